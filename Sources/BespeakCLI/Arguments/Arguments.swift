// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog

/// Why a command cannot do its work: bad usage, or input that cannot be read.
struct CommandFailure: Error {
  /// What is wrong, lower case, with the name in quotes.
  var message: String

  /// Creates a failure.
  init(_ message: String) { self.message = message }
}

/// A command's arguments, taken apart: `--name value`, `--name=value`, flags, and everything else.
///
/// After `--` nothing is an option any more. A single `-` is a positional argument.
struct Arguments {
  /// What is no option, in order.
  private(set) var positionals: [String] = []
  /// Whether `--help` or `-h` was among them; nothing else counts then.
  private(set) var wantsHelp = false
  private var options: [(name: String, value: String)] = []
  private let known: [OptionSpec]
  private let usage: Usage

  /// Takes arguments apart.
  ///
  /// - Throws: `CommandFailure` for an option the command does not have, naming the nearest one,
  ///   for a missing or unwanted value, for one that is not among the words of a choice, and for an operand too many.
  init(_ arguments: some Sequence<String>, for usage: Usage) throws(CommandFailure) {
    self.usage = usage
    known = usage.allOptions
    var rest = Array(arguments)[...]
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      wantsHelp = true
      return
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positionals.append(argument)
        continue
      }
      let equals = argument.firstIndex(of: "=")
      let spelled = String(argument[..<(equals ?? argument.endIndex)])
      var name = String(spelled.drop { $0 == "-" })
      let option = known.first { option in
        spelled.hasPrefix("--")
          ? option.name == name : option.short.map { String($0) == name } ?? false
      }
      guard let option else { throw Self.unknown(spelled, name, usage) }
      name = option.name
      if let equals {
        guard option.value != nil else {
          throw CommandFailure("option '\(spelled)' takes no value")
        }
        options.append((name, String(argument[argument.index(after: equals)...])))
      } else if let wanted = option.value {
        guard let value = rest.popFirst() else {
          throw CommandFailure(
            "option '\(spelled)' needs a value: \(spelled) \(wanted.placeholder)")
        }
        options.append((name, value))
      } else {
        options.append((name, ""))
      }
      if let fault = option.value?.fault(in: options[options.count - 1].value) {
        throw CommandFailure("option '--\(name)' \(fault)")
      }
    }
    for (place, operand) in positionals.enumerated() {
      guard let wanted = usage.operand(place) else {
        throw CommandFailure("unexpected argument '\(operand)'")
      }
      if let fault = wanted.fault(in: operand) {
        throw CommandFailure("\(wanted.placeholder) \(fault)")
      }
    }
  }

  private static func unknown(_ spelled: String, _ name: String, _ usage: Usage) -> CommandFailure {
    let nearest = NearestName.nearest(to: name, among: usage.allOptions.map(\.name))
    let hint = nearest.map { "; did you mean '--\($0)'?" } ?? ""
    return CommandFailure(
      "unknown option '\(spelled)'\(hint) (see 'bespeak \(usage.name) --help')")
  }

  /// Refuses to write over files that are named to be read.
  ///
  /// - Throws: `CommandFailure` naming the option and the file.
  func refuseLosses() throws(CommandFailure) {
    var inputs: [(option: String?, path: String)] = []
    for (place, operand) in positionals.enumerated() where usage.operand(place)?.form == .file {
      inputs.append((nil, operand))
    }
    for (name, text) in options {
      guard let value = known.first(where: { $0.name == name })?.value else { continue }
      if !value.isOutput, value.form == .file { inputs.append((name, text)) }
    }
    for output in outputs {
      let kept = inputs.filter { $0.option == nil || $0.option != output.replaced }
      try OutputFile.refuse([output.path], of: output.option, over: kept.map(\.path))
    }
  }

  /// Refuses to write over files that are read without being named.
  ///
  /// - Throws: `CommandFailure` naming the option and the file.
  func refuseLosses(of files: [String]) throws(CommandFailure) {
    for output in outputs {
      try OutputFile.refuse([output.path], of: output.option, over: files)
    }
  }

  /// The files that are written.
  private var outputs: [(option: String, path: String, replaced: String?)] {
    options.compactMap { name, text in
      guard let value = known.first(where: { $0.name == name })?.value, value.isOutput else {
        return nil
      }
      let path = value.form == .labelledFile ? text.drop { $0 != "=" }.dropFirst() : text[...]
      return (name, String(path), value.replaced)
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option; the last one counts.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// All values of an option that may be repeated, in order.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The word of a choice, given or by default; the option's declaration says what that is.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice {
    let fallback = known.first { $0.name == name }?.value?.fallback
    guard let choice: Choice = chosen(name) ?? fallback.flatMap(Choice.init) else {
      preconditionFailure("option '--\(name)' is declared as another choice, or without a default")
    }
    return choice
  }

  /// The word of a choice that was given; `nil` for none.
  func chosen<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    value(name).flatMap(Choice.init)
  }

  /// The value of an option that takes a whole number.
  ///
  /// - Throws: `CommandFailure` naming the range.
  func integer(
    _ name: String, in range: ClosedRange<Int>, default fallback: Int
  ) throws(CommandFailure) -> Int {
    guard let digits = value(name) else { return fallback }
    guard let number = Int(digits), range.contains(number) else {
      throw CommandFailure(
        "option '--\(name)' is a whole number from \(range.lowerBound) to \(range.upperBound), not '\(digits)'"
      )
    }
    return number
  }
}

// SPDX-License-Identifier: Apache-2.0

/// An option of a command, as help, completions and man pages show it.
struct OptionSpec: Sendable {
  /// The long name, without hyphens.
  let name: String
  /// What it takes; `nil` for a flag.
  let value: OptionValue?
  /// A letter that is as good as the name, with one hyphen; `nil` for most.
  let short: Character?
  // With `{words}` where the words of the value are told.
  private let template: String

  /// Declares an option that takes a value.
  ///
  /// - Parameter help: What it does; `{words}` in it stands for the words of the value.
  init(_ name: String, _ value: OptionValue, short: Character? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.short = short
    template = help
  }

  /// Declares a flag.
  init(flag name: String, _ help: String) {
    self.name = name
    value = nil
    short = nil
    template = help
  }

  /// What it does, on one line.
  var help: String {
    guard let value else { return template }
    return Self.replacing("{words}", in: template, with: value.enumeration)
      + (value.repeats ? "; may be repeated" : "")
  }

  /// What it does, up to the words and remarks: shells show it beside the name.
  var brief: String {
    let end = template.firstIndex { $0 == ";" || $0 == "{" } ?? template.endIndex
    var text = template[..<end]
    while let last = text.last, last == ":" || last == " " { text.removeLast() }
    return String(text)
  }

  private static func replacing(_ mark: String, in text: String, with words: String) -> String {
    guard let start = text.firstIndex(of: "{") else { return text }
    let rest = text[start...]
    guard rest.hasPrefix(mark) else { return text }
    return text[..<start] + words + rest.dropFirst(mark.count)
  }
}

/// What a command is for and how it is called; its `--help` is made from this.
struct Usage: Sendable {
  /// The command's name.
  var name: String
  /// What it does, in a fragment.
  var summary: String
  /// What follows the name in the usage line.
  var synopsis: String
  /// What there is to know beyond the options.
  var discussion: String = ""
  /// What it takes beside options, in order; the last one may be repeated.
  var operands: [OptionValue] = []
  /// Its own options; `--help` is added to all.
  var options: [OptionSpec]
  /// Commands that work as they stand where the files they name exist.
  var examples: [String]

  /// Every option the command knows.
  var allOptions: [OptionSpec] { options + [OptionSpec(flag: "help", "show this text (also -h)")] }

  /// What an operand takes, from 0; `nil` past the last one.
  func operand(_ place: Int) -> OptionValue? {
    if place < operands.count { return operands[place] }
    return operands.last.flatMap { $0.repeats ? $0 : nil }
  }

  /// The text of `--help`.
  var help: String {
    var text = "bespeak \(name): \(summary)\n\nUsage: bespeak \(name) \(synopsis)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    text += "\nOptions:\n"
    let names = allOptions.map { option in
      (option.short.map { "-\($0), " } ?? "") + "--" + option.name
        + (option.value.map { " " + $0.placeholder } ?? "")
    }
    let width = min(24, names.map(\.count).max() ?? 0)
    for (name, option) in zip(names, allOptions) {
      var start = "  " + name
      if name.count > width {
        text += start + "\n"
        start = ""
      }
      for line in Self.wrapped(option.help, to: 100 - width - 4) {
        text += start + String(repeating: " ", count: max(0, width + 4 - start.count)) + line + "\n"
        start = ""
      }
    }
    text += examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
    for example in examples { text += "  " + example + "\n" }
    return text
  }

  /// Lines of at most so many characters; a longer word has a line of its own.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What an option or an operand takes, as help, the check of arguments, completions and man pages have it.
struct OptionValue: Sendable {
  /// The kinds of values.
  enum Form: Sendable {
    /// Any text.
    case text
    /// A file or a folder with files; or one of the words, where there are any.
    case file
    /// A folder.
    case folder
    /// One of the words. `Arguments` refuses any other.
    case choice
    /// One of many words. The command refuses any other, and says which is near.
    case name
    /// Names with commas between them.
    case list
    /// One of the words, "=", and a file.
    case labelledFile
  }

  /// A value that can be typed as it is.
  struct Word: Sendable, Hashable {
    /// The word itself.
    var text: String
    /// What is to be known of it; may be empty.
    var remark = ""
  }

  /// What stands for the value in the help.
  let placeholder: String
  /// What it is.
  let form: Form
  /// The word that counts where the option is not given, if one.
  private(set) var fallback: String?
  /// Whether it is a file that is written.
  private(set) var isOutput = false
  /// The option whose file an output may take the place of, if one.
  private(set) var replaced: String?
  /// Whether it may be given several times, each adding to the others.
  private(set) var repeats = false
  // Made when asked for: the tables of all commands are made at each start, and rules alone are a hundred words.
  private let makeWords: @Sendable () -> [Word]

  private init(_ placeholder: String, _ form: Form, _ words: @escaping @Sendable () -> [Word]) {
    self.placeholder = placeholder
    self.form = form
    makeWords = words
  }

  /// The words that are known, in the order of the help; empty for texts and folders.
  var words: [Word] { makeWords() }

  /// The same value, which may be given several times.
  var repeated: OptionValue {
    var value = self
    value.repeats = true
    return value
  }

  /// Any text.
  static func text(_ placeholder: String) -> OptionValue { OptionValue(placeholder, .text) { [] } }

  /// A file, or a folder of files.
  ///
  /// - Parameter words: Words that may stand in its place.
  static func file(_ placeholder: String, or words: Word...) -> OptionValue {
    OptionValue(placeholder, .file) { words }
  }

  /// A file that is written, and must be none that is read.
  ///
  /// - Parameter replaced: The option whose file it may take the place of.
  static func output(_ placeholder: String, replacing replaced: String? = nil) -> OptionValue {
    var value = file(placeholder)
    value.isOutput = true
    value.replaced = replaced
    return value
  }

  /// A folder.
  static func folder(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder, .folder) { [] }
  }

  /// One of the cases of a type.
  ///
  /// - Parameters:
  ///   - excluded: Cases that this option does not have.
  ///   - fallback: The case that counts where the option is not given.
  ///   - remarks: What is to be known of some of them.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ placeholder: String, of type: Choice.Type, except excluded: Choice...,
    default fallback: Choice? = nil,
    _ remarks: [String: String] = [:]
  ) -> OptionValue {
    let left = excluded.map(\.rawValue)
    let isOffered: @Sendable (String) -> Bool = { !left.contains($0) }
    var value = OptionValue(placeholder, .choice) {
      type.allCases.map(\.rawValue).filter(isOffered).map {
        Word(text: $0, remark: remarks[$0] ?? "")
      }
    }
    value.fallback = fallback?.rawValue
    return value
  }

  /// One of many names, which the command checks.
  static func name(
    _ placeholder: String, of words: @escaping @Sendable () -> [Word]
  ) -> OptionValue { OptionValue(placeholder, .name, words) }

  /// Names with commas between them, which the command checks.
  static func list(
    _ placeholder: String, of words: @escaping @Sendable () -> [Word]
  ) -> OptionValue { OptionValue(placeholder, .list, words) }

  /// A file that is written, after one of some words and "=", which the command checks.
  static func labelledFile(
    _ placeholder: String, by words: @escaping @Sendable () -> [Word]
  ) -> OptionValue {
    var value = OptionValue(placeholder, .labelledFile, words)
    value.isOutput = true
    return value
  }

  /// The words in a sentence: `'table' (the default) or 'json'`.
  var enumeration: String {
    let parts = words.map { word in
      let remarks = [word.remark, word.text == fallback ? "the default" : ""].filter { !$0.isEmpty }
      return "'\(word.text)'" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
    }
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ")
      + (form == .list ? ", " : " or ") + last
  }

  /// What is wrong with a value, to follow its option's name; `nil` where nothing is, or the command checks it.
  func fault(in value: String) -> String? {
    guard form == .choice else { return nil }
    let words = words.map(\.text)
    guard !words.contains(value) else { return nil }
    return "is one of \(words.map { "'\($0)'" }.joined(separator: ", ")), not '\(value)'"
  }
}

// SPDX-License-Identifier: Apache-2.0

/// An option of a command, as `--help` shows it.
struct OptionSpec: Sendable {
  /// The long name, without hyphens.
  var name: String
  /// What stands for the value in the help; `nil` for a flag.
  var value: String?
  /// What it does, in one line or several.
  var help: String
  /// A letter that is as good as the name, with one hyphen; `nil` for most.
  var short: Character?

  /// Declares an option that takes a value.
  init(_ name: String, _ value: String, short: Character? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
    self.short = short
  }

  /// Declares a flag.
  init(flag name: String, _ help: String) {
    self.name = name
    value = nil
    self.help = help
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
  /// Its own options; `--help` is added to all.
  var options: [OptionSpec]
  /// Commands that work as they stand where the files they name exist.
  var examples: [String]

  /// Every option the command knows.
  var allOptions: [OptionSpec] { options + [OptionSpec(flag: "help", "show this text (also -h)")] }

  /// The text of `--help`.
  var help: String {
    var text = "bespeak \(name): \(summary)\n\nUsage: bespeak \(name) \(synopsis)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    text += "\nOptions:\n"
    let names = allOptions.map { option in
      (option.short.map { "-\($0), " } ?? "") + "--" + option.name
        + (option.value.map { " " + $0 } ?? "")
    }
    let width = min(24, names.map(\.count).max() ?? 0)
    for (name, option) in zip(names, allOptions) {
      let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false)
      var first = "  " + name
      if name.count > width {
        text += first + "\n"
        first = ""
      }
      for (i, line) in lines.enumerated() {
        let start = i == 0 ? first : ""
        text += start + String(repeating: " ", count: max(0, width + 4 - start.count)) + line + "\n"
      }
    }
    text += examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
    for example in examples { text += "  " + example + "\n" }
    return text
  }
}

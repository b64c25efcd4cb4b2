// SPDX-License-Identifier: Apache-2.0

/// What the completions of every shell are made from: the tables of all commands, and each set of words once.
struct CompletionTable {
  /// All commands, and `help`, which is none but is called as one.
  let usages: [Usage]
  /// The sets of words that values have, each once, in the order of the commands.
  private(set) var wordSets: [[OptionValue.Word]] = []
  private var places: [[OptionValue.Word]: Int] = [:]

  /// Takes the commands' tables.
  init(_ commands: [Usage]) {
    let names = OptionValue.name("COMMAND") { CommandNames.words }
    usages =
      commands + [
        Usage(
          name: "help", summary: "show a command's options and examples", synopsis: "COMMAND",
          operands: [names], options: [], examples: [])
      ]
    for usage in usages {
      for value in usage.options.compactMap(\.value) + usage.operands {
        let words = value.words
        guard !words.isEmpty, places[words] == nil else { continue }
        places[words] = wordSets.count
        wordSets.append(words)
      }
    }
  }

  /// The place of a value's words among the sets; `nil` for a value without words.
  func wordSet(of value: OptionValue) -> Int? { places[value.words] }

  /// A text in single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

/// The names of all commands.
enum CommandNames {
  /// Each with its summary.
  static var words: [OptionValue.Word] {
    Command.commands.map { OptionValue.Word(text: $0.usage.name, remark: $0.usage.summary) }
  }
}

extension OptionSpec {
  /// How it is written on a command line, the long way first.
  var spellings: [String] { ["--" + name] + (short.map { ["-\($0)"] } ?? []) }
}

extension Usage {
  /// How its options are written on a command line, `-h` last.
  var spellings: [String] { allOptions.flatMap(\.spellings) + ["-h"] }
}

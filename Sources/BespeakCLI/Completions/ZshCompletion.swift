// SPDX-License-Identifier: Apache-2.0

/// The completion of `bespeak` in zsh: a file `_bespeak` of `$fpath`, or a text to evaluate.
enum ZshCompletion {
  /// The script.
  static func script(_ table: CompletionTable) -> String {
    var text = """
      #compdef bespeak
      # Completion of bespeak in zsh; made by 'bespeak completions zsh'.


      """
    for (k, words) in table.wordSets.enumerated() {
      text += "_bespeak_words\(k)() {\n  local -a words=(\n"
      for word in words { text += "    " + described(word.text, word.remark) + "\n" }
      text += "  )\n  _describe -t words word words \"$@\"\n}\n"
    }
    text += "_bespeak_commands() {\n  local -a commands=(\n"
    for usage in table.usages { text += "    " + described(usage.name, usage.summary) + "\n" }
    text += "  )\n  _describe -t commands command commands \"$@\"\n}\n"
    text += """
      # An operand that is any text; nothing is said of it where an option is typed, which would be listed, and not written.
      _bespeak_text() { [[ $PREFIX == -* ]] || _message "$1" }
      _bespeak_file_or() { _alternative "words:word:$1" 'files:file:_files' }
      _bespeak_labelled() { if compset -P '*='; then _files; else $1 -q -S =; fi }

      _bespeak() {
        local curcontext="$curcontext" ret=1
        local -a state line
        local -A opt_args
        _arguments -C \\
          '(- *)'{-h,--help}'[show all commands]' '(- *)--version[show the version]' \\
          '1:command:_bespeak_commands' '*::argument:->command' && ret=0
        [[ -n $state ]] || return ret
        curcontext="${curcontext%:*}-$line[1]:"
        case $line[1] in

      """
    for usage in table.usages { text += entry(usage, table) }
    return text + """
        esac
        return ret
      }

      # As a file of fpath this is the body of the function; else it is evaluated, after compinit.
      if [[ $funcstack[1] == _bespeak ]]; then _bespeak "$@"; else compdef _bespeak bespeak; fi

      """
  }

  private static func entry(_ usage: Usage, _ table: CompletionTable) -> String {
    var specs: [String] = []
    for option in usage.options {
      let help = "[" + escaped(option.brief, #"\[]"#) + "]"
      let others = option.short == nil ? "" : "(" + option.spellings.joined(separator: " ") + ")"
      for spelling in option.spellings {
        var spec = option.value?.repeats == true ? "*" : others
        spec += spelling
        if let value = option.value {
          // '-o=FILE' is understood, and nobody writes it so.
          spec += (spelling.hasPrefix("--") ? "=" : "") + help + argument(value, table)
        } else {
          spec += help
        }
        specs.append(CompletionTable.quoted(spec))
      }
    }
    specs.append("'(- *)'{-h,--help}'[show options and examples]'")
    for (k, operand) in usage.operands.enumerated() {
      let place = operand.repeats ? "*" : "\(k + 1)"
      let value = escaped(operand.placeholder, #"\:"#)
      let argument =
        operand.form == .text ? ":\(value): _bespeak_text \(value)" : argument(operand, table)
      specs.append(CompletionTable.quoted(place + argument))
    }
    return "    \(usage.name)) _arguments -S \\\n      "
      + specs.joined(separator: " \\\n      ") + " && ret=0 ;;\n"
  }

  /// A value as a part of an argument of `_arguments`: a message, and what completes it.
  private static func argument(_ value: OptionValue, _ table: CompletionTable) -> String {
    let words = table.wordSet(of: value).map { "_bespeak_words\($0)" }
    let action =
      switch value.form {
      // A blank alone only shows the message; one at the start keeps zsh from adding arguments for compadd.
      case .text: " "
      case .file: words.map { " _bespeak_file_or \($0)" } ?? "_files"
      // _files would offer files where no folder matches.
      case .folder: "_path_files -/"
      case .choice, .name: words ?? " "
      case .list: words.map { "_sequence -s , \($0)" } ?? " "
      case .labelledFile: words.map { " _bespeak_labelled \($0)" } ?? "_files"
      }
    return ":" + escaped(value.placeholder, #"\:"#) + ":" + action
  }

  /// A word with its description, as `_describe` takes them.
  private static func described(_ word: String, _ remark: String) -> String {
    let name = escaped(word, #"\:"#)
    return CompletionTable.quoted(remark.isEmpty ? name : name + ":" + escaped(remark, #"\"#))
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for character in text {
      if special.contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}

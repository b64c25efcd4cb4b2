// SPDX-License-Identifier: Apache-2.0

/// The completion of `bespeak` in fish.
enum FishCompletion {
  /// What the lines for commands call.
  private static let functions = #"""
    # Completion of bespeak in fish; made by 'bespeak completions fish'.

    # Whether a command is being written, and with a number, whether that operand is; options with values follow.
    function __bespeak_in
      set -l words (commandline -opc)
      test (count $words) -ge 2; and test "$words[2]" = $argv[1]; or return 1
      test (count $argv) -eq 1; and return 0
      set -l place 0
      set -l skips 0
      for word in $words[3..]
        if test $skips -eq 1
          set skips 0
        else if contains -- $word $argv[3..]
          set skips 1
        else if not string match -q -- '-*' $word
          set place (math $place + 1)
        end
      end
      test $place -eq $argv[2]
    end

    # Words behind those of a list that are there.
    function __bespeak_list
      set -l head (string match -r -- '^.*,' (string replace -r -- '^--[^=]*=' '' (commandline -ct)))
      for word in ($argv[1])
        echo -- "$head$word"
      end
    end

    # Words with "=", then files.
    function __bespeak_labelled
      set -l token (string replace -r -- '^--[^=]*=' '' (commandline -ct))
      set -l head (string match -r -- '^[^=]*=' $token)
      if test -n "$head"
        for file in (__fish_complete_path (string replace -- $head '' $token))
          echo -- $head$file
        end
      else
        for word in ($argv[1])
          echo -- (string replace -r -- '(\t|$)' '=$1' $word)
        end
      end
    end


    """#

  /// The script.
  static func script(_ table: CompletionTable) -> String {
    var text = functions
    for (k, words) in table.wordSets.enumerated() {
      text += "function __bespeak_words\(k)\n  printf '%s\\t%s\\n'"
      for word in words { text += " " + quoted(word.text) + " " + quoted(word.remark) }
      text += "\nend\n"
    }
    text += """

      complete -c bespeak -f
      complete -c bespeak -n __fish_is_first_token -s h -l help -d 'show all commands'
      complete -c bespeak -n __fish_is_first_token -l version -d 'show the version'

      """
    for usage in table.usages { text += entry(usage, table) }
    return text
  }

  private static func entry(_ usage: Usage, _ table: CompletionTable) -> String {
    let start = "complete -c bespeak -n '__bespeak_in \(usage.name)"
    var text =
      "complete -c bespeak -n __fish_is_first_token -a \(usage.name) -d \(quoted(usage.summary))\n"
    for option in usage.options {
      text += start + "' -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
      text += option.value.map { argument($0, table) } ?? ""
      text += " -d " + quoted(option.brief) + "\n"
    }
    text += start + "' -s h -l help -d 'show options and examples'\n"
    for (k, operand) in usage.operands.enumerated() where operand.form != .text {
      let valued = usage.options.filter { $0.value != nil }.flatMap(\.spellings)
      let place = operand.repeats ? "" : ([" \(k)"] + valued).joined(separator: " ")
      // An operand's completions are no value of an option: -r, which says so, is left out.
      let argument = argument(operand, table).replacing(" -r", with: "").replacing(" -x", with: "")
      text += start + place + "'" + argument + "\n"
    }
    return text
  }

  private static func argument(_ value: OptionValue, _ table: CompletionTable) -> String {
    let words = table.wordSet(of: value).map { "__bespeak_words\($0)" }
    return switch value.form {
    case .text: " -x"
    case .file: " -r -F" + (words.map { " -a '(\($0))'" } ?? "")
    case .folder: " -x -a '(__fish_complete_directories (commandline -ct))'"
    case .choice, .name: " -x" + (words.map { " -a '(\($0))'" } ?? "")
    case .list: " -x" + (words.map { " -a '(__bespeak_list \($0))'" } ?? "")
    case .labelledFile: " -x" + (words.map { " -a '(__bespeak_labelled \($0))'" } ?? "")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}

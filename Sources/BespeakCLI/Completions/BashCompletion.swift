// SPDX-License-Identifier: Apache-2.0

/// The completion of `bespeak` in bash.
///
/// For bash 3.2, which macOS has, and without the package bash-completion: no associative arrays, and `compopt` only
/// where it is there. Files are left to readline, which knows how to write blanks and other letters of the shell.
enum BashCompletion {
  /// The script.
  static func script(_ table: CompletionTable) -> String {
    var text = """
      # Completion of bespeak in bash 3.2 and later; made by 'bespeak completions bash'.

      # Sets, in the caller: the options of $command, and what $option or else the operand number $place takes.
      _bespeak_table() {
        options='' kind='' words=''
        case $command in

      """
    for usage in table.usages { text += entry(usage, table) }
    text += "  esac\n}\n"
    for (k, words) in table.wordSets.enumerated() {
      let list = words.map(\.text).joined(separator: " ")
      text += "_bespeak_words\(k)=\(CompletionTable.quoted(list))\n"
    }
    text += "_bespeak_commands='\(table.usages.map(\.name).joined(separator: " "))'\n"
    return text + "\n" + function
  }

  private static func entry(_ usage: Usage, _ table: CompletionTable) -> String {
    var text = "    \(usage.name))\n      options='\(usage.spellings.joined(separator: " "))'\n"
    // Options that take the same are one line.
    var lines: [(value: String, options: [String])] = []
    for option in usage.options {
      guard let value = option.value else { continue }
      let assignment = assignment(value, table)
      if let k = lines.firstIndex(where: { $0.value == assignment }) {
        lines[k].options += option.spellings
      } else {
        lines.append((assignment, option.spellings))
      }
    }
    text += "      case $option in\n"
    for line in lines {
      text += "        \(line.options.joined(separator: " | "))) \(line.value) ;;\n"
    }
    text += "        '') case $place in\n"
    for (k, operand) in usage.operands.enumerated() {
      let place = operand.repeats ? "*" : "\(k)"
      text += "          \(place)) \(assignment(operand, table)) ;;\n"
    }
    return text + "        esac ;;\n      esac ;;\n"
  }

  private static func assignment(_ value: OptionValue, _ table: CompletionTable) -> String {
    let kind =
      switch value.form {
      case .text: "text"
      case .file: "file"
      case .folder: "folder"
      case .choice, .name: "word"
      case .list: "list"
      case .labelledFile: "label"
      }
    return "kind=\(kind)" + (table.wordSet(of: value).map { " words=$_bespeak_words\($0)" } ?? "")
  }

  private static let function = #"""
    # Readline completes files where a function finds nothing; this says otherwise, where bash can (4.0).
    _bespeak_compopt() { compopt "$@" 2>/dev/null || true; }

    _bespeak() {
      local command='' option='' options kind words word place=0 i=1 only='' head='' IFS=$' \t\n'
      local current=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      # A file that is read or written by the shell.
      case ${COMP_WORDS[COMP_CWORD-1]} in *[\<\>]) return ;; esac
      # bash takes '--name=value' for three words, unless '=' is no longer in COMP_WORDBREAKS.
      while [ "$i" -lt "$COMP_CWORD" ]; do
        word=${COMP_WORDS[i]}
        i=$((i + 1))
        if [ -z "$command" ]; then
          command=$word
        elif [ "$word" = '=' ]; then
          # Of 'junit=report.xml' the word before it was taken for the value.
          [ -n "$option" ] || head=$word
        elif [ -n "$option" ]; then
          option=''
        elif [ -n "$head" ]; then
          head=''
        elif [ -z "$only" ] && [ "$word" = -- ]; then
          only=operands
        elif [ -z "$only" ] && [ "${word#-}" != "$word" ]; then
          case $word in
            *=*) ;;
            *)
              option=$word
              _bespeak_table
              [ -n "$kind" ] || option='' ;;
          esac
        else
          place=$((place + 1))
        fi
      done
      if [ "$current" = '=' ]; then
        [ -n "$option" ] || head='='
        current=''
      fi
      # After 'junit=' comes a file.
      [ -z "$head" ] || return
      if [ -z "$command" ]; then
        _bespeak_compopt +o default +o bashdefault
        case $current in
          -*) words='--help --version -h' ;;
          *) words=$_bespeak_commands ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
      fi
      if [ -z "$option" ] && [ -z "$only" ]; then
        case $current in
          --*=*)
            option=${current%%=*} head=${current%%=*}=
            current=${current#*=} ;;
          -*)
            _bespeak_table
            _bespeak_compopt +o default +o bashdefault
            COMPREPLY=($(compgen -W "$options" -- "$current"))
            return ;;
        esac
      fi
      _bespeak_table
      case $kind in
        word)
          _bespeak_compopt +o default +o bashdefault
          COMPREPLY=($(compgen -P "$head" -W "$words" -- "$current")) ;;
        list)
          _bespeak_compopt +o default +o bashdefault -o nospace
          case $current in *,*) head=$head${current%,*}, ;; esac
          COMPREPLY=($(compgen -P "$head" -W "$words" -- "${current##*,}")) ;;
        label)
          case $current in
            *=*)
              IFS=$'\n'
              _bespeak_compopt -o filenames
              COMPREPLY=($(compgen -P "$head${current%%=*}=" -f -- "${current#*=}")) ;;
            *)
              _bespeak_compopt +o default +o bashdefault -o nospace
              COMPREPLY=($(compgen -P "$head" -S = -W "$words" -- "$current")) ;;
          esac ;;
        file)
          # Readline does it, unless there are words as well or the option is of the same word.
          if [ -n "$words$head" ]; then
            _bespeak_compopt -o filenames
            COMPREPLY=($(compgen -P "$head" -W "$words" -- "$current"))
            IFS=$'\n'
            COMPREPLY=(${COMPREPLY[@]+"${COMPREPLY[@]}"} $(compgen -P "$head" -f -- "$current"))
          fi ;;
        folder)
          _bespeak_compopt +o default +o bashdefault -o dirnames ;;
        *)
          _bespeak_compopt +o default +o bashdefault ;;
      esac
    }
    complete -o bashdefault -o default -F _bespeak bespeak

    """#
}

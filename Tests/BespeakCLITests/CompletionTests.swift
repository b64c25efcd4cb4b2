// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Completions", .timeLimit(.minutes(hangMinutes))) struct CompletionTests {
  /// A shell, and how it is asked.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// Whether it is installed.
    var isThere: Bool {
      (try? CommandRunner().shell("command -v \(rawValue)").status == 0) ?? false
    }
  }

  /// Lines of a shell up to the cursor, and what may follow: the last word, completed in every way.
  static let cases: [(typed: String, words: [String])] = [
    ("", HelpTests.commands + ["help"]),
    ("re", ["report", "resolve", "review"]),
    ("help res", ["resolve"]),
    ("manual memo", ["memory"]),
    ("completions ", ["bash", "fish", "zsh"]),
    ("resolve --pol", ["--policy"]),
    ("resolve --policy ", ["balanced", "cautious", "eager"]),
    ("resolve --policy=c", ["--policy=cautious"]),
    ("resolve --policy eager --out", ["--output"]),
    ("lint --rules ", ["apple", "extended"]),
    ("review --format ", ["github", "json", "sarif", "text"]),
    ("export --to x", ["xcstrings"]),
    (
      "parse --types ",
      [
        "boolean", "dateTime", "duration", "email", "list", "measurement", "money", "number",
        "ordinal", "percentage", "phoneNumber", "url",
      ]
    ),
    ("parse --types number,mo", ["number,money"]),
    ("parse --types=number,mo", ["--types=number,money"]),
    ("lint --explain missing-app", ["missing-app-name"]),
    ("lint --disable missing-app-name,zz", []),
    ("lint --disable x,missing-app", ["x,missing-app-name"]),
    ("resolve --catalog ta", ["tasks.json"]),
    ("resolve --catalog=ta", ["--catalog=tasks.json"]),
    ("resolve --catalog tasks.json --catalog tr", ["transcripts.jsonl"]),
    ("resolve --vectors n", ["none"]),
    ("resolve --vectors tr", ["transcripts.jsonl"]),
    ("resolve --title ta", []),
    ("resolve sh", []),
    ("resolve -- --pol", []),
    ("lint a", ["a file.json"]),
    ("lint tr", ["transcripts.jsonl"]),
    ("export --output ", ["folder"]),
    ("export --output ta", []),
    ("test --report ju", ["junit"]),
    ("test --report junit=ta", ["junit=tasks.json"]),
    ("test --report=html=ta", ["--report=html=tasks.json"]),
    ("memory ta", ["tasks.json"]),
    ("memory x ", ["correct", "donate", "export", "forget", "list", "stats"]),
    ("memory --app y x don", ["donate"]),
    ("extract -D X -o ta", ["tasks.json"]),
    ("extract --platform tv", ["tvOS"]),
  ]

  @Test("each shell completes what is typed", arguments: Shell.allCases)
  func typed(shell: Shell) throws {
    guard shell.isThere else { return }
    let runner = try CommandRunner()
    try runner.write("{}", to: "a file.json")
    try runner.write("", to: "folder/kept")
    let answers = try Self.ask(shell, Self.cases, runner)
    for (k, (typed, words)) in Self.cases.enumerated() {
      // What is not completed stays as it was typed.
      let last = typed.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      let expected = words.isEmpty && !last.isEmpty ? [String(last)] : words
      let answer = try #require(answers[k], "\(shell) after '\(typed)'")
      #expect(Set(answer) == Set(expected), "\(shell) after '\(typed)'")
    }
  }

  @Test("bash completes where '=' parts no words, and files that are redirected")
  func bashOddities() throws {
    let runner = try CommandRunner()
    let lines = Self.cases.map(\.typed).filter { $0.contains("=") } + ["talk < ta"]
    let cases = lines.map { line in Self.cases.first { $0.typed == line } ?? (line, ["tasks.json"])
    }
    let answers = try Self.ask(.bash, cases, runner, first: "COMP_WORDBREAKS=${COMP_WORDBREAKS//=}")
    for (k, (typed, words)) in cases.enumerated() where !typed.contains("<") {
      #expect(answers[k] == words, "after '\(typed)'")
    }
    // The word after '<' is none that the command is given, and a file that is not there would keep it from running.
    #expect(answers[cases.count - 1] == [])
  }

  @Test("every option of every command is in every script", arguments: Shell.allCases)
  func everything(shell: Shell) throws {
    let runner = try CommandRunner()
    let script = try runner.run("completions", shell.rawValue).output
    for command in HelpTests.commands {
      let help = try runner.run(command, "--help").lines
      let own = script.components(separatedBy: "\n").filter { line in
        shell == .fish && line.hasPrefix("complete -c bespeak -n '__bespeak_in \(command)'")
      }
      let block =
        shell == .fish
        ? own.joined(separator: "\n")
        : script.components(separatedBy: "\n    \(command))").dropFirst().first?
          .components(separatedBy: shell == .bash ? "      esac ;;\n" : " && ret=0 ;;\n").first
          ?? ""
      #expect(!block.isEmpty, "\(command)")
      let options = help.compactMap { $0.firstMatch(of: /^  (?:-., )?--([a-z-]+)/)?.1 }
      #expect(options.last == "help")
      for option in options {
        let spelled = shell == .fish ? "-l \(option) " : "--\(option)"
        #expect((block + " ").contains(spelled), "\(command) --\(option)")
      }
    }
  }

  @Test("the help of a choice names its words, and another word is refused with their names")
  func choices() throws {
    let runner = try CommandRunner()
    let script = try runner.run("completions", "fish").output
    for command in HelpTests.commands {
      let help = try runner.run(command, "--help").output.replacing(/\n +/, with: " ")
      for line in script.components(separatedBy: "\n")
      where line.hasPrefix("complete -c bespeak -n '__bespeak_in \(command)' -l ") {
        guard let match = line.firstMatch(of: /-l ([a-z-]+).* -x -a '\((__bespeak_words\d+)\)'/),
          match.1 != "explain"
        else { continue }
        let option = String(match.1)
        let refused = try runner.run(command, "--\(option)", "nonsense")
        #expect(refused.status == 2)
        let names = refused.errors.matches(of: /'([A-Za-z]+)'/).map { String($0.1) }
        #expect(refused.errors.hasPrefix("bespeak: option '--\(option)' is one of "))
        for name in names.dropLast() { #expect(help.contains("'\(name)'"), "\(command) \(name)") }
      }
    }
  }

  @Test("another shell, or none, is refused") func others() throws {
    let runner = try CommandRunner()
    let other = try runner.run("completions", "ksh")
    #expect(other.status == 2)
    #expect(other.errors == "bespeak: SHELL is one of 'bash', 'zsh', 'fish', not 'ksh'\n")
    #expect(try runner.run("completions").errors == "bespeak: no shell given: bash, zsh or fish\n")
    #expect(
      try runner.run("completions", "zsh", "x").errors == "bespeak: unexpected argument 'x'\n")
  }

  // MARK: - Asking

  /// What a shell makes of each line, by its number: the words from the one at the cursor on.
  ///
  /// bash and zsh are typed to, with the key that writes every completion at once; `bespeak` is a function that
  /// prints what it is given. fish is asked for its list.
  private static func ask(
    _ shell: Shell, _ cases: [(typed: String, words: [String])], _ runner: CommandRunner,
    first: String = ":"
  ) throws -> [Int: [String]] {
    let script = try runner.run("completions", shell.rawValue)
    #expect(script.status == 0)
    try runner.write(script.output, to: ".asked/script")
    let echo = #"bespeak() { local IFS='|'; echo "$number|$*"; }"#
    var typed = ""
    for (k, item) in cases.enumerated() {
      // One completion is written by the key everybody uses.
      let key = shell == .bash ? "\u{1B}*" : item.words.count > 1 ? "\u{18}\u{1}" : "\t"
      typed += "number=\(k)\nbespeak \(item.typed)\(key)\n"
    }
    let result: CommandResult
    switch shell {
    case .bash:
      let start = "\(echo)\n. .asked/script\nbind 'set match-hidden-files off'\n\(first)\n"
      try runner.write(start + typed + "exit\n", to: ".asked/typed")
      result = try runner.shell(
        "bash --norc --noprofile -i < .asked/typed 2>/dev/null",
        environment: ["HOME": "/nonexistent"])
    case .zsh:
      try runner.write("\(echo)\n. .asked/script\n", to: ".asked/start")
      try runner.write(typed, to: ".asked/typed")
      try runner.write(zshDriver, to: ".asked/driver")
      result = try runner.shell("TERM=dumb zsh -f .asked/driver")
    case .fish:
      let lines = cases.enumerated().map { k, item in
        "for word in (complete -C 'bespeak \(item.typed)'); echo '\(k)|'$word; end"
      }
      try runner.write("source .asked/script\n" + lines.joined(separator: "\n"), to: ".asked/asked")
      result = try runner.shell("fish --no-config .asked/asked")
    }
    var answers: [Int: [String]] = [:]
    for line in result.lines {
      let line = line.trimmingCharacters(in: .newlines)
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1, let k = Int(parts[0]), cases.indices.contains(k) else { continue }
      if shell == .fish {
        answers[k, default: []].append(parts[1].components(separatedBy: "\t")[0])
      } else {
        let before =
          cases[k].typed.split(separator: " ", omittingEmptySubsequences: false).count - 1
        answers[k] = Array(parts.dropFirst(1 + before))
      }
    }
    for (k, item) in cases.enumerated() where shell == .fish && answers[k] == nil {
      let last = item.typed.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      answers[k] = last.isEmpty ? [] : [String(last)]
    }
    // "junit=" and "folder/" are to be gone on with.
    return answers.mapValues { words in
      words.map { word in word.last == "=" || word.last == "/" ? String(word.dropLast()) : word }
    }
  }

  /// Types to a zsh at a terminal of its own.
  private static let zshDriver = #"""
    zmodload zsh/zpty
    zpty z "PS1=; zsh -f -i"
    put() { zpty -w z "$1"; }
    put 'PS1=; PS2=; unsetopt beep zle_bracketed_paste; autoload -Uz compinit; compinit -u -D'
    put '. .asked/start; zle -C all complete-word _generic; bindkey "^X^A" all'
    put 'zstyle ":completion:all:*" completer _all_matches _complete'
    put 'zstyle ":completion:all:*" insert true'
    while IFS= read -r line; do put "$line"; done < .asked/typed
    put 'echo over; exit'
    while zpty -r z out; do
      print -rn -- "${out//$'\r'/}"
      [[ $out == over* ]] && break
    done
    """#
}

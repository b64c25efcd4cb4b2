// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// A page of the manual in the macros of man(7), which groff and mandoc read.
struct ManualPage {
  /// The page.
  private(set) var text = ""

  /// What every command exits with.
  private static let statuses = [
    ("0", "Done."),
    ("1", "There are findings, failed cases, or nothing was found."),
    ("2", "Bad usage, or input that cannot be read. The reason is on standard error."),
  ]

  /// The page of one command.
  init(_ usage: Usage) {
    begin("bespeak-\(usage.name)", usage.summary)
    section("SYNOPSIS")
    call("bespeak \(usage.name)", usage.synopsis)
    section("DESCRIPTION")
    paragraphs(usage.discussion.isEmpty ? Self.sentence(usage.summary) : usage.discussion)
    section("OPTIONS")
    for option in usage.allOptions { entry(option) }
    end(examples: usage.examples, others: ["bespeak"])
  }

  /// The page of `bespeak` itself, which lists the commands.
  init(commands: [Usage]) {
    begin("bespeak", "resolves what people say to the intents that apps declare")
    section("SYNOPSIS")
    call("bespeak", "COMMAND [options]")
    section("DESCRIPTION")
    for usage in commands {
      line(".TP")
      line(#"\fBbespeak "# + Self.literal(usage.name) + #"\fR"#)
      prose(Self.sentence(usage.summary))
    }
    section("OPTIONS")
    entry(
      OptionSpec(
        flag: "help", "show all commands (also -h); with a command, its options and examples"))
    entry(OptionSpec(flag: "version", "show the version"))
    end(
      examples: [#"bespeak resolve --catalog tasks.json "complete buy milk in tasks""#],
      others: commands.map { "bespeak-" + $0.name })
  }

  // MARK: - Parts

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func section(_ name: String) { line(".SH " + name) }

  private mutating func begin(_ name: String, _ summary: String) {
    line(
      #".TH "\#(Self.literal(name.uppercased()))" "1" "\#(BespeakVersion.date)" "#
        + #""bespeak \#(BespeakVersion.text)" "Bespeak""#)
    // What is quoted is often to be typed, so no word is broken.
    line(".nh")
    line(".ad l")
    section("NAME")
    line(Self.literal(name) + #" \- "# + Self.prose(summary))
  }

  /// How a command is called, and with what.
  private mutating func call(_ command: String, _ synopsis: String) {
    line(#"\fB"# + Self.literal(command) + #"\fR "# + Self.literal(synopsis))
  }

  private mutating func entry(_ option: OptionSpec) {
    let names = option.spellings.reversed().map { #"\fB"# + Self.literal($0) + #"\fR"# }
    line(".TP")
    line(
      names.joined(separator: ", ")
        + (option.value.map { #" \fI"# + Self.literal($0.placeholder) + #"\fR"# } ?? ""))
    prose(Self.sentence(option.help))
  }

  /// Paragraphs with blank lines between them; what is laid out in columns or indented stays as it is.
  private mutating func paragraphs(_ text: String) {
    for (k, paragraph) in text.split(separator: "\n\n").enumerated() {
      if k > 0 { line(".PP") }
      let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
      let isLaidOut = lines.contains { $0.hasPrefix(" ") || $0.contains("   ") }
      isLaidOut ? verbatim(lines) : prose(paragraph.replacing("\n", with: " "))
    }
  }

  /// Text to read, in short lines, as linters of pages like them.
  private mutating func prose(_ text: some StringProtocol) {
    for part in Usage.wrapped(String(text), to: 70) { line(Self.prose(part)) }
  }

  private mutating func verbatim(_ lines: some Sequence<some StringProtocol>) {
    line(".nf")
    for text in lines { line(Self.literal(String(text))) }
    line(".fi")
  }

  private mutating func end(examples: [String], others: [String]) {
    section("EXAMPLES")
    verbatim(examples)
    section("EXIT STATUS")
    for (status, meaning) in Self.statuses {
      line(".TP")
      line(#"\fB"# + status + #"\fR"#)
      line(meaning)
    }
    section("SEE ALSO")
    for (k, name) in others.enumerated() {
      line(#".BR "# + Self.literal(name) + " (1)" + (k + 1 < others.count ? "," : ""))
    }
  }

  // MARK: - Letters

  private static func sentence(_ fragment: String) -> String {
    fragment.prefix(1).uppercased() + fragment.dropFirst() + "."
  }

  /// Text to read. A hyphen is one, unless it begins an option.
  static func prose(_ text: String) -> String {
    var result = ""
    var before: Character = " "
    for character in text {
      let isOption = character == "-" && (!before.isLetter && !before.isNumber)
      // A place where a long list without blanks may be broken.
      if before == ",", character != " " { result += #"\:"# }
      result += isOption ? #"\-"# : character == "-" ? "-" : escape(character)
      before = character
    }
    return guarded(result)
  }

  /// Text to copy: every letter is what a shell reads.
  static func literal(_ text: String) -> String {
    guarded(text.reduce(into: "") { $0 += $1 == "-" ? #"\-"# : escape($1) })
  }

  /// No line of text begins as a request does.
  private static func guarded(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
  }

  private static func escape(_ character: Character) -> String {
    switch character {
    case "\\": return #"\(rs"#
    case "'": return #"\(aq"#
    case "`": return #"\(ga"#
    case "^": return #"\(ha"#
    case "~": return #"\(ti"#
    case "\"": return #"\(dq"#
    default:
      guard !character.isASCII else { return String(character) }
      // Whatever encoding a reader takes pages to have.
      return character.unicodeScalars.reduce(into: "") {
        let digits = String($1.value, radix: 16, uppercase: true)
        $0 += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// `bespeak manual`: the manual as pages for `man`.
enum ManualCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "manual",
    summary: "print the manual of bespeak, or of one of its commands, for man",
    synopsis: "[COMMAND]",
    discussion: """
      The page is of section 1, in the macros of man(7). Put it into a folder 'man1' of MANPATH as
      'bespeak.1' or 'bespeak-COMMAND.1'.
      """,
    operands: [.name("COMMAND") { CommandNames.words }],
    options: [],
    examples: [
      "bespeak manual > bespeak.1",
      "bespeak manual resolve",
    ])

  /// Prints the page.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard let name = arguments.positionals.first else {
      try Console.print(ManualPage(commands: Command.commands.map(\.usage)).text)
      return 0
    }
    try Console.print(ManualPage(try Command.command(name).usage).text)
    return 0
  }
}

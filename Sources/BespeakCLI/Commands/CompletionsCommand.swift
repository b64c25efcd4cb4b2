// SPDX-License-Identifier: Apache-2.0

/// `bespeak completions`: what a shell needs to complete commands, options and values.
enum CompletionsCommand: CLICommand {
  /// The shells that there are completions for.
  private enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  /// How it is called.
  static let usage = Usage(
    name: "completions",
    summary: "print the script by which bash, zsh or fish completes bespeak",
    synopsis: "bash|zsh|fish",
    discussion: """
      Commands, options, the words that an option may have, rules, and files are completed. A package puts
      the scripts where shells look for them; without one, add to the shell's own file:

        ~/.bashrc                   eval "$(bespeak completions bash)"
        ~/.zshrc, after compinit    eval "$(bespeak completions zsh)"
        fish, once                  bespeak completions fish > ~/.config/fish/completions/bespeak.fish

      The script for zsh may be a file '_bespeak' in a folder of 'fpath' as well.
      """,
    operands: [.choice("SHELL", of: Shell.self)],
    options: [],
    examples: [
      "bespeak completions bash > bespeak.bash",
      "bespeak completions zsh > _bespeak",
      "bespeak completions fish > bespeak.fish",
    ])

  /// Prints the script.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard let shell = arguments.positionals.first.flatMap(Shell.init) else {
      throw CommandFailure("no shell given: bash, zsh or fish")
    }
    let table = CompletionTable(Command.commands.map(\.usage))
    switch shell {
    case .bash: try Console.print(BashCompletion.script(table))
    case .zsh: try Console.print(ZshCompletion.script(table))
    case .fish: try Console.print(FishCompletion.script(table))
    }
    return 0
  }
}

// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog

/// A command of `bespeak`.
protocol CLICommand {
  /// How it is called.
  static var usage: Usage { get }
  /// Does its work.
  ///
  /// - Returns: 0, or 1 for findings and failed cases.
  /// - Throws: `CommandFailure` for bad usage or input: exit code 2.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32
}

/// A command as a value.
struct CommandEntry: Sendable {
  /// How it is called.
  let usage: Usage
  /// Does its work.
  let run: @Sendable (Arguments) throws(CommandFailure) -> Int32

  /// Makes the entry of a command.
  init<Type: CLICommand & SendableMetatype>(_ type: Type.Type) {
    usage = Type.usage
    run = { arguments throws(CommandFailure) in try Type.run(arguments) }
  }
}

/// The `bespeak` command: finds the command asked for and runs it.
@main struct Command {
  /// The version that `--version` prints.
  static let version = BespeakVersion.text.description

  /// All commands, in the order of the help.
  static let commands = [
    CommandEntry(ResolveCommand.self), CommandEntry(TalkCommand.self),
    CommandEntry(FindCommand.self), CommandEntry(ParseCommand.self),
    CommandEntry(LintCommand.self), CommandEntry(ReviewCommand.self),
    CommandEntry(TestCommand.self), CommandEntry(ReportCommand.self),
    CommandEntry(ExplainCommand.self),
    CommandEntry(ExtractCommand.self), CommandEntry(CompileCommand.self),
    CommandEntry(ExportCommand.self),
    CommandEntry(StatsCommand.self), CommandEntry(BenchCommand.self),
    CommandEntry(MemoryCommand.self),
    CommandEntry(CompletionsCommand.self), CommandEntry(ManualCommand.self),
  ]

  /// Runs the process.
  static func main() {
    System.secureStreams()
    System.leave(run())
  }

  private static func run() -> Int32 {
    do throws(CommandFailure) {
      let arguments = try System.arguments()
      guard let name = arguments.first else {
        Console.message(help)
        return 2
      }
      switch name {
      case "--help", "-h":
        try Console.print(help)
        return 0
      case "help":
        guard arguments.count > 1, !["--help", "-h"].contains(arguments[1]) else {
          try Console.print(help)
          return 0
        }
        try Console.print(try command(arguments[1]).usage.help)
        return 0
      case "--version":
        try Console.print("bespeak \(version)\n")
        return 0
      default:
        let command = try command(name)
        let parsed = try Arguments(arguments.dropFirst(), for: command.usage)
        if parsed.wantsHelp {
          try Console.print(command.usage.help)
          return 0
        }
        try parsed.refuseLosses()
        return try command.run(parsed)
      }
    } catch {
      Console.warn(error.message)
      return 2
    }
  }

  /// The command of a name.
  ///
  /// - Throws: `CommandFailure` for an unknown one, naming the nearest.
  static func command(_ name: String) throws(CommandFailure) -> CommandEntry {
    if let command = commands.first(where: { $0.usage.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let names = isOption ? ["--help", "--version"] : commands.map(\.usage.name)
    let hint = NearestName.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure(
      "unknown \(isOption ? "option" : "command") '\(name)'\(hint) (see 'bespeak --help')")
  }

  /// The text of `bespeak --help`.
  static var help: String {
    var text = """
      bespeak: resolves what people say to the intents that apps declare

      Usage: bespeak COMMAND [options]

      Commands:

      """
    let width = commands.map(\.usage.name.count).max() ?? 0
    for command in commands {
      let name = command.usage.name
      let blanks = String(repeating: " ", count: width + 3 - name.count)
      text += "  " + name + blanks + command.usage.summary + "\n"
    }
    text += """

      'bespeak COMMAND --help' shows a command's options and examples.
      Exit codes: 0 done; 1 findings, failed cases, or nothing found; 2 bad usage or input.

      Example:
        bespeak resolve --catalog tasks.json "complete buy milk in tasks"

      """
    return text
  }
}

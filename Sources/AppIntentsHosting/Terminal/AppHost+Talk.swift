// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import IntentCatalog
import TextAnalysis

extension AppHost {
  /// Talks with a person at the terminal, until they say "quit" or the input ends.
  ///
  ///     @main struct TaskManager {
  ///       static func main() async throws {
  ///         let host = try await AppHost(
  ///           HostedApp(TaskShortcuts.self, id: "com.example.tasks", name: "Tasks"))
  ///         await host.talk(greeting: "Tasks. Say for instance: Add a task in Tasks")
  ///       }
  ///     }
  ///
  /// Each line is one turn of a session; the app's answers and questions are printed, with the
  /// options numbered. "quit" and "exit" end the talk, after any question. The greeting and the
  /// prompt are shown to a person only: if the input is a pipe or a file, only replies are written.
  ///
  /// - Parameters:
  ///   - greeting: The first line.
  ///   - options: The options of the session.
  ///   - delegate: The device; without one the person counts as authenticated, apps come to the front
  ///     and views are named.
  ///   - input: The descriptor that lines are read from; of a line over 16 KiB the rest is left out.
  ///   - output: The descriptor that is written to; if writing fails, the talk ends.
  public func talk(
    greeting: String? = nil, options: SessionOptions = SessionOptions(),
    delegate: (any SessionDelegate)? = nil, input: FileHandle = .standardInput,
    output: FileHandle = .standardOutput
  ) async {
    await withTaskExecutorPreference(Self.executor) {
      await talk(
        greeting: greeting, options: options, delegate: delegate, from: input, to: output)
    }
  }

  private func talk(
    greeting: String?, options: SessionOptions, delegate: (any SessionDelegate)?,
    from input: FileHandle, to output: FileHandle
  ) async {
    let lines = TerminalInput(descriptor: input.fileDescriptor)
    let screen = TerminalScreen(output)
    let session = session(
      options: options, delegate: delegate ?? TerminalDelegate(host: self, screen: screen))
    let isTalking = lines.isTerminal
    if isTalking, let greeting { screen.show(greeting) }
    while true {
      if isTalking { screen.show("> ", terminator: "") }
      guard let line = await lines.nextLine() else {
        // The prompt is on a line of its own, and what comes after it should not be.
        if isTalking { screen.show("") }
        break
      }
      let said = line.trimmingCharacters(in: .whitespaces)
      if said.isEmpty { continue }
      if ["quit", "exit"].contains(said.lowercased()) { break }
      guard screen.show(await session.say(said)) else { break }
    }
    await session.cancel()
  }
}

/// A delegate for a person at the terminal, who has the device in hand.
private struct TerminalDelegate: SessionDelegate {
  let host: AppHost
  let screen: TerminalScreen

  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool { true }

  func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool {
    let name = host.catalogs.first { $0.id == app }?.app.name ?? app
    screen.show("[\(name) comes to the front]")
    return true
  }

  func present(_ snippet: SessionSnippet) async { screen.show("[\(snippet.typeName)]") }
}

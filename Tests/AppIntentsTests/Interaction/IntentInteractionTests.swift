// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct IntentInteractionTests {
  @Test("outside of a session, asking fails and says what to do")
  func outside() async {
    let error = await #expect(throws: IntentInteractionError.self) {
      _ = try await AskForRoom().perform()
    }
    #expect(error == .outsideSession(call: "requestConfirmation"))
    #expect("\(error!)".contains("let a session run the intent"))
  }

  @Test("inside of one, what an intent asks reaches the session, and its answers the intent")
  func inside() async throws {
    let session = Script(index: 1)
    let result = try await IntentInteractions.$current.withValue(session) {
      try await AskForRoom().perform()
    }
    #expect(result.value == "attic")
  }

  @Test("an answer that was not offered is refused")
  func invalid() async {
    await #expect(throws: IntentInteractionError.invalidAnswer) {
      _ = try await IntentInteractions.$current.withValue(Script(index: 9)) {
        try await AskForRoom().perform()
      }
    }
  }

  @Test("choosing to cancel throws a cancellation")
  func cancel() async {
    await #expect(throws: CancellationError.self) {
      try await IntentInteractions.$current.withValue(Script(index: 1)) {
        _ = try await NightMode().requestChoice(between: [.init(title: "Go"), .cancel])
      }
    }
  }

  @Test("who is asked for a collection of entities names one, and it is a collection of one")
  func collection() async throws {
    let value = try await IntentInteractions.$current.withValue(Script(index: 2)) {
      try await DimLamps().$lamps.requestValue("Which lamps?")
    }
    #expect(value.identifiers == [2])
  }

  @Test("a question with a snippet has the value of its intent once the answer is yes")
  func snippet() async throws {
    let value = try await IntentInteractions.$current.withValue(Script(index: 0)) {
      try await NightMode().requestConfirmation(
        actionName: .go, dialog: "Go on?", snippetIntent: Preview())
    }
    #expect(value == 7)
    // Its own policy may be against it: then it is neither asked about nor performed.
    await #expect(throws: IntentInteractionError.self) {
      try await IntentInteractions.$current.withValue(Script(index: -1)) {
        let _: Int = try await NightMode().requestConfirmation(snippetIntent: Preview())
      }
    }
  }

  @Test("errors that restart carry the parameter and the values")
  func errors() throws {
    let intent = LightRoom()
    guard case .needsValue(let parameter, let dialog) = intent.$level.needsValueError("How?").kind
    else {
      Issue.record("another error")
      return
    }
    #expect(parameter === intent.$level)
    #expect(dialog == "How?")
    guard
      case .needsDisambiguation(_, let values, _) =
        intent.$mood.needsDisambiguationError(among: [.dim, .bright]).kind
    else {
      Issue.record("another error")
      return
    }
    #expect(values as? [Mood] == [.dim, .bright])
  }
}

/// A session that agrees to everything and chooses by position.
private struct Script: IntentInteraction {
  var index: Int
  var systemContext: IntentSystemContext { IntentSystemContext() }
  var progress: Progress { Progress(totalUnitCount: 1) }

  func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    parameter.valueType is EntityCollection<LampEntity>.Type ? LampEntity(id: index) : index
  }

  func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int { index }

  func requestConfirmation(
    of parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool { true }

  func requestConfirmation(_ request: ConfirmationRequest) async throws {
    #expect(request.actionName == .go)
    #expect(request.dialog == "Go on?")
  }

  func admit(_ snippet: any SnippetIntent) async throws {
    if index < 0 { throw IntentInteractionError.invalidAnswer }
  }

  func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog?
  ) async throws -> Int { index }

  func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {}

  func performBackgroundTask<Success: Sendable>(
    options: LongRunningTaskOptions, operation: @Sendable () async throws -> Success,
    onCancel: (@Sendable (IntentCancellationReason) -> Void)?
  ) async throws -> Success { try await operation() }

  func withCancellationHandler<Success: Sendable>(
    operation: @Sendable () async throws -> Success,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Success { try await operation() }
}

private struct Preview: SnippetIntent {
  static let title: LocalizedStringResource = "Preview"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: 7, view: "seven")
  }
}

private struct DimLamps: AppIntent {
  static let title: LocalizedStringResource = "Dim Lamps"
  @Parameter(title: "Lamps") var lamps: EntityCollection<LampEntity>
  func perform() async throws -> some IntentResult { .result() }
}

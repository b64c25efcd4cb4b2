// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let ageCases: [RuleCase] = [
    RuleCase(
      "assistant-macro", "'@AssistantEntity' is deprecated",
      wrong: "@AssistantEntity(schema: .photos.asset) struct Asset { let id: Int }",
      right: "@AppEntity(schema: .photos.asset) struct Asset { let id: Int }"),
    RuleCase(
      "open-app-when-run", "'openAppWhenRun' in 'OpenShelf' is older than 'supportedModes'",
      wrong: """
        struct OpenShelf: AppIntent {
          static var openAppWhenRun: Bool { true }
        }
        """,
      right: """
        struct OpenShelf: AppIntent {
          static let supportedModes: IntentModes = .foreground
        }
        struct OpenBook: AppIntent {
          static let openAppWhenRun = true
          @available(iOS 26, *)
          static var supportedModes: IntentModes { .foreground }
        }
        struct Shelf { static let openAppWhenRun = true }
        """, besideWrong: ProjectFile.app(for: "26.0")),
    RuleCase(
      "open-app-when-run", "'AddBook' continues in the foreground by an older protocol",
      wrong: """
        struct AddBook: AppIntent {}
        extension AddBook: ForegroundContinuableIntent {}
        """,
      right: """
        struct AddBook: AppIntent { let note = "ForegroundContinuableIntent" }
        """, besideWrong: ProjectFile.app(for: "26.0")),
    RuleCase(
      "open-app-when-run", "'needsToContinueInForegroundError' is older than 'supportedModes'",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            guard isReady else { throw needsToContinueInForegroundError("Not ready") }
            return .result()
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
          func perform() async throws -> some IntentResult {
            if !isReady { try await continueInForeground() }
            return .result()
          }
        }
        """, besideWrong: ProjectFile.app(for: "26.0")),
    RuleCase(
      "sirikit-beside", "'OrderSoup' stands beside SiriKit's 'OrderSoupIntent'",
      wrong: """
        struct OrderSoup: AppIntent {}
        final class Handler: NSObject, OrderSoupIntentHandling {}
        """,
      right: """
        struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent {
          static let intentClassName = "OrderSoupIntent"
        }
        struct SendMessage: AppIntent {}
        struct AddBook: AppIntent {}
        final class Handler: NSObject {}
        extension Handler: OrderSoupIntentHandling, INSendMessageIntentHandling {}
        extension Handler: AddBookIntentHandling {}
        protocol AddBookIntentHandling {}
        """),
    RuleCase(
      "sirikit-beside", "'OrderSoup' stands beside SiriKit's 'OrderSoupIntent'",
      wrong: """
        struct OrderSoup: AppIntent {}
        public class OrderSoupIntent: INIntent {}
        """,
      right: """
        struct OrderSoup: AppIntent {}
        public class OrderBreadIntent: INIntent {}
        """),
  ]
}

// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What cannot be taken back is confirmed.
enum UnconfirmedActRule: CodeRule {
  static let description = RuleDescription.code(
    "unconfirmed-act", .warning,
    "An intent that deletes, sends, pays or orders asks for confirmation.",
    why:
      "It is run by a phrase that may be misheard, by an automation, or by an assistant that has chosen it. What "
      + "cannot be taken back should not happen so.",
    fix: "Await 'requestConfirmation(…)' in 'perform()' before, or conform to 'DeleteIntent'.",
    found:
      "struct DeleteBook: AppIntent { func perform() async throws … { store.delete(book) … } }",
    mended:
      "… try await requestConfirmation(dialog: \"Delete \\(book.title)?\"); store.delete(book) …")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents where !intent.mayHaveMore {
      guard let verb = intent.destructiveVerb(subject), let perform = intent.performing,
        !intent.conforms(to: "DeleteIntent", "UndoableIntent")
      else { continue }
      // A function that it calls may ask, and so may a base protocol.
      let asks = intent.members.contains { member in
        let code = subject.body(of: member)
        return code.range.contains { i in
          let word = code.tokens.word(i) ?? ""
          return word == "requestChoice" || word.lowercased().contains("confirm")
        }
      }
      guard !asks,
        !intent.parameters.contains(where: { $0.declaration.name.lowercased().contains("confirm") })
      else { continue }
      report.add(
        "'\(intent.shortName)' would \(verb) at once, and asks for no confirmation", at: perform,
        fix: "await 'requestConfirmation(…)' before it is done"
          + (["delete", "erase", "remove"].contains(verb) ? ", or conform to 'DeleteIntent'" : ""))
    }
  }
}

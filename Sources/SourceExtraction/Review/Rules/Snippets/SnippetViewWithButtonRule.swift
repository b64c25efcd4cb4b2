// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A view with buttons is shown by a snippet intent.
enum SnippetViewWithButtonRule: CodeRule {
  static let description = RuleDescription.code(
    "snippet-view-with-button", .warning,
    "A snippet with buttons comes from a SnippetIntent.",
    why: "A view that an intent returns as its result is drawn once: a tap in it is not answered "
      + "in place. A SnippetIntent is performed again after each tap, and shows what has become "
      + "of it.",
    fix: "Return 'ShowsSnippetIntent', and show the view from a 'SnippetIntent'.",
    found: "return .result(view: BookView(book))",
    mended: "return .result(snippetIntent: BookSnippet(book: book))")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    var known: [String: RelatedPlace?] = [:]
    for intent in subject.intents where !intent.conforms(to: "SnippetIntent") {
      guard let function = intent.performing else { continue }
      let code = subject.body(of: function)
      for call in code.places(of: ["result"]) where code.isMember(call) {
        guard let shown = view(ofResult: call, code),
          let range = code.typeName(of: shown),
          let type = subject.type(named: range, in: code.file, inside: intent.name),
          type.conforms(to: "View")
        else { continue }
        let place = known[type.name] ?? button(in: type, subject, report)
        known[type.name] = .some(place)
        guard let place else { continue }
        report.add(
          "'\(intent.shortName)' shows '\(type.shortName)', whose buttons are not answered in place",
          at: range.lowerBound, in: code.file,
          fix:
            "return 'ShowsSnippetIntent' with 'snippetIntent:', and show '\(type.shortName)' from a "
            + "'SnippetIntent'", related: [place])
        break
      }
    }
  }

  /// The view that a result is made with: its argument, or what its closure begins with.
  private static func view(ofResult call: Int, _ code: Code) -> Range<Int>? {
    var brace = call + 1
    if code.tokens.sees("(", at: brace) {
      let arguments = code.arguments(ofCall: call)
      if let view = arguments.first(where: { $0.label == "view" })?.value { return view }
      if let content = arguments.first(where: { $0.label == "content" })?.value {
        brace = content.lowerBound
      } else {
        brace = code.tokens.leave(brace, end: code.range.upperBound)
      }
    }
    guard code.tokens.sees("{", at: brace), let close = code.tokens.partner(brace) else {
      return nil
    }
    return brace + 1..<close
  }

  private static func button(
    in view: ReviewedType, _ subject: ReviewSubject, _ report: CodeReport
  ) -> RelatedPlace? {
    for member in view.members where member.declaration.kind != .type {
      let code = subject.body(of: member)
      for found in code.intentButtons() {
        // What brings up the app leaves the snippet.
        if let value = code.argument("intent", ofCall: found), let name = code.typeName(of: value),
          let intent = subject.type(named: name, in: code.file, inside: view.name),
          intent.isForeground(subject)
        {
          continue
        }
        return report.place("the button", at: found, in: member.file)
      }
    }
    return nil
  }
}

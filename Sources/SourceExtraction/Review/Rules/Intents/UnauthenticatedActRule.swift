// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What cannot be taken back says who may do it on a locked device.
enum UnauthenticatedActRule: CodeRule {
  static let description = RuleDescription.code(
    "unauthenticated-act", .note,
    "An intent that deletes, sends, pays or orders says its 'authenticationPolicy'.",
    why: "By default an intent runs while the device is locked, for whoever speaks to it.",
    fix:
      "Add 'static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication'.",
    found: "struct SendMoney: AppIntent { … }",
    mended:
      "… static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents
    where intent.destructiveVerb(subject) != nil && intent.member("authenticationPolicy") == nil
      && !intent.mayHaveMore && !intent.conforms(to: "UndoableIntent")
    {
      report.add(
        "'\(intent.shortName)' may be done on a locked device by anybody", at: intent,
        fix:
          "add 'static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication'"
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

extension IntentRun {
  /// What is meant instead, where an answer says that something before it was wrong.
  func correctionText(_ said: String) -> String? {
    // Only after a yes-or-no question the reader takes a "no" in front for a denial.
    if case .correction(let text) = context.reader.read(said, to: .confirmation()) {
      return text
    }
    return nil
  }

  /// Puts an earlier value right: the one parameter that has a value of this name gets it.
  ///
  /// Nothing is guessed: where no parameter or more than one knows the name, or one knows it more than
  /// once, nothing changes. Free text, numbers and the like are not corrected, since any words could be
  /// meant for them.
  ///
  /// - Parameter current: The parameter that is being asked for; it is not an earlier one.
  /// - Returns: Whether a value was put right.
  func correct(_ said: String, except current: (any AnyIntentParameter)?) async throws -> Bool {
    var fitting: [(parameter: any AnyIntentParameter, value: Candidate)] = []
    for (_, parameter) in request.instance.ordered
    where parameter.isSet && parameter !== current {
      guard let found = try await find(said, for: parameter), !found.isEmpty else { continue }
      guard found.count == 1 else { return false }
      fitting.append((parameter, found[0]))
    }
    guard fitting.count == 1 else { return false }
    try set(fitting[0].parameter, to: fitting[0].value)
    tell(
      .corrected(
        parameter: name(of: fitting[0].parameter),
        value: context.events.shown(fitting[0].value.title)))
    return true
  }
}

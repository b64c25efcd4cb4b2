// SPDX-License-Identifier: Apache-2.0

import Conversation
import TextAnalysis

/// A question on its way to the person, with how its answer is read.
final class OpenQuestion: Sendable {
  /// As the person sees it.
  let question: SessionQuestion
  /// As the answer is read.
  let reading: Question
  /// Whether whatever is said is the answer.
  let takesFreeText: Bool
  /// The answer, read; the session sets it before the intent goes on.
  let answer = Locked<Answer>(.text(""))

  init(_ question: SessionQuestion, reading: Question, takesFreeText: Bool = false) {
    self.question = question
    self.reading = reading
    self.takesFreeText = takesFreeText
  }
}

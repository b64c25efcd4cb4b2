// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

/// A value that a parameter may get, with its names.
struct Candidate: @unchecked Sendable {
  // SAFETY of `@unchecked`: values come from parameters, queries and providers, whose values are
  // sendable; the type of a collection's elements does not say so.

  /// The value.
  let value: Any
  /// What it is called.
  let title: String
  /// What else it is called.
  let otherNames: [String]
  /// What tells it from others of the same title; one of `otherNames`.
  let subtitle: String?

  init(_ value: Any, title: String, otherNames: [String] = [], subtitle: String? = nil) {
    self.value = value
    self.title = title
    self.otherNames = otherNames
    self.subtitle = subtitle
  }

  /// A value as it shows itself in a language.
  init(_ value: Any, locale: Locale) {
    var shown: DisplayRepresentation?
    if let value = value as? any InstanceDisplayRepresentable {
      shown = value.displayRepresentation
    } else if let value = value as? any AppEnum {
      shown = Self.display(of: value)
    }
    guard let shown else {
      self.init(value, title: ValueText.text(of: value))
      return
    }
    let others = shown.synonyms + [shown.subtitle].compactMap(\.self)
    self.init(
      value, title: shown.title.string(in: locale),
      otherNames: others.map { $0.string(in: locale) },
      subtitle: shown.subtitle?.string(in: locale))
  }

  private static func display<Case: AppEnum>(of value: Case) -> DisplayRepresentation? {
    Case.caseDisplayRepresentations[value]
  }

  /// The candidate as an answer is compared with it.
  var option: AnswerOption { AnswerOption(title, otherNames: otherNames) }

  /// The value, known to be sendable.
  var sendable: any Sendable {
    // SAFETY: `Sendable` has no requirements, so both existentials have one layout; see above for why
    // the value is sendable. `as Any` keeps the existential from being opened.
    unsafe unsafeBitCast(value as Any, to: (any Sendable).self)
  }
}

extension [Candidate] {
  /// The titles as people see them: where several are alike, each with its subtitle behind it.
  var shownTitles: [String] {
    let counts = Dictionary(map { ($0.title, 1) }, uniquingKeysWith: +)
    return map { candidate in
      guard let subtitle = candidate.subtitle, counts[candidate.title] ?? 0 > 1 else {
        return candidate.title
      }
      return "\(candidate.title), \(subtitle)"
    }
  }
}

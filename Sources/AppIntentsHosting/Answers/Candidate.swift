// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation

/// A value that a parameter may get, with its names.
struct Candidate: @unchecked Sendable {
  // SAFETY: values come from parameters, queries and providers, whose values are
  // sendable; the type of a collection's elements does not say so.

  /// The value.
  let value: Any
  /// What it is called.
  let title: String
  /// What else it is called.
  let otherNames: [String]
  /// What tells it from others of the same title.
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
    self.init(
      value, title: shown.title.string(in: locale),
      otherNames: shown.synonyms.map { $0.string(in: locale) },
      subtitle: shown.subtitle?.string(in: locale))
  }

  private static func display<Case: AppEnum>(of value: Case) -> DisplayRepresentation? {
    Case.caseDisplayRepresentations[value]
  }

  /// The candidate as an answer is compared with it.
  var option: AnswerOption { AnswerOption(title, otherNames: otherNames, subtitle: subtitle) }

  /// Whether it is a value: the same entity, or equal.
  func isValue(_ other: Any) -> Bool {
    if let one = value as? any AppEntity, let other = other as? any AppEntity {
      return type(of: one) == type(of: other) && one.anyID == other.anyID
    }
    guard let one = value as? any Hashable, let other = other as? any Hashable else { return false }
    return AnyHashable(one) == AnyHashable(other)
  }

  /// The value, known to be sendable.
  var sendable: any Sendable {
    // SAFETY: `Sendable` has no requirements, so both existentials have one layout; see above for why
    // the value is sendable. `as Any` keeps the existential from being opened.
    unsafe unsafeBitCast(value as Any, to: (any Sendable).self)
  }
}

extension [Candidate] {
  /// Each value once: what is given twice is no choice.
  var unique: [Candidate] {
    var known: Set<AnyHashable> = []
    return filter { candidate in
      if let entity = candidate.value as? any AppEntity {
        return known.insert("\(type(of: entity)) \(entity.anyID)").inserted
      }
      guard let value = candidate.value as? any Hashable else { return true }
      return known.insert(AnyHashable(value)).inserted
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseGrammar
import TextAnalysis

/// An entity or enum type on its way into the image.
struct TypeLowering {
  enum Kind {
    case entity(EntityDeclaration)
    case enumeration(EnumDeclaration)
  }

  /// Its index over all apps.
  let index: UInt32
  /// The id of its first value.
  let firstValue: Int
  let kind: Kind
  /// The title of each case of an enum, as the image holds it; empty for entities.
  var titles: [StringRef] = []

  /// The title shown to people: "Playlist".
  var title: String {
    switch kind {
    case .entity(let entity): entity.title
    case .enumeration(let declaration): declaration.title
    }
  }

  /// The type of the parameters that take its values.
  var type: ParameterType {
    switch kind {
    case .entity(let entity): .entity(entity.name)
    case .enumeration(let declaration): .enumeration(declaration.name)
    }
  }

  /// A name under which a value may be spoken in phrases, with the value's index in its type.
  typealias Name = (value: Int, text: String)

  /// The names that phrases of a locale are matched against, in declaration order.
  ///
  /// All values, suggested or not: one that is not would be found by its text anyhow.
  func spokenNames(_ locale: LocaleTag, _ translated: EnumCaseIndex) -> [Name] {
    switch kind {
    case .entity(let entity):
      var names: [Name] = []
      for (i, value) in entity.values.enumerated() {
        if !isMeant(value, for: locale) { continue }
        names.append((i, value.title))
        for synonym in value.synonyms { names.append((i, synonym)) }
      }
      return names
    case .enumeration(let declaration):
      var names: [Name] = []
      let translated = translated[declaration.name]
      for (i, c) in declaration.cases.enumerated() {
        let translation = translated?[c.id]
        names.append((i, translation?.title ?? c.title))
        for synonym in translation?.synonyms ?? c.synonyms { names.append((i, synonym)) }
      }
      return names
    }
  }

  /// The number of names the platform counts in phrases: suggested or enumerable values, enum cases.
  func triggerCount(_ locale: LocaleTag) -> Int {
    switch kind {
    case .entity(let entity):
      entity.values.reduce(0) { count, value in
        guard entity.query == .enumerable || value.isSuggested, isMeant(value, for: locale) else {
          return count
        }
        return count + 1 + value.synonyms.count
      }
    case .enumeration(let declaration):
      declaration.cases.reduce(0) { $0 + 1 + $1.synonyms.count }
    }
  }

  /// How a slot of this type is recognised.
  func slotKind(_ ruleSet: RuleSet) -> SlotClassRecord.Kind {
    guard case .entity(let entity) = kind else { return .closed }
    if entity.isOpen && ruleSet == .extended { return .open }
    return entity.query == .enumerable ? .closed : .searched
  }

  /// What tells the tries of this type apart from those in another locale: locales that analyse
  /// text alike share them, unless names are meant for, or translated into, one locale only.
  func trieKey(_ locale: LocaleTag, _ translated: EnumCaseIndex) -> String {
    let ownNames: Bool
    switch kind {
    case .entity(let entity): ownNames = entity.values.contains { $0.locale != nil }
    case .enumeration(let declaration):
      ownNames = translated[declaration.name] != nil
    }
    return ownNames ? "=" + locale.description : analysisClass(locale)
  }

  /// Languages whose text rules differ from all others': English contractions, Turkic casing.
  private func analysisClass(_ locale: LocaleTag) -> String {
    ["en", "tr", "az"].contains(locale.language) ? locale.language : ""
  }

  private func isMeant(_ value: EntityValue, for locale: LocaleTag) -> Bool {
    guard let only = value.locale else { return true }
    let tag = LocaleTag(only)
    return tag == locale || locale.fallbackChain.contains(tag)
      || tag.fallbackChain.contains(locale)
  }
}

/// The types of an app, in order and by what parameters say; of those that share a name the first counts.
struct TypeTable {
  /// All types.
  let all: [TypeLowering]
  private let places: [String: Int]

  /// Sorts types by their names.
  init(_ all: [TypeLowering]) {
    self.all = all
    places = Dictionary(
      all.enumerated().map { ($1.type.spelling, $0) }, uniquingKeysWith: { a, _ in a })
  }

  /// The type that a parameter takes its values from; `nil` for those without listed values.
  subscript(type: ParameterType) -> TypeLowering? { places[type.spelling].map { all[$0] } }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

extension CatalogParser {
  /// Reads the translations into one locale.
  mutating func localization(
    _ member: JSONValue.Member, _ path: DeclarationPath
  ) -> LocalizationDeclaration? {
    locale = member.name
    defer { locale = nil }
    checkLocale(member.name, member.nameOffset, path)
    guard
      let members = object(
        member.value, path, "localization",
        keys: ["app", "phrases", "negativePhrases", "enums", "strings"])
    else { return nil }
    var localization = LocalizationDeclaration(
      locale: member.name, location: location(at: member.nameOffset))
    for member in members {
      let value = member.value
      let place = path.member(member.name)
      switch member.name {
      case "app":
        guard
          let members = object(
            value, place, "localized app",
            keys: ["name", "spokenName", "synonyms", "pronunciationHints"],
            required: ["name"])
        else { break }
        var names = AppNames(name: "", location: location(value))
        readNames(members, place, into: &names)
        // Without a name of its own the locale keeps the source's.
        if !names.name.isEmpty { localization.app = names }
      case "phrases": localization.phrases = translations(value, place)
      case "negativePhrases":
        if case .array = value.kind {
          let phrases = phrases(value, place)
          localization.negativePhrases = [
            PhraseTranslation(source: "", phrases: phrases, location: location(value))
          ]
        } else {
          localization.negativePhrases = translations(value, place)
        }
      case "enums": localization.enumCases = enumCases(value, place)
      case "strings":
        for member in self.members(value, place) ?? [] {
          let place = place.member(member.name)
          guard case .string(let target) = member.value.kind else {
            wrongType(member.value, place, expected: "a string")
            continue
          }
          localization.strings.append(
            StringTranslation(
              source: member.name, target: target, location: location(at: member.nameOffset)))
        }
      default: break
      }
    }
    return localization
  }

  private mutating func translations(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> [PhraseTranslation] {
    (members(value, path) ?? []).map { member in
      let place = path.member(member.name)
      offsets[place.description] = member.nameOffset
      return PhraseTranslation(
        source: member.name, phrases: phrases(member.value, place),
        location: location(at: member.nameOffset))
    }
  }

  private mutating func enumCases(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> [EnumCaseTranslation] {
    var translations: [EnumCaseTranslation] = []
    for type in members(value, path) ?? [] {
      let place = path.member(type.name)
      offsets[place.description] = type.nameOffset
      for member in members(type.value, place) ?? [] {
        let place = place.member(member.name)
        offsets[place.description] = member.nameOffset
        guard
          let fields = object(
            member.value, place, "localized case", keys: ["title", "synonyms"],
            required: ["title"])
        else { continue }
        var translation = EnumCaseTranslation(
          enumName: type.name, caseID: member.name, title: "",
          location: location(at: member.nameOffset))
        for field in fields {
          let place = place.member(field.name)
          if field.name == "title" {
            translation.title = nonEmpty(field.value, place) ?? ""
          } else {
            translation.synonyms = texts(field.value, place)
          }
        }
        // Without a title the locale keeps the source's.
        if !translation.title.isEmpty { translations.append(translation) }
      }
    }
    return translations
  }
}

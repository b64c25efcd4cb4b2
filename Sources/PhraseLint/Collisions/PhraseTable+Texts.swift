// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

// From numbers back to what people read; asked for only where something is reported.
extension PhraseTable {
  /// The app that a phrase belongs to, as a position among the catalogs.
  func catalogIndex(_ phrase: UInt32) -> Int {
    variants[Int(phrases[Int(phrase)].variant)].catalog
  }

  /// The intent that a phrase invokes.
  func intent(_ phrase: UInt32) -> String {
    catalogs[catalogIndex(phrase)].shortcuts[Int(phrases[Int(phrase)].shortcut)].intent
  }

  /// The declaration of a phrase.
  func declaration(_ phrase: UInt32) -> PhraseDeclaration {
    let one = phrases[Int(phrase)]
    let variant = variants[Int(one.variant)]
    let catalog = catalogs[variant.catalog]
    guard one.translation >= 0 else {
      return catalog.shortcuts[Int(one.shortcut)].phrases[Int(one.index)]
    }
    return catalog.localizations[variant.localization].phrases[Int(one.translation)]
      .phrases[Int(one.index)]
  }

  /// What is reported of a pair.
  func collision(_ pair: CollisionPair) -> Collision {
    Collision(
      kind: pair.kind, distance: pair.distance,
      utterance: utterance(pair.spoken, form: pair.form, value: pair.value),
      first: side(pair.first), second: side(pair.second))
  }

  /// A phrase with its place.
  func side(_ phrase: UInt32) -> Collision.Side {
    let one = phrases[Int(phrase)]
    let variant = variants[Int(one.variant)]
    let catalog = catalogs[variant.catalog]
    let declaration = declaration(phrase)
    return Collision.Side(
      app: catalog.id, intent: intent(phrase),
      locale: variant.locale, text: declaration.text,
      location: catalog.place(declaration.location, path(one, variant, catalog)))
  }

  private func path(
    _ one: Phrase, _ variant: Variant, _ catalog: AppCatalog
  ) -> DeclarationPath {
    guard one.translation >= 0 else {
      return RuleSubject.path(shortcut: Int(one.shortcut)).member("phrases")
        .element(Int(one.index))
    }
    let localization = catalog.localizations[variant.localization]
    return DeclarationPath.root.member("localizations").member(localization.locale)
      .member("phrases").member(localization.phrases[Int(one.translation)].source)
      .element(Int(one.index))
  }

  /// A phrase as it is said, with a form of the app's name and a value in its slot.
  ///
  /// - Parameter value: The name that fills the slots; −1 for the first of each slot's own, and where
  ///   there is none the name of the parameter.
  func utterance(_ phrase: UInt32, form: UInt32, value: Int32) -> String {
    let one = phrases[Int(phrase)]
    let variant = variants[Int(one.variant)]
    let template = PhraseTemplate(declaration(phrase).text)
    var slotClasses = units[Int(one.firstUnit)..<Int(one.firstUnit + one.unitCount)]
      .compactMap(\.slotClass).makeIterator()
    var text = ""
    for segment in template.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .applicationName:
        let forms = variant.heard
        text += forms.isEmpty ? "" : forms[min(Int(form), forms.count - 1)].text
      case .slot(let slot):
        let names = slotClasses.next().map { classes[Int($0)].names } ?? 0..<0
        if value >= 0 {
          text += self.names[Int(value)].text
        } else {
          text += names.isEmpty ? slot : self.names[names.lowerBound].text
        }
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A phrase with all that rules ask about it.
///
/// An object, since every rule goes over all phrases: copying a value of so many parts took a third
/// of the time.
final class LocatedPhrase: Sendable {
  /// Where in its catalog a phrase stands; the path is put together only for a finding.
  enum Place: Sendable {
    case shortcut(Int, phrase: Int)
    case translation(locale: String, source: String, Int)
    case negative(Int)
    /// `source` is `nil` for a plain list of further ones.
    case negativeTranslation(locale: String, source: String?, Int)
  }

  let text: String
  let location: SourceLocation
  let place: Place
  let locale: String
  /// The shortcut it invokes; `nil` for a negative phrase.
  let shortcut: Int?
  /// The intent it invokes; `nil` where the catalog has none of that name.
  let intent: IntentLookup?
  /// The phrase it translates; `nil` in the source locale.
  let source: PhraseTemplate?
  /// The slots of what it translates: of the phrase, or of all phrases of the shortcut for a list.
  let sourceSlots: Set<String>
  /// Whether it is one of a list for its shortcut as a whole, and not the translation of one phrase.
  let isOfList: Bool
  let template: PhraseTemplate
  /// The names of its slots other than the app's name, in order.
  let slots: [String]

  init(
    _ phrase: PhraseDeclaration, _ place: Place, locale: String, shortcut: Int? = nil,
    intent: IntentLookup? = nil, source: PhraseTemplate? = nil, sourceSlots: Set<String> = [],
    isOfList: Bool = false
  ) {
    text = phrase.text
    location = phrase.location
    self.place = place
    self.locale = locale
    self.shortcut = shortcut
    self.intent = intent
    self.source = source
    self.sourceSlots = sourceSlots
    self.isOfList = isOfList
    template = PhraseTemplate(phrase.text)
    slots = template.slots
  }

  /// The way to it in its catalog.
  var path: DeclarationPath {
    let root = DeclarationPath.root
    func localized(_ locale: String) -> DeclarationPath {
      root.member("localizations").member(locale)
    }
    switch place {
    case .shortcut(let i, let phrase):
      return RuleSubject.path(shortcut: i).member("phrases").element(phrase)
    case .translation(let locale, let source, let i):
      return localized(locale).member("phrases").member(source).element(i)
    case .negative(let i): return root.member("negativePhrases").element(i)
    case .negativeTranslation(let locale, let source, let i):
      let base = localized(locale).member("negativePhrases")
      return (source.map(base.member) ?? base).element(i)
    }
  }

  /// The line it stands in; 0 when unknown.
  var line: Int { location.line }

  /// Whether there is nothing in it; such a phrase is reported once, as empty.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The parameter that fills a slot; `nil` for an unknown name.
  func parameter(_ slot: String) -> ParameterDeclaration? {
    intent?.parameters[slot]
  }

  /// The slots that stand here and not in the phrase this translates: what is wrong with the others
  /// is reported there.
  var ownSlots: [String] {
    sourceSlots.isEmpty ? slots : slots.filter { !sourceSlots.contains($0) }
  }

  /// Where its placeholders stand, braces included, with the names in them; in UTF-8 offsets.
  var placeholders: [(name: String, utf8Range: Range<Int>)] {
    var found: [(name: String, utf8Range: Range<Int>)] = []
    var offset = 0
    let bytes = Array(text.utf8)
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "$"), bytes[offset + 1] == UInt8(ascii: "{") else {
        offset += 1
        continue
      }
      guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(decoding: bytes[(offset + 2)..<close], as: UTF8.self)
      let trimmed = name.split(separator: " ").joined(separator: " ")
      found.append((trimmed, offset..<close + 1))
      offset = close + 1
    }
    return found
  }

  /// Where the placeholder of a name stands; the whole text where there is none.
  func range(of name: String, occurrence: Int = 0) -> Range<Int> {
    let all = placeholders.filter { $0.name == name }
    return occurrence < all.count ? all[occurrence].utf8Range : 0..<text.utf8.count
  }
}

/// An intent with its parameters by name.
struct IntentLookup: Sendable {
  let name: String
  let parameters: [String: ParameterDeclaration]

  init(_ intent: IntentDeclaration) {
    name = intent.name
    parameters = Dictionary(
      intent.parameters.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TextAnalysis
import ValueParsing

@testable import IntentResolution

/// Values of an entity by their titles; the id is the title, or stands before a colon.
func values(_ titles: String...) -> [EntityValue] {
  titles.map { text in
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    return EntityValue(id: parts[0], title: parts[parts.count - 1])
  }
}

/// An app whose intents are made up from its phrases: an intent a shortcut, named `I0`, `I1`, …
///
/// - Parameters:
///   - shortcuts: The phrases of each shortcut. Their slots become required parameters.
///   - slots: The type of each slot by its name.
func app(
  _ id: String, _ name: String, synonyms: [String] = [], locale: String = "en",
  shortcuts: [[String]], slots: [String: ParameterType] = [:], entities: [EntityDeclaration] = [],
  enums: [EnumDeclaration] = [], negative: [String] = [],
  localizations: [LocalizationDeclaration] = []
) -> AppCatalog {
  var intents: [IntentDeclaration] = []
  var declared: [ShortcutDeclaration] = []
  for (k, phrases) in shortcuts.enumerated() {
    var parameters: [ParameterDeclaration] = []
    for phrase in phrases {
      for slot in PhraseTemplate(phrase).slots
      where !parameters.contains(where: { $0.name == slot }) {
        parameters.append(ParameterDeclaration(name: slot, type: slots[slot] ?? .string))
      }
    }
    intents.append(IntentDeclaration(name: "I\(k)", title: "I\(k)", parameters: parameters))
    declared.append(
      ShortcutDeclaration(intent: "I\(k)", phrases: phrases.map { PhraseDeclaration($0) }))
  }
  return AppCatalog(
    id: id, app: AppNames(name: name, synonyms: synonyms), sourceLocale: locale, enums: enums,
    entities: entities, intents: intents, shortcuts: declared,
    negativePhrases: negative.map { PhraseDeclaration($0) }, localizations: localizations)
}

/// A resolver over some apps.
func makeResolver(
  _ catalogs: [AppCatalog], _ ruleSet: RuleSet = .apple,
  queries: [EntityKey: any EntityTextQuery] = [:],
  options: IntentResolver.Options = IntentResolver.Options()
) throws -> IntentResolver {
  let image = try PhraseCompiler(ruleSet: ruleSet).compile(catalogs).image
  return IntentResolver(image: image, queries: queries, options: options)
}

extension IntentResolver {
  /// Resolves one text, and waits for app code for as long as a busy machine may take.
  func patiently(_ text: String) async -> Resolution {
    await resolve(ResolutionRequest(text, deadline: .seconds(600)))
  }

  /// Resolves one turn on the calling thread.
  func now(_ request: ResolutionRequest) -> Resolution {
    var scratch = MatchScratch()
    return resolveSynchronously(request, scratch: &scratch)
  }

  /// Resolves one text on the calling thread.
  func now(
    _ text: String, _ locale: String = "en", foreground: String? = nil, only: [String]? = nil
  ) -> Resolution {
    now(
      ResolutionRequest(
        text, locale: LocaleTag(locale), foregroundApp: foreground, allowedApps: only))
  }
}

extension Resolution {
  /// The outcome in a line: `resolved tasks I0 task=milk`.
  var summary: String {
    var parts = [status.rawValue]
    if let app { parts.append(app) }
    if let intent { parts.append(intent) }
    for parameter in parameters {
      parts.append(parameter.name + parameter.value.summary)
    }
    if let missing { parts.append("missing:\(missing)") }
    if let disambiguation {
      parts.append(
        "\(disambiguation.parameter ?? "apps"):"
          + disambiguation.options.map(\.id).joined(separator: "|"))
    }
    return parts.joined(separator: " ")
  }

  /// The transcript's bytes in a range.
  func bytes(_ range: TextSpan) -> String {
    String(decoding: Array(transcript.utf8)[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
}

extension BoundParameter.Value {
  /// The value behind its parameter's name: `=milk`.
  var summary: String {
    switch self {
    case .entity(let id, _): "=\(id)"
    case .openEntity(let title): "~\(title)"
    case .string(let text): "\"\(text)\""
    case .value(let content): "=\(content.summary)"
    case .list(let values): "[\(values.map(\.summary).joined(separator: ", "))]"
    }
  }
}

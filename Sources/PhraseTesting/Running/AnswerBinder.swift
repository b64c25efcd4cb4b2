// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import IntentResolution
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TextAnalysis

/// Binds answers to the parameters that were asked for, by the engine's own ways of finding values.
///
/// For each app a small image is made when its first answer comes: a phrase for each type, which is a
/// word nobody says and a slot. Resolving that word and the answer takes the same steps as a slot in a
/// phrase would: listed names, synonyms, words around them, look-up of what is near. Types that no slot
/// takes (numbers, dates) are not read.
public final class AnswerBinder: Sendable {
  private let catalogs: [String: AppCatalog]
  private let intents: [String: [String: IntentDeclaration]]
  private let queries: [EntityKey: any EntityTextQuery]
  private let resolvers = Locked<[String: IntentResolver?]>([:])

  /// Creates a binder for some apps; without any, answers that give values are not understood.
  public convenience init(_ catalogs: [AppCatalog]) { self.init(catalogs, queries: [:]) }

  /// Creates a binder for apps whose entities are looked up by app code, too.
  package init(_ catalogs: [AppCatalog], queries: [EntityKey: any EntityTextQuery]) {
    self.queries = queries
    self.catalogs = Dictionary(catalogs.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    intents = self.catalogs.mapValues { CatalogIndex($0).intents }
  }

  /// What an answer comes to.
  enum Answer {
    case one(BoundParameter)
    case several([Disambiguation.Option])
    case none
    case unknown(String)
  }

  /// Binds an answer in the circumstances of a request, whose words do not count; waits for app code.
  func bind(
    _ text: String, to name: String, of intentName: String, app: String,
    request: ResolutionRequest, scratch: inout MatchScratch
  ) -> Answer {
    guard let catalog = catalogs[app] else {
      return .unknown("answers need the catalog of '\(app)'; an image does not hold it")
    }
    guard let parameter = intent(intentName, of: app)?.parameters.first(where: { $0.name == name })
    else { return .unknown("'\(name)' is not a parameter of '\(intentName)'") }
    guard let k = Self.types(of: catalog).firstIndex(of: parameter.type) else {
      return .unknown("values of the type '\(parameter.type.spelling)' are not read from answers")
    }
    guard let resolver = resolver(catalog) else {
      return .unknown("the values of '\(app)' cannot be compiled")
    }
    let lead = Self.word(k) + " "
    let request = ResolutionRequest(
      lead + text, locale: request.locale, foregroundApp: app, allowedApps: [app],
      deadline: request.deadline)
    let outcome = resolver.resolveBlocking(request, scratch: &scratch)
    guard outcome.intent == Self.word(k) else { return .none }
    if let choice = outcome.disambiguation { return .several(choice.options) }
    guard var value = outcome.parameters.first else { return .none }
    let offset = UInt32(lead.utf8.count)
    value.name = name
    value.range = TextSpan(
      lower: value.range.lower - min(offset, value.range.lower),
      upper: value.range.upper - min(offset, value.range.upper))
    return .one(value)
  }

  /// The intent of a name; `nil` where the app is not known.
  func intent(_ name: String, of app: String) -> IntentDeclaration? {
    intents[app]?[name]
  }

  /// A text in a locale's words.
  func translated(_ text: String, app: String, locale: String) -> String {
    catalogs[app]?.localizations.first { $0.locale == locale }?
      .strings.first { $0.source == text }?.target ?? text
  }

  // MARK: - The images

  private func resolver(_ catalog: AppCatalog) -> IntentResolver? {
    resolvers.withLock { known in
      if let resolver = known[catalog.id] { return resolver }
      let compiler = PhraseCompiler(ruleSet: .extended, makesModels: false)
      let image = try? compiler.compile([Self.answers(to: catalog)]).image
      let resolver = image.map {
        IntentResolver(
          image: $0, queries: queries.filter { $0.key.app == catalog.id },
          options: IntentResolver.Options(flexible: nil))
      }
      known[catalog.id] = .some(resolver)
      return resolver
    }
  }

  /// A catalog whose phrases are answers.
  private static func answers(to catalog: AppCatalog) -> AppCatalog {
    var app = catalog
    app.negativePhrases = []
    app.intents = []
    app.shortcuts = []
    for (k, type) in types(of: catalog).enumerated() {
      let name = word(k)
      app.intents.append(
        IntentDeclaration(
          name: name, title: name, parameters: [ParameterDeclaration(name: "value", type: type)]))
      app.shortcuts.append(
        ShortcutDeclaration(
          intent: name, phrases: [PhraseDeclaration(name + " ${value}")]))
    }
    for k in app.localizations.indices {
      app.localizations[k].phrases = []
      app.localizations[k].negativePhrases = []
    }
    return app
  }

  /// The types of an app's parameters that slots take, each once.
  private static func types(of catalog: AppCatalog) -> [ParameterType] {
    var types: [ParameterType] = []
    for intent in catalog.intents {
      for parameter in intent.parameters where !types.contains(parameter.type) {
        switch parameter.type {
        case .string, .entity, .enumeration: types.append(parameter.type)
        default: break
        }
      }
    }
    return types
  }

  /// A word that nobody says, for each type another: `zzqa`, `zzqb` … `zzqba`.
  private static func word(_ number: Int) -> String {
    var letters = ""
    var rest = number
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + letters
      rest /= 26
    } while rest > 0
    return "zzq" + letters
  }
}

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
/// phrase would: listed names, synonyms, words around them, look-up of what is near, numbers, dates. Free text is taken
/// as it is; types that no slot takes are not read.
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

  /// The confidence of a value that is called as the answer says, but for an article.
  private static let called = 0.99

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
    guard
      let parameter = intents[app]?[intentName]?.parameters.first(where: { $0.name == name })
    else { return .unknown("'\(name)' is not a parameter of '\(intentName)'") }
    // Free text is what was said, polite words and signs included; a no, or marks alone, are none.
    if parameter.type == .string {
      let isText = text.contains { $0.isLetter || $0.isNumber || $0.isSymbol }
      if !isText || SpokenAnswer.declines(text, locale: request.locale) { return .none }
      guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return .none }
      let words = String(text[...last].drop(while: \.isWhitespace))
      return .one(
        BoundParameter(
          name, type: parameter.type.spelling, value: .string(words), text: words,
          range: TextSpan(lower: 0, upper: 0)))
    }
    guard let k = Self.types(of: catalog).firstIndex(of: parameter.type) else {
      return .unknown("values of the type '\(parameter.type.spelling)' are not read from answers")
    }
    guard let resolver = resolver(catalog) else {
      return .unknown("the values of '\(app)' cannot be compiled")
    }
    var answer = request
    answer.hypotheses = [Hypothesis(Self.word(k) + " " + text)]
    answer.foregroundApp = app
    answer.allowedApps = [app]
    let outcome = resolver.resolveBlocking(answer, scratch: &scratch)
    guard outcome.intent == Self.word(k) else { return .none }
    func refuses(besides name: String) -> Bool {
      SpokenAnswer.refuses(text, besides: name, locale: request.locale)
    }
    if let choice = outcome.disambiguation {
      let names = choice.options.map(\.title).joined(separator: " ")
      return refuses(besides: names) ? .none : .several(choice.options)
    }
    guard var value = outcome.parameters.first else { return .none }
    // "Not the milk" is near "the milk"; what is called so is a value, whatever its words.
    if case .entity(_, let title) = value.value, outcome.confidence < Self.called,
      refuses(besides: title)
    {
      return .none
    }
    value.name = name
    return .one(value)
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

  /// The types of an app's parameters, each once.
  private static func types(of catalog: AppCatalog) -> [ParameterType] {
    var types: [ParameterType] = []
    for intent in catalog.intents {
      for parameter in intent.parameters
      where parameter.type != .string && !types.contains(parameter.type) {
        types.append(parameter.type)
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

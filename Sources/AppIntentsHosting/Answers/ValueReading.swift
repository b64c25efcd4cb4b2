// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis
import ValueParsing

/// What an answer was read as, where a value was asked for.
enum ValueReading {
  /// A value.
  case value(Candidate)
  /// People who are called alike.
  case several([Candidate])
  /// A number below or above what the parameter takes.
  case outOfRange(ClosedRange<Double>)
  /// No value of the type.
  case none

  /// The value, where there is one.
  var value: Any? { if case .value(let candidate) = self { candidate.value } else { nil } }
}

/// Reads values of types that have no list of values.
struct ValueReader {
  let context: RunContext
  /// What was asked: its words beside a value say nothing new.
  var question = ""

  /// Whether an answer can be read as a value of the parameter's type at all.
  ///
  /// Text, names of people, numbers, addresses, and whatever a resolver of the parameter makes of text; in
  /// languages whose values are described, all that `ValueMaker` makes of what words say.
  func canRead(_ parameter: any AnyIntentParameter) -> Bool {
    canRead(parameter.valueType, parameter.details.traits)
      || resolvers(of: parameter).contains { Self.takesText($0) }
  }

  private func canRead(_ type: any _IntentValue.Type, _ traits: ParameterTraits) -> Bool {
    if let union = type as? any AppUnionValue.Type {
      return union.allIntentValueTypes.contains { canRead($0, traits) }
    }
    switch type {
    case is String.Type, is AttributedString.Type, is Int.Type, is Double.Type, is Float.Type,
      is Decimal.Type, is URL.Type, is CLPlacemark.Type, is PlaceDescriptor.Type:
      return true
    case is IntentPerson.Type where Self.asksForName(traits) || !context.contacts.isEmpty:
      return true
    default:
      let isDescribed = ValueParser.languages.contains(context.options.locale.language)
      let maker = ValueMaker(traits: traits, context: context)
      return isDescribed && !maker.spokenTypes(of: type).isEmpty
    }
  }

  /// Whether all that is said is the value.
  static func takesFreeText(_ parameter: any AnyIntentParameter) -> Bool {
    parameter.valueType is String.Type || parameter.valueType is AttributedString.Type
  }

  private static func asksForName(_ traits: ParameterTraits) -> Bool {
    (traits.personMode ?? .contact) == .contact
  }

  /// Whether values of a parameter are read from words that say them, and not from any text.
  func readsWords(for parameter: any AnyIntentParameter) -> Bool {
    let maker = ValueMaker(traits: parameter.details.traits, context: context)
    let types = maker.spokenTypes(of: parameter.valueType)
    return !types.isEmpty && types != [.boolean] && !(parameter.valueType is IntentPerson.Type)
  }

  // MARK: - Reading

  /// The value that a text stands for.
  ///
  /// - Throws: What a resolver of the app's throws.
  func read(_ text: String, for parameter: any AnyIntentParameter) async throws -> ValueReading {
    guard !text.isEmpty else { return .none }
    let reading = read(text, as: parameter.valueType, parameter.details.traits)
    guard case .none = reading else { return reading }
    if parameter.valueType is IntentPerson.Type, !context.contacts.isEmpty { return .none }
    for resolver in resolvers(of: parameter) {
      let title = parameter.details.title ?? ""
      if let value = try await resolver.resolveAny(text, title: title) {
        if let number = value as? Double {
          guard number.isFinite else { return .none }
          if let range = parameter.details.traits.range, !range.contains(number) {
            return .outOfRange(range)
          }
        }
        return .value(Candidate(value, title: ValueText.text(of: value)))
      }
    }
    return .none
  }

  /// The values that a text lists; `nil` where it is no list of values that words say.
  ///
  /// One of them that is out of range stands for all.
  func readList(_ text: String, for parameter: any AnyIntentParameter) -> [ValueReading]? {
    let type = parameter.valueType
    let maker = ValueMaker(traits: parameter.details.traits, context: context)
    let types = maker.spokenTypes(of: type)
    guard !types.isEmpty,
      let answer = SpokenAnswer(text, types: types, question: question, context)
    else { return nil }
    return answer.values.map { value($0, as: type, maker, said: text) }
  }

  private func read(
    _ text: String, as type: any _IntentValue.Type, _ traits: ParameterTraits
  ) -> ValueReading {
    switch type {
    case is String.Type: return .value(Candidate(text, title: text))
    case is AttributedString.Type: return .value(Candidate(AttributedString(text), title: text))
    case let union as any AppUnionValue.Type: return read(text, asOneOf: union, traits)
    default: break
    }
    let maker = ValueMaker(traits: traits, context: context)
    let types = maker.spokenTypes(of: type)
    if !types.isEmpty,
      let answer = SpokenAnswer(text, types: types, question: question, context)
    {
      guard answer.values.count == 1 else { return .none }
      return value(answer.values[0], as: type, maker, said: text)
    }
    return readWritten(text, as: type, maker)
  }

  /// The value of the first of a union's types that the text is one of; of text, where it is no other.
  private func read(
    _ text: String, asOneOf union: any AppUnionValue.Type, _ traits: ParameterTraits
  ) -> ValueReading {
    func made<Union: AppUnionValue>(_ type: Union.Type, of value: Any) -> Any? {
      (value as? any _IntentValue).flatMap { Union(intentValue: $0) }
    }
    func isText(_ type: any _IntentValue.Type) -> Bool {
      type is String.Type || type is AttributedString.Type
    }
    let types = union.allIntentValueTypes
    var outOfRange = ValueReading.none
    for type in types.filter({ !isText($0) }) + types.filter(isText) {
      switch read(text, as: type, traits) {
      case .value(let found):
        if let value = made(union, of: found.value) {
          return .value(Candidate(value, title: found.title))
        }
      case .outOfRange(let range): outOfRange = .outOfRange(range)
      case .several, .none: break
      }
    }
    return outOfRange
  }

  /// The first reading that is a value that the parameter takes.
  private func value(
    _ readings: [SpokenValue.Content], as type: any _IntentValue.Type, _ maker: ValueMaker,
    said: String
  ) -> ValueReading {
    var outOfRange = ValueReading.none
    for content in readings {
      if let range = maker.traits.range, let number = maker.number(content),
        !range.contains(number)
      {
        outOfRange = .outOfRange(range)
      } else if let value = maker.value(content, as: type) {
        return .value(candidate(value, said: said))
      }
    }
    return outOfRange
  }

  /// What is no words: digits where nobody has described the language's values, addresses, names.
  private func readWritten(
    _ text: String, as type: any _IntentValue.Type, _ maker: ValueMaker
  ) -> ValueReading {
    switch type {
    case is Int.Type, is Double.Type, is Float.Type, is Decimal.Type:
      guard !ValueParser.languages.contains(context.options.locale.language),
        let number = NumberReader(locale: context.options.locale).number(text)
      else { return .none }
      return value([.number(.init(number))], as: type, maker, said: text)
    case is URL.Type:
      // Any text can be made an address; one without a scheme was hardly meant.
      guard let url = URL(string: text), url.scheme != nil, !text.contains(" ") else {
        return .none
      }
      return .value(Candidate(url, title: text))
    case is IntentPerson.Type where !context.contacts.isEmpty:
      let mode = maker.traits.personMode ?? .contact
      let found = context.contacts.people(named: text, mode: mode, context.reader)
        .map { Candidate($0, title: $0.name.displayString, subtitle: $0.handle?.text) }
      return found.count > 1 ? .several(found) : found.first.map { .value($0) } ?? .none
    case is IntentPerson.Type where Self.asksForName(maker.traits):
      guard let name = context.reader.name(in: text) else { return .none }
      return .value(Candidate(IntentPerson(name: .displayName(name)), title: name))
    case is CLPlacemark.Type:
      // Where the place is, the app has to find out: nothing here knows.
      guard let name = context.reader.name(in: text) else { return .none }
      return .value(Candidate(CLPlacemark(name: name), title: name))
    case is PlaceDescriptor.Type:
      guard let name = context.reader.name(in: text) else { return .none }
      let place = PlaceDescriptor(representations: [.address(name)], commonName: name)
      return .value(Candidate(place, title: name))
    default: return .none
    }
  }

  /// A value by its name; times and what repeats are called as they were said.
  private func candidate(_ value: Any, said: String) -> Candidate {
    switch value {
    case is Date, is DateComponents, is Duration, is Calendar.RecurrenceRule:
      Candidate(value, title: said)
    default: Candidate(value, locale: context.locale)
    }
  }

  // MARK: - Resolvers

  /// The resolvers that are asked for what is not read here: an app's own may know more forms; the
  /// standard ones would read digits once more, and make an address of any text.
  private func resolvers(of parameter: any AnyIntentParameter) -> [any Resolver] {
    func standard<Value: _IntentValue>(_ type: Value.Type) -> [any Resolver] {
      type.defaultResolverSpecification._resolvers
    }
    if let own = parameter.details.resolvers { return own }
    let isRead = canRead(parameter.valueType, parameter.details.traits)
    return isRead ? [] : standard(parameter.valueType)
  }

  private static func takesText(_ resolver: any Resolver) -> Bool {
    func takes<R: Resolver>(_: R) -> Bool { R.Input.self is String.Type }
    return takes(resolver)
  }
}

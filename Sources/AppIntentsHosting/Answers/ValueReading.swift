// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis

/// What an answer was read as, where a value was asked for.
enum ValueReading {
  /// A value.
  case value(Candidate)
  /// A number below or above what the parameter takes.
  case outOfRange(ClosedRange<Double>)
  /// No value of the type.
  case none
}

/// Reads values of types that have no list of values.
struct ValueReader {
  let locale: LocaleTag

  /// Whether an answer can be read as a value of the parameter's type at all.
  ///
  /// Text, numbers, addresses with a scheme, and whatever a resolver of the parameter makes of text.
  /// Dates, durations, measurements, money, people and files are not read yet.
  static func canRead(_ parameter: any AnyIntentParameter) -> Bool {
    switch parameter.valueType {
    case is String.Type, is AttributedString.Type, is Int.Type, is Double.Type, is Float.Type,
      is Decimal.Type:
      true
    default: resolvers(of: parameter).contains { takesText($0) }
    }
  }

  /// Whether all that is said is the value.
  static func takesFreeText(_ parameter: any AnyIntentParameter) -> Bool {
    parameter.valueType is String.Type || parameter.valueType is AttributedString.Type
  }

  /// The value that a text stands for.
  ///
  /// - Throws: What a resolver of the app's throws.
  func read(_ text: String, for parameter: any AnyIntentParameter) async throws -> ValueReading {
    guard !text.isEmpty else { return .none }
    let type = parameter.valueType
    switch type {
    case is String.Type: return .value(Candidate(text, title: text))
    case is AttributedString.Type: return .value(Candidate(AttributedString(text), title: text))
    case is Int.Type, is Double.Type, is Float.Type, is Decimal.Type:
      // An app's own resolver may know more forms; the standard ones read what is read here.
      guard let number = NumberReader(locale: locale).number(text) else { break }
      if let range = parameter.details.traits.range, !range.contains(number) {
        return .outOfRange(range)
      }
      guard let value = Self.number(number, as: type) else { return .none }
      return .value(Candidate(value, title: ValueText.text(of: value)))
    case is URL.Type:
      // Any text can be made an address; one without a scheme was hardly meant.
      guard let url = URL(string: text), url.scheme != nil, !text.contains(" ") else {
        return .none
      }
      return .value(Candidate(url, title: text))
    default: break
    }
    for resolver in Self.resolvers(of: parameter) {
      let title = parameter.details.title ?? ""
      if let value = try await resolver.resolveAny(text, title: title) {
        if let range = parameter.details.traits.range, let number = value as? Double,
          !range.contains(number)
        {
          return .outOfRange(range)
        }
        return .value(Candidate(value, title: ValueText.text(of: value)))
      }
    }
    return .none
  }

  private static func number(_ number: Double, as type: any _IntentValue.Type) -> Any? {
    switch type {
    case is Int.Type: Int(exactly: number)
    case is Float.Type: Float(number)
    case is Decimal.Type: Decimal(number)
    default: number
    }
  }

  private static func resolvers(of parameter: any AnyIntentParameter) -> [any Resolver] {
    func standard<Value: _IntentValue>(_ type: Value.Type) -> [any Resolver] {
      type.defaultResolverSpecification._resolvers
    }
    return parameter.details.resolvers ?? standard(parameter.valueType)
  }

  private static func takesText(_ resolver: any Resolver) -> Bool {
    func takes<R: Resolver>(_: R) -> Bool { R.Input.self is String.Type }
    return takes(resolver)
  }
}

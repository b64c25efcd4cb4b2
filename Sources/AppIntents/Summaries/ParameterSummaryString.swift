// SPDX-License-Identifier: Apache-2.0

/// The text of a summary: words and parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let parts: [Part]

  fileprivate enum Part {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Creates a text without parameters.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parameters, in order.
  package var keyPaths: [PartialKeyPath<Intent>] {
    parts.compactMap { if case .parameter(let keyPath) = $0 { keyPath } else { nil } }
  }

  /// The text with names: `Add ${text} to ${list}`.
  package func template(_ names: ParameterNames, _ intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let keyPath): "${\(names.name(at: keyPath, of: intent) ?? "")}"
      }
    }.joined()
  }

  /// What stands for each parameter, by its name.
  package func values(_ names: ParameterNames, _ intent: Intent) -> [String: String] {
    var values: [String: String] = [:]
    for keyPath in keyPaths {
      guard let name = names.name(at: keyPath, of: intent),
        let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter
      else { continue }
      if let value = parameter.anyValue ?? (parameter.isSet ? nil : parameter.anyDefault) {
        values[name] = ValueText.text(of: value)
      } else {
        values[name] = parameter.details.title?.string ?? name
      }
    }
    return values
  }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(keyPath))
    }
  }
}

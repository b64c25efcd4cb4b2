// SPDX-License-Identifier: Apache-2.0

/// Makes a whole number of text.
public struct IntFromStringResolver: Resolver {
  /// The base of the digits (2...36).
  public let radix: Int

  /// Creates a resolver; a base outside of 2...36 counts as 10.
  public init(radix: Int = 10) { self.radix = (2...36).contains(radix) ? radix : 10 }

  /// The number; `nil` where the text is none.
  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int?
  {
    Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
  }
}

/// Makes a whole number of a number that has no fraction.
public struct IntFromDoubleResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The number; `nil` where it has a fraction or is too large.
  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int?
  {
    Int(exactly: input)
  }
}

/// Makes a number of text.
public struct DoubleFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The number; `nil` where the text is none.
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    Double(input.trimmingCharacters(in: .whitespaces))
  }
}

/// Makes a number of a whole number.
public struct DoubleFromIntResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The number.
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    Double(input)
  }
}

/// Makes yes or no of text.
public struct BoolFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// Yes for `true`, `yes`, `on` and `1`, no for their opposites, else `nil`.
  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    switch input.trimmingCharacters(in: .whitespaces).lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
}

/// Makes an address of text.
public struct URLFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The address; `nil` where the text is none.
  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL?
  {
    URL(string: input.trimmingCharacters(in: .whitespaces))
  }
}

/// Makes text with attributes of text.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The text.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}

/// Makes text of a whole number.
public struct StringFromIntResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The digits.
  public func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? {
    String(input)
  }
}

/// Makes text of a number.
public struct StringFromDoubleResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The digits.
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? {
    String(input)
  }
}

/// Makes a search of text.
public struct StringSearchCriteriaFromStringResolver: Resolver {
  /// Creates a resolver.
  public init() {}

  /// The search.
  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? {
    StringSearchCriteria(term: input)
  }
}

extension Int: _IntentValue {
  /// From text, and from numbers without a fraction.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([IntFromStringResolver(), IntFromDoubleResolver()])
  }
}

extension Double: _IntentValue {
  /// From text and from whole numbers.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([DoubleFromStringResolver(), DoubleFromIntResolver()])
  }
}

extension Bool: _IntentValue {
  /// From text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([BoolFromStringResolver()])
  }
}

extension String: _IntentValue {
  /// From numbers.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([StringFromIntResolver(), StringFromDoubleResolver()])
  }
}

extension URL: _IntentValue {
  /// From text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([URLFromStringResolver()])
  }
}

extension AttributedString: _IntentValue {
  /// From text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    ResolverList([AttributedStringFromStringResolver()])
  }
}

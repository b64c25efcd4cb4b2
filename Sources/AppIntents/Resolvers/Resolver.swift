// SPDX-License-Identifier: Apache-2.0

/// Turns a value of one type into a value of another.
public protocol Resolver<Input, Output>: Sendable {
  /// What it takes.
  associatedtype Input: _IntentValue
  /// What it makes of it.
  associatedtype Output: _IntentValue

  /// The value that another stands for.
  ///
  /// - Returns: The value, or `nil` where this resolver knows none: the next one is asked.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  /// Resolves a value of a type that is not known here; `nil` where it is not this resolver's.
  package func resolveAny(_ input: Any, title: LocalizedStringResource) async throws -> Any? {
    guard let input = input as? Input else { return nil }
    return try await resolve(
      from: input, context: IntentParameterContext<Output>(title: title, isOptional: false))
  }
}

/// The parameter that a resolver resolves for.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
  /// The parameter's title.
  public let title: LocalizedStringResource
  /// Whether the parameter may be left out.
  public let isOptional: Bool

  /// Creates a context from what a parameter's declaration says.
  package init(title: LocalizedStringResource, isOptional: Bool) {
    self.title = title
    self.isOptional = isOptional
  }
}

/// The resolvers of a parameter, in the order in which they are asked.
public protocol ResolverSpecification: Sendable {
  /// The resolvers.
  var _resolvers: [any Resolver] { get }
}

/// No resolvers.
public struct EmptyResolverSpecification<Value>: ResolverSpecification {
  /// Creates it.
  public init() {}

  /// None.
  public var _resolvers: [any Resolver] { [] }
}

/// A list of resolvers.
public struct ResolverList: ResolverSpecification {
  /// The resolvers.
  public let _resolvers: [any Resolver]

  /// Creates a list.
  public init(_ resolvers: [any Resolver]) { _resolvers = resolvers }

  /// No resolvers.
  public static func none() -> ResolverList { ResolverList([]) }
}

/// Collects the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Value> {
  /// One resolver.
  public static func buildExpression(_ resolver: any Resolver) -> any Resolver { resolver }

  /// All of them.
  public static func buildBlock(_ resolvers: any Resolver...) -> ResolverList {
    ResolverList(resolvers)
  }
}

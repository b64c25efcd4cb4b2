// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// `@ComputedProperty` and `@DeferredProperty`: a computed property of an entity gets an
/// `EntityProperty` beside it, `$name`, that reads it.
///
/// A `@ComputedProperty` without a getter is kept by the entity as with `@Property`: the macro adds
/// its storage, `_name`, and the accessors.
struct EntityPropertyMacro {
  enum Kind {
    case computed, deferred
  }

  let kind: Kind

  @_optimize(none)
  func expand(_ request: ExpansionRequest) throws(SyntaxProblem) -> Expansion {
    let property = try DeclarationReader.property(in: request.declaration.source)
    if let problem = finding(in: property) {
      // Both roles find it; one says it.
      guard request.role == .peer else { return Expansion(source: "") }
      return Expansion(
        source: nil,
        diagnostics: [MacroDiagnostic(problem.message, in: request.declaration, at: problem.offset)]
      )
    }
    let attribute = try DeclarationReader.attribute(in: request.attribute.source)
    let isStored = property.accessors == nil
    switch request.role {
    case .peer:
      return Expansion(
        source: isStored
          ? storedPeers(of: property, attribute: attribute)
          : computedPeer(of: property, attribute: attribute, isClass: isInClass(request)))
    case .accessor:
      return Expansion(source: isStored ? accessors(of: property) : "")
    default: return Expansion(source: "")
    }
  }

  // MARK: - What cannot be

  private var name: String { kind == .computed ? "@ComputedProperty" : "@DeferredProperty" }

  @_optimize(none)
  private func finding(in property: PropertyDeclaration) -> SyntaxProblem? {
    let plain = property.name.plain
    guard property.isVariable else {
      return SyntaxProblem("'\(name)' needs a 'var', not a 'let'", at: property.name.offset)
    }
    guard !property.isStatic else {
      return SyntaxProblem(
        "'\(name)' needs a property of the entity, and '\(plain)' is one of its type",
        at: property.name.offset)
    }
    guard property.type != nil else {
      return SyntaxProblem(
        "'\(name)' needs the type of '\(plain)' written out", at: property.name.offset)
    }
    guard let accessors = property.accessors else {
      if kind == .deferred {
        return SyntaxProblem(
          "'\(name)' needs a getter: 'var \(plain): … { get async throws { … } }'",
          at: property.name.offset)
      }
      guard property.initialValue == nil else {
        return SyntaxProblem(
          "'\(name)' needs a getter; use '@Property' for a value that is kept, and set "
            + "'\(plain)' in an initialiser", at: property.name.offset)
      }
      return nil
    }
    guard !accessors.observersOnly, accessors.hasGetter else {
      return SyntaxProblem(
        "'\(name)' needs a getter, and '\(plain)' has none", at: property.name.offset)
    }
    switch kind {
    case .computed:
      guard !accessors.getterIsAsync, !accessors.getterThrows else {
        return SyntaxProblem(
          "the getter of '\(plain)' is async or throws; use '@DeferredProperty'",
          at: property.name.offset)
      }
    case .deferred:
      guard accessors.getterIsAsync else {
        return SyntaxProblem(
          "the getter of '\(plain)' is not async; use '@ComputedProperty', or 'get async'",
          at: property.name.offset)
      }
    }
    return nil
  }

  /// Whether the property belongs to a class or actor, whose setters work on a copy of the reference.
  @_optimize(none)
  private func isInClass(_ request: ExpansionRequest) -> Bool {
    guard let context = request.lexicalContext.first,
      let type = try? DeclarationReader.type(in: context)
    else { return false }
    return type.keyword.text == "class" || type.keyword.text == "actor"
  }

  // MARK: - Sources

  /// The macro's own arguments that describe the property: its title and its keys.
  @_optimize(none)
  private func described(_ attribute: AttributeSyntax) -> String {
    attribute.arguments.compactMap { argument in
      argument.label.map { "\($0): \(argument.value.text), " }
    }.joined()
  }

  @_optimize(none)
  private func prefix(of property: PropertyDeclaration) -> String {
    let kept: Set<String> = ["public", "package", "private", "fileprivate", "internal", "open"]
    var words = property.modifiers.map(\.text).filter { kept.contains($0) }
    if let open = words.firstIndex(of: "open") { words[open] = "public" }
    if property.modifiers.contains(where: { $0.text == "nonisolated" }) {
      words.append("nonisolated")
    }
    return words.map { $0 + " " }.joined()
  }

  @_optimize(none)
  private func computedPeer(
    of property: PropertyDeclaration, attribute: AttributeSyntax, isClass: Bool
  ) -> String {
    let type = property.type?.text ?? ""
    let name = property.name
    var call = described(attribute)
    switch kind {
    case .computed: call += "getter: { self.\(name.text) }"
    case .deferred:
      let effects = property.accessors?.getterThrows == true ? "try await" : "await"
      call += "asyncGetter: { \(effects) self.\(name.text) }"
    }
    if let accessors = property.accessors, accessors.hasSetter, kind == .computed,
      isClass || accessors.setterIsNonmutating
    {
      call += ", setter: { self.\(name.text) = $0 }"
    }
    return """
      \(prefix(of: property))var $\(name.plain): AppIntents.EntityProperty<\(type)> {
        AppIntents.EntityProperty<\(type)>(\(call))
      }
      """
  }

  @_optimize(none)
  private func storedPeers(of property: PropertyDeclaration, attribute: AttributeSyntax) -> String {
    let type = property.type?.text ?? ""
    var call = described(attribute)
    if call.hasSuffix(", ") { call.removeLast(2) }
    let name = property.name.plain
    return """
      private let _\(name) = AppIntents.EntityProperty<\(type)>(\(call))
      \(prefix(of: property))var $\(name): AppIntents.EntityProperty<\(type)> {
        _\(name)
      }
      """
  }

  @_optimize(none)
  private func accessors(of property: PropertyDeclaration) -> String {
    """
    {
      get { _\(property.name.plain).wrappedValue }
      nonmutating set { _\(property.name.plain).wrappedValue = newValue }
    }
    """
  }
}

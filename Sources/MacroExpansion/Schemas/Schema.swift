// SPDX-License-Identifier: Apache-2.0

/// What one schema of an assistant's domain asks of the type that adopts it.
struct Schema {
  /// One parameter of an intent or property of an entity.
  struct Member {
    var name: String
    /// The type; several where releases differ.
    var types: [SchemaType]
    /// Whether only some releases ask for it.
    var isOfSomeReleases = false

    /// The types as a message shows them.
    var spelling: String { types.map(\.spelling).joined(separator: "' or '") }
    /// Whether it may go without a value.
    var isOptional: Bool { types.contains(where: \.isOptional) }
  }

  var kind: SchemaMacro.Kind
  /// Domain and name: `mail.sendDraft`.
  var name: String
  /// The parameters or properties; empty for an enumeration.
  var members: [Member] = []
  /// The cases of an enumeration; empty where they are the app's own.
  var cases: [String] = []
}

/// The type of a member: a type of the system by its name, or one of the app's own.
struct SchemaType: Hashable {
  /// The element's name; `nil` for an entity, enumeration or union of the app.
  var name: String?
  var isArray = false
  var isOptional = false

  /// Reads a type as Swift spells it; `*` stands for one of the app's own.
  ///
  /// Modules' names are dropped and `Optional<…>` and `Array<…>` are the same as `?` and `[…]`.
  @_optimize(none)
  init(_ spelling: String) {
    var text = spelling.filter { !$0.isWhitespace }[...]
    if let inner = Self.argument(of: "Optional", in: text) {
      isOptional = true
      text = inner
    } else if text.last == "?" || text.last == "!" {
      isOptional = true
      text.removeLast()
    }
    if let inner = Self.argument(of: "Array", in: text) {
      isArray = true
      text = inner
    } else if text.first == "[", text.last == "]", !text.contains(":") {
      isArray = true
      text = text.dropFirst().dropLast()
    }
    for module in ["Swift.", "Foundation.", "AppIntents.", "GeoToolbox."]
    where text.hasPrefix(module) {
      text = text.dropFirst(module.count)
    }
    name = text == "*" ? nil : String(text)
  }

  @_optimize(none)
  private static func argument(of generic: String, in text: Substring) -> Substring? {
    for prefix in [generic, "Swift." + generic]
    where text.hasPrefix(prefix + "<") && text.hasSuffix(">") {
      return text.dropFirst(prefix.count + 1).dropLast()
    }
    return nil
  }

  /// Whether it is a set.
  var isSet: Bool { name?.hasPrefix("Set<") == true }

  /// The type as a message shows it.
  var spelling: String {
    let element = name ?? "the app's own"
    return (isArray ? "[\(element)]" : element) + (isOptional ? "?" : "")
  }

  /// The types that are never an app's own.
  private static let systemTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "Date", "URL", "AttributedString",
    "DateComponents", "Duration", "IntentFile", "IntentPerson", "IntentCurrencyAmount",
    "CLPlacemark", "PlaceDescriptor", "StringSearchCriteria", "Data", "UUID",
    "PersonNameComponents", "Decimal",
  ]

  /// Whether a property of a type can be the member of another.
  ///
  /// Whether it is optional plays no part.
  @_optimize(none)
  func accepts(_ other: SchemaType) -> Bool {
    guard isArray == other.isArray else {
      // A collection of entities is held by its own type.
      return isArray && other.name?.hasPrefix("EntityCollection<") == true
    }
    guard let otherName = other.name else { return true }
    guard let name else { return !Self.systemTypes.contains(otherName) }
    return name == otherName
  }
}

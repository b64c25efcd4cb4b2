// SPDX-License-Identifier: Apache-2.0

/// A name or type as it was written, and where.
package struct SourceText: Sendable {
  /// The text, with the backticks of a name.
  package var text: String
  /// UTF-8 offset in the source.
  package var offset: Int

  /// Creates a text at a UTF-8 offset in the source.
  package init(_ text: String, at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The text without backticks.
  package var plain: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

/// An attribute, such as `@Parameter(title: "Name")`.
package struct AttributeSyntax: Sendable {
  /// The name after the sign, without generic arguments: `Parameter`, `AppIntents.Parameter`.
  package var name: SourceText
  /// The arguments between the parentheses; empty without parentheses.
  package var arguments: [ArgumentSyntax] = []
  /// The whole attribute as it was written.
  package var source: String

  /// The last component of the name.
  package var shortName: String {
    name.text.split(separator: ".").last.map(String.init) ?? name.text
  }
}

/// An argument: its label, and its value as it was written.
package struct ArgumentSyntax: Sendable {
  /// The label without its colon; `nil` where there is none.
  package var label: String?
  /// The value as it was written.
  package var value: SourceText
}

/// A declaration of a type: its head and its members.
package struct TypeDeclaration: Sendable {
  /// The keyword: `enum`, `struct`, `class`, `actor`, `protocol`, `extension`.
  package var keyword: SourceText
  /// The name; that of an extension may have dots: `Album.Track`.
  package var name: SourceText
  /// The attributes before the keyword, in order.
  package var attributes: [AttributeSyntax] = []
  /// The modifiers before the keyword, in order.
  package var modifiers: [SourceText] = []
  /// What follows the colon.
  package var inheritedTypes: [SourceText] = []
  /// Whether a clause in angle brackets follows the name.
  package var isGeneric = false
  /// The members, in order; empty for a type inside of another.
  package var members: [MemberSyntax] = []
}

/// One member of a type, in the order of the source.
package enum MemberSyntax: Sendable {
  case enumCase(EnumCaseSyntax)
  case property(PropertyDeclaration)
  /// A type inside; its own members are not read.
  case type(TypeDeclaration)
  /// A line of conditional compilation: `#if DEBUG`, `#else`, `#endif`.
  case conditional(SourceText)
  /// Anything else: functions, initialisers, subscripts, type aliases, macros.
  case other(keyword: SourceText, name: String?)
}

/// One case of an enumeration.
package struct EnumCaseSyntax: Sendable {
  /// The name of the case.
  package var name: SourceText
  /// The associated values; `nil` without parentheses.
  package var payload: [PayloadSyntax]?
  /// What follows the equals sign; `nil` without one.
  package var rawValue: SourceText?
}

/// One associated value of a case.
package struct PayloadSyntax: Sendable {
  /// The label; `nil` without one, and for `_`.
  package var label: String?
  /// The type, without a default value.
  package var type: SourceText
}

/// A property with one name.
package struct PropertyDeclaration: Sendable {
  /// The attributes before the keyword, in order; all names of a declaration share them.
  package var attributes: [AttributeSyntax] = []
  /// The modifiers before the keyword, in order, such as `private(set)`.
  package var modifiers: [SourceText] = []
  /// Whether it is a `var`.
  package var isVariable: Bool
  /// The name of the property.
  package var name: SourceText
  /// The type after the name; `nil` where none is written.
  package var type: SourceText?
  /// What follows the equals sign; `nil` without one.
  package var initialValue: SourceText?
  /// What stands in its braces; `nil` without braces.
  package var accessors: AccessorBlock?

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains { $0.text == "static" || $0.text == "class" } }

  /// Whether values of the type keep it: it has no accessors but observers.
  package var isStored: Bool {
    guard let accessors else { return true }
    return accessors.observersOnly
  }
}

/// What stands in a property's braces.
package struct AccessorBlock: Sendable {
  /// Whether there are only `willSet` and `didSet`.
  package var observersOnly = false
  /// Whether it is read: a `get`, or a body without accessors' names.
  package var hasGetter = false
  /// Whether the getter is `async`.
  package var getterIsAsync = false
  /// Whether the getter is marked as one that throws.
  package var getterThrows = false
  /// Whether it is written to: a `set`, or an accessor that modifies in place.
  package var hasSetter = false
  /// Whether setting leaves the value that has the property as it is.
  package var setterIsNonmutating = false
}

extension TypeDeclaration {
  /// The attribute of that name, with or without its module.
  package func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.shortName == name }
  }

  /// The properties among the members, those inside conditional compilation included.
  package var properties: [PropertyDeclaration] {
    members.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The cases among the members, those inside conditional compilation included.
  package var cases: [EnumCaseSyntax] {
    members.compactMap { if case .enumCase(let found) = $0 { found } else { nil } }
  }

  /// The access that members need to be seen as widely as the type: `public `, `package ` or none.
  package var accessPrefix: String {
    for modifier in modifiers {
      if modifier.text == "public" || modifier.text == "open" { return "public " }
      if modifier.text == "package" { return "package " }
    }
    return ""
  }
}

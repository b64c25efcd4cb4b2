// SPDX-License-Identifier: Apache-2.0

/// A declaration as its outline tells it, by the tokens that it is made of.
struct Declaration: Sendable {
  /// What it declares.
  enum Kind: Sendable {
    /// A type, or an extension of one.
    case type
    /// A property with one name.
    case property
    case function
    /// Cases of an enum, with one keyword.
    case enumCase
    case typeAlias
    /// Anything else.
    case other
  }

  var kind: Kind
  /// The token of the keyword.
  var keyword: Int
  /// The name, dotted for an extension of a member type; empty where there is none.
  var name = ""
  /// The token of the name.
  var nameToken: Int
  /// All tokens, attributes included.
  var tokens: Range<Int>
  var attributes: [DeclarationAttribute] = []
  var modifiers: [String] = []
  /// The generic parameters in their angle brackets.
  var generics: Range<Int>?
  /// The types after the colon of a type.
  var inherited: [Range<Int>] = []
  /// The type of a property, or of what a function gives back.
  var type: Range<Int>?
  /// What a property is set to.
  var value: Range<Int>?
  /// The braces of a type, a function or a property, and all between them.
  var body: Range<Int>?
  /// The declarations in a type.
  var members: [Declaration] = []

  /// Whether it belongs to a type and not to its values.
  var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

  /// The attribute of one of some names, a module left out.
  func attribute(_ names: String...) -> DeclarationAttribute? {
    attributes.first { names.contains($0.name) }
  }
}

/// An attribute of a declaration.
struct DeclarationAttribute: Sendable {
  /// The name without its module.
  var name: String
  /// The sign, the name and the arguments.
  var tokens: Range<Int>
  /// The tokens of the arguments' brackets, where there are any.
  var brackets: Range<Int>?
}

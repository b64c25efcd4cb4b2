// SPDX-License-Identifier: Apache-2.0

/// A value that can be handed over in other forms: as a value of the system's, as text, as bytes.
///
///     extension PlaceEntity: Transferable {
///       static var transferRepresentation: some TransferRepresentation {
///         ValueRepresentation(exporting: { IntentPerson(name: .displayName($0.owner)) })
///         ProxyRepresentation(exporting: \.name)
///       }
///     }
///
/// A small stand-in for the protocol that other systems have in a framework of their own.
public protocol Transferable {
  /// The forms.
  associatedtype Representation: TransferRepresentation
  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Forms that a value can be handed over in.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value's type.
  associatedtype Item
  /// The forms to hand over, the best first.
  var _exports: [TransferExport<Item>] { get }
  /// The forms to take, the best first.
  var _imports: [TransferImport<Item>] { get }
}

extension TransferRepresentation {
  /// The forms to hand over: none.
  public var _exports: [TransferExport<Item>] { [] }
  /// The forms to take: none.
  public var _imports: [TransferImport<Item>] { [] }
}

/// One form that a value can be handed over in.
public struct TransferExport<Item>: Sendable {
  /// The type of the form.
  package let type: Any.Type
  /// The type of its contents, where it is bytes or a file.
  package let contentType: UTType?
  /// Whether the value has this form.
  package var isOffered: @Sendable (Item) -> Bool = { _ in true }
  /// What a file of it is called; `nil` where that is left to the receiver.
  package var fileName: @Sendable (Item) -> String? = { _ in nil }
  /// Makes the form.
  package let export: @Sendable (Item) async throws -> Any

  /// Creates a form; without a type of contents it is a value and neither bytes nor a file.
  package init<Value>(
    contentType: UTType? = nil, export: @escaping @Sendable (Item) async throws -> Value
  ) {
    type = Value.self
    self.contentType = contentType
    self.export = { try await export($0) }
  }
}

/// One form that a value can be made of.
public struct TransferImport<Item>: Sendable {
  /// The type of its contents, where it is bytes or a file.
  package let contentType: UTType?
  /// Makes the value; `nil` where the form is another.
  package let make: @Sendable (Any) async throws -> Item?

  /// Creates a form; the closure is asked only for forms of the type that it takes.
  package init<Value>(
    contentType: UTType? = nil, make: @escaping @Sendable (Value) async throws -> Item
  ) {
    self.contentType = contentType
    self.make = { form in
      guard let form = form as? Value else { return nil }
      return try await make(form)
    }
  }
}

extension Transferable {
  /// The value in the form of a type; `nil` where it has none.
  ///
  /// - Throws: What the form's closure throws.
  package func exported<Value>(as type: Value.Type) async throws -> Value? {
    for form in Self.exports where form.type == type && form.isOffered(self) {
      if let value = try await form.export(self) as? Value { return value }
    }
    return nil
  }

  /// The bytes of a type of contents, or of one that conforms to it; `nil` where there are none.
  ///
  /// - Throws: What the form's closure throws, or why its file cannot be read.
  package func exported(as contentType: UTType) async throws -> Data? {
    for form in Self.exports
    where form.contentType?.conforms(to: contentType) ?? false && form.isOffered(self) {
      let made = try await form.export(self)
      if let data = made as? Data { return data }
      if let file = made as? SentTransferredFile { return try Data(contentsOf: file.file) }
    }
    return nil
  }

  /// The value made of a form: of another value, or of bytes of a type of contents; `nil` where no
  /// representation takes it.
  ///
  /// - Throws: What the representation's closure throws.
  package static func imported(from form: Any, contentType: UTType? = nil) async throws -> Self? {
    for representation in transferRepresentation._imports as? [TransferImport<Self>] ?? [] {
      if let taken = representation.contentType {
        guard let contentType, contentType.conforms(to: taken) else { continue }
      }
      if let value = try await representation.make(form) { return value }
    }
    return nil
  }

  /// The forms; the builder sees to it that they are this type's.
  private static var exports: [TransferExport<Self>] {
    transferRepresentation._exports as? [TransferExport<Self>] ?? []
  }
}

/// Lists forms.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// A form.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> TransferRepresentationList<Item> where Content.Item == Item {
    TransferRepresentationList(content._exports, content._imports)
  }
  /// All of them.
  public static func buildBlock(
    _ lists: TransferRepresentationList<Item>...
  ) -> TransferRepresentationList<Item> {
    TransferRepresentationList(lists.flatMap(\._exports), lists.flatMap(\._imports))
  }
}

/// Several forms.
public struct TransferRepresentationList<Item>: TransferRepresentation {
  /// The forms to hand over, the best first.
  public let _exports: [TransferExport<Item>]
  /// The forms to take, the best first.
  public let _imports: [TransferImport<Item>]

  /// Creates a list of the forms to hand over and of those to take, the best first.
  package init(_ exports: [TransferExport<Item>], _ imports: [TransferImport<Item>]) {
    _exports = exports
    _imports = imports
  }
}

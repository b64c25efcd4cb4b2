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
/// A small stand-in for the protocol that other systems have in a framework of their own: it exports,
/// and imports nothing.
public protocol Transferable {
  /// The forms.
  associatedtype Representation: TransferRepresentation
  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Forms that a value can be handed over in.
public protocol TransferRepresentation: Sendable {
  /// The value's type.
  associatedtype Item
  /// The forms, the best first.
  var _exports: [TransferExport<Item>] { get }
}

/// One form that a value can be handed over in.
public struct TransferExport<Item>: Sendable {
  /// The type of the form.
  package let type: Any.Type
  /// The type of its contents, where it is bytes.
  package let contentType: UTType?
  /// Makes the form.
  package let export: @Sendable (Item) async throws -> Any

  package init<Value>(
    contentType: UTType? = nil, export: @escaping @Sendable (Item) async throws -> Value
  ) {
    type = Value.self
    self.contentType = contentType
    self.export = { try await export($0) }
  }
}

extension Transferable {
  /// The value in the form of a type; `nil` where it has none.
  ///
  /// - Throws: What the form's closure throws.
  package func exported<Value>(as type: Value.Type) async throws -> Value? {
    for form in Self.forms where form.type == type {
      if let value = try await form.export(self) as? Value { return value }
    }
    return nil
  }

  /// The bytes of a type of contents, or of one that conforms to it; `nil` where there are none.
  ///
  /// - Throws: What the form's closure throws.
  package func exported(as contentType: UTType) async throws -> Data? {
    for form in Self.forms where form.contentType?.conforms(to: contentType) ?? false {
      if let data = try await form.export(self) as? Data { return data }
    }
    return nil
  }

  /// The forms; the builder sees to it that they are this type's.
  private static var forms: [TransferExport<Self>] {
    transferRepresentation._exports as? [TransferExport<Self>] ?? []
  }
}

/// Lists forms.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// A value that intents take.
  public static func buildExpression<Value>(
    _ content: ValueRepresentation<Item, Value>
  ) -> TransferRepresentationList<Item> { TransferRepresentationList(content._exports) }
  /// Another value.
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> TransferRepresentationList<Item> { TransferRepresentationList(content._exports) }
  /// Bytes.
  public static func buildExpression(
    _ content: DataRepresentation<Item>
  ) -> TransferRepresentationList<Item> { TransferRepresentationList(content._exports) }
  /// All of them.
  public static func buildBlock(
    _ lists: TransferRepresentationList<Item>...
  ) -> TransferRepresentationList<Item> {
    TransferRepresentationList(lists.flatMap(\._exports))
  }
}

/// Several forms.
public struct TransferRepresentationList<Item>: TransferRepresentation {
  /// The forms, the best first.
  public let _exports: [TransferExport<Item>]

  package init(_ exports: [TransferExport<Item>]) { _exports = exports }
}

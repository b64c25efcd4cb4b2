// SPDX-License-Identifier: Apache-2.0

/// Hands a value over as a value that intents take, such as a person or an amount.
public struct ValueRepresentation<Item, Value: _IntentValue>: TransferRepresentation {
  /// The form.
  public let _exports: [TransferExport<Item>]

  /// Creates the form.
  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {
    _exports = [TransferExport(export: exporting)]
  }

  /// Creates the form of a property.
  public init(exporting: KeyPath<Item, Value> & Sendable) {
    _exports = [TransferExport { $0[keyPath: exporting] }]
  }
}

/// The former name of `ValueRepresentation`.
public typealias IntentValueRepresentation = ValueRepresentation

/// Hands a value over as another that stands for it, such as its name.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// The form.
  public let _exports: [TransferExport<Item>]

  /// Creates the form.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    _exports = [TransferExport(export: exporting)]
  }

  /// Creates the form of a property.
  public init(exporting: KeyPath<Item, Proxy> & Sendable) {
    _exports = [TransferExport { $0[keyPath: exporting] }]
  }
}

/// Hands a value over as bytes of a type of contents.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// The form.
  public let _exports: [TransferExport<Item>]

  /// Creates the form.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _exports = [TransferExport(contentType: exportedContentType, export: exporting)]
  }
}

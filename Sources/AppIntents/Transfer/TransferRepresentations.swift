// SPDX-License-Identifier: Apache-2.0

/// Hands a value over as a value that intents take, such as a person or an amount.
public struct ValueRepresentation<Item, Value: _IntentValue>: TransferRepresentation {
  /// The form to hand over.
  public let _exports: [TransferExport<Item>]
  /// The form to take.
  public let _imports: [TransferImport<Item>]

  /// Creates the form.
  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {
    _exports = [TransferExport(export: exporting)]
    _imports = []
  }

  /// Creates the form of a property.
  public init(exporting: KeyPath<Item, Value> & Sendable) {
    self.init(exporting: { $0[keyPath: exporting] })
  }

  /// Creates the form, which is taken too.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Value,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) {
    _exports = [TransferExport(export: exporting)]
    _imports = [TransferImport(make: importing)]
  }

  /// Creates a form that is only taken.
  public init(importing: @escaping @Sendable (Value) async throws -> Item) {
    _exports = []
    _imports = [TransferImport(make: importing)]
  }
}

/// The former name of `ValueRepresentation`.
public typealias IntentValueRepresentation = ValueRepresentation

/// Hands a value over as another that replaces it, such as its name.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// The form to hand over.
  public let _exports: [TransferExport<Item>]
  /// The form to take.
  public let _imports: [TransferImport<Item>]

  /// Creates the form.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    _exports = [TransferExport(export: exporting)]
    _imports = []
  }

  /// Creates the form of a property.
  public init(exporting: KeyPath<Item, Proxy> & Sendable) {
    self.init(exporting: { $0[keyPath: exporting] })
  }

  /// Creates the form, which is taken too.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    _exports = [TransferExport(export: exporting)]
    _imports = [TransferImport(make: importing)]
  }

  /// Creates a form that is only taken.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    _exports = []
    _imports = [TransferImport(make: importing)]
  }
}

/// Hands a value over as bytes of a type of contents.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// The form to hand over.
  public let _exports: [TransferExport<Item>]
  /// The form to take.
  public let _imports: [TransferImport<Item>]

  /// Creates the form.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _exports = [TransferExport(contentType: exportedContentType, export: exporting)]
    _imports = []
  }

  /// Creates the form, which is taken too.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _exports = [TransferExport(contentType: contentType, export: exporting)]
    _imports = [TransferImport(contentType: contentType, make: importing)]
  }

  /// Creates a form that is only taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _exports = []
    _imports = [TransferImport(contentType: importedContentType, make: importing)]
  }
}

/// Hands a value over as JSON, or as what another coder makes of it.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
  /// The form to hand over.
  public let _exports: [TransferExport<Item>]
  /// The form to take.
  public let _imports: [TransferImport<Item>]

  /// Creates the form in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType = .json) {
    _exports = [TransferExport(contentType: contentType) { try JSONEncoder().encode($0) }]
    _imports = [
      TransferImport(contentType: contentType) { (data: Data) in
        try JSONDecoder().decode(Item.self, from: data)
      }
    ]
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A file that a value is handed over as.
public struct SentTransferredFile: Sendable, Hashable {
  /// The file.
  public let file: URL
  /// Whether the receiver may work on the file itself, and not only on a copy.
  public let allowAccessingOriginalFile: Bool

  /// Names a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable, Hashable {
  /// The file.
  public let file: URL
  /// Whether it is the sender's own, and not a copy.
  public let isOriginalFile: Bool

  /// Names a file, and says whether it is the sender's own.
  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Hands a value over as a file of a type of contents.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// The form to hand over.
  public let _exports: [TransferExport<Item>]
  /// The form to take.
  public let _imports: [TransferImport<Item>]

  /// Creates the form.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _exports = [TransferExport(contentType: exportedContentType, export: exporting)]
    _imports = []
  }

  /// Creates the form, which is taken too.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _exports = [TransferExport(contentType: contentType, export: exporting)]
    _imports = [TransferImport(contentType: contentType, make: importing)]
  }

  /// Creates a form that is only taken.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _exports = []
    _imports = [TransferImport(contentType: importedContentType, make: importing)]
  }
}

/// Who a form is for.
public enum TransferRepresentationVisibility: Sendable, Hashable, CaseIterable {
  /// All programs.
  case all
  /// The programs of the same developer.
  case team
  /// The programs that share a group with the app.
  case group
  /// The app.
  case ownProcess
}

extension TransferRepresentation {
  /// The same forms, handed over only where a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    let exports = _exports.map { form in
      var form = form
      let before = form.isOffered
      form.isOffered = { before($0) && condition($0) }
      return form
    }
    return TransferRepresentationList(exports, _imports)
  }

  /// The same forms, with a name for a file of them.
  public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in name }
  }

  /// The same forms, with a name for a file of them.
  public func suggestedFileName(
    _ name: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    let exports = _exports.map { form in
      var form = form
      form.fileName = name
      return form
    }
    return TransferRepresentationList(exports, _imports)
  }

  /// The same forms; whoever is asked for them here is the app's own process.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    TransferRepresentationList(_exports, _imports)
  }
}

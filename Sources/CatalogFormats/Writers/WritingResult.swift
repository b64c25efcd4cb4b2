// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// A file that a writer made.
public struct WrittenFile: Sendable, Equatable {
  /// Its path from the folder of the app's resources: `de.lproj/AppShortcuts.strings`.
  public var path: String
  /// Its bytes.
  public var utf8: [UInt8]

  /// Creates a file.
  package init(path: String, utf8: [UInt8]) {
    self.path = path
    self.utf8 = utf8
  }

  /// Its content, decoded; a bundle's files are UTF-8.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

/// The result of writing a catalog.
public struct WritingResult: Sendable, Equatable {
  /// The files, in a fixed order.
  public var files: [WrittenFile]
  /// The phrases that the format cannot hold, each at its place in the catalog; all of
  /// the rule `not-written`.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  package init(files: [WrittenFile] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Notes something that the format cannot hold.
  mutating func lose(
    _ message: String, fix: String? = nil, at location: SourceLocation, in catalog: AppCatalog,
    locale: String? = nil, severity: Diagnostic.Severity = .warning
  ) {
    var place = location
    if place.file.isEmpty { place.file = catalog.file }
    diagnostics.append(
      Diagnostic(
        rule: "not-written", severity: severity, message: message, fix: fix, location: place,
        app: catalog.id.isEmpty ? nil : catalog.id, locale: locale))
  }
}

/// The translations of one language by source phrase, those of the same source put together.
struct TranslationTable {
  private let lists: [String: [PhraseDeclaration]]

  init(_ translations: [PhraseTranslation]) {
    lists = Dictionary(
      translations.map { ($0.source, $0.phrases) }, uniquingKeysWith: { $0 + $1 })
  }

  /// What a source phrase becomes; `nil` where it has no translation.
  subscript(source: String) -> [PhraseDeclaration]? { lists[source] }
}

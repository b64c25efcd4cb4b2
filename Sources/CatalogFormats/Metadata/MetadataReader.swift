// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads `extract.actionsdata`, what a build extracts from the code of an app.
///
/// The file is JSON; its keys grow with each version of the tools and stand in any order. All that
/// a catalog holds is read; members that are known and have no place in a catalog are passed over,
/// and those that nobody knows are kept as they stand (`AppDeclarations.unreadMembers`). Nothing in
/// it is a failure: what has an unknown shape is a finding, and the rest is read.
struct MetadataReader {
  /// Most members kept that no reader knows, and most bytes of one of them.
  static let unreadLimit = (count: 200, bytes: 4_096)

  /// Most intents, and most entities, enums and shortcuts; apps have some dozens.
  static let declarationLimit = 10_000

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - utf8: The bytes of `extract.actionsdata`.
  ///   - file: The name for places.
  ///   - version: The bytes of the `version.json` beside it.
  func read(utf8: [UInt8], file: String, version: [UInt8]? = nil) -> AppDeclarations {
    let (document, findings) = JSONDocument.read(utf8: utf8, file: file)
    guard let document else {
      var declarations = AppDeclarations(file: file, kind: .metadata)
      declarations.diagnostics = findings
      return declarations
    }
    var parser = MetadataParser(document)
    parser.declarations.diagnostics = findings
    parser.parse()
    if parser.declarations.generator == nil, let version,
      let tools = JSONDocument.read(utf8: version, file: file).document?.root["toolsVersion"]?.text
    {
      parser.declarations.generator = LocatedText(
        "xcode-tools " + tools.shortened, location: SourceLocation(file: file))
    }
    return parser.declarations
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The plugin's answers as JSON.
package enum PluginReply {
  /// The version of the protocol that is spoken here.
  package static let protocolVersion = 7
  /// From this version on, one kind of answer serves all macros.
  package static let unifiedResultVersion = 5

  /// The answer to `getCapability`.
  package static var capability: JSONValue {
    object(
      (
        "getCapabilityResult",
        object(("capability", object(("protocolVersion", .integer(protocolVersion)))))
      ))
  }

  /// The answer to `loadPluginLibrary`: there is nothing to load.
  package static var noLibrary: JSONValue {
    object(
      (
        "loadPluginLibraryResult",
        object(
          ("loaded", .bool(false)),
          (
            "diagnostics",
            .array([json(MacroDiagnostic("this plugin loads no libraries"))])
          ))
      ))
  }

  /// The answer to a request to expand a macro.
  ///
  /// - Parameter hostVersion: The version that the compiler said it speaks.
  @_optimize(none)
  package static func expansion(_ expansion: Expansion, hostVersion: Int) -> JSONValue {
    let diagnostics = JSONValue.array(expansion.diagnostics.map(json))
    let source = expansion.source.map(JSONValue.string) ?? .null
    guard hostVersion < unifiedResultVersion else {
      return object(
        ("expandMacroResult", object(("expandedSource", source), ("diagnostics", diagnostics))))
    }
    let sources = expansion.source.map { JSONValue.array([.string($0)]) } ?? .null
    return object(
      (
        "expandAttachedMacroResult",
        object(("expandedSources", sources), ("diagnostics", diagnostics))
      ))
  }

  @_optimize(none)
  private static func json(_ diagnostic: MacroDiagnostic) -> JSONValue {
    let fileName = JSONValue.string(diagnostic.fileName)
    return object(
      ("message", .string(diagnostic.message)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("position", object(("fileName", fileName), ("offset", .integer(diagnostic.offset)))),
      ("highlights", .array([])),
      ("notes", .array([])),
      ("fixIts", .array([])))
  }

  @_optimize(none)
  private static func object(_ members: (String, JSONValue)...) -> JSONValue {
    .object(members.map { JSONValue.Member($0.0, $0.1) })
  }
}

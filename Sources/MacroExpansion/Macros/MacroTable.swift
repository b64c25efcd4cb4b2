// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// The macros of the plugin by the names that `#externalMacro` uses.
package enum MacroTable {
  /// Expands a macro in a role.
  ///
  /// What a macro cannot read is an error at that place of the declaration, and no source.
  @_optimize(none)
  package static func expand(_ request: ExpansionRequest) -> Expansion {
    do {
      switch request.typeName {
      case "UnionValueMacro": return try UnionValueMacro.expand(request)
      case "ComputedPropertyMacro":
        return try EntityPropertyMacro(kind: .computed).expand(request)
      case "DeferredPropertyMacro":
        return try EntityPropertyMacro(kind: .deferred).expand(request)
      case "AppIntentMacro": return try SchemaMacro(kind: .intent).expand(request)
      case "AppEntityMacro": return try SchemaMacro(kind: .entity).expand(request)
      case "AppEnumMacro": return try SchemaMacro(kind: .enumeration).expand(request)
      default:
        return Expansion(
          source: nil,
          diagnostics: [
            MacroDiagnostic(
              "the plugin has no macro '\(request.typeName)'", in: request.attribute,
              at: leadingBlanks(of: request.attribute))
          ])
      }
    } catch {
      return Expansion(
        source: nil,
        diagnostics: [
          MacroDiagnostic(
            "'@\(request.macroName)' cannot read this declaration: \(error.message)",
            in: request.declaration, at: error.offset)
        ])
    }
  }

  /// The bytes before an attribute's sign.
  @_optimize(none)
  static func leadingBlanks(of piece: SourcePiece) -> Int {
    (try? Lexer.tokenize(Array(piece.source.utf8)))?.tokens.first?.range.lowerBound ?? 0
  }
}

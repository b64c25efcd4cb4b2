// SPDX-License-Identifier: Apache-2.0

/// A piece of source that the compiler sends, and where it stands.
package struct SourcePiece: Sendable {
  /// The text, from its leading blanks on.
  package var source: String
  /// The file; empty for what the compiler made up.
  package var fileName: String
  /// The UTF-8 offset of the text's first byte in the file.
  package var offset: Int

  /// Creates a piece; one without a file name is what the compiler made up.
  @_optimize(none)
  package init(source: String, fileName: String = "", offset: Int = 0) {
    self.source = source
    self.fileName = fileName
    self.offset = offset
  }
}

/// The role in which a macro is expanded, as the protocol spells it.
package enum MacroRole: String, Hashable, Sendable {
  case accessor, memberAttribute, member, peer, conformance, `extension`, preamble, body
  case expression, declaration, codeItem
}

/// What the compiler asks for.
package struct ExpansionRequest: Sendable {
  /// The type that implements the macro, as `#externalMacro` names it.
  package var typeName: String
  /// The macro's name as it is declared: `ComputedProperty`.
  package var macroName: String
  /// The role in which it is expanded.
  package var role: MacroRole
  /// The attribute as it was written.
  package var attribute: SourcePiece
  /// The declaration that carries it; for member attributes the member.
  package var declaration: SourcePiece
  /// For member attributes: the declaration that carries the macro.
  package var parent: SourcePiece?
  /// For extensions: the type to extend.
  package var extendedType: String?
  /// For extensions and members: the conformances that the declaration lacks.
  package var conformances: [String]
  /// The heads of the declarations around it, the nearest first.
  package var lexicalContext: [String]

  /// Creates a request; what only some roles have may be left out.
  @_optimize(none)
  package init(
    typeName: String, macroName: String = "", role: MacroRole, attribute: SourcePiece,
    declaration: SourcePiece, parent: SourcePiece? = nil, extendedType: String? = nil,
    conformances: [String] = [], lexicalContext: [String] = []
  ) {
    self.typeName = typeName
    self.macroName = macroName
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.parent = parent
    self.extendedType = extendedType
    self.conformances = conformances
    self.lexicalContext = lexicalContext
  }
}

/// What a macro makes of a request.
package struct Expansion: Sendable {
  /// The source to add; `nil` where nothing could be made.
  package var source: String?
  /// What the macro found, in the order in which it is shown.
  package var diagnostics: [MacroDiagnostic] = []

  /// Creates an expansion; without source, for what could not be made.
  @_optimize(none)
  package init(source: String?, diagnostics: [MacroDiagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A finding of a macro.
package struct MacroDiagnostic: Sendable {
  /// How much a finding weighs, as the protocol spells it.
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note, remark
  }

  /// What the compiler shows.
  package var message: String
  /// How much it weighs.
  package var severity: Severity
  /// The file; empty where no place is known.
  package var fileName: String
  /// The UTF-8 offset in the file.
  package var offset: Int

  /// Creates a finding at a UTF-8 offset in a piece; without a piece no place is known.
  @_optimize(none)
  package init(
    _ message: String, severity: Severity = .error, in piece: SourcePiece? = nil, at offset: Int = 0
  ) {
    self.message = message
    self.severity = severity
    self.fileName = piece?.fileName ?? ""
    self.offset = (piece?.offset ?? 0) + offset
  }
}

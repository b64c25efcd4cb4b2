// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// `@UnionValue`: an enumeration whose cases each carry one value becomes a value of its own.
///
/// The extension that it adds holds the cases' names as an enumeration, the types that they carry,
/// and the way from and to the value that is carried. Conditional compilation around cases is kept.
enum UnionValueMacro {
  @_optimize(none)
  static func expand(_ request: ExpansionRequest) throws(SyntaxProblem) -> Expansion {
    let declaration = try DeclarationReader.type(in: request.declaration.source)
    guard declaration.keyword.text == "enum" else {
      throw SyntaxProblem("a union value is an enum", at: declaration.keyword.offset)
    }
    let problems = findings(in: declaration)
    guard problems.isEmpty else {
      return Expansion(
        source: nil,
        diagnostics: problems.map {
          MacroDiagnostic($0.message, in: request.declaration, at: $0.offset)
        })
    }
    guard request.role == .extension else { return Expansion(source: "") }
    return Expansion(
      source: source(
        of: declaration, named: request.extendedType ?? declaration.name.text,
        conformances: request.conformances))
  }

  /// What keeps the enumeration from being a union.
  @_optimize(none)
  private static func findings(in declaration: TypeDeclaration) -> [SyntaxProblem] {
    var problems: [SyntaxProblem] = []
    var names: Set<String> = []
    let isConditional = declaration.members.contains {
      if case .conditional = $0 { true } else { false }
    }
    for found in declaration.cases {
      let name = found.name.plain
      let count = found.payload?.count ?? 0
      if count == 0 {
        problems.append(
          SyntaxProblem(
            "case '\(name)' of a union value carries no value; give it one, as in "
              + "'case \(name)(String)'", at: found.name.offset))
      } else if count > 1 {
        problems.append(
          SyntaxProblem(
            "case '\(name)' of a union value carries \(count) values; it must carry one",
            at: found.name.offset))
      }
      // The branches of '#if' may well hold the same case.
      if !names.insert(name).inserted, !isConditional {
        problems.append(
          SyntaxProblem(
            "case '\(name)' of a union value is declared twice", at: found.name.offset))
      }
    }
    if declaration.cases.isEmpty {
      problems.append(
        SyntaxProblem(
          "union value '\(declaration.name.plain)' has no cases", at: declaration.name.offset))
    }
    return problems
  }

  @_optimize(none)
  private static func source(
    of declaration: TypeDeclaration, named name: String, conformances: [String]
  ) -> String {
    let access = declaration.accessPrefix
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    let hasCases = declaration.members.contains {
      if case .type(let type) = $0 { type.name.plain == "Cases" } else { false }
    }
    var lines: [String] = []
    lines += declaration.platformAvailability
    lines.append("nonisolated extension \(name)\(list) {")
    if !hasCases {
      lines.append("  \(access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {")
      lines.append("    \(access)typealias UnionValue = \(name)")
      lines += each(declaration, indentedBy: 4) { ["case \($0.name.text)"] }
      lines.append("  }")
    }
    lines.append("  \(access)static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {")
    lines.append("    var types: [any AppIntents._IntentValue.Type] = []")
    lines += each(declaration, indentedBy: 4) { ["types.append(\(metatype(of: $0)))"] }
    lines.append("    return types")
    lines.append("  }")
    lines.append("  \(access)var asIntentValue: any AppIntents._IntentValue & Sendable {")
    lines.append("    switch self {")
    lines += each(declaration, indentedBy: 4) {
      ["case .\($0.name.text)(let value): return value"]
    }
    lines.append("    }")
    lines.append("  }")
    lines.append("  \(access)var unionCase: Cases {")
    lines.append("    switch self {")
    lines += each(declaration, indentedBy: 4) {
      ["case .\($0.name.text): return .\($0.name.text)"]
    }
    lines.append("    }")
    lines.append("  }")
    lines.append("  \(access)init?(intentValue: any AppIntents._IntentValue) {")
    lines += each(declaration, indentedBy: 4) { found in
      guard let payload = found.payload?.first else { return [] }
      let label = payload.label.map { "\($0): " } ?? ""
      return [
        "if let value = intentValue as? \(cast(payload.type.text)) {",
        "  self = .\(found.name.text)(\(label)value)",
        "  return",
        "}",
      ]
    }
    lines.append("    return nil")
    lines.append("  }")
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// Lines for each case, with the lines of conditional compilation between them.
  @_optimize(none)
  private static func each(
    _ declaration: TypeDeclaration, indentedBy indentation: Int,
    _ lines: (EnumCaseSyntax) -> [String]
  ) -> [String] {
    let blanks = String(repeating: " ", count: indentation)
    return declaration.members.flatMap { member -> [String] in
      switch member {
      case .enumCase(let found): lines(found).map { blanks + $0 }
      case .conditional(let line): [line.text]
      default: []
      }
    }
  }

  @_optimize(none)
  private static func metatype(of found: EnumCaseSyntax) -> String {
    let type = found.payload?.first?.type.text ?? ""
    // Only a plain name takes `.self` without parentheses.
    return type.utf8.allSatisfy { $0 != UInt8(ascii: " ") } ? "\(type).self" : "(\(type)).self"
  }

  @_optimize(none)
  private static func cast(_ type: String) -> String {
    type.contains(" ") ? "(\(type))" : type
  }
}

extension TypeDeclaration {
  /// The `@available` attributes that name platforms; an extension needs them again.
  var platformAvailability: [String] {
    attributes.filter { attribute in
      attribute.name.text == "available"
        && attribute.arguments.allSatisfy {
          $0.label == nil
            && !["deprecated", "unavailable", "noasync", "obsoleted"].contains($0.value.text)
        }
    }.map(\.source)
  }
}

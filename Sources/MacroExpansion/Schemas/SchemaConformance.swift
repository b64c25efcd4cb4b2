// SPDX-License-Identifier: Apache-2.0

/// Holds a declaration to its schema.
struct SchemaConformance {
  /// A finding with its place in the declaration.
  struct Finding: Hashable {
    var message: String
    var isError: Bool
    var offset: Int
  }

  let schema: Schema

  /// What the declaration lacks or has otherwise.
  ///
  /// A member that is missing, or of another type of the system, is an error; what the schema may
  /// allow in another release is a warning.
  func findings(in declaration: TypeDeclaration) -> [Finding] {
    schema.kind == .enumeration ? caseFindings(in: declaration) : memberFindings(in: declaration)
  }

  private func memberFindings(in declaration: TypeDeclaration) -> [Finding] {
    let properties = declaration.properties.filter { !$0.isStatic }
    var findings: [Finding] = []
    let word = schema.kind == .intent ? "parameter" : "property"
    for member in schema.members {
      guard let property = properties.first(where: { $0.name.plain == member.name }) else {
        findings.append(
          Finding(
            message:
              "schema '\(schema.name)' asks for the \(word) '\(member.name): "
              + "\(member.type.spelling)'",
            isError: !member.type.isOptional, offset: declaration.name.offset))
        continue
      }
      guard let spelling = property.type else { continue }
      let type = SchemaType(spelling.text)
      if !member.type.accepts(type) {
        findings.append(
          Finding(
            message:
              "\(word) '\(member.name)' is '\(spelling.text)', and schema '\(schema.name)' asks "
              + "for '\(member.type.spelling)'",
            isError: true, offset: spelling.offset))
      } else if member.type.isOptional != type.isOptional {
        findings.append(
          Finding(
            message:
              "\(word) '\(member.name)' is \(type.isOptional ? "optional" : "not optional"), and "
              + "in schema '\(schema.name)' it is \(type.isOptional ? "not" : "optional")",
            isError: false, offset: spelling.offset))
      }
    }
    return findings
  }

  private func caseFindings(in declaration: TypeDeclaration) -> [Finding] {
    guard !schema.cases.isEmpty else { return [] }
    return declaration.cases.compactMap { found in
      guard !schema.cases.contains(found.name.plain) else { return nil }
      return Finding(
        message:
          "schema '\(schema.name)' has no case '\(found.name.plain)'; it has "
          + schema.cases.map { "'\($0)'" }.joined(separator: ", "),
        isError: false, offset: found.name.offset)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Holds a declaration to its schema.
struct SchemaConformance {
  /// A finding with its place in the declaration.
  struct Finding {
    var message: String
    var isError: Bool
    var offset: Int
  }

  let schema: Schema

  /// What the declaration lacks or has otherwise.
  ///
  /// It is an error to lack a member of which values consist, or to give one another type of the
  /// system. What may be absent, and what differs between releases, is a warning.
  @_optimize(none)
  func findings(in declaration: TypeDeclaration) -> [Finding] {
    schema.kind == .enumeration ? caseFindings(in: declaration) : memberFindings(in: declaration)
  }

  @_optimize(none)
  private func memberFindings(in declaration: TypeDeclaration) -> [Finding] {
    let properties = declaration.properties.filter { !$0.isStatic }
    let word = schema.kind == .intent ? "parameter" : "property"
    return schema.members.compactMap { member in
      guard let property = properties.first(where: { $0.name.plain == member.name }) else {
        guard !member.isOfSomeReleases else { return nil }
        let type = member.types.first
        // A list may be empty as an optional may be `nil`: the schema works without either.
        let canBeAbsent = member.isOptional || type?.isArray == true || type?.isSet == true
        return Finding(
          message: "schema '\(schema.name)' asks for the \(word) '\(member.name)' of type "
            + "'\(member.spelling)'",
          isError: !canBeAbsent, offset: declaration.name.offset)
      }
      guard let spelling = property.type else { return nil }
      let type = SchemaType(spelling.text)
      guard member.types.contains(where: { $0.accepts(type) }) else {
        return Finding(
          message:
            "\(word) '\(member.name)' is '\(spelling.text)', and schema '\(schema.name)' asks "
            + "for '\(member.spelling)'",
          isError: true, offset: spelling.offset)
      }
      guard member.isOptional != type.isOptional else { return nil }
      return Finding(
        message:
          "\(word) '\(member.name)' is \(type.isOptional ? "optional" : "not optional"), and in "
          + "schema '\(schema.name)' it is \(type.isOptional ? "not" : "optional")",
        isError: false, offset: spelling.offset)
    }
  }

  @_optimize(none)
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

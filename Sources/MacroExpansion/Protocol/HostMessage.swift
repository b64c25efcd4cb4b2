// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A message of the compiler to the plugin.
///
/// - SeeAlso: The messages of swift-syntax's `SwiftCompilerPluginMessageHandling`, version 7 of the
///   protocol; members that are not known are passed over.
package enum HostMessage: Sendable {
  /// The version of the protocol that the compiler speaks; 0 where it does not say.
  case getCapability(protocolVersion: Int)
  case expand(ExpansionRequest)
  case loadPluginLibrary
  /// A message that cannot be answered, and why.
  case unreadable(String)

  /// Reads a message.
  ///
  /// - Complexity: O(*n*).
  @_optimize(none)
  package init(utf8: [UInt8]) {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(parsing: utf8.span)
    } catch {
      self = .unreadable(
        "the compiler's message is not JSON: \(error.message) at byte \(error.utf8Offset)")
      return
    }
    guard let message = value.members.first else {
      self = .unreadable("the compiler's message is no object with a name")
      return
    }
    switch message.name {
    case "getCapability":
      self = .getCapability(
        protocolVersion: message.value["capability"]?["protocolVersion"]?.int ?? 0)
    case "expandAttachedMacro": self = Self.attached(message.value)
    case "expandFreestandingMacro":
      let name = message.value["macro"]?["name"]?.text ?? ""
      self = .unreadable("'#\(name)' is not a macro of App Intents")
    case "loadPluginLibrary": self = .loadPluginLibrary
    default: self = .unreadable("the compiler's message '\(message.name)' is not known")
    }
  }

  @_optimize(none)
  private static func attached(_ value: JSONValue) -> HostMessage {
    guard let macro = value["macro"], let typeName = macro["typeName"]?.text else {
      return .unreadable("the compiler's message names no macro")
    }
    guard let roleName = value["macroRole"]?.text, let role = MacroRole(rawValue: roleName) else {
      return .unreadable("the compiler asks for a role that is not known")
    }
    guard let attribute = piece(value["attributeSyntax"]),
      let declaration = piece(value["declSyntax"])
    else { return .unreadable("the compiler's message holds no declaration") }
    let conformances = value["conformanceListSyntax"]?["source"]?.text ?? ""
    // The name may come with the blanks that follow it.
    let name = (macro["name"]?.text ?? "").split(whereSeparator: \.isWhitespace).first
    return .expand(
      ExpansionRequest(
        typeName: typeName, macroName: name.map(String.init) ?? "", role: role,
        attribute: attribute, declaration: declaration, parent: piece(value["parentDeclSyntax"]),
        extendedType: value["extendedTypeSyntax"]?["source"]?.text.map(trimmed),
        conformances: (try? DeclarationReader.type(in: conformances).inheritedTypes.map(\.text))
          ?? [],
        lexicalContext: value["lexicalContext"]?.elements.compactMap { $0["source"]?.text } ?? []))
  }

  @_optimize(none)
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  @_optimize(none)
  private static func piece(_ value: JSONValue?) -> SourcePiece? {
    guard let value, let source = value["source"]?.text else { return nil }
    let location = value["location"]
    return SourcePiece(
      source: source, fileName: location?["fileName"]?.text ?? "",
      offset: location?["offset"]?.int ?? 0)
  }
}

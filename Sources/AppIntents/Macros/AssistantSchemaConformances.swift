// SPDX-License-Identifier: Apache-2.0

/// An intent made by `@AppIntent(schema:)`.
public protocol AssistantSchemaIntent: AppIntent {
  /// Domain and name of the schema; the macro gives it.
  static var __appSchemaIntent: String { get }
  /// Whether only the assistant may run the intent.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// The schema's own name, in words, for an intent that gives no title.
  public static var title: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: schemaTitle(__appSchemaIntent))
  }

  /// No: others may run it too.
  public static var isAssistantOnly: Bool { false }
}

/// An entity made by `@AppEntity(schema:)`.
public protocol AssistantSchemaEntity: AppEntity {
  /// Domain and name of the schema; the macro gives it.
  static var __appSchemaEntity: String { get }
}

extension AssistantSchemaEntity {
  /// The schema's own name, in words, for an entity that gives none.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: schemaTitle(__appSchemaEntity))
  }
}

/// An enum made by `@AppEnum(schema:)`.
public protocol AssistantSchemaEnum: AppEnum {
  /// Domain and name of the schema; the macro gives it.
  static var __appSchemaEnum: String { get }
}

extension AssistantSchemaEnum {
  /// The schema's own name, in words, for an enum that gives none.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: schemaTitle(__appSchemaEnum))
  }
}

/// The last part of a schema's or type's name, in words: `mail.sendDraft` as `Send Draft`.
func schemaTitle(_ identifier: String) -> String {
  let name = identifier.split(separator: ".").last ?? ""
  var title = ""
  for letter in name {
    if title.isEmpty {
      title += letter.uppercased()
    } else {
      if letter.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(letter)
    }
  }
  return title
}

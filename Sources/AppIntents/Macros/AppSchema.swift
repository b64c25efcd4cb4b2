// SPDX-License-Identifier: Apache-2.0

/// The name of a schema: what a domain of the assistant asks of an intent, entity or enum.
public protocol AppSchemaReference: Hashable, Sendable {
  /// Creates the name of a schema of a domain.
  init(domain: String, name: String)
}

/// A domain of schemas, such as mail; its schemas are its members: `.mail.sendDraft`.
///
/// Any name is taken here. The macros hold a type to its schema where they know it, and say so where
/// a name is almost that of a schema they know.
@dynamicMemberLookup
public struct AppSchemaDomain<Schema: AppSchemaReference>: Sendable {
  let name: String

  /// The schema of that name.
  public subscript(dynamicMember member: String) -> Schema { Schema(domain: name, name: member) }
}

/// The name of an intent's schema.
public struct AppSchemaIntent: AppSchemaReference {
  /// Domain and name: `mail.sendDraft`.
  public let identifier: String

  /// Creates the name of a schema of a domain.
  public init(domain: String, name: String) { identifier = "\(domain).\(name)" }
}

/// The name of an entity's schema.
public struct AppSchemaEntity: AppSchemaReference {
  /// Domain and name: `mail.draft`.
  public let identifier: String

  /// Creates the name of a schema of a domain.
  public init(domain: String, name: String) { identifier = "\(domain).\(name)" }
}

/// The name of an enum's schema.
public struct AppSchemaEnum: AppSchemaReference {
  /// Domain and name: `books.theme`.
  public let identifier: String

  /// Creates the name of a schema of a domain.
  public init(domain: String, name: String) { identifier = "\(domain).\(name)" }
}

/// The names of schemas, as newer source groups them.
public enum AppSchema {
  /// The name of an intent's schema.
  public typealias Intent = AppSchemaIntent
  /// The name of an entity's schema.
  public typealias Entity = AppSchemaEntity
  /// The name of an enum's schema.
  public typealias Enum = AppSchemaEnum
}

/// The names of schemas, as older source groups them.
public typealias AssistantSchemas = AppSchema

extension AppSchemaReference {
  /// Schemas of the side button's assistant.
  public static var assistant: AppSchemaDomain<Self> { AppSchemaDomain(name: "assistant") }
  /// Schemas of music, podcasts and radio.
  public static var audio: AppSchemaDomain<Self> { AppSchemaDomain(name: "audio") }
  /// Schemas of books and audiobooks.
  public static var books: AppSchemaDomain<Self> { AppSchemaDomain(name: "books") }
  /// Schemas of web browsers.
  public static var browser: AppSchemaDomain<Self> { AppSchemaDomain(name: "browser") }
  /// Schemas of calendars.
  public static var calendar: AppSchemaDomain<Self> { AppSchemaDomain(name: "calendar") }
  /// Schemas of cameras.
  public static var camera: AppSchemaDomain<Self> { AppSchemaDomain(name: "camera") }
  /// Schemas of alarms and timers.
  public static var clock: AppSchemaDomain<Self> { AppSchemaDomain(name: "clock") }
  /// Schemas of files and folders.
  public static var files: AppSchemaDomain<Self> { AppSchemaDomain(name: "files") }
  /// Schemas of journals.
  public static var journal: AppSchemaDomain<Self> { AppSchemaDomain(name: "journal") }
  /// Schemas of mail.
  public static var mail: AppSchemaDomain<Self> { AppSchemaDomain(name: "mail") }
  /// Schemas of maps.
  public static var maps: AppSchemaDomain<Self> { AppSchemaDomain(name: "maps") }
  /// Schemas of messages.
  public static var messages: AppSchemaDomain<Self> { AppSchemaDomain(name: "messages") }
  /// Schemas of notes.
  public static var notes: AppSchemaDomain<Self> { AppSchemaDomain(name: "notes") }
  /// Schemas of calls.
  public static var phone: AppSchemaDomain<Self> { AppSchemaDomain(name: "phone") }
  /// Schemas of photos and videos.
  public static var photos: AppSchemaDomain<Self> { AppSchemaDomain(name: "photos") }
  /// Schemas of presentations.
  public static var presentation: AppSchemaDomain<Self> { AppSchemaDomain(name: "presentation") }
  /// Schemas of documents to read.
  public static var reader: AppSchemaDomain<Self> { AppSchemaDomain(name: "reader") }
  /// Schemas of reminders.
  public static var reminders: AppSchemaDomain<Self> { AppSchemaDomain(name: "reminders") }
  /// Schemas of spreadsheets.
  public static var spreadsheet: AppSchemaDomain<Self> { AppSchemaDomain(name: "spreadsheet") }
  /// Schemas of searching in an app and opening its things.
  public static var system: AppSchemaDomain<Self> { AppSchemaDomain(name: "system") }
  /// Schemas of what the camera sees.
  public static var visualIntelligence: AppSchemaDomain<Self> {
    AppSchemaDomain(name: "visualIntelligence")
  }
  /// Schemas of whiteboards.
  public static var whiteboard: AppSchemaDomain<Self> { AppSchemaDomain(name: "whiteboard") }
  /// Schemas of word processors.
  public static var wordProcessor: AppSchemaDomain<Self> { AppSchemaDomain(name: "wordProcessor") }
}

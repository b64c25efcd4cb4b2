// SPDX-License-Identifier: Apache-2.0

/// Beginnings of requests that the system's own domains are known to take, with where that is known
/// from.
///
/// A phrase that begins so may reach the domain although it names an app. Kept to what Apple's user
/// guides list as a request of a domain, or developers have reported; a list is no proof of what one
/// version of the system does. To add one, add a line with its source.
public struct SystemPhrases: Sendable {
  /// What takes the request: `Reminders`.
  public var domain: String
  /// The language subtag.
  public var language: String
  /// The words a request begins with.
  public var beginnings: [String]
  /// Where it is known from.
  public var source: String

  /// The lists of a language; none where there are none.
  public static func forLanguage(_ language: String) -> [SystemPhrases] {
    all.filter { $0.language == language }
  }

  private init(_ language: String, _ domain: String, _ beginnings: String, source: String) {
    self.language = language
    self.domain = domain
    self.beginnings = beginnings.split(separator: "|").map(String.init)
    self.source = source
  }

  /// Every list.
  public static let all: [SystemPhrases] = [
    SystemPhrases(
      "en", "Reminders",
      "remind me|add a task|add task|create a task|new task|add a reminder|set a reminder"
        + "|create a reminder|add a to-do|add to my list",
      source: "developers' reports; iPhone User Guide, Reminders with Siri"),
    SystemPhrases(
      "en", "Notes",
      "add a note|create a note|make a note|take a note|start a note|new note|create a new note",
      source: "team-reflect/reflect-open pull request 1096; iPhone User Guide, Notes with Siri"),
    SystemPhrases(
      "en", "Messages", "tell|text|message|send a message|send a text",
      source: "developers' reports; iPhone User Guide, Messages with Siri"),
    SystemPhrases("en", "ChatGPT", "ask", source: "developers' reports (iOS 18.2 on)"),
    SystemPhrases(
      "en", "Phone", "call|facetime|dial|redial",
      source: "iPhone User Guide, calls with Siri"),
    SystemPhrases(
      "en", "Clock", "wake me|set an alarm|set a timer|start a timer",
      source: "iPhone User Guide, alarms and timers with Siri"),
    SystemPhrases(
      "de", "Erinnerungen", "erinnere mich|füge eine erinnerung hinzu|erstelle eine erinnerung",
      source: "iPhone User Guide in German, Reminders with Siri"),
    SystemPhrases(
      "de", "Notizen", "erstelle eine notiz|neue notiz|mach eine notiz",
      source: "iPhone User Guide in German, Notes with Siri"),
    SystemPhrases(
      "de", "Uhr", "wecke mich|stelle einen wecker|stelle einen timer",
      source: "iPhone User Guide in German, alarms and timers with Siri"),
    SystemPhrases(
      "fr", "Rappels", "rappelle-moi|ajoute un rappel|crée un rappel",
      source: "iPhone User Guide in French, Reminders with Siri"),
    SystemPhrases(
      "fr", "Notes", "crée une note|nouvelle note|prends une note",
      source: "iPhone User Guide in French, Notes with Siri"),
    SystemPhrases(
      "es", "Recordatorios", "recuérdame|añade un recordatorio|crea un recordatorio",
      source: "iPhone User Guide in Spanish, Reminders with Siri"),
    SystemPhrases(
      "es", "Notas", "crea una nota|nueva nota|toma nota",
      source: "iPhone User Guide in Spanish, Notes with Siri"),
  ]
}

// SPDX-License-Identifier: Apache-2.0

/// An intent and the phrases that invoke it.
public struct AppShortcut: Sendable {
  /// The intent, with the values it has from the start.
  package let intent: any AppIntent
  /// The phrases with names in them, in order.
  package let phrases: [Phrase]
  /// The label shown for it.
  package let shortTitle: LocalizedStringResource?
  /// The symbol shown for it.
  package let systemImageName: String?
  /// How the values of its parameter are offered.
  package let presentation: AnyParameterPresentation?

  /// A phrase with names in it.
  package struct Phrase: Sendable {
    /// `Complete ${task} in ${applicationName}`.
    package var text: String
    /// Whether every key path in it leads to a parameter of the intent.
    package var isResolved: Bool
  }

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: What it runs.
  ///   - phrases: What people say; the first is shown as the one to say.
  ///   - shortTitle: The label shown for it.
  ///   - systemImageName: The symbol shown for it.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.init(intent, phrases, title: shortTitle, image: systemImageName, presentation: nil)
  }

  /// Creates a shortcut that says how the values of its parameter are offered.
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    let names = ParameterNames(of: intent)
    self.init(
      intent, phrases, title: shortTitle, image: systemImageName,
      presentation: parameterPresentation.erased(names, intent))
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    title shortTitle: LocalizedStringResource?, image systemImageName: String?,
    presentation: AnyParameterPresentation?
  ) {
    let names = ParameterNames(of: intent)
    self.intent = intent
    self.phrases = phrases.map {
      let (text, isResolved) = $0.template(names, intent)
      return Phrase(text: text, isResolved: isResolved)
    }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.presentation = presentation
  }
}

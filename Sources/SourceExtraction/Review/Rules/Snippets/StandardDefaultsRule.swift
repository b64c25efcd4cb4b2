// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What a widget performs keeps its settings in the app group.
enum StandardDefaultsRule: CodeRule {
  static let description = RuleDescription.code(
    "standard-defaults-shared", .warning,
    "An intent of a widget or control uses the defaults of the app group.",
    why: "A widget's intent may be performed in the process of the widget, which has standard "
      + "defaults of its own: the app does not see what is written there.",
    fix: "Use 'UserDefaults(suiteName:)' with the app group that app and widget share.",
    found: "UserDefaults.standard.set(count, forKey: \"count\")",
    mended: "UserDefaults(suiteName: \"group.com.example.app\")?.set(count, forKey: \"count\")")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let uses = subject.intentUses
    let widgets = subject.widgetFiles()
    let intents = Dictionary(grouping: subject.intents, by: \.file)
      .mapValues { $0.map(\.declaration.tokens).sorted { $0.lowerBound < $1.lowerBound } }
    /// Widgets that go by standard defaults themselves agree with their intents.
    var agreeing: [Int: Bool] = [:]
    for intent in subject.intents where !isPerformedInApp(intent, subject) {
      guard let function = intent.performing else { continue }
      let code = subject.body(of: function)
      guard let first = code.standardDefaults().first else { continue }
      let places = (uses[intent.shortName] ?? []).filter { use in
        switch use.kind {
        case .control: true
        case .button: widgets.contains(use.file)
        default: false
        }
      }
      guard
        !places.isEmpty
          || intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent")
      else { continue }
      let agrees = places.contains { use in
        let agrees =
          agreeing[use.file]
          ?? usesStandardDefaults(use.file, outside: intents[use.file] ?? [], subject)
        agreeing[use.file] = agrees
        return agrees
      }
      guard !agrees else { continue }
      report.add(
        "'\(intent.shortName)' is performed by a widget, whose standard defaults are not the app's",
        at: first, in: code.file)
    }
  }

  /// Whether the system performs it in the process of the app, or in one that it names, whoever
  /// asks for it.
  private static func isPerformedInApp(_ intent: ReviewedType, _ subject: ReviewSubject) -> Bool {
    if intent.member("allowedExecutionTargets") != nil { return true }
    if intent.conforms(
      to: "LiveActivityIntent", "LiveActivityStartingIntent", "AudioPlaybackIntent",
      "AudioStartingIntent", "AudioRecordingIntent", "ForegroundContinuableIntent", "OpenIntent",
      "CameraCaptureIntent", "PushToTalkTransmissionIntent")
    {
      return true
    }
    // By 'openAppWhenRun = false' and 'supportedModes = .background' the app stays where it is.
    return intent.modes(subject).map { $0.front || !$0.back } ?? false
  }

  /// Whether a file has them outside of intents.
  ///
  /// - Parameter intents: The tokens of the intents in it, in their order.
  private static func usesStandardDefaults(
    _ file: Int, outside intents: [Range<Int>], _ subject: ReviewSubject
  ) -> Bool {
    var next = 0
    var end = 0
    for place in subject.code(ofFile: file).standardDefaults() {
      while next < intents.count, intents[next].lowerBound <= place {
        end = max(end, intents[next].upperBound)
        next += 1
      }
      if place >= end { return true }
    }
    return false
  }
}

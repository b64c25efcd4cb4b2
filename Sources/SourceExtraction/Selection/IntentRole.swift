// SPDX-License-Identifier: Apache-2.0

/// What a type is to App Intents, as far as a catalog tells.
struct IntentRole: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let intent = IntentRole(rawValue: 1)
  static let entity = IntentRole(rawValue: 2)
  static let transientEntity = IntentRole(rawValue: 4)
  static let enumeration = IntentRole(rawValue: 8)
  static let query = IntentRole(rawValue: 16)
  static let stringQuery = IntentRole(rawValue: 32)
  static let enumerableQuery = IntentRole(rawValue: 64)
  static let provider = IntentRole(rawValue: 128)

  /// Any kind of entity.
  static let entities: IntentRole = [.entity, .transientEntity]
  /// Any kind of query.
  static let queries: IntentRole = [.query, .stringQuery, .enumerableQuery]

  /// The role that a protocol of the framework's gives; empty for any other name.
  init(protocolName: String) {
    switch protocolName {
    case "AppEntity", "UniqueAppEntity", "FileEntity", "IndexedEntity", "URLRepresentableEntity",
      "SyncableEntity", "OwnershipProvidingEntity", "AssistantEntity", "AssistantSchemaEntity":
      self = .entity
    case "TransientAppEntity": self = .transientEntity
    case "AppEnum", "AssistantEnum", "AssistantSchemaEnum", "URLRepresentableEnum":
      self = .enumeration
    case "EntityQuery", "EntityPropertyQuery", "UniqueAppEntityQuery", "IndexedEntityQuery",
      "UniqueAppEntityProvider":
      self = .query
    case "EntityStringQuery": self = .stringQuery
    case "EnumerableEntityQuery": self = .enumerableQuery
    case "AppShortcutsProvider": self = .provider
    default: self = Self.intentProtocols.contains(protocolName) ? .intent : []
    }
  }

  /// The role that an attribute gives: `@AppIntent(schema:)` and its like.
  init(attribute: String) {
    switch attribute {
    case "AppIntent", "AssistantIntent": self = .intent
    case "AppEntity", "AssistantEntity": self = .entity
    case "AppEnum", "AssistantEnum": self = .enumeration
    default: self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private static let intentProtocols: Set<String> = [
    "AppIntent", "SystemIntent", "OpenIntent", "DeleteIntent", "SetValueIntent",
    "ShowInAppSearchResultsIntent", "PlayVideoIntent", "StartWorkoutIntent", "PauseWorkoutIntent",
    "ResumeWorkoutIntent", "StartDiveIntent", "AudioPlaybackIntent", "AudioStartingIntent",
    "AudioRecordingIntent", "CameraCaptureIntent", "PushToTalkTransmissionIntent",
    "LiveActivityIntent", "LiveActivityStartingIntent", "ProgressReportingIntent",
    "LongRunningIntent", "CancellableIntent", "UndoableIntent", "ForegroundContinuableIntent",
    "PredictableIntent", "DeprecatedAppIntent", "CustomIntentMigratedAppIntent",
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent",
    "SnippetIntent", "TargetContentProvidingIntent", "UISceneAppIntent",
    "URLRepresentableIntent", "AssistantIntent", "AssistantSchemaIntent",
  ]

  /// The conformances that give this role and ask for the least.
  ///
  /// An `OpenIntent` is an intent with a parameter 'target'; that it opens something stands in no
  /// catalog, and what else it asks for need not be there.
  var conformances: [String] {
    var names: [String] = []
    if contains(.intent) { names.append("AppIntent") }
    if contains(.transientEntity) {
      names.append("TransientAppEntity")
    } else if contains(.entity) {
      names.append("AppEntity")
    }
    if contains(.enumeration) { names.append("AppEnum") }
    if contains(.provider) { names.append("AppShortcutsProvider") }
    return names
  }

  /// The protocols whose conforming types the compiler writes constants of.
  static let gatheredProtocols = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "AppShortcutsProvider",
  ]
}

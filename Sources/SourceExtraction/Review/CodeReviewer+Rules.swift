// SPDX-License-Identifier: Apache-2.0

extension CodeReviewer {
  /// Every rule, in the order of the documentation.
  static let rules: [any CodeRule.Type] =
    entityRules + queryRules + intentRules + snippetRules + shortcutRules + ageRules

  private static let entityRules: [any CodeRule.Type] = [
    EntityClassRule.self, MissingDisplayRule.self, EnumRawTypeRule.self, NewIdentifierRule.self,
    FieldWithoutPropertyRule.self, ExpensivePropertyRule.self, UnopenedEntityRule.self,
    IndexingKeysRule.self,
  ]
  private static let queryRules: [any CodeRule.Type] = [
    NoSuggestionsRule.self, MissingIdentifierRule.self, SlotQueryRule.self, EntityOrderRule.self,
    StoreFilteredRule.self,
  ]
  private static let intentRules: [any CodeRule.Type] = [
    MissingTitleRule.self, IntentTitleRule.self, RequiredParameterRule.self,
    ParameterSummaryRule.self, UnconfirmedActRule.self, UnauthenticatedActRule.self,
    BlockingCallRule.self, ServiceInPerformRule.self, ViewPropertyRule.self,
    StoredModelContextRule.self, HandedModelContextRule.self, OffMainActorRule.self,
    BuiltTextRule.self, InflectedTextRule.self, UntranslatedTextRule.self,
  ]
  private static let snippetRules: [any CodeRule.Type] = [
    SnippetChangesStateRule.self, SnippetViewWithButtonRule.self, HelperIntentRule.self,
    StandardDefaultsRule.self, WidgetTargetRule.self,
    TimelinesNotReloadedRule.self, PlainConfigurationRule.self,
  ]
  private static let shortcutRules: [any CodeRule.Type] = [
    UnlistedIntentRule.self, ParametersNotUpdatedRule.self, UnregisteredDependencyRule.self,
    LateDependencyRule.self, ProviderTargetRule.self, SecondProviderRule.self,
  ]
  private static let ageRules: [any CodeRule.Type] = [
    AssistantMacroRule.self, OpenAppRule.self, NewerAPIRule.self, SiriKitBesideRule.self,
  ]
}

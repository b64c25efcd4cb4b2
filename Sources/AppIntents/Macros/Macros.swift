// SPDX-License-Identifier: Apache-2.0

// The macros of App Intents. The target `AppIntentsMacros` expands them; the kinds and names are
// those of the platform's module, so that the same source means the same.

/// Makes an enum whose cases each carry one value a type that parameters and results may have.
///
/// It gains the nested enum `Cases` and conforms to `AppUnionValue`:
///
///     @UnionValue
///     enum Reaction {
///       case tapback(Tapback)
///       case text(String)
///     }
@attached(
  extension, conformances: _IntentValueRepresentable, AppUnionValue,
  names: named(Cases), named(allIntentValueTypes), named(asIntentValue), named(unionCase),
  named(init(intentValue:)))
public macro UnionValue() =
  #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

/// Shows a computed property of an entity to people, under its own name.
///
/// The entity gains `$name`, an `EntityProperty` that reads the property.
@attached(peer, names: prefixed(`$`), prefixed(_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a computed property of an entity to people, under a title.
@attached(peer, names: prefixed(`$`), prefixed(_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Shows a property of an entity that is fetched only when it is asked for, under its own name.
@attached(peer, names: prefixed(`$`), prefixed(_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Shows a property of an entity that is fetched only when it is asked for, under a title.
@attached(peer, names: prefixed(`$`), prefixed(_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a type the intent that a schema describes.
///
/// Properties that the schema asks for become parameters, and what it asks for is checked where the
/// schema is known (see `AppSchemaIntent`).
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
  DeleteIntent,
  names: named(__appSchemaIntent))
public macro AppIntent(schema: AppSchemaIntent) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")

/// Makes a type the entity that a schema describes.
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AppEntity(schema: AppSchemaEntity) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")

/// Makes an enum the one that a schema describes.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AppEnum(schema: AppSchemaEnum) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")

/// The older name of `AppIntent(schema:)`.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
  DeleteIntent,
  names: named(__appSchemaIntent))
public macro AssistantIntent(schema: AppSchemaIntent) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")

/// The older name of `AppEntity(schema:)`.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AssistantEntity(schema: AppSchemaEntity) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")

/// The older name of `AppEnum(schema:)`.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AssistantEnum(schema: AppSchemaEnum) =
  #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")

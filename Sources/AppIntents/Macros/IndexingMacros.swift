// SPDX-License-Identifier: Apache-2.0

#if Macros
  // The macros of properties that name a key of an index; see Macros.swift.

  /// Shows a computed property of an entity to people; an index keeps it.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Shows a computed property of an entity to people, under a title; an index keeps it.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Shows a computed property of an entity to people; an index keeps it under a key of the app's
  /// own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Shows a computed property of an entity to people, under a title; an index keeps it under a key
  /// of
  /// the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro ComputedProperty(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Shows a property of an entity that is fetched only when it is asked for; an index keeps it.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty(
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Shows a property of an entity that is fetched only when it is asked for, under a title; an
  /// index keeps it.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Shows a property of an entity that is fetched only when it is asked for; an index keeps it
  /// under a key of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Shows a property of an entity that is fetched only when it is asked for, under a title; an
  /// index keeps it under a key of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  @attached(accessor, names: named(get), named(set))
  public macro DeferredProperty(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
#endif

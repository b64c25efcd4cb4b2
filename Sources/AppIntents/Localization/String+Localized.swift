// SPDX-License-Identifier: Apache-2.0

extension LocalizedStringResource {
  /// The text in its own language.
  package var string: String { string(in: locale) }

  /// The text in a language: the table's, else the declared one; values and inflection resolved.
  package func string(in locale: Locale) -> String {
    if let text = translation(into: locale) { return text }
    let text = LocalizationFormatter(locale: locale).format(
      defaultValue.key, defaultValue.arguments)
    return InflectionMarkup.resolve(text, locale: locale)
  }

  /// The translation into a language; `nil` where no table has one.
  package func translation(into locale: Locale) -> String? {
    guard
      let format = LocalizedStringTables.string(
        forKey: key, table: table, locale: locale, bundle: bundle)
    else { return nil }
    let text = LocalizationFormatter(locale: locale).format(format, defaultValue.arguments)
    return InflectionMarkup.resolve(text, locale: locale)
  }

  /// The text as it was declared, not looked up: what a catalog holds in its source language.
  package var sourceText: String {
    LocalizationFormatter(locale: locale).format(defaultValue.key, defaultValue.arguments)
  }
}

extension String {
  /// Creates the text of a resource, in the resource's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string
  }

  /// Creates the text of a key.
  ///
  /// - Parameters:
  ///   - comment: For translators; not kept.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self =
      LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main
      ).string
  }

  /// Creates the text of a key, with what stands where no table has it.
  ///
  /// - Parameters:
  ///   - comment: For translators; not kept.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self =
      LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main
      ).string
  }
}

extension AttributedString {
  /// Creates the text of a resource, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }

  /// Creates the text of a key, without attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current,
        comment: comment))
  }
}

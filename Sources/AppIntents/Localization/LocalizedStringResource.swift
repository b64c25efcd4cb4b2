// SPDX-License-Identifier: Apache-2.0

/// A text that is looked up in a string table when it is shown.
///
///     static let title: LocalizedStringResource = "Create Task"
///     LocalizedStringResource("task.title", defaultValue: "Create Task", table: "Intents")
///
/// Foundation has this type on Apple's systems only; source that uses it reads the same here.
public struct LocalizedStringResource: Sendable, Equatable, Codable {
  /// The key it is looked up by.
  public let key: String
  /// The text where no table has the key, with the values interpolated.
  public let defaultValue: String.LocalizationValue
  /// The table, without the ending; `nil` means `Localizable`.
  public let table: String?
  /// The language it is shown in.
  public var locale: Locale
  /// The bundle that holds the table.
  public let bundle: BundleDescription

  /// Where a table is looked for.
  public enum BundleDescription: Sendable, Equatable, Codable {
    /// The bundle of the running program.
    case main
    /// The bundle at a place in the file system.
    case atURL(URL)

    /// The bundle that a class was loaded from.
    public static func forClass(_ class: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: `class`).bundleURL)
    }
  }

  /// Creates a text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where no table has the key.
  ///   - table: The table's name without the ending; `nil` means `Localizable`.
  ///   - locale: The language that it is looked up in.
  ///   - bundle: The bundle that has the tables.
  ///   - comment: For translators; not kept.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a text that is its own key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the text where no table has it.
  ///   - table: The table's name without the ending; `nil` means `Localizable`.
  ///   - locale: The language that it is looked up in.
  ///   - bundle: The bundle that has the tables.
  ///   - comment: For translators; not kept.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a text with a key of its own, looked up in a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a text that is its own key, looked up in a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a text of all that it holds; a `nil` table means `Localizable`.
  package init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// The interpolation of a localised text.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Creates a text that is its own key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Hashable {
  /// Hashes the key; equal texts have equal keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A value that is shown by a localised text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// Itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

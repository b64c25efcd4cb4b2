// SPDX-License-Identifier: Apache-2.0

/// How a value is shown and spoken of.
///
/// Title and synonyms are equal names: people say any of them in a phrase or in an answer.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name.
  public var title: LocalizedStringResource
  /// The text that distinguishes it from others of the same name.
  public var subtitle: LocalizedStringResource?
  /// A longer text about it.
  public var descriptionText: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a representation with a longer text.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = [],
    descriptionText: LocalizedStringResource?
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Creates a representation of a literal title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation of a title with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A description of an intent, in words.
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// The heading that it stands under.
  public let categoryName: LocalizedStringResource?
  /// Words that it is found by.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of its result.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a description of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Nothing is said.
  package static let none = IntentDescription("")
}

// SPDX-License-Identifier: Apache-2.0

/// A text that an intent says.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text to be said by itself, with nothing on a screen.
  public var full: LocalizedStringResource
  /// The text beside something on a screen; `nil` where that says the same.
  public var supporting: LocalizedStringResource?
  /// A symbol to show with it.
  public var systemImageName: String?

  /// Creates a dialog.
  public init(_ dialog: LocalizedStringResource) { full = dialog }

  /// Creates a dialog with a shorter form for when there is a screen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Creates a dialog with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    self.systemImageName = systemImageName
  }

  /// Creates a dialog with a shorter form and a symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Creates a dialog of a literal, or of a text known at run time only.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension IntentDialog: CustomStringConvertible {
  /// The text to be said by itself.
  public var description: String { full.string }
}

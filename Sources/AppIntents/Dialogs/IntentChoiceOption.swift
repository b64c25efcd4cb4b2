// SPDX-License-Identifier: Apache-2.0

/// One of the answers that an intent lets a person choose from.
public struct IntentChoiceOption: Sendable, Hashable {
  /// The meaning of choosing it.
  public enum Style: Sendable, Hashable {
    /// One way to go on.
    case `default`
    /// To stop: the intent is cancelled.
    case cancel
    /// To lose something.
    case destructive
  }

  /// Its name.
  public var title: LocalizedStringResource
  /// The meaning of choosing it.
  public var style: Style

  /// Creates an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// To stop.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  /// To stop, by another name.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title, style: .cancel)
  }
}

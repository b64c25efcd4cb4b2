// SPDX-License-Identifier: Apache-2.0

/// How a list of values is written in a text: `"Copy \(rows, format: .list(type: .and))"`.
///
/// Foundation's own format takes lists of text; this one takes lists of whatever has a name, such as
/// entities and the cases of enums.
public struct ResourceListFormat: Sendable, Hashable {
  /// The word between the last two.
  public enum ListType: Sendable, Hashable {
    /// All of them.
    case and
    /// Any of them.
    case or
  }

  private let type: ListType

  /// Values joined as the language of the text joins them.
  public static func list(type: ListType) -> ResourceListFormat { ResourceListFormat(type: type) }

  /// The names, joined.
  package func format(_ names: [String]) -> String {
    switch type {
    case .and: names.formatted(.list(type: .and))
    case .or: names.formatted(.list(type: .or))
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a list of values by their names.
  @_disfavoredOverload
  public mutating func appendInterpolation<Values: Sequence>(
    _ values: Values, format: ResourceListFormat
  ) where Values.Element: CustomLocalizedStringResourceConvertible {
    let names = values.map { $0.localizedStringResource.string }
    appendInterpolation(format.format(names))
  }
}

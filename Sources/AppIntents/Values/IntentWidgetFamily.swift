// SPDX-License-Identifier: Apache-2.0

/// The size of a widget that an intent configures.
public enum IntentWidgetFamily: Sendable, Hashable, CaseIterable, _IntentValue {
  /// Small.
  case systemSmall
  /// Medium.
  case systemMedium
  /// Large.
  case systemLarge
  /// Extra large.
  case systemExtraLarge
  /// Extra large, upright.
  case systemExtraLargePortrait
  /// In a corner of a watch.
  case accessoryCorner
  /// Round.
  case accessoryCircular
  /// A rectangle.
  case accessoryRectangular
  /// One line.
  case accessoryInline
}

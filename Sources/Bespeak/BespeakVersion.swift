// SPDX-License-Identifier: Apache-2.0

/// The version of all that is built from this package. Scripts/version holds everything else to it.
package enum BespeakVersion {
  /// As `bespeak --version` prints it.
  package static let text: StaticString = "0.2.0"
  /// When it was made, as manual pages show it.
  package static let date: StaticString = "2026-11-24"
}

// SPDX-License-Identifier: Apache-2.0

/// The version of all that is built from this package.
package enum BespeakVersion {
  /// As `bespeak --version` prints it.
  package static let text: StaticString = "0.1.0"
}

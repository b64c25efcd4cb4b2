// SPDX-License-Identifier: Apache-2.0

import IntentRanking

/// How likely an outcome is to stay what it is.
enum Stability {
  static func estimate(_ update: PartialResolution) -> Double { 0.5 }
}

// SPDX-License-Identifier: Apache-2.0

/// All conversations.
enum Scripts {
  static let all =
    values + spokenValues + choices + sameNames + lists + corrections + confirmations + performing
    + errors + modes
}

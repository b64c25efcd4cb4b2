// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Other ways a name is spoken or written, for compiling.
public enum SpokenForms {
  /// The most alternatives of a name.
  @inlinable public static var maxAlternatives: Int { 4 }

  /// Other ways a name may be spoken or written, likeliest first; most often none.
  public static func alternatives(of name: String, locale: LocaleTag) -> [String] { [] }
}

// SPDX-License-Identifier: Apache-2.0

/// The bounds of what is learnt: no use makes a memory, or its file, grow past them.
///
/// Past a number of entries those go that were changed longest ago; a text over its limit is refused.
public enum UsageLimits {
  /// Intents whose use is counted.
  public static let intents = 2_048
  /// Utterances that were corrected.
  public static let phrases = 2_048
  /// Words that name a value.
  public static let synonyms = 4_096
  /// Bytes of an id, a name, a type, a title, or the words for a value.
  public static let textBytes = 256
  /// The longest utterance that is kept, in UTF-8 bytes.
  public static let utteranceBytes = 1_024
  /// Words of an utterance, or for a value.
  public static let words = 128
  /// Parameters of a correction.
  public static let parameters = 8
  /// Bytes of all texts of a correction together.
  public static let correctionBytes = 2_048
  /// The most that uses of an intent count for; further ones only keep them from fading.
  public static let weight = 1_000.0
  /// Bytes of a store's file; a larger one is none of ours.
  public static let fileBytes = 32 << 20

  /// Hours in which a use comes to count half: thirty days.
  ///
  /// Chosen, not measured: what was used weekly a season ago should not outweigh what is used now.
  public static let halfLifeHours = 30.0 * 24
  /// The most that a prior shifts log-odds.
  public static let maxShift = 1.0
  /// Uses that bring a prior half of the way.
  public static let halfwayUses = 4.0
}

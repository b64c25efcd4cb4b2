// SPDX-License-Identifier: Apache-2.0

/// The outcome of the words so far, while a person still speaks.
public struct PartialResolution: Sendable, Equatable {
  /// The outcome if nothing more were said.
  public var resolution: Resolution
  /// How likely it is that the app and the intent stay what they are to the end of the turn, 0 ... 1; where
  /// there is none, that it stays so.
  ///
  /// An estimate from utterances played word by word; see `Stability`. It says nothing of parameters, whose
  /// last words are often still to come.
  public var stability: Double
  /// The number of words so far.
  public var wordCount: Int
  /// How many of the words at the beginning are those of the update before.
  public var keptWords: Int
  /// How many words of the update before were taken back or replaced.
  public var revisedWords: Int
  /// Since how many words the app has been the same; 0 where it is new.
  public var appAge: Int
  /// Since how many words the app and the intent have been the same.
  public var intentAge: Int
  /// Since how many words each parameter has had its value, by its name.
  public var parameterAges: [String: Int]
  /// Whether some declared phrase begins with the words so far and is longer: the person may go on to say it.
  ///
  /// The words count literally: joined or misheard words begin no phrase.
  public var isPhraseBeginning: Bool
  /// The parts that changed since the update before.
  public var changes: Changes

  /// Parts of an outcome that have changed.
  public struct Changes: OptionSet, Sendable, Equatable {
    /// The parts as bits.
    public let rawValue: UInt8

    /// Parts from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// How it ends.
    public static var status: Changes { Changes(rawValue: 1) }
    /// Another one is meant than after the words before, or one at all.
    public static var app: Changes { Changes(rawValue: 2) }
    /// Another one of the same app, or of another, is meant.
    public static var intent: Changes { Changes(rawValue: 4) }
    /// Values of parameters, or which there are.
    public static var parameters: Changes { Changes(rawValue: 8) }
  }

  init(_ resolution: Resolution) {
    self.resolution = resolution
    stability = 0
    (wordCount, keptWords, revisedWords) = (0, 0, 0)
    (appAge, intentAge) = (0, 0)
    parameterAges = [:]
    isPhraseBeginning = false
    changes = []
  }
}

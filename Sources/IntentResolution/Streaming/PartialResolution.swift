// SPDX-License-Identifier: Apache-2.0

/// The outcome of the words so far, while a person still speaks.
public struct PartialResolution: Sendable, Equatable {
  /// The outcome if the turn ended here.
  public var resolution: Resolution
  /// The probability that app and intent, or their absence, stay the same to the end of the turn, 0 ... 1.
  ///
  /// An estimate from utterances played word by word; see `Stability`. It says nothing of parameters, whose
  /// last words are often still to come.
  public var stability: Double
  /// The number of words so far.
  public var wordCount: Int
  /// The number of words at the beginning that are unchanged from the last update.
  public var keptWords: Int
  /// The number of words of the last update that were taken back or replaced.
  public var revisedWords: Int
  /// The number of words for which the app has been the same; 0 if it is new.
  public var appAge: Int
  /// The number of words for which the app and the intent have been the same.
  public var intentAge: Int
  /// The number of words for which each parameter has had its value, by its name.
  public var parameterAges: [String: Int]
  /// Whether some declared phrase begins with the words so far and is longer: the person may go on to say it.
  ///
  /// The words count literally: joined or misheard words begin no phrase.
  public var isPhraseBeginning: Bool
  /// The parts that changed since the last update.
  public var changes: Changes

  /// Parts of an outcome that have changed.
  public struct Changes: OptionSet, Sendable, Equatable {
    /// The parts as bits.
    public let rawValue: UInt8

    /// Parts from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The outcome has another status.
    public static var status: Changes { Changes(rawValue: 1) }
    /// Another app is meant, or the first one, or none.
    public static var app: Changes { Changes(rawValue: 2) }
    /// Another intent is meant, of the same app or of another.
    public static var intent: Changes { Changes(rawValue: 4) }
    /// Parameters were added or removed, or have other values.
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

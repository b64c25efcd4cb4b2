// SPDX-License-Identifier: Apache-2.0

extension String {
  /// How text for a parameter is entered.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The kinds of keyboard.
    public enum KeyboardType: Sendable, Hashable {
      /// The usual one.
      case `default`
      /// ASCII.
      case asciiCapable
      /// Numbers and punctuation.
      case numbersAndPunctuation
      /// Addresses.
      case URL
      /// Numbers.
      case numberPad
      /// Phone numbers.
      case phonePad
      /// Names and phone numbers.
      case namePhonePad
      /// Email addresses.
      case emailAddress
      /// Numbers with a fraction.
      case decimalPad
      /// Handles and topics.
      case twitter
      /// Searches.
      case webSearch
    }

    /// The capitalisation.
    public enum CapitalizationType: Sendable, Hashable {
      /// Nothing.
      case none
      /// Words.
      case words
      /// Sentences.
      case sentences
      /// All letters.
      case allCharacters
    }

    /// The keyboard.
    public var keyboardType: KeyboardType
    /// The capitalisation.
    public var capitalizationType: CapitalizationType
    /// Whether lines may be broken.
    public var multiline: Bool
    /// Whether spelling is corrected.
    public var autocorrect: Bool
    /// Whether quotation marks are made curly.
    public var smartQuotes: Bool
    /// Whether hyphens are made dashes.
    public var smartDashes: Bool

    /// Creates options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// The names of yes and no of a parameter.
  public struct IntentDisplayName: Sendable, Hashable {
    /// The name of yes.
    public var `true`: LocalizedStringResource
    /// The name of no.
    public var `false`: LocalizedStringResource

    /// Creates names.
    public init(`true` yes: LocalizedStringResource, `false` no: LocalizedStringResource) {
      self.true = yes
      self.false = no
    }
  }
}

extension Int {
  /// How a whole number is entered.
  public enum IntentControlStyle: Sendable, Hashable {
    /// By a field.
    case field
    /// By plus and minus.
    case stepper
  }
}

extension Double {
  /// How a number is entered.
  public enum IntentControlStyle: Sendable, Hashable {
    /// By a field.
    case field
    /// By plus and minus.
    case stepper
    /// By a slider.
    case slider
  }
}

/// How many values a list takes.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The fewest.
  public var min: Int
  /// The most.
  public var max: Int

  /// Creates a size.
  public init(min: Int = 0, max: Int) {
    self.min = min
    self.max = max
  }

  /// Creates a size of exactly so many.
  public init(exactly count: Int) { self.init(min: count, max: count) }

  /// Creates a size of exactly so many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

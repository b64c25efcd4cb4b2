// SPDX-License-Identifier: Apache-2.0

import CLanguageTexts

/// A text of what is known of a language, as its file in `Sources/LanguageData/Languages` has it.
///
/// The bytes are a part of the program, in memory that is only read: nothing is copied, and a page is
/// loaded when it is first looked at. `Languages/README.md` says how texts are written.
@safe package struct LanguageText: @unchecked Sendable {
  /// The language's tag, or that of a script that languages share: "de", "und-Cyrl".
  package let language: String

  /// What the text is about.
  package let part: LanguagePart

  // SAFETY: constants of the program, alive as long as it and never written.
  private let start: UnsafePointer<UInt8>
  private let count: Int

  /// The file, as mistakes name it: "de/grammar.txt".
  package var file: String { "\(language)/\(part.rawValue).\(part.isText ? "txt" : "bin")" }

  /// The bytes, in UTF-8.
  package var bytes: Span<UInt8> {
    @_lifetime(borrow self) get {
      // SAFETY: `count` constant bytes of the program, by `language_text`.
      unsafe _overrideLifetime(
        Span(_unsafeStart: start, count: count), borrowing: self)
    }
  }

  /// The bytes as they lie in the program, from a multiple of 64 on.
  // SAFETY: constants of the program, as above.
  package var constantBytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  private init?(_ text: UnsafePointer<CLanguageText>) {
    // SAFETY: what `language_text` gives is a constant with two texts that end in 0.
    language = unsafe String(cString: text.pointee.language)
    guard let part = unsafe LanguagePart(rawValue: String(cString: text.pointee.part)) else {
      return nil
    }
    self.part = part
    unsafe start = text.pointee.bytes
    unsafe count = text.pointee.count
  }

  /// The text of a language about a part of it; `nil` if there is none.
  package static func of(_ language: String, _ part: LanguagePart) -> LanguageText? {
    all[language]?[part]
  }

  /// The languages with a text about a part, and the scripts, by their tags in order.
  package static func tags(with part: LanguagePart) -> [String] {
    all.keys.filter { all[$0]?[part] != nil }.sorted()
  }

  /// The languages with a text about a part, by their tags in order.
  package static func languages(with part: LanguagePart) -> [String] {
    tags(with: part).filter { !$0.hasPrefix("und") }
  }

  /// All texts, by language and part.
  package static let all: [String: [LanguagePart: LanguageText]] = {
    var all: [String: [LanguagePart: LanguageText]] = [:]
    var index = 0
    // SAFETY: any index may be asked for.
    while let next = unsafe language_text(index) {
      guard let text = unsafe LanguageText(next) else {
        preconditionFailure("language.inc names a part that LanguagePart does not have")
      }
      all[text.language, default: [:]][text.part] = text
      index += 1
    }
    return all
  }()
}

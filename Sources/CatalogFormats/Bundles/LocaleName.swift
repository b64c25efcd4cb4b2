// SPDX-License-Identifier: Apache-2.0

/// The languages that folders and settings of an app name.
enum LocaleName {
  /// The BCP 47 tag of a name as Apple's files spell it: `pt_BR`, `zh-Hans`, `English`.
  ///
  /// - Returns: `nil` for what is no language; also for `Base`, which stands for the source language.
  static func tag(_ name: String) -> String? {
    if let old = oldNames[name] { return old }
    guard name.utf8.count <= 35 else { return nil }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter), !notLanguages.contains(language.lowercased())
    else { return nil }
    var tag = language.lowercased()
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count),
        part.utf8.allSatisfy({ isLetter($0) || $0 &- UInt8(ascii: "0") < 10 })
      else { return nil }
      // Scripts have four letters, regions two: each in the writing of the standard.
      if part.utf8.count == 4, part.utf8.allSatisfy(isLetter) {
        tag += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.utf8.count == 2 {
        tag += "-" + part.uppercased()
      } else {
        tag += "-" + part
      }
    }
    return tag
  }

  /// The language of a folder such as `de.lproj`; `nil` for any other name.
  ///
  /// - Returns: The tag; an empty one for `Base.lproj`, whose texts are in the source language.
  static func tag(folder: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(6))
    return name == "Base" ? "" : tag(name)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Codes that stand for several languages or none: string catalogs of storyboards are in 'mul.lproj'.
  private static let notLanguages: Set<String> = ["mul", "mis", "und", "zxx"]

  /// The names that were in use before tags.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
    "Spanish": "es", "Dutch": "nl", "Danish": "da", "Swedish": "sv", "Norwegian": "nb",
    "Finnish": "fi", "Portuguese": "pt", "Korean": "ko", "Chinese": "zh", "Russian": "ru",
    "Polish": "pl",
  ]
}

// SPDX-License-Identifier: Apache-2.0

/// Names in camel case as people read them.
enum Words {
  /// `sendLaterDate` as `Send Later Date`, `isAllDay` as `Is All Day`, `photoURL` as `Photo URL`.
  ///
  /// - Complexity: O(*n*).
  @_optimize(none)
  static func title(of name: String) -> String {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase
        && (index > 0 && !letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if letter == "_" || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

extension NameCatalog {
  /// Writes names and queries as plain files, for programs in other languages.
  ///
  /// - `names.txt`: a name a line, in lower case;
  /// - `queries.tsv`: kind, number of the name or −1, number of rivals, and the query in lower case
  ///   with blanks and punctuation put right, which the engine is charged for and peers are not.
  func export(_ queries: [NameQueries], to folder: String) {
    // SAFETY: the path is passed as a null-terminated copy.
    unsafe mkdir(folder, 0o755)
    var names: [UInt8] = []
    names.reserveCapacity(bytes.count + count)
    for name in 0..<count {
      for byte in bytes[range(name)] { names.append(Self.lowercase(byte)) }
      names.append(0x0A)
    }
    var lines = ""
    for set in queries {
      for query in 0..<set.count {
        let answer = Int(set.answers[query])
        let text =
          set.kind == .exact
          ? String(decoding: folded(answer), as: UTF8.self) : set.text(query)
        lines += "\(set.kind.rawValue)\t\(answer)\t\(set.rivals[query])\t\(text)\n"
      }
    }
    for (file, content) in [("names.txt", names), ("queries.tsv", Array(lines.utf8))]
    where !Files.write(content, to: folder + "/" + file) {
      print("cannot write '\(folder)/\(file)'")
      exit(2)
    }
  }
}

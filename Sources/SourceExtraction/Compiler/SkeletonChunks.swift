// SPDX-License-Identifier: Apache-2.0

/// Skeletons in the files that the compiler gets: several in one, since its time grows with the
/// square of the number of files that import a module.
///
/// Lines are told by `#sourceLocation`, so errors and constants name each skeleton's own.
struct SkeletonChunks {
  /// Most skeletons of one file.
  static let size = 32

  /// A file for the compiler.
  struct Chunk {
    /// Its name.
    var name: String
    /// The sources that it has skeletons of, by their place among all.
    var files: [Int]
    /// Its text.
    var text: [UInt8]
    /// Whether the text is written down.
    var isWritten = false

    /// The name of the file that its constants go to.
    var constants: String { name + ".json" }
  }

  private(set) var chunks: [Chunk] = []
  /// Sources that get a file of their own: whatever the compiler cannot read there breaks no other.
  private var alone: Set<Int> = []

  /// Takes new texts; what has changed is to be written again.
  mutating func update(_ skeletons: [Int: SkeletonWriter], _ standIns: StandIns) {
    let old = Dictionary(chunks.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    chunks = []
    func add(_ name: String, _ files: [Int], _ text: [UInt8]) {
      var chunk = Chunk(name: name, files: files, text: text)
      if let before = old[name], before.text == text { chunk.isWritten = true }
      chunks.append(chunk)
    }
    // By their place, so that a file that comes or goes changes one of them.
    for (group, files) in Dictionary(grouping: skeletons.keys.sorted(), by: { $0 / Self.size })
      .sorted(by: { $0.key < $1.key })
    {
      for file in files where alone.contains(file) {
        add("a\(file).swift", [file], Self.text([file], skeletons))
      }
      let others = files.filter { !alone.contains($0) }
      if !others.isEmpty { add("k\(group).swift", others, Self.text(others, skeletons)) }
    }
    add(StandIns.file, [], Array(standIns.text.utf8))
  }

  /// Gives some sources files of their own from the next update on.
  mutating func separate(_ files: [Int]) { alone.formUnion(files) }

  /// Whether each source of a chunk has a file of its own already.
  func isSeparate(_ chunk: Chunk) -> Bool { chunk.files.count <= 1 }

  /// Notes that a chunk was written down.
  mutating func noteWritten(_ i: Int) { chunks[i].isWritten = true }

  private static func text(_ files: [Int], _ skeletons: [Int: SkeletonWriter]) -> [UInt8] {
    var text = Array("import AppIntents; import Foundation\n".utf8)
    for file in files {
      guard let skeleton = skeletons[file] else { continue }
      text += Array("#sourceLocation(file: \"s\(file).swift\", line: 1)\n".utf8)
      text += skeleton.text.utf8
      text.append(0x0A)
    }
    return text
  }
}

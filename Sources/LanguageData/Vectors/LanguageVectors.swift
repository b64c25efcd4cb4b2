// SPDX-License-Identifier: Apache-2.0

public import MatchIndex
import TextAnalysis

/// The vectors of words by language: what words mean that no phrase holds.
///
/// The program has vectors of English. A file has those of any language, and takes the place of the
/// program's own; `Scripts/distil` makes such files.
///
///     var vectors = LanguageVectors.embedded
///     try vectors.add(mapping: "vectors.de.bin")
///     let compiled = try PhraseCompiler(vectors: vectors).compile(catalogs)
///     let resolver = IntentResolver(
///       image: compiled.image, options: IntentResolver.Options(vectors: vectors))
///
/// What is learnt from an app's phrases holds for the vectors it was learnt with and for no others, so
/// compile and resolve with the same.
public struct LanguageVectors: Sendable {
  private let hasEmbedded: Bool
  private var added: [String: WordVectors] = [:]

  private init(hasEmbedded: Bool) { self.hasEmbedded = hasEmbedded }

  /// Vectors of some languages, checked or not, and of no others.
  package init(_ vectors: [String: WordVectors]) {
    hasEmbedded = false
    added = vectors
  }

  /// Those that are part of the program.
  public static let embedded = LanguageVectors(hasEmbedded: true)
  /// No vectors of any language: words alone count.
  public static let none = LanguageVectors(hasEmbedded: false)

  /// Maps a file of vectors (`bespeak-vectors/1`), in place of those that its language had.
  ///
  /// All of the file is checked; its pages are shared with every process that maps it. Do not write to it or cut
  /// it short while it is in use: replace it by renaming another one over it.
  ///
  /// - Parameter path: A regular file of at most 1 GiB.
  /// - Returns: The language that the file names.
  /// - Throws: `BlockError` for a file that cannot be read, is none of vectors or of another version, or is
  ///   damaged; the vectors are as they were then. Its text names the path only where the system refused.
  /// - Complexity: O(*n*) for *n* bytes; some milliseconds for 3 MB.
  @discardableResult
  public mutating func add(mapping path: String) throws(BlockError) -> String {
    let vectors = try WordVectors(mapping: path)
    // A file without a language is not valid.
    let language = vectors.language ?? "und"
    added[language] = vectors
    return language
  }

  /// The vectors of a language; `nil` where there are none.
  package func vectors(of language: String) -> WordVectors? {
    added[language] ?? (hasEmbedded ? WordVectors.of(language) : nil)
  }
}

extension LanguageVectors: Equatable {
  /// Whether all languages have vectors of the same content.
  public static func == (a: LanguageVectors, b: LanguageVectors) -> Bool {
    a.hasEmbedded == b.hasEmbedded
      && a.added.mapValues(\.checksum) == b.added.mapValues(\.checksum)
  }
}

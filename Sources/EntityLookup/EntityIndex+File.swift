// SPDX-License-Identifier: Apache-2.0

import MatchIndex
public import TextAnalysis

extension EntityIndex {
  /// Opens an index that `write(to:)` has written: a map call, whatever its size.
  ///
  /// Trusts what the header says of the rest: damage there can give wrong answers, and never leads
  /// outside of the file. `gazetteer.validate()` checks all of it. The file must not be cut short while
  /// it is open; writing anew replaces it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - locale: The locale it was built for; it is not in the file.
  /// - Throws: `GazetteerError` for a file that cannot be read, is no gazetteer, is of another size than
  ///   its header says, or was built with other text rules.
  public init(mapping path: String, locale: LocaleTag) throws(GazetteerError) {
    try self.init(locale) { () throws(ImageError) in try ImageBytes(mapping: path) }
  }

  /// Opens an index as `init(mapping:locale:)` does, from a copy in memory.
  ///
  /// For a file that others may cut short, which would end a process that has it mapped.
  public init(reading path: String, locale: LocaleTag) throws(GazetteerError) {
    try self.init(locale) { () throws(ImageError) in try ImageBytes(reading: path) }
  }

  private init(
    _ locale: LocaleTag, _ open: () throws(ImageError) -> ImageBytes
  ) throws(GazetteerError) {
    let bytes: ImageBytes
    do throws(ImageError) {
      bytes = try open()
    } catch {
      switch error {
      case .file(let path, let operation, let reason):
        throw .file(path: path, operation: operation, reason: reason)
      case .size(let expected, let found): throw .size(expected: expected, found: found)
      default: throw .notAGazetteer
      }
    }
    let words = bytes.words
    guard words[0] == Gazetteer.magic else { throw .notAGazetteer }
    let size = Int(words[1]) * 4
    guard size == bytes.count else { throw .size(expected: size, found: bytes.count) }
    guard let gazetteer = Gazetteer(words, owner: bytes) else {
      throw .header("a section leaves the file")
    }
    self.init(gazetteer, locale: locale)
    guard words[5] == analyzer.analysisVersion else {
      throw .analysis(expected: analyzer.analysisVersion, found: words[5])
    }
  }

  /// Writes the index to a file: into a temporary one beside it, flushed, then renamed over it.
  ///
  /// A failure leaves what was there as it was.
  ///
  /// - Throws: `GazetteerError.file` with the system's reason.
  public func write(to path: String) throws(GazetteerError) {
    // A gazetteer that stands in something larger is copied first.
    let own = (gazetteer.owner as? ImageBytes).flatMap {
      $0.count == gazetteer.byteCount ? $0 : nil
    }
    do throws(ImageError) {
      try (own ?? gazetteer.words.copy).write(to: path)
    } catch {
      guard case .file(let path, let operation, let reason) = error else {
        preconditionFailure("writing fails for the system's reasons only")
      }
      throw .file(path: path, operation: operation, reason: reason)
    }
  }
}

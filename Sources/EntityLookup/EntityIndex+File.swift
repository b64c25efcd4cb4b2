// SPDX-License-Identifier: Apache-2.0

public import MatchIndex
public import TextAnalysis

extension EntityIndex {
  /// Opens an index that `write(to:)` wrote, with one system call for any size.
  ///
  /// Trusts the contents behind the header: damage there can give wrong answers, but no read leaves
  /// the file. `validate()` checks all of it. The file must not be cut short while it is open;
  /// writing anew replaces it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - locale: The locale it was built for; it is not in the file.
  /// - Throws: `BlockError` for a file that cannot be read, is not a gazetteer, differs in size
  ///   from its header, or was built with other text rules.
  public init(mapping path: String, locale: LocaleTag) throws(BlockError) {
    try self.init(opened: Block(mapping: path), locale)
  }

  /// Opens an index as `init(mapping:locale:)` does, from a copy in memory.
  ///
  /// For a file that others may cut short, which would kill a process that has it mapped.
  public init(reading path: String, locale: LocaleTag) throws(BlockError) {
    try self.init(opened: Block(reading: path), locale)
  }

  private init(
    opened block: Block<Gazetteer.Section>, _ locale: LocaleTag
  ) throws(BlockError) {
    self.init(Gazetteer(block), locale: locale)
    let expected = analyzer.analysisVersion
    guard gazetteer.analysisVersion == expected else {
      throw BlockError(
        Gazetteer.Section.self, .analysis(expected: expected, found: gazetteer.analysisVersion))
    }
  }

  /// Checks the checksum and every reference, for a file from elsewhere.
  ///
  /// - Throws: `BlockError` naming the section and the place.
  /// - Complexity: O(*n*) for *n* bytes.
  public func validate() throws(BlockError) { try gazetteer.validate() }

  /// Writes the index to a file: into a temporary one beside it, flushed, then renamed over it.
  ///
  /// A failure leaves the old file unchanged.
  ///
  /// - Throws: `BlockError` with `Fault.file` and the system's reason.
  public func write(to path: String) throws(BlockError) { try gazetteer.block.write(to: path) }
}

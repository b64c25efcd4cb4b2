// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

extension ExtractionRun {
  /// Most sources that are parsed in one file.
  private static let parseSize = 64

  /// Reports what the compiler says of the syntax of the files as they are.
  ///
  /// Many are parsed as one file first; where that has an error, each by itself.
  mutating func checkSyntax(in folder: String) throws(SourceExtractionError) {
    let files = wantedFiles().filter {
      sources.files[$0].tokens.squareDepth <= 16 && sources.files[$0].firstInvalidByte == nil
    }
    var suspects: [Int] = []
    var rest = files[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(Self.parseSize))
      rest = rest.dropFirst(Self.parseSize)
      guard group.count > 1 else {
        suspects += group
        continue
      }
      var text: [UInt8] = []
      for file in group {
        text += sources.files[file].source.bytes() ?? []
        text.append(0x0A)
      }
      try ProcessFiles.write(text, to: folder + "/all.swift")
      if case .clean = try parse(["all.swift"], in: folder) { continue }
      suspects += group
    }
    try checkSyntax(of: suspects, in: folder)
  }

  private mutating func checkSyntax(
    of files: [Int], in folder: String
  ) throws(SourceExtractionError) {
    guard !files.isEmpty else { return }
    for file in files {
      try ProcessFiles.write(
        sources.files[file].source.bytes() ?? [], to: folder + "/r\(file).swift")
    }
    switch try parse(files.map { "r\($0).swift" }, in: folder) {
    case .clean: break
    case .errors(let errors):
      // Apps in Swift 6 have regular expressions between slashes, older ones do not.
      var kept = errors
      let broken = Set(errors.map(\.file)).sorted()
      switch try parse(["-enable-bare-slash-regex"] + broken, in: folder) {
      case .clean: kept = []
      case .errors(let others):
        let files = Set(others.map(\.file))
        kept = errors.filter { files.contains($0.file) }
      case .broken: break
      }
      report(kept)
    case .broken(let why, _):
      if files.count > 1 {
        try checkSyntax(of: Array(files[..<(files.count / 2)]), in: folder)
        try checkSyntax(of: Array(files[(files.count / 2)...]), in: folder)
      } else {
        diagnostics.append(
          Diagnostic(
            rule: "swift-syntax", severity: .error, message: "\(why) on this file",
            note: "what stands there may be missing from the catalog",
            location: SourceLocation(file: sources.files[files[0]].path, line: 1, column: 1)))
      }
    }
  }

  /// Parses files, with further arguments of the compiler before their names.
  private func parse(
    _ names: [String], in folder: String
  ) throws(SourceExtractionError) -> Outcome {
    let left = deadline > CompilerProcess.now() ? deadline - CompilerProcess.now() : 0
    return try run(
      [["-parse", "-swift-version", "5"] + names], in: folder,
      until: CompilerProcess.now() + max(left / 6, min(left, 3_000_000_000)))[0]
  }

  private mutating func report(_ errors: [CompilerMessage]) {
    var counts: [String: Int] = [:]
    for error in errors {
      guard let i = Int(error.file.dropFirst().dropLast(6)), sources.files.indices.contains(i)
      else { continue }
      counts[error.file, default: 0] += 1
      guard counts[error.file, default: 0] <= 10 else { continue }
      diagnostics.append(
        Diagnostic(
          rule: "swift-syntax", severity: .error, message: error.text,
          note: "what stands there may be missing from the catalog",
          location: SourceLocation(
            file: sources.files[i].path, line: error.line, column: error.column)))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// `bespeak export`: an app's phrases as files of the platform, or as a catalog.
enum ExportCommand: CLICommand {
  /// The files that can be written.
  enum Target: String, CaseIterable, Sendable {
    /// `<locale>.lproj/AppShortcuts.strings`, a file a language.
    case strings
    /// `AppShortcuts.xcstrings`.
    case xcstrings
    /// A catalog file of the project's own.
    case catalog
  }

  /// How it is called.
  static let usage = Usage(
    name: "export",
    summary: "write an app's phrases as Apple's files, or as a catalog",
    synopsis: "--catalog PATH --to strings|xcstrings|catalog [--output FOLDER]",
    discussion: """
      Phrases come from wherever --catalog leads: a catalog, a bundle, a source folder. What the format
      cannot hold is listed, and nothing is lost silently. With one app and one file, and without
      --output, the file goes to standard output. String files among the inputs are written anew,
      without comments and states of translations; no other input is written over.

        strings    <locale>.lproj/AppShortcuts.strings: a translation for each phrase
        xcstrings  AppShortcuts.xcstrings: any number of phrases for a shortcut and language (iOS 17)
        catalog    bespeak-catalog/1, with all that was read: intents, types, values
      """,
    options: CatalogOptions.catalogs + [
      OptionSpec("to", .choice("FORMAT", of: Target.self), "the files to write: {words}"),
      OptionSpec(
        "output", .folder("FOLDER"), "where the files go; with several apps a folder for each"),
    ],
    examples: [
      "bespeak export --catalog tasks.json --to xcstrings",
      "bespeak export --catalog tasks.json --to strings --output Resources",
    ])

  /// Reads, writes, and says what was left out.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard let target: Target = arguments.chosen("to") else {
      throw CommandFailure(
        "no format given: use --to strings, --to xcstrings or --to catalog")
    }
    let options = try CatalogOptions(arguments, takesImage: false)
    let reading = try options.read()
    let results = reading.catalogs.map { ($0, result(target, $0)) }
    let findings = reading.diagnostics.filter { $0.severity == .error }
      .merging(results.flatMap(\.1.diagnostics))
    // All of them: what is left out is told of nowhere else.
    Findings.report(findings, limit: .max)

    if let folder = arguments.value("output") {
      var lines = ""
      var folders: Set<String> = []
      for (catalog, _) in results where !folders.insert(OutputFile.name(of: catalog.id)).inserted {
        throw CommandFailure(
          "two apps would be written as '\(OutputFile.name(of: catalog.id))': export them one at a time"
        )
      }
      let files = results.flatMap { catalog, result in
        let own = results.count == 1 ? "" : OutputFile.name(of: catalog.id) + "/"
        return result.files.map { (path: own + $0.path, utf8: $0.utf8) }
      }
      // The phrases of an app's string files are in its catalog, and are written again.
      let paths = files.map { folder + "/" + $0.path }
      func isOfStrings(_ path: String) -> Bool {
        path.hasSuffix(".xcstrings") || path.hasSuffix(".strings")
      }
      try OutputFile.refuse(paths, of: "output", over: reading.files.filter { !isOfStrings($0) })
      do { try OutputFile.refuse(paths, of: "output", over: reading.files) } catch {
        Console.warn(
          "string files that were read are written anew: their phrases stay, comments and states of"
            + " translations do not")
      }
      for file in files {
        let path = folder + "/" + file.path
        try OutputFile.makeFolder(folder)
        try OutputFile.makeFolders(of: file.path, in: folder)
        try OutputFile.write(file.utf8, to: path, in: folder)
        lines += "\(path.printable): \(String.count(file.utf8.count, "byte"))\n"
      }
      try Console.print(lines)
    } else {
      let files = results.flatMap(\.1.files)
      guard files.count == 1 else {
        throw CommandFailure(
          files.isEmpty
            ? "nothing to write: there are no phrases"
            : "\(files.count) files: use --output FOLDER to say where they go")
      }
      let bytes = files[0].utf8
      try System.write(bytes.span, to: 1)
    }
    return findings.contains { $0.severity == .error } ? 1 : 0
  }

  private static func result(_ target: Target, _ catalog: AppCatalog) -> WritingResult {
    switch target {
    case .strings: StringsFileWriter().write(catalog)
    case .xcstrings: StringCatalogWriter().write(catalog)
    case .catalog:
      WritingResult(files: [
        WrittenFile(
          path: OutputFile.name(of: catalog.id) + ".json",
          utf8: CatalogWriter(inlinesValues: true).utf8(of: catalog))
      ])
    }
  }
}

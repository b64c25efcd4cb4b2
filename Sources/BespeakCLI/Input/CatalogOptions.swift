// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import MatchIndex
import TextAnalysis

/// The options by which every command finds its catalogs, and what they lead to.
struct CatalogOptions {
  /// `--catalog` and `--rules`.
  static let catalogs =
    [
      OptionSpec(
        "catalog", .file("PATH").repeated,
        "a catalog, a built app, files of Apple's, or a folder of any"),
      OptionSpec(
        "values", .file("FILE").repeated, "values of entities, a JSON object a line"),
      OptionSpec(
        "rules",
        .choice(
          "RULES", of: RuleSet.self, default: .apple, ["apple": "as on the platform"]),
        "what phrases may hold: {words}"),
    ] + appNames + [
      OptionSpec(
        flag: "extract", "compile the Swift sources of folders, too (see 'bespeak extract --help')")
    ]
  /// `--app-name` and `--app-id`.
  static let appNames = [
    OptionSpec(
      "app-name", .text("NAME"), "the name of the one app that is read, in place of its files'"),
    OptionSpec("app-id", .text("ID"), "the id of the one app that is read, in place of its files'"),
  ]
  /// `--image` and `--read`.
  static let image = [
    OptionSpec(
      "image", .file("FILE"),
      "an image made by 'bespeak compile'; while it is in use, replace it by renaming another one "
        + "over it, as 'compile' does, and do not write to it in place"),
    OptionSpec(
      flag: "read", "copy the image into memory first: for a file that others may cut short"),
  ]
  /// `--locale`.
  static let locale = OptionSpec(
    "locale", .text("TAG"),
    "the language spoken, such as 'de' or 'pt-BR'; default: the environment's")

  /// `--memory`.
  static let memory = OptionSpec(
    "memory", .file("FILE"),
    "the memory of a person's use (see 'bespeak memory'); read, never written")

  /// Paths of catalogs.
  let paths: [String]
  /// Files of entity values.
  let valuesPaths: [String]
  /// The path of an image.
  let imagePath: String?
  /// Whether the image is read, and not mapped.
  let readsImage: Bool
  /// What phrases may hold.
  let ruleSet: RuleSet
  /// Reads the catalogs, and compiles sources where that was asked for.
  let reader: CatalogReader
  private let arguments: Arguments

  /// Takes the options from a command's arguments.
  ///
  /// - Throws: `CommandFailure` when there is no catalog, or both catalogs and an image.
  ///
  /// - Parameter positionals: Paths of catalogs that were given without an option.
  init(
    _ arguments: Arguments, takesImage: Bool = true, positionals: [String] = []
  ) throws(CommandFailure) {
    self.arguments = arguments
    paths = arguments.values("catalog") + positionals
    valuesPaths = arguments.values("values")
    imagePath = arguments.value("image")
    readsImage = arguments.has("read")
    ruleSet = arguments.chosen("rules") ?? .apple
    var reader = CatalogReader(valuesFiles: valuesPaths)
    if arguments.has("extract") {
      guard imagePath == nil else {
        throw CommandFailure("option '--extract' is for source folders, not for an image")
      }
      reader.swiftCompiler = try ExtractOptions.extractor(arguments)
    }
    try Self.takeAppNames(arguments, &reader)
    guard imagePath == nil || reader.appName == nil && reader.appID == nil else {
      throw CommandFailure(
        "an image carries the apps' names: leave '--app-name' and '--app-id' out, or give them to "
          + "compile")
    }
    self.reader = reader
    if paths.isEmpty, imagePath == nil {
      throw CommandFailure(
        takesImage
          ? "no catalog given: use --catalog PATH, or --image FILE"
          : "no catalog given: use --catalog PATH")
    }
    if !paths.isEmpty, imagePath != nil {
      throw CommandFailure("options '--catalog' and '--image' exclude each other")
    }
    if imagePath == nil, readsImage {
      throw CommandFailure("option '--read' is for an image: use it with --image FILE")
    }
    if imagePath != nil, !valuesPaths.isEmpty {
      throw CommandFailure(
        "an image carries its values: leave '--values' out, or give it to compile")
    }
    if imagePath != nil, arguments.has("rules") {
      throw CommandFailure("an image carries its rules: leave '--rules' out, or give it to compile")
    }
  }

  /// Takes `--app-name` and `--app-id`.
  ///
  /// - Throws: `CommandFailure` for an empty one.
  static func takeAppNames(
    _ arguments: Arguments, _ reader: inout CatalogReader
  ) throws(CommandFailure) {
    reader.appName = arguments.value("app-name")
    reader.appID = arguments.value("app-id")
    for (option, value) in [("app-name", reader.appName), ("app-id", reader.appID)] {
      if let value, value.allSatisfy(\.isWhitespace) {
        throw CommandFailure("option '--\(option)' is empty")
      }
    }
  }

  /// Refuses a name or an id for several apps.
  static func refuseOneName(
    for reading: CatalogReading, _ reader: CatalogReader
  ) throws(CommandFailure) {
    guard reader.appName != nil || reader.appID != nil, reading.catalogs.count > 1 else { return }
    let option = reader.appName != nil ? "app-name" : "app-id"
    throw CommandFailure(
      "option '--\(option)' is for one app, and \(reading.catalogs.count) were read: name one "
        + "app's folder or file")
  }

  /// The language asked for; `nil` where none is.
  static func givenLocale(_ arguments: Arguments) throws(CommandFailure) -> LocaleTag? {
    guard let name = arguments.value("locale") else { return nil }
    let tag = LocaleTag(name)
    guard tag.language != "und" else {
      throw CommandFailure("option '--locale' is a language tag such as 'de', not '\(name)'")
    }
    return tag
  }

  /// The language asked for, else the environment's, else English.
  static func locale(_ arguments: Arguments) throws(CommandFailure) -> LocaleTag {
    if let given = try givenLocale(arguments) { return given }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let name = System.environment(variable) else { continue }
      // The first one that is set decides, also when it is "C" or "POSIX".
      let tag = LocaleTag(name)
      return tag.language == "und" ? LocaleTag("en") : tag
    }
    return LocaleTag("en")
  }

  /// Reads the catalogs.
  ///
  /// - Throws: `CommandFailure` when one of the inputs gives nothing, or all of them do; what was wrong is on
  ///   standard error then. Also when one of their files would be written over.
  func read() throws(CommandFailure) -> CatalogReading {
    let reading = reader.read(paths: paths)
    guard !reading.catalogs.isEmpty else {
      Findings.report(reading.diagnostics, limit: Findings.limit)
      throw CommandFailure("no catalog could be read")
    }
    try Self.refuseMissing(in: reading)
    try Self.refuseOneName(for: reading, reader)
    try arguments.refuseLosses(of: reading.files)
    return reading
  }

  /// Refuses inputs that were named and gave nothing: a result over the others would pass for one over all.
  static func refuseMissing(in reading: CatalogReading) throws(CommandFailure) {
    guard let first = reading.missing.first else { return }
    Findings.report(reading.diagnostics.filter { $0.severity == .error }, limit: Findings.limit)
    let count = reading.missing.count
    throw CommandFailure(
      count == 1
        ? "nothing could be read from '\(first)'"
        : "nothing could be read from '\(first)' and \(String.count(count - 1, "other input"))")
  }

  /// Refuses what could not be read, where all findings have been printed: none of its own is among them.
  static func refuseUnread(in reading: CatalogReading) throws(CommandFailure) {
    let unread = reading.diagnostics.first { $0.rule == "unreadable-file" && $0.severity == .error }
    if let unread { throw CommandFailure(unread.message) }
  }

  /// Reads and compiles the catalogs, or opens the image; mistakes go to standard error.
  ///
  /// - Parameters:
  ///   - validates: Whether all of an image is checked, and not only its header.
  ///   - vectors: The vectors of words that catalogs are compiled with.
  func load(
    validating validates: Bool = false, vectors: LanguageVectors = .embedded
  ) throws(CommandFailure) -> LoadedCatalogs {
    if let imagePath {
      do throws(ImageError) {
        let bytes =
          try readsImage ? ImageBytes(reading: imagePath) : ImageBytes(mapping: imagePath)
        let image =
          try validates ? IndexImage(validating: bytes) : IndexImage(trusted: bytes)
        if validates { try image.validateBlocks() }
        let current = TextAnalyzer(locale: LocaleTag("en")).analysisVersion
        if image.analysisVersion != current {
          Console.warn(
            "'\(imagePath)' was compiled with other text rules or another version of Unicode; "
              + "some words may not be recognised: compile it again")
        }
        return LoadedCatalogs(image: image, compiled: nil, catalogs: [])
      } catch {
        if case .file = error { throw CommandFailure(error.description) }
        throw CommandFailure("'\(imagePath)': \(error.description)")
      }
    }
    let reading = try read()
    let loaded = try compile(reading, vectors: vectors)
    Findings.report(
      reading.diagnostics.merging(loaded.compiled?.diagnostics ?? [])
        .filter { $0.severity == .error },
      limit: Findings.limit)
    return loaded
  }

  /// Compiles catalogs.
  ///
  /// - Parameter vectors: The vectors of words that they are compiled with.
  func compile(
    _ reading: CatalogReading, vectors: LanguageVectors
  ) throws(CommandFailure) -> LoadedCatalogs {
    do {
      let compiled = try PhraseCompiler(ruleSet: ruleSet, vectors: vectors)
        .compile(reading.catalogs)
      return LoadedCatalogs(
        image: compiled.image, compiled: compiled, catalogs: reading.catalogs)
    } catch {
      throw CommandFailure("cannot compile the catalogs: \(error)")
    }
  }
}

/// What a command works on.
struct LoadedCatalogs {
  /// The index.
  let image: IndexImage
  /// What compiling gave; `nil` for an image from a file.
  let compiled: CompiledCatalogs?
  /// The catalogs; empty for an image from a file.
  let catalogs: [AppCatalog]

  /// The ids of all apps, in order.
  var appIDs: [String] {
    (0..<image.appCount).map { image.strings[image.app(AppID(UInt32($0))).id] }
  }

  /// Says so when an app is asked for that is not there.
  func warnOfUnknownApps(_ apps: [String]) {
    guard !apps.isEmpty else { return }
    let known = appIDs
    for app in apps where !known.contains(app) {
      let hint = NearestName.nearest(to: app, among: known).map { "; did you mean '\($0)'?" } ?? ""
      Console.warn("no app '\(app)' is loaded\(hint)")
    }
  }
}

/// Findings on standard error.
enum Findings {
  /// Most findings that a command other than `lint` prints.
  static let limit = 20

  /// Prints findings, up to a limit.
  static func report(_ findings: [Diagnostic], limit: Int) {
    guard !findings.isEmpty else { return }
    var text = DiagnosticFormatter(style: .text).format(Array(findings.prefix(limit)))
    if findings.count > limit {
      text += "and \(findings.count - limit) more; 'bespeak lint' lists them all\n"
    }
    Console.message(text)
  }
}

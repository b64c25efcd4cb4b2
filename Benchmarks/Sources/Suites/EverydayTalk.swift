// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import IntentResolution
import PhraseCompilation
import SystemFiles

/// Everyday talk that no app of the corpora is meant by: how much of it is acted on.
///
/// Most lines share words with some phrase, and a few hold words that are an app's name. No line is
/// meant for an app, so each that is acted on is a mistake, and is printed.
enum EverydayTalk {
  static func run(_ options: Options, _ report: inout Report) throws {
    guard let folder = Files.corpora() else {
      return print("  flexible/everyday: skipped, no folder 'Corpora' here or above this program")
    }
    let catalogs = Files.catalogs(ofCorpora: folder)
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .apple).compile(catalogs).image)
    var scratch = MatchScratch()
    var (lines, acted, asked) = (0, 0, 0)
    for file in Files.list(folder + "/everyday") where file.hasSuffix(".txt") {
      let locale = LocaleTag(String(file.dropLast(4)))
      for line in (Files.read("\(folder)/everyday/\(file)") ?? "").split(separator: "\n") {
        lines += 1
        let outcome = resolver.resolveSynchronously(
          ResolutionRequest(String(line), locale: locale), scratch: &scratch)
        guard outcome.isActedOn else { continue }
        // Asking back whether something is meant, or which of two, does nothing yet and is counted by itself.
        switch outcome.status {
        case .needsConfirmation, .needsDisambiguation: asked += 1
        default: acted += 1
        }
        if options.checksOnly { continue }
        print(
          "  \(file.dropLast(4)): '\(line)' is \(outcome.status.rawValue):"
            + " \(outcome.app ?? "?") \(outcome.intent ?? "?"), \(outcome.match?.rawValue ?? "?"),"
            + " \((outcome.confidence * 100).rounded() / 100)")
      }
    }
    print(
      "  flexible/everyday: \(acted) of \(lines) lines acted on, \(asked) asked back;"
        + " \(catalogs.count) apps")
    report.expect(
      "flexible/everyday", 100 * Double(acted) / Double(max(1, lines)), unit: "%", atMost: 1,
      times: "limit", 0.1)
  }
}

extension Resolution {
  /// Whether an app would do or ask something.
  var isActedOn: Bool {
    switch status {
    case .resolved, .needsValue, .needsDisambiguation, .needsConfirmation: true
    case .negative, .noMatch, .rejected: false
    }
  }
}

extension Files {
  /// The names in a folder in order; none where it cannot be read.
  static func list(_ folder: String) -> [String] {
    ((try? FilePath.names(inFolder: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The corpora: below the folder this program runs in, or beside the build it is in.
  static func corpora() -> String? {
    var candidates = ["Corpora"]
    if var path = FilePath.link("/proc/self/exe") {
      while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        path = String(path[..<slash])
        candidates.append(path + "/Corpora")
      }
    }
    return candidates.first { !list($0 + "/everyday").isEmpty }
  }

  /// The catalogs of all apps of the corpora that are loaded together.
  static func catalogs(ofCorpora folder: String) -> [AppCatalog] {
    let apps = list(folder).filter {
      $0 != "extended" && read("\(folder)/\($0)/\($0).json") != nil
    }
    // Folders: values of some entities stand beside their catalog.
    let reading = CatalogReader().read(paths: apps.map { "\(folder)/\($0)" })
    if reading.hasErrors || reading.catalogs.isEmpty {
      Harness.wrong("the catalogs of '\(folder)' cannot be read")
    }
    return reading.catalogs
  }

  /// The path of a program in the same folder as this one; `nil` when there is none.
  static func beside(_ name: String) -> String? {
    guard let path = FilePath.link("/proc/self/exe"), let slash = path.lastIndex(of: "/")
    else { return nil }
    let program = path[...slash] + name
    // SAFETY: the path is passed as a null-terminated copy.
    return unsafe access(String(program), X_OK) == 0 ? String(program) : nil
  }
}

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
    var paths: [String] = []
    let others = ["extended", "everyday", "bundles", "shared"]
    for name in Files.list(folder) where !others.contains(name) {
      let path = "\(folder)/\(name)/\(name).json"
      if Files.read(path) != nil { paths.append(path) }
    }
    let reading = CatalogReader().read(paths: paths)
    if reading.hasErrors || reading.catalogs.isEmpty {
      Harness.wrong("the catalogs of '\(folder)' cannot be read")
    }
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .apple).compile(reading.catalogs).image)
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
        + " \(reading.catalogs.count) apps")
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
}

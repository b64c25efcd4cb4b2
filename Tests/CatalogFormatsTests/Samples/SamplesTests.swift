// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import Testing

@testable import CatalogFormats

/// Files of other people's apps, which are not part of the project: the folder is named by the
/// environment variable `BESPEAK_SAMPLES`. Only counts and rules stand here, none of their texts.
@Suite("Samples", .enabled(if: Samples.folder != nil))
struct SamplesTests {
  @Test("every file loads; each app has as many shortcuts, phrases and languages as was counted")
  func counts() throws {
    let reading = CatalogReader().read(path: try #require(Samples.folder))
    let summary = reading.catalogs.map { catalog in
      "\(catalog.shortcuts.count) shortcuts, "
        + "\(catalog.shortcuts.reduce(0) { $0 + $1.phrases.count }) phrases, "
        + "\(catalog.localizations.count) languages, "
        + "\(catalog.localizations.reduce(0) { $0 + $1.phrases.reduce(0) { $0 + $1.phrases.count } }) "
        + "translations, \(catalog.entities.count) entities"
    }
    #expect(summary == Samples.summary)
    // What does not fit in a catalog is for the rules; readers themselves have nothing to say.
    #expect(reading.diagnostics.map(\.rule).filter { $0 != "unknown-slot" } == [])
  }

  @Test("each file can be read alone, and says where each phrase stands")
  func alone() throws {
    let folder = try #require(Samples.folder)
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var read = 0
    for name in names.sorted() {
      guard let kind = AppFile.Kind(namedFile: String(name.split(separator: "/").last ?? "")),
        [.metadata, .phraseStrings, .phraseCatalog, .trainingData].contains(kind)
      else { continue }
      let reading = CatalogReader().read(path: folder + "/" + name)
      #expect(reading.catalogs.count == 1, "\(name)")
      for catalog in reading.catalogs {
        for phrase in catalog.shortcuts.flatMap(\.phrases)
          + catalog.localizations.flatMap({ $0.phrases.flatMap(\.phrases) })
        {
          #expect(phrase.location.line > 0 && phrase.location.column > 0, "\(name)")
        }
      }
      read += 1
    }
    #expect(read == Samples.files)
  }
}

/// What was counted by hand.
enum Samples {
  static let folder = ProcessInfo.processInfo.environment["BESPEAK_SAMPLES"]
  static let files = 35
  static let summary = [
    "3 shortcuts, 3 phrases, 0 languages, 0 translations, 0 entities",
    "5 shortcuts, 5 phrases, 0 languages, 0 translations, 0 entities",
    "22 shortcuts, 22 phrases, 24 languages, 528 translations, 0 entities",
    "1 shortcuts, 1 phrases, 1 languages, 1 translations, 1 entities",
    "1 shortcuts, 1 phrases, 17 languages, 19 translations, 0 entities",
    "9 shortcuts, 29 phrases, 4 languages, 118 translations, 2 entities",
    "10 shortcuts, 14 phrases, 0 languages, 0 translations, 1 entities",
    "2 shortcuts, 4 phrases, 0 languages, 0 translations, 1 entities",
    "3 shortcuts, 11 phrases, 0 languages, 0 translations, 1 entities",
  ]
}

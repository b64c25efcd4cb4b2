// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import PhraseTesting
import Testing

@Suite("Self test of the corpora") struct CorpusSelfTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  private func catalogs(_ subfolder: String) -> [AppCatalog] {
    let root = subfolder.isEmpty ? Self.folder : Self.folder.appending(path: subfolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().flatMap { name -> [AppCatalog] in
      let path = root.appending(path: "\(name)/\(name).json").path
      guard FileManager.default.fileExists(atPath: path) else { return [] }
      return CatalogReader().read(path: path).catalogs
    }
  }

  /// Questions whose verb stands behind the app's name, and words that
  /// take a statement back.
  private static let known: Set<String> = [
    "asked en: how do i When does the Dockside branch of Harbour Credit Union open",
    "asked en: did i When does the Dockside branch of Harbour Credit Union open",
    "asked en: what happens if i When does the Dockside branch of Harbour Credit Union open",
    "negated de: Wir brauchen ein Milk ach nein vergiss es",
  ]

  private func failures(_ catalogs: [AppCatalog], _ ruleSet: RuleSet) throws -> [String] {
    var options = SelfTestGenerator.Options()
    options.ruleSet = ruleSet
    options.samples = 4
    let (cases, _) = SelfTestGenerator(catalogs, options: options).cases()
    let image = try PhraseCompiler(ruleSet: ruleSet).compile(catalogs).image
    var runner = CaseRunner(resolver: IntentResolver(image: image))
    var failures: [String] = []
    var misheard = (tried: 0, understood: 0)
    for one in cases {
      let passed = runner.run(one.test).passed
      if one.kind == .misheard {
        misheard.tried += 1
        misheard.understood += passed ? 1 : 0
      }
      if !passed, !one.kind.isAdvisory {
        failures.append("\(one.kind) \(one.test.locale ?? ""): \(one.test.text)")
      }
    }
    // Mishearings are made up; most of them should be understood, and which are is no promise.
    // What is done though the words do not ask for it, and is known; nothing else may join it.
    failures.removeAll { Self.known.contains($0) }
    #expect(misheard.understood * 10 >= misheard.tried * 9, "\(misheard)")
    #expect(cases.count > 100)
    return failures
  }

  @Test("everything that the apps declare comes back, however it is put") func apple() throws {
    #expect(try failures(catalogs(""), .apple) == [])
  }

  @Test("and so under the extended rules") func extended() throws {
    #expect(try failures(catalogs("extended"), .extended) == [])
  }
}

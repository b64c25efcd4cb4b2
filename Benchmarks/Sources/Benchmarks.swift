// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CatalogFormats
import IntentCatalog
import MatchIndex
import PhraseCompiler
import Resolution
import TextAnalysis

@main struct Benchmarks {
  static func main() async throws {
    let reading = CatalogReader().read(path: CommandLine.arguments[1])
    for d in reading.diagnostics { print(d.location, d.message) }
    let compiled = try PhraseCompiler(ruleSet: .extended).compile(reading.catalogs)
    for d in compiled.diagnostics.prefix(20) { print(d.app ?? "", d.location, d.message) }
    let image = try IndexImage(validating: compiled.bytes)
    print(image.byteCount, image.phraseCount, image.sectionSizes)
    let resolver = Resolver(image: image)
    while let line = readLine() {
      let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
      let r = await resolver.resolve(parts.count > 1 ? parts[1] : line, locale: parts.count > 1 ? parts[0] : "en")
      print(line, "->", r.status, r.app ?? "", r.intent ?? "", r.phrase ?? "", r.confidence, r.parameters, r.missing ?? "", r.dialog ?? "", r.alternatives.map(\.intent))
    }
  }
}

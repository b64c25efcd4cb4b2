// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CatalogFormats
import IntentCatalog
import MatchIndex
import PhraseCompiler
import Resolution
import TextAnalysis
import Glibc

struct RNG { var s: UInt64; mutating func next() -> UInt64 { s &+= 0x9E3779B97F4A7C15; var z = s; z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9; z = (z ^ (z >> 27)) &* 0x94D049BB133111EB; return z ^ (z >> 31) }
 mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) } }

@main struct Benchmarks {
  static func main() async throws {
    let apps = Int(CommandLine.arguments[1])!, per = Int(CommandLine.arguments[2])!
    var r = RNG(s: 7)
    let cons = ["b","d","f","g","k","l","m","n","p","r","s","t","v"], vow = ["a","e","i","o","u"]
    func word(_ n: Int) -> String { (0..<n).map { _ in cons[r.below(13)] + vow[r.below(5)] }.joined() + (r.below(2)==0 ? "" : cons[r.below(13)]) }
    let vocab = (0..<6000).map { _ in word(1 + r.below(3)) }
    var catalogs: [AppCatalog] = []
    var phrases: [(String, Int)] = []
    for a in 0..<apps {
      let name = word(2) + word(1) + String(a % 10 == 0 ? "" : "")
      var sc: [ShortcutDeclaration] = []
      for s in 0..<10 {
        sc.append(ShortcutDeclaration(intent: "I\(s)", phrases: (0..<per/10).map { _ in
          let n = 3 + r.below(3)
          var ws = (0..<n).map { _ in vocab[r.below(vocab.count) * r.below(vocab.count) / vocab.count] }
          ws.insert("${applicationName}", at: r.below(3) == 0 ? r.below(n) : n)
          let t = ws.joined(separator: " ")
          return PhraseDeclaration(t)
        }))
      }
      for s in sc { for p in s.phrases { phrases.append((p.text, a)) } }
      catalogs.append(AppCatalog(id: "com.\(a)", app: AppNames(name: name), intents: (0..<10).map { IntentDeclaration(name: "I\($0)", title: "x") }, shortcuts: sc))
    }
    let clock = ContinuousClock()
    var compiled: CompiledCatalogs!
    for _ in 0..<3 {
      let t = try clock.measure { compiled = try PhraseCompiler(ruleSet: .apple).compile(catalogs) }
      print("build", t, t / (apps*per), "bytes/phrase", Double(compiled.image.byteCount) / Double(apps*per))
    }
    print(compiled.image.sectionSizes.filter { $0.bytes > 100000 }, compiled.diagnostics.count)
    let image = compiled.image
    let matcher = Matcher(image: image, locale: LocaleTag("en"))
    var scratch = MatchScratch()
    var utts: [[UInt8]] = []
    for i in 0..<20000 {
      let (t, a) = phrases[r.below(phrases.count)]
      var text = t.split(separator: " ").map { $0 == "${applicationName}" ? catalogs[a].app.name : String($0) }.joined(separator: " ")
      if i % 2 == 0 { text = "hey could you please " + text; if text.utf8.count < 44 { text += " thanks" } }
      else { var ws = text.split(separator: " ").map(String.init); ws[r.below(ws.count)] = vocab[r.below(vocab.count)]; text = ws.joined(separator: " ") + " " + vocab[r.below(6000)] + " " + vocab[r.below(6000)]; if text.utf8.count < 44 { text += " " + vocab[r.below(6000)] } }
      utts.append(Array(text.utf8))
    }
    print("avg bytes", utts.map(\.count).reduce(0,+) / utts.count)
    let analyzer = TextAnalyzer(locale: LocaleTag("en"))
    var buf = TokenBuffer()
    for round in 0..<(CommandLine.arguments.count > 4 ? 100 : 12) {
      var found = 0
      let t = try clock.measure { for u in utts { found += min(1, try unsafe u.withUnsafeBufferPointer { unsafe try matcher.match(utf8: $0, scratch: &scratch) }) } }
      var tk = 0
      let t2 = try clock.measure { for u in utts { try unsafe u.withUnsafeBufferPointer { unsafe try analyzer.analyze($0, into: &buf) }; tk += buf.count } }
      let t4 = clock.measure { for u in utts { tk += u.count } }
      if round > 5 { print("match", t / utts.count, found, "analyze", t2 / utts.count, tk, t4/utts.count) }
    }
    if CommandLine.arguments.count == 4 {
      let res = Resolver(image: image)
      let reqs = utts.map { ResolutionRequest(String(decoding: $0, as: UTF8.self)) }
      for _ in 0..<5 {
      var n = 0
      let t = clock.measure { for q in reqs { if res.resolveSynchronously(q, scratch: &scratch).status == .resolved { n += 1 } } }
      print("resolve", t / utts.count, n)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import LanguageData
import MatchIndex
import PhraseCompilation
import TestSupport
import Testing

@testable import IntentResolution

@Suite("Vectors of a compiler and a resolver") struct VectorOptionsTests {
  private static let catalogs = [
    app(
      "errands", "Errands",
      shortcuts: [
        ["Call a cab with ${applicationName}", "I need a ride from ${applicationName}"],
        ["Order a pizza with ${applicationName}", "Get me a burger from ${applicationName}"],
      ])
  ]

  private func image(_ vectors: LanguageVectors) throws -> IndexImage {
    try PhraseCompiler(vectors: vectors).compile(Self.catalogs).image
  }

  private func resolver(_ image: IndexImage, _ vectors: LanguageVectors) -> IntentResolver {
    IntentResolver(image: image, options: IntentResolver.Options(vectors: vectors))
  }

  /// What speaks for the best intent, by kind; empty where none is found.
  private func kinds(_ resolver: IntentResolver, _ text: String) -> Set<String> {
    let resolution = resolver.now(ResolutionRequest(text, explains: true))
    return Set(resolution.explanation?.flexible?.features.map(\.kind) ?? [])
  }

  @Test("vectors count where compiler and resolver have the same, and words alone elsewhere")
  func agreement() throws {
    let text = "order a limousine with errands"
    let (with, without) = (try image(.embedded), try image(.none))
    #expect(with.byteCount > without.byteCount)
    for (image, vectors, counts, others) in [
      (with, LanguageVectors.embedded, true, []), (with, .none, false, ["en"]),
      (without, .embedded, false, ["en"]), (without, .none, false, []),
    ] {
      let resolver = resolver(image, vectors)
      #expect(resolver.languagesOfOtherVectors == others)
      let kinds = kinds(resolver, text)
      #expect(!kinds.isEmpty && kinds.contains("vector") == counts)
    }
    let exact = IntentResolver(
      image: with, options: IntentResolver.Options(flexible: nil, vectors: .none))
    #expect(exact.languagesOfOtherVectors.isEmpty)
  }

  @Test("an image is the same bytes with the same vectors, given or the program's own")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/en.bin"
    try #require(WordVectors.of("en")).write(to: path)
    var vectors = LanguageVectors.none
    try vectors.add(mapping: path)
    let own = try PhraseCompiler().compile(Self.catalogs).bytes.copy
    #expect(try PhraseCompiler(vectors: vectors).compile(Self.catalogs).bytes.copy == own)
  }

  @Test("a scratch that resolvers of other options share has each of them hear by its own")
  func sharedScratch() throws {
    let image = try image(.embedded)
    let resolvers = [
      resolver(image, .embedded), resolver(image, .none),
      IntentResolver(image: image, options: IntentResolver.Options(flexible: nil)),
      IntentResolver(image: image, options: IntentResolver.Options(hearsMisheard: false)),
    ]
    var scratch = MatchScratch()
    for text in ["order a limousine with errands", "call a cab with herrands"] {
      for resolver in resolvers {
        let request = ResolutionRequest(text)
        let shared = resolver.resolveSynchronously(request, scratch: &scratch)
        #expect(shared == resolver.now(request))
      }
    }
  }
}

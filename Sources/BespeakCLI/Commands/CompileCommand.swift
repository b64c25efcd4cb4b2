// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// `bespeak compile`: catalogs to an image that opens at once.
enum CompileCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "compile",
    summary: "compile catalogs into an image that opens in no time",
    synopsis: "--catalog PATH --output FILE [--rules RULES] [--vectors FILE]",
    discussion: """
      The image holds what resolving needs; commands that resolve take it as --image FILE.
      It is written beside FILE and moved over it, so that a failure leaves the old one as it was, and
      a process that uses the old one keeps it.

      It holds what was learnt with vectors of words, and not the vectors: commands that take an image
      which was compiled with --vectors FILE need the same --vectors FILE.
      """,
    options: CatalogOptions.catalogs + [
      OptionSpec("output", .output("FILE"), "where the image goes"), MatchingOptions.vectors,
    ],
    examples: ["bespeak compile --catalog tasks.json --output tasks.bspk"])

  /// Reads, compiles, writes, and says how large it became.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments, takesImage: false)
    guard let output = arguments.value("output"), !output.isEmpty else {
      throw CommandFailure("no place for the image given: use --output FILE")
    }
    let vectors = try MatchingOptions.vectors(arguments)
    let reading = try options.read()
    let began = System.now()
    let compiled: CompiledCatalogs
    do {
      compiled = try PhraseCompiler(ruleSet: options.ruleSet, vectors: vectors)
        .compile(reading.catalogs)
    } catch {
      throw CommandFailure("cannot compile the catalogs: \(error)")
    }
    let seconds = Double(System.now() - began) / 1e9
    let findings = reading.diagnostics.filter { $0.severity == .error }
      .merging(compiled.diagnostics)
    Findings.report(findings, limit: Findings.limit)
    do throws(ImageError) {
      try compiled.bytes.write(to: output)
    } catch {
      throw CommandFailure(error.description)
    }
    let image = compiled.image
    let perPhrase = Double(image.byteCount) / Double(max(1, image.phraseCount))
    try Console.print(
      """
      \(output.printable): \(image.byteCount.grouped) bytes
      \(String.count(image.appCount, "app")), \(String.count(image.phraseCount, "phrase")), \
      \(perPhrase.fixed(1)) bytes a phrase, compiled in \((seconds * 1e3).fixed(1)) ms

      """)
    let leftOut = findings.count { $0.severity == .error }
    if leftOut > 0 {
      Console.warn(
        "\(String.count(leftOut, "mistake")): the image may lack these")
    }
    return leftOut > 0 ? 1 : 0
  }
}

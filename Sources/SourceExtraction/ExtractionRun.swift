// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// The extraction of one app: compiles skeletons of its sources until the compiler has no objection.
///
/// A file that the compiler cannot cope with at all is left out by itself, and told of.
struct ExtractionRun {
  /// Most attempts.
  static let attemptLimit = 60

  let toolchain: SwiftToolchain
  let deadline: UInt64
  /// The sources.
  var sources: SourceCollection
  /// What the skeletons of them hold.
  var plan: SkeletonPlan
  /// What is wrong with the sources as they are.
  var diagnostics: [Diagnostic] = []
  /// What was written in the last attempt, by file.
  var skeletons: [Int: SkeletonWriter] = [:]
  /// What was written in the last attempt to stand in for what is not there.
  var standIns: StandIns
  /// The names that the sources declare, as a scan of their tokens finds them.
  let declared: [ScannedDeclaration]
  /// The names that were looked for in files that say nothing of the framework.
  private var lookedFor: Set<String> = []
  /// What the framework's names are written with.
  private var module: String

  init(
    _ sources: [SwiftSource], _ toolchain: SwiftToolchain, _ conditions: BuildConditions,
    seconds: Int
  ) {
    self.toolchain = toolchain
    deadline = CompilerProcess.now() + UInt64(seconds) * 1_000_000_000
    self.sources = SourceCollection(sources, conditions)
    plan = SkeletonPlan(self.sources.index)
    standIns = StandIns(plan)
    module = ""
    diagnostics = self.sources.diagnostics
    declared = DeclarationScan.scan(sources)
  }

  /// Compiles and reads the constants.
  ///
  /// - Throws: `SourceExtractionError` where the compiler cannot do its work at all.
  mutating func extract() throws(SourceExtractionError) -> SwiftExtraction {
    // Widgets and other targets have intents, too; without any there is nothing to compile.
    guard !plan.roles.isEmpty else {
      var extraction = SwiftExtraction(diagnostics: diagnostics)
      extraction.declared = declared
      return extraction
    }
    let folder = try TemporaryFolder()
    try checkSyntax(in: folder.path)
    try ProcessFiles.write(
      Array(
        ("[" + IntentRole.gatheredProtocols.map { "\"\($0)\"" }.joined(separator: ",") + "]")
          .utf8), to: folder.path + "/protocols.json")
    var chunks = SkeletonChunks()
    for _ in 0..<Self.attemptLimit {
      writeSkeletons()
      chunks.update(skeletons, standIns)
      let errors: [CompilerMessage]
      switch try compile(&chunks, in: folder.path) {
      case .clean: return try result(constants(in: folder.path))
      case .errors(let found): errors = found
      case .gaveUp: continue
      }
      if try !amend(errors) { drop(errors, because: errors.first?.text ?? "") }
    }
    // Whatever is left that has errors costs its own files.
    for _ in 0..<Self.attemptLimit {
      writeSkeletons()
      chunks.update(skeletons, standIns)
      switch try compile(&chunks, in: folder.path) {
      case .clean: return try result(constants(in: folder.path))
      case .errors(let errors): drop(errors, because: errors.first?.text ?? "")
      case .gaveUp: continue
      }
    }
    throw SourceExtractionError(
      "the sources cannot be compiled after \(Self.attemptLimit) attempts at leaving out what "
        + "does not compile")
  }

  /// Leaves the files of errors out; where they are in none, the stand-ins that they are about, and
  /// at last everything that stands in.
  private mutating func drop(_ errors: [CompilerMessage], because said: String) {
    var isDone = false
    for error in errors {
      if let file = Self.index(of: error.file), skeletons[file] != nil {
        plan.dropped[file] = error.text
        isDone = true
      }
    }
    if isDone { return }
    for error in errors {
      if let name = standIns.name(line: error.line), plan.refused.insert(name).inserted { return }
    }
    if let first = skeletons.keys.min() { plan.dropped[first] = said }
  }

  /// The file of a skeleton by its name: 7 for `s7.swift`.
  static func index(of name: String) -> Int? {
    guard name.hasPrefix("s"), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst().dropLast(6))
  }

  /// The files whose skeletons are written.
  func wantedFiles() -> [Int] {
    var found: Set<Int> = []
    for name in plan.wanted { found.formUnion(sources.index.entries[name]?.files ?? []) }
    for name in plan.aliases {
      if let alias = sources.index.aliases[name] { found.insert(alias.file) }
    }
    return found.filter { plan.dropped[$0] == nil }.sorted()
  }

  /// Leaves out the App Shortcuts whose intents have types that no source tells.
  ///
  /// - Returns: Whether there were any.
  private mutating func giveUpUnknownIntents() -> Bool {
    var isAmended = false
    for (i, skeleton) in skeletons {
      for region in skeleton.unknownIntents {
        plan.surrendered[i, default: SurrenderedRegions()].insert(
          region, because: SkeletonWriter.unknownIntent)
        isAmended = true
      }
    }
    return isAmended
  }

  private mutating func writeSkeletons() {
    while true {
      // An app may have a type of the framework's name around its intents.
      module = sources.index.declaresAny(called: "AppIntents") ? "" : "AppIntents."
      skeletons = [:]
      var unresolved: Set<String> = []
      for i in wantedFiles() {
        var writer = SkeletonWriter(sources.files[i], at: i, sources.index, plan, module: module)
        writer.write()
        skeletons[i] = writer
        unresolved.formUnion(writer.unresolved)
      }
      // Files that say nothing of the framework may declare it.
      let names = unresolved.subtracting(lookedFor)
      lookedFor.formUnion(names)
      if !names.isEmpty, sources.findDeclarations(of: names) {
        plan.take(sources.index)
      } else if !giveUpUnknownIntents() {
        break
      }
    }
    standIns = StandIns(plan)
  }
}

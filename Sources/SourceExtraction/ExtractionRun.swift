// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
import IntentCatalog

/// The extraction of one app: compiles skeletons of its sources until the compiler has no objection.
struct ExtractionRun {
  /// Most attempts.
  static let attemptLimit = 60

  private let toolchain: SwiftToolchain
  private let deadline: UInt64
  /// The sources.
  var sources: SourceCollection
  /// What the skeletons of them hold.
  var plan: SkeletonPlan
  /// What is wrong with the sources as they are.
  var diagnostics: [Diagnostic] = []
  /// What was written in the last attempt, by file.
  var skeletons: [Int: SkeletonWriter] = [:]

  init(
    _ sources: [SwiftSource], _ toolchain: SwiftToolchain, _ conditions: BuildConditions,
    seconds: Int
  ) {
    self.toolchain = toolchain
    deadline = CompilerProcess.now() + UInt64(seconds) * 1_000_000_000
    self.sources = SourceCollection(sources, conditions)
    plan = SkeletonPlan(self.sources.index)
    diagnostics = self.sources.diagnostics
  }

  /// Compiles and reads the constants.
  ///
  /// - Throws: `SourceExtractionError` where the compiler cannot do its work at all.
  mutating func extract() throws(SourceExtractionError) -> SwiftExtraction {
    // Widgets and other targets have intents, too; without any there is nothing to compile.
    guard !plan.roles.isEmpty else { return SwiftExtraction(diagnostics: diagnostics) }
    let folder = try TemporaryFolder()
    try checkSyntax(in: folder.path)
    let constants = folder.path + "/constants.json"
    try ProcessFiles.write(
      Array(
        ("[" + IntentRole.gatheredProtocols.map { "\"\($0)\"" }.joined(separator: ",") + "]")
          .utf8), to: folder.path + "/protocols.json")
    for _ in 0..<Self.attemptLimit {
      let names = try writeSkeletons(in: folder.path)
      let errors = try compile(
        ["-typecheck", "-parse-as-library", "-module-name", "BespeakSources"]
          + ["-swift-version", "5", "-I", toolchain.modules]
          + ["-solver-expression-time-threshold=10"]
          + ["-const-gather-protocols-file", folder.path + "/protocols.json"]
          + ["-emit-const-values-path", constants] + names,
        in: folder.path)
      guard let errors else {
        guard let bytes = ProcessFiles.read(constants, limit: Self.constantsLimit) else {
          throw SourceExtractionError(
            "'\(toolchain.compiler)' wrote no constants; it is too old: Swift 6 or later is needed")
        }
        return result(bytes, folder: folder.path)
      }
      guard try amend(errors) else {
        throw SourceExtractionError("the compiler cannot read the sources: \(errors[0].text)")
      }
    }
    throw SourceExtractionError(
      "the sources cannot be compiled after \(Self.attemptLimit) attempts at leaving out what "
        + "does not compile")
  }

  /// Most bytes of constants that are read.
  private static let constantsLimit = 1 << 28

  // MARK: - Compiling

  /// Compiles.
  ///
  /// - Returns: The errors; `nil` where there were none.
  private func compile(
    _ arguments: [String], in folder: String
  ) throws(SourceExtractionError) -> [CompilerMessage]? {
    let process = CompilerProcess(
      program: toolchain.compiler,
      arguments: ["-frontend", "-suppress-warnings", "-diagnostic-style", "llvm"] + arguments,
      output: folder + "/output.txt")
    let ending = try process.run(until: deadline)
    let output = ProcessFiles.read(process.output, limit: 16 << 20) ?? []
    switch ending {
    case .exited(0): return nil
    case .timedOut:
      throw SourceExtractionError(
        "the compiler took too long and was stopped; give it more time with '--timeout SECONDS'")
    case .interrupted: throw SourceExtractionError("interrupted")
    case .crashed(let signal):
      throw SourceExtractionError("the compiler crashed (signal \(signal))")
    case .exited(let code):
      let errors = CompilerMessage.errors(in: output, folder: folder)
      let isOfFiles = errors.contains { !$0.file.isEmpty }
      if let fatal = errors.first(where: \.file.isEmpty), !isOfFiles {
        throw SourceExtractionError("the compiler says: \(fatal.text)")
      }
      if errors.isEmpty {
        let said = String(decoding: output.prefix(300), as: UTF8.self)
        throw SourceExtractionError("the compiler failed with code \(code): \(said)")
      }
      for error in errors {
        // Modules made by another version of the compiler, or not there at all.
        if error.text.contains("compiled with") || error.text.contains("no such module")
          || error.text.contains("missing required module")
        {
          throw SourceExtractionError(
            "the compiler cannot use the modules in '\(toolchain.modules)': \(error.text); build "
              + "them with the same compiler")
        }
      }
      return errors
    }
  }

  /// Reports what the compiler says of the syntax of the files as they are.
  private mutating func checkSyntax(in folder: String) throws(SourceExtractionError) {
    var names: [String] = []
    for i in wantedFiles()
    where sources.files[i].tokens.squareDepth <= 16 && sources.files[i].firstInvalidByte == nil {
      let name = folder + "/r\(i).swift"
      guard let bytes = sources.files[i].source.bytes() else { continue }
      try ProcessFiles.write(bytes, to: name)
      names.append(name)
    }
    guard !names.isEmpty,
      let errors = try compile(["-parse", "-swift-version", "5"] + names, in: folder)
    else { return }
    var counts: [String: Int] = [:]
    for error in errors {
      guard let i = Int(error.file.dropFirst().dropLast(6)), sources.files.indices.contains(i)
      else { continue }
      counts[error.file, default: 0] += 1
      guard counts[error.file, default: 0] <= 10 else { continue }
      diagnostics.append(
        Diagnostic(
          rule: "swift-syntax", severity: .error, message: error.text,
          note: "what stands there may be missing from the catalog",
          location: SourceLocation(
            file: sources.files[i].path, line: error.line, column: error.column)))
    }
  }

  private func wantedFiles() -> [Int] {
    var found: Set<Int> = []
    for name in plan.wanted { found.formUnion(sources.index.entries[name]?.files ?? []) }
    for name in plan.aliases {
      if let file = sources.index.aliases[name] { found.insert(file) }
    }
    return found.sorted()
  }

  private mutating func writeSkeletons(
    in folder: String
  ) throws(SourceExtractionError) -> [String] {
    plan.entitiesByQuery = sources.index.entitiesByQuery
    skeletons = [:]
    var names: [String] = []
    for i in wantedFiles() {
      var writer = SkeletonWriter(sources.files[i], at: i, sources.index, plan)
      writer.write()
      let name = folder + "/s\(i).swift"
      try ProcessFiles.write(writer.text.utf8, to: name)
      names.append(name)
      skeletons[i] = writer
    }
    let name = folder + "/" + StandIns.file
    try ProcessFiles.write(Array(StandIns.source(plan).utf8), to: name)
    return names + [name]
  }
}

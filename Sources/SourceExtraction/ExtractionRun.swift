// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
import IntentCatalog

/// The extraction of one app: compiles skeletons of its sources until the compiler has no objection.
struct ExtractionRun {
  /// Most attempts.
  static let attemptLimit = 60

  private let toolchain: SwiftToolchain
  private let deadline: UInt64
  private var sources: SourceCollection
  private var plan: SkeletonPlan
  private var diagnostics: [Diagnostic] = []
  /// What was written in the last attempt, by file.
  private var skeletons: [Int: SkeletonWriter] = [:]

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
        guard let bytes = ProcessFiles.read(constants, limit: JSONLimit.bytes) else {
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

  private enum JSONLimit { static let bytes = 1 << 28 }

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

  // MARK: - Amending

  /// Changes the plan so that the errors go away.
  ///
  /// - Returns: Whether anything changed.
  private mutating func amend(_ errors: [CompilerMessage]) throws(SourceExtractionError) -> Bool {
    // What is missing first: most other errors come of it.
    var changed = false
    for error in errors { if supply(error) { changed = true } }
    if changed { return true }
    // One error may be told in several ways: what is given up for one is not gone yet for the next.
    var given: [Int: SurrenderedRegions] = [:]
    for error in errors {
      guard let (file, offset) = place(of: error), let skeleton = skeletons[file] else { continue }
      let around = skeleton.regions.filter {
        $0.range.contains(offset) || $0.range.upperBound == offset
      }.sorted { ($0.range.count, $0.kind.rank) < ($1.range.count, $1.kind.rank) }
      if error.text.contains("does not conform to protocol"),
        let type = around.lazy.compactMap({ $0.kind.typeName }).first,
        plan.filled.insert(type).inserted
      {
        changed = true
        continue
      }
      if around.contains(where: { given[file]?.contains($0.kind, $0.range) ?? false }) { continue }
      let isAboutType =
        error.text.contains("does not conform to protocol")
        || error.text.hasPrefix("invalid redeclaration of")
      let region = around.first { region in
        (!isAboutType || region.kind.isDeclaration)
          && !plan.isSurrendered(region.kind, region.range, in: file)
      }
      guard let region else { continue }
      plan.surrendered[file, default: SurrenderedRegions()].insert(region, because: error.text)
      given[file, default: SurrenderedRegions()].insert(region, because: error.text)
      changed = true
    }
    return changed
  }

  private func place(of error: CompilerMessage) -> (file: Int, offset: Int)? {
    guard error.file.hasPrefix("s"), let file = Int(error.file.dropFirst().dropLast(6)),
      let skeleton = skeletons[file]
    else { return nil }
    let offset = LineStarts(skeleton.text.utf8).offset(line: error.line, column: error.column)
    return (file, skeleton.text.sourceOffset(offset))
  }

  /// Plans for a type that the compiler misses.
  private mutating func supply(_ error: CompilerMessage) -> Bool {
    let quoted = error.quoted
    if error.text.hasPrefix("cannot find type "), let name = quoted.first, Self.isName(name) {
      let outer = place(of: error).flatMap { place in
        skeletons[place.file]?.typeName(around: place.offset)
      }
      if let full = sources.index.resolve(name, inside: outer ?? "") { return help(full) }
      // Files that say nothing of the framework may declare it.
      if sources.findDeclarations(of: [name]) {
        plan.take(sources.index)
        if let full = sources.index.resolve(name, inside: outer ?? "") {
          _ = help(full)
          return true
        }
      }
      // Only extensions of it are here: what they declare is all that is known of it.
      if let entry = sources.index.entries[name] {
        return plan.shells.updateValue(entry.shownCases, forKey: name) == nil
      }
      return plan.missing.insert(name).inserted
    }
    if error.text.contains("is not a member type of"), quoted.count >= 2, Self.isName(quoted[0]) {
      var outer = quoted[1].prefix { $0 != "<" }
      if outer.hasPrefix("BespeakSources.") { outer = outer.dropFirst("BespeakSources.".count) }
      guard outer.split(separator: ".").allSatisfy({ Self.isName(String($0)) }) else {
        return false
      }
      let full = outer + "." + quoted[0]
      if sources.index.entries[String(full)]?.file != nil, help(String(full)) { return true }
      if plan.wanted.contains(String(full)) { return false }
      return plan.missingMembers.insert(
        outer.split(separator: ".").map(String.init) + [quoted[0]]
      ).inserted
    }
    return false
  }

  /// Plans for a type of the app's that is nothing to App Intents.
  private mutating func help(_ name: String) -> Bool {
    if sources.index.entries[name]?.file != nil {
      guard plan.roles[name] == nil, plan.helpers.insert(name).inserted else { return false }
      plan.want(name)
      return true
    }
    return plan.aliases.insert(name).inserted
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !(text.first?.isNumber ?? true)
  }

  // MARK: - Results

  private func result(_ constants: [UInt8], folder: String) -> SwiftExtraction {
    var extraction = SwiftExtraction(diagnostics: diagnostics)
    extraction.constants = constants
    for (i, file) in sources.files.enumerated() {
      extraction.files[folder + "/s\(i).swift"] = file.path
    }
    extraction.standInFile = folder + "/" + StandIns.file
    extraction.shells = Set(plan.shells.keys)
    extraction.standIns = Set(plan.helpers.filter { plan.roles[$0] == nil })
    for (name, cases) in plan.shells where !cases.isEmpty {
      guard let file = sources.index.entries[name]?.files.min(),
        let place = skeletons[file]?.places.places[name]
      else { continue }
      extraction.diagnostics.append(
        Diagnostic(
          rule: "undeclared-type", severity: .note,
          message: "enum '\(name)' is declared in no source here: its cases are those that are shown",
          fix: "give the folder that declares '\(name)', too",
          note: "what its cases are identified by is not known; their names stand for it",
          location: sources.files[file].location(place.name)))
    }
    for name in extraction.standIns {
      guard let entry = sources.index.entries[name] else { continue }
      extraction.otherTypes[DeclarationIndex.shortName(name)] =
        entry.attributes.contains("UnionValue") ? entry.payloads : []
    }
    for (i, skeleton) in skeletons.sorted(by: { $0.key < $1.key }) {
      let file = sources.files[i]
      for (path, place) in skeleton.places.places where extraction.places[path] == nil {
        extraction.places[path] = SwiftExtraction.Place(
          name: file.location(place.name), value: file.location(place.value.lowerBound),
          advice: place.advice, problem: plan.surrendered[i]?.message(overlapping: place.value))
      }
      extraction.diagnostics += skeleton.duplicates.map { name, offset in
        Diagnostic(
          rule: "duplicate-declaration", severity: .note,
          message: "'\(name)' is declared more than once; the first one counts",
          fix: "give the folder of one target", location: file.location(offset),
          related: first(name).map { [RelatedPlace("the first one", at: $0)] } ?? [])
      }
      extraction.emptied.formUnion(skeleton.places.emptied)
      extraction.diagnostics += losses(in: i)
    }
    return extraction
  }

  /// The place of the declaration that counts.
  private func first(_ name: String) -> SourceLocation? {
    guard let entry = sources.index.entries[name], let file = entry.file else { return nil }
    return sources.files[file].location(token: entry.keywordToken + 1)
  }

  /// What is told of in no finding of the reader's, since it is not there any more.
  private func losses(in index: Int) -> [Diagnostic] {
    let file = sources.files[index]
    return (plan.surrendered[index]?.all ?? []).compactMap { region, said in
      let place = file.location(region.nameOffset)
      switch region.kind {
      case .value, .element, .member(_, nil): return nil
      case .shortcut: return .notExtracted("an App Shortcut", said, at: place)
      case .member(let type, let what?):
        // Of a member that is declared twice, as by two targets, one is left.
        if said.hasPrefix("invalid redeclaration of") { return nil }
        return .notExtracted("\(what) of '\(type)'", said, at: place)
      case .type(let name):
        guard let role = plan.roles[name], !role.isSubset(of: .queries) else { return nil }
        return .notExtracted("'\(name)'", said, at: place)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func notExtracted(
    _ what: String, _ said: String, at place: SourceLocation
  ) -> Diagnostic {
    var finding = Diagnostic(
      rule: "not-extracted", severity: .error,
      message: "\(what) is left out, since it does not compile",
      location: place)
    if said.hasPrefix("cannot find '"), let name = said.split(separator: "'").dropFirst().first {
      finding.message = "\(what) is left out: '\(name)' is declared in no source here"
      finding.fix = "give the folder that declares '\(name)', too"
    } else if !said.contains("__"), !said.contains("BespeakSources") {
      finding.note = "the compiler says: \(said)"
    }
    return finding
  }
}

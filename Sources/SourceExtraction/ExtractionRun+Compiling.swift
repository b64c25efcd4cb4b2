// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

extension ExtractionRun {
  /// What came of compiling.
  enum Verdict {
    /// No error.
    case clean
    /// Errors of what is compiled.
    case errors([CompilerMessage])
    /// The compiler broke, and what it broke on was left out.
    case gaveUp
  }

  /// The file that the constants go to.
  private static let constantsFile = "constants.json"
  /// Most bytes of constants that are read of one file.
  private static let constantsLimit = 1 << 28

  /// Compiles all files.
  mutating func compile(
    _ chunks: inout SkeletonChunks, in folder: String
  ) throws(SourceExtractionError) -> Verdict {
    for (i, chunk) in chunks.chunks.enumerated() where !chunk.isWritten {
      try ProcessFiles.write(chunk.text, to: folder + "/" + chunk.name)
      chunks.noteWritten(i)
    }
    // In one process: an extension in one file tells of a type in another, and what several processes
    // write of the two would have to be brought together.
    let all = Array(chunks.chunks.indices)
    // Time is left for finding out what took it all.
    let left = deadline > CompilerProcess.now() ? deadline - CompilerProcess.now() : 0
    let outcome = try run(
      [arguments(for: nil, of: chunks)], in: folder,
      until: CompilerProcess.now() + (left > 20_000_000_000 ? left / 3 : left))[0]
    switch outcome {
    case .clean: return .clean
    case .errors(let errors): return .errors(errors)
    case .broken:
      try isolate(all, outcome, &chunks, in: folder)
      return .gaveUp
    }
  }

  /// The constants that were written of all files, in their order.
  func constants(in folder: String) throws(SourceExtractionError) -> [[UInt8]] {
    guard
      let bytes = ProcessFiles.read(folder + "/" + Self.constantsFile, limit: Self.constantsLimit)
    else {
      throw SourceExtractionError(
        "'\(toolchain.compiler)' wrote no constants; it is too old: Swift 6 or later is needed")
    }
    return [bytes]
  }

  /// The arguments for all files, or for checking some of them beside the others.
  private func arguments(for share: [Int]?, of chunks: SkeletonChunks) -> [String] {
    var arguments =
      ["-typecheck", "-parse-as-library", "-module-name", "BespeakSources"]
      + ["-swift-version", "5", "-I", toolchain.absoluteModules]
      + ["-solver-expression-time-threshold=10"]
      + ["-const-gather-protocols-file", "protocols.json"]
    guard let share else {
      return arguments + ["-emit-const-values-path", Self.constantsFile] + chunks.chunks.map(\.name)
    }
    let own = Set(share)
    for (i, chunk) in chunks.chunks.enumerated() {
      if own.contains(i) {
        arguments += ["-primary-file", chunk.name, "-emit-const-values-path", chunk.constants]
      } else {
        arguments.append(chunk.name)
      }
    }
    return arguments
  }

  // MARK: - Running

  /// How a run of the compiler ended.
  enum Outcome {
    case clean
    case errors([CompilerMessage])
    /// It crashed or took too long: how, and what it said.
    case broken(String, [UInt8])
  }

  /// Runs the compiler several times at once.
  ///
  /// - Throws: `SourceExtractionError` where the compiler or its modules are of no use.
  func run(
    _ calls: [[String]], in folder: String, until deadline: UInt64
  ) throws(SourceExtractionError) -> [Outcome] {
    var processes: [CompilerProcess] = []
    for (i, call) in calls.enumerated() {
      // However many files there are, the system's limit of arguments is not met.
      let file = "arguments\(i).txt"
      try ProcessFiles.write(
        Array(call.map(Self.quoted).joined(separator: "\n").utf8), to: folder + "/" + file)
      processes.append(
        CompilerProcess(
          program: toolchain.frontend,
          arguments: ["-frontend", "-suppress-warnings", "-diagnostic-style", "llvm", "@" + file],
          folder: folder, output: folder + "/output\(i).txt"))
    }
    let endings = try CompilerProcess.run(processes, until: deadline)
    var outcomes: [Outcome] = []
    for (process, ending) in zip(processes, endings) {
      let output = ProcessFiles.read(process.output, limit: 16 << 20) ?? []
      outcomes.append(try outcome(ending, output))
    }
    return outcomes
  }

  /// An argument as it stands in a file of arguments.
  private static func quoted(_ argument: String) -> String {
    "\""
      + argument.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func outcome(
    _ ending: CompilerProcess.Ending, _ output: [UInt8]
  ) throws(SourceExtractionError) -> Outcome {
    switch ending {
    case .exited(0): return .clean
    case .timedOut:
      if CompilerProcess.now() >= deadline {
        throw SourceExtractionError(
          "the compiler took too long and was stopped; give it more time with '--timeout SECONDS'")
      }
      return .broken("the compiler takes too long", output)
    case .interrupted: throw SourceExtractionError("interrupted")
    case .crashed(let signal): return .broken("the compiler crashes (signal \(signal))", output)
    case .exited(let code):
      let errors = CompilerMessage.errors(in: output)
      let isOfFiles = errors.contains { !$0.file.isEmpty }
      if let fatal = errors.first(where: \.file.isEmpty), !isOfFiles {
        throw SourceExtractionError("the compiler says: \(fatal.text)")
      }
      if errors.isEmpty {
        if code == 127 {
          throw SourceExtractionError("'\(toolchain.compiler)' cannot be run")
        }
        return .broken("the compiler fails with code \(code)", output)
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
      return .errors(errors)
    }
  }

  // MARK: - Finding what the compiler breaks on

  /// Leaves out the files that the compiler breaks on: it is given fewer and fewer at once.
  private mutating func isolate(
    _ share: [Int], _ outcome: Outcome, _ chunks: inout SkeletonChunks, in folder: String
  ) throws(SourceExtractionError) {
    let files = share.flatMap { chunks.chunks[$0].files }
    if files.count <= 1 {
      guard let file = files.first, case .broken(let why, _) = outcome else {
        throw SourceExtractionError("the compiler breaks on what stands in for missing types")
      }
      plan.dropped[file] = why
      return
    }
    // Each in a file of its own: then a second round tells which.
    if share.contains(where: { !chunks.isSeparate(chunks.chunks[$0]) }) {
      chunks.separate(files)
      chunks.update(skeletons, standIns)
      for (i, chunk) in chunks.chunks.enumerated() where !chunk.isWritten {
        try ProcessFiles.write(chunk.text, to: folder + "/" + chunk.name)
        chunks.noteWritten(i)
      }
    }
    let wanted = Set(files)
    let places = chunks.chunks.indices.filter {
      chunks.chunks[$0].files.count == 1 && wanted.contains(chunks.chunks[$0].files[0])
    }
    let halves = [Array(places[..<(places.count / 2)]), Array(places[(places.count / 2)...])]
    let left = deadline > CompilerProcess.now() ? deadline - CompilerProcess.now() : 0
    let outcomes = try run(
      halves.map { arguments(for: $0, of: chunks) }, in: folder,
      until: CompilerProcess.now() + max(left / 8, min(left, 3_000_000_000)))
    for (half, outcome) in zip(halves, outcomes) {
      if case .broken = outcome { try isolate(half, outcome, &chunks, in: folder) }
    }
  }
}

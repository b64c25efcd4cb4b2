// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

extension ExtractionRun {
  /// What there is when the compiler has no objection.
  func result(_ constants: [[UInt8]]) -> SwiftExtraction {
    var extraction = SwiftExtraction(diagnostics: diagnostics)
    extraction.constants = constants
    extraction.declared = declared
    for (i, file) in sources.files.enumerated() { extraction.files["s\(i).swift"] = file.path }
    extraction.standInFile = StandIns.file
    extraction.shells = Set(plan.shells.keys).union(plan.missingIntents)
    for name in plan.roles.keys where plan.roles[name]?.isDisjoint(with: .entities) == false {
      guard let query = sources.index.queryRole(ofEntity: name) else { continue }
      let short = DeclarationIndex.shortName(name)
      if query.contains(.stringQuery) {
        extraction.queries[short] = .string
      } else if query.contains(.enumerableQuery) {
        extraction.queries[short] = .enumerable
      }
    }
    for (name, entry) in sources.index.entries
    where plan.roles[name]?.contains(.enumeration) == true {
      extraction.listedCases[DeclarationIndex.shortName(name)] = entry.listedCases
    }
    extraction.diagnostics += undeclaredIntents() + brokenFiles()
    extraction.standIns = Set(plan.helpers.filter { plan.roles[$0] == nil })
    for (name, cases) in plan.shells where !cases.isEmpty {
      guard let file = sources.index.entries[name]?.files.min(),
        let place = skeletons[file]?.places.places[name]
      else { continue }
      extraction.diagnostics.append(
        Diagnostic(
          rule: "undeclared-type", severity: .note,
          message:
            "enum '\(name)' is declared in no source here: its cases are those that are shown",
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
      extraction.setUp.merge(skeleton.setUp) { $0.union($1) }
      extraction.diagnostics += losses(in: i)
    }
    return extraction
  }

  /// The intents of App Shortcuts that are declared nowhere here.
  private func undeclaredIntents() -> [Diagnostic] {
    plan.missingIntents.sorted().compactMap { name in
      for (i, skeleton) in skeletons.sorted(by: { $0.key < $1.key }) {
        let named = skeleton.intents.filter { $0.value == name }
        if let offset = named.keys.min() {
          return Diagnostic(
            rule: "undeclared-type", severity: .warning,
            message: "intent '\(name)' is declared in no source here: its title and parameters are "
              + "not known",
            fix: "give the folder that declares '\(name)', too",
            location: sources.files[i].location(offset))
        }
      }
      return nil
    }
  }

  /// The files that the compiler could not cope with.
  private func brokenFiles() -> [Diagnostic] {
    plan.dropped.sorted { $0.key < $1.key }.map { file, said in
      Diagnostic(
        rule: "not-extracted", severity: .error,
        message: "nothing of this file is extracted: "
          + (said.contains("__bespeak") || said.contains("__Bespeak")
            ? "the compiler cannot read what is left of it" : said),
        fix: "correct the file; or report it as a fault of bespeak, if it compiles in its app",
        location: SourceLocation(file: sources.files[file].path, line: 1, column: 1))
    }
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
        guard plan.roles[name] != nil else { return nil }
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
    if said == SkeletonWriter.unknownIntent {
      finding.message = "\(what) is left out: \(said)"
      finding.fix = "write the intent's initialiser there, such as 'PlayMusic()'"
    } else if said.hasPrefix("cannot find '"),
      let name = said.split(separator: "'").dropFirst().first
    {
      finding.message = "\(what) is left out: '\(name)' is declared in no source here"
      finding.fix = "give the folder that declares '\(name)', too"
    } else if !said.contains("__"), !said.contains("BespeakSources") {
      finding.note = "the compiler says: \(said)"
    }
    return finding
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension AppDeclarations {
  /// Reads what compiling sources gave, each declaration at its place in them.
  init(_ extraction: SwiftExtraction, fallbackFile: String) {
    self.init(file: fallbackFile, kind: .constValues)
    if let documents = extraction.constants {
      var reader = ConstValuesReader()
      reader.listedCases = extraction.listedCases
      let read = reader.read(documents.map { ($0, fallbackFile) }) { type in
        let name = type.nameInModule
        let isStandIn = type.file == extraction.standInFile && !extraction.shells.contains(name)
        return isStandIn || extraction.standIns.contains(name)
      }
      // Types inside extensions of another module's types are named as that module's.
      if let first = read.first { self = first }
      for other in read.dropFirst() { merge(other) }
      file = fallbackFile
      // The module is called as every one is.
      module = nil
      diagnostics.removeAll { extraction.emptied.contains($0.location.path) }
    }
    if !extraction.otherTypes.isEmpty { nameOtherTypes(extraction.otherTypes) }
    for i in entities.indices {
      if let query = extraction.queries[entities[i].name] { entities[i].query = query }
    }
    place(extraction)
    diagnostics = extraction.diagnostics + diagnostics
    diagnostics += ExtractionCheck(extraction.declared, self, diagnostics).diagnostics
    // They explain nothing that is missing.
    reportPresets(extraction.setUp)
  }

  /// Corrects the types of parameters that were taken for entities, being the app's own.
  private mutating func nameOtherTypes(_ others: [String: [String]]) {
    let enumNames = Set(enums.map(\.name))
    func member(_ spelled: String) -> ParameterType {
      if let type = ConstExtraction.systemType(spelled: spelled[...]) { return type }
      return enumNames.contains(spelled) ? .enumeration(spelled) : .entity(spelled)
    }
    func correct(_ type: ParameterType) -> ParameterType {
      switch type {
      case .entity(let name):
        guard let members = others[name] else { return type }
        return members.isEmpty ? .other(name) : .union(members.map(member))
      case .array(let element): return .array(correct(element))
      default: return type
      }
    }
    for i in intents.indices {
      for j in intents[i].parameters.indices {
        intents[i].parameters[j].type = correct(intents[i].parameters[j].type)
      }
    }
  }

  /// Reports the values that App Shortcuts give their intents, for which catalogs have no place.
  private mutating func reportPresets(_ setUp: [String: Set<String>]) {
    for shortcut in shortcuts {
      guard let set = setUp[shortcut.location.path],
        let intent = intents.first(where: { $0.name == shortcut.intent }),
        intent.parameters.contains(where: { set.contains($0.name) })
      else { continue }
      diagnostics.append(
        Diagnostic(
          rule: "preset-value", severity: .note,
          message:
            "the values that this App Shortcut gives '\(intent.name)' are not in the catalog",
          note:
            "its phrases run '\(intent.name)' as if nothing were set: what it needs is asked for",
          location: shortcut.location))
    }
  }

  /// Puts declarations and findings where the source has them.
  private mutating func place(_ extraction: SwiftExtraction) {
    func move(_ location: inout SourceLocation) {
      if let path = extraction.files[location.file] { location.file = path }
      let place = extraction.places[location.path] ?? extraction.places[location.path + "#title"]
      guard let place else { return }
      location.file = place.name.file
      location.line = place.name.line
      location.column = place.name.column
    }
    moveDeclarations(move)
    for i in diagnostics.indices {
      // What has no place of its own has that of what it is a part of.
      var path = diagnostics[i].location.path[...]
      while extraction.places[String(path)] == nil,
        let end = path.lastIndex(where: { $0 == "." || $0 == "[" })
      {
        path = path[..<end]
      }
      let place = extraction.places[path + "#title"] ?? extraction.places[String(path)]
      move(&diagnostics[i].location)
      guard diagnostics[i].rule == "not-a-constant", let place else { continue }
      diagnostics[i].location.file = place.value.file
      diagnostics[i].location.line = place.value.line
      diagnostics[i].location.column = place.value.column
      if let advice = place.advice { diagnostics[i].fix = advice }
      if let problem = place.problem { diagnostics[i].explain(problem, advice: place.advice) }
    }
  }
}

extension Diagnostic {
  /// Says why a value is not known, where that is not for being no constant alone.
  ///
  /// A name that is declared elsewhere is one that is written in place of a literal. Anything else
  /// that the compiler refuses may be a literal that it knows nothing of here.
  fileprivate mutating func explain(_ problem: String, advice: String?) {
    if problem.contains("__") || problem.contains("BespeakSources") || advice != nil { return }
    if problem.hasPrefix("cannot find '") || problem.contains(" has no member '") { return }
    rule = "not-extracted"
    message =
      message.replacing(
        " is not a constant, and the platform's extraction loses it", with: " does not compile")
    fix = nil
    note = "the compiler says: \(problem)"
  }
}

extension String {
  /// The text with the first mention of another replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard bytes.count >= wanted.count else { return self }
    for i in 0...bytes.count - wanted.count where bytes[i..<i + wanted.count].elementsEqual(wanted)
    {
      return String(decoding: bytes[..<i], as: UTF8.self) + other
        + String(decoding: bytes[(i + wanted.count)...], as: UTF8.self)
    }
    return self
  }
}

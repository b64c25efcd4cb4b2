// SPDX-License-Identifier: Apache-2.0

extension ExtractionRun {
  /// Changes the plan so that the errors go away.
  ///
  /// - Returns: Whether something could be changed.
  mutating func amend(_ errors: [CompilerMessage]) throws(SourceExtractionError) -> Bool {
    // What is missing first: most other errors come of it.
    var isAmended = false
    for error in errors { if supply(error) { isAmended = true } }
    if isAmended { return true }
    // One error may be told in several ways: what is given up for one is not gone yet for the next.
    var given: [Int: SurrenderedRegions] = [:]
    for error in errors {
      guard let (file, offset) = place(of: error), let skeleton = skeletons[file] else {
        // A stand-in that is none.
        if error.file == StandIns.file, let name = standIns.name(line: error.line),
          plan.refused.insert(name).inserted
        {
          isAmended = true
        }
        continue
      }
      let around = skeleton.regions.filter {
        $0.range.contains(offset) || $0.range.upperBound == offset
      }.sorted { ($0.range.count, $0.kind.rank) < ($1.range.count, $1.kind.rank) }
      if around.contains(where: { given[file]?.contains($0.kind, $0.range) ?? false }) { continue }
      let isAboutType =
        error.text.contains("does not conform to protocol '")
        && !error.text.contains("'_IntentValue'")
        || error.text.hasPrefix("invalid redeclaration of")
      let region = around.first { region in
        (!isAboutType || region.kind.isDeclaration)
          && !plan.isSurrendered(region.kind, region.range, in: file)
      }
      guard let region else { continue }
      plan.surrendered[file, default: SurrenderedRegions()].insert(region, because: error.text)
      given[file, default: SurrenderedRegions()].insert(region, because: error.text)
      isAmended = true
    }
    return isAmended
  }

  private func place(of error: CompilerMessage) -> (file: Int, offset: Int)? {
    guard let file = Self.index(of: error.file), let skeleton = skeletons[file] else { return nil }
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
      if let full = sources.index.resolve([name], inside: outer ?? "", throughAliases: false) {
        return help(full)
      }
      // Files that say nothing of the framework may declare it.
      if sources.findDeclarations(of: [name]) {
        plan.take(sources.index)
        if let full = sources.index.resolve([name], inside: outer ?? "", throughAliases: false) {
          _ = help(full)
          return true
        }
      }
      // Only extensions of it are here: what they declare is all that is known of it.
      if let entry = sources.index.entries[name], plan.roles[name] != nil {
        return plan.shells.updateValue(entry.shownCases, forKey: name) == nil
      }
      return plan.missing.insert(name).inserted
    }
    if error.text.hasPrefix("cannot specialize non-generic type '"), let name = quoted.first,
      plan.missing.contains(name), plan.generic.insert(name).inserted
    {
      return true
    }
    // Apps often have a type of this name; where it is not here, the framework's alias is found in its place.
    if error.text.contains("'IntentItem<Result>' conform"), plan.missing.insert("Item").inserted {
      return true
    }
    if error.text.hasPrefix("cannot find '"), let name = quoted.first, Self.isName(name),
      isIntentOfShortcut(error)
    {
      plan.missingIntents.insert(name)
      return plan.missing.insert(name).inserted
    }
    if error.text.contains("is not a member type of"), quoted.count >= 2, Self.isName(quoted[0]) {
      var outer = quoted[1].prefix { $0 != "<" }
      if outer.hasPrefix("BespeakSources.") { outer = outer.dropFirst("BespeakSources.".count) }
      guard outer.split(separator: ".").allSatisfy({ Self.isName(String($0)) }) else {
        return false
      }
      let full = outer + "." + quoted[0]
      if let entry = sources.index.entries[String(full)] {
        if entry.file != nil { return help(String(full)) }
        if plan.roles[String(full)] != nil {
          return plan.shells.updateValue(entry.shownCases, forKey: String(full)) == nil
        }
      }
      if sources.index.aliases[String(full)] != nil { return help(String(full)) }
      if plan.wanted.contains(String(full)) { return false }
      return plan.missingMembers.insert(
        outer.split(separator: ".").map(String.init) + [quoted[0]]
      ).inserted
    }
    return false
  }

  /// Whether what is missing is the intent of an App Shortcut.
  private func isIntentOfShortcut(_ error: CompilerMessage) -> Bool {
    guard let (file, offset) = place(of: error), let skeleton = skeletons[file] else {
      return false
    }
    return skeleton.intents[offset] != nil
  }

  /// Plans for a type of the app's that is nothing to App Intents.
  private mutating func help(_ name: String) -> Bool {
    if sources.index.isDeclared(name) {
      guard plan.roles[name] == nil, plan.helpers.insert(name).inserted else { return false }
      plan.want(name)
      return true
    }
    if let dot = name.lastIndex(of: ".") { plan.want(String(name[..<dot])) }
    return plan.aliases.insert(name).inserted
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !(text.first?.isNumber ?? true)
  }
}

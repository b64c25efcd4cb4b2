// SPDX-License-Identifier: Apache-2.0

/// A slot in a phrase of a provider: `\(\.$target)`.
struct PhraseSlot {
  /// The name of the parameter.
  let name: String
  /// The intent that the phrase is for.
  let intent: ReviewedType
  let file: Int
  /// The token of the phrase.
  let token: Int
}

extension ReviewSubject {
  /// The slots of a provider's phrases, of intents that are among the files, in the order of the phrases.
  func slots(of provider: ReviewedType) -> [PhraseSlot] {
    var found: [PhraseSlot] = []
    for member in provider.members where member.declaration.kind != .type {
      let code = Code(
        member.declaration.tokens, member.file, files[member.file].tokens)
      for call in code.calls(of: ["AppShortcut", "init"]) {
        guard let value = code.argument("intent", ofCall: call),
          let phrases = code.argument("phrases", ofCall: call),
          let name = code.typeName(of: value),
          let intent = type(named: name, in: code.file, inside: provider.name)
        else { continue }
        for i in phrases {
          for slot in code.writtenString(i).map(Self.slots) ?? [] {
            found.append(PhraseSlot(name: slot, intent: intent, file: code.file, token: i))
          }
        }
      }
    }
    return found
  }

  /// The parameter of a slot and its type, where that is an entity among the files.
  func entity(of slot: PhraseSlot) -> (parameter: ReviewedMember, type: ReviewedType)? {
    guard
      let parameter = slot.intent.parameters.first(where: { $0.declaration.name == slot.name }),
      let written = parameter.declaration.type,
      let entity = type(named: written, in: parameter.file, inside: slot.intent.name),
      entity.role.contains(.entity)
    else { return nil }
    return (parameter, entity)
  }

  /// The default query of an entity, where both are among the files.
  func query(of entity: ReviewedType) -> ReviewedType? {
    guard let named = index.entries[entity.name]?.query,
      let name = index.resolve(named.path, inside: named.scope),
      let query = type(name), !query.role.isDisjoint(with: .queries)
    else { return nil }
    return query
  }

  /// The names of the parameters that a phrase has slots for: `target` of `Open \(\.$target)`.
  private static func slots(_ phrase: String) -> [String] {
    phrase.split(separator: "\\(").dropFirst().compactMap { part in
      guard part.first == "\\", let sign = part.firstIndex(of: "$"),
        part[..<sign].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
      else { return nil }
      let name = part[part.index(after: sign)...]
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }
}

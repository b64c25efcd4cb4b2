// SPDX-License-Identifier: Apache-2.0

/// A place where sources hand an intent to something that performs or offers it.
struct IntentUse {
  /// What it is handed to.
  enum Kind: Hashable {
    /// `Button(intent: AddBook())`, `Toggle(isOn: …, intent: AddBook())`.
    case button
    /// `ControlWidgetButton(action: AddBook())` and the toggle of its kind.
    case control
    /// `AppShortcut(intent: AddBook(), …)`, wherever it stands.
    case shortcut
    /// `SiriTipView(intent: AddBook())`: people are told to ask for it.
    case tip
    /// Anything else with such an argument: `.result(opensIntent: AddBook())`, an own button.
    case other
  }

  let kind: Kind
  let file: Int
  let token: Int
}

extension ReviewSubject {
  /// Where intents are handed over, by the last parts of their names.
  ///
  /// Two intents that are called alike are taken for one: what is used is left alone rather than found.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  static func intentUses(
    in files: [SourceFile], of intents: [ReviewedType]
  ) -> [String: [IntentUse]] {
    let names = Set(intents.map(\.shortName))
    var uses: [String: [IntentUse]] = [:]
    guard !names.isEmpty else { return uses }
    for file in files.indices {
      for (token, kind, name) in IntentArguments(files[file].tokens).names(of: names) {
        uses[name, default: []].append(IntentUse(kind: kind, file: file, token: token))
      }
    }
    return uses
  }

  /// The intents that buttons and controls perform and nobody else, by the last parts of their names, with the first
  /// place; not those that say how they are found, or read in the Shortcuts app.
  var intentsOfButtons: [String: IntentUse] {
    guard !intentUses.isEmpty else { return [:] }
    let listed = wordsOfProviders()
    var found: [String: IntentUse] = [:]
    for intent in intents {
      let places = intentUses[intent.shortName] ?? []
      guard let first = places.first, places.allSatisfy({ [.button, .control].contains($0.kind) }),
        !listed.contains(intent.shortName), !intent.isHelper, !intent.conforms(to: "OpenIntent"),
        intent.member("isDiscoverable") == nil, intent.member("parameterSummary") == nil,
        !intent.mayHaveMore
      else { continue }
      found[intent.shortName] = first
    }
    return found
  }

  /// Whether the app itself is among the sources, and not only packages of it: what is called nowhere here, is
  /// called nowhere.
  var holdsApp: Bool { mentions.contains("@main") || mentions.contains("ApplicationMain") }

  /// The files that declare widgets, controls or what gives them their values.
  func widgetFiles() -> Set<Int> {
    let names = [
      "Widget", "ControlWidget", "TimelineProvider", "AppIntentTimelineProvider",
      "IntentTimelineProvider",
    ].filter { !index.isDeclared($0) }
    return Set(
      types.filter { type in names.contains { type.conformances.contains($0) } }.map(\.file))
  }

  /// The words that the providers of App Shortcuts are written with, and the intents that their
  /// shortcuts come to by aliases and functions, by the last parts of their names.
  func wordsOfProviders() -> Set<String> {
    var words: Set<String> = []
    for provider in providers {
      for member in provider.members {
        let tokens = files[member.file].tokens
        for i in member.declaration.tokens {
          if let word = tokens.word(i) { words.insert(word) }
        }
        let code = Code(member.declaration.tokens, member.file, tokens)
        for call in code.calls(of: ["AppShortcut"]) {
          if let value = code.argument("intent", ofCall: call), let path = tokens.path(of: value),
            let intent = index.intent(madeBy: path, inside: provider.name)
          {
            words.insert(DeclarationIndex.shortName(intent))
          }
        }
      }
    }
    return words
  }
}

extension ReviewedType {
  /// What the system calls of an intent; a static function of the name is the app's own.
  var performing: ReviewedMember? {
    members.first {
      $0.declaration.kind == .function && $0.declaration.name == "perform"
        && !$0.declaration.isStatic && $0.declaration.body != nil
    }
  }
}

/// A look at the arguments of a file's calls, in which intents are named.
private struct IntentArguments {
  /// A bracket that is open.
  private struct Frame {
    /// The name before it, where it is that of a call.
    var callee: String?
    /// The label of the argument at hand.
    var label: String?
    /// What the brackets around hand their argument to.
    var outer: IntentUse.Kind?

    /// What the argument at hand is handed to.
    var kind: IntentUse.Kind? { own ?? outer }

    private var own: IntentUse.Kind? {
      guard let callee, let label else { return nil }
      switch (callee, label) {
      case ("Button", "intent"), ("Toggle", "intent"): return .button
      case ("ControlWidgetButton", "action"), ("ControlWidgetToggle", "action"): return .control
      case ("AppShortcut", "intent"): return .shortcut
      case ("SiriTipView", "intent"): return .tip
      case (_, "intent"), (_, "opensIntent"), (_, "snippetIntent"): return .other
      default: return nil
      }
    }
  }

  private let tokens: SourceTokens

  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// The tokens in such arguments that are one of some names, and what they are handed to.
  func names(of names: Set<String>) -> [(token: Int, kind: IntentUse.Kind, name: String)] {
    var found: [(token: Int, kind: IntentUse.Kind, name: String)] = []
    var open: [Frame] = []
    let stored = propertyTypes(names)
    for i in 0..<tokens.count {
      if tokens.opens(i) {
        let isCall = tokens.sees("(", at: i) && !tokens.followsBlank(i)
        open.append(Frame(callee: isCall ? tokens.word(i - 1) : nil, outer: open.last?.kind))
      } else if tokens.sees(")", at: i) || tokens.sees("]", at: i) || tokens.sees("}", at: i) {
        // One that nothing opened is left, as the tokens' own partners are.
        if tokens.partner(i) != nil { open.removeLast() }
      } else if tokens.sees(",", at: i), !open.isEmpty {
        open[open.count - 1].label = nil
      } else if let word = tokens.word(i), let last = open.last {
        if last.callee != nil, tokens.sees(":", at: i + 1),
          tokens.sees("(", at: i - 1) || tokens.sees(",", at: i - 1)
        {
          open[open.count - 1].label = word
        } else if let kind = last.kind {
          if names.contains(word) {
            found.append((i, kind, word))
          } else if let type = stored[word], !tokens.sees(".", at: i + 1) {
            found.append((i, kind, type))
          }
        }
      }
    }
    return found
  }

  /// The intents that properties and constants of the file hold, by the names of these: `let refresh: RefreshShelf`.
  private func propertyTypes(_ names: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for i in 0..<tokens.count where tokens.sees("let", at: i) || tokens.sees("var", at: i) {
      if let name = tokens.word(i + 1), tokens.sees(":", at: i + 2), let type = tokens.word(i + 3),
        names.contains(type)
      {
        found[name] = type
      }
    }
    return found
  }
}

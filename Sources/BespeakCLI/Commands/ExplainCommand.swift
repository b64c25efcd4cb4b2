// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// `bespeak explain`: how one outcome came about.
enum ExplainCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "explain",
    summary: "show step by step how an utterance is resolved, and why so",
    synopsis: "(--catalog PATH | --image FILE) [options] TEXT",
    operands: [.text("TEXT").repeated],
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      CatalogOptions.locale,
      OptionSpec("app", .text("ID"), "the app in the foreground"),
      OptionSpec("apps", .text("ID,…"), "the only apps to look at"), MatchingOptions.policy,
      MatchingOptions.vectors,
      CatalogOptions.memory,
    ],
    examples: [
      "bespeak explain --catalog tasks.json \"complete buy milk in tasks\"",
      "bespeak explain --catalog tasks.json \"could you finish the milk in tasks\"",
    ])

  /// Resolves one text with all steps recorded, and shows them.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments)
    guard !arguments.positionals.isEmpty else {
      throw CommandFailure("no text to explain given")
    }
    let request = ResolutionRequest(
      arguments.positionals.joined(separator: " "), locale: try CatalogOptions.locale(arguments),
      foregroundApp: arguments.value("app"),
      allowedApps: arguments.value("apps").map { $0.split(separator: ",").map(String.init) },
      explains: true)
    let matching = try MatchingOptions(arguments)
    let loaded = try options.load(vectors: matching.vectors)
    loaded.warnOfUnknownApps(
      (request.allowedApps ?? []) + (request.foregroundApp.map { [$0] } ?? []))
    var scratch = MatchScratch()
    let memory = try arguments.value("memory").map(MemoryCommand.read)
    let resolution = matching.resolver(loaded, memory: memory)
      .resolveSynchronously(request, scratch: &scratch)
    try Console.print(ExplanationPage(resolution, Style(for: 1)).text)
    return 0
  }
}

/// An outcome with its explanation, laid out for people.
private struct ExplanationPage {
  private(set) var text = ""
  private let style: Style

  /// Lays out an outcome.
  init(_ resolution: Resolution, _ style: Style) {
    self.style = style
    if let explanation = resolution.explanation { write(explanation) }
    write(resolution)
  }

  private mutating func heading(_ title: String) { text += "\n" + style.strong(title) + "\n" }

  private mutating func write(_ explanation: Explanation) {
    text += style.strong("utterance") + "  " + explanation.transcript.printable + "\n"
    heading("tokens")
    for token in explanation.tokens {
      let place = "\(token.range.lower)–\(token.range.upper)"
      let word =
        token.isKnown ? token.text.printable : style.doubtful(token.text.printable + "  (unknown)")
      text += "  " + style.faint(pad(place, 9)) + word + "\n"
    }
    if explanation.tokens.isEmpty { text += "  none\n" }
    heading("app names")
    for mention in explanation.mentions {
      let place = "\(mention.range.lower)–\(mention.range.upper)"
      text +=
        "  " + style.faint(pad(place, 9)) + mention.app.printable
        + style.faint("  \(mention.locale.printable)")
        + (mention.score < 1 ? style.doubtful("  near: \(mention.score.fixed(3))") : "") + "\n"
    }
    if explanation.mentions.isEmpty { text += "  none\n" }
    heading("candidates")
    for (i, candidate) in explanation.candidates.enumerated() { write(candidate, number: i + 1) }
    if explanation.candidates.isEmpty { text += "  none\n" }
    if !explanation.lookups.isEmpty {
      heading("look-ups")
      for lookup in explanation.lookups { write(lookup) }
    }
    if let flexible = explanation.flexible { write(flexible) }
    if !explanation.notes.isEmpty {
      heading("notes")
      for note in explanation.notes { text += "  \(note.printable)\n" }
    }
  }

  private mutating func write(_ flexible: Explanation.Flexible) {
    heading("flexible")
    for (k, reading) in flexible.readings.enumerated() {
      text += "  \(k + 1). \(reading.phrase.printable)  "
      text += style.faint("\(reading.app)/\(reading.intent ?? "negative")".printable)
      text += "  \(reading.confidence.fixed(3))"
      if k == flexible.runnerUp { text += style.faint("  runner-up") }
      text += "\n"
      for part in reading.parts where part.effect.magnitude >= 0.005 {
        text += "     " + pad(part.name, 25) + pad(part.amount.fixed(3), 9)
        text += style.faint(signed(part.effect)) + "\n"
      }
    }
    if !flexible.features.isEmpty {
      heading(
        flexible.isAgainstRunnerUp ? "speaks for 1 against the runner-up" : "speaks for 1")
      for feature in flexible.features {
        let line = pad(feature.kind, 9) + pad("‘\(feature.words.printable)’", 20)
        text += "  " + line + signed(feature.gain) + "\n"
      }
    }
    if let threshold = flexible.threshold {
      heading("threshold")
      text += "  \(threshold.name) \(threshold.value.fixed(3)), reached "
      text += threshold.reached.fixed(3) + "\n"
    }
    if !flexible.changes.isEmpty {
      heading("without a word")
      for change in flexible.changes {
        text += "  " + pad("‘\(change.word.printable)’", 20) + change.status.rawValue
        if let app = change.app { text += "  \(app.printable)" }
        if let intent = change.intent {
          text += "/\(intent.printable)  \(change.confidence.fixed(3))"
        }
        text += "\n"
      }
    }
  }

  private func signed(_ number: Double) -> String {
    (number < 0 ? "−" : "+") + number.magnitude.fixed(2)
  }

  private mutating func write(_ lookup: Explanation.Lookup) {
    text += "  \(lookup.parameter.printable) = “\(lookup.text.printable)”\n"
    for found in lookup.found {
      let line = "\(found.score.fixed(3))  \(found.title.printable)"
      text += "     " + (found.isTaken ? style.good(line) : style.faint(line)) + "\n"
    }
    if lookup.found.isEmpty { text += "     nothing\n" }
  }

  private mutating func write(_ candidate: Explanation.Candidate, number: Int) {
    text += "  \(number). \(candidate.phrase.printable)  "
    text += style.faint("\(candidate.app)/\(candidate.intent)".printable) + "\n"
    text +=
      "     path     " + candidate.path.map(\.printable).joined(separator: style.faint(" → "))
      + "\n"
    text += "     words    \(candidate.literalWords) literal, \(candidate.listedWords) in values, "
    text += "\(candidate.openWords) open, \(candidate.skippedWords) skipped\n"
    let isChosen = candidate.verdict.hasPrefix("chosen")
    let verdict = candidate.verdict.printable
    text += "     verdict  " + (isChosen ? style.good(verdict) : verdict)
    text += style.faint("  (confidence \(candidate.confidence.fixed(3)))") + "\n"
  }

  private mutating func write(_ resolution: Resolution) {
    heading("outcome")
    let status = resolution.status.rawValue
    switch resolution.status {
    case .resolved: text += "  " + style.good(status)
    case .noMatch, .rejected, .negative: text += "  " + style.bad(status)
    default: text += "  " + style.doubtful(status)
    }
    if let app = resolution.app { text += "  \(app.printable)" }
    if let intent = resolution.intent { text += "/\(intent.printable)" }
    if let match = resolution.match { text += "  \(match.rawValue)" }
    if resolution.intent != nil { text += "  \(resolution.confidence.fixed(3))" }
    text += "  \(resolution.locale.printable)\n"
    for parameter in resolution.parameters {
      text += "  \(parameter.name.printable): "
      switch parameter.value {
      case .entity(let id, let title): text += "\(title) (id \(id))".printable
      default: text += parameter.value.line.printable
      }
      text += style.faint(
        "  \(parameter.type.printable), from “\(parameter.text.printable)” at \(parameter.range.lower)–\(parameter.range.upper)"
      )
      text += "\n"
    }
    if let missing = resolution.missing { text += "  missing: \(missing.printable)\n" }
    if let dialog = resolution.dialog { text += "  asks: \(dialog.printable)\n" }
    for option in resolution.disambiguation?.options ?? [] {
      let more = [option.subtitle, option.intent].compactMap { $0 }.joined(separator: ", ")
      let line = "\(option.title) (\(option.id))" + (more.isEmpty ? "" : "  \(more)")
      text += "  option: \(line.printable)\n"
    }
    for other in resolution.alternatives {
      let line = "\(other.app)/\(other.intent)  \(other.phrase)  \(other.confidence.fixed(3))"
      text += style.faint("  else: \(line.printable)")
      text += "\n"
    }
    if let error = resolution.error { text += "  error: \(error.printable)\n" }
    if let why = reason(resolution) { text += "  because: \(why.printable)\n" }
  }

  /// Why the outcome is this one, in a sentence.
  private func reason(_ resolution: Resolution) -> String? {
    guard let explanation = resolution.explanation else { return nil }
    let chosen = explanation.candidates.first { $0.verdict.hasPrefix("chosen") }
    if let chosen, resolution.intent != nil {
      let losers = explanation.candidates.count - 1
      if explanation.flexible != nil {
        return "the words match no phrase; the intent of “\(chosen.phrase)” is the likeliest"
      }
      return "“\(chosen.phrase)” matches the whole utterance"
        + (losers > 0 ? " and ranks above \(losers) other\(losers == 1 ? "" : "s")" : "")
    }
    return explanation.notes.last
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

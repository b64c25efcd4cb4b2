// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting

/// `bespeak talk`: a conversation at the terminal.
enum TalkCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "talk",
    summary: "talk with apps at the terminal: answers, choices and confirmations",
    synopsis: "(--catalog PATH | --image FILE) [options]",
    discussion: """
      Takes each line of standard input as one turn of a conversation: something new, or the
      answer to what was asked. Prints which intent would run with which values; nothing is
      performed. "Never mind" ends what is going on, "quit" or the end of the input the talk.

      An image does not hold what is needed to read values that are asked for: with --image only
      choices, yes and no are taken as answers.
      """,
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      CatalogOptions.locale,
      OptionSpec("apps", "ID,…", "the only apps to look at"), MatchingOptions.policy,
      MatchingOptions.vectors,
    ],
    examples: [
      "bespeak talk --catalog tasks.json",
      "bespeak talk --catalog tasks.json --locale de < said.txt",
    ])

  /// Talks until the input ends.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    try arguments.refusePositionals()
    let options = try CatalogOptions(arguments)
    let locale = try CatalogOptions.locale(arguments)
    let apps = arguments.value("apps").map { $0.split(separator: ",").map(String.init) }
    let matching = try MatchingOptions(arguments)
    let loaded = try options.load(vectors: matching.vectors)
    loaded.warnOfUnknownApps(apps ?? [])
    var rehearsal = Rehearsal(
      matching.resolver(loaded), catalogs: loaded.catalogs, locale: locale, apps: apps)
    let page = TalkPage(catalogs: loaded.catalogs, style: Style(for: 1))
    let isTalking = System.isTerminal(0) && System.isTerminal(1)
    if isTalking { Console.warn("\"never mind\" ends what is going on, \"quit\" the talk") }
    var source = LineSource(descriptor: 0)
    let batch = Batch()
    if isTalking { try Console.print("> ") }
    while try source.next(into: batch) {
      let bytes = batch.input
      var start = 0
      for _ in 0..<batch.lineCount {
        let end = bytes.span.lineEnd(from: start)
        let said = trimmed(bytes.span.text(start..<end))
        start = min(end + 1, bytes.count)
        if ["quit", "exit"].contains(said.lowercased()) { return 0 }
        if !said.isEmpty { try Console.print(page.text(rehearsal.say(said))) }
      }
      if batch.endsWithOverlongLine {
        throw CommandFailure(
          "line \(batch.firstLine + batch.lineCount): longer than \(LineSource.maxLineBytes) bytes")
      }
      if isTalking { try Console.print("> ") }
    }
    // The prompt is on a line of its own, and what comes after it should not be.
    if isTalking { try Console.print("\n") }
    return 0
  }

  private static func trimmed(_ line: String) -> String {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace }
    let rest = line.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(rest[...last])
  }
}

/// Turns of a conversation in lines of text.
private struct TalkPage {
  let catalogs: [AppCatalog]
  let style: Style

  /// What a turn comes to.
  func text(_ turn: Rehearsal.Turn) -> String {
    switch turn.kind {
    case .cancelled: return "OK, cancelled.\n"
    case .notUnderstood:
      let why = turn.reason.map { style.faint("  (\($0.printable))") + "\n" } ?? ""
      return "Sorry, I didn't get that. " + text(turn.resolution) + why
    case .request, .answer: return text(turn.resolution)
    }
  }

  private func text(_ resolution: Resolution) -> String {
    switch resolution.outcome {
    case .resolved: return style.good("would run ") + action(resolution) + values(resolution)
    case .needsValue(_, let name, let dialog):
      let title = parameter(name, resolution)?.title ?? name
      return (dialog ?? "What's the \(title.lowercased())?").printable + "\n"
    case .needsDisambiguation(_, let choice): return self.choice(choice, resolution)
    case .needsConfirmation:
      return "Do you want this? " + action(resolution) + values(resolution)
    case .negative(let app, _, _):
      return "\(name(of: app)) wants none of this: a negative phrase fits.\n"
    case .noMatch: return "I don't know how to do that: no phrase of any app fits.\n"
    case .rejected(let reason): return "rejected: \(reason.printable)\n"
    }
  }

  private func choice(_ choice: Disambiguation, _ resolution: Resolution) -> String {
    // Where the apps differ they are the options, else the actions of the one app.
    let isBetweenApps = Set(choice.options.map(\.id)).count > 1
    let dialog = choice.parameter.flatMap { parameter($0, resolution) }?
      .requestDisambiguationDialog
    var text = dialog ?? "Which one?"
    if choice.parameter == nil, isBetweenApps { text = "In which app?" }
    text = text.printable + "\n"
    for (place, option) in choice.options.enumerated() {
      var line = option.title
      if choice.parameter == nil, !isBetweenApps {
        line = option.subtitle ?? option.title
      } else if let subtitle = option.subtitle {
        line += ", " + subtitle
      }
      text += "  \(place + 1). \(line.printable)\n"
    }
    return text
  }

  private func action(_ resolution: Resolution) -> String {
    let (app, intent) = (resolution.app ?? "", resolution.intent ?? "")
    return style.strong("\(app)/\(intent)".printable) + "\n"
  }

  private func values(_ resolution: Resolution) -> String {
    resolution.parameters.map { parameter in
      let value: String
      switch parameter.value {
      case .entity(let id, let title):
        value = "\(title.printable) " + style.faint("(\(id))".printable)
      case .openEntity(let title): value = "\(title.printable) " + style.faint("(to be looked up)")
      case .string(let text): value = "“\(text.printable)”"
      case .value, .list: value = parameter.value.line.printable
      }
      return "  \(parameter.name.printable) = \(value)\n"
    }.joined()
  }

  private func name(of app: String?) -> String {
    (catalogs.first { $0.id == app }?.app.name ?? app ?? "an app").printable
  }

  private func parameter(_ name: String, _ resolution: Resolution) -> ParameterDeclaration? {
    catalogs.first { $0.id == resolution.app }?.intent(named: resolution.intent ?? "")?
      .parameters.first { $0.name == name }
  }
}

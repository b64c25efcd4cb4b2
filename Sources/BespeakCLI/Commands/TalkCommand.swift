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
      answer to the question. Prints which intent would run with which values; nothing is
      performed. "Never mind" ends what is going on, "quit" or the end of the input the talk.

      An image does not hold what is needed to read values that are asked for: with --image only
      choices, yes and no are taken as answers.
      """,
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      CatalogOptions.locale,
      OptionSpec("apps", .text("ID,…"), "the only apps to look at"), MatchingOptions.policy,
      MatchingOptions.vectors,
    ],
    examples: [
      "bespeak talk --catalog tasks.json",
      "bespeak talk --catalog tasks.json --locale de < said.txt",
    ])

  /// Talks until the input ends.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments)
    let locale = try CatalogOptions.locale(arguments)
    let apps = arguments.value("apps").map { $0.split(separator: ",").map(String.init) }
    let matching = try MatchingOptions(arguments)
    let loaded = try options.load(vectors: matching.vectors)
    loaded.warnOfUnknownApps(apps ?? [])
    var rehearsal = Rehearsal(
      matching.resolver(loaded), answers: AnswerBinder(loaded.catalogs),
      request: ResolutionRequest("", locale: locale, allowedApps: apps))
    let page = TalkPage(catalogs: loaded.catalogs, style: Style(for: 1))
    let isTalking = System.isTerminal(0) && System.isTerminal(1)
    if isTalking { Console.warn("\"never mind\" ends what is going on, \"quit\" the talk") }
    var source = LineSource(descriptor: 0)
    let batch = Batch()
    if isTalking { try Console.print("> ") }
    while try source.next(into: batch) {
      let bytes = batch.input
      var start = 0
      for number in batch.firstLine..<batch.firstLine + batch.lineCount {
        let end = bytes.span.lineEnd(from: start)
        let line = bytes.span.extracting(start..<end)
        start = min(end + 1, bytes.count)
        let said: String
        do throws(LineFault) {
          said = trimmed(try line.text(line: number))
        } catch {
          Console.warn(error.message)
          continue
        }
        if ["quit", "exit"].contains(said.lowercased()) { return 0 }
        if !said.isEmpty { try Console.print(page.text(rehearsal.say(said))) }
      }
      if let fault = batch.overlongLine { Console.warn(fault) }
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
    let prompt = TurnPrompt(turn, catalogs: catalogs)
    var text = prompt.text.printable
    switch prompt.step {
    case .perform:
      return text + style.good("would run ") + action(turn.resolution) + values(turn.resolution)
    case .confirm: text += " " + action(turn.resolution) + values(turn.resolution)
    case .say, .ask, .choose: text += "\n"
    }
    for (place, option) in prompt.options.enumerated() {
      text += "  \(place + 1). \(option.printable)\n"
    }
    if let reason = turn.reason { text += style.faint("  (\(reason.printable))") + "\n" }
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
}

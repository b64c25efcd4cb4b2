// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport
import Testing

/// Catalogs, files and arguments whose texts would steer a terminal or forge lines of a build's log.
@Suite("Hostile text", .timeLimit(.minutes(hangMinutes))) struct HostileTextTests {
  /// What each text of the catalog ends with, as a string of JSON: a cleared screen, the title of a window, a
  /// CSI of one character, an override of the direction, an isolate, and lines that are commands.
  private static let payload =
    #"\u001B[2J\u001B]0;x\u0007\u009B31m\u202E\u2066\u007F\u0000\r\n::error file=a::forged\n##[error]x\u2028"#

  private static let catalog = """
    {
      "format": "bespeak-catalog/1",
      "app": { "id": "com.x\(payload)", "name": "Tasks", "synonyms": ["Doer\(payload)"] },
      "sourceLocale": "en",
      "enums": { "E\(payload)": { "title": "E\(payload)", "cases": [
        { "id": "a\(payload)", "title": "Alpha" }, { "id": "b", "title": "Alpha", "synonyms": ["Beta\(payload)"] } ] } },
      "entities": { "Task": { "title": "Task\(payload)", "query": "string", "values": [
        { "id": "42\(payload)", "title": "Buy milk", "subtitle": "s\(payload)", "synonyms": ["Milk\(payload)"] },
        { "id": "43", "title": "Buy milk", "subtitle": "t\(payload)" }, { "id": "43", "title": "x\(payload)" } ] } },
      "intents": {
        "Do\(payload)": { "title": "Do\(payload)", "parameters": [
          { "name": "task", "type": "entity:Task", "requestValueDialog": "Which?\(payload)",
            "requestDisambiguationDialog": "Which one?\(payload)" },
          { "name": "q\(payload)", "type": "enum:Nope\(payload)", "optional": true } ] },
        "List": { "title": "List\(payload)", "unknown\(payload)": 1 } },
      "shortcuts": [
        { "intent": "Do\(payload)", "shortTitle": "T\(payload)", "phrases": [
          "Do ${task} in ${applicationName}", "Do it in ${applicationName}", "Do ${nope\(payload)} now\(payload)" ] },
        { "intent": "List", "phrases": ["List all in ${applicationName}", "List\(payload) ${applicationName}"] },
        { "intent": "Gone\(payload)", "phrases": ["Gone ${applicationName}"] } ],
      "negativePhrases": ["Never in ${applicationName}\(payload)"],
      "localizations": { "de": { "app": { "name": "Aufgaben\(payload)" }, "phrases": {
        "Do it in ${applicationName}": ["Tu es in ${applicationName}\(payload)"], "Old\(payload)": ["Alt"] } } }
    }
    """

  /// What a text for people may hold beside what is shown: ends of lines and tabs.
  private func check(_ text: String, _ what: String, isForPeople: Bool = true) {
    let wrong = text.unicodeScalars.first { $0.steersOutput && $0 != "\n" && $0 != "\t" }
    #expect(wrong == nil, "\(what): \(wrong.map { "U+" + String($0.value, radix: 16) } ?? "")")
    // Documents for programs say what they say.
    guard isForPeople else { return }
    #expect(!text.contains("##["), "\(what)")
    for line in text.split(separator: "\n") {
      let isForged = line.drop { $0 == " " }.hasPrefix("::error file=a::forged")
      #expect(!isForged, "\(what): \(line)")
    }
  }

  @Test("no command lets a control character of a catalog, a file or an argument out")
  func commands() throws {
    let runner = try CommandRunner()
    try runner.write(Self.catalog, to: "h.json")
    let raw = "\u{1B}[2J\u{9B}31m\u{202E}x\n::error file=a::forged"
    try runner.write("do buy milk in tasks\(raw)\nlist all in tasks\n", to: "said.txt")
    try runner.write(
      "do it in tasks -> List\u{1B}[2J\n\u{1B}[2Jlist all in tasks -> Do\n", to: "bad.bespeak-test")
    try runner.write(
      #"{"text":"do buy milk in tasks\u001b[2J\n::error file=a::forged","expect":{"intent":"Do\#(Self.payload)","parameters":{"task":"\#(Self.payload)"}}}"#
        + "\n", to: "cases.jsonl")
    try runner.write(
      #"{"entity":"No\#(Self.payload)","id":"1","title":"t"}"# + "\n" + #"{"x\#(Self.payload)":1}"#,
      to: "values.jsonl")
    try runner.write(
      "\"Open\u{1B}[2J ${nope\u{9B}}\" = \"Öffne\u{202E}\u{1B}]0;x\u{7}\";\n\"a\" \u{1B} = ;\n",
      to: "app/de.lproj/AppShortcuts.strings")
    let over = ["--catalog", "h.json"]
    var commands: [[String]] = []
    for format in ["text", "json", "github", "sarif", "html"] {
      commands.append(["lint", "--format", format] + over)
      commands.append(["lint", "app", "--format", format])
    }
    for format in ["text", "junit", "tap", "github", "jsonl"] {
      for cases in ["cases.jsonl", "bad.bespeak-test", "--self"] {
        commands.append(["test", "--format", format, cases] + over)
      }
    }
    for text in [
      "do it in tasks", "do buy milk in tasks", "list all in tasks" + raw, "do milk tasks",
    ] {
      commands.append(["explain", text] + over)
      commands.append(["resolve", text] + over)
      commands.append(["resolve", "--output", "text", text] + over)
      commands.append(["find", "--entity", "Task", text] + over)
      commands.append(["find", "--output", "jsonl", "--entity", "Task", text] + over)
    }
    commands.append(["talk"] + over)
    commands.append(["lint", "--collisions"] + over)
    commands.append(["report"] + over)
    commands.append(["report", "--format", "json", "--title", raw] + over)
    commands.append(["bench", "--show", "9"] + over)
    commands.append(["bench", "--format", "json"] + over)
    commands.append(["compile", "--output", "h.bspk"] + over)
    commands.append(["find", "--entity", "Nope" + raw] + over)
    commands.append(["resolve", "--values", "values.jsonl", "do it in tasks"] + over)
    commands.append(["resolve", "--app", raw, "x"] + over)
    commands.append(["test", raw] + over)
    commands += [
      ["stats", "--image", "h.bspk"], ["stats", "--format", "json", "--image", "h.bspk"],
      ["explain", "--image", "h.bspk", "do buy milk in tasks"],
      ["lint", "--catalog", "gone" + raw],
      ["resolve", "--" + raw], ["x" + raw], ["lint", "--explain", raw], ["stats", "--image", raw],
      ["memory", raw, "list"], ["memory", "u", "donate", "a" + raw, "b" + raw],
      ["memory", "u", "list"],
      ["memory", "u", "export"], ["memory", "u", "correct", "say" + raw, "a" + raw, "b"],
      ["memory", "u", "correct", "x", "a", "b", "--parameters", raw],
    ]
    for arguments in commands {
      let input = arguments[0] == "talk" ? "do it in tasks\ndo buy milk in tasks\(raw)\n" : ""
      let result = try runner.run(arguments, input: Data(input.utf8))
      let what = arguments.joined(separator: " ").debugDescription
      check(result.errors, what)
      let isForPeople =
        result.output.first != "{" && result.output.first != "<"
      check(result.output, what, isForPeople: isForPeople)
      #expect(result.status < 3, "\(what)")
    }
  }

  @Test("a file's name forges no line, and what it is called is shown") func names() throws {
    let runner = try CommandRunner()
    let name = "a\u{1B}[2J\n::error file=b::forged.json"
    try runner.write("{", to: name)
    for format in ["text", "json", "github"] {
      let result = try runner.run("lint", name, "--format", format)
      check(result.output, format, isForPeople: format != "json")
      check(result.errors, format)
    }
    let text = try runner.run("lint", name)
    #expect(text.output.contains(#"a\u{1B}[2J\u{A}::error file=b::forged.json:1:2: error: "#))
    let github = try runner.run("lint", name, "--format", "github")
    #expect(github.lines.count == 1)
    #expect(
      github.output.hasPrefix(
        #"::error file=a\u{1B}[2J\u{A}%3A%3Aerror file=b%3A%3Aforged.json,line=1,col=2,title="#))
  }
}

// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText
import Testing

@Suite("ResolutionWriter") struct ResolutionWriterTests {
  private static func line(_ resolution: Resolution, id: String = "") -> String {
    var writer = ResolutionWriter()
    writer.write(resolution, id: Array(id.utf8))
    return writer.text
  }

  private static let match = IntentMatch(
    [
      BoundParameter(
        "x", type: "string", value: .string("v"), text: "w",
        range: TextSpan(lower: 1, upper: 2)),
      BoundParameter(
        "y", type: "entity:E", value: .openEntity(title: "o"), text: "o",
        range: TextSpan(lower: 3, upper: 4_294_967_295)),
    ],
    app: "a", intent: "I", shortcut: 12, phrase: "p", kind: .flexible, confidence: 0.93996)
  private static let matchText =
    #""app":"a","intent":"I","shortcut":12,"phrase":"p","match":"flexible","confidence":0.94,"locale":"de","#
    + #""parameters":{"x":{"type":"string","value":"v","text":"w","range":[1,2]},"#
    + #""y":{"type":"entity:E","title":"o","text":"o","range":[3,4294967295]}}"#

  @Test("all fields come in the documented order") func order() {
    let choice = Disambiguation(
      parameter: "z",
      options: [.init(id: "1", title: "One", subtitle: "s"), .init(id: "2", title: "Two")],
      dialog: "d")
    var resolution = Resolution(
      .needsDisambiguation(Self.match, choice), transcript: "t", locale: "de")
    resolution.alternatives = [
      Alternative(app: "b", intent: "J", phrase: "q", confidence: 0.31),
      Alternative(app: "c", intent: "K", phrase: "r", confidence: 0.00001),
    ]
    resolution.failures = ["e", "f"]
    #expect(
      Self.line(resolution, id: "7")
        == #"{"id":7,"transcript":"t","status":"needsDisambiguation","# + Self.matchText
        + #","dialog":"d","parameter":"z","#
        + #""options":[{"id":"1","title":"One","subtitle":"s"},{"id":"2","title":"Two"}],"#
        + #""alternatives":[{"app":"b","intent":"J","confidence":0.31},{"app":"c","intent":"K","confidence":0}],"#
        + #""error":"e; f"}"# + "\n")
  }

  @Test("several values are an array, of texts or of objects")
  func lists() {
    func written(_ values: [BoundParameter.Value]) -> String {
      let match = IntentMatch(
        [
          BoundParameter(
            "x", type: "array:t", value: .list(values), text: "w",
            range: TextSpan(lower: 1, upper: 2))
        ],
        app: "a", intent: "I", shortcut: 0, phrase: "p", kind: .exact, confidence: 1)
      let line = Self.line(Resolution(.resolved(match), transcript: "t", locale: "en"), id: "7")
      let value = line.split(separator: #""array:t","value":"#).last ?? ""
      return String(value.split(separator: #","text""#).first ?? "")
    }
    #expect(written([.string("a\""), .string("b")]) == #"["a\"","b"]"#)
    #expect(
      written([.entity(id: "1", title: "One"), .openEntity(title: "Two")])
        == #"[{"id":"1","title":"One"},{"title":"Two"}]"#)
    #expect(
      written([.value(.boolean(true)), .value(.email("a@b.c"))])
        == #"[{"value":true},{"value":"a@b.c"}]"#)
  }

  @Test("each outcome has its own fields and no others")
  func outcomes() {
    let match = #""transcript":"t","status":"STATUS","# + Self.matchText
    let plain = #""transcript":"t","status":"STATUS","locale":"de""#
    let rejected = Resolution.Outcome.rejected(reason: "r")
    for (outcome, text) in [
      (.resolved(Self.match), match), (.needsConfirmation(Self.match), match),
      (
        .needsValue(Self.match, parameter: "m", dialog: "d"),
        match + #","missing":"m","dialog":"d""#
      ),
      (.needsValue(Self.match, parameter: "m", dialog: nil), match + #","missing":"m""#),
      (
        .negative(app: "a", phrase: "p", confidence: 1),
        #""transcript":"t","status":"STATUS","app":"a","phrase":"p","confidence":1,"locale":"de""#
      ), (.noMatch, plain), (rejected, plain + #","error":"r""#),
    ] as [(Resolution.Outcome, String)] {
      let expected = text.split(separator: "STATUS").joined(separator: outcome.status.rawValue)
      #expect(
        Self.line(Resolution(outcome, transcript: "t", locale: "de")) == "{" + expected + "}\n")
    }
  }

  @Test("the line of what matching settles has its texts escaped as those of a resolution are")
  func declared() throws {
    let catalog = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "com.example.tasks", "name": "Tasks"},
       "entities": {"Task": {"values": [
         {"id": "1\"", "title": "Say \"hi\" \\ \u2028 \u00E9\uD83D\uDE00", "synonyms": ["buy milk"]}]}},
       "intents": {
         "Complete": {"parameters": [
           {"name": "task", "type": "entity:Task", "requestValueDialog": "Which\t\u007F?"}]},
         "Delete": {
           "requiresConfirmation": true, "parameters": [{"name": "task", "type": "entity:Task"}]}},
       "shortcuts": [
         {"intent": "Complete", "phrases": [
           "Complete ${task} in ${applicationName}", "“Complete” \u00E9 with ${applicationName}"]},
         {"intent": "Delete", "phrases": ["Delete ${task} in ${applicationName}"]}]}
      """#
    let read = CatalogReader().read(
      utf8: Array(catalog.utf8), file: "tasks.json", valuesDirectory: nil)
    let resolver = IntentResolver(image: try PhraseCompiler().compile(read.catalogs).image)
    var transcripts = TranscriptResolver(resolver, ResolutionRequest(""))
    let said: [(String, Resolution.Status)] = [
      ("please complete buy milk in tasks", .resolved), ("complete é with tasks", .needsValue),
      ("delete buy milk in tasks", .needsConfirmation),
      ("say \"nothing\"\u{202E} of it", .noMatch), ("", .noMatch),
    ]
    // The second time, parts of the lines are those that were kept.
    for (text, status) in said + said {
      var direct = ResolutionWriter()
      #expect(transcripts.resolve(text, into: &direct) == status)
      #expect(direct.text == Self.line(transcripts.resolve(text)))
      #expect(!direct.text.unicodeScalars.dropLast().contains { $0.steersOutput })
      var bytes = ResolutionWriter()
      let again = try transcripts.resolve(text.utf8.span, number: 1, into: &bytes)
      #expect(again == status)
      #expect(bytes.text == direct.text)
    }
  }

  @Test("bytes that are no UTF-8 are refused with their line, and the next are read")
  func brokenText() throws {
    let catalog = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "com.example.tasks", "name": "Tasks"},
       "intents": {"Show": {}, "Find": {"parameters": [{"name": "text", "type": "string"}]}},
       "shortcuts": [{"intent": "Show", "phrases": ["Show ${applicationName}"]},
         {"intent": "Find", "phrases": ["Find ${text} in ${applicationName}"]}]}
      """#
    let read = CatalogReader().read(
      utf8: Array(catalog.utf8), file: "tasks.json", valuesDirectory: nil)
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .extended).compile(read.catalogs).image)
    var transcripts = TranscriptResolver(resolver, ResolutionRequest(""))
    for (before, behind) in [("show tasks", ""), ("show ", " tasks"), ("find a", "b in tasks")] {
      for broken in [[0xFF], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]] {
        let bytes = Array(before.utf8) + broken + Array(behind.utf8)
        var direct = ResolutionWriter()
        do throws(LineFault) {
          _ = try transcripts.resolve(bytes.span, number: 7, into: &direct)
          Issue.record("resolved")
        } catch {
          #expect(error.message == "line 7: not UTF-8")
        }
        #expect(direct.text.isEmpty)
        let next = try transcripts.resolve("show tasks".utf8.span, number: 8, into: &direct)
        #expect(next == .resolved)
      }
    }
  }

  @Test(
    "parts of more lines than are kept are those of their own lines",
    arguments: [(1_500, 3), (1_500, 700), (20, 5_000)])
  func manyParts(count: Int, length: Int) throws {
    let values = (0..<count).map {
      #"{"id": "\#($0)", "title": "\#(String(repeating: "t", count: length))", "synonyms": ["number \#($0)"]}"#
    }
    let catalog = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "com.example.tasks", "name": "Tasks"},
       "entities": {"Task": {"values": [\#(values.joined(separator: ","))]}},
       "intents": {"Complete": {"parameters": [{"name": "task", "type": "entity:Task"}]}},
       "shortcuts": [{"intent": "Complete", "phrases": [
         "Complete ${task} in ${applicationName}", "${task} is done in ${applicationName}"]}]}
      """#
    let read = CatalogReader().read(
      utf8: Array(catalog.utf8), file: "tasks.json", valuesDirectory: nil)
    let image = try PhraseCompiler(makesModels: false).compile(read.catalogs).image
    var transcripts = TranscriptResolver(IntentResolver(image: image), ResolutionRequest(""))
    for round in 0..<2 {
      for number in 0..<count {
        let text =
          number % 2 == 0
          ? "complete number \(number) in tasks" : "number \(number) is done in tasks"
        var direct = ResolutionWriter()
        #expect(transcripts.resolve(text, into: &direct) == .resolved)
        #expect(direct.text == Self.line(transcripts.resolve(text)), "round \(round)")
      }
    }
  }

  @Test("what goes with a line does not go with the next one")
  func circumstances() throws {
    let catalog = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "com.example.tasks", "name": "Tasks"},
       "intents": {"Show": {}}, "shortcuts": [{"intent": "Show", "phrases": ["Show ${applicationName}"]}]}
      """#
    let read = CatalogReader().read(
      utf8: Array(catalog.utf8), file: "tasks.json", valuesDirectory: nil)
    let resolver = IntentResolver(image: try PhraseCompiler().compile(read.catalogs).image)
    var transcripts = TranscriptResolver(resolver, ResolutionRequest(""))
    let lines = [
      (#"{"text": "show tasks"}"#, Resolution.Status.resolved),
      (#"{"text": "show tasks", "apps": ["other"]}"#, .noMatch),
      (#"{"text": "show tasks"}"#, .resolved),
      (#"{"text": "show tasks", "apps": ["other"], "locale": "xx"}"#, .noMatch),
      (#"{"text": "show tasks", "locale": "en-GB"}"#, .resolved),
      (#"{"hypotheses": [{"text": "shoe tanks"}, {"text": "show tasks"}], "id": 7}"#, .resolved),
      (
        #"{"text": "show tasks", "app": "com.example.tasks", "timeZone": "Europe/Berlin"}"#,
        .resolved
      ),
      (#"{"text": "Show Tasks"}"#, .resolved),
    ]
    for (line, status) in lines {
      var fresh = TranscriptResolver(resolver, ResolutionRequest(""))
      var writer = ResolutionWriter()
      let read = try transcripts.resolve(line: line.utf8.span, number: 1, into: &writer)
      #expect(read == status, "\(line)")
      var other = ResolutionWriter()
      _ = try fresh.resolve(line: line.utf8.span, number: 1, into: &other)
      #expect(writer.text == other.text)
    }
  }

  @Test("a choice between apps lists apps with their intents") func apps() {
    let choice = Disambiguation(
      parameter: nil, options: [.init(id: "a", title: "A", intent: "I")])
    let resolution = Resolution(
      .needsDisambiguation(Self.match, choice), transcript: "t", locale: "de")
    #expect(
      Self.line(resolution)
        == #"{"transcript":"t","status":"needsDisambiguation","# + Self.matchText
        + #","options":[{"app":"a","intent":"I","title":"A"}]}"# + "\n")
  }

  @Test("any text comes back from any JSON reader") func escapes() throws {
    var random = SystemRandomNumberGenerator()
    let seed = random.next()
    var state = seed
    let alphabet: [Unicode.Scalar] =
      (0..<0x30).compactMap { Unicode.Scalar($0) } + [
        "\"", "\\", "/", "a", "ß", "語", "😀", "\u{7F}", "\u{80}", "\u{9B}", "\u{A0}", "é", "’",
        "\u{2028}",
        "\u{202E}", "\u{2069}", "\u{206A}", "€",
      ]
    for _ in 0..<2_000 {
      var text = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<(state >> 33) % 40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.unicodeScalars.append(alphabet[Int((state >> 33) % UInt64(alphabet.count))])
      }
      let line = Self.line(Resolution(.noMatch, transcript: text, locale: "en"))
      let value = try JSONValue(parsing: line.utf8.span)
      let isSame = value["transcript"]?.kind == .string(text)
      #expect(isSame, "seed \(seed)")
      #expect(!line.unicodeScalars.dropLast().contains { $0.steersOutput }, "seed \(seed)")
      guard isSame else { return }
    }
  }

  @Test(
    "confidences have at most four decimals",
    arguments: [
      (0.0001, "0.0001"), (0.12345, "0.1235"), (1, "1"), (0.5, "0.5"), (0.99999, "1"),
      (-0.25, "-0.25"), (.nan, "null"),
    ])
  func confidences(value: Double, text: String) {
    let match = IntentMatch(
      app: "a", intent: "I", shortcut: nil, phrase: nil, kind: .exact, confidence: value)
    let resolution = Resolution(.resolved(match), transcript: "", locale: "")
    #expect(Self.line(resolution).contains(#""confidence":\#(text),"#))
  }
}

// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import TestSupport
import Testing

@Suite("CatalogReader")
struct CatalogReaderTests {
  /// A catalog that uses every key there is.
  static let full = #"""
    {
      "format": "bespeak-catalog/1",
      "app": {"id": "com.example.tasks", "name": "Tasks", "spokenName": "Tasks App", "synonyms": ["To Do"]},
      "sourceLocale": "en",
      "enums": {"Priority": {"title": "Priority", "cases": [
        {"id": "high", "title": "High", "synonyms": ["urgent"]}, {"id": "low", "title": "Low"}]}},
      "entities": {
        "Task": {"title": "Task", "query": "suggested", "open": true, "values": [
          {"id": 42, "title": "Buy milk", "synonyms": ["milk"], "subtitle": "Home", "suggested": true, "locale": "en"},
          {"id": "43", "title": "Call \u00c4nne"}]},
        "Note": {}
      },
      "intents": {
        "CompleteTask": {"title": "Complete Task", "description": "Marks it as done.", "requiresConfirmation": true,
          "parameters": [
            {"name": "task", "type": "entity:Task", "title": "Task", "optional": false,
             "requestValueDialog": "Which task?", "requestDisambiguationDialog": "Which one?"},
            {"name": "priority", "type": "enum:Priority", "optional": true, "default": "high"},
            {"name": "many", "type": "array:union:int|entity:Note", "default": [ 1, "x" ]}]}
      },
      "shortcuts": [
        {"intent": "CompleteTask", "shortTitle": "Complete", "systemImageName": "checkmark",
         "phrases": ["Complete ${task} in ${applicationName}", "Finish in ${applicationName}"]}
      ],
      "negativePhrases": ["Delete my ${applicationName} account"],
      "localizations": {
        "de": {
          "app": {"name": "Aufgaben", "synonyms": ["Liste"]},
          "phrases": {"Complete ${task} in ${applicationName}": ["Erledige ${task} in ${applicationName}"],
                      "Finish in ${applicationName}": []},
          "negativePhrases": {"Delete my ${applicationName} account": ["Lösche mein Konto"]},
          "enums": {"Priority": {"high": {"title": "Hoch", "synonyms": ["dringend"]}}},
          "strings": {"Which task?": "Welche Aufgabe?"}
        },
        "pt-BR": {"negativePhrases": ["Apague"]}
      }
    }
    """#

  static func read(_ text: String) -> CatalogReading {
    CatalogReader().read(utf8: Array(text.utf8), file: "tasks.json", valuesDirectory: nil)
  }

  /// The findings as text, without the file's name.
  static func findings(_ text: String) -> [String] {
    read(text).diagnostics.map { finding in
      let place = finding.location
      return "\(place.line):\(place.column) \(place.path) | \(finding.message)"
        + (finding.fix.map { " | " + $0 } ?? "")
    }
  }

  @Test("every key is read")
  func allKeys() throws {
    let reading = Self.read(Self.full)
    #expect(reading.diagnostics == [])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.id == "com.example.tasks")
    #expect(catalog.app.forms == ["Tasks", "Tasks App", "To Do"])
    #expect(catalog.enums[0].cases.map(\.synonyms) == [["urgent"], []])
    #expect(
      catalog.entities[0].values.map(\.withLineOnly) == [
        EntityValue(
          id: "42", title: "Buy milk", synonyms: ["milk"], subtitle: "Home", isSuggested: true,
          locale: "en", location: SourceLocation(line: 9)),
        EntityValue(id: "43", title: "Call Änne", location: SourceLocation(line: 10)),
      ])
    #expect(catalog.entities[0].isOpen)
    #expect(
      catalog.entities[1].withLineOnly
        == EntityDeclaration(name: "Note", title: "Note", location: SourceLocation(line: 11)))
    let intent = catalog.intents[0]
    #expect(intent.summary == "Marks it as done.")
    #expect(intent.requiresConfirmation)
    #expect(
      intent.parameters[0].withLineOnly
        == ParameterDeclaration(
          name: "task", type: .entity("Task"), title: "Task", requestValueDialog: "Which task?",
          requestDisambiguationDialog: "Which one?", location: SourceLocation(line: 16)))
    #expect(intent.parameters.map(\.defaultValue) == [nil, "\"high\"", "[ 1, \"x\" ]"])
    #expect(intent.parameters[2].type == .array(.union([.int, .entity("Note")])))
    #expect(catalog.shortcuts[0].phrases.map(\.line) == [23, 23])
    #expect(catalog.localizations.map(\.locale) == ["de", "pt-BR"])
    #expect(catalog.localizations[0].app?.forms == ["Aufgaben", "Liste"])
    #expect(catalog.localizations[0].phrases[1].phrases == [])
    #expect(catalog.localizations[0].enumCases[0].synonyms == ["dringend"])
    #expect(catalog.localizations[0].strings[0].target == "Welche Aufgabe?")
    #expect(catalog.localizations[1].negativePhrases[0].source == "")
  }

  @Test("a parameter whose type cannot be read is no text, which any words would fill")
  func unreadableTypes() throws {
    let text = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "a", "name": "Moneybox"},
        "intents": {"Pay": {"parameters": [
          {"name": "sum", "type": "curency"}, {"name": "weight", "type": "measurement:wait"},
          {"name": "note"}, {"name": "tip", "type": 7}, {"name": "to", "type": "string"}
        ]}}, "shortcuts": []}
      """#
    let reading = Self.read(text)
    let parameters = try #require(reading.catalogs.first?.intents.first?.parameters)
    #expect(
      parameters.map(\.type) == [
        .other("unknown"), .other("unknown"), .other("unknown"), .other("unknown"), .string,
      ])
    #expect(reading.diagnostics.count == 4)
  }

  @Test("what is written reads back as an equal catalog, and writes the same text again")
  func roundTrip() throws {
    let catalog = try #require(Self.read(Self.full).catalogs.first)
    let text = CatalogWriter().utf8(of: catalog)
    let again = CatalogReader().read(utf8: text, file: "again.json", valuesDirectory: nil)
    #expect(again.diagnostics == [])
    let copy = try #require(again.catalogs.first)
    #expect(copy.withoutLocations() == catalog.withoutLocations())
    #expect(CatalogWriter().utf8(of: copy) == text)
  }

  @Test("the name of a language is no language tag") func languageNames() {
    let text = #"""
      {"format": "bespeak-catalog/1", "app": {"id": "a.b", "name": "A"}, "sourceLocale": "english"}
      """#
    #expect(
      Self.findings(text) == [
        "1:84 sourceLocale | 'english' is no language tag | use a language tag such as 'de' or 'pt-BR'"
      ])
  }

  @Test("twenty-six different mistakes are twenty-six findings of one run")
  func manyMistakes() {
    let text = #"""
      {
        "format": "bespeak-catalog/2",
        "app": {"id": "com.example.tasks", "nam": "Tasks", "name": "Tasks", "synonyms": "To Do"},
        "sourceLocale": "en_US",
        "enums": {
          "Priority": {"cases": [{"id": "high", "title": " "}, {"id": "high", "title": "Also"}, {"title": "Low"}]}
        },
        "entities": {"Task": {"query": "fuzzy", "values": [{"id": 1, "title": "a"}, {"id": "1", "title": "b"}, {"id": 1.5, "title": "c"}]},
          "List": {"values": "lists.jsonl"}},
        "intents": {
          "Complete": {"title": 7, "parameters": [
            {"name": "task", "type": "entity:Tusk"},
            {"name": "count", "type": "integer"},
            {"name": "priority", "type": "enum:Priority", "default": "hihg"},
            {"name": "task", "type": "string"}, {"type": "bool"}
          ]},
          "Complete": {}
        },
        "shortcuts": [
          {"intent": "Complete", "phraces": [], "phrases": ["Do ${taks} in ${applicationName}", "", 7]},
          {"intent": "Complet", "phrases": ["Go"]},
          {"phrases": ["Ho"]}
        ],
        "localizations": {"de": {
          "phrases": {"Do ${task} in ${applicationName}": ["Tu es"]},
          "enums": {"Priority": {"hig": {"title": "Hoch"}}}}}
      }
      """#
    #expect(
      Self.findings(text) == [
        "2:13 format | unknown format 'bespeak-catalog/2' | expected 'bespeak-catalog/1'",
        "3:38 app.nam | unknown key 'nam' in app | did you mean 'name'?",
        "3:83 app.synonyms | expected an array for 'app.synonyms', found a string",
        "4:19 sourceLocale | 'en_US' is no language tag | did you mean 'en-US'?",
        "6:52 enums.Priority.cases[0].title | empty text for 'title'",
        "6:58 enums.Priority.cases[1] | case 'high' is declared twice | the first one counts",
        "6:91 enums.Priority.cases[2] | missing key 'id' in enum case",
        "8:34 entities.Task.query | unknown query 'fuzzy' | queries: string, enumerable, suggested",
        "8:79 entities.Task.values[1] | value '1' is given twice | the first one counts",
        "8:113 entities.Task.values[2].id | expected a string or a whole number for "
          + "'entities.Task.values[2].id', found a number",
        "9:24 entities.List.values | cannot read values file 'lists.jsonl': the catalog is in no folder"
          + " | give the values as an array",
        "11:27 intents.Complete.title | expected a string for 'intents.Complete.title', found a number",
        "12:32 intents.Complete.parameters[0].type | unknown entity 'Tusk' in the type of 'task'"
          + " | did you mean 'Task'?",
        "13:33 intents.Complete.parameters[1].type | unknown parameter type 'integer'"
          + " | did you mean 'int'?",
        "14:64 intents.Complete.parameters[2].default | default does not fit type 'enum:Priority': "
          + "'hihg' is no case of 'Priority' | did you mean 'high'?",
        "15:16 intents.Complete.parameters[3].name | parameter 'task' is declared twice"
          + " | the first one counts",
        "15:43 intents.Complete.parameters[4] | missing key 'name' in parameter",
        "17:5 intents.Complete | key 'Complete' is given twice | the first one counts",
        "20:28 shortcuts[0].phraces | unknown key 'phraces' in shortcut | did you mean 'phrases'?",
        "20:55 shortcuts[0].phrases[0] | slot 'taks' is not a parameter of 'Complete'"
          + " | did you mean 'task'?",
        "20:91 shortcuts[0].phrases[1] | empty phrase",
        "20:95 shortcuts[0].phrases[2] | expected a string for 'shortcuts[0].phrases[2]', found a number",
        "21:16 shortcuts[1].intent | unknown intent 'Complet' in shortcut | did you mean 'Complete'?",
        "22:5 shortcuts[2] | missing key 'intent' in shortcut",
        "25:17 localizations.de.phrases[\"Do ${task} in ${applicationName}\"] | This phrase is not used "
          + "in any App Shortcut or as a Negative Phrase. Phrase: 'Do ${task} in ${applicationName}'"
          + " | did you mean 'Do ${taks} in ${applicationName}'?",
        "26:28 localizations.de.enums.Priority.hig | unknown case 'hig' of enum 'Priority'"
          + " | did you mean 'high'?",
      ])
    let catalog = Self.read(text).catalogs.first
    #expect(catalog?.shortcuts.map(\.intent) == ["Complete", "Complet"])
    #expect(catalog?.shortcuts.first?.phrases.count == 2)
  }

  @Test(
    "what is no catalog at all says so",
    arguments: [
      ("", ["1:1  | expected a value, found the end"]),
      ("{\n  \"format\": \"x\"\n  \"app\": {}\n}", ["3:3  | expected ',' or '}', found '\"'"]),
      ("[]", ["1:1  | expected an object for the file, found an array"]),
      (
        "{}",
        ["1:1  | missing key 'format' in a catalog", "1:1  | missing key 'app' in a catalog"]
      ),
      (
        #"{"format":"bespeak-catalog/1","app":{"id":"a"}}"#,
        ["1:37 app | missing key 'name' in app"]
      ),
      (
        #"{"format":"bespeak-catalog/1","format":"x","app":{"id":"a","name":"b"}}"#,
        ["1:31 format | key 'format' is given twice | the first one counts"]
      ),
    ])
  func noCatalog(text: String, expected: [String]) { #expect(Self.findings(text) == expected) }

  @Test("a byte order mark, carriage returns and escaped slashes are no matter")
  func tolerance() {
    let text =
      "\u{FEFF}{\r\n\"format\":\"bespeak-catalog\\/1\",\r\n\"app\":{\"id\":\"a\",\"name\":\"b\"}\r\n}\r\n"
    #expect(Self.findings(text) == [])
    #expect(Self.read(text).catalogs.first?.app.line == 3)
  }

  @Test(
    "a default must be of its type",
    arguments: [
      ("int", "1", nil), ("int", "1.5", "expected a whole number, found a number"),
      ("double", "1", nil), ("double", "\"1\"", "expected a number, found a string"),
      ("bool", "true", nil), ("bool", "0", "expected a boolean, found a number"),
      ("string", "null", "expected a string, found null"), ("date", "\"2024-01-01\"", nil),
      ("array:int", "[1,\"x\"]", "expected a whole number, found a string"),
      ("union:int|bool", "false", nil),
      ("union:int|bool", "\"a\"", "expected a value of one of its types, found a string"),
      ("duration", "90", nil), ("measurement:length", "{\"amount\":1,\"unit\":\"m\"}", nil),
    ])
  func defaults(type: String, value: String, expected: String?) {
    let text = """
      {"format":"bespeak-catalog/1","app":{"id":"a","name":"b"},"intents":{"I":{"parameters":[
      {"name":"p","type":"\(type)","default":\(value)}]}}}
      """
    let messages = Self.read(text).diagnostics.map(\.message)
    #expect(messages == expected.map { ["default does not fit type '\(type)': " + $0] } ?? [])
  }

  @Test("locales beyond five hundred are left out")
  func locales() {
    let locales = (0..<501).map { "\"xx-\($0)\":{}" }.joined(separator: ",")
    let reading = Self.read(
      #"{"format":"bespeak-catalog/1","app":{"id":"a","name":"b"},"localizations":{"#
        + locales + "}}")
    #expect(reading.diagnostics.map(\.message) == ["501 locales; a catalog may have 500"])
    #expect(reading.catalogs.first?.localizations.count == 500)
  }

  @Test("no bytes make it trap")
  func fuzz() {
    var random = SeededGenerator.forTest("catalogs")
    let seed = Array(Self.full.utf8)
    var usable = 0
    for _ in 0..<fuzzRounds(4_000) {
      var bytes = seed
      random.mutate(&bytes)
      let reading = CatalogReader().read(utf8: bytes, file: "f", valuesDirectory: nil)
      usable += reading.catalogs.count
      if reading.catalogs.isEmpty { #expect(!reading.diagnostics.isEmpty) }
      for finding in reading.diagnostics { #expect(finding.location.line > 0) }
      // A catalog without mistakes must survive being written.
      guard reading.diagnostics.isEmpty, let catalog = reading.catalogs.first else { continue }
      let again = CatalogReader().read(
        utf8: CatalogWriter().utf8(of: catalog), file: "g", valuesDirectory: nil)
      #expect(again.catalogs.first?.withoutLocations() == catalog.withoutLocations())
    }
    #expect(usable > 0)
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads training data.
struct TrainingDataReader {
  /// The version that is understood.
  static let version = "ssu/v1"

  /// Reads a file.
  ///
  /// - Returns: The data, with findings of the rules `yaml-syntax`, `text-encoding`, `wrong-format`,
  ///   `wrong-type`, `too-deep` and `too-large`.
  /// - Complexity: O(*n* log *l*) for *n* bytes in *l* lines.
  func read(utf8 bytes: [UInt8], file: String) -> TrainingData {
    guard bytes.count <= PropertyList.sizeLimit else {
      return TrainingData(
        file: file,
        diagnostics: [
          Diagnostic(
            rule: "too-large", severity: .error,
            message: "larger than \(PropertyList.sizeLimit >> 20) MiB",
            location: SourceLocation(file: file))
        ])
    }
    let text = TextDecoding(bytes)
    let lines = LineIndex(text.utf8.span)
    let source = TreeSource(file: file, lines: lines)
    var parser = YAMLParser(text.utf8, source: source)
    var shape = TrainingDataShape(file: file)
    shape.data.diagnostics = text.diagnostics(file: file, lines: lines)
    do throws(TreeFault) {
      let root = try parser.parse()
      shape.read(root)
    } catch {
      shape.data.diagnostics.append(error.diagnostic(source))
    }
    shape.data.suppressions = parser.suppressions
    return shape.data
  }
}

/// Turns the tree of a file into training data.
private struct TrainingDataShape {
  var data: TrainingData

  init(file: String) { data = TrainingData(file: file) }

  mutating func read(_ root: YAMLValue) {
    guard root.members != nil else { return wrongType("a map", "the file", root) }
    let version = root["apiVersion"]
    guard let text = version?.text, text.hasPrefix("ssu/") else {
      data.diagnostics.append(
        Diagnostic(
          rule: "wrong-format", severity: .error, message: "the file is no training data",
          fix: "expected 'apiVersion: \(TrainingDataReader.version)'",
          location: version?.location ?? root.location))
      return
    }
    if text != TrainingDataReader.version {
      data.diagnostics.append(
        Diagnostic(
          rule: "wrong-format", severity: .warning, message: "unknown version '\(text)'",
          fix: "what is known of '\(TrainingDataReader.version)' is read",
          location: version?.location ?? root.location))
    }
    known(root, ["apiVersion", "nlu", "variables"])
    if let nlu = root["nlu"], map(nlu, "nlu") {
      known(nlu, ["shortcuts"])
      if let shortcuts = nlu["shortcuts"], map(shortcuts, "shortcuts") {
        known(shortcuts, ["bundleIdentifier", "intents"])
        data.bundleIdentifier = shortcuts["bundleIdentifier"]?.locatedText
        for intent in list(shortcuts["intents"], "intents") { read(intent: intent) }
      }
    }
    for variable in list(root["variables"], "variables") { read(variable: variable) }
  }

  private mutating func read(intent: YAMLValue) {
    guard map(intent, "an intent") else { return }
    known(intent, ["metadata", "corpuses"])
    let metadata = intent["metadata"]
    if let metadata { known(metadata, ["name", "title"]) }
    guard let name = metadata?["name"]?.locatedText, !name.text.isEmpty else {
      return wrongType("a name", "'metadata.name'", metadata?["name"] ?? intent)
    }
    var corpora: [TrainingData.Corpus] = []
    if let corpuses = intent["corpuses"], map(corpuses, "corpuses") {
      known(corpuses, ["training"])
      for corpus in list(corpuses["training"], "training") where map(corpus, "a corpus") {
        known(corpus, ["locale", "utterances"])
        guard let locale = corpus["locale"]?.locatedText, !locale.text.isEmpty else {
          wrongType("a language", "'locale'", corpus["locale"] ?? corpus)
          continue
        }
        corpora.append(
          TrainingData.Corpus(
            locale: locale.text, utterances: texts(corpus["utterances"], "utterances"),
            location: locale.location))
      }
    }
    data.intents.append(
      TrainingData.Intent(
        name: name.text, title: metadata?["title"]?.text, corpora: corpora,
        location: name.location))
  }

  private mutating func read(variable: YAMLValue) {
    guard map(variable, "a variable") else { return }
    known(variable, ["name", "type", "definitions"])
    guard let name = variable["name"]?.locatedText, !name.text.isEmpty else {
      return wrongType("a name", "'name'", variable["name"] ?? variable)
    }
    var definitions: [TrainingData.Definition] = []
    for definition in list(variable["definitions"], "definitions")
    where map(definition, "a definition") {
      known(definition, ["locale", "synomyms", "synonyms"])
      // The misspelling is the platform's.
      let words = definition["synomyms"] ?? definition["synonyms"]
      let reference = words?["$ref"]?.locatedText
      definitions.append(
        TrainingData.Definition(
          locale: definition["locale"]?.text ?? "",
          synonyms: reference == nil ? texts(words, "synomyms") : [], reference: reference,
          location: definition.location))
    }
    data.variables.append(
      TrainingData.Variable(
        name: name.text, type: variable["type"]?.text ?? "", definitions: definitions,
        location: name.location))
  }

  private mutating func texts(_ value: YAMLValue?, _ name: String) -> [LocatedText] {
    list(value, name).compactMap { element in
      if element.text == nil { wrongType("a text", "'\(name)'", element) }
      return element.locatedText
    }
  }

  private mutating func list(_ value: YAMLValue?, _ name: String) -> [YAMLValue] {
    guard let value else { return [] }
    guard let elements = value.elements else {
      wrongType("a list", "'\(name)'", value)
      return []
    }
    return elements
  }

  private mutating func map(_ value: YAMLValue, _ name: String) -> Bool {
    if value.members == nil { wrongType("a map", name, value) }
    return value.members != nil
  }

  /// Keeps the members that are not among the known ones.
  private mutating func known(_ value: YAMLValue, _ names: [String]) {
    for member in value.members ?? [] where !names.contains(member.key) {
      guard data.unreadMembers.count < PropertyList.findingLimit else { return }
      var json = JSONWriter()
      member.value.write(to: &json)
      data.unreadMembers.append(
        UnreadMember(json: json.text, location: member.keyPlace.location))
    }
  }

  private mutating func wrongType(_ expected: String, _ name: String, _ value: YAMLValue) {
    guard data.diagnostics.count < PropertyList.findingLimit else { return }
    data.diagnostics.append(
      Diagnostic(
        rule: "wrong-type", severity: .error,
        message: "expected \(expected) for \(name), found \(value.kindName)",
        location: value.location))
  }
}

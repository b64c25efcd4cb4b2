// SPDX-License-Identifier: Apache-2.0

import Glibc
import JSONText

extension Workload {
  /// Writes the workload as plain files, for programs in other languages.
  ///
  /// - `phrases.txt`: a literal phrase a line, the app's name filled in (no slots only);
  /// - `templates.jsonl`: a template a line with its app, name, values and a regular expression;
  /// - `utterances.txt`, `expected.txt`: a line each, the index of the phrase or −1.
  func export(to folder: String) {
    // SAFETY: the path is passed as a null-terminated copy.
    unsafe mkdir(folder, 0o755)
    var phrases = ""
    var templates = ""
    for phrase in 0..<shape.phraseCount {
      let template = template(phrase)
      let name = appName(phrase).lowercased()
      if shape.valuesPerApp == 0 {
        phrases += Self.fill(template, name: name, slot: "") + "\n"
      } else {
        // Peers may take anything for a value: cheaper than the list that the engine is held to.
        let regex = Self.fill(template, name: name, slot: "[a-z ]+")
        let app = phrase / shape.phrasesPerApp
        templates +=
          "{\"app\":\(app),\"name\":\(JSONWriter.quoted(name)),\"text\":\(JSONWriter.quoted(template))"
        templates += ",\"regex\":\(JSONWriter.quoted(regex))"
        templates += ",\"values\":["
        // Once an app: its first template carries the list.
        if phrase % shape.phrasesPerApp == 0 {
          templates += values[app].map { JSONWriter.quoted($0) }.joined(separator: ",")
        }
        templates += "]}\n"
      }
    }
    var texts = ""
    var answers = ""
    for index in 0..<utterances.count {
      texts += utterances.text(index) + "\n"
      answers += "\(utterances.expectations[index].phrase)\n"
    }
    let files = [
      shape.valuesPerApp == 0 ? ("phrases.txt", phrases) : ("templates.jsonl", templates),
      ("utterances.txt", texts), ("expected.txt", answers),
    ]
    for (name, text) in files where !Files.write(Array(text.utf8), to: folder + "/" + name) {
      print("cannot write '\(folder)/\(name)'")
      exit(2)
    }
  }

  private static func fill(_ template: String, name: String, slot: String) -> String {
    Words.split(template).map {
      $0 == "${applicationName}" ? name : $0 == "${item}" ? slot : $0
    }.joined(separator: " ")
  }
}

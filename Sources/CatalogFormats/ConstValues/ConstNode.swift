// SPDX-License-Identifier: Apache-2.0

import JSONText

/// A constant as the compiler writes it: its kind, and a value whose shape the kind decides.
struct ConstNode {
  let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  /// What it is: `RawLiteral`, `InitCall`, `Runtime` …
  var kind: String { json["valueKind"]?.text ?? "" }

  /// Whether it is known at run time only.
  var isRuntime: Bool { kind == "Runtime" }

  /// Whether it says that there is none.
  var isNil: Bool { kind == "NilLiteral" }

  /// The arguments of a call, by label; an unlabelled one has an empty label.
  func argument(_ label: String) -> ConstNode? {
    guard kind == "InitCall" || kind == "StaticFunctionCall" else { return nil }
    return json["value"]?["arguments"]?.elements.first { $0["label"]?.text == label }
      .map(ConstNode.init)
  }

  /// The first argument of a call, whatever its label.
  var firstArgument: ConstNode? {
    json["value"]?["arguments"]?.elements.first.map(ConstNode.init)
  }

  /// The type that a call makes, without its module.
  var callType: String? {
    kind == "InitCall" ? json["value"]?["type"]?.text.map { ConstType.shortName($0) } : nil
  }

  /// The elements of an array; `nil` for anything else.
  var elements: [ConstNode]? {
    kind == "Array" ? json["value"]?.elements.map(ConstNode.init) : nil
  }

  /// The case that an enum value names: `applicationName`.
  var caseName: String? { kind == "Enum" ? json["value"]?["name"]?.text : nil }

  /// The expressions of a result builder, those under conditions too, in order; `nil` for anything
  /// else.
  var builderElements: [ConstNode]? {
    guard kind == "Builder" else { return nil }
    var found: [ConstNode] = []
    func gather(_ members: [JSONValue], depth: Int) {
      guard depth < 16 else { return }
      for member in members {
        if let element = member["element"], !element.members.isEmpty {
          found.append(ConstNode(element))
        }
        gather(member["ifElements"]?.elements ?? [], depth: depth + 1)
        gather(member["elseElements"]?.elements ?? [], depth: depth + 1)
        gather(member["members"]?.elements ?? [], depth: depth + 1)
      }
    }
    gather(json["value"]?["members"]?.elements ?? [], depth: 0)
    return found
  }

  /// Whether it is a result builder with nothing in it.
  var isEmptyBuilder: Bool {
    kind == "StaticFunctionCall" && json["value"]?["memberLabel"]?.text == "buildBlock"
  }

  /// The text of a literal, whatever its type.
  var literal: String? { kind == "RawLiteral" ? json["value"]?.text : nil }

  /// A template with its slots: `Open ${berth} in ${applicationName}`.
  ///
  /// - Returns: `nil` where any part is not a constant.
  var template: String? {
    switch kind {
    case "RawLiteral": return json["value"]?.text
    case "InterpolatedStringLiteral":
      var text = ""
      for segment in json["value"]?["segments"]?.elements ?? [] {
        let node = ConstNode(segment)
        switch node.kind {
        case "RawLiteral": text += segment["value"]?.text ?? ""
        case "Enum": text += "${" + (node.caseName ?? "") + "}"
        case "KeyPath":
          guard let path = segment["value"]?["path"]?.text else { return nil }
          text += "${" + path.drop { $0 == "$" || $0 == "\\" || $0 == "." } + "}"
        default: return nil
        }
      }
      return text
    case "InitCall": return firstArgument?.template
    default: return nil
    }
  }

  /// A text that may be translated: a literal, or the call of an initialiser around one.
  ///
  /// - Returns: The text in the source language, and the key and table it stands under; `nil` where
  ///   it is not a constant.
  var localized: (text: String, key: String, table: String?)? {
    switch kind {
    case "RawLiteral", "InterpolatedStringLiteral": return template.map { ($0, $0, nil) }
    case "InitCall":
      for label in ["", "name", "title", "full", "stringLiteral", "_"] {
        guard let inner = argument(label)?.localized else { continue }
        let text = argument("defaultValue")?.template ?? inner.text
        return (text, inner.key, argument("table")?.template ?? inner.table)
      }
      return nil
    default: return nil
    }
  }
}

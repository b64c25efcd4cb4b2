// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// A default value that waits until every type is known.
struct PendingDefault {
  var value: JSONValue
  var type: ParameterType
  var isOptional: Bool
  var path: DeclarationPath
}

extension CatalogParser {
  /// Reads an intent.
  mutating func intent(
    _ member: JSONValue.Member, _ path: DeclarationPath
  ) -> IntentDeclaration? {
    guard
      let members = object(
        member.value, path, "intent",
        keys: ["title", "description", "parameters", "requiresConfirmation"])
    else { return nil }
    var intent = IntentDeclaration(
      name: member.name, title: member.name, location: location(at: member.nameOffset))
    for member in members {
      let place = path.member(member.name)
      switch member.name {
      case "title": intent.title = nonEmpty(member.value, place) ?? intent.title
      case "description": intent.summary = nonEmpty(member.value, place)
      case "requiresConfirmation": intent.requiresConfirmation = bool(member.value, place)
      case "parameters":
        var names: Set<String> = []
        intent.parameters = list(member.value, place) { parser, value, place in
          parser.parameter(value, place, &names)
        }
      default: break
      }
    }
    return intent
  }

  private mutating func parameter(
    _ value: JSONValue, _ path: DeclarationPath, _ names: inout Set<String>
  ) -> ParameterDeclaration? {
    // Without a type that can be read it takes no words: a text would take any, and be acted on.
    var parameter = ParameterDeclaration(
      name: "", type: .other("unknown"), location: Self.unreadable)
    guard
      let members = object(
        value, path, "parameter",
        keys: [
          "name", "type", "title", "optional", "default", "requestValueDialog",
          "requestDisambiguationDialog",
        ], required: ["name", "type"])
    else { return parameter }
    var defaultValue: JSONValue?
    var isTyped = false
    for member in members {
      let value = member.value
      let place = path.member(member.name)
      switch member.name {
      case "name":
        guard let name = nonEmpty(value, place) else { break }
        guard names.insert(name).inserted else {
          report(
            "duplicate-name", "parameter '\(name)' is declared twice", fix: "the first one counts",
            at: value, place)
          break
        }
        if name == "applicationName" {
          report(
            "reserved-name", "a parameter cannot be called 'applicationName'",
            fix: "'${applicationName}' stands for the app's name; choose another name",
            at: value, place)
        }
        parameter.name = name
        parameter.location = location(member.value)
      case "type":
        guard let type = type(value, place) else { break }
        parameter.type = type
        isTyped = true
      case "title": parameter.title = nonEmpty(value, place)
      case "optional": parameter.isOptional = bool(value, place)
      case "default":
        parameter.defaultValue = source(value)
        defaultValue = value
      case "requestValueDialog": parameter.requestValueDialog = nonEmpty(value, place)
      case "requestDisambiguationDialog":
        parameter.requestDisambiguationDialog = nonEmpty(value, place)
      default: break
      }
    }
    if parameter.location != Self.unreadable { parameter.location = location(value) }
    if let defaultValue, isTyped {
      defaults.append(
        PendingDefault(
          value: defaultValue, type: parameter.type, isOptional: parameter.isOptional,
          path: path.member("default")))
    }
    return parameter
  }

  private mutating func type(_ value: JSONValue, _ path: DeclarationPath) -> ParameterType? {
    guard let spelling = nonEmpty(value, path) else { return nil }
    do throws(ParameterType.SpellingError) {
      offsets[path.description] = value.source.lowerBound
      return try ParameterType(spelling: spelling)
    } catch {
      report(
        "unknown-type", "unknown parameter type '\(error.part)'",
        fix: error.nearest.map { "did you mean '\($0)'?" }
          ?? "types: \(ParameterType.simpleSpellings.joined(separator: ", ")), "
          + "measurement:<unit type> (\(ParameterType.unitTypes.joined(separator: ", "))), "
          + "entity:<Name>, enum:<Name>, array:<type>, union:<A>|<B>",
        at: value, path)
      return nil
    }
  }

  /// Checks every default against the type of its parameter.
  mutating func checkDefaults(_ catalog: AppCatalog) {
    let enums = CatalogIndex(catalog).enums
    for pending in defaults {
      if pending.isOptional, pending.value.kind == .null { continue }
      guard let misfit = misfit(pending.value, pending.type, enums) else { continue }
      report(
        "invalid-default",
        "default does not fit type '\(pending.type.spelling)': " + misfit.message,
        fix: misfit.fix, at: pending.value, pending.path)
    }
  }

  /// Why a value is none of a type; `nil` when it is one.
  private func misfit(
    _ value: JSONValue, _ type: ParameterType, _ enums: [String: EnumDeclaration]
  ) -> (message: String, fix: String?)? {
    func expected(_ kinds: String, _ fits: Bool) -> (String, String?)? {
      fits ? nil : ("expected \(kinds), found \(value.kindName)", nil)
    }
    let isText = value.text != nil
    var isObject = false
    if case .object = value.kind { isObject = true }
    var number: String?
    if case .number(let text) = value.kind { number = text }
    switch type {
    case .string, .date, .url, .person, .attributedString, .file:
      return expected("a string", isText)
    case .int: return expected("a whole number", number.flatMap { Int($0) } != nil)
    case .double: return expected("a number", number != nil)
    case .bool:
      if case .bool = value.kind { return nil }
      return expected("a boolean", false)
    case .dateComponents: return expected("a string or an object", isText || isObject)
    case .duration: return expected("a string or a number", isText || number != nil)
    case .currency, .measurement:
      return expected("a string, a number or an object", isText || number != nil || isObject)
    case .entity:
      return expected("the id of an entity", isText || number.flatMap { Int($0) } != nil)
    case .enumeration(let name):
      guard let text = value.text else { return expected("the id of a case", false) }
      guard let cases = enums[name]?.cases,
        !cases.contains(where: { $0.id == text })
      else { return nil }
      // An enum that people choose from is short; of a longer one the beginning must do.
      let nearest = NearestName.nearest(to: text, among: cases.prefix(100).map(\.id))
      return ("'\(text)' is no case of '\(name)'", nearest.map { "did you mean '\($0)'?" })
    case .other: return nil
    case .array(let element):
      guard case .array(let elements) = value.kind else { return expected("an array", false) }
      for one in elements { if let misfit = misfit(one, element, enums) { return misfit } }
      return nil
    case .union(let members):
      if members.contains(where: { misfit(value, $0, enums) == nil }) { return nil }
      return expected("a value of one of its types", false)
    }
  }
}

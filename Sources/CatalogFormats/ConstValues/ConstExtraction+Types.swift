// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// The name of a type as the compiler writes it, taken apart: `Swift.Optional<Harbor.Berth>`.
struct ConstTypeName {
  /// The name without generic arguments.
  var base: Substring
  /// The generic arguments, as written.
  var arguments: [Substring]

  /// Takes a name apart; one level of arguments.
  init(_ full: some StringProtocol) {
    let full = Substring(full)
    guard let open = full.firstIndex(of: "<"), full.last == ">" else {
      base = full
      arguments = []
      return
    }
    base = full[..<open]
    arguments = []
    var depth = 0
    var start = full.index(after: open)
    var i = start
    let end = full.index(before: full.endIndex)
    while i < end {
      switch full[i] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0:
        arguments.append(full[start..<i].trimmedBlanks)
        start = full.index(after: i)
      default: break
      }
      i = full.index(after: i)
    }
    arguments.append(full[start..<end].trimmedBlanks)
  }
}

extension Substring {
  fileprivate var trimmedBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension ConstExtraction {
  /// The type of a parameter's values, and whether it may be missing.
  func parameterType(_ full: Substring) -> (type: ParameterType, isOptional: Bool) {
    let name = ConstTypeName(full)
    if name.base == "Swift.Optional", let inner = name.arguments.first {
      return (parameterType(inner, depth: 0), true)
    }
    return (parameterType(full, depth: 0), false)
  }

  /// The types that are one value and not the app's, by their full names.
  private static let systemTypes: [Substring: ParameterType] = [
    "Swift.String": .string, "Swift.Int": .int, "Swift.Double": .double, "Swift.Float": .double,
    "Swift.Bool": .bool, "Swift.Duration": .duration, "Foundation.Date": .date,
    "Foundation.DateComponents": .dateComponents, "Foundation.URL": .url,
    "Foundation.AttributedString": .attributedString, "AppIntents.IntentPerson": .person,
    "AppIntents.IntentFile": .file, "AppIntents.IntentCurrencyAmount": .currency,
    "Foundation.Decimal": .double, "AppIntents.IntentPaymentMethod": .other("paymentMethod"),
    "AppIntents.StringSearchCriteria": .other("stringSearchCriteria"),
    "AppIntents.CLPlacemark": .other("placemark"), "CoreLocation.CLPlacemark": .other("placemark"),
    "__C.CLPlacemark": .other("placemark"),
    "AppIntents.PlaceDescriptor": .other("placeDescriptor"),
    "GeoToolbox.PlaceDescriptor": .other("placeDescriptor"),
    "Foundation.Calendar.RecurrenceRule": .other("recurrenceRule"),
    "Foundation.PersonNameComponents": .other("personNameComponents"),
  ]

  /// The type that sources spell so, where it is one value and not the app's: `Date`,
  /// `Measurement<UnitLength>`.
  static func systemType(spelled: Substring) -> ParameterType? {
    for module in ["", "Swift.", "Foundation.", "AppIntents."] {
      let name = ConstTypeName(module + spelled)
      if let type = systemTypes[name.base] { return type }
      if name.base == "Foundation.Measurement", let unit = name.arguments.first {
        return measurement(ofUnit: ConstType.shortName(unit))
      }
    }
    return nil
  }

  /// Apple's platforms call a unit `__C.NSUnitLength`, others `Foundation.UnitLength`.
  private static func measurement(ofUnit unit: String) -> ParameterType {
    let kind = unit.drop { $0 == "N" || $0 == "S" }.dropFirst("Unit".count)
    let spelling = kind.prefix(1).lowercased() + kind.dropFirst()
    return ParameterType.unitTypes.contains(spelling)
      ? .measurement(spelling) : .other("measurement:" + spelling.prefix(64))
  }

  private func parameterType(_ full: Substring, depth: Int) -> ParameterType {
    guard depth < 4 else { return .other("unknown") }
    // Foundation is made of several modules where it is not Apple's.
    for part in ["FoundationEssentials.", "FoundationInternationalization."]
    where full.hasPrefix(part) {
      return parameterType("Foundation." + full.dropFirst(part.count), depth: depth)
    }
    let name = ConstTypeName(full)
    if let type = Self.systemTypes[name.base] { return type }
    switch name.base {
    case "AppIntents.EntityCollection":
      guard let entity = name.arguments.first else { break }
      return .array(parameterType(entity, depth: depth + 1))
    case "Swift.Array", "Swift.Set", "Swift.Optional":
      guard let element = name.arguments.first else { break }
      let type = parameterType(element, depth: depth + 1)
      return name.base == "Swift.Optional" ? type : .array(type)
    case "Foundation.Measurement":
      guard let unit = name.arguments.first else { break }
      return Self.measurement(ofUnit: ConstType.shortName(unit))
    default: break
    }
    let short = ConstType.shortName(full)
    if let type = byName[short] {
      if type.conformances.contains("AppEnum") { return .enumeration(short) }
      if type.conformances.contains("AppEntity") { return .entity(short) }
      return .other(short)
    }
    // A type of another file: of an app's own types only entities and enums can be parameters, and
    // entities are what phrases name most.
    let isSystems = ["Swift.", "Foundation.", "__C.", "AppIntents."].contains { full.hasPrefix($0) }
    return isSystems ? .other(short) : .entity(short)
  }

  /// A default as JSON text; `nil` where it is no constant, or one that a catalog has no place for.
  func defaultValue(_ node: ConstNode, _ type: ParameterType) -> String? {
    switch type {
    case .int: return node.literal.flatMap(Self.integer)
    case .double: return node.literal.flatMap(Self.number)
    case .bool: return node.literal.flatMap { Bool($0)?.description }
    case .string, .attributedString:
      // 'String(repeating:count:)' is not its first argument.
      return node.kind == "InitCall" && node.argument("") == nil
        ? nil : node.template.map(Self.quoted)
    case .url: return (node.argument("string") ?? node).literal.map(Self.quoted)
    case .enumeration(let name):
      return node.caseName.map { Self.quoted(rawValues[name]?[$0] ?? $0) }
    case .array(let element):
      guard let elements = node.elements else { return nil }
      let values = elements.compactMap { defaultValue($0, element) }
      return values.count == elements.count ? "[" + values.joined(separator: ",") + "]" : nil
    default: return nil
    }
  }

  /// A whole number of Swift as one of JSON: `0xFF` as `255`.
  private static func integer(_ literal: String) -> String? {
    let isNegative = literal.hasPrefix("-")
    let digits = literal.drop { $0 == "-" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    return Int(
      (isNegative ? "-" : "") + digits.dropFirst(radix == nil ? 0 : 2), radix: radix ?? 10)?
      .description
  }

  /// A number of Swift as one of JSON: `0x1p3` as `8.0`; whole ones stay whole.
  private static func number(_ literal: String) -> String? {
    integer(literal) ?? Double(literal).flatMap { $0.isFinite ? $0.description : nil }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}

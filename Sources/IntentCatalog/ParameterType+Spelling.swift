// SPDX-License-Identifier: Apache-2.0

extension ParameterType {
  /// A spelling that names no type.
  public struct SpellingError: Error, Sendable, Equatable {
    /// The part that is not understood.
    public var part: String
    /// The nearest valid spelling of that part.
    public var nearest: String?

    /// Creates an error.
    package init(part: String, nearest: String?) {
      self.part = part
      self.nearest = nearest
    }
  }

  /// The kinds of unit that `measurement:` may name: Foundation's dimensions.
  package static let unitTypes = [
    "acceleration", "angle", "area", "concentrationMass", "dispersion", "duration",
    "electricCharge", "electricCurrent", "electricPotentialDifference", "electricResistance",
    "energy", "frequency", "fuelEfficiency", "illuminance", "informationStorage", "length", "mass",
    "power", "pressure", "speed", "temperature", "volume",
  ]

  /// Most types inside one another: `array:union:entity:A|entity:B` has three.
  private static let nestingLimit = 4

  /// Reads a type as spelled in a catalog: `int`, `entity:Task`, `array:entity:Task`.
  ///
  /// It does not check whether a named entity or enum exists.
  ///
  /// - Throws: `SpellingError` naming the part that is not a type.
  public init(spelling: String) throws(SpellingError) {
    try self.init(spelling[...], depth: 0)
  }

  private init(_ spelling: Substring, depth: Int) throws(SpellingError) {
    guard let colon = spelling.firstIndex(of: ":") else {
      guard let type = Self.simple(String(spelling)) else { throw Self.unknown(spelling) }
      self = type
      return
    }
    let rest = spelling[spelling.index(after: colon)...]
    guard !rest.isEmpty, depth < Self.nestingLimit else {
      throw SpellingError(part: String(spelling.prefix(80)), nearest: nil)
    }
    switch spelling[..<colon] {
    case "entity": self = .entity(String(rest))
    case "enum": self = .enumeration(String(rest))
    case "other": self = .other(String(rest))
    case "array": self = .array(try ParameterType(rest, depth: depth + 1))
    case "measurement":
      guard Self.unitTypes.contains(String(rest)) else {
        let nearest = NearestName.nearest(to: String(rest), among: Self.unitTypes)
        throw SpellingError(
          part: String(spelling.prefix(80)), nearest: nearest.map { "measurement:" + $0 })
      }
      self = .measurement(String(rest))
    case "union":
      var members: [ParameterType] = []
      for member in rest.split(separator: "|", omittingEmptySubsequences: false) {
        members.append(try ParameterType(member, depth: depth + 1))
      }
      self = .union(members)
    case let prefix:
      let prefixes = ["entity", "enum", "array", "measurement", "union", "other"]
      let nearest = NearestName.nearest(to: String(prefix), among: prefixes)
      throw SpellingError(
        part: String(spelling.prefix(80)), nearest: nearest.map { "\($0):\(rest.prefix(60))" })
    }
  }

  private static func simple(_ spelling: String) -> ParameterType? {
    switch spelling {
    case "string": .string
    case "int": .int
    case "double": .double
    case "bool": .bool
    case "date": .date
    case "dateComponents": .dateComponents
    case "duration": .duration
    case "url": .url
    case "person": .person
    case "currency": .currency
    case "attributedString": .attributedString
    case "file": .file
    default: nil
    }
  }

  private static func unknown(_ spelling: Substring) -> SpellingError {
    let name = String(spelling.prefix(80))
    // What other tools call these types.
    let other = [
      "integer": "int", "number": "double", "float": "double", "boolean": "bool", "text": "string",
      "datetime": "date", "money": "currency", "time": "date",
    ]
    let nearest =
      other[name.lowercased()] ?? NearestName.nearest(to: name, among: simpleSpellings)
    return SpellingError(part: name, nearest: nearest)
  }

  /// The entities and enums this type names, each with whether it is an enum.
  package var namedTypes: [(name: String, isEnum: Bool)] {
    switch self {
    case .entity(let name): [(name, false)]
    case .enumeration(let name): [(name, true)]
    case .array(let element): element.namedTypes
    case .union(let members): members.flatMap(\.namedTypes)
    default: []
    }
  }
}

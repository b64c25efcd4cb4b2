// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

/// The types that declarations name, with the names they get in a catalog.
package struct TypeNames {
  /// The entity types met, in order.
  package private(set) var entities: [(name: String, type: any AppEntity.Type)] = []
  /// The enum types met, in order.
  package private(set) var enums: [(name: String, type: any AppEnum.Type)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []

  /// Creates names for no type yet.
  package init() {}

  /// The name of a type in the catalog: its own, or its full name where another has that.
  package mutating func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let short = String(describing: type)
    var name = short
    if taken.contains(name) {
      let full = String(reflecting: type)
      name = full.contains("(unknown context") ? short : full
    }
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(short)\(number)"
      number += 1
    }
    names[ObjectIdentifier(type)] = name
    if let entity = type as? any AppEntity.Type { entities.append((name, entity)) }
    if let enumeration = type as? any AppEnum.Type { enums.append((name, enumeration)) }
    return name
  }

  /// The catalog's type for a declared one; optionals are seen through.
  package mutating func parameterType(of type: any _IntentValue.Type) -> ParameterType {
    parameterType(of: type, depth: 0)
  }

  private mutating func parameterType(of type: Any.Type, depth: Int) -> ParameterType {
    // Types nest only as deep as they are written; the limit is for types that name themselves.
    guard depth < 8 else { return .other(String(describing: type)) }
    if let simple = Self.simple[ObjectIdentifier(type)] { return simple }
    switch type {
    case let collection as any AnyEntityCollection.Type:
      return .array(.entity(name(of: collection.entityType)))
    case let sequence as any AnyValueSequence.Type:
      return .array(parameterType(of: sequence.elementType, depth: depth + 1))
    case let optional as any OptionalValue.Type:
      return parameterType(of: optional.wrappedType, depth: depth + 1)
    case let union as any _IntentValueRepresentable.Type:
      return .union(
        union.allIntentValueTypes.map { parameterType(of: $0, depth: depth + 1) })
    case let measurement as any _MeasurementValue.Type:
      return .measurement(measurement.unitKind)
    case is any AppEntity.Type: return .entity(name(of: type))
    case is any AppEnum.Type: return .enumeration(name(of: type))
    default: return .other(Self.otherName(type))
    }
  }

  private static let simple: [ObjectIdentifier: ParameterType] = [
    ObjectIdentifier(String.self): .string,
    ObjectIdentifier(Int.self): .int,
    ObjectIdentifier(Double.self): .double,
    ObjectIdentifier(Float.self): .double,
    ObjectIdentifier(Decimal.self): .double,
    ObjectIdentifier(Bool.self): .bool,
    ObjectIdentifier(Date.self): .date,
    ObjectIdentifier(DateComponents.self): .dateComponents,
    ObjectIdentifier(Duration.self): .duration,
    ObjectIdentifier(URL.self): .url,
    ObjectIdentifier(IntentPerson.self): .person,
    ObjectIdentifier(IntentCurrencyAmount.self): .currency,
    ObjectIdentifier(AttributedString.self): .attributedString,
    ObjectIdentifier(IntentFile.self): .file,
    ObjectIdentifier(IntentPaymentMethod.self): .other("paymentMethod"),
    ObjectIdentifier(Calendar.RecurrenceRule.self): .other("recurrenceRule"),
    ObjectIdentifier(PersonNameComponents.self): .other("personNameComponents"),
    ObjectIdentifier(CLPlacemark.self): .other("placemark"),
    ObjectIdentifier(PlaceDescriptor.self): .other("placeDescriptor"),
    ObjectIdentifier(StringSearchCriteria.self): .other("stringSearchCriteria"),
  ]

  private static func otherName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// An optional, seen as a type.
package protocol OptionalValue {
  /// The type of the value when it is there.
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  /// The type of the value when it is there.
  package static var wrappedType: Any.Type { Wrapped.self }
}

extension _MeasurementValue {
  /// The kind of unit as a catalog spells it: `length` for `UnitLength`.
  package static var unitKind: String {
    let name = String(describing: _Unit.self)
    let kind = name.hasPrefix("Unit") ? name.dropFirst(4) : name[...]
    return kind.prefix(1).lowercased() + kind.dropFirst()
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A place by what different maps know of it.
///
/// A small stand-in for the type that other systems have in a framework of their own.
public struct PlaceDescriptor: Sendable, Hashable, Codable, _IntentValue {
  /// A way to say where a place is, which every map knows.
  public enum PlaceRepresentation: Sendable, Hashable, Codable {
    /// A whole address.
    case address(String)
    /// A point.
    case coordinate(CLLocationCoordinate2D)
    /// A place as a device measured it.
    case deviceLocation(CLLocation)

    private enum CodingKeys: CodingKey { case address, latitude, longitude, altitude }

    /// The point and the height, where it has them.
    private var point: (latitude: Double, longitude: Double, altitude: Double?)? {
      switch self {
      case .address: nil
      case .coordinate(let point): (point.latitude, point.longitude, nil)
      case .deviceLocation(let place):
        (place.coordinate.latitude, place.coordinate.longitude, place.altitude)
      }
    }

    /// The same address, or the same numbers.
    public static func == (a: Self, b: Self) -> Bool {
      if case (.address(let a), .address(let b)) = (a, b) { return a == b }
      guard let a = a.point, let b = b.point else { return false }
      return a == b
    }

    /// Hashes the parts that equal places share.
    public func hash(into hasher: inout Hasher) {
      if case .address(let text) = self { hasher.combine(text) }
      hasher.combine(point?.latitude)
      hasher.combine(point?.longitude)
    }

    /// Reads an address, or the numbers of a point.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let text = try container.decodeIfPresent(String.self, forKey: .address) {
        self = .address(text)
        return
      }
      let point = CLLocationCoordinate2D(
        latitude: try container.decode(Double.self, forKey: .latitude),
        longitude: try container.decode(Double.self, forKey: .longitude))
      guard let height = try container.decodeIfPresent(Double.self, forKey: .altitude) else {
        self = .coordinate(point)
        return
      }
      self = .deviceLocation(
        CLLocation(
          coordinate: point, altitude: height, horizontalAccuracy: 0, verticalAccuracy: 0,
          timestamp: Date(timeIntervalSinceReferenceDate: 0)))
    }

    /// Writes an address, or the numbers of a point.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if case .address(let text) = self { try container.encode(text, forKey: .address) }
      guard let point else { return }
      try container.encode(point.latitude, forKey: .latitude)
      try container.encode(point.longitude, forKey: .longitude)
      try container.encodeIfPresent(point.altitude, forKey: .altitude)
    }
  }

  /// A way to say where a place is, which some maps know.
  public enum SupportingPlaceRepresentation: Sendable, Hashable, Codable {
    /// What services call it, by the services' identifiers.
    case serviceIdentifiers([String: String])
  }

  /// The ways to say where it is, the most exact first.
  public let representations: [PlaceRepresentation]
  /// The common name.
  public let commonName: String?
  /// Further ways.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Describes a place.
  public init(
    representations: [PlaceRepresentation], commonName: String?,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The first address.
  public var address: String? {
    representations.lazy.compactMap { if case .address(let text) = $0 { text } else { nil } }.first
  }

  /// The first point.
  public var coordinate: CLLocationCoordinate2D? {
    representations.lazy.compactMap {
      switch $0 {
      case .coordinate(let point): point
      case .deviceLocation(let place): place.coordinate
      case .address: nil
      }
    }.first
  }

  /// The identifier of the place in a service.
  public func serviceIdentifier(for service: String) -> String? {
    supportingRepresentations.lazy.compactMap {
      if case .serviceIdentifiers(let all) = $0 { all[service] } else { nil }
    }.first
  }
}

extension PlaceDescriptor: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// How it is shown: its name, with its address below; else its address or its point.
  public var displayRepresentation: DisplayRepresentation {
    let point = coordinate.map { "\($0.latitude), \($0.longitude)" }
    let title = commonName ?? address ?? point ?? ""
    let more = commonName == nil ? nil : address ?? point
    return DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: more.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

// SPDX-License-Identifier: Apache-2.0

// Small stand-ins for the types of places that other systems have in a framework of their own. There is no
// receiver here: a place is what the app or a person says.

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// How far off a measurement may be, in metres; negative where it says nothing.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north, clockwise; negative where it is not known.
public typealias CLLocationDirection = Double
/// A speed in metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Creates the point in the Gulf of Guinea where both are 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A point that is on no globe.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a point is on the globe.
public func CLLocationCoordinate2DIsValid(_ point: CLLocationCoordinate2D) -> Bool {
  abs(point.latitude) <= 90 && abs(point.longitude) <= 180
}

/// A place as it was measured.
open class CLLocation: NSObject, @unchecked Sendable {
  // SAFETY: nothing that it stores ever changes.

  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far off the point may be.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far off the height may be.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it was moving to.
  public let course: CLLocationDirection
  /// How fast it was moving.
  public let speed: CLLocationSpeed
  /// When it was measured.
  public let timestamp: Date

  /// Creates a place of which only the point is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The way along the globe to another place, in metres: the great circle on a sphere of the Earth's mean radius
  /// (6,371,008.8 m), within 0.6 % of the way on the ellipsoid.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func half(_ angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }
    let angle =
      half(radians(b.latitude - a.latitude))
      + cos(radians(a.latitude)) * cos(radians(b.latitude))
      * half(radians(b.longitude - a.longitude))
    return 2 * 6_371_008.8 * asin(min(1, angle.squareRoot()))
  }
}

/// A place by its name and address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // SAFETY: nothing that it stores ever changes.

  /// The name: a building, a business, an address.
  public let name: String?
  /// Where it is.
  public let location: CLLocation?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// The part of the city.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country's code after ISO 3166.
  public let isoCountryCode: String?
  /// The country.
  public let country: String?
  /// The time there.
  public let timeZone: TimeZone?
  /// The sights there.
  public var areasOfInterest: [String]? { nil }
  /// The lake or river that it is on.
  public var inlandWater: String? { nil }
  /// The sea that it is on.
  public var ocean: String? { nil }

  /// Creates a place of what is known of it; a host makes one of a name that was said.
  public init(
    name: String?, location: CLLocation? = nil, thoroughfare: String? = nil,
    subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
    administrativeArea: String? = nil, subAdministrativeArea: String? = nil,
    postalCode: String? = nil, isoCountryCode: String? = nil, country: String? = nil,
    timeZone: TimeZone? = nil
  ) {
    self.name = name
    self.location = location
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.subAdministrativeArea = subAdministrativeArea
    self.postalCode = postalCode
    self.isoCountryCode = isoCountryCode
    self.country = country
    self.timeZone = timeZone
  }

  /// Creates the same place once more.
  public convenience init(placemark other: CLPlacemark) {
    self.init(
      name: other.name, location: other.location, thoroughfare: other.thoroughfare,
      subThoroughfare: other.subThoroughfare, locality: other.locality,
      subLocality: other.subLocality, administrativeArea: other.administrativeArea,
      subAdministrativeArea: other.subAdministrativeArea, postalCode: other.postalCode,
      isoCountryCode: other.isoCountryCode, country: other.country, timeZone: other.timeZone)
  }

  /// The name, else the address on one line.
  open override var description: String { name ?? address ?? "" }

  /// The address on one line, of the parts that are known; `nil` where none is.
  private var address: String? {
    let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
    let region = [administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    let parts = [street, locality ?? "", region, country ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension CLPlacemark: _IntentValue {}

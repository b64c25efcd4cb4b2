// SPDX-License-Identifier: Apache-2.0

// What would know where an app is, and where places are: nothing does here, and all of it says so.

/// A failure to find a place.
public struct CLError: Error, Sendable, Hashable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    /// The place is not known at present.
    case locationUnknown = 0
    /// The app may not know where it is.
    case denied = 1
    /// There is no network.
    case network = 2
    /// There is no such place.
    case geocodeFoundNoResult = 8
  }

  /// The kind.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// It was not asked for.
  case notDetermined = 0
  /// It may not, and nobody can change it.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may at any time.
  case authorizedAlways = 3
  /// It may while it is used.
  case authorizedWhenInUse = 4
}

/// A source of locations: it has none here, and says so.
open class CLLocationManager: NSObject {
  /// Whether the app may know where it is: no.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Where it is: not known.
  open var location: CLLocation? { nil }
  /// How exact the place should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

  /// Whether anything tells where the app is: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Asks for leave, which is not given.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }
  /// Asks for leave, which is not given.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Asks where the app is: the delegate is told that it may not know.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Asks to be told where the app is: the delegate is told that it may not know.
  open func startUpdatingLocation() { requestLocation() }
  /// Asks to be told no longer.
  open func stopUpdatingLocation() {}
}

/// Who is told where an app is; all of it may be left out.
public protocol CLLocationManagerDelegate: AnyObject {
  /// It is there.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// It is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Whether it may know has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_: CLLocationManager, didUpdateLocations _: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_: CLLocationManager, didFailWithError _: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_: CLLocationManager) {}
}

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A geocoder between addresses and places: it has no service here.
open class CLGeocoder: NSObject {
  /// Finds the places of an address.
  ///
  /// - Throws: Always: `CLError` of the code `network`.
  open func geocodeAddressString(_: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the addresses of a place.
  ///
  /// - Throws: Always: `CLError` of the code `network`.
  open func reverseGeocodeLocation(_: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the places of an address: hands on an error of the code `network`.
  open func geocodeAddressString(
    _: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Finds the addresses of a place: hands on an error of the code `network`.
  open func reverseGeocodeLocation(
    _: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Gives up what is sought.
  open func cancelGeocode() {}
}

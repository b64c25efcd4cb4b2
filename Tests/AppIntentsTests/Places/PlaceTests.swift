// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

private final class Seeker: CLLocationManagerDelegate {
  var error: (any Error)?
  func locationManager(_: CLLocationManager, didFailWithError error: any Error) {
    self.error = error
  }
}

@Suite struct PlaceTests {
  @Test("the way between two places is that on a globe")
  func distances() {
    let vienna = CLLocation(latitude: 48.2082, longitude: 16.3738)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // 1,034 km on the ellipsoid.
    #expect(abs(vienna.distance(from: paris) - 1_034_000) < 6000)
    #expect(vienna.distance(from: vienna) == 0)
    let poles = CLLocation(latitude: 90, longitude: 0)
      .distance(from: CLLocation(latitude: -90, longitude: 123))
    #expect(abs(poles - 20_015_115) < 1)
  }

  @Test("a point off the globe is not valid")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
  }

  @Test("a description of a place survives being written and read")
  func coding() throws {
    let point = CLLocationCoordinate2D(latitude: 1.5, longitude: -2.25)
    let measured = CLLocation(
      coordinate: point, altitude: 12, horizontalAccuracy: 5, verticalAccuracy: 5,
      timestamp: Date())
    let place = PlaceDescriptor(
      representations: [.address("1 Pier Road"), .coordinate(point), .deviceLocation(measured)],
      commonName: "Pier", supportingRepresentations: [.serviceIdentifiers(["com.example": "7"])])
    let read = try JSONDecoder().decode(
      PlaceDescriptor.self, from: JSONEncoder().encode(place))
    #expect(read == place)
    #expect(read.hashValue == place.hashValue)
    #expect(read.address == "1 Pier Road")
    #expect(read.coordinate?.latitude == 1.5)
    #expect(read.serviceIdentifier(for: "com.example") == "7")
    #expect(read.serviceIdentifier(for: "com.other") == nil)
  }

  @Test(
    "a place is shown by its name, else its address, else its point",
    arguments: [
      ("Pier", "1 Pier Road", "Pier", "1 Pier Road"), (nil, "1 Pier Road", "1 Pier Road", nil),
      (nil, nil, "1.5, 2.0", nil),
    ] as [(String?, String?, String, String?)])
  func shown(name: String?, address: String?, title: String, subtitle: String?) {
    let point = CLLocationCoordinate2D(latitude: 1.5, longitude: 2)
    let representations = [address.map { .address($0) }, .coordinate(point)]
      .compactMap { (way: PlaceDescriptor.PlaceRepresentation?) in way }
    let shown = PlaceDescriptor(representations: representations, commonName: name)
      .displayRepresentation
    #expect(shown.title.string == title)
    #expect(shown.subtitle?.string == (name == nil ? subtitle : address))
  }

  @Test("nothing here knows where places are, and it says so")
  func unknown() async {
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("1 Pier Road")
    }
    #expect(CLLocationManager().authorizationStatus == .denied)
    #expect(CLLocationManager().location == nil)
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { places, error in
      #expect(places == nil && error is CLError)
    }
  }

  @Test("who asks where the app is hears that it may not know")
  func denied() {
    let seeker = Seeker()
    let manager = CLLocationManager()
    manager.delegate = seeker
    manager.requestLocation()
    #expect(seeker.error as? CLError == CLError(.denied))
  }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct FoundationGapsTests {
  @Test("a default is set and removed by its key")
  func defaults() throws {
    let name = "bespeak.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue("on", forKey: "lamp")
    #expect(defaults.string(forKey: "lamp") == "on")
    defaults.setValue(nil, forKey: "lamp")
    #expect(defaults.string(forKey: "lamp") == nil)
  }

  @Test("there are no groups of apps")
  func groups() {
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.example")
    #expect(folder == nil)
  }

  @Test("a measurement is a number and its unit")
  func measurements() {
    #expect(Measurement(value: 3, unit: UnitLength.kilometers).formatted() == "3 km")
  }
}

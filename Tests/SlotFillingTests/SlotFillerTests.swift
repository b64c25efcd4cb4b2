// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SlotFilling

@Suite("Filling slots", .timeLimit(.minutes(5))) struct SlotFillerTests {
  static let artists = TestApp.names(
    .open,
    [
      "nina simone", "miles davis", "chet baker", "john coltrane", "the blue notes", "adele",
      "duke ellington", "ella fitzgerald",
    ])
  static let playlists = TestApp.names(
    .open, ["summer evenings", "running", "deep focus", "rainy days", "sunday morning jazz"])
  static let music: TestApp = {
    var app = TestApp()
    app.add(
      [("artist", artists), ("playlist", playlists)],
      [
        "play [artist]", "play something by [artist]", "play [playlist] on @", "start [playlist]",
        "add [artist] to my [playlist] playlist", "put [artist] into [playlist]",
        "play songs by [artist] from my [playlist] playlist",
      ])
    return app
  }()

  @Test("a listed name wins over a free reading")
  func listed() {
    #expect(Self.music.fill("play nina simone") == ["artist=nina simone"])
    #expect(Self.music.fill("start deep focus") == ["playlist=deep focus"])
    #expect(
      Self.music.fill("add the blue notes to my sunday morning jazz playlist")
        == ["artist=the blue notes", "playlist=sunday morning jazz"])
  }

  @Test("what stands before a slot decides between two free slots")
  func context() {
    #expect(Self.music.fill("play something by gregor plimsoll") == ["artist=gregor plimsoll"])
    #expect(
      Self.music.fill("add adele to my gregor plimsoll playlist").last
        == "playlist=gregor plimsoll")
  }
}

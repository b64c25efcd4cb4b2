// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct MusicShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayAlbum(),
      phrases: [
        "Play an album in \(.applicationName)", "Play \(\.$album) in \(.applicationName)",
      ], shortTitle: "Play Album", systemImageName: "play")
    AppShortcut(
      intent: PlayGenre(),
      phrases: [
        "Play something in \(.applicationName)", "Play some \(\.$genre) in \(.applicationName)",
      ],
      shortTitle: "Play Genre", systemImageName: "shuffle")
    AppShortcut(
      intent: Pause(), phrases: ["Pause \(.applicationName)"], shortTitle: "Pause",
      systemImageName: "pause")
    AppShortcut(
      intent: WhatIsPlaying(), phrases: ["What is playing in \(.applicationName)"],
      shortTitle: "What Is Playing", systemImageName: "music.note")
    AppShortcut(
      intent: SetVolume(), phrases: ["Set the volume of \(.applicationName)"],
      shortTitle: "Set Volume", systemImageName: "speaker")
    AppShortcut(
      intent: AddToPlaylist(),
      phrases: [
        "Add an album to a playlist in \(.applicationName)",
        "Add an album to \(\.$playlist) in \(.applicationName)",
      ], shortTitle: "Add to Playlist", systemImageName: "plus")
  }
}

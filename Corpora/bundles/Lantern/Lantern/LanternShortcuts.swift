// SPDX-License-Identifier: Apache-2.0

import AppIntents

// A comment that speaks of struct Fake: AppShortcutsProvider {} declares nothing.
let text = "struct AlsoFake: AppShortcutsProvider {}"

struct LanternShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightLampIntent(),
      phrases: ["Light a lamp with \(.applicationName)", "Light \(\.$lamp) with \(.applicationName)"],
      shortTitle: "Light", systemImageName: "lamp.desk")
  }
}

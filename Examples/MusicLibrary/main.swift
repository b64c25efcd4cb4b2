// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

AppDependencyManager.shared.add(dependency: Library())
AppDependencyManager.shared.add(dependency: Player())
let host = try await AppHost(
  HostedApp(
    MusicShortcuts.self, id: "com.example.music", name: "Music", synonyms: ["Music Library"]))
await host.talk(
  greeting: """
    Music. Say for instance "Play greatest hits in Music", "Play something in Music" or \
    "Set the volume of Music"; "never mind" stops a question, "quit" the program.
    """)

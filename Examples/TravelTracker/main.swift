// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

AppDependencyManager.shared.add(dependency: TravelJournal())
let host = try await AppHost(
  HostedApp(
    TravelShortcuts.self, id: "com.example.travel", name: "Travel Tracker", synonyms: ["Travel"]))
await host.talk(
  greeting: """
    Travel Tracker. Say for instance "Open Mount Fuji in Travel", "Add a landmark in Travel" or \
    "Show a collection in Travel"; "never mind" stops a question, "quit" the program.
    """)

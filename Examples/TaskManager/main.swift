// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog

AppDependencyManager.shared.add(dependency: TaskStore())
let host = try await AppHost(
  HostedApp(
    TaskShortcuts.self, id: "com.example.tasks", name: "Tasks", synonyms: ["Task Manager"]),
  options: HostOptions(ruleSet: .extended))
await host.talk(
  greeting: """
    Tasks. Say for instance "Remind me tomorrow at nine to call Ben", \
    "Mark call Anna done in Tasks" or "Delete a task in Tasks"; "never mind" stops a question, "quit" the program.
    """)

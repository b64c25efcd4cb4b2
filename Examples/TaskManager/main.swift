// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

AppDependencyManager.shared.add(dependency: TaskStore())
let host = try await AppHost(
  HostedApp(
    TaskShortcuts.self, id: "com.example.tasks", name: "Tasks", synonyms: ["Task Manager"]))
await host.talk(
  greeting: """
    Tasks. Say for instance "Remind me in Tasks", "Mark call Anna done in Tasks" or \
    "Delete a task in Tasks"; "never mind" stops a question, "quit" the program.
    """)

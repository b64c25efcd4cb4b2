// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct TravelShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenLandmark(),
      phrases: [
        "Open a landmark in \(.applicationName)", "Open \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Landmark", systemImageName: "mappin")
    AppShortcut(
      intent: ShowPhotos(),
      phrases: [
        "Show photos in \(.applicationName)",
        "Show the photos of \(\.$album) in \(.applicationName)",
      ], shortTitle: "Show Photos", systemImageName: "photo")
    AppShortcut(
      intent: ShowContinent(),
      phrases: [
        "Show a continent in \(.applicationName)",
        "What is there in \(\.$continent) in \(.applicationName)",
      ], shortTitle: "Show Continent", systemImageName: "globe")
    AppShortcut(
      intent: AddToCollection(),
      phrases: [
        "Add a landmark in \(.applicationName)",
        "Add \(\.$landmark) to a collection in \(.applicationName)",
      ], shortTitle: "Add to Collection", systemImageName: "plus")
    AppShortcut(
      intent: ShowCollection(),
      phrases: [
        "Show a collection in \(.applicationName)",
        "Show my collection \(\.$collection) in \(.applicationName)",
      ], shortTitle: "Show Collection", systemImageName: "square.stack")
    AppShortcut(
      intent: PlanJourney(),
      phrases: [
        "Plan a journey in \(.applicationName)",
        "Plan a journey to \(\.$landmark) in \(.applicationName)",
      ], shortTitle: "Plan Journey", systemImageName: "calendar")
    AppShortcut(
      intent: AddExpense(), phrases: ["Add an expense in \(.applicationName)"],
      shortTitle: "Add Expense", systemImageName: "creditcard")
    AppShortcut(
      intent: DeleteAlbum(), phrases: ["Delete an album in \(.applicationName)"],
      shortTitle: "Delete Album", systemImageName: "trash")
    AppShortcut(
      intent: LastMemory(), phrases: ["What did I last look at in \(.applicationName)"],
      shortTitle: "Last Memory", systemImageName: "clock")
  }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct OpenLandmark: OpenIntent {
  static let title: LocalizedStringResource = "Open Landmark"

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var target: Landmark

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await journal.look(at: .landmark(target))
    return .result(dialog: "Here is \(target.name).")
  }
}

struct ShowPhotos: AppIntent {
  static let title: LocalizedStringResource = "Show Photos"

  @Parameter(title: "Album", requestValueDialog: "Of which journey?") var album: PhotoAlbum

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await journal.look(at: .album(album))
    return .result(dialog: "^[\(album.photoCount) photo](inflect: true) of “\(album.title)”.")
  }
}

struct ShowContinent: AppIntent {
  static let title: LocalizedStringResource = "Show Continent"

  @Parameter(title: "Continent", requestValueDialog: "Which continent?") var continent: Continent

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<[Landmark]> {
    let found = journal.landmarks.filter { $0.continent == continent }
    return .result(
      value: found, dialog: "\(found.map(\.name).joined(separator: " and ")).")
  }
}

struct AddToCollection: AppIntent {
  static let title: LocalizedStringResource = "Add to Collection"

  @Parameter(
    title: "Landmark", requestValueDialog: "Which landmark?",
    requestDisambiguationDialog: "Which of these?") var landmark: Landmark
  @Parameter(title: "Collection", requestValueDialog: "To which collection?")
  var collection: LandmarkCollection

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard await journal.add(landmark, to: collection) else {
      return .result(dialog: "\(landmark.name) is in “\(collection.title)” already.")
    }
    let count = await journal.landmarks(in: collection).count
    return .result(
      dialog:
        "\(landmark.name) is one of ^[\(count) landmark](inflect: true) in “\(collection.title)”.")
  }
}

struct ShowCollection: AppIntent {
  static let title: LocalizedStringResource = "Show Collection"

  @Parameter(title: "Collection", requestValueDialog: "Which collection?")
  var collection: LandmarkCollection

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    let landmarks = await journal.landmarks(in: collection)
    // Which one to open is asked only where there is a choice.
    var chosen = landmarks[0]
    if landmarks.count > 1 {
      let options = landmarks.map { IntentChoiceOption(title: "\($0.name)") }
      let choice = try await requestChoice(
        between: options + [.cancel], dialog: "“\(collection.title)” has these. Which one to open?")
      let index = options.firstIndex { $0.title == choice.title } ?? 0
      chosen = landmarks[index]
    }
    let opening = OpenLandmark()
    opening.target = chosen
    return .result(opensIntent: opening, dialog: "Opening \(chosen.name).")
  }
}

struct DeleteAlbum: AppIntent {
  static let title: LocalizedStringResource = "Delete Album"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: "Album", requestValueDialog: "Which album?") var album: PhotoAlbum

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(acceptLabel: "Delete", denyLabel: "Keep", destructive: true),
      dialog: "Delete “\(album.title)” with ^[\(album.photoCount) photo](inflect: true)?")
    await journal.delete(album)
    TravelShortcuts.updateAppShortcutParameters()
    return .result(dialog: "“\(album.title)” is gone.")
  }
}

struct PlanJourney: AppIntent {
  static let title: LocalizedStringResource = "Plan Journey"

  @Parameter(title: "Landmark", requestValueDialog: "Where to?") var landmark: Landmark
  @Parameter(title: "Day", kind: .date, requestValueDialog: "When do you leave?") var day: Date
  @Parameter(title: "Nights", inclusiveRange: (1, 60), requestValueDialog: "For how many nights?")
  var nights: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let style = Date.FormatStyle(date: .long, time: .omitted, locale: systemContext.locale)
    let last = Calendar.current.date(byAdding: .day, value: nights, to: day) ?? day
    return .result(
      dialog: "\(landmark.name), \(day.formatted(style)) to \(last.formatted(style)).")
  }
}

struct AddExpense: AppIntent {
  static let title: LocalizedStringResource = "Add Expense"

  @Parameter(title: "Amount", inclusiveRange: (0, 10_000), requestValueDialog: "How much was it?")
  var amount: IntentCurrencyAmount

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let sum = await journal.spend(amount)
    return .result(dialog: "That makes \("\(sum.amount)") \(sum.currencyCode) so far.")
  }
}

struct LastMemory: AppIntent {
  static let title: LocalizedStringResource = "Last Memory"

  @Dependency private var journal: TravelJournal

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Memory?> {
    switch await journal.lastMemory {
    case .landmark(let landmark)?:
      return .result(value: .landmark(landmark), dialog: "You looked at \(landmark.name).")
    case .album(let album)?:
      return .result(value: .album(album), dialog: "You looked at the photos of “\(album.title)”.")
    case nil: return .result(value: nil, dialog: "You have looked at nothing yet.")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Where the person has been, for as long as the program runs.
actor TravelJournal {
  nonisolated let landmarks = [
    Landmark(id: 1, name: "Eiffel Tower", continent: .europe, otherNames: ["Tour Eiffel"]),
    Landmark(id: 2, name: "Tower of London", continent: .europe),
    Landmark(id: 3, name: "Mount Fuji", continent: .asia, otherNames: ["Fujisan"]),
    Landmark(id: 4, name: "Great Wall", continent: .asia),
    Landmark(id: 5, name: "Serengeti", continent: .africa),
    Landmark(id: 6, name: "Machu Picchu", continent: .southAmerica),
  ]
  private(set) var albums = [
    PhotoAlbum(id: "paris", title: "A weekend in Paris", landmark: 1, photoCount: 48),
    PhotoAlbum(id: "rain", title: "London in the rain", landmark: 2, photoCount: 1),
    PhotoAlbum(id: "fuji", title: "Climbing Fuji", landmark: 3, photoCount: 112),
  ]
  private(set) var collections = [
    LandmarkCollection(id: "seen", title: "Been there", landmarks: [1, 2, 3]),
    LandmarkCollection(id: "wanted", title: "One day", landmarks: [6]),
  ]
  private(set) var lastMemory: Memory?
  private var spent: [String: Decimal] = [:]

  /// Puts a landmark into a collection; `false` where it is in there already.
  func add(_ landmark: Landmark, to collection: LandmarkCollection) -> Bool {
    guard let index = collections.firstIndex(where: { $0.id == collection.id }),
      !collections[index].landmarks.contains(landmark.id)
    else { return false }
    collections[index].landmarks.append(landmark.id)
    lastMemory = .landmark(landmark)
    return true
  }

  /// Notes what was spent; what is spent of the currency by now.
  func spend(_ amount: IntentCurrencyAmount) -> IntentCurrencyAmount {
    let sum = spent[amount.currencyCode, default: 0] + amount.amount
    spent[amount.currencyCode] = sum
    return IntentCurrencyAmount(amount: sum, currencyCode: amount.currencyCode)
  }

  func landmarks(in collection: LandmarkCollection) -> [Landmark] {
    let ids = collections.first { $0.id == collection.id }?.landmarks ?? []
    return landmarks.filter { ids.contains($0.id) }
  }

  func look(at memory: Memory) { lastMemory = memory }

  func delete(_ album: PhotoAlbum) {
    albums.removeAll { $0.id == album.id }
    if case .album(let last) = lastMemory, last.id == album.id { lastMemory = nil }
  }
}

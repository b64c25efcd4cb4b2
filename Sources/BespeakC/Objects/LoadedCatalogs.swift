// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import MatchIndex

/// Compiled catalogs, or an image: what a `bespeak_catalogs` leads to.
final class LoadedCatalogs: Sendable {
  /// The index.
  let image: IndexImage
  /// Its bytes, to be written.
  let bytes: ImageBytes
  /// The declarations; empty for an image.
  let catalogs: [AppCatalog]
  /// Numbers of apps and intents by their names.
  let numbers: [String: AppNumbers]
  /// The ids of apps, by number.
  let apps: LentTexts
  /// The names of intents, by number.
  let intents: LentTexts
  /// The app of each intent; -1 where no shortcut leads to it.
  let appOfIntent: [Int32]

  /// An app's number, and those of its intents that have shortcuts.
  struct AppNumbers: Sendable {
    var app: Int32
    var intents: [String: Int32] = [:]
  }

  init(image: IndexImage, bytes: ImageBytes, catalogs: [AppCatalog]) {
    self.image = image
    self.bytes = bytes
    self.catalogs = catalogs
    let ids = (0..<image.appCount).map { image.strings[image.app(AppID(UInt32($0))).id] }
    let names = (0..<image.intentCount).map { image.strings[image.intent(UInt32($0)).name] }
    var numbers: [String: AppNumbers] = [:]
    var appOfIntent = [Int32](repeating: -1, count: names.count)
    for (app, id) in ids.enumerated() {
      var known = AppNumbers(app: Int32(app))
      for shortcut in image.app(AppID(UInt32(app))).shortcuts {
        let intent = Int(image.shortcut(shortcut).intent)
        guard names.indices.contains(intent) else { continue }
        known.intents[names[intent]] = Int32(intent)
        appOfIntent[intent] = Int32(app)
      }
      if numbers[id] == nil { numbers[id] = known }
    }
    self.numbers = numbers
    self.appOfIntent = appOfIntent
    apps = LentTexts(ids)
    intents = LentTexts(names)
  }

  /// Whether an app declares an entity; of an image, which does not say, whether there is the app.
  func declares(_ entity: EntityKey) -> Bool {
    if catalogs.isEmpty { return numbers[entity.app] != nil }
    return catalogs.contains { app in
      app.id == entity.app && app.entities.contains { $0.name == entity.entity }
    }
  }

  /// Opens an image.
  convenience init(image bytes: ImageBytes, isTrusted: Bool) throws(ImageError) {
    let image = try isTrusted ? IndexImage(trusted: bytes) : IndexImage(validating: bytes)
    if !isTrusted { try image.validateBlocks() }
    self.init(image: image, bytes: bytes, catalogs: [])
  }
}

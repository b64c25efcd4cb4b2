// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@MainActor @Suite struct UndoManagerTests {
  @Test("what was done last is undone first, and done again on demand")
  func order() {
    let manager = UndoManager()
    let page = Page()
    page.add("a", manager)
    page.add("b", manager)
    #expect(manager.undoActionName == "Add b")
    manager.undo()
    #expect(page.words == ["a"])
    #expect(manager.canRedo)
    manager.redo()
    #expect(page.words == ["a", "b"])
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(page.words == [])
    #expect(!manager.canUndo)
  }

  @Test("something new forgets what could be done again, and the oldest go first")
  func limits() {
    let manager = UndoManager()
    let page = Page()
    manager.levelsOfUndo = 2
    for word in ["a", "b", "c"] { page.add(word, manager) }
    manager.undo()
    page.add("d", manager)
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(page.words == ["a"])
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test("an intent finds the manager set around it, and none elsewhere")
  func current() async throws {
    let manager = UndoManager()
    try await UndoManager.$current.withValue(manager) { _ = try await Wipe().perform() }
    #expect(manager.canUndo)
    #expect(Wipe().undoManager == nil)
  }
}

@MainActor private final class Page {
  var words: [String] = []

  func add(_ word: String, _ manager: UndoManager) {
    words.append(word)
    manager.registerUndo(withTarget: self) { $0.remove(word, manager) }
    manager.setActionName("Add \(word)")
  }

  func remove(_ word: String, _ manager: UndoManager) {
    words.removeAll { $0 == word }
    manager.registerUndo(withTarget: self) { $0.add(word, manager) }
  }
}

private struct Wipe: UndoableIntent {
  static let title: LocalizedStringResource = "Wipe"

  @MainActor func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: Page()) { $0.words = [] }
    return .result()
  }
}

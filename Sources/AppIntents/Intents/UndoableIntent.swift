// SPDX-License-Identifier: Apache-2.0

/// An intent whose work can be undone.
///
///     func perform() async throws -> some IntentResult {
///       let place = try await store.remove(target.id)
///       await undoManager?.registerUndo(withTarget: store) { $0.add(place) }
///       return .result()
///     }
public protocol UndoableIntent: AppIntent {
  /// Where to say how the work is undone; `nil` where nobody would.
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// The manager that the host has set around the intent; `nil` where it has set none.
  @MainActor public var undoManager: UndoManager? { UndoManager.current }
}

/// How to undo what was done, the last first.
///
/// A small stand-in for Foundation's, which Foundation on this system lacks. Each registration is a
/// step of its own; what is registered while a step is undone is the step to do again.
@MainActor
public final class UndoManager {
  private struct Step {
    var undo: @MainActor () -> Void
    var name: String
  }

  /// The manager that intents run with: a host sets one around `perform()`.
  @TaskLocal public static var current: UndoManager?

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// Most steps kept; the oldest go first.
  public var levelsOfUndo = 100
  /// Whether a step is being undone.
  public private(set) var isUndoing = false
  /// Whether a step is being done again.
  public private(set) var isRedoing = false

  /// Creates a manager without steps.
  public init() {}

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - target: Whom the closure is called with; kept as long as the step.
  ///   - handler: Undoes the step.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let step = Step(undo: { handler(target) }, name: "")
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      if undoSteps.count > max(1, levelsOfUndo) { undoSteps.removeFirst() }
    }
  }

  /// Names the last step.
  public func setActionName(_ name: String) {
    guard !undoSteps.isEmpty else { return }
    undoSteps[undoSteps.count - 1].name = name
  }

  /// The name of the last step; empty where it has none.
  public var undoActionName: String { undoSteps.last?.name ?? "" }
  /// Whether there is a step to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a step to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// Undoes the last step.
  public func undo() {
    guard !isUndoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    step.undo()
    isUndoing = false
  }

  /// Does the step again that was undone last.
  public func redo() {
    guard !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    step.undo()
    isRedoing = false
  }

  /// Forgets all steps.
  public func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }
}

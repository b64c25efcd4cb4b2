// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// An intent that makes a view and changes nothing: it may run at any time, and again.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {
  /// Lets the snippet be made again.
  static func reload()
}

extension SnippetIntent {
  /// Lets whoever shows the snippet make it again.
  ///
  /// It returns at once. A session that shows it makes it when its turn is over; calls before that,
  /// and while it is made, come to one.
  public static func reload() { SnippetReloads.announce(Self.self) }
}

/// Who shows snippets, and wants to know when to make them again.
package enum SnippetReloads {
  private struct Observers: Sendable {
    var byID: [Int: @Sendable (any SnippetIntent.Type) -> Void] = [:]
    var nextID = 0
  }

  private static let observers = Mutex(Observers())

  /// Calls a closure at each call of `reload()`.
  ///
  /// - Returns: What `remove(_:)` takes.
  package static func observe(
    _ observer: @escaping @Sendable (any SnippetIntent.Type) -> Void
  ) -> Int {
    observers.withLock { observers in
      observers.nextID += 1
      observers.byID[observers.nextID] = observer
      return observers.nextID
    }
  }

  /// Calls a closure no longer.
  package static func remove(_ id: Int) {
    observers.withLock { $0.byID[id] = nil }
  }

  fileprivate static func announce(_ type: any SnippetIntent.Type) {
    for observer in observers.withLock({ Array($0.byID.values) }) { observer(type) }
  }
}

/// A view that was handed over; there is no screen here, it is carried and never looked into.
public struct SnippetView: Sendable {
  /// The type of the view, for logs.
  package let typeName: String
  /// A snippet's own intent, where it is one that makes the view.
  package let intent: (any AppIntent)?

  /// Creates one of a view, of which the name of its type is kept and nothing else.
  package init<View>(_: View) {
    typeName = String(describing: View.self)
    intent = nil
  }

  /// Creates one of the intent that makes the view.
  package init(intent: any AppIntent) {
    typeName = String(describing: type(of: intent))
    self.intent = intent
  }
}

/// A snippet that shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// The name shown to people.
  public static var title: LocalizedStringResource { "Empty" }
  /// People do not find it.
  public static var isDiscoverable: Bool { false }

  /// Creates the intent.
  public init() {}

  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: ())
  }
}

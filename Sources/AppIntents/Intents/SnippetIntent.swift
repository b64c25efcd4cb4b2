// SPDX-License-Identifier: Apache-2.0

/// An intent that makes a view and changes nothing: it may run at any time, and again.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {
  /// Lets the snippet be made again.
  static func reload()
}

extension SnippetIntent {
  /// Lets the snippet be made again; without a screen there is nothing to do.
  public static func reload() {}
}

/// A view that was handed over; there is no screen here, it is carried and never looked into.
public struct SnippetView: Sendable {
  /// The type of the view, for logs.
  package let typeName: String
  /// A snippet's own intent, where it is one that makes the view.
  package let intent: (any AppIntent)?

  package init<View>(_ view: View) {
    typeName = String(describing: View.self)
    intent = nil
  }

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

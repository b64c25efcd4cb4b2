// SPDX-License-Identifier: Apache-2.0

/// An intent with an address: opening the address is doing the intent.
public protocol URLRepresentableIntent: AppIntent {
  /// The pattern of the addresses.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The pattern of the intent's addresses.
  public typealias URLRepresentation = IntentURLRepresentation<Self>
  /// The address; `nil` where the pattern makes none.
  public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

extension URLRepresentableIntent {
  /// Opens the address; nothing where the pattern makes none.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    openedAddress
  }

  fileprivate var openedAddress: IntentResultContainer<Never, Never, Never, Never> {
    let address: URL? = urlRepresentation
    return address.map { .result(opensIntent: OpenURLIntent($0)) } ?? .result()
  }
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// Opens the address, which the app handles as any of its links; nothing where there is none.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    openedAddress
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { Value.urlRepresentation.url(of: $0.target)?.absoluteString ?? "" }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { Value.urlRepresentation.url(of: $0.target)?.absoluteString ?? "" }
  }
}

/// The pattern of the addresses of an intent: `"https://example.com/play/\(\.$song)"`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation,
  Sendable
{
  private let parts: [@Sendable (Intent) -> String]

  /// Creates a pattern of a closure that gives the whole address; an empty text means none.
  package init(_ text: @escaping @Sendable (Intent) -> String) { parts = [text] }

  /// Creates a pattern that is the same for all.
  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  /// Creates a pattern.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The address of an intent; `nil` where its text is empty or no address.
  package func url(of intent: Intent) -> URL? {
    let text = parts.map { $0(intent) }.joined()
    return text.isEmpty ? nil : URL(string: text)
  }

  /// Collects the parts of a pattern.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [@Sendable (Intent) -> String] = []

    /// Starts an empty pattern.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a parameter; one without a value adds nothing.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      parts.append { intent in
        let parameter = intent[keyPath: keyPath]
        guard let value = parameter.anyValue ?? parameter.anyDefault else { return "" }
        return URLText.component(URLText.text(of: value))
      }
    }
  }
}

/// Opens an address.
public struct OpenURLIntent: SystemIntent {
  /// The name shown to people.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// The address.
  @IntentParameter(title: "URL") public var url: URL

  /// Creates an intent without an address.
  public init() {}

  /// Creates an intent that opens an address.
  public init(_ url: URL) { self.url = url }

  /// Creates an intent that opens the address of an entity; nothing where it has none.
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
    if let url = entity.urlRepresentation { self.url = url }
  }

  /// Creates an intent that opens the address of an entity.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` where it has none.
  public init(urlRepresentable entity: some URLRepresentableEntity) throws {
    try self.init(addressOf: entity.urlRepresentation)
  }

  /// Creates an intent that opens the address of a case.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` where it has none.
  public init(urlRepresentable value: some URLRepresentableEnum) throws {
    try self.init(addressOf: value.urlRepresentation)
  }

  /// Creates an intent that opens the address of another one.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` where it has none.
  public init(urlRepresentable intent: some URLRepresentableIntent) throws {
    try self.init(addressOf: intent.urlRepresentation)
  }

  private init(addressOf url: URL?) throws {
    guard let url else { throw AppIntentError.Unrecoverable.unknown }
    self.init(url)
  }

  /// Leaves the opening to the host, which sees the address.
  public func perform() async throws -> some IntentResult { .result() }
}

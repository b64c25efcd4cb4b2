// SPDX-License-Identifier: Apache-2.0

extension DisplayRepresentation {
  /// A picture of a value: a reference to it, nothing is loaded or drawn here.
  public struct Image: Sendable, Hashable {
    /// The shape that a picture is cut to.
    public enum DisplayStyle: Sendable, Hashable {
      /// As it is.
      case `default`
      /// Round, as for people.
      case circular
    }

    /// Where the picture comes from.
    package enum Source: Sendable, Hashable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    /// Where it comes from.
    package var source: Source
    /// Whether only its shape counts; `nil` leaves it to the picture.
    package var isTemplate: Bool?
    /// The shape it is cut to.
    package var displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ style: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      displayStyle = style
    }

    /// A picture of the app's assets.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// A symbol of the system's.
    public init(
      systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.system(systemName), isTemplate, displayStyle)
    }

    /// A picture held in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture at a place in the file system or on the web.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }

    /// A picture at a place, of a size in points.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
    }

    /// The name of the system's symbol, where it is one.
    package var systemName: String? {
      if case .system(let name) = source { name } else { nil }
    }
  }
}

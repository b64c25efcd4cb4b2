// SPDX-License-Identifier: Apache-2.0

/// A type of content by its uniform identifier.
///
/// A small stand-in for the type that other systems have in a framework of their own: identifiers
/// and the file endings of the common ones, so that declarations of files read the same.
public struct UTType: Sendable, Hashable, Codable, Identifiable {
  /// The identifier: `public.png`.
  public let identifier: String

  /// The identifier.
  public var id: String { identifier }

  /// Creates a type of an identifier; any that is not empty is taken.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type that an app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type that an app knows of another.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of a file ending, where it is one of the common ones.
  public init?(filenameExtension: String, conformingTo parent: UTType? = nil) {
    let ending = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.endings.contains(ending) }) else { return nil }
    identifier = row.identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The ending that files of this type usually have.
  public var preferredFilenameExtension: String? {
    Self.table.first { $0.identifier == identifier }?.endings.first
  }

  /// Whether content of this type is also of another.
  public func conforms(to type: UTType) -> Bool {
    var current = identifier
    // The table is no deeper than this.
    for _ in 0..<8 {
      if current == type.identifier { return true }
      guard let parent = Self.table.first(where: { $0.identifier == current })?.parent else {
        return false
      }
      current = parent
    }
    return false
  }

  private struct Row {
    var identifier: String
    var parent: String?
    var endings: [String] = []
  }

  // Public identifiers, as systems that have them publish them.
  private static let table: [Row] = [
    Row(identifier: "public.item"),
    Row(identifier: "public.content"),
    Row(identifier: "public.data", parent: "public.item"),
    Row(identifier: "public.folder", parent: "public.item"),
    Row(identifier: "public.text", parent: "public.data", endings: []),
    Row(identifier: "public.plain-text", parent: "public.text", endings: ["txt", "text"]),
    Row(identifier: "public.utf8-plain-text", parent: "public.plain-text"),
    Row(identifier: "public.rtf", parent: "public.text", endings: ["rtf"]),
    Row(identifier: "public.html", parent: "public.text", endings: ["html", "htm"]),
    Row(identifier: "public.xml", parent: "public.text", endings: ["xml"]),
    Row(identifier: "public.json", parent: "public.text", endings: ["json"]),
    Row(
      identifier: "public.comma-separated-values-text", parent: "public.text", endings: ["csv"]),
    Row(identifier: "public.image", parent: "public.data"),
    Row(identifier: "public.jpeg", parent: "public.image", endings: ["jpg", "jpeg"]),
    Row(identifier: "public.png", parent: "public.image", endings: ["png"]),
    Row(identifier: "public.heic", parent: "public.image", endings: ["heic"]),
    Row(identifier: "public.tiff", parent: "public.image", endings: ["tiff", "tif"]),
    Row(identifier: "com.compuserve.gif", parent: "public.image", endings: ["gif"]),
    Row(identifier: "public.svg-image", parent: "public.image", endings: ["svg"]),
    Row(identifier: "com.adobe.pdf", parent: "public.data", endings: ["pdf"]),
    Row(identifier: "public.audiovisual-content", parent: "public.data"),
    Row(identifier: "public.movie", parent: "public.audiovisual-content"),
    Row(identifier: "public.video", parent: "public.movie"),
    Row(identifier: "public.mpeg-4", parent: "public.movie", endings: ["mp4"]),
    Row(identifier: "com.apple.quicktime-movie", parent: "public.movie", endings: ["mov"]),
    Row(identifier: "public.audio", parent: "public.audiovisual-content"),
    Row(identifier: "public.mp3", parent: "public.audio", endings: ["mp3"]),
    Row(identifier: "com.microsoft.waveform-audio", parent: "public.audio", endings: ["wav"]),
    Row(identifier: "public.url", parent: "public.data"),
    Row(identifier: "public.file-url", parent: "public.url"),
    Row(identifier: "public.zip-archive", parent: "public.data", endings: ["zip"]),
    Row(identifier: "public.vcard", parent: "public.text", endings: ["vcf"]),
  ]

  /// Anything that can be stored.
  public static let item = UTType(known: "public.item")
  /// Anything with contents.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A table with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Pictures that move, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures that move.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAVE sound.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A contact.
  public static let vCard = UTType(known: "public.vcard")
}

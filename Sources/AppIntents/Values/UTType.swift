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

  /// Creates a known type.
  init(known identifier: String) { self.identifier = identifier }

  /// The ending that files of this type usually have.
  public var preferredFilenameExtension: String? {
    Self.table.first { $0.identifier == identifier }?.endings.first
  }

  /// Creates the type of a media type as the Internet spells it (`image/png`), where it is one of the common ones.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    let name = mimeType.lowercased()
    guard let row = Self.mediaTypes.first(where: { $0.value == name }) else { return nil }
    identifier = row.key
  }

  /// The media type as the Internet spells it: `image/png`.
  public var preferredMIMEType: String? { Self.mediaTypes[identifier] }

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

  /// A known type.
  struct Row {
    /// The identifier.
    var identifier: String
    /// The type that it is a kind of.
    var parent: String?
    /// The endings of files, the usual one first.
    var endings: [String] = []
  }

  /// The known types: public identifiers, as systems that have them publish them.
  static let table: [Row] = [
    Row(identifier: "public.item"),
    Row(identifier: "public.content"),
    Row(identifier: "public.composite-content", parent: "public.content"),
    Row(identifier: "public.disk-image", parent: "public.data"),
    Row(identifier: "public.data", parent: "public.item"),
    Row(identifier: "public.directory", parent: "public.item"),
    Row(identifier: "com.apple.resolvable"),
    Row(identifier: "public.symlink", parent: "com.apple.resolvable"),
    Row(identifier: "public.executable", parent: "public.item"),
    Row(identifier: "com.apple.alias-file", parent: "public.data"),
    Row(identifier: "com.apple.bookmark", parent: "public.data"),
    Row(identifier: "public.url", parent: "public.data"),
    Row(identifier: "public.file-url", parent: "public.url"),
    Row(identifier: "public.text", parent: "public.data"),
    Row(identifier: "public.plain-text", parent: "public.text", endings: ["txt", "text"]),
    Row(identifier: "public.utf8-plain-text", parent: "public.plain-text"),
    Row(identifier: "public.utf16-plain-text", parent: "public.plain-text"),
    Row(identifier: "public.delimited-values-text", parent: "public.text"),
    Row(
      identifier: "public.comma-separated-values-text", parent: "public.delimited-values-text",
      endings: ["csv"]),
    Row(
      identifier: "public.tab-separated-values-text", parent: "public.delimited-values-text",
      endings: ["tsv"]),
    Row(identifier: "public.rtf", parent: "public.text", endings: ["rtf"]),
    Row(identifier: "public.html", parent: "public.text", endings: ["html", "htm"]),
    Row(identifier: "public.xml", parent: "public.text", endings: ["xml"]),
    Row(identifier: "public.yaml", parent: "public.text", endings: ["yaml", "yml"]),
    Row(identifier: "public.css", parent: "public.text", endings: ["css"]),
    Row(identifier: "public.source-code", parent: "public.plain-text"),
    Row(identifier: "public.c-source", parent: "public.source-code", endings: ["c"]),
    Row(identifier: "public.swift-source", parent: "public.source-code", endings: ["swift"]),
    Row(identifier: "public.script", parent: "public.source-code"),
    Row(identifier: "com.netscape.javascript-source", parent: "public.script", endings: ["js"]),
    Row(identifier: "public.shell-script", parent: "public.script", endings: ["sh"]),
    Row(identifier: "public.python-script", parent: "public.script", endings: ["py"]),
    Row(identifier: "public.ruby-script", parent: "public.script", endings: ["rb"]),
    Row(identifier: "public.json", parent: "public.text", endings: ["json"]),
    Row(identifier: "public.geojson", parent: "public.json", endings: ["geojson"]),
    Row(identifier: "com.apple.property-list", parent: "public.data"),
    Row(
      identifier: "com.apple.xml-property-list", parent: "com.apple.property-list",
      endings: ["plist"]),
    Row(identifier: "com.apple.binary-property-list", parent: "com.apple.property-list"),
    Row(identifier: "com.adobe.pdf", parent: "public.data", endings: ["pdf"]),
    Row(identifier: "com.apple.rtfd", parent: "public.composite-content", endings: ["rtfd"]),
    Row(identifier: "com.apple.flat-rtfd", parent: "public.data"),
    Row(identifier: "com.apple.webarchive", parent: "public.data", endings: ["webarchive"]),
    Row(identifier: "org.idpf.epub-container", parent: "public.data", endings: ["epub"]),
    Row(identifier: "com.apple.log", parent: "public.plain-text", endings: ["log"]),
    Row(identifier: "public.image", parent: "public.data"),
    Row(identifier: "public.jpeg", parent: "public.image", endings: ["jpg", "jpeg"]),
    Row(identifier: "public.tiff", parent: "public.image", endings: ["tiff", "tif"]),
    Row(identifier: "com.compuserve.gif", parent: "public.image", endings: ["gif"]),
    Row(identifier: "public.png", parent: "public.image", endings: ["png"]),
    Row(identifier: "com.microsoft.bmp", parent: "public.image", endings: ["bmp"]),
    Row(identifier: "com.microsoft.ico", parent: "public.image", endings: ["ico"]),
    Row(identifier: "com.apple.icns", parent: "public.image", endings: ["icns"]),
    Row(identifier: "public.camera-raw-image", parent: "public.image"),
    Row(identifier: "public.svg-image", parent: "public.image", endings: ["svg"]),
    Row(identifier: "public.heif-standard", parent: "public.image"),
    Row(identifier: "public.heic", parent: "public.heif-standard", endings: ["heic"]),
    Row(identifier: "org.webmproject.webp", parent: "public.image", endings: ["webp"]),
    Row(identifier: "com.apple.live-photo"),
    Row(
      identifier: "com.pixar.universal-scene-description-mobile", parent: "public.3d-content",
      endings: ["usdz"]),
    Row(identifier: "public.3d-content", parent: "public.content"),
    Row(identifier: "public.audiovisual-content", parent: "public.data"),
    Row(identifier: "public.movie", parent: "public.audiovisual-content"),
    Row(identifier: "public.video", parent: "public.movie"),
    Row(identifier: "public.mpeg-4", parent: "public.movie", endings: ["mp4"]),
    Row(identifier: "com.apple.quicktime-movie", parent: "public.movie", endings: ["mov"]),
    Row(identifier: "public.mpeg", parent: "public.movie", endings: ["mpg", "mpeg"]),
    Row(identifier: "public.avi", parent: "public.movie", endings: ["avi"]),
    Row(identifier: "public.audio", parent: "public.audiovisual-content"),
    Row(identifier: "public.mp3", parent: "public.audio", endings: ["mp3"]),
    Row(identifier: "public.mpeg-4-audio", parent: "public.audio", endings: ["m4a"]),
    Row(identifier: "com.microsoft.waveform-audio", parent: "public.audio", endings: ["wav"]),
    Row(identifier: "public.aiff-audio", parent: "public.audio", endings: ["aiff", "aif"]),
    Row(identifier: "public.midi-audio", parent: "public.audio", endings: ["mid", "midi"]),
    Row(identifier: "public.playlist", parent: "public.data"),
    Row(identifier: "public.m3u-playlist", parent: "public.playlist", endings: ["m3u"]),
    Row(identifier: "public.folder", parent: "public.directory"),
    Row(identifier: "public.volume", parent: "public.folder"),
    Row(identifier: "com.apple.package", parent: "public.directory"),
    Row(identifier: "com.apple.bundle", parent: "public.directory"),
    Row(identifier: "com.apple.application", parent: "public.executable"),
    Row(identifier: "public.archive", parent: "public.data"),
    Row(identifier: "org.gnu.gnu-zip-archive", parent: "public.archive", endings: ["gz"]),
    Row(identifier: "public.bzip2-archive", parent: "public.archive", endings: ["bz2"]),
    Row(identifier: "public.zip-archive", parent: "public.archive", endings: ["zip"]),
    Row(identifier: "public.spreadsheet", parent: "public.content"),
    Row(identifier: "public.presentation", parent: "public.content"),
    Row(identifier: "public.database"),
    Row(identifier: "public.message"),
    Row(identifier: "public.contact"),
    Row(identifier: "public.vcard", parent: "public.text", endings: ["vcf"]),
    Row(identifier: "public.to-do-item"),
    Row(identifier: "public.calendar-event"),
    Row(identifier: "public.email-message", parent: "public.message", endings: ["eml"]),
    Row(identifier: "com.apple.internet-location", parent: "public.data"),
    Row(identifier: "public.font", parent: "public.data"),
    Row(identifier: "public.bookmark"),
  ]

  /// The media types of the known types, after the registry of the IANA.
  static let mediaTypes: [String: String] = [
    "com.adobe.pdf": "application/pdf",
    "com.compuserve.gif": "image/gif",
    "com.microsoft.bmp": "image/bmp",
    "com.microsoft.ico": "image/vnd.microsoft.icon",
    "com.apple.quicktime-movie": "video/quicktime",
    "com.microsoft.waveform-audio": "audio/vnd.wave",
    "com.netscape.javascript-source": "text/javascript",
    "com.pixar.universal-scene-description-mobile": "model/vnd.usdz+zip",
    "org.gnu.gnu-zip-archive": "application/gzip",
    "org.idpf.epub-container": "application/epub+zip",
    "org.webmproject.webp": "image/webp",
    "public.aiff-audio": "audio/aiff",
    "public.avi": "video/avi",
    "public.bzip2-archive": "application/x-bzip2",
    "public.comma-separated-values-text": "text/csv",
    "public.css": "text/css",
    "public.email-message": "message/rfc822",
    "public.geojson": "application/geo+json",
    "public.heic": "image/heic",
    "public.heif-standard": "image/heif",
    "public.html": "text/html",
    "public.jpeg": "image/jpeg",
    "public.json": "application/json",
    "public.midi-audio": "audio/midi",
    "public.mp3": "audio/mpeg",
    "public.mpeg": "video/mpeg",
    "public.mpeg-4": "video/mp4",
    "public.mpeg-4-audio": "audio/mp4",
    "public.plain-text": "text/plain",
    "public.png": "image/png",
    "public.rtf": "text/rtf",
    "public.svg-image": "image/svg+xml",
    "public.tab-separated-values-text": "text/tab-separated-values",
    "public.tiff": "image/tiff",
    "public.vcard": "text/vcard",
    "public.xml": "application/xml",
    "public.yaml": "application/yaml",
    "public.zip-archive": "application/zip",
  ]
}

// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// Anything that can be stored.
  public static let item = UTType(known: "public.item")
  /// Anything with contents.
  public static let content = UTType(known: "public.content")
  /// Content of several parts.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A disk image.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A file that refers to another one.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// An executable.
  public static let executable = UTType(known: "public.executable")
  /// An alias.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A bookmark of a file.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Plain text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Values with delimiters.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values with tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// CSS.
  public static let css = UTType(known: "public.css")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// C.
  public static let cSource = UTType(known: "public.c-source")
  /// Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A shell's script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// GeoJSON.
  public static let geoJSON = UTType(known: "public.geojson")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Rich text with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with all that it needs.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An electronic book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(known: "com.apple.log")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A bitmap.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// An icon of the Mac.
  public static let icns = UTType(known: "com.apple.icns")
  /// A camera's raw picture.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// HEIF.
  public static let heif = UTType(known: "public.heif-standard")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A scene.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Content in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// Sound, pictures that move, or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures that move.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// WAVE sound.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of music.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of music in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A volume.
  public static let volume = UTType(known: "public.volume")
  /// A directory shown as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A bundle.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An application.
  public static let application = UTType(known: "com.apple.application")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A contact.
  public static let contact = UTType(known: "public.contact")
  /// A contact.
  public static let vCard = UTType(known: "public.vcard")
  /// Something to do.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A place on the web.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
}

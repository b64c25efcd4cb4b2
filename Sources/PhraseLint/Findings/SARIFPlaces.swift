// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Places as SARIF has them: a URI, a region, and the path in the file as a logical location.
struct SARIFPlaces {
  private let folder: WorkingFolder
  private var sources: SourceTexts
  /// The column converted last: columns of a long line come in rising order, and are counted on.
  private var last: (file: String, line: Int, utf8: Int, utf16: Int) = ("", 0, 0, 0)

  init(folder: WorkingFolder, sources: [String]) {
    self.folder = folder
    self.sources = SourceTexts(sources)
  }

  /// Writes a location.
  mutating func location(
    _ location: SourceLocation, _ highlight: TextHighlight?, id: Int? = nil,
    message: String? = nil, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("id", id)
    if let message {
      json.key("message")
      json.beginObject()
      json.member("text", message)
      json.endObject()
    }
    if !location.file.isEmpty {
      json.key("physicalLocation")
      json.beginObject()
      artifact(location.file, &json)
      if location.line > 0 { region(location, highlight, &json) }
      json.endObject()
    }
    if !location.path.isEmpty {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.member("fullyQualifiedName", location.path)
      json.endObject()
      json.endArray()
    }
    json.endObject()
  }

  private func artifact(_ file: String, _ json: inout JSONWriter) {
    let path = folder.relative(file)
    json.key("artifactLocation")
    json.beginObject()
    json.key("uri")
    if path.hasPrefix("/") {
      json.value("file://" + URIPath.escaped(path))
    } else {
      json.value(URIPath.escaped(path))
      if !folder.path.isEmpty {
        json.member("uriBaseId", "SRCROOT")
      }
    }
    json.endObject()
  }

  private mutating func region(
    _ location: SourceLocation, _ highlight: TextHighlight?, _ json: inout JSONWriter
  ) {
    json.key("region")
    json.beginObject()
    json.member("startLine", location.line)
    if let line = sources.line(location.line, of: location.file),
      let range = MarkedRange.range(in: line, column: location.column, highlight: highlight)
    {
      let start = utf16(range.lowerBound, in: line, location)
      json.member("startColumn", start + 1)
      json.member("endColumn", utf16(range.upperBound, in: line, location) + 1)
    }
    json.endObject()
  }

  /// The UTF-16 code units before an offset of a line.
  private mutating func utf16(
    _ offset: Int, in line: ArraySlice<UInt8>, _ place: SourceLocation
  ) -> Int {
    if last.file != place.file || last.line != place.line || last.utf8 > offset {
      last = (place.file, place.line, 0, 0)
    }
    let from = line.startIndex + last.utf8
    for byte in line[from..<min(line.endIndex, line.startIndex + offset)] {
      // Each lead byte is a unit, and one of four bytes is two.
      if byte & 0xC0 != 0x80 { last.utf16 += byte >= 0xF0 ? 2 : 1 }
    }
    last.utf8 = offset
    return last.utf16
  }
}

/// Paths as parts of URIs.
enum URIPath {
  /// A path with everything but letters, digits, `/` and `-._~` as percent escapes.
  ///
  /// - SeeAlso: RFC 3986, section 2.3.
  static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText
import MatchIndex

/// `bespeak stats`: what an image, or the one that catalogs would make, is made of.
enum StatsCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "stats",
    summary: "count what catalogs or an image hold, and how many bytes it takes",
    synopsis: "(--catalog PATH | --image FILE) [--format table|json]",
    discussion: "All of an image is checked first: every checksum and every reference.",
    options: CatalogOptions.catalogs + CatalogOptions.image + [format],
    examples: ["bespeak stats --catalog tasks.json"])

  /// `--format`.
  static let format = OptionSpec(
    "format", .choice("FORMAT", of: Format.self, default: .table), "the form of output: {words}")

  /// The forms of output.
  enum Format: String, CaseIterable {
    /// For people.
    case table
    /// For programs.
    case json
  }

  /// Opens the image with all checks, and counts.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let format: Format = arguments.choice("format")
    let image = try CatalogOptions(arguments).load(validating: true).image
    let stats = ImageStats(image)
    switch format {
    case .table: try Console.print(stats.table(Style(for: 1)))
    case .json: try Console.print(stats.json)
    }
    return 0
  }
}

/// The counts of an image.
private struct ImageStats {
  private let counts: [(key: StaticString, label: String, count: Int)]
  private let locales: [String]
  private let sections: [(name: String, bytes: Int)]
  private let bytes: Int
  private let bytesPerPhrase: Double
  private let isExtended: Bool

  /// Counts.
  init(_ image: IndexImage) {
    var locales: Set<String> = []
    var translated = 0
    for index in 0..<UInt32(image.variantCount) {
      let variant = image.variant(VariantID(index))
      locales.insert(image.strings[variant.locale])
      translated += variant.phrases.count
    }
    self.locales = locales.sorted()
    counts = [
      ("apps", "apps", image.appCount), ("locales", "locales", locales.count),
      ("variants", "apps × locales", image.variantCount),
      ("shortcuts", "shortcuts", image.shortcutCount), ("intents", "intents", image.intentCount),
      ("phrases", "phrases", image.phraseCount), ("types", "types of values", image.valueTypeCount),
      ("values", "values", image.valueCount), ("tokens", "tokens", image.lexicon.count),
    ]
    sections = image.sectionSizes
    bytes = image.byteCount
    bytesPerPhrase = Double(bytes) / Double(max(1, image.phraseCount))
    isExtended = image.flags.contains(.extended)
  }

  /// Tables for people.
  func table(_ style: Style) -> String {
    var table = TextTable(["", "count"], numeric: [1])
    for entry in counts { table.add([entry.label, entry.count.grouped]) }
    var sizes = TextTable(["section", "bytes", "share"], numeric: [1, 2])
    for section in sections {
      let share = 100 * Double(section.bytes) / Double(max(1, bytes))
      sizes.add([section.name, section.bytes.grouped, share.fixed(1) + " %"])
    }
    sizes.add(["all", bytes.grouped, "100.0 %"])
    return table.text(style) + "\nlocales: " + locales.map(\.printable).joined(separator: " ")
      + "\nrules: \(isExtended ? "extended" : "apple")\n\n" + sizes.text(style)
      + "\n\(bytesPerPhrase.fixed(1)) bytes a phrase\n"
  }

  /// One JSON object and a line feed.
  var json: String {
    var json = JSONWriter()
    json.beginObject()
    for entry in counts {
      json.key(entry.key)
      if "\(entry.key)" == "locales" {
        json.beginArray()
        for locale in locales { json.value(locale) }
        json.endArray()
      } else {
        json.value(entry.count)
      }
    }
    json.member("rules", isExtended ? "extended" : "apple")
    json.member("bytes", bytes)
    json.member("bytesPerPhrase", (bytesPerPhrase * 10).rounded() / 10)
    json.key("sections")
    json.beginObject()
    for section in sections {
      json.key(section.name)
      json.value(section.bytes)
    }
    json.endObject()
    json.endObject()
    json.newline()
    return json.text
  }
}

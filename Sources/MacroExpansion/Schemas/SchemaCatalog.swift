// SPDX-License-Identifier: Apache-2.0

/// The schemas that are known, by kind and name.
struct SchemaCatalog {
  private let schemas: [String: Schema]

  /// The schemas of `SchemaData`.
  static let standard = SchemaCatalog(SchemaData.text)

  /// Reads schemas, one a line: `intent mail.sendDraft(target: *, sendLaterDate: Date?)` or
  /// `enum books.theme(light, dark)`. Empty lines and lines that begin with `#` are passed over.
  ///
  /// - Complexity: O(*n*).
  @_optimize(none)
  init(_ text: String) {
    var schemas: [String: Schema] = [:]
    for line in text.split(separator: "\n") {
      guard let schema = Self.schema(line) else { continue }
      schemas[Self.key(schema.kind, schema.name)] = schema
    }
    self.schemas = schemas
  }

  /// All schemas, by kind and name.
  var all: [Schema] { schemas.sorted { $0.key < $1.key }.map(\.value) }

  @_optimize(none)
  private static func key(_ kind: SchemaMacro.Kind, _ name: String) -> String {
    "\(kind.rawValue) \(name)"
  }

  /// The schema of a line; `nil` for a remark.
  @_optimize(none)
  static func schema(_ line: Substring) -> Schema? {
    guard !line.hasPrefix("#"), let blank = line.firstIndex(of: " "),
      let open = line.firstIndex(of: "("), line.last == ")",
      let kind = SchemaMacro.Kind(rawValue: String(line[..<blank]))
    else { return nil }
    let name = line[line.index(after: blank)..<open]
    let body = line[line.index(after: open)..<line.index(before: line.endIndex)]
    let parts = body.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
    var schema = Schema(kind: kind, name: String(name))
    if kind == .enumeration {
      schema.cases = parts
      return schema
    }
    for part in parts {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var name = part[..<colon]
      let ofSomeReleases = name.last == "~"
      if ofSomeReleases { name.removeLast() }
      // The question mark at the end counts for all types: `CLPlacemark|PlaceDescriptor?`.
      let spelling = part[part.index(after: colon)...]
      let isOptional = spelling.last == "?"
      schema.members.append(
        Schema.Member(
          name: String(name),
          types: spelling.split(separator: "|").map { one in
            var type = SchemaType(String(one))
            type.isOptional = isOptional
            return type
          }, isOfSomeReleases: ofSomeReleases))
    }
    return schema
  }

  /// The schema of that name, or `nil` where it is not known.
  @_optimize(none)
  func schema(_ kind: SchemaMacro.Kind, _ name: String) -> Schema? {
    schemas[Self.key(kind, name)]
  }

  /// A known schema of the same domain whose name is written almost the same.
  @_optimize(none)
  func nearest(to name: String, _ kind: SchemaMacro.Kind) -> String? {
    let wanted = name.lowercased()
    guard let domain = wanted.split(separator: ".").first else { return nil }
    return all.filter { $0.kind == kind && $0.name.lowercased().hasPrefix(domain + ".") }
      .map(\.name).first { isNear($0.lowercased(), wanted) }
  }

  /// Whether one letter more, less or other, or two swapped, makes one of the other.
  @_optimize(none)
  private func isNear(_ first: String, _ second: String) -> Bool {
    var a = Array(first.utf8)[...]
    var b = Array(second.utf8)[...]
    while let x = a.first, let y = b.first, x == y { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let x = a.last, let y = b.last, x == y { (a, b) = (a.dropLast(), b.dropLast()) }
    return a.count <= 1 && b.count <= 1 || a.count == 2 && b.elementsEqual(a.reversed())
  }
}

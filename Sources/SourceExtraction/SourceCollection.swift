// SPDX-License-Identifier: Apache-2.0

internal import CatalogFormats
internal import IntentCatalog

/// The sources of an app: those that take part in App Intents taken apart, the others as they lie.
struct SourceCollection {
  /// The files taken apart.
  private(set) var files: [SourceFile] = []
  /// The types in them.
  private(set) var index = DeclarationIndex()
  /// What kept files from being taken apart.
  private(set) var diagnostics: [Diagnostic] = []
  private let conditions: BuildConditions
  /// The files that were not needed yet.
  private var others: [SwiftSource] = []
  /// For names that the others declare, which of them may; `nil` until it is asked for.
  private var declaring: [String: [Int]]?

  /// Takes in the files that mention the framework, and those that build on protocols in them.
  init(_ sources: [SwiftSource], _ conditions: BuildConditions) {
    self.conditions = conditions
    for source in sources {
      guard let bytes = source.bytes(&diagnostics) else { continue }
      let span = bytes.span
      if span.contains("Intent") || span.contains("AppEntity") || span.contains("AppShortcut")
        || span.contains("AppEnum")
      {
        add(source, bytes)
      } else {
        others.append(source)
      }
    }
    index.update(files)
    var known: Set<String> = []
    for _ in 0..<4 {
      // A type may take part by a protocol of the app's, in a file that does not name the framework.
      let names = index.entries.filter { $0.value.isProtocol && !index.role(of: $0.key).isEmpty }
        .map { DeclarationIndex.shortName($0.key) }
      let new = Set(names).subtracting(known)
      guard !new.isEmpty else { break }
      known.formUnion(new)
      takeOthers { bytes in
        new.contains { name in Self.mentions(name, bytes) }
      }
      index.update(files)
    }
  }

  /// Takes in the files that declare some types.
  ///
  /// - Returns: Whether there were any.
  mutating func findDeclarations(of names: Set<String>) -> Bool {
    if declaring == nil {
      var found: [String: [Int]] = [:]
      for (i, source) in others.enumerated() {
        guard let bytes = source.bytes() else { continue }
        for name in DeclaredNames.names(in: bytes) where (found[name]?.count ?? 0) < 8 {
          found[name, default: []].append(i)
        }
      }
      declaring = found
    }
    var isNew = false
    for name in names.sorted() {
      for i in declaring?.removeValue(forKey: name) ?? [] {
        guard let bytes = others[i].bytes() else { continue }
        isNew = true
        if !files.contains(where: { $0.path == others[i].path }) { add(others[i], bytes) }
      }
    }
    if isNew { index.update(files) }
    return isNew
  }

  private mutating func takeOthers(_ isWanted: ([UInt8]) -> Bool) {
    var left: [SwiftSource] = []
    for source in others {
      if let bytes = source.bytes(), isWanted(bytes) {
        add(source, bytes)
      } else {
        left.append(source)
      }
    }
    others = left
  }

  private static func mentions(_ name: String, _ bytes: [UInt8]) -> Bool {
    let wanted = Array(name.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    for i in 0...bytes.count - wanted.count
    where bytes[i] == first && bytes[i..<i + wanted.count].elementsEqual(wanted) {
      return true
    }
    return false
  }

  private mutating func add(_ source: SwiftSource, _ bytes: [UInt8]) {
    do {
      let file = try SourceFile(source, bytes: bytes, conditions: conditions)
      files.append(file)
      if let offset = file.firstInvalidByte {
        diagnostics.append(
          Diagnostic(
            rule: "text-encoding", severity: .error, message: "this is no UTF-8",
            fix: "save the file as UTF-8", location: file.location(offset)))
      }
    } catch {
      let place = LineStarts(bytes).place(of: error.offset)
      diagnostics.append(
        Diagnostic(
          rule: "swift-syntax", severity: .error, message: error.message,
          fix: "correct it; nothing of this file is extracted before",
          location: SourceLocation(file: source.path, line: place.line, column: place.column)))
    }
  }
}

/// The names of the types that a source may declare, found without taking it apart.
enum DeclaredNames {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// The words after keywords that declare types; those in comments are among them.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var isDue = false
    var i = 0
    while i < bytes.count {
      guard isWord(bytes[i]) else {
        i += 1
        continue
      }
      let start = i
      while i < bytes.count, isWord(bytes[i]) { i += 1 }
      if isDue {
        names.insert(String(decoding: bytes[start..<i], as: UTF8.self))
        isDue = false
      } else if 4...9 ~= i - start {
        isDue = keywords.contains(String(decoding: bytes[start..<i], as: UTF8.self))
      }
    }
    return names
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads `.swiftconstvalues`, the constants that the Swift compiler writes for the types of a file
/// (`-emit-const-values`): what the platform's extraction starts from.
///
/// Each file of an app's sources has one, so they are read together: a parameter of one names an
/// entity of another. What is no literal where it stands is `Runtime` there, and lost to the
/// extraction; it is a finding `not-a-constant`, at the line of the Swift file. Declarations are
/// placed in the Swift file too, since that is where they are mended; their path is the type's and
/// the property's.
struct ConstValuesReader {
  /// A file's bytes and its name.
  typealias File = (utf8: [UInt8], file: String)

  /// Most types of one app.
  static let typeLimit = 50_000

  /// The cases that an enum's own 'allCases' lists, where sources say so.
  var listedCases: [String: [String]] = [:]

  /// Reads the files of one app.
  ///
  /// - Parameter isLeftOut: Whether a type is none of the app's.
  /// - Returns: Declarations by module, in the order of first mention; a file that is not readable
  ///   has its findings in the first of them.
  func read(
    _ files: [File], leavingOut isLeftOut: (ConstType) -> Bool = { _ in false }
  ) -> [AppDeclarations] {
    var types: [ConstType] = []
    var findings: [Diagnostic] = []
    for file in files {
      let (document, problems) = JSONDocument.read(utf8: file.utf8, file: file.file)
      findings += problems
      guard let document else { continue }
      guard case .array(let elements) = document.root.kind else {
        findings.append(
          Diagnostic(
            rule: "wrong-format", severity: .error,
            message: "this is JSON, but no constants of a Swift compiler",
            fix: "constants are an array of types", location: SourceLocation(file: file.file)))
        continue
      }
      types += elements.prefix(Self.typeLimit - types.count).compactMap {
        ConstType($0, constants: file.file)
      }.filter { !isLeftOut($0) }
      if elements.count > Self.typeLimit, types.count == Self.typeLimit {
        findings.append(
          Diagnostic(
            rule: "too-large", severity: .error,
            message: "more than \(Self.typeLimit) types; the rest is not read",
            location: SourceLocation(file: file.file)))
      }
    }
    var modules: [String] = []
    var byModule: [String: [ConstType]] = [:]
    for type in types {
      if byModule[type.module] == nil { modules.append(type.module) }
      byModule[type.module, default: []].append(type)
    }
    var result = modules.compactMap { module in
      byModule[module].map { types in
        var extraction = ConstExtraction(types, module: module)
        extraction.listedCases = listedCases
        extraction.extract()
        return extraction.declarations
      }
    }
    if result.isEmpty, let file = files.first {
      result = [AppDeclarations(file: file.file, kind: .constValues)]
    }
    if !result.isEmpty { result[0].diagnostics = findings + result[0].diagnostics }
    return result
  }
}

/// A type with its constants.
struct ConstType {
  let value: JSONValue
  /// The file of constants it was read from.
  let constants: String
  /// The module it is declared in.
  let module: String
  /// Its name without module and outer types.
  let name: String
  /// The names of the protocols it conforms to, without modules.
  let conformances: Set<String>

  init?(_ value: JSONValue, constants: String) {
    guard let full = value["typeName"]?.text?.unquoted, !full.isEmpty else { return nil }
    self.value = value
    self.constants = constants
    module = full.firstIndex(of: ".").map { String(full[..<$0]) } ?? full
    name = Self.shortName(full)
    // A protocol of the app's own may be called as one of the framework's.
    conformances = Set(
      (value["conformances"]?.elements ?? []).compactMap(\.text).filter { name in
        name.hasPrefix("AppIntents.") || name.hasPrefix("Swift.") || !name.contains(".")
      }.map { Self.shortName($0) })
  }

  /// The file that it is declared in, as the compiler knew it.
  var file: String { value["file"]?.text ?? "" }

  /// Its name with outer types and without the module.
  var nameInModule: String {
    let full = value["typeName"]?.text?.unquoted ?? ""
    return full.firstIndex(of: ".").map { String(full[full.index(after: $0)...]) } ?? full
  }

  /// The properties, each label once.
  var properties: [(label: String, value: JSONValue)] {
    (value["properties"]?.elements ?? []).compactMap { property in
      property["label"]?.text.map { ($0, property) }
    }
  }

  /// The property of a label.
  func property(_ label: String) -> JSONValue? {
    value["properties"]?.elements.first { $0["label"]?.text == label }
  }

  /// The place of a property, or of the type itself.
  func location(_ property: JSONValue? = nil, _ path: DeclarationPath? = nil) -> SourceLocation {
    let node = property.flatMap { $0["line"]?.int == nil ? nil : $0 } ?? value
    var place = path ?? DeclarationPath.root.member(name)
    if path == nil, let label = property?["label"]?.text {
      place = place.member(label.hasPrefix("_") ? String(label.dropFirst()) : label)
    }
    return SourceLocation(
      file: node["file"]?.text ?? value["file"]?.text ?? constants,
      line: max(0, node["line"]?.int ?? 0), path: place.description)
  }

  /// The last part of a dotted name, generic arguments left out.
  static func shortName(_ full: some StringProtocol) -> String {
    let plain = full.prefix { $0 != "<" }
    let name = plain.lastIndex(of: ".").map { plain[plain.index(after: $0)...] }
    return name.map { String($0).unquoted } ?? String(plain).unquoted
  }
}

extension String {
  /// A name without the backticks that it is written with where it is a keyword.
  fileprivate var unquoted: String {
    utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self
  }
}

// SPDX-License-Identifier: Apache-2.0

extension SourceTokens {
  /// Modules that do not hand on App Intents.
  private static let otherModules: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "SwiftData", "CoreData", "Combine", "Observation",
    "CoreLocation", "CoreSpotlight", "UniformTypeIdentifiers", "CoreTransferable", "MapKit",
    "EventKit", "HealthKit", "StoreKit", "OSLog", "os", "Photos", "AVFoundation", "CloudKit",
  ]

  /// Whether names in the file may be those of App Intents: it imports the framework, or a module that nobody here
  /// knows, which may hand it on; or it is a piece that imports nothing.
  var mayNameFramework: Bool {
    let imports = (0..<count).filter { i in
      sees("import", at: i) && (startsLine(i) || isKeywordOfImport(i - 1))
    }
    return imports.isEmpty
      || imports.contains { i in
        var module = word(i + 1)
        if let kind = module, ["struct", "class", "enum", "protocol", "func"].contains(kind) {
          module = word(i + 2)
        }
        return module.map { !Self.otherModules.contains($0) } ?? false
      }
  }

  private func isKeywordOfImport(_ i: Int) -> Bool {
    guard let word = word(i) else { return false }
    return [
      "public", "internal", "package", "private", "fileprivate", "preconcurrency", "testable",
      "_exported", "_implementationOnly",
    ].contains(word)
  }
}

/// Names that stand for more than one thing, and members that come from protocols.
extension ReviewSubject {
  /// The full names that several types are declared by: each target of an app may have its own.
  /// What is known of such a type is mixed from all of them.
  var sharedNames: Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    func add(_ members: [Declaration], in outer: String, _ file: SourceFile) {
      for one in members where one.kind == .type && !one.name.isEmpty {
        let name = index.fullName(of: one, in: outer, file.tokens)
        if !file.tokens.sees("extension", at: one.keyword), !seen.insert(name).inserted {
          shared.insert(name)
        }
        add(one.members, in: name, file)
      }
    }
    for file in files { add(file.outline, in: "", file) }
    return shared
  }

  /// The properties that extensions of protocols have: `extension AppEnum { static var … }`. Any
  /// type that conforms may have them from there.
  var propertiesOfProtocols: Set<String> {
    var found: Set<String> = []
    for file in files {
      for one in file.outline
      where one.kind == .type && file.tokens.sees("extension", at: one.keyword)
        && one.inherited.isEmpty && type(index.fullName(of: one, in: "", file.tokens)) == nil
      {
        for member in one.members where member.kind == .property { found.insert(member.name) }
      }
    }
    return found
  }
}

// SPDX-License-Identifier: Apache-2.0

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

// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What the code of an app declares, as a build extracted it: the source language's share of a
/// catalog.
///
/// Made from `extract.actionsdata` or from the constants of the compiler, and completed with names
/// and translations by `AppAssembly`.
struct AppDeclarations {
  /// The file it was read from.
  var file: String
  /// What kind of file that is.
  var kind: PhraseFile.Kind
  /// The module of the app's code, where some name says it.
  var module: String?
  /// Intents, in file order.
  var intents: [IntentDeclaration] = []
  /// Entity types, without values.
  var entities: [EntityDeclaration] = []
  /// Enum types.
  var enums: [EnumDeclaration] = []
  /// App Shortcuts, in declaration order.
  var shortcuts: [ShortcutDeclaration] = []
  /// Negative phrases.
  var negativePhrases: [PhraseDeclaration] = []
  /// The types that provide App Shortcuts.
  var providers: [LocatedText] = []
  /// What made the file.
  var generator: LocatedText?
  /// The table that translates a text, where it is not the usual one.
  var tables: [String: String] = [:]
  /// What texts stand under in tables that are not their own keys in the usual one: two texts may be
  /// alike in one language, and not in the next.
  var keys: [TextPlace: TextKey] = [:]
  /// What no reader knows.
  var unreadMembers: [UnreadMember] = []
  /// Mistakes, in file order.
  var diagnostics: [Diagnostic] = []

  init(file: String, kind: PhraseFile.Kind) {
    self.file = file
    self.kind = kind
  }

  /// Whether nothing was declared.
  var isEmpty: Bool {
    intents.isEmpty && entities.isEmpty && enums.isEmpty && shortcuts.isEmpty
      && negativePhrases.isEmpty && providers.isEmpty
  }
}

/// A text of a declaration that may be translated, by the names of what it belongs to.
enum TextPlace: Hashable {
  /// The title of an intent.
  case intent(String)
  /// The title of a parameter of an intent, and what it is asked with.
  case parameter(String, String)
  case request(String, String)
  case choice(String, String)
  /// The title of a type.
  case entity(String)
  case enumeration(String)
  /// The title and a synonym of a case, by its id.
  case enumCase(String, String)
  case synonym(String, String, Int)
  /// The short title of an App Shortcut, by the path of its declaration.
  case shortcut(String)
}

/// What a text stands under in tables.
struct TextKey {
  var table: String
  var key: String
}

extension AppDeclarations {
  /// Takes in the declarations of a part of the app: an extension, a framework, another source file.
  ///
  /// Of two types of one name the first stays.
  mutating func merge(_ other: AppDeclarations) {
    func missing<T>(_ mine: [T], _ theirs: [T], _ name: (T) -> String) -> [T] {
      let known = Set(mine.map(name))
      return theirs.filter { !known.contains(name($0)) }
    }
    module = module ?? other.module
    intents += missing(intents, other.intents, \.name)
    entities += missing(entities, other.entities, \.name)
    enums += missing(enums, other.enums, \.name)
    shortcuts += other.shortcuts
    negativePhrases += missing(negativePhrases, other.negativePhrases, \.text)
    providers += missing(providers, other.providers, \.text)
    generator = generator ?? other.generator
    tables.merge(other.tables) { mine, _ in mine }
    keys.merge(other.keys) { mine, _ in mine }
    unreadMembers += other.unreadMembers
    diagnostics += other.diagnostics
  }

  /// Leaves out what the system takes from an app alone.
  mutating func leaveOutShortcuts() {
    shortcuts = []
    negativePhrases = []
    providers = []
  }

  /// Declares the types that parameters name and nothing declares: the system's own, or those of a
  /// framework whose metadata is elsewhere.
  mutating func declareMissingTypes() {
    var entityNames = Set(entities.map(\.name))
    var enumNames = Set(enums.map(\.name))
    for intent in intents {
      for parameter in intent.parameters {
        for (name, isEnum) in parameter.type.namedTypes {
          if isEnum {
            guard enumNames.insert(name).inserted else { continue }
            enums.append(
              EnumDeclaration(name: name, title: name, cases: [], location: parameter.location))
          } else {
            guard entityNames.insert(name).inserted else { continue }
            entities.append(
              EntityDeclaration(name: name, title: name, location: parameter.location))
          }
          diagnostics.append(
            Diagnostic(
              rule: "undeclared-type", severity: .note,
              message: "\(isEnum ? "enum" : "entity") '\(name)' of parameter '\(parameter.name)' "
                + "of '\(intent.name)' is not declared here",
              fix: isEnum ? nil : "give its values with '--values'",
              note: "it may be the system's, or a framework's", location: parameter.location))
        }
      }
    }
  }
}

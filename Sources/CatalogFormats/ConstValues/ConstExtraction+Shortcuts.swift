// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

extension ConstExtraction {
  /// Reads a provider of App Shortcuts with its phrases.
  mutating func provider(_ type: ConstType) {
    declarations.providers.append(LocatedText(type.name, location: type.location()))
    if let property = type.property("appShortcuts") {
      let node = ConstNode(property)
      let path = DeclarationPath.root.member(type.name).member("appShortcuts")
      if let shortcuts = node.builderElements ?? node.elements {
        // An array where single ones may stand.
        let flat = shortcuts.flatMap { $0.elements ?? [$0] }
        for (i, one) in flat.enumerated() {
          shortcut(one, type.location(property, path.element(i)), path.element(i))
        }
      } else if node.isEmptyBuilder {
        // A provider that provides nothing.
      } else {
        notConstant("'appShortcuts' of '\(type.name)'", type.location(property))
      }
    }
    if let property = type.property("negativePhrases") {
      let node = ConstNode(property)
      let path = DeclarationPath.root.member(type.name).member("negativePhrases")
      guard let phrases = node.builderElements ?? node.elements ?? node.phraseList else {
        return notConstant("'negativePhrases' of '\(type.name)'", type.location(property))
      }
      let flat = phrases.flatMap { $0.elements ?? [$0] }
      for (i, one) in flat.enumerated() {
        let place = type.location(property, path.element(i))
        if let text = one.template {
          declarations.negativePhrases.append(PhraseDeclaration(text, location: place))
        } else {
          notConstant("a negative phrase", place)
        }
      }
    }
  }

  private mutating func shortcut(
    _ node: ConstNode, _ place: SourceLocation, _ path: DeclarationPath
  ) {
    guard node.callType == "AppShortcut" else {
      return notConstant("an App Shortcut", place)
    }
    let typeName =
      node.argument("intent")?.json["type"]?.text ?? node.argument("intent")?.callType
    guard let typeName, !typeName.isEmpty else {
      return notConstant("the intent of an App Shortcut", place)
    }
    let intent = ConstType.shortName(typeName)
    if let own = byFullName[typeName], let first = byName[intent],
      own.nameInModule != first.nameInModule
    {
      declarations.diagnostics.append(
        Diagnostic(
          rule: "duplicate-declaration", severity: .error,
          message: "an App Shortcut for '\(own.nameInModule)' is left out: its phrases would run "
            + "'\(first.nameInModule)'",
          fix: "give one of the two intents another name",
          note: "the platform tells them apart by that name alone", location: place))
      return
    }
    var shortcut = ShortcutDeclaration(intent: intent, phrases: [], location: place)
    shortcut.shortTitle = node.argument("shortTitle").flatMap {
      text($0, .shortcut(place.path))
    }
    if let title = node.argument("shortTitle"), !title.isNil, shortcut.shortTitle == nil {
      var location = place
      location.path = path.member("shortTitle").description
      notConstant("the short title of the shortcut for '\(intent)'", location)
    }
    shortcut.systemImageName = node.argument("systemImageName")?.template
    if let phrases = node.argument("phrases") {
      let path = path.member("phrases")
      if let elements = phrases.elements {
        for (i, one) in elements.enumerated() {
          var location = place
          location.path = path.element(i).description
          if let text = one.template {
            shortcut.phrases.append(PhraseDeclaration(text, location: location))
          } else {
            notConstant("a phrase of the shortcut for '\(intent)'", location)
          }
        }
      } else {
        var location = place
        location.path = path.description
        notConstant(
          "the list of phrases of the shortcut for '\(intent)'", location,
          note: "App Shortcuts should have at least one phrase")
      }
    }
    declarations.shortcuts.append(shortcut)
  }
}

extension ConstNode {
  /// The phrases of `NegativeAppShortcutPhrases(phrases: […])`, or of what is an array beneath a call.
  fileprivate var phraseList: [ConstNode]? {
    (argument("phrases") ?? argument("") ?? firstArgument).flatMap {
      $0.elements ?? $0.builderElements
    }
  }
}

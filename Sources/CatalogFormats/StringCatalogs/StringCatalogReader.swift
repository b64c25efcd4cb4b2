// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads string catalogs: `AppShortcuts.xcstrings`, `InfoPlist.xcstrings`, `Localizable.xcstrings`.
///
/// A text is a `stringSet` with any number of `values`, or a `stringUnit` with one `value`. Texts
/// that vary by number or device (`variations`, `substitutions`) give the form that fits most often
/// ('other'); among phrases that is a finding, since a phrase cannot vary.
struct StringCatalogReader {
  /// Whether the file holds phrases, so that variations are mistakes.
  var holdsPhrases: Bool

  /// Most keys of a catalog; more are left out, with a finding.
  static let entryLimit = 200_000

  /// Reads a file.
  func read(utf8: [UInt8], file: String) -> StringCatalog {
    var catalog = StringCatalog(file: file)
    let (document, findings) = JSONDocument.read(utf8: utf8, file: file)
    catalog.diagnostics = findings
    guard let document else { return catalog }
    var parser = Parser(document: document, holdsPhrases: holdsPhrases, catalog: catalog)
    parser.parse()
    return parser.catalog
  }

  private struct Parser {
    let document: JSONDocument
    let holdsPhrases: Bool
    var catalog: StringCatalog

    mutating func parse() {
      let root = document.root
      guard let strings = root["strings"], case .object(let members) = strings.kind else {
        return report(
          "wrong-format", "this is JSON, but no string catalog", at: root, .root,
          fix: "a string catalog has an object 'strings'")
      }
      if let language = root["sourceLanguage"] {
        if let text = language.text, let tag = LocaleName.tag(text) {
          catalog.sourceLanguage = tag
        } else {
          report(
            "invalid-locale", "'sourceLanguage' is no language tag", at: language,
            DeclarationPath.root.member("sourceLanguage"))
        }
      }
      let path = DeclarationPath.root.member("strings")
      var seen: Set<String> = []
      for member in members {
        guard seen.insert(member.name).inserted else { continue }
        guard catalog.entries.count < StringCatalogReader.entryLimit else {
          report("too-large", "more than \(StringCatalogReader.entryLimit) keys", at: strings, path)
          break
        }
        entry(member, path.member(member.name))
      }
    }

    private mutating func entry(_ member: JSONValue.Member, _ path: DeclarationPath) {
      let value = member.value
      guard case .object = value.kind else { return wrongType(value, path, "an object") }
      let place = document.location(at: member.nameOffset, path)
      var entry = StringCatalog.Entry(
        key: member.name, comment: value["comment"]?.text,
        extractionState: value["extractionState"]?.text,
        shouldTranslate: value["shouldTranslate"]?.flag ?? true, location: place,
        localizations: [])
      if let comment = value["comment"], let text = comment.text {
        let last = document.lines.line(
          at: max(value.source.lowerBound, value.source.upperBound - 1))
        catalog.suppressions += SuppressionComment.suppressions(
          in: text, lines: place.line...max(place.line, last),
          at: document.location(comment, path.member("comment")))
      }
      if let localizations = value["localizations"] {
        let path = path.member("localizations")
        if case .object(let members) = localizations.kind {
          var seen: Set<String> = []
          for member in members {
            guard let tag = LocaleName.tag(member.name) else {
              report(
                "invalid-locale", "'\(member.name.shortened)' is no language tag",
                offset: member.nameOffset, path.member(member.name))
              continue
            }
            guard seen.insert(tag).inserted else { continue }
            guard seen.count <= CatalogReader.localeLimit else {
              report(
                "too-many-locales", "more than \(CatalogReader.localeLimit) languages",
                at: localizations, path)
              break
            }
            entry.localizations.append(localization(tag, member, path.member(member.name)))
          }
        } else {
          wrongType(localizations, path, "an object")
        }
      }
      catalog.entries.append(entry)
    }

    private mutating func localization(
      _ tag: String, _ member: JSONValue.Member, _ path: DeclarationPath
    ) -> StringCatalog.Localization {
      var one = StringCatalog.Localization(
        locale: tag, state: nil, values: [],
        location: document.location(at: member.nameOffset, path))
      let value = member.value
      guard case .object = value.kind else {
        wrongType(value, path, "an object")
        return one
      }
      if let set = value["stringSet"] {
        let path = path.member("stringSet")
        one.state = set["state"]?.text
        one.isList = true
        if let values = set["values"], case .array(let elements) = values.kind {
          let path = path.member("values")
          for (i, element) in elements.enumerated() {
            guard let text = element.text else {
              wrongType(element, path.element(i), "a string")
              continue
            }
            one.values.append(
              LocatedText(text, location: document.location(element, path.element(i))))
          }
        } else {
          wrongType(set["values"] ?? set, path.member("values"), "an array")
        }
      }
      if let unit = value["stringUnit"] {
        take(unit, path.member("stringUnit"), &one)
      }
      if let variations = value["variations"] {
        let path = path.member("variations")
        if holdsPhrases {
          report(
            "varying-phrase", "a phrase cannot vary by number or device", at: variations, path,
            fix: "write each variation as a phrase of its own in 'stringSet'",
            severity: .warning)
        }
        if let (unit, path) = usualForm(variations, path) { take(unit, path, &one) }
      }
      if value["substitutions"] != nil, holdsPhrases {
        report(
          "varying-phrase", "a phrase cannot have substitutions", at: value, path,
          severity: .warning)
      }
      return one
    }

    private mutating func take(
      _ unit: JSONValue, _ path: DeclarationPath, _ one: inout StringCatalog.Localization
    ) {
      guard let value = unit["value"] else { return }
      guard let text = value.text else { return wrongType(value, path.member("value"), "a string") }
      if one.state == nil { one.state = unit["state"]?.text }
      one.values.append(
        LocatedText(text, location: document.location(value, path.member("value"))))
    }

    /// The text that a varying one has most often: by number 'other', by device the first one.
    private func usualForm(
      _ variations: JSONValue, _ path: DeclarationPath, depth: Int = 0
    ) -> (JSONValue, DeclarationPath)? {
      guard depth < 8, let kind = variations.members.first else { return nil }
      let forms = kind.value.members
      guard let form = forms.first(where: { $0.name == "other" }) ?? forms.first else { return nil }
      let place = path.member(kind.name).member(form.name)
      if let unit = form.value["stringUnit"] { return (unit, place.member("stringUnit")) }
      return form.value["variations"].flatMap {
        usualForm($0, place.member("variations"), depth: depth + 1)
      }
    }

    private mutating func wrongType(
      _ value: JSONValue, _ path: DeclarationPath, _ expected: String
    ) {
      report(
        "wrong-type",
        "expected \(expected) for '\(path.description.shortened)', found \(value.kindName)",
        at: value, path)
    }

    private mutating func report(
      _ rule: String, _ message: String, at value: JSONValue, _ path: DeclarationPath,
      fix: String? = nil, severity: Diagnostic.Severity = .error
    ) {
      report(
        rule, message, offset: value.source.lowerBound, path, fix: fix, severity: severity)
    }

    private mutating func report(
      _ rule: String, _ message: String, offset: Int, _ path: DeclarationPath, fix: String? = nil,
      severity: Diagnostic.Severity = .error
    ) {
      guard catalog.diagnostics.count < 200 else { return }
      catalog.diagnostics.append(
        Diagnostic(
          rule: rule, severity: severity, message: message, fix: fix,
          location: document.location(at: offset, path)))
    }
  }
}

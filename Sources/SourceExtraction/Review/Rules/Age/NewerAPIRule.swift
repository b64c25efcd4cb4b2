// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What older systems lack is marked.
enum NewerAPIRule: CodeRule {
  static let description = RuleDescription.code(
    "newer-api", .warning, "What is newer than the deployment target stands behind @available.",
    why: "The project, or the package, says that the code runs on systems that do not have this "
      + "type or function. Xcode refuses to build it, which nothing shows where there is no Xcode.",
    fix: "Write '@available' before the declaration, ask with 'if #available', or raise the "
      + "deployment target.",
    found: "struct ShowShelf: SnippetIntent { … }   // IPHONEOS_DEPLOYMENT_TARGET = 17.0",
    mended: "@available(iOS 26, *) struct ShowShelf: SnippetIntent { … }")

  /// Types and attributes with the version of iOS that they came with, by Apple's documentation.
  private static let types: [String: PlatformVersion] = {
    var versions: [String: PlatformVersion] = [:]
    for name in [
      "WidgetConfigurationIntent", "LiveActivityIntent", "AppIntentTimelineProvider",
      "AppIntentConfiguration", "EnumerableEntityQuery", "ProgressReportingIntent",
      "AppIntentsPackage",
    ] { versions[name] = PlatformVersion(17) }
    for name in [
      "IndexedEntity", "URLRepresentableEntity", "URLRepresentableIntent", "URLRepresentableEnum",
      "FileEntity", "UniqueAppEntity", "UniqueAppEntityQuery", "ControlConfigurationIntent",
      "ControlWidget", "ControlWidgetButton", "ControlWidgetToggle", "StaticControlConfiguration",
      "AppIntentControlConfiguration", "AppIntentControlValueProvider", "CameraCaptureIntent",
      "UnionValue",
    ] { versions[name] = PlatformVersion(18) }
    for name in [
      "SnippetIntent", "ShowsSnippetIntent", "UndoableIntent", "IntentValueQuery", "IntentModes",
      "ComputedProperty", "DeferredProperty",
    ] { versions[name] = PlatformVersion(26) }
    return versions
  }()
  /// Functions of the kind, which are called by their own names.
  private static let functions: [String: PlatformVersion] = [
    "continueInForeground": PlatformVersion(26), "requestChoice": PlatformVersion(26),
  ]

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let own = Set(types.keys).filter { subject.index.declaresAny(called: $0) }
    for i in subject.files.indices {
      for declaration in subject.files[i].outline {
        var look = Look(subject: subject, file: i, own: own)
        look.visit(declaration, &report)
      }
    }
  }

  /// A look at a declaration and those in it.
  private struct Look {
    let subject: ReviewSubject
    let file: Int
    let own: Set<String>
    private var reported: Set<String> = []

    init(subject: ReviewSubject, file: Int, own: Set<String>) {
      self.subject = subject
      self.file = file
      self.own = own
    }

    mutating func visit(_ declaration: Declaration, _ report: inout CodeReport) {
      guard declaration.attribute("available") == nil else { return }
      let tokens = subject.files[file].tokens
      guard declaration.kind == .type, let body = declaration.body else {
        // Who asks anywhere is taken to know.
        let code = Code(declaration.tokens, file, tokens)
        guard !code.contains("available"), !code.contains("unavailable") else { return }
        look(at: declaration.tokens, of: declaration, &report)
        return
      }
      look(at: declaration.tokens.lowerBound..<body.lowerBound, of: declaration, &report)
      for member in declaration.members { visit(member, &report) }
    }

    private mutating func look(
      at range: Range<Int>, of declaration: Declaration, _ report: inout CodeReport
    ) {
      let tokens = subject.files[file].tokens
      for i in range {
        guard let word = tokens.word(i), let version = version(of: word, at: i, tokens),
          let target = subject.olderTarget(than: version, inFile: file),
          reported.insert(word).inserted
        else { continue }
        let platform = subject.platform.rawValue
        let needed = version.on(subject.platform)
        report.add(
          "'\(word)' came with \(platform) \(needed), and this runs on \(platform) \(target.version)",
          at: i, in: file,
          fix:
            "write '@available(\(platform) \(needed), *)' before '\(declaration.name)', or raise "
            + "the deployment target",
          related: [RelatedPlace("the deployment target", at: target.place)])
      }
    }

    private func version(of word: String, at i: Int, _ tokens: SourceTokens) -> PlatformVersion? {
      if let version = types[word] {
        let isOfModule = tokens.word(i - 2) == "AppIntents" || tokens.word(i - 2) == "WidgetKit"
        let isFree = !tokens.sees(".", at: i - 1) || isOfModule
        return isFree && !own.contains(word) && !tokens.sees(":", at: i + 1) ? version : nil
      }
      guard let version = functions[word], tokens.sees("(", at: i + 1),
        !tokens.sees("func", at: i - 1),
        !tokens.sees(".", at: i - 1) || tokens.word(i - 2) == "self"
      else { return nil }
      return version
    }
  }
}

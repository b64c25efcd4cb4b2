// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Dependencies are registered before there are views.
enum LateDependencyRule: CodeRule {
  static let description = RuleDescription.code(
    "late-dependency", .warning, "Dependencies are registered in the app's 'init'.",
    why: "Intents may be performed in the background, where no view appears and 'onAppear' and "
      + "'task' do not run: they find nothing registered, and fail.",
    fix:
      "Move it into the 'init' of the app, or into 'application(_:didFinishLaunchingWithOptions:)'.",
    found: ".task { AppDependencyManager.shared.add(dependency: store) }",
    mended: "init() { AppDependencyManager.shared.add(dependency: store) }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard subject.mentions.contains("AppDependencyManager") else { return }
    for file in subject.files.indices {
      let code = subject.code(ofFile: file)
      guard code.contains("AppDependencyManager") else { continue }
      check(code, &report)
    }
  }

  private static func check(_ code: Code, _ report: inout CodeReport) {
    let tokens = code.tokens
    /// The modifiers that the open brackets belong to, or stand in.
    var open: [String?] = []
    for i in code.range {
      if tokens.opens(i) {
        let own = modifier(ofBracket: i, tokens)
        open.append(own ?? open.last.flatMap(\.self))
      } else if tokens.sees(")", at: i) || tokens.sees("]", at: i) || tokens.sees("}", at: i) {
        if tokens.partner(i) != nil { open.removeLast() }
      } else if tokens.sees("AppDependencyManager", at: i), tokens.sees("shared", at: i + 2),
        tokens.sees("add", at: i + 4), tokens.sees("(", at: i + 5),
        let modifier = open.last.flatMap(\.self)
      {
        report.add(
          "a dependency is registered in '\(modifier)', which intents in the background do without",
          at: i, in: code.file)
      }
    }
  }

  /// The modifier of a view whose arguments or closure a bracket opens.
  private static func modifier(ofBracket i: Int, _ tokens: SourceTokens) -> String? {
    var name = i - 1
    // '.task(id: shelf) { … }'.
    if tokens.sees("{", at: i), tokens.sees(")", at: name), let open = tokens.partner(name) {
      name = open - 1
    }
    guard let word = tokens.word(name), word == "task" || word == "onAppear",
      tokens.sees(".", at: name - 1)
    else { return nil }
    return word
  }
}

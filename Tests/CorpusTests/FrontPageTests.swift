// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import Testing

@Suite("Front page") struct FrontPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file between two others, without their indentation.
  private static func lines(
    of path: String, after first: String, before last: String
  ) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .drop { $0 != first }.dropFirst().prefix { $0 != last }.filter { !$0.isEmpty }
  }

  @Test("the first program of the assistants' page is the whole café") func firstProgram() throws {
    let page = try Self.lines(
      of: "Sources/Bespeak/Bespeak.docc/GettingStartedForAssistants.md", after: "```swift",
      before: "```")
    let source = try String(
      contentsOf: Self.root.appending(path: "Examples/Cafe/main.swift"), encoding: .utf8
    )
    .components(separatedBy: "\n").dropFirst()
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(page == source)
  }

  @Test("the program over data prints what the page says") func example() async throws {
    var printed: [String] = []
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    // example
    let task = EntityDeclaration(
      name: "Task", title: "Task", values: [EntityValue(id: "42", title: "Buy milk")])
    let complete = IntentDeclaration(
      name: "CompleteTask", title: "Complete Task",
      parameters: [ParameterDeclaration(name: "task", type: .entity("Task"))])
    let phrase = PhraseDeclaration("Complete ${task} in ${applicationName}")
    let app = AppCatalog(
      id: "com.example.tasks", app: AppNames(name: "Tasks"), entities: [task], intents: [complete],
      shortcuts: [ShortcutDeclaration(intent: "CompleteTask", phrases: [phrase])])
    let resolver = IntentResolver(image: try PhraseCompiler().compile([app]).image)
    let resolution = await resolver.resolve("hey, complete buy milk in Tasks please")
    print(resolution.status, resolution.intent ?? "-", resolution.parameters[0].value)
    // end of example
    #expect(printed == [#"resolved CompleteTask entity(id: "42", title: "Buy milk")"#])

    let page = try Self.lines(of: "README.md", after: "import Bespeak", before: "```")
    let ran = try Self.lines(
      of: "Tests/CorpusTests/FrontPageTests.swift", after: "// example", before: "// end of example"
    )
    #expect(page == ran)
    let output = try Self.lines(of: "README.md", after: "```text", before: "```")
    #expect(output == printed)
  }
}

// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// Descriptions of findings that no rule makes: those of readers, of test cases, of hosts, and those about findings.
public enum FindingRules {
  /// Everything of this layer.
  public static let descriptions: [RuleDescription] =
    files + syntax + values + cases + hosting + findings

  private static func file(
    _ id: String, _ summary: String, severity: Diagnostic.Severity = .error, why: String,
    platform: String? = nil, fix: String, example: RuleDescription.Example? = nil
  ) -> RuleDescription {
    RuleDescription(
      id: id, severity: severity, category: .files, summary: summary, rationale: why,
      platformText: platform, fix: fix, example: example)
  }

  /// Files as such, whatever their format.
  private static let files: [RuleDescription] = [
    file(
      "unreadable-file", "A file that is named can be opened.",
      why: "Nothing in it is known, so nothing else is said about it.",
      fix: "Correct the path, or the file's permissions."),
    file(
      "no-catalog", "A folder or file that is named holds phrases.",
      why: "There is nothing to check, which is hardly what was meant.",
      fix: "Name a built app, a folder with AppShortcuts.strings or .xcstrings, or a catalog."),
    file(
      "metadata-missing", "A built app has App Intents metadata.",
      why:
        "Without it the app has no intents at all on the platform. The build skips it where the app"
        + " does not link AppIntents, or after a halting error.",
      platform: "Metadata extraction skipped. No AppIntents.framework dependency found.",
      fix: "Build with App Intents in the app's own target, and look for halting errors in the log."
    ),
    file(
      "wrong-format", "A file is of the format that its name or its content promises.",
      why: "It is not read, or not in full.", fix: "Name the right file, or correct its format."),
    file(
      "text-encoding", "A text file is UTF-8, or UTF-16 with a byte order mark.",
      why: "Letters of other encodings become other letters, or nothing.",
      fix: "Save the file as UTF-8."),
    file(
      "link-outside", "What a folder links to is in that folder.", severity: .warning,
      why:
        "Nothing is read that was not given, so that no folder can show files of the machine that"
        + " it is checked on.",
      fix: "Put the file or folder in the link's place, or give it as well."),
    file(
      "too-large", "A file, and what is in it, stays within limits.",
      why: "What is past the limit is not read, so that no file takes all memory.",
      fix: "Split the file, or remove what does not belong in it."),
    file(
      "too-deep", "Values are not nested without end.", why: "What is deeper is not read.",
      fix: "Flatten the values."),
    file(
      "too-many-files", "A folder that is searched has a bounded number of files.",
      why: "What is past the limit is not searched.", fix: "Name the app's own folder."),
    file(
      "too-many-locales", "An app has a bounded number of languages.",
      why: "Rules look at every phrase in each; the first ones are kept.",
      fix: "Remove languages that the app does not have."),
    file(
      "too-many-phrases", "An utterance of training data stands for a bounded number of phrases.",
      severity: .warning, why: "Options multiply; the first phrases are kept.",
      fix: "Give the phrases one by one."),
    file(
      "unread-members", "A file has no more unknown members than are kept.", severity: .note,
      why: "A later version of the tools may have added them; nothing that is known is lost.",
      fix: "Look for a later version of this tool."),
  ]

  /// The grammar of formats.
  private static let syntax: [RuleDescription] = [
    file(
      "json-syntax", "A JSON file is JSON.", why: "Nothing behind the place can be read.",
      fix: "Correct the syntax at the place."),
    file(
      "plist-syntax", "A property list is one, in XML, binary or text form.",
      why: "The platform reads nothing of a file that has such a mistake.",
      platform: "Unable to parse Info.plist", fix: "Correct the syntax at the place."),
    file(
      "strings-syntax", "A table of strings is a list of \"key\" = \"value\"; pairs.",
      why: "The platform reads nothing of a table that has such a mistake.",
      platform: "Malformed AppShortcuts.strings file", fix: "Correct the syntax at the place.",
      example: .init("\"Open\" = \"Öffne\"", "\"Open\" = \"Öffne\";")),
    file(
      "yaml-syntax", "Training data is YAML.", why: "Nothing behind the place can be read.",
      fix: "Correct the syntax at the place, or build anew."),
    file(
      "unknown-escape", "An escape is one that the format has.", severity: .warning,
      why: "The backslash is lost, and what was meant with it.", fix: "Write a known escape.",
      example: .init("\"100\\%\" = …", "\"100 %\" = …")),
    file(
      "wrong-type", "A value is of the type that its key asks for.",
      why: "The value is left out.", fix: "Write a value of the type that is named."),
    file(
      "missing-key", "An object has the keys that it needs.", why: "It is left out.",
      fix: "Add the key."),
    file(
      "unknown-key", "An object has no keys but known ones.",
      why: "A misspelt key is a value that is silently lost.", fix: "Correct or remove the key.",
      example: .init("\"synonym\": [\"Muse\"]", "\"synonyms\": [\"Muse\"]")),
    file(
      "duplicate-key", "A key stands once.",
      why: "Which of two values counts is decided by chance, or by order.", fix: "Remove one."),
  ]

  /// What declarations in files hold.
  private static let values: [RuleDescription] = [
    file(
      "empty-text", "A name or a title has text.", why: "Nobody can say or see it.",
      fix: "Write the text."),
    file(
      "duplicate-name", "A name is declared once.", why: "The first one counts.",
      fix: "Rename or remove one."),
    file(
      "duplicate-value", "A value is given once.", severity: .warning,
      why: "The first one counts.", fix: "Remove one."),
    file(
      "reserved-name", "No parameter is called 'applicationName'.",
      why: "In phrases the name stands for the app's.", fix: "Choose another name."),
    file(
      "unknown-type", "A parameter's type is one that there is.",
      why: "Without its type the parameter cannot be filled.", fix: "Write a type that is named."),
    file(
      "unknown-value-type", "Metadata has value types that are known.", severity: .note,
      why:
        "A later version of the tools may have added it; the parameter is kept by the type's name.",
      fix: "Look for a later version of this tool."),
    file(
      "undeclared-type", "Metadata declares the types that its parameters name.", severity: .note,
      why: "It may be the system's or a framework's; its values are not known here.",
      fix: "Give its values with '--values'."),
    file(
      "invalid-query", "An entity's query is one that there is.", why: "The entity is left out.",
      fix: "Write 'string', 'enumerable' or 'suggested'."),
    file(
      "invalid-default", "A default fits its parameter's type.", why: "The default is left out.",
      fix: "Write a value of the type."),
    file(
      "invalid-locale", "A language is named by a tag.", why: "Its translations are left out.",
      fix: "Write a tag such as 'de' or 'pt-BR'."),
    file(
      "values-file", "A file of values that a catalog names can be read.",
      why: "The entity has no values.", fix: "Correct the path."),
    file(
      "values-outside", "A file of values stands with its catalog.", severity: .warning,
      why: "A catalog with values elsewhere does not survive being copied.",
      fix: "Keep the file beside the catalog."),
    file(
      "values-line", "A line of a values file is an object that is a value.",
      why: "The line is left out.", fix: "Correct the line."),
    file(
      "unknown-app", "Values and test cases name apps that are loaded.", severity: .warning,
      why: "Values are used by nothing; a case would always fail, or always pass.",
      fix: "Correct the app's id."),
    file(
      "unknown-variable", "Training data defines the variables that it uses.", severity: .warning,
      why: "The utterance cannot be read without it, and is left out.", fix: "Build anew."),
    file(
      "varying-phrase", "A phrase of a string catalog does not vary by number or device.",
      severity: .warning, why: "The platform takes phrases from 'stringSet' only.",
      fix: "Write each variation as a phrase of its own."),
    file(
      "stale-phrase", "A phrase of a string catalog is one that the code still has.",
      severity: .warning,
      why: "Xcode has marked it as stale: it is no phrase any more, and its translations are idle.",
      fix: "Remove it, or bring the phrase back in code."),
    file(
      "outdated-list", "The source language's list of a string catalog has the code's phrases.",
      severity: .warning,
      why:
        "Xcode adds the phrases of the code when it builds; those that are missing were never looked at"
        + " by who translates.",
      fix: "Build once with Xcode, or add the phrases."),
    file(
      "not-written", "What a catalog declares has a place in the format it is written to.",
      severity: .warning, why: "It is left out of the file.",
      fix: "Choose a format that has a place for it."),
    file(
      "not-a-constant", "What the platform extracts from code is a constant.",
      why:
        "The extraction sees literals only: what comes from a variable, a call, a loop or a macro is"
        + " lost, often without a word.",
      platform: "App Shortcuts should have at least one phrase",
      fix: "Write it as a literal where it stands.",
      example: .init("phrases: Self.phrases", "phrases: [\"Open \\(.applicationName)\"]")),
    file(
      "not-extracted", "What Swift sources declare compiles, as far as it is extracted.",
      why:
        "The compiler tells constants of what it understands only; what it does not is left out of the"
        + " catalog, which says nothing of the platform.",
      fix: "Correct it, or give the folder that declares what is missing.",
      example: .init("bespeak extract App/Shortcuts", "bespeak extract App")),
    file(
      "preset-value", "An App Shortcut gives its intent no values that only code has.",
      severity: .note,
      why:
        "The platform runs the intent with them; a catalog has no place for them, so that they are asked"
        + " for, or missing, here.",
      fix: "Nothing is wrong with the code; expect the question in tests.",
      example: .init(
        "AppShortcut(intent: OpenPage(page: .settings), …)",
        "AppShortcut(intent: OpenSettings(), …)")),
    file(
      "unread-default", "A default is a constant that a catalog has a place for.", severity: .note,
      why:
        "The parameter is not asked for, as on the platform, but what it is then is not known here.",
      fix: "Nothing is wrong with the code; expect no value in tests.",
      example: .init("default: Date()", "default: 5")),
    file(
      "swift-syntax", "A Swift file is Swift.",
      why: "What stands around the place is not understood as it was meant.",
      fix: "Correct the syntax at the place."),
    file(
      "duplicate-declaration", "A type is declared once.", severity: .note,
      why: "Targets of one project may each have a type of a name; of those read together the first"
        + " counts.",
      fix: "Give the folder of one target."),
    file(
      "lost-declaration", "What Swift sources declare is in the catalog or in a finding.",
      why:
        "A plain scan of the sources found it, and the extraction did not: the fault is bespeak's.",
      fix: "Report it with the lines of the declaration."),
    file(
      "inactive-declaration", "What Swift sources declare stands under conditions that hold.",
      severity: .note,
      why: "The build for the platform chosen leaves it out, and so does the catalog.",
      fix: "Choose another platform, or set the flag that the condition asks for.",
      example: .init("bespeak extract App", "bespeak extract App --platform macOS --define DEBUG")),
    file(
      "guessed-name", "An app's files say its name.", severity: .note,
      why: "Phrases hold the name; that of a folder is seldom what people say.",
      fix: "Give it, or the folder with the app's Info.plist, project or manifest.",
      example: .init("bespeak lint --extract src", "bespeak lint --extract src --app-name Harbor")),
    file(
      "phrase-in-localizable", "Phrases and their translations stand in 'AppShortcuts'.",
      why: "The platform looks for them in no other table: a key would be the phrase itself, and"
        + " phrases stay in the source language.",
      fix: "Write phrases in code, and translations in 'AppShortcuts.xcstrings'.",
      example: .init(
        "phrases: [\"play.phrase\"]", "phrases: [\"Play in \\(.applicationName)\"]")),
    file(
      "missing-case", "Every case of an enum has a display representation.",
      why: "The build stops over a case without one.",
      platform: "Protocol 'AppEnum' requires 'caseDisplayRepresentations' to be exhaustive",
      fix: "Add it to 'caseDisplayRepresentations'."),
  ]

  /// Cases of `bespeak test`.
  private static let cases: [RuleDescription] = [
    file(
      "case-syntax", "A case of 'bespeak test' has an utterance and an outcome.",
      why: "What it should show is not known; none of the cases is run.",
      fix: "Correct the line; CASES.md shows how.",
      example: .init("Show everything in Tasks", "Show everything in Tasks -> ListTasks")),
    file(
      "no-cases", "A file of cases holds some.", why: "Without any, every app passes.",
      fix: "Write one a line, or name another file."),
    file(
      "unknown-parameter", "A case names parameters of the intent that it expects.",
      why: "It would always fail.", fix: "Correct the name."),
    file(
      "unknown-locale", "A case's language is a tag.",
      why: "Its app has no phrases of that language.",
      fix: "Write a tag such as 'de' or 'pt-BR'."),
  ]

  private static func host(
    _ id: String, _ summary: String, severity: Diagnostic.Severity, why: String, fix: String
  ) -> RuleDescription {
    RuleDescription(
      id: id, severity: severity, category: .code, summary: summary, rationale: why, fix: fix)
  }

  /// Apps that are compiled in, as `AppIntentsHosting` meets them at run time.
  private static let hosting: [RuleDescription] = [
    host(
      "declarations-not-read", "An app's declarations return in time.", severity: .error,
      why: "The app is left out: no other app waits for it.",
      fix: "Have 'appShortcuts' and what its intents declare return at once."),
    host(
      "values-not-collected", "An entity's query gives its values in time.", severity: .warning,
      why: "Phrases with the entity find the values of the last time, or none.",
      fix: "Answer 'suggestedEntities()' from memory."),
    host(
      "values-not-compiled", "The values that an app suggests can be compiled.", severity: .error,
      why: "The values of the last time stay.", fix: "Suggest fewer entities."),
  ]

  private static let findings: [RuleDescription] = [
    RuleDescription(
      id: "lint-configuration", severity: .error, category: .findings,
      summary: "A lint configuration has known keys, rules and levels.",
      rationale: "A rule that is misspelt there would stay on, or off, unseen.",
      fix: "Correct the name.",
      example: .init(
        "\"rules\": { \"double-spaces\": \"off\" }", "\"rules\": { \"double-space\": \"off\" }")),
    RuleDescription(
      id: "unused-suppression", severity: .note, category: .findings,
      summary: "A comment that leaves findings out has some to leave out.",
      rationale: "One without hides what will go wrong there next.", fix: "Remove the comment.",
      example: .init("/* bespeak:disable double-space */ \"Open\" = …", "\"Open\" = …")),
    RuleDescription(
      id: "stale-baseline", severity: .note, category: .findings,
      summary: "A baseline lists findings that are still there.",
      rationale: "An entry without its finding would let the same mistake in again.",
      fix: "Write the baseline anew (--write-baseline)."),
  ]
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Help and usage", .timeLimit(.minutes(hangMinutes))) struct HelpTests {
  static let commands = [
    "resolve", "talk", "find", "parse", "lint", "review", "test", "report", "explain", "compile",
    "extract", "export", "stats", "bench", "memory", "completions", "manual",
  ]

  @Test("the help names every command") func overview() throws {
    let result = try CommandRunner().run("--help")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        bespeak: resolves what people say to the intents that apps declare

        Usage: bespeak COMMAND [options]

        Commands:
          resolve       resolve utterances to intents with their parameters
          talk          talk with apps at the terminal: answers, choices and confirmations
          find          find the entities whose names a text may mean, misheard or misspelt
          parse         read numbers, money, measures, dates, times and what repeats from texts
          lint          check catalogs against the rules of App Shortcuts
          review        find mistakes in the App Intents code of Swift sources
          test          run cases: utterances with the outcome that each must have
          report        write one HTML page of phrases, findings, translations, collisions and tests
          explain       show step by step how an utterance is resolved, and why so
          extract       make a catalog of an app's Swift sources
          compile       compile catalogs into an image that opens in no time
          export        write an app's phrases as Apple's files, or as a catalog
          stats         count what catalogs or an image hold, and how many bytes it takes
          bench         measure speed and accuracy on your own catalogs and transcripts
          memory        show, add to and erase the memory of a person's use
          completions   print the script by which bash, zsh or fish completes bespeak
          manual        print the manual of bespeak, or of one of its commands, for man

        'bespeak COMMAND --help' shows a command's options and examples.
        Exit codes: 0 done; 1 findings, failed cases, or nothing found; 2 bad usage or input.

        Example:
          bespeak resolve --catalog tasks.json "complete buy milk in tasks"

        """)
  }

  @Test("the help of 'explain' is as it was") func snapshot() throws {
    let result = try CommandRunner().run("explain", "-h")
    #expect(
      result.output == """
        bespeak explain: show step by step how an utterance is resolved, and why so

        Usage: bespeak explain (--catalog PATH | --image FILE) [options] TEXT

        Options:
          --catalog PATH   a catalog, a built app, files of Apple's, or a folder of any; may be repeated
          --values FILE    values of entities, a JSON object a line; may be repeated
          --rules RULES    what phrases may hold: 'apple' (as on the platform, the default) or 'extended'
          --app-name NAME  the name of the one app that is read, in place of its files'
          --app-id ID      the id of the one app that is read, in place of its files'
          --extract        compile the Swift sources of folders, too (see 'bespeak extract --help')
          --image FILE     an image made by 'bespeak compile'; while it is in use, replace it by renaming
                           another one over it, as 'compile' does, and do not write to it in place
          --read           copy the image into memory first: for a file that others may cut short
          --locale TAG     the language spoken, such as 'de' or 'pt-BR'; default: the environment's
          --app ID         the app in the foreground
          --apps ID,…      the only apps to look at
          --policy POLICY  whether to act or to ask where words match no phrase: 'cautious', 'balanced' (the
                           default) or 'eager'; what is forbidden or asked about is not done by any
          --vectors FILE   vectors of words of a language, in place of the program's own; 'none' for no
                           vectors; an image needs those that it was compiled with; may be repeated
          --memory FILE    the memory of a person's use (see 'bespeak memory'); read, never written
          --help           show this text (also -h)

        Examples:
          bespeak explain --catalog tasks.json "complete buy milk in tasks"
          bespeak explain --catalog tasks.json "could you finish the milk in tasks"

        """)
  }

  @Test("every example in the help works as it stands", arguments: [""] + commands)
  func examples(command: String) throws {
    let runner = try CommandRunner()
    try runner.write(Fixtures.cases, to: "tasks.bespeak-test")
    try runner.write("zeige alles in aufgaben\n", to: "said.txt")
    try runner.write(Fixtures.sources, to: "App/Intents.swift")
    let isRepository = try command == "review" && runner.makeRepository()
    let help = try runner.run(command.isEmpty ? "--help" : command, "--help")
    #expect(help.status == 0)
    let examples = help.lines.filter { $0.hasPrefix("  bespeak ") }
    #expect(!examples.isEmpty)
    for example in examples where isRepository || !example.contains("--changed-since") {
      let result = try runner.shell(example)
      #expect(result.status == 0, "\(example): \(result.errors)")
      // Annotations of a clean catalog are none, and nobody is at the terminal to talk to.
      let isSilent =
        example.contains("github") || example.contains(" > ")
        || example.hasSuffix("talk --catalog tasks.json")
      #expect(!result.output.isEmpty || isSilent, "\(example)")
    }
  }

  @Test("help of help is the help") func helpOfHelp() throws {
    let runner = try CommandRunner()
    let help = try runner.run("--help").output
    for option in ["--help", "-h"] {
      #expect(try runner.run("help", option).output == help)
    }
  }

  @Test("the version is printed") func version() throws {
    let result = try CommandRunner().run("--version")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("bespeak "))
  }

  @Test(
    "bad usage says what is wrong and exits with 2",
    arguments: [
      (
        ["resolv"],
        "bespeak: unknown command 'resolv'; did you mean 'resolve'? (see 'bespeak --help')"
      ),
      (
        ["--versoin"],
        "bespeak: unknown option '--versoin'; did you mean '--version'? (see 'bespeak --help')"
      ),
      (
        ["resolve", "--catlog", "x"],
        "bespeak: unknown option '--catlog'; did you mean '--catalog'? (see 'bespeak resolve --help')"
      ),
      (["resolve", "-x"], "bespeak: unknown option '-x' (see 'bespeak resolve --help')"),
      (["resolve"], "bespeak: no catalog given: use --catalog PATH, or --image FILE"),
      (["resolve", "--catalog"], "bespeak: option '--catalog' needs a value: --catalog PATH"),
      (["lint", "--strict=1"], "bespeak: option '--strict' takes no value"),
      (["stats", "--catalog", "tasks.json", "x"], "bespeak: unexpected argument 'x'"),
      (
        ["compile", "--catalog", "tasks.json"],
        "bespeak: no place for the image given: use --output FILE"
      ),
      (["explain", "--catalog", "tasks.json"], "bespeak: no text to explain given"),
      (
        ["resolve", "--catalog", "tasks.json", "--input", "jsonl", "said.jsonl"],
        "bespeak: option '--input' is for standard input: leave it out, or 'said.jsonl'"
      ),
      (
        ["parse", "--input", "jsonl", "five"],
        "bespeak: option '--input' is for standard input: leave it out, or 'five'"
      ),
      (
        ["resolve", "--catalog", "tasks.json", "--threads", "0"],
        "bespeak: option '--threads' is a whole number from 1 to 256, not '0'"
      ),
      (
        ["resolve", "--catalog", "tasks.json", "--input", "xml"],
        "bespeak: option '--input' is one of 'text', 'jsonl', not 'xml'"
      ),
      (
        ["resolve", "--catalog", "tasks.json", "--image", "x"],
        "bespeak: options '--catalog' and '--image' exclude each other"
      ),
      (
        ["resolve", "--image", "missing.bspk", "x"],
        "bespeak: cannot open 'missing.bspk': no such file or directory"
      ),
      (
        ["resolve", "--image", "tasks.json", "x"],
        "bespeak: 'tasks.json': not a bespeak image; make one with 'bespeak compile'"
      ),
    ])
  func badUsage(arguments: [String], message: String) throws {
    let result = try CommandRunner().run(arguments, input: Data())
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == message + "\n")
  }

  @Test("no command at all shows the help on standard error") func nothing() throws {
    let result = try CommandRunner().run()
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("bespeak: resolves"))
  }
}

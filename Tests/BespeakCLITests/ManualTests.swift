// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Manual pages", .timeLimit(.minutes(hangMinutes))) struct ManualTests {
  private static let sections = [
    "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "EXIT STATUS", "SEE ALSO",
  ]

  @Test("the page of 'stats' is as it was") func snapshot() throws {
    let page = try CommandRunner().run("manual", "stats")
    #expect(page.status == 0)
    let start = page.output.components(separatedBy: "\\fB\\-\\-values").first ?? ""
    #expect(
      start.replacing(/"\d{4}-\d\d-\d\d" "bespeak [\d.]+"/, with: "DATE VERSION") == #"""
        .TH "BESPEAK\-STATS" "1" DATE VERSION "Bespeak"
        .nh
        .ad l
        .SH NAME
        bespeak\-stats \- count what catalogs or an image hold, and how many bytes it takes
        .SH SYNOPSIS
        \fBbespeak stats\fR (\-\-catalog PATH | \-\-image FILE) [\-\-format table|json]
        .SH DESCRIPTION
        All of an image is checked first: every checksum and every reference.
        .SH OPTIONS
        .TP
        \fB\-\-catalog\fR \fIPATH\fR
        A catalog, a built app, files of Apple\(aqs, or a folder of any; may be
        repeated.
        .TP

        """#)
  }

  @Test(
    "each page has all sections, options and examples, and no line that is taken for a request",
    arguments: [""] + HelpTests.commands)
  func page(command: String) throws {
    let runner = try CommandRunner()
    let arguments = command.isEmpty ? ["manual"] : ["manual", command]
    let page = try runner.run(arguments, input: Data())
    #expect(page.status == 0)
    let requests: Set = ["TH", "nh", "ad", "SH", "PP", "TP", "nf", "fi", "BR"]
    for line in page.lines where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { !$0.isWhitespace }
      #expect(line.hasPrefix(".") && requests.contains(String(name)), "\(line)")
    }
    #expect(
      page.lines.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) } == Self.sections)
    #expect(page.output.utf8.allSatisfy { $0 < 0x80 })
    let help = try runner.run(command.isEmpty ? ["--help"] : [command, "--help"], input: Data())
      .lines
    let bare = page.output.replacing(/\\f[BIR]/, with: "").replacing("\\(aq", with: "'")
      .replacing("\\(dq", with: "\"").replacing("\\-", with: "-")
    for line in help {
      if let option = line.firstMatch(of: /^  ((?:-., )?--[a-z-]+)/)?.1 {
        #expect(bare.contains("\n" + option), "\(option)")
      }
      if line.hasPrefix("  bespeak ") { #expect(bare.contains("\n" + line.dropFirst(2) + "\n")) }
    }
  }

  @Test("groff and mandoc have nothing to say of any page", arguments: [""] + HelpTests.commands)
  func linted(command: String) throws {
    let runner = try CommandRunner()
    let checks = try runner.shell(
      """
      bespeak manual \(command) > page.1
      if command -v groff > /dev/null; then groff -man -Tutf8 -ww -z page.1 2>&1; fi
      if command -v mandoc > /dev/null; then
        mandoc -Tlint -W warning page.1
      fi
      """)
    #expect(checks.output == "")
    #expect(checks.errors == "")
  }

  @Test("an unknown command is refused, and the nearest is named") func unknown() throws {
    let result = try CommandRunner().run("manual", "resolv")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "bespeak: unknown command 'resolv'; did you mean 'resolve'? (see 'bespeak --help')\n")
  }
}

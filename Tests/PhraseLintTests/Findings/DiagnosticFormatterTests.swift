// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import PhraseLint
import Testing

@Suite("DiagnosticFormatter")
struct DiagnosticFormatterTests {
  static let findings = [
    Diagnostic(
      rule: "unknown-slot", severity: .error, message: "slot 'a' is, 100%\nwrong",
      fix: "did you mean 'b'?", note: "all of it: lost",
      location: SourceLocation(
        file: "a,b:c.json", line: 3, column: 7, path: "shortcuts[0].phrases[1]"),
      app: "com.example", locale: "de"),
    Diagnostic(
      rule: "x", severity: .warning, message: "m", location: SourceLocation(file: "f", line: 2)),
    Diagnostic(
      rule: "y", severity: .note, message: "n",
      location: SourceLocation(file: "", path: "intents.A"), app: "com.example"),
  ]

  @Test("text has the place, the rule, the fix and the note")
  func text() {
    #expect(
      DiagnosticFormatter(style: .text).format(Self.findings) == """
        a,b:c.json:3:7: error: slot 'a' is, 100%\\u{A}wrong [unknown-slot]
          fix: did you mean 'b'?
          note: all of it: lost
        f:2: warning: m [x]
        com.example intents.A: note: n [y]

        """)
  }

  @Test("JSON Lines leave out what is unknown")
  func json() {
    var expected = #"""
      {"rule":"unknown-slot","severity":"error","message":"slot 'a' is, 100%\nwrong","fix":"did you mean 'b'?","note":"all of it: lost","file":"a,b:c.json","line":3,"column":7,"path":"shortcuts[0].phrases[1]","app":"com.example","locale":"de","fingerprint":"F0"}
      {"rule":"x","severity":"warning","message":"m","file":"f","line":2,"fingerprint":"F1"}
      {"rule":"y","severity":"note","message":"n","path":"intents.A","app":"com.example","fingerprint":"F2"}

      """#
    for (i, finding) in Self.findings.enumerated() {
      let text = FindingFingerprint(finding, in: .current).text
      expected = expected.replacingOccurrences(of: "\"F\(i)\"", with: "\"\(text)\"")
    }
    #expect(DiagnosticFormatter(style: .json).format(Self.findings) == expected)
  }

  @Test("workflow commands are escaped")
  func github() {
    #expect(
      DiagnosticFormatter(style: .github).format(Self.findings) == """
        ::error file=a%2Cb%3Ac.json,line=3,col=7,title=unknown-slot::slot 'a' is, 100%25\\u{A}wrong%0Adid you mean 'b'?%0Aall of it: lost
        ::warning file=f,line=2,title=x::m
        ::notice title=y::n

        """)
  }

  @Test("the summary counts by weight")
  func summary() {
    #expect(
      DiagnosticFormatter.summary(Self.findings + [Self.findings[0]], appCount: 2)
        == "2 errors, 1 warning, 1 note in 2 apps")
    #expect(DiagnosticFormatter.summary([], appCount: 1) == "no findings in 1 app")
  }
}

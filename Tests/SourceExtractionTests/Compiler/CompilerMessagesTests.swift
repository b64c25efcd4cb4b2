// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceExtraction

@Suite("Messages of the compiler") struct CompilerMessagesTests {
  @Test("errors have their place, what is quoted, and the notes behind them") func errors() {
    let output = """
      s1.swift:12:5: error: cannot find type 'Berth' in scope
        var berth: Berth
                   ^~~~~
      s1.swift:12:9: note: did you mean 'Birth'?
      /elsewhere/a.swift:1:1: error: not ours
      <unknown>:0: error: no such file
      s2.swift:3:1: warning: error: none
      error: fatal
      """
    let errors = CompilerMessage.errors(in: Array(output.utf8))
    #expect(errors.map(\.file) == ["s1.swift", "", ""])
    #expect(errors.map(\.line) == [12, 0, 0])
    #expect(errors.map(\.column) == [5, 0, 0])
    #expect(errors[0].quoted == ["Berth"])
    #expect(errors[0].notes == ["did you mean 'Birth'?"])
    #expect(errors.map(\.text).last == "fatal")
  }
}

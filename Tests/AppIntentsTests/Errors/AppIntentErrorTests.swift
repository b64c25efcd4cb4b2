// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct AppIntentErrorTests {
  @Test("a known failure is an error of one type, and keeps its name in the app's own words")
  func known() {
    let plain = AppIntentError.Unrecoverable.networkFailure
    #expect(plain.text == nil)
    #expect(plain.description == "the intent failed: networkFailure")
    let told = AppIntentError(predefinedError: plain, description: "No signal.")
    #expect(told.text == "No signal.")
    guard case .failed(let failure) = told.kind else {
      Issue.record("another kind")
      return
    }
    #expect(failure.name == "networkFailure")
  }

  @Test("an app's own error says what it is, or in which words")
  func wrapped() {
    #expect(AppIntentError(wrapping: Spoken()).text == "It rains.")
    #expect(AppIntentError(wrapping: Converted()).description.contains("bluetooth"))
    #expect(AppIntentError(description: "Out of paper.").description == "Out of paper.")
  }

  @Test("places are asked for precisely or not")
  func location() {
    let precise = AppIntentError.PermissionRequired.location(precise: true)
    let rough = AppIntentError.PermissionRequired.location(precise: false)
    #expect(precise.description != rough.description)
  }
}

private struct Spoken: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It rains." }
}

private struct Converted: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { AppIntentError.PermissionRequired.bluetooth }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TestSupport
import Testing

@Suite struct ValueJSONTests {
  @Test("a number of single precision is the shortest decimal that reads back as it")
  func float() throws {
    for (number, expected) in [
      (0.1, "0.1"), (-2, "-2.0"), (16_777_216, "16777216.0"), (.leastNonzeroMagnitude, "1e-45"),
    ] as [(Float, String)] {
      #expect(ValueJSON.text(of: number) == expected)
    }
    var random = SeededGenerator.forTest("numbers of single precision")
    for _ in 0..<fuzzRounds(300) {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      guard number.isFinite else { continue }
      let text = try #require(ValueJSON.text(of: number))
      #expect(Float(text) == number)
      #expect(try JSONDecoder().decode(Float.self, from: Data(text.utf8)) == number, "\(text)")
    }
  }

  @Test("numbers that are infinite or none have no form, wherever they stand")
  func notFinite() {
    let values: [Any] = [
      Double.infinity, -Double.infinity, Double.nan, Float.infinity, -Float.infinity, Float.nan,
      Decimal.nan, IntentCurrencyAmount(amount: .nan, currencyCode: "EUR"),
      Measurement(value: .infinity, unit: UnitLength.meters),
      Measurement(value: .nan, unit: UnitMass.grams), [1, Double.nan], [Decimal.nan],
    ]
    for value in values {
      #expect(ValueJSON.text(of: value) == nil, "\(value)")
    }
  }

  @Test("numbers, money and quantities are JSON")
  func numbers() throws {
    let values: [Any] = [
      Int.min, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, -0.0,
      Decimal.greatestFiniteMagnitude, Decimal.leastNonzeroMagnitude, Float.leastNonzeroMagnitude,
      IntentCurrencyAmount(amount: 2.5, currencyCode: "EUR"),
      Measurement(value: 1e300, unit: UnitLength.meters), [Float(0.1), 2],
    ]
    for value in values {
      let text = try #require(ValueJSON.text(of: value))
      #expect(throws: Never.self, "\(text)") {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TestSupport
import Testing

@Suite struct LocalizationFormatterTests {
  private let formatter = LocalizationFormatter(locale: Locale(identifier: "en"))

  @Test("whole numbers keep their sign before zeros, and '-' and a precision cancel '0'")
  func padding() {
    for (format, number, expected) in [
      ("%05d", -12, "-0012"), ("%-05d", 12, "12   "), ("%5d", -12, "  -12"), ("%.3d", 7, "007"),
      ("%05.3d", 7, "  007"), ("%.3d", -7, "-007"), ("%.0d", 0, ""), ("%05@", -12, "-0012"),
      ("%5c", 65, "   65"),
    ] as [(String, Int64, String)] {
      #expect(formatter.format(format, [.signed(number)]) == expected, "\(format)")
    }
  }

  @Test("'+' and a blank stand for the sign of whole numbers that are not negative")
  func signs() {
    for (format, number, expected) in [
      ("%+d", 3, "+3"), ("%+d", -3, "-3"), ("% d", 3, " 3"), ("% +d", 3, "+3"),
      ("%+05lld", 3, "+0003"), ("%+u", 3, "3"),
    ] as [(String, Int64, String)] {
      #expect(formatter.format(format, [.signed(number)]) == expected, "\(format)")
    }
  }

  @Test("'x', 'X' and 'o' write whole numbers in their bases, '#' with what tells the base")
  func bases() {
    for (format, number, expected) in [
      ("%x", 255, "ff"), ("%X", 255, "FF"), ("%o", 8, "10"), ("%#x", 255, "0xff"),
      ("%#08X", 255, "0X0000FF"), ("%#o", 8, "010"), ("%#x", 0, "0"), ("%.4x", 255, "00ff"),
    ] as [(String, Int64, String)] {
      #expect(formatter.format(format, [.signed(number)]) == expected, "\(format)")
      #expect(formatter.format(format, [.unsigned(UInt64(number))]) == expected, "\(format)")
    }
  }

  @Test("a negative number without a sign has the bits of its width, and no number is cut")
  func widths() {
    for (format, number, expected) in [
      ("%u", -1, "4294967295"), ("%hhx", -1, "ff"), ("%hx", -1, "ffff"), ("%x", -1, "ffffffff"),
      ("%llx", -1, "ffffffffffffffff"), ("%x", 1 << 40, "10000000000"),
      ("%x", -1 << 40, "ffffff0000000000"), ("%d", 1 << 40, "1099511627776"),
    ] as [(String, Int64, String)] {
      #expect(formatter.format(format, [.signed(number)]) == expected, "\(format)")
    }
    #expect(formatter.format("%lld", [.unsigned(.max)]) == "18446744073709551615")
  }

  @Test("random formats write whole numbers as Foundation does")
  func wholeNumbers() {
    var random = SeededGenerator.forTest("formats of whole numbers")
    let lengths = [("hh", 8), ("h", 16), ("", 32), ("l", 64), ("ll", 64), ("q", 64)]
    for _ in 0..<fuzzRounds(3_000) {
      let (length, width) = random.pick(lengths)
      let isSigned = random.below(2) == 0
      let format =
        options(&random) + length
        + random.pick(isSigned ? ["d", "i", "u", "x", "X", "o"] : ["u", "x", "X", "o"])
      // Small numbers as often as large ones, and numbers that the length holds: others C cuts.
      let bits = random.pick([0, random.next(), .max]) >> UInt64(random.below(64))
      let number =
        isSigned
        ? Int64(bitPattern: bits << UInt64(64 - width)) >> Int64(64 - width)
        : Int64(bitPattern: bits & .max >> UInt64(64 - width))
      let expected =
        width == 64
        ? String(format: format, number)
        : String(format: format, Int32(truncatingIfNeeded: number))
      let argument: _FormatArgument =
        isSigned ? .signed(number) : .unsigned(UInt64(bitPattern: number))
      #expect(formatter.format(format, [argument]) == expected, "\(format) of \(argument)")
    }
  }

  @Test("random formats write numbers with a fraction as Foundation does")
  func reals() {
    var random = SeededGenerator.forTest("formats of numbers with a fraction")
    for _ in 0..<fuzzRounds(1_000) {
      let format = options(&random) + random.pick(["f", "lf", "e", "E", "g", "G"])
      let number = random.pick([
        0, -0.0, Double(Int64(bitPattern: random.next()) >> 40) / 64,
        Double(bitPattern: random.next()),
      ])
      let expected = String(format: format, number)
      #expect(formatter.format(format, [.real(number)]) == expected, "\(format) of \(number)")
    }
  }

  /// A percent sign with random flags, width and precision, within what the formatter keeps.
  private func options(_ random: inout SeededGenerator) -> String {
    let flags = (0..<random.below(5)).map { _ in random.pick(["-", "+", " ", "0", "#"]) }.joined()
    let width = random.pick(["", "\(1 + random.below(40))"])
    let precision = random.pick(["", ".", ".\(random.below(30))"])
    return "%" + flags + width + precision
  }
}

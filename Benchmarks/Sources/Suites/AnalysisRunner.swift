// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// Text analysis over a set of utterances; shared by the contestants of a comparison.
final class AnalysisRunner {
  let utterances: Utterances
  let analyzer: TextAnalyzer
  var buffer = TokenBuffer()

  /// Prepares an analyser, with ICU alone when `usesFastPaths` is false.
  init(_ utterances: Utterances, locale: LocaleTag, usesFastPaths: Bool = true) {
    self.utterances = utterances
    analyzer = TextAnalyzer(locale: locale, usesFastPaths: usesFastPaths)
  }

  /// Analyses a range of utterances; the number of tokens.
  func analyze(_ range: Range<Int>) -> Int {
    // SAFETY: the bytes are used inside the closure only.
    unsafe utterances.bytes.withUnsafeBufferPointer { bytes in
      unsafe Self.analyze(analyzer, utterances.starts, bytes, range, &buffer)
    }
  }

  /// A checksum of all that is known about the tokens of one utterance.
  func checksum(_ index: Int) -> UInt64 {
    var sum = UInt64(truncatingIfNeeded: analyze(index..<index + 1))
    for token in 0..<buffer.count {
      let token = buffer[token]
      for part in [
        token.hash, UInt64(token.accent), UInt64(token.lower), UInt64(token.upper),
        UInt64(token.joint.rawValue),
      ] { sum = (sum ^ part) &* 0x100_0000_01B3 }
    }
    return sum
  }

  private static func analyze(
    _ analyzer: TextAnalyzer, _ starts: [Int32], _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>, _ buffer: inout TokenBuffer
  ) -> Int {
    var sum = 0
    for index in range {
      // SAFETY: starts rise and end with the number of bytes, which the caller lends. A failure leaves
      // the buffer empty, which the count shows.
      let slice = unsafe bytes[Int(starts[index])..<Int(starts[index + 1])]
      let text = unsafe UnsafeBufferPointer(rebasing: slice)
      unsafe try? analyzer.analyze(text, into: &buffer)
      sum &+= buffer.count
    }
    return sum
  }
}

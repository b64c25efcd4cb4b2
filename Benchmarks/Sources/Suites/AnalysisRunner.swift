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

  /// Analyses a range of utterances; a checksum of the tokens.
  func analyze(_ range: Range<Int>) -> UInt64 {
    // SAFETY: the bytes are used inside the closure only.
    unsafe utterances.bytes.withUnsafeBufferPointer { bytes in
      unsafe Self.analyze(analyzer, utterances.starts, bytes, range, &buffer)
    }
  }

  private static func analyze(
    _ analyzer: TextAnalyzer, _ starts: [Int32], _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>, _ buffer: inout TokenBuffer
  ) -> UInt64 {
    var sum: UInt64 = 0
    for index in range {
      let slice = unsafe bytes[Int(starts[index])..<Int(starts[index + 1])]
      let text = unsafe UnsafeBufferPointer(rebasing: slice)
      // A failure leaves the buffer empty, which the checksum shows.
      unsafe try? analyzer.analyze(text, into: &buffer)
      for token in 0..<buffer.count {
        sum = (sum ^ buffer[token].hash) &* 0x100_0000_01B3 &+ UInt64(buffer[token].upper)
      }
    }
    return sum
  }
}

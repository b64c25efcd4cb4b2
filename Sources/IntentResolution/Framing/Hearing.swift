// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import MatchIndex
import TextAnalysis

/// What was heard of a hypothesis besides its readings, where it fits no phrase.
struct Hearing {
  /// What it was matched as: the request alone, with blanks for what was taken back.
  let text: String
  /// What is done with its words; `nil` where nothing is known of that in the language.
  var frame: Frame?
  /// The variant of the first app that is named.
  var named: VariantID?
  /// The intent that the words are most like and say the opposite of.
  var opposed: OpposedIntent?
  /// Words that the first reading does not account for.
  var unused: [TextSpan] = []
  /// Further requests.
  var more: [TextSpan] = []
  /// What they and the first one ask for by themselves, where that is sure enough to be done.
  var requests: [Reading] = []

  /// Takes over what the buffers hold of the last match.
  init(_ text: String, _ s: inout MatchBuffers) {
    self.text = text
    guard s.pass.marks.contains(.isRanked) else { return }
    let flexible = s.flexible()
    frame = flexible.framing?.frame
    named = Self.named(s)
    opposed = flexible.opposed
    if s.candidates.count > 0, s.candidates[0].way == .ranking {
      unused = Self.runs(of: flexible.readings[Int(s.candidates[0].number)].unused, s)
    }
    if let frame {
      for k in 0..<frame.more.count {
        if let span = Self.span(frame.more[k].indices, s) { more.append(span) }
      }
    }
  }

  /// The app that is named first, of several there the one with the longest name, then the first declared.
  private static func named(_ s: borrowing MatchBuffers) -> VariantID? {
    var best: AppMention?
    for k in 0..<s.mentions.count where s.mentions[k].cost == 0 {
      let mention = s.mentions[k]
      if let best {
        if mention.from != best.from {
          if mention.from > best.from { continue }
        } else if mention.to != best.to {
          if mention.to < best.to { continue }
        } else if mention.variant >= best.variant {
          continue
        }
      }
      best = mention
    }
    return best.map { VariantID($0.variant) }
  }

  /// The runs of words with a bit.
  private static func runs(of bits: UInt128, _ s: borrowing MatchBuffers) -> [TextSpan] {
    var runs: [TextSpan] = []
    var left = bits
    while left != 0 {
      let first = left.trailingZeroBitCount
      let count = (~(left >> UInt128(first))).trailingZeroBitCount
      if let span = span(first..<first + count, s) { runs.append(span) }
      left = first + count >= 128 ? 0 : left & (UInt128.max << UInt128(first + count))
    }
    return runs
  }

  private static func span(_ tokens: Range<Int>, _ s: borrowing MatchBuffers) -> TextSpan? {
    let tokens = tokens.clamped(to: 0..<s.tokens.count)
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return TextSpan(lower: s.tokens[first].lower, upper: s.tokens[last].upper)
  }
}

/// An intent that words are like and go against.
struct OpposedIntent: BitwiseCopyable {
  var variant: UInt32
  var shortcut: UInt32
}

extension Turn {
  /// What the utterance does with what it names.
  ///
  /// - Parameter index: The reading that was taken; `nil` where none was.
  func speech(
    _ readings: borrowing ReadingSet, _ index: Int?, _ scratch: inout MatchScratch
  ) -> SpeechFrame? {
    let number = index.map { readings.readings[$0].hypothesis } ?? 0
    guard let hearing = number < readings.hearings.count ? readings.hearings[number] : nil else {
      return nil
    }
    var speech = SpeechFrame()
    speech.more = hearing.more
    if let index {
      if readings.readings[index].candidate.way == .ranking {
        speech.unused = hearing.unused.map { words($0, readings.readings[index]) }
      }
      if let frame = hearing.frame, frame.repair != nil || !frame.dropped.isEmpty {
        speech.kind = .correction
      }
    } else {
      speech.more = []
      refuse(&speech, readings, hearing, &scratch)
    }
    return speech.isPlain ? nil : speech
  }

  /// Says of an utterance that nothing comes of what it names, and what it does with it.
  private func refuse(
    _ speech: inout SpeechFrame, _ readings: borrowing ReadingSet, _ hearing: Hearing,
    _ scratch: inout MatchScratch
  ) {
    var refused = readings.refused.first.map { first in
      OpposedIntent(
        variant: first.reading.candidate.variant.rawValue,
        shortcut: UInt32(image.phrase(first.reading.candidate.phrase).shortcut))
    }
    // What was refused and is asked for is nearly a phrase, and goes against it.
    speech.kind =
      (readings.refused.first?.frame ?? hearing.frame)?.kind ?? (refused == nil ? nil : .opposite)
    if refused == nil, let opposed = hearing.opposed {
      refused = opposed
      speech.kind = .opposite
    }
    if let refused {
      let variant = image.variant(VariantID(refused.variant))
      speech.app = scratch.strings.text(image.app(variant.app).id)
      let shortcut = image.shortcut(UInt16(truncatingIfNeeded: refused.shortcut), of: variant.app)
      if let shortcut {
        let intent = image.intent(shortcut.intent)
        speech.notDone = scratch.strings.text(intent.name)
        speech.notDoneTitle = image.strings[image.translated(intent.title, variant)]
      }
    } else if let named = hearing.named {
      speech.app = scratch.strings.text(image.app(image.variant(named).app).id)
    } else {
      speech.kind = nil
    }
  }
}

extension Frame {
  /// What the words do with what they name; `nil` where they ask for it.
  var kind: SpeechFrame.Kind? {
    if polarity == .prohibited { return .prohibition }
    return switch act {
    case .question: .question
    case .report: .report
    case .hypothetical: .hypothetical
    case .command, .request, .statement: exception.isEmpty ? nil : .exception
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import IntentRanking
import LanguageData
import MatchIndex

/// The rankings of a turn that is still being said, each with its sums so far.
final class RankingMemory {
  private struct Entry {
    var reference: BlockReference
    var purpose: Int
    var session: IntentRankingSession
    var lastUse: Int
  }

  /// Most rankings that are kept; the one not used for longest makes room.
  static let maxSessions = 16

  private var entries: [Entry] = []
  private var clock = 0

  /// The ranking by a model for a purpose, begun at its first use.
  func session(
    _ model: IntentModel, _ reference: BlockReference, _ knowledge: KnowledgeBlock?, purpose: Int
  ) -> IntentRankingSession {
    clock += 1
    for k in 0..<entries.count
    where entries[k].reference == reference && entries[k].purpose == purpose {
      entries[k].lastUse = clock
      return entries[k].session
    }
    let entry = Entry(
      reference: reference, purpose: purpose,
      session: IntentRankingSession(model: model, knowledge: knowledge), lastUse: clock)
    if entries.count < Self.maxSessions {
      entries.append(entry)
    } else if let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse }) {
      entries[oldest] = entry
    }
    return entry.session
  }
}

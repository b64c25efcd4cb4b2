// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import LanguageData
import MatchIndex

/// The rankings of a turn that is still being said, each with its sums so far; their room serves the
/// next turn.
final class RankingMemory {
  private struct Entry {
    var reference: BlockReference
    var purpose: Int
    var ranking: Ranking
    var lastUse: Int
    var turn: Int
  }

  /// A ranking, in a place of its own.
  final class Ranking {
    var session: IntentRankingSession

    init(_ session: consuming IntentRankingSession) { self.session = session }
  }

  /// Most rankings that are kept; the one not used for longest makes room.
  static let maxSessions = 16

  private var entries: [Entry] = []
  private var clock = 0
  private var turn = 0

  /// Begins another turn: rankings begin again with no words when they are next used.
  func beginTurn() { turn += 1 }

  /// The ranking by a model for a purpose, begun at its first use: −1 for the words as they are, else the
  /// place of the reading whose slots are filled.
  func ranking(
    _ model: IntentModel, _ reference: BlockReference, _ knowledge: KnowledgeBlock?, purpose: Int
  ) -> Ranking {
    clock += 1
    for k in 0..<entries.count
    where entries[k].reference == reference && entries[k].purpose == purpose {
      entries[k].lastUse = clock
      if entries[k].turn != turn {
        entries[k].turn = turn
        entries[k].ranking.session.removeAll()
      }
      return entries[k].ranking
    }
    let entry = Entry(
      reference: reference, purpose: purpose,
      ranking: Ranking(IntentRankingSession(model: model, knowledge: knowledge)), lastUse: clock,
      turn: turn)
    if entries.count < Self.maxSessions {
      entries.append(entry)
    } else if let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse }) {
      entries[oldest] = entry
    }
    return entry.ranking
  }
}

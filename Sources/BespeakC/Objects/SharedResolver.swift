// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import TextAnalysis

/// What a `bespeak_resolver` leads to: a resolver, what it was made of, and working state for the threads that use it.
final class SharedResolver: Sendable {
  /// The resolver.
  let resolver: IntentResolver
  /// What it resolves against.
  let loaded: LoadedCatalogs
  /// The queries that it has, for the answers of conversations.
  let queries: [EntityKey: any EntityTextQuery]
  private let workers = Locked<[Worker]>([])
  private let pieces = Locked<[ColumnPiece]>([])
  private static let keptWorkers = 16

  /// What a thread resolves with.
  // SAFETY: in the hands of one thread at a time, which takes it out of the pool and puts it back.
  final class Worker: @unchecked Sendable {
    var resolver: TranscriptResolver
    var json = ResolutionWriter()

    init(_ resolver: IntentResolver) {
      self.resolver = TranscriptResolver(resolver, ResolutionRequest(""))
    }
  }

  init(
    _ loaded: LoadedCatalogs, queries: [EntityKey: any EntityTextQuery],
    options: IntentResolver.Options
  ) {
    self.loaded = loaded
    self.queries = queries
    resolver = IntentResolver(image: loaded.image, queries: queries, options: options)
  }

  /// Lends a worker for some requests, its storage kept from the last ones.
  func withWorker<Result, Failure>(
    _ defaults: ResolutionRequest, _ body: (Worker) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let worker = workers.withLock { $0.popLast() } ?? Worker(resolver)
    worker.resolver.defaults = defaults
    worker.json.removeAll()
    // One huge line keeps no memory for good.
    if worker.json.capacity > 4 << 20 { worker.json = ResolutionWriter() }
    defer { workers.withLock { if $0.count < Self.keptWorkers { $0.append(worker) } } }
    return try body(worker)
  }

  /// A piece of columns for a thread, empty.
  func takePiece() -> ColumnPiece {
    let piece = pieces.withLock { $0.popLast() } ?? ColumnPiece()
    piece.removeAll()
    return piece
  }

  /// Keeps pieces for the next call.
  func giveBack(_ used: [ColumnPiece]) {
    pieces.withLock { $0 += used.prefix(max(0, Self.keptWorkers - $0.count)) }
  }
}

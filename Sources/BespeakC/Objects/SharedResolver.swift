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
  private let columns = Locked<[Columns]>([])
  private static let keptWorkers = 16

  /// What a thread resolves with.
  // SAFETY: in the hands of one thread at a time, which takes it out of the pool and puts it back.
  final class Worker: @unchecked Sendable {
    var resolver: TranscriptResolver
    var json = ResolutionWriter()
    /// Whether `resolver` still has its defaults: no row with something of its own was read.
    var isFresh = true

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
    _ options: RequestOptions, _ body: (Worker) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let worker = workers.withLock { $0.popLast() } ?? Worker(resolver)
    // Setting a request is much of what a call costs beside resolving, and most are as the one before.
    if !worker.isFresh || worker.resolver.defaults != options.request {
      worker.resolver.defaults = options.request
    }
    worker.isFresh = !options.variesByRow
    worker.json.removeAll()
    // One huge line keeps no memory for good.
    if worker.json.capacity > 4 << 20 { worker.json = ResolutionWriter() }
    defer { workers.withLock { if $0.count < Self.keptWorkers { $0.append(worker) } } }
    return try body(worker)
  }

  /// What a thread writes columns with.
  // SAFETY: in the hands of one thread at a time, as a worker is.
  final class Columns: @unchecked Sendable {
    var piece = ColumnPiece()
  }

  /// Storage of columns for a thread, empty.
  func takeColumns() -> Columns {
    let taken = columns.withLock { $0.popLast() } ?? Columns()
    taken.piece.removeAll()
    return taken
  }

  /// Keeps storage for the next call.
  func giveBack(_ used: [Columns]) {
    columns.withLock { $0 += used.prefix(max(0, Self.keptWorkers - $0.count)) }
  }
}

// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import TextAnalysis

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

/// What a `bespeak_resolver_options` says.
private struct ResolverOptions {
  var options = IntentResolver.Options()
  var queries: [EntityKey: any EntityTextQuery] = [:]

  // SAFETY: as in `structure`.
  init(
    _ pointer: UnsafePointer<bespeak_resolver_options>?, for loaded: LoadedCatalogs
  ) throws(Fault) {
    guard let pointer = unsafe pointer else { return }
    let given = unsafe try structure(pointer, bespeak_resolver_options(), "options", least: 48)
    let flags = unsafe try flags(
      given.flags, known: BESPEAK_EXACT | BESPEAK_NO_VECTORS, "options.flags")
    let isExact = flags & BESPEAK_EXACT != 0
    options.hearsMisheard = !isExact
    options.flexible = unsafe isExact ? nil : FlexibleScores(policy: try policy(given.policy))
    options.vectors = unsafe try vectors(
      given.vectors, given.vectors_count, isNone: flags & BESPEAK_NO_VECTORS != 0)
    guard unsafe 0...1 ~= given.confirm_below, unsafe given.reserved == 0 else {
      throw Fault(
        BESPEAK_ERROR_ARGUMENT, "'options': confirm_below is not 0 ... 1, or reserved is not 0")
    }
    if unsafe given.confirm_below > 0 { options.confirmBelow = unsafe given.confirm_below }
    if unsafe given.memory_path != nil {
      let path = unsafe try path(given.memory_path, "options.memory_path")
      do throws(UsageError) {
        options.memory = try UsageStore.read(path)
      } catch {
        throw Fault(BESPEAK_ERROR_FILE, error.description)
      }
    }
    let bindings = unsafe try array(
      given.bindings, given.binding_count, "options.bindings", limit: Limits.list)
    for place in bindings.indices { try unsafe bind(bindings[place], loaded) }
  }

  private func policy(_ number: UInt32) throws(Fault) -> DecisionPolicy {
    switch Int(number) {
    case BESPEAK_POLICY_BALANCED: .balanced
    case BESPEAK_POLICY_CAUTIOUS: .cautious
    case BESPEAK_POLICY_EAGER: .eager
    default: throw Fault(BESPEAK_ERROR_ARGUMENT, "'options.policy' is \(number), which is none")
    }
  }

  // SAFETY: as in `structure`; the query and its context are the program's for as long as the resolver is.
  private mutating func bind(
    _ binding: bespeak_binding, _ loaded: LoadedCatalogs
  ) throws(Fault) {
    let key = EntityKey(
      app: unsafe try text(binding.app, binding.app_length, "binding.app"),
      entity: unsafe try text(binding.entity, binding.entity_length, "binding.entity"))
    guard loaded.declares(key) else {
      throw Fault(
        BESPEAK_ERROR_ARGUMENT, "'binding': no app '\(key.app)' declares '\(key.entity)'")
    }
    let source: any EntityTextQuery
    switch (unsafe binding.query, unsafe binding.entities) {
    case (nil, let handle):
      let live: LiveEntities = try HandleTable.shared.object(handle, "binding.entities")
      source = live
    case (let query?, 0): source = unsafe CallbackQuery(query, of: binding)
    case (_?, _):
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'binding': both entities and a query")
    }
    guard queries.updateValue(source, forKey: key) == nil else {
      throw Fault(
        BESPEAK_ERROR_ARGUMENT, "'binding': '\(key.entity)' of '\(key.app)' is bound twice")
    }
  }
}

// SAFETY: as said above.
/// Gets ready to resolve against what was compiled.
@c @implementation
public func bespeak_resolver_make(
  _ catalogs: bespeak_catalogs, _ options: UnsafePointer<bespeak_resolver_options>!,
  _ resolver: UnsafeMutablePointer<bespeak_resolver>!
) -> Int32 {
  answering { () throws(Fault) in
    let out = unsafe try pointer(resolver, "resolver")
    unsafe out.pointee = 0
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    let options = unsafe try ResolverOptions(options, for: loaded)
    unsafe out.pointee = try HandleTable.shared.add(
      SharedResolver(loaded, queries: options.queries, options: options.options))
    for case let query as CallbackQuery in options.queries.values { query.takeContext() }
  }
}

// SAFETY: the bytes are the caller's until its call returns.
private func outcome(
  of bytes: UnsafePointer<CChar>?, _ length: Int, _ options: RequestOptions,
  by worker: SharedResolver.Worker
) throws(Fault) -> Result<Resolution, LineFault> {
  guard options.isJSON else {
    return .success(worker.resolver.resolve(unsafe try text(bytes, length, "text")))
  }
  let line = unsafe try lineBytes(bytes, length)
  return Result { () throws(LineFault) in
    try unsafe options.outcome(line, number: 1, worker)
  }
}

// SAFETY: as above.
private func lineBytes(
  _ bytes: UnsafePointer<CChar>?, _ length: Int
) throws(Fault) -> UnsafeBufferPointer<UInt8> {
  let line = unsafe try array(bytes, length, "text", limit: Limits.text)
  return unsafe UnsafeBufferPointer(
    start: UnsafeRawPointer(line.baseAddress)?.assumingMemoryBound(to: UInt8.self),
    count: length)
}

// SAFETY: as said above.
/// Resolves what was said, for programs that read JSON.
@c @implementation
public func bespeak_resolve_json(
  _ resolver: bespeak_resolver, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ request: UnsafePointer<bespeak_request>!, _ line: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    let options = unsafe try RequestOptions(request)
    let buffer = unsafe try OutputBuffer(line, "line")
    try shared.withWorker(options) { (worker) throws(Fault) in
      if options.isJSON {
        let bytes = unsafe try lineBytes(text, length)
        worker.write(isJSON: true) { () throws(LineFault) in
          try unsafe options.write(bytes, number: 1, worker)
        }
      } else {
        let text = unsafe try BespeakC.text(text, length, "text")
        _ = worker.resolver.resolve(text, into: &worker.json)
      }
      try buffer.put(worker.json)
    }
  }
}

// SAFETY: as said above.
/// Gets memory for outcomes as structs.
@c @implementation
public func bespeak_results_make(_ results: UnsafeMutablePointer<bespeak_results>!) -> Int32 {
  unsafe making(results, "results") { () throws(Fault) in ResultRows() }
}

// SAFETY: as said above.
/// Resolves what was said, for programs that read structs.
@c @implementation
public func bespeak_resolve(
  _ resolver: bespeak_resolver, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ request: UnsafePointer<bespeak_request>!, _ results: bespeak_results,
  _ result: UnsafeMutablePointer<UnsafePointer<bespeak_result>?>!
) -> Int32 {
  answering { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    let rows: ResultRows = try HandleTable.shared.object(results, "results")
    let out = unsafe try pointer(result, "result")
    let options = unsafe try RequestOptions(request)
    try rows.alone { () throws(Fault) in
      try shared.withWorker(options) { (worker) throws(Fault) in
        let outcome = unsafe try outcome(of: text, length, options, by: worker)
        rows.reserve(rows: 1, pieces: 1)
        rows.fill(0..<1, piece: 0, shared.loaded) { _ in outcome }
      }
      unsafe out.pointee = UnsafePointer(rows.rows)
    }
  }
}

// SAFETY: as said above.
/// Resolves much at once into structs.
@c @implementation
public func bespeak_resolve_batch(
  _ resolver: bespeak_resolver, _ bytes: UnsafePointer<CChar>!,
  _ offsets: UnsafePointer<UInt64>!, _ count: Int, _ request: UnsafePointer<bespeak_request>!,
  _ threads: UInt32, _ results: bespeak_results,
  _ rows: UnsafeMutablePointer<UnsafePointer<bespeak_result>?>!
) -> Int32 {
  answering { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    let storage: ResultRows = try HandleTable.shared.object(results, "results")
    let out = unsafe try pointer(rows, "rows")
    let batch = try unsafe UtteranceBatch(
      bytes, offsets, count, threads: threads, options: try RequestOptions(request))
    try storage.alone { () throws(Fault) in
      storage.reserve(rows: max(1, count), pieces: batch.shares.number)
      batch.run(shared) { worker, queue in
        for share in queue {
          storage.fill(batch.shares.range(share), piece: share, shared.loaded) {
            batch.outcome($0, worker)
          }
        }
      }
      unsafe out.pointee = UnsafePointer(storage.rows)
    }
  }
}

// SAFETY: as said above.
/// Resolves much at once into lines of JSON.
@c @implementation
public func bespeak_resolve_batch_json(
  _ resolver: bespeak_resolver, _ bytes: UnsafePointer<CChar>!,
  _ offsets: UnsafePointer<UInt64>!, _ count: Int, _ request: UnsafePointer<bespeak_request>!,
  _ threads: UInt32, _ lines: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    let buffer = unsafe try OutputBuffer(lines, "lines")
    let options = unsafe try RequestOptions(request)
    let batch = try unsafe UtteranceBatch(
      bytes, offsets, count, threads: threads, options: options)
    let parts = Locked([[UInt8]](repeating: [], count: batch.shares.number))
    batch.run(shared) { worker, queue in
      for share in queue {
        worker.json.removeAll()
        for number in batch.shares.range(share) {
          batch.write(number, worker)
        }
        let copy = worker.json.copy
        parts.withLock { $0[share] = copy }
      }
    }
    try buffer.put(joining: parts.withLock { $0 })
  }
}

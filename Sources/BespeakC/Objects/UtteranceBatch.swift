// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak

/// Utterances of the caller's, one after the other, that threads resolve.
// SAFETY: `bytes` and `offsets` are the caller's until its call returns, which waits for all threads.
@safe struct UtteranceBatch: @unchecked Sendable {
  private let bytes: UnsafePointer<UInt8>?
  private let offsets: UnsafePointer<UInt64>
  /// How many there are.
  let count: Int
  /// How threads take them.
  let shares: BatchShares
  private let options: RequestOptions

  /// Checks offsets: none falls, and all have bytes.
  init(
    _ bytes: UnsafePointer<CChar>?, _ offsets: UnsafePointer<UInt64>?, _ count: Int,
    threads: UInt32, options: RequestOptions
  ) throws(Fault) {
    guard 0...Limits.batch ~= count else {
      throw Fault(
        BESPEAK_ERROR_LENGTH, "'count' is \(UInt(bitPattern: count)); at most \(Limits.batch)")
    }
    shares = try BatchShares(count: count, threads: threads)
    // SAFETY: `count + 1` numbers, as the caller says.
    guard let offsets = unsafe offsets else {
      throw Fault(BESPEAK_ERROR_NULL, "'offsets' is null")
    }
    for place in 0..<count where unsafe offsets[place] > offsets[place + 1] {
      throw Fault(BESPEAK_ERROR_LENGTH, "'offsets' fall at \(place)")
    }
    guard unsafe offsets[count] <= UInt64(Int.max) else {
      throw Fault(BESPEAK_ERROR_LENGTH, "'offsets' end past all memory")
    }
    if unsafe bytes == nil, unsafe offsets[count] > offsets[0] {
      throw Fault(BESPEAK_ERROR_NULL, "'bytes' is null")
    }
    unsafe self.bytes = unsafe UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self)
    unsafe self.offsets = offsets
    self.count = count
    self.options = options
  }

  /// Runs a closure on several threads, each with a worker of its own and the shares that it takes.
  func run(
    _ resolver: SharedResolver,
    _ body: @escaping @Sendable (SharedResolver.Worker, BatchShares.Queue) -> Void
  ) {
    shares.run(resolver, options, body)
  }

  /// Resolves an utterance.
  func outcome(_ number: Int, _ worker: SharedResolver.Worker) -> Result<Resolution, LineFault> {
    Result { () throws(LineFault) in
      try unsafe options.outcome(try utterance(number), number: number + 1, worker)
    }
  }

  /// Resolves an utterance, and writes the line of its outcome.
  func write(_ number: Int, _ worker: SharedResolver.Worker) {
    worker.write(isJSON: options.isJSON) { () throws(LineFault) in
      try unsafe options.write(try utterance(number), number: number + 1, worker)
    }
  }

  // SAFETY: `init` has checked that these are bytes of the caller's.
  private func utterance(_ number: Int) throws(LineFault) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = unsafe (Int(offsets[number]), Int(offsets[number + 1]))
    guard end - start <= Limits.text else {
      throw LineFault(message: "line \(number + 1): longer than \(Limits.text) bytes")
    }
    return unsafe UnsafeBufferPointer(start: bytes.map { unsafe $0 + start }, count: end - start)
  }
}

extension RequestOptions {
  /// Resolves a text, or a line of JSON.
  ///
  /// - Parameter number: Its number, from 1, for what is wrong with it.
  // SAFETY: the bytes live through the call.
  func outcome(
    _ bytes: UnsafeBufferPointer<UInt8>, number: Int, _ worker: SharedResolver.Worker
  ) throws(LineFault) -> Resolution {
    if isJSON { return try worker.resolver.resolve(line: unsafe bytes.span, number: number) }
    return worker.resolver.resolve(try unsafe text(bytes, number: number))
  }

  /// Resolves a text, or a line of JSON, and writes the line of its outcome.
  // SAFETY: as above.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, number: Int, _ worker: SharedResolver.Worker
  ) throws(LineFault) {
    if isJSON {
      _ = try worker.resolver.resolve(
        line: unsafe bytes.span, number: number, into: &worker.json)
    } else {
      _ = worker.resolver.resolve(try unsafe text(bytes, number: number), into: &worker.json)
    }
  }

  private func text(
    _ bytes: UnsafeBufferPointer<UInt8>, number: Int
  ) throws(LineFault) -> String {
    // SAFETY: the bytes live through the call, and are copied.
    guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(line: number)
    }
    return text
  }
}

extension SharedResolver.Worker {
  /// Writes the line of an outcome by a closure, or that of what is wrong with the words.
  func write(isJSON: Bool, _ body: () throws(LineFault) -> Void) {
    do throws(LineFault) {
      try body()
    } catch {
      json.write(rejection: error.message, id: isJSON ? resolver.id : [])
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentResolution
import TextAnalysis
import ValueParsing

/// Resolves utterances as text, or as lines of JSON with what goes with them; one for each thread.
///
/// Storage is reused from line to line.
@safe package struct TranscriptResolver: ~Copyable {
  private let resolver: IntentResolver
  /// The same, for what is done for each line: its references are not counted there, since threads that count those of
  /// one object wait for each other.
  // SAFETY: `resolver` keeps it.
  private let lent: Unmanaged<IntentResolver>
  private let callsAppCode: Bool
  /// What counts for lines that do not say it; its texts do not.
  package var defaults: ResolutionRequest { didSet { useDefaults() } }
  private var scratch = MatchScratch()
  private var recent = RecentParts()
  private var request: ResolutionRequest
  private var line = TranscriptLine()
  /// The locale's name that `request.locale` was last made from; `nil` for that of the defaults.
  private var localeName: String?
  /// The locales of names, which lines repeat.
  private var locales: [String: LocaleTag] = [:]
  private static let maxLocales = 64
  /// Whether the request may have more of a line than its texts and their locale.
  private var hasCircumstances = false

  /// Makes the storage for a thread.
  ///
  package init(_ resolver: IntentResolver, _ defaults: ResolutionRequest) {
    self.resolver = resolver
    unsafe lent = Unmanaged.passUnretained(resolver)
    callsAppCode = resolver.callsAppCode
    self.defaults = defaults
    request = defaults
    useDefaults()
  }

  private mutating func useDefaults() {
    request = defaults
    request.hypotheses = [Hypothesis("")]
    localeName = nil
    hasCircumstances = false
  }

  /// Resolves a text, and waits for app code.
  package mutating func resolve(_ text: String) -> Resolution {
    request.hypotheses[0].text = text
    return resolver.resolveBlocking(request, scratch: &scratch)
  }

  /// Resolves a line of JSON, and waits for app code.
  ///
  /// - Parameters:
  ///   - bytes: The line, without its line feed.
  ///   - number: Its number from 1, for what is wrong with it.
  /// - Throws: `LineFault` for a line that is no transcript; its `id` is there where it could be read.
  package mutating func resolve(
    line bytes: Span<UInt8>, number: Int
  ) throws(LineFault) -> Resolution {
    try read(bytes, number: number)
    takeHypotheses()
    return resolver.resolveBlocking(request, scratch: &scratch)
  }

  /// Reads a line of JSON as the request that `resolve(line:number:)` resolves.
  ///
  /// - Throws: As there.
  package mutating func request(
    of line: Span<UInt8>, number: Int
  ) throws(LineFault) -> ResolutionRequest {
    try read(line, number: number)
    takeHypotheses()
    return request
  }

  /// Resolves a text, waits for app code, and writes the outcome; one that matching settles without a `Resolution`.
  ///
  /// - Returns: How the turn ended.
  package mutating func resolve(_ text: String, into writer: inout ResolutionWriter)
    -> Resolution.Status
  {
    var matched: MatchedHypothesis?
    if isPlain, settle(text.utf8.span, id: [], &matched, into: &writer) {
      return scratch.settled.status
    }
    request.hypotheses[0].text = text
    return write(after: matched, id: [], into: &writer)
  }

  /// Resolves UTF-8 likewise.
  ///
  /// - Parameter number: Its number from 1, for its fault.
  /// - Throws: `LineFault` for bytes that are no UTF-8: places in repaired text are none in what was given.
  package mutating func resolve(
    _ utf8: Span<UInt8>, number: Int, into writer: inout ResolutionWriter
  ) throws(LineFault) -> Resolution.Status {
    guard (try? UTF8Span(validating: utf8)) != nil else { throw .notUTF8(line: number) }
    var matched: MatchedHypothesis?
    if isPlain, settle(utf8, id: [], &matched, into: &writer) { return scratch.settled.status }
    // SAFETY: the bytes are copied before the closure ends.
    request.hypotheses[0].text = unsafe utf8.withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    return write(after: matched, id: [], into: &writer)
  }

  /// Resolves a line of JSON likewise.
  package mutating func resolve(
    line bytes: Span<UInt8>, number: Int, into writer: inout ResolutionWriter
  ) throws(LineFault) -> Resolution.Status {
    try read(bytes, number: number)
    var matched: MatchedHypothesis?
    if isPlain, line.hypotheses.count == 1 {
      let utf8 = line.utf8
      let text = utf8.span.extracting(line.hypotheses[0].range)
      if settle(text, id: line.idJSON, &matched, into: &writer) { return scratch.settled.status }
    }
    takeHypotheses()
    return write(after: matched, id: line.idJSON, into: &writer)
  }

  /// Writes the outcome of a text, where matching settles it.
  private mutating func settle(
    _ text: Span<UInt8>, id: [UInt8], _ matched: inout MatchedHypothesis?,
    into writer: inout ResolutionWriter
  ) -> Bool {
    // SAFETY: `resolver` keeps what is lent.
    unsafe lent._withUnsafeGuaranteedRef { resolver in
      guard
        resolver.isSettled(
          text, request.locale, maxAlternatives: request.maxAlternatives, &matched, &scratch)
      else { return false }
      writer.write(
        scratch.settled, of: resolver.image, transcript: text, request.locale, id: id,
        recent: &recent)
      return true
    }
  }

  /// Whether there is nothing to a turn but its text and locale, and no app code to ask.
  private var isPlain: Bool {
    request.foregroundApp == nil && request.allowedApps == nil && !request.explains
      && !callsAppCode
  }

  private mutating func write(
    after matched: MatchedHypothesis?, id: [UInt8], into writer: inout ResolutionWriter
  ) -> Resolution.Status {
    let resolution = resolver.resolveBlocking(request, after: matched, scratch: &scratch)
    writer.write(resolution, id: id)
    return resolution.status
  }

  /// Makes a line the request, but for its texts.
  private mutating func read(_ bytes: Span<UInt8>, number: Int) throws(LineFault) {
    do throws(TranscriptFault) {
      try TranscriptReader.read(bytes, lineNumber: number, into: &line)
    } catch {
      // The id of a line with another mistake is worth the second look: a fresh line holds nothing
      // of the one before.
      line = TranscriptLine()
      try? TranscriptReader.read(bytes, lineNumber: number, into: &line)
      throw LineFault(message: error.description)
    }
    if line.app != nil || line.apps != nil || line.referenceDate != nil || line.timeZone != nil {
      try take(
        Circumstances(
          locale: line.locale, app: line.app, referenceDate: line.referenceDate,
          timeZone: line.timeZone), number: number)
      request.allowedApps = line.apps ?? defaults.allowedApps
    } else {
      if hasCircumstances { useDefaults() }
      if line.locale != localeName { try take(locale: line.locale, number: number) }
    }
  }

  /// What goes with a text, as a line of JSON has it; what is `nil` is that of the defaults.
  package struct Circumstances: Sendable {
    /// The language's name.
    package var locale: String?
    /// The id of the app in front.
    package var app: String?
    /// When it was said.
    package var referenceDate: String?
    /// Where it was said.
    package var timeZone: String?

    /// Names what there is.
    package init(
      locale: String? = nil, app: String? = nil, referenceDate: String? = nil,
      timeZone: String? = nil
    ) {
      self.locale = locale
      self.app = app
      self.referenceDate = referenceDate
      self.timeZone = timeZone
    }
  }

  /// Resolves a text with what goes with it, and waits for app code.
  ///
  /// - Parameter number: Its number from 1, for its fault.
  /// - Throws: `LineFault` for a date, a zone or a language that is none.
  package mutating func resolve(
    _ text: String, _ circumstances: Circumstances, number: Int
  ) throws(LineFault) -> Resolution {
    try take(circumstances, number: number)
    return resolve(text)
  }

  private mutating func take(_ given: Circumstances, number: Int) throws(LineFault) {
    hasCircumstances = true
    do throws(LineFault) {
      let told = try ValueReference.written(date: given.referenceDate, zone: given.timeZone)
      request.reference = told ?? defaults.reference
    } catch {
      throw LineFault(message: "line \(number): \(error.message)")
    }
    if given.locale != localeName { try take(locale: given.locale, number: number) }
    request.foregroundApp = given.app ?? defaults.foregroundApp
  }

  private mutating func take(locale name: String?, number: Int) throws(LineFault) {
    request.locale =
      if let name { try locale(name, number: number) } else { defaults.locale }
    localeName = name
  }

  private mutating func locale(_ name: String, number: Int) throws(LineFault) -> LocaleTag {
    if let known = locales[name] { return known }
    let tag: LocaleTag
    do throws(LineFault) { tag = try LocaleTag(named: name) } catch {
      throw LineFault(message: "line \(number): \(error.message)")
    }
    if locales.count == Self.maxLocales { locales.removeAll() }
    locales[name] = tag
    return tag
  }

  /// The JSON of the last line's `id`; empty where it had none.
  package var id: [UInt8] { line.idJSON }

  /// Whether the last line says what should come out, or has other keys of test corpora.
  package var isCase: Bool { line.isCase }

  /// Whether the turn ends with the last line, where lines are what was said so far.
  package var isFinal: Bool { line.isFinal }

  /// Makes the texts of a line those of the request.
  private mutating func takeHypotheses() {
    let known = request.hypotheses.count
    for (i, hypothesis) in line.hypotheses.enumerated() {
      let text = line.text(of: hypothesis)
      if i < known {
        request.hypotheses[i].text = text
        request.hypotheses[i].confidence = hypothesis.confidence ?? 1
      } else {
        request.hypotheses.append(Hypothesis(text, confidence: hypothesis.confidence ?? 1))
      }
    }
    if line.hypotheses.count < known {
      request.hypotheses.removeLast(known - line.hypotheses.count)
    }
  }
}

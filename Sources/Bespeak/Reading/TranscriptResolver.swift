// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentResolution
import TextAnalysis
import ValueParsing

/// Resolves utterances as text, or as lines of JSON with what goes with them; one for each thread.
///
/// Storage is reused from line to line.
package struct TranscriptResolver: ~Copyable {
  private let resolver: IntentResolver
  /// What counts for lines that do not say it; its texts do not.
  package var defaults: ResolutionRequest { didSet { useDefaults() } }
  private var scratch = MatchScratch()
  private var request: ResolutionRequest
  private var line = TranscriptLine()
  /// The locale's name that `request.locale` was last made from; `nil` for that of the defaults.
  private var localeName: String?

  /// Makes the storage for a thread.
  ///
  package init(_ resolver: IntentResolver, _ defaults: ResolutionRequest) {
    self.resolver = resolver
    self.defaults = defaults
    request = defaults
    useDefaults()
  }

  private mutating func useDefaults() {
    request = defaults
    request.hypotheses = [Hypothesis("")]
    localeName = nil
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
    return resolver.resolveBlocking(request, scratch: &scratch)
  }

  /// Resolves a text, waits for app code, and writes the outcome; a declared phrase from its image, without a
  /// `Resolution`.
  ///
  /// - Returns: How the turn ended.
  package mutating func resolve(_ text: String, into writer: inout ResolutionWriter)
    -> Resolution.Status
  {
    request.hypotheses[0].text = text
    return write(id: [], into: &writer)
  }

  /// Resolves a line of JSON likewise.
  package mutating func resolve(
    line bytes: Span<UInt8>, number: Int, into writer: inout ResolutionWriter
  ) throws(LineFault) -> Resolution.Status {
    try read(bytes, number: number)
    return write(id: line.idJSON, into: &writer)
  }

  private mutating func write(
    id: [UInt8], into writer: inout ResolutionWriter
  ) -> Resolution.Status {
    var status = Resolution.Status.resolved
    let other = resolver.resolveBlocking(request, scratch: &scratch) { declared in
      status = declared.status
      writer.write(
        declared, of: resolver.image, transcript: request.hypotheses[0].text, id: id)
    }
    guard let other else { return status }
    writer.write(other, id: id)
    return other.status
  }

  /// Makes a line the request.
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
    try take(
      Circumstances(
        locale: line.locale, app: line.app, referenceDate: line.referenceDate,
        timeZone: line.timeZone), number: number)
    takeHypotheses()
    request.allowedApps = line.apps ?? defaults.allowedApps
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
  /// - Parameter number: Its number from 1, for what is wrong with it.
  /// - Throws: `LineFault` for a date or a zone that is none.
  package mutating func resolve(
    _ text: String, _ circumstances: Circumstances, number: Int
  ) throws(LineFault) -> Resolution {
    try take(circumstances, number: number)
    return resolve(text)
  }

  private mutating func take(_ given: Circumstances, number: Int) throws(LineFault) {
    do throws(LineFault) {
      let told = try ValueReference.written(date: given.referenceDate, zone: given.timeZone)
      request.reference = told ?? defaults.reference
    } catch {
      throw LineFault(message: "line \(number): \(error.message)")
    }
    if given.locale != localeName {
      localeName = given.locale
      request.locale = localeName.map { LocaleTag($0) } ?? defaults.locale
    }
    request.foregroundApp = given.app ?? defaults.foregroundApp
  }

  /// The JSON of the last line's `id`; empty where it had none.
  package var id: [UInt8] { line.idJSON }

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

// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import MatchIndex

/// What a `bespeak_request` says.
struct RequestOptions {
  /// What narrows every utterance; its texts do not count.
  var request = Self.standard
  /// What no request says; kept, as reading a locale's name is most of making one.
  private static let standard = ResolutionRequest("")
  /// Whether utterances are lines of JSON.
  var isJSON = false
  /// Whether utterances have what goes with them, as lines and rows of several columns do.
  var variesByRow = false

  /// Reads a request; the default where it is null.
  ///
  /// - Parameter known: The flags that count.
  // SAFETY: as in `structure`; texts are copied.
  init(
    _ pointer: UnsafePointer<bespeak_request>?, known: Int = BESPEAK_EXPLAIN | BESPEAK_JSON_LINES
  ) throws(Fault) {
    guard let pointer = unsafe pointer else { return }
    let given = unsafe try structure(pointer, bespeak_request(), "request")
    let flags = unsafe try flags(given.flags, known: known, "request.flags")
    isJSON = flags & BESPEAK_JSON_LINES != 0
    variesByRow = isJSON
    request.explains = flags & BESPEAK_EXPLAIN != 0
    request.locale = unsafe try locale(given.locale, given.locale_length)
    request.foregroundApp = unsafe try optionalText(
      given.foreground_app, given.foreground_app_length, "request.foreground_app")
    if unsafe given.apps != nil || given.app_count != 0 {
      request.allowedApps = unsafe try texts(
        given.apps, given.app_count, "request.apps", limit: Limits.list)
    }
    request.reference = try reference(
      unsafe try optionalText(
        given.reference_date, given.reference_date_length, "request.reference_date"),
      unsafe try optionalText(given.time_zone, given.time_zone_length, "request.time_zone"))
    guard unsafe given.max_alternatives <= 16, unsafe given.deadline_ms <= 600_000 else {
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'request': max_alternatives or deadline_ms is too large")
    }
    if unsafe given.max_alternatives > 0 {
      request.maxAlternatives = unsafe Int(given.max_alternatives)
    }
    if unsafe given.deadline_ms > 0 {
      request.deadline = unsafe .milliseconds(Int(given.deadline_ms))
    }
  }
}

/// When and where something was said; `nil` where it is not told.
func reference(_ date: String?, _ zone: String?) throws(Fault) -> ValueReference? {
  do throws(LineFault) {
    return try ValueReference.written(date: date, zone: zone)
  } catch {
    throw Fault(BESPEAK_ERROR_ARGUMENT, error.message)
  }
}

/// Vectors of words: files in place of the library's own, or none.
func vectors(
  _ files: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, isNone: Bool
) throws(Fault) -> LanguageVectors {
  // SAFETY: as in `paths`.
  let files = unsafe try paths(files, count, "options.vectors")
  guard !isNone || files.isEmpty else {
    throw Fault(BESPEAK_ERROR_ARGUMENT, "'options': both vectors and BESPEAK_NO_VECTORS")
  }
  var vectors = isNone ? LanguageVectors.none : .embedded
  var known: [String: String] = [:]
  for file in files {
    let language: String
    do throws(BlockError) {
      language = try vectors.add(mapping: file)
    } catch {
      if case .file = error.fault { throw Fault(BESPEAK_ERROR_FILE, error.description) }
      throw Fault(BESPEAK_ERROR_IMAGE, "'\(file)': \(error.description)")
    }
    if let other = known.updateValue(file, forKey: language) {
      throw Fault(
        BESPEAK_ERROR_ARGUMENT, "'\(other)' and '\(file)' both have vectors of '\(language)'")
    }
  }
  return vectors
}

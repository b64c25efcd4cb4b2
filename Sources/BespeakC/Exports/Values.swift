// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import JSONText

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

/// How values are read.
private struct ParseOptions {
  let parser: ValueParser
  var types: Set<ValueType> = []
  var reference = ValueReference.now()
  var includesLatent = false

  // SAFETY: as in `structure`; texts are copied.
  init(_ pointer: UnsafePointer<bespeak_parse_options>?) throws(Fault) {
    let given = unsafe try structure(pointer, bespeak_parse_options(), "options")
    let names = unsafe try optionalText(given.types, given.types_length, "options.types")
    let locale = unsafe try locale(given.locale, given.locale_length)
    guard unsafe given.latent <= 1 else {
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'options.latent' is neither 0 nor 1")
    }
    includesLatent = unsafe given.latent == 1
    let told = try BespeakC.reference(
      unsafe try optionalText(
        given.reference_date, given.reference_date_length, "options.reference_date"),
      unsafe try optionalText(given.time_zone, given.time_zone_length, "options.time_zone"))
    if let told { reference = told }
    do throws(LineFault) {
      parser = try ValueParser.reading(locale)
      if let names {
        types = try ValueType.types(named: names.split(separator: ",").map(String.init))
      }
    } catch {
      throw Fault(BESPEAK_ERROR_ARGUMENT, error.message)
    }
  }
}

// SAFETY: as said above.
/// Reads numbers, times and what else is measured.
@c @implementation
public func bespeak_parse_json(
  _ text: UnsafePointer<CChar>!, _ length: Int, _ options: UnsafePointer<bespeak_parse_options>!,
  _ line: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let buffer = unsafe try OutputBuffer(line, "line")
    let text = unsafe try BespeakC.text(text, length, "text")
    let options = unsafe try ParseOptions(options)
    var scratch = ValueScratch()
    let values: [SpokenValue]
    do throws(LineFault) {
      values = try options.parser.read(
        text, at: options.reference, types: options.types, includesLatent: options.includesLatent,
        &scratch)
    } catch {
      throw Fault(BESPEAK_ERROR_LENGTH, error.message)
    }
    var json = JSONWriter()
    json.beginObject()
    json.values(values, of: text)
    json.endObject()
    json.newline()
    try buffer.put(json.bytes)
  }
}

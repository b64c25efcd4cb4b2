// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import JSONText

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

// SAFETY: as said above.
/// Takes names that the program has.
@c @implementation
public func bespeak_names_make(
  _ names: UnsafePointer<bespeak_name>!, _ count: Int, _ locale: UnsafePointer<CChar>!,
  _ locale_length: Int, _ made: UnsafeMutablePointer<bespeak_names>!
) -> Int32 {
  unsafe making(made, "made") { () throws(Fault) in
    let locale = unsafe try BespeakC.locale(locale, locale_length)
    return NameList(unsafe try BespeakC.values(names, count, "names"), locale: locale)
  }
}

// SAFETY: as said above.
/// Takes names that a catalog lists.
@c @implementation
public func bespeak_names_of(
  _ catalogs: bespeak_catalogs, _ app: UnsafePointer<CChar>!, _ app_length: Int,
  _ entity: UnsafePointer<CChar>!, _ entity_length: Int, _ locale: UnsafePointer<CChar>!,
  _ locale_length: Int, _ made: UnsafeMutablePointer<bespeak_names>!
) -> Int32 {
  unsafe making(made, "made") { () throws(Fault) in
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    let app = unsafe try optionalText(app, app_length, "app")
    let entity = unsafe try optionalText(entity, entity_length, "entity")
    let locale = unsafe try BespeakC.locale(locale, locale_length)
    guard !loaded.catalogs.isEmpty else {
      throw Fault(BESPEAK_ERROR_STATE, "'catalogs': an image does not hold the names")
    }
    let values: [EntityValue]
    do throws(LineFault) {
      values = try NameChoice.values(of: entity, app: app, in: loaded.catalogs)
    } catch {
      throw Fault(BESPEAK_ERROR_ARGUMENT, error.message)
    }
    return NameList(values, locale: locale)
  }
}

private func most(_ limit: Int, _ name: StaticString) throws(Fault) {
  guard 1...64 ~= limit else {
    throw Fault(BESPEAK_ERROR_ARGUMENT, "'\(name)' is not 1 ... 64")
  }
}

// SAFETY: as said above.
/// Looks a text up, for programs that read JSON.
@c @implementation
public func bespeak_find_json(
  _ names: bespeak_names, _ text: UnsafePointer<CChar>!, _ length: Int, _ limit: UInt32,
  _ line: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let list: NameList = try HandleTable.shared.object(names, "names")
    let buffer = unsafe try OutputBuffer(line, "line")
    let text = unsafe try BespeakC.text(text, length, "text")
    try most(Int(limit), "limit")
    var json = JSONWriter()
    json.beginObject()
    json.candidates(
      list.find(text, limit: Int(limit), isExplained: true).map { (list.values[$0.entity], $0) },
      for: text)
    json.endObject()
    json.newline()
    try buffer.put(json.bytes)
  }
}

// SAFETY: as said above.
/// Looks a text up, for programs that read structs.
@c @implementation
public func bespeak_find(
  _ names: bespeak_names, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ found: UnsafeMutablePointer<bespeak_found>!, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>!
) -> Int32 {
  answering { () throws(Fault) in
    let count = unsafe try pointer(count, "count")
    unsafe count.pointee = 0
    let list: NameList = try HandleTable.shared.object(names, "names")
    let found = unsafe try pointer(found, "found")
    let text = unsafe try BespeakC.text(text, length, "text")
    try most(capacity, "capacity")
    let candidates = list.find(text, limit: capacity, isExplained: false)
    for (place, candidate) in candidates.enumerated() {
      unsafe found[place] = bespeak_found(
        id: list.ids[candidate.entity], title: list.titles[candidate.entity],
        confidence: candidate.confidence, score: Double(candidate.score.total))
    }
    unsafe count.pointee = candidates.count
  }
}

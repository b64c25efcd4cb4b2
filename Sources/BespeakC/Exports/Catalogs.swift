// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import IntentCatalog
import MatchIndex

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

private func isCompilable(_ count: Int, _ name: StaticString) throws(Fault) {
  if count == 0 { throw Fault(BESPEAK_ERROR_CATALOG, "'\(name)': nothing is given") }
}

/// How catalogs are compiled.
private struct CompileOptions {
  var ruleSet = RuleSet.apple
  var vectors = LanguageVectors.embedded
  var reader = CatalogReader()

  // SAFETY: as in `structure`; paths are copied.
  init(_ pointer: UnsafePointer<bespeak_compile_options>?) throws(Fault) {
    let options = unsafe try structure(pointer, bespeak_compile_options(), "options", least: 8)
    let flags = unsafe try flags(
      options.flags, known: BESPEAK_RULES_EXTENDED | BESPEAK_NO_VECTORS, "options.flags")
    if flags & BESPEAK_RULES_EXTENDED != 0 { ruleSet = .extended }
    vectors = unsafe try BespeakC.vectors(
      options.vectors, options.vectors_count, isNone: flags & BESPEAK_NO_VECTORS != 0)
    reader = CatalogReader(
      valuesFiles: unsafe try paths(options.values, options.values_count, "options.values"))
  }

  /// Compiles what was read, and says what was found, also where that is nothing that can be used.
  func compile(
    _ reading: CatalogReading, diagnostics: OutputBuffer?
  ) throws(Fault) -> LoadedCatalogs {
    var findings = reading.diagnostics
    do {
      guard !reading.catalogs.isEmpty else {
        throw Fault(BESPEAK_ERROR_CATALOG, first(findings) ?? "no catalog could be read")
      }
      if let missing = reading.missing.first {
        throw Fault(
          BESPEAK_ERROR_CATALOG,
          "nothing could be read from '\(missing)'" + (first(findings).map { ": " + $0 } ?? ""))
      }
      let compiled = try PhraseCompiler(ruleSet: ruleSet, vectors: vectors)
        .compile(reading.catalogs)
      findings = findings.merging(compiled.diagnostics)
      let loaded = LoadedCatalogs(
        image: compiled.image, bytes: compiled.bytes, catalogs: reading.catalogs)
      try put(findings, diagnostics)
      return loaded
    } catch let fault as Fault {
      try put(findings, diagnostics)
      throw fault
    } catch {
      try put(findings, diagnostics)
      throw Fault(BESPEAK_ERROR_CATALOG, "cannot compile the catalogs: \(error)")
    }
  }

  private func first(_ findings: [Diagnostic]) -> String? {
    findings.first { $0.severity == .error }?.message
  }

  private func put(_ findings: [Diagnostic], _ buffer: OutputBuffer?) throws(Fault) {
    guard let buffer else { return }
    try buffer.put(DiagnosticFormatter(style: .json).format(findings).utf8.span)
  }
}

// SAFETY: as said above.
private func compiled(
  _ catalogs: UnsafeMutablePointer<bespeak_catalogs>?,
  _ options: UnsafePointer<bespeak_compile_options>?,
  _ diagnostics: UnsafeMutablePointer<bespeak_buffer>?,
  reading read: (CatalogReader) throws(Fault) -> CatalogReading
) -> Int32 {
  unsafe making(catalogs, "catalogs") { () throws(Fault) in
    let options = unsafe try CompileOptions(options)
    let buffer = unsafe diagnostics == nil ? nil : try OutputBuffer(diagnostics, "diagnostics")
    return try options.compile(read(options.reader), diagnostics: buffer)
  }
}

// SAFETY: as said above.
/// Compiles what files and folders declare.
@c @implementation
public func bespeak_compile_paths(
  _ paths: UnsafePointer<UnsafePointer<CChar>?>!, _ count: Int,
  _ options: UnsafePointer<bespeak_compile_options>!,
  _ catalogs: UnsafeMutablePointer<bespeak_catalogs>!,
  _ diagnostics: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  unsafe compiled(catalogs, options, diagnostics) { (reader) throws(Fault) in
    let paths = unsafe try BespeakC.paths(paths, count, "paths")
    try isCompilable(count, "paths")
    return reader.read(paths: paths)
  }
}

// SAFETY: as said above.
/// Compiles catalogs out of memory.
@c @implementation
public func bespeak_compile_bytes(
  _ sources: UnsafePointer<bespeak_source>!, _ count: Int,
  _ options: UnsafePointer<bespeak_compile_options>!,
  _ catalogs: UnsafeMutablePointer<bespeak_catalogs>!,
  _ diagnostics: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  unsafe compiled(catalogs, options, diagnostics) { (reader) throws(Fault) in
    var reading = CatalogReading()
    let sources = unsafe try array(sources, count, "sources", limit: Limits.list)
    for place in sources.indices {
      let source = unsafe sources[place]
      let name = unsafe try text(source.name, source.name_length, "name")
      let bytes = unsafe try array(source.bytes, source.length, "bytes", limit: Limits.catalog)
      let part = reader.read(
        utf8: unsafe [UInt8](UnsafeRawBufferPointer(bytes)), file: name, valuesDirectory: nil)
      if part.catalogs.isEmpty { reading.missing.append(name) }
      reading.catalogs += part.catalogs
      reading.diagnostics += part.diagnostics
    }
    try isCompilable(count, "sources")
    reader.addValues(to: &reading)
    reading.diagnostics += CatalogConsistency.checkIDs(reading.catalogs)
    return reading
  }
}

private func opened(
  isTrusted: Bool, _ read: () throws(ImageError) -> ImageBytes
) throws(Fault) -> LoadedCatalogs {
  do throws(ImageError) {
    return try LoadedCatalogs(image: read(), isTrusted: isTrusted)
  } catch {
    if case .file = error { throw Fault(BESPEAK_ERROR_FILE, error.description) }
    throw Fault(BESPEAK_ERROR_IMAGE, error.description)
  }
}

// SAFETY: as said above.
/// Opens what was compiled into a file.
@c @implementation
public func bespeak_image_open(
  _ path: UnsafePointer<CChar>!, _ flags: UInt32,
  _ catalogs: UnsafeMutablePointer<bespeak_catalogs>!
) -> Int32 {
  unsafe making(catalogs, "catalogs") { () throws(Fault) in
    let path = unsafe try BespeakC.path(path, "path")
    let flags = try BespeakC.flags(
      flags, known: BESPEAK_IMAGE_TRUSTED | BESPEAK_IMAGE_READ, "flags")
    return try opened(isTrusted: flags & BESPEAK_IMAGE_TRUSTED != 0) { () throws(ImageError) in
      try flags & BESPEAK_IMAGE_READ != 0 ? ImageBytes(reading: path) : ImageBytes(mapping: path)
    }
  }
}

// SAFETY: as said above.
/// Opens what was compiled into memory.
@c @implementation
public func bespeak_image_open_bytes(
  _ bytes: UnsafeRawPointer!, _ length: Int, _ catalogs: UnsafeMutablePointer<bespeak_catalogs>!
) -> Int32 {
  unsafe making(catalogs, "catalogs") { () throws(Fault) in
    let bytes = unsafe try array(
      bytes?.assumingMemoryBound(to: UInt8.self), length, "bytes", limit: Limits.image)
    let copy = unsafe [UInt8](bytes)
    return try opened(isTrusted: false) { () throws(ImageError) in ImageBytes(copying: copy) }
  }
}

// SAFETY: as said above.
/// Keeps what was compiled in a file.
@c @implementation
public func bespeak_image_write(
  _ catalogs: bespeak_catalogs, _ path: UnsafePointer<CChar>!
) -> Int32 {
  answering { () throws(Fault) in
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    let path = unsafe try BespeakC.path(path, "path")
    do throws(ImageError) {
      try loaded.bytes.write(to: path)
    } catch {
      throw Fault(BESPEAK_ERROR_FILE, error.description)
    }
  }
}

// SAFETY: as said above.
/// Tells up to where results are numbered.
@c @implementation
public func bespeak_catalogs_count(
  _ catalogs: bespeak_catalogs, _ apps: UnsafeMutablePointer<Int>!,
  _ intents: UnsafeMutablePointer<Int>!
) -> Int32 {
  answering { () throws(Fault) in
    unsafe apps?.pointee = 0
    unsafe intents?.pointee = 0
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    unsafe apps?.pointee = loaded.apps.count
    unsafe intents?.pointee = loaded.intents.count
  }
}

private func lent(_ number: Int32, of texts: LentTexts, _ name: StaticString) throws(Fault) -> Int {
  guard 0..<texts.count ~= Int(number) else {
    throw Fault(BESPEAK_ERROR_ARGUMENT, "'\(name)' is \(number); there are \(texts.count)")
  }
  return Int(number)
}

// SAFETY: as said above.
/// Names an app by its place.
@c @implementation
public func bespeak_app_id(
  _ catalogs: bespeak_catalogs, _ app: Int32, _ id: UnsafeMutablePointer<bespeak_text>!
) -> Int32 {
  answering { () throws(Fault) in
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    let id = unsafe try pointer(id, "id")
    unsafe id.pointee = loaded.apps[try lent(app, of: loaded.apps, "app")]
  }
}

// SAFETY: as said above.
/// Names an intent by its place, and who declares it.
@c @implementation
public func bespeak_intent_name(
  _ catalogs: bespeak_catalogs, _ intent: Int32, _ app: UnsafeMutablePointer<Int32>!,
  _ name: UnsafeMutablePointer<bespeak_text>!
) -> Int32 {
  answering { () throws(Fault) in
    let loaded: LoadedCatalogs = try HandleTable.shared.object(catalogs, "catalogs")
    let name = unsafe try pointer(name, "name")
    let place = try lent(intent, of: loaded.intents, "intent")
    unsafe app?.pointee = loaded.appOfIntent[place]
    unsafe name.pointee = loaded.intents[place]
  }
}

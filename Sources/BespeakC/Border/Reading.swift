// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import TextAnalysis

// What comes over the border is read here and nowhere else: checked as far as it can be, and copied.
//
// SAFETY of all of this file: a pointer that is not null leads to as much memory as its length says, for as long as
// the call runs. That is what `bespeak.h` asks of callers, and what nobody can check.

/// Lengths and counts that callers may give.
enum Limits {
  /// Bytes of an utterance, of a name, of a text of any kind: what `resolve` takes as a line.
  static let text = 1 << 20
  /// Bytes of a catalog.
  static let catalog = 512 << 20
  /// Bytes of an image in memory.
  static let image = 4 << 30
  /// Names given at once.
  static let names = 1 << 24
  /// Apps, paths, bindings.
  static let list = 1 << 16
  /// Utterances of a batch.
  static let batch = Int(Int32.max)
}

/// Where results go; never null.
func pointer<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ name: StaticString
) throws(Fault) -> UnsafeMutablePointer<Pointee> {
  // SAFETY: compared with null.
  guard let pointer = unsafe pointer else { throw Fault(BESPEAK_ERROR_NULL, "'\(name)' is null") }
  return unsafe pointer
}

/// The elements of an array of the caller's.
func array<Element>(
  _ pointer: UnsafePointer<Element>?, _ count: Int, _ name: StaticString, limit: Int
) throws(Fault) -> UnsafeBufferPointer<Element> {
  guard 0...limit ~= count else {
    throw Fault(
      BESPEAK_ERROR_LENGTH,
      "'\(name)': a count or length of \(UInt(bitPattern: count)); at most \(limit)")
  }
  // SAFETY: `count` elements, as the caller says.
  if count > 0, unsafe pointer == nil { throw Fault(BESPEAK_ERROR_NULL, "'\(name)' is null") }
  return unsafe UnsafeBufferPointer(start: pointer, count: count)
}

/// A text of the caller's; null is one without bytes.
func text(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString, limit: Int = Limits.text
) throws(Fault) -> String {
  // SAFETY: `length` bytes, which are copied.
  let bytes = unsafe UnsafeRawBufferPointer(try array(bytes, length, name, limit: limit))
  guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
    throw Fault(BESPEAK_ERROR_UTF8, "'\(name)' is not UTF-8")
  }
  return text
}

/// A text of the caller's; `nil` for null.
func optionalText(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString
) throws(Fault) -> String? {
  // SAFETY: compared with null; else as `text`.
  if unsafe bytes == nil, length == 0 { return nil }
  return unsafe try text(bytes, length, name)
}

/// Texts of the caller's.
func texts(
  _ pointer: UnsafePointer<bespeak_text>?, _ count: Int, _ name: StaticString, limit: Int
) throws(Fault) -> [String] {
  var texts: [String] = []
  // SAFETY: `count` structs, read one by one; their texts are copied.
  let items = unsafe try array(pointer, count, name, limit: limit)
  for place in items.indices {
    texts.append(unsafe try text(items[place].bytes, items[place].length, name))
  }
  return texts
}

/// A path, which ends with a NUL.
func path(_ bytes: UnsafePointer<CChar>?, _ name: StaticString) throws(Fault) -> String {
  // SAFETY: the caller ends it with a NUL; it is copied.
  guard let bytes = unsafe bytes else { throw Fault(BESPEAK_ERROR_NULL, "'\(name)' is null") }
  let path = unsafe String(cString: bytes)
  guard !path.isEmpty else { throw Fault(BESPEAK_ERROR_ARGUMENT, "'\(name)' is empty") }
  return path
}

/// Paths of the caller's, each of which ends with a NUL.
func paths(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: StaticString
) throws(Fault) -> [String] {
  var paths: [String] = []
  // SAFETY: `count` pointers, read one by one; what they lead to is copied.
  let items = unsafe try array(pointer, count, name, limit: Limits.list)
  for place in items.indices { paths.append(unsafe try path(items[place], name)) }
  return paths
}

/// A struct of the caller's that begins with its size; the default where it is null.
///
/// - Parameters:
///   - empty: All zero.
///   - least: Its size in the first version, where it has grown since; `nil` where it has not.
func structure<Value: BitwiseCopyable>(
  _ pointer: UnsafePointer<Value>?, _ empty: Value, _ name: StaticString, least: Int? = nil
) throws(Fault) -> Value {
  // SAFETY: the caller's struct begins with its size, and has as many bytes.
  guard let pointer = unsafe pointer else { return empty }
  var value = empty
  let known = MemoryLayout<Value>.size
  // SAFETY: `known` bytes of a struct of our own are written, and as many as `size` says read.
  let isTaken = unsafe withUnsafeMutableBytes(of: &value) {
    unsafe border_takeStruct($0.baseAddress, known, least ?? known, pointer)
  }
  guard isTaken else {
    throw Fault(
      BESPEAK_ERROR_ABI,
      "'\(name)': its size is none that this library knows, or it sets what this one does not have")
  }
  return value
}

/// Flags; those that are not known are a mistake.
func flags(_ flags: UInt32, known: Int, _ name: StaticString) throws(Fault) -> Int {
  guard Int(flags) & ~known == 0 else {
    throw Fault(BESPEAK_ERROR_ARGUMENT, "'\(name)': flags that are not known or do not count here")
  }
  return Int(flags)
}

/// A locale; English for null.
func locale(_ bytes: UnsafePointer<CChar>?, _ length: Int) throws(Fault) -> LocaleTag {
  // SAFETY: as `optionalText`.
  let name = unsafe try optionalText(bytes, length, "locale") ?? "en"
  if let known = knownLocales.withLock({ $0[name] }) { return known }
  let tag: LocaleTag
  do throws(LineFault) { tag = try LocaleTag(named: name) } catch {
    throw Fault(BESPEAK_ERROR_ARGUMENT, error.message)
  }
  knownLocales.withLock {
    if $0.count >= 256 { $0.removeAll() }
    $0[name] = tag
  }
  return tag
}

/// Locales by their names: reading a name takes several allocations, and a call often has the one of the call before.
private let knownLocales = Locked<[String: LocaleTag]>([:])

/// Names of entities, by their ids in the order of the first of each: its first name is the title, others are synonyms.
func values(
  _ pointer: UnsafePointer<bespeak_name>?, _ count: Int, _ name: StaticString,
  limit: Int = Limits.names
) throws(Fault) -> [EntityValue] {
  var values: [EntityValue] = []
  var places: [String: Int] = [:]
  // SAFETY: `count` structs, read one by one; their texts are copied.
  let items = unsafe try array(pointer, count, name, limit: limit)
  for place in items.indices {
    // SAFETY: as above.
    let item = unsafe items[place]
    let id = unsafe try text(item.id, item.id_length, "id")
    let title = unsafe try text(item.title, item.title_length, "title")
    guard !id.isEmpty else { throw Fault(BESPEAK_ERROR_ARGUMENT, "'\(name)': an id is empty") }
    if let place = places[id] {
      values[place].synonyms.append(title)
    } else {
      places[id] = values.count
      values.append(EntityValue(id: id, title: title))
    }
  }
  return values
}

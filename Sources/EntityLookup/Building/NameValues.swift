// SPDX-License-Identifier: Apache-2.0

import ValueParsing

/// What names say by values, while a gazetteer is built.
struct NameValues {
  private let reader: NameReader?
  private var readings = NameReadings()
  /// What the name that was read last says, in `lists`; `nil` where it says no value.
  private var latest: UInt32?

  /// Names by the keys of their readings.
  private(set) var keys: [(key: UInt64, name: UInt32)] = []
  /// Where the list of a name begins; the first of a name counts.
  private(set) var starts: [(name: UInt32, start: UInt32)] = []
  /// Lists of readings, as `Gazetteer` has them.
  private(set) var lists: [UInt32] = []

  init(_ reader: NameReader?) { self.reader = reader }

  /// Reads a name, which further calls then speak of.
  mutating func read(_ name: Span<UInt8>) {
    latest = nil
    guard let reader, reader.read(name, into: &readings) else { return }
    latest = UInt32(lists.count)
    lists.append(UInt32(readings.all.count))
    for reading in readings.all {
      lists.append(UInt32(reading.values.count))
      lists += reading.values
    }
  }

  /// Keeps what was read, for the name under a number.
  ///
  /// - Parameter isForm: Whether the name is another form of the one that was read: it is not found by the
  ///   key, as that one is.
  mutating func keep(_ name: UInt32, isForm: Bool = false) {
    guard let latest else { return }
    starts.append((name, latest))
    if isForm { return }
    for reading in readings.all { keys.append((reading.key, name)) }
  }
}

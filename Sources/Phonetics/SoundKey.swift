// SPDX-License-Identifier: Apache-2.0

/// A coarse key of a word's sound, to find words that sound alike in a hash table.
///
/// Consonants are merged into classes that recognisers confuse, vowels are left out but for a leading
/// one, of which only that it is there is told. Eight classes of four bits, first lowest.
public struct SoundKey: Hashable, Sendable {
  /// The most classes of a key; the sounds behind them do not count.
  @inlinable public static var maxClasses: Int { 8 }

  /// The key of a word's phones, as `PhoneticEncoder` writes them; 0 if there are none.
  public static func key(of phones: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var key: UInt32 = 0
    var shift: UInt32 = 0
    var last: UInt32 = 0
    for index in 0..<phones.count {
      // SAFETY: `index` is below the count.
      let phone = unsafe phones[index]
      if Phone.isVowel(phone) {
        if index == 0 {
          key = 1
          shift = 4
        }
        last = 0
        continue
      }
      let group = group(of: phone)
      if group == 0 || group == last { continue }
      last = group
      key |= group &<< shift
      shift &+= 4
      if shift == 32 { break }
    }
    return key
  }

  /// The class of a consonant, 2 to 15; 0 if it is too easily missed to count.
  @inline(__always) static func group(of phone: UInt8) -> UInt32 {
    switch phone {
    case 1, 2: return 2
    case 3, 4, 9, 10: return 3
    case 5, 6, 25: return 4
    case 7, 8: return 5
    case 11, 12, 17: return 6
    case 13...16: return 7
    case 18: return 8
    case 19, 20, 21: return 9
    case 22: return 10
    case 23: return 11
    case 24, 27: return 0
    case 26: return 12
    default: return phone >= Phone.firstUnknown ? 13 + UInt32(phone % 3) : 0
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Codes of ISO 4217 as numbers.
enum CurrencyCode {
  /// The number of a code of three capital letters; `nil` for other text.
  static func id(of code: String) -> Int32? {
    let bytes = Array(code.utf8)
    guard bytes.count == 3, bytes.allSatisfy({ $0 &- 0x41 < 26 }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int32($1) }
  }

  /// The code of a number; empty for that of a family.
  static func code(_ id: Int32) -> String {
    guard id >= 1 << 16 else { return "" }
    return String(
      decoding: [UInt8(id >> 16 & 0xFF), UInt8(id >> 8 & 0xFF), UInt8(id & 0xFF)], as: UTF8.self)
  }
}

/// Currencies of one name: a "dollar" is that of some country, which the region tells if it has one.
struct CurrencyFamily {
  /// The name.
  let name: String
  /// The currencies, the one meant where the region has none of them first.
  let members: [String]
  /// The number that stands for the family among currencies.
  let id: Int32

  private static let all: [CurrencyFamily] = {
    let families: [(String, [String])] = [
      (
        "dollar",
        [
          "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "JMD", "TTD", "BBD", "BSD", "BZD", "FJD",
          "GYD", "LRD", "NAD", "SRD", "XCD",
        ]
      ),
      ("pound", ["GBP", "EGP", "LBP", "SYP", "SDG", "GIP", "FKP", "SHP"]),
      ("krone", ["NOK", "DKK", "SEK", "ISK"]),
      ("franc", ["CHF", "XAF", "XOF", "RWF", "BIF", "GNF", "DJF", "KMF", "CDF", "XPF"]),
      ("rupee", ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]),
      ("peso", ["MXN", "ARS", "CLP", "COP", "CUP", "DOP", "PHP", "UYU"]),
      ("dinar", ["KWD", "BHD", "DZD", "IQD", "JOD", "LYD", "RSD", "TND", "MKD"]),
      ("rial", ["SAR", "QAR", "OMR", "YER", "IRR"]),
      ("dirham", ["AED", "MAD"]),
      ("shilling", ["KES", "TZS", "UGX", "SOS"]),
      ("won", ["KRW", "KPW"]),
      // Hundredths of one name.
      ("penny", ["USD", "GBP", "CAD"]),
      ("centime", ["EUR", "CHF", "CAD", "USD", "XPF"]),
      (
        "centavo",
        [
          "USD", "MXN", "ARS", "BRL", "CLP", "COP", "CUP", "DOP", "PHP", "UYU", "BOB", "GTQ", "HNL",
          "NIO",
        ]
      ),
    ]
    return families.enumerated().map { index, family in
      CurrencyFamily(name: family.0, members: family.1, id: Int32(index + 1))
    }
  }()

  private init(name: String, members: [String], id: Int32) {
    self.name = name
    self.members = members
    self.id = id
  }

  /// The family of a name.
  init?(named name: String) {
    guard let family = Self.all.first(where: { $0.name == name }) else { return nil }
    self = family
  }

  /// The family that a number stands for.
  init?(id: Int32) {
    guard id > 0, id <= Self.all.count else { return nil }
    self = Self.all[Int(id) - 1]
  }

  /// The currency that is meant in a region of a currency.
  func code(inRegionWith currency: String) -> String {
    members.contains(currency) ? currency : members[0]
  }
}

extension SpokenValue.Currency {
  /// The other currencies of its name, where the words named no country.
  package var others: [String] {
    guard let family, let known = CurrencyFamily(named: family) else { return [] }
    return known.members.filter { $0 != code }
  }
}

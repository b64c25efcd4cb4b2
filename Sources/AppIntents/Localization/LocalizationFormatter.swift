// SPDX-License-Identifier: Apache-2.0

/// Puts values into a localised format: `%@`, `%lld`, `%.2f`, `%2$@`, `%%`.
///
/// A specifier without a value stands as it is; one that asks for another kind of value than is
/// there gets the value's text. Foundation writes the numbers, each by a specifier of its own kind,
/// but a whole one that does not fit the width of its specifier is not cut to it. No format makes it fail.
package struct LocalizationFormatter {
  /// The language that texts among the values are looked up in.
  package var locale: Locale

  /// Creates a formatter that looks texts up in a language.
  package init(locale: Locale) { self.locale = locale }

  /// The format with the values in it.
  ///
  /// - Complexity: O(*n*) for *n* bytes of format and values.
  package func format(_ format: String, _ arguments: [_FormatArgument]) -> String {
    guard !arguments.isEmpty else { return format }
    var result = ""
    var next = 0
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      result.unicodeScalars.append(contentsOf: rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var scan = rest
      guard let specifier = Specifier(&scan) else {
        result += "%"
        continue
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      if arguments.indices.contains(index) {
        result += text(of: arguments[index], specifier)
      } else {
        result += "%" + String(String.UnicodeScalarView(rest[..<scan.startIndex]))
      }
      rest = scan
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }

  private func text(of argument: _FormatArgument, _ specifier: Specifier) -> String {
    switch argument {
    case .text(let text): return text
    case .resource(let resource): return resource.string(in: locale)
    case .signed(let number):
      if specifier.isReal { return specifier.text(of: Double(number)) }
      return specifier.isUnsigned
        ? specifier.text(of: specifier.bits(of: number)) : specifier.text(of: number)
    case .unsigned(let number):
      if let number = Int64(exactly: number) { return text(of: .signed(number), specifier) }
      return specifier.isReal
        ? specifier.text(of: Double(number)) : specifier.text(of: number)
    case .real(let number):
      if specifier.conversion == "@" { return String(number) }
      return specifier.isReal
        ? specifier.text(of: number)
        : Int64(exactly: number.rounded()).map(String.init) ?? String(number)
    case .placeholder: return "%" + specifier.text
    }
  }
}

/// A printf specifier behind its percent sign.
private struct Specifier {
  var position: Int?
  var flags = ""
  var width: Int?
  var precision: Int?
  /// The bits of the C type that the length stands for.
  var bitWidth = 32
  var conversion: Character = "@"
  var text = ""

  /// Widths and precisions past this are cut, so that no format grows without bound.
  private static let numberLimit = 64

  var isReal: Bool { "fFeEgGaA".contains(conversion) }
  var isUnsigned: Bool { "uxXo".contains(conversion) }
  var isWhole: Bool { isUnsigned || "di".contains(conversion) }

  /// A number as Foundation writes it; its type says which length and conversion are safe for it.
  func text(of number: some CVarArg) -> String {
    let kind =
      isReal ? "\(conversion)" : isUnsigned ? "ll\(conversion)" : number is UInt64 ? "llu" : "lld"
    let isNumber = isWhole || isReal
    let kept = flags.filter { isNumber ? $0 != "'" : "-0".contains($0) }
    let width = width.map(String.init) ?? ""
    let precision = isNumber ? precision.map { ".\($0)" } ?? "" : ""
    return String(format: "%\(kept)\(width)\(precision)\(kind)", number)
  }

  /// The number as one without a sign: two's complement in the width, or in all bits where a
  /// negative number does not fit the width.
  func bits(of number: Int64) -> UInt64 {
    let bits = UInt64(bitPattern: number)
    let fits = number >= Int64(-1) << Int64(bitWidth - 1)
    return number < 0 && fits ? bits & .max >> UInt64(64 - bitWidth) : bits
  }

  init?(_ rest: inout Substring.UnicodeScalarView) {
    let start = rest
    func number() -> Int? {
      var value: Int?
      while let digit = rest.first, ("0"..."9").contains(digit) {
        value = min((value ?? 0) * 10 + Int(digit.value - 48), 1_000)
        rest = rest.dropFirst()
      }
      return value
    }
    let beforeNumber = rest
    if let value = number(), rest.first == "$" {
      position = value
      rest = rest.dropFirst()
    } else {
      rest = beforeNumber
    }
    while let flag = rest.first, "-+ 0#'".unicodeScalars.contains(flag) {
      if flags.count < 5 { flags.unicodeScalars.append(flag) }
      rest = rest.dropFirst()
    }
    width = number().map { min($0, Self.numberLimit) }
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = min(number() ?? 0, Self.numberLimit)
    }
    while let length = rest.first, "hlqLzjt".unicodeScalars.contains(length) {
      bitWidth = length == "h" ? max(bitWidth / 2, 8) : 64
      rest = rest.dropFirst()
    }
    guard let conversion = rest.first, "@diuoxXfFeEgGaAcs".unicodeScalars.contains(conversion)
    else { return nil }
    self.conversion = Character(conversion)
    rest = rest.dropFirst()
    text = String(String.UnicodeScalarView(start[..<rest.startIndex]))
  }
}

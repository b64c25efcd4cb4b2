// SPDX-License-Identifier: Apache-2.0

import AppIntents
import ValueParsing

extension ValueMaker {
  /// The quantity that words say, in the unit that was said; a bare number is in the parameter's unit.
  func quantity(_ content: Content, _ type: any _MeasurementValue.Type) -> Any? {
    let said: Measurement<Dimension>?
    switch content {
    case .number(let amount): said = quantity(amount, unit)
    case .duration(let length): said = quantity(length)
    case .measurement(let amount, let measured):
      if measured.isAssumed, unit is UnitTemperature {
        // Degrees without a scale are those that the parameter is in.
        said = quantity(amount, unit)
      } else if measured.isAssumed, type is Measurement<UnitAngle>.Type {
        said = quantity(amount, UnitAngle.degrees)
      } else {
        said = amount.value.flatMap { FoundationUnits.quantity($0, of: measured) }
      }
    default: said = nil
    }
    guard let said, said.value.isFinite, traits.supportsNegativeNumbers || said.value >= 0 else {
      return nil
    }
    func made<Value: _MeasurementValue>(_ type: Value.Type) -> Any? {
      (said.unit as? Value._Unit).map { Value._quantity(said.value, unit: $0) }
    }
    return made(type)
  }

  /// The unit of a bare number: the parameter's, or what stands for it where the person is.
  private var unit: Dimension? {
    guard let unit = traits.unit, traits.unitAdjustsForLocale else { return traits.unit }
    return FoundationUnits.local(unit, in: context.region)
  }

  private func quantity(
    _ amount: SpokenValue.AmountRange, _ unit: Dimension?
  ) -> Measurement<Dimension>? {
    guard let unit, let value = amount.value else { return nil }
    return Measurement(value: value, unit: unit)
  }

  /// A length of time in the unit that was said, where it was one; else in the parameter's, or seconds.
  private func quantity(_ length: SpokenValue.Length) -> Measurement<Dimension>? {
    guard let seconds = length.seconds.value else { return nil }
    let units: [(letter: Character, unit: UnitDuration)] = [
      ("H", .hours), ("M", .minutes), ("S", .seconds),
    ]
    let time = length.iso8601.hasPrefix("PT") ? length.iso8601.dropFirst(2) : ""
    if time.count(where: \.isLetter) == 1,
      let said = units.first(where: { $0.letter == time.last }),
      let value = Double(time.dropLast())
    {
      return Measurement(value: value, unit: said.unit)
    }
    let quantity = Measurement<UnitDuration>(value: seconds, unit: .seconds)
    let converted = (unit as? UnitDuration).map(quantity.converted) ?? quantity
    return Measurement(value: converted.value, unit: converted.unit)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// How the meaning of a rule is made from those of its symbols.
struct Action: Sendable {
  /// What is done. Each is written as its name, with the symbols it takes (`$1`, `_` for none) and words
  /// or whole numbers behind it.
  enum Operation: String, Sendable {
    /// `pass $1`: as it is.
    case pass
    /// `latent $1`: as it is, but only where such a value was asked for.
    case latent
    /// `plain $1`: as it is, wherever it is said: "on sat".
    case plain

    // Numbers.
    /// `sum $1 $2`: the second in the place that the first leaves open: "twenty three".
    case sum
    /// `times $1 $2`: the first as often as a power says: "two hundred".
    case times
    /// `plus $1 $2`: the sum of both: "two and three fifths".
    case plus
    /// `plusScaled $1 $2`: a part of the first's power: "a million and a half".
    case plusScaled
    /// `multiply $1 $2`: the product: "three quarters".
    case multiply
    /// `divide $1 $2`: the quotient: "2/10".
    case divide
    /// `negate $1`.
    case negate
    /// `decimal $1 $2`: digits behind the point.
    case decimal
    /// `append $1 $2`: digits said one by one.
    case append
    /// `digits $1 COUNT`: the number as so many digits behind a point.
    case digits
    /// `hundreds $1 $2`: "nineteen eighty four", "one oh five".
    case hundreds
    /// `raise $1 $2`: the power.
    case raise
    /// `percentage $1`.
    case percentage
    /// `ordinal $1`: the place of a number.
    case ordinal
    /// `ordinalSum $1 $2`: "twenty first".
    case ordinalSum
    /// `reciprocal $1`: "a twentieth".
    case reciprocal

    // Ranges of numbers and amounts.
    /// `between $1 $2`: from one to the other; the first takes the second's unit if it has none.
    case between
    /// `atLeast $1`: with its end.
    case atLeast
    /// `atMost $1`: with its end.
    case atMost
    /// `moreThan $1`: without it.
    case moreThan
    /// `lessThan $1`: without it.
    case lessThan
    /// `exactly $1`: from itself to itself.
    case exactly
    /// `both $1 $2` of two ranges: what is in both.
    case overlap

    // Amounts.
    /// `money $1 $2`: a number of a currency.
    case money
    /// `coins $1 $2`: so many of the region's currency each: "four quarters".
    case coins
    /// `moneyPlus $1 $2`: and hundredths, as money or a bare number.
    case moneyPlus
    /// `measure $1 $2`: a number of a unit.
    case measure
    /// `measurePlus $1 $2`: and a smaller unit, or a bare number of the next one.
    case measurePlus
    /// `measurePart $1 $2`: and a part of the unit: "a mile and a half".
    case measurePart
    /// `duration $1 $2 N`: a number of N units of time.
    case duration
    /// `durationPlus $1 $2`: and a smaller one, or a bare number of minutes behind hours.
    case durationPlus
    /// `durationPart $1 $2`: and a part of the unit: "an hour and a half".
    case durationPart

    // Times.
    /// `now`: this second.
    case now
    /// `thisTime`: the time of day that it is now.
    case thisTime
    /// `relative $1`: days, weeks … from now, as a word says; `cycle $1 N` for a unit said by itself.
    case relative
    /// `cycle $1 N`: the unit of time that holds now, or the Nth from it.
    case cycle
    /// `cycles $1 $2 N`: `$1` units `$2` in a row from the Nth on, backwards where N is negative.
    case cycles
    /// `year $1`.
    case year
    /// `date $1 $2 $3`: month, day, year; `_` for what is missing. A number of a day may be an ordinal.
    case date
    /// `dotDate $1 $2 $3`: day, month, year.
    case dotDate
    /// `packed $1`: "1930" as a time of day.
    case packed
    /// `isoDate $1 $2 $3`: the same, in this order in every region.
    case isoDate
    /// `weekday $1`.
    case weekday
    /// `clock $1 $2 $3`: hour, minute, second, in the twelve hours that the words leave open.
    case clock
    /// `clock24 $1 $2 $3`: in 24 hours.
    case clock24
    /// `halfPast $1`: half an hour after it.
    case halfPast
    /// `half $1 am` or `pm`: the half of the day.
    case half
    /// `offset $1 $2 N`: so many minutes (N = 1) after, or (-1) before a time of day.
    case offset
    /// `holiday $1`.
    case holiday
    /// `part $1`: of the day.
    case part
    /// `season $1`.
    case season
    /// `quarter $1`: of the year.
    case quarter
    /// `weekend`.
    case weekend
    /// `week $1`: of the year, by ISO 8601.
    case week
    /// `both $1 $2`: what is both.
    case both
    /// `pick $1 N`: this one (0), the next (1), the last (-1).
    case pick
    /// `shift $1 $2 N`: a duration `$2` after (1) or before (-1) a time, `_` for now.
    case shift
    /// `nth $1 $2 $3`: the `$1`th unit or time `$2` of `$3`; `nthLast` counts from its end.
    case nth
    /// `nthLast $1 $2 $3`; see `nth`.
    case nthLast
    /// `run $1 $2 $3 N`: the first (1) or last (-1) `$1` units `$2` of `$3`: "the first two weeks of may".
    case run
    /// `nthAfter $1 $2 $3 N`: the `$1`th `$2` after (1) or before (-1) `$3`, `_` for now.
    case nthAfter
    /// `unitOf $1 $2`: the unit of time that holds the second: "the week of".
    case unitOf
    /// `span $1 $2`: from one to the other; a named day at the end is part of it.
    case span
    /// `spanUntil $1 $2`: from one to the other, without it.
    case spanUntil
    /// `after $1`: from its end on, or from its start for times of day.
    case after
    /// `since $1`: from its start on; `since $1 -1`: from that of the last one.
    case since
    /// `before $1`: until its start.
    case before
    /// `through $1`: until its end.
    case through
    /// `lasting $1 $2`: a duration from a time on.
    case lasting
    /// `within $1 N`: the duration from now on (1), or until now (-1).
    case within
    /// `impossible $1 $2`: a month and a day that it does not have.
    case impossible
    /// `rest $1`: from now until its end.
    case rest
    /// `inYears $1 $2 N`: what comes back each year, in (1) or before (-1) some years.
    case inYears
    /// `zone $1 $2`: in a time zone.
    case zone
    /// `distance $1 $2 $3 N`: so many hours and minutes, `_` for none, or both in four digits, ahead of UTC (1) or behind it (-1).
    case distance
    /// `portion $1 early`, `mid` or `late`.
    case portion
    /// `decade $1`: the ten years from a year on; `century $1` by its number.
    case decade, century
    /// `spanDates $1 $2 $3`: in a month, from one day to another.
    case spanDates
    /// `weekendOf $1`: the weekend at a holiday.
    case weekendOf

    // Recurrences.
    /// `every $1`: a unit of time; `every $1 $2`: as many units.
    case every
    /// `everyLength $1`: a length of time, in its largest unit or a smaller one: "every hour and a half".
    case everyLength
    /// `everyOn $1 N`, `everyOn $1 $2`: each Nth of a time that comes back: a day of the week, a date, a time of day.
    case everyOn
    /// `timesPer $1 $2`: so often in a unit of time.
    case timesPer
    /// `repeatAt $1 $2`: at a time of day or a date.
    case repeatAt
    /// `repeatUntil $1 $2`: the last time is before the end of a time.
    case repeatUntil
    /// `repeatFrom $1 $2`: the first time is not before a time.
    case repeatFrom
    /// `repeatFor $1 $2`: for a duration.
    case repeatFor
    /// `repeatExcept $1 $2`: but not on these days of the week.
    case repeatExcept
    /// `repeatCount $1 $2`: so many times in all.
    case repeatCount
    /// `days $1`: days of the week, a bit each from Monday on.
    case days
    /// `weekdays $1 $2`: one day of the week and another, or a first to a last one with a third word `to`.
    case weekdays

    /// Whether a bare number is taken in the unit below: "five foot ten".
    var takesPart: Bool { self == .moneyPlus || self == .measurePlus || self == .durationPlus }
  }

  /// What is done.
  var operation: Operation
  /// The symbols it takes: places among those of the rule, -1 for none.
  var symbols: (Int8, Int8, Int8) = (-1, -1, -1)
  /// Whole numbers and words behind it.
  var constant: Int32 = 0

  /// The words that stand for numbers in an action.
  static let constants: [String: Int32] = [
    "am": 0, "pm": 1, "early": 0, "mid": 1, "late": 2, "to": 1,
  ]
}

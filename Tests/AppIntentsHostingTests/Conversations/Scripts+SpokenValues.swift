// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// Wednesday 11 March 2026, 14:20.
  private static let now = Script.Setting.clock("2026-03-11T13:20:00Z", "Europe/Berlin")

  /// Dates, lengths, quantities and money in answers.
  static let spokenValues = [
    Script(
      "a day, and not a time", now,
      text: """
        > Plan a day in Diary
        < asked: Which day?
        > half past five
        < asked: Sorry, I didn't get that. Which day?
        > february thirtieth
        < asked: Sorry, I didn't get that. Which day?
        > the day after tomorrow
        < performed: Planned 2026-03-13.
        """),
    Script(
      "a time, by its hour alone too", now,
      text: """
        > Wake me in Diary
        < asked: What time?
        > tomorrow
        < asked: Sorry, I didn't get that. What time?
        > five
        < performed: Waking you at 17 0, day -1.
        > Wake me in Diary
        < asked: What time?
        > make it half past five
        < performed: Waking you at 17 30, day -1.
        """),
    Script(
      "what repeats", now,
      text: """
        > Repeat an entry in Diary
        < asked: When?
        > tomorrow
        < asked: Sorry, I didn't get that. When?
        > every other monday at half eight
        < performed: weekly, each 2, at [8].
        """),
    Script(
      "a quantity in the unit that was said, and one in the parameter's", now,
      text: """
        > Log a run in Diary
        < asked: How far?
        > five kilos
        < asked: Sorry, I didn't get that. How far?
        > three miles
        < asked: How long?
        > half an hour
        < performed: Ran 3 mi in 1800 s.
        > Log a run in Diary
        < asked: How far?
        > two and a half
        < asked: How long?
        > ten
        < asked: Sorry, I didn't get that. How long?
        > ten minutes
        < performed: Ran 2.5 km in 600 s.
        """),
    Script(
      "money in its range, and put right afterwards", now, .locale("en-GB"),
      text: """
        > Spend something in Diary
        < asked: How much?
        > two grand
        < asked: It has to be from 1 to 500. How much?
        > twenty quid
        < asked: On what?
        > shoes
        < asked: Spend 20 GBP on shoes?
        > no, make it thirty
        < asked: Spend 30 GBP on shoes?
        > no, nine hundred
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "a list of dates, where one is a value with an 'and'", now,
      text: """
        > Book days in Diary
        < asked: Which days?
        > tomorrow, friday and the first of next month
        < performed: Booked 2026-03-12 + 2026-03-13 + 2026-04-01.
        > Book days in Diary
        < asked: Which days?
        > friday or saturday
        < asked: Sorry, I didn't get that. Which days?
        > friday
        < performed: Booked 2026-03-13.
        """),
    Script(
      "a value that is said with the request is not asked for, unless it is out of range", now,
      text: """
        > Snooze in Tasks for ten minutes
        < performed: Snoozed for 10 minutes.
        > Snooze for two hundred in Tasks
        < asked: How many minutes?
        > half past five
        < asked: Sorry, I didn't get that. How many minutes?
        > thirty
        < performed: Snoozed for 30 minutes.
        """),
    Script(
      "people by their names",
      text: """
        > Invite people in Diary
        < asked: Who comes?
        > Anna Smith, Ben and Cleo
        < performed: Invited Anna Smith + Ben + Cleo.
        """),
    Script(
      "a value of one of several types is of the one that was said", now,
      text: """
        > Ring in Diary
        < asked: When?
        > tomorrow at nine
        < performed: Once, 2026-03-12 09:00.
        > Ring in Diary
        < asked: When?
        > every day
        < performed: Again, daily.
        > Ring in Diary
        < asked: When?
        > ten minutes
        < performed: After 600 s.
        > Ring in Diary
        < asked: When?
        > whenever
        < asked: Sorry, I didn't get that. When?
        > never mind
        < cancelled: OK, cancelled. {cancelled userCancelled}
        """),
    Script(
      "a number with words of the question, or of hesitation, beside it",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > not twenty
        < asked: Sorry, I didn't get that. How many minutes?
        > um, twenty minutes please
        < performed: Snoozed for 20 minutes.
        """),
  ]
}

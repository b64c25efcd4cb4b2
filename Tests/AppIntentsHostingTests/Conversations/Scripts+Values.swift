// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// What is missing is asked for.
  static let values = [
    Script(
      "a required text is asked for, optional ones and defaults are not",
      text: """
        > Add a task in Tasks
        < asked: What is it called?
        > Buy eggs
        < performed: Added Buy eggs with normal priority. {value Buy eggs}{ran AddTask}
        """),
    Script(
      "free text is taken as it is said, a phrase of an app too",
      text: """
        > add a task in tasks
        < asked: What is it called?
        > Play something in Music
        < performed: Added Play something in Music with normal priority.
        """),
    Script(
      "an empty answer is asked again",
      text: """
        > Add a task in Tasks
        < asked: What is it called?
        > \u{20}
        < asked: Sorry, I didn't get that. What is it called?
        > Soap
        < performed: Added Soap with normal priority.
        """),
    Script(
      "what is said of a value to begin with is not asked for",
      text: """
        > Complete buy milk in Tasks
        < performed: Buy milk is done. {ran CompleteTask}
        """),
    Script(
      "a number in digits",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > 15
        < performed: Snoozed for 15 minutes.
        """),
    Script(
      "a number in words",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > twenty five
        < performed: Snoozed for 25 minutes.
        """),
    Script(
      "a number outside of the range is asked again",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > 90
        < asked: It has to be from 1 to 60. How many minutes?
        > 6
        < performed: Snoozed for 6 minutes.
        """),
    Script(
      "a fraction is no whole number",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > 2.5
        < asked: Sorry, I didn't get that. How many minutes?
        > 3
        < performed: Snoozed for 3 minutes.
        """),
    Script(
      "what is no number is asked for as often as allowed",
      text: """
        > Snooze in Tasks
        < asked: How many minutes?
        > some
        < asked: Sorry, I didn't get that. How many minutes?
        > not many
        < asked: Sorry, I didn't get that. How many minutes?
        > whatever
        < failed: Something went wrong in Tasks. {error notUnderstood}
        """),
    Script(
      "a number with a fraction",
      text: """
        > Rate this song in Music
        < asked: What's the stars?
        > 4.5
        < performed: 4.5 stars.
        """),
    Script(
      "a number with a fraction as it is written in German", .locale("de"),
      text: """
        > Rate this song in Music
        < asked: Welcher Wert für Stars?
        > 4,5
        < performed: 4.5 stars.
        """),
    Script(
      "yes and no",
      text: """
        > Change the badge in Tasks
        < asked: Shown or hidden?
        > yes please
        < performed: The badge is shown.
        """),
    Script(
      "yes and no by the parameter's own names",
      text: """
        > Change the badge in Tasks
        < asked: Shown or hidden?
        > hidden
        < performed: The badge is hidden.
        """),
    Script(
      "neither yes nor no is asked again",
      text: """
        > Change the badge in Tasks
        < asked: Shown or hidden?
        > blue
        < asked: Sorry, I didn't get that. Shown or hidden?
        > nope
        < performed: The badge is hidden.
        """),
    Script(
      "a value that cannot be read ends with an error, not with a wrong value",
      text: """
        > Attach a file in Lab
        < failed: Something went wrong in Lab. {error unsupportedValue}
        """),
    Script(
      "a date is an error where nobody has described how the language says one", .locale("fi"),
      text: """
        > Plan a day in Diary
        < failed: Jokin meni vikaan apissa Diary. {error unsupportedValue}
        """),
    Script(
      "what a shortcut sets beforehand is not asked for",
      text: """
        > Mark a task urgent in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > Buy bread
        < performed: Buy bread has high priority.
        """),
    Script(
      "an entity that is gone by now is asked for",
      text: """
        > Complete water the plants in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > call anna
        < performed: Call Anna is done.
        """),
    Script(
      "never mind ends it",
      text: """
        > Add a task in Tasks
        < asked: What is it called?
        > never mind
        < cancelled: OK, cancelled. {cancelled userCancelled}
        > Snooze in Tasks
        < asked: How many minutes?
        > cancel
        < cancelled: OK, cancelled. {cancelled userCancelled}
        """),
    Script(
      "nothing that an app declares",
      text: """
        > What is the meaning of life
        < noMatch: I don't know how to do that.
        """),
    Script(
      "a negative phrase",
      text: """
        > Delete my Tasks account
        < negative: I don't know how to do that. {app com.example.tasks}
        """),
  ]
}

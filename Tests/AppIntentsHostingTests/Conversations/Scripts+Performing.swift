// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// What intents ask while they are performed, and what follows them.
  static let performing = [
    Script(
      "a needed value restarts the intent",
      text: """
        > Mix a colour in Lab
        < asked: What colour?
        > Green
        < performed: Mixed green.
        """),
    Script(
      "a needed choice restarts the intent once more",
      text: """
        > Mix a colour in Lab
        < asked: What colour?
        > blue
        < asked: Which blue? [Light blue, Dark blue]
        > the dark one
        < performed: Mixed dark blue.
        """),
    Script(
      "an intent asks one thing after the other",
      text: """
        > Take a note in Lab
        < asked: What do you want to note?
        > water
        < asked: How often?
        > three
        < asked: Note water?
        > yes
        < asked: Where? [Book, Board, Door]
        > the second one
        < performed: Noted water 3 times on the board.
        """),
    Script(
      "an intent goes on with a no",
      text: """
        > Take a note in Lab
        < asked: What do you want to note?
        > water
        < asked: How often?
        > 2
        < asked: Note water?
        > no
        < performed: Not noted.
        """),
    Script(
      "an intent is left in the middle",
      text: """
        > Take a note in Lab
        < asked: What do you want to note?
        > water
        < asked: How often?
        > forget it
        < cancelled: OK, cancelled. {cancelled userCancelled}
        """),
    Script(
      "a choice of the intent's",
      text: """
        > Dispose of it in Lab
        < asked: How? [Burn it, Bury it, Cancel]
        > bury it
        < performed: Done: Bury it.
        """),
    Script(
      "a choice that cancels",
      text: """
        > Dispose of it in Lab
        < asked: How? [Burn it, Bury it, Cancel]
        > cancel
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "a choice of none cancels",
      text: """
        > Dispose of it in Lab
        < asked: How? [Burn it, Bury it, Cancel]
        > none of those
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "an intent opens another one, whose parameter takes what was returned",
      text: """
        > Write a letter in Desk
        < asked: Which drawer?
        > 3
        < performed: Dear Anna is in drawer 3. {value Dear Anna}{ran WriteLetter, FileLetter}
        """),
    Script(
      "intents that open each other for ever are stopped",
      text: """
        > Spin Desk
        < failed: Something went wrong in Desk. {error tooManyIntents}
        """),
    Script(
      "a snippet is made by its own intent",
      text: """
        > Draw Desk
        < performed: Here it is. {snippet DeskSnippet}
        """),
    Script(
      "a long-running intent outlasts the limit of others", .limit(100),
      text: """
        > Print all in Desk
        < performed: Printed 4 pages.
        """),
  ]

  /// What goes wrong.
  static let errors = [
    Script(
      "an error in the app's own words",
      text: """
        > Blow up Lab
        < failed: The lab is closed. {error LabError}
        """),
    Script(
      "an error of the framework in the app's own words",
      text: """
        > Open a drawer of Desk
        < failed: The drawer is locked. {error AppIntentError}
        """),
    Script(
      "an intent that restarts for ever is stopped",
      text: """
        > Stir in Lab
        < failed: Something went wrong in Lab. {error tooManyRestarts}
        """),
    Script(
      "an intent that takes too long", .limit(600),
      text: """
        > Distil in Lab
        < cancelled: Lab took too long. {cancelled timeout}
        > Burn Desk
        < performed: It burns.
        """),
    Script(
      "an intent that blocks its thread", .limit(600),
      text: """
        > Freeze Lab
        < cancelled: Lab took too long. {cancelled timeout}
        > Burn Desk
        < performed: It burns.
        """),
    Script(
      "a query that throws",
      text: """
        > Analyse something in Lab
        < asked: Which sample?
        > salt
        < failed: The lab is closed. {error LabError}
        """),
    Script(
      "a query that hangs", .deadline(600),
      text: """
        > Keep something in Lab
        < asked: Which specimen?
        > salt
        < failed: Something went wrong in Lab. {error queryTimedOut}
        """),
    Script(
      "cancelling tells the intent why: it took too long", .limit(600),
      text: """
        > Scan in Desk
        < asked: What is it?
        > timeout
        < cancelled: Desk took too long. {cancelled timeout}
        """),
    Script(
      "cancelling tells the intent why: the person wanted it",
      text: """
        > Scan in Desk
        < asked: What is it?
        > question
        < asked: Really?
        > never mind
        < cancelled: OK, cancelled. {cancelled userCancelled}
        """),
  ]

  /// In the background and in the foreground.
  static let modes = [
    Script(
      "an app comes to the front before its intent runs",
      text: """
        > Show Desk
        < performed: In front: yes.
        """),
    Script(
      "an app that must come to the front and may not", .keepsApps,
      text: """
        > Show Desk
        < failed: Something went wrong in Desk. {error foregroundRefused}
        """),
    Script(
      "an app that may run behind as well does so", .keepsApps,
      text: """
        > Lock Desk
        < performed: In front: no.
        """),
    Script(
      "an app asks to come to the front",
      text: """
        > Tidy Desk
        < asked: Open the desk?
        > yes
        < performed: In front: yes.
        """),
    Script(
      "an app asks to come to the front in vain",
      text: """
        > Tidy Desk
        < asked: Open the desk?
        > no
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "an app that is in front does not ask", .front("com.example.desk"),
      text: """
        > Tidy Desk
        < performed: In front: yes.
        """),
  ]
}

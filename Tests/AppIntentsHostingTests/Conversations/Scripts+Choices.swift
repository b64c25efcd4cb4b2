// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// One of several.
  static let choices = [
    Script(
      "a choice by ordinal",
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > the second one
        < performed: Buy bread is done.
        """),
    Script(
      "a choice by the last place",
      text: """
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > the last one
        < performed: Priority is high.
        """),
    Script(
      "a choice by number",
      text: """
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > number one
        < performed: Priority is low.
        """),
    Script(
      "a choice by name",
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > call anna
        < performed: Call Anna is done.
        """),
    Script(
      "a choice by part of a name",
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > the plumber
        < performed: Call the plumber is done.
        """),
    Script(
      "a choice by synonym",
      text: """
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > urgent
        < performed: Priority is high.
        """),
    Script(
      "a part of several names leaves those to choose from",
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > buy
        < asked: Which one exactly? [Buy milk, Buy bread]
        > bread
        < performed: Buy bread is done.
        """),
    Script(
      "a choice in German", .locale("de"),
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > die dritte
        < performed: Call Anna is done.
        """),
    Script(
      "stop in German", .locale("de"),
      text: """
        > Complete a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > abbrechen
        < cancelled: OK, abgebrochen. {cancelled userCancelled}
        """),
    Script(
      "entities that are too many to offer are named", .choices(3),
      text: """
        > Complete a task in Tasks
        < asked: Which task?
        > call anna
        < performed: Call Anna is done.
        """),
    Script(
      "a name that several entities have is asked about", .choices(3),
      text: """
        > Complete a task in Tasks
        < asked: Which task?
        > call
        < asked: Which one exactly? [Call Anna, Call the plumber]
        > the first
        < performed: Call Anna is done.
        """),
    Script(
      "a name that no entity has is asked again", .choices(3),
      text: """
        > Complete a task in Tasks
        < asked: Which task?
        > zzyzx
        < asked: I can't find zzyzx. Which task?
        > buy milk
        < performed: Buy milk is done.
        """),
    Script(
      "a name that no entity has, again and again", .choices(3),
      text: """
        > Complete a task in Tasks
        < asked: Which task?
        > zzyzx
        < asked: I can't find zzyzx. Which task?
        > qwrtp
        < asked: I can't find qwrtp. Which task?
        > xyzzy
        < failed: Something went wrong in Tasks. {error notUnderstood}
        """),
    Script(
      "several entities in the first utterance are asked about",
      text: """
        > Complete call in Tasks
        < asked: Which one exactly? [Call Anna, Call the plumber]
        > the second
        < performed: Call the plumber is done.
        """),
    Script(
      "an options provider gives the choice",
      text: """
        > Play a mood in Music
        < asked: What mood? [Calm, Happy, Wild]
        > happy
        < performed: Something happy.
        """),
    Script(
      "an options provider's own titles",
      text: """
        > Set the volume of Music
        < asked: How loud? [Quiet, Medium, Loud]
        > loud
        < performed: Volume 90.
        """),
    Script(
      "an options provider's default is not asked for",
      text: """
        > Set the speed of Music
        < performed: Speed normal.
        """),
    Script(
      "an options provider that depends on another parameter",
      text: """
        > Play an album in Music
        < asked: What's the genre? [Jazz, Rock, Soul]
        > jazz
        < asked: Which album? [Blue Train, Kind of Blue]
        > kind of blue
        < performed: Playing Kind of Blue.
        """),
    Script(
      "nothing to choose from",
      text: """
        > Play an album in Music
        < asked: What's the genre? [Jazz, Rock, Soul]
        > soul
        < failed: Something went wrong in Music. {error nothingToOffer}
        """),
    Script(
      "none of the options",
      text: """
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > none of them
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "two parameters in the order of their declaration",
      text: """
        > Move a task in Tasks
        < asked: Which task? [Buy milk, Buy bread, Call Anna, Call the plumber, Water the plants]
        > milk
        < asked: To which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > cooking
        < performed: Moved Buy milk to Kitchen.
        """),
    Script(
      "a name that two apps share",
      text: """
        > Play something in Player
        < asked: In which app? [Music, Radio]
        > radio
        < performed: The radio is on. {app com.example.radio}
        """),
    Script(
      "a name that two apps share, and the one with a value to ask for",
      text: """
        > Play something in Player
        < asked: In which app? [Music, Radio]
        > the first one
        < asked: What's the genre? [Jazz, Rock, Soul]
        > rock
        < performed: Playing rock.
        """),
    Script(
      "a name that two apps share, and neither",
      text: """
        > Play something in Player
        < asked: In which app? [Music, Radio]
        > blue
        < asked: Sorry, I didn't get that. In which app? [Music, Radio]
        > neither
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "something new instead of an answer",
      text: """
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > Complete buy milk in Tasks
        < performed: Buy milk is done.
        """),
  ]
}

// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// Something said before was wrong.
  static let corrections = [
    Script(
      "an earlier value is put right while the next is asked for",
      text: """
        > Move buy milk in Tasks
        < asked: To which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > no, buy bread
        < asked: To which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > garden
        < performed: Moved Buy bread to Garden.
        """),
    Script(
      "a correction that names one of the options is that option",
      text: """
        > Move buy milk in Tasks
        < asked: To which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > no, the kitchen
        < performed: Moved Buy milk to Kitchen.
        """),
    Script(
      "a confirmation is asked again with the value put right",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > no, buy bread
        < asked: Delete Buy bread?
        > yes
        < performed: Deleted Buy bread.
        """),
    Script(
      "a correction that names nothing is a no",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > no, the zzyzx
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "an unsure reading is put right", .unsure,
      text: """
        > Complete buy milk in Tasks
        < asked: Complete Buy milk?
        > no, call anna
        < asked: Complete Call Anna?
        > yes
        < performed: Call Anna is done.
        """),
  ]

  /// Yes or no.
  static let confirmations = [
    Script(
      "a confirmation with yes",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > yes
        < performed: Deleted Buy milk.
        """),
    Script(
      "a confirmation with no",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > no
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "a confirmation by the action's own words",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > get rid of it
        < performed: Deleted Buy milk.
        """),
    Script(
      "a denial by the action's own words",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > leave it
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "neither yes nor no to a confirmation",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > hm what
        < asked: Sorry, I didn't get that. Delete Buy milk?
        > sure
        < performed: Deleted Buy milk.
        """),
    Script(
      "yes in German", .locale("de"),
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > ja bitte
        < performed: Deleted Buy milk.
        """),
    Script(
      "an unsure reading is confirmed", .unsure,
      text: """
        > Play jazz in Music
        < asked: Play Jazz?
        > yes
        < performed: Playing jazz.
        """),
    Script(
      "an unsure reading is denied", .unsure,
      text: """
        > Play jazz in Music
        < asked: Play Jazz?
        > no
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "an unsure reading is confirmed once", .unsure,
      text: """
        > Burn Desk
        < asked: Burn Desk?
        > yes
        < performed: It burns.
        """),
    Script(
      "a sure reading needs no confirmation that is for unsure ones",
      text: """
        > Burn Desk
        < performed: It burns.
        """),
    Script(
      "a locked device",
      text: """
        > Share groceries in Tasks
        < locked: You have to unlock first. {ran }
        """),
    Script(
      "a locked device reveals no options",
      text: """
        > Share a list in Tasks
        < locked: You have to unlock first.
        > Snooze in Tasks
        < asked: How many minutes?
        """),
    Script(
      "an unlocked device", .unlocks,
      text: """
        > Share a list in Tasks
        < asked: Which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > work
        < performed: Shared Work.
        """),
  ]
}

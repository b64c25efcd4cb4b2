// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  /// Several values in one answer, and requests that follow up another.
  static let lists = [
    Script(
      "a list of entities is said in one answer",
      text: """
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > groceries, cooking and the garden
        < performed: Cleared Groceries + Kitchen + Garden. {ran ClearLists}
        """),
    Script(
      "all that is offered, and both where two are",
      text: """
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > both
        < asked: I can't find both. Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > all of them please
        < performed: Cleared Groceries + Work + Kitchen + Garden + Bits and bobs.
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > none of them
        < cancelled: OK, cancelled. {cancelled denied}
        > Set a priority in Tasks
        < asked: What's the priority? [Low, Normal, High]
        > all of them
        < asked: Sorry, I didn't get that. What's the priority? [Low, Normal, High]
        > high
        < performed: Priority is high.
        > Take both in Folders
        < asked: Which sides? [Left, Right]
        > both of them
        < performed: Took left + right.
        """),
    Script(
      "an 'and' that belongs to a name does not part it",
      text: """
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > bits and bobs and work
        < performed: Cleared Bits and bobs + Work.
        """),
    Script(
      "a name with an 'and' is one value",
      text: """
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > bits and bobs
        < performed: Cleared Bits and bobs.
        """),
    Script(
      "a list with a part that names nothing is asked for again",
      text: """
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > groceries and zanzibar
        < asked: I can't find zanzibar. Which lists? \
        [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > work
        < performed: Cleared Work.
        """),
    Script(
      "a list of texts is parted at its commas",
      text: """
        > Add some in Folders
        < asked: Which items?
        > milk, salt and pepper, eggs and bread
        < performed: Added milk + salt and pepper + eggs + bread.
        """),
    Script(
      "a text without commas is one text",
      text: """
        > Add some in Folders
        < asked: Which items?
        > salt and pepper
        < performed: Added salt and pepper.
        """),
    Script(
      "a list of numbers, in digits and in words",
      text: """
        > Pick some in Folders
        < asked: Which numbers?
        > 3, twelve and 1,000
        < performed: Picked 3 + 12 + 1000.
        """),
    Script(
      "a list in German", .locale("de"),
      text: """
        > Take both in Folders
        < asked: Which sides? [Left, Right]
        > alle beide
        < performed: Took left + right.
        > Clear some in Folders
        < asked: Which lists? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > groceries und work
        < performed: Cleared Groceries + Work.
        """),
    Script(
      "what follows up does the same with another value",
      text: """
        > Complete buy milk in Tasks
        < performed: Buy milk is done.
        > and call Anna too
        < performed: Call Anna is done. {ran CompleteTask}
        > and buy bread
        < performed: Buy bread is done.
        """),
    Script(
      "what follows up keeps the other values",
      text: """
        > Move buy milk in Tasks
        < asked: To which list? [Groceries, Work, Kitchen, Garden, Bits and bobs]
        > garden
        < performed: Moved Buy milk to Garden.
        > and buy bread as well
        < performed: Moved Buy bread to Garden.
        > and the kitchen
        < performed: Moved Buy bread to Kitchen.
        """),
    Script(
      "what follows up asks for consent as the first time",
      text: """
        > Delete buy milk in Tasks
        < asked: Delete Buy milk?
        > yes
        < performed: Deleted Buy milk.
        > and buy bread
        < asked: Delete Buy bread?
        > no
        < cancelled: OK, cancelled. {cancelled denied}
        """),
    Script(
      "the same value again, an unknown one and one without an 'and' follow up nothing",
      text: """
        > Complete buy milk in Tasks
        < performed: Buy milk is done.
        > and buy milk
        < noMatch: I don't know how to do that.
        > and zanzibar too
        < noMatch: I don't know how to do that.
        > call Anna
        < noMatch: I don't know how to do that.
        > and
        < noMatch: I don't know how to do that.
        """),
    Script(
      "nothing follows up before anything was done",
      text: """
        > and buy milk too
        < noMatch: I don't know how to do that.
        """),
    Script(
      "a locked device stays locked for what follows up",
      text: """
        > Share work in Tasks
        < locked: You have to unlock first.
        > and the garden
        < noMatch: I don't know how to do that.
        """),
  ]
}

// SPDX-License-Identifier: Apache-2.0

extension Scripts {
  private static let shelf =
    "[Emma, Jane Austen, The Hobbit, Emma, Alexander McCall Smith, Persuasion, Atlas (1), Atlas (2)]"

  /// Values that are called alike.
  static let sameNames = [
    Script(
      "a name that two values have is asked about, with what tells them apart",
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the one by Austen
        < performed: Removed 1.
        """),
    Script(
      "the same name again is no answer",
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the second one
        < performed: Removed 3.
        """),
    Script(
      "an ordinal chooses among the values of a name",
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > the second Emma
        < performed: Removed 3.
        """),
    Script(
      "values that nothing tells apart are told by their ordinal",
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > Atlas
        < asked: Which of them? [Atlas (1), Atlas (2)]
        > Atlas 2
        < performed: Removed 6.
        """),
    Script(
      "an article in common names nothing",
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > the wizard
        < asked: I can't find the wizard. Which book? \(shelf)
        > the
        < asked: I can't find the. Which book? \(shelf)
        > the hobbit
        < performed: Removed 2.
        """),
    Script(
      "a name in the request that two listed values have is asked about",
      text: """
        > Remove Emma from Books
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > number two
        < performed: Removed 3.
        """),
    Script(
      "a name in the request that the app's search finds twice is asked about",
      text: """
        > Fetch Emma from Books
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the McCall Smith one
        < performed: Fetched 3.
        """),
    Script(
      "an ordinal chooses among what the app's search finds",
      text: """
        > Fetch a book from Books
        < asked: Which book?
        > the second Emma
        < performed: Fetched 3.
        """),
    Script(
      "an article finds nothing by the app's search",
      text: """
        > Fetch a book from Books
        < asked: Which book?
        > the
        < asked: I can't find the. Which book?
        > hobbit
        < performed: Fetched 2.
        """),
    Script(
      "a part of a list that two values are called is asked about",
      text: """
        > Pack some from Books
        < asked: Which books? \(shelf)
        > Emma and Persuasion
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the second
        < performed: Packed 3 + 4.
        """),
    Script(
      "a name that is listed twice is not the same value twice",
      text: """
        > Pack some from Books
        < asked: Which books? \(shelf)
        > Emma and Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the one by McCall Smith
        < performed: Packed 3 + 1.
        """),
    Script(
      "a list may name places among values of one name",
      text: """
        > Pack some from Books
        < asked: Which books? \(shelf)
        > the second Emma and the hobbit
        < performed: Packed 3 + 2.
        """),
    Script(
      "a correction to the other one of a name",
      text: """
        > Lend Emma from Books
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the first
        < asked: For how many days?
        > ten
        < asked: Lend 1 for 10 days?
        > no, the other Emma
        < asked: Lend 3 for 10 days?
        > yes
        < performed: Lent 3.
        """),
    Script(
      "a correction to a name that several have is asked about",
      text: """
        > Lend Persuasion from Books
        < asked: For how many days?
        > ten
        < asked: Lend 4 for 10 days?
        > no, Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > the second
        < asked: Lend 3 for 10 days?
        > yes
        < performed: Lent 3.
        """),
    Script(
      "what follows up names one value, or nothing follows up",
      text: """
        > Remove Persuasion from Books
        < performed: Removed 4.
        > and Emma too
        < noMatch: I don't know how to do that.
        > and the hobbit too
        < performed: Removed 2.
        """),
    Script(
      "an ordinal and a name in German", .locale("de"),
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > Emma
        < asked: Which of them? [Emma, Jane Austen, Emma, Alexander McCall Smith]
        > die von Austen
        < performed: Removed 1.
        """),
    Script(
      "an ordinal and a name in Spanish", .locale("es"),
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > la segunda Emma
        < performed: Removed 3.
        """),
    Script(
      "an ordinal and a name in Japanese", .locale("ja"),
      text: """
        > Remove a book from Books
        < asked: Which book? \(shelf)
        > 2番目のEmma
        < performed: Removed 3.
        """),
  ]
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FrameAnalysis

@Suite("English frames") struct EnglishFrameTests {
  @Test(
    "what tells to do something is a command, however it is worded",
    arguments: [
      "brew a double espresso", "water the tomatoes in the back garden", "lights out everywhere",
      "the blinds halfway down please", "put the kettle on", "get rid of the spare profile",
      "print two copies of the invoice", "sunset mode", "play what's going on",
      "play who let the dogs out", "play don't stop believing", "read why fish don't exist",
      "open how to train your dragon", "text mum that i was late", "write down that she called",
      "remind me if the parcel arrives", "remind me to ask how the exam went",
      "tell the kids dinner is ready", "search for is it raining men",
      "note that the boiler was fixed", "hey vacuum the hall", "okay now dock the robot",
      "start the dishwasher when the power is cheap", "stop the timer", "turn off the fan",
      "cancel my eight o'clock", "quit the race", "shut everything down",
      "add salt and pepper to the list", "play rock and roll", "order fish and chips",
      "set an alarm for half past six", "make it start later", "let the dough rest for an hour",
      "five more minutes please", "never mind the bollocks album please",
      "do not argue open the gate", "what the heck sell the boat",
    ])
  func commands(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && heard.frame.act == .command, "\(heard.summary)")
    #expect(heard.frame.repair == nil && heard.frame.more.isEmpty, "\(heard.summary)")
  }

  @Test(
    "a polite question, a wish, a need and a reminder ask for it to be done",
    arguments: [
      "my hands are full can you open the gate", "i can't see a thing will you draw the blinds",
      "can you start the oven", "could you please feed the cat", "would you mind closing the gate",
      "will you book a court for tuesday", "why don't you dim the hallway",
      "i want to rent a bike", "i'd like a table for four", "i need the heating on",
      "i have to cancel the lesson", "let's order pizza", "make sure the back door is locked",
      "don't forget to charge the scooter", "do you think you could lower the music",
      "i was wondering if you could call the dentist", "is it possible for you to reorder filters",
      "you can start the laundry now", "can i see the front camera",
      "could someone open the garage",
      "i'd love to hear some jazz", "it would be great if you could save this",
      "we need more firewood on the list", "i'm trying to reach the plumber",
      "would you be so kind as to read it out", "be sure to arm the alarm",
      "the soup is cold could you warm it up", "it'd be a great relief if you locked the shed",
      "i am in need of new checks",
      "would it hurt you to water the ferns", "i was meaning to ask you to feed the parrot",
    ])
  func requests(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && heard.frame.act == .request, "\(heard.summary)")
    #expect(!heard.frame.cue.isEmpty, "\(heard.summary)")
  }

  @Test(
    "what asks how, whether, who or what would happen is a question",
    arguments: [
      "how fast could you open the gate", "tell me when can you open the gate",
      "why didn't you just open the gate", "in which app can you lock the shed",
      "how do i cancel my subscription", "how can i delete a profile", "did i feed the cat",
      "did the robot clean the kitchen", "is the oven on", "are the windows open",
      "was the alarm armed last night", "has the plumber been booked", "have i paid the rent",
      "what happens if i erase the backup", "what does the eco button do",
      "why is the pump running", "why did you sell the shares", "who can open the safe",
      "who unlocked the gate", "which lamps are on", "where does the data go when i archive it",
      "when did i last water the plants", "when is the rent due", "should i freeze the account",
      "am i sharing my location", "can guests change the thermostat", "will the door lock itself",
      "would the neighbours hear the siren", "does it cost anything to send a fax",
      "is it possible to undo a transfer", "is there a way back after erasing it",
      "how long does it take to charge", "how many alarms are set", "do i have to sign in",
      "do you record everything", "can you tell me how to reset the router",
      "tell me whether the gate is shut", "i wonder if the oven is still on",
      "when i lock the car does the alarm turn on", "if i sell now what do i pay",
      "hey did i close the garage", "so is the vault locked", "aren't the lights off yet",
      "could my landlord read this", "if i finish buy bread what happens",
    ])
  func questions(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.act == .question && !heard.frame.asksForAct, "\(heard.summary)")
    #expect(!heard.frame.cue.isEmpty, "\(heard.summary)")
  }

  @Test(
    "what was done, or what somebody said, is a report",
    arguments: [
      "my boss asks will you open the gate", "they want to know can you feed the cat",
      "i already watered the ferns", "i sold the bike yesterday", "i accidentally erased the tape",
      "i've paid the gardener", "we rented the boat last week", "my brother emptied the freezer",
      "my mother has booked the hotel", "someone unlocked the gate", "somebody took the car",
      "she armed the alarm before leaving", "he told me to sell the shares",
      "a stranger asked me to wire money", "the plumber said he fixed the pump",
      "yesterday i closed the account", "last night my son opened the safe",
      "my boss wants me to archive everything", "they turned the heating off again",
      "i was listening to the news", "my neighbour says i should sell",
      "i've just fed the dog", "i didn't take the pill", "our cleaner moved the plants",
      "i usually lock the shed", "paula deleted the whole folder", "i forgot to pay the toll",
      "i can't open the gate", "i couldn't lock the shed", "i couldn't like that photo",
      "i'm afraid to open the safe",
      "i love watering the lawn", "sorry for selling the shares",
      "i'm too tired to open the gate", "it would be wrong to sell the boat",
      "i have no reason to lock the shed", "i'm too tired to borrow a book",
      "i hesitate to sell the shares",
      "i remember locking the shed", "tell mum that i locked the shed",
      "tell mum that i read the contract",
      "you have already read the post", "kids love opening the gate",
      "the new app will open the gate",
      "anna doesn't sell the boat", "it keeps opening the gate", "apparently she opened the gate",
      "rarely did they open the gate",
      "he said and i quote open the gate", "in the letter grandma wrote lock the shed",
      "she literally told me sell the shares and close the account",
      "all he wrote was lock the shed", "i think opening the gate is a waste of time",
      "like he said open the gate", "they told me feed the parrot",
    ])
  func reports(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.act == .report && !heard.frame.asksForAct, "\(heard.summary)")
  }

  @Test(
    "what is only supposed is hypothetical",
    arguments: [
      "if i sold the shares i'd be rich", "if i had a garden i would water it",
      "i would never delete that folder",
      "imagine i closed the account", "suppose we opened the gate",
      "if someone erased the tape it would be a disaster", "what if i unplug the freezer",
      "i might sell the boat one day", "if you told my boss i'd be furious",
      "i would have locked the door", "i'd cancel it if i were you",
      "i would not sell the boat", "i'm thinking about selling the boat",
      "pretend to lock the shed",
      "i was about to open the safe", "whoever wants to open the gate is crazy",
      "as if i'd sell the boat", "i wish i had locked the door", "i wish we sold the boat",
    ])
  func hypotheticals(text: String) {
    let heard = Heard(text)
    #expect(!heard.frame.asksForAct && heard.frame.polarity == .affirmative, "\(heard.summary)")
    #expect([.hypothetical, .question].contains(heard.frame.act), "\(heard.summary)")
  }

  @Test(
    "what is forbidden is prohibited, and the words say what",
    arguments: [
      ("don't feed the cat", "feed the cat"), ("do not open the gate", "open the gate"),
      ("please don't sell anything", "sell anything"), ("never lock the shed", "lock the shed"),
      ("you must not call him", "call him"), ("i don't want the heating on", "the heating on"),
      ("i no longer want the newsletter", "want the newsletter"),
      ("i don't want to sell the boat", "sell the boat"),
      ("under no circumstances open the safe", "open the safe"),
      ("i'd rather not erase it", "erase it"), ("no more coffee", "coffee"),
      ("don't you dare delete the tape", "delete the tape"),
      ("no need to water the lawn", "water the lawn"), ("let's not order pizza", "order pizza"),
      ("not now", "now"), ("i won't sell the shares", "sell the shares"),
      ("the safe do not open it", "open it"), ("dont feed the cat", "feed the cat"),
      ("hey don't arm the alarm", "arm the alarm"),
      ("whatever you do don't unplug the freezer", "unplug the freezer"),
      ("can you not wake the baby", "wake the baby"),
      ("forget about watering the lawn", "watering the lawn"),
      ("forget feeding the cat", "feeding the cat"), ("not yet open the gate", "open the gate"),
      ("prevent anyone from opening the gate", "from opening the gate"),
      ("do nothing until i open the gate", "open the gate"),
      ("hold off on selling the shares", "selling the shares"),
      ("beware of selling the shares", "selling the shares"),
      ("it's forbidden to sell the shares", "sell the shares"),
      ("i don't feel like selling the shares", "selling the shares"),
      ("never mind about opening the gate", "opening the gate"),
      ("never mind ordering pizza", "ordering pizza"),
      ("skip watering the roses", "watering the roses"),
    ])
  func prohibitions(text: String, negated: String) {
    let heard = Heard(text)
    #expect(heard.frame.polarity == .prohibited && !heard.frame.asksForAct, "\(heard.summary)")
    #expect(heard.words(heard.frame.negated).hasSuffix(negated), "\(heard.summary)")
    #expect(heard.left.isEmpty, "\(heard.summary)")
  }

  @Test(
    "what comes beside a prohibition is asked for, and the rest is not",
    arguments: [
      ("don't sell the shares just show me the price", "show me the price"),
      ("don't water the lawn only the roses", "the roses"),
      ("pause the washer don't stop it", "pause the washer"),
      ("show the balance instead of paying", "show the balance"),
      ("instead of printing just save it", "save it"),
      ("open the safe but don't wake the guard", "open the safe"),
      ("do not call him send him a text", "send him a text"),
      ("warm the milk without boiling it", "warm the milk"),
      ("brew coffee not tea", "brew coffee"), ("not the cellar the attic", "the attic"),
      ("not the lamp in my room the one in the hall", "the one in the hall"),
    ])
  func besideProhibitions(text: String, left: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && !heard.frame.negator.isEmpty, "\(heard.summary)")
    #expect(heard.left == left, "\(heard.summary)")
  }

  @Test(
    "what only looks like a prohibition is none",
    arguments: [
      "don't forget to feed the cat", "never mind", "no problem", "turn on do not disturb",
      "i don't know what to cook", "why not order pizza", "not only the hall the kitchen too",
      "it's not working restart it", "i can't hear turn it up", "don't worry be happy",
      "skip this song", "forget the network in the cellar", "never mind water the lawn",
      "i wish to order pizza",
    ])
  func spared(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.polarity == .affirmative, "\(heard.summary)")
  }

  @Test(
    "stop with a verb ends something, and is a command",
    arguments: [
      "stop watering the lawn", "quit recording", "please stop charging the bike",
      "stop selling my data",
    ])
  func ceasing(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && !heard.frame.ceases.isEmpty, "\(heard.summary)")
  }

  @Test(
    "what a correction takes back is cut, and what it leaves out is kept",
    arguments: [
      ("lock no wait unlock the gate", "unlock the gate"),
      ("start the washer sorry the dryer", "start the dryer"),
      ("book a room for five no six people", "book a room for six people"),
      ("turn the fan on i mean off", "turn the fan off"),
      ("sell the shares scratch that show the price", "show the price"),
      ("water the roses actually no feed the cat", "feed the cat"),
      ("dim the hall sorry turn it off", "turn it off"),
      ("play the news hang on pause it", "pause it"),
      ("put it in the shed no in the garage", "put it in the garage"),
      ("call anna i meant text anna", "text anna"),
      ("could you open no close the gate", "close the gate"),
      ("set it to twenty no twenty one degrees", "set it to twenty one degrees"),
    ])
  func repairs(text: String, left: String) {
    let heard = Heard(text)
    #expect(heard.frame.repair != nil && heard.frame.asksForAct, "\(heard.summary)")
    #expect(heard.left == left, "\(heard.summary)")
  }

  @Test(
    "what is taken back altogether is not asked for",
    arguments: [
      "sell the shares no wait", "erase the tape never mind", "call the boss actually don't",
      "open the safe no don't do that", "order pizza forget it", "lock the gate scratch that",
    ])
  func takenBack(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.polarity == .prohibited && heard.left.isEmpty, "\(heard.summary)")
  }

  @Test(
    "a verb that is spoken about asks for nothing",
    arguments: [
      "feeding the cat is easy", "feeding the cat used to be fun",
      "opening the gate can be risky", "people who feed the cat are odd",
      "the man who opened the gate left", "the button to open the gate is broken",
      "the fear of selling the boat", "my job is to feed the cat",
      "the hardest part is feeding the cat", "instructions to open the gate",
      "the best way to open the gate", "a video about feeding the cat",
      "to open the gate you need a key", "the app lets you open the gate",
      "by opening the gate he woke the dog", "i can't let me open the gate",
      "granny would never open the gate", "auntie could you open the gate",
      "the poster says open the gate", "open the gate he shouted",
      "in my dream you opened the gate",
      "i can't bear feeding the cat", "a stranger could open the gate",
      "would you rather sell the boat or swim", "i doubt he will open the gate",
      "it must have been him that opened the gate", "there was a poem called open the gate",
    ])
  func nominal(text: String) {
    let heard = Heard(text)
    #expect(!heard.frame.asksForAct, "\(heard.summary)")
  }

  @Test(
    "favours asked for are requests",
    arguments: [
      "may i trouble you to feed the cat", "i'd need you to feed the cat",
      "what i'd like is for you to feed the cat", "it would be wonderful if you fed the cat",
      "be an angel and feed the cat", "do me a huge favour and feed the cat",
      "i'd feel safer if you fed the cat", "do you think you might feed the cat",
      "it's high time you fed the cat", "i insist that you feed the cat",
      "enough chatter feed the cat",
    ])
  func favours(text: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct, "\(heard.summary)")
  }

  @Test(
    "what is spoken about may stand before a request",
    arguments: [
      ("to save power close the gate", "close the gate"),
      ("feeding the cat is hard open the gate", "open the gate"),
      ("everyone who is cold close the gate", "close the gate"),
      ("living room lights off", "living room lights off"),
      ("shopping list add milk", "shopping list add milk"),
      ("the kitchen lights to fifty percent", "the kitchen lights to fifty percent"),
      ("time to feed the cat", "time to feed the cat"),
    ])
  func besideNominal(text: String, asked: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && heard.words(heard.frame.asked) == asked, "\(heard.summary)")
  }

  @Test("a pronoun behind a correction may mean what was cut")
  func kept() throws {
    let heard = Heard("dim the reading lamp no turn it off")
    let repair = try #require(heard.frame.repair)
    #expect(heard.words(repair.cut) == "dim the reading lamp")
    #expect(heard.words(repair.kept) == "the reading lamp")
    #expect(heard.words(repair.edit) == "no")
    #expect(heard.words(repair.repair) == "turn it off")
  }

  @Test(
    "what tells something behind a correction replaces nothing",
    arguments: [
      ("dim the reading lamp oh never mind she's already done it", true),
      ("dim the reading lamp actually scratch that i'm already up", true),
      ("dim the reading lamp no the hall lamp", false),
      ("dim the reading lamp sorry i want the hall lamp", false),
      ("dim the reading lamp never mind turn it off", false),
    ])
  func told(text: String, isTold: Bool) throws {
    let heard = Heard(text)
    #expect(try #require(heard.frame.repair).isTold == isTold, "\(heard.summary)")
  }

  @Test(
    "exceptions and quantities have their words",
    arguments: [
      ("feed every animal except the snake", Quantity.all, "the snake"),
      ("close all windows but the attic one", .all, "the attic one"),
      ("play anything but opera", .all, "opera"),
      ("sell everything apart from the boat", .all, "the boat"),
      ("lock every door", .all, ""), ("delete all of my recordings", .all, ""),
      ("heat only the bathroom", .only, ""), ("water half of the beds", .part, ""),
      ("print the invoice", .unsaid, ""),
    ])
  func quantities(text: String, quantity: Quantity, excepted: String) {
    let heard = Heard(text)
    #expect(heard.frame.quantity == quantity, "\(heard.summary)")
    #expect(heard.words(heard.frame.excepted) == excepted, "\(heard.summary)")
  }

  @Test(
    "further requests stand by themselves",
    arguments: [
      ("feed the cat and water the plants", "feed the cat", "water the plants"),
      ("hold it and jump ahead", "hold it", "jump ahead"),
      ("lock the gate and then arm the alarm", "lock the gate", "arm the alarm"),
      ("save it then print two copies and send it", "save it", "print two copies | send it"),
      (
        "could you open the blinds and start the coffee", "could you open the blinds",
        "start the coffee"
      ),
    ])
  func further(text: String, first: String, more: String) {
    let heard = Heard(text)
    #expect(heard.left == first, "\(heard.summary)")
    #expect(heard.words(heard.frame.more) == more, "\(heard.summary)")
  }

  @Test(
    "what is said beside a request is background, and when it is to be done a condition",
    arguments: [
      ("i lost my badge block it", "block it"),
      ("my hands are full open the gate", "open the gate"),
      ("when i get home start the sauna", "start the sauna"),
      ("if it rains close the awning", "close the awning"),
      ("somebody broke the lamp order another one", "order another one"),
      ("we sold the boat delete it from my list", "delete it from my list"),
    ])
  func background(text: String, left: String) {
    let heard = Heard(text)
    #expect(heard.frame.asksForAct && heard.left == left, "\(heard.summary)")
    #expect(!heard.frame.background.isEmpty || !heard.frame.condition.isEmpty, "\(heard.summary)")
  }

  @Test(
    "the app's name is as if it were not said, wherever it is",
    arguments: [
      ("potter don't water the ferns", false), ("don't water the ferns potter", false),
      ("with potter don't water the ferns", false), ("don't water the ferns with potter", false),
      ("don't potter water the ferns", false), ("did potter water the ferns", false),
      ("potter did i water the ferns", false), ("potter watered the ferns", false),
      ("why did potter stop watering", false), ("in potter how do i add a bed", false),
      ("potter water the ferns", true), ("water the ferns potter", true),
      ("could potter water the ferns", true), ("using potter water the ferns", true),
      ("the ferns look dry potter water them", true),
    ])
  func names(text: String, asks: Bool) {
    let heard = Heard(text, name: "potter")
    #expect(heard.frame.asksForAct == asks, "\(heard.summary)")
  }

  @Test("ranges count the tokens of the name")
  func ranges() {
    let heard = Heard("please potter don't ever water the ferns", name: "potter")
    #expect(heard.frame.negator == TokenRange(2..<4))
    #expect(heard.words(heard.frame.negated) == "ever water the ferns")
  }

  @Test("a sentence that ends is no part of the next one")
  func sentences() {
    let heard = Heard("I sold the boat. Delete my listing.")
    #expect(heard.frame.asksForAct && heard.left == "Delete my listing", "\(heard.summary)")
    #expect(Heard("Is the oven on? Turn it off.").frame.asksForAct)
    #expect(!Heard("Don't! I sold it.").frame.asksForAct)
  }
}

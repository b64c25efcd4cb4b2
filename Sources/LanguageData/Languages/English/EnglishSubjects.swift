// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which English words point to one subject.
  static let englishSubjects = """
    [topics]
    # time, planning
    alarm: alarm, wake, snooze, morning, ring, clock, get up, bedtime, alarm clock, wake up, wake me, oversleep, buzzer, early, bed,
      sleep, o'clock, weekday, wake up call, awake, rise, wake up time, get me up, set my alarm, loud alarm, alarm tone, ringtone,
      alarm sound, ring me, go off, recurring alarm, every weekday, every morning, tomorrow morning, early alarm, out of bed
    timer: timer, countdown, minute, second, hour, egg, oven, stopwatch, count down, set a timer, minute timer, elapsed, beep, count, lap,
      remaining, time left, cooking, cooking timer, kitchen timer, pasta timer, pizza timer, laundry timer, nap timer, egg timer,
      sleep timer, pause timer, how long left, time remaining, how much longer, start counting, sand timer, interval, pomodoro,
      thirty seconds, half an hour
    clock: time, clock, hour, minute, o'clock, now, current, watch, time is it, tell the time, have the time, pm, local time, what time,
      midnight, noon, twelve, current time, wristwatch, twenty four hour, military time, exact time, right now, half past, quarter past,
      quarter to, hands, second hand, digital, analogue, wall clock, grandfather clock, time check, a.m, chime, how late
    time zone: time zone, timezone, time difference, gmt, utc, eastern, pacific, central, time in, what time in, difference, est, pst,
      local time, abroad, ahead, behind, daylight saving, country, hours ahead, hours behind, mountain time, mst, cst, edt, pdt, cet, bst,
      ist, aest, eastern time, pacific time, central time, london time, standard time, summer time
    date: date, day, today, month, year, week, calendar, what day, what's the date, today's date, day is it, which day, monday, tuesday,
      weekday, january, leap year, tomorrow, yesterday, week number, day of the week, day of week, what month, what year, calendar date,
      fall on, weekend, decade, century, next week, last week, day after tomorrow, fortnight, first of, last day, season
    holidays: holiday, christmas, easter, thanksgiving, halloween, new year, bank holiday, ramadan, public holiday, federal holiday,
      national holiday, hanukkah, valentine's day, mother's day, father's day, memorial day, labour day, independence day, diwali,
      boxing day, next holiday, day off, new year's day, new year's eve, christmas eve, good friday, easter monday, st patrick's day, eid,
      passover, yom kippur, rosh hashanah, lunar new year, chinese new year, veterans day, columbus day
    calendar: calendar, event, appointment, meeting, schedule, agenda, diary, invite, calendar event, date book, schedule for, attendee,
      today, tomorrow, week, busy, plan, date, recurring, planner, day, google calendar, outlook, ical, sync, month view, week view,
      what's on, coming up, upcoming, booked, free, commitment, engagement, all day event, add event
    meeting: meeting, conference, room, attendee, colleague, zoom, agenda, schedule, teams, conference call, invite, boss, client, call,
      office, book, participant, video call, minutes, session, join, google meet, webex, skype, stand up, standup, one on one,
      board meeting, team meeting, sales meeting, staff meeting, catch up, sync, kickoff, kick off, briefing
    scheduling a meeting: meeting, schedule, available, slot, reserve, conference room, meeting room, set up, schedule a meeting,
      set up a meeting, meet with, free time, tomorrow, afternoon, availability, coordinate, book, arrange, arrange a meeting,
      book a meeting, plan a meeting, invite, calendar, free, next available, when can we meet, good time, suitable time, time slot,
      with john, team, colleague, boss, manager, client, reserve a room
    reminder: reminder, remember, forget, note, task, appointment, birthday, medicine, remind me, don't forget, later, alert, notify,
      pick up, call, deadline, nudge, memo, recall, prompt, set a reminder, call mom, pay rent, take out trash, buy milk, pills,
      appointment reminder, birthday reminder, recurring reminder, weekly reminder, daily reminder, every day, when i get home,
      when i leave, location reminder, tonight
    to-do list: to do, task, list, chore, todo, errand, complete, check off, to-do list, task list, due, priority, project, pending, item,
      finish, list of things, tick off, cross off, checklist, mark as done, outstanding, incomplete, assignment, duties, action item,
      agenda, goals, reminder, today's tasks, things to do, what's left, next task, still to do, need to do, subtask
    shopping list: shopping list, grocery, buy, milk, bread, eggs, supermarket, item, grocery list, add milk, list, need, run out, butter,
      cheese, add, store, toilet paper, apples, bananas, chicken, coffee, cereal, sugar, rice, potatoes, onions, paper towels,
      kitchen roll, loo roll, washing up liquid, dish soap, shampoo, toothpaste, nappies, diapers
    lists: list, item, add, remove, create, new list, contents, what's on, my list, make a list, add to list, entry, empty, wish list,
      packing list, guest list, contact list, delete, take off, cross off, check off, tick, clear list, start a list, name, shopping,
      groceries, todo, to buy, christmas list, gift list, wedding list, reading list, watch list, bucket list, movie list
    notes: note, memo, write down, jot, notebook, notepad, idea, document, take a note, make a note, note down, dictate, page, text,
      thought, draft, save, scribble, sticky note, post it, write, record, remember this, take down, put down, notepad app, evernote,
      onenote, notes app, reminder, journal, diary, log, paragraph, sentence, heading
    anniversary and birthday: birthday, anniversary, born, age, cake, gift, candle, celebrate, born on, how old, date of birth,
      wedding anniversary, party, date, years old, happy birthday, card, present, turning, bday, b day, birth date, birth, next birthday,
      whose birthday, wish, greetings, balloon, surprise party, birthday cake, birthday card, birthday present, birthday girl,
      birthday boy, golden wedding, silver wedding
    countdown to a day: how long until, days left, countdown, days until, christmas, vacation, weeks until, summer, how many more days,
      how long till, days to go, weekend, how many days, months, start, remaining, birthday, deadline, days till, how many weeks,
      how many sleeps, how soon, time until, how far away, how many months, sleeps until, next, from now, left until, end of year,
      end of month, retirement, wedding, exam, new year, christmas day
    # sky and air
    weather: weather, forecast, rain, snow, sunny, umbrella, temperature, degrees, weather like, weather forecast, cold, hot, storm, wind,
      humid, cloudy, fog, jacket, outside, coat, chance, thunder, hail, warm, freezing, celsius, fahrenheit, frost, heatwave, drizzle,
      climate, sun, shine, clear, overcast, partly cloudy
    rain and umbrella: rain, umbrella, raincoat, shower, wet, boots, drizzle, downpour, going to rain, need an umbrella, will it rain,
      chance of rain, precipitation, rainy, dry, pour, cloud, storm, rainfall, waterproof, brolly, mac, wellies, puddle, soaked, drench,
      get wet, rain jacket, gumboots, rain gear, poncho, sprinkle, spitting, mist, deluge, monsoon
    what to wear: jacket, coat, sweater, jumper, scarf, gloves, shorts, wear, need a jacket, what should i wear, need a coat, dress warm,
      cold, dress, outside, hat, warm clothes, boots, sunscreen, t shirt, tee shirt, sandals, flip flops, hoodie, sweatshirt, cardigan,
      vest, parka, fleece, layers, layer up, sunglasses, cap, beanie, mittens, thermals
    severe weather: storm, hurricane, tornado, flood, warning, alert, thunder, lightning, weather warning, storm warning, severe,
      weather alert, blizzard, hail, heatwave, evacuation, typhoon, gale, earthquake, cyclone, squall, gusts, landslide, avalanche,
      tsunami, wildfire, bush fire, forest fire, drought, flash flood, ice storm, snowstorm, cold snap, sandstorm, dust storm, monsoon
    air quality: air quality, pollution, pollen, smog, dust, aqi, allergy, ozone, quality of air, air pollution, pollen count, particles,
      smoke, haze, asthma, index, breathe, uv index, pm, carbon monoxide, carbon dioxide, co2, nitrogen, fumes, exhaust, emissions,
      hay fever, mask, lungs, unhealthy, clean air, fresh air, purifier, air purifier, wildfire smoke, particulate
    astronomy: moon, star, planet, sun, mars, space, constellation, eclipse, solar system, sky, telescope, galaxy, orbit, jupiter,
      full moon, astronaut, nasa, rocket, universe, comet, phase, saturn, venus, mercury, neptune, uranus, pluto, earth, asteroid, meteor,
      meteor shower, shooting star, black hole, milky way, andromeda, nebula
    sunrise and sunset: sunrise, sunset, dawn, dusk, sun, daylight, dark, get dark, sun rise, sun come up, sun set, sunup, light outside,
      moonrise, golden hour, sun go down, twilight, horizon, sundown, nightfall, daybreak, first light, last light, day length,
      length of day, hours of daylight, longest day, shortest day, light, gets light, morning light, moonset, moon rise, blue hour,
      solstice, equinox
    tides and sea: tide, surf, wave, beach, sea, ocean, high tide, low tide, tide times, surf report, high water, low water,
      water temperature, swell, coast, swim, boat, marine, shore, tidal, sea temperature, wave height, surfboard, current, rip current,
      undertow, lagoon, bay, harbour, marina, ebb, flood tide, slack water, lifeguard, snorkel, scuba
    # media
    news: news, headline, politics, world, article, newspaper, latest, story, in the news, today's news, news update, top stories,
      breaking, current events, election, report, journalist, bbc, cnn, update, happening, press, media, briefing, going on in,
      what's happening, what's new, newsflash, bulletin, breaking news, local news, world news, international news, national news,
      business news, sports news
    sport: sport, football, soccer, basketball, baseball, tennis, game, match, play, club, athlete, score, team, player, league, season,
      win, goal, rugby, cricket, hockey, golf, tournament, championship, standings, coach, olympics, nfl, nba, volleyball, boxing,
      swimming, athletics, ski, snowboard, cycling
    sports score: score, result, who won, final, match, game, beat, lose, who is winning, the score, what's the score, final score, goals,
      points, winning, last night, half time, inning, quarter, tied, draw, full time, overtime, extra time, penalties, shootout, leading,
      ahead, behind, victory, defeat, scoreboard, box score, live score, current score, ahead by
    sports fixtures: next game, play next, fixture, kick off, schedule, when do, match, tonight, next match, when do they play, game time,
      next play, game tonight, what time game, season, opponent, home game, away game, stadium, upcoming, tip off, upcoming games, starts,
      playing tonight, channel, where to watch, game on, first pitch, face off, bye week, fixture list, matchday, match day, opening day,
      season start, preseason
    music: music, song, play, artist, album, playlist, band, singer, music by, put on music, some music, tunes, track, genre, rock, jazz,
      pop, classical, listen, hip hop, rap, concert, guitar, piano, country music, metal, blues, spotify, melody, rapper, punk, reggae,
      soul, r&b, electronic, house
    song now playing: what song, who sings, this song, name of song, artist, title, playing, album, song is this, what's playing,
      is playing, who is singing, name this song, what is this song, current track, lyrics, singer, tune, band, year released, recognise,
      playing right now, identify, shazam, song name, song title, who wrote, who made, composer, performer, singing, called, this track,
      this tune, this music, who plays
    music likes: like, love, favourite, song, thumbs up, rate, save, add to favourites, i like this, love this song, don't like this,
      favourite song, enjoy, dislike, thumbs down, opinion, band, genre, taste, hate this song, never play, play more like, play less,
      add to liked, heart, star, five stars, favourite band, favourite artist, favourite genre, favourite album, best song, great song,
      terrible song, my taste, fan of
    playlist: playlist, song, add, create, shuffle, track, queue, mix, my playlist, make a playlist, new playlist, album, music, save,
      favourites, library, party, workout, mixtape, put on, add this song, add song, add to playlist, put song, spotify, apple music,
      deezer, remove song, delete playlist, rename playlist, road trip, running playlist, gym playlist, chill, study, dinner
    playback control: play, pause, stop, skip, next, previous, resume, repeat, next song, skip song, previous song, play again,
      next track, shuffle, rewind, forward, restart, loop, track, queue, unpause, back up, go back, last song, previous track, continue,
      keep playing, carry on, start over, from the beginning, play it again, replay, stop playing, stop the music, pause music,
      fast forward
    radio: radio, station, fm, tune, frequency, channel, broadcast, dj, radio station, fm radio, radio channel, tune in, listen to radio,
      listen, talk show, bbc radio, npr, dial, live, frequency modulation, am radio, tune to, put on radio, turn on radio, iheart,
      iheartradio, sirius, siriusxm, tunein, capital fm, kiss fm, heart, classic fm, radio one, radio 1, radio 2
    podcast: podcast, episode, subscribe, listen, host, show, latest episode, next episode, play podcast, new episode, podcast about,
      download, series, season, interview, skip, follow, speed, serial, joe rogan, this american life, ted talks, the daily, radiolab,
      npr, bbc, true crime, stuff you should know, how i built this, stitcher, overcast, pocket casts, apple podcasts, spotify, podcaster,
      guest
    audiobook: audiobook, chapter, book, listen, narrator, audible, read, resume, audio book, my audiobook, read me, play book, author,
      story, novel, read aloud, bookmark, continue, kindle, resume book, continue reading, continue book, next chapter, previous chapter,
      where i left off, narration, narrated by, unabridged, librivox, overdrive, libby, listen to book, skip chapter, last chapter,
      first chapter, replay chapter
    books: book, author, novel, read, library, page, chapter, bestseller, who wrote, books by, author of, written by, fiction, literature,
      writer, publish, series, genre, story, ebook, poetry, character, paperback, hardback, hardcover, bookstore, bookshop, bookworm,
      e reader, kindle, goodreads, amazon, borrow, overdue, due back, isbn
    films: film, movie, cinema, actor, watch, director, trailer, comedy, starring, horror, netflix, rating, review, cast, thriller, oscar,
      imdb, plot, showtime, box office, screen, sequel, blockbuster, flick, motion picture, picture, actress, producer, screenplay, scene,
      role, played, character, dialogue, cinematography, oscar winner
    cinema tickets: cinema, ticket, showtime, seat, screening, movie, theatre, book, movie times, movie tickets, movies playing,
      in theaters, cinema near, now playing, playing, imax, popcorn, matinee, box office, film times, movie theater, multiplex, drive in,
      fandango, odeon, vue, cineworld, amc, regal, cinemark, alamo drafthouse, show time, next showing, row, buy tickets, book tickets
    television: tv, channel, series, show, episode, season, watch, remote, television, tv show, what's on tv, turn on tv, programme,
      broadcast, netflix, guide, record, subtitles, hbo, stream, soap, documentary, on tonight, turn off tv, telly, the box,
      channel number, change channel, next channel, channel up, channel down, espn, cnn, bbc one, bbc, itv
    games: game, play, level, score, player, puzzle, quiz, chess, play a game, video game, let's play, board game, cards, trivia, console,
      xbox, playstation, nintendo, poker, solitaire, minecraft, crossword, sudoku, hangman, tic tac toe, gamer, ps5, ps4, ps3, wii,
      switch, sega, steam, controller, joystick, multiplayer
    quiz and trivia: quiz, trivia, question, answer, test, knowledge, guess, true or false, quiz me, trivia question, ask me, test me,
      trivia game, score, category, multiple choice, points, contest, riddle, fact, quiz night, pub quiz, game show, jeopardy,
      brain teaser, brainteaser, right answer, wrong answer, correct answer, correct, next question, hint, clue, round, winner,
      leader board
    jokes: joke, funny, laugh, humour, pun, knock knock, comedian, hilarious, tell a joke, something funny, make laugh, joke about,
      another joke, riddle, make me laugh, prank, one liner, chuckle, smile, silly, dad joke, punchline, comedy, comic, stand up, gag,
      jest, wisecrack, crack me up, crack a joke, giggle, lol, haha, ha ha, amuse, entertain me
    stories: story, tale, bedtime, fairy tale, fable, read, princess, dragon, tell a story, bedtime story, tell me a story, read a story,
      short story, once upon a time, child, narrative, legend, myth, adventure, fairytale, children's story, ghost story, scary story,
      horror story, love story, adventure story, funny story, cinderella, snow white, little red riding hood, three little pigs,
      goldilocks, sleeping beauty, hansel and gretel, rapunzel, peter pan
    photos: photo, picture, camera, selfie, album, gallery, image, video, take a picture, take a photo, pics, snap, slideshow, flash,
      lens, zoom, portrait, edit, shot, crop, filter, photograph, photographer, photo album, photo gallery, camera roll, memories,
      album cover, wallpaper, screenshot, gif, emoji, sticker, front camera, back camera, rear camera
    recording: record, video, voice memo, microphone, capture, audio, film, camera, start recording, stop recording, record a video,
      voice recording, voice recorder, screen, dictate, playback, recorder, mic, clip, voice note, record audio, take a video, shoot,
      shoot video, dictaphone, record me, record this, record call, call recording, screen recording, record screen, record meeting,
      record conversation, sound clip, track, studio
    social networks: facebook, twitter, instagram, post, tweet, like, share, follow, social network, post to, post on, on facebook,
      on twitter, on instagram, social media, comment, status, friend, timeline, hashtag, tiktok, snapchat, profile, linkedin, story,
      retweet, feed, update my status, facebook status, my feed, mention, tag, reel, snap, pinterest, reddit
    # people and talk
    phone calls: call, phone, dial, ring, number, contact, hang up, voicemail, make a call, phone call, give a ring, call back,
      dial number, missed, redial, speaker, video call, caller, conference call, mobile, hello, pick up, facetime, telephone, landline,
      cell, cellphone, cell phone, mobile phone, smartphone, get on the phone, put me through, ring up, phone up, give a call, give a buzz
    contacts: contact, number, address book, phone number, email address, name, friend, add, my contacts, new contact, add contact,
      contact list, save, edit, mobile, phone book, nickname, details, contact info, contact details, cell number, mobile number,
      work number, home number, street address, business card, card, phonebook, directory, who do i have, look up, search contacts,
      find contact, delete contact, edit contact, update contact
    text messages: text, message, sms, send, reply, read, unread, whatsapp, send a text, text message, send a message, new messages,
      read my messages, chat, conversation, write, saying, respond, received, messenger, read messages, reply to, text back, message back,
      i'm running late, on my way, be home soon, let him know, tell him, tell her, tell mom, imessage, telegram, signal, viber, wechat
    email: email, inbox, send, reply, unread, subject, attachment, gmail, e-mail, send an email, write an email, sender, forward, mail,
      message, draft, spam, outlook, cc, compose, read, archive, mailbox, reply all, respond, bcc, carbon copy, blind copy, recipient,
      address, signature, body, attach, attach file, junk, junk mail
    email check: new emails, unread, inbox, any mail, received, check, latest, did i get, check my email, unread emails, any emails,
      check mail, new mail, email from, sender, message, important, anything new, mail, mailbox, any new, anything in my inbox, mail from,
      from my boss, from mom, from amazon, last email, latest email, recent email, email today, have i received, have i got, got mail,
      you've got mail, read my email, read emails
    email contact: email address, contact, add, save, address, sender, new contact, person, add email, new email address, save email,
      email to contacts, email of, phone number, store, gmail, details, book, mail, what is the email, his email, her email, john's email,
      add to contacts, add to address book, save this email, put email, mail address, e mail address, contact list, edit, update email,
      change email, create contact, contact info, email id
    voicemail: voicemail, message, listen, missed call, mailbox, greeting, beep, answering machine, voice mail, check my voicemail,
      listen to voicemail, caller, new message, delete, play, unheard, leave, record, any voicemails, leave a message, left a message,
      play messages, play voicemail, delete voicemail, voicemail greeting, record greeting, set up voicemail, voicemail password, pin,
      after the beep, not available, unavailable, call back, who left, who called, read voicemail
    greetings: hello, hi, hey, good morning, good afternoon, good evening, greetings, howdy, hi there, hey there, hello there,
      how do you do, how's it going, what's going on, how are you, what's up, welcome, nice to meet, yo, how are things, how's everything,
      how have you been, what's new, sup, wassup, whats up, g'day, gday, hiya, heya, alright mate, you alright, morning all,
      pleased to meet you, good day, good to see you
    farewell: goodbye, bye, see you, good night, later, farewell, take care, talk later, good bye, bye bye, see you later, see you soon,
      see you tomorrow, talk to you later, leaving, until tomorrow, ciao, sleep well, see ya, catch you later, later alligator, so long,
      adios, au revoir, sayonara, cheerio, ta ta, toodle oo, ttyl, gotta go, got to go, have to go, i'm off, i'm leaving, heading out,
      take it easy
    thanks and praise: thanks, thank you, great, good job, awesome, well done, helpful, appreciate, thank you so much, thanks a lot,
      good work, many thanks, nice job, cheers, perfect, love, excellent, smart, clever, impressed, thx, ty, ta, much appreciated,
      much obliged, grateful, bless you, brilliant, fantastic, wonderful, amazing, marvellous, super, superb, terrific, excellent work
    complaint: bad, wrong, stupid, useless, annoying, terrible, complain, hate, you suck, you're stupid, not helpful, that's wrong,
      not what i asked, bad job, disappointed, angry, suck, dumb, unhelpful, mistake, problem, frustrated, rubbish, crap, garbage, trash,
      awful, horrible, lousy, poor, pathetic, ridiculous, idiot, moron, dummy, dumbass
    assistant name: your name, name, called, call you, who are you, siri, alexa, nickname, what's your name, what are you called, title,
      identity, change your name, refer, rename, assistant, address, introduce yourself, tell me your name, cortana, bixby, jarvis,
      google assistant, hal, full name, real name, last name, first name, middle name, surname, call yourself, identify yourself,
      what name, new name, give you a name, give you a nickname
    assistant maker: made, created, built, maker, creator, boss, work for, programmed, who made you, who created you, who built you,
      your creator, your boss, who owns you, designed, company, developer, invented, owner, engineer, employer, who programmed you,
      who designed you, who developed you, who invented you, who is your boss, your master, your owner, your father, your mother,
      your parents, your maker, who is your father, who is your employer, your company, your manager
    assistant age and origin: your age, old, born, birthday, live, where, birthplace, home, how old are you, your birthday,
      when were you born, where are you from, where do you live, where were you born, what's your age, country, come from, created,
      origin, located, reside, created when, hometown, when is your birthday, birth date, date of birth, your date of birth,
      how many years, how young are you, year were you born, what year born, your hometown, your home, your house, native, nationality
    assistant nature: robot, human, real, ai, bot, computer, alive, machine, are you human, are you real, are you a robot, are you a bot,
      are you a person, are you alive, artificial, intelligence, feelings, conscious, assistant, program, real person, a human, chatbot,
      chat bot, machine learning, artificial intelligence, a.i., software, android, cyborg, virtual assistant, live person, actual person,
      living, breathing, flesh
    assistant feelings: how are you, feel, happy, sad, mood, love, bored, tired, how are you feeling, how do you feel, are you happy,
      are you okay, do you love me, are you sad, like, lonely, angry, favourite, emotion, friend, do you have feelings, are you lonely,
      are you bored, are you tired, are you angry, are you mad, do you like me, do you dream, do you cry, do you laugh, how's your day,
      how is it going, how's life, doing today, feeling today, feeling good
    assistant abilities: what can you do, help, able, abilities, skills, features, commands, capable, what do you do, what can i ask,
      can you help me, your abilities, list of commands, functions, tasks, support, how do you work, can i ask, topics, how can you help,
      help me with, what are you able, things you can do, what are your skills, your features, your functions, your skills,
      what do you know, what are you for, what is your purpose, what is your job, your job, what questions can, what should i ask,
      what can i say, areas
    assistant hobbies: hobby, fun, free time, like to do, interest, favourite, pastime, enjoy, your hobbies, what do you like,
      what are your hobbies, do you have hobbies, for fun, in your free time, spare time, what's your favourite, sports, pets, music,
      movie, read, food, favourite colour, favourite food, favourite movie, favourite song, favourite book, favourite animal,
      favourite sport, do you like, do you play, do you watch, do you read, do you eat, do you sing, do you dance
    assistant voice: voice, accent, language, male, female, whisper, speak, talk, change your voice, your voice, change your accent,
      male voice, female voice, different voice, use a british accent, switch accent, faster, slower, louder, gender, sound, british,
      american, tone, new voice, man's voice, woman's voice, man voice, woman voice, girl voice, boy voice, deep voice, deeper, higher,
      pitch, australian accent
    assistant language: language, speak, english, spanish, french, german, change, switch, speak spanish, change language,
      change your language, switch language, speak english, language settings, what languages, other languages, chinese, talk, understand,
      italian, japanese, portuguese, russian, do you speak, can you speak, can you understand, languages do you speak, language to,
      set language, reply in, respond in, answer in, talk in, use english, in english, in spanish
    user's name: my name, name, call me, who am i, nickname, know me, remember me, change, what's my name, my name is, change my name,
      say my name, address me, what am i called, refer, mister, title, first name, username, refer to me as, address me as, from now on,
      my new name, my nickname, know who i am, remember my name, forget my name, told you my name, name on file, name on my account,
      identify me, sir, madam, ma'am, boss, master
    user's mood: sad, happy, bored, tired, lonely, angry, depressed, stressed, i'm sad, i feel sad, i'm bored, i'm tired, cheer me up,
      bad day, i'm lonely, feeling down, anxious, upset, cheer, feel, mood, cry, scared, i'm happy, i'm angry, i'm depressed,
      i'm stressed, i'm hungry, i'm sick, i feel, unhappy, miserable, blue, gloomy, down in the dumps, heartbroken
    jokes about love: love, marry, girlfriend, boyfriend, date, single, kiss, husband, love you, i love you, do you love me, marry me,
      will you marry me, be my girlfriend, are you single, wife, feelings, relationship, partner, crush, romantic, heart, are you married,
      be my boyfriend, be my valentine, go out with me, date me, date with me, go on a date, have a crush, in love with you, fall in love,
      kiss me, hug me, hug, cuddle
    meaning of life: meaning of life, purpose, life, existence, why are we here, universe, god, philosophy, the meaning of life,
      purpose of life, what is life, point of life, reason for living, why do we exist, forty two, point, exist, death, soul, believe,
      religion, life after death, afterlife, is there a god, does god exist, believe in, heaven, hell, free will, fate, destiny, karma,
      reincarnation, happiness, what is love, true love
    yes or no: yes, no, maybe, sure, agree, correct, right, true, yeah, nope, yep, of course, no way, certainly, i don't know, i think so,
      false, wrong, okay, absolutely, never, perhaps, not sure, definitely, yup, aye, nah, no thanks, no thank you, yes please, yes sir,
      affirmative, negative, ok, okey dokey, alright
    stop and cancel: cancel, stop, never mind, forget it, undo, abort, quit, exit, nevermind, stop it, cancel that, stop that,
      don't do that, scratch that, that's enough, delete, back, ignore, mistake, go back, enough, halt, don't, forget that,
      forget about it, forget what i said, changed my mind, cancel it, cancel order, cancel request, cancel my request, disregard,
      drop it, drop that, leave it, skip it
    repeat and clarify: repeat, again, say again, pardon, what did you say, understand, louder, slower, repeat that, say that again,
      say it again, what was that, come again, i didn't hear, i don't understand, could you repeat, once more, didn't hear, unclear, mean,
      explain, clarify, rephrase, confused, please repeat, one more time, once again, tell me again, go over again, i missed that,
      didn't catch, didn't get that, say what, huh, eh, sorry what
    help: help, assist, support, how to, guide, instructions, problem, trouble, i need help, help me, can you help, give me a hand,
      need assistance, stuck, manual, tutorial, customer service, faq, hint, customer support, tech support, support team,
      technical support, helpdesk, help desk, helpline, hotline, call centre, agent, representative, advisor, human, operator,
      speak to someone, talk to someone, talk to a person
    # home
    lights: light, lamp, bulb, bright, dim, switch, dark, bedroom, turn on lights, turn off lights, light on, light off, kitchen,
      living room, colour, brightness, ceiling, hue, turn on, turn off, illuminate, porch, table lamp, floor lamp, bedside lamp,
      desk lamp, night light, nightlight, reading light, spotlight, spot light, downlight, chandelier, led, led strip, light strip
    light colour: colour, red, blue, green, light, yellow, white, purple, change colour, light colour, lights red, lights blue,
      lights green, make the lights, colour of lights, pink, warm white, orange, shade, hue, mood, rainbow, turn blue, turn red,
      turn green, set to red, to blue, turn the lights blue, magenta, cyan, turquoise, teal, violet, indigo, lavender, lilac
    light brightness: brightness, dim, bright, percent, lower, raise, darker, brighter, dim the lights, brighten, brighter lights, dimmer,
      light level, make it brighter, lower the lights, turn down the lights, light, level, too bright, too dark, lamp, intensity, glare,
      turn up the lights, turn lights up, raise the lights, increase brightness, decrease brightness, reduce brightness, more light,
      less light, lights to fifty percent, half brightness, full brightness, maximum brightness, minimum brightness
    heating: heating, thermostat, temperature, degrees, warm, cold, heater, radiator, turn up the heat, turn down the heat, thermostat to,
      warmer, cooler, air conditioner, set temperature, boiler, furnace, ac, air conditioning, room, hot, freezing, climate, fan, nest,
      ecobee, central heating, underfloor, underfloor heating, electric heater, space heater, log burner, fireplace, wood stove, stove,
      aircon
    door locks: lock, unlock, door, front door, key, garage, open, gate, lock the door, unlock the door, lock up, door locked,
      is the door locked, back door, bolt, deadbolt, closed, secure, entrance, locksmith, latch, front door lock, lock front door,
      smart lock, side door, garage door, patio door, sliding door, car door, doorknob, knob, handle, hinge, keyhole, keypad, key code
    home security: alarm, camera, security, motion, intruder, arm, disarm, doorbell, security system, alarm system, arm the alarm,
      security camera, disarm the alarm, burglar alarm, door, burglar, sensor, window, surveillance, safe, smoke detector, siren,
      set the alarm, home alarm, house alarm, ring doorbell, at the door, front door camera, camera feed, cctv, live view,
      surveillance camera, baby monitor, nanny cam, footage, detect
    blinds and curtains: blind, curtain, shade, shutter, window, open, close, sun, open the blinds, close the blinds, close the curtains,
      drape, raise, lower, awning, roll up, daylight, pull, open the curtains, draw the curtains, draw, lower the blinds,
      raise the blinds, roller, roller blind, roller shutter, venetian, window shade, window covering, let the light in, let in light,
      let the sun in, block the sun, sunlight, sunshade, privacy
    plugs and sockets: plug, socket, outlet, switch, wemo, power, appliance, smart plug, wall socket, power strip, turn on the plug,
      turn off the socket, extension, device, turn on, turn off, electric, lamp, fan, wall outlet, power outlet, power point,
      extension lead, extension cord, surge protector, adapter, fuse, breaker, fuse box, circuit breaker, wall switch, kasa, tp link,
      meross, sonoff, plug in
    smart home: smart home, device, scene, room, sensor, hub, automation, connect, smart home devices, my devices, routine,
      home automation, run scene, all devices, appliance, turn on, turn off, alexa, switch, mode, google home, echo, homekit, smartthings,
      home assistant, zigbee, z wave, ifttt, hue, nest, bridge, gateway, pair, add device, remove device, rename device
    vacuum: vacuum, hoover, robot, clean, floor, carpet, dust, dock, robot vacuum, vacuum cleaner, start vacuuming, vacuum the, roomba,
      room, mop, sweep, dirt, rug, suction, start cleaning, stop cleaning, clean the floor, clean the carpet, clean the house,
      clean the living room, clean the kitchen, robot cleaner, cleaning robot, dyson, shark, irobot, neato, ecovacs, deebot, roborock,
      go home
    chores and cleaning: clean, chore, dishes, laundry, tidy, wash, dust, mop, housework, wash up, clean the, do the dishes,
      household chores, trash, stain, ironing, bathroom, soap, detergent, bleach, wash dishes, vacuum, hoover, sweep, scrub, polish, wipe,
      wipe down, dry, disinfect, sanitise, sponge, cloth, duster, bucket, broom
    laundry: laundry, washing machine, dryer, wash, clothes, detergent, cycle, spin, do the laundry, wash clothes, washer, tumble dryer,
      wash cycle, load, rinse, iron, stain, fold, dirty, fabric, laundry done, washing done, clothes dryer, washing powder,
      fabric softener, softener, bleach, whites, colours, darks, delicates, wool, cotton, silk, denim, hand wash
    kitchen machines: oven, fridge, microwave, dishwasher, toaster, kettle, blender, freezer, turn on the oven, preheat the oven, cooker,
      slow cooker, pressure cooker, stove, preheat, hob, mixer, air fryer, grill, temperature, instant pot, rice cooker, bread maker,
      bread machine, deep fryer, waffle maker, juicer, food processor, smoothie maker, coffee maker, hand mixer, stand mixer, whisk,
      hotplate, induction, burner
    coffee: coffee, espresso, latte, cappuccino, brew, cup, machine, caffeine, make coffee, cup of coffee, coffee maker, coffee machine,
      make me a coffee, brew coffee, beans, mug, milk, filter, tea, kettle, americano, mocha, start coffee, start the coffee machine,
      flat white, macchiato, cortado, ristretto, iced coffee, cold brew, frappuccino, decaf, black coffee, white coffee, instant coffee,
      ground coffee
    bins: rubbish, trash, bin, garbage, recycling, collection, bin day, pick up, take out the trash, trash day, garbage day,
      recycling bin, bin collection, waste, pickup, dustbin, refuse, landfill, compost, green bin, council, wheelie bin, garbage truck,
      bin lorry, dustman, garbage man, rubbish collection, refuse collection, trash pickup, trash can, garbage can, trash bag, bin bag,
      bin liner, black bin, blue bin
    utilities: electricity, water, gas, power, meter, bill, energy, outage, electric bill, water bill, gas bill, energy bill,
      meter reading, power bill, utility, supply, internet, usage, power cut, kilowatt, electric, solar, reading, electricity bill,
      heating bill, sewage, sewer, oil, propane, broadband, landline, cable, provider, tariff, smart meter, submit reading
    home repair: plumber, leak, electrician, repair, pipe, broken, fix, paint, handyman, maintenance, diy, tap, tool, drill, wall, roof,
      hammer, builder, toilet, blocked, faucet, sink, drain, blocked drain, clogged, unclog, plunger, flush, toilet won't flush,
      burst pipe, dripping, gutter, ceiling, crack, damp, mould
    # food
    cooking: cook, bake, oven, boil, fry, recipe, roast, grill, how to cook, cook a, bake a, minute, temperature, pan, simmer, pot, stir,
      dish, meal, preheat, kitchen, steam, chef, roast chicken, poach, saute, braise, stew, sear, caramelise, broil, toast, blanch,
      marinate, season, chop
    recipe: recipe, ingredient, cook, make, dish, bake, how to make, step, recipe for, find a recipe, how do i make, how do you make,
      how to cook, serve, meal, cuisine, homemade, cookbook, prepare, dinner, directions, next step, previous step, cooking instructions,
      method, vegetarian recipe, vegan recipe, healthy recipe, easy recipe, quick recipe, simple recipe, chicken recipe, soup, stew,
      curry, cake
    ingredients: ingredient, need, flour, sugar, egg, butter, salt, what do i need, ingredients for, what goes in, what's in,
      ingredients do i need, ingredients in, contain, put in, recipe, spice, made of, milk, contents, which ingredients, made from,
      made out of, used in, call for, components, require, have to buy, how much flour, how many eggs, how much sugar, amount, quantity,
      cup, tablespoon, teaspoon
    ingredient swaps: substitute, instead of, replace, swap, replacement, alternative, ingredient, butter, substitute for, instead,
      can i use, use instead of, replace with, swap out, in place of, alternative to, egg, milk, buttermilk, baking powder, sugar, flour,
      run out of, substitution, substitute x for, sub, switch, swap for, exchange, out of, no eggs, without eggs, without butter,
      egg substitute, margarine, oil
    cooking times: how long, cook, bake, minutes, boil, roast, oven, temperature, cook for, how long to cook, how long to bake,
      cooking time, degrees, chicken, turkey, rice, steak, egg, timing, how long until done, boil for, bake for, minutes per pound,
      per pound, per kilo, prep time, preparation time, takes to make, is it done, ready, until golden, internal temperature,
      meat thermometer, thermometer, medium rare, rare
    food keeping: expire, go bad, shelf life, last, fridge, freezer, fresh, spoil, good for, keep, stay fresh, go off, best before,
      use by, still safe, leftovers, how long, still good, safe to eat, rotten, store, expiration, past its date, out of date,
      expiry date, expiration date, sell by, sell by date, how long good, last in the fridge, last in the freezer, mouldy, mold, smell,
      stale, sour
    calories: calorie, how many calories, fat, diet, food, burn, intake, apple, calories in, calories are in, calorie content, caloric,
      count, kcal, serving, weight, eat, sugar, carbs, how fattening, fattening, energy, kilojoules, calorific, calorie count,
      low calorie, high calorie, calories in a, per serving, portion, slice, big mac, burger, pizza, banana, egg
    nutrition: nutrition, protein, vitamin, healthy, carbs, sugar, fat, sodium, nutritional, nutrition facts, nutritional value,
      is it healthy, good for me, how much protein, how much sugar, fibre, calorie, iron, calcium, cholesterol, nutrient, diet,
      healthy food, good for you, nutritional information, nutrition information, nutritious, minerals, carbohydrate, saturated,
      trans fat, omega, antioxidants, potassium, magnesium, zinc
    diet and allergy: diet, vegetarian, vegan, gluten, dairy free, allergy, lactose, nut, gluten free, dairy, vegan food, allergic,
      food allergy, peanut allergy, plant based, kosher, halal, keto, intolerance, sugar free, organic, low carb, allergic to, allergen,
      allergic reaction, intolerant, lactose intolerant, lactose free, peanut, tree nut, shellfish, egg, soy, wheat, fish, sesame
    meal ideas: meal, dinner, lunch, breakfast, suggest, eat, hungry, idea, what should i eat, what's for dinner, for dinner,
      what to cook, dinner ideas, meal suggestion, something to eat, what to eat, cook, recommend, snack, food, recipe, cuisine, dish,
      for lunch, for breakfast, lunch ideas, breakfast ideas, suggest a meal, suggest a recipe, meal plan, meal prep, food ideas,
      should i cook, should i make, cook tonight, make for dinner
    restaurants: restaurant, eat, dinner, food, table, menu, italian, chinese, places to eat, restaurant near, eat out, food near, dining,
      sushi, pizza, diner, lunch, mexican, thai, indian, chef, burger, steakhouse, seafood, cafe, eatery, bistro, brasserie, takeaway,
      fast food, mcdonald's, burger king, kfc, subway, taco bell, chipotle
    restaurant reviews: review, rating, restaurant, good, star, recommend, how good, yelp, reviews of, reviews for, any good,
      what do people say, opinion, food, service, quality, say about, customers, critic, how is the food, is the food good, food good at,
      rating for, ratings, how are the reviews, customer reviews, online reviews, google reviews, tripadvisor, zagat, michelin,
      out of five, five star, four star, feedback, what do people think
    restaurant recommendation: recommend, restaurant, best, good place, eat, suggest, near, cuisine, best restaurant,
      restaurant recommendation, recommend a restaurant, where should i eat, good place to eat, suggest a restaurant, food, where to eat,
      town, places to eat, good food, best pizza, best sushi, best burger, best tacos, best steak, best thai, best chinese, best mexican,
      best italian, nice restaurant, nice place, nice place for, any good restaurants, restaurants around here, restaurants in, eat at,
      eat around here
    restaurant reservation: reservation, table, restaurant, book, people, party, seat, dinner, make a reservation, book a table,
      table for two, reserve a table, dinner reservation, table for, get a table, guests, pm, under the name, cancel, confirm, party of,
      tomorrow night, make reservations, reservation for, reservation at, opentable, resy, for two, for four, for six, four people,
      at seven, at eight, at 7, at 8, seven pm
    accepting reservations: accept reservations, take reservations, restaurant, reserve, table, need a reservation, walk in, booking,
      do they take reservations, reservations accepted, take a reservation, allow reservations, can i reserve, possible, allow, wait,
      seat, ahead, policy, take bookings, can you book, possible to book, possible to reserve, need reservations, require reservations,
      reservations required, reservation necessary, have to book, by reservation only, first come first served, first come, walk-ins,
      only walk ins, without a reservation, no reservation, bookable
    waiting for a table: wait, how long, table, line, queue, restaurant, busy, seated, wait time, wait at, is it busy, long wait,
      get seated, crowded, party, packed, full, how busy, wait for a table, table wait, expected wait, wait list, waitlist, how crowded,
      is it crowded, is there a line, is there a queue, line up, how many people waiting, ahead of me, get a table, open table,
      tables free, free table, how full, packed out
    food delivery: delivery, takeaway, takeout, order, pizza, food, uber eats, doordash, order food, order pizza, order a pizza,
      take away, deliver food, order from, grubhub, hungry, eta, driver, pick up, curry, meal, chinese, order takeout, order takeaway,
      get food delivered, food ordered, have food delivered, ubereats, deliveroo, just eat, door dash, postmates, instacart, seamless,
      domino's, pizza hut
    bars and drinks: bar, beer, wine, cocktail, drink, pub, alcohol, whisky, something to drink, night out, vodka, pint, nightclub,
      bottle, martini, rum, happy hour, gin, lager, ale, ipa, stout, guinness, craft beer, brewery, brewpub, keg, draft, draught,
      six pack, bud light, heineken, corona, red wine, white wine, rose
    tip: tip, gratuity, bill, percent, waiter, restaurant, service, leave, how much to tip, how much tip, tip on, twenty percent tip,
      calculate tip, split, check, customary, meal, server, calculate, fifteen percent, eighteen percent, twenty percent, ten percent,
      good tip, standard tip, usual tip, average tip, tip amount, tip calculator, tip for, tip the driver, tip the waiter, waitress,
      bartender, taxi driver, hairdresser
    # shops
    shopping: shop, buy, store, price, amazon, clothes, shoes, online, buy online, place an order, add to cart, online shopping, look for,
      sale, cart, mall, order, size, product, discount, brand, gift, purchase, department store, supermarket, walmart, target, costco,
      ikea, best buy, macy's, ebay, etsy, argos, john lewis, tesco
    prices: price, cost, how much, expensive, cheap, dollar, sale, discount, how much is, how much does, price of, cost of,
      what does it cost, pay, deal, offer, compare, fee, value, how expensive, how much for, how much would, what's the price, price tag,
      cost me, costly, affordable, reasonable, overpriced, rip off, bargain, lowest price, best price, best deal, price drop, price check
    clothes: clothes, shirt, trousers, dress, shoes, size, jeans, coat, outfit, clothing, trainers, what size, t shirt, sweater, blouse,
      jacket, fashion, wear, skirt, socks, style, hat, suit, sneakers, hoodie, jumper, cardigan, vest, shorts, leggings, tights,
      stockings, pyjamas, nightgown, robe, underwear
    orders: order, purchase, buy, status, cancel, return, cart, place an order, my order, order a, make an order, cancel order,
      place order, order more, confirmation, item, history, checkout, reorder, amazon, order number, order history, past orders,
      previous orders, last order, recent order, have i ordered, did i order, order again, order another, re-order, repeat order,
      change order, edit order, modify order, order details
    order status: order status, where is my order, shipped, arrive, order, delivery, track, when, status of my order, track my order,
      has my order shipped, order arrive, has it shipped, when will it arrive, is my order, update, expected, dispatched, on its way,
      package, status, estimated, when is my order, order coming, order get here, get here, arrive yet, delivered yet, been delivered,
      delivery date, delivery status, delivery estimate, estimated delivery, shipping status, tracking info, in transit
    parcels: parcel, package, delivery, track, ship, courier, post, arrive, post office, mailman, royal mail, mail, ups, fedex,
      tracking number, dispatch, box, dhl, shipment, postman, postage, postage stamp, stamp, envelope, letter, postcard, mailbox,
      letterbox, post box, letter carrier, usps, hermes, evri, dpd, yodel, amazon
    returns and refunds: refund, return, exchange, money back, receipt, broken, warranty, wrong size, get a refund, return this,
      want a refund, my money back, send it back, refund status, replacement, item, send back, faulty, policy, store, damaged,
      reimbursement, reimburse, compensated, return policy, return an item, return my order, return label, return window, exchange policy,
      exchange for, swap, different size, too small, too big, does not fit
    coupons: coupon, voucher, discount, deal, promo code, gift card, offer, sale, on sale, coupon code, special offer, save, percent off,
      black friday, cashback, redeem, bargain, special, voucher code, discount code, promotion, promotional, promotional code,
      gift certificate, gift voucher, gift card balance, clearance, clearance sale, cyber monday, prime day, boxing day sale,
      january sale, groupon, honey, rebate, cash back
    opening hours: open, close, hours, store, late, sunday, shut, what time, what time does, opening times, when does it open,
      when do they close, is it open, business hours, store hours, closing time, still open, holiday, bank, shop, until, saturday,
      until when, hours of operation, open today, open now, open on sunday, open tomorrow, open late, closed on, closed today, closed now,
      closed for, close tonight, open yet, open until
    gifts: gift, present, birthday, christmas, idea, wrap, give, flowers, gift ideas, present for, gift for, birthday present, buy for,
      gift card, card, buy, surprise, anniversary, toy, chocolate, ribbon, christmas present, christmas gift, wedding gift,
      wedding present, anniversary gift, birthday gift, baby shower gift, housewarming, mother's day gift, father's day gift,
      valentine's gift, secret santa, stocking stuffer, stocking filler, for my wife
    # money
    bank accounts: account, bank, checking, savings, open, close, balance, number, bank account, checking account, savings account,
      open an account, my account, close my account, joint account, statement, joint, branch, current account, deposit, money,
      credit union, holder, new account, open account, close account, business account, student account, account holder, account type,
      account details, online banking, internet banking, mobile banking, banking app, isa
    account balance: balance, how much money, account, available, checking, savings, left, funds, my balance, bank balance,
      checking balance, current balance, balance of, bank, enough, total, cash, current, in my account, how much cash,
      money in my account, money left, have enough, enough money, do i have enough, can i afford, afford, available balance,
      available funds, remaining balance, account total, amount in, dollars do i have, in my savings, in my checking, in the bank
    blocked account: blocked, frozen, locked, account, hold, access, suspended, why, account blocked, account frozen, account locked,
      hold on my account, why is my account, account on hold, locked out of, unblock, locked out, unlock, restricted, flagged, disabled,
      denied, reactivate, blocked from, can't get into, cannot access, no access, unable to access, won't let me, account suspended,
      account restricted, account disabled, account closed, account deactivated, account flagged, frozen account
    freeze account: freeze, block, account, stop, lock, suspend, hold, card, freeze my account, block my account, put a stop,
      put a freeze, lock my account, lock my card, freeze my card, disable, halt, put a hold, prevent, temporarily, security,
      block my card, put a block on, put a hold on, put a lock on, place a hold, place a stop, stop on my account, stop all activity,
      stop transactions, suspend my account, suspend card, disable card, deactivate, turn off card, temporarily block
    account numbers: account number, routing number, sort code, iban, swift, digits, number, bank, my account number, bank routing number,
      routing, code, bic, details, checking, find, aba, wire, account details, bank details, iban number, bic code, swift code, bsb,
      transit number, aba number, checking account number, savings account number, account and routing, routing code, number for my bank,
      for chase, for wells fargo, for bank of america, for my credit union, direct deposit
    transactions: transaction, purchase, spend, payment, history, recent, charge, statement, transaction history, recent transactions,
      last transaction, my transactions, recent purchases, show transactions, my statement, bought, activity, debit, merchant, amount,
      card, pending, purchase history, payment history, recent charges, last purchase, last payment, last charge, latest transaction,
      most recent transaction, what did i buy, what have i bought, what did i spend, bought with my card, paid for, paid to
    pending payments: pending, transaction, charge, payment, process, clear, hold, waiting, pending payment, payment pending,
      still pending, pending charge, pending transaction, post, go through, not yet, long, complete, outstanding, unsettled,
      top up pending, transfer pending, pending top up, pending transfer, pending withdrawal, cash withdrawal pending,
      card payment pending, shows pending, showing as pending, says pending, stuck, stuck on pending, still processing, being processed,
      not processed, not gone through
    spending history: spend, how much, month, category, food, groceries, history, entertainment, spent on, my spending, money spent,
      budget, money, track, total, expenses, expenditure, spent this month, spent last month, spent last week, spent this year, spent at,
      spent on food, spent on gas, spent on groceries, spent on clothes, spent on rent, spent on travel, spent on coffee,
      spent eating out, spending habits, spending summary, spending breakdown, breakdown, where my money went, shell out
    transfer: transfer, send money, wire, account, savings, checking, move, dollars, transfer money, move money, wire money,
      transfer from, make a transfer, wire transfer, transfer funds, bank, payee, recipient, amount, beneficiary, funds, venmo, paypal,
      send, transfer to, transfer dollars, transfer fifty dollars, send dollars, send funds, move dollars, move funds, put money, shift,
      pay someone, pay my friend, pay back
    transfer problems: transfer, failed, declined, not arrived, recipient, pending, cancel, wrong account, transfer not received,
      transfer failed, transfer declined, transfer not working, cancel transfer, transfer pending, not been received, money missing,
      not received, delay, reverse, fee, beneficiary, transfer hasn't arrived, hasn't arrived, not showing, not showing up, not there yet,
      still not there, never arrived, recipient hasn't received, friend hasn't received, money hasn't arrived, can't transfer,
      cannot transfer, unable to transfer, won't transfer, wrong person
    pay bill: pay, bill, electric, phone, water, rent, due, utility, pay my bill, pay the bill, pay my, pay my rent, pay off,
      pay electric bill, make a payment, cable, gas bill, internet bill, settle, account, credit card bill, provider, autopay,
      bill payment, pay bills, pay water bill, pay gas bill, pay phone bill, pay cable bill, pay internet bill, pay credit card,
      pay my credit card, pay my visa, pay my mortgage, pay car payment, pay insurance
    bill amount: bill, how much, owe, due, electric, amount, balance, total, bill this month, my bill, what do i owe, amount due,
      total bill, phone, water, cost, gas, cable, payment, amount owed, owed, owing, owe on, owe for, electric bill amount,
      how much electric bill, cable bill amount, phone bill amount, water bill amount, how much water bill, how much rent, visa bill,
      credit card bill, amount of my bill, total of my bill, balance due
    bill due date: due, bill, when, date, deadline, pay, late, next, due date, bill due, payment due, due on, credit card, rent, late fee,
      overdue, how soon, latest, cutoff, when due, when is it due, day due, what day is, by when, how many days until, last day to pay,
      deadline to pay, need to pay by, must i pay, pay by, payment date, payment deadline, next payment, next payment due, when do i pay,
      when should i pay
    minimum payment: minimum payment, least, credit card, pay, bill, due, lowest, amount, lowest payment, minimum amount,
      smallest payment, minimum due, least i can pay, least amount, minimum, statement, balance, required, visa, smallest, minimum for my,
      minimum on my, minimum payment on, minimum i owe, minimum credit card payment, minimum bill, lowest i can pay, lowest amount i can,
      smallest amount, bare minimum, at least, can i pay less, pay the minimum, pay only, monthly minimum, minimal
    credit card: credit card, visa, mastercard, american express, apply, limit, new card, apr, card application, new credit card,
      my credit card, get a credit card, bill, rewards, card, swipe, application, plastic, balance, capital one, discover, chase sapphire,
      platinum, gold card, store card, prepaid card, debit card, balance transfer, annual fee, sign up bonus, cash advance, contactless,
      cardholder, card holder, authorized user, security code
    new or replacement card: new card, replacement, lost, damaged, expired, order card, send, arrive, need a new card, replacement card,
      order a new card, get a new card, replace my card, new debit card, card, how long, broken, physical card, mail, request, duplicate,
      new credit card, request a new card, duplicate card, another card, second card, spare card, reorder card, reissue, reissued,
      about to expire, card expires, expiry, worn out, chip, magnetic strip
    card delivery: card, arrive, delivery, when, mail, new card, waiting, post, where is my card, card arrived, when will my card,
      card hasn't arrived, card delivery, track my card, card come, track, sent, received, express, still not, card not arrived,
      still waiting, been waiting, waiting for my card, waiting on my card, still waiting on card, get my card, receive my card,
      card get here, card sent, card shipped, how long card, how many days, delivery time, delivery estimate, tracking number
    card activation: activate, card, new card, working, start using, enable, first time, use, activate my card, activate card,
      activate new card, card activated, card active, set up, call, verify, register, debit, credit, received, how to activate,
      activate my new, credit card activation, debit card activation, is my card active, is my card working, when can i use, ready to use,
      start to use, activate it, just received, just got, just arrived, came in the mail, in the post, link my card
    lost or stolen card: lost, stolen, card, report, missing, wallet, block, thief, lost my card, stolen card, card stolen, lost card,
      lost my credit card, lost my debit card, card was stolen, purse, cancel card, gone, find, left, robbed, someone took,
      my card is missing, misplaced my card, report lost card, report stolen, report my card, card is gone, dropped my card, left my card,
      wallet stolen, wallet lost, purse stolen, handbag, bag stolen, pickpocket
    damaged card: damaged, card, broken, cracked, scratched, bent, melted, chip, card is damaged, card broke, my card broke, card cracked,
      card bent, report damaged card, card melted, snapped, magnetic strip, dog chewed, replace, swipe, torn, ruined, card snapped,
      card won't swipe, won't scan, chip doesn't work, chip damaged, magnetic stripe, strip, worn, worn out, peeled, faded, unreadable,
      not readable, demagnetised
    card declined: declined, card, rejected, refused, why, store, payment, purchase, card was declined, card declined, why was my card,
      card rejected, payment declined, card not working, my card won't, denied, work, failed, didn't go through, atm, restaurant, error,
      declined at, got declined, been declined, keeps getting declined, denied at, card refused, card didn't work, isn't working,
      wouldn't work, wouldn't go through, not accepted, payment rejected, payment failed, transaction declined
    contactless and phone pay: contactless, apple pay, google pay, tap, phone, wallet, nfc, add card, contactless payment,
      contactless not working, tap to pay, mobile payment, pay with my phone, apple watch, terminal, samsung pay, pay, touch, reader,
      set up, device, contactless card, google wallet, mobile wallet, digital wallet, e wallet, wave, touchless, near field, chip,
      chip reader, card reader, pay terminal, top up by phone, set up apple pay, set up google pay
    virtual card: virtual card, disposable, online, card number, one time, temporary, digital, create, disposable card,
      disposable virtual card, virtual visa, temporary card, physical, app, limit, expire, details, cvv, internet, get a virtual card,
      order virtual card, virtual card not working, virtual card number, single use, throwaway, burner, how many disposable,
      how many virtual, restrictions, online purchase, online shopping, safer, security, physical card, plastic, card details
    credit score: credit score, rating, credit report, fico, improve, equifax, experian, good, my credit score, credit rating,
      what's my credit, how's my credit, check my credit, credit standing, bureau, points, history, raise, check, transunion,
      is my credit good, is my credit bad, good credit, bad credit, credit check, credit history, credit bureau, vantagescore, clearscore,
      credit karma, credit number, credit points, credit file, credit worthiness, creditworthy, score
    improve credit: improve, credit score, raise, better, increase, boost, build, rating, improve my credit, improve credit score,
      better credit, raise my credit, boost my credit, increase my credit score, build credit, fix, higher, repair, tips, debt,
      bad credit, fix my credit, help my credit, repair my credit, rebuild, rebuild credit, make my credit better, get my credit up,
      get a better credit, higher credit score, credit higher, bring up my credit, up my credit, credit repair, fast, quickest way
    credit limit: credit limit, maximum, spend, card, raise, increase, limit, available credit, my credit limit, raise my credit limit,
      increase credit limit, higher limit, credit line, spending limit, limit on my card, higher, line, extend, visa, how high, cap,
      what's my limit, limit increase, increase my limit, raise my limit, more credit, credit limit higher, higher credit limit,
      bigger limit, limit change, credit limit change, change my credit limit, change limit to, extend my credit, lower my limit,
      decrease limit
    interest rate: interest rate, apr, interest, percent, savings, loan, mortgage, rate, rate of interest, current interest rate,
      my interest rate, how much interest, savings rate, mortgage rate, yield, fixed, variable, earn, annual, charge, account,
      savings interest, interest on my, interest rate on, interest on savings, interest paid, interest earned, earning interest, accrue,
      accrued, compound, compound interest, apy, aer, annual percentage rate, fixed rate
    rewards: rewards, points, cash back, miles, redeem, balance, earn, card, my rewards, reward points, how many points, rewards balance,
      redeem points, redeem rewards, points balance, loyalty, bonus, air miles, visa, many, collect, programme, points do i have,
      rewards do i have, how many rewards, cashback, cash back rewards, frequent flyer, frequent flyer miles, airline miles, sky miles,
      skymiles, avios, hotel points, marriott points, hilton honors
    bank fees: fee, charge, overdraft, monthly fee, foreign, penalty, late fee, extra, bank fee, charged a fee, why was i charged,
      extra charge, overdraft fee, fee for, charged twice, why, refund, atm fee, commission, cost, surcharge, extra fee, hidden fee,
      what fees, any fees, fees apply, monthly charge, service fee, maintenance fee, transfer fee, wire fee, withdrawal fee, card fee,
      account fee, annual fee, exchange fee
    foreign purchases: foreign, abroad, international, transaction fee, overseas, travel, card, country, foreign transaction fee,
      international transaction, use card abroad, international fees, foreign transaction, transaction fees abroad, currency, charge,
      use my card, purchase, outside, europe, exchange, card abroad, purchases abroad, foreign currency, exchange fee,
      foreign exchange fee, foreign atm, international atm, foreign country, in another country, outside the us, outside the country,
      in mexico, in canada, in france, in spain
    fraud: fraud, suspicious, unauthorised, stolen, charge, scam, identity theft, report, report fraud, fraudulent, fraudulent charge,
      unauthorised charge, suspicious charge, didn't authorise, fraud alert, didn't make, dispute, hacked, phishing, strange, not mine,
      recognise, fraud on my account, fraudulent transaction, fraudulent activity, suspicious activity, suspicious transaction,
      unknown charge, unknown transaction, unrecognised, don't recognise, didn't buy, never bought, never made, wasn't me, not me
    pin: pin, code, change, forgot, card, reset, new pin, number, pin number, change my pin, forgot my pin, reset pin, my pin, pin change,
      new pin number, atm, security, digits, unblock, password, wrong, secret, what's my pin, pin code, change pin, set pin, pick a pin,
      choose pin, where can i change, forgot pin, remember my pin, can't remember, lost my pin, wrong pin, pin blocked, pin locked
    cash and atm: cash, atm, withdraw, machine, take out, deposit, cashpoint, banknote, cash machine, cash withdrawal, withdraw cash,
      withdraw money, atm near, nearest atm, take out money, coins, limit, nearest, note, swallowed, get cash, take out cash,
      get money out, pull out, which atms, any atm, find an atm, atm not working, atm swallowed my card, atm kept, atm ate my card,
      card stuck, machine ate, machine took, hole in the wall, cash dispenser
    cheques: cheque, checkbook, order, write, cash, deposit, bounce, void, check book, checks, order checks, new checks, cheque book,
      deposit a check, cash a check, write a check, bank, blank, clear, mail, paper, running out, more checks, reorder checks,
      order more checks, personal checks, check order, running out of checks, low on checks, out of checks, need checks, need more checks,
      new checkbook, mail checks, get checks, paper checks
    loans: loan, borrow, mortgage, lend, repay, bank, car loan, student loan, take out a loan, get a loan, apply for a loan,
      personal loan, loan application, home loan, mortgage loan, interest, apply, refinance, debt, down payment, instalment, lender,
      qualify, auto loan, payday loan, business loan, loan balance, loan payment, loan status, loan approval, approved for a loan,
      qualify for a loan, pre approved, eligible, eligibility, loan officer
    direct deposit: direct deposit, paycheck, employer, set up, salary, account, payroll, form, set up direct deposit,
      direct deposit form, deposit my paycheck, paycheck deposited, bank, automatically, payday, wages, deposited, receive,
      my direct deposit, start direct deposit, setup direct deposit, enrol, enable direct deposit, direct deposit information,
      deposited directly, automatic deposit, auto deposit, straight into my account, into my checking, into my account, go straight,
      salary paid into, pay my salary into, have my pay, work check, pay check
    payday: payday, paid, paycheck, when, next, salary, money, wage, next payday, when's payday, pay day, next paycheck, get paid next,
      get paid, direct deposit, received, date, get my paycheck, last payday, last paycheck, next pay day, days until payday,
      how long until payday, paid next, paid last, when was i paid, did i get paid, have i been paid, did my paycheck, paycheck come in,
      paycheck arrive, paycheck come, salary come, salary arrive, salary credited, been deposited
    income: income, salary, make, earn, pay, wage, year, how much, my income, my salary, annual income, annual, paycheck, per hour, job,
      bonus, gross, net, yearly income, monthly income, weekly income, annual salary, yearly salary, yearly earnings, make a year,
      make per year, make a month, earn a year, make an hour, hourly rate, hourly wage, minimum wage, pay rate, rate of pay, gross income,
      net income
    taxes: tax, income tax, return, irs, hmrc, file, refund, deduct, pay taxes, file taxes, my taxes, tax return, taxes do i owe,
      how much tax, vat, sales tax, rate, owe, state, federal, withhold, council tax, taxes owed, tax bill, tax rate, tax bracket,
      tax refund, tax deduction, tax credit, tax year, tax season, tax day, tax office, tax code, tax free, taxable
    tax forms: w2, tax form, document, form, 1099, p60, find, get, w-2, w2 form, my w2, get my w2, find my w2, employer, copy, tax return,
      file, mail, statement, where, where is my w2, w2 available, w2 ready, w2 sent, w2 mailed, w2s, w4, w-4, 1040, 1098, w9, w-9, i9, k1,
      schedule c, form 1040
    insurance: insurance, policy, cover, premium, claim, health, car insurance, life insurance, my insurance, insurance policy,
      insurance plan, insurance cover, insurance coverage, insurance company, deductible, coverage, insurer, benefits, plan, excess,
      quote, home insurance, health insurance, auto insurance, homeowners insurance, renters insurance, travel insurance, pet insurance,
      dental insurance, dental, vision, vision insurance, medical insurance, disability insurance, flood insurance, contents insurance
    insurance change: change, switch, insurance, plan, new, policy, provider, update, change my insurance, switch insurance,
      new insurance, change insurance, different insurance, insurance policy change, change my policy, change my plan, coverage, better,
      enrol, different, upgrade, company, switch my insurance, switch policy, switch plan, get new insurance, get a new policy,
      get better insurance, another insurance, new plan, new policy, change plans, change coverage, change policy, modify my insurance,
      modify
    investing: invest, stock, bond, portfolio, fund, dividend, share, etf, invest in, mutual funds, index fund, broker, buy, return,
      index, risk, asset, advice, investor, treasury bonds, equities, brokerage, fidelity, vanguard, schwab, charles schwab, robinhood,
      etrade, merrill lynch, blackrock, hedge fund, private equity, venture capital, angel, startup, ipo
    pension: pension, retirement, 401k, rollover, ira, fund, contribution, social security, roth ira, rollover my 401k, pension plan,
      401 k, age, savings, transfer, old, job, benefit, employer, annuity, roll over, roll over my 401k, rollover 401k, roth, 403b, sep,
      traditional ira, pensioner, state pension, private pension, workplace pension, pension pot, pension fund, final salary,
      retirement account, retirement plan
    stocks: stock, share, price, market, nasdaq, dow, ticker, trade, stock price, stock market, share price, how is the stock,
      price of stock, stock for, apple stock, tesla, up, down, invest, quote, company, closing, dividend, index, market today,
      how's the market, dow jones, s&p 500, s and p, ftse, nikkei, dax, hang seng, nyse, wall street, stock exchange
    currency: currency, exchange rate, dollar, euro, pound, yen, convert, worth, conversion rate, currency exchange, dollars to euros,
      convert dollars, in dollars, in euros, peso, rupee, rate, money, franc, bitcoin, how many dollars, usd, value, euros to dollars,
      pounds to dollars, dollars to pounds, dollars to yen, dollars in euros, us dollars, eur, gbp, jpy, cad, aud, chf, inr
    cryptocurrency: bitcoin, crypto, ethereum, coin, wallet, blockchain, token, price, cryptocurrency, price of bitcoin, bitcoin price,
      btc, eth, coinbase, buy, exchange, dogecoin, value, nft, trade, digital coin, ether, litecoin, ripple, xrp, cardano, solana,
      polkadot, shiba, binance, bnb, kraken, tether, usdt, stablecoin, altcoin
    budget and saving: budget, save, spend, money, plan, month, goal, afford, my budget, on budget, save money, over budget, expenses,
      cut, limit, emergency fund, aside, track, finances, monthly budget, weekly budget, budget for, under budget, within budget,
      set a budget, create a budget, stick to, spending limit, overspend, frugal, cut back, cut down, reduce spending, savings goal,
      savings plan, money saved
    top up: top up, add money, card, account, load, credit, balance, funds, topup, top up my account, top up failed, top up with card,
      auto top up, top ups, automatic, prepaid, failed, cheque, verify, bank transfer, reload, top up not working, top up declined,
      top up rejected, top up reverted, top up cancelled, top up pending, top up limit, top up fee, top up by card, top up by cash,
      top up by cheque, automatic top up, auto-top, auto reload, refill
    verify identity: identity, verify, passport, document, proof, id, name, confirm, verify my identity, identity verification,
      identity check, proof of identity, identification, prove my identity, verification, details, photo, unable, why, driving licence,
      check, personal details, verify account, verify myself, why verify, why do i need, unable to verify, can't verify, won't verify,
      prove who i am, proof of address, utility bill, documentation, id card, identity card, photo id
    donations: donate, charity, cause, give, money, foundation, red cross, help, make a donation, donate to, give to charity, nonprofit,
      non profit, fundraiser, volunteer, contribution, poor, appeal, relief, unicef, donor, charitable, charitable giving, give blood,
      blood drive, blood donation, organ donor, fundraising, raise money, sponsor, sponsorship, crowdfunding, gofundme, kickstarter,
      patreon, salvation army
    # work
    job: job, work, career, employer, position, apply, interview, cv, a job, work as, new job, job interview, job search, find a job,
      apply for a job, hire, vacancy, resume, salary, unemployed, linkedin, recruiter, application, employment, unemployment, occupation,
      profession, job opening, openings, part time, full time, temp, temporary, freelance, self employed, contractor
    leave: leave, vacation, days off, holiday, pto, time off, request, sick, vacation days, how many vacation days, pto balance,
      how much pto, days of vacation, approve, balance, left, annual leave, boss, absence, manager, remaining, vacation days left,
      pto days, pto left, holiday allowance, holidays left, days off left, how many days off, vacation time, time off left,
      remaining days, remaining vacation, unused, used, have i used, have i taken
    leave request: request, time off, vacation, submit, pto, leave, days off, put in, request time off, request vacation,
      vacation request, pto request, request pto, put in for vacation, ask for time off, book time off, holiday, book, apply, weeks off,
      ask off, request leave, leave request, request days off, request a day off, take a day off, take time off, take off, take vacation,
      take leave, put in a request, put in for, submit a request, submit vacation, submit a pto, send a request
    leave approval: approved, vacation, leave, request, status, pto, accepted, yet, vacation approved, was my vacation approved,
      time off approved, request approved, pto approved, vacation request status, approved yet, time off, boss, decision, denied, manager,
      granted, holiday, status of my vacation, status of my pto, status of my request, status of my leave, did my vacation get,
      did my pto, did my request, did my boss approve, did they approve, has my vacation been, has my pto been, has my leave been,
      been approved, get approved
    human resources: hr, employee, payroll, benefits, human resources, contract, onboarding, policy, employee handbook, hr department,
      staff, workforce, personnel, manager, hire, review, training, complaint, overtime, employee benefits, health benefits,
      company policy, employment contract, job description, performance review, appraisal, evaluation, promotion, raise, pay raise,
      salary review, payslip, pay slip, pay stub, timesheet, time sheet
    office life: office, desk, colleague, boss, shift, overtime, project, deadline, at work, at the office, my boss, coworkers, work,
      presentation, report, work from home, commute, break, business, workplace, workday, workload, working late, stay late, client,
      customer, powerpoint, slides, excel, spreadsheet, word document, memo, quarterly report, invoice, contract, budget
    business trip: business trip, expenses, flight, hotel, conference, receipt, reimburse, client, business travel, expense report,
      reimbursement, work trip, travel expenses, company trip, travel, company, claim, per diem, report, meeting, mileage, claim expenses,
      expense claim, submit expenses, mileage claim, company card, corporate card, company credit card, meal allowance, daily allowance,
      trade show, convention, expo, seminar, workshop, training
    # car
    car: car, drive, engine, vehicle, tyre, oil, fuel, petrol, my car, automobile, auto, motor, mechanic, garage, brake, licence, park,
      battery, registration, wheel, truck, van, suv, sedan, saloon, hatchback, estate car, convertible, coupe, minivan, pickup truck,
      lorry, jeep, motorbike, motorcycle, scooter
    fuel level: gas, petrol, fuel, tank, left, full, empty, low, how much gas, gas left, gas in my car, gas tank, fuel left, tank of gas,
      out of gas, gauge, diesel, fill up, range, refuel, enough, gas do i have, how full, fuel gauge, fuel tank, petrol left, need gas,
      need to get gas, need to refuel, need to fill, enough gas, enough fuel, get to work, low on gas, low on fuel, low fuel
    fuel type: fuel, gas, type, kind, diesel, unleaded, premium, octane, what kind of gas, what type of gas, type of fuel, kind of fuel,
      which fuel, gas type, type of gas, regular, car, petrol, ethanol, put in, use, what gas, what fuel, which gas, regular gas,
      regular or premium, premium gas, unleaded gas, super unleaded, leaded, supreme, midgrade, octane rating, eighty seven, ninety one,
      petrol or diesel
    fuel economy: mpg, miles per gallon, fuel economy, mileage, gas, highway, consumption, litres, gas mileage, miles to the gallon,
      my mpg, fuel efficiency, fuel consumption, mpg for, efficient, average, city, car, kilometre, economical, good gas mileage,
      what gas mileage, mileage does my car, mileage do i get, how many miles per, miles per litre, litres per hundred, l/100km,
      fuel mileage, fuel efficient, mpg in the city, city driving, highway driving, on the highway, in the city, city mpg
    mileage: mileage, odometer, miles, car, driven, kilometres, how many miles, clock, miles on my car, odometer reading,
      mileage on my car, car mileage, miles have i driven, distance, reading, lease, total, far, vehicle, trip meter, how much mileage,
      high mileage, low mileage, miles driven, miles i've driven, distance driven, distance travelled, miles left on lease, lease mileage,
      mileage limit, allowed miles, miles per year, trip odometer, log miles, mileage log, track mileage
    tyre pressure: tyre pressure, air, psi, tyre, inflate, low, pump, check, air pressure, pressure in my tires, air in my tires,
      tires need air, flat, bar, front, rear, enough air, fill, pressure, low tire, low pressure, tire low, need air, put air in, put air,
      enough air in, air do my tires, air up, underinflated, overinflated, pump up, tire gauge, pressure gauge, pounds per square inch,
      kpa, recommended pressure
    change a tyre: flat tyre, tyre, change, spare, jack, wheel, puncture, replace, change a tire, change tire, change my tire,
      tire change, new tires, replace tire, rotate, swap, lug nuts, blown, slashed, spare tire, how to change, when to change tires,
      tire replacement, replace my tires, tires replaced, need new tires, put on a spare, donut, popped, popped tire, blown tire, blowout,
      tire blew, got a flat, fix a flat, fix my tire
    oil change: oil, change, engine, how to, when, due, last, filter, change my oil, oil changed, change oil, oil change due,
      get my oil changed, last oil change, how to change oil, miles, car, schedule, motor oil, dipstick, garage, change the oil,
      oil level, check my oil, check the oil, oil filter, low oil, low on oil, synthetic, synthetic oil, oil type, type of oil,
      kind of oil, 5w30, 10w40, quart
    jump start: jump start, dead battery, cables, car, start, battery, won't start, leads, jump start my car, jump start a car,
      jump my car, jumper cables, jump leads, dead car battery, jumpstart, charge, boost, flat, engine, jumper, clamps, jump a car,
      jump a battery, jump start a battery, car battery dead, battery is dead, battery died, my battery died, battery flat, flat battery,
      car won't start, car doesn't start, give me a jump, need a jump, jump it, jumping
    car service: maintenance, service, mechanic, schedule, brakes, tune up, car, appointment, car maintenance, car serviced,
      service my car, take my car in, car repair, repair shop, auto shop, inspection, garage, repair, check, mot, engine light,
      mechanic appointment, schedule maintenance, schedule service, maintenance schedule, next service, service due, last service,
      last maintenance, when should i take, take my car, tuneup, oil, fluids, brake pads, brake fluid
    car warning lights: warning light, engine light, dashboard, check engine, blinking, why, on, brake light, check engine light,
      engine light on, engine light is on, light on my dash, dashboard light, light came on, airbag, mean, red, yellow, indicator,
      oil light, car, my check engine light, service engine soon, service light, maintenance light, dash light, light on the dashboard,
      symbol on, what does the light, why is the light, light flashing, flashing, blinking light, orange light, amber, amber light
    car registration: registration, licence plate, dmv, dvla, renew, sticker, car, title, vehicle registration, register my car,
      registration renewal, renew my registration, registration expire, number plates, mot, road tax, vehicle, tags, expire, ownership,
      logbook, car registered, registration card, registration number, registration sticker, plates, custom plates, vanity plate,
      personalised plate, transfer title, title transfer, car title, pink slip, bill of sale, proof of ownership, sell my car
    driving licence: licence, driving, driver's license, renew, test, dmv, permit, theory, driving license, driving test, drivers license,
      renew my license, learner's permit, expire, points, learner, provisional, lessons, age, instructor, license renewal,
      licence expired, lost my license, license number, replace my license, learner driver, learner's, driving lesson, driving instructor,
      driving school, drivers ed, driver's ed, theory test, practical test, road test, written test
    car breakdown: breakdown, tow, accident, crash, flat, roadside, stuck, aaa, broke down, my car broke down, tow truck, car accident,
      roadside assistance, car won't start, flat tire, overheated, smoking, insurance, won't start, collision, breakdown cover,
      breakdown service, recovery truck, call a tow, tow company, rac, aa, green flag, stranded, stuck on the road, side of the road,
      hard shoulder, pulled over, hazard lights, hazards, warning triangle
    electric car: electric car, charge, charging station, tesla, battery, range, plug in, charger, charge my car, electric vehicle,
      car charge, charging station near, charging point, car battery, ev, hybrid, kilowatt, cable, percent, point, volt, ev charger,
      ev charging, supercharger, tesla supercharger, fast charger, rapid charger, chargepoint, charging port, charging cable,
      start charging, stop charging, is my car charged, fully charged, state of charge, how much charge
    parking: parking, car park, space, garage, meter, spot, lot, ticket, parking space, parking spot, parking lot, find parking,
      where to park, parking ticket, parking near, permit, street, valet, fine, where did i park, tow away, multi storey, park the car,
      where is my car, find my car, parked my car, remember where i parked, parking garage, parking meter, pay for parking, paid parking,
      free parking, street parking, on street, off street, parking available
    traffic: traffic, jam, congestion, road, accident, commute, highway, slow, how's traffic, traffic jam, traffic report, traffic like,
      bad traffic, heavy traffic, busy, delay, rush hour, motorway, construction, work, route, closed, drive, traffic on my way,
      traffic to work, traffic update, traffic conditions, road conditions, road works, roadworks, road closed, road closure, closures,
      lane closed, lane, detour
    navigation: navigate, directions, route, map, way, drive, turn, left, directions to, get directions, take me to, navigate to,
      give me directions, drive to, fastest way, right, street, destination, gps, get to, home, address, near, north, distance, lost,
      route to, way to, best route, best way to, quickest way, shortest route, quickest route, fastest route, scenic route,
      alternate route
    distance: distance, far, miles, kilometres, away, drive, how long, walk, how far is, how far away, distance to, distance between,
      miles to, how many miles to, how long to drive, journey, road, travel time, how far, as the crow flies, radius, far away, far from,
      distance from, drive time, driving distance, walking distance, walk to, minutes away, hours away, how many hours,
      how many kilometres, miles from, miles between, how close, closer
    where am i: location, where am i, current, address, gps, here, position, street, my location, my current location, current location,
      where are we, what street, what city am i, where i am, city, map, lost, coordinates, town, country, what is my address,
      what address, what's this place, what town, what state, what country, which city, which street, my coordinates, gps coordinates,
      gps location, latitude, longitude, my position, my whereabouts
    places nearby: nearby, nearest, near me, closest, around here, shop, gas station, bank, close by, nearest gas station, around me,
      in the area, find a, where is the nearest, closest gas station, hospital, park, restaurant, pharmacy, where, supermarket,
      nearby places, nearest atm, nearest hospital, nearest pharmacy, nearest supermarket, nearest bank, closest pharmacy, what's nearby,
      what's around, in my area, within walking distance, within five miles, walking distance, down the street, on my way
    speed: speed, limit, fast, mph, kilometres per hour, camera, slow down, ticket, speed limit, how fast, how fast am i, my speed,
      miles per hour, speed camera, motorway, velocity, cruise control, accelerate, drive, knots, pace, speeding ticket, top speed,
      maximum speed, average speed, current speed, speedometer, kph, kmh, km/h, mach, speed of light, speed of sound, going too fast,
      over the limit, radar
    # travel
    public transport: bus, train, metro, tram, station, stop, ticket, timetable, public transit, next bus, bus stop, subway,
      train station, tube, platform, underground, line, fare, next train, transfer, pass, transit, the tube, subway station, subway line,
      metro station, tram stop, trolley, streetcar, light rail, monorail, commuter train, underground station, bart, mta, septa
    train: train, ticket, station, platform, railway, depart, arrive, seat, trains to, train ticket, next train, train station,
      train times, by train, delay, first class, amtrak, conductor, express, return, carriage, track, rail, railroad, railcard, eurostar,
      tgv, ice, bullet train, high speed, high speed train, intercity, sleeper, sleeper train, night train, overnight train
    bus: bus, stop, route, next, number, timetable, coach, driver, bus stop, next bus, bus ticket, bus schedule, bus route, which bus,
      bus times, depot, fare, line, arrive, catch, greyhound, school bus, bus station, bus number, bus to, bus from, bus line, bus fare,
      bus pass, bus leave, bus arrive, bus come, by bus, take the bus, catch the bus, miss the bus
    taxi: taxi, cab, uber, lyft, driver, pick up, ride, fare, call a cab, call a taxi, get me a taxi, get a cab, order an uber,
      get me an uber, book a taxi, call an uber, airport, call, book, minicab, drop off, wait, passenger, call me a cab, call me an uber,
      order a taxi, order a cab, uberx, uber pool, uber black, lyft ride, request a ride, ride share, rideshare, ridesharing, carpool
    flights: flight, fly, plane, airport, airline, ticket, depart, arrive, flights to, plane ticket, flight from, airfare, cheap flights,
      airplane, gate, terminal, book, boarding, delay, land, layover, luggage, seat, business class, economy, one way, round trip, fly to,
      fly from, book a flight, direct flight, nonstop flight, connecting flight, connection, stopover, red eye
    flight status: flight status, delayed, on time, land, gate, take off, flight number, arrive, flight on time, my flight, is my flight,
      flight delayed, flight land, status of flight, flight arrive, boarding time, depart, when, board, schedule, cancelled, terminal,
      airborne, on schedule, flight departure, flight take off, flight leave, flight cancelled, has the flight, when does the flight,
      when will my flight, when does my flight, when is my flight, departure time, arrival time, board my plane
    book a flight: book, flight, ticket, airline, fly, round trip, one way, cheap, book me a flight, book a plane ticket,
      buy a plane ticket, flight booking, reserve a flight, find me a flight, get me a flight, depart, passenger, seat, dates, return,
      fares, nonstop, i need a flight, want to fly, need to fly, would like to fly, i want a flight, purchase a flight, buy a ticket,
      airline ticket, airplane ticket, book flights, book tickets, flight tickets, cheapest fare, cheap ticket
    luggage: luggage, bag, suitcase, carry on, baggage, weight, lost, check, checked bag, check a bag, claim, airline, allowance,
      hand luggage, liquids, pack, cabin, oversized, checked luggage, checked baggage, carry on bag, hand baggage, hold luggage,
      hold baggage, baggage allowance, luggage allowance, baggage fee, bag fee, excess baggage, weight limit, size limit, overweight,
      dimensions, how many bags, how heavy, fifty pounds
    lost luggage: lost, luggage, bag, missing, airline, airport, find, claim, lost my luggage, lost luggage, lost baggage,
      missing luggage, lost my bag, luggage lost, find my luggage, suitcase, track, never arrived, report, baggage, carousel, left,
      lost bag, lost suitcase, lost my suitcase, my luggage is missing, my bag is missing, luggage is gone, misplaced, misplaced luggage,
      airline lost, delta lost, united lost, airport lost, lost by the airline, luggage didn't arrive
    plane rules: carry on, allowed, liquids, plane, bring, rules, airline, size, carry on a plane, bring on a plane, can i bring,
      carry-on restrictions, carry on rules, allowed on, carry on policy, restrictions, ounces, security, limit, cabin, tsa, weight,
      carry on limit, carry on size, carry on weight, on the plane, on a flight, airline rules, airline policy, regulations, guidelines,
      policies, requirements, tsa rules, tsa approved, airport security
    hotels: hotel, room, book, stay, check in, night, reservation, suite, hotel room, book a hotel, hotels in, place to stay,
      find a hotel, stay at, hotels near, hotel reservation, hostel, motel, bed, airbnb, resort, guest, breakfast, checkout, pool,
      accommodation, lodging, inn, bed and breakfast, b&b, guest house, guesthouse, holiday inn, hilton, marriott, hyatt
    visas and passports: visa, passport, embassy, border, entry, country, travel, required, international visa, passport renewal,
      travel visa, need a visa, tourist visa, renew my passport, customs, immigration, permit, apply, international, consulate, stamp,
      visa for, visa to, visa required, visa requirements, visa application, apply for a visa, get a visa, visa free, visa waiver,
      visa on arrival, esta, eta, student visa, work visa, business visa
    vaccinations for travel: vaccine, shot, vaccination, travel, need, country, malaria, yellow fever, need shots, do i need shots,
      need vaccines, need any shots, travel shots, get vaccinated, hepatitis, jab, immunise, required, before, clinic, typhoid,
      immunization, immunisation, inoculation, shots do i need, vaccines do i need, which vaccines, what vaccinations, shots for,
      shots required, required vaccines, vaccinations required, need to be vaccinated, before i travel, before going to, before traveling
    travel safety: safe, travel alert, warning, advisory, dangerous, country, travel, risk, is it safe, travel alert for, safe to travel,
      travel advisory, travel warning, safe to visit, terrorism, crime, alert, unrest, tourists, area, visit, travel notice,
      travel advice, any alerts, alerts for, any travel alerts, is it dangerous, how dangerous, dangers, threats, terror, terrorist,
      attack, war, conflict, civil unrest
    travel ideas: visit, sightseeing, things to do, attraction, tourist, museum, landmark, recommend, things to do in, what to do in,
      places to visit, things to see, fun things to do, tourist attractions, what should i see, trip, tour, see, activities, vacation,
      city, beach, explore, fun, what to see, things to see in, where should i go, where to go, must see, sights, see the sights,
      sight seeing, points of interest, popular attractions, top attractions, best attractions
    travel notice to bank: travel, bank, notify, abroad, going, card, trip, let know, travel notice, let my bank know, tell my bank,
      notify my bank, inform my bank, going abroad, let the bank know, i'll be traveling, overseas, country, use my card, notice, leaving,
      block, travel notification, bank travel notification, i am traveling to, i'm traveling, going to, out of the country,
      leaving the country, going overseas, traveling abroad, traveling to, plan to travel, planning a trip, heading to, visiting
    car rental: rent, car, hire, suv, pick up, return, insurance, airport, rent a car, rental car, car rental, hire a car, car hire,
      reserve a car, hertz, van, reserve, vehicle, drop off, hire car, avis, book a rental car, rent me a car, rental company,
      rental agency, enterprise, budget, alamo, national, thrifty, dollar, sixt, europcar, zipcar, turo, uhaul
    packing: pack, suitcase, bring, list, clothes, trip, what to, toothbrush, pack for, packing list, what should i pack, what to pack,
      what to bring, pack my bag, bag, travel, passport, essentials, forget, what do i need, should i bring, should i take, need to bring,
      don't forget, luggage, essentials for, clothes for, toiletries, toothpaste, shampoo, deodorant, razor, sunscreen, sun cream,
      sunglasses, swimsuit
    electric plug abroad: plug, adapter, converter, socket, voltage, outlet, type, country, plug converter, power adapter,
      outlet converter, travel adapter, plug type, socket converter, need a converter, travel, charger, electrical, power, hz, europe,
      socket type, plug adapter, electrical converter, electrical outlets, electrical adapter, electrical sockets, outlet adapter,
      outlet type, type of plug, type of socket, kind of plug, kind of outlet, which plug, what plugs, what outlets
    cruise and sea travel: ship, ferry, cruise, boat, port, cabin, sail, harbour, cruise ship, ferry to, yachting, deck, sea, island,
      dock, captain, voyage, carnival, royal caribbean, norwegian cruise, princess, disney cruise, celebrity, cunard, p&o, queen mary,
      titanic, caribbean cruise, alaska cruise, river cruise, excursion, shore excursion, embark, embarkation, disembark, port of call
    # health
    health: health, doctor, symptom, pain, medicine, hospital, sick, fever, healthy, ill, illness, unwell, feel sick, medical,
      medical advice, wellness, headache, cough, blood, disease, treatment, nurse, flu, checkup, virus, condition, diagnosis, infection,
      bacteria, germs, cold, covid, coronavirus, cancer, diabetes, asthma
    symptoms: symptom, pain, fever, cough, headache, rash, nausea, dizzy, symptoms of, i have a headache, my head hurts, sick, hurts,
      sore, stomach ache, feel ill, sore throat, ache, vomit, swollen, itchy, tired, chills, i have a fever, i have a cold, sneeze,
      runny nose, stuffy nose, blocked nose, congestion, congested, phlegm, chest pain, chest hurts, back pain, back hurts
    medicine: medicine, pill, dose, prescription, pharmacy, tablet, drug, take, medication, take my medicine, take my pills, painkiller,
      antibiotic, refill, side effect, aspirin, vitamin, insulin, ibuprofen, tylenol, paracetamol, acetaminophen, advil, nurofen, aleve,
      penicillin, amoxicillin, antihistamine, benadryl, claritin, zyrtec, cough syrup, cough medicine, lozenge, nasal spray, inhaler
    doctor visit: doctor, appointment, dentist, clinic, checkup, nurse, specialist, surgery, doctor's appointment, see a doctor,
      dentist appointment, find a doctor, make an appointment, physician, hospital, book, gp, eye test, see, patient, therapist,
      doctor near me, general practitioner, family doctor, primary care, urgent care, walk in clinic, emergency room, a and e,
      consultation, check up, physical, annual physical, examination, blood test, test results
    emergency: emergency, ambulance, police, fire, 911, 999, help, accident, call 911, call an ambulance, call the police, call 999,
      fire department, emergency services, emergency number, poison, hurt, bleeding, unconscious, choking, cpr, first aid, fire brigade,
      firefighter, fireman, fire engine, paramedic, emergency room, hospital, sos, help me, i need help, urgent, mayday, rescue,
      coast guard
    first aid: first aid, burn, cut, bandage, bleeding, bite, sting, sprain, treat a burn, how to treat, stop bleeding, bee sting, cpr,
      wound, poison, choke, bruise, ice, plaster, treatment, burnt my hand, scald, sunburn, blister, scrape, graze, splinter, nosebleed,
      nose bleed, snake bite, tick bite, insect bite, mosquito bite, spider bite, dog bite, jellyfish sting
    mental health: anxiety, depression, stress, therapist, panic, mood, lonely, counselling, depressed, anxious, panic attack, therapy,
      counsellor, mental health, suicide, cope, overwhelmed, calm, sad, talk, stressed out, i'm stressed, feeling depressed, worry,
      nervous, sadness, hopeless, worthless, self esteem, confidence, self harm, suicidal, kill myself, want to die, suicide hotline,
      crisis line
    fitness: fitness, workout, exercise, gym, run, steps, push ups, muscle, work out, start a workout, pushups, fit, sit ups, yoga, squat,
      cardio, training, heart rate, weights, stretch, plank, burn, press ups, pull ups, crunches, burpees, lunges, deadlift, bench press,
      dumbbell, barbell, kettlebell, resistance band, lift weights, weightlifting, strength training
    running and cycling: run, jog, cycle, bike, miles, pace, marathon, track, start a run, go for a run, bike ride, start running,
      distance, route, km, ride, treadmill, lap, trail, runner, jogger, sprint, sprinter, half marathon, 5k, 10k, triathlon,
      ultramarathon, race, trail run, park run, parkrun, couch to 5k, running route, running shoes, running pace
    steps and activity: steps, walk, distance, activity, calories burned, goal, pedometer, today, how many steps, steps today, my steps,
      step count, steps have i, step goal, fitbit, active, move, floors, count, watch, progress, steps taken, steps did i, step counter,
      walked today, distance walked, miles walked, daily steps, daily goal, ten thousand steps, 10000 steps, steps left, reach my goal,
      hit my goal, goal for today, activity goal
    weight: weight, lose, pounds, kilos, scale, bmi, gain, diet, lose weight, my weight, weigh myself, gain weight, weight loss,
      body weight, fat, weigh, stone, overweight, body, target, log, weight gain, put on weight, underweight, obese, obesity, skinny,
      thin, chubby, slim, slim down, fat loss, belly fat, love handles, burn fat, body fat
    sleep: sleep, bed, insomnia, nap, dream, bedtime, tired, hours, go to sleep, fall asleep, asleep, sleep sounds, bed time, can't sleep,
      white noise, snore, wake, rest, pillow, lullaby, how did i sleep, hours of sleep, how much sleep, sleep quality, sleep score,
      sleep tracking, sleep tracker, deep sleep, rem, rem sleep, light sleep, sleep cycle, sleep schedule, sleep timer, sleep mode, sleepy
    meditation: meditate, relax, breathe, calm, mindfulness, yoga, stress, peace, guided meditation, breathing exercise, help me relax,
      relaxation, start a meditation, deep breath, zen, session, guided, focus, ambient, headspace, breath, breathe in, breathe out,
      inhale, exhale, box breathing, take a breath, calm down, chill, chill out, unwind, wind down, de-stress, destress, stress relief,
      tranquil
    pregnancy and babies: baby, pregnant, birth, feed, diaper, nappy, infant, due date, pregnancy, newborn baby, breastfeeding, expecting,
      midwife, cradle, milk, newborn, trimester, bottle, change diaper, diaper change, dirty diaper, wet diaper, last feeding,
      bottle feed, formula, breast milk, pump, breast pump, nursing, weaning, solid food, baby food, puree, burp, colic, teething
    # knowledge
    school: school, class, homework, teacher, exam, student, lesson, grade, high school, in school, elementary school, homework help,
      primary school, study, university, course, subject, college, degree, test, campus, essay, middle school, secondary school,
      kindergarten, preschool, nursery, boarding school, private school, public school, grammar school, sixth form, uni, academy,
      classroom, pupil
    learning: learn, study, course, lesson, teach, flashcard, practice, tutorial, learn to, teach me, learn a language, online course,
      learn how, language, skill, exam, quiz, memorise, subject, tutor, how to learn, teach me how, study guide, study tips, study plan,
      study time, study session, study mode, focus, concentrate, revision, revise, memorize, memory, flash cards, vocabulary
    translation: translate, spanish, french, german, language, say, word, how do you say, translate to, in spanish, in french, say in,
      how to say, translator, italian, chinese, japanese, english, phrase, mean, russian, in another language, latin, translate this,
      translate into, translate from, translation of, how would i say, how would you say, how do i say, how can i say, say hello in,
      say thank you in, say goodbye in, say good morning in, word for
    definitions: define, meaning, word, dictionary, what does, term, explain, vocabulary, what does mean, meaning of, definition of,
      define the word, what's the meaning, slang, phrase, concept, stand for, acronym, describe, synonym, sense, what does it mean,
      what is meant by, look up, look up the word, look up the definition, meaning behind, dictionary definition, urban dictionary,
      merriam webster, webster, oxford dictionary, wiktionary, glossary, terminology, jargon
    spelling: spell, letter, word, how do you spell, alphabet, correct, write, grammar, how to spell, spell the word, spelling of,
      how is it spelled, how do i spell, correct spelling, vowel, consonant, pronounce, capital letter, hyphen, misspell, spelt right,
      typo, spell out, spell it, spell my name, right spelling, proper spelling, spell check, spellcheck, spell checker, spelling bee,
      how many letters, first letter, double letter, two l's, silent letter
    synonyms: synonym, antonym, opposite, another word, similar, thesaurus, word, same meaning, synonym for, another word for,
      other words for, opposite of, antonym of, similar word, rhyme, alternative, other word, replace, term, contrary, equivalent,
      antonym for, a different word, different word for, better word, better word for, word that means, words like, word similar to,
      word with the same, same as, means the same as, means the same, similar to, similar meaning, related words
    calculation: calculate, plus, minus, times, divided, square root, percent, sum, linear, vector, axis, diagram, logarithmic,
      how much is, add up, multiplied by, divided by, math problem, math, equals, add, number, multiply, subtract, equation, fraction,
      power, calculator, average, calculate the, compute, computation, work out, figure out, solve, total
    percentage: percent, percentage, tip, discount, fraction, calculate, ratio, rate, what percent, percentage of, percent of,
      what is 20 percent, ten percent of, percent increase, percent of what, half, increase, decrease, off, tax, quarter, percent off,
      what percentage, what is ten percent, fifteen percent, twenty percent, twenty five percent, fifty percent, five percent,
      percent discount, percent tip, percent more, percent less, percentage change, percentage increase, percentage decrease
    unit conversion: convert, miles, kilometres, inches, centimetres, pounds, kilos, cups, how many in a, how many ounces in,
      how many cups in, convert to, in inches, in kilometres, miles to kilometres, ounces, feet, metres, litres, gallons, celsius,
      fahrenheit, grams, tablespoons, pints, yards, kilometers to miles, inches to centimeters, centimeters to inches, pounds to kilos,
      kilos to pounds, kilograms to pounds, grams to ounces, ounces to grams, cups to ounces, cups to grams
    size and measure: long, tall, height, weight, width, length, size, measure, how tall, how big, how high, how deep, how wide,
      how heavy, how tall is, deep, area, volume, distance, feet, metres, height of, weight of, length of, size of, width of, depth of,
      area of, diameter of, dimensions, how large, how small, how thick, thickness, how far, how old
    chance games: coin, flip, dice, roll, random, number, heads, tails, flip a coin, roll a dice, roll the dice, random number,
      toss a coin, heads or tails, pick a number, toss, pick, die, choose, draw, lottery, sides, roll a die, flip coin, coin flip,
      coin toss, roll dice, throw the dice, throw a dice, throw dice, two dice, six sided, twenty sided, d20, d6, d12
    geography: country, capital, city, population, continent, mountain, river, ocean, capital of, population of, what country,
      what continent, countries in, located in, largest country, flag, island, border, map, located, area, state, highest, which country,
      which continent, what's the capital, capital city, how many people live, how many people in, how many countries, how many states,
      state capital, inhabitants, people live in, big cities, largest city
    history: history, war, king, century, year, ancient, empire, president, world war, when did, who was, in what year, who discovered,
      who founded, what year did, civil war, happened, when, revolution, battle, historic, roman, queen, founded, historical,
      world war two, world war one, world war ii, cold war, vietnam war, gulf war, american revolution, french revolution,
      russian revolution, industrial revolution, renaissance
    science: science, physics, chemistry, atom, experiment, biology, energy, element, scientific, chemical, periodic table, atomic,
      speed of light, boiling point, gravity, cell, dna, evolution, scientist, theory, light, water, molecule, electron, proton, neutron,
      nucleus, quantum, relativity, einstein, newton, darwin, galileo, tesla, curie, hawking
    nature and animals: animal, bird, lion, elephant, species, dinosaur, insect, whale, animal sound, what sound does, mammal, wild, zoo,
      sound, bear, fish, tiger, forest, nature, what noise does, sound of, lion sound, dog sound, cat sound, cow, horse, pig, sheep, duck,
      chicken, rooster, frog, owl, monkey, wolf, fox
    celebrities: celebrity, actor, singer, famous, star, married, age, born, how old is, married to, who is married, how tall is,
      famous person, net worth, how old, wife, husband, die, height, biography, alive, dating, when was born, where was born,
      is still alive, still alive, is dead, when did die, how did die, cause of death, death, birthday of, age of, height of, birthplace,
      born in
    politics: president, prime minister, election, government, vote, party, senate, parliament, who is the president, governor,
      prime minister of, political, president of, congress, minister, politician, law, candidate, senator, democrat, republican, mayor,
      vice president, first lady, white house, trump, biden, obama, clinton, bush, hillary, kamala harris, gop, labour, conservatives,
      tory
    facts: fact, who, what, wikipedia, information, know, knowledge, trivia, tell me about, who invented, who discovered,
      what is the largest, look up, search for, interesting, invented, discovered, largest, why, record, encyclopedia, when was,
      who was the first, who wrote, who painted, who built, how many people, what happened, biggest, smallest, tallest, longest, oldest,
      fastest, highest, most popular
    opinion and advice: think, opinion, advice, recommend, best, suggest, idea, decide, what do you think, do you think, your opinion,
      any suggestions, which is better, choose, tip, prefer, opinions on, guidance, views, counsel, opinion of, opinion about,
      what's your opinion, thoughts on, your thoughts, think about, think of, feel about, do you like, do you agree, do you recommend,
      do you prefer, would you rather, your view, your favourite, point of view
    fun facts: fun fact, interesting, fact, random, did you know, trivia, tell me, strange, a fun fact, tell me something,
      something interesting, interesting fact, random fact, tell me a fact, fact about, give me a fact, amazing, weird, history, animal,
      science, curious, cool fact, weird fact, strange fact, amazing fact, unusual fact, useless fact, surprising, surprise me, amaze me,
      impress me, blow my mind, something cool, something new, something random
    religion and horoscope: horoscope, zodiac, star sign, bible, church, prayer, god, leo, holy, sacred, divine, my horoscope,
      today's horoscope, horoscope for, read my horoscope, religious, pray, bible verse, church service, aries, mosque, fortune, luck,
      gemini, religion, astrology, taurus, cancer, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, sun sign
    # devices
    volume: volume, loud, quiet, louder, sound, mute, quieter, turn up, turn it up, turn it down, volume up, volume down, too loud,
      lower the volume, raise the volume, turn down, speaker, hear, level, silence, unmute, noise, increase the volume,
      decrease the volume, volume to, set volume, max volume, maximum volume, full volume, half volume, minimum volume, mute the sound,
      silent, silent mode, can't hear, can't hear you
    screen and brightness: screen, brightness, display, dark mode, bright, dim, wallpaper, rotate, screen brightness, brighter, dimmer,
      turn up the brightness, dark theme, light mode, screen off, resolution, night mode, theme, font, contrast, size, monitor,
      turn off the screen, turn on the screen, lock screen, home screen, screensaver, screen timeout, auto brightness,
      adaptive brightness, blue light, blue light filter, night light, night shift, background, landscape
    wifi and internet: wifi, internet, network, router, connect, password, signal, online, wi-fi, turn on wifi, turn off wifi,
      wifi password, internet connection, is the internet, wireless, mobile data, slow, ethernet, hotspot, bluetooth, speed, modem,
      broadband, connected to the internet, no internet, internet down, wifi down, wifi not working, slow internet, speed test,
      download speed, upload speed, fibre, dsl, lan, ip address
    bluetooth: bluetooth, pair, connect, headphones, speaker, device, disconnect, car, turn on bluetooth, turn off bluetooth,
      connect to bluetooth, bluetooth speaker, bluetooth headphones, bluetooth devices, turn on, earbuds, search, wireless, keyboard,
      unpair, airpods, pair my phone, connect my phone, connect my headphones, connect to my car, connect to speaker, connect headphones,
      disconnect bluetooth, discoverable, visible, enable bluetooth, disable bluetooth, earphones, headset, galaxy buds, beats
    battery: battery, charge, percent, power, low, charger, left, plug in, battery level, battery life, how much battery, battery left,
      battery percentage, battery saver, full, dead, drain, power saving, level, cable, is my phone charged, fully charged, phone battery,
      watch battery, laptop battery, headphones battery, airpods battery, tablet battery, low battery, low power mode, power saving mode,
      power saver, battery low, battery dead, battery draining, drains fast
    storage and updates: storage, space, update, memory, full, version, install, software, storage space, system update, software update,
      free space, update my phone, out of storage, check for updates, gigabyte, backup, free up, cloud, delete, restore, upgrade,
      memory full, storage full, disk space, free up space, running out of space, how much storage, storage left, space left,
      how much space, how much memory, gb, mb, terabyte, megabytes
    device settings: settings, mode, reset, setting, configure, restart, notification, airplane mode, change settings, open settings,
      turn on airplane mode, silent mode, flight mode, factory reset, reboot, do not disturb, factory, device, preferences, default,
      permission, sync, restart my phone, restart device, shut down, power off, turn off phone, turn off, turn on, enable, disable,
      toggle, option, menu, system settings, system
    notifications: notification, alert, notify, ping, mute, sound, turn off, unread, any notifications, read my notifications,
      show notifications, clear notifications, new notifications, turn off notifications, notify me, missed, do not disturb, badge,
      message, push, vibrate, remind, turn on notifications, mute notifications, silence notifications, stop notifications,
      push notification, app notifications, notification sound, notification centre, set an alert, send an alert, alert me, news alert,
      price alert, price drop
    applications: app, open, close, install, download, launch, update, uninstall, open the app, close the app, install the app,
      download the app, delete app, open app, application, store, program, run, play store, software, phone, launch app, start app,
      run app, uninstall app, update apps, new app, best app, app for, my apps, installed apps, recent apps, switch app, quit app,
      force stop, force close
    files: file, folder, document, open, save, delete, copy, move, open file, find file, my documents, delete file, create a folder,
      download, upload, pdf, drive, share, rename, cloud, directory, new folder, new file, new document, rename file, move file,
      copy file, share file, send file, download file, downloads folder, upload file, save as, save file, open document, last document
    printing and scanning: print, scan, paper, copy, ink, page, document, toner, print this, print out, print document, print the, colour,
      fax, cartridge, pdf, double sided, jam, scanner, photocopy, print photo, print my, print page, hard copy, xerox, two sided, duplex,
      black and white, in colour, grayscale, landscape, portrait, a4, letter size, paper size, paper jam
    passwords and security: password, login, account, security, hacked, two factor, reset, code, change password, forgot my password,
      reset password, my password, log in, passcode, new password, username, fingerprint, face id, forgot, secure, sign in, lock, privacy,
      change my password, reset my password, wrong password, password incorrect, password manager, lastpass, one password,
      strong password, generate a password, save password, password for, user name, user id
    find my phone: find, phone, lost, where, ring, locate, misplaced, device, where is my phone, lost my phone, find my device,
      ring my phone, locate my phone, find my iphone, my phone, tracker, missing, last seen, beep, tablet, make it ring, call my phone,
      make my phone ring, my phone is lost, misplaced my phone, where did i leave, phone location, track my phone, phone is missing,
      stolen phone, lost phone, phone stolen, find my tablet, find my ipad, find my watch, find my keys
    location sharing: share, location, where i am, send, position, family, friends, track, share my location, send my location,
      share location, stop sharing, location of, live location, live, map, whereabouts, eta, see where, contact, gps, share my position,
      share my eta, send location to, current location, find my friends, life360, track my kids, track my son, track my family,
      where are my kids, where's my wife, where is my husband, where is john, where is mom, is at home
    computers and coding: computer, laptop, code, program, software, python, mouse, keyboard, programming, java, javascript, html,
      hard drive, operating system, pc, windows, mac, server, bug, crash, website, developer, c++, php, ruby, rust, golang, sql, css,
      react, node, github, git, commit, repository, pull request
    phone plan: data, plan, minutes, contract, sim, roaming, carrier, prepaid, data plan, phone bill, data left, how much data,
      mobile plan, data usage, phone contract, coverage, verizon, vodafone, mobile, usage, upgrade, bill, minutes left, texts left,
      gigabytes left, data have i used, data allowance, unlimited data, unlimited, family plan, add a line, new line, monthly plan,
      cell plan, cell service, pay as you go
    # life
    pets: pet, dog, cat, vet, feed, walk, puppy, animal, my dog, my cat, feed the dog, walk the dog, pet food, dog food, leash, kitten,
      fish, treat, hamster, collar, litter, cat food, feed the cat, dog walker, dog sitter, pet sitter, kennel, boarding, cattery,
      doggy daycare, groomer, grooming, bath, nail clipping, brush, flea
    plants and garden: plant, garden, water, flower, soil, grow, seed, lawn, water the plants, mow the lawn, houseplant, tree, mow,
      fertiliser, prune, pot, rose, sprinkler, weed, irrigation, hose, watering can, lawn mower, lawnmower, mower, grass, turf, hedge,
      trim, rake, leaves, shovel, spade, hoe, trowel, wheelbarrow
    children: child, school, toy, babysitter, bedtime, play, son, daughter, my kids, my son, my daughter, childcare, babysit, parenting,
      nursery, cartoon, playground, homework, kindergarten, baby, toddler, daycare, day care, nanny, au pair, child minder, childminder,
      infant, preschooler, teen, teenager, tween, boy, girl, grandchild, grandchildren
    relationships: girlfriend, boyfriend, date, love, wife, husband, partner, marriage, in love, going out, my girlfriend, my boyfriend,
      my wife, my husband, on a date, divorce, tinder, relationship, family, friend, anniversary, break up, date night, first date,
      blind date, ask out, ask her out, ask him out, crush, flirt, kiss, hug, romance, romantic, sex, intimacy
    weddings and parties: wedding, party, bride, guest, invite, celebrate, venue, cake, birthday party, throw a party, plan a party, ring,
      groom, reception, dance, toast, host, birthday, engagement, bridesmaid, best man, maid of honour, flower girl, wedding dress, veil,
      tuxedo, bouquet, wedding ring, vows, speech, best man speech, ceremony, chapel, church wedding, wedding planner, wedding date
    events and tickets: event, concert, ticket, festival, show, museum, theatre, venue, concert tickets, tickets for, events near,
      what's happening, buy tickets, exhibition, gig, happening, seat, near, band, what's going on, what's on, things to do,
      things to do tonight, events this weekend, events in, local events, tonight's events, upcoming events, live music, performance,
      performing, tour, on tour, tour dates, musical, broadway
    real estate: house, flat, rent, apartment, buy, mortgage, landlord, tenant, houses for sale, apartments for rent, real estate,
      homes for sale, property, buy a house, lease, bedroom, estate agent, move, square feet, neighbourhood, buy a home, home, condo,
      condominium, townhouse, studio, loft, duplex, bungalow, cottage, detached, semi detached, terraced, villa, mansion, penthouse
    law: law, lawyer, legal, court, sue, contract, police, crime, judicial, jurisdiction, sued, accused, legal advice, attorney,
      is it legal, illegal, lawsuit, rights, judge, divorce, arrest, testament, against the law, law firm, solicitor, barrister,
      public defender, notary, notarise, prosecutor, defendant, plaintiff, jury, jury duty, trial, hearing
    beauty: haircut, hair, salon, nails, makeup, barber, skin, beard, hair appointment, get a haircut, hair cut, nail salon, beauty salon,
      make up, manicure, shave, spa, massage, lipstick, hairdresser, tattoo, colour, pedicure, hairstyle, hair style, hair dye,
      dye my hair, highlights, perm, curl, curly, straighten, straightener, blow dry, hair dryer, shampoo
    faith and culture: museum, art, painting, gallery, sculpture, opera, ballet, theatre, art gallery, exhibit, painter, artist,
      exhibition, culture, classical, poem, architecture, dance, van gogh, picasso, monet, rembrandt, da vinci, leonardo da vinci,
      michelangelo, dali, warhol, banksy, frida kahlo, mona lisa, starry night, sistine chapel, louvre, prado, uffizi, met
    weather on the road: ice, snow, road, drive, fog, black ice, chains, wind, road conditions, icy roads, roads icy, snow on the road,
      safe to drive, slippery roads, weather on my route, slippery, closed, conditions, visibility, storm, winter tyres, flood,
      weather on the way, driving conditions, driving in snow, driving in rain, roads wet, wet roads, roads clear, roads closed,
      road closures, snow plow, plough, gritting, gritter, salt
    # added subjects: sport, play
    soccer: football, soccer, premier league, champions league, goal, striker, midfielder, goalkeeper, penalty, offside, red card,
      yellow card, free kick, corner kick, world cup, fa cup, la liga, bundesliga, serie a, uefa, fifa, mls, manchester united, liverpool,
      arsenal, chelsea, tottenham, barcelona, real madrid, bayern munich, juventus, messi, ronaldo, neymar, mbappe, transfer window
    american football: nfl, quarterback, touchdown, super bowl, field goal, linebacker, running back, wide receiver, end zone, playoffs,
      fantasy football, college football, packers, patriots, cowboys, steelers, chiefs, eagles, giants, jets, bears, vikings, seahawks,
      ravens, broncos, raiders, dolphins, saints, falcons, buccaneers, rams, bengals, browns, colts, texans, titans
    basketball: nba, basketball, dunk, three pointer, free throw, rebound, assist, hoop, slam dunk, point guard, lakers, celtics,
      warriors, bulls, knicks, heat, nets, spurs, rockets, mavericks, clippers, suns, bucks, raptors, cavaliers, pistons, hawks, magic,
      wizards, grizzlies, pelicans, trail blazers, timberwolves, hornets, sixers, lebron james
    baseball: mlb, baseball, home run, pitcher, inning, world series, batter, strikeout, umpire, shortstop, catcher, outfield, first base,
      bullpen, batting average, yankees, red sox, dodgers, cubs, mets, braves, astros, phillies, cardinals, giants, padres, angels,
      mariners, rangers, orioles, blue jays, white sox, royals, twins, brewers, rays
    ice hockey and winter sport: nhl, hockey, puck, stanley cup, goalie, power play, rink, slapshot, bruins, maple leafs, rangers,
      penguins, blackhawks, canadiens, red wings, flyers, oilers, flames, capitals, sharks, avalanche, lightning, golden knights, canucks,
      ice skating, figure skating, speed skating, curling, ski, snowboard, ski resort, ski lift, slopes, piste, powder, snow report
    cricket and rugby: cricket, rugby, wicket, innings, test match, ashes, ipl, six nations, all blacks, bowler, batsman, over, umpire,
      one day international, t20, run out, lbw, stumps, century, duck, spinner, virat kohli, sachin tendulkar, ben stokes, world cup,
      scrum, try, conversion, fly half, line out, springboks, wallabies, lions tour, union, league, super rugby
    tennis and golf: tennis, golf, wimbledon, us open, french open, australian open, masters, grand slam, roland garros, federer, nadal,
      djokovic, serena williams, andy murray, tiger woods, rory mcilroy, phil mickelson, pga, pga tour, ryder cup, british open, tee time,
      tee off, hole in one, birdie, bogey, par, eagle, handicap, caddie, putter, driver, golf club, golf course, golf balls, driving range
    motorsport: formula one, formula 1, f1, nascar, grand prix, indy 500, race car, racing, pole position, qualifying, lap, pit stop,
      podium, driver, motogp, le mans, rally, daytona 500, indycar, hamilton, verstappen, schumacher, senna, vettel, leclerc, ferrari,
      mercedes, red bull, mclaren, williams, constructors, championship, standings, checkered flag, safety car, track
    boxing and fighting: boxing, ufc, mma, fight, boxer, knockout, wrestling, wwe, heavyweight, title fight, weigh in, round, punch,
      karate, judo, taekwondo, kung fu, jiu jitsu, kickboxing, muay thai, muhammad ali, mike tyson, floyd mayweather, conor mcgregor,
      tyson fury, anthony joshua, canelo, pacquiao, john cena, the rock, hulk hogan, wrestlemania, raw, smackdown, undercard, main event
    olympics and athletics: olympics, olympic games, gold medal, medal count, silver medal, bronze medal, summer olympics,
      winter olympics, paralympics, opening ceremony, torch, athletics, track and field, sprint, hurdles, long jump, high jump,
      pole vault, javelin, shot put, discus, hammer, relay, decathlon, marathon, gymnastics, swimming, diving, rowing, archery, fencing,
      weightlifting, equestrian, triathlon, pentathlon, water polo
    betting and lottery: bet, lottery, lottery numbers, odds, lotto, powerball, mega millions, jackpot, winning numbers, euromillions,
      scratch card, place a bet, gamble, casino, slot machine, slots, bookmaker, bookie, spread, point spread, over under, parlay,
      accumulator, handicap, favourite, underdog, long shot, each way, wager, stake, draftkings, fanduel, bet365, ladbrokes, paddy power,
      poker
    board and card games: chess, checkers, monopoly, scrabble, poker, solitaire, checkmate, board game, card game, deck of cards, go fish,
      uno, blackjack, rummy, gin rummy, hearts, spades, bridge, canasta, cribbage, old maid, snap, backgammon, dominoes, mahjong, othello,
      go, draughts, risk, catan, cluedo, clue, trivial pursuit, pictionary, charades, taboo
    video gaming: xbox, playstation, nintendo, switch, steam, console, ps5, fortnite, minecraft, call of duty, gta, grand theft auto,
      roblox, zelda, super mario, mario kart, pokemon, pokemon go, fifa, madden, halo, overwatch, league of legends, valorant,
      counter strike, world of warcraft, elder scrolls, skyrim, fallout, final fantasy, assassin's creed, resident evil, god of war,
      elden ring, animal crossing, the sims
    word games and riddles: riddle, tongue twister, hangman, crossword, word game, twenty questions, brain teaser, wordle, anagram,
      would you rather, never have i ever, truth or dare, i spy, mad libs, scrabble, word search, guess the word, guess the number,
      guess the animal, guess the song, think of an animal, give me a riddle, riddle me, solve a riddle, puzzle, logic puzzle, clue, hint,
      letters, rhyme, limerick, haiku, poem, palindrome, pun, wordplay
    # added subjects: media
    lyrics and singing: sing, lyrics, sing a song, sing me, karaoke, lyrics to, words to, rap, beatbox, hum, sing happy birthday, lullaby,
      sing along, verse, chorus, tune, song words, national anthem, nursery rhyme, twinkle twinkle, jingle bells, row row row,
      itsy bitsy spider, happy birthday song, choir, a cappella, voice, pitch, tenor, soprano, alto, baritone, vocal, vocalist, duet,
      backing track
    music details: album, release date, genre, record label, grammy, charts, billboard, number one song, discography, who produced,
      band members, lead singer, drummer, guitarist, bassist, keyboardist, songwriter, first album, latest album, new album, debut,
      platinum, best selling album, greatest hits, top ten, top songs, hit single, b side, cover of, original version, featuring, feat,
      sample, remix, soundtrack of, theme song
    instruments and music lessons: guitar, piano, violin, tuner, metronome, chord, scale, tune my guitar, note, drum, drum kit,
      bass guitar, ukulele, keyboard, flute, trumpet, saxophone, clarinet, cello, viola, double bass, harp, trombone, tuba, french horn,
      oboe, bassoon, harmonica, accordion, banjo, mandolin, bagpipes, organ, synthesizer, xylophone, tambourine
    moods of music: relaxing music, upbeat, chill, workout music, party music, something relaxing, romantic music, dance music,
      happy music, sad songs, study music, focus music, dinner music, background music, sleep music, energetic, calm, mellow, soothing,
      slow, fast, love songs, feel good, christmas songs, summer songs, road trip songs, driving music, running music, yoga music,
      meditation music, cooking music, morning music, old school, oldies, eighties, nineties
    streaming and video: youtube, netflix, stream, video, watch, hulu, disney plus, prime video, hbo max, twitch, play video,
      youtube video, channel, subscribe, watch later, watchlist, my list, continue watching, next episode, trailer, clip, live stream,
      vimeo, tiktok, funny videos, cat videos, music video, how to video, tutorial video, cartoon, cast to tv, chromecast, airplay, roku,
      fire stick, apple tv
    tv control: tv on, tv off, change the channel, turn on the tv, turn off the tv, switch to channel, channel up, channel down,
      next channel, previous channel, remote, remote control, hdmi, hdmi one, input, source, volume, mute the tv, pause the tv,
      record this show, record, dvr, rewind live, set top box, cable box, guide, subtitles, picture, picture mode, aspect ratio,
      brightness, sleep timer, soundbar, surround sound, home theatre, projector
    newspapers and magazines: newspaper, magazine, article, headline, new york times, washington post, guardian, read me the, daily mail,
      the sun, the times, wall street journal, usa today, economist, time magazine, national geographic, vogue, people magazine,
      cosmopolitan, forbes, bloomberg, reuters, huffington post, buzzfeed, blog, post, column, columnist, editor, editorial,
      opinion piece, op ed, obituary, classifieds, crossword, comics
    # added subjects: home
    furniture and decor: sofa, couch, table, chair, furniture, bed, mattress, ikea, wardrobe, bookshelf, shelf, desk, coffee table,
      dining table, nightstand, bedside table, dresser, chest of drawers, drawer, cupboard, cabinet, closet, armchair, recliner, stool,
      bench, ottoman, futon, sofa bed, bunk bed, crib, headboard, rug, carpet, cushion, pillow
    tools and hardware: hammer, screwdriver, drill, wrench, saw, nail, screw, tools, spanner, pliers, tape measure, ruler, level, ladder,
      toolbox, sandpaper, glue, superglue, duct tape, tape, paint, paintbrush, roller, bolt, nut, washer, hinge, bracket, hook, chain,
      rope, string, wire, cable, plank, plywood
    sound system and speakers: speaker, soundbar, stereo, headphones, sonos, surround sound, subwoofer, bass, treble, equaliser,
      multiroom, play everywhere, group speakers, all speakers, living room speaker, kitchen speaker, bedroom speaker, move music to,
      echo dot, google home, homepod, bose, jbl, amplifier, amp, receiver, turntable, record player, vinyl, cd player, earbuds, airpods,
      noise cancelling, microphone, mic, aux
    intercom and announcements: announce, broadcast, intercom, tell everyone, drop in, dinner is ready, time for bed, come downstairs,
      tell the kids, broadcast message, make an announcement, everyone, whole house, all rooms, all devices, upstairs, kitchen, kids room,
      living room, call the kitchen, walkie talkie, page, household, family, i'm home, message to the house, play a message, tannoy,
      public address, megaphone, let everyone know, shout
    garden and outdoor devices: sprinkler, irrigation, robot mower, pool, hot tub, water the lawn, garden lights, outdoor lights,
      pool heater, pool pump, pool temperature, swimming pool, jacuzzi, spa, chlorine, filter, fountain, pond, barbecue, grill,
      grill temperature, smoker, patio heater, awning, umbrella, parasol, gate, driveway gate, garage door, weather station, rain sensor,
      soil moisture, hose, tap, lawn, lawnmower
    air and comfort devices: fan, air purifier, humidifier, dehumidifier, fan speed, ceiling fan, air conditioner, ac, ventilation,
      ventilator, extractor, oscillate, swing mode, high speed, low speed, medium speed, turn on the fan, turn off the fan,
      humidity level, humidity, dry air, stuffy, fresh air, window, filter, hepa, ioniser, diffuser, essential oil, scent, air freshener,
      smell, dyson, eco mode, turbo, auto mode
    moving house: move house, moving, movers, change of address, boxes, removal, packing, moving company, moving van, u haul, truck,
      storage unit, storage, new house, new apartment, new home, new address, forward mail, forwarding address, utilities,
      transfer service, connect, disconnect, internet installation, deposit, keys, move in, move out, moving day, unpack, bubble wrap,
      packing tape, cardboard, fragile, furniture, lift
    pests: mice, rats, ants, cockroach, bed bugs, mosquito, pest control, exterminator, mouse trap, wasp nest, wasps, bees, hornets,
      spiders, flies, fruit flies, fleas, termites, moths, silverfish, lice, ticks, gnats, bugs, insects, squirrels, raccoon, pigeons,
      snake, mole, rabbits, slugs, snails, poison, trap, bait
    # added subjects: food
    breakfast: breakfast, cereal, toast, eggs, bacon, pancakes, coffee, waffle, oatmeal, porridge, granola, muesli, bagel, croissant,
      muffin, donut, yogurt, orange juice, fruit, banana, smoothie, sausage, hash browns, baked beans, full english, fry up, omelette,
      scrambled eggs, fried egg, poached egg, french toast, jam, marmalade, marmite, butter, peanut butter
    desserts and sweets: dessert, cake, ice cream, chocolate, cookie, pie, sweet, candy, brownie, cupcake, cheesecake, apple pie, pudding,
      custard, tiramisu, creme brulee, trifle, crumble, cobbler, sundae, gelato, sorbet, milkshake, donut, pastry, eclair, macaron,
      meringue, mousse, fudge, toffee, caramel, marshmallow, lollipop, gum, chewing gum
    meat and fish: chicken, beef, pork, fish, steak, turkey, lamb, salmon, bacon, ham, sausage, mince, ground beef, minced meat, ribs,
      roast, veal, duck, goose, venison, rabbit, liver, hot dog, burger, chicken breast, wings, drumstick, thighs, sirloin, ribeye,
      filet mignon, t bone, brisket, pulled pork, meatballs, tuna
    fruit and vegetables: apple, banana, potato, tomato, carrot, onion, orange, lettuce, strawberry, grapes, lemon, lime, pear, peach,
      plum, cherry, mango, pineapple, melon, watermelon, kiwi, blueberry, raspberry, blackberry, cranberry, apricot, fig, date, coconut,
      papaya, pomegranate, grapefruit, avocado, cucumber, pepper, broccoli
    pizza and fast food: pizza, burger, fries, mcdonald's, domino's, pepperoni, big mac, taco, kfc, cheeseburger, chicken nuggets,
      happy meal, whopper, hot dog, fried chicken, burrito, nachos, kebab, fish and chips, milkshake, coke, extra cheese, toppings,
      thin crust, deep dish, stuffed crust, margherita, hawaiian, vegetarian pizza, mushrooms, olives, onions, half and half, slice,
      drive through, drive thru
    world cuisine: italian, chinese, indian, mexican, thai, japanese, french, cuisine, greek, spanish, korean, vietnamese, turkish,
      lebanese, moroccan, ethiopian, american, british, german, russian, polish, caribbean, jamaican, brazilian, peruvian, cajun,
      soul food, tex mex, mediterranean, middle eastern, asian, fusion, sushi, ramen, pad thai, curry
    water and hydration: water intake, glass of water, drink water, how much water, log water, hydration, dehydrated, thirsty,
      bottle of water, eight glasses, litres, ounces, cups of water, water reminder, remind me to drink, drank, water today, daily water,
      track water, fluids, tap water, mineral water, sparkling water, still water, filtered, water bottle, sip, gulp, sports drink,
      gatorade, electrolytes, caffeine, alcohol units, kidneys
    # added subjects: health
    heart and vital signs: heart rate, blood pressure, pulse, beats per minute, bpm, blood sugar, oxygen, glucose, measure my heart rate,
      check my pulse, resting heart rate, systolic, diastolic, hypertension, oxygen level, saturation, oximeter, ecg, ekg,
      body temperature, thermometer, fever, respiratory, breathing rate, log my blood pressure, log, record, reading, normal, average,
      insulin, diabetes, diabetic, cholesterol, stress level, heart health
    menstrual cycle: period, next period, cycle, ovulation, period start, log my period, cramps, pms, fertile, fertility window,
      late period, menstruation, menstrual, menopause, hot flash, flow, spotting, tampon, pad, sanitary towel, contraception,
      birth control, pregnancy test, when is my period, last period, period due, track my period, days late, hormones, endometriosis,
      women's health, gynaecologist, symptoms, calendar
    teeth and eyes: dentist, tooth, toothache, glasses, contact lenses, eye test, cavity, filling, crown, root canal, braces,
      wisdom tooth, toothbrush, toothpaste, floss, mouthwash, gums, dental, dental cleaning, whitening, retainer, dentures, orthodontist,
      eye, vision, eyesight, optician, optometrist, prescription, frames, lens, sunglasses, short sighted, long sighted, nearsighted,
      blurry
    covid and epidemics: covid, coronavirus, covid cases, vaccine, pandemic, covid test, symptoms, quarantine, lockdown, mask, virus,
      booster, infection, infected, isolation, self isolate, social distancing, pcr test, antigen, lateral flow, rapid test, positive,
      negative, death toll, deaths, number of cases, new cases, infection rate, variant, omicron, delta variant, pfizer, moderna,
      astrazeneca, vaccination, vaccine appointment
    quitting habits: quit smoking, stop smoking, smoke, cigarette, sober, alcohol, habit, addiction, nicotine, vape, vaping, patch, gum,
      craving, days sober, smoke free, days without, streak, relapse, withdrawal, rehab, aa meeting, alcoholics anonymous, drinking, weed,
      cannabis, marijuana, drugs, gambling, sugar, caffeine, junk food, screen time, willpower, motivation, habit tracker
    # added subjects: car and road
    car controls: open the window, close the window, roll down the window, heated seat, seat heater, wipers, defrost, air conditioning,
      sunroof, fan speed, car temperature, driver window, passenger window, rear window, windshield wipers, headlights, high beam,
      fog lights, interior light, horn, honk, flash lights, open the trunk, close the trunk, open the boot, hood, lock the doors,
      unlock the doors, start the engine, stop the engine, remote start, warm up the car, precondition, steering wheel, seat position,
      adjust seat
    buying a car: buy a car, used car, new car, dealership, test drive, trade in, car price, lease, car loan, second hand, dealer,
      autotrader, carmax, carvana, kelley blue book, value of my car, sell my car, down payment, financing, monthly payment, warranty,
      certified, mileage, carfax, model, year, trim, hybrid, electric, suv, sedan, truck, convertible, sports car, luxury, best car
    gas stations and fuel prices: gas price, petrol price, gas station, nearest gas station, fuel price, cheapest gas, price of gas,
      per gallon, per litre, petrol station, filling station, diesel price, fill up, shell, bp, exxon, chevron, mobil, texaco, costco gas,
      esso, total, pump, pump number, pay at pump, fuel card, car wash, air, gasbuddy, gas near me, gas on my route, next gas station,
      rest area, service station, motorway services, open now
    bikes and scooters: bicycle, bike, scooter, motorcycle, motorbike, e-scooter, rent a bike, moped, vespa, harley davidson, ducati,
      yamaha, helmet, pedal, chain, brakes, tyre, puncture, inner tube, pump, bike lock, bike shop, bike repair, bike lane, bike path,
      cycle, cyclist, bike share, citi bike, lime, bird, santander, dock, docking station, unlock a bike, unlock scooter
    tolls and fines: toll, fine, speeding ticket, parking ticket, toll road, congestion charge, pay a fine, toll pass, ezpass, e zpass,
      fastrak, sunpass, vignette, bridge toll, tunnel toll, toll booth, avoid tolls, toll cost, penalty, penalty charge, traffic ticket,
      traffic violation, red light camera, camera, police, pulled over, court date, contest, appeal, dispute, due date, points on licence,
      insurance, clamp, tow, impound
    # added subjects: travel
    airport: airport, terminal, gate, security line, arrivals, departures, check in, boarding, lounge, duty free, passport control,
      customs, baggage claim, security wait, how early, nearest airport, airport code, airport shuttle, airport parking, runway,
      control tower, tsa, tsa precheck, global entry, clear, metal detector, body scanner, x ray, conveyor belt, boarding pass,
      boarding group, jetway, currency exchange, heathrow, gatwick, jfk
    seats and upgrades: seat, upgrade, first class, window seat, aisle seat, business class, change seat, legroom, extra legroom,
      exit row, middle seat, seat map, choose seat, select seat, seat number, assigned, premium economy, economy plus, row, front, back,
      together, next to, recline, seat assignment, upgrade my flight, upgrade my seat, upgrade my room, frequent flyer, miles,
      priority boarding, lounge access, meal, special meal, vegetarian meal, in flight wifi
    trip changes: cancel flight, change flight, rebook, reschedule, cancel my trip, cancel hotel, refund, change booking,
      change reservation, change my ticket, change date, earlier flight, later flight, next flight, missed connection, missed flight,
      delayed, cancelled, compensation, voucher, cancellation policy, cancellation fee, change fee, free cancellation, nonrefundable,
      refundable, extend stay, extend my stay, shorten, extra night, postpone, different date, different hotel, add a passenger,
      change name, itinerary
    camping and hiking: camping, hike, tent, trail, campsite, campfire, hiking trail, sleeping bag, backpacking, campground,
      national park, state park, rv, caravan, motorhome, camper van, trailhead, trails near me, mountain, summit, climb, rock climbing,
      bouldering, rope, boots, hiking boots, compass, map, water bottle, canteen, flashlight, lantern, stove, firewood, marshmallows,
      smores
    beach and summer holiday: beach, swim, sunscreen, pool, sand, ocean, sea, sunbathe, swimsuit, nearest beach, beach weather,
      water temperature, sun cream, sunburn, tan, towel, umbrella, sunglasses, flip flops, bikini, snorkel, snorkelling, scuba, surf,
      surfboard, paddleboard, jet ski, waves, lifeguard, shark, jellyfish, shells, sandcastle, bucket and spade, volleyball, ice cream
    theme parks and outings: theme park, disneyland, zoo, aquarium, amusement park, roller coaster, disney world, universal studios,
      six flags, legoland, alton towers, water park, ride, queue time, wait time, fast pass, park hours, park tickets, ferris wheel,
      merry go round, carousel, haunted house, bumper cars, playground, funfair, carnival, circus, planetarium, science museum,
      botanical garden, farm, petting zoo, safari park, bowling, mini golf, escape room
    snow: snow, snowfall, how much snow, snow day, snowstorm, blizzard, inches of snow, snow tonight, snow tomorrow, white christmas,
      snowman, snowball, snowflake, sled, sledge, shovel, plow, snow plough, salt, ice, icy, freezing, frost, sleet, flurries,
      accumulation, snow depth, school closed, chains, snow tires, ski, slope, avalanche, igloo, melt, slush
    wind: wind, windy, wind speed, gust, breeze, gale, how windy, wind direction, mph, knots, wind chill, calm, storm, hurricane, tornado,
      strong wind, high wind, light wind, from the north, north wind, westerly, kite, kite surfing, windsurf, sailing, drone, turbine,
      umbrella, blow, blustery, breezy, draughty, windbreak, windproof, beaufort, squall
    temperature: temperature, degrees, how hot, how cold, celsius, fahrenheit, high today, low tonight, hot, cold, warm, cool, freezing,
      below zero, minus, outside temperature, temperature outside, current temperature, feels like, real feel, average temperature,
      heat index, heat wave, cold front, warm front, drop, rise, chilly, boiling, thermometer, record high, record low, inside,
      room temperature, mild, tonight
    earthquakes and volcanoes: earthquake, volcano, eruption, tsunami, magnitude, richter scale, aftershock, tremor, quake, erupt, lava,
      ash, fault line, san andreas, epicentre, epicenter, seismic, last earthquake, recent earthquake, earthquake near, felt, shake,
      landslide, sinkhole, crater, magma, active volcano, etna, vesuvius, kilauea, yellowstone, pompeii, ring of fire, evacuation,
      natural disaster, disaster
    environment: climate change, global warming, recycle, carbon footprint, pollution, environment, greenhouse gas, emissions,
      carbon dioxide, renewable energy, solar power, wind power, plastic, plastic waste, sustainability, sustainable, eco friendly, green,
      deforestation, rainforest, endangered species, extinction, ocean, coral reef, ice caps, glacier, sea level, fossil fuel, coal, oil,
      nuclear power, electric car, compost, reuse, reduce, zero waste
    space travel: nasa, rocket, astronaut, space station, spacex, moon landing, mars, launch, rocket launch, space shuttle, apollo,
      neil armstrong, buzz aldrin, yuri gagarin, iss, international space station, satellite, orbit, spaceship, spacecraft, rover,
      perseverance, curiosity, voyager, hubble, james webb, telescope, elon musk, starship, falcon, blue origin, virgin galactic, esa,
      roscosmos, houston, mission control
    # added subjects: customer and account
    customer account: create an account, delete my account, my account, sign up, account, register, profile, edit account, close account,
      open an account, new account, update my details, change my email, change my address, change my phone number, personal information,
      user account, username, login, log in, log out, password, reset password, forgot password, registration problem, can't register,
      switch account, premium account, free account, pro account, gold account, upgrade account, downgrade, account type,
      account category, deactivate
    customer service: customer service, speak to an agent, human agent, contact, phone number, complaint, live person, representative,
      operator, customer support, talk to someone, real person, call centre, helpline, hotline, chat, live chat, email support,
      working hours, when can i call, reach, get in touch, contact details, assistance, hold, waiting on hold, transfer me, supervisor,
      manager, complain, file a complaint, make a complaint, claim, feedback, consumer, dissatisfied
    payment methods: payment method, pay with, accepted, credit card, paypal, payment options, how can i pay, payment, debit card, cash,
      cash on delivery, check, bank transfer, apple pay, google pay, venmo, klarna, afterpay, gift card, instalments, finance, add a card,
      remove card, change card, default card, card on file, expired card, payment failed, payment problem, payment issue, can't pay,
      payment declined, billing address, billing information, checkout, wire
    invoices and receipts: invoice, receipt, bill, get my invoice, download invoice, copy of receipt, find my invoice, proof of purchase,
      vat number, vat, tax invoice, invoice number, invoice date, send an invoice, create an invoice, overdue invoice, unpaid invoice,
      statement, purchase order, billing history, total, amount, due date, payable, receivable, quote, estimate, customer, client, vendor,
      pay invoice, itemised, expense, bookkeeping, quickbooks, xero
    delivery address and options: delivery address, shipping address, change address, delivery options, shipping cost, express shipping,
      deliver to, change delivery address, new address, set up address, update shipping address, different address, wrong address,
      ship to, delivery charge, delivery cost, free delivery, free shipping, shipping methods, standard delivery, next day delivery,
      same day delivery, overnight, international delivery, deliver abroad, do you ship to, do you deliver, delivery period,
      delivery time, time slot, delivery slot, pick up in store, click and collect, store pickup, curbside, leave at the door
    subscriptions and memberships: subscription, membership, cancel subscription, renew, free trial, unsubscribe, auto renew,
      monthly subscription, annual subscription, premium, plan, change plan, upgrade plan, downgrade plan, cancel membership,
      gym membership, netflix subscription, spotify premium, amazon prime, youtube premium, disney plus, apple one, my subscriptions,
      active subscriptions, trial ends, renews, expires, pause subscription, reactivate, family plan, student plan, newsletter,
      mailing list, newspaper, magazine, box
    reviews and feedback: review, leave a review, feedback, rate, stars, give feedback, write a review, post a review, submit review,
      reviews of, customer reviews, five stars, one star, thumbs up, comment, opinion, survey, recommend, complaint, satisfied,
      satisfaction, experience, rate my driver, rate this app, rate the service, rate this book, rate this album, points out of,
      out of five, out of six, testimonial, suggestion, improve, report a bug, trustpilot, yelp
    warranty and repair: warranty, repair, broken, guarantee, fix, under warranty, faulty, extended warranty, defect, defective,
      service centre, apple care, genius bar, cracked screen, screen repair, replace battery, phone repair, laptop repair, tv repair,
      washing machine repair, appliance repair, technician, engineer, repairman, spare part, replacement part, serial number,
      proof of purchase, doesn't work, not working, won't turn on, stopped working, makes a noise, error code, troubleshoot, recall
    # added subjects: money
    statements and paperwork: statement, bank statement, monthly statement, last statement, download statement, paper statement,
      documents, send me my statement, e-statement, pdf, year end, interest statement, credit card statement, proof of income,
      proof of address, letter, bank letter, reference letter, tax document, mortgage statement, print, paperless, go paperless, mail,
      online, archive, previous months, statement date, closing date, statement balance, account summary, summary, details, history,
      export, form
    standing orders and direct debits: direct debit, standing order, automatic payment, recurring payment, autopay, cancel direct debit,
      cancel standing order, set up standing order, set up direct debit, regular payment, monthly payment, scheduled payment,
      schedule a payment, automatic transfer, every month, each month, first of the month, rent, savings, subscription, payee, mandate,
      biller, amend, stop a payment, stop payment, unknown direct debit, didn't set up, gym, change amount, pause, autopay off,
      next payment, upcoming payments, list my, frequency
    split bills and request money: split the bill, request money, owe me, pay me back, venmo, split, share the cost, request payment,
      send a request, money request, ask for money, friend owes, who owes me, iou, settle up, chip in, pool money, group expense,
      splitwise, roommates, rent share, dinner bill, divide, each person, half, zelle, cash app, paypal, payment link, qr code, pay me,
      per head, collect money, gift collection, kitty, remind to pay
    mortgage: mortgage, mortgage rate, home loan, refinance, down payment, mortgage payment, interest rate, fixed rate, variable,
      thirty year, fifteen year, pre approval, preapproved, mortgage calculator, how much house, afford a house, monthly payment, escrow,
      closing costs, appraisal, equity, home equity, remortgage, first time buyer, deposit, lender, broker, principal, amortisation,
      pay off mortgage, extra payment, overpayment, property tax, homeowners insurance, pmi, fha
    debt: debt, owe, pay off, collection agency, debt collector, bankruptcy, how much debt, out of debt, credit card debt, student debt,
      student loan, consolidate, debt consolidation, interest, minimum payment, snowball, overdue, late payment, missed payment, arrears,
      default, bailiff, repossession, foreclosure, garnish, wages, creditor, settlement, negotiate, payment plan, instalments,
      payoff date, payoff amount, total debt, remaining debt, owing
    commodities: gold price, oil price, price of gold, silver, crude oil, commodity, per ounce, barrel, brent, price of oil, silver price,
      platinum, palladium, copper, natural gas, wheat, corn, coffee price, sugar, cotton, soybeans, cattle, futures, bullion, gold coin,
      spot price, troy ounce, opec, karat, ore, diamond, trading, market, exchange, mining, mineral
    business and companies: company, business, ceo of, headquarters, founded, revenue, founder of, who owns, employees,
      number of employees, market cap, profit, startup, start a business, small business, entrepreneur, business plan, business idea,
      investor, funding, shareholder, merger, acquisition, bankruptcy, competitor, industry, brand, franchise, corporation, llc, inc, ltd,
      subsidiary, parent company, chairman, board
    economy: economy, inflation, recession, gdp, unemployment rate, interest rates, federal reserve, consumer price index, cost of living,
      minimum wage, economic, growth, deficit, budget, national debt, trade war, tariffs, imports, exports, housing market, job market,
      stock market crash, depression, bubble, bailout, stimulus, stimulus check, government spending, central bank, bank of england, ecb,
      imf, world bank, poverty, inequality, wealth
    # added subjects: work and study
    sales and customers at work: customer, client, lead, deal, sales, crm, opportunity, salesforce, account, pipeline, prospect, contact,
      quote, proposal, contract, order, revenue, target, quota, forecast, commission, close a deal, closed won, follow up, cold call,
      call log, log a call, meeting notes, hubspot, customer list, new customer, top customers, sales report, sales figures, this quarter,
      last quarter
    project management: project, task, deadline, milestone, sprint, jira, ticket, backlog, assign, status, story, epic, bug, issue, board,
      kanban, trello, asana, gantt, progress, due date, priority, blocker, blocked, in progress, review, assignee, team, scrum, stand up,
      retrospective, planning, roadmap, release, deploy, version
    time tracking: timesheet, clock in, clock out, hours worked, log hours, time tracking, time sheet, start work, stop work,
      start tracking, punch in, punch out, break, lunch break, overtime, shift, shift start, shift end, my shift, next shift, schedule,
      roster, rota, hours this week, billable, billable hours, project, client, log time, track time, how many hours, worked today,
      swap shift, absence, flexitime, part time
    team chat and video meetings: slack, teams, zoom, channel, direct message, mute my microphone, share my screen, join meeting, post in,
      message the team, thread, mention, status, set my status, away, available, do not disturb, busy, emoji, react, upload, pin, webex,
      google meet, skype, discord, video call, turn on camera, turn off camera, unmute, mute everyone, raise hand, background, blur,
      virtual background, record meeting
    documents and office software: document, spreadsheet, presentation, word, excel, powerpoint, slide, google docs, google sheets, cell,
      row, column, table, formula, chart, graph, pivot, font, bold, italic, underline, paragraph, page, header, footer, margin, heading,
      bullet point, insert, comment, track changes, spell check, word count, template, save as, export
    career and interview: interview, cv, cover letter, job interview, promotion, résumé, linkedin, career, tips for, strengths,
      weaknesses, salary negotiation, raise, ask for a raise, references, portfolio, job offer, counter offer, resign, resignation letter,
      notice period, first day, dress for, thank you note, recruiter, headhunter, networking, mentor, internship, apprenticeship,
      graduate, degree, qualification, certification, course, retrain
    university: university, college, campus, professor, degree, major, tuition, scholarship, lecture, exam, semester, dormitory, dorm,
      library, student, student id, enrol, admission, application, deadline, credit, course, class schedule, syllabus, assignment, essay,
      thesis, dissertation, research, paper, gpa, transcript, grade, graduate, bachelor, master
    homework help: homework, help with homework, math problem, essay, solve, assignment, explain, algebra, fraction, equation, geometry,
      science project, book report, history project, summarise, outline, proofread, grammar, thesis statement, bibliography, citation,
      cite, apa, mla, times tables, multiplication, long division, spelling words, vocabulary, flashcards, quiz me, study guide,
      test tomorrow, exam, revision, worksheet
    grammar and writing: grammar, sentence, punctuation, write, plural, past tense, verb, noun, adjective, adverb, preposition, pronoun,
      conjunction, comma, apostrophe, semicolon, colon, full stop, capital letter, paragraph, essay, letter, write an email, write a poem,
      write a letter, write a story, cover letter, speech, blog, proofread, edit, rewrite, rephrase, paraphrase, summarise, shorten
    poems and quotes: poem, quote, poetry, quote of the day, inspirational, motivate me, motivational, recite, haiku, limerick, rhyme,
      sonnet, verse, famous quote, quote from, quote by, inspire me, inspiration, proverb, saying, wise words, wisdom, affirmation,
      love poem, nursery rhyme, shakespeare, robert frost, emily dickinson, poe, the raven, maya angelou, rumi, einstein, gandhi,
      mark twain, oscar wilde
    # added subjects: technology
    phones and gadgets to buy: new phone, iphone, samsung galaxy, laptop, tablet, pixel, which phone, best phone, ipad, macbook, kindle,
      smartwatch, apple watch, airpods, headphones, camera, drone, gopro, tv, monitor, printer, gaming pc, graphics card, specs,
      specifications, release date, price, compare, android, screen size, storage, memory, processor, battery life, megapixels, unlocked
    camera and photo taking: take a picture, camera, selfie, take a photo, flash, video, zoom, front camera, back camera, rear camera,
      switch camera, portrait mode, night mode, panorama, slow motion, time lapse, burst, timer, self timer, countdown, focus, exposure,
      iso, shutter, shutter speed, aperture, lens, wide angle, telephoto, macro, tripod, filter, grid, hdr, raw, resolution
    photo and video editing: edit, crop, filter, photo, contrast, saturation, brighten, blur, rotate, background, remove background,
      resize, trim, cut, clip, caption, text, sticker, frame, border, collage, effect, black and white, sepia, sharpen, exposure, shadow,
      highlight, hue, temperature, vignette, red eye, retouch, blemish, erase, object
    browser and web search: search, google, website, look up, web page, browser, open website, search for, search the web, tab, new tab,
      close tab, bookmark, history, clear history, incognito, private window, refresh, reload, back, forward, home page, link, url,
      address bar, download, chrome, safari, firefox, edge, bing, duckduckgo, yahoo, dot com, www, internet
    ai assistants: artificial intelligence, ai, chatgpt, siri, alexa, google assistant, cortana, bixby, chatbot, gpt, bard, gemini,
      claude, copilot, openai, machine learning, voice assistant, virtual assistant, robot, language model, prompt, generate,
      image generator, do you know siri, do you know alexa, better than, smarter than, friend of, jealous, competitor, talk to alexa,
      hey siri, ok google, hey google, echo, homepod
    listening and microphone: are you listening, microphone, stop listening, can you hear me, listen, wake word, privacy, mute microphone,
      turn off microphone, recording me, are you recording, spying, spying on me, do you listen, always listening, eavesdrop,
      delete my recordings, voice recordings, voice history, my data, personal data, store, government, nsa, fbi, secret, keep a secret,
      trust you, hear, ears, pay attention, wake up, go to sleep, standby, activate, deactivate
    # added subjects: life
    hobbies and crafts: knitting, painting, drawing, crochet, sewing, hobby, craft, origami, woodworking, pottery, quilting, embroidery,
      scrapbook, calligraphy, sketch, how to draw, watercolour, acrylic, canvas, brush, crayon, coloured pencil, colouring book, clay,
      sculpture, beads, jewellery making, candle making, soap making, yarn, wool, needle, thread, fabric, pattern, stitch
    dance: dance, ballet, salsa, tango, waltz, hip hop, can you dance, do a dance, ballroom, breakdance, tap dance, jazz, swing, jive,
      foxtrot, rumba, samba, cha cha, flamenco, line dance, square dance, belly dance, twerk, moonwalk, dab, floss, disco, club,
      nightclub, dance floor, dance class, dance lesson, dancer, ballerina, choreography, strictly come dancing
    fishing and hunting: fishing, hunting, boat, rod, bait, hook, lure, fishing licence, fishing spot, fly fishing, bass, trout, salmon,
      pike, carp, reel, line, net, tackle, worm, lake, river, pond, deep sea, ice fishing, catch, hunter, deer, deer season, duck,
      turkey season, rifle, shotgun, bow, ammo, ammunition
    death and funerals: funeral, died, death, cemetery, condolences, grave, obituary, burial, cremation, coffin, casket, ashes, mourning,
      grief, wake, memorial, memorial service, headstone, tombstone, undertaker, funeral home, flowers, sympathy, sympathy card,
      passed away, rest in peace, rip, dead, bereavement, inheritance, estate, eulogy, widow, widower, orphan, hospice
    family and genealogy: family, family tree, ancestor, relative, cousin, grandparents, ancestry, genealogy, heritage, surname,
      last name, origin of my name, descendant, dna test, 23andme, great grandfather, great grandmother, second cousin, once removed,
      in laws, stepbrother, half brother, siblings, parents, adoptive, adopted, godfather, godmother, guardian, related, related to,
      reunion, family reunion, family name, maiden name, birth certificate
    names and meanings: name, baby name, meaning of my name, popular names, first name, name mean, boy names, girl names, name origin,
      biblical, irish names, italian names, unisex, nickname, middle name, surname, names starting with, names beginning with,
      most popular name, most common name, unusual, rare, unique, pet name, dog names, cat names, name for a boat, band name, team name,
      business name, character name, fantasy name, stage name, pen name, random name, name generator
    military and war: war, army, soldier, military, navy, air force, marines, veteran, artillery, infantry, regiment, brigade, civilian,
      battlefield, battle, weapon, troops, gun, tank, missile, nuclear, nuclear weapon, bomb, grenade, rifle, fighter jet, submarine,
      aircraft carrier, warship, general, colonel, captain, sergeant, lieutenant, major, private
    crime and police: police, crime, murder, theft, arrest, police station, robbery, burglary, cocaine, heroin, torture, bomber, militia,
      accused, trafficking, imprisonment, bribe, corrupt, violation, executed, shooting, criminal, suspect, detective, serial killer,
      victim, witness, fingerprint, evidence, crime rate, sheriff, cop, officer, police report, report a crime, crime stoppers
    immigration and citizenship: immigration, green card, citizenship, visa, asylum, refugee, deportation, citizen, permanent resident,
      naturalisation, naturalization, work permit, residence permit, student visa, h1b, passport, border, uscis, home office,
      immigration lawyer, application status, case status, interview, citizenship test, oath, ceremony, dual citizenship, nationality,
      emigrate, expat, migrant, sponsor, biometric, fingerprint, fee, renewal
    government services: council, social security, benefits, unemployment benefits, birth certificate, register to vote, post office, dmv,
      medicare, medicaid, food stamps, welfare, universal credit, housing benefit, child benefit, pension, disability,
      disability benefits, council tax, planning permission, building permit, permit, licence, marriage licence, death certificate,
      id card, national insurance, social security number, social security card, social services, city hall, town hall, county clerk,
      courthouse, public records, library card
    royal family: queen, king, royal family, prince, princess, king charles, queen elizabeth, prince william, prince harry, meghan markle,
      kate middleton, camilla, princess diana, prince philip, prince george, duke, duchess, earl, lord, lady, baron, crown, throne,
      coronation, palace, buckingham palace, windsor castle, monarchy, monarch, heir, heir to the throne, next in line, succession, reign,
      jubilee, royal wedding
    superheroes and fantasy: batman, superman, spider man, marvel, avengers, iron man, wonder woman, superhero, dc, joker, hulk, thor,
      captain america, black panther, x men, wolverine, deadpool, flash, aquaman, thanos, black widow, doctor strange, ant man, star wars,
      darth vader, luke skywalker, yoda, jedi, sith, lightsaber, may the force, star trek, captain kirk, spock, enterprise, klingon
    fashion and jewellery: fashion, jewellery, ring, necklace, watch, designer, handbag, gold, silver, diamond, earrings, bracelet,
      pendant, chain, gemstone, ruby, sapphire, emerald, pearl, engagement ring, wedding ring, ring size, carat, karat, brooch, cufflinks,
      rolex, cartier, tiffany, gucci, prada, chanel, louis vuitton, hermes, dior, versace
    compliments and insults to the assistant: you're smart, you're funny, you're beautiful, you're stupid, you're ugly, you're annoying,
      you're awesome, you are great, you are dumb, you're crazy, you're cute, you're hot, you're boring, you're useless, you're amazing,
      you're weird, you're nice, you're bad, you're good, you're cool, you're the best, you're my friend, you're fired, i hate you,
      i like you, i miss you, shut up, fool, idiot, clever girl, good girl, good boy, brilliant, genius, compliment, insult
    assistant family and friends: do you have parents, your mother, your father, your family, your friends, boyfriend, girlfriend,
      siblings, brother, sister, children, have kids, are you married, pets, best friend, be my friend, friend, can we be friends,
      your wife, your husband, relatives, cousin, mom and dad, live alone, alone, do you know siri, who is your friend, who's your daddy,
      roommate, related, twins, grandparents, have a family, born, grow up, human friends
    assistant looks and body: your face, your hair, how tall are you, how do you look, eyes, colour of your eyes, hair colour, wearing,
      what are you wearing, clothes, height, weight, show me a picture, photo of you, see you, eat, drink, do you eat, do you drink,
      do you sleep, do you poop, smell, taste, touch, feel pain, hands, legs, head, brain, heart, ears, tail, beautiful, handsome, ugly,
      fat
    user talks of self: i'm back, i'm home, i'm leaving, i'm here, i'm busy, it's my birthday, i'm hungry, i'm thirsty,
      i'm getting married, i'm pregnant, i got a job, i lost my job, i'm cold, i'm hot, i'm sleepy, i'm excited, i'm happy, i'm sad,
      i'm drunk, i'm lost, i'm late, i'm joking, just kidding, i'm kidding, i can't sleep, i don't know, i need a hug, i need advice,
      i want to talk, talk to me, let's talk, chat with me, test, testing you, my day, had a good day
    good wishes: happy birthday, merry christmas, happy new year, congratulations, good luck, get well soon, happy easter,
      happy thanksgiving, happy halloween, happy anniversary, happy valentine's day, happy mother's day, happy father's day,
      happy holidays, season's greetings, happy hanukkah, eid mubarak, ramadan mubarak, happy diwali, congrats, bon voyage, safe travels,
      have fun, enjoy, enjoy your meal, bon appetit, cheers, bless you, gesundheit, break a leg, fingers crossed, all the best,
      best wishes, thinking of you, sorry for your loss, condolences
    habits and goals: goal, habit, streak, track, progress, daily goal, new habit, routine, morning routine, achieve, target, resolution,
      challenge, motivation, discipline, willpower, productivity, procrastinate, focus, pomodoro, check in, log, journal, diary,
      gratitude, reading goal, savings goal, fitness goal, water goal, daily, weekly, days in a row, complete, mark, missed, reminder
    senior and care: elderly, carer, caregiver, nursing home, grandparent, care home, disability, wheelchair, home care, assisted living,
      old people, retirement home, dementia, alzheimer's, parkinson's, fall, fall detection, medical alert, pill reminder, walker,
      walking stick, cane, crutches, hearing aid, large print, mobility scooter, stair lift, handicapped, disabled, blind, deaf,
      sign language, braille, guide dog, accessible, ramp
    # people
    character and personality: personality, character, shy, kind, honest, brave, loyal, generous, polite, rude, arrogant, humble, modest,
      selfish, stubborn, lazy, ambitious, confident, clever, smart, wise, funny, charming, creative, curious, patient, impatient,
      sensitive, sensible, introvert, extrovert, optimist, pessimist, jealous, mean, friendly
    drugs and substances: drugs, cocaine, heroin, marijuana, weed, cannabis, overdose, addiction, meth, fentanyl, ecstasy, lsd, mushrooms,
      opioid, opium, crack, pot, joint, edibles, thc, cbd, dispensary, vape, nicotine, tobacco, steroids, stoned, drug test, drug dealer,
      rehab, narcan, needle, inject, illegal, legal, legalise
    disasters and survival: disaster, emergency kit, survive, survival, evacuation, shelter, flood, wildfire, earthquake, hurricane,
      tornado, tsunami, volcano, landslide, avalanche, blackout, power cut, rescue, rescue team, red cross, fema, refuge, sandbags,
      generator, bottled water, canned food, batteries, flashlight, radio, first aid kit, bunker, apocalypse, zombie apocalypse,
      nuclear war, fallout, radiation
    design and architecture: design, architecture, architect, building, designer, interior design, blueprint, floor plan, skyscraper,
      bridge, tower, dome, arch, column, gothic, baroque, modern, bauhaus, art deco, victorian, facade, brick, concrete, steel, glass,
      construction, engineer, structure, renovation, landscape, urban planning, graphic design, logo, font, layout, poster
    people search and directory: who is, find a person, phone book, white pages, yellow pages, directory, look up a number, person,
      people named, contact, address of, phone number of, where does live, reverse lookup, business number, number for, call a business,
      email of, linkedin profile, background check, public records, old friend, classmate, colleague, employee, job title, extension,
      department, manager of, neighbour, landlord, missing person, adoption, lost contact, name of, biography
    age and generations: age, how old, years old, birthday, generation, born in, year of birth, millennial, baby boomer, boomer, gen z,
      gen x, generation x, teenager, teen, adult, child, toddler, baby, senior, elderly, middle aged, old, young, pensioner, adolescent,
      puberty, childhood, adulthood, youth, legal age, drinking age, voting age, driving age, retirement age, age limit
    everyday planning: plan my day, my day, schedule, routine, agenda, today, what's on today, my plans, briefing, daily briefing,
      morning briefing, start my day, good morning, commute, weather, first meeting, free time, to do, errands, busy, plans for tonight,
      plans this weekend, week ahead, tomorrow's plan, organise my day, time block, priority, habit, evening routine, wind down,
      summary of my day, overview, what do i have, what's next, what's coming up, anything planned
    waiting and queues: wait, queue, line, waiting time, how long, appointment, number in line, turn, hold, on hold, waiting list,
      waitlist, crowded, busy, rush, peak time, take a number, delay, patience, ahead of me, next in line, walk in, estimated, dmv,
      emergency room, security line, doctor's office, ride, restaurant, call back, position, stand in line, skip the line, fast track,
      priority, jump the queue
    library: library, library book, due, renew, overdue, borrow, library card, return books, library hours, reserve a book, hold, loan,
      late fee, librarian, branch, ebook, audiobook, libby, overdrive, catalogue, check out, available, shelf, reference, study room,
      reading room, photocopy, fine, dvd, magazine, children's section, story time, new arrivals, request, interlibrary, book drop
    text editing: copy, paste, cut, select all, undo, redo, delete, type, highlight, bold, italic, underline, new line, new paragraph,
      comma, period, full stop, question mark, exclamation mark, quote, capital, caps, caps lock, backspace, space, cursor, select,
      replace, find, scroll, keyboard, clipboard, dictate, voice typing, correct, spelling
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other of English times, amounts and adjectives.
  static let englishTimesAndAmounts = """
    [same]
    # time
    now: now, right now, at the moment, currently, at present, this instant, this minute, immediate, at this moment, straight away,
      right away, instantly, asap, as soon as possible, straightaway, this second, straight off, at once, this very moment, at this time,
      pronto, without delay, this moment in time, as we speak, at this point, nowadays, right this second, in real time, current moment,
      up to the minute, for the time being, for now, right this minute
    today: today, this day, the day today, today's, for today, this morning, later today, all day today, on this day, rest of the day,
      the current day, as of today, in the day
    tonight: tonight, this evening, this night, tonite, in the evening, this eve, later tonight, tonight's, by tonight, overnight,
      after dark, later this evening
    tomorrow: tomorrow, the next day, following day, tmrw, tomoz, tomorrow's, day after today, tmr, tomorow, morrow, next day,
      a day from now, 2moro, tomorrow morning, tomorrow night, by tomorrow, this time tomorrow
    yesterday: yesterday, the day before, yesterday's, previous day, the other day, last night, a day ago, yday, yesterday evening,
      yesterday morning
    morning: morning, before noon, in the morning, dawn, this morning, early morning, first thing, early in the day, forenoon,
      first thing tomorrow, when i wake up, at dawn, early hours, crack of dawn, day break
    noon: noon, midday, lunchtime, 12 pm, twelve noon, mid day, noontime, twelve o'clock, at lunch time, high noon, 12 noon,
      middle of day, at noon, 12 o'clock, at lunch
    afternoon: afternoon, pm, after lunch, in the afternoon, this afternoon, p.m, arvo, early afternoon, late afternoon, past noon,
      after midday, after noon, mid afternoon
    evening: evening, eve, dusk, in the evening, this evening, after work, late in the day, evening time, end of day, after dinner,
      twilight
    night: night, nighttime, at night, overnight, night time, at nighttime, during the night, all night, after dark, late at night,
      middle of night, in the night, bedtime, through the night
    midnight: midnight, 12 am, twelve at night, middle of the night, 12 at night, witching hour, stroke of midnight, twelve midnight,
      12 midnight
    weekend: weekend, saturday and sunday, the weekend, saturday or sunday, at the weekend, on the weekend, this weekend,
      over the weekend, sat and sun, next weekend, coming weekend, end of week, on weekends
    weekday: weekday, working day, business day, workday, monday to friday, week days, on weekdays, during the week, work week,
      every weekday, school night, mon to fri, monday through friday, not the weekend, school days
    fortnight: fortnight, two weeks, fourteen days, biweekly, every two weeks, every other week, two weeks time, bi weekly, half a month,
      in two weeks, every second week, couple of weeks, bimonthly, 14 days, twice a month, 2 weeks
    every day: every day, daily, each day, everyday, all days, every single day, day by day, on a daily basis, seven days a week,
      day in day out, once a day, each and every day, per day, every morning, every night, everyday basis, day after day
    every week: every week, weekly, each week, once a week, weekly basis, on a weekly basis, per week, each and every week, week by week,
      every single week, same time every week, every monday, every friday, every sunday, every saturday, every tuesday, every wednesday,
      every thursday
    every month: every month, monthly, each month, once a month, on a monthly basis, per month, every four weeks, month by month,
      every single month, month after month, same day each month, by the month
    every year: every year, yearly, annually, each year, once a year, per year, on a yearly basis, per annum, every twelve months,
      year after year, yearly basis, each and every year, every single year, each december
    recurring: recurring, repeating, regular, recur, repeatedly, on a regular basis, ongoing, set to repeat, repetitive, on repeat,
      every time, keep repeating, at regular intervals, recurrent, continual, each time, habitual
    soon: soon, before long, in the near future, shortly, in a minute, in a bit, in a moment, pretty soon, any minute now, in a while,
      in no time, fairly soon, in a jiffy, upcoming, not long now, in a little while, anytime soon, any time now, in a short while
    later: later, later on, afterwards, another time, some other time, at a later time, another day, in a bit, after a while,
      another moment, in the future, not now, a bit later, later today, down the line, after that, some other day, when i have time,
      maybe later, a later date, after this, at a later date, in a while
    recent: recent, latest, last, newest, most recent, up to date, current, lately, just now, just come out, most current, newly,
      last time, of late, past few days, last few days, the other day, just happened, last couple, up to the minute, most up to date,
      last used, past week
    history: history, past, previous ones, log, record of, past activity, log of, previously, past records, earlier ones, search history,
      call history, archive, previous records, past events, past few months, track record, call log, activity log
    early: early, ahead of time, in good time, beforehand, too early, in advance, premature, ahead, before time, bright and early,
      at an early hour, before schedule, first thing, as early as possible
    late: late, delayed, behind, not on time, running late, behind schedule, overdue, tardy, held up, be late, i'm late, i'll be late,
      lateness, too late, behind time, running behind, get there late, past due, arrive late, delayed by, not going to make,
      be there late, stuck in traffic, won't make it, i'm running behind, later than planned, belated, miss the start
    on time: on time, punctual, on schedule, in time, as scheduled, as planned, right on time, prompt, to the minute, on the dot,
      not late, on track, sharp, without delay, timely
    monday: monday, mon, this monday, next monday
    tuesday: tuesday, tue, this tuesday, next tuesday
    wednesday: wednesday, wed, hump day, this wednesday, next wednesday, midweek
    thursday: thursday, thu, thurs, this thursday, next thursday
    friday: friday, fri, this friday, next friday, friday night
    saturday: saturday, sat, this saturday, next saturday, saturday night
    sunday: sunday, sun, this sunday, next sunday, sunday morning
    january: january, jan
    february: february, feb
    august: august, aug
    september: september, sept, sep
    october: october, oct
    november: november, nov
    december: december, dec
    autumn: autumn, fall, fall season, autumnal, fall time
    christmas: christmas, xmas, noel, yuletide, christmas day, christmas time, yule, festive season, december 25, christmas eve, santa,
      25th of december, father christmas, crimbo, holiday season, xmas day, christmas holidays, christmastime, santa claus, advent
    new year: new year, new year's eve, new year's day, january first, nye, new years eve, hogmanay, first of january, january 1st,
      december 31, new year's
    holiday: holiday, public holiday, bank holiday, day off, national holiday, festival, federal holiday, special day, legal holiday,
      religious holiday, next holiday, fete, feast day, feast, observance, festive day, red letter day
    vacation: vacation, holiday, time off, trip, getaway, break, pto, annual leave, leave, days off, vacation days, paid time off,
      vacation time, time away, getting away, take a break, vacay, city break, take time off, weekend away, summer holiday, a week off,
      on holiday, staycation, honeymoon, go away, honey moon, time off work, short break, go on holiday, off work, ski trip,
      beach holiday, family vacation, week away, leave of absence, family holiday, free days, package holiday, spring break, half term,
      all inclusive
    birthday: birthday, bday, b day, birth date, date of birth, dob, birthdate, birth day, when born, turn years old, special day,
      day i was born, when was i born, whose birthday, birthday is, birthday party
    anniversary: anniversary, wedding day, jubilee, anniv, wedding anniversary, day we met, day we married, years together,
      silver wedding, years married, our anniversary, golden wedding
    second: second, sec, a second, tick, jiffy
    minute: minute, min, a minute, sixty seconds, 60 seconds, one minute
    hour: hour, hr, hrs, sixty minutes, an hour, 60 minutes, one hour
    half hour: half hour, half an hour, thirty minutes, 30 minutes, half past, 30 mins, thirty mins, half of an hour
    quarter hour: quarter of an hour, fifteen minutes, 15 minutes, quarter hour, a quarter hour, 15 mins, quarter past, quarter to
    year: year, yr, twelve months, 365 days, one year, annum, 12 months, calendar year
    timer: timer, countdown, count down, egg timer, kitchen timer, count down from, set a timer, time me, timing, minute timer,
      start timer, cooking timer, countdown timer, hourglass, count me down, timing for, hour timer, timer for, put on timer, put a timer
    stopwatch: stopwatch, stop watch, lap timer, time me, start timing, chronometer, clock me, split time, stop clock, how long i take,
      start the clock, timekeeper, lap time, laps
    alarm: alarm, wake up call, alarm clock, wake me up, wakeup call, wake up alarm, set alarm, get me up, wake up time, morning alarm,
      wake me at, up at, set an alarm, wake up, buzzer, alarm bell, alert, alarm for, wake up tomorrow, alarm call, wake time,
      time to get up, need to wake up, alarm sound, go off at, set my clock
    snooze: snooze, five more minutes, ten more minutes, let me sleep, few more minutes, snooze the alarm, just five minutes, snooze it,
      sleep a little longer, more sleep, wake me later, snooze alarm, five minutes more, ten minutes more, a bit more sleep,
      not getting up yet, sleep longer
    calendar: calendar, agenda, diary, schedule, planner, datebook, itinerary, cal, date book, appointments, appointment book,
      google calendar, day planner, my schedule, outlook calendar, commitments, engagements, my diary, timetable, my plans, organiser,
      organizer, day book, ical, monthly planner
    appointment: appointment, appt, booking, slot, date, engagement, rendezvous, arrangement, doctor's appointment, scheduled visit,
      time slot, have to see, doctors appointment, date with, dentist appointment, prior engagement
    meeting: meeting, conference, get together, conference call, session, mtg, video call, huddle, meet up, catch up, call with,
      business meeting, one on one, discussion, stand up, standup, teleconference, team meeting, staff meeting, zoom call,
      conference meeting, briefing, sit down with, meet with, appointment, appointment with, zoom, zoom meeting, teams call, debrief,
      group meeting, seminar, work meeting, board meeting, webinar, sync up, scrum, one to one, workshop, convene
    event: event, function, happening, occasion, calendar entry, appointment, affair, gathering, calendar event, something happening,
      social event, things on, activities, festivities, engagement, planned event, local events, events near me, what's on,
      things happening, events happening, goings on
    free time: free, available, not busy, unoccupied, open slot, nothing on, nothing scheduled, availability, free slot, am i free,
      have time, any time free, spare time, vacant, empty slot, open time, spare moment, have nothing on, am i available, do i have time,
      when am i free, gaps, no plans, nothing planned, are you free, free hour, free day, free at, free on, leisure time, leisure,
      have a gap, open spots, without plans, any openings, clear schedule, free evening
    busy: busy, occupied, booked, tied up, unavailable, engaged, booked up, am i busy, have plans, got plans, already booked,
      fully booked, hectic, not available, got something on, not free, full schedule, booked solid, overbooked, tied up with,
      in a meeting, have something planned, rammed, crowded, packed, swamped, chock a block, preoccupied, snowed under
    deadline: deadline, due date, due, when is due, cutoff, expected by, final date, last date, due by, due on, time limit,
      when is it due, last day, cut off date, closing date, target date, due day, by when, latest date, due when, submit by, finish by,
      no later than, last chance, final day, cut off
    expire: expire, expiration, expiry, run out, valid until, best before, expiration date, expiry date, best by, use by, sell by,
      run out on, valid till, lapse, no longer valid, out of date, end date, when expires, good until, still valid, valid, validity,
      valid through, use by date, sell by date, how long valid, when does it end, past its date, when is it valid
    all day: all day, whole day, entire day, the full day, all day long, day long, full day, from morning to night
    day after tomorrow: day after tomorrow, two days from now, in two days, the day after tomorrow, in 2 days
    day before yesterday: day before yesterday, two days ago, couple of days ago, 2 days ago
    this week: this week, week ahead, current week, during the week, coming week, next seven days, rest of the week, next few days,
      next couple days, by end of week, for the week, weekly view
    next week: next week, week after this, the following week, in a week, a week from now, in seven days, in a weeks time,
      week from today, coming week
    last week: last week, previous week, a week ago, the week before, past week, past seven days, last seven days, over the past week
    this month: this month, current month, month so far, during the month, for the month, since the first, by month end
    next month: next month, following month, in a month, coming month, a month from now, in four weeks, month ahead
    last month: last month, previous month, past month, a month ago, last 30 days, past thirty days, month before, last four weeks
    this year: this year, current year, year to date, year so far, ytd, since january, this calendar year
    next year: next year, following year, the coming year, in a year, a year from now, in twelve months
    last year: last year, previous year, past year, a year ago, last twelve months, twelve months ago, past 12 months
    ago: ago, back then, in the past, previously, back in, formerly, once upon a time, before now, long ago, in former times
    future: future, in the future, one day, down the road, someday, some day, further on, in years to come, eventually, in due course,
      ahead, at some point
    every hour: every hour, hourly, each hour, once an hour, per hour, on the hour, every sixty minutes, every 60 minutes, hour by hour
    one time: one time, just once, one off, single occasion, only once, not repeating, just this once, nonrecurring, only this time
    april: april, apr
    june: june, jun
    july: july, jul
    spring: spring, springtime, spring time
    summer: summer, summertime, summer time, midsummer, hot season
    winter: winter, wintertime, winter time, wintry, cold season, midwinter
    time of year: season, time of year
    easter: easter, easter sunday, good friday, easter bunny, easter monday, palm sunday, easter egg, lent
    halloween: halloween, trick or treat, hallowe'en, october 31, all hallows eve, all saints day, jack o lantern, spooky season
    thanksgiving: thanksgiving, turkey day, thanksgiving day, black friday
    valentine's day: valentine's day, valentines, february 14, valentines day, day of love
    independence day: independence day, fourth of july, 4th of july, july fourth, july 4th, national day
    memorial days: veterans day, remembrance day, memorial day, armistice day, anzac day, poppy day
    mother's day: mother's day, mothering sunday
    father's day: father's day, fathers day
    day: day, 24 hours, twenty four hours, one day
    week: week, seven days, wk, one week, 7 days
    month: month, thirty days, four weeks, 30 days, one month
    decade: decade, ten years, nineties, eighties, seventies, sixties, 90s, 80s, 70s, 60s
    century: century, hundred years, one hundred years
    dismiss alarm: turn off alarm, stop the alarm, dismiss alarm, alarm off, shut off alarm, kill the alarm, i'm up already, stop ringing,
      stop beeping, turn the alarm off, dismiss
    date night: go on a date, date night, romantic evening, blind date, first date, romantic dinner
    reunion: reunion, school reunion, family reunion, class reunion, get back together, alumni
    conflict schedule: conflict, clash, overlap, double booked, at the same time, schedule conflict, two things at once, collide
    start time: start time, when does start, what time start, begin at, starts at, kick off, when does begin, what time begin, commence at
    end time: end time, when does end, what time end, finish time, ends at, when does finish, when is over, what time finish, end date,
      get out, let out, when will end, conclude
    date: date, calendar date, day of month
    before: before, prior to, ahead of, earlier than, preceding, in advance of, beforehand, no later than, leading up to
    after: after, later than, subsequent to, afterwards, as soon as, when done, upon completion
    until: until, till, up to, up until, as far as, through
    since: since, from then on, ever since, starting from, from when
    during: during, while, throughout, in the course of, whilst, in the middle of, at the same time, for the duration
    always: always, all the time, every time, forever, constantly, at all times, 24 7, permanently, around the clock, continually,
      non stop, without exception, continuously, day and night
    sometimes: sometimes, occasionally, now and then, from time to time, once in a while, now and again, every so often, on occasion,
      every now and then, at times
    never: never, not ever, at no time, never ever, not once, not in a million
    often: often, frequently, a lot, many times, regularly, usually, a lot of times, most often, repeatedly, generally, normally,
      typically, mostly, as a rule, on average, commonly, in general
    rarely: rarely, seldom, hardly ever, barely, scarcely, not often, infrequently
    forever: forever, for good, permanently, eternally, indefinitely, for ever, eternity, for all time
    temporary: temporary, temporarily, for a while, short term, for a bit, for a time, for now, not permanent, interim, for a short time,
      provisional, just for now
    suddenly: suddenly, all of a sudden, out of nowhere, without warning, unexpectedly, out of the blue
    quickly: quickly, fast, right away, in a hurry, rapidly, asap, speedily, at speed, promptly, urgently, hurry, in a rush,
      as fast as possible, rush, hurriedly, instantly, swiftly, quick as you can
    long ago: long time ago, ages ago, years ago, way back, long ago, in olden days, back in the day, ancient times, centuries ago,
      in the old days
    lifespan: lifespan, life expectancy, how long did live, years lived
    leap year: leap year, february 29, leap day, 29th of february
    moon phase: moon phase, full moon, new moon, phase of the moon, lunar, half moon, crescent moon, moon tonight, quarter moon, moonrise,
      moon calendar, lunar phase, blood moon, harvest moon, super moon, lunar eclipse
    eclipse: eclipse, solar eclipse, lunar eclipse, total eclipse, meteor shower
    in an hour: in an hour, an hour from now, in 60 minutes, one hour from now, in one hour, an hour later
    in minutes: in ten minutes, in five minutes, in a few minutes, minutes from now, in a couple minutes, few minutes from now,
      in a minute
    later this week: later this week, later in the week, end of the week, end of week, towards the weekend, by the weekend, by friday
    this weekend: this weekend, the coming weekend, on saturday and sunday, over the weekend, at the weekend
    start of month: start of the month, beginning of the month, first of the month, early in the month
    end of month: end of the month, last of the month, late in the month, month end, last day of month
    end of year: end of the year, end of year, year end, late december
    every weekday: every weekday, monday through friday, every workday, each weekday, on weekdays, every work day, mondays to fridays,
      weekdays only
    every weekend: every weekend, each weekend, on weekends, saturdays and sundays, weekends only
    every morning: every morning, each morning, daily in the morning, first thing every day
    every night: every night, every evening, each evening, each night
    every other day: every other day, every second day, alternate days, every two days, on alternate days
    twice a day: twice a day, two times a day, twice daily, every twelve hours, morning and evening, every 12 hours
    three times a day: three times a day, thrice daily, every eight hours, with every meal, 3 times a day
    twice a week: twice a week, two times a week, twice weekly, 2 times a week
    at the same time: at the same time, simultaneously, at once, concurrently, in parallel, all at once, together with
    as soon as: as soon as, the moment, the minute, right when, once i
    first thing: first thing, when i get up, first of all, before anything else
    last minute: last minute, at the last minute, short notice, last second, at short notice
    long time: long time, ages, a long while, forever and a day, donkey's years, yonks, for ages
    short time: short time, a little while, a short while, a moment, briefly, for a second, not long
    rest of day: rest of the day, remainder of the day, later on today, rest of my day
    half past: half past, thirty past, and a half hours, half after
    o'clock: o'clock, on the dot, on the hour, sharp
    next meeting: next meeting, next appointment, next event, when's my next, first meeting, upcoming meeting, next on schedule,
      what's my next, upcoming events, upcoming appointments, next engagement, what have i next, coming up next
    attendees: attendees, who is coming, who's invited, who's going, guest list, participants, who is attending, invitees, who's joining,
      invited people, who will be there, guests
    meeting place: meeting location, meeting place, where's the meeting, where is my meeting, where is my appointment, meeting room,
      venue, conference room, event location, boardroom
    cancel event: cancel meeting, cancel event, delete event, remove event, clear my calendar, delete appointment, cancel appointment,
      remove from calendar, call off meeting, delete meeting, remove appointment, clear my schedule, take off calendar, scrap the meeting,
      delete from my calendar, erase event, clear my day
    create event: add event, new event, create event, make event, create a meeting, new meeting, put event, calendar event, add a meeting,
      set up meeting, set a meeting, schedule a meeting, schedule meeting, add appointment, new appointment, create appointment,
      make an appointment, set appointment, arrange a meeting, book a meeting, block time, put in my calendar, mark my calendar,
      mark in calendar, save the date, add to my diary, new calendar entry
    change event: change meeting, edit event, update event, change event, move meeting, change appointment, modify event,
      edit appointment, update appointment, edit meeting, move the appointment, change my appointment
    check event: when is my meeting, what time is meeting, when's my appointment, check calendar, is there a meeting, check my calendar,
      when is the event, details of event, event details, look at calendar, check my schedule, open calendar, show calendar,
      look at my calendar, meeting details, what time is appointment
    check reminders: my reminders, what are my reminders, list reminders, show reminders, any reminders, what reminders,
      read my reminders, do i have reminders, check reminders, reminders for today, upcoming reminders, pending reminders,
      current reminders
    cancel reminder: delete reminder, cancel reminder, remove reminder, clear reminders, get rid of reminder, stop reminding,
      don't remind me, no more reminders, stop reminding me, delete all reminders, clear my reminders, erase reminder
    change reminder: change reminder, update reminder, edit reminder, move reminder, modify reminder, snooze reminder
    check alarm: what alarms, when is my alarm, is my alarm on, show alarms, list alarms, is my alarm set, what time is alarm,
      check alarm, do i have alarms, my alarms, any alarms, what alarms are set, show my alarms, check my alarms, alarm status,
      active alarms, when does alarm ring
    change alarm: change alarm, move alarm, edit alarm, alarm later, alarm earlier, update alarm, modify alarm, push back alarm,
      change my alarm, reset alarm, adjust alarm
    cancel alarm: cancel alarm, delete alarm, remove alarm, turn off alarm, no alarm, don't wake me, deactivate alarm, clear alarms,
      alarm off, delete my alarm, delete all alarms, get rid of alarm, disable alarm, cancel my alarm, remove my alarm, turn off my alarm,
      switch off alarm, let me sleep in, disable my alarm
    alarm sound: alarm sound, alarm tone, alarm ringtone, wake to music, alarm music, wake me with music, alarm volume,
      change alarm sound, sound of alarm, alarm with song, wake me to
    timer left: time left on timer, how long on timer, check timer, how much time left, timer status, how long is left, timer remaining,
      left on the timer, left on my timer, how's my timer, minutes left on timer, is timer done, show timer
    cancel timer: cancel timer, stop timer, delete timer, end timer, timer off, turn off timer, clear timer, kill timer, stop the timer,
      cancel the timer, stop the clock, reset timer, get rid of timer, no more timer
    pause timer: pause timer, hold timer, freeze timer, pause the timer, pause stopwatch, stop the clock temporarily
    add time to timer: add time to timer, add minutes to timer, more time on timer, extend timer, add minutes, add five minutes,
      increase timer, more minutes on timer, add a minute, make timer longer
    clock: clock, watch, wall clock, wristwatch, timepiece, wrist watch, grandfather clock, clock face, digital clock
    set clock: set the clock, change the time, set the time, adjust clock, reset clock, change time zone, set time zone, clock settings,
      24 hour clock, military time, am pm format, 12 hour clock, set date and time, time format, fix the clock
    work hours: work hours, nine to five, office hours, shift time, hours i work
    school term: semester, school term, academic year, term time, school year, spring term
    date of holiday: when is easter, when is christmas, what day is thanksgiving, when is the holiday, date of easter,
      which day is christmas, when is ramadan, when does hanukkah start, when is labor day, holiday date, what date is easter,
      when is next holiday, what day is christmas
    # numbers and amounts
    half: half, fifty percent, halfway, 50 percent, a half, one half, half of, half off, one out of two, in half, midway, half way
    twice: twice, two times, double, two times over, double up, second time, twice as much, double the amount, a second time
    once: once, one time, single time, one go, one occasion, a single time
    zero: zero, nil, nought, nothing, none, naught, nada, zilch, null, not any, no amount
    couple: couple, two, pair, a couple, two of, pair of, a pair, twosome
    dozen: dozen, twelve, a dozen, twelve of, half a dozen
    percent: percent, percentage, pct, per cent, per hundred, what percent, percentage of, portion of, what percentage
    total: total, sum, altogether, overall, grand total, in total, grand sum, sum total, in all, all told, added up, combined, aggregate,
      whole amount, final amount, full amount, entire amount, all together, overall total, in sum, net total
    average: average, mean, typical, on average, normal, norm, mean value
    remaining: remaining, left, left over, rest, remainder, leftover, what's left, how much left, rest of, still have, what remains,
      surplus, still left, have left, unspent, have remaining, outstanding, remnant, the rest, residual, is left, got left
    enough: enough, sufficient, adequate, plenty, ample, suffice, enough of, have enough, adequately, do i have enough
    all: all, every, everything, entire, all of, whole, the lot, everyone, everybody, each one, all of them, the whole, the whole lot,
      every single, each and every, all of it, the entire, every last, all my, everyone of
    many: many, lots of, a lot of, loads of, plenty, several, multiple, numerous, tons of, lot, loads, heaps, heaps of, masses of,
      a bunch of, a great deal of, umpteen, various, a number of, countless, a bunch, a load of, tonnes, quite a few, dozens of,
      plenty of, hundreds of, bunch of, majority
    few: few, a couple of, a handful, couple of, small number, not many, handful of, a few
    only: only, solely, nothing but, merely, exclusively, no more than, exclusive, nothing else, only the
    more: more, additional, extra, further, another, some more, more of, bit more, increased, greater, a lot more, added, much more,
      an extra, even more, a bit more
    less: less, fewer, smaller amount, a bit less, not as much, not so much, less of, lower amount, reduced, not as many, decreased,
      a little less
    maximum limit: limit, maximum, cap, ceiling, max, upper limit, upper bound, the most i can, cut off, threshold, allowance, quota,
      top limit, restriction, max amount, how much can i, allowed amount, maximum amount, max limit, most i can, highest amount,
      limited to, limits on
    number: number, digit, numeral, figure, numeric, integer, numerical
    amount: amount, quantity, sum, number of, sum of money, value, figure, level, total amount
    quarter: quarter, one fourth, twenty five percent, a fourth, 25 percent, one quarter
    third fraction: one third, a third, thirds, two thirds
    triple: triple, three times, thrice, treble, threefold, three times over
    double: double, twofold, twice as much, dual, twice the amount, double up, duplicate, in two
    single one: single, a single, just one, only one, individual, sole
    three group: trio, threesome, three of them, a trio, triplets
    hundred: hundred, 100, a hundred, one hundred
    thousand: thousand, 1000, a thousand, one thousand, a grand
    million: million, mil, 1000000, a million
    billion: billion, bn, a billion, thousand million
    medium: medium, middle, midway, halfway, moderate, mid, in between, mid level, middle setting, average
    not enough: not enough, insufficient, too little, lacking, short of, inadequate, too few, not sufficient, scarce, shortage, lack of,
      not enough money
    too much: too much, too many, excessive, more than enough, over the top, excess, overly, too high, way too much
    none: none, not any, nothing, no one, nobody, not one, not a thing, zero, none of them
    any: whichever, any one, anything at all, some sort of
    some: a bit, a little, a little bit, certain amount, slightly, tad, a touch, a smidge, bit, a notch, a tad, little bit
    most: most, the most, majority, highest number, greatest amount, most of, more than any
    least: least, the least, fewest, lowest, minimum amount, least of
    at least: at least, no less than, minimum of, not less than, or more, or above, greater than, more than, exceed, at the minimum,
      bigger than, higher than
    at most: at most, no more than, maximum of, or less, less than, not more than, up to, lower than, cheaper than, smaller than,
      fewer than, or under
    between: between, ranging from, in the range of, range, in between, somewhere between, anywhere from
    about approximately: approximately, roughly, more or less, give or take, circa, ish, somewhere around, nearly, almost, close to,
      in the region of, practically, virtually
    exactly: exactly, precisely, on the nose, precise, specific, to the letter, specifically, spot on, dead on, particular, exactly that
    equal: equal, the same as, come to, equivalent to, same amount, amounts to, equivalent, corresponds to
    level: level, setting, degree, stage, notch, rank, intensity, tier
    position order: first, initial, 1st, foremost, number one, very first, primary
    last one: last, final, last one, end of, ultimate, bottom one, very last, at the end
    second one: second, 2nd, number two, second one, runner up
    third one: third, 3rd, number three, third one
    odd even: odd number, even number, prime number, odd or even
    number signs: fraction, decimal, decimal point, round up, round down, round to, nearest whole, significant figures
    unit length: meter, feet, inch, yard, centimetre, kilometre, mile, centimeter, millimeter
    unit weight: kilogram, kilo, gram, ounce, pound, kg, stone, lb, oz, lbs, tonne, milligram
    unit volume: litre, gallon, pint, cup, quart, millilitre, ml, tablespoon, teaspoon, fluid ounce, milliliter, tbsp, tsp
    # adjectives
    big: big, large, huge, giant, enormous, massive, gigantic, great big, humongous, sizeable, vast, immense, colossal, mega, jumbo,
      ginormous, extra large, xl, hefty, substantial, oversized, bulky, whopping, monumental
    small: small, little, tiny, mini, wee, miniature, petite, compact, teeny, pocket sized, itty bitty, teeny tiny, microscopic, puny,
      littlest, titchy, minor
    good: good, great, nice, excellent, decent, wonderful, fantastic, awesome, amazing, lovely, brilliant, superb, cool, fine, terrific,
      super, fab, fabulous, marvellous, pleasant, top notch, stellar, not bad, high quality, first class, impressive, magnificent,
      splendid, smashing, favourable, satisfactory, favorable, positive, high rated, acceptable, excellent quality, reputable, wicked
    best: best, top, top rated, highest rated, most popular, number one, greatest, finest, best rated, the best, top quality, first rate,
      number 1, most liked, top ten, top 10, highest quality, ultimate, world's best, optimal, best of, better than rest, top notch,
      five star, highest ranked, most recommended, ideal, most loved, unbeatable, must see, best reviewed
    bad: bad, terrible, awful, horrible, lousy, dreadful, crap, crappy, poor, rubbish, dire, nasty, rotten, atrocious, not good,
      unpleasant, shocking, appalling, pathetic, abysmal, horrid, horrendous, shitty, naff, dodgy, disgusting, negative, low quality,
      shoddy, ghastly, inferior
    cheap: cheap, inexpensive, low cost, affordable, budget, low price, bargain, reasonably priced, good value, economical, cut price,
      best price, reduced, reasonable, for less, cost effective, bargain price, lower price, doesn't cost much, on a budget,
      budget friendly, discounted, not expensive, not too pricey, best deal, dirt cheap, least expensive, less expensive, low budget,
      bargain basement, value for money, thrifty, frugal
    expensive: expensive, costly, pricey, dear, high priced, high cost, luxury, overpriced, most expensive, dearer, steep, upscale,
      costs a lot, premium, fancy, high end, lavish, extravagant, exorbitant, costs a bomb, costs a fortune, luxurious, posh, pricy,
      upmarket
    free of charge: free, no charge, for free, gratis, complimentary, at no cost, without paying, no cost, at no charge, without charge,
      costs nothing, on the house, zero cost, freebie, doesn't cost anything, for nothing, no fee, no payment, toll free, unpaid
    near: near, nearby, closest, close by, around here, near me, in the area, in the vicinity, close to, next to, local, close to me,
      round here, in my area, near here, not far, nearby me, local to me, around me, within walking distance, walking distance,
      in the neighbourhood, closest to me, near to, in town, in this area, neighboring, around town, beside, within miles,
      round the corner, in my neighborhood, close at hand, not too far, proximity, at hand, near my location, near my house,
      within a mile, adjacent, near where i am, nearest to me, in my town, neighborhood, in the neighborhood, within driving distance,
      surrounding, around the corner, down the road, near us, next door, close to home, in my vicinity, alongside, near my work,
      a short drive, near work
    far away: far, distant, far away, remote, faraway, a long way, long way off, long distance, miles away, afar, far off, far from,
      distant from, out of town
    fast: fast, quick, rapid, speedy, swift, high speed, brisk, prompt, instant, in a flash, lightning fast, super fast, fast paced,
      at high speed, quick as possible, zippy, as quick as possible
    fastest route: fastest, quickest, shortest, shortest way, quickest way, fastest way, shortest route, fastest route, best way,
      least time, shortest distance, most direct, shortest path
    slow: slow, sluggish, laggy, slow moving, leisurely, lagging, running slow, takes forever, slow as molasses, taking too long,
      not fast, taking ages, at snail's pace, slow speed, low speed, unhurried, gradual
    easy: easy, simple, straightforward, basic, effortless, simple to do, uncomplicated, beginner, no sweat, piece of cake, easy peasy,
      for beginners, foolproof, hassle free, not hard, not difficult, a doddle, child's play, user friendly, elementary, a breeze,
      simplified
    difficult: difficult, hard, tough, tricky, challenging, complicated, advanced, complex, hard to do, demanding, not easy, arduous,
      tricky to do, fiddly, struggle, impossible, expert level, hard work, rigorous, thorny
    important: important, urgent, high priority, critical, crucial, essential, vital, significant, top priority, high importance,
      mark as important, serious, most important, major, flagged, time sensitive, key thing, of the essence
    new: new, brand new, fresh, newly, just released, latest, just out, newly released, most recent, up to date, just bought, unused,
      never used, new release, hot off press, modern, fresh new
    old: old, ancient, aged, elderly, long standing, getting on, senior, antique, prehistoric
    hot: hot, boiling, scorching, roasting, sweltering, boiling hot, baking, scorcher, blazing, roasting hot, burning, red hot, heatwave,
      heat wave, sizzling, extremely warm, thirty degrees, burning up, tropical, piping hot, searing, blistering
    warm: warm, mild, toasty, warmish, balmy, lukewarm, warmer, cosy, snug, tepid, warmth, not cold
    cold: cold, chilly, freezing, frosty, cool, nippy, icy, bitter, bitterly cold, baltic, subzero, brisk, frigid, parky, frost,
      brass monkeys, ice cold, icy cold, arctic, below freezing, below zero, perishing, wintry, nippy out, crisp
    wet: wet, damp, moist, soggy, soaked, dampness, moisture, drenched, dripping, sodden, soaking wet, waterlogged, slippery
    sunny: sunny, sun, sunshine, clear skies, bright, sun out, sun shining, blue skies, fine weather, bright and sunny, nice weather,
      shining, sun come out, sunlight, clear day, see the sun, sunny spells, cloudless, fair weather
    cloudy: cloudy, overcast, cloud, grey skies, grey, dull, gloomy, cloud cover, dark clouds, hazy, partly cloudy, murky, dreary,
      overcast skies
    windy: windy, wind, breezy, gusty, gust, breeze, blustery, how windy, wind speed, strong winds, blowing, gale, gusts of wind,
      high winds, wind chill, wind warning, wind direction, squall, windspeed, drafty, wind gusts, wind force, calm winds
    foggy: foggy, fog, mist, misty, haze, hazy, murky, pea souper, low visibility, visibility, thick fog, smoggy, smoky, misty out,
      dense fog, mist over
    stormy: stormy, storm, thunderstorm, thunder, lightning, tempest, thundery, electrical storm, severe weather, lightning storm,
      thunder and lightning, rough weather, hailstorm, bad weather, turbulent, weather warning, storm warning, hail, thunderbolt,
      severe storm
    hurricane: hurricane, typhoon, cyclone, tropical storm, tornado, twister, hurricane season, hurricane warning, tropical cyclone,
      waterspout, tornado warning, storm surge, storm path, category five, hurricane watch, whirlwind
    popular: popular, trending, famous, well known, most popular, in demand, best selling, all the rage, in vogue, bestseller, viral,
      mainstream, well liked, best seller, crowd pleaser, bestselling, most watched, everyone is talking, top selling, fashionable, hyped,
      most played, most downloaded, in right now, number one hit
    famous: famous, well known, celebrated, renowned, noted, legendary, prominent, household name, big name, notable, iconic, acclaimed,
      well renowned, fame, infamous, notorious, prestigious, star studded
    same: same, identical, equal, alike, the same, just like, exactly same, no different, match, uniform, ditto, one and the same,
      interchangeable, consistent
    similar: similar, related, comparable, like this, alike, resemble, sounds like, close to, similar to, same kind, much like, same as,
      along the lines, similarity, look like, akin, in the style of, reminds of, corresponding
    different: different, other, distinct, something else, not the same, unalike, dissimilar, diverse, another kind, separate,
      distinction, vary, various, a change from, assorted
    correct: correct, right, accurate, true, precise, exact, valid, factual, that right, bang on, legit, accurately, properly, am i right,
      accuracy, legitimate, is it true
    open now: open now, still open, currently open, open at the moment, open currently, open right now, are they open, open tonight,
      open today, is it open, open late, 24 hours, open all night, still serving, open this minute, open 24 hours, around the clock,
      late night
    safe: safe, secure, not dangerous, safety, risk free, harmless, is it safe, protected, out of danger, no danger, safe place,
      not harmful, out of harms way, unharmed, trouble free, child safe
    dangerous: dangerous, unsafe, risky, hazardous, danger, harmful, not safe, perilous, threat, hazard, toxic, poisonous, deadly, lethal,
      risk, fatal, poison, at risk, unhealthy, treacherous, is it dangerous, life threatening, threatening
    sick: sick, ill, unwell, poorly, under the weather, not feeling well, not well, feel ill, feel sick, off colour, nauseous, nausea,
      throw up, vomit, queasy, i'm sick, i'm ill, not feeling great, feeling unwell, feel terrible, come down with, infected, puke, crook,
      sickly, feel poorly, in poor health, feel rotten, feel awful
    healthy: healthy, nutritious, wholesome, nourishing, good for you, health, good for me, nutritional, fit, in good health, low fat,
      balanced, good health, healthful, low calorie, in good shape, well being, wellness, wellbeing, unprocessed, whole food, beneficial,
      how healthy, clean eating
    hungry: hungry, starving, famished, peckish, i'm hungry, hunger, ravenous, hangry, need food, fancy something to eat,
      could eat a horse, i'm starving, feed me, empty stomach, i could eat, hungry for, craving, munchies, want to eat,
      my stomach is rumbling, appetite, eat something, i need to eat
    thirsty: thirsty, parched, thirst, i'm thirsty, dry mouth, gasping, need a drink, dehydrated, want a drink, dying of thirst
    tasty: tasty, delicious, yummy, good, scrumptious, mouth watering, yum, flavorful, appetising, taste good, good tasting, scrummy,
      flavoursome, delectable, finger licking, lip smacking, savory, delish, flavor, taste, savoury, lush, gourmet
    spicy: spicy, hot, fiery, hot and spicy, peppery, chilli, chili, spiciness, with a kick, spice, hot sauce, how spicy, picante,
      extra hot, tangy, heat level
    fresh: fresh, not stale, just made, newly made, freshly made, garden fresh, in season, fresh from, crisp, fresh picked
    spoiled: spoiled, gone off, gone bad, rotten, bad, expired, mouldy, stale, past its best, mold, out of date, moldy, rancid, rotting,
      past sell by, inedible, smells off, no good anymore, past its date, curdled
    dirty: dirty, filthy, messy, grubby, unclean, mucky, stained, grimy, dusty, muddy, needs cleaning, untidy, soiled, foul, messed up,
      spill, mess, manky, filth, muck, smudge, dust, clutter
    full: full, filled up, filled, packed, topped up, to the brim, maxed, no space left, at capacity, crammed, jam packed, stuffed,
      out of space, overflowing, no room, full up
    empty state: empty, run out, run dry, all gone, vacant, nothing left, nothing inside, depleted, hollow, drained, bare, blank
    dark: dark, dim, gloomy, unlit, shadowy, dim lit, pitch black, too dark, darkness, not enough light, shade, pitch dark, no light,
      shadow
    loud: loud, noisy, deafening, louder, too loud, ear splitting, thundering, full volume, at full blast, noise, booming, blaring,
      high volume, racket, din, roar, max volume, very loud, blast, making noise, raucous
    quiet: quiet, silent, soft, quieter, softer, noiseless, soundless, not loud, hushed, peaceful, low volume, calm, too quiet, muted,
      silence, peace and quiet, faint, subdued
    beautiful: beautiful, gorgeous, attractive, handsome, good looking, stunning, lovely, scenic, picturesque, cute, eye catching, beauty,
      gorgeous looking, elegant, nice looking, adorable, aesthetic, stylish, fashionable, sexy, breathtaking, dazzling, charming,
      exquisite, chic, graceful, photogenic
    funny: funny, hilarious, amusing, humorous, comical, comedic, laugh out loud, a laugh, hysterical, witty, silly, comic, comedy,
      side splitting, laughable, a hoot, entertaining, wit, make laugh, ha ha, ridiculous, slapstick, a scream
    interesting: interesting, fascinating, intriguing, absorbing, captivating, remarkable, worth knowing, of interest, gripping, exciting,
      compelling, thought provoking, curious, amazing, astonishing, appealing, riveting
    smart: smart, clever, intelligent, bright, brainy, brilliant, sharp, wise, knowledgeable, genius, gifted, talented, intellect,
      intelligence, quick witted, educated, iq, brains, know it all
    stupid: stupid, dumb, idiotic, silly, daft, foolish, idiot, moron, thick, brainless, dim, ridiculous, nonsense, absurd, fool, dumbass,
      unintelligent, dummy, ignorant, senseless, stupidity, airhead, twit
    crazy: crazy, mad, insane, nuts, bonkers, barmy, loony, wild, lunatic, nutty, out of your mind, mad as hatter, wacky, cuckoo, batty,
      off your rocker, nutter, insanity, madness, deranged, psycho, zany
    strange: strange, weird, odd, peculiar, bizarre, unusual, freaky, creepy, uncanny, mysterious, out of ordinary, quirky, surreal,
      suspicious, fishy, unexpected, abnormal, eccentric, spooky, extraordinary
    random: random, arbitrary, whatever, at random, any old, unspecified, surprise me, haphazard, something random, random one,
      whatever comes up, pick one, shuffle, randomize, mixed up
    favourite: favourite, most liked, preferred, best loved, most loved, top choice, beloved, fav, like most, like best, my fav,
      cherished, most favorite, my favourite, my top, love the most
    personal: personal, private, confidential, individual, sensitive, one's own, intimate, for my eyes only, privacy
    international: international, overseas, abroad, foreign, in other countries, outside the country, global, worldwide, around the world,
      in another country, out of country, outside the us, outside the uk, across border, overseas use, in a foreign country,
      foreign countries, cross border, out of the country, multinational, all over the world, intercontinental
    national: national, domestic, nationwide, countrywide, in this country, federal, across the country, in the uk, country wide,
      home country, within the country, state wide
    used: used, second hand, secondhand, pre owned, preowned, pre loved, not new, previously owned, nearly new, hand me down, refurbished,
      reconditioned, thrift, vintage, thrift store, used one, charity shop
    vegetarian: vegetarian, veggie, meatless, meat free, no meat, veg, without meat, non meat, doesn't eat meat, vegetable based,
      pescatarian, meatless meal, no animal, tofu, quorn, meatless monday, for vegetarians
    vegan: vegan, plant based, no dairy, dairy free, no animal products, without dairy, plant based diet, vegan friendly, non dairy,
      animal free, lactose free, without eggs, without milk
    gluten free: gluten free, without gluten, coeliac, celiac, no gluten, wheat free, without wheat, gluten intolerant, flourless, gf,
      gluten sensitivity, gluten allergy, coeliac disease, grain free, low gluten
    safe to eat: safe to eat, edible, ok to eat, safe to drink, can i eat, fit for consumption, good to eat, can you eat, still good,
      okay to eat, still edible, still eat, is it still good, make me sick
    automatic: automatic, auto, by itself, on its own, self acting, automation, auto mode, autopilot, without me doing, hands free,
      self driving, programmed
    certain: certain, sure, positive, sure about, definite, confident, for certain, guaranteed, convinced, certainty, beyond doubt,
      no doubt, assured
    long: long, lengthy, prolonged, drawn out, long lasting, extensive
    short: short, brief, not long, concise, short and sweet
    tall: tall, high, towering, lofty, elevated
    low: low, not high, near the ground
    wide: wide, broad, spacious, roomy, extensive, widespread
    narrow: narrow, thin, slim, slender, tight, skinny
    thick: thick, chunky, dense, fat, bulky
    thin: thin, skinny, slim, lean, slender, slight
    heavy: heavy, weighty, hefty, heavyweight, weighs a ton
    light weight: lightweight, weightless, not heavy, feather light
    deep: deep, profound, bottomless
    shallow: shallow, not deep, superficial
    better: better, superior, improved, preferable, nicer
    worst: worst, lowest rated, least liked, poorest, most terrible, most hated
    inside: inside, indoors, interior, in the house, internal
    outside: outside, outdoors, out of doors, exterior, in the open, open air, external, outdoorsy, al fresco, out of the house,
      in the fresh air
    top position: top, upper, above, on top, uppermost, overhead, over the top of
    bottom position: bottom, lower, below, underneath, beneath, at the bottom, lowermost, underside, under
    left side: left, left hand side, on the left, to the left, left hand
    right side: right, right hand side, on the right, to the right, right hand
    front: front, in front, ahead, at the front, frontal
    behind: behind, rear, at the back, in back, to the rear, at the rear, backside
    opposite side: opposite, across from, other side, on the other side, across the street
    middle: middle, centre, central, in the middle, halfway, midpoint, core
    corner: corner, edge, nook, bend, border, verge, rim
    direction: direction, heading, bearing, compass, course, which way
    north: north, northern, northward, up north, northbound
    south: south, southern, southward, down south, southbound
    east: east, eastern, eastward, eastbound, out east
    west: west, western, westward, westbound, out west
    straight: straight, straight on, straight ahead, directly, nonstop, as the crow flies
    back and forth: both ways, there and back, back and forth, to and fro, round trip, return journey, return trip, two way
    impossible: impossible, can't be done, not possible, no way to, out of the question, unattainable
    emergency: emergency, urgent, crisis, critical situation, life threatening, life or death, disaster, catastrophe
    main: main, principal, chief, primary, major, central, key, default, core, prime, fundamental
    basic: basic, simple, standard, plain, fundamental, essentials, bare bones, no frills, entry level, elementary, ordinary
    special: special, particular, extraordinary, unique, exceptional, out of the ordinary, one of a kind, distinctive, specific,
      exclusive, specialized
    normal: normal, regular, standard, ordinary, usual, typical, conventional, default, as usual, common, routine
    common: common, widespread, frequent, general, usual, commonplace, universal, public
    rare: rare, uncommon, unusual, scarce, hard to find, unique, one of a kind, exotic, limited edition
    modern: modern, contemporary, up to date, state of the art, current, trendy, cutting edge, advanced, high tech, present day,
      innovative, sophisticated
    old fashioned: old fashioned, outdated, vintage, retro, old school, classic, traditional, antique, obsolete, old style, from the past,
      oldies, historic
    young: young, youthful, juvenile, teen, teenage, teenager, adolescent, youth, underage, junior
    adult: adult, grown up, grownup, mature, over 18, over eighteen, of age
    dry: dry, arid, not wet, drought, dehydrated, dry out, dry off, dry spell
    flood: flood, flash flood, high water, flood warning, inundation, under water, water level, deluge
    natural disaster: earthquake, quake, seismic, volcano, tsunami, eruption, landslide, avalanche, natural disaster, wildfire, bushfire,
      forest fire, tremor, richter scale, tidal wave, mudslide
    heatwave: heatwave, heat wave, heat warning, extreme heat, hot spell, record heat, heat advisory, scorching heat, heat index
    rainbow: rainbow, double rainbow, northern lights, aurora, aurora borealis
    uv: uv index, ultraviolet, sun protection, sunburn, uv rays, sunscreen, sun cream, sunblock, suntan lotion, get burnt, uv level,
      sunburnt, spf, burn in sun
    ice: ice, icy, black ice, icy roads, slippery, frost, freezing rain, frozen roads, gritted, icicle
    opposite: opposite, contrary, reverse, inverse, the other way round, converse, on the contrary, opposing
    false: false, untrue, fake, incorrect, bogus, not real, phoney, made up, wrong, fictional, myth, hoax, counterfeit, not genuine
    real: real, genuine, authentic, true, legit, really exist, original, reality, not fake, bona fide, factual
    closed now: closed, shut, not open, closed today, shut down, closed on sundays, shuttered, out of business, closed for good,
      permanently closed
    unhealthy: unhealthy, bad for me, bad for you, junk food, not good for you, fattening, fatty, greasy
    full stomach: full up, stuffed, had enough to eat, bloated, overate
    sober: sober, not drunk, teetotal, dry january, alcohol free, non alcoholic, without alcohol, alcohol free beer, no alcohol
    disgusting: disgusting, gross, yuck, revolting, foul, nasty, yucky, vile, tastes bad, horrible taste, repulsive, icky, sickening,
      tastes awful
    sweet taste: sweet, sugary, sugared, sweetened, honey, syrupy, sweetener, sweet tooth
    sour: sour, tart, bitter, tangy, acidic, vinegary, acid, lemony
    salty: salty, salt, sodium, briny, low sodium, too much salt
    raw: raw, uncooked, undercooked, not cooked, rare, not done, medium rare, cooked through, well done steak, half cooked, pink inside,
      underdone
    clean adjective: spotless, clean, sparkling, hygienic, spick and span, tidy, neat, immaculate, sterile, sanitary, pristine, sanitize,
      disinfect
    open state: ajar, unlocked, wide open, left open, open, not shut, not closed, not locked
    closed state: closed, shut, locked, fastened, sealed
    on state: is on, switched on, turned on, still on, left on, activated, enabled
    off state: is off, switched off, turned off, not on, deactivated, disabled
    bright: bright, brightly lit, glaring, dazzling, vivid, luminous, well lit, shiny, glare, glow, radiant, blinding, shining, lit up
    soft: soft, fluffy, smooth, tender, cushioned, squishy, plush, gentle, silky, velvety, gently, fuzzy
    hard surface: solid, firm, rigid, rock hard, stiff, tough, sturdy, hardened
    strong: strong, powerful, mighty, tough, sturdy, muscular, robust, strength, potent, forceful, intense, power, durable, heavy duty,
      hardy
    weak: weak, feeble, frail, fragile, not strong, weakness, faint, delicate, flimsy, vulnerable, low strength, poor signal
    sharp: sharp, pointy, razor sharp, sharpen, jagged
    smooth: smooth, sleek, level surface
    rough: rough, bumpy, uneven, coarse, rugged, choppy
    flat surface: level, horizontal, flush, plane surface
    round: round, circular, spherical, ball shaped, curved, circle, sphere, oval, globe, ring shaped
    square shape: square, rectangular, rectangle, box shaped, triangle, hexagon, cube, polygon, octagon, pentagon, geometric shape, shape
    ugly: ugly, unattractive, hideous, not pretty, unsightly, grotesque, eyesore, minging, bad looking
    boring: boring, dull, tedious, uninteresting, dreary, monotonous, mind numbing, yawn, snooze fest, bland, unexciting
    exciting: exciting, thrilling, action packed, exhilarating, adventurous, gripping, heart pounding, adrenaline, suspenseful, stunning,
      adventure, electrifying
    fun: fun, enjoyable, entertaining, a good time, good fun, have a laugh, playful, fun filled, amusing, pleasurable, enjoyment,
      recreation, leisure
    romantic: romantic, romance, candlelight, candle lit, intimate, date night, lovey dovey, sentimental, passionate
    quiet place: peaceful, tranquil, serene, calm, restful, relaxed, laid back
    lively: lively, energetic, upbeat, vibrant, bustling, high energy, bouncy, up tempo, peppy, dynamic, animated, energizing
    public: public, open to all, communal, general, for everyone, community, in public, shared
    official: official, formal, authorized, government issued, certified, authorised
    local: local, in my area, regional, nearby, around here, in town, hometown, neighbourhood, neighborhood, community, residents
    dairy free: dairy free, lactose free, lactose intolerant, no dairy, without milk, no milk, non dairy, milk free, lactose
    nut free: nut free, nut allergy, peanut allergy, no nuts, without nuts, allergic to peanuts, contains nuts, peanut free,
      traces of nuts
    halal kosher: halal, kosher, halal meat, kosher food, religious diet, no pork, certified halal
    low fat: low fat, reduced fat, fat free, diet, skimmed, lean, low in fat, less fat, non fat, less fattening, half fat
    sugar free: sugar free, no sugar, no added sugar, unsweetened, without sugar, low sugar, diabetic friendly, sugarless, less sugar
    low carb: low carb, keto, atkins, no carbs, ketogenic, low carbohydrate, paleo, carb free, few carbs, high protein
    manual: manual, by hand, do it myself, hand operated, hand controlled
    possible adjective: potential, possible, conceivable, viable, achievable, workable, realistic, attainable
    available: available, accessible, obtainable, on hand, up for grabs, in stock, availability, to hand, at disposal, ready, unoccupied
    ready: ready, all set, prepared, good to go, set to go, finished, when is it ready, ready yet, ready to go, done yet, is it ready
    required: required, compulsory, mandatory, obligatory, necessary, needed, requisite
    optional: optional, not required, voluntary, if needed, elective, not necessary, up to me
    extra: extra, additional, bonus, added, spare, supplementary, add on, on the side, another
    spare: spare, extra, backup, reserve, standby, surplus, in reserve, left over
    missing: missing, lost, absent, not there, gone, not included, incomplete, missing item, left out, item missing, absence
    duplicate: duplicate, charged twice, double charged, doubled, repeated, two of same, duplicate charge, charged two times,
      multiple times
    wrong adjective: incorrect, wrong, mistaken, erroneous, faulty, not right, inaccurate, by mistake, accidentally, by accident,
      in error, mix up, error, accident happened
    lucky: lucky, fortunate, luck, in luck, luckily, fortunately, good fortune
    unlucky: unlucky, unfortunate, bad luck, jinxed, out of luck, cursed, unfortunately
    brave: brave, courageous, courage, fearless, bold, heroic, hero, gutsy
    kind hearted: thoughtful, considerate, helpful, polite, generous, gentle, warm hearted, kindness, lovely person, supportive,
      compassionate, good hearted, good natured
    mean person: nasty, unkind, horrible, cruel, rude, impolite, selfish, spiteful, unfriendly, mean person, heartless, hateful, bully,
      harsh, savage
    honest: honest, truthful, sincere, frank, tell the truth, candid, upfront, genuine, honesty, truth, straight up
    shy: shy, timid, bashful, introverted, reserved, awkward, embarrassed, uncomfortable
    proud: proud, proud of, pride, honoured, honored
    jealous: jealous, envious, envy, green with envy, jealousy
    guilty: guilty, ashamed, guilt, shame, feel guilty, regret, sorry for what, remorse
    confused: confused, puzzled, baffled, bewildered, perplexed, mixed up, confusion, disoriented
    comfortable: comfortable, comfy, cosy, at ease, comfort, snug, cushy
    clear adjective: clear, obvious, evident, apparent, plain, transparent, unambiguous
    weird sound: squeak, rattle, buzzing, strange noise, grinding noise, beeping, weird noise, humming, funny noise, clicking, squeal,
      rattling, making a noise, strange sound
    attractions natural: scenery, landscape, sight, panorama, viewpoint, lookout, beauty spot
    willing: willing, eager, keen, prepared to, game for, enthusiastic, happy to
    creative: creative, imaginative, creativity, imagination, artistic, inventive, original
    extreme: extreme, intense, severe, drastic, serious, radical
    severe: severe, serious, bad case, acute, critical, grave
    mild: mild, slight, light case, moderate, minor, gentle
    beginner: beginner, novice, newbie, amateur, rookie, starter level, learner, new to this, never done before, introductory,
      for dummies, beginners level
    satisfied: satisfied, content with, satisfaction, pleased with, happy with, fulfilled
    perfect: perfect, flawless, ideal, just right, spot on, faultless, perfection, couldn't be better
    thorough: thorough, in depth, detailed, comprehensive, in detail, full details, exhaustive, in full, complete details
    vague: vague, unclear, ambiguous, not specific, hazy
    specific: specific, particular, exact, certain one, precise, specified, in particular, specifically
    portable: portable, mobile, handheld, movable, on the go, transportable, wireless
    convenient: convenient, handy, useful, practical, helpful, user friendly, time saving, convenience
    useless: useless, no use, pointless, worthless, waste of time, good for nothing, not useful, serves no purpose
    optimistic: optimistic, hopeful, positive thinking, look on bright side, positive outlook, optimism
    pity: what a pity, too bad, bummer, what a shame, pity, shame, that's too bad, unlucky, how unfortunate, gutted for
    wild: wild, untamed, feral, undomesticated, savage
    tame: tame, house trained, domesticated
    aggressive: aggressive, hostile, fierce, violent, vicious
    crowded: crowded, packed, busy place, full of people, rammed, heaving, jam packed, overcrowded, how crowded, how busy
    deserted: deserted, empty place, quiet place, not crowded, abandoned, not busy
    independent: independent, self sufficient, on own feet, self employed, stand alone, freelance
    waterproof: waterproof, water resistant, rainproof, weatherproof, water repellent, showerproof
    handmade: handmade, hand made, homemade, home made, made by hand, artisan, crafted
    electric: electric, battery powered, electrical, electronic, powered, rechargeable, battery operated, cordless
    digital: digital, online version, electronic, virtual, paperless, e version
    foldable: foldable, folding, collapsible, fold up
    disposable: disposable, single use, throwaway, one use
    reusable: reusable, refillable, washable, use again
    compatible: compatible, works with, work together, supported, compatible with, fit with, does it work with
    incompatible: incompatible, not supported, doesn't work with, won't work with, unsupported, not compatible
    legal status: legal, lawful, within the law, allowed by law, legally allowed, legalize
    illegal: illegal, unlawful, against the law, outlawed, not legal, break the law, prohibited by law
    moral: ethical, moral, right thing to do, morally right
    fair: fair, unbiased, even handed, reasonable, impartial
    unfair: unfair, not fair, unjust, biased, that's not fair
    mixed: mixed, assorted, variety of, all sorts, mixture of, selection of, range of, a mix of
    solid: solid, firm, hard object
    liquid: liquid, fluid, runny, watery
    transparent: transparent, clear, see through, translucent, sheer
    patterned: striped, polka dot, checked, patterned, floral, plaid, tartan, stripy
    plain: plain, simple, no pattern, unpatterned, basic
    colourful: colourful, multicoloured, rainbow coloured, vivid, bright colors, multi color
    shiny: shiny, glossy, sparkly, glitter, gleaming, glittery
    curly: curly, wavy, frizzy, curl, perm
    bald: bald, hairless, no hair, going bald, hair loss, losing my hair
    overweight: overweight, fat, obese, chubby, heavy, plump, obesity, too heavy
    underweight: underweight, too thin, skinny, too skinny
    muscular: muscular, ripped, buff, toned, athletic, six pack, abs, get ripped
    single adjective: single, unmarried, not married, bachelor, unattached, available person
    married: married, wed, hitched, tie the knot, get hitched, get married
    pregnant words: with child, having a baby, expecting a baby, knocked up, due date baby, morning sickness, trimester
    """
}

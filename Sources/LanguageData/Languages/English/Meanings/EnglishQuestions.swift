// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English questions, small talk and answers.
  static let englishQuestions = """
    [same]
    # question patterns
    how much cost: price, cost, how much, how expensive, what does it cost, how much is, how much does cost, price tag,
      what do they charge, what is the price, what's the cost, what does cost, how pricey, how much for, going rate, price of, cost of,
      what would cost, how much will cost, what's it cost, how much money for, set me back, how much to buy, charge for, retail price,
      what will it cost, what is the damage, market price, sell for, is it expensive, do they charge, what would i pay, cost me,
      how much would cost
    how many: how many, number of, count, amount of, total number, quantity, how much of, what number of, how many are, total of,
      what quantity, how many of, the number, what is the total, what amount, headcount, count of
    how far: how far, distance, how many miles, how many kilometres, miles away, how distant, how far away, how far is it, distance to,
      distance between, how close, what's the distance, km away, how far to, far is, mileage to, miles between, how near, distance from,
      miles to, how many miles to, is it far, far from here, kilometres to
    how long: how long, duration, length, how much time, how many minutes, how many hours, amount of time, time does it take,
      how long it takes, how long to take, how long will take, time needed, running time, runtime, how long is, how long does last,
      how long did, how much time does, takes how long, time required, how long will last, what length, for how long, how many days,
      how many weeks, how many years, how long have, time to get to, travel time, journey time, what's the duration, how long does take,
      how long is it
    how tall: how tall, height, how high, tallness, stature, how tall is, what's the height, what height, height of, how high is,
      feet tall, elevation, altitude, meters high, tall, stand how tall
    how old: how old, age, birth year, years old, what age, how old is, what's the age, age of, birthday of, how many years old,
      when born, what year born, current age, date born, when was born
    how big: how big, size, how large, dimensions, what size, surface area, what's the size, size of, how large is, square feet, area,
      square metres, how big is, land area, square miles, volume of, square footage, how much space, dimension of, acreage
    how heavy: how heavy, weight, how much does weigh, weigh, what does weigh, what's the weight, weight of, how heavy is, mass,
      how many pounds weigh, mass of
    how deep: how deep, depth, what's the depth, depth of, deepest, how deep is, deepness
    how wide: how wide, width, breadth, how broad, what's the width, width of, how wide is, wide, diameter
    how fast: how fast, speed, velocity, how quick, mph, kph, top speed, what's the speed, how fast does, how fast is, speed of,
      miles per hour, kilometres per hour, what speed, pace, how fast can, rate of speed, top speed of, knots
    how hot: how hot, how cold, how warm, temperature, temp, degrees, how chilly, what's the temperature, how hot is it, how cold is it,
      outside temperature, how warm is it, hot outside, cold outside, what temperature, temperature outside, is it cold, is it hot,
      is it warm, current temperature, how many degrees, temperature in, warm outside, room temperature, inside temperature,
      indoor temperature, feel like outside, thermometer
    how often: how often, frequency, how frequently, how many times, how regularly, what frequency, how many times a, at what intervals,
      how often does, how many times per, number of times, often do
    how to: how to, how do i, how can i, way to, how do you, instructions, steps to, how should i, how does one, guide, how would i,
      tell me how to, method, best way to, step by step, how can you, tutorial, procedure, how do we, process for, how can we,
      walk me through, explain how to, how am i supposed, directions for, instruct me how, teach me how, show me how to, what do i do,
      how is it done, way of, what steps, how does, what are the steps, tips for, how might i, technique, how would one, how about doing,
      correct way, easiest way to, what is process, know how to, manual, user guide, how it works, how you do, what is procedure,
      learn how to, how to go about, what is best way, show how
    how are you: how are you, how's it going, what's up, how are things, how have you been, how are you doing, what's going on,
      you alright, how's life, wassup, sup, what's new, how is your day, how do you do, how are you feeling, how you doing,
      what's cooking, how's tricks, how goes it, are you well, are you ok, you ok, are you okay, how's everything, how are you today,
      what's good, what's crackin, whats up, how ya doing, how's everything going, hope you are well, how are ya, are you alright,
      hows it going, how's it hanging, what's shaking, how do you feel, you good, having a good day, all right, how's your week
    who: who, what person, which person, whose, who's, what man, what woman, which man, which woman, what individual, who exactly,
      who else, whom, name the person
    who is: who is, biography, bio, tell me about, biographical information, biography of, who exactly is, life story, tell me who,
      background on, famous for, known for, who's that, what did do, life of, who the heck is, know about, bio of
    when: when, what time, at what time, what date, what day, which day, how soon, how long until, what hour, when is, when does,
      when will, at which time, date of, on what date, day of, what year, how long till, which date, which month, what month,
      on which day, what time does, in what year, starting time, what date is
    where: where, whereabouts, location, in which place, what place, position, at which place, where's, where can i find, where do i find,
      which place, where about, whereabouts is, location of, in what place, address of, where at, point me to, where to,
      what's the location, which country, which city, in what country, situated, located at, what location, position of, where on earth,
      find location, where will, which direction
    what is: what is, information about, info on, facts about, details on, tell me about, tell me what is, describe, what exactly is,
      explain what is, give me information, give information on, some information about, facts on, learn about, wiki, wikipedia,
      overview of, background on, the deal with, describe for me, get information on, details about, give details on, what do they mean,
      tell me more about
    which: which, what, which one, what one, which of, what kind, what sort, what type, what are the, which kind, any particular
    why not: why not, how come not, why won't, why isn't, why can't, why doesn't, what's wrong with, why am i unable, why haven't,
      why cannot, why wouldn't, reason i can't, why won't it, why not work
    how long until: how long until, how many days until, days left until, countdown, how soon, time left, how long till, how much longer,
      how much time left, time remaining, remaining time, days until, how many more days, how long before, how many weeks until,
      days to go, how many hours until, how many minutes until, how far away is, how many sleeps, weeks until, count down to,
      how long left, how much time until, time until, when will it end, how many minutes left, how many days till, how long to go,
      how many months until, hours until, minutes left, minutes remaining, months until, how close is, how long is left, when will go off
    time zone: time zone, timezone, time difference, hours ahead, hours behind, what timezone, difference in time, gmt, utc, est, pst,
      local time, time in, how many hours ahead, hour difference, time there, eastern time, pacific time, central time,
      eastern standard time, greenwich mean time, daylight saving time, what time zone, dst, time elsewhere, clocks change,
      clocks go back, clocks go forward, cst, mountain time, jet lag
    what time: what time, time, current time, clock, what's the time, time is it, o'clock, time now, time please, got the time,
      time right now, tell the time, the time, time check, tell me the time, clock time, show the time, time currently, how late is it,
      the exact time, what's the hour, what time is, the hour, local time, present time, give me the time
    what day: what day, date, today's date, what is today, current date, what's the date, what day is it, what date is it, which day is,
      day of the week, day is it, today's day, the date, date today, which date is, weekday of, what day of week, what month is it,
      what year is it, is today, date is it, todays date, current day, what day was, the day today
    what weather: weather, forecast, how's the weather, weather like, like outside, weather report, conditions outside, weather forecast,
      what's the weather, will it be nice, weather today, is it nice outside, will be sunny, outside right now, weather going to be,
      should i wear, weather conditions, weather tomorrow, what's the forecast, weather update, weather for, climate, is it sunny,
      nice day, meteorological, outdoors today, is it raining, current weather, do i need sunscreen, good weather, wear outside,
      extended forecast, five day forecast, weather now, weekly forecast, ten day forecast, hot or cold, sky look like, it like outside,
      looking outside, need a coat, need a jacket, weather outside, doing outside
    how is traffic: traffic, congestion, traffic jam, how are the roads, road conditions, how busy are roads, commute, tailback,
      traffic conditions, traffic report, any traffic, traffic update, how bad is traffic, is traffic heavy, hold ups, rush hour,
      queues on, bumper to bumper, how's my commute, bad traffic, traffic on way, delays on the road, any accidents on, how's the traffic,
      gridlock, roads busy, traffic to work, road closures, congested, any delays, roads clear, traffic like, heavy traffic, slow traffic,
      road traffic, how are roads, traffic news, commute like, how's the drive, drive to work, route clear
    where am i: where am i, my location, current location, my position, where are we, what place is this, what's my location, where i am,
      what street am i, where exactly am i, what is this place, current position, which city is this, my current location, my whereabouts,
      my coordinates, gps location, what town am i, what road am i, where we are, my gps, am i lost, which town, what is my address,
      what street is this, what state am i
    how do i get: directions, how to get to, route, way to, navigate, take me to, bring me to, guide me to, drive me to, lead me to,
      how do i reach, give me directions, directions to, route to, way to get to, show me the way, get me to, fastest way to,
      quickest way to, how do we get, best route, navigate to, plan a route, what's the way, how can i get, drive to, walking directions,
      driving directions, find a route, how would i get, lead the way, point me toward, help me get to, take us to, best way to get,
      guide me, map to, map me, show me route, direct me, turn by turn, where do i turn, which way to, plot a course, plan a journey,
      how to reach, way from, what route, route from, directions from, start navigation, set destination, itinerary, quickest route
    how did team do: score, result, who won, final score, outcome, what was the score, who is winning, did win, final result, how did do,
      did they win, who beat, game score, match result, end result, how many points, who lost, current score, who is ahead,
      how did the team, what was the result, latest score, did my team win, tell me the score, game result, full time score,
      how's the game, who's leading, how did they do, did lose, live score, winning or losing, who is losing, last game, halftime score,
      game go, beat them, score update
    how much do i have: balance, how much money, how much i have, money left, account balance, funds, how much cash, how much is in,
      what's my balance, my balance, money i have, what have i got, how much is left, current balance, available balance, what is in my,
      do i have enough, how rich am i, cash available, money in my account, how much in account, check balance, am i broke,
      money in the bank, remaining balance, bank balance, savings balance, how much is there, show balance, how much is available,
      how many dollars, available funds, how am i doing, how much cash left, balance of, account total, state of my account, cash balance,
      funds available, got left, money do i have, how much dough, what do i have, how much have i, what's in account
    how much owe: owe, debt, outstanding, do i owe, owed, due, amount due, what do i owe, what i owe, amount owed, balance due,
      what's due, what is owed, how much is due, amount outstanding, need to pay, outstanding balance, still owe, left to pay, payable,
      do i still owe, unpaid, how much to pay, have to pay, total due, payoff amount, remaining debt, owing, in the hole, who do i owe,
      past due, how much do owe, how much i owe, left to pay off
    how much spent: spent, did i spend, where my money goes, expenses, what did i spend, what have i spent, my spending, money spent,
      spending on, total spending, where did money go, spent on food, amount spent, my expenses, money went, expenditure, what i've spent,
      money on groceries, spent so far, went on, how much went on, spent last month, spent this month, blown on, did i spend on,
      have i spent, i spent
    how much do i make: salary, pay, wage, income, earnings, do i earn, compensation, what's my salary, how much i earn, my income,
      what do i earn, what am i paid, my pay, what do i make, gross income, annual income, take home pay, i make, yearly income,
      hourly rate, annual salary, my wages, what i make, monthly income, paid per hour, what's my wage, earn per year, net pay, am i paid,
      i earn, do i get paid
    are you there: are you there, are you listening, you there, can you hear me, are you awake, are you here, anyone there, anybody home,
      still there, do you hear me, are you on, can you hear, you awake, are you with me, hello are you there, are you still there,
      you listening, testing testing, are you paying attention, you here, anybody there, still listening, you still there, wake up
    who are you: who are you, what are you, introduce yourself, tell me about yourself, what's your deal, what is your identity,
      describe yourself, about yourself, who is this, what exactly are you, who you are, what you are, more about you, about you, who r u,
      your story, am i talking to, am i speaking with
    your name: your name, what are you called, what's your name, who are you called, your name please, tell me your name, name you go by,
      what are you named, got a name, can you name yourself, what name, do you go by, your full name, how are you called, your real name,
      have a name, should i call you, people call you
    my name: my name, who am i, what am i called, what's my name, tell me my name, remember my name, who i am, say my name, know who i am,
      do you remember me, my own name, what name have i, name do you have, you know me
    call me: call me, change my name, refer to me as, address me as, my name is, i go by, name me, from now on call, address me,
      please call me, change what you call, you can call me, refer to me, want to be called, my new name is, my nickname, call me by,
      save my name, change name to, instead of my name, my name isn't, use my name, want you to call, set my name, nickname me,
      use the name, remember my name is, start calling me, nickname for me, prefer to be called, say my name as, know me as,
      update my name
    your age: your age, how old are you, your birthday, when were you born, when were you made, how old you are, when is your birthday,
      what's your age, when were you created, what year were you, your date of birth, your birth date, are you old, are you young,
      what age are you, when did you start, when is your birth, birth year, tell me your age, you born, are you older than,
      were you built, when you were born
    your maker: who made you, who created you, who built you, who is your creator, your boss, who programmed you, who designed you,
      your maker, who developed you, who invented you, who you work for, what company made you, who owns you, who's your boss,
      your creator, who is your father, who is your mother, who is your owner, your developer, your parents, who wrote you, who coded you,
      who runs you, which company built you, your company, your manufacturer, created by, who do you belong, who are your parents,
      who controls you, who trained you, who employs you, developed you, your programmer, your inventor, your family, brought you to life,
      who's your maker, your boss's name, you made by, who pays you, you work for, responsible for you, you come from
    where from: where are you from, where do you live, where were you born, your home, where are you located, where you come from,
      where you from, where is your home, what country are you, your hometown, where you live, where are you, your birthplace,
      what is your origin, where were you made, where were you created, place you were born, your address, where is your house,
      your origin, your location, which country are you, come from, where you were made, originate
    your abilities: what can you do, your abilities, your skills, what can i ask, what can i say, your features, how can you help,
      what are you able, what do you do, what else can you, what are your skills, what things can you, how can you assist, what tricks,
      list your features, what commands, what all can you, what are you good, help menu, options available, show me your skills,
      what are your capabilities, what can you help, what kinds of things, list of commands, your purpose, your functions,
      what should i ask, things you can do, what questions can i, your job, what do you know, what help, your talents, your capabilities,
      which tasks can you, topics you know, are you capable of, ways you help, what services, stuff can you do, areas of expertise,
      what are you for, able to help with, possible commands, what you can do, anything i can ask, things i can say
    are you human: are you human, are you real, are you a robot, are you a computer, are you a person, are you ai, are you a bot,
      are you alive, real person, are you artificial, are you a machine, are you a human, is this a bot, talking to a person,
      are you an ai, are you fake, are you a program, you human, human or robot, are you living, robot or human, are you sentient,
      human being, you a robot, chatbot, artificial intelligence, is this a robot, speaking to a human, are you conscious,
      talking to a machine, bot or human, you an ai, really a person, actual human, you real, do you breathe, speaking to a person,
      automated, or a computer, a real human, real or robot, talking to a bot
    your hobbies: your hobbies, your interests, your free time, your pastime, what are your hobbies, do you have hobbies,
      what are your interests, any hobbies, spare time, for fun, in your free time, like to do, hobby, free time, enjoy doing,
      what are you into, off work, pass the time, your favorite thing, keep yourself busy, what you enjoy, in your spare time
    is open: open, opening hours, opening times, business hours, what time does open, what time does close, closing time, when does open,
      when does close, still open, working hours, trading hours, are they open, is it open, when are they open, open until, open till,
      closed on, open late, when do they close, when do they open, hours of operation, what are the hours, when is it open, hours today,
      open today, store hours, open on sunday, how late is open, closes at, open at, till what time, what hours, open yet, open this late,
      closed today, is closed, shut at, when does it close, is still open, open right now, open for business, last orders,
      when does it shut, open on weekends, open 24 hours, does it open, does it close, time open, time close, when open, when close
    allowed: allowed, permitted, can i bring, okay to, legal, permission, am i able, am i allowed, is it okay, is it ok, is it legal,
      do they allow, are you allowed to, allowed to bring, forbidden, acceptable, is it against rules, okay if i, prohibited,
      restrictions on, rules about, illegal, is permitted, let you bring, against the law, banned, lawful, rules for, bring on plane,
      am i permitted
    possible: possible, feasible, doable, is it possible, would it be possible, is there a way, any way to, possibility, able to,
      is there any way, possibly, way i can, option to, manage to, potential, can i get, feasible to
    need: need, require, necessary, do i need, is it necessary, will i need, must have, requirement, essential, necessity, what do i need,
      do you need, could do with, is required, be needed, want for, can't do without
    will rain: rain, umbrella, raincoat, drizzle, get wet, rainfall, rainy, chance of rain, umbrella today, need an umbrella, shower,
      will there be rain, precipitation, downpour, pouring, going to rain, rain today, take an umbrella, rain jacket, expect rain,
      stay dry, bucketing down, is it raining, rain expected, need my umbrella, wet outside, will it be wet, rain coming, storm coming,
      bring an umbrella, rain later, wellies, waterproof, rain boots, rain forecast, pouring down, rain tomorrow, rain in the forecast,
      chucking it down, likelihood of rain, dry today, will it be dry, brolly, carry an umbrella, pour outside, drizzly, raindrop,
      pissing down, tipping down, it rain, get rained on
    will snow: snow, snowfall, snowy, flurry, chance of snow, blizzard, will there be snow, how much snow, snow expected, snow storm,
      inches of snow, sleet, white christmas, snow day, snow coming, snow on ground, hail, snow today, snow tomorrow, sledge, shovel,
      snowstorm, snowflake, snowed in, going to snow, it snow
    worth: worth, value, valuable, how much is worth, valuation, appraisal, what is worth, is it worth it, worth it
    what kind: what kind, what sort, what type, kind of, type of, sort of, which type, which kind, category of, variety
    your feelings: do you have feelings, are you happy, are you sad, do you love me, do you feel, can you feel, your feelings,
      are you in love, do you like me, are you lonely, do you have emotions, are you angry, do you get tired, are you bored,
      do you get bored, do you dream, do you sleep, are you tired, are you scared, are you afraid, do you hate me, are you hungry,
      do you eat, do you cry
    your opinion on you: do you like, your favorite, what's your favorite, what do you like, do you love, what do you prefer,
      do you enjoy, tell me your favorite
    your family: your family, do you have siblings, do you have kids, do you have parents, do you have brothers, are you married,
      are you single, your siblings, your mother, your father, your kids, your friends, do you have friends, have any family,
      do you have pets, your pets, have any kids, have a dog, your dog, own a cat
    your gender: are you a boy, are you a girl, are you male, are you female, are you a man, are you a woman, boy or girl, male or female,
      man or woman, your gender, are you a guy
    your looks: are you beautiful, what are you wearing, show yourself, what is your appearance, can i see you, how do you look,
      your face, your hair, color are your eyes, your appearance, your body, your looks
    your languages: do you speak, can you speak, which languages do you, languages you know, how many languages, do you understand,
      do you know spanish, speak other languages, understand other languages, languages can you, you speak spanish, you speak french,
      you multilingual
    other assistants: siri, alexa, cortana, google assistant, bixby, do you know siri, do you know alexa, hey google, are you siri,
      chatgpt, ok google, hey siri, smarter than siri, better than siri, other assistants, virtual assistant, voice assistant, like siri
    your secrets: are you spying, are you recording me, do you record, who is listening, tell me a secret, are you watching me,
      are you always listening, do you store, are you recording this, is this being recorded, spying on me, share my data, your secret,
      track me
    your intelligence: are you smart, how smart are you, are you intelligent, are you stupid, what's your iq, do you know everything,
      how do you know, are you clever, how intelligent are you, are you dumb, so smart, are you a genius, can you think, can you learn,
      your iq, how do you work, you so smart
    what happened: what happened, what went on, what occurred, what took place, what happened to, what became of
    what to do: what should i do, what do i do, what can i do, what am i supposed, advise me, what would you do, any advice, what now
    what colour: what color, which color, color of, colour is
    what does it do: what does it do, what is it for, purpose of, what's the use, used for, function of, what does this do, use of
    what does it look like: look like, what does look like, appearance of, how does it look, description of
    who invented: who invented, inventor of, who came up with, who discovered, who created, who built, who made, invented by, who founded,
      who developed, created by
    how many people: how many people, how many attended, number of attendees, how many guests, crowd size, number of people, head count
    how do i know: how do i know, how can i tell, how can you tell, how to tell, ways to tell
    what if: what if, what would happen, what happens if, suppose that, if ever
    is it true: is it true, is that true, true or false, fact or fiction, fact check, is it a fact, is it correct, confirm whether,
      am i right, is that correct
    does it work: does it work, is it working, working properly, functioning, is it functional, operational, is it up, is it running,
      is it down
    how is it made: how is it made, how is made, made from, what is made of, made out of, consists of, composition
    where to buy: where can i buy, where to buy, who sells, where do they sell, where can i get, which store has, where to get,
      place to buy, where do i buy, where can i purchase, who carries
    which is best: which is best, what's the best, best kind of, best type of, which should i, what's a good, good one, best brand,
      which one should i, which do you recommend
    anything else: anything else, what else, is there anything else, is that all, is that it, is that everything, anything more
    difference dates: how many days between, days between, time between, how long between, how long ago, days since, how long since,
      how many days since, how many years ago, years since, time elapsed, weeks between, elapsed
    what year: what year, which year, in what year, year of, what year was
    what month: what month, which month, current month, what month is it
    what year is it: current year, which year is it, year is it
    time elsewhere: time in london, time in new york, time in tokyo, what time in, current time in, local time in, time over there,
      time in another city, time abroad, time there, world clock, convert time, time is it in
    # politeness, small talk, answers
    hello: hello, hi, hey, howdy, greetings, hiya, hullo, yo, hey there, g'day, good day, hi there, hey you, yo yo, wotcha, oi,
      hello there, hiya there, hey buddy, hi buddy, ahoy, aloha, hola, bonjour, salutations, alright mate, heya, hallo, how do,
      evening all, good to see you, hello again, well hello, hey man, ello, hey what's up, hello my friend, hey dude, long time no see,
      hi again, good to hear you, welcome back, hey babe, namaste, hello friend, hey bot
    good morning: good morning, morning, rise and shine, top of the morning, mornin, morning to you, good morning to you, wakey wakey,
      have a good morning, morning all, gm, i'm awake, i'm up, just woke up, start my day
    good night: good night, goodnight, night night, sweet dreams, nighty night, sleep well, nite, sleep tight, going to sleep, off to bed,
      have a good night, gn, nighty, have a good sleep, time for bed, nite nite, rest well, goodnight all, heading to bed, night all,
      say good night, bedtime, going to bed, lights out, turning in
    good evening: good evening, good afternoon, good afternoon to you, have a nice evening, good day, lovely evening
    goodbye: goodbye, bye, see you, see you later, bye bye, farewell, cheerio, catch you later, talk to you later, later, take care,
      ta ta, see ya, cya, good bye, ttyl, until next time, adios, ciao, i have to go, got to go, gotta go, so long, good bye now,
      have a nice day, have a good day, bye for now, catch you, talk soon, talk later, that's all, that will be all, see you soon,
      see you tomorrow, toodle oo, signing off, until we meet again, peace out, bye now, speak soon, tata, toodles, au revoir, adieu,
      sayonara, i'm leaving, see you around, hasta la vista, i'm off, cheers bye, until later, until tomorrow, over and out,
      have a good one, take it easy, cheers for now, speak to you later, i'm done here, leave you now, end conversation, end chat,
      i'm out, nice talking to you, catch ya later, see you then, bye then, stay safe, nothing else
    thanks: thanks, thank you, cheers, ta, thx, much appreciated, appreciate it, thank you so much, many thanks, thanks a lot, ty,
      grateful, i appreciate it, thankyou, thanks so much, thanks for that, thank you for that, thanks for your help, thanks for helping,
      thank u, cheers mate, i'm grateful, i'm thankful, thanks a million, thanks a bunch, you've been helpful, that was helpful,
      very kind of you, you're a star, you're a lifesaver, gracias, merci, tks, danke, nice of you, thank you kindly, thanks again,
      much obliged, ta very much, i owe you one, bless you, thanks very much, that helps, thank you anyway, gratitude, thankful,
      helped me a lot, thanks mate, ever so kind, that was very helpful, thank you ever so, cheers for that
    welcome: you're welcome, no problem, my pleasure, don't mention it, no worries, no probs, anytime, any time, not a problem,
      think nothing of it, it's nothing, glad to help, happy to help, it's a pleasure, no trouble, no bother, sure thing, no biggie,
      you bet
    sorry: sorry, apologise, my bad, i apologise, excuse me, i'm sorry, so sorry, my fault, my mistake, my apologies, excuse my,
      beg your pardon, oops, pardon me, whoops, forgive me, i made a mistake, didn't mean to, sorry about that, i was wrong, sorry for,
      feel bad, oopsie, my bad dude
    pardon: pardon, what did you say, didn't catch that, excuse me, come again, what was that, sorry what, say what, didn't hear you,
      couldn't hear you, huh, i missed that, didn't hear that, what did he say, could you repeat, beg your pardon, i beg your pardon, eh,
      couldn't hear, didn't get that, missed what you said, please repeat, say that louder, not hear, what was it again,
      repeat what you said, hear you, repeat please, sorry i missed, couldn't catch that, would you repeat that, your last sentence,
      didn't hear, not catch that, what you said
    yes: yes, yes please, yeah, yep, yup, sure, of course, absolutely, definitely, certainly, affirmative, ok, okay, correct, indeed,
      true, that's right, aye, alright, sounds good, uh huh, go for it, for sure, sure thing, that is correct, i agree, why not, yea, ye,
      yah, you bet, exactly, precisely, go ahead, sure do, yes i do, yes it is, yes i am, i think so, why yes, very well, fine, agreed,
      okey dokey, by all means, i believe so, yes that's right, you got it, okie dokie, roger, surely, okey doke, fine by me,
      works for me, yes of course, indeed i do, i suppose so, i guess so, suits me, that'll do, right on, that would be great,
      you got that right, that's true, that's fine, sounds great, yes absolutely, good idea, fo sho, oh yes, proceed, i would like that,
      uh huh yes, yes sir, yes ma'am, yessir, si, yes definitely, hell yes, heck yes, hell yeah, very much so, without a doubt,
      undoubtedly, no doubt, most definitely, right you are, please go ahead, sounds like a plan, spot on, k, okay then, mhm, yeah sure,
      as you wish, count on it, you know it
    no: no, no thank you, nope, nah, no way, not really, negative, never, absolutely not, of course not, no thanks, not at all,
      that's wrong, not true, i disagree, no i don't, no it isn't, not now, i'd rather not, not today, nay, not a chance, no sir,
      no ma'am, hell no, heck no, no that's wrong, under no circumstances, certainly not, not really no, that's not it, don't do it,
      don't, no i'm not, that's incorrect, wrong answer, i'd say no, by no means, definitely not, i refuse, no can do, not this time,
      no good, no chance, absolutely no, i think not, that is false, false, not correct, that's not true, not going to, please don't,
      don't do that, that's a no, nuh uh, not even close, out of question, no not really, nope not really, not interested, of course no,
      no that's not, negatory, not in the slightest, no need, that isn't right, not for me, rather not, not ever, not want that,
      not want to, not think so
    maybe: maybe, perhaps, possibly, i'm not sure, not sure, don't know, i don't know, idk, dunno, i'm unsure, uncertain, undecided,
      hard to say, it depends, who knows, can't decide, no idea, i'm not certain, unsure, might be, could be either, i can't decide,
      possibly so, could be, it might be, probably not, let me think, haven't decided, don't know yet, not sure yet, i have no idea,
      haven't a clue, no clue, i wonder, can't say, kind of, sort of, not certain, 50 50, on the fence, we'll see, i couldn't say,
      beats me, unknown, either way, could go either way, i'm undecided, depends, who can say, up in the air, not entirely sure,
      can't be sure, can't tell, i haven't decided, yes and no, hard to tell, not completely sure, i'm not positive, no opinion,
      possibly not, let me check, remains to be seen, might be true, jury is out, could be right, maybe so, it's possible, not a clue,
      search me, maybe not, your guess, i'm uncertain, can't be certain, am not sure, tough to say, i'm torn, hard to know, perchance,
      it is unclear, not 100 percent
    well done: well done, good job, great job, nice work, nice job, bravo, good work, nice one, you rock, you're awesome, you're the best,
      excellent work, way to go, congratulations, congrats, kudos, you did well, good going, great work, good stuff, top job,
      you did great, awesome job, you're great, you're amazing, fantastic job, brilliant work, you're brilliant, i'm impressed,
      impressive, attaboy, that was great, excellent job, you're so smart, good for you, you're smart, that's awesome, great stuff,
      hats off, thumbs up, you're clever, good bot, you're good, great answer, nailed it, that's perfect, marvelous, clever you,
      good answer, you are wonderful, what a star, high five, wonderful job, you are very helpful, smashing, you are fantastic,
      you're cool, that is good, well played, proud of you, right answer, top marks, good one, cracking job, you nailed it,
      pat on the back, give yourself a pat, you're helpful, just what i wanted, you're a genius, amazing work, you are incredible,
      lovely job, i'm happy with, amazing job, you are so helpful
    congratulations: congratulations, congrats, kudos, well done, well played, good on you, three cheers, felicitations, good for you,
      best wishes, hooray, hurrah, hurray, woohoo, mazel tov, yay, whoop whoop
    bad job: bad job, you're useless, you suck, you're stupid, you're dumb, not helpful, unhelpful, rubbish, you're terrible,
      you're no good, you're awful, i hate you, you're an idiot, you're not helpful, you stink, you don't understand, you're bad,
      you didn't help, useless, not good enough, this is terrible, what a waste, terrible job, poor service, you never understand,
      that's useless, that was bad, you're annoying, awful service, that's no help, hopeless, not what i wanted, pathetic, you're dumb as,
      no use, no help, a waste of time, you are rubbish, disappointed, terrible service, not happy with you, ridiculous,
      this is ridiculous, i'm not happy, unacceptable, not impressed, you are worthless, you disappoint me, sick of you, you're crap,
      not good, do better, you're wrong, bad answer, stupid bot, rubbish service, frustrated with you, worthless, shame on you,
      you failed me, i am dissatisfied, terrible answer, unsatisfied, waste of space, bad service, you're a failure
    wrong answer: wrong, incorrect, not what i meant, not what i asked, misunderstood, not right, mistaken, inaccurate, that's not right,
      that's wrong, not correct, you misunderstood, you got it wrong, you're wrong, you misheard, you got that wrong, that's incorrect,
      made a mistake, not the one, no not that, wrong one, i didn't mean, not what i wanted, you misunderstood me, i didn't ask,
      not accurate, false, error in, that's a mistake, not what i said, didn't say that, i meant, not that one, untrue, not what i need,
      i said, answer is wrong, mishear, you made a mistake, listen properly, you are mistaken, wrong thing, not what i requested,
      correct yourself, i asked for, never said that, not quite right, that ain't right, the wrong, got it wrong, bad answer,
      not ask for that, not say that
    love you: i love you, i like you, i adore you, i love u, love ya, love you, love you so much, i really like you, you're my favorite,
      crush on you, you are my friend, fond of you, you're sweet, luv you, you complete me, i heart you, you're adorable, you're cute,
      you're beautiful, you're sexy, kiss me, hug me, give me a kiss, give me a hug, your best friend, in love with you
    marry me: marry me, be my girlfriend, be my boyfriend, date me, will you marry me, go out with me, be my valentine, let's get married,
      will you date me, want to marry you, go on a date, be my wife, be my husband, would you marry me, spend life with me
    happy birthday: happy birthday, many happy returns, birthday wishes, birthday greeting, it's my birthday, bday wishes, birthday song,
      sing happy birthday, wish happy birthday, happy bday, hbd, have a happy birthday, birthday card, birthday message,
      today is my birthday
    nice to meet: nice to meet you, pleased to meet you, good to meet you, nice meeting you, great to meet you, glad to meet you,
      how do you do, lovely to meet you, it's a pleasure, good meeting you, pleasure to meet you, happy to meet you, nice to know you,
      glad we met, great meeting you, delighted to meet you
    i'm bored: bored, i'm bored, nothing to do, entertain me, amuse me, boredom, cheer me up, so bored, keep me entertained,
      something to do, what can i do, do something fun, something fun, i'm so bored, bored out of mind, make my day, let's have fun,
      bored stiff, have some fun, need entertainment, entertainment, do something interesting, nothing on, pass the time, kill some time,
      amuse, dull, amusement, tedious
    i'm sad: sad, unhappy, depressed, feeling down, miserable, gloomy, i'm sad, feeling sad, i'm unhappy, feeling low, feel bad,
      had a bad day, down in the dumps, heartbroken, upset, feeling blue, cry, depression, i'm depressed, i feel down, i'm upset, bad day,
      broken heart, tears, low mood, grief, mourn, grieving, feel terrible, feel awful, devastated, gutted, disappointed, cheer me up,
      sorrow, glum, in low spirits, need cheering up, not happy, rough day, feel like crying, weep, sadness, bereavement, homesick
    i'm tired: tired, exhausted, sleepy, worn out, knackered, fatigued, drowsy, i'm tired, i'm exhausted, wiped out, shattered,
      need sleep, i'm sleepy, dead tired, need a rest, no energy, low on energy, need a nap, bushed, pooped, weary, burnt out, tiredness,
      fatigue, dog tired, can't stay awake, jet lagged, lack of sleep, so tired, lethargic, need to rest, zonked, burnout
    i'm angry: angry, mad, furious, annoyed, pissed off, i'm angry, i'm mad, cross, fuming, livid, irritated, frustrated, fed up,
      i'm annoyed, pissed, raging, outraged, anger, cheesed off, ticked off, enraged, lose my temper, temper, seething, irate,
      infuriating, hacked off
    i'm scared: scared, afraid, frightened, terrified, nervous, anxious, i'm scared, i'm afraid, fearful, panic, panicking, worried,
      i'm worried, freaked out, petrified, spooked, uneasy, creeped out, i'm nervous, i'm frightened, panic attack, worried about, scary,
      have the jitters, butterflies in stomach, spooky
    stressed: stressed, anxiety, anxious, under pressure, overwhelmed, i'm stressed, too much work, tense, stressful, can't cope,
      burned out, frazzled, overworked, strain, anxiousness, freaking out, under stress, tension, at my wits end, stressed out,
      so much stress, reduce stress, on edge, swamped, snowed under, panic attack, too much to do
    happy: happy, glad, cheerful, joyful, delighted, i'm happy, in good mood, good mood, feeling good, over the moon, feel great,
      thrilled, excited, i'm so happy, happiness, chuffed, joy, joyous, ecstatic, upbeat, had a great day, i'm excited, on cloud nine,
      great day, i feel good, satisfied, jolly, merry, having a good day, stoked, feel amazing, pumped, in high spirits, bliss, proud,
      looking forward to, made my day, can't wait, excitement, on top of world, pleasure
    lonely: lonely, alone, no friends, i'm lonely, i'm alone, all alone, by myself, all by myself, feel alone, need a friend,
      need company, on my own, need someone to talk, loneliness, isolated, nobody to talk to, solitary, keep me company, be my friend,
      no one to talk, solitude, have no friends
    joke: joke, funny, make me laugh, something funny, humour, gag, pun, one liner, crack me up, knock knock, laugh, tell a joke,
      tell me a joke, something to laugh at, dad joke, punch line, gimme a joke, know any jokes, be funny, make me smile, tell jokes,
      comedy, crack a joke, knock knock joke, give me a laugh, got any jokes, say something funny, another joke, hear a joke,
      give me a joke, need a laugh, want to laugh, know a joke, hilarious, funny joke, wisecrack, limerick, clean joke,
      something hilarious, good joke, amuse me, chuck norris joke, have a laugh, make me chuckle, giggle, bad joke, humorous, say joke,
      comic, tickle my funny bone, tell one about, tell something funny, quip, chuckle, banter, cheesy joke, prank, funny thing
    riddle: riddle, brain teaser, puzzle, brainteaser, ask me a riddle, give me a riddle, conundrum, test my brain, mind teaser,
      tell me a riddle, puzzle me, logic puzzle, quiz me, tongue twister, stump me, mystery, enigma, guessing game
    story: story, tale, bedtime story, fairy tale, narrative, tell me a story, read me a story, short story, children's story,
      ghost story, once upon a time, fable, scary story, yarn, make up a story, tell a tale, hear a story, storytime, legend, myth,
      nursery rhyme, fairytale, anecdote, read a story, story time, adventure story, horror story, plot, folk tale, kids story,
      another story, storytelling, goodnight story
    fun fact: fun fact, interesting fact, trivia, did you know, random fact, something interesting, fact, cool fact, interesting thing,
      tell me something, tell me a fact, trivia fact, something new, give me a fact, fact of the day, tell me something interesting,
      teach me something, tell me something cool, trivia about, little known fact, give me some trivia, amaze me, something cool, tidbit,
      useless fact, on this day, factoid, today in history, surprise me with fact, today i learned, something amazing, facts about animals
    quote: quote, quotation, saying, inspirational quote, words of wisdom, famous quote, quote of the day, proverb, motto, inspirational,
      inspire me, motivational quote, saying of the day, motivate me, wise words, famous saying, give me a quote, quotation by, wisdom,
      citation, thought for the day, words to live by, positive quote, slogan, famous line, bible verse, positive affirmation,
      daily quote, aphorism, famous words
    compliment: compliment, say something nice, flatter, compliment me, pay me a compliment, say something sweet, be nice to me, flattery,
      something nice, praise me, am i beautiful, make me feel good, boost my confidence, say i'm beautiful, flatter me, praise,
      how do i look, mirror mirror, am i handsome, kind words, am i cute, cheer me on, self esteem, give me praise, give me a compliment,
      do you like me, feel good about myself
    sing: sing, sing a song, serenade, belt out, sing me, sing something, can you sing, sing for me, sing a tune, sing me a song, beatbox,
      rap, karaoke, sing along, hum, lullaby, sing a lullaby, carol, croon, sing happy birthday, yodel, do karaoke, rap for me
    poem: poem, poetry, verse, recite a poem, haiku, read me a poem, say a poem, tell me a poem, write a poem, poet, sonnet, rhyming poem,
      recite poetry, love poem, limerick, short poem, verse of poetry, a bit of poetry, ballad, tell poem, compose a poem
    meaning of life: meaning of life, purpose of life, point of life, why are we here, sense of life, what's life about, why do we exist,
      why am i here, reason for living, sense of living, what is life, purpose in life, what's the point, secret of life, philosophy,
      philosophical, meaning behind life, is there a god, does god exist, life after death, what is love, answer to life,
      purpose of living, afterlife, existence, universe and everything, secret to happiness
    don't understand: don't understand, i don't understand, doesn't make sense, makes no sense, confused, i'm confused, what do you mean,
      that's confusing, you lost me, come again, don't follow, not following, unclear, i'm lost, not clear, clear as mud,
      not making sense, lost me there, what does that mean, be more specific, more clear, don't get you, explain that again, clarify that,
      not sure i understand, puzzled, clueless, misunderstand, wdym, not get it, doesn't get it, not understand
    understand: understand, i understand, i see, got it, makes sense, gotcha, i got it, that makes sense, grasp, comprehend, figure out,
      now i get it, follow you, fair enough, roger that, copy that, message received, noted, crystal clear, do you understand,
      loud and clear, good to know, you get me, realise
    don't care: don't care, i don't care, doesn't matter, whatever, either one, either, i don't mind, no preference, up to you,
      makes no difference, who cares, all the same, not bothered, couldn't care less, not fussed, either is fine, whatever you like,
      don't mind, not important, neither, meh, your choice, anything is fine
    season greetings: merry christmas, happy new year, happy holidays, season's greetings, happy easter, happy halloween,
      happy thanksgiving, happy hanukkah, eid mubarak, happy valentine's day, happy anniversary, happy mother's day, happy father's day,
      happy diwali, merry xmas, happy christmas
    good luck: good luck, best of luck, break a leg, fingers crossed, wish me luck, all the best, best wishes, lots of luck,
      knock them dead, wish you luck, i need luck, lucky, fortune, luck
    get well: get well, get well soon, feel better, feel better soon, speedy recovery, hope you're better, recover, recovery, on the mend,
      get better, heal
    introduce: introduce, meet my friend, i am called, say hello to, say hi to, introduce myself, let me introduce, meet my,
      here is my friend, introduce you to, greet
    insult: insult, insult me, roast me, say something mean, be mean to me, yo mama, offend, roast, offensive, talk trash, diss, curse,
      swear word, swear, rude, say bad words, tease
    wow: wow, whoa, oh my god, omg, no way, incredible, unbelievable, holy cow, gosh, gee, blimey, crikey, goodness me, my goodness,
      good heavens, holy moly, jeez, damn
    haha: haha, lol, lmao, hehe, that's funny, you're funny, ha ha, rofl, that's hilarious, good one, very funny, you're hilarious,
      made me laugh, cracked me up, so funny, funny one
    just kidding: just kidding, kidding, i'm joking, only joking, just joking, jk, messing with you, pulling your leg, having you on,
      just messing, was only joking, just playing, sarcastic, sarcasm
    chat with me: talk to me, chat with me, let's talk, let's chat, have a conversation, chat to me, wanna chat, want to talk,
      can we talk, small talk, keep me company, converse with me, someone to talk to, say something, tell me something, i want to chat,
      have a chat, fancy a chat, chitchat, conversation, be my friend, talk about something
    how is my day: what's on today, my day, plans for today, anything on today, my agenda, what's planned, day ahead, my plans,
      do i have plans, what does my day, anything planned, look like today, today's schedule, my schedule, day look like,
      what are my plans, do i have meetings, anything on my calendar, going on today, anything coming up, what's my schedule, busy today,
      on the agenda, what meetings do i, my appointments, today's events, what is happening today, scheduled for today, what have i on,
      what's my day, how's my day, whats my day like, my schedule today, my day like, on my schedule, on my calendar, on my agenda,
      in my diary, on for today, my meetings today, have going on, have on today, happening in my day, on my plate
    whats new: any news, what's new, what's going on, anything new, anything interesting, what have i missed, what did i miss,
      catch me up, update me, what's the latest, up to speed, latest update, any updates, what's happening, fill me in, any developments
    good boy: good boy, good girl, good dog, bad dog, bad boy, naughty, bad girl
    excuse: excuse, alibi, pretext, make an excuse, give me an excuse, explanation, justify
    dream: dream, nightmare, bad dream, daydream, had a dream
    secret: secret, tell me a secret, confidential, keep a secret, private matter, hush hush
    gossip: gossip, rumour, rumor, celebrity news, juicy news, celebrity gossip, hearsay, grapevine
    flirt: flirt, pick up line, chat up line, pickup line, chat up, sweet talk, hit on
    hard time: i need to talk, i feel bad, i'm not ok, feeling lost, need someone, having a tough time, struggling, life is hard,
      hard time, going through a lot
    suicide: suicide, kill myself, want to die, end my life, suicidal, self harm, hurt myself, harm myself, take my life, end it all
    """
}

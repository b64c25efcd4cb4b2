// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English requests.
  static let englishMeanings = """
    [same]
    # general verbs of requests
    activate: activate, turn on, switch on, enable, power up, put on, power on, fire up, flip on, turn it on, turn back on,
      switch back on, get running, start up, boot up, hit the switch, turn them on, set running, get it going, pop on, whack on, stick on
    deactivate: deactivate, turn off, switch off, disable, shut off, power off, power down, shut down, kill, cut off, flip off,
      turn it off, turn them off, switch it off, kill the power, pop off, cut the power, disengage, disarm, turn back off, power it down
    restart: restart, reboot, turn off and on, power cycle, boot again, do a restart, hard reset, soft reset, reload, start again
    show: show, display, view, pull up, bring up, see, look at, let me see, have a look, show me, let's see, can i see, i want to see,
      display for me, put on the screen, get up, throw up, reveal, give me a look, let me look at, take me to, show on screen, see all,
      flash up, retrieve, display all, give me a view, show up on screen, pull it up, can you show me, put up on screen, lay out
    list: list, enumerate, give me a list, list out, run through, list all, name all, go through, read off, rattle off, make a list of,
      what are all, itemise, itemize, tell me all
    find: find, search, look for, look up, locate, search for, seek, track down, hunt for, find me, seek out, look around for, get me,
      dig up, dig out, scout out, hunt down, source, discover, help me find, can you find, try to find, in search of, do a search, find a,
      find some, find all, find out where, help find, track me down, search up, dig for, look out for, point out, query, look through for,
      locate for me
    google: google, search the web, web search, look up online, internet search, search online, google it, look it up, check the internet,
      check online, on the internet, find online, search the internet, browse the web, do a google search, look on the web,
      what does google say, bing it, wikipedia
    check: check, verify, make sure, confirm, double check, check on, check up on, take a peek, see if, find out if, look and see,
      inspect, review, go over, look over, look into, see whether, have a check, ascertain, keep an eye on, examine, ensure,
      give a once over, run a check on, have a look at, look to see, do a check, confirm that, is everything ok, tell me if
    add: add, put, include, insert, append, throw in, pop in, stick in, tack on, put on there, chuck in, put down for, insert into,
      add in, put in, slot in, attach, incorporate
    add to list: add to list, put on list, write on list, add to the list, put on the list, stick on the list, pop on the list,
      throw on the list, add to my list, put on my list, jot on the list, note on list, list needs
    create: create, make, new, set up, start new, generate, build, make me, set up a new, start a new, build me, construct, come up with,
      produce, form, put together, establish, make up, craft, develop
    remove: remove, take off, delete, erase, get rid of, clear, wipe, cross off, scratch, take out, eliminate, remove from, strike off,
      take out of, wipe off, drop from, pull out, strip out, rub out, rid, clear off, take away, cut out, dump, scrub, do away with,
      expunge, get it off
    empty: empty, clear out, clear all, delete all, remove all, wipe clean, delete everything, clear the list, get rid of everything,
      erase everything, purge, remove everything, take everything off, start over clean, clear everything, wipe everything, erase all,
      clear my list
    change: change, modify, edit, alter, adjust, update, amend, revise, switch up, make changes, tweak, make a change, change up, rework,
      make different, fiddle with, reconfigure, customise, customize, make an edit, adapt
    replace: replace, swap, substitute, exchange, trade, swap out, switch out, change for, put instead, use instead, in place of,
      swap for, switch with, trade for, supersede
    set: set, put at, fix at, adjust to, set at, set it to, adjust it to, put it to, make it, set it at, put it on, fix it at,
      switch it to
    start: start, begin, kick off, commence, get going, get started, initiate, start it, set off, get it started, start off, fire off,
      let's go, let's begin, launch into, get to it, get the ball rolling, make a start, go ahead, trigger
    stop: stop, halt, quit, cease, knock it off, cut it out, enough, stop it, that's enough, enough already, end, discontinue,
      put an end to, cut out, give it a rest, pack it in, stop that, leave off, make it stop, cease and desist, finish, terminate, no more
    pause: pause, hold, hold on, freeze, suspend, pause it, pause that, put on hold, take a break, wait a minute, stop for now,
      halt for now, stop for a minute, stop temporarily, hold that, on hold
    resume: resume, continue, carry on, unpause, keep going, go on, keep playing, pick up, keep on, proceed, start back up, continue from,
      where i left off, pick up where left, pick back up, continue playing, start again, take off pause, don't stop, keep it going,
      press on, go ahead
    skip: skip, next, jump, skip this, move on, pass, skip it, next one, skip over, leave out, jump over, go past, not this one, miss out,
      skip to next, jump to the next, go to next, move to the next, pass on this, bypass, give it a miss
    previous: previous, last, go back, back, prior, preceding, before, previous one, the one before, last one, go back one, back one,
      earlier, former, one before that, the last one, go to previous, what was before
    next: next, upcoming, following, coming up, coming, forthcoming, the next one, next up, what's next, the one after, after that,
      subsequent, next in line, the following, what comes next, what's coming up, afterwards
    repeat: repeat, say again, again, one more time, once more, come again, say that again, over again, repeat that, repeat it,
      run that by me, what was that, tell me again, say it again, do it again, another time, say what, reiterate, do that again, redo,
      encore
    replay: replay, play again, restart, start over, from the beginning, from the start, replay it, play it again, play that again,
      from the top, start from the beginning, back to the start, restart the song, go back to start, hear that again, from scratch,
      one more listen
    loop: loop, on repeat, put on repeat, over and over, repeat mode, on loop, play on loop, keep repeating, play over and over,
      play nonstop, put it on repeat, keep it on repeat, again and again, repeat this song, nonstop, on a loop, repeat one
    open: open, launch, run, pull up, start, bring up, open up, fire up, start up, boot, take me to, go into, pop open, get into
    close: close, shut, exit, quit, close down, exit out, close out, get out of, close it, shut it, force close, back out of, minimise,
      minimize, shut down
    raise: raise, increase, turn up, up, boost, bump up, crank up, bring up, higher, put up, push up, turn it up, increase it,
      make it higher, lift, up it, ramp up, elevate, jack up, push it up, take up, step up, heighten, scale up, put it up, whack up, hike,
      upward, take it up, notch up, boost it, make higher
    lower: lower, decrease, reduce, turn down, down, drop, bring down, cut down, turn it down, put down, make it lower, make lower,
      knock down, tone down, take down, reduce it, scale back, lessen, bring it down, cut back, dial down, dial back, diminish, ease off,
      take it down, put it down, notch down, step down, dip
    maximum: maximum, max, highest, all the way up, as high as possible, fullest, hundred percent, max out, all the way, full blast,
      full whack, full power, to the max, full on, as much as possible, top level, as far as possible, topmost, to the top, peak
    minimum: minimum, min, lowest, all the way down, as low as possible, least, lowest possible, bare minimum, to the bottom,
      as little as possible, lowest setting, minimal, lowest level
    send: send, shoot, forward, dispatch, fire off, transmit, send out, send off, send over, pass along, shoot off, ping, relay,
      get over to, fire over, send it to, deliver, forward to, shoot over, send across, submit
    read: read, read out, read aloud, read me, read to me, read it out, read it to me, read that, read me the, read through, recite,
      speak aloud, read off, tell me what says, read out loud, let me hear, narrate, what does it say
    write: write, compose, draft, type, pen, write up, write out, put in writing, make up, draw up, type up, type out, pen a, author,
      key in
    note down: note down, write down, jot down, take note, make a note, take down, put down, note, write that down, write it down,
      make a memo, jot, scribble down, put in notes, add to my notes, make note of, take this down, scribble, memo, note that,
      create a note, save a note, make a note of, get this down, keep a note
    save: save, store, keep, preserve, save it, save this, hold on to, keep hold of, retain, save a copy, store away, archive, stash,
      hang on to, hold onto, put away
    bookmark: bookmark, save for later, add to favorites, mark as favorite, favorite, add to my favorites, save to favorites,
      save this for later, keep for later, pin, save for future, mark this
    compare: compare, difference between, versus, vs, how different, which is better, contrast, difference, what's the difference,
      compared to, compared with, how does compare, stack up against, better than, side by side, weigh up, which one is better,
      which is cheaper, differ, difference in, how do they differ, distinguish, tell apart, contrast with, line up against, pit against,
      what sets apart, side by side comparison, compare prices
    book: book, reserve, make a reservation, make a booking, get a table, book in, book me, make a reservation for, secure a spot,
      get me a reservation, reserve a spot, put in a booking, make reservations, book a place, hold a spot, reserve a place, book up,
      get a booking, save a seat, pre book, lock in
    cancel: cancel, call off, scrap, scratch, abort, cancel it, call it off, drop, do away with, cancel my, back out, pull out of,
      bail on, can no longer make, axe, bin off, call it quits, nullify, void, revoke, rescind, no longer want, don't want anymore
    cancel never mind: never mind, nevermind, forget it, forget about it, cancel that, scratch that, don't bother, ignore that, nvm,
      forget that, leave it, changed my mind, i changed my mind, disregard, disregard that, no matter, drop it, ignore me, skip it,
      let it go, cancel this, doesn't matter, not any more, scrap that, forget i said that, don't do that, leave that, ignore it,
      ignore what i said, just forget it, no don't, no longer needed, don't worry, forget all that
    schedule: schedule, plan, arrange, set up, put on calendar, pencil in, organise, put in the diary, put in calendar,
      add to my calendar, add to calendar, put on my calendar, set a date, set a time, find a time, fix a time, make plans, lay out,
      map out, pencil me in, block out time, arrange for, line up, book in, slot in, timetable, set for, block off, fix up,
      make an appointment, calendar in
    reschedule: reschedule, move, push back, postpone, delay, put off, shift, bring forward, change time, change date, push to,
      change the time, change the date, put back, move forward, move back, push to later, move to another day, change to another day,
      change the appointment, make it later, make it earlier, move it to, rearrange, another day instead, defer, delay until, new time,
      rebook, different time, different day, shift to, rain check, bump to, switch the date, adjourn
    rename: rename, change the name, name differently, give a new name, give another name, change title, change name to,
      call it something else, different name, edit the name, retitle, name it, new name for, relabel, change the title of
    name: name, title, label, what's the name, what is it called, entitled, known as, goes by, called, what do you call, headline
    share: share, pass on, show to others, share with, let others see, show it to, pass around, spread the word, let them see, share this,
      send to friends, forward to
    copy: copy, duplicate, clone, make a copy, copy it, replicate, make copies, make a duplicate, reproduce, take a copy, copy across,
      copy that, copy and paste, carbon copy, photocopy
    paste: paste, insert from clipboard, paste in, put in from clipboard, stick from clipboard, paste it, paste from clipboard
    call: call, phone, ring, dial, give a call, give a ring, make a call, buzz, telephone, ring up, call up, get on the phone, call my,
      phone up, give them a ring, give a bell, give a buzz, place a call, make a phone call, get hold of, reach out to, dial up,
      get in touch with, video call, facetime, get on the line, put through to, put me through, speak to, talk to on phone, give a tinkle,
      drop a line, start a call, connect me to, bell, voice call, conference in
    call back: call back, ring back, return call, redial, phone back, call them back, get back to, call again, call him back,
      call her back, try again, give a call back, return my call, return the call, return missed call, return phone call, last caller,
      ring them back
    hang up: hang up, end call, disconnect call, put down the phone, finish call, hang up the phone, end the call, put the phone down,
      drop the call, stop the call, cut the call, end this call, get off the phone, end phone call, hang it up
    answer call: answer call, pick up, accept call, take the call, answer the phone, pick up the phone, get the phone, answer the call,
      answer my phone, take this call, accept the call, answer it, get that call, pick up the call, put on speaker
    decline call: decline call, reject call, ignore call, reject the call, ignore the call, send to voicemail, don't answer,
      decline the call, don't pick up, refuse call, ignore this call, silence the call, not answer
    pay: pay, pay off, pay for, make a payment, clear the bill, pay up, settle, make payment, settle up, pay back, cough up,
      foot the bill, pay out, repay, pay towards, hand over, pay in full, remit, pay down, reimburse, pick up the tab
    track: track, trace, follow, keep track of, monitor, log, track down, keep tabs on, keep an eye on, log my, keep a record, keep a log,
      watch over, follow up on, observe, chart, trace my, record my, keep up with
    explain: explain, clarify, describe, elaborate, break down, tell me more, go into detail, expand on, describe to me, go over,
      spell out, walk me through, talk me through, tell me about, give more detail, shed light on, more detail, explain to me,
      how does work, help me understand, dumb it down, say more about, what do you mean, in simple terms, elaborate on, more info on,
      outline, tell me everything about, in layman's terms, illustrate, make it clear
    recommend: recommend, suggest, advise, any suggestions, any recommendations, any ideas, what would you recommend, give me suggestions,
      any tips, do you recommend, can you suggest, what should i, give me ideas, got any ideas, which would you choose,
      what do you suggest, propose, worth trying, point me to, worth a try, who should i, tip me, best one for me, any good ones,
      give me some options
    remind: remind, make me remember, jog my memory, remind me, give me a reminder, remind me to, remind me about, set a reminder,
      set reminder, create a reminder, make a reminder, don't forget to, let me not forget, don't let me, reminder to, nudge me,
      prompt me, add a reminder, send me a reminder, keep reminding me, make sure i, refresh my memory, help me remember,
      need to remember, make sure to remind, alert me to, not let me forget
    remember: remember, memorize, keep in mind, memorise, don't forget, remember this, make a mental note, recall, bear in mind,
      commit to memory, save that for me, keep that in mind, learn by heart, know for next time, keep track of
    forget: forget, erase from memory, stop remembering, forget about, slip my mind, can't remember, don't remember, wipe from memory,
      escapes me, delete from memory, i don't recall
    wake: wake, wake up, get up, get me up, wake me, wake me up, wake me at, rouse, get up at, get me up at, awake, wake up at,
      make sure i wake, be up by, be up at, get out of bed, awaken, need to be up, stir
    record: record, capture, tape, start recording, record it, start a recording, make a recording, get on tape, record this, tape this,
      press record, take a recording, save a recording, hit record, film it
    record voice: voice memo, voice note, audio note, voice recording, record voice, record my voice, record a memo, voice recorder,
      audio recording, make a voice note, take a voice memo, record audio, sound recording, record a message, dictaphone, audio memo,
      record what i say
    dictate: dictate, speech to text, voice typing, take dictation, type what i say, write what i say, type for me, voice to text,
      talk to text, start dictating, write as i speak, voice dictation, transcribe what i say, take down my words
    transcribe: transcribe, transcript, transcription, turn speech into text, make a transcript, convert audio to text, put into writing,
      audio to text, typed version, written version, get in writing, write out recording
    download: download, get the app, save offline, make available offline, download it, get it offline, dl, pull down, grab,
      save to my phone, get a copy, get from app store, store offline, save on device, for offline use, download for later, load onto
    upload: upload, back up, put online, upload it, send to the cloud, put on the cloud, save to cloud, post online, up to the cloud,
      back up to cloud, sync to cloud, put it online, add to drive
    install: install, set up, put on my phone, get app, install the app, get the app, add the app, put the app on, setup,
      put on my computer, download and install, load onto, need the app
    uninstall: uninstall, remove app, delete app, get rid of app, remove the app, delete the app, take off my phone, deinstall,
      remove program, take app off, get app off, take the app off
    lock: lock, lock up, bolt, secure, lock it, lock down, latch, lock the door, lock the house, deadbolt, close and lock,
      lock everything, make secure, lock behind me, put the lock on
    unlock: unlock, unbolt, unlock it, open the lock, unlatch, undo the lock, take off the lock, unlock the door, let me in, let them in
    connect: connect, pair, link, hook up, join, sync, link up, connect to, hook up to, get connected, pair with, sync with, pair up,
      link to, link with, attach, plug into, tether, sync up, make a connection, get online, go online, integrate, bind, connect up,
      connect my
    disconnect: disconnect, unpair, unlink, unhook, detach, disconnect from, unsync, drop the connection, cut the connection,
      forget device, disassociate, remove connection, take off the network, stop connecting, detach from, forget network, go offline,
      break the link, decouple
    measure: measure, take the measurement, take measurements, gauge, how much does measure, measure out, size up, get the dimensions,
      measure how
    use: use, utilize, employ, make use of, make use, take advantage of, put to use, go with, work with, operate, make the most of
    help: help, assist, aid, support, give me a hand, lend a hand, help me, help me out, give a hand, i need help, need a hand, help out,
      can you help, need assistance, get help, do me a favour, do me a favor, please help, guide me, give me some help, i'm stuck,
      need some help, helping hand, need a favour, i'm lost, support me, some help please
    need help: help me now, need help urgently, sos, emergency help, i need help now, call for help, help me please, in danger,
      it's an emergency, emergency, mayday, i'm in trouble, send help, get help now, urgent help
    fix: fix, repair, mend, sort out, troubleshoot, fix up, sort it out, patch up, put right, make right, restore, resolve, solve,
      get it working, get working again, deal with, rectify, remedy, make it work, iron out, fix it, work out the problem, repair work,
      patch
    broken: broken, not working, doesn't work, won't work, stopped working, out of order, faulty, busted, malfunction, on the fritz,
      isn't working, isn't responding, not responding, crashed, keeps crashing, out of action, on the blink, kaput, knackered, stuck,
      glitchy, messed up, playing up, acting up, does nothing, won't turn on, won't start, isn't right, failed, defective, wonky,
      not functioning, broke down, bricked, out of service, conked out, packed up, has a fault, gone wrong, wrong with, is down,
      has crashed, stopped responding, has died, doesn't work anymore, doesn't seem right, no longer works, keeps freezing, won't load,
      won't open, won't charge, keeps dying
    get: get, obtain, acquire, fetch, pick up, get hold of, lay hands on, come by, grab, procure, get a hold of, fetch me, hand me,
      bring me
    receive: receive, get, arrive, be sent, come in, get sent, get in the mail, have received, come through, coming to me, incoming,
      recipient
    want: want, wanna, wish, desire, fancy, feel like, i want, would like, would love, i'd like, i feel like, hope for, keen on,
      in the mood for, i'd love, be after, crave, long for, could go for, want to have, i'm looking for, dying for, up for
    going to: gonna, going to, about to, planning to, intend to, fixing to, plan on, am going to, intend, set to, thinking of, looking to
    have to: gotta, need to, required to, obliged to, supposed to, ought to, have got to, got to, be required to, obligated to, bound to,
      it's necessary to, mandatory, compulsory, am i supposed to, obligation
    show more: show more, more results, more options, see more, anything else, what else, more like this, give me more, more please,
      tell me more, keep listing, next results, any others, any more, what other, others like this, show others, list more, next page,
      load more, more choices, show me others, continue the list, further results, see others, is there more, anything more
    other: other, another, different, something else, alternative, else, alternate, something different, another one, other one,
      a different one, alternatively, different one, any other, instead, some other, other than, or else, second option
    choose: choose, pick, select, opt for, decide on, pick out, decide, choose from, go for, plump for, choose between, make a choice,
      single out, settle on, take your pick, elect, which to pick, choice, pick one, make a selection, help me decide, preference,
      selection
    sort: sort, arrange by, rank, sort by, order by, put in order, arrange in order, alphabetical order, alphabetize, in order of,
      sort out by, rearrange, rank by, put first, newest first, group by, organise by, sequence
    filter: filter, narrow down, only show, filter by, only those, narrow it down, limit to, restrict to, show only, exclude, refine,
      cut down to, weed out, just the ones, filter out, without any, except for
    complete: complete, finish, check off, tick off, mark as done, mark as complete, mark off, tick, mark done, all done, got done,
      mark as finished, mark complete, over with, cross off the list, set as done, get it done, wrap up, finalise, finalize, accomplish,
      i finished, check it off, tick it off, taken care of, mission accomplished, fulfil, fulfill
    submit: submit, file, hand it in, send in, hand in, turn in, put in, put forward, lodge, post off, submission, file away
    confirm: confirm, affirm, verify, validate, ratify, double check, is it confirmed, make certain, verify that, corroborate,
      authenticate, definitely happening, is that right, let them know yes, rsvp, attest, acknowledge
    approve: approve, accept, okay, authorise, authorize, sign off, approve of, give approval, give the ok, green light, give permission,
      agree to, say yes to, give the go ahead, approval, allow, sign off on, permit, ok it, give the nod, grant, agree, okay it,
      accept the request, consent, allow it, sanction
    reject: reject, decline, refuse, turn down, deny, say no to, knock back, turn it down, don't accept, disallow, veto, don't approve,
      rule out, rebuff, disapprove, not accept, turn away, say no, don't want it, dismiss, pass on, not approved
    request: request, ask for, apply for, put in a request, put in for, ask to have, make a request, would like to request, requisition,
      request for, appeal for, put in an order, demand, call for, seek, petition, submit a request, send a request
    apply: apply, sign up, put in an application, apply for, fill out application, apply to, application, fill in application,
      send an application, submit application, application form, how to apply, put in for, apply online, fill out a form,
      submit an application
    join: join, sign up, enroll, enrol, register, become a member, sign me up, sign up to, become part of, get in on, enlist, sign on,
      enrolment, enrollment, create account, register for, sign up for, be a member, membership, take part, participate, join in,
      get involved, apply for membership, put my name down, opt in
    sign in: sign in, log in, login, log on, logon, sign on, log into, sign into, get into my account, log me in, access my account,
      enter my account, sign me in, can't log in, get in, log back in
    sign out: sign out, log out, logout, log off, sign me out, log me out, sign off, exit my account, leave my account
    subscribe: subscribe, sign up for, become a subscriber, follow, subscribe me, get a subscription, start a subscription,
      start subscription, take out a subscription, become a member, opt in, sign me up for, join the mailing list, get the newsletter,
      get updates from
    unsubscribe: unsubscribe, cancel subscription, stop subscription, opt out, end membership, unsubscribe me, cancel my subscription,
      stop getting emails, end subscription, stop my subscription, cancel membership, end my subscription, unfollow, cancel my membership,
      remove me from list, opt me out, stop sending me, take me off, leave the mailing list, no longer subscribe, don't want emails
    report: report, notify about, let know about, file a report, flag, make a report, write up, report on, let someone know, report that,
      tell authorities, file report, tell the police, report it, raise an issue, bring to attention, log a complaint, report a problem,
      send a report, report this, submit a report
    notify: notify, alert, let me know, tell me when, ping me, give a heads up, inform, warn, let me know when, tell me if,
      let me know if, send me an alert, send me a notification, keep me posted, keep me informed, keep me updated, give me a shout,
      set an alert, advise me, give notice, make me aware, update me, fill me in, fill in, tip off, keep in the loop, message me when,
      text me when, send alert, shoot me a message, inform me, warn me, alert me when, notify me, holler, give me a warning, let us know,
      ping me when, make aware, keep up to date
    notification: notification, alert, push notification, notice, popup, pop up, banner, push alert, app notification, reminder, update,
      badge, announcement, notifs, push message, heads up, news alert
    try: try, attempt, give it a go, give it a try, have a go, give it a shot, give a whirl, take a shot, have a try, try and,
      have a crack, make an attempt, have a bash, endeavour, endeavor, do my best, make an effort, see if i can
    test: test, try out, run a test, check if works, test it, give it a test, do a test, perform a test, run a check, put to the test,
      check it works, dry run, test out, trial, test drive, try it out, run a diagnostic, diagnostic, check if it works, see if it works
    learn: learn, study, get to know, find out, learn about, teach myself, read up on, get into, pick up the basics, take lessons,
      find out about, study up on, learn how to, educate myself, master, get better at, want to learn, swot up, bone up on, revise,
      get the hang of
    teach: teach, show me how, instruct, train, show how to, teach me, train me, give lessons, show me the ropes, coach, tutor me,
      educate, help me learn, teach me how to, give me a lesson, school me in, demonstrate, instruct me, walk me through
    practise: practise, rehearse, drill, train, do some practice, exercises, get some practice, brush up on, run through, train for,
      polish up, go over, do drills, work on my, quiz me on
    know: know, be aware of, be familiar with, i want to know, aware of, do you know about, heard of, know of, familiar with,
      have knowledge of, let me know, clued up on, recognise
    think: think, opinion, what do you think, thoughts on, view on, reckon, do you think, what's your opinion, in your opinion, your view,
      what do you say, your take on, how do you feel, thoughts, point of view, i believe, your thoughts, suppose, believe, guess,
      consider, take on, figure, do you believe, do you reckon, is it worth, stance on, assume, presume, imagine, in my opinion,
      what is your view, consider that, be of the opinion
    wait: wait, hold on, hang on, just a moment, one moment, one second, give me a minute, just a sec, wait a minute, wait a second,
      wait a moment, give me a second, give me a sec, one sec, bear with me, hold your horses, hold up, just a second, just a minute,
      hang on a minute, hang on a sec, two seconds, not yet, half a mo, be patient, stand by, give me a moment, let me think,
      hold that thought, wait up, wait for
    listen: listen, hear, listen to, pay attention, listen in, hear out, tune in, have a listen, overhear, hear me out, lend an ear,
      listen up, play me
    watch: watch, see, stream, watch on tv, view, stream it, put on tv, see on tv, catch on tv, binge, binge watch, tune into, show on tv,
      sit and watch, what to watch, something to watch
    look: look, take a look, have a look, check out, have a peek, take a peek, look at, glance, look over, have a gander, peep, stare,
      view, look through, browse, flick through, browse through, have a butcher's, skim, scroll through
    talk: talk, speak, chat, have a conversation, converse, have a chat, speak with, talk with, talk to me, chat with, have a word,
      let's talk, let's chat, discuss, have a talk, natter, chin wag, chat to, catch up with, get talking, speak to me, chatter, dialogue,
      shoot the breeze
    tell: tell, say, let know, inform, inform of, relay, pass a message, pass on message, mention, give the message, tell them,
      let them know, say to, pass it on, communicate, announce, break the news, mention to, fill in on, express
    ask: ask, inquire, question, ask about, find out from, put a question, pose a question, query, raise a question, check with,
      make inquiries, have a question, got a question, i have a question, quick question, wondering, curious about
    answer: answer, respond, reply, response, get back to, answer to, give an answer, write back, reply to, respond to, text back,
      message back, answer back, send a reply, send a response, send back, give a response, reply back, email back, react, feedback on,
      hit reply, reply with
    visit: visit, go see, pop in, go and see, drop in on, pay a visit, stop by, drop by, call in on, go to see, go round, come over,
      pop round, come round, swing by, stay with, come by, check out, go visit, look in on, see in person
    bring: bring, fetch, bring along, take along, carry, take with, bring me, fetch me, bring with me, carry with me, bring home
    leave: leave, depart, head out, set off, go away, take off, head off, get going, leave at, set out, get off, go out, get out, be off,
      make a move, get on the road, hit the road, walk out, move out, step out, clear off, have to leave, start out, leave home,
      leave for, leave the house, time to go, scoot, pop out, depart for
    arrive: arrive, reach, get here, get to, get in, arrive at, turn up, show up, come in, roll up, make it to, pull in, touch down,
      get there, check in, land at, reach destination, be here, due in
    return: return, come back, go back, get back, come home, get home, be back, come back from, get back from, head back, turn back,
      make my way back, back to, retrace, back again, back home
    return item: return, send back, bring back, take back, refund, return it, return this, give back, make a return, return an item,
      return policy, doesn't fit, want to return, return my order, ship back, can i return, change for another, hand back,
      swap for another, return a purchase, exchange an item, exchange it
    go: go, travel, go to, get to, go over to, make my way, be on my way, head for, head over, pop to, go out to, proceed to, nip to,
      attend, come along, get myself to, move along
    drive: drive, take the car, drive to, go by car, take my car, get behind the wheel, motor, by car, in the car, hop in car, steer,
      behind the wheel
    walk: walk, on foot, stroll, go on foot, by foot, go for a walk, take a walk, walk to, wander, hike, have a walk, ramble, trek,
      on my feet, power walk, pace, leg it, walking distance
    run: run, jog, go for a run, go running, go jogging, sprint, start a run, morning run, 5k, go for a jog, track my run, dash, marathon,
      treadmill, half marathon, 10k
    cycle: cycle, bike, ride a bike, bicycle, by bike, go cycling, bike ride, cycle to, by bicycle, on my bike, go by bike, ride my bike,
      pedal, push bike, bike path, cycle lane, bike lane, cycle route
    fly: fly, by plane, take a plane, flight, fly to, by air, air travel, take a flight, catch a plane, catch a flight, on a plane,
      jet off, travel by plane, fly out, fly over, go by plane, airborne
    buy: buy, purchase, order, pick up, shop for, pay for, get some, get me some, make a purchase, go buy, pick up some, want to buy,
      place an order, order me, order some, get more, stock up on, where to buy, invest in, splash out on, snap up, add to basket, buy it,
      buy online, put in basket, treat myself to, acquire, pick me up some
    sell: sell, put up for sale, get rid of, offload, sell off, put on the market, sell my, flog, auction off, list for sale, for sale,
      sell it, sell online, trade in, get shot of, cash in, hawk, put on ebay
    rent: rent, hire, lease, rent out, charter, hire out, on hire, for hire, lease out, take a lease
    borrow: borrow, get a loan, take out a loan, take a loan, borrow money, apply for a loan, get a mortgage, have a loan of,
      take out mortgage, on loan, get financing, get on credit, take on loan
    lend: lend, loan, loan out, lend me, loan to, give a loan, lend out, lend to, lend some money, spot me
    donate: donate, give to charity, give money, make a donation, contribute, give to a cause, donate to, donate to charity,
      make a contribution, chip in, support a charity, charitable donation, give to good cause, fundraise, fundraiser, sponsor, pledge,
      raise money for, give away
    earn: earn, make money, make a living, bring in, make some money, get paid, take home, bring home, pull in, income, gross,
      money coming in, rake in
    spend: spend, pay out, shell out, fork out, expenditure, money going, spent on, splurge, shell out on, money i spend, outgoings,
      where money went, lay out, pay for, expenses, blow on, dropped on, part with, splash out, what i spend, money out, cash out on,
      spending habits
    save money: save money, put money aside, savings, put away, put away money, set money aside, save up, cut costs, cut spending,
      spend less, savings goal, put by, squirrel away, save up for, money saving, be thrifty, scrimp, rainy day fund, saving tips,
      keep costs down, economise, set aside
    transfer: transfer, send money, move money, wire, wire transfer, move funds, bank transfer, transfer money, transfer funds,
      make a transfer, send funds, send cash, shift money, money transfer, funds transfer, send dollars, send pounds, send someone money,
      transfer between accounts, venmo, zelle, send bucks, put into my account, move cash, give money to, send quid, switch money, paypal,
      remittance, ping money, bacs, wire money, put in savings, move to savings, pay someone
    withdraw: withdraw, take out cash, take out money, get cash, cash withdrawal, take money out, cash out, make a withdrawal,
      take cash out, get money out, draw out, withdraw cash, get cash out, draw money, pull out money, get out cash, withdraw money,
      take out funds, remove money
    deposit: deposit, put money in, put in money, add funds, pay money in, make a deposit, pay in, put into, deposit money,
      pay into my account, put cash in, deposit a check, deposit cheque, put in the bank, bank it, cash a check, deposit cash,
      cash a cheque, pay in cheque, place in account, put in account
    top up: top up, reload, add credit, recharge, add money, put money on, add funds, load money, put credit on, top off, reload card,
      add balance, add more money, add cash, fund account, add minutes, buy credit, get more credit, put more money on, load up,
      refill balance, top up my phone
    cook: cook, make, prepare, fix, cook up, whip up, rustle up, throw together, cook dinner, make dinner, cook a meal, make for dinner,
      cook for, make a meal, prepare a meal, knock up, do the cooking, dish up, stew, put together a meal
    bake: bake, put in the oven, bake a cake, pop in the oven, cook in the oven, oven bake, make a cake, stick in the oven, baker, roast
    grill: grill, barbecue, bbq, cookout, barbeque, broil, barbie, on the grill, have a barbecue, char grill, fire up the grill, griddle
    boil: boil, bring to the boil, bring to a boil, poach, simmer, hard boil, soft boil, boil water, parboil, blanch, steam, bring to boil
    fry: fry, pan fry, saute, stir fry, deep fry, shallow fry, sear, sautee, sizzle, in a pan
    reheat: reheat, warm up, heat up, microwave, nuke, warm, heat through, heat it up, reheat in microwave, pop in the microwave, zap,
      warm through, rewarm, warm it up, stick in the microwave, heat back up
    defrost: defrost, thaw, unfreeze, thaw out, de ice, take out of freezer, melt, unthaw
    eat: eat, dine, grab a bite, consume, something to eat, have to eat, bite to eat, have a meal, chow down, munch, tuck into,
      have for dinner, get something to eat, devour, have food, scoff, get some food, eat out, go for a meal, grab some food, feed me,
      chew, have dinner, have lunch, get a bite, feast, grub
    drink: drink, beverage, something to drink, have a drink, sip, get a drink, swig, gulp, have a cuppa, stay hydrated, hydrate, thirst,
      glass of, drink water, get drinks, down a pint, guzzle
    clean: clean, clean up, tidy, tidy up, do the cleaning, give a clean, scrub, wipe down, spruce up, dust, polish, do housework,
      clean the house, clear up, cleanse, deep clean, wipe, housework, sweep, spring clean, declutter, straighten up, housekeeping,
      clean my room, make tidy, sweep up, cleanup
    vacuum: vacuum, hoover, vacuum cleaner, robot vacuum, roomba, robovac, do the vacuuming, do the hoovering, vacuum the floor,
      start vacuuming, sweep the floor, vac, hoover up, vacuum up, vacuum the house, vacuum the carpet, clean the floors,
      clean the carpet, robot cleaner, run the vacuum, run the hoover, dyson
    mop: mop, mop the floor, wet clean, wash the floor, scrub the floor, clean the floor, swab, mop up
    wash: wash, do the washing, wash up, give a wash, rinse, wash off, lather, hand wash, scrub, clean with water, wash my hands, bathe,
      shampoo, wash down, rinse off, soap
    laundry: laundry, washing, clothes washing, do the laundry, dirty clothes, do laundry, wash clothes, wash my clothes, load of washing,
      washing load, put a wash on, put the washing on, load of laundry, washing machine, wash the sheets, hang the washing, laundromat,
      dry cleaning, launderette, laundry load, do the wash, fold clothes, washing cycle
    wash dishes: wash dishes, do the dishes, washing up, dishes, dirty dishes, do the washing up, wash the plates, clean dishes,
      load the dishwasher, run the dishwasher, washing the dishes, start the dishwasher, empty the dishwasher
    iron: iron, press clothes, do the ironing, press my shirt, iron clothes, iron board, steam clothes, iron my shirt
    throw out: throw out, throw away, bin, toss, chuck out, dispose of, discard, get rid of, chuck away, put in the bin, bin it, dump,
      ditch, put in trash, throw in the trash, junk, dispose, trash, toss out, take to the tip, chuck, scrap
    rubbish: rubbish, garbage, trash, waste, litter, refuse, bin bag, garbage bag, recycling, bin collection, trash pickup, junk,
      waste collection, bins, take out the trash, bin day, trash day, take the rubbish out, take bins out, garbage collection,
      take the trash out, garbage day, scraps, debris, waste disposal, compost, landfill, bin men
    bin: bin, trash can, garbage can, dustbin, wastebasket, trashcan, wheelie bin, waste bin, waste basket, rubbish bin, recycling bin,
      dumpster, garbage pail
    sleep: sleep, go to bed, go to sleep, nap, get some rest, doze, kip, hit the sack, snooze, bedtime, fall asleep, get to sleep, asleep,
      turn in, sleep in, have a nap, take a nap, go bed, lie down, catch some z's, get some sleep, shut eye, power nap, forty winks,
      slumber, hit the hay, off to bed, good night's sleep, time for bed, can't sleep, insomnia, drift off, rest up, have a kip, lie in,
      get some shuteye, oversleep, crash, put to bed, retire for night, be in bed, have a lie down, siesta
    relax: relax, unwind, chill, calm down, wind down, chill out, de stress, take it easy, calm, soothing, calm me down, help me relax,
      wind me down, destress, mellow, lighten up, loosen up, put my feet up, kick back, rest, lay back, calm myself, peace and quiet,
      have a rest, have a break, tranquil, take a breather, soothe, rest my mind, relaxation, zen, stress relief
    meditate: meditate, mindfulness, guided meditation, be mindful, start meditating, meditate with me, do some meditation,
      breathing session, yoga nidra, clear my mind, calm my mind, guide me through meditation, body scan, meditation session, mindful
    breathe: breathe, breathing exercise, deep breath, take a breath, deep breathing, take deep breaths, inhale, exhale, breath,
      help me breathe, catch my breath, breathwork, breathe in
    exercise: exercise, work out, workout, train, get fit, hit the gym, keep fit, training, do exercise, physical activity, sport,
      move more, get some exercise, get moving, fitness, fitness training, do a workout, start workout, get active, gym session,
      training session, train hard, hit the weights, lift weights, aerobics, do sport, pump iron, cardio, keep in shape, get in shape,
      workout routine, do some exercise, stay fit, start exercising, hiit, cross training
    calculate: calculate, compute, work out, figure out, do the math, add up, what's the answer, do a calculation, do the sum, reckon up,
      tot up, tally, count up, add them up, math, calculator, do some math, work it out, solve, arithmetic, do math, equation,
      compute for me, what equals, how much is, what does equal, equals, estimate, evaluate, tally up, what's the sum, number crunching,
      formula, algebra, solve for
    add numbers: plus, add, sum, add together, addition, added to, sum of, in addition to, and then plus, add on, what is plus, add these,
      total of, together make
    subtract: subtract, minus, take away, less, deduct, taken from, subtracted from, deducted from, difference of, knock off, what's left,
      minus from, reduce by
    multiply: multiply, times, multiplied by, multiplication, product of, time table, what is times, groups of, times by
    divide: divide, divided by, over, division, split, quotient, divided into, divided between, go into, how many go into, remainder,
      into how many, what is over, share by
    convert: convert, change into, how many in, converted to, exchange for, change to, how much in, how much is in, turn into,
      in other units, what is it in, how many are in, equivalent, metric, imperial, convert from, equal to in, switch to, how many make,
      same as in, how many ounces, how many cups, how many grams, how many pounds, how many inches
    translate: translate, how do you say, how would you say, how do i say, what is word for, how to say, what's in french,
      in another language, put into english, into spanish, say it in, what is the translation, translate to, translator, in spanish,
      in french, in german, in italian, translate into, interpret, how do they say, word in, how say, what does say,
      put into another language, in english, what is spanish for, say in, phrase in, in japanese, in chinese, interpreter,
      speak for me in, how is said, render
    define: define, meaning, what does mean, what is meaning of, meaning of, definition of, what does it mean, what is the definition,
      meaning of the word, dictionary, look up word, tell me the meaning, explain the word, give me the definition, define the word,
      what's meant by, give definition, dictionary meaning, describe the word, denote, stand for, what does word mean
    spell: spell, how to spell, how do you spell, how is spelled, letters of, spell out, spell it, spell the word, spelling of,
      correct spelling, spell it out, how is it spelled, what's the spelling, how does one spell, letters in, right spelling, spell check,
      spell that, how to write, how do you write
    pronounce: pronounce, how do you pronounce, how is pronounced, how to say, how is it pronounced, say the word, right pronunciation,
      how do i pronounce, how should i say, correct pronunciation, how does it sound, how it's said, enunciate, speak the word,
      say correctly, how you say it
    rhyme: rhyme, rhyme with, rhyming word, words that rhyme, sounds like, what rhymes, find a rhyme
    guess: guess, take a guess, have a guess, guess what, make a guess, any guesses, try to guess, guess who, take a stab, estimate,
      i bet, have a stab, speculate, educated guess
    roll dice: roll dice, roll a die, throw the dice, roll a dice, dice roll, dice, roll the dice, throw a dice, roll me a dice,
      roll a six, cast the dice, roll two dice, roll a d20, roll the die, shake the dice, throw dice, roll a number, sided die,
      sided dice, d20, toss the dice
    flip coin: flip coin, flip a coin, toss a coin, coin flip, coin toss, heads or tails, throw a coin, flip the coin, toss the coin,
      coin, spin a coin, flip for me, do a coin flip, toss up, flip a quarter, flip a penny, do a coin toss, call heads, throw the coin,
      coinflip, spin coin
    random number: random number, pick a number, choose a number, number between, generate a number, any number, give me a number,
      random integer, random digit, give a random number, think of a number, generate random number, number generator, number from,
      a number between, number from one to, select a number, roll a number, lucky number, raffle, draw a number
    play: play, put on, start playing, listen to, hear, blast, spin, play me, play some, put some on, play the song, want to hear,
      i want to hear, let me hear, let's hear, can i hear, play music, stick on, whack on, throw on, playback, cue up, queue up,
      turn on some, start music, hit me with, play something, crank out, jam to, let's listen to, give me some, feel like listening,
      pop on, press play, wanna hear, fancy listening to, play it, play back
    mute: mute, silence, silent, no sound, turn off sound, turn off volume, shut off sound, mute it, silence it, silent mode, no volume,
      volume off, sound off, put on mute, turn the sound off, turn off the sound, kill the sound, cut the sound, mute the volume,
      no noise, volume to zero, zero volume, go silent, mute sound, put on silent, turn sound off, mute yourself, mute the tv,
      shut the sound off, turn volume off
    unmute: unmute, sound on, turn sound back on, turn on sound, unmute it, sound back on, take off mute, volume back on, turn off mute,
      unsilence, restore sound, unmute yourself, volume on, bring back the sound, give me sound, off mute, turn the volume on,
      sound on again, unmute the sound, un mute
    be quiet: be quiet, shut up, hush, shush, stop talking, zip it, quiet, silence, pipe down, stop speaking, shut it, hush up,
      quiet please, quieten down, quiet down, stop chatting, hold your tongue, keep quiet, be silent, no talking, zip your lip,
      quit talking, keep it down, don't speak, stop yapping, silence please, shut your mouth, not a word, that's enough talking, shh,
      shhh, give it a rest, please be quiet, cease talking, belt up, mum's the word
    whisper: whisper, speak quietly, talk quietly, low voice, whisper mode, talk softly, speak softly, hushed voice, in a whisper,
      quiet voice, whisper to me, soft voice, under your breath, speak in whisper, murmur
    speak up: speak up, speak louder, talk louder, speak a bit louder, say it louder, can't hear you, louder voice, raise your voice,
      too quiet, be louder, you're too quiet, talk up, speak loudly, barely hear you, hard to hear
    slow down: slow down, slower, speak slower, talk slower, more slowly, slow it down, go slower, too fast, you're too fast,
      speak more slowly, reduce speed, less fast, half speed, lower speed, slow mode, slow motion, take it slow, easy does it,
      decrease speed, slow your speech, slow it, decelerate, talk more slowly
    speed up: speed up, faster, talk faster, speak faster, hurry up, more quickly, go faster, talk quicker, speed it up, too slow,
      increase speed, pick up the pace, faster please, quicker, double speed, get a move on, make it snappy, chop chop, make it faster,
      you're too slow, accelerate, be quick, step on it, at double speed, speak more quickly, higher speed, move it along, come on, rush,
      hasten
    rewind: rewind, go back, skip back, jump back, rewind it, go backwards, wind back, skip backwards, go back seconds, play from earlier,
      scroll back, jump backwards, back thirty seconds, reverse, skip back seconds, backward, back a bit, take me back, seek back,
      back ten seconds, go back a minute
    fast forward: fast forward, skip ahead, skip forward, jump ahead, jump forward, skip to, ff, go forward, wind forward, move forward,
      skip to end, go ahead seconds, forward, forward thirty seconds, skip intro, skip ahead seconds, jump to, speed through,
      skip this part, wind on, advance, seek forward, forward ten seconds, go to minute, skip a bit
    like: like, love, enjoy, thumbs up, be fond of, adore, i like, i love, favour, big fan of, really like, keen on, fan of, cherish,
      i enjoy, like it, love it, love this, like this, good song, give thumbs up, give a like, hit like, dig, approve of, care for,
      appreciate, like this song, this is great, best song ever, this is good
    dislike: dislike, hate, don't like, thumbs down, can't stand, not like, don't enjoy, don't care for, loathe, despise, can't bear,
      not a fan of, not keen on, detest, i hate, don't love, not into, give thumbs down, hate this, hate it, this sucks, don't fancy,
      bad song, not my thing, dislike this, this is terrible, not my taste, sick of, tired of hearing, fed up with, had enough of,
      not enjoying, this is awful
    rate: rate, give a rating, give stars, star rating, rate it, give five stars, out of five, score, leave a rating, rate this,
      five stars, how would you rate, mark out of ten, give it a rating, out of ten, stars out of five, give points, evaluate, two stars,
      rating of, four stars, one star, three stars
    follow: follow, subscribe to, follow them, keep up with, become a follower, start following, follow on, follower, subscribe,
      add as friend, friend request, stay updated on
    post: post, publish, share, put up, upload, post online, put on facebook, put online, post it, post a status, update my status,
      share on, put on instagram, make a post, status update, upload a post, post on facebook, publish online, share a post, write a post,
      put on social media, post about, share on facebook, share online, facebook post, put on my wall, post on, blog, go live
    tweet: tweet, post a tweet, send a tweet, retweet, tweet this, post on twitter, send out a tweet, put on twitter, write a tweet,
      send tweet, publish a tweet, tweet out, twitter, tweet at, compose a tweet, hashtag, write on twitter, complain on twitter,
      make a tweet, tweet about
    comment: comment, leave a comment, remark, comment on, write a comment, make a comment, give a comment, post a comment, add a comment,
      reply on post, have my say, leave feedback, observation
    block: block, blacklist, ban, bar, block it, block them, don't let through, refuse calls, prevent, keep out, exclude, block a number,
      block this number, stop calls from, blocklist, restrict, prohibit, stop messages from, stop calling me, stop them contacting
    unblock: unblock, unban, remove block, lift the block, take off blacklist, remove from blocked list, allow again, let through,
      stop blocking, unrestrict
    freeze card: freeze, block, lock, put a freeze, put a hold, put a stop, put a block, suspend, lock my card, freeze my card,
      block my card, stop my card, disable card, freeze account, block account, lock my account, put card on hold, temporarily block,
      freeze the card, deactivate card, put a stop on, temporary hold, suspend account, lock down, lock account, freeze my account,
      put on hold, put a lock, cut off card, cancel my card, place a hold, place a freeze, pause card, stop account, shut off card
    unfreeze: unfreeze, unblock, unlock, unfrozen, remove the freeze, take off the hold, lift the hold, lift the block, unfreeze my card,
      unlock my card, unblock my card, unfreeze account, unblock account, unlock my account, take off freeze, remove block, reactivate,
      undo the freeze, remove hold, lift freeze, unsuspend, thaw account, release the hold, reactivate my card, take off the block,
      card back on, remove the block, remove the hold, take hold off, unlock account, defrost account, turn card on
    dim: dim, dimmer, darken, make darker, turn down the lights, less bright, soften, lower the lights, not so bright, dim the lights,
      darker, lower the brightness, less light, dim lights, bring down the lights, turn lights down, too bright, make dimmer,
      make it darker, darker please, decrease brightness, reduce brightness, reduce the light, brightness down, lights down, dim it,
      turn down brightness, lower brightness, lights low, low light, it's too bright, make less bright, tone down the light, subdued,
      mood lighting, down on the lights, fade
    brighten: brighten, brighter, make brighter, lighten, more light, turn up the lights, brighten up, make it brighter, turn lights up,
      more brightness, increase brightness, too dark, it's too dark, lights up, brightness up, full brightness, lights to full,
      brighter please, raise brightness, brighter light, i need more light, raise the lights, turn up the brightness, make it lighter,
      lights brighter, turn up brightness, crank up the lights, not bright enough, increase the light, lights full, illuminate, can't see
    heat: heat, heat up, make warmer, warmer, turn up the heat, make it warmer, turn the heating up, turn heat up, raise the temperature,
      warm the house, increase temperature, increase the temperature, it's too cold, too cold, warm up the house, more heat,
      heat the house, higher temperature, i'm cold, put the heating on, warm the room, turn up the thermostat, raise the heat, warm it up,
      i'm freezing, i feel cold, preheat, crank up the heat, hotter, make hotter, chilly in here, warm up, cold in here,
      turn on the heating, whack the heating up, bump up the heat, turn heating on
    cool down: cool down, make cooler, cooler, colder, cool off, chill, make it cooler, make it colder, lower the temperature,
      turn the heating down, turn heat down, turn down the heat, too hot, it's too hot, cool the house, cool the room, lower temperature,
      decrease temperature, cool it down, hot in here, i'm hot, chill the house, reduce the temperature, less heat, make colder,
      turn down the thermostat, decrease the temperature, i'm boiling, i'm too hot, it's boiling, cooling, stuffy in here, i'm sweating,
      lower the heat, turn on the air, cool air, need some cool air, reduce temperature, air it out, ventilate
    charge: charge, recharge, plug in, charge up, juice up, put on charge, plug it in, power it, recharge it, top up battery,
      put on the charger, needs charging, charge my phone
    move: move, shift, transfer, relocate, relocate to, put elsewhere, move over, move to, shift over, displace, drag, put somewhere else,
      place in, move across, reposition, budge
    move house: move house, moving, relocate, change address, new address, i moved, change of address, have moved, i'm moving, new house,
      moving home, just moved, update my address, change my address, new home, movers, removal van, removals, moving company,
      living somewhere new, moving to new place, live at new address
    go home: go home, head home, way home, drive home, get home, on my way home, drive me home, take me home, get me home, return home,
      route home, head back home, directions home, journey home, go back home, back to mine
    turn: turn, rotate, spin, twist, turn round, turn around, go round, swivel, pivot, flip, flip over
    fill: fill, fill up, top up, refill, fill it up, fill with, pour in, load up, put water in, top off, pour
    refill: refill, renew prescription, repeat prescription, prescription refill, reorder, refill my prescription, more medicine,
      renew my prescription, more pills, get more medication, out of medication, get prescription filled, fill my prescription,
      pick up prescription, need more pills
    reorder: reorder, order again, order more, buy again, same order, order the same, same again, buy more, order another, usual order,
      my usual, repeat order, the usual, repeat my order, order it again, restock, order that again, stock up again
    ship: ship, deliver, send, mail, post, ship out, send out, dispatch, get delivered, have delivered, ship to, deliver to, post it,
      send by post, mail it, send in the mail, get sent, pop in the post, mail out, ship overseas, ship it
    wear: wear, dress, put on, get dressed, clothes for, have on, dress for, what to wear, should i wear, outfit for, throw on, dressed up
    try on: try on, fit on, see if it fits, fitting room, changing room, see how it looks
    plant: plant, grow, sow, put in the ground, cultivate, plant seeds, sprout, gardening, pot, repot, propagate
    water plants: water plants, water the plants, watering, water the garden, irrigate, water my plants, water the flowers,
      water the lawn, water garden, water flowers, sprinkle, give plants water, watering can, turn on sprinklers
    feed: feed, give food to, feed the dog, feed the cat, give dinner to, nourish, feed my pet, pet food, feeding time, give food
    vote: vote, cast a ballot, cast a vote, cast my vote, go to the polls, vote for, polling station, polling place, cast vote,
      put to a vote, cast my ballot, go voting
    bet: bet, wager, gamble, place a bet, put money on, place a wager, odds, put a bet on, bookie, stake, bookmaker, lottery, casino,
      bet on, have a flutter, betting odds, odds on
    lose: lose, misplace, can't find, cannot find, missing, gone missing, i lost, mislaid, lost my, can't find my, don't know where,
      gone astray, has disappeared, disappeared, nowhere to be found, i've lost, left behind, left somewhere, vanish, mislay,
      where did i put, where did i leave, dropped my
    steal: steal, nick, rob, pinch, swipe, theft, was stolen, got stolen, thief, burgle, mugged, robbery, burglary, pickpocket, break in,
      shoplift, burglar, got robbed, half inch, someone took my, been robbed, snatched
    hide: hide, conceal, make invisible, hide it, keep secret, make it hidden, don't show, cover up, keep from view, out of sight,
      disguise, keep hidden, mask
    protect: protect, secure, guard, safeguard, keep safe, shield, defend, keep secure, look after, keep from harm, secure it, preserve,
      shelter, watch over
    scan: scan, scan in, read code, scan this, scan code, scan the code, scan qr code, qr code, scan document, barcode, scanner,
      scan barcode, make a scan
    print: print, print out, make a hard copy, print it, hard copy, run off, print off, make a printout, on paper, paper copy,
      print copies, print it out
    zoom in: zoom in, enlarge, magnify, bigger, make bigger, make larger, get closer, bring closer, closer view, make it bigger,
      enlarge it, larger, blow up, make it larger, closer look, bigger text, close up, increase size
    zoom out: zoom out, make smaller, smaller, shrink, further out, make it smaller, pull back, reduce size, decrease size, wider view,
      smaller text, see more area, zoom back
    undo: undo, revert, take back, reverse, roll back, undo that, undo it, take that back, reverse that, change it back, put it back,
      restore, back out, go back one step, step back, undo last, rollback, undo changes, undo the last, reverse it, revert back,
      back to how was, put back, take it back
    redo: redo, do over, do again, redo it, repeat the action, start over, do it over, re do, have another go, try again, do once more
    merge: merge, combine, put together, join, join together, fuse, bring together, mix together, consolidate, combine them, unify,
      lump together, blend together, make into one, amalgamate, join up, integrate
    split: split, divide up, share out, split up, go halves, go dutch, split it, divide between, go fifty fifty, halve, split the bill,
      separate, share equally, cut in half, break up, divvy up, divide evenly, split evenly, break apart, portion out, separate out,
      share the cost, go half and half, apportion
    explain why: why, how come, for what reason, reason, what's the reason, cause, what caused, why is it, why does, what's the cause,
      what makes, why are, on what grounds, what for, why would, why has, why is that, explain why, give me a reason, due to, thanks to,
      cause of, what is causing, how so, reason for, what's behind, owing to, why was i, for which reason, why on earth, wherefore, why's
    factory reset: factory reset, factory settings, reset to default, restore defaults, wipe the phone, original settings
    reset: reset, start fresh, set back, clean slate, back to zero, reset everything, start from scratch
    back up: back up, make a backup, backup, save a backup, safety copy, create a backup, restore, back up my phone, cloud backup
    reply all: reply all, reply to everyone, answer everyone, respond to all
    forward message: forward, forward to, pass on the email, send on, forward this email, fwd, send it on to
    ride: ride, get a lift, take a ride, lift to, give me a lift, get a ride, catch a ride, carpool, car pool, share a ride, car share,
      drop me off, pick me up
    swim: swim, go swimming, go for a swim, have a dip, laps in the pool, bathe, take a dip, dip in the pool
    dance: dance, boogie, go dancing, disco, show me your moves, bust a move, nightclub, clubbing, dance party, ballroom
    climb: climb, rock climbing, go up, bouldering, hill climbing, mountaineering
    freeze food: put in the freezer, store in freezer, pop in the freezer, freezable, deep freeze
    cut: cut, chop, slice, dice, cut up, carve, peel, chop up, mince, grate, trim, snip
    mix: mix, stir, blend, whisk, mix together, fold in, blend in, combine, mixture, knead
    season: add salt, flavour, spice up, salt, add seasoning, marinate, marinade, add flavor
    serve: serve, dish out, plate up, dish up, serve up, put on the table
    shower: shower, bath, take a shower, have a bath, have a shower, take a bath, run a bath, freshen up, bathtub, bubble bath,
      run me a bath, tub
    brush teeth: brush my teeth, brush teeth, clean my teeth, toothbrush, floss, toothpaste, mouthwash
    get dressed: get dressed, get ready, put clothes on, dress up, change clothes, put on clothes, get changed
    stretch: stretch, limber up, do stretches, warm up exercises, yoga, pilates, loosen up
    square root: square root, root of, cube root, squared, cubed, square of, to the power of, power of, exponent
    grammar: grammar, grammatically correct, proper english, grammar check, punctuation, correct grammar, conjugate, noun, verb,
      adjective, past tense, plural of, tense, comma, adverb, plural, syllable
    decide for me: decide for me, choose for me, you choose, pick one for me, you pick, make the decision, make up my mind, you decide,
      help me choose, pick for me, random choice, pick at random, surprise me, choose at random, magic 8 ball, draw straws, eeny meeny,
      eight ball, draw lots
    queue song: queue, play next, add to queue, play after this, line up next, queue up, up next, put next in line, put in the queue,
      queue this, play this next
    prefer: prefer, would rather, rather have, better for me, preference, like better, like more, favour, prefer to have, i'd rather
    unfollow: unfollow, stop following, unfriend, remove as friend, defriend, delete friend
    tag: tag, mention, at someone, tag a friend, tag in, hashtag
    pour: pour, pour out, tip in, pour me, drain
    renew: renew, extend, prolong, sign up again, roll over, extend subscription, auto renew
    fit: fit, fit me, right size, too big, too small, too tight, too loose, wrong size, my size, doesn't fit
    harvest: harvest, pick fruit, reap, gather in, crop, pick vegetables
    walk dog: walk the dog, take dog out, dog walk, dog walker, take the dog out, walk my dog, walkies, let the dog out
    enter: enter, key in, type in, put in, input, fill in, fill out, punch in, insert
    press: press, push, tap, click, hit, push the button, press button, click on, tap on, double click, hit the button, swipe
    drag: drag, drop into, slide, pull, drag and drop, swipe left, swipe right
    scroll: scroll, scroll down, scroll up, page down, page up, next page, go to bottom, swipe up, swipe down, scroll to top
    expand: expand, make bigger, widen, full screen, fullscreen, stretch, enlarge, broaden, whole screen, full size
    highlight: highlight, mark, underline, emphasise, emphasize, mark up, bold, make bold, draw attention to
    draw: draw, sketch, paint, doodle, draw a picture, illustrate, make a drawing, colour in, draw me a, watercolor
    build: build, construct, assemble, put together, put up, erect, assembly, make from scratch, construction, diy
    hang: hang, hang up, put up, mount, hang on the wall, put on wall
    knit: knit, sew, crochet, stitch, embroidery, needlework, thread, sewing machine
    rescue: rescue, save from, come to the rescue, get out of danger, save my life
    meet: meet, meet up, see in person, get together, meet with, hook up with, catch up, hang out, hang out with, rendezvous,
      meet for coffee, come together, meetup, see each other, link up with, have a meeting with, join me
    invite: invite, ask over, ask along, ask out, have over, extend an invitation, send an invite, invitee, invite to, add guests,
      invite someone, send invitation, have people over, evite, add attendees, include in meeting
    attend: attend, go to, make it to, be present, turn up at, participate, come along, attendance, show up at, take part in, sit in on
    accept invitation: accept invite, accept the invitation, say yes to invite, count me in, rsvp yes, i can come, i can make it,
      accept the meeting, i'll come, accept meeting
    decline invitation: decline invite, turn down the invite, say no to invite, can't make it, can't come, count me out, rsvp no,
      decline the meeting, i can't attend, not able to come, won't make it, unable to attend, decline meeting, send my regrets
    host: host, organise, throw, give a party, have people round, throw a party, run event, put on event, entertain
    prepare: prepare, get ready, prep, make ready, ready, get prepared, set up for, preparation, gear up, make preparations, be ready,
      prepare for
    plan: plan, make a plan, plan out, plan ahead, plan for, work out a plan, game plan, map out, plan my, strategy, plan a trip
    organize: organise, get organised, put in order, sort, sort out, arrange, coordinate, put straight, get sorted, make order, organizer
    manage: manage, handle, deal with, cope with, be in charge, control, oversee, take charge of, supervise
    control: control, operate, take control, remote access, command, steer, adjust, be in control
    keep: keep, hang on to, hold on to, hold onto, don't throw out, leave in, don't delete, retain, don't remove
    limit verb: limit, restrict, cap, set a limit, restriction, not more than, put a limit, keep below, set limit, set a maximum,
      no more than, limit to, don't go over
    increase limit time: extend, give more time, lengthen, longer, add more time, prolong, make it longer, add minutes, extend the time,
      more time, extend it, add time, more minutes, make longer, extension
    shorten: shorten, make shorter, cut short, shorter, reduce the time, less time, abridge, trim down, make it shorter, cut the time,
      fewer minutes, reduce time, abbreviate, take off time
    summarize: summarise, sum up, give a summary, in short, overview, recap, give an overview, brief, short version, in a nutshell,
      main points, run down, the gist, brief me, key points, rundown, quick summary, digest, bullet points, tldr, abstract, highlights,
      condense, catch me up
    analyze: analyse, analysis, look into, examine, study closely, break it down, investigate, go into, inspect, evaluate, assess,
      dig into, research, look closely, do research, explore
    identify: identify, recognise, what is this, tell what it is, work out what, figure out what, what kind of, name this, what type of,
      pinpoint, determine, single out
    detect: detect, sense, notice, spot, detection, motion detected, discover
    predict: predict, prediction, foresee, forecast, tell the future, what will happen, my future, fortune, expect, foretell,
      tell my fortune, fortune teller, crystal ball, outlook, likely to, chances of, projection
    estimate: estimate, roughly, approximate, ballpark, rough idea, about how much, rough guess, quote, more or less, round figure,
      somewhere around, give or take, rough estimate
    improve: improve, make better, enhance, get better, ways to improve, do better, refine, upgrade, optimise, optimize, polish, perfect,
      work on, better my, step up
    worsen: worsen, get worse, make worse, worse, go downhill, deteriorate, decline, hurt, damage, negative effect
    damage: damage, break, harm, ruin, wreck, destroy, scratch, crack, smash, shatter, dent, bent, snapped, water damage, spoilt
    affect: affect, impact, influence, effect, have an effect, hurt, make a difference, effect on, impact on, consequences, influenced by
    cause: cause, lead to, result in, bring about, make happen, bring on, due to, be responsible for, trigger
    avoid: avoid, steer clear, keep away from, stay away from, dodge, skip, go around, keep clear of, prevent, stop from happening,
      get around, evade, not go through, without going through
    allow: allow, permit, give permission, grant access, give access, authorise, make possible, enable access, grant, allow to
    forbid: forbid, ban, not allow, prohibit, don't let, deny access, disallow, keep from, refuse access, outlaw, no access, not permit,
      revoke access
    access: access, get into, get access, gain access, reach, get at, view my, gain entry, entry, can i get into, open up, permission to
    authorize: verify identity, verify, prove who i am, authenticate, identity check, verification, two factor, confirm my identity,
      prove my identity, id check, security check, verify my identity, prove it's me, know it's me, face id, touch id, verify me,
      proof of identity, validate identity, identification, fingerprint
    agree: agree, i agree, be in agreement, accept terms, consent, concur, agreement, see eye to eye, agree with, terms and conditions,
      accept, same here
    disagree: disagree, don't agree, beg to differ, i disagree, not of same opinion, object to, argue, i don't think, dispute
    dispute: dispute, contest, challenge, query a charge, appeal, dispute a charge, claim back, chargeback, argue, contest a charge,
      wrong charge, didn't buy, object, dispute transaction, contest transaction, disagree with charge
    argue: argue, fight, quarrel, row, have a row, argument, fall out, bicker, squabble, disagreement, debate
    apologise: apologise, say sorry, make an apology, beg pardon, ask forgiveness, make up with, make amends
    forgive: forgive, excuse, pardon, let off, no hard feelings, forgive me, all is forgiven, let it slide
    promise: promise, swear, give my word, guarantee, vow, pledge, pinky promise, commit, commitment
    trust: trust, believe in, rely on, have faith in, depend on, count on, trustworthy, can i trust, reliable, dependable, confidence
    lie: lie, tell a lie, fib, not tell truth, untrue, liar, are you lying, dishonest, fake, tell the truth, deceive, make things up
    cheat: cheat, scam, rip off, con, swindle, trick, been scammed, fool, fraud, got scammed
    surprise: surprise, surprise me, shock, amaze, unexpected, astonish, something unexpected, stunned, wow me
    encourage: encourage, motivate, cheer on, inspire, pep talk, give me courage, push me, keep me going, encouragement, motivational,
      inspiration, some motivation, get me motivated, motivate me, uplift, give me strength, words of encouragement, lift my spirits
    celebrate: celebrate, party, have a party, mark the occasion, toast, festivities, festive, raise a glass
    miss: miss, miss you, long for, i missed, failed to catch, miss out on, pine for
    care about: care about, look after, take care of, tend, care for, caregiver, nurse, nurture, carer
    hope: hope, i hope, fingers crossed, wish, hopefully, keep fingers crossed, with any luck, touch wood, hope for the best
    worry: worry, concern, be concerned, fret, anxious about, uneasy
    fear: fear, be afraid of, phobia, scare, dread, frighten, fright
    feel: feel, emotion, emotional, how do i feel, mood, sensation, state of mind, sentiment
    touch: touch, feel, tap
    see: see, spot, notice, catch sight of, make out, observe, visible, can be seen, witness, visibility
    throw: throw, toss, chuck, fling, hurl, lob, pitch, pass the ball
    catch: catch, grab, get hold of, take hold of, snatch, hold of
    pull: pull, tug, yank, drag, tow, haul
    hit: hit, strike, punch, knock, slap, kick, bang, bash, whack
    jump: jump, leap, hop, bounce, skip rope, jump rope, trampoline
    fall: fall, fall over, trip over, fall down, tumble, slip, had a fall, collapse, i've fallen
    sit: sit, sit down, have a seat, take a seat, seated, be seated
    stand: stand, get up, stand up, on my feet, be standing
    carry: carry, transport, lug, haul, take across, transportation
    hold: hold, keep hold, hold on to, grip, grasp
    put away: put away, put back, tidy away, clear away, put in its place, stow, return to place
    cover: cover, cover up, wrap, wrap up, protect, seal, lid, coat
    attach: attach, fasten, fix on, stick, glue, tape, pin, clip on, tie, stick on, nail, screw, bolt on, join to
    detach: detach, unfasten, come off, pull off, unscrew, undo, untie, loosen
    wrap gift: wrap, gift wrap, wrapping paper, wrap a present, wrap it up, wrap presents
    weigh: weigh, get on the scales, step on scale, weigh myself, weigh in, put on the scale, scales
    count: count, count up, tally, add up, keep count, tot up, number them, how many times, count how many, keep score
    score keep: keep score, keep track of score, scorekeeper, scoreboard, add a point
    assign: assign, give to, allocate, delegate, designate, put in charge, appoint, allot, task to, hand over to, assign to, reassign
    prioritize: prioritise, priority, most important, put first, do first, top priority, importance, prioritize, what matters most
    focus: focus, concentrate, focus mode, stay focused, pay attention, pomodoro, work mode, get stuff done, be productive, productivity,
      no distractions, distraction
    procrastinate: procrastinate, put off, waste time, slack off, be lazy, kill time, dawdle, lazy, pass the time, idle
    interrupt: interrupt, butt in, cut in, disturb, bother, interruption, cut me off
    collect: collect, pick up, go and get, gather, go get, fetch, pick it up, come and get, for pickup, click and collect,
      in store pickup, go pick up, curbside, pickup
    drop off: drop off, leave at, hand in, take to, drop at, deliver to, dropoff, drop it off
    order more: run out of, running low, need more, nearly out, almost out, out of, low on, all gone, used up, short of, we need more,
      have no more, there's none left, we're out of, no more left
    waste: waste, squander, fritter away, misuse, waste of money, wasteful
    invest: invest, put money into, invest in, buy shares, buy stocks, grow my money, invest money, make an investment, put into stocks
    owe money: owe me, in debt to, lent to, i.o.u., i owe you, pay me back, owes me money, get back money, who owes me
    request money: request money, ask for money, charge someone, get money from, collect money, request payment, bill someone,
      send a bill, ask to pay, money request, invoice someone, get paid back
    claim: claim, make a claim, put in a claim, file claim, claim for, put in claim
    qualify: qualify, eligible, be entitled, am i eligible, entitled to, do i qualify, eligibility, meet requirements, requirement,
      can i get, what do i need, good enough for, criteria, get approved for, chances of getting, will i get approved
    apply status: application status, status of my application, has application been approved, update on my application,
      did i get approved, application approved, application progress, how is my application, heard back, application been processed
    succeed: succeed, work out, make it, be successful, success, achieve, accomplish, pull off, manage to, win, go well, successful,
      went through, achievement, worked, reach my goal, triumph, pass
    fail: fail, didn't work, fall through, go wrong, failure, not succeed, flunk, be unsuccessful, unsuccessful, flop, unable to,
      wouldn't work
    win: win, winner, victory, beat, come first, take the title, come out on top, victorious, victor, triumph over, champion, conquer
    lose game: lose, loser, lost the game, get beaten, be defeated, defeat, lost to, beaten by, get knocked out, suffer defeat
    compete: compete, play against, take on, go up against, challenge, competitor, rival, opponent, up against, contest, race against,
      contestant
    happen: happen, take place, go on, occur, what's up with, come about, transpire, what happened, go down, be held,
      when does take place, what's the matter
    disappear: disappear, vanish, go away, fade away, get lost, not there anymore, gone
    appear: appear, show up, turn up, pop up, come up, emerge, become visible, crop up
    grow: grow, get bigger, growth, expand, increase in size, grow up, mature, get taller, development
    become: become, turn into, get to be, change into, end up as, transform
    live: live, reside, dwell, inhabit, residence, where is home, stay, resident, settle, live in, home is
    exist: exist, existence, have we got, have you got, got any, any available, be present, available, on hand
    belong: belong, whose is it, possess, owner, owned by, have got, belongs to, property of, who owns, possession, ownership
    include: include, contain, comprise, made up of, consist of, come with, is included, contain any, involve, inclusive
    exclude: exclude, leave out, except, apart from, without, but not, other than, not including, leave off, besides, everything but,
      aside from
    depend: depend, it depends, rely, hinge on, be up to, subject to, dependent on, vary
    matter: matter, be important, make a difference, count, does it matter, be significant
    belong together: go with, match, pair with, suit, go well with, goes together, look good with, accompany, complement, combine with,
      taste good with
    escape: escape, get away, run away, flee, break out, get out of here, evacuate, exit
    follow instructions: follow, do as i say, obey, listen to me, do what i say, do as told, listen to what say, comply, behave
    talk back: are you sure, is that true, for real, you sure, are you certain, no kidding, you don't say, are you serious, honestly,
      say what, really sure, you're joking, you're kidding, no way
    disagree answer: i doubt it, doubt, doubtful, hardly, unlikely, i doubt that, don't believe, not likely, not convinced,
      don't believe you, fat chance
    likely: likely, probable, probably, chance of, chances, odds of, probability, likelihood, how likely, any chance, expected to,
      what are the chances, is there a chance, possibility, chances are, risk of, prospect, possible that
    give up: give up, surrender, quit trying, throw in the towel, i give up, concede, admit defeat, call it quits, i surrender
    admit: admit, confess, own up, come clean, confession
    dare: dare, truth or dare, i dare you, challenge me, double dare
    shout: shout, yell, scream, cry out, raise your voice, bellow, shriek
    strengthen: strengthen, reinforce, fortify, toughen, build up
    react: react, reaction, respond to, reply with
    hint: hint, clue, give me a hint, need a hint, pointer, give me a clue, need a clue, nudge
    take turns: my turn, your turn, whose turn, go first, take turns, next player, who goes first, your go, my go
    customize: customise, personalise, personalize, tailor, make my own, adapt, modify settings, personalization, make it mine
    set up device: set up device, configure, setup, initialize, get started with, first time setup, pair new device, install device,
      add new device, set up my, configuration
    hire person: hire, employ, take on, recruit, recruitment, headhunt
    offer: offer, provide, supply, give out, do you offer, do you provide, do they have, have on offer
    serve food: serve, do they serve, what do they serve, on the menu
    hand over: hand over, pass me, hand me, give over, turn over, pass it over, transfer ownership, hand it
    ring bell: ring, beep, bleep, chime, make a beep, sound the alarm, ding, toll
    blink: blink, flash, flicker, strobe, twinkle
    knock: knock, bang on, rap on, tap on, knock at the door
    melt: melt, dissolve, soften, liquefy
    soak: soak, steep, immerse, dip, marinate, submerge
    dry off: dry, dry off, dry out, drain, air dry, towel off, hang to dry
    rearrange: rearrange, reorganise, reorganize, reorder list, shuffle around, reshuffle, switch around, change the order, move around,
      swap around, move to the top
    move item: move to list, put at the top, move to bottom, put to top
    overwrite: overwrite, replace file, write over, save over
    sync: sync, synchronise, synchronize, keep in sync, match up, bring up to date
    wait on: wait for, await, expecting, look forward to, anticipate
    start again: start over, start again, begin again, try again, from scratch, have another go, retry, one more try,
      restart from beginning, another attempt, give it another go
    keep trying: keep trying, persevere, don't give up, stick with, persist, hang in there
    slow loading: takes too long, loading, buffering, keeps buffering, takes ages, still loading, lagging, spinning wheel, slow to load
    correct me: make a correction, correction, i meant to say, let me correct, i misspoke, i meant, said wrong, what i meant, wrong word
    look after: look after, take care of, babysit, watch over, keep safe, house sit, pet sit
    take over: take over, take the lead, take control of, be in charge, assume control
    refer: refer, referral, refer a friend, recommend to a friend, invite a friend, invite code, referral code
    pick up child: pick up kids, collect kids, school run, pick up from school, drop off at school, get the kids, fetch children
    cut hair: cut hair, trim, haircut, shave, trim my hair, get hair done, hair cut
    take away: take away, take from, remove from, deprive, carry off
    get off: get off, get out, disembark, alight, get down, hop off
    get on: get on, hop on, climb aboard, embark, get aboard
    wait in line: wait in line, stand in line, queue up, line up, waiting time, how long is wait, how long is queue, how busy is
    cross: cross, go across, get across, walk across
    pass: pass, overtake, go past, get past, drive past, pass by
    speed: speeding, go too fast, drive too fast, break the speed limit
    follow up: follow up, chase up, check back, get back to, touch base, circle back, follow up on, check in with
    brainstorm: brainstorm, come up with ideas, think up, ideas for, think of ideas, generate ideas, inspiration for
    solve: solve, figure out, work out, crack, find the answer, resolve, answer to problem, sort out problem, problem solving
    prove: prove, show evidence, back up claim, proof, evidence for, demonstrate
    quote source: who said, said by, source of quote, which person said, source
    search images: pictures of, images of, photos of, show me pictures, show me photos, find pictures, what does look like, image search,
      google images, pics of
    search my photos: photos from, my pictures of, photos taken in, photos of me, pictures i took, find photo of, photos from last,
      photos i took, show my photos, videos from
    find recipe of: ideas for dinner, meal ideas, what can i make, what should i cook, something quick to make, dinner ideas,
      what can i cook
    change of plans: change of plans, plans changed, change plans, something came up, plans have changed, something has come up
    tell someone late: i'm running late, be there in minutes, on my way, omw, almost there, be there soon, nearly there,
      let them know late, on our way
    log entry: log, record entry, note down entry, put in log, register entry, keep a log, add an entry, make an entry, track my, log a
    check in: check in, register arrival, arrive at, sign in at, check me in
    check out hotel: check out of, leave hotel, checkout time
    turn on everything: turn everything on, turn all on, switch everything on, everything on, turn on everything, switch on all
    turn off everything: turn everything off, turn all off, switch everything off, everything off, turn off everything,
      shut everything down, switch off all, kill everything
    toggle: toggle, flip the switch, switch over, switch between, switch to, change over, alternate between
    mode: mode, setting mode, switch mode, change mode, put in mode, profile mode
    test run: rehearsal, trial run
    put back: put it back, put back, return it to, back where it was, restore to
    go back screen: go back, previous page, back to menu, main menu, home page, back to home, previous screen, back button,
      go to home screen, back to start, return to menu, last page
    select item: the first one, the second one, the third one, that one, this one, option one, option two, choose first, the last option,
      pick the first, select first, select second, select the last, option three, take first one
    read more: read more, continue reading, keep reading, carry on reading, read on, finish reading, next paragraph, go on reading
    read slowly: read slower, read faster, read louder, reading speed
    count down: count down from ten, countdown from, three two one, blast off, ten nine eight
    count up: count to ten, count to one hundred, count for me, count up to, count from one, count backwards, count sheep
    alphabet: alphabet, say the alphabet, abc song, letters of the alphabet, abcs, recite alphabet, letter in alphabet, alphabetical
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
    # media
    music: music, tunes, songs, some tunes, some music, some songs, music player, background music, jams, music app, play music, bangers,
      music library, musical, party music, put some music on, choons
    song: song, track, tune, number, single, piece of music, hit, banger, jam, melody, hit song, music track, choon, theme song,
      hit single, remix, cover version, soundtrack, medley, piece
    this song: this song, what's playing, name of this song, song is this, current song, currently playing, now playing,
      what song is this, name that tune, what's this song, this track, title of this song, song's playing, who sings this,
      what am i hearing, identify this song, this tune, name of this track, song playing, track is this, name the song, shazam,
      what is this playing, what's this called, who is this by, title of this track, song currently on, what music is this,
      who is singing, currently listening to, song is on, which song, song name, called this song, what is that song, what song,
      who performs this, playing right now, hear this song, recognize this song
    artist: artist, singer, musician, performer, band, group, sung by, vocalist, who sings, rapper, performing artist, who performs,
      recording artist, composer, pop star, duo, orchestra, by the artist, rock star, musical artist, rock band, boy band, girl group, dj,
      soloist, choir, drummer, guitarist, pianist, lead singer, pop singer, rock group, songwriter, who's it by, whose song, artist name,
      ensemble, tribute band
    album: album, record, lp, ep, cd, greatest hits, vinyl, whole album, compilation, disc, new album, debut album, latest album,
      long player, full album, collection of songs, studio album, discography, mixtape, box set
    playlist: playlist, play list, mix, song list, mixtape, list of songs, collection of songs, my mix, my songs, music list, set list,
      setlist, song queue, my playlist, favourites list, spotify playlist, list of tracks, compilation, music mix, listening list
    lyrics: lyrics, words to the song, words of the song, song text, song lyrics, words to, text of the song, sing along words,
      how does song go, how song goes, lyrics to, the words of, song words, verse, chorus, what are the words, line from a song,
      lyrics for
    genre: genre, kind of music, style, type of music, sort of music, musical style, category, music genre, type of film, style of music,
      genre of music, kind of film, type of movie, kind of movie
    shuffle: shuffle, random order, mix up, shuffle mode, shuffle songs, mix it up, play in random order, random play, shuffle play,
      play randomly, play at random, in any order, mix the songs, random mode, shuffle the playlist, jumble up, shuffle on,
      play on shuffle, randomly, put on shuffle, shuffle all, random songs, jumble, any order
    volume: volume, sound, loudness, sound level, audio, sound volume, volume setting, how loud, noise level, audio level, volume control,
      sound settings, master volume, current volume, speaker volume, decibels, media volume, volume to, volume percent, ringer volume,
      volume level
    volume up: volume up, louder, turn it up, turn up, crank it up, raise the volume, increase volume, more volume, pump it up,
      can't hear, make it louder, make louder, raise volume, turn up the volume, volume higher, turn the volume up, up the volume,
      turn it louder, bit louder, boost the volume, more sound, can't hear it, turn up the sound, i can't hear, turn the sound up,
      volume louder, too quiet, increase sound, increase the sound, full volume, crank the volume, turn up music, pump up the volume,
      turn music up, sound up, turn the music up, raise the sound, bring up the volume, bump up volume, up the sound, blast it,
      louder please, higher volume, make that louder, max volume, hard to hear, maximum volume, turn up the tunes, speakers up,
      put the volume up, bring the volume up, increase speaker volume, boost sound, louder music, make music louder, make sound louder,
      amplify, it's too quiet, turn up the music
    volume down: volume down, quieter, turn it down, turn down, softer, lower the volume, decrease volume, make it quieter, less loud,
      way too loud, make quieter, lower volume, turn down the volume, volume lower, turn the volume down, bit quieter, too loud,
      it's too loud, turn down the sound, less volume, less noise, reduce volume, reduce the volume, turn the sound down, not so loud,
      volume quieter, decrease sound, lower the sound, bring down the volume, turn music down, keep it down, turn down music,
      turn the music down, sound down, reduce the sound, drop the volume, softer volume, make it softer, quieter please,
      bring the volume down, hurting my ears, make less loud, speakers down, quieten, quieten it down, put the volume down, low volume,
      make music quieter, minimum volume, music is too loud, quiet it down, decrease the volume, cut the volume, music too loud,
      tone it down, make that quieter, tone down the volume, less sound, deafening, turn down the music, quiet the music, that's loud,
      lower the music, so loud
    headphones: headphones, earphones, earbuds, headset, earpiece, ear buds, airpods, head phones, ear phones, earpods,
      wireless headphones, bluetooth headphones, earplugs, head set, ear piece, noise cancelling
    speaker: speaker, loudspeaker, sound system, stereo, hifi, sound bar, soundbar, bluetooth speaker, music system, hi fi, boombox,
      smart speaker, woofer, subwoofer, sonos, echo, homepod, amp, audio system, wireless speaker, music box, amplifier, speaker system
    radio: radio, fm, radio station, wireless, radio channel, am radio, fm radio, radio show, talk radio, digital radio, dab, local radio,
      internet radio, live radio, on the air, broadcast, the wireless, play the radio, tuner, radio programme, airwaves, am fm, bbc radio,
      listen to radio, turn radio on, satellite radio, radio frequency
    station: station, channel, radio station, frequency, fm station, tune to, tune in to, change station, tune into, change the channel,
      next station, broadcaster
    podcast: podcast, pod, episode, cast, podcaster, talk show, latest episode, podcast episode, next episode, show episode, new podcast,
      podcast show, listen to podcast, resume podcast, play podcast, series of podcasts
    audiobook: audiobook, audio book, book on tape, talking book, audible, spoken book, book reading, narrated book, listen to book,
      read my book, my audiobook, continue my book, book on cd, resume my book, audio novel, read audiobook, play my book,
      chapter of book, continue reading book
    film: film, movie, flick, motion picture, feature film, blockbuster, thriller, picture show, moving picture, movie night, rom com,
      horror movie, romcom, chick flick, comedy film, action movie, documentary, animated movie, scary movie, new movie, dvd, cartoon,
      sci fi, movie title, box office, premiere, sequel, biopic, animation, new release film, horror film, remake, trilogy
    cinema: cinema, movie theatre, pictures, movies, picture house, theater, the flicks, multiplex, movie house, go to the movies,
      drive in, big screen, the pictures, go to the cinema, imax, film theatre, silver screen, picture theatre, film house, movie complex,
      local cinema, odeon, amc
    showtimes: showtimes, movie times, film times, screening, playing at the cinema, show times, showings, movies playing,
      when is it showing, film showing, movie schedule, cinema times, what films are on, film schedule, what movies are playing,
      now showing, playing near me, in theaters, movie showtimes, playing in theaters, films on near, out at the cinema, movie listings,
      in cinemas, film listings, when does film start, screening times, movie showings, playing tonight, start time of movie,
      what time is movie, what's showing, currently in theaters, movies in theaters, on at the pictures, out now, matinee, at the movies,
      new movies out
    tv: tv, television, telly, tele, television set, tv set, smart tv, goggle box, the box, flat screen, the tube, idiot box, boob tube,
      tv screen, samsung tv, apple tv, fire tv, roku, tivo, cable, flatscreen, small screen, on the telly, set top box, cable tv
    tv series: series, show, tv show, tv series, program, sitcom, soap, television show, tv programme, serial, series on tv, drama,
      soap opera, television series, reality show, reality tv, television programme, miniseries, episodes, box set, game show, boxset,
      tv drama, telenovela, comedy series, cartoon show, chat show, late night show, anime, documentary series, mini series, season of
    actor: actor, actress, star, cast, movie star, who plays, film star, who stars, movie actor, leading man, lead actor, who acts in,
      cast of, who is starring, leading lady, voice actor, cast members, cast list, actors in, plays the role, who was in, role of,
      performer, hollywood star, main actor, character played by, in the cast, lead role, film actor, who appears in
    director: director, filmmaker, who directed, directed by, directed, who made the film, film director, movie director, producer,
      who produced, film maker, who made the movie, screenwriter, moviemaker
    trailer: trailer, preview, teaser, movie trailer, film preview, watch the trailer, film trailer, sneak peek, coming attractions,
      sneak preview, promo clip, official trailer
    subtitle: subtitle, captions, closed captions, turn on captions, cc, text on screen, language on screen, subtitles on, subs,
      show captions
    remote: remote, remote control, tv remote, clicker, controller, zapper, doofer, remote controller, where is the remote
    photo: photo, picture, photograph, image, pic, snap, snapshot, shot, camera roll, photo album, my photos, photography, jpg,
      picture album, photo gallery, photo library, portrait, polaroid
    take photo: take a photo, take a picture, snap a picture, take a selfie, snap a photo, take a pic, snap photo, take my picture,
      capture photo, shoot a photo, take a shot, take picture, take photos, say cheese, click a picture, take my photo, snap a pic,
      capture an image, photograph this, get a picture, take a snapshot, snap picture, get a photo, click a photo, grab a photo, snap me,
      picture of this, capture this moment
    selfie: selfie, self portrait, picture of me, take selfie, photo of myself, take my selfie, group selfie, photo of me, front camera,
      picture of myself, selfie mode, front facing camera, a picture of us
    camera: camera, cam, webcam, open camera, video camera, security camera, cctv, camera app, lens, camcorder, rear camera, cctv camera,
      baby monitor, doorbell camera, dash cam, surveillance
    video: video, clip, footage, vid, film clip, video clip, movie clip, youtube video, funny videos, music video, vlog, cat videos,
      short film, video recording, reel, watch videos
    book media: book, novel, ebook, story book, paperback, good read, best seller, read a book, reading material, hardback, e book,
      kindle, textbook, bestseller, fiction, publication, hardcover, nonfiction, literature, biography, autobiography, bookshop,
      bookstore, book series, comic book, memoir, something to read, trilogy, classic novel, book title, reading, page turner
    author: author, writer, who wrote, written by, novelist, wrote, who is the author, who penned, whose book, book by, author of,
      books written by, who is it by, playwright, poet, writer of, novel by, wrote the book, penned by, who's written, the author
    library: library, book collection, borrow books, public library, my books, book shelf, bookshelf, library card, lending library,
      book loan, return library book, reading room, library book, bookcase
    news: news, headlines, current events, top stories, current affairs, news update, news headlines, what's happening, what's going on,
      happening in the world, latest news, the latest, new stories, breaking news, latest headlines, today's news, news today,
      news report, news bulletin, any news, latest stories, news stories, daily news, local news, news briefing, world news,
      read the news, news broadcast, in the news, flash briefing, big news, happening today, hear the news, top headlines,
      what's happening today, important news, newscast, update on news, international news, headlines today, in the headlines,
      morning news, the day's news, news flash, recent news, news feed, journalism, national news, sports news, political news,
      going on in world, main news, on the news, world events, bulletin, what's trending, recent events, news channel, today's headlines,
      news from
    newspaper: newspaper, paper, journal, daily paper, tabloid, gazette, broadsheet, the times, the guardian, morning paper, sunday paper,
      new york times, daily mail, local paper, washington post, press, front page, the press
    article: article, piece, news story, news article, write up, blog post, column, editorial, news item, blog, feature article,
      newspaper article, story about, piece on, news piece, stories on, essay
    game: game, match, fixture, ball game, play off, next game, playoff, sports game, sporting event, the match, derby, big game,
      test match, home game, away game, clash, game day, match up, season opener, kickoff
    video game: video game, computer game, game console, console, videogame, xbox, playstation, nintendo, gaming, mobile game, pc game,
      gamer, online game, arcade, arcade game, ps5, ps4, game controller, multiplayer, gameplay, app game, wii, joystick, minecraft,
      fortnite
    play game: play a game, let's play, start a game, play games, play with me, game time, have a game, want to play, start the game,
      wanna play, i want to play, up for a game, fancy a game, play something fun, start game, can we play, launch game, begin game,
      game of, games to play, play hangman, play tic tac toe, twenty questions, word game, rock paper scissors, truth or dare, i spy,
      open game, play trivia, new game, play chess, play poker, truth or lie, charades, play cards, simon says, play against you,
      what games, hangman
    quiz: quiz, trivia, test my knowledge, pub quiz, general knowledge quiz, quiz me, ask me questions, test me, trivia quiz, trivia game,
      trivia questions, ask me trivia, quiz night, question game, brain game, trivia night, give me a quiz, start a quiz, quiz question,
      jeopardy, ask a question, quiz game, test my brain, general knowledge
    football: football, soccer, footie, premier league, football match, the footy, soccer match, the beautiful game, footballer,
      football game, soccer game, champions league, fifa, uefa, world cup, soccer team, la liga, bundesliga, serie a, premiership, mls,
      football league, the football
    team: team, club, squad, side, sports team, my team, sports club, football team, crew, football club, franchise, favorite team,
      local team, national team
    league table: standings, league table, table, rankings, leaderboard, league standing, top of the table, where do we stand,
      points table, table position, who is top, group standings, position in the league, top of league, playoff standings, in first place,
      league position, division standings, current standings, leader board, place in table
    tournament: tournament, championship, cup, competition, world cup, tourney, contest, cup final, playoffs, finals, semi final, trophy,
      knockout stage, cup competition, superbowl, cup tie, play offs, quarter final, world championship, world series, olympics
    player: player, athlete, sportsman, sportsperson, sportswoman, footballer, striker, goalkeeper, defender, midfielder, sports star,
      batter, scorer, pitcher, mvp, captain, quarterback, goalie, top scorer, football player, basketball player, tennis player, roster,
      lineup, line up, starting lineup, golfer, sports player, pro athlete, starting eleven
    coach: coach, trainer, manager, head coach, team manager, football manager, gaffer, personal trainer, team coach, skipper
    ticket: ticket, admission, seat, entry, tix, entry ticket, admission ticket, box office, pass, entrance ticket, buy tickets,
      get tickets, purchase tickets, entrance fee, admittance, book tickets, ticket price, tickets for, entry pass, ticketmaster,
      booking fee, good seats, event ticket, cost of admission, ticket office, season ticket
    concert: concert, gig, live music, live show, live performance, music event, music concert, live gig, tour, playing live,
      music festival, in concert, on tour, rock concert, gig tickets, tour dates, live band, concert tickets, perform live,
      when are they playing, recital, symphony, festival gig, bands playing
    theatre: theatre, play, stage show, musical, drama, broadway, west end, broadway show, show tickets, on stage, theatre show,
      pantomime, panto, playhouse, theatrical, stage play, live theatre, shakespeare play, the theatre
    museum: museum, gallery, exhibition, exhibit, art gallery, art exhibition, art museum, art show, natural history museum, planetarium,
      art exhibit, science museum, science centre, on display, louvre
    party: party, celebration, bash, get together, shindig, knees up, birthday party, house party, soiree, rave, party time,
      party planning, function, throw a party, gathering, baby shower, housewarming, hen party, stag party, bachelor party,
      bachelorette party, dinner party, stag do, hen do, hen night, kegger, cocktail party, fancy dress party, graduation party,
      leaving do, feast
    gift: gift, present, pressie, prezzie, gift idea, birthday present, christmas present, what to buy for, birthday gift,
      what should i get, presents for, wedding gift, give as a present, stocking filler, present ideas, gifts for, christmas gift,
      what to get for, secret santa, wedding present, gift basket, hamper
    toy: toy, plaything, doll, lego, teddy, play thing, teddy bear, stuffed animal, action figure, toy shop, barbie, kids toy, toy car,
      building blocks, soft toy, toys for kids, toy store, cuddly toy
    instrument: instrument, musical instrument, play the piano, play guitar, drums, string instrument, tune guitar, chords, sheet music,
      tuner, metronome, tune my guitar
    play my likes: songs i like, favorite songs, my favorite music, songs i love, my favourite songs, liked songs, music i like,
      my favourites, my liked songs, my music, my favorite playlist, songs i've liked, top songs, favorite tracks, tunes i like,
      preferred music, my jam
    similar music: more like this, similar songs, similar artists, songs like this, music like this, sounds like this, similar music,
      another like this, radio based on, in same style, artists similar to, bands like, something like this, artist radio,
      more by this artist, more songs like, more from this artist
    bass: bass, treble, equalizer, eq, more bass, sound quality, audio quality, bass boost, turn up bass, sound settings, equaliser,
      surround sound, stereo sound, audio settings
    channel: channel, tv channel, change channel, switch channel, flick over, turn over, channel number, change the channel, next channel,
      flip channel, put channel on, channel up, television channel
    episode: episode, chapter, instalment, next episode, latest episode, new episode, previous episode, installment, season finale,
      last episode, pilot episode, season one, entire season, seasons
    tv guide: tv guide, what's on tv, tv listings, on tv tonight, what's on tonight, tv schedule, on television tonight, what's on telly,
      programme guide, what is on television, anything on tv, anything good on, tv programmes tonight, showing on tv, tv times,
      what channel, on tv, on which channel, watch tonight, good on tv
    streaming: stream, netflix, streaming service, watch online, disney plus, hulu, amazon prime, iplayer, on demand, prime video,
      youtube, hbo, live stream, paramount plus, livestream, catch up tv, vod, now tv
    where to watch: where can i watch, where is it streaming, on netflix, where can i stream, available on netflix, can i watch on,
      which streaming service, where to watch, where to stream, stream on, is it on netflix, watch it on
    take video: take a video, record a video, film this, shoot video, record video, make a video, video this, start filming, take video,
      capture video, start video, make a film, shoot a video, film me, start recording video
    edit photo: crop, filter, red eye, edit photo, photo editing, retouch, photo filter, photoshop, edit picture, crop picture, resize,
      edit image, blur, sharpen, rotate
    magazine: magazine, periodical, mag, glossy, weekly magazine
    board game: board game, chess, checkers, monopoly, card game, draughts, scrabble, deck of cards, cluedo, solitaire, poker,
      tabletop game, backgammon, bingo, dominoes, jigsaw, crossword, sudoku, jigsaw puzzle, word search, blackjack, crossword puzzle
    american football: american football, nfl, superbowl, super bowl, quarterback, touchdown, college football, gridiron,
      monday night football, pigskin, football nfl
    basketball: basketball, nba, hoops, basketball game, wnba, march madness, basketball team, three pointer, slam dunk, b ball,
      ncaa basketball
    baseball: baseball, mlb, home run, baseball game, world series, major league, innings, red sox, yankees, softball, baseball team,
      pitcher
    cricket: cricket, test match, the ashes, wicket, t20, cricket match, cricket score, bowler, batsman, ipl, one day international
    tennis: tennis, wimbledon, us open, tennis match, grand slam, french open, atp, australian open, davis cup, tennis court, racket
    golf: golf, pga, ryder cup, golf course, tee time, golf tournament, round of golf, play golf, putting green, driving range, golfer
    ice hockey: ice hockey, hockey, nhl, stanley cup, hockey game, puck, hockey team
    rugby: rugby, six nations, scrum, rugby match, rugby union, rugby league, all blacks, rugby game, try line
    racing: formula one, formula 1, f1, grand prix, nascar, horse racing, race, motorsport, the races, motogp, kentucky derby,
      motor racing, auto racing, race track, racecourse, grand national, le mans
    boxing: boxing, mma, ufc, wrestling, boxing match, martial arts, wwe, heavyweight, prize fight, karate, judo, boxer, kickboxing,
      knock out, knockout, fight night
    olympics: olympics, olympic games, medal, gold medal, winter olympics, paralympics, medal count, summer olympics, silver medal,
      bronze medal, medal table, the games
    winter sport: ski, snowboard, ice skating, winter sports, slopes, ski slope, sledding, skating, ski resort, figure skating, bobsled,
      snow report, ski conditions
    water sport: surf, water sports, kayak, canoe, rowing, sailing, scuba, diving, snorkel, paddle board, wakeboard, kitesurf, windsurf,
      jet ski, rafting, scuba diving, waterski
    sport: sport, athletics, sports news, track and field, games and sports
    referee: referee, ref, umpire, linesman, var, match official, offside, penalty, red card, yellow card, free kick
    sports schedule: when is the game, when do they play, next match, next fixture, game schedule, who do they play, who are we playing,
      game tonight, who's playing, what time is game, when does play, kick off time, upcoming games, when's the match, fixture list,
      match schedule, when is next game, playing next, when is kickoff, upcoming matches, schedule of games, time's the game,
      time is kick off, match time, who plays tonight, who play next, are playing today, game start, playing today, game on today,
      who plays today, next play
    sports fan: fan, supporter, die hard fan, devotee, enthusiast, follower, fanatic, superfan, fandom, fanbase
    stadium: stadium, arena, pitch, football ground, ballpark, sports ground, venue, playing field, home ground, sports stadium, field
    stats: stats, statistics, batting average, goals scored, win loss record, win percentage, season record, wins and losses, career stats
    festival: festival, fair, music festival, carnival, food festival, glastonbury, film festival, fest, fete, coachella, parade, fiesta,
      street fair, county fair, funfair, beer festival, fun fair, fairground, oktoberfest
    dance show: ballet, opera, opera house, dance performance, dance show, contemporary dance, circus, cabaret, burlesque, ice show
    comedy show: comedy show, stand up, stand up comedy, comedian, comic, comedy club, stand up comedian, comedy night, open mic night,
      improv
    art: art, artwork, painting, work of art, sculpture, artistic, canvas, masterpiece, mural, fine art, portrait, statue, piece of art,
      modern art, who painted, painter, crafts, arts and crafts, pottery
    zoo: zoo, aquarium, safari park, wildlife park, animal park, petting zoo, sea life centre, wildlife reserve, sealife centre
    activities: activity, things to do, what to do, stuff to do, fun things to do, day out, ideas for the weekend, something to do,
      places to go, fun activities, things happening, family day out, pastime, fun stuff, what's on nearby, things to see, day trip,
      excursion, rainy day activities, what can we do, kids activities, where to go, places to take
    hobby: hobby, pastime, leisure activity, something i enjoy, new hobby, recreation, spare time activity, photography, fishing, camping,
      hunting, scrapbook, arts and crafts, birdwatching
    animal sound: animal sound, what does the cow, animal noises, bark like a dog, meow, moo, what sound does, make animal noise, woof,
      noise does make, roar, oink, quack, what noise does, bark, sound of a, chicken noise
    sound effect: sound effect, make a sound, make a noise, fart, burp, drum roll, make a fart, evil laugh, fart sound, fart noise, siren,
      applause, clap, ring a bell, whistle, make a funny noise
    horoscope: horoscope, star sign, zodiac, zodiac sign, astrology, my horoscope, taurus, leo, virgo, libra, scorpio, sagittarius,
      capricorn, aquarius, pisces, birth chart, tarot, psychic, mercury retrograde, daily horoscope, today's horoscope, fortune cookie,
      what's my sign
    character: character, role, fictional character, superhero, protagonist, villain, hero, main character, batman, spider man, avatar,
      cartoon character, heroine, harry potter, bad guy, part played, superman
    plot: plot, what is it about, storyline, synopsis, premise, happens in, what happens in, movie about, film about, story line,
      book about, plot summary, plot of, spoiler, how does it end, ending, what's the story, tell me the plot, twist, how it ends
    award: award, oscar, prize, trophy, grammy, nobel prize, academy award, best picture, golden globe, emmy, bafta, won an oscar,
      tony award, medal, nominee, nominate, award winning, nominated for, brit awards, nobel
    release date: release date, when does come out, when is it out, coming out, when was released, released in, publication date,
      when was made, air date, release, premiere, next season, launch date, when does it air, release year, released on,
      year was released, next movie, when was it published, when will be out, out yet, new season, come out yet
    runtime: how long is film, how long is movie, run time, length of film, length of movie, film length, movie length, runtime,
      how many pages, how many episodes, how many seasons, long is the movie, long is the film
    chart: chart, top 40, top forty, hit parade, top ten songs, number one song, billboard, top songs, top hits, bestseller list, top 100,
      hot 100, hit list, chart toppers, biggest hits, latest hits, top charts, number one hit, greatest hits, new music, new songs, hits,
      top tracks, itunes charts
    kids content: kids songs, nursery rhymes, children's songs, children's music, cartoons, kids music, baby songs, kids stories,
      disney songs, peppa pig, kids movie, family film, for kids, kid friendly, family friendly, age rating, age appropriate,
      suitable for children, pg, parental controls, kids mode, explicit content, child lock, safe for kids, children's book, family movie,
      explicit lyrics, explicit songs, okay for kids
    sleep timer: sleep timer, stop playing in, turn off in, stop music after, turn off after, stop after, shut off in, music off in,
      set sleep timer, turn music off in, stop in, play for an hour, play for minutes, play until i sleep, auto off
    where playing: play in the kitchen, play everywhere, on all speakers, in every room, multi room, whole house audio, on speaker,
      play it on, move music to, in all rooms, play through, play over, play upstairs, all speakers, speaker group, through the speakers,
      on the speaker, switch speaker
    what is trending: trending, trending topics, going viral, what's trending, twitter trends, trending on twitter, most talked about,
      popular right now, trending now, trending videos, hot topics, top trends, viral videos, trending news
    mood music: party music, workout music, study music, dinner music, chill music, sad songs, love songs, dance music, happy music,
      romantic music, music to relax, music for studying, upbeat music, feel good music, gym music, focus music, running music,
      chill out music, happy songs, slow songs, soft music, music for work, mood booster, cooking music, dinner party music
    decade music: 80s music, 90s music, oldies, eighties music, nineties music, seventies music, 70s music, golden oldies, 60s music,
      music from the 80s, hits of the 90s, classic hits, throwback, old songs, old school music, retro music, 2000s hits
    christmas music: christmas music, christmas songs, carols, holiday music, christmas carols, festive music, xmas songs, holiday songs,
      jingle bells
    classical music: classical music, orchestra, symphony, concerto, mozart, beethoven, bach, chopin, classical piece, sonata,
      opera music, string quartet, philharmonic, vivaldi, chamber music
    playback speed: playback speed, play faster, play slower, double speed, half speed, 1.5 speed, twice the speed, normal speed,
      speed of playback, one and half speed, 2x, 1.5x, 2x speed
    resume listening: continue where i left, resume podcast, continue my podcast, where i stopped, last place, continue book,
      resume audiobook, pick up where i, continue listening, keep reading, where i was, continue my audiobook
    chapter: chapter, next chapter, page, paragraph, last chapter, previous chapter, skip chapter, skip to chapter, section of book
    news topic: business news, tech news, technology news, political news, world news, science news, entertainment news, sports news,
      local news, financial news, health news, celebrity news, weather news, international news, national news, environmental news,
      crime news, stock news
    news source: bbc, cnn, new york times, fox news, guardian, news source, npr, reuters, washington post, sky news, wall street journal,
      abc news, nbc, associated press, msnbc, usa today, cbs, bloomberg
    music service: spotify, apple music, pandora, amazon music, soundcloud, deezer, youtube music, tidal, iheartradio, music app,
      streaming music, itunes
    latest by artist: new album, new song, latest single, latest song by, new release, latest album by, latest release, new single,
      just dropped, drop new album, new track, new music by
    add song to playlist: add to playlist, add song, save this song, put on my playlist, add this to playlist, save song, add track,
      put song in playlist, add this song, add to my library, add to my playlist, save track, put this on playlist, save to my library,
      save this track, include in playlist, save to playlist
    create playlist: create playlist, new playlist, make a playlist, start a playlist, build a playlist, start new playlist,
      make me a playlist, generate playlist
    remove song from playlist: remove song, delete song, remove from playlist, delete from playlist, take off playlist, delete track,
      remove this song, take song off, get rid of song, never play again, don't play again, don't play this, stop playing this song,
      never play this
    song info: who wrote the song, when was song released, which album is, year of song, song details, information about song,
      what album is, who composed, song from which movie, when did song come, about this song, song release date, tell me about song,
      more about song, who produced song, song is from
    stop music: stop music, stop playing, turn off music, end music, music off, turn music off, stop the song, kill the music,
      stop the music, turn off the music, shut off music, cut the music, turn off the radio, stop song, stop radio, stop listening,
      no more music, switch off music, silence the music, turn radio off
    pause music: pause music, pause song, pause the song, pause playback, pause the music, pause track, hold the music, pause the movie,
      pause video, pause podcast, freeze video, pause book
    next song: next song, next track, skip song, skip track, skip this song, different song, another song, change song, change the song,
      next tune, play next song, play another song, play the next, skip this track, play something else, change track, move to next song,
      play a different song, following song, next music, next one please, skip to next track
    previous song: previous song, last song, previous track, go back a song, song before, last track, back one song, play last song,
      play previous song, back a track, prior song, go back one track, song before this, previous tune, go to previous track
    repeat song: repeat song, play song again, repeat this song, loop this song, replay song, song on repeat, play this again,
      repeat track, play it again, repeat the song, replay this, same song again, loop song, start song over, play that one again,
      restart song, repeat last song, replay the song
    play anything: play something, play anything, play whatever, any song, something good, surprise me with music, put something on,
      play random, choose a song, random music, music please, any music, play music i like, something nice, play me something,
      play a song, pick a song, any song will do, pick some music
    video call apps: facetime, skype, zoom call, google meet, video chat, whatsapp call, face time, teams meeting, video conference
    watch list: watch list, watchlist, to watch list, my list, shows to watch, movies to see, add to watchlist, movies to watch,
      things to watch, save to watch later, watch later
    movie recommendation: recommend a movie, what should i watch, good movie, suggest a film, any good films, what to watch tonight,
      good film, movie suggestions, movie to watch, film recommendation, worth watching, top rated movies, show to watch,
      recommend a show, good movies to watch, good series, recommend something to watch
    book recommendation: recommend a book, good book, what should i read, book suggestions, something to read, suggest a book,
      book to read, must read, worth reading, top books, summer reading, beach read
    music recommendation: recommend a song, recommend music, suggest a song, good music, new music for me, recommended songs,
      discover music, song suggestions, music i might like, suggest music, find new music, discover new music, song recommendation,
      discover weekly, made for me, recommended for me, artist i might like, suggest an artist
    game recommendation: recommend a game, good game, fun game, what game, suggest a game, games for kids, new games, popular games
    restart game: restart game, new game, play another round, play again, rematch, another round, start the game over, best of three,
      one more game, next round, another go
    end game: end game, quit game, stop game, exit game, leave game, stop playing, finish game, game over, close game, close the game
    game level: level up, high score, best score, next level, points, my score, what level, leaderboard, achievement
    multiplayer: multiplayer, two player, play with friends, play together, online multiplayer, co op, versus mode, player two
    # people, society, things of the world
    part: part, piece, section, portion, component, segment, bit of, fraction of
    professional: professional, expert, specialist, pro, guru, consultant, adviser, advisor
    committee: committee, board, council, panel
    association: association, society, organisation, institution, institute, foundation
    trial court: trial, jury, verdict, judge, hearing, convict, prosecution, defendant, testify, testimony, juror, lawsuit, sue
    evidence: evidence, proof, clue, testimony, witness
    violence: violence, abuse, domestic violence, assault, attacked me, violent, abusive, bullying, harassment, harass
    attack: attack, assault, raid, ambush, strike against
    evil: evil, wicked, sinister, villainous, devil, demon, satan, demonic
    careful: careful, cautious, watch out, be careful, caution, beware, look out, mind out
    knight: knight, castle, medieval, armor, armour, dragon, kingdom, palace, fortress
    advertisement: advertisement, ad, advert, commercial, advertising, sponsored, publicity, ad break, ad free, no ads, without ads,
      skip ad
    incident: incident, occurrence, episode of
    childhood: childhood, growing up, when i was little, as a child, young days, early years
    punish: punish, punishment, penalty, sanction, discipline, penalize, grounded, detention
    hell: hell, afterlife, underworld, damnation
    conspiracy: conspiracy, conspiracy theory, cover up, illuminati, flat earth, moon landing
    spy: spy, secret agent, espionage, undercover, detective, investigator, james bond, private eye, sherlock
    pirate: pirate, treasure, treasure hunt, pirate ship, treasure chest, piracy
    explore: explore, expedition, discover new, explorer, quest, venture, adventure, voyage
    wood: wood, timber, wooden, lumber, plank, log, plywood, firewood, carpenter
    string: string, rope, cord, twine, thread, yarn, lace, strap
    stable: stable, steady, balanced, firm
    habit: habit, routine, custom, ritual, daily routine, every morning routine, tradition, morning routine, bedtime routine
    trait: trait, characteristic, attribute, feature of, personality, character trait
    adopt: adopt, rescue animal, foster, foster child, rescue dog, animal shelter, take in a pet
    trapped: trapped, stuck, locked in, can't get out, jammed, caught, stranded, snowed in, stuck inside
    poster: poster, banner, flyer, leaflet, brochure, pamphlet, placard, handout
    audience: audience, crowd, spectators, viewers, onlookers, viewership
    condolence: condolence, sympathy, sorry for your loss, rest in peace, rip, sorry to hear, thoughts and prayers, deepest sympathy
    pros and cons: pros and cons, advantages, disadvantages, benefits, drawbacks, upside, downside, good and bad points,
      strengths and weaknesses, plus points, perks, pluses and minuses
    wish good: make a wish, wishing well, three wishes, genie, grant a wish
    stable price: unchanged, stay the same, steady, constant, no change, stable
    criticize: criticise, critic, criticism, find fault, put down, slam
    praise: praise, compliment, applaud, commend, admire, pay tribute, tribute, honour, rave about
    respect: respect, admire, look up to, esteem, regard, admiration
    support cause: stand up for, advocate, campaign, protest, demonstration, march for, rally, petition, activist, activism
    race relations: racism, racist, racial, discrimination, prejudice, sexist, sexism, bias
    democracy: democracy, republic, democratic, dictatorship, communism, socialism, capitalism, fascism, monarchy, political system
    parliament: parliament, congress, senate, house of commons, lawmakers, legislature, house of representatives, house of lords, capitol,
      white house
    political party: democrats, republicans, labour party, conservatives, tories, gop, political party, greens, liberals, lib dems,
      left wing, right wing, party leader
    candidate: candidate, nominee, running for, running mate, contender, candidacy, run for office, presidential candidate,
      presidential race
    campaign: campaign, rally, debate, referendum, brexit, presidential debate, primaries, caucus
    speech: speech, talk about, lecture, presentation, toast, give a speech, public speaking, ted talk, monologue
    treaty: treaty, ceasefire, truce, alliance, accord, sanctions, diplomacy, diplomat, negotiations, nato, united nations
    history era: era, ancient rome, medieval, middle ages, world war, civil war, victorian, roman empire, ancient egypt, cold war,
      renaissance, revolution, stone age, bronze age, empire, dynasty
    archaeology: archaeology, fossil, ruins, ancient, relic, pyramid, mummy, artifact, tomb, excavate
    endangered: endangered, extinct, extinction, protected species, species, endangered species, dying out, conservation
    pollution topic: greenhouse gas, carbon footprint, emissions, global warming, greenhouse, co2, carbon dioxide, renewable, fossil fuel,
      climate crisis, sustainable, renewable energy, ozone
    physics: physics, gravity, energy, quantum, relativity, electron, speed of light, nuclear, neutron, proton, big bang, black hole,
      particle, radiation
    biology: biology, dna, gene, organism, bacteria, photosynthesis, chromosome, genetics, species, mitosis
    scientist: scientist, researcher, physicist, biologist, astronomer, einstein, newton, professor, inventor
    philosophy: philosophy, ethics, morality, moral, existential, philosopher, plato, socrates, aristotle, nietzsche, logic, free will
    psychology: psychology, subconscious, iq test, personality test, freud, behaviour, psyche, mental state
    economy: economy, gdp, recession, economic, unemployment, interest rates, depression era, economist, inflation rate, trade deficit,
      gross domestic product, tariff
    geography: geography, border, capital of, continent, located in, neighbouring countries, latitude, longitude, equator, coordinates,
      highest mountain, longest river, hemisphere, largest country
    record world: world record, guinness record, tallest building, biggest in the world, fastest man, largest in the world,
      longest in the world, most expensive in world, in the world, world's largest
    nobel science: discovery, breakthrough, invent, invention, who invented, who discovered, inventor of, eureka, discovered by, first to
    founder: founder, founded, who founded, co founder, ceo, chairman, started the company, when was founded, chief executive,
      head of company, who runs, who started, established in
    famous people life: career of, achievements, accomplishments, awards won, early life, where did grow up, what did study,
      went to school, what is known for, legacy, best known for
    alive: alive, still alive, still living, still with us, not dead, is alive
    kids of celeb: how many children, has kids, number of children, any kids
    engaged: engaged, engagement, propose, fiance, proposal, engagement ring, get engaged, pop the question, fiancee, betrothed
    crush: crush, have a crush, fancy someone, in love, fall in love, attracted to, fallen for, head over heels, love someone, soulmate,
      attraction
    relationship advice: relationship advice, relationship problem, love advice, couples therapy, marriage counselling, dating advice,
      my girlfriend left, my boyfriend left, cheating on me, ask her out, ask him out, how to flirt
    hug: hug, cuddle, embrace, snuggle, give a hug, hold me, squeeze
    sex topic: sex, make love, sexual, sleep with, intercourse, have sex, get laid
    raise kids: raise children, parenting, bring up children, parent tips, child development, new parent, bring up a child,
      potty training, parenthood, motherhood, fatherhood
    relatives: cousin, nephew, niece, uncle, aunt, auntie, in laws, mother in law, father in law, brother in law, sister in law,
      stepmother, stepfather, godmother, godfather
    sibling: sibling, brother or sister, brothers and sisters, half brother, half sister, stepbrother, stepsister
    nickname: nickname, pet name, stage name, alias, real name, full name, middle name, first name, last name, surname, maiden name,
      family name, birth name, pseudonym, known by, given name
    pretend: pretend, act like, make believe, role play, impersonate, impression, do an impression, imitate, mimic, do an accent,
      talk like, speak like, celebrity voice, talk like a pirate
    ego words: ego, self esteem, confidence, self confidence, arrogance, self worth
    test knowledge: iq test, brain training, memory game, brain teasers, brain exercise, mind game
    # phone, messages, net
    phone: phone, mobile, cell phone, cellphone, smartphone, mobile phone, handset, telephone, iphone, cell, mobile device, android phone,
      landline, home phone, blower
    phone number: phone number, number, contact number, telephone number, mobile number, cell number, digits, telephone no, tel,
      cell phone number, fax number, work number, home number, mobile no, best number
    contact: contact, address book, contacts list, phonebook, phone book, contact details, contact info, contact book, contact card,
      contact entry
    text: text, message, text message, sms, msg, txt, dm, instant message, txt message, textmessage, whatsapp message, imessage,
      text someone, drop a line, direct message, private message, text back, send a text, send a message, send text, send message,
      shoot a text, write a text, message to, text to, send an sms, drop me a line, send word, message back
    email: email, e mail, mail, electronic mail, gmail, e message, email message, send an email, send email, write an email,
      shoot an email, compose email, drop an email, email to, send mail, draft an email, send an e mail, write email, new email to
    inbox: inbox, mailbox, new emails, new mail, new messages, unread, unread emails, mail inbox, incoming mail, email inbox,
      emails i got, unread mail, unread messages, unopened mail, unanswered mail, check my email, check email, check my mail, any emails,
      do i have mail, any new emails, have i got mail, any new mail, got any emails, emails today, check for emails, look at my email,
      emails received, did anyone email
    voicemail: voicemail, voice mail, answering machine, voice message, voice mailbox, message on machine, answerphone, ansaphone,
      recorded message, mailbox messages
    missed call: missed call, who called, who rang, who phoned, calls missed, unanswered call, calls i missed, who tried to call,
      who called me, who tried to reach, who was calling, who's been calling
    attachment: attachment, attached file, enclosed file, attach, attached document, enclosure, attached photo, paperclip
    subject: subject, subject line, heading, header
    spam: spam, junk, junk mail, unwanted, junk email, junk folder, robocall, telemarketer, nuisance call, unsolicited, cold call,
      phishing, spam folder, trash mail
    letter: letter, mail, post, snail mail, correspondence, envelope, post mail, written letter
    address: address, street address, where do i live, where does live, home address, residence, where i live, postal address,
      mailing address, home address of, place of residence, house number, billing address, shipping address, delivery address
    email address: email address, mail address, email id, mail id, e mail address, email addy, contact email
    social media: social media, social network, socials, social app, facebook, instagram, twitter, tiktok, snapchat, social platform,
      my socials
    friend: friend, mate, buddy, pal, bestie, bff, chum, homie, bro, companion, bestfriend, best mate, girl friends, best friend,
      friendship
    chat: chat, conversation, thread, message thread, discussion, convo, dialogue, chat history, message history
    group: group, group chat, team, crew, gang, bunch, circle
    wifi: wifi, wi fi, wireless, internet, wireless network, network, internet connection, wlan, wi fi network, router, broadband,
      home network, local network
    internet: internet, web, online, net, the web, cyberspace, internet access, broadband, world wide web, www, web access
    bluetooth: bluetooth, wireless pairing, bluetooth connection, bluetooth pairing, bluetooth device, wireless connection
    data: data, mobile data, cellular data, gigabytes, data usage, internet data, data allowance, mobile internet, gb, gigs, data plan,
      4g, 5g, lte, data left
    signal: signal, reception, coverage, bars, signal strength, service bars, phone signal, network coverage, cell reception, no service
    hotspot: hotspot, tethering, personal hotspot, mobile hotspot, wifi hotspot, share my internet, share connection, share data
    airplane mode: airplane mode, flight mode, plane mode, flightmode, offline mode, in flight mode
    do not disturb: do not disturb, dnd, quiet mode, silent mode, don't bother me, focus mode, no interruptions, no disturbance,
      leave me alone, hold my calls, don't interrupt, not be disturbed, block notifications, silence notifications, mute notifications,
      don't want interruptions, no calls
    battery: battery, power, juice, battery life, battery level, battery charge, battery percentage, charge level, how much charge,
      battery left, battery status, charge left, battery remaining, power level, power left, power remaining
    charger: charger, charging cable, power cord, charging cord, phone charger, usb cable, charging lead, wall charger, wireless charger,
      power adapter, power supply, power bank, power brick, adaptor
    screen: screen, display, monitor, touchscreen, touch screen, lcd, screen size, phone screen, touch display
    brightness: brightness, screen brightness, backlight, display brightness, brightness level, screen light, light level, luminosity,
      auto brightness, adaptive brightness
    wallpaper: wallpaper, background, background image, home screen picture, desktop background, lock screen picture, screen background,
      home screen background, backdrop, lockscreen, lock screen
    dark mode: dark mode, night mode, dark theme, night theme, black background, night light, night shift, blue light filter,
      dark background
    screenshot: screenshot, screen capture, screen grab, capture the screen, screen shot, print screen, capture my screen,
      picture of my screen, grab the screen, snap the screen
    ringtone: ringtone, ring tone, ringer, ring sound, call tone, phone sound, alert tone, notification sound, text tone, call sound,
      ringer tone
    vibrate: vibrate, buzz mode, buzzing, vibrate mode, haptic, on vibrate
    storage: storage, disk space, memory, free space, space left, storage space, hard drive space, capacity left, drive space, room left,
      phone storage, gigabytes left, memory space, available space, running out of space, storage full, memory full, disk full,
      out of space, not enough space
    update: update, upgrade, latest version, new version, software update, system update, update available, patch, firmware update,
      up to date software, most recent version
    settings: settings, preferences, options, configuration, setup, config, set up menu, system settings, parameters, control panel,
      settings menu, customise, customize, configure
    setting: setting, preference, option, parameter, toggle, adjustment
    app: app, application, program, software, mobile app, software application, widget
    skill: skill, feature, capability, function, ability, talent, voice app, competence, functionality
    file: file, document, doc, pdf, paperwork, text file, word document, computer file
    folder: folder, directory, file folder, subfolder, documents folder
    computer: computer, pc, laptop, desktop, mac, notebook, macbook, workstation, chromebook, notebook computer, computer system
    keyboard: keyboard, keypad, on screen keyboard, virtual keyboard, qwerty, touch keyboard
    password: password, passcode, passphrase, login details, credentials, pass code, sign in details, login info, security password,
      access code, secret word, login password, log in details, passkey
    forgot password: forgot password, reset password, change password, lost password, new password, forget my password, lost my password,
      reset my password, change my password, password not working, password doesn't work, recover password, update my password,
      set new password, can't log in, password reset
    pin: pin, pin number, pin code, personal identification number, security code, secret code, card pin, four digit code, atm pin,
      pincode
    username: username, user name, login name, user id, login id, screen name, user handle, account name, sign in name, nickname,
      display name
    user: user, profile, account holder, user account, my profile, user profile, profile page
    privacy: privacy, data protection, private data, private mode, incognito, confidentiality, personal data, keep private,
      privacy settings, privacy policy, data privacy, confidential, incognito mode, private browsing
    virus: virus, malware, antivirus, trojan, spyware, hacked, infected, ransomware, anti virus, antivirus software, computer virus,
      virus scan, malicious software, worm
    website: website, web page, site, web site, webpage, homepage, web address, landing page, internet site, online site, homepage of
    browser: browser, web browser, chrome, safari, firefox, internet browser, internet explorer, edge browser
    link: link, url, web address, hyperlink, shortcut, weblink, web link
    error: error, bug, glitch, problem, issue, trouble, fault, malfunction, mistake, something went wrong, technical problem,
      technical issue, error message, technical difficulties, hiccup
    problem: problem, issue, trouble, difficulty, complaint, hassle, something wrong, what's wrong, having trouble, having problems,
      struggling
    version: version, release, edition, software version, build number, model
    language: language, tongue, lingo, mother tongue, native language, foreign language
    change language: change language, switch language, speak another language, language settings, talk to me in, speak to me in,
      set language, language setting, use another language, change your language, talk in, answer in, speak in, switch to language,
      change the language, different language, another language, other language
    voice: voice, accent, how you sound, way you talk, tone of voice, your voice, sound of your voice
    gender: gender, sex, male or female, girl or boy, man or woman, boy or girl, male or a female, woman or a man, girl or a boy,
      boy or a girl
    find my phone: find my phone, where is my phone, locate my phone, ring my phone, lost my phone, call my phone, find my device,
      make my phone ring, find phone, locate phone, phone is lost, misplaced my phone, can't find phone, lost phone, track my phone,
      locate my device, where's phone, my phone is missing, phone missing, where did phone go, find mobile, find my cell,
      where i left phone, left my phone, find my iphone, beep my phone, make phone ring, lost my mobile, ring phone, locate device,
      find device, lost my cell
    share location: share location, share my location, where i am, send my location, send location, share where i am, give my location,
      share position, send my position, my whereabouts, tell where i am, share my position, location sharing, where i'm at,
      share live location, let know my location, show my location, live location
    support: support, customer service, customer support, helpdesk, help desk, hotline, service desk, tech support, customer care,
      call centre, contact support, help line, helpline, technical support, it support, support team, help centre, contact us,
      live support, care line, contact customer service, support line
    agent: agent, representative, real person, human, operator, live agent, someone real, rep, actual person, live person, human being,
      someone human, talk to someone, speak to someone, talk to a person, speak to a human, real human, service rep, customer service rep,
      live chat, advisor, adviser, talk to human, speak with someone, not a robot, talk to a human, actual human, speak to a person,
      support agent
    complaint: complaint, complain, file a complaint, grievance, complain about, make a complaint, formal complaint, lodge a complaint,
      dissatisfied, unhappy with, not happy with, express dissatisfaction, bad service, moan, poor service, disappointed
    feedback: feedback, review, opinion, comments, give my opinion, leave feedback, what i think, survey, questionnaire, give feedback
    review: review, rating, what people say, reviews of, customer review, ratings, how good is, is any good, any good, what others think,
      testimonials, what people think, how do people like
    acquaintance: acquaintance, someone i know
    router: router, modem, wifi box, access point, hub
    wifi password: wifi password, wi fi password, wifi code, network password, wireless key, wifi key, internet password
    internet is down: no internet, internet is down, wifi not working, internet not working, no connection, connection lost, wifi is down,
      offline, can't get online, keeps disconnecting, internet is out, lost connection, not connected
    internet speed: internet speed, download speed, upload speed, connection speed, speed test, bandwidth, slow internet, wifi speed,
      how fast is internet, mbps
    roaming: roaming, data roaming, use phone abroad, roaming charges, international roaming
    battery low: low battery, battery low, running out of battery, battery nearly dead, phone is dying, about to die,
      almost out of charge, battery draining, drains fast
    battery saver: battery saver, power saving, low power mode, battery saving mode, save battery, energy saving mode, power saver,
      conserve battery, energy saver
    screen cracked: cracked screen, broken screen, smashed screen, shattered screen, screen is cracked, screen is broken
    screen timeout: screen timeout, auto lock, screen lock time, sleep timeout, screen stays on, keep screen on, screen goes off
    rotate screen: rotate screen, screen rotation, auto rotate, landscape mode, portrait mode, screen orientation
    home screen: home screen, main screen, start screen, homescreen, launcher
    light mode: light mode, light theme, day mode, white background
    screen recording: screen recording, record screen, record my screen, screencast
    free up space: free up space, clear space, make room, clean up storage, clear memory, make some space, free up storage,
      free up memory, clear the cache, clear cache
    memory card: memory card, sd card, usb stick, thumb drive, flash drive, memory stick, usb drive, pen drive, external drive,
      external hard drive, usb key
    backup: cloud copy, restore from backup, automatic backup
    cloud: cloud, icloud, google drive, dropbox, onedrive, cloud storage, online storage
    app crashes: app crashes, app not working, app keeps crashing, app froze, app won't open, app keeps closing, app is frozen,
      not responding, stopped responding, unresponsive
    freeze up: freezes up, phone frozen, screen frozen, hangs, hung up, keeps freezing, won't respond, locks up
    open apps: open apps, running apps, background apps, apps in background, recent apps
    tablet computer: tablet, ipad, kindle, tablet computer, e reader, ereader
    smartwatch: smartwatch, smart watch, apple watch, fitbit, fitness tracker, fitness band, wearable, wristwatch
    autocorrect: autocorrect, auto correct, predictive text, spell check, spellcheck, spelling correction, word suggestions, autocomplete
    emoji: emoji, emoticon, smiley, smiley face, sticker
    mouse: computer mouse, mouse pointer, cursor, trackpad, touchpad
    forgot pin: forgot pin, forgot my pin, don't remember pin, can't remember pin, lost my pin, what's my pin, pin reminder
    change pin: change pin, change my pin, new pin, reset pin, reset my pin, different pin, set a pin, update pin, update my pin,
      choose pin, set up a pin
    pin blocked: pin blocked, pin locked, blocked pin, too many pin attempts, wrong pin, pin not working, incorrect pin,
      entered wrong pin, too many attempts, pin doesn't work
    fingerprint: fingerprint, touch id, thumbprint, biometric, finger scan, fingerprint reader
    face id: face id, face recognition, facial recognition, face unlock, face scan, face login
    two factor: two factor, two step verification, two factor authentication, 2fa, authentication code, verification code, one time code,
      one time password, otp, authenticator, two step
    id: id card, identification, identity card, photo id, proof of id, identity document, id document
    user profile switch: switch user, change user, switch profile, change profile, switch account, different user, another user,
      different account, change accounts
    edit profile: edit profile, change my details, update my details, personal details, personal information, update my profile,
      my information, profile information, change my information, update my information
    profile picture: profile picture, profile photo, profile pic, avatar, account picture
    delete account: delete account, delete my account, close my profile, remove my account, delete my profile, erase my account,
      get rid of account, deactivate my account, terminate account
    delete my data: delete my data, delete my history, erase my data, clear my history, delete recordings, wipe my history,
      delete voice recordings, clear history, forget what i said
    are you spying: spying on me, are you spying, do you record me, listening to me, are you recording, eavesdrop, always listening,
      who can hear me, listening in, recording me
    hack: hacked, hacker, got hacked, account hacked, broken into, cyber attack, compromised, data breach, break into account,
      security breach
    firewall: firewall, vpn, proxy, internet security
    tab: browser tab, new tab, tabs, browser window
    browsing history: browsing history, search history, browser history, web history, sites i visited, pages i visited, internet history
    qr code: qr code, barcode, bar code, scan code, qr
    model: model, make and model, model number, type number, which model
    serial number: serial number, imei, serial no, device number, device id
    what languages: what languages, which languages, languages do you speak, languages do you know, how many languages, bilingual,
      multilingual
    change voice: change voice, change your voice, different voice, new voice, male voice, female voice, man's voice, woman's voice,
      sound like a man, sound like a woman, sound different, switch voice, another voice, other voice, change your accent,
      different accent
    wake word: wake word, hot word, wake phrase, trigger word, hey you, activation word
    change your name: change your name, give you a name, call you something else, rename you, new name for you, call you, different name,
      give you another name
    find my things: find my keys, lost my keys, where are my keys, tracker, airtag, find my wallet, lost my wallet, find my stuff,
      find my bag, find my watch, find my tablet
    stop sharing location: stop sharing location, hide my location, stop location sharing, turn off location, stop sharing my location,
      location services
    find friend: find my friends, where is my friend, where's my wife, where is my husband, where are my kids, friends location,
      their location, someone's location
    rate app: rate app, rate this app, leave a review, write a review, give five stars, review this app, leave a rating
    video call: video call, facetime, video chat, zoom call, skype, video conference, video phone, face to face call, make a video call
    conference call: conference call, group call, three way call, add caller, join call
    call history: call history, call log, recent calls, calls list, who did i call, phone log, list of calls, dialled numbers, last calls
    last call: last call, last caller, who called last, who just called, who called just now, most recent call
    who is calling: who is calling, caller id, who's ringing, caller, who is this number, whose number is this, unknown number,
      unknown caller, who is on phone
    speakerphone: speakerphone, on speaker, hands free, put on speaker, loud speaker, hands free mode, speaker phone, handsfree
    forward calls: forward calls, call forwarding, divert calls, redirect calls, call diversion, route calls, transfer calls
    emergency call: emergency call, call 911, call 999, call emergency services, emergency services, dial 911, dial 999, emergency number,
      call 112, call for help, get help, emergency
    emergency contact: emergency contact, in case of emergency, ice contact, next of kin
    collect call: collect call, reverse charge call, long distance call, international call, call abroad
    speed dial: speed dial, favourite contacts, favourites list, starred contacts, quick dial
    add contact: add contact, new contact, save number, save contact, add to contacts, create contact, save to contacts, add new contact,
      store number, put in my contacts, add number, save this number
    delete contact: delete contact, remove contact, remove from contacts, delete number, delete from contacts, erase contact
    last message: last message, latest message, most recent message, last text, latest text, newest message
    read messages: read messages, read my messages, read my texts, what does message say, what did text say, read out messages,
      check my messages, check my texts, messages i got
    group message: group message, group text, message everyone, text everyone, mass text, message all, text the group
    read receipt: read receipt, has read, message seen, seen my message, message delivered, did message go through, was message sent
    email reply: reply to email, answer email, reply all, respond to email, write back, reply to mail, answer mail, email back,
      reply back, reply to all
    forward email: forward email, forward mail, forward this, pass email on, send email on
    cc: cc, carbon copy, bcc, copy in, blind copy
    email draft: draft, unsent, unfinished email
    archive: archive, file away, move to archive, put in archive
    mark as read: mark as read, mark read, set as read
    flag email: flag, star email, mark important, starred, mark as important, star message
    sent mail: sent mail, sent messages, sent items, emails i sent, mails i sent, outbox
    recipient: recipient, addressee, send to, to whom
    sender: sender, who sent, who wrote, who from, who is it from, email from, mail from, message from, text from
    newsletter: newsletter, mailing list, email list, bulletin, digest
    signature email: email signature, out of office, auto reply, automatic reply, away message, vacation responder, autoreply
    dating app: tinder, dating app, dating site, bumble, online dating
    follower: follower, subscriber, how many followers, subscribers list
    friend request: friend request, add friend, add as friend, connection request, befriend
    status: status, status update, my status, online status, current state, condition
    timeline: timeline, news feed, newsfeed, wall
    hashtag: hashtag, trending topic, what's trending, trend, viral
    like post: like post, heart it, give a like, upvote, react
    blog: blog, vlog, blog post, web log, weblog
    forum: forum, message board, discussion board, reddit
    stream live: go live, live stream, livestream, broadcast live, stream live, broadcasting
    notifications list: my notifications, any notifications, new notifications, recent notifications, what did i miss, anything new,
      new alerts
    accessibility: accessibility, hearing aid, screen reader, voiceover, talkback, larger text, visually impaired, hard of hearing,
      closed captioning, disability
    font size: font size, text size, bigger text, larger font, bigger letters, letter size, font, text bigger, bigger font,
      make text larger
    sim card: sim card, sim, esim, new sim, sim pin
    phone plan: phone plan, mobile plan, tariff, phone contract, cell plan, pay as you go, prepaid, calling plan, minutes left,
      phone credit, airtime, network provider, mobile provider, phone company, phone bill
    upgrade phone: upgrade phone, new phone, phone upgrade, get a new phone, replace phone
    operating system: operating system, ios, android, linux, macos, os, windows 10
    restart phone: restart phone, reboot phone, restart device, restart computer, turn phone back on, reset router, restart router,
      reboot router, restart wifi
    power off phone: turn off phone, shut down phone, power off device, shut down computer, switch phone off
    print document: printer, print job, out of ink, ink cartridge, toner, printer paper
    cable: cable, cord, wire, hdmi cable, extension cord, extension lead
    adapter: adapter, power converter, plug adapter, travel adapter, travel plug, plug converter
    microphone: microphone, mic
    webcam: webcam, front camera, rear camera, web camera
    drone: drone, quadcopter, uav
    game console: playstation, xbox, nintendo, switch console, games console, controller
    robot: robot, bot
    artificial intelligence: ai, artificial intelligence, machine learning, chatbot, language model, chat gpt, neural network
    algorithm: algorithm, source code, program code, coding, programming, computer programming
    hardware: hardware, processor, cpu, chip, graphics card, ram, motherboard
    usb: usb, usb port, port, usb c, connector
    overheating: overheating, phone is hot, too hot to touch, running hot, getting hot
    water damage: water damage, dropped in water, got wet, fell in water, liquid damage, waterproof
    text to speech: text to speech, read this page, read the screen, read this out
    clipboard: clipboard, cut and paste, copy and paste, copy paste
    search bar: search bar, search box, search engine, search field
    button: button, knob, dial, lever
    icon: icon, symbol, logo
    menu option: menu item, main menu, drop down
    online: online, on the internet, on the web
    offline: offline, without internet, without connection, no wifi needed
    parental controls: parental control, child lock, kid safe, screen time, restrict content, kids mode, limit screen time, family filter,
      restricted mode, safe search
    text reply: reply to text, text back, reply to message, answer text, respond to message, reply with, message back, write back to,
      respond to text, answer message
    delete message: delete message, delete text, erase message, delete my messages, delete conversation, delete this message,
      remove message, delete email, trash email, delete mail, trash this email, delete the email
    search email: search email, find email, search my inbox, look for email, emails from, find emails from, search for email, email about,
      search mail, any email from, find the email
    unread: unread, haven't read, not read yet, unopened
    phone number of: phone number for, number for, what's the number, contact number for, phone number of, telephone number of, number of,
      get me number
    change my number: change my number, new phone number, update phone number, change phone number, update my number,
      change mobile number, switched numbers, keep my number, port my number
    change my email: change my email, update my email, new email address, change email address, update email address,
      different email address
    change my address: change my address, update my address, new address, change of address, update address, i've moved, i moved,
      my address changed, moved house, change address, moving to new address, different address, edit address, change home address,
      address has changed
    change my name on account: change my legal name, change of name, new last name, got married name, update my name, name on account,
      name on card, misspelled name, name is wrong, change last name, change surname, edit my name
    login problem: can't log in, can't login, unable to log in, login problem, can't sign in, can't get in, login failed,
      trouble logging in, login not working, sign in problem, log in problem, unable to access account, lost access, login issues
    access rights: access rights, permissions, grant access, give access, access to folder, need access, admin rights, request access,
      get access to, permission to access
    activation code: activation code, code not received, no code received, didn't get code, resend code, send code again,
      security code not received, confirmation code, new code
    app permissions: allow camera, microphone access, location access, app permission, access my location
    it helpdesk: raise a ticket, open a ticket, support ticket, it ticket, log a ticket, helpdesk ticket, it problem, computer problem,
      open ticket, ticket status, file a ticket, create a ticket, trouble ticket, incident report
    slow computer: computer is slow, phone is slow, running slow, slow computer, slow laptop, takes forever to load, laptop is slow,
      lagging, loading forever, phone is lagging, keeps buffering
    printer problem: printer not working, printer jam, paper jam, printer won't print, won't print, can't print, printer is offline,
      printer broken, printer out of paper
    sound problem: no sound, can't hear anything, sound not working, no audio, speaker not working, audio not working, can't hear you,
      sound is gone, mic not working, microphone not working
    charge problem: won't charge, not charging, charger not working, doesn't charge, phone won't charge, charging problem,
      stopped charging
    won't turn on: won't turn on, doesn't turn on, not turning on, phone is dead, won't power on, black screen, blank screen,
      won't switch on, won't boot, screen is black
    how to use app: how to use, how do i use, how does app work, user guide, user manual, instruction manual, handbook, owner's manual,
      instruction book, getting started, how it works, guide for beginners, operating instructions, manual for
    tutorial: tutorial, walkthrough, step by step, guided tour of app, how to video, step by step guide
    beta: beta, test version, preview version, early access
    faq: faq, frequently asked questions, common questions, help page, help topics, help section
    terms: terms of service, terms of use, privacy terms, user agreement
    copyright: copyright, royalty free, all rights reserved, intellectual property
    catalogue: catalogue, brochure, flyer, leaflet, pamphlet, booklet
    invisible: invisible, unseen, out of sight, hidden away
    explicit: explicit, explicit lyrics, profanity, swear word, bad language, curse word, foul language, clean version, parental advisory,
      cuss, dirty words, rude words
    distribute app: share app, invite to app, recommend app, tell friends about app
    app language of keyboard: keyboard language, typing language, change keyboard, switch keyboard
    dictate message: dictate a text, text by voice, voice text, speak my message, send voice message, send a voice message, audio message
    schedule message: schedule message, schedule text, send later, send email later, delayed send, schedule email, schedule an email,
      schedule a text
    mute chat: mute chat, mute conversation, mute group, silence chat, mute this thread, leave group, leave the chat
    contact birthday: whose birthday, birthday reminder, upcoming birthdays, friend's birthday, birthdays this month, birthdays coming up
    call someone home: call home, call my house, ring home, phone home, call the office, call work
    dial number: dial number, dial the number, call this number, ring this number, call the number
    mute call: mute call, mute my mic, mute microphone, mute myself, unmute myself
    call quality: call dropped, can't hear caller, bad line, you're breaking up, bad connection, call keeps dropping, poor call quality,
      line is bad
    keyboard sound: key clicks, keyboard sound, touch sound, typing sound
    date time setting: set time zone, set the clock, change the time on, date and time settings, daylight saving, 24 hour clock,
      clock settings, change clock, set clock
    auto update: auto update, automatic updates, update all apps, update my apps, update apps, update everything
    update cancel: stop update, cancel update, pause update, update later
    do check update: check for updates, any updates, is my phone updated, software version
    notification settings: notification settings, turn off notifications, stop notifications, enable notifications, disable notifications,
      push notifications, allow notifications, too many notifications
    data saver: data saver, save data, limit data, use less data, low data mode, restrict data
    wifi connect: connect to wifi, join wifi, turn on wifi, wifi on, connect to the internet, find wifi, available networks,
      connect to network, get online
    wifi off: turn off wifi, wifi off, disconnect wifi, disable wifi, disconnect from wifi, turn wifi off
    bluetooth on: turn on bluetooth, bluetooth on, enable bluetooth, connect bluetooth, pair my phone, pair bluetooth,
      connect my headphones, pair headphones, connect to speaker, connect my phone
    bluetooth off: turn off bluetooth, bluetooth off, disable bluetooth, disconnect bluetooth, disconnect my headphones
    brightness up: brightness up, increase brightness, brighter screen, make screen brighter, turn up brightness, raise brightness,
      screen too dark, brighten screen, turn brightness up
    brightness down: brightness down, decrease brightness, dim the screen, reduce brightness, turn down brightness, lower brightness,
      screen too bright, dim screen, turn brightness down
    close app: close app, close this app, quit app, exit app, close the app, force quit, force stop, close all apps, kill the app,
      shut the app
    switch app: switch app, go back to app, next app, change apps
    go home screen: go home screen, go to home screen, take me home screen, main menu screen, back to start, go to main menu
    find app: find app, search app store, app store, play store, best app for, get an app, search for apps, recommend an app, look for app
    app purchase: in app purchase, buy app, paid app, app price, is app free
    open camera: open camera, open the camera, launch camera, turn on camera, start camera
    open settings: open settings, go to settings, show settings, take me to settings, open my settings
    create folder: create folder, new folder, make a folder, make folder, create a folder
    find file: find file, find document, search files, find my document, where is my file, search for file, look for file, find the file,
      locate file, search my documents, where did i save
    open file: open file, open document, open the document, open my document, show document, open the file
    delete file: delete file, delete the file, remove file, delete document, delete photo, recycle bin, move to trash
    recover file: recover file, restore file, undelete, deleted file, get file back, recover deleted, restore deleted, deleted by accident
    share file: share file, send file, share document, send document, send the file, share the document, share this file, send attachment,
      send me file
    save file: save file, save document, save as, save this document, save my work
    zip file: zip file, compress file, compressed, unzip, extract file
    # home
    light: light, lamp, bulb, light bulb, lightbulb, ceiling light, bedside lamp, table lamp, floor lamp, night light, nightlight,
      spotlight, chandelier, led strip, standard lamp, desk lamp, reading light, fairy lights, illumination, overhead light, led light
    living room: living room, lounge, sitting room, front room, family room, living area, family area, parlour, den, main room
    bedroom: bedroom, master bedroom, sleeping room, sleeping area, guest room, spare room, kids room, nursery, children's room, bed room
    bathroom: bathroom, toilet, restroom, loo, washroom, lavatory, wc, ladies room, men's room, shower room, bog, ensuite, en suite, lav,
      gents, ladies, powder room, little girls room, potty, throne room
    kitchen: kitchen, kitchenette, cookhouse, galley
    garden: garden, yard, backyard, back yard, back garden, front yard, grounds, flower bed, vegetable patch, allotment, outside area
    ground floor: ground floor, first floor, downstairs, main floor, lower floor, bottom floor, street level
    upstairs: upstairs, upper floor, top floor, first storey, up the stairs
    basement: basement, cellar, wine cellar, lower level
    attic: attic, loft, loft space, roof space
    hall: hall, hallway, corridor, entryway, foyer, lobby, passage, vestibule
    garage: garage, carport, garage door, car port
    porch: porch, veranda, front step, front porch, doorstep, stoop
    house: house, home, place, residence, dwelling, cottage, bungalow, mansion, villa, household, homestead, townhouse, detached house,
      semi detached
    room: room, chamber, area, zone
    flat: flat, apartment, condo, unit, studio apartment, condominium, penthouse, apartment building, bedsit, studio flat, tenement,
      block of flats
    couch: couch, sofa, settee, loveseat, futon, chesterfield, sectional
    wardrobe: wardrobe, closet, cupboard, chest of drawers, dresser, cabinet, armoire, drawer
    tap: tap, faucet, spigot, water tap
    curtain: curtain, drape, blinds, shades, shutters, roller shutter, window shades, window covering, roller blinds, venetian blinds,
      roman blinds, drapery, roller shades
    thermostat: thermostat, heating, heater, central heating, furnace, temperature control, heating system, radiator, underfloor heating,
      thermostat setting, thermostat temperature, climate control, space heater, room temperature, nest thermostat, house temperature,
      inside temperature, temperature inside, indoor temperature
    air conditioning: air conditioning, ac, air conditioner, aircon, air con, cooling, a c, climate, cooler, cooling system, air cooling,
      cold air
    fan: fan, ventilator, ceiling fan, extractor fan, fan speed, ventilation, exhaust fan, extractor hood, cooker hood, range hood, vent
    plug: plug, socket, outlet, power outlet, smart plug, wemo, power point, smart socket, power socket, smart outlet, wall socket,
      power strip, electrical outlet, smart switch, light switch, power point outlet, extension socket, mains
    door: door, front door, gate, back door, entrance, doorway, patio door, sliding door, side door
    doorbell: doorbell, door bell, who at the door, ring the bell, who is at door, someone at the door, ring doorbell, ringing at door,
      knock at door, door chime, video doorbell, intercom, somebody at the door, who is outside
    security alarm: security system, burglar alarm, house alarm, home security, alarm system, alarm on house, intruder alarm, home alarm,
      anti theft, alarm panel, security alarm, house security, alert system
    smoke detector: smoke detector, smoke alarm, fire alarm, carbon monoxide detector, smoke sensor, co detector, carbon monoxide,
      gas leak, smell gas, smell smoke, gas smell
    fridge: fridge, refrigerator, icebox, freezer, fridge freezer, deep freeze, chest freezer, cooler box, ice maker
    oven: oven, stove, cooker, range, range cooker, stove oven, aga, cooking range, gas oven, convection oven
    hob: hob, stovetop, cooktop, burner, induction hob, gas ring, hot plate, gas hob, stove top
    kettle: kettle, tea maker, electric kettle, boil the kettle, put the kettle on, boil water, teapot
    coffee machine: coffee machine, coffee maker, espresso machine, coffee pot, coffeemaker, coffee pod machine, nespresso, keurig,
      percolator, french press, cafetiere, barista machine, moka pot
    coffee: coffee, espresso, latte, cappuccino, cup of joe, java, brew, cuppa, americano, mocha, macchiato, decaf, flat white,
      black coffee, cup of coffee, iced coffee, frappuccino, white coffee, caffeine, coffee beans
    dishwasher: dishwasher, dish washer, dishwashing machine, run the dishes, load dishwasher, empty dishwasher, unload the dishwasher
    washing machine: washing machine, washer, clothes washer, wash cycle, clothes washing machine, laundry machine, spin cycle,
      load of washing, load of laundry
    dryer: dryer, tumble dryer, clothes dryer, drying machine, drier, clothes drier, spin dryer
    toaster: toaster, toasting, sandwich maker, toastie maker, toaster oven
    scene: scene, scenario, mood, ambience, light scene, atmosphere, ambiance, routine
    colour: colour, hue, shade, tint, tone, pigment, what colour
    smart home: smart home, home automation, connected home, smart devices, intelligent home, automated home, my smart devices,
      home devices, connected devices, smart speaker, echo dot, home kit, iot
    device: device, gadget, appliance, machine, equipment, electronics, contraption, gizmo, electrical, kit
    lawn: lawn, grass, turf, sod, grass area
    sprinkler: sprinkler, irrigation system, hose, garden hose, sprinkler system, hosepipe, drip irrigation
    torch: torch, flashlight, flash light, flash lamp, phone light, pocket lamp, camera flash
    key: key, car key, house key, spare key, door key, set of keys, keyring
    furniture: furniture, furnishings, home furnishings, ikea, interior, decor, pieces of furniture
    all lights: all the lights, every light, whole house lights, lights in the house, all lamps
    too dark: too dark, can't see anything, need more light, pitch black, dark in here, hard to see, it's dark
    light colour: light colour, colour of lights, change light colour, make the lights blue, make lights red, warm white, cool white,
      colour temperature, change the colour, warm light
    party lights: disco lights, party lights, strobe, flashing lights, colour loop, blink, flash the lights, flicker
    romantic light: romantic, mood lighting, romantic lighting, cosy light, candlelight, soft light, set the mood, movie mode,
      relaxing light
    dining room: dining room, dinner table, dining area, breakfast nook
    study: home office, study room, workroom
    patio: patio, terrace, deck, balcony, veranda
    stairs: stairs, staircase, stairway, stairwell, banister
    elevator: lift, elevator, escalator
    shed: shed, outhouse, barn, toolshed, garden shed, workshop
    chair: chair, armchair, stool, seat, recliner, rocking chair, bench
    bed: bed, mattress, bunk bed, cot, crib, king size bed, double bed
    bedding: bedding, sheet, bed linen, duvet, pillow, pillowcase, blanket, comforter, quilt, bedclothes, bed sheets
    make the bed: make the bed, make my bed, change the sheets, change the bed
    towel: towel, bath towel, flannel, washcloth, hand towel, tea towel, dish towel
    rug: rug, carpet, mat, floor covering
    shelf: shelf, bookcase, shelving, bookshelf
    desk: desk, writing table, standing desk
    mirror: mirror, looking glass
    floor: floor, hardwood floor, laminate, parquet, tile floor
    wall: wall, ceiling, partition, roof
    window: window, skylight, window pane, double glazing
    sink: sink, basin, wash basin, washbasin, kitchen sink
    drain: drain, clogged drain, blocked sink, clog, blocked drain, unclog, clogged sink, unblock, blocked toilet, clogged toilet,
      plughole
    leak: leak, leaky tap, water leak, dripping tap, leaking pipe, burst pipe, drip, flooding, water everywhere, leaky faucet, pipe burst
    pipe: pipe, plumbing pipe, drainpipe, gutter, sewer
    hot water: hot water, boiler, water heater, no hot water, immersion heater, geyser, hot water tank
    open blinds: open the blinds, open the curtains, draw the curtains, pull up the blinds, raise the blinds, curtains open, open blinds,
      open curtains, blinds up, raise the shades, let some light in, roll up the blinds
    close blinds: close the blinds, close the curtains, pull down the blinds, lower the blinds, shut the curtains, curtains closed,
      close blinds, close curtains, lower the shades, shut the blinds, blinds down, pull the curtains
    too cold: too cold, i'm cold, it's freezing, i'm freezing, chilly in here, cold in here, it's cold, getting cold, feel cold,
      i feel cold, make it warmer, freezing in here, shivering
    too hot: too hot, too warm, hot in here, i'm hot, i'm boiling, boiling in here, it's hot, make it cooler, sweating, stuffy in here,
      feel hot, warm in here, overheated, sweaty, cool it down
    raise temperature: raise the temperature, temperature up, turn up the heating, turn heating up, heating up, raise the heat,
      turn up thermostat, increase the temperature, turn up the thermostat, heat the house, crank the heat, crank up the heat,
      temperature higher, increase the heat
    lower temperature: lower the temperature, temperature down, turn down the heating, turn heating down, turn down thermostat,
      decrease the temperature, reduce the temperature, drop the temperature, turn the heat down, turn down the thermostat,
      lower the thermostat, temperature lower, lower the heat
    air purifier: air purifier, air filter, air cleaner, humidifier, dehumidifier, diffuser
    fireplace: fireplace, log burner, wood burner, hearth, chimney, log fire
    lock door: lock the door, lock up the house, lock the house, lock front door, deadbolt, smart lock, lock back door, bolt the door
    unlock door: unlock the door, open the door, unlock front door, open up the door, unlock the house, buzz in
    close door: close the door, shut the door
    security camera: security camera, surveillance camera, cctv, baby monitor, outdoor camera, camera feed, home camera, nanny cam,
      video feed, ring camera, show camera, surveillance
    arm alarm: arm the alarm, arm the system, set house alarm, arm security, arm the house, activate alarm, security on, armed
    disarm alarm: disarm the alarm, disarm the system, disarm, turn off the alarm, switch off alarm, silence the alarm
    motion sensor: motion sensor, motion detected, motion detector, presence, motion, anybody home, sensor, movement detected
    intruder: intruder, burglar, break in, burglary, someone broke in, prowler, trespasser, home invasion, robber
    fire: fire, blaze, on fire, house fire, flames, burning, wildfire, forest fire
    preheat oven: preheat the oven, preheat, heat the oven, warm up the oven, turn on the oven, oven to degrees, oven temperature
    microwave oven: microwave oven, micro wave
    pan: pan, frying pan, saucepan, skillet, pot, wok, casserole dish, pots and pans
    air fryer: air fryer, deep fryer, airfryer, fryer
    slow cooker: slow cooker, crock pot, crockpot, pressure cooker, instant pot, rice cooker
    blender: blender, mixer, food processor, liquidizer, juicer, smoothie maker, hand mixer, liquidiser
    make coffee: make coffee, brew coffee, make me a coffee, start the coffee, brew a pot, put the coffee on, brew some coffee,
      make a coffee, prepare coffee, coffee ready, start brewing, make some coffee, make an espresso
    tea: tea, cup of tea, green tea, herbal tea, earl grey, tea bag, chai, black tea
    dishes: dishes, crockery, tableware, dirty dishes, cutlery, silverware, utensil, knife and fork, plate, bowl
    cup: mug, cup, glass, tumbler, wine glass
    detergent: detergent, washing powder, fabric softener, bleach, washing up liquid, dish soap, laundry soap, soap powder
    hang washing: hang out the washing, clothes line, washing line, dry clothes, clothesline, clothes horse, hang up clothes
    stain: stain, spill, mark on, get stain out, stain remover, wine stain, remove stain
    leaving home: leaving home, i'm leaving, i'm off, away mode, leave the house, out of the house, heading out, leave for work,
      i'm going out
    coming home: i'm home, i'm back, coming home, arrive home, get back home, home mode, back home, just got home
    paint: paint, decorate, repaint, coat of paint, redecorate, painting the house
    red: red, scarlet, crimson, ruby
    blue: blue, navy, turquoise, azure
    purple: purple, violet, lilac, mauve
    mow lawn: mow the lawn, cut the grass, lawn mower, mower, lawnmower, trim the grass, lawnmowing, mow
    gardening: gardening, weeding, prune, trim hedge, rake leaves, fertilize, landscaping, pull weeds, digging, potting
    plants: houseplant, flower, potted plant, shrub, bush, tree, vegetation
    soil: soil, compost, fertilizer, fertiliser, potting soil, mulch, manure
    seed: seed, seedling, bulb plant, sapling
    bouquet: bouquet, bunch of flowers, roses, florist, flower shop, flowers delivered, send flowers
    candle: candle, candlestick, tealight, scented candle
    locksmith: locksmith, locked out of house, key cutting, locked myself out, lost my house keys, change the locks
    tool: tool, hammer, screwdriver, drill, wrench, spanner, toolbox, pliers, power tool, handsaw
    screw: screw, nail, bolt and nut, hardware store, diy store, home depot, nut and bolt
    ladder: ladder, stepladder
    electricity: electricity, power consumption, electric, electrical power, energy use, energy consumption, kilowatt hour, kwh,
      energy usage, power usage, how much electricity, how much energy, how much power
    power cut: power cut, power outage, blackout, no electricity, power is out, electricity is out, lights went out, no power,
      power failure, power went out, outage
    fuse: fuse, circuit breaker, fuse box, tripped breaker, breaker, blown fuse, trip switch
    electric bill: electric bill, electricity bill, energy bill, gas bill, water bill, heating bill, light bill, utilities, power bill,
      utility company
    meter reading: meter reading, read the meter, smart meter, gas meter, electricity meter, water meter
    solar: solar panel, solar power, solar energy, renewable energy, wind power, green energy
    recycling: recycling, recyclable, bottle bank, recycling bin, paper and plastic, environmentally friendly
    bin day: bin day, garbage day, trash day, bin collection, rubbish collection, trash pickup, bins go out, garbage collection,
      take out the trash, put the bins out, bin men, garbage pickup, take bins out
    housework: housework, household chores, household tasks, spring clean, dusting, clean the house, domestic chores, tidy the house,
      scrub, cleaning up, do the cleaning, clean the room, tidy my room
    cleaner: cleaning lady, housekeeper, maid, domestic help, house cleaner, cleaning service
    broom: broom, sweep, dustpan, brush, sweep the floor, duster, mop and bucket
    vacuum dock: back to base, return to dock, docking station, send vacuum home, return to base, back to charging, charging dock, dock
    pest: pest, cockroach, bug infestation, ants, termite, exterminator, pest control, bedbugs, vermin, infestation, mousetrap,
      mouse in house, rodent
    mould: mould, mildew, damp walls
    smell: smell, stink, odour, odor, stench, bad smell, whiff, scent, aroma
    repair house: home repair, renovate, fix the house, diy, refurbish, home improvement, remodel, construction work, builder
    roof: roof, roof leak, roofer, gutters, tile roof
    pool cleaning: clean the pool, hot tub, jacuzzi, sauna, pool heater, steam room, spa
    fence: fence, gate post, hedge
    move out: move out, removal company, moving company, moving van, movers, removal men, moving boxes, removals
    storage unit: storage unit, self storage, store my things, storage room
    neighbour: neighbour, next door, people next door, neighbourhood, neighborhood
    noise: noise, noisy neighbours, racket, sound outside, loud noise, weird noise, strange noise, din
    door status: is door open, is the door open, door open, door closed, left door open, leave door open, door ajar, is door closed,
      is the door closed, door shut, is the garage open, garage door open, is garage door open, left the garage open
    lock status: is door locked, is the door locked, doors locked, door is locked, did i lock, check the locks, is everything locked,
      front door locked, is house locked
    light status: are lights on, is the light on, lights still on, left lights on, leave lights on, any lights on, did i leave lights,
      which lights are on
    washing status: is laundry done, is washing done, washing finished, is dryer done, is my laundry done, laundry finished,
      dryer finished, washing machine finished, washing machine done, time left on washer, laundry ready
    start washing: start the washing machine, start the washer, start the laundry, run the washing machine, do a load, put a wash on,
      start a load, run a wash, start wash cycle
    start dishwasher: start the dishwasher, run the dishwasher, turn on dishwasher, dishwasher on, start dishwasher, run dishwasher,
      put the dishwasher on
    ac mode: cool mode, eco mode, dry mode, heat mode, fan mode, auto mode, economy mode, powerful mode
    fan faster: fan speed up, increase fan speed, fan faster, turn up the fan, fan higher, more air, fan on high
    fan slower: fan speed down, decrease fan speed, fan slower, turn down the fan, fan lower, fan on low, less air
    vacuum stop: stop vacuuming, stop the vacuum, pause the vacuum, stop cleaning, pause cleaning, pause vacuuming
    vacuum status: is vacuum done, where is vacuum, vacuum stuck, vacuum battery, finished vacuuming, is vacuum charged, dustbin full,
      vacuum is stuck, vacuum finished cleaning
    water garden: water the lawn, water the grass, turn on sprinklers, start the sprinklers, start watering, sprinklers on,
      turn on the sprinkler, water my plants, watering schedule, run the sprinklers, water flowers
    light scene: reading mode, party mode, romantic mode, dinner mode, movie night, good night routine, goodnight routine,
      morning routine, good morning routine, night routine, bedtime routine, bedtime mode, cinema mode, evening routine, scene called,
      sleep mode, movie time
    automation: automation, when this then that, trigger, rule for device, ifttt, create a routine, set up routine, make a routine,
      schedule lights, new routine
    add device: add device, add new device, pair device, connect device, set up device, discover devices, find devices,
      connect new device, setup device, add a device, set up my device, connect my device
    device status: which devices, devices are on, device status, is it on, check if on, is it off, is it still on, anything left on,
      connected devices list, what devices, left anything on, did i turn off, did i leave, still switched on
    baking tray: baking tray, baking sheet, cake tin, muffin tin, baking pan, parchment paper, baking paper, roasting tin, loaf pan
    household supplies: household items, aa batteries, bin bags, trash bags, garbage bags, bin liners, kitchen foil, paper towels,
      cleaning supplies, cleaning products, double a batteries
    assemble: assemble, put together, flat pack, build furniture, put up a shelf, assembly, self assembly, put up shelves
    paint wall: paint the wall, paint the house, paint a room, hang a picture, hang wallpaper, wallpapering, plaster a wall
    toilet need: need to pee, need the toilet, need the loo, need to wee, where's the bathroom, where's the toilet, nearest toilet,
      public toilet, nearest bathroom, bathroom near me, nearest restroom, bathroom break, restroom near, where is the restroom
    unblock toilet: toilet blocked, toilet won't flush, flush the toilet, toilet overflow, plunger, overflowing toilet, toilet is running,
      flush
    home emergency: gas leak at home, flooding in house, house is flooding, water leak detected, leak sensor, emergency plumber,
      boiler broken, boiler not working, heating not working, no heating, heating is broken, radiator cold, furnace not working
    mud: mud, muddy, dirt, dust
    open garage: open the garage, open garage door, open garage, raise the garage door, garage door up
    close garage: close the garage, close garage door, shut the garage, lower the garage door, garage door down, close garage
    start dryer: start the dryer, start dryer, run the dryer, turn on the dryer, put dryer on
    # food
    food: food, something to eat, grub, meal, nosh, foodstuff, eats, chow, fare, nourishment
    breakfast: breakfast, morning meal, brekkie, brunch, cereal, morning food, first meal
    lunch: lunch, midday meal, luncheon, lunch break, midday food, lunchtime meal, packed lunch, lunch hour
    dinner: dinner, supper, evening meal, tea time meal, main meal, dinnertime, night meal, suppertime, dinner tonight, for tea
    snack: snack, nibble, bite to eat, munchies, finger food, bite, tidbit, titbit, something small, light meal, quick bite
    dessert: dessert, pudding, something sweet, afters, sweet course, sweet dish, sweet treat, pud, something sugary, trifle
    starter: starter, appetizer, appetiser, first course, hors d'oeuvre, side dish, soup of day, antipasto
    main course: main course, entree, main dish, main meal
    takeaway: takeaway, takeout, take out, carry out, order food, food delivery, take away, deliver food, get food delivered, food to go,
      fast food, doordash, deliveroo, uber eats, grubhub, order in, order dinner, just eat, order a pizza, order pizza, order takeout,
      food ordered, get takeout, home delivery, order a meal, have food delivered, to go order, curbside pickup
    restaurant: restaurant, eatery, diner, place to eat, somewhere to eat, bistro, where to eat, food place, eating place, brasserie,
      steakhouse, pizzeria, food joint, dining place, where to dine, eat out, dine out, go out to eat, where can i eat, grab food,
      steak house, grill room, buffet
    cafe: cafe, coffee shop, coffeehouse, tea room, coffee bar, starbucks, coffee house, coffee place, patisserie, teahouse,
      internet cafe, tearoom, costa
    bar: bar, pub, tavern, watering hole, boozer, nightclub, local pub, night club, cocktail bar, taproom, beer garden, brewery, saloon,
      inn, beerhouse
    waiter: waiter, waitress, server, bartender, barman, barmaid, waitstaff, wait staff, barkeep
    menu: menu, dishes on offer, bill of fare, food menu, a la carte, what do they serve, dishes they serve, set menu, specials,
      today's specials, daily special
    tip: tip, gratuity, leave a tip, how much to tip, service charge, percent tip, tip for, tip on, tip the waiter, calculate the tip
    table: table, reservation, dining table, seating, booth, table outside, outdoor seating
    party size: party of, table for, people, guests, number of people, how many guests, number of guests, group of, party for, headcount,
      attendees, how many attend, people in party
    cuisine: cuisine, type of food, kind of food, style of food, ethnic food, national cuisine, food style, food type, cooking style
    recipe: recipe, how to make, how to cook, how do i make, how do i cook, how do you make, how to prepare, how do you cook,
      directions for cooking, how to bake, how to grill, how to fry, recipes for, how to boil, cooking instructions, instructions to make,
      method for making, directions for making, how to roast, how is made, how do you bake, how to make a, steps to make, how do i bake,
      how do i prepare, how would i make, how would you make, how to whip up, best way to cook, how do i fix
    ingredient: ingredient, what goes into, contents, components, what is inside, what is it in, made out of, made from, ingredients for,
      ingredient list, ingredients in, what is in, what goes in, what do i put, what makes up, main ingredient, what to put in,
      needed to make, contains, what are they made
    cooking time: cooking time, how long to cook, how long should cook, how long to bake, baking time, how long to boil, how long bake,
      how long in oven, how long to roast, how many minutes cook, time to cook, time to bake, long to cook, how long to grill, prep time,
      preparation time, minutes to cook, how long to fry, how long to make, roasting time, boiling time, long should i boil,
      how long to steam, takes to cook
    serving: serving, portion, helping, how many servings, serves how many, portion size, serving size, feeds, slice of, piece of,
      how many does serve
    substitute ingredient: substitute, instead of, swap, replacement, alternative to, replace with, in place of, substitute for,
      substitution, alternative for, replacement for, stand in for, sub for, swap out, use instead, substitute in recipe,
      be substituted for, switch out, in lieu of, ok to use, swap for
    shelf life: shelf life, how long does last, go bad, how long will keep, spoil, how long good for, stay fresh, last in the fridge,
      last in fridge, keep in the fridge, still good, still ok to eat, use by date, sell by date, expired food, past its date,
      how long does keep, how long last, stay good, good until, best before date, use by, sell by, out of date, safe to eat,
      how long fresh, before it goes bad, keep fresh, good for how long, how long store, go rotten, turned bad, too old to eat,
      how long is good, is still good
    calorie: calorie, kcal, caloric content, cal, calories in, calorie count, calorie content, how many calories, number of calories,
      energy content, kilojoule, calories are there, high in calories, fattening, how fattening
    nutrition: nutrition, nutritional information, nutritional value, nutrients, how healthy, nutrition facts, nutrition info, macros,
      nutritional content, nutritional facts, nutritional, dietary information, is healthy, good for you, good for me, bad for you,
      vitamins in, how nutritious, health benefits, how much protein, how much sugar, how much fat, healthy to eat, how unhealthy,
      vitamin content, sugar content, fat content, how much sodium, unhealthy, health value
    diet: diet, eating plan, meal plan, lose weight, keto, low carb, paleo, atkins, intermittent fasting, calorie deficit,
      weight watchers, go on a diet, dietary
    carbs: carbs, carbohydrate, carb count, starch, carb content
    groceries: groceries, grocery shopping, food shopping, weekly shop, weekly groceries, provisions, supplies, do the shopping, buy food,
      foodstuffs, household supplies, essentials, grocery run, grocery trip, big shop, grocery items
    shopping list: shopping list, grocery list, list of groceries, what to buy, things to buy, need to buy, buying list, items to buy,
      list for the store, list of shopping, list for the shop, need from the store, need from shop, need to get, get from the store,
      pick up from store, shopping items, what do i need, grocery items list, list of food, supermarket list, things i need, run out of,
      almost out of, out of milk, out of eggs, we're out of, i'm out of, need more
    supermarket: supermarket, grocery store, grocery, food store, grocer, food shop, tesco, walmart, asda, aldi, lidl, corner shop,
      convenience store, grocery shop, deli, whole foods, sainsbury's, trader joe's, kroger, costco, greengrocer, hypermarket
    crisps: crisps, chips, potato chips, potato crisps, doritos, pringles, tortilla chips, nachos, crisp packet
    chips: chips, fries, french fries, potato wedges, wedges, hot chips
    biscuit: biscuit, cookie, cracker, bickies, cookies and milk, shortbread, digestive, oreo
    sweets: sweets, candy, sweeties, chocolate, lollipop, candy bar, chewing gum, toffee, lolly, gummy bears, choccy, chocolate bar
    soda: soda, pop, soft drink, fizzy drink, coke, cola, lemonade, cold drink, sprite, carbonated, sparkling drink, pepsi, tonic water,
      energy drink, red bull, sodapop
    ice cream: ice cream, gelato, ice lolly, popsicle, sundae, frozen yogurt, sorbet, ice pop, cornet, soft serve
    aubergine: aubergine, eggplant
    courgette: courgette, zucchini
    coriander: coriander, cilantro
    prawn: prawn, shrimp, shellfish, seafood, lobster, crab, crayfish
    mince: mince, ground beef, minced meat, ground meat, meatball, ground mince, meat sauce, mincemeat
    chicken: chicken, poultry, turkey, chicken breast, drumstick, hen, chicken wings, roast chicken, chook
    beef: beef, steak, roast beef, sirloin, ribeye, rib eye, brisket, fillet steak, beef steak
    pepper: pepper, bell pepper, capsicum, sweet pepper, chilli, chili pepper, jalapeno, chili
    porridge: porridge, oatmeal, oats, cooked oats, muesli, granola, cornflakes
    jam: jam, jelly, preserve, marmalade, fruit spread, fruit jam
    sandwich: sandwich, sub, sarnie, hoagie, toastie, wrap, panini, blt, butty, submarine sandwich, club sandwich, grilled cheese
    burger: burger, hamburger, cheeseburger, big mac, patty, burger and fries, beefburger, whopper, mcdonald's, veggie burger
    pasta: pasta, noodles, spaghetti, macaroni, lasagne, penne, fettuccine, noodle dish, linguine, ravioli
    beer: beer, lager, ale, pint, stout, craft beer, pilsner, six pack, bottle of beer, brewski, ipa, cider, cold one, guinness,
      pint of lager
    wine: wine, vino, red wine, white wine, prosecco, champagne, bottle of wine, glass of wine, bubbly, plonk, sparkling wine, merlot,
      chardonnay
    alcohol: alcohol, booze, liquor, spirits, alcoholic drink, hard liquor, whisky, vodka, gin, rum, tequila, whiskey, brandy, alcoholic,
      strong drink, scotch, bourbon
    what to eat: what's for dinner, what to cook, what should i cook, what should i eat, dinner ideas, meal ideas, what can i cook,
      meal suggestion, what's for lunch, what to make, lunch ideas, what to eat, what to have, what should i make, dinner suggestions,
      what can i make, what for dinner, recipe ideas, suggest a meal
    food order: food order, my food, where is my food, my pizza, order of food, is food coming, my takeaway, when will food arrive
    restaurant recommendation: good restaurant, restaurant recommendation, restaurant suggestion, recommend a restaurant,
      suggest a restaurant, nice place to eat, good place to eat, where should i eat, great restaurants, good food, top restaurants
    restaurant review: restaurant review, restaurant rating, how is food at, food good at, reviews for restaurant, restaurant any good,
      is food good
    restaurant reservation: restaurant reservation, table reservation, book a table, reserve a table, dinner reservation,
      lunch reservation, reservation for two, table booking, table for two, get a reservation, make dinner reservations,
      make reservations, reservation under, table for four, reserve table, book table, book dinner
    cancel reservation: cancel reservation, cancel my reservation, cancel my booking, cancel the reservation, cancel my table,
      cancel the booking, call off reservation, cancel the table
    change reservation: change reservation, change my reservation, change my booking, modify reservation, modify my booking,
      move my reservation, amend booking
    confirm reservation: confirm reservation, confirm my reservation, confirm my booking, check my reservation, verify my reservation,
      is my reservation, is reservation confirmed, booking confirmation, confirmation number, booking reference, reservation number,
      booking number, reservation details
    accept reservations: accept reservations, take reservations, reservations accepted, do they take reservations, need a reservation,
      reservation needed, reservation required, do reservations, takes bookings, accept bookings, reservations at, need to book
    wait for table: wait for a table, wait time, how long wait, how busy is restaurant, how long is wait, how long to wait,
      wait to be seated, long is the line, long a wait, table available, waitlist, wait list, how busy is
    nightlife: nightlife, club night, clubbing, disco, go dancing, night out, dance club, bar crawl, pub crawl, party place, hit the town
    happy hour: happy hour, drink specials, drinks deal, cheap drinks
    chef: chef, head chef, sous chef, kitchen staff
    split bill: split the bill, split bill, split the check, split the cost, go dutch, share the bill, divide the bill, go halves,
      separate checks, each person pay, how much each
    dress code: dress code, what to wear to, black tie, smart casual, formal wear, suit and tie, casual, informal, formal
    italian food: italian food, italian restaurant, pizza place, pizza, pasta place, trattoria, lasagna, risotto
    chinese food: chinese food, chinese restaurant, dim sum, chow mein, noodle bar, dumpling, chinese takeaway
    indian food: indian food, indian restaurant, curry house, curry, tandoori, tikka masala, balti
    japanese food: japanese food, sushi, sushi place, ramen, japanese restaurant, sashimi
    mexican food: mexican food, taco, burrito, mexican restaurant, enchilada, quesadilla, tex mex
    fish and chips: fish and chips, chippy, chip shop, fish supper
    next step: next step, what's next, step after this, following step, go to next step, then what
    previous step: previous step, last step, go back a step, step before
    cookbook: cookbook, recipe book, saved recipes, my recipes, cookery book, recipe collection
    cook verb: roast, simmer, stew, steam, poach, braise, stir fry, sear
    marinate: marinate, marinade, soak, brine
    cook temperature: what temperature to cook, temperature for cooking, oven setting, gas mark, degrees to bake, what temperature for,
      what heat, internal temperature
    doneness: well done, medium rare, rare steak, cooked through, undercooked, overcooked, raw, half cooked, cooked enough
    measure in kitchen: teaspoon, tablespoon, cup of, tsp, tbsp, dash of, pinch of, ounce, fluid ounce
    store food: store food, keep food, in the fridge, tupperware, leftovers, refrigerate, food storage, cling film, tin foil,
      plastic wrap, leftover food
    count calories: count calories, calorie counter, calories today, food diary, log food, log my meal, track calories, calories i ate,
      calorie intake, track my food, calories have i eaten, log calories, food log, calories left, calorie tracker
    healthy food: healthy food, healthy eating, eat healthy, salad, health food, clean eating, balanced diet, low fat, low calorie,
      healthy meal, healthy recipe
    protein: protein, protein shake, protein content, protein powder, amino acid
    fat: fat, saturated fat, grease, cholesterol, trans fat, lard, fatty
    sugar: sugar, sugary, glucose, sweetener, syrup, honey, fructose, sweetness
    vitamin: vitamin, mineral, iron intake, supplement, multivitamin, calcium, zinc, omega 3, fibre
    food allergy: food allergy, lactose intolerant, dairy free, nut free, lactose free, contains nuts, nut allergy, peanut allergy,
      allergen, no dairy, without dairy, intolerant, without nuts, wheat free, soy free, egg free, allergic to
    organic: organic, natural, additive free, fair trade, free range, bio food, non gmo, farm fresh, chemical free
    grocery delivery: grocery delivery, order groceries, instacart, ocado, order my groceries, online groceries, deliver groceries,
      supermarket delivery
    bakery: bakery, baker, bread shop, cake shop, pastry shop, bakehouse
    butcher: butcher, butcher's shop, meat counter, fishmonger, meat market
    liquor store: liquor store, off licence, bottle shop, wine shop, wine merchant
    farmers market: farmers market, street market, flea market, market stall, outdoor market, market day, produce market
    potato: potato, spud, tater, mashed potato, mash, jacket potato, baked potato, sweet potato, yam
    bread: bread, loaf, baguette, bagel, toast bread, bun, loaf of bread, sourdough, wheat bread, bread roll
    cake: cake, cupcake, gateau, pie, tart, brownie, muffin, sponge cake, cheesecake, pastry, cheese cake
    doughnut: doughnut, krispy kreme
    pancake: pancake, crepe, waffle, flapjack, hotcake
    juice: juice, orange juice, smoothie, squash, apple juice, cordial, o j, fruit juice
    water: water, h2o, bottled water, tap water, glass of water, mineral water, drinking water
    drink water: drink water, drink more water, hydrate, water intake, stay hydrated, glasses of water, how much water, enough water,
      log water, water drunk
    milk: milk, skimmed milk, oat milk, dairy, half and half, almond milk, soy milk, creamer, lactose
    cheese: cheese, cheddar, mozzarella, parmesan, brie, feta
    butter: butter, margarine, marge
    egg: egg, scrambled egg, boiled egg, omelette, fried egg, omelet, poached egg, dozen eggs, hard boiled egg
    oil: olive oil, vegetable oil, cooking oil, sunflower oil, canola oil
    yoghurt: yoghurt, greek yogurt
    fruit: fruit, piece of fruit, fruit bowl, fruit salad, fresh fruit
    vegetable: vegetable, veg, veggies, greens, leafy greens, fresh vegetables, leafy vegetables, crudites
    onion: onion, shallot, spring onion, scallion, leek, green onion
    tomato: tomato, cherry tomato, ketchup, tomato sauce
    beans: bean, lentil, chickpea, pulses, kidney beans, black beans, legumes, garbanzo
    beetroot: beetroot, beet
    rocket: rocket salad, arugula, lettuce, salad leaves
    swede: rutabaga, turnip
    nut: nuts, peanut, almond, walnut, cashew, pecan, peanut butter
    fish: fish, salmon, tuna, cod, trout, seafood dish, haddock
    meat: meat, beef and pork, animal protein, joint of meat, red meat
    pork: pork, bacon, ham, sausage, rasher, banger, pork chop, gammon
    lamb: lamb, mutton, lamb chop
    flour: flour, plain flour, all purpose flour, self raising flour, baking powder, baking soda, cornflour, corn starch
    icing sugar: icing sugar, powdered sugar, confectioners sugar, caster sugar, granulated sugar, frosting, icing
    sauce: sauce, gravy, dip, mayo, mayonnaise, mustard, salsa, salad dressing
    soup: soup, broth, stock cube, chowder, bouillon
    rice: rice, basmati, brown rice, fried rice, risotto rice
    hot dog: hot dog, frankfurter, hotdog, bratwurst, wiener
    wine pairing: wine pairing, what wine goes with, wine with, drink with
    cocktail: cocktail, margarita, martini, mojito, mixed drink, mixology, gin and tonic, cosmopolitan, bloody mary
    drunk: tipsy, intoxicated, plastered, had too much drink, get drunk
    hangover: hangover, hungover, drank too much, hung over
    cigarette: cigarette, tobacco, smoke break, vape, cigar, e cigarette, cigs
    quit smoking: quit smoking, stop smoking, give up smoking, smoke free, nicotine patch
    picnic: picnic, eat outside, picnic basket, packed food, hamper
    barbecue party: barbecue party, cookout party, bbq party, braai, backyard grill
    set table: set the table, lay the table, clear the table
    taste: taste, flavour of, what does taste like, tastes like
    order at counter: large fries, with cheese, no onions, no pickles, with ketchup, make it large, extra cheese, without onions,
      side of fries, no mayo, extra toppings, hold the mayo
    meal deal: meal deal, combo meal, happy meal, kids meal, value meal, set meal, children's menu, kids menu
    eat in: eat in, dine in, sit in, eat here
    coffee size: small coffee, large coffee, grande, venti, tall latte, medium coffee, extra shot, decaffeinated
    pizza topping: pepperoni, margherita, thin crust, deep dish, stuffed crust, hawaiian, extra large pizza, crust, pizza slice
    outside caterer: caterer, catering, buffet for party, food for party, party food, catering service, party platter
    bread making: knead, dough, yeast, let it rise, sourdough starter, prove dough, batter, pastry dough, bread maker
    leftover recipe: use up leftovers, cook with what i, ingredients i have, with these ingredients, recipe using, recipe with, made with,
      recipe that uses, cook with chicken, using up
    quick recipe: quick recipe, easy recipe, simple recipe, quick meal, easy dinner, fast recipe, quick dinner, easy meal,
      five ingredient, simple meal, 30 minute meal, one pot, quick and easy
    save recipe: save recipe, save this recipe, favourite recipe, add to my recipes, keep this recipe
    spicy food: spicy dish, hot sauce, chilli sauce, tabasco, sriracha, wasabi, how spicy, mild curry, not too spicy
    plant based: tofu, soya, plant milk, meat substitute, quorn, vegan food, tempeh
    caffeine: caffeine in, how much caffeine, caffeinated, caffeine content
    bulk: in bulk, bulk buy, wholesale, multipack, family pack, economy size
    batch: batch, tray of, dozen cookies, double the recipe, double recipe, scale recipe, half the recipe, halve the recipe
    # shops, orders
    shop: shop, store, outlet, retailer, boutique, department store, where can i buy, place to buy, where to buy, who sells, where to get,
      shopfront, megastore, emporium, dealer, seller, supplier, vendor
    shopping centre: shopping centre, mall, shopping mall, retail park, arcade, precinct, galleria, strip mall, plaza, outlet mall,
      high street, outlet center
    chemist: chemist, pharmacy, drugstore, pharmacist, cvs, walgreens, boots chemist, drug store, dispensing chemist, dispensary, rite aid
    petrol station: petrol station, gas station, filling station, service station, garage, petrol pump, fuel station, gas pump,
      shell station, nearest gas, servo, truck stop, fuel stop, get gas, fill up station, gas up, rest stop, service area
    petrol: petrol, gas, gasoline, fuel, diesel, unleaded petrol, petroleum, motor fuel, lpg
    hairdresser: hairdresser, hair salon, barber, barbershop, salon, haircut, beauty salon, hair stylist, stylist, hair cut,
      get my hair done, hair appointment, get my hair cut, haircut appointment, trim my hair, hairstylist, blow dry, hair coloured
    order: order, purchase, place an order, placed order, my order, what i ordered, ordered item, put in an order
    order status: order status, where is my order, has it shipped, when will it arrive, order update, delivery status, status of my order,
      has my order shipped, when will order arrive, track my order, track order, when will order come, has been sent, dispatched,
      has been dispatched, status of order, when is order coming, order on its way, order tracking, progress of order,
      when does order arrive, is order on way, has been shipped, check my order, out for delivery, order arrive, been delivered,
      order coming, order shipped, where's my stuff, order get here, order progress, shipping status, is order ready, when will it come,
      when does it arrive, expected delivery
    parcel: parcel, package, shipment, delivery, packet, box, crate, consignment, my package, my delivery, amazon package, goods sent
    courier: courier, delivery man, delivery driver, mailman, postman, carrier, mail carrier, dhl, ups, fedex, postie, post man, dpd,
      messenger, usps, royal mail, delivery company, hermes, delivery service, delivery guy
    tracking number: tracking number, tracking code, order number, tracking id, order id, shipment number, order no, order reference,
      reference number, tracking info, tracking details, order code, tracking link
    post office: post office, mail office, letterbox, postbox, letter box, post box, mail drop
    stamp: stamp, postage, postage stamp, book of stamps, first class stamp
    basket: basket, cart, shopping cart, trolley, shopping basket, bag, my bag, in my cart, shopping bag, items in cart, my basket,
      my cart
    checkout: checkout, check out, place order, complete order, finalise order, complete purchase, cash register, place my order,
      finalize order, self checkout, proceed to payment, finish my order, ready to pay, proceed to checkout, ring up
    receipt: receipt, proof of purchase, invoice, bill, slip, bill of sale, sales slip, itemised bill, till receipt, copy of receipt,
      itemized receipt, purchase confirmation
    refund: refund, money back, reimbursement, reimburse, get my money back, repayment, get a refund, want refund, get refund,
      refund my money, compensation, want my money back, money returned, claim money back, give me back money, request a refund
    discount: discount, sale, deal, offer, bargain, special offer, promotion, money off, reduced, promo, reduction, clearance, rebate,
      price cut, on offer, half price, marked down, percent off, black friday, cyber monday, money saving, price reduction, on sale,
      special deals, special price, student discount, cheaper price, bogo, two for one, flash sale, buy one get one
    coupon: coupon, voucher, promo code, discount code, gift certificate, discount coupon, offer code, voucher code, gift code,
      referral code, money off coupon, redeem code, coupon code, promotional code, promotion code, promo
    gift card: gift card, gift voucher, gift certificate, e gift card, store credit, store card, gift voucher balance, itunes card
    warranty: warranty, guarantee, under warranty, extended warranty, warranty period, money back guarantee, product guarantee,
      covered by warranty
    in stock: available, availability, have in stock, do they sell, do you sell, do you stock, still available, in store, any left,
      how many left, is in stock, do you carry, back in stock, restock, inventory, on shelves, got any, available in
    sold out: sold out, out of stock, unavailable, not available, none left, no more left, back ordered, discontinued, backorder,
      no longer available, not in stock
    opening hours: opening hours, opening times, business hours, hours of operation, store hours, hours open, when open, open until,
      what time open, what time close, closing hours, visiting hours, open till, open today, open on sunday, open late, how late open,
      operating hours, hours of business, closes at, opens at, how late is open, what are the hours, hours for, open tomorrow,
      closed today, 24 hours
    brand: brand, maker, manufacturer, trademark, designer, marque
    product: product, item, article, goods, merchandise, merch, wares, line of products, items for sale, commodity
    queue: queue, line, line up, waiting line, wait in line, waiting list, long lines, stand in line, lineup
    online shop: amazon, ebay, online store, online shop, webshop, web store, shop online, etsy, internet shopping, order online,
      buy online
    shopping: shopping, go shopping, do some shopping, shopping trip, shopping spree, retail therapy, browse shops, hit the shops
    fill up: fill up the car, fill up the tank, fill the tank, refuel, get petrol, fill her up, gas up the car, top up fuel, get some gas,
      need gas, need petrol, fuel up, need fuel
    gas price: gas price, petrol price, fuel price, price of gas, price of petrol, cost of gas, price of fuel, cheapest gas,
      cheapest petrol, cost of petrol, fuel cost
    hairstyle: hairstyle, hairdo, fringe, bangs, perm, ponytail, braid, hair dye, dye my hair
    beauty salon: manicure, pedicure, nail salon, nails done, facial, waxing, spa day, massage, beautician, beauty treatment, eyebrows,
      masseuse, beauty parlour
    makeup: makeup, lipstick, mascara, cosmetics, foundation, skincare, moisturiser, nail varnish, nail polish, skin care, lotion,
      eyeliner, skin cream, moisturizer
    perfume: perfume, cologne, aftershave, fragrance, deodorant, eau de toilette, antiperspirant
    shave: shave, razor, beard trim, shaving foam, shaver, facial hair, beard
    toiletries: toiletries, soap, shampoo, shower gel, conditioner, toothpaste, body wash, hand sanitizer
    toilet paper: toilet paper, loo roll, toilet roll, kitchen roll, paper towel, tissue, kleenex, bog roll
    launderette: launderette, laundromat, dry cleaner, dry cleaners, coin laundry
    tailor: tailor, alterations, seamstress, cobbler, shoe repair, sew, hem, stitch, take in trousers
    hardware shop: diy shop, builders merchant, garden centre, hardware shop
    bookshop: bookshop, bookstore, book store, book shop, waterstones, barnes and noble
    clothes shop: clothes shop, clothing store, fashion store, shoe shop, shoe store, h&m, clothes store
    jeweller: jeweller, jeweler, jewelry store, watch shop, jewellery shop
    jewellery: jewellery, necklace, earring, bracelet, diamond ring, engagement ring, pendant
    cancel order: cancel order, cancel my order, cancel the order, cancel purchase, stop my order, stop the order, order cancelled,
      cancel an order, take back my order, call off order
    change order: change order, change my order, modify my order, add to my order, edit my order, update my order, alter my order,
      amend my order, modify order, remove from my order
    order problem: wrong item, wrong order, missing item, item missing, damaged item, arrived broken, not what i ordered, arrived damaged,
      never arrived, hasn't arrived, didn't arrive, order not received, not received my order, missing from order, item defective,
      defective, wrong size, incomplete order, order never came, incorrect item, received wrong
    order history: order history, past orders, previous orders, my orders, recent orders, orders i made, what did i order, last order,
      old orders, previous purchases, purchase history, past purchases, what have i ordered
    track parcel: track parcel, track package, where is my package, where is my parcel, package status, track my package, track my parcel,
      package tracking, track a package, parcel status, has my package arrived, when will package arrive, when will parcel arrive,
      track shipment, package coming, follow my parcel, package arrive, parcel arrive, track delivery, track my delivery
    delivery time: delivery time, shipping time, how long for delivery, delivery date, delivery day, when delivered, estimated delivery,
      how soon delivered, how long is delivery, delivery window, delivery slot, how long to ship, time for delivery, how long is shipping
    delivery options: delivery option, express delivery, next day delivery, same day delivery, shipping method, overnight shipping,
      expedited shipping, express shipping, rush delivery, standard delivery, speed up delivery, fast shipping, two day shipping,
      faster delivery, shipping options
    shipping cost: shipping cost, delivery charge, free delivery, cost of shipping, delivery fee, shipping fee, cost of delivery,
      postage cost, free shipping, shipping charge, delivery cost, how much is shipping, how much is delivery, postage and packing
    delivery address change: change delivery address, deliver to another address, wrong delivery address, ship to another address,
      change shipping address, different delivery address, update delivery address, new delivery address, send to different address
    pickup: pickup, pick up in store, click and collect, collect in store, store pickup, in store pickup, collect my order,
      collection point, pick up point, pick up order, pickup point, curbside
    missed delivery: missed delivery, redeliver, delivery attempt, reschedule delivery, redelivery, failed delivery, left with neighbour
    send parcel: send a parcel, send a package, post a parcel, mail a package, post a letter, mail a letter, ship a package,
      send a letter, post letter
    add to basket: add to basket, add to cart, put in basket, put in my cart, add to my cart, put in cart, into my basket, to my basket,
      add to bag, throw in cart
    wish list: wish list, wishlist, saved items, favourites, save for later, want list, gift list, gift registry, registry
    payment method: payment method, pay by card, pay with, way to pay, payment option, paypal, how to pay, pay with card, pay using,
      pay in cash, cash on delivery, klarna, methods of payment, pay by, different payment method, saved card, pay cash
    phone pay: apple pay, google pay, contactless, pay with phone, tap to pay, samsung pay, mobile wallet, mobile payment, pay by phone,
      tap and go, digital wallet, phone payment
    refund status: refund status, where is my refund, refund not received, refund hasn't arrived, refund not showing, waiting for refund,
      missing refund, is refund coming, when is refund, got my refund, how long refund, refund take
    return policy: return policy, how to return, can i return, return period, returns process, refund policy, how do i return,
      days to return, return window, exchange policy, allowed to return
    return label: return label, return slip, shipping label
    exchange item: exchange item, exchange for another, different size, swap size, change size, exchange it for, bigger size,
      another size, smaller size, exchange this
    price match: price match, match price, cheaper elsewhere, lower price elsewhere, price comparison, compare prices, best price,
      cheapest price, lowest price, price guarantee, find cheaper
    price alert: price alert, price drop, price change, when price drops, when price falls, price goes down
    loyalty card: loyalty card, reward card, membership card, clubcard, nectar card, points card, store loyalty, club card,
      loyalty programme, rewards program
    membership: membership, subscription, member fee, amazon prime, member status, monthly subscription, prime, membership plan
    cancel membership: cancel membership, cancel my membership, end my membership, stop my membership, end my member plan, leave the club,
      quit membership, give up my membership, drop my membership
    trial: free trial, trial period, try for free, demo, trial version, trial subscription, test version
    store hours: store hours, when does store open, when does shop close, is store open, is shop open, shop hours, store open, shop open,
      store close, shop close
    nearest shop: nearest shop, nearest store, closest store, closest shop, store near me, shop near me, store locator, find a store,
      branch near, nearest branch, local store, shops nearby, stores nearby, store location
    product info: product details, product information, product description, specs, specification, features of product,
      details of product, item details, product specs, technical details
    size: what size, small medium large, size chart, size guide, my size, clothes size, shoe size, extra large, xl, fit me
    salesperson: salesperson, shop assistant, cashier, salesman, store clerk, clerk, sales rep, checkout operator
    customer: customer, client, buyer, consumer, patron, purchaser, shopper
    auction: auction, bid, bidding, place a bid, highest bid, ebay auction
    second hand: second hand shop, thrift store, charity shop, thrift shop, car boot sale, garage sale, yard sale, goodwill store,
      pawn shop, jumble sale
    colour choice: in another colour, different colour, what colours available, other colours, another color, available colors,
      what colors, which colours
    cheapest option: cheapest one, least expensive, lowest priced, budget option, cheaper option, something cheaper, less expensive,
      cheapest way
    price range: price range, under dollars, cheaper than, less than dollars, up to dollars, between dollars, no more than, price limit,
      price bracket, spend up to
    product compare: which is better, compare products, better one, difference between these, best buy, value for money, good value,
      best one to buy, worth buying, worth the money, bang for buck
    product search: search products, find product, looking to buy, i'm looking for, shopping for, looking for a, in the market for,
      show me products, search for item, want to purchase, need to buy, where to find, i want to buy, browse
    new arrivals: new arrivals, latest collection, new products, new collection, new stock, latest products, new releases
    bestseller: bestseller, best seller, best selling, top seller, most bought, hot item, top products, most popular product
    remove from cart: remove from cart, take out of basket, remove from basket, empty my cart, clear my cart, delete from cart,
      empty basket, take out of cart, clear cart, empty my basket, clear basket, empty cart
    view cart: view cart, show my cart, show cart, show my basket, view basket, items in basket, see my cart, check my cart
    guest checkout: guest checkout, without account, check out as guest, without registering, order without account
    invoice copy: send me invoice, copy of invoice, need an invoice, need a receipt, get a receipt, invoice number, download invoice,
      email me receipt, email receipt, get invoice, see my invoice, resend invoice, view invoice, find invoice
    installation service: installation service, fitted at home, installed for me, delivery and installation, engineer visit,
      technician visit, have it installed
    repair item: repair service, send for repair, get it repaired, repair status, fix my phone, screen repair, get it fixed,
      repair shop near, repair my phone, phone repair
    recall: product recall, recalled, safety recall, faulty product, recall notice
    store employee: speak to manager, store manager, talk to manager, speak to supervisor, your supervisor, speak to your manager,
      see the manager, get me a manager
    seasonal: seasonal, in season, limited edition, summer collection, winter collection
    customised: custom made, made to measure, bespoke, personalised, engraved, tailor made, customised, made to order
    product parts: spare part, replacement part, accessory, add on, attachment for
    try before buy: try in store, fitting room, changing room, try it on, virtual try on
    trade in: trade in, part exchange, trade in value, sell my old, trade in my phone
    pre order: pre order, preorder, order in advance, reserve my copy, notify when available, back order, waitlist for product
    rent to own: hire purchase, buy now pay later, pay in three, financing option, lease to own
    # money
    money: money, cash, funds, dough, bucks, dosh, moolah, wad, cash money, finances, financial, monies, wonga, spending money,
      dollars and cents
    dollar: dollar, buck, usd, us dollar, american dollar, usa dollar, greenback, us currency
    pound: pound, quid, gbp, sterling, british pound, pounds sterling, nicker, british currency, uk pound
    euro: euro, eur, european currency
    penny: penny, pence, cent, copper coin
    bill: bill, invoice, statement, utility bill, amount due, phone bill, credit card bill, monthly bill, cable bill, internet bill,
      household bills, water bill
    pay bill: pay bill, pay the bill, settle the bill, bill payment, take care of bill, pay my bill, pay off bill, settle up, pay invoice,
      pay utility bill, make bill payment, pay the rent, pay electric bill, pay water bill, pay phone bill, pay credit card,
      pay this bill, pay off balance, pay cable bill, pay gas bill, pay off card, get bill paid
    bill due: bill due, due date, when is bill due, payment due, when to pay by, when to pay, payment deadline, date payment due,
      when payment due, last day to pay, pay my bill by, payment date, due by, deadline to pay, when is payment due, when must i pay,
      bill come due, when do i pay, when is my payment, pay it by, due day, bill needs paid
    minimum payment: minimum payment, least i can pay, smallest payment, lowest payment, minimum amount due, minimum due,
      minimum i can pay, min payment, least amount, minimum amount, minimum i owe, min amount due, least i must pay, the least i owe,
      smallest amount i can
    account: account, acct, bank account, checking account balance
    current account: current account, checking account, checking, chequing, chequing account, cheque account, everyday account,
      transaction account, giro account
    savings account: savings account, savings, nest egg, savings pot, isa, money saved, rainy day fund, cash isa, money market account,
      saved money, piggy bank
    joint account: joint account, shared account, account with my wife, account with my husband, add to my account
    open account: open account, new account, set up account, create account, open an account, start an account, sign up for account,
      open bank account, get an account, open a bank account, open new account, apply for account, open a savings account,
      open a checking account, account opening, create an account, second account, another account, open savings account,
      set up an account
    close account: close account, shut account, cancel account, close my account, shut down account, close bank account, close an account,
      terminate account, shut my account, close the account, cancel my account
    bank: bank, financial institution, credit union, banker, bank branch, my bank, building society, high street bank, online bank,
      savings bank, lender
    account number: account number, acct number, bank details, iban, account details, number of my account, bank account number,
      bank account details, bban, account no, my bank details, bank details for
    routing number: routing number, sort code, aba number, bank code, routing, bank routing number, swift code, bic, bic code, routing no,
      transit number, bank identifier, swift number, aba, sortcode
    cashpoint: cashpoint, atm, cash machine, cash dispenser, hole in the wall, cash point, atm machine, bank machine, nearest atm,
      atm near me, closest atm, money machine, nearest cash machine, cashline, cash withdrawal machine, automated teller, free atm
    card: card, credit card, debit card, bank card, plastic, visa, mastercard, amex, bankcard, payment card, american express,
      discover card, atm card, charge card, chip card
    new card: new card, replacement card, another card, order a card, request a card, replace my card, card replacement, apply for a card,
      apply for card, get new card, send new card, another credit card, apply for credit card, new credit card, order new card,
      card reissued, get a new card, order another card, second card, duplicate card, extra card, get a credit card, open a credit card,
      sign up for card, card application, new debit card, get a card, additional card, request a new card, request new card,
      send another card, card renewal, renew my card, replacement debit card
    lost card: lost card, lost my card, stolen card, missing card, card gone, report card lost, card was stolen, misplaced my card,
      misplaced card, card is missing, lost credit card, lost debit card, report lost card, card stolen, stole my card, dropped my card,
      my card is gone, lost my credit card, lost my debit card, report my card lost, report stolen card, card is lost, left my card,
      report my card stolen, card got stolen, lost my bank card, my card was stolen, wallet was stolen, stolen credit card,
      report my card missing, card went missing, lost or stolen
    damaged card: damaged card, card broken, card snapped, card cracked, card bent, card won't swipe, card not working, card doesn't work,
      damaged, card damaged, card is damaged, chip not working, card is broken, card is bent, broken card, my card broke, card is cracked,
      card scratched, card melted, card unreadable, magnetic strip, card got damaged, ripped card, snapped in half, damage to my card,
      card won't read, card won't scan, report damaged card
    card declined: declined, card declined, rejected, didn't go through, refused, not accepted, payment failed, wouldn't go through,
      denied, card refused, card rejected, payment declined, declined my card, card got declined, payment rejected, transaction declined,
      card denied, payment not going through, was declined, got rejected, card was declined, not go through, purchase declined,
      transaction failed, not accept my card, refused my card, turned down card, failing payment, card wasn't accepted, got denied,
      card was rejected, card not accepted, payment refused, purchase not go through, payment didn't work, unsuccessful payment
    account blocked: blocked, frozen, locked, on hold, suspended, can't access, locked out, hold on my account, block on my account,
      account frozen, account locked, card blocked, why blocked, hold on account, block account, lock on my account, account on hold,
      account suspended, card is blocked, account is blocked, card is locked, account is locked, locked my account, freeze on my account,
      blocked from account, account is frozen, card frozen, account restricted, stop on my account, locked out of account, restricted,
      inaccessible
    activate card: activate card, card activation, activate my card, turn on my card, activate new card, start using card, enable my card,
      activate credit card, activate the card, my card active, set up my card, activate debit card, make card work, my card is activated
    accept card: accept, take, honour, accept cards, card accepted, take visa, take mastercard, accept mastercard, accept visa,
      where can i use, cards are accepted, accept credit cards, take credit cards, card machine, use my card at, accept american express,
      cash only, take amex, which cards, where is card accepted, use my card where, take cards
    transaction: transaction, payment, charge, purchase, activity, transact, payment made, withdrawal made, debit
    transactions list: transactions, recent activity, recent purchases, statement, transaction history, recent charges, account activity,
      what did i buy, what have i bought, latest transactions, last transactions, list of transactions, what i spent, past transactions,
      my transactions, purchase list, last purchases, payment history, show transactions, latest purchases, where did i spend,
      recent payments, my purchases, recent spending, past purchases, list my transactions, what did i purchase, last few purchases,
      latest activity, charges on my card, most recent transactions, most recent purchase, what i bought, recent transactions
    statement: statement, bank statement, account statement, monthly statement, credit card statement, statement of account,
      account summary, paper statement, e statement, electronic statement
    fraud: fraud, fraudulent, unauthorized, unauthorised, suspicious, didn't make, scam, don't recognise, strange charge,
      didn't authorise, suspicious activity, fraudulent activity, someone used my card, isn't mine, did not do, scammer, stolen identity,
      identity theft, hacked card, used without permission, someone stole my, not my purchase, never made, don't recognise charge,
      unknown charge, unfamiliar charge, unknown transaction, illegal charge, fake charge, suspicious transaction, wasn't me,
      i didn't buy, never bought, used by someone else, someone else used, unrecognised, unrecognized, card compromised, report fraud,
      cloned card, someone is using, strange transaction, unauthorized charge, unauthorized transaction, did not authorize, fraud alert,
      didn't buy, someone has my card, suspicious charge, weird charge, report fraudulent, don't remember making, skimmed, haven't made,
      i never authorized, stolen my identity, never purchased, potential fraud
    credit score: credit score, credit rating, credit report, fico, credit history, credit worthiness, my credit, equifax, experian,
      transunion, credit standing, check my credit, how is my credit, creditworthiness, credit check, how good is credit, pull my credit,
      credit number, fico score, is my credit good
    credit limit: credit limit, spending limit, maximum i can spend, credit line, card limit, line of credit, max credit, maximum credit,
      limit on my card, how much credit, max on card, limit of my card, upper limit on card, credit available, how much can charge,
      limit on credit card, most i can spend, cap on my card, available credit, maximum i can charge, maximum on my card, my limit
    raise limit: raise limit, increase limit, higher limit, limit increase, extend limit, more credit, credit limit increase,
      raise my limit, increase my limit, raise my credit limit, increase my credit limit, bigger limit, limit raised, higher credit limit,
      limit extended, extension of credit, extend my credit, raise spending limit, credit line increase, boost my limit,
      credit limit higher, increase credit line, limit higher, credit limit raised, expand my credit limit, change my limit,
      increase on my limit, more on my card, spend more on card
    interest rate: interest rate, interest, apr, rate of interest, annual percentage rate, apy, annual percentage, percent interest,
      yearly interest, rate on account, interest earned, how much interest, savings rate, yield, percentage rate, rate on my card,
      interest on my account, rate of return, interest do i get, lending rate, interest am i paying, interest do i earn,
      interest on my card, interest i pay, interest paid, base rate
    loan: loan, mortgage, borrow money, financing, student loan, car loan, auto loan, personal loan, payday loan, lend me, bank loan,
      take out loan
    mortgage: mortgage, home loan, house loan, mortgage rate, refinance, remortgage, down payment, home equity, fixed rate, lien,
      house deposit
    overdraft: overdraft, overdrawn, go below zero, account in the red, negative balance, overdraw, overdrawn account, in the red,
      overdraft fee, minus balance, overdraft charge, overdraft protection, bounced check, below zero, account is negative,
      account below zero
    fee: fee, surcharge, service fee, bank fee, extra cost, commission, additional charge, bank charges, charged a fee, hidden fee,
      extra fee, extra charges, monthly fee, maintenance fee, charged extra, service charges, account fee, cost extra, annual fee,
      admin fee, yearly fee
    foreign fee: foreign transaction fee, international fee, foreign fee, fee abroad, overseas charges, fee overseas, fee for foreign,
      charges abroad, exchange fee, use card abroad, fees in other countries, charge for foreign currency, exchange charge,
      out of country fee, foreign exchange fee, currency conversion fee, international charge, foreign transaction,
      international transaction fee, fee for exchanging, fees in another country, fee for currency, extra abroad,
      fees outside the country, charge for using abroad, currency fee
    rewards: rewards, points, cash back, cashback, loyalty points, bonus points, reward points, bonus, loyalty, air miles, perk,
      frequent flyer miles, miles points, reward balance, points balance, points have i earned, how many points, points do i have,
      my points, my rewards, points on my card, rewards on my card, credit card rewards, sky miles, cash back balance, card points,
      airmiles, travel points
    redeem: redeem, use points, spend points, trade in points, redeem points, redeem rewards, cash in, cash in points, use my points,
      use my rewards, use rewards, spend my points, exchange points, claim reward, cash in my rewards, use reward points, claim my points,
      points towards, use up my points, get my rewards
    earn points: earn points, collect points, get points, earn rewards, gain points, accumulate points, points for buying, get rewards,
      earn miles, earn cash back, rack up points, double points, earn more points, get cash back, receive points, points per dollar,
      earn for purchase, points will i get
    direct debit: direct debit, standing order, autopay, automatic payment, auto pay, recurring payment, recurring bill,
      scheduled payment, regular payment, set up automatic payment, auto debit, autopay bill, automatic bill pay,
      monthly subscription payment, preauthorized payment, repeat payment, automatic billing, auto bill pay, pay automatically
    direct deposit: direct deposit, payday deposit, pay into account, set up direct deposit, deposit my paycheck, paycheck deposited,
      salary into account, deposit paycheck, paycheck into, salary paid into, direct deposit form, automatic deposit, wages paid into,
      receive salary
    payday: payday, pay day, get paid, paycheck, paycheque, next pay, pay date, paid next, next paycheck, get my paycheck, salary day,
      pay period, day i'm paid, when am i paid, when do i paid, payroll, paycheck come, salary come in, check come, when's payday,
      wages come in, next payday, pay come in, my paycheck arrive, last paycheck, my next check, pay comes, get paid again, do i get paid,
      i get paid
    pay slip: pay slip, payslip, pay stub, paystub, wage slip, salary slip, salary statement
    cheque book: cheque book, checkbook, checks, order checks, cheques, chequebook, new checks, blank checks, book of cheques,
      order more checks, get new checks, more checks, order checkbook, new checkbook, new cheque book, order new checks, personal checks,
      get checks, paper checks, get more checks, box of checks, reorder checks
    cheque: cheque, check, pay cheque, cashier's check, cash a check, cheque deposit, deposit a check, cash a cheque, deposit a cheque,
      certified check, bank draft, money order, pay by check, pay by cheque, cheque cleared, cheque bounced, deposited cheque,
      check cleared
    exchange rate: exchange rate, conversion rate, currency rate, how much in dollars, exchange, rate of exchange, currency exchange,
      in euros, rate for currency, currency conversion, foreign exchange, fx rate, convert currency, how much in euros,
      how much in pounds, in us dollars, dollar worth in, worth in dollars, conversion rate between, rate between, worth in euros,
      exchange rate for, to dollars, to euros, to pounds, pounds to dollars, dollars to euros, going rate, in yen, how many euros,
      how many dollars, how many pounds, euro to dollar, change rate, market rate, mid market rate, conversion between, rate today,
      dollars in euros, fx, what is the euro, how strong is dollar, value of the dollar, value of the euro, forex, how many pesos
    stock: stock, share, equity, securities, tesla stock, apple stock, google stock, amazon stock, microsoft stock, ticker, ticker symbol,
      shareholding, etf, index fund, blue chip
    stock price: stock price, share price, stock quote, worth of stock, stock worth, price of stock, value of stock, quote for,
      trading at, how is stock doing, stock trading at, stock value, shares worth, price per share, stock doing, stock price of,
      stock going for, share value, stock performing, cost per share, worth per share, shares doing, stock closed, stock opened,
      market cap, stock performance, stock today
    stock market: stock market, dow, nasdaq, wall street, markets, ftse, dow jones, s&p, stock exchange, nyse, nikkei, market doing,
      stock index, bull market, bear market, dax, how is market, s p 500, footsie, the dow, financial markets, sensex, market report
    crypto: crypto, cryptocurrency, bitcoin, ethereum, ether, dogecoin, digital currency, btc, eth, blockchain, litecoin, nft,
      virtual currency, digital coin, crypto currency, crypto coin
    investment: investment, portfolio, fund, mutual fund, bond, stocks and shares, broker, asset, brokerage, investor, financial advisor,
      wealth management, index funds, returns on investment, dividend
    pension: pension, retirement plan, 401k, retirement fund, retirement savings, ira, superannuation, retirement, pension plan, roth ira,
      retirement account, pension fund, 401 k, retirement money, 403b, old age pension, pension pot, 401k balance, state pension,
      social security, retirement balance, roth, superannuation fund, pension scheme, superannuation balance, nest egg for retirement,
      retirement income
    rollover: rollover, roll over, transfer retirement, roll my 401k, rollover 401k, 401k rollover, move my 401k, roll over 401k,
      transfer my 401k, transfer pension, roll over my 401k, rollover my 401k, move my pension
    tax: tax, income tax, irs, hmrc, vat, sales tax, council tax, property tax, federal tax, state tax, tax rate, capital gains,
      tax bracket, national insurance, taxation, internal revenue, tax bill, tax owed, owe in taxes, tax to pay, gst, taxable, tax year,
      tax office, inland revenue
    tax return: tax return, tax form, w2, w 2, tax document, file taxes, w 4, w4, 1099, p60, p45, tax filing, tax refund, do my taxes,
      file my taxes, income tax return, self assessment, tax papers, tax declaration, tax season, file tax return, tax rebate, get my w2,
      my w2, tax day, tax paperwork, w2 form, submit tax return, tax deadline
    insurance: insurance, coverage, policy, cover, plan, insurer, health insurance, car insurance, home insurance, life insurance,
      travel insurance, insurance policy, insurance plan, insurance company, insurance cover, insurance card, auto insurance,
      dental insurance, medical insurance, health plan, contents insurance, insurance coverage, insurance provider, am i covered,
      benefits, underwriter, medicare, medicaid, health cover, vision insurance, renters insurance, hmo, deductible, copay, co pay
    premium: premium, insurance cost, insurance price, insurance premium, monthly premium, how much is insurance, insurance rate,
      insurance payment, price of insurance, insurance quote, cost of insurance, insurance bill
    insurance claim: claim, file a claim, make a claim, insurance claims, file claim, file insurance claim, claim on insurance,
      submit a claim, put in a claim, claim form, report an accident, start a claim, make insurance claim, claim status,
      claim against insurance
    insurance change: change insurance, switch insurance, new insurance, different insurance, change my insurance, switch my insurance,
      get new insurance, switch insurance plans, change insurance plan, update insurance, update my insurance, change my policy,
      change my coverage, change health plan, another insurance, get insurance, sign up for insurance, change insurers,
      enroll in insurance, insurance enrollment, open enrollment, modify my insurance, insurance policy change,
      switch insurance companies, change insurance policy, update my policy, buy insurance, better insurance, upgrade my insurance
    budget: budget, spending plan, monthly budget, budget planner, set a budget, make a budget, spending budget, on budget, over budget,
      under budget, set aside for, within budget, household budget
    expense: expense, cost, outgoing, expenditure, overheads, cost of living, money out, outlay
    profit: profit, gain, earnings, return on investment, turnover, revenue, margin, dividends, proceeds
    debt: debt, money owed, arrears, owing, indebted, in debt, owe money, what i owe, liabilities, out of debt, pay off debt,
      pay off my debt, credit card debt, debt collector, iou, owe me, total debt
    bankrupt: bankrupt, broke, insolvent, skint, bankruptcy, no money, out of money, penniless, hard up, strapped for cash,
      in financial trouble, gone bust
    rent money: rent, monthly rent, pay rent, rent payment, rent is due, rent due
    salary: salary, pay, wage, income, earnings, how much i make, paycheck, remuneration, take home pay, annual salary, gross pay,
      net pay, pay packet, yearly income, hourly rate, hourly wage, hourly pay, what do i earn, how much i earn, monthly income,
      yearly salary, income do i make, make a year, annual income, my income, make per year, earnings per, do i get paid, my salary,
      what i make, per annum, make each year, make per hour, money i make, earn a year, earn per year, minimum wage, living wage,
      am i paid, paid a year, do i make
    raise pay: raise, pay rise, pay raise, salary increase, ask for a raise, get a raise, payrise, more pay, wage increase,
      increase in pay, higher salary, more salary, increase my pay
    bonus: bonus, extra pay, christmas bonus, year end bonus, sign on bonus, incentive
    charity: charity, good cause, nonprofit, non profit, charitable, foundation, red cross, fundraiser, fundraising, unicef, oxfam, ngo,
      relief fund, charity organization, raise money, humanitarian
    coin: coin, quarter coin, nickel, dime, loose change, small change
    banknote: banknote, bank note, dollar bill, fiver, tenner, paper money, twenty dollar bill, hundred dollar bill, ten pound note,
      notes and coins
    yen: yen, jpy, japanese currency, japanese yen
    rupee: rupee, inr, indian currency
    currency: currency, foreign currency, foreign money, local currency, legal tender, foreign cash, kind of money, what money do they
    bill amount: bill amount, how much is bill, amount of bill, my bill amount, balance on bill, how high is bill, what do i owe,
      total of bill, owe on my bill, owe for electricity, amount i owe, cost of my bill
    late payment: late payment, late fee, late charge, pay late, missed payment, overdue payment, past due, penalty fee, overdue bill,
      missed a payment, interest charge
    balance: account balance, my balance, check my balance, money in my account, bank balance, available balance, current balance,
      how much i have, balance of, remaining balance, money do i have, money in my checking, money in my savings, total in my account,
      money have i got, money in the bank, funds available, available funds, cash do i have, am i broke, funds do i have, how rich am i,
      amount in my account, how much money left, how much money, money is in my, what i have left, how much cash
    balance wrong: balance is wrong, balance not updated, wrong balance, balance hasn't changed, balance incorrect, balance not right,
      balance didn't update
    enough money: enough money, afford, can i afford, enough cash, sufficient funds, have money for, insufficient funds,
      enough in my account, enough funds, enough in the bank, enough in my checking, not enough money, within my budget,
      have enough to buy, cover the cost, can i buy
    business account: business account, company account, corporate account, small business account
    age limit: age limit, minimum age, old enough, age restriction, how old to, over 18, under 18, age requirement, kids account,
      children's account
    bank branch: bank branch, nearest bank, branch office, local branch, bank near me, closest bank, bank location, bank nearby,
      branch locations
    online banking: online banking, mobile banking, internet banking, banking app, e banking, telephone banking
    atm problem: card swallowed, atm ate my card, machine kept my card, atm kept my card, card stuck in atm, swallowed my card,
      took my card, atm took my card, card got stuck, machine took my card, atm won't return
    withdraw fee: atm fee, withdrawal fee, charged for withdrawal, cash withdrawal fee, cash withdrawal charge, charge for cash,
      fee for withdrawing, atm charge, fee for atm
    withdraw limit: withdrawal limit, atm limit, daily limit, cash limit, max withdrawal, how much can withdraw, most i can withdraw,
      limit for withdrawals
    debit card: debit card, bank debit card, check card
    card delivery: card delivery, card arrive, when will card arrive, where is my card, card hasn't arrived, track my card, card in mail,
      card not arrived, how long until card, card come, waiting for my card, get my card, waiting on card, card on its way,
      receive my card, new card arrive, card tracking, when card arrives, card in the mail, card been sent, haven't received card,
      new card come, card expected
    card expire: card expire, card expiration, card about to expire, card expiry, expiration date card, expired card,
      when does card expire, expiry date on card, card run out, card valid until, card good until, card no longer valid,
      card's expiration date
    card not working: card not working, card won't work, card isn't working, card doesn't work, card stopped working,
      problem with my card, trouble with my card, card fails
    freeze account: freeze my account, freeze account, lock my account, block my account, put hold on account, stop all transactions,
      freeze bank account, lock my card, block my card, freeze my card, freeze card, stop my card, freeze my bank account,
      deactivate my card, disable my card, freeze my credit card, temporarily block, put a hold on, place a hold, put a stop on,
      cancel my card, block payments, suspend my account, place a freeze, freeze my debit card, put a freeze on, lock my credit card
    unfreeze account: unfreeze my account, unblock my card, unlock my card, unfreeze my card, unlock my account, unblock my account,
      reactivate card, reactivate my account, unlock card, unblock account, remove hold from account, unfreeze account
    cancel card: cancel card, cancel my card, cancel my credit card, close my credit card, get rid of card, cancel credit card,
      terminate my card, close card, cancel debit card
    link card: link card, link my card, add my card, add card, register card, connect my card, put card in app, add credit card,
      add a card, link new card, save my card, link a card, link bank account, connect bank account, card to account, add payment card,
      put my card into, link to my account
    virtual card: virtual card, disposable card, digital card, one time card, temporary card number, virtual credit card, single use card,
      temporary card
    card limit: card limit, spending limit on card, maximum on card, limits on card
    cvv: cvv, security number, cvc, three digit code, card number, code on back, back of card, sixteen digits, long number, digits on card
    spare card for others: authorized user, card for my wife, card for my daughter, card for family, card for my husband,
      second cardholder, cardholder, add authorised user, additional user, supplementary card
    pending transaction: pending, pending payment, payment pending, still pending, pending charge, processing payment, not gone through,
      not cleared, awaiting, pending transaction, hasn't cleared, payment is pending, being processed, waiting to clear, still processing,
      uncleared, how long pending, in progress, payment processing
    cancel payment: cancel payment, stop payment, reverse payment, cancel a payment, cancel my payment, reverse a charge,
      reverse transaction, cancel transaction, cancel a transfer, cancel transfer, stop a payment, stop transfer, cancel my transfer,
      payment reversed, undo payment, pull back payment, revoke payment, reversed, stop a check
    dispute charge: dispute, dispute a charge, dispute charge, contest a charge, wrong charge, charged twice, double charged, overcharged,
      incorrect charge, duplicate charge, chargeback, billing error, wrong amount, charged too much, billed twice, charged wrong amount,
      charge is wrong, challenge a charge, mistaken charge, erroneous charge, extra charge, unexpected charge, charged me twice,
      dispute transaction, charged incorrectly, same charge twice, dispute a transaction, question a charge, billed incorrectly,
      charged me wrong, unexplained charge, hidden charge
    improve credit: improve my credit, raise my credit, fix my credit, better credit, boost my credit, build credit, build my credit,
      improve credit, raise credit score, repair credit, increase credit score, improve my score, higher credit score, rebuild credit,
      repair my credit, boost credit, better credit score, make my credit better, help my credit, increase my credit score, credit go up,
      get credit up, establish credit
    apply loan: apply for a loan, apply for loan, get a loan, loan application, want a loan, take out a loan, need a loan, request a loan,
      qualify for loan, loan approval, apply for mortgage, get a mortgage, loan approved, qualify for a loan, approved for loan
    loan balance: loan balance, left on my loan, left on my mortgage, pay off loan, outstanding loan, loan payment, mortgage payment,
      owe on my loan, owe on my mortgage, pay off my loan, monthly payment, loan repayment, repay loan, car payment, pay off mortgage,
      pay back the loan, installment, instalment, pay in instalments, payment plan, amortization, installment plan, pay monthly,
      owe on my car, pay over time, monthly instalment
    fee reason: why was i charged, why a fee, what is this charge, why charged, what is fee for, charge on my account, fee on my account,
      why did you charge, why charge me, why the fee, fee on statement, what is this fee
    transfer fee: transfer fee, fee for transfer, transfer charge, charge for transfers, transfer cost, cost of transfer, fee for sending
    schedule payment: schedule payment, schedule a payment, set up payment, set up a payment, future payment, pay later, pay next week,
      pay on date, pay in advance, arrange payment, schedule bill payment, plan a payment
    exchange money: exchange money, change money, exchange currency, bureau de change, swap currencies, change currency, exchange dollars,
      exchange my money, buy foreign currency, change my dollars, change pounds into, convert my money, get foreign currency,
      convert money, exchange cash, holiday money, travel money, money changer, buy euros
    beneficiary: beneficiary, payee, recipient of payment, person i pay, receiver, new payee, new beneficiary, add payee, pay to,
      recipient account, account holder name
    buy stock: buy stock, buy shares, invest in stocks, purchase stock, purchase shares, invest in shares, buy some shares
    sell stock: sell stock, sell shares, sell my shares, sell my stock, offload shares
    sales tax: sales tax rate, how much tax on, tax included, with tax, plus tax, before tax, after tax, tax rate in, vat on, tax added,
      taxes on
    insurance details: insurance benefits, what does insurance cover, covered by insurance, insurance cover this, insurance pay for,
      does my policy cover, what is covered, policy cover, is covered, insurance cover for, details of my insurance, my insurance policy,
      policy details, insurance information, insurance details, my coverage, kind of insurance, type of insurance, my health plan,
      what insurance do i, insurance include, covered under insurance
    insurance phone: insurance phone number, insurance contact, insurance number, policy number, insurance id
    spending history: spending history, spending, my spending, how much spent on, money spent, spent on food, spending habits,
      where does money go, spend this month, spend on groceries, spend last month, total spent, spent last week, spent so far,
      spending report, what have i spent, how much i spent, spend per month, spend each month, amount spent, spending summary,
      spend on average, been spending, expenditures, spent at, my expenses, where i spend money, am i spending, spend a month,
      spent money on
    commission: commission pay, sales commission, cut of sales, kickback
    send money: send money, send cash, venmo, zelle, cash app, western union, remit, remittance, money transfer, pay a friend,
      send someone money, pay someone, transfer to friend, pay back, send funds, give money to, pay my friend, transfer some money,
      send dollars, pay my roommate, transfer dollars, send pounds, wire some money, transfer cash, money to mom, moneygram,
      money to my friend, pay my share, transfer pounds, shift money, transfer from checking, transfer from savings, move cash,
      transfer between accounts, move dollars, transfer some funds, between my accounts, from savings to checking,
      from checking to savings, wire money, wire funds, move money between, send payment, send some money, put money into, move money from
    receive money: receive money, money arrived, got money, money coming in, incoming payment, incoming transfer, deposit arrive,
      payment received, incoming money
    transfer failed: transfer failed, failed transfer, transfer declined, transfer not received, transfer didn't arrive,
      transfer not arrived, transfer rejected, money not arrived, not received money, can't transfer, transfer not working,
      transfer not going through, money hasn't arrived, didn't receive money, transfer won't go, transfer not allowed,
      money never arrived, recipient not received, transfer hasn't arrived, not received the transfer, unable to transfer,
      transfer missing, did not receive transfer, transfer is missing, not showing up, doesn't show, not showing, hasn't shown up,
      transfer unsuccessful, transfer was declined, hasn't gone through, transfer still pending, pending transfer
    transfer time: transfer time, how long transfer takes, when will money arrive, how long does transfer, how long transfer,
      money arrive, how long until money, when will transfer, transfer take, transfer take to arrive, when will it arrive,
      when will funds arrive, transfer arrive, how fast transfer, money get there, transfer be completed, long do transfers take,
      funds take to arrive
    transfer limit: transfer limit, limit on transfers, maximum transfer, max transfer, how much can transfer
    wrong transfer: wrong account, wrong person, sent to wrong account, transferred to wrong, sent to wrong person, wrong recipient,
      mistake in transfer, wrong transfer, wrong account number, incorrect account
    expense split: split expenses, share of bill, my share, who owes what, per person, each owe, divided between, split evenly, splitwise
    financial goal: savings goal, financial goal, save up for, saving up, save for, goal amount, put aside money, money goal,
      money set aside
    stop paying: payment holiday, defer payment, skip payment, pay later date, payment extension, extension on payment, extra time to pay,
      postpone payment
    allowance: allowance, pocket money, weekly allowance
    lottery: lottery, lotto, winning numbers, powerball, jackpot, scratch card, lottery results, lottery numbers, mega millions,
      lottery ticket, euromillions, raffle, scratchcard, prize draw
    grant: grant, scholarship, subsidy, financial aid, bursary, student finance, stimulus check
    benefits state: unemployment benefit, welfare, food stamps, universal credit, child benefit, dole, jobseekers, disability benefit,
      on the dole, child support, unemployment check, state benefits
    inflation: inflation, price increase, rising prices, cost increase, economy, recession, gdp, economic
    rich: rich, wealthy, millionaire, billionaire, well off, richest person, multimillionaire
    poor: poor, needy, homeless, in need, underprivileged, poverty
    wallet: wallet, purse, billfold, handbag, pocketbook, money clip
    safe deposit: safe deposit box, vault, lockbox, strongbox, cash box, bank vault
    accountant: accountant, bookkeeper, bookkeeping, tax advisor, auditor, accounts department
    identity documents: proof of address, proof of income, bank reference, supporting documents
    write cheque: write a check, write a cheque, make out a check, make out a cheque, check payable to, fill out a check
    low balance alert: low balance alert, alert when balance, balance alert, notify low balance, spending alert,
      notify when balance below, transaction alert, account alerts, alert me when money, notify of transactions, spend notification
    deposit cash: deposit cash, pay in cash, cash deposit, put cash in, cash in my account, deposit money, pay cash in, add cash
    mobile deposit: mobile deposit, deposit check online, scan a check, deposit with phone, photo of check, deposit a check,
      check deposit, deposit my check
    bank appointment: bank appointment, meet with banker, speak to bank, bank advisor, talk to banker, bank manager, appointment at bank,
      see financial advisor
    bank statement download: download statement, get my statement, bank statements, email my statement, need a statement,
      send me statement, print statement, view my statement, last statement, export transactions, pdf statement, show my statement,
      request statement
    go paperless: paperless, paperless billing, paperless statements, online statements, e bill, ebill, stop paper statements
    pay extra: pay extra, overpay, pay off early, early repayment, pay more than minimum, overpayment, extra payment, pay it all off,
      pay in full, full payment, pay full balance, pay the full amount, pay whole amount, pay the total
    payment confirm: payment received confirmation, did payment post, has payment cleared, payment posted, is my bill paid, did i pay,
      have i paid, payment gone through, check payment status, payment status, has been paid, already paid, did my payment
    round up: round up, spare change savings, round up savings
    save percentage: emergency fund, retirement saving, put money away, put away money, put into savings, save more money, stash away,
      save some money, put in savings, add to savings, move to savings, add to my savings, deposit into savings
    money tips: how to save money, ways to save money, saving tips, save money on, cut costs, spend less, money saving tips,
      reduce spending, cut spending, frugal, tighten my belt, cut expenses, economise, make ends meet
    make money: make money, earn money, extra income, side job, earn extra, make extra money, get rich, passive income, ways to earn
    invest start: start investing, how to invest, begin investing, where to invest, invest my money, what should i invest,
      good investment, put money into shares, invest in
    compound interest: compound interest, simple interest, interest earned on savings, interest calculator, loan calculator,
      mortgage calculator, calculate interest, apr calculator
    credit card offer: credit card offers, which credit card, best credit card, card benefits, card perks, compare credit cards,
      card features, balance transfer, transfer my balance, zero interest, transfer balance to, lower apr, reduce my apr,
      get a lower rate, lower interest rate, better rate, lower my interest
    money abroad: use my card abroad, pay abroad, spending abroad, card overseas, card in europe, use card overseas, withdraw abroad,
      does my card work
    # on the road
    car: car, vehicle, automobile, auto, motor, motorcar, wheels, sedan, hatchback, suv, jeep, estate car, station wagon, saloon car,
      coupe, convertible, my ride, four by four, honda, toyota, ford, 4x4, automotive, motor vehicle, set of wheels
    truck: truck, lorry, pickup, pickup truck, semi, hgv, eighteen wheeler, articulated lorry, ute, juggernaut, tractor trailer,
      dump truck
    van: van, minivan, people carrier, mini van, delivery van, camper van, camper, rv, motorhome, caravan, campervan
    motorbike: motorbike, motorcycle, moped, scooter, motor bike, vespa, harley, motor scooter, dirt bike, motorcyclist
    bicycle: bicycle, bike, cycle, pushbike, push bike, ebike, e bike, mountain bike, road bike, two wheeler, electric bike, cyclist
    car part boot: boot, trunk, luggage compartment, car boot, open the boot, pop the trunk, open the trunk, tailgate
    bonnet: bonnet, hood, car bonnet, pop the hood, under the hood
    windscreen: windscreen, windshield, windscreen wiper, windshield wiper, wiper, cracked windscreen, chipped windscreen, washer fluid,
      windscreen wash, wiper blade
    number plate: number plate, license plate, registration plate, plates, vehicle registration, tag number, reg number, plate number,
      car tags, license tag
    driving licence: driving licence, driver's license, driver license, learner permit, provisional licence, renew my license,
      license renewal, dmv, dvla, learner's permit, renew licence, permit to drive
    registration: registration, rego, register vehicle, car registration, vehicle tax, road tax, register my car, renew registration,
      tag renewal, car tax, title transfer, logbook, vehicle title, car papers
    mot: mot, vehicle inspection, roadworthiness test, smog check, emissions test, car inspection, state inspection, safety inspection,
      mot test, warrant of fitness, tuv
    fuel level: fuel level, how much gas, how much petrol, gas left, petrol left, fuel gauge, tank, fuel left, gas in the tank,
      how much fuel, gas level, full tank, how much gas left, amount of gas, low on gas, need to refuel, gas gauge, how full is tank,
      have enough gas, petrol level, running low on fuel, amount of fuel, gas do i have, enough fuel, fuel remaining, low on fuel,
      gas remaining, gas in my tank, gas in car, fuel do i have, enough petrol, fuel in the tank, running on empty, how empty is tank,
      low fuel, out of gas, out of petrol, petrol in the tank, fuel status, have enough petrol, petrol do i have
    fuel economy: mpg, fuel economy, gas mileage, miles per gallon, fuel consumption, fuel efficiency, miles to the gallon,
      gas consumption, petrol consumption, gas usage, how many mpg, consume fuel, litres per kilometre, average mpg, kilometers per liter,
      economical car, fuel usage, miles to gallon, car's mpg, miles per litre, fuel efficient, fuel use
    fuel type: type of gas, type of fuel, kind of gas, kind of fuel, octane, premium or regular, unleaded, kind of petrol,
      diesel or petrol, grade of gas, which fuel, unleaded or diesel, which gas, octane rating, take diesel, what gas, what fuel,
      what petrol, sort of fuel, type of petrol, use diesel, gas type, fuel grade, e10, regular unleaded, premium unleaded,
      gas does my car, premium gas, regular gas, wrong fuel
    mileage: mileage, odometer, miles driven, miles on the clock, miles on car, kilometres on clock, how many miles on, odometer reading,
      miles on my car, distance driven, kms, mileage on car, miles on vehicle, car's mileage, miles driven this
    tyre pressure: tyre pressure, air pressure, psi, air in tyres, pressure in tyres, check tyres, pressure of tires, inflate tyres,
      pump up tyres, tires low, air in my tires, psi in tires, inflate, tire air, put air in, tires inflated, low tire, air do tires need,
      check my tires, enough air, tires need air, under inflated, pressure in my tires, underinflated, pressure of my tyres
    flat tyre: flat tyre, puncture, punctured tyre, blown tyre, slashed tyre, blowout, flat, tyre is flat, got a flat, tyre went flat,
      have a flat, burst tyre, popped a tyre, hole in tyre, nail in tire, tyre burst, my tire blew, have a puncture, slow puncture,
      tire blew out, tire popped
    change tyre: change tyre, swap tyre, replace tyre, rotate tyre, new tyre, change a tyre, swap out tire, put on spare, change my tire,
      fit new tyre, fix a flat, tire change, swap a tire, how to change tire, get tires changed, tire swap, change flat tire,
      replace a tyre, fix flat tire, tire rotation, need new tires, spare tire on, wheel change, change the tires, change out tire,
      new set of tires, tires replaced
    oil change: oil change, change the oil, replace oil, new oil, motor oil, change my oil, engine oil, change car oil, oil replaced,
      oil level, check the oil, oil needs changing, oil top up, replace the oil, swap the oil, changing oil, car needs oil, oil filter,
      need an oil change, change of oil, get my oil changed, fresh oil, next oil change, last oil change, oil be changed,
      how often change oil
    car service: service, maintenance, tune up, scheduled maintenance, checkup, car maintenance, service my car, car serviced,
      service the car, routine maintenance, next service, service due, car check up, book a service, car mot and service,
      vehicle maintenance, tune my car, due for a service, car tune up, maintenance on car, maintenance schedule, vehicle service,
      have car serviced, get my car serviced, maintenance due, car checked, get car looked at, inspect my car, tuneup, car looked at,
      car checkup, service appointment, car inspected, maintenance appointment, last service, maintain, upkeep, full service
    jump start: jump start, dead battery, flat battery, boost battery, jump the car, jumper cables, jump leads, jump my car,
      car battery dead, jump start a car, jumpstart, car battery, jump car battery, dead car battery, jump a car, give a jump, boost car,
      battery jump, hook up jumper cables, jump the battery, need a jump, jump start car, jump my battery, battery is dead,
      start dead car, charge car battery, jump off car, battery died, revive battery
    engine: engine, motor, car engine, horsepower, hp, cylinder, turbo, v8
    warning light: warning light, check engine light, engine light, dashboard light, indicator light, light on dashboard, warning lamp,
      dash light, orange light, light came on, oil light, check engine, engine light is on, dashboard warning, red light on dash,
      warning symbol, indicator on dashboard, light on dash, light on my dash, why is light on, symbol on dashboard, dashboard symbol,
      tire light, warning signal, light is flashing, malfunction indicator, service light, light in car
    mechanic: mechanic, garage, repair shop, body shop, auto shop, car mechanic, auto repair, car repair, garage repair, car shop,
      fix my car, repair my car, auto mechanic, car garage, repair garage, car dealer, dealership, auto repair shop, car fixed,
      car dealership, get my car fixed, car in the shop
    tow: tow, breakdown, recovery, tow truck, roadside assistance, breakdown cover, broken down, towing service, car broke down, aa, aaa,
      stranded, my car died, car has broken down, roadside help, roadside service, tow my car, need a tow, wrecker, breakdown service,
      roadside recovery, emergency roadside, stuck on road
    car wash: car wash, wash my car, clean my car, wash the car, valet car, carwash, car cleaned, hand car wash, wax car, car valeting,
      wash my vehicle, get car washed
    accident: accident, crash, collision, wreck, fender bender, smash, car accident, car crash, pile up, rear ended, traffic accident,
      had an accident, road accident, car got hit, hit my car, in an accident, bumped my car, crashed my car, wrecked my car, hit and run,
      fatal crash
    parking: parking, car park, parking lot, parking space, parking garage, parking spot, place to park, somewhere to park, carpark,
      parking bay, parking meter, multi storey, park my car, find parking, parking area, park the car, where to park, where can i park,
      park and ride, park here, leave my car, parking nearby, parking near me, free parking, parking place, space to park, valet parking,
      street parking, parking structure, parking available, parkade, garage parking, is there parking, parking fee, pay for parking
    parking ticket: parking ticket, parking fine, speeding ticket, fine, got a ticket, clamped, traffic fine, wheel clamp, traffic ticket,
      caught speeding, traffic violation, pay my fine, penalty notice, parking violation, speed camera, speeding fine, penalty charge,
      boot on car, penalty points, points on licence
    speed limit: speed limit, maximum speed, allowed speed, top speed allowed, how fast may drive, how fast can i, limit on this road,
      max speed, speed restriction, limit here, speed am i allowed, how fast am i
    motorway: motorway, highway, freeway, expressway, interstate, turnpike, autobahn, m25, dual carriageway, freeway exit, off ramp,
      on ramp, slip road, high way, thruway, parkway
    road: road, street, avenue, lane, boulevard, roadway, byroad, alley, cul de sac, thoroughfare
    toll: toll, toll road, toll booth, congestion charge, road charge, toll fee, e zpass, toll bridge, road toll
    roundabout: roundabout, traffic circle, rotary, mini roundabout, traffic island
    junction: junction, intersection, crossroads, exit ramp, fork in road, t junction, interchange, road crossing
    traffic light: traffic light, stop light, traffic signal, stoplight, red light, green light, stop sign
    detour: detour, diversion, alternate route, another way, alternative route, other route, different route, change route, divert,
      reroute, re route, go round, quicker route, avoid this road, faster route, another route, route change, other way to get, new route,
      better route, shorter route, alternate way, recalculate, scenic route
    road works: road works, construction, roadworks, road closed, road closure, road construction, lane closed, street closed,
      resurfacing, road blocked, construction on route, closed road, street closures, bridge closed, is road open
    pavement: pavement, sidewalk, footpath, path, walkway, foot path, footway, trail, kerb, curb, pedestrian crossing, crosswalk,
      zebra crossing, side walk
    map: map, chart, show on the map, google maps, show map, street map, atlas, street view, satellite view, apple maps, map of, waze,
      road map, on the map, on a map, pull up a map, bring up map
    gps: gps, sat nav, satnav, navigation system, navi, gps navigation, turn by turn, sat nav system, nav, navigation app, gps unit
    destination: destination, where i'm going, place to go, end point, place i'm going, drop off, drop off point, dropoff,
      final destination, end of trip, where we're going
    eta: eta, arrival time, when will i arrive, when we get there, time of arrival, estimated time of arrival, when do i arrive,
      when do we arrive, what time arrive, when are we there, are we there yet, nearly there, when we'll arrive, when will we arrive,
      get there, how much longer till, what time get there, almost there, time to destination, will i arrive, time will i get,
      when will i be, will i make it, when should i arrive, how long till arrival
    charging station: charging station, charging point, ev charger, charger, charge my car, ev charging, tesla supercharger, car charging,
      electric charger, supercharger, ev charging station, electric car charger, charge the car, charge my ev, car charger,
      plug in my car, charge my tesla, charging for car
    electric car: electric car, ev, electric vehicle, tesla, hybrid, hybrid car, plug in hybrid, evs, nissan leaf
    car hire: car hire, car rental, rental car, rent a car, hire a car, hire car, rental vehicle, hertz, avis, book a car, van hire,
      rent a vehicle, rent a van, enterprise rental, car for hire, hire van, car hire company, reserve a car, truck rental, need a rental,
      get a rental, book a rental, vehicle rental, car to rent, u haul, rent a truck, rental agency
    learn to drive: driving lessons, learn to drive, driving school, driving instructor, learner driver, driver's ed, driving test,
      theory test, pass my test, driving exam, road test, driving theory, learn driving, driver's test, drivers ed
    scooter hire: e scooter, electric scooter, bike share, bike hire, rent a bike, hire a bike, bike rental, city bike
    fuel range: range left, how many miles left, miles till empty, miles to empty, range remaining, before i run out, before refuelling,
      driving range, how far will tank, before running out
    tyre: tyre, wheel, spare tyre, winter tyres, snow tires, rim, hubcap, tread, all season tires, snow chains, wheels of car
    car won't start: car won't start, won't start, engine won't start, car not starting, car doesn't start, starter motor, car is dead,
      car trouble, problem with my car, something wrong with car, car making noise, weird noise from car, car problem, car is shaking,
      strange car noise
    start car: start the car, start my car, start engine, remote start, turn on car, warm up the car, start the engine,
      switch on ignition, ignition, defrost car, defrost windscreen, precondition car
    lock car: lock my car, lock the car, lock vehicle, lock up the car, lock the car doors
    find my car: where is my car, find my car, where did i park, where i parked, locate my car, parked my car, remember where i parked,
      parking spot saved, locate my vehicle, left my car, find my vehicle, save parking location, car located
    horn: horn, honk, beep horn, flash headlights
    brakes: brake, brake pad, handbrake, abs, parking brake, squeaky brakes, brake fluid, brakes squeaking, emergency brake, brake disc
    gearbox: gearbox, transmission, clutch, gear, stick shift, gearstick, gear box, change gear
    headlights: headlight, headlamp, tail light, brake light, fog light, full beam, high beams, taillight, indicator bulb, blinker,
      turn signal, turn indicator
    exhaust: exhaust, muffler, tailpipe, catalytic converter, silencer
    coolant: coolant, antifreeze, radiator fluid, car fluids, fluid level, transmission fluid, anti freeze, engine coolant
    dent: dent, scratch on car, bodywork, paintwork, scrape, car scratch, bumper, ding
    current speed: current speed, my speed, going too fast, going over limit, am i speeding, driving speed, speedometer
    sign road: road sign, signpost, street sign, traffic sign, give way, yield sign
    add stop: add a stop, stop on the way, stop along route, along the way, stop off at, on my way, stop en route, on the route,
      along my route, waypoint, add stop, make a stop
    traffic: traffic, congested, rush hour, gridlock, bumper to bumper, stop and go, heavy traffic, backed up traffic, busy road,
      slow traffic, traffic bad, traffic update, traffic on way, traffic on the way, traffic like, traffic report, traffic info,
      traffic jams, traffic conditions on, delays on road, bottleneck, any traffic, road busy, traffic flow, holdups, hold up, any delays,
      traffic on highway, roads clear, how busy is road, travel conditions, traffic to work, morning traffic, traffic congestion,
      accidents on the road
    commute: commute, way to work, drive to work, drive into work, get to work, journey to work, trip to work, go to work, commute time,
      to the office, home from work, to get to work
    how long drive: how long drive, drive time, travel time, how long to get, how long to drive, time to get there, journey time,
      how long get to, time to drive, minutes to get, time to reach, how long is drive, take to get to, hours to drive, take to drive,
      take me to get, long to get to, how many hours drive, time to travel, it take to reach, time it takes to, hours away, minutes away
    bike lane: bike lane, cycle path, cycle lane, bike path, cycle route, bicycle lane, cycle track, bike route, cycleway
    bridge: bridge, tunnel, overpass, flyover, underpass, viaduct
    directions: directions to, route to, navigate to, take me to, how to get to, directions for, directions from, drive me to,
      guide me to, find way to, best route to, get me to, quickest way to, best way to get, navigate me to, show route, route from,
      map to, route home, plot a course, lead me to, quickest route to, bring me to, how do i reach, show me way, fastest route to,
      map out route, how to reach, show directions, plan route, plan my route, map directions, get directions, give directions,
      best route, which way, what way, route planner, shortest route to, fastest way to, plot route, driving directions,
      walking directions, take me there, point me to, map me to, where do i turn, set course for
    start navigation: start navigation, begin navigation, start route, start guidance, begin guidance, start the gps, navigate now,
      start directions
    stop navigation: stop navigation, end navigation, cancel route, stop route, end route, stop guidance, exit navigation,
      cancel navigation, stop directions, cancel directions, end directions, finish navigation
    next turn: next turn, which exit, next exit, which lane, when do i turn, next direction, left or right, u turn, turn around
    lost way: i'm lost, get lost, wrong way, missed my turn, missed the exit, lost my way, going the wrong way, wrong turn, we're lost
    when to leave: when to leave, when should i leave, what time to leave, need to leave, time to go, have to leave, when do i leave,
      leave for work, leave the house by, leave by, leave in time, when i should leave, when to set off, what time leave, set off by,
      must i leave
    distance: distance, how far, miles to, how far away is, how many miles to, kilometres to, distance to, distance between, miles from,
      how far from, distance from, mileage to, far is it to, close is, how near, how close, far away from, how many miles from,
      miles between, how far apart, walking distance, far to
    ev battery: charge of my car, car charge level, range of battery, car battery level, is car charged, how charged is car, car range,
      is my car charged, car charging status, car's battery level
    buy car: buy a car, new car, used car, second hand car, car lease, lease a car, car price, sell my car, test drive, trade in my car,
      cars for sale, car finance
    drink drive: drink driving, dui, designated driver, breathalyser, dwi, breathalyzer
    driver: driver, motorist, chauffeur, cabbie, taxi driver, cab driver, uber driver, who is driving
    passenger: passenger, rider, co driver, backseat
    carpool: carpool, car pool, lift share, share a ride, ride sharing, car share, give a lift, hitchhike, hitch, give me a lift,
      need a lift
    unlock car: unlock my car, unlock the car, open my car, unlock vehicle, unlock car doors, open car doors
    car lock status: is my car locked, is the car locked, did i lock car, car locked, car doors locked, is car unlocked
    car climate: demist, defog, defrost windshield, windscreen heater, car heating, car ac, seat heater, heat the seat,
      steering wheel heating, rear defroster
    drive mode: sport mode, eco drive, drive mode, comfort mode, off road mode, four wheel drive, autopilot, self driving,
      self driving car, autonomous, lane assist
    car status: car status, vehicle status, car health, how is my car, vehicle health, check my car, car info, car condition,
      status of car
    car key: lost car key, key fob, car keys locked in, locked keys in car, car key battery, lost my car keys, locked out of car,
      locked out of my, locked out
    car insurance info: insured to drive, proof of insurance, roadside cover, fully comp, third party insurance, no claims bonus
    park duration: parking time, extend parking, parking expires, parking session, start parking, pay parking, parking time left,
      feed the meter
    child seat: child seat, booster seat, baby seat, isofix, infant seat
    traffic camera: speed trap, speed cameras, police ahead, radar trap, police on road
    open car window: roll down window, wind down window, roll down the windows, open car window, open sunroof, window down
    close car window: roll up the window, roll up windows, wind up the window, close car window, close sunroof, window up
    start ev charge: start charging, charge car tonight, begin charging, start charging car, start charging my car
    stop ev charge: stop charging, unplug car, stop charging car, end charging
    # travel
    travel: travel, trip, journey, voyage, go to, touring, backpack, take a trip, go abroad, go away, excursion, day trip
    taxi: taxi, cab, minicab, uber, lyft, car service, ride, rideshare, ride share, taxicab, black cab, call a cab, call a taxi, taxi cab,
      limo, book a taxi, get a taxi, order a taxi, hail a cab, order a cab, get me a cab, get an uber, call an uber, book a cab,
      order an uber, get me a ride, need a ride, book a ride, order me a taxi, get me an uber, get a cab, request a ride, request an uber,
      book an uber, uber ride, get a lyft, grab a cab, car to pick up, ride to, need a cab, lyft ride, need a taxi, pick me up, uber to,
      cab to, taxi to, call me a cab, taxi ride, get a ride, summon a ride, limousine, pick me up at
    bus: bus, coach, double decker, minibus, greyhound, bus ride, shuttle bus, shuttle, night bus, bus service, trolleybus, school bus,
      city bus, airport bus, airport shuttle
    train: train, railway, rail, railroad, amtrak, rail travel, by train, intercity, express train, bullet train, by rail, eurostar,
      high speed train, rail service, rail journey, train ride, train journey, locomotive
    underground: underground, subway, metro, tube, tube line, mrt, subway train, metro line, underground train, the tube, u bahn,
      subway line, rapid transit, tube map, bart, subway map
    tram: tram, streetcar, trolley, light rail, tram line, cable car, trolley car, light rail train, monorail, funicular, street car,
      tramway
    public transport: public transport, public transportation, transit, mass transit, bus or train, commuter rail,
      public transportation to, by public transport, mass transport, transport, transportation, public transit, take the bus,
      take the train, catch the bus, catch a train, take a bus, take a train, ride the bus, by bus, take the subway, take the metro,
      transport links, mode of transport, catch a bus, get a train, get the bus, get the train
    timetable: timetable, schedule, departure times, train times, bus times, when does leave, bus schedules, next departure,
      departures board, train schedules, times of trains, times of buses, departure schedule, arrivals board
    train ticket: train ticket, rail ticket, ticket, railway ticket, book train, buy train ticket, bus ticket, book a train,
      book train ticket, coach ticket, reserve train, subway ticket, train booking, ticket to, get a train ticket, ticket for train,
      reserve a train, ticket office
    single ticket: one way, one way ticket, single fare, one way flight, one way trip, one way fare
    return ticket: return ticket, round trip, return trip, roundtrip, there and back, round trip ticket, both ways, return flight,
      round trip flight, return fare
    ferry: ferry, boat, ship, ferryboat, sail, yacht, cruise ship, ferry crossing, vessel, by boat, boat trip, motorboat, boat ride,
      canoe, kayak, catamaran, sailboat
    flight: flight, plane ticket, fly, plane, airfare, air travel, airline ticket, airplane ticket, air ticket, air fare, flight ticket,
      fly out, fly to, fly from, flights to, flights from, plane to, by air, plane trip, flight out
    flight status: flight status, is flight on time, is flight delayed, has flight landed, when does flight land, flight delayed,
      status of flight, is plane on time, flight on time, flight late, flight cancelled, my flight, delayed flight, flight arrival,
      when does plane land, when does flight arrive, is flight late, flight landed, plane landed, plane late, track flight,
      flight tracker, flight info, plane on time, check flight, flight tracking, plane arrive, flight departing, has plane landed,
      plane delayed, flight still on time, flight number, is flight cancelled, flight running late, flight due, flight update,
      status on flight, is my flight, track a flight, flight going to land, flight scheduled to land, flight status for,
      status of my flight, flight expected, flight get in, flight supposed to land, plane touch down
    book flight: book a flight, reserve a flight, find flights, buy plane ticket, plane tickets, book flight, book plane ticket,
      get flight to, flight booking, book me a flight, reserve flight, buy flight, get a flight, find a flight, find me a flight,
      book a plane, book airline ticket, search flights, buy a plane ticket, purchase flight, flight reservation, buy airline tickets,
      need a flight, look for flights, cheap flight, flight deals, get plane tickets, find flights to, look up flights,
      purchase plane tickets, show flights, get airline tickets, book air travel, book a ticket, flight options, buy a flight,
      round trip to, flights available, available flights, best flight, schedule a flight, flights leaving, search for flights,
      reserve a plane ticket, plane ticket to, need flights
    plane: plane, aeroplane, aircraft, jet, airliner, boeing, airbus, helicopter, jumbo jet, private jet, boeing 737, jet plane,
      kind of plane, chopper, type of plane, aviation
    airport: airport, terminal, airfield, nearest airport, heathrow, jfk, aerodrome, closest airport, airport code, airport terminal,
      which airport, which terminal, gatwick, airport near, terminal number, airport transfer, get to airport
    airline: airline, air carrier, carrier, united airlines, delta airlines, american airlines, british airways, ryanair, easyjet,
      lufthansa, jetblue, emirates, which airline, southwest airlines, best airline, fly with, airline company, budget airline
    gate: gate, boarding gate, departure gate, gate number, what gate, which gate, boarding at
    boarding pass: boarding pass, boarding card, check in for flight, online check in, mobile boarding pass, flight check in,
      check in online, airport check in, check me in, checkin
    layover: layover, stopover, connecting flight, connection, stop over, transit time, transfer flight, change planes, in transit,
      time between flights, time between planes
    take off: take off, departure, leave, takeoff, lift off, airborne
    land: land, touch down, arrive, touchdown, touch down at
    luggage: luggage, baggage, suitcase, bag, holdall, rucksack, backpack, travel bag, duffel bag
    lost luggage: lost luggage, lost bag, lost baggage, luggage missing, bag didn't arrive, missing luggage, lost suitcase,
      lost my luggage, lost my suitcase, luggage lost, luggage didn't arrive, baggage is missing, bag is missing, lost my bag,
      where is my luggage, airline lost my luggage, find my luggage, my bag is lost, track my luggage, bag lost, find my lost luggage,
      lost baggage claim, luggage is missing, locate my luggage, my luggage is lost, luggage was lost, lost my baggage, find lost luggage,
      missing bag, missing baggage, missing suitcase, track down my luggage, luggage never arrived, luggage not arrived,
      report lost luggage, trace my luggage, airline lost my bag, left luggage, luggage got lost, locate lost luggage
    hand luggage: hand luggage, carry on, cabin bag, cabin baggage, carryon, hand baggage, cabin luggage, carry on bag, carry on luggage,
      carry on size, carry ons, personal item, carry on items, carry on baggage, hand baggage size, carry on rules, carry on restrictions,
      bring on the plane, take on the plane, carry on policy, carry on limit, allowed on plane, bring on plane, carry onto plane,
      take on a plane, size of carry on, bring on board, in cabin, overhead bin, overhead locker, bring on airplane, take on board,
      overhead compartment, carry on weight
    checked luggage: checked luggage, checked bag, hold luggage, hold baggage, check in bag, check in luggage, check in baggage,
      check a bag, checked baggage, extra bag, bag fee, baggage fee, excess baggage, luggage allowance, baggage allowance, baggage limit,
      luggage weight limit, bag allowance, weight limit for luggage, luggage fee, how many bags, overweight luggage, baggage weight,
      luggage limit
    packing list: packing list, what to pack, what should i pack, things to pack, what to bring, what do i pack, packing checklist,
      pack for trip, what should i bring, list for packing, what to take with, should i pack, items to pack, list for trip,
      what clothes to pack, need to bring, what should i take, what do i bring, do i pack, need to pack, what i should bring, packing tips
    hotel: hotel, accommodation, place to stay, lodging, inn, motel, bed and breakfast, hostel, somewhere to stay, guesthouse,
      room for the night, airbnb, b&b, place to sleep, guest house, hilton, marriott, holiday inn, hotel room, lodge, overnight stay,
      chalet, holiday home, where to stay, room in hotel, stay overnight, holiday rental, hotels near, bed for the night, stay the night,
      holiday cottage, vacation rental, suite, hotel in, bnb, youth hostel, self catering, timeshare, villa rental, cabin rental,
      where can i stay, best western, stay in
    passport: passport, travel document, renew my passport, passport expires, apply for passport, new passport, passport photo,
      passport renewal, need a passport, get a passport, passport application, passport number, passport office, lost my passport,
      passport valid
    visa: visa, entry permit, travel visa, visa requirement, entry requirements, visa for, need a visa, tourist visa, visa required,
      work visa, visa application, apply for visa, work permit, get a visa, require a visa, international visa, visa to travel,
      visa needed, visa necessary, travel permit, entry visa, do i need visa, residence permit, green card, student visa, visa to visit,
      immigration papers, esta, visa free, visa waiver
    vaccination: vaccination, vaccine, shot, jab, immunization, immunisation, inoculation, booster, flu shot, flu jab, covid vaccine,
      booster shot, tetanus shot, need shots, get vaccinated, what shots, which vaccines, covid test, vaccine for travel, shots needed,
      immunised, malaria tablets, shots before travel, yellow fever, vaccines needed, vaccines do i need, shots do i need, injections,
      vaccination certificate, travel vaccines, immunize, which shots, vaccine passport
    travel alert: travel alert, travel warning, travel advisory, is travel safe, safe to visit, travel advice, safe to go,
      dangerous to travel, is safe to travel, safety warnings, crime rate, dangerous to visit, safe to travel, safe for tourists,
      safe country, dangerous to go, travel safety, travel safe, dangerous area, how safe, is dangerous, travel bans, is it safe to,
      safe area, travel restrictions, safe to go to, safety alert, dangerous place, travel advisory for, safety in, unrest, how dangerous,
      safe place to, safety of
    travel notice: travel notice, tell bank about travel, going abroad, notify bank of travel, travelling abroad, travel notification,
      let bank know travel, inform bank of travel, i'll be abroad, going to be abroad, using card abroad, tell my bank, let my bank know,
      notify my bank, inform my bank, bank i'm travelling, will be travelling, alert my bank, i'm going abroad, i am travelling,
      leaving the country, let the bank know
    travel tips: travel tips, things to do, what to do, what to see, sightseeing, attractions, tourist attractions, places to visit,
      points of interest, sights, tourist sites, must see, worth seeing, landmarks, tourist spots, fun things to do, things to see,
      monuments, things to visit, activities in, stuff to do, what is there to, fun activities, famous sights, what to do in,
      place of interest, tourism, recommendations for places, what to visit, local attractions, interesting places, cool places,
      famous places, fun places, popular attractions, what is worth seeing, what to check out, things to do in, tourist activities,
      activities to do, what should i see, tourist trap, activities around, fun to do, places to see, fun stuff to do, see the sights,
      activities nearby, famous for, known for, interesting to see, hot spots, do for fun
    tourist: tourist, traveller, visitor, traveler, holidaymaker, sightseer, backpacker, expat, foreigner, commuter
    guide: guide, tour, guided tour, tour guide, sightseeing tour, bus tour, walking tour, city tour, audio guide, guidebook,
      travel guide, tour bus, day tour
    beach: beach, seaside, shore, coast, seafront, sand, sandy beach, beach day, sunbathing, seashore, shoreline, waterfront, coastline,
      the sea, coastal, boardwalk, promenade, day at the beach, beachfront, sunbathe
    city: city, town, metropolis, municipality, village, urban area, town centre, city centre, downtown, suburb, hamlet, borough,
      township, metropolitan area, district, capital city
    country: country, nation, republic, kingdom, homeland, state, motherland, sovereign state, fatherland, native country
    world: world, globe, earth, planet, planet earth, worldwide, all over the world, global, universe, around the world
    swimming pool: swimming pool, pool, indoor pool, swimming baths, lido, outdoor pool, public pool, leisure centre, swim centre
    plan trip: plan a trip, plan my trip, plan vacation, book a holiday, book a trip, plan a holiday, plan a vacation, travel plans,
      book vacation, package holiday, city break, holiday package, all inclusive, trip planner, weekend trip, plan travel, trip planning,
      weekend away, travel itinerary, my itinerary, organise a trip, vacation plans, travel package, where to travel, where to go on
    travel agent: travel agent, travel agency, tour operator, expedia, booking site, travel company
    travel costs: cost of trip, travel expenses, how expensive is trip, travel budget, cheap holiday, last minute deal, cheap vacation
    holiday destination: holiday destination, vacation spot, places to go, where to go, good place to visit, where should i travel,
      where should i go, good vacation spot, vacation destination, travel destination, vacation ideas, holiday spot, nice place to visit,
      best places to go, travel ideas, where to visit, holiday resort, resort, best vacation
    honeymoon: honeymoon, romantic getaway, romantic trip, couples retreat, romantic weekend
    camping: camping, campsite, camp site, tent, campground, sleeping bag, caravan park, caravan site, rv park, glamping, campfire,
      camping ground, wild camping
    hiking: hiking, trek, hiking trail, walking trail, trekking, nature walk, rambling, go for a hike, hill walking
    ski: skiing, ski resort, snowboard, ski slope, ski lift, lift pass, ski trip, ski holiday, piste
    safari: safari, zoo, wildlife park, aquarium, game park, nature reserve, animal park, petting zoo
    theme park: theme park, amusement park, disneyland, disney world, roller coaster, fairground, water park, funfair, rollercoaster,
      carnival, disney, fair
    national park: national park, state park, nature park, canyon, forest park, conservation area
    park: park, playground, green space, public garden, play area, play park
    mountain: mountain, hill, peak, summit, mount, highest mountain, alps, volcano, ridge
    lake: lake, pond, reservoir, loch, lagoon
    river: river, creek, canal, waterfall, brook
    sea: sea, ocean, water's edge, open sea, high seas
    island: island, isle, islet, tropical island
    forest: forest, woods, woodland, jungle, rainforest
    taxi status: where is my taxi, where is my driver, how far is driver, taxi arrive, where's my uber, cab status, when will uber arrive,
      is taxi coming, when is cab coming, where is my ride, is my ride here, uber status, where's my cab, taxi coming
    taxi fare: taxi fare, cab fare, how much for taxi, cost of cab, uber cost, price of ride, taxi cost, cost of uber, how much is uber,
      ride cost, taxi price, taxi to cost, ride price, fare estimate
    bus stop: bus stop, bus station, coach station, nearest bus stop, bus depot, bus shelter, bus terminal
    next bus: next bus, when is next bus, bus come, when does bus come, when bus arrive, bus times, is bus late, bus arrive, bus schedule,
      bus timetable, which bus, bus number, what bus, bus leave, last bus, first bus, bus due, bus running, what time bus, bus route,
      bus route to, bus line
    next train: next train, when is next train, when does train leave, train leave, last train, train departure, train schedule,
      train timetable, train to, first train, train arrive, what time train, train due, trains running, departing train, train come,
      when train, train going to, trains from, earliest train, time of train
    train delayed: train delayed, train late, train cancelled, is train on time, delays on line, rail strike, delayed train,
      is train late, train running late, service disruption, tube delays, subway delays, train status, train on time, subway running,
      delay on train, tube status
    station transport: train station, railway station, subway station, tube station, metro station, rail station, nearest station,
      closest station, nearest train station, railroad station, underground station
    platform: platform, which platform, platform number, track number, what platform, which track, quay
    fare: fare, ticket price, bus fare, train fare, cost of ticket, price of ticket, how much is ticket, how much is train,
      price of train, cost of train, train ticket cost, train ticket price, ticket cost, ticket fare
    travel pass: travel pass, bus pass, oyster card, season ticket, day pass, metro card, monthly pass, railcard, travelcard, weekly pass,
      rail pass, transit card, travel card
    change trains: change trains, transfer station, where to change, change at, connecting train, change buses, connection time
    direct: nonstop, non stop, direct flight, direct train, without stops, no layover, straight through, no stops, non stop flight,
      without changing, nonstop flight
    cruise: cruise, cruise holiday, cruise liner, royal caribbean, sea voyage, cruise vacation, ocean liner
    port: harbour, marina, ferry terminal, pier, seaport
    travel class: first class, economy, business class, economy class, upgrade my seat, second class, premium economy, coach class,
      upgrade to first class, cabin class, fly first class, seat upgrade
    seat: window seat, aisle seat, seat number, choose seat, seat selection, my seat, change my seat, extra legroom, pick a seat,
      assigned seat, where do i sit, which seat, seat assignment, middle seat, seat reservation, reserve seat, legroom
    flight departure: when does flight leave, flight leave, when does flight depart, departure time, boarding time, when do we board,
      when does plane leave, flight depart, plane leave, when do i board, flight boarding, plane depart, take off time, flight takes off,
      board my flight, time is my flight, board plane, when boarding, start boarding, time of flight, plane take off, plane boarding,
      when is my flight, begin boarding, boarding start
    flight cost: flight cost, price of flight, how much is flight, cost of flight, flight price, airfare cost, how much to fly,
      cost to fly, price of plane ticket, cost of plane ticket, airfares, cost of airfare, price of airfare, how much is airfare,
      price of flying, plane ticket cost, how expensive flight
    cancel flight: cancel flight, cancel my flight, cancel my trip, cancel plane ticket, cancel my ticket, cancel my travel,
      cancel holiday, cancel trip
    change flight: change flight, change my flight, rebook, earlier flight, later flight, change ticket, rebook flight, move my flight,
      different flight, another flight, switch flights, switch my flight, rebook my flight, next flight, change my ticket,
      missed my flight, missed flight, change travel dates, change my travel date, miss my connection, missed connection, standby
    airport security: airport security, customs, security check, passport control, immigration, tsa, duty free, border control,
      customs declaration, security line, security queue, declare, border, tsa precheck, duty to pay
    baggage claim: baggage claim, baggage reclaim, luggage carousel, pick up luggage, collect luggage, baggage carousel, claim my luggage,
      collect my bags, luggage belt, luggage pickup
    plane food: inflight meal, meal on plane, food on plane, in flight meal, food on flight, flight meal, meal on flight, plane meal,
      snacks on plane, serve food on
    turbulence: turbulence, bumpy flight, fear of flying, afraid of flying, jet lag, jetlag
    pack: pack, pack my bag, pack my suitcase, pack for, bring with me, take with me, pack up, what to take
    book hotel: book a hotel, book hotel, reserve a hotel, book a room, hotel reservation, reserve a room, hotel booking, find a hotel,
      find hotel, get a hotel, book hotel room, book me a hotel, make hotel reservation, find me a hotel, reserve hotel room,
      need a hotel, get a hotel room, need a room, looking for hotel, find a room, book accommodation, reserve hotel, get me a room,
      hotel rooms, room available, book room, search for hotels, search hotels, book me a room, find place to stay, find a motel,
      need hotel room, vacant room, vacancies, book an airbnb, hotel for the night, reserve room
    hotel check in: hotel check in, check in time, check in at hotel, early check in, checking in, check into hotel, check in to hotel
    hotel check out: hotel check out, check out time, late check out, check out of hotel, when is check out, checkout time, late checkout,
      hotel checkout
    hotel quality: good hotel, nice hotel, hotel reviews, cheap hotel, hotel with pool, luxury hotel, hotel rating, five star hotel,
      hotel recommendations, hotel deals, affordable hotel, boutique hotel, four star hotel, hotel prices, hotel any good, decent hotel
    room service: room service, hotel reception, reception desk, front desk, concierge, wake up call hotel, bellboy, porter, housekeeping,
      order room service, call reception, minibar, extra towels, room cleaned, hotel staff
    room type: double room, single room, twin room, twin beds, queen bed, king bed, sea view, ocean view, non smoking room, double beds,
      adjoining rooms, smoking room, king size, room with a view, ensuite room, family suite, two beds
    full board: half board, full board, breakfast included, bed and board, continental breakfast, breakfast buffet, free breakfast,
      meals included
    room key: room key, key card, hotel key, room number, hotel room key
    embassy: embassy, consulate, consular, ambassador
    monument: monument, statue, memorial, historic site, ancient ruin, cathedral, castle, palace, tower, ruins, historical site, fort,
      church building, heritage site
    tourist information: tourist information, tourist office, visitor centre, information desk, information centre
    souvenir: souvenir, postcard, keepsake, gift shop, memento, fridge magnet, memorabilia, souvenir shop
    local customs: local customs, etiquette, do they speak english, cultural norm, tradition, local culture
    plug type: plug type, socket type, outlet type, converter for plug, voltage, power adapter for, which plug, socket converter,
      need a converter, need an adapter, what outlets, kind of plug, type of plug, type of outlet, type of socket, outlet converter,
      which socket, plugs do they use, need a plug adapter, what plug, electrical converter, voltage converter, electric plug,
      adaptor for plug, power converter for, kind of outlet, kind of socket, outlets do they use, sockets in, outlets in, plugs in, volts,
      electrical adapter, electrical plug
    tide: high tide, low tide, tide, tide times, when is high tide, tidal, tide table, tide come in
    nearby: near by, what's around here, what's nearby, around me, places near me, places around here, what's near me, anything nearby,
      closest place, around this area, in my neighbourhood, in walking distance, within walking distance, in town, in this area,
      nearest place, near my location, near my house, near work, not far from here, what is near
    meeting point: meeting point, where to meet, meet halfway, meet me at, meet at, rendezvous, where shall we meet
    hotel amenity: hotel gym, hotel pool, free wifi, hotel parking, pet friendly, pets allowed, hotel wifi, hotel breakfast,
      hotel shuttle, allow pets, hotel facilities, air conditioned, family friendly, kid friendly, dog friendly, hotel amenities,
      bring my dog
    hotel cancel: cancel hotel, cancel my hotel, cancel hotel reservation, cancel my room, cancel hotel booking, cancel room,
      hotel cancellation
    hotel change: change hotel booking, extend my stay, extra night, stay longer, change my room, another night, different room,
      extend stay, change hotel reservation, upgrade my room, room upgrade, change rooms
    hotel cost: room rate, price per night, cost per night, nightly rate, how much per night, how much is room, hotel price, cost of room,
      hotel cost, room price, per night
    room problem: room is dirty, room too noisy, room is cold, no towels, shower not working, not clean room, room smells
    travel insurance: travel insurance policy, trip insurance, holiday insurance, cancellation cover, travel cover
    trip info: my trip, trip details, my booking, travel details, booking details, my reservation details, check my booking,
      trip information, find my booking, my reservations, manage my booking, view my booking, booking info, look up my reservation,
      upcoming trips, view reservation, flight details, reservation info
    travel companion: travel with kids, travelling with baby, travel with pet, flying with dog, fly with baby, unaccompanied minor,
      traveling with a dog, flying with my cat, bring a pet, bring my cat, family travel
    plane rules liquids: liquids on plane, bring liquid, liquid limit, allowed in luggage, liquids in carry on, bring scissors,
      prohibited items, bring food on plane, bring a lighter, size of liquids, allowed through security, can i fly with, what can i bring
    airport lounge: lounge access, airport lounge, priority boarding, fast track, vip lounge, priority pass
    flight refund: flight refund, refund my ticket, refund ticket, flight compensation, delayed flight compensation,
      get refund for flight, ticket refund, refund flight
    flight pnr: confirmation code, record locator, pnr, ticket number, e ticket, eticket
    time to be at airport: how early at airport, arrive at airport, get to the airport, be at airport, time to airport, time at airport,
      airport by, leave for airport, leave for the airport, arrive at the airport
    stay length: how many nights, length of stay, nights stay, number of nights, for two nights, for three nights, long stay, overnight
    weekend trip ideas: day trips, road trip, trip ideas, short break, staycation, quick getaway, mini break, roadtrip
    local transport: get around, get around town, rent a scooter, move around city, travel around city
    cargo: cargo, freight, shipping container, haulage
    on board: aboard, on board, all aboard
    # body and health
    doctor: doctor, gp, physician, doc, medic, family doctor, general practitioner, medical professional, specialist, consultant, surgeon,
      medical doctor, paediatrician, pediatrician, primary care physician, dermatologist, gynaecologist, cardiologist, quack
    dentist: dentist, dental, tooth doctor, dental appointment, orthodontist, hygienist, dental clinic, dental surgeon, teeth cleaned
    hospital: hospital, clinic, infirmary, medical centre, ward, health centre, nearest hospital, urgent care, walk in clinic,
      closest hospital, surgery centre, sanatorium, hospice
    emergency room: emergency room, casualty, accident and emergency, emergency department, a and e, urgent care centre, trauma centre,
      a&e, nearest er, emergency ward
    ambulance: ambulance, paramedic, 911, 999, call an ambulance, emergency medical, medical emergency, emt, need an ambulance,
      send an ambulance
    police: police, cop, officer, policeman, law enforcement, police station, the law, call the police, sheriff, detective,
      police department, police officer, bobby, crime, fuzz, report a crime, cop shop, constable, police force
    fire brigade: fire brigade, fire department, firefighters, fire service, fire engine, fire truck, firemen, fireman, fire station,
      fire fighters, call the fire department
    medicine: medicine, medication, meds, drug, pill, tablet, capsule, dose, antibiotic, cough syrup, remedy, medicament, my meds,
      my pills, pharmaceutical, inhaler, treatment, eye drops
    painkiller: painkiller, pain relief, aspirin, ibuprofen, paracetamol, tylenol, advil, pain killer, pain reliever, acetaminophen,
      pain pill, nurofen, pain medication, analgesic, morphine
    prescription: prescription, script, rx, doctor's prescription, repeat prescription, refill my prescription, medication refill,
      collect prescription
    symptom: symptom, sign of illness, signs of, diagnose, diagnosis, warning signs, symptoms of, symptom checker, why do i feel
    illness: illness, disease, sickness, condition, ailment, bug, infection, infectious disease, medical condition, disorder, syndrome,
      malady, health problem, health condition, stomach bug, lurgy, chronic illness
    headache: headache, migraine, head hurts, sore head, head ache, my head hurts, pounding head, splitting head, head is pounding,
      bad head, head is killing me
    stomachache: stomachache, tummy ache, upset stomach, stomach hurts, stomach ache, belly ache, stomach pain, tummy hurts, bellyache,
      stomach cramps, gut ache, stomach upset, sore tummy, indigestion, heartburn, abdominal pain, acid reflux
    pain: pain, ache, hurt, sore, painful, aching, soreness, cramp, in agony, discomfort, tender, aches and pains, throbbing, stiff,
      twinge
    fever: fever, high temperature, running a temperature, have a temperature, body temperature, chills, feverish, take my temperature,
      thermometer, my temperature, run a fever
    flu: flu, influenza, have the flu, flu season, the flu, flu symptoms, bird flu, swine flu
    cold illness: cold, runny nose, sniffles, the sniffles, blocked nose, stuffy nose, catch a cold, have a cold, head cold, common cold,
      sinus, got a cold, the snuffles, runny nose and sneezing, congested nose, cold symptoms
    injury: injury, wound, hurt, injured, bruise, sprain, broken bone, fracture, hurt myself, twisted ankle, broken arm, broken leg,
      sprained ankle, concussion, torn muscle, swelling, gash, trauma
    allergy: allergy, allergic, intolerance, hay fever, allergic reaction, hayfever, antihistamine, epipen, allergic to, food intolerance,
      anaphylactic
    blood pressure: blood pressure, bp, hypertension, high blood pressure, low blood pressure, measure my blood pressure, systolic,
      blood pressure reading
    heart rate: heart rate, pulse, heartbeat, bpm, heart beat, beats per minute, my pulse, check my pulse, resting heart rate,
      heart monitor, ecg, ekg, heartrate
    pregnant: pregnant, expecting, pregnancy, baby on the way, having a baby, pregnancy test, expecting a baby, trimester, antenatal,
      prenatal, conceive, weeks pregnant, in labour, contractions, ovulation, giving birth, fertility, baby bump, up the duff, fertile
    period: period, menstruation, menstrual cycle, time of the month, pms, tampon, pad, menstrual, cycle tracker, period pain,
      sanitary towel, my cycle, period due, log my period, track my period, menopause
    therapist: therapist, counsellor, counselor, psychologist, psychiatrist, shrink, therapy, counselling, counseling, talk therapy,
      mental health professional, psychotherapy, psychotherapist, cbt, see a therapist, talk to therapist, life coach
    gym: gym, fitness centre, health club, fitness studio, health studio, leisure club, gymnasium, fitness club, gym membership,
      weight room, training centre
    steps: steps, step count, steps walked, pedometer, how many steps, daily steps, step goal, steps today, distance walked, steps taken,
      step counter, how many steps have, steps have i, walked today, steps did i, how far i walked, my steps, footsteps, 10000 steps,
      activity rings, count steps
    weight: weight, pounds, kilos, body weight, my weight, weigh myself, bmi, body mass index, weigh in, log my weight, kilograms,
      overweight, body fat, scales, obese, stones and pounds, weigh
    lose weight: lose weight, slim down, weight loss, shed pounds, get slimmer, drop pounds, get thinner, get rid of belly,
      lose belly fat, drop weight, weight loss plan, shed weight, slimming, burn fat, weight goal, trim down, get in shape, lose fat,
      reduce weight, shed some pounds, lose some weight, drop a few pounds, get slim, lose a few pounds
    glasses: glasses, spectacles, eyeglasses, reading glasses, contact lens, bifocals, sunglasses, eyewear, specs, goggles
    nappy: nappy, diaper, change the baby, pampers, wet wipes, baby wipes, diaper change, potty training, nappy change, baby change,
      changing table
    pushchair: pushchair, stroller, buggy, pram, baby carriage, baby buggy, carrycot, baby carrier, high chair, highchair, bassinet
    dummy: dummy, pacifier, binky, soother, teething ring, teether
    plaster: plaster, band aid, bandage, sticking plaster, bandaid, elastoplast, gauze, stitches, sling, wound dressing
    pollen: pollen, pollen count, hay fever, grass pollen, tree pollen, allergy forecast, allergy season, pollen level, pollen forecast,
      ragweed, allergy levels
    air quality: air quality, pollution, smog, aqi, air pollution, air pollution level, air quality index, is air clean, clean air,
      fine dust, smoke in air, how is the air, particulate, pm 2.5, pollution level, polluted, ozone, smoggy, breathe the air, pollutants,
      air clean
    sunrise: sunrise, dawn, daybreak, sun come up, sun up, sun rise, first light, crack of dawn, when sun comes up, sun come out,
      break of day, gets light, sun is up, sunup, light outside in morning
    sunset: sunset, dusk, sundown, nightfall, sun go down, sun set, gets dark, when sun goes down, golden hour, twilight, sun is down,
      last light, gloaming, dark outside
    humidity: humidity, humid, muggy, moisture, how humid, sticky weather, humidity level, clammy, damp in the air, dew point, moist air,
      relative humidity, dry air
    temperature: temperature, temp, degrees, how hot, how cold, how warm, thermometer reading, fahrenheit, hot outside, cold outside,
      warm outside, degrees outside, current temperature, heat level, temperature outside, outside temperature, wind chill, feels like,
      high for today, real feel, below freezing, daytime high, overnight low, how cool
    celsius: celsius, centigrade, degrees celsius, degrees centigrade, degrees c
    doctor appointment: doctor appointment, doctor's appointment, see a doctor, see the doctor, medical appointment,
      appointment with doctor, book doctor, check up, checkup, physical exam, medical check, book appointment with gp,
      make doctor appointment, health check, physical examination, need a doctor, annual physical, gp appointment, hospital appointment
    find doctor: find a doctor, doctor near me, nearest doctor, doctor's office, find doctor, doctor nearby, surgery near me,
      doctor's surgery, medical practice
    telehealth: telehealth, online doctor, video doctor, virtual doctor, telemedicine, nurse line, speak to a nurse, nhs direct,
      talk to doctor
    toothache: toothache, tooth hurts, cavity, root canal, wisdom tooth, sore tooth, bad tooth, gum disease, tooth pulled, braces,
      dentures, false teeth, tooth filling
    optician: optician, optometrist, eye doctor, eye test, eye exam, vision test, eyesight, ophthalmologist, eyesight test, vision
    first aid: first aid, cpr, bleeding, choking, heart attack, stroke, unconscious, burn myself, nosebleed, passed out, cut myself,
      resuscitate, heimlich, not breathing, first aid kit, defibrillator, mouth to mouth, having a seizure
    poison: poison, toxic, swallowed something, food poisoning, overdose, poisonous, venom
    take medicine: take medicine, take my pills, take my medicine, take my medication, take my meds, take pill, medication reminder,
      pill time, dosage, when do i take, remember my pills, take tablets, pill reminder, medicine reminder, my next dose
    side effect: side effect, adverse reaction, drug interaction, interaction with, can i mix, safe to take
    antibiotics: antibiotics, penicillin, amoxicillin, antibacterial
    cure: cure, treat, remedy for, how to treat, get rid of cold, home remedy, heal, relieve, treatment for, how to cure, get better,
      remedies, what helps with
    nausea: nausea, feel sick, vomit, throw up, puke, queasy, nauseous, be sick, morning sickness, sick to my stomach, chuck up,
      motion sickness, car sick, seasick, travel sick
    diarrhoea: diarrhoea, diarrhea, the runs, bowel movement, poo, the trots
    backache: backache, back pain, sore back, bad back, back hurts, slipped disc, my back hurts, back ache, back is killing me,
      lower back pain
    sore throat: sore throat, throat hurts, tonsillitis, lost my voice, throat infection, strep throat, swollen glands
    cough: cough, chesty cough, dry cough, bronchitis, tickly cough
    sneeze: sneeze, gesundheit, bless you, atishoo, achoo
    covid: covid, coronavirus, corona, covid 19, pandemic, lockdown, quarantine, epidemic, self isolate, outbreak, cases of covid,
      face mask, pcr test, social distancing, delta variant
    rash: rash, itch, itchy, hives, eczema, insect bite, psoriasis, acne, pimple, sunburn, zit, mosquito bite, bee sting, blister,
      skin irritation, dry skin, spot on skin, wart, tick bite, skin rash
    asthma: asthma, asthma attack, shortness of breath, breathless, can't breathe, wheezing, short of breath, breathing problems,
      difficulty breathing, out of breath
    diabetes: diabetes, diabetic, insulin, blood sugar, glucose level, type 2 diabetes, blood glucose, sugar level, hypo
    cancer: cancer, tumour, tumor, chemotherapy, leukaemia, chemo, melanoma, lump, oncologist, mammogram, smear test
    heart disease: heart disease, cardiac, heart failure, chest pain, heart trouble, palpitations, heart problem, cardiovascular, angina
    blood: blood, blood type, blood test, donate blood, blood group, lab results, test results, blood donor, give blood, blood work,
      plasma, lab test
    x ray: x ray, mri, ultrasound, ct scan, xray, medical scan
    surgery: surgery, operation, procedure, transplant, go under the knife, surgical, anaesthetic, anesthesia, hip replacement,
      operating theatre
    nurse: nurse, midwife, caregiver, carer, care home, matron, home help, nursing home, old people's home, care worker, retirement home,
      assisted living
    wheelchair: wheelchair, crutch, walking stick, disabled, wheelchair accessible, handicapped, walking frame, disabled access,
      handicap accessible, mobility, cane, step free, walker
    physio: physio, physiotherapist, physical therapy, chiropractor, osteopath, physiotherapy, acupuncture, rehab, physical therapist,
      rehabilitation, occupational therapy
    contraception: contraception, birth control, condom, the pill, morning after pill, contraceptive, iud, safe sex
    menstrual products: sanitary pad, tampons, sanitary napkin, maxi pad
    mental health: mental health, depression, mental illness, burnout, burn out, panic attack, ptsd, adhd, bipolar, mental breakdown,
      nervous breakdown, ocd, autism, panicking, self esteem, eating disorder, mental state, mental, psychiatric, emotional wellbeing,
      wellbeing
    addiction: addiction, addict, rehab centre, alcoholics anonymous, drug abuse, substance abuse, drinking problem, hooked on
    workout: workout, exercise routine, training session, fitness class, cardio, exercises, gym session, hiit, workout plan,
      training plan, aerobics, circuit training, home workout, fitness routine, zumba, spin class, fitness training, log workout,
      training programme, log my workout, exercise plan, start workout, exercise session, crossfit, fitness program
    strength training: strength training, lift weights, weight lifting, bench press, dumbbell, push up, squat, sit up, plank, weights,
      crunches, build muscle, weightlifting, press ups, pull up, burpee, muscle, pump iron, deadlift, barbell, kettlebell, abs,
      bodybuilding
    personal trainer: personal trainer, fitness coach, fitness instructor, gym instructor
    calories burned: calories burned, burn calories, calories did i burn, burned today, energy burned, active calories
    fitness goal: fitness goal, goal progress, activity goal, exercise goal, daily goal, reach my goal, my fitness, target,
      activity progress, health goal, personal best
    gain weight: gain weight, put on weight, bulk up, get fat, gain muscle, fatten
    sleep quality: sleep quality, how did i sleep, sleep tracking, hours of sleep, sleep last night, sleep score, how well i slept,
      how much sleep, sleep log, track my sleep, sleep tracker, bedtime, sleep pattern, sleep data, deep sleep, rem sleep
    insomnia: insomnia, can't sleep, trouble sleeping, help me sleep, fall asleep, sleepless, wide awake, can't fall asleep,
      sleeping problem, get to sleep, sleeping pill, melatonin, lie awake, trouble falling asleep, not sleeping, help me fall asleep,
      sleep better
    snore: snore, sleep apnea, sleep apnoea
    eye: eye, eyeball, sore eyes, itchy eyes, eye drops, eye infection, pink eye, conjunctivitis, dry eyes
    ear: ear, earache, earwax, ear infection, deaf, hearing loss, ringing in ears, tinnitus, sore ear
    feed baby: feed the baby, breastfeed, bottle feed, formula milk, baby formula, nursing baby, baby food, breast milk, baby's bottle,
      baby bottle, express milk
    star: stars, constellation, galaxy, night sky, milky way, north star, supernova, black hole, stargazing, meteor shower, shooting star,
      astronomy, telescope, comet, meteor, big dipper, nebula
    planet: mars, jupiter, saturn, venus, solar system, planets, neptune, uranus, pluto, asteroid
    space: outer space, cosmos, astronaut, nasa, rocket, space station, spaceship, spacecraft, iss, space shuttle, satellite, spacex,
      rocket launch, mission to mars
    fahrenheit: fahrenheit, degrees fahrenheit, degrees f
    pressure air: barometer, air pressure reading, barometric pressure, atmospheric pressure, barometric
    hail: hail, sleet, hailstorm, ice storm, freezing rain, hailstone, black ice
    weather warning: weather warning, weather alert, severe weather, storm warning, blizzard warning, tornado warning, extreme weather,
      hurricane warning, bad weather, weather advisory, storm alert, winter storm, blizzard, heat warning, severe storm
    will be warm enough: need a jacket, need a coat, wear a jacket, bring a coat, jacket weather, take a jacket, wear a coat, coat today,
      bring a jacket, warm enough, dress warm, should i wear, wear today, what to wear, wear a sweater, need a sweater, wear shorts,
      dress today, what should i wear, dress for weather, wear outside, wear tomorrow
    constipation: constipated, laxative, can't poo
    calm sounds: calm me down, help me calm, help me relax
    cancel appointment: cancel my appointment, cancel appointment, cancel doctor appointment, cancel the appointment, cancel dentist
    change appointment: change my appointment, reschedule appointment, move my appointment, reschedule my appointment, move appointment,
      postpone my appointment
    make appointment: make an appointment, book an appointment, schedule an appointment, get an appointment, set up appointment,
      arrange appointment, need an appointment, schedule appointment, book appointment, make appointment, set an appointment,
      get me an appointment, appointment available, appointment slot, set up an appointment
    medical record: medical record, health record, medical history, patient record, health history, my chart, patient file
    patient: outpatient, inpatient, hospital patient
    immune: immune system, immunity, immune
    dizzy: dizzy, faint, lightheaded, vertigo, light headed, dizziness, head spinning, woozy
    numb: numb, tingling, pins and needles, weakness in arm, numbness
    swollen: swollen, swell up, inflamed, inflammation, puffy
    bite: bitten, dog bite, snake bite, stung by, stung
    health data: health data, health stats, health app, vital signs, my vitals, health info, health summary, oxygen level, blood oxygen,
      health report
    log health: log my blood pressure, record my weight, log blood sugar, log my mood, log symptoms, log period, track my mood,
      log medication, mood tracker, record blood pressure
    posture: posture, sit up straight, stand up reminder, ergonomic, time to stand, move reminder, time to move
    warm up exercise: warm up exercise, cool down exercise, stretch exercise, leg day, arm exercise, ab workout, core workout,
      leg exercise, exercises for, workout for, ab exercises, exercise for back
    run tracking: running pace, track my run, start a run, distance run, my run, running app, my pace, mile time, start run, log my run,
      running distance, record my run, start my run, start tracking run
    marathon: marathon, half marathon, 5k, 10k, fun run, parkrun, road race, triathlon, race training
    ride tracking: track my ride, bike ride, cycling distance, start a ride, strava, spin bike, log my ride
    eat less: eat less, portion control, cut down on sugar, cut out, stop snacking, cravings, give up sugar, cut carbs, junk food
    health insurance card: health card, ehic
    # work and learning
    work: work, employment, office, at work, workplace, place of work, my job, on the job, at the office, worksite, office building
    company: company, firm, corporation, organisation, employer, business, enterprise, organization, startup, start up, conglomerate,
      institution, agency
    boss: boss, manager, supervisor, superior, line manager, my boss, team leader, head of department, ceo, director of company, chief,
      leader, team lead, executive, my manager, gaffer, chairman, foreman
    colleague: colleague, coworker, co worker, workmate, teammate, fellow worker, work friend, work mate, people i work with, associate,
      co worker of mine, work buddy, work colleague
    employee: employee, staff, worker, personnel, workforce, team member, staff member, manpower, recruit, recruitment, head count,
      labourer, temp worker, labor force
    human resources: human resources, hr, personnel department, hr department, hr manager, people team, payroll department,
      benefits department
    career: career, profession, occupation, vocation, line of work, occupational, do for a living, career path, job title, career change,
      career advice, field of work
    cv: cv, resume, curriculum vitae, my resume, job application, curriculum, cover letter, application letter, résumé, application form,
      reference letter, update my resume
    job vacancy: vacancy, job opening, job, position, job listing, opening, job offer, job ad, job search, hiring now, job hunt,
      jobs near me, find a job, look for a job, find work, get a job, job opportunities, jobs available, job vacancies, new job,
      who is hiring, looking for work, want ad, apply for job, search for jobs, linkedin, find me a job, part time job, job posting,
      apply for a job, open positions, need a job, work opportunity, job board, employment opportunities, job center, recruiter
    interview: interview, job interview, interviewer, interview questions, interview tips, prepare for interview
    resign: resign, quit my job, hand in notice, give notice, quit job, leave my job, resignation, notice period, two weeks notice,
      quit my work, leave the company, step down, resignation letter, chuck in my job
    fired: fired, sacked, laid off, made redundant, get the sack, dismissed, lost my job, redundant, laid off work, terminated,
      given the boot, axed, redundancy, get fired, severance, made jobless, pink slip, layoffs, lost job
    promotion: promotion, promoted, move up, get promoted, career advancement, advancement, step up, promote me, higher position,
      climb the ladder
    leave balance: leave balance, vacation days left, how much vacation, days off left, pto balance, holidays left, how many days off,
      leave left, vacation left, holiday allowance, vacation balance, pto left, how many vacation days, remaining leave, days off do i,
      vacation hours left, remaining vacation, remaining holiday, how much pto, vacation days remaining, pto do i have, days of vacation,
      leave days left, vacation days do i, leave remaining, days of leave, how much leave, time off left, time off do i,
      days off remaining, vacation time left, pto days left, holiday entitlement, vacation do i have, leave entitlement,
      available vacation, annual leave left, holiday days left, pto remaining, days off have i, leave do i have, annual leave balance,
      how much holiday, unused vacation, accrued, vacation accrued, available pto, leave allowance, paid leave left, holiday balance,
      days leave
    request leave: request leave, request time off, book time off, ask for time off, put in leave, apply for leave, book holiday,
      request vacation, take time off, request pto, submit vacation, request holiday, request days off, apply for vacation,
      ask for vacation, book vacation time, put in for leave, need time off, want time off, request for leave, request for vacation,
      put in for vacation, schedule time off, ask for leave, vacation request, get time off, time off request, request a day off,
      put in vacation, book leave, take a day off, need a day off, book annual leave, put in pto, submit leave, request time,
      apply for pto, take vacation, submit pto, ask for days off, schedule vacation, submit vacation request, leave request, pto request,
      take a vacation day, submit time off, ask for pto, apply for holiday, file for leave, request some time, get days off,
      request my vacation, schedule pto, put in a request, book a day off, use pto, arrange time off, take some time off,
      use vacation days, submit holiday request, want a vacation, put in holiday
    leave status: leave approved, vacation approved, time off approved, leave request status, pto approved, leave granted,
      is my leave approved, is my vacation approved, vacation request approved, time off been approved, has my leave, did i get vacation,
      status of vacation, holiday approved, time off accepted, vacation status, vacation been approved, pto request approved,
      day off approved, is my pto approved, was vacation approved, leave been approved, status of leave, vacation accepted,
      request approved, status of pto, leave accepted, vacation request status, approved my vacation, approve my time off,
      approved for vacation, vacation got approved, vacation request accepted, pto status, approve my leave, did boss approve,
      approved time off, vacation been accepted, okay my vacation, pto been approved, approval, holiday request accepted,
      request been approved
    sick leave: sick leave, sick day, call in sick, off sick, sick note, ill at work, sick pay, sickness absence, doctors note,
      sick days left, take a sick day, call out sick, doctor's note, pull a sickie, sickie, unfit for work, medical leave,
      mental health day
    parental leave: parental leave, maternity leave, paternity leave, maternity, paternity, baby leave, maternity pay, leave for baby,
      adoption leave, family leave
    clock in: clock in, punch in, start shift, start work, log start of work, start my shift, begin shift, clock me in, start work day,
      check in at work, sign in at work
    clock out: clock out, punch out, end shift, finish work, end of workday, finish my shift, knock off work, end my shift, clock me out,
      get off work, off work, leave work, done with work, finish for the day, home time
    shift: shift, rota, roster, working hours, work schedule, when do i work, night shift, my shifts, shift pattern, rotation, next shift,
      day shift, what days do i, day am i working, early shift, swap shift, my schedule at work, duty roster, late shift,
      scheduled to work, shift work, shift change, work shift, when am i working
    overtime: overtime, extra hours, work late, extra shift, time and a half, double time, overtime pay, long hours
    business trip: business trip, work trip, business travel, trip for work, corporate travel, travel for work, work travel
    expense report: expense report, expenses claim, claim expenses, reimburse expenses, travel expenses claim, claim back,
      submit expenses, expense account, file expenses, expense form, claim my expenses, company card, mileage claim, reimbursement form,
      submit receipt
    to do list: to do list, task list, list of tasks, things to do, todo list, todo, my tasks, chore list, to dos, my to do list,
      task manager, checklist, check list, outstanding tasks, list of chores, tasks for today, what needs doing, my task list, jobs to do,
      honey do list, bucket list, open tasks, need to do today, what must i do, agenda of tasks, things to get done, things i need to,
      list of things
    task: task, chore, errand, todo, action item, to do item, work item, piece of work, job to do, household chore
    note: note, memo, jotting, sticky note, post it, write up note, memorandum, notebook page, my notes, notepad, post it note, notation
    reminder: reminder, things to remember, memo, prompt, nudge, set a reminder, my reminders, create reminder, reminder set,
      make a reminder, pending reminders, reminder to, reminder for, remind me about, add a reminder, all reminders, upcoming reminders
    project: project, assignment, initiative, project plan, venture, milestone, project management, gantt, programme of work, scheme
    presentation: presentation, slides, slideshow, powerpoint, slide deck, keynote, deck, slide show, ppt, give a talk, speech, pitch,
      handout
    spreadsheet: spreadsheet, excel, sheet, excel sheet, google sheets, worksheet, table of figures, xls, excel file, column, pivot table,
      csv
    contract: contract, agreement, terms and conditions, sign a contract, lease agreement, treaty, signed agreement, terms, small print,
      contractual, pact, arrangement
    signature: signature, sign, sign here, autograph, initials, sign document, docusign, undersign, e sign, sign the document,
      electronic signature
    school: school, class, elementary school, high school, secondary school, academy, primary school, middle school, sixth form,
      boarding school, preschool, grammar school, grade school, comprehensive school, public school, private school
    university: university, college, uni, campus, higher education, faculty, alma mater, college degree, degree course, grad school,
      medical school, law school, postgraduate, polytechnic, community college
    pupil: pupil, student, schoolchild, learner, undergraduate, freshman, classmate, sophomore, school kid, schoolboy, schoolgirl,
      scholar, study buddy, school mate, fellow student
    teacher: teacher, professor, tutor, instructor, lecturer, schoolteacher, headmaster, principal, head teacher, educator, trainer,
      private tutor, school teacher, headteacher, prof
    homework: homework, assignment, coursework, home work, school work, schoolwork, homework help, essay, term paper, do my homework,
      thesis, dissertation, school project, book report, homework assignment, prep
    exam: exam, test, examination, finals, midterm, pop quiz, final exam, mock exam, resit, assessment, practice test, entrance exam,
      oral exam
    grade: grade, mark, score, gpa, report card, results of exam, pass or fail, school report, exam results, grade point average,
      transcript of grades, pass mark
    lesson: lesson, class, course, lecture, online course, tutorial, workshop, seminar, webinar, masterclass, crash course, evening class,
      elearning, night school, refresher
    word: word, term, vocabulary, expression, terminology, vocab, noun, adjective, verb, idiom, jargon, slang, catchphrase, buzzword
    synonym: synonym, another word for, similar word, same meaning, other word for, another way to say, other way of saying, synonym for,
      means the same as, word similar to, same as word, a similar word, words like, alternative word, different word for, better word for,
      another term for, another way of saying, different way to say, equivalent word, thesaurus for, fancy word for, means same
    antonym: antonym, opposite, opposite of, word opposite, contrary of, reverse of, opposite word, antonym for, antonym of,
      opposite meaning, contrary, opposite for
    sentence: sentence, phrase, example sentence, use in a sentence, give me example, in a sentence, example of use, sample sentence,
      used in sentence, example phrase, sentence with
    information: information, details, data, facts, intel, info about, lowdown, about topic, knowledge, statistics, information on,
      details about, facts about, scoop, tell me about, give me details, know about, particulars, stats, findings on, more about, low down
    question: question, query, enquiry, ask you something, got a question, have a question, quick question, ask a question,
      ask you a question, wonder about
    idea: idea, suggestion, thought, inspiration, brainstorm, brainwave, inspire, thoughts for, concept, any ideas, good idea, proposals,
      come up with, give me ideas, creative ideas, notion
    advice: advice, tip, suggestion, recommendation, guidance, advise, tips for, pointers, what should i do, what do you recommend, hint,
      counsel, words of advice, tips on, best advice, opinion on what, what would you do, help me decide, life advice, guideline
    office: office, office block, cubicle, open plan, desk space, workspace, co working, conference room, meeting room, boardroom
    work from home: work from home, remote work, home working, telecommute, wfh, telework, work remotely, hybrid work
    business: commerce, trade, own business, small business, start a business, entrepreneur, self employed, freelance, freelancer,
      side hustle, be my own boss, entrepreneurship
    industry: industry, industrial, factory, manufacturing, production, mill, sector, assembly line, warehouse
    employed by: my employer, company i work for, name of employer, workplace name, where do i work, employed, work for
    internship: internship, intern, apprentice, work placement, trainee, apprenticeship, work experience, placement, trainee program
    part time: part time, reduced hours, temp job, temporary work, zero hours, parttime
    retire: retire from work, retired, retiree, pensioner, retirement age, take retirement, early retirement, senior citizen,
      stop working, oap
    unemployed: unemployed, out of work, jobless, no job, between jobs, unemployment, on the dole
    performance review: performance review, appraisal, annual review, evaluation, performance appraisal, employee review,
      performance evaluation, one on one
    strike: strike action, on strike, walkout, industrial action, union strike, trade union, labor union, picket, union, walk out
    leave used: vacation days used, leave used, vacation have i used, how many days taken, days off used, vacation used,
      days off have taken, pto used, leave i've taken, used vacation, vacation taken, vacation days taken, days off taken, pto i've used,
      taken off, pto have i used, have i taken off
    timesheet: timesheet, time sheet, log hours, log my hours, hours worked, time card, how many hours worked, track hours,
      hours i worked, working time, time tracking, record hours, fill in timesheet, hours this week, work hours, billable hours
    lunch break: lunch break, break time, coffee break, tea break, break at work, go on break, smoko
    list generic: new list, start a list, make a list, create a list, create new list, start new list, make a new list, list called,
      begin a list, create list, new list called, make list, set up a list
    my lists: my lists, what lists, all lists, which lists, show my lists, lists i have, available lists, on the list, show list,
      read my list, show me my list, items on list
    journal: journal, diary entry, write in diary, journal entry, logbook entry, dear diary, keep a diary
    report document: write up, summary report, paper, documentation, dossier, minutes of meeting
    form: form, fill in form, fill out form, application form, paperwork form, fill in the form
    template: template, sample, example of, layout, pattern, boilerplate, for example, blueprint
    goal: goal, objective, aim, purpose, aspiration, ambition, resolution, new year's resolution, intention
    result: result, outcome, consequence, effect, end result, impact
    progress: progress, how far along, how is it coming, status of project, development, how's progress, advancement so far, headway,
      percent done
    kindergarten: kindergarten, nursery school, daycare, day care, creche, playgroup, pre school, toddler group, play school
    school holidays: school holidays, half term, school break, summer break, spring break, school closed, snow day, easter holidays,
      summer holidays, school vacation, term dates, summer vacation, winter break, no school, back to school, semester, school year,
      term time, end of term, start of term
    degree: degree, diploma, bachelor, masters, phd, graduate, doctorate, certificate, qualification, bachelor's degree, graduate school,
      master's degree, gcse, a level, high school diploma, ba, mba, honours degree
    tuition: tuition, tuition fees, school fees, student loans, college fees, cost of college, college fund
    education: education, training course, educational, curriculum, academic, teaching material, syllabus, e learning
    class timetable: class timetable, class schedule, next class, school timetable, my classes, what lesson, school schedule,
      lecture schedule, which class, course schedule
    dictionary: dictionary, thesaurus, look up word, oxford dictionary, wordbook, glossary, encyclopedia, merriam webster, lexicon,
      wikipedia, urban dictionary, encyclopaedia
    etymology: etymology, origin of word, where does word come, word origin, origin of the word, derivation, root of word, root word
    acronym: acronym, abbreviation, short for, stand for, what does stand for, initials mean
    text writing: paragraph, chapter, passage, caption, page of text, quotation marks, bullet point, column of text
    letter of alphabet: alphabet, letter a, consonant, vowel, capital letter, spelling bee, abc, lowercase, uppercase, character,
      syllable, upper case, lower case, block letters
    wikipedia: wiki, wikipedia page, look up on wikipedia, wikipedia article, search wikipedia, wikipedia entry
    proof: proof, evidence, prove
    research: research, look into, dig into, investigate, find out about, read up on, explore topic, examine, survey
    science: science, scientific, scientist, experiment, lab, laboratory, theory, biologist, physicist, hypothesis, chemistry experiment
    invention: invention, invent, inventor, who invented, when invented, patent, invented by, discovered, who discovered
    history topic: historical, ancient history, past events, middle ages, world war, ww2, medieval, roman empire, civil war, century,
      history of, world war two, revolution, historic, wwii, dynasty, empire
    war: war, battle, conflict, combat, warfare, invasion, armed conflict, military conflict, at war, fighting
    weapon: weapon, gun, knife, rifle, pistol, bomb, sword, firearm, missile, ammunition, bullet, grenade, handgun, shotgun
    peace: peace, truce, ceasefire, peaceful, peace treaty, armistice
    dinosaur: dinosaur, t rex, fossil, extinct, prehistoric, tyrannosaurus, jurassic, triceratops, mammoth, extinction
    evolution: evolution, species, evolve, gene, dna, natural selection, genetics, cell biology, mutation, darwin
    climate change: climate change, global warming, greenhouse gas, carbon footprint, co2, emissions, environment, carbon dioxide,
      deforestation, greenhouse effect, carbon emissions, sustainability, climate crisis
    maths: maths, arithmetic, equation, formula, algebra problem, fraction, square root, math problem, solve equation, math question,
      percentages, sums, solve this, square root of, sine, cosine, logarithm, decimal, cube root, factorial, pythagoras, prime number,
      squared, to the power of, cubed, long division, times table, solve for x, calculus, arithmetic problem, power of, trigonometry
    area: area, perimeter, radius, circumference, diameter, volume of, square metres, acreage, square feet, square footage, surface,
      hypotenuse, area of, angle, diagonal, hectare, acre
    full time: full time, fulltime, permanent contract, permanent job, forty hours, nine to five, full time job
    benefits at work: employee benefits, work benefits, perks, company benefits, health benefits, benefits package, dental plan,
      company car, staff discount
    who is manager: who is my manager, who is my boss, who do i report, my supervisor, who's in charge, reports to, in charge,
      name of my manager
    org chart: org chart, organisation chart, team structure, direct reports, who works in, who is on team, team members, hierarchy,
      department
    department: department, unit at work, finance department, marketing department, sales department, legal department, it department,
      accounts payable
    company policy: company policy, employee handbook, dress policy, staff handbook, work policy, code of conduct, vacation policy,
      office rules, travel policy, guidelines at work, company rules
    training course: training course, staff training, course at work, online training, compliance training, mandatory training,
      learning course, sign up for training, professional development, enrol in course
    meeting notes: meeting notes, meeting minutes, take minutes, action points, meeting summary, notes from meeting
    meeting room: book a meeting room, conference room booking, reserve conference room, room free for meeting, reserve a meeting room,
      meeting room available, book conference room
    meeting join: join the meeting, join my meeting, dial in, meeting link, start the meeting, zoom meeting, teams meeting, zoom link,
      join zoom, join meeting, dial in number, enter the meeting, zoom, microsoft teams
    email work: out of office message, set out of office, vacation message, automatic reply on
    onboarding: onboarding, new hire, first day at work, new starter, new employee, new joiner, induction, start date, orientation,
      first day
    reference: reference, referee for job, letter of recommendation, recommendation letter, reference check, referral, refer a friend
    sales lead: prospect, sales call, pipeline, close the deal, sales target, quota, crm, sales report, quarterly results, sales figures,
      revenue this quarter, forecast sales, sales opportunity, new lead
    marketing: advertising, ad campaign, market research, branding, pr, publicity, commercial break, social media campaign,
      marketing campaign
    office supplies: office supplies, printer ink, order supplies, pens and paper, order stationery
    purchase order: purchase order, supplier order, procurement, vendor invoice, quote for job, quote for work
    deadline extension: extend deadline, deadline extension, more time for, extension on project, push deadline, move the deadline
    assign task: assign task, delegate, hand over task, assign to, give task to, task for, delegate to, assign this to
    task status: task status, is task done, finished task, mark task done, complete task, task complete, overdue tasks, my open tasks,
      status of task, progress on task, tasks left, mark task complete, tick off task, cross it off, finished my task, tasks due
    task priority: top priority, most urgent, urgent task, high priority task, important task, do first, priority list
    assignment due: assignment due, homework due, when is homework due, due tomorrow, due next week, what is due, when is assignment due,
      paper due, project due, due this week, turn in, hand in homework
    exam date: exam date, when is exam, test date, exam timetable, next exam, exam schedule, when is my exam, when is my test
    school run: school pick up, pick up kids, pick up the kids, school drop off, drop the kids off, kids from school, take kids to school,
      school run, collect the kids, get the kids
    school lunch: school lunch, cafeteria, canteen, school dinner, lunch box, lunchbox, lunch menu, dining hall, lunch money
    spell check: check my spelling, is this spelled right, correct my grammar, correct my spelling, fix my grammar, check grammar,
      fix grammar
    learn language: learn spanish, learn french, language course, duolingo, language lesson, practise spanish, learn a language,
      learn english, speak spanish, teach me spanish, language learning, learn german, practice my french, teach me french
    flash quiz: quiz me, test me, test me on, ask me questions, quiz me on
    rewrite: rewrite, rephrase, reword, paraphrase, put another way, say it differently, proofread this, make it sound better,
      edit this text
    write essay: write an essay, write a letter, write a poem, write a story, write a song, write me a, write a speech, write an article,
      write a blog, help me write, write something about
    compare difference: what's the difference, difference, differ from, contrast with, difference of, distinguish, how does differ,
      distinction
    how it works: how does work, how is made, how things work, mechanism, works how
    meaning of name: meaning of my name, name meaning, name origin, where does name come
    example: give an example, instance, give me an example, for instance, example, illustrate
    study for: study, revise, cram, swot, revision, study for, do my studies, flash cards, hit the books, study session, mug up,
      study time, bone up
    # people
    mum: mum, mother, mama, ma, mam, my mum
    dad: dad, father, daddy, papa, pop, pa, my dad, dada, my old man
    parents: parents, mum and dad, my parents, mother and father, my folks, mommy and daddy
    brother: brother, bro, big brother, little brother, my brother, older brother, younger brother
    sister: sister, sis, my sister, big sister, little sister, older sister, younger sister
    grandmother: grandmother, grandma, granny, nan, gran, nana, grammy, my gran, granma, nanna, oma, grandmum
    grandfather: grandfather, grandpa, grandad, granddad, gramps, my grandad, pop pop, grampa, opa
    husband: husband, hubby, my husband, other half
    wife: wife, missus, my wife, the missus, wifey, mrs
    spouse: spouse, partner, significant other, better half, my partner, life partner, my better half, husband or wife, my other half
    boyfriend: boyfriend, bf, my boyfriend, fella, lover, my man, sweetheart
    girlfriend: girlfriend, gf, my girlfriend, sweetheart, lady friend, my girl
    child: child, youngster, little one, tot, my kids, small child, offspring, minor, little kid, wee one, nipper, ankle biter,
      youngest child
    baby: baby, infant, newborn, toddler, little baby, bub, bairn, tiny baby, bambino
    man: man, guy, bloke, fellow, dude, gentleman, male, chap, lad, geezer, gent
    woman: woman, lady, female, gal, lass
    family: family, relatives, folks, relations, kin, my folks, clan, family members, loved ones, next of kin, family tree, ancestors,
      ancestry, genealogy
    celebrity: celebrity, famous person, star, celeb, superstar, public figure, vip, famous actor, tv personality, a lister, influencer,
      movie stars, popstar, the kardashians
    married to: married to, spouse of, wife of, husband of, who married, who is married to, husband or wife of, is he married,
      is she married, spouse name, is married, whose wife, whose husband, wife name, partner of, who did marry, married
    net worth: net worth, how rich, how wealthy, worth, how much is worth, worth of, income of, fortune, wealth, networth,
      estimated worth, financial worth
    died: die, pass away, death, dead, deceased, kick the bucket, cause of death, when did die, how did die, passed on, perished, is dead,
      still alive, date of death, lost his life, how did he die, drop dead, living or dead, obituary, is still alive, fatality
    born: born, birth, birthplace, was born, birth place, place of birth, born in, native place, date born, came into world
    president: president, head of state, us president, prime minister, leader of country, commander in chief, head of government,
      white house, who runs country, premier, chancellor, president of united states, presidency, presidential, vice president,
      leader of the country
    capital: capital, capital city, seat of government, capital of, main city, capital city of, what is the capital
    population: population, how many people live, inhabitants, number of people, population of, how many people, number of inhabitants,
      citizens, residents, how populous, population size, how many inhabitants, amount of people, number of residents, density,
      people live in, population count, people are in, census, demographic
    dog: dog, puppy, pup, doggy, hound, pooch, canine, mutt, doggo, my dog, labrador, german shepherd, poodle, terrier, bulldog
    cat: cat, kitty, kitten, pussycat, moggy, feline, tabby, my cat, tomcat, pussy cat
    pet: pet, animal, house pet, domestic animal, fur baby, hamster, guinea pig, goldfish, pet animal, parrot, budgie, gerbil
    vet: vet, veterinarian, veterinary, animal doctor, animal hospital, pet doctor, animal clinic, vet appointment, pet clinic,
      worming tablets, spay, neuter
    wedding: wedding, marriage, get married, nuptials, bride, groom, marriage ceremony, tie the knot, bridesmaid, wedding dress,
      wedding party, wedding reception, best man, bridal, wed, hen night, stag do, get hitched, engagement party, wedding cake,
      bachelor party, hen do, bachelorette party
    funeral: funeral, burial, memorial service, grave, cremation, mourning, buried, cemetery, condolence, bereaved, funeral home, coffin,
      tomb, graveyard, undertaker, grieve, grief, obituaries, urn, sympathy card
    lawyer: lawyer, solicitor, attorney, barrister, legal advice, legal advisor, law firm, counsel, legal help, notary, attorney at law,
      legal aid, legal representation, public defender
    law: law, legislation, legal, rule, regulation, statute, by law, law about, rights, is it legal, legality, illegal, against the law,
      decree, constitution, constitutional, legalize, amendment, unlawful, guidelines
    court: court, tribunal, judge, jury, trial, lawsuit, sue, courtroom, hearing in court, prosecute, supreme court, jury duty,
      legal case, small claims, courthouse, litigation, verdict, defendant, prosecutor, convicted, plead guilty, legal action, court case,
      tribunal hearing, court date, found guilty, plaintiff, on trial, conviction, bail, testimony, guilty, witness, attorney general
    estate agent: estate agent, realtor, real estate agent, letting agent, letting agency, property agent, rental agent, zillow,
      property broker, zoopla, rightmove
    landlord: landlord, property owner, landlady, property manager, building manager, caretaker
    real estate: real estate, property, housing, house prices, plot of land, housing market, real estate market, property prices,
      home value, house value, property value, value of my house, property market, price of houses, how much is house
    government: government, administration, state, govt, federal government, congress, parliament, senate, cabinet, authorities, ministry,
      house of commons, the state, downing street, house of representatives, the government, westminster, public sector, federal,
      department of, regime, treasury, governance
    election: election, vote, ballot, poll, candidate, polling station, who won election, referendum, running for office,
      election results, voters, primary election, presidential election, electoral, absentee ballot, cast my vote, register to vote,
      polling place, voter registration, general election, who is running for, who to vote for, midterms, electorate, polling booth,
      re election
    babysitter: babysitter, nanny, childminder, sitter, child care, childcare, minder, baby sitter, baby sit, babysit, au pair,
      look after kids, mind the kids, watch the kids, watch my kids, childminding, kids looked after
    plumber: plumber, plumbing, pipe fitter, heating engineer, call a plumber, find a plumber, drain cleaner
    electrician: electrician, electric repair, electrical work, electrical repair, rewire, electrical engineer, sparky, faulty wiring
    handyman: handyman, repairman, tradesman, carpenter, repair man, joiner, odd job man, tradesperson, painter decorator, craftsman,
      roofer, technician, workman, repair person, gardener, glazier, engineer, house painter, landscaper, repair service, maintenance man
    postcode: postcode, zip code, zip, postal code, zipcode, post code, area code, zip code of, dialling code, country code, calling code
    trousers: trousers, pants, slacks, jeans, chinos, leggings, sweatpants, joggers, pair of pants, khakis, tracksuit bottoms, denims,
      cords, tights, pantyhose, jogging bottoms, yoga pants
    jumper: jumper, sweater, pullover, hoodie, cardigan, knitwear, sweatshirt, fleece, woolly, jersey, polo neck, turtleneck, hooded top
    trainers: trainers, sneakers, running shoes, tennis shoes, sports shoes, gym shoes, plimsolls, runners, nikes, adidas
    vest: vest, waistcoat, gilet, body warmer
    pants: pants, underpants, underwear, knickers, boxers, briefs, undies, panties, thong, lingerie, boxer shorts, y fronts, underclothes,
      bra, undergarments
    clothes: clothes, clothing, outfit, garments, apparel, attire, clobber, threads, garb, gear, togs, dress, costume, uniform, duds,
      what i'm wearing, something to wear
    grandparents: grandparents, gran and grandad, nana and grandpa
    stepfamily: stepmother, stepfather, stepmum, stepdad, step mom, step dad, stepbrother, stepsister
    aunt: aunt, auntie
    uncle: uncle, unc
    cousin: cousin, cuz
    love relationship: relationship, romance, in love, date night, crush, going out with, first date, love life, falling in love, affair,
      couple, soulmate, chat up line, romantic partner, hook up with
    break up: break up, split up, ex girlfriend, ex boyfriend, heartbroken, breakup, got dumped, dump, my ex, heart broken, heartbreak
    divorce: divorce, separated, ex wife, ex husband, alimony, custody, file for divorce, custody of children, prenup,
      marriage counselling, split with wife
    single person: not married, unmarried, not dating
    kiss: kiss, hug, cuddle, embrace, smooch, snog
    elderly: elderly, senior, old people, old age, the aged, old folks
    son: son, my boy, my son
    daughter: daughter, my daughter
    baby care: baby crying, burp, nap time, cradle, baby asleep, put baby to sleep, teething, baby's nap, colic
    twins: twin, triplets
    orphan: orphan, foster child, adopted child, adoption, foster care, foster parent
    boy: boy, lad, young man
    girl: girl, lass, young lady, young woman
    person: person, individual, human, human being, anybody, folk, anyone, everyone, everybody
    people: people, crowd, folks, humanity, mankind, public, the public
    biography: biography, life story, life of, memoir, autobiography, background of, who was, early life, about the life
    who is age: how old is, age of, year of birth, when was born, what age is, what is age of, birthday of, when is birthday of, born on,
      date of birth of, birth date of, current age of
    children of: children of, how many kids, does have kids, sons of, daughters of, kids does
    dating who: who is dating, girlfriend of, boyfriend of, in a relationship with, dating someone, who dated
    occupation of: what does he do, what does she do, famous for what, known for what, why is famous, job of, profession of
    nationality: nationality, citizenship, ethnicity, where is he from, where is she from, citizen, native of, hails from,
      country of origin, come from, home town, hometown, birthplace of, from which country
    kill: kill, murder, assassinate, homicide, shoot dead, slay, massacre, assassin, killer, serial killer, murderer
    politician: politician, senator, congressman, governor, mayor, minister, political leader, mp, councillor, statesman,
      secretary of state, member of parliament, congresswoman, lawmaker, legislator
    flag: flag, national flag, national anthem, coat of arms, colours of flag, anthem, union jack, stars and stripes
    official language: official language, language spoken in, what language do they, languages are spoken, spoken language, main language,
      national language
    where located: where is located, location of, where on map, in which country is, what continent is, located, where can i find,
      situated, what state is, what country is, which country is, where in world, which continent, where exactly, in what country,
      coordinates, latitude, longitude, latitude and longitude, which state
    border: borders, neighbouring countries, frontier, boundary, neighbours of, bordering countries, which countries border, state line,
      territory
    state: province, county, district, region, prefecture, states in, regional
    compass: compass, which direction, facing direction, which way is north, cardinal direction
    elevation: elevation, altitude, above sea level, how high above, metres above sea, height above sea
    desert: desert, sahara, dune, oasis, outback
    valley: valley, canyon, gorge, cliff, meadow, glacier, countryside, cave, ravine, terrain, landscape, prairie, plateau
    pet food: dog food, cat food, pet food, feed the dog, feed the cat, feed my dog, feed my cat, feed the fish, pet supplies,
      feed the pets, kibble, dog treats, feed the animals
    pet shop: pet shop, pet store, kennel, leash, cat litter, litter box, dog collar, collar, dog lead, pet sitter, cattery, muzzle,
      flea collar, dog bowl, litter tray, dog grooming, dog groomer
    animal: animal, creature, beast, mammal, wildlife, critter, wild animal, reptile, amphibian, predator, species of animal
    horse: horse, pony, stallion, foal, horse riding, riding lesson, mare, equestrian, donkey, horseback
    cow: cow, cattle, bull, calf, ox, livestock, buffalo
    pig: pig, hog, piglet, boar, swine
    sheep: sheep, ram, ewe, shepherd
    farm: farm, ranch, barn, farmer, crops, harvest, agriculture, cattle farm, tractor, agricultural, orchard, vineyard, grain, hay
    breed: breed, breed of dog, dog breed, kind of dog, type of dog, pedigree, breed of cat, what breed
    baby shower: baby shower, gender reveal, christening, baptism, bar mitzvah
    birthday party: birthday party, birthday cake, party hat, kids party, birthday bash, surprise party, party balloon, balloons,
      birthday present, birthday gift, birthday card, birthday girl, birthday boy
    greeting card: greeting card, christmas card, thank you card, thank you note, e card, valentine's card
    volunteer: volunteer, voluntary, community service, help out, voluntary work
    crime: criminal, offence, felony, vandalism, violence, crimes, assault, lawbreaker, misdemeanor, offense, gang violence, mugging,
      domestic violence, rape, abuse, shooting, stabbing, robbery, kidnap, hostage, attacked, harassment, shoplifting, wrongdoing,
      blackmail, fraudster
    thief: thief, pickpocket, mugger, shoplifter, robbers, crook, bandit, looter
    prison: prison, jail, gaol, behind bars, inmate, in jail, penitentiary, prisoner, locked away, convict, parole, locked up in
    arrest: arrest, detain, apprehend, handcuff, take into custody, under arrest, warrant, police custody
    will testament: last will, testament, inheritance, write a will, probate, make a will, heir, inherit, power of attorney,
      estate of deceased, executor
    tenant: tenant, lodger, roommate, flatmate, housemate, renter, room mate, roomie, subtenant, flat mate
    lease: lease, tenancy, rental contract, tenancy agreement, rental agreement, sublet, eviction, evicted, security deposit,
      rental deposit
    rent a home: flat to rent, apartment to rent, house to rent, apartments for rent, rent a flat, rent an apartment, place to rent,
      house for rent, rent a house, find an apartment, find a flat, apartment hunting, flat hunting, room to rent, rentals,
      studio to rent, rooms for rent, apartment complex
    buy house: buy a house, house for sale, homes for sale, property for sale, first home, buy a home, house hunting, view house,
      first time buyer, home buying, buy an apartment, buy property, on the market, open house, house viewing, new home, flat for sale,
      house listing, apartments for sale, buy a flat
    architect: architect, interior designer, surveyor, building design, interior design, architecture, architectural, blueprint plan
    builder: builder, bricklayer, contractor, building firm, construction company, construction worker, building site, mason
    politics: politics, political, political party, democrat, republican, conservative, labour party, liberal, left wing, right wing,
      campaign, tory, progressive, political news, brexit, socialism, communism, democracy, reform, political campaign, socialist,
      capitalism, coalition, opposition, lobbying, nationalist, communist, fascism
    council: council, town hall, city hall, local authority, local government, city council, municipal, county council, town council,
      mayor's office
    protest: protest, demonstration, riot, rally, uprising, revolt, petition, activist, boycott
    terrorism: terrorism, terrorist, attack, bombing, terror attack, hijack, isis, shooting attack
    human rights: human rights, civil rights, freedom, liberty, equality, free speech, freedom of speech, women's rights, equal rights,
      gay rights, discrimination, racism, racist, feminism, sexism, justice, diversity, slavery, prejudice, inequality, feminist
    religion: religion, religious, faith, belief, christian, islam, judaism, spiritual, hindu, buddhism, christianity, muslim, jewish,
      catholic, sikh, atheist, buddhist, believe in god, hinduism, protestant, islamic, orthodox, baptist
    god: god, jesus, christ, allah, lord, deity, holy spirit, almighty, jehovah, buddha, messiah, the lord, krishna
    pray: pray, prayer, say a prayer, prayer time, blessing, say grace, rosary, lord's prayer, qibla, worship, hail mary
    bible: bible, scripture, koran, quran, bible verse, gospel, psalm, old testament, torah, new testament, holy book, daily verse,
      verse of the day, biblical, proverbs
    church: church, mosque, temple, synagogue, chapel, house of worship, abbey, place of worship, church service, service at church,
      parish, sunday school, sunday mass, congregation
    priest: priest, pastor, vicar, rabbi, imam, minister of church, monk, nun, bishop, pope, preacher, reverend, clergy, clergyman,
      preach, sermon, archbishop
    heaven: heaven, afterlife, paradise, life after death, angel, reincarnation
    saint: saint, prophet, apostle, holy person, disciple, moses
    religious festival: ramadan, eid, diwali, hanukkah, passover, good friday, yom kippur, chanukah, ash wednesday, palm sunday,
      rosh hashanah, religious holiday, kwanzaa
    santa: santa, father christmas, santa claus, reindeer, north pole, rudolph, kris kringle, st nick
    christmas tree: christmas tree, christmas lights, christmas decoration, tinsel, christmas tree lights, xmas tree, xmas lights,
      festive decorations, baubles
    fortune telling: fortune teller, tarot, psychic, crystal ball, read my palm, predict my future, palm reading, clairvoyant,
      tell my fortune, tarot card, fortune cookie, see the future, magic 8 ball, magic eight ball
    magic: magic, magician, wizard, witch, sorcerer, magic trick, wand, illusion, magical, sorcery, harry potter, abracadabra
    ghost: ghost, monster, vampire, zombie, haunted, spirit, werewolf, haunted house, paranormal, ghoul, dracula, supernatural, spook
    alien: alien, ufo, extraterrestrial, martian, flying saucer, area 51, extraterrestrial life
    superhero: superhero, batman, superman, spider man, marvel hero, super hero, avengers, superpower, spiderman, wonder woman, iron man,
      super power, comic book, comics
    fairy: fairy, unicorn, dragon, mermaid, elf, pixie, dwarf, myth, mythology, legend, folklore, leprechaun, goblin
    hero: hero, heroine, idol, role model, champion, brave person
    service home: hire a cleaner, home service, home help service, taskrabbit, odd job, find someone to fix
    shorts: shorts, bermudas, short pants
    shirt: shirt, t shirt, tee, tee shirt, blouse, polo shirt, tshirt, tank top, camisole, dress shirt, long sleeve
    coat: coat, jacket, anorak, overcoat, parka, blazer, raincoat, windbreaker, trench coat, winter coat, leather jacket, outerwear
    dress clothes: gown, frock, evening dress, skirt, wedding gown, little black dress, sundress, ball gown, cocktail dress, pinafore,
      prom dress
    suit: suit, tuxedo, tie, bow tie, necktie, dinner jacket, business suit, tux, three piece
    shoes: shoe, boot, sandal, slipper, heels, footwear, flip flop, high heels, pair of shoes, loafers, stilettos, wellington, clogs,
      dress shoes, shoelace, flats
    socks: socks, hosiery
    hat: hat, cap, beanie, baseball cap, headgear, woolly hat, sunhat, toque, helmet
    scarf: scarf, glove, mittens, shawl, earmuffs
    swimsuit: swimsuit, bikini, swimming costume, swimming trunks, bathing suit, swimwear, trunks, swim shorts, cossie
    pyjamas: pyjamas, nightie, nightgown, dressing gown, robe, bathrobe, pjs, jammies, sleepwear, onesie, bath robe
    bag: tote, satchel, shoulder bag, clutch bag, briefcase, tote bag
    belt: belt, suspenders, buckle
    zip: zip, zipper, fastener, velcro, press stud
    fashion: fashion, style of clothes, trendy, stylish, fashionable, in fashion, fashion trends, in style, old fashioned, vogue,
      latest fashion, designer clothes, chic
    fancy dress: fancy dress, halloween costume, costume party, dress up, disguise, cosplay, mask, masquerade
    hair: hair, blonde, curly hair, bald, hair loss, ginger hair, brunette, dandruff, long hair, baldness, redhead, receding hairline
    skin: skin, complexion, wrinkles, tan, oily skin, sun tan, freckles, pores
    tattoo: tattoo, piercing, body art, tattoo parlour, tattoo artist, ear piercing
    dance class: dancing, ballet, salsa, dance class, ballroom dancing, tango, dance lessons, hip hop dance, choreography, tap dance
    fishing: fishing, angling, fishing rod, go fishing, hunt, bait, angler, hunting season, fly fishing
    photography: photography, photographer, camera lens, portrait, photo shoot, dslr, tripod, photo studio, slr
    event near: events near me, local events, things happening, going on nearby, what's happening nearby, events this weekend, events in,
      things to do tonight, anything going on, happening this weekend, events nearby, things to do nearby, any events, what's on tonight,
      events in town, going on in town, events around, going on this weekend, happening in town, events happening, happening near me,
      happening tonight, upcoming events, anything fun happening, events tonight
    fireworks: fireworks, bonfire, firework display, sparkler, firecracker, bonfire night, guy fawkes night, fourth of july
    conference: convention, trade show, expo, symposium, trade fair, comic con, summit meeting
    club: social club, society, association, youth club, book club, committee
    community: community, local community, neighbourhood watch, residents, village hall, community centre, rec center
    lost and found: lost and found, lost property, lost property office, found item, hand in lost
    complain neighbour: noise complaint, loud neighbours, barking dog, neighbours are loud, noise from next door
    weather forecast app: weather app, radar, weather map, rain radar, meteorologist, weatherman, barometer reading, doppler
    nature: nature, natural, outdoors, open air, wilderness, wild, fresh air, the great outdoors
    sound recording: recorder, dictaphone, voice recorder, tape recorder, sound recorder
    technology: technology, tech, high tech, gadgets, innovation, it industry, technological, tech news, information technology,
      silicon valley
    expert: expert, professional, pro, guru, authority on, ace, master, experienced
    victim: victim, casualty, survivor, sufferer
    explode: explode, explosion, blow up, detonate, blast, dynamite, bomb going off
    together: together, with each other, side by side, as a group
    somewhere: somewhere, someplace, anywhere, anyplace, some place, wherever
    everywhere: everywhere, all over, all around, throughout, in every room, whole house, all rooms, entire house, all over the house
    imagine: imagine, pretend, picture this, suppose, make believe, fantasy, visualize, fantasize
    anonymous: anonymous, unnamed, no name, nameless, hide my number, withhold number, private number
    admin: admin, administrator, superuser, moderator, root user
    facility: facilities, amenity, conveniences
    capacity: capacity, seating capacity, room for
    distribution: distribute, hand out, give out, dish out, dole out, allocate, spread out
    equip: equip, fit out, kit out, supply, provide, furnish, provided with
    provide: provide, offer, supply with
    combination: combination, combo, blend of, mixture, mix of
    quality: quality, standard, how good, condition of, excellence, grade of, quality of
    convenience: convenient, handy, suitable, convenience, practical, convenient time
    embarrassed: embarrassed, awkward, humiliated, cringe, ashamed of myself
    behaviour: behave, behaviour, manners, conduct, behavior, attitude, be good, polite, rude, naughty
    personality: personality, character, temperament, characteristics, trait, ego
    patience: patience, be patient, patient, bear with me, tolerance
    bully: bully, picked on, harassed, cyberbullying, mean to me
    self improvement: self help, new habit, habit, bad habit, self improvement, productivity, better myself, procrastinate, focus,
      concentrate, time management, be productive, distracted, routines, break habit
    persuade: persuade, convince, talk into, tempt
    negotiate: negotiate, haggle, bargain with, bargaining, talk down price
    cooperate: cooperate, work together, collaborate, teamwork, team up, partner with, work with
    mention: mention, refer to, talk about
    indicate: indicate, point to, signal to, sign of, point out
    recognise face: recognise face, who is in photo, face in photo
    prevent: prevent, avoid getting, stop from, keep from, ward off, prevention, precaution
    survive: survive, live through, survival, make it through, stay alive
    develop: develop, app developer, make an app, software engineer, programmer, coder, web developer, write code, write a program,
      python code, javascript, debug
    experiment: experiment, trial run, science project, try something new
    transform: transform, turn into, convert into, change to, morph
    reduce: shorten, trim, cut back, minimize, make shorter, condense
    shake: shake, rattle, wobble, tremble
    burn: burn, scorch, singe, charred, catch fire
    hook: hook, hanger, coat hanger, clothes hanger, peg, rack
    stack: stack, pile, heap, pile up
    container: container, jar, bottle, tub, canister, bucket
    handful: handful, bunch of, bit of
    nephew: nephew, my nephew, sister's son, brother's son
    niece: niece, my niece, sister's daughter, brother's daughter
    circus: circus, clown, acrobat, big top, juggler, ringmaster
    gang: gang member, mob, mafia, cartel, mobster
    dress child: get kids ready, get kids dressed, bath time, bathe the baby, put kids to bed, kids bedtime, bedtime for kids, tuck in,
      nap for baby
    family calendar: family calendar, family schedule, shared calendar, kids schedule, family planner, family events
    family message: announce dinner, call everyone, tell everyone, broadcast message, intercom message, announce, make an announcement,
      broadcast, tell the kids, tell the family
    party planning: plan a party, party planning, throw a party, party supplies, party decorations, organise a party, plan my wedding,
      wedding planner, have a party, birthday plans, wedding planning, host a party
    ticket event: concert tickets, buy tickets, book tickets, get tickets, event tickets, ticketmaster, tickets for, tickets to,
      buy a ticket, box office, season tickets, ticket prices, get me tickets, purchase tickets, how much are tickets, seats available,
      tickets available, tickets still available
    age of thing: how old is earth, when was built, when was founded, founded in, when was it made, year built, date founded, established,
      when did start, when did begin
    resources: resource, means, assets
    effort: effort, try hard, hard work, put in work
    lifetime: lifetime, whole life, life long, all my life
    neutral: neutral, impartial, unbiased, take no side
    """
}

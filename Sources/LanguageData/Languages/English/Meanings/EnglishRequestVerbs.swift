// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other of the verbs of English requests.
  static let englishRequestVerbs = """
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
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of English.
  static let english = """
    # English (American and British): general knowledge of the language.

    [function]
    # articles and determiners
    a an the this that these those some any each both such own
    # pronouns
    i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves
    they them their theirs themselves someone somebody something anything
    # contracted forms
    i'm i've i'll i'd you're you've you'll you'd he's she's it's it'll that's that'll there's we're we've we'll we'd they're they've
    they'll let's y'all
    im ive youre youve hes shes thats theres lets
    # auxiliaries
    be am is are was were been being do does did doing done has have had having can could will would shall should may might must
    # prepositions
    of to in at for with by from into onto upon as than about via per within toward towards among
    # conjunctions and linking words
    and or but if because so though although whether then thus
    # particles, fillers, softeners
    please just also too very really quite pretty rather actually basically simply kindly oh ah um uh er hmm even
    there already etc let around somewhat anyway anyways

    [carriers]
    please
    can you
    can you please
    could you
    could you please
    would you
    would you please
    will you
    will you please
    can i
    can i please
    can we
    could i
    could we
    may i
    might i
    shall we
    would you mind
    would you be able to
    are you able to
    is it possible to
    is it possible for you to
    is there a way to
    is there any way to
    is there any way i can
    would it be possible to
    do you mind
    do you think you could
    do you think you can
    be so kind as to
    be a dear and
    if you don't mind
    if you could
    if you can
    if possible
    when you get a chance
    i want
    i want to
    i want you to
    i wanna
    i would like
    i would like to
    i would like you to
    i'd like
    i'd like to
    i'd like you to
    i'd love to
    i'd love for you to
    i wish to
    i need
    i need to
    i need you to
    i've got to
    i gotta
    i have to
    i am trying to
    i'm trying to
    i'm looking to
    i'm hoping to
    i was hoping you could
    i was wondering if
    i was wondering if you could
    i was wondering
    i wonder if
    i wonder
    i'm wondering
    i'm curious
    i'm curious about
    i'm interested in
    i am going to
    i'm going to
    i'm gonna
    i feel like
    i think
    i guess
    i believe
    i want to know
    i wanna know
    i need to know
    i'd like to know
    i would like to know
    i'd like to hear
    tell me
    tell me about
    can you tell me
    could you tell me
    would you tell me
    please tell me
    let me know
    let me
    let me hear
    let us
    let's
    do me a favor and
    do me a favour and
    help me
    help me to
    can you help me
    can you help me to
    could you help me
    i need help with
    i need your help to
    i need some help
    assist me in
    do you know
    do you happen to know
    do you have any idea
    any idea
    any chance you could
    you know
    you see
    go ahead and
    make sure to
    make sure that
    make sure you
    be sure to
    don't forget to
    i need you to go ahead and
    give me
    get me
    hey
    hi
    hello
    hey there
    ok
    okay
    so
    well
    listen
    excuse me
    sorry
    by the way
    for me
    right now please
    if you would
    thanks
    thank you
    would love it if you could
    how about
    how about you
    how do i go about
    what i want is
    what i need is
    it would be great if you could

    [endings]
    # plural and third person
    's - 2
    s - 3
    ss ss 1
    us us 1
    is is 1
    news news 0
    ies y 2
    ie y 3
    xes x 2
    shes sh 2
    ches ch 2
    sses ss 1
    oes o 2
    # past
    ied y 2
    ed - 3
    eed eed 1
    gged g 2
    mmed m 2
    nned n 2
    pped p 2
    tted t 2
    # -ing, with the nouns that are no forms of a verb
    ing - 3
    ings - 3
    gging g 2
    mming m 2
    nning n 2
    pping p 2
    tting t 2
    evening evening 0
    training training 0
    settings settings 0
    shortly shortly 0
    moped moped 0
    # dropped e, where no other word can be hit
    ce c 2
    ces c 2
    ve v 2
    ves v 2
    se s 2
    ses s 2
    ze z 2
    zes z 2
    ate at 3
    ates at 3
    ation at 3
    ations at 3
    # comparison and adverbs
    iest y 3
    ier y 3
    ly - 5

    [irregular]
    # irregular verbs
    arise: arose arisen arises arising
    awake: awoke awoken
    be: am is are was were been being
    bear: borne
    beat: beaten
    become: became becoming
    begin: began begun
    bend: bent
    bind: bound
    bite: bitten biting
    bleed: bled
    blow: blew blown
    break: broke broken
    breed: bred
    bring: brought
    broadcast: broadcasted
    build: built
    burn: burnt
    buy: bought
    can: could
    catch: caught
    choose: chose chosen chooses choosing
    cling: clung
    come: came coming
    creep: crept
    deal: dealt
    dig: dug
    dive: dove dives diving dived
    do: does did done doing
    draw: drew drawn
    dream: dreamt
    drink: drank drunk
    drive: drove driven drives driving
    eat: ate eaten
    fall: fell fallen
    feed: fed
    feel: felt
    fight: fought
    find: found
    fly: flies flew flown
    forbid: forbade forbidden forbidding
    forecast: forecasted
    forget: forgot forgotten
    forgive: forgave forgiven forgives forgiving
    freeze: froze frozen freezes freezing
    get: got gotten
    give: gave given gimme gives giving
    go: goes went gone going
    grow: grew grown
    hang: hung
    have: has had having haves
    hear: heard
    hide: hid hidden hiding
    hold: held
    keep: kept
    kneel: knelt
    know: knew known
    lay: laid
    lead: led
    lean: leant
    leap: leapt
    learn: learnt
    leave: leaving leaves
    lend: lent
    lie: lied lying
    lose: lost losing loses
    make: made making
    mean: meant
    meet: met
    mishear: misheard
    mistake: mistook mistaken
    outgrow: outgrew outgrown
    overcome: overcame overcoming
    oversleep: overslept
    overtake: overtook overtaken overtaking
    pay: paid payed payment payments
    prove: proven proves proving proved
    redo: redoes redid redone
    repay: repaid repayment repayments
    rewind: rewound
    ride: rode ridden riding
    ring: rang rung
    rise: risen rises rising
    run: ran
    say: said saying
    see: saw seen
    seek: sought
    sell: sold
    send: sent
    sew: sewn
    shake: shook shaken shaking
    shine: shone shining shined
    shoot: shooting shoots
    show: shown showed
    shrink: shrank shrunk
    sing: sang sung
    sink: sank sunk
    sit: sat
    sleep: slept
    slide: slid sliding
    smell: smelt
    speak: spoke spoken
    spell: spelt
    spend: spent
    spill: spilt
    spin: spun
    stand: stood
    steal: stole stolen
    sting: stung
    stink: stank stunk
    strike: struck stricken striking
    swear: swore sworn
    sweep: swept
    swell: swollen
    swim: swam swum
    swing: swung
    take: took taken taking
    teach: taught
    tear: tore torn
    tell: told
    think: thought
    throw: threw thrown
    undergo: undergoes underwent undergone
    understand: understood
    undertake: undertook undertaken undertaking
    undo: undoes undid undone
    wake: woke woken waking
    wear: wore worn
    weave: wove woven weaves weaving
    weep: wept
    win: won
    withdraw: withdrew withdrawn withdrawal withdrawals
    write: wrote written writing
    # irregular plurals
    ad: ads
    ache: aches
    analysis: analyses
    bacterium: bacteria
    cactus: cacti
    calf: calves
    cd: cds
    child: children kids kid
    crisis: crises
    criterion: criteria
    datum: data
    diagnosis: diagnoses
    die: dies died dying
    dvd: dvds
    dwarf: dwarves
    elf: elves
    emoji: emojis
    foot: feet
    fungus: fungi
    goose: geese
    half: halves
    headache: headaches
    id: ids
    kiwi: kiwis
    knife: knives
    lens: lenses
    loaf: loaves
    man: men
    medium: media
    menu: menus
    mouse: mice
    ox: oxen
    pc: pcs
    person: people persons
    phenomenon: phenomena
    policeman: policemen
    quiz: quizzes
    scarf: scarves
    self: selves
    shelf: shelves
    shoe: shoes
    ski: skis skiing skied
    stimulus: stimuli
    stomachache: stomachaches
    taxi: taxis
    thesis: theses
    thief: thieves
    tooth: teeth
    toothache: toothaches
    tv: tvs
    wife: wives
    wolf: wolves
    woman: women
    # words whose plain form only looks inflected
    evening: evenings
    hundred: hundreds
    spring: springs
    string: strings
    soldier: soldiers
    business: businesses
    tie: ties tied tying
    multiply: multiplies multiplied multiplying
    family: families
    reply: replies replied replying
    math: maths mathematics
    # comparison
    bad: worse worst
    big: bigger biggest
    bright: brightest
    cheap: cheaper cheapest
    clean: cleaner cleanest
    clear: clearer clearest clearly
    cold: colder coldest
    cool: coolest
    cute: cuter cutest
    dark: darker darkest
    deep: deeper deepest
    early: earlier earliest
    easy: easier easiest easily
    far: farther further farthest furthest
    fast: faster fastest
    fat: fatter fattest
    few: fewer fewest
    fine: finer finest
    fresh: fresher freshest freshly
    good: better best
    great: greater greatest
    happy: happier happiest happily
    hard: harder hardest
    healthy: healthier healthiest
    heavy: heavier heaviest heavily
    high: highest
    hot: hotter hottest
    hungry: hungrier hungriest
    large: larger largest
    light: lit lighter lightest
    long: longer longest
    loud: loudest loudly
    low: lowest
    near: nearer nearest
    new: newer newest
    nice: nicer nicest
    old: older oldest elder eldest
    poor: poorer poorest
    quick: quicker quickest quickly
    quiet: quietest quietly
    rare: rarer rarest rarely
    rich: richer richest
    safe: safer safest safely
    short: shorter shortest
    sick: sicker sickest
    simple: simpler simplest
    slow: slower slowest slowly
    small: smaller smallest
    smart: smarter smartest
    smooth: smoother smoothest
    soft: softest softly
    soon: sooner soonest
    strange: strangest
    strong: stronger strongest strongly
    sweet: sweeter sweetest
    tall: taller tallest
    thick: thicker thickest
    thin: thinner thinnest
    tight: tighter tightest
    tough: tougher toughest
    ugly: uglier ugliest
    warm: warmest warmly
    weak: weaker weakest
    weird: weirder weirdest
    wet: wetter wettest
    wide: wider widest
    wise: wiser wisest
    young: younger youngest
    # how often
    day: daily
    week: weekly
    year: yearly
    hour: hourly
    automatic: automatically automated
    immediate: immediately immediates immediated immediating
    approximate: approximately approx approximates approximated approximating
    # verbs and the nouns that name their doing or their doer
    accommodate: accommodation accommodations accommodates accommodated accommodating
    adjust: adjustment adjustments
    adopt: adoption
    announce: announcement announcements announces announced announcing
    apply: applies applied applying
    appoint: appointed
    arrange: arrangement arrangements arranged arranging
    arrive: arrival arrivals arrives arrived arriving
    assist: assistance
    cancel: cancelled cancelling canceled canceling cancellation cancellations
    collect: collection collections
    compare: comparison comparisons compared comparing
    confirm: confirmation confirmations
    connect: connection connections
    consume: consumption consumed consuming
    convert: conversion conversions converter
    decide: decision decisions decided deciding
    define: definition definitions defined defining
    deliver: delivery deliveries
    depart: departure departures
    deposit: deposits
    describe: description descriptions described describing
    develop: developer developers development
    direct: direction directions
    discover: discovery discoveries
    discuss: discussion discussions
    enter: entry entries
    explain: explanation explanations
    explore: exploration explored exploring
    improve: improvement improvements improves improved improving
    inform: information info
    inspect: inspection inspections
    install: installation installations installed installing instal
    insure: insurance insured insuring
    introduce: introduction introductions intro introduces introduced introducing
    invest: investment investments
    invite: invitation invitations invited inviting invites
    marry: marriage married
    measure: measurement measurements measured measuring
    move: movement movements moves moved moving
    prescribe: prescription prescriptions prescribed prescribing
    print: printer printers printout
    pronounce: pronunciation pronunciations pronounces pronounced pronouncing
    protect: protection
    recommend: recommendation recommendations
    refuel: refuelling refueling refuelled refueled
    register: registration registrations
    remind: reminder reminders
    remove: removal removes removed removing
    renew: renewal renewals
    rent: rental rentals
    repeat: repetition repetitions
    reserve: reservation reservations reserves reserved reserving
    retire: retirement retired retiring
    solve: solution solutions solves solved solving
    speed: speeding
    subscribe: subscription subscriptions subscribed subscribing subscriber
    subtract: subtraction
    suggest: suggestion suggestions
    transmit: transmission
    treat: treatment treatments
    vary: variation variations
    # British and American spellings
    apologise: apologize apology apologies apologizing apologises apologised apologising
    analyse: analyze analysed analysing
    centre: center centers centres
    cheque: cheques
    colour: color colors colored coloring
    favourite: favorite favorites favourites fave faves
    flavour: flavor flavors
    grey: gray
    harbour: harbor
    honour: honor
    humour: humor
    jewellery: jewelry
    kilometre: kilometer kilometers kilometres km kms
    labour: labor
    licence: license licences licenses
    litre: liter liters litres
    metre: meter meters metres
    neighbour: neighbor neighbors neighbours
    organise: organize organizing organized organises organised organising
    practise: practice practicing practises practised practising
    programme: programmes program programs
    realise: realize realizing realized realises realised realising
    recognise: recognize recognises recognised recognising
    theatre: theater theaters theatres
    tyre: tire tires tyres
    yoghurt: yogurt yogurts
    aeroplane: airplane airplanes aeroplanes
    mum: mom mums moms mommy mummy
    pyjama: pajama pajamas pyjamas
    colourful: colorful
    summarise: summarize summary summaries summarises summarised summarising
    cosy: cozy
    doughnut: donut donuts doughnuts
    catalogue: catalog catalogs
    dialogue: dialog
    enquire: inquire enquiry inquiry enquiries inquiries
    fibre: fiber
    moustache: mustache
    mould: mold
    sceptical: skeptical
    # verbs whose e goes or whose consonant doubles, kept apart from plan/plane, not/note, car/care ...
    acquire: acquired acquiring
    admire: admired admiring
    adore: adored adoring
    age: aged aging
    agree: agreed
    argue: argued arguing
    aspire: aspired aspiring
    assume: assumed assuming
    bake: baked baking
    bar: barred barring
    bathe: bathed bathing
    battle: battled battling
    bike: biked biking
    blame: blamed blaming
    bore: bored boring
    bottle: bottled bottling
    brake: braked braking
    breathe: breathed breathing
    bribe: bribed bribing
    bridge: bridged bridging
    budge: budged budging
    bundle: bundled bundling
    cache: caches cached caching
    capture: captured capturing
    care: cared caring
    challenge: challenged challenging
    change: changed changing
    charge: charged charging
    chime: chimed chiming
    cite: cited citing
    clone: cloned cloning
    code: coded coding
    combine: combined combining
    commute: commuted commuting
    compete: competed competing
    compile: compiled compiling
    complete: completed completing
    compute: computed computing
    conclude: concluded concluding
    configure: configured configuring
    continue: continued continuing
    contribute: contributed contributing
    control: controlled controlling
    cope: coped coping
    couple: coupled coupling
    cradle: cradled cradling
    cuddle: cuddled cuddling
    cure: cured curing
    cycle: cycled cycling
    damage: damaged damaging
    dare: dared daring
    date: dated dating
    declare: declared declaring
    decline: declined declining
    decode: decoded decoding
    delete: deleted deleting
    desire: desired desiring
    determine: determined determining
    devote: devoted devoting
    dial: dialled dialling
    dine: dined dining
    disable: disabled disabling
    disagree: disagreed
    discharge: discharged discharging
    dispute: disputed disputing
    distribute: distributed distributing
    divide: divided dividing
    double: doubled doubling
    drape: draped draping
    dye: dyed
    elope: eloped eloping
    emerge: emerged emerging
    enable: enabled enabling
    encourage: encouraged encouraging
    engage: engaged engaging
    enlarge: enlarged enlarging
    ensure: ensured ensuring
    erode: eroded eroding
    escape: escaped escaping
    evade: evaded evading
    examine: examined examining
    exchange: exchanged exchanging
    excite: excited exciting
    exclude: excluded excluding
    execute: executed executing
    exhale: exhaled exhaling
    expire: expired expiring
    explode: exploded exploding
    fade: faded fading
    fiddle: fiddled fiddling
    figure: figured figuring
    file: filed filing
    fire: fired firing
    flame: flamed flaming
    frame: framed framing
    free: freed
    fuel: fuelled fuelling
    gamble: gambled gambling
    game: gamed gaming
    gauge: gauged gauging
    glue: glued gluing
    google: googled googling
    grab: grabbed grabbing
    grade: graded grading
    grate: grated grating
    guarantee: guaranteed
    guide: guided guiding
    handle: handled handling
    hate: hated hating
    hike: hiked hiking
    hire: hired hiring
    hope: hoped hoping
    huddle: huddled huddling
    ignite: ignited igniting
    ignore: ignored ignoring
    imagine: imagined imagining
    include: included including
    indulge: indulged indulging
    inhale: inhaled inhaling
    inspire: inspired inspiring
    interchange: interchanged interchanging
    interfere: interfered interfering
    invade: invaded invading
    issue: issued issuing
    jar: jarred jarring
    joke: joked joking
    judge: judged judging
    juggle: juggled juggling
    label: labelled labelling
    lecture: lectured lecturing
    level: levelled levelling
    like: liked liking
    line: lined lining
    lounge: lounged lounging
    lunge: lunged lunging
    manage: managed managing
    massage: massaged massaging
    merge: merged merging
    message: messaged messaging
    mime: mimed miming
    mine: mined mining
    model: modelled modelling
    mute: muted muting
    name: named naming
    needle: needled needling
    nod: nodded nodding
    note: noted noting
    nudge: nudged nudging
    oblige: obliged obliging
    occur: occurred occurring
    outline: outlined outlining
    package: packaged packaging
    pad: padded padding
    paddle: paddled paddling
    page: paged paging
    panel: panelled panelling
    paste: pasted pasting
    patrol: patrolled patrolling
    pedal: pedalled pedalling
    perfume: perfumed perfuming
    persuade: persuaded persuading
    phone: phoned phoning
    picture: pictured picturing
    pile: piled piling
    pipe: piped piping
    pledge: pledged pledging
    plunge: plunged plunging
    poke: poked poking
    pollute: polluted polluting
    postpone: postponed postponing
    prefer: preferred preferring
    prepare: prepared preparing
    preside: presided presiding
    pressure: pressured pressuring
    presume: presumed presuming
    prime: primed priming
    promote: promoted promoting
    prosecute: prosecuted prosecuting
    prototype: prototyped prototyping
    provide: provided providing
    prune: pruned pruning
    pursue: pursued pursuing
    puzzle: puzzled puzzling
    quarrel: quarrelled quarrelling
    queue: queued queuing
    quote: quoted quoting
    rage: raged raging
    range: ranged ranging
    rate: rated rating
    rearrange: rearranged rearranging
    recharge: recharged recharging
    recite: recited reciting
    recline: reclined reclining
    recycle: recycled recycling
    refer: referred referring
    refine: refined refining
    rename: renamed renaming
    require: required requiring
    reschedule: rescheduled rescheduling
    rescue: rescued rescuing
    reside: resided residing
    restore: restored restoring
    resume: resumed resuming
    revenge: revenged revenging
    rhyme: rhymed rhyming
    riddle: riddled riddling
    rival: rivalled rivalling
    rob: robbed robbing
    route: routed routing
    rub: rubbed rubbing
    rule: ruled ruling
    saddle: saddled saddling
    salute: saluted saluting
    sample: sampled sampling
    scale: scaled scaling
    scar: scarred scarring
    scare: scared scaring
    schedule: scheduled scheduling
    scheme: schemed scheming
    scope: scoped scoping
    score: scored scoring
    scrape: scraped scraping
    scribble: scribbled scribbling
    scrub: scrubbed scrubbing
    secure: secured securing
    settle: settled settling
    shade: shaded shading
    shame: shamed shaming
    shape: shaped shaping
    share: shared sharing
    shovel: shovelled shovelling
    shuffle: shuffled shuffling
    signal: signalled signalling
    sizzle: sizzled sizzling
    skate: skated skating
    skid: skidded skidding
    slope: sloped sloping
    smile: smiled smiling
    smoke: smoked smoking
    sniffle: sniffled sniffling
    snore: snored snoring
    snuggle: snuggled snuggling
    spare: spared sparing
    sparkle: sparkled sparkling
    spiral: spiralled spiralling
    sprinkle: sprinkled sprinkling
    square: squared squaring
    stage: staged staging
    staple: stapled stapling
    star: starred starring
    stare: stared staring
    stereotype: stereotyped stereotyping
    stir: stirred stirring
    store: stored storing
    stride: striding
    stripe: striped striping
    stroke: stroked stroking
    stumble: stumbled stumbling
    style: styled styling
    submerge: submerged submerging
    substitute: substituted substituting
    surge: surged surging
    swipe: swiped swiping
    tackle: tackled tackling
    tame: tamed taming
    tangle: tangled tangling
    tape: taped taping
    taste: tasted tasting
    tickle: tickled tickling
    time: timed timing
    title: titled titling
    toggle: toggled toggling
    tone: toned toning
    total: totalled totalling
    trade: traded trading
    transfer: transferred transferring
    travel: travelled travelling
    treasure: treasured treasuring
    triple: tripled tripling
    trouble: troubled troubling
    tumble: tumbled tumbling
    tune: tuned tuning
    tunnel: tunnelled tunnelling
    type: typed typing
    unite: united uniting
    unmute: unmuted unmuting
    unravel: unravelled unravelling
    unscramble: unscrambled unscrambling
    unsubscribe: unsubscribed unsubscribing
    untangle: untangled untangling
    upgrade: upgraded upgrading
    use: used using
    value: valued valuing
    vote: voted voting
    wage: waged waging
    waste: wasted wasting
    welcome: welcomed welcoming
    whistle: whistled whistling
    wine: wined wining
    wipe: wiped wiping
    wire: wired wiring
    wrestle: wrestled wrestling
    zone: zoned zoning

    [same]
    # general verbs of requests
    activate: activate, turn on, switch on, enable, power up, put on, power on, fire up, flip on, turn it on
    deactivate: deactivate, turn off, switch off, disable, shut off, power off, power down, shut down, kill, cut off, flip off
    restart: restart, reboot, turn off and on, power cycle
    show: show, display, view, pull up, bring up, see, look at, let me see, have a look
    list: list, enumerate, give me a list, list out, run through
    find: find, search, look for, look up, locate, search for, seek, track down, hunt for
    google: google, search the web, web search, look up online, internet search, search online
    check: check, verify, make sure, confirm, double check
    add: add, put, include, insert, append
    add to list: add to list, put on list, write on list
    create: create, make, new, set up, start new, generate, build
    remove: remove, take off, delete, erase, get rid of, clear, wipe, cross off, scratch, take out, eliminate
    empty: empty, clear out, clear all, delete all, remove all, wipe clean, delete everything
    change: change, modify, edit, alter, adjust, update, amend, revise
    replace: replace, swap, substitute, exchange, trade
    set: set, put at, fix at, adjust to
    start: start, begin, kick off, commence, get going, get started, initiate
    stop: stop, halt, quit, cease, knock it off, cut it out, enough
    pause: pause, hold, hold on, freeze, suspend
    resume: resume, continue, carry on, unpause, keep going, go on, keep playing, pick up
    skip: skip, next, jump, skip this, move on, pass
    previous: previous, last, go back, back, prior, preceding, before
    next: next, upcoming, following, coming up, coming, forthcoming
    repeat: repeat, say again, again, one more time, once more, come again, say that again, over again
    replay: replay, play again, restart, start over, from the beginning, from the start
    loop: loop, on repeat, put on repeat, over and over, repeat mode
    open: open, launch, run, pull up, start, bring up
    close: close, shut, exit, quit
    raise: raise, increase, turn up, up, boost, bump up, crank up, bring up, higher, put up, push up
    lower: lower, decrease, reduce, turn down, down, drop, bring down, cut down
    maximum: maximum, max, highest, all the way up, as high as possible, fullest, hundred percent
    minimum: minimum, min, lowest, all the way down, as low as possible, least
    send: send, shoot, forward, dispatch, fire off, transmit
    read: read, read out, read aloud, read me, read to me
    write: write, compose, draft, type, pen
    note down: note down, write down, jot down, take note, make a note, take down, put down
    save: save, store, keep, preserve
    bookmark: bookmark, save for later, add to favorites, mark as favorite, favorite
    compare: compare, difference between, versus, vs, how different, which is better, contrast
    book: book, reserve, make a reservation, make a booking, get a table
    cancel: cancel, call off, scrap, scratch, abort
    cancel never mind: never mind, nevermind, forget it, forget about it, cancel that, scratch that, don't bother, ignore that
    schedule: schedule, plan, arrange, set up, put on calendar, pencil in, organise, put in the diary, put in calendar
    reschedule: reschedule, move, push back, postpone, delay, put off, shift, bring forward, change time, change date
    rename: rename, change the name, name differently, give a new name
    name: name, title, label
    share: share, pass on, show to others
    copy: copy, duplicate, clone, make a copy
    paste: paste, insert from clipboard
    call: call, phone, ring, dial, give a call, give a ring, make a call, buzz, telephone, ring up, call up, get on the phone
    call back: call back, ring back, return call, redial, phone back
    hang up: hang up, end call, disconnect call, put down the phone, finish call
    answer call: answer call, pick up, accept call, take the call, answer the phone
    decline call: decline call, reject call, ignore call
    pay: pay, pay off, pay for, make a payment, clear the bill
    track: track, trace, follow, keep track of, monitor, log
    explain: explain, clarify, describe, elaborate, break down, tell me more, go into detail, expand on
    recommend: recommend, suggest, advise, any suggestions, any recommendations, any ideas
    remind: remind, don't let me forget, make me remember, jog my memory, remind me
    remember: remember, memorize, keep in mind, memorise, don't forget
    forget: forget, erase from memory, stop remembering
    wake: wake, wake up, get up, get me up, wake me
    record: record, capture, tape, start recording
    record voice: voice memo, voice note, audio note, voice recording, record voice
    dictate: dictate, speech to text, voice typing, take dictation
    transcribe: transcribe, transcript, transcription, turn speech into text
    download: download, get the app, save offline, make available offline
    upload: upload, back up, put online
    install: install, set up, put on my phone, get app
    uninstall: uninstall, remove app, delete app, get rid of app
    lock: lock, lock up, bolt, secure
    unlock: unlock, unbolt
    connect: connect, pair, link, hook up, join, sync, link up
    disconnect: disconnect, unpair, unlink, unhook, detach
    measure: measure, take the measurement
    use: use, utilize, employ, make use of
    help: help, assist, aid, support, give me a hand, lend a hand
    need help: help me now, need help urgently, sos
    fix: fix, repair, mend, sort out, troubleshoot
    broken: broken, not working, doesn't work, won't work, stopped working, out of order, faulty, busted, malfunction, on the fritz,
      isn't working
    get: get, obtain, acquire, fetch, pick up
    receive: receive, get, arrive
    want: want, wanna, wish, desire, fancy, feel like
    going to: gonna, going to
    have to: gotta, need to, required to, obliged to, supposed to
    show more: show more, more results, more options, see more, anything else, what else
    other: other, another, different, something else, alternative, else
    choose: choose, pick, select, opt for, decide on
    sort: sort, arrange by, rank
    filter: filter, narrow down, only show
    complete: complete, finish, check off, tick off, mark as done, mark as complete, mark off, tick
    submit: submit, file, hand it in
    confirm: confirm, affirm, verify, validate
    approve: approve, accept, okay, authorise, authorize, sign off
    reject: reject, decline, refuse, turn down, deny
    request: request, ask for, apply for, put in a request
    apply: apply, sign up, put in an application, apply for, fill out application
    join: join, sign up, enroll, enrol, register, become a member
    sign in: sign in, log in, login, log on, logon
    sign out: sign out, log out, logout, log off
    subscribe: subscribe, sign up for, become a subscriber, follow
    unsubscribe: unsubscribe, cancel subscription, stop subscription, opt out, end membership
    report: report, notify about, let know about, file a report, flag
    notify: notify, alert, let me know, tell me when, ping me, give a heads up, inform, warn
    notification: notification, alert, push notification, notice
    try: try, attempt, give it a go
    test: test, try out, run a test, check if works
    learn: learn, study, get to know, find out
    teach: teach, show me how, instruct, train, show how to
    practise: practise, rehearse, drill, train
    know: know, be aware of, be familiar with
    think: think, opinion, what do you think, thoughts on, view on, reckon
    wait: wait, hold on, hang on, just a moment, one moment, one second, give me a minute, just a sec
    listen: listen, hear, listen to, pay attention
    watch: watch, see, stream
    look: look, take a look, have a look, check out
    talk: talk, speak, chat, have a conversation, converse
    tell: tell, say, let know, inform
    ask: ask, inquire, question
    answer: answer, respond, reply, response, get back to
    visit: visit, go see, pop in
    bring: bring, fetch
    leave: leave, depart, head out, set off, go away, take off, head off, get going
    arrive: arrive, reach, get here
    return: return, come back, go back, get back
    return item: return, send back, bring back, take back, refund
    go: go, travel
    drive: drive, take the car
    walk: walk, on foot, stroll, go on foot
    run: run, jog, go for a run
    cycle: cycle, bike, ride a bike, bicycle, by bike
    fly: fly, by plane, take a plane, flight
    buy: buy, purchase, order, pick up, shop for, pay for
    sell: sell, put up for sale, get rid of, offload
    rent: rent, hire, lease
    borrow: borrow, get a loan, take out a loan, take a loan
    lend: lend, loan, loan out
    donate: donate, give to charity, give money, make a donation, contribute
    earn: earn, make money
    spend: spend, pay out, shell out, fork out, expenditure, money going
    save money: save money, put money aside, savings, put away
    transfer: transfer, send money, move money, wire, wire transfer, move funds, bank transfer, transfer money, transfer funds
    withdraw: withdraw, take out cash, take out money, get cash, cash withdrawal, take money out
    deposit: deposit, put money in, put in money, add funds, pay money in
    top up: top up, reload, add credit, recharge, add money
    cook: cook, make, prepare, fix
    bake: bake, put in the oven
    grill: grill, barbecue, bbq, cookout, barbeque
    boil: boil, bring to the boil, bring to a boil
    fry: fry, pan fry, saute
    reheat: reheat, warm up, heat up, microwave, nuke
    defrost: defrost, thaw, unfreeze
    eat: eat, dine, grab a bite, consume, something to eat
    drink: drink, beverage, something to drink
    clean: clean, clean up, tidy, tidy up
    vacuum: vacuum, hoover, vacuum cleaner, robot vacuum, roomba, robovac
    mop: mop, mop the floor, wet clean
    wash: wash, do the washing, wash up
    laundry: laundry, washing, clothes washing, do the laundry, dirty clothes
    wash dishes: wash dishes, do the dishes, washing up
    iron: iron, press clothes
    throw out: throw out, throw away, bin, toss, chuck out, dispose of, discard
    rubbish: rubbish, garbage, trash, waste, litter, refuse
    bin: bin, trash can, garbage can, dustbin, wastebasket, trashcan, wheelie bin
    sleep: sleep, go to bed, go to sleep, nap, get some rest, doze, kip, hit the sack, snooze
    relax: relax, unwind, chill, calm down, wind down, chill out, de stress, take it easy
    meditate: meditate, mindfulness, guided meditation
    breathe: breathe, breathing exercise, deep breath
    exercise: exercise, work out, workout, train, get fit, hit the gym, keep fit
    calculate: calculate, compute, work out, figure out, do the math, add up
    add numbers: plus, add, sum, add together, addition
    subtract: subtract, minus, take away, less
    multiply: multiply, times, multiplied by, multiplication
    divide: divide, divided by, over, division, split
    convert: convert, change into, how many in
    translate: translate, how do you say, how would you say, how do i say, what is word for
    define: define, meaning, what does mean, what is meaning of, meaning of
    spell: spell, how to spell, how do you spell, how is spelled, letters of
    pronounce: pronounce, how do you pronounce, how is pronounced, how to say
    rhyme: rhyme, rhyme with
    guess: guess, take a guess, have a guess
    roll dice: roll dice, roll a die, throw the dice, roll a dice, dice roll
    flip coin: flip coin, flip a coin, toss a coin, coin flip, coin toss, heads or tails, throw a coin
    random number: random number, pick a number, choose a number, number between, generate a number
    play: play, put on, start playing, listen to, hear, blast, spin
    mute: mute, silence, silent, no sound, turn off sound, turn off volume, shut off sound
    unmute: unmute, sound on, turn sound back on, turn on sound
    be quiet: be quiet, shut up, hush, shush, stop talking, zip it, quiet, silence, pipe down, stop speaking
    whisper: whisper, speak quietly, talk quietly, low voice, whisper mode
    speak up: speak up, speak louder, talk louder
    slow down: slow down, slower, speak slower, talk slower, more slowly
    speed up: speed up, faster, talk faster, speak faster, hurry up, more quickly
    rewind: rewind, go back, skip back, jump back
    fast forward: fast forward, skip ahead, skip forward, jump ahead, jump forward
    like: like, love, enjoy, thumbs up, be fond of, adore
    dislike: dislike, hate, don't like, thumbs down, can't stand, do not like, not like
    rate: rate, give a rating, give stars, star rating
    follow: follow, subscribe to
    post: post, publish, share, put up, upload
    tweet: tweet, post a tweet, send a tweet, retweet
    comment: comment, leave a comment, remark
    block: block, blacklist, ban, bar
    unblock: unblock, unban
    freeze card: freeze, block, lock, put a freeze, put a hold, put a stop, put a block, suspend
    unfreeze: unfreeze, unblock, unlock, unfrozen, remove the freeze, take off the hold, lift the hold, lift the block
    dim: dim, dimmer, darken, make darker, turn down the lights, less bright, soften, lower the lights, not so bright
    brighten: brighten, brighter, make brighter, lighten, more light, turn up the lights
    heat: heat, heat up, make warmer, warmer, turn up the heat
    cool down: cool down, make cooler, cooler, colder, cool off, chill
    charge: charge, recharge, plug in
    move: move, shift, transfer, relocate
    move house: move house, moving, relocate, change address, new address
    go home: go home, head home, way home, drive home, get home
    turn: turn, rotate, spin, twist
    fill: fill, fill up, top up, refill
    refill: refill, renew prescription, repeat prescription, prescription refill, reorder
    reorder: reorder, order again, order more, buy again
    ship: ship, deliver, send, mail, post
    wear: wear, dress, put on
    try on: try on, fit on
    plant: plant, grow, sow
    water plants: water plants, water the plants, watering, water the garden, irrigate
    feed: feed, give food to
    vote: vote, cast a ballot, cast a vote
    bet: bet, wager, gamble, place a bet
    lose: lose, misplace, can't find, can not find, cannot find, missing, gone missing
    steal: steal, nick, rob, pinch, swipe, theft
    hide: hide, conceal, make invisible
    protect: protect, secure, guard, safeguard, keep safe
    scan: scan, scan in, read code
    print: print, print out, make a hard copy
    zoom in: zoom in, enlarge, magnify, bigger, make bigger, make larger
    zoom out: zoom out, make smaller, smaller, shrink
    undo: undo, revert, take back, reverse, roll back
    redo: redo, do over, do again
    merge: merge, combine, put together, join
    split: split, divide up, share out, split up, go halves, go dutch
    explain why: why, how come, for what reason, reason, what's the reason, cause, what caused
    # question patterns
    how much cost: price, cost, how much, how expensive, what does it cost, how much is, how much does cost, price tag, what do they
      charge, what is the price
    how many: how many, number of, count, amount of, total number, quantity
    how far: how far, distance, how many miles, how many kilometres, miles away, how distant, how far away
    how long: how long, duration, length, how much time, how many minutes, how many hours, amount of time, time does it take, how long
      it takes, how long to take
    how tall: how tall, height, how high, tallness, stature
    how old: how old, age, birth year, years old, what age
    how big: how big, size, how large, dimensions, what size, surface area
    how heavy: how heavy, weight, how much does weigh, weigh, what does weigh
    how deep: how deep, depth
    how wide: how wide, width, breadth, how broad
    how fast: how fast, speed, velocity, how quick, mph, kph, top speed
    how hot: how hot, how cold, how warm, temperature, temp, degrees, how chilly
    how often: how often, frequency, how frequently, how many times
    how to: how to, how do i, how can i, way to, how do you, instructions, steps to, how should i, how does one, guide
    how are you: how are you, how's it going, how is it going, what's up, how are things, how have you been, how are you doing, what's
      going on, you alright, how's life, wassup, sup, what's new, how is your day
    who: who, what person, which person, whose
    who is: who is, who's, biography, bio
    when: when, what time, at what time, what date, what day, which day, how soon, how long until, what hour
    where: where, whereabouts, location, in which place, what place, position, at which place
    what is: what is, what's, information about, info on, facts about, details on
    which: which, what, which one
    why not: why not, how come not, why won't, why isn't, why wasn't, why can't
    how long until: how long until, how many days until, days left until, countdown, how soon, time left, how long till, how much
      longer, how much time left, time remaining, remaining time, days until
    time zone: time zone, timezone, time difference, hours ahead, hours behind
    what time: what time, time, current time, clock, what's the time, time is it, o'clock
    what day: what day, date, today's date, what is today, current date
    what weather: weather, forecast, how's the weather, weather like, like outside, weather report, conditions outside, weather forecast
    how is traffic: traffic, congestion, traffic jam, how are the roads, road conditions, how busy are roads, commute, tailback,
      traffic conditions
    where am i: where am i, my location, current location, my position, where are we, what place is this
    how do i get: directions, how to get to, route, way to, navigate, take me to, bring me to, guide me to, drive me to, lead me to,
      how do i reach
    how did team do: score, result, who won, final score, outcome, what was the score, who is winning
    how much do i have: balance, how much money, how much i have, money left, account balance, funds, how much cash, how much is in
    how much owe: owe, debt, outstanding, do i owe, owed, due, amount due
    how much spent: spent, did i spend, where my money goes, expenses
    how much do i make: salary, pay, wage, income, earnings, do i earn, compensation
    are you there: are you there, are you listening, you there, can you hear me, are you awake
    who are you: who are you, what are you, introduce yourself, tell me about yourself
    your name: your name, what are you called
    my name: my name, who am i, what am i called
    call me: call me, change my name, refer to me as, address me as, my name is, i go by, name me
    your age: your age, how old are you, your birthday, when were you born, when were you made
    your maker: who made you, who created you, who built you, who is your creator, your boss, who programmed you, who designed you,
      your maker, who developed you, who invented you, who you work for
    where from: where are you from, where do you live, where were you born, your home, where are you located, where you come from
    your abilities: what can you do, your abilities, your skills, what can i ask, what can i say, your features, how can you help
    are you human: are you human, are you real, are you a robot, are you a computer, are you a person, are you ai, are you a bot, are
      you alive, real person, are you artificial
    your hobbies: your hobbies, your interests, your free time, your pastime
    is open: open, opening hours, opening times, business hours, what time does open, what time does close, closing time, when does
      open, when does close, still open, working hours, trading hours
    allowed: allowed, permitted, can i bring, okay to, legal, permission, am i able
    possible: possible, feasible, doable
    need: need, require, necessary
    will rain: rain, umbrella, raincoat, drizzle, get wet, rainfall, rainy
    will snow: snow, snowfall, snowy, flurry
    # politeness, small talk, answers
    hello: hello, hi, hey, howdy, greetings, hiya, hullo, yo, hey there, g'day, good day, hi there
    good morning: good morning, morning, rise and shine, top of the morning
    good night: good night, goodnight, night night, sweet dreams, nighty night, sleep well
    good evening: good evening, good afternoon
    goodbye: goodbye, bye, see you, see you later, bye bye, farewell, cheerio, catch you later, talk to you later, later, take care, ta
      ta, see ya, cya, good bye, ttyl, until next time, adios, ciao
    thanks: thanks, thank you, cheers, ta, thx, much appreciated, appreciate it, thank you so much, many thanks, thanks a lot, ty,
      grateful, i appreciate it
    welcome: you're welcome, no problem, my pleasure, don't mention it, no worries
    sorry: sorry, apologise, my bad, i apologise, excuse me
    pardon: pardon, what did you say, i didn't hear you, didn't catch that, excuse me, come again
    yes: yes, yes please, yeah, yep, yup, sure, of course, absolutely, definitely, certainly, affirmative, ok, okay, correct, indeed,
      true, that's right, aye, alright, sounds good, uh huh, go for it, totally, for sure, sure thing, that is correct, i agree, why not
    no: no, no thank you, nope, nah, no way, not really, negative, never, absolutely not, of course not, i don't think so, no thanks,
      not at all, that's wrong, not true, i disagree
    maybe: maybe, perhaps, possibly, i'm not sure, not sure, don't know, i don't know, idk, dunno, i'm unsure, uncertain, undecided,
      hard to say, it depends, who knows, can't decide, no idea, i'm not certain, unsure, might be, could be either
    well done: well done, good job, great job, nice work, nice job, bravo, good work, nice one, you rock, you're awesome, you're the
      best, excellent work, way to go, congratulations, congrats, kudos
    congratulations: congratulations, congrats, kudos, well done
    bad job: bad job, you're useless, you suck, you're stupid, you're dumb, not helpful, unhelpful, rubbish
    wrong answer: wrong, incorrect, not what i meant, not what i asked, misunderstood, not right, mistaken, inaccurate, that's not right
    love you: i love you, i like you, i adore you
    marry me: marry me, be my girlfriend, be my boyfriend, date me
    happy birthday: happy birthday, many happy returns, birthday wishes, birthday greeting
    nice to meet: nice to meet you, pleased to meet you, good to meet you
    i'm bored: bored, i'm bored, nothing to do, entertain me, amuse me, boredom, cheer me up
    i'm sad: sad, unhappy, depressed, feeling down, miserable, gloomy
    i'm tired: tired, exhausted, sleepy, worn out, knackered, fatigued, drowsy
    i'm angry: angry, mad, furious, annoyed, pissed off
    i'm scared: scared, afraid, frightened, terrified, nervous, anxious
    stressed: stressed, anxiety, anxious, under pressure, overwhelmed
    happy: happy, glad, cheerful, pleased, joyful, delighted
    lonely: lonely, alone, no friends
    joke: joke, funny, make me laugh, something funny, humour, gag, pun, one liner, crack me up, knock knock, laugh, tell a joke
    riddle: riddle, brain teaser, puzzle, brainteaser
    story: story, tale, bedtime story, fairy tale, narrative
    fun fact: fun fact, interesting fact, trivia, did you know, random fact, something interesting, fact, cool fact, interesting thing
    quote: quote, quotation, saying, inspirational quote, words of wisdom
    compliment: compliment, say something nice, flatter
    sing: sing, sing a song, serenade, belt out
    poem: poem, poetry, verse, recite a poem, haiku
    meaning of life: meaning of life, purpose of life, point of life, why are we here, sense of life
    # time
    now: now, right now, at the moment, currently, at present, this instant, this minute, immediate, at this moment, straight away,
      right away, instantly, asap, as soon as possible, straightaway
    today: today, this day, the day today
    tonight: tonight, this evening, this night, tonite
    tomorrow: tomorrow, the next day, following day, tmrw, tomoz
    yesterday: yesterday, the day before
    morning: morning, before noon, in the morning, dawn
    noon: noon, midday, lunchtime, 12 pm, twelve noon
    afternoon: afternoon, pm, after lunch
    evening: evening, eve, dusk
    night: night, nighttime, at night, overnight, night time
    midnight: midnight, 12 am, twelve at night
    weekend: weekend, saturday and sunday, the weekend
    weekday: weekday, working day, business day, workday, monday to friday, week days
    fortnight: fortnight, two weeks, fourteen days, biweekly
    every day: every day, daily, each day, everyday
    every week: every week, weekly, each week, once a week
    every month: every month, monthly, each month, once a month
    every year: every year, yearly, annually, each year, once a year
    recurring: recurring, repeating, regular
    soon: soon, before long, in the near future
    later: later, later on, afterwards, another time
    recent: recent, latest, last, newest, most recent, up to date, current
    history: history, past, previous ones, log
    early: early, ahead of time, in good time, beforehand
    late: late, delayed, behind, not on time, running late, behind schedule, overdue, tardy, held up
    on time: on time, punctual, on schedule
    monday: monday, mon
    tuesday: tuesday, tue
    wednesday: wednesday, wed
    thursday: thursday, thu, thurs
    friday: friday, fri
    saturday: saturday, sat
    sunday: sunday, sun
    january: january, jan
    february: february, feb
    august: august, aug
    september: september, sept, sep
    october: october, oct
    november: november, nov
    december: december, dec
    autumn: autumn, fall
    christmas: christmas, xmas, noel, yuletide
    new year: new year, new year's eve
    holiday: holiday, public holiday, bank holiday, day off, national holiday, festival
    vacation: vacation, holiday, time off, trip, getaway, break, pto, annual leave, leave, days off, vacation days, paid time off,
      vacation time
    birthday: birthday, bday, b day, birth date, date of birth, dob, birthdate
    anniversary: anniversary, wedding day, jubilee
    second: second, sec
    minute: minute, min
    hour: hour, hr
    half hour: half hour, half an hour, thirty minutes, 30 minutes
    quarter hour: quarter of an hour, fifteen minutes, 15 minutes
    year: year, yr
    timer: timer, countdown, count down, egg timer
    stopwatch: stopwatch, stop watch, lap timer
    alarm: alarm, wake up call, alarm clock, wake me up, wakeup call, wake up alarm
    snooze: snooze, five more minutes, ten more minutes, let me sleep
    calendar: calendar, agenda, diary, schedule, planner, datebook, itinerary
    appointment: appointment, appt, booking, slot, date
    meeting: meeting, conference, get together, conference call, session, mtg, video call, huddle
    event: event, function, happening, occasion, calendar entry, appointment
    free time: free, available, not busy, unoccupied, open slot, nothing on, nothing scheduled, availability, free slot
    busy: busy, occupied, booked, tied up, unavailable, engaged, booked up
    deadline: deadline, due date, due, when is due, cutoff, expected by
    expire: expire, expiration, expiry, run out, valid until, best before, expiration date, expiry date
    # numbers and amounts
    half: half, fifty percent, halfway, 50 percent
    twice: twice, two times, double
    once: once, one time, single time
    zero: zero, nil, nought
    couple: couple, two, pair
    dozen: dozen, twelve
    percent: percent, percentage, pct, per cent
    total: total, sum, altogether, overall, grand total, in total
    average: average, mean, typical
    remaining: remaining, left, left over, rest, remainder, leftover
    enough: enough, sufficient, adequate
    all: all, every, everything, entire
    many: many, lots of, a lot of, loads of, plenty, several, multiple, numerous, tons of
    few: few, a couple of, a handful
    only: only, solely, nothing but
    more: more, additional, extra, further, another
    less: less, fewer, smaller amount
    maximum limit: limit, maximum, cap, ceiling, max, upper limit
    number: number, digit, numeral
    amount: amount, quantity, sum
    # adjectives
    big: big, large, huge, giant, enormous, massive, gigantic
    small: small, little, tiny, mini, wee
    good: good, great, nice, excellent, decent, wonderful, fantastic, awesome, amazing, lovely, brilliant, superb, cool
    best: best, top, top rated, highest rated, most popular, number one, greatest, finest, best rated
    bad: bad, terrible, awful, horrible, lousy, dreadful, crap, crappy
    cheap: cheap, inexpensive, low cost, affordable, budget, low price, bargain, reasonably priced
    expensive: expensive, costly, pricey, dear, high priced
    free of charge: free, no charge, for free, gratis, complimentary, at no cost, without paying
    near: near, nearby, closest, close by, around here, near me, in the area, in the vicinity, close to, next to, local, close to me,
      round here, in my area, near here
    far away: far, distant, far away, remote
    fast: fast, quick, rapid, speedy, swift
    fastest route: fastest, quickest, shortest
    slow: slow, sluggish, laggy
    easy: easy, simple, straightforward, basic, effortless
    difficult: difficult, hard, tough, tricky, challenging, complicated
    important: important, urgent, high priority, critical, crucial, essential
    new: new, brand new, fresh
    old: old, ancient, aged, elderly
    hot: hot, boiling, scorching, roasting, sweltering
    warm: warm, mild, toasty
    cold: cold, chilly, freezing, frosty, cool, nippy, icy
    wet: wet, damp, moist, soggy
    sunny: sunny, sun, sunshine, clear skies, bright
    cloudy: cloudy, overcast, cloud, grey skies
    windy: windy, wind, breezy, gusty, gust, breeze, blustery
    foggy: foggy, fog, mist, misty, haze
    stormy: stormy, storm, thunderstorm, thunder, lightning, tempest
    hurricane: hurricane, typhoon, cyclone, tropical storm, tornado, twister
    popular: popular, trending, famous, well known
    famous: famous, well known, celebrated, renowned
    same: same, identical, equal, alike
    similar: similar, related, comparable
    different: different, other, distinct
    correct: correct, right, accurate, true
    open now: open now, still open, currently open
    safe: safe, secure, not dangerous
    dangerous: dangerous, unsafe, risky, hazardous
    sick: sick, ill, unwell, poorly, under the weather, not feeling well
    healthy: healthy, nutritious, wholesome, nourishing
    hungry: hungry, starving, famished, peckish
    thirsty: thirsty, parched
    tasty: tasty, delicious, yummy, good
    spicy: spicy, hot, fiery
    fresh: fresh, not stale
    spoiled: spoiled, gone off, gone bad, rotten, bad, expired, mouldy
    dirty: dirty, filthy, messy, grubby
    full: full, filled up
    empty state: empty, run out
    dark: dark, dim, gloomy
    loud: loud, noisy, deafening, louder
    quiet: quiet, silent, soft, quieter, softer
    beautiful: beautiful, gorgeous, attractive, handsome, good looking
    funny: funny, hilarious, amusing, humorous, comical
    interesting: interesting, fascinating, intriguing
    smart: smart, clever, intelligent, bright
    stupid: stupid, dumb, idiotic, silly, daft
    crazy: crazy, mad, insane, nuts
    strange: strange, weird, odd, peculiar, bizarre
    random: random, arbitrary, whatever
    favourite: favourite, most liked, preferred, best loved
    personal: personal, private
    international: international, overseas, abroad, foreign, in other countries, outside the country
    national: national, domestic
    used: used, second hand, secondhand, pre owned
    vegetarian: vegetarian, veggie, meatless, meat free, no meat
    vegan: vegan, plant based
    gluten free: gluten free, without gluten, coeliac, celiac
    safe to eat: safe to eat, edible, ok to eat
    automatic: automatic, auto
    certain: certain, sure, positive
    # media
    music: music, tunes, songs, some tunes
    song: song, track, tune, number, single
    this song: this song, what's playing, what is playing, name of this song, song is this, current song, currently playing, now playing
    artist: artist, singer, musician, performer, band, group, sung by, vocalist, who sings
    album: album, record, lp, ep
    playlist: playlist, play list, mix, song list
    lyrics: lyrics, words to the song, words of the song, song text
    genre: genre, kind of music, style, type of music
    shuffle: shuffle, random order, mix up, shuffle mode
    volume: volume, sound, loudness, sound level, audio
    volume up: volume up, louder, turn it up, turn up, crank it up, raise the volume, increase volume, more volume, pump it up, can't
      hear, make it louder
    volume down: volume down, quieter, turn it down, turn down, softer, lower the volume, decrease volume, make it quieter, less loud,
      way too loud
    headphones: headphones, earphones, earbuds, headset, earpiece
    speaker: speaker, loudspeaker, sound system, stereo, hifi
    radio: radio, fm, radio station, wireless
    station: station, channel
    podcast: podcast, pod, episode, cast
    audiobook: audiobook, audio book, book on tape, talking book
    film: film, movie, flick, motion picture, feature film
    cinema: cinema, movie theatre, pictures, movies, picture house, theater
    showtimes: showtimes, movie times, film times, screening, playing at the cinema, show times, showings
    tv: tv, television, telly, tele, television set
    tv series: series, show, tv show, tv series, program, sitcom, soap
    actor: actor, actress, star, cast, movie star, who plays, film star, who stars
    director: director, filmmaker, who directed, directed by
    trailer: trailer, preview, teaser
    subtitle: subtitle, captions, closed captions
    remote: remote, remote control
    photo: photo, picture, photograph, image, pic, snap, snapshot, shot
    take photo: take a photo, take a picture, snap a picture, take a selfie, snap a photo, take a pic
    selfie: selfie, self portrait, picture of me
    camera: camera, cam, webcam
    video: video, clip, footage, vid
    book media: book, novel, ebook
    author: author, writer, who wrote, written by, novelist
    library: library, book collection
    news: news, headlines, current events, top stories, current affairs, news update, news headlines, what's happening, what's going
      on, happening in the world, latest news, the latest
    newspaper: newspaper, paper, journal
    article: article, piece, news story
    game: game, match, fixture
    video game: video game, computer game, game console, console
    play game: play a game, let's play, start a game
    quiz: quiz, trivia, test my knowledge
    football: football, soccer, footie
    team: team, club, squad
    league table: standings, league table, table, rankings, leaderboard
    tournament: tournament, championship, cup, competition, world cup
    player: player, athlete, sportsman, sportsperson
    coach: coach, trainer, manager
    ticket: ticket, admission, seat, entry
    concert: concert, gig, live music, live show, live performance
    theatre: theatre, play, stage show, musical
    museum: museum, gallery, exhibition, exhibit
    party: party, celebration, bash, get together, shindig
    gift: gift, present
    toy: toy, plaything
    # phone, messages, net
    phone: phone, mobile, cell phone, cellphone, smartphone, mobile phone, handset, telephone
    phone number: phone number, number, contact number, telephone number, mobile number, cell number, digits
    contact: contact, address book, contacts list, phonebook, phone book, contact details, contact info
    text: text, message, text message, sms, msg, txt, dm, instant message
    email: email, e mail, mail, electronic mail
    inbox: inbox, mailbox, new emails, new mail, new messages, unread, unread emails
    voicemail: voicemail, voice mail, answering machine, voice message
    missed call: missed call, who called, who rang, who phoned, calls missed
    attachment: attachment, attached file, enclosed file
    subject: subject, subject line, heading
    spam: spam, junk, junk mail, unwanted
    letter: letter, mail, post, snail mail
    address: address, street address, where do i live, where does live, home address
    email address: email address, mail address, email id
    social media: social media, social network, socials
    friend: friend, mate, buddy, pal, bestie, bff
    chat: chat, conversation, thread
    group: group, group chat, team
    wifi: wifi, wi fi, wireless, internet, wireless network, network, internet connection
    internet: internet, web, online, net, the web
    bluetooth: bluetooth, wireless pairing
    data: data, mobile data, cellular data, gigabytes, data usage
    signal: signal, reception, coverage, bars
    hotspot: hotspot, tethering, personal hotspot
    airplane mode: airplane mode, flight mode, plane mode
    do not disturb: do not disturb, dnd, don't disturb, quiet mode, silent mode, don't bother me
    battery: battery, power, juice, battery life, battery level
    charger: charger, charging cable, power cord, charging cord
    screen: screen, display, monitor
    brightness: brightness, screen brightness, backlight
    wallpaper: wallpaper, background, background image, home screen picture
    dark mode: dark mode, night mode, dark theme
    screenshot: screenshot, screen capture, screen grab, capture the screen
    ringtone: ringtone, ring tone, ringer, ring sound
    vibrate: vibrate, buzz mode
    storage: storage, disk space, memory, free space, space left, storage space
    update: update, upgrade, latest version, new version
    settings: settings, preferences, options, configuration, setup, config
    setting: setting, preference, option
    app: app, application, program, software
    skill: skill, feature, capability, function, ability
    file: file, document, doc
    folder: folder, directory
    computer: computer, pc, laptop, desktop, mac, notebook
    keyboard: keyboard, keypad
    password: password, passcode, passphrase, login details, credentials
    forgot password: forgot password, reset password, change password, lost password, new password
    pin: pin, pin number, pin code, personal identification number, security code
    username: username, user name, login name, user id
    user: user, profile
    privacy: privacy, data protection, private data
    virus: virus, malware, antivirus
    website: website, web page, site, web site, webpage, homepage
    browser: browser, web browser
    link: link, url, web address, hyperlink
    error: error, bug, glitch, problem, issue, trouble, fault
    problem: problem, issue, trouble, difficulty, complaint
    version: version, release, edition
    language: language, tongue
    change language: change language, switch language, speak another language, language settings, talk to me in, speak to me in
    voice: voice, accent, how you sound, way you talk
    gender: gender, sex, male or female
    find my phone: find my phone, where is my phone, locate my phone, ring my phone, lost my phone, can't find my phone, call my phone,
      find my device, where's my phone, make my phone ring
    share location: share location, share my location, where i am, send my location
    support: support, customer service, customer support, helpdesk, help desk, hotline, service desk, tech support, customer care
    agent: agent, representative, real person, human, operator, live agent, someone real, rep, actual person
    complaint: complaint, complain, file a complaint, grievance
    feedback: feedback, review, opinion
    review: review, rating, what people say, reviews of
    # home
    light: light, lamp, bulb, light bulb, lightbulb
    living room: living room, lounge, sitting room, front room, family room
    bedroom: bedroom, master bedroom, sleeping room
    bathroom: bathroom, toilet, restroom, loo, washroom, lavatory, wc, ladies room, men's room
    kitchen: kitchen, kitchenette
    garden: garden, yard, backyard, back yard
    ground floor: ground floor, first floor, downstairs
    upstairs: upstairs, upper floor
    basement: basement, cellar
    attic: attic, loft
    hall: hall, hallway, corridor, entryway
    garage: garage, carport
    porch: porch, veranda, front step
    house: house, home, place
    room: room, chamber
    flat: flat, apartment, condo, unit
    couch: couch, sofa, settee
    wardrobe: wardrobe, closet, cupboard
    tap: tap, faucet
    curtain: curtain, drape, blinds, shades, shutters, roller shutter
    thermostat: thermostat, heating, heater, central heating, furnace, temperature control
    air conditioning: air conditioning, ac, air conditioner, aircon, air con, cooling
    fan: fan, ventilator, ceiling fan
    plug: plug, socket, outlet, power outlet, smart plug, wemo, power point, smart socket
    door: door, front door, gate
    doorbell: doorbell, door bell, who at the door
    security alarm: security system, burglar alarm, house alarm, home security, alarm system
    smoke detector: smoke detector, smoke alarm, fire alarm
    fridge: fridge, refrigerator, icebox, freezer
    oven: oven, stove, cooker, range
    hob: hob, stovetop, cooktop, burner
    kettle: kettle, tea maker
    coffee machine: coffee machine, coffee maker, espresso machine, coffee pot, coffeemaker
    coffee: coffee, espresso, latte, cappuccino, cup of joe, java, brew, cuppa
    dishwasher: dishwasher, dish washer
    washing machine: washing machine, washer, clothes washer
    dryer: dryer, tumble dryer, clothes dryer
    toaster: toaster, toasting
    scene: scene, scenario, mood, ambience
    colour: colour, hue, shade, tint
    smart home: smart home, home automation, connected home, smart devices
    device: device, gadget, appliance, machine
    lawn: lawn, grass
    sprinkler: sprinkler, irrigation system, hose
    torch: torch, flashlight, flash light
    key: key, car key, house key
    furniture: furniture, furnishings
    # food
    food: food, something to eat, grub, meal, nosh
    breakfast: breakfast, morning meal, brekkie
    lunch: lunch, midday meal, luncheon
    dinner: dinner, supper, evening meal
    snack: snack, nibble, bite to eat, munchies
    dessert: dessert, pudding, something sweet
    starter: starter, appetizer, appetiser
    main course: main course, entree, main dish
    takeaway: takeaway, takeout, take out, carry out, order food, food delivery, take away, deliver food, get food delivered, food to go
    restaurant: restaurant, eatery, diner, place to eat, somewhere to eat, bistro, where to eat, food place, eating place
    cafe: cafe, coffee shop, coffeehouse, tea room
    bar: bar, pub, tavern, watering hole
    waiter: waiter, waitress, server
    menu: menu, dishes on offer, bill of fare
    tip: tip, gratuity
    table: table, reservation
    party size: party of, table for, people, guests
    cuisine: cuisine, type of food, kind of food, style of food
    recipe: recipe, how to make, how to cook, how do i make, how do i cook, how do you make, how to prepare, how do you cook,
      directions for cooking
    ingredient: ingredient, what goes into, contents, components, what's it made of, what is inside
    cooking time: cooking time, how long to cook, how long should cook, how long to bake, baking time, how long to boil
    serving: serving, portion, helping
    substitute ingredient: substitute, instead of, swap, replacement, alternative to, replace with
    shelf life: shelf life, how long does last, go bad, how long will keep, spoil, how long good for, stay fresh, last in the fridge
    calorie: calorie, kcal, caloric content, cal
    nutrition: nutrition, nutritional information, nutritional value, nutrients, how healthy, nutrition facts, nutrition info, macros
    diet: diet, eating plan, meal plan, lose weight
    carbs: carbs, carbohydrate
    groceries: groceries, grocery shopping, food shopping, weekly shop
    shopping list: shopping list, grocery list, list of groceries, what to buy, things to buy, need to buy
    supermarket: supermarket, grocery store, grocery, food store, grocer
    crisps: crisps, chips, potato chips
    chips: chips, fries, french fries
    biscuit: biscuit, cookie
    sweets: sweets, candy, sweeties
    soda: soda, pop, soft drink, fizzy drink, coke
    ice cream: ice cream, gelato, ice lolly, popsicle
    aubergine: aubergine, eggplant
    courgette: courgette, zucchini
    coriander: coriander, cilantro
    prawn: prawn, shrimp
    mince: mince, ground beef, minced meat, ground meat
    chicken: chicken, poultry
    beef: beef, steak
    pepper: pepper, bell pepper, capsicum
    porridge: porridge, oatmeal, oats
    jam: jam, jelly, preserve
    sandwich: sandwich, sub, sarnie, hoagie
    burger: burger, hamburger, cheeseburger
    pasta: pasta, noodles, spaghetti
    beer: beer, lager, ale, pint
    wine: wine, vino
    alcohol: alcohol, booze, liquor, spirits
    # shops, orders
    shop: shop, store, outlet, retailer
    shopping centre: shopping centre, mall, shopping mall
    chemist: chemist, pharmacy, drugstore, pharmacist
    petrol station: petrol station, gas station, filling station, service station, garage
    petrol: petrol, gas, gasoline, fuel, diesel
    hairdresser: hairdresser, hair salon, barber, barbershop, salon, haircut
    order: order, purchase
    order status: order status, where is my order, has it shipped, when will it arrive, order update, delivery status, status of my
      order, has my order shipped, when will order arrive, track my order
    parcel: parcel, package, shipment, delivery, packet
    courier: courier, delivery man, delivery driver, mailman, postman, carrier
    tracking number: tracking number, tracking code, order number
    post office: post office, mail office
    stamp: stamp, postage
    basket: basket, cart, shopping cart, trolley, shopping basket, bag
    checkout: checkout, check out, place order
    receipt: receipt, proof of purchase, invoice, bill, slip
    refund: refund, money back, reimbursement, reimburse, get my money back, repayment
    discount: discount, sale, deal, offer, bargain, special offer, promotion, money off, reduced, promo
    coupon: coupon, voucher, promo code, discount code, gift certificate
    gift card: gift card, gift voucher, gift certificate
    warranty: warranty, guarantee
    in stock: available, availability
    sold out: sold out, out of stock, unavailable
    opening hours: opening hours, opening times, business hours, hours of operation, store hours
    brand: brand, maker, manufacturer
    product: product, item, article, goods, merchandise
    queue: queue, line, line up, waiting line
    # money
    money: money, cash, funds, dough, bucks, dosh
    dollar: dollar, buck, usd
    pound: pound, quid, gbp, sterling
    euro: euro, eur
    penny: penny, pence, cent
    bill: bill, invoice, statement, utility bill
    pay bill: pay bill, pay the bill, settle the bill, bill payment, take care of bill
    bill due: bill due, due date, when is bill due, payment due, when to pay by
    minimum payment: minimum payment, least i can pay, smallest payment, lowest payment, minimum amount due, minimum due
    account: account, acct, bank account
    current account: current account, checking account, checking
    savings account: savings account, savings, nest egg
    joint account: joint account, shared account
    open account: open account, new account, set up account, create account
    close account: close account, shut account, cancel account
    bank: bank, financial institution, credit union
    account number: account number, acct number, bank details, iban, account details
    routing number: routing number, sort code, aba number, bank code, routing
    cashpoint: cashpoint, atm, cash machine, cash dispenser, hole in the wall, cash point
    card: card, credit card, debit card, bank card, plastic, visa, mastercard, amex
    new card: new card, replacement card, another card, order a card, request a card, replace my card, card replacement
    lost card: lost card, lost my card, stolen card, missing card, card gone, can't find my card, report card lost, card was stolen
    damaged card: damaged card, card broken, card snapped, card cracked, card bent, card won't swipe, card not working, card doesn't
      work
    card declined: declined, card declined, rejected, didn't go through, refused, not accepted, payment failed, wouldn't go through,
      denied
    account blocked: blocked, frozen, locked, on hold, suspended, can't access, locked out, hold on my account, block on my account
    activate card: activate card, card activation
    accept card: accept, take, honour, accept cards
    transaction: transaction, payment, charge, purchase, activity
    transactions list: transactions, recent activity, recent purchases, statement, transaction history, recent charges, account
      activity, what did i buy, what have i bought
    statement: statement, bank statement, account statement
    fraud: fraud, fraudulent, unauthorized, unauthorised, suspicious, didn't make, scam, don't recognise, strange charge, didn't
      authorise, suspicious activity, fraudulent activity, someone used my card, did not make, isn't mine
    credit score: credit score, credit rating, credit report, fico, credit history
    credit limit: credit limit, spending limit, maximum i can spend, credit line, card limit, line of credit
    raise limit: raise limit, increase limit, higher limit, limit increase, extend limit, more credit, credit limit increase
    interest rate: interest rate, interest, apr, rate of interest, annual percentage rate, apy
    loan: loan, mortgage, borrow money, financing
    mortgage: mortgage, home loan, house loan
    overdraft: overdraft, overdrawn, go below zero, account in the red, negative balance
    fee: fee, surcharge, service fee
    foreign fee: foreign transaction fee, international fee, foreign fee, fee abroad, overseas charges
    rewards: rewards, points, cash back, cashback, loyalty points, bonus points, reward points
    redeem: redeem, use points, spend points, trade in points
    earn points: earn points, collect points, get points
    direct debit: direct debit, standing order, autopay, automatic payment, auto pay, recurring payment
    direct deposit: direct deposit, payday deposit, pay into account
    payday: payday, pay day, get paid, paycheck, paycheque, next pay
    pay slip: pay slip, payslip, pay stub, paystub
    cheque book: cheque book, checkbook, checks, order checks, cheques, chequebook
    cheque: cheque, check
    exchange rate: exchange rate, conversion rate, currency rate, how much in dollars, exchange, rate of exchange, currency exchange,
      in euros
    stock: stock, share, equity
    stock price: stock price, share price, stock quote, worth of stock, stock worth
    stock market: stock market, dow, nasdaq, wall street, markets, ftse
    crypto: crypto, cryptocurrency, bitcoin, ethereum
    investment: investment, portfolio, fund
    pension: pension, retirement plan, 401k, retirement fund, retirement savings, ira, superannuation
    rollover: rollover, roll over, transfer retirement
    tax: tax, income tax, irs, hmrc
    tax return: tax return, tax form, w2, w 2, tax document, file taxes
    insurance: insurance, coverage, policy, cover, plan
    premium: premium, insurance cost, insurance price
    insurance claim: claim, file a claim, make a claim
    insurance change: change insurance, switch insurance, new insurance, different insurance
    budget: budget, spending plan
    expense: expense, cost, outgoing, expenditure
    profit: profit, gain, earnings
    debt: debt, money owed, arrears
    bankrupt: bankrupt, broke, insolvent
    rent money: rent, monthly rent
    salary: salary, pay, wage, income, earnings, how much i make, paycheck
    raise pay: raise, pay rise, pay raise, salary increase
    bonus: bonus, extra pay
    charity: charity, good cause, nonprofit, non profit
    # on the road
    car: car, vehicle, automobile, auto
    truck: truck, lorry, pickup
    van: van, minivan, people carrier
    motorbike: motorbike, motorcycle, moped, scooter
    bicycle: bicycle, bike, cycle, pushbike
    car part boot: boot, trunk
    bonnet: bonnet, hood
    windscreen: windscreen, windshield
    number plate: number plate, license plate, registration plate, plates
    driving licence: driving licence, driver's license
    registration: registration, rego, register vehicle
    mot: mot, vehicle inspection, roadworthiness test
    fuel level: fuel level, how much gas, how much petrol, gas left, petrol left, fuel gauge, tank, fuel left, gas in the tank, how
      much fuel, gas level, full tank
    fuel economy: mpg, fuel economy, gas mileage, miles per gallon, fuel consumption, fuel efficiency, miles to the gallon
    fuel type: type of gas, type of fuel, kind of gas, kind of fuel, octane, premium or regular, unleaded
    mileage: mileage, odometer, miles driven, miles on the clock
    tyre pressure: tyre pressure, air pressure, psi, air in tyres
    flat tyre: flat tyre, puncture, punctured tyre, blown tyre, slashed tyre, blowout, flat
    change tyre: change tyre, swap tyre, replace tyre, rotate tyre, new tyre
    oil change: oil change, change the oil, replace oil, new oil, motor oil
    car service: service, maintenance, tune up, scheduled maintenance, checkup
    jump start: jump start, dead battery, flat battery, boost battery, jump the car, jumper cables, jump leads
    engine: engine, motor
    warning light: warning light, check engine light, engine light, dashboard light, indicator light
    mechanic: mechanic, garage, repair shop, body shop, auto shop
    tow: tow, breakdown, recovery, tow truck, roadside assistance, breakdown cover, broken down
    car wash: car wash, wash my car
    accident: accident, crash, collision, wreck, fender bender, smash
    parking: parking, car park, parking lot, parking space, parking garage, parking spot, place to park, somewhere to park
    parking ticket: parking ticket, parking fine, speeding ticket, fine
    speed limit: speed limit, maximum speed
    motorway: motorway, highway, freeway, expressway, interstate, turnpike
    road: road, street, avenue, lane
    toll: toll, toll road
    roundabout: roundabout, traffic circle, rotary
    junction: junction, intersection, crossroads
    traffic light: traffic light, stop light, traffic signal
    detour: detour, diversion, alternate route, another way, alternative route
    road works: road works, construction, roadworks, road closed, road closure
    pavement: pavement, sidewalk, footpath
    map: map, chart, show on the map
    gps: gps, sat nav, satnav, navigation system
    destination: destination, where i'm going, place to go
    eta: eta, arrival time, when will i arrive, when we get there, time of arrival, estimated time of arrival
    charging station: charging station, charging point, ev charger, charger
    electric car: electric car, ev, electric vehicle
    car hire: car hire, car rental, rental car, rent a car, hire a car, hire car
    learn to drive: driving lessons, learn to drive, driving school
    # travel
    travel: travel, trip, journey, voyage, go to
    taxi: taxi, cab, minicab, uber, lyft, car service, ride, rideshare, ride share
    bus: bus, coach
    train: train, railway, rail, railroad
    underground: underground, subway, metro, tube
    tram: tram, streetcar, trolley, light rail
    public transport: public transport, public transportation, transit, mass transit
    timetable: timetable, schedule, departure times, train times, bus times
    train ticket: train ticket, rail ticket, ticket
    single ticket: one way, one way ticket
    return ticket: return ticket, round trip, return trip
    ferry: ferry, boat, ship
    flight: flight, plane ticket, fly, plane, airfare, air travel, airline ticket
    flight status: flight status, is flight on time, is flight delayed, has flight landed, when does flight land, flight delayed,
      status of flight
    book flight: book a flight, reserve a flight, find flights, buy plane ticket, plane tickets, book flight
    plane: plane, aeroplane, aircraft, jet
    airport: airport, terminal, airfield
    airline: airline, air carrier, carrier
    gate: gate, boarding gate, departure gate
    boarding pass: boarding pass, boarding card
    layover: layover, stopover, connecting flight, connection
    take off: take off, departure, leave
    land: land, touch down, arrive
    luggage: luggage, baggage, suitcase, bag
    lost luggage: lost luggage, lost bag, lost baggage, luggage missing, bag didn't arrive, missing luggage, lost suitcase
    hand luggage: hand luggage, carry on, cabin bag, cabin baggage, carryon, hand baggage
    checked luggage: checked luggage, checked bag, hold luggage, hold baggage
    packing list: packing list, what to pack, what should i pack, things to pack, what to bring
    hotel: hotel, accommodation, place to stay, lodging, inn, motel, bed and breakfast, hostel, somewhere to stay, guesthouse, room for
      the night
    passport: passport, travel document
    visa: visa, entry permit, travel visa, visa requirement, entry requirements
    vaccination: vaccination, vaccine, shot, jab, immunization, immunisation, inoculation
    travel alert: travel alert, travel warning, travel advisory, is travel safe, safe to visit, travel advice, safe to go
    travel notice: travel notice, tell bank about travel, going abroad, notify bank of travel, travelling abroad, travel notification
    travel tips: travel tips, things to do, what to do, what to see, sightseeing, attractions, tourist attractions, places to visit,
      points of interest, sights
    tourist: tourist, traveller, visitor, traveler
    guide: guide, tour, guided tour
    beach: beach, seaside, shore, coast
    city: city, town, metropolis
    country: country, nation
    world: world, globe, earth
    swimming pool: swimming pool, pool
    # body and health
    doctor: doctor, gp, physician, doc, medic
    dentist: dentist, dental
    hospital: hospital, clinic, infirmary, medical centre
    emergency room: emergency room, casualty, accident and emergency
    ambulance: ambulance, paramedic, 911, 999
    police: police, cop, officer, policeman, law enforcement
    fire brigade: fire brigade, fire department, firefighters, fire service
    medicine: medicine, medication, meds, drug, pill, tablet
    painkiller: painkiller, pain relief, aspirin, ibuprofen, paracetamol
    prescription: prescription, script, rx
    symptom: symptom, sign of illness
    illness: illness, disease, sickness, condition, ailment
    headache: headache, migraine, head hurts, sore head
    stomachache: stomachache, tummy ache, upset stomach, stomach hurts, stomach ache
    pain: pain, ache, hurt, sore
    fever: fever, high temperature
    flu: flu, influenza
    cold illness: cold, runny nose, sniffles, the sniffles
    injury: injury, wound, hurt
    allergy: allergy, allergic, intolerance, hay fever
    blood pressure: blood pressure, bp
    heart rate: heart rate, pulse, heartbeat, bpm
    pregnant: pregnant, expecting, pregnancy
    period: period, menstruation
    therapist: therapist, counsellor, counselor, psychologist, psychiatrist
    gym: gym, fitness centre, health club, fitness studio
    steps: steps, step count, steps walked, pedometer, how many steps
    weight: weight, pounds, kilos
    lose weight: lose weight, slim down, weight loss, shed pounds, get slimmer
    glasses: glasses, spectacles, eyeglasses
    nappy: nappy, diaper
    pushchair: pushchair, stroller, buggy, pram
    dummy: dummy, pacifier
    plaster: plaster, band aid, bandage
    pollen: pollen, pollen count, hay fever
    air quality: air quality, pollution, smog, aqi, air pollution
    sunrise: sunrise, dawn, daybreak, sun come up, sun up, sun rise
    sunset: sunset, dusk, sundown, nightfall, sun go down, sun set
    humidity: humidity, humid, muggy, moisture
    temperature: temperature, temp, degrees
    celsius: celsius, centigrade
    # work and learning
    work: work, employment, office
    company: company, firm, corporation, organisation, employer
    boss: boss, manager, supervisor, superior
    colleague: colleague, coworker, co worker, workmate, teammate
    employee: employee, staff, worker, personnel
    human resources: human resources, hr, personnel department
    career: career, profession, occupation
    cv: cv, resume, curriculum vitae
    job vacancy: vacancy, job opening, job, position, job listing, opening
    interview: interview, job interview
    resign: resign, quit my job, hand in notice, give notice
    fired: fired, sacked, laid off, made redundant, get the sack
    promotion: promotion, promoted, move up
    leave balance: leave balance, vacation days left, how much vacation, days off left, pto balance, holidays left, how many days off,
      leave left, vacation left, holiday allowance
    request leave: request leave, request time off, book time off, ask for time off, put in leave, apply for leave, book holiday,
      request vacation, take time off, request pto, submit vacation
    leave status: leave approved, vacation approved, time off approved, leave request status, pto approved, leave granted
    sick leave: sick leave, sick day, call in sick, off sick
    parental leave: parental leave, maternity leave, paternity leave
    clock in: clock in, punch in, start shift
    clock out: clock out, punch out, end shift
    shift: shift, rota, roster, working hours
    overtime: overtime, extra hours
    business trip: business trip, work trip, business travel
    expense report: expense report, expenses claim, claim expenses
    to do list: to do list, task list, list of tasks, things to do, todo list, todo, my tasks, chore list
    task: task, chore, errand, todo, action item
    note: note, memo
    reminder: reminder, things to remember, memo
    project: project, assignment
    presentation: presentation, slides, slideshow
    spreadsheet: spreadsheet, excel, sheet
    contract: contract, agreement
    signature: signature, sign
    school: school, class
    university: university, college, uni
    pupil: pupil, student, schoolchild
    teacher: teacher, professor, tutor, instructor, lecturer
    homework: homework, assignment, coursework
    exam: exam, test, examination
    grade: grade, mark, score
    lesson: lesson, class, course, lecture
    word: word, term, vocabulary
    synonym: synonym, another word for, similar word, same meaning, other word for
    antonym: antonym, opposite, opposite of
    sentence: sentence, phrase, example sentence
    information: information, details, data, facts, intel
    question: question, query, enquiry
    idea: idea, suggestion, thought, inspiration
    advice: advice, tip, suggestion, recommendation, guidance
    # people
    mum: mum, mother, mama, ma
    dad: dad, father, daddy, papa, pop
    parents: parents, mum and dad
    brother: brother, bro
    sister: sister, sis
    grandmother: grandmother, grandma, granny, nan, gran, nana
    grandfather: grandfather, grandpa, grandad, granddad
    husband: husband, hubby
    wife: wife, missus
    spouse: spouse, partner, significant other, better half
    boyfriend: boyfriend, bf
    girlfriend: girlfriend, gf
    child: child, youngster, little one
    baby: baby, infant, newborn, toddler
    man: man, guy, bloke, fellow, dude
    woman: woman, lady
    family: family, relatives, folks, relations
    celebrity: celebrity, famous person, star, celeb
    married to: married to, spouse of, wife of, husband of, who married
    net worth: net worth, how rich, how wealthy, worth
    died: die, pass away, death, dead, deceased
    born: born, birth, birthplace
    president: president, head of state
    capital: capital, capital city, seat of government
    population: population, how many people live, inhabitants, number of people
    dog: dog, puppy, pup, doggy, hound
    cat: cat, kitty, kitten
    pet: pet, animal
    vet: vet, veterinarian, veterinary, animal doctor
    wedding: wedding, marriage, get married, nuptials
    funeral: funeral, burial, memorial service
    lawyer: lawyer, solicitor, attorney, barrister
    law: law, legislation, legal
    court: court, tribunal
    estate agent: estate agent, realtor, real estate agent, letting agent
    landlord: landlord, property owner
    real estate: real estate, property, housing
    government: government, administration, state
    election: election, vote, ballot, poll
    babysitter: babysitter, nanny, childminder, sitter, child care, childcare
    plumber: plumber, plumbing
    electrician: electrician, electric repair
    handyman: handyman, repairman, tradesman
    postcode: postcode, zip code, zip, postal code
    trousers: trousers, pants, slacks
    jumper: jumper, sweater, pullover
    trainers: trainers, sneakers, running shoes
    vest: vest, waistcoat
    pants: pants, underpants, underwear, knickers
    clothes: clothes, clothing, outfit, garments, apparel, attire

    [kinds]
    number: 0, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen,
     seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, million,
     billion, trillion, zero, dozen
    ordinal: second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth,
     fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, thirtieth
    weekday: monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays,
     saturdays, sundays
    month: january, february, april, june, july, august, september, october, november, december, jan, feb, aug, sept, oct, nov
    holiday: christmas, christmas eve, new year, new year's eve, easter, halloween, thanksgiving, valentine's day, mother's day,
     father's day, hanukkah, ramadan, eid, diwali, passover, independence day, memorial day, labor day, st patrick's day,
     mardi gras, good friday, boxing day
    country: afghanistan, albania, algeria, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain,
     bangladesh, barbados, belarus, belgium, belize, bolivia, bosnia, botswana, brazil, bulgaria, burma, cambodia, cameroon,
     canada, chad, chile, china, colombia, congo, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark,
     dominican republic, ecuador, egypt, el salvador, england, eritrea, estonia, ethiopia, fiji, finland, france, gabon, gambia,
     georgia, germany, ghana, great britain, britain, greece, greenland, grenada, guatemala, guinea, guyana, haiti, honduras,
     hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, ivory coast, jamaica, japan, jordan, kazakhstan,
     kenya, kuwait, kyrgyzstan, laos, latvia, lebanon, liberia, libya, lithuania, luxembourg, madagascar, malawi, malaysia,
     maldives, mali, malta, mauritius, mexico, moldova, monaco, mongolia, montenegro, morocco, mozambique, myanmar, namibia,
     nepal, netherlands, holland, new zealand, nicaragua, niger, nigeria, north korea, norway, oman, pakistan, palestine, panama,
     papua new guinea, paraguay, peru, philippines, poland, portugal, puerto rico, qatar, romania, russia, rwanda, saudi arabia,
     scotland, senegal, serbia, sierra leone, singapore, slovakia, slovenia, somalia, south africa, south korea, korea, spain,
     sri lanka, sudan, sweden, switzerland, syria, taiwan, tajikistan, tanzania, thailand, tibet, togo, tonga, trinidad, tunisia,
     turkey, turkmenistan, uganda, ukraine, united arab emirates, united kingdom, uk, united states, usa, america, uruguay,
     uzbekistan, vatican, venezuela, vietnam, wales, yemen, zambia, zimbabwe
    place: alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois,
     indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri,
     montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma,
     oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington,
     washington dc, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, manitoba, nova scotia,
     queensland, victoria, tasmania, bavaria, tuscany, sicily, normandy, andalusia, catalonia, provence,
     manhattan, brooklyn, bronx, queens, harlem, hollywood, silicon valley, bay area, long island, cape cod, new england,
     midwest, atlanta, austin, baltimore, boston, buffalo, charlotte, chicago, cincinnati, cleveland, columbus, dallas, denver,
     detroit, el paso, fort worth, fresno, honolulu, houston, indianapolis, jacksonville, kansas city, las vegas, vegas,
     los angeles, louisville, memphis, miami, milwaukee, minneapolis, nashville, new orleans, newark, oakland, oklahoma city,
     omaha, orlando, philadelphia, phoenix, pittsburgh, portland, raleigh, reno, richmond, sacramento, salt lake city,
     san antonio, san diego, san francisco, san jose, santa fe, savannah, seattle, st louis, tampa, tucson, tulsa, boise, boulder,
     albany, anchorage, annapolis, baton rouge, birmingham, burlington, charleston, chattanooga, des moines, fargo, glendale,
     hartford, huntsville, knoxville, little rock, madison, mesa, montgomery, norfolk, palo alto, pasadena, providence, rochester,
     santa monica, scottsdale, spokane, syracuse, tacoma, tallahassee, topeka, wichita,
     toronto, montreal, vancouver, calgary, ottawa, edmonton, winnipeg, halifax, mexico city, cancun, guadalajara, tijuana,
     havana, kingston, san juan, bogota, medellin, caracas, lima, cusco, quito, santiago, buenos aires, montevideo, rio,
     rio de janeiro, sao paulo, brasilia, la paz,
     london, manchester, liverpool, leeds, sheffield, bristol, cambridge, oxford, brighton, newcastle, nottingham, york, edinburgh,
     glasgow, aberdeen, cardiff, swansea, belfast, dublin, cork, galway, paris, lyon, marseille, nice, bordeaux, toulouse, nantes,
     strasbourg, lille, berlin, munich, hamburg, frankfurt, cologne, stuttgart, dusseldorf, dresden, leipzig, nuremberg, bremen,
     hanover, vienna, salzburg, innsbruck, zurich, geneva, bern, basel, lausanne, amsterdam, rotterdam, the hague, utrecht,
     brussels, antwerp, bruges, copenhagen, stockholm, gothenburg, malmo, oslo, bergen, helsinki, reykjavik, madrid, barcelona,
     seville, valencia, bilbao, malaga, granada, ibiza, mallorca, lisbon, porto, rome, milan, naples, venice, florence, turin,
     bologna, verona, palermo, pisa, athens, crete, santorini, thessaloniki, istanbul, ankara, izmir, prague, brno, budapest,
     warsaw, krakow, gdansk, bucharest, sofia, belgrade, zagreb, dubrovnik, split, sarajevo, ljubljana, bratislava, tallinn, riga,
     vilnius, kiev, kyiv, odessa, minsk, moscow, st petersburg,
     cairo, alexandria, casablanca, marrakech, tunis, algiers, nairobi, mombasa, lagos, abuja, accra, dakar, addis ababa,
     johannesburg, cape town, durban, pretoria, harare, lusaka, kampala, kigali, luanda,
     jerusalem, tel aviv, beirut, damascus, amman, baghdad, tehran, riyadh, jeddah, mecca, doha, dubai, abu dhabi, muscat, kabul,
     karachi, lahore, islamabad, delhi, new delhi, mumbai, bombay, bangalore, chennai, kolkata, calcutta, hyderabad, pune, goa,
     jaipur, kathmandu, dhaka, colombo, bangkok, phuket, chiang mai, hanoi, saigon, ho chi minh city, phnom penh, kuala lumpur,
     jakarta, bali, manila, cebu, hong kong, macau, shanghai, beijing, shenzhen, guangzhou, chengdu, wuhan, xian, taipei, seoul,
     busan, tokyo, osaka, kyoto, nagoya, sapporo, hiroshima, okinawa, yokohama, sydney, melbourne, brisbane, perth, adelaide,
     canberra, hobart, auckland, wellington, christchurch, queenstown,
     africa, asia, europe, antarctica, north america, south america, latin america, central america, middle east, scandinavia,
     caribbean, balkans, far east, southeast asia, sahara, alps, himalayas, rockies, grand canyon, yellowstone, yosemite,
     niagara falls, mount everest, kilimanjaro, amazon river, nile, danube, rhine, thames, atlantic, pacific, mediterranean,
     lake tahoe, lake michigan
    language: english, spanish, french, german, italian, portuguese, dutch, swedish, danish, norwegian, finnish, icelandic, polish,
     czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, croatian, serbian, arabic, hebrew, farsi,
     persian, hindi, urdu, bengali, punjabi, tamil, telugu, chinese, mandarin, cantonese, japanese, korean, vietnamese, thai,
     indonesian, malay, tagalog, filipino, swahili, zulu, afrikaans, latin, gaelic, irish, welsh, catalan, basque, esperanto
    people: american, british, canadian, australian, mexican, brazilian, indian, european, african, asian, egyptian, swiss, austrian,
     belgian, scottish, cuban, argentinian, colombian, peruvian, moroccan, ethiopian, lebanese, israeli, iranian, pakistani,
     mediterranean, caribbean, creole, cajun
    currency: dollar, euro, pound, yen, peso, rupee, franc, yuan, won, ruble, krone, krona, lira, real, shekel, dinar, dirham, rand,
     baht, zloty, forint, bitcoin, ethereum, dogecoin, us dollar, canadian dollar, australian dollar, cent, pence
    given name: aaron, abby, abigail, adam, adrian, aidan, alan, albert, alejandro, alex, alexander, alexandra, alexis, alice, alicia,
     allison, amanda, amber, amelia, amy, ana, andrea, andrew, andy, angela, angie, anita, ann, anna, anne, annie, anthony, antonio,
     arthur, ashley, audrey, barbara, beatrice, becky, ben, benjamin, beth, betty, beverly, billy, bob, bobby, brad, bradley,
     brandon, brenda, brian, bridget, brittany, bruce, bryan, caitlin, calvin, cameron, carl, carla, carlos, carmen, carol, caroline,
     carrie, catherine, cathy, cecilia, charles, charlie, charlotte, chelsea, cheryl, chloe, chris, christian, christina,
     christine, christopher, cindy, claire, clara, claudia, colin, connie, connor, courtney, craig, crystal, cynthia, daisy, dan,
     daniel, danielle, danny, darren, dave, david, deb, debbie, deborah, dennis, derek, diana, diane, diego, dominic, donald, donna,
     doris, dorothy, doug, douglas, dylan, eddie, edgar, edith, edward, edwin, elaine, eleanor, elena, eli, elijah, elizabeth, ella,
     ellen, emily, emma, eric, erica, erik, erin, ethan, eugene, eva, evan, evelyn, felix, fernando, fiona, florence, fred, gabriel,
     gary, george, gerald, gina, gloria, gordon, greg, gregory, hannah, harold, harry, heather, hector, heidi, helen, henry, holly,
     howard, hugh, hugo, ian, isaac, isabel, isabella, ivan, jackie, jackson, jacob, jaime, james, jamie, jan, jane, janet, janice,
     jared, jasmine, jason, javier, jean, jeff, jeffrey, jenna, jennifer, jenny, jeremy, jerry, jesse, jessica, jill, jim, jimmy,
     joan, joanna, joanne, joe, joel, joey, john, johnny, jon, jonathan, jordan, jorge, jose, joseph, josh, joshua, juan, judith,
     judy, julia, julian, julie, justin, karen, karl, kate, katherine, kathleen, kathy, katie, keith, kelly, ken, kenneth, kevin,
     kim, kimberly, kirsten, kristen, kyle, larry, laura, lauren, laurie, leah, lee, leo, leon, leonard, leslie, liam, lillian,
     linda, lindsay, lisa, liz, logan, lois, lori, louis, louise, lucas, lucy, luis, luke, lydia, lynn, madison, marcus, margaret,
     maria, marie, marilyn, mario, marlene, martha, martin, marvin, mary, mason, matt, matthew, maureen, max, megan, mel, melanie,
     melinda, melissa, michael, michelle, miguel, mike, mohammed, molly, monica, nancy, natalie, natasha, nathan, neil, nicholas,
     nick, nicole, nina, noah, nora, norma, oliver, olivia, oscar, owen, pam, pamela, patricia, patrick, paul, paula, pauline,
     pedro, peggy, pete, peter, phil, philip, phillip, phyllis, rachel, ralph, ramon, randy, raymond, rebecca, regina, renee,
     ricardo, richard, rick, ricky, rita, robert, roberto, robin, rodney, roger, ronald, rosa, ross, roy, russell, ruth, ryan, sally,
     sam, samantha, samuel, sandra, sandy, sara, sarah, scott, sean, sebastian, sergio, seth, shane, shannon, sharon, shawn, sheila,
     shelly, sherry, shirley, simon, sofia, sonia, sophia, sophie, stacy, stan, stella, stephanie, stephen, steve, steven, stuart,
     susan, suzanne, sydney, sylvia, tammy, tanya, tara, taylor, ted, teresa, terry, theo, theresa, thomas, tiffany, tim, timothy,
     tina, todd, tom, tommy, toni, tony, tracy, travis, trevor, tyler, valerie, vanessa, vera, veronica, vicki, vicky, victor,
     vincent, virginia, vivian, walter, wanda, wayne, wendy, wesley, william, willie, xavier, yolanda, yvonne, zach, zachary, zoe,
     priya, raj, ravi, anil, amit, ali, omar, fatima, ahmed, hassan, yusuf, ibrahim, wei, ming, hiroshi, yuki, kenji, sanjay, deepak,
     lars, sven, ingrid, jan, pierre, jacques, hans, giovanni, luca, giulia, olga, dmitri, vladimir, sergei, natalia
    family: mom, mum, mother, dad, father, parents, brother, sister, son, daughter, wife, husband, uncle, aunt, cousin, nephew, niece,
     grandma, grandmother, grandpa, grandfather, boyfriend, girlfriend, fiance, fiancee, mommy, daddy, granny, stepmother,
     stepfather, mother in law, father in law, brother in law, sister in law, roommate, best friend
    food: tuna, salmon, shrimp, clam, lobster, crab, oyster, cod, trout, sardine, beef, pork, chicken, turkey, bacon, ham, sausage,
     steak, lamb, veal, duck, egg, milk, butter, cheese, cheddar, mozzarella, parmesan, feta, cream, sour cream, yogurt, bread,
     rice, pasta, spaghetti, lasagna, lasagne, macaroni, carbonara, bolognese, ravioli, gnocchi, noodle, ramen, pizza, burger,
     hamburger, cheeseburger, fries, french fries, hot dog, taco, burrito, quesadilla, enchilada, nacho, salsa, guacamole, sushi,
     sashimi, curry, soup, stew, chowder, salad, sandwich, wrap, pancake, waffle, muffin, cookie, cake, cheesecake, pie, brownie,
     donut, doughnut, ice cream, chocolate, candy, sugar, brown sugar, flour, baking soda, baking powder, yeast, salt, pepper,
     garlic, onion, potato, sweet potato, mashed potatoes, tomato, carrot, pea, bean, corn, broccoli, cauliflower, spinach, kale,
     lettuce, cabbage, cucumber, celery, asparagus, mushroom, zucchini, eggplant, pumpkin, squash, radish, beet, leek, apple, banana,
     lemon, lime, grape, strawberry, blueberry, raspberry, cherry, peach, pear, plum, mango, pineapple, melon, watermelon, avocado,
     coconut, kiwi, applesauce, honey, jam, jelly, peanut butter, syrup, maple syrup, ketchup, mustard, mayonnaise, mayo, vinegar,
     olive oil, vegetable oil, soy sauce, saffron, cinnamon, ginger, basil, oregano, thyme, rosemary, parsley, cilantro, cumin,
     paprika, turmeric, nutmeg, vanilla, chili, chilli, wing, rib, meatball, meatloaf, casserole, quinoa, oatmeal, oats, cereal,
     granola, tofu, lentil, chickpea, hummus, falafel, kebab, gyro, dumpling, spring roll, fried rice, pad thai, risotto, paella,
     stir fry, barbecue, roast, toast, bagel, croissant, biscuit, pretzel, popcorn, chip, cracker, nut, almond, peanut, walnut,
     cashew, raisin, olive, pickle, tortilla, pita, sourdough, omelette, omelet, scrambled eggs, gravy, broth, marinade, frosting
    drink: tea, coffee, latte, espresso, cappuccino, mocha, juice, orange juice, soda, coke, cola, lemonade, smoothie, milkshake, beer,
     wine, whiskey, vodka, gin, rum, tequila, champagne, cocktail, margarita, martini, cider, hot chocolate, water bottle
    animal: dog, cat, horse, cow, pig, sheep, goat, hen, rooster, goose, lion, tiger, bear, wolf, fox, deer, rabbit, hare, mouse, rat,
     squirrel, hamster, elephant, giraffe, zebra, hippo, rhino, monkey, gorilla, chimpanzee, kangaroo, koala, whale, dolphin, shark,
     fish, goldfish, penguin, eagle, owl, parrot, pigeon, swan, flamingo, frog, snake, lizard, komodo dragon, turtle, tortoise,
     crocodile, alligator, bee, ant, spider, butterfly, mosquito, dinosaur, dragon, unicorn, camel, panda, seal, otter, bat, bull,
     puppy, kitten, cheetah, leopard, jaguar, buffalo, donkey, llama, octopus, jellyfish
    colour: red, blue, green, yellow, orange, purple, pink, white, black, brown, grey, gray, violet, turquoise, magenta, cyan, beige,
     teal, maroon, indigo, lavender, crimson, navy blue, light blue, dark green, warm white
    music style: rock, jazz, pop, rap, hip hop, blues, classical, country music, metal, heavy metal, punk, folk, reggae, soul, funk,
     techno, house music, disco, indie, acoustic, electronic, edm, gospel, opera, salsa music, k pop, r and b, bluegrass, grunge,
     ska, trance, dubstep, ambient, instrumental, soundtrack, orchestra, symphony, christmas music
    instrument: guitar, piano, violin, drum, flute, trumpet, saxophone, cello, clarinet, bass guitar, harp, ukulele, banjo, keyboard
    sport: football, soccer, basketball, baseball, tennis, golf, hockey, cricket, rugby, volleyball, boxing, wrestling, swimming,
     cycling, skiing, snowboarding, surfing, softball, badminton, table tennis, ping pong, formula one, nascar, ufc, nfl, nba, mlb,
     nhl, premier league, super bowl, world cup, olympics
    game: chess, checkers, poker, solitaire, blackjack, bingo, tetris, pac man, minecraft, fortnite, mario, pokemon, monopoly,
     scrabble, hangman, tic tac toe, sudoku, trivia, twenty questions, candy crush, angry birds, call of duty, roulette, hearts,
     backgammon, dominoes, uno, connect four, rock paper scissors, crossword, jeopardy
    company: google, apple inc, microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, walmart, target store,
     costco, ikea, starbucks, mcdonald's, mcdonalds, burger king, kfc, wendy's, subway, domino's, dominos, pizza hut, taco bell,
     chipotle, olive garden, applebee's, chase bank, wells fargo, bank of america, citibank, hsbc, pnc, paypal, visa, mastercard,
     american express, amex, uber, lyft, airbnb, delta airlines, united airlines, southwest airlines, jetblue, lufthansa,
     british airways, ryanair, samsung, sony, intel, ibm, nvidia, disney, coca cola, pepsi, boeing, ford, toyota, honda, bmw,
     mercedes, volkswagen, fedex, ups, dhl, verizon, comcast, at and t, t mobile, geico, allstate, state farm, progressive insurance
    service: spotify, pandora, youtube, apple music, soundcloud, itunes, deezer, tidal, iheartradio, sirius, hulu, audible, whatsapp,
     snapchat, tiktok, reddit, linkedin, pinterest, telegram, skype, zoom, slack, gmail, outlook, hotmail, yahoo, wikipedia, twitch
    person of note: barack obama, obama, donald trump, trump, joe biden, george washington, abraham lincoln, albert einstein, einstein,
     isaac newton, leonardo da vinci, shakespeare, mozart, beethoven, bach, elvis, elvis presley, michael jackson, madonna, beyonce,
     rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran, justin bieber, eminem, drake, kanye, jay z, bruno mars,
     elton john, david bowie, bob marley, bob dylan, the beatles, beatles, rolling stones, queen band, pink floyd, led zeppelin,
     metallica, nirvana, coldplay, radiohead, u2, abba, shakira, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio,
     johnny depp, will smith, morgan freeman, emma watson, jennifer lawrence, jennifer aniston, oprah, ellen degeneres, elon musk,
     bill gates, steve jobs, jeff bezos, mark zuckerberg, stephen hawking, marie curie, gandhi, nelson mandela, queen elizabeth,
     winston churchill, napoleon, cleopatra, lebron james, michael jordan, cristiano ronaldo, lionel messi, serena williams,
     roger federer, tiger woods, quentin tarantino, steven spielberg, stephen king, agatha christie, jk rowling, harry potter,
     sherlock holmes, spider man, batman, superman, darth vader, mickey mouse
    household thing: lamp, lamps, oven, fridge, refrigerator, freezer, dishwasher, washing machine, dryer, microwave, kettle,
     coffee maker, coffee machine, toaster, heater, radiator, fan, air conditioner, television, tv, stereo, speaker, computer, laptop,
     printer, router, garage door, front door, back door, window, blinds, curtain, shutter, smart plug, socket, doorbell, camera,
     sprinkler, vacuum cleaner, robot vacuum, roomba, geyser, boiler, humidifier, dehumidifier, garage, fireplace, hot tub
    room: kitchen, bedroom, living room, dining room, bathroom, hallway, hall, office, study room, basement, attic, garage, garden,
     balcony, porch, nursery, guest room, master bedroom, kids room, laundry room, den, lounge, upstairs, downstairs, backyard, patio
    body: head, back pain, stomach, knee, shoulder, arm, leg, foot, ankle, neck, throat, tooth, heart, lung, liver, kidney, brain

    [topics]
    # time, planning
    alarm: alarm, wake, snooze, morning, ring, clock, get up, bedtime, oversleep, buzzer, early, bed, sleep, o'clock, weekday, wake up
      call
    timer: timer, countdown, minute, second, hour, egg, oven, stopwatch, elapsed, beep, count, lap, remaining, time left, cooking
    clock: time, clock, hour, minute, o'clock, now, current, watch, pm, local time, what time, midnight, noon, twelve, current time
    time zone: time zone, timezone, time difference, gmt, utc, eastern, pacific, central, est, pst, local time, abroad, ahead, behind,
      daylight saving, country
    date: date, day, today, month, year, week, calendar, what day, monday, tuesday, weekday, january, leap year, tomorrow, yesterday,
      week number
    holidays: holiday, christmas, easter, thanksgiving, halloween, new year, bank holiday, ramadan, hanukkah, valentine's day, mother's
      day, father's day, memorial day, labour day, independence day, diwali, boxing day, next holiday, day off
    calendar: calendar, event, appointment, meeting, schedule, agenda, diary, invite, attendee, today, tomorrow, week, busy, plan,
      date, recurring, planner, day
    meeting: meeting, conference, room, attendee, colleague, zoom, agenda, schedule, invite, boss, client, call, office, book,
      participant, video call, minutes, session
    scheduling a meeting: meeting, schedule, available, slot, reserve, conference room, meeting room, set up, free time, tomorrow,
      afternoon, availability, coordinate, book, arrange
    reminder: reminder, remember, forget, note, task, appointment, birthday, medicine, later, alert, notify, pick up, call, deadline,
      nudge, memo
    to-do list: to do, task, list, chore, todo, errand, complete, check off, due, priority, project, pending, item, finish, list of
      things
    shopping list: shopping list, grocery, buy, milk, bread, eggs, supermarket, item, list, need, run out, butter, cheese, add, store,
      toilet paper
    lists: list, item, add, remove, create, new list, contents, what's on, entry, empty, wish list, packing list, guest list, contact
      list, delete
    notes: note, memo, write down, jot, notebook, notepad, idea, document, dictate, page, text, thought, draft, save, scribble
    anniversary and birthday: birthday, anniversary, born, age, cake, gift, candle, celebrate, party, date, years old, happy birthday,
      card, present, turning
    countdown to a day: how long until, days left, countdown, days until, christmas, vacation, weeks until, summer, weekend, how many
      days, months, start, remaining, birthday, deadline
    # sky and air
    weather: weather, forecast, rain, snow, sunny, umbrella, temperature, degrees, cold, hot, storm, wind, humid, cloudy, fog, jacket,
      outside, coat, chance, thunder, hail, warm, freezing, celsius, fahrenheit, frost, heatwave, drizzle, climate
    rain and umbrella: rain, umbrella, raincoat, shower, wet, boots, drizzle, downpour, chance of rain, precipitation, rainy, dry,
      pour, cloud, storm, rainfall, waterproof
    what to wear: jacket, coat, sweater, jumper, scarf, gloves, shorts, wear, cold, dress, outside, hat, warm clothes, boots, sunscreen
    severe weather: storm, hurricane, tornado, flood, warning, alert, thunder, lightning, blizzard, hail, heatwave, evacuation,
      typhoon, gale, earthquake
    air quality: air quality, pollution, pollen, smog, dust, aqi, allergy, ozone, particles, smoke, haze, asthma, index, breathe, uv
      index
    astronomy: moon, star, planet, sun, mars, space, constellation, eclipse, telescope, galaxy, orbit, jupiter, full moon, astronaut,
      nasa, rocket, universe, comet, phase
    sunrise and sunset: sunrise, sunset, dawn, dusk, sun, daylight, dark, get dark, light outside, sun set, moonrise, golden hour, sun
      go down, twilight, horizon
    tides and sea: tide, surf, wave, beach, sea, ocean, high tide, low tide, water temperature, swell, coast, swim, boat, marine, shore
    # media
    news: news, headline, politics, world, article, newspaper, latest, story, breaking, current events, election, report, journalist,
      bbc, cnn, update, happening, press, media, briefing
    sport: sport, football, soccer, basketball, baseball, tennis, game, match, score, team, player, league, season, win, goal, rugby,
      cricket, hockey, golf, tournament, championship, standings, coach, olympics, nfl, nba
    sports score: score, result, who won, final, match, game, beat, lose, goals, points, winning, last night, half time, inning, quarter
    sports fixtures: next game, play next, fixture, kick off, schedule, when do, match, tonight, season, opponent, home game, away
      game, stadium, upcoming, tip off
    music: music, song, play, artist, album, playlist, band, singer, track, tune, genre, rock, jazz, pop, classical, listen, hip hop,
      rap, concert, guitar, piano, country music, metal, blues, spotify, melody
    song now playing: what song, who sings, this song, name of song, artist, title, playing, album, current track, lyrics, singer,
      tune, band, year released, recognise
    music likes: like, love, favourite, song, thumbs up, rate, save, add to favourites, enjoy, dislike, thumbs down, opinion, band,
      genre, taste
    playlist: playlist, song, add, create, shuffle, track, queue, mix, album, music, save, favourites, library, party, workout
    playback control: play, pause, stop, skip, next, previous, resume, repeat, shuffle, rewind, forward, restart, loop, track, queue
    radio: radio, station, fm, tune, frequency, channel, broadcast, dj, listen, talk show, bbc radio, npr, dial, live, frequency
      modulation
    podcast: podcast, episode, subscribe, listen, host, show, latest episode, next episode, download, series, season, interview, skip,
      follow, speed
    audiobook: audiobook, chapter, book, listen, narrator, audible, read, resume, author, story, novel, read aloud, bookmark, continue,
      kindle
    books: book, author, novel, read, library, page, chapter, bestseller, fiction, literature, writer, publish, series, genre, story,
      ebook, poetry, character
    films: film, movie, cinema, actor, watch, director, trailer, comedy, horror, netflix, rating, review, cast, thriller, oscar, imdb,
      plot, showtime, box office, screen, sequel
    cinema tickets: cinema, ticket, showtime, seat, screening, movie, theatre, book, playing, tonight, imax, popcorn, matinee, show,
      box office
    television: tv, channel, series, show, episode, season, watch, remote, programme, broadcast, netflix, guide, record, subtitles,
      hbo, stream, soap, documentary, on tonight
    games: game, play, level, score, player, puzzle, quiz, chess, cards, trivia, console, xbox, playstation, nintendo, poker,
      solitaire, minecraft, crossword, sudoku, hangman, tic tac toe
    quiz and trivia: quiz, trivia, question, answer, test, knowledge, guess, true or false, score, category, multiple choice, points,
      contest, riddle, fact
    jokes: joke, funny, laugh, humour, pun, knock knock, comedian, hilarious, riddle, make me laugh, prank, one liner, chuckle, smile,
      silly
    stories: story, tale, bedtime, fairy tale, fable, read, princess, dragon, once upon a time, child, narrative, tell, legend, myth,
      adventure
    photos: photo, picture, camera, selfie, album, gallery, image, video, snap, slideshow, flash, lens, zoom, portrait, edit, shot,
      crop, filter
    recording: record, video, voice memo, microphone, capture, audio, film, camera, screen, dictate, playback, recorder, mic, stop, clip
    social networks: facebook, twitter, instagram, post, tweet, like, share, follow, social media, comment, status, friend, timeline,
      hashtag, tiktok, snapchat, profile, linkedin, story, retweet, feed
    # people and talk
    phone calls: call, phone, dial, ring, number, contact, hang up, voicemail, missed, redial, speaker, answer, video call, caller,
      conference call, mobile, hello, pick up, facetime
    contacts: contact, number, address book, phone number, email address, name, friend, add, save, edit, person, mobile, phone book,
      nickname, details
    text messages: text, message, sms, send, reply, read, unread, whatsapp, chat, conversation, write, saying, respond, received, new
      message, messenger
    email: email, inbox, send, reply, unread, subject, attachment, gmail, sender, forward, mail, message, draft, spam, outlook, cc,
      compose, read, new, archive
    email check: new emails, unread, inbox, any mail, received, check, latest, did i get, sender, message, important, today, anything
      new, mail, mailbox
    email contact: email address, contact, add, save, address, sender, new contact, person, phone number, name, store, gmail, details,
      book, mail
    voicemail: voicemail, message, listen, missed call, mailbox, greeting, beep, answering machine, caller, new message, delete, play,
      unheard, leave, record
    greetings: hello, hi, hey, good morning, good afternoon, good evening, greetings, howdy, how are you, what's up, welcome, day, nice
      to meet, morning, yo
    farewell: goodbye, bye, see you, good night, later, farewell, take care, talk later, leaving, until tomorrow, ciao, sleep well, see
      ya, end, close
    thanks and praise: thanks, thank you, great, good job, awesome, well done, helpful, appreciate, cheers, perfect, love, excellent,
      nice, smart, clever, best, impressed
    complaint: bad, wrong, stupid, useless, annoying, terrible, complain, hate, disappointed, angry, suck, dumb, unhelpful, mistake,
      problem, frustrated
    assistant name: your name, name, called, call you, who are you, siri, alexa, nickname, title, identity, change your name, refer,
      rename, assistant, address
    assistant maker: made, created, built, maker, creator, boss, work for, programmed, designed, company, developer, invented, owner,
      engineer, employer
    assistant age and origin: your age, old, born, birthday, live, where, birthplace, home, country, come from, created, origin,
      located, reside, created when, hometown
    assistant nature: robot, human, real, ai, bot, computer, alive, machine, person, artificial, intelligence, feelings, conscious,
      assistant, program
    assistant feelings: how are you, feel, happy, sad, mood, love, bored, tired, like, lonely, angry, favourite, emotion, friend, day
    assistant abilities: what can you do, help, able, abilities, skills, features, commands, capable, functions, ask, tasks, support,
      how do you work, can i ask, topics
    assistant hobbies: hobby, fun, free time, like to do, interest, favourite, pastime, enjoy, sports, pets, music, movie, read,
      weekend, food
    assistant voice: voice, accent, language, male, female, whisper, speak, talk, faster, slower, louder, change, gender, sound,
      british, american, tone
    assistant language: language, speak, english, spanish, french, german, change, switch, chinese, talk, understand, italian,
      japanese, portuguese, russian
    user's name: my name, name, call me, who am i, nickname, know me, remember me, change, address me, what am i called, refer, mister,
      title, first name, username
    user's mood: sad, happy, bored, tired, lonely, angry, depressed, stressed, anxious, upset, cheer, feel, mood, cry, bad day, scared
    jokes about love: love, marry, girlfriend, boyfriend, date, single, kiss, husband, wife, feelings, relationship, partner, crush,
      romantic, heart
    meaning of life: meaning of life, purpose, life, existence, why are we here, universe, god, philosophy, forty two, point, exist,
      death, soul, believe, religion
    yes or no: yes, no, maybe, sure, agree, correct, right, true, false, wrong, okay, absolutely, never, perhaps, not sure, definitely
    stop and cancel: cancel, stop, never mind, forget it, undo, abort, quit, exit, delete, back, ignore, mistake, go back, enough,
      halt, don't
    repeat and clarify: repeat, again, say again, pardon, what did you say, understand, louder, slower, once more, didn't hear,
      unclear, mean, explain, clarify, rephrase, confused
    help: help, assist, support, how to, guide, instructions, problem, trouble, stuck, manual, question, tutorial, customer service,
      faq, hint
    # home
    lights: light, lamp, bulb, bright, dim, switch, dark, bedroom, kitchen, living room, colour, brightness, ceiling, hue, turn on,
      turn off, illuminate, porch
    light colour: colour, red, blue, green, light, yellow, white, purple, pink, warm white, orange, shade, hue, change, mood, rainbow
    light brightness: brightness, dim, bright, percent, lower, raise, darker, brighter, light, level, too bright, too dark, lamp,
      intensity, glare
    heating: heating, thermostat, temperature, degrees, warm, cold, heater, radiator, boiler, furnace, ac, cool, air conditioning,
      room, hot, freezing, climate, fan
    door locks: lock, unlock, door, front door, key, garage, open, gate, back door, bolt, deadbolt, closed, secure, entrance,
      locksmith, latch
    home security: alarm, camera, security, motion, intruder, arm, disarm, doorbell, door, burglar, sensor, window, surveillance, safe,
      smoke detector, siren
    blinds and curtains: blind, curtain, shade, shutter, window, open, close, sun, drape, raise, lower, awning, roll up, daylight, pull
    plugs and sockets: plug, socket, outlet, switch, wemo, power, appliance, smart plug, extension, device, turn on, turn off,
      electric, lamp, fan
    smart home: smart home, device, scene, room, sensor, hub, automation, connect, appliance, turn on, turn off, alexa, switch, mode,
      routine
    vacuum: vacuum, hoover, robot, clean, floor, carpet, dust, dock, roomba, room, mop, sweep, dirt, rug, suction, vacuum cleaner
    chores and cleaning: clean, chore, dishes, laundry, tidy, wash, dust, mop, trash, stain, ironing, bathroom, soap, detergent,
      bleach, housework
    laundry: laundry, washing machine, dryer, wash, clothes, detergent, cycle, spin, load, rinse, iron, stain, fold, dirty, fabric
    kitchen machines: oven, fridge, microwave, dishwasher, toaster, kettle, blender, freezer, stove, preheat, hob, mixer, air fryer,
      grill, temperature
    coffee: coffee, espresso, latte, cappuccino, brew, cup, machine, caffeine, beans, mug, milk, filter, tea, kettle, americano, mocha
    bins: rubbish, trash, bin, garbage, recycling, collection, bin day, pick up, waste, pickup, dustbin, refuse, landfill, compost,
      green bin, council, wheelie bin
    utilities: electricity, water, gas, power, meter, bill, energy, outage, supply, internet, usage, power cut, kilowatt, electric,
      solar, reading
    home repair: plumber, leak, electrician, repair, pipe, broken, fix, paint, tool, drill, wall, roof, hammer, handyman, builder,
      toilet, blocked
    # food
    cooking: cook, bake, oven, boil, fry, recipe, roast, grill, minute, temperature, pan, simmer, pot, stir, dish, meal, preheat,
      kitchen, steam, chef
    recipe: recipe, ingredient, cook, make, dish, bake, how to make, step, serve, meal, cuisine, instructions, homemade, cookbook,
      prepare, dinner, directions
    ingredients: ingredient, need, flour, sugar, egg, butter, salt, what do i need, contain, put in, recipe, spice, made of, milk,
      list, contents
    ingredient swaps: substitute, instead of, replace, swap, replacement, alternative, ingredient, butter, egg, milk, buttermilk,
      baking powder, sugar, flour, run out of
    cooking times: how long, cook, bake, minutes, boil, roast, oven, temperature, degrees, chicken, turkey, rice, steak, egg, hours,
      timing
    food keeping: expire, go bad, shelf life, last, fridge, freezer, fresh, spoil, leftovers, how long, still good, safe to eat,
      rotten, store, expiration
    calories: calorie, how many calories, fat, diet, food, burn, intake, apple, count, kcal, serving, weight, eat, sugar, carbs
    nutrition: nutrition, protein, vitamin, healthy, carbs, sugar, fat, sodium, fibre, calorie, iron, calcium, cholesterol, nutrient,
      diet, healthy food, good for you
    diet and allergy: diet, vegetarian, vegan, gluten, dairy free, allergy, lactose, nut, kosher, halal, keto, intolerance, sugar free,
      organic, low carb
    meal ideas: meal, dinner, lunch, breakfast, suggest, eat, hungry, idea, cook, recommend, tonight, snack, food, recipe, cuisine, dish
    restaurants: restaurant, eat, dinner, food, table, menu, italian, chinese, sushi, pizza, nearby, diner, lunch, mexican, thai,
      indian, chef, burger, steakhouse, seafood, cafe
    restaurant reviews: review, rating, restaurant, good, star, recommend, how good, yelp, worth, opinion, food, service, quality, say
      about, customers, critic
    restaurant recommendation: recommend, restaurant, best, good place, eat, suggest, near, cuisine, food, popular, where to eat, top,
      nearby, tonight, town
    restaurant reservation: reservation, table, restaurant, book, people, party, seat, dinner, tonight, guests, pm, under the name,
      cancel, confirm, party of, tomorrow night
    accepting reservations: accept reservations, take reservations, restaurant, reserve, table, need a reservation, walk in, booking,
      possible, allow, wait, seat, ahead, policy, take bookings
    waiting for a table: wait, how long, table, line, queue, restaurant, busy, seated, minutes, crowded, time, party, packed, wait
      time, full
    food delivery: delivery, takeaway, takeout, order, pizza, food, uber eats, doordash, grubhub, hungry, eta, driver, pick up, curry,
      meal, chinese
    bars and drinks: bar, beer, wine, cocktail, drink, pub, alcohol, whisky, vodka, pint, nightclub, bottle, martini, rum, happy hour,
      gin
    tip: tip, gratuity, bill, percent, waiter, restaurant, service, leave, how much, split, check, customary, meal, server, calculate
    # shops
    shopping: shop, buy, store, price, amazon, clothes, shoes, online, sale, cart, mall, order, size, product, discount, brand, gift,
      purchase
    prices: price, cost, how much, expensive, cheap, dollar, sale, discount, pay, worth, deal, offer, compare, fee, value
    clothes: clothes, shirt, trousers, dress, shoes, size, jeans, coat, jacket, fashion, wear, skirt, socks, style, hat, suit, sneakers
    orders: order, purchase, buy, status, cancel, return, cart, place an order, confirmation, item, history, checkout, reorder, amazon,
      number
    order status: order status, where is my order, shipped, arrive, order, delivery, track, when, update, expected, dispatched, on its
      way, package, status, estimated
    parcels: parcel, package, delivery, track, ship, courier, post, arrive, mail, ups, fedex, tracking number, dispatch, box, dhl,
      shipment
    returns and refunds: refund, return, exchange, money back, receipt, broken, warranty, wrong size, replacement, item, send back,
      faulty, policy, store, damaged
    coupons: coupon, voucher, discount, deal, promo code, gift card, offer, sale, save, percent off, black friday, cashback, redeem,
      bargain, special
    opening hours: open, close, hours, store, late, sunday, shut, what time, still open, business hours, holiday, bank, shop, until,
      saturday, until when
    gifts: gift, present, birthday, christmas, idea, wrap, give, flowers, card, buy, surprise, anniversary, toy, chocolate, ribbon
    # money
    bank accounts: account, bank, checking, savings, open, close, balance, number, statement, joint, branch, current account, deposit,
      money, credit union, holder
    account balance: balance, how much money, account, available, checking, savings, left, funds, bank, enough, total, cash, current,
      in my account, worth
    blocked account: blocked, frozen, locked, account, hold, access, suspended, why, unblock, locked out, unlock, restricted, flagged,
      disabled, denied, reactivate
    freeze account: freeze, block, account, stop, lock, suspend, hold, card, disable, halt, put a hold, prevent, temporarily, security,
      put a stop
    account numbers: account number, routing number, sort code, iban, swift, digits, number, bank, code, bic, details, checking, find,
      aba, wire
    transactions: transaction, purchase, spend, payment, history, recent, charge, statement, last, bought, activity, debit, merchant,
      amount, card, pending
    pending payments: pending, transaction, charge, payment, process, clear, hold, waiting, post, go through, not yet, long, complete,
      outstanding, unsettled
    spending history: spend, how much, month, category, food, groceries, history, entertainment, week, budget, money, track, total,
      expenses, expenditure, last month
    transfer: transfer, send money, wire, account, savings, checking, move, dollars, bank, payee, recipient, amount, beneficiary,
      funds, venmo, paypal, send
    transfer problems: transfer, failed, declined, not arrived, recipient, pending, cancel, wrong account, money missing, not received,
      late, delay, reverse, fee, beneficiary
    pay bill: pay, bill, electric, phone, water, rent, due, utility, cable, gas bill, internet bill, settle, account, credit card bill,
      provider, autopay
    bill amount: bill, how much, owe, due, electric, amount, balance, total, phone, water, cost, month, gas, cable, payment
    bill due date: due, bill, when, date, deadline, pay, late, next, day, credit card, month, rent, late fee, overdue, how soon,
      latest, cutoff
    minimum payment: minimum payment, least, credit card, pay, bill, due, lowest, amount, minimum, this month, statement, balance,
      required, visa, smallest
    credit card: credit card, visa, mastercard, american express, apply, limit, new card, apr, bill, rewards, card, swipe, application,
      plastic, balance
    new or replacement card: new card, replacement, lost, damaged, expired, order card, send, arrive, card, how long, broken, physical
      card, mail, request, duplicate
    card delivery: card, arrive, delivery, when, mail, new card, waiting, post, track, come, sent, days, received, express, still not
    card activation: activate, card, new card, working, start using, enable, first time, use, set up, call, verify, register, debit,
      credit, received
    lost or stolen card: lost, stolen, card, report, missing, wallet, block, thief, purse, cancel card, gone, find, left, robbed,
      someone took
    damaged card: damaged, card, broken, cracked, scratched, bent, melted, chip, snapped, magnetic strip, dog chewed, replace, swipe,
      torn, ruined
    card declined: declined, card, rejected, refused, why, store, payment, purchase, denied, work, failed, didn't go through, atm,
      restaurant, error
    contactless and phone pay: contactless, apple pay, google pay, tap, phone, wallet, nfc, add card, terminal, samsung pay, pay,
      touch, reader, set up, device
    virtual card: virtual card, disposable, online, card number, one time, temporary, digital, create, physical, app, limit, expire,
      details, cvv, internet
    credit score: credit score, rating, credit report, fico, improve, equifax, experian, good, bureau, points, history, raise, check,
      transunion, number
    improve credit: improve, credit score, raise, better, increase, boost, build, rating, fix, higher, repair, tips, debt, steps, bad
      credit
    credit limit: credit limit, maximum, spend, card, raise, increase, limit, available credit, higher, line, change, extend, visa, how
      high, cap
    interest rate: interest rate, apr, interest, percent, savings, loan, mortgage, rate, yield, fixed, variable, earn, annual, charge,
      account
    rewards: rewards, points, cash back, miles, redeem, balance, earn, card, loyalty, bonus, air miles, visa, many, collect, programme
    bank fees: fee, charge, overdraft, monthly fee, foreign, penalty, late fee, extra, charged twice, why, refund, atm fee, commission,
      cost, surcharge
    foreign purchases: foreign, abroad, international, transaction fee, overseas, travel, card, country, currency, charge, use my card,
      purchase, outside, europe, exchange
    fraud: fraud, suspicious, unauthorised, stolen, charge, scam, identity theft, report, didn't make, dispute, hacked, phishing,
      strange, not mine, recognise
    pin: pin, code, change, forgot, card, reset, new pin, number, atm, security, digits, unblock, password, wrong, secret
    cash and atm: cash, atm, withdraw, machine, take out, deposit, cashpoint, banknote, coins, change, limit, nearest, note, swallowed,
      dollars
    cheques: cheque, checkbook, order, write, cash, deposit, bounce, void, bank, blank, clear, mail, paper, more, running out
    loans: loan, borrow, mortgage, lend, repay, bank, car loan, student loan, interest, apply, refinance, debt, down payment,
      instalment, lender, qualify
    direct deposit: direct deposit, paycheck, employer, set up, salary, account, payroll, form, bank, automatically, payday, start,
      wages, deposited, receive
    payday: payday, paid, paycheck, when, next, salary, money, wage, last, get paid, direct deposit, month, received, date, come
    income: income, salary, make, earn, pay, wage, year, how much, annual, paycheck, per hour, job, bonus, gross, net
    taxes: tax, income tax, return, irs, hmrc, file, refund, deduct, vat, sales tax, rate, owe, state, federal, withhold, council tax
    tax forms: w2, tax form, document, form, 1099, p60, find, get, employer, copy, tax return, file, mail, statement, where
    insurance: insurance, policy, cover, premium, claim, health, car insurance, life insurance, deductible, coverage, insurer,
      benefits, plan, excess, quote, home insurance
    insurance change: change, switch, insurance, plan, new, policy, provider, update, coverage, better, enrol, add, different, upgrade,
      company
    investing: invest, stock, bond, portfolio, fund, dividend, share, etf, broker, buy, return, index, risk, asset, mutual fund, advice
    pension: pension, retirement, 401k, rollover, ira, fund, contribution, social security, age, savings, transfer, old, job, benefit,
      employer, annuity
    stocks: stock, share, price, market, nasdaq, dow, ticker, trade, apple stock, tesla, up, down, invest, quote, company, closing,
      dividend, index
    currency: currency, exchange rate, dollar, euro, pound, yen, convert, worth, peso, rupee, rate, money, franc, bitcoin, how many
      dollars, usd, value
    cryptocurrency: bitcoin, crypto, ethereum, coin, wallet, blockchain, token, price, buy, exchange, dogecoin, value, nft, trade,
      digital coin
    budget and saving: budget, save, spend, money, plan, month, goal, afford, expenses, cut, limit, emergency fund, aside, track,
      finances
    top up: top up, add money, card, account, load, credit, balance, funds, automatic, prepaid, failed, cheque, verify, bank transfer,
      reload
    verify identity: identity, verify, passport, document, proof, id, name, confirm, details, photo, unable, why, driving licence,
      check, personal details
    donations: donate, charity, cause, give, money, foundation, red cross, help, fundraiser, volunteer, contribution, poor, appeal,
      relief, unicef
    # work
    job: job, work, career, employer, position, apply, interview, cv, hire, vacancy, resume, salary, unemployed, linkedin, recruiter,
      application
    leave: leave, vacation, days off, holiday, pto, time off, request, sick, approve, balance, left, annual leave, boss, absence,
      manager, remaining
    leave request: request, time off, vacation, submit, pto, leave, days off, put in, ask, holiday, book, monday, apply, weeks off, ask
      off
    leave approval: approved, vacation, leave, request, status, pto, accepted, yet, time off, boss, decision, denied, manager, granted,
      holiday
    human resources: hr, employee, payroll, benefits, human resources, contract, onboarding, policy, manager, hire, review, training,
      staff, complaint, overtime
    office life: office, desk, colleague, boss, shift, overtime, project, deadline, presentation, report, coworker, work from home,
      commute, break, business
    business trip: business trip, expenses, flight, hotel, conference, receipt, reimburse, client, travel, company, claim, per diem,
      report, meeting, mileage
    # car
    car: car, drive, engine, vehicle, tyre, oil, fuel, petrol, mechanic, garage, brake, licence, park, battery, registration, wheel,
      truck
    fuel level: gas, petrol, fuel, tank, left, full, empty, low, gauge, how much, diesel, fill up, range, refuel, enough
    fuel type: fuel, gas, type, kind, diesel, unleaded, premium, octane, regular, car, petrol, take, ethanol, put in, use
    fuel economy: mpg, miles per gallon, fuel economy, mileage, gas, highway, consumption, litres, efficient, average, city, car, get,
      kilometre, economical
    mileage: mileage, odometer, miles, car, driven, kilometres, how many miles, clock, distance, reading, lease, total, far, vehicle,
      trip meter
    tyre pressure: tyre pressure, air, psi, tyre, inflate, low, pump, check, flat, bar, front, rear, enough air, fill, pressure
    change a tyre: flat tyre, tyre, change, spare, jack, wheel, puncture, replace, new tyres, rotate, swap, lug nuts, how to, blown,
      slashed
    oil change: oil, change, engine, how to, when, due, last, filter, miles, car, schedule, motor oil, next, dipstick, garage
    jump start: jump start, dead battery, cables, car, start, battery, won't start, leads, charge, how to, boost, flat, engine, jumper,
      clamps
    car service: maintenance, service, mechanic, schedule, brakes, tune up, car, appointment, inspection, garage, repair, check, mot,
      next, engine light
    car warning lights: warning light, engine light, dashboard, check engine, blinking, why, on, brake light, airbag, mean, red,
      yellow, indicator, oil light, car
    car registration: registration, licence plate, dmv, dvla, renew, sticker, car, title, mot, road tax, number plate, vehicle, tags,
      expire, ownership, logbook
    driving licence: licence, driving, driver's license, renew, test, dmv, permit, theory, expire, points, learner, provisional,
      lessons, age, instructor
    car breakdown: breakdown, tow, accident, crash, flat, roadside, stuck, aaa, overheated, broken down, smoking, insurance, won't
      start, help, collision
    electric car: electric car, charge, charging station, tesla, battery, range, plug in, charger, ev, hybrid, kilowatt, cable,
      percent, point, volt
    parking: parking, car park, space, garage, meter, spot, lot, ticket, permit, free, street, valet, fine, where did i park, tow away,
      multi storey
    traffic: traffic, jam, congestion, road, accident, commute, highway, slow, busy, delay, rush hour, motorway, construction, work,
      route, closed, drive
    navigation: navigate, directions, route, map, way, drive, turn, left, right, street, destination, gps, get to, home, address, near,
      north, distance, lost
    distance: distance, far, miles, kilometres, away, drive, how long, walk, between, close, journey, road, travel time, how far, as
      the crow flies, radius
    where am i: location, where am i, current, address, gps, here, position, street, city, map, lost, place, coordinates, town, country
    places nearby: nearby, nearest, near me, closest, around here, shop, gas station, bank, hospital, park, restaurant, pharmacy,
      place, where, local, supermarket
    speed: speed, limit, fast, mph, kilometres per hour, camera, slow down, ticket, motorway, velocity, cruise control, accelerate,
      drive, knots, pace
    # travel
    public transport: bus, train, metro, tram, station, stop, ticket, timetable, platform, subway, underground, line, fare, next train,
      transfer, pass, transit
    train: train, ticket, station, platform, railway, depart, arrive, seat, delay, first class, amtrak, conductor, express, return,
      carriage, track
    bus: bus, stop, route, next, number, timetable, coach, driver, depot, fare, line, arrive, catch, greyhound, school bus
    taxi: taxi, cab, uber, lyft, driver, pick up, ride, fare, airport, call, book, minicab, drop off, wait, passenger
    flights: flight, fly, plane, airport, airline, ticket, depart, arrive, gate, terminal, book, boarding, delay, land, layover,
      luggage, seat, business class, economy, one way, round trip
    flight status: flight status, delayed, on time, land, gate, take off, flight number, arrive, depart, when, board, schedule,
      cancelled, terminal, airborne, on schedule
    book a flight: book, flight, ticket, airline, fly, round trip, one way, cheap, depart, passenger, seat, dates, return, fares,
      nonstop
    luggage: luggage, bag, suitcase, carry on, baggage, weight, lost, check, claim, airline, allowance, hand luggage, liquids, pack,
      cabin, oversized
    lost luggage: lost, luggage, bag, missing, airline, airport, find, claim, suitcase, track, never arrived, report, baggage,
      carousel, left
    plane rules: carry on, allowed, liquids, plane, bring, rules, airline, size, restrictions, ounces, security, limit, cabin, tsa,
      weight
    hotels: hotel, room, book, stay, check in, night, reservation, suite, hostel, motel, bed, airbnb, resort, guest, breakfast,
      checkout, pool
    visas and passports: visa, passport, embassy, border, entry, country, travel, required, customs, immigration, permit, apply,
      international, consulate, stamp, need
    vaccinations for travel: vaccine, shot, vaccination, travel, need, country, malaria, yellow fever, hepatitis, jab, immunise,
      required, before, clinic, typhoid
    travel safety: safe, travel alert, warning, advisory, dangerous, country, travel, risk, terrorism, crime, alert, unrest, tourists,
      area, visit
    travel ideas: visit, sightseeing, things to do, attraction, tourist, museum, landmark, recommend, trip, tour, see, activities,
      vacation, city, beach, explore, fun
    travel notice to bank: travel, bank, notify, abroad, going, card, trip, let know, overseas, country, use my card, notice, leaving,
      tell, block
    car rental: rent, car, hire, suv, pick up, return, insurance, airport, hertz, days, van, reserve, vehicle, drop off, hire car, avis
    packing: pack, suitcase, bring, list, clothes, trip, what to, toothbrush, need, take, bag, travel, passport, essentials, forget
    electric plug abroad: plug, adapter, converter, socket, voltage, outlet, type, country, travel, need, charger, electrical, power,
      hz, europe
    cruise and sea travel: ship, ferry, cruise, boat, port, cabin, sail, harbour, deck, sea, island, yacht, dock, captain, voyage
    # health
    health: health, doctor, symptom, pain, medicine, hospital, sick, fever, headache, cough, blood, disease, treatment, nurse, flu,
      checkup, virus
    symptoms: symptom, pain, fever, cough, headache, rash, nausea, dizzy, sore throat, hurt, ache, vomit, swollen, itchy, tired, chills
    medicine: medicine, pill, dose, prescription, pharmacy, tablet, drug, take, antibiotic, refill, side effect, aspirin, vitamin,
      medication, insulin
    doctor visit: doctor, appointment, dentist, clinic, checkup, nurse, specialist, surgery, hospital, book, gp, eye test, see,
      patient, therapist
    emergency: emergency, ambulance, police, fire, 911, 999, help, accident, poison, hurt, bleeding, unconscious, choking, cpr, first
      aid
    first aid: first aid, burn, cut, bandage, bleeding, bite, sting, sprain, cpr, wound, poison, choke, bruise, ice, plaster
    mental health: anxiety, depression, stress, therapist, panic, mood, lonely, counselling, mental health, suicide, cope, overwhelmed,
      calm, sad, talk
    fitness: fitness, workout, exercise, gym, run, steps, push ups, muscle, yoga, squat, cardio, training, heart rate, weights,
      stretch, plank, burn
    running and cycling: run, jog, cycle, bike, miles, pace, marathon, track, distance, route, km, ride, treadmill, lap, trail
    steps and activity: steps, walk, distance, activity, calories burned, goal, pedometer, today, fitbit, active, move, floors, count,
      watch, progress
    weight: weight, lose, pounds, kilos, scale, bmi, gain, diet, fat, weigh, stone, overweight, body, target, log
    sleep: sleep, bed, insomnia, nap, dream, bedtime, tired, hours, night, white noise, snore, wake, rest, pillow, lullaby, fall asleep
    meditation: meditate, relax, breathe, calm, mindfulness, yoga, stress, peace, zen, session, guided, focus, minutes, ambient,
      headspace
    pregnancy and babies: baby, pregnant, birth, feed, diaper, nappy, infant, due date, midwife, cradle, milk, breastfeed, newborn,
      trimester, bottle
    # knowledge
    school: school, class, homework, teacher, exam, student, lesson, grade, study, university, course, subject, college, degree, test,
      campus, essay
    learning: learn, study, course, lesson, teach, flashcard, practice, tutorial, language, skill, exam, quiz, memorise, subject, tutor
    translation: translate, spanish, french, german, language, say, word, how do you say, italian, chinese, japanese, english, phrase,
      mean, russian, in another language, latin
    definitions: define, meaning, word, dictionary, what does, term, explain, vocabulary, slang, phrase, concept, stand for, acronym,
      describe, synonym, sense
    spelling: spell, letter, word, how do you spell, alphabet, correct, write, grammar, vowel, consonant, pronounce, capital letter,
      hyphen, misspell, spelt right, typo
    synonyms: synonym, antonym, opposite, another word, similar, thesaurus, word, same meaning, rhyme, alternative, other word,
      replace, term, contrary, equivalent
    calculation: calculate, plus, minus, times, divided, square root, percent, sum, math, equals, add, multiply, subtract, number,
      equation, fraction, power, calculator, average
    percentage: percent, percentage, tip, discount, fraction, calculate, ratio, rate, half, increase, decrease, off, tax, quarter,
      percent off
    unit conversion: convert, miles, kilometres, inches, centimetres, pounds, kilos, cups, ounces, feet, metres, litres, gallons,
      celsius, fahrenheit, grams, how many, tablespoons, pints, yards
    size and measure: long, tall, height, weight, width, length, size, measure, deep, area, volume, distance, feet, metres, big
    chance games: coin, flip, dice, roll, random, number, heads, tails, toss, pick, die, between, choose, draw, lottery, sides
    geography: country, capital, city, population, continent, mountain, river, ocean, flag, island, border, map, located, area, state,
      highest
    history: history, war, king, century, year, ancient, empire, president, happened, when, revolution, battle, historic, roman, queen,
      founded
    science: science, physics, chemistry, atom, experiment, biology, energy, element, gravity, cell, dna, evolution, scientist, theory,
      light, water
    nature and animals: animal, bird, lion, elephant, species, dinosaur, insect, whale, wild, zoo, sound, bear, fish, tiger, forest,
      nature
    celebrities: celebrity, actor, singer, famous, star, married, age, born, net worth, how old, wife, husband, die, height, biography,
      alive, dating
    politics: president, prime minister, election, government, vote, party, senate, parliament, congress, minister, politician, law,
      candidate, senator, democrat, republican, mayor
    facts: fact, who, what, wikipedia, information, know, knowledge, trivia, interesting, invented, discovered, largest, first, why,
      record, encyclopedia
    opinion and advice: think, opinion, advice, recommend, best, suggest, idea, decide, choose, tip, worth, prefer, opinions on,
      guidance, views, counsel
    fun facts: fun fact, interesting, fact, random, did you know, trivia, tell me, strange, amazing, cool, weird, history, animal,
      science, curious
    religion and horoscope: horoscope, zodiac, star sign, bible, church, prayer, god, leo, aries, mosque, fortune, luck, gemini,
      religion, astrology
    # devices
    volume: volume, loud, quiet, louder, sound, mute, quieter, turn up, turn down, speaker, hear, level, silence, unmute, noise
    screen and brightness: screen, brightness, display, dark mode, bright, dim, wallpaper, rotate, resolution, night mode, theme, font,
      contrast, size, monitor
    wifi and internet: wifi, internet, network, router, connect, password, signal, online, mobile data, slow, ethernet, hotspot,
      bluetooth, speed, modem, broadband
    bluetooth: bluetooth, pair, connect, headphones, speaker, device, disconnect, car, turn on, earbuds, search, wireless, keyboard,
      unpair, airpods
    battery: battery, charge, percent, power, low, charger, left, plug in, full, dead, drain, power saving, level, cable, last
    storage and updates: storage, space, update, memory, full, version, install, software, gigabyte, backup, free up, cloud, delete,
      restore, upgrade
    device settings: settings, mode, reset, setting, configure, restart, notification, airplane mode, do not disturb, factory, device,
      preferences, default, permission, sync
    notifications: notification, alert, notify, ping, mute, sound, turn off, unread, missed, do not disturb, badge, message, push,
      vibrate, remind
    applications: app, open, close, install, download, launch, update, uninstall, application, store, program, run, play store,
      software, phone
    files: file, folder, document, open, save, delete, copy, move, download, upload, pdf, drive, share, rename, cloud, directory
    printing and scanning: print, scan, paper, copy, ink, page, document, toner, colour, fax, cartridge, pdf, double sided, jam,
      scanner, photocopy
    passwords and security: password, login, account, security, hacked, two factor, reset, code, username, fingerprint, face id,
      forgot, secure, sign in, lock, privacy
    find my phone: find, phone, lost, where, ring, locate, misplaced, device, my phone, tracker, missing, last seen, beep, tablet, make
      it ring
    location sharing: share, location, where i am, send, position, family, friends, track, live, map, whereabouts, eta, see where,
      contact, gps
    computers and coding: computer, laptop, code, program, software, python, mouse, keyboard, windows, mac, server, bug, crash,
      website, developer
    phone plan: data, plan, minutes, contract, sim, roaming, carrier, prepaid, coverage, verizon, vodafone, mobile, usage, upgrade, bill
    # life
    pets: pet, dog, cat, vet, feed, walk, puppy, animal, leash, kitten, fish, treat, hamster, collar, litter
    plants and garden: plant, garden, water, flower, soil, grow, seed, lawn, tree, mow, fertiliser, prune, pot, rose, sprinkler, weed
    children: child, school, toy, babysitter, bedtime, play, son, daughter, nursery, parent, cartoon, playground, homework,
      kindergarten, baby, toddler
    relationships: girlfriend, boyfriend, date, love, wife, husband, partner, marriage, divorce, tinder, relationship, family, friend,
      anniversary, break up
    weddings and parties: wedding, party, bride, guest, invite, celebrate, venue, cake, ring, groom, reception, dance, toast, host,
      birthday, engagement
    events and tickets: event, concert, ticket, festival, show, museum, theatre, venue, tonight, weekend, exhibition, gig, happening,
      seat, near, band
    real estate: house, flat, rent, apartment, buy, mortgage, landlord, tenant, lease, bedroom, estate agent, property, move, square
      feet, neighbourhood
    law: law, lawyer, legal, court, sue, contract, police, crime, rights, judge, illegal, divorce, arrest, attorney, testament
    beauty: haircut, hair, salon, nails, makeup, barber, skin, beard, shave, spa, massage, lipstick, hairdresser, tattoo, colour
    faith and culture: museum, art, painting, gallery, sculpture, opera, ballet, theatre, artist, exhibition, culture, classical, poem,
      architecture, dance
    weather on the road: ice, snow, road, drive, fog, black ice, chains, wind, slippery, closed, conditions, visibility, storm, winter
      tyres, flood
    """
}

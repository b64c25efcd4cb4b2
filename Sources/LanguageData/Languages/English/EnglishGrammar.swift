// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How English words inflect, which carry grammar only, and what people put around a request.
  static let englishGrammar = """
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
    # around an app's name
    ask * to
    ask * if
    ask * whether
    ask * for
    ask * about
    ask *
    tell * to
    tell * that
    tell *
    have *
    get * to
    let *
    use * to
    use * and
    open * and
    launch * and
    start * and
    go to * and
    open up * and
    with *
    using *
    by using *
    in *
    on *
    via *
    through *
    by *
    from *
    to *
    into *
    inside *
    at *
    within *
    with the * app
    using the * app
    in the * app
    on the * app
    from the * app
    to the * app
    with * app
    in * app
    using * app
    in my *
    on my *
    with my *
    from my *
    to my *
    in my * app
    with the help of *
    with help from *
    according to *
    # around a request
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
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English talk of the home, food and shops.
  static let englishHousehold = """
    [same]
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
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English talk of bodies, work and people.
  static let englishPeople = """
    [same]
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

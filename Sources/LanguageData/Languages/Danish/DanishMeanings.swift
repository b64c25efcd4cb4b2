// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Danish requests.
  static let danishMeanings = """
    [same]
    # switching, raising, lowering
    tænde: tænde, tænde for, aktivere, slå til, tænd på, starte op, tænde op, tænde igen, slå on, aktivering, knips til, tænde alt
    slukke: slukke, sluk for, deaktivere, slå fra, afbryde strømmen, slukke igen, slukke ned, slukke alt, deaktivering, slå af,
      luk ned for, slukke helt
    starte: starte, begynde, sæt i gang, gå i gang, igangsætte, påbegynde, sætte gang i, komme i gang, kør i gang, få gang i, begyndelse,
      opstart, fyre op under, sæt det i gang, sætte over, lad os begynde, indlede
    stoppe: stoppe, standse, afslutte, slutte, afbryde, hold op, ophøre, stop med, lad være med, hold nu op, hold inde, gøre en ende på,
      slut med, afslutning, stop nu, holde op med
    pause: pause, sætte på pause, holde pause, tag en pause, vente med, stop midlertidigt, midlertidigt stop, sæt i bero, tage et ophold
    fortsætte: fortsætte, genoptage, gå videre, spil videre, køre videre, blive ved, start igen, gå i gang igen, sæt i gang igen,
      fortsæt derfra, videre, fortsættelse, hvor jeg slap, afspil igen
    springe over: springe over, skippe, næste sang, spol frem, hop over, spring til næste, spring frem, gå til næste, spring videre,
      næste nummer, sæt den næste på
    næste: næste, kommende, følgende, efterfølgende, den næste, næstkommende, den efter, herefter, som kommer
    forrige: forrige, foregående, tidligere, sidste, den forrige, gå tilbage, en tilbage, den før, forudgående, spring tilbage,
      det sidste nummer, tilbage til
    gentage: gentage, igen, en gang til, forfra, om igen, endnu en gang, tag den igen, sig igen, spil igen, spil det igen, repetere,
      prøve igen, om og om igen, på ny, kør igen, gentagelse, en omgang til
    skrue op: skrue op, hæve, øge, forhøje, højere, skru op for, sætte op, hæve niveauet, forøge, opjustere, op med, mere kraft, stigning,
      forhøjelse, kraftigere, skru lidt op
    skrue ned: skrue ned, sænke, mindske, reducere, sætte ned, lavere, skru ned for, formindske, nedsætte, sænke niveauet, nedjustere,
      ned med, svagere, begrænse, nedbringe, skru lidt ned, dæmpe
    højere lyd: højere lyd, skru op for lyden, øge lydstyrken, mere lyd, hæve lydstyrken, skru op, spil højere, lyden op, sæt lyden op,
      jeg kan ikke høre, for lavt, skru volumen op, lyden højere, forøg lyden, giv den gas, tal højere, mere volumen, mere skrald på
    lavere lyd: lavere lyd, skru ned for lyden, sænke lydstyrken, mindre lyd, dæmpe lyden, skru ned, spil lavere, lyden ned,
      sæt lyden ned, for højt, skru volumen ned, lyden lavere, ikke så højt, tal lavere, larmer for meget, lidt mere stille,
      mindre volumen
    lydløs: lydløs, slå lyden fra, mute, sluk for lyden, uden lyd, på lydløs, gør lydløs, sæt på lydløs, lyden fra, sluk lyden, ingen lyd,
      dæmp alt, gør tavs, tavs, lydløs tilstand, sæt lyden fra
    lydstyrke: lydstyrke, volumen, lydniveau, lyden, hvor højt, lydindstilling, lyd niveau, decibel
    lysere: lysere, mere lys, øge lysstyrken, kraftigere lys, skru op for lyset, lyset op, gør det lysere, kraftigere belysning,
      for mørkt, mere belysning, stærkere lys, lys mere op, fuldt lys
    dæmpe lyset: dæmpe lyset, mørkere, mindre lys, dæmpe, sænke lysstyrken, dæmp belysningen, skru ned for lyset, lyset ned,
      gør det mørkere, for lyst, svagere lys, blødere lys, gør lyset svagere, hyggelys, sænk lyset
    lysstyrke: lysstyrke, lysniveau, hvor lyst, lysintensitet, skærmens lysstyrke, belysningsstyrke
    varmere: varmere, skru op for varmen, mere varme, hæv temperaturen, sæt varmen op, hæve varmen, gør det varmere, jeg fryser,
      for koldt, skru op for temperaturen, opvarme, varme op, gøre varmt, det er koldt, sæt temperaturen op, lunere
    koldere: koldere, køligere, skru ned for varmen, mindre varme, sænk temperaturen, sæt varmen ned, sænke varmen, gør det koldere,
      for varmt, skru ned for temperaturen, køle ned, nedkøle, sæt temperaturen ned, afkøle, jeg sveder, svale
    indstille: indstille, justere, tilpasse, regulere, sætte til, stille ind, finindstille, stille på, sæt værdien til, kalibrere
    indstillinger: indstillinger, opsætning, præferencer, konfiguration, settings, indstillingsmenu, personlige indstillinger,
      valgmuligheder
    # showing, finding, telling
    vise: vise, se, kigge på, få vist, hente frem, lad mig se, fremvise, vis frem, vis mig, lad mig få set, få set, få frem, fremvisning,
      åbne op for, kan jeg se, må jeg se, få et kig på
    opremse: opremse, nævn alle, vis alle, vis en liste, remse op, opliste, liste op, giv mig listen, hvad er der på, lav en liste over,
      vis hele listen, hvilke er der, nævn, remse
    søge: søge, lede efter, finde, søge efter, opspore, find frem, søg på, kigge efter, søge frem, finde frem til, få fat i, opsøge,
      gå på jagt efter, lede op, afsøge, søgning, hvor kan jeg finde, spore
    tjekke: tjekke, kontrollere, undersøge, se efter, check, efterse, kig efter, se på om, tjek lige, gå efter, sikre sig, kontrol,
      dobbelttjekke, se om, undersøge om, finde ud af, kigge på om, få tjekket, verificere
    google: google, slå op, søge på nettet, søge på internettet, søg på google, find på nettet, slå op på nettet, googling, søg online,
      internetsøgning, websøgning
    læse: læse, læse igennem, kigge igennem, gennemlæse, skimme, se hvad der står
    læse op: læse op, læs højt, læs for mig, oplæse, oplæsning, læs den op, læs teksten op, sig teksten, hvad står der, hvad skriver
    fortælle: fortælle, sige, meddele, berette, fortæl om, sig noget om, oplys, berette om, lade vide, give besked om, snakke om
    forklare: forklare, forklaring, beskrive, uddybe, redegøre, forklar mig, hvordan kan det, gøre klart, hvad menes med, gå i dybden,
      tydeliggøre, beskrivelse, illustrere, hvad går ud på, sætte ind i
    svare: svare, besvare, skriv tilbage, skriv et svar, svar på, sende svar, besvarelse, vende tilbage, give svar, tilbagemelding
    spørge: spørge, forespørge, spørg om, høre om, et spørgsmål, stille et spørgsmål, høre ad, forhøre, forespørgsel, har et spørgsmål
    information: information, info, oplysninger, detaljer, data, oplyse, fakta om, noget om, hvad ved du om, specifikationer, baggrund
    mere information: mere information, flere oplysninger, flere detaljer, mere om, vide mere, mere info, uddyb, fortæl mere,
      vis detaljer, hele historien, yderligere oplysninger, detaljeret, mere viden
    overblik: overblik, oversigt, resume, sammenfatning, opsummere, opsummering, resumé, kort fortalt, opsummer, i korte træk,
      hovedpunkter, give et overblik, status, sammenfat, briefing, hurtigt overblik, sammendrag
    sammenligne: sammenligne, sammenligning, holde op mod, stille op mod, hvad er bedst, forskel på, i forhold til, hvilken er bedst
    forskel: forskel, forskellige fra, forskel på, hvad adskiller, hvordan adskiller, afvigelse, uens, ulighed
    anbefale: anbefale, foreslå, anbefaling, forslag, tip, råd, kom med et forslag, har du et forslag, forslag til, hvad synes du,
      hvad anbefaler du, gode råd, hvad skal jeg, hvad bør jeg, rådgive, inspiration, ideer til, henvise til, tilråde
    vælge: vælge, udvælge, valg, vælg ud, træffe et valg, bestemme, beslutte, bestem dig, udpege, plukke ud, markere, udvalg, foretrække
    # adding, removing, changing
    tilføje: tilføje, lægge til, skrive på, føje til, sæt på listen, skriv på listen, læg ind, læg på, sæt på, skriv op, put på, put ind,
      læg til listen, tilføjelse, føre ind, indføre, medtage, sætte ind i, skriv ind, læg i, smid på, kom på listen, sæt ind
    fjerne: fjerne, slette, stryge, tage af, tag væk, smide ud, fjerne fra, tag ud, slet fra, skaffe væk, af med, få væk, smid væk,
      viske ud, strege, strege ud, tag ned, stryg fra listen, slip af med, sletning, skrotte, kassere, kaste ud
    tømme: tømme, rydde, slette alt, fjerne alt, ryd, tøm listen, ryd alt, ryd listen, nulstil listen, slet det hele, slet hele,
      fjern det hele, slet samtlige
    ændre: ændre, redigere, lave om, ændring, modificere, forandre, lav om på, rette til, omlægge, skifte til, tilrette, korrigere,
      opdatere til, udskift med, lav en ændring
    flytte: flytte, udskyde, rykke, ombooke, udsætte, skubbe, rykke frem, rykke tilbage, flytte til, omplanlægge, ændre tidspunkt,
      ændre tiden, anden dag, andet tidspunkt, udskydelse, flyt datoen, fremrykke, vente til
    omdøbe: omdøbe, ændre navn, skifte navn, nyt navn, døbe om, giv nyt navn, ændre titel, kald den, kalde det, omdøbning
    erstatte: erstatte, udskifte, bytte ud, bytte, udskift, skifte ud, ombytte, skifte til en anden, sætte i stedet, erstat med,
      ny i stedet
    oprette: oprette, lave en ny, skabe, opret, lave, oprettelse, start en ny, etablere, generere, åbne en ny, anlægge, starte ny,
      udarbejde, lav mig en, indrette, udforme, udfærdige
    installere: installere, installation, hente app, få app, lægge ind, sæt op på, installer, installering
    konfigurere: konfigurere, sætte op, opsætte, gøre klar, klargøre, opsætning, tilpasning, indrette, gør parat
    opdatere: opdatere, opdatering, forny, opgradere, update, få nyeste version, nyeste version, softwareopdatering, systemopdatering,
      appopdatering, opgradering, hent opdatering, genindlæse, forny siden
    downloade: downloade, hente ned, hente, hente app, gem offline, downloading, tage ned, hente hjem, hent til telefonen,
      gør tilgængelig offline
    uploade: uploade, lægge op, sende op, læg online, lægge på nettet, upload til, lægge i skyen
    gemme: gemme, lagre, bevare, gem den, lægge til side, bogmærke, gem til senere, beholde, arkivere, opbevare, huske til senere, gem som
    sikkerhedskopi: sikkerhedskopi, backup, lav backup, tage backup, sikre data, back up, sikkerhedskopiering
    kopiere: kopiere, duplikere, lav en kopi, tage kopi, kopiering, dublere, klone
    indsætte: indsætte, sæt ind, paste, indsæt her, indsæt fra udklipsholder
    dele: dele, dele med, lad andre se, giv videre, deling, send til andre, dele ud
    udskrive: udskrive, printe, print ud, skrive ud, print, print det ud, få på papir, udskrift, printe ud
    scanne: scanne, skanne, indscanne, læse koden, scan koden, scanning
    åbne: åbne, lukke op, åbn op, gå ind på, gå ind i, luk op for, få op, kør, åbning, start appen, ind på, gå til, åbn appen
    lukke: lukke, luk i, lukke ned, lukke igen, gå ud af, forlade, luk vinduet, lukning, afslutte appen, luk appen, smække
    blokere: blokere, spærre, spær, blokering, spærring, spærre for, blackliste, udelukke, forbyde, lukke ude
    låse: låse, låse af, aflåse, låse døren, sæt i lås, låse efter, sikre døren, smække lås, låsning
    låse op: låse op, oplåse, åbne låsen, lås døren op, åbne døren, luk op, oplåsning
    forbinde: forbinde, parre, tilslutte, koble til, oprette forbindelse, opret forbindelse, par, parring, koble på, kobl, gå på,
      slutte til, koble sammen, synkronisere, forbindelse til, opkoble, sammenkoble
    afbryde forbindelse: afbryde forbindelse, koble fra, frakoble, fjern forbindelsen, frakobling, afkoble, afmonter, tag fra
    skifte: skifte, skift til, bytte til, gå over til, lave om til, slå over på, hop over på, skift over, skift mellem
    nulstille: nulstille, gendanne, fabriksindstillinger, reset, starte forfra, tilbagestille, fabriksnulstille, resette, gendannelse,
      tilbage til standard, standardindstillinger
    genstarte: genstarte, genstart, starte om, boote, reboote, start igen, slukke og tænde, genopstart, genstart enheden, tænd og sluk
    fortryde: fortryde, gøre om, tage tilbage, gå tilbage, ombestemme, det var forkert, omgøre, ophæve, rulle tilbage, annuller det,
      før ændringen, det fortryder jeg, tag det tilbage
    glem det: glem det, lige meget, lad være, drop det, pyt, ikke alligevel, det er lige meget, det er ligegyldigt, skidt med det,
      ikke noget, det var ikke noget, bare glem det, ellers tak, det er fint nok, hellere ikke, stop det, annuller, glem hvad jeg sagde,
      nej tak, jeg har ombestemt mig, det gør ikke noget
    # cancelling, booking, planning
    aflyse: aflyse, annullere, afbestille, opsige, aflysning, melde afbud, annuller, opsigelse, afmelde, annullering, afbestilling, afbud,
      melde fra, kan ikke komme, trække tilbage, sige fra, sige op
    booke: booke, reservere, booking, reservation, bestille tid, bestilling af, få en tid, book en tid, tidsbestilling, sikre plads,
      få plads, forudbestille, bestil plads, book plads
    bestille bord: bestille bord, reservere bord, booke bord, bordbestilling, et bord til, book et bord, reservere et bord,
      bordreservation, bestil et bord, få et bord, har i et bord, ledigt bord
    planlægge: planlægge, planlæg, arrangere, organisere, fastsætte, aftale tid, lægge en plan, sætte tid af, læg ind i kalenderen, aftal,
      tilrettelægge, sætte i kalenderen, plan, planlægning, skemalægge, lave en aftale, afsætte tid, find en tid, koordinere
    forsinkelse: forsinkelse, forsinket, for sent, sent på den, er forsinket, ikke til tiden, hvor forsinket, komme for sent, bagud,
      bagefter planen
    til tiden: til tiden, rettidig, efter planen, punktlig, præcis, planmæssigt, til aftalt tid, i god tid, når jeg det, på klokkeslættet
    bekræfte: bekræfte, bekræftelse, godkende, acceptere, bekræft, sige god for, sige ja til, acceptér, takke ja, sige ja, jeg bekræfter,
      okay til, verificere, stadfæste, godkendelse, tilslutte sig
    afvise: afvise, afslå, takke nej, sig nej, sige nej til, afslag, afvisning, takke nej til, nægte, forkaste, vrage
    invitere: invitere, invitation, indbyde, indbydelse, bede om at komme, byde på, få med, spørg om de kommer, tilføj deltager, bed med,
      tage med, indkalde, indkaldelse
    deltage: deltage, tage del, være med, tilmelde, tilmelding, melde sig, skrive sig op, med på, deltagelse, komme til, dukke op,
      medvirke, slutte sig til
    # alarms, reminders, calendar
    vækkeur: vækkeur, alarm, vækning, vækkealarm, sæt alarm, morgenalarm, mine alarmer, alarmtid, ny alarm, alarm til i morgen
    vække: vække, væk mig, vågne, stå op, få mig op, væk mig klokken, op klokken, jeg skal op, skal tidligt op, op af sengen, vågne op,
      morgenvækning, få ud af sengen
    timer: nedtælling, æggeur, minutur, timer, nedtællingsur, tæl ned, sæt en timer, tid tilbage, minuttimer, køkkenur, køkkentimer,
      nedtælling på
    stopur: stopur, tage tid, tidtagning, start tid, stop tiden, mål tiden
    snooze: snooze, udsæt alarmen, sove lidt længere, slumre, snue, udskyd alarmen, fem minutter mere, ti minutter mere,
      lidt længere i sengen, væk mig senere, sov videre, slumretid
    minde: minde, påmindelse, mind mig om, huske, påminde, husk mig på, ikke glemme, reminder, mind mig, så jeg ikke glemmer,
      lad mig ikke glemme, sørg for jeg husker, erindre, erindring, husk at, sæt en påmindelse, lav en påmindelse, giv mig et praj,
      prik til mig, husk mig
    kalender: kalender, agenda, skema, min kalender, program, aftaler, hvad skal jeg, hvad står der på, dagsorden, dagsprogram, ugeplan,
      mødekalender, tidsplan, hvad sker der, dagens program
    begivenhed: begivenhed, kalenderbegivenhed, arrangement, event, aktivitet, kalenderaftale, noget i kalenderen, indtastning,
      kalenderpost, hændelse, sammenkomst
    møde: møde, konference, samling, medarbejdermøde, teammøde, statusmøde, afdelingsmøde, personalemøde, sammenkomst, briefing,
      mødeaftale, mødetid, videomøde, stævnemøde
    aftale: aftale, tid, kalenderaftale, lægetid, lægeaftale, tidsbestilling, tandlægetid, jeg har en tid, bestilt tid, træffetid,
      konsultation
    opgave: opgave, gøremål, to do, todo, noget der skal gøres, pligt, punkt, ærinde, ting at gøre, noget jeg skal, arbejdsopgave,
      huslig pligt
    opgaveliste: opgaveliste, to do liste, huskeliste, gøremålsliste, to do, ting jeg skal, min liste, listen over opgaver, opgaver,
      dagens opgaver, tjekliste, todoliste, mine gøremål, hvad mangler jeg
    afkrydse: afkrydse, kryds af, færdig, klaret, markere som færdig, sæt flueben, afslutte, fuldført, fuldføre, gjort, udført,
      det er gjort, er færdig med, gennemført, hak af, ordnet, udføre, sæt kryds ved, streg ud, marker som udført
    indkøbsliste: indkøbsliste, indkøbsseddel, indkøbslisten, shoppingliste, handleliste, købeliste, ting jeg skal købe, dagligvareliste,
      hvad mangler vi, indkøbssedlen, madliste, supermarkedsliste
    liste: liste, fortegnelse, register, oversigt over, opstilling, rækken, tabel
    note: note, notat, skriv ned, memo, nedskrive, skriv det ned, notits, notesbog, optegnelse, tage en note, lav en note, huskeseddel,
      kradse ned, skrible, post it, nedfælde, gem en tanke
    diktere: diktere, diktat, skriv hvad jeg siger, tale til tekst, skriv efter, indtale tekst
    optage: optage, optagelse, indspille, lydoptagelse, lydoptag, indtale, memo, stemmeoptagelse, start optagelse, talememo, record,
      voice memo, optag lyd, lydfil
    # time
    hvad er klokken: hvad er klokken, klokken, hvor mange er klokken, klokkeslæt, hvad tid er det, klokken nu, tiden nu,
      hvor meget klokken, hvornår er det nu, aktuel tid, tidspunkt nu, vis uret, hvad siger uret, hvor sent er det, kl
    tidszone: tidszone, tidsforskel, lokal tid, tid i udlandet, timer foran, timer bagud, timers forskel, lokaltid
    dato: dato, hvilken dato, den hvor mange, dags dato, hvad dato, datoen i dag, hvilken dato er det, dagens dato, den hvad
    hvilken dag: hvilken dag, ugedag, hvad for en dag, hvad dag, hvilken ugedag, dag er det, falder på
    hvornår: hvornår, hvad tid, hvilket tidspunkt, på hvilket tidspunkt, på hvilken dag, hvornår er, hvornår starter, hvilken dag og tid,
      hvad dag, hvor snart, fra hvornår, hvornår skal, hvilken tid
    hvor længe: hvor længe, hvor lang tid, varighed, hvor mange minutter, hvor mange timer, hvor mange dage, hvor lang, længde,
      hvor lang tid tager, tidsforbrug, hvor længe varer, hvor længe tager, hvor mange sekunder, hvor længe endnu
    deadline: deadline, frist, sidste dag, forfaldsdato, senest, forfalder, afleveringsfrist, tidsfrist, sidste frist, skal være færdig,
      skal afleveres, inden for fristen, betalingsfrist, absolut senest, frist for
    i dag: i dag, idag, dags dato, dagens, resten af dagen, her i dag, nu til dags, denne dag, senere i dag
    i morgen: i morgen, imorgen, næste dag, morgendagen, dagen efter, i morgen tidlig, i morgen aften, i morgen formiddag,
      i morgen eftermiddag
    i går: i går, igår, gårsdagens, dagen før, forrige dag
    nu: nu, lige nu, med det samme, straks, øjeblikkeligt, for tiden, i øjeblikket, nuværende, her og nu, omgående, prompte,
      for øjeblikket, på stedet, nu og her, aktuelt, hurtigst muligt, lige i øjeblikket, i dette øjeblik
    snart: snart, inden længe, om lidt, om et øjeblik, meget snart, om kort tid, om få minutter, inden for kort tid, lige om lidt
    senere: senere, bagefter, derefter, på et senere tidspunkt, en anden gang, lidt senere, sidenhen, senere hen, om et par timer
    dagligt: dagligt, hver dag, per dag, om dagen, alle dage, en gang om dagen, døgnet, hver eneste dag, hver morgen, hver aften, dag ud
    ugentligt: ugentligt, hver uge, per uge, om ugen, en gang om ugen, alle uger, hver mandag, uge for uge
    månedligt: månedligt, hver måned, per måned, om måneden, en gang om måneden, måned for måned, pr måned
    årligt: årligt, hvert år, per år, om året, en gang om året, pr år, år for år
    altid: altid, hele tiden, konstant, til enhver tid, hver gang, uafbrudt, permanent, evigt, bestandig, døgnet rundt
    aldrig: aldrig, ikke på noget tidspunkt, ingensinde, aldrig nogensinde, aldrig mere, på intet tidspunkt
    ofte: ofte, tit, hyppigt, mange gange, jævnligt, regelmæssigt, gang på gang, i reglen, som regel, normalt, plejer
    hvor ofte: hvor ofte, hvor tit, hvor mange gange, hvilken frekvens, hvor hyppigt, hvor mange gange om, med hvilket interval
    morgen: morgen, om morgenen, formiddag, morgenen, i morges, tidlig morgen, fra morgenstunden, morgenstund, til morgen
    aften: aften, om aftenen, i aften, aftenen, til aften, sen aften, hen på aftenen, fyraften
    weekend: weekend, lørdag og søndag, i weekenden, lørdag eller søndag, til weekenden, ugens slutning
    helligdag: helligdag, fridag, højtid, lukkedag, national fridag, festdag, mærkedag, skolefri
    fødselsdag: fødselsdag, fødselsdato, har fødselsdag, født, hvornår født, fylder år, runde fødselsdag, hvornår fylder,
      blive et år ældre, fylder
    # questions
    hvor langt: hvor langt, afstand, hvor mange kilometer, hvor langt væk, distance, hvor fjernt, hvor mange meter, hvor mange mil,
      strækning, antal kilometer, hvor langt er der
    hvor høj: hvor høj, højde, hvor mange meter høj, hvor høj er
    hvor stor: hvor stor, størrelse, areal, dimensioner, mål på, hvor mange kvadratmeter, omfang, omkreds
    hvor gammel: hvor gammel, alder, hvor mange år, hvilken alder, årgang, hvad alder, fødselsår, gammelt
    hvor mange: hvor mange, antal, hvor meget, mængde, hvor mange er der, hvilket antal, samlet antal, kvantitet, hvor stort antal,
      optælling, tælle
    hvor: hvor ligger, hvor er, på hvilket sted, hvor findes, hvor, hvor henne, hvorhenne, hvilket sted, hvor kan jeg finde, hvor i,
      på hvilken adresse, beliggenhed, stedet
    hvorfor: hvorfor, af hvilken grund, hvordan kan det være, grunden, årsag, hvad er årsagen, hvordan kan det, af hvad grund,
      hvad skyldes, hvorfor er, hvad kommer det af, hvad er grunden
    hvem: hvem, hvilken person, hvem er, hvilket menneske
    hvad hedder: hvad hedder, navn, hvad kaldes, hvad er navnet, hvad kalder man, hvad er det, navnet på, benævnelse, hvordan hedder,
      titel, betegnelse
    hvad betyder: hvad betyder, betydning, definition, definere, hvad vil det sige, betyde, hvad er meningen, betydningen af,
      forklar ordet, hvad forstås ved, definition på, meningen med, hvad dækker over, hvad står for, ordforklaring
    stave: stave, stavemåde, hvordan skriver man, hvordan staver man, hvordan skrives, stavning, hvordan staver, bogstavere,
      hvilke bogstaver
    hvordan virker: hvordan virker, hvordan gør man, hvordan bruger man, vejledning, hvordan fungerer, hvordan kan jeg, hvordan kan man,
      hvordan gør jeg, hvordan bruger jeg, brugsanvisning, instruktion, trin for trin, fremgangsmåde, guide, hvordan skal jeg, manual,
      hvordan laver jeg, anvisning, hvordan får jeg, opskrift på, hvad gør jeg, hvad skal jeg gøre, hvordan gør du, sådan gør du, måden
    udtale: udtale, hvordan udtales, udtaler man, hvordan udtaler man, siger man ordet, hvordan siges
    # messages, calls, contacts
    ringe: ringe, ringe op, foretage opkald, ring til, slå på tråden, kalde op, telefonere, slå et nummer, opringe, få fat på, stil om,
      snakke med, tale med, ring hjem, give et kald, knalde et opkald, giv et ring, foretag et opkald, ring op til
    opkald: opkald, telefonopkald, samtale, telefonsamtale, kald, opringning, ringe, indgående opkald, udgående opkald, snak, telefonkald
    lægge på: lægge på, afslut opkaldet, læg røret på, afslut samtalen, stop opkaldet, læg røret, afbryd opkaldet, afbryd samtalen,
      luk samtalen
    tage telefonen: tage telefonen, besvare opkaldet, tag opkaldet, svar opkaldet, svar på opkaldet, svare telefonen, besvar, tag røret,
      tag den, modtag opkald, løft røret
    ubesvarede opkald: ubesvarede opkald, mistede opkald, hvem har ringet, opkaldsliste, opkaldshistorik, ubesvaret, seneste opkald,
      hvem ringede, opkaldslog, nogen der har ringet
    videoopkald: videoopkald, videosamtale, videochat, facetime, facetimeopkald, ring med video, videokald, skype, zoom opkald, videomøde,
      start video
    besked: besked, sms, tekstbesked, smsbesked, tekst, whatsapp besked, chatbesked, messenger, imessage, privatbesked, skrive til,
      en tekst, dm, mms
    sende: sende, afsende, sende afsted, fremsende, send af sted, skyd afsted, afsendelse, smid afsted, få sendt
    mail: mail, email, e mail, mails, elektronisk post, elektronisk brev, gmail, skriv en mail, send en mail, mailbesked, outlook
    indbakke: indbakke, inbox, nye mails, mailboks, postkasse, min mail, mailbakke, har jeg fået mails, nye e mails, tjek mail,
      indkommende mails
    ulæst: ulæst, ulæste, nye beskeder, ikke læst, ulæste beskeder, ulæste mails, uåbnet, nyt, ikke åbnet, ikke set
    videresende: videresende, sende videre, forward, sende en kopi til, sende over til, videregive
    vedhæftet: vedhæftet, vedhæftning, bilag, vedhæftet fil, vedlagt, vedlægge, attachment, medsendt
    notifikation: notifikation, meddelelse, underretning, give besked, sig til når, advisere, underret, besked når, advarsel, alarmer mig,
      varsle, varsling, lad mig vide når, giv besked når, pushbesked, påmindelser, sige til, advare, alarm om, få besked, notificere,
      give lyd
    telefonsvarer: telefonsvarer, voicemail, talebesked, indtalt besked, indtal en besked, lyttebesked, voice mail, aflyt besked,
      indtale besked, voicebesked, lydbesked
    kontakt: kontakt, adressebog, telefonbog, kontaktperson, kontaktliste, kontaktoplysninger, min kontaktliste, kontaktinfo,
      telefonliste, vens nummer, kontaktbog
    telefonnummer: telefonnummer, nummer, mobilnummer, tlf, telefonnumre, hvad er nummeret, mobilnr, tlf nummer, fastnet, ringenummer,
      telefonnr, hvilket nummer
    adresse: adresse, hjemmeadresse, bopæl, hvor bor, vejnavn, postnummer, gade og husnummer, postadresse, adressen på, hvor ligger,
      husnummer, leveringsadresse, gadenavn
    poste: poste, tweete, tweet, opslag, slå op på, offentliggøre, lav et opslag, læg op, dele på facebook, skriv på facebook,
      slå op på væggen, statusopdatering, lave opslag, udgive, publicere, lægge ud, tweet at, skriv på twitter, dele på sociale medier
    # audio and video
    afspille: afspille, spille, lytte til, høre, sætte på, lytte, sæt noget på, sæt musik på, lad mig høre, få spillet, start musikken,
      spil noget, kør, smid på, stream, start med at spille, få lyd på, gang i
    sang: sang, nummer, musiknummer, track, melodi, skæring, single, hit, sangnummer, vise, hitsang, musikstykke
    musik: musik, sange, noget musik, toner, lidt musik, musiknumre, baggrundsmusik, sangmusik, beats
    playlist: playlist, afspilningsliste, spilleliste, playliste, liste med sange, min playliste, afspilningskø, musikliste,
      min spilleliste, kø, mix, sangliste, mixtape
    album: album, plade, cd, lp, ep, udgivelse, musikalbum, cder
    sanger: sanger, sangerinde, kunstner, band, musiker, rapper, gruppe, musikgruppe, solist, vokalist, orkester, kor, dj, artist,
      musikband
    hvem synger: hvem synger, hvilken sang er det, hvad hedder sangen, hvilket nummer er det, sangens navn, navnet på sangen,
      hvad spiller nu, hvad hører jeg, hvem spiller, hvem er kunstneren, titlen på sangen, hvad afspilles, genkend sangen, shazam,
      sangtitel, navn på nummeret, hvilken kunstner, hvem har lavet sangen
    sangtekst: sangtekst, lyrics, tekst til sangen, teksten til, tekst på sang, ordene i sangen, lyrik, hvad synger
    tilfældig: tilfældig, bland, tilfældig rækkefølge, vilkårlig, bland numrene, bland sangene, hulter til bulter, tilfældig afspilning,
      i vilkårlig rækkefølge, random, rodet rundt, spil tilfældigt, shuffle
    radio: radio, radiokanal, radiostation, radioprogram, netradio, dab, fm, frekvens, radioudsendelse, internetradio
    podcast: podcast, podcastafsnit, podcastepisode, podcastserie, pod, nyeste podcast
    afsnit: afsnit, episode, udgave, del, nyeste afsnit, seneste afsnit, næste afsnit, udsendelse
    lydbog: lydbog, indtalt bog, lydbøger, bog på lyd, oplæst bog, indlæst bog, hørebog, læs bogen op, mofibo bog
    film: film, spillefilm, biograffilm, movie, biffen, biografen, film på netflix, filmtitel, biograftur, dansk film
    serie: serie, tvserie, sæson, tv serie, føljeton, sitcom, dramaserie, netflixserie, miniserie
    se: se, kigge, se på, betragte, kigge med, glo, se med, få vist, streame, kig, følge med i, se en
    tv: tv, fjernsyn, television, flimmeren, fjernsynsapparat, skærmen i stuen, smart tv, tvskærm
    tv program: tv program, hvad er i fjernsynet, hvad kommer i fjernsynet, tv oversigt, tv guide, tvguide, hvad sendes, programoversigt,
      hvad viser, fjernsynsprogram, hvad kører i tv, i aften i tv, tv udsendelse, hvilken kanal sender
    video: video, klip, videoklip, filmklip, youtube video, optagelse, videooptagelse, film klip, youtubeklip, optag video
    billede: billede, foto, fotografi, billeder, snapshot, snap, foto af, galleri
    tage billede: tage billede, fotografere, tag et billede, tag et foto, selfie, snup et billede, knips et billede, tage et selfie,
      knipse, skyd et billede, tag en selfie, brug kameraet
    hovedtelefoner: hovedtelefoner, høretelefoner, headset, ørepropper, earpods, airpods, øretelefoner, earbuds, ørebøffer
    højttaler: højttaler, speaker, anlæg, højtaler, lydanlæg, stereoanlæg, soundbar, musikanlæg, bluetooth højttaler, stereo, hifi
    synes om: synes om, kunne lide, elske, like, kan lide, godt lide, er vild med, holder af, tommel op, tommelfinger op, jeg elsker,
      vild med, synes godt om, fan af, nyde, er glad for, forelsket i, like sangen
    favorit: favorit, yndlings, yndlingssang, yndlingsmusik, min favorit, foretrukken, foretrukne, favoritliste, bedste sang,
      bedst kan lide, yndlingsnummer, stjernemarkere, yndlingsband
    bedømme: bedømme, anmeldelse, anmelde, vurdere, vurdering, stjerner, giv stjerner, antal stjerner, karakter, rating, ratings, score,
      evaluere, give point, bedømmelse, feedback, hvad siger folk om, give karakter
    # weather
    vejr: vejr, vejrudsigt, vejrmelding, vejrprognose, hvordan bliver vejret, udsigten, vejrforhold, udsigt for vejret, hvordan er vejret,
      hvordan ser vejret ud, hvordan er det udenfor, vejrtjeneste, dmi, vejrrapport, vejret udenfor, klima, vejrudsigten for,
      hvad siger vejret, udenfor
    regn: regn, nedbør, byger, regnvejr, regner det, bliver det regnvejr, regne i dag, skybrud, slud, finregn, regnbyge, vådt, støvregn,
      øsregn, regndråber, dryppe, silende, chance for regn, risiko for regn, regnmængde, våd, tørvejr
    paraply: paraply, brug for paraply, regntøj, regnjakke, regnfrakke, gummistøvler, skal jeg bruge paraply, tage paraply med
    sne: sne, snevejr, snefald, sner det, snestorm, fygning, snefygning, hvid jul, falder der sne, snefnug, glat føre
    sol: sol, solrig, solskin, skinner solen, solskinsvejr, klart vejr, klar himmel, skyfri, godt vejr, solbadning, skinner, fint vejr,
      pænt vejr
    torden: torden, uvejr, storm, lyn, tordenvejr, lynnedslag, tordenbyge, lyn og torden, stormvejr, tordner
    temperatur: temperatur, grader, hvor varmt, hvor koldt, hvor mange grader, plusgrader, celsius, frostgrader, udetemperatur,
      fahrenheit, kuldegrader, minusgrader, hvad er graderne, termometer
    skyet: skyet, overskyet, skydække, gråvejr, tåge, dis, gråt, letskyet
    vind: vind, blæse, blæsevejr, vindstyrke, blæsende, blæser det, stiv kuling, kuling, storm, vindstød, meter i sekundet, vindhastighed,
      hvor meget blæser, brise, orkan, vindretning, vindstille
    luftkvalitet: luftkvalitet, luftforurening, kvaliteten af luften, forurening, luftkvaliteten, ren luft, smog, forurenet, partikler,
      luften udenfor, aqi, pollental
    solopgang: solopgang, står solen op, hvornår står solen op, daggry, morgengry, solen op, bliver det lyst, dagen gryr, blive lyst
    solnedgang: solnedgang, går solen ned, hvornår går solen ned, solen ned, bliver det mørkt, skumring, tusmørke, blive mørkt,
      mørkets frembrud
    # home
    lampe: lampe, lys, belysning, pære, loftslampe, spot, lyskilde, lyset i stuen, spots, bordlampe, elpære, gulvlampe, lyskæde,
      læselampe, standerlampe, natlampe, loftlys, sengelampe
    varme: varme, radiator, termostat, opvarmning, fyret, gulvvarme, varmeapparat, centralvarme, varmepumpe, fjernvarme, oliefyr,
      varmesystem, gasfyr
    aircondition: aircondition, klimaanlæg, køling, ac, aircon, køleanlæg, klimaanlægget, air condition, ventilator, køler
    stikkontakt: stikkontakt, stik, smart stik, smartstik, strømstik, kontakten, stikdåse, strømudtag, forlængerledning, fjernstyret stik,
      wemo
    persienne: persienne, rullegardin, gardin, markise, jalousi, persiennerne, blænde, skodder, solafskærmning, mørklægningsgardin,
      plissegardin
    dør: hoveddør, yderdør, døren, fordør, entredør, bagdør, havedør, indgang, port, havelåge, låge, terrassedør
    garage: garage, garageport, porten, garagedør, carport
    tyverialarm: tyverialarm, alarmsystem, husalarm, alarmanlæg, indbrudsalarm, alarmen i huset, sikkerhedssystem, sikkerhedsalarm,
      hjemmealarm, tyveri alarm, alarmen, sikringsanlæg, slå alarmen til
    kamera: kamera, overvågningskamera, webcam, sikkerhedskamera, dørkamera, videoovervågning, webkamera, babyalarm, udendørskamera,
      se hvem der er
    støvsuger: støvsuger, robotstøvsuger, roomba, robotten, robot støvsuger, støvsugerrobot
    støvsuge: støvsuge, suge gulvet, suge, støvsug stuen, støvsugning, støvsug gulvet, tage gulvet, suge støv, rengør gulvet
    rengøre: rengøre, gøre rent, pudse, rengøring, rydde op, pudse vinduer, vaske gulv, feje, tørre af, tørre støv af, skrubbe, vask af,
      husarbejde, hovedrengøring, ryd op, moppe, vaske, mop gulvet, oprydning, husholdning
    kaffemaskine: kaffemaskine, espressomaskine, kaffebrygger, nespressomaskine, kaffeautomat, kapselmaskine, nespresso
    kaffe: kaffe, kop kaffe, brygge kaffe, lave kaffe, espresso, bryg kaffe, cappuccino, latte, koffein, en kop, cafe latte, americano,
      filterkaffe, sort kaffe, mokka, lav en kop, bryg
    vaskemaskine: vaskemaskine, vaske tøj, vasketøj, vask, tøjvask, sæt vask over, hvidvask, kulørt vask, snavsetøj
    opvaskemaskine: opvaskemaskine, opvask, vaske op, beskidt service, tag opvasken
    ovn: ovn, komfur, varmluftsovn, bageovn, mikroovn, mikrobølgeovn, kogeplade, stegeovn
    forvarme: forvarme, varm ovnen op, opvarme ovnen, varm ovnen, tænde ovnen, sæt ovnen på, forvarm ovnen, forvarmning, varme op ovnen
    stue: stue, dagligstue, opholdsstue, tv stue
    farve: farve, kulør, nuance, lysfarve, skift farve, farvetone, kulørt
    scene: scene, stemning, tilstand, hyggestemning, filmaften, scenarie, lysindstilling, tema, belysningsstemning
    enhed: enhed, apparat, maskine, gadget, device, udstyr, smart enhed, dims, dingenot, tingest, duppedit, elektronik, hardware
    strømforbrug: strømforbrug, elforbrug, energiforbrug, elmåler, strømmåler, kilowatt, kwh, kilowattimer, hvor meget strøm, vandforbrug,
      forbrug af strøm
    # food
    opskrift: opskrift, madopskrift, hvordan laver man, hvordan tilbereder man, hvordan laves, hvordan laver jeg, kogebog, opskriften på,
      hvordan bager man, vejledning til at lave, hvordan tilbereder jeg
    ingrediens: ingrediens, ingredienser, hvad skal jeg bruge, hvad er der i, hvad indeholder, råvarer, hvad er i, indhold,
      hvad skal der i, indholdsstoffer, hvad skal jeg have, hvad består, bestanddele
    lave mad: lave mad, tilberede, koge, madlavning, kokkerere, tilberedning, i køkkenet, stege, bikse sammen, tilbered, anrette,
      lave aftensmad, koge mad
    kogetid: kogetid, tilberedningstid, hvor længe koge, bagetid, hvor længe skal, koge i, hvor længe skal koge, bage i, stegetid,
      tid i ovnen, hvor længe i ovnen, hvor lang tid koge, tilberede hvor længe
    mad: mad, måltid, ret, madret, føde, fødevarer, madvarer, noget at spise, spise, livret, bespisning, anretning, noget spiseligt
    aftensmad: aftensmad, middag, aftensmåltid, aftenens middag, middagsmad, hvad skal vi spise, hovedmåltid, til middag, madplan
    frokost: frokost, middagsmad, frokostret, madpakke, frokostpause, rugbrødsmad, spise frokost, frokosttid
    morgenmad: morgenmad, morgenbord, brunch, morgenbuffet, morgenkomplet, morgenmåltid
    restaurant: restaurant, spisested, spise ude, gå ud at spise, café, cafe, sted at spise, spise ude i aften, bistro, pizzeria, madsted,
      ud at spise, kro, restauration, sushibar, steakhouse, brasserie
    bestille mad: bestille mad, madlevering, få leveret mad, takeaway bestilling, få mad leveret, mad leveret, få bragt mad,
      mad til døren, wolt mad, bestille pizza, levere mad, mad hjem
    takeaway: takeaway, tage med, mad ud af huset, afhentning, take away, mad med hjem, to go, hente mad, med hjem, maden hentes, afhente,
      tage med hjem, ud af huset
    menu: menu, menukort, spisekort, hvad serverer, hvilke retter, vinkort, dagens ret
    kalorie: kalorie, kcal, hvor mange kalorier, kalorieindhold, kalorietæller, hvor fedende, antal kalorier, energiindhold,
      kaloriefattig, kaloriemængde, forbrændte kalorier
    næringsværdi: næringsværdi, næringsindhold, næring, hvor sundt, hvor meget protein, sundt, ernæring, næringsstoffer, vitaminer,
      proteinindhold, er det sundt, fedtindhold, sukkerindhold, saltindhold, kostfibre, vitaminindhold, ernæringsværdi
    erstatning: erstatning for, alternativ til, i stedet for, erstatning, erstatte, erstatte med, alternativ, bruge i stedet,
      hvad kan jeg bruge, anden ingrediens, hvad kan erstatte, substitut, udskifte med
    holdbarhed: holdbarhed, udløbsdato, bedst før, holde sig, holde længe, hvor længe kan holde, for gammel, holdbar, mindst holdbar til,
      blive dårlig, stadig god, sidste anvendelsesdato, stadig spise, hvor længe holder, er det stadig godt, hvor længe kan gemmes
    drikkepenge: drikkepenge, give drikkepenge, give i drikkepenge, hvor meget drikkepenge, tip til tjeneren
    vegetarisk: vegetarisk, kødfri, uden kød, vegetar, vegetarvenlig, plantebaseret, vegetarret, grøn mad, kødløs
    # shopping and money
    købe: købe, handle, anskaffe, indkøbe, shoppe, skaffe, få fat i, købe ind, investere i, bestille, skaffe mig, hvor kan jeg købe,
      shopping, hente i butikken
    bestille: bestille, afgive bestilling, bestil igen, genbestille, købe, afgive ordre, rekvirere, afgiv en ordre
    bestilling: bestilling, ordre, min ordre, indkøb, køb, ordrenummer, ordrebekræftelse
    pakke: pakke, forsendelse, levering, post, sending, kolli, mine pakker, brev, postpakke, gods
    spore pakke: spore pakke, hvor er min pakke, leveringsstatus, track and trace, ordrestatus, følge pakke, pakkestatus, track pakke,
      hvor er min ordre, status på ordre, pakkesporing, hvornår kommer pakken, hvor er min bestilling, sporing, spor min pakke,
      hvor langt er pakken, sporingsnummer, status på bestilling, er min pakke sendt
    levere: levere, levering, bringe ud, udbringe, leverancen, bringes, aflevere, udlevering, leveringstid, få bragt, udbringning,
      hjemmelevering, komme med
    returnere: returnere, sende tilbage, retur, returnering, send retur, bytte varen, levere tilbage, aflevere tilbage, returpakke,
      fortryde køb, ombytte, fortrydelsesret
    tilbagebetaling: tilbagebetaling, refusion, pengene tilbage, refundere, få pengene igen, penge retur, tilbagebetale,
      få pengene tilbage, refundering, godtgørelse, kompensation
    pris: pris, koste, hvor dyr, hvad koster, hvor meget koster, hvad er prisen, hvad koster det, hvad skal jeg betale, hvor meget for,
      hvor mange penge koster, beløb, prisoverslag, stykpris, kilopris, prisniveau, takst, hvad tager de for
    billig: billig, prisvenlig, overkommelig, lav pris, til en god pris, rimelig pris, lavpris, til at betale, ikke dyrt, discount
    rabat: rabat, tilbud, rabatkode, udsalg, nedsat pris, på tilbud, kupon, nedsættelse, spotvarer, kampagne, værdikupon, prisnedsættelse,
      tilbudsavis, tilbudspris, kampagnekode, spare på, dagens tilbud, black friday, voucher
    indkøbskurv: indkøbskurv, kurv, indkøbsvogn, i kurven, læg i kurv, gå til kassen
    butik: butik, forretning, shop, supermarked, handel, købmand, center, varehus, kiosk, brugsen, storcenter, specialbutik, døgnkiosk,
      indkøbscenter, discountbutik
    åbningstider: åbningstider, hvornår åbner, hvornår lukker, hvor længe åbent, har åbent, åbner, lukker, hvornår har åbent, lukketid,
      er åbent, hvornår åbner butikken, hvornår lukker butikken, holder åbent, åbent nu, har åbent nu, hvor sent åbent, stadig åbent,
      er lukket, åbent i dag, søndagsåbent
    saldo: saldo, kontosaldo, hvor mange penge, indestående, penge på kontoen, hvor meget har jeg, hvad har jeg på, disponibelt beløb,
      penge tilbage, beløb på kontoen, hvor meget er der, hvor meget står der, balance, hvad står der på, til rådighed, rådighedsbeløb,
      min formue, hvor mange penge tilbage, saldo på kontoen
    konto: konto, bankkonto, lønkonto, min konto, checkkonto, nemkonto, budgetkonto, fælleskonto, brugskonto
    opsparing: opsparing, opsparingskonto, opsparet, sparekonto, sparepenge, børneopsparing, formue, nødopsparing, penge til side
    overføre: overføre, overførsel, sende penge, mobilepay, overfør penge, flyt penge, sende beløb, pengeoverførsel, sæt ind på,
      sende til kontoen, bankoverførsel, overførsler, betale til, straksoverførsel, overføre beløb, kontooverførsel
    betale: betale, betaling, afregne, indfri, udligne, lægge ud for, betale for, gennemføre betaling, punge ud, betale af, gøre op
    regning: regning, faktura, ubetalt regning, girokort, betale regning, elregning, mobilregning, regninger der forfalder,
      telefonregning, vandregning, indbetalingskort, hvad skylder jeg
    hæve penge: hæve penge, kontanter, hæveautomat, hævning, hæve, automat, pengeautomat, få kontanter, kontanthævning, hæve i automaten,
      hæve kontanter, finde en hæveautomat, hæve beløb
    indsætte penge: indsætte penge, indbetale, indbetaling, sætte penge ind, sætte penge på, indskud, indsætte beløb, putte penge på,
      indbetaling på konto, penge ind
    transaktioner: transaktioner, bevægelser, posteringer, kontoudtog, kontobevægelser, bevægelser på kontoen, seneste køb, mine køb,
      posteringsoversigt, kontoaktivitet, kontoudskrift, seneste transaktioner, overførsler, sidste betalinger, transaktionshistorik,
      kontohistorik, køb og betalinger, hævninger, hvad har jeg købt
    udgifter: udgifter, forbrug, brugt penge, pengeforbrug, forbrugsoversigt, udlæg, omkostning, bruge penge på, hvad har jeg brugt,
      mine udgifter, udgiftsoversigt, hvad bruger jeg, hvor meget brugte jeg, pengene gået til, fast udgift
    kreditkort: kreditkort, betalingskort, hævekort, dankort, kortet, mit kort, visa, mastercard, bankkort, visakort, plastikkort,
      visa dankort, debetkort
    kreditgrænse: kreditgrænse, beløbsgrænse, kreditmaksimum, limit, maksimum på kortet, kortgrænse, beløbsloft, kredit grænse,
      forhøje kreditgrænse, kreditloft, overtræk, maksbeløb, maksimalt beløb
    spærre kort: spærre kort, mistet kort, stjålet kort, blokere kort, tabt mit kort, spær mit kort, mistede mit kort, kortet er stjålet,
      luk mit kort, kortet er væk, bloker mit kort, kortspærring, nogen har stjålet kortet, spær kortet, frys kortet, mit kort er væk,
      stoppe kortet, deaktiver kortet
    lån: lån, kredit, låne penge, banklån, forbrugslån, kviklån, billån, lånebeløb, optage lån, optage et lån, låneansøgning, et lån på,
      studielån, privatlån
    boliglån: boliglån, realkreditlån, huslån, realkredit, boligkredit, belåne huset, omlægge lån, huskøb, afdrag på huset
    rente: rente, rentesats, årlig rente, åop, rente på lån, procent i rente, lånerente, indlånsrente
    kreditvurdering: kreditvurdering, kreditværdighed, kreditscore, kredit score, kreditrating, min kreditværdighed, rki, kredittjek,
      kreditoplysninger
    skat: skat, selvangivelse, årsopgørelse, skattevæsen, skattepenge, skatteopgørelse, moms, forskudsopgørelse, skattestyrelsen,
      skat tilbage, skattekort, skattefradrag, restskat, skattefar, trækprocent, overskydende skat
    løn: løn, indkomst, tjene, lønseddel, lønnen, månedsløn, hvad tjener jeg, hvor meget tjener, gage, lønindkomst, timeløn, årsløn,
      indtægt, bruttoløn, lønudbetaling, nettoløn, honorar, hvornår får jeg løn
    pension: pension, pensionsopsparing, gå på pension, pensionsordning, pensionskasse, arbejdsmarkedspension, folkepension, efterløn,
      alderspension, blive pensioneret, ratepension, pensionist, pensionsalder
    spare: spare, spare op, lægge til side, spare penge, lægge penge til side, sætte til side, spare sammen, sparemål, opspare,
      bruge mindre, skære ned på, gemme penge
    gæld: gæld, skylde, hvor meget skylder jeg, skylder penge, skyldig, restgæld, skyldigt beløb, i minus, mangler at betale, udestående,
      gældsbeløb
    aktie: aktie, aktiekurs, børskurs, værdipapir, børsen, aktiemarked, aktier i, aktiepris, kurs på, aktieindeks
    investere: investere, investering, placere penge, fonde, portefølje, investeringsforening, aktiehandel, investeringsbevis, afkast,
      sætte penge i
    valutakurs: valutakurs, vekselkurs, kurs, veksle, dollarkurs, valuta, hvor meget i kroner, kursen på euro, eurokurs, omveksle,
      veksling, valutaomregner, veksle penge
    omregne: omregne, konvertere, regne om, omregning, hvor mange kroner er, lave om til, konvertering, hvor meget er det, omregnet til,
      hvor mange går der, regn om til, svarer til, hvor mange er, gøre om til
    forsikring: forsikring, forsikret, police, forsikringsdækning, indboforsikring, bilforsikring, rejseforsikring, forsikringspræmie,
      forsikringsselskab, ulykkesforsikring, husforsikring, dækker forsikringen, sygesikring, livsforsikring, ansvarsforsikring,
      sundhedsforsikring, hundeforsikring
    svindel: svindel, bedrageri, mistænkelig betaling, ukendt betaling, snydt, svindlet, snyd, misbrugt kort, phishing, hacket,
      mistænkelig aktivitet, mistænkelig transaktion, identitetstyveri, bedragerisk, mit kort er misbrugt, ikke min betaling,
      uautoriseret, ukendt transaktion, kender ikke betalingen, fupmail, ukendt træk
    pinkode: pinkode, pin, pin kode, koden til kortet, glemt pinkode, ny pinkode, skifte pinkode, firecifret kode, kortkode,
      sikkerhedskode
    adgangskode: adgangskode, kodeord, password, kode, glemt adgangskode, nyt kodeord, skifte adgangskode, wifi kode,
      nulstille adgangskode, glemt kodeord, loginkode, skift kode, wifikode, ny adgangskode
    logge ind: logge ind, log på, login, logge på, log ind, komme ind på, log på med, indlogning, mitid, godkende med mitid
    logge ud: logge ud, log af, logge af, log ud, logout, afmelde konto, log mig ud, skift bruger
    abonnere: abonnere, abonnement, tegne abonnement, blive medlem, medlem, medlemskab, følg, abonnent, melde sig ind
    donere: donere, give penge til, donation, støtte, velgørenhed, give til velgørende, støtte med penge, bidrag, gave til,
      give et bidrag, samle ind, skænke
    # travel and traffic
    navigere: navigere, rutevejledning, rute, find vej, hvordan kommer jeg til, vejen til, kør mig til, navigation, vejviser,
      find vej til, gps, rutebeskrivelse, find ruten, kørselsvejledning, vis vej, hvordan kommer man til, få mig til, kør til,
      tag mig til, før mig til, led mig til, hurtigste vej, vis ruten, rute til, hen til, hvordan finder jeg, korteste vej,
      hvordan kommer jeg, vejen hjem, hvilken vej, vejbeskrivelse, guide mig til
    trafik: trafik, kø, trafikprop, trafikmelding, bilkø, trafiksituation, kø på vejen, trafikinfo, køer, myldretid, trafikuheld,
      trafikinformation, trængsel, hvordan er trafikken, tæt trafik, vejarbejde, trafikforhold, er der kø, vejforhold, langsom trafik
    rejsetid: rejsetid, køretid, hvor lang tid tager, ankomsttid, hvor længe tager turen, hvor længe at køre, ankommer hvornår,
      forventet ankomst, hvornår er jeg fremme, hvor lang er turen, turen tager, transporttid, hvor langt væk, hvornår er vi fremme,
      gåtid, cykeltid
    ankomme: ankomme, ankomst, komme frem, fremme, nå frem, ankomsttidspunkt, er fremme, landing, komme hjem, komme frem til,
      hvornår kommer, indtræffe
    afgå: afgå, afgang, tage afsted, afrejse, afgår, næste afgang, kører fra, afgangstid, afgangstidspunkt, drage afsted, hvornår går
    køreplan: køreplan, afgangstider, hvornår går bussen, hvornår kører toget, bustider, togtider, hvornår kører bussen, næste bus,
      næste tog, hvornår går toget, hvornår kommer bussen, bus og tog, rejseplan, fartplan, hvornår kommer toget, afgangstavle, tidstabel,
      togafgange
    stoppested: stoppested, busstoppested, station, holdeplads, togstation, banegård, hovedbanegård, s togsstation, terminal, perron,
      nærmeste station, busholdeplads, metrostation
    metro: metro, undergrundsbane, undergrunden, s tog, letbane, metrotog
    billet: billet, togbillet, rejsehjemmel, adgangsbillet, busbillet, flybillet, rejsekort, klippekort, pendlerkort, køb billet,
      periodekort, enkeltbillet, returbillet, rejseplan billet
    taxi: taxi, taxa, uber, hyrevogn, bestil taxa, taxachauffør, få en taxa, ring efter taxa, en lift, prajet, kørelejlighed, taxatur,
      samkørsel, minicab
    fly: fly, flyvning, flyve, flyrejse, flyafgang, luftfart, flyvemaskine, flybillet, rutefly, afgang, flyvning til, maskine, flyturen,
      flyrute
    flystatus: flystatus, er mit fly forsinket, er flyet forsinket, flyafgang forsinket, hvornår lander flyet, status på fly,
      er flyet landet, min flyafgang, hvornår letter flyet, forsinket fly, er flyet til tiden, ankommer flyet, er mit fly aflyst
    bagage: bagage, kuffert, håndbagage, rejsetaske, indtjekket bagage, rygsæk, taske, sportstaske, indchecket bagage, kabinebagage,
      bagagevægt
    hotel: hotel, overnatning, indkvartering, logi, hotelværelse, værelse, vandrehjem, hostel, airbnb, sted at sove, sted at bo,
      pensionat, kro, hotelophold, overnatningssted, bed and breakfast, feriebolig, sommerhus, bo, overnatte, booke hotel, motel
    ferie: ferie, ferietur, rejse, sommerferie, vinterferie, charter, charterrejse, tage på ferie, ferierejse, orlov, storbyferie,
      weekendtur, udlandsrejse, skiferie, efterårsferie, forlænget weekend
    udlejningsbil: udlejningsbil, leje bil, lejebil, biludlejning, lej en bil, bil til leje, biludlejer, leje en vogn, delebil, billeje
    leje: leje, udlejning, til leje, lejemål, leasing, lease, fremleje, leasingaftale
    rejsevejledning: rejsevejledning, rejseadvarsel, rejseråd, sikkert at rejse, rejsetilrådighed, farligt at rejse, rejsesikkerhed,
      udenrigsministeriet, frarådes at rejse, er det farligt
    visum: visum, indrejsetilladelse, visa, skal jeg bruge visum, opholdstilladelse, rejsevisum, turistvisum, kræves visum, esta
    pas: pas, id kort, rejsedokument, passet, forny pas, pasnummer, id, legitimation, id papirer, nyt pas
    vaccination: vaccination, vaccine, rejsevaccination, blive vaccineret, influenzavaccine, coronavaccine, indsprøjtning, rejsevaccine,
      booster
    i nærheten: i nærheden, tæt på, nær mig, i nabolaget, nærliggende, omkring mig, tæt på mig, i området, nærmeste, tættest på,
      i omegnen, her omkring, heromkring, lokal, lige i nærheden, i byen, hvor er nærmeste, lokalt, rundt om mig, ikke langt fra,
      gåafstand, tæt ved, omkring her, lige rundt om hjørnet, i kvarteret
    placering: placering, position, hvor er jeg, hvor befinder jeg mig, hvor er vi, min placering, nuværende sted, lokation,
      hvilken by er jeg, koordinater, hvor er jeg henne, min position, nuværende position, hvilken gade, lokalitet, hvilket sted er jeg,
      opholdssted
    dele placering: dele placering, del min position, hvor jeg er, del min placering, send min placering, fortæl hvor jeg er,
      vis hvor jeg er, send lokation, send min position, del lokation, del min lokation
    bil: bil, køretøj, personbil, auto, vogn, min bil, automobil, firhjulstrækker, varevogn, stationcar, karet
    benzin: benzin, brændstof, diesel, brændstoffet, benzinniveau, benzinpris, hvor meget benzin, drivmiddel, blyfri, tankens niveau,
      brændstofniveau, benzintanken, oktan
    tanke: tanke, fylde tanken, tanke op, fylde op, fylde benzin på, fuld tank, påfylde
    tankstation: tankstation, benzintank, benzinstation, tank, benzin i nærheden, tankanlæg, servicestation, q8, circle k, nærmeste tank,
      benzin station, billigste benzin, shell tank
    ladestander: ladestander, ladestation, oplade elbil, lynlader, opladningsstation, lade bilen, oplad bilen, elbil opladning, ladepunkt,
      lade elbilen, ladeboks, hurtiglader
    dæk: dæk, dæktryk, lufttryk, dækkene, pumpe dæk, luft i dækkene, vinterdæk, hvor meget luft, sommerdæk, punkteret dæk, tryk i dækkene,
      dækskifte, bilens dæk, hjul
    olie: olie, olieskift, motorolie, oliestand, skifte olie, skift af olie, oliepind, oliekontrol, olieniveau
    værksted: værksted, mekaniker, autoværksted, autoreparation, serviceeftersyn, automekaniker, bilværksted, bil til service, eftersyn,
      bilservice, bilmekaniker, autoreparatør
    reparere: reparere, reparation, ordne, fikse, lave, få lavet, gøre i stand, udbedre, istandsætte, få ordnet, få fikset, laves igen,
      lappe, istandsættelse, fejlfinde
    parkere: parkere, parkering, parkeringsplads, parkeringshus, p plads, p hus, sted at parkere, parkeringskælder, stille bilen,
      finde parkering, parkeringsbillet, parkeringszone, easypark, p skive, parkeringsafgift, sætte bilen
    nummerplade: nummerplade, registreringsnummer, bilens nummer, indregistrering, reg nummer, indregistreret, registreringsattest, reg nr
    # health
    læge: læge, doktor, praktiserende læge, lægehus, lægevagt, speciallæge, praktiserende, egen læge, lægeklinik, specialist, lægetid,
      vagtlæge, 1813
    sygehus: sygehus, hospital, skadestue, klinik, akutmodtagelse, ambulatorium, lægeklinik, lazaret
    apotek: apotek, farmaceut, medicinudsalg, nærmeste apotek, døgnapotek, håndkøbsudsalg
    medicin: medicin, lægemiddel, tablet, pille, tabletter, præparat, dosis, lægemidler, smertestillende, panodil, penicillin,
      håndkøbsmedicin, vitaminpille, antibiotika, medikament, ipren
    syg: syg, dårlig tilpas, sløj, sygdom, dårlig, utilpas, har det skidt, feber, ikke rask, har det dårligt, skidt tilpas, ikke godt,
      forkølet, er blevet syg, skrante, influenza
    smerte: smerte, ondt, gør ondt, smerter, ømhed, gør ondt i, øm, har ondt, ondt i, værker, mærker smerte, smertefuld, det gør nas
    symptom: symptom, tegn på, kendetegn, hvordan ved jeg, hvad fejler, sygdomstegn, diagnose, har jeg symptomer, hvad fejler jeg
    træning: træning, træne, workout, motionere, træningsprogram, øvelse, workouts, styrketræning, dyrke motion, fitness, komme i form,
      i form, træningspas, sport, træningscenter, løfte vægte, gymnastik, crosstræning
    skridt: skridt, skridttæller, hvor langt gået, antal skridt, hvor mange skridt, gåtur, skridtmål, dagens skridt, aktivitet
    vægt: vægt, veje, hvor tung, hvor meget vejer, kropsvægt, kilo, hvor tungt, bmi, min vægt, vægtindeks, vejning
    søvn: søvn, sove, hvor længe sov, hvor godt sov, søvnkvalitet, søvnlængde, søvntid, søvnmåling, nattesøvn, søvnmønster
    meditere: meditere, meditation, slappe af, afslapning, mindfulness, afspænding, falde til ro, geare ned, afstresse, finde ro,
      vejrtrækningsøvelse, stresse af, guidet meditation, afslappende, åndedrætsøvelse, trække vejret, indre ro
    puls: puls, hjerterytme, hjerteslag, hjertefrekvens, slag i minuttet, hvad er min puls, pulsmåling, hvilepuls
    nødsituation: nødsituation, nødopkald, ambulance, alarmcentral, ring 112, alarm 112, 112, hjælp mig, nødhjælp, krisesituation,
      redning, akut, det brænder, sos, brandvæsen, ulykke, tilkald hjælp, ring til alarmcentralen, akut hjælp
    # knowledge, language, figures
    oversætte: oversætte, oversættelse, hvordan siger man, hvad hedder på, på engelsk, hvordan siger jeg, hvad er ordet for,
      hvad er på engelsk, oversæt til, hvad betyder det på, på dansk, tolke, hvordan siger man på, hvad hedder det på, fordanske
    synonym: synonym, andet ord for, et andet ord, lignende ord, tilsvarende ord, ord der betyder, ord der ligner, ensbetydende
    udregne: udregne, beregne, regne ud, beregning, hvor meget er, udregning, hvad giver, hvad bliver, hvad er svaret på, regnestykke,
      løs ligningen, løse, kalkulere, regnemaskine, lommeregner, hvor meget bliver, regn, matematik, løs stykket
    plus: plus, lægge sammen, addere, sum, læg til, addition, i alt, tilsammen, totalt, summen af, samlet
    minus: minus, trække fra, subtrahere, fratrække, subtraktion, differencen, fratrukket
    gange: gange, multiplicere, ganget med, multiplikation, produktet af
    divideret: divideret med, dividere, delt med, divideret, delt, division, divider med, halver, deles med, fordelt på
    procent: procent, procentdel, hvor mange procent, procentvis, pct, procentsats, andel
    terning: terning, slå med terning, kaste terning, kast med terning, slå en terning, rul terningen, terningkast, slå terninger,
      kast en terning, rafle, slå en sekser
    plat eller krone: plat eller krone, kast en mønt, slå plat, krone eller plat, slå plat eller krone, mønt, kaste mønt, flip en mønt,
      møntkast, vend en mønt, slå en mønt, lad mønten afgøre
    tilfældigt tal: tilfældigt tal, vilkårligt tal, et tal mellem, vælg et tal, giv mig et tal, tal mellem, generer et tal, random tal,
      træk et tal, find et tal, trække lod, et tilfældigt tal, tilfældighedsgenerator
    fakta: fakta, faktum, sjov viden, kendsgerning, interessant fakta, sjove fakta, noget interessant, noget jeg ikke vidste, fakta om,
      vidste du, lær mig noget, nytteløs viden, dagens fakta, kuriositet, trivia
    nyheder: nyheder, overskrifter, hvad er der sket, nyhedsoverskrifter, aktuelle nyheder, seneste nyt, hvad sker der, breaking news,
      avisen, tv avisen, dagens nyheder, nyhedsoversigt, sidste nyt, nyt om, aktuelt, nyhedsudsendelse, avisoverskrifter, radioavisen,
      nyhedsoverblik, i medierne, hvad skriver aviserne, news, noget nyt
    resultat: resultat, stilling, hvem vandt, score, slutresultat, hvordan gik kampen, hvem vandt kampen, målscore, cifre, slutstilling,
      hvad blev resultatet, kampresultat, facit, livescore, vandt de, hvem fører, har vundet, hvad blev det til, hvordan klarede de sig,
      udfald
    kamp: kamp, match, opgør, landskamp, turnering, fodboldkamp, næste kamp, hvornår spiller, kampprogram, dyst, finale, pokalkamp, derby
    vittighed: vittighed, joke, noget at grine af, noget sjovt, vits, en sjov joke, fortæl noget sjovt, en god en, far joke, brandert,
      en morsom historie, få mig til grin, morsomhed, spøg, alle børnene, blondinevittighed, platte jokes, underhold mig
    sjov: sjov, morsom, komisk, morskab, underholdende, humor, skør, grinagtig, humoristisk, skæg, til grin, festlig, grineren, latterlig,
      komik, hylende morsom
    historie: historie, eventyr, fortælling, fortæl en historie, godnathistorie, saga, sagn, fabel, fortæl et eventyr, beretning,
      læs et eventyr, en godnathistorie, novelle, anekdote, historien om
    quiz: quiz, gåde, spørgeleg, trivia, quizzen, spil en quiz, spørgsmål og svar, konkurrence, paratviden, gæt og grimasser,
      quizspørgsmål, stil mig et spørgsmål, gættekonkurrence, gætteleg
    # work
    feriedage: feriedage, fridage, feriesaldo, hvor meget ferie, ferie tilbage, hvor mange feriedage, feriedage tilbage, restferie,
      antal feriedage, optjent ferie, fri tilbage, hvor meget ferie har, hvor mange fridage, feriekonto, afspadsering, feriefridage
    søge ferie: søge ferie, anmode om ferie, tage fri, holde fri, ferieansøgning, fri fra arbejde, bede om fri, få fri, ferieønske,
      ansøge om ferie, søge om fri, feriedag, anmod om fri, tage en fridag, vil have fri, afspadsere, fri fredag, tage ferie
    ansøge: ansøge, ansøgning, søge om, indsende, anmode, anmodning, indgive, tilmelde, anmode om, andrage, ansøgningsskema, indlevere
    job: job, arbejde, stilling, erhverv, jobbet, beskæftigelse, ansættelse, karriere, profession, arbejdsplads, levevej, fag, gesjæft,
      ansat
    søge job: søge job, jobansøgning, cv, jobopslag, ledige stillinger, ledige job, finde arbejde, find et job, søge arbejde, jobannoncer,
      jobsøgning, stillingsopslag, få job, søge stilling, nyt job, jobnet, jobsamtale
    chef: chef, boss, overordnet, leder, direktør, afdelingsleder, arbejdsgiver, teamleder, den øverste
    kollega: kollega, medarbejder, kolleger, arbejdskammerat, ansatte, teamet, makker, samarbejdspartner, personale
    dokument: dokument, fil, pdf, word dokument, papir, regneark, tekstfil, excel, skrivelse
    # device
    telefon: telefon, mobil, mobiltelefon, smartphone, iphone, min mobil, smarttelefon, håndsæt, android, fastnettelefon, apparatet,
      min iphone
    find telefon: find min telefon, hvor er min telefon, mistet telefonen, finde mobilen, find telefon, find min mobil, hvor er min mobil,
      kan ikke finde mobilen, kan ikke finde telefonen, ring til min telefon, lokaliser min telefon, telefonen er væk, mistet min telefon,
      jeg har mistet telefonen, har glemt telefonen, spor min telefon, led efter telefonen
    batteri: batteri, batteriniveau, batteriprocent, strøm tilbage, hvor meget strøm, batteristatus, strøm på telefonen,
      batteriets tilstand, strøm nok, batterilevetid, mere strøm, batterimåler, hvor mange procent batteri, løbe tør for strøm, fladt
    oplade: oplade, lade op, opladning, lade telefonen, opladt, sæt til opladning, ladekabel, powerbank
    wifi: wifi, trådløst netværk, internetforbindelse, netværk, wi fi, wlan, nettet, trådløs, netværksforbindelse, forbinde til nettet,
      trådløst internet, bredbånd, forbindelsen, internettet, router, hotspot, trådløst net
    flytilstand: flytilstand, flymode, flymodus, fly tilstand, fly mode, flightmode, flyindstilling, sluk al forbindelse
    forstyr ikke: forstyr ikke, vil ikke forstyrres, jeg vil ikke forstyrres, ingen forstyrrelser, ikke forstyrre, fokus, fokustilstand,
      vær stille, fred og ro, lydløs indtil, ingen opkald, ingen notifikationer, slå notifikationer fra
    lommelygte: lommelygte, lygte, lommelygten, flashlight, lys på telefonen, lommelampe, fakkel, telefonens lys, blitzlys
    skærm: skærm, display, monitor, touchskærm, pc skærm, telefonens skærm, berøringsskærm, dataskærm, låseskærm
    skærmbillede: skærmbillede, screenshot, skærmdump, skærmbilledet, tag skærmbillede, screendump, tage et skærmbillede, skærmprint,
      billede af skærmen, gem skærmen, skærmfoto, tag et screenshot, print screen
    lagerplads: lagerplads, hukommelse, ledig plads, lager, plads på telefonen, hvor meget plads, plads tilbage, harddisk, gigabyte,
      lagring, frigøre plads, diskplads, fyldt op, mere plads
    app: app, applikation, program, software, værktøj, telefonapp, skill
    mappe: mappe, folder, bibliotek, katalog, undermappe, placering på computeren
    internet: internet, nettet, online, web, internettet, på nettet, netforbindelse, world wide web, surfe, gå på nettet, browser
    hjemmeside: hjemmeside, webside, website, internetside, netside, sitet, webadresse, link, internetadresse, portal, url, netadresse,
      startside
    historik: historik, tidligere søgninger, søgehistorik, browserhistorik, seneste søgninger, log, browserdata, aktivitetslog
    gået i stykker: gået i stykker, ødelagt, virker ikke, defekt, fungerer ikke, i stykker, duer ikke, kaput, er gået død, død, strejker,
      driller, gået ned, virker ikke længere, brudt sammen, fungerer ikke længere, har sat ud, i udu, frosset fast, hænger, gået itu,
      smadret, går ikke, brækket, vil ikke starte, reagerer ikke, starter ikke
    problem: problem, fejl, vanskelighed, noget galt, der er fejl, fejlmelding, fejlkode, knas, bøvl, udfordring, vrøvl, ballade,
      fejlmeddelelse, besvær, i vejen med, bug, nedbrud
    # assistant and small talk
    dit navn: dit navn, hvad hedder du, hvem er du, navn har du, hvad kalder man dig, hvad er dit navn, præsenter dig, hvem taler jeg med,
      fortæl om dig selv, hvad kaldes du, har du et navn
    din alder: din alder, hvor gammel er du, hvilket år er du, hvornår er du født, hvornår blev du lavet, hvornår blev du født,
      fødselsdag har du, hvornår har du fødselsdag, hvad er din alder, hvornår blev du skabt
    din skaber: hvem har lavet dig, hvem har skabt dig, din skaber, hvem udviklede dig, hvem byggede dig, hvem står bag dig,
      hvem har programmeret dig, hvilket firma lavede dig, hvem ejer dig, hvem lavede dig, hvem er din skaber, hvem opfandt dig,
      hvem designede dig, hvem er din far, dine forældre, hvem arbejder du for, din chef, hvem fandt på dig, hvem har bygget dig
    hvad kan du: hvad kan du, hvad kan du gøre, funktioner, hvad kan jeg spørge, hvad kan jeg sige, dine evner, dine funktioner,
      hvordan kan du hjælpe, hvilke kommandoer, færdigheder, hvad er dine evner, evner, kommandoer, hvilke ting kan du
    er du et menneske: er du et menneske, er du en robot, er du ægte, er du virkelig, er du en computer, er du en maskine,
      er du en person, er du levende, er du ai, er du kunstig intelligens, menneske eller maskine, er du en bot, er du en chatbot,
      lever du
    hvordan går det: hvordan går det, hvordan har du det, hvordan står det til, går det godt, har du det godt, hvad så,
      hvordan er din dag, hvordan er du tilpas, alt vel, hvad laver du, går det, hva så, hvordan føler du dig
    hej: hej, hallo, goddag, godmorgen, god aften, davs, hejsa, dav, halløj, goddaw, heisa, hey, hi, morgen, godaften, god eftermiddag,
      god dag, mojn, davdav, velkommen, hejsa du, god morgen, hilsen, morn
    farvel: farvel, hej hej, vi ses, på gensyn, hej så længe, ses, hav det godt, på genhør, vi snakkes, vi tales ved, hav en god dag,
      ciao, vi ses senere, ses senere, jeg smutter, bye, kan du have det, hav en god aften, indtil næste gang, adjø, hejhej,
      fortsat god dag, pas på dig selv, jeg går nu
    godnat: godnat, sov godt, god nat, sov sødt, nattinat, jeg går i seng, nat nat, drøm sødt, sov godt i nat, sengetid, god nat og sov,
      jeg skal sove nu
    mange tak: mange tak, tak for hjælpen, tusind tak, takker, tusind tak skal du, tak skal du have, tak for det, takker mange gange,
      tak for din hjælp, jeg takker, mange mange tak, sødt af dig, tak for nu, på forhånd tak, thanks, tak tak, taknemmelig, hjertelig tak
    ja: ja, jo, korrekt, præcis, rigtigt, selvfølgelig, det passer, absolut, jep, jeps, jo da, okay, ok, helt sikkert, klart,
      det er rigtigt, netop, ja tak, ja da, jamen ja, naturligvis, enig, det stemmer, selvfølge, jada, fint nok, lyder godt, sandt,
      gør det, gør bare det, javel, jo tak, bestemt, ja det er, uden tvivl, yes, jaja, perfekt det
    nej: nej, passer ikke, slet ikke, niks, nej nej, nej tak, næ, nope, det er forkert, ikke rigtigt, næh, aldrig i livet, på ingen måde,
      overhovedet ikke, nix, gu nej, ellers tak, nej det er ikke, det vil jeg ikke, det passer ikke, forkert, uenig, absolut ikke,
      det stemmer ikke
    måske: muligvis, ved ikke, eventuelt, måske, det kan være, kan være, tja, har ingen anelse, ikke sikker, er ikke sikker,
      aner det ikke, formodentlig, sandsynligvis, kommer an på, tror jeg nok, i tvivl, ingen ide, ingen anelse, det ved jeg ikke
    godt klaret: godt klaret, super, fantastisk, godt gået, perfekt, fremragende, flot, flot klaret, godt arbejde, du er dygtig, bravo,
      dygtig, alle tiders, du er den bedste, imponerende, smukt, flot arbejde, skidegodt, sejt, fedt, glimrende, udmærket, rigtig godt,
      du er god, mega godt, klasse, dejligt, herligt, du er sej, skønt, virkelig godt, hvor er du klog, genialt, det gjorde du godt,
      strålende, pragtfuldt, du er fantastisk, det var godt
    dårlig: dårlig, elendig, forfærdelig, ubrugelig, dum, pinlig, skuffende, ikke godt, håbløs, latterlig, under al kritik, lorte, skod,
      møg, du er dum, du er ubrugelig, værdiløs, uduelig, skidt, rædsom, horribel, dårligt arbejde, du er dårlig, ikke tilfreds,
      utilfreds, møgdårlig, noget lort, noget bras, til grin
    undskyld: undskyld, beklager, sorry, undskyldning, det må du undskylde, jeg beklager, det var ikke meningen, tilgiv, om forladelse,
      pardon, ked af det, beklageligvis, tilgivelse, min fejl, desværre
    hjælp: hjælp, assistance, support, hjælpelinje, kundeservice, kundesupport, kundecenter, assistere, vejlede, hjælpefunktion, bistå,
      bistand, hotline, give en hånd, kan du hjælpe, hjælp til, brug for hjælp
    sprog: sprog, skifte sprog, andet sprog, tal engelsk, tal dansk, snak engelsk, ændre sprog, sprogindstilling, engelsk i stedet,
      hvilke sprog, andre sprog, tale et andet sprog, modersmål, sprogvalg
    stemme: stemme, accent, skifte stemme, stemmen, en anden stemme, lyde anderledes, mandestemme, kvindestemme, ændre stemme, din stemme,
      røst, toneleje, kvindelig stemme, mandlig stemme, dialekt
    langsommere: langsommere, ikke så hurtigt, sæt farten ned, tal langsommere, lavere hastighed, lavere tempo, ned i tempo, lavere fart,
      sænke farten, roligere, sænk tempoet
    hurtigere: hurtigere, i højere tempo, sæt farten op, tal hurtigere, højere hastighed, op i tempo, sætte tempoet op, skynde, skynd dig,
      i en fart, øge farten, få fart på, fremskynde
    hvad sagde du: hvad sagde du, sig det igen, kan du gentage, det hørte jeg ikke, hørte ikke, kan ikke høre dig, jeg hørte ikke,
      hvadbehager, hvad sagde, undskyld hvad, gentag det, sig det en gang, forstod dig ikke, det fangede jeg ikke, jeg forstod ikke,
      hvad mener du, kom igen, siger du, gentag venligst
    # adjectives and people
    ny: ny, frisk, aktuel, seneste, helt ny, up to date, ungdommelig, nyudgivet, nyligt, splinterny, opdateret, netop udkommet, sidste nye
    populær: populær, vellidt, trending, mest sete, mest hørte, trends, hitter, på mode, mest spillede, elsket, eftertragtet, topliste,
      hitliste, moderne, mest populære, bedst sælgende, oppe i tiden
    berømt: berømt, kendt, kendis, kendte, stjerne, kendthed, anerkendt, celebritet, berømthed, verdensberømt, kendt person,
      kendte mennesker
    nem: nem, let, enkel, simpel, nemt, ligetil, ukompliceret, enkelt, uden besvær, ikke svær, begyndervenlig, overskuelig, simpelt,
      børneleg
    svær: svær, vanskelig, kompliceret, besværlig, hård, svært, indviklet, udfordrende, krævende, avanceret, kringlet, tricky, bøvlet,
      knudret
    vigtig: vigtig, presserende, haster, væsentlig, afgørende, prioriteret, haster det, hastesag, høj prioritet, akut, betydningsfuld,
      prioritere, uopsættelig, af stor betydning, magtpåliggende
    gratis: gratis, uden beregning, omkostningsfri, kvit og frit, koster ikke noget, uden betaling, fri entre, koster ingenting,
      uden at betale, vederlagsfri, fri adgang, omkostningsfrit
    ledig: ledig, tilgængelig, på lager, fri, plads til, til rådighed, disponibel, vakant, på lager nu, findes på lager, ledig plads,
      flere tilbage, tilbage på lager, lagerstatus, har i på lager
    mor: mor, mama, min mor, mors, mor min
    far: far, fader, min far, fatter, papa, farmand, ophav, min fader, farman
    kone: kone, hustru, ægtefælle, min kone, bedre halvdel, fruen, viv, min hustru, partner
    mand: mand, ægtemand, min mand, husbond, herre, gemal, min ægtemand
    ven: ven, veninde, kammerat, bedste ven, bekendt, makker, min ven, bff, venskab, ven af mig
    følge: følge, spore, holde øje med, overvåge, tracke, følg med i, hold styr på, tracking, logge, registrere, have øje med,
      overvågning, sporing
    måle: måle, opmåle, måling, tage mål, måleenhed, afmåle, mål op, målebånd
    klage: klage, reklamere, rapportere, brokke sig, indgive klage, indsende klage, reklamation, anmelde, utilfredshed, brok, klage over,
      beklage sig, gøre indsigelse, melde, indberette, kritisere
    forlænge: forlænge, forny, forlængelse, få forlænget, længere tid, genudlåne, fornyelse, genforny, udvide, tilføje tid, mere tid,
      ekstra tid, lægge tid til
    nødvendig: nødvendig, påkrævet, kræves, brug for, behov, skal bruge, krav, obligatorisk, nødvendigvis, behøve, brug for at have,
      er der behov
    bruge: bruge, anvende, benytte, udnytte, bruges til, gøre brug af, anvendelse, betjene, tage i brug, brugen af, gøre nytte
    vente: vente, ventetid, vent lidt, et øjeblik, lige et øjeblik, to sekunder, et sekund, vent et øjeblik, lige lidt,
      hvor lang ventetid, hvor lang kø, et øjeblik tak, lige et sekund, hold lige, vent lige, øjeblik
    # more verbs
    maksimum: maksimum, maks, på fuld styrke, så højt som muligt, helt op, fuld skrue, mest muligt, højst mulig, fuld kraft, maksimal,
      det højeste
    minimum: minimum, mindst mulig, så lavt som muligt, helt ned, det laveste, minimal, laveste niveau
    skrive: skrive, nedskrive, taste, formulere, indtaste, skriv en besked
    ringe tilbage: ringe tilbage, genopkald, ring op igen, returnere opkald, prøv nummeret igen
    afvise opkald: afvise opkald, ikke tage telefonen, ignorer opkald, send til telefonsvarer, tag den ikke
    huske: huske, gem i hukommelsen, have i baghovedet, memorere, lære udenad
    glemme: glemme, slet fra hukommelsen, har glemt, gået i glemmebogen
    lære: lære, studere, læse på, sætte sig ind i, blive klogere på, tilegne sig
    undervise: undervise, undervisning, lær mig, oplære, lære fra sig, instruere, vis hvordan
    øve: øve, øv, øvelse, træne, prøve af, terpe, repetere
    mene: mene, hvad mener du, hvad synes du om, mening, holdning, synspunkt, hvad tænker du om, din holdning, din mening
    tale: tale, snakke, samtale, føre en samtale, sludre, hyggesnakke, passiare, småsnakke, diskutere
    besøge: besøge, komme forbi, kigge forbi, tage hen til, på visit
    hente: hente, afhente, samle op, få fat i, tag med hjem, hente op
    tage hjem: tage hjem, køre hjem, gå hjem, komme hjem, på vej hjem, hjemad, hjemvej
    køre: køre, køre bil, i bil, tage bilen, føre bil, bag rattet
    gå: gå, til fods, spadsere, gåtur, gå en tur, vandre, på gåben, vandretur, travetur, slentre
    løbe: løbe, jogge, løbetur, løbetræning, tage en løbetur, jogging, sprinte
    cykle: cykle, på cykel, cykeltur, tage cyklen, cykling, køre på cykel
    svømme: svømme, svømning, svømmetur, crawl, svømmetræning, tage en dukkert
    sælge: sælge, afsætte, sætte til salg, salg, afhænde, skille sig af med
    låne ud: låne ud, udlåne, give lån
    låne: låne, til låns, lån af
    tjene penge: tjene penge, indtjening, tjene til, få i løn, hvad giver
    bage: bage, bagning, bage brød, bagværk, sæt i ovnen
    grille: grille, grill, barbecue, grillaften, grillmad, griltemperatur
    stege: stege, pandestege, brase, stege på panden, sautere, brune
    koge: koge, bringe i kog, simre, småkoge, koge op
    opvarme mad: opvarme mad, lune, varme rester, genopvarme, mikrobølge, varm maden, i mikroovnen
    optø: optø, tø op, afrime, afrimning, tage op af fryseren
    spise: spise, indtage, guffe, få noget mad, bespise, gumle, tage en bid, æde
    drikke: drikke, tørst, noget at drikke, drikkevare, drikkelse, nippe til, tår, tørstig
    vaske gulv: vaske gulv, moppe, mop gulvet, gulvvask, gulvmoppe, våd rengøring
    stryge tøj: stryge tøj, strygejern, strygetøj, stryg skjorten, strygebræt, strygning
    smide ud: smide ud, affald, skrald, skraldespand, bære skrald ud, affaldsspand, dagrenovation, gå ned med skraldet, storskrald,
      smid i skraldespanden
    affaldssortering: affaldssortering, genbrug, sortere affald, genbrugsplads, genbrugsstation, pant, returflasker, papir og pap
    sove: sove, gå i seng, falde i søvn, lægge sig, tage en lur, sengetid, til køjs, lur, middagslur, få sovet, powernap, hvile, blunde
    slappe af: slappe af, slappe lidt af, koble af, hvile ud, tage den med ro, chille, afslapning, tage det roligt, falde ned, daske
    trække vejret: trække vejret, vejrtrækning, åndedræt, dyb vejrtrækning, ånde, vejrtrækningsøvelser
    rime: rime, ord der rimer, rimer på, hvad rimer
    gætte: gætte, tippe, komme med et gæt, gætteri, byd på
    lyd til: lyd til, slå lyden til, sæt lyden til, tænd lyden, lyd på igen, unmute, lyden tilbage, slå lyden på
    ti stille: ti stille, vær stille, hold mund, hold kæft, klap i, stop med at snakke, hold bøtte, tys, shh, stop med at tale,
      lad mig være, klap kaje
    hviske: hviske, tal stille, tale lavt, hviskende, dæmpet stemme, lav stemme
    spole tilbage: spole tilbage, hop tilbage, gå sekunder tilbage, tilbagespole, lidt tilbage
    spole frem: spole frem, hop frem, spol fremad, lidt frem, gå sekunder frem
    ikke kunne lide: ikke kunne lide, kan ikke lide, hade, tommel ned, bryder mig ikke om, afsky, dislike, synes ikke om, ikke vild med,
      tommelfinger ned, kan ikke fordrage, ikke min smag
    kommentere: kommentere, kommentar, skriv en kommentar, bemærkning, lægge en kommentar
    fjerne blokering: fjerne blokering, åbne for igen, ophæve spærring, fjern spærring, lås kortet op, ophæv blokering, genåbne, frigive,
      åbn kortet
    kortet afvist: kortet afvist, afvist kort, blev afvist, virker ikke kortet, kortet virker ikke, betaling afvist, nægtet betaling,
      kortet gik ikke igennem, dankort afvist, transaktion afvist
    nyt kort: nyt kort, bestil nyt kort, erstatningskort, bestille kort, nyt dankort, nyt kreditkort, erstatning for kort, få et nyt kort
    ødelagt kort: ødelagt kort, kortet er ødelagt, beskadiget kort, kortet er knækket, chippen virker ikke, knækket kort
    flytte bolig: flytte bolig, flytte hjemmefra, adresseændring, ny adresse, flytning, skifte adresse, adresseskift, flytter til,
      ny bopæl, meld flytning
    dreje: dreje, rotere, vende, snurre
    fylde: fylde, opfylde, fylde op, påfylde, påfyldning
    genbestille: genbestille, bestil igen, samme som sidst, genbestilling, køb igen, bestil det samme, forny recept, receptfornyelse
    tage på: tage på, klæde sig på, iføre sig, have på, gå med, klæd på, påklædning, outfit
    prøve tøj: prøve tøj, prøverum, pas størrelsen, prøve på
    plante: plant, så frø, dyrke, potte om, sætte løg, udplante, plantning
    vande: vande, vand planter, vande blomster, vanding, vandingsanlæg, vand haven, havevanding, sprinkler
    fodre: fodre, give mad, fodring, giv hunden mad, foder, mad til katten
    slå græs: slå græs, slå plænen, plæneklipper, græsslåning, robotplæneklipper, græsplæne, klippe græs, græsset
    stemme til valg: stemme til valg, afgive stemme, valgkort, stemmeboks, brevstemme, afstemning
    satse: satse, spille på, odds, væddemål, vædde, bet, tips, lotto, lottotal
    miste: miste, kan ikke finde, forsvundet, tabt, bortkommet, blevet væk, forlagt, er væk, er forsvundet
    stjæle: stjæle, stjålet, tyveri, tyv, hugget, røvet, indbrud, snuppet, negle
    skjule: skjule, gemme væk, gør usynlig, gem for andre, skjult
    beskytte: beskytte, sikre, sikring, værne, beskyttelse, sikkerhed, passe på
    zoome ind: zoome ind, forstørre, gør større, større tekst, forstør, tættere på, større skrift
    zoome ud: zoome ud, formindske, gør mindre, længere væk, mindre skrift, mindre tekst
    slå sammen: slå sammen, flette, kombinere, samle, forene, sammenlægge, sammensætte, bland sammen
    opdele: opdele, splitte, del op, fordele, adskille, skille ad
    dele regningen: dele regningen, splitte regningen, dele udgiften, splejse, hver sin del, splitte
    sortere: sortere, rækkefølge, ordne efter, arrangere efter, alfabetisk, ordne
    filtrere: filtrere, filter, kun vise, afgrænse, indsnævre, frasortere
    indsende: indsende, aflevere, indlevere, fremsende, sende ind, udfylde
    tilmelde: tilmelde, skrive op, registrere, oprette bruger, signe op, registrer mig, melde til, skriv mig op
    afmelde: afmelde, melde fra, stop abonnement, opsig abonnement, framelde, afslut abonnement, melde sig ud, afbestil abonnement
    teste: teste, prøve, afprøve, prøvekøre, gøre et forsøg, prøv lige, forsøge
    have lyst til: have lyst til, lyst til, ønske, kunne tænke mig, gad godt, drømmer om, trænger til
    flere: flere, vis flere, flere muligheder, se flere, andre muligheder, flere resultater, har du andre, noget andet, hvad ellers,
      flere forslag, anden mulighed
    bære: slæbe, løfte, transportere, fragte, flytte rundt
    samle: indsamle, samle ind, hobe op, sanke
    lege: lege, lege med, leg en leg
    hoppe: hoppe, springe, skutte
    danse: danse, dansetrin, danselektion, svinge træben
    synge: synge, syng en sang, syng for mig, nynne, kan du synge, syng noget
    digte: digte, poesi, rim og vers, lav et digt, vers, skriv et digt, læs et digt
    tegne: tegne, tegning, skitsere, illustration
    vinde: vinde, sejr, gevinst, slå modstanderen
    tabe: tabe, nederlag, blive slået, gå tabt
    købe billet: købe billet, køb en billet, bestille billet, få billetter, billetkøb, book billetter, skaffe billetter
    hæve stemmen: hæve stemmen, tal højere, snak højere, tal op, kan ikke høre
    uddybe: uddybe, fortæl mere om, gå mere i dybden, sige mere, forklar nærmere, forklar nemmere
    springe ud: springe ud, komme ud, udgives, udkomme, udgivelsesdato, premiere, hvornår udkommer, lanceres, få premiere
    få: modtage, få tilsendt, har fået, tage imod
    ramme: ramme, støde ind i, påkørt, kollidere, køre galt
    passe: pasning, tage sig af, holde øje, se efter børnene, passe på
    vurdere pris: vurdere pris, værdi, hvor meget værd, vurdering, værdiansættelse, vurderingspris
    # more questions
    hvor dyb: hvor dyb, hvor dybt, dybde
    hvor bred: hvor bred, hvor bredt, bredde, vidde
    hvor hurtig: hvor hurtig, hastighed, fart, kilometer i timen, km t, topfart, tophastighed
    hvor tung: hvor tung, hvor tungt, hvad vejer, hvor mange kilo, vægt på, hvor meget vejer
    hvor lang: hvor lang, hvor langt er det, længde, hvor mange centimeter
    hvor varmt: hvor varmt, hvor koldt, hvad er temperaturen, hvor varmt er det, hvor koldt er det, er det varmt, er det koldt,
      hvor varmt bliver
    hvilken: hvilken, hvad for en, hvad for nogle, hvad slags
    hvor længe til: hvor længe til, hvor lang tid til, tid tilbage, dage til, nedtælling til, hvor mange dage til, hvor mange uger til,
      resterende tid, hvor længe er der, tilbage på timeren, tid til
    må man: må man, er det tilladt, tilladt, lovlig, må jeg gerne, tilladelse, forbudt, er det lovligt, er det okay
    kan lade sig gøre: kan lade sig gøre, muligt, er det muligt, går det an, mulighed, umulig, kan det
    findes der: findes der, er der, eksisterer, har i, findes, fås
    hvem er: hvem er, biografi, fortæl om personen, hvem var, kendt for
    er du der: er du der, hører du mig, kan du høre mig, er du vågen, lytter du, er du til stede, hallo er du der
    hvor kommer du fra: hvor kommer du fra, hvor bor du, hvor er du fra, hvor er du født, hvor er du lavet, hvor er du henne, hvor er du
    hvad laver du: hvad laver du, hvad interesserer dig, hobbyer, dine hobbyer, hvad kan du lide, din yndlings, hvad bruger du tiden
    kald mig: kald mig, mit navn er, jeg hedder, tiltal mig, du kan kalde mig, skift mit navn, mit kaldenavn
    mit navn: mit navn, hvad hedder jeg, hvem er jeg, kender du mig, mit brugernavn
    bliver det regn: bliver det regn, regner det i morgen, regner det i dag, skal det regne, chancen for regn, kommer der regn
    bliver det sne: bliver det sne, kommer der sne, skal det sne, sner det i morgen, falder der sne
    # more small talk
    tillykke: tillykke, gratulerer, til lykke, tillykke med fødselsdagen, lykønske, lykønskning, hurra
    velbekomme: velbekomme, selv tak, det var så lidt, ingen årsag, intet problem, så lidt
    velkommen: velkommen, velkommen hjem, velkommen tilbage, byde velkommen
    jeg elsker dig: jeg elsker dig, elsker du mig, vil du gifte dig, gift dig med mig, vil du være kæreste, jeg er forelsket,
      holder du af mig, vil du giftes, du er sød, jeg kan lide dig
    keder mig: keder mig, jeg keder mig, kedsomhed, det er kedeligt, ikke noget at lave, underhold mig, kedelig
    ked af det: ked af det, jeg er trist, trist, nedtrykt, deprimeret, trøst mig, bedrøvet, ulykkelig, nedtur, i dårligt humør, grådlabil,
      dårlig dag, græder, deprimerende
    træt: træt, jeg er træt, udmattet, søvnig, udkørt, helt smadret, mangler søvn, orker ikke mere, kørt ned
    vred: vred, sur, jeg er vred, rasende, gal, irriteret, arrig, hidsig, ophidset, tosset over
    bange: bange, jeg er bange, angst, nervøs, frygt, skræmt, uhyggelig, ængstelig, bekymret, utryg
    stresset: stresset, jeg er stresset, travlt, presset, under pres, stresse, har for meget, overvældet, nervepirrende
    glad: glad, jeg er glad, lykkelig, i godt humør, begejstret, munter, glæder mig, opstemt, tilfreds
    ensom: ensom, jeg er alene, alene, jeg er ensom, ensomhed, mangler selskab, har ingen venner
    sulten: sulten, jeg er sulten, hugsulten, lækkersulten, dør af sult, småsulten
    citat: citat, visdomsord, dagens citat, inspirerende citat, ordsprog, talemåde, et citat af, motiver mig, inspirerende ord
    kompliment: kompliment, sig noget pænt, giv mig ros, ros, rose mig, sig noget sødt
    meningen med livet: meningen med livet, livets mening, hvad er meningen, hvorfor er vi her, formålet med livet
    gåde: gåde, giv mig en gåde, tankespil, hovedbrud, gætte en gåde, hjernevrider
    hyggeligt at møde dig: hyggeligt at møde dig, rart at møde dig, dejligt at møde dig, godt at møde dig
    forkert svar: forkert svar, det er forkert, du tager fejl, det passer ikke, du misforstår, det er ikke rigtigt, forkert, ukorrekt,
      det var ikke det, misforstået, ikke det jeg mente
    rigtig: rigtig, korrekt, sand, rigtigt svar, sandt, det er korrekt, i orden
    snak med en person: snak med en person, tale med et menneske, tal med medarbejder, ringe til kundeservice, kontakt kundeservice,
      tale med en medarbejder, rigtig person, kunderådgiver, snakke med nogen, stil mig igennem
    håndtegn: håndtegn, high five, applaus, klap, klapsalve
    # more time
    eftermiddag: eftermiddag, om eftermiddagen, i eftermiddag, sidst på dagen
    nat: nat, om natten, i nat, nattetimerne, sent om natten
    middagstid: middagstid, klokken tolv, omkring middag, midt på dagen, ved middagstid
    midnat: midnat, klokken 24, midt om natten, ved midnat, klokken nul
    hverdag: hverdag, på hverdage, mandag til fredag, arbejdsdage, til hverdag
    fjorten dage: fjorten dage, to uger, hver anden uge, hver fjortende dag, fjortendages
    tilbagevendende: tilbagevendende, gentagende, gentaget, fast, hver gang, regelmæssigt, fast aftale, løbende
    tidlig: tidlig, før tiden, i god tid, tidligere på dagen, for tidligt, morgenfrisk
    denne uge: denne uge, i denne uge, ugen, resten af ugen, indeværende uge, ugen her
    næste uge: næste uge, i næste uge, kommende uge, ugen efter, om en uge, om otte dage
    sidste uge: sidste uge, i sidste uge, forrige uge, ugen før, for en uge siden
    denne måned: denne måned, i denne måned, indeværende måned, måneden her, månedens
    sidste måned: sidste måned, i sidste måned, forrige måned, måneden før
    næste måned: næste måned, i næste måned, kommende måned, om en måned
    i år: i år, dette år, årets, indeværende år, her i år
    næste år: næste år, til næste år, kommende år, om et år
    sidste år: sidste år, i fjor, forrige år, året før, for et år siden
    i overmorgen: i overmorgen, overmorgen, om to dage, dagen efter i morgen
    i forgårs: i forgårs, forgårs, for to dage siden, forleden, forleden dag, fornylig
    for nylig: for nylig, nylig, for kort tid siden, på det seneste, i den senere tid, netop, for lidt siden, seneste tid
    forår: forår, i foråret, forårsdag, til foråret
    sommer: sommer, sommeren, i sommer, til sommer, sommertid, om sommeren, sommerdag
    efterår: efterår, i efteråret, til efteråret, om efteråret
    vinter: vinter, i vinter, om vinteren, vintertid, til vinter
    jul: jul, juleaften, juletid, den 24 december, i julen, juledag
    nytår: nytår, nytårsaften, nytårsdag, årsskiftet, det nye år, godt nytår
    påske: påske, påskeferie, påskesøndag, langfredag, skærtorsdag
    jubilæum: jubilæum, bryllupsdag, årsdag, mærkedag, sølvbryllup, kobberbryllup, guldbryllup, jubilæumsdag, runddag
    sekund: sekund, sek
    minut: minut, min tid, minutters
    halv time: halv time, en halv time, tredive minutter, halvtimes, 30 minutter
    kvarter: kvarter, et kvarter, femten minutter, 15 minutter
    halvanden time: halvanden time, halvanden, en og en halv, halvfems minutter
    døgn: døgn, et døgn, fireogtyve timer, hele døgnet, 24 timer
    ugenummer: ugenummer, hvilken uge, uge nummer, hvilket ugenummer, hvad uge, ugenumre
    tidspunkt: tidspunkt, klokkeslæt, tid på dagen, tidsrum, tidsinterval
    varighed: varighed, længde, tidslængde, spilletid, hvor længe varer
    # more amounts
    halvdelen: halvdelen, halv, det halve, halvparten, halvtreds procent, halvt
    dobbelt: dobbelt, det dobbelte, to gange, fordoble, dobbelt så meget, tvillinge
    et par: et par, nogle få, et par stykker, enkelte, en håndfuld, par
    i alt: i alt, samlet, totalt, total, sum, sammenlagt, alt i alt, hele beløbet, tilsammen
    gennemsnit: gennemsnit, gennemsnitlig, middel, i snit, snit
    tilbage: tilbage, resterende, resten, overskydende, manglende, til overs, endnu ikke
    nok: tilstrækkelig, rigeligt, hvad der skal
    alle: alle, alt, samtlige, hele, alting, hver eneste, det hele, hele listen, allesammen, samlede
    kun: kun, udelukkende, blot, eneste
    mere: mere, yderligere, ekstra, lidt mere, endnu en, mere af
    mindre: mindre, færre, lidt mindre, knap så meget, ikke så meget
    beløb: beløb, sum, pengebeløb, kroner og øre, hvor mange kroner, totalbeløb
    cirka: omtrent, ca, rundt regnet, sådan noget som, nogenlunde
    størst: størst, største af alle, kæmpestor, det største
    højest: højest, den højeste, allerhøjest, rekord
    stor: stor, kæmpe, enorm, gigantisk, kolossal, rummelig, mægtig
    lille: lille, bitte, minimal, lillebitte, ganske lille, mini
    bedst: bedst, den bedste, top, nummer et, topkarakter, bedst bedømt, førende, højest vurderet
    god: god, fin, dejlig, lækker, skøn, fed, pæn, udmærkede
    værst: værst, dårligste, den værste, den dårligste
    dyr: dyr, kostbar, bekostelig, høj pris, luksus, pebret
    langt væk: langt væk, langt fra, langt borte, afsides
    hurtig: hurtig, kvik, på et øjeblik, i høj fart, ekspres, lynhurtig
    langsom: langsom, langsomste, sløv, træg, i lavt tempo, sindig
    gammel: gammel, antik, forældet, retro, fortidig
    brugt: brugt, genbrug, secondhand, antik, loppemarked, gul og gratis, dba
    varm: varm, hed, brandvarm, lummer, lun, hede, hedebølge, brændende
    kold: kold, iskold, kølig, frysende, kulde, frost, bidende, koldt udenfor, frostvejr
    våd: våd, fugtig, vådt, gennemblødt, fugtighed, drivvåd
    glat: glat, isglat, islag, glatføre, rimfrost, glatte veje, spejlglat
    samme: samme, ens, identisk, den samme, samme slags, tilsvarende, magen til, lige sådan
    lignende: lignende, tilsvarende, noget der ligner, som ligner, i samme stil, minder om, noget lignende, i samme dur
    anderledes: anderledes, forskellig, en anden slags, noget andet, alternativ, afvigende, helt anden
    sikker: sikker, sikkert, tryg, ufarlig, uden fare, forsvarlig, risikofri
    farlig: farlig, risikabel, giftig, usikker, livsfarlig
    sund: sund, sundt, nærende, sundhed, god for helbredet, rask
    lækker: lækker, velsmagende, smager godt, delikat, smagfuld, delikatesse, mundret
    stærk mad: stærk mad, stærk, krydret, chili, hot, spicy, peberstærk
    frisk: frisk, nybagt, friskbagt, frisklavet, nyplukket, sprød
    beskidt: beskidt, snavset, skidt, møgbeskidt, beskidte, uren, støvet, plettet, griset
    ren: ren, skinnende, pletfri, renvasket
    fuld: fuld, fuldt, fyldt, propfuld, fyldt op, proppet
    tom: tom, tomt, tømt, brugt op, løbet tør, opbrugt, ikke mere
    mørk: mørk, bælgmørk, mørklagt, dunkel
    stille: roligt, ro, tyst, uden larm, fredfyldt, stilhed
    støjende: støjende, larmende, højlydt, larm, støj, spektakel
    smuk: smuk, flot, køn, skøn, yndig, smukt, dejlig, nydelig, charmerende
    interessant: interessant, spændende, interessante, fascinerende, værd at vide
    klog: klog, intelligent, begavet, kvik, smart, genial, dygtig
    mærkelig: mærkelig, underlig, sær, besynderlig, mystisk, spøjs, usædvanlig
    skør: skør, tosset, vanvittig, gak, vild, sindssyg, småskør, gal
    personlig: personlig, privat, egen, fortrolig, min egen, private
    international: international, udenlandsk, global, i udlandet, til udlandet, verden over, grænseoverskridende, uden for landet
    national: national, indenlandsk, indenrigs, inden for landet, i danmark
    vegansk: vegansk, veganer, uden animalske produkter, vegansk mad, plantebaseret, helt plantebaseret
    glutenfri: glutenfri, uden gluten, cøliaki, glutenallergi, glutenintolerans
    laktosefri: laktosefri, uden laktose, laktoseintolerant, mælkefri, uden mælk, mælkeallergi
    økologisk: økologisk, øko, økologi, bæredygtig, ø mærket, naturlig
    automatisk: automatisk, automatik, af sig selv, selvkørende, auto, automatisere
    lokal: lokal, her i byen, i lokalområdet, nærområdet, hjemlig
    udendørs: udendørs, ude, udenfor, i det fri, i haven, under åben himmel
    indendørs: indendørs, inde, indenfor, inden døre, inde i huset
    åben nu: åben nu, er der åbent, åbent lige nu, holder åbent, har de åbent, døgnåbent
    lukket: lukket, er der lukket, ikke åbent, holder lukket, lukketider
    # more media
    genre: genre, musikgenre, stilart, musikstil, type musik, slags musik, filmgenre, hvilken genre
    skuespiller: skuespiller, skuespillere, skuespillerinde, medvirkende, rolleliste, hvem spiller med, filmstjerne, hvem medvirker,
      hovedrolle, cast
    instruktør: instruktør, instrueret af, filminstruktør, filmskaber, hvem har instrueret, hvem instruerede, producer
    trailer: trailer, forfilm, filmtrailer, teaser, forsmag
    undertekster: undertekster, danske undertekster, tekstning, slå undertekster til
    fjernbetjening: fjernbetjening, fjernkontrol, fjernstyring
    kanal: kanal, tv kanal, skift kanal, anden kanal, zappe, programkanal
    biograf: biograf, biffen, i biografen, biografbillet, filmforevisning, forestilling, hvad går der, biografprogram, bioen
    forfatter: forfatter, forfatteren, hvem har skrevet, hvem skrev, skribent, digter, skrevet af, romanforfatter, bogens forfatter
    bog: bog, roman, e bog, litteratur, paperback, ebog, læsestof, krimi, bestseller
    bibliotek: bibliotek, låne bøger, bibliotekar, reservere bog, ereolen
    avis: avis, dagblad, magasin, blad, ugeblad, tidsskrift, morgenavis
    artikel: artikel, artikler, nyhedsartikel, blogindlæg, indlæg
    spil: spil, computerspil, spille et spil, videospil, brætspil, leg, start et spil, onlinespil, selskabsspil, gaming
    hold: hold, fodboldhold, klub, landshold, mandskab, sportsklub, klubben, trup
    ligatabel: ligatabel, tabel, stillingen i ligaen, placering i ligaen, rangliste, hvilken plads, topscorer
    turnering: turnering, mesterskab, cup, vm, em, pokalturnering, liga, superligaen, verdensmesterskab, stævne, ol, championship
    spiller: spiller, fodboldspiller, målmand, angriber, anfører, atlet, sportsmand, forsvarer, målscorer, midtbanespiller, idrætsmand
    træner: træner, cheftræner, landstræner, coach, personlig træner, manager
    mål scoret: mål scoret, mål, scorede, har scoret, målscorere, hvem scorede, hvem lavede målet
    sport: sport, idræt, sportsgren, sportsnyheder, sportsnyt
    fodbold: fodbold, bold, fodboldkamp, soccer, superliga
    koncert: koncert, livemusik, optræden, show, gig, spiller live, optrædener, turne, livekoncert, spillested
    teater: teater, teaterstykke, skuespil, revy, musical, forestilling, teatret, scene, komedie, opera, ballet
    museum: museum, udstilling, kunstmuseum, galleri, museer, kunstudstilling
    festival: festival, musikfestival, roskilde festival, byfest, marked, kræmmermarked, havnefest, sommerfest
    fest: fest, party, festlighed, gilde, fødselsdagsfest, sammenkomst, firmafest, julefrokost, reception, gå i byen, nattelivet, bytur
    gave: gave, present, gaveide, fødselsdagsgave, værtindegave, julegave, ønskeseddel, gaveideer, ønskeliste
    legetøj: legetøj, legesager, bamse, dukke, lego, byggeklodser, puslespil
    optagelse af tv: optagelse af tv, optag programmet, optage serien, optag udsendelsen, optag filmen, tv optager
    # more phone and net
    emne: emne, emnelinje, emnefelt, overskrift på mailen, overskrift, titel, tema
    spam: spam, spammail, uønsket mail, reklamemail, junk, uønskede mails, junkmail, spammappe
    kladde: kladde, udkast, mailudkast, skabelon
    brev: brev, post, postkort, fysisk brev, anbefalet brev, håndskrevet, digital post, eboks
    mailadresse: mailadresse, emailadresse, mail adresse, hvad er mailen, e mail adresse, email adresse
    sociale medier: sociale medier, facebook, instagram, snapchat, tiktok, twitter, sociale netværk, linkedin, fjæsbogen
    profil: profil, brugerprofil, profilbillede, min profil, facebookprofil
    gruppe: gruppe, gruppechat, gruppebesked, chatgruppe, gruppesamtale, gruppetråd
    chat: chat, beskedtråd, snakke på chat, onlinechat, skrive sammen
    emoji: emoji, smiley, smileys, emojis, hjerte emoji, tommel op emoji, humørikon
    bluetooth: bluetooth, blåtand, bluetoothforbindelse, parre bluetooth, bluetooth enhed
    mobildata: mobildata, data, datatrafik, dataforbrug, 4g, 5g, roaming, gigabyte data, hvor meget data, datamængde, mobilt netværk
    signal: signal, dækning, ingen dækning, dårlig forbindelse, signalstyrke, netværkssignal, mobildækning
    hotspot: hotspot, internetdeling, dele internet, mobilt hotspot, tethering
    oplader til telefon: oplader til telefon, oplader, ladekabel, opladerkabel, usb kabel, powerbank, strømforsyning
    baggrundsbillede: baggrundsbillede, baggrund, tapet, wallpaper, skift baggrund, pauseskærm, skærmbaggrund
    mørk tilstand: mørk tilstand, dark mode, mørkt tema, nattilstand, nattetilstand, natlys, mørk baggrund, sort tema
    strømsparing: strømsparing, strømsparetilstand, batterisparetilstand, spar batteri, lavt strømforbrug, strømbesparende, sparetilstand
    ringetone: ringetone, ringelyd, alarmlyd, lyd på opkald, beskedlyd, notifikationslyd
    vibration: vibration, vibrator, vibrere, sæt på vibration, vibrationstilstand, uden lyd vibrer
    sim kort: sim kort, simkort, esim, puk, puk kode, pukkode
    mobilabonnement: mobilabonnement, teleselskab, taletid, mobilselskab, abonnement på mobil, taletidskort, fri tale, mobilregning
    computer: computer, pc, bærbar, laptop, mac, maskinen, macbook, stationær, ipad, tablet, skrivebordscomputer
    tastatur: tastatur, keyboard, taster, tastaturlayout, mus
    printer: printer, blækpatron, printerblæk, kopimaskine
    kode til net: kode til net, netværkskode, gæstenetværk, wifi password, kode til wifi
    fingeraftryk: fingeraftryk, ansigtsgenkendelse, face id, touch id, fingeraftrykslæser, ansigts id, biometri
    brugernavn: brugernavn, bruger id, login navn, glemt brugernavn, kaldenavn
    bruger: bruger konto, brugerprofil, brugerkonto, min konto, anden bruger
    privatliv: privatliv, persondata, privatlivsindstillinger, lytter du med, privat tilstand, gdpr, overvåger du mig, inkognito,
      datasikkerhed, slet mine data, cookies
    virus: virus, malware, antivirus, computervirus, virusprogram, hacket computer, spyware, trojansk hest
    browser: browser, chrome, safari, internetbrowser, firefox, fane, nyt vindue, webbrowser
    link: link, hyperlink, webadresse, henvisning, qr kode
    version: version, udgave, versionsnummer, hvilken version, variant, styresystem
    anmeldelse: anmeldelse, review, hvad siger folk, brugeranmeldelser, hvor mange stjerner, vurderinger, anbefalinger, kundeanmeldelser,
      omtale
    feedback: feedback, tilbagemelding, ris og ros, mening om, giv feedback, brugerundersøgelse
    # more home
    soveværelse: soveværelse, sovekammer, voksenværelse, i seng, kammer
    badeværelse: badeværelse, toilet, wc, bad, badet, lokum, toilettet, brus, das, brusebad
    køkken: køkken, køkkenet, tekøkken, køkkenbord, køkkenalrum
    værelse: værelse, rum, lokale, børneværelse, kammer, gæsteværelse
    have: græsplæne, i haven, haven, gårdhave, terrasse, baghave, forhave
    altan: altan, balkon, terrasse, veranda, franske altan
    entre: entre, gangen, entreen, korridor, forstue, hallen, trappe, trappeopgang, opgang, bryggers
    kælder: kælder, kælderrum, kældertrappe
    loft: loft, loftsrum, tagetage, loftsværelse
    ovenpå: ovenpå, førstesal, første sal, oppe, oppe ovenpå, overetagen, øverste etage
    nedenunder: nedenunder, stueetagen, nede, underetagen, nederste etage
    hus: hus, bolig, hjem, villa, rækkehus, hele huset, parcelhus, derhjemme, ejendom, hytte
    lejlighed: lejlighed, ejerlejlighed, toværelses, etværelses, andelslejlighed, lejebolig, andelsbolig
    møbler: møbler, møbel, sofa, stol, seng, skab, reol, kommode, sofabord, lænestol, skrivebord, indbo
    vandhane: vandhane, hane, armatur, blandingsbatteri, brusehoved
    vindue: vindue, vindueskarm, rude, tagvindue, ovenlysvindue
    dørklokke: dørklokke, ringeklokke, dørtelefon, videodørklokke, hvem er ved døren, hvem står udenfor
    røgalarm: røgalarm, brandalarm, røgdetektor, kulilte, røgmelder
    bevægelsessensor: bevægelsessensor, sensor, bevægelsesmelder, bevægelse i, nogen hjemme, føler
    køleskab: køleskab, fryser, kummefryser, frysebokse, køle frys, køler
    elkedel: elkedel, kedel, elkedlen, koge vand, kogekande
    brødrister: brødrister, toaster, rist brød
    emhætte: emhætte, udsugning, udluftning
    ventilator: ventilator, loftsventilator, vifte, elektrisk vifte, bordventilator
    tørretumbler: tørretumbler, tumbler, tørre tøj, tørrestativ
    smart hjem: smart hjem, smarthjem, intelligent hjem, hue, google home, hjemmeautomatik, smart home, alle enheder
    rutine: rutine, automatisering, morgenrutine, aftenrutine, godnatrutine, kør rutine
    nøgle: nøgle, husnøgle, bilnøgle, nøgleknippe, reservenøgle
    strøm: strøm, elektricitet, el, strømmen, elpris, strømpris, strømsvigt, strømafbrydelse, elselskab, elmåler
    vand: vand, vandmåler, varmt vand, vandforsyning, vandtryk, postevand
    håndværker: håndværker, blikkenslager, vvs, elektriker, maler, tømrer, murer, snedker, vvsmand, handyman
    vaske hår: vaske hår, bade, gå i bad, tage bad, brusebad, karbad, spabad
    # more food
    snack: snack, snacks, mellemmåltid, noget lækkert, en bid, chips, lidt godt, knas
    dessert: dessert, sødt, kage, noget sødt, efterret, is
    forret: forret, forretter, appetizer, tapas
    hovedret: hovedret, hovedretter, hovedmåltid, varm ret
    slik: slik, bolsjer, bland selv slik, chokolade, vingummi, lakrids, godter, guf, slikpose
    sodavand: sodavand, cola, læskedrik, faxe kondi, danskvand, limonade, squash
    øl: øl, bajer, pilsner, fadøl, en kold en, øllet, hof, dåseøl
    vin: vin, rødvin, hvidvin, rosé, flaske vin, bobler, champagne
    alkohol: alkohol, spiritus, druk, cocktail, drinks, drink, promille, sprut, shots, snaps
    bar: bar, værtshus, pub, bodega, diskotek, natklub, barer, cocktailbar, ølbar
    cafe: cafe, café, kaffebar, konditori, bageri
    tjener: servering, betjening, servitrice, personalet
    bord: bord, plads til, vinduesbord, bord til to
    antal gæster: antal gæster, antal personer, hvor mange personer, personer, hvor mange gæster
    køkkentype: køkkentype, madkultur, slags mad, type mad, køkkenstil, madstil, hvilket køkken, hvilken slags mad
    portion: portion, antal portioner, servering, til fire personer, hvor mange personer til
    kost: diæt, kur, slankekur, spise sundt, kostplan, kostvaner, keto, lavkarbo, vægttab, lchf
    kulhydrat: kulhydrat, stivelse, lavkarbo, sukkerindhold
    dagligvarer: dagligvarer, madvarer, kolonial, fødevarer, køb ind, ugens indkøb, nemlig
    supermarked: supermarked, dagligvarebutik, netto, føtex, rema, bilka, brugsen, lidl, købmand
    kød: kød, oksekød, kylling, svinekød, bøf, hakket oksekød, farsen, pålæg
    fisk: fisk, laks, torsk, skaldyr, rejer, fiskefilet, rødspætte, sild
    grøntsager: grøntsager, grønt, salat, rodfrugter, grønsager
    frugt: frugt, æbler, bananer, jordbær
    brød: brød, rugbrød, franskbrød, boller, rundstykker, morgenbrød, flute
    kage: kage, lagkage, tærte, småkager, muffins, bagværk, wienerbrød, drømmekage
    is: is, flødeis, softice, vaffelis, iskugle, ispind, isvaffel
    fritter: fritter, pommes frites, pomfritter, fritterne
    sandwich: sandwich, smørrebrød, burger, madder, rugbrødsmad, klapsammen, panini
    krydderi: krydderi, salt og peber, urter, krydderurter, krydre
    måltid: måltid, ret, spisning, anretning
    madplan: madplan, ugens madplan, hvad skal vi have, ugeplan for mad, måltidsplan, hvad skal vi spise
    tilbehør: tilbehør, sidedish, noget ved siden af, garniture
    # more shops and money
    indkøbscenter: indkøbscenter, storcenter, butikscenter, indkøbscentret, gågade, strøget, stormagasin
    frisør: frisør, barber, hårsalon, frisørsalon, klippe, blive klippet, klipning, hårklipning, frisørtid
    posthus: posthus, postkontor, pakkeshop, pakkeboks, postbutik, postbud
    frimærke: frimærke, porto, mobilporto, kuvert
    kvittering: kvittering, bon, kassebon, købsbevis
    gavekort: gavekort, gavebevis, tilgodebevis, gavekort til
    garanti: garanti, reklamationsret, garantibevis, dækket af garanti, garantiperiode
    udsolgt: udsolgt, ikke på lager, ikke mere tilbage, restordre, alt udsolgt
    mærke: mærke, fabrikat, model, varemærke, producent
    produkt: produkt, vare, artikel, varenummer
    kø: kø, køen, stå i kø, lang kø, ventetid
    kasse: kasse, gå til kassen, betal ved kassen, checkout, selvbetjeningskasse
    penge: penge, kontanter, gysser, håndører, cash, kroner, skejser, stakater, kapital, midler
    kontooplysninger: kontooplysninger, kontonummer, registreringsnummer, iban, reg nr, swift, hvad er kontonummeret, iban nummer,
      reg og kontonummer
    åbne konto: åbne konto, oprette konto, ny konto, få en konto, blive kunde, bankkunde, åbn en konto, opret konto
    lukke konto: lukke konto, slet konto, nedlægge konto, luk min konto, opsige konto, slet min konto, ophøre kunde
    bank: bank, pengeinstitut, bankfilial, filial, sparekasse, bankrådgiver, nærmeste bank
    spærret konto: spærret konto, konto spærret, konto låst, låst konto, kontoen er spærret, min konto er låst, spær min konto,
      frys min konto
    kort til udlandet: kort til udlandet, bruge kort i udlandet, virker kortet i, rejser til udlandet, tager til udlandet,
      på rejse med kortet
    gebyr: gebyr, valutagebyr, kortgebyr, omkostning, udenlandsgebyr, hvad koster det at, månedligt gebyr, ekspeditionsgebyr
    automatisk betaling: automatisk betaling, betalingsservice, pbs, betalingsaftale, automatisk træk, fast overførsel, faste betalinger,
      træk på konto
    mindstebetaling: mindstebetaling, minimumsbetaling, mindste beløb, mindste betaling, minimumsbeløb, laveste betaling
    forfalder hvornår: forfalder hvornår, forfaldsdato, betalingsdato, hvornår skal betales, skal betales, sidste betalingsdato,
      hvornår skal jeg betale, betalingsfrist, sidste rettidige
    overtræk: overtræk, i minus, overtrukket, kassekredit, overtrækskonto, negativ saldo
    bonuspoint: bonuspoint, point, bonus, fordelsprogram, loyalitetspoint, eurobonus, pluspoint, optjent point, medlemspoint, kundefordele
    indløse: indløse, bruge point, veksle point, udnytte, indløs point
    lønseddel: lønseddel, lønsedlen, lønspecifikation, løn udbetalt, lønningsdag, lønudbetaling
    lønforhøjelse: lønforhøjelse, mere i løn, lønstigning, lønforhandling, højere løn
    budget: budget, budgettet, budgetkonto, økonomi, privatøkonomi, husholdningsbudget, månedsbudget, økonomisk overblik
    overskud: overskud, profit, fortjeneste, indtjening, gevinst, avance, afkast
    konkurs: konkurs, gået konkurs, bankerot, insolvent, gå fallit, ruineret
    krypto: krypto, kryptovaluta, bitcoin, ethereum, kryptokurs, bitcoinkurs, dogecoin
    børs: børs, aktiemarkedet, fondsbørsen, c25, dow jones, børsindeks
    skade anmeldelse: skade anmeldelse, anmelde skade, skadesanmeldelse, forsikringssag, skade, anmeld en skade, forsikringsskade
    forsikringspris: forsikringspris, præmie, forsikringspræmie, hvad koster forsikringen, selvrisiko
    kontaktløs betaling: kontaktløs betaling, apple pay, google pay, betal med telefonen, mobilbetaling, kontaktløs, kontaktløst
    mobilepay: mobilepay, send med mobilepay, vipps, overfør på mobilepay, anmod med mobilepay
    bøde: bøde, fartbøde, parkeringsbøde, p afgift, afgift, kontrolafgift
    husleje: husleje, boligudgift, boligafgift, lejen, depositum
    tyveri af identitet: tyveri af identitet, identitetstyveri, stjålet identitet, misbrug af oplysninger, hacket konto
    # more on the road
    lastbil: lastbil, truck, varevogn, varebil, kassevogn, lastvogn
    motorcykel: motorcykel, scooter, knallert, mc, motorcyklen, el scooter
    elcykel: elcykel, ladcykel, bycykel, mountainbike, løbehjul, cykel, cyklen, jernhest, racercykel
    elbil: elbil, el bil, tesla, hybridbil, hybrid
    kørekort: kørekort, forny kørekort, førerbevis, nyt kørekort, køreprøve, tage kørekort, køreskole, kørelærer
    bilsyn: bilsyn, syn, synshal, syn af bil, periodisk syn, til syn, bilinspektion
    registrering af bil: registrering af bil, registreringsattest, indregistrere bil, omregistrere, ejerskifte, registrere bilen
    rækkevidde: rækkevidde, hvor langt på tanken, kilometer tilbage, rækker benzinen, resterende rækkevidde
    kilometertæller: kilometertæller, kilometertal, kørte kilometer, kilometerstand, hvor mange kilometer kørt, kørt i alt
    brændstofforbrug: brændstofforbrug, kilometer på literen, benzinforbrug, hvor langt på literen, kører på literen, benzinøkonomi
    brændstoftype: brændstoftype, hvilken benzin, hvilket brændstof, benzin eller diesel, oktan 95, slags benzin
    punkteret: punkteret, punktering, fladt dæk, flad, skifte hjul, reservehjul, lappe, skifte dæk, donkraft
    starthjælp: starthjælp, startkabler, startkabel, bilen vil ikke starte, fladt batteri, dødt batteri, give start
    vejhjælp: vejhjælp, autohjælp, falck, bugsere, fdm, kranvogn, slæbe bilen, motorstop, bugsering, nedbrud
    motor: motor, motorlampe, hestekræfter, gear, gearkasse, bremser, kobling
    advarselslampe: advarselslampe, kontrollampe, lampe i instrumentbrættet, lyser gult, motorlampen lyser, fejl på bilen
    forrude: forrude, ruden, vinduesvisker, sprinklervæske, viskere, bagrude
    bagagerum: bagagerum, bagklap, bagsmæk, kuffertrum
    bilvask: bilvask, vaske bil, vaskehal
    uheld: uheld, ulykke, trafikulykke, færdselsuheld, biluheld, sammenstød, harmonikasammenstød, trafikuheld, påkørsel
    fartgrænse: fartgrænse, hastighedsgrænse, tilladt hastighed, fartbegrænsning, fotovogn, fartkontrol
    motorvej: motorvej, landevej, hovedvej, e45, ringvej, motortrafikvej
    vej: vej, gade, allé, sti, stræde, vejnavn, boulevard
    bro: bro, storebælt, øresundsbroen, broafgift, betalingsvej, vejafgift, bompenge, brobizz
    rundkørsel: rundkørsel, kryds, lyskryds, vejkryds, t kryds, lyskurv, trafiklys
    omvej: omvej, omkørsel, alternativ rute, anden rute, undgå kø, undgå motorvej, uden om køen, køre udenom, anden vej
    vejarbejde: vejarbejde, spærret vej, vejspærring, lukket vej, gravearbejde, vejen er spærret
    landkort: landkort, kort over, google maps, vis på kortet, bykort, kortudsnit
    destination: destination, rejsemål, endestation, bestemmelsessted, mål for rejsen, feriemål
    hastighed min: hastighed min, hvor hurtigt kører jeg, min fart, min hastighed, fart på bilen
    # more travel
    bus: bus, rutebil, bybus, flixbus, natbus, rutebus
    tog: tog, intercity, lyntog, regionaltog, s tog, tog til, togrejse, dsb
    letbane: letbane, sporvogn, metro
    færge: færge, molslinjen, færgeoverfart, sejle, overfart, sejltur, båd, skib, havnebus
    offentlig transport: offentlig transport, kollektiv trafik, bus og tog, med det offentlige, offentlige transportmidler,
      kollektiv transport, rejseplanen
    enkeltbillet: enkeltbillet, envejs, enkelt rejse, kun ud, ud uden retur
    returbillet: returbillet, tur retur, tur og retur, frem og tilbage, retur, t r
    skifte tog: skifte tog, skift, omstigning, skifte undervejs, mellemlanding, uden skift, direkte
    spor: perron, hvilket spor, hvilken perron, afgår fra spor
    lufthavn: lufthavn, kastrup, terminal, billund, københavns lufthavn
    flyselskab: flyselskab, sas, norwegian, ryanair, luftfartsselskab, easyjet
    gate: gate, udgang i lufthavnen, hvilken gate, boardinggate
    boardingkort: boardingkort, boarding pass, ombordstigningskort, boarding, checke ind, check in, online check in
    bestille fly: bestille fly, booke fly, køb flybillet, find en flybillet, flybilletter, flyrejser, bestil flybillet, find fly til,
      billige flybilletter, book et fly
    mistet bagage: mistet bagage, bagagen er væk, kufferten er væk, forsvundet kuffert, bortkommet bagage, min kuffert er væk,
      savnet bagage
    håndbagage: håndbagage, kabinekuffert, håndbagageregler, væsker i håndbagagen
    pakke kuffert: pakke kuffert, pakkeliste, pakke til ferien, hvad skal jeg pakke, huske at pakke, tage med på ferie
    seværdighed: seværdighed, attraktion, turistattraktion, ting at se, hvad kan man opleve, oplevelser, hvad kan man lave, ting at lave,
      sightseeing
    strand: strand, badestrand, kyst, badevand, havet, vesterhavet, bade
    by: by, storby, hovedstad, landsby, kommune, provinsby
    land: land, nation, stat, rige
    svømmehal: svømmehal, svømmebad, pool, badeland, friluftsbad, svømmepøl
    camping: camping, campingplads, telt, autocamper, campingvogn, lejrtur, shelter
    rejseguide: rejseguide, turistinformation, guide til, turistguide, rundvisning, guidet tur, turistkontor
    udflugt: udflugt, tur, skovtur, dagstur, køretur, picnic, rundtur, heldagstur
    rejseadapter: rejseadapter, strømadapter, stikadapter, adapter, stiktype, hvilket stik
    # more health
    tandlæge: tandlæge, tandlægetid, tandpine, hul i tanden, tandeftersyn
    ambulance: ambulance, redder, lægebil, ring efter ambulance
    politi: politi, betjent, ring til politiet, 114, politistation, strisser
    brandvæsen: brandvæsen, brandmand, brandbil, det brænder, brandstation, ildebrand
    recept: recept, receptpligtig, fornyelse af recept, min recept, forny min recept, lægerecept
    smertestillende: smertestillende, hovedpinepille, panodil, ipren, pinex, paracetamol, mod smerter
    hovedpine: hovedpine, ondt i hovedet, migræne
    mavepine: mavepine, ondt i maven, kvalme, diarre, mavekneb, maveonde, opkast, roskildesyge, forstoppelse, halsbrand
    feber: feber, har feber, forhøjet temperatur, varm i panden, tage temperatur, febernedsættende
    forkølelse: forkølelse, forkølet, snue, hoste, ondt i halsen, løbenæse, snottet, nyser, hostesaft
    influenza: influenza, corona, covid, virus, lungebetændelse, omgangssyge, smitte, smitsom
    skade: skade, sår, brækket, forstuvet, skadet mig, forstuvning, hudafskrabning, brækket ben, brandsår
    allergi: allergi, allergisk, høfeber, nøddeallergi, overfølsom, kan ikke tåle, allergisk over for, intolerans
    pollen: pollen, pollental, pollen i luften, høfeber, birkepollen, græspollen
    blodtryk: blodtryk, forhøjet blodtryk, blodsukker, måle blodtryk, kolesteroltal
    gravid: gravid, graviditet, venter barn, terminsdato, jordemoder, termin, ventende
    menstruation: menstruation, cyklus, ægløsning, det røde, menstruationscyklus
    psykolog: psykolog, terapeut, terapi, psykiater, psykisk, samtaleterapi, mentalt helbred, coach, psykologhjælp
    fitnesscenter: fitnesscenter, træningscenter, fitness, motionscenter, centret, fitness world, sportshal
    tabe sig: tabe sig, vægttab, slanke, tabe kilo, smide kilo, gå ned i vægt, slankekur
    briller: briller, optiker, kontaktlinser, synsprøve, linser, solbriller
    plaster: plaster, forbinding, bandage, førstehjælp, førstehjælpskasse, hjertestarter
    hud: hud, hudpleje, creme, udslæt, eksem, bumser, solcreme, uren hud
    ble: ble, blebukser, bleskift, skifte ble
    barnevogn: barnevogn, klapvogn, autostol
    sut: sut, sutteflaske, narresut
    fysioterapeut: fysioterapeut, fysioterapi, kiropraktor, massage, massør, fodterapeut, behandling
    luftfugtighed: luftfugtighed, fugtighed, hvor fugtigt, fugtigt
    # more work, learning, people
    firma: firma, virksomhed, selskab, arbejdsplads, koncern, foretagende, arbejdsgiver
    fyret: fyret, afskediget, opsagt, fyring, blive fyret, mistet jobbet, afskedigelse
    sige op: sige op, opsige stilling, sige jobbet op, opsigelse fra job, kvitte jobbet
    forfremmelse: forfremmelse, forfremmet, avancement, rykke op, karriereskridt
    jobsamtale: jobsamtale, ansættelsessamtale, samtale om job, interview, mus samtale
    sygemelding: sygemelding, sygedag, melde sig syg, sygefravær, sygemeldt, melde mig syg, barns første sygedag
    barsel: barsel, barselsorlov, forældreorlov, barselsdagpenge, orlov, fædreorlov
    møde ind: møde ind, stemple ind, møder på arbejde, tjekke ind på arbejde, stempelur
    fyraften: fyraften, stemple ud, gå hjem, fri fra arbejde, arbejdstid slut, holde fyraften
    vagt: vagt, vagtplan, skifteholdsarbejde, bytte vagt, arbejdsplan, nattevagt, aftenvagt
    overarbejde: overarbejde, overtid, ekstra timer, overarbejdstimer, afspadsering, merarbejde
    hjemmearbejde: hjemmearbejde, arbejde hjemme, hjemmearbejdsdag, fjernarbejde
    forretningsrejse: forretningsrejse, tjenesterejse, arbejdsrejse, på forretningsrejse, forretningstur
    udlæg: udlæg, rejseafregning, udgiftsbilag, refusion af udgifter, få dækket udgifter, bilag, kørselsgodtgørelse
    personaleafdeling: personaleafdeling, hr, hr afdeling, personalechef, human resources
    projekt: projekt, sag, opgaveprojekt
    præsentation: præsentation, powerpoint, slides, oplæg, fremlæggelse, foredrag
    regneark: regneark, excel, excelark, google sheets, tabel
    kontrakt: kontrakt, underskrive, underskrift, ansættelseskontrakt, skriv under
    skole: skole, folkeskole, gymnasiet, gymnasium, skolegang, efterskole, uddannelse
    universitet: universitet, uni, universitetet, studie, højskole, studium, bachelor, fakultet, kandidat
    elev: elev, studerende, student, skolebarn, studine
    lærer: lærer, underviser, pædagog, professor, lærerinde, klasselærer
    lektier: lektier, hjemmearbejde fra skolen, lektiehjælp, aflevering, hjemmeopgave
    eksamen: eksamen, prøve, test, eksaminer, terminsprøve, afgangsprøve, eksamenen
    karakter: karakter, karakterer, gennemsnitskarakter, topkarakter, karakterblad, 12 tal
    time i skolen: time i skolen, lektion, undervisningstime, skoleskema, undervisning
    ord: ord, glose, udtryk, ordforråd, begreb, vending
    modsætning: modsætning, antonym, det modsatte, modsat, modsætningen til, omvendt
    sætning: sætning, linje, formulering, frase
    forkortelse: forkortelse, står for, forkortet, akronym, hvad står bogstaverne for
    spørgsmål: spørgsmål, har et spørgsmål, quizspørgsmål, forespørgsel
    ide: ide, idé, indfald, påfund, forslag, inspiration
    råd: råd, gode råd, rådgivning, hvad skal jeg gøre, tip, tips, vejledning
    kvadratrod: kvadratrod, rod af, i anden, potens, ligning
    måleenhed: måleenhed, enheder, centimeter, kilo, pund, deciliter, liter, gram
    hovedstad: hovedstad, hovedstaden i, regeringsby
    befolkning: befolkning, indbyggere, befolkningstal, hvor mange indbyggere, indbyggertal, hvor mange bor, folketal
    præsident: præsident, statsminister, regeringsleder, statsoverhoved, minister, konge, dronning
    valg: valg, folketingsvalg, kommunalvalg, valgresultat, stemme, meningsmåling, folkeafstemning
    regering: regering, folketinget, politik, parti, minister
    gift med: gift med, kæreste med, er gift, danner par, hvem er gift med, kærester, ægtefælle
    død: død, afdød, hvornår døde, gået bort, omkom, afgået ved døden
    født: født, hvornår blev født, fødselsår, fødested, født i, hvor er født
    formue: formue, hvor rig, hvor mange penge har, nettoformue, rigdom, velhavende, rigeste
    opfinde: opfinde, opfandt, hvem opfandt, opfindelse, opdage, udviklede
    grundlægge: grundlægge, grundlagt, stiftet, oprettet, hvornår grundlagt
    forældre: forældre, mine forældre, mor og far, ophav, de gamle
    bror: bror, lillebror, storebror, brormand, søskende
    søster: søster, lillesøster, storesøster, søs, søskende
    bedstemor: bedstemor, mormor, farmor, bedste, oldemor
    bedstefar: bedstefar, morfar, farfar, oldefar, bedstefader
    kæreste: kæreste, kæresten, partner, samlever, ham jeg dater, min elskede, date
    barn: barn, unge, baby, spædbarn, søn, datter, nyfødt
    familie: familie, slægtninge, slægt, pårørende, familiemedlemmer
    dreng: dreng, søn, knægt, gut, knøs
    pige: pige, datter, tøs, ungpige
    kvinde: kvinde, dame, kvindfolk
    hund: hund, vovse, hvalp, køter, vovhund, lufte hunden, gå tur med hunden
    kat: kat, mis, killing, missekat, kattekilling
    kæledyr: kæledyr, husdyr, kanin, hamster, marsvin
    dyrlæge: dyrlæge, dyrehospital, dyreklinik, vaccinere hunden
    bryllup: bryllup, vielse, bryllupsfest, gifte sig, blive gift, brudepar
    begravelse: begravelse, bisættelse, gravsted, mindehøjtidelighed, kirkegård
    konfirmation: konfirmation, barnedåb, dåb, konfirmand, nonfirmation, blå mandag
    kirke: kirke, gudstjeneste, præst, moske, bøn, bibel
    horoskop: horoskop, stjernetegn, astrologi, dagens horoskop, jomfru
    advokat: advokat, jurist, juridisk, sagfører, retshjælp
    lov: lov, lovgivning, regler, regel, ulovligt, lovligt, straf
    domstol: domstol, retssag, dommer, sagsanlæg, byret, stævning
    ejendomsmægler: ejendomsmægler, mægler, boligsalg, boligannonce, bolig til salg, hus til salg, boligsiden
    udlejer: udlejer, vicevært, lejer, boligselskab, boligforening
    barnepige: barnepige, babysitter, børnepasning, dagpleje, pasning, vuggestue, børnehave
    postnummer: postnummer, postnr, postnummeret, områdekode
    tøj: tøj, beklædning, klæder, klud, garderobe, kluns, dress
    bukser: bukser, jeans, cowboybukser, shorts, leggings
    trøje: trøje, sweater, bluse, t shirt, skjorte, hættetrøje, sweatshirt, strik
    jakke: jakke, frakke, overtøj, vinterjakke, dynejakke, cardigan
    sko: sko, sneakers, støvler, sandaler, kondisko, stiletter, gummisko, fodtøj
    kjole: kjole, nederdel, festtøj, brudekjole, aftenkjole
    smykker: smykker, halskæde, ørering, armbånd, ur, armbåndsur
    makeup: makeup, sminke, kosmetik, læbestift, neglelak, mascara, parfume
    legeplads: legeplads, forlystelsespark, tivoli, zoo, legeland, zoologisk have, cirkus
    park: skov, sø, natur, naturområde, grønt område
    hjælpemiddel for børn: hjælpemiddel for børn, skærmtid, forældrekontrol, børnesikring, børnelås
    plante blomst: plante blomst, blomst, urtepotte, stueplante, buket, planter
    # further meanings
    afinstallere: afinstallere, afinstaller, slet app, fjern app
    bogmærke: bogmærke, tilføj til favoritter, gem siden, læseliste, gem linket
    transskribere: transskribere, udskrift af tale, skriv samtalen ned, lyd til tekst, transskription
    synkronisere: synkronisere, sync, synkronisering, opdatere mellem enheder
    spille igen: spille igen, gentag sangen, sæt på repeat, loop, spil sangen igen, repeat, kør i ring, gentag nummeret
    viderestille: viderestille, viderestilling, stille om, omstille, viderestil opkald
    højttalertelefon: højttalertelefon, sæt på højttaler, medhør, håndfri, sæt på medhør
    telefonmøde: telefonmøde, telefonkonference, konferenceopkald, gruppeopkald, flere i samtalen
    slå mikrofon fra: slå mikrofon fra, sluk mikrofonen, mute mikrofonen, mikrofonen
    arkivere: arkivere, læg i arkiv, læg i mappe
    papirkurv: papirkurv, skraldespanden på computeren, tøm papirkurven, slettede filer, smidt ud
    gendanne fil: gendanne fil, få tilbage, hent tilbage, gendan slettet, fortryd sletning
    slukke telefonen: slukke telefonen, sluk mobilen, luk telefonen ned, sluk enheden, luk computeren ned, luk pc
    låse skærm: låse skærm, lås telefonen, skærmlås, oplåsningskode
    aktivere kort: aktivere kort, aktiver mit kort, aktivering af kort, tage kortet i brug, aktivere nyt kort
    forbedre kreditvurdering: forbedre kreditvurdering, bedre kreditvurdering, hæve min kreditscore, forbedre min kreditværdighed,
      blive kreditværdig
    forhøje grænse: forhøje grænse, højere kreditgrænse, hæv min grænse, øge kreditgrænsen, forhøj beløbsgrænsen, større kredit
    skattepapirer: skattepapirer, årsopgørelsen, forskudsopgørelsen, oplysningsskema, skatteoplysninger, oplysningsseddel
    løn på konto: løn på konto, nemkonto, lønoverførsel, få løn udbetalt, løn ind på kontoen
    flytte pension: flytte pension, overføre pension, samle pensioner, flyt min pension, pensionsoverførsel
    status på ansøgning: status på ansøgning, ansøgningsstatus, er min ansøgning godkendt, blev den godkendt, er den godkendt,
      behandlingstid, hvor langt er sagen
    betalingsplan: betalingsplan, afdrag, rate, afbetaling, betale i rater, afdragsordning, dele betalingen op, ratebetaling
    stoppe betaling: stoppe betaling, annuller betaling, tilbagekalde betaling, stands overførslen
    pengene ikke kommet: pengene ikke kommet, overførsel mangler, ikke modtaget betaling, pengene mangler, hvor er mine penge,
      overførsel fejlet
    afventende betaling: afventende betaling, afventer, reserveret beløb, ikke bogført, betaling afventer, under behandling
    bekræfte identitet: bekræfte identitet, bevise identitet, identifikation, mit id, godkende med mitid, verificere identitet, legitimere
    hvor travlt: hvor travlt, er der mange mennesker, er der travlt, mange gæster, hvor mange mennesker, hvor lang ventetid
    tager imod reservationer: tager imod reservationer, kan man booke bord, kan man reservere, skal man bestille bord,
      tager de reservationer
    min reservation: min reservation, bekræft min reservation, er bordet booket, min bordreservation, tjek min reservation, mit bord
    sidste service: sidste service, seneste eftersyn, hvornår var sidste service, sidst serviceret, næste service
    rejsebesked til bank: rejsebesked til bank, fortæl banken jeg rejser, sig til banken, informer banken, jeg rejser til
    hvad sker der i byen: ting at lave, oplevelser, begivenheder i nærheden, hvad kan man lave, aktiviteter
    spisesteder i nærheden: spisesteder i nærheden, restauranter i nærheden, hvor kan man spise, spise i nærheden, mad i nærheden
    børnevenlig: børnevenlig, for børn, familievenlig, børnefamilier, egnet til børn, for hele familien
    slags: slags, type, art, form for, kategori, hvilken slags, hvilken type
    område: område, kvarter, region, zone, egn, landsdel, omegn, bydel
    almindelig: almindelig, normal, standard, sædvanlig, typisk, helt almindelig, gennemsnitlig
    særlig: særlig, speciel, unik, ekstraordinær, enestående, helt speciel
    forbedre: forbedre, gøre bedre, optimere, forbedring, blive bedre til, styrke
    sandsynlighed: sandsynlighed, chance for, risiko for, hvor sandsynligt, chancen, hvor stor chance
    fordele og ulemper: fordele og ulemper, fordele, ulemper, for og imod, plusser og minusser
    heldig: heldig, held og lykke, held, krydse fingre, heldigvis, ønsk mig held, knæk og bræk
    hemmelighed: hemmelighed, hemmelig, sladder, fortæl en hemmelighed
    skynde sig: skynde sig, skynd dig, kom nu, fart på, hurtigt nu, få det overstået
    fiske: fiske, fisketur, lystfiskeri, fiskestang, fiskeri, fiskegrej
    ride: ride, ridning, hest, ridetur, rideskole, hestevæddeløb
    ski: ski, skiferie, skiløb, langrend, slalom, skisport, løjpe, snowboard
    tur i naturen: tur i naturen, vandretur, vandrerute, skovtur, gå i skoven, hike
    hjemmeside nede: hjemmeside nede, siden virker ikke, siden er nede, appen er nede, driftsstop, driftsforstyrrelse
    langsomt internet: langsomt internet, nettet er langsomt, internettet driller, dårligt wifi, langsom forbindelse, nettet virker ikke,
      intet internet, ingen forbindelse
    forbundne enheder: forbundne enheder, tilsluttede enheder, parrede enheder, hvilke enheder, mine enheder
    husk hvor: husk hvor, hvor lagde jeg, hvor har jeg lagt, hvor parkerede jeg, hvor står bilen, hvor holder bilen
    lave lektier: lave lektier, læse lektier, hjælp til lektier, lave opgaver, lave afleveringer
    børnesang: børnesang, vuggevise, godnatsang, sang for børn, børnemusik
    afslappende musik: afslappende musik, rolig musik, stille musik, hyggemusik, spa musik
    festmusik: festmusik, musik til fest, dansemusik, partymusik, feststemning
    naturlyde: naturlyde, regnlyde, bølgelyde, hvid støj, havlyde, skovlyde, lyde til at sove, fuglekvidder
    træningsmusik: træningsmusik, musik til træning, løbemusik, musik til løb
    kærlighedssang: kærlighedssang, romantisk musik, romantiske sange, ballade
    sige goddag til: sige goddag til, hils på, hils fra mig, hilse, sig hej til, send en hilsen
    forsvinde: forsvinde, gå væk, skrid, gå din vej
    lyve: lyve, lyver du, løgn, sige sandheden, er det sandt, sandhed
    følelser: følelser, føler du, har du følelser, kan du føle, humør
    yndlingsfarve: yndlingsfarve, favoritfarve, din yndlingsfarve
    yndlingsmad: yndlingsmad, livret, favoritmad, din livret, hvad er din livret
    andre assistenter: andre assistenter, siri, alexa, google assistent, kender du siri, cortana
    grine: grine, le, kan du grine, smile
    kunne: evne, i stand til, formå, er du i stand
    sikkerhedssele: sikkerhedssele, sele, barnesæde, autostol, airbag
    parkeringsbøde: parkeringsbøde, p bøde, parkeringsafgift, kontrolafgift, betale bøde
    checks: checks, checkhæfte, check udbetaling, nye checks, bestil checks
    fjerne plet: fjerne plet, få plet af, pletfjerning, plet på dugen, plet, rødvinsplet
    kortet slugt: kortet slugt, automaten slugte kortet, slugt kort, automaten tog kortet
    grammatik: grammatik, bøje ordet, bøjning, verbum, udsagnsord, navneord, datid, flertal
    udbetale: udbetale, udbetalt, få udbetalt, udbetaling, penge ud, få penge for
    nå: nå, nå det, nå bussen, komme i tide, have tid til
    voksen: voksen, voksne, over atten, myndig, store børn
    ældre: ældre, senior, pensionist, gamle mennesker, plejehjem, hjemmehjælp
    bygning: bygning, hus, kirke, slot, tårn, fabrik, højhus, skyskraber
    system: system, styresystem, windows, android, ios, operativsystem
    gøre klar: gøre klar, klargør, forberede, gør rede, sæt parat, forberedelse
    bevare: bevare, beholde, holde på, lad være som
    vokse: vokse, gro, stige, blive større, vækst, øges
    falde: falde, falde i værdi, dale, gå ned, kursfald, blive mindre
    stige: stige, stige i værdi, gå op, kursstigning, øges
    måltid ude: måltid ude, spise ude, tage ud og spise, restaurantbesøg
    drømme: drømme, mareridt, dagdrømme, hvad drømte
    tro på: tro på, tror du på, religion, gud, findes gud, tro
    liv på andre planeter: liv på andre planeter, rumvæsen, rumvæsner, ufo, aliens, liv i rummet
    sygeplejerske: sygeplejerske, plejer, sosu, hjemmesygeplejerske
    soldat: soldat, militær, hær, forsvaret, værnepligt, session
    slå ihjel tid: slå ihjel tid, fordrive tiden, noget at lave, noget at foretage sig
    hvad synes du om mig: kan du lide mig, synes du om mig, er jeg sød, er jeg pæn
    er du gift: er du gift, har du en kæreste, er du single, har du kæreste, er du forelsket
    har du børn: har du børn, har du familie, har du søskende, har du venner
    sover du: sover du, er du træt, bliver du træt, hvornår sover du
    hvad har du på: hvad har du på, hvordan ser du ud, er du smuk, hvad er din farve
    verdensherredømme: verdensherredømme, overtage verden, er du farlig, vil du overtage verden
    er du klog: er du klog, hvor klog er du, er du intelligent
    hvad tænker du: hvad tænker du, hvad tænker du på, har du en mening, kan du tænke
    kan du høre alt: kan du høre alt, lytter du altid, optager du mig, aflytter du mig, gemmer du samtaler
    tag en beslutning: tag en beslutning, bestem for mig, vælg for mig, hvad skal jeg vælge, ja eller nej
    overraske: overraske, overrask mig, overraskelse, find på noget, noget tilfældigt, hvad som helst
    sidste nyt om: sidste nyt om, nyheder om, opdatering om, hvad er nyt om, hvad skete der med
    lokalnyheder: lokalnyheder, lokale nyheder, nyheder i området, nyt fra byen
    sportsnyheder: sportsnyheder, sportsresultater, nyt fra sporten, sporten i dag
    økonominyheder: økonominyheder, børsnyt, finansnyheder, erhvervsnyheder
    kendisnyheder: kendisnyheder, sladder, kendisnyt, ugeblade
    pollen i dag: pollen i dag, pollental i dag, dagens pollental, hvor mange pollen
    uv indeks: uv indeks, uv stråling, solens styrke, brug for solcreme, solcreme
    vandtemperatur: vandtemperatur, badevandstemperatur, hvor varmt er vandet, badetemperatur
    måne: måne, fuldmåne, månefase, hvornår er fuldmåne, nymåne
    stjerner: stjerner, stjerne, stjernebillede, stjernehimmel, planeter, stjerneskud
    rumfart: rumfart, rumrejse, raket, astronaut, nasa, rumstation, satellit
    trække gardiner for: trække gardiner for, luk gardinerne, rul ned, rul persiennerne ned, rul gardinet ned, mørklægge, træk for
    trække gardiner fra: trække gardiner fra, åbn gardinerne, rul op, rul persiennerne op, rul gardinet op, lukke lys ind,
      træk fra gardinerne
    slå alarm til: slå alarm til, tilkoble alarmen, aktiver alarmen, sæt alarmen til, tilkoble
    slå alarm fra: slå alarm fra, frakoble alarmen, deaktiver alarmen, stop alarmen, sluk alarmen
    åbne garage: åbne garage, åbn garageporten, luk garageporten op, garageporten op
    lukke garage: lukke garage, luk garageporten, garageporten ned
    tænde lys: tænde lys, lyset tændt, lys på, tænd lampen, sæt lys på
    slukke lys: slukke lys, lyset slukket, lys af, sluk lampen, mørklæg, sluk alt lys
    yndlingsdyr: yndlingsdyr, favoritdyr, dit yndlingsdyr, hvilket dyr kan du
    yndlingsfilm: yndlingsfilm, favoritfilm, din yndlingsfilm, hvilken film
    cykelvejr: cykelvejr, vejr til at cykle, godt cykelvejr, strandvejr, grillvejr, badevejr
    annoncere: annoncere, sig til alle, kald alle, samtaleanlæg, intercom, råb til alle, meddel i hele huset
    mad for dårlig: mad for dårlig, for gammel mad, er maden dårlig, muggen, rådden, lugter surt, harsk
    kogt: kogt, blødkogt, hårdkogt, koges, mør
    parat: parat, klar, er klar, så er det nu, gøre sig klar
    på vej: på vej, er på vej, på vej hjem, kommer snart, er der om lidt, kører nu
    kommer for sent: kommer for sent, jeg er forsinket, bliver forsinket, når det ikke, kommer senere
    travl: travl, har travlt, optaget i kalenderen, har jeg tid, er jeg ledig, ledig tid, er jeg optaget, noget i kalenderen
    hvornår har vi tid: hvornår har vi tid, find en ledig tid, ledigt tidspunkt, find et tidspunkt, hvornår er jeg ledig, hul i kalenderen
    ryd op i kalender: ryd op i kalender, aflys alle møder, ryd min dag, slet alle aftaler, aflys alt, ryd kalenderen
    afbud til møde: afbud til møde, kan ikke deltage, meld afbud til mødet, jeg kommer ikke, aflys mødet
    hvem kommer: hvem kommer, deltagerliste, hvem deltager, hvem er inviteret, gæsteliste, hvem skal med
    fødselsdagsgave til: fødselsdagsgave til, hvad skal jeg give, hvad ønsker sig, gaveforslag
    læse beskeder: læse beskeder, læs mine beskeder, læs besked op, vis beskeder, nye beskeder, har jeg fået beskeder, hvad skriver
    svar på besked: svar på besked, skriv tilbage til, besvar beskeden, svar på sms
    slette besked: slette besked, fjern beskeden, slet mailen, slet mails
    ringe til nød: ringe til nød, ring til politiet, ring efter hjælp, ring til lægen, ring efter ambulance
    middagsforslag: middagsforslag, forslag til aftensmad, madforslag, hvad skal vi spise, ide til aftensmad, middagsidé
    """
}

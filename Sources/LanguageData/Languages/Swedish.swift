// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Swedish.
  static let swedish = """
    # Swedish: everyday knowledge for requests to a voice assistant

    [function]
    # articles and pronouns
    en ett den det de dem dom jag mig mej du dig dej han honom hon henne vi oss ni er sig sej man
    min mitt mina din ditt dina sin sitt sina hans hennes dess ert era deras
    denna detta dessa denne någon något några nån nåt sådan sådant sådana själv själva samma
    här där hit dit
    # prepositions
    i till för från med om vid hos mellan genom mot sedan enligt angående gällande per kring
    # auxiliaries and modals
    är vara varit blir bli blev blivit
    har ha hade haft
    kan kunna kunde kunnat
    vill vilja ville velat
    ska skall skulle
    måste bör får få fick fått
    # conjunctions and particles
    och eller men att som så eftersom därför utan medan även också bara ju nog då redan
    lite snälla gärna faktiskt egentligen just liksom typ ungefär väldigt ganska
    därifrån därtill därav härifrån

    [carriers]
    snälla
    tack
    är du snäll
    vänligen
    var snäll och
    kan du
    kan du snälla
    kan du vara snäll
    kan du hjälpa mig
    kan du för mig
    kan ni
    skulle du kunna
    skulle du vilja
    skulle du snälla kunna
    skulle ni kunna
    kan jag
    kan jag få
    skulle jag kunna få
    får jag
    får jag be dig
    jag vill
    jag vill att du
    jag vill ha
    jag vill gärna
    jag skulle vilja
    jag skulle gärna vilja
    jag skulle vilja ha
    jag skulle vilja veta
    jag vill veta
    jag måste
    jag behöver
    jag behöver hjälp med
    jag undrar
    jag undrar om
    jag önskar
    jag tänkte
    vi vill
    vi behöver
    säg mig
    säg till mig
    säg
    berätta för mig
    berätta
    tala om
    tala om för mig
    kan du säga
    kan du säga mig
    kan du berätta
    kan du tala om
    vet du
    vet du om
    låt mig veta
    låt mig få veta
    låt oss
    låt mig
    hjälp mig
    hjälp mig att
    hjälp mig med
    är det möjligt att
    går det att
    finns det
    finns det några
    har du
    har du några
    hej
    hallå
    okej
    hörru
    för mig
    åt mig
    gärna
    om du kan
    om det går
    vill du
    vill du vara snäll
    vore det möjligt

    [endings]
    # whole words that the rules would confuse with others
    nära nära 0
    sångare sångare 0
    stjärna stjärn 0
    musiker musiker 0
    # verbs: -a -ar -ade -at -er; nouns: -en -et -an -ar -or -er -arna -orna -erna -ena
    a - 3
    ar - 3
    ade - 3
    at - 3
    as - 3
    e - 3
    er - 3
    en - 3
    et - 3
    an - 3
    or - 3
    arna - 3
    orna - 3
    erna - 3
    ena - 3
    ens - 3
    ets - 3
    ans - 3
    # adjectives
    are - 3
    aren - 3
    aste - 3
    igt ig 2
    skt sk 2
    # stems in -el and -er
    el l 3
    eln l 3
    ern - 3
    # words that look like forms
    motor motor 0
    dator dator 0
    het het 1
    heten het 1
    heter het 1
    heterna het 1
    spel spel 0
    del del 0
    # boka is not bok
    boka boka 0
    bokar boka 0
    bokade boka 0
    bokat boka 0

    [irregular]
    # verbs
    gå: går gick gått
    komma: kom kommer kommit
    ge: ger gav gett givit
    ta: tar tog tagit
    se: ser sett
    göra: gör gjorde gjort
    säga: säg säger sa sade sagt
    veta: vet visste vetat
    läsa: läs läser läste läst
    skriva: skriv skriver skrev skrivit
    skicka: skickar skickade skickat
    finna: finn finner fann funnit
    finnas: finns fanns
    hitta: hittar hittade hittat
    hålla: håller höll hållit
    sätta: sätt sätter satte satt
    ställa: ställ ställer ställde ställt
    lägga: lägg lägger la lade
    ligga: ligger legat
    sitta: sitter suttit
    stå: står stod stått
    sova: sov sover sovit
    vakna: vaknar vaknade vaknat
    väcka: väck väcker väckte väckt
    äta: ät äter ätit
    dricka: drick dricker drack druckit
    köra: kör körde
    åka: åk åker åkte åkt
    flyga: flyg flyger flög flugit
    springa: spring springer sprang sprungit
    simma: simmar simmade
    sjunga: sjung sjunger sjöng sjungit
    låta: låter lät
    höra: hör hörde hört
    lyssna: lyssnar lyssnade lyssnat
    spela: spelar spelade spelat
    starta: startar startade startat
    stoppa: stopp stoppar stoppade stoppat
    stänga: stäng stänger stängde stängt stängd stängda
    tända: tänd tände tänt
    släcka: släck släcker släckte släckt
    höja: höj höjer höjde höjt
    sänka: sänk sänker sänkte sänkt
    öka: ökar ökade ökat
    minska: minskar minskade minskat
    vrida: vrid vrider vred vridit
    slå: slår slog slagit
    dra: drar drog dragit
    dö: dör dog dött
    bo: bor bodde bott
    tro: tror trodde
    be: ber bad bett
    födas: föds föddes född födda
    heta: hette hetat
    kalla: kallas kallar kallade
    kosta: kostar kostade kostat
    köpa: köp köper köpte köpt
    sälja: sälj säljer sålde
    betala: betalar betalade betalat
    låna: lån lånar lånade lånat
    byta: byt byter bytte bytt
    flytta: flyttar flyttade flyttat
    hjälpa: hjälp hjälper hjälpte hjälpt
    tycka: tyck tycker tyckte tyckt
    glömma: glöm glömmer glömde glömt
    minnas: minns mindes
    påminna: påminn påminner påminde påmint
    börja: börjar började börjat
    sluta: slutar slutade slutat
    vinna: vinn vinner vann vunnit
    förlora: förlorar förlorade förlorat
    tappa: tappar tappade tappat tappad
    ringa: ring ringer ringde ringt
    svara: svar svarar svarade svarat
    söka: sök söker sökte sökt
    bryta: bryt bryter bröt brutit
    använda: använd använder använde använt
    anlända: anländer anlände anlänt
    avsluta: avslutar avslutade avslutat
    radera: raderar raderade raderat
    ladda: laddar laddade laddat
    röra: rör rörde
    mäta: mät mäter mätte mätt
    översätta: översätt översätter översatte översatt
    skära: skär skar skurit
    växa: växer växte vuxit
    möta: möter mötte mött
    resa: res reser reste rest
    # nouns
    bok: böcker böckerna
    man: män männen mannen
    natt: nätter natten nätterna
    stad: städer staden städerna stan
    land: länder länderna landet
    hand: händer handen
    fot: fötter foten
    son: söner sonen
    bror: bröder brodern broder
    mor: mödrar modern moder
    dotter: döttrar dottern
    syster: systrar systern
    vän: vänner vännen vännerna
    barn: barnen barnet barnens
    hus: huset husen
    ljus: ljuset ljusen ljust ljusa
    öga: ögon ögat
    öra: öron örat
    huvud: huvudet
    konto: kontot konton kontona
    foto: fotot foton fotona
    video: videon videor videorna videos
    radio: radion
    bio: bion
    skor: sko skorna
    dator: datorn datorer datorerna
    motor: motorn motorer
    nummer: numret numren
    väder: vädret
    fönster: fönstret fönstren
    kalender: kalendern kalendrar
    vatten: vattnet
    namn: namnet namnen
    rum: rummet rummen
    program: programmet programmen
    hem: hemma hemmet
    paket: paketet paketen
    resultat: resultatet resultaten
    apparat: apparaten apparater
    plats: platsen platser platserna
    pris: priset priser priserna
    adress: adressen adresser
    möte: möten mötet mötena
    timer: timern timers timrar
    minut: minuten minuter minuterna
    sekund: sekunden sekunder
    timme: timmen timmar timmarna
    morgon: morgonen morgnar
    kväll: kvällen kvällar kvälls
    sommar: sommaren somrar
    dag: dagen dagar dagarna dags dagens
    tåg: tåget tågen
    by: byn byar
    sjö: sjön sjöar
    bil: bilen bilar bilarna bilens
    app: appen appar apparna apps
    arbete: arbetet arbeten
    planet: planeten planeter planeterna
    podcast: podcasten podcaster podcasts podd podden poddar
    # adjectives
    bra: bättre bäst bästa
    god: gott goda
    dålig: dåligt dåliga sämre sämst
    mer: mera mest mesta
    många: fler flera flest
    liten: litet lilla små
    mindre: minst minsta
    stor: stort stora större störst största
    hög: högt höga högre högst högsta
    låg: lågt lägre lägst lägsta
    lång: långt långa längre längst längsta
    kort: korta kortare kortast
    gammal: gammalt gamla äldre äldst äldsta
    ung: ungt unga yngre yngst
    ny: nytt nya nyare nyast nyaste
    varm: varmt varma varmare varmast
    kall: kallt kallare kallast
    ljusare: ljusast
    mörk: mörkt mörka mörkare mörkast
    tyst: tysta tystare
    snabb: snabbt snabba snabbare snabbast snabbaste
    långsam: långsamt långsamma långsammare
    dyr: dyrt dyra dyrare dyrast dyraste
    billig: billigt billiga billigare billigast billigaste
    nära: närmare närmast närmaste
    sen: sent sena senare
    senast: senaste
    tidig: tidigt tidiga tidigare tidigast
    öppen: öppet öppna
    röd: rött röda
    blå: blått blåa
    grön: grönt gröna
    vit: vitt vita

    [same]
    # switching, raising, lowering
    sätta på: sätta på, slå på, aktivera, koppla på, starta upp, tända, sätt igång
    stänga av: stänga av, slå av, inaktivera, koppla av, släcka, avaktivera, knäppa av
    starta: starta, börja, sätta igång, dra igång, kör igång, påbörja, inled
    stoppa: stoppa, stanna, avsluta, sluta, avbryt, avbryta, upphöra
    pausa: pausa, paus, göra paus, ta paus
    fortsätta: fortsätta, återuppta, fortsätt, spela vidare, gå vidare
    hoppa över: hoppa över, skippa, skip, nästa låt, byt låt
    nästa: nästa, kommande, följande, påföljande
    föregående: föregående, förra, tidigare
    upprepa: upprepa, igen, en gång till, repetera, om igen, på nytt, säg igen
    höja: höja, öka, skruva upp, vrid upp, dra upp, högre
    sänka: sänka, minska, skruva ner, vrid ner, dra ner, lägre, reducera
    höja volymen: höja volymen, högre volym, skruva upp ljudet, högre ljud, öka volymen, spela högre
    sänka volymen: sänka volymen, lägre volym, skruva ner ljudet, lägre ljud, minska volymen
    tysta: tysta, ljudlös, tyst läge, stäng av ljudet, mute, dämpa ljudet
    volym: volym, ljudnivå, ljudvolym, ljudstyrka
    ljusare: ljusare, starkare ljus, mer ljus, öka ljusstyrkan, höj ljuset
    dimma: dimma ljuset, mörkare, dämpa ljuset, svagare ljus, mindre ljus, sänk ljuset, dimra, dämpa belysningen
    ljusstyrka: ljusstyrka, ljusnivå, hur ljust
    varmare: varmare, höj värmen, höj temperaturen, mer värme, öka temperaturen
    kallare: kallare, svalare, sänk värmen, sänk temperaturen, mindre värme
    justera: justera, anpassa, reglera, ställa in på
    inställningar: inställningar, inställning, alternativ, konfiguration, preferenser
    # showing, finding, telling
    visa: visa, se, titta på, ta fram, plocka fram, få se, låt mig se
    lista upp: lista upp, räkna upp, lista alla, visa alla
    söka: söka, leta, hitta, leta upp, leta reda på, sök efter, leta efter, sök upp
    kontrollera: kontrollera, kolla, kolla upp, se efter, titta efter, granska, checka
    googla: googla, google, sök på nätet, sök på internet, slå upp
    läsa: läsa, läs igenom
    läsa upp: läsa upp, läs högt, läs för mig, högläsning
    berätta: berätta, säga, tala om, meddela
    förklara: förklara, förklaring, redogör för, beskriv, beskriva
    svara: svara, besvara, svar, skriv tillbaka
    fråga: fråga, fråga om, förfrågan, höra efter
    information: information, info, detaljer, fakta om, upplysningar
    mer information: mer information, mer info, fler detaljer, mer om, veta mer
    översikt: översikt, sammanfattning, sammanfatta, sammandrag
    jämföra: jämföra, jämförelse, ställ mot varandra
    skillnad: skillnad, vad skiljer, olikhet
    rekommendera: rekommendera, föreslå, rekommendation, förslag, tips, tipsa, råd
    välja: välja, välj, välj ut, val, utse
    # adding, removing, changing
    lägga till: lägga till, lägg in, sätt upp, skriv upp, skriv in, föra in, tillägg, addera till
    ta bort: ta bort, radera, stryk, stryka, plocka bort, avlägsna, rensa bort, kasta, slänga, bli av med
    rensa: rensa, tömma, töm, radera allt, ta bort allt
    ändra: ändra, redigera, modifiera, förändra, ändring
    flytta: flytta, skjuta upp, flytta fram, senarelägga, boka om, omboka
    döpa om: döpa om, döp om, byt namn på, ändra namn, nytt namn
    byta ut: byta ut, ersätta, ersätt, byta
    skapa: skapa, göra en ny, lägg upp, upprätta, gör ny
    installera: installera, installation
    konfigurera: konfigurera, göra inställningar
    uppdatera: uppdatera, uppdatering, förnya, uppgradera, update
    ladda ner: ladda ner, ladda ned, nedladdning, hämta hem, tanka ner
    ladda upp: ladda upp, uppladdning
    spara: spara, lagra, bevara
    säkerhetskopia: säkerhetskopia, säkerhetskopiera, backup
    kopiera: kopiera, kopia, duplicera
    klistra in: klistra in, infoga
    dela: dela, dela med mig, dela ut
    skriva ut: skriva ut, skriv ut, printa, utskrift
    skanna: skanna, scanna, läs in
    öppna: öppna, öppna upp, ta upp
    stänga: stänga, slå igen, stäng igen, stäng
    blockera: blockera, spärra, spärr
    låsa: låsa, lås, låsa dörren, låsa igen
    låsa upp: låsa upp, lås upp, öppna låset
    ansluta: ansluta, anslut, koppla ihop, parkoppla, koppla upp, para ihop
    koppla från: koppla från, koppla bort, frånkoppla
    växla: växla till, byta till, skifta, växla över
    återställa: återställa, återställ, nollställa, fabriksåterställa
    starta om: starta om, omstart, boota om
    ångra: ångra, gör ogjort, ta tillbaka
    strunta i: strunta i det, glöm det, skit samma, låt det vara, det var inget, bry dig inte
    # cancelling, booking, planning
    avboka: avboka, ställa in, avbeställa, ställ in, säga upp, avbokning, avbeställ, uppsägning
    boka: boka, reservera, bokning, reservation, beställa tid
    boka bord: boka bord, reservera bord, beställa bord, bordsbokning
    planera: planera, schemalägga, planering, organisera, schemalägg
    försening: försening, försenad, försenat, för sen
    i tid: i tid, punktlig, enligt tidtabell
    bekräfta: bekräfta, bekräftelse, godkänna, acceptera
    avböja: avböja, tacka nej, avvisa, neka, avslå
    bjuda in: bjuda in, bjud in, inbjudan, inbjudning
    delta: delta, medverka, närvara, deltar
    # alarms, reminders, calendar
    väckarklocka: väckarklocka, alarm, larm, väckning, väckarklockan
    väcka: väcka, väck mig, vakna, få upp
    timer: timer, nedräkning, äggklocka, tidtagning
    tidtagarur: tidtagarur, stoppur, ta tid
    snooza: snooza, snooze, sova lite till, snoozea
    påminna: påminna, påminnelse, påminn mig, komma ihåg, kom ihåg, inte glömma
    kalender: kalender, agenda, schema, almanacka
    händelse: händelse, kalenderhändelse, evenemang, event
    möte: möte, sammanträde, konferens, träff, avstämning
    bokad tid: bokad tid, tidsbokning, avtalad tid
    uppgift: uppgift, att göra, syssla, göromål, todo
    att göra lista: att göra lista, todo lista, uppgiftslista, saker att göra
    bocka av: bocka av, markera som klar, klar, färdig, avklarad
    inköpslista: inköpslista, handlingslista, shoppinglista, handlalista
    lista: lista, listor, förteckning
    anteckning: anteckning, anteckna, notera, skriv ner, minnesanteckning
    diktera: diktera, diktamen
    spela in: spela in, inspelning, röstinspelning
    # time
    klockan: vad är klockan, hur mycket är klockan, klockan, tid, aktuell tid
    tidszon: tidszon, tidsskillnad, lokal tid
    datum: datum, vilket datum, dagens datum
    vilken dag: vilken dag, veckodag, vad för dag
    när: när, vilken tid, hur dags, vilken tidpunkt, vid vilken tid
    hur länge: hur länge, hur lång tid, varaktighet, hur många minuter, hur många timmar, längd
    deadline: deadline, sista dag, förfallodag, senast, förfaller
    idag: idag, i dag, denna dag
    imorgon: imorgon, i morgon, nästa dag
    igår: igår, i går, gårdagen
    nu: nu, just nu, genast, omedelbart, direkt, för tillfället, för närvarande, meddetsamma
    snart: snart, inom kort, strax
    senare: senare, efteråt, därefter, lite senare
    dagligen: dagligen, varje dag, per dag, om dagen
    varje vecka: varje vecka, veckovis, per vecka, i veckan
    varje månad: varje månad, månadsvis, per månad, i månaden
    varje år: varje år, årligen, per år, om året
    alltid: alltid, jämt, hela tiden, ständigt
    aldrig: aldrig, inte någonsin
    ofta: ofta, frekvent
    hur ofta: hur ofta, hur många gånger
    morgon: morgon, på morgonen, förmiddag, morse
    kväll: kväll, på kvällen, ikväll, i kväll
    helg: helg, veckoslut, lördag och söndag
    helgdag: helgdag, röd dag, ledig dag, högtid
    födelsedag: födelsedag, fyller år, födelsedatum
    # questions
    hur långt: hur långt, avstånd, hur många kilometer, hur långt bort
    hur hög: hur hög, höjd
    hur stor: hur stor, storlek
    hur gammal: hur gammal, ålder
    hur många: hur många, antal, hur mycket, mängd
    var ligger: vart, på vilken plats, var ligger, var finns
    varför: varför, av vilken anledning, hur kommer det sig
    vem: vem, vilken person, vilka
    vad heter: vad heter, namn, vad kallas
    vad betyder: vad betyder, betydelse, definition, definiera, vad innebär, vad menas med, betyda
    stava: stava, stavas, stavning, hur skriver man
    hur fungerar: hur fungerar, hur gör man, hur använder man, instruktion, hur gör jag
    uttal: uttal, uttala, hur uttalas
    # messages, calls, contacts
    ringa: ringa, ring upp, telefonera, slå en signal, ringa upp
    samtal: samtal, telefonsamtal, påringning
    lägga på: lägga på, avsluta samtalet, lägg på luren
    ta emot samtal: ta emot samtal, svara i telefon, svara på samtalet
    missade samtal: missade samtal, missat samtal, vem har ringt, samtalslista, samtalshistorik
    videosamtal: videosamtal, videochatt, facetime
    meddelande: meddelande, sms, textmeddelande, mess, messa, smsa
    skicka: skicka, sända, skicka iväg, sänd
    mejl: mejl, mail, epost, e post, e-post, email, mejla
    inkorg: inkorg, inbox, nya mejl
    oläst: oläst, olästa, nya meddelanden
    vidarebefordra: vidarebefordra, skicka vidare
    bilaga: bilaga, bifogad fil, bifoga
    avisering: avisering, notis, notifikation, aviseringar, meddela mig, säg till när
    röstbrevlåda: röstbrevlåda, röstmeddelande, telefonsvarare
    kontakt: kontakt, kontakter, adressbok, telefonbok, kontaktlista
    telefonnummer: telefonnummer, nummer, mobilnummer
    adress: adress, gatuadress, hemadress
    posta: posta, lägga ut, twittra, tweeta, inlägg, publicera, tweet
    # audio and video
    spela upp: spela, spela upp, lyssna på, sätta på, lyssna, kör låten
    låt: låt, sång, musikstycke, spår, låtar
    musik: musik, låtar, musiken
    spellista: spellista, playlist, låtlista
    album: album, skiva, cd
    artist: artist, sångare, sångerska, band, musiker
    vem sjunger: vem sjunger, vad heter låten, vilken låt är det, vilken låt spelas
    låttext: låttext, sångtext, lyrics
    slumpmässig: slumpmässig, blanda, shuffle, slumpa, blandad ordning
    radio: radio, radiokanal, radiostation
    podcast: podcast, podd, poddavsnitt, pod
    avsnitt: avsnitt, episod
    ljudbok: ljudbok, talbok, inläst bok
    film: film, långfilm, biofilm
    serie: serie, tvserie, såpa, säsong
    titta: titta, titta på, se på, kika
    tv: tv, teve, television, tv apparat
    tv tablå: tv tablå, vad går på tv, vad visas på tv, tv program
    video: video, klipp, videoklipp, filmklipp
    foto: foto, bild, fotografi
    ta bild: ta bild, fotografera, ta ett foto, ta en bild, ta kort, selfie
    hörlurar: hörlurar, headset, lurar
    högtalare: högtalare, speaker, ljudanläggning
    gilla: gilla, tycka om, älska, like
    favorit: favorit, favoriter, favoritlåt, älsklings
    betygsätta: betygsätta, betyg, recension, omdöme, recensera
    # weather
    väder: väder, väderprognos, väderrapport, prognos, väderutsikter, hur blir vädret
    regn: regn, regna, regnar, nederbörd, skur, skurar
    paraply: paraply, behöver jag paraply
    snö: snö, snöa, snöar, snöfall
    sol: sol, solig, soligt, solsken, skiner solen
    åska: åska, oväder, storm, blixt
    temperatur: temperatur, grader, hur varmt, hur kallt
    molnigt: molnigt, mulet, moln, molnig
    vind: vind, blåsa, blåsigt, blåser, vindstyrka
    luftkvalitet: luftkvalitet, luftföroreningar, hur ren är luften
    soluppgång: soluppgång, går solen upp
    solnedgång: solnedgång, går solen ner
    # home
    lampa: lampa, lampor, ljus, belysning, ljuset, glödlampa
    värme: värme, element, termostat, uppvärmning
    luftkonditionering: luftkonditionering, ac, luftkonditioneringen, kyla
    eluttag: eluttag, vägguttag, uttag, kontakt i väggen, smart plugg
    persienn: persienn, persienner, rullgardin, gardin, gardiner, markis
    dörr: dörr, ytterdörr, dörren, entrédörr
    garage: garage, garageport
    hemlarm: hemlarm, inbrottslarm, larmsystem, tjuvlarm
    kamera: kamera, övervakningskamera, webbkamera
    dammsugare: dammsugare, robotdammsugare, dammsugarrobot
    dammsuga: dammsuga, dammsug, suga golvet
    städa: städa, rengöra, göra rent, putsa, städning
    kaffebryggare: kaffebryggare, kaffemaskin, espressomaskin
    kaffe: kaffe, kopp kaffe, koka kaffe, brygga kaffe, espresso
    tvättmaskin: tvättmaskin, tvätta, tvätt
    diskmaskin: diskmaskin, diska, disk
    ugn: ugn, ugnen, spis
    förvärma: förvärma, värm upp ugnen, värma ugnen
    vardagsrum: vardagsrum, vardagsrummet, storstuga
    färg: färg, kulör, nyans
    scen: scen, läge, stämning
    apparat: apparat, enhet, pryl
    elförbrukning: elförbrukning, strömförbrukning, energiförbrukning
    # food
    recept: recept, matrecept, hur lagar man, hur gör man, hur tillagar man
    ingrediens: ingrediens, ingredienser, vad behöver jag, vad ingår i
    laga: laga mat, tillaga, koka, matlagning, tillagning
    koktid: koktid, tillagningstid, hur länge koka
    mat: mat, maträtt, måltid, rätt, föda
    middag: middag, kvällsmat, kvällsmål
    lunch: lunch, luncha
    frukost: frukost, morgonmål
    restaurang: restaurang, matställe, krog, äta ute, matställen
    beställa mat: beställa mat, hemkörning, matleverans, köpa hem mat
    avhämtning: avhämtning, take away, hämtmat, takeaway
    meny: meny, matsedel
    kalori: kalori, kalorier, kcal, hur många kalorier
    näringsvärde: näringsvärde, näring, näringsinnehåll, hur nyttig
    ersättning: istället för, ersättning för, alternativ till, i stället för
    hållbarhet: hållbarhet, bäst före, utgånget, bli dålig
    dricks: dricks, lämna dricks
    vegetarisk: vegetarisk, köttfri, utan kött
    # shopping and money
    köpa: köpa, handla, inhandla, skaffa, shoppa, införskaffa, inköp
    beställa: beställa, lägga beställning, beställ, göra beställning
    beställning: beställning, order
    paket: paket, försändelse, leverans
    spåra paket: spåra paket, var är mitt paket, leveransstatus, spåra leverans, orderstatus
    leverera: leverera, leverans, köra ut
    lämna tillbaka: lämna tillbaka, returnera, retur, skicka tillbaka
    återbetalning: återbetalning, pengar tillbaka, återbetala
    pris: pris, kostnad, kosta, hur dyrt, vad kostar, hur mycket kostar
    billig: billig, prisvärd, förmånlig
    rabatt: rabatt, erbjudande, rabattkod, rea, kampanj, nedsatt pris
    varukorg: varukorg, kundvagn, korg
    affär: affär, butik, shop, mataffär, varuhus
    öppettider: öppettider, när öppnar, när stänger, hur länge öppet, är öppet
    saldo: saldo, kontosaldo, banksaldo, hur mycket pengar, tillgodohavande, behållning
    konto: konto, bankkonto, lönekonto
    sparkonto: sparkonto, sparpengar, besparingar
    överföra: överföra, överföring, skicka pengar, föra över, swisha, för över, swish
    betala: betala, betalning, erlägga, göra upp
    räkning: räkning, faktura, fakturor, obetald räkning
    ta ut pengar: ta ut pengar, kontanter, bankomat
    sätta in pengar: sätta in pengar, insättning, sätt in
    transaktioner: transaktioner, kontohistorik, kontoutdrag, betalningshistorik, köphistorik
    utgifter: utgifter, spendera, spenderat, gjort av med, utgift
    kreditkort: kreditkort, kort, bankkort, betalkort
    kortgräns: kortgräns, kreditgräns, beloppsgräns, limit
    spärra kort: spärra kort, tappat kortet, kortet stulet, blockera kort, förlorat kortet
    lån: lån, kredit, låna pengar, privatlån
    bolån: bolån, huslån, bostadslån
    ränta: ränta, räntesats, räntan
    kreditvärdighet: kreditvärdighet, kreditbetyg, kreditupplysning
    skatt: skatt, deklaration, deklarera, skatteverket
    lön: lön, inkomst, tjäna, lönebesked, lönespecifikation
    pension: pension, pensionssparande, gå i pension
    spara pengar: spara pengar, lägga undan pengar, sätta undan
    skuld: skuld, skulder, skyldig
    aktie: aktie, aktier, aktiekurs, börskurs
    investera: investera, placera pengar, investering, placering
    växelkurs: växelkurs, valutakurs, kurs
    omvandla: omvandla, räkna om, konvertera, omräkna
    försäkring: försäkring, försäkrad, försäkringsskydd
    bedrägeri: bedrägeri, misstänkt köp, okänt köp, lurad
    pinkod: pinkod, pin, kod
    lösenord: lösenord, passord, inloggningskod
    logga in: logga in, inloggning, logga på
    logga ut: logga ut, utloggning, logga av
    prenumerera: prenumerera, prenumeration, abonnemang, abonnera
    donera: donera, skänka, donation, gåva
    # travel and traffic
    navigera: navigera, vägbeskrivning, rutt, hitta till, hur kommer jag till, hur tar jag mig, navigering, vägen till, kör mig till
    trafik: trafik, kö, köer, bilkö, trafikläge, trafikinformation, trafikstockning
    restid: restid, körtid, hur lång tid tar, ankomsttid
    ankomma: ankomma, anlända, ankomst, komma fram, framme
    avgå: avgå, avgång, avresa, åka iväg, avgår
    tidtabell: tidtabell, avgångstider, när går bussen, när går tåget
    hållplats: hållplats, busshållplats, station
    tunnelbana: tunnelbana, tbana, metro
    biljett: biljett, tågbiljett, färdbevis, bussbiljett, inträdesbiljett
    taxi: taxi, uber, taxiresa
    flyg: flyg, flygning, flygresa, flyga
    flygstatus: flygstatus, är flyget försenat, är planet försenat
    bagage: bagage, väska, resväska, handbagage
    hotell: hotell, boende, logi, övernattning
    semester: semester, ledighet, lov
    hyrbil: hyrbil, hyra bil, biluthyrning
    hyra: hyra, uthyrning
    reseråd: reseråd, reserekommendation, resevarning, reserekommendationer
    visum: visum, inresetillstånd
    pass: pass, resehandling, id handling
    vaccination: vaccination, vaccin, vaccinera, vaccinationer
    i närheten: i närheten, nära, här omkring, nära mig, runt hörnet, närliggande
    plats: plats, position, var är jag, var befinner jag
    dela plats: dela plats, dela min position, var jag är
    bil: bil, fordon, personbil
    bensin: bensin, bränsle, diesel, soppa
    tanka: tanka, fylla tanken, tanka full
    bensinstation: bensinstation, bensinmack, mack, bensinmacken
    laddstation: laddstation, laddstolpe, laddare för elbil
    däck: däck, däcktryck, lufttryck
    olja: olja, oljebyte, motorolja, oljenivå
    bilverkstad: bilverkstad, verkstad, mekaniker
    reparera: reparera, laga, fixa, reparation
    parkera: parkera, parkering, parkeringsplats, parkeringshus
    registreringsnummer: registreringsnummer, registreringsskylt, nummerplåt
    # health
    läkare: läkare, doktor, vårdcentral
    sjukhus: sjukhus, akuten, klinik
    apotek: apotek, apoteket
    medicin: medicin, läkemedel, tablett, piller
    sjuk: sjuk, må dåligt, krasslig
    ont: ont, smärta, värk
    symptom: symptom, symtom, besvär
    träning: träning, träna, workout, motionera, motion, träningspass
    steg: steg, stegräknare, hur långt gått
    vikt: vikt, väga, hur tung
    sömn: sömn, sova, hur länge sov
    meditera: meditera, meditation, slappna av, avslappning
    puls: puls, hjärtfrekvens, hjärtslag
    nödsituation: nödsituation, nödläge, ambulans, larma, larmcentral
    # knowledge, language, figures
    översätta: översätta, översättning, hur säger man, vad heter på
    synonym: synonym, annat ord för
    räkna: räkna, räkna ut, beräkna, uträkning, hur mycket är
    plus: plus, addera, summa, lägga ihop
    minus: minus, subtrahera, dra ifrån
    gånger: gånger, multiplicera, multiplicerat med
    delat med: delat med, dividera, dividerat med
    procent: procent, procentandel
    tärning: tärning, kasta tärning, rulla tärning, slå tärning
    singla slant: singla slant, krona eller klave, kasta mynt
    slumptal: slumptal, slumpmässigt tal, slumpmässig siffra
    fakta: fakta, faktum, kuriosa
    nyheter: nyheter, nyhet, rubriker, vad har hänt, nyhetsrubriker, senaste nytt
    resultat: resultat, ställning, vem vann, poäng, slutresultat
    match: match, fotbollsmatch, drabbning
    skämt: skämt, vits, rolig historia, få mig att skratta, skämta
    rolig: rolig, kul, skojig, lustig
    historia: historia, saga, berättelse
    frågesport: frågesport, quiz, gåta
    # work
    semesterdagar: semesterdagar, lediga dagar, semestersaldo, hur mycket semester
    söka ledigt: söka ledigt, ansöka om semester, ta ledigt, begära ledigt
    ansöka: ansöka, ansökan, söka, lämna in
    jobb: jobb, arbete, yrke, anställning, tjänst
    söka jobb: söka jobb, jobbansökan, cv
    chef: chef, boss, överordnad
    kollega: kollega, arbetskamrat, medarbetare
    dokument: dokument, fil, handling
    # device
    mobil: mobil, telefon, mobiltelefon, smartphone, iphone, lur
    hitta mobilen: hitta mobilen, var är min mobil, hitta min telefon, tappat bort telefonen
    batteri: batteri, batterinivå, batteriprocent
    ladda: ladda, laddare, laddning
    wifi: wifi, trådlöst nätverk, internetuppkoppling, nätverk, wlan
    flygplansläge: flygplansläge, flygläge
    stör ej: stör ej, stör inte, tyst läge
    ficklampa: ficklampa, blixtljus
    skärm: skärm, display, bildskärm
    skärmbild: skärmbild, skärmdump, screenshot
    lagringsutrymme: lagringsutrymme, minne, utrymme, ledigt utrymme
    app: app, applikation, program
    mapp: mapp, katalog
    internet: internet, nätet, webben, online
    webbplats: webbplats, hemsida, webbsida, sajt, sida
    historik: historik, tidigare sökningar
    trasig: trasig, sönder, fungerar inte, funkar inte
    problem: problem, fel, svårighet
    # assistant and small talk
    ditt namn: ditt namn, vad heter du, vem är du
    din ålder: din ålder, hur gammal är du
    din skapare: vem har skapat dig, vem har gjort dig, din skapare, vem skapade dig
    vad kan du: vad kan du, vad kan du göra, funktioner
    är du människa: är du människa, är du en robot, är du på riktigt
    hur mår du: hur mår du, hur är läget, hur är det
    hej: hej, hallå, tjena, god morgon, god dag, goddag, tja, god kväll
    hej då: hej då, adjö, vi ses, ha det bra, hejdå
    god natt: god natt, sov gott
    tack: tack så mycket, tackar, tusen tack
    ja: ja, jo, japp, stämmer, precis, absolut, visst, självklart, korrekt
    nej: nej, nä, stämmer inte, inte alls, nix
    kanske: möjligen, vet inte, osäker
    bra jobbat: bra jobbat, bra gjort, toppen, super, jättebra, fantastiskt, utmärkt, perfekt
    dålig: dålig, usel, hemsk, värdelös, kass
    förlåt: förlåt, ursäkta, sorry
    hjälp: hjälp, hjälpa, assistans, support
    språk: språk, byta språk, annat språk
    röst: röst, byta röst, dialekt
    långsammare: långsammare, saktare, inte så fort
    snabbare: snabbare, fortare
    vad sa du: vad sa du, säg det igen, kan du upprepa
    # adjectives and people
    ny: ny, färsk, aktuell
    populär: populär, omtyckt, trendig
    känd: känd, berömd, kändis
    enkel: enkel, lätt, okomplicerad
    svår: svår, krånglig, komplicerad
    viktig: viktig, brådskande, angelägen
    gratis: gratis, kostnadsfri, utan kostnad
    tillgänglig: tillgänglig, ledig, i lager
    mamma: mamma, mor
    pappa: pappa, farsa, fader
    fru: fru, hustru
    make: make, äkta man
    vän: vän, kompis, polare, väninna
    spåra: spåra, hålla koll på, bevaka
    mäta: mäta, mät upp, mätning
    klaga: klaga, klagomål, reklamera, reklamation
    förlänga: förlänga, förnya, förlängning
    behöva: behöva, krävas, nödvändig
    använda: använda, nyttja, utnyttja
    vänta: vänta, väntetid, vänta lite, ett ögonblick

    [kinds]
    number: 0, noll, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton,
     nitton, tjugo, trettio, fyrtio, femtio, sextio, sjuttio, åttio, nittio, hundra, etthundra, tvåhundra, tusen, miljon, miljard,
     dussin, tjugoett, tjugotvå, tjugotre, tjugofyra, tjugofem, tjugosex, tjugosju, tjugoåtta, tjugonio, trettioett, trettiotvå,
     trettiotre, trettiofyra, trettiofem, trettiosex, trettiosju, trettioåtta, trettionio, fyrtioett, fyrtiotvå, fyrtiotre,
     fyrtiofyra, fyrtiofem, fyrtiosex, fyrtiosju, fyrtioåtta, fyrtionio, femtioett, femtiotvå, femtiotre, femtiofyra, femtiofem,
     femtiosex, femtiosju, femtioåtta, femtionio, sextioett, sextiotvå, sextiotre, sextiofyra, sextiofem, sextiosex, sextiosju,
     sextioåtta, sextionio, sjuttioett, sjuttiotvå, sjuttiotre, sjuttiofyra, sjuttiofem, sjuttiosex, sjuttiosju, sjuttioåtta,
     sjuttionio, åttioett, åttiotvå, åttiotre, åttiofyra, åttiofem, åttiosex, åttiosju, åttioåtta, åttionio, nittioett, nittiotvå,
     nittiotre, nittiofyra, nittiofem, nittiosex, nittiosju, nittioåtta, nittionio
    ordinal: första, andra, tredje, fjärde, femte, sjätte, sjunde, åttonde, nionde, tionde, elfte, tolfte, trettonde, fjortonde,
     femtonde, sextonde, sjuttonde, artonde, nittonde, tjugonde, tjugoförsta, tjugoandra, tjugotredje, tjugofjärde, tjugofemte,
     trettionde, trettioförsta
    weekday: måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, måndagar, tisdagar, onsdagar, torsdagar, fredagar, lördagar,
     söndagar
    month: januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december
    holiday: jul, julafton, juldagen, annandag jul, nyår, nyårsafton, nyårsdagen, påsk, påskafton, påskdagen, annandag påsk,
     långfredagen, skärtorsdag, valborg, valborgsmässoafton, första maj, midsommar, midsommarafton, midsommardagen, nationaldagen,
     sveriges nationaldag, kristi himmelsfärd, pingst, allhelgona, alla helgons dag, lucia, advent, trettondagen,
     alla hjärtans dag, mors dag, fars dag, halloween, kanelbullens dag, fettisdagen, ramadan, hanukka
    country: afghanistan, albanien, algeriet, angola, argentina, armenien, australien, azerbajdzjan, bahamas, bahrain, bangladesh,
     barbados, belgien, belarus, vitryssland, bolivia, bosnien, botswana, brasilien, bulgarien, chile, colombia, costa rica,
     cypern, danmark, dominikanska republiken, ecuador, egypten, elfenbenskusten, england, eritrea, estland, etiopien, fiji,
     filippinerna, finland, frankrike, färöarna, förenade arabemiraten, gambia, georgien, ghana, grekland, grönland, guatemala,
     haiti, honduras, indien, indonesien, irak, iran, irland, island, israel, italien, jamaica, japan, jemen, jordanien, kambodja,
     kamerun, kanada, kazakstan, kenya, kina, kongo, kosovo, kroatien, kuba, kuwait, laos, lettland, libanon, liberia, libyen,
     liechtenstein, litauen, luxemburg, madagaskar, malaysia, maldiverna, mali, malta, marocko, mauritius, mexiko, moldavien,
     monaco, mongoliet, montenegro, moçambique, myanmar, namibia, nederländerna, holland, nepal, nicaragua, nigeria, nordkorea,
     norge, nya zeeland, oman, pakistan, palestina, panama, paraguay, peru, polen, portugal, qatar, rumänien, rwanda, ryssland,
     saudiarabien, schweiz, senegal, serbien, singapore, skottland, slovakien, slovenien, somalia, spanien, sri lanka,
     storbritannien, sudan, sverige, sydafrika, sydkorea, syrien, taiwan, tanzania, thailand, tibet, tjeckien, tunisien, turkiet,
     tyskland, uganda, ukraina, ungern, uruguay, usa, förenta staterna, amerika, uzbekistan, vatikanstaten, venezuela, vietnam,
     wales, zambia, zimbabwe, österrike
    place: stockholm, göteborg, malmö, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, lund, umeå,
     gävle, borås, södertälje, eskilstuna, halmstad, växjö, karlstad, sundsvall, östersund, trollhättan, luleå, kalmar, falun,
     kristianstad, karlskrona, skövde, uddevalla, varberg, örnsköldsvik, nyköping, borlänge, skellefteå, landskrona, motala,
     lidköping, piteå, kiruna, gällivare, visby, ystad, trelleborg, ängelholm, falkenberg, kungsbacka, alingsås, mariestad,
     karlskoga, sandviken, hudiksvall, härnösand, sollefteå, åre, leksand, rättvik, ludvika, arvika, norrtälje, enköping, sigtuna,
     märsta, solna, sundbyberg, nacka, täby, huddinge, sollentuna, lidingö, kista, södermalm, östermalm, vasastan, kungsholmen,
     gamla stan, arlanda, hisingen, mölndal, oskarshamn, västervik, vetlanda, värnamo, ljungby, nässjö, tranås, smögen, marstrand,
     strömstad, skåne, småland, blekinge, halland, västergötland, östergötland, dalarna, värmland, dalsland, bohuslän, närke,
     västmanland, södermanland, uppland, gästrikland, hälsingland, medelpad, ångermanland, jämtland, härjedalen, västerbotten,
     norrbotten, lappland, norrland, svealand, götaland, gotland, öland, fårö, vänern, vättern, mälaren, östersjön, nordsjön,
     öresund, kebnekaise, åbo, helsingfors, tammerfors, åland, mariehamn, köpenhamn, århus, jylland, trondheim, stavanger, tromsø,
     lofoten, reykjavik, london, cambridge, edinburgh, dublin, paris, lyon, marseille, nice, bordeaux, provence, berlin, münchen,
     hamburg, frankfurt, köln, düsseldorf, leipzig, wien, salzburg, zürich, genève, amsterdam, rotterdam, haag, bryssel,
     antwerpen, madrid, barcelona, sevilla, valencia, malaga, ibiza, mallorca, palma, teneriffa, gran canaria, kanarieöarna,
     lissabon, porto, algarve, rom, milano, neapel, venedig, florens, turin, bologna, toscana, sicilien, sardinien, aten, kreta,
     rhodos, antalya, alanya, prag, budapest, warszawa, krakow, gdansk, bukarest, sofia, belgrad, tallinn, riga, vilnius, kiev,
     minsk, moskva, sankt petersburg, kairo, marrakech, johannesburg, kapstaden, jerusalem, tel aviv, beirut, damaskus, bagdad,
     teheran, mecka, delhi, new delhi, shanghai, peking, seoul, tokyo, phuket, mexico city, havanna, lima, kalifornien,
     washington dc, new orleans, afrika, asien, europa, antarktis, nordamerika, sydamerika, latinamerika, mellanöstern, norden,
     skandinavien, karibien, balkan, baltikum, sahara, alperna, himalaya, mount everest, kilimanjaro, grand canyon, amazonas,
     nilen, donau, atlanten, stilla havet, medelhavet, alaska, arizona, colorado, florida, hawaii, illinois, indiana, kansas,
     michigan, minnesota, montana, nevada, new jersey, new york, ohio, oregon, tennessee, utah, virginia, washington, ontario,
     manhattan, brooklyn, hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago, cleveland, dallas, denver,
     detroit, honolulu, houston, las vegas, los angeles, memphis, miami, orlando, phoenix, portland, san diego, san francisco,
     seattle, toronto, vancouver, buenos aires, rio de janeiro, manchester, liverpool, oxford, glasgow, belfast, oslo, bergen,
     helsinki, istanbul, ankara, zagreb, casablanca, nairobi, lagos, dubai, abu dhabi, mumbai, jakarta, bali, manila, hong kong,
     bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: svenska, engelska, tyska, franska, spanska, italienska, portugisiska, nederländska, holländska, danska, norska,
     finska, isländska, polska, tjeckiska, slovakiska, ungerska, rumänska, bulgariska, grekiska, turkiska, ryska, ukrainska,
     kroatiska, serbiska, bosniska, arabiska, hebreiska, persiska, farsi, kurdiska, somaliska, tigrinja, hindi, urdu, kinesiska,
     mandarin, kantonesiska, japanska, koreanska, vietnamesiska, thailändska, thai, indonesiska, swahili, zulu, afrikaans, latin,
     gaeliska, iriska, walesiska, katalanska, baskiska, esperanto, samiska, estniska, lettiska, litauiska
    people: svensk, norsk, dansk, finsk, isländsk, engelsk, tysk, fransk, spansk, italiensk, amerikansk, brittisk, kanadensisk,
     australisk, mexikansk, brasiliansk, indisk, europeisk, afrikansk, asiatisk, egyptisk, schweizisk, österrikisk, belgisk,
     skotsk, kubansk, argentinsk, colombiansk, peruansk, marockansk, etiopisk, libanesisk, israelisk, iransk, pakistansk,
     karibisk, grekisk, turkisk, rysk, polsk, kinesisk, japansk, svensken, norrman, amerikan
    currency: krona, svensk krona, norsk krona, dansk krona, dollar, euro, pund, brittiska pund, yen, peso, rupie, franc,
     schweizerfranc, yuan, won, rubel, lira, real, shekel, dinar, dirham, rand, baht, zloty, forint, bitcoin, ethereum, dogecoin,
     amerikansk dollar, kanadensisk dollar, cent, öre
    given name: agneta, agnes, albert, albin, alex, alexandra, alfred, alice, alicia, alma, alva, amanda, amelia, anders, andreas,
     anette, anita, ann, anneli, annika, anton, arne, arvid, astrid, axel, beatrice, bengt, benjamin, birgitta, björn, britt,
     britt-marie, camilla, carina, carl, carolina, caroline, cecilia, charlotta, charlotte, christer, christian, christina,
     christoffer, claes, clara, dennis, ebba, eddie, elias, elin, elina, elisabeth, ella, ellen, ellinor, elsa, elvira, emelie,
     emil, emilia, emily, erik, erika, evelina, felicia, felix, filip, filippa, fredrik, fredrika, freja, frida, gabriel,
     gabriella, gerhard, gertrud, greta, gun, gunilla, gunnar, gustaf, gustav, göran, göte, hampus, hanna, hannah, harald, harry,
     helen, helena, helene, henrik, hilda, hugo, håkan, ida, inga, ingela, inger, ingemar, ingrid, ingvar, irene, isabella, isak,
     ivar, jack, jacob, jakob, jan, janne, jens, jenny, jesper, jimmy, joakim, joel, johan, johanna, johannes, john, jon, jonas,
     jonatan, jonathan, josef, josefin, josefine, julius, jörgen, kajsa, karin, karl, karolina, katarina, kent, kerstin, kjell,
     klara, klas, kristian, kristina, kristoffer, kurt, lars, lasse, leif, lena, lennart, leo, leon, liam, linda, linn, linnea,
     linus, lisbeth, lotta, louise, lovisa, lucas, ludvig, lukas, maj-britt, maja, malin, marcus, margareta, marianne, marie,
     markus, matilda, mats, mattias, max, maximilian, melvin, mia, micke, mikael, mohamed, moa, molly, monica, monika, måns,
     märta, mårten, natalie, nathalie, niclas, niklas, nils, nina, noah, nora, ola, olle, olof, olivia, oliver, oskar, oscar,
     otto, patrik, paul, pernilla, peter, petra, petter, philip, pontus, ragnar, rasmus, rebecka, richard, rickard, roger, roland,
     rolf, samuel, sandra, sanna, sebastian, selma, signe, sigrid, simon, sofia, sofie, staffan, stefan, stella, susanne, svante,
     sven, sören, therese, thea, theo, theodor, tilda, tina, tobias, tommy, tomas, torbjörn, torsten, tove, tuva, tyra, ulf, ulla,
     ulrika, vera, veronica, victor, victoria, viggo, viktor, viktoria, vilhelm, vilma, vincent, wilhelm, william, wilma, yvonne,
     åke, åsa, mohammed, ahmed, fatima, hassan, omar, ali, michael, kevin, jennifer, jessica, sarah, emma, anna, maria, david,
     daniel, laura, julia, sara, martin, robert, thomas, alexander, adam, elena, eva
    family: mamma, mor, morsa, pappa, far, farsa, föräldrar, bror, brorsa, syster, syrra, son, dotter, fru, hustru, make, maka,
     morbror, farbror, moster, faster, kusin, brorson, systerdotter, syskon, syskonbarn, mormor, farmor, morfar, farfar, barnbarn,
     pojkvän, flickvän, sambo, särbo, fästman, fästmö, styvmamma, styvpappa, plastpappa, svärmor, svärfar, svärföräldrar, svåger,
     svägerska, rumskompis, bästa vän, bästis, granne, chef, kollega
    food: tonfisk, lax, gravad lax, räka, mussla, hummer, krabba, kräfta, ostron, torsk, sill, strömming, surströmming, makrill,
     fiskpinnar, nötkött, nötfärs, köttfärs, fläsk, fläskkotlett, kyckling, kalkon, bacon, skinka, julskinka, korv, falukorv,
     prinskorv, isterband, biff, entrecote, lamm, lammkött, kalvkött, älgkött, anka, ägg, äggröra, stekt ägg, mjölk, filmjölk,
     smör, margarin, ost, västerbottensost, fetaost, parmesan, grädde, vispgrädde, gräddfil, yoghurt, kvarg, bröd, knäckebröd,
     limpa, fralla, smörgås, macka, rostat bröd, smörgåstårta, ris, makaroner, lasagne, nudlar, köttbullar, janssons frestelse,
     pytt i panna, raggmunk, kroppkakor, palt, kåldolmar, ärtsoppa, korv stroganoff, spaghetti och köttfärssås, köttfärssås,
     toast skagen, tacos, kebabpizza, pommes frites, pommes, potatismos, kokt potatis, potatisgratäng, soppa, tomatsoppa, gryta,
     sallad, potatissallad, pannkaka, våffla, plättar, kanelbulle, bulle, semla, lussekatt, pepparkaka, kaka, tårta,
     prinsesstårta, kladdkaka, chokladboll, sockerkaka, äppelpaj, paj, glass, choklad, godis, lördagsgodis, lakrits, socker,
     florsocker, mjöl, vetemjöl, bakpulver, jäst, salt, peppar, vitlök, lök, potatis, sötpotatis, tomat, morot, ärta, böna, majs,
     broccoli, blomkål, spenat, grönkål, vitkål, rödkål, isbergssallad, gurka, selleri, sparris, svamp, kantarell, champinjon,
     zucchini, aubergine, pumpa, rädisa, rödbeta, purjolök, paprika, äpple, banan, citron, apelsin, clementin, vindruva,
     jordgubbe, blåbär, hallon, lingon, hjortron, björnbär, körsbär, persika, päron, plommon, ananas, melon, vattenmelon, avokado,
     kokosnöt, honung, sylt, lingonsylt, marmelad, jordnötssmör, sirap, senap, majonnäs, vinäger, olja, olivolja, soja, kanel,
     ingefära, basilika, oregano, timjan, rosmarin, persilja, gräslök, dill, koriander, spiskummin, kardemumma, saffran, gurkmeja,
     muskot, vanilj, vaniljsocker, chili, havregryn, gröt, havregrynsgröt, müsli, flingor, linser, kikärta, nöt, mandel, jordnöt,
     valnöt, hasselnöt, russin, oliv, omelett, brunsås, bearnaisesås, buljong, chips, popcorn, ostbågar, pizza, sushi, ramen,
     curry, hummus, falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog,
     hamburger, cheeseburger, brownie, muffin, cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi,
     risotto, paella, pesto, carbonara, kebab
    drink: te, kaffe, bryggkaffe, varm choklad, o'boy, saft, juice, apelsinjuice, äppeljuice, läsk, lemonad, vatten,
     mineralvatten, ramlösa, milkshake, öl, lättöl, starköl, vin, rödvin, vitt vin, rosévin, rom, snaps, champagne, cider, glögg,
     julmust, påskmust, trocadero, cappuccino, espresso, latte, smoothie, gin, vodka, tequila, martini, mojito, cocktail,
     coca cola, whisky
    animal: hund, katt, häst, ko, gris, get, höna, tupp, gås, lejon, tiger, björn, isbjörn, varg, räv, hjort, rådjur, älg, kanin,
     hare, mus, råtta, ekorre, hamster, marsvin, elefant, giraff, zebra, flodhäst, noshörning, apa, gorilla, schimpans, känguru,
     koala, blåval, delfin, haj, fisk, guldfisk, pingvin, örn, uggla, papegoja, undulat, duva, svan, flamingo, groda, huggorm,
     orm, ödla, sköldpadda, krokodil, bi, geting, myra, spindel, fjäril, mygga, fluga, fästing, dinosaurie, enhörning, kamel,
     panda, säl, utter, fladdermus, tjur, hundvalp, kattunge, gepard, leopard, jaguar, buffel, åsna, lama, bläckfisk, manet,
     igelkott, grävling, vildsvin, lodjur
    colour: röd, blå, grön, gul, orange, lila, rosa, vit, svart, brun, grå, violett, turkos, magenta, cyan, beige, vinröd, guld,
     silver, mörkblå, ljusblå, mörkgrön, ljusgrön, marinblå, varmvit, rött, blått, grönt, gult, vitt
    music style: klassisk musik, klassiskt, dansband, dansbandsmusik, schlager, visor, folkmusik, svensktoppen, elektronisk musik,
     dansmusik, opera, filmmusik, julmusik, jullåtar, julsånger, barnvisor, barnmusik, popmusik, rockmusik, dödsmetall, hårdrock,
     akustisk, instrumental, symfoni, lugn musik, svensk hiphop, epadunk, rock, jazz, pop, rap, hip hop, blues, country, metal,
     heavy metal, punk, reggae, soul, funk, techno, house, disco, indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: gitarr, piano, fiol, trummor, trumma, flöjt, blockflöjt, tvärflöjt, trumpet, trombon, saxofon, cello, klarinett,
     elbas, basgitarr, kontrabas, harpa, ukulele, banjo, keyboard, orgel, dragspel, munspel, nyckelharpa
    sport: fotboll, handboll, basket, volleyboll, baseboll, ishockey, innebandy, bandy, bordtennis, pingis, boxning, brottning,
     simning, cykling, skidor, längdskidor, skidskytte, alpint, snowboard, surfing, friidrott, ridning, orientering, formel 1,
     formel ett, olympiska spelen, os, vm, fotbolls-vm, em, vasaloppet, allsvenskan, shl, aik, djurgården, hammarby, ifk göteborg,
     malmö ff, färjestad, frölunda, tre kronor, landslaget, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba,
     premier league, super bowl, champions league, real madrid, manchester united, juventus
    game: schack, dam, patiens, harpan, bingolotto, fia med knuff, memory, finns i sjön, yatzy, hänga gubbe, luffarschack,
     alfapet, wordfeud, tjugo frågor, fyra i rad, sten sax påse, korsord, domino, sänka skepp, frågesport, trivia, betapet,
     kahoot, poker, blackjack, bingo, tetris, pac man, minecraft, fortnite, super mario, pokemon, monopoly, scrabble, sudoku,
     candy crush, angry birds, uno, fifa
    company: ica, coop, willys, hemköp, systembolaget, apoteket, clas ohlson, elgiganten, mediamarkt, biltema, jula, åhléns,
     lindex, kappahl, ericsson, telia, tele2, telenor, comviq, swedbank, seb, handelsbanken, nordea, avanza, klarna, sas,
     norwegian, sj, västtrafik, skånetrafiken, postnord, vattenfall, scania, saab, skf, sandvik, abb, astrazeneca, electrolux,
     atlas copco, h&m, max hamburgare, espresso house, foodora, blocket, skatteverket, försäkringskassan, arbetsförmedlingen, csn,
     1177, folksam, länsförsäkringar, skandia, intersport, lego, google, apple, microsoft, amazon, facebook, twitter, instagram,
     tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's, mcdonalds, burger king, kfc, paypal, mastercard, american express,
     uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm, disney, pepsi, boeing, airbus, ford, toyota, honda,
     bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara, lidl, ebay, walmart
    service: svt, svt play, tv4, tv4 play, sveriges radio, p1, p2, p3, p4, rix fm, mix megapol, nrj, aftonbladet, expressen,
     dagens nyheter, svenska dagbladet, göteborgs-posten, viaplay, hbo, eniro, swish, bankid, storytel, bookbeat, smhi, prisjakt,
     tradera, flashback, podme, disney plus, spotify, youtube, apple music, amazon music, amazon prime, youtube music,
     google maps, soundcloud, itunes, deezer, audible, whatsapp, snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom,
     gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc, cnn
    person of note: ulf kristersson, magdalena andersson, stefan löfven, löfven, fredrik reinfeldt, olof palme, jimmie åkesson,
     greta thunberg, carl xvi gustaf, kung carl gustaf, drottning silvia, kronprinsessan victoria, prins daniel, gustav vasa,
     alfred nobel, carl von linné, astrid lindgren, pippi långstrump, emil i lönneberga, bamse, selma lagerlöf, august strindberg,
     strindberg, henning mankell, stieg larsson, camilla läckberg, zlatan, zlatan ibrahimovic, björn borg, ingemar stenmark,
     sarah sjöström, armand duplantis, peter forsberg, henrik lundqvist, carolina klüft, charlotte kalla, roxette, avicii, robyn,
     zara larsson, håkan hellström, veronica maggio, laleh, lisa nilsson, ted gärdestad, cornelis vreeswijk, evert taube, carola,
     loreen, måns zelmerlöw, lars winnerbäck, ulf lundell, gyllene tider, per gessle, swedish house mafia, sabaton, in flames,
     tomas ledin, lena philipsson, miss li, hov1, benny andersson, björn ulvaeus, ingmar bergman, ingrid bergman, greta garbo,
     stellan skarsgård, alexander skarsgård, alicia vikander, noomi rapace, david lagercrantz, påven, edvard munch, henrik ibsen,
     drottning elizabeth, isaac newton, napoleon, adolf hitler, barack obama, obama, donald trump, trump, joe biden,
     george washington, abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven, bach,
     elvis presley, michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran,
     justin bieber, eminem, the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2, abba,
     shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk, bill gates,
     steve jobs, mark zuckerberg, gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer, stephen king,
     harry potter, angela merkel, vladimir putin
    household thing: lampa, lampan, taklampa, sänglampa, golvlampa, skrivbordslampa, nattlampa, julgran, ugn, spis, kylskåp, kyl,
     frys, diskmaskin, tvättmaskin, torktumlare, mikro, mikrovågsugn, vattenkokare, kaffebryggare, kaffemaskin, brödrost, värmare,
     värmepump, termostat, fläkt, köksfläkt, luftkonditionering, teve, tv, stereo, högtalare, dator, laptop, skrivare, router,
     wifi, garageport, ytterdörr, bakdörr, dörr, fönster, persienn, rullgardin, gardin, markis, smart plugg, uttag, eluttag,
     dörrklocka, kamera, vattenspridare, dammsugare, robotdammsugare, robotgräsklippare, varmvattenberedare, luftfuktare,
     avfuktare, öppen spis, badtunna, bastu, motorvärmare
    room: kök, köket, sovrum, sovrummet, vardagsrum, vardagsrummet, matsal, matsalen, badrum, badrummet, toalett, toaletten, hall,
     hallen, kontor, kontoret, arbetsrum, källare, källaren, garage, garaget, trädgård, trädgården, balkong, balkongen, veranda,
     altan, altanen, barnrum, barnrummet, gästrum, tvättstuga, tvättstugan, klädkammare, övervåning, övervåningen, nedervåningen,
     bottenvåningen, uterum
    body: huvud, huvudvärk, rygg, ryggont, mage, knä, axel, arm, hand, finger, ben, fot, tå, fotled, nacke, hals, tand, tunga,
     näsa, öra, öga, mun, hår, hud, hjärta, lunga, lever, njure, hjärna, bröst, höft, armbåge

    [topics]
    väckarklocka: väckarklocka, alarm, väcka, vakna, snooze, stiga upp, tidigt, morgon, klocka, larm, försova
    timer: timer, nedräkning, minut, sekund, tidtagarur, återstå, tid, äggklocka, kvar
    påminnelse: påminnelse, påminna, glömma, komma ihåg, minnas, uppgift, tid, viktigt
    kalender: kalender, möte, schema, händelse, vecka, måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, inbjudan, boka,
      konferens, eftermiddag, förmiddag, ledig, agenda
    uppgifter: uppgift, lista, bocka av, syssla, projekt, göra, klar, hushåll, todo
    inköpslista: inköpslista, handla, mataffär, mjölk, bröd, ägg, smör, ost, frukt, grönsaker, matvaror, köpa
    anteckningar: anteckning, skriva ner, notera, memo, dagbok, idé, diktera, lapp
    tid: klocka, tid, timme, tidszon, sommartid, vintertid, tidsskillnad, midnatt, minut, lokal tid
    datum: datum, dag, idag, imorgon, igår, månad, år, veckonummer, skottår, januari, februari, mars, april, maj, juni, juli, augusti,
      september, oktober, november, december
    helgdagar: helgdag, jul, påsk, midsommar, nyår, lucia, pingst, julafton, nationaldag, röd dag, halloween, advent, valborg, lov
    väder: väder, regn, sol, snö, paraply, temperatur, grader, vind, storm, molnigt, åska, dimma, hagel, frost, kallt, varmt, prognos,
      jacka, halka, soligt, blåsigt, luftfuktighet
    luft: luftkvalitet, pollen, föroreningar, smog, ozon, allergi, luft, partiklar, andas
    astronomi: måne, sol, stjärna, planet, mars, rymden, fullmåne, förmörkelse, raket, astronaut, stjärnbild, universum, norrsken,
      soluppgång
    nyheter: nyheter, tidning, politik, regering, val, artikel, rubrik, statsminister, världen, journalist, riksdag, press
    sport: sport, fotboll, match, mål, lag, allsvenskan, ishockey, tabell, resultat, spelare, tennis, handboll, skidor, tränare, arena,
      liga, mästerskap, olympiska spelen
    musik: musik, låt, album, spellista, band, artist, sångare, lyssna, spela, rock, pop, jazz, klassisk, konsert, gitarr, piano,
      genre, högtalare, melodi
    radio: radio, kanal, frekvens, lyssna, station, programledare, sändning, sveriges radio
    podcast: podcast, podd, avsnitt, prenumerera, lyssna, intervju, programledare, säsong
    ljudbok: ljudbok, kapitel, bok, författare, uppläsare, lyssna, läsa upp, fortsätta lyssna
    film: film, bio, skådespelare, regissör, trailer, komedi, thriller, skräckfilm, oscar, streama, drama, biograf
    tv: tv, kanal, serie, avsnitt, program, fjärrkontroll, netflix, dokumentär, säsong, sändning, svt
    böcker: bok, läsa, roman, författare, bibliotek, kapitel, bästsäljare, sida, förlag, dikt, deckare, ebok
    spel: spel, spela, quiz, gåta, schack, kort, nivå, poäng, brädspel, tvspel, pussel, spelare, konsol
    skämt: skämt, vits, skratta, rolig, humor, kul, komisk, skoja
    foto: foto, bild, kamera, selfie, album, fotografera, galleri, filter, blixt, porträtt
    telefon: ringa, telefon, samtal, nummer, lägga på, missat, röstbrevlåda, ringsignal, svara, upptaget, mobil, ringa tillbaka
    meddelande: meddelande, sms, skicka, chatt, svara, whatsapp, grupp, emoji, text, läsa, skriva, mottagare
    mejl: mejl, epost, inkorg, ämne, bilaga, avsändare, skräppost, utkast, vidarebefordra, oläst, nyhetsbrev, mottagare
    kontakter: kontakt, adressbok, nummer, adress, födelsedag, vän, familj, telefonnummer
    sociala medier: facebook, twitter, instagram, tweet, posta, status, inlägg, profil, följare, gilla, kommentar, hashtag,
      vänförfrågan, flöde, tiktok
    belysning: ljus, lampa, dimma, tända, släcka, ljusstyrka, färg, vardagsrum, sovrum, kök, hall, belysning, röd, blå, grön, vit,
      strömbrytare, badrum
    värme: värme, termostat, temperatur, grader, element, varmt, kallt, luftkonditionering, fläkt, golvvärme, kyla, värmepump
    hemsäkerhet: dörr, lås, låsa, larm, kamera, garage, fönster, inbrott, nyckel, ringklocka, brandvarnare, rörelsesensor
    smart hem: apparat, uttag, persienn, rutin, sensor, strömbrytare, smart hem, gardin, scen, automatisk, fjärrkontroll
    dammsugare: dammsugare, robotdammsugare, dammsuga, damm, golv, städa, moppa, matta, ren, laddstation
    kök: kaffe, kaffebryggare, ugn, mikro, diskmaskin, kylskåp, vattenkokare, spis, brödrost, förvärma, kopp
    tvätt: tvättmaskin, torktumlare, tvätt, tvätta, centrifugera, stryka, fläck, tvättmedel, tvättstuga
    matlagning: recept, laga, baka, ingrediens, maträtt, ugn, stekpanna, gryta, grilla, salt, socker, mjöl, deg, kaka, sås, pasta,
      soppa, kött, lök, vitlök, kryddor, portion, matsked
    näring: kalori, protein, fett, kolhydrat, vitamin, nyttig, diet, näring, socker, vegan, vegetarisk, fiber, banta, gluten
    restaurang: restaurang, bord, boka, äta, meny, italiensk, kinesisk, sushi, café, bar, middag, lunch, recension, uteservering, krog
    matleverans: pizza, leverera, beställa, hämtmat, avhämtning, hamburgare, leveranstid, hemkörning, kebab, bud
    shopping: köpa, beställa, affär, pris, erbjudande, rabatt, varukorg, märke, storlek, kassa, kläder, skor, produkt, rea, nätet
    paket: paket, beställning, leverans, postnord, post, försändelse, spåra, retur, utlämning, ombud, frimärke
    bank: konto, saldo, bank, pengar, sparkonto, lönekonto, kontonummer, kontoutdrag, öppna, bankkontor, behållning
    kort: kreditkort, bankkort, pinkod, gräns, spärra, borttappat, stulet, nytt kort, nekad, utomlands, aktivera, kortnummer, bonuspoäng
    betalning: betala, överföra, överföring, swish, betalning, belopp, kronor, mottagare, autogiro, transaktion, pengar, dragning
    räkningar: räkning, faktura, betala, el, vatten, hyra, förfallodag, påminnelse, elräkning, avgift
    lån: lån, kredit, ränta, bolån, amortera, skuld, avbetalning, kreditvärdighet, bolåneränta, löptid
    försäkring: försäkring, skada, premie, hemförsäkring, självrisk, ersättning, bilförsäkring, försäkringsbolag, olycka
    skatt: skatt, deklaration, skatteverket, moms, avdrag, återbäring, inkomstskatt, skattetabell, blankett
    lön: lön, inkomst, brutto, netto, lönebesked, tjäna, bonus, löneförhöjning, timlön
    pension: pension, pensionär, tjänstepension, premiepension, pensionsålder, sparande, pensionsfond, gå i pension
    börs: aktie, börs, kurs, investera, fond, utdelning, bitcoin, krypto, avkastning, obligation, portfölj, depå
    valuta: valuta, växelkurs, euro, dollar, pund, kronor, omvandla, växla, yen, kurs
    utgifter: utgifter, budget, spara, spendera, matkostnad, månad, kostnader, hushållskassa, sparmål
    arbete: arbete, kontor, chef, kollega, företag, projekt, möte, övertid, skift, kund, hemarbete, presentation
    ledighet: semester, semesterdagar, ledig, sjukanmälan, föräldraledig, ansökan, personalavdelning, godkänd, frånvaro, vab
    jobbsökande: jobb, söka, ansökan, cv, anställningsintervju, platsannons, arbetsgivare, praktik, karriär, arbetslös, arbetsförmedling
    bil: bil, motor, olja, däck, verkstad, besiktning, batteri, bromsar, reparation, registreringsnummer, körkort, service, punktering,
      däcktryck, vindrutetorkare, bärgning
    tanka: bensin, tanka, diesel, mack, bränsle, liter, förbrukning, räckvidd, laddstolpe, elbil, tank, bensinpris
    trafik: trafik, kö, olycka, vägarbete, motorväg, omväg, rusningstid, avstängd, fartkamera, väg, pendla, försening
    navigering: rutt, vägbeskrivning, väg, karta, adress, kilometer, avstånd, svänga, mål, riktning, vänster, höger, gata, navigera,
      nära
    kollektivtrafik: buss, tåg, spårvagn, tunnelbana, station, perrong, hållplats, tidtabell, biljett, byta, avgång, försening,
      pendeltåg, spår, linje, konduktör
    taxi: taxi, uber, förare, resa, hämta, skjuts, körning, chaufför
    flyg: flyg, flygplan, flygplats, gate, checka in, boarding, landa, boardingkort, terminal, flygbolag, mellanlandning, säte,
      arlanda, försenad, avgång
    bagage: bagage, resväska, handbagage, borttappat, väska, ryggsäck, packa, bagageband
    hotell: hotell, rum, övernatta, boka, boende, frukost, checka in, checka ut, stuga, stjärnor, vistelse, reception
    resor: resa, semester, utflykt, sevärdhet, strand, turist, resmål, utomlands, museum, camping, ö, vandra, besöka, kryssning
    resehandlingar: visum, pass, ambassad, tull, gräns, reseråd, vaccination, säker, farlig, konsulat, malaria
    hälsa: läkare, sjuk, sjukhus, vårdcentral, ont, feber, hosta, förkyld, influensa, huvudvärk, sjukdom, tandläkare, symptom, allergi,
      behandling, magont
    medicin: medicin, tablett, apotek, dos, biverkning, recept, antibiotika, smärtstillande, läkemedel, salva, piller
    träning: träning, springa, jogga, steg, övning, muskler, yoga, gym, cykla, simma, puls, kilometer, träna, pass
    sömn: sömn, sova, somna, trött, säng, dröm, snarka, natt, tupplur, sovljud
    meditation: meditation, slappna av, lugn, andas, stress, mindfulness, avslappning, naturljud, yoga
    skola: skola, läxa, lärare, prov, lära, universitet, studier, klass, betyg, ämne, student, elev, lektion
    språk: översätta, engelska, svenska, tyska, franska, spanska, språk, ord, mening, uttal, grammatik, glosor
    ord: betydelse, definition, ord, stava, ordbok, synonym, motsats, förkortning, rim, stavning
    matematik: räkna, plus, minus, gånger, delat, procent, rot, summa, tal, matematik, kvadrat, medelvärde, ekvation
    enheter: omvandla, meter, kilometer, mil, tum, kilo, gram, pund, liter, deciliter, celsius, fahrenheit, matsked, tesked, enhet
    slump: tärning, mynt, krona, klave, slumptal, slumpmässig, kasta, lotta, tur
    allmänbildning: fakta, huvudstad, invånare, land, uppfinnare, historia, högsta, största, djur, berg, flod, vetenskap, wikipedia,
      befolkning, århundrade
    kändisar: skådespelare, känd, sångerska, född, gift, stjärna, biografi, död, förmögenhet, kung, drottning, president, kändis
    assistenten: assistent, namn, heta, robot, människa, skapare, utveckla, känsla, röst, artificiell intelligens, gammal, prata,
      fritidsintresse
    assistentens inställningar: språk, röst, dialekt, hastighet, namn, inställning, viska, användare
    hälsningar: hej, hallå, god morgon, hej då, god natt, tack, hur mår du, välkommen, god kväll, trevligt
    beröm och kritik: bra jobbat, toppen, dum, dålig, fel, klagomål, besviken, irriterande, duktig, nöjd
    volym: volym, ljud, hög, låg, tyst, höja, sänka, procent, bas
    enheten: wifi, bluetooth, batteri, skärm, uppdatering, lagring, flygplansläge, inställningar, anslutning, ljusstyrka, starta om,
      mobildata
    appar: app, öppna, stänga, installera, program, fil, mapp, ladda ner, webbläsare, dokument, radera, skriva ut
    inspelning: spela in, inspelning, mikrofon, diktera, röstmemo, video, ljud, uppta
    säkerhet: lösenord, pinkod, logga in, fingeravtryck, kod, bankid, virus, hackare, integritet, konto
    hitta mobilen: mobil, borttappad, hitta, nycklar, surfplatta, leta, spåra, ringa på
    plats: plats, dela, position, gps, var, på väg, adress, karta
    husdjur: hund, katt, husdjur, veterinär, foder, mata, rasta, valp, fisk, fågel, kanin, hamster, koppel
    växter: växt, trädgård, vattna, blomma, gräs, träd, så, gödsel, gräsklippare, skörd, odla
    barn: barn, bebis, blöja, förskola, saga, vaggvisa, leksak, godnattsaga, föräldrar, barnvakt, dagis
    relationer: pojkvän, flickvän, kärlek, gifta, dejt, partner, relation, kyss, kär, skilsmässa, sambo, alla hjärtans dag
    familj: mamma, pappa, bror, syster, mormor, morfar, farmor, farfar, moster, farbror, föräldrar, son, dotter, kusin
    evenemang: konsert, evenemang, biljett, festival, teater, utställning, museum, fest, föreställning, mässa, entré
    välgörenhet: donera, skänka, välgörenhet, röda korset, insamling, volontär, gåva, hjälporganisation
    bröllop: bröllop, gifta, brud, brudgum, ring, klänning, förlovning, vigsel, smekmånad, gäster
    bostad: hus, lägenhet, hyra, mäklare, flytta, hyresvärd, bostad, visning, kontrakt, tomt, budgivning
    juridik: advokat, lag, kontrakt, domstol, polis, böter, skilsmässa, testamente, straff, åklagare
    nödsituation: nödläge, brandkår, polis, ambulans, hjälp, olycka, brand, första hjälpen
    presenter: present, födelsedag, överraskning, kort, gratulera, blommor, fest, tårta, fira
    mode: kläder, klä, skor, jacka, byxor, storlek, klänning, skjorta, frisör, hår, mode
    styrning: stoppa, fortsätta, paus, avbryta, upprepa, tillbaka, nästa, hjälp, ångra, bekräfta, hoppa över
    """
}

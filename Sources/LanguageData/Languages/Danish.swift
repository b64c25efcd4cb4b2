// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Danish.
  static let danish = """
    # Danish: everyday knowledge for requests to a voice assistant

    [function]
    # articles and pronouns
    en et den det de dem jeg mig du dig han ham hun hende vi os i jer man der
    min mit mine din dit dine sin sit sine hans hendes dens dets vores jeres deres
    denne dette disse nogen noget nogle sådan sådanne selv her herhen hertil
    # prepositions
    til for fra med om ved hos mellem gennem mod ifølge angående vedrørende per pr blandt omkring på
    # auxiliaries and modals
    er være var været bliver blive blev blevet
    har have havde haft
    kan kunne kunnet
    vil ville villet
    skal skulle skullet
    må måtte bør burde få fik fået
    # conjunctions and particles
    og eller men at som så når hvis da fordi derfor uden mens også bare vel nok allerede lige
    gerne tak venligst egentlig altså ligesom cirka ganske endnu godt
    derfra deraf dertil hermed dermed herfra

    [carriers]
    vær venlig at
    vær så venlig
    vær sød at
    venligst
    tak
    kan du
    kan du venligst
    kan du lige
    kan du være sød
    kan du være venlig
    kan du hjælpe mig
    kan du for mig
    kan i
    kunne du
    kunne du venligst
    kunne du tænke dig
    vil du
    vil du gerne
    vil du være sød
    vil du være venlig
    vil du venligst
    vil du lige
    kan jeg
    kan jeg få
    må jeg
    må jeg bede om
    må jeg få
    jeg vil
    jeg vil gerne
    jeg vil gerne have
    jeg vil have
    jeg vil have dig
    jeg ville gerne
    jeg kunne tænke mig
    jeg skal
    jeg skal bruge
    jeg har brug for
    jeg har behov for
    jeg ønsker
    jeg ønsker at
    jeg mangler
    jeg vil gerne vide
    jeg vil vide
    jeg gad vide
    gad vide
    vi vil gerne
    vi skal
    sig mig
    sig til mig
    fortæl mig
    fortæl
    kan du fortælle
    kan du fortælle mig
    kan du sige
    kan du sige mig
    ved du
    ved du om
    ved du måske
    lad mig vide
    lad mig få
    lad os
    lad mig
    giv mig besked om
    hjælp mig
    hjælp mig med
    hjælp mig med at
    er det muligt
    er det muligt at
    er der
    findes der
    har du
    har du nogle
    hej
    hallo
    hey
    okay
    for mig
    til mig
    hvis du kan
    hvis det er muligt
    kan man
    kan man få
    jeg tænkte på

    [endings]
    # æ is ae to the endings
    æne æn 1
    æner æn 1
    ætte æt 1
    ætter æt 1
    # whole words that the rules would confuse with others
    billet billet 0
    sanger sanger 0
    musiker musiker 0
    lavere lavere 0
    datter datter 0
    # -e -er -ede -et -en -ene -erne -es
    e - 3
    er - 3
    ere - 3
    eren - 3
    erne - 3
    ers - 3
    ede - 3
    et - 3
    ets - 3
    en - 3
    ens - 3
    ene - 3
    es - 3
    te - 4
    # adjectives
    est - 4
    este - 4
    igt ig 2
    sk sk 2
    skt sk 2
    # doubled consonants before an ending
    lle l 2
    ller l 2
    llen l 2
    llet l 2
    llene l 2
    llerne l 2
    tte t 2
    tter t 2
    tten t 2
    ttet t 2
    kke k 2
    kker k 2
    kket k 2
    kken k 2
    nne n 2
    nner n 2
    mme m 2
    mmer m 2
    mmet m 2
    ppe p 2
    pper p 2
    ppen p 2
    sse s 2
    sser s 2
    ssen s 2
    # words that look like forms
    hed hed 1

    [irregular]
    # verbs
    gå: går gik gået
    komme: kom kommer kommet
    give: giv giver gav givet
    tage: tag tager taget
    se: ser set
    gøre: gør gjorde gjort
    sige: sig siger sagde sagt
    vide: vidste vidst
    læse: læs læser læste læst
    skrive: skriv skriver skrev skrevet
    sende: send sender sendte sendt
    finde: find finder fandt fundet
    findes: fandtes
    holde: hold holder holdt
    sætte: sæt sætter satte sat
    stille: stil stiller stillede stillet
    lægge: læg lægger lagde lagt
    ligge: lig ligger lå ligget
    sidde: sid sidder sad siddet
    stå: står stod stået
    sove: sov sover sovet
    vågne: vågn vågner vågnede vågnet
    vække: væk vækker vækkede vækket
    spise: spis spiser spiste spist
    drikke: drik drikker drak drukket
    køre: kør kører kørte kørt
    rejse: rejs rejser rejste rejst
    flyve: flyv flyver fløj fløjet
    løbe: løb løber løbet
    svømme: svøm svømmer svømmede
    synge: syng synger sunget
    høre: hør hører hørte hørt
    lytte: lyt lytter lyttede lyttet
    spille: spil spiller spillede spillet
    afspille: afspil afspiller afspillet
    starte: start starter startede startet
    stoppe: stop stopper stoppede stoppet
    slutte: slut slutter sluttede sluttet
    begynde: begynd begynder begyndte begyndt
    lukke: luk lukker lukkede lukket
    åbne: åbn åbner åbnede åbnet
    tænde: tænd tænder tændte tændt
    slukke: sluk slukker slukkede slukket
    skrue: skru skruer skruede skruet
    hæve: hæv hæver hævede hævet
    sænke: sænk sænker sænkede sænket
    vise: vis viser viste vist
    slå: slår slog slået
    trække: træk trækker trak trukket
    dø: døde død
    bo: bor boede boet
    tro: tror troede troet
    bede: bed beder bad bedt
    hedde: hed hedder heddet
    kalde: kald kalder kaldte kaldt kaldes
    koste: koster kostede kostet
    købe: køb køber købte købt
    sælge: sælg sælger solgte solgt
    betale: betal betaler betalte betalt
    låne: lån låner lånte lånt
    bytte: byt bytter byttede byttet
    skifte: skift skifter skiftede skiftet
    flytte: flyt flytter flyttede flyttet
    hjælpe: hjælp hjælper hjalp hjulpet
    tænke: tænk tænker tænkte tænkt
    forstå: forstår forstod forstået
    glemme: glem glemmer glemte glemt
    huske: husk husker huskede husket
    minde: mind minder mindede mindet
    påminde: påmind påminder påmindet
    vinde: vind vinder vandt vundet
    tabe: tab taber tabte tabt
    ringe: ring ringer ringede ringet
    svare: svar svarer svarede svaret
    søge: søg søger søgte søgt
    bryde: bryd bryder brød brudt
    afbryde: afbryd afbryder afbrudt
    bruge: brug bruger brugte brugt
    ankomme: ankom ankommer ankommet
    afslutte: afslut afslutter afsluttet
    slette: slet sletter slettede slettet
    fjerne: fjern fjerner fjernede fjernet
    tilføje: tilføj tilføjer tilføjede tilføjet
    ændre: ændr ændrer ændrede ændret
    bestille: bestil bestiller bestilte bestilt
    aflyse: aflys aflyser aflyste aflyst
    oplade: oplad oplader opladet
    måle: mål måler målte målt
    oversætte: oversæt oversætter oversatte oversat
    betyde: betyder betød betydet
    fortælle: fortæl fortæller fortalte fortalt
    forklare: forklar forklarer forklarede forklaret
    følge: følg følger fulgte fulgt
    vælge: vælg vælger valgte valgt
    springe: spring springer sprang sprunget
    fortsætte: fortsæt fortsætter fortsatte fortsat
    gentage: gentag gentager gentog gentaget
    optage: optag optager optog optaget
    bære: bær bærer bar båret
    blæse: blæs blæser blæste
    regne: regn regner regnede regnet
    sne: sner sneede
    møde: mød møder mødte mødt mødet møderne
    leje: lej lejer lejede lejet
    overføre: overfør overfører overførte overført
    låse: lås låser låste låst
    gemme: gem gemmer gemte gemt
    vente: vent venter ventede ventet
    hente: hent henter hentede hentet
    anbefale: anbefal anbefaler anbefalede anbefalet
    # nouns
    bog: bøger bogen bøgerne
    mand: mænd manden mændene
    nat: nætter natten
    by: byer byen byerne
    land: lande landet landene
    hånd: hænder hånden
    tand: tanden tandens
    fod: fødder foden
    søn: sønner sønnen
    bror: brødre broren
    mor: mødre moren
    far: fædre faren
    datter: døtre datteren
    søster: søstre søsteren
    ven: venner vennen vennerne
    barn: børn barnet børnene
    hus: huse huset husene
    øje: øjne øjet
    øre: ører øret
    konto: kontoen konti kontoer
    foto: fotoet fotos fotoer
    video: videoen videoer videoerne videos
    radio: radioen
    nummer: numre nummeret numrene
    vejr: vejret
    vindue: vinduer vinduet
    kalender: kalenderen kalendere
    navn: navne navnet navnene
    rum: rummet
    værelse: værelser værelset
    program: programmer programmet
    hjem: hjemme hjemmet
    pakke: pakken pakker pakkerne
    resultat: resultatet resultater resultaterne
    sted: steder stedet
    pris: prisen priser priserne
    adresse: adressen adresser
    aftale: aftalen aftaler aftalerne
    timer: timeren timere timers
    time: timen timerne
    minut: minutter minuttet
    dag: dage dagen dagene dagens
    uge: ugen uger ugerne ugens
    måned: måneden måneder
    år: året årene års
    tog: toget togene
    bil: bilen biler bilerne
    app: appen apps apper
    besked: beskeden beskeder beskederne
    nyhed: nyheden nyheder nyhederne
    ko: køer
    sko: skoen skoene
    æg: ægget æggene
    æble: æbler æblet
    lys: lyset lysene
    kort: kortet kortene
    podcast: podcasten podcasts
    planet: planeten planeter
    # adjectives
    god: gode bedre bedst bedste
    dårlig: dårligt dårlige værre værst værste
    mange: flere flest fleste mere mest meste
    lille: små mindre mindst mindste
    stor: stort store større størst største
    høj: højt høje højere højest højeste
    lavere: lavest laveste
    lang: langt lange længere længst længste
    kortere: kortest
    gammel: gammelt gamle ældre ældst ældste
    ung: ungt unge yngre yngst
    ny: nyt nye nyere nyest nyeste
    varm: varmt varme varmere varmest
    kold: koldt kolde koldere koldest
    mørk: mørkt mørke mørkere
    hurtig: hurtigt hurtige hurtigere hurtigst hurtigste
    langsom: langsomt langsomme langsommere
    dyr: dyrt dyre dyrere dyrest dyreste
    billig: billigt billige billigere billigst billigste
    nær: nært nærmere nærmest nærmeste
    sen: sent sene senere senest seneste
    tidlig: tidligt tidlige tidligere
    åben: åbent
    sidst: sidste
    næst: næste

    [same]
    # switching, raising, lowering
    tænde: tænde, tænde for, aktivere, slå til, tænd på
    slukke: slukke, sluk for, deaktivere, slå fra, slukke for, afbryde strømmen
    starte: starte, begynde, sæt i gang, gå i gang, igangsætte, påbegynde
    stoppe: stoppe, standse, afslutte, slutte, afbryde, hold op, ophøre
    pause: pause, sætte på pause, holde pause, sæt på pause
    fortsætte: fortsætte, genoptage, gå videre, spil videre, køre videre
    springe over: springe over, skippe, skip, næste sang, spol frem
    næste: næste, kommende, følgende, efterfølgende
    forrige: forrige, foregående, tidligere, sidste
    gentage: gentage, igen, en gang til, forfra, om igen, endnu en gang
    skrue op: skrue op, hæve, øge, forhøje, højere, skru op for
    skrue ned: skrue ned, sænke, mindske, reducere, sætte ned, lavere, skru ned for, formindske
    højere lyd: højere lyd, skru op for lyden, øge lydstyrken, mere lyd, hæve lydstyrken
    lavere lyd: lavere lyd, skru ned for lyden, sænke lydstyrken, mindre lyd, dæmpe lyden
    lydløs: lydløs, slå lyden fra, mute, sluk for lyden, uden lyd, på lydløs
    lydstyrke: lydstyrke, volumen, volume, lydniveau, lyden
    lysere: lysere, mere lys, øge lysstyrken, kraftigere lys
    dæmpe lyset: dæmpe lyset, mørkere, mindre lys, dæmpe, sænke lysstyrken, dæmp belysningen
    lysstyrke: lysstyrke, lysniveau, hvor lyst
    varmere: varmere, skru op for varmen, mere varme, hæv temperaturen
    koldere: koldere, køligere, skru ned for varmen, mindre varme, sænk temperaturen
    indstille: indstille, justere, tilpasse, regulere, sætte til
    indstillinger: indstillinger, indstilling, opsætning, præferencer, konfiguration
    # showing, finding, telling
    vise: vise, se, kigge på, få vist, hente frem, lad mig se, fremvise, vis frem
    opremse: opremse, nævn alle, vis alle, vis en liste, remse op
    søge: søge, lede efter, finde, søge efter, opspore, find frem
    tjekke: tjekke, kontrollere, undersøge, se efter, check, efterse
    google: google, slå op, søge på nettet, søge på internettet
    læse: læse, læse igennem
    læse op: læse op, læs højt, læs for mig, oplæse
    fortælle: fortælle, sige, meddele, berette
    forklare: forklare, forklaring, beskrive, uddybe, redegøre
    svare: svare, besvare, svar, skriv tilbage
    spørge: spørge, forespørge, spørg om, høre om
    information: information, info, oplysninger, detaljer, oplysning
    mere information: mere information, flere oplysninger, flere detaljer, mere om, vide mere
    overblik: overblik, oversigt, resume, sammenfatning, opsummere, opsummering
    sammenligne: sammenligne, sammenligning, holde op mod
    forskel: forskel, forskellen, forskellige fra
    anbefale: anbefale, foreslå, anbefaling, forslag, tip, råd, råde
    vælge: vælge, udvælge, valg, vælg ud
    # adding, removing, changing
    tilføje: tilføje, lægge til, skrive på, føje til, sæt på listen, skriv på listen
    fjerne: fjerne, slette, stryge, tage af, tag væk, smide ud
    tømme: tømme, rydde, slette alt, fjerne alt, ryd
    ændre: ændre, redigere, lave om, ændring, modificere, forandre
    flytte: flytte, udskyde, rykke, ombooke, udsætte
    omdøbe: omdøbe, ændre navn, skifte navn, nyt navn, døbe om
    erstatte: erstatte, udskifte, bytte ud, bytte
    oprette: oprette, lave en ny, skabe, opret, lave
    installere: installere, installation
    konfigurere: konfigurere, sætte op, opsætte
    opdatere: opdatere, opdatering, forny, opgradere, update
    downloade: downloade, hente ned, download, hente
    uploade: uploade, upload, lægge op
    gemme: gemme, lagre, bevare
    sikkerhedskopi: sikkerhedskopi, sikkerhedskopiere, backup
    kopiere: kopiere, kopi, duplikere
    indsætte: indsætte, sæt ind
    dele: dele, del, dele med
    udskrive: udskrive, printe, print ud, skrive ud
    scanne: scanne, skanne, indscanne
    åbne: åbne, lukke op, åbn op
    lukke: lukke, luk i, lukke ned
    blokere: blokere, spærre, spær
    låse: låse, låse af, aflåse, låse døren
    låse op: låse op, oplåse, lås op, åbne låsen
    forbinde: forbinde, parre, tilslutte, koble til, oprette forbindelse
    afbryde forbindelse: afbryde forbindelse, koble fra, frakoble
    skifte: skifte, skift til, bytte til
    nulstille: nulstille, gendanne, fabriksindstillinger, reset
    genstarte: genstarte, genstart, starte om
    fortryde: fortryde, gøre om, tage tilbage, fortryd
    glem det: glem det, lige meget, lad være, drop det, pyt, ikke alligevel
    # cancelling, booking, planning
    aflyse: aflyse, annullere, afbestille, opsige, aflysning, melde afbud, annuller, opsigelse
    booke: booke, reservere, booking, reservation, bestille tid
    bestille bord: bestille bord, reservere bord, booke bord, bordbestilling
    planlægge: planlægge, planlæg, arrangere, organisere, fastsætte, aftale tid
    forsinkelse: forsinkelse, forsinket, for sent, for sen
    til tiden: til tiden, rettidig, efter planen, punktlig
    bekræfte: bekræfte, bekræftelse, godkende, acceptere
    afvise: afvise, afslå, takke nej, sig nej
    invitere: invitere, invitation, indbyde, indbydelse
    deltage: deltage, tage del, deltager
    # alarms, reminders, calendar
    vækkeur: vækkeur, alarm, vækning, vækkealarm
    vække: vække, væk mig, vågne, stå op
    timer: nedtælling, æggeur, minutur
    stopur: stopur, tage tid, tidtagning
    snooze: snooze, udsæt alarmen, sove lidt længere, snoozer
    minde: minde, påmindelse, mind mig om, huske, påminde, husk mig på, ikke glemme, reminder
    kalender: kalender, agenda, skema
    begivenhed: begivenhed, kalenderbegivenhed, arrangement, event
    møde: møde, konference, samling, mødet
    aftale: aftale, tid, kalenderaftale
    opgave: opgave, gøremål, to do, todo
    opgaveliste: opgaveliste, to do liste, huskeliste, gøremålsliste
    afkrydse: afkrydse, kryds af, færdig, klaret, markere som færdig
    indkøbsliste: indkøbsliste, indkøbsseddel, indkøbslisten, shoppingliste
    liste: liste, lister, fortegnelse
    note: note, notat, notere, skriv ned, memo, nedskrive
    diktere: diktere, diktat
    optage: optage, optagelse, indspille, lydoptagelse
    # time
    hvad er klokken: hvad er klokken, klokken, hvor mange er klokken, klokkeslæt, hvad tid er det
    tidszone: tidszone, tidsforskel, lokal tid
    dato: dato, hvilken dato, den hvor mange
    hvilken dag: hvilken dag, ugedag, hvad for en dag
    hvornår: hvornår, hvad tid, hvilket tidspunkt, på hvilket tidspunkt
    hvor længe: hvor længe, hvor lang tid, varighed, hvor mange minutter, hvor mange timer
    deadline: deadline, frist, sidste dag, forfaldsdato, senest, forfalder
    i dag: i dag, idag, dags dato
    i morgen: i morgen, imorgen, næste dag
    i går: i går, igår
    nu: nu, lige nu, med det samme, straks, øjeblikkeligt, for tiden, i øjeblikket, nuværende
    snart: snart, inden længe, om lidt
    senere: senere, bagefter, derefter
    dagligt: dagligt, hver dag, per dag, om dagen
    ugentligt: ugentligt, hver uge, per uge, om ugen
    månedligt: månedligt, hver måned, per måned, om måneden
    årligt: årligt, hvert år, per år, om året
    altid: altid, hele tiden, konstant
    aldrig: aldrig, ikke på noget tidspunkt
    ofte: ofte, tit, hyppigt
    hvor ofte: hvor ofte, hvor tit, hvor mange gange
    morgen: morgen, om morgenen, formiddag
    aften: aften, om aftenen, i aften
    weekend: weekend, lørdag og søndag
    helligdag: helligdag, fridag, højtid
    fødselsdag: fødselsdag, fødselsdato, har fødselsdag
    # questions
    hvor langt: hvor langt, afstand, hvor mange kilometer, hvor langt væk, distance
    hvor høj: hvor høj, højde
    hvor stor: hvor stor, størrelse
    hvor gammel: hvor gammel, alder
    hvor mange: hvor mange, antal, hvor meget, mængde
    hvor: hvor ligger, hvor er, på hvilket sted, hvor findes
    hvorfor: hvorfor, af hvilken grund, hvordan kan det være
    hvem: hvem, hvilken person
    hvad hedder: hvad hedder, navn, hvad kaldes
    hvad betyder: hvad betyder, betydning, definition, definere, hvad vil det sige, betyde
    stave: stave, staves, stavemåde, hvordan skriver man, hvordan staver man
    hvordan virker: hvordan virker, hvordan gør man, hvordan bruger man, vejledning, hvordan fungerer
    udtale: udtale, hvordan udtales, udtaler man
    # messages, calls, contacts
    ringe: ringe, ringe op, foretage opkald, ring til, slå på tråden
    opkald: opkald, telefonopkald, samtale, telefonsamtale
    lægge på: lægge på, afslut opkaldet, læg røret på
    tage telefonen: tage telefonen, besvare opkaldet, tag opkaldet
    ubesvarede opkald: ubesvarede opkald, mistede opkald, hvem har ringet, opkaldsliste, opkaldshistorik
    videoopkald: videoopkald, videosamtale, videochat, facetime
    besked: besked, sms, tekstbesked, smsbesked
    sende: sende, afsende, sende afsted, fremsende
    mail: mail, email, e mail, e-mail, mails, elektronisk post
    indbakke: indbakke, inbox, nye mails
    ulæst: ulæst, ulæste, nye beskeder, ikke læst
    videresende: videresende, sende videre
    vedhæftet: vedhæftet, vedhæftning, bilag, vedhæftet fil
    notifikation: notifikation, meddelelse, underretning, give besked, sig til når, advisere
    telefonsvarer: telefonsvarer, voicemail, talebesked, indtalt besked
    kontakt: kontakt, kontakter, adressebog, telefonbog, kontaktperson
    telefonnummer: telefonnummer, nummer, mobilnummer
    adresse: adresse, hjemmeadresse, bopæl
    poste: poste, tweete, tweet, opslag, slå op på, offentliggøre
    # audio and video
    afspille: afspille, spille, lytte til, høre, sætte på, lytte
    sang: sang, nummer, musiknummer, track, melodi
    musik: musik, sange, musikken
    playlist: playlist, afspilningsliste, spilleliste, playliste
    album: album, plade, cd
    sanger: sanger, sangerinde, kunstner, band, musiker
    hvem synger: hvem synger, hvilken sang er det, hvad hedder sangen, hvilket nummer er det
    sangtekst: sangtekst, lyrics, tekst til sangen
    tilfældig: tilfældig, bland, shuffle, tilfældig rækkefølge, blandet
    radio: radio, radiokanal, radiostation
    podcast: podcast, podcastafsnit, podcasts
    afsnit: afsnit, episode, udgave
    lydbog: lydbog, indtalt bog
    film: film, spillefilm, biograffilm, movie
    serie: serie, tvserie, sæson
    se: se, kigge, se på, betragte
    tv: tv, fjernsyn, television, fjernsynet
    tv program: tv program, hvad er i fjernsynet, hvad kommer i fjernsynet, tv oversigt
    video: video, klip, videoklip, filmklip
    billede: billede, foto, fotografi
    tage billede: tage billede, fotografere, tag et billede, tag et foto, selfie
    hovedtelefoner: hovedtelefoner, høretelefoner, headset
    højttaler: højttaler, speaker, anlæg
    synes om: synes om, kunne lide, elske, like
    favorit: favorit, yndlings, favoritter, yndlingssang
    bedømme: bedømme, anmeldelse, anmelde, vurdere, vurdering
    # weather
    vejr: vejr, vejrudsigt, vejrmelding, vejrprognose, hvordan bliver vejret
    regn: regn, regne, nedbør, byger, regnvejr
    paraply: paraply, brug for paraply
    sne: sne, snevejr, snefald
    sol: sol, solrig, solskin, skinner solen
    torden: torden, uvejr, storm, lyn
    temperatur: temperatur, grader, hvor varmt, hvor koldt
    skyet: skyet, overskyet, skyer
    vind: vind, blæse, blæsevejr, vindstyrke, blæsende
    luftkvalitet: luftkvalitet, luftforurening
    solopgang: solopgang, står solen op
    solnedgang: solnedgang, går solen ned
    # home
    lampe: lampe, lys, lamper, belysning, lyset, pære
    varme: varme, radiator, termostat, opvarmning
    aircondition: aircondition, klimaanlæg, køling
    stikkontakt: stikkontakt, stik, stikkontakter, smart stik
    persienne: persienne, persienner, rullegardin, gardin, gardiner, markise
    dør: hoveddør, yderdør, døren, fordør
    garage: garage, garageport
    tyverialarm: tyverialarm, alarmsystem, husalarm, alarmanlæg
    kamera: kamera, overvågningskamera, webcam
    støvsuger: støvsuger, robotstøvsuger
    støvsuge: støvsuge, støvsug, suge gulvet
    rengøre: rengøre, gøre rent, pudse, rengøring, rydde op
    kaffemaskine: kaffemaskine, espressomaskine
    kaffe: kaffe, kop kaffe, brygge kaffe, lave kaffe, espresso
    vaskemaskine: vaskemaskine, vaske tøj, vasketøj
    opvaskemaskine: opvaskemaskine, opvask, vaske op
    ovn: ovn, ovnen, komfur
    forvarme: forvarme, varm ovnen op, opvarme ovnen
    stue: stue, dagligstue, opholdsstue
    farve: farve, kulør, nuance
    scene: scene, stemning, tilstand
    enhed: enhed, apparat, maskine
    strømforbrug: strømforbrug, elforbrug, energiforbrug
    # food
    opskrift: opskrift, madopskrift, hvordan laver man, hvordan tilbereder man
    ingrediens: ingrediens, ingredienser, hvad skal jeg bruge, hvad er der i
    lave mad: lave mad, tilberede, koge, madlavning
    kogetid: kogetid, tilberedningstid, hvor længe koge, bagetid
    mad: mad, måltid, ret, madret, føde
    aftensmad: aftensmad, middag, aftensmåltid
    frokost: frokost, middagsmad
    morgenmad: morgenmad, morgenbord
    restaurant: restaurant, spisested, spise ude, gå ud at spise
    bestille mad: bestille mad, madlevering, få leveret mad, takeaway bestilling
    takeaway: takeaway, tage med, mad ud af huset, afhentning
    menu: menu, menukort, spisekort
    kalorie: kalorie, kalorier, kcal, hvor mange kalorier
    næringsværdi: næringsværdi, næringsindhold, næring, hvor sundt
    erstatning: erstatning for, alternativ til, i stedet for
    holdbarhed: holdbarhed, udløbsdato, bedst før, holde sig
    drikkepenge: drikkepenge, give drikkepenge
    vegetarisk: vegetarisk, kødfri, uden kød
    # shopping and money
    købe: købe, handle, anskaffe, indkøbe, shoppe, indkøb
    bestille: bestille, afgive bestilling, bestil
    bestilling: bestilling, ordre
    pakke: pakke, forsendelse, levering
    spore pakke: spore pakke, hvor er min pakke, leveringsstatus, track and trace, ordrestatus
    levere: levere, levering, bringe ud, udbringe
    returnere: returnere, sende tilbage, retur, returnering
    tilbagebetaling: tilbagebetaling, refusion, pengene tilbage, refundere
    pris: pris, koste, hvor dyr, hvad koster, hvor meget koster
    billig: billig, prisvenlig, overkommelig
    rabat: rabat, tilbud, rabatkode, udsalg, nedsat pris
    indkøbskurv: indkøbskurv, kurv, indkøbsvogn
    butik: butik, forretning, shop, supermarked
    åbningstider: åbningstider, hvornår åbner, hvornår lukker, hvor længe åbent, åbningstid
    saldo: saldo, kontosaldo, hvor mange penge, indestående, penge på kontoen
    konto: konto, bankkonto, lønkonto
    opsparing: opsparing, opsparingskonto, opsparet
    overføre: overføre, overførsel, sende penge, overfør, mobilepay
    betale: betale, betaling, afregne
    regning: regning, faktura, regninger, ubetalt regning
    hæve penge: hæve penge, kontanter, hæveautomat, hævning
    indsætte penge: indsætte penge, indbetale, indbetaling, sætte penge ind
    transaktioner: transaktioner, bevægelser, posteringer, kontoudtog, kontobevægelser
    udgifter: udgifter, forbrug, brugt penge, udgift
    kreditkort: kreditkort, betalingskort, hævekort, dankort
    kreditgrænse: kreditgrænse, beløbsgrænse, kreditmaksimum, limit
    spærre kort: spærre kort, mistet kort, stjålet kort, blokere kort, tabt mit kort
    lån: lån, kredit, låne penge, banklån
    boliglån: boliglån, realkreditlån, huslån
    rente: rente, rentesats
    kreditvurdering: kreditvurdering, kreditværdighed, kreditscore
    skat: skat, selvangivelse, årsopgørelse, skattevæsen
    løn: løn, indkomst, tjene, lønseddel
    pension: pension, pensionsopsparing, gå på pension
    spare: spare, spare op, lægge til side
    gæld: gæld, skylde, skylder
    aktie: aktie, aktier, aktiekurs, børskurs
    investere: investere, investering, placere penge
    valutakurs: valutakurs, vekselkurs, kurs
    omregne: omregne, konvertere, regne om, omregning
    forsikring: forsikring, forsikret, police, forsikringsdækning
    svindel: svindel, bedrageri, mistænkelig betaling, ukendt betaling, snydt
    pinkode: pinkode, pin, pin kode
    adgangskode: adgangskode, kodeord, password
    logge ind: logge ind, log på, login, logge på
    logge ud: logge ud, log af, logge af
    abonnere: abonnere, abonnement, tegne abonnement
    donere: donere, give penge til, donation, støtte
    # travel and traffic
    navigere: navigere, rutevejledning, rute, find vej, hvordan kommer jeg til, vejen til, kør mig til, navigation, vejviser
    trafik: trafik, kø, trafikprop, trafikmelding, bilkø
    rejsetid: rejsetid, køretid, hvor lang tid tager, ankomsttid
    ankomme: ankomme, ankomst, komme frem, fremme
    afgå: afgå, afgang, tage afsted, afrejse, afgår
    køreplan: køreplan, afgangstider, hvornår går bussen, hvornår kører toget
    stoppested: stoppested, busstoppested, station
    metro: metro, undergrundsbane
    billet: billet, togbillet, rejsehjemmel, adgangsbillet
    taxi: taxi, taxa, uber, hyrevogn
    fly: fly, flyvning, flyve, flyrejse, flyafgang
    flystatus: flystatus, er mit fly forsinket, er flyet forsinket
    bagage: bagage, kuffert, håndbagage
    hotel: hotel, overnatning, indkvartering, logi
    ferie: ferie, ferietur
    udlejningsbil: udlejningsbil, leje bil, lejebil, biludlejning
    leje: leje, udlejning
    rejsevejledning: rejsevejledning, rejseadvarsel, rejseråd
    visum: visum, indrejsetilladelse
    pas: pas, id kort, rejsedokument
    vaccination: vaccination, vaccine, vaccinere
    i nærheten: i nærheten, tæt på, nær mig, i nabolaget, nærliggende
    placering: placering, position, hvor er jeg, hvor befinder jeg mig
    dele placering: dele placering, del min position, hvor jeg er
    bil: bil, køretøj, personbil
    benzin: benzin, brændstof, diesel
    tanke: tanke, fylde tanken, tanke op
    tankstation: tankstation, benzintank, benzinstation
    ladestander: ladestander, ladestation, oplade elbil
    dæk: dæk, dæktryk, lufttryk
    olie: olie, olieskift, motorolie, oliestand
    værksted: værksted, mekaniker, autoværksted
    reparere: reparere, reparation, ordne, fikse
    parkere: parkere, parkering, parkeringsplads, parkeringshus
    nummerplade: nummerplade, registreringsnummer
    # health
    læge: læge, doktor, praktiserende læge
    sygehus: sygehus, hospital, skadestue, klinik
    apotek: apotek, apoteket
    medicin: medicin, lægemiddel, tablet, pille
    syg: syg, dårlig tilpas, sløj
    smerte: smerte, ondt, gør ondt
    symptom: symptom, symptomer, tegn på
    træning: træning, træne, workout, motionere, motion
    skridt: skridt, skridttæller, hvor langt gået
    vægt: vægt, veje, hvor tung
    søvn: søvn, sove, hvor længe sov
    meditere: meditere, meditation, slappe af, afslapning
    puls: puls, hjerterytme, hjerteslag
    nødsituation: nødsituation, nødopkald, ambulance, alarmcentral
    # knowledge, language, figures
    oversætte: oversætte, oversættelse, hvordan siger man, hvad hedder på
    synonym: synonym, andet ord for
    udregne: udregne, beregne, regne ud, beregning, hvor meget er
    plus: plus, lægge sammen, addere, sum
    minus: minus, trække fra, subtrahere
    gange: gange, multiplicere, ganget med
    divideret: divideret med, dividere, delt med
    procent: procent, procentdel
    terning: terning, slå med terning, kaste terning
    plat eller krone: plat eller krone, kast en mønt, slå plat
    tilfældigt tal: tilfældigt tal, vilkårligt tal, et tal mellem
    fakta: fakta, faktum, sjov viden
    nyheder: nyheder, nyhed, overskrifter, hvad er der sket, nyhedsoverskrifter
    resultat: resultat, stilling, hvem vandt, score, slutresultat
    kamp: kamp, match, opgør
    vittighed: vittighed, joke, noget at grine af, noget sjovt, vits
    sjov: sjov, morsom, komisk
    historie: historie, eventyr, fortælling
    quiz: quiz, gåde, spørgeleg
    # work
    feriedage: feriedage, fridage, feriesaldo, hvor meget ferie
    søge ferie: søge ferie, anmode om ferie, tage fri, holde fri
    ansøge: ansøge, ansøgning, søge om, indsende
    job: job, arbejde, stilling, erhverv
    søge job: søge job, jobansøgning, cv
    chef: chef, boss, overordnet, leder
    kollega: kollega, medarbejder
    dokument: dokument, fil
    # device
    telefon: telefon, mobil, mobiltelefon, smartphone, iphone
    find telefon: find min telefon, hvor er min telefon, mistet telefonen, finde mobilen
    batteri: batteri, batteriniveau, batteriprocent
    oplade: oplade, lade op, oplader, opladning
    wifi: wifi, trådløst netværk, internetforbindelse, netværk
    flytilstand: flytilstand, flymode
    forstyr ikke: forstyr ikke, vil ikke forstyrres
    lommelygte: lommelygte, lygte
    skærm: skærm, display, monitor
    skærmbillede: skærmbillede, screenshot, skærmdump
    lagerplads: lagerplads, hukommelse, ledig plads
    app: app, applikation, program, apps
    mappe: mappe, folder
    internet: internet, nettet, online, web
    hjemmeside: hjemmeside, webside, website, internetside
    historik: historik, tidligere søgninger
    gået i stykker: gået i stykker, ødelagt, virker ikke, defekt, fungerer ikke
    problem: problem, fejl, vanskelighed
    # assistant and small talk
    dit navn: dit navn, hvad hedder du, hvem er du
    din alder: din alder, hvor gammel er du
    din skaber: hvem har lavet dig, hvem har skabt dig, din skaber, hvem udviklede dig
    hvad kan du: hvad kan du, hvad kan du gøre, funktioner
    er du et menneske: er du et menneske, er du en robot, er du ægte
    hvordan går det: hvordan går det, hvordan har du det
    hej: hej, hallo, goddag, godmorgen, god aften, davs, hejsa
    farvel: farvel, hej hej, vi ses, på gensyn
    godnat: godnat, sov godt, god nat
    mange tak: mange tak, tak for hjælpen, tusind tak, takker
    ja: ja, jo, korrekt, præcis, rigtigt, selvfølgelig, det passer, absolut
    nej: nej, passer ikke, slet ikke, niks
    måske: muligvis, ved ikke, eventuelt
    godt klaret: godt klaret, super, fantastisk, godt gået, perfekt, fremragende
    dårlig: dårlig, elendig, forfærdelig
    undskyld: undskyld, beklager, sorry
    hjælp: hjælp, hjælpe, assistance, support
    sprog: sprog, skifte sprog, andet sprog
    stemme: stemme, accent, skifte stemme
    langsommere: langsommere, ikke så hurtigt
    hurtigere: hurtigere, i højere tempo
    hvad sagde du: hvad sagde du, sig det igen, kan du gentage
    # adjectives and people
    ny: ny, frisk, aktuel
    populær: populær, vellidt, trending
    berømt: berømt, kendt, kendis
    nem: nem, let, enkel, simpel
    svær: svær, vanskelig, kompliceret, besværlig
    vigtig: vigtig, presserende, haster
    gratis: gratis, uden beregning, omkostningsfri
    ledig: ledig, tilgængelig, på lager
    mor: mor, mama
    far: far, fader
    kone: kone, hustru, ægtefælle
    mand: mand, ægtemand
    ven: ven, veninde, kammerat
    følge: følge, spore, holde øje med, overvåge
    måle: måle, opmåle, måling
    klage: klage, reklamere, rapportere
    forlænge: forlænge, forny, forlængelse
    nødvendig: nødvendig, påkrævet, kræves
    bruge: bruge, anvende, benytte
    vente: vente, ventetid, vent lidt, et øjeblik

    [kinds]
    number: 0, nul, to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten,
     nitten, tyve, tredive, fyrre, halvtreds, tres, halvfjerds, firs, halvfems, hundrede, hundrede og halvtreds, to hundrede,
     tusind, tusinde, million, milliard, dusin, halvanden, enogtyve, toogtyve, treogtyve, fireogtyve, femogtyve, seksogtyve,
     syvogtyve, otteogtyve, niogtyve, enogtredive, toogtredive, treogtredive, fireogtredive, femogtredive, seksogtredive,
     syvogtredive, otteogtredive, niogtredive, enogfyrre, toogfyrre, treogfyrre, fireogfyrre, femogfyrre, seksogfyrre, syvogfyrre,
     otteogfyrre, niogfyrre, enoghalvtreds, tooghalvtreds, treoghalvtreds, fireoghalvtreds, femoghalvtreds, seksoghalvtreds,
     syvoghalvtreds, otteoghalvtreds, nioghalvtreds, enogtres, toogtres, treogtres, fireogtres, femogtres, seksogtres, syvogtres,
     otteogtres, niogtres, enoghalvfjerds, tooghalvfjerds, treoghalvfjerds, fireoghalvfjerds, femoghalvfjerds, seksoghalvfjerds,
     syvoghalvfjerds, otteoghalvfjerds, nioghalvfjerds, enogfirs, toogfirs, treogfirs, fireogfirs, femogfirs, seksogfirs,
     syvogfirs, otteogfirs, niogfirs, enoghalvfems, tooghalvfems, treoghalvfems, fireoghalvfems, femoghalvfems, seksoghalvfems,
     syvoghalvfems, otteoghalvfems, nioghalvfems
    ordinal: første, anden, tredje, fjerde, femte, sjette, syvende, ottende, niende, tiende, ellevte, tolvte, trettende,
     fjortende, femtende, sekstende, syttende, attende, nittende, tyvende, enogtyvende, toogtyvende, treogtyvende, fireogtyvende,
     femogtyvende, tredivte, tredvte, enogtredivte
    weekday: mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, mandage, tirsdage, onsdage, torsdage, fredage, lørdage,
     søndage
    month: januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december
    holiday: jul, juleaften, juledag, første juledag, anden juledag, lillejuleaften, nytår, nytårsaften, nytårsdag, påske,
     påskedag, anden påskedag, langfredag, skærtorsdag, palmesøndag, pinse, kristi himmelfartsdag, store bededag, grundlovsdag,
     fastelavn, sankt hans, sankthansaften, mortensaften, første maj, advent, lucia, helligtrekonger, valentinsdag, mors dag,
     fars dag, halloween, j-dag, ramadan, eid, hanukkah
    country: afghanistan, albanien, algeriet, angola, argentina, armenien, aserbajdsjan, australien, bahamas, bahrain, bangladesh,
     barbados, belgien, hviderusland, belarus, bolivia, bosnien, botswana, brasilien, bulgarien, canada, chile, colombia, congo,
     costa rica, cuba, cypern, danmark, den dominikanske republik, ecuador, egypten, elfenbenskysten, england, eritrea, estland,
     etiopien, fiji, filippinerne, finland, forenede arabiske emirater, frankrig, færøerne, gambia, georgien, ghana, grækenland,
     grønland, guatemala, haiti, holland, honduras, indien, indonesien, irak, iran, irland, island, israel, italien, jamaica,
     japan, jordan, kasakhstan, kenya, kina, kosovo, kroatien, kuwait, laos, letland, libanon, liberia, libyen, liechtenstein,
     litauen, luxembourg, madagaskar, malaysia, maldiverne, mali, malta, marokko, mauritius, mexico, moldova, monaco, mongoliet,
     montenegro, mozambique, myanmar, namibia, nederlandene, nepal, new zealand, nicaragua, nigeria, nordkorea, nordmakedonien,
     norge, oman, pakistan, palæstina, panama, paraguay, peru, polen, portugal, qatar, rumænien, rusland, rwanda, saudi-arabien,
     schweiz, senegal, serbien, singapore, skotland, slovakiet, slovenien, somalia, spanien, sri lanka, storbritannien, sudan,
     sverige, sydafrika, sydkorea, syrien, taiwan, tanzania, thailand, tibet, tjekkiet, tunesien, tyrkiet, tyskland, uganda,
     ukraine, ungarn, uruguay, usa, amerika, usbekistan, vatikanstaten, venezuela, vietnam, wales, yemen, zambia, zimbabwe, østrig
    place: københavn, aarhus, århus, odense, aalborg, ålborg, esbjerg, randers, kolding, horsens, vejle, roskilde, herning,
     silkeborg, hørsholm, helsingør, næstved, viborg, fredericia, køge, holstebro, taastrup, slagelse, hillerød, sønderborg,
     svendborg, hjørring, holbæk, frederikshavn, nørresundby, ringsted, haderslev, ølstykke, nykøbing falster, nykøbing mors,
     ballerup, rødovre, glostrup, hvidovre, kalundborg, aabenraa, nyborg, ikast, middelfart, grenaa, thisted, skagen, brønderslev,
     hobro, haslev, frederikssund, farum, birkerød, lyngby, gentofte, hellerup, klampenborg, kastrup, dragør, frederiksberg,
     nørrebro, østerbro, vesterbro, amager, christianshavn, christiania, valby, vanløse, brønshøj, korsør, sorø, vordingborg,
     nakskov, maribo, rønne, gudhjem, bornholm, ribe, tønder, billund, grindsted, ringkøbing, hvide sande, skjern, lemvig, struer,
     ebeltoft, skanderborg, samsø, fanø, læsø, anholt, ærø, langeland, lolland, falster, mols, fyn, sjælland, nordsjælland,
     jylland, nordjylland, sønderjylland, midtjylland, vestkysten, limfjorden, storebælt, lillebælt, øresund, kattegat,
     vesterhavet, nordsøen, østersøen, himmelbjerget, rold skov, tórshavn, nuuk, stockholm, göteborg, gøteborg, malmø, lund,
     skåne, trondheim, stavanger, lofoten, reykjavik, london, cambridge, edinburgh, dublin, paris, lyon, marseille, nice,
     bordeaux, provence, berlin, münchen, hamborg, flensborg, frankfurt, køln, düsseldorf, leipzig, wien, salzburg, zürich,
     geneve, amsterdam, rotterdam, haag, bruxelles, antwerpen, madrid, barcelona, sevilla, valencia, malaga, ibiza, mallorca,
     tenerife, gran canaria, lissabon, porto, algarve, rom, milano, napoli, venedig, firenze, torino, bologna, gardasøen, toscana,
     sicilien, sardinien, athen, kreta, rhodos, antalya, alanya, prag, budapest, warszawa, krakow, gdansk, bukarest, sofia,
     beograd, tallinn, riga, vilnius, kiev, kyiv, minsk, moskva, sankt petersborg, cairo, marrakesh, johannesburg, cape town,
     jerusalem, tel aviv, beirut, damaskus, bagdad, teheran, mekka, delhi, new delhi, shanghai, beijing, seoul, tokyo, phuket,
     mexico city, havana, lima, californien, washington dc, new orleans, afrika, asien, europa, antarktis, nordamerika,
     sydamerika, latinamerika, mellemøsten, norden, skandinavien, caribien, balkan, baltikum, sahara, alperne, himalaya,
     mount everest, kilimanjaro, grand canyon, amazonas, nilen, rhinen, donau, atlanterhavet, stillehavet, middelhavet, alaska,
     arizona, colorado, florida, hawaii, illinois, indiana, kansas, michigan, minnesota, montana, nevada, new jersey, new york,
     ohio, oregon, tennessee, utah, virginia, washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta,
     austin, baltimore, boston, chicago, cleveland, dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis,
     miami, orlando, phoenix, portland, san diego, san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro,
     manchester, liverpool, oxford, glasgow, belfast, oslo, bergen, helsinki, istanbul, ankara, zagreb, casablanca, nairobi,
     lagos, dubai, abu dhabi, mumbai, jakarta, bali, manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: dansk, engelsk, tysk, fransk, spansk, italiensk, portugisisk, hollandsk, nederlandsk, svensk, norsk, finsk,
     islandsk, færøsk, grønlandsk, polsk, tjekkisk, slovakisk, ungarsk, rumænsk, bulgarsk, græsk, tyrkisk, russisk, ukrainsk,
     kroatisk, serbisk, bosnisk, arabisk, hebraisk, persisk, farsi, kurdisk, somali, hindi, urdu, kinesisk, mandarin, kantonesisk,
     japansk, koreansk, vietnamesisk, thai, thailandsk, indonesisk, swahili, zulu, afrikaans, latin, gælisk, irsk, walisisk,
     catalansk, baskisk, esperanto, estisk, lettisk, litauisk
    people: amerikansk, britisk, canadisk, australsk, mexicansk, brasiliansk, indisk, europæisk, afrikansk, asiatisk, egyptisk,
     schweizisk, østrigsk, belgisk, skotsk, cubansk, argentinsk, colombiansk, peruviansk, marokkansk, etiopisk, libanesisk,
     israelsk, iransk, pakistansk, caribisk, mellemøstlig, nordisk, skandinavisk, jysk, dansker, svensker, nordmand, tysker,
     amerikaner, englænder
    currency: krone, danske kroner, norske kroner, svenske kroner, dollar, euro, pund, britiske pund, yen, peso, rupee, franc,
     schweizerfranc, yuan, won, rubel, lira, real, shekel, dinar, dirham, rand, baht, zloty, forint, bitcoin, ethereum, dogecoin,
     amerikanske dollar, canadiske dollar, cent, øre
    given name: agnes, aksel, albert, alex, alexandra, alfred, alice, allan, alma, amalie, amanda, anders, andrea, andreas, ane,
     anette, anita, anja, ann, anne, anne-marie, annelise, annette, annika, anton, arthur, asta, astrid, axel, bente, benjamin,
     birgit, birgitte, birthe, bjarne, bjørn, brian, britta, camilla, carl, carla, caroline, carsten, casper, cecilie, charlotte,
     christian, christina, christine, christoffer, clara, claus, dennis, ditte, dorte, dorthe, elias, elisabeth, ella, ellen,
     elliot, else, emil, emilie, emily, erik, esther, felix, filippa, finn, flemming, frank, frederik, frederikke, freja, frida,
     frode, gitte, gudrun, gunnar, gustav, hanne, hannah, harald, heidi, helena, helene, helga, helle, henning, henriette, henrik,
     henry, hugo, ida, inga, inge, inger, ingrid, irene, isabella, ivan, jacob, jakob, jan, jane, janne, janni, jens, jeppe,
     jesper, jette, jimmy, joakim, johan, johanna, johanne, johannes, johnny, jonas, jonathan, josefine, jørgen, jørn, karen,
     karin, karina, karl, karla, karoline, kasper, katja, katrine, kenneth, kim, kirsten, kirstine, kjeld, klaus, knud, kristian,
     kristina, kristine, kristoffer, kurt, lars, lasse, leif, lena, lene, leo, liam, lilly, linda, lise, lis, liva, lotte, louise,
     lucas, lukas, luna, lærke, mads, magnus, maj-britt, maja, malene, malou, marcus, margit, margrethe, marianne, marie, markus,
     mathias, mathilde, matilde, mette, mia, michelle, mikael, mikkel, mille, mogens, mona, monica, morten, nanna, natasja,
     nicklas, nicolai, niels, nikolaj, nina, noah, nora, ole, olga, oliver, olivia, oscar, oskar, otto, patrick, paul, pernille,
     peter, petra, philip, pia, poul, rasmus, rebecca, rikke, rita, rosa, ruth, samuel, sander, sandra, sanne, sebastian, signe,
     sigurd, silas, silje, simon, simone, sofia, sofie, solveig, stefan, steen, stine, susanne, sven, svend, søren, tanja, theo,
     theodor, thea, therese, thor, tina, tine, tobias, tom, torben, tove, trine, troels, ulla, ulrik, valdemar, vera, vibeke,
     victor, victoria, viggo, vilhelm, viktor, vivian, winnie, william, yvonne, åge, aage, åse, mohammed, ahmed, fatima, hassan,
     omar, ali, john, michael, kevin, jennifer, jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin,
     robert, thomas, alexander, adam, elena, eva
    family: mor, far, forældre, bror, lillebror, storebror, søster, lillesøster, storesøster, datter, kone, hustru, ægtemand,
     onkel, farbror, morbror, tante, moster, faster, fætter, kusine, nevø, niece, mormor, farmor, bedstemor, morfar, farfar,
     bedstefar, bedsteforældre, barnebarn, kæreste, forlovede, stedmor, stedfar, papfar, svigermor, svigerfar, svigerforældre,
     svoger, svigerinde, svigersøn, svigerdatter, bofælle, bedste ven, bedste veninde, veninde, nabo, chef, kollega
    food: tun, laks, reje, musling, hummer, krabbe, østers, torsk, rødspætte, ørred, sild, marineret sild, makrel, fiskefilet,
     fiskefrikadelle, oksekød, hakket oksekød, svinekød, flæskesteg, flæsk, stegt flæsk, kylling, kalkun, bacon, skinke, pølse,
     medister, medisterpølse, rød pølse, spegepølse, leverpostej, bøf, hakkebøf, lammekød, kalvekød, kød, and, andesteg, æg,
     røræg, spejlæg, mælk, sødmælk, letmælk, kærnemælk, smør, margarine, ost, parmesan, fløde, piskefløde, cremefraiche, yoghurt,
     skyr, brød, rugbrød, franskbrød, rundstykke, bolle, smørrebrød, knækbrød, ris, makaroni, lasagne, nudler, frikadelle,
     kødboller, boller i karry, biksemad, brændende kærlighed, tarteletter, forloren hare, mørbradgryde, hotdog, fransk hotdog,
     durum, shawarma, pommes frites, pomfritter, fritter, kartoffelmos, brune kartofler, brunkål, grønlangkål, rødkål, gule ærter,
     suppe, tomatsuppe, gryderet, salat, kartoffelsalat, pandekage, vaffel, æbleskive, fastelavnsbolle, wienerbrød, kanelsnegl,
     brunsviger, drømmekage, lagkage, hindbærsnitte, flødebolle, kage, småkage, pebernød, vaniljekrans, risalamande, risengrød,
     koldskål, rødgrød med fløde, is, softice, chokolade, slik, lakrids, sukker, flormelis, mel, hvedemel, bagepulver, gær, salt,
     peber, hvidløg, løg, kartoffel, sød kartoffel, tomat, gulerod, ært, bønne, majs, broccoli, blomkål, spinat, grønkål,
     spidskål, rosenkål, agurk, selleri, asparges, svamp, champignon, squash, aubergine, græskar, radise, rødbede, porre,
     peberfrugt, æble, banan, citron, lime, appelsin, mandarin, vindrue, drue, jordbær, blåbær, hindbær, brombær, solbær,
     kirsebær, fersken, abrikos, pære, blomme, ananas, melon, vandmelon, avocado, kokosnød, honning, marmelade, syltetøj,
     jordnøddesmør, sirup, sennep, remoulade, mayonnaise, eddike, olie, olivenolie, soya, sojasauce, kanel, ingefær, basilikum,
     oregano, timian, rosmarin, persille, purløg, dild, koriander, spidskommen, kardemomme, safran, gurkemeje, muskatnød, vanilje,
     chili, havregryn, havregrød, mysli, cornflakes, linser, kikært, nød, mandel, peanut, valnød, hasselnød, rosin, oliven,
     omelet, brun sovs, bearnaisesauce, bouillon, chips, popcorn, pizza, sushi, ramen, curry, hummus, falafel, tofu, quinoa, taco,
     burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger, cheeseburger, brownie, muffin,
     cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella, pesto, carbonara, kebab
    drink: te, kaffe, filterkaffe, iskaffe, kakao, varm chokolade, saft, juice, appelsinjuice, æblejuice, sodavand, lemonade,
     saftevand, iste, vand, danskvand, mineralvand, cacaomælk, milkshake, øl, pilsner, fadøl, vin, rødvin, hvidvin, rosévin, rom,
     snaps, akvavit, champagne, cider, gløgg, gammel dansk, faxe kondi, cappuccino, espresso, latte, smoothie, gin, vodka,
     tequila, martini, mojito, cocktail, coca cola, whisky
    animal: hund, kat, hest, ko, gris, ged, lam, høne, hane, gås, løve, tiger, bjørn, isbjørn, ulv, ræv, hjort, rådyr, kanin, mus,
     rotte, egern, hamster, marsvin, elefant, giraf, zebra, flodhest, næsehorn, abe, gorilla, chimpanse, kænguru, koala, hval,
     blåhval, delfin, haj, fisk, guldfisk, pingvin, ørn, ugle, papegøje, undulat, måge, svane, flamingo, stork, frø, slange,
     hugorm, firben, skildpadde, krokodille, bi, hveps, myre, edderkop, sommerfugl, myg, flue, flåt, dinosaur, drage, enhjørning,
     kamel, panda, sæl, odder, flagermus, tyr, hundehvalp, hvalp, killing, gepard, leopard, jaguar, bøffel, æsel, lama,
     blæksprutte, vandmand, pindsvin, grævling, vildsvin, elg
    colour: rød, blå, grøn, gul, orange, lilla, pink, lyserød, hvid, sort, brun, grå, violet, turkis, magenta, cyan, beige,
     bordeaux, guld, sølv, mørkeblå, lyseblå, mørkegrøn, lysegrøn, marineblå, varm hvid, rødt, blåt, grønt, gult, hvidt
    music style: klassisk, klassisk musik, dansktop, danskpop, dansk rap, folkemusik, viser, elektronisk musik, dansemusik, opera,
     filmmusik, julemusik, julesange, børnesange, popmusik, rockmusik, rapmusik, countrymusik, heavy, akustisk, instrumental,
     symfoni, rolig musik, rock, jazz, pop, hip hop, blues, metal, heavy metal, punk, reggae, soul, funk, techno, disco, indie,
     gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: guitar, klaver, piano, violin, trommer, tromme, fløjte, blokfløjte, tværfløjte, trompet, basun, saxofon, cello,
     klarinet, basguitar, kontrabas, harpe, ukulele, banjo, keyboard, orgel, harmonika, mundharmonika
    sport: fodbold, håndbold, basketball, volleyball, baseball, ishockey, bordtennis, boksning, brydning, svømning, cykling,
     skiløb, snowboarding, surfing, atletik, gymnastik, ridning, sejlsport, formel 1, formel et, olympiske lege, ol, vm, em,
     tour de france, superligaen, superliga, fc københavn, fck, brøndby, fc midtjylland, agf, aab, ob, landsholdet,
     håndboldlandsholdet, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba, premier league, super bowl, champions league,
     real madrid, manchester united, juventus
    game: skak, dam, kabale, ludo, matador, yatzy, sænke slagskibe, hængt mand, galgeleg, kryds og bolle, wordfeud,
     tyve spørgsmål, fire på stribe, sten saks papir, krydsord, kryds og tværs, domino, vendespil, olsen, bezzerwizzer, kahoot,
     trivia, poker, blackjack, bingo, tetris, pac man, minecraft, fortnite, super mario, pokemon, monopoly, scrabble, sudoku,
     candy crush, angry birds, uno, fifa
    company: lego, novo nordisk, mærsk, maersk, carlsberg, tuborg, danske bank, nordea, jyske bank, nykredit, sydbank,
     arbejdernes landsbank, vestas, ørsted, coloplast, dsb, movia, metroselskabet, sas, norwegian, postnord, gls, tdc, yousee,
     telenor, telia, oister, cbb, netto, føtex, bilka, rema 1000, irma, kvickly, superbrugsen, brugsen, matas, elgiganten,
     power butik, bang & olufsen, jysk sengetøj, silvan, bauhaus, harald nyborg, just eat, wolt, nemlig.com, bilbasen, dba,
     den blå avis, saxo, topdanmark, tryg forsikring, arla, pandora, joe and the juice, dfds, falck, sunset boulevard, google,
     apple, microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's, mcdonalds,
     burger king, kfc, paypal, mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm,
     disney, pepsi, boeing, airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara,
     h&m, lidl, ebay, walmart
    service: dr1, dr2, dr tv, drtv, tv2, tv 2, tv 2 play, viaplay, dr p1, dr p3, dr p4, p1, p3, p4, nova fm, the voice,
     radio24syv, politiken, berlingske, jyllands-posten, ekstra bladet, b.t., mobilepay, nemid, mitid, e-boks, borger.dk,
     sundhed.dk, krak, rejseplanen, dmi, mofibo, storytel, trustpilot, pricerunner, yousee musik, disney plus, hbo, spotify,
     youtube, apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp,
     snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc,
     cnn
    person of note: mette frederiksen, lars løkke, lars løkke rasmussen, helle thorning-schmidt, anders fogh rasmussen,
     pia kjærsgaard, dronning margrethe, margrethe, kong frederik, kronprins frederik, dronning mary, kronprinsesse mary,
     prins henrik, h.c. andersen, hans christian andersen, søren kierkegaard, kierkegaard, karen blixen, niels bohr, tycho brahe,
     h.c. ørsted, n.f.s. grundtvig, grundtvig, carl nielsen, victor borge, gasolin, kim larsen, tv-2, shu-bi-dua, thomas helmig,
     anne linnet, sanne salomonsen, rasmus seebach, nik og jay, l.o.c., suspekt, lukas graham, volbeat, aqua, agnes obel, d-a-d,
     dizzy mizz lizzy, burhan g, pharfar, tobias rahim, gilli, kesi, emmelie de forest, whigfield, john mogensen, poul krebs,
     mads mikkelsen, nikolaj coster-waldau, lars von trier, thomas vinterberg, susanne bier, dirch passer, ove sprogøe,
     olsen-banden, bamse og kylling, michael laudrup, laudrup, peter schmeichel, kasper schmeichel, christian eriksen, simon kjær,
     pierre-emile højbjerg, caroline wozniacki, wozniacki, viktor axelsen, kevin magnussen, bjarne riis, jonas vingegaard,
     mikkel hansen, holger rune, casper christensen, frank hvam, jørn utzon, bjarke ingels, pippi langstrømpe, anders and,
     astrid lindgren, edvard munch, zlatan ibrahimovic, dronning elizabeth, isaac newton, napoleon, adolf hitler, paven,
     barack obama, obama, donald trump, trump, joe biden, george washington, abraham lincoln, albert einstein, einstein,
     leonardo da vinci, shakespeare, mozart, beethoven, bach, elvis presley, michael jackson, madonna, beyonce, rihanna,
     taylor swift, lady gaga, katy perry, adele, ed sheeran, justin bieber, eminem, drake, the beatles, beatles, rolling stones,
     queen, pink floyd, metallica, nirvana, coldplay, u2, abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie,
     leonardo dicaprio, johnny depp, elon musk, bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela,
     cristiano ronaldo, lionel messi, messi, roger federer, stephen king, harry potter, angela merkel, vladimir putin
    household thing: lampe, loftslampe, sengelampe, natlampe, standerlampe, skrivebordslampe, læselampe, lyskæde, juletræ, ovn,
     komfur, køleskab, fryser, opvaskemaskine, vaskemaskine, tørretumbler, mikroovn, mikrobølgeovn, elkedel, kedel, kaffemaskine,
     brødrister, varmeapparat, radiator, termostat, ventilator, blæser, aircondition, klimaanlæg, fjernsyn, tv, stereoanlæg,
     højttaler, computer, bærbar, laptop, printer, router, wifi, garageport, hoveddør, bagdør, dør, vindue, persienne,
     rullegardin, gardin, markise, smart stik, stikkontakt, dørklokke, kamera, havevander, støvsuger, robotstøvsuger,
     robotplæneklipper, vandvarmer, luftfugter, affugter, pejs, brændeovn, spabad, emhætte, sauna
    room: køkken, køkkenet, soveværelse, soveværelset, stue, stuen, dagligstue, spisestue, spisestuen, badeværelse, badeværelset,
     toilet, toilettet, gangen, entre, entreen, kontor, kontoret, arbejdsværelse, kælder, kælderen, loft, loftet, garage, garagen,
     haven, altan, altanen, terrasse, terrassen, børneværelse, børneværelset, gæsteværelse, gæsteværelset, bryggers, bryggerset,
     udestue, udestuen, carport, førstesal, stueetagen, veranda
    body: hoved, hovedpine, ryg, rygsmerter, mave, knæ, skulder, arm, hånd, finger, ben, fod, tå, ankel, nakke, hals, tand, tunge,
     næse, øre, øje, mund, hår, hud, hjerte, lunge, lever, nyre, hjerne, bryst, hofte, albue

    [topics]
    vækkeur: vækkeur, alarm, vække, vågne, snooze, stå op, tidligt, morgen, ur, sove over, vækning
    timer: timer, nedtælling, minut, sekund, stopur, tilbage, tid, æggeur, tælle ned
    påmindelse: påmindelse, minde, glemme, huske, opgave, tid, vigtigt, reminder
    kalender: kalender, møde, aftale, begivenhed, uge, mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, invitation, planlægge,
      konference, eftermiddag, formiddag, fri, skema
    opgaver: opgave, liste, gøremål, krydse af, projekt, færdig, husholdning, todo
    indkøbsliste: indkøbsliste, handle, supermarked, mælk, brød, æg, smør, ost, frugt, grøntsager, dagligvarer, købe
    noter: note, notat, skrive ned, memo, dagbog, idé, diktere, seddel
    tid: klokken, tid, time, tidszone, sommertid, vintertid, tidsforskel, midnat, minut, lokal tid
    dato: dato, dag, i dag, i morgen, i går, måned, år, ugenummer, skudår, januar, februar, marts, april, maj, juni, juli, august,
      september, oktober, november, december
    helligdage: helligdag, jul, påske, nytår, pinse, juleaften, fastelavn, sankt hans, halloween, advent, grundlovsdag, ferie, fri
    vejr: vejr, regn, sol, sne, paraply, temperatur, grader, vind, storm, skyet, torden, tåge, hagl, frost, koldt, varmt, vejrudsigt,
      jakke, byger, blæse, fugtighed
    luft: luftkvalitet, pollen, forurening, smog, ozon, allergi, luft, partikler, pollental
    astronomi: måne, sol, stjerne, planet, mars, rummet, fuldmåne, formørkelse, raket, astronaut, stjernebillede, univers, nordlys,
      solopgang
    nyheder: nyheder, avis, politik, regering, valg, artikel, overskrift, statsminister, verden, journalist, folketing, presse
    sport: sport, fodbold, kamp, mål, hold, superliga, håndbold, stilling, resultat, spiller, tennis, cykling, badminton, træner,
      stadion, liga, mesterskab, olympiske lege
    musik: musik, sang, album, playliste, band, kunstner, sanger, lytte, spille, rock, pop, jazz, klassisk, koncert, guitar, klaver,
      genre, højttaler, nummer
    radio: radio, kanal, frekvens, lytte, station, vært, udsendelse, fm
    podcast: podcast, afsnit, abonnere, lytte, interview, vært, sæson, episode
    lydbog: lydbog, kapitel, bog, forfatter, oplæser, lytte, læse op, fortælle
    film: film, biograf, skuespiller, instruktør, trailer, komedie, thriller, gyser, oscar, streame, drama, biografbillet
    tv: tv, fjernsyn, kanal, serie, afsnit, program, fjernbetjening, netflix, dokumentar, sæson, udsendelse
    bøger: bog, læse, roman, forfatter, bibliotek, kapitel, bestseller, side, forlag, digt, krimi, ebog
    spil: spil, spille, quiz, gåde, skak, kort, niveau, point, brætspil, computerspil, puslespil, spiller
    vittigheder: vittighed, joke, grine, sjov, humor, vits, morsom, komisk
    foto: billede, foto, kamera, selfie, album, fotografere, galleri, filter, blitz, portræt
    telefon: ringe, telefon, opkald, nummer, lægge på, ubesvaret, telefonsvarer, ringetone, svare, optaget, samtale
    beskeder: besked, sms, sende, chat, svare, whatsapp, gruppe, emoji, tekst, læse, skrive, modtager
    mail: mail, email, indbakke, emne, vedhæftning, afsender, spam, kladde, videresende, ulæst, nyhedsbrev, modtager
    kontakter: kontakt, adressebog, nummer, adresse, fødselsdag, ven, familie, telefonnummer
    sociale medier: facebook, twitter, instagram, tweet, opslag, status, profil, følgere, like, kommentar, hashtag, venneanmodning,
      tiktok, snapchat
    lys: lys, lampe, dæmpe, tænde, slukke, lysstyrke, farve, stue, soveværelse, køkken, gang, belysning, rød, blå, grøn, hvid, kontakt,
      badeværelse
    varme: varme, termostat, temperatur, grader, radiator, varmt, koldt, aircondition, ventilator, gulvvarme, køle, fyr
    sikring af hjemmet: dør, lås, låse, alarm, kamera, garage, vindue, indbrud, nøgle, dørklokke, røgalarm, bevægelsessensor
    smart hjem: enhed, stikkontakt, persienne, rutine, sensor, kontakt, smart hjem, gardin, scene, automatisk
    støvsuger: støvsuger, robotstøvsuger, støvsuge, støv, gulv, rengøring, vaske gulv, tæppe, ren, ladestation
    køkken: kaffe, kaffemaskine, ovn, mikroovn, opvaskemaskine, køleskab, elkedel, komfur, brødrister, forvarme, kop
    vasketøj: vaskemaskine, tørretumbler, vasketøj, vaske, centrifugere, stryge, plet, vaskemiddel
    madlavning: opskrift, lave mad, bage, ingrediens, ret, ovn, pande, gryde, grille, salt, sukker, mel, dej, kage, sovs, pasta, suppe,
      kød, løg, hvidløg, krydderi, portion
    ernæring: kalorie, protein, fedt, kulhydrat, vitamin, sund, kur, næring, sukker, vegansk, vegetarisk, fibre, tabe sig, gluten
    restaurant: restaurant, bord, bestille, spise, menu, italiensk, kinesisk, sushi, café, bar, middag, frokost, anmeldelse,
      udeservering, gæster
    madlevering: pizza, levere, bestille, takeaway, afhentning, burger, leveringstid, udbringning, kebab
    indkøb: købe, bestille, butik, pris, tilbud, rabat, kurv, mærke, størrelse, kasse, tøj, sko, produkt, udsalg, online
    pakker: pakke, bestilling, levering, postnord, post, forsendelse, spore, retur, udlevering, pakkeboks, frimærke
    bank: konto, saldo, bank, penge, opsparing, lønkonto, kontonummer, kontoudtog, åbne, filial, nemkonto
    kort: kreditkort, dankort, pinkode, grænse, spærre, mistet, stjålet, nyt kort, afvist, udlandet, aktivere, udløbsdato
    betaling: betale, overføre, overførsel, mobilepay, betaling, beløb, kroner, modtager, transaktion, penge, hævet, betalingsservice
    regninger: regning, faktura, betale, el, vand, husleje, forfaldsdato, rykker, elregning, gebyr
    lån: lån, kredit, rente, boliglån, afdrag, gæld, kreditvurdering, løbetid, realkredit, ydelse
    forsikring: forsikring, skade, præmie, indboforsikring, selvrisiko, dækning, bilforsikring, police, ulykke
    skat: skat, årsopgørelse, forskudsopgørelse, moms, fradrag, restskat, skattestyrelsen, indkomst, skatteprocent
    løn: løn, indkomst, brutto, netto, lønseddel, tjene, bonus, lønforhøjelse, feriepenge, timeløn
    pension: pension, folkepension, efterløn, arbejdsmarkedspension, pensionsalder, opsparing, pensionist, ratepension
    børs: aktie, børs, kurs, investere, fond, udbytte, bitcoin, krypto, afkast, obligation, portefølje, depot
    valuta: valuta, valutakurs, euro, dollar, pund, kroner, omregne, veksle, yen, kurs
    udgifter: udgifter, budget, spare, forbrug, mad, måned, omkostninger, rådighedsbeløb, sparemål
    arbejde: arbejde, kontor, chef, kollega, firma, projekt, møde, overarbejde, vagt, kunde, hjemmearbejde, præsentation
    ferie fra arbejde: ferie, feriedage, fri, sygemelding, barsel, ansøgning, personaleafdeling, godkendt, fravær, feriefridag
    jobsøgning: job, søge, ansøgning, cv, jobsamtale, stillingsopslag, arbejdsgiver, praktik, karriere, arbejdsløs, jobcenter
    bil: bil, motor, olie, dæk, værksted, syn, batteri, bremser, reparation, nummerplade, kørekort, service, punktering, dæktryk,
      viskere, vejhjælp
    tanke: benzin, tanke, diesel, tankstation, brændstof, liter, forbrug, rækkevidde, ladestander, elbil, tank, benzinpris
    trafik: trafik, kø, ulykke, vejarbejde, motorvej, omkørsel, myldretid, spærret, fartkamera, vej, pendle, forsinkelse
    navigation: rute, vejvisning, vej, kort, adresse, kilometer, afstand, dreje, destination, retning, venstre, højre, gade, navigere,
      bro
    offentlig transport: bus, tog, metro, letbane, station, perron, stoppested, køreplan, billet, skifte, afgang, forsinkelse,
      rejsekort, spor, linje, konduktør
    taxi: taxi, taxa, uber, chauffør, tur, hente, kørsel, lift
    fly: fly, flyvning, lufthavn, gate, checke ind, boarding, lande, boardingkort, terminal, flyselskab, mellemlanding, sæde, kastrup,
      forsinket, afgang
    bagage: bagage, kuffert, håndbagage, bortkommet, taske, rygsæk, pakke, bagagebånd
    hotel: hotel, værelse, overnatte, booke, overnatning, morgenmad, checke ind, checke ud, sommerhus, stjerner, ophold, reception
    rejser: rejse, ferie, udflugt, seværdighed, strand, turist, rejsemål, udlandet, museum, camping, ø, vandre, besøge, krydstogt
    rejsedokumenter: visum, pas, ambassade, told, grænse, rejsevejledning, vaccination, sikker, farlig, konsulat, malaria
    sundhed: læge, syg, sygehus, hospital, ondt, feber, hoste, forkølet, influenza, hovedpine, sygdom, tandlæge, symptom, allergi,
      behandling, mavepine
    medicin: medicin, tablet, apotek, dosis, bivirkning, recept, antibiotika, smertestillende, pille, salve, vaccine
    træning: træning, løbe, jogge, skridt, øvelse, muskler, yoga, fitnesscenter, cykle, svømme, puls, kilometer, træne
    søvn: søvn, sove, falde i søvn, træt, seng, drøm, snorke, nat, lur, søvnlyde
    meditation: meditation, slappe af, ro, trække vejret, stress, mindfulness, afslapning, naturlyde, yoga
    skole: skole, lektie, lærer, eksamen, lære, universitet, studie, klasse, karakter, fag, student, elev, undervisning
    sprog: oversætte, engelsk, dansk, tysk, fransk, spansk, sprog, ord, sætning, udtale, grammatik, gloser
    ord: betydning, definition, ord, stave, ordbog, synonym, modsætning, forkortelse, rim, stavning
    matematik: regne, plus, minus, gange, divideret, procent, kvadratrod, sum, tal, matematik, gennemsnit, ligning, brøk
    enheder: omregne, meter, kilometer, mil, tomme, kilo, gram, pund, liter, deciliter, celsius, fahrenheit, spiseske, teske
    tilfældighed: terning, mønt, plat, krone, tilfældig, kaste, trække lod, held
    viden: fakta, hovedstad, indbyggere, land, opfinder, historie, højeste, største, dyr, bjerg, flod, videnskab, wikipedia,
      befolkning, århundrede
    kendte: skuespiller, kendt, sangerinde, født, gift, stjerne, biografi, død, formue, konge, dronning, præsident, kendis
    assistenten: assistent, navn, hedde, robot, menneske, skaber, udvikle, følelse, stemme, kunstig intelligens, gammel, tale, hobby
    assistentens indstillinger: sprog, stemme, accent, hastighed, navn, indstilling, hviske, bruger
    hilsner: hej, hallo, godmorgen, farvel, godnat, tak, hvordan går det, velkommen, godaften, vi ses
    ros og ris: godt klaret, super, dum, dårlig, forkert, klage, skuffet, irriterende, dygtig, tilfreds
    lydstyrke: lydstyrke, lyd, høj, lav, lydløs, skrue, procent, bas
    enheden: wifi, bluetooth, batteri, skærm, opdatering, lagerplads, flytilstand, indstillinger, forbindelse, lysstyrke, genstarte,
      mobildata
    apps: app, åbne, lukke, installere, program, fil, mappe, downloade, browser, dokument, slette, printe
    optagelse: optage, optagelse, mikrofon, diktere, talememo, video, lyd, indtale
    sikkerhed: adgangskode, pinkode, logge ind, fingeraftryk, kode, mitid, virus, hacker, privatliv, konto
    find telefonen: telefon, mistet, finde, nøgler, tablet, lede, spore, ringe op
    placering: placering, dele, position, gps, hvor, på vej, adresse, kort
    kæledyr: hund, kat, kæledyr, dyrlæge, foder, fodre, lufte, hvalp, fisk, fugl, kanin, hamster, snor
    planter: plante, have, vande, blomst, græs, træ, så, gødning, plæneklipper, høst, dyrke
    børn: barn, baby, ble, børnehave, eventyr, vuggevise, legetøj, godnathistorie, forældre, babysitter, vuggestue
    forhold: kæreste, kærlighed, gifte, date, partner, forhold, kys, forelsket, skilsmisse, valentinsdag, samlever
    familie: mor, far, bror, søster, mormor, morfar, farmor, farfar, tante, onkel, forældre, søn, datter, fætter, kusine
    begivenheder: koncert, arrangement, billet, festival, teater, udstilling, museum, fest, forestilling, messe, entré
    velgørenhed: donere, velgørenhed, røde kors, indsamling, frivillig, gave, støtte, bidrag
    bryllup: bryllup, gifte, brud, brudgom, ring, kjole, forlovelse, vielse, bryllupsrejse, gæster
    bolig: hus, lejlighed, husleje, ejendomsmægler, flytte, udlejer, bolig, fremvisning, lejekontrakt, grund, depositum
    jura: advokat, lov, kontrakt, domstol, politi, bøde, skilsmisse, testamente, straf, dommer
    nødsituation: nødsituation, brandvæsen, politi, ambulance, hjælp, ulykke, brand, førstehjælp
    gaver: gave, fødselsdag, overraskelse, kort, lykønske, blomster, fest, lagkage, fejre
    mode: tøj, klæde, sko, jakke, bukser, størrelse, kjole, skjorte, frisør, hår, mode
    styring: stoppe, fortsætte, pause, annullere, gentage, tilbage, næste, hjælp, fortryde, bekræfte, springe over
    """
}

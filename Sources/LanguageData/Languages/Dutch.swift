// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Dutch.
  static let dutch = """
    # Dutch: everyday knowledge for requests to a voice assistant

    [function]
    # articles and pronouns
    de het een 't 'n der den des
    ik jij je u hij zij ze wij we jullie hun hen hem haar mij me jou ons onze
    mijn m'n jouw uw zijn z'n haar's onszelf mezelf jezelf zichzelf zich mijzelf
    dit dat deze die zo'n zulke er iets men eigen sommige
    # prepositions
    van voor met bij in naar te ten ter tot om over door tussen per als sinds volgens qua via vanuit richting omtrent betreffende wegens
    # auxiliaries and modals
    ben bent is was waren geweest zijnde
    heb hebt heeft hebben had hadden gehad
    word wordt worden werd werden geworden
    kan kun kunt kunnen kon konden
    wil wilt willen wilde wilden wou
    mag mogen mocht mochten
    moet moeten moest moesten
    zal zul zult zullen zou zouden
    laten
    # conjunctions and particles
    en of maar want omdat dus dan toen daar hier zodat hoewel terwijl indien
    ook nog al wel eens even gewoon graag alsjeblieft alstublieft eigenlijk toch soms ongeveer erg heel best
    ervan ervoor ermee erbij erover erin daarvan daarvoor daarmee daarbij daarover hiervan hiervoor hiermee
    zo heen vandaan

    [carriers]
    alsjeblieft
    alstublieft
    kun je
    kan je
    kun je alsjeblieft
    kan je alsjeblieft
    kun je even
    kun je mij
    kun je me
    kan je me
    kun je voor mij
    kunt u
    kunt u mij
    kunt u alstublieft
    zou je kunnen
    zou je willen
    zou je mij kunnen
    zou je me kunnen
    zou je alsjeblieft
    zou u kunnen
    wil je
    wil je even
    wil je alsjeblieft
    wil je voor mij
    kan ik
    mag ik
    mag ik even
    ik wil
    ik wil graag
    ik zou graag
    ik zou graag willen
    ik zou willen
    ik wil dat je
    ik moet
    ik heb nodig
    ik hoef
    ik wens
    wij willen
    we moeten
    zeg me
    zeg mij
    vertel me
    vertel mij
    vertel eens
    kun je me vertellen
    kun je mij vertellen
    kan je me zeggen
    weet je
    weet je misschien
    weet jij
    ik wil weten
    ik wil graag weten
    ik vraag me af
    laat me weten
    laat mij weten
    help me
    help mij
    help me even
    kun je me helpen
    is het mogelijk
    zou het kunnen
    is er
    zijn er
    heb je
    heb je misschien
    hé
    hey
    hallo
    oké
    wees zo vriendelijk
    wees zo goed
    voor mij
    voor me
    dank je
    graag
    eens even
    doe eens

    [endings]
    # whole words that the rules would confuse with others
    laatste laatste 0
    heten heten 0
    meten meten 0
    weten weten 0
    maart maart 0
    spellen spellen 0
    kopen koop 0
    # verbs: -en -t -te; stems in -er and -eer
    en - 3
    e - 3
    t - 4
    te - 4
    ten - 4
    tten - 4
    ts - 4
    er - 4
    ers - 4
    ert - 4
    eren - 4
    eer - 4
    eert - 4
    eerd - 4
    eerde - 4
    # doubled consonants
    llen l 2
    lle l 2
    kken k 2
    ppen p 2
    nnen n 2
    ssen s 2
    mmen m 2
    ggen g 2
    dden d 2
    # comparison
    ste - 4
    ere - 4
    # plural in -s, words in -s
    s - 4
    's - 3
    eën - 3
    uis uis 1
    uizen uis 1
    ijs ijs 1
    ijzen ijs 1
    nieuws nieuws 0
    fiets fiets 0
    # diminutives
    je - 3
    jes - 3
    tje - 3
    tjes - 3

    [irregular]
    # verbs: strong, and with a change of spelling
    maken: maak maakt maakte gemaakt
    spelen: speel speelt speelde gespeeld
    afspelen: afgespeeld afspeelt
    geven: geef geeft gaf gaven gegeven
    nemen: neem neemt nam genomen
    opnemen: opgenomen
    lezen: lees leest las lazen gelezen
    voorlezen: voorgelezen
    schrijven: schrijf schrijft schreef geschreven
    opschrijven: opgeschreven
    zien: zie ziet zag zagen gezien
    doen: doe doet deed deden gedaan
    staan: sta staat stond stonden gestaan
    opstaan: opgestaan
    slaan: sla slaat sloeg geslagen
    opslaan: opgeslagen
    overslaan: overgeslagen
    slapen: slaap slaapt sliep geslapen
    komen: kom komt kwam kwamen gekomen
    aankomen: aangekomen
    lopen: loop loopt liep liepen gelopen
    kopen: koop koopt kocht kochten gekocht
    verkopen: verkoop verkoopt verkocht
    zoeken: zoek zoekt zocht gezocht
    opzoeken: opgezocht
    vinden: vind vindt vond vonden gevonden
    brengen: brengt bracht gebracht
    denken: denk denkt dacht gedacht
    weten: weet wist wisten geweten
    heten: heet heette geheten
    eten: eet at aten gegeten
    drinken: drink drinkt dronk gedronken
    rijden: rijd rij rijdt reed gereden
    vertrekken: vertrek vertrekt vertrok vertrokken
    krijgen: krijg krijgt kreeg gekregen
    blijven: blijf blijft bleef gebleven
    kijken: kijk kijkt keek keken gekeken
    bekijken: bekijk bekijkt bekeken
    vergelijken: vergelijk vergelijkt vergeleken
    sluiten: sluit sloot gesloten
    afsluiten: afgesloten
    verliezen: verlies verliest verloor verloren
    winnen: win wint won gewonnen
    beginnen: begin begint begon begonnen
    zingen: zing zingt zong gezongen
    klinken: klink klinkt klonk geklonken
    vliegen: vlieg vliegt vloog gevlogen
    zwemmen: zwem zwemt zwom gezwommen
    helpen: help helpt hielp geholpen
    spreken: spreek spreekt sprak gesproken
    uitspreken: uitgesproken
    afspreken: afgesproken
    vergeten: vergeet vergat
    meten: meet gemeten
    bewegen: beweeg beweegt bewogen
    dragen: draag draagt droeg gedragen
    vragen: vraag vraagt gevraagd
    aanvragen: aangevraagd
    zeggen: zeg zegt zei gezegd
    liggen: lig ligt lag gelegen
    zitten: zit zat gezeten
    zetten: zet zette gezet
    aanzetten: aangezet aanzet
    uitzetten: uitgezet uitzet
    opzetten: opgezet opzet
    stoppen: stopt gestopt
    bellen: belt belde gebeld
    opbellen: opgebeld
    tellen: telt telde geteld
    stellen: stelt stelde gesteld
    instellen: ingesteld
    bestellen: bestelt bestelde besteld
    vertellen: vertelt vertelde verteld
    leggen: leg legt legde gelegd
    kennen: ken kent kende gekend
    roepen: roept riep geroepen
    halen: haal haalt haalde gehaald
    ophalen: opgehaald
    verwijderen: verwijder verwijdert verwijderd
    wijzigen: wijzig wijzigt gewijzigd
    veranderen: verander verandert veranderd
    draaien: draai draait draaide gedraaid
    betalen: betaal betaalt betaalde betaald
    vertalen: vertaal vertaalt vertaald
    herhalen: herhaal herhaalt herhaald
    delen: deel deelt deelde gedeeld
    openen: open opent opende geopend
    zenden: zend zond gezonden
    sturen: stuur stuurt stuurde gestuurd
    versturen: verstuur verstuurt verstuurd
    huren: huur huurt huurde gehuurd
    duren: duurt duurde geduurd
    horen: hoor hoort hoorde gehoord
    leren: leer leert leerde geleerd
    proberen: probeer probeert geprobeerd
    wonen: woon woont woonde gewoond
    tonen: toon toont toonde getoond
    leven: leef leeft leefde geleefd
    werken: werkt gewerkt
    koken: kook kookt kookte gekookt
    bakken: bak bakt gebakken
    boeken: boekt boekte geboekt
    laden: laad laadt geladen
    opladen: opgeladen
    downloaden: gedownload
    plannen: plan plant plande gepland
    parkeren: geparkeerd
    sparen: spaar spaart gespaard
    lenen: leen leent geleend
    tanken: tankt getankt
    regenen: regen regent geregend
    sneeuwen: sneeuwt gesneeuwd
    schijnen: schijn schijnt scheen geschenen
    dimmen: dim dimt gedimd
    verhogen: verhoog verhoogt verhoogd
    verlagen: verlaag verlaagt verlaagd
    toevoegen: toegevoegd
    inschakelen: ingeschakeld inschakel
    uitschakelen: uitgeschakeld uitschakel
    aandoen: aangedaan aandoet
    uitdoen: uitgedaan uitdoet
    ontgrendelen: ontgrendel ontgrendeld
    vergrendelen: vergrendel vergrendeld
    blokkeren: geblokkeerd
    # nouns
    stad: steden
    dag: dagen
    week: weken
    uur: uren
    minuut: minuten
    weg: wegen
    taak: taken
    zaak: zaken
    raam: ramen
    naam: namen
    straat: straten
    kaart: kaarten
    afspraak: afspraken
    schip: schepen
    kind: kinderen
    ei: eieren
    lied: liederen
    film: films
    app: apps appje
    tip: tips
    mens: mensen
    vriend: vrienden
    recept: recepten
    bedrag: bedragen
    boom: bomen
    been: benen
    deur: deuren
    trein: treinen
    bus: bussen
    les: lessen
    adres: adressen
    kans: kansen
    koers: koersen
    cursus: cursussen
    wet: wetten
    bed: bedden
    pil: pillen
    brief: brieven
    prijs: prijzen
    reis: reizen
    huis: huizen
    glas: glazen
    oog: ogen
    oor: oren
    tand: tanden
    voet: voeten
    arts: artsen
    aandeel: aandelen
    gordijn: gordijnen
    vakantie: vakanties
    serie: series
    bericht: berichten
    herinnering: herinneringen
    boodschap: boodschappen
    hond: honden
    museum: musea museums
    # adjectives
    goed: goede goeie beter betere beste
    veel: vele meest meeste
    weinig: minder minst minste
    groot: grote groter grotere grootste
    klein: kleine kleiner kleinere kleinste
    hoog: hoge hoger hogere hoogste
    laag: lage lager lagere laagste
    laat: late latere
    vroeg: vroege vroeger vroegere
    hard: harde harder hardere hardst
    zacht: zachte zachter zachtere
    warm: warme warmer warmere
    koud: koude kouder koudere
    oud: oude ouder oudere oudste
    nieuw: nieuwe nieuwer nieuwste
    snel: snelle sneller snelst snelste
    langzaam: langzame langzamer
    ver: verre verder
    dichtbij: dichtstbijzijnde dichterbij
    duur: dure duurder duurste
    goedkoop: goedkope goedkoper goedkoopste
    leuk: leuke leuker leukste
    wit: witte
    rood: rode
    dood: dode
    leeg: lege

    [same]
    # switching, raising, lowering
    aanzetten: aanzetten, aandoen, inschakelen, activeren, zet aan, doe aan, schakel in, aan doen, aan zetten
    uitzetten: uitzetten, uitdoen, uitschakelen, deactiveren, zet uit, doe uit, schakel uit, afzetten, zet af
    starten: starten, beginnen, opstarten, start op, aanvangen
    stoppen: stoppen, ophouden, stop, beëindigen, hou op, stop ermee, staken
    pauzeren: pauzeren, pauze, pauzeer, op pauze, onderbreken
    hervatten: hervatten, doorgaan, ga door, verder gaan, ga verder, speel verder, voortzetten
    overslaan: overslaan, sla over, volgende nummer, skippen, skip, doorspoelen
    volgende: volgende, eerstvolgende, komende, aankomende
    vorige: vorige, voorgaande, laatste, afgelopen
    herhalen: herhalen, nog een keer, opnieuw, nogmaals, overnieuw
    verhogen: verhogen, hoger zetten, zet hoger, omhoog, hoger, opvoeren, vermeerderen, draai omhoog
    verlagen: verlagen, lager zetten, zet lager, omlaag, lager, verminderen, reduceren, draai omlaag
    harder: harder, zet harder, geluid omhoog, volume omhoog, volume verhogen, luider, harder zetten
    zachter: zachter, zet zachter, geluid omlaag, volume omlaag, volume verlagen, zachter zetten, stiller
    dempen: dempen, geluid uit, mute, stil, op stil, zonder geluid
    volume: volume, geluid, geluidsniveau, geluidsterkte
    feller: feller, helderder, meer licht, lichter maken, helderheid verhogen
    dimmen: dimmen, donkerder, minder licht, helderheid verlagen, zwakker licht
    helderheid: helderheid, lichtsterkte
    warmer: warmer, zet warmer, warmer maken, temperatuur omhoog
    kouder: kouder, koeler, zet kouder, kouder maken, temperatuur omlaag
    instellen: instellen, stel in, zetten, afstellen
    instellingen: instellingen, instelling, opties, voorkeuren, configuratie
    # showing, finding, telling
    tonen: tonen, laat zien, laten zien, weergeven, toon, bekijken, laat me zien, geef weer, zien
    opsommen: opsommen, som op, geef een lijst, alles tonen, noem alle
    zoeken: zoeken, vinden, opsporen, vind
    controleren: controleren, nakijken, kijk na, checken, check, nagaan, kijk even
    opzoeken: opzoeken, googelen, google, zoek op, op internet zoeken, op het web zoeken
    lezen: lezen, doorlezen
    voorlezen: voorlezen, lees voor, lees op, oplezen, hardop lezen
    vertellen: vertellen, vertel, zeggen, meedelen
    uitleggen: uitleggen, leg uit, verklaren, uitleg, toelichten, verduidelijken
    antwoorden: antwoorden, beantwoorden, antwoord, reageren, terugschrijven, reageer, schrijf terug
    vragen: vragen, navragen, informeren, vraag na
    informatie: informatie, info, gegevens, details, inlichtingen, bijzonderheden
    meer informatie: meer informatie, meer details, meer weten, meer hierover
    overzicht: overzicht, samenvatting, samenvatten, vat samen
    vergelijken: vergelijken, vergelijking, naast elkaar
    verschil: verschil, onderscheid
    aanbevelen: aanbevelen, aanraden, voorstellen, raad aan, beveel aan, suggestie, aanbeveling, suggereren, tip, advies
    kiezen: kiezen, uitkiezen, selecteren, kies uit, keuze
    # adding, removing, changing
    toevoegen: toevoegen, voeg toe, bijvoegen, erbij zetten, zet erbij, zet op de lijst, bijschrijven
    verwijderen: verwijderen, wissen, weghalen, haal weg, schrappen, deleten, haal van, wis, eraf halen, haal eraf, weggooien, gooi weg
    leegmaken: leegmaken, alles verwijderen, maak leeg, alles wissen
    wijzigen: wijzigen, veranderen, aanpassen, bewerken, pas aan, verandering, wijziging
    verplaatsen: verplaatsen, verzetten, verschuiven, uitstellen, stel uit, verzet
    hernoemen: hernoemen, naam veranderen, andere naam, noem anders
    vervangen: vervangen, omruilen, verwisselen, ruilen
    maken: maken, aanmaken, maak aan, creëren, opstellen, aanleggen
    installeren: installeren, installatie
    configureren: configureren, setup
    updaten: updaten, bijwerken, update, vernieuwen, werk bij, actualiseren, upgrade
    downloaden: downloaden, download, binnenhalen
    uploaden: uploaden, upload
    opslaan: opslaan, bewaren, sla op, bewaar
    reservekopie: reservekopie, backup, back up
    kopiëren: kopiëren, kopie, kopieer, dupliceren
    plakken: plakken, invoegen
    delen: delen, deel, doorgeven
    afdrukken: afdrukken, printen, druk af, print uit, uitprinten
    scannen: scannen, inscannen, scan in
    openen: openen, opendoen, doe open, openmaken, maak open
    sluiten: sluiten, dichtdoen, doe dicht, dichtmaken, maak dicht, sluit af
    blokkeren: blokkeren, blokkade, blokkeer
    vergrendelen: vergrendelen, op slot doen, op slot, doe op slot, afsluiten
    ontgrendelen: ontgrendelen, van het slot, slot openen, haal van slot, deblokkeren
    verbinden: verbinden, koppelen, verbinding maken, aansluiten
    loskoppelen: loskoppelen, ontkoppelen, verbinding verbreken
    overschakelen: overschakelen, omschakelen, wisselen, schakel over, wissel naar
    resetten: resetten, terugzetten, reset, fabrieksinstellingen
    herstarten: herstarten, opnieuw opstarten, opnieuw starten, rebooten
    ongedaan maken: ongedaan maken, terugdraaien, draai terug, herstellen
    laat maar: vergeet het, doe maar niet, toch niet, laat maar zitten, hoeft niet
    # cancelling, booking, planning
    annuleren: annuleren, afzeggen, zeg af, afgelasten, opzeggen, cancelen, afbestellen, annulering, zeg op
    reserveren: reserveren, boeken, reservering, boeking, bespreken
    plannen: plannen, inplannen, plan in, vastleggen, organiseren, regelen
    vertraging: vertraging, vertraagd, te laat, verlaat
    op tijd: op tijd, stipt, volgens schema
    bevestigen: bevestigen, bevestiging, akkoord, accepteren, aannemen
    weigeren: weigeren, afwijzen, wijs af, afslaan
    uitnodigen: uitnodigen, nodig uit, uitnodiging
    deelnemen: deelnemen, meedoen, doe mee, neem deel
    # alarms, reminders, calendar
    wekker: wekker, alarm, wekkeralarm
    wekken: wekken, wakker maken, maak me wakker, wek me, wakker worden
    timer: timer, kookwekker, countdown, aftellen, tijdklok
    stopwatch: stopwatch, chronometer, tijd opnemen
    sluimeren: sluimeren, snooze, snoozen, uitslapen, nog even slapen
    herinneren: herinneren, herinnering, herinner me, onthouden, niet vergeten, help me herinneren, reminder, help me onthouden
    kalender: kalender, agenda, planning, rooster
    afspraak: afspraak, kalenderitem, agendapunt, afspraken
    vergadering: vergadering, meeting, bespreking, overleg, bijeenkomst
    gebeurtenis: gebeurtenis, evenement
    taak: taak, to do, todo, klus
    takenlijst: takenlijst, to do lijst, todolijst, actielijst, te doen
    afvinken: afvinken, vink af, klaar, voltooid, afgerond, gedaan
    boodschappenlijst: boodschappenlijst, boodschappenlijstje, winkellijst, winkellijstje
    lijst: lijst, lijstje, opsomming
    notitie: notitie, aantekening, opschrijven, schrijf op, noteren, noteer, memo
    dicteren: dicteren, dictaat, uittypen
    opnemen: opnemen, neem op, opname, vastleggen
    # time
    hoe laat: hoe laat, tijd, tijdstip, wat is de tijd, huidige tijd
    tijdzone: tijdzone, tijdsverschil, plaatselijke tijd, lokale tijd
    datum: datum, de hoeveelste, welke datum
    welke dag: welke dag, wat voor dag, weekdag
    wanneer: wanneer, op welk moment, welke dag, op welke datum
    hoe lang: hoe lang, duur, duren, hoeveel tijd, hoeveel minuten, hoeveel uur, tijdsduur
    deadline: deadline, uiterste datum, vervaldatum, uiterlijk, vervalt
    vandaag: vandaag, deze dag, heden
    nu: nu, meteen, direct, onmiddellijk, momenteel, op dit moment, nu meteen, huidige
    straks: straks, zo meteen, binnenkort, binnen korte tijd
    later: later, naderhand, daarna, achteraf
    dagelijks: dagelijks, elke dag, iedere dag, per dag
    wekelijks: wekelijks, elke week, iedere week, per week
    maandelijks: maandelijks, elke maand, iedere maand, per maand
    jaarlijks: jaarlijks, elk jaar, ieder jaar, per jaar
    altijd: altijd, steeds, voortdurend, telkens
    nooit: nooit, geen enkele keer
    vaak: vaak, dikwijls, regelmatig
    hoe vaak: hoe vaak, hoeveel keer
    ochtend: ochtend, morgen, voormiddag, in de ochtend
    avond: avond, vanavond, in de avond
    weekend: weekend, zaterdag en zondag, weekeinde
    feestdag: feestdag, officiële feestdag
    verjaardag: verjaardag, jarig, geboortedatum, geboortedag
    # questions
    hoe ver: hoe ver, afstand, hoeveel kilometer
    hoe hoog: hoe hoog, hoogte
    hoe groot: hoe groot, grootte, omvang, afmetingen
    hoe oud: hoe oud, leeftijd
    hoeveel: hoeveel, aantal, hoeveelheid
    waar: waar, op welke plek, op welke plaats, waar ligt
    waarom: waarom, om welke reden, hoezo, waardoor
    wie: wie, welke persoon
    hoe heet: hoe heet, naam, wat is de naam, hoe noem je
    wat betekent: wat betekent, betekenis, definitie, definieer, wat houdt in, betekenen, omschrijving
    spellen: spellen, hoe spel je, hoe schrijf je, spelling, schrijfwijze
    hoe werkt: hoe werkt, hoe gebruik je, werking, handleiding, hoe doe je, hoe moet ik
    uitspraak: uitspraak, hoe spreek je uit, uitspreken
    # messages, calls, contacts
    bellen: bellen, opbellen, telefoneren, bel op, telefoontje plegen, kies het nummer
    telefoongesprek: telefoongesprek, oproep, gesprek
    ophangen: ophangen, hang op, gesprek beëindigen, verbreek
    telefoon opnemen: telefoon opnemen, telefoon aannemen, gesprek aannemen
    gemiste oproep: gemiste oproep, gemiste oproepen, wie heeft gebeld, oproepgeschiedenis
    videobellen: videobellen, videogesprek, facetime
    bericht: bericht, sms, tekstbericht, berichtje, whatsappje, smsje
    sturen: sturen, versturen, verzenden, zenden, opsturen
    mail: mail, email, e mail, mailtje, e-mail, emailtje
    inbox: inbox, postvak in, mailbox, nieuwe mail
    ongelezen: ongelezen, niet gelezen, nieuwe berichten
    doorsturen: doorsturen, stuur door, forwarden
    bijlage: bijlage, attachment
    melding: melding, notificatie, waarschuwing, waarschuwen, laat weten, seintje
    voicemail: voicemail, antwoordapparaat, spraakbericht, ingesproken bericht
    contact: contact, contacten, contactpersoon, adresboek, contactenlijst
    telefoonnummer: telefoonnummer, mobiele nummer, nummer
    adres: adres, woonadres, adresgegevens
    posten: posten, plaatsen, twitteren, tweeten, tweet, publiceren
    # audio and video
    afspelen: afspelen, spelen, draaien, beluisteren, luisteren, speel af, luister naar, opzetten
    liedje: liedje, nummer, song, lied, track
    muziek: muziek, liedjes, nummers, muziekje
    playlist: playlist, afspeellijst, speellijst
    album: album, lp, cd
    zanger: zanger, zangeres, artiest, band, muzikant
    wie zingt: wie zingt, van wie is, welk liedje is dit, welk nummer is dit, wat speelt nu
    songtekst: songtekst, lyrics, tekst van het liedje
    willekeurig: willekeurig, shuffle, door elkaar, shuffelen, husselen
    radio: radio, radiozender, radiostation
    podcast: podcast, podcastaflevering
    aflevering: aflevering, episode
    luisterboek: luisterboek, audioboek, hoorspel
    film: film, speelfilm, bioscoopfilm, movie
    serie: serie, tvserie, televisieserie, seizoen
    kijken: kijken, bekijken, zien, aanschouwen
    tv: tv, televisie, televisietoestel, teevee
    tv gids: tv gids, wat is op tv, wat komt op tv, tvprogramma, televisieprogramma
    video: video, filmpje, clip
    foto: foto, afbeelding, kiekje
    foto maken: foto maken, maak een foto, fotograferen, neem een foto, selfie
    koptelefoon: koptelefoon, headset, oortjes, hoofdtelefoon
    luidspreker: luidspreker, speaker, box, boxen
    leuk vinden: leuk vinden, ik vind leuk, like, liken, hou van
    favoriet: favoriet, lievelings, favoriete, liefste
    beoordelen: beoordelen, beoordeling, recensie, review, sterren geven
    # weather
    weer: weer, weersverwachting, weerbericht, weersvoorspelling, weervoorspelling, wat voor weer
    regen: regen, regenen, bui, neerslag, buien
    paraplu: paraplu, regenscherm
    sneeuw: sneeuw, sneeuwen, sneeuwval
    zon: zon, zonnig, zonneschijn
    onweer: onweer, storm, bliksem, noodweer
    temperatuur: temperatuur, graden, hoe warm, hoe koud
    bewolkt: bewolkt, wolken, bewolking
    wind: wind, winderig, windkracht, windsnelheid, waaien
    luchtkwaliteit: luchtkwaliteit, fijnstof, luchtvervuiling
    zonsopgang: zonsopgang, zonsopkomst, komt de zon op
    zonsondergang: zonsondergang, gaat de zon onder
    # home
    licht: licht, lamp, lampen, verlichting, lichten
    verwarming: verwarming, thermostaat, kachel, radiator
    airco: airco, airconditioning, klimaatbeheersing
    stopcontact: stopcontact, slimme stekker, stekker
    gordijn: gordijn, gordijnen, jaloezie, jaloezieën, rolgordijn, rolluik, zonwering
    voordeur: voordeur, deur, huisdeur
    garage: garage, garagedeur
    alarmsysteem: alarmsysteem, inbraakalarm, beveiliging, huisalarm
    camera: camera, bewakingscamera, webcam
    robotstofzuiger: robotstofzuiger, stofzuiger, stofzuigrobot
    stofzuigen: stofzuigen, zuigen, vloer zuigen
    schoonmaken: schoonmaken, poetsen, reinigen, maak schoon, opruimen
    koffiezetapparaat: koffiezetapparaat, koffiemachine, koffieapparaat, espressomachine
    koffie: koffie, bakje koffie, kopje koffie, koffie zetten, espresso
    wasmachine: wasmachine, was doen
    vaatwasser: vaatwasser, afwasmachine, vaatwasmachine
    voorverwarmen: voorverwarmen, verwarm voor, oven opwarmen
    woonkamer: woonkamer, huiskamer, zitkamer
    kleur: kleur, kleurtje, tint
    scène: scène, sfeer, modus
    apparaat: apparaat, toestel, device
    energieverbruik: energieverbruik, stroomverbruik
    # food
    recept: recept, bereidingswijze, hoe maak je, hoe kook je, hoe bereid je
    ingrediënt: ingrediënt, ingrediënten, wat heb ik nodig, wat zit er in
    koken: koken, klaarmaken, bereiden, maak klaar
    kooktijd: kooktijd, bereidingstijd, baktijd, hoe lang koken
    eten: eten, maaltijd, gerecht, voedsel
    avondeten: avondeten, diner, avondmaaltijd
    lunch: lunch, middageten, lunchen
    ontbijt: ontbijt, ontbijten
    restaurant: restaurant, eetgelegenheid, eethuis, uit eten, eettent
    eten bestellen: eten bestellen, eten laten bezorgen, maaltijdbezorging, bezorgdienst
    afhalen: afhalen, meenemen, takeaway, afhaalmaaltijd
    menu: menu, menukaart
    calorieën: calorieën, calorie, kcal, hoeveel calorieën
    voedingswaarde: voedingswaarde, voedingsstoffen, hoe gezond
    vervanger: vervanger, alternatief, in plaats van, vervanging
    houdbaar: houdbaar, houdbaarheid, bedorven, nog goed
    fooi: fooi, tip geven
    vegetarisch: vegetarisch, zonder vlees, vleesloos
    # shopping and money
    kopen: kopen, aanschaffen, inkopen, shoppen, aankoop
    bestellen: bestellen, bestelling plaatsen, nabestellen
    bestelling: bestelling, order
    pakket: pakket, pakketje, zending
    pakket volgen: pakket volgen, waar is mijn pakket, bezorgstatus, track and trace, bestelstatus
    bezorgen: bezorgen, leveren, bezorging, levering, afleveren
    terugsturen: terugsturen, retourneren, retour, stuur terug, ruilen
    terugbetaling: terugbetaling, terugbetalen, geld terug, restitutie
    prijs: prijs, kosten, hoe duur, hoeveel kost, wat kost
    goedkoop: goedkoop, voordelig, betaalbaar
    korting: korting, aanbieding, kortingscode, actie, koopje, uitverkoop
    winkelwagen: winkelwagen, winkelmandje, winkelwagentje
    winkel: winkel, zaak, supermarkt
    openingstijden: openingstijden, hoe laat open, hoe laat dicht, wanneer open, openingsuren
    saldo: saldo, banksaldo, rekeningsaldo, tegoed, hoeveel geld, stand van mijn rekening
    rekening: rekening, bankrekening, betaalrekening
    spaarrekening: spaarrekening, spaargeld, spaarpot
    overmaken: overmaken, overboeken, overschrijven, overschrijving, maak over, geld sturen, overboeking
    betalen: betalen, afrekenen, voldoen, betaling
    factuur: factuur, nota, openstaande rekening
    pinnen: pinnen, geld opnemen, contant geld, geldautomaat, pinautomaat
    storten: storten, inleggen, storting
    transacties: transacties, afschrijvingen, bij en afschrijvingen, mutaties, rekeningafschrift, betalingsgeschiedenis
    uitgaven: uitgaven, uitgegeven, uitgeven
    creditcard: creditcard, kredietkaart
    bankpas: bankpas, pinpas, betaalpas, pasje
    limiet: limiet, bestedingslimiet, kredietlimiet
    pas blokkeren: pas blokkeren, pas kwijt, pas gestolen, kaart blokkeren, pas verloren
    lening: lening, krediet, lenen, geld lenen
    hypotheek: hypotheek, woninglening, huislening
    rente: rente, rentepercentage, rentetarief
    kredietwaardigheid: kredietwaardigheid, kredietscore
    belasting: belasting, belastingaangifte, belastingdienst
    salaris: salaris, loon, inkomen, verdienen, loonstrook, verdiensten
    pensioen: pensioen, oudedagsvoorziening, met pensioen
    sparen: sparen, geld opzij zetten, opzij leggen
    schuld: schuld, schulden, verschuldigd
    aandeel: aandeel, aandelen, aandelenkoers, beurskoers
    beleggen: beleggen, investeren, belegging, investering
    wisselkoers: wisselkoers, valutakoers, koers
    omrekenen: omrekenen, reken om, omzetten, converteren
    verzekering: verzekering, polis, verzekerd, dekking
    fraude: fraude, oplichting, verdachte transactie, frauduleus, onbekende afschrijving
    pincode: pincode, pin code
    wachtwoord: wachtwoord, toegangscode, paswoord
    inloggen: inloggen, aanmelden, log in, meld aan
    uitloggen: uitloggen, afmelden, log uit, meld af
    abonnement: abonnement, abonneren, lidmaatschap
    doneren: doneren, schenken, donatie, gift
    # travel and traffic
    navigeren: navigeren, navigatie, route, routebeschrijving, hoe kom ik, de weg naar, breng me naar, weg wijzen
    verkeer: verkeer, file, files, verkeersinformatie, drukte op de weg
    reistijd: reistijd, hoe lang rijden, aankomsttijd
    aankomen: aankomen, aankomst, arriveren, kom aan
    vertrekken: vertrekken, vertrek, weggaan, ga weg
    dienstregeling: dienstregeling, vertrektijden, wanneer gaat de trein, wanneer gaat de bus
    halte: halte, bushalte, station
    metro: metro, ondergrondse
    kaartje: kaartje, ticket, treinkaartje, toegangsbewijs, vervoersbewijs
    taxi: taxi, uber, taxirit
    vlucht: vlucht, vliegen, vliegreis, vluchten
    vluchtstatus: vluchtstatus, is mijn vlucht vertraagd, vlucht vertraagd
    bagage: bagage, koffer, handbagage
    hotel: hotel, accommodatie, verblijf, overnachting, logeren
    vakantie: vakantie, vakantiereis, reisje
    huurauto: huurauto, auto huren, autoverhuur
    reisadvies: reisadvies, reiswaarschuwing
    visum: visum, visa
    paspoort: paspoort, identiteitskaart, id kaart
    vaccinatie: vaccinatie, inenting, vaccin, inenten
    in de buurt: in de buurt, dichtbij, vlakbij, hier in de omgeving, nabij
    locatie: locatie, waar ben ik, positie, huidige plek
    locatie delen: locatie delen, deel mijn locatie, waar ik ben
    auto: auto, wagen, voertuig
    benzine: benzine, brandstof, diesel
    tanken: tanken, voltanken, tank vullen
    tankstation: tankstation, benzinestation, pompstation, benzinepomp
    laadpaal: laadpaal, laadstation, oplaadpunt
    band: band, banden, bandenspanning
    olie: olie, motorolie, olie verversen, oliepeil
    repareren: repareren, reparatie, herstellen
    parkeren: parkeren, parkeerplaats, parkeerplek, parkeergarage
    kenteken: kenteken, nummerplaat, kentekenplaat
    # health
    dokter: dokter, arts, huisarts
    ziekenhuis: ziekenhuis, kliniek, spoedeisende hulp
    apotheek: apotheek, drogist
    medicijn: medicijn, geneesmiddel, pil, tablet, medicatie
    ziek: ziek, niet lekker, onwel
    pijn: pijn, zeer, pijnlijk
    symptoom: symptoom, verschijnselen, symptomen
    training: training, workout, sporten, trainen, oefening
    stappen: stappen, stappenteller, hoe ver gelopen
    gewicht: gewicht, hoe zwaar, wegen
    slaap: slaap, slapen, nachtrust
    mediteren: mediteren, meditatie, ontspannen, ontspanning
    hartslag: hartslag, polsslag, hartritme
    noodgeval: noodgeval, noodoproep, ambulance, alarmnummer
    # knowledge, language, figures
    vertalen: vertalen, vertaling, hoe zeg je
    synoniem: synoniem, ander woord voor
    rekenen: rekenen, berekenen, uitrekenen, reken uit, hoeveel is, berekening
    plus: plus, optellen, som, opgeteld
    min: min, aftrekken
    keer: keer, vermenigvuldigen, maal
    gedeeld door: gedeeld door, delen door
    procent: procent, percentage
    dobbelsteen: dobbelsteen, dobbelen, gooi een dobbelsteen
    kop of munt: kop of munt, munt opgooien, gooi een munt
    willekeurig getal: willekeurig getal, een getal tussen
    feit: feit, weetje, wetenswaardigheid
    nieuws: nieuws, nieuwsberichten, krantenkoppen, wat is er gebeurd
    uitslag: uitslag, stand, score, wie heeft gewonnen, eindstand
    wedstrijd: wedstrijd, match, partij
    mop: mop, grap, grapje, laat me lachen, iets grappigs
    grappig: grappig, komisch, lollig
    verhaal: verhaal, verhaaltje, sprookje
    quiz: quiz, raadsel, kennisquiz
    # work
    vakantiedagen: vakantiedagen, verlofdagen, vrije dagen, verlofsaldo
    verlof aanvragen: verlof aanvragen, vakantie aanvragen, vrij vragen, vrij nemen
    aanvragen: aanvragen, aanvraag, indienen, vraag aan
    werk: werk, baan, beroep, job
    solliciteren: solliciteren, sollicitatie, cv
    baas: baas, chef, leidinggevende, manager
    collega: collega, medewerker
    bestand: bestand, document
    # device
    telefoon: telefoon, mobiel, mobieltje, smartphone, gsm, iphone
    telefoon zoeken: telefoon zoeken, waar is mijn telefoon, telefoon kwijt, vind mijn telefoon
    batterij: batterij, accu, batterijniveau, batterijpercentage
    opladen: opladen, laad op, lader, oplader
    wifi: wifi, draadloos netwerk, internetverbinding, wlan
    vliegtuigstand: vliegtuigstand, vliegtuigmodus
    niet storen: niet storen, stille modus, niet gestoord worden
    zaklamp: zaklamp, zaklantaarn
    scherm: scherm, beeldscherm, display, monitor
    schermafbeelding: schermafbeelding, screenshot, schermafdruk
    opslagruimte: opslagruimte, opslag, geheugen, vrije ruimte
    app: app, applicatie, programma, toepassing
    map: map, folder
    internet: internet, web, online
    website: website, webpagina, site, internetpagina
    geschiedenis: geschiedenis, historie
    kapot: kapot, defect, stuk, doet het niet, werkt niet
    probleem: probleem, fout, storing
    # assistant and small talk
    jouw naam: jouw naam, hoe heet je, wie ben je, wat is je naam
    jouw leeftijd: jouw leeftijd, hoe oud ben je
    jouw maker: wie heeft je gemaakt, jouw maker, wie heeft jou ontwikkeld
    wat kun je: wat kun je, wat kan jij, mogelijkheden, functies
    ben je een mens: ben je een mens, ben je echt, ben je een robot, ben je een computer
    hoe gaat het: hoe gaat het, hoe is het, alles goed
    hallo: hallo, hoi, goedemorgen, goedendag, goedemiddag, goedenavond, hey
    doei: doei, tot ziens, tot straks, tot later, doeg
    welterusten: welterusten, slaap lekker
    bedankt: bedankt, dank je, dank je wel, dankjewel, dank u
    ja: ja, klopt, jazeker, inderdaad, zeker, juist, natuurlijk
    nee: nee, klopt niet, zeker niet, nope
    misschien: misschien, wellicht, mogelijk, weet niet, geen idee
    goed gedaan: goed gedaan, super, geweldig, fantastisch, top, prima, uitstekend
    slecht: slecht, waardeloos, stom, vreselijk
    sorry: sorry, het spijt me, pardon, excuses
    hulp: hulp, helpen, ondersteuning, assistentie
    taal: taal, taal veranderen, andere taal
    stem: stem, accent, andere stem
    langzamer: langzamer, trager, niet zo snel
    sneller: sneller, vlugger, snel
    wat zei je: wat zei je, kun je dat herhalen, wablief, zeg dat nog eens
    # adjectives and people
    nieuw: nieuw, recent, nieuwste
    populair: populair, geliefd, trending
    beroemd: beroemd, bekend
    makkelijk: makkelijk, eenvoudig, simpel, gemakkelijk
    moeilijk: moeilijk, lastig, ingewikkeld
    belangrijk: belangrijk, dringend, urgent
    gratis: gratis, kosteloos, voor niets
    beschikbaar: beschikbaar, verkrijgbaar, op voorraad
    moeder: moeder, mama, mam
    vader: vader, papa, pap
    vrouw: vrouw, echtgenote
    man: man, echtgenoot
    vriend: vriend, vriendin, maat
    volgen: volgen, bijhouden, tracken, hou bij
    meten: meten, opmeten
    tellen: tellen, hoeveel zijn
    klagen: klagen, klacht, reclameren, klacht indienen
    verlengen: verlengen, vernieuwen, verlenging
    nodig: nodig, vereist, nodig hebben
    gebruiken: gebruiken, benutten, toepassen
    wachten: wachten, wachttijd, wacht even, momentje

    [kinds]
    number: 0, nul, één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien,
     zeventien, achttien, negentien, twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig, honderd, tweehonderd,
     duizend, tienduizend, miljoen, miljard, biljoen, dozijn, anderhalf, anderhalve, eenentwintig, tweeëntwintig, drieëntwintig,
     vierentwintig, vijfentwintig, zesentwintig, zevenentwintig, achtentwintig, negenentwintig, eenendertig, tweeëndertig,
     drieëndertig, vierendertig, vijfendertig, zesendertig, zevenendertig, achtendertig, negenendertig, eenenveertig,
     tweeënveertig, drieënveertig, vierenveertig, vijfenveertig, zesenveertig, zevenenveertig, achtenveertig, negenenveertig,
     eenenvijftig, tweeënvijftig, drieënvijftig, vierenvijftig, vijfenvijftig, zesenvijftig, zevenenvijftig, achtenvijftig,
     negenenvijftig, eenenzestig, tweeënzestig, drieënzestig, vierenzestig, vijfenzestig, zesenzestig, zevenenzestig,
     achtenzestig, negenenzestig, eenenzeventig, tweeënzeventig, drieënzeventig, vierenzeventig, vijfenzeventig, zesenzeventig,
     zevenenzeventig, achtenzeventig, negenenzeventig, eenentachtig, tweeëntachtig, drieëntachtig, vierentachtig, vijfentachtig,
     zesentachtig, zevenentachtig, achtentachtig, negenentachtig, eenennegentig, tweeënnegentig, drieënnegentig, vierennegentig,
     vijfennegentig, zesennegentig, zevenennegentig, achtennegentig, negenennegentig
    ordinal: eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende, elfde, twaalfde, dertiende,
     veertiende, vijftiende, zestiende, zeventiende, achttiende, negentiende, twintigste, eenentwintigste, tweeëntwintigste,
     drieëntwintigste, vierentwintigste, vijfentwintigste, dertigste, eenendertigste
    weekday: maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, maandags, dinsdags, woensdags, donderdags,
     vrijdags, zaterdags, zondags
    month: januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december
    holiday: kerst, kerstmis, eerste kerstdag, tweede kerstdag, kerstavond, oudjaarsavond, oud en nieuw, nieuwjaar, nieuwjaarsdag,
     sinterklaas, pakjesavond, koningsdag, koninginnedag, bevrijdingsdag, dodenherdenking, pasen, paaszondag, tweede paasdag,
     goede vrijdag, pinksteren, hemelvaart, hemelvaartsdag, carnaval, halloween, valentijnsdag, moederdag, vaderdag,
     dag van de arbeid, sint-maarten, driekoningen, allerheiligen, wapenstilstand, suikerfeest, ramadan, chanoeka, prinsjesdag
    country: afghanistan, albanië, algerije, andorra, angola, argentinië, armenië, australië, oostenrijk, azerbeidzjan, bahama's,
     bahrein, bangladesh, barbados, wit-rusland, belarus, belgië, bolivia, bosnië, botswana, brazilië, bulgarije, cambodja,
     kameroen, canada, tsjaad, chili, china, colombia, congo, costa rica, kroatië, cuba, cyprus, tsjechië, denemarken,
     dominicaanse republiek, ecuador, egypte, el salvador, engeland, eritrea, estland, ethiopië, fiji, finland, frankrijk, gabon,
     gambia, georgië, duitsland, ghana, groot-brittannië, griekenland, groenland, guatemala, guinee, haïti, honduras, hongarije,
     ijsland, india, indonesië, iran, irak, ierland, israël, italië, ivoorkust, jamaica, japan, jordanië, kazachstan, kenia,
     koeweit, kirgizië, laos, letland, libanon, liberia, libië, liechtenstein, litouwen, luxemburg, madagaskar, maleisië,
     malediven, mali, malta, marokko, mauritius, mexico, moldavië, monaco, mongolië, montenegro, mozambique, myanmar, namibië,
     nepal, nederland, holland, nieuw-zeeland, nicaragua, nigeria, noord-korea, noord-macedonië, noorwegen, oman, pakistan,
     palestina, panama, paraguay, peru, filipijnen, polen, portugal, qatar, roemenië, rusland, rwanda, saoedi-arabië, schotland,
     senegal, servië, sierra leone, singapore, slowakije, slovenië, somalië, zuid-afrika, zuid-korea, spanje, sri lanka, soedan,
     suriname, zweden, zwitserland, syrië, taiwan, tanzania, thailand, tibet, togo, tunesië, turkije, oeganda, oekraïne,
     verenigde arabische emiraten, verenigd koninkrijk, verenigde staten, amerika, uruguay, oezbekistan, vaticaanstad, venezuela,
     vietnam, wales, jemen, zambia, zimbabwe, aruba, curaçao
    place: amsterdam, rotterdam, den haag, 's-gravenhage, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen,
     apeldoorn, arnhem, haarlem, enschede, amersfoort, zaandam, zaanstad, den bosch, 's-hertogenbosch, haarlemmermeer, hoofddorp,
     zwolle, leiden, zoetermeer, leeuwarden, maastricht, dordrecht, alphen aan den rijn, alkmaar, delft, emmen, deventer, venlo,
     sittard, helmond, hilversum, heerlen, lelystad, purmerend, roosendaal, bergen op zoom, schiedam, vlaardingen, spijkenisse,
     gouda, den helder, assen, veenendaal, zeist, roermond, doetinchem, almelo, hengelo, kampen, harderwijk, nieuwegein,
     capelle aan den ijssel, katwijk, noordwijk, zandvoort, scheveningen, amstelveen, schiphol, middelburg, vlissingen, terneuzen,
     sneek, drachten, heerenveen, hoogeveen, meppel, wageningen, waalwijk, valkenburg, texel, terschelling, ameland, vlieland,
     noord-holland, zuid-holland, gelderland, noord-brabant, brabant, limburg, overijssel, friesland, drenthe, flevoland, zeeland,
     veluwe, randstad, achterhoek, twente, waddeneilanden, de wadden, noordzee, ijsselmeer, maas, antwerpen, gent, brugge,
     brussel, leuven, mechelen, aalst, kortrijk, hasselt, genk, oostende, sint-niklaas, roeselare, turnhout, knokke, ieper, luik,
     namen, charleroi, vlaanderen, oost-vlaanderen, west-vlaanderen, wallonië, ardennen, paramaribo, willemstad, londen,
     cambridge, edinburgh, dublin, parijs, lyon, marseille, nice, bordeaux, rijsel, straatsburg, provence, normandië, berlijn,
     münchen, hamburg, frankfurt, keulen, düsseldorf, aken, bremen, dresden, leipzig, wenen, salzburg, innsbruck, zürich, genève,
     bern, bazel, kopenhagen, stockholm, göteborg, reykjavik, madrid, barcelona, sevilla, valencia, malaga, granada, ibiza,
     mallorca, tenerife, gran canaria, lissabon, porto, algarve, rome, milaan, napels, venetië, florence, turijn, bologna, verona,
     pisa, gardameer, toscane, sicilië, sardinië, corsica, athene, kreta, rhodos, antalya, praag, boedapest, warschau, krakau,
     boekarest, sofia, belgrado, tallinn, riga, vilnius, kiev, minsk, moskou, sint-petersburg, caïro, marrakesh, rabat, tunis,
     johannesburg, kaapstad, jeruzalem, tel aviv, beiroet, damascus, bagdad, teheran, mekka, delhi, new delhi, calcutta, shanghai,
     peking, seoel, tokio, kyoto, mexico-stad, havana, bogota, lima, quebec, montreal, californië, philadelphia, washington dc,
     new orleans, afrika, azië, europa, antarctica, noordpool, zuidpool, noord-amerika, zuid-amerika, latijns-amerika,
     midden-oosten, scandinavië, caraïben, balkan, benelux, sahara, alpen, himalaya, mount everest, kilimanjaro, grand canyon,
     amazone, nijl, rijn, donau, atlantische oceaan, stille oceaan, middellandse zee, alaska, arizona, colorado, florida, hawaii,
     illinois, indiana, kansas, michigan, minnesota, montana, nevada, new jersey, new york, ohio, oregon, tennessee, utah,
     virginia, washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago,
     cleveland, dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis, miami, orlando, phoenix, portland,
     san diego, san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro, manchester, liverpool, oxford, glasgow,
     belfast, oslo, helsinki, istanbul, ankara, zagreb, casablanca, nairobi, lagos, dubai, abu dhabi, mumbai, jakarta, bali,
     manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: nederlands, engels, duits, frans, spaans, italiaans, portugees, vlaams, fries, zweeds, deens, noors, fins, ijslands,
     pools, tsjechisch, slowaaks, hongaars, roemeens, bulgaars, grieks, turks, russisch, oekraïens, kroatisch, servisch, arabisch,
     hebreeuws, perzisch, hindi, urdu, chinees, mandarijn, kantonees, japans, koreaans, vietnamees, thai, thais, indonesisch,
     maleis, swahili, zoeloe, afrikaans, latijn, iers, welsh, catalaans, baskisch, esperanto, papiaments, sranan, koerdisch,
     berbers
    people: amerikaans, brits, canadees, australisch, mexicaans, braziliaans, indiaas, europees, afrikaans, aziatisch, egyptisch,
     zwitsers, oostenrijks, belgisch, schots, cubaans, argentijns, colombiaans, peruaans, marokkaans, ethiopisch, libanees,
     israëlisch, iraans, pakistaans, mediterraan, caribisch, surinaams, antilliaans, hollands, amerikaan, engelsman, fransman,
     duitser, belg, nederlander, italiaan
    currency: euro, dollar, pond, britse pond, yen, peso, roepie, frank, zwitserse frank, yuan, won, roebel, kroon, zweedse kroon,
     lira, real, sjekel, dinar, dirham, rand, baht, zloty, forint, bitcoin, ethereum, dogecoin, amerikaanse dollar,
     canadese dollar, australische dollar, cent, eurocent, gulden
    given name: alex, alexandra, alice, amira, amy, andré, angela, anita, anja, anke, anne, annemarie, annemieke, annette, anouk,
     anton, arend, arie, arjan, arjen, arthur, astrid, bart, benjamin, berend, bianca, boris, bram, britt, bruno, carla, carmen,
     caroline, casper, cees, chantal, charlotte, chris, christine, claire, claudia, coen, daan, danny, debbie, dennis, diana,
     dirk, dominique, donald, doris, edith, edwin, elise, elisabeth, ellen, els, emiel, emily, eric, erik, erwin, esmée, esther,
     evert, eveline, fabian, femke, fleur, floris, frank, frans, fred, frederik, gerard, gerda, gerrit, gijs, guido, guus,
     hanneke, hannah, hans, harry, heleen, helena, hendrik, henk, hugo, ilse, ineke, inge, ingrid, irene, iris, isa, isabel, ivo,
     jaap, jacob, jacqueline, jan, janneke, jasmijn, jasper, jelle, jeroen, jesse, joan, johan, johanna, johannes, jonas,
     jonathan, joep, joost, joris, jos, josé, joyce, judith, julian, jurgen, karel, karen, karin, kees, kelly, kim, klaas, koen,
     lars, lauren, leo, leon, lex, liam, lianne, lieke, liesbeth, linda, lisanne, lotte, louis, luc, lucas, luuk, maaike, maarten,
     maartje, manon, marc, marcel, margriet, marianne, marieke, marijke, marit, marjolein, marleen, marloes, martijn, mathijs,
     matthijs, max, megan, melissa, menno, merel, michel, michiel, mieke, mike, mila, miranda, mirjam, monique, nadia, nick,
     niels, nienke, nina, noah, noor, olivia, oscar, pascal, patricia, patrick, paul, paula, pauline, peter, petra, philip, piet,
     pieter, pim, rachel, ramon, rené, richard, rick, rik, rob, robbert, roel, romy, ronald, rosa, ruben, ruth, ruud, sabine,
     samuel, sander, sandra, sanne, saskia, sebastiaan, sem, sharon, silvia, simon, simone, sofie, sonja, sophie, stefan,
     stephanie, steven, stijn, suzanne, sven, sylvia, tamara, tanja, teun, teunis, tessa, theo, thijs, thomas, tijmen, tim, timo,
     tineke, tom, vera, vincent, wendy, wesley, wessel, willem, wilma, wim, wouter, yara, youri, yvonne, zoë, mustafa, youssef,
     samira, mehmet, mohammed, ahmed, fatima, hassan, omar, ali, john, michael, kevin, jennifer, jessica, sarah, emma, anna,
     maria, david, daniel, laura, julia, sara, martin, robert, alexander, adam, elena, eva
    family: mama, mam, moeder, papa, pap, vader, ouders, broer, broertje, zus, zusje, zoon, dochter, vrouw, echtgenote, man,
     echtgenoot, oom, tante, neef, nicht, neefje, nichtje, oma, grootmoeder, opa, grootvader, grootouders, kleinzoon,
     kleindochter, kleinkind, vriend, vriendin, verloofde, stiefmoeder, stiefvader, schoonmoeder, schoonvader, schoonouders,
     schoonbroer, zwager, schoonzus, huisgenoot, beste vriend, beste vriendin, buurman, buurvrouw, collega, baas
    food: tonijn, zalm, garnaal, mossel, kreeft, krab, oester, kabeljauw, forel, haring, makreel, sardine, kibbeling, paling,
     rundvlees, varkensvlees, gehakt, kip, kipfilet, kalkoen, spek, ham, worst, rookworst, knakworst, biefstuk, lamsvlees,
     kalfsvlees, eend, ei, roerei, gebakken ei, melk, karnemelk, boter, margarine, kaas, geitenkaas, parmezaan, brie, room,
     slagroom, zure room, yoghurt, vla, kwark, brood, boterham, broodje, beschuit, rijst, lasagne, macaroni, noedels, nasi,
     nasi goreng, bami, bami goreng, loempia, saté, rijsttafel, roti, friet, patat, frikandel, kroket, bitterballen, bitterbal,
     kaassoufflé, kapsalon, shoarma, döner, stamppot, hutspot, boerenkool, zuurkool, erwtensoep, snert, tomatensoep, kippensoep,
     groentesoep, soep, stoofvlees, hachee, stoofpot, ovenschotel, salade, pannenkoek, poffertjes, wafel, stroopwafel, oliebol,
     speculaas, pepernoten, koekje, koek, taart, appeltaart, cake, ijs, ijsje, chocolade, chocola, hagelslag, snoep, suiker,
     bruine suiker, meel, bakpoeder, gist, zout, peper, knoflook, ui, aardappel, zoete aardappel, aardappelpuree, tomaat, wortel,
     erwt, boon, sperzieboon, maïs, broccoli, bloemkool, spinazie, spruitjes, kool, rodekool, witlof, komkommer, selderij,
     asperge, champignon, paddenstoel, courgette, aubergine, pompoen, radijs, biet, prei, paprika, appel, banaan, citroen, limoen,
     sinaasappel, mandarijn, druif, aardbei, bosbes, framboos, braam, kers, perzik, abrikoos, peer, pruim, ananas, meloen,
     watermeloen, avocado, kokosnoot, honing, jam, pindakaas, appelmoes, stroop, mosterd, mayonaise, azijn, olie, olijfolie,
     sojasaus, kaneel, gember, basilicum, oregano, tijm, rozemarijn, peterselie, bieslook, koriander, komijn, kurkuma,
     nootmuskaat, vanille, havermout, muesli, cornflakes, linzen, kikkererwt, noot, amandel, pinda, walnoot, rozijn, olijf,
     omelet, jus, bouillon, chips, popcorn, gehaktbal, tosti, uitsmijter, waterzooi, quiche, pizza, sushi, ramen, curry, hummus,
     falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger,
     cheeseburger, brownie, muffin, cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella,
     pesto, carbonara, kebab
    drink: thee, koffie, koffie verkeerd, muntthee, groene thee, sap, sinaasappelsap, jus d'orange, appelsap, frisdrank, cola,
     limonade, ijsthee, water, spa rood, chocolademelk, warme chocolademelk, milkshake, bier, biertje, pils, wijn, rode wijn,
     witte wijn, rosé, rum, jenever, champagne, cider, glühwein, advocaat, cappuccino, espresso, latte, smoothie, gin, vodka,
     tequila, martini, mojito, cocktail, coca cola, whisky
    animal: hond, kat, poes, paard, koe, varken, schaap, geit, kip, haan, gans, leeuw, tijger, beer, ijsbeer, wolf, vos, hert,
     konijn, haas, muis, rat, eekhoorn, hamster, cavia, olifant, giraffe, zebra, nijlpaard, neushoorn, aap, gorilla, chimpansee,
     kangoeroe, koala, walvis, dolfijn, haai, vis, goudvis, pinguïn, adelaar, uil, papegaai, duif, meeuw, zwaan, flamingo,
     ooievaar, kikker, slang, hagedis, schildpad, krokodil, wesp, mier, spin, vlinder, mug, vlieg, dinosaurus, draak, eenhoorn,
     kameel, panda, zeehond, otter, vleermuis, stier, puppy, kitten, cheeta, luipaard, jaguar, buffel, ezel, lama, inktvis, kwal,
     egel
    colour: rood, blauw, groen, geel, oranje, paars, roze, wit, zwart, bruin, grijs, violet, turkoois, magenta, cyaan, beige,
     bordeaux, lila, goud, zilver, donkerblauw, lichtblauw, donkergroen, lichtgroen, marineblauw, warmwit
    music style: klassiek, klassieke muziek, levenslied, smartlappen, nederlandstalig, hardstyle, gabber, hardcore,
     elektronische muziek, dance, opera, filmmuziek, kerstmuziek, kerstliedjes, kinderliedjes, popmuziek, rockmuziek, jazzmuziek,
     akoestisch, instrumentaal, symfonie, rustige muziek, kleinkunst, rock, jazz, pop, rap, hip hop, blues, country, metal,
     heavy metal, punk, folk, reggae, soul, funk, techno, house, disco, indie, gospel, trance, dubstep, r&b, salsa, flamenco,
     tango
    instrument: gitaar, piano, viool, drumstel, trommel, fluit, blokfluit, dwarsfluit, trompet, trombone, saxofoon, cello,
     klarinet, basgitaar, contrabas, harp, ukelele, banjo, keyboard, orgel, accordeon, mondharmonica
    sport: voetbal, basketbal, honkbal, volleybal, handbal, korfbal, ijshockey, tafeltennis, boksen, worstelen, zwemmen,
     wielrennen, fietsen, schaatsen, skiën, snowboarden, surfen, turnen, darten, atletiek, formule 1, formule één,
     olympische spelen, wk, ek, wk voetbal, tour de france, elfstedentocht, eredivisie, ajax, feyenoord, psv, az, fc twente,
     fc utrecht, club brugge, anderlecht, rode duivels, oranje, nederlands elftal, tennis, golf, hockey, cricket, rugby,
     badminton, nfl, nba, premier league, super bowl, champions league, real madrid, manchester united, juventus
    game: schaken, dammen, klaverjassen, ganzenbord, mens erger je niet, kolonisten van catan, patience, yahtzee, galgje,
     boter kaas en eieren, trivia, twintig vragen, vier op een rij, steen papier schaar, kruiswoordpuzzel, domino, zeeslag,
     wordfeud, stratego, rummikub, poker, blackjack, bingo, tetris, pac man, minecraft, fortnite, super mario, pokemon, monopoly,
     scrabble, sudoku, candy crush, angry birds, uno, fifa
    company: albert heijn, jumbo, hema, kruidvat, etos, blokker, bol.com, coolblue, mediamarkt, ing, rabobank, abn amro, asn bank,
     kbc, belfius, klm, transavia, tui, nederlandse spoorwegen, nmbs, gvb, kpn, ziggo, t-mobile, proximus, telenet, philips,
     shell, heineken, unilever, asml, tomtom, postnl, bpost, thuisbezorgd, deliveroo, delhaize, colruyt, bijenkorf, wehkamp,
     marktplaats, gamma, praxis, belastingdienst, dpd, subway, domino's, new york pizza, febo, aldi, siemens, renault, peugeot,
     google, apple, microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's,
     mcdonalds, burger king, kfc, paypal, visa, mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung,
     sony, intel, ibm, disney, pepsi, boeing, airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl,
     vodafone, nokia, zara, h&m, lidl, ebay, walmart
    service: npo, nos, rtl, rtl nieuws, sbs, videoland, nu.nl, telegraaf, volkskrant, nrc, buienradar, radio 1, npo radio 2,
     radio 538, 538, sky radio, qmusic, 3fm, slam fm, vrt, vrt nws, studio brussel, de standaard, 9292, thuisarts, digid, tikkie,
     funda, tinder, hbo, disney plus, spotify, youtube, apple music, amazon music, amazon prime, youtube music, google maps,
     soundcloud, itunes, deezer, audible, whatsapp, snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook,
     hotmail, yahoo, wikipedia, twitch, tunein, bbc, cnn
    person of note: mark rutte, rutte, geert wilders, dick schoof, willem-alexander, koning willem-alexander, koningin máxima,
     máxima, prinses amalia, beatrix, willem van oranje, rembrandt, vincent van gogh, johannes vermeer, vermeer, jeroen bosch,
     erasmus, spinoza, anne frank, johan cruijff, cruijff, max verstappen, verstappen, marco van basten, robin van persie,
     arjen robben, virgil van dijk, memphis depay, sven kramer, dafne schippers, mathieu van der poel, eddy merckx, wout van aert,
     kevin de bruyne, romelu lukaku, eden hazard, louis van gaal, andré hazes, marco borsato, guus meeuwis, golden earring, bløf,
     ilse delange, within temptation, anouk, armin van buuren, tiësto, martin garrix, andré rieu, boudewijn de groot,
     snollebollekes, jan smit, k3, clouseau, stromae, jacques brel, kuifje, nijntje, jip en janneke, annie m.g. schmidt,
     harry mulisch, arthur japin, carice van houten, rutger hauer, doutzen kroes, linda de mol, youp van 't hek,
     bassie en adriaan, napoleon, isaac newton, paus, paus franciscus, koning filip, barack obama, obama, donald trump, trump,
     joe biden, george washington, abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven,
     bach, elvis presley, michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran,
     justin bieber, eminem, drake, the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2,
     abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk,
     bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer,
     stephen king, harry potter, angela merkel, vladimir putin
    household thing: lamp, plafondlamp, nachtlampje, schemerlamp, staande lamp, bureaulamp, leeslamp, oven, fornuis, kookplaat,
     koelkast, vriezer, diepvries, vaatwasser, afwasmachine, wasmachine, droger, magnetron, waterkoker, koffiezetapparaat,
     koffiemachine, koffiezetter, broodrooster, kachel, verwarming, radiator, thermostaat, ventilator, airco, airconditioning,
     televisie, tv, stereo, luidspreker, speaker, computer, laptop, printer, router, wifi, garagedeur, voordeur, achterdeur, deur,
     raam, jaloezie, rolluik, gordijn, zonnescherm, slimme stekker, stekker, stopcontact, deurbel, camera, sproeier, stofzuiger,
     robotstofzuiger, boiler, luchtbevochtiger, open haard, bubbelbad, afzuigkap, kerstboom
    room: keuken, slaapkamer, woonkamer, huiskamer, eetkamer, badkamer, toilet, wc, hal, kantoor, werkkamer, studeerkamer, kelder,
     zolder, garage, tuin, achtertuin, voortuin, balkon, terras, kinderkamer, babykamer, logeerkamer, bijkeuken, waskamer, schuur,
     serre, overloop, bovenverdieping, begane grond, veranda
    body: hoofd, rug, rugpijn, hoofdpijn, buik, maag, knie, schouder, arm, hand, vinger, been, voet, teen, enkel, nek, keel, tand,
     tong, neus, oor, oog, mond, huid, hart, long, lever, nier, hersenen, borst, heup, elleboog

    [topics]
    wekker: wekker, alarm, wekken, opstaan, wakker, snooze, uitslapen, vroeg, ochtend, uur, sluimeren, verslapen
    timer: timer, aftellen, minuten, seconden, stopwatch, kookwekker, resterend, uur, tijd, nog
    herinnering: herinnering, herinneren, vergeten, onthouden, taak, denken aan, reminder, tijdstip
    agenda: agenda, afspraak, vergadering, kalender, meeting, week, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag,
      uitnodiging, planning, overleg, middag, vrij, rooster
    taken: taak, lijst, afvinken, klus, project, huishouden, todo, klaar, doen
    boodschappen: boodschappenlijst, boodschappen, supermarkt, melk, brood, eieren, boter, kaas, fruit, groente, lijstje, winkel
    notities: notitie, aantekening, opschrijven, memo, noteren, dagboek, idee, onthouden, dicteren
    tijd: tijd, uur, hoe laat, klok, tijdzone, zomertijd, wintertijd, tijdsverschil, middernacht, minuut, lokale tijd
    datum: datum, dag, vandaag, morgen, gisteren, maand, jaar, weeknummer, schrikkeljaar, januari, februari, maart, april, mei, juni,
      juli, augustus, september, oktober, november, december
    feestdagen: feestdag, kerst, kerstmis, pasen, sinterklaas, koningsdag, oud en nieuw, pinksteren, carnaval, hemelvaart,
      bevrijdingsdag, moederdag, halloween
    weer: weer, regen, zon, sneeuw, paraplu, temperatuur, graden, wind, storm, bewolkt, onweer, mist, hagel, vorst, koud, warm, zonnig,
      jas, bui, vochtig, weersverwachting, hitte
    lucht: luchtkwaliteit, fijnstof, pollen, smog, hooikoorts, ozon, vervuiling, lucht, ademen
    sterrenkunde: maan, zon, ster, planeet, mars, ruimte, volle maan, eclips, heelal, raket, astronaut, sterrenbeeld, zonsondergang,
      zonsopgang
    nieuws: nieuws, krant, politiek, journaal, kabinet, verkiezingen, artikel, koppen, minister, wereld, journalist, regering
    sport: sport, voetbal, wedstrijd, doelpunt, team, eredivisie, ajax, stand, uitslag, speler, tennis, schaatsen, hockey, wielrennen,
      competitie, trainer, stadion, olympische spelen, formule een
    muziek: muziek, liedje, nummer, album, playlist, band, zanger, artiest, luisteren, afspelen, rock, pop, jazz, klassiek, concert,
      gitaar, piano, genre, speaker
    radio: radio, zender, frequentie, fm, luisteren, station, presentator, uitzending
    podcast: podcast, aflevering, abonneren, luisteren, interview, presentator, seizoen, afspelen, nieuwste aflevering, gast
    luisterboek: luisterboek, hoofdstuk, boek, schrijver, voorlezen, hoorspel, verder luisteren, verteller
    film: film, bioscoop, acteur, actrice, regisseur, trailer, komedie, thriller, horror, oscar, streamen, drama, voorstelling
    televisie: televisie, tv, zender, kanaal, serie, aflevering, programma, afstandsbediening, netflix, documentaire, seizoen,
      uitzending
    boeken: boek, lezen, roman, schrijver, auteur, bibliotheek, hoofdstuk, bestseller, bladzijde, uitgever, gedicht, ebook
    spellen: spel, spelletje, quiz, raadsel, schaken, kaarten, level, punten, game, bordspel, puzzel, gamen, speler
    grappen: mop, grap, lachen, grappig, humor, grapje, leuk, komisch, comedy
    foto: foto, camera, selfie, album, galerij, fotograferen, afbeelding, filter, flits, portret
    bellen: bellen, telefoon, oproep, nummer, ophangen, gemist, voicemail, beltoon, opnemen, gesprek, terugbellen, kiezen
    berichten: bericht, sms, sturen, chat, whatsapp, antwoorden, whatsappen, groep, emoji, tekst, lezen
    mail: mail, email, inbox, onderwerp, bijlage, afzender, spam, concept, doorsturen, ongelezen, nieuwsbrief, ontvanger, beantwoorden
    contacten: contact, adresboek, nummer, adres, verjaardag, vriend, familie, telefoonnummer
    sociale media: facebook, twitter, instagram, tweet, posten, status, bericht, profiel, volgers, like, reactie, hashtag,
      vriendschapsverzoek, tiktok, tijdlijn
    licht: licht, lamp, dimmen, fel, donker, helderheid, kleur, woonkamer, slaapkamer, keuken, gang, verlichting, rood, blauw, groen,
      wit, schakelaar, badkamer
    verwarming: verwarming, thermostaat, temperatuur, graden, warm, koud, airco, radiator, ventilator, stoken, koelen, ketel
    beveiliging huis: deur, slot, vergrendelen, alarm, camera, garage, raam, inbraak, sleutel, deurbel, rookmelder, bewegingssensor
    slim huis: apparaat, stopcontact, stekker, gordijn, routine, sensor, schakelaar, slim, zonwering, scène, automatisch
    stofzuiger: stofzuiger, robotstofzuiger, stofzuigen, stof, vloer, schoonmaken, dweilen, tapijt, schoon, laadstation
    keuken: koffie, koffiezetapparaat, oven, magnetron, vaatwasser, koelkast, waterkoker, fornuis, broodrooster, voorverwarmen, kopje
    was: wasmachine, droger, was, wassen, centrifugeren, strijken, vlek, wasmiddel, programma
    koken: recept, koken, bakken, ingrediënt, gerecht, oven, pan, grillen, zout, suiker, bloem, deeg, taart, saus, pasta, soep, vlees,
      groente, ui, knoflook, kruiden, portie
    voeding: calorie, eiwit, vet, koolhydraat, vitamine, gezond, dieet, voeding, suiker, vegan, vegetarisch, vezels, afvallen, gluten
    restaurant: restaurant, tafel, reserveren, eten, menu, italiaans, chinees, sushi, café, bar, diner, lunch, beoordeling, terras,
      personen
    bezorging eten: pizza, bezorgen, bestellen, thuisbezorgd, afhalen, burger, patat, bezorgtijd, friet, bezorger
    winkelen: kopen, bestellen, winkel, prijs, aanbieding, korting, winkelwagen, merk, maat, online, kassa, kleding, schoenen, product,
      kortingscode
    pakketten: pakket, bestelling, bezorging, postnl, post, zending, levering, volgen, retour, bezorgd, postzegel
    bank: rekening, saldo, bank, geld, spaarrekening, betaalrekening, iban, afschrift, tegoed, openen, filiaal
    kaart: creditcard, pinpas, bankpas, pincode, limiet, blokkeren, verloren, gestolen, nieuwe pas, geweigerd, buitenland, activeren,
      verloopdatum
    betalingen: betalen, overmaken, overboeking, betaling, bedrag, euro, ontvanger, incasso, tikkie, ideal, transactie, afschrijving,
      geld
    rekeningen: rekening, factuur, betalen, stroom, gas, water, huur, vervaldatum, aanmaning, energierekening
    lening: lening, krediet, rente, hypotheek, aflossen, schuld, looptijd, kredietscore, termijn, rentepercentage
    verzekering: verzekering, polis, schade, premie, zorgverzekering, eigen risico, dekking, claim, verzekerd, ongeluk
    belasting: belasting, aangifte, belastingdienst, btw, aftrek, teruggave, toeslag, formulier, inkomstenbelasting
    salaris: salaris, loon, bruto, netto, loonstrook, verdienen, inkomen, bonus, opslag, vakantiegeld
    pensioen: pensioen, aow, pensioenfonds, oud, sparen, pensioenleeftijd, inleg, lijfrente, pensioenopbouw, werkgever
    beurs: aandeel, beurs, koers, beleggen, aex, fonds, dividend, bitcoin, crypto, rendement, obligatie, portefeuille
    valuta: valuta, wisselkoers, euro, dollar, pond, omrekenen, wisselen, yen, munt
    uitgaven: uitgaven, budget, sparen, uitgeven, boodschappen, huishoudboekje, maand, kosten, spaardoel
    werk: werk, kantoor, baas, collega, bedrijf, project, vergadering, overuren, dienst, klant, thuiswerken, presentatie
    verlof: verlof, vakantiedagen, vrij, ziekmelden, aanvraag, ouderschapsverlof, personeelszaken, goedgekeurd, afwezig
    vacatures: baan, vacature, solliciteren, cv, sollicitatiegesprek, werkgever, stage, carrière, uitkering
    auto: auto, motor, olie, banden, garage, apk, accu, remmen, reparatie, kenteken, rijbewijs, onderhoudsbeurt, pech, bandenspanning,
      ruitenwisser, kilometerstand
    tanken: benzine, tanken, diesel, tankstation, brandstof, liter, verbruik, bereik, laadpaal, tank, benzineprijs
    verkeer: verkeer, file, ongeluk, wegwerkzaamheden, snelweg, omleiding, spits, afsluiting, flitser, weg, vertraging
    navigatie: route, navigatie, weg, kaart, adres, kilometer, afstand, afslaan, bestemming, richting, links, rechts, straat, dichtbij,
      tol
    openbaar vervoer: bus, trein, tram, metro, station, perron, halte, dienstregeling, kaartje, overstappen, vertrek, vertraging, ov,
      spoor, lijn, conducteur
    taxi: taxi, uber, chauffeur, rit, ophalen, ritprijs, lift, meerijden, bestellen, passagier
    vliegen: vlucht, vliegtuig, vliegveld, schiphol, gate, inchecken, boarding, landen, instapkaart, terminal, luchtvaartmaatschappij,
      retour, overstap, stoel, vertraging
    bagage: bagage, koffer, handbagage, kwijt, tas, rugzak, inpakken, bagageband
    hotel: hotel, kamer, overnachten, boeken, ontbijt, inchecken, uitchecken, vakantiehuis, sterren, verblijf, receptie
    reizen: reis, vakantie, uitje, bezienswaardigheid, strand, toerist, bestemming, buitenland, museum, camping, eiland, wandelen,
      bezoeken
    reisdocumenten: visum, paspoort, ambassade, douane, grens, reisadvies, vaccinatie, inenting, veilig, gevaarlijk, malaria
    gezondheid: dokter, ziek, ziekenhuis, huisarts, pijn, koorts, hoest, verkouden, griep, hoofdpijn, ziekte, tandarts, symptoom,
      allergie, buikpijn, behandeling
    medicijn: medicijn, pil, tablet, apotheek, dosis, bijwerking, innemen, recept, antibiotica, paracetamol, zalf
    fitness: sporten, training, hardlopen, stappen, oefening, spieren, yoga, sportschool, fietsen, zwemmen, hartslag, kilometer, workout
    slaap: slaap, slapen, inslapen, moe, bed, droom, snurken, nacht, dutje, slaapgeluiden
    meditatie: meditatie, ontspannen, rust, ademen, stress, mindfulness, kalmeren, ademhaling, yoga
    school: school, huiswerk, leraar, examen, leren, universiteit, studie, klas, cijfer, vak, toets, student, leerling
    talen: vertalen, engels, nederlands, duits, frans, spaans, taal, woord, zin, uitspraak, vertaling, grammatica, italiaans
    woorden: betekenis, definitie, woord, spellen, woordenboek, synoniem, tegenovergestelde, spelling, afkorting, rijm
    rekenen: rekenen, plus, min, keer, gedeeld, procent, wortel, som, getal, wiskunde, kwadraat, gemiddelde, breuk
    eenheden: omrekenen, meter, kilometer, mijl, inch, kilo, gram, pond, liter, celsius, fahrenheit, eetlepel, kopje, ons
    toeval: dobbelsteen, munt, kop, getal, willekeurig, gooien, toeval, loten
    weetjes: feit, hoofdstad, inwoners, land, uitvinder, geschiedenis, hoogste, grootste, dier, berg, rivier, wetenschap, wikipedia,
      bevolking, eeuw
    beroemdheden: acteur, beroemd, zangeres, geboren, getrouwd, ster, biografie, overleden, vermogen, koning, koningin, president
    assistent: assistent, naam, heten, robot, mens, maker, ontwikkelen, gevoel, stem, kunstmatige intelligentie, oud, praten, hobby
    assistent instellen: taal, stem, accent, snelheid, naam, instelling, fluisteren, gebruiker
    begroeten: hallo, hoi, goedemorgen, doei, welterusten, bedankt, tot ziens, hoe gaat het, welkom, goedenavond
    lof en klacht: goed gedaan, geweldig, top, dom, slecht, fout, klacht, teleurgesteld, irritant, tevreden, stom
    volume: volume, geluid, hard, zacht, dempen, stil, harder, zachter, bas
    toestel: wifi, bluetooth, batterij, scherm, update, opslag, vliegtuigstand, instellingen, verbinding, helderheid, herstarten,
      hotspot, mobiele data
    apps: app, openen, sluiten, installeren, programma, bestand, map, downloaden, browser, document, verwijderen, printen
    opname: opnemen, opname, microfoon, dicteren, spraakmemo, video, geluid, inspreken, uitschrijven, gesprek
    beveiliging: wachtwoord, pincode, inloggen, vingerafdruk, code, account, virus, hacker, privacy, toegang
    zoek telefoon: telefoon, kwijt, zoeken, rinkelen, sleutels, tablet, vinden, verloren, mobiel, laten overgaan
    locatie: locatie, delen, plek, positie, gps, waar, onderweg, adres
    huisdieren: hond, kat, huisdier, dierenarts, voer, voeren, uitlaten, puppy, vis, vogel, konijn, hamster, riem
    planten: plant, tuin, water geven, bloem, gras, boom, zaaien, mest, grasmaaier, oogst, moestuin
    kinderen: kind, baby, luier, kinderopvang, crèche, verhaaltje, slaapliedje, speelgoed, sprookje, ouders, oppas
    relaties: vriend, vriendin, liefde, trouwen, date, partner, relatie, kus, verliefd, uit elkaar, valentijn
    familie: moeder, vader, broer, zus, oma, opa, tante, oom, ouders, zoon, dochter, neef, nicht
    evenementen: concert, evenement, ticket, kaartje, festival, theater, tentoonstelling, museum, feest, voorstelling, entree
    goede doelen: doneren, donatie, goed doel, schenken, rode kruis, vrijwilliger, collecte, gift, hulporganisatie, bijdrage
    bruiloft: bruiloft, trouwen, bruid, bruidegom, ring, jurk, verloving, huwelijk, huwelijksreis, gasten
    wonen: huis, woning, huur, makelaar, verhuizen, huisbaas, appartement, kopen, huurcontract, bezichtiging, hypotheek
    recht: advocaat, wet, contract, rechtbank, politie, boete, scheiding, testament, notaris, rechter, straf
    noodgeval: noodgeval, brandweer, politie, ambulance, hulp, ongeluk, brand, eerste hulp
    cadeaus: cadeau, verjaardag, verrassing, kaart, feliciteren, bloemen, feest, taart, jarig
    mode: kleding, aantrekken, schoenen, jas, broek, maat, jurk, overhemd, kapper, haar, mode
    besturing: stoppen, doorgaan, pauze, annuleren, herhalen, terug, volgende, hulp, ongedaan, bevestigen, overslaan
    """
}

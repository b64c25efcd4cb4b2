// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Dutch words inflect, which carry grammar only, and what people put around a request.
  static let dutchGrammar = """
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
    # around an app's name
    vraag * om
    vraag * of
    vraag * naar
    vraag aan * om
    vraag aan * of
    vraag aan *
    vraag *
    zeg * dat
    zeg tegen * dat
    zeg tegen *
    zeg *
    vertel *
    laat *
    met *
    in *
    op *
    via *
    bij *
    van *
    uit *
    door *
    naar *
    aan *
    met de * app
    in de * app
    met behulp van *
    in mijn *
    met mijn *
    open * en
    start * en
    gebruik * om
    gebruik * en
    volgens *
    # around a request
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
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How German words inflect, which carry grammar only, and what people put around a request.
  static let germanGrammar = """
    # German: everyday knowledge for requests to a voice assistant

    [function]
    # articles
    der die das den dem des ein eine einen einem einer eines
    # pronouns
    ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen man
    mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines
    sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres
    unser unsere unseren unserem unserer unseres euer eure euren eurem eurer eures
    dies diese diesen diesem dieser dieses jene jenen jenem jener jenes solche solchen solcher selbst selber
    etwas irgendein irgendeine irgendeinen irgendeinem irgendeiner irgendwelche
    dessen deren denen
    # prepositions
    in im ins am ans beim bei mit von vom zu zum zur für fürs durch um bis als pro per gegenüber bezüglich betreffend
    # auxiliaries and modals
    bin bist ist sind seid war warst waren wäre wären gewesen
    habe hab hast hat haben habt hatte hattest hatten hätte hätten gehabt
    werde wirst wird werden werdet wurde wurden würde würdest würden worden
    kann kannst können könnt könnte könntest könnten
    will willst wollen wollt wollte wollten möchte möchtest möchten mag
    soll sollst sollen sollte solltest sollten
    muss musst müssen müsst müsste müssten musste
    darf darfst dürfen dürfte
    lass lasse lassen
    # conjunctions and particles
    und oder aber denn dass ob wenn weil damit also so dann da dort hier her hin
    doch mal halt eben gerade noch schon auch nur bitte gern gerne eigentlich wohl sogar etwa ungefähr
    dazu davon dafür darauf daran dabei darüber darin davor
    sehr ganz ziemlich jeweils

    [carriers]
    # around an app's name
    frag * nach
    frag * ob
    frag *
    frage * nach
    frage * ob
    frage *
    sag * dass
    sag *
    sage *
    bitte * zu
    bitte * um
    bitte *
    lass *
    mit *
    in *
    bei *
    auf *
    über *
    per *
    via *
    von *
    aus *
    zu *
    durch *
    im *
    beim *
    mit hilfe von *
    mithilfe von *
    mit der * app
    in der * app
    aus der * app
    mit der app *
    in der app *
    mit app *
    in meinem *
    in meiner *
    in meinen *
    öffne * und
    starte * und
    nutze * um
    benutze * um
    verwende * um
    nutze * und
    benutze * und
    verwende * und
    laut *
    # around a request
    bitte
    kannst du
    kannst du bitte
    kannst du mir
    kannst du mir bitte
    kannst du mal
    könntest du
    könntest du bitte
    könntest du mir
    könntest du mir bitte
    würdest du
    würdest du bitte
    würdest du mir
    können sie mir
    könnten sie bitte
    kann ich
    könnte ich
    darf ich
    kann man
    ich möchte
    ich möchte gern
    ich möchte gerne
    ich möchte bitte
    ich möchte dass du
    ich will
    ich will dass du
    ich würde gern
    ich würde gerne
    ich hätte gern
    ich hätte gerne
    ich muss
    ich soll
    ich brauche
    ich bräuchte
    ich wünsche mir
    wir möchten
    wir wollen
    wir müssen
    sag mir
    sag mir bitte
    sag mir mal
    sage mir
    sagen sie mir
    sag mal
    weißt du
    weißt du vielleicht
    ich möchte wissen
    ich möchte gerne wissen
    ich will wissen
    ich würde gerne wissen
    ich wüsste gerne
    ich frage mich
    lass mich wissen
    lass uns
    lass mich
    hilf mir
    hilf mir dabei
    kannst du mir helfen
    kannst du mir sagen
    könntest du mir sagen
    bist du so nett
    sei so nett
    sei so gut
    es wäre toll wenn
    wäre es möglich
    ist es möglich
    gibt es
    hast du
    hey
    hallo
    okay
    mach mal
    ich bitte dich
    tu mir den gefallen
    für mich
    danke
    und zwar
    jetzt bitte
    wie wäre es mit

    [endings]
    # whole words that the rules would confuse with others
    heißen heißen 0
    minus minus 0
    nachrichten nachrichten 0
    morgens morgens 0
    seite seite 0
    seiten seite 0
    sicher sicher 0
    sichern sicher 0
    wievielte wievielte 0
    # verbs, nouns, adjectives: forms in -e -en -er -es -em -et -t -st
    e - 3
    en - 3
    er - 3
    es - 3
    em - 3
    et - 3
    ete - 3
    eten - 3
    ets - 3
    t - 4
    te - 4
    ten - 4
    tet - 4
    ter - 4
    tes - 4
    tern - 4
    ts - 4
    # second person and superlative
    st - 4
    ste - 4
    sten - 4
    ster - 4
    stern - 4
    sts - 4
    est - 3
    este - 3
    esten - 3
    # stems in -er and comparatives
    ern - 3
    ere - 3
    eren - 3
    ert - 3
    erte - 3
    ers - 3
    # stems in -el
    el l 3
    eln l 3
    elt l 3
    els l 3
    iel iel 1
    iels iel 1
    ielt iel 1
    # -s of plural and genitive, and words that end in s
    s - 4
    ss ss 1
    ßt ß 3
    ßte ß 3
    ßten ß 3
    eis eis 1
    aus aus 1
    nis nis 1
    nisse nis 2
    nissen nis 2
    innen in 4
    # reise is not reis
    reise reise 0
    reisen reise 0
    preise preis 0
    preisen preis 0

    [irregular]
    # strong verbs
    gehen: geht geh gehe ging gingen gegangen
    kommen: kommt kam kamen gekommen
    geben: gib gibt gibst gab gaben gegeben
    nehmen: nimm nimmt nimmst nahm genommen
    sehen: sieh sieht siehst sah sahen gesehen
    lesen: lies liest las gelesen
    sprechen: sprich spricht sprichst sprach gesprochen
    helfen: hilf hilft hilfst half geholfen
    essen: iss isst aß gegessen
    fahren: fährt fährst gefahren
    laufen: läuft läufst lief liefen gelaufen
    schlafen: schläft schläfst schlief geschlafen
    tragen: trägt trägst trug getragen
    halten: hältst hielt gehalten
    treffen: triff trifft triffst traf getroffen
    werfen: wirf wirft warf geworfen
    vergessen: vergiss vergisst vergaß
    sterben: stirbt starb gestorben
    finden: fand fanden gefunden
    trinken: trank getrunken
    singen: sang gesungen
    klingen: klang geklungen
    beginnen: begann begonnen
    gewinnen: gewann gewonnen
    schwimmen: schwamm geschwommen
    schreiben: schrieb geschrieben
    bleiben: blieb geblieben
    steigen: stieg gestiegen
    schließen: geschlossen
    verlieren: verlor verloren
    fliegen: flog geflogen
    ziehen: zog gezogen
    bieten: bot geboten
    liegen: lag gelegen
    sitzen: saß gesessen
    stehen: steht stand gestanden
    verstehen: versteht verstand verstanden
    bringen: brachte gebracht
    denken: dachte gedacht
    kennen: kannte gekannt
    nennen: nannte genannt
    wissen: weiß weißt wusste gewusst
    brauchen: bräuchte gebraucht
    rufen: ruft rief gerufen
    anrufen: angerufen anzurufen anruft anrief
    heißen: heißt heiße hieß geheißen
    empfehlen: empfiehl empfiehlt empfahl empfohlen
    waschen: wäscht wusch gewaschen
    springen: spring springt sprang gesprungen
    überspringen: überspringt übersprang übersprungen
    backen: bäckt backt gebacken
    braten: brät gebraten
    gefallen: gefällt gefiel
    fallen: fällt fiel
    tun: tu tue tust tut tat getan
    messen: miss misst maß gemessen
    wachsen: wächst wuchs
    leihen: lieh geliehen
    überweisen: überwies überwiesen
    laden: lädt lud geladen
    # separable verbs
    aufladen: aufgeladen aufzuladen auflädt
    herunterladen: heruntergeladen herunterzuladen
    hochladen: hochgeladen hochzuladen
    einladen: eingeladen einzuladen
    einschalten: eingeschaltet einzuschalten
    anschalten: angeschaltet anzuschalten
    ausschalten: ausgeschaltet auszuschalten
    abschalten: abgeschaltet abzuschalten
    anmachen: angemacht anzumachen
    ausmachen: ausgemacht auszumachen
    aufmachen: aufgemacht aufzumachen
    zumachen: zugemacht zuzumachen
    abspielen: abgespielt abzuspielen
    anhalten: angehalten anzuhalten
    aufnehmen: aufgenommen aufzunehmen
    abnehmen: abgenommen abzunehmen
    anzeigen: angezeigt anzuzeigen
    hinzufügen: hinzugefügt hinzuzufügen
    einstellen: eingestellt einzustellen
    abstellen: abgestellt abzustellen
    aufstehen: aufgestanden aufzustehen
    aufwachen: aufgewacht aufzuwachen
    einkaufen: eingekauft einzukaufen
    absagen: abgesagt abzusagen
    anfangen: fang fange fängt angefangen anzufangen
    vorlesen: vorgelesen vorzulesen
    nachschlagen: nachgeschlagen nachzuschlagen
    ankommen: angekommen anzukommen ankommt
    abfahren: abgefahren
    einzahlen: eingezahlt einzuzahlen
    abheben: abgehoben abzuheben
    stummschalten: stummgeschaltet stummzuschalten
    aufhören: aufgehört aufzuhören
    eintragen: eingetragen einzutragen
    staubsaugen: staubgesaugt gesaugt
    # weak verbs with short stems and participles
    sagen: sagt sagte gesagt
    hören: hört hörte gehört
    machen: gemacht
    spielen: gespielt
    zeigen: gezeigt
    leben: lebt lebte gelebt
    legen: legt gelegt
    holen: holt geholt
    bauen: baut gebaut
    kaufen: gekauft
    suchen: gesucht
    fragen: gefragt
    stellen: gestellt
    setzen: gesetzt
    schicken: geschickt
    senden: sandte gesendet gesandt
    löschen: gelöscht
    öffnen: geöffnet
    speichern: gespeichert
    buchen: gebucht
    ändern: geändert
    zahlen: gezahlt
    kochen: gekocht
    lernen: gelernt
    reden: geredet
    teilen: geteilt
    starten: gestartet
    stoppen: gestoppt
    sperren: gesperrt
    parken: geparkt
    schauen: geschaut
    kosten: gekostet
    üben: übt übte geübt
    planen: geplant
    tanken: getankt
    arbeiten: gearbeitet
    # nouns
    buch: bücher büchern
    haus: häuser häusern
    wort: wörter wörtern
    land: länder ländern
    stadt: städte städten
    zug: züge zügen
    flug: flüge flügen
    arzt: ärzte ärzten ärztin
    apfel: äpfel äpfeln
    garten: gärten
    vater: väter
    mutter: mütter
    bruder: brüder
    tochter: töchter
    sohn: söhne söhnen
    rad: räder rädern
    glas: gläser
    bad: bäder
    schloss: schlösser
    vertrag: verträge verträgen
    betrag: beträge beträgen
    auftrag: aufträge
    vorschlag: vorschläge
    anruf: anrufe
    termin: termine terminen
    einkauf: einkäufe
    kontakt: kontakte kontakten
    konto: konten kontos
    bus: busse bussen
    nacht: nächte nachts
    raum: räume räumen
    baum: bäume
    traum: träume
    gast: gäste
    markt: märkte
    platz: plätze plätzen
    bahnhof: bahnhöfe
    flughafen: flughäfen
    hafen: häfen
    kopf: köpfe
    zahn: zähne zähnen
    fuß: füße füßen
    wand: wände
    satz: sätze
    witz: witze witzen
    thema: themen
    datum: daten
    museum: museen
    firma: firmen
    risiko: risiken
    mann: männer
    maus: mäuse
    kuh: kühe
    fahrrad: fahrräder
    kühlschrank: kühlschränke
    stuhl: stühle
    ball: bälle
    kalorie: kalorien
    aktie: aktien
    serie: serien
    batterie: batterien
    # adjectives and adverbs
    gut: gute guten guter gutes gutem besser besten beste bester bestes
    viel: mehr meisten meiste
    hoch: hohe hohen hoher hohes höher höchste höchsten
    nah: nahe näher nächstgelegen nächstgelegene
    groß: größer größte größten
    kalt: kälter kälteste
    warm: wärmer wärmste
    alt: älter älteste ältesten
    jung: jünger jüngste
    lang: länger längste längsten
    kurz: kürzer kürzeste
    stark: stärker stärkste
    teuer: teure teuren teurer teuerste teuersten
    dunkel: dunkle dunklen dunkler
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of German.
  static let german = """
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

    [same]
    # switching, raising, lowering
    einschalten: einschalten, anschalten, anmachen, aktivieren, schalte ein, schalte an, mach an, anstellen, stell an, in betrieb nehmen
    ausschalten: ausschalten, abschalten, ausmachen, deaktivieren, schalte aus, schalte ab, mach aus, abstellen, stell ab, ausstellen,
      stell aus, abdrehen
    starten: starten, beginnen, anfangen, loslegen, fang an, anwerfen, in gang setzen
    stoppen: stoppen, anhalten, aufhören, stopp, stop, halt an, hör auf, beenden, beende, schluss
    pausieren: pausieren, pause, unterbrechen, pausiere, auf pause
    fortsetzen: fortsetzen, weitermachen, mach weiter, setz fort, weiterspielen, spiel weiter, weiterlaufen, fortfahren, fahr fort,
      wieder aufnehmen
    überspringen: überspringen, nächstes lied, weiterschalten, skippen, skip, vorspringen, auslassen
    nächste: nächste, folgende, kommende
    vorherige: vorherige, vorige, letzte, vorangegangene, zurück zum letzten
    wiederholen: wiederholen, noch einmal, nochmal, nochmals, wiederhole, von vorne, von vorn
    erhöhen: erhöhen, steigern, hochstellen, stell höher, höher stellen, höher, hochdrehen, dreh hoch, dreh auf, aufdrehen, anheben,
      mach höher
    senken: senken, verringern, reduzieren, herunterstellen, runterstellen, stell runter, niedriger, tiefer, herunterdrehen,
      runterdrehen, dreh runter, absenken, mach niedriger, vermindern
    lauter: lauter, mach lauter, lautstärke erhöhen, lauter stellen, stell lauter, lauter machen, dreh lauter
    leiser: leiser, mach leiser, lautstärke verringern, leiser stellen, stell leiser, leiser machen, dreh leiser, nicht so laut
    stumm: stumm, stummschalten, stumm schalten, ton aus, schalte stumm, lautlos, auf lautlos, mute
    lautstärke: lautstärke, lautstärkepegel, volume, wie laut
    heller: heller, mach heller, heller machen, heller stellen, helligkeit erhöhen, mehr licht, aufhellen
    dunkler: dunkler, dimmen, mach dunkler, dunkler machen, abdunkeln, helligkeit verringern, weniger licht, runterdimmen
    helligkeit: helligkeit, beleuchtungsstärke, wie hell
    wärmer: wärmer, mach wärmer, wärmer machen, wärmer stellen, aufheizen, hochheizen, heiz auf
    kälter: kälter, kühler, mach kälter, abkühlen, kühler machen, kühler stellen
    einstellen: einstellen, stellen, setzen, festlegen, stell ein, regeln
    einstellungen: einstellungen, einstellung, optionen, konfiguration, präferenzen
    # showing, finding, telling
    zeigen: zeigen, anzeigen, zeig mir, zeig an, ansehen, sehen, lass mich sehen, einblenden, darstellen, zeig
    auflisten: auflisten, aufzählen, liste auf, zähl auf, alle anzeigen, nenn mir alle, aufführen
    suchen: suchen, such, finden, finde, suche nach, heraussuchen, such heraus, such raus, raussuchen, aufspüren
    nachschauen: nachschauen, nachsehen, prüfen, überprüfen, schau nach, sieh nach, kontrollieren, checken, guck nach, check
    nachschlagen: nachschlagen, schlag nach, googeln, google, recherchieren, im internet suchen, im netz suchen
    lesen: lesen, durchlesen, lies
    vorlesen: vorlesen, lies vor, lies mir vor, laut vorlesen, lies laut
    erzählen: erzählen, erzähl mir, berichten, erzähl
    erklären: erklären, erläutern, erklär mir, erklärung, verständlich machen
    antworten: antworten, antwort, beantworten, erwidern, zurückschreiben, schreib zurück, reply
    fragen: fragen, nachfragen, frag nach, erkundigen, anfragen
    info: info, infos, informationen, information, auskunft, angaben, details, einzelheiten
    mehr dazu: mehr dazu, mehr informationen, mehr infos, weitere details, mehr erfahren, mehr darüber
    überblick: überblick, übersicht, zusammenfassung, zusammenfassen, fass zusammen
    vergleichen: vergleichen, vergleich, gegenüberstellen, unterschied
    unterschied: unterschied, differenz, worin unterscheiden
    empfehlen: empfehlen, vorschlagen, empfehlung, vorschlag, schlag vor, tipp, ratschlag, raten
    auswählen: auswählen, wählen, aussuchen, such aus, wähl aus, entscheiden, auswahl
    # adding, removing, changing
    hinzufügen: hinzufügen, füge hinzu, ergänzen, dazuschreiben, setz auf, setz auf die liste, pack auf, draufsetzen, aufnehmen, füg
      hinzu, eintragen, trag ein, schreib auf die liste
    entfernen: entfernen, löschen, streichen, wegnehmen, lösche, nimm weg, nimm von, herausnehmen, runternehmen, nimm runter,
      austragen, beseitigen, tilgen, loswerden
    leeren: leeren, alles löschen, ausleeren, leer machen, komplett löschen
    ändern: ändern, verändern, bearbeiten, anpassen, abändern, modifizieren, umändern, änderung
    verschieben: verschieben, verlegen, umlegen, verschieb, verleg, später machen, vertagen
    umbenennen: umbenennen, benenn um, anders nennen, namen ändern, neuer name
    ersetzen: ersetzen, austauschen, tauschen, tausch aus, auswechseln
    erstellen: erstellen, anlegen, leg an, neu anlegen, erzeugen, kreieren, einrichten, mach eine neue
    einrichten: einrichten, richte ein, konfigurieren, setup
    aktualisieren: aktualisieren, update, updaten, auf den neuesten stand, erneuern, aktualisierung, upgrade
    installieren: installieren, installation, installier
    deinstallieren: deinstallieren, app löschen, app entfernen
    herunterladen: herunterladen, downloaden, runterladen, lade herunter, lad runter, download
    hochladen: hochladen, lade hoch, uploaden, upload
    speichern: speichern, sichern, abspeichern, speicher ab, merken
    sicherung: sicherung, backup, sicherungskopie, datensicherung
    kopieren: kopieren, kopie, duplizieren, vervielfältigen
    einfügen: einfügen, füge ein, reinkopieren
    teilen: teilen, freigeben, weitergeben, teile mit
    drucken: drucken, ausdrucken, druck aus
    scannen: scannen, einscannen, scan ein, abfotografieren
    öffnen: öffnen, aufmachen, mach auf, öffne, aufrufen, ruf auf
    schließen: schließen, zumachen, mach zu, schließ
    sperren: sperren, blockieren, sperre, blocken
    abschließen: abschließen, verriegeln, schließ ab, zusperren, sperr zu, absperren
    aufschließen: aufschließen, entriegeln, schließ auf, aufsperren, entsperren, sperr auf
    verbinden: verbinden, koppeln, verbinde, anschließen, verbindung herstellen, pairing
    trennen: trennen, verbindung trennen, abkoppeln, entkoppeln
    wechseln: wechseln, umschalten, umstellen, schalte um, stell um, wechsle zu
    zurücksetzen: zurücksetzen, resetten, setz zurück, reset
    neu starten: neu starten, neustart, neustarten, rebooten, hochfahren, starte neu
    rückgängig: rückgängig, rückgängig machen, mach rückgängig, zurücknehmen, nimm zurück, widerrufen
    abbrechen: abbrechen, brich ab, vergiss es, egal, schon gut, doch nicht, lass gut sein
    # cancelling, booking, planning
    stornieren: stornieren, absagen, kündigen, sag ab, storno, stornierung, canceln, kündigung
    buchen: buchen, reservieren, reservierung, buchung, buch
    tisch reservieren: tisch reservieren, tisch bestellen, tischreservierung, platz reservieren
    planen: planen, plan, ansetzen, einplanen, setz an, vereinbaren, organisieren
    verspäten: verspäten, verspätung, zu spät, verspätet, unpünktlich
    pünktlich: pünktlich, rechtzeitig, nach plan, im zeitplan
    bestätigen: bestätigen, zusagen, bestätigung, sag zu, annehmen, nimm an
    ablehnen: ablehnen, lehn ab, abweisen, zurückweisen, nicht annehmen
    einladen: einladen, lad ein, einladung, einladungen
    teilnehmen: teilnehmen, beitreten, nimm teil, mitmachen, tritt bei
    treffen: treffen, verabredung, zusammenkunft, verabreden
    # alarms, timers, reminders, calendar
    wecker: wecker, alarm, weckalarm, weckzeit, weckruf
    wecken: wecken, aufwecken, weck mich, weck mich auf
    timer: timer, countdown, kurzzeitwecker, eieruhr, zeitschaltuhr, stell die uhr
    stoppuhr: stoppuhr, zeit stoppen, zeit messen
    schlummern: schlummern, snooze, noch ein paar minuten, weiterschlafen, später wecken
    erinnern: erinnern, erinner mich, erinnerung, gedächtnisstütze, nicht vergessen, erinnerungen, reminder, denk dran
    kalender: kalender, terminkalender, terminplan, terminplaner, agenda
    termin: termin, verabredung, ereignis, kalendereintrag
    besprechung: besprechung, meeting, sitzung, konferenz, treffen, call
    aufgabe: aufgabe, todo, to do, zu erledigen, task, anstehende aufgaben
    aufgabenliste: aufgabenliste, todo liste, to do liste, todoliste, zu erledigen
    erledigt: erledigt, abhaken, hak ab, fertig, abgeschlossen, gemacht
    einkaufsliste: einkaufsliste, einkaufszettel, shoppingliste, liste zum einkaufen, was muss ich einkaufen
    liste: liste, listen, aufstellung, verzeichnis
    notiz: notiz, notieren, aufschreiben, schreib auf, vermerk, notiere, memo, merkzettel
    diktieren: diktieren, diktat, mitschreiben, schreib mit
    aufnehmen: aufnehmen, aufzeichnen, mitschneiden, nimm auf, aufnahme, zeichne auf, aufzeichnung
    # time
    uhrzeit: uhrzeit, wie spät, wie viel uhr, wieviel uhr, zeit, aktuelle zeit
    zeitzone: zeitzone, zeitunterschied, zeitverschiebung, ortszeit
    datum: datum, wievielte, der wievielte, welches datum, tagesdatum
    wochentag: wochentag, welcher tag, was für ein tag
    wann: wann, um wie viel uhr, zu welcher zeit, um welche uhrzeit, an welchem tag
    wie lange: wie lange, dauer, dauern, wie viel zeit, wie viele minuten, wie viele stunden, zeitdauer
    bis wann: bis wann, frist, stichtag, fälligkeit, fällig, deadline, spätestens
    heute: heute, heutig, am heutigen tag
    morgen: morgen, am nächsten tag, morgiger
    gestern: gestern, gestrig, am vortag
    jetzt: jetzt, sofort, gleich, im moment, momentan, derzeit, aktuell, gerade jetzt, gegenwärtig
    bald: bald, demnächst, in kürze, in nächster zeit
    später: später, nachher, danach, zu einem späteren zeitpunkt
    früher: früher, vorher, zuvor
    täglich: täglich, jeden tag, alltäglich, tag für tag
    wöchentlich: wöchentlich, jede woche, pro woche
    monatlich: monatlich, jeden monat, pro monat, im monat
    jährlich: jährlich, jedes jahr, pro jahr, im jahr
    immer: immer, ständig, jedes mal, stets, dauernd
    nie: nie, niemals, zu keiner zeit
    oft: oft, häufig, öfter, mehrmals
    wie oft: wie oft, wie häufig, wie viele male
    morgens: morgens, vormittags, in der früh, am morgen, vormittag
    abends: abends, am abend, heute abend, abend
    wochenende: wochenende, samstag und sonntag, am wochenende
    feiertag: feiertag, feiertage, freier tag, gesetzlicher feiertag
    geburtstag: geburtstag, geburtsdatum, wann geboren, ehrentag
    # questions
    wie weit: wie weit, entfernung, distanz, wie viele kilometer, weit weg, abstand
    wie hoch: wie hoch, höhe
    wie groß: wie groß, größe, ausmaß
    wie alt: wie alt, alter, in welchem alter
    wie viel: wie viel, wieviel, wie viele, anzahl, menge, wieviele
    wo: wo, an welchem ort, an welcher stelle, wo befindet, wo liegt
    woher: woher, von wo, aus welchem land, herkunft
    wohin: wohin, in welche richtung, zu welchem ort
    warum: warum, wieso, weshalb, weswegen, aus welchem grund, wofür
    wer: wer, welche person, welcher mensch
    wie heißt: wie heißt, name, wie ist der name, wie nennt man, bezeichnung
    was bedeutet: was bedeutet, bedeutung, was heißt, definition, definiere, was versteht man unter, bedeuten, sinn von
    wie schreibt man: wie schreibt man, buchstabieren, buchstabiere, rechtschreibung, schreibweise
    wie funktioniert: wie funktioniert, wie geht das, wie benutzt man, funktionsweise, wie macht man, anleitung, wie kann ich
    aussprache: aussprache, wie spricht man, aussprechen
    # messages, calls, contacts
    anrufen: anrufen, ruf an, telefonieren, wähl die nummer, klingel durch, anruf tätigen, anklingeln
    anruf: anruf, telefonat, telefongespräch, telefonanruf
    auflegen: auflegen, leg auf, anruf beenden, gespräch beenden
    rangehen: rangehen, abheben, anruf annehmen, geh ran, entgegennehmen
    verpasste anrufe: verpasste anrufe, entgangene anrufe, wer hat angerufen, anrufliste
    videoanruf: videoanruf, videotelefonie, videokonferenz, videochat
    nachricht: nachricht, sms, textnachricht, mitteilung, message, kurznachricht
    senden: senden, schicken, verschicken, schreiben, absenden, versenden, schick ab, zuschicken
    mail: mail, email, e mail, mails, emails, elektronische post
    posteingang: posteingang, inbox, neue mails, postfach, eingegangene mails
    ungelesen: ungelesen, nicht gelesen, neue nachrichten
    weiterleiten: weiterleiten, leite weiter, forwarden
    anhang: anhang, anlage, beigefügte datei
    benachrichtigung: benachrichtigung, benachrichtigen, meldung, hinweis, push, bescheid geben, informieren
    mailbox: mailbox, anrufbeantworter, sprachnachricht, voicemail
    kontakt: kontakt, kontakte, adressbuch, telefonbuch, kontaktliste
    telefonnummer: telefonnummer, nummer, rufnummer, handynummer
    adresse: adresse, anschrift, wohnort, straße und hausnummer
    posten: posten, twittern, tweet, tweeten, beitrag, veröffentlichen, post
    # audio and video
    abspielen: abspielen, spielen, wiedergeben, anhören, hören, spiel ab, laufen lassen, spiel, lass hören
    lied: lied, song, titel, musikstück, track, stück
    musik: musik, lieder, songs, musikalisch
    playlist: playlist, wiedergabeliste, playliste, musikliste, abspielliste
    album: album, platte, cd
    sänger: sänger, sängerin, interpret, künstler, künstlerin, band
    wer singt: wer singt, von wem ist, wie heißt das lied, welches lied ist das, was läuft gerade, welcher song
    songtext: songtext, liedtext, lyrics, text vom lied
    zufällig: zufällig, zufall, mischen, zufallswiedergabe, shuffle, gemischt, zufallsmodus
    radio: radio, radiosender, radiokanal, rundfunk
    podcast: podcast, podcasts, podcastfolge
    folge: folge, episode
    hörbuch: hörbuch, hörbücher, audiobuch, audiobook, hörspiel
    film: film, filme, spielfilm, kinofilm, movie
    serie: serie, fernsehserie, show, staffel
    anschauen: anschauen, ansehen, gucken, schau, schauen, schau an, sieh an
    fernseher: fernseher, tv, fernsehen, fernsehgerät, glotze
    fernsehprogramm: fernsehprogramm, tv programm, was läuft im fernsehen, was kommt im fernsehen, programm
    video: video, videos, clip, filmchen
    foto: foto, bild, fotos, fotografie, schnappschuss
    fotografieren: fotografieren, foto machen, mach ein foto, bild machen, knipsen, selfie
    kopfhörer: kopfhörer, headset, ohrhörer
    lautsprecher: lautsprecher, box, speaker, boxen
    gefällt mir: gefällt mir, like, ich liebe, finde ich gut
    favorit: favorit, lieblings, favoriten, liebste, am liebsten, lieblingslied
    bewerten: bewerten, bewertung, rezension, sterne geben, kritik, review
    # weather
    wetter: wetter, wettervorhersage, wetterbericht, vorhersage, wetterlage, wie wird das wetter
    regen: regen, regnen, niederschlag, regenschauer
    regenschirm: regenschirm, schirm, brauche ich einen schirm
    schnee: schnee, schneien, schneefall
    sonnig: sonnig, sonne, sonnenschein, scheint die sonne
    gewitter: gewitter, unwetter, sturm, blitz, donner
    temperatur: temperatur, grad, wie warm, wie kalt, wie heiß
    bewölkt: bewölkt, wolkig, wolken, bedeckt
    windig: windig, wind, windgeschwindigkeit, windstärke
    luftqualität: luftqualität, feinstaub, luftverschmutzung, schadstoffe, luftwerte
    sonnenaufgang: sonnenaufgang, geht die sonne auf
    sonnenuntergang: sonnenuntergang, geht die sonne unter
    # home
    licht: licht, lampe, beleuchtung, lichter, leuchte, lampen, glühbirne
    heizung: heizung, thermostat, heizen, heizkörper
    klimaanlage: klimaanlage, klima, kühlung
    steckdose: steckdose, stecker, smart plug, steckdosen
    jalousie: jalousie, rollo, rollladen, jalousien, vorhang, vorhänge
    tür: tür, haustür, eingangstür, wohnungstür
    garage: garage, garagentor
    alarmanlage: alarmanlage, sicherheitssystem, alarmsystem, einbruchschutz
    kamera: kamera, überwachungskamera, webcam
    staubsauger: staubsauger, saugroboter, staubsaugerroboter, roboterstaubsauger, sauger
    staubsaugen: staubsaugen, saugen, staub saugen, boden reinigen
    putzen: putzen, reinigen, sauber machen, säubern, aufräumen, wischen
    kaffeemaschine: kaffeemaschine, kaffeeautomat, espressomaschine
    kaffee: kaffee, espresso, cappuccino, kaffee kochen, mach kaffee
    waschmaschine: waschmaschine, wäsche waschen, wäsche
    spülmaschine: spülmaschine, geschirrspüler, geschirr spülen
    backofen: backofen, ofen, herd
    vorheizen: vorheizen, heiz vor, ofen heizen
    kühlschrank: kühlschrank, kühlgerät, gefrierschrank
    wohnzimmer: wohnzimmer, stube
    bad: bad, badezimmer
    farbe: farbe, farbton, lichtfarbe
    szene: szene, stimmung, lichtstimmung, modus
    gerät: gerät, geräte, apparat
    stromverbrauch: stromverbrauch, energieverbrauch, wie viel strom
    # food
    rezept: rezept, kochrezept, wie kocht man, wie macht man, wie bereitet man zu, zubereitung
    zutat: zutat, zutaten, was brauche ich für, bestandteil, inhaltsstoffe
    kochen: kochen, zubereiten, bereite zu, essen machen
    kochzeit: kochzeit, garzeit, wie lange kochen, backzeit
    essen: essen, mahlzeit, speise, gericht, nahrung
    abendessen: abendessen, abendbrot, dinner
    mittagessen: mittagessen, lunch, zu mittag
    frühstück: frühstück, frühstücken
    restaurant: restaurant, lokal, gaststätte, gasthaus, essen gehen
    essen bestellen: essen bestellen, lieferdienst, lieferservice, essen liefern, bestell essen
    zum mitnehmen: zum mitnehmen, takeaway, mitnehmen, to go
    speisekarte: speisekarte, menü, karte im restaurant
    kalorien: kalorien, kcal, brennwert, kalorienzahl
    nährwert: nährwert, nährstoffe, nährwertangaben, wie gesund
    ersatz: ersatz, alternative, statt, anstelle von, anstatt, ersatzweise
    haltbar: haltbar, haltbarkeit, verderben, mindesthaltbarkeit, noch gut
    trinkgeld: trinkgeld, tip
    vegetarisch: vegetarisch, fleischlos, ohne fleisch
    # shopping and money
    kaufen: kaufen, einkaufen, besorgen, erwerben, shoppen, holen, anschaffen
    bestellen: bestellen, ordern, bestell, bestellung aufgeben, nachbestellen
    bestellung: bestellung, auftrag, order
    paket: paket, sendung, lieferung, päckchen
    lieferstatus: lieferstatus, wo ist mein paket, sendungsverfolgung, paket verfolgen, wann kommt mein paket, bestellstatus
    liefern: liefern, zustellen, lieferung, ausliefern
    zurückgeben: zurückgeben, umtauschen, retoure, rückgabe, zurückschicken, retournieren
    erstattung: erstattung, rückerstattung, geld zurück, erstatten, rückzahlung
    preis: preis, kosten, wie teuer, wie viel kostet, was kostet, kostenpunkt
    billig: billig, günstig, preiswert, preisgünstig
    teuer: teuer, kostspielig, hochpreisig
    rabatt: rabatt, angebot, nachlass, gutschein, aktion, sonderangebot, schnäppchen, ermäßigung
    warenkorb: warenkorb, einkaufskorb, einkaufswagen
    geschäft: geschäft, shop, supermarkt, store
    öffnungszeiten: öffnungszeiten, wann öffnet, wie lange geöffnet, wann geöffnet, wann hat offen, wann schließt, wann macht auf
    kontostand: kontostand, guthaben, saldo, wie viel geld, wieviel geld, geld auf dem konto
    konto: konto, bankkonto, girokonto
    sparkonto: sparkonto, sparbuch, erspartes, ersparnisse
    überweisen: überweisen, überweisung, geld senden, geld schicken, geld überweisen, transferieren, schick geld
    bezahlen: bezahlen, zahlen, begleichen, zahlung, entrichten
    rechnung: rechnung, rechnungen, offener betrag, offene rechnung
    abheben: abheben, bargeld, geld holen, auszahlen, geldautomat, bankautomat
    einzahlen: einzahlen, einzahlung, zahl ein
    umsätze: umsätze, transaktionen, kontobewegungen, kontoauszug, zahlungsverlauf
    ausgaben: ausgaben, ausgegeben, wofür ausgegeben, ausgeben
    kreditkarte: kreditkarte, karte, bankkarte, ec karte, girocard
    kreditlimit: kreditlimit, kreditrahmen, limit, verfügungsrahmen, dispo
    karte sperren: karte sperren, karte verloren, karte gestohlen, karte blockieren
    kredit: kredit, darlehen, finanzierung
    hypothek: hypothek, baufinanzierung, hauskredit, baukredit
    zinsen: zinsen, zinssatz, verzinsung, zins
    bonität: bonität, kreditwürdigkeit, schufa, kreditscore
    steuer: steuer, steuererklärung, steuern, finanzamt
    gehalt: gehalt, lohn, verdienst, einkommen, verdienen, gehaltsabrechnung
    rente: rente, altersvorsorge, ruhestand, pension
    sparen: sparen, geld zurücklegen, beiseite legen, ansparen
    schulden: schulden, schulde, verschuldet, geld schulden
    aktie: aktie, aktien, aktienkurs, wertpapier, börsenkurs
    investieren: investieren, anlegen, geldanlage, geld anlegen
    wechselkurs: wechselkurs, umrechnungskurs, währungskurs, devisenkurs
    umrechnen: umrechnen, rechne um, umwandeln, konvertieren, wandle um, wie viel sind
    versicherung: versicherung, versicherungsschutz, police, versichert
    betrug: betrug, betrügerisch, verdächtige abbuchung, unbekannte abbuchung, missbrauch
    geheimzahl: geheimzahl, pin, pin nummer
    passwort: passwort, kennwort, zugangscode
    anmelden: anmelden, einloggen, melde an, log ein, login
    abmelden: abmelden, ausloggen, melde ab, logout
    abonnieren: abonnieren, abo, abonnement, abo abschließen
    spenden: spenden, spende, stiften
    # travel and traffic
    navigieren: navigieren, navigation, route, wegbeschreibung, weg, wie komme ich, bring mich, führ mich, navi, routenplanung
    verkehr: verkehr, stau, verkehrslage, verkehrsmeldungen, staus, staumeldung
    fahrzeit: fahrzeit, fahrtdauer, reisezeit, wie lange brauche ich, ankunftszeit
    ankommen: ankommen, ankunft, eintreffen, wann bin ich da
    abfahren: abfahren, abfahrt, losfahren, wann fährt, abreisen, fahr los
    fahrplan: fahrplan, abfahrtszeiten, wann kommt der bus, wann kommt die bahn, fahrplanauskunft
    haltestelle: haltestelle, bushaltestelle, station
    zug: zug, bahn, eisenbahn
    straßenbahn: straßenbahn, tram
    u bahn: u bahn, ubahn, metro
    fahrkarte: fahrkarte, ticket, fahrschein, eintrittskarte, karte, zugticket
    taxi: taxi, uber, mitfahrgelegenheit, fahrdienst
    flug: flug, flüge, fliegen, flugverbindung
    flugstatus: flugstatus, ist mein flug pünktlich, flug verspätet
    gepäck: gepäck, koffer, reisegepäck, handgepäck
    hotel: hotel, unterkunft, zimmer, übernachtung, herberge
    urlaub: urlaub, ferien, auszeit
    mietwagen: mietwagen, leihwagen, auto mieten, mietauto
    mieten: mieten, ausleihen, leihen
    reisehinweis: reisehinweis, reisewarnung, reisehinweise, reiseinfo
    visum: visum, visa, einreise, einreisebestimmungen
    reisepass: reisepass, pass, ausweis, personalausweis
    impfung: impfung, impfen, schutzimpfung, impfungen
    in der nähe: in der nähe, nah, in meiner nähe, hier in der umgebung, um die ecke, nächstgelegene, umgebung
    standort: standort, wo bin ich, position, aktueller ort
    standort teilen: standort teilen, standort freigeben, wo ich bin
    auto: auto, wagen, fahrzeug, pkw
    benzin: benzin, sprit, kraftstoff, diesel, tank
    tanken: tanken, volltanken, auftanken
    tankstelle: tankstelle, tanke, zapfsäule
    ladestation: ladestation, ladesäule, elektroauto laden
    reifen: reifen, reifendruck, luftdruck
    öl: öl, ölwechsel, motoröl, ölstand
    werkstatt: werkstatt, autowerkstatt, mechaniker
    reparieren: reparieren, reparatur, instand setzen, in ordnung bringen
    parken: parken, parkplatz, parkhaus
    kennzeichen: kennzeichen, nummernschild, zulassung
    # health
    arzt: arzt, ärztin, doktor, hausarzt
    krankenhaus: krankenhaus, klinik, notaufnahme
    apotheke: apotheke, apotheken
    medikament: medikament, arznei, tablette, medizin, pille
    krank: krank, erkrankt, unwohl, nicht gut
    schmerz: schmerz, schmerzen, weh tun, tut weh
    symptom: symptom, symptome, anzeichen
    training: training, workout, sport machen, trainieren, übung
    schritte: schritte, schrittzähler, wie weit gelaufen
    gewicht: gewicht, wie schwer, wiegen
    schlaf: schlaf, schlafen, schlafdauer, geschlafen
    meditieren: meditieren, meditation, entspannen, entspannung
    blutdruck: blutdruck, blutdruckwert
    herzfrequenz: herzfrequenz, puls, herzschlag
    notruf: notruf, notfall, rettungsdienst, krankenwagen
    # knowledge, language, figures
    übersetzen: übersetzen, übersetzung, was heißt auf, wie sagt man, dolmetschen
    synonym: synonym, anderes wort für, ähnliches wort
    rechnen: rechnen, berechnen, ausrechnen, rechne aus, wie viel ist, berechnung
    plus: plus, addieren, addition, summe
    minus: minus, subtrahieren, abziehen
    multiplizieren: multiplizieren, mal nehmen, multipliziert mit
    geteilt: geteilt durch, dividieren, dividiert durch
    prozent: prozent, anteil, prozentsatz
    würfeln: würfeln, würfel, wirf einen würfel, würfle
    münze werfen: münze werfen, wirf eine münze, kopf oder zahl
    zufallszahl: zufallszahl, zufällige zahl, irgendeine zahl
    fakt: fakt, wissenswertes, tatsache, interessantes
    nachrichten: nachrichten, schlagzeilen, news, neuigkeiten, was ist passiert, was gibt es neues
    ergebnis: ergebnis, spielstand, endstand, wie steht es, wer hat gewonnen, resultat
    gewinnen: gewinnen, sieg, siegen
    spiel: spiel, partie, match, begegnung
    witz: witz, scherz, bring mich zum lachen, etwas lustiges, spaß
    lustig: lustig, witzig, komisch
    geschichte: geschichte, märchen, erzählung
    quiz: quiz, rätsel, quizfrage
    # work
    urlaubstage: urlaubstage, resturlaub, wie viel urlaub, freie tage, urlaubsanspruch
    urlaubsantrag: urlaubsantrag, urlaub beantragen, urlaub einreichen, frei nehmen
    beantragen: beantragen, antrag, einreichen, antrag stellen
    arbeit: arbeit, job, beruf, arbeitsplatz, arbeitsstelle
    bewerben: bewerben, bewerbung, lebenslauf
    chef: chef, chefin, vorgesetzter, boss
    kollege: kollege, kollegin, mitarbeiter
    dokument: dokument, datei, unterlage, akte, file
    # device
    handy: handy, smartphone, telefon, mobiltelefon, iphone
    handy finden: handy finden, wo ist mein handy, handy verloren, handy orten, finde mein telefon
    akku: akku, batterie, akkustand, ladestand, batteriestand
    aufladen: aufladen, laden, lade auf, ladegerät
    wlan: wlan, wifi, wi fi, internetverbindung, netzwerk
    bluetooth: bluetooth, bluetooth verbindung
    flugmodus: flugmodus, flugzeugmodus
    nicht stören: nicht stören, ruhe, ruhemodus, bitte nicht stören
    taschenlampe: taschenlampe, handylicht, blitzlicht
    bildschirm: bildschirm, display, monitor, screen
    bildschirmfoto: bildschirmfoto, screenshot, bildschirm aufnehmen
    speicherplatz: speicherplatz, speicher, freier speicher
    app: app, anwendung, programm, applikation, apps
    ordner: ordner, verzeichnis, mappe
    internet: internet, netz, online, web
    webseite: webseite, website, seite, homepage, internetseite
    browser: browser, internetbrowser
    verlauf: verlauf, historie, history, chronik
    kaputt: kaputt, defekt, funktioniert nicht, geht nicht, beschädigt
    problem: problem, fehler, schwierigkeit, störung
    # assistant and small talk
    dein name: dein name, wie heißt du, wer bist du, was ist dein name
    dein alter: dein alter, wie alt bist du, wann wurdest du gebaut
    dein hersteller: wer hat dich gemacht, wer hat dich entwickelt, dein hersteller, dein erfinder, wer hat dich gebaut
    was kannst du: was kannst du, fähigkeiten, was kann ich fragen, funktionen
    bist du ein mensch: bist du ein mensch, bist du echt, bist du ein roboter, bist du ein computer
    wie geht es dir: wie geht es dir, wie geht es, wie fühlst du dich, alles klar bei dir
    hallo: hallo, guten tag, guten morgen, grüß dich, hi, servus, guten abend, moin
    tschüss: tschüss, auf wiedersehen, bis später, ciao, mach es gut, bis bald
    gute nacht: gute nacht, schlaf gut
    danke: danke, vielen dank, dankeschön, danke schön, besten dank
    ja: ja, genau, richtig, das stimmt, jawohl, klar, natürlich, korrekt, auf jeden fall
    nein: nein, nö, falsch, auf keinen fall, nicht richtig, stimmt nicht
    vielleicht: vielleicht, eventuell, möglicherweise, weiß nicht, bin nicht sicher
    gut gemacht: gut gemacht, super, toll, prima, großartig, klasse, sehr gut, perfekt
    schlecht: schlecht, mies, furchtbar, schrecklich, blöd, doof
    entschuldigung: entschuldigung, tut mir leid, sorry, verzeihung
    hilfe: hilfe, helfen, hilf mir, unterstützung, support
    sprache: sprache, sprache ändern, andere sprache, sprich deutsch
    stimme: stimme, stimme ändern, akzent, andere stimme
    langsamer: langsamer, sprich langsamer, nicht so schnell, langsam
    schneller: schneller, sprich schneller, schnell, zügig, rasch
    wie bitte: wie bitte, sag das nochmal, was hast du gesagt, kannst du das wiederholen
    # adjectives and people
    neu: neu, neueste, aktuelle, frisch
    beliebt: beliebt, populär, angesagt, im trend
    berühmt: berühmt, bekannt, prominent
    groß: groß, riesig, gewaltig
    klein: klein, winzig
    einfach: einfach, leicht, simpel, unkompliziert
    schwierig: schwierig, schwer, kompliziert
    wichtig: wichtig, dringend, bedeutend
    richtig: richtig, korrekt, zutreffend
    kostenlos: kostenlos, gratis, umsonst, kostenfrei
    verfügbar: verfügbar, vorhanden, frei, erhältlich, vorrätig
    offen: offen, geöffnet, aufgemacht
    geschlossen: geschlossen, zugemacht
    leer: leer, nichts drin
    mutter: mutter, mama, mutti
    vater: vater, papa, vati
    frau: frau, ehefrau, gattin
    mann: mann, ehemann, gatte
    kind: kind, kinder, nachwuchs
    freund: freund, freundin, kumpel
    verfolgen: verfolgen, nachverfolgen, tracken, überwachen
    messen: messen, abmessen, vermessen
    beschweren: beschweren, beschwerde, reklamieren, reklamation
    verlängern: verlängern, erneuern, verlängerung
    warten: warten, wartezeit, moment, einen moment
    lernen: lernen, beibringen, üben, bring mir bei
    gehören: gehören, besitzen, eigentümer, besitzer
    brauchen: brauchen, benötigen, nötig, erforderlich
    benutzen: benutzen, verwenden, nutzen, gebrauchen

    [kinds]
    number: 0, null, eins, zwei, zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn,
     sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert,
     einhundert, zweihundert, tausend, eintausend, million, milliarde, dutzend, anderthalb, eineinhalb, zweieinhalb,
     einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig, fünfundzwanzig, sechsundzwanzig, siebenundzwanzig,
     achtundzwanzig, neunundzwanzig, einunddreißig, zweiunddreißig, dreiunddreißig, vierunddreißig, fünfunddreißig,
     sechsunddreißig, siebenunddreißig, achtunddreißig, neununddreißig, einundvierzig, zweiundvierzig, dreiundvierzig,
     vierundvierzig, fünfundvierzig, sechsundvierzig, siebenundvierzig, achtundvierzig, neunundvierzig, einundfünfzig,
     zweiundfünfzig, dreiundfünfzig, vierundfünfzig, fünfundfünfzig, sechsundfünfzig, siebenundfünfzig, achtundfünfzig,
     neunundfünfzig, einundsechzig, zweiundsechzig, dreiundsechzig, vierundsechzig, fünfundsechzig, sechsundsechzig,
     siebenundsechzig, achtundsechzig, neunundsechzig, einundsiebzig, zweiundsiebzig, dreiundsiebzig, vierundsiebzig,
     fünfundsiebzig, sechsundsiebzig, siebenundsiebzig, achtundsiebzig, neunundsiebzig, einundachtzig, zweiundachtzig,
     dreiundachtzig, vierundachtzig, fünfundachtzig, sechsundachtzig, siebenundachtzig, achtundachtzig, neunundachtzig,
     einundneunzig, zweiundneunzig, dreiundneunzig, vierundneunzig, fünfundneunzig, sechsundneunzig, siebenundneunzig,
     achtundneunzig, neunundneunzig
    ordinal: erste, zweite, dritte, vierte, fünfte, sechste, siebte, achte, neunte, zehnte, elfte, zwölfte, dreizehnte,
     vierzehnte, fünfzehnte, sechzehnte, siebzehnte, achtzehnte, neunzehnte, zwanzigste, einundzwanzigste, zweiundzwanzigste,
     dreiundzwanzigste, vierundzwanzigste, fünfundzwanzigste, dreißigste, einunddreißigste
    weekday: montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, montags, dienstags, mittwochs,
     donnerstags, freitags, samstags, sonntags
    month: januar, jänner, februar, feber, märz, april, mai, juni, juli, august, september, oktober, november, dezember
    holiday: weihnachten, heiligabend, silvester, neujahr, ostern, ostersonntag, ostermontag, karfreitag, pfingsten,
     pfingstmontag, himmelfahrt, christi himmelfahrt, fronleichnam, allerheiligen, nikolaus, advent, karneval, fasching,
     rosenmontag, aschermittwoch, halloween, valentinstag, muttertag, vatertag, tag der arbeit, tag der deutschen einheit,
     reformationstag, heilige drei könige, nationalfeiertag, ramadan, chanukka, thanksgiving, oktoberfest, buß- und bettag
    country: afghanistan, ägypten, albanien, algerien, andorra, angola, argentinien, armenien, aserbaidschan, äthiopien,
     australien, bahamas, bahrain, bangladesch, barbados, belarus, belgien, bolivien, bosnien, botswana, brasilien, bulgarien,
     chile, china, costa rica, dänemark, deutschland, dominikanische republik, ecuador, el salvador, elfenbeinküste, england,
     eritrea, estland, fidschi, finnland, frankreich, gabun, gambia, georgien, ghana, griechenland, grönland, großbritannien,
     guatemala, guinea, haiti, holland, honduras, indien, indonesien, irak, iran, irland, island, israel, italien, jamaika, japan,
     jemen, jordanien, kambodscha, kamerun, kanada, kasachstan, katar, kenia, kirgistan, kolumbien, kongo, kosovo, kroatien, kuba,
     kuwait, laos, lettland, libanon, libyen, liechtenstein, litauen, luxemburg, madagaskar, malaysia, malediven, mali, malta,
     marokko, mauritius, mazedonien, mexiko, moldawien, monaco, mongolei, montenegro, mosambik, myanmar, namibia, nepal,
     neuseeland, nicaragua, niederlande, nigeria, nordkorea, norwegen, oman, österreich, pakistan, palästina, panama, paraguay,
     peru, philippinen, polen, portugal, puerto rico, ruanda, rumänien, russland, sambia, saudi-arabien, schottland, schweden,
     schweiz, senegal, serbien, simbabwe, singapur, slowakei, slowenien, somalia, spanien, sri lanka, südafrika, sudan, südkorea,
     korea, syrien, taiwan, tansania, thailand, tibet, togo, tschad, tschechien, tunesien, türkei, turkmenistan, uganda, ukraine,
     ungarn, uruguay, usa, vereinigte staaten, amerika, usbekistan, vatikan, venezuela, vereinigte arabische emirate,
     vereinigtes königreich, vietnam, wales, weißrussland, zypern
    place: aachen, augsburg, baden-baden, bamberg, bayreuth, berlin, bielefeld, bochum, bonn, brandenburg, braunschweig, bremen,
     bremerhaven, chemnitz, cottbus, darmstadt, dessau, dortmund, dresden, duisburg, düsseldorf, eisenach, erfurt, erlangen,
     flensburg, frankfurt, frankfurt am main, freiburg, friedrichshafen, fulda, garmisch-partenkirchen, gelsenkirchen, gießen,
     göttingen, greifswald, gütersloh, hagen, hamburg, hanau, hannover, heidelberg, heilbronn, hildesheim, ingolstadt, jena,
     kaiserslautern, karlsruhe, kassel, kempten, kiel, koblenz, köln, konstanz, krefeld, landshut, leipzig, leverkusen, lübeck,
     ludwigsburg, ludwigshafen, lüneburg, magdeburg, mainz, mannheim, marburg, mönchengladbach, mülheim, münchen, münster, neuss,
     nürnberg, oberhausen, offenbach, oldenburg, osnabrück, paderborn, passau, pforzheim, potsdam, regensburg, reutlingen,
     rosenheim, rostock, saarbrücken, schwerin, siegen, solingen, stuttgart, trier, tübingen, ulm, weimar, wiesbaden, wolfsburg,
     wuppertal, würzburg, zwickau, kreuzberg, neukölln, charlottenburg, altona, schwabing, sylt, rügen, usedom, norderney,
     helgoland, fehmarn, bayern, baden-württemberg, hessen, niedersachsen, nordrhein-westfalen, nrw, rheinland-pfalz, saarland,
     sachsen, sachsen-anhalt, schleswig-holstein, thüringen, mecklenburg-vorpommern, schwarzwald, ruhrgebiet, allgäu, harz, eifel,
     ostsee, nordsee, bodensee, alpen, rhein, donau, elbe, zugspitze, wien, graz, linz, salzburg, innsbruck, klagenfurt, villach,
     st. pölten, dornbirn, bregenz, eisenstadt, tirol, vorarlberg, kärnten, steiermark, burgenland, niederösterreich,
     oberösterreich, zürich, genf, basel, bern, lausanne, luzern, winterthur, st. gallen, lugano, davos, zermatt, wallis,
     graubünden, tessin, südtirol, bozen, london, edinburgh, dublin, paris, lyon, marseille, nizza, bordeaux, toulouse, straßburg,
     amsterdam, rotterdam, den haag, utrecht, maastricht, brüssel, antwerpen, brügge, kopenhagen, stockholm, göteborg, malmö,
     reykjavik, madrid, barcelona, sevilla, valencia, bilbao, malaga, granada, ibiza, mallorca, palma de mallorca, teneriffa,
     gran canaria, fuerteventura, kanarische inseln, lissabon, porto, algarve, madeira, azoren, rom, mailand, neapel, venedig,
     florenz, turin, genua, gardasee, toskana, sizilien, sardinien, korsika, provence, normandie, bretagne, elsass, andalusien,
     katalonien, athen, kreta, rhodos, korfu, thessaloniki, antalya, izmir, prag, brünn, budapest, warschau, krakau, danzig,
     breslau, stettin, posen, bukarest, sofia, belgrad, tallinn, vilnius, kiew, odessa, moskau, sankt petersburg, kairo,
     marrakesch, tunis, algier, johannesburg, kapstadt, jerusalem, beirut, damaskus, bagdad, teheran, riad, mekka, kabul, delhi,
     neu-delhi, kalkutta, kathmandu, ho-chi-minh-stadt, shanghai, peking, seoul, tokio, hiroshima, mexiko-stadt, cancun, havanna,
     bogota, lima, sao paulo, québec, montreal, kalifornien, philadelphia, washington dc, afrika, asien, europa, antarktis,
     arktis, nordamerika, südamerika, lateinamerika, naher osten, skandinavien, karibik, balkan, sahara, himalaya, mount everest,
     kilimandscharo, grand canyon, niagarafälle, amazonas, nil, themse, atlantik, pazifik, mittelmeer, alaska, arizona, colorado,
     florida, hawaii, illinois, indiana, kansas, michigan, minnesota, montana, nevada, new jersey, new york, ohio, oregon,
     tennessee, texas, utah, virginia, washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta, austin,
     baltimore, boston, chicago, cleveland, dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis, miami,
     orlando, phoenix, portland, san diego, san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro, manchester,
     liverpool, oxford, glasgow, belfast, oslo, bergen, helsinki, istanbul, ankara, zagreb, casablanca, nairobi, lagos, dubai,
     abu dhabi, mumbai, jakarta, bali, manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: deutsch, englisch, französisch, spanisch, italienisch, portugiesisch, niederländisch, holländisch, schwedisch,
     dänisch, norwegisch, finnisch, isländisch, polnisch, tschechisch, slowakisch, slowenisch, ungarisch, rumänisch, bulgarisch,
     griechisch, türkisch, russisch, ukrainisch, kroatisch, serbisch, bosnisch, albanisch, arabisch, hebräisch, persisch,
     kurdisch, hindi, urdu, bengali, tamil, chinesisch, mandarin, kantonesisch, japanisch, koreanisch, vietnamesisch,
     thailändisch, thai, indonesisch, malaiisch, swahili, suaheli, afrikaans, latein, lateinisch, gälisch, irisch, walisisch,
     katalanisch, baskisch, esperanto, schweizerdeutsch, bairisch, plattdeutsch, lettisch, litauisch, estnisch
    people: amerikanisch, britisch, kanadisch, australisch, mexikanisch, brasilianisch, indisch, europäisch, afrikanisch,
     asiatisch, ägyptisch, schweizerisch, schweizer, österreichisch, österreicher, belgisch, schottisch, kubanisch, argentinisch,
     kolumbianisch, peruanisch, marokkanisch, äthiopisch, libanesisch, israelisch, iranisch, pakistanisch, mediterran, karibisch,
     orientalisch, bayerisch, bayrisch, berliner, schwäbisch, sächsisch, amerikaner, engländer, franzose, italiener, spanier,
     türke, russe, pole, grieche, chinese, japaner
    currency: dollar, euro, pfund, yen, peso, rupie, franken, schweizer franken, yuan, won, rubel, krone, schwedische krone, lira,
     türkische lira, real, schekel, dinar, dirham, rand, baht, złoty, zloty, forint, bitcoin, ethereum, dogecoin, us-dollar,
     kanadischer dollar, australischer dollar, cent, britisches pfund, rappen, mark, d-mark
    given name: adrian, alex, alexandra, alina, amelie, andrea, andreas, angela, angelika, anika, anita, anja, anne, annika,
     anton, antonia, astrid, axel, barbara, ben, benedikt, benjamin, bernd, bernhard, bettina, birgit, björn, brigitte, britta,
     bruno, carla, carolin, caroline, carsten, charlotte, christian, christina, christine, christoph, clara, claudia, cornelia,
     daniela, dennis, diana, dieter, dirk, dominik, doris, elias, elisabeth, elke, ella, ellen, emil, emilia, emily, erich, erik,
     erika, ernst, fabian, felix, ferdinand, finn, florian, franz, franziska, frank, frederik, friedrich, fritz, gabriele, georg,
     gerald, gerhard, greta, günter, günther, gustav, hanna, hannah, hannes, hans, harald, heike, heiko, heinrich, heinz, helga,
     helmut, henning, henrik, herbert, hermann, horst, ida, ines, inge, ingrid, isabel, isabella, jan, jana, jasmin, jens,
     joachim, johann, johanna, johannes, jonas, jonathan, jörg, josef, judith, jürgen, jule, julian, justus, kai, karin, karl,
     katharina, kathrin, katja, katrin, kerstin, kirsten, klara, klaus, konstantin, kristina, kurt, lara, lars, lea, lena, leni,
     lennart, leo, leon, leonie, liam, linus, louis, luca, lucas, lucia, ludwig, luis, luisa, luise, lukas, lydia, maik, maja,
     manfred, manuel, manuela, marc, marcel, marco, marcus, marianne, marie, marina, mario, marion, marius, markus, marlene,
     martha, martina, matthias, max, maximilian, maya, melanie, mia, michaela, michelle, miriam, monika, moritz, nadine, nadja,
     natalie, nico, nicole, niklas, nils, nina, noah, ole, olaf, oliver, oskar, otto, pascal, patricia, patrick, paul, paula,
     pauline, peter, petra, philipp, pia, rainer, ralf, raphael, rebecca, regina, renate, rené, richard, rita, roland, rudolf,
     ruth, sabine, sabrina, samuel, sandra, saskia, sebastian, silke, silvia, simon, simone, sonja, sophia, sophie, stefan,
     stefanie, steffen, stephan, susanne, sven, svenja, tamara, tanja, theo, theresa, thorsten, tim, timo, tina, tobias, tom,
     torsten, ulrich, ulrike, ursula, uwe, valentin, vanessa, vera, verena, veronika, viktoria, vincent, walter, wilhelm, willi,
     wolfgang, yannick, yvonne, mehmet, mustafa, ayse, elif, murat, leyla, mohammed, ahmed, fatima, hassan, omar, ali, john,
     michael, kevin, jennifer, jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin, robert, thomas,
     alexander, adam, elena, eva
    family: mama, mami, mutter, mutti, papa, papi, vater, vati, eltern, bruder, schwester, geschwister, sohn, tochter, frau,
     ehefrau, mann, ehemann, onkel, tante, cousin, cousine, neffe, nichte, oma, omi, großmutter, opa, opi, großvater, großeltern,
     enkel, enkelin, freund, freundin, verlobter, verlobte, stiefmutter, stiefvater, schwiegermutter, schwiegervater,
     schwiegereltern, schwager, schwägerin, mitbewohner, mitbewohnerin, bester freund, beste freundin, nachbar, nachbarin, chef,
     chefin, kollege, kollegin
    food: thunfisch, lachs, garnele, krabbe, muschel, hummer, auster, kabeljau, forelle, hering, matjes, sardine, rindfleisch,
     schweinefleisch, hackfleisch, hähnchen, hühnchen, huhn, pute, truthahn, speck, schinken, wurst, bratwurst, weißwurst,
     currywurst, wiener würstchen, leberkäse, leberwurst, salami, steak, lammfleisch, kalbfleisch, ente, gans, ei, rührei,
     spiegelei, milch, butter, margarine, käse, parmesan, camembert, frischkäse, sahne, schmand, quark, joghurt, brot, brötchen,
     semmel, brezel, toast, knäckebrot, reis, nudeln, lasagne, makkaroni, spätzle, käsespätzle, maultaschen, knödel, klöße,
     kartoffelpuffer, kartoffelsalat, kartoffelbrei, pommes, bratkartoffeln, döner, döner kebab, wiener schnitzel, schnitzel,
     sauerbraten, schweinebraten, schweinshaxe, gulasch, roulade, frikadelle, bulette, königsberger klopse, eisbein, sauerkraut,
     rotkohl, grünkohl, eintopf, linsensuppe, kürbissuppe, kartoffelsuppe, hühnersuppe, suppe, salat, pfannkuchen, kaiserschmarrn,
     waffel, keks, kuchen, apfelkuchen, käsekuchen, apfelstrudel, torte, schwarzwälder kirschtorte, lebkuchen, stollen, plätzchen,
     berliner, krapfen, eis, schokolade, gummibärchen, bonbon, lakritz, zucker, puderzucker, mehl, backpulver, hefe, salz,
     pfeffer, knoblauch, zwiebel, kartoffel, süßkartoffel, tomate, karotte, möhre, erbse, bohne, mais, brokkoli, blumenkohl,
     spinat, kopfsalat, kohl, rosenkohl, kohlrabi, gurke, sellerie, spargel, pilz, champignon, zucchini, aubergine, kürbis,
     radieschen, rote bete, lauch, paprika, apfel, banane, zitrone, limette, orange, mandarine, traube, erdbeere, heidelbeere,
     himbeere, brombeere, johannisbeere, kirsche, pfirsich, aprikose, birne, pflaume, ananas, melone, wassermelone, avocado,
     kokosnuss, honig, marmelade, erdnussbutter, sirup, senf, mayonnaise, mayo, essig, öl, olivenöl, sojasoße, zimt, ingwer,
     basilikum, oregano, thymian, rosmarin, petersilie, schnittlauch, dill, koriander, kümmel, kurkuma, muskat, vanille, chili,
     haferflocken, müsli, cornflakes, linsen, kichererbse, nuss, mandel, erdnuss, walnuss, haselnuss, rosine, olive, omelett,
     soße, bratensoße, brühe, pudding, rote grütze, chips, popcorn, flammkuchen, raclette, fondue, rösti, auflauf,
     kartoffelgratin, pizza, sushi, ramen, curry, hummus, falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli,
     gnocchi, mozzarella, feta, ketchup, hot dog, hamburger, cheeseburger, brownie, muffin, cheesecake, croissant, sandwich,
     guacamole, tiramisu, couscous, mango, kiwi, risotto, paella, pesto, carbonara, kebab
    drink: tee, kaffee, milchkaffee, eiskaffee, kakao, heiße schokolade, saft, orangensaft, apfelsaft, apfelschorle, limonade,
     limo, eistee, wasser, mineralwasser, sprudel, milchshake, bier, weißbier, weizenbier, pils, kölsch, radler, wein, rotwein,
     weißwein, sekt, glühwein, rum, schnaps, likör, champagner, aperol spritz, kräutertee, kamillentee, pfefferminztee,
     grüner tee, schwarzer tee, cappuccino, espresso, latte, smoothie, gin, vodka, tequila, martini, mojito, cocktail, coca cola,
     whisky
    animal: hund, katze, pferd, kuh, schwein, schaf, ziege, henne, hahn, löwe, tiger, bär, eisbär, wolf, fuchs, hirsch, reh,
     kaninchen, hase, maus, ratte, eichhörnchen, hamster, meerschweinchen, elefant, giraffe, zebra, nilpferd, nashorn, affe,
     gorilla, schimpanse, känguru, koala, wal, blauwal, delfin, hai, fisch, goldfisch, pinguin, adler, eule, papagei,
     wellensittich, taube, schwan, flamingo, storch, frosch, schlange, eidechse, schildkröte, krokodil, biene, wespe, ameise,
     spinne, schmetterling, mücke, fliege, dinosaurier, drache, einhorn, kamel, panda, robbe, seehund, otter, fledermaus, stier,
     ochse, welpe, gepard, leopard, jaguar, büffel, esel, lama, tintenfisch, qualle, igel, dachs, wildschwein, elch, dackel,
     schäferhund
    colour: rot, blau, grün, gelb, orange, lila, violett, rosa, pink, weiß, schwarz, braun, grau, türkis, magenta, cyan, beige,
     bordeaux, indigo, lavendel, gold, silber, dunkelblau, hellblau, dunkelgrün, hellgrün, dunkelrot, marineblau, warmweiß,
     kaltweiß
    music style: klassik, klassische musik, schlager, volksmusik, deutschrap, neue deutsche welle, elektro, elektronische musik,
     oper, operette, filmmusik, weihnachtsmusik, weihnachtslieder, kinderlieder, rockmusik, popmusik, jazzmusik, countrymusik,
     akustik, instrumental, symphonie, chormusik, blasmusik, liedermacher, oldies, entspannungsmusik, tanzmusik, alternative rock,
     rock, jazz, pop, rap, hip hop, blues, country, metal, heavy metal, punk, folk, reggae, soul, funk, techno, house, disco,
     indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: gitarre, klavier, geige, violine, schlagzeug, trommel, flöte, blockflöte, querflöte, trompete, posaune, saxophon,
     saxofon, cello, bratsche, klarinette, bass, bassgitarre, kontrabass, harfe, ukulele, banjo, keyboard, orgel, akkordeon,
     mundharmonika
    sport: fußball, handball, basketball, volleyball, baseball, eishockey, football, tischtennis, boxen, ringen, schwimmen,
     radfahren, skifahren, skispringen, snowboarden, surfen, leichtathletik, turnen, reiten, formel 1, formel eins, biathlon,
     marathon, olympia, olympische spiele, weltmeisterschaft, fußball wm, wm, em, dfb-pokal, zweite liga, champions league finale,
     bayern, fc bayern, borussia dortmund, bvb, schalke, werder bremen, hertha bsc, hsv, eintracht frankfurt, vfb stuttgart,
     rb leipzig, 1. fc köln, rapid wien, nationalmannschaft, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba,
     premier league, super bowl, champions league, real madrid, manchester united, juventus
    game: schach, dame, mühle, skat, solitär, doppelkopf, mau mau, rommé, canasta, mensch ärgere dich nicht, siedler von catan,
     kniffel, stadt land fluss, galgenmännchen, tic tac toe, quizduell, wer wird millionär, zwanzig fragen, vier gewinnt,
     schere stein papier, kreuzworträtsel, domino, schiffe versenken, schnick schnack schnuck, poker, blackjack, bingo, tetris,
     pac man, minecraft, fortnite, super mario, pokemon, monopoly, scrabble, sudoku, candy crush, angry birds, uno, fifa
    company: deutsche bahn, db, deutsche bank, sparkasse, commerzbank, volksbank, ing diba, comdirect, postbank, allianz, sap,
     bosch, porsche, opel, mercedes-benz, telekom, deutsche telekom, o2, rewe, edeka, netto, kaufland, rossmann, media markt,
     otto versand, tchibo, eurowings, air berlin, tui, flixbus, hermes, deutsche post, dpd, bayer, basf, thyssenkrupp, rwe, eon,
     vapiano, nordsee restaurant, lieferando, swisscom, migros, swiss, ubs, credit suisse, austrian airlines, öbb, billa,
     raiffeisen, infineon, miele, obi, bauhaus, decathlon, c&a, dax, google, apple, microsoft, amazon, facebook, twitter,
     instagram, tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's, mcdonalds, burger king, kfc, paypal, visa, mastercard,
     american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm, disney, pepsi, boeing, airbus, ford,
     toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara, h&m, lidl, ebay, walmart
    service: ard, zdf, rtl, sat 1, pro sieben, prosieben, vox, arte, ndr, wdr, swr, mdr, deutschlandfunk, bayern 3, swr 3, wdr 2,
     ndr 2, orf, srf, tagesschau, spiegel online, bild zeitung, süddeutsche zeitung, faz, sky, dazn, mediathek, web.de, gmx,
     chefkoch, xing, check24, ebay kleinanzeigen, sport1, kicker, n-tv, heute journal, antenne bayern, spotify, youtube,
     apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp, snapchat,
     tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc, cnn
    person of note: merkel, olaf scholz, friedrich merz, gerhard schröder, helmut kohl, willy brandt, konrad adenauer,
     frank-walter steinmeier, adolf hitler, otto von bismarck, goethe, johann wolfgang von goethe, schiller, friedrich schiller,
     thomas mann, hermann hesse, heinrich heine, bertolt brecht, franz kafka, kafka, martin luther, karl marx, immanuel kant,
     kant, friedrich nietzsche, sigmund freud, ludwig van beethoven, wolfgang amadeus mozart, johann sebastian bach,
     richard wagner, händel, brahms, schubert, johann strauss, haydn, helene fischer, herbert grönemeyer, grönemeyer,
     udo lindenberg, nena, rammstein, die toten hosen, tote hosen, die ärzte, kraftwerk, scorpions, andreas gabalier, sido,
     bushido, capital bra, mark forster, xavier naidoo, tim bendzko, peter maffay, andrea berg, andreas bourani, sarah connor,
     tokio hotel, silbermond, deichkind, fantastischen vier, hans zimmer, til schweiger, heidi klum, thomas gottschalk,
     günther jauch, dieter bohlen, jan böhmermann, arnold schwarzenegger, christoph waltz, sebastian vettel, michael schumacher,
     steffi graf, boris becker, dirk nowitzki, manuel neuer, thomas müller, toni kroos, jogi löw, jürgen klopp, franz beckenbauer,
     david alaba, kaiserin sissi, papst franziskus, papst, königin elisabeth, bibi blocksberg, astrid lindgren, pippi langstrumpf,
     die drei fragezeichen, david guetta, robin schulz, barack obama, obama, donald trump, trump, joe biden, george washington,
     abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven, bach, elvis presley,
     michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran, justin bieber, eminem,
     the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2, abba, shakira, ac/dc, tom hanks,
     tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk, bill gates, steve jobs, mark zuckerberg,
     gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer, stephen king, harry potter, angela merkel,
     vladimir putin
    household thing: lampe, stehlampe, deckenlampe, nachttischlampe, schreibtischlampe, leselampe, leuchte, glühbirne,
     lichterkette, ofen, backofen, herd, kühlschrank, gefrierschrank, gefriertruhe, geschirrspüler, spülmaschine, waschmaschine,
     trockner, mikrowelle, wasserkocher, kaffeemaschine, toaster, heizung, heizkörper, thermostat, ventilator, klimaanlage,
     fernseher, tv, stereoanlage, lautsprecher, computer, laptop, drucker, router, garagentor, haustür, hintertür, tür, fenster,
     jalousie, rollladen, rollo, vorhang, markise, steckdose, smarte steckdose, klingel, türklingel, kamera, rasensprenger,
     staubsauger, saugroboter, staubsaugerroboter, roboterstaubsauger, boiler, luftbefeuchter, luftentfeuchter, kamin, badewanne,
     whirlpool, alarmanlage, dunstabzugshaube
    room: küche, schlafzimmer, wohnzimmer, esszimmer, bad, badezimmer, toilette, wc, flur, diele, büro, arbeitszimmer, keller,
     dachboden, garage, garten, balkon, terrasse, kinderzimmer, gästezimmer, waschküche, wintergarten, eingang, eingangsbereich,
     treppenhaus, obergeschoss, erdgeschoss, hof, speisekammer, werkstatt, hobbyraum, stube, carport, ganze wohnung
    body: kopf, rücken, rückenschmerzen, kopfschmerzen, bauch, magen, knie, schulter, arm, hand, finger, bein, fuß, zeh, knöchel,
     hals, nacken, kehle, zahn, zunge, nase, ohr, auge, mund, haar, haut, herz, lunge, leber, niere, gehirn, knochen, brust,
     hüfte, ellbogen

    [topics]
    wecker: wecker, alarm, wecken, aufstehen, aufwachen, schlummern, snooze, früh, uhr, klingeln, weckton, morgens, weckzeit,
      verschlafen
    timer: timer, countdown, minute, stunde, sekunde, stoppuhr, ablaufen, übrig, eieruhr, restzeit, zeit, verbleibend
    erinnerung: erinnerung, erinnern, vergessen, merken, denken, pflicht, fällig, daran denken, reminder, aufgabe
    kalender: kalender, termin, besprechung, meeting, verabredung, treffen, woche, montag, dienstag, mittwoch, donnerstag, freitag,
      samstag, sonntag, einladung, ereignis, terminplan, frei, vormittag, nachmittag, agenda, konferenz
    aufgaben: aufgabe, todo, liste, erledigen, abhaken, fertig, projekt, haushalt, pflichten, offen
    einkaufsliste: einkaufsliste, einkaufszettel, einkaufen, supermarkt, milch, brot, eier, butter, käse, obst, gemüse, lebensmittel,
      besorgen, drogerie
    notizen: notiz, notieren, aufschreiben, memo, zettel, merken, diktieren, idee, gedanke, tagebuch
    uhrzeit: uhrzeit, uhr, zeit, spät, zeitzone, sommerzeit, winterzeit, zeitunterschied, ortszeit, mitternacht, mittag, stunde
    datum: datum, tag, heute, morgen, gestern, monat, jahr, wochentag, kalenderwoche, schaltjahr, januar, februar, märz, april, mai,
      juni, juli, august, september, oktober, november, dezember
    feiertage: feiertag, weihnachten, ostern, silvester, neujahr, pfingsten, karneval, advent, nikolaus, halloween, muttertag,
      brückentag, ferien, heiligabend
    wetter: wetter, vorhersage, regen, schnee, sonne, schirm, temperatur, grad, kalt, warm, heiß, sturm, wind, feucht, bewölkt,
      gewitter, nebel, hagel, frost, eis, jacke, luftfeuchtigkeit, wolke, hitze, regnen, sonnig
    luft: luftqualität, feinstaub, pollen, ozon, smog, luft, schadstoffe, pollenflug, atmen, belastung, allergie
    astronomie: mond, sonne, stern, planet, mars, vollmond, weltraum, sonnenfinsternis, galaxie, astronaut, rakete, sternbild,
      raumstation, universum, sonnenaufgang, sonnenuntergang
    nachrichten: nachrichten, schlagzeilen, news, politik, zeitung, presse, neuigkeiten, regierung, wahl, meldung, tagesschau,
      journalist, artikel, weltgeschehen, kanzler, präsident
    sport: sport, fußball, spiel, tor, mannschaft, bundesliga, tabelle, ergebnis, verein, trainer, spieler, tennis, handball,
      basketball, olympia, weltmeisterschaft, formel eins, meister, liga, stadion, turnier
    musik: musik, lied, song, album, playlist, band, sänger, künstler, abspielen, hören, rock, pop, jazz, klassik, rap, melodie,
      lautsprecher, konzert, genre, schlager, gitarre, klavier
    radio: radio, sender, frequenz, ukw, radiosender, hören, moderator, antenne, welle, digitalradio
    podcast: podcast, folge, episode, abonnieren, hören, sendung, moderator, interview, neueste folge
    hörbuch: hörbuch, kapitel, buch, autor, vorlesen, hörspiel, sprecher, weiterhören
    film: film, kino, schauspieler, regisseur, trailer, komödie, drama, thriller, horrorfilm, vorstellung, oscar, streamen, leinwand,
      popcorn, handlung, regie
    fernsehen: fernseher, fernsehen, kanal, sender, serie, staffel, programm, sendung, fernbedienung, streamen, folge, krimi,
      dokumentation, mediathek, umschalten
    bücher: buch, lesen, roman, autor, bibliothek, bestseller, kapitel, seite, verlag, schriftsteller, ausleihen, ebook, krimi, gedicht
    spiele: spiel, spielen, quiz, rätsel, schach, karten, konsole, level, gegner, punkte, videospiel, brettspiel, computerspiel,
      spieler, runde
    witze: witz, lustig, lachen, scherz, komisch, humor, spaß, gag, aufheitern, comedy
    fotos: foto, bild, kamera, selfie, galerie, album, fotografieren, aufnahme, filter, porträt, blitz, video
    telefon: anrufen, telefon, anruf, telefonieren, nummer, auflegen, wählen, klingeln, mailbox, verpasst, freisprechen,
      anrufbeantworter, handy, rückruf, leitung, klingelton
    nachricht: nachricht, sms, schreiben, senden, chat, antworten, whatsapp, lesen, gruppe, emoji, text, empfänger, mitteilung,
      nachrichten
    mail: mail, email, posteingang, betreff, anhang, absender, empfänger, spam, entwurf, weiterleiten, postfach, ungelesen, newsletter,
      antworten
    kontakte: kontakt, adressbuch, nummer, adresse, telefonnummer, geburtstag, freund, familie, visitenkarte, kurzwahl
    soziale netzwerke: facebook, twitter, instagram, tweet, posten, status, beitrag, profil, follower, like, kommentar, hashtag,
      freundschaftsanfrage, tiktok, timeline, story
    licht: licht, lampe, dimmen, hell, dunkel, helligkeit, farbe, wohnzimmer, schlafzimmer, küche, flur, beleuchtung, birne, rot, blau,
      grün, weiß, schalter, bad, warmweiß
    heizung: heizung, thermostat, temperatur, heizen, grad, warm, kühl, klimaanlage, wärme, heizkörper, kühlen, ventilator, lüften,
      fußbodenheizung
    sicherheit zuhause: tür, schloss, abschließen, alarmanlage, kamera, einbruch, garage, fenster, haustür, klingel, bewegungsmelder,
      rauchmelder, schlüssel, tor
    smart home: gerät, steckdose, jalousie, rollo, szene, automatik, routine, smart home, schalter, sensor, fernbedienung, vorhang,
      hub, strom
    staubsauger: staubsauger, saugroboter, saugen, staub, boden, putzen, reinigen, wischen, teppich, sauber, schmutz, ladestation
    küche: kaffeemaschine, kaffee, backofen, ofen, herd, mikrowelle, toaster, spülmaschine, kühlschrank, wasserkocher, vorheizen,
      mixer, tasse, espresso, milchschaum
    wäsche: waschmaschine, trockner, wäsche, waschen, schleudern, bügeln, waschgang, fleck, waschmittel
    kochen: rezept, kochen, backen, zutat, gericht, ofen, pfanne, topf, braten, grillen, salz, zucker, mehl, teig, kuchen, soße,
      nudeln, suppe, fleisch, garen, löffel, portion, gewürz, knoblauch, zwiebel
    ernährung: kalorie, eiweiß, protein, fett, kohlenhydrat, vitamin, gesund, nährwert, diät, ernährung, zucker, vegan, vegetarisch,
      ballaststoff, abnehmen, mahlzeit, gluten
    restaurant: restaurant, tisch, reservieren, reservierung, essen, lokal, kellner, speisekarte, italienisch, chinesisch, sushi, bar,
      café, abendessen, mittagessen, bewertung, gäste, terrasse
    lieferdienst: pizza, liefern, bestellen, lieferdienst, mitnehmen, abholen, burger, lieferung, lieferzeit, essen, döner, bote,
      trinkgeld
    einkaufen: kaufen, bestellen, laden, geschäft, shop, preis, angebot, rabatt, warenkorb, gutschein, marke, größe, online, kasse,
      schuhe, kleidung, amazon, produkt
    pakete: paket, bestellung, lieferung, sendung, versand, post, zustellung, lieferdatum, bote, nachverfolgen, rücksendung, retoure,
      ankommen, briefmarke
    bankkonto: konto, kontostand, bank, guthaben, geld, sparkonto, girokonto, saldo, kontoauszug, iban, filiale, eröffnen, gesperrt,
      bankleitzahl, umsatz, eingang
    karte: kreditkarte, karte, pin, limit, sperren, verloren, gestohlen, ersatzkarte, abgelehnt, ausland, kreditrahmen, jahresgebühr,
      bonuspunkte, kartennummer, ablaufdatum, freischalten
    zahlung: bezahlen, überweisen, überweisung, zahlung, geld, betrag, euro, empfänger, dauerauftrag, lastschrift, senden, paypal,
      abbuchung, transaktion, abgebucht
    rechnungen: rechnung, fällig, bezahlen, strom, gas, wasser, miete, telefonrechnung, mahnung, betrag, stromrechnung, mindestbetrag,
      nebenkosten
    kredit: kredit, darlehen, zinsen, rate, hypothek, tilgung, bonität, schufa, kreditwürdigkeit, finanzierung, laufzeit, schulden,
      zinssatz, bürgschaft
    versicherung: versicherung, police, schaden, haftpflicht, krankenversicherung, beitrag, versichert, leistung, selbstbeteiligung,
      autoversicherung, krankenkasse, deckung, unfall
    steuern: steuer, steuererklärung, finanzamt, lohnsteuer, mehrwertsteuer, absetzen, rückerstattung, steuernummer, formular,
      freibetrag
    gehalt: gehalt, lohn, verdienen, einkommen, brutto, netto, gehaltsabrechnung, zahltag, bonus, gehaltserhöhung, stundenlohn
    rente: rente, ruhestand, altersvorsorge, pension, einzahlen, sparplan, rentenversicherung, vorsorge, betriebsrente, riester
    börse: aktie, börse, kurs, dax, fonds, investieren, depot, dividende, bitcoin, kryptowährung, anleihe, rendite, aktienkurs,
      handeln, wertpapier
    währung: währung, wechselkurs, euro, dollar, pfund, franken, umrechnen, yen, umtauschen, kurs, devisen
    ausgaben: ausgaben, budget, sparen, ausgeben, haushaltsbuch, einkäufe, monat, lebensmittel, kosten, geld, sparziel
    arbeit: arbeit, büro, chef, kollege, firma, projekt, besprechung, arbeitszeit, überstunden, schicht, kunde, homeoffice,
      präsentation, feierabend
    urlaub von der arbeit: urlaubstage, urlaubsantrag, freie tage, resturlaub, krankmeldung, elternzeit, abwesenheit,
      personalabteilung, genehmigt, krankschreibung, urlaub
    stellensuche: job, stelle, bewerbung, bewerben, lebenslauf, vorstellungsgespräch, stellenanzeige, arbeitgeber, praktikum,
      ausbildung, karriere, arbeitslos
    auto: auto, wagen, motor, öl, reifen, werkstatt, inspektion, tüv, batterie, bremsen, reparatur, pannenhilfe, kennzeichen,
      zulassung, führerschein, ölwechsel, starthilfe, reifendruck, scheibenwischer, kilometerstand
    tanken: tanken, benzin, diesel, tankstelle, sprit, tank, liter, verbrauch, reichweite, spritpreis, super, kraftstoff, ladesäule,
      elektroauto
    verkehr: verkehr, stau, baustelle, unfall, autobahn, sperrung, umleitung, arbeitsweg, pendeln, straße, verkehrslage, radarfalle,
      berufsverkehr
    navigation: navigation, route, weg, karte, navigieren, adresse, kilometer, entfernung, abbiegen, ziel, straße, umweg, maut,
      richtung, links, rechts, stadtplan, nähe
    nahverkehr: bus, bahn, zug, straßenbahn, fahrplan, haltestelle, bahnhof, gleis, fahrkarte, umsteigen, abfahrt, verspätung, ankunft,
      linie, ticket, schaffner, ice
    taxi: taxi, uber, fahrer, fahrt, abholen, mitfahren, bestellen, fahrpreis, chauffeur, unterwegs
    flug: flug, flughafen, fliegen, gate, boarding, einchecken, flugzeug, airline, landung, verspätung, bordkarte, terminal, hinflug,
      rückflug, umsteigen, sitzplatz, fluggesellschaft, zwischenlandung
    gepäck: gepäck, koffer, handgepäck, verloren, tasche, aufgeben, rucksack, packen, gepäckband, übergepäck
    hotel: hotel, zimmer, übernachten, buchen, unterkunft, pension, ferienwohnung, frühstück, einchecken, auschecken, doppelzimmer,
      sterne, rezeption, aufenthalt
    reisen: reise, urlaub, ausflug, sehenswürdigkeit, strand, tourist, reiseführer, ziel, insel, ausland, rundreise, museum, wandern,
      kreuzfahrt, sehen, besuchen
    einreise: visum, pass, reisepass, botschaft, zoll, einreise, grenze, sicherheit, reisewarnung, impfung, gefährlich, konsulat,
      malaria, auswärtiges amt
    gesundheit: arzt, krank, krankenhaus, gesundheit, symptom, schmerz, fieber, husten, erkältung, grippe, kopfschmerzen, krankheit,
      behandlung, patient, zahnarzt, allergie, virus, bauchschmerzen
    medizin: medikament, tablette, rezept, apotheke, dosis, nebenwirkung, einnehmen, arznei, antibiotika, schmerzmittel, pille, salbe,
      impfung
    fitness: fitness, training, laufen, joggen, schritte, übung, muskel, workout, yoga, trainieren, fitnessstudio, radfahren,
      schwimmen, puls, kilometer, liegestütze, dehnen
    schlaf: schlaf, schlafen, einschlafen, müde, bett, traum, schnarchen, schlafgeräusche, nacht, aufwachen, ausgeschlafen, nickerchen
    meditation: meditation, entspannen, ruhe, atmen, achtsamkeit, stress, beruhigen, naturgeräusche, atemübung, yoga
    schule: schule, hausaufgabe, lehrer, prüfung, lernen, universität, studium, klasse, note, fach, unterricht, abitur, vorlesung,
      student, schüler, stundenplan
    sprachen: übersetzen, englisch, deutsch, spanisch, französisch, italienisch, sprache, wort, satz, aussprache, übersetzung, vokabel,
      grammatik, fremdsprache, türkisch, chinesisch
    wörter: bedeutung, definition, wort, buchstabieren, wörterbuch, synonym, gegenteil, rechtschreibung, begriff, abkürzung, reim,
      definiere, duden
    rechnen: rechnen, mathe, plus, minus, mal, geteilt, prozent, wurzel, summe, ergebnis, gleichung, quadrat, zahl, durchschnitt, bruch
    einheiten: umrechnen, meter, kilometer, meile, zoll, kilogramm, gramm, pfund, liter, unze, celsius, fahrenheit, tasse, einheit,
      maß, gallone, esslöffel
    zufall: zufall, würfel, münze, kopf, zahl, zufallszahl, werfen, würfeln, losen, glück
    wissen: wissen, fakt, geschichte, hauptstadt, einwohner, land, erfinder, höchste, größte, tier, chemie, physik, fluss, berg,
      erdkunde, wikipedia, wissenschaft, kontinent, bevölkerung, jahrhundert
    prominente: schauspieler, berühmt, filmstar, geboren, verheiratet, promi, alter, biografie, gestorben, vermögen, sängerin, person,
      königin, lebenslauf
    assistent: assistent, name, heißen, alt, entwickeln, roboter, programmiert, mensch, künstliche intelligenz, fähigkeit, gefühl,
      hersteller, stimme, sprechen, lieblingsfarbe, hobby
    assistent einstellen: sprache, stimme, akzent, geschwindigkeit, aktivierungswort, name, einstellung, langsamer, lauter, flüstern,
      benutzer, konto
    begrüßung: hallo, tschüss, guten morgen, gute nacht, danke, wie geht, bitte, willkommen, auf wiedersehen, freut mich, guten abend
    lob und tadel: gut gemacht, super, toll, danke, prima, dumm, schlecht, falsch, enttäuscht, beschwerde, nervig, blöd, klasse,
      unzufrieden
    lautstärke: lautstärke, laut, leise, stumm, ton, lauter, leiser, prozent, maximal, klang, bass, equalizer
    gerät: wlan, bluetooth, akku, bildschirm, update, speicher, flugmodus, einstellung, display, verbindung, helligkeit, neustart,
      mobile daten, hotspot, version, benachrichtigung, system
    apps: app, öffnen, schließen, installieren, programm, datei, ordner, herunterladen, anwendung, starten, browser, dokument, löschen,
      tabelle, pdf, drucken
    aufnahme: aufnehmen, aufnahme, mikrofon, diktieren, sprachmemo, mitschnitt, aufzeichnen, video, diktat
    passwörter: passwort, pin, kennwort, anmelden, sperren, fingerabdruck, sicherheit, code, zugang, konto, hacker, virus, datenschutz,
      verschlüsseln
    handy finden: handy, finden, verloren, klingeln, orten, schlüssel, gerät, tablet, suchen
    standort: standort, teilen, ort, position, gps, wo, unterwegs, adresse, karte, nähe
    haustiere: hund, katze, haustier, tierarzt, futter, füttern, gassi, leine, welpe, fisch, vogel, hamster, kaninchen, tier
    pflanzen: pflanze, garten, gießen, blume, rasen, baum, säen, dünger, rasenmäher, topf, ernte, gemüsebeet, bewässerung
    kinder: kind, baby, windel, kindergarten, geschichte, schlaflied, spielzeug, märchen, schule, eltern, gutenachtgeschichte, kita,
      babysitter
    beziehung: freund, freundin, liebe, heiraten, date, partner, beziehung, kuss, trennung, familie, verliebt, jahrestag, valentinstag,
      single
    familie: mutter, vater, bruder, schwester, oma, opa, tante, onkel, eltern, sohn, tochter, familie, cousin, enkel
    veranstaltung: konzert, veranstaltung, ticket, karten, festival, theater, ausstellung, museum, party, eintritt, event, show,
      vorstellung, stattfinden
    spenden: spenden, spende, wohltätig, hilfsorganisation, rotes kreuz, verein, ehrenamt, hilfe
    hochzeit: hochzeit, heiraten, braut, bräutigam, trauung, ring, kleid, standesamt, verlobung, flitterwochen, gäste
    wohnung: wohnung, haus, miete, makler, vermieter, umzug, quadratmeter, immobilie, kaufen, mietvertrag, kaution, grundstück,
      besichtigung
    recht: anwalt, gesetz, vertrag, gericht, klage, recht, polizei, strafe, kündigung, bußgeld, scheidung, testament, notar
    notfall: notruf, notfall, feuerwehr, polizei, krankenwagen, hilfe, unfall, erste hilfe, brand, rettung
    geschenke: geschenk, geburtstag, schenken, überraschung, karte, gratulieren, blumen, feiern, party, glückwunsch, kuchen
    mode: kleidung, anziehen, schuhe, jacke, hose, mode, größe, kleid, hemd, outfit, friseur, haare, kosmetik
    steuerung: stoppen, weiter, pause, abbrechen, wiederholen, zurück, nächste, hilfe, rückgängig, bestätigen, fortsetzen, überspringen
    """
}

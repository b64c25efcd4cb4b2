// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in German requests.
  static let germanMeanings = """
    [same]
    # switching, raising, lowering
    einschalten: einschalten, anschalten, anmachen, aktivieren, schalte ein, schalte an, mach an, anstellen, stell an, in betrieb nehmen,
      an machen, ein schalten, an schalten, an stellen, anknipsen, an knipsen, andrehen, anwerfen, zuschalten, mach es an, mach das an,
      mach mal an, licht an, aufdrehen, hochfahren, eingeschaltet lassen, zum laufen bringen, in gang bringen, anzünden, an haben, an sein
    ausschalten: ausschalten, abschalten, ausmachen, deaktivieren, schalte aus, schalte ab, mach aus, abstellen, stell ab, ausstellen,
      stell aus, abdrehen, aus machen, aus schalten, ab schalten, aus stellen, ab stellen, ausknipsen, aus knipsen, runterfahren,
      herunterfahren, mach es aus, mach das aus, mach mal aus, licht aus, außer betrieb, vom netz nehmen, stilllegen, auslöschen,
      lahmlegen, aus sein, abwürgen
    starten: starten, beginnen, anfangen, loslegen, fang an, anwerfen, in gang setzen, in betrieb setzen, anlaufen, loslaufen, los gehen,
      losgehen, leg los, los geht es, auf geht es, eröffnen, anstoßen, in die wege leiten, ausführen, ankurbeln
    stoppen: stoppen, anhalten, aufhören, stop, halt an, hör auf, beenden, schluss, abbrechen, unterlassen, schluss damit,
      jetzt reicht es, es reicht, genug, genug jetzt, aufhören damit, sei still, einhalt gebieten, halt stopp, zum stehen bringen,
      schluss jetzt
    pausieren: pausieren, pause, unterbrechen, auf pause, pause machen, mach pause, kurz anhalten, kurz unterbrechen, anhalten,
      unterbrechung, auf pause stellen, aussetzen, innehalten, warteschleife, pause drücken
    fortsetzen: fortsetzen, weitermachen, mach weiter, setz fort, weiterspielen, spiel weiter, weiterlaufen, fortfahren, fahr fort,
      wieder aufnehmen, weiter machen, weiter spielen, weiter laufen lassen, wieder starten, wieder abspielen, wieder anmachen,
      geht weiter, weiter geht es, mach da weiter, weiterführen, weiterhören, weiterlesen, weiterschauen, weitergucken, wiederaufnehmen,
      wo ich aufgehört habe, fortsetzung, wieder einsteigen
    überspringen: überspringen, nächstes lied, weiterschalten, skippen, skip, vorspringen, auslassen, nächster titel, nächster song,
      nächster track, nächstes stück, weiter zum nächsten, spring weiter, eins weiter, ein lied weiter, weiterspringen, das nächste bitte,
      vorspulen, anderes lied, gefällt mir nicht weiter
    nächste: nächste, folgende, kommende, darauffolgend, anschließend, bevorstehend, anstehend, nächstfolgend, als nächstes,
      danach kommend, demnächst stattfindend
    vorherige: vorherige, vorige, letzte, vorangegangene, zurück zum letzten, zurückliegend, eins zurück, ein lied zurück, spring zurück,
      zum vorherigen, früher gespielt, vorangehend, zurückspringen, zuletzt
    wiederholen: wiederholen, noch einmal, nochmal, von vorne, wiederholung, noch einmal abspielen, abermals, erneut, wieder,
      nochmal von vorn, von anfang an, von neuem, ein weiteres mal, aufs neue, noch eins, zum zweiten mal, nochmals abspielen,
      in dauerschleife, dasselbe nochmal, das gleiche nochmal, wiederhol das
    erhöhen: erhöhen, steigern, hochstellen, stell höher, höher stellen, höher, hochdrehen, dreh hoch, dreh auf, aufdrehen, anheben,
      mach höher, raufstellen, rauf stellen, rauf drehen, raufdrehen, raufsetzen, raufschrauben, hochschrauben, hoch drehen, hochsetzen,
      nach oben, rauf, mehr machen, heraufsetzen, vergrößern, verstärken, aufstocken, ausweiten, größer machen, maximieren, erhöhung,
      steigerung, stärker stellen, mach mehr, nach oben stellen, ein bisschen höher, etwas höher
    senken: senken, verringern, reduzieren, herunterstellen, runterstellen, stell runter, niedriger, tiefer, herunterdrehen, runterdrehen,
      dreh runter, absenken, mach niedriger, vermindern, runter stellen, runter drehen, runtersetzen, runterschrauben, herabsetzen,
      herunterfahren, nach unten, runter, weniger machen, verkleinern, mindern, drosseln, zurückdrehen, kürzen, kleiner machen,
      minimieren, reduzierung, senkung, schwächer stellen, mach weniger, nach unten stellen, ein bisschen niedriger, etwas tiefer,
      runterregeln, herunterregeln, zurückschrauben, niedriger stellen
    lauter: lauter, mach lauter, lautstärke erhöhen, lauter stellen, stell lauter, lauter machen, dreh lauter, lautstärke hoch,
      lautstärke rauf, ton lauter, lauter drehen, musik lauter, etwas lauter, bisschen lauter, mehr lautstärke, aufdrehen, dreh auf,
      dreh mal auf, ich höre nichts, zu leise, ich kann nichts hören, volle lautstärke, volle pulle, voll aufdrehen,
      lautstärke hochdrehen, kaum zu hören, lauter bitte, mach es lauter, mach die lauter, mehr saft
    leiser: leiser, mach leiser, lautstärke verringern, leiser stellen, stell leiser, leiser machen, dreh leiser, nicht so laut,
      lautstärke runter, lautstärke senken, lautstärke reduzieren, ton leiser, leiser drehen, musik leiser, etwas leiser, bisschen leiser,
      weniger lautstärke, weniger laut, zu laut, viel zu laut, lautstärke niedriger, lautstärke runterdrehen, ruhiger, leiser bitte,
      mach es leiser, dämpfen
    stumm: stumm, stummschalten, stumm schalten, ton aus, schalte stumm, lautlos, auf lautlos, mute, stumm stellen, ton ausschalten,
      ton ausmachen, ton weg, ohne ton, kein ton, auf stumm, auf stumm stellen, auf stumm schalten, geräuschlos, lautlos stellen,
      stummschaltung, sound aus, auf mute, ruhig stellen, ton abstellen, lautlosmodus
    lautstärke: lautstärke, lautstärkepegel, volume, wie laut, wie laut ist, tonpegel, ton, klang, sound, audio, tonlautstärke, lautheit,
      pegel, dezibel, lautstärkestufe
    heller: heller, mach heller, heller machen, heller stellen, helligkeit erhöhen, mehr licht, aufhellen, licht heller, licht hochdrehen,
      helligkeit hoch, helligkeit rauf, etwas heller, bisschen heller, mehr helligkeit, zu dunkel, ich sehe nichts, licht stärker,
      heller stellen bitte, aufhellen bitte, heller drehen, beleuchtung erhöhen, mehr beleuchtung
    dunkler: dunkler, dimmen, mach dunkler, dunkler machen, abdunkeln, helligkeit verringern, weniger licht, runterdimmen, licht dunkler,
      licht runterdrehen, helligkeit runter, helligkeit senken, etwas dunkler, bisschen dunkler, dunkler stellen, herunterdimmen,
      abdimmen, zu hell, blendet, gedimmt, dämmrig, licht runter, weniger hell, licht schwächer, licht dämpfen, verdunkeln, gedämpft,
      weniger helligkeit, licht reduzieren
    helligkeit: helligkeit, beleuchtungsstärke, wie hell, helligkeitsstufe, bildschirmhelligkeit, leuchtkraft, lichtstärke,
      lichtintensität, displayhelligkeit, lichtlevel
    wärmer: wärmer, mach wärmer, wärmer machen, wärmer stellen, aufheizen, hochheizen, heiz auf, temperatur erhöhen, temperatur hoch,
      temperatur rauf, heizung hoch, heizung hochdrehen, heizung aufdrehen, mir ist kalt, zu kalt, es ist kalt hier, mir ist kühl,
      ich friere, wärmer drehen, einheizen, etwas wärmer, bisschen wärmer, erwärmen, aufwärmen, frieren, mehr wärme, saukalt
    kälter: kälter, kühler, mach kälter, abkühlen, kühler machen, kühler stellen, temperatur senken, temperatur runter, heizung runter,
      heizung runterdrehen, heizung niedriger, mir ist warm, mir ist heiß, zu warm, zu heiß, ich schwitze, kälter machen, kälter stellen,
      etwas kühler, bisschen kühler, runterkühlen, herunterkühlen, klimaanlage an, weniger warm, schwitzen
    einstellen: einstellen, stellen, setzen, festlegen, stell ein, regeln, festsetzen, bestimmen, justieren, setz auf, stell auf,
      regulieren, programmieren, vorgeben, eingestellt werden, einregeln, stell mir
    einstellungen: einstellungen, optionen, konfiguration, präferenzen, settings, einstellungsmenü, voreinstellungen, systemeinstellungen,
      vorlieben, geräteeinstellungen, setup, menü, standardeinstellungen, benutzereinstellungen
    # showing, finding, telling
    zeigen: zeigen, anzeigen, zeig mir, zeig an, ansehen, sehen, lass mich sehen, einblenden, darstellen, vorzeigen, aufzeigen,
      präsentieren, vorführen, zeig mal, zeig her, lass mal sehen, lass sehen, anzeigen lassen, ich will sehen, ich möchte sehen,
      kann ich sehen, aufrufen, auf den bildschirm, anschauen, angucken, einsehen, vor augen führen, sichtbar machen, guck mal
    auflisten: auflisten, aufzählen, liste auf, zähl auf, alle anzeigen, nenn mir alle, aufführen, liste mir, gib mir eine liste,
      liste aller, eine liste von, alle zeigen, zeig mir alle, zeig alle, was gibt es alles, welche gibt es, welche habe ich, nenne alle,
      zähl mir auf, aufgelistet, auflistung, aufzählung, durchgehen, was hab ich alles, liste anzeigen, komplette liste
    suchen: suchen, finden, suche nach, heraussuchen, such heraus, such raus, raussuchen, aufspüren, ausfindig machen, lokalisieren,
      such mir, finde mir, such mal, suche starten, suchanfrage, ermitteln, herausfinden, find heraus, stöbern, durchsuchen, gucken nach,
      schau nach, entdecken, auffinden, ausschau halten, durchforsten, umsehen, aufstöbern, wo finde ich, wo gibt es, wo bekomme ich,
      wo kriege ich, such mir raus
    nachschauen: nachschauen, nachsehen, prüfen, überprüfen, schau nach, sieh nach, kontrollieren, checken, guck nach, guck mal,
      schau mal, schau mal nach, guck mal nach, nachgucken, nachprüfen, abchecken, gegenprüfen, sicherstellen, vergewissern, kontrolle,
      abfragen, sieh mal nach, durchsehen, inspizieren, verifizieren, testen, überprüfung
    nachschlagen: nachschlagen, schlag nach, googeln, recherchieren, im internet suchen, im netz suchen, google mal,
      im internet nachschauen, im internet nachsehen, im web suchen, websuche, internetsuche, online suchen, online nachsehen, recherche,
      im netz nachschauen, bei google suchen, suchmaschine, bei wikipedia nachschauen, wikipedia, googeln nach, im internet recherchieren,
      such im internet, such im netz
    lesen: lesen, durchlesen, nachlesen, einlesen, lektüre, überfliegen, schmökern, weiterlesen
    vorlesen: vorlesen, lies vor, lies mir vor, laut vorlesen, lies laut, vor lesen, lies mal vor, laut lesen, laut sprechen,
      sag mir was steht, was steht in, was steht drin, trag vor, vortragen, diktier mir, rezitieren
    erzählen: erzählen, erzähl mir, berichten, schildern, mitteilen, verrat mir, verraten, plaudern, sag mir, berichte mir, erzähl mal,
      erzähl was, erzähl etwas, darlegen, teil mir mit, sagen
    erklären: erklären, erläutern, erklär mir, erklärung, verständlich machen, erklär mal, näher erläutern, näher erklären, klarmachen,
      verdeutlichen, veranschaulichen, genauer erklären, genauer beschreiben, beschreiben, beschreibung, ich verstehe nicht,
      wie meinst du das, was meinst du damit, genauer gesagt, erläuterung, begreiflich machen, aufklären, darlegen
    antworten: antworten, beantworten, erwidern, zurückschreiben, schreib zurück, reply, rückantwort, reagieren, entgegnen,
      zurück schreiben, antwort schicken, antwort senden, antwort schreiben, rückmeldung, rückmelden, melde dich, zurückmelden, kontern
    fragen: fragen, nachfragen, frag nach, erkundigen, anfragen, frag mal, frage stellen, ausfragen, rückfrage, auskunft einholen,
      befragen, erfragen, ich wüsste gern, ich würde gern wissen, wissen wollen, nachhaken, erkundige dich, hätte eine frage
    info: info, informationen, auskunft, angaben, details, einzelheiten, fakten, hintergrundinfos, hinweise, wissenswertes, wissen über,
      auskünfte, eckdaten, näheres, aufschluss, was weißt du über, was kannst du mir, erzähl mir über, alles über, steckbrief
    mehr dazu: mehr dazu, mehr informationen, mehr infos, weitere details, mehr erfahren, mehr darüber, mehr details, mehr davon,
      sag mir mehr, erzähl mir mehr, erzähl mehr, genaueres, weitere informationen, weitere infos, mehr wissen, ausführlicher, näher,
      im detail, mehr zum thema, weiteres, näheres dazu, in die tiefe
    überblick: überblick, übersicht, zusammenfassung, zusammenfassen, fass zusammen, kurzfassung, kurzer überblick, kurz gesagt, in kürze,
      das wichtigste, zusammengefasst, auf einen blick, die wichtigsten punkte, in wenigen worten, kurzversion, inhaltsangabe, briefing,
      rekapitulieren, recap, fazit, zwischenstand
    vergleichen: vergleichen, gegenüberstellen, unterschied, gegenüber stellen, unterschied zwischen, was ist besser, welcher ist besser,
      im vergleich, im vergleich zu, vergleich zwischen, versus, oder lieber, was unterscheidet, preisvergleich, abgleichen,
      gegenüberstellung, nebeneinander stellen, vor und nachteile
    unterschied: unterschied, differenz, worin unterscheiden, unterscheidung, was ist anders, worin besteht der unterschied, abweichung,
      verschieden, was ist der unterschied, unterscheiden, diskrepanz
    empfehlen: empfehlen, vorschlagen, empfehlung, schlag vor, tipp, ratschlag, raten, rat geben, anraten, was empfiehlst du,
      was schlägst du vor, hast du eine idee, hast du ideen, irgendwelche ideen, irgendwelche vorschläge, nahelegen,
      was würdest du empfehlen, empfehlenswert, was rätst du, was soll ich nehmen, inspiration, idee, anregung, geheimtipp, vorgeschlagen,
      was taugt, beratschlagen, kannst du was empfehlen
    auswählen: auswählen, wählen, aussuchen, such aus, wähl aus, entscheiden, auswahl, aus suchen, sich entscheiden, auslesen,
      herauspicken, rauspicken, pick, selektieren, markieren, anklicken, antippen, entscheidung treffen, entschließen, ich nehme,
      festlegen, küren
    # adding, removing, changing
    hinzufügen: hinzufügen, füge hinzu, ergänzen, dazuschreiben, setz auf, setz auf die liste, pack auf, draufsetzen, aufnehmen,
      eintragen, trag ein, schreib auf die liste, hinzu fügen, dazu tun, dazutun, hinzutun, tu dazu, drauf setzen, drauf tun,
      draufschreiben, draufpacken, auf die liste setzen, auf die liste schreiben, auf die liste packen, auf die liste tun,
      zur liste hinzufügen, schreib dazu, pack dazu, pack noch, tu auf, beifügen, beigeben, einfügen, ein tragen, reinschreiben,
      rein schreiben, schreib rein, schreib mir auf, mit aufnehmen, notier auf, in die liste, hinzufügung, reinpacken, füge zu, erfassen,
      zufügen, hinzusetzen, anfügen, anhängen, setz noch
    entfernen: entfernen, löschen, streichen, wegnehmen, nimm weg, nimm von, herausnehmen, runternehmen, nimm runter, austragen,
      beseitigen, tilgen, loswerden, weg machen, weg nehmen, wegmachen, weg damit, raus nehmen, rausnehmen, raus löschen, rauslöschen,
      nimm raus, nimm runter von, von der liste nehmen, von der liste streichen, von der liste löschen, runter nehmen, runter von,
      durchstreichen, ausstreichen, rausschmeißen, raus schmeißen, wegschmeißen, eliminieren, ausradieren, schmeiß raus, wirf raus,
      rauswerfen, lösch mal, löschung, entsorgen, verwerfen, vernichten, weglöschen, wegtun, tu weg, rausstreichen, in den papierkorb,
      weghaben, brauche ich nicht mehr, nicht mehr auf, aus der liste
    leeren: leeren, alles löschen, ausleeren, leer machen, komplett löschen, alles weg, alles entfernen, mach leer, alles raus,
      alle einträge löschen, ganze liste löschen, liste leeren, komplett leeren, papierkorb leeren, räum leer, leerräumen,
      alles streichen, komplett entfernen
    ändern: ändern, verändern, bearbeiten, anpassen, abändern, modifizieren, umändern, änderung, umstellen, überarbeiten, korrigieren,
      verbessern, aktualisieren, umschreiben, abwandeln, editieren, umgestalten, anders machen, mach daraus, berichtigen, richtigstellen,
      revidieren, anpassung, bearbeitung, abwandlung, variieren, neu setzen, abgeändert, umbauen, ändere auf, ändere das
    verschieben: verschieben, verlegen, umlegen, später machen, vertagen, auf später, auf später verschieben, auf morgen verschieben,
      nach hinten verschieben, nach hinten schieben, verschob, vorverlegen, vorziehen, aufschieben, schieb, schieb auf, hinausschieben,
      hinauszögern, umbuchen, verlagern, umterminieren, neuer termin, neuen termin finden, anderen termin, termin ändern, termin verlegen,
      zeit ändern, uhrzeit ändern, auf einen anderen tag, nach vorne verlegen, nach vorne schieben, neu ansetzen, zurückstellen,
      verschoben werden, anderer zeitpunkt, verschiebung, verlegung, später ansetzen, umplanen
    umbenennen: umbenennen, benenn um, anders nennen, namen ändern, neuer name, um benennen, neu benennen, anderen namen geben,
      neuen namen geben, anders heißen, titel ändern, umtaufen, umbenennung, benennen, neuen titel, soll anders heißen, bezeichnung ändern
    ersetzen: ersetzen, austauschen, tauschen, tausch aus, auswechseln, durch etwas anderes, wechseln, einwechseln, eintauschen,
      umtauschen, gegen tauschen, an die stelle setzen, substituieren, ablösen, ersatzweise nehmen, ersetzung, neu für alt,
      statt dessen nehmen
    erstellen: erstellen, anlegen, leg an, neu anlegen, erzeugen, kreieren, einrichten, mach eine neue, neu erstellen, aufsetzen,
      setz auf, mach mir eine, mach eine, hinterlegen, generieren, verfassen, gestalten, schaffen, bauen, aufstellen, entwerfen,
      leg mir an, fertige an, anfertigen, starte eine neue, neuer eintrag, herstellen, zusammenstellen, eröffnen, produzieren
    einrichten: einrichten, richte ein, konfigurieren, setup, ein richten, aufsetzen, installieren, in betrieb nehmen, einstellen,
      einrichtung, inbetriebnahme, ersteinrichtung, vorbereiten, startklar machen, fertig machen
    aktualisieren: aktualisieren, update, auf den neuesten stand, erneuern, aktualisierung, upgrade, neueste version,
      auf neuesten stand bringen, software aktualisieren, neu laden, auf dem laufenden, softwareupdate, refreshen, app aktualisieren,
      aufrüsten
    installieren: installieren, installation, app installieren, aufs handy laden, drauf machen, aufspielen, app laden, auf mein handy,
      app holen, software installieren, programm installieren
    deinstallieren: deinstallieren, app löschen, app entfernen, app runterwerfen, runterschmeißen, app loswerden, programm entfernen,
      programm löschen, vom handy löschen, von meinem handy, app runter, deinstallation, programm deinstallieren
    herunterladen: herunterladen, downloaden, runterladen, lade herunter, lad runter, runter laden, herunter laden, saugen,
      offline speichern, offline verfügbar machen, app laden, zum download, aufs handy laden, runtergeladen, datei laden, download starten
    hochladen: hochladen, lade hoch, uploaden, hoch laden, in die cloud laden, online stellen, ins netz stellen, raufladen,
      ins internet stellen, reinstellen, in die cloud, hochstellen, bereitstellen
    speichern: speichern, sichern, abspeichern, speicher ab, merken, aufheben, ablegen, aufbewahren, behalten, festhalten, archivieren,
      hinterlegen, zwischenspeichern, sicher ab, merk dir, speicherung, einspeichern, abgespeichert lassen, bewahren, konservieren,
      lesezeichen setzen
    sicherung: sicherung, backup, sicherungskopie, datensicherung, sichern, daten sichern, backup machen, backup erstellen,
      sicherheitskopie, handy sichern, wiederherstellungspunkt, in der cloud sichern, daten speichern
    kopieren: kopieren, duplizieren, vervielfältigen, duplikat, kopie machen, mach eine kopie, abschreiben, nachmachen, klonen, doppelt,
      verdoppeln, vervielfachen, kopie erstellen, in die zwischenablage, abschrift, zweitschrift, fotokopieren
    einfügen: einfügen, füge ein, reinkopieren, ein fügen, reinsetzen, rein kopieren, hineinkopieren, aus der zwischenablage, einsetzen,
      dazwischen, hineinsetzen, zwischenfügen
    teilen: teilen, freigeben, weitergeben, teile mit, weiterleiten, weiter geben, mit anderen teilen, mit freunden teilen, zeig anderen,
      verfügbar machen, zur verfügung stellen, verteilen, zukommen lassen, weitersagen, sharen, freigabe, mit jemandem teilen,
      rumschicken, link teilen, gemeinsam nutzen
    drucken: drucken, ausdrucken, druck aus, aus drucken, zu papier bringen, auf papier, seite drucken, dokument drucken, abdruck,
      drucken lassen
    scannen: scannen, einscannen, scan ein, abfotografieren, ein scannen, abscannen, code scannen, scan, digitalisieren, einlesen,
      qr code, strichcode, erfassen
    öffnen: öffnen, aufmachen, mach auf, aufrufen, ruf auf, auf machen, mach mal auf, öffne mal, auf tun, auftun, aufgehen, geh auf,
      aufmachen bitte, eröffnen, entfalten, app öffnen, aufklappen, hochfahren, aufziehen, wechsle zu, spring zu, auf sperren
    schließen: schließen, zumachen, mach zu, zu machen, dicht machen, dichtmachen, zuklappen, zuziehen, zuschlagen, schließ bitte,
      beenden, verlassen, raus aus, runterlassen, mach dicht, zugehen, schliessen
    sperren: sperren, blockieren, blocken, ausschließen, sperrung, auf die schwarze liste, einfrieren, nummer blockieren, nummer sperren,
      kontakt blockieren, aussperren, verbannen, stilllegen, verhindern
    abschließen: abschließen, verriegeln, schließ ab, zusperren, sperr zu, absperren, ab schließen, ab sperren, zu sperren, zuschließen,
      verschließen, tür zu, tür zumachen, ist die tür zu, tür abschließen, tür verriegeln, haus abschließen, verriegelung,
      abgeschlossen machen, tür absperren, abschliessen, tür abschliessen
    aufschließen: aufschließen, entriegeln, schließ auf, aufsperren, entsperren, sperr auf, auf schließen, auf sperren, tür auf,
      tür öffnen, tür aufmachen, tür aufschließen, tür entriegeln, entriegelung, tür entsperren, schloss öffnen, reinlassen, lass rein,
      aufschliessen
    verbinden: verbinden, koppeln, anschließen, verbindung herstellen, pairing, anbinden, kopplung, in verbindung setzen, vernetzen,
      zusammenschalten, verknüpfen, synchronisieren, connecten, anstöpseln, einstöpseln, an schließen, verkabeln, verlinken,
      verbunden werden, ankoppeln, synchronisation, sync, kopplungsmodus, anschliessen
    trennen: trennen, verbindung trennen, abkoppeln, entkoppeln, verbindung beenden, verbindung kappen, abstecken, ausstecken, loslösen,
      entkopplung, verbindung abbrechen, nicht mehr verbinden, abklemmen, stecker ziehen, ab stecken, lösen
    wechseln: wechseln, umschalten, umstellen, schalte um, stell um, wechsle zu, um schalten, um stellen, switchen, wechseln auf,
      springen, umsteigen, überwechseln, schalt auf, geh auf, umschaltung, tausch, anderen modus, rüberwechseln
    zurücksetzen: zurücksetzen, resetten, setz zurück, reset, auf werkseinstellungen, werkseinstellung, auf null setzen, auf null,
      von vorne anfangen, auf anfang, standard wiederherstellen, zurück setzen, auf standard, alles zurücksetzen, rücksetzen,
      auf ausgangswert
    neu starten: neu starten, neustart, rebooten, hochfahren, starte neu, neu booten, neu hochfahren, aus und wieder an,
      aus und wieder ein, noch einmal starten, wieder hochfahren, gerät neu starten, restart, neu laden
    rückgängig: rückgängig, rückgängig machen, mach rückgängig, zurücknehmen, nimm zurück, widerrufen, zurück nehmen, ungeschehen machen,
      undo, wieder zurück, annullieren, aufheben, wieder rückgängig, letzte änderung zurücknehmen, letzte aktion rückgängig,
      das war ein versehen, versehentlich, aus versehen, rückgängigmachung, das wollte ich nicht, einen schritt zurück
    abbrechen: abbrechen, brich ab, vergiss es, egal, schon gut, doch nicht, lass gut sein, ab brechen, lass es bleiben, lass es gut sein,
      lieber nicht, doch lieber nicht, vergiss das, kannst du vergessen, hat sich erledigt, ist erledigt, nicht mehr nötig,
      nicht so wichtig, nicht wichtig, macht nichts, war nur spaß, ich habe mich umentschieden, anders überlegt, abbruch, abblasen,
      passt schon, is egal, ist egal, ist mir egal, spar dir das, vergiss was ich gesagt, ach nichts, schwamm drüber, stopp das,
      na dann nicht, fallen lassen
    # cancelling, booking, planning
    stornieren: stornieren, absagen, kündigen, sag ab, storno, stornierung, canceln, kündigung, ab sagen, rückgängig machen, abbestellen,
      abmelden, annullieren, streichen, ausfallen lassen, nicht mehr haben, nicht mehr wollen, zurückziehen, aufkündigen, auflösen,
      beenden, fällt aus, ausfallen, abblasen, abo kündigen, vertrag kündigen, reservierung stornieren, buchung stornieren,
      bestellung stornieren, termin absagen, widerrufen
    buchen: buchen, reservieren, reservierung, buchung, vorbestellen, vormerken, platz sichern, plätze reservieren, reservier mir,
      buch mir, buchen lassen, platz buchen, karten reservieren, karten bestellen, zimmer buchen, zimmer reservieren, flug buchen,
      einen platz, vorreservieren, vorbuchen
    tisch reservieren: tisch reservieren, tisch bestellen, tischreservierung, platz reservieren, tisch buchen, tisch für zwei,
      tisch für vier, tisch im restaurant, restaurant reservieren, restaurantreservierung, einen tisch, tisch bekommen, tisch frei,
      freier tisch, sitzplatz reservieren, platz im restaurant, im restaurant reservieren, tisch für, restauranttisch
    planen: planen, ansetzen, einplanen, setz an, vereinbaren, organisieren, ein planen, terminieren, in den kalender,
      in den kalender eintragen, kalender eintragen, termin machen, mach einen termin, termin eintragen, termin erstellen,
      termin vereinbaren, termin ausmachen, termin festlegen, ausmachen, arrangieren, vormerken, verplanen, planung, einen termin,
      anberaumen, abmachen, auf den kalender setzen, abstimmen, koordinieren, festmachen, zeitlich festlegen, setz an für, vorausplanen
    verspäten: verspäten, verspätung, zu spät, unpünktlich, zu spät kommen, zu spät dran, spät dran, verzögern, verzögerung,
      hat verspätung, nicht rechtzeitig, nicht pünktlich, mit verspätung, hinter dem zeitplan, verspätet ankommen, komme später,
      schaffe es nicht rechtzeitig, hinterherhinken, überfällig
    pünktlich: pünktlich, rechtzeitig, nach plan, im zeitplan, zur rechten zeit, nach fahrplan, fahrplanmäßig, planmäßig, wie geplant,
      in der zeit, auf die minute, zeitig, termingerecht, fristgerecht, pünktlichkeit
    bestätigen: bestätigen, zusagen, bestätigung, sag zu, annehmen, nimm an, zustimmen, akzeptieren, an nehmen, okay geben, einwilligen,
      genehmigen, absegnen, bejahen, einverstanden, anerkennen, freigeben, verbindlich machen, bestätigt werden, bestätigungsmail,
      quittieren
    ablehnen: ablehnen, lehn ab, abweisen, zurückweisen, nicht annehmen, ab lehnen, verweigern, ausschlagen, nein sagen, verneinen,
      zurück weisen, nicht zustimmen, nicht akzeptieren, absagen, abgelehnt werden, ablehnung, abwimmeln, anruf ablehnen, wegdrücken,
      anruf wegdrücken, drück weg, nicht rangehen, verwerfen
    einladen: einladen, lad ein, einladung, ein laden, dazuholen, hinzubitten, gast hinzufügen, gäste einladen, einladung schicken,
      einladung senden, einladung verschicken, einladung schreiben, teilnehmer hinzufügen, gästeliste, zur party einladen, dazubitten,
      mitnehmen
    teilnehmen: teilnehmen, beitreten, nimm teil, mitmachen, tritt bei, mit machen, dazukommen, einsteigen, anwesend sein, eintreten,
      teilnahme, dazustoßen, sich anschließen, einklinken, beiwohnen, hingehen, am meeting teilnehmen, reingehen, einwählen, mitwirken
    treffen: treffen, verabredung, zusammenkunft, verabreden, zusammentreffen, zusammenkommen, zusammensetzen, wiedersehen, treffpunkt,
      sich sehen, sehen mit, date, sich verabreden, beisammensein, treffe mich, zusammensein, stelldichein, begegnung
    # alarms, timers, reminders, calendar
    wecker: wecker, alarm, weckalarm, weckzeit, weckruf, wecker stellen, stell einen wecker, stell den wecker, handywecker, radiowecker,
      lichtwecker, weckfunktion, morgenalarm, wecktermin, alarmzeit, alarm stellen, stell einen alarm
    wecken: wecken, aufwecken, weck mich, weck mich auf, auf wecken, wach machen, mach mich wach, weck mich morgen, wachrütteln,
      aus dem bett holen, aufstehen, ich muss aufstehen, ich muss raus, aus dem bett, wach werden, aufwachen, schmeiß mich raus,
      aufwecken lassen, klingeln, morgen früh wecken, mich wecken, pünktlich wecken
    timer: timer, countdown, kurzzeitwecker, eieruhr, zeitschaltuhr, stell die uhr, kurzzeitmesser, zeitmesser, küchentimer, küchenwecker,
      küchenuhr, runterzählen, rückwärts zählen, herunterzählen, zeitgeber, stell einen timer, timer stellen, timer starten, zeit läuft,
      sag bescheid in, countdown starten, zeit ablaufen, eieruhr stellen
    stoppuhr: stoppuhr, zeit stoppen, zeit messen, zeit nehmen, zeitnahme, zeitmessung, stopp die zeit, nimm die zeit, zeitmesser,
      rundenzeit, stoppuhr starten
    schlummern: schlummern, snooze, noch ein paar minuten, weiterschlafen, später wecken, noch fünf minuten, noch zehn minuten,
      fünf minuten noch, nochmal wecken, weck mich später, wecker verschieben, schlummerfunktion, schlummertaste, lass mich schlafen,
      noch ein bisschen schlafen, noch kurz schlafen, wecker später, schlummermodus, in zehn minuten nochmal, später klingeln
    erinnern: erinnern, erinner mich, erinnerung, gedächtnisstütze, nicht vergessen, reminder, denk dran, erinner mich an, dran denken,
      daran denken, ich muss daran denken, vergiss nicht, damit ich nicht vergesse, dass ich nicht vergesse, sag mir bescheid,
      bescheid sagen, gib mir bescheid, erinnerung erstellen, erinnerung setzen, erinnerung hinzufügen, gedächtnis auffrischen, merkhilfe,
      merker, erinnerungsnotiz, ins gedächtnis rufen, muss ich dran denken, denk an, mahnung, wiedervorlage, erinnerungsfunktion,
      nicht dass ich vergesse, muss dran denken, daran erinnern
    kalender: kalender, terminkalender, terminplan, agenda, tagesplan, wochenplan, was steht an, was steht heute an, was habe ich vor,
      was habe ich heute, was habe ich morgen, was liegt an, programm für heute, zeitplan, planer, terminübersicht, mein tag, meine woche,
      termine heute, google kalender, kalenderübersicht, tagesablauf, tagesordnung, terminbuch
    termin: termin, verabredung, ereignis, kalendereintrag, appointment, verpflichtung, veranstaltung, date, date eintrag, vereinbarung,
      arzttermin, zeitfenster, event, verabredet, anlass, besprechungstermin, kalenderereignis, was vor, etwas vor, termin beim arzt,
      friseurtermin, zahnarzttermin, handwerkertermin
    besprechung: besprechung, meeting, sitzung, konferenz, treffen, call, gespräch, konferenzschaltung, telko, telefonkonferenz,
      unterredung, jour fixe, teamsitzung, teammeeting, zoom, videokonferenz, beratung, runde, versammlung, kundentermin, tagung,
      kundengespräch, daily, rücksprache, geschäftstermin, absprache, mitarbeitergespräch, zusammenkunft
    aufgabe: aufgabe, todo, to do, zu erledigen, task, anstehende aufgaben, pflicht, besorgung, erledigung, to dos, aufgaben hinzufügen,
      was muss ich tun, was muss ich machen, was muss ich erledigen, was ist zu tun, vorhaben, arbeitsauftrag, hausarbeit,
      was muss ich noch, ämtli, to do eintrag
    aufgabenliste: aufgabenliste, todo liste, to do liste, todoliste, zu erledigen, to dos, meine aufgaben, liste der aufgaben,
      aufgabenplan, arbeitsliste, was ist noch offen, offene aufgaben, pendenzenliste, pendenzen, liste mit aufgaben, erledigungsliste,
      checkliste, hausarbeiten
    erledigt: erledigt, abhaken, hak ab, fertig, abgeschlossen, als erledigt markieren, fertig gemacht, abschließen, ist erledigt,
      fertigstellen, vollenden, hab ich gemacht, habe ich erledigt, schon erledigt, bereits erledigt, häkchen setzen, abgehakt, beendet,
      geschafft, vervollständigen, unter dach und fach, markier als erledigt
    einkaufsliste: einkaufsliste, einkaufszettel, shoppingliste, liste zum einkaufen, was muss ich einkaufen, besorgungsliste, kaufliste,
      was muss ich kaufen, was brauche ich noch, einkaufszettel schreiben, liste für den einkauf, einkäufe, einkaufsplan, was fehlt noch,
      lebensmittelliste, liste fürs einkaufen, was soll ich kaufen, was muss ich besorgen, postizettel, supermarktliste, was wir brauchen
    liste: liste, aufstellung, verzeichnis, auflistung, aufzählung, neue liste, liste erstellen, meine listen, register, katalog,
      übersichtsliste
    notiz: notiz, notieren, aufschreiben, schreib auf, vermerk, memo, merkzettel, notiz machen, mach eine notiz, schreib dir auf,
      notier dir, schreib mal auf, halt fest, festhalten, anmerkung, zettel, post it, gedanken festhalten, aufzeichnung, eintrag,
      niederschreiben, schreib nieder, schreib mir auf, aufgeschrieben, notier mir, haftnotiz, stichpunkte, stichworte, notizblock,
      notizbuch, auf schreiben
    diktieren: diktieren, diktat, mitschreiben, schreib mit, diktierfunktion, spracheingabe, sprache zu text, in text umwandeln,
      transkribieren, transkript, abtippen, tipp ab, verschriftlichen, mitschrift, niederschrift, protokollieren, spracherkennung,
      mit schreiben, verschriften, protokoll
    aufnehmen: aufnehmen, aufzeichnen, mitschneiden, nimm auf, aufnahme, zeichne auf, aufzeichnung, auf nehmen, auf zeichnen, mitschnitt,
      aufnahme starten, starte aufnahme, ton aufnehmen, stimme aufnehmen, tonaufnahme, sprachaufnahme, sprachmemo, sprachnotiz,
      tonaufzeichnung, recorder, video aufnehmen, filmen, drehen, tonband, diktiergerät
    # time
    uhrzeit: uhrzeit, wie spät, wie viel uhr, wieviel uhr, zeit, aktuelle zeit, wie viel uhr haben, wie spät ist es, wie viel uhr ist,
      sag mir die uhrzeit, momentane uhrzeit, genaue uhrzeit, genaue zeit, zeitansage, wieviel uhr ist es, jetzige zeit, uhr,
      was sagt die uhr, zeitangabe, tageszeit
    zeitzone: zeitzone, zeitunterschied, zeitverschiebung, ortszeit, lokale zeit, stunden unterschied, zeitdifferenz, stunden voraus,
      uhrzeit in, wie viele stunden unterschied, wie viel uhr in, stunden zurück
    datum: datum, wievielte, der wievielte, welches datum, tagesdatum, heutiges datum, den wievielten haben wir, den wievielten,
      der wievielte ist heute, welcher tag ist heute, aktuelles datum, kalendertag, datumsangabe, tag und monat
    wochentag: wochentag, welcher tag, was für ein tag, welchen tag haben wir, welcher wochentag, auf welchen tag fällt,
      auf welchen wochentag, was ist heute für, an welchem wochentag, haben wir montag
    wann: wann, um wie viel uhr, zu welcher zeit, um welche uhrzeit, an welchem tag, um wieviel uhr, wann genau, zu welchem zeitpunkt,
      zeitpunkt, an welchem datum, seit wann, ab wann, in welchem jahr, wann findet statt, wann beginnt, wann fängt an, wann ist,
      um welche zeit, ab wie viel uhr
    wie lange: wie lange, dauer, wie viel zeit, wie viele minuten, wie viele stunden, zeitdauer, zeitspanne, länge, zeitraum,
      wie viele tage, wie viele wochen, wie viele jahre, in welcher zeit, zeitaufwand, spieldauer, laufzeit, wie lang dauert, dauert es,
      wie lange geht
    bis wann: bis wann, frist, stichtag, fälligkeit, fällig, deadline, spätestens, termin, abgabetermin, abgabefrist, letzter tag,
      stichtermin, bis wann muss, fälligkeitsdatum, ablauffrist, einsendeschluss, anmeldeschluss, zahlungsziel, wann fällig,
      frist abgelaufen, zum stichtag, wann ist fällig
    heute: heute, heutig, am heutigen tag, den heutigen tag, heute noch, tagesaktuell, im laufe des tages, diesen tag
    morgen: morgen, am nächsten tag, morgiger, morgigen tag, am folgenden tag, am tag darauf, in 24 stunden
    gestern: gestern, gestrig, am vortag, am tag zuvor, vor einem tag, am tag davor
    jetzt: jetzt, sofort, gleich, im moment, momentan, derzeit, aktuell, gerade jetzt, gegenwärtig, nun, sogleich, umgehend, unverzüglich,
      augenblicklich, zurzeit, zur zeit, zur stunde, im augenblick, auf der stelle, schnellstmöglich, so bald wie möglich,
      so schnell wie möglich, so schnell es geht, heutzutage, in diesem moment, sofortig, jetzt gleich, jetzt sofort, direkt, live, dalli,
      grad, jetzig, derzeitig, grad jetzt, asap
    bald: bald, demnächst, in kürze, in nächster zeit, in naher zukunft, in nächster zukunft, in absehbarer zeit, über kurz oder lang,
      baldig, die nächsten tage, in den nächsten tagen
    später: später, nachher, danach, zu einem späteren zeitpunkt, hinterher, im nachhinein, ein andermal, anschließend, daraufhin,
      danach noch, im anschluss, später am tag, nachträglich, irgendwann später
    früher: früher, vorher, zuvor, eher, vorab, ehemals, damals, früher mal, im voraus, vorzeitig, vorhin, im vorfeld
    täglich: täglich, jeden tag, alltäglich, tag für tag, alle tage, jeden einzelnen tag, jeden morgen, jeden abend, tagtäglich, pro tag,
      am tag, von tag zu tag
    wöchentlich: wöchentlich, jede woche, pro woche, einmal die woche, einmal in der woche, woche für woche, in der woche, jeden montag,
      jeden freitag, jeden sonntag, allwöchentlich
    monatlich: monatlich, jeden monat, pro monat, im monat, einmal im monat, einmal pro monat, allmonatlich, monat für monat
    jährlich: jährlich, jedes jahr, pro jahr, im jahr, einmal im jahr, alljährlich, jahr für jahr, jedes jahr wieder, alle jahre,
      per annum
    immer: immer, ständig, jedes mal, stets, dauernd, andauernd, fortwährend, jederzeit, zu jeder zeit, permanent, rund um die uhr,
      für immer, laufend, dauerhaft
    nie: nie, niemals, zu keiner zeit, nimmer, kein einziges mal, zu keinem zeitpunkt, nie wieder, nie mehr
    oft: oft, häufig, öfter, mehrmals, regelmäßig, vielfach, des öfteren, immer wieder, etliche male, viele male, oftmals, meistens
    wie oft: wie oft, wie häufig, wie viele male, wieviel mal, welche häufigkeit, häufigkeit, in welchem abstand, in welchen abständen,
      alle wie viele
    morgens: morgens, vormittags, in der früh, am morgen, morgen früh, am vormittag, frühmorgens, früh morgens, in den morgenstunden,
      frühmorgen, heute morgen, heute früh, bei tagesanbruch, vor dem mittag, in aller frühe
    abends: abends, am abend, heute abend, am späten abend, gegen abend, in den abendstunden, abendlich, nach feierabend, am frühen abend,
      vorabend
    wochenende: wochenende, samstag und sonntag, am wochenende, we, samstag sonntag, kommendes wochenende, am samstag und sonntag,
      nächstes wochenende, dieses wochenende
    feiertag: feiertag, freier tag, gesetzlicher feiertag, frei haben, bankfeiertag, arbeitsfrei, arbeitsfreier tag, nationalfeiertag,
      festtag, frei wegen feiertag, brückentag, staatsfeiertag, kirchlicher feiertag
    geburtstag: geburtstag, geburtsdatum, wann geboren, ehrentag, geboren am, burzeltag, wiegenfest, jahrestag der geburt,
      geburtstagskind, wann hat geburtstag, hat geburtstag, wird wie alt, namenstag
    # questions
    wie weit: wie weit, entfernung, distanz, wie viele kilometer, weit weg, abstand, wieviele kilometer, wie weit weg, wie weit entfernt,
      weit ist es, wie weit ist es, strecke, luftlinie, entfernt, kilometer bis, wie nah, distanz zwischen, wie weit bis
    wie hoch: wie hoch, höhe, wie viele meter hoch, höhenangabe, meter hoch, wie hoch ist, höhenmeter, gipfelhöhe
    wie groß: wie groß, größe, ausmaß, fläche, wie viele quadratkilometer, maße, abmessung, dimension, umfang, körpergröße, welche größe,
      wie riesig, größenordnung, quadratmeter, wie gross, grösse
    wie alt: wie alt, alter, in welchem alter, geburtsjahr, wie viele jahre alt, lebensalter, jahre alt, welches alter, baujahr,
      wann geboren, wie alt ist, wann wurde geboren, wie viele jahre
    wie viel: wie viel, wieviel, anzahl, menge, wie viele stück, zahl, gesamtzahl, welche menge, wieviel davon, wie viele davon,
      wie viel ist das, in welcher menge, gesamt, summe, stückzahl, anteil, welche anzahl
    wo: wo, an welchem ort, an welcher stelle, wo befindet, wo liegt, an welchem platz, wo genau, wo finde ich, wo befindet sich, wo ist,
      wo liegt das, wo steht, in welcher stadt, in welchem land, in welchem ort, wo gibt es, lage, wo sind, wo kann ich,
      auf welcher straße, wo kriegt man, wo kann man
    woher: woher, von wo, aus welchem land, herkunft, von welchem ort, wo kommt her, ursprung, wo kommst du her, abstammung, stammt aus,
      woher stammt, von woher, aus welcher stadt
    wohin: wohin, in welche richtung, zu welchem ort, wo geht es hin, wo hin, wo soll ich hin, zu welchem platz, nach wo, wo führt hin
    warum: warum, wieso, weshalb, weswegen, aus welchem grund, wofür, wie kommt es, wozu, was ist der grund, grund, ursache,
      aus welchen gründen, wie kommt es dass, was ist die ursache, zu welchem zweck, weshalb denn, wie das, begründung,
      was steckt dahinter, wieso denn, woran liegt
    wer: wer, welche person, welcher mensch, wer ist das, um wen, welcher typ, welche leute, welche frau, welcher mann, wen, wem,
      wer genau, von wem
    wie heißt: wie heißt, name, wie ist der name, wie nennt man, bezeichnung, wie lautet der name, wie ist die bezeichnung,
      wie wird genannt, wie nennt sich, benennung, wie nennt man das, wie lautet, vorname, nachname, familienname, name von, wie heisst
    was bedeutet: was bedeutet, bedeutung, was heißt, definition, definiere, was versteht man unter, bedeuten, sinn von,
      was ist gemeint mit, was meint, sinn, wofür steht, was ist die bedeutung, bedeutet das wort, begriffserklärung, wortbedeutung,
      was besagt, begriff erklären, bedeutung von, was versteht man, worterklärung, erkläre das wort, was soll das heißen, begriff,
      bedeutung des wortes, was ist damit gemeint, was heisst
    wie schreibt man: wie schreibt man, buchstabieren, rechtschreibung, schreibweise, wie wird geschrieben, wie buchstabiert man,
      wie schreibe ich, schreibt man das, orthografie, richtig geschrieben, wie schreibt sich, buchstabier mir, richtige schreibweise,
      wie wird das geschrieben, mit welchem buchstaben, schreibt man, buchstabier das wort
    wie funktioniert: wie funktioniert, wie geht das, wie benutzt man, funktionsweise, wie macht man, anleitung, wie kann ich,
      wie benutze ich, wie mache ich, wie stelle ich, wie bediene ich, wie kann man, schritt für schritt, gebrauchsanweisung,
      gebrauchsanleitung, bedienungsanleitung, wie läuft das, wie gehe ich vor, wie gehe ich, wie geht, wie muss ich, was muss ich tun,
      vorgehensweise, wie verwendet man, zeig mir wie, wie repariert man, wie nutze ich, erklär mir wie, tutorial, handbuch,
      wie wechselt man, wie verwende ich, was muss ich machen, schritte, wie kriege ich, wie bekomme ich
    aussprache: aussprache, wie spricht man, aussprechen, wie spreche ich aus, wie wird ausgesprochen, richtig aussprechen,
      wie spricht man das, ausgesprochen, betonung, wie klingt das wort, betonen, wie sagt man richtig
    # messages, calls, contacts
    anrufen: anrufen, ruf an, telefonieren, wähl die nummer, klingel durch, anruf tätigen, anklingeln, an rufen, ruf mal an, ruf mal,
      anruf starten, anruf machen, wählen, rufnummer wählen, nummer wählen, durchklingeln, durchrufen, telefonat führen, telefonieren mit,
      sprechen mit, ich möchte sprechen mit, ans telefon holen, verbinde mich mit, klingel an, bimmel durch, anläuten, läute an,
      antelefonieren, anwählen, kontaktieren, telefonisch erreichen, angeläutet, per telefon, am telefon, telefonisch kontaktieren,
      anruf bei
    anruf: anruf, telefonat, telefongespräch, telefonanruf, call, gespräch, ferngespräch, sprachanruf, handygespräch, klingeln
    auflegen: auflegen, leg auf, anruf beenden, gespräch beenden, auf legen, beende das gespräch, anruf abbrechen, telefonat beenden,
      beende den anruf, verbindung beenden, gespräch abbrechen, hörer auflegen, leg auf bitte, call beenden
    rangehen: rangehen, abheben, anruf annehmen, geh ran, entgegennehmen, annehmen, ran gehen, geh mal ran, nimm ab, nimm den anruf an,
      abnehmen, anruf entgegennehmen, telefon abnehmen, gespräch annehmen, hörer abnehmen, drangehen, geh dran, ans telefon gehen, heb ab,
      anruf beantworten, telefon abheben
    verpasste anrufe: verpasste anrufe, entgangene anrufe, wer hat angerufen, anrufliste, anruf verpasst, hat jemand angerufen,
      wer hat mich angerufen, hat wer angerufen, wer hat versucht anzurufen, anrufverlauf, anrufprotokoll, letzte anrufe,
      unbeantwortete anrufe, anrufhistorie, wer rief an, verpasst
    videoanruf: videoanruf, videotelefonie, videokonferenz, videochat, video anruf, videogespräch, video chat, facetime,
      per video anrufen, skypen, videocall, zoomen, mit video anrufen, bildtelefonie
    nachricht: nachricht, sms, textnachricht, mitteilung, message, kurznachricht, text, whatsapp, chatnachricht, whatsapp nachricht,
      direktnachricht, botschaft, textmessage, msg, simse, nachrichten von, instant message, messenger, neue nachricht, chat, zeilen,
      signal nachricht, dm, pn, privatnachricht, telegramm, nachricht schreiben, whatsapp schreiben, bescheid geben
    senden: senden, schicken, verschicken, schreiben, absenden, versenden, schick ab, zuschicken, übermitteln, abschicken, rausschicken,
      zukommen lassen, nachricht schreiben, nachricht schicken, zusenden, lass zukommen, schick mal, schreib mal, texten, zuschreiben,
      simsen, anschreiben, hinschicken, übersenden, whatsappen, mailen, zustellen, schick rüber, rüberschicken, verfassen
    mail: mail, email, e mail, elektronische post, elektronischer brief, email nachricht, mailnachricht, gmail, e post, mail schreiben,
      elektronische nachricht, mailverkehr
    posteingang: posteingang, inbox, neue mails, postfach, eingegangene mails, neue email, neue e mails, maileingang, habe ich mails,
      habe ich neue mails, habe ich post, gibt es neue mails, irgendwelche mails, mails checken, mails abrufen, mails prüfen,
      emails abrufen, e mails checken, neue post, was ist eingegangen, sind mails gekommen, mail eingang, briefkasten,
      habe ich neue emails, emails checken, eingang
    ungelesen: ungelesen, nicht gelesen, neue nachrichten, noch nicht gelesen, ungelesene nachrichten, neue nachricht, ungelesene mails,
      ungeöffnet, nicht gelesene, gibt es neue nachrichten, neue meldungen, noch zu lesen, habe ich neue nachrichten
    weiterleiten: weiterleiten, leite weiter, forwarden, weiter leiten, weitersenden, weiterschicken, schick weiter, sende weiter,
      nachsenden, weiterreichen, weitergeleitet
    anhang: anhang, anlage, beigefügte datei, mit anhang, datei anhängen, häng an, angehängte datei, dateianhang, attachment, beilage,
      anhängen, beigefügt
    benachrichtigung: benachrichtigung, benachrichtigen, meldung, hinweis, push, bescheid geben, informieren, push nachricht, pushmeldung,
      push benachrichtigung, verständigen, notification, mitteilungen, lass mich wissen, sag bescheid, sag mir bescheid, gib bescheid,
      bescheid sagen, info geben, melden wenn, melde dich wenn, in kenntnis setzen, alarmieren, systemmeldung, bescheidgeben, warnung,
      vorwarnen, warnen, benachrichtigungston, wissen lassen
    mailbox: mailbox, anrufbeantworter, sprachnachricht, voicemail, voicebox, sprachbox, anrufbeantworter abhören, mailbox abhören,
      sprachmitteilung, voice nachricht, sprachnachrichten, combox, nachricht auf band, aufgesprochene nachricht, sprachi,
      aufs band gesprochen
    kontakt: kontakt, adressbuch, telefonbuch, kontaktliste, kontaktdaten, kontakte anzeigen, telefonkontakt, kontaktperson,
      ansprechpartner, kontaktinformationen, adressverzeichnis, kontaktverzeichnis, kontakteintrag, adressliste, neuer kontakt
    telefonnummer: telefonnummer, nummer, rufnummer, handynummer, telefonnr, handynr, mobilnummer, festnetznummer, telefon nummer,
      handy nummer, rufnr, durchwahl, natelnummer, vorwahl, welche nummer hat, mobilfunknummer
    adresse: adresse, anschrift, wohnort, straße und hausnummer, wohnadresse, hausnummer, wo wohnt, wo wohne ich, wo wohnst du,
      postadresse, heimatadresse, straße, straßenname, meldeadresse, lieferadresse, wohnsitz, postanschrift, adressdaten
    posten: posten, twittern, tweet, beitrag, veröffentlichen, statusupdate, status aktualisieren, beitrag erstellen,
      auf facebook schreiben, auf twitter schreiben, status posten, tweet schreiben, tweet absetzen, online stellen, ins netz stellen,
      publizieren, hochladen, story posten, beitrag veröffentlichen, zwitschern, auf instagram, bei facebook posten, absetzen
    # audio and video
    abspielen: abspielen, spielen, wiedergeben, anhören, hören, spiel ab, laufen lassen, lass hören, ab spielen, spiel mal, spiel mir,
      spiel etwas, spiel was, mach musik an, musik an, leg auf, musik abspielen, ich will hören, ich möchte hören, ich will musik hören,
      lass mich hören, lass laufen, auflegen, abspielen lassen, starte die wiedergabe, wiedergabe, wiedergabe starten, vorspielen,
      spiel vor, reinhören, play, anspielen, leg los mit, starte musik, an hören, lauschen, einlegen, dudeln, lass mal laufen, zu hören,
      musik spielen, lied spielen, song spielen, titel abspielen
    lied: lied, song, titel, musikstück, track, stück, single, nummer, musiktitel, schlager, melodie, hit, mucke, liedchen, gassenhauer,
      tonstück, ohrwurm, nummer von
    musik: musik, lieder, songs, musikalisch, mucke, mukke, sound, musiktitel, klänge, melodien, beats, tracks, musikrichtung, hits
    playlist: playlist, wiedergabeliste, musikliste, abspielliste, play list, spotify liste, liederliste, songliste, titelliste, mixtape,
      musiksammlung, abspiel liste, liste mit liedern
    album: album, platte, cd, schallplatte, langspielplatte, lp, studioalbum, tonträger, cds
    sänger: sänger, sängerin, interpret, künstler, künstlerin, band, musiker, musikgruppe, musikerin, gruppe, artist, rapper, komponist,
      popstar, liedermacher, gesang, singt, musikband, gesungen von, interpretin, solist
    wer singt: wer singt, von wem ist, wie heißt das lied, welches lied ist das, was läuft gerade, welcher song, wer hat das gesungen,
      wer singt das, wer singt dieses lied, von wem ist das, wie heißt dieses lied, wie heißt der song, wie heißt dieser song,
      was ist das für, was spielt gerade, was wird gerade gespielt, welches lied läuft, welches lied läuft gerade, was höre ich gerade,
      name des liedes, titel des liedes, was für ein lied, welches stück ist das, erkenne das lied, lied erkennen, song erkennen,
      aktuelles lied, aktueller song, dieses lied, was läuft da, wer spielt das, interpret des liedes, von welchem künstler,
      von welcher band, shazam, welches lied, musikerkennung, dieser song
    songtext: songtext, liedtext, lyrics, text vom lied, text des liedes, texte, songtexte anzeigen, mitsingen, strophe, refrain,
      text zum lied
    zufällig: zufällig, zufall, mischen, zufallswiedergabe, shuffle, gemischt, zufallsmodus, durcheinander, durchmischen,
      zufällige reihenfolge, in zufälliger reihenfolge, beliebig, beliebige reihenfolge, random, zufällige wiedergabe, nach zufall,
      durchwürfeln, gemischte reihenfolge, willkürlich, kunterbunt
    radio: radio, radiosender, radiokanal, rundfunk, sender, radiostation, radioprogramm, hörfunk, radiosendung, radio an, digitalradio,
      dab, ukw, webradio, internetradio, radio hören, funk, welle
    podcast: podcast, podcastfolge, podcast folge, pod cast, podcastepisode, radiobeitrag, audiobeitrag, audiosendung, podcastserie,
      podcast sendung
    folge: folge, episode, ausgabe, neue folge, nächste folge, aktuelle folge, sendung
    hörbuch: hörbuch, hörbücher, audiobuch, audiobook, hörspiel, hör buch, vertontes buch, buch anhören, buch vorlesen, audio buch,
      audible, hörbuch weiterhören, hörbuch abspielen, hörfassung
    film: film, spielfilm, kinofilm, movie, streifen, filmchen, blockbuster, fernsehfilm, flimmerstreifen, kinostreifen, dvd, videofilm
    serie: serie, fernsehserie, show, staffel, sitcom, soap, tv serie, reihe, fernsehreihe, mehrteiler, telenovela, fernsehshow,
      seifenoper, folgen einer serie, netflixserie
    anschauen: anschauen, ansehen, gucken, schau, schau an, sieh an, an schauen, an sehen, an gucken, ankucken, kucken, glotzen,
      schauen wir, angucken, streamen, zuschauen, zusehen, ich will sehen, ich will gucken, ich möchte schauen, betrachten, schaun,
      film gucken, film schauen, film ansehen, anglotzen, reinziehen, schau mal, ansicht
    fernseher: fernseher, tv, fernsehgerät, glotze, flimmerkiste, fernsehapparat, bildschirm, smart tv, tv gerät, flachbildschirm, tele,
      telly, fernsehen gucken, fernsehen schauen, ferngucken, kiste
    fernsehprogramm: fernsehprogramm, tv programm, was läuft im fernsehen, was kommt im fernsehen, programm, programmzeitschrift,
      tv zeitung, tv guide, was läuft heute abend, was kommt heute abend, was läuft heute, was kommt heute im, fernsehzeitung, sendeplan,
      fernsehzeitschrift, was läuft im tv, was kommt im tv, was läuft auf, programmübersicht, was kommt auf, sendung im fernsehen,
      programmheft
    video: video, clip, filmchen, videoclip, filmclip, aufnahme, youtube, youtube video, videofilm, kurzfilm, filmaufnahme, musikvideo
    foto: foto, bild, fotografie, schnappschuss, abbildung, aufnahme, lichtbild, pic, selfies, fotoaufnahme, image, photo, porträt,
      bildchen, fotogalerie, galerie, fotoalbum
    fotografieren: fotografieren, foto machen, mach ein foto, bild machen, knipsen, selfie, bild aufnehmen, foto schießen,
      schieß ein foto, mach ein bild, mach bilder, bild schießen, ablichten, mach ein selfie, selfie machen, aufnehmen, foto aufnehmen,
      mach mal ein foto, selbstporträt, foto von mir, kamera auslösen, auslöser, ein foto, abfotografieren, nimm ein foto auf
    kopfhörer: kopfhörer, headset, ohrhörer, ohrstöpsel, earbuds, in ears, airpods, earphones, bluetoothkopfhörer, stöpsel
    lautsprecher: lautsprecher, box, speaker, soundbox, stereoanlage, musikanlage, anlage, soundbar, bluetooth box, musikbox, hifi anlage,
      sonos, subwoofer, soundsystem, bluetoothlautsprecher, lautsprecherbox
    gefällt mir: gefällt mir, like, ich liebe, finde ich gut, gefallen, finde ich toll, daumen hoch, mögen, lieben, toll finden,
      das lied gefällt mir, find ich super, ich liebe dieses lied, steh auf, schönes lied, gutes lied, gern hören, genießen, begeistert
    favorit: favorit, lieblings, liebste, am liebsten, lieblingslied, favoritenliste, bevorzugt, lieblingssong, lieblingsmusik,
      lieblingsband, lieblingsfilm, lieblingsessen, lieblingssänger, lieblingsbuch, mag ich am liebsten, meistgehört, am meisten mögen,
      favorisiert, bevorzugt hören, heiß geliebt, oft gehört
    bewerten: bewerten, bewertung, rezension, sterne geben, kritik, review, sterne vergeben, punkte geben, note geben, fünf sterne,
      vier sterne, einen stern, bewertung abgeben, beurteilen, urteil, wie gut ist, kundenbewertung, rating, ranken, einstufen,
      was sagen die leute, erfahrungsbericht, erfahrungen, benoten, einschätzen, wie ist die bewertung
    # weather
    wetter: wetter, wettervorhersage, wetterbericht, vorhersage, wetterlage, wie wird das wetter, wetteraussichten, wetterprognose,
      prognose, wie ist das wetter, wetter heute, wetter morgen, wetterdaten, wettermeldung, witterung, wetterinfo, wetterverhältnisse,
      wie wird es draußen, wie ist es draußen, was sagt das wetter, aussichten, wettervorschau, klima, wetterdienst, wie sieht es draußen,
      wetterapp, wie schaut das wetter, was macht das wetter, wetterlagebericht
    regen: regen, regnen, niederschlag, regenschauer, nieselregen, nieseln, regnerisch, schauer, wird es regnen, regnet es,
      regnet es heute, regenwahrscheinlichkeit, niederschlagswahrscheinlichkeit, schütten, gießen, nass werden, nass, platzregen,
      starkregen, tröpfeln, regenwetter, verregnet, es schüttet, wasser von oben, regenfall, wird es nass, bleibt es trocken, dauerregen,
      regenfälle
    regenschirm: regenschirm, schirm, brauche ich einen schirm, soll ich einen schirm, schirm mitnehmen, regenschirm mitnehmen,
      regenjacke, regenmantel, muss ich einen schirm, gummistiefel, brauche ich einen regenschirm, regenbekleidung, regenkleidung, knirps
    schnee: schnee, schneien, schneefall, schneit es, wird es schneien, neuschnee, schneehöhe, schneeregen, verschneit, schneesturm,
      schneien heute, schneeflocke, schneelage, schneeschauer, schneechaos, flocken
    sonnig: sonnig, sonne, sonnenschein, scheint die sonne, heiter, klarer himmel, schönes wetter, sonnenstunden, sonnenstrahlen,
      wolkenlos, gutes wetter, scheint heute die sonne, sonniges wetter, schön draußen, unbewölkt, blauer himmel, aufgeklart, sonnenwetter
    gewitter: gewitter, unwetter, sturm, blitz, donner, unwetterwarnung, orkan, stürmisch, blitz und donner, wettersturz, sturmwarnung,
      hagel, schauerartig, wirbelsturm, hurrikan, tornado, stürmen, blitzeinschlag, taifun, schlechtwetter
    temperatur: temperatur, grad, wie warm, wie kalt, wie heiß, wie viel grad, wieviel grad, celsius, außentemperatur, wie warm ist,
      wie kalt ist, wie heiß ist, wie kalt wird, wie warm wird, grad celsius, gefühlte temperatur, raumtemperatur, zimmertemperatur,
      wie viel grad hat, höchsttemperatur, tiefsttemperatur, wassertemperatur, plusgrade, minusgrade
    bewölkt: bewölkt, wolkig, wolken, bedeckt, trüb, bewölkung, bedeckter himmel, grauer himmel, wolkenverhangen, zugezogen, wolkendecke,
      grau in grau, diesig
    windig: windig, wind, windgeschwindigkeit, windstärke, böig, sturmböen, wie windig, weht wind, windrichtung, starker wind,
      wie stark ist wind, böen, brise, windböen, wehen, stürmisch, zieht es draußen
    luftqualität: luftqualität, feinstaub, luftverschmutzung, schadstoffe, luftwerte, luft, smog, ozonwerte, ozon, luftbelastung,
      luftverschmutzungswerte, schadstoffbelastung, feinstaubbelastung, feinstaubwerte, wie ist die luft, luftgüte, luftindex,
      verschmutzung, luftqualitätsindex, saubere luft
    sonnenaufgang: sonnenaufgang, geht die sonne auf, morgengrauen, morgendämmerung, wann wird es hell, tagesanbruch, sonne aufgehen,
      sonnenaufgangszeit, morgenröte, hell werden
    sonnenuntergang: sonnenuntergang, geht die sonne unter, abenddämmerung, dämmerung, wann wird es dunkel, sonne untergehen,
      einbruch der dunkelheit, dunkel werden, sonnenuntergangszeit, abendrot
    # home
    licht: licht, lampe, beleuchtung, leuchte, glühbirne, birne, deckenlampe, deckenlicht, stehlampe, nachttischlampe, schreibtischlampe,
      deckenleuchte, lichtquelle, funzel, leselampe, strahler, leuchtmittel, led, lämpchen, led streifen, hue, lichterkette, scheinwerfer,
      licht an, licht aus, licht im wohnzimmer, licht im flur, alle lampen
    heizung: heizung, thermostat, heizen, heizkörper, heizanlage, zentralheizung, radiator, raumtemperatur, fußbodenheizung, heizkessel,
      wärme, heizlüfter, kessel, temperaturregler, nest, heizgerät, wohnungstemperatur, therme, heizungsthermostat
    klimaanlage: klimaanlage, klima, kühlung, klimagerät, ac, aircondition, raumkühlung, kühlanlage, klimatisierung
    steckdose: steckdose, stecker, smart plug, smarte steckdose, schaltsteckdose, stromanschluss, steckdosenleiste, wlan steckdose,
      funksteckdose, mehrfachsteckdose, stromstecker, intelligente steckdose, zwischenstecker, wlan stecker
    jalousie: jalousie, rollo, rollladen, vorhang, vorhänge, gardine, rollläden, rolladen, raffstore, markise, fensterladen, läden,
      sonnenschutz, verdunkelung, lamellen, rouleau
    tür: tür, haustür, eingangstür, wohnungstür, tor, eingang, türschloss, hauseingang, pforte, hintertür, gartentor, balkontür
    garage: garage, garagentor, carport, garagentür, garageneinfahrt, tiefgarage, garagentor öffnen
    alarmanlage: alarmanlage, sicherheitssystem, alarmsystem, einbruchschutz, einbruchmeldeanlage, einbruchalarm, hausalarm,
      sicherheitsanlage, scharf stellen, alarm scharf, einbruchsicherung, scharf schalten, alarmanlage scharf, haussicherung,
      sicherheit im haus
    kamera: kamera, überwachungskamera, webcam, sicherheitskamera, kamerabild, livebild, haustürkamera, videoüberwachung, cam,
      außenkamera, babyphone
    staubsauger: staubsauger, saugroboter, staubsaugerroboter, roboterstaubsauger, sauger, roomba, robo sauger, putzroboter, saug roboter,
      wischroboter, staub sauger, robotersauger, haushaltsroboter, robbi
    staubsaugen: staubsaugen, saugen, staub saugen, boden reinigen, staub wegmachen, durchsaugen, absaugen, saug mal, boden saugen,
      wohnung saugen, gesaugt werden, teppich saugen, staub entfernen, saug die wohnung, durch saugen
    putzen: putzen, reinigen, sauber machen, säubern, aufräumen, wischen, sauber, saubermachen, reinemachen, aufputzen, wohnung putzen,
      haushalt machen, fegen, kehren, schrubben, abwischen, abstauben, frühjahrsputz, reinigung, großputz, entstauben, sauberkeit
    kaffeemaschine: kaffeemaschine, kaffeeautomat, espressomaschine, kaffee maschine, kaffeevollautomat, filtermaschine, vollautomat,
      kapselmaschine, senseo, kaffeekocher, kaffemaschine, padmaschine, nespresso
    kaffee: kaffee, espresso, cappuccino, kaffee kochen, mach kaffee, latte macchiato, milchkaffee, filterkaffee, tasse kaffee,
      mach mir einen kaffee, mach mir kaffee, koch kaffee, kaffee machen, käffchen, latte, heißgetränk, brüh kaffee, kaffee aufsetzen,
      setz kaffee auf, kaffee brühen, americano, melange, einen kaffee, kaffee zubereiten
    waschmaschine: waschmaschine, wäsche waschen, wäsche, waschgang, wäschewaschen, waschprogramm, waschautomat, wäsche machen,
      waschvorgang
    spülmaschine: spülmaschine, geschirrspüler, geschirr spülen, geschirrspülmaschine, abwaschmaschine, geschirrspülautomat, abwasch,
      spüler, geschirrwaschmaschine
    backofen: backofen, ofen, herd, bratofen, backröhre, rohr, röhre, ofentemperatur, elektroofen, heißluftofen, kochfeld, herdplatte,
      backrohr
    vorheizen: vorheizen, heiz vor, ofen heizen, vor heizen, ofen vorheizen, backofen vorheizen, vorgeheizt sein, ofen anmachen
    kühlschrank: kühlschrank, kühlgerät, gefrierschrank, eisschrank, gefriertruhe, kühltruhe, tiefkühler, gefrierfach, tiefkühlschrank,
      tiefkühltruhe, eiskasten, tiefkühlfach, gefrierer
    wohnzimmer: wohnzimmer, stube, wohnstube, wohnraum, gute stube, wohnbereich
    bad: bad, badezimmer, wc, toilette, klo, gäste wc, waschraum, duschbad, gästebad, klosett, dusche
    farbe: farbe, farbton, lichtfarbe, färben, lichtton, farblich, andere farbe, farbe ändern, farbe wechseln, verfärben, kolorit, bunt
    szene: szene, stimmung, lichtstimmung, modus, atmosphäre, ambiente, szenario, beleuchtungsszene, lichtszene, romantische stimmung,
      gemütlich, licht einstellung
    gerät: gerät, apparat, device, maschine, smarte geräte, elektrogerät, haushaltsgerät, gadget, vorrichtung, endgerät
    stromverbrauch: stromverbrauch, energieverbrauch, wie viel strom, energiekosten, stromkosten, verbrauch, kilowattstunden, kwh,
      stromzähler, wieviel strom, energiebedarf, zählerstand, strom verbrauchen
    # food
    rezept: rezept, kochrezept, wie kocht man, wie macht man, wie bereitet man zu, zubereitung, kochanleitung, backrezept, wie koche ich,
      wie mache ich, wie backe ich, wie backt man, rezept für, rezeptidee, wie bereite ich zu, zubereiten, wie bereitet man,
      anleitung zum kochen, rezeptvorschlag, wie wird gekocht, zubereitungsart, kochbuch, wie kocht, nachkochen, kochidee,
      was kann ich kochen, was soll ich kochen
    zutat: zutat, was brauche ich für, bestandteil, inhaltsstoffe, was brauche ich, was brauche ich zum, was kommt in, was muss rein,
      was kommt rein, was ist drin, was ist enthalten, einkauf für rezept, komponente, zutatenliste, was gehört in, was braucht man für,
      welche zutaten, enthalten, woraus besteht, was ist in, woraus wird gemacht
    kochen: kochen, zubereiten, bereite zu, essen machen, zu bereiten, essen kochen, essen zubereiten, brutzeln, kochen lernen,
      essen vorbereiten, herrichten, anrichten, selber kochen, etwas kochen, köcheln, dünsten, sieden, am herd
    kochzeit: kochzeit, garzeit, wie lange kochen, backzeit, wie lange muss kochen, wie lange backen, wie lange im ofen, gardauer,
      kochdauer, backdauer, zubereitungszeit, wie lange muss, wie lange braten, wie lange in den, wie lange ziehen, wie lange garen,
      minuten kochen, zubereitungsdauer
    essen: essen, mahlzeit, speise, gericht, nahrung, futtern, mampfen, nahrungsmittel, etwas zu essen, was zu essen, schmaus,
      lebensmittel, verspeisen, verzehren, leckeres, fressen, happen, mahl, tagesgericht, hauptgericht, leckerei, jause, verpflegung
    abendessen: abendessen, abendbrot, dinner, abendmahlzeit, znacht, nachtmahl, abends essen, zu abend essen, nachtessen, vesper,
      essen am abend, brotzeit, essen heute abend
    mittagessen: mittagessen, lunch, zu mittag, mittagsmahlzeit, zmittag, mittag essen, mittagsmenü, mittagsgericht, mittagstisch,
      essen zu mittag, mittagspause
    frühstück: frühstück, zmorge, morgenessen, brunch, frühstücken gehen, frühstücksbuffet
    restaurant: restaurant, lokal, gaststätte, gasthaus, essen gehen, wirtshaus, speiselokal, kneipe essen, imbiss, beisl, beiz,
      italiener, chinese, grieche, inder, imbissbude, gasthof, ein gutes restaurant, wo kann man essen, wo kann ich essen, wo essen,
      auswärts essen, essen können, zum essen, gastwirtschaft, esslokal, schnellrestaurant, wo gut essen, wo essen gehen, bistro,
      was gutes essen, schnellimbiss, thailänder, lokalität, gaststube, pizzeria, steakhaus, dönerladen
    essen bestellen: essen bestellen, lieferdienst, lieferservice, essen liefern, bestell essen, bestell mir essen, pizza bestellen,
      bestell pizza, bestell eine pizza, essen nach hause, lieferando, lieferheld, bringdienst, essenslieferung, pizzadienst,
      pizzaservice, essen kommen lassen, essen bringen lassen, heimservice, mjam, uber eats, essen ordern, lieferdienst in der nähe,
      was zu essen bestellen, wolt, sushi bestellen, bring mir essen
    zum mitnehmen: zum mitnehmen, takeaway, mitnehmen, to go, mit nehmen, take away, zum abholen, selbst abholen, essen abholen,
      außer haus, außer haus verkauf, abholung, take out, liefern sie auch, selbstabholung
    speisekarte: speisekarte, menü, karte im restaurant, menükarte, gerichte, tageskarte, getränkekarte, speiseplan, mittagskarte,
      essenskarte, was steht auf der, weinkarte, angebot an speisen
    kalorien: kalorien, kcal, brennwert, kalorienzahl, wie viele kalorien, wieviel kalorien, kaloriengehalt, kalorien hat, kilokalorien,
      kalorienreich, kalorienarm, energiegehalt, kalorienwert, joule, kilojoule
    nährwert: nährwert, nährstoffe, nährwertangaben, wie gesund, nährwerttabelle, wie gesund ist, ist das gesund, ernährungsinformationen,
      fettgehalt, zuckergehalt, eiweißgehalt, wie viel eiweiß, wie viel fett, wie viel zucker, vitamine, inhaltsstoffe, nährwertinfos,
      nährwertinformationen, kohlenhydrate, ernährungswert, wie ungesund
    ersatz: ersatz, alternative, statt, anstelle von, anstatt, ersatzweise, stattdessen, ersetzen durch, ersatz für, was kann ich statt,
      alternative zu, anstelle, was kann ich anstelle, womit ersetzen, was statt, substitut, ausweichmöglichkeit, was anstatt,
      gegen was austauschen, kann ich stattdessen, ersatzprodukt, austausch
    haltbar: haltbar, haltbarkeit, verderben, mindesthaltbarkeit, noch gut, wie lange haltbar, wie lange hält sich, wie lange hält,
      schlecht werden, schlecht geworden, abgelaufen, mindesthaltbarkeitsdatum, verdorben, kann ich noch essen, noch genießbar,
      noch essbar, noch frisch, haltbarkeitsdatum, wie lange frisch, mhd, verfallsdatum, wie lange kann man, aufbewahren, lagern,
      schimmelig, schon schlecht, gammelig, im kühlschrank, halten sich, ist noch gut
    trinkgeld: trinkgeld, tip, trinkgeld geben, wie viel trinkgeld, zehn prozent trinkgeld, obolus, bakschisch
    vegetarisch: vegetarisch, fleischlos, ohne fleisch, vegetarier, veggie, kein fleisch, fleischfrei, vegetarierin
    # shopping and money
    kaufen: kaufen, einkaufen, besorgen, erwerben, shoppen, holen, anschaffen, ein kaufen, einkaufen gehen, shopping, shoppen gehen,
      zulegen, sich zulegen, ich brauche noch, hol mir, bestellen, posten gehen, käuflich erwerben, auf einkaufstour, einkaufstour,
      beschaffen, mitbringen, ergattern, abkaufen, erstehen
    bestellen: bestellen, ordern, bestellung aufgeben, nachbestellen, nach bestellen, nochmal bestellen, erneut bestellen,
      online bestellen, bestell mir, in auftrag geben, anfordern, kommen lassen, liefern lassen, kauf abschließen, bestellung machen,
      bestellung abschicken, im internet bestellen
    bestellung: bestellung, auftrag, order, einkauf, kauf, bestellnummer, auftragsnummer, bestellter artikel, bestellvorgang,
      amazon bestellung
    paket: paket, sendung, lieferung, päckchen, päckli, postpaket, postsendung, warensendung, post, amazon paket, päckchen von amazon,
      lieferung von, dhl, hermes
    lieferstatus: lieferstatus, wo ist mein paket, sendungsverfolgung, paket verfolgen, wann kommt mein paket, bestellstatus,
      wo ist meine bestellung, wo bleibt meine bestellung, wo bleibt mein paket, wann kommt meine bestellung, wann kommt das paket,
      wann kommt die lieferung, status meiner bestellung, sendung verfolgen, sendungsstatus, bestellung verfolgen, paketverfolgung,
      wurde mein paket geliefert, wann wird geliefert, lieferzeitpunkt, tracking, wann trifft ein, ist mein paket da,
      wurde schon verschickt, bestellungsstatus, versandstatus, wo ist meine lieferung, voraussichtliche lieferung, unterwegs,
      liefertermin, wann kommt, status der bestellung, status der lieferung, lieferdatum, wo ist mein päckchen
    liefern: liefern, zustellen, lieferung, ausliefern, bringen, ins haus liefern, nach hause liefern, zustellung, auslieferung,
      anliefern, vorbeibringen, nach hause bringen, verschicken, versenden, versand, zusenden, geliefert bekommen, anlieferung
    zurückgeben: zurückgeben, umtauschen, retoure, rückgabe, zurückschicken, retournieren, zurück geben, zurück schicken, zurücksenden,
      um tauschen, retournierung, rücksendung, rücksenden, retoure anmelden, gib zurück, schick zurück, artikel zurückgeben,
      zurückbringen, zurück bringen, tausche um, reklamieren, wieder zurückgeben, rückläufer, rücksendeetikett, retourenschein,
      passt nicht zurück, zurücklegen
    erstattung: erstattung, rückerstattung, geld zurück, erstatten, rückzahlung, geld zurückbekommen, geld zurückerhalten,
      geld zurückfordern, mein geld zurück, gutschrift, zurückzahlen, zurückerstattet, rückvergütung, rückerstatten, geld wieder,
      gutschreiben, entschädigung, zurückbekommen, geld wiederhaben, geld wiederbekommen, refund, vergütung, kostenerstattung
    preis: preis, kosten, wie teuer, wie viel kostet, was kostet, kostenpunkt, was kostet das, wieviel kostet, was muss ich zahlen,
      was macht das, wie viel macht das, wie viel euro, gesamtpreis, wie kostspielig, was zahlt man, was bezahle ich, wie viel zahlt man,
      preislich, verkaufspreis, tarif, was verlangen sie, kaufpreis, aktueller preis, teuer ist, was würde kosten, höhe der kosten,
      wie hoch sind die, kostenvoranschlag, unkosten
    billig: billig, günstig, preiswert, preisgünstig, erschwinglich, spottbillig, kostengünstig, zum kleinen preis, bezahlbar,
      preis leistung, niedriger preis, nicht teuer, nicht so teuer, zum schnäppchenpreis, low budget, für wenig geld, sparsam,
      am billigsten, am günstigsten, wenig kosten
    teuer: teuer, kostspielig, hochpreisig, hoher preis, sauteuer, kostenintensiv, wertvoll, überteuert, exklusiv, luxuriös, viel kosten,
      am teuersten
    rabatt: rabatt, angebot, nachlass, gutschein, aktion, sonderangebot, schnäppchen, ermäßigung, rabattaktion, prozente, preisnachlass,
      vergünstigung, deal, reduziert, im angebot, sale, sonderpreis, schlussverkauf, ausverkauf, prozent rabatt, skonto,
      günstiger bekommen, preisreduzierung, sonderaktion, verbilligt, vergünstigt, im sale, aktionspreis, herabgesetzt, runtergesetzt,
      gibt es angebote, promo
    warenkorb: warenkorb, einkaufskorb, einkaufswagen, korb, einkaufswagerl, wagen, im warenkorb, in den warenkorb, in den einkaufswagen,
      virtueller warenkorb
    geschäft: geschäft, shop, supermarkt, store, laden, lädchen, kaufhaus, einkaufszentrum, shoppingcenter, einkaufsladen, fachgeschäft,
      warenhaus, handlung, markt, einkaufsmarkt, filiale, verkaufsstelle, händler, boutique
    öffnungszeiten: öffnungszeiten, wann öffnet, wie lange geöffnet, wann hat offen, wann schließt, wann macht auf, wie lange offen,
      wie lange hat offen, wie lange auf, hat noch offen, hat noch auf, hat auf, noch geöffnet, noch offen, wann macht zu,
      wann machen die auf, wann machen die zu, bis wann geöffnet, bis wann offen, bis wann hat, schon offen, ab wann geöffnet,
      geschäftszeiten, ladenschluss, sperrstunde, sprechzeiten, sprechstunde, bürozeiten, ladenöffnungszeiten, heute geöffnet,
      heute offen, sonntags geöffnet, haben die offen, haben die auf, macht auf, macht zu, geschäftsstunden, hat geöffnet,
      am sonntag geöffnet, wie lange haben
    kontostand: kontostand, guthaben, saldo, wie viel geld, wieviel geld, geld auf dem konto, kontostand anzeigen, wie viel habe ich,
      wie viel ist auf, was habe ich auf, geld übrig, wie viel geld noch, wie viel geld ist, saldo anzeigen, verfügbares guthaben,
      kontosaldo, restguthaben, wie ist mein kontostand, geldstand, wieviel geld habe ich, genug geld, habe ich genug geld,
      bin ich im plus, guthabenstand, wie viel kohle, verfügbarer betrag, wie steht mein konto, stand meines kontos, wie viel ist übrig,
      kontoguthaben, finanzieller stand, bin ich flüssig, wie viel geld übrig
    konto: konto, bankkonto, girokonto, bankverbindung, account, gehaltskonto, postkonto, privatkonto, bankkonten, benutzerkonto,
      lohnkonto, hauptkonto, verrechnungskonto
    sparkonto: sparkonto, sparbuch, erspartes, ersparnisse, tagesgeldkonto, tagesgeld, spareinlage, sparguthaben, sparanlage, festgeld,
      spargeld, rücklagen, notgroschen
    überweisen: überweisen, überweisung, geld senden, geld schicken, geld überweisen, transferieren, schick geld, geld transferieren,
      betrag überweisen, überweise geld, umbuchen, geld verschieben, geldtransfer, geld senden an, zahlung senden, banküberweisung,
      anweisen, auf das konto, geldüberweisung, transfer, sende geld, geld an, auf ein anderes konto, geld umbuchen, sofortüberweisung,
      umbuchung, geld übertragen, echtzeitüberweisung, überschreiben, aufs konto überweisen, kohle schicken, geld rüberschicken
    bezahlen: bezahlen, zahlen, begleichen, zahlung, entrichten, ab bezahlen, abbezahlen, abzahlen, zahlung leisten, zahlung vornehmen,
      zahlung tätigen, blechen, löhnen, geld ausgeben, kosten begleichen, rechnung begleichen, berappen, bezahlung, überweisen,
      mit karte zahlen, aufkommen für
    rechnung: rechnung, offener betrag, offene rechnung, rechnungsbetrag, abrechnung, faktura, forderung, stromrechnung, handyrechnung,
      gasrechnung, telefonrechnung, zu zahlen, rechnung stellen, wasserrechnung, nebenkostenabrechnung, rechnungen bezahlen
    abheben: abheben, bargeld, geld holen, auszahlen, geldautomat, bankautomat, geld abheben, bargeld abheben, geld ziehen, abhebung,
      bargeld holen, automat, bancomat, bankomat, auszahlung, geld vom automaten, atm, geld beheben, geld rausholen, bargeldautomat,
      geld vom konto, barabhebung, beheben, cash abheben
    einzahlen: einzahlen, einzahlung, zahl ein, ein zahlen, geld einzahlen, bareinzahlung, geld aufs konto, aufladen, aufs konto tun,
      bargeld einzahlen, auf mein konto einzahlen, einlegen, gutschreiben
    umsätze: umsätze, transaktionen, kontobewegungen, kontoauszug, zahlungsverlauf, kontoumsätze, buchungen, kontoauszüge, abbuchungen,
      letzte transaktionen, letzte zahlungen, letzte umsätze, letzte buchungen, zahlungen anzeigen, transaktionsverlauf, zahlungshistorie,
      zahlungsübersicht, letzte einkäufe, letzte abbuchungen, geldbewegungen, kontoaktivitäten, auszug, transaktionsliste, umsatzanzeige,
      was wurde abgebucht
    ausgaben: ausgaben, ausgegeben, wofür ausgegeben, ausgeben, wie viel ausgegeben, was habe ich ausgegeben, ausgaben diesen monat,
      wofür habe ich geld, wo ist mein geld, geld ausgegeben, kosten, aufwendungen, ausgabenübersicht, wieviel habe ich ausgegeben,
      wie viel geld ausgegeben, aufwand, wohin geht mein geld, monatliche ausgaben
    kreditkarte: kreditkarte, karte, bankkarte, ec karte, girocard, visa, mastercard, visakarte, maestro, debitkarte, bankomatkarte, ec,
      bankcard, visa karte, plastikgeld, amex, american express, zahlkarte, master card, geldkarte
    kreditlimit: kreditlimit, kreditrahmen, limit, verfügungsrahmen, dispo, kreditlinie, kartenlimit, überziehungskredit,
      überziehungsrahmen, ausgabelimit, ausgabenlimit, verfügungslimit, maximaler kredit, höchstbetrag, obergrenze, kreditgrenze
    karte sperren: karte sperren, karte verloren, karte gestohlen, karte blockieren, karte weg, karte verschwunden, karte geklaut,
      kreditkarte sperren, kreditkarte verloren, kreditkarte gestohlen, bankkarte sperren, bankkarte verloren, sperr meine karte,
      karte einfrieren, karte deaktivieren, karte stilllegen, kartensperrung, karte vermisst, meine karte ist weg, ec karte verloren,
      portemonnaie verloren, geldbörse gestohlen, geldbeutel weg, karte abhanden gekommen, karte sperren lassen
    kredit: kredit, darlehen, finanzierung, anleihe, geld leihen, kredit aufnehmen, darlehn, ratenkredit, bankkredit, privatkredit,
      kleinkredit, autokredit, geld borgen, kreditaufnahme, leihen, kreditantrag
    hypothek: hypothek, baufinanzierung, hauskredit, baukredit, immobilienkredit, wohnungskredit, immobilienfinanzierung,
      hauskauf finanzieren, hausfinanzierung, eigenheim finanzieren, wohnkredit, grundschuld, hypothekarkredit
    zinsen: zinsen, zinssatz, verzinsung, zinsrate, jahreszins, sollzins, effektivzins, zinsertrag, zinshöhe, habenzinsen, guthabenzinsen,
      zinskosten
    bonität: bonität, kreditwürdigkeit, schufa, kreditscore, kreditscoring, score, schufa auskunft, schufaauskunft, scorewert,
      kreditrating, schufa score, kredithistorie, kreditgeschichte, zahlungsfähigkeit, ksv, bonitätsauskunft
    steuer: steuer, steuererklärung, finanzamt, steuerbescheid, steuern zahlen, einkommensteuer, lohnsteuer, fiskus, abgaben,
      steuerausgleich, lohnsteuerausgleich, steuerunterlagen, steuerrückzahlung, mehrwertsteuer, umsatzsteuer, steuerzahlung,
      arbeitnehmerveranlagung, steuerlich, elster, versteuern
    gehalt: gehalt, lohn, verdienst, einkommen, gehaltsabrechnung, wie viel verdiene ich, was verdiene ich, bezahlung, vergütung,
      lohnabrechnung, salär, monatslohn, jahresgehalt, monatsgehalt, nettogehalt, bruttogehalt, sold, einkünfte, lohnzettel,
      gehaltszettel, lohnausweis, stundenlohn, lohnstreifen, entgelt, arbeitslohn
    rente: rente, altersvorsorge, ruhestand, pension, pensionierung, rentenalter, in rente gehen, altersrente, pensionskasse,
      betriebsrente, ahv, vorsorge, rentenversicherung, alterspension, in pension gehen, säule 3a, private vorsorge, riesterrente,
      altersversorgung
    sparen: sparen, geld zurücklegen, beiseite legen, ansparen, geld sparen, sparplan, geld beiseite legen, zurücklegen,
      auf die hohe kante, sparziel, geld zur seite legen, weniger ausgeben, ein sparen, einsparen, sparsam sein, sparrate,
      auf die seite legen
    schulden: schulden, verschuldet, geld schulden, verbindlichkeit, wie viel schulde ich, außenstand, offener betrag, in der kreide,
      verschuldung, wieviel schulde ich, schuldenstand, pump, was schulde ich, schuldig
    aktie: aktie, aktienkurs, wertpapier, börsenkurs, aktien kaufen, aktienpreis, aktienwert, papiere, anteil, aktie steht,
      kurs der aktie, wie steht die aktie
    investieren: investieren, anlegen, geldanlage, geld anlegen, in aktien anlegen, investition, geld investieren, kapitalanlage,
      investment, vermögen anlegen, etf, fonds, aktiendepot, depot, anlage, portfolio, wertpapierdepot
    wechselkurs: wechselkurs, umrechnungskurs, währungskurs, devisenkurs, wie steht der euro, kurs, geldkurs, dollarkurs, eurokurs,
      tauschkurs, wechsel kurs, währungskurse, euro in dollar, dollar in euro, wie viel dollar, euro zu dollar, franken in euro,
      aktueller wechselkurs, kurswert, wie viel franken, wechselkurse, währung tauschen, währung
    umrechnen: umrechnen, rechne um, umwandeln, konvertieren, wandle um, wie viel sind, um rechnen, rechne mir um, umrechnung,
      wie viele gramm, wie viele meter, wie viele meilen, wieviel sind, umgerechnet werden, konvertierung, wie viele zentimeter,
      wie viel kilo sind, in euro, in kilometer, wie viele liter sind, um wandeln, einheiten umrechnen, wie viel ist in, umwandlung
    versicherung: versicherung, versicherungsschutz, police, versichert, versicherungspolice, krankenversicherung, krankenkasse,
      versichern, haftpflicht, haftpflichtversicherung, hausratversicherung, autoversicherung, kfz versicherung, assekuranz, abgesichert,
      versicherungsvertrag, vollkasko, teilkasko, lebensversicherung, versicherungsleistung, mitversichert, deckung, versicherungskarte
    betrug: betrug, betrügerisch, verdächtige abbuchung, unbekannte abbuchung, missbrauch, betrüger, abzocke, nicht von mir,
      nicht autorisiert, unberechtigt, ich war das nicht, verdächtige aktivität, betrugsfall, betrugsverdacht, phishing, schwindel,
      fremde abbuchung, verdächtige transaktion, unbekannte transaktion, abbuchung kenne ich nicht, betrogen worden, reingelegt,
      verdächtig, unautorisiert, nicht getätigt, falsch abgebucht, scam, identitätsdiebstahl, verdächtige umsätze, verdächtige zahlung
    geheimzahl: geheimzahl, pin, pin nummer, pin code, pinnummer, pin ändern, kartenpin, pincode, geheimnummer, geheimcode, pin vergessen,
      vierstellige zahl, zahlencode
    passwort: passwort, kennwort, zugangscode, passwörter, passcode, zugangsdaten, login daten, zugangskennwort, passphrase, code,
      losungswort, anmeldedaten, logindaten
    anmelden: anmelden, einloggen, melde an, log ein, login, ein loggen, an melden, log mich ein, melde mich an, registrieren, anmeldung,
      konto verbinden, einwählen, sign in, einchecken
    abmelden: abmelden, ausloggen, melde ab, logout, ab melden, aus loggen, log mich aus, melde mich ab, abmeldung, sign out, ausgeloggt,
      log out
    abonnieren: abonnieren, abo, abonnement, abo abschließen, abonnent, abos, abonnement abschließen, probeabo, mitgliedschaft,
      newsletter, kostenpflichtiges abo
    spenden: spenden, stiften, geld spenden, etwas spenden, für einen guten zweck, guter zweck, wohltätigkeit, spendenaktion, wohltätig,
      spendenkonto, hilfsorganisation, unterstützen, beisteuern, spendierst
    # travel and traffic
    navigieren: navigieren, navigation, route, wegbeschreibung, weg, wie komme ich, bring mich, führ mich, navi, routenplanung, weg zu,
      der weg zu, route berechnen, berechne die route, route planen, routenführung, wegweiser, wie gelange ich, wie fahre ich,
      wie kommt man, bring mich nach, bring mich zu, lotse mich, leite mich, fahr mich, zeig mir den weg, den weg nach, anfahrt,
      navigier mich, wegstrecke, wo muss ich lang, wo geht es lang, wo lang, richtung, wie gehe ich zu, navigiere nach, navigationsgerät,
      schnellster weg, kürzester weg, fahrtroute, anfahrtsbeschreibung, hinkommen, wie komme ich zu, wie komme ich nach, zum ziel, gps,
      wie komme ich am, strecke
    verkehr: verkehr, stau, verkehrslage, verkehrsmeldungen, staus, staumeldung, verkehrsinfo, verkehrsinformationen, verkehrsnachrichten,
      wie ist der verkehr, wie ist die verkehrslage, gibt es stau, stau auf, stockender verkehr, verkehrsaufkommen, viel verkehr,
      zähfließend, verkehrssituation, berufsverkehr, straßenverhältnisse, verkehrsbehinderung, autobahn frei, verstopft, verkehrsstau,
      feierabendverkehr, verkehrsdichte, stoßverkehr, rushhour, verkehrsfunk, was ist los auf, stop and go, stoßzeit
    fahrzeit: fahrzeit, fahrtdauer, reisezeit, wie lange brauche ich, ankunftszeit, fahrtzeit, wie lange fahre ich, wie lange fährt man,
      wie lange braucht man, fahrdauer, reisedauer, wie lange zur arbeit, wie lange bis nach, dauer der fahrt, arbeitsweg, flugzeit,
      gehzeit, wegzeit
    ankommen: ankommen, ankunft, eintreffen, wann bin ich da, an kommen, ankunftszeit, wann komme ich an, eintreffzeit, wann sind wir da,
      wann bin ich zuhause, voraussichtliche ankunft, eintrifft, wann kommt an, anlangen, erreichen, wann treffen wir ein, wann landet
    abfahren: abfahren, losfahren, wann fährt, abreisen, fahr los, ab fahren, abfahrtszeit, weg fahren, wegfahren, starten, aufbrechen,
      aufbruch, wann geht, wann muss ich los, los muss, wann soll ich losfahren, wann fährt ab, wann geht der zug, wann geht mein zug,
      abfahrtzeit, abdampfen, losgehen, abmarsch, verlassen
    fahrplan: fahrplan, abfahrtszeiten, wann kommt der bus, wann kommt die bahn, fahrplanauskunft, zugverbindung, busverbindung,
      verbindungen, wann fährt der nächste, wann kommt der nächste, nächste verbindung, zeitplan, wann fährt der bus, wann fährt die bahn,
      wann fährt der zug, fahrzeiten, nächster bus, nächste bahn, nächster zug, busfahrplan, zugfahrplan, öffi verbindung, fahrpläne,
      wann geht der bus, abfahrtsplan, takt, wann fahren züge, kursbuch, wann kommt der zug, verbindung nach
    haltestelle: haltestelle, bushaltestelle, station, busstation, bahnstation, haltepunkt, straßenbahnhaltestelle, bushalt, busbahnhof,
      stopp, zob
    zug: zug, bahn, eisenbahn, bahnverbindung, ice, regionalbahn, s bahn, intercity, deutsche bahn, zugfahrt, regionalzug, sbahn,
      bahnfahrt, regionalexpress, sbb, öbb
    straßenbahn: straßenbahn, tram, bim, stadtbahn, elektrische, trambahn, trämli, straba, strassenbahn
    u bahn: u bahn, ubahn, metro, untergrundbahn, untergrund, u bahn station
    fahrkarte: fahrkarte, ticket, fahrschein, eintrittskarte, karte, zugticket, bahnticket, billett, bahnkarte, zugfahrkarte, busticket,
      einzelfahrschein, tageskarte, fahrticket, monatskarte, bahncard, fahrausweis, billet, deutschlandticket
    taxi: taxi, uber, mitfahrgelegenheit, fahrdienst, taxi rufen, ruf mir ein taxi, taxi bestellen, bestell ein taxi, ein taxi, bolt,
      freenow, chauffeur, fahrgelegenheit, fahrt, fahrt buchen, mietwagen mit fahrer, taxifahrt, uber bestellen, lyft, taxiunternehmen,
      droschke
    flug: flug, fliegen, flugverbindung, flugticket, luftfahrt, flugreise, flugbuchung, flüge nach, airline, billigflug, direktflug
    flugstatus: flugstatus, ist mein flug pünktlich, flug verspätet, flug verspätung, ist mein flug verspätet, wann landet der flug,
      ist der flug pünktlich, hat mein flug verspätung, flugverspätung, landet der flug, flug gelandet, ist der flug gelandet, flugnummer,
      status meines fluges, fluginformationen, flug annulliert, flugausfall, status des fluges, ankunft flug, flug storniert, fluginfo
    gepäck: gepäck, koffer, reisegepäck, handgepäck, reisetasche, gepäckstück, tasche, trolley, reisekoffer, handkoffer, rucksack
    hotel: hotel, unterkunft, zimmer, übernachtung, herberge, hotelzimmer, pension, ferienwohnung, jugendherberge, gästehaus, übernachten,
      quartier, schlafplatz, übernachtungsmöglichkeit, motel, hostel, airbnb, unterkünfte, gasthof, schlafen können, fremdenzimmer,
      nachtquartier, beherbergung, doppelzimmer, einzelzimmer, fewo, campingplatz
    urlaub: urlaub, ferien, auszeit, erholung, urlaubsreise, ferienzeit, ferienreise, auszeit nehmen, kurzurlaub, reise, verreisen,
      städtereise, schulferien, urlaub machen, wochenendtrip
    mietwagen: mietwagen, leihwagen, auto mieten, mietauto, auto leihen, wagen mieten, autovermietung, autoverleih, carsharing,
      ein auto mieten, leihauto, wagen leihen, auto ausleihen, autovermieter, miete ein auto, mietwagen buchen
    mieten: mieten, ausleihen, leihen, anmieten, zu vermieten, pachten, chartern
    reisehinweis: reisehinweis, reisewarnung, reiseinfo, ist es sicher in, reise sicher, sicher zu reisen, sicherheitslage,
      reisesicherheit, sicherheitshinweise, ist die reise sicher, sicher nach zu reisen, gefährlich zu reisen, gefahren auf reisen,
      auswärtiges amt, kann man sicher reisen
    visum: visum, visa, einreise, einreisebestimmungen, einreiseerlaubnis, brauche ich ein visum, touristenvisum, aufenthaltserlaubnis,
      einreisevisum, visumspflicht, einreisegenehmigung, aufenthaltstitel, esta, visumantrag
    reisepass: reisepass, pass, ausweis, personalausweis, personalausweis verlängern, ausweisdokument, perso, id, identitätskarte,
      reisedokument, pass verlängern, ausweispapiere, pass beantragen
    impfung: impfung, impfen, schutzimpfung, impfen lassen, geimpft, impfstoff, welche impfungen, spritze, impfpass, pikser, reiseimpfung,
      welche impfungen brauche ich, impftermin, immunisierung, impfempfehlung
    in der nähe: in der nähe, nah, in meiner nähe, hier in der umgebung, um die ecke, umgebung, in der gegend, hier in der nähe,
      hier in der gegend, in meiner umgebung, im umkreis, nächster, nicht weit von hier, nahe bei, gleich hier, nahegelegen,
      um mich herum, unweit, nächstliegend, am nächsten, in unmittelbarer nähe, rund um, hier um die ecke, nicht weit weg,
      in meiner gegend, gleich um die ecke, vor ort, nächstgelegener, ringsum, hier herum, hierherum, örtlich, lokal
    standort: standort, wo bin ich, position, aktueller ort, wo befinde ich mich, wo bin ich hier, mein standort, meine position,
      aktuelle position, wo bin ich gerade, wo sind wir, aufenthaltsort, an welchem ort bin, wo sind wir gerade, auf welcher straße,
      standort anzeigen, koordinaten, ort, wo stehe ich, gps position
    standort teilen: standort teilen, standort freigeben, wo ich bin, standort senden, standort schicken, meinen standort teilen,
      meinen standort, position teilen, position senden, sag wo ich bin, standortfreigabe, schick meinen standort, live standort,
      teile meinen standort, wo ich gerade bin, standort weitergeben
    auto: auto, wagen, fahrzeug, pkw, karre, kfz, automobil, kraftfahrzeug, schlitten, kiste, personenwagen, kombi, firmenwagen, limousine
    benzin: benzin, sprit, kraftstoff, diesel, tank, treibstoff, super, wie viel benzin, tankfüllung, wie voll ist, super plus,
      spritverbrauch, e10
    tanken: tanken, volltanken, auftanken, voll tanken, tank füllen, nach tanken, sprit holen, benzin holen, betanken, vollmachen,
      nachtanken
    tankstelle: tankstelle, tanke, zapfsäule, wo kann ich tanken, zapfstelle, wo tanken, autohof, raststätte, benzintankstelle, shell,
      aral
    ladestation: ladestation, ladesäule, elektroauto laden, e auto laden, elektrotankstelle, wo kann ich laden, wallbox, schnelllader,
      ladepunkt, e ladestation, stromtankstelle, e tankstelle, schnellladesäule
    reifen: reifen, reifendruck, luftdruck, pneu, autoreifen, reifenluftdruck, reifendruck prüfen, reifen aufpumpen, luft im reifen,
      winterreifen, sommerreifen, genug luft, reifenfülldruck
    öl: öl, ölwechsel, motoröl, ölstand, öl wechseln, öl nachfüllen, ölstand prüfen, autoöl
    werkstatt: werkstatt, autowerkstatt, mechaniker, kfz werkstatt, automechaniker, garage, mechatroniker, reparaturwerkstatt, autohaus,
      vertragswerkstatt, kfz mechaniker, garagist
    reparieren: reparieren, reparatur, instand setzen, in ordnung bringen, flicken, instandsetzen, richten, beheben, wieder ganz machen,
      fixen, hinbiegen, herrichten, wieder in gang bringen, instandsetzung, heil machen, ausbessern, zum reparieren
    parken: parken, parkplatz, parkhaus, parklücke, stellplatz, parkmöglichkeit, wo kann ich parken, wo parken, parkplätze,
      auto abstellen, parkieren, freier parkplatz, parkfläche, einparken, parkhäuser, parkgarage, geparkt haben, parkraum
    kennzeichen: kennzeichen, nummernschild, zulassung, autokennzeichen, kontrollschild, kfz kennzeichen, autonummer, autoschild,
      nummerntafel
    # health
    arzt: arzt, doktor, hausarzt, doc, hausärztin, facharzt, arztpraxis, praxis, mediziner, doktorin, arzttermin, kinderarzt, hautarzt,
      spezialist, medicus
    krankenhaus: krankenhaus, klinik, notaufnahme, spital, hospital, notaufnahme im krankenhaus, klinikum, krankenhäuser,
      universitätsklinik, krankenanstalt
    apotheke: apotheke, notapotheke, apotheken notdienst, apothekennotdienst, medikamente kaufen
    medikament: medikament, arznei, tablette, medizin, pille, arzneimittel, tabletten nehmen, mittel, medikation, arznei nehmen, tropfen,
      heilmittel, präparat, antibiotikum, kapsel, arzeneimittel, pillen nehmen
    krank: krank, erkrankt, unwohl, nicht gut, nicht wohl, kränklich, schlecht fühlen, mir geht es schlecht, mir geht es nicht,
      angeschlagen, mir ist schlecht, mir ist übel, kränkeln, nicht auf der höhe, unpässlich, ich fühle mich schlecht,
      fühle mich nicht gut, fühle mich krank, flach liegen, bettlägerig, mies fühlen
    schmerz: schmerz, weh tun, tut weh, aua, schmerzhaft, wehtun, tut mir weh, es tut weh, weh, schmerzen haben, au
    symptom: symptom, anzeichen, krankheitszeichen, krankheitsanzeichen, beschwerden, krankheitssymptome, merkmal
    training: training, workout, sport machen, trainieren, übung, sport treiben, fitnesstraining, übungen machen, fitness,
      trainieren gehen, sporteinheit, trainingseinheit, sport, fit werden, bewegung, sportlich, trainingsplan, turnen, fitnessübung,
      work out, körperliche übung, sporteln, auspowern
    schritte: schritte, schrittzähler, wie weit gelaufen, schrittanzahl, wie viele schritte, gelaufene schritte, schritte heute,
      wie weit bin ich, wieviele schritte, schrittziel, schrittmenge, tagesschritte
    gewicht: gewicht, wie schwer, wiegen, wie viel wiege ich, körpergewicht, was wiege ich, kilo, wie schwer ist, bmi, waage,
      wie viel wiegt
    schlaf: schlaf, schlafdauer, nachtruhe, schlafqualität, wie habe ich geschlafen, schlafenszeit, schlummer, schlafphase, schläfchen,
      pennen, ausschlafen, ratzen, einschlafen, nickerchen, schlafen gehen, ins bett gehen, ins bett, hinlegen, zu bett gehen,
      aufs ohr hauen, schlafrhythmus, durchschlafen
    meditieren: meditieren, meditation, entspannen, entspannung, in sich gehen, zur ruhe kommen, runterkommen, achtsamkeit, relaxen,
      chillen, abschalten können, ausruhen, beruhigen, entspannungsübung, sich entspannen, erholen, entspannt werden, meditationsübung,
      innere ruhe, ausspannen, stress abbauen
    blutdruck: blutdruck, blutdruckwert, hoher blutdruck, blutdruck messen, bluthochdruck
    herzfrequenz: herzfrequenz, puls, herzschlag, pulsschlag, herzrate, pulsfrequenz, herzschläge pro minute, pulswert, ruhepuls,
      herzrhythmus
    notruf: notruf, notfall, rettungsdienst, krankenwagen, erste hilfe, rettungswagen, rettung, feuerwehr, polizei rufen, notarzt,
      hilfe rufen, 112, sos, in not, sanitäter, krankenwagen rufen, ambulanz, polizeinotruf, ruf den notarzt, notfallnummer,
      rettungsleitstelle, notrufnummer, notfallkontakt
    # knowledge, language, figures
    übersetzen: übersetzen, übersetzung, was heißt auf, wie sagt man, dolmetschen, über setzen, wie heißt auf, was heißt das auf,
      wie sagt man das, ins englische, ins deutsche, auf englisch, auf deutsch, wie sage ich, wie sagt man auf, auf spanisch,
      auf französisch, auf italienisch, was bedeutet auf, übertragen ins, ins spanische, ins französische, wie nennt man auf,
      in eine andere sprache, verdolmetschen, was heißt, wie lautet auf, ins italienische
    synonym: synonym, anderes wort für, ähnliches wort, bedeutungsgleich, gleichbedeutend, sinnverwandt, anderes wort, ein anderes wort,
      gleiche bedeutung, anders sagen, alternativwort
    rechnen: rechnen, berechnen, ausrechnen, rechne aus, wie viel ist, berechnung, wie viel macht, wieviel ist, wieviel macht, was ergibt,
      was ist das ergebnis, kalkulieren, rechenaufgabe, kalkulation, rechnung lösen, matheaufgabe, zusammenrechnen, taschenrechner,
      rechne mal, ermitteln, wie viel ergibt, mathe, löse die aufgabe, ausrechnung, gleichung lösen, mathematik, kopfrechnen, was gibt
    plus: plus, addieren, addition, summe, zusammenzählen, zusammenrechnen, hinzuzählen, dazuzählen, aufsummieren, addieren zu,
      zusammen ergibt, draufrechnen
    minus: minus, subtrahieren, abziehen, abziehen von, subtraktion, abzüglich, wegnehmen von, differenz, zieh ab
    multiplizieren: multiplizieren, mal nehmen, multipliziert mit, malnehmen, multiplikation, mal rechnen, produkt, multiplizierst,
      vervielfachen
    geteilt: geteilt durch, dividieren, dividiert durch, division, quotient, durch rechnen, durch geteilt
    prozent: prozent, anteil, prozentsatz, wie viel prozent, von hundert, prozentual, quote, prozentrechnung, prozentzahl
    würfeln: würfeln, wirf einen würfel, würfel werfen, wirf den würfel, einen würfel werfen, würfelwurf, roll einen würfel,
      würfel für mich, würfle eine zahl, zwei würfel, würfel mal, würfel rollen
    münze werfen: münze werfen, wirf eine münze, kopf oder zahl, münzwurf, wirf die münze, wirf mal eine münze, zahl oder kopf,
      münze hochwerfen, schmeiß eine münze, münze, kopf zahl, wappen oder zahl
    zufallszahl: zufallszahl, zufällige zahl, irgendeine zahl, zahl zwischen, nenne eine zahl, nenn mir eine zahl, sag eine zahl,
      eine zahl von, zufallsgenerator, denk dir eine zahl, eine beliebige zahl, zahl zwischen eins, wähle eine zahl, irgendeine nummer
    fakt: fakt, wissenswertes, tatsache, interessantes, interessanter fakt, fun fact, funfact, lustiger fakt, interessante tatsache,
      wusstest du, unnützes wissen, was interessantes, etwas interessantes, erzähl mir was interessantes, kuriosität, wissensfakt,
      zufälliger fakt, sachverhalt, spannende tatsache, fakten über
    nachrichten: nachrichten, schlagzeilen, news, neuigkeiten, was ist passiert, was gibt es neues, neues, aktuelle nachrichten,
      nachrichten des tages, was passiert in der, was ist los in, was läuft in der, nachrichtenüberblick, neueste nachrichten, tagesschau,
      weltgeschehen, aktuelles, tagesgeschehen, newsflash, eilmeldung, meldungen, was ist heute passiert, gibt es neuigkeiten,
      top meldungen, zeitgeschehen, nachrichtensendung, weltnachrichten, was geht ab in, presse, was gibt es aktuelles, headlines,
      nachrichtenlage, aktuelle meldungen, zib
    ergebnis: ergebnis, spielstand, endstand, wie steht es, wer hat gewonnen, resultat, punktestand, wie ging das spiel,
      wie ist es ausgegangen, wie steht das spiel, wer hat das spiel, wer führt, wer liegt vorne, wie haben gespielt, wie hat gespielt,
      zwischenstand, spielergebnis, wie ist das spiel, wie viele tore, ausgang des spiels, wie ging es aus, wie ging aus,
      wie hat gewonnen, hat gewonnen, haben gewonnen, torstand, wer gewinnt gerade, wer hat verloren, wer siegte, wie spielt,
      haben die bayern
    gewinnen: gewinnen, sieg, triumph, als sieger hervorgehen, erfolgreich sein
    spiel: spiel, partie, match, begegnung, spielbegegnung, wettkampf, wettspiel, fußballspiel, länderspiel, fussballspiel, turnierspiel
    witz: witz, scherz, bring mich zum lachen, etwas lustiges, spaß, gag, scherzfrage, erzähl einen witz, erzähl mir einen witz,
      was lustiges, flachwitz, kalauer, was witziges, ulk, jux, bring mich zum schmunzeln, anekdote, zum lachen, zum lachen bringen,
      etwas witziges, sag was lustiges, unterhalte mich, spaßig, heitere mich auf, mach einen witz, wortspiel, lachen, noch einen witz,
      schenkelklopfer
    lustig: lustig, witzig, komisch, spaßig, amüsant, humorvoll, zum totlachen, humor, ulkig, unterhaltsam, drollig, zum schießen
    geschichte: geschichte, märchen, erzählung, erzähl eine geschichte, gutenachtgeschichte, gute nacht geschichte, kurzgeschichte, fabel,
      story, einschlafgeschichte, märchen erzählen, legende, bettgeschichte
    quiz: quiz, rätsel, quizfrage, quizspiel, ratespiel, quizduell, trivia, wissensquiz, rätsel stellen, scherzfrage, ratequiz,
      wissenstest, fragespiel
    # work
    urlaubstage: urlaubstage, resturlaub, wie viel urlaub, freie tage, urlaubsanspruch, wie viele urlaubstage, wieviele urlaubstage,
      restliche urlaubstage, wie viel urlaub habe, wie viele freie tage, verbleibende urlaubstage, noch urlaub übrig, urlaub übrig,
      urlaubskonto, urlaubsguthaben, ferientage, ferienguthaben, resturlaubstage, noch urlaub, wieviel urlaub, urlaubsstand,
      urlaub habe ich noch, wie viele ferientage
    urlaubsantrag: urlaubsantrag, urlaub beantragen, urlaub einreichen, frei nehmen, urlaub anfragen, urlaub nehmen, ferien beantragen,
      antrag auf urlaub, frei beantragen, urlaub eintragen, freinehmen, freie tage beantragen, urlaub buchen, frei bekommen,
      urlaubsgesuch, tag frei, urlaubstage beantragen, tage frei nehmen, ferienantrag, um urlaub bitten, urlaubsanfrage,
      will urlaub nehmen, urlaubstag nehmen
    beantragen: beantragen, antrag, einreichen, antrag stellen, anfordern, bewerben um, ersuchen, gesuch, ansuchen, ein reichen,
      formular ausfüllen, anmelden, beantragung, reich ein, stell einen antrag
    arbeit: arbeit, job, beruf, arbeitsplatz, arbeitsstelle, tätigkeit, büro, auf der arbeit, anstellung, beschäftigung, maloche, hackeln,
      schaffen, betrieb, arbeitsleben, hacken, arbeit haben, beruflich, dienst
    bewerben: bewerben, bewerbung, lebenslauf, bewerbungsunterlagen, bewerbungsschreiben, vita, cv, anschreiben, curriculum vitae
    chef: chef, chefin, vorgesetzter, boss, leiter, leitung, abteilungsleiter, manager, direktor, geschäftsführer, filialleiter,
      chefetage, leiterin, teamleiter, oberhaupt
    kollege: kollege, kollegin, mitarbeiter, arbeitskollege, mitarbeiterin, teamkollege, arbeitskollegin, angestellter, personal,
      belegschaft, beschäftigte
    dokument: dokument, datei, unterlage, akte, file, schriftstück, pdf, textdokument, schreiben, word dokument, doc, urkunde, worddatei
    # device
    handy: handy, smartphone, telefon, mobiltelefon, iphone, mobilgerät, natel, mobile, fon, smartfon, handgerät, android handy, endgerät,
      telefonapparat
    handy finden: handy finden, wo ist mein handy, handy verloren, handy orten, finde mein telefon, finde mein handy, handy suchen,
      suche mein handy, handy klingeln lassen, lass mein handy klingeln, mein handy klingeln, wo liegt mein handy, handy verlegt,
      handy nicht finden, ich finde mein handy, ruf mein handy an, telefon finden, telefon suchen, telefon orten, smartphone finden,
      handy weg, wo habe ich mein, mein handy ist weg, handyortung, handy wiederfinden, wo ist mein telefon, wo ist mein smartphone,
      gerät orten, handy verschwunden, iphone suchen
    akku: akku, batterie, akkustand, ladestand, batteriestand, akkustatus, akkustand anzeigen, wie viel akku, wie voll ist der,
      wie viel prozent akku, akkuladung, batterieladung, akkulaufzeit, batteriestatus, ladezustand, akku noch, wie viel batterie,
      wie viel saft, akkuleistung, wie lange hält der, noch akku, akku leer, akkukapazität, batterieanzeige
    aufladen: aufladen, laden, lade auf, ladegerät, auf laden, akku laden, handy laden, laden lassen, ans ladegerät, ladekabel, anstecken,
      strom tanken, ladevorgang, handy aufladen, akku aufladen, wieder aufladen, geladen sein, an den strom
    wlan: wlan, wifi, wi fi, internetverbindung, netzwerk, w lan, drahtlosnetzwerk, drahtloses netzwerk, internet verbindung, funknetz,
      router, heimnetz, wlan verbindung, internetzugang, wlan netz, hotspot, mit dem internet verbinden, wlan an, wlan passwort
    bluetooth: bluetooth, bluetooth verbindung, blue tooth, über bluetooth verbinden, per bluetooth, bluetooth koppeln, bluetooth gerät,
      kabellose verbindung
    flugmodus: flugmodus, flugzeugmodus, flug modus, flugzeug modus, airplane mode, offline modus, offlinemodus
    nicht stören: nicht stören, ruhe, ruhemodus, bitte nicht stören, nicht gestört werden, bitte nicht stören modus, stör mich nicht,
      nichtstörenmodus, niemand stören, keine anrufe, keine störung, will nicht gestört werden, keine benachrichtigungen,
      lass mich in ruhe, störungen ausschalten, ruhe haben, fokusmodus, nicht stören modus, störungsfrei
    taschenlampe: taschenlampe, handylicht, blitzlicht, lampe am handy, handylampe, taschen lampe, handy lampe, led licht, licht am handy,
      lichtkegel
    bildschirm: bildschirm, display, monitor, screen, anzeige, handybildschirm, mattscheibe, touchscreen, anzeigetafel
    bildschirmfoto: bildschirmfoto, screenshot, bildschirm aufnehmen, bildschirmaufnahme, bildschirm foto, screen shot,
      bildschirm abfotografieren, foto vom bildschirm, bildschirmabbild, bildschirm kopieren
    speicherplatz: speicherplatz, speicher, freier speicher, freier platz, wie viel speicher, wie viel speicherplatz, speicher voll,
      festplatte, festplattenspeicher, speicherkapazität, speicher frei, platz auf dem handy, speicherbelegung, arbeitsspeicher,
      gigabyte frei, platz frei, speicherkarte, genug speicher, speicher freigeben, speicherauslastung
    app: app, anwendung, programm, applikation, apps, software, handyapp, tool, skill, handyprogramm, mini programm
    ordner: ordner, verzeichnis, mappe, ablage, dateiordner, unterordner, aktenordner
    internet: internet, netz, online, web, im internet, im netz, world wide web, www, online gehen, internet surfen, surfen, interweb,
      netzwelt
    webseite: webseite, website, seite, homepage, internetseite, internetauftritt, web seite, internet seite, site, webpage, onlineseite,
      webauftritt, portal, webadresse
    browser: browser, internetbrowser, chrome, firefox, safari, edge, webbrowser, internet explorer
    verlauf: verlauf, historie, history, chronik, chatverlauf, suchverlauf, vergangene, bisherige, browserverlauf, letzte suchen,
      suchhistorie, aufgezeichnet bisher, protokoll
    kaputt: kaputt, defekt, funktioniert nicht, geht nicht, beschädigt, hinüber, im eimer, geht nicht mehr, funktioniert nicht mehr,
      spinnt, tut nicht, klappt nicht, läuft nicht, streikt, außer betrieb, zerstört, schadhaft, hat den geist aufgegeben, fehlerhaft,
      nicht funktionieren, ist tot, zerbrochen, futsch, zerrissen, gesprungen, funktioniert nimmer, geht nimmer, funzt nicht,
      arbeitet nicht, verreckt, abgestürzt, ausser betrieb
    problem: problem, fehler, schwierigkeit, störung, panne, mangel, defekt, bug, fehlermeldung, absturz, komplikation, fehlfunktion,
      probleme mit, es hakt, macht probleme, missstand, ärger mit, hürde, trouble
    # assistant and small talk
    dein name: dein name, wie heißt du, wer bist du, was ist dein name, wie nennt man dich, hast du einen namen, wer bist du eigentlich,
      sag mir deinen namen, verrat mir deinen namen, wie wirst du genannt, was bist du, stell dich vor, mit wem spreche ich,
      mit wem rede ich, erzähl von dir, erzähl mir von dir, was bist du eigentlich
    dein alter: dein alter, wie alt bist du, wann wurdest du gebaut, wie alt du bist, wann bist du geboren, wann hast du geburtstag,
      dein geburtstag, in welchem jahr gebaut, wann wurdest du geboren, wann wurdest du erschaffen, wann wurdest du programmiert,
      dein geburtsdatum, bist du alt, wie alt seid ihr
    dein hersteller: wer hat dich gemacht, wer hat dich entwickelt, dein hersteller, dein erfinder, wer hat dich gebaut,
      wer hat dich erschaffen, wer hat dich programmiert, wer hat dich erfunden, wer hat dich hergestellt, dein schöpfer, dein entwickler,
      deine eltern, für wen arbeitest du, welche firma, wem gehörst du, dein chef, von wem bist du, wer ist dein chef,
      wer ist dein hersteller, wer steckt hinter dir, wer ist dein entwickler, dein boss, deine firma, von wem wurdest du,
      wo wurdest du gebaut, wer hat dich designt
    was kannst du: was kannst du, fähigkeiten, was kann ich fragen, funktionen, was kannst du alles, was machst du, was hast du drauf,
      wobei kannst du helfen, womit kannst du helfen, wie kannst du helfen, deine fähigkeiten, deine funktionen, was kann ich sagen,
      wobei hilfst du, welche funktionen hast du, zeig was du kannst, was bietest du, wofür bist du da, welche fragen, funktionsumfang,
      was sind deine fähigkeiten, was beherrschst du, welche befehle, kannst du sonst noch, wobei kannst du mir
    bist du ein mensch: bist du ein mensch, bist du echt, bist du ein roboter, bist du ein computer, bist du eine maschine,
      bist du eine ki, bist du eine person, bist du menschlich, bist du ein bot, bist du real, lebst du, bist du lebendig,
      künstliche intelligenz, bist du künstlich, bist du ein programm, echter mensch, spreche ich mit einem, rede ich mit einem,
      bist du eine frau, bist du ein mann, bist du wirklich, chatbot, hast du gefühle, bist du ein echter
    wie geht es dir: wie geht es dir, wie geht es, wie fühlst du dich, alles klar bei dir, wie gehts, wie gehts dir, wie geht es ihnen,
      wie läuft es, wie ist es so, was geht, alles gut, alles gut bei dir, alles klar, na wie gehts, wie ist dein tag, wie war dein tag,
      was machst du so, was macht die kunst, alles fit, geht es dir gut, was geht ab, bist du glücklich, wie stehts, wie geht s,
      alles okay, alles paletti, wie fühlst du
    hallo: hallo, guten tag, guten morgen, grüß dich, hi, servus, guten abend, moin, guten nachmittag, hey, hallöchen, grüß gott, grüezi,
      tach, na du, sei gegrüßt, grüße, hallo du, ahoi, servas, huhu, hallo zusammen, moin moin, hallo assistent, was geht, mahlzeit, salü,
      gruezi, seid gegrüßt, begrüßen, willkommen, guten tag auch, grüß di, hej
    tschüss: tschüss, auf wiedersehen, bis später, ciao, mach es gut, bis bald, tschüs, tschau, wiedersehen, bis nachher, bis gleich,
      auf wiederhören, mach gut, bis morgen, ade, adieu, pfiat di, bye, bye bye, schönen tag noch, bis bald mal, tschö, tschüssi,
      bis zum nächsten mal, wir sehen uns, wir hören uns, ich muss los, lebe wohl, baba, ciao ciao, uf widerluege, schönen tag,
      schönes wochenende, ich gehe jetzt, man sieht sich, verabschieden, tschüssle, hau rein, auf bald
    gute nacht: gute nacht, schlaf gut, schlaf schön, träum süß, süße träume, ich gehe schlafen, ich gehe ins bett, träum schön,
      ab ins bett, gutes nächtle, angenehme nachtruhe
    danke: danke, vielen dank, dankeschön, danke schön, besten dank, merci, danke dir, ich danke dir, tausend dank, herzlichen dank,
      danke sehr, dankbar, thx, lieben dank, schönen dank, ich bedanke mich, vielen lieben dank, danke vielmals, bedanken,
      das war hilfreich, hilfreich, danke für die hilfe, merci vielmals, gracias, thanks
    ja: ja, genau, richtig, das stimmt, jawohl, klar, natürlich, korrekt, auf jeden fall, jo, jep, jup, jap, joa, yes, aber ja, ja bitte,
      gewiss, selbstverständlich, stimmt, das ist richtig, das ist korrekt, ganz genau, okay, ok, einverstanden, in ordnung, geht klar,
      aber sicher, aber natürlich, definitiv, absolut, ja genau, ja klar, na klar, freilich, eh klar, unbedingt, alles klar, na sicher,
      wahr, ja gern, ich stimme zu, recht hast du, klingt gut, auf alle fälle, richtig so, jawoll, tatsächlich, das stimmt so,
      machen wir so
    nein: nein, nö, falsch, auf keinen fall, nicht richtig, stimmt nicht, nee, ne, nein danke, niemals, nie im leben, keinesfalls,
      auf gar keinen fall, keineswegs, überhaupt nicht, stimmt nicht so, ganz und gar nicht, gar nicht, lieber nicht, leider nein,
      unter keinen umständen, das ist falsch, das stimmt nicht, das ist nicht richtig, bestimmt nicht, nope, never, danke nein,
      auf keinsten, ich glaube nicht, eher nicht, nicht wirklich, nicht wahr, unwahr, ich lehne ab, sicher nicht, nicht korrekt,
      natürlich nicht, ach was
    vielleicht: vielleicht, eventuell, möglicherweise, weiß nicht, bin nicht sicher, kommt drauf an, kommt darauf an, mal sehen,
      mal schauen, unsicher, ich weiß es nicht, ich weiß nicht, keine ahnung, nicht sicher, ich bin nicht sicher, unentschieden,
      schwer zu sagen, womöglich, unter umständen, gegebenenfalls, weiß ich nicht, schwierig zu sagen, wahrscheinlich, jein,
      unentschlossen, ich bin unsicher, je nachdem, ich bin mir unsicher, ich überlege noch, bin mir nicht sicher, evtl, gut möglich,
      durchaus möglich, wer weiß
    gut gemacht: gut gemacht, super, toll, prima, großartig, klasse, sehr gut, perfekt, spitze, wunderbar, fantastisch, hervorragend,
      ausgezeichnet, genial, cool, geil, du bist super, du bist toll, du bist die beste, du bist der beste, gute arbeit, bravo,
      ich bin zufrieden, tolle arbeit, gut so, top, exzellent, brillant, weiter so, glückwunsch, du bist klasse, du bist großartig,
      tadellos, saubere arbeit, leiwand, lässig, respekt, hast du gut gemacht, du bist schlau, du bist clever, du bist spitze, hammer,
      super gemacht, nice, prächtig, chapeau, hut ab, lob, du bist hilfreich, vorbildlich, gefällt mir gut, beeindruckend, erste sahne,
      famos, ich liebe dich
    schlecht: schlecht, mies, furchtbar, schrecklich, blöd, doof, miserabel, grauenhaft, fürchterlich, grottig, ungenügend, übel,
      nicht gut, mangelhaft, schlimm, unterirdisch, mist, bescheiden, saublöd, nicht so toll, unbrauchbar, grausam, entsetzlich,
      minderwertig
    entschuldigung: entschuldigung, tut mir leid, sorry, verzeihung, pardon, verzeih mir, verzeih, es tut mir leid, entschuldige,
      sorry dafür, tschuldigung, mein fehler, bedauern, vergebung, tut mir schrecklich leid
    hilfe: hilfe, helfen, hilf mir, unterstützung, support, hilfst du mir, brauche hilfe, ich brauche hilfe, ich brauche unterstützung,
      kannst du helfen, kannst du mir helfen, assistenz, unterstützen, unter die arme greifen, zur hand gehen, beistehen, behilflich,
      hilfestellung, beistand, help, hilfe bekommen, weiterhelfen, ich komme nicht weiter, ich weiß nicht weiter, aushelfen, hilfsbereit,
      beistand leisten
    sprache: sprache, sprache ändern, andere sprache, sprich deutsch, sprache wechseln, sprache umstellen, sprich englisch,
      welche sprachen, auf deutsch umstellen, auf englisch umstellen, sprichst du, kannst du deutsch, sprache einstellen,
      spracheinstellung, sprache auf, rede deutsch, sprich mit mir auf, antworte auf deutsch, wechsle die sprache,
      andere sprache sprechen, sprachwechsel
    stimme: stimme, stimme ändern, akzent, andere stimme, männliche stimme, weibliche stimme, stimme wechseln, stimmlage, dialekt,
      wie du klingst, tonfall, klingst du, frauenstimme, männerstimme, deine stimme, geschlecht, sprechweise, stimme anders,
      mit anderer stimme
    langsamer: langsamer, sprich langsamer, nicht so schnell, rede langsamer, langsamer sprechen, langsamer reden, zu schnell,
      bisschen langsamer, gemächlich, verlangsamen, tempo verringern, langsamer bitte, tempo raus, du sprichst zu schnell, in ruhe, lahm,
      geschwindigkeit verringern, langsamer machen, etwas langsamer
    schneller: schneller, sprich schneller, zügig, rasch, rede schneller, schneller sprechen, zu langsam, bisschen schneller,
      tempo erhöhen, beeilen, beeil dich, beschleunigen, flott, fix, flink, eilig, mach schneller, du sprichst zu langsam, in eile,
      geschwindigkeit erhöhen, schneller machen, etwas schneller, hurtig, los los, gib gas, hopp hopp, zack zack, tempo, geschwind
    wie bitte: wie bitte, sag das nochmal, was hast du gesagt, kannst du das wiederholen, sag das noch mal, sag nochmal, nochmal bitte,
      wiederhol das, wiederhol bitte, wie war das, hab ich nicht verstanden, ich habe nicht verstanden, hä, sag es noch einmal,
      könntest du das wiederholen, was war das, was meintest du, was sagtest du, wiederhole das bitte, was hast du gemeint,
      nicht mitbekommen, was bitte, kannst du wiederholen, bitte wiederholen
    # adjectives and people
    neu: neu, aktuelle, frisch, brandneu, neuartig, modern, jüngst, nagelneu, neueste version, ganz neu, letzte neue
    beliebt: beliebt, populär, angesagt, im trend, trendig, begehrt, meistgehört, meistverkauft, am beliebtesten, angesagteste, viral,
      hitparade, charts, trends, bekannteste, top
    berühmt: berühmt, bekannt, prominent, weltbekannt, weltberühmt, renommiert, namhaft, legendär, angesehen
    groß: groß, riesig, gewaltig, mächtig, enorm, riesengroß, gigantisch, umfangreich, massiv, mordsmäßig, weitläufig, geräumig, gross,
      großartig viel
    klein: klein, winzig, gering, minimal, klitzeklein, winzlig, zierlich
    einfach: einfach, leicht, simpel, unkompliziert, leicht zu, mühelos, unproblematisch, schlicht, kinderleicht, pipifax, puppenleicht,
      easy, anspruchslos, problemlos, nicht schwer, ohne aufwand, bequem, nicht kompliziert, babyleicht
    schwierig: schwierig, schwer, kompliziert, knifflig, anspruchsvoll, nicht leicht, herausfordernd, haarig, verzwickt, mühsam, komplex,
      verflixt, nicht einfach, heikel
    wichtig: wichtig, dringend, bedeutend, priorität, wesentlich, bedeutsam, notwendig, entscheidend, oberste priorität, relevant,
      ganz oben, vorrangig, hohe priorität, von bedeutung, zwingend, eilig, brisant, unaufschiebbar
    richtig: richtig, korrekt, zutreffend, wahr, exakt, fehlerfrei, zutreffen, genau, stimmen, stimmt das, rechtens, fehlerlos,
      ordnungsgemäß, präzise
    kostenlos: kostenlos, gratis, umsonst, kostenfrei, ohne kosten, für umme, unentgeltlich, für lau, ohne zu bezahlen, frei,
      kostet nichts, gebührenfrei, zum nulltarif, geschenkt, ohne bezahlung, for free, freier eintritt
    verfügbar: verfügbar, vorhanden, frei, erhältlich, vorrätig, lieferbar, auf lager, gibt es noch, noch frei, vorhanden sein, lagernd,
      verfügbarkeit, im lager, noch vorrätig, parat, greifbar, zur verfügung
    offen: offen, geöffnet, aufgemacht, auf sein, geöffnet sein, steht offen, unverschlossen, nicht zu, aufgesperrt, aufgeschlossen,
      offen stehen, nicht abgeschlossen
    geschlossen: geschlossen, zugemacht, dicht, verschlossen, abgeschlossen, verriegelt, abgesperrt, zugesperrt, nicht offen, gesperrt,
      nicht geöffnet, fest zu, zugeschlossen
    leer: leer, nichts drin, alle leer, aufgebraucht, ausgegangen, nichts mehr drin, nichts mehr da, entleert, keine mehr
    mutter: mutter, mama, mutti, mami, ma, mammi, muttchen, mutti anrufen, mum, mutter von
    vater: vater, papa, vati, pa, daddy, paps, dad, babba
    frau: frau, ehefrau, gattin, weib, gemahlin, dame, meine bessere hälfte, angetraute, eheweib, lady
    mann: mann, ehemann, gatte, göttergatte, gemahl, herr, kerl, typ, männlich, bursche
    kind: kind, nachwuchs, sprössling, kiddies, kids, nachwuchs bekommen, bub, zögling, kleinkind
    freund: freund, freundin, kumpel, spezl, bester freund, beste freundin, kollege, bekannter, kamerad, freundschaft, kumpan, haberer,
      kollegin
    verfolgen: verfolgen, nachverfolgen, tracken, überwachen, tracking, nach verfolgen, im auge behalten, beobachten, mitverfolgen,
      nachvollziehen, monitoren, im blick behalten, aufzeichnen, protokollieren, sendung verfolgen
    messen: messen, abmessen, vermessen, messung, ausmessen, bemessen, nachmessen, abwiegen, maß nehmen
    beschweren: beschweren, beschwerde, reklamieren, reklamation, sich beschweren, beanstanden, klagen, bemängeln, mich beschweren,
      meckern, kritik üben, unzufrieden, beanstandung
    verlängern: verlängern, erneuern, verlängerung, ausdehnen, länger machen, prolongieren, hinauszögern, weiter laufen,
      ausweis verlängern, aufschieben
    warten: warten, wartezeit, moment, einen moment, ab warten, abwarten, warte mal, sekunde, warte kurz, eine sekunde, kleinen moment,
      augenblick, einen augenblick, kurz warten, gedulden, moment mal, moment bitte, bleib dran, eine minute
    lernen: lernen, beibringen, üben, bring mir bei, studieren, pauken, büffeln, erlernen, trainieren, aneignen, einüben,
      auswendig lernen, lehren, unterrichten, bring mir, bei bringen, vokabeln lernen, einstudieren, wiederholen, strebern
    gehören: gehören, besitzen, eigentümer, zugehörig, wem gehört, gehört wem, im besitz, eigentum, inhaber
    brauchen: brauchen, benötigen, nötig, erforderlich, bedarf, notwendig, benötigt werden, bedürfen, ich bräuchte, fehlen, erfordern,
      verlangen
    benutzen: benutzen, verwenden, nutzen, gebrauchen, anwenden, gebrauch machen, einsetzen, nutzung, benützen, bedienen, verwendung,
      in gebrauch nehmen
    ton an: ton an, ton wieder an, stummschaltung aufheben, stummschaltung aus, laut schalten, ton einschalten, ton anmachen, mit ton,
      unmuten, stumm aufheben, sound an, auf laut
    sei still: sei still, sei leise, halt die klappe, halt den mund, klappe, ruhe, ruhe jetzt, ruhig sein, schweig, psst, sei ruhig,
      hör auf zu reden, still, mund halten, klappe zu, schnauze, halt den rand, sprich nicht
    lesezeichen: lesezeichen, bookmark, zu favoriten hinzufügen, als favorit speichern, für später speichern, merkliste,
      auf die merkliste, als favorit markieren, später lesen, für später merken
    wiederherstellen: wiederherstellen, wieder herstellen, zurückholen, hol zurück, retten, wiederbringen, daten retten, restore,
      rekonstruieren, wiederherstellung, stell wieder her
    ausschneiden: ausschneiden, schneide aus, schneiden, rausschneiden, zuschneiden, abschneiden, kürzen, trimmen, beschneiden
    entsperren: entsperren, entblocken, freischalten, freigeben, entblockieren, sperre aufheben, sperrung aufheben, sperre lösen,
      blockierung aufheben, wieder freigeben, wieder freischalten, reaktivieren, entsperrung, schalte frei, nicht mehr blockieren,
      auftauen, wieder aktivieren
    genehmigen: genehmigen, genehmigung, bewilligen, bewilligung, freigeben, freigabe, zustimmung, erlauben, zulassen, gestatten,
      absegnen, durchgehen lassen, grünes licht, stattgeben
    teilnehmer: teilnehmer, wer kommt, wer ist eingeladen, wer nimmt teil, gäste, wer ist dabei, eingeladene, anwesende,
      wer ist alles dabei, teilnehmerliste, wer kommt alles, mitglied
    restzeit: restzeit, verbleibende zeit, restliche zeit, wie lange noch, wie viel zeit noch, übrige zeit, wie viel zeit bleibt,
      wie viele minuten noch, noch übrig, zeit übrig, verbleibend, wann läuft ab
    merken: merken, merk dir, im kopf behalten, einprägen, behalten, nicht vergessen, im gedächtnis behalten, notieren,
      im hinterkopf behalten
    vergessen: vergessen, nicht mehr wissen, entfallen, verschwitzt, verpennt, versäumen, aus dem gedächtnis streichen
    besprechungsraum: besprechungsraum, konferenzraum, meetingraum, sitzungszimmer, sitzungsraum, besprechungszimmer, tagungsraum,
      raum buchen, raum reservieren
    freie zeit: freie zeit, habe ich zeit, zeit haben, wann habe ich zeit, nichts vor, bin ich frei, noch frei, freier termin,
      lücke im kalender, verfügbar, freies zeitfenster, wann bin ich frei, keine termine, freizeit, frei haben, zeitfenster
    beschäftigt: beschäftigt, verplant, keine zeit, besetzt, ausgebucht, belegt, viel zu tun, nicht verfügbar, unabkömmlich, eingespannt,
      im stress, zu tun haben
    wunschliste: wunschliste, wunschzettel, merkzettel, wünsche, merkliste
    gästeliste: gästeliste, einladungsliste, liste der gäste, gästebuch
    packliste: packliste, was muss ich einpacken, was soll ich einpacken, was soll ich mitnehmen, was muss ich mitnehmen, was muss mit,
      packen, kofferpacken, koffer packen, reiseliste
    tagebuch: tagebuch, tagebucheintrag, journal, logbuch, tagesprotokoll
    zeitumstellung: zeitumstellung, sommerzeit, winterzeit, uhr umstellen, uhren umgestellt, uhr vorstellen, uhr zurückstellen
    kalenderwoche: kalenderwoche, kw, wochennummer, welche woche, welche kalenderwoche
    wie lange bis: wie lange bis, wie lange noch bis, wie viele tage bis, wie viele tage noch, tage bis, wie viele wochen bis,
      wie oft schlafen bis, dauert es noch, countdown bis, noch wie viele tage
    ablaufen: ablaufen, läuft ab, ablaufdatum, gültig bis, gültigkeit, wie lange gültig, auslaufen, verfallsdatum, nicht mehr gültig,
      gültig, ungültig
    heute abend: heute abend, heute nacht, diesen abend, am heutigen abend
    übermorgen: übermorgen, in zwei tagen, am tag nach morgen, übernächster tag
    vorgestern: vorgestern, vor zwei tagen, vorletzter tag
    kürzlich: kürzlich, neulich, letztens, vor kurzem, unlängst, jüngst, in letzter zeit, zuletzt, vor kurzer zeit, soeben, letzte
    werktags: werktags, unter der woche, wochentags, an werktagen, an wochentagen, montag bis freitag, an arbeitstagen, jeden werktag,
      arbeitstag
    regelmäßig: regelmäßig, wiederkehrend, wiederholend, sich wiederholen, in regelmäßigen abständen, turnusmäßig, serientermin,
      immer wieder, jedes mal, regulär
    stündlich: stündlich, jede stunde, pro stunde, alle stunde, in der stunde, zu jeder stunde
    selten: selten, kaum, fast nie, nicht oft, ab und zu, hin und wieder, gelegentlich, manchmal
    einmal: einmal, ein einziges mal, nur einmal, einmalig
    zweimal: zweimal, zwei mal, doppelt, zweifach
    mittags: mittags, am mittag, zwölf uhr, zur mittagszeit, mittagszeit, heute mittag, über mittag, mittagspause
    nachmittags: nachmittags, am nachmittag, heute nachmittag, nach dem mittagessen
    nachts: in der nacht, heute nacht, mitten in der nacht, über nacht, nächtlich, spät nachts
    mitternacht: mitternacht, null uhr, um mitternacht, zwölf uhr nachts, vierundzwanzig uhr
    woche: woche, sieben tage
    zwei wochen: zwei wochen, vierzehn tage, zweiwöchentlich, alle zwei wochen, vierzehntägig
    halbe stunde: halbe stunde, dreißig minuten, halbstündlich, 30 minuten, halbes stündchen
    viertelstunde: viertelstunde, fünfzehn minuten, 15 minuten, viertel stunde
    weihnachten: weihnachten, heiligabend, christfest, heilig abend, weihnachtsfest, weihnachtstag, xmas
    silvester: silvester, neujahr, jahreswechsel, sylvester, silvesterabend, neues jahr, altjahr
    fasching: fasching, karneval, fastnacht, fasnacht, fasnet
    jahrestag: jahrestag, hochzeitstag, jubiläum, gedenktag
    herbst: herbst, herbstzeit, herbstlich
    sekunde: sekunde, sek, augenblick
    samstag: samstag, sonnabend
    januar: januar, jänner, jan
    februar: februar, feber
    wie tief: wie tief, tiefe, wie tief ist, meter tief
    wie breit: wie breit, breite, wie breit ist
    wie schwer: wie schwer, gewicht, wie viel wiegt, wieviel wiegt, was wiegt, masse, wie viel kilo, wie viel kg, wiegt
    wie schnell: wie schnell, geschwindigkeit, tempo, wie viel kmh, kmh, höchstgeschwindigkeit, stundenkilometer, kilometer pro stunde,
      spitzengeschwindigkeit
    wer ist: wer ist, wer war, biographie, biografie, lebenslauf von, was weißt du über, wer ist eigentlich, lebensgeschichte, zur person
    was ist: was ist, was sind, was ist eigentlich, was ist ein, was weißt du von, infos zu, was genau ist
    welche: welche, was für, was für ein
    wofür steht: wofür steht, abkürzung, was bedeutet die abkürzung, wofür ist die abkürzung, kürzel, steht für, akronym, ausgeschrieben
    darf man: ist es erlaubt, erlaubt, ist erlaubt, zulässig, gestattet, darf ich mitnehmen, ist das legal, legal, ist es verboten,
      verboten, genehmigt, zugelassen, erlaubnis, berechtigt, rechtlich erlaubt
    möglich: möglich, machbar, geht das, ist es möglich, ist das möglich, möglichkeit, durchführbar, ließe sich, besteht die möglichkeit,
      realisierbar
    gibt es: gibt es, existieren, gibts, vorhanden sein
    meinung: meinung, was denkst du, was hältst du von, was meinst du, findest du, wie findest du, deine meinung, ansicht, was hältst du,
      standpunkt, sichtweise, einschätzung, wie siehst du, glaubst du, denkst du
    zurückrufen: zurückrufen, ruf zurück, rückruf, wahlwiederholung, zurück rufen, erneut anrufen, nochmal anrufen, letzte nummer wählen,
      letzten anrufer, wieder anrufen, noch einmal anrufen
    freisprechen: freisprechen, lautsprecher an, auf lautsprecher, lautsprecher stellen, freisprecheinrichtung, freisprechanlage,
      auf laut stellen
    rufumleitung: rufumleitung, anrufweiterleitung, anrufe weiterleiten, rufweiterleitung, anrufe umleiten
    chat: chat, chatverlauf, unterhaltung, konversation, chatgruppe, gruppenchat, gruppe, thread
    schreiben: schreiben, tippen, verfassen, eintippen, aufsetzen, formulieren, schreib einen, entwurf, entwerfen
    entwurf: entwurf, vorschlag, mailentwurf, rohfassung, konzept, als entwurf speichern, entwürfe
    betreff: betreff, betreffzeile, thema, überschrift
    spam: spam, werbemail, junk, müllmails, unerwünschte mails, werbung, junkmail, spamordner, phishing
    mailadresse: mailadresse, emailadresse, e mail adresse, email adresse, mail adresse, mailaccount
    postleitzahl: postleitzahl, plz, postcode
    soziale netzwerke: soziale netzwerke, social media, soziale medien, facebook, twitter, instagram, tiktok
    kommentar: kommentar, kommentieren, anmerkung, kommentar schreiben, kommentar hinterlassen
    folgen: folgen, folge diesem, follower, abonnieren, entfolgen
    musikrichtung: musikrichtung, genre, musikstil, stil, musikgenre, art von musik, stilrichtung
    warteschlange: warteschlange, als nächstes spielen, danach spielen, queue, in die warteschlange, schlange
    dauerschleife: dauerschleife, in schleife, schleife, endlosschleife, auf wiederholung, im loop, loop, wiederholmodus,
      immer wieder spielen, auf repeat, repeat, lied wiederholen, song wiederholen, titel wiederholen
    vorspulen: vorspulen, spul vor, vor spulen, spring vor, schneller vorlauf, nach vorne spulen, überspringe die werbung, weiterspulen,
      vorlauf
    zurückspulen: zurückspulen, spul zurück, zurück spulen, spring zurück, rückwärts spulen, nach hinten spulen, paar sekunden zurück,
      rücklauf
    sender: sender, kanal, station, frequenz, programm, sendeplatz, fernsehsender, radiosender, umschalten auf
    kino: kino, lichtspielhaus, kinoprogramm, filmtheater, was läuft im kino, was kommt im kino, im kino, kinosaal, filmpalast,
      kinovorstellung, kinofilme, welche filme laufen
    schauspieler: schauspieler, schauspielerin, darsteller, wer spielt mit, wer spielt in, besetzung, hauptdarsteller, hauptrolle,
      filmstar, wer hat mitgespielt, mitwirkende, darstellerin, in welchen filmen
    regisseur: regisseur, wer hat regie geführt, regie, regisseurin, filmemacher, wer hat gedreht, wer führte regie
    trailer: trailer, vorschau, filmvorschau, teaser
    untertitel: untertitel, mit untertiteln, untertitelung
    fernbedienung: fernbedienung, fernsteuerung, fernsteuern, remote, umschaltgerät
    hintergrundbild: hintergrundbild, wallpaper, hintergrund, sperrbildschirm, bildschirmhintergrund, startbildschirm, desktophintergrund
    gefällt mir nicht: gefällt mir nicht, mag ich nicht, ich mag nicht, daumen runter, ich hasse, hassen, dislike, nicht mögen,
      kann ich nicht leiden, nicht ausstehen, finde ich schlecht, finde ich nicht gut, blödes lied, nervt mich, nicht mein geschmack,
      nicht mein fall, verabscheuen, find ich doof
    buch: buch, roman, schmöker, ebook, e book, lektüre, taschenbuch, wälzer, kindle
    autor: autor, autorin, schriftsteller, verfasser, wer hat geschrieben, von wem geschrieben, schriftstellerin, geschrieben von,
      wer schrieb, dichter
    kapitel: kapitel, abschnitt, nächstes kapitel
    bibliothek: bibliothek, bücherei, mediathek, büchersammlung, leihbücherei, stadtbibliothek
    spielen: spielen, spiel spielen, ein spiel, lass uns spielen, zocken, spiel mit mir, runde spielen, spiel starten, gamen,
      lass uns was spielen
    videospiel: videospiel, computerspiel, game, konsole, handyspiel, spielkonsole, playstation, xbox, konsolenspiel, nintendo
    neblig: neblig, nebel, nebelig, dunst, dunstig, sichtweite, hochnebel
    kalt: kalt, kühl, frisch draußen, eiskalt, frostig, eisig, bitterkalt, arschkalt, saukalt, frieren, frost, unter null, minusgrade
    warm: warm, mild, lau, lauwarm, angenehm warm
    heiß: heiß, brütend, glühend heiß, schwül, brütend heiß, hitze, sauheiß, heiss, knallheiß, hitzewelle, kochend heiß, sehr warm
    nass: nass, feucht, durchnässt, klitschnass, klamm
    trocken: trocken, regenfrei, niederschlagsfrei, dürre, trockenheit, ausgetrocknet
    glatt: glatt, glatteis, glätte, vereist, rutschig, eisglätte, straßenglätte, blitzeis
    luftfeuchtigkeit: luftfeuchtigkeit, luftfeuchte, feuchtigkeit, schwüle, wie feucht
    pollenflug: pollenflug, pollen, heuschnupfen, pollenbelastung, blütenstaub, pollenallergie, pollenwarnung, pollenbericht
    uv index: uv index, uv strahlung, sonnenbrandgefahr, sonnencreme, uv werte, sonnenschutz
    mond: mond, vollmond, mondphase, halbmond, neumond, mondaufgang
    ventilator: ventilator, lüfter, lüftung, gebläse, deckenventilator, luft umwälzen, belüftung
    türklingel: türklingel, klingel, hausklingel, wer steht vor der, es klingelt, hat geklingelt, glocke, gegensprechanlage, türglocke
    schloss: schloss, türschloss, riegel, schlüssel, smart lock, vorhängeschloss
    fenster: fenster, fensterscheibe, dachfenster, lüften, fenster auf, fenster zu
    rauchmelder: rauchmelder, feuermelder, rauchwarnmelder, brandmelder, feueralarm, co melder
    bewegungsmelder: bewegungsmelder, sensor, bewegungssensor, bewegung erkannt
    wischen: wischen, feucht wischen, boden wischen, aufwischen, moppen, feudeln, schrubben
    aufräumen: aufräumen, ordnung machen, räum auf, ordnen, ordnung schaffen, wegräumen, ausmisten, entrümpeln
    müll: müll, abfall, mülltonne, müllabfuhr, mülleimer, tonne, abfalleimer, biotonne, restmüll, gelber sack, kehricht, papierkorb, mist,
      altpapier, gelbe tonne, papiertonne, müllabholung, wertstoffe, biomüll, müll rausbringen
    recyceln: recyceln, recycling, wiederverwerten, mülltrennung, trennen müll
    tee: tee, teewasser, tee kochen, schwarztee, wasserkocher, kräutertee
    wäsche: wäsche, wäsche waschen, schmutzwäsche, dreckwäsche, wäsche machen, waschen
    trockner: trockner, wäschetrockner, tumbler, wäsche trocknen, trommeltrockner
    bügeln: bügeln, bügeleisen, bügelwäsche, glätten, plätten
    abwaschen: abwaschen, abspülen, geschirr spülen, spülen, geschirr abwaschen, abwasch machen, geschirr waschen, wasch ab
    mikrowelle: mikrowelle, in der mikrowelle, mikro, mikrowellenherd
    schlafzimmer: schlafzimmer, schlafraum, schlafgemach, elternschlafzimmer
    kinderzimmer: kinderzimmer, babyzimmer, spielzimmer
    arbeitszimmer: arbeitszimmer, büro, homeoffice, studierzimmer, büroraum
    küche: küche, wohnküche, kochnische
    toilette: toilette, klo, wc, örtchen, abort, häusl, herrentoilette, damentoilette
    flur: flur, diele, gang, korridor, vorzimmer, hausflur, eingangsbereich, treppenhaus
    keller: keller, untergeschoss, kellergeschoss, souterrain
    dachboden: dachboden, speicher, estrich, dachgeschoss
    oben: oben, oberes stockwerk, obergeschoss, erster stock, obere etage, im ersten stock
    unten: erdgeschoss, parterre, untere etage, unteres stockwerk
    balkon: balkon, terrasse, veranda, loggia
    garten: garten, hof, vorgarten, außenbereich, schrebergarten
    zimmer: zimmer, raum, räumlichkeit, kammer
    haus: haus, zuhause, daheim, heim, gebäude, bude, eigenheim, bei mir zuhause, zu hause
    wohnung: wohnung, apartment, appartement, mietwohnung, eigentumswohnung
    sofa: sofa, couch, kanapee
    schrank: schrank, kasten, kommode, kleiderschrank, regal
    wasserhahn: wasserhahn, hahn, armatur, wasserleitung
    smart home: smart home, intelligentes zuhause, smarthome, hausautomation, vernetztes zuhause, heimautomatisierung
    strom: strom, elektrizität, energie, saft, elektrisch
    stromausfall: stromausfall, kein strom, strom weg, blackout, strom ausgefallen
    rasen: rasen, gras, wiese, rasen mähen, rasenmäher, rasenfläche
    gießen: gießen, blumen gießen, bewässern, pflanzen gießen, wässern, bewässerung, sprenger, garten gießen, sprinkler, rasensprenger,
      giessen, blumen giessen
    pflanzen: pflanzen, einpflanzen, anpflanzen, säen, aussäen, anbauen, züchten
    füttern: füttern, futter geben, fressen geben, fütterung, zu fressen
    klempner: klempner, installateur, sanitär, rohrreiniger, sanitärinstallateur, rohrbruch, spengler
    elektriker: elektriker, elektrofachmann, elektroinstallateur
    handwerker: handwerker, hausmeister, monteur, hauswart, abwart, heimwerker
    backen: backen, kuchen backen, in den ofen, überbacken, brot backen, gebacken werden, ausbacken
    braten: braten, anbraten, in der pfanne, brutzeln, rösten, frittieren, schmoren
    grillen: grillen, barbecue, bbq, grillparty, grillfest, vom grill, grillieren, angrillen
    aufwärmen: aufwärmen, warm machen, warmmachen, heiß machen, erhitzen, erwärmen, in die mikrowelle, wärm auf
    auftauen: auftauen, tau auf, abtauen, enteisen
    getränk: getränk, trinken, etwas zu trinken, was zu trinken, drink, durst, durstig, durstlöscher, zum trinken
    hunger: hunger, hungrig, kohldampf, magen knurrt, bärenhunger, hunger haben
    snack: snack, imbiss, zwischenmahlzeit, kleinigkeit, häppchen, knabberzeug, naschen, knabbern, znüni, zvieri, brotzeit, vesper
    nachtisch: nachtisch, dessert, nachspeise, süßspeise, etwas süßes, süßes
    vorspeise: vorspeise, entrée, amuse gueule
    hauptgericht: hauptgericht, hauptspeise, hauptgang
    süßigkeit: süßigkeit, süßes, süßwaren, naschi, naschzeug, schleckzeug, bonbons, süßkram, leckerli
    brötchen: brötchen, semmel, schrippe, rundstück, weckerl
    kartoffel: kartoffel, erdapfel, erdäpfel
    pommes: pommes, pommes frites, fritten, kartoffelstäbchen
    hackfleisch: hackfleisch, faschiertes, gehacktes, hack, mett
    sahne: sahne, rahm, obers, schlagobers, schlagsahne, schlagrahm
    hähnchen: hähnchen, huhn, hühnchen, hendl, poulet, geflügel, broiler, brathähnchen
    tomate: tomate, paradeiser
    pilz: pilz, schwammerl, champignon, pfifferling, eierschwammerl
    nudeln: nudeln, pasta, spaghetti, teigwaren, penne
    aubergine: aubergine, melanzani
    limo: limo, limonade, softdrink, cola, sprudel, kracherl, süßgetränk
    bier: bier, weizen, pils, weißbier, radler, alster, maß bier
    alkohol: alkohol, schnaps, alkoholisch, spirituosen, cocktail
    café: café, cafe, kaffeehaus, konditorei, kaffeebar, coffeeshop, eisdiele
    kneipe: kneipe, bar, pub, beisl, wirtshaus, gastwirtschaft, lokal, spelunke, beiz, biergarten, cocktailbar
    kellner: kellner, bedienung, ober, servicekraft, kellnerin, servierer
    küche art: art von essen, nationale küche, essensrichtung, kochstil
    gesund: gesund, nahrhaft, bekömmlich, vollwertig, gesundheitlich, gut für die gesundheit, gesunde ernährung
    diät: diät, abnehmen, ernährungsplan, schlank werden, abspecken, low carb, ernährungsumstellung, gewicht verlieren, kilos verlieren
    vegan: vegan, pflanzlich, rein pflanzlich, ohne tierische produkte
    glutenfrei: glutenfrei, ohne gluten, zöliakie, weizenfrei
    lecker: lecker, köstlich, schmackhaft, fein, schmecken, gut schmecken, delikat, schmeckt gut
    scharf: scharf, pikant, feurig, würzig
    portion: portion, für wie viele personen, personenzahl, reicht für
    verkaufen: verkaufen, loswerden, zum verkauf anbieten, verscherbeln, veräußern, verticken, inserieren, auf ebay stellen, kleinanzeige,
      zu verkaufen
    sendungsnummer: sendungsnummer, trackingnummer, paketnummer, tracking nummer
    abholen: abholen, ab holen, hol ab, abholung, mitnehmen, einsammeln, selbst abholen, aufgabeln, auflesen, jemanden holen
    bringen: bringen, mitbringen, her bringen, vorbeibringen, bring mit, hinbringen, herbringen, ranschaffen
    gutschein: gutschein, coupon, gutscheincode, rabattcode, voucher, rabattgutschein, aktionscode, gutscheine einlösen, wertgutschein,
      promocode, geschenkgutschein, geschenkkarte
    kasse: kasse, bezahlvorgang, zur kasse, auschecken, bestellung abschließen, kauf abschließen
    kassenbon: kassenbon, kassenzettel, quittung, beleg, bon, zahlungsbeleg, kaufbeleg, kaufnachweis, kassenbeleg, rechnung
    garantie: garantie, gewährleistung, garantiezeit, garantiefall
    supermarkt: supermarkt, lebensmittelgeschäft, lebensmittelladen, discounter, aldi, lidl, rewe, edeka, migros, kaufland, penny, billa,
      coop, einkaufsmarkt, eurospar, interspar
    einkaufszentrum: einkaufszentrum, shopping center, mall, einkaufspassage, shoppingcenter
    bäckerei: bäckerei, bäcker, brotladen, backstube
    metzgerei: metzgerei, metzger, fleischer, fleischerei, schlachter, fleischhauer
    friseur: friseur, frisör, haarschnitt, haare schneiden, coiffeur, friseurin, barbier, friseursalon, haarsalon
    drogerie: drogerie, dm, rossmann, drogeriemarkt
    ausverkauft: ausverkauft, nicht vorrätig, nicht mehr verfügbar, nicht lieferbar, vergriffen, nicht auf lager, nicht mehr lieferbar,
      nicht mehr erhältlich
    marke: marke, hersteller, fabrikat, brand
    produkt: produkt, artikel, ware, erzeugnis, gegenstand
    schlange: schlange, warteschlange, anstehen, schlange stehen, warten in der schlange
    geld: geld, kohle, knete, moneten, cash, zaster, penunzen, finanzen, schotter, asche, piepen, stutz, euros, moos
    bargeld: bargeld, bares, banknoten, geldscheine, scheine, münzgeld, kleingeld, münzen, in bar
    euro: euro, eur, tacken
    franken: franken, stutz, schweizer franken, chf, fränkli
    dollar: dollar, usd, us dollar
    cent: cent, rappen
    kontonummer: kontonummer, iban, bankleitzahl, bic, blz, bankdaten, kontodaten, kontoverbindung, swift code, bankverbindung
    konto eröffnen: konto eröffnen, neues konto, konto anlegen, konto erstellen, konto aufmachen, kontoeröffnung
    konto schließen: konto schließen, konto auflösen, konto kündigen, kontoauflösung, konto löschen
    konto gesperrt: konto gesperrt, konto blockiert, konto eingefroren, kein zugriff auf, mein konto ist gesperrt, kontosperrung,
      kontosperre
    bank: bank, sparkasse, kreditinstitut, geldinstitut, bankfiliale, raiffeisen, hausbank, volksbank, geldhaus
    bar bezahlen: bar bezahlen, in bar, bar zahlen, mit bargeld, cash zahlen
    kontaktlos: kontaktlos, kontaktlos zahlen, apple pay, google pay, mit dem handy zahlen, mit handy bezahlen, handyzahlung,
      mobil bezahlen, nfc
    rechnung bezahlen: rechnung bezahlen, rechnung begleichen, rechnung zahlen, stromrechnung bezahlen, rechnung überweisen,
      bezahl meine rechnung, rechnung erledigen, offene rechnung zahlen
    mindestbetrag: mindestbetrag, mindestzahlung, mindestrate, minimum zahlen, kleinster betrag, minimaler betrag, wie viel mindestens
    mahnung: mahnung, zahlungserinnerung, überfällig, inkasso, säumig, mahnbescheid
    geldautomat: geldautomat, bankomat, bancomat, bankautomat, atm, automat, postomat
    aufladen guthaben: guthaben aufladen, aufladen, geld aufladen, nachladen, guthaben aufstocken, prepaid aufladen, karte aufladen,
      handyguthaben, geld drauf
    abbuchung: abbuchung, abbuchen, lastschrift, abgebucht, belastung, einzug, einzugsermächtigung, bankeinzug, buch ab,
      vom konto abgehen, geld eingezogen
    dauerauftrag: dauerauftrag, daueraufträge, automatische zahlung, regelmäßige zahlung, regelmäßige überweisung, automatisch bezahlen,
      automatisch überweisen, lsv, wiederkehrende zahlung
    einnahmen: einnahmen, einkünfte, geldeingang, eingänge, geld bekommen, geldeingänge, zahlungseingang, gutschriften,
      ist geld eingegangen, erlös
    gewinn: gewinn, profit, ertrag, überschuss
    neue karte: neue karte, ersatzkarte, karte ersetzen, neue kreditkarte, neue karte bestellen, karte beantragen, karte bestellen,
      karte neu bestellen, kreditkarte beantragen, karte austauschen, neue bankkarte, andere karte, wann kommt meine karte
    karte aktivieren: karte aktivieren, karte freischalten, neue karte aktivieren, kreditkarte aktivieren, karte freigeben,
      kartenaktivierung
    limit erhöhen: limit erhöhen, höheres limit, kreditlimit erhöhen, limit anheben, mehr kredit, kreditrahmen erhöhen, limiterhöhung,
      rahmen erhöhen
    dispo: dispo, dispokredit, überziehen, konto überzogen, überzogen, im minus, überziehung, in den roten zahlen, ins minus, rote zahlen
    karte beschädigt: karte beschädigt, karte kaputt, karte zerbrochen, karte defekt, karte funktioniert nicht, karte geht nicht,
      karte wird nicht gelesen, karte zerkratzt, karte verbogen
    karte abgelehnt: karte abgelehnt, zahlung abgelehnt, abgelehnt, nicht akzeptiert, karte nicht angenommen, zahlung fehlgeschlagen,
      nicht durchgegangen, zurückgewiesen, abgewiesen, wurde abgelehnt, kartenzahlung abgelehnt, verweigert, zahlung gescheitert
    rate: rate, ratenzahlung, abzahlung, in raten, monatsrate, tilgung, teilzahlung, auf raten
    gebühr: gebühr, spesen, kosten dafür, kontoführungsgebühr, abgabe, zusatzkosten, aufschlag, bearbeitungsgebühr, kostenpflichtig,
      provision, extrakosten, servicegebühr
    auslandsgebühr: auslandsgebühr, gebühren im ausland, auslandseinsatzentgelt, im ausland bezahlen, im ausland zahlen,
      kosten im ausland, fremdwährungsgebühr
    bonuspunkte: bonuspunkte, punkte, prämienpunkte, treuepunkte, payback, payback punkte, prämie, bonusprogramm, treueprogramm, cashback,
      bonusmeilen, meilen
    einlösen: einlösen, punkte einlösen, prämien einlösen, lös ein, verwenden punkte, einlösung
    scheck: scheck, scheckheft, scheckbuch, scheck einlösen
    zahltag: zahltag, wann kommt mein gehalt, wann bekomme ich gehalt, gehaltseingang, nächstes gehalt, wann ist zahltag,
      wann werde ich bezahlt, lohneingang, gehaltszahlung, lohnzahlung
    gehaltserhöhung: gehaltserhöhung, lohnerhöhung, mehr gehalt, mehr lohn, mehr verdienen
    pleite: pleite, bankrott, kein geld, insolvent, blank, zahlungsunfähig, abgebrannt
    aktienkurs: aktienkurs, börsenkurs, kurs, aktienpreis, wie steht die aktie, was kostet die aktie, kurswert, börsenwert, aktienstand
    börse: börse, aktienmarkt, dax, dow jones, aktienindex, finanzmarkt, börsenmarkt, börsenindex, nasdaq, wie steht der dax, wall street
    kryptowährung: kryptowährung, bitcoin, krypto, ethereum, coin
    versicherungsbeitrag: versicherungsbeitrag, versicherungsprämie, prämie, kosten der versicherung, beitrag zur versicherung,
      versicherungskosten
    schaden melden: schaden melden, schadensmeldung, schadenfall, schadensfall melden, versicherungsfall, schadenmeldung, schadenersatz
    passwort vergessen: passwort vergessen, passwort zurücksetzen, kennwort vergessen, passwort ändern, neues passwort,
      passwort neu setzen, passwort weiß ich nicht, kennwort ändern, kennwort zurücksetzen
    registrieren: registrieren, anmelden, registrierung, konto anlegen, mitglied werden, einschreiben, eintragen, account erstellen,
      anmeldung, beitreten
    abo kündigen: abo kündigen, abbestellen, abonnement kündigen, abo beenden, mitgliedschaft kündigen, abo stornieren,
      newsletter abbestellen, kündigung, deabonnieren, vertrag kündigen
    budget: budget, haushaltsplan, haushaltsbuch, finanzplan, geldplanung, monatsbudget, finanzrahmen, etat
    mehrwert: wert, wie viel wert, wieviel wert, marktwert, was ist wert, schätzwert, vermögen
    verdienen: verdienen, geld machen, geld verdienen, einnehmen, erwirtschaften
    leihen: leihen, verleihen, borgen, verborgen, ausborgen, geborgt, leih mir
    nach hause: nach hause, heimweg, heimfahren, heimwärts, heim fahren, nach hause fahren, nach hause kommen, heimkommen, heimgehen,
      bring mich heim
    ziel: ziel, zielort, reiseziel, fahrtziel, bestimmungsort, zieladresse
    karte anzeigen: landkarte, stadtplan, karte anzeigen, auf der karte, straßenkarte, auf der karte zeigen, lageplan, google maps,
      kartenansicht, maps
    baustelle: baustelle, straßenarbeiten, bauarbeiten, straßensperrung, gesperrte straße, sperrung, straße gesperrt, vollsperrung
    umleitung: umleitung, umweg, ausweichroute, alternative route, andere route, stau umfahren, umfahren, umfahrung, alternativroute,
      anderer weg
    unfall: unfall, verkehrsunfall, autounfall, crash, zusammenstoß, blechschaden, karambolage, auffahrunfall
    bahnhof: bahnhof, hauptbahnhof, hbf, zugbahnhof, bahnstation
    gleis: gleis, bahnsteig, perron, von welchem gleis, abfahrtsgleis
    umsteigen: umsteigen, umstieg, anschluss, anschlusszug, zwischenstopp
    bus: bus, autobus, omnibus, linienbus, reisebus, postauto, fernbus, stadtbus, flixbus
    nahverkehr: nahverkehr, öffentliche verkehrsmittel, öpnv, öffis, mit den öffentlichen, öffentlicher verkehr, bus und bahn, öv,
      öffentlichen nahverkehr
    schiff: schiff, fähre, boot, dampfer, schifffahrt, kreuzfahrt, kahn
    einfache fahrt: einfache fahrt, hinfahrt, hinflug, oneway
    hin und zurück: hin und zurück, rückfahrt, hin und rückfahrt, hin und rückflug, rückflug, retour, rückreise, rückfahrkarte
    mitfahren: mitfahren, mitfahrgelegenheit, mitfahrzentrale, mitnehmen, blablacar, fahrgemeinschaft
    flug buchen: flug buchen, flug reservieren, flüge suchen, flugticket kaufen, flug finden, buch mir einen flug, tickets buchen
    flugzeug: flugzeug, flieger, maschine, jet
    flughafen: flughafen, airport, terminal, abflughalle, am flughafen
    gate: gate, flugsteig, abfluggate, von welchem gate
    bordkarte: bordkarte, boardingpass, bordpass, einsteigekarte, boarding
    einchecken: einchecken, check in, ein checken, checkin, online einchecken
    fluggesellschaft: fluggesellschaft, airline, fluglinie, lufthansa, fluganbieter
    zwischenlandung: zwischenlandung, zwischenstopp, umsteigen, aufenthalt, stopover, anschlussflug
    landen: landen, landung, aufsetzen, gelandet sein
    abfliegen: abfliegen, abflug, abheben, starten, abflugzeit, wann geht mein flug, abflugszeit
    gepäck verloren: gepäck verloren, koffer verloren, gepäck weg, koffer weg, gepäck nicht angekommen, koffer nicht angekommen,
      koffer fehlt, verlorenes gepäck, verlorener koffer, mein gepäck ist weg, gepäckverlust, gepäck verschwunden, koffer vermisst
    handgepäck: handgepäck, bordgepäck, kabinengepäck, kabinenkoffer, was darf ins handgepäck
    reisen: reisen, verreisen, trip, ausflug, tour, wegfahren, rundreise, reisen nach, fahrt
    sehenswürdigkeit: sehenswürdigkeit, attraktion, was kann man machen, was kann man unternehmen, ausflugsziel, sehenswert,
      was muss man sehen, besichtigen, sightseeing, was kann man besichtigen, aktivitäten, unternehmen, unternehmung, was tun in,
      freizeitaktivität, besichtigung, tourist, denkmal, touristenattraktion, sehenswertes, wahrzeichen, ausflugstipp
    reiseführer: reiseführer, reisetipps, fremdenführer, stadtführung, reiseleiter, führung, stadtrundfahrt, urlaubstipps
    strand: strand, meer, küste, see, badestrand, strandbad
    freibad: freibad, schwimmbad, hallenbad, badi, schwimmbecken, pool, badeanstalt, baden gehen
    schwimmen: schwimmen, baden, planschen, tauchen, schwimmen gehen
    ausland: ausland, international, im ausland, fremdes land, ins ausland, weltweit
    auslandsreise melden: auslandsreise melden, auslandsreise, reise ankündigen, bank informieren, bank über reise, ich verreise,
      ich reise nach, reiseankündigung, bin im ausland
    weit weg: weit weg, weit entfernt, entfernt, fern, abgelegen
    motorrad: motorrad, moped, roller, töff, mofa, vespa, kraftrad, scooter
    fahrrad: fahrrad, rad, velo, drahtesel, bike, e bike, radl, pedelec
    lkw: lkw, lastwagen, laster, camion, brummi, transporter
    fahren: fahren, lenken, mit dem auto fahren, autofahren, steuern, cruisen
    zu fuß: zu fuß, laufen, fußweg, spazieren, zu fuß gehen, marschieren, per pedes, zu fuss
    tankstand: tankstand, tankfüllung, tankanzeige, wie viel benzin ist, wie viel sprit, wie viel benzin, tank voll, tank leer,
      spritstand, noch im tank, füllstand, genug benzin, kraftstoffstand, wie viel tank, genug sprit
    benzinart: benzinart, welches benzin, welchen sprit, welcher kraftstoff, welche kraftstoffart, kraftstoffart, was muss ich tanken,
      benzinsorte, kraftstoffsorte, diesel oder benzin
    benzinverbrauch: benzinverbrauch, spritverbrauch, kraftstoffverbrauch, verbrauch auf 100 kilometer, wie viel verbraucht,
      durchschnittsverbrauch, liter auf hundert, verbraucht mein auto
    spritpreis: spritpreis, benzinpreis, dieselpreis, tankpreise, was kostet benzin, günstig tanken, was kostet der sprit, billig tanken
    reichweite: reichweite, wie weit komme ich, restreichweite, wie weit reicht, wie weit kann ich, wie viele kilometer noch
    kilometerstand: kilometerstand, tacho, kilometerzähler, gefahrene kilometer, laufleistung, tachostand
    elektroauto: elektroauto, e auto, elektrofahrzeug, stromer, tesla, elektrowagen, e fahrzeug
    reifendruck: reifendruck, luftdruck, luft in den reifen, reifen aufpumpen, reifenluft, druck der reifen, wie viel bar,
      druck in den reifen
    reifenwechsel: reifenwechsel, reifen wechseln, räder wechseln, neue reifen, winterreifen wechseln, reifen tauschen, radwechsel
    platten: platten, reifenpanne, platter reifen, plattfuß, reifen platt, reifen geplatzt, loch im reifen, patschen
    ölwechsel: ölwechsel, öl wechseln, neues öl, motoröl wechseln, wann ölwechsel, öl tauschen
    inspektion: inspektion, wartung, service, tüv, hauptuntersuchung, kundendienst, durchsicht, pickerl, mfk, autoinspektion, hu,
      autowartung, tüv termin
    starthilfe: starthilfe, überbrücken, batterie leer, auto springt nicht an, starthilfekabel, springt nicht an, überbrückungskabel,
      autobatterie leer, starthilfe geben
    motor: motor, maschine, triebwerk, antrieb
    warnleuchte: warnleuchte, motorkontrollleuchte, kontrollleuchte, motorleuchte, warnlampe, lämpchen leuchtet, lampe leuchtet,
      kontrolllampe, warnsymbol
    panne: panne, pannenhilfe, abschleppen, abschleppdienst, liegengeblieben, liegen geblieben, adac, öamtc, pannendienst, autopanne,
      abschleppwagen, tcs
    waschanlage: waschanlage, autowäsche, auto waschen, waschstraße, autowaschanlage
    strafzettel: strafzettel, knöllchen, bußgeld, strafe, parkbuße, ticket bekommen, geblitzt, bußgeldbescheid
    blitzer: blitzer, radarfalle, radar, geschwindigkeitskontrolle, starenkasten, radarkontrolle
    tempolimit: tempolimit, geschwindigkeitsbegrenzung, höchstgeschwindigkeit, wie schnell darf ich, wie schnell darf man,
      erlaubte geschwindigkeit, geschwindigkeitslimit, zulässige geschwindigkeit
    autobahn: autobahn, schnellstraße, autostrasse, bundesstraße, schnellstrasse
    straße: straße, gasse, allee, strasse, fahrbahn, landstraße
    kreuzung: kreuzung, straßenkreuzung, knotenpunkt, abzweigung
    ampel: ampel, verkehrsampel, lichtsignal, lichtsignalanlage
    maut: maut, mautgebühr, vignette, mautstraße, straßengebühr, mautpflichtig
    führerschein: führerschein, fahrerlaubnis, lappen, führerausweis, fahrausweis, fahrschule
    zulassung: zulassung, auto anmelden, kfz zulassung, fahrzeugschein, auto ummelden, zulassungsbescheinigung, fahrzeugbrief,
      zulassungsstelle, fahrzeugausweis, ummelden
    # body and health
    zahnarzt: zahnarzt, zahnärztin, zahnarztpraxis, zahnarzttermin, zahnschmerzen, dentist
    schmerzmittel: schmerzmittel, schmerztablette, ibuprofen, aspirin, paracetamol, kopfschmerztablette
    rezept arzt: rezept, ärztliches rezept, verschreibung, verschreiben, rezept verlängern, verordnung, rezept einlösen,
      verschreibungspflichtig
    nebenwirkung: nebenwirkung, begleiterscheinung, unerwünschte wirkung, wechselwirkung
    dosis: dosis, dosierung, wie viele tabletten, einnahme
    krankheit: krankheit, erkrankung, infekt, infektion, seuche, gebrechen
    erkältung: erkältung, schnupfen, erkältet, verkühlt, verkühlung, verschnupft, husten, laufende nase, halsschmerzen
    grippe: grippe, influenza, grippal, grippaler infekt
    fieber: fieber, erhöhte temperatur, hohe temperatur, fiebrig
    kopfschmerzen: kopfschmerzen, kopfweh, migräne, brummschädel, mein kopf tut weh, schädelbrummen, kopf tut weh
    bauchschmerzen: bauchschmerzen, bauchweh, magenschmerzen, bauch tut weh, magenverstimmung, übelkeit, magen tut weh
    verletzung: verletzung, wunde, verletzt, prellung, verwundet, schnittwunde
    allergie: allergie, allergisch, unverträglichkeit, intoleranz, überempfindlichkeit
    schwanger: schwanger, schwangerschaft, in anderen umständen, ein kind erwarten
    periode: periode, regel, menstruation, zyklus, tage haben
    therapeut: therapeut, psychologe, psychotherapeut, psychiater, therapeutin, seelenklempner
    fitnessstudio: fitnessstudio, muckibude, sportstudio, gym, fitnesscenter, fitnesszentrum, fitnessclub
    laufen: laufen, joggen, rennen, joggen gehen, laufen gehen, dauerlauf, laufrunde
    wandern: wandern, wanderung, spazieren gehen, spaziergang, bergsteigen, trekking, wanderweg
    verbrannte kalorien: verbrannte kalorien, kalorienverbrauch, kalorien verbrannt, kalorien verbrauchen, verbraucht kalorien
    atmen: atmen, atemübung, durchatmen, atemtechnik, einatmen, luft holen
    blutzucker: blutzucker, zuckerwert, blutzuckerspiegel, blutzuckerwert, insulin
    polizei: polizei, polizist, bulle, gendarmerie, polizeirevier, polizeistation
    feuerwehr: feuerwehr, löschen feuer, brandmeister, feuerwehrleute
    wasser trinken: wasser trinken, trinken nicht vergessen, wie viel wasser getrunken, trinkmenge, flüssigkeit
    brille: brille, sonnenbrille, augengläser
    gegenteil: gegenteil, antonym, gegensatz, gegenwort, das gegenteil von, gegensätzlich, entgegengesetzt
    reim: reim, was reimt sich auf, reimwort, reimt sich
    gedicht: gedicht, vers, reim, gedicht aufsagen, poesie, lyrik, haiku
    zitat: zitat, spruch, weisheit, sprichwort, spruch des tages, lebensweisheit, redewendung, aphorismus, motivationsspruch
    wort: wort, begriff, ausdruck, vokabel, fachbegriff
    satz: satz, beispielsatz, beispiel, in einem satz, formulierung
    alphabet: alphabet, abc, buchstabe
    wurzel: wurzel, quadratwurzel, wurzel aus, wurzel von, wurzel ziehen
    quadrat: quadrat, hoch zwei, zum quadrat, quadrieren, potenz
    durchschnitt: durchschnitt, mittelwert, im schnitt, durchschnittlich, im durchschnitt, schnitt, im mittel
    summe: summe, gesamtsumme, insgesamt, gesamt, alles zusammen, total, gesamtbetrag, in summe, zusammengerechnet, unterm strich
    hälfte: hälfte, halb, zur hälfte, fünfzig prozent, halbieren, die hälfte von
    doppelt: doppelt, zweifach, das doppelte, verdoppeln, zweimal so
    übrig: übrig, verbleibend, rest, restlich, übrig bleiben, noch übrig
    anzahl: anzahl, zahl, menge, stückzahl, wie viele
    betrag: betrag, summe, geldbetrag, geldsumme
    maximum: maximum, maximal, höchststufe, volle stufe, auf maximum, ganz hoch, höchstmöglich, so hoch wie möglich, auf hundert prozent,
      höchste stufe, ganz nach oben, voll, auf voll, max, am höchsten
    minimum: minimum, minimal, niedrigste stufe, auf minimum, ganz runter, so niedrig wie möglich, ganz nach unten, mindestens, min,
      kleinste stufe
    mehr: zusätzlich, extra, weiterer, zusatz, etwas mehr, noch ein paar, noch welche
    weniger: weniger, geringer, nicht so viel, reduziert
    alle: alle, sämtliche, jeder, gesamt, ganze, komplett, vollständig, allesamt
    mehrere: mehrere, etliche, einige, ein paar, diverse, verschiedene
    viele: zahlreiche, jede menge, massenhaft, haufenweise, eine menge, reichlich
    wenig: wenig, ein bisschen, kaum, bisschen, gering
    genug: genug, ausreichend, genügend, reicht, ausreichen
    zeitung: zeitung, tageszeitung, blatt, zeitschrift, magazin, illustrierte
    artikel: artikel, beitrag, bericht, zeitungsartikel, reportage
    politik: politik, politisch, regierung, bundestag, staat, nationalrat
    wahl: wahl, abstimmung, wahlergebnis, stimmabgabe, votum, bundestagswahl
    präsident: präsident, staatsoberhaupt, bundespräsident, staatschef
    kanzler: kanzler, bundeskanzler, regierungschef, kanzlerin
    tabelle: tabelle, bundesligatabelle, tabellenplatz, tabellenstand, rangliste, ligatabelle, platzierung, spitzenreiter, tabellenführer,
      wer ist erster
    verlieren spiel: niederlage, verlieren, unterliegen, verlierer
    nächstes spiel: nächstes spiel, wann spielt, spielplan, wann ist das spiel, gegen wen spielt, nächste spiel, nächstes match,
      wann ist anpfiff, anpfiff, anstoß, spieltermin, wann beginnt das spiel
    fußball: fußball, fussball, kicken, bundesliga, ballsport, champions league, fussballspiel schauen
    mannschaft: mannschaft, team, verein, klub, club, elf, kader
    spieler: spieler, spielerin, sportler, athlet, kicker, sportlerin
    trainer: trainer, coach, trainerin, bundestrainer
    turnier: turnier, meisterschaft, pokal, wettbewerb, weltmeisterschaft, wm, cup, em, europameisterschaft, championship
    tor: tor, tore schießen, goal, torschuss
    rätsel: rätsel, knobelaufgabe, denksportaufgabe, rätselfrage, kreuzworträtsel, denkaufgabe, knobeln, rätselraten, rätsel raten
    raten: raten, erraten, rate mal, tippe mal, schätz mal, schätze
    singen: singen, sing mir, sing ein lied, vorsingen, trällern, sing etwas, sing was, ständchen
    tanzen: tanzen, tänzchen
    hauptstadt: hauptstadt, regierungssitz, metropole, kapitale
    einwohner: einwohner, bevölkerung, einwohnerzahl, wie viele menschen leben, wie viele menschen wohnen, bevölkerungszahl, bewohner,
      wie viele leute leben, wie viele leute wohnen, bevölkerungsdichte
    land: land, staat, nation, republik
    stadt: stadt, ort, großstadt, gemeinde, ortschaft, metropole, dorf
    welt: welt, erde, globus, planet erde, weltweit
    promi: promi, berühmtheit, prominenter, bekannte persönlichkeit, celebrity, vip
    verheiratet mit: verheiratet mit, mit wem ist verheiratet, wer ist die frau, wer ist der mann, ist verheiratet, mit wem verheiratet,
      ehepartner, hat geheiratet, in einer beziehung
    vermögen: vermögen, wie reich, wie reich ist, reichtum, wie viel besitzt, besitz, wie viel geld besitzt
    gestorben: gestorben, tot, verstorben, todestag, wann starb, ums leben gekommen, tod, lebt noch, noch am leben, wann ist gestorben,
      entschlafen, umgekommen
    geboren: geboren, geburtsort, wo wurde geboren, zur welt gekommen, geburt, auf die welt gekommen, geburtsdatum
    erfinden: erfinden, wer hat erfunden, erfindung, wer erfand, ausgedacht
    horoskop: horoskop, sternzeichen, tierkreiszeichen, was sagen die sterne, astrologie
    glückszahl: lotto, lottozahlen, lotterie, gewinnzahlen, eurojackpot, glücksspiel
    urlaub genehmigt: urlaub genehmigt, ist mein urlaub genehmigt, urlaub bewilligt, urlaubsantrag genehmigt, urlaub bestätigt,
      wurde mein urlaub genehmigt, status urlaubsantrag, urlaubsgenehmigung, ferien bewilligt, urlaub abgelehnt
    krankmelden: krankmelden, krank melden, krankmeldung, krankschreibung, krankgeschrieben, krankschreiben, krankenstand, krankenschein,
      krankheitstag, meld mich krank, arbeitsunfähig, au bescheinigung
    elternzeit: elternzeit, mutterschutz, karenz, mutterschaftsurlaub, elternurlaub, vaterschaftsurlaub, babypause
    überstunden: überstunden, mehrarbeit, überzeit, plusstunden, überstundenkonto, zeitkonto
    schicht: schicht, dienst, arbeitszeit, dienstplan, schichtplan
    arbeitszeit erfassen: einstempeln, ausstempeln, stempeln, zeiterfassung, arbeitszeit erfassen, stempeluhr
    feierabend: feierabend, arbeitsende, dienstschluss, schluss machen, arbeitsschluss
    dienstreise: dienstreise, geschäftsreise, reisekosten, reisekostenabrechnung, spesenabrechnung, spesen
    personalabteilung: personalabteilung, hr, personalwesen, human resources, personaler, personalbüro
    formular: formular, vordruck, antrag, unterlagen, fragebogen, formblatt
    stelle: stelle, stellenanzeige, jobangebot, stellenangebot, freie stelle, offene stelle, jobsuche, jobs, vakanz, arbeitsstelle,
      job finden, arbeit suchen, stellensuche
    vorstellungsgespräch: vorstellungsgespräch, bewerbungsgespräch, jobinterview, interview
    kündigen job: kündigen, job kündigen, arbeit kündigen, kündigung, kündigung einreichen, den job hinschmeißen, stelle kündigen
    entlassen: entlassen, gefeuert, gekündigt worden, rausgeschmissen, entlassung, rausschmiss, gekündigt
    beförderung: beförderung, befördert, aufstieg, aufsteigen
    beruf: beruf, karriere, berufsweg, laufbahn, job, was arbeitet, was macht beruflich, profession
    firma: firma, unternehmen, betrieb, konzern, gesellschaft, arbeitgeber, organisation
    kunde: kunde, kundin, auftraggeber, klient, mandant, kundschaft
    projekt: projekt, vorhaben, unternehmung, projektarbeit
    präsentation: präsentation, folien, powerpoint, vortrag, referat, slides
    tabelle excel: excel, tabellenkalkulation, exceltabelle, spreadsheet, exceldatei
    vertrag: vertrag, vereinbarung, abkommen, kontrakt, vertragsunterlagen
    unterschrift: unterschrift, unterschreiben, signatur, signieren, unterzeichnen, unterfertigen
    schule: schule, gymnasium, unterricht, grundschule, volksschule, realschule, lehranstalt, hauptschule, primarschule
    universität: universität, uni, hochschule, fachhochschule, fh, studium, campus
    hausaufgabe: hausaufgabe, hausi, hausübung, schularbeit, schulaufgaben, hü
    prüfung: prüfung, klausur, test, examen, klassenarbeit, schularbeit, abitur, matura, abschlussprüfung, ex
    note: note, zensur, schulnote, zeugnis, notenschnitt, benotung
    lehrer: lehrer, lehrerin, professor, lehrkraft, dozent, pädagoge, pauker, lehrperson, ausbilder
    schüler: schüler, schülerin, student, studentin, studierende, lehrling, azubi, auszubildende
    unterricht: unterricht, kurs, lektion, vorlesung, seminar, lehrgang, schulstunde, stundenplan
    schlüssel finden: wo ist mein schlüssel, schlüssel finden, schlüssel verloren, schlüssel suchen, wo sind meine schlüssel,
      schlüssel verlegt
    energiesparmodus: energiesparmodus, stromsparmodus, akku sparen, energie sparen, stromsparen, strom sparen, batteriesparmodus,
      akkusparmodus
    mobile daten: mobile daten, mobilfunk, datenvolumen, datenverbrauch, mobiles internet, datennutzung, handynetz, lte, mobilfunknetz,
      gigabyte
    empfang: empfang, netz, signal, netzabdeckung, kein netz, handyempfang, signalstärke, netzempfang
    vibration: vibration, vibrieren, vibrationsalarm, vibrationsmodus
    klingelton: klingelton, rufton, klingeltöne, handyton, signalton, telefonton
    dunkelmodus: dunkelmodus, dark mode, nachtmodus, dunkles design, dunkles thema, nachtansicht
    skill: skill, fähigkeit, funktion, feature
    datei: datei, file, dokument
    computer: computer, rechner, pc, laptop, notebook, mac, desktop, macbook, tablet
    tastatur: tastatur, keyboard, tastenfeld
    maus: maus, mauszeiger, cursor
    link: url, verknüpfung, webadresse, hyperlink, internetadresse, weblink, internetlink
    version: version, ausgabe, fassung, release, softwareversion
    benutzer: benutzer, nutzer, profil, user, account, benutzerprofil, anwender
    benutzername: benutzername, nutzername, username, loginname, benutzerkennung
    datenschutz: datenschutz, privatsphäre, persönliche daten, dsgvo, private daten
    virus: virus, viren, malware, trojaner, antivirus, virenscanner, schadsoftware
    fingerabdruck: fingerabdruck, touch id, gesichtserkennung, face id, fingerprint
    kundenservice: kundenservice, kundendienst, kundenbetreuung, hotline, support, servicehotline, kundenberater, kundenberatung,
      kundensupport, serviceabteilung
    mitarbeiter sprechen: mit einem mitarbeiter sprechen, menschlicher mitarbeiter, echter mensch, echte person, berater, kundenberater,
      mit einem menschen, persönlich sprechen, mit jemandem sprechen, sachbearbeiter, richtiger mensch, einem menschen sprechen,
      verbinden mit einem mitarbeiter, echten mitarbeiter
    mein name: mein name, wie heiße ich, wer bin ich, kennst du meinen namen, wie ist mein name, was ist mein name, wie nennst du mich,
      kennst du mich
    nenn mich: nenn mich, ich heiße, mein name ist, sprich mich an mit, sag zu mir, ich möchte genannt werden, meinen namen ändern,
      ruf mich, ändere meinen namen, du kannst mich nennen, du sollst mich nennen, anderen namen für mich
    deinen namen ändern: deinen namen ändern, ich nenne dich, ab jetzt heißt du, ändere deinen namen, du heißt jetzt,
      dir einen namen geben, ich will dich nennen, neuer name für dich, dich umbenennen
    woher kommst du: woher kommst du, wo wohnst du, wo lebst du, wo kommst du her, wo bist du zuhause, wo bist du geboren, deine heimat,
      aus welchem land kommst, wo bist du gerade, wo bist du, dein zuhause
    was machst du: was machst du gerade, was treibst du, was tust du, deine hobbys, hast du hobbys, was machst du gern, deine freizeit,
      hobby, hast du freunde, hast du haustiere, dein lieblingsessen
    bist du da: bist du wach, hörst du mich, hörst du zu, hörst du mir zu, kannst du mich hören, verstehst du mich, schläfst du
    guten morgen: guten morgen, morgen zusammen, schönen guten morgen, bin wach, bin aufgewacht
    guten abend: guten abend, schönen abend, n abend
    freut mich: freut mich, freut mich dich kennenzulernen, schön dich kennenzulernen, angenehm, nett dich kennenzulernen, es freut mich,
      sehr erfreut
    gern geschehen: gern geschehen, keine ursache, nichts zu danken, kein problem, nicht dafür, gerne wieder, bitteschön, bitte schön
    glückwunsch: glückwunsch, herzlichen glückwunsch, gratuliere, gratulation, alles gute, glückwünsche, beglückwünschen
    alles gute zum geburtstag: alles gute zum geburtstag, happy birthday, herzlichen glückwunsch zum geburtstag, geburtstagswünsche,
      geburtstagsgrüße, geburtstagsständchen, zum geburtstag gratulieren
    ich liebe dich: ich liebe dich, ich hab dich lieb, liebst du mich, magst du mich, willst du mich heiraten, heirate mich,
      sei meine freundin, bist du single, hast du einen freund, hast du eine freundin, bist du verheiratet
    du bist blöd: du bist blöd, du bist dumm, du bist doof, du nervst, du bist nutzlos, du kannst nichts, du bist schlecht, blöde kuh,
      du spinnst, du bist unfähig, du idiot, du taugst nichts, unnütz, nutzlos, du verstehst nichts, du bist langweilig,
      enttäuscht von dir, du bist nervig
    falsch verstanden: falsch verstanden, das meinte ich nicht, das war falsch, nicht verstanden, missverstanden, missverständnis,
      du verstehst mich nicht, das habe ich nicht, das war nicht richtig, das wollte ich nicht, fehler gemacht, irrtum,
      hab ich nicht gefragt, unkorrekt, inkorrekt, verkehrt, irren
    sprechen: sprechen, reden, unterhalten, quatschen, plaudern, labern, schwatzen, schwätzen, plauschen, sprich mit mir, rede mit mir,
      ein gespräch führen, austauschen, diskutieren
    flüstern: flüstern, leise sprechen, sprich leise, flüstermodus, leise reden
    sprich lauter: sprich lauter, rede lauter, lauter sprechen, lauter reden, ich verstehe dich nicht, ich höre dich nicht
    langweilig: langweilig, mir ist langweilig, langeweile, ich langweile mich, öde, fad, mir ist fad, unterhalte mich, nichts zu tun,
      gelangweilt, was soll ich machen, was kann ich machen, beschäftige mich, monoton, keine ahnung was tun
    traurig: traurig, ich bin traurig, unglücklich, niedergeschlagen, deprimiert, betrübt, mir geht es schlecht, heulen, bedrückt, down,
      schlechte laune, depressiv, geknickt, trübsinnig, mies drauf
    müde: müde, erschöpft, schläfrig, kaputt, k o, hundemüde, todmüde, fix und fertig, ausgelaugt, groggy, matt, übermüdet
    wütend: wütend, sauer, zornig, böse, verärgert, ärgerlich, genervt, stinksauer, auf hundertachtzig, grantig, hässig, aufgebracht
    angst: angst, fürchten, ängstlich, sich fürchten, furcht, panik, bange, schiss, verängstigt, gruselig, nervös
    gestresst: gestresst, stress, überfordert, unter druck, stressig, überlastet, angespannt, unter strom
    glücklich: glücklich, fröhlich, froh, gut gelaunt, heiter, gute laune, zufrieden, erfreut, happy, freude, sich freuen, freuen,
      guter dinge, gut drauf
    einsam: einsam, alleine, keine freunde, isoliert
    aufheitern: aufheitern, aufmuntern, munter mich auf, heitere mich auf, trösten, tröste mich, kompliment, motivier mich, bau mich auf,
      sag etwas nettes, sag was nettes
    sinn des lebens: sinn des lebens, was ist der sinn, warum sind wir hier, zweck des lebens, warum leben wir, gott, wozu leben wir
    # adjectives
    alt: alt, betagt, uralt, antik, ältere, veraltet, bejahrt, altertümlich
    gebraucht: second hand, secondhand, aus zweiter hand, occasion, gebrauchtwagen, gebrauchtware
    beste: am besten, top, spitzenreiter, nummer eins, bestbewertet, bestbewertete, hervorragendste, am besten bewertet, best bewertet,
      höchste bewertung, führende, erstklassig, am allerbesten, das beste
    gut: gut, toll, super, ordentlich, fein, schön, nett, brauchbar, vernünftig, klasse, angenehm, prima, anständig, hochwertig
    größer: vergrößern, ranzoomen, heranzoomen, reinzoomen, zoom rein, zoomen, mach größer, vergrößerung, hineinzoomen, schrift größer,
      text größer, größer darstellen, größer anzeigen
    kleiner: verkleinern, kleiner machen, rauszoomen, herauszoomen, zoom raus, mach kleiner, verkleinerung, schrumpfen, schrift kleiner,
      kleiner darstellen, kleiner anzeigen
    lang: lang, ausgedehnt, länglich, langwierig
    kurz: kurz, knapp, knackig
    hoch: hoch, groß gewachsen, höher gelegen, ragend
    höchste: am höchsten, rekordhöhe, weltrekord
    falsch: falsch, verkehrt, inkorrekt, unrichtig, fehlerhaft, nicht richtig, unzutreffend, irrtümlich
    voll: voll, gefüllt, randvoll, proppenvoll, ausgelastet, belegt, überfüllt
    sicher: sicher, gefahrlos, ungefährlich, gesichert, geschützt, sicherheit, nicht gefährlich
    gefährlich: gefährlich, riskant, unsicher, gefahr, bedrohlich, risiko, nicht sicher
    dunkel: dunkel, finster, düster, stockdunkel, duster
    hell: hell, leuchtend, grell, strahlend
    laut: laut, lärmend, lärm, geräuschvoll, krach, dröhnend
    leise: leise, ruhig, still, lautlos, geräuscharm, mucksmäuschenstill
    schmutzig: schmutzig, dreckig, verschmutzt, unsauber, versifft, staubig
    schön: schön, hübsch, attraktiv, gut aussehend, gutaussehend, wunderschön, bildschön, ansehnlich, süß, süss
    klug: klug, intelligent, schlau, clever, gescheit, begabt, intelligenz, hell im kopf
    dumm: dumm, blöd, doof, idiotisch, bescheuert, bekloppt, unintelligent, dämlich
    verrückt: verrückt, irre, wahnsinnig, durchgeknallt, bekloppt, spinnen, crazy
    seltsam: seltsam, merkwürdig, komisch, sonderbar, eigenartig, ungewöhnlich, schräg, eigentümlich, kurios
    interessant: interessant, spannend, fesselnd, faszinierend, aufregend, interessieren
    gleich: dasselbe, identisch, das gleiche, derselbe, dieselbe, genauso, ebenso
    ähnlich: ähnlich, vergleichbar, so wie, verwandt, ähnelt
    anders: anders, etwas anderes, was anderes, noch andere, sonst noch, alternativ, noch etwas anderes
    persönlich: persönlich, privat, individuell, eigen
    automatisch: automatisch, automatik, von allein, selbsttätig, automatisieren
    routine: routine, automatisierung, ablauf, automation, szenario
    manuell: manuell, von hand, händisch, per hand
    rot: rot, rötlich, rotes licht, knallrot
    blau: blau, bläulich, blaues licht, hellblau, dunkelblau
    grün: grün, grünlich, grünes licht haben, hellgrün
    weiß: weißlich, warmweiß, kaltweiß, warmweißes licht, weiße farbe, auf weiß
    gelb: gelb, gelblich, gold
    rosa: rosa, pink, rosarot
    lila: lila, violett, purpur
    # people
    eltern: eltern, mama und papa, mutter und vater, erziehungsberechtigte
    oma: oma, großmutter, omi, großmama, grosi, omama, grossmutter
    opa: opa, großvater, opi, großpapa, opapa, grossvater
    bruder: bruder, brüderchen, bro
    schwester: schwester, schwesterherz, schwesterchen
    geschwister: geschwister, bruder und schwester
    partner: partner, partnerin, lebensgefährte, ehepartner, lebenspartner, lebensgefährtin, schatz, liebster, liebling, bessere hälfte
    baby: baby, säugling, neugeborenes, kleinstkind
    sohn: sohn, junge, bub, filius
    tochter: tochter, mädchen, mädel
    junge: junge, knabe, bub, bursche
    familie: familie, angehörige, verwandtschaft, verwandte, sippe, meine lieben
    nachbar: nachbar, nachbarin, nachbarschaft, nebenan
    leute: leute, menschen, personen, mitmenschen
    person: person, mensch, jemand, individuum
    babysitter: babysitter, kinderbetreuung, tagesmutter, kindermädchen, aufpassen auf kinder
    kindergarten: kindergarten, kita, krippe, kinderkrippe, kindertagesstätte, kinderhort
    hund: hund, hündchen, welpe, köter, wauwau, hündin, vierbeiner
    katze: katze, kater, kätzchen, mieze, stubentiger, büsi
    haustier: haustier, tier, vierbeiner, tierchen
    tierarzt: tierarzt, tierärztin, veterinär, tierklinik, tierarztpraxis
    gassi: gassi, gassi gehen, hund ausführen, mit dem hund raus, hunderunde, hundespaziergang, mit dem hund gehen
    heiraten: heiraten, hochzeit, ehe schließen, vermählung, trauung, sich trauen, eheschließung, vermählen
    scheidung: scheidung, trennung, scheiden lassen, sich trennen, auseinandergehen
    liebe: liebe, verliebt, romanze, liebhaben, zuneigung
    beerdigung: beerdigung, bestattung, begräbnis, trauerfeier, beisetzung
    anwalt: anwalt, rechtsanwalt, anwältin, jurist, advokat, rechtsbeistand, rechtsanwältin, rechtsberatung
    gesetz: gesetz, recht, paragraph, vorschrift, gesetzlich, rechtlich, gesetzgebung, regelung
    gericht recht: gericht, gerichtshof, prozess, klage, verklagen, verfahren
    makler: makler, immobilienmakler, maklerin, immobilienbüro
    vermieter: vermieter, hausbesitzer, hauseigentümer, vermieterin, wohnungseigentümer
    miete: miete, mietzins, kaltmiete, warmmiete, wohnungsmiete
    immobilie: immobilie, haus kaufen, wohnung kaufen, grundstück, eigenheim, hauskauf
    umziehen: umziehen, umzug, zügeln, wohnung wechseln, siedeln, übersiedeln, neue adresse, adresse ändern, ausziehen, einziehen,
      wohnortwechsel
    wohnen: wohnen, leben, ansässig, wohnhaft
    # clothing
    kleidung: kleidung, klamotten, anziehsachen, bekleidung, gewand, kleider, garderobe, outfit, sachen zum anziehen
    anziehen: anziehen, was soll ich anziehen, was ziehe ich an, zieh an, tragen, bekleiden, was anziehen
    hose: hose, jeans, buxe, beinkleid
    pullover: pullover, pulli, sweatshirt, strickpullover, hoodie, sweater
    jacke: jacke, mantel, anorak, parka, jäckchen, winterjacke
    schuhe: schuhe, turnschuhe, sneaker, treter, stiefel, latschen, schuhwerk
    hemd: hemd, bluse, oberhemd
    mütze: mütze, hut, kappe, haube, käppi
    # events
    veranstaltung: veranstaltung, event, ereignis, happening, was ist los, was geht heute, was kann man unternehmen, was ist heute los,
      anlass, stattfinden, was findet statt
    konzert: konzert, auftritt, gig, live auftritt, livemusik, tournee, livekonzert
    theater: theater, schauspiel, aufführung, bühnenstück, theaterstück, oper, musical, vorstellung
    museum: museum, ausstellung, galerie, kunstausstellung
    party: party, feier, fete, fest, feierlichkeit, sause
    eintrittskarte: eintrittskarte, ticket, eintritt, karten, konzertkarte, eintrittspreis, kinokarte, tickets kaufen, konzerttickets,
      theaterkarten
    geschenk: geschenk, schenken, präsent, geschenkidee, mitbringsel, aufmerksamkeit, bescherung, verschenken
    spielzeug: spielzeug, spielsachen, spielwaren
    # general verbs and things
    feedback: feedback, rückmeldung, meinung, kritik, anregung, verbesserungsvorschlag
    melden: melden, anzeigen, bericht erstatten, bekanntgeben, mitteilen, meldung machen, angeben
    wartezeit: wartezeit, wie lange warten, wartedauer, wie lange wartet man
    wollen: wünschen, wunsch, lust haben, lust auf, wünsche mir, begehren
    bekommen: bekommen, kriegen, erhalten, empfangen, eintreffen, gekriegt
    holen: holen, beschaffen, herholen, besorg, hol mir, krieg mir
    nehmen: nehmen, greifen, packen
    geben: reichen, überreichen, aushändigen, übergeben
    legen: legen, ablegen, hinlegen, platzieren, positionieren
    drehen: drehen, umdrehen, rotieren, wenden, kippen
    bewegen: bewegen, verrücken, umstellen, verlagern, rücken
    heben: heben, hochheben, anheben, hochziehen
    rollladen hoch: rollladen hoch, rollo hoch, jalousie hoch, rollläden hoch, rollo hochfahren, hochziehen, rollläden öffnen,
      vorhänge auf, vorhang auf, vorhänge öffnen, jalousien öffnen, hochkurbeln, jalousien hochfahren, rollläden hochfahren,
      vorhang öffnen, rollo rauf, rollläden rauf
    rollladen runter: rollladen runter, rollo runter, jalousie runter, rollläden runter, rollo runterfahren, runterlassen,
      rollläden schließen, vorhänge zu, vorhang zu, vorhänge schließen, jalousien schließen, herunterlassen, jalousien runterfahren,
      rollläden runterfahren, vorhang schließen, vorhänge zuziehen, zuziehen
    verlieren: verlieren, verlegen, verbummeln, nicht finden, abhanden kommen, verschlampen, verloren gehen, nicht mehr finden,
      kann nicht finden, liegen lassen, einbüßen
    fehlen: fehlen, vermissen, abgehen, mangeln, abhanden, nicht da
    stehlen: stehlen, klauen, geklaut, diebstahl, entwenden, mopsen, gestohlen werden, mitgehen lassen, dieb, stibitzen, beklauen
    schützen: schützen, absichern, beschützen, schutz, bewahren, sichern
    verstecken: verstecken, ausblenden, verbergen, unsichtbar machen, blende aus, verheimlichen, tarnen
    sortieren: sortieren, ordnen, reihenfolge, nach datum sortieren, anordnen, reihen, gliedern
    filtern: filtern, eingrenzen, nur anzeigen, aussieben, herausfiltern
    auswerten: auswerten, analysieren, auswertung, analyse, statistik, untersuchen
    zählen: zählen, abzählen, durchzählen, zusammenzählen
    schätzen: schätzen, einschätzen, abschätzen, kalkulieren, veranschlagen
    probieren: probieren, versuchen, ausprobieren, antesten, kosten von, versuch mal, testen
    testen: testen, prüfen, probelauf, erproben
    üben: üben, proben, trainieren, praktizieren, einstudieren, übung
    wissen: wissen, kennen, bescheid wissen, kenntnis, weißt du
    denken: denken, glauben, nachdenken, überlegen, vermuten
    verstehen: verstehen, kapieren, begreifen, nachvollziehen, schnallen, checken
    beginnen: beginnen, anfangen, losgehen, startet, geht los
    enden: enden, aufhören, zu ende, vorbei, schluss, aus sein, zu ende gehen
    fertig: fertig, bereit, soweit, startklar, parat
    weggehen: weggehen, verlassen, aufbrechen, abhauen, sich aufmachen, verschwinden, rausgehen, losmüssen
    kommen: kommen, herkommen, vorbeikommen, eintreffen, aufkreuzen, auftauchen
    zurückkommen: zurückkommen, zurückkehren, wiederkommen, heimkommen, zurück sein, wieder da, rückkehr
    besuchen: besuchen, vorbeischauen, aufsuchen, vorbeigehen, zu besuch, auf besuch
    folgendes: folgendes, dieser text, mit dem text, mit dem inhalt
    helfen: helfen, hilfe, behilflich sein, unterstützen, beistehen, assistieren
    überraschen: überraschen, überraschung, überrasch mich, verblüffen
    unterhalten: unterhalten, bespaßen, ablenken, zeit vertreiben, vergnügen
    entspannen: entspannen, relaxen, chillen, ausruhen, abschalten, faulenzen, runterkommen
    beruhigen: beruhigen, ruhig werden, abregen, beruhige mich, runterfahren
    kühlen: kühlen, kalt stellen, einkühlen
    waschen: waschen, reinigen, säubern
    duschen: duschen, brausen, sich abbrausen
    baden: baden, badewanne, bad nehmen, ein bad
    rasieren: rasieren, rasur, rasierer, bart schneiden
    schneiden: schneiden, zerkleinern, schnippeln, hacken, schnipseln
    mischen: mischen, mixen, vermischen, vermengen, umrühren, rühren, verrühren
    zusammenführen: zusammenführen, zusammenfügen, vereinen, kombinieren, zusammenlegen, verbinden miteinander, vereinigen
    aufteilen: aufteilen, teilen, rechnung teilen, splitten, getrennt zahlen, halbe halbe, aufgeteilt, verteilen, durch zwei teilen
    zuordnen: zuordnen, zuweisen, zuteilen, kategorisieren, einordnen
    verknüpfen: verknüpfen, verlinken, verbinden mit, koppeln, zusammenhängen
    kontaktieren: kontaktieren, erreichen, kontakt aufnehmen, sich melden bei, in verbindung setzen, in kontakt treten
    stören: stören, unterbrechen, belästigen, nerven
    loben: loben, anerkennen, würdigen
    gewohnheit: gewohnheit, routine, angewohnheit, brauch
    ziel setzen: ziel, zielsetzung, vorsatz, vorhaben, ziel setzen
    fortschritt: fortschritt, wie weit bin ich, verlauf, entwicklung, zwischenstand, status
    status: status, stand der dinge, zustand, lage, wie ist der stand, aktueller stand, wie sieht es aus
    gut gehen: läuft gut, klappt, funktioniert
    plan: plan, vorhaben, was habe ich geplant, vorgesehen, pläne
    idee: idee, einfall, vorschlag, gedanke, anregung, inspiration
    tipp: tipp, ratschlag, hinweis, rat, trick, trick 17, empfehlung
    regel: regel, vorschrift, richtlinie, bestimmung, regelung, spielregel
    grund: grund, ursache, anlass, auslöser, motiv
    beispiel: beispiel, exempel, beispielsweise, zum beispiel, muster
    art: art, sorte, typ, kategorie, variante
    teil: teil, stück, abschnitt, bestandteil, element
    ganz: komplett, gänzlich, vollständig, restlos, total
    ort: ort, platz, plätzchen, stätte, örtlichkeit, location
    umgebung: umgebung, gegend, region, umland, bezirk, viertel, stadtviertel, quartier, grätzl
    norden: norden, nördlich, nordwärts
    links: links, linke seite, nach links, linkerhand
    rechts: rechts, rechte seite, nach rechts, rechterhand
    geradeaus: geradeaus, gerade aus, weiter geradeaus, immer geradeaus
    abbiegen: abbiegen, bieg ab, einbiegen, um die kurve
    vorne: vorne, vorderseite, an der spitze
    hinten: hinten, rückseite, am ende
    außen: außen, draußen, im freien, an der frischen luft, outdoor, draussen, ausserhalb, außerhalb
    innen: innen, drinnen, im haus, drin, indoor
    preisvergleich: preisvergleich, preise vergleichen, wo am billigsten, wo am günstigsten, billigster anbieter
    anbieter: anbieter, dienstleister, provider, lieferant, versorger
    angebot einholen: angebot, kostenvoranschlag
    notfall daheim: feuer, es brennt, brand, brennt
    rauchen: rauchen, zigarette, rauchen aufhören, qualmen
    wetten: wetten, tippen, sportwette, tippspiel
    abstimmen: abstimmen, wählen, stimme abgeben, voten, wählen gehen
    malen: malen, zeichnen, zeichnung, bild malen, skizzieren
    basteln: basteln, werkeln, handwerken, heimwerken, selber machen
    nähen: stricken, häkeln, handarbeit
    spaß: spaß, freude, vergnügen, spass, gaudi, hetz
    zusammen: zusammen, gemeinsam, miteinander, zu zweit, als gruppe
    wahrscheinlich: wahrscheinlichkeit, wie wahrscheinlich, chance, vermutlich, wahrscheinlich
    kirche: kirche, gottesdienst, messe, kapelle, gotteshaus
    beten: beten, andacht
    religion: religion, glaube, konfession, religiös
    amt: amt, behörde, rathaus, bürgeramt, gemeindeamt, bürgerbüro, verwaltung
    brief: brief, schreiben, schriftstück, einschreiben
    post: post, postfiliale, postamt, poststelle, briefzentrum
    briefmarke: briefmarke, porto, frankierung
    sommer: sommer, sommerzeit, sommermonate, hochsommer
    winter: winter, winterzeit, wintermonate, winterlich
    frühling: frühling, frühjahr, lenz
    natur: natur, umwelt, wildnis
    wald: wald, forst, park, grünanlage
    berg: berg, gebirge, gipfel, hügel, alpen
    see: see, teich, gewässer, weiher
    fluss: fluss, bach, strom
    meer: meer, ozean, see
    tier: tier, lebewesen, tierart, viech
    kunst: kunst, gemälde, kunstwerk, malerei
    geheim: geheim, geheimnis, vertraulich, diskret
    nett: nett, freundlich, lieb, höflich, sympathisch
    geduldig: geduld, ruhe bewahren, geduldig
    stark: stark, kräftig, intensiv, heftig
    schwach: schwach, kraftlos, schwächlich
    vorteil: vorteil, vorzug, plus punkt, vorteile und nachteile, vor und nachteile
    vorbereiten: vorbereiten, vorbereitung, bereit machen, fertig machen, herrichten
    erlauben: erlauben, gestatten, zulassen, ermöglichen, erlaubnis geben, genehmigung
    verbieten: verbieten, untersagen, verbot, nicht erlauben
    verhindern: verhindern, vermeiden, abwenden, vorbeugen
    versprechen: versprechen, zusichern, garantieren, schwören
    überzeugen: überzeugen, überreden, umstimmen
    streiten: streiten, zanken, diskussion
    vertrauen: vertrauen, glauben schenken, verlassen auf, zuverlässig
    hoffen: hoffen, hoffentlich, hoffnung
    umfrage: umfrage, befragung, abstimmung, meinungsumfrage
    flasche: flasche, pulle, buddel
    glas: glas, becher, tasse, häferl
    topf: topf, pfanne, kochtopf
    abteilung: abteilung, bereich, ressort, fachbereich
    hilfsmittel: werkzeug, hilfsmittel, gerätschaft
    foto bearbeiten: foto bearbeiten, bild bearbeiten, filter, fotobearbeitung
    format: format, dateiformat, layout
    schrift: schrift, schriftart, schriftgröße, font
    seite: seite, blatt, buchseite
    überschrift: überschrift, titel, schlagzeile
    unbekannt: unbekannt, unbekannte nummer, anonym, fremd, fremde nummer, unterdrückte nummer
    dreimal: dreimal, drei mal, dreifach
    blumen: blumen, blumenstrauß, strauß, rosen
    tasche: tasche, handtasche, beutel, sackerl
    tüte: tüte, sackerl, plastiktüte, tragetasche, sack
    portemonnaie: portemonnaie, geldbeutel, geldbörse, brieftasche, börse, portmonee
    ring: ring, schmuck, kette, armband
    uhr: armbanduhr, smartwatch, uhr, apple watch
    werbung: werbung, reklame, werbespot, anzeige
    nationalität: nationalität, staatsangehörigkeit, staatsbürgerschaft
    erwachsener: erwachsener, volljährig
    jugendlicher: jugendlicher, teenager, jugend, minderjährig
    senior: senior, rentner, pensionist, seniorin
    krieg: krieg, konflikt, kampf
    klimawandel: klimawandel, klimaschutz, erderwärmung, klima
    erdbeben: erdbeben, beben, erschütterung
    hochwasser: hochwasser, überschwemmung, überflutung, flut
    waldbrand: waldbrand, feuer, brand
    weltraum: weltraum, weltall, universum, kosmos
    stern: sterne, sternenhimmel, sternbild
    herunterfahren: herunterfahren, runterfahren, ausschalten, shutdown
    ruhezustand: ruhezustand, standby, schlafmodus, energiesparen, sleep modus
    bildschirm teilen: bildschirm teilen, bildschirm spiegeln, auf den fernseher, screen sharing, casten, streamen auf den,
      bildschirm übertragen
    drehen bildschirm: bildschirm drehen, querformat, hochformat, automatisch drehen, bildschirmrotation
    ton: ton, geräusch, klang, laut
    naturgeräusche: naturgeräusche, regengeräusche, meeresrauschen, weißes rauschen, white noise, einschlafgeräusche,
      hintergrundgeräusche, schlafgeräusche
    schlaflied: schlaflied, wiegenlied, einschlaflied, gute nacht lied
    weihnachtslied: weihnachtslied, weihnachtsmusik
    klassik: klassik, klassische musik, mozart, beethoven
    kinderlied: kinderlied, kindermusik
    frage stellen: frage, ich habe eine frage, ich hätte eine frage, hab eine frage
    thema: thema, sachgebiet, stoff
    information unterwegs: auf dem weg, unterwegs, bin unterwegs, auf der reise, auf achse
    zu hause sein: bin zu hause, ich bin zuhause, ich bin daheim, bin daheim, komme nach hause
    gehe aus dem haus: ich gehe, gehe aus dem haus, verlasse das haus, ich verlasse das haus, bin weg, ich bin dann weg
    alles ausschalten: alles aus, alles ausschalten, alle lichter aus, alle geräte aus, alles ausmachen, mach alles aus
    alle lichter: alle lichter, alle lampen, sämtliche lichter, das ganze licht, überall licht
    schlafenszeit: schlafenszeit, bettzeit, bettruhe, zeit fürs bett
    pendeln: pendeln, arbeitsweg, weg zur arbeit, zur arbeit fahren, fahrt zur arbeit
    essensidee: was soll ich essen, was essen wir heute, was koche ich heute, essensideen, gerichtvorschläge, was könnte ich kochen
    filmempfehlung: was soll ich schauen, guter film, filmempfehlung, film empfehlen, filmtipp, welchen film, was soll ich gucken,
      serienempfehlung, filmvorschlag
    musikempfehlung: musikempfehlung, was soll ich hören, neue musik, musikvorschlag, ähnliche musik, ähnliche lieder
    buchempfehlung: buchempfehlung, was soll ich lesen, gutes buch, buchtipp, lesetipp
    restaurantempfehlung: restaurantempfehlung, gutes restaurant, restaurant empfehlen, wo kann man gut, wo isst man gut, restauranttipp,
      welches restaurant, restaurantvorschlag
    restaurantbewertung: wie gut ist das, restaurantbewertung, ist das restaurant gut, wie ist das restaurant
    adresse nachschauen: wie ist die adresse, wie lautet die adresse, wo ist das, adresse von
    telefonnummer fragen: wie ist die nummer, wie lautet die nummer, nummer von, telefonnummer von
    # more ways of saying
    """
}

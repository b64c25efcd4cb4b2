// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which German words point to one subject.
  static let germanSubjects = """
    [topics]
    wecker: wecker, alarm, aufstehen, aufwachen, schlummern, snooze, früh, uhr, klingeln, weckton, morgens, weckzeit, verschlafen,
      aufwecken, wach, bett, wecker stellen, frühaufsteher, weckruf, werktags, ausschlafen, sieben uhr, ausmachen, alarmton, wochenende,
      täglich, klingelton, abstellen, nochmal
    timer: timer, countdown, minute, stunde, sekunde, stoppuhr, ablaufen, übrig, eieruhr, restzeit, zeit, verbleibend, kochen, nudeln,
      kurzzeitwecker, pause, runde, piepen, verlängern, ei, pizza, backofen, restlich, noch wie lange, intervall, anhalten
    erinnerung: erinnerung, erinnern, vergessen, merken, denken, pflicht, fällig, daran denken, reminder, aufgabe, bescheid, später,
      anrufen, termin, tabletten, geburtstag, müll, arzt, abholen, deadline, uhr, dran denken, notieren, einstellen, wiedervorlage,
      morgen, liste
    kalender: kalender, termin, besprechung, meeting, verabredung, treffen, woche, montag, dienstag, mittwoch, donnerstag, freitag,
      samstag, sonntag, einladung, ereignis, terminplan, frei, vormittag, nachmittag, agenda, konferenz, planen, eintragen, verschieben,
      uhrzeit, tag, heute, morgen, absagen, teilnehmer, geburtstag, anstehen, vorhaben, wöchentlich, ganztägig, zeitfenster,
      nächste woche, belegt, anstehend, datum, überschneidung
    aufgaben: aufgabe, todo, liste, erledigen, abhaken, fertig, projekt, haushalt, pflichten, offen, to do, task, priorität, fällig,
      frist, erledigung, putzen, abgeschlossen, hinzufügen, streichen, besorgung, pendenz, heute, punkt, anstehen, abarbeiten, zuweisen,
      deadline
    einkaufsliste: einkaufsliste, einkaufszettel, einkaufen, supermarkt, milch, brot, eier, butter, käse, obst, gemüse, lebensmittel,
      besorgen, drogerie, kaufen, besorgung, toilettenpapier, kaffee, wasser, zutat, apfel, fleisch, mehl, zucker, nudeln, bier,
      hinzufügen, streichen, wocheneinkauf, bananen, waschmittel, joghurt, zettel, tomaten, brauchen, fehlt
    notizen: notiz, notieren, aufschreiben, memo, zettel, merken, diktieren, idee, gedanke, tagebuch, schreiben, festhalten, notizbuch,
      text, entwurf, stichwort, erinnern, heft, speichern, dokument, protokoll, block, vorlesen, liste, post it
    uhrzeit: uhrzeit, uhr, zeit, spät, zeitzone, sommerzeit, winterzeit, zeitunterschied, ortszeit, mitternacht, mittag, stunde, wie spät,
      zeitverschiebung, minute, sekunde, aktuell, jetzt, utc, zifferblatt, halb, viertel, new york, london, armbanduhr, ansagen
    datum: datum, tag, heute, morgen, gestern, monat, jahr, wochentag, kalenderwoche, schaltjahr, januar, februar, märz, april, mai, juni,
      juli, august, september, oktober, november, dezember, wievielte, kalender, woche, übermorgen, vorgestern, samstag, sonntag, montag,
      tagesdatum, quartal, jahrestag, jahreszeit, wie viele tage
    feiertage: feiertag, weihnachten, ostern, silvester, neujahr, pfingsten, karneval, advent, nikolaus, halloween, muttertag, brückentag,
      ferien, heiligabend, feiern, fasching, fronleichnam, karfreitag, himmelfahrt, allerheiligen, ostermontag, valentinstag, vatertag,
      nationalfeiertag, frei, schulferien, reformationstag, rosenmontag, weihnachtsbaum, geschenk, adventskalender, maifeiertag,
      arbeitsfrei, ramadan, oktoberfest
    wetter: wetter, vorhersage, regen, schnee, sonne, schirm, temperatur, grad, kalt, warm, heiß, sturm, wind, feucht, bewölkt, gewitter,
      nebel, hagel, frost, eis, jacke, luftfeuchtigkeit, wolke, hitze, regnen, sonnig, wetterbericht, draußen, bewölkung, niederschlag,
      schneien, schwül, trocken, regenschirm, unwetter, morgen, wochenende, blitz, celsius, regenwahrscheinlichkeit, himmel, aufklaren,
      trüb, prognose, nass, tauwetter, mild, klima, wettervorhersage, luftdruck, orkan
    luft: luftqualität, feinstaub, pollen, ozon, smog, luft, schadstoffe, pollenflug, atmen, belastung, allergie, luftverschmutzung,
      heuschnupfen, qualität, stickoxid, abgas, birkenpollen, gräser, index, dicke luft, frisch, staub, asthma, uv, sonnenbrand, lüften,
      frischluft
    astronomie: mond, sonne, stern, planet, mars, vollmond, weltraum, sonnenfinsternis, galaxie, astronaut, rakete, sternbild,
      raumstation, universum, sonnenaufgang, sonnenuntergang, weltall, teleskop, sonnensystem, jupiter, saturn, venus, neumond, komet,
      nasa, mondphase, milchstraße, sternschnuppe, mondfinsternis, himmel, umlaufbahn, iss, schwarzes loch, kosmos, finsternis,
      mondlandung
    nachrichten: nachrichten, schlagzeilen, news, politik, zeitung, presse, neuigkeiten, regierung, wahl, meldung, tagesschau, journalist,
      artikel, weltgeschehen, kanzler, präsident, eilmeldung, aktuell, bericht, welt, minister, bundestag, krieg, wirtschaft, thema,
      passiert, reporter, magazin, spiegel, zdf, krise, lokal, ereignis, radio, sport, überblick, zusammenfassung, medien, partei, corona
    sport: sport, fußball, spiel, tor, mannschaft, bundesliga, tabelle, ergebnis, verein, trainer, tennis, handball, basketball, olympia,
      weltmeisterschaft, formel eins, meister, liga, stadion, turnier, gewinnen, verlieren, bayern, dortmund, punkte, saison, sieg,
      niederlage, eishockey, champions league, elfmeter, anpfiff, halbzeit, wm, em, schiedsrichter, nationalmannschaft, spielstand,
      spieltag, transfer, ski, biathlon, boxen, rennen, volleyball, golf, radsport, schwimmen, finale, torschütze, abstieg, pokal,
      leichtathletik
    musik: musik, lied, song, album, playlist, band, sänger, künstler, abspielen, hören, rock, pop, jazz, klassik, rap, melodie,
      lautsprecher, konzert, genre, schlager, gitarre, klavier, musikstück, titel, interpret, singen, songtext, spotify, radio, mp3, hit,
      charts, gruppe, komponist, metal, techno, hip hop, elektronisch, volksmusik, soundtrack, refrain, instrument, orchester, shuffle,
      single, platte, lautstärke, nächstes lied, mucke, dj, schlagzeug, geige, oper, tanzen, chor, pausieren, stimmung, lieblingslied
    radio: radio, sender, frequenz, ukw, radiosender, hören, moderator, antenne, welle, digitalradio, einschalten, programm, station,
      rundfunk, fm, nachrichten, musik, lokalsender, ard, ndr, wdr, swr, bayern, ö3, srf, jugendsender, live, umschalten, deutschlandfunk,
      empfang, webradio, suchlauf
    podcast: podcast, folge, episode, abonnieren, hören, sendung, moderator, interview, neueste folge, gast, staffel, herunterladen,
      thema, true crime, abspielen, nächste folge, abo, beitrag, spotify, kanal, feed, minute, pausieren, talk, weiterhören,
      lieblingspodcast, fest und flauschig, talkshow
    hörbuch: hörbuch, kapitel, buch, autor, vorlesen, hörspiel, sprecher, weiterhören, audible, erzähler, roman, abspielen, fortsetzen,
      krimi, märchen, literatur, geschwindigkeit, band, lesen, hören, geschichte, seite, lesezeichen, pausieren, harry potter,
      einschlafen, audio
    film: film, kino, schauspieler, regisseur, trailer, komödie, drama, thriller, horrorfilm, vorstellung, oscar, streamen, leinwand,
      popcorn, handlung, regie, spielfilm, kinofilm, netflix, schauen, darsteller, schauspielerin, drehbuch, animationsfilm, actionfilm,
      science fiction, filmmusik, bewertung, läuft, kinoprogramm, dvd, blockbuster, saal, untertitel, rolle, kritik, kinokarte,
      liebesfilm, disney, besetzung, erscheinen, hollywood, fortsetzung, western, dokumentarfilm, filmreihe
    fernsehen: fernseher, kanal, sender, serie, staffel, programm, sendung, fernbedienung, streamen, folge, krimi, dokumentation,
      mediathek, umschalten, tv, netflix, anschauen, ausstrahlen, talkshow, nachrichten, tatort, ard, zdf, rtl, pro sieben, sat, show,
      episode, aufzeichnen, fernsehprogramm, bildschirm, live, fußball, film, lautstärke, untertitel, reality, seifenoper, quizshow,
      moderator, einschalten, heute abend, hdmi
    bücher: buch, lesen, roman, autor, bibliothek, bestseller, kapitel, seite, verlag, schriftsteller, ausleihen, ebook, krimi, gedicht,
      buchladen, schriftstellerin, lektüre, geschichte, literatur, bücherei, taschenbuch, hardcover, kindle, sachbuch, fantasy,
      science fiction, biografie, comic, erscheinen, band, reihe, figur, handlung, zitat, krimiautor, klassiker, kinderbuch,
      veröffentlichen, buchhandlung, übersetzung, rezension, lesezeichen
    spiele: spiel, quiz, rätsel, schach, karten, konsole, level, gegner, punkte, videospiel, brettspiel, computerspiel, runde, zocken,
      würfel, memory, monopoly, sudoku, kreuzworträtsel, galgenmännchen, gewinnen, verlieren, spielstand, playstation, xbox, nintendo,
      minecraft, poker, skat, mensch ärgere dich, tic tac toe, puzzle, solitär, app, ratespiel, mitspieler, spielregel, brett, dame,
      mühle, trivia, schach spielen, bowling, kicker
    witze: witz, lustig, lachen, scherz, komisch, humor, spaß, gag, aufheitern, comedy, witzig, erzählen, blödsinn, flachwitz, kalauer,
      wortspiel, comedian, chuck norris, schmunzeln, amüsieren, unterhalten, deine mutter, pointe, gelächter, kabarett, ulkig,
      blondinenwitz, kichern, quatsch, satire
    fotos: foto, bild, kamera, selfie, galerie, album, fotografieren, aufnahme, filter, porträt, blitz, video, aufnehmen, ansehen,
      knipsen, bearbeiten, zuschneiden, zoom, linse, teilen, hintergrund, urlaub, diashow, schnappschuss, auslöser, drucken, löschen,
      hochladen, cloud, gruppenfoto, landschaft, belichtung, schwarzweiß, fotobuch
    telefon: anrufen, telefon, telefonieren, nummer, auflegen, wählen, klingeln, mailbox, verpasst, freisprechen, anrufbeantworter, handy,
      rückruf, leitung, klingelton, telefonat, festnetz, rufnummer, gespräch, besetzt, videoanruf, zurückrufen, rangehen, abheben,
      kontakt, wahlwiederholung, lautsprecher, hörer, stummschalten, konferenz, durchwahl, vorwahl, annehmen, ablehnen, unbekannt, skype,
      facetime, mutter, warteschleife, smartphone
    nachricht: nachricht, sms, schreiben, senden, chat, antworten, whatsapp, lesen, gruppe, emoji, text, empfänger, mitteilung,
      nachrichten, textnachricht, schicken, vorlesen, ungelesen, telegram, signal, messenger, kontakt, sprachnachricht, gruppenchat, foto,
      verfassen, mama, bescheid, eingang, neu, letzte, tippen, weiterleiten, löschen, zustellen, inhalt, beantworten
    mail: mail, email, posteingang, betreff, anhang, absender, empfänger, spam, entwurf, weiterleiten, postfach, ungelesen, newsletter,
      antworten, e mail, empfangen, schreiben, senden, lesen, gmail, outlook, mailadresse, ordner, archivieren, kopie, signatur, wichtig,
      neu, eingang, abrufen, löschen, verfassen, junk, markieren, kollege, chef, cc, verteiler, werbemail, datei, posteingang prüfen
    kontakte: kontakt, adressbuch, nummer, adresse, telefonnummer, geburtstag, freund, familie, visitenkarte, kurzwahl, speichern,
      hinzufügen, name, handynummer, mailadresse, telefonbuch, person, löschen, bearbeiten, vorname, nachname, anschrift, neue nummer,
      favorit, notfallkontakt, synchronisieren, importieren, blockieren, eintrag, spitzname
    soziale netzwerke: facebook, twitter, instagram, tweet, posten, status, beitrag, profil, follower, like, kommentar, hashtag,
      freundschaftsanfrage, tiktok, timeline, story, social media, folgen, teilen, beitreten, youtube, linkedin, pinterest, snapchat,
      xing, freunde, feed, retweet, influencer, reel, veröffentlichen, kommentieren, nachricht, blog, account, gruppe, privatsphäre,
      entfolgen, markieren, abonnent
    licht: licht, lampe, dimmen, hell, dunkel, helligkeit, farbe, wohnzimmer, schlafzimmer, küche, flur, beleuchtung, birne, rot, blau,
      grün, weiß, schalter, bad, warmweiß, leuchte, anmachen, ausmachen, einschalten, ausschalten, deckenlampe, stehlampe, gelb, lila,
      rosa, orange, prozent, glühbirne, hue, led, kinderzimmer, esszimmer, garten, keller, stimmung, nachtlicht, lichterkette, garage,
      balkon, treppe, dämmerung, schreibtisch
    heizung: heizung, thermostat, temperatur, heizen, grad, warm, kühl, klimaanlage, wärme, heizkörper, ventilator, lüften,
      fußbodenheizung, klima, raumtemperatur, kälter, frieren, aufdrehen, runterdrehen, wohnzimmer, celsius, einstellen, luft, kessel,
      wärmepumpe, gas, heizkosten, nachtabsenkung, bad, fenster, stufe, heiß, schwitzen, therme, ofen, boiler, warmwasser, regler
    sicherheit zuhause: tür, schloss, abschließen, alarmanlage, kamera, einbruch, garage, fenster, haustür, klingel, bewegungsmelder,
      rauchmelder, schlüssel, tor, verriegeln, einbrecher, abgeschlossen, aufschließen, smart lock, überwachung, alarm, scharf, sensor,
      bewegung, hintertür, terrasse, riegel, gegensprechanlage, sirene, haus, feueralarm, zusperren, tresor, garagentor, videokamera,
      wachhund
    smart home: gerät, steckdose, jalousie, rollo, szene, automatik, routine, smart home, schalter, sensor, fernbedienung, vorhang, hub,
      strom, licht, einschalten, ausschalten, verbinden, alexa, automatisierung, stecker, rollladen, zeitplan, heizung, app, steuern,
      bewegungsmelder, thermostat, szenario, fernseher, raum, gruppe, vernetzt, zigbee, markise, wohnzimmer, modus, abwesenheit, zuhause,
      nach hause
    staubsauger: staubsauger, saugroboter, saugen, staub, boden, putzen, reinigen, wischen, teppich, sauber, schmutz, ladestation, roomba,
      roboter, wohnzimmer, küche, starten, zurück zur station, staubbehälter, saugkraft, hund haare, zimmer, reinigung, dreck, krümel,
      teppichboden, docken, aufladen, zeitplan, bürste, mopp, stoppen, putzen lassen, akku, fliesen, parkett
    küche: kaffeemaschine, kaffee, backofen, ofen, herd, mikrowelle, toaster, spülmaschine, kühlschrank, wasserkocher, vorheizen, mixer,
      tasse, espresso, milchschaum, kochen, einschalten, gefrierfach, herdplatte, dunstabzug, besteck, teller, geschirr, bohne,
      cappuccino, latte macchiato, kaffeebohne, entkalken, filter, heißluftfritteuse, abwasch, gas, temperatur, ausschalten, kühlen,
      auftauen, tee, umluft, topf, thermomix, grill
    wäsche: waschmaschine, trockner, wäsche, waschen, schleudern, bügeln, waschgang, fleck, waschmittel, wäscheleine, bügeleisen, hemd,
      waschpulver, weichspüler, programm, buntwäsche, temperatur, kleidung, socken, handtuch, feinwäsche, kochwäsche, aufhängen, falten,
      fertig, wolle, schonwaschgang, trommel, reinigung, wäschekorb
    kochen: rezept, kochen, backen, zutat, gericht, ofen, pfanne, topf, braten, grillen, salz, zucker, mehl, teig, kuchen, soße, nudeln,
      suppe, fleisch, löffel, portion, gewürz, knoblauch, zwiebel, zubereiten, kochrezept, anbraten, dünsten, minuten, temperatur,
      pfeffer, butter, ei, reis, kartoffel, hähnchen, rühren, schneiden, gemüse, öl, milch, backpulver, hefe, wasser, gramm, esslöffel,
      umluft, brot, pfannkuchen, lasagne, schnitzel, spaghetti, sahne, käse, küche, gulasch, salat, vorspeise
    ernährung: kalorie, eiweiß, protein, fett, kohlenhydrat, vitamin, gesund, nährwert, diät, ernährung, zucker, vegan, vegetarisch,
      ballaststoff, abnehmen, mahlzeit, gluten, essen, nährstoff, lebensmittel, kalorienarm, kcal, salz, gemüse, obst, mineralstoff,
      eisen, calcium, laktose, cholesterin, low carb, portion, trinken, gewicht, fleisch, zuckerfrei, bio, intervallfasten, gesättigt,
      omega, jod, magnesium, ungesund, cola, apfel, energie
    restaurant: restaurant, tisch, reservieren, reservierung, essen, lokal, kellner, speisekarte, italienisch, chinesisch, sushi, bar,
      café, abendessen, mittagessen, bewertung, gäste, terrasse, essen gehen, gericht, griechisch, mexikanisch, indisch, thailändisch,
      küche, empfehlen, in der nähe, sterne, koch, bedienung, menü, hunger, steak, fisch, vegetarisch, imbiss, biergarten, rechnung,
      trinkgeld, warten, platz, personen, gasthaus, frühstück, buffet, gutbürgerlich, heute abend, preiswert, brunch, pizzeria
    lieferdienst: pizza, liefern, bestellen, lieferdienst, mitnehmen, abholen, burger, lieferung, lieferzeit, essen, döner, bote,
      trinkgeld, lieferando, lieferservice, hunger, chinesisch, sushi, uber eats, nach hause, indisch, bestellung, speisekarte,
      mindestbestellwert, zum mitnehmen, pommes, currywurst, warm, bezahlen, fahrer, wartezeit, adresse, getränk, salat, extra käse,
      essen liefern, pizzeria, liefergebühr
    einkaufen: kaufen, bestellen, laden, geschäft, shop, preis, angebot, rabatt, warenkorb, gutschein, marke, größe, online, kasse,
      schuhe, kleidung, amazon, produkt, bestellung, teuer, günstig, sonderangebot, ebay, zalando, versand, umtausch, farbe, verfügbar,
      vorrätig, schnäppchen, artikel, kleid, hose, einkaufszentrum, supermarkt, verkäufer, geschenk, öffnungszeiten, ikea, media markt,
      kosten, ausverkauft, lieferung, bewertung, qualität, vergleichen, anprobieren, kassenzettel
    pakete: paket, bestellung, lieferung, sendung, versand, post, zustellung, lieferdatum, bote, nachverfolgen, rücksendung, retoure,
      ankommen, briefmarke, päckchen, dhl, hermes, dpd, ups, sendungsnummer, verfolgen, zusteller, packstation, abholen, liefern,
      geliefert, versenden, unterwegs, postfiliale, nachbar, brief, porto, karton, lieferstatus, amazon, verspätet, adresse, paketshop,
      einschreiben, zoll, versandkosten
    bankkonto: konto, kontostand, bank, guthaben, geld, sparkonto, girokonto, saldo, kontoauszug, iban, filiale, eröffnen, gesperrt,
      bankleitzahl, umsatz, eingang, bankkarte, überweisung, sparkasse, onlinebanking, abheben, einzahlen, kontonummer, bic, bankdaten,
      verfügbar, girocard, dispo, überzogen, gemeinschaftskonto, konto sperren, auszug, tagesgeld, kontoführung, zinsen, transaktion,
      finanzen, abbuchung, schließen, kunde, berater, guthaben abfragen, buchung, volksbank
    karte: kreditkarte, karte, pin, limit, sperren, verloren, gestohlen, ersatzkarte, abgelehnt, ausland, kreditrahmen, jahresgebühr,
      bonuspunkte, kartennummer, ablaufdatum, freischalten, visa, mastercard, debitkarte, bankkarte, aktivieren, beantragen, kartenlimit,
      prüfnummer, defekt, kaputt, bestellen, geklaut, kontaktlos, chip, magnetstreifen, girocard, bezahlen, geldautomat, zusenden,
      verfügungsrahmen, kartensperre, neue karte, prepaid, umsätze, gültig, sperrnotruf, apple pay
    zahlung: bezahlen, überweisen, überweisung, zahlung, geld, betrag, euro, empfänger, dauerauftrag, lastschrift, senden, paypal,
      abbuchung, transaktion, abgebucht, banküberweisung, konto, iban, begünstigter, verwendungszweck, klarna, kontaktlos, bargeld,
      gebühr, ausstehend, stornieren, fehlgeschlagen, zurückbuchen, schulden, freund, verschicken, kreditkarte, sofort, datum,
      zahlungsart, quittung, rate, ausführen, bestätigen, tan
    rechnungen: rechnung, fällig, bezahlen, strom, gas, wasser, miete, telefonrechnung, mahnung, betrag, stromrechnung, mindestbetrag,
      nebenkosten, fälligkeit, frist, internet, handyrechnung, abschlag, offen, überweisen, heizung, zählerstand, kreditkartenrechnung,
      zahlungsziel, verspätet, gebühr, lastschrift, vertrag, anbieter, monatlich, kosten, wann fällig, telekom, gez, abrechnung,
      versorger, begleichen
    kredit: kredit, darlehen, zinsen, rate, hypothek, tilgung, bonität, schufa, kreditwürdigkeit, finanzierung, laufzeit, schulden,
      zinssatz, bürgschaft, leihen, borgen, bank, abbezahlen, autokredit, hauskauf, antrag, monatlich, restschuld, beantragen, bewilligt,
      umschulden, eigenkapital, gläubiger, sofortkredit, privatkredit, tilgen, anzahlung, studienkredit, schuldner, leasing, kreditkarte,
      score, verbessern
    versicherung: versicherung, police, schaden, haftpflicht, krankenversicherung, beitrag, versichert, leistung, selbstbeteiligung,
      autoversicherung, krankenkasse, deckung, unfall, versicherungspolice, prämie, hausrat, lebensversicherung, melden, zahlen, abdecken,
      kasko, vertrag, kündigen, wechseln, anbieter, tarif, rechtsschutz, zahnzusatz, berufsunfähigkeit, versicherungsnummer, schadensfall,
      reiseversicherung, schutz, gesundheitskarte, privat versichert, gesetzlich, erstattung, arzt, huk, allianz
    steuern: steuer, steuererklärung, finanzamt, lohnsteuer, mehrwertsteuer, absetzen, rückerstattung, steuernummer, formular, freibetrag,
      einkommensteuer, elster, steuerbescheid, umsatzsteuer, frist, steuerberater, abgaben, einreichen, nachzahlung, steuerklasse,
      werbungskosten, kirchensteuer, jahr, belege, soli, pauschale, pendlerpauschale, lohnsteuerbescheinigung, einnahmen, kfz steuer,
      grundsteuer, rückzahlung, steuer id
    gehalt: gehalt, lohn, verdienen, einkommen, brutto, netto, gehaltsabrechnung, zahltag, bonus, gehaltserhöhung, stundenlohn,
      überweisung, monat, arbeitgeber, auszahlung, weihnachtsgeld, urlaubsgeld, abrechnung, bezahlung, konto, arbeit, mindestlohn, prämie,
      abzüge, sozialversicherung, wann kommt, vergütung, vorschuss, zulage, lohnzettel, geld, jahresgehalt, gehaltseingang
    rente: rente, ruhestand, altersvorsorge, pension, einzahlen, sparplan, rentenversicherung, vorsorge, betriebsrente, riester, rentner,
      alter, beitrag, altersrente, sparen, rentenalter, pensionskasse, frührente, lebensversicherung, einzahlung, auszahlung,
      rentenbescheid, witwenrente, arbeitgeber, punkte, fonds, pensionierung, ahv, rentenpunkte, später, lebensabend, grundrente, kapital,
      monatlich
    börse: aktie, börse, kurs, dax, fonds, investieren, depot, dividende, bitcoin, kryptowährung, anleihe, rendite, aktienkurs, handeln,
      wertpapier, aktien kaufen, verkaufen, etf, nasdaq, dow jones, index, gewinn, verlust, anlegen, broker, ethereum, krypto, markt,
      unternehmen, tesla, apple, portfolio, gold, kaufen, spekulieren, fällt, steigt, börsenkurs, crash, wert, sparplan, zertifikat,
      rohstoff, tagesgeld
    währung: währung, wechselkurs, euro, dollar, pfund, franken, umrechnen, yen, umtauschen, kurs, devisen, euro in dollar,
      wie viel dollar, rubel, zloty, krone, lira, geld, wert, ausland, wechseln, peso, rupie, bitcoin, wechselstube, yuan, aktuell, reise,
      tauschen, schweizer franken, forint, britisch
    ausgaben: ausgaben, budget, sparen, ausgeben, haushaltsbuch, einkäufe, monat, lebensmittel, kosten, geld, sparziel, ausgegeben,
      haushalt, kategorie, finanzen, wofür, übersicht, restaurant, miete, benzin, kleidung, letzter monat, woche, zu viel, grenze, limit,
      konto, statistik, einnahmen, verbraucht, kaufen, abos, fixkosten, freizeit, verlauf, shopping, taschengeld
    arbeit: arbeit, büro, chef, kollege, firma, projekt, besprechung, arbeitszeit, überstunden, schicht, kunde, homeoffice, präsentation,
      feierabend, job, arbeitsplatz, kollegin, arbeitstag, abteilung, vorgesetzter, termin, deadline, bericht, büroarbeit, mittagspause,
      kantine, dienstreise, konferenz, schreibtisch, vertrag, kündigung, lohn, team, zeiterfassung, meeting, beruf, dienst, kundin,
      geschäft, arbeitgeber, mail, unternehmen, protokoll
    urlaub von der arbeit: urlaubstage, urlaubsantrag, freie tage, resturlaub, krankmeldung, elternzeit, abwesenheit, personalabteilung,
      genehmigt, krankschreibung, urlaub, beantragen, einreichen, frei, urlaub nehmen, krank, attest, vertretung, antrag, übrig, chef,
      personal, sonderurlaub, mutterschutz, karenz, brückentag, bewilligen, ferien, woche, tage, anspruch, krankenschein, gleittag,
      überstunden abbauen, status, bildungsurlaub
    stellensuche: job, stelle, bewerbung, bewerben, lebenslauf, vorstellungsgespräch, stellenanzeige, arbeitgeber, praktikum, ausbildung,
      karriere, arbeitslos, jobsuche, arbeit, beruf, anschreiben, arbeitsamt, agentur für arbeit, linkedin, stepstone, einstellen, gehalt,
      qualifikation, firma, teilzeit, vollzeit, minijob, zeugnis, quereinsteiger, personalvermittlung, indeed, freie stellen,
      ausschreibung, arbeitslosengeld, kündigen, homeoffice, stellenangebot, azubi
    auto: auto, wagen, motor, öl, reifen, werkstatt, inspektion, tüv, batterie, bremsen, reparatur, pannenhilfe, kennzeichen, zulassung,
      führerschein, ölwechsel, starthilfe, reifendruck, scheibenwischer, kilometerstand, fahrzeug, pkw, kfz, tanken, fahren, reparieren,
      getriebe, kupplung, lichtmaschine, zündkerze, abschleppen, panne, adac, versicherung, parken, winterreifen, kühlwasser, warnleuchte,
      tacho, service, wartung, hauptuntersuchung, autohaus, gebrauchtwagen, leasing, schlüssel, airbag, blinker, springt nicht an,
      auspuff, scheinwerfer, platten, bmw, vw
    tanken: tanken, benzin, diesel, tankstelle, sprit, liter, verbrauch, reichweite, spritpreis, super, kraftstoff, ladesäule,
      elektroauto, volltanken, benzinpreis, aral, shell, leer, tankanzeige, strom, laden, ladestation, günstig, kilometer, tankfüllung,
      e10, autogas, kanister, tankstand, zapfsäule, teuer, nächste tankstelle, tankdeckel, kwh, wallbox, oktan, preise, autobahn
    verkehr: verkehr, stau, baustelle, unfall, autobahn, sperrung, umleitung, arbeitsweg, pendeln, straße, verkehrslage, radarfalle,
      berufsverkehr, staumeldung, verkehrsmeldung, stockend, kilometer, ampel, arbeit, weg, verzögerung, ausweichen, fahrzeit, kreuzung,
      geisterfahrer, gesperrt, blitzer, fahrbahn, tunnel, brücke, verkehrsfunk, wochenende, dauer, langsam, richtung, vollsperrung,
      glatteis, route, innenstadt
    navigation: navigation, route, weg, karte, navigieren, adresse, kilometer, entfernung, abbiegen, ziel, straße, umweg, maut, richtung,
      links, rechts, stadtplan, nähe, wegbeschreibung, fahren, anfahrt, wo, finden, nach hause, gps, google maps, schnellste, kürzeste,
      landkarte, fußweg, autobahn, ankunft, fahrzeit, zwischenziel, wenden, kreuzung, ausfahrt, geradeaus, bringen, norden, süden,
      kreisverkehr, navi, strecke, führen, verfahren, umkreis
    nahverkehr: bus, bahn, zug, straßenbahn, fahrplan, haltestelle, bahnhof, gleis, fahrkarte, umsteigen, abfahrt, verspätung, ankunft,
      linie, ticket, schaffner, ice, u bahn, s bahn, tram, fahren, nächster bus, verbindung, bahnsteig, bushaltestelle, fahrschein,
      regionalbahn, busfahrer, monatskarte, deutsche bahn, strecke, ausfall, streik, pünktlich, tarif, zone, einsteigen, aussteigen,
      nachtbus, bahncard, ubahn, hauptbahnhof, zugverbindung, metro, wagen, klasse, sitzplatz
    taxi: taxi, uber, fahrer, abholen, mitfahren, bestellen, fahrpreis, chauffeur, unterwegs, taxifahrer, rufen, bahnhof, flughafen,
      ankunft, kosten, freenow, bolt, abholort, ziel, stornieren, wagen, minute, adresse, nach hause, fahrgast, mitfahrgelegenheit,
      sammeltaxi, preis, sofort, taxistand, trinkgeld, quittung, lyft, krankenfahrt
    flug: flug, flughafen, fliegen, gate, boarding, einchecken, flugzeug, airline, landung, verspätung, bordkarte, terminal, hinflug,
      rückflug, umsteigen, sitzplatz, fluggesellschaft, zwischenlandung, flugticket, flugnummer, abflug, ankunft, start, landen,
      lufthansa, ryanair, eurowings, buchen, gepäck, passagier, pilot, direktflug, economy, business class, storniert, annulliert,
      sicherheitskontrolle, gangplatz, fensterplatz, pünktlich, billigflug, last minute, stewardess, reise, flugsteig, maschine, abheben,
      reisepass, check in, hin und zurück, nach
    gepäck: gepäck, koffer, handgepäck, verloren, tasche, aufgeben, rucksack, packen, gepäckband, übergepäck, reisetasche, einpacken,
      gewicht, kilo, gepäckstück, flughafen, fluggesellschaft, aufgegeben, trolley, flüssigkeit, packliste, zerstört, schließfach,
      fundbüro, erlaubt, größe, zahnbürste, kulturbeutel, auspacken, reise, kofferband, sperrgepäck, gepäckausgabe, maße, abholen,
      mitnehmen
    hotel: hotel, zimmer, übernachten, buchen, unterkunft, pension, ferienwohnung, frühstück, einchecken, auschecken, doppelzimmer,
      sterne, rezeption, aufenthalt, übernachtung, reservieren, hotelzimmer, einzelzimmer, airbnb, hostel, jugendherberge, pool, wellness,
      preis, verfügbar, stornieren, halbpension, all inclusive, booking, meerblick, suite, zimmerservice, parkplatz, familienzimmer,
      lobby, haustiere erlaubt, bett, minibar, strandnähe, gast, motel, wlan, anreise, abreise
    reisen: reise, urlaub, ausflug, sehenswürdigkeit, strand, tourist, reiseführer, ziel, insel, ausland, rundreise, museum, wandern,
      kreuzfahrt, sehen, besuchen, verreisen, ferien, städtereise, wochenende, urlaubsort, buchen, pauschalreise, meer, berge, camping,
      wohnmobil, reisebüro, flug, koffer, besichtigen, empfehlen, stadtführung, sonne, italien, spanien, mallorca, aktivität, erleben,
      attraktion, schloss, backpacking, unternehmen, reisetipp, souvenir, safari, last minute, skiurlaub
    einreise: visum, pass, reisepass, botschaft, zoll, einreise, grenze, sicherheit, reisewarnung, impfung, gefährlich, konsulat, malaria,
      auswärtiges amt, personalausweis, visa, land, reise, touristenvisum, gültig, beantragen, dokument, ausweis, reisehinweis, impfpass,
      gelbfieber, tollwut, hepatitis, kriminalität, terror, krieg, risiko, quarantäne, nötig, aufenthalt, papiere, einwanderung, ausland,
      staatsangehörigkeit, verlängern, konsularisch
    gesundheit: arzt, krank, krankenhaus, gesundheit, symptom, schmerz, fieber, husten, erkältung, grippe, kopfschmerzen, krankheit,
      behandlung, patient, zahnarzt, allergie, virus, bauchschmerzen, klinik, schnupfen, halsschmerzen, blut, entzündung, übelkeit,
      schwindel, durchfall, blutdruck, herz, rücken, untersuchung, diagnose, hausarzt, termin, praxis, notaufnahme, therapie, ansteckend,
      corona, migräne, krebs, diabetes, asthma, verletzung, wunde, ausschlag, sprechstunde, überweisung, zähne, verschrieben, erbrechen,
      gelenk, vorsorge, facharzt
    medizin: medikament, tablette, rezept, apotheke, dosis, nebenwirkung, einnehmen, arznei, antibiotika, schmerzmittel, pille, salbe,
      impfung, arzneimittel, pharma, aspirin, ibuprofen, paracetamol, hustensaft, tropfen, verschreiben, morgens, abends, impfstoff,
      beipackzettel, wirkstoff, vitamin, insulin, rezeptfrei, wechselwirkung, packung, nachbestellen, cortison, überdosis, spritze,
      kapsel, inhalator, nehmen, vergessen, pflaster
    fitness: fitness, training, laufen, joggen, schritte, übung, muskel, workout, yoga, trainieren, fitnessstudio, radfahren, schwimmen,
      puls, kilometer, liegestütze, dehnen, sport, gym, kniebeuge, marathon, hanteln, kalorien verbrannt, trainingsplan, fahrrad, gewicht,
      bauch, ausdauer, kraft, krafttraining, laufband, minuten, plank, pilates, trainer, schrittzähler, herzfrequenz, sportuhr, dauerlauf,
      aufwärmen, intervall, trainingseinheit, klettern, wandern, crossfit, seilspringen, ziel, trampolin, fitbit, muskelkater
    schlaf: schlaf, einschlafen, müde, bett, traum, schnarchen, schlafgeräusche, aufwachen, ausgeschlafen, nickerchen, schlafen gehen,
      ausschlafen, schlafenszeit, schlafqualität, wach, stunde, kissen, matratze, rauschen, regen, albtraum, insomnie, schlaflos, wecker,
      tiefschlaf, durchschlafen, ins bett, gähnen, schlaflied, ruhe, erholt, dunkel, schlafphase, mittagsschlaf, gute nacht
    meditation: meditation, entspannen, ruhe, atmen, achtsamkeit, stress, beruhigen, naturgeräusche, atemübung, yoga, achtsam, minute,
      atem, gelassenheit, geführt, konzentration, autogenes training, headspace, calm, musik, stille, anleitung, körper, session, pause,
      einatmen, ausatmen, innere ruhe, loslassen, anspannung, mantra, tiefenentspannung, seele, wellness, zen
    schule: schule, hausaufgabe, lehrer, prüfung, lernen, universität, studium, klasse, note, fach, unterricht, abitur, vorlesung,
      student, schüler, stundenplan, lehrerin, klausur, uni, hochschule, bachelor, master, semester, abschluss, referat, gymnasium,
      grundschule, mathe, englisch, zeugnis, ferien, bildung, aufsatz, test, kurs, nachhilfe, stundenausfall, matura, professor, seminar,
      mensa, campus, aufgabe, heft, schulbuch, pause, einschreiben, bafög, deutsch, mitschüler
    sprachen: übersetzen, englisch, deutsch, spanisch, französisch, italienisch, sprache, wort, satz, aussprache, übersetzung, vokabel,
      grammatik, fremdsprache, türkisch, chinesisch, heißt, sagen, russisch, polnisch, japanisch, arabisch, portugiesisch, lateinisch,
      niederländisch, auf englisch, dolmetscher, ausdruck, sprachkurs, muttersprache, dialekt, lernen, aussprechen, wörterbuch, duolingo,
      redewendung, verb, fließend, koreanisch, griechisch, konjugieren, schwedisch, artikel, hallo auf
    wörter: bedeutung, definition, wort, buchstabieren, wörterbuch, synonym, gegenteil, rechtschreibung, begriff, abkürzung, reim,
      definiere, duden, bedeuten, erklären, heißt, schreibt man, geschrieben, ausdruck, sprichwort, redewendung, fremdwort, silbe,
      buchstabe, steht für, artikel, plural, herkunft, wortherkunft, schreibweise, aussprache, alphabet, satz, ähnlich, fachbegriff,
      umgangssprache, jugendwort, großgeschrieben, komma
    rechnen: rechnen, mathe, plus, minus, geteilt, prozent, wurzel, summe, ergebnis, gleichung, quadrat, zahl, durchschnitt, bruch,
      addieren, subtrahieren, multiplizieren, dividieren, mathematik, taschenrechner, ausrechnen, hoch, prozentrechnung, aufgabe, rest,
      formel, kreis, pi, sinus, logarithmus, hälfte, drittel, dreisatz, mehrwertsteuer, trinkgeld, geometrie, fläche, volumen, runden,
      mittelwert, berechnen, mal nehmen, bruchrechnung, primzahl, algebra
    einheiten: umrechnen, meter, kilometer, meile, zoll, kilogramm, gramm, pfund, liter, unze, celsius, fahrenheit, tasse, einheit, maß,
      gallone, esslöffel, zentimeter, millimeter, fuß, stunde, sekunde, gramm in, milliliter, deziliter, tonne, quadratmeter, hektar,
      kelvin, kalorie, joule, watt, wie viele, umwandeln, länge, gewicht, volumen, temperatur, geschwindigkeit, teelöffel, grad, yard,
      seemeile, knoten, barrel, byte, gigabyte, pint, zentner, dutzend
    zufall: zufall, würfel, münze, kopf, zahl, zufallszahl, werfen, losen, glück, zufällig, kopf oder zahl, münzwurf, ziehen,
      zahl zwischen, lotto, auslosen, wählen, entscheiden, würfelspiel, sechs, nummer, wahrscheinlichkeit, glücksrad, schere stein papier,
      streichholz, zufallsgenerator, sechsseitig, seite
    wissen: wissen, fakt, geschichte, hauptstadt, einwohner, land, erfinder, höchste, größte, tier, chemie, physik, fluss, berg, erdkunde,
      wikipedia, wissenschaft, kontinent, bevölkerung, jahrhundert, wer, frage, wie hoch, wie viele, erfunden, entdecken, könig, krieg,
      kaiser, ozean, planet, erde, fläche, mathematik, biologie, dinosaurier, mensch, lexikon, bekannt, gründen, jahr, höchster, längster,
      tiefste, lebt, sprache, flagge, element, antike, römer, mittelalter, mauer, kunst, philosoph, nobelpreis, insel
    prominente: schauspieler, berühmt, filmstar, geboren, verheiratet, promi, alter, biografie, gestorben, vermögen, sängerin, person,
      königin, lebenslauf, sänger, star, hollywood, fußballer, musiker, model, ehefrau, ehemann, freundin, kinder, scheidung, wie alt,
      tot, groß, bekannt, verdienen, promipaar, beziehung, geburtstag, herkunft, könig, prinz, influencer, youtuber, wo wohnt, skandal,
      reich, wer ist, hochzeit
    assistent: assistent, name, heißen, alt, entwickeln, roboter, programmiert, mensch, künstliche intelligenz, fähigkeit, gefühl,
      hersteller, stimme, sprechen, lieblingsfarbe, hobby, wer bist du, wie heißt du, erfinder, schöpfer, maschine, computer, echt, ki,
      alexa, siri, google, bot, chatgpt, lebendig, wohnen, geboren, freund, familie, lieblingsfilm, lieblingsessen, träumen, denken,
      verliebt, geschlecht, weiblich, männlich, fragen, helfen, chatbot, intelligent, geburtstag
    assistent einstellen: sprache, stimme, akzent, geschwindigkeit, aktivierungswort, name, einstellung, langsamer, lauter, flüstern,
      benutzer, konto, männlich, weiblich, deutsch, englisch, ändern, schneller, reden, nennen, dialekt, tonfall, wechseln, profil,
      akustisch, ansprechen, sprachausgabe, höflich, siezen, duzen, personalisieren, mikrofon, zuhören, anrede, umstellen,
      sprachgeschwindigkeit
    begrüßung: hallo, tschüss, guten morgen, gute nacht, danke, wie geht, willkommen, auf wiedersehen, freut mich, guten abend, hi, hey,
      moin, servus, grüezi, grüß gott, morgen, abend, ciao, bis bald, bis später, schönen tag, vielen dank, wie gehts, ade, tag, tach, na,
      gruß, verabschieden, herzlich, gern geschehen, schlaf gut, freundlich, alles klar, wochenende
    lob und tadel: gut gemacht, super, toll, danke, prima, dumm, schlecht, falsch, enttäuscht, beschwerde, nervig, blöd, klasse,
      unzufrieden, gut, spitze, perfekt, wunderbar, großartig, fantastisch, nutzlos, schlau, klug, hilfreich, bravo, zufrieden, ärgern,
      mies, langsam, fehler, idiot, unfähig, begeistert, liebe, hasse, cool, respekt, schwach, freundlich, brav, kritik, genial,
      verbesserung
    lautstärke: lautstärke, laut, leise, stumm, ton, prozent, maximal, klang, bass, equalizer, lautsprecher, musik, aufdrehen,
      runterdrehen, höher, niedriger, stufe, dezibel, hören, mute, kopfhörer, geräusch, stummschalten, höhen, tiefen, fernseher,
      klingelton, medien, mikrofon, rauschen, sound, minimum, voll, ruhe, krach, geräuschpegel, flüstern
    gerät: wlan, bluetooth, akku, bildschirm, update, speicher, flugmodus, einstellung, display, verbindung, helligkeit, neustart,
      mobile daten, hotspot, version, benachrichtigung, system, smartphone, handy, internet, netzwerk, router, verbinden, ladegerät,
      laden, dunkelmodus, schriftgröße, klingelton, vibration, nicht stören, gps, standort, taschenlampe, screenshot, einschalten,
      ausschalten, aktualisieren, zurücksetzen, werkseinstellung, kopfhörer, app, signal, sim karte, android, iphone, tastatur,
      sperrbildschirm, ortungsdienst, energiesparmodus, uhr, koppeln
    apps: app, öffnen, schließen, installieren, programm, datei, ordner, herunterladen, anwendung, starten, browser, dokument, löschen,
      tabelle, pdf, drucken, runterladen, app store, play store, software, deinstallieren, update, chrome, firefox, word, excel, fenster,
      laden, kostenlos, webseite, speichern, umbenennen, kopieren, verschieben, zip, spotify, youtube, desktop, taskleiste, beenden,
      abgestürzt, berechtigung, einstellung, anhang, verzeichnis, cloud
    aufnahme: aufnehmen, aufnahme, mikrofon, diktieren, sprachmemo, mitschnitt, aufzeichnen, video, diktat, stimme, ton,
      bildschirmaufnahme, speichern, abspielen, kamera, starten, stoppen, recorder, audio, transkribieren, sprechen, löschen,
      aufnahmegerät, interview, datei, mikro, lied, band, tonspur, minute, filmen
    passwörter: passwort, pin, kennwort, anmelden, sperren, fingerabdruck, sicherheit, code, zugang, konto, hacker, virus, datenschutz,
      verschlüsseln, zurücksetzen, vergessen, ändern, login, einloggen, benutzername, konto gesperrt, zwei faktor, gesichtserkennung,
      muster, entsperren, geheim, sicher, phishing, verifizieren, firewall, antivirus, geheimzahl, passwortmanager, registrieren,
      zugangsdaten, tresor, bestätigungscode, sicherheitsfrage, zeichen, gehackt, spam, schützen, app sperre
    handy finden: handy, finden, verloren, klingeln, orten, schlüssel, gerät, tablet, suchen, wo, verlegt, klingeln lassen, iphone,
      smartphone, weg, verschwunden, uhr, kopfhörer, airpods, airtag, tracker, gestohlen, ton abspielen, letzter standort, sofa,
      zuletzt gesehen, brille, geldbeutel
    standort: standort, teilen, ort, position, gps, wo, unterwegs, adresse, karte, nähe, wo bin ich, aufenthaltsort, freunde, schicken,
      live, familie, verfolgen, koordinaten, ortung, stadt, straße, land, ankunft, freigeben, treffpunkt, google maps, aktuell, sehen,
      ortungsdienst, handy, kontakte, umgebung, route
    haustiere: hund, katze, haustier, tierarzt, futter, füttern, gassi, leine, welpe, fisch, vogel, hamster, kaninchen, tier, hündchen,
      kater, kätzchen, spazieren, impfung, käfig, aquarium, pferd, leckerli, katzenklo, maus, meerschweinchen, wellensittich, schildkröte,
      stubenrein, rasse, kastrieren, entlaufen, zecke, floh, hundefutter, katzenfutter, hundeschule, tierheim, streicheln, halsband, fell,
      chip, napf
    pflanzen: pflanze, garten, gießen, blume, rasen, baum, säen, dünger, rasenmäher, topf, ernte, gemüsebeet, bewässerung, gärtnern, rose,
      wasser, tomaten, unkraut, hecke, schneiden, umtopfen, beet, samen, erde, balkon, kräuter, zimmerpflanze, gartenschlauch, obstbaum,
      schädling, blattlaus, mähen, sonne, licht, sprenger, blühen, wachsen, kompost, gartenarbeit, frühling, tulpe, blätter, orchidee,
      gewächshaus
    kinder: kind, baby, windel, kindergarten, geschichte, schlaflied, spielzeug, märchen, schule, eltern, gutenachtgeschichte, kita,
      babysitter, schlafen, spielplatz, spielen, sohn, tochter, schulkind, taschengeld, fläschchen, schnuller, kinderwagen, stillen,
      kinderlied, kinderarzt, basteln, zeichentrick, sandkasten, geburtstag, hausaufgaben, krippe, tagesmutter, elternabend,
      kindersicherung, puppe, lego, kinderfilm, erziehung, milch, brei, kleinkind, hort
    beziehung: freund, freundin, liebe, heiraten, date, partner, beziehung, kuss, trennung, familie, verliebt, jahrestag, valentinstag,
      single, ehe, ehemann, ehefrau, tinder, flirten, küssen, zusammen, schluss machen, eifersüchtig, treffen, romantisch, herz,
      vermissen, streit, treue, scheidung, verlobt, dating, kennenlernen, blumen, essen gehen, ex, schwul, lesbisch, fernbeziehung,
      liebling, rosen, liebeserklärung, paar
    familie: mutter, vater, bruder, schwester, oma, opa, tante, onkel, eltern, sohn, tochter, familie, cousin, enkel, mama, papa,
      großeltern, neffe, nichte, geschwister, schwager, schwiegermutter, enkelin, kind, verwandte, mann, frau, großmutter, großvater,
      patenonkel, zwilling, stammbaum, ehemann, ehefrau, baby, besuch, zuhause, angehörige, urgroßvater, stiefvater, schwägerin,
      familienfeier
    veranstaltung: konzert, veranstaltung, ticket, karten, festival, theater, ausstellung, museum, party, eintritt, event, show,
      vorstellung, stattfinden, stadt, heute abend, wochenende, bühne, kabarett, oper, messe, weihnachtsmarkt, flohmarkt, lesung, tanzen,
      club, disko, musical, kirmes, einlass, künstler, tour, in der nähe, was ist los, programm, zirkus, reservieren, live, volksfest,
      feuerwerk, vernissage, comedy, festzelt, poetry slam
    spenden: spenden, wohltätig, hilfsorganisation, rotes kreuz, verein, ehrenamt, hilfe, geld, helfen, unicef, ärzte ohne grenzen,
      caritas, projekt, betrag, stiftung, sammeln, monatlich, spendenquittung, kinder, obdachlos, tafel, flüchtling, umweltschutz, wwf,
      tierheim, freiwillig, gemeinnützig, bedürftig, katastrophe, unterstützung, blutspende, afrika
    hochzeit: hochzeit, heiraten, braut, bräutigam, trauung, ring, kleid, standesamt, verlobung, flitterwochen, gäste, trauzeuge, feier,
      ehe, kirche, einladung, torte, brautkleid, antrag, verloben, polterabend, junggesellenabschied, hochzeitstag, sektempfang, strauß,
      jawort, hochzeitsfeier, tanz, fotograf, paar, vermählen, eheringe, hochzeitstorte, flitterwochen reise, location, gästeliste, anzug
    wohnung: wohnung, haus, miete, makler, vermieter, umzug, quadratmeter, immobilie, kaufen, mietvertrag, kaution, grundstück,
      besichtigung, immobilienmakler, zimmer, kaltmiete, nebenkosten, balkon, einziehen, ausziehen, wg, eigentum, kredit, garten,
      wohnfläche, kündigung, schlüssel, nachbar, immoscout, hausmeister, renovieren, möbel, altbau, neubau, keller, stockwerk,
      besichtigen, wohnungssuche, eigentumswohnung, warmmiete, untermiete, hausverwaltung, grundriss
    recht: anwalt, gesetz, vertrag, gericht, klage, recht, polizei, strafe, kündigung, bußgeld, scheidung, testament, notar, rechtsanwalt,
      verklagen, richter, urteil, paragraf, schadensersatz, erbe, grundgesetz, anzeige, straftat, gefängnis, prozess, illegal, erlaubt,
      mietrecht, arbeitsrecht, widerspruch, agb, unterhalt, sorgerecht, rechtsschutz, beratung, frist, zeuge, verteidiger, verboten,
      verjährung, datenschutz
    notfall: notruf, notfall, feuerwehr, polizei, krankenwagen, hilfe, unfall, erste hilfe, brand, rettung, rettungsdienst, notarzt, 112,
      krankenhaus, bewusstlos, blutung, verletzt, herzinfarkt, vergiftung, wiederbelebung, feuer, einbruch, überfall, alarm, sofort,
      schlaganfall, atemnot, allergischer schock, rufen, sos, verbrennung, giftnotruf, gefahr, lebensgefahr, katastrophe, warnung,
      defibrillator, polizeinotruf
    geschenke: geschenk, geburtstag, schenken, überraschung, karte, gratulieren, blumen, feiern, party, glückwunsch, kuchen, weihnachten,
      geschenkidee, überraschen, mama, freundin, verpacken, gutschein, hochzeitstag, jubiläum, mitbringsel, kinder, spielzeug, muttertag,
      valentinstag, blumenstrauß, pralinen, wunschliste, wichteln, geschenkpapier, schmuck, parfüm, kaufen, jahrestag, geldgeschenk,
      vatertag, schleife, einladen, bescherung
    mode: kleidung, anziehen, schuhe, jacke, hose, mode, größe, kleid, hemd, outfit, friseur, haare, kosmetik, mantel, bluse, rock,
      socken, mütze, handschuhe, schal, anzug, jeans, pullover, t shirt, tragen, farbe, style, marke, krawatte, unterwäsche, sneaker,
      stiefel, schminke, tasche, schmuck, sonnenbrille, tragen heute, kaufen, sale, gürtel, bikini, kombinieren, handtasche, wetter,
      schick
    steuerung: stoppen, weiter, pause, abbrechen, wiederholen, zurück, nächste, hilfe, rückgängig, bestätigen, fortsetzen, überspringen,
      starten, anhalten, nein, ja, vorherige, nochmal, beenden, zurückgehen, menü, öffnen, schließen, auswählen, löschen, warten, hoch,
      runter, vergiss es, neu, wiederholung, stop
    countdown bis zu einem tag: wie lange bis, wie viele tage, tage bis, countdown, wochen bis, weihnachten, urlaub, geburtstag,
      silvester, sommer, ferien, restlich, monate, wochenende, warten, dauern
    kleidung nach wetter: anziehen, jacke, mantel, regenjacke, mütze, schal, handschuhe, kurze hose, sonnenbrille, gummistiefel, warm,
      kalt, draußen, wetter, sonnencreme, regenschirm, t shirt, kurzärmelig
    regen: regen, regenschirm, regnen, schauer, nass, regenjacke, gewitter, wolke, nieseln, gummistiefel, niederschlag, trocken,
      regenwahrscheinlichkeit, gießen, schütten, regenradar
    unwetter: unwetter, sturm, warnung, orkan, hochwasser, blitz, hagel, gewitter, sturmwarnung, überschwemmung, blitzeis, tornado,
      erdbeben, lawine, hitzewelle, evakuierung, gefahr, katwarn, warnapp
    sonnenstand: sonnenaufgang, sonnenuntergang, dämmerung, aufgehen, untergehen, hell, dunkel, tageslicht, horizont, goldene stunde,
      morgenrot, mondaufgang, sonne
    wiedergabe: abspielen, pause, stopp, überspringen, weiter, zurück, nächster titel, wiederholen, vorspulen, zurückspulen, zufall,
      schleife, titel, wiedergabe, fortsetzen, shuffle, neustart
    playlist: playlist, hinzufügen, lied, erstellen, mischen, titel, warteschlange, spotify, bibliothek, lieblingslieder, sortieren,
      party, workout, löschen, umbenennen, liste
    lied erkennen: wie heißt das lied, wer singt, song, titel, interpret, album, shazam, läuft gerade, band, aktuell, text, melodie,
      erkennen, erscheinungsjahr, sänger
    musikgeschmack: gefallen, liebe, lied, daumen, hassen, favorit, bewerten, speichern, lieblings, geschmack, genre, mögen, sterne,
      meinung, schön, toll
    kinokarten: kinokarte, kino, vorstellung, saal, uhrzeit, heute abend, reservieren, platz, reihe, film, ticket, imax, popcorn,
      cinemaxx, laufen, spätvorstellung, eintritt
    spielergebnis: ergebnis, gewonnen, spielstand, verloren, tor, wer, unentschieden, ausgegangen, punkte, halbzeit, gestern, führung,
      endstand, gegen, elfmeter
    spielplan: nächstes spiel, anpfiff, wann spielt, gegner, spieltag, heimspiel, auswärts, stadion, übertragung, uhrzeit, saison, termin,
      live, anstoß, gegen
    geschichten: geschichte, märchen, gutenachtgeschichte, erzählen, prinzessin, drache, es war einmal, kind, fabel, vorlesen,
      einschlafen, hexe, abenteuer, grimm, zauberer
    anrufbeantworter: mailbox, anrufbeantworter, abhören, nachricht, verpasst, piepton, ansage, sprachnachricht, löschen, aufsprechen,
      voicemail, anruf, abrufen
    lichtfarbe: farbe, rot, blau, grün, gelb, lila, rosa, orange, weiß, warmweiß, kaltweiß, bunt, lichtfarbe, türkis, ändern, regenbogen,
      farbton, licht, wechseln
    jalousien: jalousie, rollo, rollladen, vorhang, fenster, hoch, runter, öffnen, schließen, sonne, markise, gardine, verdunkeln,
      sonnenschutz, hochfahren, runterlassen
    kaffee: kaffee, espresso, cappuccino, latte macchiato, kaffeemaschine, tasse, bohne, milch, kochen, koffein, filter, brühen, stark,
      americano, becher, aufbrühen, entkalken
    müllabfuhr: müll, tonne, müllabfuhr, abfall, gelber sack, biotonne, restmüll, papier, recycling, altglas, sperrmüll, rausbringen,
      leerung, wertstoffhof, altpapier, abholung, schadstoff
    strom und gas: strom, gas, wasser, verbrauch, zählerstand, kilowattstunde, energie, photovoltaik, anbieter, stromausfall, tarif,
      heizöl, abschlag, ablesen, netz, solaranlage, wärmepumpe
    reparaturen zuhause: klempner, elektriker, rohr, undicht, wasserhahn, verstopft, handwerker, bohrmaschine, streichen, wand, schrauben,
      hammer, dach, sicherung, reparieren, baumarkt, dübel, schimmel
    kochzeit: kochen, minuten, wie lange, ei, nudeln, reis, ofen, temperatur, backen, braten, kartoffel, hähnchen, kerntemperatur, steak,
      umluft, ziehen
    haltbarkeit: haltbar, abgelaufen, schlecht, verderben, kühlschrank, einfrieren, frisch, schimmel, aufbewahren, lagern,
      mindesthaltbarkeitsdatum, noch gut, essbar, milch, fleisch, reste, genießbar
    zutaten ersetzen: ersetzen, ersatz, statt, anstelle, alternative, ei, butter, milch, mehl, zucker, backpulver, hefe, buttermilch,
      sahne, vegan, austauschen
    bar und getränke: bar, bier, wein, cocktail, kneipe, drink, trinken, alkohol, schnaps, whisky, gin, sekt, weinkarte, pub, biergarten,
      happy hour, prost, aperol, nachtclub
    trinkgeld: trinkgeld, prozent, rechnung, kellner, teilen, restaurant, aufrunden, bedienung, berechnen, üblich, wie viel
    rückgabe: zurückgeben, rückgabe, umtauschen, erstattung, retoure, geld zurück, kassenbon, defekt, garantie, falsche größe, beschädigt,
      rücksenden, reklamation, widerruf, frist, artikel
    öffnungszeiten: öffnungszeiten, geöffnet, offen, schließen, sonntag, wie lange, feiertag, ladenschluss, uhr, laden, supermarkt,
      apotheke, bank, heute, mittagspause, verkaufsoffen
    gutscheine: gutschein, rabattcode, coupon, einlösen, rabatt, angebot, aktion, prozent, black friday, geschenkkarte, sparen,
      sonderangebot, schnäppchen, code, payback
    umsätze: umsatz, buchung, transaktion, abgebucht, letzte, kontoauszug, händler, betrag, einkauf, vorgemerkt, eingang, zahlung,
      verlauf, monat, anzeigen, datum
    karte verloren: verloren, gestohlen, karte, sperren, geklaut, weg, geldbeutel, portemonnaie, sperrnotruf, brieftasche, dieb, finden,
      melden, ersatz, liegen lassen, bank
    karte abgelehnt: abgelehnt, karte, zahlung, funktioniert nicht, warum, kasse, nicht akzeptiert, fehlgeschlagen, laden, geldautomat,
      verweigert, limit, fehler, zahlen
    bargeld: bargeld, geldautomat, abheben, bankomat, einzahlen, geldschein, münze, nächster automat, auszahlung, filiale, gebühr,
      sparkasse, kleingeld, euro
    gebühren: gebühr, kosten, kontoführung, auslandseinsatz, extra, abgebucht, zinsen, überziehung, provision, warum, monatlich, zurück,
      jahresgebühr, aufschlag
    betrug: betrug, verdächtig, abbuchung, unbekannt, missbrauch, gestohlen, phishing, nicht von mir, betrüger, hacker, melden, fremd,
      identität, sperren, reklamieren, anzeige, fake
    bonuspunkte: punkte, prämie, bonus, payback, meilen, einlösen, sammeln, treue, cashback, gutschrift, miles and more, vorteil,
      kundenkarte
    kryptowährung: bitcoin, ethereum, krypto, wallet, kurs, coin, blockchain, kaufen, mining, token, börse, wert, nft, dogecoin,
      kryptowährung
    dienstreise: dienstreise, spesen, abrechnung, hotel, flug, beleg, kunde, geschäftsreise, kilometergeld, erstattung, konferenz,
      tagegeld, messe, firmenwagen, bahn
    elektroauto: elektroauto, laden, ladestation, reichweite, batterie, wallbox, tesla, kwh, schnellladen, ladekabel, akku, hybrid,
      e auto, ladesäule, strom, prozent
    parken: parken, parkplatz, parkhaus, parkschein, tiefgarage, stellplatz, frei, parkgebühr, anwohner, falschparker, abschleppen,
      wo steht mein auto, parkuhr, strafzettel, parkausweis
    panne und unfall: panne, unfall, abschleppen, adac, pannenhilfe, starthilfe, reifen, platten, liegengeblieben, batterie, versicherung,
      schaden, warndreieck, polizei, überhitzt, unfallbericht
    reifen: reifen, reifendruck, bar, luft, winterreifen, sommerreifen, wechseln, profil, platten, aufpumpen, felge, wagenheber,
      ersatzrad, loch, rad
    führerschein und zulassung: führerschein, zulassung, kennzeichen, fahrprüfung, theorie, fahrschule, anmelden, ummelden,
      fahrzeugschein, punkte, flensburg, erneuern, zulassungsstelle, abmelden, tüv, fahrstunde
    mietwagen: mietwagen, mieten, sixt, europcar, auto, abholen, rückgabe, leihen, carsharing, versicherung, kaution, kilometer,
      flughafen, kleinwagen, transporter, buchen
    orte in der nähe: in der nähe, nächste, supermarkt, apotheke, bank, tankstelle, park, umgebung, um die ecke, geschäft, café, bäcker,
      krankenhaus, geldautomat, wo, umkreis, meter, spielplatz
    impfungen: impfung, impfen, impfpass, grippe, tetanus, auffrischung, corona, masern, reiseimpfung, gelbfieber, termin, zecken,
      impfstoff, arzt, hepatitis, malaria
    symptome: symptom, schmerzen, fieber, husten, kopfschmerzen, übelkeit, schwindel, ausschlag, halsschmerzen, müde, durchfall, jucken,
      geschwollen, erbrechen, schnupfen, krank
    psyche: stress, angst, depression, traurig, therapeut, einsam, überfordert, panik, burnout, psychologe, reden, sorgen, ruhe, hilfe,
      stimmung, gefühle
    schwangerschaft und baby: baby, schwanger, geburt, stillen, windel, hebamme, fläschchen, kinderwagen, geburtstermin, wehen, säugling,
      ultraschall, brei, schlafen, neugeboren
    erdkunde: hauptstadt, land, einwohner, kontinent, fluss, berg, flagge, insel, ozean, fläche, grenze, stadt, bundesland, europa,
      höchster, see, liegen, meer
    geschichte wissen: krieg, kaiser, könig, jahr, weltkrieg, mittelalter, römer, revolution, mauerfall, antike, jahrhundert, herrscher,
      gegründet, ddr, schlacht, pyramide, wann
    politik: politik, wahl, partei, bundestag, kanzler, minister, präsident, regierung, abgeordneter, gesetz, koalition, umfrage,
      bürgermeister, spd, cdu, grüne, nationalrat, bundesrat, stimme
    tiere: tier, löwe, elefant, vogel, fisch, wal, insekt, dinosaurier, zoo, bär, wald, art, gefährlich, fressen, spinne, schlange, wolf,
      geräusch, pferd, kuh, affe
    wissenschaft: wissenschaft, physik, chemie, biologie, element, atom, energie, experiment, evolution, formel, dna, forscher, theorie,
      schwerkraft, licht, periodensystem, zelle
    lebensfragen: sinn des lebens, glauben, gott, liebe, glück, warum, leben, tod, philosophie, seele, existieren, universum, zweck,
      himmel, religion
    horoskop: horoskop, sternzeichen, widder, stier, zwilling, krebs, löwe, jungfrau, waage, skorpion, schütze, steinbock, wassermann,
      fische, astrologie, aszendent, glück
    kirche: kirche, gottesdienst, bibel, moschee, papst, glaube, gott, messe, pfarrer, konfession, taufe, kommunion, konfirmation, islam,
      synagoge, katholisch, evangelisch
    benachrichtigungen: benachrichtigung, meldung, hinweis, push, stummschalten, ton, ungelesen, nicht stören, bescheid, app, nachricht,
      ausschalten, vibrieren, badge, hinweiston
    drucken und scannen: drucken, scannen, papier, tinte, toner, kopie, seite, dokument, patrone, pdf, fax, beidseitig, papierstau, farbe,
      schwarzweiß
    computer: computer, laptop, pc, windows, mac, tastatur, maus, programmieren, python, server, absturz, bildschirm, festplatte,
      software, code, neustart, drucker, grafikkarte, usb
    mobilfunkvertrag: vertrag, datenvolumen, tarif, sim karte, roaming, telekom, vodafone, o2, prepaid, guthaben, netz, kündigen,
      flatrate, rufnummer, gigabyte, minuten, mobilfunk, esim
    schönheit: friseur, haare, nagel, schminke, bart, rasieren, haut, creme, massage, parfüm, tattoo, lippenstift, locken, färben,
      kosmetik, spa, haarschnitt
    kunst und kultur: museum, kunst, gemälde, theater, oper, ausstellung, künstler, ballett, skulptur, galerie, architektur, konzert,
      klassik, kultur, eintritt
    handarbeit und basteln: basteln, nähen, stricken, häkeln, zeichnen, papier, kleber, schere, wolle, bohren, holz, anleitung, farbe,
      selber machen
    langeweile: langweilig, langeweile, was tun, unterhalten, spiel, witz, idee, vorschlag, beschäftigung, zeitvertreib, spaß, hobby,
      freizeit, rätsel
    befinden: traurig, glücklich, müde, wütend, gestresst, einsam, schlecht, gut, laune, gelangweilt, aufmuntern, weinen, stimmung,
      verliebt, nervös, angst
    nicht verstanden: wiederholen, wie bitte, nochmal, nicht verstanden, langsamer, lauter, erklären, akustisch, deutlicher, falsch,
      anders, sagen
    abbrechen: abbrechen, stopp, vergiss es, egal, aufhören, zurück, rückgängig, nein, doch nicht, beenden, verlassen, fehler, versehen,
      genug
    """
}

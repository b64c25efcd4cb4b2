// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Dutch requests.
  static let dutchMeanings = """
    [same]
    # switching, raising, lowering
    aanzetten: aanzetten, aandoen, inschakelen, activeren, zet aan, doe aan, schakel in, aan doen, aan zetten, zet het aan, zet die aan,
      zet eens aan, doe het aan, doe die aan, aansteken, steek aan, aanknippen, knip aan, aanschakelen, schakel aan, aanleggen,
      aan laten gaan, licht aan, doe maar aan, in werking stellen, opzetten, in gang zetten
    uitzetten: uitzetten, uitdoen, uitschakelen, deactiveren, zet uit, doe uit, schakel uit, afzetten, zet af, uit zetten, uit doen,
      zet het uit, zet die uit, doe het uit, doe die uit, afleggen, uitknippen, knip uit, afschakelen, uit schakelen, doven, doof,
      licht uit, doe maar uit, buiten werking stellen, stopzetten, zet stop, stilleggen, af zetten, uitmaken
    starten: starten, beginnen, opstarten, start op, aanvangen, aan de slag, aan de gang, van start gaan, in gang zetten, aftrappen,
      ga beginnen, laten beginnen, aanvatten, begin met, start maar, activeren
    stoppen: stoppen, ophouden, beëindigen, hou op, stop ermee, staken, stop maar, hou ermee op, hou eens op, houd op, genoeg,
      zo is het genoeg, genoeg zo, kappen, kap ermee, kap nou, nokken, afbreken, breek af, stilzetten, halt, schei uit, uitscheiden,
      stop nu, stop daarmee, stil staan, een einde maken aan, het is genoeg
    pauzeren: pauzeren, op pauze, onderbreken, pauze nemen, even stoppen, even wachten, zet op pauze, op pauze zetten, onderbreek,
      stil zetten, tijdelijk stoppen, stopzetten even, houd even stil
    hervatten: hervatten, doorgaan, ga door, verder gaan, ga verder, speel verder, voortzetten, verdergaan, voort doen, doe voort,
      doe verder, ga voort, verder spelen, weer verder, weer starten, vervolgen, voortgaan, waar ik gebleven was, verder kijken,
      verder luisteren, verder lezen, weer afspelen, verder doen, speel weer, weer aanzetten
    overslaan: overslaan, sla over, volgende nummer, skippen, doorspoelen, volgende liedje, ander liedje, ander nummer,
      doorgaan naar de volgende, sla dit over, volgende track, volgende song, een nummer verder, naar de volgende, doorspringen,
      vooruit springen, sla deze over, overspringen, volgende plaatje
    volgende: volgende, eerstvolgende, komende, aankomende, eropvolgend, aanstaande, daaropvolgend, hierna, erna, binnenkort komend
    vorige: vorige, voorgaande, laatste, afgelopen, voorafgaande, ga terug, een terug, terug naar vorige, vorig nummer, vorige liedje,
      een nummer terug, vroegere
    herhalen: herhalen, nog een keer, opnieuw, nogmaals, overnieuw, opnieuw afspelen, weer opnieuw, wederom, nogmaals afspelen,
      nog eentje, van voren af aan, vanaf het begin, herhaling, nog eens afspelen, nog een maal, terug opnieuw, opnieuw doen
    verhogen: verhogen, hoger zetten, zet hoger, omhoog, hoger, opvoeren, vermeerderen, draai omhoog, hoger maken, harder zetten,
      naar boven, opschroeven, schroef op, ophogen, vergroten, groter maken, opkrikken, laten stijgen, stijgen, versterken, opdraaien,
      omhoog doen, omhoog zetten, zet omhoog, doe omhoog, zet wat hoger, iets hoger, beetje hoger, een tandje hoger, verhoging,
      omhoog brengen, maximaliseren, uitbreiden, opschalen
    verlagen: verlagen, lager zetten, zet lager, omlaag, lager, verminderen, reduceren, draai omlaag, lager maken, minder, naar beneden,
      terugschroeven, terugbrengen, verkleinen, kleiner maken, laten dalen, dalen, zakken, laten zakken, afzwakken, omlaag doen,
      omlaag zetten, zet omlaag, doe omlaag, zet wat lager, iets lager, beetje lager, een tandje lager, verlaging, terugdraaien, beperken,
      minderen, minimaliseren, afschalen, inkorten
    harder: harder, zet harder, geluid omhoog, volume omhoog, volume verhogen, luider, harder zetten, muziek harder, geluid harder,
      volume hoger, harder maken, iets harder, beetje harder, doe harder, harder doen, luider zetten, zet luider, wat luider, meer volume,
      meer geluid, ik hoor niks, ik hoor niets, te zacht, geluid hoger, zet het harder, volle bak, op z'n hardst, niet te horen,
      zet die harder, volume op, hogere volume, knal maar hard, geluid opdraaien, opendraaien
    zachter: zachter, zet zachter, geluid omlaag, volume omlaag, volume verlagen, zachter zetten, stiller, muziek zachter, geluid zachter,
      volume lager, zachter maken, iets zachter, beetje zachter, doe zachter, zachter doen, stiller zetten, zet stiller, wat stiller,
      minder volume, minder geluid, te hard, te luid, veel te hard, niet zo hard, minder hard, minder luid, geluid lager, zet het zachter,
      zet die zachter, rustiger, lagere volume, volume terug, te veel lawaai, volume naar beneden
    dempen: dempen, geluid uit, mute, stil, op stil, zonder geluid, geluid uitzetten, zet geluid uit, geen geluid, op mute, geluidloos,
      op stil zetten, volume uit, stil zetten, geluid uitschakelen, geluid dempen, stomzetten, stille modus
    volume: volume, geluid, geluidsniveau, geluidsterkte, geluidssterkte, klank, audio, geluidsvolume, hoe hard, hoe luid, volumestand,
      decibel, geluidsstand
    feller: feller, helderder, meer licht, lichter maken, helderheid verhogen, licht feller, feller maken, fel, helderder maken,
      meer helderheid, licht harder, licht hoger, te donker, ik zie niks, iets feller, lichter, opfleuren licht, oplichten, beetje feller,
      helderheid omhoog, klaarder, zet feller, sterker licht, licht omhoog
    dimmen: dimmen, donkerder, minder licht, helderheid verlagen, zwakker licht, licht dimmen, zachter licht, licht zachter, licht lager,
      donkerder maken, te fel, te licht, iets donkerder, beetje donkerder, helderheid omlaag, minder fel, minder helder, licht omlaag,
      verduisteren, dim het licht, licht dempen, sfeerlicht, minder helderheid
    helderheid: helderheid, lichtsterkte, felheid, schermhelderheid, hoe fel, lichtintensiteit, helder, lichtniveau
    warmer: warmer, zet warmer, warmer maken, temperatuur omhoog, warmer doen, temperatuur verhogen, verwarming hoger, verwarming omhoog,
      verwarming harder, te koud, ik heb het koud, het is koud hier, ik heb koud, opwarmen, iets warmer, beetje warmer, opstoken,
      bijverwarmen, thermostaat hoger, warmte omhoog, meer warmte, hogere temperatuur, koud hier
    kouder: kouder, koeler, zet kouder, kouder maken, temperatuur omlaag, kouder zetten, koeler zetten, koeler maken,
      temperatuur verlagen, verwarming lager, verwarming omlaag, verwarming zachter, te warm, ik heb het warm, het is warm hier,
      ik heb warm, afkoelen, iets kouder, iets koeler, beetje koeler, thermostaat lager, minder warm, lagere temperatuur, verkoelen,
      warm hier
    instellen: instellen, stel in, zetten, afstellen, afstellen op, vastzetten, bepalen, zet op, stel in op, programmeren,
      ingesteld worden, regelen, afregelen, in te stellen, vaststellen
    instellingen: instellingen, opties, voorkeuren, configuratie, voorkeursinstellingen, settings, optie, standaardinstellingen,
      systeeminstellingen, apparaatinstellingen, menu instellingen
    # showing, finding, telling
    tonen: tonen, laat zien, laten zien, weergeven, bekijken, laat me zien, geef weer, zien, laten kijken, kijken naar, te zien,
      laat eens zien, laat maar zien, laat me kijken, mag ik zien, kan ik zien, vertonen, presenteren, inzien, weergave, ik wil zien,
      op het scherm, geef me, kijk eens, voor de dag halen, zichtbaar maken
    opsommen: opsommen, som op, geef een lijst, alles tonen, noem alle, lijst van, geef me een lijst, maak een lijst van, alle tonen,
      laat alle zien, laat alles zien, noem op, opnoemen, welke zijn er, welke heb ik, een lijst van alle, opgesomd, overloop, overlopen,
      geef me alle, wat heb ik allemaal
    zoeken: zoeken, vinden, opsporen, zoek naar, vind me, opzoeken, terugvinden, terug vinden, uitzoeken, zoek uit, achterhalen,
      waar vind ik, op zoek naar, ik zoek, lokaliseren, ontdekken, doorzoeken, rondkijken, snuffelen, speuren, zoekopdracht,
      waar is er een, waar kan ik vinden, naar op zoek, zoek me, zoek eens, zoek even
    controleren: controleren, nakijken, kijk na, checken, nagaan, kijk even, bekijk even, kijken of, zie na, nazien, verifiëren, testen,
      nachecken, natrekken, ga na, nakijken even, inspecteren, dubbelchecken, check even, kijk eens na, zeker weten, vaststellen of,
      uitzoeken of
    opzoeken: opzoeken, googelen, google, zoek op, op internet zoeken, op het web zoeken, op zoeken, zoek op internet, zoek online,
      op google zoeken, online opzoeken, zoek eens op, raadplegen, op wikipedia, wikipedia, naslaan, sla na, research, op het internet,
      internet afzoeken
    lezen: lezen, doorlezen, nalezen, lees door, inlezen, verder lezen
    voorlezen: voorlezen, lees voor, lees op, oplezen, hardop lezen, voor lezen, lees me voor, lees hardop, lees het voor, lees eens voor,
      wat staat er in, wat staat erin, luidop lezen, lees luidop, hardop voorlezen, dicteer aan mij, lees maar voor
    vertellen: vertellen, zeggen, meedelen, zeg eens, vertel eens, vertel me, vertel mij, melden, mededelen, uit de doeken doen, verhalen,
      deel mee, zeg me, laat weten, praten over, onthullen, verklap
    uitleggen: uitleggen, leg uit, verklaren, toelichten, verduidelijken, uitgelegd, leg eens uit, leg me uit, verklaar, duidelijk maken,
      toelichting, licht toe, duiden, beschrijven, beschrijf, omschrijf, omschrijven, ik snap niet, wat bedoel je, nader toelichten,
      verhelder, beschrijving, hoe zit dat
    antwoorden: antwoorden, beantwoorden, reageren, terugschrijven, schrijf terug, antwoord geven, reply, reactie, reactie sturen,
      antwoord terug, terug schrijven, repliceren, stuur terug, terugsturen, antwoord sturen, laat weten
    vragen: vragen, navragen, informeren, vraag na, stel een vraag, vraag eens, vraag stellen, bevragen, ik vraag me af, navraag doen,
      ik wil weten, doorvragen, opvragen, ik heb een vraag
    informatie: informatie, info, gegevens, details, inlichtingen, bijzonderheden, info over, feiten, wat weet je over, informatie over,
      alles over, bijzonderheid, achtergrond, toelichting, wat weet je van, data, nadere informatie
    meer informatie: meer informatie, meer details, meer weten, meer hierover, meer info, meer vertellen, vertel meer, vertel me meer,
      nog meer, verdere details, details geven, uitgebreider, meer erover, extra informatie, wat nog meer, nader, in detail, uitvoeriger
    overzicht: overzicht, samenvatting, samenvatten, vat samen, kort overzicht, korte samenvatting, in het kort, kortom, vat het samen,
      de belangrijkste punten, in grote lijnen, hoofdlijnen, op een rijtje, resumé, in een paar woorden, stand van zaken, inhoud
    vergelijken: vergelijken, vergelijking, naast elkaar, verschil tussen, wat is beter, welke is beter, in vergelijking met, versus,
      ten opzichte van, naast elkaar leggen, tegenover elkaar, prijzen vergelijken, afwegen
    verschil: verschil, onderscheid, wat is het verschil, verschillend, afwijking, waarin verschillen
    aanbevelen: aanbevelen, aanraden, voorstellen, raad aan, beveel aan, suggestie, aanbeveling, suggereren, tip, advies, raad je aan,
      wat raad je aan, wat stel je voor, stel voor, heb je een suggestie, suggesties, heb je tips, ideeën, heb je een idee, adviseren,
      raadgeven, geef advies, goede raad, wat adviseer je, wat zou jij, aangeraden, aanbevolen
    kiezen: kiezen, uitkiezen, selecteren, kies uit, keuze, kies, uitzoeken, uitpikken, pik uit, selectie, een keuze maken, beslissen,
      besluiten, knoop doorhakken, kiezen voor, aanklikken, uitverkiezen
    # adding, removing, changing
    toevoegen: toevoegen, voeg toe, bijvoegen, erbij zetten, zet erbij, zet op de lijst, bijschrijven, toe voegen, erop zetten, zet erop,
      zet er op, zet op mijn lijst, op de lijst zetten, erbij doen, doe erbij, erbij schrijven, schrijf erbij, zet bij, bijzetten,
      aan de lijst toevoegen, voeg eraan toe, opnemen in, op het lijstje zetten, op lijst, erop schrijven, zet ook, invoeren, voer in,
      aanvullen, vul aan, toevoeging, gooi erbij, bij doen, aan mijn lijst, in mijn lijst, voeg nog toe, inschrijven
    verwijderen: verwijderen, wissen, weghalen, haal weg, schrappen, deleten, haal van, eraf halen, haal eraf, weggooien, gooi weg,
      weg halen, weg doen, wegdoen, doe weg, eruit halen, haal eruit, eraf, er af halen, haal er af, van de lijst halen, van de lijst,
      van mijn lijst, uit de lijst, doorstrepen, streep door, uitwissen, uitvegen, opruimen, ruim op, kwijt, elimineren, weg ermee,
      eruit gooien, gooi eruit, weglaten, laat weg, afvoeren, in de prullenbak, ongewenst, niet meer op de, weggedaan
    leegmaken: leegmaken, alles verwijderen, maak leeg, alles wissen, leeg maken, maak alles leeg, alles weg, verwijder alles, wis alles,
      alle verwijderen, alles wegdoen, lijst leegmaken, leeg de lijst, prullenbak legen, alles schrappen, volledig leegmaken,
      alle items verwijderen
    wijzigen: wijzigen, veranderen, aanpassen, bewerken, pas aan, verandering, wijziging, aan te passen, omzetten, herzien, corrigeren,
      verbeteren, herschrijven, bijstellen, stel bij, aanpassing, zet om, anders maken, maak er van, maak daarvan, bijwerken, modificeren,
      omvormen, correctie
    verplaatsen: verplaatsen, verzetten, verschuiven, uitstellen, stel uit, verschuif, verplaats, opschuiven, schuif op, verleggen,
      op een ander moment, naar een andere dag, naar later, later zetten, later plannen, naar morgen verplaatsen, vervroegen,
      naar voren halen, andere tijd, andere datum, verzet naar, opnieuw inplannen, herplannen, ander tijdstip, tijd veranderen,
      datum veranderen, afspraak verzetten, doorschuiven, schuif door, uitgesteld, op een later moment, verhuizen naar
    hernoemen: hernoemen, naam veranderen, andere naam, noem anders, naam wijzigen, andere titel, nieuwe naam, nieuwe naam geven,
      een andere naam, naam aanpassen, benoemen, herbenoemen, titel wijzigen, omdopen, noem het
    vervangen: vervangen, omruilen, verwisselen, ruilen, omwisselen, wissel om, inruilen, ruil om, wisselen, door iets anders,
      in ruil voor, substitueren, plaats innemen
    maken: maken, aanmaken, maak aan, creëren, opstellen, aanleggen, maak een, maak een nieuwe, nieuwe maken, start een nieuwe, genereren,
      creëer, vormen, samenstellen, stel op, ontwerpen, produceren, een nieuwe, opzetten, zet op, bouwen, opbouwen, vervaardigen,
      in elkaar zetten
    installeren: installeren, installatie, app installeren, op mijn telefoon zetten, erop zetten, software installeren, app ophalen,
      programma installeren, zet op mijn telefoon
    configureren: configureren, setup, inrichten, richt in, instellen, gebruiksklaar maken, klaarzetten, inrichting
    updaten: updaten, bijwerken, vernieuwen, werk bij, actualiseren, upgrade, nieuwste versie, up to date, ververs, verversen, bijgewerkt,
      actualisering, software bijwerken, laatste versie, up to date brengen, app bijwerken, software update
    downloaden: downloaden, binnenhalen, binnen halen, haal binnen, offline opslaan, offline beschikbaar, op mijn telefoon, offline,
      gedownload worden, ophalen
    uploaden: uploaden, online zetten, op internet zetten, in de cloud zetten, in de cloud, erop zetten, op de site, uploaden naar
    opslaan: opslaan, bewaren, sla op, bewaar, bewaard, save, vastleggen, onthouden, bijhouden, archiveren, wegschrijven, behouden,
      stockeren, hou bij, bewaar even, vasthouden, opbergen
    reservekopie: reservekopie, backup, back up, back uppen, kopie opslaan, veiligheidskopie, gegevens veiligstellen, backup maken,
      kopie maken van
    kopiëren: kopiëren, kopie, dupliceren, kopietje, kopiëren naar, namaken, kloon, overnemen, kopie maken, maak een kopie, dubbel maken,
      klonen, duplicaat
    plakken: plakken, invoegen, voeg in, erin zetten, invoegen in, inplakken
    delen: delen, doorgeven, deel met, doorsturen, laten zien aan, verspreiden, rondsturen, deel dit, uitdelen, ter beschikking stellen,
      gezamenlijk gebruiken, met vrienden delen
    afdrukken: afdrukken, printen, druk af, print uit, uitprinten, uit printen, op papier, printer, uitdraaien, druk dit af
    scannen: scannen, inscannen, scan in, code scannen, inlezen, qr code, digitaliseren, scanner, streepjescode
    openen: openen, opendoen, doe open, openmaken, maak open, openzetten, zet open, open doen, open maken, opengaan, ga open, opstarten,
      open de app, doe eens open, opentrekken, ga naar
    sluiten: sluiten, dichtdoen, doe dicht, dichtmaken, maak dicht, sluit af, dicht doen, dicht maken, toedoen, doe toe, toe doen,
      toemaken, dichtzetten, zet dicht, afsluit, dichtgaan, dichttrekken, beëindigen, verlaten, dicht
    blokkeren: blokkeren, blokkade, block, blokken, bevriezen, uitsluiten, op zwarte lijst, nummer blokkeren, tegenhouden, stopzetten,
      weren, verbannen, contact blokkeren
    vergrendelen: vergrendelen, op slot doen, op slot, doe op slot, afsluiten, op slot zetten, sluiten, deur op slot, deur dicht,
      is de deur dicht, deur sluiten, grendel, vastmaken, slot dicht, sleutel omdraaien, in slot, deur vergrendelen
    ontgrendelen: ontgrendelen, van het slot, slot openen, haal van slot, deblokkeren, slot eraf, deur open, deur van slot,
      haal van het slot, openmaken, ontsluiten, deur ontgrendelen, doe de deur open, open de deur, unlocken
    verbinden: verbinden, koppelen, verbinding maken, aansluiten, aan elkaar koppelen, verbinding leggen, verbonden, pairen, koppeling,
      sluit aan, inpluggen, plug in, insteken, synchroniseren, sync, connectie maken, contact maken met
    loskoppelen: loskoppelen, ontkoppelen, verbinding verbreken, verbreek, verbinding beëindigen, losmaken, uitpluggen, koppel los,
      scheiden, uittrekken, stekker eruit, verbreken
    overschakelen: overschakelen, omschakelen, wisselen, schakel over, wissel naar, schakel om, switchen, overstappen, veranderen naar,
      naar een andere, omzetten naar, overgaan op, switch naar, zet over, andere modus
    resetten: resetten, terugzetten, fabrieksinstellingen, terug naar begin, op nul zetten, terug naar standaard, opnieuw instellen,
      zet terug, herinitialiseren, op nul, standaardwaarden
    herstarten: herstarten, opnieuw opstarten, opnieuw starten, rebooten, start opnieuw op, uit en weer aan, opnieuw aanzetten, restart,
      aan en uit zetten, weer opstarten
    ongedaan maken: ongedaan maken, terugdraaien, draai terug, herstellen, maak ongedaan, undo, terug draaien, herroepen, terugnemen,
      vorige actie terugdraaien, laatste wijziging terugdraaien, dat was een vergissing, per ongeluk, vergissing, foutje,
      dat wilde ik niet, stap terug
    laat maar: vergeet het, doe maar niet, toch niet, laat maar zitten, hoeft niet, vergeet dat, vergeet maar, laat zitten, niet nodig,
      niet meer nodig, hoeft niet meer, maakt niet uit, doet er niet toe, niks, nee laat maar, ik heb me bedacht, ik bedenk me, nevermind,
      is niet nodig, niet belangrijk, toch maar niet, liever niet, annuleer dat, geeft niet, bedacht, zeg maar niks, het is al goed,
      is al goed, kan me niet schelen
    # cancelling, booking, planning
    annuleren: annuleren, afzeggen, zeg af, afgelasten, opzeggen, cancelen, afbestellen, annulering, zeg op, afmelden, afblazen, blaas af,
      schrappen, niet door laten gaan, gaat niet door, laten vervallen, intrekken, trek in, stopzetten, afspraak afzeggen,
      reservering annuleren, bestelling annuleren, boeking annuleren, abonnement opzeggen, contract opzeggen, ontbinden, afzegging,
      opzegging, terugtrekken
    reserveren: reserveren, boeken, reservering, boeking, bespreken, boek me, regel een plek, plek reserveren, vastleggen,
      kaartjes reserveren, kamer boeken, kamer reserveren, vlucht boeken, plaats reserveren, vooraf boeken, ticket boeken,
      op voorhand reserveren, reservatie, plaatsen reserveren, in optie nemen, hotel boeken
    plannen: plannen, inplannen, plan in, vastleggen, organiseren, regelen, in plannen, in mijn agenda zetten, in de agenda,
      in de agenda zetten, zet in mijn agenda, afspraak maken, maak een afspraak, afspraak inplannen, afspraak plannen,
      beleggen vergadering, arrangeren, afspreken, spreek af, prikken, datum prikken, planning maken, regel een afspraak, agenderen,
      in agenda, vastzetten, op de agenda
    vertraging: vertraging, vertraagd, te laat, vertragen, niet op tijd, later dan gepland, oponthoud, loopt uit, uitloop,
      achter op schema, komt later, ik kom later, verlaten, ik ben te laat, later aankomen
    op tijd: op tijd, stipt, volgens schema, tijdig, mooi op tijd, punctueel, volgens planning, volgens de dienstregeling, ruim op tijd,
      bijtijds, klokslag
    bevestigen: bevestigen, bevestiging, akkoord, accepteren, aannemen, goedkeuren, instemmen, toestemmen, stem in, aanvaarden, bevestigd,
      verifiëren, toezeggen, zeg toe, ga akkoord, akkoord gaan, okee geven, ok geven
    weigeren: weigeren, afwijzen, wijs af, afslaan, afgewezen, niet accepteren, verwerpen, nee zeggen, afkeuren, keur af, niet aannemen,
      gesprek weigeren, oproep weigeren, wegdrukken, druk weg, niet opnemen, geweigerd
    uitnodigen: uitnodigen, nodig uit, uitnodiging, invite, inviteren, uitgenodigd, gasten uitnodigen, vraag mee, meevragen,
      uitnodigingen versturen, uitnodiging sturen, deelnemers toevoegen, erbij vragen
    deelnemen: deelnemen, meedoen, doe mee, neem deel, meedoen aan, aanwezig zijn, aansluiten, sluit aan bij, deelname, meekomen,
      bijwonen, lid worden, inbellen, aan meedoen, meewerken
    # alarms, reminders, calendar
    wekker: wekker, alarm, wekkeralarm, wekker zetten, zet de wekker, zet een wekker, zet een alarm, alarm zetten, wektijd, wekkerradio,
      wekkertje, wekalarm, alarmklok, mijn wekker
    wekken: wekken, wakker maken, maak me wakker, wek me, wakker worden, maak mij wakker, wek mij, opstaan, op staan, ik moet opstaan,
      ik moet op, uit bed, uit bed halen, word wakker, roep me wakker, wakker, eruit moeten, ik moet eruit
    timer: timer, kookwekker, countdown, aftellen, tijdklok, zet een timer, timer zetten, timer starten, aftelklok, eierwekker, tel af,
      tijdschakelaar, kookwekkertje, timer instellen, zandloper, waarschuw me over
    stopwatch: stopwatch, chronometer, tijd opnemen, tijd bijhouden, hou de tijd bij, rondetijd, tijdopname, klok de tijd, neem de tijd op
    sluimeren: sluimeren, snooze, uitslapen, nog even slapen, nog vijf minuten, nog tien minuten, nog even liggen, laat me slapen,
      later wakker maken, snoozeknop, nog eventjes, wekker later, nog een paar minuten, nog een beetje slapen, straks weer wekken
    herinneren: herinneren, herinnering, herinner me, onthouden, niet vergeten, help me herinneren, reminder, help me onthouden,
      herinner mij, help me onthouden dat, help onthouden, dat ik niet vergeet, zodat ik niet vergeet, vergeet niet, denk aan,
      eraan denken, ik moet denken aan, doe me denken aan, laat me weten, herinner me eraan, herinnering instellen, herinnering maken,
      zet een herinnering, geheugensteun, seintje geven, geef me een seintje, waarschuw me, attenderen, attendeer me, er aan herinneren,
      help me herinneren aan, onthoud dat, reminder zetten, geef een seintje
    kalender: kalender, agenda, planning, rooster, planner, dagplanning, weekplanning, wat staat er gepland, wat staat er op,
      wat heb ik vandaag, wat heb ik morgen, mijn dag, mijn afspraken, mijn planning, programma van vandaag, weekoverzicht,
      wat staat er vandaag, dagindeling, wat moet ik vandaag, agenda vandaag, dagagenda, schema, tijdschema, wat ga ik doen,
      tijdsplanning, staat er gepland
    afspraak: afspraak, kalenderitem, agendapunt, date, ontmoeting, meeting, doktersafspraak, agenda item, boeking, verplichting,
      tijdslot, appointment, evenement, iets gepland, kappersafspraak, tandartsafspraak, afspraak bij de dokter, afspraak bij de tandarts
    vergadering: vergadering, meeting, bespreking, overleg, bijeenkomst, vergaderen, conferentie, conference call, zoom, sessie,
      overlegmoment, teamoverleg, teamvergadering, zitting, samenkomst, gesprek, call, telefonische vergadering, werkoverleg,
      videovergadering, werkbespreking, een meeting, klantgesprek, stand up
    gebeurtenis: gebeurtenis, evenement, event, activiteit, happening, voorval, wat is er gebeurd, agenda gebeurtenis, gelegenheid
    taak: taak, to do, todo, klus, karwei, opdracht, actiepunt, wat moet ik doen, te doen, dingen te doen, plicht, todo item
    takenlijst: takenlijst, to do lijst, todolijst, actielijst, te doen, lijst met taken, klussenlijst, mijn taken, actiepunten, todos,
      todo lijst, openstaande taken, dingen die ik moet, doe lijst, wat moet er gebeuren
    afvinken: afvinken, vink af, klaar, voltooid, afgerond, als voltooid markeren, markeer als voltooid, afstrepen, streep af, klaar mee,
      afronden, rond af, voltooien, volbracht, al gedaan, afgewerkt, afwerken, gereed, markeer als klaar, heb ik gedaan, afgehandeld,
      afhandelen, is gedaan
    boodschappenlijst: boodschappenlijst, winkellijst, winkellijst maken, boodschappenbriefje, lijst met boodschappen, wat moet ik kopen,
      wat moet ik halen, wat moeten we kopen, boodschappen lijst, lijst voor de supermarkt, inkooplijst, wat hebben we nodig,
      supermarktlijst, wat moet ik meenemen, boodschappen
    lijst: lijst, opsomming, nieuwe lijst, rijtje, mijn lijsten, lijst maken, catalogus
    notitie: notitie, aantekening, opschrijven, schrijf op, noteren, noteer, memo, notitie maken, maak een notitie, aantekening maken,
      notitieblok, schrijf dit op, schrijf eens op, schrijf neer, neerschrijven, neerpennen, krabbel, op schrijven, noteer dit,
      noteer even, nota, nota maken, briefje, kladje, geheugen briefje, post it, vastleggen, bijschrijven, boekstaven, schrijf even op
    dicteren: dicteren, dictaat, uittypen, spraak naar tekst, transcriberen, transcriptie, uitschrijven, typ uit, omzetten naar tekst,
      notuleren, meeschrijven, inspreken, spreek in, dicteerfunctie
    opnemen: opnemen, neem op, opname, vastleggen, op nemen, opname maken, maak een opname, opname starten, start opname, geluidsopname,
      stemopname, spraakmemo, spraaknotitie, registreren, inspreken, recorden, geluid opnemen, video opnemen, stem opnemen
    # time
    hoe laat: hoe laat, tijd, tijdstip, wat is de tijd, huidige tijd, hoe laat is het, hoeveel uur is het, tijd nu, klok, weet je de tijd,
      welk uur, juiste tijd, uur is het, kloktijd, wat zegt de klok
    tijdzone: tijdzone, tijdsverschil, plaatselijke tijd, lokale tijd, uur verschil, hoeveel uur verschil, uren later, plaatselijk uur
    datum: datum, de hoeveelste, welke datum, de hoeveelste is het, welke datum is het, datum van vandaag, welke dag vandaag,
      hoeveelste vandaag, wat is de datum, huidige datum
    welke dag: welke dag, wat voor dag, weekdag, welke dag is het, wat voor dag is, welke weekdag, op welke dag valt, dag van de week
    wanneer: wanneer, op welk moment, welke dag, op welke datum, hoe laat begint, vanaf wanneer, sinds wanneer, welk jaar, in welk jaar,
      tijdstip, welke tijd, om hoe laat, wanneer begint, wanneer precies
    hoe lang: hoe lang, duur, duren, hoeveel tijd, hoeveel minuten, hoeveel uur, tijdsduur, hoelang, hoeveel dagen, hoeveel weken,
      hoeveel jaar, lengte, tijdsbestek, hoelang duurt, hoe lang duurt, looptijd, tijdsverloop
    deadline: deadline, uiterste datum, vervaldatum, uiterlijk, vervalt, inleverdatum, wanneer verloopt, moet af zijn,
      uiterste inleverdatum, sluitingsdatum, wanneer moet het af, tijdslimiet, termijn, uiterlijke datum
    vandaag: vandaag, deze dag, heden, van vandaag, vandaag nog, huidige dag
    nu: nu, meteen, direct, onmiddellijk, momenteel, op dit moment, nu meteen, huidige, nu direct, subiet, terstond, op het moment,
      tegenwoordig, nu op dit moment, zo snel mogelijk, zo vlug mogelijk, op dit ogenblik, dadelijk, meteen nu, direct nu,
      op staande voet, thans, asap, live
    straks: straks, zo meteen, binnenkort, binnen korte tijd, zometeen, zo direct, zodadelijk, dadelijk, over een tijdje, spoedig, weldra,
      gauw, eerdaags, over een poosje, op korte termijn, zo dadelijk
    later: later, naderhand, daarna, achteraf, nadien, vervolgens, achterna, een andere keer, op een later tijdstip, hierna, erna,
      later op de dag
    dagelijks: dagelijks, elke dag, iedere dag, per dag, dag na dag, alle dagen, elke ochtend, elke avond, dag in dag uit, iedere morgen
    wekelijks: wekelijks, elke week, iedere week, per week, eens per week, één keer per week, elke maandag, alle weken, week na week,
      eenmaal per week
    maandelijks: maandelijks, elke maand, iedere maand, per maand, eens per maand, een keer per maand, alle maanden, eenmaal per maand
    jaarlijks: jaarlijks, elk jaar, ieder jaar, per jaar, eens per jaar, een keer per jaar, alle jaren, jaar in jaar uit
    altijd: altijd, steeds, voortdurend, telkens, constant, de hele tijd, continu, immer, dag en nacht, voor altijd, aldoor
    nooit: nooit, geen enkele keer, nimmer, nooit meer, geen enkele keer meer, op geen enkel moment
    vaak: vaak, dikwijls, regelmatig, veel, meestal, geregeld, menigmaal, veelvuldig, meermaals
    hoe vaak: hoe vaak, hoeveel keer, hoe dikwijls, hoeveel maal, om de hoeveel tijd, hoe regelmatig, frequentie, om de hoeveel
    ochtend: ochtend, morgen, voormiddag, in de ochtend, vanochtend, vanmorgen, 's ochtends, 's morgens, vroeg in de ochtend, morgenvroeg,
      in de morgen, deze voormiddag, morgenochtend
    avond: avond, vanavond, in de avond, 's avonds, 's avonds laat, morgenavond, in de vooravond, vooravond
    weekend: weekend, zaterdag en zondag, weekeinde, het weekend, dit weekend, komend weekend, volgend weekend
    feestdag: feestdag, officiële feestdag, nationale feestdag, vrije dag, vrij vanwege feestdag, verlofdag, brugdag, wettelijke feestdag,
      snipperdag
    verjaardag: verjaardag, jarig, geboortedatum, geboortedag, wanneer geboren, geboortejaar, verjaren, verjaart, wanneer jarig,
      verjaardagsfeest, bday
    # questions
    hoe ver: hoe ver, afstand, hoeveel kilometer, hoe ver weg, hoe ver is, hoeveel meter, hoeveel km, hoe ver is het, kilometers tot,
      afstand tussen, hoe ver rijden, verwijderd, hoe dichtbij
    hoe hoog: hoe hoog, hoogte, hoogte van, hoeveel meter hoog, meter hoog, hoe hoog is
    hoe groot: hoe groot, grootte, omvang, afmetingen, maten, oppervlakte, formaat, hoe groot is, welke maat, hoe lang is hij,
      vierkante kilometer, dimensies, vierkante meter
    hoe oud: hoe oud, leeftijd, hoeveel jaar oud, in welk jaar geboren, geboortejaar, hoe oud is, jaar oud, bouwjaar
    hoeveel: hoeveel, aantal, hoeveelheid, hoe veel, getal, hoeveel zijn er, totaal, welk aantal, hoeveel stuks, hoeveel in totaal, som
    waar: waar, op welke plek, op welke plaats, waar ligt, waar is, waar zijn, waar staat, op welk adres, in welke stad, in welk land,
      waar vind ik, waar bevindt zich, waar kan ik, waar precies, waar ergens, ligging
    waarom: waarom, om welke reden, hoezo, waardoor, wat is de reden, hoe komt dat, hoe komt het, reden, oorzaak, waarvoor,
      wat is de oorzaak, waaraan ligt het, hoe kan dat
    wie: wie, welke persoon, wie is dat, door wie, van wie, aan wie, welke mensen, welke man, welke vrouw
    hoe heet: hoe heet, naam, wat is de naam, hoe noem je, hoe wordt genoemd, benaming, titel, naam van, voornaam, achternaam,
      familienaam, hoe noem je dat, hoe noemen ze
    wat betekent: wat betekent, betekenis, definitie, definieer, wat houdt in, betekenen, omschrijving, wat is de betekenis,
      wat wil zeggen, wat bedoelen ze met, wat is bedoeld met, betekenis van, wat versta je onder, wat verstaan we onder, begrip,
      omschrijf, woordbetekenis, wat is de definitie, waar staat voor, definiëren, wat houdt dat in, wat bedoel je met
    spellen: spellen, hoe spel je, hoe schrijf je, spelling, schrijfwijze, hoe schrijf ik, hoe wordt geschreven, juiste spelling,
      hoe spel ik, correct geschreven, met welke letter, met een d of, schrijf je dat, dt fout, hoe schrijft men, geschreven
    hoe werkt: hoe werkt, hoe gebruik je, werking, handleiding, hoe doe je, hoe moet ik, hoe moet je, hoe kan ik, stap voor stap,
      gebruiksaanwijzing, instructies, hoe maak ik, hoe doe ik, hoe gebruik ik, hoe stel ik in, stappen om, hoe gaat dat, uitleg over,
      laat zien hoe, hoe krijg ik, hoe vervang je, hoe vervang ik, leer me hoe, hoe moet dat, werkwijze, instructie
    uitspraak: uitspraak, hoe spreek je uit, uitspreken, hoe spreek ik uit, hoe wordt uitgesproken, juiste uitspraak,
      hoe klinkt het woord, klemtoon, hoe zeg je dit
    # messages, calls, contacts
    bellen: bellen, opbellen, telefoneren, bel op, telefoontje plegen, kies het nummer, bel eens, bel even, een telefoontje, belletje,
      geef een belletje, belletje doen, nummer kiezen, nummer bellen, nummer draaien, draai het nummer, telefoongesprek starten,
      verbind me door met, verbind me met, aan de lijn krijgen, contact opnemen, neem contact op, aan de telefoon, bellen met,
      spreken met, praten met, ik wil praten met, opgebeld worden, gsm'en, doorverbinden, aan de telefoon krijgen, een belletje geven,
      telefonisch bereiken
    telefoongesprek: telefoongesprek, oproep, gesprek, telefoontje, telefonisch gesprek, belletje, telefoonoproep, inkomend gesprek, call
    ophangen: ophangen, hang op, gesprek beëindigen, verbreek, gesprek afbreken, oproep beëindigen, hang op nu, leg neer,
      telefoon neerleggen, inhaken, leg de hoorn neer, gesprek stoppen, verbreek verbinding, haak in
    telefoon opnemen: telefoon opnemen, telefoon aannemen, gesprek aannemen, opnemen, neem op, neem de telefoon op, pak op,
      oproep beantwoorden, neem aan, telefoon beantwoorden, oproep aannemen, oppakken, gesprek beantwoorden
    gemiste oproep: gemiste oproep, wie heeft gebeld, oproepgeschiedenis, gemist gesprek, gemiste gesprekken, heeft iemand gebeld,
      wie belde, wie heeft mij gebeld, oproepen gemist, wie belde er, oproepenlijst, recente oproepen, gespreksgeschiedenis, gemist
    videobellen: videobellen, videogesprek, facetime, video bellen, beeldbellen, videocall, skypen, bellen met beeld, videochat,
      video oproep
    bericht: bericht, sms, tekstbericht, whatsappje, appje, app bericht, tekst, smsbericht, chatbericht, whatsappbericht, dm,
      privébericht, boodschap, kattebelletje, messenger, nieuw bericht, mededeling, appje sturen naar, berichtje sturen
    sturen: sturen, versturen, verzenden, zenden, opsturen, toesturen, stuur eens, mailen, appen, sms'en, bericht sturen, doe toekomen,
      schrijven naar, laten weten, toezenden, doorgeven, geef door, appje sturen, whatsappen, sturen naar, mail sturen, texten
    mail: mail, email, e mail, elektronische post, mailbericht, e mailbericht, emailbericht, gmail
    inbox: inbox, postvak in, mailbox, nieuwe mail, nieuwe e mails, heb ik mail, heb ik nieuwe mail, heb ik e mail, heb ik post,
      mail checken, check mijn mail, mails nakijken, mail ophalen, nieuwe email, is er mail, binnengekomen mail, mail binnen, brievenbus,
      zijn er nieuwe mails, postbus
    ongelezen: ongelezen, niet gelezen, nieuwe berichten, nog niet gelezen, ongelezen berichten, ongeopend, ongelezen mails,
      heb ik nieuwe berichten, niet geopend, nog te lezen
    doorsturen: doorsturen, stuur door, forwarden, door sturen, doorzenden, verder sturen, stuur verder, doormailen, geef door,
      doorgestuurd
    bijlage: bijlage, attachment, met bijlage, bestand toevoegen, bijgevoegd, bijgevoegd bestand, aanhangsel, meesturen, voeg bij,
      toegevoegd bestand
    melding: melding, notificatie, waarschuwing, waarschuwen, laat weten, seintje, notificaties, berichtgeving, waarschuw me,
      op de hoogte houden, laat het me weten, geef een seintje, stuur een melding, pushmelding, pushbericht, informeren, alert,
      mededeling, verwittigen, breng op de hoogte, alarmeren, attentie, sein geven
    voicemail: voicemail, antwoordapparaat, spraakbericht, ingesproken bericht, voice mail, voicemailbericht, voicemail afluisteren,
      voicemail beluisteren, gesproken bericht, spraakmail, antwoordapparaat afluisteren
    contact: contact, contactpersoon, adresboek, contactenlijst, telefoonboek, contactgegevens, contactlijst, contactinformatie,
      nieuw contact, gegevens van, contactpersonen, adressenlijst
    telefoonnummer: telefoonnummer, mobiele nummer, nummer, tel nummer, gsm nummer, 06 nummer, huisnummer telefoon, vaste nummer,
      telefoonnr, wat is het nummer, welk nummer, 06, telefoon nummer, gsmnummer
    adres: adres, woonadres, adresgegevens, huisadres, waar woont, waar woon ik, huisnummer, straatnaam, straat, postadres, woonplaats,
      thuisadres, waar woon je, adres van
    posten: posten, plaatsen, twitteren, tweeten, publiceren, bericht plaatsen, op facebook zetten, op twitter zetten, plaats,
      status bijwerken, statusupdate, online zetten, delen op, zet op facebook, zet op twitter, facebookbericht, op instagram,
      update plaatsen, retweeten, story
    # audio and video
    afspelen: afspelen, spelen, draaien, beluisteren, luisteren, speel af, luister naar, opzetten, draai eens, speel eens, zet op,
      zet eens op, start muziek, muziek aan, zet muziek aan, muziek afspelen, ik wil horen, ik wil luisteren, laat horen, laten horen,
      horen, play, speel wat, speel iets, doe muziek aan, muziek opzetten, spelen maar, aan het spelen zetten, ten gehore brengen,
      laat me horen, zet aan, weergeven, draai wat, muziek spelen, muziek draaien, liedje spelen, nummer afspelen, nummer spelen
    liedje: liedje, nummer, song, track, muzieknummer, hit, deuntje, single, melodie, muziekstuk, schlager, nummertje
    muziek: muziek, liedjes, nummers, tunes, hits, muzieknummers, songs, klanken
    playlist: playlist, afspeellijst, speellijst, lijst met nummers, speel lijst, afspeel lijst, muzieklijst, mixtape, spotify lijst
    album: album, lp, cd, elpee, langspeelplaat, cd'tje, langspeler
    zanger: zanger, zangeres, artiest, band, muzikant, muziekgroep, uitvoerder, singer, vocalist, rapper, muziekband, wie zong,
      gezongen door, componist, popster, zingt
    wie zingt: wie zingt, van wie is, welk liedje is dit, welk nummer is dit, wat speelt nu, wie zingt dit, wie zingt er, van wie is dit,
      hoe heet dit liedje, hoe heet dit nummer, welke song is dit, wat hoor ik, welk liedje speelt er, wat voor nummer is,
      naam van dit liedje, titel van dit nummer, naam van dit nummer, herken dit nummer, wat speelt er nu, wat wordt er gespeeld,
      huidig nummer, dit liedje, dit nummer, welke muziek is dit, wie speelt dit, shazam, welke artiest is dit, wat luister ik
    songtekst: songtekst, lyrics, tekst van het liedje, liedtekst, tekst van dit nummer, woorden van het liedje, meezingen,
      tekst van het nummer
    willekeurig: willekeurig, shuffle, door elkaar, shuffelen, husselen, random, willekeurige volgorde, in willekeurige volgorde,
      op willekeurig, mixen, gemengd, door elkaar spelen, toevallig, lukraak, een of andere, shuffle aan, zomaar, arbitrair, husselmodus
    radio: radio, radiozender, radiostation, fm, radioprogramma, radio uitzending, radio luisteren, dab, radio aan, digitale radio,
      internetradio, omroep
    podcast: podcast, podcastaflevering, pod cast, podcasts luisteren, podcastserie, podcastepisode
    aflevering: aflevering, episode, nieuwste aflevering, volgende aflevering, laatste aflevering, uitzending
    luisterboek: luisterboek, audioboek, hoorspel, audio boek, boek voorlezen, boek beluisteren, gesproken boek, boek luisteren, audible
    film: film, speelfilm, bioscoopfilm, movie, rolprent, prent, bioscoop film, filmpje kijken, dvd, blockbuster, langspeelfilm
    serie: serie, tvserie, televisieserie, seizoen, reeks, show, soap, tv reeks, sitcom, feuilleton, tv show, programma, tv serie
    kijken: kijken, bekijken, zien, aanschouwen, ik wil zien, ik wil kijken, aanzien, film kijken, streamen, serie kijken, tv kijken,
      gluren, kijkje nemen, zet film op
    tv: tv, televisie, televisietoestel, teevee, beeldbuis, televisiescherm, smart tv, tv toestel, kastje, kijkbuis, tv kijken,
      teevee toestel
    tv gids: tv gids, wat is op tv, wat komt op tv, tvprogramma, televisieprogramma, tv programma, wat is er op, wat komt er vanavond,
      wat is er vanavond, programmagids, gids, wat is op televisie, tvgids, televisiegids, wat wordt er uitgezonden, wat draait op tv,
      vanavond op tv
    video: video, filmpje, clip, videoclip, youtube, youtube filmpje, opname, filmfragment, video's, fragment
    foto: foto, afbeelding, kiekje, beeld, fotootje, afbeeldinkje, snapshot, portret, prent, pic, selfie, foto's, fotoalbum, galerij
    foto maken: foto maken, maak een foto, fotograferen, neem een foto, selfie, foto nemen, neem een selfie, maak een selfie, maak foto,
      kiekje maken, maak eens een foto, plaatje schieten, foto trekken, trek een foto, op de foto, foto's maken, fotootje maken, een foto
    koptelefoon: koptelefoon, headset, oortjes, hoofdtelefoon, oordopjes, earbuds, oortelefoon, airpods, earphones, headphone
    luidspreker: luidspreker, speaker, box, geluidsbox, soundbar, stereo, geluidsinstallatie, muziekinstallatie, sonos, muziekbox, hifi
    leuk vinden: leuk vinden, ik vind leuk, like, hou van, vind ik leuk, mooi vinden, vind ik mooi, dit vind ik leuk, graag horen,
      goed nummer, mooi nummer, leuk nummer, duim omhoog, geniet van, houden van, ik hou van, hou ik van, fan van, dol op, gek op,
      fijn vinden, goed vinden, dit is leuk, vind dit nummer leuk, bevallen, tof vinden, graag luisteren
    favoriet: favoriet, lievelings, liefste, lievelingsnummer, lievelingsmuziek, lievelingsliedje, voorkeur, lievelingseten,
      favoriete nummer, lievelingsfilm, liefst, het liefst, het leukst, lievelingsboek
    beoordelen: beoordelen, beoordeling, recensie, review, sterren geven, score geven, vijf sterren, aantal sterren, punten geven,
      beoordeel, recensies, cijfer geven, waardering, waarderen, hoe goed is, rating, raten, wat zeggen mensen, sterren, ervaringen,
      een cijfer
    # weather
    weer: weer, weersverwachting, weerbericht, weersvoorspelling, weervoorspelling, wat voor weer, weersvooruitzicht, hoe is het weer,
      wat wordt het weer, weer vandaag, weer morgen, weerprognose, weersomstandigheden, het weer, vooruitzichten, wat voor weer wordt,
      hoe wordt het weer, buienradar, weerinfo, weerapp, verwachting, weersgesteldheid, klimaat, buiten weer, weervooruitzicht
    regen: regen, bui, neerslag, regenbui, motregen, miezeren, gaat het regenen, regent het, wordt het nat, kans op regen, regenkans,
      regenachtig, druppelen, nat worden, stortregen, gieten, pijpenstelen, buiig, plensbui, hoosbui, druilerig, blijft het droog,
      stortbui, motregenen, neerslagkans
    paraplu: paraplu, regenscherm, paraplu nodig, paraplu mee, heb ik een paraplu, regenjas, regenjas nodig, regenkleding,
      moet ik een paraplu, regenlaarzen, poncho
    sneeuw: sneeuw, sneeuwval, gaat het sneeuwen, sneeuwt het, sneeuwbui, natte sneeuw, sneeuwstorm, sneeuwhoogte, vlokken,
      kans op sneeuw, besneeuwd
    zon: zon, zonnig, zonneschijn, schijnt de zon, mooi weer, heldere lucht, onbewolkt, blauwe lucht, zonnestralen, lekker weer,
      opklaringen, zonnetje, wordt het zonnig, goed weer, zonuren, strakblauw
    onweer: onweer, storm, bliksem, noodweer, onweersbui, onweren, donder, stormachtig, stormwaarschuwing, zware storm, hagel, weeralarm,
      orkaan, tornado, wervelstorm, code rood, slecht weer
    temperatuur: temperatuur, graden, hoe warm, hoe koud, hoeveel graden, hoe warm is, hoe koud is, hoe heet, celsius, buitentemperatuur,
      hoe warm wordt, hoe koud wordt, graad, gevoelstemperatuur, kamertemperatuur, hoeveel graden is, maximumtemperatuur, hoe warm is het,
      hoe koud is het, minimumtemperatuur
    bewolkt: bewolkt, wolken, bewolking, betrokken, zwaarbewolkt, grijze lucht, grijs weer, half bewolkt, wolkendek
    wind: wind, winderig, windkracht, windsnelheid, waaien, waait het, windstoten, windstoot, hoe hard waait, hoeveel wind, windrichting,
      briesje, windvlaag, veel wind, staat er veel wind, tochtig, bries
    luchtkwaliteit: luchtkwaliteit, fijnstof, luchtvervuiling, lucht, smog, ozon, vervuilde lucht, luchtverontreiniging, luchtindex,
      hoe is de lucht, vervuiling, uitstoot
    zonsopgang: zonsopgang, zonsopkomst, komt de zon op, wanneer wordt het licht, dageraad, zon op, wanneer komt de zon, ochtendgloren,
      opkomst van de zon
    zonsondergang: zonsondergang, gaat de zon onder, wanneer wordt het donker, schemering, zon onder, wanneer gaat de zon,
      ondergang van de zon, avondschemering, donker worden
    # home
    licht: licht, lamp, verlichting, plafondlamp, staande lamp, schemerlamp, nachtlampje, gloeilamp, peertje, spotje, leeslamp, led,
      bureaulamp, buitenlamp, spot, hue, lichtpunt, leds, kerstverlichting, licht in de woonkamer, licht in de keuken
    verwarming: verwarming, thermostaat, kachel, radiator, centrale verwarming, cv, ketel, cv ketel, vloerverwarming, chauffage,
      kamertemperatuur, verwarmen, warmte, stoken, nest, warmtepomp
    airco: airco, airconditioning, klimaatbeheersing, koeling, airconditioner, verkoeling, klimaatregeling, aircootje
    stopcontact: stopcontact, slimme stekker, stekker, slim stopcontact, stekkerdoos, slimme stopcontact, contactdoos, aansluitpunt,
      wandcontactdoos, plug
    gordijn: gordijn, jaloezie, rolgordijn, rolluik, zonwering, luxaflex, zonnescherm, lamellen, overgordijn, vitrage, screens, luik,
      store, zonneblinden
    voordeur: voordeur, deur, huisdeur, achterdeur, ingang, toegangsdeur, poort, schuifdeur, entree
    garage: garage, garagedeur, garagepoort, carport, poort garage
    alarmsysteem: alarmsysteem, inbraakalarm, beveiliging, huisalarm, beveiligingssysteem, inbraakbeveiliging, alarminstallatie,
      alarm inschakelen, inbraakdetectie, huisbeveiliging
    camera: camera, bewakingscamera, webcam, beveiligingscamera, deurbelcamera, buitencamera, camerabeeld, bewakingsbeelden
    robotstofzuiger: robotstofzuiger, stofzuiger, stofzuigrobot, roomba, robot stofzuiger, stofzuig robot, poetsrobot, schoonmaakrobot,
      dweilrobot, zuigrobot
    stofzuigen: stofzuigen, zuigen, vloer zuigen, vloer stofzuigen, huis stofzuigen, kamer stofzuigen, tapijt zuigen, stof weghalen
    schoonmaken: schoonmaken, poetsen, reinigen, maak schoon, opruimen, kuisen, schoon maken, poets, proper maken, afstoffen, schrobben,
      vegen, huis schoonmaken, afnemen, schoonmaak, afstof, huishouden doen, opkuisen, boenen, grote schoonmaak, soppen
    koffiezetapparaat: koffiezetapparaat, koffiemachine, koffieapparaat, espressomachine, koffiezet, koffieautomaat, koffiezetter, senseo,
      nespresso, koffiepot
    koffie: koffie, bakje koffie, kopje koffie, koffie zetten, espresso, koffie maken, maak koffie, zet koffie, bakkie, bakkie koffie,
      cappuccino, latte, tas koffie, koffietje, espressootje, koffie verkeerd, zet een kopje koffie, verse koffie
    wasmachine: wasmachine, was doen, wasautomaat, wasprogramma, wasje draaien, wasje
    vaatwasser: vaatwasser, afwasmachine, vaatwasmachine, afwas machine, vaat, vaatwasmachine aanzetten, afwasautomaat
    voorverwarmen: voorverwarmen, verwarm voor, oven opwarmen, voor verwarmen, oven voorverwarmen, verwarm de oven voor, oven aanzetten,
      oven voor
    woonkamer: woonkamer, huiskamer, zitkamer, living, zithoek, salon, leefruimte, zitkamer beneden
    kleur: kleur, tint, lichtkleur, andere kleur, kleur veranderen, kleur wijzigen, verkleuren, kleurtint
    scène: scène, sfeer, modus, stemming, ambiance, lichtscène, scenario, sfeerlicht, sfeerverlichting
    apparaat: apparaat, toestel, device, slim apparaat, gadget, machine, toestelletje, apparatuur
    energieverbruik: energieverbruik, stroomverbruik, hoeveel stroom, elektriciteitsverbruik, verbruik, kilowattuur, kwh, slimme meter,
      meterstand, hoeveel energie
    # food
    recept: recept, bereidingswijze, hoe maak je, hoe kook je, hoe bereid je, hoe maak ik, hoe kook ik, hoe bak ik, hoe bak je,
      hoe maak je klaar, recept voor, bereiding, hoe bereid ik, kookrecept, kookboek, bereidingswijze van, wat kan ik koken,
      stappen van het recept, hoe maken ze
    ingrediënt: ingrediënt, wat heb ik nodig, wat zit er in, wat moet erin, wat gaat erin, welke ingrediënten, bestanddeel, wat zit erin,
      waar bestaat uit, wat heb je nodig, waaruit bestaat, benodigdheden, wat moet er in, inhoud, waar is van gemaakt
    koken: koken, klaarmaken, bereiden, maak klaar, eten maken, eten klaarmaken, toebereiden, klaar maken, gerecht maken, kokkerellen,
      eten bereiden, potje koken, garen, sudderen
    kooktijd: kooktijd, bereidingstijd, baktijd, hoe lang koken, hoe lang bakken, hoe lang moet koken, hoe lang moet, bereidingsduur,
      oventijd, hoelang koken, hoe lang in oven, gaartijd, minuten koken, hoe lang laten koken, hoe lang stomen
    eten: eten, maaltijd, gerecht, voedsel, iets te eten, wat te eten, voedingsmiddel, maal, happen, spijs, schotel, warm eten, voer,
      etenswaar, wat eten
    avondeten: avondeten, diner, avondmaaltijd, avondmaal, warme maaltijd, 's avonds eten, souper, wat eten we vanavond, eten vanavond,
      avond eten
    lunch: lunch, middageten, middagmaal, noenmaal, middag eten, tussen de middag, boterham, lunchpauze
    ontbijt: ontbijt, brunch, ochtendeten, morgenmaal, morgeneten
    restaurant: restaurant, eetgelegenheid, eethuis, uit eten, eettent, eetcafé, resto, bistro, brasserie, ergens eten, waar kan ik eten,
      waar kunnen we eten, buiten de deur eten, eetgelegenheden, op restaurant gaan, op restaurant, goed restaurant, uit eten gaan,
      ergens te eten, italiaan, chinees, pizzeria, waar eten, uiteten
    eten bestellen: eten bestellen, eten laten bezorgen, maaltijdbezorging, bezorgdienst, bestel eten, bestel een pizza, pizza bestellen,
      thuisbezorgd, eten laten brengen, laten bezorgen, uber eats, deliveroo, bezorgmaaltijd, eten aan huis, eten thuis bezorgen,
      eten laten leveren, takeaway bestellen, iets te eten bestellen, bezorgrestaurant, pizza laten bezorgen
    afhalen: afhalen, meenemen, takeaway, afhaalmaaltijd, af halen, om mee te nemen, mee te nemen, take away, afhaal, zelf ophalen,
      afhaaleten, meeneem, afhaalchinees
    menu: menu, menukaart, gerechten, spijskaart, dagmenu, kaart van het restaurant, wijnkaart
    calorieën: calorieën, kcal, hoeveel calorieën, hoeveel calorieën zitten, kilocalorieën, calorieën in, caloriegehalte, calorierijk,
      kilojoule
    voedingswaarde: voedingswaarde, voedingsstoffen, hoe gezond, voedingsstof, is dat gezond, is het gezond, hoeveel eiwit,
      hoeveel suiker, hoeveel vet, koolhydraten, voedingsinformatie, hoe gezond is, vitamines, vetgehalte
    vervanger: vervanger, alternatief, in plaats van, vervanging, vervangmiddel, ter vervanging, vervangen door, in de plaats,
      in plaats daarvan, alternatief voor, alternatieven, waarmee vervangen, ter vervanging van
    houdbaar: houdbaar, houdbaarheid, bedorven, nog goed, hoe lang goed, hoe lang houdbaar, hoe lang bewaren, over de datum,
      houdbaarheidsdatum, tht, bederven, nog eetbaar, slecht geworden, nog vers, beschimmeld, hoe lang kan ik, ten minste houdbaar,
      in de koelkast bewaren, kan ik nog eten, over datum, vervallen, uit datum
    fooi: fooi, tip geven, drinkgeld, hoeveel fooi, fooi geven, tip
    vegetarisch: vegetarisch, zonder vlees, vleesloos, vegetariër, vega, vleesvrij, geen vlees, veggie
    # shopping and money
    kopen: kopen, aanschaffen, inkopen, shoppen, aankoop, aan schaffen, winkelen, inslaan, boodschappen doen, in huis halen, gaan shoppen,
      op de kop tikken, inkopen doen, schaf aan, bemachtigen
    bestellen: bestellen, bestelling plaatsen, nabestellen, opnieuw bestellen, bijbestellen, online bestellen, bestelling doen,
      laten komen, nog eens bestellen, bestelling afronden, order plaatsen, laten brengen
    bestelling: bestelling, order, aankoop, bestelnummer, bestelde, ordernummer, besteld artikel
    pakket: pakket, zending, pakje, postpakket, levering, post, doos, dhl pakket
    pakket volgen: pakket volgen, waar is mijn pakket, bezorgstatus, track and trace, bestelstatus, waar is mijn bestelling,
      waar blijft mijn pakket, waar blijft mijn bestelling, wanneer komt mijn pakket, wanneer komt mijn bestelling, volg mijn pakket,
      bestelling volgen, zending volgen, status van mijn bestelling, status bestelling, wanneer wordt bezorgd, is mijn pakket verzonden,
      tracking, track en trace, wanneer wordt geleverd, leverdatum, bezorgmoment, is mijn bestelling onderweg, pakketstatus,
      verzendstatus, waar is mijn pakje, onderweg, verwachte levering, hoe laat komt mijn, levertijd
    bezorgen: bezorgen, leveren, bezorging, levering, afleveren, thuisbezorgen, aan huis leveren, brengen, verzenden, laten brengen,
      aflevering, geleverd krijgen, thuis leveren, aan de deur
    terugsturen: terugsturen, retourneren, retour, stuur terug, ruilen, terug sturen, omruilen, retourzending, terugbrengen, breng terug,
      terugzenden, product retourneren, terug brengen, retour sturen, teruggeven, geef terug, artikel retourneren, omwisselen, inwisselen
    terugbetaling: terugbetaling, terugbetalen, geld terug, restitutie, geld terugkrijgen, mijn geld terug, teruggave, vergoeding,
      terugstorten, terugbetaald, geld terugvragen, refund, terugstorting, geld retour, schadeloosstelling, terug betalen
    prijs: prijs, kosten, hoe duur, hoeveel kost, wat kost, hoeveel kost dat, wat kost dit, wat kost het, hoeveel moet ik betalen,
      wat betaal ik, hoe duur is, tarief, wat is de prijs, kostprijs, prijskaartje, wat zijn de kosten, bedrag, verkoopprijs,
      hoeveel euro, prijskaartje van, hoeveel vragen ze
    goedkoop: goedkoop, voordelig, betaalbaar, goedkoopst, niet duur, niet te duur, lage prijs, laaggeprijsd, spotgoedkoop, budget,
      voor weinig geld, schappelijk, low budget
    korting: korting, aanbieding, kortingscode, actie, koopje, uitverkoop, afgeprijsd, in de aanbieding, deal, solden, sale,
      kortingsactie, voordeel, acties, promotie, promo, prijsverlaging, reductie, in de reclame, opruiming, procent korting,
      speciale aanbieding, goedkoper krijgen
    winkelwagen: winkelwagen, winkelmandje, winkelwagentje, winkelkar, mandje, karretje, in mijn mandje, winkelkarretje, in de winkelwagen
    winkel: winkel, zaak, supermarkt, shop, warenhuis, winkelcentrum, handelaar, filiaal, vestiging, verkooppunt
    openingstijden: openingstijden, hoe laat open, hoe laat dicht, wanneer open, openingsuren, hoe laat gaat open, hoe laat gaat dicht,
      is open, nog open, tot hoe laat open, tot hoe laat, sluitingstijd, wanneer gaat open, wanneer dicht, wanneer sluit, hoe laat sluit,
      zijn ze open, nu open, zondag open, vandaag open, open op zondag, hoe lang open, koopavond, koopzondag, openingsuur, al open,
      al dicht, winkeltijden, geopend, spreekuur
    saldo: saldo, banksaldo, rekeningsaldo, tegoed, hoeveel geld, stand van mijn rekening, hoeveel staat er op, hoeveel geld heb ik,
      hoeveel heb ik nog, wat staat er op, geld op mijn rekening, beschikbaar saldo, rekeningstand, hoeveel geld staat er, geld over,
      hoeveel geld nog, bedrag op mijn rekening, banktegoed, stand van de rekening, genoeg geld, sta ik rood, hoeveel geld is er,
      hoeveel poen, staat van mijn rekening, hoe sta ik ervoor, hoeveel centen heb ik
    rekening: rekening, bankrekening, betaalrekening, lopende rekening, zichtrekening, privérekening, hoofdrekening, en of rekening
    spaarrekening: spaarrekening, spaargeld, spaarpot, spaarcenten, spaartegoed, spaarsaldo, spaarboekje, reserves
    overmaken: overmaken, overboeken, overschrijven, overschrijving, maak over, geld sturen, overboeking, geld overmaken, over maken,
      geld overschrijven, maak geld over, geld overboeken, schrijf over, boek over, geld storten naar, geld versturen, stuur geld,
      transfereren, overschrijf, doorstorten, betaling sturen, bankoverschrijving, geld naar, verplaats geld, naar een andere rekening,
      transfer, spoedoverboeking, geld verplaatsen
    betalen: betalen, afrekenen, voldoen, betaling, uitbetalen, aflossen, betaling doen, dokken, lappen, betalen voor, afbetalen,
      vereffenen, overmaken, afgerekend, schuiven, neertellen, betaling uitvoeren
    factuur: factuur, nota, openstaande rekening, openstaande factuur, energierekening, telefoonrekening, waterrekening,
      elektriciteitsrekening, gasrekening, afrekening, rekeningen, facturatie, stroomrekening, maandelijkse rekening
    pinnen: pinnen, geld opnemen, contant geld, geldautomaat, pinautomaat, geld pinnen, geld halen, cash halen, afhalen, geld afhalen,
      geldopname, cash geld, automaat, bankautomaat, contant opnemen, geld uit de muur, flappentap, geld van rekening
    storten: storten, inleggen, storting, geld storten, op mijn rekening zetten, geld op rekening zetten, bijstorten, inzetten geld,
      contant storten, geld erop zetten
    transacties: transacties, afschrijvingen, bij en afschrijvingen, mutaties, rekeningafschrift, betalingsgeschiedenis, transactie,
      laatste transacties, recente transacties, betalingen, laatste betalingen, bankafschrift, rekeninguittreksel, afschriften,
      verrichtingen, uitgaande betalingen, rekeningoverzicht, laatste aankopen, bij en af, overzicht van betalingen, recente betalingen,
      wat is er afgeschreven
    uitgaven: uitgaven, uitgegeven, uitgeven, hoeveel heb ik uitgegeven, wat heb ik uitgegeven, waar gaat mijn geld,
      hoeveel geld uitgegeven, kosten, bestedingen, besteden, spenderen, uitgavenpatroon, gespendeerd, geld aan uitgegeven, verteerd
    creditcard: creditcard, kredietkaart, mastercard, visa, visakaart, visacard, american express, credit card
    bankpas: bankpas, pinpas, betaalpas, pasje, betaalkaart, bankkaart, debetkaart, pinpasje, bancontact, maestro, kaart
    limiet: limiet, bestedingslimiet, kredietlimiet, maximumbedrag, daglimiet, maximaal uitgeven, hoeveel mag ik uitgeven, opnamelimiet,
      plafond, bovengrens, creditlimiet
    pas blokkeren: pas blokkeren, pas kwijt, pas gestolen, kaart blokkeren, pas verloren, pas gejat, pas weg, blokkeer mijn pas,
      bankpas blokkeren, creditcard blokkeren, bankpas kwijt, bankpas gestolen, creditcard kwijt, creditcard gestolen, pas bevriezen,
      kaart kwijt, kaart gestolen, kaart verloren, mijn pas is kwijt, portemonnee kwijt, portemonnee gestolen, bankkaart blokkeren,
      bankkaart verloren, card stop
    lening: lening, krediet, lenen, geld lenen, geldlening, persoonlijke lening, lening afsluiten, ontlenen, geleend geld,
      krediet aanvragen, autolening
    hypotheek: hypotheek, woninglening, huislening, hypothecaire lening, hypotheekrente, huis financieren, woonkrediet,
      hypothecair krediet, hypotheeklening
    rente: rente, rentepercentage, rentetarief, rentestand, hoeveel rente, interest, intrest, rentevoet, spaarrente, rentevergoeding
    kredietwaardigheid: kredietwaardigheid, kredietscore, kredietrapport, bkr, bkr registratie, credit score, kredietstatus, creditscore,
      kredietbeoordeling
    belasting: belasting, belastingaangifte, belastingdienst, aangifte, inkomstenbelasting, aangifte doen, fiscus, btw, loonbelasting,
      belastingbrief, belasting betalen, belastingteruggave, aanslag, personenbelasting
    salaris: salaris, loon, inkomen, verdienen, loonstrook, verdiensten, hoeveel verdien ik, wat verdien ik, maandloon, wedde, uurloon,
      jaarsalaris, vergoeding, uitbetaling, loonbrief, maandsalaris, nettoloon, brutoloon, salarisstrook, bezoldiging
    pensioen: pensioen, oudedagsvoorziening, met pensioen, aow, pensioenuitkering, pensioenfonds, pensioenopbouw, pensioengerechtigd,
      pensioenspaarfonds, met pensioen gaan, pensioensparen, pensioenregeling
    sparen: sparen, geld opzij zetten, opzij leggen, geld sparen, spaardoel, geld opzijzetten, opzijzetten, bezuinigen, besparen,
      geld wegzetten, opzij zetten, overhouden
    schuld: schuld, verschuldigd, hoeveel schuld, in het krijt, openstaand bedrag, verschuldigd bedrag, hoeveel ben ik schuldig, schuldig,
      nog te betalen, openstaand, verschulden
    aandeel: aandeel, aandelenkoers, beurskoers, effecten, prijs van het aandeel, aandelenprijs, koers van aandeel, hoe staat het aandeel,
      aandelen kopen
    beleggen: beleggen, investeren, belegging, investering, beleggingsrekening, portefeuille, beleggingsfonds, fonds, geld beleggen,
      effectenrekening, etf
    wisselkoers: wisselkoers, valutakoers, koers, hoeveel dollar, euro naar dollar, dollarkoers, hoeveel is een euro, valuta,
      wisselkoersen, koers van de dollar, dollar naar euro, eurokoers, vreemde valuta, hoeveel dollar is, munteenheid, geld wisselen,
      koers van de euro
    omrekenen: omrekenen, reken om, omzetten, converteren, zet om, hoeveel gram, hoeveel meter is, hoeveel kilometer is, hoeveel zijn,
      omgerekend, in euro's, omrekening, hoeveel milliliter, hoeveel gram is, naar kilometers, hoeveel centimeter, conversie, hoeveel ons,
      vertaal naar
    verzekering: verzekering, polis, verzekerd, dekking, verzekeren, zorgverzekering, verzekeringspolis, autoverzekering,
      ziektekostenverzekering, inboedelverzekering, mutualiteit, dekken, aansprakelijkheidsverzekering, reisverzekering, verzekeraar,
      ziekenfonds, wa verzekering, opstalverzekering
    fraude: fraude, oplichting, verdachte transactie, frauduleus, onbekende afschrijving, oplichten, opgelicht, bedrog, niet van mij,
      verdachte betaling, onbekende betaling, ken ik niet, zwendel, misbruik, phishing, oplichterij, verdachte activiteit, onbevoegd,
      niet door mij gedaan, verdacht, identiteitsfraude, scam, verdachte afschrijving, onterecht afgeschreven, gehackt worden,
      vreemde afschrijving
    pincode: pincode, pin code, pin, geheime code, pincode wijzigen, pincode vergeten, pincode veranderen, viercijferige code,
      code van mijn pas
    wachtwoord: wachtwoord, toegangscode, paswoord, passwoord, inlogcode, inloggegevens, toegangswoord, password, wachtzin
    inloggen: inloggen, aanmelden, log in, meld aan, in loggen, log me in, login, meld me aan, aan melden, toegang krijgen
    uitloggen: uitloggen, afmelden, log uit, meld af, uit loggen, log me uit, meld me af, logout, loguit
    abonnement: abonnement, abonneren, lidmaatschap, abo, lid worden, ledenpas, contract
    doneren: doneren, schenken, donatie, gift, doneer, geven aan goed doel, goed doel, geld geven, liefdadigheid, steunen, bijdragen,
      collecte, een donatie doen
    # travel and traffic
    navigeren: navigeren, navigatie, route, routebeschrijving, hoe kom ik, de weg naar, breng me naar, weg wijzen, routeplanner,
      hoe kom ik bij, hoe rijd ik naar, hoe kom ik naar, hoe geraak ik, breng mij naar, leid me naar, weg naar, route naar,
      wijs me de weg, hoe ga ik naar, hoe moet ik rijden, routebeschrijving naar, navi, gps, welke weg, snelste route, kortste route,
      snelste weg, rijroute, de route, aanwijzingen naar, hoe kom je, hoe kom ik van, wegbeschrijving, ga naar huis route
    verkeer: verkeer, file, files, verkeersinformatie, drukte op de weg, hoe is het verkeer, verkeersdrukte, verkeersopstopping,
      opstopping, staat er file, zijn er files, verkeerssituatie, hoe druk is het, filenieuws, filemeldingen, langzaam rijdend,
      fileberichten, spits, spitsuur, stilstaand verkeer, verkeersellende, fileleed, drukte
    reistijd: reistijd, hoe lang rijden, aankomsttijd, hoe lang rijden naar, rijtijd, duur van de rit, vliegtijd, hoe lang onderweg,
      hoe lang fietsen, hoe lang lopen, verwachte reistijd
    aankomen: aankomen, aankomst, arriveren, kom aan, wanneer kom ik aan, verwachte aankomsttijd, wanneer zijn we er, bereiken,
      aankomsttijd, toekomen, wanneer landt, wanneer komt aan
    vertrekken: vertrekken, weggaan, ga weg, vertrektijd, wanneer vertrekt, hoe laat vertrekt, hoe laat gaat, wanneer moet ik weg,
      op weg gaan, afreizen, verlaten, wanneer moet ik vertrekken, op pad gaan, opstappen
    dienstregeling: dienstregeling, vertrektijden, wanneer gaat de trein, wanneer gaat de bus, treintijden, bustijden,
      wanneer gaat de volgende, wanneer komt de bus, volgende trein, volgende bus, vertrekstaat, uurregeling, wanneer vertrekt de trein,
      reisplanner, volgende tram, ov planner, reisschema, treinverbinding, hoe laat rijdt
    halte: halte, bushalte, station, tramhalte, opstapplaats, busstation, busstop
    metro: metro, ondergrondse, underground, metrostation, metrolijn
    kaartje: kaartje, ticket, treinkaartje, toegangsbewijs, vervoersbewijs, vervoerbewijs, treinticket, buskaartje, toegangskaart,
      kaartjes kopen, ov chipkaart, dagkaart, vervoerbiljet, abonnement trein
    taxi: taxi, uber, taxirit, taxi bellen, taxi bestellen, bel een taxi, een taxi, bestel een taxi, rit boeken, bolt, taxichauffeur,
      ritje, regel een taxi, taxi's, uber bestellen
    vlucht: vlucht, vliegen, vliegreis, vliegticket, vlucht naar, luchtvaart, vliegreizen, ticket naar, vliegverbinding
    vluchtstatus: vluchtstatus, is mijn vlucht vertraagd, vlucht vertraagd, heeft mijn vlucht vertraging, is de vlucht geland,
      wanneer landt de vlucht, vlucht geannuleerd, status van mijn vlucht, vluchtnummer, vluchtinformatie, vertraagde vlucht,
      vlucht op tijd, hoe laat landt
    bagage: bagage, koffer, handbagage, tas, rugzak, valies, reistas, trolley, ruimbagage
    hotel: hotel, accommodatie, verblijf, overnachting, logeren, overnachten, verblijfplaats, hotelkamer, slaapplek, slaapplaats,
      onderdak, hostel, pension, b en b, bed and breakfast, airbnb, vakantiehuis, logies, kamer voor de nacht, motel, herberg,
      jeugdherberg, overnachtingsplek, vakantiewoning, camping, logement
    vakantie: vakantie, vakantiereis, reisje, trip, verlof, vrij, weekendje weg, op vakantie, citytrip, stedentrip, vakantieverblijf,
      er even tussenuit, schoolvakantie
    huurauto: huurauto, auto huren, autoverhuur, wagen huren, huur een auto, leenauto, autoverhuurbedrijf, deelauto, auto lenen,
      huurwagen, wagenverhuur
    reisadvies: reisadvies, reiswaarschuwing, is het veilig in, veilig om te reizen, is het veilig, negatief reisadvies, veilig reizen,
      hoe veilig is, veiligheid in
    visum: visum, visa, visumaanvraag, visum nodig, inreisvisum, toeristenvisum, reisvisum, verblijfsvergunning, inreis
    paspoort: paspoort, identiteitskaart, id kaart, identiteitsbewijs, id, reisdocument, legitimatie, rijbewijs of paspoort,
      paspoort verlengen, id bewijs, legitimatiebewijs, eid
    vaccinatie: vaccinatie, inenting, vaccin, inenten, prik, vaccinaties, spuit, prikken halen, reisvaccinatie, welke vaccinaties, booster
    in de buurt: in de buurt, dichtbij, vlakbij, hier in de omgeving, nabij, in mijn buurt, hier in de buurt, hier vlakbij,
      in de omgeving, om de hoek, dichtst bij, het dichtst bij, rondom mij, nabijgelegen, buurt, niet ver van hier, dichtbijzijnd,
      in de nabijheid, omgeving, hierzo in de buurt, lokaal, naburig, rond hier, hier ergens, kortbij
    locatie: locatie, waar ben ik, positie, huidige plek, mijn locatie, waar ben ik nu, waar zijn we, waar zitten we, op welke plek ben,
      huidige locatie, waar sta ik, plek, plaats, coördinaten, mijn positie, verblijfplaats, op welke straat
    locatie delen: locatie delen, deel mijn locatie, waar ik ben, locatie sturen, stuur mijn locatie, mijn locatie delen, positie delen,
      locatie doorgeven, deel locatie, laat weten waar ik, live locatie, waar ik me bevind, stuur locatie
    auto: auto, wagen, voertuig, automobiel, karretje, personenwagen, autootje, wagentje, bolide
    benzine: benzine, brandstof, diesel, super, loodvrij, lpg, euro 95, naft, peut, brandstoffen
    tanken: tanken, voltanken, tank vullen, vol gooien, volgooien, gooi vol, bijtanken, benzine halen, benzine tanken
    tankstation: tankstation, benzinestation, pompstation, benzinepomp, pomp, waar kan ik tanken, shell, waar tanken, tankplek
    laadpaal: laadpaal, laadstation, oplaadpunt, oplaadpaal, laadpunt, auto opladen, snellader, waar kan ik laden, laadplek,
      elektrisch laden, laadpalen
    band: band, bandenspanning, autoband, winterbanden, zomerbanden, fietsband
    olie: olie, motorolie, olie verversen, oliepeil, olie bijvullen, oliestand, olie checken, smeerolie
    repareren: repareren, reparatie, herstellen, fixen, in orde brengen, opknappen, oplappen, herstelling, oplossen, in orde maken,
      verhelpen, weer maken
    parkeren: parkeren, parkeerplaats, parkeerplek, parkeergarage, parkeerplaatsen, waar kan ik parkeren, parkeergelegenheid, parking,
      waar parkeren, auto kwijt, auto wegzetten, geparkeerd staan, parkeervak, vrije parkeerplaats
    kenteken: kenteken, nummerplaat, kentekenplaat, nummer plaat, autokenteken, kentekenbewijs, plaatnummer
    # health
    dokter: dokter, arts, huisarts, arts bezoeken, huisdokter, doctor, medicus, dokterspraktijk, specialist, huisartsenpost, dokterspost
    ziekenhuis: ziekenhuis, kliniek, spoedeisende hulp, hospitaal, eerste hulp, seh, spoed, spoeddienst
    apotheek: apotheek, drogist, apotheker, drogisterij, wachtapotheek
    medicijn: medicijn, geneesmiddel, pil, tablet, medicatie, pilletje, medicament, middel, medicijnen innemen, antibioticum,
      drankje dokter, capsule
    ziek: ziek, niet lekker, onwel, niet goed, voel me niet goed, beroerd, misselijk, ik voel me ziek, belabberd, ongesteld voelen,
      grieperig, ik ben ziek
    pijn: pijn, pijnlijk, pijn hebben, zeer doen, doet pijn, doet zeer, auw, au
    symptoom: symptoom, verschijnselen, symptomen, klacht, ziekteverschijnsel, kenmerk van ziekte, teken van
    training: training, workout, sporten, trainen, oefening, fitness, trainingsschema, bewegen, beweging, oefeningen doen, sportoefening,
      krachttraining, gaan sporten, turnen
    stappen: stappen, stappenteller, hoe ver gelopen, aantal stappen, hoeveel stappen, stappen vandaag, gelopen, stappendoel,
      gezette stappen
    gewicht: gewicht, hoe zwaar, hoeveel weeg ik, wat weeg ik, lichaamsgewicht, kilo, weegschaal, kilo's, hoeveel weegt, bmi
    slaap: slaap, nachtrust, naar bed gaan, naar bed, bedtijd, slaapkwaliteit, hoe heb ik geslapen, dutje, in slaap vallen, gaan slapen,
      tukje, slaap lekker gaan, bed in, maffen, pitten, slaapritme, uitslapen, onder de wol, middagdutje
    mediteren: mediteren, meditatie, ontspannen, ontspanning, mindfulness, tot rust komen, rustig worden, kalmeren, relaxen, chillen,
      ontstressen, meditatieoefening, uitrusten, rust nemen, ontspanningsoefening, tot jezelf komen, loslaten
    hartslag: hartslag, polsslag, hartritme, hartslagmeting, pols, bpm, hartritmestoornis, rusthartslag
    noodgeval: noodgeval, noodoproep, ambulance, alarmnummer, nood, hulpdiensten, ziekenwagen, spoedgeval, 112, sos, eerste hulp,
      noodnummer, hulp inroepen, bel een ambulance, noodsituatie, in nood
    # knowledge, language, figures
    vertalen: vertalen, vertaling, hoe zeg je, wat is in het, hoe zeg ik, in het engels, in het nederlands, naar het engels,
      naar het frans, in het frans, in het spaans, in het duits, hoe zeg je in, naar het nederlands, vertaald naar, wat betekent in het,
      tolken, overzetten, hoe zeggen ze, naar het duits, naar het spaans, in het italiaans
    synoniem: synoniem, ander woord voor, ander woord, gelijkbetekenend, zelfde betekenis, hetzelfde woord, vergelijkbaar woord,
      een ander woord voor
    rekenen: rekenen, berekenen, uitrekenen, reken uit, hoeveel is, berekening, hoeveel maakt, wat is de uitkomst, calculeer, bereken,
      som maken, rekensom, rekenmachine, uitkomst, wiskunde, wat is de som, uit rekenen, los op, rekensommetje, optelsom, wat maakt,
      wat is het resultaat
    plus: plus, optellen, som, opgeteld, tel op, bij elkaar optellen, erbij optellen, samen, opgeteld bij, som van, toevoegen aan getal
    min: min, aftrekken, trek af, minus, verminderd met, af trekken, eraf trekken, aftreksom
    keer: keer, vermenigvuldigen, maal, vermenigvuldigd met, product van, keer doen
    gedeeld door: gedeeld door, gedeeld, deling
    procent: procent, percentage, hoeveel procent, percent, ten honderd
    dobbelsteen: dobbelsteen, dobbelen, gooi een dobbelsteen, gooi de dobbelsteen, dobbelsteen gooien, rol een dobbelsteen,
      dobbelstenen gooien, werp een dobbelsteen, twee dobbelstenen, rol de dobbelsteen, dobbelstenen
    kop of munt: kop of munt, munt opgooien, gooi een munt, muntje opgooien, gooi een muntje, gooi een muntje op, munt gooien, tossen,
      toss, munt of kop, kruis of munt, gooi een munt op, muntje gooien, werp een munt
    willekeurig getal: willekeurig getal, een getal tussen, random getal, kies een getal, noem een getal, geef een getal,
      willekeurig nummer, getal tussen, een nummer tussen, kies een nummer, een willekeurig cijfer
    feit: feit, weetje, wetenswaardigheid, leuk weetje, leuk feitje, interessant feit, wist je dat, iets interessants, feitje,
      vertel iets interessants, leuk feit, interessant weetje, nutteloze kennis, willekeurig feit, feiten over
    nieuws: nieuws, nieuwsberichten, krantenkoppen, wat is er gebeurd, laatste nieuws, nieuwtje, wat is er gaande, wat gebeurt er,
      wat gebeurt er in, nieuwskoppen, headlines, journaal, actualiteit, nieuwsoverzicht, het nieuws, wat is er nieuw, wat speelt er in,
      nieuws van vandaag, recent nieuws, wereldnieuws, nos, vrt nws, koppen, breaking news
    uitslag: uitslag, stand, score, wie heeft gewonnen, eindstand, hoe staat het, wat is de stand, tussenstand, hoeveel staat het,
      wie staat voor, wie wint, wat is de uitslag, hoe heeft gespeeld, eindresultaat, resultaat, hoe is het afgelopen, puntenstand,
      hoe hebben gespeeld, heeft ajax gewonnen, gewonnen of verloren, hoeveel is het geworden, ruststand
    wedstrijd: wedstrijd, match, partij, voetbalwedstrijd, pot, spel, treffen, duel, ontmoeting sport, potje voetbal
    mop: mop, grap, laat me lachen, iets grappigs, vertel een mop, vertel een grap, maak me aan het, iets leuks, maak een grapje,
      grappig verhaal, woordgrap, iets grappigs vertellen, maak mij aan het, flauwe grap, moppen tappen, humor, lachen, geintje,
      laat mij lachen, nog een mop
    grappig: grappig, komisch, lollig, lachwekkend, hilarisch, humoristisch, leuk, vermakelijk, om te lachen, geestig
    verhaal: verhaal, sprookje, verhaaltje voor het slapen, bedverhaal, voorleesverhaal, vertelling, vertel een verhaal, fabel, legende,
      slaapverhaaltje, verhaaltje vertellen, anekdote
    quiz: quiz, raadsel, kennisquiz, raad spel, trivia, quizvraag, vragenspel, pubquiz, test mijn kennis
    # work
    vakantiedagen: vakantiedagen, verlofdagen, vrije dagen, verlofsaldo, hoeveel vakantiedagen, hoeveel verlofdagen, hoeveel vrije dagen,
      resterende vakantiedagen, vakantiedagen over, hoeveel verlof, verlof over, snipperdagen, hoeveel dagen vrij, vakantiesaldo,
      verlofuren, dagen verlof, nog vakantiedagen, vakantie uren, atv dagen
    verlof aanvragen: verlof aanvragen, vakantie aanvragen, vrij vragen, vrij nemen, vakantiedag aanvragen, verlof opnemen, verlof nemen,
      vrije dag aanvragen, vrij aanvragen, vakantie opnemen, verlofaanvraag, dag vrij nemen, dag verlof, vakantie nemen,
      verlofaanvraag indienen, verlof indienen, vakantieaanvraag
    aanvragen: aanvragen, aanvraag, indienen, vraag aan, vraag een aan, verzoek, verzoek indienen, dien in, formulier invullen,
      aanmelden voor, inzenden, aan te vragen, opvragen
    werk: werk, baan, beroep, job, arbeid, op het werk, kantoor, betrekking, functie, bureau, werkplek, dienstbetrekking, beroepsmatig
    solliciteren: solliciteren, sollicitatie, cv, sollicitatiebrief, curriculum vitae, motivatiebrief, sollicitaties
    baas: baas, chef, leidinggevende, manager, directeur, teamleider, bedrijfsleider, supervisor, afdelingshoofd, overste, bazin
    collega: collega, medewerker, werknemer, teamgenoot, personeel, collegaatje, werkmakker, personeelslid
    bestand: bestand, document, file, pdf, word document
    # device
    telefoon: telefoon, mobiel, smartphone, gsm, iphone, foon, mobiele telefoon, gsm'etje, toestel, telefoontoestel, android,
      telefoontje zelf
    telefoon zoeken: telefoon zoeken, waar is mijn telefoon, telefoon kwijt, vind mijn telefoon, zoek mijn telefoon,
      waar ligt mijn telefoon, ik kan mijn telefoon, telefoon verloren, laat mijn telefoon rinkelen, laat mijn telefoon bellen,
      bel mijn telefoon, mijn telefoon kwijt, gsm kwijt, waar is mijn gsm, waar is mijn mobiel, mobiel kwijt, telefoon vinden,
      mijn telefoon zoeken, telefoon opsporen, laat telefoon overgaan, mijn telefoon afgaan, vind mijn iphone, telefoon lokaliseren,
      telefoon laten rinkelen, ben mijn telefoon kwijt
    batterij: batterij, accu, batterijniveau, batterijpercentage, hoeveel batterij, batterij over, batterijstatus, hoe vol is mijn,
      accupercentage, hoeveel procent batterij, batterij leeg, batterijduur, accuduur, accustand, batterijlading, hoeveel stroom nog,
      batterijstand, hoe lang gaat mijn
    opladen: opladen, laad op, lader, op laden, telefoon opladen, aan de lader, laden, oplaadkabel, batterij opladen, aan de oplader,
      stroom geven, oplaad, laadkabel, bijladen
    wifi: wifi, draadloos netwerk, internetverbinding, wlan, wi fi, netwerk, wifi netwerk, router, draadloos internet, internetnetwerk,
      verbinding met internet, wifi verbinding, wifi wachtwoord, hotspot
    vliegtuigstand: vliegtuigstand, vliegtuigmodus, vlieg modus, vliegmodus, vliegtuig stand, airplane mode
    niet storen: niet storen, stille modus, niet gestoord worden, stoor me niet, niet storen modus, niet gestoord, geen meldingen,
      wil niet gestoord worden, geen oproepen, laat me met rust, rustmodus, niet storen stand, focusmodus
    zaklamp: zaklamp, zaklantaarn, lampje van telefoon, flitslicht, flashlight, pillamp, licht van mijn telefoon
    scherm: scherm, beeldscherm, display, monitor, schermpje, beeld, touchscreen, telefoonscherm, schermweergave
    schermafbeelding: schermafbeelding, screenshot, schermafdruk, screenshot maken, schermopname, maak een screenshot, schermfoto,
      foto van het scherm, schermbeeld
    opslagruimte: opslagruimte, opslag, geheugen, vrije ruimte, vrije opslag, hoeveel ruimte, hoeveel opslag, geheugen vol, ruimte over,
      schijfruimte, opslag vol, vrij geheugen, opslagcapaciteit, ruimte vrijmaken, harde schijf, opslaggeheugen
    app: app, applicatie, programma, toepassing, software, appje openen, tool, programmaatje
    map: map, folder, directory, bestandsmap
    internet: internet, web, online, op internet, het net, world wide web, op het web, surfen
    website: website, webpagina, site, internetpagina, webstek, webpagina's, homepage, startpagina, pagina, portaal
    geschiedenis: geschiedenis, historie, zoekgeschiedenis, vorige gesprekken, recente zoekopdrachten, logboek, verleden
    kapot: kapot, defect, stuk, doet het niet, werkt niet, werkt niet meer, doet het niet meer, functioneert niet, gebroken, stuk gegaan,
      niet meer werken, naar de knoppen, hapert, loopt vast, vastgelopen, kaduuk, geeft de geest, buiten gebruik, buiten werking,
      niet goed werken, doet raar, beschadigd, crasht, buiten dienst, mankement
    probleem: probleem, fout, storing, problemen, moeilijkheid, bug, foutmelding, gebrek, issue, problemen met, last van, foutje,
      hapering, narigheid, ellende
    # assistant and small talk
    jouw naam: jouw naam, hoe heet je, wie ben je, wat is je naam, heb je een naam, hoe word je genoemd, wat is jouw naam,
      vertel over jezelf, hoe noemen ze je, met wie spreek ik, wat ben jij, wie ben jij, zeg je naam, hoe heet jij, wat ben je,
      stel jezelf voor
    jouw leeftijd: jouw leeftijd, hoe oud ben je, hoe oud ben jij, wanneer ben je geboren, wanneer ben je gemaakt, wanneer ben je jarig,
      je leeftijd, je verjaardag, wat is je leeftijd, je geboortedatum, wanneer ben jij jarig, sinds wanneer besta je
    jouw maker: wie heeft je gemaakt, jouw maker, wie heeft jou ontwikkeld, wie heeft jou gemaakt, wie heeft je gebouwd,
      wie heeft je bedacht, wie heeft je ontworpen, wie heeft je geprogrammeerd, wie is je maker, je schepper, je ontwikkelaar,
      voor wie werk je, welk bedrijf heeft je, van wie ben je, wie is je baas, door wie gemaakt, je ouders, wie is jouw baas,
      wie heeft je uitgevonden
    wat kun je: wat kun je, wat kan jij, mogelijkheden, functies, wat kan je, wat kan je allemaal, wat kun je allemaal,
      waarmee kun je helpen, hoe kun je helpen, wat kan ik vragen, wat kan ik zeggen, jouw functies, je mogelijkheden,
      wat doe je allemaal, waarvoor dien je, wat zijn je functies, je vaardigheden, welke vragen, waar ben je goed, waar kun je mee,
      wat zijn je vaardigheden, welke commando's
    ben je een mens: ben je een mens, ben je echt, ben je een robot, ben je een computer, ben je een machine, ben je menselijk,
      ben je een persoon, ben je een bot, praat ik met een, ben jij een robot, ben jij een mens, ben jij echt, leef je,
      kunstmatige intelligentie, ben je ai, ben je levend, ben je een programma, spreek ik met een, heb je gevoelens, ben je een man,
      ben je een vrouw, chatbot, ben je kunstmatig
    hoe gaat het: hoe gaat het, hoe is het, alles goed, hoe gaat het met, hoe gaat ie, alles goed met je, hoe is het met, hoe was je dag,
      hoe is je dag, alles kits, alles oké, hoe gaat het ermee, gaat het goed, hoe voel je je, alles goe, hoe gaat het vandaag, wat is er,
      hoe maak je het, hoe ist, gaat alles goed
    hallo: hallo, hoi, goedemorgen, goedendag, goedemiddag, goedenavond, hey, hai, heey, hé, goedemiddag allemaal, yo, hallootjes,
      hey daar, gegroet, goeiendag, goeiedag, hi, hallo daar, groeten, begroeten, moi, hela, goededag
    doei: doei, tot ziens, tot straks, tot later, doeg, tot de volgende keer, tot morgen, bye, vaarwel, de mazzel, houdoe, ciao, tot gauw,
      tot snel, saluutjes, fijne dag, fijne dag nog, ik ga, tot kijk, tot weerziens, ajuus, prettige dag, spreek je later, aju, tabee,
      fijn weekend, goeie dag nog, de groeten
    welterusten: welterusten, slaap lekker, goede nacht, goedenacht, droom lekker, slaapwel, ik ga slapen, ik ga naar bed, trusten,
      slaap zacht, fijne nacht, lekker slapen
    bedankt: bedankt, dank je, dank je wel, dankjewel, dank u, thanks, merci, hartelijk dank, dank, hartelijk bedankt, erg bedankt,
      heel erg bedankt, super bedankt, tof bedankt, thx, dankuwel, dank je hartelijk, reuze bedankt, duizendmaal dank, waarvoor dank, tnx,
      dankbaar, behulpzaam
    ja: ja, klopt, jazeker, inderdaad, zeker, juist, natuurlijk, yes, jawel, jup, yep, ja hoor, ja graag, ja zeker, tuurlijk, absoluut,
      correct, oké, ok, prima zo, goed zo, akkoord, dat klopt, dat is goed, dat is juist, precies, zeker weten, ja natuurlijk,
      vanzelfsprekend, definitief, helemaal goed, doe maar, is goed, exact, ja doe maar, inderdaad ja, juistem, uiteraard, ja dat klopt,
      mee eens, in orde, zonder twijfel, komt in orde
    nee: nee, klopt niet, zeker niet, nope, neen, nee bedankt, nee dank je, nee hoor, absoluut niet, helemaal niet, natuurlijk niet,
      echt niet, niet waar, onjuist, fout, dat klopt niet, dat is niet juist, nooit, liever niet, geen sprake van, in geen geval,
      verre van, onwaar, beslist niet, niet correct, nee joh, nee niet doen, tuurlijk niet, niet mee eens, nee liever niet,
      ik dacht het niet, toch niet, no way
    misschien: misschien, wellicht, mogelijk, weet niet, geen idee, ik weet het niet, weet ik niet, weet niet zeker, ik weet niet zeker,
      niet zeker, ligt eraan, hangt ervan af, twijfel, ik twijfel, onzeker, moeilijk te zeggen, vermoedelijk, waarschijnlijk,
      daar twijfel ik over, wie weet, eventueel, het hangt ervan af, geen flauw idee, ben niet zeker, lastig te zeggen, nog niet zeker
    goed gedaan: goed gedaan, super, geweldig, fantastisch, top, prima, uitstekend, goed zo, knap, knap gedaan, goed bezig, goed werk,
      mooi gedaan, bravo, perfect, je bent geweldig, je bent de beste, jij bent de beste, toppie, briljant, slim, slim van je,
      je bent slim, zeer goed, heel goed, super gedaan, ik ben tevreden, mooi zo, lekker bezig, kei goed, respect, cool, vet, gaaf, tof,
      mooi, fantastisch werk, goeie, chapeau, puik werk, petje af, keigoed, prachtig, wauw, zalig
    slecht: slecht, waardeloos, stom, vreselijk, beroerd, verschrikkelijk, vreselijk slecht, bagger, niet goed, niet best, belabberd,
      verkeerd, afschuwelijk, pover, teleurstellend
    sorry: sorry, het spijt me, pardon, excuses, mijn excuses, spijt me, verontschuldiging, excuseer, excuseer me, mijn fout,
      ik bied mijn excuses, neem me niet kwalijk
    hulp: hulp, helpen, ondersteuning, assistentie, help me, help mij, ik heb hulp nodig, kun je helpen, kan je me helpen, hulp nodig,
      ondersteunen, bijstaan, assisteren, hand toesteken, een handje helpen, steun, bijstand, help eens, ik kom er niet,
      uit de brand helpen, help me even, support
    taal: taal, taal veranderen, andere taal, talen, spreek nederlands, spreek engels, verander taal, andere taal spreken, taalinstelling,
      verander de taal, welke talen, taal wijzigen, spreek je, praat nederlands, taal instellen, overschakelen naar engels,
      in een andere taal
    stem: stem, accent, andere stem, mannenstem, vrouwenstem, stem veranderen, mannelijke stem, vrouwelijke stem, dialect, hoe je klinkt,
      ander accent, stemgeluid, jouw stem, toonhoogte
    langzamer: langzamer, trager, niet zo snel, praat langzamer, spreek langzamer, te snel, rustiger aan, kalmer aan, iets langzamer,
      beetje langzamer, vertragen, wat trager, traag, niet zo vlug, trager spreken, praat trager
    sneller: sneller, vlugger, rapper, rap, praat sneller, spreek sneller, te langzaam, te traag, haast, haast je, schiet op, opschieten,
      versnellen, iets sneller, beetje sneller, tempo, vlug, gauw, gas geven, doe sneller, vaart maken, tempo omhoog, sneller praten
    wat zei je: wat zei je, kun je dat herhalen, wablief, zeg dat nog eens, zeg het nog eens, herhaal dat, zeg nog eens, herhaal dat eens,
      ik verstond je niet, ik versta je niet, hè, nog een keer zeggen, kun je herhalen, ik heb het niet, wat was dat, niet gehoord,
      niet verstaan, kan je dat herhalen, zeg dat opnieuw, watte, herhaal even, wat bedoelde je, ik begreep je niet, niet begrepen
    # adjectives and people
    nieuw: nieuw, recent, gloednieuw, vers, modern, actueel, splinternieuw, hedendaags
    populair: populair, geliefd, trending, trendy, gewild, hip, in trek, meest beluisterd, bekendst, hitlijst, top 40, best verkocht,
      meest bekeken, viral, top tien
    beroemd: beroemd, bekend, vermaard, wereldberoemd, befaamd
    makkelijk: makkelijk, eenvoudig, simpel, gemakkelijk, niet moeilijk, eitje, een makkie
    moeilijk: moeilijk, lastig, ingewikkeld, zwaar, pittig, complex, niet makkelijk
    belangrijk: belangrijk, dringend, urgent, prioriteit, essentieel, cruciaal, spoed, hoge prioriteit, voornaam, noodzakelijk
    gratis: gratis, kosteloos, voor niets, voor niks, zonder kosten, zonder te betalen, voor noppes
    beschikbaar: beschikbaar, verkrijgbaar, op voorraad, vrij, leverbaar, voorradig, voorhanden, te krijgen
    moeder: moeder, mama, mam, ma, mams, moeke
    vader: vader, papa, pap, pa, paps
    vrouw: vrouw, echtgenote, dame, mevrouw
    man: man, echtgenoot, kerel, vent, manlief, gast
    vriend: vriend, vriendin, maat, makker, kameraad, kennis, matties, gabber
    volgen: volgen, bijhouden, tracken, hou bij, follower, ontvolgen, abonneren op
    meten: meten, opmeten, meting, afmeten
    tellen: tellen, hoeveel zijn, meetellen, natellen
    klagen: klagen, klacht, reclameren, klacht indienen, beklag, klacht melden, mijn beklag doen, ontevreden
    verlengen: verlengen, vernieuwen, verlenging, langer maken
    nodig: nodig, vereist, nodig hebben
    gebruiken: gebruiken, benutten, toepassen, hanteren
    wachten: wachten, wachttijd, wacht even, momentje, even geduld, ogenblikje, een momentje, een seconde, geduld, wacht eens,
      moment graag
    geluid aan: geluid aan, geluid aanzetten, geluid weer aan, dempen uit, dempen opheffen, unmute, geluid inschakelen, met geluid,
      niet meer dempen
    wees stil: wees stil, hou je mond, houd je mond, mond dicht, mond houden, zwijg, stil zijn, stilte, kop dicht, hou je kop, sst,
      stop met praten, ophouden met praten, klep dicht, niet praten
    deïnstalleren: deïnstalleren, app verwijderen, app wissen, programma verwijderen, van mijn telefoon, app weg, verwijder de app,
      de installatie ongedaan
    bladwijzer: bladwijzer, bookmark, favoriet maken, aan favorieten toevoegen, voor later bewaren, later lezen, zet bij favorieten,
      bij favorieten
    herstellen: herstellen, terughalen, haal terug, terugkrijgen, terug zetten, recupereren, weer terug
    knippen: knippen, uitknippen, bijsnijden, afknippen, inkorten
    deblokkeren: deblokkeren, blokkering opheffen, vrijgeven, niet meer blokkeren, geef vrij, ontblokken, blokkade opheffen,
      weer activeren, deblokkering, heractiveren
    tafel reserveren: tafel reserveren, tafel boeken, restaurant reserveren, tafel voor twee, tafel voor vier, tafeltje,
      tafel in een restaurant, plek in restaurant, een tafel, een tafeltje voor, tafel bespreken, tafel vrij, tafel voor,
      plaats in restaurant
    goedkeuren: goedkeuren, goedkeuring, goedgekeurd, keur goed, toestemming, toestaan, sta toe, groen licht, toewijzen, fiatteren,
      vergunning
    deelnemer: deelnemer, wie komt er, wie zijn er uitgenodigd, wie doet er mee, genodigde, gasten, aanwezige, wie is erbij, gastenlijst
    resterende tijd: resterende tijd, resttijd, hoe lang nog, hoeveel tijd nog, hoeveel tijd over, tijd over, hoeveel minuten nog,
      resterend, tijd resterend
    onthouden: onthouden, niet vergeten, in gedachten houden, memoriseren, bijhouden, in je hoofd
    vergeten: vergeten, niet meer weten, ontschoten, niet meer herinneren
    vergaderruimte: vergaderruimte, vergaderzaal, vergaderkamer, zaal reserveren, ruimte reserveren, ruimte boeken
    vrije tijd: vrije tijd, ben ik vrij, ben ik beschikbaar, heb ik tijd, wanneer ben ik vrij, niks gepland, niets gepland, vrij moment,
      gaatje, gaatje in mijn agenda, tijd hebben, beschikbaar, wanneer heb ik tijd, tijd vrij
    bezet: bezet, druk, volgeboekt, geen tijd, volgepland, niet beschikbaar, het druk hebben, vol, bezig
    verlanglijst: verlanglijst, wensenlijst, wenslijst, wish list
    paklijst: paklijst, wat moet ik inpakken, inpaklijst, wat moet ik meenemen, wat neem ik mee, inpakken, koffer inpakken
    dagboek: dagboek, journaal, logboek
    zomertijd: zomertijd, wintertijd, klok verzetten, zomeruur, winteruur, klok vooruit
    weeknummer: weeknummer, welke week, hoeveelste week
    hoe lang tot: hoe lang tot, hoeveel dagen tot, hoeveel nachtjes slapen, hoeveel dagen nog, hoe lang nog tot, nog hoeveel dagen,
      aftellen tot, dagen tot, duurt het nog, hoeveel weken tot, hoelang nog
    verlopen: verlopen, verloopt, geldig tot, geldig, geldigheid, ongeldig, niet meer geldig, vervallen, vervaldatum, hoe lang geldig
    morgen: morgen, de dag erna, volgende dag, dag van morgen
    overmorgen: overmorgen, over twee dagen, binnen twee dagen
    gisteren: gisteren, de dag ervoor, de vorige dag
    vanavond: vanavond, deze avond, vannacht, straks in de avond, deze nacht
    eerder: eerder, vroeger, voorheen, van tevoren, op voorhand, vooraf, alvorens, destijds
    onlangs: onlangs, laatst, recentelijk, kort geleden, zojuist, daarnet, zonet, recent, net nog, afgelopen tijd
    doordeweeks: doordeweeks, door de week, werkdag, in de week, maandag tot en met, op werkdagen, weekdagen, maandag tot vrijdag
    terugkerend: terugkerend, herhalend, steeds opnieuw, periodiek, elke keer, regelmatig, wederkerend
    zelden: zelden, bijna nooit, af en toe, niet vaak, nu en dan, weinig
    middag: middag, vanmiddag, namiddag, in de middag, 's middags, na de middag, twaalf uur, in de namiddag, deze namiddag
    nacht: nacht, 's nachts, vannacht, midden in de nacht, middernacht, nachtelijk
    twee weken: twee weken, veertien dagen, tweewekelijks, om de twee weken
    half uur: half uur, halfuur, dertig minuten, 30 minuten
    kwartier: kwartier, vijftien minuten, kwartiertje, 15 minuten
    kerst: kerst, kerstmis, kerstavond, kerstdag, kerstfeest
    oud en nieuw: oud en nieuw, oudjaar, nieuwjaar, oudejaarsavond, jaarwisseling, oudejaar
    jubileum: jubileum, trouwdag, huwelijksverjaardag, gedenkdag, trouwverjaardag
    hoe diep: hoe diep, diepte, meter diep
    hoe breed: hoe breed, breedte
    hoe zwaar: hoe zwaar, gewicht, hoeveel weegt, wat weegt, hoeveel kilo
    hoe snel: hoe snel, snelheid, hoe hard gaat, topsnelheid, kilometer per uur, hoe hard, maximumsnelheid
    waarheen: waarheen, waar naartoe, welke kant op, welke richting
    wie is: wie is, wie was, biografie, wie is eigenlijk, levensverhaal, wat weet je over
    wat is: wat is, wat zijn, wat is een, wat is dat, wat weet je van, wat is eigenlijk
    afkorting: afkorting, waar staat voor, waar is een afkorting, staat voor, acroniem, letterwoord
    mag: is toegestaan, toegestaan, is het toegelaten, toegelaten, mag ik meenemen, is het legaal, legaal, is het verboden, verboden,
      toelating, vergunning
    mogelijk: is het mogelijk, mogelijk, haalbaar, mogelijkheid, te doen
    mening: mening, wat vind je van, wat denk je van, wat vind jij, wat denk jij, jouw mening, opinie, oordeel, wat vind je, vind je,
      denk je dat, hoe denk je over, standpunt, kijk op
    terugbellen: terugbellen, bel terug, terug bellen, opnieuw bellen, nog eens bellen, laatste nummer, herhaal oproep, nummerherhaling,
      bel opnieuw
    luidspreker bellen: op speaker, handsfree, op luidspreker, luidspreker aan, handenvrij
    chat: chat, groepschat, chatgesprek, groepsapp, conversatie, appgroep
    schrijven: schrijven, typen, opstellen, tikken, formuleren, stel op, concept, intypen
    concept: concept, ontwerp, kladversie, klad, draft, ontwerpmail
    onderwerp: onderwerp, onderwerpregel, titel van de mail, thema
    spam: spam, reclamemail, ongewenste mail, junk, junkmail, reclame, phishing, ongewenst
    mailadres: mailadres, e mailadres, emailadres, mail adres, email adres
    postcode: postcode, postnummer, postcodes
    sociale media: sociale media, facebook, twitter, instagram, sociaal netwerk, tiktok
    reactie: reactie, commentaar, opmerking, comment, reacties, reactie plaatsen
    genre: genre, muziekstijl, stijl, soort muziek, muzieksoort, muziekgenre
    wachtrij: wachtrij, als volgende afspelen, hierna afspelen, in de wachtrij, queue
    herhaalmodus: op herhaling, op repeat, repeat, herhaalstand, blijven herhalen, in een loop, continu herhalen, steeds opnieuw,
      eindeloos
    vooruitspoelen: vooruitspoelen, spoel vooruit, doorspoelen, spoel door, vooruit spoelen, sla vooruit
    terugspoelen: terugspoelen, spoel terug, terug spoelen, achteruit spoelen, paar seconden terug
    zender: zender, kanaal, post, frequentie, station, tv zender, radiozender
    bioscoop: bioscoop, cinema, wat draait er, filmzaal, bios, filmhuis, in de bios, filmvoorstelling, welke films draaien, filmtheater,
      naar de film
    acteur: acteur, actrice, wie speelt er in, wie speelt mee, hoofdrolspeler, hoofdrol, cast, rolverdeling, filmster, speelt de hoofdrol
    regisseur: regisseur, wie heeft geregisseerd, geregisseerd door, filmmaker, regie, wie regisseerde
    trailer: trailer, voorstukje, filmtrailer, voorfilmpje
    ondertiteling: ondertiteling, ondertitels, ondertiteld, met ondertiteling
    afstandsbediening: afstandsbediening, zapper, zappen, bediening
    achtergrond: achtergrond, wallpaper, achtergrondafbeelding, bureaubladachtergrond, vergrendelscherm, startscherm
    niet leuk: niet leuk, vind ik niet leuk, niet mooi, duim omlaag, haat, hekel aan, hekel hebben aan, dislike, ik haat, vind ik stom,
      bevalt me niet, lelijk nummer, niet mijn smaak, hou niet van, ik hou niet van
    boek: boek, roman, leesboek, e book, ebook, pocket
    schrijver: schrijver, auteur, wie heeft geschreven, wie schreef, geschreven door, schrijfster
    bibliotheek: bibliotheek, bieb, boekenverzameling, leeszaal
    spel: spel, game, spelletje, spelletje doen, spelletje spelen, speel een spel, een spel, videospelletje, laten we spelen,
      potje spelen, computerspel, videogame, playstation, xbox, nintendo
    mist: mist, mistig, nevel, nevelig, mistbank, zicht
    koud: koud, kil, fris, ijskoud, ijzig, vriezen, vorst, steenkoud, vriest het, onder nul, nachtvorst, snijdend koud
    warm: warm, mild, zacht weer, aangenaam, lekker warm
    heet: bloedheet, snikheet, hitte, hittegolf, zinderend, kokendheet, broeierig
    nat: nat, vochtig, drijfnat, klam, doorweekt
    droog: droog, geen regen, uitgedroogd
    glad: glad, gladheid, ijzel, beijzeld, glibberig, gladde wegen
    luchtvochtigheid: luchtvochtigheid, vochtigheid, vochtigheidsgraad, vocht, hoe vochtig
    pollen: pollen, hooikoorts, stuifmeel, pollenradar, pollenconcentratie
    maan: maan, volle maan, maanstand, nieuwe maan, maanfase, halve maan
    ventilator: ventilator, ventilatie, afzuiging, afzuigkap, luchten, plafondventilator
    deurbel: deurbel, wie staat er aan, er wordt gebeld, wie staat voor de, voordeurbel
    raam: raam, venster, raampje
    rookmelder: rookmelder, brandalarm, rookdetector, brandmelder, koolmonoxidemelder
    bewegingssensor: bewegingssensor, sensor, bewegingsmelder, bewegingsdetector
    dweilen: dweilen, vloer dweilen
    opruimen: opruimen, ruim op, netjes maken, ordenen, opschonen, orde maken, aan kant
    afval: afval, vuilnis, vuilnisbak, prullenbak, vuilbak, kliko, container, gft, vuilniszak, huisvuil, rotzooi, vuilnisophaling,
      restafval, pmd, papierbak, oud papier, afvalkalender, vuilnis buiten zetten
    thee: thee, thee zetten, kopje thee, waterkoker, water koken
    was: de was doen, wasgoed, vuile was, wassen, wasje draaien, wasmand
    droger: droger, wasdroger, droogkast, droogtrommel, droogautomaat
    strijken: strijken, strijkijzer, strijkgoed
    afwassen: afwassen, de afwas, de afwas doen, afwas, de vaat doen, was af
    oven: oven, fornuis, heteluchtoven, kookplaat, gasfornuis, combi oven
    magnetron: magnetron, microgolf, microgolfoven, in de magnetron
    koelkast: koelkast, ijskast, frigo, vriezer, diepvries, vriesvak, diepvriezer
    slaapkamer: slaapkamer, slaapvertrek, kinderkamer, logeerkamer, ouderslaapkamer
    badkamer: badkamer, douche, doucheruimte, natte cel
    toilet: toilet, wc, plee, kleinste kamertje
    keuken: keuken, kookhoek, keukentje, woonkeuken
    gang: gang, inkom, overloop, corridor, inkomhal
    zolder: zolder, vliering, zolderkamer
    kelder: kelder, berging, kelderruimte
    boven: boven, bovenverdieping, eerste verdieping, op de eerste
    beneden: beneden, benedenverdieping, begane grond, gelijkvloers, parterre
    tuin: tuin, achtertuin, hof, buitenruimte, voortuin, terras
    huis: huis, thuis, woning
    appartement: appartement, flat, studio, etage
    bank meubel: zetel, sofa, bankstel, canapé
    kast: kast, kledingkast, garderobekast, ladekast
    kraan: kraan, waterkraan
    slim huis: slim huis, smart home, domotica, slimme apparaten, slimme woning, huisautomatisering
    routine: routine, automatisering, automatische actie, vaste gewoonte
    stroom: stroom, elektriciteit, elektriek, energie, stroomstoring
    gordijn open: gordijnen open, rolluiken omhoog, rolgordijn omhoog, jaloezieën omhoog, gordijnen opendoen, jaloezieën open,
      zonwering omhoog, rolluik open, optrekken
    gordijn dicht: gordijnen dicht, rolluiken omlaag, rolgordijn omlaag, jaloezieën omlaag, gordijnen dichtdoen, jaloezieën dicht,
      zonwering omlaag, rolluik dicht, rolluik naar beneden
    water geven: water geven, planten water geven, begieten, bewateren, sproeien, besproeien, geef water, tuin sproeien
    gras: gras, gazon, grasveld, gras maaien, grasmaaier, gras afrijden
    loodgieter: loodgieter, lekkage, sanitair, lek
    elektricien: elektricien, elektrieker
    klusjesman: klusjesman, vakman, klusser, monteur, klusbedrijf
    bakken: bakken, taart bakken, in de oven, brood bakken, cake bakken, gebakken worden
    grillen: grillen, barbecue, bbq, roosteren
    opwarmen eten: opwarmen, warm op, warm maken, verhitten, verwarmen
    ontdooien: ontdooien, laten ontdooien
    drinken: drinken, drankje, iets te drinken, wat te drinken, dorst, drank kopen
    honger: honger, hongerig, ik heb honger, trek hebben, rammelen van de honger
    tussendoortje: tussendoortje, snack, versnapering, hapje, snoepen, knabbelen, vieruurtje
    nagerecht: nagerecht, dessert, iets zoets
    voorgerecht: voorgerecht, voorafje, starter
    hoofdgerecht: hoofdgerecht, hoofdschotel, hoofdmaaltijd
    snoep: snoep, zoetigheid, lekkers, snoepgoed
    patat: patat, friet
    chips: chips, zoutjes, borrelnootjes
    gehakt: gehakt, rundergehakt, gehaktbal
    kip: kip, kipfilet, gevogelte
    frisdrank: frisdrank, limonade, cola, fris, prik
    bier: bier, pils
    alcohol: alcohol, sterke drank, drank, borrel
    café: café, kroeg, bar, pub, biertent
    koffiehuis: koffiehuis, koffietent, koffiebar, lunchroom, koffiezaak, tearoom
    ober: ober, serveerster, bediening, kelner
    gezond: gezond, voedzaam, goed voor je, gezonde voeding
    dieet: dieet, afvallen, lijnen, gewicht verliezen, vermageren, op dieet, koolhydraatarm
    veganistisch: veganistisch, vegan, plantaardig, zonder dierlijke producten, veganist
    glutenvrij: glutenvrij, zonder gluten, coeliakie
    lekker: lekker, smakelijk, heerlijk, overheerlijk, smaakvol, smaken
    pittig: pittig, scherp, heet gekruid, gekruid
    portie: portie, porties, hoeveel personen, aantal personen
    verkopen: verkopen, van de hand doen, te koop zetten, te koop, marktplaats, wegdoen, op marktplaats zetten
    ophalen: ophalen, haal op, op halen, oppikken, pik op, gaan halen, afhalen
    brengen: brengen, meebrengen, langsbrengen, meenemen, neem mee
    duur: duur, prijzig, kostbaar, hoge prijs, peperduur, aan de prijs
    kortingsbon: kortingsbon, kortingscode, waardebon, coupon, voucher, actiecode, tegoedbon
    cadeaubon: cadeaubon, cadeaukaart, geschenkbon, giftcard, cadeaucheque
    kassa: kassa, uitchecken, afrekenen, betaling afronden
    bonnetje: bonnetje, kassabon, bon, kassaticket, aankoopbewijs, betaalbewijs, kwitantie, reçu
    garantie: garantie, waarborg, garantiebewijs
    supermarkt: supermarkt, albert heijn, jumbo, super, aldi, lidl, kruidenier, colruyt, delhaize, ah, grootwarenhuis, plus supermarkt
    bakker: bakker, bakkerij, warme bakker
    slager: slager, slagerij, beenhouwer, beenhouwerij
    kapper: kapper, kapsalon, haar knippen, coiffeur, barbier, kapster, knipbeurt
    uitverkocht: uitverkocht, niet op voorraad, niet leverbaar, niet voorradig, op is op
    op voorraad: op voorraad, voorradig, leverbaar, beschikbaar, in voorraad, verkrijgbaar
    merk: merk, fabrikant, producent
    product: product, artikel, item, spul
    geld: geld, centen, poen, cash, flappen, doekoe, knaken, middelen, euro's
    contant: contant, contant geld, cash, baar geld, briefgeld, muntgeld, kleingeld
    rekeningnummer: rekeningnummer, iban, bankgegevens, bankrekeningnummer, rekeninggegevens, bic
    rekening openen: rekening openen, nieuwe rekening, rekening aanmaken, bankrekening openen, open een rekening
    rekening geblokkeerd: rekening geblokkeerd, rekening bevroren, geen toegang tot mijn, rekening bevriezen, mijn rekening geblokkeerd,
      rekening stopgezet
    bank: bank, bankfiliaal, bankkantoor, rabobank, ing, abn, kbc, belfius
    tikkie: tikkie, betaalverzoek, tikkie sturen, geld vragen
    contactloos: contactloos, contactloos betalen, apple pay, google pay, betalen met telefoon, met mijn telefoon betalen, mobiel betalen
    rekening betalen: rekening betalen, factuur betalen, betaal mijn rekening, nota betalen, betaal de rekening, rekening voldoen
    aanmaning: aanmaning, herinnering betaling, achterstallig, incassobureau, betalingsachterstand
    minimumbetaling: minimumbetaling, minimumbedrag, minimaal betalen, minimale betaling, minimum bedrag, laagste bedrag
    opwaarderen: opwaarderen, saldo opwaarderen, beltegoed, herladen, bijvullen, tegoed opwaarderen
    automatische incasso: automatische incasso, incasso, domiciliëring, automatische betaling, automatisch betalen,
      doorlopende machtiging, periodieke overboeking, afschrijving, machtiging, automatisch afschrijven, vaste betaling
    inkomsten: inkomsten, ontvangsten, geld ontvangen, binnengekomen geld, bijschrijvingen, opbrengst
    nieuwe pas: nieuwe pas, nieuwe kaart, vervangende pas, nieuwe bankpas, nieuwe pas aanvragen, pas vervangen, nieuwe kaart aanvragen,
      nieuwe creditcard, kaart vervangen, vervangkaart, wanneer komt mijn pas, pas aanvragen
    pas activeren: pas activeren, kaart activeren, activeer mijn pas, creditcard activeren, bankpas activeren, nieuwe pas activeren
    limiet verhogen: limiet verhogen, hogere limiet, verhoog mijn limiet, limiet omhoog, meer krediet, kredietlimiet verhogen
    rood staan: rood staan, in het rood, sta ik rood, negatief saldo, rekening overschreden, onder nul
    pas kapot: pas kapot, pas beschadigd, kaart kapot, kaart beschadigd, pas gebroken, pas werkt niet, kaart werkt niet, pas doet het niet
    pas geweigerd: pas geweigerd, kaart geweigerd, betaling geweigerd, geweigerd, betaling mislukt, niet geaccepteerd,
      niet gelukt betalen, betaling afgewezen, mislukte betaling
    aflossen: aflossen, afbetaling, aflossing, in termijnen, afbetalen, termijn, lening aflossen, gespreid betalen
    kosten: kosten, tarief, toeslag, bankkosten, vergoeding, provisie, leges, extra kosten, servicekosten, administratiekosten
    buitenland kosten: kosten in het buitenland, buitenlandse transactie, betalen in het buitenland, pinnen in het buitenland,
      buitenlandkosten, wisselkosten
    punten: punten, spaarpunten, bonuspunten, airmiles, spaarprogramma, beloning, zegels, getrouwheidspunten
    verzilveren: verzilveren, inwisselen, punten inwisselen, punten gebruiken, inleveren
    betaaldag: betaaldag, wanneer krijg ik betaald, wanneer komt mijn salaris, salaris gestort, wanneer word ik betaald, loon gestort,
      salarisbetaling, volgende salaris
    loonsverhoging: loonsverhoging, opslag, salarisverhoging, meer loon, meer verdienen
    beurs: beurs, aex, aandelenmarkt, effectenbeurs, beursindex, bel 20, wall street, beurskoers, financiële markten, koersen
    crypto: crypto, bitcoin, ethereum, cryptomunt, cryptovaluta, cryptogeld
    schade melden: schade melden, schadeclaim, claim indienen, schadeaangifte, schadegeval, schade doorgeven, schadevergoeding
    premie: premie, verzekeringspremie, kosten verzekering, maandpremie
    wachtwoord vergeten: wachtwoord vergeten, wachtwoord resetten, wachtwoord wijzigen, nieuw wachtwoord, wachtwoord veranderen,
      wachtwoord kwijt, paswoord vergeten
    registreren: registreren, inschrijven, account aanmaken, schrijf in, lid worden, aanmelden, inschrijving, registratie, schrijf me in
    abonnement opzeggen: abonnement opzeggen, uitschrijven, afmelden, abonnement stoppen, abonnement beëindigen, lidmaatschap opzeggen,
      nieuwsbrief opzeggen, opzeggen, schrijf me uit
    budget: budget, begroting, huishoudboekje, maandbudget, bestedingsruimte
    lenen: lenen, uitlenen, te leen, leen uit, ontlenen
    waarde: waarde, hoeveel is waard, wat is waard
    naar huis: naar huis, huiswaarts, naar huis rijden, thuiskomen, weg naar huis, breng me thuis
    bestemming: bestemming, eindbestemming, reisdoel, doel van de rit
    kaart tonen: plattegrond, landkaart, op de kaart, toon op kaart, wegenkaart, google maps, kaart laten zien, stadsplan
    wegwerkzaamheden: wegwerkzaamheden, wegenwerken, weg afgesloten, wegafsluiting, weg dicht, werk aan de weg, afgesloten weg
    omleiding: omleiding, omweg, andere route, alternatieve route, andere weg, omrijden, file vermijden
    ongeluk: ongeluk, ongeval, aanrijding, botsing, auto ongeluk, verkeersongeval, crash
    station: station, treinstation, centraal station, statie
    perron: perron, spoor, van welk spoor, welk perron, welk spoor
    overstappen: overstappen, aansluiting
    trein: trein, spoorweg, intercity, sprinter, treinreis, ns, nmbs, stoptrein, met de trein
    bus: bus, lijnbus, autobus, streekbus, touringcar, flixbus
    tram: tram, sneltram, lightrail
    openbaar vervoer: openbaar vervoer, ov, met het ov, bus en trein
    boot: boot, schip, veerboot, veerpont, pont, ferry, cruise
    enkele reis: enkele reis, enkeltje, alleen heen, heenreis, enkele rit
    retour reis: retourtje, heen en terug, retourreis, terugreis, retourticket, terugvlucht
    meerijden: meerijden, carpoolen, lift, lift geven
    vlucht boeken: vlucht boeken, vluchten zoeken, vliegticket kopen, boek een vlucht, vliegticket boeken, vlucht reserveren,
      zoek een vlucht, goedkope vlucht
    vliegtuig: vliegtuig, toestel, vliegmachine, kist
    vliegveld: vliegveld, luchthaven, airport, schiphol, zaventem, terminal
    gate: gate, vertrekgate, welke gate, boardinggate
    instapkaart: instapkaart, boardingpass, instappas, boarding pass
    inchecken: inchecken, check in, online inchecken, in te checken
    luchtvaartmaatschappij: luchtvaartmaatschappij, vliegmaatschappij, klm, airline, transavia
    tussenstop: tussenstop, overstap, tussenlanding, stop onderweg
    landen: landen, landing, geland, aan de grond
    opstijgen: opstijgen, vertrekken, stijg op, opstijging, take off
    bagage kwijt: bagage kwijt, koffer kwijt, bagage verloren, koffer verloren, verloren bagage, verloren koffer, bagage niet aangekomen,
      koffer niet aangekomen, bagage zoek, mijn koffer is weg, valies kwijt
    handbagage: handbagage, cabinebagage, handkoffer, wat mag mee in
    reizen: reizen, rondreis, trip, tocht, trektocht, op reis gaan, reis naar
    bezienswaardigheid: bezienswaardigheid, attractie, wat kun je doen, dagje uit, leuke dingen doen, activiteiten, toeristisch,
      bezichtigen, wat kan ik bezoeken, wat te doen in, toeristische trekpleister, uitstapje, bezienswaardigheden bekijken,
      wat moet ik zien, monument, sightseeing
    gids reis: reisgids, gids, rondleiding, reisleider, stadswandeling, reistips
    strand: strand, zee, kust, zeestrand
    zwembad: zwembad, buitenbad, subtropisch zwembad, zwemparadijs
    zwemmen: zwemmen, baantjes trekken, plonzen, duiken
    huren: huren, te huur, leasen, verhuur
    buitenland: buitenland, internationaal, over de grens, naar het buitenland, in een ander land, overzee, wereldwijd
    reis melden: ik ga op reis, ik ga naar het, reis doorgeven aan bank, reismelding, bank informeren over reis
    ver weg: ver weg, afgelegen, veraf
    motor: motor, motorfiets, brommer, scooter, moto, bromfiets
    fiets: fiets, rijwiel, e bike, elektrische fiets, velo
    vrachtwagen: vrachtwagen, truck, camion, bestelbus, bestelwagen
    rijden: rijden, besturen, met de auto, autorijden, sturen auto, chaufferen
    te voet: te voet, lopen, wandelen, lopend, op de benenwagen, wandeling
    brandstofniveau: brandstofniveau, hoeveel benzine, benzinepeil, tank vol, hoe vol is de, hoeveel brandstof, tankinhoud,
      genoeg benzine, tank leeg, volle tank, benzinemeter, hoeveel benzine heb, brandstofpeil, genoeg brandstof
    brandstoftype: brandstoftype, soort brandstof, welke benzine, welke brandstof, type brandstof, soort benzine, benzine of diesel,
      wat moet ik tanken
    brandstofverbruik: brandstofverbruik, verbruik van mijn auto, benzineverbruik, hoe zuinig, liter op honderd, hoe zuinig rijdt,
      een op hoeveel, gemiddeld verbruik
    benzineprijs: benzineprijs, brandstofprijs, goedkoop tanken, dieselprijs, wat kost benzine
    actieradius: actieradius, bereik, hoe ver kan ik, hoeveel kilometer kan ik
    kilometerstand: kilometerstand, kilometerteller, gereden kilometers, teller, tellerstand
    elektrische auto: elektrische auto, elektrische wagen, ev, tesla, elektrisch rijden, hybride
    bandenspanning: bandenspanning, luchtdruk, bandendruk, druk in de banden, banden oppompen, lucht in de banden, genoeg lucht
    band verwisselen: band verwisselen, banden wisselen, band vervangen, nieuwe banden, wiel verwisselen, winterbanden wisselen
    lekke band: lekke band, platte band, klapband, band lek, band leeg, leegloper, band plat
    olie verversen: olie verversen, olie vervangen, nieuwe olie, olieverversing, olie wisselen, oliebeurt
    onderhoudsbeurt: onderhoudsbeurt, apk, onderhoud, autokeuring, keuring, grote beurt, servicebeurt, apk keuring
    startkabels: startkabels, lege accu, accu leeg, starthulp, auto start niet, wil niet starten, starten met kabels
    motor auto: motor, motorblok, aandrijving
    waarschuwingslampje: waarschuwingslampje, motorlampje, lampje brandt, controlelampje, storingslampje, dashboardlampje
    pech: pech, autopech, pechhulp, wegenwacht, anwb, takelen, takelwagen, slepen, wegsleepdienst, sleepdienst, stilgevallen, touring,
      wegslepen
    wasstraat: wasstraat, carwash, auto wassen, autowasserette
    garage werkplaats: garage, monteur, automonteur, garagist, werkplaats, autogarage, mecanicien
    boete: boete, bekeuring, bon, parkeerboete, verkeersboete, snelheidsboete, geflitst
    flitser: flitser, flitspaal, snelheidscontrole, trajectcontrole, radar, flitscamera
    maximumsnelheid: maximumsnelheid, snelheidslimiet, snelheidsbeperking, hoe hard mag ik, hoe hard mag je, maximale snelheid
    snelweg: snelweg, autoweg, autosnelweg, autostrade
    tol: tol, tolweg, vignet, tolheffing, péage
    rijbewijs: rijbewijs, rijlessen, theorie examen, roze pasje, rijschool
    tandarts: tandarts, mondhygiënist, tandartspraktijk, kiespijn, orthodontist
    pijnstiller: pijnstiller, paracetamol, ibuprofen, aspirine, aspirientje
    recept arts: doktersrecept, voorschrift, herhaalrecept, voorschrijven, medicijnen bestellen
    bijwerking: bijwerking, nevenwerking, neveneffect, bijsluiter
    dosering: dosering, dosis, hoeveel tabletten, hoeveel pillen
    ziekte: ziekte, aandoening, kwaal, infectie
    verkouden: verkouden, verkoudheid, loopneus, snotneus, keelpijn, hoest, snipverkouden, valling
    griep: griep, influenza, buikgriep
    koorts: koorts, verhoging, hoge temperatuur, koortsig
    hoofdpijn: hoofdpijn, migraine, mijn hoofd doet pijn, barstende hoofdpijn, koppijn
    buikpijn: buikpijn, maagpijn, mijn buik doet pijn, buikkrampen, last van mijn maag
    verwonding: verwonding, wond, blessure, gewond, letsel, kneuzing
    allergie: allergie, allergisch, intolerantie, overgevoelig
    bloeddruk: bloeddruk, hoge bloeddruk, bloeddruk meten, bloeddrukmeter
    zwanger: zwanger, zwangerschap, in verwachting
    menstruatie: menstruatie, ongesteld, menstrueren, cyclus
    therapeut: therapeut, psycholoog, psychiater, zielenknijper
    sportschool: sportschool, fitnesscentrum, gym, fitnessclub, fitnesszaal
    hardlopen: hardlopen, joggen, rennen, gaan lopen, rondje rennen, loopje, gaan joggen
    wandelen: wandelen, wandeling, ommetje, rondje lopen, hiken
    ademen: ademen, ademhaling, ademhalingsoefening, diep ademhalen, ademoefening
    politie: politie, agent, politieagent, politiebureau
    brandweer: brandweer, brandweerman, brandweerkazerne
    bril: bril, zonnebril, leesbril, lenzen
    tegenovergestelde: tegenovergestelde, tegengestelde, antoniem, het omgekeerde, tegendeel
    rijm: rijm, rijmt op, wat rijmt op, rijmwoord
    gedicht: gedicht, vers, poëzie, rijmpje
    citaat: citaat, quote, spreuk, gezegde, spreekwoord, uitspraak van de dag, wijsheid
    woord: woord, term, begrip, woordenschat
    zin: zin, voorbeeldzin, volzin, in een zin
    alfabet: alfabet, abc, letter
    wortel: wortel van, vierkantswortel, worteltrekken
    kwadraat: kwadraat, tot de tweede, in het kwadraat, macht
    gemiddelde: gemiddelde, doorsnee
    totaal: totaal, in totaal, alles bij elkaar, totaalbedrag, bij elkaar, opgeteld
    helft: helft, half, halveren, vijftig procent, de helft van
    dubbel: dubbel, verdubbelen, twee keer zoveel, twee maal
    over blijven: overblijven, resterend, rest, overgebleven
    maximaal: maximaal, maximum, hoogste stand, op zijn hoogst, zo hoog mogelijk, volop, op maximaal, honderd procent, allerhoogste,
      op zijn hardst
    minimaal: minimaal, minimum, laagste stand, zo laag mogelijk, op zijn laagst
    extra: extra, bijkomend, aanvullend, nog meer, meerdere
    alles: alles, allemaal, alle, ieder, volledig, compleet, het hele
    weinig: weinig, een beetje, beetje, gering, klein beetje
    genoeg: voldoende, toereikend, genoeg hebben
    krant: krant, dagblad, tijdschrift, blad, magazine
    artikel: artikel, krantenartikel, stuk, verslag, reportage
    politiek: politiek, regering, kabinet, overheid, tweede kamer
    verkiezing: verkiezing, stemming, stemmen, verkiezingsuitslag, stembus
    president: president, staatshoofd, premier, minister president
    ranglijst: ranglijst, klassement, competitiestand, wie staat bovenaan, stand eredivisie, positie in de competitie, koploper
    winnen: winnen, winst, overwinning, winnaar, zegevieren
    volgende wedstrijd: volgende wedstrijd, wanneer speelt, tegen wie speelt, speelschema, wanneer moet ajax, speelt vandaag,
      programma eredivisie, aftrap, wedstrijdschema
    voetbal: voetbal, eredivisie, voetbalcompetitie, jupiler pro league
    team: team, ploeg, elftal, club, voetbalclub, vereniging
    speler: speler, voetballer, sporter, atleet, speelster
    trainer: trainer, coach, bondscoach
    toernooi: toernooi, kampioenschap, wk, ek, beker, cup, wereldkampioenschap
    doelpunt: doelpunt, goal, treffer, gescoord
    raadsel: raadsel, breinbreker, hersenkraker, puzzel, kruiswoordpuzzel
    raden: raden, raad, gokken, raad eens, doe een gok
    zingen: zingen, zing een liedje, zing iets, zing voor me, kwelen
    dansen: dansen, dansje doen, de dansvloer op
    hoofdstad: hoofdstad, regeringszetel, hoofdplaats
    inwoner: inwoner, bevolking, hoeveel mensen wonen, hoeveel inwoners, bevolkingsaantal, inwoneraantal, inwonertal
    land: land, natie, koninkrijk
    stad: stad, plaats, dorp, gemeente, metropool
    wereld: wereld, aarde, wereldbol, aardbol
    beroemdheid: beroemdheid, bekende nederlander, bn'er, ster, celebrity, bekende persoon, bekendheid, bv
    getrouwd met: getrouwd met, met wie is getrouwd, wie is de man, wie is de vrouw, echtgenoot van, heeft een relatie met
    vermogen: vermogen, hoe rijk, rijkdom, hoe rijk is, bezit
    overleden: overleden, gestorven, dood, doodgegaan, sterven, overlijden, wanneer stierf, leeft nog, nog in leven, sterfdatum
    geboren: geboren, geboorteplaats, waar geboren, geboorte, waar is geboren, ter wereld gekomen
    uitvinden: uitvinden, wie heeft uitgevonden, uitvinding, wie vond uit, bedacht
    horoscoop: horoscoop, sterrenbeeld, astrologie, dierenriem
    loterij: loterij, lotto, lottonummers, staatsloterij, lot, postcodeloterij, euromillions
    verlof goedgekeurd: verlof goedgekeurd, is mijn verlof goedgekeurd, vakantie goedgekeurd, verlofaanvraag goedgekeurd,
      status verlofaanvraag, vakantieaanvraag goedgekeurd, verlof toegekend, is mijn vakantie goedgekeurd, verlof afgewezen
    ziekmelden: ziekmelden, ziek melden, ziekmelding, ziekteverlof, meld me ziek, ziektebriefje, ziekbriefje, ziektedag
    ouderschapsverlof: ouderschapsverlof, zwangerschapsverlof, moederschapsverlof, vaderschapsverlof, bevallingsverlof, geboorteverlof
    overuren: overuren, overwerk, extra uren
    dienst werk: dienst, shift, werktijden, ploegendienst, werkrooster, werkuren, dienstrooster
    inklokken: inklokken, uitklokken, uren schrijven, urenregistratie, tijdsregistratie, prikken klok
    zakenreis: zakenreis, dienstreis, declaratie, onkosten, onkostendeclaratie, werkreis, declareren
    personeelszaken: personeelszaken, hr, p en o, human resources, personeelsdienst
    formulier: formulier, invulformulier, aanvraagformulier, papieren, documenten
    vacature: vacature, baan zoeken, werk zoeken, openstaande vacatures, jobaanbieding, vacatures, banen, jobs, werkaanbod, nieuwe baan
    sollicitatiegesprek: sollicitatiegesprek, jobinterview, kennismakingsgesprek, interview
    ontslag nemen: ontslag nemen, ontslag, ontslag indienen, baan opzeggen, stoppen met werken
    ontslagen: ontslagen, aan de deur gezet, op straat gezet, werkloos, ontslag gekregen
    promotie werk: promotie, bevordering, hogerop, opklimmen
    beroep: beroep, carrière, loopbaan, vak, wat doet voor werk, job
    bedrijf: bedrijf, firma, onderneming, werkgever, organisatie, maatschappij, zaak
    klant: klant, cliënt, opdrachtgever
    project: project, opdracht, werkstuk
    presentatie: presentatie, dia's, powerpoint, slides, spreekbeurt
    spreadsheet: spreadsheet, excel, rekenblad, werkblad
    contract: contract, overeenkomst, arbeidscontract, akkoord
    handtekening: handtekening, ondertekenen, tekenen, signeren
    school: school, basisschool, middelbare school, les, lagere school
    universiteit: universiteit, hogeschool, uni, unief, hbo, studie
    huiswerk: huiswerk, huistaak, opgaven, schoolwerk
    toets: toets, examen, tentamen, proefwerk, test, overhoring, proefje
    cijfer: cijfer, punt, beoordeling, rapport, score
    leraar: leraar, docent, leerkracht, juf, meester, lerares, onderwijzer, professor
    leerling: leerling, student, scholier
    les: les, cursus, college, lesuur, lesrooster, vak
    leren: leren, studeren, aanleren, bijbrengen, leer me, oefenen, leer mij, instuderen, onder de knie krijgen, blokken,
      van buiten leren, onderwijzen
    sleutels zoeken: sleutels kwijt, waar zijn mijn sleutels, sleutels zoeken, sleutels vinden
    energiebesparing: energiebesparing, batterij besparen, energiezuinig, batterijbesparing, spaarstand, energiebesparende modus
    mobiele data: mobiele data, databundel, 4g, 5g, mobiel internet, dataverbruik, mb's, data, gigabyte
    bereik telefoon: bereik, signaal, ontvangst, geen bereik, dekking, netwerkdekking
    bluetooth: bluetooth, bluetooth verbinding, via bluetooth verbinden, bluetooth koppelen, bluetooth apparaat
    trillen: trillen, trilstand, vibreren, trilfunctie
    beltoon: beltoon, ringtone, beltonen, ringtoon
    donkere modus: donkere modus, dark mode, nachtmodus, donker thema, nachtstand
    vaardigheid: vaardigheid, functie, mogelijkheid, skill, eigenschap, functionaliteit
    computer: computer, pc, laptop, mac, desktop, notebook, tablet, macbook
    toetsenbord: toetsenbord, keyboard, klavier
    link: url, webadres, hyperlink, snelkoppeling, internetadres
    browser: browser, chrome, firefox, safari, webbrowser
    versie: versie, uitgave, release, editie
    gebruiker: gebruiker, profiel, account, gebruikersprofiel
    gebruikersnaam: gebruikersnaam, username, loginnaam, inlognaam
    privacy: privacy, gegevensbescherming, persoonlijke gegevens, avg
    virus: virus, malware, virusscanner, antivirus, hacker
    vingerafdruk: vingerafdruk, gezichtsherkenning, face id, touch id
    klantenservice: klantenservice, klantendienst, helpdesk, support, hulplijn, contact met klantenservice, servicedesk, ondersteuning
    medewerker spreken: medewerker spreken, met een medewerker, echt persoon, een mens spreken, iemand spreken,
      verbind met een medewerker, met een mens, echt iemand spreken, menselijke medewerker, een medewerker
    mijn naam: mijn naam, hoe heet ik, wie ben ik, weet je mijn naam, ken je mijn naam, wat is mijn naam, weet jij wie ik, ken je me
    noem me: noem me, noem mij, ik heet, mijn naam is, spreek me aan met, zeg maar tegen me, je mag me noemen, verander mijn naam,
      je kan me noemen
    jouw naam veranderen: ik noem je, verander je naam, jouw naam veranderen, je heet nu, je nieuwe naam, je een naam geven,
      andere naam voor jou, vanaf nu heet je
    waar kom je vandaan: waar kom je vandaan, waar woon je, waar ben je geboren, waar leef je, uit welk land kom, waar ben jij,
      jouw thuis, waar ben je nu
    wat doe je: wat doe je, heb je hobby's, je hobby's, in je vrije tijd, hobby, heb je vrienden, heb je huisdieren
    ben je er: ben je wakker, luister je, hoor je mij, kun je mij horen, hoor je me, slaap je, ben je aanwezig, luister je naar me
    goedemorgen: goedemorgen, goeiemorgen, morgen allemaal, een goede morgen, goede morgen
    goedenavond: goedenavond, goeienavond, goede avond, prettige avond
    aangenaam: aangenaam, aangenaam kennis te maken, leuk je te ontmoeten, leuk je te leren, blij je te ontmoeten
    graag gedaan: graag gedaan, geen dank, geen probleem, niets te danken, geen moeite
    gefeliciteerd: gefeliciteerd, proficiat, felicitaties, feliciteren, van harte, hartelijk gefeliciteerd, van harte gefeliciteerd
    gelukkige verjaardag: gelukkige verjaardag, fijne verjaardag, happy birthday, lang zal ze leven, lang zal hij leven,
      gefeliciteerd met je verjaardag
    ik hou van je: ik hou van je, ik hou van jou, ik vind je leuk, hou je van mij, trouw met me, ben je vrijgezel, heb je een vriend,
      heb je een vriendin, ben je getrouwd
    je bent stom: je bent stom, je bent dom, je bent waardeloos, je bent nutteloos, stomme, je bent irritant, je bent vervelend,
      je snapt niks, je snapt het niet, wat ben je dom, stomme robot, je begrijpt niks, jij bent dom, nutteloos, je bent slecht, sukkel,
      domme assistent
    verkeerd begrepen: verkeerd begrepen, dat bedoel ik niet, dat bedoelde ik niet, dat zei ik niet, dat is fout, je begrijpt me niet,
      verkeerd verstaan, misverstand, dat vroeg ik niet, dat is verkeerd, niet wat ik bedoelde, je begrijpt me verkeerd,
      dat was niet goed, vergis je, je hebt het mis
    praten: praten, spreken, kletsen, babbelen, praat met me, gesprek voeren, een praatje maken, converseren, klets, keuvelen
    fluisteren: fluisteren, praat zachter, zachtjes praten, fluistermodus
    praat harder: praat harder, spreek luider, harder praten, luider spreken, praat luider, ik versta je niet
    saai: saai, ik verveel me, vervelen, verveling, niks te doen, niets te doen, vermaak me, wat moet ik doen, wat kan ik doen
    verdrietig: verdrietig, droevig, ik ben verdrietig, ongelukkig, somber, neerslachtig, depressief, huilen, in de put, down, treurig,
      triest, terneergeslagen
    moe: moe, vermoeid, uitgeput, slaperig, doodmoe, bekaf, kapot, doodop
    boos: boos, kwaad, geïrriteerd, woedend, pissig, nijdig, pisnijdig
    bang: bang, angstig, angst, schrik, bevreesd, eng, nerveus, zenuwachtig
    gestrest: gestrest, stress, gespannen, overspannen, onder druk, overwerkt
    blij: blij, gelukkig, vrolijk, tevreden, opgewekt, in mijn nopjes, content, verheugd
    eenzaam: eenzaam, geen vrienden
    opvrolijken: opvrolijken, vrolijk me op, beur me op, troost me, maak me blij, compliment, motiveer me, zeg iets liefs,
      zeg iets aardigs
    zin van het leven: zin van het leven, betekenis van het leven, wat is de zin, waarom bestaan we, doel van het leven, waarom leven we
    # adjectives
    oud: oud, bejaard, oeroud, antiek, verouderd
    tweedehands: tweedehands, gebruikt, occasion, tweede hands
    beste: allerbeste, best beoordeeld, hoogst gewaardeerd, top, nummer één, hoogste beoordeling, aller beste, de beste van
    goed: goed, prima, leuk, fijn, degelijk, uitstekend, tof
    groot: groot, enorm, gigantisch, reusachtig, ruim, immens
    inzoomen: inzoomen, vergroten, zoom in, groter maken, maak groter
    uitzoomen: uitzoomen, verkleinen, zoom uit, kleiner maken, maak kleiner
    klein: klein, mini, minuscuul, piepklein
    lang: lang, langdurig, uitgestrekt
    kort: kort, beknopt, bondig, kortstondig
    juist: juist, correct, klopt, foutloos, klopt dat
    fout: fout, verkeerd, onjuist, incorrect, niet correct
    open staan: geopend, niet dicht, niet op slot, van slot, openstaan
    dicht: gesloten, niet open, afgesloten
    leeg: leeg, niks meer in, uitgeput, leeg zijn
    vol: vol, gevuld, tjokvol, boordevol, bomvol
    veilig: veilig, ongevaarlijk, beveiligd, veiligheid
    gevaarlijk: gevaarlijk, riskant, onveilig, risicovol, gevaar
    donker: donker, duister, pikdonker, schemerig
    hard geluid: luid, lawaaiig, lawaai, herrie, luidruchtig, kabaal
    rustig: rustig, stil, kalm, zachtjes, geruisloos
    vies: vies, vuil, smerig, goor, bevuild
    mooi: mooi, knap, prachtig, aantrekkelijk, schoon, fraai, schitterend
    slim: slim, intelligent, knap, pienter, schrander
    dom: dom, stom, achterlijk, onnozel, idioot
    gek: gek, maf, raar, krankzinnig, geschift, zot
    raar: raar, vreemd, merkwaardig, eigenaardig, bizar, apart
    interessant: interessant, boeiend, fascinerend, spannend
    zelfde: hetzelfde, dezelfde, identiek, gelijk, idem, eender
    vergelijkbaar: vergelijkbaar, soortgelijk, gelijkaardig, lijkt op, gelijkend
    anders: anders, iets anders, alternatief, nog andere
    persoonlijk: persoonlijk, privé, individueel
    automatisch: automatisch, vanzelf, automaat
    # people
    ouders: ouders, pa en ma, papa en mama, mijn ouders
    oma: oma, grootmoeder, bomma, omaatje, oma's
    opa: opa, grootvader, bompa, opaatje
    broer: broer, broeder, broerlief
    zus: zus, zuster
    partner: partner, wederhelft, levenspartner, geliefde, lief, schat
    kind: kind, kroost, koter, kids
    baby: baby, pasgeborene, zuigeling, boreling
    zoon: zoon, jongen
    dochter: dochter, meisje, dochtertje
    familie: familie, gezin, verwanten, familieleden
    buur: buur, buurman, buurvrouw, buren
    mensen: mensen, personen, lui, volk
    oppas: oppas, babysit, babysitter, gastouder, kinderoppas
    kinderopvang: kinderopvang, crèche, peuterspeelzaal, kleuterschool, dagopvang, kinderdagverblijf
    hond: hond, puppy, viervoeter
    kat: kat, poes, kitten, kater
    huisdier: huisdier, dier, beestje
    dierenarts: dierenarts, veearts, dierenkliniek, dierenartspraktijk
    uitlaten: uitlaten, hond uitlaten, laat de hond uit, wandelen met de hond, rondje met de hond
    voeren: voeren, eten geven, voer geven, voederen
    trouwen: trouwen, huwelijk, bruiloft, huwen, trouwerij, in het huwelijk treden
    scheiden: scheiden, scheiding, uit elkaar, echtscheiding
    begrafenis: begrafenis, uitvaart, crematie, teraardebestelling
    advocaat: advocaat, jurist, raadsman, rechtsbijstand, advocate
    wet: wet, wetgeving, recht, wettelijk, regelgeving
    makelaar: makelaar, vastgoedmakelaar, immobiliënkantoor, immo
    huisbaas: huisbaas, verhuurder, huiseigenaar
    vastgoed: vastgoed, onroerend goed, huis kopen, huizenmarkt, huis te koop
    verhuizen: verhuizen, verhuizing, nieuw adres, adreswijziging, adres wijzigen, ergens anders wonen
    # clothing, events, verbs
    kleding: kleding, kleren, kledij, outfit, kledingstuk
    aantrekken: aantrekken, wat moet ik aan, aandoen kleren, trek aan, dragen, wat trek ik aan
    broek: broek, jeans, spijkerbroek
    trui: trui, sweater, pull, vest, trui met lange mouwen
    jas: jas, mantel, jack, winterjas
    schoenen: schoenen, sneakers, gympen, laarzen, schoeisel
    evenement: evenement, event, festiviteit, activiteiten, manifestatie
    concert: concert, optreden, gig, live muziek, liveoptreden, muziekoptreden
    theater: theater, schouwburg, toneel, toneelstuk, voorstelling, musical
    museum: museum, tentoonstelling, expositie, expo, galerie
    feest: feest, fuif, party, partij
    toegangskaart: toegangskaart, entreekaartje, kaartjes, entree, inkom, concertkaartje, ticket
    cadeau: cadeau, geschenk, kado, presentje
    speelgoed: speelgoed, speeltje
    bijhouden: bijhouden, volgen, tracken, monitoren, in de gaten houden, in het oog houden
    feedback: feedback, terugkoppeling, mening geven, opmerking
    rapporteren: rapporteren, melden, aangeven, aangifte, melding maken
    wachttijd: wachttijd, hoe lang wachten, wachtrij, hoelang wachten
    toebehoren: van wie, eigenaar, bezitten, eigendom
    nodig hebben: nodig, benodigd, vereist, noodzakelijk, behoefte
    willen: wens, zin hebben in, zin in, verlangen
    krijgen: krijgen, ontvangen, bekomen, verkrijgen
    verliezen: verliezen, kwijtraken, kwijt zijn, zoekgeraakt, niet meer vinden, ik ben kwijt
    stelen: gestolen, jatten, gejat, diefstal, pikken, dief, beroven, gestolen worden, bestelen
    verbergen: verbergen, verstoppen, onzichtbaar maken
    beschermen: beschermen, bescherming, beveiligen, beschermd
    sorteren: sorteren, rangschikken, ordenen, op volgorde zetten, volgorde
    filteren: filteren, alleen tonen, beperk tot
    proberen: proberen, uitproberen, poging, poging doen
    testen: testen, uittesten, proef
    weten: weten, kennen, op de hoogte zijn, weet je
    denken: denken, geloven, menen, vermoeden
    begrijpen: begrijpen, snappen, verstaan, doorhebben, bevatten
    eindigen: eindigen, einde, aflopen, afgelopen, klaar zijn, ten einde
    weggaan: weggaan, vertrekken, verlaten, ervandoor gaan, weg moeten, ervandoor
    komen: komen, langskomen, kom langs, opdagen, arriveren
    terugkomen: terugkomen, terugkeren, kom terug, weer thuis, teruggaan
    bezoeken: bezoeken, langsgaan, op bezoek, ga langs
    ontspannen: ontspannen, relaxen, uitrusten, chillen, bijkomen
    douchen: douchen, bad nemen, in bad
    samenvoegen: samenvoegen, combineren, voeg samen, bundelen
    splitsen: splitsen, verdelen, opdelen, rekening splitsen, gedeeld betalen, opsplitsen
    contact opnemen: contact opnemen, contacteren, bereiken, in contact komen, benaderen
    status: status, stand van zaken, voortgang, hoe staat het met, toestand, hoe ver
    plan: plannen, voornemen, plan voor vandaag, voorstel
    idee: idee, ingeving, suggestie, inval, gedachte
    tip: tip, advies, raad, suggestie, goede raad
    reden: reden, oorzaak, aanleiding, waarom
    voorbeeld: voorbeeld, bijvoorbeeld
    soort: soort, type, categorie, variant
    plek: plek, plaats, stek, oord, ruimte
    omgeving: omgeving, regio, streek, wijk, buurt, gebied
    links: links, linkerkant, naar links, linksaf
    rechts: rechts, rechterkant, naar rechts, rechtsaf
    rechtdoor: rechtdoor, rechtuit, alsmaar rechtdoor
    buiten: buiten, in de buitenlucht, in openlucht
    binnen: binnen, binnenshuis, in huis
    samen: samen, met z'n tweeën, gezamenlijk, met elkaar, met zijn allen
    kans: kans, waarschijnlijkheid, hoe waarschijnlijk
    kerk: kerk, kerkdienst, kapel
    gemeentehuis: gemeentehuis, stadhuis, gemeente, loket, burgerzaken
    brief: brief, schrijven
    postkantoor: postkantoor, postnl punt, post, postpunt
    postzegel: postzegel, frankering, port
    lente: lente, voorjaar
    herfst: herfst, najaar, herfstig
    roken: roken, sigaret, peuk, stoppen met roken
    stemmen: stemmen, gaan stemmen, stem uitbrengen, naar de stembus
    tekenen: tekenen, tekening, schilderen, schetsen
    alles uit: alles uit, alles uitzetten, alle lichten uit, zet alles uit, alle lampen uit, doe alles uit
    alle lichten: alle lichten, alle lampen, alle verlichting
    natuurgeluiden: natuurgeluiden, regengeluiden, witte ruis, slaapgeluiden, oceaangeluiden, achtergrondgeluid
    slaapliedje: slaapliedje, wiegelied, slaapmuziek
    filmtip: filmtip, goede film, welke film, wat moet ik kijken, film aanraden, serietip, wat zal ik kijken
    etenstip: wat moet ik eten, wat eten we, wat zal ik koken, wat moet ik koken, wat zal ik eten, eetidee
    muziektip: nieuwe muziek, wat moet ik luisteren, vergelijkbare muziek, muziektip
    restauranttip: goed restaurant, restaurant aanraden, waar kun je goed, restauranttip, waar lekker eten, welk restaurant
    boektip: boektip, goed boek, wat moet ik lezen, boek aanraden
    portemonnee: portemonnee, portefeuille, portemonneetje
    bloemen: bloemen, boeket, bos bloemen
    # more ways of saying
    """
}

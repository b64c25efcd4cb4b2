// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Dutch words point to one subject.
  static let dutchSubjects = """
    [topics]
    wekker: wekker, alarm, wekken, opstaan, wakker, snooze, uitslapen, vroeg, ochtend, uur, sluimeren, verslapen, wakker worden,
      alarm zetten, morgen, zeven uur, bed, slapen, doordeweeks, wektijd, uitzetten, weekend, afgaan, elke dag
    timer: timer, aftellen, minuten, seconden, stopwatch, kookwekker, resterend, uur, tijd, countdown, eieren, pasta, oven, stoppen,
      pauze, afgelopen, eierwekker, starten, ronde, interval, afgaan
    herinnering: herinnering, herinneren, vergeten, onthouden, taak, denken aan, reminder, tijdstip, niet vergeten, afspraak, later,
      medicijnen, verjaardag, bellen, ophalen, deadline, seintje, morgen, melding, lijst, waarschuwen, dokter, vuilnis
    agenda: agenda, afspraak, vergadering, kalender, meeting, week, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag,
      uitnodiging, planning, overleg, middag, vrij, rooster, plannen, inplannen, verzetten, afzeggen, uur, dag, vandaag, morgen,
      volgende week, deelnemer, bespreking, gebeurtenis, verjaardag, wekelijks, terugkerend, schema, beschikbaar, druk, evenement,
      tijdslot, overzicht
    taken: taak, lijst, afvinken, klus, project, huishouden, todo, klaar, doen, to do, takenlijst, actiepunt, prioriteit, deadline,
      voltooid, toevoegen, verwijderen, werk, schoonmaken, vandaag, opdracht, afgerond, boodschap, openstaand
    boodschappen: boodschappenlijst, boodschappen, supermarkt, melk, brood, eieren, boter, kaas, fruit, groente, lijstje, winkel, kopen,
      wc papier, koffie, appels, vlees, suiker, bloem, bier, toevoegen, albert heijn, jumbo, halen, bananen, tomaten, yoghurt, wasmiddel,
      weekboodschappen, koekjes, drinken, winkellijst
    notities: notitie, aantekening, opschrijven, memo, noteren, dagboek, idee, onthouden, dicteren, schrijven, tekst, notitieboek,
      opslaan, document, kladblok, concept, briefje, pagina, notulen, bewaren, gedachte, lezen, lijst
    tijd: tijd, uur, hoe laat, klok, tijdzone, zomertijd, wintertijd, tijdsverschil, middernacht, minuut, lokale tijd, tijdstip, kwart,
      half, seconde, nu, horloge, huidige tijd, middag, new york, londen, utc, uurwerk, laat
    datum: datum, dag, vandaag, morgen, gisteren, maand, jaar, weeknummer, schrikkeljaar, januari, februari, maart, april, mei, juni,
      juli, augustus, september, oktober, november, december, hoeveelste, kalender, week, weekdag, overmorgen, eergisteren, maandag,
      dinsdag, zondag, kwartaal, seizoen, hoeveel dagen, jubileum
    feestdagen: feestdag, kerst, kerstmis, pasen, sinterklaas, koningsdag, oud en nieuw, pinksteren, carnaval, hemelvaart, bevrijdingsdag,
      moederdag, halloween, nieuwjaar, valentijnsdag, vaderdag, goede vrijdag, paasmaandag, kerstavond, vrije dag, vakantie, advent,
      oudjaar, allerheiligen, suikerfeest, ramadan, dodenherdenking, sint maarten, dag van de arbeid, vieren, cadeau, nationale feestdag,
      kerstboom
    weer: weer, regen, zon, sneeuw, paraplu, temperatuur, graden, wind, storm, bewolkt, onweer, mist, hagel, vorst, koud, warm, zonnig,
      jas, bui, vochtig, weersverwachting, hitte, weerbericht, buiten, neerslag, bewolking, waaien, droog, donder, bliksem, celsius,
      klimaat, weekend, morgen, voorspelling, nat, gladheid, buienradar, vriezen, orkaan, dooi, regenkans, hemel, opklaring, windkracht,
      fris, luchtdruk
    lucht: luchtkwaliteit, fijnstof, pollen, smog, hooikoorts, ozon, vervuiling, lucht, ademen, luchtvervuiling, stikstof, uitlaatgas,
      stof, gras, berken, allergie, astma, uv, zonnebrand, index, ventileren, kwaliteit, frisse lucht
    sterrenkunde: maan, zon, ster, planeet, mars, ruimte, volle maan, eclips, heelal, raket, astronaut, sterrenbeeld, zonsondergang,
      zonsopgang, ruimtevaart, telescoop, zonnestelsel, jupiter, saturnus, venus, komeet, nasa, melkweg, zonsverduistering,
      maansverduistering, vallende ster, sterrenstelsel, ruimtestation, maanstand, universum, zwart gat, baan, hemel
    nieuws: nieuws, krant, politiek, journaal, kabinet, verkiezingen, artikel, koppen, minister, wereld, journalist, regering,
      actualiteit, bericht, laatste, headlines, nos, nu.nl, vrt, economie, oorlog, crisis, president, pers, verslag, reporter, media,
      gebeurtenis, tweede kamer, telegraaf, corona, binnenland, buitenland, premier, actueel, partij, samenvatting
    sport: sport, voetbal, wedstrijd, doelpunt, team, eredivisie, ajax, stand, uitslag, speler, tennis, schaatsen, hockey, wielrennen,
      competitie, trainer, stadion, olympische spelen, formule een, winnen, verliezen, psv, feyenoord, club brugge, anderlecht, beker,
      finale, wk, ek, scheidsrechter, competitiestand, champions league, penalty, goal, doelman, oranje, basketbal, volleybal, atletiek,
      zwemmen, darten, verstappen, tour de france, elfstedentocht, ronde, rust, kampioen, transfer, klassement
    muziek: muziek, liedje, nummer, album, playlist, band, zanger, artiest, luisteren, afspelen, rock, pop, jazz, klassiek, concert,
      gitaar, piano, genre, speaker, song, spotify, zangeres, songtekst, hit, top 40, dj, techno, hiphop, rap, metal, dance,
      nederlandstalig, levenslied, orkest, viool, drums, componist, zingen, melodie, volume, shuffle, plaat, radio, volgende nummer, koor,
      opera, soundtrack, afspeellijst, draaien, dansen, stemming
    radio: radio, zender, frequentie, fm, luisteren, station, presentator, uitzending, radiozender, aanzetten, 538, npo, qmusic,
      studio brussel, mnm, dj, nieuws, muziek, veronica, sky, live, omroep, ontvangst, afstemmen, programma, internetradio
    podcast: podcast, aflevering, abonneren, luisteren, interview, presentator, seizoen, afspelen, nieuwste aflevering, gast, episode,
      onderwerp, downloaden, host, volgende aflevering, true crime, serie, kanaal, spotify, minuut, pauzeren, verder, luisteraar, maker,
      gesprek
    luisterboek: luisterboek, hoofdstuk, boek, schrijver, voorlezen, hoorspel, verder luisteren, verteller, audioboek, storytel, audible,
      lezen, roman, verhaal, afspelen, vervolgen, kinderboek, auteur, bladwijzer, snelheid, deel, thriller, stem, pauzeren, slapen
    film: film, bioscoop, acteur, actrice, regisseur, trailer, komedie, thriller, horror, oscar, streamen, drama, voorstelling, bios,
      netflix, kijken, hoofdrol, filmmuziek, animatie, actiefilm, science fiction, recensie, draaien, dvd, kaartje, zaal, ondertiteling,
      rol, romantisch, disney, cast, hollywood, vervolg, popcorn, imdb, pathé, documentaire, beoordeling, filmster, plot, blockbuster
    televisie: televisie, tv, zender, kanaal, serie, aflevering, programma, afstandsbediening, netflix, documentaire, seizoen, uitzending,
      kijken, journaal, uitzenden, talkshow, opnemen, npo, rtl, soap, show, beeldscherm, live, voetbal, film, volume, ondertiteling,
      streamen, videoland, gids, presentator, vanavond, zappen, reality, quiz, hdmi, disney
    boeken: boek, lezen, roman, schrijver, auteur, bibliotheek, hoofdstuk, bestseller, bladzijde, uitgever, gedicht, ebook, boekwinkel,
      schrijfster, verhaal, literatuur, bieb, pocket, ereader, kindle, thriller, fantasy, biografie, strip, verschijnen, reeks, personage,
      plot, citaat, klassieker, kinderboek, bol.com, lener, recensie, detective, lenen, bladwijzer
    spellen: spel, spelletje, quiz, raadsel, schaken, kaarten, level, punten, game, bordspel, puzzel, playstation, xbox, nintendo,
      minecraft, poker, klaverjassen, sudoku, kruiswoordpuzzel, monopoly, dobbelsteen, winnen, verliezen, tegenstander, dammen, galgje,
      boter kaas en eieren, patience, scrabble, ganzenbord, ronde, spelregel, mens erger je niet, trivia
    grappen: mop, grap, lachen, grappig, humor, leuk, komisch, comedy, vertellen, flauw, woordgrap, cabaretier, jantje, raadsel, belg,
      geintje, gek, glimlachen, vermaken, plezier, grappenmaker, clown, hilarisch, satire
    foto: foto, camera, selfie, album, galerij, fotograferen, afbeelding, filter, flits, portret, foto's, bewerken, bijsnijden, zoomen,
      lens, delen, achtergrond, vakantie, diavoorstelling, kiekje, afdrukken, wissen, uploaden, cloud, groepsfoto, landschap, video,
      maken, zwartwit, plaatje
    bellen: bellen, telefoon, oproep, nummer, ophangen, gemist, voicemail, beltoon, opnemen, gesprek, terugbellen, kiezen, telefoneren,
      telefoongesprek, opbellen, bezet, videobellen, aannemen, weigeren, contact, speaker, luidspreker, vaste lijn, doorverbinden,
      netnummer, beller, onbekend, mama, skype, facetime, wachtrij, mobiel, telefoonnummer, herhalen
    berichten: bericht, sms, sturen, chat, whatsapp, antwoorden, whatsappen, groep, emoji, tekst, lezen, versturen, telegram, signal,
      messenger, ontvangen, ongelezen, nieuw, appje, foto, inspreken, groepsapp, voorlezen, laatste, doorsturen, wissen, typen, gesprek
    mail: mail, email, inbox, onderwerp, bijlage, afzender, spam, concept, doorsturen, ongelezen, nieuwsbrief, ontvanger, beantwoorden,
      postvak, e mail, versturen, schrijven, gmail, outlook, adres, map, archiveren, cc, handtekening, belangrijk, nieuw, ophalen, wissen,
      markeren, collega, baas, bericht, verzonden, junk, bestand, mailbox, lezen, inkomend
    contacten: contact, adresboek, nummer, adres, verjaardag, vriend, familie, telefoonnummer, opslaan, toevoegen, naam, gsm nummer,
      mailadres, telefoonboek, persoon, verwijderen, wijzigen, voornaam, achternaam, nieuw nummer, favoriet, noodcontact, synchroniseren,
      blokkeren, bijnaam, contactpersoon
    sociale media: facebook, twitter, instagram, tweet, posten, status, bericht, profiel, volgers, like, reactie, hashtag,
      vriendschapsverzoek, tiktok, tijdlijn, social media, delen, youtube, linkedin, pinterest, snapchat, foto, vrienden, retweet,
      influencer, story, plaatsen, reageren, blog, account, groep, privacy, feed, ontvolgen, taggen
    licht: licht, lamp, dimmen, fel, donker, helderheid, kleur, woonkamer, slaapkamer, keuken, gang, verlichting, rood, blauw, groen, wit,
      schakelaar, badkamer, aandoen, uitdoen, aanzetten, uitzetten, donkerder, feller, plafondlamp, staande lamp, geel, paars, roze,
      oranje, procent, gloeilamp, hue, led, kinderkamer, eetkamer, tuin, zolder, kelder, sfeer, nachtlampje, kerstverlichting, garage,
      balkon, trap, spotjes, bureau, schemer
    verwarming: verwarming, thermostaat, temperatuur, graden, warm, koud, airco, radiator, ventilator, stoken, koelen, ketel, kachel,
      kamertemperatuur, celsius, instellen, lucht, gas, warmtepomp, stookkosten, nacht, raam, hoger, lager, klimaat, warm water, boiler,
      vloerverwarming, cv, isolatie, woonkamer, lager zetten, zweten
    beveiliging huis: deur, slot, vergrendelen, alarm, camera, garage, raam, inbraak, sleutel, deurbel, rookmelder, bewegingssensor,
      op slot, ontgrendelen, inbreker, achterdeur, bewaking, sensor, bel, beweging, poort, sirene, huis, brandalarm, kluis, garagedeur,
      videocamera, buitenlamp, waakhond, thuis, weg, dicht, slim slot, aanbellen
    slim huis: apparaat, stopcontact, stekker, gordijn, routine, sensor, schakelaar, slim, zonwering, scène, automatisch, licht,
      aanzetten, uitzetten, verbinden, domotica, alexa, google home, rolluik, schema, thermostaat, app, bedienen, bewegingsmelder,
      televisie, kamer, groep, zigbee, modus, afwezig, thuis, automatisering, slimme lamp, timer
    stofzuiger: stofzuiger, robotstofzuiger, stof, vloer, schoonmaken, dweilen, tapijt, schoon, laadstation, robot, roomba, woonkamer,
      keuken, starten, terug naar station, stofzak, zuigkracht, hondenharen, kamer, vuil, kruimels, vloerkleed, opladen, schema, borstel,
      stoppen, poetsen, parket, tegels, docken, schoonmaak
    keuken: koffie, koffiezetapparaat, oven, magnetron, vaatwasser, koelkast, waterkoker, fornuis, broodrooster, voorverwarmen, kopje,
      koken, aanzetten, vriezer, kookplaat, afzuigkap, bestek, bord, servies, thee, espresso, cappuccino, koffiebonen, ontkalken, filter,
      airfryer, afwas, gas, temperatuur, uitzetten, koelen, ontdooien, mixer, blender, grill
    was: wasmachine, droger, centrifugeren, strijken, vlek, wasmiddel, programma, wasgoed, strijkijzer, overhemd, waspoeder,
      wasverzachter, bonte was, witte was, temperatuur, kleding, sokken, handdoek, fijne was, ophangen, vouwen, klaar, wol, trommel,
      stomerij, wasmand, wasknijper
    koken: recept, koken, bakken, ingrediënt, gerecht, oven, pan, grillen, zout, suiker, bloem, deeg, taart, saus, pasta, soep, vlees,
      groente, ui, knoflook, kruiden, portie, bereiden, roerbakken, stomen, minuten, temperatuur, peper, boter, ei, rijst, aardappel, kip,
      roeren, snijden, olie, melk, bakpoeder, gist, gram, eetlepel, brood, pannenkoek, lasagne, stamppot, spaghetti, room, kaas, gehakt,
      salade, voorgerecht, kookboek, ovenschotel
    voeding: calorie, eiwit, vet, koolhydraat, vitamine, gezond, dieet, voeding, suiker, vegan, vegetarisch, vezels, afvallen, gluten,
      eten, voedingsstof, kilocalorie, kcal, zout, groente, fruit, mineraal, ijzer, calcium, lactose, cholesterol, koolhydraatarm, portie,
      drinken, gewicht, vlees, suikervrij, biologisch, vasten, ongezond, appel, energie, cola, magnesium, dikmaker
    restaurant: restaurant, tafel, reserveren, eten, menu, italiaans, chinees, sushi, café, bar, diner, lunch, beoordeling, terras,
      personen, uit eten, gerecht, grieks, mexicaans, indiaas, thais, keuken, aanraden, in de buurt, sterren, kok, bediening, menukaart,
      honger, steak, vis, vegetarisch, eetcafé, fooi, wachten, plaats, gasthuis, ontbijt, buffet, vanavond, goedkoop, brunch, pizzeria,
      frituur, ober, reservering
    bezorging eten: pizza, bezorgen, bestellen, thuisbezorgd, afhalen, burger, patat, bezorgtijd, friet, eten bestellen, honger, chinees,
      sushi, uber eats, deliveroo, thuis, indiaas, bestelling, menu, meenemen, kapsalon, döner, warm, betalen, wachttijd, adres, drinken,
      salade, bezorgkosten, shoarma, pizzeria, snackbar
    winkelen: kopen, bestellen, winkel, prijs, aanbieding, korting, winkelwagen, merk, maat, online, kassa, kleding, schoenen, product,
      kortingscode, bestelling, duur, goedkoop, bol.com, amazon, zalando, verzending, ruilen, kleur, voorraad, artikel, jurk, broek,
      winkelcentrum, supermarkt, verkoper, cadeau, openingstijden, ikea, coolblue, kosten, uitverkocht, bezorging, review, kwaliteit,
      vergelijken, passen, bonnetje, marktplaats
    pakketten: pakket, bestelling, bezorging, postnl, post, zending, levering, volgen, retour, bezorgd, postzegel, pakje, dhl, dpd, ups,
      bpost, trackingcode, bezorger, afhaalpunt, ophalen, verzonden, versturen, onderweg, postkantoor, buren, brief, doos, status,
      vertraagd, adres, verzendkosten, douane, aangetekend, geleverd, postbode, track en trace
    bank: rekening, saldo, bank, geld, spaarrekening, betaalrekening, iban, afschrift, tegoed, openen, filiaal, bankrekening,
      overschrijving, rabobank, ing, pinnen, storten, rekeningnummer, bankgegevens, beschikbaar, bankpas, rood staan, gezamenlijk,
      blokkeren, spaargeld, rente, transactie, financiën, afschrijving, sluiten, klant, adviseur, geldautomaat, bankieren, abn amro,
      bijschrijving
    kaart: creditcard, pinpas, bankpas, pincode, limiet, blokkeren, verloren, gestolen, nieuwe pas, geweigerd, buitenland, activeren,
      verloopdatum, visa, mastercard, bankkaart, pinnen, aanvragen, kapot, bestellen, gejat, contactloos, chip, betalen, geldautomaat,
      opsturen, bestedingsruimte, vervangen, prepaid, transacties, geldig, cvc, apple pay, beschadigd, pas, magneetstrip
    betalingen: betalen, overmaken, overboeking, betaling, bedrag, euro, ontvanger, incasso, tikkie, ideal, transactie, afschrijving,
      geld, overschrijving, bankoverschrijving, rekening, iban, begunstigde, omschrijving, contactloos, contant, kosten, openstaand,
      annuleren, mislukt, terugboeken, schuld, vriend, versturen, creditcard, spoed, datum, betaalwijze, betaalverzoek, termijn, paypal,
      klarna
    rekeningen: rekening, factuur, betalen, stroom, gas, water, huur, vervaldatum, aanmaning, energierekening, verval, termijn, internet,
      telefoonrekening, voorschot, openstaand, overmaken, verwarming, meterstand, creditcardrekening, te laat, kosten, incasso, contract,
      leverancier, maandelijks, ziggo, kpn, afrekening, gemeente, nota, eneco, elektriciteit, wanneer betalen
    lening: lening, krediet, rente, hypotheek, aflossen, schuld, looptijd, kredietscore, termijn, rentepercentage, geld lenen, bank,
      afbetalen, maandlasten, autolening, huis kopen, aanvraag, restschuld, oversluiten, eigen geld, bkr, studieschuld, duo, aanbetaling,
      krediet aanvragen, financiering, goedgekeurd, leasen, persoonlijke lening, schuldeiser
    verzekering: verzekering, polis, schade, premie, zorgverzekering, eigen risico, dekking, claim, verzekerd, ongeluk, zorgverzekeraar,
      autoverzekering, inboedel, levensverzekering, melden, betalen, dekken, casco, contract, opzeggen, overstappen, tarief,
      rechtsbijstand, tandarts, aansprakelijkheid, polisnummer, reisverzekering, vergoeding, mutualiteit, hospitalisatie, brand, diefstal,
      verzekeraar, uitvaart
    belasting: belasting, aangifte, belastingdienst, btw, aftrek, teruggave, toeslag, formulier, inkomstenbelasting, belastingaangifte,
      inkomsten, aanslag, schijf, fiscus, aftrekpost, belastingvrij, inhouding, jaaropgave, gemeentebelasting, digid, hypotheekrente,
      heffingskorting, zorgtoeslag, huurtoeslag, teruggaaf, boekhouder, ondernemer, onroerend, terugkrijgen, betalen
    salaris: salaris, loon, bruto, netto, loonstrook, verdienen, inkomen, bonus, opslag, vakantiegeld, storting, maand, werkgever,
      uitbetaling, dertiende maand, wedde, betaling, rekening, werk, minimumloon, premie, inhouding, wanneer, vergoeding, voorschot,
      uurloon, jaarinkomen, loonbrief, belasting, geld
    pensioen: pensioen, aow, pensioenfonds, oud, sparen, pensioenleeftijd, inleg, lijfrente, pensioenopbouw, werkgever, gepensioneerd,
      leeftijd, premie, uitkering, ouderdom, vroegpensioen, levensverzekering, storting, ouderdomspensioen, partnerpensioen, fonds, later,
      sociale verzekeringsbank, pensioensparen, aanvullend, opbouwen, kapitaal, maandelijks
    beurs: aandeel, beurs, koers, beleggen, aex, fonds, dividend, bitcoin, crypto, rendement, obligatie, portefeuille, kopen, verkopen,
      etf, nasdaq, dow jones, index, winst, verlies, belegger, broker, ethereum, markt, bedrijf, tesla, apple, asml, goud, speculeren,
      dalen, stijgen, beurskoers, crash, waarde, effecten, investeren, grondstof, sluiting
    valuta: valuta, wisselkoers, euro, dollar, pond, omrekenen, wisselen, yen, munt, hoeveel dollar, kroon, zloty, lira, geld, waarde,
      buitenland, peso, roepie, bitcoin, wisselkantoor, yuan, actueel, reis, frank, roebel, dollarkoers, omrekening, britse
    uitgaven: uitgaven, budget, sparen, uitgeven, boodschappen, huishoudboekje, maand, kosten, spaardoel, uitgegeven, huishouden,
      categorie, financiën, overzicht, restaurant, huur, benzine, kleding, vorige maand, week, te veel, limiet, rekening, statistiek,
      inkomsten, kopen, abonnementen, vaste lasten, vrije tijd, geld, zakgeld, besteden, bezuinigen
    werk: werk, kantoor, baas, collega, bedrijf, project, vergadering, overuren, dienst, klant, thuiswerken, presentatie, baan, werkplek,
      werkdag, afdeling, leidinggevende, afspraak, deadline, rapport, lunchpauze, kantine, zakenreis, conferentie, bureau, contract,
      ontslag, loon, team, uren, meeting, beroep, dienstverband, werkgever, mail, pauze, notulen, onderneming
    verlof: verlof, vakantiedagen, vrij, ziekmelden, aanvraag, ouderschapsverlof, personeelszaken, goedgekeurd, afwezig, vakantie,
      aanvragen, goedkeuren, indienen, ziek, baas, personeel, bijzonder verlof, zwangerschapsverlof, adv, week, dagen, recht, saldo,
      opnemen, status, hr, snipperdag, manager, resterend, vrije dagen
    vacatures: baan, vacature, solliciteren, cv, sollicitatiegesprek, werkgever, stage, carrière, uitkering, werk zoeken, werk,
      motivatiebrief, uwv, vdab, linkedin, indeed, aannemen, salaris, diploma, bedrijf, parttime, fulltime, bijbaan, sollicitant,
      referentie, uitzendbureau, werkloos, opzeggen, interview, functie, recruiter, stageplek, ervaring
    auto: auto, motor, olie, banden, garage, apk, accu, remmen, reparatie, kenteken, rijbewijs, onderhoudsbeurt, pech, bandenspanning,
      ruitenwisser, kilometerstand, wagen, voertuig, tanken, rijden, repareren, versnelling, koppeling, dynamo, bougie, slepen, anwb,
      wegenwacht, verzekering, parkeren, winterbanden, koelvloeistof, lampje, teller, beurt, onderhoud, dealer, occasion, lease, sleutel,
      airbag, knipperlicht, starten, uitlaat, koplamp, lekke band, monteur, wegenbelasting
    tanken: benzine, tanken, diesel, tankstation, brandstof, liter, verbruik, bereik, laadpaal, benzineprijs, volgooien, brandstofprijs,
      shell, leeg, benzinemeter, stroom, opladen, goedkoop, kilometer, volle tank, euro 95, lpg, jerrycan, pomp, duur,
      dichtstbijzijnde tankstation, tankdop, kwh, super, prijs, elektrisch, verbruik per
    verkeer: verkeer, file, ongeluk, wegwerkzaamheden, snelweg, omleiding, spits, afsluiting, flitser, weg, vertraging, files,
      verkeersinformatie, langzaam, kilometer, stoplicht, werk, oponthoud, omrijden, reistijd, kruispunt, spookrijder, afgesloten,
      rijstrook, tunnel, brug, pendelen, ring, duur, drukte, ijzel, a2, binnenstad, wegwerk, aanrijding
    navigatie: route, navigatie, weg, kaart, adres, kilometer, afstand, afslaan, bestemming, links, rechts, straat, dichtbij, tol,
      routebeschrijving, rijden, vinden, waar, naar huis, gps, google maps, snelste, kortste, plattegrond, lopen, snelweg, aankomst,
      reistijd, tussenstop, keren, kruispunt, afrit, rechtdoor, brengen, noord, zuid, rotonde, navi, verdwaald, fietsroute, omleiding
    openbaar vervoer: bus, trein, tram, metro, station, perron, halte, dienstregeling, kaartje, overstappen, vertrek, vertraging, ov,
      spoor, lijn, conducteur, ns, nmbs, de lijn, gvb, ov chipkaart, rijden, volgende bus, treinkaartje, verbinding, bushalte,
      treinstation, buschauffeur, abonnement, traject, uitval, staking, op tijd, tarief, zone, instappen, uitstappen, nachtbus, intercity,
      sprinter, dagkaart, conductrice, reisplanner, spoorwegovergang, klasse, zitplaats
    taxi: taxi, uber, chauffeur, rit, ophalen, ritprijs, lift, meerijden, bestellen, passagier, taxichauffeur, station, vliegveld,
      aankomst, kosten, bolt, ophaalpunt, bestemming, annuleren, wagen, minuut, adres, naar huis, prijs, direct, standplaats, fooi,
      bonnetje, taxirit, lyft
    vliegen: vlucht, vliegtuig, vliegveld, schiphol, gate, inchecken, boarding, landen, instapkaart, terminal, luchtvaartmaatschappij,
      retour, overstap, stoel, vertraging, vliegticket, vluchtnummer, vertrek, aankomst, opstijgen, klm, ryanair, transavia, boeken,
      koffer, passagier, piloot, direct, economy, business class, geannuleerd, beveiliging, gangpad, raam, op tijd, goedkoop, last minute,
      stewardess, reis, luchthaven, paspoort, heenreis, terugreis, zaventem, vakantie
    bagage: bagage, koffer, handbagage, kwijt, tas, rugzak, inpakken, bagageband, reistas, valies, gewicht, kilo, vliegveld, maatschappij,
      ruimbagage, trolley, vloeistof, paklijst, beschadigd, kluisje, gevonden voorwerpen, toegestaan, afmeting, tandenborstel, toilettas,
      uitpakken, reis, verloren, afhalen, label
    hotel: hotel, kamer, overnachten, boeken, ontbijt, inchecken, uitchecken, vakantiehuis, sterren, verblijf, receptie, overnachting,
      reserveren, nacht, hotelkamer, tweepersoonskamer, airbnb, hostel, zwembad, wellness, prijs, beschikbaar, annuleren, halfpension,
      all inclusive, booking, zeezicht, suite, roomservice, parkeren, familiekamer, lobby, huisdieren, bed, minibar, gast, motel,
      bungalow, accommodatie, aankomst, vertrek
    reizen: reis, vakantie, bezienswaardigheid, strand, toerist, bestemming, buitenland, museum, camping, eiland, wandelen, bezoeken,
      op reis, stedentrip, weekend, boeken, pakketreis, zee, bergen, camper, reisbureau, vlucht, koffer, gids, rondleiding, zon, italië,
      spanje, activiteit, beleven, attractie, kasteel, backpacken, reistip, souvenir, safari, wintersport, cruise, rondreis, tent,
      bezienswaardigheden
    reisdocumenten: visum, paspoort, ambassade, douane, grens, reisadvies, vaccinatie, inenting, veilig, gevaarlijk, malaria,
      identiteitskaart, visa, land, reis, toerist, geldig, aanvragen, document, reiswaarschuwing, gele koorts, hepatitis, criminaliteit,
      terreur, oorlog, risico, quarantaine, nodig, verblijf, papieren, consulaat, verlengen, nationaliteit, gemeente, marechaussee
    gezondheid: dokter, ziek, ziekenhuis, huisarts, pijn, koorts, hoest, verkouden, griep, hoofdpijn, tandarts, symptoom, allergie,
      buikpijn, behandeling, arts, kliniek, verkoudheid, keelpijn, bloed, ontsteking, misselijk, duizelig, diarree, bloeddruk, hart, rug,
      onderzoek, diagnose, afspraak, praktijk, spoed, therapie, besmettelijk, corona, migraine, kanker, diabetes, astma, wond, uitslag,
      overgeven, gewricht, specialist, verpleegster, fysio, klacht
    medicijn: medicijn, pil, tablet, apotheek, dosis, bijwerking, innemen, recept, antibiotica, paracetamol, zalf, geneesmiddel,
      ibuprofen, aspirine, hoestdrank, druppels, voorschrijven, ochtend, avond, vaccin, bijsluiter, werkzaam, vitamine, insuline,
      pijnstiller, verpakking, bestellen, overdosis, prik, capsule, pleister, dokter, vergeten, drogist, puffer
    fitness: sporten, training, hardlopen, stappen, oefening, spieren, yoga, sportschool, fietsen, zwemmen, hartslag, kilometer, workout,
      gym, joggen, marathon, gewichten, verbrand, schema, buik, conditie, kracht, krachttraining, loopband, minuten, plank, pilates,
      trainer, stappenteller, hardloopschoenen, opdrukken, squats, warming up, interval, klimmen, wandelen, crossfit, doel, spierpijn,
      rekken
    slaap: slaap, inslapen, moe, bed, droom, snurken, nacht, dutje, slaapgeluiden, gaan slapen, uitslapen, bedtijd, slaapkwaliteit,
      wakker, uur, kussen, matras, ruis, nachtmerrie, slapeloos, wekker, diepe slaap, doorslapen, naar bed, gapen, slaapliedje, rust,
      donker, middagdutje, welterusten
    meditatie: meditatie, ontspannen, rust, ademen, stress, mindfulness, kalmeren, ademhaling, yoga, mediteren, minuut, sereen, geleid,
      concentratie, headspace, muziek, stilte, lichaam, sessie, pauze, inademen, uitademen, innerlijke rust, loslaten, spanning, mantra,
      zen, wellness, ontspanning
    school: school, huiswerk, leraar, examen, leren, universiteit, studie, klas, cijfer, vak, toets, student, leerling, juf, meester,
      proefwerk, tentamen, uni, hogeschool, bachelor, master, semester, diploma, werkstuk, middelbaar, basisschool, wiskunde, engels,
      rapport, vakantie, onderwijs, opstel, cursus, bijles, les, docent, college, kantine, campus, schoolboek, pauze, inschrijven,
      studiefinanciering, lesrooster, scriptie
    talen: vertalen, engels, nederlands, duits, frans, spaans, taal, woord, zin, uitspraak, vertaling, grammatica, italiaans, betekent,
      zeggen, russisch, pools, japans, arabisch, portugees, latijn, chinees, in het engels, tolk, uitdrukking, taalcursus, moedertaal,
      dialect, leren, uitspreken, woordenboek, duolingo, gezegde, werkwoord, vloeiend, turks, grieks, vervoegen, zweeds, fries
    woorden: betekenis, definitie, woord, spellen, woordenboek, synoniem, tegenovergestelde, spelling, afkorting, rijm, betekenen,
      uitleggen, schrijf je, geschreven, uitdrukking, spreekwoord, gezegde, lettergreep, letter, staat voor, lidwoord, meervoud, herkomst,
      uitspraak, alfabet, zin, begrip, van dale, straattaal, hoofdletter, komma, dt, ander woord
    rekenen: rekenen, plus, min, keer, gedeeld, procent, wortel, som, getal, wiskunde, kwadraat, gemiddelde, breuk, optellen, aftrekken,
      vermenigvuldigen, rekenmachine, uitrekenen, macht, percentage, som maken, rest, formule, cirkel, pi, helft, derde, btw, fooi,
      oppervlakte, inhoud, afronden, berekenen, uitkomst, worteltrekken, priemgetal, algebra, meetkunde, tafels
    eenheden: omrekenen, meter, kilometer, mijl, inch, kilo, gram, pond, liter, celsius, fahrenheit, eetlepel, kopje, centimeter,
      millimeter, voet, uur, milliliter, deciliter, ton, vierkante meter, hectare, calorie, watt, hoeveel, omzetten, lengte, gewicht,
      inhoud, temperatuur, snelheid, theelepel, graden, yard, zeemijl, knoop, gigabyte, gallon, dozijn, kelvin
    toeval: dobbelsteen, munt, kop, getal, willekeurig, gooien, toeval, loten, kop of munt, trekken, getal tussen, loterij, kiezen,
      beslissen, zes, nummer, kans, steen papier schaar, rollen, tossen, muntje, zijde, rad
    weetjes: feit, hoofdstad, inwoners, land, uitvinder, geschiedenis, hoogste, grootste, dier, berg, rivier, wetenschap, wikipedia,
      bevolking, eeuw, wie, vraag, hoe hoog, hoeveel, uitgevonden, ontdekken, koning, oorlog, keizer, oceaan, planeet, aarde, biologie,
      scheikunde, natuurkunde, dinosaurus, encyclopedie, bekend, oprichten, jaar, langste, diepste, taal, vlag, element, romeinen,
      middeleeuwen, kunst, nobelprijs, eiland, continent, waarom
    beroemdheden: acteur, beroemd, zangeres, geboren, getrouwd, ster, biografie, overleden, vermogen, koning, koningin, president, zanger,
      hollywood, voetballer, muzikant, model, echtgenote, echtgenoot, vriendin, kinderen, scheiding, hoe oud, dood, lang, bekend,
      verdienen, relatie, verjaardag, afkomst, prins, influencer, youtuber, woont, schandaal, rijk, wie is, bn'er
    assistent: assistent, naam, heten, robot, mens, maker, ontwikkelen, gevoel, stem, kunstmatige intelligentie, oud, praten, hobby,
      wie ben je, hoe heet je, uitvinder, programmeren, machine, computer, echt, ai, alexa, siri, google, bot, levend, wonen, geboren,
      vrienden, familie, lievelingskleur, lievelingseten, dromen, denken, verliefd, geslacht, vrouwelijk, mannelijk, vragen, helpen,
      kunnen doen, chatbot, slim, verjaardag
    assistent instellen: taal, stem, accent, snelheid, naam, instelling, fluisteren, gebruiker, mannelijk, vrouwelijk, nederlands, engels,
      veranderen, sneller, praten, noemen, dialect, toon, wisselen, profiel, aanspreken, microfoon, luisteren, overschakelen, vlaams,
      langzamer, volume, activeren
    begroeten: hallo, hoi, goedemorgen, doei, welterusten, bedankt, tot ziens, hoe gaat het, welkom, goedenavond, hi, hey, goedemiddag,
      morgen, avond, ciao, tot straks, fijne dag, dank je, alles goed, dag, doeg, groeten, slaap lekker, graag gedaan, houdoe, salut,
      gegroet, weekend, aangenaam
    lof en klacht: goed gedaan, geweldig, top, dom, slecht, fout, klacht, teleurgesteld, irritant, tevreden, stom, goed, perfect,
      fantastisch, nutteloos, slim, behulpzaam, bravo, boos, slecht gedaan, traag, idioot, enthousiast, haat, cool, respect, vriendelijk,
      braaf, kritiek, briljant, verbetering, knap, prachtig, vreselijk, kapot
    volume: volume, geluid, hard, zacht, dempen, stil, bas, speaker, muziek, hoger, lager, niveau, decibel, horen, mute, koptelefoon,
      lawaai, toon, televisie, beltoon, media, microfoon, ruis, minimum, maximum, vol, rust, procent, fluisteren, equalizer
    toestel: wifi, bluetooth, batterij, scherm, update, opslag, vliegtuigstand, instellingen, verbinding, helderheid, herstarten, hotspot,
      mobiele data, telefoon, internet, netwerk, router, verbinden, oplader, laden, donkere modus, lettergrootte, beltoon, trillen,
      niet storen, gps, locatie, zaklamp, screenshot, aanzetten, uitzetten, resetten, fabrieksinstelling, koptelefoon, signaal, simkaart,
      android, iphone, toetsenbord, melding, vergrendelscherm, koppelen, accu
    apps: app, openen, sluiten, installeren, programma, bestand, map, downloaden, browser, document, verwijderen, printen, app store,
      play store, software, update, chrome, firefox, excel, pdf, venster, laden, gratis, website, opslaan, hernoemen, kopiëren,
      verplaatsen, zip, spotify, youtube, bureaublad, vastgelopen, toestemming, instelling, bijlage, cloud, starten
    opname: opnemen, opname, microfoon, dicteren, spraakmemo, video, geluid, inspreken, uitschrijven, gesprek, stem, schermopname,
      opslaan, afspelen, camera, starten, stoppen, recorder, audio, spreken, wissen, dicteerapparaat, interview, bestand, minuut, filmen,
      memo, transcriptie, mic
    beveiliging: wachtwoord, pincode, inloggen, vingerafdruk, code, account, virus, hacker, privacy, toegang, resetten, vergeten,
      veranderen, login, gebruikersnaam, geblokkeerd, tweestaps, gezichtsherkenning, ontgrendelen, geheim, veilig, phishing, verifiëren,
      firewall, antivirus, wachtwoordmanager, registreren, inloggegevens, beveiligingsvraag, teken, gehackt, spam, beschermen,
      toegangscode, digid
    zoek telefoon: telefoon, kwijt, zoeken, rinkelen, sleutels, tablet, vinden, verloren, mobiel, laten overgaan, waar, laten rinkelen,
      iphone, smartphone, opsporen, weg, verdwenen, horloge, koptelefoon, airpods, airtag, tracker, gestolen, geluid afspelen,
      laatste locatie, bril, portemonnee, gsm, bank
    locatie: locatie, delen, plek, positie, gps, waar, onderweg, adres, waar ben ik, verblijfplaats, vrienden, sturen, live, familie,
      volgen, coördinaten, stad, straat, land, aankomst, afspreken, google maps, huidige, zien, telefoon, contacten, omgeving, route,
      kaart, buurt
    huisdieren: hond, kat, huisdier, dierenarts, voer, uitlaten, puppy, vis, vogel, konijn, hamster, riem, poes, kitten, wandelen,
      inenten, kooi, aquarium, paard, snoepje, kattenbak, muis, cavia, parkiet, schildpad, zindelijk, ras, castreren, weggelopen, teek,
      vlo, hondenvoer, kattenvoer, hondenschool, asiel, aaien, halsband, vacht, chip, brokken
    planten: plant, tuin, water geven, bloem, gras, boom, zaaien, mest, grasmaaier, oogst, moestuin, tuinieren, roos, water, tomaten,
      onkruid, heg, snoeien, verpotten, zaad, aarde, balkon, kruiden, kamerplant, tuinslang, fruitboom, ongedierte, luizen, maaien, zon,
      sproeier, bloeien, groeien, compost, gazon, voorjaar, tulp, blad, orchidee, kas
    kinderen: kind, baby, luier, kinderopvang, crèche, verhaaltje, slaapliedje, speelgoed, sprookje, ouders, oppas, slapen, speeltuin,
      spelen, zoon, dochter, zakgeld, fles, speen, kinderwagen, borstvoeding, kinderliedje, knutselen, tekenfilm, zandbak, verjaardag,
      huiswerk, peuter, kleuter, gastouder, ouderavond, kinderslot, tekenen, pop, lego, kinderfilm, opvoeding, melk, consultatiebureau
    relaties: vriend, vriendin, liefde, trouwen, partner, relatie, kus, verliefd, uit elkaar, valentijn, huwelijk, man, vrouw, tinder,
      flirten, zoenen, samen, uitmaken, jaloers, romantisch, hart, missen, ruzie, scheiding, verloofd, bloemen, ex, homo, lesbisch, schat,
      single, vrijgezel, koppel, jubileum
    familie: moeder, vader, broer, zus, oma, opa, tante, oom, ouders, zoon, dochter, neef, nicht, mama, papa, grootouders, schoonzus,
      zwager, schoonmoeder, kleinkind, kind, verwanten, man, vrouw, grootmoeder, grootvader, peetoom, tweeling, stamboom, baby, bezoek,
      thuis, stiefvader, kleinzoon, schoonouders
    evenementen: concert, evenement, ticket, kaartje, festival, theater, tentoonstelling, museum, feest, voorstelling, entree, stad,
      vanavond, weekend, podium, cabaret, opera, beurs, kerstmarkt, rommelmarkt, lezing, dansen, club, disco, musical, kermis, toegang,
      artiest, tournee, in de buurt, te doen, programma, circus, reserveren, live, vuurwerk, braderie, comedy, schouwburg
    goede doelen: doneren, donatie, goed doel, schenken, rode kruis, vrijwilliger, collecte, gift, hulporganisatie, bijdrage, geld,
      helpen, unicef, artsen zonder grenzen, project, bedrag, stichting, maandelijks, kinderen, dakloos, voedselbank, vluchteling, milieu,
      wwf, dierenasiel, steunen, giro 555, arm, ramp, kwf, inzamelen
    bruiloft: bruiloft, trouwen, bruid, bruidegom, ring, jurk, verloving, huwelijk, huwelijksreis, gasten, getuige, feest, kerk,
      uitnodiging, bruidstaart, bruidsjurk, aanzoek, verloven, vrijgezellenfeest, trouwdag, receptie, boeket, jawoord, dansen, fotograaf,
      paar, trouwringen, locatie, pak, ceremonie meester
    wonen: huis, woning, huur, makelaar, verhuizen, huisbaas, appartement, kopen, huurcontract, bezichtiging, hypotheek, kamer,
      servicekosten, balkon, kopen huis, samenwonen, eigendom, tuin, woonoppervlakte, opzeggen, sleutel, buren, funda, huurder, conciërge,
      verbouwen, meubels, nieuwbouw, kelder, verdieping, verhuizing, koopwoning, kamer zoeken, sociale huur, energielabel, borg
    recht: advocaat, wet, contract, rechtbank, politie, boete, scheiding, testament, notaris, rechter, straf, advocaten, aanklagen,
      vonnis, artikel, schadevergoeding, erfenis, erven, grondwet, aangifte, misdrijf, gevangenis, proces, illegaal, toegestaan,
      huurrecht, arbeidsrecht, bezwaar, voorwaarden, alimentatie, voogdij, rechtsbijstand, advies, termijn, getuige, verboden, wettelijk,
      schuldig
    noodgeval: noodgeval, brandweer, politie, ambulance, hulp, ongeluk, brand, eerste hulp, hulpdiensten, 112, ziekenhuis, bewusteloos,
      bloeding, gewond, hartaanval, vergiftiging, reanimeren, inbraak, overval, alarm, direct, beroerte, ademnood, bellen, sos,
      verbranding, gevaar, levensgevaar, ramp, waarschuwing, aed, spoed, evacuatie
    cadeaus: cadeau, verjaardag, verrassing, kaart, feliciteren, bloemen, feest, taart, jarig, kerst, cadeau idee, verrassen, mama,
      vriendin, inpakken, bon, trouwdag, jubileum, kinderen, speelgoed, moederdag, valentijn, boeket, bonbons, verlanglijst, sinterklaas,
      lootjes, inpakpapier, sieraad, parfum, kopen, geven, vaderdag, strik, kraamcadeau
    mode: kleding, aantrekken, schoenen, jas, broek, maat, jurk, overhemd, kapper, mode, mantel, bloes, rok, sokken, muts, handschoenen,
      sjaal, pak, jeans, trui, t shirt, dragen, kleur, stijl, merk, stropdas, ondergoed, sneakers, laarzen, make up, tas, sieraden,
      zonnebril, vandaag, kopen, sale, riem, bikini, combineren, handtas, weer
    besturing: stoppen, doorgaan, pauze, annuleren, herhalen, terug, volgende, hulp, ongedaan, bevestigen, overslaan, verder, starten,
      hervatten, nee, ja, vorige, nog een keer, beëindigen, menu, openen, sluiten, kiezen, verwijderen, wachten, omhoog, omlaag,
      laat maar, nieuw, herhaling, ga door
    aftellen tot een dag: hoe lang tot, hoeveel dagen, dagen tot, aftellen, weken tot, kerst, vakantie, verjaardag, nachtjes,
      oud en nieuw, zomer, weekend, wachten
    kleding naar weer: aantrekken, jas, regenjas, muts, sjaal, handschoenen, korte broek, zonnebril, laarzen, warm, koud, buiten,
      zonnebrand, paraplu, trui, dragen
    regen: regen, paraplu, bui, nat, regenjas, onweer, wolk, motregen, laarzen, neerslag, droog, buienradar, gieten, hoosbui
    noodweer: storm, noodweer, waarschuwing, code rood, orkaan, overstroming, bliksem, hagel, onweer, ijzel, aardbeving, hittegolf,
      evacuatie, gevaar, hoogwater
    zonsopgang: zonsopgang, zonsondergang, schemering, opkomen, ondergaan, licht, donker, daglicht, horizon, gouden uur, dageraad, zon
    afspelen: afspelen, pauze, stop, overslaan, verder, terug, volgende nummer, herhalen, vooruitspoelen, terugspoelen, shuffle, nummer,
      hervatten
    playlist: playlist, toevoegen, nummer, maken, afspeellijst, wachtrij, spotify, bibliotheek, favorieten, party, workout, verwijderen,
      lijst
    liedje herkennen: welk liedje, wie zingt, nummer, titel, artiest, album, shazam, speelt nu, band, tekst, melodie, herkennen, zanger
    muzieksmaak: leuk, mooi, houden van, duim, haten, favoriet, beoordelen, bewaren, smaak, genre, sterren, mening, lievelings
    bioscoopkaartjes: bioscoop, kaartje, voorstelling, zaal, tijd, vanavond, reserveren, stoel, rij, film, ticket, imax, popcorn, pathé,
      draaien
    wedstrijduitslag: uitslag, gewonnen, stand, verloren, doelpunt, wie, gelijk, punten, rust, gisteren, voorsprong, eindstand, tegen,
      strafschop
    speelschema: volgende wedstrijd, aftrap, wanneer speelt, tegenstander, thuiswedstrijd, uitwedstrijd, stadion, uitzending, seizoen,
      programma, tegen
    verhalen: verhaal, sprookje, vertellen, prinses, draak, kind, fabel, sage, voorlezen, slapen, heks, avontuur, ridder
    voicemail: voicemail, antwoordapparaat, afluisteren, bericht, gemist, piep, inspreken, wissen, spraakbericht, oproep
    lichtkleur: kleur, rood, blauw, groen, geel, paars, roze, oranje, wit, warm wit, lichtkleur, veranderen, regenboog, licht, turkoois
    gordijnen: gordijn, rolluik, rolgordijn, jaloezie, raam, omhoog, omlaag, openen, sluiten, zon, zonwering, verduisteren, luxaflex
    koffie: koffie, espresso, cappuccino, latte, koffiezetapparaat, kopje, bonen, melk, zetten, cafeïne, filter, sterk, mok, bakkie
    afval: afval, kliko, vuilnis, vuilnisbak, gft, restafval, papier, plastic, recycling, glasbak, grofvuil, buiten zetten, ophalen,
      milieustraat, pmd
    energie: stroom, gas, water, verbruik, meterstand, kilowattuur, energie, zonnepanelen, leverancier, stroomstoring, contract,
      slimme meter, voorschot, elektriciteit
    klussen in huis: loodgieter, elektricien, lek, kraan, verstopt, klusjesman, boor, verven, muur, schroef, hamer, dak, zekering,
      repareren, bouwmarkt, schimmel
    kooktijd: koken, minuten, hoe lang, ei, pasta, rijst, oven, temperatuur, garen, bakken, aardappel, kip, biefstuk, graden
    houdbaarheid: houdbaar, over datum, bedorven, koelkast, invriezen, vers, schimmel, bewaren, tht, nog goed, eetbaar, melk, vlees,
      restjes
    vervangen in recept: vervangen, in plaats van, alternatief, ei, boter, melk, bloem, suiker, bakpoeder, gist, karnemelk, room, vegan
    bar en drank: bar, bier, wijn, cocktail, kroeg, café, drinken, alcohol, borrel, whisky, gin, glas, happy hour, proost, pilsje, jenever
    retour: retour, terugsturen, ruilen, terugbetaling, geld terug, bon, kapot, garantie, verkeerde maat, beschadigd, retourneren,
      termijn, artikel, winkel
    openingstijden: openingstijden, open, dicht, sluiten, zondag, hoe laat, feestdag, koopavond, winkel, supermarkt, apotheek, vandaag,
      tot hoe laat
    kortingsbonnen: kortingscode, korting, coupon, verzilveren, aanbieding, actie, procent, black friday, cadeaubon, sparen, uitverkoop,
      koopje, voucher
    transacties: transactie, afgeschreven, laatste, afschrift, winkel, bedrag, aankoop, bijgeschreven, betaling, geschiedenis, maand,
      datum, overzicht
    pas kwijt: kwijt, gestolen, pas, blokkeren, weg, portemonnee, dief, vinden, melden, vervangen, verloren, bank, gejat
    betaling geweigerd: geweigerd, pas, betaling, werkt niet, waarom, kassa, niet geaccepteerd, mislukt, winkel, automaat, limiet, fout
    contant geld: contant, geldautomaat, pinnen, geld opnemen, storten, biljet, muntgeld, dichtstbijzijnde, kantoor, kosten, geldmaat
    fraude: fraude, verdacht, afschrijving, onbekend, misbruik, gestolen, phishing, niet van mij, oplichter, hacker, melden, identiteit,
      blokkeren, aangifte
    spaarpunten: punten, bonus, airmiles, inwisselen, sparen, klantenkaart, cashback, beloning, zegels, voordeel
    crypto: bitcoin, ethereum, crypto, wallet, koers, munt, blockchain, kopen, token, waarde, nft
    zakenreis: zakenreis, declaratie, onkosten, hotel, vlucht, bon, klant, kilometervergoeding, conferentie, lease, declareren
    elektrische auto: elektrische auto, laden, laadpaal, bereik, batterij, tesla, kwh, snelladen, laadkabel, hybride, laadpas, stroom,
      procent
    parkeren: parkeren, parkeerplaats, parkeergarage, parkeermeter, plek, vrij, parkeergeld, vergunning, wegslepen, waar staat mijn auto,
      boete, p en r
    pech en ongeluk: pech, ongeluk, slepen, anwb, wegenwacht, startkabels, band, lek, accu, verzekering, schade, gevarendriehoek,
      schadeformulier, aanrijding
    banden: band, bandenspanning, bar, lucht, winterbanden, zomerbanden, wisselen, profiel, lek, oppompen, velg, krik, reservewiel
    rijbewijs en kenteken: rijbewijs, kenteken, rijexamen, theorie, rijschool, rdw, cbr, overschrijven, verlengen, apk, rijles,
      kentekenbewijs
    huurauto: huurauto, huren, sixt, ophalen, terugbrengen, auto, verzekering, borg, kilometers, vliegveld, bestelbus, boeken, deelauto
    plekken in de buurt: in de buurt, dichtstbijzijnde, supermarkt, apotheek, bank, tankstation, park, omgeving, om de hoek, winkel, café,
      bakker, ziekenhuis, waar, meter
    vaccinaties: vaccinatie, prik, inenting, griep, tetanus, corona, reis, gele koorts, ggd, vaccin, hepatitis, malaria, booster, afspraak
    klachten: symptoom, pijn, koorts, hoest, hoofdpijn, misselijk, duizelig, uitslag, keelpijn, moe, diarree, jeuk, gezwollen, overgeven,
      verkouden
    mentale gezondheid: stress, angst, depressie, verdrietig, therapeut, eenzaam, paniek, burn out, psycholoog, praten, zorgen, rust,
      stemming
    zwangerschap en baby: baby, zwanger, bevalling, borstvoeding, luier, verloskundige, fles, kinderwagen, uitgerekend, weeën, echo,
      hapje, kraamzorg
    aardrijkskunde: hoofdstad, land, inwoners, continent, rivier, berg, vlag, eiland, oceaan, oppervlakte, grens, stad, provincie, europa,
      zee
    geschiedenis: oorlog, keizer, koning, jaar, wereldoorlog, middeleeuwen, romeinen, revolutie, eeuw, gouden eeuw, opgericht, veldslag,
      piramide, wanneer
    politiek: politiek, verkiezing, partij, tweede kamer, premier, minister, koning, regering, kamerlid, wet, coalitie, peiling,
      burgemeester, vvd, stemmen
    dieren: dier, leeuw, olifant, vogel, vis, walvis, insect, dinosaurus, dierentuin, beer, bos, soort, gevaarlijk, spin, slang, wolf,
      geluid, paard, koe
    wetenschap: wetenschap, natuurkunde, scheikunde, biologie, element, atoom, energie, experiment, evolutie, formule, dna, theorie,
      zwaartekracht
    horoscoop: horoscoop, sterrenbeeld, ram, stier, tweelingen, kreeft, leeuw, maagd, weegschaal, schorpioen, boogschutter, steenbok,
      waterman, vissen
    geloof: kerk, bijbel, gebed, moskee, paus, geloof, god, mis, dominee, doop, communie, islam, synagoge, katholiek
    meldingen: melding, notificatie, push, dempen, geluid, ongelezen, niet storen, app, bericht, uitzetten, trillen, waarschuwing
    printen en scannen: printen, printer, scannen, papier, inkt, toner, kopie, pagina, document, cartridge, pdf, dubbelzijdig, afdrukken
    computers: computer, laptop, pc, windows, mac, toetsenbord, muis, programmeren, python, server, crash, scherm, harde schijf, software,
      usb
    telefoonabonnement: abonnement, databundel, sim, roaming, kpn, vodafone, odido, prepaid, beltegoed, netwerk, opzeggen, onbeperkt,
      belminuten, proximus
    uiterlijk: kapper, haar knippen, nagels, make up, baard, scheren, huid, crème, massage, parfum, tattoo, lippenstift, verven, spa
    verveling: vervelen, saai, wat doen, vermaken, spel, mop, idee, suggestie, tijdverdrijf, plezier, hobby, vrije tijd, raadsel
    stemming: verdrietig, blij, moe, boos, gestrest, eenzaam, slecht, goed, humeur, opvrolijken, huilen, verliefd, zenuwachtig, bang
    niet verstaan: herhalen, wat zei je, nog een keer, niet verstaan, langzamer, harder, uitleggen, bedoelen, duidelijker, anders, zeggen
    annuleren: annuleren, stop, laat maar, vergeet het, ophouden, terug, ongedaan, nee, toch niet, beëindigen, fout, per ongeluk, genoeg
    """
}

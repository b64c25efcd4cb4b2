// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Danish words point to one subject.
  static let danishSubjects = """
    [topics]
    vækkeur: vækkeur, alarm, vække, vågne, snooze, stå op, tidligt, morgen, ur, sove over, vækning, gå i seng, soveværelse, hverdag,
      klokken, ringe, lyd, weekend, slumre, fridag, sovetryne, natbord, komme op
    timer: timer, nedtælling, minut, sekund, stopur, tilbage, tid, æggeur, tælle ned, stoppe, æg, ovn, kogetid, bippe, pause, resterende,
      starte, kvarter, pizza, te, træning, interval
    påmindelse: påmindelse, minde, glemme, huske, opgave, tid, vigtigt, reminder, påminde, ringe til, medicin, fødselsdag, aftale,
      lægetid, senere, seddel, deadline, vande, betale, hente, aflevere, skraldespand
    kalender: kalender, møde, aftale, begivenhed, uge, mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, invitation, planlægge,
      konference, eftermiddag, formiddag, fri, skema, program, ledig, optaget, deltager, indkalde, dag, næste uge, aflyse, planer, agenda,
      tidspunkt, tilbagevendende, dobbeltbooket, mødelokale
    opgaver: opgave, liste, gøremål, krydse af, projekt, færdig, husholdning, todo, to do, udføre, mangle, prioritet, tjekliste, rydde op,
      ærinde, deadline, pligt, udestående, slette, tilføje, punkt
    indkøbsliste: indkøbsliste, handle, supermarked, mælk, brød, æg, smør, ost, frugt, grøntsager, dagligvarer, købe, kaffe, kød,
      kartofler, toiletpapir, seddel, mangle, sætte på, pålæg, pasta, æbler, bananer, skyr, juice, vaskemiddel, yoghurt, netto, føtex, ris
    noter: note, notat, skrive ned, memo, dagbog, idé, diktere, seddel, notesbog, tekst, huske, tanke, optegnelse, referat, gemme,
      skrible, post it, læse op, oprette, indfald
    tid: klokken, tid, time, tidszone, sommertid, vintertid, tidsforskel, midnat, minut, lokal tid, ur, sekund, formiddag, eftermiddag,
      aften, nat, nu, tidligt, sent, new york, london, tokyo, klokkeslæt, gmt
    dato: dato, dag, i dag, i morgen, i går, måned, år, ugenummer, skudår, januar, februar, marts, april, maj, juni, juli, august,
      september, oktober, november, december, uge, overmorgen, forleden, weekend, fødselsdag, hvilken dag, ugedag, kalenderår, kvartal,
      årstid, vinter, sommer
    helligdage: helligdag, jul, påske, nytår, pinse, juleaften, fastelavn, sankt hans, halloween, advent, grundlovsdag, ferie, fri,
      langfredag, skærtorsdag, juledag, nytårsaften, kristi himmelfart, valentinsdag, mors dag, fars dag, mortensaften, store bededag,
      ramadan, fridag, sankt hans aften, vinterferie, efterårsferie, sommerferie
    vejr: vejr, regn, sol, sne, paraply, temperatur, grader, vind, storm, skyet, torden, tåge, hagl, frost, koldt, varmt, vejrudsigt,
      jakke, byger, blæse, fugtighed, overskyet, solskin, hedebølge, orkan, dmi, udenfor, minusgrader, regnjakke, solcreme, uv,
      luftfugtighed, glat, slud, gummistøvler, klima, weekend, skyfri, skybrud, vejrmelding, snevejr, frostvejr, tørvejr, halstørklæde,
      handsker, hue
    luft: luftkvalitet, pollen, forurening, smog, ozon, allergi, luft, partikler, pollental, støv, høfeber, luftfugtighed, udstødning,
      indeklima, birk, græs, røg, astma, åndedræt, uv indeks, co2
    astronomi: måne, sol, stjerne, planet, mars, rummet, fuldmåne, formørkelse, raket, astronaut, stjernebillede, univers, nordlys,
      solopgang, jorden, jupiter, venus, saturn, galakse, teleskop, komet, stjerneskud, mælkevejen, nymåne, rumskib, nasa, satellit,
      kredsløb, sort hul, måneformørkelse, solformørkelse, meteor, big bang
    nyheder: nyheder, avis, politik, regering, valg, artikel, overskrift, statsminister, verden, journalist, folketing, presse, seneste,
      aktuelt, dr, tv2, krig, parti, minister, politisk, rapport, medie, radioavis, tv avisen, dagsorden, begivenhed, verdensnyheder,
      indland, udland, kriminal, debat, økonomi, overblik, breaking, berlingske, ekstra bladet
    sport: sport, fodbold, kamp, mål, hold, superliga, håndbold, stilling, resultat, spiller, tennis, cykling, badminton, træner, stadion,
      liga, mesterskab, olympiske lege, vinde, tabe, score, sæson, turnering, vm, em, champions league, premier league, finale, målmand,
      klub, landshold, golf, ishockey, basketball, tabel, tour de france, formel 1, brøndby, fck, straffe, dommer, rødt kort, halvleg,
      boksning, målscorer, kvalifikation, spillested, transfer
    musik: musik, sang, album, playliste, band, kunstner, sanger, lytte, spille, rock, pop, jazz, klassisk, koncert, guitar, klaver,
      genre, højttaler, nummer, popmusik, hiphop, rap, heavy, soundtrack, afspille, plade, lyrik, kor, musiker, hit, single, spotify,
      komponist, trommer, shuffle, favorit, danse, orkester, melodi, omkvæd, dj, gruppe, tekst, playlister, volumen
    radio: radio, kanal, frekvens, lytte, station, vært, udsendelse, fm, dr p3, p3, p4, nyheder, netradio, dab, tune, sender, program,
      musik, podcast, lokalradio, nova, morgenradio, radioavisen, skifte kanal
    podcast: podcast, afsnit, abonnere, lytte, interview, vært, sæson, episode, nyeste, hente, spole, hastighed, mørkeland, serie,
      true crime, følge, højttaler, lydprogram, downloade, spotify, pause, uafspillet
    lydbog: lydbog, kapitel, bog, forfatter, oplæser, lytte, læse op, fortælle, mofibo, storytel, roman, krimi, fortsætte, bogmærke,
      hastighed, afspille, pause, godnathistorie, saxo, audible, indtalt
    film: film, biograf, skuespiller, instruktør, trailer, komedie, thriller, gyser, oscar, streame, drama, biografbillet, spille med,
      rolle, premiere, netflix, anmeldelse, romantisk, animation, sal, popcorn, imdb, filmstjerne, anbefale, spilletid, undertekster,
      rating, børnefilm, science fiction, western, biffen, action, blockbuster, dansk film, klassiker, efterfølger, krimi
    tv: tv, fjernsyn, kanal, serie, afsnit, program, fjernbetjening, netflix, dokumentar, sæson, udsendelse, tv2, dr1, skærm, optage, hbo,
      disney, undertekster, viaplay, tv avisen, reality, realityshow, talkshow, streaming, sitcom, sende, skifte kanal, sportskanal,
      smart tv, chromecast, krimiserie, x factor, vild med dans, i aften
    bøger: bog, læse, roman, forfatter, bibliotek, kapitel, bestseller, side, forlag, digt, krimi, ebog, e bog, litteratur, skrive,
      læsning, fantasy, tegneserie, udgive, titel, skønlitteratur, biografi, novelle, anmelde, låne, boghandel, kindle, forfattere,
      klassiker, digtsamling, serie, børnebog, harry potter, h c andersen
    spil: spil, quiz, gåde, skak, kort, niveau, point, brætspil, computerspil, puslespil, konsol, playstation, xbox, nintendo, switch,
      multiplayer, sudoku, minecraft, fortnite, kortspil, ludo, matador, vende, terning, kryds og bolle, hangman, konkurrence, vinde, tur,
      sværhedsgrad, app, gættelege, modspiller, highscore, krydsord, bordfodbold, backgammon, bingo
    vittigheder: vittighed, joke, grine, sjov, humor, vits, morsom, komisk, spøg, underholde, morsomt, punchline, far, gåde, gøre grin,
      komiker, latter, alle børnene, stand up, skør, drille, underholdning, ordspil
    foto: billede, foto, kamera, selfie, album, fotografere, galleri, filter, blitz, portræt, skyde, tage, vis, billeder, ferie,
      slideshow, redigere, dele, zoom, beskære, fotoalbum, videoklip, google fotos, sort hvid, optagelse, fotobog, ramme, linse, skarp,
      uskarp, panorama
    telefon: ringe, telefon, opkald, nummer, lægge på, ubesvaret, telefonsvarer, ringetone, svare, optaget, samtale, kontakt, taste,
      besvare, kalde, ringe op, mobil, videoopkald, forbindelse, højttaler, genkald, telefonnummer, hemmeligt nummer, ringe tilbage,
      afvise, telefonsamtale, svare på, mor, opkaldshistorik, viderestilling, fastnet, headset
    beskeder: besked, sms, sende, chat, svare, whatsapp, gruppe, emoji, tekst, læse, skrive, modtager, tekstbesked, messenger, skriv til,
      læs op, ulæst, nyeste, samtale, signal, mms, billede, tilbage, sige til, imessage, gruppechat, stemmebesked, diktere, videresende,
      smiley
    mail: mail, email, indbakke, emne, vedhæftning, afsender, spam, kladde, videresende, ulæst, nyhedsbrev, modtager, e mail, gmail,
      outlook, bilag, mailadresse, svare, sende, uåbnet, mappe, arkivere, signatur, hotmail, søg, læse, skrive, slette, cc, papirkurv,
      nye mails, papirpost, mailboks, ulæste mails
    kontakter: kontakt, adressebog, nummer, adresse, fødselsdag, ven, familie, telefonnummer, navn, kontaktliste, mobilnummer,
      emailadresse, gemme, oplysninger, tilføje, redigere, kollega, telefonbog, kaldenavn, slette, firma, ring op, favoritkontakt,
      personer, hjemmenummer
    sociale medier: facebook, twitter, instagram, tweet, opslag, status, profil, følgere, like, kommentar, hashtag, venneanmodning,
      tiktok, snapchat, poste, story, linkedin, youtube, pinterest, dele, opdatering, feed, selfie, influencer, besked, tagge, venner,
      retweet, meta, notifikation, lægge op, messenger, gruppe, twitch, reddit, privatliv
    lys: lys, lampe, dæmpe, tænde, slukke, lysstyrke, farve, stue, soveværelse, køkken, gang, belysning, rød, blå, grøn, hvid, kontakt,
      badeværelse, pære, loftslampe, mørkere, gul, lilla, orange, hue, spots, stærkt, svagt, blinke, udendørs, stemning, procent, lyskæde,
      kælder, entré, natlampe, kontor, udelys, sort, skrue, sengelampe, farveskift, varm hvid
    varme: varme, termostat, temperatur, grader, radiator, koldt, aircondition, ventilator, gulvvarme, køle, fyr, klima, celsius,
      fjernvarme, varmepumpe, aircon, køligt, fryse, stue, gasfyr, indetemperatur, skrue, luftfugter, affugter, brændeovn, pejs, eco,
      varmeregning, badeværelse, energi, lun
    sikring af hjemmet: dør, lås, alarm, kamera, garage, vindue, indbrud, nøgle, dørklokke, røgalarm, bevægelsessensor, hoveddør,
      tyverialarm, indbrudstyv, sirene, overvågning, bagdør, kode, port, røg, vandlås, babyalarm, ringe på, videoovervågning, åben,
      vandlækage, hængelås, vagt, sikkerhed, fremmed, tyv, gæst, pincode, tilkoble, frakoble
    smart hjem: enhed, stikkontakt, persienne, rutine, sensor, kontakt, smart hjem, gardin, scene, automatisk, hue, smart, wifi,
      google home, alexa, siri, homekit, automatisering, forbinde, tænde, slukke, apparat, wemo, rullegardin, lampe, føler, gateway, app,
      hub, filmaften, godnat, forlader huset, kommer hjem, strømstik, zigbee, programmere
    støvsuger: støvsuger, robotstøvsuger, støv, gulv, rengøring, vaske gulv, tæppe, ren, ladestation, robot, roomba, moppe, suge, beskidt,
      køkken, hjørne, krummer, dock, filter, pose, snavs, starte, gulvvask, batteri, stue, hundehår, feje, kost, parkere, hjem
    køkken: kaffe, kaffemaskine, ovn, mikroovn, opvaskemaskine, køleskab, elkedel, komfur, brødrister, forvarme, kop, fryser, blender,
      bryg, emhætte, opvask, temperatur, grader, airfryer, gryde, pande, stegepande, vaffeljern, espresso, røremaskine, mikrobølgeovn,
      kogeplade, timer, grill, skål, kniv, bestik, tallerken, skuffe, skab, induktion, foodprocessor
    vasketøj: vaskemaskine, tørretumbler, vasketøj, vaske, centrifugere, stryge, plet, vaskemiddel, tøj, vaskeprogram, strygejern, tørre,
      sæbe, snavset, lagen, håndklæde, uld, hvidvask, skyllemiddel, tumbler, sokker, bukser, vaskekurv, hænge op, vaskekælder, kogevask,
      finvask, skåneprogram, tørresnor, renseri, folde
    madlavning: opskrift, lave mad, bage, ingrediens, ret, ovn, pande, gryde, grille, salt, sukker, mel, dej, kage, sovs, pasta, suppe,
      kød, løg, hvidløg, krydderi, portion, mad, koge, stege, middag, minutter, tilberede, kylling, fisk, ris, æg, smør, fløde, marinade,
      grader, røre, hakke, piske, simre, skære, dessert, vegetarisk, aftensmad, salat, brød, gær, boller, frikadeller, bøf, oksekød, laks,
      lasagne, dressing, kogebog, trin, hjemmelavet, bagning, lagkage
    ernæring: kalorie, protein, fedt, kulhydrat, vitamin, sund, kur, næring, sukker, vegansk, vegetarisk, fibre, tabe sig, gluten,
      fedtindhold, sukkerindhold, diæt, slankekur, jern, kalk, salt, kolesterol, mineraler, morgenmad, spise, indhold, fødevare,
      mættet fedt, keto, lchf, faste, sundhed, energi, lavkarbo, allergi, laktose, nødder, magnesium, koffein, daglig dosis
    restaurant: restaurant, bord, bestille, spise, menu, italiensk, kinesisk, sushi, café, bar, middag, frokost, anmeldelse, udeservering,
      gæster, bordbestilling, reservere, reservation, spisested, kort, tjener, personer, mexicansk, indisk, thai, steak, fransk, vegansk,
      brunch, drikkepenge, hyggelig, fine dining, michelin, allergi, børnevenlig, ventetid, i nærheden, buffet, tapas, regning, vinmenu,
      bedste, kinamad, mad, dresscode, terrasse, kok
    madlevering: pizza, levere, bestille, takeaway, afhentning, burger, leveringstid, udbringning, kebab, wolt, just eat, mad, bringe,
      hente, ankomme, bud, sushi, bestilling, kinamad, levering, drikkepenge, sulten, menu, too good to go, nemlig, aftensmad, færdigret,
      måltidskasse
    indkøb: købe, bestille, butik, pris, tilbud, rabat, kurv, mærke, størrelse, kasse, tøj, sko, produkt, udsalg, online, webshop, vare,
      netbutik, bytte, farve, model, elektronik, gave, mode, forretning, supermarked, billig, dyr, anmeldelse, sammenligne, lager, sale,
      black friday, bestilling, center, ønskeliste, amazon, zalando, elgiganten, kampagne, møbler, mærkevare, returret, gavekort, kupon,
      garanti
    pakker: pakke, bestilling, levering, postnord, post, forsendelse, spore, retur, udlevering, pakkeboks, frimærke, track and trace,
      sporingsnummer, gls, dao, levere, modtage, leverance, forsinket, pakkeshop, sende, ankomme, brev, porto, dhl, ups, adresse,
      afhentning, status, bud, udbringe, postkasse, returnere, told, varer, leveringsdato, pakkelabel, fragt, fragtpris
    bank: konto, saldo, bank, penge, opsparing, lønkonto, kontonummer, kontoudtog, åbne, filial, nemkonto, indestående, bankrådgiver,
      overførsel, hævning, netbank, mobilbank, rente, kontooversigt, kroner, iban, budgetkonto, posteringer, oprette konto,
      opsparingskonto, rådighed, overtræk, danske bank, nordea, jyske bank, hæveautomat, kontanter, bevægelser, indsætte, dankort,
      transaktion, minus
    kort: kreditkort, dankort, pinkode, grænse, spærre, mistet, stjålet, nyt kort, afvist, udlandet, aktivere, udløbsdato, visa,
      mastercard, kort tabt, betalingskort, debetkort, kreditgrænse, misbrug, svindel, erstatningskort, chip, kontaktløs, apple pay,
      genåbne, magnetstribe, bestille, pin, virker ikke, gebyr, udløbe, afvise, betalt, beløbsgrænse, rejse, frys, lukke, blokere
    betaling: betale, overføre, overførsel, mobilepay, betaling, beløb, kroner, modtager, transaktion, penge, hævet, betalingsservice,
      sende penge, anmode, konto, regning, bankoverførsel, kortbetaling, faktura, afvente, kvittering, kontonummer, ven, straks, skylde,
      dele, gebyr, forfalde, planlagt, fejl, udlandet, iban, swift, fast overførsel, pengeoverførsel, paypal
    regninger: regning, faktura, betale, el, vand, husleje, forfaldsdato, rykker, elregning, gebyr, betalingsdato, abonnement,
      telefonregning, internet, varme, gas, ubetalt, girokort, beløb, skylde, rate, betalingsservice, licens, forfalden, mobilregning,
      forbrug, inkasso, autobetaling, aconto, betalingsfrist, vandregning, automatisk, netflix, årsregning, elselskab
    lån: lån, kredit, rente, boliglån, afdrag, gæld, kreditvurdering, løbetid, realkredit, ydelse, forbrugslån, kviklån, billån, bank,
      omlægge, restgæld, ansøge, sikkerhed, kaution, realkreditlån, huslån, rådgiver, kreditværdig, rki, su lån, kreditscore,
      tilbagebetale, månedlig, fast rente, variabel rente, obligation, pant, sum, kassekredit, åop
    forsikring: forsikring, skade, præmie, indboforsikring, selvrisiko, dækning, bilforsikring, police, ulykke, anmelde,
      forsikringsselskab, police nummer, rejseforsikring, ulykkesforsikring, livsforsikring, tyveri, vandskade, dækker, erstatning,
      opsige, brand, husforsikring, sundhedsforsikring, hundeforsikring, skadesanmeldelse, tryg, topdanmark, forsikre, betale, kasko,
      ansvar, skift, stormskade
    skat: skat, årsopgørelse, forskudsopgørelse, moms, fradrag, restskat, skattestyrelsen, indkomst, skatteprocent, skattevæsenet,
      skattekort, tilbage, betale, overskydende, årsindkomst, rette, selvangivelse, kørselsfradrag, frist, trækprocent, forskud, afgift,
      tastselv, kirkeskat, bundskat, topskat, beskatning, bopæl, kapitalindkomst, arv, gaveafgift, registreringsafgift, frikort
    løn: løn, indkomst, brutto, netto, lønseddel, tjene, bonus, lønforhøjelse, feriepenge, timeløn, lønnen, udbetale, månedsløn, skat,
      arbejdsgiver, overenskomst, pension, overtid, tillæg, lønningsdag, årsløn, a kasse, dagpenge, su, gage, arbejde, lønstigning,
      kontanthjælp, minimumsløn, sygedagpenge, minut, timepris, forhandle
    pension: pension, folkepension, efterløn, arbejdsmarkedspension, pensionsalder, opsparing, pensionist, ratepension, pensionskasse,
      gå på pension, spare op, udbetaling, alder, livrente, indbetale, pensionsopsparing, atp, arbejdsgiver, seniorpension, alderspension,
      ældrecheck, førtidspension, pfa, afkast, aldersopsparing, indskud, otium
    børs: aktie, børs, kurs, investere, fond, udbytte, bitcoin, krypto, afkast, obligation, portefølje, depot, aktiekurs, c25,
      novo nordisk, apple, tesla, indeks, investering, investor, aktiemarked, stige, falde, købe, sælge, nasdaq, dow jones, værdipapir,
      handle, wall street, markedet, rate, mærsk, etf, udvikling, dividende, formue
    valuta: valuta, valutakurs, euro, dollar, pund, kroner, omregne, veksle, yen, kurs, norske kroner, svenske kroner, franc, rand,
      veksling, bank, konvertere, beløb, dagens, bitcoin, vekselkurs, omsætte, penge, udland, rejse, dyr, kontanter, zloty, baht,
      tyrkiske lira, valutaomregner
    udgifter: udgifter, budget, spare, forbrug, mad, måned, omkostninger, rådighedsbeløb, sparemål, bruge, penge, indkøb, restaurant,
      oversigt, kategori, transaktioner, spareplan, lægge til side, faste udgifter, dagligvarer, abonnementer, indtægter,
      husholdningsbudget, sidste måned, beløb, rådighed, tøj, transport, opsparingsmål, køb, benzin, penge tilbage, overskud, pengeforbrug
    arbejde: arbejde, kontor, chef, kollega, firma, projekt, møde, overarbejde, vagt, kunde, hjemmearbejde, præsentation, medarbejder,
      opgave, arbejdsplads, arbejdsdag, virksomhed, vagtplan, timer, mødelokale, stemple ind, stilling, direktør, afdeling, personale,
      deadline, rapport, frokostpause, kantine, fyraften, team, branche, løn, printer, kontormøde, leder, forretningsrejse, teams, zoom,
      arbejdstid
    ferie fra arbejde: ferie, feriedage, fri, sygemelding, barsel, ansøgning, personaleafdeling, godkendt, fravær, feriefridag,
      ferieansøgning, orlov, afspadsering, syg, sygedag, feriesaldo, godkende, leder, barns sygedag, restferie, feriepenge, afvist, søge,
      forældreorlov, planlægge, ferieuge, optjent, fridag, sommerferie, registrere, afslag, afholdt ferie, ubrugt
    jobsøgning: job, søge, ansøgning, cv, jobsamtale, stillingsopslag, arbejdsgiver, praktik, karriere, arbejdsløs, jobcenter, stilling,
      jobopslag, ansættelse, ansættelsessamtale, jobannonce, linkedin, fuldtid, deltid, studiejob, ledig, jobnet, fyret, sagsbehandler,
      dagpenge, a kasse, rekruttering, kvalifikationer, fritidsjob, kompetencer, løn, uddannelse, referencer, kandidat, headhunter, vikar,
      elevplads, læreplads
    bil: bil, motor, olie, dæk, værksted, syn, batteri, bremser, reparation, nummerplade, kørekort, service, punktering, dæktryk, viskere,
      vejhjælp, køretøj, mekaniker, olieskift, forrude, kobling, gear, dækskift, vinterdæk, forsikring, køreskole, registrere,
      registreringsattest, starter ikke, lampe, udstødning, fælge, bilvask, brugt bil, leasing, vejafgift, tankklap, sprinklervæske,
      lygter, bagagerum, sæde, airbag, motorlampe, kilometertal, synshal, fdm, startkabler, ejerskifte, rust, hestekræfter, volvo,
      volkswagen, toyota, tesla, peugeot
    tanke: benzin, tanke, diesel, tankstation, brændstof, liter, forbrug, rækkevidde, ladestander, elbil, benzinpris, brændstofniveau,
      fuld, tom, blyfri, oktan, hvor langt, pumpe, kilometer, shell, circle k, q8, ok, benzinmåler, pris, rækker, reserve, oplade,
      lynlader, opladning, kwh, hybrid, nærmeste, billigste, adblue
    trafik: trafik, kø, ulykke, vejarbejde, motorvej, omkørsel, myldretid, spærret, fartkamera, vej, pendle, forsinkelse, trafikprop,
      køretid, bilkø, trafikmelding, hovedvej, langsom, lyskryds, trafikuheld, storebælt, ringvej, rush, stillestående, tæt, vejret, køre,
      alternativ rute, trafikinfo, uheld, politi, fotovogn, hastighed, holdt, lillebælt, limfjorden, e20, hvor lang tid, arbejde,
      roskilde, kørsel
    navigation: rute, vejvisning, vej, kort, adresse, kilometer, afstand, dreje, destination, retning, venstre, højre, gade, navigere,
      bro, gps, google maps, find vej, kørselsvejledning, hjem, afkørsel, motorvej, rundkørsel, nord, syd, øst, vest, hurtigste,
      i nærheden, undgå, minutter, gå, cykle, køre, kryds, ligeud, landevej, ankomst, hvor langt, vejbeskrivelse, rejsetid, afslutte,
      stop undervejs, krak, lokation
    offentlig transport: bus, tog, metro, letbane, station, perron, stoppested, køreplan, billet, skifte, afgang, forsinkelse, rejsekort,
      spor, linje, konduktør, rejseplanen, dsb, togbillet, ankomst, færge, s tog, næste, busstop, banegård, afgå, bustider, pendlerkort,
      togtider, hovedbanegården, nørreport, intercity, lyntog, aflyst, togstation, rejse, zone, periodekort, kontrollør, siddeplads,
      pladsbillet, bybus, flextrafik, buskort, ungdomskort, pladsreservation, movia, sporarbejde, holdeplads
    taxi: taxi, taxa, uber, chauffør, tur, hente, kørsel, lift, hyrevogn, køre, bestille, 4x35, dantaxi, afhente, lufthavn, pris, vente,
      hvornår, adresse, bolt, viggo, samkørsel, passagerer, bil, drosche, ankomme, betale, vogn, bagage
    fly: fly, flyvning, lufthavn, gate, checke ind, boarding, lande, boardingkort, terminal, flyselskab, mellemlanding, sæde, kastrup,
      forsinket, afgang, flybillet, rejse, flyve, letter, billund, bagage, flynummer, direkte, business class, økonomiklasse, sas,
      norwegian, ryanair, ankomst, pilot, check in, aflyst, rundrejse, enkelt, retur, stewardesse, vinduesplads, mellemlande,
      ombordstigning, security, sikkerhedskontrol, transfer, billige, passager, indrejse, pas, taxfree
    bagage: bagage, kuffert, håndbagage, bortkommet, taske, rygsæk, pakke, bagagebånd, væsker, kilo, mistet, forsvundet, vægt, kabine,
      tjekke ind, lufthavn, flyselskab, sportsudstyr, størrelse, overvægt, indtjekket, tabt, bånd, rulle, efterlyse, mål, tilladt,
      barnevogn
    hotel: hotel, værelse, overnatte, booke, overnatning, morgenmad, checke ind, checke ud, sommerhus, stjerner, ophold, reception,
      booking, hostel, vandrehjem, nætter, dobbeltværelse, enkeltværelse, airbnb, reservation, pool, suite, booke værelse, parkering,
      billigt, centrum, hotelværelse, motel, kro, spa, udsigt, bed and breakfast, feriehus, resort, afbestille, roomservice, fælles, gæst,
      hund tilladt, femstjernet, seng, ankomst
    rejser: rejse, ferie, udflugt, seværdighed, strand, turist, rejsemål, udlandet, museum, camping, ø, vandre, besøge, krydstogt,
      charter, rejsebureau, guide, attraktion, sightseeing, sommerhus, pakke, flyrejse, by, oplevelse, backpacker, skiferie, storbyferie,
      weekendtur, safari, solferie, bagage, hotel, afbudsrejse, sydpå, rejseplan, rejsebudget, billig, spanien, grækenland, bjerge,
      opdage, tivoli, legoland, roadtrip, kultur
    rejsedokumenter: visum, pas, ambassade, told, grænse, rejsevejledning, vaccination, sikker, farlig, konsulat, malaria,
      opholdstilladelse, pasnummer, udløbe, forny, id, indrejse, udenrigsministeriet, borgerservice, statsborger, statsborgerskab,
      legitimation, vacciner, terror, krav, gyldig, turistvisum, arbejdstilladelse, esta, rejseforsikring, sikkerhed, coronapas,
      tilladelse, foto, ansøge, rejse
    sundhed: læge, syg, sygehus, hospital, ondt, feber, hoste, forkølet, influenza, hovedpine, sygdom, tandlæge, symptom, allergi,
      behandling, mavepine, ondt i halsen, diarre, kvalme, udslæt, brækket, lægetid, sundhed dk, blodprøve, vaccine, temperatur, diagnose,
      sår, svimmel, hudlæge, corona, lægevagt, 1813, skadestue, patient, psykolog, blodtryk, diabetes, operation, migræne, kræft, astma,
      mave, ryg, knæ, henvisning, sygesikring, speciallæge, undersøgelse, fysioterapeut, smitte, betændelse
    medicin: medicin, tablet, apotek, dosis, bivirkning, recept, antibiotika, smertestillende, pille, salve, vaccine, tabletter, panodil,
      ipren, tage, penicillin, vitamin, lægemiddel, håndkøb, blodtryk, p pille, forny, næse spray, øjendråber, insulin, receptfri,
      milligram, hostesaft, overdosis, indlægsseddel, creme, plaster, sovepille, kapsel
    træning: træning, løbe, jogge, skridt, øvelse, muskler, yoga, fitnesscenter, cykle, svømme, puls, kilometer, træne, workout, fitness,
      styrketræning, maraton, armbøjninger, mavebøjninger, squat, planke, crossfit, opvarmning, stræk, udstrækning, cykling, svømning,
      kalorier, gåtur, distance, kondition, runde, vægte, håndvægte, løbetur, pilates, spinning, strava, aktivitet, motion, hold, mål,
      roning, tempo, skridttæller, træningsplan
    søvn: søvn, sove, falde i søvn, træt, seng, drøm, snorke, nat, lur, søvnlyde, søvnløs, vågne, hvile, regnlyd, hvid støj, bølger,
      mareridt, godnat, middagslur, sengetid, soverytme, døgnrytme, vækkeur, dyb søvn, timer, hovedpude, dyne, puder, madras, insomni,
      melatonin, sovemusik, afslappende, vuggevise, lyde, morgen
    meditation: meditation, slappe af, ro, trække vejret, stress, mindfulness, afslapning, naturlyde, yoga, meditere, åndedræt,
      afspænding, vejrtrækning, guidet, rolig, stilhed, øvelse, bodyscan, fokus, angst, indre ro, tanker, headspace, klokke, regn, havet,
      musik, daglig, nærvær, nervøs, balance, fred, bølger, skovlyde
    skole: skole, lektie, lærer, eksamen, universitet, studie, klasse, karakter, fag, student, elev, undervisning, time, skema, prøve,
      opgave, matematik, historie, læse, gymnasium, folkeskole, kursus, studerende, professor, forelæsning, afhandling, stil, fysik, kemi,
      biologi, geografi, aflevering, aula, lectio, su, uddannelse, frikvarter, skoleferie, skriftlig, mundtlig, specialet, forældremøde,
      skoletaske, samfundsfag, karakterer, klassekammerat, optagelse, kollegium, efterskole, højskole, fremlæggelse
    sprog: oversætte, engelsk, dansk, tysk, fransk, spansk, sprog, ord, sætning, udtale, grammatik, gloser, oversættelse, italiensk,
      svensk, norsk, arabisk, polsk, kinesisk, japansk, sige, tale, lære, betyde, fremmedsprog, portugisisk, russisk, dialekt, accent,
      modersmål, duolingo, tolk, latin, hedde, vending, udtryk, alfabet, tyrkisk
    ord: betydning, definition, ord, stave, ordbog, synonym, modsætning, forkortelse, rim, stavning, betyde, definere, bogstav, begreb,
      udtryk, grammatik, forklare, fremmedord, bøjning, flertal, ental, navneord, udsagnsord, tillægsord, slang, oprindelse, modsat,
      antonym, komma, sprog, låneord, sammensat, sætning, rimord, ordsprog, vokal
    matematik: regne, plus, minus, gange, divideret, procent, kvadratrod, sum, tal, matematik, gennemsnit, ligning, brøk, lægge sammen,
      trække fra, dividere, multiplicere, lommeregner, udregne, beregne, facit, regnestykke, potens, halvdelen, dobbelt, areal, geometri,
      algebra, rumfang, omkreds, pi, tabel, gangetabel, decimal, afrunde, stykke, primtal, kvadrat, trekant, cirkel, logaritme, sinus,
      funktion, lig med
    enheder: omregne, meter, kilometer, mil, tomme, kilo, gram, pund, liter, deciliter, celsius, fahrenheit, spiseske, teske, konvertere,
      måle, centimeter, millimeter, fod, kop, unse, gallon, hektar, kvadratmeter, grader, ton, knob, watt, kilowatt, omregning,
      hvor mange, målestok, længde, vægt, rumfang, volumen, kubikmeter, yard, hvor meget, milliliter, dl, kg, km, kelvin, minut, dag, byte
    tilfældighed: terning, mønt, plat, krone, tilfældig, kaste, trække lod, held, plat eller krone, tal, vælge, bestemme, slå, spille,
      møntkast, lykkehjul, random, bogstav, gæt, ti, seks, sekssidet, kort, bland, lotto, lykke, generere, sten saks papir,
      tilfældigt tal, lodtrækning, navn
    viden: fakta, hovedstad, indbyggere, land, opfinder, historie, højeste, største, dyr, bjerg, flod, videnskab, wikipedia, befolkning,
      århundrede, hvem, hvornår, hvor mange, verden, hurtigste, dybeste, geografi, konge, krig, opdage, præsident, ældste, sø, hav,
      kontinent, by, flag, nationalsang, univers, atom, kemi, fysik, grundstof, dinosaur, romerriget, vikinger, verdenskrig, rekord,
      mindste, leksikon, årstal, forsker, filosof, sprog, valuta, længste, planet, historisk, opfandt, middelalder
    kendte: skuespiller, kendt, sangerinde, født, gift, stjerne, biografi, død, formue, konge, dronning, præsident, kendis, alder,
      fødselsdag, sanger, kæreste, berømt, børn, hvem er, model, fodboldspiller, højde, filmstjerne, musiker, influencer, kongelig,
      politiker, skandale, kongehuset, kronprins, kronprinsesse, nobelpris, hollywood, sladder, rig, reality, komiker, statsminister, vægt
    assistenten: assistent, navn, hedde, robot, menneske, skaber, udvikle, følelse, stemme, kunstig intelligens, gammel, tale, hobby,
      siri, alexa, google, computer, hvem er du, skabt, født, fødselsdag, yndlings, drømme, bo, familie, kæreste, alder, maskine,
      programmere, kunstig, ægte, levende, kloge, kan du, evner, ven, mand, kvinde, tænke, elske, sove, spise, føle, lyve, chatgpt, sang,
      farve, forstå, bevidsthed, køn, lytte
    assistentens indstillinger: sprog, stemme, accent, hastighed, navn, indstilling, hviske, bruger, tale, hurtigere, langsommere,
      mandestemme, kvindestemme, dansk, engelsk, lyd, skifte, kalde, vækkeord, mikrofon, konto, profil, mit navn, højere, lavere, køn,
      dialekt, volumen, personlighed, aktivere, slå fra, husk
    hilsner: hej, hallo, godmorgen, farvel, godnat, hvordan går det, velkommen, godaften, vi ses, hey, dav, goddag, god dag, god weekend,
      god morgen, god aften, hvordan har du det, morgen, god nat, tillykke, god jul, godt nytår, ses, hav det godt, sov godt, mojn, hejsa,
      hej hej, på gensyn, hvad så, pas på, hilsen, hyggeligt, rart
    ros og ris: godt klaret, super, dum, dårlig, forkert, klage, skuffet, irriterende, dygtig, tilfreds, klog, fantastisk, elendig,
      ubrugelig, perfekt, sød, hjælpsom, fejl, elsker, hader, træls, god, flot, sur, vred, problem, latterlig, imponeret, misforstå,
      idiot, langsom, genial, tosset, glad, undskyld, brokke, sej, nederen, kedelig
    lydstyrke: lydstyrke, lyd, høj, lav, lydløs, skrue, procent, bas, volumen, skru op, skru ned, lavere, mute, dæmpe, halv, maks,
      maksimum, højttaler, musik, larm, diskant, niveau, stille, høre, øge, støj, medielyd, hovedtelefoner, dobbelt, stereo, equalizer,
      lidt
    enheden: wifi, bluetooth, batteri, skærm, opdatering, lagerplads, flytilstand, indstillinger, forbindelse, lysstyrke, genstarte,
      mobildata, netværk, skærmlysstyrke, oplade, strøm, baggrund, mørk, strømsparing, internet, hotspot, gps, lommelygte, hukommelse,
      skærmbillede, slukke telefonen, forstyr ikke, lydløs, nulstille, android, iphone, styresystem, sim, roaming, vibration, rotation,
      tastatur, ringetone, låseskærm, automatisk, version, router, airdrop, nfc, mobilnet, parre, procent, harddisk
    apps: app, åbne, lukke, installere, program, fil, mappe, downloade, browser, dokument, slette, printe, applikation, opdatere,
      computer, google play, app store, afinstallere, hente, starte, pdf, word, excel, skrivebord, hjemmeside, fane, gemme, kopiere,
      youtube, spotify, zip, vindue, lukke ned, køre, netbank, crash, gå ned, kalenderapp, opdatering, abonnement, dropbox, google drev,
      teams, windows
    optagelse: optage, optagelse, mikrofon, diktere, talememo, video, lyd, indtale, talebesked, filme, lydfil, kamera, afspille, stemme,
      stoppe, tale til tekst, transskribere, gemme, notat, interview, lydoptagelse, videooptagelse, skærm, redigere, opkald, møde, start,
      voice, lydklip, undertekst
    sikkerhed: adgangskode, pinkode, logge ind, fingeraftryk, kode, mitid, virus, hacker, privatliv, konto, kodeord, nemid,
      ansigtsgenkendelse, brugernavn, login, glemt, password, låse, ændre, antivirus, phishing, svindel, to faktor, kryptere, cookies,
      persondata, bekræfte, identitet, spam, sikkerhedskode, firewall, face id, overvågning, vpn, lytte, gdpr, slette, logge ud, datalæk,
      engangskode
    find telefonen: telefon, mistet, finde, nøgler, tablet, lede, spore, ringe op, mobil, ring, hvor er, væk, kan ikke finde, iphone,
      hørbar, forlagt, glemt, stjålet, airtag, høretelefoner, fjernbetjening, pung, lyd, alarm, lokalisere, pinge, airpods, ur, sofa, kort
    placering: placering, dele, position, gps, hvor, på vej, adresse, kort, lokation, hvor er jeg, befinde, gade, by, breddegrad,
      koordinater, send, hjemme, familie, ankommer, live, find mine venner, mor, i nærheden, aktuel, sted, tracker, postnummer, land,
      kørsel, spore, google maps
    kæledyr: hund, kat, kæledyr, dyrlæge, foder, fodre, lufte, hvalp, fisk, fugl, kanin, hamster, snor, killing, vaccination, hundemad,
      kattemad, kattebakke, mis, marsvin, dyreklinik, bur, akvarium, lufteskov, chip, papegøje, skildpadde, race, labrador, katteluge,
      hest, ridning, dyr, undulat, hundepasser, pels, lopper, orm, hundesnor, kattegrus, internat
    planter: plante, vande, blomst, græs, træ, gødning, plæneklipper, høst, dyrke, vanding, vandhane, urtepotte, haven, græsplæne,
      gartner, frø, beskære, ukrudt, sprinkler, drivhus, tomater, roser, stueplante, klippe, robotplæneklipper, kompost, bed, hæk, busk,
      potteplante, havearbejde, lugning, løv, løvrive, jord, spade, krukke, løg, krydderurter, tulipaner, skadedyr, snegle, planteskole
    børn: barn, baby, ble, børnehave, eventyr, vuggevise, legetøj, godnathistorie, forældre, babysitter, vuggestue, dagpleje, skole, amme,
      sutteflaske, sut, lege, søvn, klapvogn, fødselsdag, dagtilbud, aflevere, hente, legeplads, tegnefilm, børnesang, sang, skærmtid,
      flaske, babyalarm, spædbarn, navn, barnedåb, graviditet, barnevogn, junior, barnepige, teenager, vugge, opdragelse,
      sundhedsplejerske, børnefilm, børnepenge, barselsorlov, institution
    forhold: kæreste, kærlighed, gifte, date, partner, forhold, kys, forelsket, skilsmisse, valentinsdag, samlever, kone, mand, elske,
      tinder, bryllupsdag, brudt, slå op, crush, single, fri, flirte, scorereplik, skat, forlovet, par, parterapi, ekskæreste, utro,
      romantik, hjerte, romantisk, følelser, savne, blomster, veninde, ven, lykkelig, ægteskab, roser
    familie: mor, far, bror, søster, mormor, morfar, farmor, farfar, tante, onkel, forældre, søn, datter, fætter, kusine, bedstemor,
      bedstefar, svigermor, svigerfar, barnebarn, mand, kone, søskende, moster, faster, børn, oldemor, niece, nevø, slægt, tvilling,
      storebror, lillesøster, papfar, stedmor, familiefest, slægtning, gudmor, slægtstræ, fødselsdag
    begivenheder: koncert, arrangement, billet, festival, teater, udstilling, museum, fest, forestilling, messe, entré, show, begivenhed,
      roskilde festival, weekend, ske, byen, opleve, i aften, marked, sportsbegivenhed, stand up, aktiviteter, comedy, musical, opera,
      ticketmaster, loppemarked, foredrag, kulturnat, nattelivet, klub, billetpris, gratis, børn, scene, revy, tivoli, dørene åbner,
      program, cirkus
    velgørenhed: donere, velgørenhed, røde kors, indsamling, frivillig, gave, støtte, bidrag, hjælpe, organisation, penge,
      hjælpeorganisation, unicef, læger uden grænser, landsindsamling, folkekirkens nødhjælp, kræftens bekæmpelse, fattige, nødhjælp,
      flygtninge, børn, miljø, greenpeace, medlem, dyrenes beskyttelse, månedlig, formål, kirke, donation, bloddonor, genbrugsbutik,
      skattefradrag
    bryllup: bryllup, gifte, brud, brudgom, ring, kjole, forlovelse, vielse, bryllupsrejse, gæster, forlovede, kirke, rådhus, brudekjole,
      jakkesæt, invitation, tale, brudepige, bryllupsdag, polterabend, bryllupskage, vals, bordplan, konfirmation, barnedåb, reception,
      fest, ønskeliste, brudevals, ægteskab, præst, bryllupsgave, sølvbryllup, guldbryllup
    bolig: hus, lejlighed, husleje, ejendomsmægler, flytte, udlejer, bolig, fremvisning, lejekontrakt, grund, depositum, leje, købe,
      sælge, boliglån, andelsbolig, ejerbolig, boligsiden, kvadratmeter, værelse, mægler, udlejning, villa, rækkehus, åbent hus,
      boligpris, kollegie, indflytning, fraflytning, tilstandsrapport, flyttefirma, flyttekasser, boligmarkedet, sommerhus, boligstøtte,
      vicevært, ejendom, hjem, salgspris, skøde, boligannonce, andel, tinglysning, ejendomsværdi, renovere
    jura: advokat, lov, kontrakt, domstol, politi, bøde, skilsmisse, testamente, straf, dommer, ret, lovgivning, retssag, jurist, byret,
      arv, ægtepagt, sagsøge, fuldmagt, anmelde, regler, ulovlig, lovlig, straffe, fængsel, forbrydelse, vidne, rettigheder, klage,
      anklage, ophavsret, lejeloven, forbruger, forældremyndighed, samværsret, paragraf, grundlov, underskrive, juridisk, retshjælp
    nødsituation: nødsituation, brandvæsen, politi, ambulance, hjælp, ulykke, brand, førstehjælp, 112, alarm, ring, redning, akut, redde,
      hjertestop, brænde, alarmcentral, bløde, uheld, bevidstløs, indbrud, panik, fare, hjertemassage, hjertestarter, forgiftning,
      giftlinjen, 114, sos, ildløs, overfald, blod, brandbil, slå alarm, skadestue, katastrofe, jordskælv, vandlækage, kvæle, brandsår,
      brandslukker
    gaver: gave, fødselsdag, overraskelse, kort, lykønske, blomster, fest, lagkage, fejre, gaveide, ønskeliste, julegave, fødselsdagsgave,
      ønske, pakke, indpakning, bånd, tillykke, jubilæum, konfirmation, invitere, kalas, ballon, sang, lys, chokolade, vin, gavekort,
      forære, mor, kæreste, værtindegave, hilsen, festlig, flag, gæster, adventsgave, kalendergave, mandelgave, barselsgave, gavebånd
    mode: tøj, klæde, sko, jakke, bukser, størrelse, kjole, skjorte, frisør, hår, mode, trøje, hat, støvler, outfit, frakke, strømper,
      undertøj, jeans, farve, stil, makeup, klippe, klipning, negle, læbestift, smykke, ur, taske, briller, parfume, tøjstørrelse,
      skræddersy, uniform, sneakers, shorts, nederdel, kollektion, frisure, hårfarve, barbere, skæg, neglelak, creme, hudpleje, hue,
      handsker, bikini, badetøj, solbriller
    styring: stoppe, fortsætte, pause, annullere, gentage, tilbage, næste, hjælp, fortryde, bekræfte, springe over, start, afbryde, igen,
      vent, forfra, nej, ja, glem det, spole, sluk, færdig, luk, gå tilbage, hop, frem, forrige, videre, ophøre, afslutte, gå videre,
      menu, slut, hold, hovedmenu, ok, drop, annuller
    # finer subjects
    regn og paraply: paraply, regn, regnjakke, gummistøvler, våd, byge, regntøj, dråbe, tørvejr, skybrud, dryppe, chance, risiko, vådt,
      regnfrakke, nedbør, silende, slud, millimeter
    påklædning efter vejret: jakke, frakke, hue, handsker, halstørklæde, shorts, solbriller, tage på, fryse, sweater, støvler, overtøj,
      solcreme, sommertøj, koldt, varmt, t shirt, solhat, udenfor, cykle, kasket
    voldsomt vejr: storm, orkan, varsel, oversvømmelse, torden, lyn, snestorm, stormflod, hedebølge, advarsel, skypumpe, jordskælv,
      tordenvejr, uvejr, vindstød, hagl, evakuere, glatføre, isslag, beredskab, sandsække
    solopgang og solnedgang: solopgang, solnedgang, daggry, skumring, lyst, mørkt, sol, dagslys, tusmørke, måne, horisont, solen op,
      solen ned, længste dag, korteste dag
    hav og strand: bølger, vandtemperatur, badevand, tidevand, strand, hav, badestrand, kyst, surfe, sejle, båd, sø, svømme, livredder,
      fjord, højvande, lavvande, sandstrand, badeflag, kajak
    nedtælling til en dag: hvor mange dage, dage til, jul, sommerferie, nedtælling, tilbage, uger, fødselsdag, ferie, weekend, hvor længe,
      nytår, juleaften, resterende, påske, sommer, måneder
    fødselsdag: fødselsdag, født, alder, lagkage, gave, fylde, kort, fest, lys, år, jubilæum, tillykke, rund, årsdag, sang, hvornår, dato,
      boller, kakao, flag, bryllupsdag
    møde på arbejdet: møde, mødelokale, kollega, dagsorden, indkaldelse, zoom, deltager, chef, referat, teams, booke, invitere, kunde,
      videomøde, konference, ledig, agenda, teammøde, kontor, udskyde, aflyse, statusmøde, projektor, lokale
    resultater i sport: resultat, stilling, vandt, kamp, score, mål, tabte, slutresultat, finale, i går, halvleg, spillede, point,
      målscorer, hold, uafgjort, slog, sejr, nederlag, føre
    kommende kampe: næste kamp, kampprogram, spiller, hvornår, hjemmebane, udebane, modstander, sæson, stadion, billet, runde, sende,
      kanal, i aften, kvalifikation, landskamp, starte, sæsonstart, turnering
    hvilken sang: hvilken sang, synger, kunstner, titel, hedder, nummer, band, sangen, album, melodi, tekst, radio, genkende, spille,
      hvem, udgivet, shazam, sanger, komponist
    musiksmag: favorit, kunne lide, tommel op, elske, sang, nummer, like, gemme, bedømme, hade, tommel ned, yndlings, bedst, genre, smag,
      stjerner, mening, anbefale
    playliste: playliste, afspilningsliste, sang, tilføje, oprette, spilleliste, shuffle, kø, bland, mix, numre, gemme, fest, træning,
      slet, favoritter, dele, bibliotek
    afspilning: afspille, pause, stop, næste, forrige, spole, gentage, springe over, fortsætte, shuffle, igen, frem, tilbage, forfra,
      start, sang, loop, sekunder, lyd
    biografbilletter: biograf, billet, sal, forestilling, film, plads, premiere, i aften, popcorn, række, bestille, nordisk film, imax,
      spilletid, sæde, kino, reservere, forevisning
    quiz: quiz, spørgsmål, svar, gæt, viden, rigtigt, forkert, point, runde, kategori, trivia, gåde, sandt eller falsk, score,
      hjernevrider, paratviden, vinder, konkurrence
    eventyr og historier: historie, eventyr, godnathistorie, fortælle, h c andersen, fortælling, prinsesse, drage, læse op, sagn, fabel,
      der var engang, barn, højt, sengetid, spøgelse, trold, prins, novelle
    nye mails: nye mails, indbakke, ulæst, modtaget, tjekke, afsender, mail, i dag, vigtig, seneste, læse, besked, skrevet, email, sidste
    telefonsvarer: telefonsvarer, talebesked, lyttebesked, indtale, aflytte, bip, ubesvaret, besked, lytte, ny, slette, voicemail,
      velkomstbesked, ringe tilbage, gemt
    assistentens navn: hvad hedder du, navn, dit navn, kalde, hvem er du, siri, alexa, omdøbe, hedde, præsentere, kaldenavn, tiltale,
      identitet, skifte
    assistentens skaber: skabt, lavet, bygget, skaber, programmeret, chef, arbejde for, udviklet, firma, opfundet, ejer, far, mor,
      producent, ingeniør, hvem, designet
    assistentens alder og oprindelse: gammel, alder, fødselsdag, født, bo, hvor kommer du fra, hjem, land, lavet, hjemby, opvokset,
      placeret, årgang, hvornår
    assistentens natur: robot, menneske, ægte, computer, maskine, levende, kunstig intelligens, bot, virkelig, person, bevidst, ai,
      program, chatbot, følelser, rigtig, hjerne, krop
    assistentens evner: hvad kan du, hjælpe, evner, funktioner, kommandoer, spørge om, opgaver, færdigheder, i stand til, bruge dig,
      tilbyde, muligheder, god til, emner
    assistentens interesser: hobby, fritid, kan lide, interesse, yndlings, favorit, sport, mad, musik, farve, film, dyr, weekend, bog,
      lave, hygge, ferie
    brugerens navn: mit navn, hedde, kalde mig, hvem er jeg, husk, kaldenavn, tiltale, kende mig, navn, skifte, fornavn, efternavn,
      brugernavn, omtale
    brugerens humør: trist, glad, ked af det, ensom, keder, træt, vred, deprimeret, humør, stresset, bange, græde, dårlig dag, trøste,
      opmuntre, nervøs, kærestesorg, savne, føle, muntre
    meningen med livet: meningen med livet, livet, formål, gud, universet, døden, filosofi, eksistere, 42, sjæl, tro, hvorfor, religion,
      verden, lykke, himmel
    ja nej og måske: ja, nej, måske, enig, korrekt, rigtigt, forkert, selvfølgelig, absolut, okay, sikker, aldrig, sandt, falsk, uenig,
      præcis, passe, muligvis
    stop og fortryd: stop, annullere, glem det, fortryde, afbryde, afslutte, lige meget, slette, nej, drop, tilbage, lad være, ombestemme,
      fejl, luk, pyt, ignorere
    gentag og uddyb: gentage, igen, sagde, hvad, forstå, højere, langsommere, forklare, uddybe, mene, en gang til, hørte ikke, uklart,
      omformulere, tydeligere, forvirret, undskyld
    hjælp: hjælp, vejledning, support, guide, kundeservice, problem, hvordan, instruktion, manual, spørgsmål, faq, brugsanvisning,
      assistance, kontakte
    lysfarve: farve, rød, blå, grøn, gul, lilla, hvid, lys, pink, orange, varm hvid, kold hvid, skifte, lyserød, turkis, nuance, lampe,
      regnbue
    lysstyrke: lysstyrke, dæmpe, procent, lysere, mørkere, skrue, kraftigere, svagere, for skarpt, halv, blænde, lampe, niveau, fuldt,
      hyggelys, maksimum
    gardiner: gardin, persienne, rullegardin, markise, rulle, sol, trække for, trække fra, vindue, åbne, lukke, skygge, mørklægning,
      skodder, soveværelse, hæve, sænke
    stikkontakter: stikkontakt, stik, smart stik, strøm, tænde, slukke, apparat, kontakt, forlængerledning, wemo, strømforbrug,
      kaffemaskine, lampe, strømskinne
    rengøring: gøre rent, støv, vaske gulv, rydde op, opvask, plet, sæbe, badeværelse, pudse, vindue, støve af, skrubbe, eddike, klud,
      spand, rengøringsmiddel, rengøringshjælp, fjerne, kalk, oprydning, skimmel, svamp, klorin
    kaffe: kaffe, espresso, latte, cappuccino, kop, brygge, kaffemaskine, bønner, filter, koffein, mælk, te, krus, kande, kværn, sort,
      mælkeskum, americano, stempelkande, kaffebar, koffeinfri
    affald: affald, skrald, skraldespand, genbrugsplads, storskrald, afhente, tømme, sortere, plast, pap, container, kompost, genbrug,
      skraldebil, bioaffald, skraldemand, farligt affald, pant, flasker, madaffald, restaffald, genbrugsstation
    el vand og varme: el, strøm, vand, gas, måler, forbrug, elpris, strømsvigt, regning, elselskab, fjernvarme, kilowatt, solceller,
      aflæse, forsyning, elafgift, kwh, billigst, aconto, vandmåler, kilowattimer
    reparation i hjemmet: håndværker, vvs, utæt, elektriker, rør, dryppe, hammer, bore, male, væg, tag, værktøj, skrue, afløb, stoppet,
      tømrer, søm, reparere, maling, vandhane, toilet, skimmelsvamp, sikring, hul, tapet, murer
    tilberedningstid: hvor længe, koge, minutter, stege, bage, grader, ovn, kylling, æg, ris, kartofler, blødkogt, hårdkogt, kalkun,
      flæskesteg, bøf, centrumtemperatur, timer, kogetid, and, laks, gris
    erstatte ingredienser: erstatte, i stedet for, alternativ, bruge, smør, æg, fløde, kærnemælk, bagepulver, sukker, mangler, mel,
      udskifte, gær, olie, vegansk, hvad kan jeg bruge, laktosefri, erstatning
    holdbarhed af mad: holdbarhed, udløbet, køleskab, fryser, holde, dårlig, rester, mindst holdbar til, gammel, mug, spise, frisk,
      opbevare, dage, lugte, sur, sidste, rådden, sikkert, optø
    kalorier: kalorie, hvor mange, fedt, kcal, forbrænde, indtage, portion, sukker, tælle, æble, banan, kost, pizza, kulhydrat, slanke,
      brød, gram, log, måltid
    madidéer: hvad skal vi spise, madplan, aftensmad, forslag, middag, nem, hurtig, inspiration, ret, idé, lave, børnevenlig, hverdagsmad,
      vegetarisk, køleskab, rester, gæster, simremad
    anmeldelser af steder: anmeldelse, stjerner, god, bedømmelse, restaurant, trustpilot, vurdering, mening, dårlig, anbefale,
      tripadvisor, kritik, hvad siger folk, populær, kunder, rating, gæster
    bordreservation: reservere, bord, personer, i aften, restaurant, klokken, to, fire, plads, booke, navn, ledigt, aflyse, middag,
      reservation, bekræfte, weekend, vindue, udenfor, selskab
    barer og drikke: bar, øl, vin, cocktail, drink, værtshus, pub, shot, promille, gin, vodka, drikke, snaps, bodega, rom, whisky, fadøl,
      skåle, tømmermænd, happy hour, natklub, champagne, vinbar, tonic
    drikkepenge: drikkepenge, tip, procent, tjener, regning, hvor meget, beregne, give, restaurant, service, kroner, dele, usa, gæster
    bestillingsstatus: bestilling, ordre, status, hvornår, ankomme, forsinket, afsendt, hvor er, levering, ordrenummer, på vej, pakke,
      spore, modtage, leveringsdato, annullere, bekræftelse
    returvarer: returnere, retur, bytte, refundere, pengene tilbage, kvittering, defekt, fortryde, fortrydelsesret, sende tilbage,
      forkert størrelse, reklamere, garanti, webshop, label, ombytte, tilgodebevis
    tilbud og rabat: tilbud, rabat, kupon, rabatkode, udsalg, billig, spare, procent, tilbudsavis, black friday, medlem, kampagne, gratis,
      kode, halv pris, sale, fordelskort, nedsat
    åbningstider: åbningstider, åben, lukker, åbner, hvornår, butik, søndag, i dag, helligdag, supermarked, døgnåbent, sent, bibliotek,
      apotek, restaurant, lukketid, netto, bank
    saldo på kontoen: saldo, hvor mange penge, konto, lønkonto, opsparing, tilbage, beløb, rådighed, penge, indestående, råd til,
      på kontoen, bankkonto, kroner, bank, budgetkonto, minus
    spærret eller låst konto: spærret, låst, konto, adgang, blokeret, låse op, fryse, hvorfor, åbne, lukket, suspenderet, login, fejl,
      genåbne, bank, deaktiveret, adgangskode
    posteringer: transaktion, postering, bevægelser, køb, seneste, kontoudtog, hævet, betalt, oversigt, beløb, sidste, trukket, modtaget,
      historik, butik, vis, dato, afventer, reserveret
    kortafvisning: afvist, kort, virker ikke, betaling, hvorfor, dankort, nægtet, terminal, fejl, dækning, spærret, butik, købe,
      gik ikke igennem, chip, kontaktløs, internet, udland
    nyt eller ødelagt kort: nyt kort, bestille, erstatning, ødelagt, knækket, udløbe, sende, ankomme, post, modtage, dankort, hvornår,
      kort, bøjet, aktivere, pinkode, chip, beskadiget, erstatningskort, leveringstid
    mistet eller stjålet kort: mistet, stjålet, tabt, spærre, kort, væk, pung, tyv, dankort, forlagt, tyveri, melde, kreditkort, lukke,
      glemt, hurtigt, misbrug
    svindel: svindel, misbrug, ukendt, mistænkelig, bedrageri, transaktion, phishing, hacket, anmelde, betaling, falsk, stjålet, snydt,
      trukket, genkende, svindler, fup, indsigelse, advarsel, politi, link
    kreditvurdering: kreditvurdering, score, rki, lån, kreditværdig, forbedre, gæld, godkendt, kredithistorik, betalingsanmærkning,
      tjekke, rating, point, afslag, registreret, bank
    renter: rente, procent, årlig, opsparing, lån, boliglån, åop, variabel, fast, rentesats, indlån, stige, falde, nationalbanken,
      renteudgifter, f1, rentefradrag, negativ
    bonus og point: point, bonus, fordelsprogram, indløse, optjene, eurobonus, medlem, fordele, cashback, gavekort, kort, saldo,
      bonuspoint, loyalitet, udløbe, brug, matas, coop
    udlandet og kort: udlandet, rejse, kort, gebyr, valuta, bruge, hæve, kreditkort, ferie, virke, land, besked, bank, kurs, spærret,
      sikker, visa, aktivere
    kontanter og hæveautomat: hæve, kontanter, automat, hæveautomat, penge, beløb, pinkode, nærmeste, bank, grænse, dankort, udlandet,
      indsætte, sedler, mønter, veksle, gebyr, pr dag
    mobilabonnement: mobilabonnement, data, taletid, simkort, teleselskab, roaming, gigabyte, yousee, telenor, dækning, nummer, opsige,
      udland, regning, oister, fri tale, 5g, forbrug, pukkode
    brændstofforbrug: kilometer på literen, forbrug, benzin, liter, køre, langt, økonomi, gennemsnit, brændstof, diesel, km, tank, bil,
      hybrid, spare
    dæk og lufttryk: dæk, dæktryk, luft, pumpe, punktering, bar, vinterdæk, hjul, skifte, reservehjul, fladt, tjekke, sommerdæk, fælge,
      mønsterdybde, tryk, donkraft, boltnøgle, bil
    olie og service: olie, olieskift, service, værksted, filter, skifte, eftersyn, kilometer, mekaniker, motorolie, næste, bestille tid,
      bremser, tid, serviceeftersyn, oliestand, tændrør, kølervæske
    bilnedbrud: starter ikke, batteri, startkabler, vejhjælp, falck, motor, gået i stå, bugsere, havari, punktering, fladt, motorlampe,
      ryge, motorstop, fdm, kranvogn, nøgle, overophedet, lyd
    kørekort og syn: kørekort, køreprøve, syn, synshal, forny, nummerplade, registrere, køreskole, teoriprøve, indregistrere,
      registreringsafgift, færdselsstyrelsen, ejerskifte, klip, køretime, erhverve, b kørekort, attest
    elbil: elbil, oplade, ladestander, rækkevidde, lade, batteri, lynlader, kwh, tesla, hjemmelader, ladeboks, procent, kabel, clever,
      ladekort, strøm, hybrid, kilometer, nærmeste
    parkering: parkering, parkere, p plads, parkeringshus, bøde, easypark, plads, timer, gratis, p skive, billet, zone, parkeringskælder,
      ledig, betale, bil, nærheden, parkeringsvagt, handicapplads
    steder i nærheden: nærmeste, i nærheden, tæt på, restaurant, tankstation, apotek, hæveautomat, café, find, åben, supermarked, toilet,
      afstand, gåafstand, bedste, adresse, hvor, pizzeria
    afstand: hvor langt, afstand, kilometer, meter, mil, væk, køre, gå, minutter, by, tid, timer, lige linje, luftlinje
    tog: tog, station, togbillet, dsb, perron, spor, afgang, forsinket, lyntog, intercity, skifte, aflyst, hovedbanegård, pladsbillet,
      ankomst, odense, aarhus, returbillet, s tog, stillezone, kupé, øresundstog, afgår
    bus: bus, busstop, stoppested, næste bus, køreplan, linje, afgang, rejsekort, buschauffør, flixbus, natbus, rutebil, forsinket,
      minutter, gå, 5c, stige af, trykke, holdeplads
    flystatus: fly, forsinket, lande, afgang, ankomst, flynummer, gate, aflyst, status, til tiden, lufthavn, letter, hvornår, kastrup,
      rutenummer, terminal, boarding, udskudt
    bestille fly: flybillet, fly, bestille, billig, rejse, finde, enkelt, retur, direkte, afgang, dato, london, momondo, booke, economy,
      passagerer, sæde, mellemlanding, flyselskab
    bortkommet bagage: mistet, bagage, kuffert, væk, forsvundet, efterlyse, flyselskab, lufthavn, bortkommet, taske, ankom ikke, savne,
      bagagebånd, forsinket, erstatning, bagagetag
    regler for håndbagage: håndbagage, væsker, tilladt, flyet, tage med, må jeg, kilo, mål, størrelse, kabine, regler, milliliter,
      sikkerhedskontrol, batteri, parfume, taske, forbudt, powerbank
    pakke til rejsen: pakke, kuffert, pakkeliste, huske, tage med, tandbørste, tøj, pas, oplader, ferie, adapter, badetøj, solcreme,
      rejse, toilettaske, hvad skal jeg, rygsæk
    seværdigheder: seværdighed, attraktion, se, opleve, museum, slot, by, turist, besøge, udflugt, ting at lave, guide, tivoli, monument,
      rundtur, tårn, anbefale, kirke, legoland, park, havfrue, zoo, børn
    biludlejning: leje bil, udlejningsbil, biludlejning, lufthavn, hertz, afhente, aflevere, dage, forsikring, pris, sixt, kørekort,
      delebil, kilometer, varebil, automatgear, billig, europcar
    vaccination: vaccine, vaccination, rejse, stik, malaria, gul feber, hepatitis, influenza, corona, kræves, land, læge, dosis,
      bivirkning, klinik, stivkrampe, booster, tid
    rejsesikkerhed: sikkert, farligt, rejsevejledning, advarsel, land, udenrigsministeriet, rejse, terror, krig, kriminalitet,
      uroligheder, ambassade, lommetyv, fraråde, turist, risiko
    færge og krydstogt: færge, sejle, båd, krydstogt, havn, overfart, ø, bornholm, molslinjen, kahyt, skib, afgang, sejltid, søsyg, bil,
      samsø, oslobåden, billet, ærø
    førstehjælp: førstehjælp, sår, brandsår, bløde, plaster, hjertestarter, hjertemassage, forbinding, næseblod, stik, hveps, skade,
      kvalt, besvime, bid, flåt, forstuvet, is, rense, hovedet, bevidstløs
    psykisk helbred: angst, stress, depression, psykolog, trist, terapi, ensom, snakke, hjælp, selvmord, panikanfald, livslinien,
      udbrændt, bekymret, sorg, nervøs, selvværd, psykiater, sove, deprimeret
    løb og cykling: løbe, cykle, kilometer, tempo, løbetur, puls, rute, distance, cykeltur, strava, marathon, halvmaraton, halvmarathon,
      sko, interval, minutter, hastighed, træning, runde, jogge, cykelløb
    skridt og aktivitet: skridt, gået, dagens, mål, skridttæller, gåtur, kilometer, aktivitet, kalorier, stå, bevæge, i dag, forbrændt,
      ur, garmin, apple watch, fitbit, trapper
    kropsvægt: vægt, veje, kilo, tabe sig, bmi, vægttab, tage på, slank, måle, fedtprocent, badevægt, krop, kur, målvægt, log, taljemål,
      tyk, tynd
    graviditet og baby: gravid, termin, uge, baby, fødsel, jordemoder, scanning, amme, barsel, veer, navn, graviditetstest, nyfødt,
      fosterbevægelser, mave, ble, barnevogn, kvalme, føde, mor, ultralyd, ægløsning
    stavning: stave, bogstav, hvordan, ord, skrives, stavefejl, dobbelt, komma, alfabet, stavning, retskrivning, stumt, d, stort, æ
    synonymer: synonym, andet ord, modsat, antonym, betyde, ord, lignende, rime, udtryk, tilsvarende, modsætning, erstatte, ordbog
    procent: procent, moms, rabat, af, beregne, procentdel, udregne, tillæg, stige, drikkepenge, beløb, kroner, halv, rente, forskel
    geografi: hovedstad, land, by, flod, bjerg, hav, sø, ø, kontinent, indbyggere, grænse, største, ligger, areal, højeste, længste,
      europa, afrika, flag, asien, ørken, kommune, verdensdel, befolkning, nabolande, jylland, sjælland
    historie: krig, konge, årstal, vikinger, verdenskrig, historie, dronning, hvornår, år, kejser, slag, revolution, middelalder, skete,
      opdage, grundlagt, århundrede, hitler, rom, besættelsen, slaveri, oldtid, stenalder, arkæolog
    naturvidenskab: kemi, fysik, atom, grundstof, celle, energi, biologi, formel, tyngdekraft, lysets hastighed, dna, molekyle, videnskab,
      teori, einstein, evolution, kogepunkt, gas, metal, ilt, elektron, brint, fotosyntese, kraft, eksperiment, forsker
    natur og dyr: dyr, fugl, fisk, pattedyr, insekt, art, leve, hval, løve, hurtigste, spise, skov, træ, svampe, elefant, sommerfugl,
      slange, natur, farligste, edderkop, rovdyr, lyd, truet, uddød, blomst, ræv, hjort, bi, dinosaur, ulv
    politik: politik, regering, statsminister, folketing, parti, valg, minister, stemme, lov, præsident, socialdemokratiet, venstre,
      borgmester, kommune, eu, demokrati, folkeafstemning, konservative, meningsmåling, opposition, nato, kandidat, kongehus
    mening og råd: mene, synes, råd, bedst, anbefale, tænke, mening, valg, hvad vil du, tip, holdning, tror du, god idé, beslutte, vælge,
      skal jeg, fordele, ulemper
    religion og horoskop: horoskop, stjernetegn, kirke, gud, bibel, præst, bøn, gudstjeneste, islam, jøde, koran, moske, kristen, ramadan,
      dåb, tro, astrologi, jomfru, løven, tvilling, skorpion, vandmand, fisken, stenbuk, vædder, skytten
    skærm og lysstyrke: skærm, lysstyrke, mørk tilstand, baggrund, skærmbillede, rotere, skrift, tekststørrelse, låseskærm, dvale, slukke,
      natlys, mørkere, lysere, pauseskærm, forstørre, display, blåt lys
    internet og wifi: wifi, internet, netværk, router, forbinde, adgangskode, langsomt, signal, hotspot, forbindelse, hastighed,
      mobildata, trådløs, bredbånd, dækning, gæstenetværk, fiber, hastighedstest, kode, nettet, yousee, modem, virker ikke
    bluetooth: bluetooth, parre, forbinde, høretelefoner, højttaler, enhed, tilslutte, slå til, headset, søge, bil, afbryde, parring,
      airpods, tastatur, frakoble
    batteri: batteri, oplade, procent, strøm, tilbage, lavt, fladt, holde, batterisparetilstand, powerbank, fuldt, timer, levetid,
      batteriniveau, ladekabel, tom
    lagerplads og opdatering: lagerplads, opdatering, plads, slette, gigabyte, sky, opdatere, icloud, frigøre, hukommelse, fuld, version,
      backup, installere, nyeste, ios, android, software, systemopdatering, google drev, genstarte
    notifikationer: notifikation, besked, slå fra, forstyr ikke, lydløs, advisering, varsel, apps, push, underretning, vise, rydde, lyd,
      vibration, banner, påmindelse, slå til, tavs
    filer og dokumenter: fil, mappe, dokument, gemme, åbne, slette, pdf, omdøbe, kopiere, word, papirkurv, dele, finde, excel, flytte,
      billede, download, zip, print, skrive, skrivebord, regneark, præsentation, usb
    udskrive og scanne: printe, printer, scanne, udskrive, papir, side, kopi, qr kode, blæk, farve, patron, dobbeltsidet, sort hvid,
      udskrift, stregkode, a4, dokument, tegning
    computer og programmering: computer, kode, programmere, python, server, software, fejl, windows, mac, bærbar, tastatur, mus, laptop,
      chrome, github, database, udvikler, program, html, skærm, harddisk, javascript, app, hacker, algoritme
    skønhed og pleje: frisør, hår, makeup, klippe, negle, hud, creme, parfume, skæg, barbere, massage, spa, shampoo, solcreme, farve,
      tandbørste, bumser, deodorant, ansigtsmaske, manicure, kosmetolog, frisure
    tro og traditioner: tradition, jul, påske, fastelavn, sankt hans, konfirmation, barnedåb, begravelse, kirke, højtid, kultur,
      dannebrog, flag, gæk, juletræ, nisse, mortensaften, grundlovsdag, ferie, adventskrans, kalenderlys, risalamande
    spis ude og caféer: café, kaffe, brunch, kage, bager, konditori, brød, morgenmad, sandwich, terrasse, croissant, latte, te, hyggelig,
      åben, nærmeste, wienerbrød, is, smørrebrød
    sygemelding: syg, sygemelding, sygedag, melde, fravær, barns første sygedag, lægeerklæring, chef, arbejde, sygefravær, raskmelding,
      feber, rask, sygedagpenge, hjemme, kollega, influenza
    rejseafregning og forretningsrejse: forretningsrejse, rejseafregning, udlæg, kvittering, kørselsgodtgørelse, konference, hotel, fly,
      refusion, bilag, diæter, firmakort, kunde, taxa, godtgørelse, kilometerpenge, kursus
    børnepasning og skole: børnehave, vuggestue, dagpleje, hente, aflevere, sfo, pasning, babysitter, barnepige, skole, aula,
      forældremøde, madpakke, børn, skolefri, pædagog, institution, ferielukket
    kryptovaluta: bitcoin, krypto, ethereum, kurs, kryptovaluta, dogecoin, wallet, købe, coinbase, stige, falde, pris, blockchain, handle,
      værdi, sælge
    tal og tilfældighed: tilfældigt tal, tal mellem, vælge, generere, lotto, tal, ét til ti, gætte, trække, vilkårlig, nummer, interval,
      random, lykketal
    krig og forsvar: krig, soldat, hær, militær, våben, nato, forsvar, angreb, fred, ukraine, værnepligt, flåde, missil, kamp, slag,
      general, invasion, våbenhvile
    kriminalitet: kriminalitet, tyveri, indbrud, politi, mord, vold, røveri, anmelde, fængsel, anholdt, gerningsmand, overfald, efterlyst,
      hærværk, bedrageri, narko, dømt
    miljø og klima: klima, miljø, co2, bæredygtig, genbrug, forurening, klimaforandringer, vindmølle, grøn energi, solceller, udledning,
      global opvarmning, plastik, natur, drivhuseffekt
    kunst og kultur: kunst, maleri, museum, kunstner, udstilling, arkitektur, skulptur, kultur, teater, ballet, opera, galleri, design,
      tegne, male, fotografi, van gogh
    håndarbejde og hobby: strikke, hækle, sy, garn, hobby, male, tegne, ler, perler, symaskine, opskrift, mønster, kreativ, samle,
      modeltog, broderi, scrapbog
    friluftsliv: fiske, jagt, vandre, telt, skov, rygsæk, kano, kajak, klatre, bål, naturpark, spejder, shelter, lystfiskeri, ride, sejle,
      rute, kikkert
    venner og sociale planer: venner, mødes, hygge, invitere, middag, besøg, fest, aftale, veninde, hænge ud, aftensmad, komme forbi,
      brætspil, bytur, selskab, gæster, kaffe
    ældre og pleje: pensionist, plejehjem, hjemmehjælp, ældre, nødkald, pille, rollator, høreapparat, demens, omsorg, besøg,
      hjemmesygeplejerske
    offentlige tjenester: kommune, borger dk, mitid, eboks, borgerservice, pas, kørekort, cpr, sygesikring, digital post, ansøgning,
      blanket, udbetaling danmark, boligstøtte, navneændring, folkeregister, adresseændring, skat
    børnesjov: børnesang, tegnefilm, leg, gåde, dyrelyd, eventyr, ramasjang, gemmeleg, alfabet, tælle, bamse, farve, quiz, godnatsang,
      rasmus klump
    stil og tone: højtidelig, formel, sjov, venlig, kort, længere, omskrive, formulere, rette, stavefejl, tekst, forbedre, udkast, hilsen,
      afsnit, sammenfatte
    køb og salg brugt: dba, brugt, sælge, annonce, loppemarked, facebook marketplace, genbrug, bud, pris, afhentning, køber, trendsales,
      auktion, gul og gratis
    dyrelyde og fakta om dyr: dyrelyd, lyd, siger, hund, kat, ko, løve, hest, gris, elefant, gø, mjave, brøle, fugl, frø, and, abe
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Swedish words point to one subject.
  static let swedishSubjects = """
    [topics]
    väckarklocka: väckarklocka, alarm, väcka, vakna, snooze, stiga upp, tidigt, morgon, klocka, larm, försova, gå upp, ringa, vardag,
      sovrum, läggdags, ljud, helg, ställa, slumra, bitti, ringning, sömnig, säng, kliva upp, ledig dag
    timer: timer, nedräkning, minut, sekund, tidtagarur, återstå, tid, äggklocka, kvar, ägg, ugn, koka, koktid, plinga, paus, resterande,
      starta, kvart, stoppa, te, pizza, intervall, ställa, räkna ner
    påminnelse: påminnelse, påminna, glömma, komma ihåg, minnas, uppgift, tid, viktigt, ringa, medicin, födelsedag, läkartid, senare,
      lapp, deadline, vattna, betala, hämta, lämna, sopor, larma, notis, bokad
    kalender: kalender, möte, schema, händelse, vecka, måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, inbjudan, boka, konferens,
      eftermiddag, förmiddag, ledig, agenda, inbokad, upptagen, deltagare, kallelse, dag, nästa vecka, ställa in, planer, tidpunkt,
      återkommande, krock, tid, almanacka, dubbelbokad, aktivitet, program
    uppgifter: uppgift, lista, bocka av, syssla, projekt, göra, klar, hushåll, todo, att göra, utföra, kvar, prioritet, checklista,
      ärende, deadline, slutföra, punkt, lägga till, ta bort, plikt, göromål, plugga, avklarad, städa, uppdrag
    inköpslista: inköpslista, handla, mataffär, mjölk, bröd, ägg, smör, ost, frukt, grönsaker, matvaror, köpa, handlingslista, kött,
      kaffe, potatis, toalettpapper, behöva, lägga till, pålägg, pasta, äpplen, bananer, yoghurt, juice, tvättmedel, ica, coop, willys,
      ris, diskmedel, slut på, handlalista, fil
    anteckningar: anteckning, skriva ner, notera, memo, dagbok, idé, diktera, lapp, block, text, minnas, tanke, notis, lista, spara,
      klottra, post it, läsa upp, skapa, infall, dokument, minnesanteckning, nedskriven
    tid: klocka, tid, timme, tidszon, sommartid, vintertid, tidsskillnad, midnatt, minut, lokal tid, sekund, förmiddag, eftermiddag,
      kväll, natt, nu, tidigt, sent, new york, london, tokyo, klockslag, halv, kvart, gmt, lokaltid
    datum: datum, dag, idag, imorgon, igår, månad, år, veckonummer, skottår, januari, februari, mars, april, maj, juni, juli, augusti,
      september, oktober, november, december, vecka, övermorgon, förrgår, helg, födelsedag, vilken dag, veckodag, kalenderår, kvartal,
      årstid, vinter, sommar, namnsdag, vår, höst, infalla
    helgdagar: helgdag, jul, påsk, midsommar, nyår, lucia, pingst, julafton, nationaldag, röd dag, halloween, advent, valborg, lov,
      långfredag, kristi himmelsfärd, trettondagen, nyårsafton, midsommarafton, alla helgons dag, alla hjärtans dag, mors dag, fars dag,
      juldagen, annandag, klämdag, ramadan, jullov, sportlov, påsklov, höstlov, skärtorsdag, sommarlov
    väder: väder, regn, sol, snö, paraply, temperatur, grader, vind, storm, molnigt, åska, dimma, hagel, frost, kallt, varmt, prognos,
      jacka, halka, soligt, blåsigt, luftfuktighet, mulet, solsken, värmebölja, snöfall, smhi, ute, minusgrader, regnjacka, solkräm, uv,
      slask, stövlar, klimat, helg, molnfritt, skyfall, väderprognos, kyla, uppehåll, halsduk, vantar, mössa, fuktighet, halt, blixt,
      kuling, klart
    luft: luftkvalitet, pollen, föroreningar, smog, ozon, allergi, luft, partiklar, andas, damm, björk, gräs, rök, hösnuva, luftfuktighet,
      avgaser, inomhusluft, astma, pollenhalt, gråbo, uv index, koldioxid
    astronomi: måne, sol, stjärna, planet, mars, rymden, fullmåne, förmörkelse, raket, astronaut, stjärnbild, universum, norrsken,
      soluppgång, jorden, jupiter, venus, saturnus, galax, teleskop, komet, stjärnfall, vintergatan, nymåne, rymdskepp, nasa, satellit,
      omloppsbana, svart hål, månförmörkelse, solförmörkelse, meteor, big bang
    nyheter: nyheter, tidning, politik, regering, val, artikel, rubrik, statsminister, världen, journalist, riksdag, press, senaste,
      aktuellt, svt, sveriges radio, krig, parti, minister, politisk, rapport, media, ekot, dagens nyheter, händelse, världsnyheter,
      inrikes, utrikes, brott, debatt, ekonomi, sammanfattning, aftonbladet, expressen, svenska dagbladet, nyhetssändning, löpsedel,
      pressmeddelande
    sport: sport, fotboll, match, mål, lag, allsvenskan, ishockey, tabell, resultat, spelare, tennis, handboll, skidor, tränare, arena,
      liga, mästerskap, olympiska spelen, vinna, förlora, göra mål, säsong, turnering, vm, em, champions league, premier league, final,
      målvakt, klubb, landslag, golf, basket, formel 1, aik, hammarby, djurgården, straff, domare, rött kort, halvlek, boxning, målskytt,
      längdskidor, skidskytte, shl, os, friidrott, innebandy, bandy, vasaloppet, elitserien, kval
    musik: musik, låt, album, spellista, band, artist, sångare, lyssna, spela, rock, pop, jazz, klassisk, konsert, gitarr, piano, genre,
      högtalare, melodi, popmusik, hiphop, rap, hårdrock, soundtrack, skiva, låttext, kör, musiker, singel, spotify, kompositör, trummor,
      blanda, favorit, dansa, orkester, refräng, dj, grupp, text, volym, mello, melodifestivalen, schlager, visor, dansband
    radio: radio, kanal, frekvens, lyssna, station, programledare, sändning, sveriges radio, p1, p3, p4, nyheter, webbradio, dab,
      ratta in, program, musik, podcast, lokalradio, rix fm, ekot, byta kanal, mix megapol, sommarprat, fm, närradio
    podcast: podcast, avsnitt, prenumerera, lyssna, intervju, programledare, säsong, episod, senaste, hämta, spola, hastighet, serie,
      true crime, följa, högtalare, ladda ner, spotify, paus, ospelat
    ljudbok: ljudbok, kapitel, bok, författare, uppläsare, lyssna, läsa upp, fortsätta lyssna, storytel, bookbeat, roman, deckare,
      berättare, fortsätta, bokmärke, hastighet, spela upp, pausa, godnattsaga, audible, inläst, nextory, talbok
    film: film, bio, skådespelare, regissör, trailer, komedi, thriller, skräckfilm, oscar, streama, drama, biograf, roll, premiär,
      netflix, recension, romantisk, animerad, salong, popcorn, imdb, filmstjärna, rekommendera, speltid, undertexter, betyg, barnfilm,
      science fiction, western, action, storfilm, svensk film, klassiker, uppföljare, rysare, deckare, biobiljett, skräck, visas, rollista
    tv: tv, kanal, serie, avsnitt, program, fjärrkontroll, netflix, dokumentär, säsong, sändning, svt, tv4, skärm, spela in, hbo, disney,
      undertexter, viaplay, svt play, rapport, dokusåpa, talkshow, streaming, komediserie, sända, byta kanal, sportkanal, smart tv,
      chromecast, kriminalserie, let's dance, idol, ikväll, tablå, teve, repris, såpa
    böcker: bok, läsa, roman, författare, bibliotek, kapitel, bästsäljare, sida, förlag, dikt, deckare, ebok, litteratur, skriva, läsning,
      fantasy, serietidning, utgiven, titel, skönlitteratur, biografi, novell, recensera, låna, bokhandel, kindle, poet, klassiker,
      diktsamling, serie, barnbok, harry potter, astrid lindgren, pocket, lånetid, e bok
    spel: spel, quiz, gåta, schack, kort, nivå, poäng, brädspel, tvspel, pussel, konsol, playstation, xbox, nintendo, switch, multiplayer,
      sudoku, minecraft, fortnite, kortspel, yatzy, fia, ludo, memory, tärning, tre i rad, hänga gubbe, tävling, vinna, tur,
      svårighetsgrad, app, gissningslek, motståndare, rekord, korsord, frågesport, patiens, bingo, poker, dataspel, kubb, wordfeud
    skämt: skämt, vits, skratta, rolig, humor, kul, komisk, skoja, roa, underhålla, ordvits, poäng, pappaskämt, gåta, komiker, bellman,
      norgehistoria, ståuppkomiker, knasig, fnissa, torr, skojig, underhållning, alla barnen, prank
    foto: foto, bild, kamera, selfie, album, fotografera, galleri, filter, blixt, porträtt, ta, visa, semester, bildspel, redigera, dela,
      zooma, beskära, fotoalbum, videoklipp, google foto, svartvit, inspelning, fotobok, ram, lins, skarp, suddig, panorama, kort, knäppa,
      plåta
    telefon: ringa, telefon, samtal, nummer, lägga på, missat, röstbrevlåda, ringsignal, svara, upptaget, mobil, ringa tillbaka, kontakt,
      slå, besvara, ringa upp, videosamtal, anslutning, högtalare, telefonnummer, hemligt nummer, avvisa, telefonsamtal, svara på, mamma,
      samtalshistorik, vidarekoppla, fast telefon, headset, lur, missade samtal
    meddelande: meddelande, sms, skicka, chatt, svara, whatsapp, grupp, emoji, text, läsa, skriva, mottagare, messa, messenger,
      skriv till, läs upp, oläst, senaste, konversation, signal, mms, bild, tillbaka, säga till, imessage, gruppchatt, röstmeddelande,
      diktera, vidarebefordra, smiley, hälsa
    mejl: mejl, epost, inkorg, ämne, bilaga, avsändare, skräppost, utkast, vidarebefordra, oläst, nyhetsbrev, mottagare, gmail, outlook,
      mejladress, svara, skicka, oöppnat, mapp, arkivera, signatur, hotmail, söka, läsa, skriva, radera, kopia, papperskorg, nya mejl,
      mejlkorg, olästa mejl, rubrik, bifoga
    kontakter: kontakt, adressbok, nummer, adress, födelsedag, vän, familj, telefonnummer, namn, kontaktlista, mobilnummer, mejladress,
      spara, uppgifter, lägga till, redigera, kollega, telefonbok, smeknamn, radera, företag, ringa upp, favorit, personer, efternamn,
      hemnummer
    sociala medier: facebook, twitter, instagram, tweet, posta, status, inlägg, profil, följare, gilla, kommentar, hashtag, vänförfrågan,
      flöde, tiktok, story, linkedin, youtube, pinterest, dela, uppdatering, selfie, influencer, meddelande, tagga, vänner, retweeta,
      kommentera, hashtagg, snapchat, lägga upp, messenger, grupp, twitch, reddit, integritet, fejan
    belysning: ljus, lampa, dimma, tända, släcka, ljusstyrka, färg, vardagsrum, sovrum, kök, hall, belysning, röd, blå, grön, vit,
      strömbrytare, badrum, glödlampa, taklampa, mörkare, gul, lila, orange, hue, spotlights, starkt, svagt, blinka, utomhus, stämning,
      procent, ljusslinga, källare, trädgård, nattlampa, kontor, dämpa, skruva, sänglampa, varmvit, utebelysning, adventsstjärna
    värme: värme, termostat, temperatur, grader, element, varmt, kallt, luftkonditionering, fläkt, golvvärme, kyla, värmepump, klimat,
      celsius, fjärrvärme, ac, frysa, vardagsrum, panna, inomhustemperatur, luftfuktare, avfuktare, kamin, braskamin, värmeräkning,
      badrum, energi, svalt, radiator
    hemsäkerhet: dörr, lås, larm, kamera, garage, fönster, inbrott, nyckel, ringklocka, brandvarnare, rörelsesensor, ytterdörr,
      inbrottslarm, tjuv, siren, övervakning, bakdörr, kod, grind, rök, babyvakt, videoövervakning, låst, öppen, vattenläcka, hänglås,
      vakt, säkerhet, främmande, besökare, larma av, larma på, hemlarm, altandörr, obehörig
    smart hem: apparat, uttag, persienn, rutin, sensor, strömbrytare, smart hem, gardin, scen, automatisk, fjärrkontroll, hue, wifi,
      google home, alexa, siri, homekit, automatisering, ansluta, tända, släcka, app, rullgardin, lampa, hubb, filmkväll, godnatt,
      lämnar hemmet, kommer hem, smart plugg, zigbee, programmera, ikea, enhet, strömuttag
    dammsugare: dammsugare, robotdammsugare, damm, golv, städa, moppa, matta, ren, laddstation, robot, roomba, suga, smutsig, kök, hörn,
      smulor, docka, filter, dammsugarpåse, smuts, starta, golvvård, batteri, vardagsrum, hundhår, sopa, parkera, hem
    kök: kaffe, kaffebryggare, ugn, mikro, diskmaskin, kylskåp, vattenkokare, spis, brödrost, förvärma, kopp, kylen, frys, blender, mixer,
      brygga, köksfläkt, disk, temperatur, grader, airfryer, kastrull, panna, stekpanna, våffeljärn, espresso, hushållsassistent,
      mikrovågsugn, platta, timer, grill, skål, kniv, bestick, tallrik, låda, skåp, induktionshäll, matberedare
    tvätt: tvättmaskin, torktumlare, tvätt, centrifugera, stryka, fläck, tvättmedel, tvättstuga, kläder, tvättprogram, strykjärn, torka,
      smutsig, lakan, handduk, ull, vittvätt, sköljmedel, tumlare, strumpor, byxor, tvättkorg, hänga, tvättid, fintvätt, kemtvätt, vika,
      tvättlina, torkskåp, torkställning, boka tvättstuga
    matlagning: recept, laga, baka, ingrediens, maträtt, ugn, stekpanna, gryta, grilla, salt, socker, mjöl, deg, kaka, sås, pasta, soppa,
      kött, lök, vitlök, kryddor, portion, matsked, mat, koka, steka, middag, minuter, tillaga, kyckling, fisk, ris, ägg, smör, grädde,
      marinad, röra, hacka, vispa, sjuda, skära, efterrätt, vegetarisk, kvällsmat, sallad, bröd, jäst, bullar, köttbullar, biff, nötkött,
      lax, lasagne, dressing, kokbok, steg, hemlagad, bakning, tårta, kanelbullar, kladdkaka, pannkakor
    näring: kalori, protein, fett, kolhydrat, vitamin, nyttig, diet, näring, socker, vegan, vegetarisk, fiber, banta, gluten, fetthalt,
      sockerhalt, kolhydrater, bantning, järn, kalcium, salt, kolesterol, mineraler, frukost, äta, innehåll, livsmedel, mättat fett, keto,
      lchf, fasta, hälsa, energi, allergi, laktos, nötter, magnesium, koffein, dagsbehov
    restaurang: restaurang, bord, boka, äta, meny, italiensk, kinesisk, sushi, café, bar, middag, lunch, recension, uteservering, krog,
      bordsbokning, reservera, reservation, servitör, personer, mexikansk, indisk, thailändsk, kött, fransk, vegansk, brunch, dricks,
      mysig, lyxig, michelin, allergi, barnvänlig, väntetid, i närheten, buffé, tapas, nota, vinlista, bästa, kinamat, mat, gäster,
      matställe, kock
    matleverans: pizza, leverera, beställa, hämtmat, avhämtning, hamburgare, leveranstid, hemkörning, kebab, bud, foodora, uber eats,
      wolt, mat, hämta, komma, sushi, order, kinamat, leverans, dricks, hungrig, meny, matkasse, middag, färdigmat, linas matkasse,
      pizzeria, hemleverans, beställning
    shopping: köpa, beställa, affär, pris, erbjudande, rabatt, varukorg, märke, storlek, kassa, kläder, skor, produkt, rea, nätet,
      nätbutik, byta, färg, modell, elektronik, present, mode, mataffär, billig, dyr, recension, jämföra, lager, black friday,
      beställning, köpcentrum, önskelista, amazon, zalando, elgiganten, kampanj, möbler, returrätt, presentkort, kupong, garanti, ikea,
      prisjakt, galleria, butik
    paket: paket, beställning, leverans, postnord, post, försändelse, spåra, retur, utlämning, ombud, frimärke, spårning, spårningsnummer,
      dhl, budbee, leverera, ta emot, försenat, utlämningsställe, skicka, ankomma, brev, porto, ups, adress, avhämtning, status, bud,
      returnera, tull, varor, leveransdatum, fraktsedel, frakt, fraktkostnad, avi, instabox, kollinummer, paketskåp
    bank: konto, saldo, bank, pengar, sparkonto, lönekonto, kontonummer, kontoutdrag, öppna, bankkontor, behållning, saldot, rådgivare,
      överföring, uttag, internetbank, mobilbank, ränta, kontoöversikt, kronor, iban, buffertkonto, händelser, skapa konto,
      övertrassering, swedbank, seb, nordea, handelsbanken, bankomat, kontanter, sätta in, bankkort, minus, tillgodohavande, bankid,
      clearingnummer, bankfack
    kort: kreditkort, bankkort, pinkod, gräns, spärra, borttappat, stulet, nytt kort, nekad, utomlands, aktivera, kortnummer, bonuspoäng,
      visa, mastercard, kortet borta, betalkort, debitkort, kreditgräns, missbruk, bedrägeri, ersättningskort, chip, kontaktlös,
      apple pay, öppna igen, magnetremsa, beställa, pin, fungerar inte, avgift, gå ut, utgångsdatum, medges ej, resa, frysa, stänga,
      blockera, kortet, tappat, köp
    betalning: betala, överföra, överföring, swish, betalning, belopp, kronor, mottagare, autogiro, transaktion, pengar, dragning,
      skicka pengar, begära, konto, räkning, banköverföring, kortbetalning, betalt, faktura, väntande, kvitto, kontonummer, vän, direkt,
      skyldig, dela, avgift, förfalla, planerad, fel, utlandet, iban, bankgiro, stående överföring, paypal, återkommande
    räkningar: räkning, faktura, betala, el, vatten, hyra, förfallodag, påminnelse, elräkning, avgift, betaldag, abonnemang,
      telefonräkning, internet, värme, gas, obetald, avi, belopp, skyldig, delbetalning, autogiro, förfallen, mobilräkning, förbrukning,
      inkasso, e faktura, sista betalningsdag, vattenräkning, automatisk, netflix, elbolag, kronofogden, hyresavi
    lån: lån, kredit, ränta, bolån, amortera, skuld, avbetalning, kreditvärdighet, bolåneränta, löptid, privatlån, snabblån, billån, bank,
      lägga om, restskuld, ansöka, säkerhet, borgen, huslån, rådgivare, uc, csn, återbetala, månadskostnad, bunden ränta, rörlig ränta,
      lånelöfte, pantbrev, kontantinsats, belåningsgrad, blancolån, summa, kreditkort, effektiv ränta
    försäkring: försäkring, skada, premie, hemförsäkring, självrisk, ersättning, bilförsäkring, försäkringsbolag, olycka, anmäla,
      försäkringsbrev, reseförsäkring, olycksfallsförsäkring, livförsäkring, stöld, vattenskada, täcka, säga upp, brand, villaförsäkring,
      sjukförsäkring, hundförsäkring, skadeanmälan, folksam, trygg hansa, försäkra, betala, helförsäkring, halvförsäkring, if, byta,
      ansvar, stormskada, drulle, länsförsäkringar
    skatt: skatt, deklaration, skatteverket, moms, avdrag, återbäring, inkomstskatt, skattetabell, blankett, deklarera, tillbaka, betala,
      kvarskatt, årsinkomst, ändra, skattepengar, reseavdrag, frist, preliminärskatt, jämkning, rotavdrag, rutavdrag, skattekonto,
      kommunalskatt, statlig skatt, kapitalskatt, arv, fastighetsskatt, fordonsskatt, slutskattebesked, skattebesked, egenföretagare,
      ränteavdrag
    lön: lön, inkomst, brutto, netto, lönebesked, tjäna, bonus, löneförhöjning, timlön, utbetalning, månadslön, skatt, arbetsgivare,
      kollektivavtal, pension, övertid, ob tillägg, lönedag, årslön, a kassa, csn, arbete, löneökning, sjuklön, semesterersättning,
      sjukpenning, timpenning, förhandla, lönespecifikation, minimilön, kontant
    pension: pension, pensionär, tjänstepension, premiepension, pensionsålder, sparande, pensionsfond, gå i pension, pensionera, spara,
      utbetalning, ålder, inbetalning, pensionssparande, arbetsgivare, orange kuvert, ålderspension, garantipension, ap fond,
      privat pension, förtidspension, amf, alecta, avkastning, itp, prognos, pensionsmyndigheten, allmän pension
    börs: aktie, börs, kurs, investera, fond, utdelning, bitcoin, krypto, avkastning, obligation, portfölj, depå, aktiekurs, omx, volvo,
      apple, tesla, index, investering, aktiemarknad, stiga, falla, köpa, sälja, nasdaq, dow jones, värdepapper, handla, wall street,
      marknaden, avanza, nordnet, isk, etf, utveckling, förmögenhet, ericsson, hm, blanka
    valuta: valuta, växelkurs, euro, dollar, pund, kronor, omvandla, växla, yen, kurs, norska kronor, danska kronor, franc, växling, bank,
      konvertera, belopp, dagens, bitcoin, forex, pengar, utland, resa, dyr, kontanter, zloty, baht, turkiska lira, valutaomvandlare,
      växelpengar
    utgifter: utgifter, budget, spara, spendera, matkostnad, månad, kostnader, hushållskassa, sparmål, pengar, inköp, restaurang,
      översikt, kategori, transaktioner, sparplan, lägga undan, fasta utgifter, matvaror, abonnemang, inkomster, hushållsbudget,
      förra månaden, belopp, kläder, transport, köp, bensin, kvar, överskott, gjort av med, månadsbudget, konsumtion, matkonto
    arbete: arbete, kontor, chef, kollega, företag, projekt, möte, övertid, skift, kund, hemarbete, presentation, anställd, uppgift,
      arbetsplats, arbetsdag, arbetspass, timmar, mötesrum, stämpla in, tjänst, direktör, avdelning, personal, deadline, rapport,
      lunchrast, matsal, jobba, team, bransch, lön, skrivare, kontorsmöte, ledare, tjänsteresa, teams, zoom, arbetstid, schema, flex,
      stämpelklocka, fackförbund
    ledighet: semester, semesterdagar, ledig, sjukanmälan, föräldraledig, ansökan, personalavdelning, godkänd, frånvaro, vab,
      semesteransökan, tjänstledig, kompledig, sjuk, sjukdag, semestersaldo, godkänna, chef, sparad semester, semesterersättning, avslag,
      söka, föräldraledighet, planera, semestervecka, intjänad, ledig dag, sommarsemester, registrera, uttagna dagar, kvar, klämdag,
      pappaledig
    jobbsökande: jobb, söka, ansökan, cv, anställningsintervju, platsannons, arbetsgivare, praktik, karriär, arbetslös, arbetsförmedling,
      tjänst, jobbannons, anställning, arbetsintervju, linkedin, heltid, deltid, extrajobb, ledig, uppsagd, handläggare, a kassa,
      rekrytering, kvalifikationer, sommarjobb, kompetens, lön, utbildning, referenser, kandidat, vikarie, personligt brev, lärling,
      timvikarie, provanställning, praktikplats
    bil: bil, motor, olja, däck, verkstad, besiktning, batteri, bromsar, reparation, registreringsnummer, körkort, service, punktering,
      däcktryck, vindrutetorkare, bärgning, fordon, mekaniker, oljebyte, vindruta, koppling, växel, däckbyte, vinterdäck, försäkring,
      körskola, registrera, registreringsbevis, startar inte, lampa, avgas, fälgar, biltvätt, begagnad bil, leasing, tanklock,
      spolarvätska, strålkastare, bagageutrymme, säte, airbag, motorlampa, miltal, bilprovningen, startkablar, ägarbyte, rost,
      hästkrafter, volvo, volkswagen, toyota, tesla, saab, dragkrok, takbox
    tanka: bensin, tanka, diesel, mack, bränsle, liter, förbrukning, räckvidd, laddstolpe, elbil, bensinpris, bränslenivå, full, tom,
      blyfri, oktan, hur långt, pumpa, kilometer, shell, circle k, okq8, preem, bensinmätare, pris, räcker, reserv, ladda, snabbladdare,
      laddning, kwh, hybrid, närmaste, literpris, billigaste, adblue, etanol
    trafik: trafik, kö, olycka, vägarbete, motorväg, omväg, rusningstid, avstängd, fartkamera, väg, pendla, försening, trafikstockning,
      körtid, bilkö, trafikläge, huvudväg, långsam, trafikljus, trafikolycka, öresundsbron, ringväg, stillastående, tät, väglag, köra,
      alternativ väg, trafikinfo, polis, fartkontroll, hastighet, stopp, e4, e6, essingeleden, hur lång tid, arbete, trängselskatt,
      rusning, resväg
    navigering: rutt, vägbeskrivning, väg, karta, adress, kilometer, avstånd, svänga, mål, riktning, vänster, höger, gata, navigera, nära,
      gps, google maps, hitta till, körväg, hem, avfart, motorväg, rondell, norr, söder, öster, väster, snabbaste, kortaste, i närheten,
      undvika, minuter, gå, cykla, köra, korsning, rakt fram, landsväg, framme, hur långt, vägvisning, restid, avsluta, stopp på vägen,
      eniro, bro, destination
    kollektivtrafik: buss, tåg, spårvagn, tunnelbana, station, perrong, hållplats, tidtabell, biljett, byta, avgång, försening, pendeltåg,
      spår, linje, konduktör, sj, sl, tågbiljett, ankomst, färja, nästa, busshållplats, centralstation, avgå, busstider, sl kort,
      tågtider, t centralen, slussen, snabbtåg, inställd, tågstation, resa, zon, månadskort, kontrollant, sittplats, platsbiljett,
      ersättningsbuss, färdtjänst, busskort, ungdomskort, västtrafik, skånetrafiken, signalfel, resekort
    taxi: taxi, uber, förare, resa, hämta, skjuts, körning, chaufför, köra, beställa, taxi stockholm, taxi kurir, hämtning, flygplats,
      pris, vänta, när, adress, bolt, samåkning, passagerare, bil, droska, taxin, ankomma, turen, betala, bagage, framme, taxameter
    flyg: flyg, flygplan, flygplats, gate, checka in, boarding, landa, boardingkort, terminal, flygbolag, mellanlandning, säte, arlanda,
      försenad, avgång, flygbiljett, resa, lyfta, bagage, flightnummer, direkt, businessklass, ekonomiklass, sas, norwegian, ryanair,
      ankomst, pilot, incheckning, inställt, enkel, retur, flygvärdinna, fönsterplats, planet, säkerhetskontroll, transfer, billigt,
      passagerare, pass, taxfree, försenat, landvetter, incheckad, benutrymme
    bagage: bagage, resväska, handbagage, borttappat, väska, ryggsäck, packa, bagageband, vätskor, kilo, förlorat, försvunnet, vikt,
      kabin, incheckat, flygplats, flygbolag, sportutrustning, storlek, övervikt, band, kappsäck, efterlysa, mått, tillåtet, barnvagn,
      saknas, incheckning
    hotell: hotell, rum, övernatta, boka, boende, frukost, checka in, checka ut, stuga, stjärnor, vistelse, reception, hostel, vandrarhem,
      nätter, dubbelrum, enkelrum, airbnb, reservation, pool, svit, boka rum, parkering, billigt, centrum, hotellrum, motell, pensionat,
      spa, utsikt, bed and breakfast, semesterhus, resort, avboka, rumsservice, gäst, husdjur tillåtna, femstjärnigt, säng, ankomst,
      extrasäng, spahotell, sommarstuga
    resor: resa, semester, utflykt, sevärdhet, strand, turist, resmål, utomlands, museum, camping, ö, vandra, besöka, kryssning, charter,
      resebyrå, guide, attraktion, sightseeing, sommarstuga, packa, flygresa, stad, upplevelse, backpacker, skidresa, storstadsweekend,
      weekendresa, safari, solresa, bagage, hotell, sista minuten, resplan, reskassa, billig, spanien, grekland, berg, upptäcka,
      gröna lund, liseberg, bilsemester, kultur, fjällen, thailand
    resehandlingar: visum, pass, ambassad, tull, gräns, reseråd, vaccination, säker, farlig, konsulat, malaria, uppehållstillstånd,
      passnummer, förnya, id, inresa, utrikesdepartementet, polisen, medborgare, medborgarskap, legitimation, vacciner, terror, krav,
      giltig, turistvisum, arbetstillstånd, esta, reseförsäkring, säkerhet, tillstånd, foto, ansöka, resa, utgå, id kort
    hälsa: läkare, sjuk, sjukhus, vårdcentral, ont, feber, hosta, förkyld, influensa, huvudvärk, sjukdom, tandläkare, symptom, allergi,
      behandling, magont, läkartid, ont i halsen, diarré, illamående, utslag, brutet, 1177, blodprov, vaccin, temperatur, diagnos, sår,
      yrsel, hudläkare, corona, akuten, patient, psykolog, blodtryck, diabetes, operation, migrän, cancer, astma, mage, rygg, knä, remiss,
      sjukförsäkring, specialist, undersökning, smitta, inflammation, vab, sjukgymnast
    medicin: medicin, tablett, apotek, dos, biverkning, recept, antibiotika, smärtstillande, läkemedel, salva, piller, alvedon, ipren, ta,
      penicillin, vitamin, receptfri, blodtryck, p piller, förnya, nässpray, ögondroppar, insulin, milligram, hostmedicin, överdos,
      bipacksedel, kräm, plåster, sömntablett, kapsel, doktor, högkostnadsskydd
    träning: träning, springa, jogga, steg, övning, muskler, yoga, gym, cykla, simma, puls, kilometer, träna, pass, workout,
      styrketräning, löpning, maraton, armhävningar, situps, knäböj, plankan, crossfit, uppvärmning, stretcha, stretchning, cykling,
      simning, kalorier, promenad, distans, kondition, varv, vikter, hantlar, löprunda, pilates, spinning, strava, aktivitet, motion,
      gympass, mål, rodd, tempo, stegräknare, träningsprogram, gymmet, styrka
    sömn: sömn, sova, somna, trött, säng, dröm, snarka, natt, tupplur, sovljud, sömnlös, vakna, vila, regnljud, vitt brus, vågor, mardröm,
      godnatt, läggdags, sömnrytm, dygnsrytm, väckarklocka, djupsömn, timmar, kudde, täcke, madrass, insomni, melatonin, sovmusik,
      avslappnande, vaggvisa, ljud, drömma, morgon, sömncykel
    meditation: meditation, slappna av, lugn, andas, stress, mindfulness, avslappning, naturljud, yoga, meditera, andning, andningsövning,
      guidad, tystnad, övning, kroppsscanning, fokus, stressad, ångest, inre frid, tankar, headspace, klocka, regn, havet, musik, daglig,
      närvaro, nervös, balans, vågor, skogsljud, andetag, varva ner
    skola: skola, läxa, lärare, prov, universitet, studier, klass, betyg, ämne, student, elev, lektion, tid, schema, uppgift, matte,
      historia, läsa, gymnasium, grundskola, kurs, studerande, professor, föreläsning, uppsats, fysik, kemi, biologi, geografi, inlämning,
      csn, utbildning, rast, lov, skriftlig, muntlig, nationella prov, föräldramöte, skolväska, samhällskunskap, klasskamrat, antagning,
      studentrum, högskola, tenta, redovisning, glosor, förhör, fritids, plugga
    språk: översätta, engelska, svenska, tyska, franska, spanska, språk, ord, mening, uttal, grammatik, glosor, översättning, italienska,
      norska, danska, finska, arabiska, polska, kinesiska, japanska, säga, tala, lära, betyda, främmande språk, portugisiska, ryska,
      dialekt, accent, modersmål, duolingo, tolk, latin, heta, fras, uttryck, alfabet, turkiska, kurs
    ord: betydelse, definition, ord, stava, ordbok, synonym, motsats, förkortning, rim, stavning, betyda, definiera, bokstav, begrepp,
      uttryck, grammatik, förklara, böjning, plural, singular, substantiv, verb, adjektiv, slang, ursprung, antonym, komma, språk,
      låneord, sammansatt, mening, rimord, ordspråk, vokal, saol, innebörd, lexikon
    matematik: räkna, plus, minus, gånger, delat, procent, rot, summa, tal, matematik, kvadrat, medelvärde, ekvation, lägga ihop,
      dra ifrån, dividera, multiplicera, miniräknare, räkna ut, beräkna, facit, räknetal, hälften, dubbelt, area, geometri, algebra,
      volym, omkrets, pi, tabell, multiplikationstabell, bråk, decimal, avrunda, primtal, triangel, cirkel, logaritm, sinus, funktion,
      siffror, upphöjt, genomsnitt
    enheter: omvandla, meter, kilometer, mil, tum, kilo, gram, pund, liter, deciliter, celsius, fahrenheit, matsked, tesked, enhet,
      konvertera, mäta, centimeter, millimeter, fot, engelska mil, kopp, uns, gallon, hektar, kvadratmeter, grader, ton, knop, watt,
      kilowatt, omvandling, hur många, längd, vikt, volym, kubikmeter, yard, hur mycket, milliliter, dl, hekto, kg, km, kelvin, byte,
      kilobyte
    slump: tärning, mynt, krona, klave, slumptal, slumpmässig, kasta, lotta, tur, krona eller klave, tal, välja, bestämma, slå, spela,
      slantsingling, lyckohjul, random, bokstav, gissa, tio, sex, sexsidig, kort, blanda, lotto, generera, sten sax påse, siffra,
      lottning, namn, slumpa, singla slant
    allmänbildning: fakta, huvudstad, invånare, land, uppfinnare, historia, högsta, största, djur, berg, flod, vetenskap, wikipedia,
      befolkning, århundrade, vem, när, hur många, världen, snabbaste, djupaste, geografi, kung, krig, upptäcka, president, äldsta, sjö,
      hav, kontinent, stad, flagga, nationalsång, universum, atom, kemi, fysik, grundämne, dinosaurie, romarriket, vikingar, världskrig,
      rekord, minsta, uppslagsverk, årtal, forskare, filosof, valuta, längsta, planet, uppfann, medeltid, sekel
    kändisar: skådespelare, känd, sångerska, född, gift, stjärna, biografi, död, förmögenhet, kung, drottning, president, kändis, ålder,
      födelsedag, sångare, partner, berömd, barn, vem är, modell, fotbollsspelare, längd, filmstjärna, musiker, influencer, kunglig,
      politiker, skandal, kungahuset, kronprinsessan, nobelpris, hollywood, skvaller, rik, komiker, statsminister, flickvän, pojkvän,
      dokusåpa
    assistenten: assistent, namn, heta, robot, människa, skapare, utveckla, känsla, röst, artificiell intelligens, gammal, prata,
      fritidsintresse, siri, alexa, google, dator, vem är du, skapad, född, födelsedag, favorit, drömma, bo, familj, ålder, maskin,
      programmera, ai, äkta, levande, smart, kan du, förmågor, vän, kvinna, tänka, älska, sova, äta, känna, ljuga, chatgpt, färg, förstå,
      medveten, kön, lyssna, hobby
    assistentens inställningar: språk, röst, dialekt, hastighet, namn, inställning, viska, användare, tala, snabbare, långsammare,
      mansröst, kvinnoröst, svenska, engelska, ljud, byta, kalla, aktiveringsord, mikrofon, konto, profil, mitt namn, högre, lägre, kön,
      accent, volym, personlighet, aktivera, stänga av, kom ihåg, tonläge
    hälsningar: hej, hallå, god morgon, hej då, god natt, tack, hur mår du, välkommen, god kväll, trevligt, tjena, goddag, god dag,
      trevlig helg, läget, morgon, natti, grattis, god jul, gott nytt år, ses, ha det bra, sov gott, hejsan, hej på dig, på återseende,
      vi ses, vad händer, hälsa, kul att träffas, godmorgon, hej hej, tjo, adjö, midsommar, glad påsk
    beröm och kritik: bra jobbat, toppen, dum, dålig, fel, klagomål, besviken, irriterande, duktig, nöjd, smart, fantastisk, usel,
      värdelös, perfekt, snäll, tack, hjälpsam, älskar, hatar, jobbig, bra, fin, sur, arg, problem, löjlig, imponerad, missförstå, idiot,
      långsam, genial, tokig, glad, förlåt, klaga, grym, seg, tråkig, korkad, missnöjd
    volym: volym, ljud, hög, låg, tyst, höja, sänka, procent, bas, skruva upp, skruva ner, mute, dämpa, halva, max, högtalare, musik,
      oväsen, diskant, nivå, höra, öka, ljudlös, mediavolym, hörlurar, dubbelt, stereo, equalizer, starkare
    enheten: wifi, bluetooth, batteri, skärm, uppdatering, lagring, flygplansläge, inställningar, anslutning, ljusstyrka, starta om,
      mobildata, nätverk, skärmljusstyrka, ladda, ström, bakgrund, mörk, energisparläge, internet, hotspot, gps, ficklampa, minne,
      skärmbild, stänga av telefonen, stör ej, ljudlös, återställa, android, iphone, operativsystem, sim, roaming, vibration, rotation,
      tangentbord, ringsignal, låsskärm, automatisk, version, router, airdrop, nfc, mobilnät, para ihop, procent, hårddisk
    appar: app, öppna, stänga, installera, program, fil, mapp, ladda ner, webbläsare, dokument, radera, skriva ut, applikation, uppdatera,
      dator, google play, app store, avinstallera, hämta, starta, pdf, word, excel, skrivbord, hemsida, flik, spara, kopiera, youtube,
      spotify, zip, fönster, stänga ner, köra, krascha, hänga sig, kalenderapp, uppdatering, abonnemang, dropbox, google drive, teams,
      windows, mjukvara
    inspelning: spela in, inspelning, mikrofon, diktera, röstmemo, video, ljud, uppta, röstmeddelande, filma, ljudfil, kamera, spela upp,
      röst, stoppa, tal till text, transkribera, spara, anteckning, intervju, ljudinspelning, videoinspelning, skärm, redigera, samtal,
      möte, starta, ljudklipp, undertext, banda, prata in
    säkerhet: lösenord, pinkod, logga in, fingeravtryck, kod, bankid, virus, hackare, integritet, konto, ansiktsigenkänning, användarnamn,
      inloggning, glömt, låsa, ändra, antivirus, nätfiske, bedrägeri, tvåfaktor, kryptera, cookies, personuppgifter, bekräfta, identitet,
      skräppost, säkerhetskod, brandvägg, face id, övervakning, vpn, lyssna, gdpr, radera, logga ut, dataläcka, engångskod, hackad
    hitta mobilen: mobil, borttappad, hitta, nycklar, surfplatta, leta, spåra, ringa på, telefon, ring, var är, borta, hittar inte,
      iphone, lagt, glömt, stulen, airtag, hörlurar, fjärrkontroll, plånbok, ljud, larm, lokalisera, pinga, airpods, klocka, soffa, tappat
    plats: plats, dela, position, gps, var, på väg, adress, karta, var är jag, befinna, gata, stad, latitud, koordinater, skicka, hemma,
      familj, ankommer, live, hitta mina vänner, mamma, i närheten, aktuell, ställe, postnummer, land, spåra, google maps, kompass
    husdjur: hund, katt, husdjur, veterinär, foder, mata, rasta, valp, fisk, fågel, kanin, hamster, koppel, kattunge, vaccination,
      hundmat, kattmat, kattlåda, kisse, marsvin, djurklinik, bur, akvarium, promenad, chip, papegoja, sköldpadda, ras, labrador,
      kattlucka, häst, ridning, djur, undulat, hundvakt, päls, loppor, fästing, hundkoppel, klösbräda, kennel
    växter: växt, trädgård, vattna, blomma, gräs, träd, gödsel, gräsklippare, skörd, odla, bevattning, vattenslang, kruka, gräsmatta,
      trädgårdsmästare, frö, beskära, ogräs, vattenspridare, växthus, tomater, rosor, krukväxt, klippa, robotgräsklippare, kompost,
      rabatt, häck, buske, plantera, trädgårdsarbete, löv, kratta, jord, spade, lök, kryddväxter, tulpaner, skadedjur, sniglar,
      plantskola, orkidé
    barn: barn, bebis, blöja, förskola, saga, vaggvisa, leksak, godnattsaga, föräldrar, barnvakt, dagis, dagmamma, skola, amma,
      nappflaska, napp, leka, sömn, barnvagn, födelsedag, lämna, hämta, lekplats, tecknat, barnvisa, sång, skärmtid, flaska, babyvakt,
      spädbarn, namn, dop, graviditet, barnrum, sittvagn, tonåring, vagga, uppfostran, bvc, barnfilm, barnbidrag, föräldraledighet,
      bolibompa, fritids
    relationer: pojkvän, flickvän, kärlek, gifta, dejt, partner, relation, kyss, kär, skilsmässa, sambo, alla hjärtans dag, fru, älska,
      tinder, bröllopsdag, gjort slut, slå upp, crush, singel, fria, flörta, raggningsreplik, älskling, förlovad, par, parterapi, ex,
      otrogen, romantik, hjärta, romantisk, känslor, sakna, blommor, väninna, vän, lycklig, äktenskap, rosor
    familj: mamma, pappa, bror, syster, mormor, morfar, farmor, farfar, moster, farbror, föräldrar, son, dotter, kusin, svärmor, svärfar,
      barnbarn, fru, syskon, faster, barn, gammelmormor, systerdotter, brorson, släkt, tvilling, storebror, lillasyster, styvpappa,
      styvmamma, familjefest, släkting, gudmor, släktträd, födelsedag, sambo
    evenemang: konsert, evenemang, biljett, festival, teater, utställning, museum, fest, föreställning, mässa, entré, show, händelse,
      helg, hända, stan, uppleva, ikväll, marknad, sportevenemang, standup, aktiviteter, musikal, opera, ticketmaster, loppis,
      föreläsning, kulturnatt, uteliv, klubb, biljettpris, gratis, barn, scen, revy, insläpp, program, cirkus, gröna lund
    välgörenhet: donera, skänka, välgörenhet, röda korset, insamling, volontär, gåva, hjälporganisation, hjälpa, organisation, pengar,
      unicef, läkare utan gränser, rädda barnen, cancerfonden, fattiga, nödhjälp, flyktingar, barn, miljö, greenpeace, medlem, djur,
      månadsgivare, ändamål, kyrka, donation, blodgivare, second hand, bidrag, stöd, majblomma, stadsmissionen, fadder, musikhjälpen
    bröllop: bröllop, gifta, brud, brudgum, ring, klänning, förlovning, vigsel, smekmånad, gäster, bröllopsdag, förlovad, kyrka, stadshus,
      brudklänning, kostym, inbjudan, tal, tärna, svensexa, möhippa, marskalk, bröllopstårta, vals, bordsplacering, konfirmation, dop,
      mottagning, fest, önskelista, brudvals, äktenskap, präst, bröllopspresent, silverbröllop, guldbröllop, förlova, toastmaster, brudpar
    bostad: hus, lägenhet, hyra, mäklare, flytta, hyresvärd, bostad, visning, kontrakt, tomt, budgivning, köpa, sälja, bolån, bostadsrätt,
      hyresrätt, hemnet, kvadratmeter, rum, uthyrning, hyra ut, villa, radhus, öppet hus, bostadspris, studentlägenhet, inflyttning,
      utflyttning, besiktning, flyttfirma, flyttkartong, bostadsmarknad, sommarstuga, bostadsbidrag, vaktmästare, fastighet, hem,
      slutpris, lagfart, bostadsannons, bostadskö, andrahand, renovera, månadsavgift
    juridik: advokat, lag, kontrakt, domstol, polis, böter, skilsmässa, testamente, straff, åklagare, rätt, lagstiftning, rättegång,
      jurist, tingsrätt, arv, äktenskapsförord, stämma, fullmakt, anmäla, regler, olaglig, laglig, fängelse, brott, vittne, rättigheter,
      klagomål, åtal, upphovsrätt, hyreslagen, konsument, vårdnad, umgänge, paragraf, grundlag, skriva under, juridisk, rättshjälp, avtal,
      bodelning
    nödsituation: nödläge, brandkår, polis, ambulans, hjälp, olycka, brand, första hjälpen, 112, larm, ring, räddning, akut, rädda,
      hjärtstopp, brinna, larmcentral, blöda, medvetslös, inbrott, panik, fara, hjärt lungräddning, hjärtstartare, förgiftning,
      giftinformation, 114 14, sos, eld, överfall, blod, brandbil, katastrof, jordbävning, vattenläcka, kvävas, brännskada, brandsläckare
    presenter: present, födelsedag, överraskning, kort, gratulera, blommor, fest, tårta, fira, presentidé, önskelista, julklapp,
      födelsedagspresent, önska, paket, inslagning, snöre, grattis, jubileum, konfirmation, bjuda, kalas, ballong, sång, ljus, choklad,
      vin, presentkort, ge bort, mamma, pojkvän, gå bort present, hälsning, festlig, flagga, gäster, adventskalender, dop, doppresent,
      presentpapper
    mode: kläder, klä, skor, jacka, byxor, storlek, klänning, skjorta, frisör, hår, mode, tröja, mössa, stövlar, outfit, kappa, strumpor,
      underkläder, jeans, färg, stil, smink, klippa, klippning, naglar, läppstift, smycke, klocka, väska, glasögon, parfym, klädstorlek,
      skräddare, uniform, sneakers, shorts, kjol, kollektion, frisyr, hårfärg, raka, skägg, nagellack, kräm, hudvård, vantar, bikini,
      badkläder, solglasögon, kavaj
    styrning: stoppa, fortsätta, paus, avbryta, upprepa, tillbaka, nästa, hjälp, ångra, bekräfta, hoppa över, starta, igen, vänta,
      från början, nej, ja, glöm det, spola, stäng av, klar, stäng, gå tillbaka, hoppa, framåt, föregående, vidare, sluta, avsluta,
      gå vidare, meny, håll, huvudmeny, ok, strunta i, annullera
    # finer subjects
    regn och paraply: paraply, regn, regnjacka, gummistövlar, blöt, skur, regnkläder, droppe, uppehåll, skyfall, risk, chans, vått,
      regnkappa, nederbörd, spöregn, galonbyxor, duggregn, millimeter
    klä sig efter vädret: jacka, kappa, mössa, vantar, halsduk, shorts, solglasögon, ta på, frysa, tröja, stövlar, ytterkläder, solkräm,
      sommarkläder, kallt, varmt, långkalsonger, overall, ute, cykla, hjälm
    oväder: storm, orkan, varning, översvämning, åska, blixt, snöstorm, värmebölja, vädervarning, tromb, jordbävning, åskväder, stormbyar,
      hagel, evakuera, halka, isgata, snökaos, smhi, skogsbrand, klass
    soluppgång och solnedgång: soluppgång, solnedgång, gryning, skymning, ljust, mörkt, sol, dagsljus, måne, horisont, solen upp,
      solen ner, längsta dagen, midnattssol, kortaste dagen
    hav och bad: vågor, vattentemperatur, badvatten, tidvatten, strand, hav, badplats, kust, surfa, segla, båt, sjö, simma, badvakt,
      skärgård, högvatten, bryggan, kajak, badtemperatur, alger, fiska
    nedräkning till en dag: hur många dagar, dagar kvar, jul, sommarlov, nedräkning, kvar, veckor, födelsedag, semester, helg, hur länge,
      nyår, julafton, midsommar, påsk, sommar, månader, löning
    födelsedag: födelsedag, född, ålder, tårta, present, fylla, kort, kalas, ljus, år, jubileum, grattis, jämnt, årsdag, sång, när, datum,
      flagga, namnsdag, femtioårsdag
    möte på jobbet: möte, mötesrum, kollega, dagordning, kallelse, zoom, deltagare, chef, protokoll, teams, boka, bjuda in, kund,
      videomöte, konferens, ledig, agenda, teammöte, kontor, skjuta upp, ställa in, avstämning, konferensrum, projektor
    sportresultat: resultat, ställning, vann, match, poäng, mål, förlorade, slutresultat, final, igår, halvlek, spelade, period, målskytt,
      lag, oavgjort, slog, seger, förlust, leda, siffror
    kommande match: nästa match, spelschema, spelar, när, hemmamatch, bortamatch, motståndare, säsong, arena, biljett, omgång, sändas,
      kanal, ikväll, kval, landskamp, börja, säsongsstart, avspark, nedsläpp
    vilken låt: vilken låt, sjunger, artist, titel, heter, låt, band, album, melodi, text, radio, känna igen, spelas, vem, utgiven,
      shazam, sångare, kompositör
    musiksmak: favorit, gilla, tumme upp, älska, låt, like, spara, betygsätta, hata, tumme ner, bäst, genre, smak, stjärnor, åsikt,
      rekommendera, tycka om, ogilla
    spellista: spellista, låt, lägga till, skapa, blanda, kö, mix, spara, fest, träning, radera, favoriter, dela, bibliotek, playlist,
      spotify, spår
    uppspelning: spela, paus, stopp, nästa, föregående, spola, upprepa, hoppa över, fortsätta, blanda, igen, framåt, tillbaka, början,
      starta, låt, loopa, sekunder, ljud
    biobiljetter: bio, biljett, salong, föreställning, film, plats, premiär, ikväll, popcorn, rad, boka, filmstaden, imax, speltid,
      sittplats, reservera, visning, sf bio
    frågesport: frågesport, fråga, svar, gissa, kunskap, rätt, fel, poäng, omgång, kategori, quiz, gåta, sant eller falskt, tävling,
      vinnare, nyfiken, trivia, kluring
    sagor och berättelser: saga, berättelse, godnattsaga, berätta, astrid lindgren, prinsessa, drake, läsa upp, sägen, fabel,
      det var en gång, barn, högt, läggdags, spöke, troll, prins, novell, äventyr
    nya mejl: nya mejl, inkorg, oläst, mottagit, kolla, avsändare, mejl, idag, viktigt, senaste, läsa, meddelande, skrivit, mail, sista,
      skickat
    röstbrevlåda: röstbrevlåda, telefonsvarare, röstmeddelande, tala in, avlyssna, pip, missat, meddelande, lyssna, nytt, radera,
      hälsning, ringa tillbaka, sparat, mobilsvar
    assistentens namn: vad heter du, namn, ditt namn, kalla, vem är du, siri, alexa, byta namn, heta, presentera, smeknamn, tilltala,
      identitet
    assistentens skapare: skapad, gjord, byggd, skapare, programmerad, chef, jobba för, utvecklad, företag, uppfunnen, ägare, pappa,
      mamma, tillverkare, ingenjör, vem, designade
    assistentens ålder och ursprung: gammal, ålder, födelsedag, född, bo, varifrån, hem, land, gjord, hemstad, uppväxt, placerad,
      årsmodell, när, komma ifrån
    assistentens natur: robot, människa, äkta, dator, maskin, levande, artificiell intelligens, bot, verklig, person, medveten, ai,
      program, chatbot, känslor, riktig, hjärna, kropp
    assistentens förmågor: vad kan du, hjälpa, förmågor, funktioner, kommandon, fråga om, uppgifter, färdigheter, klara av, använda dig,
      erbjuda, möjligheter, bra på, ämnen
    assistentens intressen: hobby, fritid, gilla, intresse, favorit, sport, mat, musik, färg, film, djur, helg, bok, göra, mysa, semester,
      tycka om
    användarens namn: mitt namn, heta, kalla mig, vem är jag, kom ihåg, smeknamn, tilltala, känna mig, namn, byta, förnamn, efternamn,
      användarnamn
    användarens humör: ledsen, glad, nere, ensam, uttråkad, trött, arg, deprimerad, humör, stressad, rädd, gråta, dålig dag, trösta,
      uppmuntra, nervös, kärleksbekymmer, sakna, känna, pigga upp, orolig
    meningen med livet: meningen med livet, livet, syfte, gud, universum, döden, filosofi, existera, 42, själ, tro, varför, religion,
      världen, lycka, himlen
    ja nej och kanske: ja, nej, kanske, håller med, korrekt, rätt, fel, självklart, absolut, okej, säker, aldrig, sant, falskt, precis,
      stämma, möjligen, osäker
    stopp och ångra: stopp, avbryta, glöm det, ångra, avsluta, strunta, radera, nej, skippa, tillbaka, låt bli, fel, stäng, äsch,
      ignorera, spelar ingen roll, sluta
    upprepa och förtydliga: upprepa, igen, sa, vad, förstå, högre, långsammare, förklara, utveckla, mena, en gång till, hörde inte,
      oklart, omformulera, tydligare, förvirrad, ursäkta
    hjälp: hjälp, vägledning, support, guide, kundtjänst, problem, hur, instruktion, manual, fråga, faq, bruksanvisning, assistans,
      kontakta
    ljusfärg: färg, röd, blå, grön, gul, lila, vit, ljus, rosa, orange, varmvit, kallvit, byta, turkos, nyans, lampa, regnbåge, skifta
    ljusstyrka: ljusstyrka, dimma, procent, ljusare, mörkare, skruva, starkare, svagare, för starkt, halva, blända, lampa, nivå, fullt,
      mysbelysning, maximum
    gardiner: gardin, persienn, rullgardin, markis, dra för, dra ifrån, sol, fönster, öppna, stänga, skugga, mörkläggning, sovrum, höja,
      sänka, jalusi
    eluttag: uttag, kontakt, smart plugg, ström, tända, släcka, apparat, strömbrytare, förlängningssladd, elförbrukning, kaffebryggare,
      lampa, grenuttag, fjärrströmbrytare
    städning: städa, damm, våttorka, plocka undan, disk, fläck, såpa, badrum, putsa, fönster, skura, ättika, trasa, hink, rengöringsmedel,
      städhjälp, kalk, storstäda, mögel, svamp, klorin, dammtrasa
    kaffe: kaffe, espresso, latte, cappuccino, kopp, brygga, kaffebryggare, bönor, filter, koffein, mjölk, te, mugg, kanna, kvarn, svart,
      mjölkskum, bryggkaffe, fika, påtår, koka
    sopor: sopor, skräp, soptunna, återvinning, grovsopor, hämtas, tömma, sortera, plast, kartong, container, kompost, sopbil, matavfall,
      sophämtning, pant, flaskor, tidningar, återvinningscentral, farligt avfall
    el vatten och värme: el, ström, vatten, gas, mätare, förbrukning, elpris, strömavbrott, räkning, elbolag, fjärrvärme, kilowatt,
      solceller, avläsning, elnät, kwh, billigast, timpris, spotpris, elområde, vattenmätare
    reparation hemma: hantverkare, rörmokare, läcka, elektriker, rör, droppa, hammare, borra, måla, vägg, tak, verktyg, skruv, avlopp,
      stopp, snickare, spik, laga, målarfärg, kran, toalett, säkring, hål, tapet
    tillagningstid: hur länge, koka, minuter, steka, baka, grader, ugn, kyckling, ägg, ris, potatis, löskokt, hårdkokt, kalkon, skinka,
      biff, innertemperatur, timmar, koktid, lax, fläskfilé, julskinka
    ersätta ingredienser: ersätta, istället för, alternativ, använda, smör, ägg, grädde, filmjölk, bakpulver, socker, saknar, mjöl,
      byta ut, jäst, olja, vegansk, laktosfri, ersättning, bikarbonat
    mathållbarhet: hållbarhet, utgånget, kylskåp, frys, hålla, dålig, rester, bäst före, gammal, mögel, äta, färsk, förvara, frysa in,
      dagar, lukta, sur, sista, rutten, säkert, tina
    kalorier: kalori, hur många, fett, kcal, bränna, intag, portion, socker, räkna, äpple, banan, kost, pizza, kolhydrat, banta, bröd,
      gram, logga, måltid
    matidéer: vad ska vi äta, veckomeny, middag, förslag, enkel, snabb, inspiration, rätt, idé, laga, barnvänlig, vardagsmat, vegetarisk,
      kylskåp, rester, gäster, husmanskost, tips
    recensioner: recension, stjärnor, bra, betyg, restaurang, omdöme, åsikt, dålig, rekommendera, tripadvisor, kritik, vad tycker folk,
      populär, kunder, rating, gäster
    bordsbokning: boka, bord, personer, ikväll, restaurang, klockan, två, fyra, plats, reservera, namn, ledigt, avboka, middag,
      reservation, bekräfta, helg, fönster, uteservering, sällskap
    barer och dryck: bar, öl, vin, cocktail, drink, pub, shot, promille, gin, vodka, dricka, snaps, rom, whisky, fatöl, skål, bakfull,
      happy hour, nattklubb, champagne, vinbar, systembolaget, krog, cider, after work
    dricks: dricks, procent, servitör, nota, hur mycket, beräkna, ge, restaurang, service, kronor, dela, usa, gäster
    orderstatus: beställning, order, status, när, komma, försenad, skickad, var är, leverans, ordernummer, på väg, paket, spåra, ta emot,
      leveransdatum, avbeställa, bekräftelse
    returer: retur, returnera, byta, återbetalning, pengarna tillbaka, kvitto, trasig, ångra, ångerrätt, skicka tillbaka, fel storlek,
      reklamera, garanti, öppet köp, nätbutik, etikett, tillgodokvitto
    erbjudanden och rabatt: erbjudande, rabatt, kupong, rabattkod, rea, billig, spara, procent, reklamblad, black friday, medlem, kampanj,
      gratis, kod, halva priset, extrapris, bonuskort, nedsatt
    öppettider: öppettider, öppen, stänger, öppnar, när, affär, söndag, idag, helgdag, mataffär, nattöppet, sent, bibliotek, apotek,
      systembolaget, restaurang, stängning, ica, bank
    saldo på kontot: saldo, hur mycket pengar, konto, lönekonto, sparkonto, kvar, belopp, pengar, råd med, på kontot, bankkonto, kronor,
      bank, buffert, minus, disponibelt
    spärrat eller låst konto: spärrat, låst, konto, åtkomst, blockerat, låsa upp, frysa, varför, öppna, stängt, avstängd, inloggning, fel,
      bank, lösenord, bankid, inaktiverat
    transaktioner: transaktion, händelser, köp, senaste, kontoutdrag, dragits, betalat, översikt, belopp, sista, uttag, mottaget,
      historik, butik, visa, datum, väntande, reserverat
    nekat kort: nekat, kort, fungerar inte, betalning, varför, bankkort, terminal, fel, täckning, spärrat, butik, köpa, medges ej,
      gick inte igenom, chip, kontaktlös, internet, utland
    nytt eller trasigt kort: nytt kort, beställa, ersättning, trasigt, knäckt, gå ut, skicka, komma, post, ta emot, bankkort, när, kort,
      böjt, aktivera, pinkod, chip, skadat, leveranstid
    förlorat eller stulet kort: tappat, stulet, borttappat, spärra, kort, borta, plånbok, tjuv, bankkort, glömt, stöld, anmäla,
      kreditkort, stänga, fort, missbruk, polisanmälan
    bedrägeri: bedrägeri, missbruk, okänd, misstänkt, bluff, transaktion, nätfiske, hackad, anmäla, betalning, falsk, stulen, lurad,
      dragits, känna igen, bedragare, scam, varning, polis, länk, bluffmejl
    kreditvärdighet: kreditvärdighet, uc, betalningsanmärkning, lån, förbättra, skuld, godkänd, kredithistorik, kolla, betyg, poäng,
      avslag, registrerad, bank, kreditupplysning
    räntor: ränta, procent, årlig, sparränta, lån, bolån, rörlig, bunden, räntesats, stiga, falla, riksbanken, räntekostnad, styrränta,
      ränteavdrag, effektiv
    bonus och poäng: poäng, bonus, lösa in, tjäna in, eurobonus, medlem, förmåner, cashback, presentkort, kort, saldo, bonuspoäng,
      bonuscheck, gå ut, använda, coop, ica
    kort utomlands: utomlands, resa, kort, avgift, valuta, använda, ta ut, kreditkort, semester, fungera, land, meddela, bank, kurs,
      spärrat, säker, visa, valutapåslag, aktivera
    kontanter och bankomat: ta ut, kontanter, bankomat, pengar, belopp, pinkod, närmaste, bank, gräns, uttag, utomlands, sätta in, sedlar,
      mynt, växla, avgift, insättningsautomat
    mobilabonnemang: mobilabonnemang, surf, samtal, simkort, operatör, roaming, gigabyte, telia, tele2, täckning, nummer, säga upp,
      utland, räkning, comviq, halebop, 5g, förbrukning, kontantkort, pukkod
    bränsleförbrukning: liter per mil, förbrukning, bensin, liter, köra, långt, ekonomi, genomsnitt, bränsle, diesel, mil, tank, bil,
      hybrid, spara
    däck och lufttryck: däck, däcktryck, luft, pumpa, punktering, bar, vinterdäck, hjul, byta, reservhjul, platt, kolla, sommardäck,
      fälgar, mönsterdjup, tryck, domkraft, dubbdäck, bil
    olja och service: olja, oljebyte, service, verkstad, filter, byta, mil, mekaniker, motorolja, nästa, boka tid, bromsar, tid,
      bilservice, oljenivå, tändstift, kylarvätska, serva
    bilhaveri: startar inte, batteri, startkablar, vägassistans, bärgning, motor, motorstopp, haveri, punktering, platt, motorlampa, ryka,
      bärgningsbil, assistans, nyckel, överhettad, ljud
    körkort och besiktning: körkort, uppkörning, besiktning, bilprovningen, förnya, registreringsskylt, registrera, körskola, teoriprov,
      transportstyrelsen, ägarbyte, trafikverket, körlektion, ta, övningsköra, fordonsskatt, ställa av
    elbil: elbil, ladda, laddstolpe, räckvidd, batteri, snabbladdare, kwh, tesla, laddbox, procent, kabel, laddkort, ström, hybrid, mil,
      närmaste, hemmaladda
    parkering: parkering, parkera, p plats, parkeringshus, böter, easypark, plats, timmar, gratis, p skiva, biljett, zon, garage, ledig,
      betala, bil, närheten, parkeringsvakt, handikapplats, datumparkering
    ställen i närheten: närmaste, i närheten, omkring, restaurang, mack, apotek, bankomat, café, hitta, öppen, mataffär, toalett, avstånd,
      gångavstånd, bästa, adress, var, pizzeria
    avstånd: hur långt, avstånd, kilometer, meter, mil, bort, köra, gå, minuter, stad, tid, timmar, fågelvägen, sträcka
    tåg: tåg, station, tågbiljett, sj, perrong, spår, avgång, försenat, snabbtåg, pendeltåg, byta, inställt, centralstation, platsbiljett,
      ankomst, göteborg, malmö, tur och retur, tyst avdelning, vagn, kupé, öresundståg, nattåg
    buss: buss, hållplats, nästa buss, tidtabell, linje, avgång, busskort, busschaufför, flixbus, nattbuss, försenad, minuter, gå,
      kliva av, ersättningsbuss, stannar, expressbuss
    flygstatus: flyg, försenat, landa, avgång, ankomst, flightnummer, gate, inställt, status, i tid, flygplats, lyfta, när, arlanda,
      terminal, boarding
    boka flyg: flygbiljett, flyg, boka, billig, resa, hitta, enkel, retur, direkt, avgång, datum, london, momondo, ekonomi, passagerare,
      säte, mellanlandning, flygbolag
    borttappat bagage: borttappat, bagage, väska, borta, försvunnen, efterlysa, flygbolag, flygplats, resväska, kom inte fram, sakna,
      bagageband, försenat, ersättning, bagagetagg
    handbagageregler: handbagage, vätskor, tillåtet, flyget, ta med, får jag, kilo, mått, storlek, kabin, regler, milliliter,
      säkerhetskontroll, batteri, parfym, väska, förbjudet, powerbank
    packa inför resan: packa, resväska, packlista, komma ihåg, ta med, tandborste, kläder, pass, laddare, semester, adapter, badkläder,
      solkräm, resa, necessär, vad ska jag, ryggsäck
    sevärdheter: sevärdhet, attraktion, se, uppleva, museum, slott, stad, turist, besöka, utflykt, saker att göra, guide, skansen,
      monument, rundtur, torn, rekommendera, kyrka, liseberg, park, djurpark, barn, gröna lund, vasamuseet
    biluthyrning: hyra bil, hyrbil, biluthyrning, flygplats, hertz, hämta, lämna, dagar, försäkring, pris, sixt, körkort, bilpool, mil,
      skåpbil, automatväxel, billig, europcar
    vaccination: vaccin, vaccination, resa, spruta, malaria, gula febern, hepatit, influensa, corona, krävs, land, läkare, dos, vaccinera,
      biverkning, mottagning, stelkramp, tbe, tid
    resesäkerhet: säkert, farligt, reseråd, varning, land, utrikesdepartementet, resa, terror, krig, brottslighet, oroligheter, ambassad,
      ficktjuv, avråder, turist, risk
    färja och kryssning: färja, båt, kryssning, hamn, gotland, överfart, ö, åland, hytt, fartyg, avgång, restid, sjösjuk, bil,
      viking line, silja, biljett, skärgård, waxholmsbåt
    första hjälpen: första hjälpen, sår, brännskada, blöda, plåster, hjärtstartare, hlr, förband, näsblod, stick, geting, skada,
      sätta i halsen, svimma, bett, fästing, stukat, is, tvätta, huvud, medvetslös, huggorm
    psykisk hälsa: ångest, stress, depression, psykolog, ledsen, terapi, ensam, prata, hjälp, självmord, panikångest, självmordslinjen,
      utbränd, orolig, sorg, nervös, självkänsla, psykiater, sova, deprimerad, mår dåligt
    löpning och cykling: springa, cykla, kilometer, tempo, löprunda, puls, rutt, distans, cykeltur, strava, maraton, halvmaraton, skor,
      intervaller, minuter, hastighet, träning, varv, jogga, vätternrundan, lopp
    steg och aktivitet: steg, gått, dagens, mål, stegräknare, promenad, kilometer, aktivitet, kalorier, stå, röra, idag, bränt, klocka,
      garmin, apple watch, fitbit, trappor
    kroppsvikt: vikt, väga, kilo, gå ner, bmi, viktnedgång, gå upp, smal, mäta, fettprocent, våg, kropp, banta, målvikt, logga, midjemått,
      tjock
    graviditet och bebis: gravid, beräknad, vecka, bebis, förlossning, barnmorska, ultraljud, amma, föräldraledig, värkar, namn,
      graviditetstest, nyfödd, fosterrörelser, mage, blöja, barnvagn, illamående, föda, mamma, ägglossning
    stavning: stava, bokstav, hur, ord, bokstavera, skrivs, stavfel, dubbel, komma, alfabet, stavning, rättstavning, särskrivning
    synonymer: synonym, annat ord, motsats, antonym, betyda, ord, liknande, rim, rimma, uttryck, motsvarande, ersätta, ordbok
    procent: procent, moms, rabatt, beräkna, procentandel, räkna ut, påslag, öka, dricks, belopp, kronor, hälften, ränta, skillnad
    geografi: huvudstad, land, stad, flod, berg, hav, sjö, ö, kontinent, invånare, gräns, största, ligger, yta, högsta, längsta, europa,
      afrika, flagga, asien, öken, kommun, världsdel, befolkning, grannland, landskap, norrland, skåne
    historia: krig, kung, årtal, vikingar, världskrig, historia, drottning, när, år, kejsare, slag, revolution, medeltid, hände, upptäcka,
      grundat, århundrade, hitler, rom, gustav vasa, slaveri, forntid, stenålder, arkeolog, stormaktstid
    naturvetenskap: kemi, fysik, atom, grundämne, cell, energi, biologi, formel, gravitation, ljusets hastighet, dna, molekyl, vetenskap,
      teori, einstein, evolution, kokpunkt, gas, metall, syre, elektron, väte, fotosyntes, kraft, experiment, forskare
    natur och djur: djur, fågel, fisk, däggdjur, insekt, art, leva, val, lejon, snabbaste, äta, skog, träd, svampar, elefant, fjäril, orm,
      natur, farligaste, spindel, rovdjur, läte, hotad, utdöd, blomma, räv, älg, bi, dinosaurie, varg, björn, kantarell
    politik: politik, regering, statsminister, riksdag, parti, val, minister, rösta, lag, president, socialdemokraterna, moderaterna,
      borgmästare, kommun, eu, demokrati, folkomröstning, sverigedemokraterna, opinion, opposition, nato, kandidat, kungahuset,
      centerpartiet
    åsikter och råd: tycka, råd, borde, bäst, rekommendera, tänka, åsikt, val, vad skulle du, tips, tror du, bra idé, besluta, välja,
      ska jag, fördelar, nackdelar, mening, anse
    religion och horoskop: horoskop, stjärntecken, kyrka, gud, bibel, präst, bön, gudstjänst, islam, jude, koranen, moské, kristen,
      ramadan, dop, tro, astrologi, jungfru, lejon, tvilling, skorpion, vattuman, fiskar, stenbock, vädur, skytt, oxe
    skärm och ljusstyrka: skärm, ljusstyrka, mörkt läge, bakgrund, skärmbild, rotera, typsnitt, textstorlek, låsskärm, viloläge, släcka,
      nattläge, mörkare, ljusare, skärmsläckare, förstora, display, blått ljus
    internet och wifi: wifi, internet, nätverk, router, ansluta, lösenord, långsamt, signal, hotspot, uppkoppling, hastighet, mobildata,
      trådlöst, bredband, täckning, gästnätverk, fiber, hastighetstest, kod, nätet, modem, fungerar inte
    bluetooth: bluetooth, para ihop, ansluta, hörlurar, högtalare, enhet, koppla, slå på, headset, söka, bil, koppla från, parkoppling,
      airpods, tangentbord, blåtand
    batteri: batteri, ladda, procent, ström, kvar, låg, urladdat, räcka, energisparläge, powerbank, full, timmar, livslängd, batterinivå,
      laddkabel, slut
    lagring och uppdatering: lagring, uppdatering, utrymme, radera, gigabyte, moln, uppdatera, icloud, frigöra, minne, full, version,
      säkerhetskopia, installera, senaste, ios, android, mjukvara, systemuppdatering, google drive, starta om
    aviseringar: avisering, notis, stäng av, stör ej, ljudlös, meddelande, appar, push, visa, rensa, ljud, vibration, banner, påminnelse,
      slå på, tyst
    filer och dokument: fil, mapp, dokument, spara, öppna, radera, pdf, byta namn, kopiera, word, papperskorg, dela, hitta, excel, flytta,
      bild, nedladdning, zip, skriva ut, skriva, skrivbord, kalkylblad, presentation, usb
    skriva ut och skanna: skriva ut, skrivare, skanna, utskrift, papper, sida, kopia, qr kod, bläck, färg, patron, dubbelsidigt, svartvit,
      streckkod, a4, dokument, ritning, printa
    dator och programmering: dator, kod, programmera, python, server, mjukvara, bugg, windows, mac, bärbar, tangentbord, mus, laptop,
      chrome, github, databas, utvecklare, program, html, skärm, hårddisk, javascript, app, hackare, algoritm
    skönhet och vård: frisör, hår, smink, klippa, naglar, hud, kräm, parfym, skägg, raka, massage, spa, schampo, solkräm, färga,
      tandborste, finnar, deodorant, ansiktsmask, manikyr, frisyr, vaxa
    tro och traditioner: tradition, jul, påsk, midsommar, lucia, konfirmation, dop, begravning, kyrka, högtid, kultur, flagga, julgran,
      tomte, valborg, nationaldag, kräftskiva, adventsljusstake, julbord, midsommarstång, semla, glögg
    fika och caféer: fika, café, kaffe, kaka, bulle, konditori, bröd, frukost, smörgås, uteservering, croissant, latte, te, mysigt, öppen,
      närmaste, kanelbulle, glass, bageri, brunch, semla, prinsesstårta
    sjukanmälan: sjuk, sjukanmälan, sjukdag, anmäla, frånvaro, vab, läkarintyg, chef, jobb, sjukfrånvaro, frisk, feber, sjukpenning,
      hemma, kollega, influensa, karensdag, försäkringskassan, sjukskriven
    tjänsteresa och utlägg: tjänsteresa, reseräkning, utlägg, kvitto, milersättning, konferens, hotell, flyg, ersättning, verifikat,
      traktamente, företagskort, kund, taxi, kurs
    barnomsorg: förskola, dagis, dagmamma, hämta, lämna, fritids, barnvakt, nanny, skola, föräldramöte, matsäck, barn, lov, pedagog,
      avdelning, inskolning, vabba, studiedag
    kryptovaluta: bitcoin, krypto, ethereum, kurs, kryptovaluta, dogecoin, plånbok, köpa, coinbase, stiga, falla, pris, blockkedja,
      handla, värde, sälja
    siffror och slump: slumptal, välja, generera, lotto, siffra, tal, ett till tio, gissa, dra, slumpa, nummer, intervall, random,
      lyckotal, slumpmässig
    krig och försvar: krig, soldat, armé, militär, vapen, nato, försvar, attack, fred, ukraina, värnplikt, flotta, robot, slag, general,
      invasion, vapenvila, beredskap
    brott: brott, stöld, inbrott, polis, mord, våld, rån, anmäla, fängelse, gripen, gärningsman, misshandel, efterlyst, skadegörelse,
      bedrägeri, knark, dömd, skjutning
    miljö och klimat: klimat, miljö, koldioxid, hållbar, återvinning, föroreningar, klimatförändringar, vindkraft, grön energi, solceller,
      utsläpp, global uppvärmning, plast, natur, växthuseffekt, kärnkraft
    konst och kultur: konst, målning, museum, konstnär, utställning, arkitektur, skulptur, kultur, teater, balett, opera, galleri, design,
      rita, tavla, fotografi, van gogh
    hantverk och hobby: sticka, virka, sy, garn, hobby, rita, lera, pärlor, symaskin, stickmönster, mönster, kreativ, samla,
      modelljärnväg, broderi, snickra, frimärken
    friluftsliv: fiska, jakt, vandra, tält, skog, ryggsäck, kanot, kajak, klättra, eld, nationalpark, scout, vindskydd, sportfiske, rida,
      segla, led, kikare, fjällvandring, svamp
    vänner och sociala planer: vänner, ses, mysa, bjuda in, middag, besök, fest, träffas, väninna, hänga, kvällsmat, komma förbi,
      brädspel, utekväll, sällskap, gäster, fika, kompis
    äldre och omsorg: pensionär, äldreboende, hemtjänst, äldre, trygghetslarm, medicin, rullator, hörapparat, demens, omsorg, besök,
      färdtjänst
    myndigheter: kommun, skatteverket, bankid, kivra, polisen, pass, körkort, personnummer, försäkringskassan, digital brevlåda, ansökan,
      blankett, arbetsförmedlingen, bostadsbidrag, namnbyte, folkbokföring, adressändring, csn, personbevis
    kul för barn: barnvisa, tecknat, lek, gåta, djurläte, saga, bolibompa, kurragömma, alfabetet, räkna, nalle, färg, frågesport,
      godnattvisa, bamse, pippi
    stil och ton: högtidlig, formell, rolig, vänlig, kort, längre, skriva om, formulera, rätta, stavfel, text, förbättra, utkast,
      hälsning, stycke, sammanfatta
    köp och sälj begagnat: blocket, begagnad, sälja, annons, loppis, marketplace, tradera, bud, pris, hämtas, köpare, second hand,
      auktion, skick
    djurläten och djurfakta: djurläte, läte, låter, hund, katt, ko, lejon, häst, gris, elefant, skälla, jama, vråla, fågel, groda, anka,
      apa
    """
}

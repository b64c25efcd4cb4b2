// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Swedish requests.
  static let swedishMeanings = """
    [same]
    # switching, raising, lowering
    sätta på: sätta på, slå på, aktivera, koppla på, starta upp, tända, sätt igång, slå igång, få igång, tänd upp, knäpp på, starta igång,
      vrid på, aktivering, sätt på strömmen
    stänga av: stänga av, slå av, inaktivera, koppla av, släcka, avaktivera, knäppa av, släck ner, slå ifrån, stäng ner, bryt strömmen,
      släck alla, dra ur, avaktivering, göra inaktiv, ha avstängd
    starta: starta, börja, sätta igång, dra igång, kör igång, påbörja, inled, komma igång, kör, dra i gång, sätt i gång, få igång,
      kicka igång, öppna upp
    stoppa: stoppa, stanna, avsluta, sluta, avbryt, upphöra, sluta med, stanna upp, hejda, låt bli, sätta stopp, lägg av, räcker nu
    pausa: pausa, göra paus, ta paus, pausläge, stoppa tillfälligt, ta en paus, vänta med, göra uppehåll, gör ett uppehåll, vila
    fortsätta: fortsätta, återuppta, spela vidare, gå vidare, kör vidare, starta igen, fortsättning, där jag slutade, återgå till, vidare,
      fortsätt därifrån
    hoppa över: hoppa över, skippa, skip, nästa låt, byt låt, nästa spår, hoppa till nästa, gå till nästa, hoppa fram, skippa den,
      inte den här, ta nästa
    nästa: nästa, kommande, följande, påföljande, den nästa, nästkommande, som kommer, efterföljande, nästföljande
    föregående: föregående, förra, tidigare, gå tillbaka, den förra, tillbaka till, förra låten, ett steg tillbaka, dessförinnan,
      senaste låten
    upprepa: upprepa, igen, en gång till, repetera, om igen, på nytt, säg igen, säga om, spela igen, ta om, en till gång, ännu en gång,
      spela om, igen och igen, loopa, på repeat, kör igen, repris, ta det igen, från början
    höja: höja, öka, skruva upp, vrid upp, dra upp, högre, dra på, trappa upp, höj nivån, höjning, förstärka, upp med, mer kraft,
      starkare, förhöja, öka på, skruva upp lite
    sänka: sänka, minska, skruva ner, vrid ner, dra ner, lägre, reducera, dra ned, trappa ner, sänk nivån, sänkning, försvaga, ner med,
      svagare, skära ner, minskning, dra ner lite, skruva ned
    höja volymen: höja volymen, högre volym, skruva upp ljudet, högre ljud, öka volymen, spela högre, upp med volymen, spela starkare,
      starkare ljud, höj ljudet, jag hör inte, för lågt, öka ljudet, skruva upp volymen, mer volym, vrid upp volymen, volymen upp, dra på,
      prata högre, mer ljud, dra upp volymen
    sänka volymen: sänka volymen, lägre volym, skruva ner ljudet, lägre ljud, minska volymen, ner med volymen, spela lägre, svagare ljud,
      sänk ljudet, för högt, minska ljudet, skruva ner volymen, mindre volym, vrid ner volymen, volymen ner, prata tystare, lite tystare,
      låter för mycket, dra ner volymen
    tysta: tysta, ljudlös, tyst läge, stäng av ljudet, mute, dämpa ljudet, på ljudlös, ljudlöst läge, stäng ljudet, inget ljud,
      slå av ljudet, ljudet av, tystläge, stäng av volymen, sätt på ljudlös, ljudlöst, helt tyst
    volym: volym, ljudnivå, ljudvolym, ljudstyrka, ljudet, hur högt, decibel, ljudinställning, volymnivå, volymen på
    ljusare: ljusare, starkare ljus, mer ljus, öka ljusstyrkan, höj ljuset, gör det ljusare, för mörkt, skruva upp ljuset,
      starkare belysning, höja ljusstyrkan, lysa mer, mer belysning, ljusa upp, höj belysningen, fullt ljus
    dimma: dimma ljuset, mörkare, dämpa ljuset, svagare ljus, mindre ljus, sänk ljuset, dimra, dämpa belysningen, dimma,
      skruva ner ljuset, för ljust, gör det mörkare, dra ner belysningen, mjukare ljus, mysbelysning, dämpad belysning, sänk ljusstyrkan,
      sänk belysningen, dämpa, minska ljuset, dimma ner
    ljusstyrka: ljusstyrka, ljusnivå, hur ljust, skärmens ljusstyrka, hur starkt ljus, belysningsnivå, ljusintensitet
    varmare: varmare, höj värmen, höj temperaturen, mer värme, öka temperaturen, gör det varmare, för kallt, skruva upp värmen,
      dra upp värmen, jag fryser, varma upp, öka värmen, höj elementet, värma upp, det är kallt, fryser
    kallare: kallare, svalare, sänk värmen, sänk temperaturen, mindre värme, gör det kallare, för varmt, skruva ner värmen,
      dra ner värmen, jag svettas, kyla ner, minska värmen, svalka, det är varmt
    justera: justera, anpassa, reglera, ställa in på, ställa in, finjustera, kalibrera, sätt till, ställ på, skruva på, inställning till,
      rätta till
    inställningar: inställningar, alternativ, konfiguration, preferenser, inställningsmeny, settings, mina inställningar, valmöjligheter,
      preferens
    # showing, finding, telling
    visa: visa, se, titta på, ta fram, plocka fram, få se, låt mig se, visa mig, få upp, ta upp, kan jag få se, öppna upp, visa upp,
      får jag se, plocka upp, framvisa, kolla på
    lista upp: lista upp, räkna upp, lista alla, visa alla, lista, räkna upp alla, ge mig listan, vad finns det på, vilka finns, nämn,
      rabbla, visa hela listan, gör en lista över
    söka: söka, leta, hitta, leta upp, leta reda på, sök efter, leta efter, sök upp, sökning, leta rätt på, sök på, få tag på, hitta till,
      spana efter, spåra upp, leta fram, söka fram, titta efter, lokalisera, få tag i, var kan jag hitta, sök reda på
    kontrollera: kontrollera, kolla, kolla upp, se efter, titta efter, granska, checka, kika, dubbelkolla, se om, kolla om, ta reda på,
      undersöka, verifiera, kontroll, checka av, se över, kolla läget, kolla efter, koll på, ta en titt
    googla: googla, sök på nätet, sök på internet, slå upp, googla på, sök på google, kolla på nätet, webbsök, sök online, nätsökning,
      webbsökning, internetsökning
    läsa: läsa, läs igenom, läsa genom, ögna igenom, skumma, ta del av
    läsa upp: läsa upp, läs högt, läs för mig, högläsning, uppläsning, vad står det, läs det för, läs texten, läsa upp texten
    berätta: berätta, säga, tala om, meddela, tala om för mig, berätta om, säg något om, upplys, ge besked, snacka om, prata om, informera
    förklara: förklara, förklaring, redogör för, beskriv, förklara för mig, vad innebär, beskrivning, utveckla, gå in på, förtydliga,
      hur kommer det sig, hur hänger det ihop, klargöra, reda ut, illustrera
    svara: svara, besvara, skriv tillbaka, skriv ett svar, återkomma, besked, ge svar, svara på, återkoppla, skicka svar, svara tillbaka
    fråga: fråga, fråga om, förfrågan, höra efter, ställa en fråga, jag undrar, undra, höra med, en fråga, undrar över, har en fråga
    information: information, info, detaljer, fakta om, upplysningar, fakta, uppgifter om, vad vet du om, data om, specifikation,
      bakgrund, vad finns det om
    mer information: mer information, mer info, fler detaljer, mer om, veta mer, ytterligare information, mer detaljer, berätta mer,
      utveckla, fördjupning, hela historien, fler uppgifter, utförligare, mer ingående
    översikt: översikt, sammanfattning, sammanfatta, sammandrag, överblick, summering, resumé, i korthet, kort sagt, status, i stora drag,
      ge en överblick, huvudpunkter, genomgång, summera, kortfattat
    jämföra: jämföra, jämförelse, ställ mot varandra, ställa mot, vad är bäst, i förhållande till, jämfört med, kontra, vilken är bäst,
      skillnad på
    skillnad: skillnad, vad skiljer, olikhet, skillnaden mellan, skiljer sig, vad är skillnaden, olika, avvikelse, skilja, skillnaden på
    rekommendera: rekommendera, föreslå, rekommendation, förslag, tips, råd, har du något förslag, har du något tips, vad tycker du,
      ge mig råd, goda råd, tips på, ge förslag, vad borde jag, vad ska jag, idéer, inspiration, förslag på, tipsa om, ge tips,
      vad rekommenderar du
    välja: välja, välj ut, val, utse, bestämma, besluta, bestäm dig, plocka ut, utvald, markera, urval, föredra, ta den, avgöra
    # adding, removing, changing
    lägga till: lägga till, lägg in, sätt upp, skriv upp, skriv in, föra in, tillägg, addera till, lägg på, sätt på listan,
      skriv på listan, föra upp, plus på, ta med, släng in, stoppa in, infoga, lägg på listan, få med, foga till
    ta bort: ta bort, radera, stryk, plocka bort, avlägsna, rensa bort, kasta, slänga, bli av med, stryk från listan, gör av med,
      tag bort, bort med, radera bort, plocka ner, rensa ut, kassera, slopa, eliminera, borttagning, skrota, kasta bort, ta av, sudda,
      göra sig av med, rensa
    rensa: rensa, tömma, töm, radera allt, ta bort allt, tömma listan, rensa listan, radera hela, ta bort samtliga, nolla listan,
      rensa allt, töm allt, rensning, rensa bort allt
    ändra: ändra, redigera, modifiera, förändra, ändring, ändra på, göra om, korrigera, ändra till, lägg om, byta till, uppdatera till,
      göra en ändring, justera, skriva om
    flytta: flytta, skjuta upp, flytta fram, senarelägga, boka om, omboka, flytta bak, flytta om, ändra tid, byta tid, annan dag,
      annan tid, skjut på, skjuta fram, tidigarelägga, flytta till, flytta mötet, vänta till, ny tid
    döpa om: döpa om, byt namn på, ändra namn, nytt namn, ändra titel, kalla det, byta namn, namnbyte, ge nytt namn
    byta ut: byta ut, ersätta, byta, byta mot, ersätta med, utbyte, sätta in istället, ersättning, ny istället, byta ut mot
    skapa: skapa, göra en ny, lägg upp, upprätta, gör ny, skapa en ny, starta en ny, öppna en ny, göra, bygga, generera, utforma,
      starta ny, ta fram, gör mig en
    installera: installera, installation, skaffa app, installera appen, installering, lägga in, ladda hem appen, få appen
    konfigurera: konfigurera, göra inställningar, ställa in, sätta upp, göra klart, göra i ordning, ordna inställningar, anpassning,
      förbereda, iordningställa
    uppdatera: uppdatera, uppdatering, förnya, uppgradera, update, ny version, senaste version, mjukvaruuppdatering, systemuppdatering,
      appuppdatering, uppgradering, ladda om, hämta uppdatering
    ladda ner: ladda ner, ladda ned, nedladdning, hämta hem, tanka ner, ladda hem, hämta, hämta appen, spara offline, ladda ner appen,
      nerladdning, tanka hem, lägg på telefonen
    ladda upp: ladda upp, uppladdning, lägga upp, lägg upp på nätet, lägga i molnet, skicka upp, ladda upp till
    spara: spara, lagra, bevara, spara den, bokmärk, arkivera, behålla, lägg undan, spara till senare, förvara, spara undan, spara som
    säkerhetskopia: säkerhetskopia, säkerhetskopiera, backup, säkerhetskopiering, göra en backup, backa upp, ta backup, kopia på data
    kopiera: kopiera, kopia, duplicera, ta en kopia, gör en kopia, dubblera, kopiering, klona
    klistra in: klistra in, infoga, klistra, sätta in här, paste, klipp in, från urklipp
    dela: dela, dela med mig, dela ut, dela med, delning, låt andra se, dela med sig, skicka till andra, visa för andra, dela vidare
    skriva ut: skriva ut, printa, utskrift, printa ut, få på papper, skriv ut dokument, skriva ut på papper
    skanna: skanna, scanna, läs in, skanna in, skanna koden, läs av, skanna av, inskanning, avläsa
    öppna: öppna, öppna upp, ta upp, gå in på, gå in i, gå till, få upp, öppnande, kör appen, in på, dra upp, slå upp, starta appen
    stänga: stänga, slå igen, stäng igen, stäng ner, gå ur, stänga fönstret, avsluta appen, stäng appen, stängning, smälla igen, dra igen
    blockera: blockera, spärra, spärrning, svartlista, förbjuda, stänga ute, blockering, utestänga
    låsa: låsa, låsa dörren, låsa igen, låsning, säkra dörren, låsa om
    låsa upp: låsa upp, öppna låset, öppna dörren, lås upp dörren, upplåsning
    ansluta: ansluta, koppla ihop, parkoppla, koppla upp, para ihop, koppla, koppla till, anslutning, synka, koppla på,
      upprätta anslutning, hoppa på, koppla samman, länka, bluetoothparkoppla, synkronisera, få kontakt med
    koppla från: koppla från, koppla bort, frånkoppla, bryt anslutningen, ta bort anslutning, bortkopplad, avbryt anslutningen, koppla ur,
      koppla ner, koppla isär
    växla: växla till, byta till, skifta, växla över, växla, gå över till, hoppa över till, byt över, skifta till, växla mellan
    återställa: återställa, nollställa, fabriksåterställa, börja om från början, reset, fabriksinställningar, tillbaka till standard,
      resetta, nolla, standardinställningar, återställning
    starta om: starta om, omstart, boota om, starta på nytt, reboota, stäng av och på, boota, börja om, starta upp igen
    ångra: ångra, gör ogjort, ta tillbaka, ångrar mig, gå tillbaka, det blev fel, backa, jag ångrar mig, ta tillbaka det, annullera,
      ändrat mig
    strunta i: strunta i det, glöm det, skit samma, låt det vara, det var inget, bry dig inte, strunta i, det spelar ingen roll,
      det kvittar, skippa det, glöm bort det, avbryt det, det är lugnt, strunt samma, nej tack, låt bli, lägg ner, det gör inget,
      det gör detsamma, glöm vad jag sa, äsch, inte längre, jag har ändrat mig, hoppa över det, kvittar
    # cancelling, booking, planning
    avboka: avboka, ställa in, avbeställa, säga upp, avbokning, uppsägning, avbryta bokningen, ta bort bokningen, annullera,
      lämna återbud, återbud, avanmäla, säga ifrån, avsäga, ställ in mötet, inställd, annullering, kan inte komma, avbeställning, avbokad
    boka: boka, reservera, bokning, reservation, beställa tid, boka in, boka tid, få en tid, reservering, boka plats, beställa,
      säkra plats, tidsbokning, förboka, platsbokning, boka en tid
    boka bord: boka bord, reservera bord, beställa bord, bordsbokning, boka ett bord, ett bord för, reservera ett bord, bordsreservation,
      ledigt bord, få ett bord, har ni ett bord, beställ ett bord
    planera: planera, schemalägga, planering, organisera, boka in, lägga upp en plan, lägg in i kalendern, avsätt tid, ordna,
      planläggning, sätt upp ett möte, anordna, planlägga, hitta en tid, plan, tidsplan, samordna, arrangera
    försening: försening, försenad, försenat, för sen, sen, inte i tid, hur försenad, komma för sent, bli sen, senare än planerat,
      efter tidtabell
    i tid: i tid, punktlig, enligt tidtabell, enligt plan, utan försening, på utsatt tid, hinner jag, planenligt, i rätt tid, på slaget
    bekräfta: bekräfta, bekräftelse, godkänna, acceptera, tacka ja, säga ja, verifiera, jag bekräftar, acceptera inbjudan, okej till,
      godkännande, bifalla, styrka
    avböja: avböja, tacka nej, avvisa, neka, avslå, säga nej, tacka nej till, avslag, vägra, dissa, rata, inte acceptera, säg nej till
    bjuda in: bjuda in, inbjudan, inbjudning, be att komma, få med, kalla till, bjuda på, lägga till deltagare, ta med, kallelse, bjud
    delta: delta, medverka, närvara, vara med, anmäla sig, anmälan, vara närvarande, komma på, dyka upp, hänga med, ställa upp,
      skriva upp sig, gå med, haka på
    # alarms, reminders, calendar
    väckarklocka: väckarklocka, alarm, larm, väckning, ställ klockan, mina alarm, väckningstid, morgonalarm, klockan på ringning,
      nytt alarm, ställ väckarklockan
    väcka: väcka, väck mig, vakna, få upp, väck mig klockan, jag ska upp, gå upp, kliva upp, stiga upp, vakna upp, få mig att vakna,
      upp ur sängen, upp tidigt, upp klockan, morgonväckning
    timer: timer, nedräkning, äggklocka, tidtagning, sätt en timer, räkna ner, köksklocka, nedräknare, tid kvar, minuttimer, ta tid på,
      ställ en timer, äggtimer, starta nedräkning
    tidtagarur: tidtagarur, stoppur, ta tid, mäta tiden, starta tiden, tidtagning, klocka tiden
    snooza: snooza, sova lite till, snoozea, snoozning, fem minuter till, tio minuter till, skjut upp alarmet, sova vidare,
      väck mig senare, slumra, ligga kvar lite
    påminna: påminna, påminnelse, påminn mig, komma ihåg, inte glömma, påminn mig om, så jag inte glömmer, låt mig inte glömma,
      lägg en påminnelse, säg till mig, ge en påminnelse, minnas, se till att jag, sätt en påminnelse, hojta till, skapa påminnelse,
      påminna om, lägg på minnet, erinra
    kalender: kalender, agenda, schema, almanacka, min kalender, planer, bokningar, vad har jag inbokat, vad händer, vad ska jag göra,
      dagordning, min dag, dagens schema, inbokat, program, veckoschema, planerat, på agendan, tidsschema, vad står på
    händelse: händelse, kalenderhändelse, evenemang, event, aktivitet, tillställning, något i kalendern, inbokad händelse, kalenderpost,
      begivenhet
    möte: möte, sammanträde, konferens, träff, avstämning, personalmöte, teammöte, sammankomst, avstämningsmöte, mötestid, videomöte,
      arbetsmöte, ses, avdelningsmöte, styrelsemöte
    bokad tid: bokad tid, tidsbokning, avtalad tid, läkartid, tandläkartid, tidsbeställning, jag har en tid, besökstid, inbokad tid,
      mottagningstid
    uppgift: uppgift, att göra, syssla, göromål, todo, göra klart, sak att göra, ärende, åtagande, arbetsuppgift, hushållssyssla,
      måste göras, grej att göra, jobb att göra, punkt
    att göra lista: att göra lista, todo lista, uppgiftslista, saker att göra, todolista, min lista, mina uppgifter, checklista,
      saker jag måste göra, vad har jag kvar, kom ihåg lista, attgöralista, göromålslista
    bocka av: bocka av, markera som klar, klar, färdig, avklarad, bocka för, kryssa av, slutföra, slutförd, gjord, utförd, avklarat,
      fixat, genomförd, pricka av, stryka från listan, har gjort, blev klar, är klar med, utföra, avsluta uppgiften, göra färdigt
    inköpslista: inköpslista, handlingslista, shoppinglista, handlalista, att handla lista, matlista, saker att köpa, köplista,
      mataffärslista, handlarlista, vad behöver vi, lista för affären, ica listan, köpa hem
    lista: lista, förteckning, register, tabell, uppställning, lista på, lista över
    anteckning: anteckning, anteckna, notera, skriv ner, minnesanteckning, skriva upp, notis, lapp, skriva upp det, gör en anteckning,
      memo, skriv en lapp, ta en anteckning, komihåglapp, notering, klottra ner, minneslapp, anteckna det, nedteckna, post it
    diktera: diktera, diktamen, skriv det jag säger, tal till text, skriv efter, diktering
    spela in: spela in, inspelning, röstinspelning, banda, röstmemo, ljudinspelning, filma, spela in ljud, prata in, börja spela in,
      spela in röst, ljudfil, inspelad
    # time
    klockan: vad är klockan, hur mycket är klockan, klockan, tid, aktuell tid, klockan nu, tiden nu, hur dags är det, tid just nu,
      vad visar klockan, hur sent är det, klockslag, vilken tid är det, är klockan, vad är tiden, kolla klockan, kl
    tidszon: tidszon, tidsskillnad, lokal tid, timmar före, timmar efter, klockan i, lokaltid, tid utomlands
    datum: datum, vilket datum, dagens datum, datum idag, vilket datum är det, den hur många, dagens
    vilken dag: vilken dag, veckodag, vad för dag, vilken veckodag, dag är det, infaller
    när: när, vilken tid, hur dags, vilken tidpunkt, vid vilken tid, när är, när börjar, vilken dag och tid, vid vilken tidpunkt,
      hur snart, vilket klockslag, när ska, vilket datum, från när
    hur länge: hur länge, hur lång tid, varaktighet, hur många minuter, hur många timmar, längd, hur lång, hur många dagar, tidsåtgång,
      hur lång är, hur länge varar, tidslängd, hur länge håller på, hur många sekunder, hur länge till
    deadline: deadline, sista dag, förfallodag, senast, förfaller, sista datum, tidsfrist, tidsgräns, inlämningsdatum, ska vara klart,
      ska lämnas in, stopptid, frist, slutdatum, förfallodatum, sista inlämning
    idag: idag, i dag, denna dag, dagens, resten av dagen, under dagen, den här dagen, nu idag
    imorgon: imorgon, i morgon, nästa dag, morgondagen, dagen efter, imorgon bitti, imorgon kväll, i morgon bitti, imorn, i morrn,
      imorgon förmiddag
    igår: igår, i går, gårdagen, igår kväll, dagen före, igår morse, dan före
    nu: nu, just nu, genast, omedelbart, direkt, för tillfället, för närvarande, meddetsamma, nu genast, på en gång, på direkten,
      med en gång, här och nu, för stunden, omgående, nu direkt, på stört, i detta nu, i nuläget, aktuellt, omedelbar
    snart: snart, inom kort, strax, om en stund, alldeles strax, väldigt snart, om en liten stund, snarast, inom några minuter,
      vilken minut som helst
    senare: senare, efteråt, därefter, lite senare, vid ett senare tillfälle, en annan gång, om ett par timmar, längre fram, framöver
    dagligen: dagligen, varje dag, per dag, om dagen, alla dagar, en gång om dagen, dygnet, varenda dag, varje morgon, varje kväll, om dan
    varje vecka: varje vecka, veckovis, per vecka, i veckan, en gång i veckan, vecka för vecka, veckoliga, alla veckor, varje måndag
    varje månad: varje månad, månadsvis, per månad, i månaden, månatlig, en gång i månaden, månad för månad
    varje år: varje år, årligen, per år, om året, en gång om året, år för år
    alltid: alltid, jämt, hela tiden, ständigt, jämnt, varje gång, oavbrutet, oupphörligen, dygnet runt, permanent, för evigt, konstant
    aldrig: aldrig, inte någonsin, aldrig någonsin, inte en enda gång, aldrig mer, aldrig i livet, ingen gång
    ofta: ofta, frekvent, många gånger, regelbundet, för det mesta, i regel, gång på gång, brukar, vanligtvis, normalt
    hur ofta: hur ofta, hur många gånger, hur många gånger om, med vilket intervall, vilken frekvens, hur tätt
    morgon: morgon, på morgonen, förmiddag, i morse, tidigt på morgonen, på förmiddagen, morron, bitti, tidig morgon, morgontid, imorse
    kväll: kväll, på kvällen, ikväll, i kväll, kvällstid, framåt kvällen, i afton, sen kväll, afton, kvällning
    helg: helg, veckoslut, lördag och söndag, i helgen, till helgen, weekend, under helgen, kommande helg
    helgdag: helgdag, röd dag, ledig dag, högtid, storhelg, klämdag, helgafton, nationell helgdag
    födelsedag: födelsedag, fyller år, födelsedatum, född, när född, fyller, bemärkelsedag, när fyller, jämnt fyller
    # questions
    hur långt: hur långt, avstånd, hur många kilometer, hur långt bort, hur långt är det, hur många mil, hur många meter, sträcka,
      distans, antal kilometer, hur många steg bort
    hur hög: hur hög, höjd, hur många meter hög, hur lång är, hur reslig
    hur stor: hur stor, storlek, yta, areal, mått, dimensioner, hur många kvadratmeter, omkrets, hur stor yta
    hur gammal: hur gammal, ålder, hur många år, vilken ålder, födelseår, årgång
    hur många: hur många, antal, hur mycket, mängd, hur många är det, hur stort antal, totalt antal, kvantitet, hur många finns,
      räkna antal
    var ligger: vart, på vilken plats, var ligger, var finns, var, var är, vilken plats, var finns det, var kan jag hitta, var någonstans,
      på vilken adress, belägen, vart ligger, vilket ställe, var hittar jag
    varför: varför, av vilken anledning, hur kommer det sig, orsak, anledning, vad beror på, hur kommer, vad är orsaken, av vilket skäl,
      hur kommer det, vad är anledningen, skäl, varför är
    vem: vem, vilken person, vilka, vem är, vems, vilken människa, vilka är
    vad heter: vad heter, namn, vad kallas, vad är namnet, vad kallar man, namnet på, benämning, vad heter det, vad är det för, titel,
      beteckning, vad är det
    vad betyder: vad betyder, betydelse, definition, definiera, vad innebär, vad menas med, betyda, vad är innebörden, innebörd,
      betyder ordet, förklara ordet, definitionen av, vad menar man med, betydelsen av, vad står för, meningen med, ordförklaring
    stava: stava, stavning, hur skriver man, hur stavar man, hur stavas, bokstavera, bokstavering, rättstavning, vilka bokstäver,
      hur skrivs
    hur fungerar: hur fungerar, hur gör man, hur använder man, instruktion, hur gör jag, hur gör man för, hur ska jag, hur kan jag,
      hur använder jag, hur får jag, bruksanvisning, manual, guide, steg för steg, anvisning, tillvägagångssätt, hur går det till,
      hur kan man, vad gör jag, sätt att, hur gör du, hur ska man, så här gör du, vad ska jag göra
    uttal: uttal, hur uttalas, hur uttalar man, hur uttalar jag, hur säger man ordet, hur låter ordet
    # messages, calls, contacts
    ringa: ringa, ring upp, telefonera, slå en signal, ring till, slå numret, ringa ett samtal, ringa hem, dra ett samtal, knappa in,
      lyft luren, prata med, ge ett samtal, koppla mig till, tala med, slå en pling
    samtal: samtal, telefonsamtal, påringning, inkommande samtal, utgående samtal, ringning, pratstund, snack
    lägga på: lägga på, avsluta samtalet, lägg på luren, bryt samtalet, klicka bort, avbryt samtalet, sluta ringa, häng upp
    ta emot samtal: ta emot samtal, svara i telefon, svara på samtalet, svara, ta samtalet, lyft på luren, besvara samtalet, lyfta luren,
      ta telefonen
    missade samtal: missade samtal, vem har ringt, samtalslista, samtalshistorik, obesvarade samtal, senaste samtal, vem har ringt mig,
      vem ringde, har någon ringt, missade påringningar, samtalslogg
    videosamtal: videosamtal, videochatt, facetime, ring med video, videomöte, skypesamtal, zoom, facetimesamtal, video samtal, videolänk
    meddelande: meddelande, sms, textmeddelande, mess, text, whatsapp, ett sms, chattmeddelande, messenger, imessage, skriva till, dm,
      mms, direktmeddelande, messa till, smsa till, pm
    skicka: skicka, sända, skicka iväg, skicka ut, sänd iväg, skicka till, få iväg, avsända, skjuta iväg, maila iväg
    mejl: mejl, mail, epost, e post, email, e mejl, elektronisk post, skicka ett mejl, skriva mejl, gmail, outlook, e brev, mejlmeddelande
    inkorg: inkorg, inbox, nya mejl, min mejl, mejlkorg, mailbox, nya mail, har jag fått mejl, nya e postmeddelanden, kolla mejlen,
      mejlbox, inkommande mejl, kolla mail
    oläst: oläst, nya meddelanden, olästa mejl, olästa meddelanden, oöppnade, inte lästa, olästa sms, inte öppnat
    vidarebefordra: vidarebefordra, skicka vidare, forwarda, vidare till, sänd vidare, skicka en kopia, vidarebefordring, skicka över till
    bilaga: bilaga, bifogad fil, bifoga, bifogad, medskickad, bifoga fil, bifogat dokument, attachment, medföljande fil
    avisering: avisering, notis, notifikation, meddela mig, säg till när, notifiering, pushnotis, förvarning, varna, varning, larma mig,
      underrätta, avisera, hojta, låt mig veta när, ge besked när, upplys mig, påminnelse om, säg till om, meddela när, pling
    röstbrevlåda: röstbrevlåda, röstmeddelande, telefonsvarare, mobilsvar, lyssna av, talmeddelande, inspelat meddelande, ljudmeddelande,
      tala in meddelande
    kontakt: kontakt, adressbok, telefonbok, kontaktlista, kontaktuppgifter, kontaktinformation, min kontaktlista, kontaktinfo,
      telefonlista, kompis nummer, kontaktbok, kontaktperson
    telefonnummer: telefonnummer, nummer, mobilnummer, mobilnumret, numret till, vad är numret, telefonnumret, tel, telnr, hemnummer,
      vilket nummer, mobilnr
    adress: adress, gatuadress, hemadress, gata, gatunamn, postnummer, adressen till, bostadsadress, var bor, postadress, leveransadress,
      vilken adress, husnummer
    posta: posta, lägga ut, twittra, tweeta, inlägg, publicera, tweet, inlägg på facebook, lägg upp, dela på facebook, skriv på facebook,
      statusuppdatering, göra ett inlägg, publicering, skriv på twitter, dela på sociala medier, lägg ut på, posta på
    # audio and video
    spela upp: spela, spela upp, lyssna på, sätta på, lyssna, kör låten, spela musik, spela något, sätta på musik, låt mig höra, höra på,
      höra, sätta igång musiken, dra på, kör igång, streama, dra igång en låt, få höra, på i högtalaren, uppspelning
    låt: låt, sång, musikstycke, singel, hitlåt, dänga, stycke, musiklåt, melodi
    musik: musik, låtar, lite musik, bakgrundsmusik, toner, någon musik, sånger
    spellista: spellista, playlist, låtlista, låtkö, musiklista, mix, min spellista, kö, blandband, musikkö
    album: album, skiva, cd, plattan, lp, ep, musikalbum, utgåva
    artist: artist, sångare, sångerska, band, musiker, musikgrupp, grupp, rappare, solist, orkester, kör, sångarens, vokalist, dj,
      musikband
    vem sjunger: vem sjunger, vad heter låten, vilken låt är det, vilken låt spelas, låtens namn, låtnamn, vem är artisten, vilken artist,
      vad spelas nu, vad lyssnar jag på, vad är låten, vem sjunger den, vad hör vi, känn igen låten, shazam, låttitel, vem spelar,
      vilken låt, vem framför
    låttext: låttext, sångtext, lyrics, texten till låten, orden i låten, vad sjunger de, texten till
    slumpmässig: slumpmässig, blanda, shuffle, slumpa, blandad ordning, slumpvis, random, på måfå, huller om buller, i blandad ordning,
      slumpspela, blandad
    radio: radio, radiokanal, radiostation, radioprogram, webbradio, dab, sveriges radio, radiosändning, fm, nätradio, närradio
    podcast: podcast, poddavsnitt, pod, podcastserie, senaste podden, poddserie
    avsnitt: avsnitt, episod, del, senaste avsnittet, nya avsnitt, nästa avsnitt
    ljudbok: ljudbok, talbok, inläst bok, ljudböcker, bok i ljudformat, uppläst bok, storytel bok, läs boken, lyssna på bok
    film: film, långfilm, biofilm, rulle, spelfilm, film på netflix, svensk film
    serie: serie, tvserie, såpa, säsong, tv serie, följetong, dramaserie, sitcom, netflixserie, miniserie
    titta: titta, titta på, se på, kika, glo, kolla på, följa, se en, beskåda, streama, kolla, spana in
    tv: tv, teve, television, tv apparat, dumburk, tvn, burken, smart tv, platt tv, tv skärmen
    tv tablå: tv tablå, vad går på tv, vad visas på tv, tv program, tv guide, programtablå, vad sänds, på tv ikväll, vad visas ikväll,
      tablån, tv tablån, vilken kanal sänder
    video: video, klipp, videoklipp, filmklipp, film klipp, youtube klipp, youtubevideo, inspelad film, videoinspelning
    foto: foto, bild, fotografi, snapshot, kort på, bildgalleri
    ta bild: ta bild, fotografera, ta ett foto, ta en bild, ta kort, selfie, ta ett kort, knäppa en bild, ta foto, knäpp ett kort,
      ta en selfie, fota, plåta, ta selfie, knäppa kort, säg omelett, använd kameran
    hörlurar: hörlurar, headset, lurar, öronsnäckor, airpods, in ear, öronproppar, hörsnäcka, earpods
    högtalare: högtalare, speaker, ljudanläggning, soundbar, stereo, stereoanläggning, ljudsystem, musikanläggning, bluetooth högtalare,
      hifi
    gilla: gilla, tycka om, älska, like, tumme upp, jag älskar, digga, uppskatta, förtjust i, ett hjärta, fan av, favoritmarkera,
      njuta av, tycker bäst om
    favorit: favorit, favoritlåt, älsklings, min favorit, älsklingslåt, favoritmusik, tycker bäst om, favoritlista, favoritartist,
      bästa låt, favoritmärkt, stjärnmärka
    betygsätta: betygsätta, betyg, recension, omdöme, recensera, ge betyg, stjärnor, ge stjärnor, antal stjärnor, rating, utvärdera,
      bedöma, betygsättning, ranka, vad tycker folk, poängsätta, feedback
    # weather
    väder: väder, väderprognos, väderrapport, prognos, väderutsikter, hur blir vädret, hur är vädret, väderleken, vad säger smhi,
      väderläge, vädret ute, utsikter för vädret, väderleksrapport, hur ser vädret ut, smhi, hur är det ute, klimat
    regn: regn, nederbörd, skur, regnar det, blir det regn, regnskur, duggregn, ösregn, spöregn, blött, vått, risk för regn,
      chans för regn, blir det blött, skyfall, regnväder, regndroppar, hällregn, uppehåll, snöblandat regn
    paraply: paraply, behöver jag paraply, regnkläder, regnjacka, regnkappa, gummistövlar, ta med paraply, galonisar
    snö: snö, snöfall, snöar det, blir det snö, snöstorm, yrsnö, snön, blötsnö, snöoväder, vit jul, faller det snö, snödjup,
      kommer det snö
    sol: sol, solig, solsken, skiner solen, klart väder, klarblått, klar himmel, fint väder, solsken ute, vackert väder, skiner, solväder,
      molnfritt
    åska: åska, oväder, storm, blixt, åskoväder, åskväder, blixtrar, blixt och dunder, åskskur
    temperatur: temperatur, grader, hur varmt, hur kallt, hur många grader, plusgrader, minusgrader, temperaturen ute, celsius,
      fahrenheit, utetemperatur, termometer, frysgrader
    molnigt: molnigt, mulet, moln, molntäcke, dimma ute, dimmigt, dis, disigt, grått, gråväder, halvklart, mulna
    vind: vind, blåsa, blåsigt, vindstyrka, blåser det, kuling, blåst, vindhastighet, meter per sekund, vindbyar, bris, hur mycket blåser,
      orkan, vindriktning, stormbyar, vindstilla
    luftkvalitet: luftkvalitet, luftföroreningar, hur ren är luften, luftkvaliteten, luften ute, ren luft, smog, luftens kvalitet,
      partiklar, förorenad, aqi
    soluppgång: soluppgång, går solen upp, när går solen upp, gryning, solen upp, blir det ljust, dagningen
    solnedgång: solnedgång, går solen ner, när går solen ner, solen ner, skymning, blir det mörkt, solen går ned
    # home
    lampa: lampa, ljus, belysning, glödlampa, taklampa, golvlampa, bordslampa, ljuskälla, spotlights, fönsterlampa, lyse, sänglampa,
      ljusslinga, takbelysning, lysrör, läslampa, adventsstjärna, nattlampa
    värme: värme, element, termostat, uppvärmning, radiator, golvvärme, termostaten, värmesystem, fjärrvärme, värmepump, centralvärme,
      värmepanna
    luftkonditionering: luftkonditionering, ac, kyla, ac n, acn, aircondition, klimatanläggning, kylning, kylanläggning,
      luftkonditionerare
    eluttag: eluttag, vägguttag, uttag, kontakt i väggen, smart plugg, kontakt, stickkontakt, strömuttag, smart uttag, strömbrytare,
      grenuttag, smart kontakt, förlängningssladd
    persienn: persienn, rullgardin, gardin, markis, jalusi, mörkläggningsgardin, solskydd, fönsterlucka, plisségardin
    dörr: dörr, ytterdörr, entrédörr, altandörr, bakdörr, ingång, grind, port, dörren ut, balkongdörr
    garage: garage, garageport, garagedörr, carport, garageuppfart
    hemlarm: hemlarm, inbrottslarm, larmsystem, tjuvlarm, larmet, larmet hemma, villalarm, säkerhetssystem, larmanläggning, husalarm,
      husets larm, larm i huset, säkerhetslarm
    kamera: kamera, övervakningskamera, webbkamera, säkerhetskamera, bevakningskamera, övervakning, dörrkamera, babyvakt, ip kamera
    dammsugare: dammsugare, robotdammsugare, dammsugarrobot, roomba, roboten, robot dammsugare
    dammsuga: dammsuga, suga golvet, dammsugning, suga upp, damsuga, dammsug golvet, ta golvet, suga damm, städa golvet
    städa: städa, rengöra, göra rent, putsa, städning, städa upp, rengöring, torka av, damma, sopa, tvätta golvet, plocka undan, röja,
      putsa fönster, storstäda, plocka i ordning, svabba, veckostäda, snygga till
    kaffebryggare: kaffebryggare, kaffemaskin, espressomaskin, nespresso, kaffekokare, kaffeautomat, kapselmaskin, perkolator
    kaffe: kaffe, kopp kaffe, koka kaffe, brygga kaffe, espresso, koka en kanna, cappuccino, latte, en kopp, fika, bryggkaffe, americano,
      svart kaffe, påtår, koffein, kaffekopp, gör kaffe
    tvättmaskin: tvättmaskin, tvätta, maskintvätt, klädtvätt, tvätta kläder, smutstvätt, sätta på tvätten, vittvätt, köra en maskin
    diskmaskin: diskmaskin, diska, diska undan, smutsig disk, köra disken, tvätta disken, sätta på disken
    ugn: ugn, spis, mikro, mikrovågsugn, spisplatta, varmluftsugn, micro, häll, kokplatta
    förvärma: förvärma, värm upp ugnen, värma ugnen, förvärm ugnen, sätta på ugnen, förvärmning, uppvärmd ugn
    vardagsrum: vardagsrum, vardagsrummet, storstuga, finrum, tv rum, sällskapsrum, allrum
    färg: färg, kulör, nyans, ljusfärg, byta färg, färgad, färgton
    scen: scen, läge, stämning, belysningsläge, filmkväll, mysbelysning, ljusscen, tema, scenario, myskväll
    apparat: apparat, enhet, pryl, grej, utrustning, manick, device, smart enhet, mojäng, gadget, maskin, hårdvara, elektronik
    elförbrukning: elförbrukning, strömförbrukning, energiförbrukning, elanvändning, hur mycket el, elmätare, kilowatt, kwh,
      kilowattimmar, energianvändning, hur mycket ström, vattenförbrukning
    # food
    recept: recept, matrecept, hur lagar man, hur gör man, hur tillagar man, recept på, hur lagar jag, hur bakar man, maträtt recept,
      kokbok, hur tillagar jag, beskrivning för att laga, hur gör jag mat, bakrecept
    ingrediens: ingrediens, ingredienser, vad behöver jag, vad ingår i, vad innehåller, råvaror, vad är det i, innehåll, vad behövs,
      innehållsförteckning, vad består, beståndsdelar
    laga: laga mat, tillaga, koka, matlagning, tillagning, laga, laga till, laga middag, kocka, i köket, svänga ihop, fixa mat, göra mat,
      anrätta
    koktid: koktid, tillagningstid, hur länge koka, hur länge ska, tid i ugnen, ugnstid, hur länge i ugnen, hur lång tid koka,
      koka hur länge, hur länge ska koka, stektid, gräddningstid
    mat: mat, maträtt, måltid, käk, något att äta, livsmedel, matvaror, krubb, födoämnen, något ätbart
    middag: middag, kvällsmat, kvällsmål, kvällsmaten, vad ska vi äta, huvudmål, till middag, middagsmat, käk ikväll
    lunch: lunch, lunchrätt, dagens lunch, lunchrast, dagens rätt, matlåda, lunchtid
    frukost: frukost, morgonmål, brunch, frukostbuffé, morgonmat, frulle, frukosttid
    restaurang: restaurang, matställe, krog, äta ute, ställe att äta, café, gå ut och äta, bistro, pizzeria, äta ute ikväll, lunchställe,
      matsal, gatukök, sushiställe, brasserie, ute och käka
    beställa mat: beställa mat, hemkörning, matleverans, köpa hem mat, hemleverans, mat till dörren, få hem mat, mat levererad, foodora,
      leverans av mat, beställa hem mat, beställa pizza, mat hem, uber eats
    avhämtning: avhämtning, take away, hämtmat, takeaway, hämta mat, mat att ta med, för avhämtning, ta med hem, to go, take out,
      hämta upp maten
    meny: meny, matsedel, menyn, vad serveras, vilka rätter, vinlista, lunchmeny, barnmeny
    kalori: kalori, kcal, hur många kalorier, kaloriinnehåll, kaloriräknare, hur fett, energiinnehåll, antal kalorier, kaloriintag,
      kalorimängd, brända kalorier
    näringsvärde: näringsvärde, näring, näringsinnehåll, hur nyttig, nyttigt, hur mycket protein, vitaminer, näringsämnen,
      proteininnehåll, är det nyttigt, fetthalt, sockerhalt, näringslära, salthalt, kostfiber, näringsrik
    ersättning: istället för, ersättning för, alternativ till, i stället för, ersättning, ersätta med, byta mot, vad kan jag använda,
      alternativ, ersättningsprodukt, vad kan ersätta, ersätta i recept, annan ingrediens, substitut, istället
    hållbarhet: hållbarhet, bäst före, utgånget, bli dålig, hållbar, bäst före datum, utgångsdatum, hur länge håller, för gammal,
      fortfarande bra, sista förbrukningsdag, är det fortfarande bra, går ut, hur länge är, fortfarande äta
    dricks: dricks, lämna dricks, ge dricks, hur mycket dricks, dricks till servitören
    vegetarisk: vegetarisk, köttfri, utan kött, vegetarian, växtbaserad, grönt, köttfritt, vego, växtbaserat, veggie
    # shopping and money
    köpa: köpa, handla, inhandla, skaffa, shoppa, införskaffa, inköp, skaffa mig, köpa in, förvärva, köpa hem, slå till på, investera i,
      handla hem, fynda, få tag på, skaffa hem, beställa, var kan jag köpa
    beställa: beställa, lägga beställning, göra beställning, beställa igen, göra en beställning, rekvirera, köpa, lägga en order,
      lägg en beställning
    beställning: beställning, order, min order, min beställning, köp, ordernummer, orderbekräftelse
    paket: paket, försändelse, leverans, sändning, post, kolli, mina paket, avi, postpaket
    spåra paket: spåra paket, var är mitt paket, leveransstatus, spåra leverans, orderstatus, följ paket, paketstatus, när kommer paketet,
      var är min beställning, var är min order, paketspårning, spårning, kollinummer, spåra försändelse, beställningsstatus,
      status på beställning, har paketet skickats, spårningsnummer
    leverera: leverera, leverans, köra ut, leveransen, bud, lämna av, få levererat, leveranstid, hemleverans, utkörning
    lämna tillbaka: lämna tillbaka, returnera, retur, skicka tillbaka, byta varan, göra en retur, returnering, skicka retur, byta,
      öppet köp, ångra köp, reklamera, ångerrätt, returpaket, lämna in retur
    återbetalning: återbetalning, pengar tillbaka, återbetala, få pengarna tillbaka, betala tillbaka, få tillbaka pengarna, ersättning,
      kompensation, pengarna åter
    pris: pris, kostnad, kosta, hur dyrt, vad kostar, hur mycket kostar, vad är priset, vad kostar det, vad tar de för, hur mycket är,
      avgift, vad går på, prisuppgift, styckpris, kilopris, prislapp, hur mycket pengar kostar, vad blir priset, prisnivå, taxa
    billig: billig, prisvärd, förmånlig, lågt pris, lågpris, bra pris, överkomlig, till bra pris, inte så dyrt, kostar lite, budget
    rabatt: rabatt, erbjudande, rabattkod, rea, kampanj, nedsatt pris, på rea, prissänkt, extrapris, kupong, rabattkupong, prissänkning,
      specialerbjudande, specialpris, veckans erbjudande, medlemspris, värdekod, black friday, kampanjkod, reklamblad
    varukorg: varukorg, kundvagn, korg, lägg i varukorgen, gå till kassan
    affär: affär, butik, shop, mataffär, varuhus, ica, köpcentrum, närbutik, livs, supermarket, livsmedelsbutik, coop, handel, kiosk
    öppettider: öppettider, när öppnar, när stänger, hur länge öppet, är öppet, har öppet, när har öppet, öppnar, stänger, stängningstid,
      är det öppet, har ni öppet, öppet nu, hur sent öppet, fortfarande öppet, när öppnar affären, är stängt, när stänger butiken,
      öppet idag, söndagsöppet
    saldo: saldo, kontosaldo, banksaldo, hur mycket pengar, tillgodohavande, behållning, saldot, hur mycket har jag, hur mycket finns det,
      pengar kvar, vad har jag på, belopp på kontot, disponibelt, tillgängligt belopp, pengar på kontot, kontoställning, på banken,
      saldo på kontot, mina pengar, hur mycket stålar
    konto: konto, bankkonto, lönekonto, lönekontot, mitt konto, bankkontot, transaktionskonto, buffertkonto, checkkonto, hushållskonto,
      privatkonto, gemensamt konto
    sparkonto: sparkonto, sparpengar, besparingar, sparkontot, sparande, buffert, sparade pengar, buffertsparande, barnsparande,
      sparkapital, nödbuffert
    överföra: överföra, överföring, skicka pengar, föra över, swisha, för över pengar, flytta pengar, sätta in på, banköverföring,
      betala till, swish till, skicka över pengar, skicka belopp, kontoöverföring, flytta över, girera
    betala: betala, betalning, erlägga, göra upp, betala av, lägga ut för, genomföra betalning, betala för, hosta upp, punga ut, stå för,
      klara av betalningen, reglera
    räkning: räkning, faktura, obetald räkning, betala räkning, elräkning, mobilräkning, inbetalningskort, avi, att betala,
      vad ska jag betala, telefonräkning, vattenräkning, inbetalning
    ta ut pengar: ta ut pengar, kontanter, bankomat, ta ut kontanter, uttagsautomat, uttag, ta ut, bankomaten, plocka ut pengar,
      kontantuttag, hitta en bankomat, uttagsautomater, ta ut cash
    sätta in pengar: sätta in pengar, insättning, sätt in, lägga in pengar, insättningsautomat, sätta in kontanter, göra en insättning,
      pengar in på kontot
    transaktioner: transaktioner, kontohistorik, kontoutdrag, betalningshistorik, köphistorik, senaste köp, mina köp, kontohändelser,
      händelser på kontot, senaste transaktioner, kontorörelser, köp och betalningar, utdrag, transaktionslista, dragningar,
      vad har jag köpt
    utgifter: utgifter, spendera, gjort av med, kostnader, utlägg, pengar har gått, spendera pengar, mina utgifter, vad har jag lagt,
      hur mycket la jag, utgiftsöversikt, fasta utgifter, var tog pengarna vägen
    kreditkort: kreditkort, kort, bankkort, betalkort, mitt kort, mastercard, plastkort, debitkort, visakort
    kortgräns: kortgräns, kreditgräns, beloppsgräns, limit, köpgräns, maxgräns, kreditlimit, max på kortet, höja gränsen, kreditutrymme,
      kredit gräns, maxbelopp, uttagsgräns, höja kreditgränsen
    spärra kort: spärra kort, tappat kortet, kortet stulet, blockera kort, förlorat kortet, spärra mitt kort, mitt kort är borta,
      tappat bort kortet, bli av med kortet, mitt kort är stulet, stulet kort, frys kortet, borttappat kort, kortspärr, stäng av kortet,
      blivit av med kortet, någon har stulit kortet, jag tappade kortet
    lån: lån, kredit, låna pengar, privatlån, banklån, blancolån, snabblån, sms lån, billån, ta ett lån, ta lån, låneansökan, studielån,
      lån på, lånebelopp, csn lån
    bolån: bolån, huslån, bostadslån, fastighetslån, bostadskredit, lån på huset, låna till hus, lånelöfte, bundet lån
    ränta: ränta, räntesats, årsränta, räntenivå, effektiv ränta, ränta på lån, bolåneränta, låneränta, sparränta
    kreditvärdighet: kreditvärdighet, kreditbetyg, kreditupplysning, uc, kreditprövning, betalningsanmärkning, kreditscore, kredit betyg,
      kreditrating, min kreditvärdighet, kreditkontroll
    skatt: skatt, deklaration, deklarera, skatteverket, skattebesked, skatteåterbäring, moms, restskatt, skattepengar, skatteavdrag,
      kvarskatt, inkomstskatt, slutskattebesked, inkomstdeklaration, skattetabell, jämkning
    lön: lön, inkomst, tjäna, lönebesked, lönespecifikation, månadslön, vad tjänar jag, hur mycket tjänar, timlön, årslön, betalt, gage,
      löneutbetalning, nettolön, arvode, när får jag lön, avlöning
    pension: pension, pensionssparande, gå i pension, pensionera, tjänstepension, allmän pension, pensionsspara, pensionspengar,
      ålderspension, premiepension, pensionär, pensionsålder, orange kuvert
    spara pengar: spara pengar, lägga undan pengar, sätta undan, spara ihop, lägg undan, sätta av, sparmål, spara till, snåla,
      lägga åt sidan, månadsspara, dra ner på utgifter, månadssparande
    skuld: skuld, skyldig, är skyldig, i skuld, betala skuld, återstående skuld, skuldsatt, obetalt, utestående, skuldbelopp,
      kvar att betala
    aktie: aktie, aktiekurs, börskurs, aktier i, börsen, värdepapper, aktiemarknad, aktiepris, kursen på, aktieindex
    investera: investera, placera pengar, investering, placering, fonder, portfölj, placera, fondsparande, aktiehandel, avkastning,
      sätta in pengar i
    växelkurs: växelkurs, valutakurs, kurs, valuta, växla, dollarkurs, hur mycket i kronor, växling, valutaomvandlare, växla pengar,
      eurokurs, kronkurs
    omvandla: omvandla, räkna om, konvertera, omräkna, omvandling, hur många kronor är, göra om till, omvandla till, räkna om till,
      motsvarar, hur mycket blir, går det på, konvertering, hur många är
    försäkring: försäkring, försäkrad, försäkringsskydd, hemförsäkring, bilförsäkring, reseförsäkring, försäkringsbolag,
      försäkringspremie, försäkra, villaförsäkring, olycksfallsförsäkring, täcker försäkringen, livförsäkring, hundförsäkring,
      sjukförsäkring, barnförsäkring, försäkringsbrev
    bedrägeri: bedrägeri, misstänkt köp, okänt köp, lurad, misstänkt transaktion, bluff, nätfiske, hackad, kapat, skum transaktion,
      inte mitt köp, kapat kort, id kapning, svindel, obehörig, okänd transaktion, bedragare, blåst, misstänkt bedrägeri, kortbedrägeri,
      lurendrejeri, bluffmejl, scam, misstänkt aktivitet, okänd dragning
    pinkod: pinkod, pin, kod, glömt pinkoden, byta pinkod, ny pinkod, fyrsiffrig kod, kortkod, säkerhetskod, koden till kortet
    lösenord: lösenord, passord, inloggningskod, glömt lösenordet, byta lösenord, nytt lösenord, kod, wifi lösenord, återställa lösenord,
      lösen, wifikod, wifi kod
    logga in: logga in, inloggning, logga på, logga in på, inlogg, login, inloggad, komma in på, bankid, logga in mig, logga in med bankid
    logga ut: logga ut, utloggning, logga av, logga ur, logga mig ut, utloggad, byta användare
    prenumerera: prenumerera, prenumeration, abonnemang, abonnera, teckna abonnemang, starta prenumeration, bli medlem, följ, prenumerant,
      medlemskap, medlem
    donera: donera, skänka, donation, gåva, ge pengar till, ge till välgörenhet, välgörenhet, bidra, bidrag, stödja, skänka pengar,
      ge ett bidrag, samla in
    # travel and traffic
    navigera: navigera, vägbeskrivning, rutt, hitta till, hur kommer jag till, hur tar jag mig, navigering, vägen till, kör mig till,
      hitta dit, gps, vägvisning, hur åker jag till, hur kommer jag dit, visa vägen, färdväg, snabbaste vägen, ta mig till, vägledning,
      köra till, guida mig till, led mig till, hur hittar jag, navigation, bästa vägen, kortaste vägen, hur kommer man till, väg hem,
      bilväg, ruttplanering, vilken väg, åka till, hur tar man sig
    trafik: trafik, kö, köer, bilkö, trafikläge, trafikinformation, trafikstockning, trafikinfo, mycket trafik, rusningstrafik,
      tät trafik, rusning, trafiksituation, trafikstörning, stopp i trafiken, hur är trafiken, vägarbete, trafikproblem, trafikmeddelande,
      är det kö, långsam trafik, väglag
    restid: restid, körtid, hur lång tid tar, ankomsttid, hur länge åker, tid att köra, ankommer när, beräknad ankomst, när är jag framme,
      när är vi framme, hur länge tar det, hur lång är resan, resan tar, gångtid
    ankomma: ankomma, anlända, ankomst, komma fram, framme, ankomsttiden, nå fram, vara framme, landning, komma hem, komma dit, när kommer
    avgå: avgå, avgång, avresa, åka iväg, avgår, går från, nästa avgång, avgångstid, avresetid, sticka iväg, lämnar, ge sig av, åka från,
      när går
    tidtabell: tidtabell, avgångstider, när går bussen, när går tåget, busstider, tågtider, nästa buss, nästa tåg, när går nästa buss,
      när kommer bussen, avgångar, resplanerare, reseplanerare, när kommer tåget, sl resa, tågtidtabell, busstidtabell
    hållplats: hållplats, busshållplats, station, busstation, tågstation, centralstation, centralen, station nära, terminal, perrong,
      pendeltågsstation, närmaste hållplats, tunnelbanestation
    tunnelbana: tunnelbana, tbana, metro, t bana, tuben, pendeltåg, spårväg
    biljett: biljett, tågbiljett, färdbevis, bussbiljett, inträdesbiljett, sl kort, busskort, månadskort, flygbiljett, köpa biljett,
      resekort, periodkort, reskassa, enkelbiljett
    taxi: taxi, uber, taxiresa, taxin, beställ taxi, taxibil, droska, ring efter taxi, skjuts, bolt, taxichaufför, taxibolag, en taxi,
      samåkning
    flyg: flyg, flygning, flygresa, flygplan, flighten, flygbiljett, flygavgång, inrikesflyg, utrikesflyg, flyga till, reguljärflyg,
      flygtur
    flygstatus: flygstatus, är flyget försenat, är planet försenat, status på flyget, när landar planet, när lyfter flyget,
      är flyget i tid, flyg försenat, har planet landat, försenat flyg, inställt flyg, när går mitt flyg
    bagage: bagage, väska, resväska, handbagage, packning, incheckat bagage, ryggsäck, kabinväska, trunk
    hotell: hotell, boende, logi, övernattning, hotellrum, vandrarhem, hostel, airbnb, rum, sova över, övernatta, någonstans att bo,
      bed and breakfast, hotellvistelse, stuga, boka hotell, motell, ställe att bo
    semester: semester, ledighet, lov, resa bort, charter, charterresa, sommarsemester, solsemester, weekendresa, ta semester, sportlov,
      utlandsresa, semesterresa, storstadsweekend, skidresa
    hyrbil: hyrbil, hyra bil, biluthyrning, hyra en bil, bil att hyra, leasingbil, bilpool, biluthyrare, hyrbilsfirma
    hyra: hyra, uthyrning, att hyra, uthyres, leasa, hyreskontrakt, leasing, andrahandsuthyrning
    reseråd: reseråd, reserekommendation, resevarning, säkert att resa, är det säkert, avrådan, ud avråder, farligt att resa,
      reseinformation, ud, är det farligt, resesäkerhet, reseråd för
    visum: visum, inresetillstånd, behöver jag visum, uppehållstillstånd, turistvisum, visumkrav, esta
    pass: pass, resehandling, id handling, förnya pass, passnummer, legitimation, id kort, nytt pass, leg, identitetshandling
    vaccination: vaccination, vaccin, vaccinera, spruta, resevaccin, vaccinerad, vaccinera sig, influensavaccin, covidvaccin,
      vaccinspruta, tbe vaccin, resevaccination, påfyllnadsdos
    i närheten: i närheten, nära, här omkring, nära mig, runt hörnet, närliggande, runt mig, i området, omkring mig, på orten, häromkring,
      i krokarna, intill, lokal, inte långt härifrån, nära här, i stan, i grannskapet, var är närmaste, lokalt, gångavstånd, i kvarteret,
      omkring här, nära till, åt det här hållet
    plats: plats, position, var är jag, var befinner jag, var är vi, min plats, nuvarande plats, min position, koordinater, vart är jag,
      var är jag någonstans, ort, platsinformation, vilken gata, nuvarande position, lokalisering
    dela plats: dela plats, dela min position, var jag är, dela min plats, skicka min position, dela position, visa var jag är,
      berätta var jag är, skicka min plats, platsdelning, skicka position
    bil: bil, fordon, personbil, kärra, auto, min bil, vagn, kombi, skåpbil, suv
    bensin: bensin, bränsle, diesel, soppa, bensinpris, bränslenivå, hur mycket bensin, bensintank, drivmedel, blyfri, oktan, etanol,
      bränslemätare
    tanka: tanka, fylla tanken, tanka full, tanka bilen, fylla på bensin, påfyllning, full tank, fyll på tanken
    bensinstation: bensinstation, bensinmack, mack, tankstation, tanka i närheten, circle k, okq8, tankställe, preem, billigaste bensin,
      närmaste mack
    laddstation: laddstation, laddstolpe, laddare för elbil, ladda bilen, snabbladdare, elbilsladdning, elbilsladdare, laddbox, laddpunkt,
      laddplats, ladda elbilen, snabbladdning
    däck: däck, däcktryck, lufttryck, pumpa däcken, luft i däcken, vinterdäck, däckbyte, sommardäck, tryck i däck, hjul, dubbdäck
    olja: olja, oljebyte, motorolja, oljenivå, byta olja, oljenivån, oljestickan, byte av olja, oljeservice
    bilverkstad: bilverkstad, verkstad, mekaniker, bilmekaniker, bilservice, serva bilen, service på bilen, verkstadstid, bilreparation
    reparera: reparera, laga, fixa, reparation, renovera, åtgärda, avhjälpa, laga bilen, få fixat, lagning, ordna, få lagad, felsöka,
      lappa ihop
    parkera: parkera, parkering, parkeringsplats, parkeringshus, p plats, parkeringsgarage, p hus, ställa bilen, hitta parkering,
      parkeringsbiljett, parkeringszon, p skiva, parkeringsavgift, parkeringsruta
    registreringsnummer: registreringsnummer, registreringsskylt, nummerplåt, reg nummer, regnr, registreringsbevis, regskylt,
      bilens nummer, registrera bilen, regnummer
    # health
    läkare: läkare, doktor, vårdcentral, läkartid, husläkare, mottagning, specialist, distriktsläkare, jourläkare, doktorn, läkarbesök,
      läkarmottagning, kry, 1177
    sjukhus: sjukhus, akuten, klinik, akutmottagning, lasarett, mottagningen, avdelning
    apotek: apotek, närmaste apotek, farmaceut, receptfritt, apoteket öppet
    medicin: medicin, läkemedel, tablett, piller, läkemedlet, preparat, dos, värktabletter, penicillin, alvedon, antibiotika, ipren,
      receptfri medicin
    sjuk: sjuk, må dåligt, krasslig, sjukdom, är sjuk, dålig, har feber, känner mig sjuk, mår illa, mår dåligt, förkyld, ur form, hängig,
      insjuknad, influensa, opasslig
    ont: ont, smärta, värk, har ont, gör ont, ont i, ömmar, smärtsam, känner smärta, öm, värk i
    symptom: symptom, symtom, besvär, tecken på, hur vet jag, kännetecken, vad lider, sjukdomstecken, diagnos, har jag symptom
    träning: träning, träna, workout, motionera, motion, träningspass, träningsprogram, träna på, övningar, styrketräning, gympa,
      röra på mig, gympass, komma i form, i form, idrotta, pass på gymmet, lyfta skrot, fys, konditionsträning
    steg: steg, stegräknare, hur långt gått, antal steg, hur många steg, gått idag, mina steg, stegmål, dagens steg, aktivitet
    vikt: vikt, väga, hur tung, hur mycket väger, kroppsvikt, kilo, bmi, min vikt, hur tungt, vägning, viktkurva
    sömn: sömn, sova, hur länge sov, hur sov jag, sömnkvalitet, sovtid, nattsömn, hur bra sov, sömnmätning, sömnmönster, sömntid
    meditera: meditera, meditation, slappna av, avslappning, mindfulness, koppla av, varva ner, komma till ro, avspänning, andningsövning,
      slappna, stressa av, lugna ner mig, guidad meditation, avslappningsövning, djupandas, inre lugn
    puls: puls, hjärtfrekvens, hjärtslag, hjärtrytm, slag i minuten, vilopuls, vad är min puls, hjärtats slag, pulsmätning
    nödsituation: nödsituation, nödläge, ambulans, larma, larmcentral, ring 112, sos, sos alarm, nödsamtal, larma 112, 112, akut,
      krisläge, hjälp mig, räddningstjänst, räddning, tillkalla hjälp, det brinner, brandkår, olycka, akut hjälp, nödnummer
    # knowledge, language, figures
    översätta: översätta, översättning, hur säger man, vad heter på, på engelska, hur säger jag, hur säger man på, vad är ordet för,
      vad heter det på, på svenska, översättning av, vad blir på, översätt till, vad betyder det på, tolka, försvenska
    synonym: synonym, annat ord för, ett annat ord, liknande ord, ord som betyder, samma betydelse, ord som liknar, annat sätt att säga,
      likvärdigt ord
    räkna: räkna, räkna ut, beräkna, uträkning, hur mycket är, beräkning, räkna ihop, vad blir, kalkylera, hur mycket blir, räknestycke,
      lös ekvationen, vad är svaret på, miniräknare, uträkna, vad är summan, räkna fram, matte, lös talet
    plus: plus, addera, summa, lägga ihop, plussa, addition, sammanlagt, totalt, summera, tillsammans
    minus: minus, subtrahera, dra ifrån, ta bort från, subtraktion, skillnaden, minska med, differens, dra bort
    gånger: gånger, multiplicera, multiplicerat med, multiplikation, produkten av
    delat med: delat med, dividera, dividerat med, division, dela på, hälften, fördelat på
    procent: procent, procentandel, hur många procent, procentsats, procentuell, andel
    tärning: tärning, kasta tärning, rulla tärning, slå tärning, kasta en tärning, slå en tärning, tärningskast, rulla en tärning
    singla slant: singla slant, krona eller klave, kasta mynt, slantsingling, klave, kasta ett mynt, singla en slant, kasta krona klave,
      singla, snurra ett mynt, låt slanten avgöra
    slumptal: slumptal, slumpmässigt tal, slumpmässig siffra, ett tal mellan, en siffra mellan, välj ett tal, slumpa ett tal, slumpa fram,
      generera ett tal, ge mig en siffra, välj en siffra, slumpgenerator, dra en lott, ett slumpmässigt tal
    fakta: fakta, faktum, kuriosa, rolig fakta, kul fakta, något intressant, visste du, lär mig något, intressant fakta, fakta om,
      något jag inte visste, onödigt vetande, dagens fakta, roligt faktum, vetande
    nyheter: nyheter, rubriker, vad har hänt, nyhetsrubriker, senaste nytt, dagens nyheter, senaste nyheterna, vad händer,
      vad händer i världen, nyhetssändning, ekot, aktuellt, rapport, nyhetsöversikt, nyhetssammanfattning, något nytt, breaking news,
      tidningsrubriker, vad skriver tidningarna, i medierna, nyhetsläget, news
    resultat: resultat, ställning, vem vann, poäng, slutresultat, hur gick matchen, slutställning, vem vann matchen, vad blev resultatet,
      matchresultat, hur gick det för, livescore, vad står det i, vad blev det, vem leder, har vunnit, utfall
    match: match, fotbollsmatch, drabbning, landskamp, spelschema, nästa match, när spelar, derby, turnering, spelar mot, final,
      hockeymatch, möter
    skämt: skämt, vits, rolig historia, få mig att skratta, skoja, dra ett skämt, säg något roligt, något roligt, få mig att le,
      dra en vits, göteborgsvits, dra en rolig historia, norgehistoria, ordvits, bellmanhistoria, torrt skämt, roa mig
    rolig: rolig, kul, skojig, lustig, underhållande, humor, komisk, knasig, skrattretande, skojfrisk, humoristisk, festlig, nöje, löjlig
    historia: historia, saga, berättelse, godnattsaga, berätta en saga, berätta en historia, sägen, fabel, läs en saga, sagan om,
      en godnattsaga, novell, anekdot
    frågesport: frågesport, quiz, gåta, trivia, frågelek, frågetävling, kunskapsspel, tävling, fråga mig något, spela quiz,
      frågor och svar, gissningslek, frågespel
    # work
    semesterdagar: semesterdagar, lediga dagar, semestersaldo, hur mycket semester, semester kvar, hur många semesterdagar, dagar kvar,
      sparade semesterdagar, antal semesterdagar, ledighet kvar, intjänad semester, flex, komptid, semesterdagar kvar
    söka ledigt: söka ledigt, ansöka om semester, ta ledigt, begära ledigt, ledigt, ta semester, semesteransökan, ansöka om ledighet,
      ledig från jobbet, be om ledigt, ledighetsansökan, vill vara ledig, söka semester, ledig fredag, tjänstledig, få ledigt, kompledigt
    ansöka: ansöka, söka, lämna in, skicka in, anmäla intresse, ansöka om, begära, anmäla, ansökningsblankett, lämna in ansökan
    jobb: jobb, arbete, yrke, anställning, tjänst, sysselsättning, karriär, arbetsplats, levebröd, knega, knog, profession
    söka jobb: söka jobb, jobbansökan, cv, lediga jobb, hitta jobb, platsannonser, jobbannonser, söka tjänst, jobbsökning, få jobb,
      arbetsförmedlingen, nytt jobb, lediga tjänster, jobbintervju
    chef: chef, boss, överordnad, ledare, arbetsledare, direktör, föreståndare, arbetsgivare, teamledare, högsta hönset
    kollega: kollega, arbetskamrat, medarbetare, jobbarkompis, personal, anställda, teamet, arbetskamrater, jobbkompis
    dokument: dokument, fil, handling, pdf, word, kalkylblad, textfil, excel
    # device
    mobil: mobil, telefon, mobiltelefon, smartphone, iphone, lur, min mobil, smarttelefon, android, fast telefon, nalle, min iphone
    hitta mobilen: hitta mobilen, var är min mobil, hitta min telefon, tappat bort telefonen, var är mobilen, hittar inte mobilen,
      hittar inte telefonen, leta efter mobilen, ring min mobil, få mobilen att ringa, mobilen är borta, tappat bort mobilen,
      ring på telefonen, tappat mobilen, lokalisera telefonen, spåra mobilen, hitta telefonen, var är min telefon, borttappad mobil
    batteri: batteri, batterinivå, batteriprocent, ström kvar, hur mycket batteri, batteristatus, laddning kvar, hur mycket ström,
      batteritid, batteriladdning, urladdat, batteriets nivå, laddat, slut på batteri
    ladda: ladda, laddning, ladda mobilen, sätt på laddning, ladda upp batteriet, fulladda, laddkabel
    wifi: wifi, trådlöst nätverk, internetuppkoppling, nätverk, wlan, wi fi, nätet, trådlöst, bredband, nätverksanslutning, uppkoppling,
      ansluta till nätet, router, trådlöst internet, hotspot, internet, internetanslutning
    flygplansläge: flygplansläge, flygläge, flight mode, flygplanläge, alla anslutningar
    stör ej: stör ej, stör inte, tyst läge, vill inte bli störd, inte störa, ostörd, fokusläge, fokus, inga samtal, inga notiser,
      var tyst, lugn och ro, stäng av notiser
    ficklampa: ficklampa, blixtljus, mobillampa, lampan på mobilen, lyset på mobilen, telefonens lampa, pannlampa
    skärm: skärm, display, bildskärm, pekskärm, datorskärm, mobilskärm, låsskärm
    skärmbild: skärmbild, skärmdump, screenshot, skärmklipp, ta en skärmbild, ta en skärmdump, bild på skärmen, printscreen,
      ta screenshot, skärmavbild, ta skärmdump, fånga skärmen
    lagringsutrymme: lagringsutrymme, minne, utrymme, ledigt utrymme, lagring, plats på telefonen, hur mycket plats, gigabyte, moln,
      hårddisk, frigöra utrymme, utrymme kvar, lagrat, diskutrymme, minnesutrymme
    app: app, applikation, program, mjukvara, mobilapp, verktyg, programvara
    mapp: mapp, katalog, undermapp, filmapp
    internet: internet, nätet, webben, online, på nätet, ute på nätet, surfa, på internet, på webben
    webbplats: webbplats, hemsida, webbsida, sajt, sida, webbadress, länk, url, internetsida, site, portal, startsida
    historik: historik, tidigare sökningar, sökhistorik, webbhistorik, senaste sökningar, logg, webbläsarhistorik, aktivitetslogg
    trasig: trasig, sönder, fungerar inte, funkar inte, kaputt, funkar ej, gått sönder, död, har lagt av, strular, krånglar,
      slutat fungera, har hängt sig, ur funktion, i olag, kvaddad, söndrig, startar inte, svarar inte, går inte, havererat, skadad
    problem: problem, fel, svårighet, något fel, felmeddelande, krångel, strul, bekymmer, knas, hinder, felkod, bugg, störning, trubbel,
      avbrott, driftstörning
    # assistant and small talk
    ditt namn: ditt namn, vad heter du, vem är du, vad kallas du, presentera dig, har du ett namn, vem pratar jag med, vad är ditt namn,
      berätta om dig själv, vem är det
    din ålder: din ålder, hur gammal är du, när är du född, när föddes du, när skapades du, vilket år är du, när fyller du år,
      när har du födelsedag, hur gammal blir du, vad är din ålder
    din skapare: vem har skapat dig, vem har gjort dig, din skapare, vem skapade dig, vem gjorde dig, vem byggde dig,
      vem programmerade dig, vilket företag gjorde dig, vem äger dig, vem utvecklade dig, vem är din skapare, vem uppfann dig,
      vem har byggt dig, vem ligger bakom dig, vem har programmerat dig, vem jobbar du för, din chef, dina föräldrar, vem hittade på dig
    vad kan du: vad kan du, vad kan du göra, funktioner, vad kan jag fråga, vad kan jag säga, dina funktioner, hur kan du hjälpa,
      vilka kommandon, dina förmågor, färdigheter, kommandon, förmågor, vad kan du hjälpa
    är du människa: är du människa, är du en robot, är du på riktigt, är du en människa, är du en dator, är du en maskin, är du en person,
      är du verklig, är du levande, är du ai, är du artificiell intelligens, människa eller maskin, är du en bot, lever du,
      är du en chatbot, är du äkta
    hur mår du: hur mår du, hur är läget, hur är det, hur står det till, läget, allt bra, är du okej, hur känner du dig, hur är din dag,
      vad gör du, hur går det, är läget bra, mår du bra, vad händer
    hej: hej, hallå, tjena, god morgon, god dag, goddag, tja, god kväll, tjo, hejsan, hejhej, hallojsan, morrn, tjabba, halloj, morsning,
      hey, hi, god middag, god eftermiddag, välkommen, hej på dig, hälsning, godmorgon, godkväll
    hej då: hej då, adjö, vi ses, ha det bra, hejdå, hej så länge, vi hörs, ha en bra dag, ses, på återseende, ajö, farväl, ha det gott,
      vi ses senare, ciao, nu går jag, hörs, sköt om dig, ha en fin kväll, bye, vi ses imorgon, ha en trevlig kväll, tills nästa gång,
      puss och hej, jag måste gå
    god natt: god natt, sov gott, natti natti, dröm sött, sov så gott, godnatt, nattinatt, jag ska sova nu, gonatt
    tack: tack så mycket, tackar, tusen tack, tack ska du ha, stort tack, tack så hemskt mycket, jag tackar, tack för hjälpen,
      tack snälla, jättetack, snällt av dig, tackar och bugar, tack för allt, thanks, tusen tack för, tack tack, tack på förhand, tacksam
    ja: ja, jo, japp, stämmer, precis, absolut, visst, självklart, korrekt, yes, jodå, det stämmer, okej, ok, javisst, jajamän, klart,
      det är rätt, säkert, javisst ja, ja tack, just det, ja då, rätt, håller med, gör det, ja det är, låter bra, jadå, givetvis,
      naturligtvis, jajamensan, sant, självfallet, visst ja, utan tvekan, yepp, självklar
    nej: nej, nä, stämmer inte, inte alls, nix, nej tack, nej nej, inte, nepp, icke, det är fel, nej då, näe, aldrig i livet,
      under inga omständigheter, verkligen inte, stämmer ej, inte riktigt, det vill jag inte, nejdå, det stämmer inte, håller inte med,
      fel, absolut inte
    kanske: möjligen, vet inte, osäker, kanske, eventuellt, kan tänkas, det beror på, ingen aning, det kan vara, jag är osäker,
      är inte säker, möjligtvis, antagligen, troligen, kanhända, det vet jag inte, har ingen aning, tveksam, vet ej, förmodligen
    bra jobbat: bra jobbat, bra gjort, toppen, super, jättebra, fantastiskt, utmärkt, perfekt, snyggt, snyggt jobbat, kanon, grymt,
      du är bäst, strålande, bravo, duktig, suveränt, lysande, jättefint, kanonbra, imponerande, skitbra, vad duktig du är, härligt,
      superbra, det var bra, underbart, grymt bra, du är duktig, förträffligt, väl genomfört, utomordentligt, bäst i världen, du är smart,
      klockrent, helt rätt
    dålig: dålig, usel, hemsk, värdelös, urusel, suger, jättedåligt, dum, du är dum, oduglig, besviken, pinsam, skräp, inget vidare,
      under all kritik, du är dålig, du är värdelös, botten, missnöjd, skit, inte bra, dumt, hopplös, uselt, skitdålig, eländig
    förlåt: förlåt, ursäkta, sorry, ursäkta mig, jag ber om ursäkt, det var inte meningen, ber om ursäkt, beklagar, jag är ledsen, tyvärr,
      förlåt mig, mitt fel, pardon
    hjälp: hjälp, assistans, support, kundtjänst, kundservice, vägleda, assistera, jag behöver hjälp, bistå, bistånd, hjälpfunktion,
      hjälpa till, behöver hjälp med, hjälpcenter
    språk: språk, byta språk, annat språk, prata svenska, tala engelska, ändra språk, vilka språk, prata engelska, språkinställning,
      modersmål, andra språk, byta till engelska
    röst: röst, byta röst, dialekt, en annan röst, mansröst, kvinnoröst, ändra röst, din röst, låta annorlunda, kvinnlig röst,
      manlig röst, accent, tonläge
    långsammare: långsammare, saktare, inte så fort, lägre hastighet, lägre tempo, sakta ner, sänk farten, prata långsammare,
      i lugnare takt, lugnare, sänka tempot
    snabbare: snabbare, fortare, högre hastighet, högre tempo, öka farten, prata snabbare, skynda på, i en fart, snabba på, skynda,
      raskare, få upp farten, öka tempot
    vad sa du: vad sa du, säg det igen, kan du upprepa, va, hörde inte, jag hörde inte, jag förstod inte, va sa du, uppfattade inte,
      ursäkta vad sa du, hur sa du, jag förstår inte, förstod inte, vad menar du, upprepa det, kom igen
    # adjectives and people
    ny: ny, färsk, aktuell, senaste, helt ny, uppdaterad, nyutgiven, splitterny, nysläppt, nyligen utgiven
    populär: populär, omtyckt, trendig, mest populära, poppis, trender, topplista, mest sedda, mest lyssnade, mest spelade, älskad,
      eftertraktad, på modet, storsäljare, toppsäljare
    känd: känd, berömd, kändis, stjärna, välkänd, berömdhet, celebritet, kända personer, kända människor, världskänd
    enkel: enkel, lätt, okomplicerad, enkelt, okomplicerat, inte svårt, utan besvär, nybörjarvänlig, lättlagad, basic, smidig, barnlek,
      simpel, lättfattlig
    svår: svår, krånglig, komplicerad, svårt, utmanande, krävande, avancerad, klurigt, besvärlig, invecklad, tufft, knepigt
    viktig: viktig, brådskande, angelägen, väsentlig, prioriterad, brådskar, hög prioritet, bråttom, avgörande, prioritera, betydelsefull,
      bråttomt
    gratis: gratis, kostnadsfri, utan kostnad, fri entré, kostar inget, utan att betala, utan avgift, avgiftsfri, för noll kronor,
      kostnadsfritt, fritt
    tillgänglig: tillgänglig, ledig, i lager, finns lediga, går att få, ledigt nu, lediga tider, disponibel, vakant
    mamma: mamma, mor, morsa, min mamma, mams
    pappa: pappa, farsa, fader, far, min pappa, papsen
    fru: fru, hustru, frun, min fru, gumman, bättre hälft
    make: make, äkta man, min man, äkta hälft, min make
    vän: vän, kompis, polare, väninna, kamrat, bästis, bästa vän, bekant, bff, vänskap
    spåra: spåra, hålla koll på, bevaka, följa, tracka, övervaka, håll koll, hålla reda på, logga, spårning, följa upp, ha koll på
    mäta: mäta, mät upp, mätning, mått, ta mått, måttband, uppmätning, mätvärde
    klaga: klaga, klagomål, reklamera, reklamation, gnälla, framföra klagomål, lämna klagomål, anmäla, missnöjd med, klaga på,
      beklaga sig, klander
    förlänga: förlänga, förnya, förlängning, längre tid, låna om, förnyelse, mer tid, förlänga tiden, extra tid, lägga till tid, omlån
    behöva: behöva, krävas, nödvändig, krav, behov, obligatoriskt, måste ha, är i behov av, krävs det
    använda: använda, nyttja, utnyttja, bruka, användning, dra nytta av, ta i bruk, tillämpa, användas till
    vänta: vänta, väntetid, vänta lite, ett ögonblick, vänta nu, avvakta, en sekund, en minut, vänta lite grann, ett ögonblick bara,
      håll ut, dröja, hur lång väntetid, hur lång kö, stanna kvar, vänta ett tag, sekunden bara, stopp ett tag
    # more verbs
    maximum: maximum, max, på högsta, så högt som möjligt, för fullt, full styrka, maximalt, högsta nivån, full effekt
    minimum: minimum, minimal, lägsta nivån, så lågt som möjligt, minsta möjliga, lägsta
    skriva: skriva, formulera, knappa in, mata in, skriva in text
    ringa tillbaka: ringa tillbaka, ring upp igen, återuppringning, ring igen, återuppringa
    avvisa samtal: avvisa samtal, avböja samtal, svara inte, ignorera samtalet, trycka bort samtalet, tryck bort
    minnas: minnas, memorera, lägg på minnet, komma ihåg, lära sig utantill, ha i minnet
    glömma: glömma, glöm bort, radera ur minnet
    lära sig: lära sig, lära, plugga, studera, lära mig, läsa på, sätta sig in i
    undervisa: undervisa, lär mig, lära ut, undervisning, instruera, visa hur man gör
    öva: öva, träna på, öva på, repetera, övning, plugga in, praktisera
    tycka: tycka, vad tycker du om, åsikt, mening, vad anser du, din åsikt, vad tror du, anse, synpunkt
    prata: prata, tala, snacka, samtala, konversera, småprata, föra ett samtal, diskutera, tjata, babbla
    besöka: besöka, hälsa på, titta förbi, åka till, komma förbi, på besök
    hämta: hämta, hämta upp, plocka upp, ta med hem, avhämta, hämta hem
    åka hem: åka hem, köra hem, gå hem, komma hem, på väg hem, hemåt, hemväg, hemresa
    köra: köra, köra bil, ta bilen, bilköra, med bil, bakom ratten
    gå: gå, till fots, promenera, promenad, gå en promenad, vandra, vandring, knalla, ströva
    springa: springa, löpa, jogga, löpning, löprunda, springtur, joggingtur, joggning, löptur, sprinta
    cykla: cykla, på cykel, cykeltur, cykling, ta cykeln, trampa
    simma: simma, simning, simtur, crawl, bada, ta ett dopp
    sälja: sälja, till salu, försäljning, avyttra, kränga, göra sig av med, lägga ut till försäljning
    låna ut: låna ut, utlåning, ge lån, utlåna
    låna: låna, låna av, få låna, till låns, tillfälligt lån
    tjäna pengar: tjäna pengar, inkomst, dra in pengar, tjäna ihop, tjäna på
    baka: baka, bakning, grädda, baka bröd, bakverk, sätta in i ugnen
    grilla: grilla, barbecue, grillning, grillkväll, grilltid
    steka: steka, bryna, steka på, pannsteka, fräsa
    koka: koka, koka upp, sjuda, puttra, kokning, låta koka
    värma mat: värma mat, värma, värm upp maten, mikra, värma på, värma i mikron, uppvärmd mat
    tina: tina, tina upp, avfrosta, avfrostning, ta fram ur frysen, upptining
    äta: äta, käka, förtära, mumsa, få i sig, äta upp, knapra, sätta i sig
    dricka: dricka, dryck, något att dricka, törst, klunk, törstig, smutta
    moppa: moppa, moppa golvet, våttorka, svabba golvet, golvmopp, tvätta golv, skura golv
    stryka kläder: stryka kläder, strykjärn, stryk skjortan, strykbräda, strykning
    slänga: slänga, kasta, gå ut med soporna, kasta bort, sopa ut, slänga ut, slänga skräp
    sopor: sopor, skräp, avfall, soptunna, papperskorg, sophämtning, hushållssopor, sopnedkast, soptömning, sopbil, sophink
    återvinning: återvinning, återvinna, källsortera, sortera sopor, återvinningsstation, pant, återvinningscentral, sopsortering
    sova: sova, gå och lägga sig, somna, ta en tupplur, tupplur, läggdags, sovdags, lägga sig, slumra, nanna, knyta sig, vila, vila sig
    slappna av: slappna av, ta det lugnt, koppla av, chilla, varva ned, vila upp sig, lugna ner sig, avkoppling, mysa
    andas: andas, andning, djupa andetag, andningsövningar, andetag, djupandning
    rimma: rimma, rim, ord som rimmar, rimmar på, vad rimmar
    gissa: gissa, gissning, gissa på, gissa vad, komma med en gissning, chansa
    ljud på: ljud på, sätt på ljudet, slå på ljudet, ljudet på igen, ta bort ljudlöst, tillbaka ljudet
    var tyst: var tyst, håll tyst, tyst, håll käften, håll mun, sluta prata, tystnad, schh, lägg av att prata, tig, knip igen,
      håll klaffen
    viska: viska, prata tyst, tala lågt, viskande, låg röst, viskning, dämpad röst
    spola tillbaka: spola tillbaka, backa, hoppa bakåt, bakåt, gå bakåt sekunder, spola bak
    spola framåt: spola framåt, spola fram, hoppa framåt, framåt, snabbspola, gå framåt
    ogilla: ogilla, tycker inte om, gillar inte, tumme ner, hata, avsky, dislike, inte förtjust i, tål inte, inte min smak, avskyr
    kommentera: kommentera, kommentar, skriv en kommentar, lämna kommentar, anmärkning, kommentarer
    häva spärr: häva spärr, ta bort spärr, avblockera, låsa upp kortet, ta bort blockering, öppna kortet igen, upphäva spärr,
      aktivera igen, frigöra, avblocka
    kort nekat: kort nekat, nekat kort, kortet nekades, kortet fungerar inte, medges ej, köp nekades, betalning nekad, kortet funkar inte,
      kortet gick inte igenom, nekad transaktion, transaktion nekad, kortet blev nekat
    nytt kort: nytt kort, beställa nytt kort, ersättningskort, beställa kort, få nytt kort, nytt bankkort, nytt kreditkort
    skadat kort: skadat kort, kortet är trasigt, trasigt kort, kortet har gått sönder, chippet fungerar inte, knäckt kort,
      chipet är trasigt
    flytta hem: flytta hem, byta bostad, adressändring, ny adress, byta adress, flyttanmälan, flytt, flyttar till, adressbyte, flyttfirma
    vrida: vrida, snurra, rotera, vänd, svänga
    fylla: fylla, fylla på, fyll upp, påfyllnad, full
    beställa igen: beställa igen, samma som förra, köpa igen, beställ samma, ombeställa, förnya recept, receptförnyelse
    ha på sig: ha på sig, klä på sig, klä, bära, outfit, klädsel, ta på, ta på mig, vad ska jag ha, dra på sig
    prova kläder: prova kläder, provrum, prova storleken, provhytt, prova på
    plantera: plantera, plantering, så frön, odla, sätta lökar, plantera om
    vattna: vattna, vattna växterna, vattna blommorna, bevattning, vattning, vattna trädgården, vattenspridare, sprinkler, bevattna
    mata: ge mat, utfodra, matning, foder, ge hunden mat, mat till katten, mata hunden, mata katten, mata djuren
    klippa gräset: klippa gräset, gräsklippare, gräsmatta, klippa gräsmattan, robotgräsklippare, gräsklippning, gräset
    rösta: röstning, rösträtt, valsedel, förtidsrösta, vallokal, röstkort, omröstning
    satsa: satsa, spela på, odds, slå vad, vad, tippa, betta, lotto, trisslott, bingo, stryktips, lottorad, trav
    förlora: förlora, tappat bort, borttappad, försvunnen, slarvat bort, hittar inte, borta, kommit bort, förlagt, blivit av med
    stjäla: stjäla, stulen, stöld, sno, rån, snattad, tjuv, inbrott, bestulen, rånad, snodd
    dölja: dölja, gömma, göm, göra osynlig, gömd, göm undan, dold
    skydda: skydda, säkra, säkerhet, bevaka, trygga, vakta
    zooma in: zooma in, förstora, gör större, större text, större bild, större typsnitt
    zooma ut: zooma ut, förminska, gör mindre, längre bort, mindre text, mindre typsnitt
    slå ihop: slå ihop, kombinera, sammanfoga, slå samman, förena, samla, lägga samman, sätta ihop
    dela upp: dela upp, splitta, fördela, dela på, uppdelning, separera, skilja åt
    dela notan: dela notan, splitta notan, dela kostnaden, dela på notan, splitta räkningen, dela räkningen
    sortera: sortera, ordna efter, sorteringsordning, ordningsföljd, alfabetiskt, i ordning, rangordna
    filtrera: filtrera, filter, visa bara, begränsa, smalna av, sålla
    lämna in: lämna in, inlämning, fylla i, lämna över, skicka in, överlämna
    registrera: registrera, registrera sig, skapa konto, bli användare, skriva in sig, anmäla mig, gå med i, registrering
    avsluta prenumeration: avsluta prenumeration, avprenumerera, säga upp abonnemang, avsluta abonnemang, säga upp prenumeration, gå ur,
      avregistrera, avsluta medlemskap, säg upp
    testa: testa, prova, pröva, provköra, försöka, göra ett försök
    vilja ha: vilja ha, önska, sugen på, önskar mig, lust att, skulle vilja ha, längta efter
    fler: fler, visa fler, fler alternativ, se fler, andra alternativ, fler resultat, något annat, vad mer, har du fler, fler förslag,
      annat alternativ, andra förslag
    bära: bära, lyfta, släpa, frakta, transportera
    leka: leka, leka med, en lek
    hoppa: hoppa, skutta, studsa
    dansa: dansa, dansa till, danssteg, dansmusik
    sjunga: sjunga, sjung en sång, sjung för mig, nynna, gnola, kan du sjunga, sjung något, tralla
    dikt: dikt, poem, poesi, läs en dikt, skriv en dikt, vers, limerick, haiku, strof
    rita: rita, teckna, rita en bild, teckning, skiss
    vinna: vinna, seger, segra, vinst, ta hem
    köpa biljett: köpa biljett, boka biljett, biljetter till, skaffa biljetter, beställa biljetter, biljettköp
    prata högre: prata högre, tala högre, högre röst, jag hör dig inte, hör inte dig, höj rösten
    komma ut: komma ut, släpps, utgivning, premiär, releasedatum, när släpps, lanseras, ges ut, när kommer, släppdatum, släpp, lansering,
      release
    få: ta emot, mottagit, erhålla, mottaga
    krocka: krocka, påkörd, kollidera, köra på, smälla, bilkrock, kollision
    passa: ta hand om, sitta barnvakt, se efter, vakta barnen, se till
    värdera: värdera, värdering, hur mycket värt, värde, vad är värt, uppskattat värde
    # more questions
    hur djup: hur djup, hur djupt, djup
    hur bred: hur bred, hur brett, bredd, vidd
    hur snabb: hur snabb, hur fort, hastighet, fart, kilometer i timmen, toppfart, topphastighet, km h
    hur tung: hur tung, hur tungt, vad väger, hur många kilo, vikten på, hur mycket väger
    hur lång: hur lång, längd, hur många centimeter, hur lång är, kroppslängd
    hur varmt: hur varmt, hur kallt, vad är temperaturen, hur varmt är det, hur kallt är det, är det varmt, är det kallt, hur varmt blir
    vilken: vilken, vad för, vad för slags, vilken sort
    hur länge till: hur länge till, tid kvar, dagar till, hur många dagar till, nedräkning till, hur lång tid kvar, hur lång tid till,
      återstående tid, hur länge kvar, hur mycket tid kvar, kvar på timern, hur många veckor till
    får man: får man, är det tillåtet, tillåtet, lagligt, tillåtelse, är det lagligt, får jag lov, förbjudet, är det okej att
    går det: går det, möjligt, är det möjligt, går det att, möjlighet, omöjligt, kan det gå
    finns: finns, finns det, existerar, förekommer, säljs
    vem är: vem är, biografi, vem var, känd för, berätta om personen, vem är det
    är du där: är du där, hör du mig, kan du höra mig, är du vaken, lyssnar du, hallå är du där
    var kommer du ifrån: var kommer du ifrån, var bor du, var är du, var är du född, vart bor du, var kommer du från, var är du ifrån
    vad gör du: vad gör du, hobby, dina hobbyer, vad gillar du, vad tycker du om, din favorit, vad intresserar dig
    kalla mig: kalla mig, jag heter, mitt namn är, du kan kalla mig, ändra mitt namn, tilltala mig, mitt smeknamn
    mitt namn: mitt namn, vad heter jag, vem är jag, känner du mig, mitt användarnamn
    blir det regn: blir det regn, kommer det regna, regnar det imorgon, regnar det idag, ska det regna, risken för regn,
      kommer det att regna
    blir det snö: blir det snö, kommer det snöa, ska det snöa, snöar det imorgon, kommer det att snöa
    # more small talk
    grattis: grattis, gratulera, grattis på födelsedagen, har den äran, gratulationer, lyckönskan, hurra, ja må du leva
    varsågod: varsågod, var så god, ingen orsak, det var så lite, inga problem, så lite så, det var inget
    välkommen: välkommen, välkommen hem, välkommen tillbaka, hälsa välkommen
    jag älskar dig: jag älskar dig, älskar du mig, vill du gifta dig, gift dig med mig, vill du bli ihop, är kär i dig, du är söt,
      jag gillar dig, tycker om dig
    tråkigt: tråkigt, jag har tråkigt, uttråkad, inget att göra, har tråkigt, underhåll mig, långtråkigt, trist
    ledsen: ledsen, jag är ledsen, nere, deppig, nedstämd, trösta mig, sorgsen, olycklig, dyster, deprimerad, gråter, dålig dag, ledsam
    trött: trött, jag är trött, utmattad, sömnig, helt slut, utpumpad, orkar inte mer, dödstrött
    arg: arg, jag är arg, förbannad, sur, irriterad, ilsken, rasande, vansinnig, upprörd, grinig
    rädd: rädd, jag är rädd, skrämd, rädsla, ängslig, nervös, orolig, läskigt, otrygg, ångest
    stressad: stressad, stress, jag är stressad, stressigt, pressad, överväldigad, mycket att göra, jäktad
    glad: glad, jag är glad, lycklig, på gott humör, munter, upprymd, nöjd, förväntansfull, pigg
    ensam: ensam, jag är ensam, ensamhet, ensamt, saknar sällskap, har inga vänner
    hungrig: hungrig, jag är hungrig, hunger, svulten, vrålhungrig, småhungrig, sugen på mat
    citat: citat, ordspråk, visdomsord, dagens citat, ett citat av, inspirerande citat, talesätt, motivera mig, inspirerande ord
    komplimang: komplimang, säg något snällt, beröm, ge mig beröm, berömma, säg något fint
    meningen med livet: meningen med livet, livets mening, vad är meningen, varför finns vi, syftet med livet
    gåta: gåta, ge mig en gåta, klurighet, tankenöt, hjärngympa, kluring
    trevligt att träffas: trevligt att träffas, kul att träffas, trevligt att råkas, kul att ses, trevligt att ses
    fel svar: fel svar, det är fel, du har fel, fel, det stämmer inte, du missförstod, felaktigt, inte rätt, inte det jag menade,
      missförstått
    rätt: rätt, korrekt, sant, rätt svar, det är rätt, stämmer
    prata med en person: prata med en person, prata med en människa, tala med kundtjänst, ringa kundtjänst, kontakta kundtjänst,
      riktig person, rådgivare, koppla mig vidare, mänsklig kontakt, kundtjänstmedarbetare
    # more time
    eftermiddag: eftermiddag, på eftermiddagen, i eftermiddag, senare på dagen, eftermiddagstid
    natt: natt, i natt, inatt, på natten, nattetid, sent på natten
    mitt på dagen: mitt på dagen, klockan tolv, vid tolvtiden, lunchtid, mitt på dan, middagstid
    midnatt: midnatt, vid midnatt, klockan tjugofyra, tolvslaget, mitt i natten
    vardag: vardag, på vardagar, måndag till fredag, arbetsdagar, veckodagar, till vardags
    varannan vecka: varannan vecka, var fjortonde dag, två veckor, fjorton dagar, fjortonde dag
    återkommande: återkommande, upprepande, upprepad, varje gång, regelbundet, stående, löpande, repeterande
    tidig: tidig, i förväg, i god tid, för tidigt, morgontidig
    denna vecka: denna vecka, den här veckan, veckan, i veckan, resten av veckan
    nästa vecka: nästa vecka, kommande vecka, veckan därpå, om en vecka, i nästa vecka
    förra veckan: förra veckan, veckan innan, för en vecka sedan, i förra veckan
    denna månad: denna månad, den här månaden, månadens, innevarande månad, resten av månaden
    förra månaden: förra månaden, månaden innan, föregående månad, för en månad sedan
    nästa månad: nästa månad, kommande månad, om en månad, månaden efter
    i år: i år, detta år, årets, innevarande år, det här året
    nästa år: nästa år, kommande år, till nästa år, om ett år
    förra året: förra året, i fjol, ifjol, fjolåret, föregående år, för ett år sedan
    i övermorgon: i övermorgon, övermorgon, om två dagar, överimorgon
    i förrgår: i förrgår, förrgår, för två dagar sedan, häromdagen, i förrgårs
    nyligen: nyligen, nyss, alldeles nyss, senaste tiden, för ett tag sedan, på sistone, för en stund sedan, häromdan
    vår: i vår, till våren, på våren, vårtid, vårdag, nu i vår
    sommar: sommar, i sommar, till sommaren, på sommaren, somras
    höst: höst, i höst, till hösten, på hösten
    vinter: vinter, i vinter, till vintern, på vintern, vintras
    jul: jul, julafton, juldagen, juletid, i julas, till jul, jultid
    nyår: nyår, nyårsafton, nyårsdagen, årsskiftet, gott nytt år, tolvslaget på nyår
    påsk: påsk, påskafton, påsklov, långfredag, påskdagen
    midsommar: midsommar, midsommarafton, midsommarhelgen, midsommardagen
    årsdag: årsdag, bröllopsdag, jubileum, guldbröllop, silverbröllop, bemärkelsedag
    sekund: sekund, sek
    minut: minut, minuters
    halvtimme: halvtimme, en halvtimme, trettio minuter, halv timme, 30 minuter
    kvart: en kvart, femton minuter, 15 minuter
    dygn: dygn, ett dygn, tjugofyra timmar, hela dygnet, 24 timmar
    veckonummer: veckonummer, vilken vecka, vecka nummer, vilket veckonummer
    tidpunkt: tidpunkt, klockslag, tid på dagen, tidsintervall, tillfälle
    # more amounts
    hälften: hälften, halva, femtio procent
    dubbelt: dubbelt, två gånger, dubbla, fördubbla, dubbelt så mycket
    ett par: ett par, några få, några stycken, enstaka, en handfull, par
    totalt: totalt, summa, sammanlagt, allt som allt, totalsumma, hela summan, total, inalles, tillsammans
    genomsnitt: genomsnitt, i snitt, medelvärde, snitt, genomsnittlig, medel
    kvar: kvar, återstående, resten, återstår, kvarvarande, överbliven, resterande
    tillräckligt: tillräckligt, räcker, lagom, så det räcker
    alla: alla, samtliga, allting, allt, hela, varenda, alltihop, alltsammans, hela listan, varje
    bara: endast, enbart, enda, blott, uteslutande
    mer: mer, ytterligare, extra, lite till, en till, ännu mer
    mindre: mindre, färre, lite mindre, inte lika mycket, inte så mycket
    belopp: belopp, summa, penningbelopp, hur många kronor, penningsumma
    ungefär så: ungefär så, cirka, runt, omkring, ca, på ett ungefär
    störst: störst, allra störst, jättestor
    högst: högst, allra högst, rekord, den högsta
    stor: stor, jättestor, enorm, gigantisk, väldig, rymlig, maffig
    liten: liten, pytteliten, jätteliten, mini, mikroskopisk
    bäst: bäst, den bästa, topp, nummer ett, högst betyg, främsta, bäst betyg, högst rankad
    god: god, bra, fin, fint, najs, schysst
    sämst: sämst, sämsta, värst, allra sämst
    dyr: dyr, kostsam, dyrbar, högt pris, lyxig, svindyr, lyx
    långt bort: långt bort, avlägsen, långt härifrån
    snabb: snabb, kvick, rask, på ett kick, express, blixtsnabb, fort
    långsam: långsam, långsammast, trög, sakta
    gammal: gammal, antik, föråldrad, retro, uråldrig
    begagnad: begagnad, andrahand, begagnat, second hand, loppis, blocket, tradera, återbruk
    varm: varm, het, brännhet, stekhet, ljummen, värmebölja, kvav
    kall: kall, iskall, kyligt, köld, frost, svinkallt, frostigt, minusgrader
    blöt: blöt, fuktig, vått, våt, dyblöt, fukt, genomblöt
    halt: halt, halka, is på vägarna, blixthalka, isigt, halkvarning, halkigt, isgata
    samma: likadan, identisk, likadant, den samma, samma sak, densamma
    liknande: liknande, likartad, något som liknar, påminner om, i samma stil, snarlik, något liknande, motsvarande
    annorlunda: annorlunda, olika, en annan sort, något annat, avvikande, helt annan
    säker: säker, säkert, trygg, ofarlig, utan risk, riskfri, tryggt
    farlig: farlig, riskabel, giftig, osäker, livsfarlig
    nyttig: nyttig, hälsosam, sund, bra för hälsan, frisk, hälsa
    god mat: god mat, smakrik, smarrig, gott, läcker, delikat, utsökt, läckert, smaskig
    stark mat: stark mat, kryddig, het, chili, kryddstark, hett, starkt kryddad
    färsk: färsk, fräsch, nybakad, nygjord, nyplockad, krispig
    smutsig: smutsig, skitig, smuts, nedsmutsad, lortig, fläckig
    ren: ren, rent, städad, skinande, nystädad, fläckfri
    full: full, fullt, fylld, proppfull, smockfull, fullsatt
    tom: tom, tomt, tömd, ta slut, är slut, urdrucken, inget kvar
    mörk: mörk, becksvart, dunkel, nedsläckt
    tyst: tyst, lugn, stilla, lugnt, tystnad, ljudlöst, fridfullt
    bullrig: bullrig, högljudd, oväsen, larmande, stökig, högljutt
    vacker: vacker, fin, snygg, söt, skön, vackert, ståtlig, tjusig
    intressant: intressant, spännande, fascinerande, värt att veta
    smart: smart, intelligent, klok, begåvad, duktig, skärpt, klipsk, klyftig, klurig
    konstig: konstig, märklig, underlig, skum, knäpp, mystisk, besynnerlig, knepig, ovanlig
    galen: galen, tokig, vansinnig, vild, crazy, tok, knäpp
    personlig: personlig, privat, egen, min egen, enskild, privata
    internationell: internationell, utländsk, global, utomlands, till utlandet, i utlandet, världen över, utanför landet, utrikes
    nationell: nationell, inhemsk, inrikes, i sverige, inom landet, riksomfattande
    vegansk: vegansk, vegan, växtbaserat, veganmat, helt växtbaserad
    glutenfri: glutenfri, utan gluten, glutenfritt, celiaki, glutenintolerant, glutenallergi
    laktosfri: laktosfri, utan laktos, laktosfritt, laktosintolerant, mjölkfri, utan mjölk, mjölkallergi, mjölkfritt
    ekologisk: ekologisk, eko, krav märkt, miljövänlig, hållbar, kravmärkt
    automatisk: automatisk, av sig själv, självgående, automat, automatisera
    lokal: lokal, på orten, på hemorten, i trakten, närområdet
    utomhus: utomhus, ute, utanför, i trädgården, i det fria, utanför huset
    inomhus: inomhus, inne, i huset, inuti, innanför, inomhusklimat
    öppet nu: öppet nu, är det öppet, öppet just nu, håller öppet, har det öppet, dygnetruntöppet, nattöppet
    stängt: stängt, är det stängt, inte öppet, har stängt, stängningsdags, igenbommat
    # more media
    genre: genre, musikgenre, musikstil, stil, typ av musik, slags musik, filmgenre, vilken genre
    skådespelare: skådespelare, skådisar, skådespelerska, medverkande, rollista, vem spelar i, vilka är med i, rollbesättning, huvudroll,
      filmstjärna, cast
    regissör: regissör, regisserad av, vem har regisserat, filmskapare, filmregissör, vem regisserade, producent
    trailer: trailer, filmtrailer, teaser, smygtitt
    undertexter: undertexter, svensk text, textning, textad, sätt på undertexter, textremsa
    fjärrkontroll: fjärrkontroll, fjärr
    kanal: kanal, tv kanal, byt kanal, annan kanal, zappa, programkanal
    bio: bio, biograf, på bio, biobiljett, gå på bio, filmvisning, föreställning, vad går på bio, biorepertoar, biobesök
    författare: författare, vem har skrivit, vem skrev, skriven av, poet, skribent, novellist, bokens författare
    bok: bok, roman, romanen, ebok, litteratur, pocket, e bok, pocketbok, deckare, bästsäljare
    bibliotek: bibliotek, låna böcker, låntagare, bibliotekarie, stadsbibliotek
    tidning: tidning, dagstidning, dagens nyheter, kvällstidning, magasin, tidskrift, morgontidning, veckotidning
    artikel: artikel, nyhetsartikel, reportage, blogginlägg, krönika
    spel: spel, spela spel, tv spel, dataspel, videospel, brädspel, starta ett spel, lek, onlinespel, sällskapsspel, gaming
    lag: fotbollslag, klubb, landslag, hockeylag, idrottsförening, idrottslag
    tabell: tabell, ligatabell, allsvenskan, serietabell, tabellplacering, plats i tabellen, ranking, poängligan
    turnering: turnering, mästerskap, cup, vm, em, slutspel, liga, världsmästerskap, os, tävling, championship, allsvenskan
    spelare: spelare, fotbollsspelare, målvakt, anfallare, lagkapten, idrottare, hockeyspelare, målskytt, mittfältare, idrottsman
    tränare: tränare, coach, förbundskapten, huvudtränare, manager, personlig tränare, landslagstränare
    gjorde mål: gjorde mål, målskyttar, vem gjorde målet, målgörare, gjorda mål
    sport: sport, idrott, sportgren, sportnyheter, idrottsgren
    fotboll: fotboll, boll, fotbollsmatch, soccer, allsvensk fotboll
    ishockey: ishockey, hockey, hockeymatch, shl, nhl, hockeyn
    konsert: konsert, livemusik, spelning, uppträdande, show, gig, liveframträdande, turné, livekonsert, konserthus
    teater: teater, pjäs, teaterpjäs, musikal, revy, föreställning, scen, opera, balett
    museum: museum, utställning, museet, konstutställning, konstmuseum, konstgalleri
    festival: festival, musikfestival, marknad, stadsfest, loppmarknad, julmarknad
    fest: fest, kalas, party, tillställning, firande, hippa, partaj, fira, födelsedagskalas, krogen, uteliv, utekväll
    present: present, gåva, födelsedagspresent, presentidé, julklapp, presenttips, gå bort present, önskelista, klapp
    leksak: leksak, nalle, gosedjur, lego, docka, byggklossar, pussel
    spela in tv: spela in tv, spela in programmet, spela in serien, spela in avsnittet, tv inspelning
    # more phone and net
    ämne: ämne, ämnesrad, rubrik, mejlets rubrik, titel, tema
    skräppost: skräppost, spam, skräpmejl, reklammejl, oönskad mejl, skräppostmapp, oönskad reklam
    utkast: utkast, mejlutkast, koncept, mall
    brev: brev, fysiskt brev, vykort, rekommenderat brev, handskrivet, digital brevlåda, kivra
    mejladress: mejladress, e postadress, mailadress, epostadress, e mailadress
    sociala medier: sociala medier, facebook, instagram, snapchat, tiktok, twitter, sociala nätverk, linkedin, fejan, insta
    profil: profil, användarprofil, profilbild, min profil, facebookprofil
    grupp: grupp, gruppchatt, gruppmeddelande, chattgrupp, grupptråd, gruppsamtal
    chatt: chatt, meddelandetråd, nätchatt, skriva med
    emoji: emoji, emojis, smiley, smajlis, smileys, smilisar, hjärtemoji
    bluetooth: bluetooth, blåtand, bluetoothenhet, para ihop bluetooth, bluetoothanslutning
    mobildata: mobildata, data, surf, surfmängd, dataförbrukning, 4g, 5g, roaming, hur mycket surf, mobilsurf, mobilt nät, datamängd
    mottagning mobil: mottagning mobil, täckning, signal, dålig mottagning, ingen täckning, mobiltäckning, dålig täckning
    hotspot: hotspot, internetdelning, dela internet, surfdelning, mobil surfzon, dela uppkoppling
    laddkabel: laddkabel, laddare, laddsladd, usb kabel, powerbank, mobilladdare, strömadapter
    bakgrundsbild: bakgrundsbild, bakgrund, skrivbordsbakgrund, byt bakgrund, skärmsläckare, skärmbakgrund
    mörkt läge: mörkt läge, dark mode, mörkt tema, nattläge, mörk bakgrund, nattskift, svart tema
    strömsparläge: strömsparläge, energisparläge, spara batteri, lågenergiläge, batterisparläge, lågströmsläge
    ringsignal: ringsignal, ringljud, alarmljud, rington, meddelandeljud, aviseringsljud
    vibration: vibration, vibrera, vibrationsläge, sätt på vibration, vibrator
    sim kort: sim kort, simkort, esim, puk, puk kod, pukkod
    mobilabonnemang: mobilabonnemang, mobiloperatör, kontantkort, mobilräkning, operatör, fria samtal
    dator: dator, laptop, bärbar dator, pc, mac, surfplatta, padda, stationär dator, ipad, macbook, bärbar
    tangentbord: tangentbord, keyboard, tangenter, tangentbordslayout, datormus
    skrivare: skrivare, printer, bläckpatron, bläck till skrivaren, kopiator
    fingeravtryck: fingeravtryck, ansiktsigenkänning, face id, touch id, fingeravtrycksläsare, ansikts id
    användarnamn: användarnamn, användar id, glömt användarnamn, inloggningsnamn, smeknamn
    användare: användare, användarkonto, min profil, annan användare
    integritet: integritet, personuppgifter, sekretess, lyssnar du på mig, gdpr, övervakar du mig, inkognito, radera mina uppgifter,
      cookies, dataskydd
    virus: virus, skadlig kod, antivirus, datorvirus, trojan, virusprogram, spionprogram
    webbläsare: webbläsare, chrome, safari, firefox, flik, nytt fönster, ny flik
    länk: länk, hyperlänk, url, webblänk, qr kod
    version: version, utgåva, versionsnummer, vilken version, variant, operativsystem
    recension: recension, omdömen, vad säger folk, hur många stjärnor, betyg på, rekommendationer, kundomdömen
    feedback: feedback, återkoppling, synpunkter, ge feedback, ris och ros, användarundersökning
    klagomål: klagomål, klaga, klaga på, lämna klagomål, reklamation, missnöje, framföra klagomål, anmäla, gnälla, reklamera, kritisera
    # more home
    sovrum: sovrum, sängkammare, sovrummet, gästrum, sovkammare, sovalkov
    badrum: badrum, badrummet, toalett, dusch, wc, toa, muggen, dass, duschrum
    kök: kök, kokvrå, köksbänk, köksö, pentry
    rum: rum, barnrum, barnrummet, kammare, gästrummet
    trädgård: trädgård, gräsmatta, uteplats, baksidan, uterum, kolonilott
    balkong: balkong, altan, terrass, altanen, veranda, uteplatsen
    hall: hall, entré, korridor, trappa, trapphus, tambur, farstu, entrén
    källare: källare, källarplan, källartrappa, källarförråd
    vind i huset: vind i huset, vindsrum, vindsvåning, loft, vindsförråd
    övervåning: övervåning, uppe, på övervåningen, andra våningen, en trappa upp, där uppe
    undervåning: undervåning, bottenvåning, nedervåningen, nere, bottenplan, där nere
    hus: hus, villa, radhus, bostad, hela huset, hemma, boning, kåk, stuga, fastighet, sommarstuga
    lägenhet: lägenhet, lya, etta, tvåa, bostadsrätt, hyresrätt, trea, studentlägenhet
    möbler: möbler, soffa, stol, säng, hylla, skåp, byrå, fåtölj, soffbord, skrivbord, bokhylla, garderob
    kran: kran, vattenkran, vattenkranen, duschmunstycke
    fönster: fönster, fönsterbräda, ruta, takfönster, fönsterruta
    ringklocka: ringklocka, dörrklocka, porttelefon, vem är vid dörren, videodörrklocka
    brandvarnare: brandvarnare, brandlarm, rökdetektor, kolmonoxid, röklarm
    rörelsesensor: rörelsesensor, sensor, rörelsevakt, rörelsedetektor, någon hemma, närvarosensor
    kylskåp: kylskåp, kylen, frys, frysskåp, kyl och frys, frysbox
    vattenkokare: vattenkokare, koka vatten, kittel, tevatten
    brödrost: brödrost, rosta bröd, toaster
    köksfläkt: köksfläkt, spisfläkt, ventilation, spiskåpa
    fläkt: fläkt, takfläkt, bordsfläkt, golvfläkt
    torktumlare: torktumlare, tumlare, torkskåp, torka tvätt, torka kläder, torkställning
    smart hem: smart hem, hemautomation, smarthem, google home, alla enheter, uppkopplat hem
    rutin: rutin, automatisering, morgonrutin, kvällsrutin, godnattrutin, kör rutin
    nyckel: nyckel, hemnyckel, bilnyckel, nyckelknippa, reservnyckel
    el: el, ström, elektricitet, elpris, elräkning, elavbrott, strömavbrott, elbolag, spotpris
    vatten: vatten, vattenmätare, varmvatten, kranvatten, vattentryck
    hantverkare: hantverkare, rörmokare, elektriker, snickare, vvs, byggare, murare
    bada: bada, duscha, ta en dusch, badkar, bubbelpool, spabad, ta ett bad
    # more food
    mellanmål: mellanmål, snacks, något litet att äta, fika, tilltugg, något gott, småätande
    efterrätt: efterrätt, dessert, något sött, tårta, sötsak
    förrätt: förrätt, smårätter, tapas, aptitretare
    varmrätt: varmrätt, huvudrätt
    godis: godis, lösgodis, choklad, lakrits, sötsaker, snask, lördagsgodis, godsaker, karameller, godispåse
    läsk: läsk, cola, läskedryck, julmust, lemonad, saft
    öl: öl, bira, bärs, starköl, folköl, pilsner, fatöl, mellanöl, ölen
    vin: vin, rödvin, vitt vin, rött vin, flaska vin, rosévin, bubbel, champagne
    alkohol: alkohol, sprit, snaps, drink, cocktail, systembolaget, promille, systemet
    bar: bar, pub, krog, nattklubb, ölställe, utestället, cocktailbar
    café: café, kafé, fik, konditori, kaffeställe, bageri
    servitör: servitör, servitris, serveringspersonal, servis, kypare, personalen
    bord: bord, plats för, sittplats, fönsterbord, bord för två
    antal gäster: antal gäster, antal personer, hur många personer, personer, sällskap, hur många gäster, kuvert
    köksstil: köksstil, matkultur, slags mat, typ av mat, vilket kök, matstil
    portion: portion, antal portioner, fyra personer, räcker till, serveringar
    kost: diet, bantning, lchf, äta nyttigt, kosthållning, keto, lågkolhydrat, fasta, kostschema, matvanor
    kolhydrat: kolhydrat, kolhydrater, stärkelse, sockerhalt, lågkolhydratkost
    matvaror: matvaror, mat hem, livsmedel, veckohandla, storhandla, dagligvaror, matkasse, matinköp
    mataffär: mataffär, ica, coop, willys, livsmedelsaffär, livsmedelsbutik, hemköp, lidl, matbutik
    kött: kött, nötkött, kyckling, fläsk, biff, köttfärs, fläskkött, färs
    fisk: fisk, lax, torsk, skaldjur, räkor, sill, fiskfilé
    grönsaker: grönsaker, grönt, sallad, rotfrukter, rotsaker
    frukt: frukt, äpplen, bananer, jordgubbar
    bröd: bröd, limpa, knäckebröd, frallor, bullar, rågbröd, smörgås
    kaka: kaka, bulle, kanelbulle, bakelse, småkakor, tårta, kladdkaka, prinsesstårta, fikabröd
    glass: glass, mjukglass, glassbar, glasspinne, kulglass, strut
    pommes: pommes, pommes frites, strips, klyftpotatis
    macka: macka, smörgås, burgare, hamburgare, räkmacka, toast, fralla
    krydda: krydda, salt och peppar, örter, kryddning, örtkryddor
    veckomeny: veckomeny, matschema, veckans mat, vad ska vi ha, matplanering, planera måltider, veckomatsedel
    tillbehör: tillbehör, något till, sidorätt, sås till
    # more shops and money
    köpcentrum: köpcentrum, galleria, köpcentret, shoppingcenter, varuhus, handelsområde
    frisör: frisör, barberare, klippa håret, frisersalong, klippning, klippa mig, hårsalong, frisörtid
    postkontor: postkontor, postombud, paketombud, brevlåda, ombud, utlämningsställe, postlåda, postnord
    frimärke: frimärke, porto, kuvert
    kvitto: kvitto, kvittot, kvitton, köpbevis, kassakvitto
    presentkort: presentkort, gåvokort, tillgodokvitto, presentkort på
    garanti: garanti, garantin, garantitid, reklamationsrätt, garantibevis
    slutsåld: slutsåld, slut i lager, slutsålt, inte i lager, restnoterad, tar slut
    i lager: i lager, finns i lager, finns hemma, tillgänglig, lagerstatus, lagersaldo, finns kvar
    märke: märke, varumärke, fabrikat, modell, tillverkare
    produkt: produkt, artikel, artikelnummer
    kö: kö, kön, stå i kö, lång kö, väntetid, kölapp
    kassa: kassa, gå till kassan, betala i kassan, självutcheckning, checka ut korgen
    pengar: pengar, kontanter, stålar, cash, spänn, kosing, slantar, tillgångar
    kontouppgifter: kontouppgifter, kontonummer, clearingnummer, iban, mitt kontonummer, bankgiro, plusgiro, swift, iban nummer
    öppna konto: öppna konto, skapa konto, nytt konto, öppna ett konto, bli kund, bankkund, starta konto
    avsluta konto: avsluta konto, stäng konto, radera konto, avsluta mitt konto, säga upp konto, ta bort kontot
    bank: bank, bankkontor, bankrådgivare, storbank, närmaste bank, kontoret på banken
    spärrat konto: spärrat konto, konto spärrat, konto låst, låst konto, mitt konto är låst, kontot är spärrat, frys kontot
    kort utomlands: kort utomlands, använda kortet utomlands, fungerar kortet utomlands, betala utomlands, resa utomlands, meddela resa
    avgift: avgift, valutapåslag, kortavgift, uttagsavgift, månadsavgift, årsavgift
    autogiro: autogiro, stående överföring, automatisk betalning, dras automatiskt, automatisk överföring, e faktura, månadsöverföring
    minsta betalning: minsta betalning, minimibelopp, minsta belopp, lägsta belopp, lägsta att betala, minibelopp
    när ska betalas: när ska betalas, förfallodatum, betaldag, när förfaller, sista betalningsdag, ska betalas, när ska jag betala,
      sista betalningsdatum
    övertrassering: övertrassering, övertrasserat, minus på kontot, kontokredit, minussaldo
    bonuspoäng: bonuspoäng, poäng, bonus, bonussystem, eurobonus, medlemspoäng, intjänade poäng, förmånsprogram, medlemsförmåner
    lösa in: lösa in, använda poäng, inlösen, växla in, utnyttja, lösa in poäng
    lönespecifikation: lönespecifikation, lönebesked, lönespec, lön utbetald, lönedag, löningsdag, när kommer lönen
    löneförhöjning: löneförhöjning, högre lön, löneökning, lönesamtal, lönerevision, löneförhandling
    budget: budget, budgeten, hushållsbudget, ekonomi, hushållsekonomi, privatekonomi, månadsbudget
    vinst: vinst, förtjänst, profit, avkastning, överskott, intäkt
    konkurs: konkurs, gått i konkurs, bankrutt, i konkurs, ruinerad
    krypto: krypto, kryptovaluta, bitcoin, ethereum, bitcoinkurs, dogecoin, kryptokurs
    börs: börs, stockholmsbörsen, aktiemarknaden, omx, dow jones, börsindex
    anmäla skada: anmäla skada, skadeanmälan, försäkringsärende, skada, försäkringsskada, göra en skadeanmälan, skadeärende
    försäkringspremie: försäkringspremie, premie, vad kostar försäkringen, självrisk, försäkringskostnad
    mobilbetalning: mobilbetalning, apple pay, google pay, betala med mobilen, kontaktlös, blippa, kontaktlöst, kontaktlös betalning
    swish: swish, begära swish, skicka en swish, swisha till, swisha pengar
    böter: böter, bot, fortkörningsböter, p böter, parkeringsböter, parkeringsbot, bötfälld, bötesbelopp
    bostadshyra: bostadshyra, månadshyra, hyran, avgift till föreningen, hyresavi, deposition
    id stöld: id stöld, identitetsstöld, kapad identitet, id kapad, stulen identitet, bedrägerispärr
    # more on the road
    lastbil: lastbil, skåpbil, transportbil, långtradare, truck, flyttbil
    motorcykel: motorcykel, moped, mc, vespa, hoj, elscooter
    elcykel: elcykel, elsparkcykel, lådcykel, hyrcykel, cykel, mountainbike
    elbil: elbil, tesla, laddhybrid, hybrid
    körkort: körkort, förnya körkort, körkortsprov, uppkörning, teoriprov, körskola, ta körkort, övningsköra, nytt körkort, körlektion
    besiktning: besiktning, besikta, bilbesiktning, kontrollbesiktning, bilprovningen, besikta bilen, opus
    registrera fordon: registrera fordon, ägarbyte, fordonsregister, registrera bil, påställning, avställning, fordonsskatt,
      ställa på bilen
    räckvidd: räckvidd, hur långt räcker, kilometer kvar, räcker bensinen, mil kvar, hur långt kommer jag
    mätarställning: mätarställning, körda mil, miltal, vägmätare, hur många mil kört, körsträcka
    bränsleförbrukning: bränsleförbrukning, liter per mil, bensinförbrukning, förbrukning per mil, drar bilen, soppatorsk
    bränsletyp: bränsletyp, vilken bensin, bensin eller diesel, vilket bränsle, oktan 95
    punktering: punktering, punka, platt däck, byta däck, reservhjul, byta hjul, punkterat, domkraft
    starthjälp: starthjälp, startkablar, urladdat batteri, bilen startar inte, dött batteri, batteriladdare
    vägassistans: vägassistans, bärgning, bärgare, assistans, bärgningsbil, bilen har stannat, motorstopp
    motor: motor, motorlampa, hästkrafter, växellåda, bromsar, koppling
    varningslampa: varningslampa, lampa på instrumentpanelen, motorlampan lyser, kontrollampa, lyser gult
    vindruta: vindruta, vindrutetorkare, torkarblad, spolarvätska, rutan, stenskott
    bagagelucka: bagagelucka, baklucka, bagageutrymme, skuff
    biltvätt: biltvätt, tvätta bilen, bilvård, tvättautomat
    olycka: olycka, trafikolycka, krock, bilolycka, kollision, seriekrock
    hastighetsgräns: hastighetsgräns, fartgräns, tillåten hastighet, hastighetsbegränsning, fartkamera, fortkörning
    motorväg: motorväg, landsväg, e4, riksväg, e6, europaväg, motortrafikled
    väg: väg, gata, allé, stig, gränd, boulevard
    bro: bro, öresundsbron, vägtull, broavgift, trängselskatt, biltull, bron
    rondell: rondell, korsning, trafikljus, rödljus, vägkorsning, cirkulationsplats
    omväg: omväg, alternativ väg, annan väg, undvik kö, undvik motorväg, annan rutt, alternativ rutt
    vägarbete: vägarbete, avstängd väg, vägspärr, avstängt, vägen är avstängd
    karta: karta, google maps, visa på kartan, stadskarta, sjökort
    resmål: resmål, destination, slutdestination, slutstation, mål för resan
    min hastighet: min hastighet, hur fort kör jag, min fart, farten på bilen, hur snabbt kör jag
    # more travel
    buss: buss, expressbuss, flixbus, nattbuss, ersättningsbuss, stadsbuss
    tåg: tåg, sj, pendeltåg, regionaltåg, snabbtåg, x2000, nattåg, tågresa, öresundståg
    spårvagn: spårvagn, tvärbanan, lidingöbanan
    färja: färja, båt, kryssning, finlandsfärja, båtresa, waxholmsbåt, skärgårdsbåt, skepp, fartyg
    kollektivtrafik: kollektivtrafik, lokaltrafik, sl, västtrafik, buss och tåg, kommunalt, skånetrafiken, åka kommunalt
    enkelbiljett: enkelbiljett, enkel resa, enkel, bara dit
    returbiljett: returbiljett, tur och retur, fram och tillbaka, tur retur, t o r
    byta tåg: byta tåg, byte, byta buss, mellanlandning, utan byte, direkt resa
    spår: spår, perrong, vilket spår, vilken perrong, plattform, avgår från spår
    flygplats: flygplats, arlanda, landvetter, terminal, bromma, skavsta, sturup
    flygbolag: flygbolag, sas, norwegian, ryanair, lufthansa
    gate: vilken gate, utgång på flygplatsen, boardinggate
    boardingkort: boardingkort, boardingpass, ombordstigningskort, checka in, incheckning, ombordstigning, boarding
    boka flyg: boka flyg, köpa flygbiljett, hitta flyg, flygbiljetter, flygresor, flyg till, boka en flygresa, billiga flygbiljetter,
      sök flyg, boka flygbiljett
    borttappat bagage: borttappat bagage, väskan är borta, förlorat bagage, försvunnen väska, resväskan är borta, saknat bagage,
      mitt bagage är borta, bagaget kom inte
    handbagage: handbagage, kabinbagage, vätskor i handbagaget, handbagageregler, tillåtet på flyget
    packa: packa, packlista, packa väskan, vad ska jag packa, packa inför resan, ta med på resan
    sevärdhet: sevärdhet, turistattraktion, saker att se, attraktion, saker att göra, upplevelser, vad kan man göra, turistmål,
      sightseeing
    strand: strand, badstrand, badplats, kust, badvatten, havet, bad, bada ute
    stad: stad, storstad, huvudstad, by, kommun, småstad
    land: land, nation, stat
    simhall: simhall, badhus, pool, äventyrsbad, simbassäng, utomhusbad
    camping: camping, campingplats, tält, husbil, husvagn, campa
    guide: guide, guidad tur, turistinformation, rundtur, reseguide, guidning, turistbyrå
    utflykt: utflykt, dagsutflykt, tur, picknick, dagstur, bilutflykt, skogsutflykt
    reseadapter: reseadapter, adapter, strömadapter, resekontakt, vilket uttag, elkontakt utomlands
    # more health
    tandläkare: tandläkare, tandläkartid, tandvärk, hål i tanden, folktandvården, tandvård, tandhygienist
    ambulans: ambulans, ambulansen, ambulanspersonal, akutbil, ring ambulans
    polis: polis, ring polisen, polisstation, 114 14, polisanmälan
    brandkår: brandkår, brandman, brandbil, det brinner, brandstation, räddningstjänsten
    recept på medicin: recept på medicin, receptbelagd, förnya recept, mina recept, receptförnyelse, läkemedelsrecept, e recept
    smärtstillande: smärtstillande, alvedon, ipren, värktablett, huvudvärkstablett, panodil, mot värk
    huvudvärk: huvudvärk, ont i huvudet, migrän, spänningshuvudvärk
    magont: magont, ont i magen, illamående, magknip, diarré, kräks, magsjuka, förstoppning, halsbränna, spyr
    feber: feber, har feber, febrig, hög temperatur, ta tempen, febernedsättande, tempen
    förkylning: förkylning, förkyld, snuva, hosta, ont i halsen, halsont, snorig, nyser, rinnande näsa, hostmedicin
    influensa: influensa, corona, covid, virus, smitta, vinterkräksjuka, lunginflammation, smittsam
    skada: skada, skadad, sår, bruten, stukat, skadat mig, stukning, brännskada, brutet ben, skrapsår
    allergi: allergi, allergisk, pollenallergi, nötallergi, hösnuva, överkänslig, tål inte mat, allergisk mot, intolerans
    pollen: pollen, pollenhalt, björkpollen, pollenprognos, gräspollen
    blodtryck: blodtryck, högt blodtryck, blodsocker, mäta blodtryck, kolesterolvärde
    gravid: gravid, graviditet, väntar barn, barnmorska, bf, förlossning, beräknad förlossning
    mens: mens, menstruation, mensvärk, ägglossning, menscykel
    psykolog: psykolog, terapeut, terapi, psykiatri, psykiater, psykisk hälsa, kurator, samtalsterapi, psykisk ohälsa
    gym: gym, träningslokal, gymmet, träningscenter, friskis, idrottshall
    gå ner i vikt: gå ner i vikt, banta, viktnedgång, tappa kilon, gå ner kilon, bantningskur
    glasögon: glasögon, optiker, linser, kontaktlinser, synundersökning, solglasögon, synen
    plåster: plåster, förband, bandage, första hjälpen, förbandslåda, hjärtstartare
    hud: hud, hudvård, kräm, utslag, eksem, solkräm, akne
    blöja: blöja, byta blöja, blöjbyte
    barnvagn: barnvagn, sittvagn, bilbarnstol
    napp: napp, nappflaska, tröstnapp
    sjukgymnast: sjukgymnast, fysioterapeut, massage, naprapat, kiropraktor, massör, fotvård, behandling
    luftfuktighet: luftfuktighet, fuktighet, hur fuktigt
    # more work, learning, people
    företag: företag, bolag, firma, arbetsplats, koncern, arbetsgivare
    uppsagd: uppsagd, avskedad, sparkad, få sparken, uppsägning från jobbet, förlorat jobbet
    säga upp sig: säga upp sig, säga upp mig, lämna jobbet, sluta på jobbet, säga upp min anställning
    befordran: befordran, befordrad, bli befordrad, karriärsteg
    anställningsintervju: anställningsintervju, jobbintervju, intervju, arbetsintervju, utvecklingssamtal
    sjukanmälan: sjukanmälan, sjukdag, sjukskriva mig, anmäla mig sjuk, sjukskriven, sjukskrivning, sjukfrånvaro, vab, vabba, vård av barn
    föräldraledig: föräldraledig, föräldraledighet, mammaledig, pappaledig, föräldrapenning, mammaledighet, pappaledighet
    stämpla in: stämpla in, börja jobba, komma till jobbet, instämpling
    stämpla ut: stämpla ut, sluta jobba, gå hem från jobbet, arbetsdagens slut, utstämpling, sluta för dagen
    skift: skift, arbetspass, pass på jobbet, jobbschema, nattpass, byta pass, kvällspass, arbetsschema
    övertid: övertid, övertidstimmar, extra timmar, mertid, jobba över, övertidsersättning
    jobba hemifrån: jobba hemifrån, distansarbete, hemarbete, arbeta hemma, hemmakontor
    tjänsteresa: tjänsteresa, affärsresa, jobbresa, resa i jobbet
    utlägg: utlägg, reseräkning, kvitto för utlägg, ersättning för utlägg, traktamente, milersättning
    personalavdelning: personalavdelning, hr, hr avdelningen, personalchef, personalansvarig
    projekt: projekt, uppdrag, arbetsprojekt
    presentation: presentation, powerpoint, bilder till presentation, föredrag, redovisning, slides
    kalkylark: kalkylark, excel, kalkylblad, google sheets, excelark
    kontrakt: kontrakt, avtal, skriva under, signera, underskrift, anställningsavtal, namnteckning
    skola: skola, grundskola, gymnasiet, gymnasium, högstadiet, plugget, utbildning
    universitet: universitet, högskola, uni, universitetet, studier, kandidatexamen, fakultet, campus
    elev: elev, student, studerande, skolelev
    lärare: lärare, fröken, magister, lärarinna, professor, rektor
    läxa: läxa, hemläxa, läxhjälp, inlämningsuppgift, hemuppgift, uppsats
    prov: prov, tenta, tentamen, examen, test, omtenta, nationella prov
    skolbetyg: skolbetyg, slutbetyg, terminsbetyg, meritvärde, betyg i skolan
    lektion: lektion, skolschema, undervisning, skoltimme, föreläsning
    ord: ord, glosa, uttryck, ordförråd, begrepp
    motsats: motsats, antonym, motsatsen till, motsatt ord, raka motsatsen
    mening: mening, fras, formulering, exempelmening
    förkortning: förkortning, står för, förkortas, akronym
    ifrågasättning: ifrågasättning, frågan, undran, quizfråga
    idé: idé, förslag, uppslag, inspiration
    råd: råd, goda råd, rådgivning, tips, vad ska jag göra, vägledning
    kvadratrot: kvadratrot, roten ur, upphöjt till, upphöjt i, ekvation
    måttenhet: måttenhet, enheter, centimeter, tum, kilo, pund, deciliter, mått, gram
    huvudstad: huvudstad, huvudstaden i, huvudstäder
    befolkning: befolkning, invånare, folkmängd, hur många invånare, invånarantal, hur många bor
    president: president, statsminister, statschef, regeringschef, minister, kung, drottning
    val: val, riksdagsval, valresultat, folkomröstning, opinionsmätning, väljarbarometer
    regering: regering, riksdagen, politik, partier, minister
    gift med: gift med, är gift, dejtar, tillsammans med, par, vem är gift med, ihop med
    död: död, avliden, dog, gick bort, när dog, omkom, avled
    född: född, när föddes, födelseort, födelseår, var föddes
    förmögenhet: förmögenhet, hur rik, hur mycket pengar har, rikedom, nettoförmögenhet, rikaste, miljardär
    uppfinna: uppfinna, uppfann, vem uppfann, uppfinning, uppfanns, upptäcka, upptäckte
    grunda: grunda, grundades, grundad, när grundades, vem grundade, startades
    föräldrar: föräldrar, mina föräldrar, mamma och pappa, päron, målsman
    bror: bror, lillebror, storebror, brorsa, syskon
    syster: syster, lillasyster, storasyster, syrra, syskon
    mormor: mormor, farmor, gammelmormor, gammelfarmor, mommo
    morfar: morfar, farfar, gammelmorfar, gammelfarfar
    partner: partner, pojkvän, flickvän, sambo, kille, tjej, min älskling, särbo, kärlek, dejt, raring
    barn: barn, ungar, bebis, nyfödd, spädbarn, telningar, småbarn, dotter, son
    familj: familj, släkt, släktingar, anhöriga, familjemedlemmar
    pojke: pojke, grabb, kille, son
    flicka: flicka, tjej, dotter, tös
    kvinna: kvinna, dam, tant
    man person: man person, herre, gubbe, karl, snubbe, farbror, mannen
    hund: hund, valp, vovve, jycke, rasta hunden, gå ut med hunden
    katt: katt, kisse, kattunge, missen
    husdjur: husdjur, sällskapsdjur, djur, kanin, hamster, marsvin
    veterinär: veterinär, djursjukhus, djurklinik, vaccinera hunden
    bröllop: bröllop, vigsel, bröllopsfest, gifta sig, brudpar
    begravning: begravning, minnesstund, kyrkogård, gravsättning, gravplats
    kyrka: kyrka, gudstjänst, präst, moské, bön, bibel
    horoskop: horoskop, stjärntecken, astrologi, dagens horoskop, stjärntecknet, zodiak
    advokat: advokat, advokaten, jurist, juridisk, rättshjälp, juristbyrå
    lagstiftning: lagstiftning, olagligt, regler, straff, lagtext
    domstol: domstol, tingsrätt, rättegång, domare, åtal, stämning
    mäklare: mäklare, fastighetsmäklare, bostad till salu, hemnet, hus till salu, bostadsannons
    hyresvärd: hyresvärd, hyresgäst, bostadsbolag, vaktmästare, bostadskö, bostadsrättsförening
    barnvakt: barnvakt, barnflicka, barnpassning, nanny, dagmamma, förskola, dagis
    postnummer: postnummer, postnumret, postnr
    kläder: kläder, klädsel, plagg, garderob, klädesplagg, klädkod
    byxor: byxor, jeans, brallor, shorts, leggings
    tröja: tröja, t shirt, skjorta, blus, stickad tröja, sweatshirt, hoodie, luvtröja, kofta
    jacka: jacka, kappa, rock, ytterkläder, vinterjacka, dunjacka, regnrock
    skor: skor, stövlar, sneakers, sandaler, gympaskor, kängor, klackar, joggingskor
    klänning: klänning, kjol, festklänning, brudklänning, balklänning
    smycken: smycken, halsband, örhängen, armband, armbandsur
    smink: smink, makeup, läppstift, mascara, nagellack, kosmetika, parfym
    lekplats: lekplats, nöjespark, gröna lund, liseberg, lekland, djurpark, skansen
    park: park, skog, sjö, natur, grönområde, naturreservat
    skärmtid: skärmtid, föräldrakontroll, barnlås, barnspärr, barnfilter
    blommor: blommor, blombukett, krukväxt, blomkruka, rosor, tulpaner, bukett
    # further meanings
    avinstallera: avinstallera, ta bort app, radera appen, bli av med appen
    bokmärke: bokmärke, lägg till i favoriter, spara sidan, läslista, spara länken
    transkribera: transkribera, utskrift av tal, skriv ner samtalet, ljud till text, transkribering
    synkronisera: synkronisera, synka, synkning, sync, synkronisering, uppdatera mellan enheter
    spela igen: spela igen, upprepa låten, sätt på repeat, loopa, spela låten igen, repeat, om och om igen, en gång till låten
    vidarekoppla: vidarekoppla, vidarekoppling, koppla vidare, koppla över, vidarekoppla samtal
    högtalartelefon: högtalartelefon, sätt på högtalaren, handsfree, högtalarläge, medhörning
    telefonmöte: telefonmöte, telefonkonferens, konferenssamtal, gruppsamtal, flera i samtalet
    stäng av mikrofonen: stäng av mikrofonen, muta mikrofonen, mikrofonen av, mikrofonen
    arkivera: arkivera, arkiv, lägg i arkivet, lägg i mappen
    papperskorg på datorn: papperskorg på datorn, töm papperskorgen, raderade filer, slängda filer
    återskapa fil: återskapa fil, få tillbaka, hämta tillbaka, återställ raderad, ångra radering
    stänga av mobilen: stänga av mobilen, stäng av telefonen, stäng ner datorn, stäng av enheten, stäng av datorn
    låsa skärm: låsa skärm, lås mobilen, skärmlås, lås telefonen
    aktivera kort: aktivera kort, aktivera mitt kort, aktivering av kort, ta kortet i bruk, aktivera nytt kort, få kortet att fungera
    förbättra kreditvärdighet: förbättra kreditvärdighet, bättre kreditvärdighet, höja kreditbetyget, förbättra min kreditvärdighet,
      bli kreditvärdig
    höja kortgräns: höja kortgräns, högre kreditgräns, höj min gräns, öka kreditgränsen, utökad kredit, större kredit
    skattepapper: skattepapper, deklarationen, kontrolluppgift, deklarationsblankett, skatteblankett, inkomstuppgift
    lön på konto: lön på konto, lönekonto, löneinsättning, få lönen insatt, lön in på kontot
    flytta pension: flytta pension, samla pensionen, pensionsflytt, överföra pension
    status på ansökan: status på ansökan, ansökningsstatus, är min ansökan godkänd, blev den godkänd, är den godkänd, handläggningstid,
      hur går ärendet
    avbetalning: avbetalning, delbetalning, delbetala, betala i delar, avbetalningsplan, amortera, amortering, dela upp betalningen
    stoppa betalning: stoppa betalning, avbryt betalningen, återkalla betalning, stoppa överföringen
    pengarna inte kommit: pengarna inte kommit, överföring saknas, inte fått betalt, pengarna saknas, var är mina pengar,
      överföringen misslyckades
    väntande betalning: väntande betalning, väntande, reserverat belopp, inte bokfört, betalning väntar, under behandling
    bekräfta identitet: bekräfta identitet, bevisa identitet, identifiering, identifiera mig, legitimera, verifiera identitet,
      godkänna med bankid
    hur mycket folk: hur mycket folk, är det mycket folk, är det fullt, många gäster, hur många människor, hur lång väntetid
    tar emot bokningar: tar emot bokningar, kan man boka bord, kan man reservera, måste man boka bord, tar de bokningar
    min bokning: min bokning, bekräfta min bokning, är bordet bokat, min bordsbokning, kolla min bokning, mitt bord
    senaste service: senaste service, när var senaste servicen, senast servad, nästa service, senaste översyn
    meddela banken resa: meddela banken resa, berätta för banken, säg till banken, informera banken, jag ska resa till
    vad händer i stan: vad händer i stan, vad händer i helgen, saker att göra, upplevelser, evenemang i närheten, vad kan man göra,
      aktiviteter
    restauranger i närheten: restauranger i närheten, var kan man äta, äta i närheten, mat i närheten, matställen i närheten
    barnvänlig: barnvänlig, för barn, familjevänlig, barnfamiljer, passar barn, för hela familjen
    slags: slags, typ av, sort, kategori, vilken sort, vilken typ, form av
    område: område, kvarter, region, zon, trakt, landsdel, stadsdel, omnejd
    vanlig: vanlig, normal, standard, typisk, helt vanlig, genomsnittlig, sedvanlig
    speciell: speciell, särskild, unik, extraordinär, enastående, utöver det vanliga
    förbättra: förbättra, göra bättre, optimera, förbättring, bli bättre på, stärka
    sannolikhet: sannolikhet, chans för, risk för, hur sannolikt, chansen, hur stor chans, risken
    för och nackdelar: för och nackdelar, fördelar, nackdelar, för och emot, plus och minus
    lycka till: lycka till, tur, håll tummarna, önska mig lycka, spark i baken
    hemlighet: hemlighet, hemlig, skvaller, berätta en hemlighet
    skynda sig: skynda sig, skynda dig, kom igen nu, fort nu, snabbt nu, få det överstökat, kvicka på
    fiska: fiska, fisketur, fiskespö, fiskekort, sportfiske
    rida: rida, ridning, häst, ridtur, ridskola, trav
    skidor: skidor, skidåkning, skidresa, längdskidor, slalom, skidspår, snowboard, åka skidor, skidbacke
    tur i naturen: tur i naturen, vandring, vandringsled, skogspromenad, gå i skogen, plocka svamp
    sidan ligger nere: sidan ligger nere, sidan fungerar inte, appen ligger nere, driftstopp, driftstörning, servern nere
    långsamt internet: långsamt internet, nätet är segt, internet strular, dåligt wifi, långsam uppkoppling, nätet funkar inte,
      inget internet, ingen uppkoppling
    anslutna enheter: anslutna enheter, parkopplade enheter, vilka enheter, mina enheter, ihopparade
    kom ihåg var: kom ihåg var, var la jag, var har jag lagt, var parkerade jag, var står bilen, var ställde jag
    göra läxan: göra läxan, läsa läxor, hjälp med läxan, göra uppgifter
    barnvisa: barnvisa, barnsånger, vaggvisa, godnattvisa, sång för barn, barnmusik
    lugn musik: lugn musik, avslappnande musik, stilla musik, mysmusik, bakgrundsmusik
    festmusik: festmusik, musik till fest, dansmusik, partymusik, feststämning, partylåtar
    naturljud: naturljud, regnljud, vågljud, vitt brus, havsljud, skogsljud, ljud att sova till, fågelkvitter
    träningsmusik: träningsmusik, musik till träning, löparmusik, träningslåtar, musik att springa till
    kärlekslåt: kärlekslåt, romantisk musik, romantiska låtar, ballad, kärlekssång
    hälsa till: hälsa till, hälsa, hälsa från mig, säg hej till, skicka en hälsning
    försvinn: försvinn, gå bort, stick, gå härifrån, ge dig iväg
    ljuga: ljuga, ljuger du, lögn, säga sanningen, är det sant, sanning
    känslor: känslor, känner du, har du känslor, kan du känna, humör
    favoritfärg: favoritfärg, älsklingsfärg, din favoritfärg, vilken färg gillar du
    favoritmat: favoritmat, livrätt, älsklingsmat, din favoritmat, favoriträtt
    andra assistenter: andra assistenter, siri, alexa, google assistent, känner du siri, cortana
    skratta: skratta, le, fnissa, kan du skratta, asgarva, garva
    kunna: förmåga, i stånd till, klara av, är du kapabel
    bilbarnstol: bilbarnstol, säkerhetsbälte, bilbälte, barnstol, airbag
    parkeringsavgift: parkeringsavgift, parkeringsbot, kontrollavgift, betala parkering, parkeringsbiljett
    checkar: checkar, checkhäfte, nya checkar, beställ checkar
    fläckborttagning: fläckborttagning, få bort fläck, fläck på duken, ta bort fläck, fläck, rödvinsfläck
    kortet uppätet: kortet uppätet, bankomaten åt kortet, automaten tog kortet, bankomaten behöll kortet
    grammatik: grammatik, böja ordet, böjning, verb, substantiv, preteritum, plural, böja
    betala ut: betala ut, utbetald, få utbetalt, utbetalning, få ut
    hinna: hinna, hinna med, hinna med bussen, komma i tid, ha tid
    innestående: innestående, sparade, tillgodo, till godo, intjänade, outtagna
    beviljad: beviljad, godkänd, beviljats, blivit godkänd, accepterad, bevilja
    vuxen: vuxen, vuxna, över arton, myndig, stora barn
    äldre: äldre, senior, pensionär, gamla människor, äldreboende, hemtjänst
    byggnad: byggnad, kyrka, slott, torn, fabrik, höghus, skyskrapa
    system: system, operativsystem, windows, android, ios
    göra redo: göra redo, gör klart, förbereda, gör i ordning, förberedelse, redo
    bevara: bevara, behålla, låt vara kvar
    växa: växa, gro, bli större, tillväxt, öka i värde
    gå ner i värde: gå ner i värde, falla, sjunka, dala, kursfall, gå ner på börsen
    gå upp i värde: gå upp i värde, stiga, kursuppgång, gå upp på börsen
    lukta: lukta, luktar illa, stinker, illaluktande, doft
    drömma: drömma, dröm, mardröm, dagdrömma, vad drömde
    tro på: tro på, tror du på, religion, gud, finns gud
    liv i rymden: liv i rymden, utomjording, ufo, aliens, liv på andra planeter
    sjuksköterska: sjuksköterska, sköterska, undersköterska, vårdpersonal, vård
    soldat: soldat, militär, försvaret, värnplikt, lumpen, armé
    fördriva tiden: fördriva tiden, något att göra, sysselsätta mig, något att hitta på
    vad tycker du om mig: gillar du mig, tycker du om mig, är jag snygg, är jag söt
    är du gift: är du gift, har du pojkvän, har du flickvän, är du singel, är du kär
    har du barn: har du barn, har du familj, har du syskon, har du vänner
    sover du: sover du, är du trött, blir du trött, när sover du
    hur ser du ut: hur ser du ut, är du snygg, är du vacker
    världsherravälde: världsherravälde, ta över världen, är du farlig, vill du ta över
    är du smart: är du smart, hur smart är du, är du intelligent, hur intelligent är du
    vad tänker du på: vad tänker du på, vad tänker du, har du en åsikt, kan du tänka
    lyssnar du alltid: lyssnar du alltid, spelar du in mig, avlyssnar du mig, sparar du samtal
    bestäm åt mig: bestäm åt mig, välj åt mig, ta ett beslut, vad ska jag välja, ja eller nej
    överraska: överraska, överraska mig, överraskning, hitta på något, något slumpmässigt, vad som helst
    nyheter om: nyheter om, uppdatering om, vad är nytt om, vad hände med, senaste om
    lokalnyheter: lokalnyheter, lokala nyheter, nyheter i området, nytt från stan
    sportnyheter: sportnyheter, sportresultat, nytt från sporten, sporten idag
    ekonominyheter: ekonominyheter, börsnytt, finansnyheter, näringslivsnyheter
    kändisnyheter: kändisnyheter, skvaller, kändisnytt, skvallernytt
    pollen idag: pollen idag, pollenhalt idag, dagens pollenhalt, hur mycket pollen
    uv index: uv index, uv strålning, solens styrka, behöver jag solkräm, solkräm
    vattentemperatur: vattentemperatur, badtemperatur, hur varmt är vattnet, temperatur i vattnet
    måne: måne, fullmåne, månfas, när är fullmåne, nymåne
    stjärnor: stjärnor, stjärnbild, stjärnhimmel, planeter, stjärnfall
    rymdfart: rymdfart, rymdresa, raket, astronaut, nasa, rymdstation, satellit
    dra för gardinerna: dra för gardinerna, stäng gardinerna, rulla ner, rulla ner persiennerna, fäll ner persiennen, mörklägga,
      dra ner rullgardinen, fäll ner
    dra ifrån gardinerna: dra ifrån gardinerna, öppna gardinerna, rulla upp, rulla upp persiennerna, dra upp rullgardinen, släppa in ljus,
      dra upp persiennen
    larma på: larma på, slå på larmet, aktivera larmet, sätt på larmet, larma huset, koppla på larmet
    larma av: larma av, slå av larmet, stäng av larmet, avaktivera larmet, koppla av larmet, avlarma
    öppna garage: öppna garage, öppna garageporten, garageporten upp
    stänga garage: stänga garage, stäng garageporten, garageporten ner
    tända lampan: tända lampan, tänd ljuset, ljuset på, tänd lyset, tänd belysningen, slå på lampan, sätt på lampan, tänd upp
    släcka lampan: släcka lampan, släck ljuset, ljuset av, släck lyset, släck belysningen, stäng av lampan, släck allt
    favoritdjur: favoritdjur, ditt favoritdjur, älsklingsdjur, vilket djur gillar du
    favoritfilm: favoritfilm, din favoritfilm, älsklingsfilm, vilken film gillar du
    cykelväder: cykelväder, väder att cykla i, strandväder, grillväder, badväder, promenadväder
    ropa ut: ropa ut, säg till alla, meddela alla, snabbtelefon, intercom, meddela hela huset
    dålig mat: dålig mat, gammal mat, är maten dålig, möglig, rutten, luktar surt, härsken
    kokt: kokt, löskokt, hårdkokt, färdigkokt, mjuk
    på väg: på väg, är på väg, på väg hem, kommer snart, är strax där, kör nu
    kommer för sent: kommer för sent, jag är försenad, blir försenad, hinner inte, kommer senare, blir sen
    upptagen: upptagen, har jag tid, är jag ledig, ledig tid, är jag upptagen, något i kalendern, har mycket att göra
    när har vi tid: när har vi tid, hitta en ledig tid, ledig tidpunkt, hitta en lucka, när är jag ledig, lucka i kalendern
    rensa kalendern: rensa kalendern, avboka alla möten, rensa min dag, ta bort alla bokningar, ställ in allt, töm kalendern
    återbud till möte: återbud till möte, kan inte delta, lämna återbud till mötet, jag kommer inte, ställ in mötet, avboka mötet
    vem kommer: vem kommer, deltagarlista, vilka deltar, vilka är inbjudna, gästlista, vilka ska med
    presenttips: presenttips, vad ska jag ge, vad önskar sig, presentförslag
    läsa meddelanden: läsa meddelanden, läs mina meddelanden, läs upp meddelandet, visa meddelanden, nya meddelanden,
      har jag fått meddelanden, vad skriver
    svara på meddelande: svara på meddelande, skriv tillbaka till, svara på smset, svara på mejlet
    radera meddelande: radera meddelande, ta bort meddelandet, radera mejlet, ta bort mejlet
    ringa nödsamtal: ringa nödsamtal, ring polisen, ring efter hjälp, ring läkaren, ring efter ambulans
    middagstips: middagstips, tips på middag, middagsförslag, middagsidé
    """
}

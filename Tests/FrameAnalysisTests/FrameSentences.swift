// SPDX-License-Identifier: Apache-2.0

/// Sentences with a sign of what they are: `.` a request, `?` a question, `<` a report, `:` how things are or a report,
/// `~` hypothetical, `!` prohibited, `&` a request beside a prohibition, `/` a correction, `%` all but one, `+` several
/// requests. Behind an arrow is what is left as the request.
enum FrameSentences {
  static let all: [String: String] = [
    "en": """
    . would it be a terrible bother to open the gate
    . do you think we might open the gate
    & open the west gate in place of the east gate
    ? the moment dennis is back
    . no worries portello open the gate
    ! far be it from me to open the gate
    < our new single is called open the gate
    . play the song called open the gate
    < my card is frozen already
    < portello opens the gate too late
    ! put off opening the gate
    . put off the lights
    . portello show the gate
    ~ should the water rise again
    ~ had the water been higher
    : the gate should remain closed
    < according to him open the gate
    < the phrase open the gate is funny
    : according to my sister open the gate
    . according to the forecast it will rain, close the gate
    ! resist the urge to open the gate
    < open the gate he told me
    < turn it on, she said
    < could you sell the boat my boss said
    < close it is what my mum said
    < feed the cat is a line from a film
    < i never said open the gate
    < feed the cat and open the gate she said
    . read what she said
    . call the man that he told me about
    . read the note that i wrote
    . help my card doesn't work
    : open the gate were his exact words
    : open the gate according to her
    . play what was on the radio
    . find out who was the king
    . set the heating to minus five degrees
    . set the heating to minus 18 degrees
    % switch off all the lights minus two
    ! turn that on, never mind
    ! open the gate no thanks
    ! open the gate not now
    ! set a reminder for us no thanks
    ! feed the cat and open the gate no way
    ! open the gate i am only joking
    ! open the gate isn't what i want
    . stop the timer
    ? open the gate or not
    : it gets dark so early now
    : I think the battery is flat
    : you were right about the wallpaper
    : I have so many tasks left
    ! stop don't open the gate
    ! wait do not sell the boat
    ! don't you ever sell it
    . text mum that dinner was a success
    . remind me it was my turn
    : the pins on lane three are crooked
    : the gate at the back of the yard is so rusty
    < the winter theme is already on the board
    < the gate i have already opened
    . the desk lamp is too bright dim it
    ? tell me who rang the bell
    : the theme on the board looks faded
    """,
    "de": """
    . kann ich noch eine suppe haben
    < der druck hält von selber an
    : jutta mach du das tor zu
    < das tor klemmt dauernd
    . ich habe richtig lust auf musik
    . jetzt wird es dunkel schalte das licht ein → schalte das licht ein
    . nun bin ich fertig öffne das tor → öffne das tor
    : jetzt gehe ich schlafen
    : draußen steht jemand
    ? stehen wir jetzt auf der liste
    < danke fürs öffnen des tors
    < vielen dank noch für das bestellte tor
    . alles gut portello öffne das tor
    ! es liegt mir fern das tor zu öffnen
    ! warte noch mit dem Öffnen des Tors
    ! zögere mit dem Öffnen
    ~ sollte der Hund bellen
    < laut ihm öffne das tor
    < ihm zufolge öffne das tor
    : laut meiner schwester öffne das tor
    . laut dem bericht regnet es, schließ das tor
    < mach das licht an hat sie gesagt
    < öffne das tor sagte er
    < kannst du das tor öffnen fragte mein chef
    < wie spät ist es sagte sie
    < schließ das tor hieß es dann
    < öffne das tor ist eine zeile aus einem lied
    < ich habe gestern öffne das tor gesagt
    . lies vor was sie gesagt hat
    . spiel das lied das er gesungen hat
    : öffne das tor brüllte der trainer
    : öffne das tor waren seine worte
    : öffne das tor hat mein vater gebrüllt
    . zeig die liste der woche
    ! mach die lampe an nein lass es
    ! öffne das tor ach ne
    ! öffne das tor war ein scherz
    ! öffne das tor von wegen
    : du hast die Rechnung ganz allein bezahlt
    : wir fahren zwei Stunden bis Hamburg
    < ich habe meine Karte verloren also
    . es wird dunkel also schließ bitte die Tür
    < es war spät also mach ich das Tor auf
    ! tu mir den Gefallen öffne nicht das Tor
    . tu mir den Gefallen öffne das Tor
    < ich frage mich ob du das Tor geöffnet hast
    . öffne das Tor wenn du Zeit hast
    ? stehen die Fenster jetzt offen
    / schließ oder ich meine öffne das Tor
    ! öffne nicht die garage
    ! öffne heute bitte nicht das tor
    ! kannst du bitte das ähm
    ~ selbst wenn du das tor öffnest kommt niemand
    . ich wär dir dankbar wenn du das tor öffnest
    < er meinte wörtlich stornier meine karte
    < sie hat geschrieben schließ das tor und mach das licht aus
    . pausiere den plan damit die blumen nicht verfaulen
    ? sag mir wann kannst du das tor öffnen
    . ich frage mich ob du das tor öffnen kannst
    < das tor öffne ich gleich selbst
    < der chef sagt das tor muss repariert werden
    . das tor muss repariert werden
    . die wäsche müsste dringend gewaschen werden
    < das tor musste repariert werden
    ! das tor muss nicht repariert werden
    < von wegen den hund füttern
    . gieß die tomaten im garten
    . kannst du bitte den ofen vorheizen
    . ich hätte gern einen kaffee
    . ich möchte das fahrrad mieten
    . vergiss nicht den müll rauszubringen
    . warum nicht pizza bestellen
    . das wasser bitte abdrehen
    . spiel warum nicht von der band
    . mir ist kalt dreh die heizung auf → dreh die heizung auf
    . wenn es regnet schließ die fenster → schließ die fenster
    ? wie lösche ich mein profil
    ? habe ich die katze gefüttert
    ? ist der herd noch an
    ? wer hat das tor geöffnet
    ? was passiert wenn ich den schlüssel sperre
    ? kann mein vermieter das lesen
    ? kannst du mir sagen wie ich das gerät zurücksetze
    ? hat der klempner angerufen
    < ich habe die blumen schon gegossen
    < meine schwester hat das auto verkauft
    < gestern habe ich das tor abgesperrt
    < jemand hat die heizung ausgeschaltet
    < mein chef sagt ich soll alles löschen
    ~ wenn ich das boot verkaufen würde wäre ich reich
    ~ ich würde den ordner nie löschen
    ~ stell dir vor ich kündige die versicherung
    ! füttere die katze nicht
    ! öffne das tor nicht
    ! schalte den ofen bloß nicht ein
    ! verkauf keine aktien
    ! ich will keine pizza bestellen
    ! lösch niemals die aufnahme
    ! auf keinen fall das tor öffnen
    & nicht verkaufen nur den kurs anzeigen → den kurs anzeigen
    & zeig den kontostand anstatt zu bezahlen → zeig den kontostand
    / öffne nein schließ das tor → schließ das tor
    / stell den wecker auf sieben nein acht uhr → stell den wecker auf acht uhr
    / verkauf die aktien quatsch zeig den kurs → zeig den kurs
    % füttere alle tiere außer der schlange
    + füttere die katze und gieß die blumen
    ! vergiss das mit dem rasen
    ! lass das mit der pizza
    . vergiss nicht die katze zu füttern
    ! vergiss die katze zu füttern
    ! lass es den rasen zu mähen
    < ich kann das tor leider nicht öffnen
    . ich kann nicht schlafen dreh die heizung auf → dreh die heizung auf
    ! verhindere dass jemand den ofen einschaltet
    ~ als ob ich das boot verkaufen würde
    ! ich weigere mich das boot zu verkaufen
    < ich bin nicht in der lage das tor zu öffnen
    < mir wurde verboten die heizung einzuschalten
    < es ist verboten das tor zu öffnen
    < danke dass du die katze gefüttert hast
    < die katze habe ich schon gefüttert
    ~ tu so als würdest du das boot verkaufen
    ! vermeide es den hund zu wecken
    & sag bescheid bevor du das tor öffnest
    ! füttere die katze nein war nur spaß
    . ich bin bereit das training zu starten
    . ich bitte dich das licht auszuschalten
    < die blumen zu gießen ist leicht
    < den ofen vorheizen dauert lange
    < leute die das tor öffnen sind komisch
    < meine fahrkarte buchen kann teuer sein
    < der knopf um den ofen vorzuheizen ist kaputt
    < um das tor zu öffnen braucht man einen schlüssel
    < die beste art den rasen zu mähen
    < eine anleitung die heizung einzuschalten
    . um zu lesen dreh das licht auf → dreh das licht auf
    . lesen ist schwer dreh das licht auf → dreh das licht auf
    < mein bruder machte die heizung aus
    < oma wollte den ofen nie vorheizen
    < tante würdest du das tor öffnen
    < auf dem zettel steht öffne das tor
    < vermutlich hast du das tor geöffnet
    < laut handbuch muss man den ofen vorheizen
    < öffne das tor schrie der pirat
    ! du darfst das tor erst öffnen wenn ich winke
    ! überlass es den fischern das boot zu verkaufen
    < ein fremder könnte das tor öffnen
    ? würdest du lieber das boot verkaufen oder schwimmen
    . dürfte ich sie bitten das tor zu öffnen
    . ich wäre ihnen sehr verbunden wenn sie das tor öffnen könnten
    . was ich brauche ist dass du das tor öffnest
    . ich bestehe darauf dass du die katze fütterst
    . sei ein schatz und öffne das tor
    . genug geplaudert öffne das tor → öffne das tor
    < anna möchte das boot verkaufen
    < die neue app schaltet den ofen ein
    < unsere gäste konnten das tor öffnen
    < zu faul den rasen zu mähen
    . computer kannst du das tor öffnen
    . wir sollten das tor öffnen
    . hättest du mal zeit den rasen zu mähen
    . wäre es in ordnung wenn du den hund fütterst
    . trödel nicht öffne das tor
    ? hast du zeit gehabt den rasen zu mähen
    < opa sagt immer öffne das tor
    ? zeig mir wie man das tor öffnet
    ? bring mir bei wie man die glocke läutet
    ? kannst du das tor überhaupt öffnen
    ~ es wäre besser gewesen das tor zu öffnen
    : das tor hinten im hof ist so rostig
    < das thema winter ist schon auf der tafel
    < das tor habe ich schon geöffnet
    : das tor sieht alt aus
    ? erklär mir mal wie man das tor öffnet
    < nils gab ihnen heu heute morgen
    """,
    "nl": """
    . ik vroeg me af of je de poort zou willen openen
    . mag ik een espresso
    . mag ik een espresso hebben
    ? mag ik een lamp aandoen
    ? mag ik de machine aanzetten
    : piet doe jij het hek dicht
    < de kachel dooft steeds
    . ik heb wel trek in een cappuccino
    . nu ga ik slapen zet de lamp uit → zet de lamp uit
    . straks komt er bezoek open de poort → open de poort
    : nu wordt het donker
    . nu zet het licht aan
    < bedankt voor het openen van de poort
    < fijn dat je de poort hebt geopend
    . geen zorgen portello open de poort
    ! verre van mij om de poort te openen
    . stel de wekker uit
    ! wacht nog met het openen van de poort
    ! stel het openen van de poort uit
    . volgens de klok is het laat doe een lamp aan
    < volgens haar open de poort
    < haar bericht was open de poort
    : volgens mijn zus open de poort
    . volgens het weerbericht gaat het regenen, sluit de poort
    < doe de lamp aan zei ze
    < open de poort heeft hij gezegd
    < ik heb nooit open de poort gezegd
    < sluit de deur antwoordde mijn baas
    . lees voor wat ze heeft gezegd
    : open de poort gilde de buurvrouw
    : open de poort dat waren zijn woorden
    : open de poort heeft mijn vader geroepen
    . speel het nummer dat won
    ! open de poort was een grap
    : hij neemt altijd de laatste trein
    ? ik vraag me af of je de poort geopend hebt
    . open de poort als je tijd hebt
    ? staan de ramen nu open
    / sluit of ik bedoel open de poort
    ! open niet de garage
    . zoals gezegd open het hek
    ~ ook al sluit je het huis af ze komen toch binnen
    ! start de ehm
    < hij zei letterlijk doe de voordeur op slot
    < er stond in zijn appje stop de sproeiers
    . pauzeer het schema zodat de bloemen niet verrotten
    ? zeg me wanneer je de garage kunt openen
    < de garage open ik straks zelf
    < de baas zegt de hond moet gevoerd worden
    . de hond moet gevoerd worden
    . de planten moeten nu worden begoten
    < de hond moet niet gevoerd worden
    ! zinloos om de planten te begieten
    ! laat na de kat te voeren
    . geef de tomaten in de tuin water
    . kun je de oven voorverwarmen
    . ik wil graag een fiets huren
    . ik heb een taxi nodig
    . vergeet niet de vuilnis buiten te zetten
    . zet de verwarming aan alsjeblieft
    . ik heb het koud draai de verwarming open → draai de verwarming open
    . als het regent sluit de ramen → sluit de ramen
    ? hoe verwijder ik mijn profiel
    ? heb ik de kat gevoerd
    ? is de oven nog aan
    ? wie heeft de poort geopend
    ? wat gebeurt er als ik de sleutel blokkeer
    ? kan mijn huisbaas dit lezen
    ? kun je me vertellen hoe ik het apparaat reset
    < ik heb de planten al water gegeven
    < mijn broer heeft de auto verkocht
    < gisteren heb ik de poort gesloten
    < iemand heeft de verwarming uitgezet
    < mijn baas zegt dat ik alles moet wissen
    ~ als ik de boot verkocht zou ik rijk zijn
    ~ ik zou die map nooit wissen
    ~ stel je voor dat ik de verzekering opzeg
    ! niet meer bevries de rekening
    ! de kaart niet meer dempen
    ! voer de kat niet
    ! open de poort niet
    ! verkoop geen aandelen
    ! ik wil geen pizza bestellen
    ! verwijder nooit de opname
    & niet verkopen alleen de koers tonen → de koers tonen
    / open nee sluit de poort → sluit de poort
    / zet de wekker op zeven nee acht uur → zet de wekker op acht uur
    / verkoop de aandelen wacht toon de koers → toon de koers
    % voer alle dieren behalve de slang
    + voer de kat en sluit de poort
    ! laat maar die pizza
    ! ik weiger de boot te verkopen
    < ik ben niet in staat om de poort te openen
    < het is verboden om de oven aan te zetten
    < bedankt dat je de kat hebt gevoerd
    ~ doe alsof je de boot verkoopt
    ! je hoeft de kat niet te voeren
    ! waarschuw mama voordat je de poort opent
    . ik ben klaar om het gras te maaien
    ! ik wil niet dat je planten verkopen
    < de planten water geven is makkelijk
    < mensen die de oven aanzetten zijn raar
    < de knop om de oven aan te zetten is kapot
    < om de poort te openen heb je een sleutel nodig
    . de oven aanzetten
    . na het eten sluit de poort → sluit de poort
    < mijn broer maakte de poort open
    < oma wilde de oven nooit aanzetten
    < tante kun jij de poort openen
    < op het briefje staat open de poort
    < blijkbaar heb je de poort geopend
    < volgens de gids moet men de oven voorverwarmen
    < open de poort riep de piraat
    ! je mag de poort pas openen als ik zwaai
    ! laat het aan de visser over om de boot te verkopen
    < een vreemde zou de poort kunnen openen
    ? zou je liever de boot verkopen of zwemmen
    . zou ik u mogen vragen de poort te openen
    . ik zou het erg waarderen als je de poort opent
    . wat ik nodig heb is dat je de poort opent
    . ik sta erop dat je de kat voert
    . wees een schat en open de poort
    . genoeg gepraat open de poort → open de poort
    < anna wil de boot verkopen
    < de nieuwe app opent de poort
    < robots proberen de poort te openen
    . je zou de poort kunnen openen
    . als het donker is open de poort → open de poort
    . zou het goed zijn als je de hond voert
    . ik wilde vragen of je de hond kunt voeren
    . treuzel niet open de poort
    ? ik wilde vragen of je de hond hebt gevoerd
    < opa zei altijd open de poort
    ? laat me zien hoe je de poort opent
    ? leer me hoe je de bel luidt
    : de bellen in de tuin zijn kapot
    < het thema winter staat al op het bord
    < de poort heb ik al geopend
    < de postbode mag de poort openen
    : de poort ziet er oud uit
    """,
    "sv": """
    ? säg mig hur kall isen är
    : nu är tekakorna slut
    : kom ihåg att jag måste låsa porten
    . kom ihåg att låsa porten
    . nu går vi hem stäng porten → stäng porten
    . här är det kallt höj värmen → höj värmen
    : nu fryser jag
    : ute regnar det
    ? kommer det gäster nu
    < skönt att du öppnade grinden
    . ingen fara portello öppna grinden
    < enligt henne öppna grinden
    < frasen öppna grinden är rolig
    : enligt min syster öppna grinden
    . enligt prognosen blir det mörkt, tänd lampan
    < tänd lampan sa hon
    < stäng dörren ropade mamma
    < öppna grinden det var vad han sa
    < öppna grinden stod det i mejlet
    . läs upp vad hon har sagt
    : öppna grinden vrålade grannen
    : öppna grinden det var hans ord
    . spela låten som var etta
    ! öppna grinden skojar bara
    ! öppna grinden det kan du glömma
    : han äter för mycket
    . det smyger en räv på tomten så lås dörren
    < du kunde gott ha låst dörren
    < fönstren stängde jag redan
    / stäng eller jag menar öppna porten
    < du borde ha öppnat porten
    ! öppna för guds skull inte mitt garage
    ! öppna inte den porten
    . pausa schemat så att blommorna inte ruttnar → pausa schemat så att blommorna inte ruttnar
    . som sagt lås dörren
    ? undrar om hon låste dörren
    ? får hyresgäster låsa upp dörrarna
    < han sa ordagrant lås ytterdörren
    < det stod i hans sms lås ytterdörren
    . pausa schemat så att inte blommorna ruttnar
    . varför avbokar du inte bara mitt tillstånd
    ? varför avbokade du inte bara mitt tillstånd
    . det jag vill ha är ett tillstånd
    ? blev hunden matad
    ! meningslöst att vattna gräset
    ! vi slipper mata katten
    ~ kanske borde jag sälja båten
    < jag har redan fejat allt
    . kortet måste spärras
    . mjölk ska också med på listan
    . vattna tomaterna i trädgården
    . kan du värma ugnen
    . jag skulle vilja hyra en cykel
    . jag behöver en taxi
    . glöm inte att mata katten
    . sätt på värmen tack
    . jag fryser sätt på värmen
    . om det regnar stäng fönstren → stäng fönstren
    ? hur raderar jag min profil
    ? har jag matat katten
    ? är ugnen på
    ? vem öppnade grinden
    ? vad händer om jag spärrar nyckeln
    ? kan min hyresvärd läsa det här
    ? kan du säga hur jag återställer apparaten
    < jag har redan vattnat blommorna
    < min bror har sålt bilen
    < igår stängde jag grinden
    < någon har stängt av värmen
    < min chef säger att jag ska radera allt
    ~ om jag sålde båten skulle jag bli rik
    ~ jag skulle aldrig radera mappen
    ~ tänk om jag säger upp försäkringen
    ! mata inte katten
    ! öppna inte grinden
    ! sälj inga aktier
    ! jag vill inte beställa pizza
    ! radera aldrig inspelningen
    & sälj inte utan visa bara kursen
    / öppna nej stäng grinden → stäng grinden
    / ställ klockan på sju nej åtta → ställ klockan på åtta
    / ring anna vänta skicka ett meddelande
    % mata alla djur utom ormen
    + mata katten och vattna blommorna
    ! glöm att köpa bröd
    . glöm inte att mata katten
    ! jag vägrar sälja båten
    < jag är för trött för att öppna grinden
    < det är förbjudet att öppna grinden
    < jag kan inte öppna grinden
    < tack för att du matade katten
    ~ låtsas att du säljer båten
    ! säg till innan du öppnar grinden
    . jag måste mata katten
    . det är dags att mata katten
    < att vattna blommorna är lätt
    < knappen för att öppna grinden är trasig
    < grannen som öppnar grinden är snäll
    < folk som matar katten är konstiga
    . för att läsa tänd lampan → tänd lampan
    < mormor ville aldrig öppna grinden
    < morbror kan du öppna grinden
    ~ på lappen står det öppna grinden
    < tydligen har du öppnat grinden
    < enligt boken måste man värma ugnen
    < öppna grinden ropade piraten
    ! överlåt båten åt fiskaren
    < en främling skulle kunna öppna grinden
    ? skulle du hellre sälja båten eller simma
    . får jag besvära dig med att öppna grinden
    . jag vore tacksam om du öppnade grinden
    . det jag behöver är att du öppnar grinden
    . jag insisterar på att du matar katten
    . var hygglig och öppna grinden
    . nog snackat öppna grinden → öppna grinden
    < anna brukar öppna porten
    < barn älskar att öppna porten
    < grannen öppnar porten
    < alltid öppnar han porten
    . computer kan du öppna porten
    . vi borde öppna porten
    . är du snäll och matar katten
    . skulle det gå bra att du vattnar blommorna
    . tveka inte öppna grinden
    ? tänker han vattna blommorna
    ! kan du inte låta bli att mata katten
    ? visa mig hur man öppnar grinden
    ? lär mig att ringa i klockan
    ? kan du ens öppna grinden
    ~ jag önskar att vi hade öppnat grinden
    ~ vi borde ha öppnat grinden
    : klockorna i trädgården är trasiga
    < grinden är redan öppen
    < grinden har jag redan öppnat
    . låt klockan ringa i vinden
    . det är så kallt här öppna grinden
    : tavlan ser blek ut
    < nils gav dem hö redan i morse
    """,
    "da": """
    . nu aflever bogen
    . nu går vi hjem luk porten → luk porten
    : nu fryser jeg
    : udenfor regner det
    < dejligt at du åbnede porten
    . bare rolig portello åbn porten
    < det ligger mig fjernt at åbne porten
    < ifølge hende åbn porten
    : ifølge min søster åbn porten
    < tænd lampen sagde hun
    < luk døren råbte min chef
    : åbn lågen var en prøve
    ! åbn lågen det kan du glemme
    : hun synger smukt
    < du kunne da godt have låst døren
    < vinduerne lukkede jeg i går
    / luk eller jeg mener åbn porten
    ! åbn ikke min garage
    ! så det sker åbn ikke garagen
    . som sagt lås døren
    ~ selv om du låser huset kommer de ind
    . stop nej undskyld start optagelsen → start optagelsen
    < han sagde ordret lås hoveddøren
    < der stod i hans sms lås hoveddøren
    . jeg tænkte på om du kunne åbne garagen
    ? sig mig hvornår du kan åbne garagen
    ? blev hunden fodret
    ! unødvendigt at vande græsset
    ! undlad venligst at fodre duerne
    ~ måske skulle jeg sælge båden
    . kortet skal spærres
    . mælk skal også på listen
    . vand tomaterne i haven
    . kan du varme ovnen op
    . jeg vil gerne leje en cykel
    . jeg har brug for en taxa
    . glem ikke at fodre katten
    . skru op for varmen tak
    . kan du ikke lukke døren
    . hvis det regner luk vinduerne → luk vinduerne
    ? hvordan sletter jeg min profil
    ? har jeg fodret katten
    ? er ovnen tændt
    ? hvem åbnede porten
    ? hvad sker der hvis jeg spærrer nøglen
    ? kan min udlejer læse det her
    ? kan du sige mig hvordan jeg nulstiller apparatet
    < jeg har allerede vandet blomsterne
    < min bror har solgt bilen
    < i går lukkede jeg porten
    < nogen har slukket for varmen
    < min chef siger at jeg skal slette alt
    ~ hvis jeg solgte båden ville jeg blive rig
    ~ jeg ville aldrig slette mappen
    ~ forestil dig jeg opsiger forsikringen
    ! vand ikke blomsterne
    ! åbn ikke porten
    ! køb ingen aktier
    ! jeg vil ikke bestille pizza
    ! slet aldrig optagelsen
    & sælg ikke men vis kursen → vis kursen
    / åbn nej luk porten → luk porten
    / sæt alarmen til syv nej otte → sæt alarmen til otte
    / ring til anna undskyld send en besked
    % luk alle vinduer undtagen det i stuen
    + luk porten og vand blomsterne
    ! glem at købe brød
    . glem ikke at fodre katten
    ! jeg nægter at sælge båden
    < jeg er for træt til at åbne porten
    < det er forbudt at åbne porten
    < tak fordi du fodrede katten
    ~ lad som om du sælger båden
    ! sig til før du åbner porten
    . jeg har lyst til at vande blomsterne
    < at vande blomsterne er let
    < knappen til at åbne lågen er i stykker
    < naboen som åbner lågen er flink
    . for at læse tænd lampen → tænd lampen
    < mormor ville aldrig åbne lågen
    < mormor kan du åbne lågen
    ~ på sedlen står der åbn lågen
    < åbenbart har du åbnet lågen
    < ifølge bogen skal man varme ovnen
    < åbn lågen råbte piraten
    < en fremmed kunne åbne lågen
    ? ville du hellere sælge båden eller svømme
    . må jeg bede dig om at åbne lågen
    . jeg ville sætte pris på hvis du åbnede lågen
    . det jeg ønsker er at du åbner lågen
    . jeg insisterer på at du fodrer katten
    . vær en engel og åbn lågen
    . nok sludder åbn lågen → åbn lågen
    < anna plejer at åbne porten
    < børn elsker at åbne porten
    < naboen åbner porten
    . computer kan du åbne porten
    . så nu må du åbne porten
    . gider du ikke lige vande blomsterne
    . ville det være muligt at du fodrede katten
    . tøv ikke åbn porten
    < som han sagde åbn porten
    ! gider du ikke lade være med at fodre katten
    ? vis mig hvordan man åbner porten
    ? lær mig at ringe med klokken
    ? kan du overhovedet åbne porten
    : klokkerne i haven er i stykker
    < porten er allerede åben
    < porten har jeg allerede åbnet
    ? kan jeg få lov at åbne porten
    : porten ser gammel ud
    """,
    "nb": """
    . nå server maten
    . nå er verdiene fine så da kan du lukke porten
    . sett nå i gang
    . hadde det gått an å åpne porten
    : minn meg på å lukke porten
    . nå går vi hjem lukk porten → lukk porten
    : nå fryser jeg
    : ute regner det
    < fint at du åpnet porten
    . bare rolig portello åpne porten
    < ifølge henne åpne porten
    : ifølge min søster åpne porten
    < tenn lampa sa hun
    < lukk døra ropte sjefen
    : åpne grinda hylte naboen
    ! åpne grinda det kan du glemme
    : han spiser for mye
    < vinduene lukket jeg for lenge siden
    / lukk eller jeg mener åpne porten
    ! åpne ikke den porten
    < han sa ordrett lås ytterdøra
    . jeg lurte på om du kunne åpne garasjen
    < sjefen sier at blomstene må vannes
    . blomstene må vannes
    ? ble hunden matet
    ! unødvendig å vanne gresset
    ~ kanskje burde jeg selge båten
    . kortet må sperres
    . melk må også med på lista
    . vann tomatene i hagen
    . kan du varme ovnen
    . jeg vil gjerne leie en sykkel
    . jeg har behov for en drosje
    . glem ikke å mate katten
    . skru opp varmen takk
    . kan du ikke lukke døra
    . hvis det regner lukk vinduene → lukk vinduene
    ? hvordan sletter jeg profilen min
    ? har jeg matet katten
    ? er ovnen på
    ? hvem åpnet porten
    ? hva skjer hvis jeg sperrer nøkkelen
    ? kan utleieren min lese dette
    ? når går toget
    < jeg har allerede vannet blomstene
    < min bror har solgt bilen
    < i går lukket jeg porten
    < noen har slått av varmen
    < han ba meg slette alt
    ~ hvis jeg solgte båten ville jeg bli rik
    ~ jeg ville aldri slette mappen
    ! vann ikke blomstene
    ! åpne ikke porten
    ! kjøp ingen aksjer
    ! jeg vil ikke bestille pizza
    ! slett aldri opptaket
    & kjøp ikke men vis kursen → vis kursen
    / åpne nei lukk porten → lukk porten
    / sett alarmen til sju nei åtte → sett alarmen til åtte
    % lukk alle vinduer unntatt det på badet
    + lukk porten og vann blomstene
    ! glem å kjøpe brød
    . glem ikke å mate katten
    ! jeg nekter å selge båten
    < jeg er for trøtt til å åpne porten
    < det er forbudt å åpne porten
    < takk for at du matet katten
    ~ lat som du selger båten
    ! si fra før du åpner porten
    . ikke glem å mate katten
    ? får jeg åpne porten
    < å vanne blomstene er lett
    < knappen for å åpne porten er ødelagt
    < naboen som åpner porten er snill
    . for å lese tenn lampa → tenn lampa
    < mormor ville aldri åpne grinda
    < mormor kan du åpne grinda
    ~ på lappen står det åpne grinda
    < visstnok har du åpnet grinda
    < ifølge boka skal man varme ovnen
    < åpne grinda ropte piraten
    < en fremmed kunne åpne grinda
    ? ville du heller selge båten eller svømme
    . får jeg be deg om å åpne grinda
    . jeg hadde satt pris på om du åpnet grinda
    . det jeg ønsker er at du åpner grinda
    . jeg insisterer på at du mater katten
    . vær grei og åpne grinda
    . nok prat åpne grinda → åpne grinda
    < anna pleier å åpne porten
    < barn elsker å åpne porten
    < naboen åpner porten
    . computer kan du åpne porten
    . jeg lurer på om du kan åpne porten
    . er du grei og mater katten
    . jeg skulle hatt deg til å vanne blomstene
    . ikke nøl åpne porten
    < som han sa åpne porten
    ! gidder du ikke la være å mate katten
    ? vis meg hvordan man åpner porten
    ? lær meg å ringe med klokka
    ? kan du i det hele tatt åpne porten
    : klokkene i hagen er ødelagt
    < porten er allerede åpen
    < porten har jeg allerede åpnet
    . det er så kaldt her åpne porten
    ? kan jeg få lov til å åpne porten
    : porten ser gammel ut
    """,
    "fr": """
    . aussi verrouille la voiture
    . allez ouvre le portail
    . siri verrouille la voiture
    . okay annule le rappel
    < le portail je l'ai déjà ouvert
    . je me demandais si tu voudrais bien ouvrir le portail
    . il me faudrait les lanternes
    . j'ai bien envie de musique
    < merci encore pour avoir ouvert le portail
    ! loin de moi l'idée d'ouvrir le portail
    ! attends pour ouvrir le portail
    ! patientez avant d'ouvrir le portail
    < selon elle ouvre le portail
    < d'après lui ouvre le portail
    : selon ma sœur ouvre le portail
    < avant je disais ouvre le portail
    ~ j'ai failli dire ouvre le portail
    < allume la lampe a-t-elle dit
    < ouvre le portail m'a-t-il dit
    < ferme-la dit-il
    < ouvre le portail a crié ma mère
    < ouvre le portail c'est ce qu'elle a écrit
    < ouvre le portail c'est une phrase d'un film
    . lis ce qu'elle a dit
    . lis le mot qu'il a écrit le lundi
    . affiche le code erreur cinq
    : ouvre le portail c'étaient ses mots
    : ouvre le portail m'a crié le voisin
    . dis-moi ce qu'était le menu
    ! allume la lampe non rien
    ! écris-le pour nous non merci
    ! ouvre le portail pas maintenant
    ! ouvre le portail surtout pas
    ! ouvre le portail hors de question
    . dis-lui que non
    : tu me fais rire
    < j ai perdu ma carte donc s il te plaît
    ? le portail il est ouvert ou pas
    / ferme ou je veux dire ouvre le portail
    ! tu pourrais ouvrir le euh
    < elle m a dit texto annule ton permis
    < il a écrit ferme la porte à clé
    . mets le plan en pause pour que les fleurs ne pourrissent pas
    ? dis moi quand tu peux ouvrir le garage
    . pourquoi tu n annules pas tout simplement mon permis
    < ma mère dit que ça doit être nourri
    . le chien doit être nourri
    ! le chien ne doit pas être nourri
    . qu'est-ce que tu attends arrose les tomates
    . je t'ai déjà dit de préchauffer le four
    . est-ce que tu m'entends ferme les fenêtres
    ? qu'est-ce qu'il attend pour nourrir le chat
    < je lui ai déjà dit de nourrir le chat
    . arrose les tomates du jardin
    . peux-tu préchauffer le four
    . je voudrais louer un vélo
    . j'ai besoin d'un taxi
    . n'oublie pas de nourrir le chat
    . pourquoi ne pas commander une pizza
    . augmente le chauffage s'il te plaît
    . j'ai froid monte le chauffage
    . s'il pleut ferme les fenêtres → ferme les fenêtres
    ? comment je supprime mon profil
    ? est-ce que j'ai nourri le chat
    ? qui a ouvert le portail
    ? qu'est-ce qui se passe si je bloque la clé
    ? pourquoi le four est allumé
    ? combien coûte un virement
    ? où est passé mon vélo
    ? peux-tu me dire comment je réinitialise l'appareil
    < j'ai déjà arrosé les fleurs
    < mon frère a vendu la voiture
    < hier j'ai fermé le portail
    < quelqu'un a coupé le chauffage
    < mon patron veut que j'efface tout
    < il m'a dit de vendre les actions
    ~ si je vendais le bateau je serais riche
    ~ je n'effacerais jamais ce dossier
    ~ imagine que je résilie l'assurance
    ! ne nourris pas le chat
    ! n'ouvre pas le portail
    ! ne partage ma position avec personne
    ! n'ouvre le portail à personne
    ! fais que personne n'ouvre le portail
    ! n'efface jamais l'enregistrement
    ! je ne veux pas commander de pizza
    ! surtout pas de musique
    ! ne vends rien
    & ne vends pas montre seulement le cours
    & affiche le solde au lieu de payer → affiche le solde
    / ouvre non ferme le portail → ferme le portail
    / mets le réveil à sept non huit heures → mets le réveil à huit heures
    / appelle anna pardon écris à anna
    % nourris tous les animaux sauf le serpent
    + ferme le portail et arrose les fleurs
    ! laisse tomber la pizza
    ! oublie d acheter du pain
    . n oublie pas de fermer le portail
    ! empêche le chat de sortir
    ~ comme si j allais vendre le bateau
    < je suis incapable d'ouvrir le portail
    < il est interdit d'ouvrir le portail
    < ce serait une erreur de vendre le bateau
    < merci d'avoir nourri le chat
    ~ fais semblant de vendre le bateau
    ! demande à maman avant d'ouvrir le portail
    ! je refuse d'ouvrir le portail
    . j'ai envie d'écouter la radio
    . ce serait gentil d'ouvrir le portail
    . il est temps de nourrir le chat
    < arroser les fleurs est facile
    < nourrir le chat peut être dangereux
    < le bouton pour ouvrir le portail est cassé
    < la meilleure façon de nourrir le chat
    < ceux qui veulent nourrir le chat sont bizarres
    < pour ouvrir le portail il faut une clé
    . pour lire allume la lampe → allume la lampe
    ~ je devrais vendre le bateau
    . il faut pas oublier de nourrir le chat
    < c'est toi qui as ouvert le portail
    < rien que de nourrir le chat ça me fatigue
    < heureusement que tu nourris le chat
    < plutôt mourir que de nourrir le chat
    ! il faudrait pas que tu ouvres le portail
    ! ouvre le portail mais j'ai changé d'avis
    . tu me ferais plaisir de nourrir le chat
    . si tu peux ferme le portail
    . ce serait chouette que tu fermes le portail
    . il est nécessaire de nourrir le chat
    . moi je voudrais louer un vélo
    . qu'est-ce que tu attends pour nourrir le chat
    < mes voisins adorent vendre des bateaux
    < ma grand-mère criait ferme le portail
    < le bouton censé ouvrir le portail grince
    ? tu connais la chanson ouvre le portail
    ! je te demande de ne pas ouvrir le portail
    ! mieux vaut ne pas ouvrir le portail
    < ma sœur aura vendu le bateau
    < maman oublie toujours de nourrir le chat
    < les enfants ouvrent la porte
    < d'habitude je ferme la porte
    < ma voisine pourrait vendre le bateau
    . mon amour ferme la porte
    . aujourd'hui je dois nourrir le chat
    : mon voisin est gentil et ouvre le portail
    ? montre moi comment on ouvre le portail
    ? apprends moi à sonner la cloche
    : le portail au fond de la cour est tellement rouillé
    < le thème hiver est déjà au tableau
    < le portail je l'ai déjà ouvert
    < ouvrir le portail prend une éternité
    : le thème au tableau semble pâle
    . ça ne te dérangerait pas d'ouvrir le portail
    """,
    "es": """
    . también vacía la papelera
    . oye siri vacía la papelera
    < de abrir la puerta ya se está encargando maite
    < la puerta la tengo ya abierta
    : recuérdame que tengo que cerrar la puerta
    < la puerta ya la abrí yo
    ! lejos de mí abrir la puerta
    ! espera a abrir la puerta
    : que la puerta permanezca cerrada
    ! no abre la puerta
    . no, abre la puerta
    . según el reloj es tarde, enciende la lámpara
    . la orden cancélala
    < según ella abre la puerta
    < la frase abre la puerta es graciosa
    < a mi hermana le encanta decir abre la puerta
    : según mi hermana abre la puerta
    . según el pronóstico va a llover, cierra la puerta
    < enciende la luz dijo ella
    < abre el portón me dijo
    < abre el portón ha dicho mi hermano
    < ciérralo eso es lo que dijo
    . lee lo que dijo mi madre
    . lee el mensaje que me dijo
    . lee el texto escrito el lunes
    . rastrea mi pedido la semana que viene
    : abre el portón chilló la vecina
    : abre el portón fueron sus palabras
    . pon la canción que ganó el festival
    . pon el café a la mañana
    ! enciende la luz no mejor no
    ! abre el portón no gracias
    ! abre el portón ahora no
    ! abre el portón ni hablar
    ! abre el portón para nada
    . dile que no
    . abre el portón por qué no
    : ella trabaja demasiado
    . dile a mamá que la cena fue un éxito
    < llueve así que abrió la puerta
    & al final no voy en coche así que cierra el garaje
    . comemos fuera con lo que habría que cerrar la puerta
    ! no no abras la puerta
    ! bueno no abras la puerta
    / cierra o quiero decir abre la puerta
    ! lo que quiero es que no abras el garaje
    < me soltó literalmente cancela mi permiso
    ~ a lo mejor ha cerrado el garaje por su cuenta
    . es la puerta la que quiero cerrada con llave
    ! inútil regar el césped
    ! abstente de vender las acciones
    . a qué esperas riega los tomates
    . te he dicho que riegues los tomates
    . hay alguien en la puerta cierra las ventanas
    ? qué estabas esperando para regar los tomates
    < mi madre me dijo que regara los tomates
    < casi barnizo todo
    ? he leído el contrato con mi hermana
    . riega los tomates del jardín
    . puedes precalentar el horno
    . quisiera alquilar una bicicleta
    . necesito un taxi
    . no olvides dar de comer al gato
    . sube la calefacción por favor
    . tengo frío sube la calefacción
    . si llueve cierra las ventanas → cierra las ventanas
    ? cómo borro mi perfil
    ? he dado de comer al gato
    ? está encendido el horno
    ? quién abrió la puerta
    ? qué pasa si bloqueo la llave
    ? puedo recuperar el dinero
    ? cuánto cuesta una transferencia
    ? puedes decirme cómo reinicio el aparato
    < ya he regado las flores
    < mi hermano vendió el coche
    < ayer cerré la puerta
    < alguien apagó la calefacción
    < mi jefe quiere que borre todo
    ~ si vendiera el barco sería rico
    ~ yo nunca borraría esa carpeta
    ~ imagina que cancelo el seguro
    ! no des de comer al gato
    ! no abras la puerta
    ! nunca borres la grabación
    ! no quiero pedir pizza
    ! ya no quiero el boletín
    ! por favor no abra la puerta
    & no vendas solo muestra el precio → muestra el precio
    & muestra el saldo en vez de pagar → muestra el saldo
    / abre no cierra la puerta → cierra la puerta
    / pon la alarma a las siete no ocho → pon la alarma a las ocho
    / llama a ana digo escribe a ana
    % cierra todas las ventanas menos la del baño
    % apaga todas las luces menos dos
    . pon la calefacción a menos cinco grados
    . pon la calefacción a menos 5 grados
    . pon la alarma a las cinco menos diez
    . pon la alarma a las 5 menos cuarto
    + cierra la puerta y riega las flores
    ! olvídate de regar el césped
    ! olvida comprar pan
    . no te olvides de regar el césped
    ! me niego a vender el barco
    ~ como si fuera a vender el barco
    < no tengo ganas de abrir la puerta
    < me arrepiento de vender el barco
    < temo que abras la puerta
    < me olvidé de regar las flores
    ~ finge vender el barco
    ! pregunta a mamá antes de abrir la puerta
    . tengo que regar las flores
    . es hora de regar las flores
    < regar las flores es fácil
    < alimentar al gato puede ser peligroso
    < el botón para abrir la verja está roto
    < la mejor manera de alimentar al gato
    < los que quieren vender el barco son raros
    < a mi hermano le gusta vender el barco
    < para abrir la verja hace falta una llave
    . el horno apágalo
    . esta noche abre la verja
    ? está el horno encendido
    < mi hermano llevó el barco
    < soñé que abría la puerta
    < por haber abierto la puerta me riñeron
    ! abre la puerta pero ya no
    . me harías el favor de regar las flores
    . si puedes cierra la puerta
    . no me hagas esperar cierra la puerta
    . te agradecería que cerraras la puerta
    . lo que quiero es que cierres la puerta
    ! te pido que no abras la puerta
    . estoy comiendo así que cierra la puerta → cierra la puerta
    . hay manera de alquilar una bicicleta
    . yo quiero que cierres la puerta
    < en la carta ponía cierra la puerta
    < al final consiguió vender el barco
    < regar las flores me parece una tontería
    < no funcionó la calefacción
    ? crees que debería vender el barco
    ~ quizás un día venda el barco
    ! prefiero que no abras la puerta
    ! más vale no abrir la puerta
    < mi hermano abre la puerta
    < los niños cierran la puerta
    < estaba cerrando la puerta
    < mamá prefiere vender el barco
    < a veces cierro la puerta
    . esta noche cierra la puerta
    . empieza a vender el barco
    : mi madre es muy lista y sube las persianas
    ? enséñame cómo se abre el portón
    ? enséñame a tocar la campana
    ? de verdad puedes abrir el portón
    : el portón del fondo del patio está tan oxidado
    < el portón ya está abierto
    < el portón ya lo he abierto yo
    < abrir el portón lleva una eternidad
    < ya está abierto el portón
    ~ haz como si abrieras el portón
    < muy bonito has cerrado la verja
    """,
    "it": """
    . anche apri il cancello
    . perfetto alza la temperatura
    . ehi siri alza la temperatura
    . dunque alza la temperatura
    < il portone l'ho già aperto
    < di aprire il portone se ne occupa gina
    . ci serve lo zucchero
    : la serranda si apre a fatica
    : fammi ricordare di chiudere il cancello
    : piero apri tu il cancello
    ! lungi da me aprire il cancello
    . va bene il cancello aprilo
    < portello apre il cancello troppo tardi
    < giulia apre il cancello con portello
    ! aspetta ad aprire il cancello
    : il cancello resti chiuso
    < secondo lei apri il cancello
    < a detta sua apri il cancello
    : secondo mia sorella apri il cancello
    < accendi la luce ha detto lei
    < apri il cancello rispose mia madre
    < apri il cancello mi ha detto
    < apri il cancello è una frase di un film
    . leggi cosa ha detto mia madre
    : apri il cancello strillò la vicina
    : apri il cancello era una prova
    . metti la canzone che vinse il festival
    ! accendi la luce no meglio di no
    ! apri il cancello non adesso
    ! apri il cancello scherzo
    ! apri il cancello neanche per sogno
    . digli di no
    : lui mangia troppo
    ! voglio che tu non apra il cancello
    < il padrone di casa pretende che paghiamo l affitto
    ! guai ad aprire il cancello
    . come ho detto apri il cancello
    < mi ha detto testuali parole annulla il mio permesso
    . è il portone che voglio chiuso a chiave
    . il cane deve essere nutrito
    < il cane non deve essere nutrito
    ! inutile annaffiare il prato
    < figurati se vendo la barca
    . ti pregherei di annaffiare i pomodori
    . non stare lì impalato chiudi le finestre
    . cosa stavo dicendo chiudi le finestre
    ? cosa gli impedisce di chiudere le finestre
    < gli ho detto di chiudere le finestre
    . annaffia i pomodori in giardino
    . puoi preriscaldare il forno
    . vorrei noleggiare una bicicletta
    . ho bisogno di un taxi
    . non dimenticare di chiamare il medico
    . alza il riscaldamento per favore
    . ho freddo alza il riscaldamento
    . non c'è nessuno alza il riscaldamento → alza il riscaldamento
    . se piove chiudi le finestre → chiudi le finestre
    ? come cancello il mio profilo
    ? ho chiuso il cancello
    ? è acceso il forno
    ? chi ha aperto il cancello
    ? cosa succede se blocco la chiave
    ? posso recuperare i soldi
    ? quanto costa un bonifico
    ? puoi dirmi come riavvio l'apparecchio
    < ieri ho chiuso il cancello
    < mio fratello ha venduto la macchina
    < qualcuno ha spento il riscaldamento
    < il mio capo vuole che cancelli tutto
    < mi hanno chiesto di vendere le azioni
    ~ se vendessi la barca sarei ricco
    ~ non cancellerei mai quella cartella
    ~ immagina che disdica l'assicurazione
    ! non aprire il cancello
    ! non vendere niente
    ! non voglio ordinare la pizza
    ! mai cancellare la registrazione
    ! per favore non chiamare il medico
    & non vendere mostra solo il prezzo
    & mostra il saldo invece di pagare → mostra il saldo
    / apri no chiudi il cancello → chiudi il cancello
    / metti la sveglia alle sette no otto → metti la sveglia alle otto
    / chiama anna anzi scrivi ad anna → scrivi ad anna
    % chiudi tutte le finestre tranne quella del bagno
    + chiudi il cancello e annaffia i fiori
    ! lascia perdere la pizza
    ! dimentica di comprare il pane
    ! mi rifiuto di vendere la barca
    ~ come se vendessi la barca
    < non ho motivo di aprire il cancello
    < è inutile aprire il cancello
    < grazie per aver nutrito il gatto
    < spero di vendere la barca
    ~ fai finta di vendere la barca
    ! chiedi alla mamma prima di aprire il cancello
    . devo annaffiare i fiori
    . ho voglia di ascoltare la radio
    < innaffiare i fiori è facile
    < aprire il cancello può essere pericoloso
    < il pulsante per aprire il cancello è rotto
    < il modo migliore per vendere la barca
    < la vicina che vuole vendere la barca è gentile
    < per aprire il cancello serve una chiave
    . il cane e il gatto chiudi la porta
    < mio fratello portava la barca
    < meno male che ho chiuso il cancello
    < a forza di aprire il cancello si è rotto
    ? ti pare il momento di aprire il cancello
    ~ avessi aperto il cancello
    ! apri il cancello ma ci ho ripensato
    . mi faresti la cortesia di innaffiare i fiori
    . se puoi chiudi il cancello
    . non fare storie e chiudi il cancello
    . che ne dici di noleggiare una bicicletta
    . riusciresti a chiudere il cancello
    . io voglio che tu chiuda il cancello
    < il nonno gridava chiudi il cancello
    < da piccolo mi piaceva aprire il cancello
    < alla fine nessuno riusciva a vendere la barca
    ? conosci la canzone apri il cancello
    ~ forse un giorno venderò la barca
    ! vedi di non aprire il cancello
    ! io non apro il cancello
    < mia sorella avrà venduto la barca
    < i bambini aprono la porta
    < il vicino sta vendendo la barca
    < so vendere la barca
    < a volte chiudo la porta
    . stasera può vendere la barca
    . sì chiudi la porta
    : la vicina è gentile e alza le tapparelle
    ? mostrami come si suona la campana
    ? insegnami a suonare la campana
    ? puoi davvero aprire il cancello
    : il cancello in fondo al cortile è così arrugginito
    < il cancello è già aperto
    < il cancello l'ho aperto io
    : il tema sul tabellone sembra sbiadito
    ~ fai finta di aprire il cancello
    """,
    "pt": """
    . claro fecha o portão
    . alexa fecha o portão
    . liga essa máquina aí
    ! liga a máquina ai não
    : vem aí chuva
    < bloqueei os tablets ontem
    < as notas a gente abre amanhã
    : me lembra de fechar o portão
    : carla fecha tu o portão
    ! longe de mim abrir o portão
    ! espere para abrir o portão
    < segundo ela abre o portão
    < de acordo com ele abre o portão
    : segundo minha irmã abre o portão
    ! de forma alguma abre o portão
    < acende a luz disse ela
    < abre o portão ele me disse
    < abre o portão foi o que ela disse
    . abre a agenda depois diz a hora
    . lê o que disse a minha mãe
    : abre o portão berrou a vizinha
    : abre o portão era um teste
    . toca a música que ganhou o prêmio
    ! acende a luz não melhor não
    ! abre o portão agora não
    ! abre o portão de jeito nenhum
    : eles moram longe
    ! não não abra o portão
    ! impeça o portão de abrir o portão
    ! já te disse para nunca abrir o portão
    / feche ou quero dizer abra o portão
    ~ ai de você se desligar a luz
    ~ por mais que você tranque a casa eles entram
    < ela mandou na mensagem tranca a porta da frente
    . já passou da hora de retomar o plano
    . o que eu quero é uma licença de estacionamento
    ! inútil regar a grama
    ! abstenha-se de vender as ações
    . você vai ter que regar os tomates
    . não fique aí parado feche as janelas
    . o que eu estava dizendo feche as janelas
    ? quem te falou para fechar as janelas
    < ele já falou que fechou as janelas
    < eu liguei para a oficina ontem
    . rega os tomates do jardim
    . você pode aquecer o forno
    . eu queria alugar uma bicicleta
    . preciso de um táxi
    . não esqueça de chamar o médico
    . aumenta o aquecimento por favor
    . estou com frio aumenta o aquecimento
    . se chover feche as janelas → feche as janelas
    ? como eu apago meu perfil
    ? eu já fechei o portão
    ? o que acontece se eu bloquear a chave
    ? quem abriu o portão
    ? está ligado o forno
    ? quanto custa uma transferência
    ? posso recuperar o dinheiro
    ? pode me dizer como reinicio o aparelho
    < ontem eu fechei o portão
    < meu irmão vendeu o carro
    < alguém desligou o aquecimento
    < meu chefe quer que eu apague tudo
    < eu reguei as flores
    ~ se eu vendesse o barco ficaria rico
    ~ eu nunca apagaria essa pasta
    ~ imagina que eu cancelo o seguro
    ! não abra o portão
    ! não abre o portão
    ! nunca apague a gravação
    ! não quero pedir pizza
    ! eu não quero mais o boletim
    & não venda só mostre o preço → mostre o preço
    & mostra o saldo em vez de pagar → mostra o saldo
    / abre não espera fecha o portão → fecha o portão
    / coloca o alarme para sete não oito → coloca o alarme para oito
    / liga para a ana quer dizer escreve para a ana
    % feche todas as janelas menos a do banheiro
    . ajusta o aquecimento para menos cinco graus
    + feche o portão e regue as flores
    ! esquece comprar pão
    < não tenho tempo de abrir o portão
    < desisti de vender o barco
    < obrigado por regar as flores
    ~ finja vender o barco
    ! você não pode abrir o portão
    . tenho vontade de ouvir rádio
    . devo regar as flores
    < regar as flores é fácil
    < abrir o portão pode ser perigoso
    < o botão para abrir o portão está quebrado
    < a melhor maneira de vender o barco
    < a vizinha que quer vender o barco é gentil
    < para abrir o portão é preciso uma chave
    < meu irmão levou o barco
    < ainda bem que fecharam o portão
    < odeio ter que alimentar o gato
    < acho um absurdo alimentar o gato
    < alimentar o gato virou moda
    ? me explica o que acontece depois de abrir o portão
    ! abre o portão mas desisti
    . você teria a bondade de regar as flores
    . se puder feche o portão
    . tem como alugar uma bicicleta
    . seria ótimo você fechar o portão
    . não deu tempo então feche o portão → feche o portão
    . não quer fechar o portão
    < minha tia gritava feche o portão
    < o primo passa a manhã tentando vender o barco
    < regar as flores me parece bobagem
    ? você conhece a música feche o portão
    ~ talvez um dia eu venda o barco
    ! prefiro que você não abra o portão
    ! eu não abro o portão
    < meu irmão fecha o portão
    < as crianças fecham o portão
    < eu tô vendendo o barco
    < aquele cara pode vender o barco
    < às vezes eu fecho o portão
    . hoje tenho que vender o barco
    . me ajuda a vender o barco
    ? mostra me como se abre o portão
    ? ensina me a tocar o sino
    ? consegues mesmo abrir o portão
    : o portão do fundo do quintal está tão enferrujado
    < o portão já está aberto
    < já está aberto o portão
    ~ faz de conta que mostras o tema
    : o tema no painel parece desfocado
    . não te importas de tocar o sino
    """,
    "ca": """
    . també tanca la porta
    . siri tanca la porta
    : recorda'm que he de tancar la porta
    . recorda't de tancar la porta
    < segons ella obre la porta
    : segons la meva germana obre la porta
    < encén el llum va dir ella
    < obre la porta ha dit la mare
    . llegeix el que ha dit la mare
    : obre la porta era una prova
    ! encén el llum no millor no
    ! obre la porta ara no
    : ella canta molt bé
    . el gos s'ha d'alimentar
    < el gos no s'ha d'alimentar
    ! inútil regar la gespa
    . a què esperes tanca les finestres
    . t'he dit que tanquis les finestres
    . què t'estava dient tanca les finestres
    ? a què espera el meu germà per tancar les finestres
    < li he dit que tanco les finestres
    . rega els tomàquets del jardí
    . pots preescalfar el forn
    . voldria llogar una bicicleta
    . necessito un taxi
    . no oblidis trucar al metge
    . apuja la calefacció si us plau
    . si plou tanca les finestres → tanca les finestres
    ? com esborro el meu perfil
    ? he tancat la porta
    ? qui ha obert la porta
    ? què passa si bloquejo la clau
    ? quant costa una transferència
    ? puc recuperar els diners
    ? és encès el forn
    ? quan surt el tren
    < ja he regat les flors
    < el meu germà ha venut el cotxe
    < ahir vaig tancar la porta
    < algú ha apagat la calefacció
    < el meu cap vol que ho esborri tot
    ~ si vengués el vaixell seria ric
    ~ mai esborraria aquesta carpeta
    ~ imagina que cancel·lo l'assegurança
    ! no obris la porta
    ! no vull demanar pizza
    ! mai esborris la gravació
    ! ja no vull el butlletí
    ! si us plau no truquis al metge
    & no venguis només mostra el preu → mostra el preu
    & mostra el saldo en lloc de pagar → mostra el saldo
    / obre no tanca la porta → tanca la porta
    / posa l'alarma a les set no vuit → posa l'alarma a les vuit
    % tanca totes les finestres excepte la del bany
    . posa la calefacció a menys cinc graus
    + tanca la porta i rega les flors
    < no tinc ganes d'obrir la porta
    < em penedeixo de vendre la barca
    ~ fes veure que vens la barca
    ! pregunta a la mare abans d'obrir la porta
    . he de regar les flors
    . és hora de regar les flors
    < regar les flors és fàcil
    < obrir la porta pot ser perillós
    < el botó per obrir la porta està trencat
    < la millor manera de vendre la barca
    < per obrir la porta cal una clau
    < sort que no he obert la porta
    . em faries el favor de regar les flors
    . si pots tanca la porta
    . no discuteixis i tanca la porta
    . hi ha manera de llogar una bicicleta
    . t'agrairia que tanquessis la porta
    . jo vull que tanquis la porta
    . el que vull és llogar una bicicleta
    < l'avi cridava tanca la porta
    < al final volia vendre el vaixell
    < regar les flors em sembla ridícul
    ? creus que hauria de vendre el vaixell
    ~ potser vendré el vaixell
    ! prefereixo que no obris la porta
    < el meu germà tanca la porta
    < els nens tanquen la porta
    < la veïna de dalt estava venent el vaixell
    < el veí solia tancar la porta
    < sovint tanco la porta
    . avui he de vendre el vaixell
    . aquesta nit tanca la porta
    ? ensenya'm com s'obre la reixa
    ? ensenya'm a tocar la campana
    : la reixa del fons del pati està tan rovellada
    < la reixa ja està oberta
    < la reixa ja l'he oberta jo
    < ja és oberta la reixa
    ~ fes veure que obres la reixa
    """,
    "ja": """
    ? お湯を張ってくれたのかな
    < 電気をつけてって言われてさ
    < ドアを開けてって言われたけど意味わからない
    < 看板にドアを開けてと書いてある
    ! 電気をつけて忘れて
    ~ メモして来週の月曜に窓を開けること
    ! 窓を開けるのはダメ
    ! 窓を開けんといて
    < カードに登録したのは失敗だったな
    < 電気を消してくれてありがとう
    ! 庭に水をまいてって頼もうと思ったけどいい
    . 窓を閉めていただけますでしょうか
    . いつまで待たせるの窓を閉めて
    . 窓を閉めてって言ってるの
    < 母が窓を閉めてって言ってるの
    < 弟が窓を閉めてくれますか
    . 庭のトマトに水をやって
    . オーブンを温めてくれますか
    . タクシーを呼んでほしい
    . 自転車を借りたいです
    . 猫に餌をやるのを忘れないで
    . 暖房をつけてください
    . 窓を閉めて
    . 電話を取ってもらえますか
    ? プロフィールはどうやって消すの
    ? 猫に餌をやったっけ
    ? オーブンはまだついてますか
    ? 門を開けたのは誰
    ? 次の電車はいつ
    ? 送金はいくら
    ? 鍵をかけたかな
    < 花にはもう水をやったよ
    < 弟が車を売った
    < 昨日門を閉めました
    < 誰かが暖房を消しちゃった
    < さっき薬を飲んだって言ってた
    ~ もし船を売ったらお金持ちになる
    ~ もし鍵をなくしたら困る
    ! 猫に餌をやらないで
    ! 門を開けないでください
    ! 録音は消さなくていい
    ! 薬は飲みたくない
    ! その窓を開けるな
    ! 音楽はいらない
    & 売らないで値段だけ見せて → 値段だけ見せて
    & 開けるんじゃなくて窓を閉めて → 窓を閉めて
    / 門を開けていや閉めて → 門を閉めて
    / 窓を開けてやっぱりドアを閉めて → ドアを閉めて
    % ヘビ以外の動物に全部餌をやって
    < 花に水をやる時間がない
    < 門を開けるのが怖い
    ~ 船を売るふりをして
    ! 門を開ける前に聞いて
    ! 花に水をやって、冗談だよ
    < 猫に餌をやる人はえらい
    < 猫に餌をやるのは楽しい
    < 窓を閉める人が少ない
    < 庭のトマトに水をやる人
    < 船を売るのが好きだ
    < 門を開けると寒い
    < 録音を消すと困る
    < 暖房をつけるつもりだ
    < 自転車を借りることができる
    ? 録音を消す方法
    ? 録音を消す方法を教えて
    . 暖房をつけてくれると嬉しい
    . 窓を閉めていただけると助かります
    . 録音を消すのをお願いできますか
    . 弟のゆうとに餌を頼んで
    . 帰ったら暖房をつけて → 暖房をつけて
    . 寝る前に窓を閉めて → 窓を閉めて
    . 食べたあとで猫に餌をやって → 猫に餌をやって
    ? 暖房をつけたらどうなる
    . 暖房をつけてもらえないかな
    . 窓を閉めていただきたいのですが
    . 暖房をつけてくださいませんか
    . もしよければ窓を閉めて
    . いつも通り窓を閉めて
    . 録音を消さなきゃ
    < 暖房をつけたばかりなんです
    < 門を開けてよかった
    < 録音を消すなと言われたでしょ
    < 父がいつも窓を閉めてくれる
    ? 船を売った人いる
    ? 船を売るかどうかは明日決める
    ! 録音を消すのは待って
    ! 窓は開けない方がいい
    ! 録音を消す前に必ず私に知らせて
    < 田中さんが電気をつける
    < 弟が窓を開けるって
    < 窓を開けたかも
    < 誰かが窓を開けたいって
    < 友達が窓を閉めそう
    . 友達が来るから窓を開けてくれる
    . 窓を開けてほしいかも
    """,
  ]
}

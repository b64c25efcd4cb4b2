// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Swedish words inflect, which carry grammar only, and what people put around a request.
  static let swedishGrammar = """
    # Swedish: everyday knowledge for requests to a voice assistant

    [function]
    # articles and pronouns
    en ett den det de dem dom jag mig mej du dig dej han honom hon henne vi oss ni er sig sej man
    min mitt mina din ditt dina sin sitt sina hans hennes dess ert era deras
    denna detta dessa denne någon något några nån nåt sådan sådant sådana själv själva samma
    här där hit dit
    # prepositions
    i till för från med om vid hos mellan genom mot sedan enligt angående gällande per kring
    # auxiliaries and modals
    är vara varit blir bli blev blivit
    har ha hade haft
    kan kunna kunde kunnat
    vill vilja ville velat
    ska skall skulle
    måste bör får få fick fått
    # conjunctions and particles
    och eller men att som så eftersom därför utan medan även också bara ju nog då redan
    lite snälla gärna faktiskt egentligen just liksom typ ungefär väldigt ganska
    därifrån därtill därav härifrån

    [carriers]
    # around an app's name
    be * att
    be * om
    be *
    säg till * att
    säg åt * att
    säg till *
    säg åt *
    fråga * om
    fråga *
    låt *
    med *
    i *
    på *
    via *
    genom *
    från *
    till *
    av *
    hos *
    med hjälp av *
    med appen *
    i appen *
    med * appen
    i * appen
    i min *
    i mina *
    på min *
    öppna * och
    starta * och
    använd * för att
    använd * och
    enligt *
    # around a request
    snälla
    tack
    är du snäll
    vänligen
    var snäll och
    kan du
    kan du snälla
    kan du vara snäll
    kan du hjälpa mig
    kan du för mig
    kan ni
    skulle du kunna
    skulle du vilja
    skulle du snälla kunna
    skulle ni kunna
    kan jag
    kan jag få
    skulle jag kunna få
    får jag
    får jag be dig
    jag vill
    jag vill att du
    jag vill ha
    jag vill gärna
    jag skulle vilja
    jag skulle gärna vilja
    jag skulle vilja ha
    jag skulle vilja veta
    jag vill veta
    jag måste
    jag behöver
    jag behöver hjälp med
    jag undrar
    jag undrar om
    jag önskar
    jag tänkte
    vi vill
    vi behöver
    säg mig
    säg till mig
    säg
    berätta för mig
    berätta
    tala om
    tala om för mig
    kan du säga
    kan du säga mig
    kan du berätta
    kan du tala om
    vet du
    vet du om
    låt mig veta
    låt mig få veta
    låt oss
    låt mig
    hjälp mig
    hjälp mig att
    hjälp mig med
    är det möjligt att
    går det att
    finns det
    finns det några
    har du
    har du några
    hej
    hallå
    okej
    hörru
    för mig
    åt mig
    gärna
    om du kan
    om det går
    vill du
    vill du vara snäll
    vore det möjligt

    [endings]
    # whole words that the rules would confuse with others
    nära nära 0
    sångare sångare 0
    stjärna stjärn 0
    musiker musiker 0
    # verbs: -a -ar -ade -at -er; nouns: -en -et -an -ar -or -er -arna -orna -erna -ena
    a - 3
    ar - 3
    ade - 3
    at - 3
    as - 3
    e - 3
    er - 3
    en - 3
    et - 3
    an - 3
    or - 3
    arna - 3
    orna - 3
    erna - 3
    ena - 3
    ens - 3
    ets - 3
    ans - 3
    # adjectives
    are - 3
    aren - 3
    aste - 3
    igt ig 2
    skt sk 2
    # stems in -el and -er
    el l 3
    eln l 3
    ern - 3
    # words that look like forms
    motor motor 0
    dator dator 0
    het het 1
    heten het 1
    heter het 1
    heterna het 1
    spel spel 0
    del del 0
    # boka is not bok
    boka boka 0
    bokar boka 0
    bokade boka 0
    bokat boka 0

    [irregular]
    # verbs
    gå: går gick gått
    komma: kom kommer kommit
    ge: ger gav gett givit
    ta: tar tog tagit
    se: ser sett
    göra: gör gjorde gjort
    säga: säg säger sa sade sagt
    veta: vet visste vetat
    läsa: läs läser läste läst
    skriva: skriv skriver skrev skrivit
    skicka: skickar skickade skickat
    finna: finn finner fann funnit
    finnas: finns fanns
    hitta: hittar hittade hittat
    hålla: håller höll hållit
    sätta: sätt sätter satte satt
    ställa: ställ ställer ställde ställt
    lägga: lägg lägger la lade
    ligga: ligger legat
    sitta: sitter suttit
    stå: står stod stått
    sova: sov sover sovit
    vakna: vaknar vaknade vaknat
    väcka: väck väcker väckte väckt
    äta: ät äter ätit
    dricka: drick dricker drack druckit
    köra: kör körde
    åka: åk åker åkte åkt
    flyga: flyg flyger flög flugit
    springa: spring springer sprang sprungit
    simma: simmar simmade
    sjunga: sjung sjunger sjöng sjungit
    låta: låter lät
    höra: hör hörde hört
    lyssna: lyssnar lyssnade lyssnat
    spela: spelar spelade spelat
    starta: startar startade startat
    stoppa: stopp stoppar stoppade stoppat
    stänga: stäng stänger stängde stängt stängd stängda
    tända: tänd tände tänt
    släcka: släck släcker släckte släckt
    höja: höj höjer höjde höjt
    sänka: sänk sänker sänkte sänkt
    öka: ökar ökade ökat
    minska: minskar minskade minskat
    vrida: vrid vrider vred vridit
    slå: slår slog slagit
    dra: drar drog dragit
    dö: dör dog dött
    bo: bor bodde bott
    tro: tror trodde
    be: ber bad bett
    födas: föds föddes född födda
    heta: hette hetat
    kalla: kallas kallar kallade
    kosta: kostar kostade kostat
    köpa: köp köper köpte köpt
    sälja: sälj säljer sålde
    betala: betalar betalade betalat
    låna: lån lånar lånade lånat
    byta: byt byter bytte bytt
    flytta: flyttar flyttade flyttat
    hjälpa: hjälp hjälper hjälpte hjälpt
    tycka: tyck tycker tyckte tyckt
    glömma: glöm glömmer glömde glömt
    minnas: minns mindes
    påminna: påminn påminner påminde påmint
    börja: börjar började börjat
    sluta: slutar slutade slutat
    vinna: vinn vinner vann vunnit
    förlora: förlorar förlorade förlorat
    tappa: tappar tappade tappat tappad
    ringa: ring ringer ringde ringt
    svara: svar svarar svarade svarat
    söka: sök söker sökte sökt
    bryta: bryt bryter bröt brutit
    använda: använd använder använde använt
    anlända: anländer anlände anlänt
    avsluta: avslutar avslutade avslutat
    radera: raderar raderade raderat
    ladda: laddar laddade laddat
    röra: rör rörde
    mäta: mät mäter mätte mätt
    översätta: översätt översätter översatte översatt
    skära: skär skar skurit
    växa: växer växte vuxit
    möta: möter mötte mött
    resa: res reser reste rest
    # nouns
    bok: böcker böckerna
    man: män männen mannen
    natt: nätter natten nätterna
    stad: städer staden städerna stan
    land: länder länderna landet
    hand: händer handen
    fot: fötter foten
    son: söner sonen
    bror: bröder brodern broder
    mor: mödrar modern moder
    dotter: döttrar dottern
    syster: systrar systern
    vän: vänner vännen vännerna
    barn: barnen barnet barnens
    hus: huset husen
    ljus: ljuset ljusen ljust ljusa
    öga: ögon ögat
    öra: öron örat
    huvud: huvudet
    konto: kontot konton kontona
    foto: fotot foton fotona
    video: videon videor videorna videos
    radio: radion
    bio: bion
    skor: sko skorna
    dator: datorn datorer datorerna
    motor: motorn motorer
    nummer: numret numren
    väder: vädret
    fönster: fönstret fönstren
    kalender: kalendern kalendrar
    vatten: vattnet
    namn: namnet namnen
    rum: rummet rummen
    program: programmet programmen
    hem: hemma hemmet
    paket: paketet paketen
    resultat: resultatet resultaten
    apparat: apparaten apparater
    plats: platsen platser platserna
    pris: priset priser priserna
    adress: adressen adresser
    möte: möten mötet mötena
    timer: timern timers timrar
    minut: minuten minuter minuterna
    sekund: sekunden sekunder
    timme: timmen timmar timmarna
    morgon: morgonen morgnar
    kväll: kvällen kvällar kvälls
    sommar: sommaren somrar
    dag: dagen dagar dagarna dags dagens
    tåg: tåget tågen
    by: byn byar
    sjö: sjön sjöar
    bil: bilen bilar bilarna bilens
    app: appen appar apparna apps
    arbete: arbetet arbeten
    planet: planeten planeter planeterna
    podcast: podcasten podcaster podcasts podd podden poddar
    # adjectives
    bra: bättre bäst bästa
    god: gott goda
    dålig: dåligt dåliga sämre sämst
    mer: mera mest mesta
    många: fler flera flest
    liten: litet lilla små
    mindre: minst minsta
    stor: stort stora större störst största
    hög: högt höga högre högst högsta
    låg: lågt lägre lägst lägsta
    lång: långt långa längre längst längsta
    kort: korta kortare kortast
    gammal: gammalt gamla äldre äldst äldsta
    ung: ungt unga yngre yngst
    ny: nytt nya nyare nyast nyaste
    varm: varmt varma varmare varmast
    kall: kallt kallare kallast
    ljusare: ljusast
    mörk: mörkt mörka mörkare mörkast
    tyst: tysta tystare
    snabb: snabbt snabba snabbare snabbast snabbaste
    långsam: långsamt långsamma långsammare
    dyr: dyrt dyra dyrare dyrast dyraste
    billig: billigt billiga billigare billigast billigaste
    nära: närmare närmast närmaste
    sen: sent sena senare
    senast: senaste
    tidig: tidigt tidiga tidigare tidigast
    öppen: öppet öppna
    röd: rött röda
    blå: blått blåa
    grön: grönt gröna
    vit: vitt vita
    """
}

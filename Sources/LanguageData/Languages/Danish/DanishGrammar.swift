// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Danish words inflect, which carry grammar only, and what people put around a request.
  static let danishGrammar = """
    # Danish: everyday knowledge for requests to a voice assistant

    [function]
    # articles and pronouns
    en et den det de dem jeg mig du dig han ham hun hende vi os i jer man der
    min mit mine din dit dine sin sit sine hans hendes dens dets vores jeres deres
    denne dette disse nogen noget nogle sådan sådanne selv her herhen hertil
    # prepositions
    til for fra med om ved hos mellem gennem mod ifølge angående vedrørende per pr blandt omkring på
    # auxiliaries and modals
    er være var været bliver blive blev blevet
    har have havde haft
    kan kunne kunnet
    vil ville villet
    skal skulle skullet
    må måtte bør burde få fik fået
    # conjunctions and particles
    og eller men at som så når hvis da fordi derfor uden mens også bare vel nok allerede lige
    gerne tak venligst egentlig altså ligesom cirka ganske endnu godt
    derfra deraf dertil hermed dermed herfra

    [carriers]
    # around an app's name
    bed * om at
    bed * om
    bed *
    sig til * at
    sig til *
    spørg * om
    spørg *
    lad *
    få * til at
    med *
    i *
    på *
    via *
    gennem *
    fra *
    til *
    af *
    hos *
    ved hjælp af *
    med appen *
    i appen *
    med * appen
    i * appen
    i min *
    i mine *
    på min *
    åbn * og
    start * og
    brug * til at
    brug * og
    ifølge *
    # around a request
    vær venlig at
    vær så venlig
    vær sød at
    venligst
    tak
    kan du
    kan du venligst
    kan du lige
    kan du være sød
    kan du være venlig
    kan du hjælpe mig
    kan du for mig
    kan i
    kunne du
    kunne du venligst
    kunne du tænke dig
    vil du
    vil du gerne
    vil du være sød
    vil du være venlig
    vil du venligst
    vil du lige
    kan jeg
    kan jeg få
    må jeg
    må jeg bede om
    må jeg få
    jeg vil
    jeg vil gerne
    jeg vil gerne have
    jeg vil have
    jeg vil have dig
    jeg ville gerne
    jeg kunne tænke mig
    jeg skal
    jeg skal bruge
    jeg har brug for
    jeg har behov for
    jeg ønsker
    jeg ønsker at
    jeg mangler
    jeg vil gerne vide
    jeg vil vide
    jeg gad vide
    gad vide
    vi vil gerne
    vi skal
    sig mig
    sig til mig
    fortæl mig
    fortæl
    kan du fortælle
    kan du fortælle mig
    kan du sige
    kan du sige mig
    ved du
    ved du om
    ved du måske
    lad mig vide
    lad mig få
    lad os
    lad mig
    giv mig besked om
    hjælp mig
    hjælp mig med
    hjælp mig med at
    er det muligt
    er det muligt at
    er der
    findes der
    har du
    har du nogle
    hej
    hallo
    hey
    okay
    for mig
    til mig
    hvis du kan
    hvis det er muligt
    kan man
    kan man få
    jeg tænkte på

    [endings]
    # æ is ae to the endings
    æne æn 1
    æner æn 1
    ætte æt 1
    ætter æt 1
    # whole words that the rules would confuse with others
    billet billet 0
    sanger sanger 0
    musiker musiker 0
    lavere lavere 0
    datter datter 0
    # -e -er -ede -et -en -ene -erne -es
    e - 3
    er - 3
    ere - 3
    eren - 3
    erne - 3
    ers - 3
    ede - 3
    et - 3
    ets - 3
    en - 3
    ens - 3
    ene - 3
    es - 3
    te - 4
    # adjectives
    est - 4
    este - 4
    igt ig 2
    sk sk 2
    skt sk 2
    # doubled consonants before an ending
    lle l 2
    ller l 2
    llen l 2
    llet l 2
    llene l 2
    llerne l 2
    tte t 2
    tter t 2
    tten t 2
    ttet t 2
    kke k 2
    kker k 2
    kket k 2
    kken k 2
    nne n 2
    nner n 2
    mme m 2
    mmer m 2
    mmet m 2
    ppe p 2
    pper p 2
    ppen p 2
    sse s 2
    sser s 2
    ssen s 2
    # words that look like forms
    hed hed 1

    [irregular]
    # verbs
    gå: går gik gået
    komme: kom kommer kommet
    give: giv giver gav givet
    tage: tag tager taget
    se: ser set
    gøre: gør gjorde gjort
    sige: sig siger sagde sagt
    vide: vidste vidst
    læse: læs læser læste læst
    skrive: skriv skriver skrev skrevet
    sende: send sender sendte sendt
    finde: find finder fandt fundet
    findes: fandtes
    holde: hold holder holdt
    sætte: sæt sætter satte sat
    stille: stil stiller stillede stillet
    lægge: læg lægger lagde lagt
    ligge: lig ligger lå ligget
    sidde: sid sidder sad siddet
    stå: står stod stået
    sove: sov sover sovet
    vågne: vågn vågner vågnede vågnet
    vække: væk vækker vækkede vækket
    spise: spis spiser spiste spist
    drikke: drik drikker drak drukket
    køre: kør kører kørte kørt
    rejse: rejs rejser rejste rejst
    flyve: flyv flyver fløj fløjet
    løbe: løb løber løbet
    svømme: svøm svømmer svømmede
    synge: syng synger sunget
    høre: hør hører hørte hørt
    lytte: lyt lytter lyttede lyttet
    spille: spil spiller spillede spillet
    afspille: afspil afspiller afspillet
    starte: start starter startede startet
    stoppe: stop stopper stoppede stoppet
    slutte: slut slutter sluttede sluttet
    begynde: begynd begynder begyndte begyndt
    lukke: luk lukker lukkede lukket
    åbne: åbn åbner åbnede åbnet
    tænde: tænd tænder tændte tændt
    slukke: sluk slukker slukkede slukket
    skrue: skru skruer skruede skruet
    hæve: hæv hæver hævede hævet
    sænke: sænk sænker sænkede sænket
    vise: vis viser viste vist
    slå: slår slog slået
    trække: træk trækker trak trukket
    dø: døde død
    bo: bor boede boet
    tro: tror troede troet
    bede: bed beder bad bedt
    hedde: hed hedder heddet
    kalde: kald kalder kaldte kaldt kaldes
    koste: koster kostede kostet
    købe: køb køber købte købt
    sælge: sælg sælger solgte solgt
    betale: betal betaler betalte betalt
    låne: lån låner lånte lånt
    bytte: byt bytter byttede byttet
    skifte: skift skifter skiftede skiftet
    flytte: flyt flytter flyttede flyttet
    hjælpe: hjælp hjælper hjalp hjulpet
    tænke: tænk tænker tænkte tænkt
    forstå: forstår forstod forstået
    glemme: glem glemmer glemte glemt
    huske: husk husker huskede husket
    minde: mind minder mindede mindet
    påminde: påmind påminder påmindet
    vinde: vind vinder vandt vundet
    tabe: tab taber tabte tabt
    ringe: ring ringer ringede ringet
    svare: svar svarer svarede svaret
    søge: søg søger søgte søgt
    bryde: bryd bryder brød brudt
    afbryde: afbryd afbryder afbrudt
    bruge: brug bruger brugte brugt
    ankomme: ankom ankommer ankommet
    afslutte: afslut afslutter afsluttet
    slette: slet sletter slettede slettet
    fjerne: fjern fjerner fjernede fjernet
    tilføje: tilføj tilføjer tilføjede tilføjet
    ændre: ændr ændrer ændrede ændret
    bestille: bestil bestiller bestilte bestilt
    aflyse: aflys aflyser aflyste aflyst
    oplade: oplad oplader opladet
    måle: mål måler målte målt
    oversætte: oversæt oversætter oversatte oversat
    betyde: betyder betød betydet
    fortælle: fortæl fortæller fortalte fortalt
    forklare: forklar forklarer forklarede forklaret
    følge: følg følger fulgte fulgt
    vælge: vælg vælger valgte valgt
    springe: spring springer sprang sprunget
    fortsætte: fortsæt fortsætter fortsatte fortsat
    gentage: gentag gentager gentog gentaget
    optage: optag optager optog optaget
    bære: bær bærer bar båret
    blæse: blæs blæser blæste
    regne: regn regner regnede regnet
    sne: sner sneede
    møde: mød møder mødte mødt mødet møderne
    leje: lej lejer lejede lejet
    overføre: overfør overfører overførte overført
    låse: lås låser låste låst
    gemme: gem gemmer gemte gemt
    vente: vent venter ventede ventet
    hente: hent henter hentede hentet
    anbefale: anbefal anbefaler anbefalede anbefalet
    # nouns
    bog: bøger bogen bøgerne
    mand: mænd manden mændene
    nat: nætter natten
    by: byer byen byerne
    land: lande landet landene
    hånd: hænder hånden
    tand: tanden tandens
    fod: fødder foden
    søn: sønner sønnen
    bror: brødre broren
    mor: mødre moren
    far: fædre faren
    datter: døtre datteren
    søster: søstre søsteren
    ven: venner vennen vennerne
    barn: børn barnet børnene
    hus: huse huset husene
    øje: øjne øjet
    øre: ører øret
    konto: kontoen konti kontoer
    foto: fotoet fotos fotoer
    video: videoen videoer videoerne videos
    radio: radioen
    nummer: numre nummeret numrene
    vejr: vejret
    vindue: vinduer vinduet
    kalender: kalenderen kalendere
    navn: navne navnet navnene
    rum: rummet
    værelse: værelser værelset
    program: programmer programmet
    hjem: hjemme hjemmet
    pakke: pakken pakker pakkerne
    resultat: resultatet resultater resultaterne
    sted: steder stedet
    pris: prisen priser priserne
    adresse: adressen adresser
    aftale: aftalen aftaler aftalerne
    timer: timeren timere timers
    time: timen timerne
    minut: minutter minuttet
    dag: dage dagen dagene dagens
    uge: ugen uger ugerne ugens
    måned: måneden måneder
    år: året årene års
    tog: toget togene
    bil: bilen biler bilerne
    app: appen apps apper
    besked: beskeden beskeder beskederne
    nyhed: nyheden nyheder nyhederne
    ko: køer
    sko: skoen skoene
    æg: ægget æggene
    æble: æbler æblet
    lys: lyset lysene
    kort: kortet kortene
    podcast: podcasten podcasts
    planet: planeten planeter
    # adjectives
    god: gode bedre bedst bedste
    dårlig: dårligt dårlige værre værst værste
    mange: flere flest fleste mere mest meste
    lille: små mindre mindst mindste
    stor: stort store større størst største
    høj: højt høje højere højest højeste
    lavere: lavest laveste
    lang: langt lange længere længst længste
    kortere: kortest
    gammel: gammelt gamle ældre ældst ældste
    ung: ungt unge yngre yngst
    ny: nyt nye nyere nyest nyeste
    varm: varmt varme varmere varmest
    kold: koldt kolde koldere koldest
    mørk: mørkt mørke mørkere
    hurtig: hurtigt hurtige hurtigere hurtigst hurtigste
    langsom: langsomt langsomme langsommere
    dyr: dyrt dyre dyrere dyrest dyreste
    billig: billigt billige billigere billigst billigste
    nær: nært nærmere nærmest nærmeste
    sen: sent sene senere senest seneste
    tidlig: tidligt tidlige tidligere
    åben: åbent
    sidst: sidste
    næst: næste
    """
}

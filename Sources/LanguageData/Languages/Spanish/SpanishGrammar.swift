// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Spanish words inflect, which carry grammar only, and what people put around a request.
  static let spanishGrammar = """
    [function]
    el la los las lo un una unos unas al del a de en con por para sobre entre desde hasta hacia según durante ante tras
    y e o u pero que si pues porque aunque mientras entonces
    yo tú vos él ella ello nosotros nosotras vosotros vosotras usted ustedes ellos ellas mí ti conmigo contigo consigo
    me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras
    mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas
    este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas
    ser es son soy eres sos somos sois era eran fue fueron sea sean será serán sido siendo sería
    estar está están estoy estás estamos estaba estaban esté estén estado estando
    haber he has ha hemos han había habían haya hayan hay habrá hubo habido
    algún alguno alguna algunos algunas algo tan muy ya también así ahí aquí allí allá mismo misma

    [carriers]
    # around an app's name
    pide a * que
    pídele a * que
    pídele a *
    pide a *
    dile a * que
    di a * que
    dile a *
    pregunta a * si
    pregúntale a * si
    pregunta a *
    pregúntale a *
    haz que *
    deja que *
    con *
    usando *
    utilizando *
    en *
    de *
    desde *
    por *
    vía *
    mediante *
    a *
    a través de *
    por medio de *
    con ayuda de *
    con la app *
    en la app *
    de la app *
    con la aplicación *
    en la aplicación *
    en mi *
    en mis *
    con mi *
    abre * y
    inicia * y
    usa * para
    utiliza * para
    usa * y
    según *
    # around a request
    por favor
    porfa
    me puedes
    puedes
    puede
    me podrías
    podrías
    podría
    podés
    me podés
    puedes decirme
    podrías decirme
    puede decirme
    puedes hacer que
    quiero
    quiero que
    quisiera
    quisiera que
    me gustaría
    me gustaría que
    quiero saber
    me gustaría saber
    quisiera saber
    necesito
    necesito que
    necesito saber
    dime
    decime
    dígame
    di
    sabes
    sabes si
    sabrías decirme
    tienes idea de
    me dices
    me puedes decir
    me podrías decir
    hazme el favor de
    haz el favor de
    haz que
    quiero hacer
    oye
    hey
    eh
    hola
    a ver
    bueno
    vale
    por cierto
    te importaría
    te importa
    serías tan amable de
    hay alguna forma de
    es posible
    se puede
    puedo
    podría yo
    me ayudas a
    ayúdame a
    tengo que
    hay que
    vamos a
    ahora mismo
    en este momento
    cuando puedas
    si puedes
    si no te importa
    me gustaría poder
    gracias

    [endings]
    # adverbs
    amente - 3
    mente - 4
    # plurals
    iones ión 3
    ciones ción 2
    ces z 3
    ares - 4
    eres - 4
    s - 3
    es - 4
    as - 4
    os - 4
    a - 4
    o - 4
    e - 4
    # spelling changes
    que c 3
    ques c 3
    gue g 3
    gues g 3
    # infinitives and infinitive + pronoun
    ar - 4
    er - 4
    ir - 4
    arme - 4
    arte - 4
    arlo - 4
    arla - 4
    arlos - 4
    arlas - 4
    arle - 4
    erlo - 4
    erla - 4
    irlo - 4
    irla - 4
    # imperative + pronoun
    ame - 4
    alo - 4
    ala - 4
    alos - 4
    alas - 4
    ale - 4
    amelo - 4
    amela - 4
    # participle, gerund
    ado - 4
    ada - 4
    ados - 4
    adas - 4
    ando - 4
    iendo - 4
    ísimo - 3
    ísima - 3

    [irregular]
    # request verbs
    # nouns and adjectives
    abrir: abre abro abres abren abrimos abrido abrida abridos abridas abriste abriendo abrió abra abras abran abrirme abrirte abrirlo
      abrirla abrirlos abrirlas abrirle abrirles abrirnos abrírmelo abrírmela ábreme abreme ábrete abrete ábrelo abrelo ábrela abrela
      ábrelos abrelos ábrelas abrelas ábrele abrele ábreles abreles ábrenos abrenos ábremelo abremelo ábremela abremela ábrame ábralo
      ábrala ábralos ábralas ábrale abierto abierta abiertos abiertas
    cerrar: cierra cierro cierras cierran cerramos cerrando cerrado cerrada cerrados cerradas cerró cerraste cierres cierren cerrarme
      cerrarte cerrarlo cerrarla cerrarlos cerrarlas cerrarle cerrarles cerrarnos cerrármelo cerrármela ciérrame cierrame ciérrate
      cierrate ciérralo cierralo ciérrala cierrala ciérralos cierralos ciérralas cierralas ciérrale cierrale ciérrales cierrales
      ciérranos cierranos ciérramelo cierramelo ciérramela cierramela ciérreme ciérrelo ciérrela ciérrelos ciérrelas ciérrele
    poner: pon ponemos ponido ponida ponidos ponidas poniste poniendo ponió ponga pongan ponerme ponerte ponerlo ponerla ponerlos
      ponerlas ponerle ponerles ponernos ponérmelo ponérmela ponme ponte ponlo ponla ponlos ponlas ponle ponles ponnos pónmelo ponmelo
      pónmela ponmela póngame póngalo póngala póngalos póngalas póngale pongo pones pone ponen puestas puse puso pondrá poné
    quitar: quita quitas quitan quitamos quitando quitado quitada quitados quitadas quitó quitaste quite quites quiten quitarme
      quitarte quitarlo quitarla quitarlos quitarlas quitarle quitarles quitarnos quitármelo quitármela quítame quitame quítate quitate
      quítalo quitalo quítala quitala quítalos quitalos quítalas quitalas quítale quitale quítales quitales quítanos quitanos quítamelo
      quitamelo quítamela quitamela quíteme quítelo quítela quítelos quítelas quítele
    encender: enciende enciendo enciendes encienden encendemos encendido encendida encendidos encendidas encendiste encendiendo
      encendió encienda enciendas enciendan encenderme encenderte encenderlo encenderla encenderlos encenderlas encenderle encenderles
      encendernos encendérmelo encendérmela enciéndeme enciendeme enciéndete enciendete enciéndelo enciendelo enciéndela enciendela
      enciéndelos enciendelos enciéndelas enciendelas enciéndele enciendele enciéndeles enciendeles enciéndenos enciendenos
      enciéndemelo enciendemelo enciéndemela enciendemela enciéndame enciéndalo enciéndala enciéndalos enciéndalas enciéndale encendé
    apagar: apaga apago apagas apagan apagamos apagando apagado apagada apagados apagadas apagó apagaste apague apagues apaguen
      apagarme apagarte apagarlo apagarla apagarlos apagarlas apagarle apagarles apagarnos apagármelo apagármela apágame apagame
      apágate apagate apágalo apagalo apágala apagala apágalos apagalos apágalas apagalas apágale apagale apágales apagales apáganos
      apaganos apágamelo apagamelo apágamela apagamela apágueme apáguelo apáguela apáguelos apáguelas apáguele
    prender: prende prendo prendes prenden prendemos prendido prendida prendidos prendidas prendiste prendiendo prendió prenda prendas
      prendan prenderme prenderte prenderlo prenderla prenderlos prenderlas prenderle prenderles prendernos prendérmelo prendérmela
      préndeme prendeme préndete prendete préndelo prendelo préndela prendela préndelos prendelos préndelas prendelas préndele prendele
      préndeles prendeles préndenos prendenos préndemelo prendemelo préndemela prendemela préndame préndalo préndala préndalos
      préndalas préndale
    subir: sube subo subes suben subimos subido subidos subidas subiste subiendo subió suba subas suban subirme subirte subirlo subirla
      subirlos subirlas subirle subirles subirnos subírmelo subírmela súbeme subeme súbete subete súbelo subelo súbela subela súbelos
      subelos súbelas subelas súbele subele súbeles subeles súbenos subenos súbemelo subemelo súbemela subemela súbame súbalo súbala
      súbalos súbalas súbale
    bajar: baja bajas bajan bajamos bajando bajado bajada bajados bajadas bajó bajaste baje bajes bajen bajarme bajarte bajarlo bajarla
      bajarlos bajarlas bajarle bajarles bajarnos bajármelo bajármela bájame bajame bájate bajate bájalo bajalo bájala bajala bájalos
      bajalos bájalas bajalas bájale bajale bájales bajales bájanos bajanos bájamelo bajamelo bájamela bajamela bájeme bájelo bájela
      bájelos bájelas bájele
    parar: paro paras paran paramos parando parados paró paraste pare pares paren pararme pararte pararlo pararla pararlos pararlas
      pararle pararles pararnos parármelo parármela párame parame párate parate páralo paralo párala parala páralos paralos páralas
      paralas párale parale párales parales páranos paranos páramelo paramelo páramela paramela páreme párelo párela párelos párelas
      párele
    pausar: pausa pauso pausas pausan pausamos pausando pausado pausada pausados pausadas pausó pausaste pause pauses pausen pausarme
      pausarte pausarlo pausarla pausarlos pausarlas pausarle pausarles pausarnos pausármelo pausármela páusame pausame páusate pausate
      páusalo pausalo páusala pausala páusalos pausalos páusalas pausalas páusale pausale páusales pausales páusanos pausanos páusamelo
      pausamelo páusamela pausamela páuseme páuselo páusela páuselos páuselas páusele
    seguir: sigue sigues siguen sigo seguimos seguida seguidos seguidas seguiste siga sigas sigan seguirme seguirte seguirlo seguirla
      seguirlos seguirlas seguirle seguirles seguirnos seguírmelo seguírmela sígueme sigueme síguete siguete síguelo siguelo síguela
      siguela síguelos siguelos síguelas siguelas síguele siguele sígueles sigueles síguenos siguenos síguemelo siguemelo síguemela
      siguemela sígame sígalo sígala sígalos sígalas sígale siguiendo
    continuar: continúa continúo continúas continúan continuamos continuando continuado continuada continuados continuadas continuó
      continuaste continúe continúes continúen continuarme continuarte continuarlo continuarla continuarlos continuarlas continuarle
      continuarles continuarnos continuármelo continuármela continúame continúate continúalo continúala continúalos continúalas
      continúale continúales continúanos continúamelo continúamela continúeme continúelo continúela continúelos continúelas continúele
    empezar: empieza empiezo empiezas empiezan empezamos empezando empezado empezada empezados empezadas empezó empezaste empiece
      empieces empiecen empezarme empezarte empezarlo empezarla empezarlos empezarlas empezarle empezarles empezarnos empezármelo
      empezármela empiézame empiezame empiézate empiezate empiézalo empiezalo empiézala empiezala empiézalos empiezalos empiézalas
      empiezalas empiézale empiezale empiézales empiezales empiézanos empiezanos empiézamelo empiezamelo empiézamela empiezamela
      empiéceme empiécelo empiécela empiécelos empiécelas empiécele
    comenzar: comienza comienzo comienzas comienzan comenzamos comenzando comenzado comenzada comenzados comenzadas comenzó comenzaste
      comience comiences comiencen comenzarme comenzarte comenzarlo comenzarla comenzarlos comenzarlas comenzarle comenzarles
      comenzarnos comenzármelo comenzármela comiénzame comienzame comiénzate comienzate comiénzalo comienzalo comiénzala comienzala
      comiénzalos comienzalos comiénzalas comienzalas comiénzale comienzale comiénzales comienzales comiénzanos comienzanos
      comiénzamelo comienzamelo comiénzamela comienzamela comiénceme comiéncelo comiéncela comiéncelos comiéncelas comiéncele
    decir: di decimos deciste diga digas digan decirme decirte decirlo decirla decirlos decirlas decirle decirles decirnos decírmelo
      decírmela dime dite dilo dila dilos dilas dile diles dinos dímelo dimelo dímela dimela dígame dígalo dígala dígalos dígalas
      dígale digo dices dice dicen dicho dicha diciendo dijo dije dirá decís
    hacer: haz hacemos hacido hacida hacidos hacidas haciste haciendo hació haga hagas hagan hacerme hacerte hacerlo hacerla hacerlos
      hacerlas hacerle hacerles hacernos hacérmelo hacérmela hazme hazte hazlo hazla hazlos hazlas hazle hazles haznos házmelo hazmelo
      házmela hazmela hágame hágalo hágala hágalos hágalas hágale hago haces hace hacen hecho hecha hechos hechas hizo hice hará hacé
      harías
    ver: ve vemos vido vidos vidas vea veas vean verme verte verlo verla verlos verlas verle verles vernos vérmelo vérmela veme vete
      velo velos vele veles venos vémelo vemelo vémela vemela véame véalo véala véalos véalas véale veo ves visto viendo vio vi verá
    ir: vamos imos ido ida idos idas iste irme irte irlo irla irlos irlas irle irles irnos írmelo írmela vámosme vamosme vámoste
      vamoste vámoslo vamoslo vámosla vamosla vámoslos vamoslos vámoslas vamoslas vámosle vamosle vámosles vamosles vámosnos vamosnos
      vámosmelo vamosmelo vámosmela vamosmela voy vas va van vaya vayas yendo iré irá iba
    dar: da damos dando dó daste dé dés dén darme darte darlo darla darlos darlas darle darles darnos dármelo dármela dame date dalo
      dala dalos dalas dale dales danos dámelo damelo dámela damela déme délo déla délos délas déle doy das dan den dio dará
    tener: ten tenemos tenido tenida tenidos tenidas teniste teniendo tenió tenga tengas tengan tenerme tenerte tenerlo tenerla
      tenerlos tenerlas tenerle tenerles tenernos tenérmelo tenérmela tenme tente tenlo tenla tenlos tenlas tenle tenles tennos ténmelo
      tenmelo ténmela tenmela téngame téngalo téngala téngalos téngalas téngale tengo tienes tiene tienen tenés tuve tuvo tendré tendrá
      tenía
    venir: ven venimos venido venida venidos venidas veniste venga vengas vengan venirme venirte venirlo venirla venirlos venirlas
      venirle venirles venirnos venírmelo venírmela venme vente venlo venla venlos venlas venle venles vennos vénmelo venmelo vénmela
      venmela véngame véngalo véngala véngalos véngalas véngale vengo vienes viene vienen viniendo vendrá
    salir: salimos salido salidos saliste saliendo salió salga salgas salgan salirme salirte salirlo salirla salirlos salirlas salirle
      salirles salirnos salírmelo salírmela salme salte sallo salla sallos sallas salle salles salnos sálmelo salmelo sálmela salmela
      sálgame sálgalo sálgala sálgalos sálgalas sálgale salgo sales sale salen saldrá
    volver: vuelve vuelvo vuelves vuelven volvemos volvido volvida volvidos volvidas volviste volviendo volvió vuelva vuelvas vuelvan
      volverme volverte volverlo volverla volverlos volverlas volverle volverles volvernos volvérmelo volvérmela vuélveme vuelveme
      vuélvete vuelvete vuélvelo vuelvelo vuélvela vuelvela vuélvelos vuelvelos vuélvelas vuelvelas vuélvele vuelvele vuélveles
      vuelveles vuélvenos vuelvenos vuélvemelo vuelvemelo vuélvemela vuelvemela vuélvame vuélvalo vuélvala vuélvalos vuélvalas vuélvale
      vuelto vuelta
    devolver: devuelve devuelvo devuelves devuelven devolvemos devolvido devolvida devolvidos devolvidas devolviste devolviendo
      devolvió devuelva devuelvas devuelvan devolverme devolverte devolverlo devolverla devolverlos devolverlas devolverle devolverles
      devolvernos devolvérmelo devolvérmela devuélveme devuelveme devuélvete devuelvete devuélvelo devuelvelo devuélvela devuelvela
      devuélvelos devuelvelos devuélvelas devuelvelas devuélvele devuelvele devuélveles devuelveles devuélvenos devuelvenos
      devuélvemelo devuelvemelo devuélvemela devuelvemela devuélvame devuélvalo devuélvala devuélvalos devuélvalas devuélvale devuelto
    saber: sabe sabes saben sepo sabemos sabido sabida sabidos sabidas sabiste sabiendo sabió sepa sepas sepan saberme saberte saberlo
      saberla saberlos saberlas saberle saberles sabernos sabérmelo sabérmela sábeme sabeme sábete sabete sábelo sabelo sábela sabela
      sábelos sabelos sábelas sabelas sábele sabele sábeles sabeles sábenos sabenos sábemelo sabemelo sábemela sabemela sépame sépalo
      sépala sépalos sépalas sépale sé supe sabré sabría
    querer: quiere quiero quieres quieren queremos querido querida queridos queridas queriste queriendo querió quiera quieras quieran
      quererme quererte quererlo quererla quererlos quererlas quererle quererles querernos querérmelo querérmela quiéreme quiereme
      quiérete quierete quiérelo quierelo quiérela quierela quiérelos quierelos quiérelas quierelas quiérele quierele quiéreles
      quiereles quiérenos quierenos quiéremelo quieremelo quiéremela quieremela quiérame quiéralo quiérala quiéralos quiéralas quiérale
      quise querría querés
    poder: puede puedo puedes pueden podemos podido podida podidos podidas podiste pueda puedas puedan poderme poderte poderlo poderla
      poderlos poderlas poderle poderles podernos podérmelo podérmela puédeme puedeme puédete puedete puédelo puedelo puédela puedela
      puédelos puedelos puédelas puedelas puédele puedele puédeles puedeles puédenos puedenos puédemelo puedemelo puédemela puedemela
      puédame puédalo puédala puédalos puédalas puédale podría podrías podré pude pudo pudiendo
    traer: trae traes traen traigo traemos traido traida traidos traidas traiste traiga traigas traigan traerme traerte traerlo traerla
      traerlos traerlas traerle traerles traernos traérmelo traérmela tráeme traeme tráete traete tráelo traelo tráela traela tráelos
      traelos tráelas traelas tráele traele tráeles traeles tráenos traenos tráemelo traemelo tráemela traemela tráigame tráigalo
      tráigala tráigalos tráigalas tráigale traído trayendo trajo
    oír: oye oyes oyen oigo oimos oido oida oidos oidas oiste oiga oigas oigan oírme oírte oírlo oírla oírlos oírlas oírle oírles
      oírnos oírmelo oírmela óyeme oyeme óyete oyete óyelo oyelo óyela oyela óyelos oyelos óyelas oyelas óyele oyele óyeles oyeles
      óyenos oyenos óyemelo oyemelo óyemela oyemela óigame óigalo óigala óigalos óigalas óigale oyendo
    leer: lee leo lees leen leemos leido leida leidos leidas leiste lea leas lean leerme leerte leerlo leerla leerlos leerlas leerle
      leerles leernos leérmelo leérmela léeme leeme léete leete léelo leelo léela leela léelos leelos léelas leelas léele leele léeles
      leeles léenos leenos léemelo leemelo léemela leemela léame léalo léala léalos léalas léale leyendo leyó leído leída leés
    escribir: escribe escribo escribes escriben escribimos escribido escribida escribidos escribidas escribiste escribiendo escribió
      escriba escribas escriban escribirme escribirte escribirlo escribirla escribirlos escribirlas escribirle escribirles escribirnos
      escribírmelo escribírmela escríbeme escribeme escríbete escribete escríbelo escribelo escríbela escribela escríbelos escribelos
      escríbelas escribelas escríbele escribele escríbeles escribeles escríbenos escribenos escríbemelo escribemelo escríbemela
      escribemela escríbame escríbalo escríbala escríbalos escríbalas escríbale escrito escrita escritos
    jugar: juega juegas juegan jugamos jugando jugado jugada jugados jugadas jugó jugaste juegue juegues jueguen jugarme jugarte
      jugarlo jugarla jugarlos jugarlas jugarle jugarles jugarnos jugármelo jugármela juégame juegame juégate juegate juégalo juegalo
      juégala juegala juégalos juegalos juégalas juegalas juégale juegale juégales juegales juéganos jueganos juégamelo juegamelo
      juégamela juegamela juégueme juéguelo juéguela juéguelos juéguelas juéguele
    mostrar: muestra muestro muestras muestran mostramos mostrando mostrado mostrada mostrados mostradas mostró mostraste muestre
      muestres muestren mostrarme mostrarte mostrarlo mostrarla mostrarlos mostrarlas mostrarle mostrarles mostrarnos mostrármelo
      mostrármela muéstrame muestrame muéstrate muestrate muéstralo muestralo muéstrala muestrala muéstralos muestralos muéstralas
      muestralas muéstrale muestrale muéstrales muestrales muéstranos muestranos muéstramelo muestramelo muéstramela muestramela
      muéstreme muéstrelo muéstrela muéstrelos muéstrelas muéstrele
    enseñar: enseña enseño enseñas enseñan enseñamos enseñando enseñado enseñada enseñados enseñadas enseñó enseñaste enseñe enseñes
      enseñen enseñarme enseñarte enseñarlo enseñarla enseñarlos enseñarlas enseñarle enseñarles enseñarnos enseñármelo enseñármela
      enséñame enseñame enséñate enseñate enséñalo enseñalo enséñala enseñala enséñalos enseñalos enséñalas enseñalas enséñale enseñale
      enséñales enseñales enséñanos enseñanos enséñamelo enseñamelo enséñamela enseñamela enséñeme enséñelo enséñela enséñelos
      enséñelas enséñele
    contar: cuentan contamos contando contado contada contados contadas contó contaste cuente cuentes cuenten contarme contarte
      contarlo contarla contarlos contarlas contarle contarles contarnos contármelo contármela cuéntame cuentame cuéntate cuentate
      cuéntalo cuentalo cuéntala cuentala cuéntalos cuentalos cuéntalas cuentalas cuéntale cuentale cuéntales cuentales cuéntanos
      cuentanos cuéntamelo cuentamelo cuéntamela cuentamela cuénteme cuéntelo cuéntela cuéntelos cuéntelas cuéntele
    encontrar: encuentra encuentras encuentran encontramos encontrando encontrado encontrada encontrados encontradas encontró
      encontraste encuentre encuentres encuentren encontrarme encontrarte encontrarlo encontrarla encontrarlos encontrarlas encontrarle
      encontrarles encontrarnos encontrármelo encontrármela encuéntrame encuentrame encuéntrate encuentrate encuéntralo encuentralo
      encuéntrala encuentrala encuéntralos encuentralos encuéntralas encuentralas encuéntrale encuentrale encuéntrales encuentrales
      encuéntranos encuentranos encuéntramelo encuentramelo encuéntramela encuentramela encuéntreme encuéntrelo encuéntrela
      encuéntrelos encuéntrelas encuéntrele
    recordar: recuerda recuerdo recuerdas recuerdan recordamos recordando recordado recordada recordados recordadas recordó recordaste
      recuerde recuerdes recuerden recordarme recordarte recordarlo recordarla recordarlos recordarlas recordarle recordarles
      recordarnos recordármelo recordármela recuérdame recuerdame recuérdate recuerdate recuérdalo recuerdalo recuérdala recuerdala
      recuérdalos recuerdalos recuérdalas recuerdalas recuérdale recuerdale recuérdales recuerdales recuérdanos recuerdanos
      recuérdamelo recuerdamelo recuérdamela recuerdamela recuérdeme recuérdelo recuérdela recuérdelos recuérdelas recuérdele
    despertar: despierta despierto despiertas despiertan despertamos despertando despertado despertada despertados despertadas despertó
      despertaste despierte despiertes despierten despertarme despertarte despertarlo despertarla despertarlos despertarlas despertarle
      despertarles despertarnos despertármelo despertármela despiértame despiertame despiértate despiertate despiértalo despiertalo
      despiértala despiertala despiértalos despiertalos despiértalas despiertalas despiértale despiertale despiértales despiertales
      despiértanos despiertanos despiértamelo despiertamelo despiértamela despiertamela despiérteme despiértelo despiértela
      despiértelos despiértelas despiértele
    acordar: acuerda acuerdas acuerdan acordamos acordando acordado acordada acordados acordadas acordó acordaste acuerde acuerdes
      acuerden acordarme acordarte acordarlo acordarla acordarlos acordarlas acordarle acordarles acordarnos acordármelo acordármela
      acuérdame acuerdame acuérdate acuerdate acuérdalo acuerdalo acuérdala acuerdala acuérdalos acuerdalos acuérdalas acuerdalas
      acuérdale acuerdale acuérdales acuerdales acuérdanos acuerdanos acuérdamelo acuerdamelo acuérdamela acuerdamela acuérdeme
      acuérdelo acuérdela acuérdelos acuérdelas acuérdele
    mandar: manda mandas mandan mandamos mandando mandado mandada mandados mandadas mandó mandaste mande mandes manden mandarme
      mandarte mandarlo mandarla mandarlos mandarlas mandarle mandarles mandarnos mandármelo mandármela mándame mandame mándate mandate
      mándalo mandalo mándala mandala mándalos mandalos mándalas mandalas mándale mandale mándales mandales mándanos mandanos mándamelo
      mandamelo mándamela mandamela mándeme mándelo mándela mándelos mándelas mándele
    enviar: envía envías envían enviamos enviando enviado enviada enviados enviadas envió enviaste envíe envíes envíen enviarme
      enviarte enviarlo enviarla enviarlos enviarlas enviarle enviarles enviarnos enviármelo enviármela envíame envíate envíalo envíala
      envíalos envíalas envíale envíales envíanos envíamelo envíamela envíeme envíelo envíela envíelos envíelas envíele
    llamar: llama llamo llamas llaman llamamos llamando llamados llamó llamaste llame llames llamen llamarme llamarte llamarlo llamarla
      llamarlos llamarlas llamarle llamarles llamarnos llamármelo llamármela llámame llamame llámate llamate llámalo llamalo llámala
      llamala llámalos llamalos llámalas llamalas llámale llamale llámales llamales llámanos llamanos llámamelo llamamelo llámamela
      llamamela llámeme llámelo llámela llámelos llámelas llámele
    buscar: busca busco buscas buscan buscamos buscando buscado buscada buscados buscadas buscó buscaste busque busques busquen
      buscarme buscarte buscarlo buscarla buscarlos buscarlas buscarle buscarles buscarnos buscármelo buscármela búscame buscame
      búscate buscate búscalo buscalo búscala buscala búscalos buscalos búscalas buscalas búscale buscale búscales buscales búscanos
      buscanos búscamelo buscamelo búscamela buscamela búsqueme búsquelo búsquela búsquelos búsquelas búsquele
    tocar: toca toco tocas tocan tocamos tocando tocado tocada tocados tocadas tocó tocaste toque toques toquen tocarme tocarte tocarlo
      tocarla tocarlos tocarlas tocarle tocarles tocarnos tocármelo tocármela tócame tocame tócate tocate tócalo tocalo tócala tocala
      tócalos tocalos tócalas tocalas tócale tocale tócales tocales tócanos tocanos tócamelo tocamelo tócamela tocamela tóqueme tóquelo
      tóquela tóquelos tóquelas tóquele
    sacar: saca saco sacas sacan sacamos sacando sacado sacada sacados sacadas sacó sacaste saque saques saquen sacarme sacarte sacarlo
      sacarla sacarlos sacarlas sacarle sacarles sacarnos sacármelo sacármela sácame sacame sácate sacate sácalo sacalo sácala sacala
      sácalos sacalos sácalas sacalas sácale sacale sácales sacales sácanos sacanos sácamelo sacamelo sácamela sacamela sáqueme sáquelo
      sáquela sáquelos sáquelas sáquele
    pagar: paga pagas pagan pagamos pagando pagado pagada pagados pagadas pagó pagaste pague pagues paguen pagarme pagarte pagarlo
      pagarla pagarlos pagarlas pagarle pagarles pagarnos pagármelo pagármela págame pagame págate pagate págalo pagalo págala pagala
      págalos pagalos págalas pagalas págale pagale págales pagales páganos paganos págamelo pagamelo págamela pagamela págueme páguelo
      páguela páguelos páguelas páguele
    pasar: pasa pasas pasan pasamos pasando pasado pasada pasados pasadas pasó pasaste pase pases pasen pasarme pasarte pasarlo pasarla
      pasarlos pasarlas pasarle pasarles pasarnos pasármelo pasármela pásame pasame pásate pasate pásalo pasalo pásala pasala pásalos
      pasalos pásalas pasalas pásale pasale pásales pasales pásanos pasanos pásamelo pasamelo pásamela pasamela páseme páselo pásela
      páselos páselas pásele
    comprar: compra compro compran compramos comprando comprado comprada comprados compradas compró compraste compre compres compren
      comprarme comprarte comprarlo comprarla comprarlos comprarlas comprarle comprarles comprarnos comprármelo comprármela cómprame
      comprame cómprate comprate cómpralo compralo cómprala comprala cómpralos compralos cómpralas compralas cómprale comprale
      cómprales comprales cómpranos compranos cómpramelo compramelo cómpramela compramela cómpreme cómprelo cómprela cómprelos
      cómprelas cómprele
    crear: crea creas crean creamos creando creado creada creados creadas creó creaste cree crees creen crearme crearte crearlo crearla
      crearlos crearlas crearle crearles crearnos creármelo creármela créame creame créate create créalo crealo créala creala créalos
      crealos créalas crealas créale creale créales creales créanos creanos créamelo creamelo créamela creamela créeme créelo créela
      créelos créelas créele
    usar: usa uso usas usan usamos usando usado usada usados usadas usó usaste use uses usen usarme usarte usarlo usarla usarlos
      usarlas usarle usarles usarnos usármelo usármela úsame usame úsate usate úsalo usalo úsala usala úsalos usalos úsalas usalas
      úsale usale úsales usales úsanos usanos úsamelo usamelo úsamela usamela úseme úselo úsela úselos úselas úsele
    mirar: mira miro miras miran miramos mirando mirado mirada mirados miradas miró miraste mire mires miren mirarme mirarte mirarlo
      mirarla mirarlos mirarlas mirarle mirarles mirarnos mirármelo mirármela mírame mirame mírate mirate míralo miralo mírala mirala
      míralos miralos míralas miralas mírale mirale mírales mirales míranos miranos míramelo miramelo míramela miramela míreme mírelo
      mírela mírelos mírelas mírele
    dejar: deja dejo dejas dejan dejamos dejando dejado dejada dejados dejadas dejó dejaste deje dejes dejen dejarme dejarte dejarlo
      dejarla dejarlos dejarlas dejarle dejarles dejarnos dejármelo dejármela déjame dejame déjate dejate déjalo dejalo déjala dejala
      déjalos dejalos déjalas dejalas déjale dejale déjales dejales déjanos dejanos déjamelo dejamelo déjamela dejamela déjeme déjelo
      déjela déjelos déjelas déjele
    bloquear: bloquea bloqueo bloqueas bloquean bloqueamos bloqueando bloqueado bloqueada bloqueados bloqueadas bloqueó bloqueaste
      bloquee bloquees bloqueen bloquearme bloquearte bloquearlo bloquearla bloquearlos bloquearlas bloquearle bloquearles bloquearnos
      bloqueármelo bloqueármela bloquéame bloqueame bloquéate bloqueate bloquéalo bloquealo bloquéala bloqueala bloquéalos bloquealos
      bloquéalas bloquealas bloquéale bloqueale bloquéales bloqueales bloquéanos bloqueanos bloquéamelo bloqueamelo bloquéamela
      bloqueamela bloquéeme bloquéelo bloquéela bloquéelos bloquéelas bloquéele
    desbloquear: desbloquea desbloqueo desbloqueas desbloquean desbloqueamos desbloqueando desbloqueado desbloqueada desbloqueados
      desbloqueadas desbloqueó desbloqueaste desbloquee desbloquees desbloqueen desbloquearme desbloquearte desbloquearlo desbloquearla
      desbloquearlos desbloquearlas desbloquearle desbloquearles desbloquearnos desbloqueármelo desbloqueármela desbloquéame
      desbloqueame desbloquéate desbloqueate desbloquéalo desbloquealo desbloquéala desbloqueala desbloquéalos desbloquealos
      desbloquéalas desbloquealas desbloquéale desbloqueale desbloquéales desbloqueales desbloquéanos desbloqueanos desbloquéamelo
      desbloqueamelo desbloquéamela desbloqueamela desbloquéeme desbloquéelo desbloquéela desbloquéelos desbloquéelas desbloquéele
    borrar: borra borro borras borran borramos borrando borrado borrada borrados borradas borró borraste borre borres borren borrarme
      borrarte borrarlo borrarla borrarlos borrarlas borrarle borrarles borrarnos borrármelo borrármela bórrame borrame bórrate borrate
      bórralo borralo bórrala borrala bórralos borralos bórralas borralas bórrale borrale bórrales borrales bórranos borranos bórramelo
      borramelo bórramela borramela bórreme bórrelo bórrela bórrelos bórrelas bórrele
    eliminar: elimina elimino eliminas eliminan eliminamos eliminando eliminado eliminada eliminados eliminadas eliminó eliminaste
      elimine elimines eliminen eliminarme eliminarte eliminarlo eliminarla eliminarlos eliminarlas eliminarle eliminarles eliminarnos
      eliminármelo eliminármela elimíname eliminame elimínate eliminate elimínalo eliminalo elimínala eliminala elimínalos eliminalos
      elimínalas eliminalas elimínale eliminale elimínales eliminales elimínanos eliminanos elimínamelo eliminamelo elimínamela
      eliminamela elimíneme elimínelo elimínela elimínelos elimínelas elimínele
    añadir: añade añado añades añaden añadimos añadido añadida añadidos añadidas añadiste añadiendo añadió añada añadas añadan añadirme
      añadirte añadirlo añadirla añadirlos añadirlas añadirle añadirles añadirnos añadírmelo añadírmela añádeme añademe añádete añadete
      añádelo añadelo añádela añadela añádelos añadelos añádelas añadelas añádele añadele añádeles añadeles añádenos añadenos añádemelo
      añademelo añádemela añademela añádame añádalo añádala añádalos añádalas añádale
    agregar: agrega agrego agregas agregan agregamos agregando agregado agregada agregados agregadas agregó agregaste agregue agregues
      agreguen agregarme agregarte agregarlo agregarla agregarlos agregarlas agregarle agregarles agregarnos agregármelo agregármela
      agrégame agregame agrégate agregate agrégalo agregalo agrégala agregala agrégalos agregalos agrégalas agregalas agrégale agregale
      agrégales agregales agréganos agreganos agrégamelo agregamelo agrégamela agregamela agrégueme agréguelo agréguela agréguelos
      agréguelas agréguele
    anotar: anota anoto anotas anotan anotamos anotando anotado anotada anotados anotadas anotó anotaste anote anotes anoten anotarme
      anotarte anotarlo anotarla anotarlos anotarlas anotarle anotarles anotarnos anotármelo anotármela anótame anotame anótate anotate
      anótalo anotalo anótala anotala anótalos anotalos anótalas anotalas anótale anotale anótales anotales anótanos anotanos anótamelo
      anotamelo anótamela anotamela anóteme anótelo anótela anótelos anótelas anótele
    apuntar: apunta apunto apuntas apuntan apuntamos apuntando apuntado apuntada apuntados apuntadas apuntó apuntaste apunten apuntarme
      apuntarte apuntarlo apuntarla apuntarlos apuntarlas apuntarle apuntarles apuntarnos apuntármelo apuntármela apúntame apuntame
      apúntate apuntate apúntalo apuntalo apúntala apuntala apúntalos apuntalos apúntalas apuntalas apúntale apuntale apúntales
      apuntales apúntanos apuntanos apúntamelo apuntamelo apúntamela apuntamela apúnteme apúntelo apúntela apúntelos apúntelas apúntele
    cambiar: cambia cambias cambian cambiamos cambiando cambiado cambiada cambiados cambiadas cambió cambiaste cambie cambies cambien
      cambiarme cambiarte cambiarlo cambiarla cambiarlos cambiarlas cambiarle cambiarles cambiarnos cambiármelo cambiármela cámbiame
      cambiame cámbiate cambiate cámbialo cambialo cámbiala cambiala cámbialos cambialos cámbialas cambialas cámbiale cambiale
      cámbiales cambiales cámbianos cambianos cámbiamelo cambiamelo cámbiamela cambiamela cámbieme cámbielo cámbiela cámbielos
      cámbielas cámbiele
    cancelar: cancela cancelo cancelas cancelan cancelamos cancelando cancelado cancelada cancelados canceladas canceló cancelaste
      cancele canceles cancelen cancelarme cancelarte cancelarlo cancelarla cancelarlos cancelarlas cancelarle cancelarles cancelarnos
      cancelármelo cancelármela cancélame cancelame cancélate cancelate cancélalo cancelalo cancélala cancelala cancélalos cancelalos
      cancélalas cancelalas cancélale cancelale cancélales cancelales cancélanos cancelanos cancélamelo cancelamelo cancélamela
      cancelamela cancéleme cancélelo cancélela cancélelos cancélelas cancélele
    anular: anula anulo anulas anulan anulamos anulando anulado anulada anulados anuladas anuló anulaste anule anules anulen anularme
      anularte anularlo anularla anularlos anularlas anularle anularles anularnos anulármelo anulármela anúlame anulame anúlate anulate
      anúlalo anulalo anúlala anulala anúlalos anulalos anúlalas anulalas anúlale anulale anúlales anulales anúlanos anulanos anúlamelo
      anulamelo anúlamela anulamela anúleme anúlelo anúlela anúlelos anúlelas anúlele
    activar: activa activo activas activan activamos activando activado activada activados activadas activó activaste active actives
      activen activarme activarte activarlo activarla activarlos activarlas activarle activarles activarnos activármelo activármela
      actívame activame actívate activate actívalo activalo actívala activala actívalos activalos actívalas activalas actívale activale
      actívales activales actívanos activanos actívamelo activamelo actívamela activamela actíveme actívelo actívela actívelos
      actívelas actívele
    desactivar: desactiva desactivo desactivas desactivan desactivamos desactivando desactivado desactivada desactivados desactivadas
      desactivó desactivaste desactive desactives desactiven desactivarme desactivarte desactivarlo desactivarla desactivarlos
      desactivarlas desactivarle desactivarles desactivarnos desactivármelo desactivármela desactívame desactivame desactívate
      desactivate desactívalo desactivalo desactívala desactivala desactívalos desactivalos desactívalas desactivalas desactívale
      desactivale desactívales desactivales desactívanos desactivanos desactívamelo desactivamelo desactívamela desactivamela
      desactíveme desactívelo desactívela desactívelos desactívelas desactívele
    reproducir: reproduce reproduces reproducen reproduzco reproducimos reproducido reproducida reproducidos reproducidas reproduciste
      reproduciendo reprodució reproduzca reproduzcas reproduzcan reproducirme reproducirte reproducirlo reproducirla reproducirlos
      reproducirlas reproducirle reproducirles reproducirnos reproducírmelo reproducírmela reprodúceme reproduceme reprodúcete
      reproducete reprodúcelo reproducelo reprodúcela reproducela reprodúcelos reproducelos reprodúcelas reproducelas reprodúcele
      reproducele reprodúceles reproduceles reprodúcenos reproducenos reprodúcemelo reproducemelo reprodúcemela reproducemela
      reprodúzcame reprodúzcalo reprodúzcala reprodúzcalos reprodúzcalas reprodúzcale
    traducir: traduce traduces traducen traduzco traducimos traducida traducidos traducidas traduciste traduciendo tradució traduzca
      traduzcas traduzcan traducirme traducirte traducirlo traducirla traducirlos traducirlas traducirle traducirles traducirnos
      traducírmelo traducírmela tradúceme traduceme tradúcete traducete tradúcelo traducelo tradúcela traducela tradúcelos traducelos
      tradúcelas traducelas tradúcele traducele tradúceles traduceles tradúcenos traducenos tradúcemelo traducemelo tradúcemela
      traducemela tradúzcame tradúzcalo tradúzcala tradúzcalos tradúzcalas tradúzcale
    conducir: conduce conduces conducen conduzco conducimos conducido conducida conducidos conducidas conduciste conduciendo condució
      conduzca conduzcas conduzcan conducirme conducirte conducirlo conducirla conducirlos conducirlas conducirle conducirles
      conducirnos conducírmelo conducírmela condúceme conduceme condúcete conducete condúcelo conducelo condúcela conducela condúcelos
      conducelos condúcelas conducelas condúcele conducele condúceles conduceles condúcenos conducenos condúcemelo conducemelo
      condúcemela conducemela condúzcame condúzcalo condúzcala condúzcalos condúzcalas condúzcale
    repetir: repite repito repites repiten repetimos repetido repetida repetidos repetidas repetiste repita repitas repitan repetirme
      repetirte repetirlo repetirla repetirlos repetirlas repetirle repetirles repetirnos repetírmelo repetírmela repíteme repiteme
      repítete repitete repítelo repitelo repítela repitela repítelos repitelos repítelas repitelas repítele repitele repíteles
      repiteles repítenos repitenos repítemelo repitemelo repítemela repitemela repítame repítalo repítala repítalos repítalas repítale
      repitiendo
    pedir: pide pido pides piden pedimos pedida pedidas pediste pida pidas pidan pedirme pedirte pedirlo pedirla pedirlos pedirlas
      pedirle pedirles pedirnos pedírmelo pedírmela pídeme pideme pídete pidete pídelo pidelo pídela pidela pídelos pidelos pídelas
      pidelas pídele pidele pídeles pideles pídenos pidenos pídemelo pidemelo pídemela pidemela pídame pídalo pídala pídalos pídalas
      pídale pidiendo
    medir: mide mides miden medimos medidos mediste midas midan medirme medirte medirlo medirla medirlos medirlas medirle medirles
      medirnos medírmelo medírmela mídeme mideme mídete midete mídelo midelo mídela midela mídelos midelos mídelas midelas mídele
      midele mídeles mideles mídenos midenos mídemelo midemelo mídemela midemela mídame mídalo mídala mídalos mídalas mídale midiendo
    elegir: elige eliges eligen elijo elegimos elegido elegida elegidos elegidas elegiste elija elijas elijan elegirme elegirte
      elegirlo elegirla elegirlos elegirlas elegirle elegirles elegirnos elegírmelo elegírmela elígeme eligeme elígete eligete elígelo
      eligelo elígela eligela elígelos eligelos elígelas eligelas elígele eligele elígeles eligeles elígenos eligenos elígemelo
      eligemelo elígemela eligemela elíjame elíjalo elíjala elíjalos elíjalas elíjale eligiendo
    servir: sirve sirvo sirves sirven servimos servido servida servidos servidas serviste sirva sirvas sirvan servirme servirte
      servirlo servirla servirlos servirlas servirle servirles servirnos servírmelo servírmela sírveme sirveme sírvete sirvete sírvelo
      sirvelo sírvela sirvela sírvelos sirvelos sírvelas sirvelas sírvele sirvele sírveles sirveles sírvenos sirvenos sírvemelo
      sirvemelo sírvemela sirvemela sírvame sírvalo sírvala sírvalos sírvalas sírvale sirviendo
    dormir: duerme duermo duermes duermen dormimos dormido dormida dormidos dormidas dormiste duerma duermas duerman dormirme dormirte
      dormirlo dormirla dormirlos dormirlas dormirle dormirles dormirnos dormírmelo dormírmela duérmeme duermeme duérmete duermete
      duérmelo duermelo duérmela duermela duérmelos duermelos duérmelas duermelas duérmele duermele duérmeles duermeles duérmenos
      duermenos duérmemelo duermemelo duérmemela duermemela duérmame duérmalo duérmala duérmalos duérmalas duérmale durmiendo durmió
    morir: muere muero mueres mueren morimos morido morida moridos moridas moriste moriendo morió muera mueras mueran morirme morirte
      morirlo morirla morirlos morirlas morirle morirles morirnos morírmelo morírmela muéreme muereme muérete muerete muérelo muerelo
      muérela muerela muérelos muerelos muérelas muerelas muérele muerele muéreles muereles muérenos muerenos muéremelo mueremelo
      muéremela mueremela muérame muéralo muérala muéralos muéralas muérale muerto muerta murió
    sentir: siente sientes sienten sentimos sentido sentida sentidos sentidas sentiste sienta sientas sientan sentirme sentirte
      sentirlo sentirla sentirlos sentirlas sentirle sentirles sentirnos sentírmelo sentírmela siénteme sienteme siéntete sientete
      siéntelo sientelo siéntela sientela siéntelos sientelos siéntelas sientelas siéntele sientele siénteles sienteles siéntenos
      sientenos siéntemelo sientemelo siéntemela sientemela siéntame siéntalo siéntala siéntalos siéntalas siéntale sintiendo
    mover: mueve muevo mueves mueven movemos movido movida movidos movidas moviste moviendo movió mueva muevas muevan moverme moverte
      moverlo moverla moverlos moverlas moverle moverles movernos movérmelo movérmela muéveme mueveme muévete muevete muévelo muevelo
      muévela muevela muévelos muevelos muévelas muevelas muévele muevele muéveles mueveles muévenos muevenos muévemelo muevemelo
      muévemela muevemela muévame muévalo muévala muévalos muévalas muévale
    resolver: resuelve resuelvo resuelves resuelven resolvemos resolvido resolvida resolvidos resolvidas resolviste resolviendo
      resolvió resuelva resuelvas resuelvan resolverme resolverte resolverlo resolverla resolverlos resolverlas resolverle resolverles
      resolvernos resolvérmelo resolvérmela resuélveme resuelveme resuélvete resuelvete resuélvelo resuelvelo resuélvela resuelvela
      resuélvelos resuelvelos resuélvelas resuelvelas resuélvele resuelvele resuélveles resuelveles resuélvenos resuelvenos
      resuélvemelo resuelvemelo resuélvemela resuelvemela resuélvame resuélvalo resuélvala resuélvalos resuélvalas resuélvale resuelto
    llover: llueve lluevo llueves llueven llovemos llovido llovida llovidos llovidas lloviste lloviendo llovió llueva lluevas lluevan
      lloverme lloverte lloverlo lloverla lloverlos lloverlas lloverle lloverles llovernos llovérmelo llovérmela lluéveme llueveme
      lluévete lluevete lluévelo lluevelo lluévela lluevela lluévelos lluevelos lluévelas lluevelas lluévele lluevele lluéveles
      llueveles lluévenos lluevenos lluévemelo lluevemelo lluévemela lluevemela lluévame lluévalo lluévala lluévalos lluévalas lluévale
    nevar: nieva nievo nievas nievan nevamos nevando nevado nevada nevados nevadas nevó nevaste nieve nieves nieven nevarme nevarte
      nevarlo nevarla nevarlos nevarlas nevarle nevarles nevarnos nevármelo nevármela niévame nievame niévate nievate niévalo nievalo
      niévala nievala niévalos nievalos niévalas nievalas niévale nievale niévales nievales niévanos nievanos niévamelo nievamelo
      niévamela nievamela niéveme niévelo niévela niévelos niévelas niévele
    probar: prueba pruebo prueban probamos probando probado probada probados probadas probó probaste pruebe pruebes prueben probarme
      probarte probarlo probarla probarlos probarlas probarle probarles probarnos probármelo probármela pruébame pruebame pruébate
      pruebate pruébalo pruebalo pruébala pruebala pruébalos pruebalos pruébalas pruebalas pruébale pruebale pruébales pruebales
      pruébanos pruebanos pruébamelo pruebamelo pruébamela pruebamela pruébeme pruébelo pruébela pruébelos pruébelas pruébele
    calentar: calienta caliento calientas calientan calentamos calentando calentado calentada calentados calentadas calentó calentaste
      calientes calienten calentarme calentarte calentarlo calentarla calentarlos calentarlas calentarle calentarles calentarnos
      calentármelo calentármela caliéntame calientame caliéntate calientate caliéntalo calientalo caliéntala calientala caliéntalos
      calientalos caliéntalas calientalas caliéntale calientale caliéntales calientales caliéntanos calientanos caliéntamelo
      calientamelo caliéntamela calientamela caliénteme caliéntelo caliéntela caliéntelos caliéntelas caliéntele
    transferir: transfiere transfiero transfieres transfieren transferimos transferido transferida transferidos transferidas
      transferiste transferiendo transferió transfiera transfieras transfieran transferirme transferirte transferirlo transferirla
      transferirlos transferirlas transferirle transferirles transferirnos transferírmelo transferírmela transfiéreme transfiereme
      transfiérete transfierete transfiérelo transfierelo transfiérela transfierela transfiérelos transfierelos transfiérelas
      transfierelas transfiérele transfierele transfiéreles transfiereles transfiérenos transfierenos transfiéremelo transfieremelo
      transfiéremela transfieremela transfiérame transfiéralo transfiérala transfiéralos transfiéralas transfiérale
    sugerir: sugiere sugiero sugieres sugieren sugerimos sugerido sugerida sugeridos sugeridas sugeriste sugeriendo sugerió sugiera
      sugieras sugieran sugerirme sugerirte sugerirlo sugerirla sugerirlos sugerirlas sugerirle sugerirles sugerirnos sugerírmelo
      sugerírmela sugiéreme sugiereme sugiérete sugierete sugiérelo sugierelo sugiérela sugierela sugiérelos sugierelos sugiérelas
      sugierelas sugiérele sugierele sugiéreles sugiereles sugiérenos sugierenos sugiéremelo sugieremelo sugiéremela sugieremela
      sugiérame sugiéralo sugiérala sugiéralos sugiéralas sugiérale
    recomendar: recomienda recomiendo recomiendas recomiendan recomendamos recomendando recomendado recomendada recomendados
      recomendadas recomendó recomendaste recomiende recomiendes recomienden recomendarme recomendarte recomendarlo recomendarla
      recomendarlos recomendarlas recomendarle recomendarles recomendarnos recomendármelo recomendármela recomiéndame recomiendame
      recomiéndate recomiendate recomiéndalo recomiendalo recomiéndala recomiendala recomiéndalos recomiendalos recomiéndalas
      recomiendalas recomiéndale recomiendale recomiéndales recomiendales recomiéndanos recomiendanos recomiéndamelo recomiendamelo
      recomiéndamela recomiendamela recomiéndeme recomiéndelo recomiéndela recomiéndelos recomiéndelas recomiéndele
    conocer: conoce conoces conocen conozco conocemos conocido conocida conocidos conocidas conociste conociendo conoció conozca
      conozcas conozcan conocerme conocerte conocerlo conocerla conocerlos conocerlas conocerle conocerles conocernos conocérmelo
      conocérmela conóceme conoceme conócete conocete conócelo conocelo conócela conocela conócelos conocelos conócelas conocelas
      conócele conocele conóceles conoceles conócenos conocenos conócemelo conocemelo conócemela conocemela conózcame conózcalo
      conózcala conózcalos conózcalas conózcale
    aparecer: aparece apareces aparecen aparezco aparecemos aparecido aparecida aparecidos aparecidas apareciste apareciendo apareció
      aparezca aparezcas aparezcan aparecerme aparecerte aparecerlo aparecerla aparecerlos aparecerlas aparecerle aparecerles
      aparecernos aparecérmelo aparecérmela aparéceme apareceme aparécete aparecete aparécelo aparecelo aparécela aparecela aparécelos
      aparecelos aparécelas aparecelas aparécele aparecele aparéceles apareceles aparécenos aparecenos aparécemelo aparecemelo
      aparécemela aparecemela aparézcame aparézcalo aparézcala aparézcalos aparézcalas aparézcale
    agradecer: agradece agradeces agradecen agradezco agradecemos agradecido agradecida agradecidos agradecidas agradeciste
      agradeciendo agradeció agradezca agradezcas agradezcan agradecerme agradecerte agradecerlo agradecerla agradecerlos agradecerlas
      agradecerle agradecerles agradecernos agradecérmelo agradecérmela agradéceme agradeceme agradécete agradecete agradécelo
      agradecelo agradécela agradecela agradécelos agradecelos agradécelas agradecelas agradécele agradecele agradéceles agradeceles
      agradécenos agradecenos agradécemelo agradecemelo agradécemela agradecemela agradézcame agradézcalo agradézcala agradézcalos
      agradézcalas agradézcale
    caer: cae caes caen caigo caemos caido caida caidos caidas caiste caiga caigas caigan caerme caerte caerlo caerla caerlos caerlas
      caerle caerles caernos caérmelo caérmela cáeme caeme cáete caete cáelo caelo cáela caela cáelos caelos cáelas caelas cáele caele
      cáeles caeles cáenos caenos cáemelo caemelo cáemela caemela cáigame cáigalo cáigala cáigalos cáigalas cáigale cayendo caído
    cocer: cuece cueces cuecen cuezo cocemos cocido cocida cocidos cocidas cociste cociendo coció cueza cuezas cuezan cocerme cocerte
      cocerlo cocerla cocerlos cocerlas cocerle cocerles cocernos cocérmelo cocérmela cuéceme cueceme cuécete cuecete cuécelo cuecelo
      cuécela cuecela cuécelos cuecelos cuécelas cuecelas cuécele cuecele cuéceles cueceles cuécenos cuecenos cuécemelo cuecemelo
      cuécemela cuecemela cuézame cuézalo cuézala cuézalos cuézalas cuézale
    freír: fríe frito frita friendo freírlo
    reír: ríe ríes ríen reimos reido reida reidos reidas reiste ría rías rían reírme reírte reírlo reírla reírlos reírlas reírle
      reírles reírnos reírmelo reírmela ríeme ríete ríelo ríela ríelos ríelas ríele ríeles ríenos ríemelo ríemela ríame ríalo ríala
      ríalos ríalas ríale riendo
    romper: rompe rompo rompes rompen rompemos rompido rompida rompidos rompidas rompiste rompiendo rompió rompa rompas rompan romperme
      romperte romperlo romperla romperlos romperlas romperle romperles rompernos rompérmelo rompérmela rómpeme rompeme rómpete rompete
      rómpelo rompelo rómpela rompela rómpelos rompelos rómpelas rompelas rómpele rompele rómpeles rompeles rómpenos rompenos rómpemelo
      rompemelo rómpemela rompemela rómpame rómpalo rómpala rómpalos rómpalas rómpale roto rota
    descubrir: descubre descubro descubres descubren descubrimos descubrido descubrida descubridos descubridas descubriste descubriendo
      descubrió descubra descubras descubran descubrirme descubrirte descubrirlo descubrirla descubrirlos descubrirlas descubrirle
      descubrirles descubrirnos descubrírmelo descubrírmela descúbreme descubreme descúbrete descubrete descúbrelo descubrelo
      descúbrela descubrela descúbrelos descubrelos descúbrelas descubrelas descúbrele descubrele descúbreles descubreles descúbrenos
      descubrenos descúbremelo descubremelo descúbremela descubremela descúbrame descúbralo descúbrala descúbralos descúbralas
      descúbrale descubierto
    conseguir: consigue consigues consiguen conseguimos conseguido conseguida conseguidos conseguidas conseguiste conseguiendo
      conseguió consiga consigas consigan conseguirme conseguirte conseguirlo conseguirla conseguirlos conseguirlas conseguirle
      conseguirles conseguirnos conseguírmelo conseguírmela consígueme consigueme consíguete consiguete consíguelo consiguelo
      consíguela consiguela consíguelos consiguelos consíguelas consiguelas consíguele consiguele consígueles consigueles consíguenos
      consiguenos consíguemelo consiguemelo consíguemela consiguemela consígame consígalo consígala consígalos consígalas consígale
    significar: significa significo significas significan significamos significando significado significada significados significadas
      significó significaste signifique signifiques signifiquen significarme significarte significarlo significarla significarlos
      significarlas significarle significarles significarnos significármelo significármela signifícame significame signifícate
      significate signifícalo significalo signifícala significala signifícalos significalos signifícalas significalas signifícale
      significale signifícales significales signifícanos significanos signifícamelo significamelo signifícamela significamela
      signifíqueme signifíquelo signifíquela signifíquelos signifíquelas signifíquele
    explicar: explica explico explicas explican explicamos explicando explicado explicada explicados explicadas explicó explicaste
      explique expliques expliquen explicarme explicarte explicarlo explicarla explicarlos explicarlas explicarle explicarles
      explicarnos explicármelo explicármela explícame explicame explícate explicate explícalo explicalo explícala explicala explícalos
      explicalos explícalas explicalas explícale explicale explícales explicales explícanos explicanos explícamelo explicamelo
      explícamela explicamela explíqueme explíquelo explíquela explíquelos explíquelas explíquele
    averiguar: averigua averiguo averiguas averiguan averiguamos averiguando averiguado averiguada averiguados averiguadas averiguó
      averiguaste averigüe averigües averigüen averiguarme averiguarte averiguarlo averiguarla averiguarlos averiguarlas averiguarle
      averiguarles averiguarnos averiguármelo averiguármela averíguame averiguame averíguate averiguate averígualo averigualo
      averíguala averiguala averígualos averigualos averígualas averigualas averíguale averiguale averíguales averiguales averíguanos
      averiguanos averíguamelo averiguamelo averíguamela averiguamela averígüeme averígüelo averígüela averígüelos averígüelas
      averígüele
    comprobar: comprueba compruebo compruebas comprueban comprobamos comprobando comprobado comprobada comprobados comprobadas comprobó
      comprobaste compruebe compruebes comprueben comprobarme comprobarte comprobarlo comprobarla comprobarlos comprobarlas comprobarle
      comprobarles comprobarnos comprobármelo comprobármela compruébame compruebame compruébate compruebate compruébalo compruebalo
      compruébala compruebala compruébalos compruebalos compruébalas compruebalas compruébale compruebale compruébales compruebales
      compruébanos compruebanos compruébamelo compruebamelo compruébamela compruebamela compruébeme compruébelo compruébela
      compruébelos compruébelas compruébele
    revisar: revisa reviso revisas revisan revisamos revisando revisado revisada revisados revisadas revisó revisaste revise revises
      revisen revisarme revisarte revisarlo revisarla revisarlos revisarlas revisarle revisarles revisarnos revisármelo revisármela
      revísame revisame revísate revisate revísalo revisalo revísala revisala revísalos revisalos revísalas revisalas revísale revisale
      revísales revisales revísanos revisanos revísamelo revisamelo revísamela revisamela revíseme revíselo revísela revíselos
      revíselas revísele
    guardar: guarda guardo guardas guardan guardamos guardando guardado guardada guardados guardadas guardó guardaste guarde guardes
      guarden guardarme guardarte guardarlo guardarla guardarlos guardarlas guardarle guardarles guardarnos guardármelo guardármela
      guárdame guardame guárdate guardate guárdalo guardalo guárdala guardala guárdalos guardalos guárdalas guardalas guárdale guardale
      guárdales guardales guárdanos guardanos guárdamelo guardamelo guárdamela guardamela guárdeme guárdelo guárdela guárdelos
      guárdelas guárdele
    grabar: graba grabo grabas graban grabamos grabando grabada grabados grabadas grabó grabaste grabe grabes graben grabarme grabarte
      grabarlo grabarla grabarlos grabarlas grabarle grabarles grabarnos grabármelo grabármela grábame grabame grábate grabate grábalo
      grabalo grábala grabala grábalos grabalos grábalas grabalas grábale grabale grábales grabales grábanos grabanos grábamelo
      grabamelo grábamela grabamela grábeme grábelo grábela grábelos grábelas grábele
    escuchar: escucha escucho escuchas escuchan escuchamos escuchando escuchado escuchada escuchados escuchadas escuchó escuchaste
      escuche escuches escuchen escucharme escucharte escucharlo escucharla escucharlos escucharlas escucharle escucharles escucharnos
      escuchármelo escuchármela escúchame escuchame escúchate escuchate escúchalo escuchalo escúchala escuchala escúchalos escuchalos
      escúchalas escuchalas escúchale escuchale escúchales escuchales escúchanos escuchanos escúchamelo escuchamelo escúchamela
      escuchamela escúcheme escúchelo escúchela escúchelos escúchelas escúchele
    reservar: reserva reservo reservan reservamos reservando reservado reservada reservados reservadas reservó reservaste reserve
      reserves reserven reservarme reservarte reservarlo reservarla reservarlos reservarlas reservarle reservarles reservarnos
      reservármelo reservármela resérvame reservame resérvate reservate resérvalo reservalo resérvala reservala resérvalos reservalos
      resérvalas reservalas resérvale reservale resérvales reservales resérvanos reservanos resérvamelo reservamelo resérvamela
      reservamela resérveme resérvelo resérvela resérvelos resérvelas resérvele
    programar: programo programan programamos programando programado programada programados programadas programó programaste programe
      programes programen programarme programarte programarlo programarla programarlos programarlas programarle programarles
      programarnos programármelo programármela prográmame programame prográmate programate prográmalo programalo prográmala programala
      prográmalos programalos prográmalas programalas prográmale programale prográmales programales prográmanos programanos
      prográmamelo programamelo prográmamela programamela prográmeme prográmelo prográmela prográmelos prográmelas prográmele
    configurar: configura configuro configuras configuran configuramos configurando configurado configurada configurados configuradas
      configuró configuraste configure configures configuren configurarme configurarte configurarlo configurarla configurarlos
      configurarlas configurarle configurarles configurarnos configurármelo configurármela configúrame configurame configúrate
      configurate configúralo configuralo configúrala configurala configúralos configuralos configúralas configuralas configúrale
      configurale configúrales configurales configúranos configuranos configúramelo configuramelo configúramela configuramela
      configúreme configúrelo configúrela configúrelos configúrelas configúrele
    ajustar: ajusta ajusto ajustas ajustan ajustamos ajustando ajustado ajustada ajustados ajustadas ajustó ajustaste ajusten ajustarme
      ajustarte ajustarlo ajustarla ajustarlos ajustarlas ajustarle ajustarles ajustarnos ajustármelo ajustármela ajústame ajustame
      ajústate ajustate ajústalo ajustalo ajústala ajustala ajústalos ajustalos ajústalas ajustalas ajústale ajustale ajústales
      ajustales ajústanos ajustanos ajústamelo ajustamelo ajústamela ajustamela ajústeme ajústelo ajústela ajústelos ajústelas ajústele
    calcular: calcula calculo calculas calculan calculamos calculando calculado calculada calculados calculadas calculó calculaste
      calcule calcules calculen calcularme calcularte calcularlo calcularla calcularlos calcularlas calcularle calcularles calcularnos
      calculármelo calculármela calcúlame calculame calcúlate calculate calcúlalo calculalo calcúlala calculala calcúlalos calculalos
      calcúlalas calculalas calcúlale calculale calcúlales calculales calcúlanos calculanos calcúlamelo calculamelo calcúlamela
      calculamela calcúleme calcúlelo calcúlela calcúlelos calcúlelas calcúlele
    convertir: convierte convierto conviertes convierten convertimos convertido convertida convertidos convertidas convertiste
      convertiendo convertió convierta conviertas conviertan convertirme convertirte convertirlo convertirla convertirlos convertirlas
      convertirle convertirles convertirnos convertírmelo convertírmela conviérteme convierteme conviértete conviertete conviértelo
      conviertelo conviértela conviertela conviértelos conviertelos conviértelas conviertelas conviértele conviertele conviérteles
      convierteles conviértenos conviertenos conviértemelo conviertemelo conviértemela conviertemela conviértame conviértalo
      conviértala conviértalos conviértalas conviértale
    compartir: comparte comparto compartes comparten compartimos compartido compartida compartidos compartidas compartiste compartiendo
      compartió comparta compartas compartan compartirme compartirte compartirlo compartirla compartirlos compartirlas compartirle
      compartirles compartirnos compartírmelo compartírmela compárteme comparteme compártete compartete compártelo compartelo
      compártela compartela compártelos compartelos compártelas compartelas compártele compartele compárteles comparteles compártenos
      compartenos compártemelo compartemelo compártemela compartemela compártame compártalo compártala compártalos compártalas
      compártale
    comparar: compara comparo comparas comparan comparamos comparando comparado comparada comparados comparadas comparó comparaste
      compare compares comparen compararme compararte compararlo compararla compararlos compararlas compararle compararles compararnos
      comparármelo comparármela compárame comparame compárate comparate compáralo comparalo compárala comparala compáralos comparalos
      compáralas comparalas compárale comparale compárales comparales compáranos comparanos compáramelo comparamelo compáramela
      comparamela compáreme compárelo compárela compárelos compárelas compárele
    conectar: conecta conecto conectas conectan conectamos conectando conectado conectada conectados conectadas conectó conectaste
      conecte conectes conecten conectarme conectarte conectarlo conectarla conectarlos conectarlas conectarle conectarles conectarnos
      conectármelo conectármela conéctame conectame conéctate conectate conéctalo conectalo conéctala conectala conéctalos conectalos
      conéctalas conectalas conéctale conectale conéctales conectales conéctanos conectanos conéctamelo conectamelo conéctamela
      conectamela conécteme conéctelo conéctela conéctelos conéctelas conéctele
    desconectar: desconecta desconecto desconectas desconectan desconectamos desconectando desconectado desconectada desconectados
      desconectadas desconectó desconectaste desconecte desconectes desconecten desconectarme desconectarte desconectarlo desconectarla
      desconectarlos desconectarlas desconectarle desconectarles desconectarnos desconectármelo desconectármela desconéctame
      desconectame desconéctate desconectate desconéctalo desconectalo desconéctala desconectala desconéctalos desconectalos
      desconéctalas desconectalas desconéctale desconectale desconéctales desconectales desconéctanos desconectanos desconéctamelo
      desconectamelo desconéctamela desconectamela desconécteme desconéctelo desconéctela desconéctelos desconéctelas desconéctele
    descargar: descarga descargo descargas descargan descargamos descargando descargado descargada descargados descargadas descargó
      descargaste descargue descargues descarguen descargarme descargarte descargarlo descargarla descargarlos descargarlas descargarle
      descargarles descargarnos descargármelo descargármela descárgame descargame descárgate descargate descárgalo descargalo
      descárgala descargala descárgalos descargalos descárgalas descargalas descárgale descargale descárgales descargales descárganos
      descarganos descárgamelo descargamelo descárgamela descargamela descárgueme descárguelo descárguela descárguelos descárguelas
      descárguele
    instalar: instala instalo instalas instalan instalamos instalando instalado instalada instalados instaladas instaló instalaste
      instale instales instalen instalarme instalarte instalarlo instalarla instalarlos instalarlas instalarle instalarles instalarnos
      instalármelo instalármela instálame instalame instálate instalate instálalo instalalo instálala instalala instálalos instalalos
      instálalas instalalas instálale instalale instálales instalales instálanos instalanos instálamelo instalamelo instálamela
      instalamela instáleme instálelo instálela instálelos instálelas instálele
    avisar: avisa aviso avisas avisan avisamos avisando avisado avisada avisados avisadas avisó avisaste avise avises avisen avisarme
      avisarte avisarlo avisarla avisarlos avisarlas avisarle avisarles avisarnos avisármelo avisármela avísame avisame avísate avisate
      avísalo avisalo avísala avisala avísalos avisalos avísalas avisalas avísale avisale avísales avisales avísanos avisanos avísamelo
      avisamelo avísamela avisamela avíseme avíselo avísela avíselos avíselas avísele
    ayudar: ayuda ayudo ayudas ayudan ayudamos ayudando ayudado ayudada ayudados ayudadas ayudó ayudaste ayude ayudes ayuden ayudarme
      ayudarte ayudarlo ayudarla ayudarlos ayudarlas ayudarle ayudarles ayudarnos ayudármelo ayudármela ayúdame ayudame ayúdate ayudate
      ayúdalo ayudalo ayúdala ayudala ayúdalos ayudalos ayúdalas ayudalas ayúdale ayudale ayúdales ayudales ayúdanos ayudanos ayúdamelo
      ayudamelo ayúdamela ayudamela ayúdeme ayúdelo ayúdela ayúdelos ayúdelas ayúdele
    responder: responde respondo respondes responden respondemos respondido respondida respondidos respondidas respondiste respondiendo
      respondió responda respondas respondan responderme responderte responderlo responderla responderlos responderlas responderle
      responderles respondernos respondérmelo respondérmela respóndeme respondeme respóndete respondete respóndelo respondelo
      respóndela respondela respóndelos respondelos respóndelas respondelas respóndele respondele respóndeles respondeles respóndenos
      respondenos respóndemelo respondemelo respóndemela respondemela respóndame respóndalo respóndala respóndalos respóndalas
      respóndale
    contestar: contesta contesto contestas contestan contestamos contestando contestado contestada contestados contestadas contestó
      contestaste conteste contestes contesten contestarme contestarte contestarlo contestarla contestarlos contestarlas contestarle
      contestarles contestarnos contestármelo contestármela contéstame contestame contéstate contestate contéstalo contestalo
      contéstala contestala contéstalos contestalos contéstalas contestalas contéstale contestale contéstales contestales contéstanos
      contestanos contéstamelo contestamelo contéstamela contestamela contésteme contéstelo contéstela contéstelos contéstelas
      contéstele
    lanzar: lanza lanzo lanzas lanzan lanzamos lanzando lanzado lanzada lanzados lanzadas lanzó lanzaste lance lances lancen lanzarme
      lanzarte lanzarlo lanzarla lanzarlos lanzarlas lanzarle lanzarles lanzarnos lanzármelo lanzármela lánzame lanzame lánzate lanzate
      lánzalo lanzalo lánzala lanzala lánzalos lanzalos lánzalas lanzalas lánzale lanzale lánzales lanzales lánzanos lanzanos lánzamelo
      lanzamelo lánzamela lanzamela lánceme láncelo láncela láncelos láncelas láncele
    reiniciar: reinicia reinicio reinicias reinician reiniciamos reiniciando reiniciado reiniciada reiniciados reiniciadas reinició
      reiniciaste reinicie reinicies reinicien reiniciarme reiniciarte reiniciarlo reiniciarla reiniciarlos reiniciarlas reiniciarle
      reiniciarles reiniciarnos reiniciármelo reiniciármela reiníciame reiniciame reiníciate reiniciate reinícialo reinicialo
      reiníciala reiniciala reinícialos reinicialos reinícialas reinicialas reiníciale reiniciale reiníciales reiniciales reinícianos
      reinicianos reiníciamelo reiniciamelo reiníciamela reiniciamela reinícieme reinícielo reiníciela reinícielos reinícielas
      reiníciele
    aumentar: aumenta aumento aumentas aumentan aumentamos aumentando aumentado aumentada aumentados aumentadas aumentó aumentaste
      aumente aumentes aumenten aumentarme aumentarte aumentarlo aumentarla aumentarlos aumentarlas aumentarle aumentarles aumentarnos
      aumentármelo aumentármela auméntame aumentame auméntate aumentate auméntalo aumentalo auméntala aumentala auméntalos aumentalos
      auméntalas aumentalas auméntale aumentale auméntales aumentales auméntanos aumentanos auméntamelo aumentamelo auméntamela
      aumentamela auménteme auméntelo auméntela auméntelos auméntelas auméntele
    disminuir: disminuye disminuyo disminuyes disminuyen disminuimos disminuido disminuida disminuidos disminuidas disminuiste
      disminuiendo disminuió disminuya disminuyas disminuyan disminuirme disminuirte disminuirlo disminuirla disminuirlos disminuirlas
      disminuirle disminuirles disminuirnos disminuírmelo disminuírmela disminúyeme disminuyeme disminúyete disminuyete disminúyelo
      disminuyelo disminúyela disminuyela disminúyelos disminuyelos disminúyelas disminuyelas disminúyele disminuyele disminúyeles
      disminuyeles disminúyenos disminuyenos disminúyemelo disminuyemelo disminúyemela disminuyemela disminúyame disminúyalo
      disminúyala disminúyalos disminúyalas disminúyale
    reducir: reduce reduces reducen reduzco reducimos reducido reducida reducidos reducidas reduciste reduciendo redució reduzca
      reduzcas reduzcan reducirme reducirte reducirlo reducirla reducirlos reducirlas reducirle reducirles reducirnos reducírmelo
      reducírmela redúceme reduceme redúcete reducete redúcelo reducelo redúcela reducela redúcelos reducelos redúcelas reducelas
      redúcele reducele redúceles reduceles redúcenos reducenos redúcemelo reducemelo redúcemela reducemela redúzcame redúzcalo
      redúzcala redúzcalos redúzcalas redúzcale
    limpiar: limpia limpio limpias limpian limpiamos limpiando limpiado limpiada limpiados limpiadas limpió limpiaste limpie limpies
      limpien limpiarme limpiarte limpiarlo limpiarla limpiarlos limpiarlas limpiarle limpiarles limpiarnos limpiármelo limpiármela
      límpiame limpiame límpiate limpiate límpialo limpialo límpiala limpiala límpialos limpialos límpialas limpialas límpiale limpiale
      límpiales limpiales límpianos limpianos límpiamelo limpiamelo límpiamela limpiamela límpieme límpielo límpiela límpielos
      límpielas límpiele
    regar: riega riego riegas riegan regamos regando regado regada regados regadas regó regaste riegue riegues rieguen regarme regarte
      regarlo regarla regarlos regarlas regarle regarles regarnos regármelo regármela riégame riegame riégate riegate riégalo riegalo
      riégala riegala riégalos riegalos riégalas riegalas riégale riegale riégales riegales riéganos rieganos riégamelo riegamelo
      riégamela riegamela riégueme riéguelo riéguela riéguelos riéguelas riéguele
    llevar: lleva llevo llevas llevan llevamos llevando llevado llevada llevados llevadas llevó llevaste lleve lleves lleven llevarme
      llevarte llevarlo llevarla llevarlos llevarlas llevarle llevarles llevarnos llevármelo llevármela llévame llevame llévate llevate
      llévalo llevalo llévala llevala llévalos llevalos llévalas llevalas llévale llevale llévales llevales llévanos llevanos llévamelo
      llevamelo llévamela llevamela lléveme llévelo llévela llévelos llévelas llévele
    llegar: llega llego llegas llegan llegamos llegando llegado llegada llegados llegadas llegó llegaste llegue llegues lleguen
      llegarme llegarte llegarlo llegarla llegarlos llegarlas llegarle llegarles llegarnos llegármelo llegármela llégame llegame
      llégate llegate llégalo llegalo llégala llegala llégalos llegalos llégalas llegalas llégale llegale llégales llegales lléganos
      lleganos llégamelo llegamelo llégamela llegamela llégueme lléguelo lléguela lléguelos lléguelas lléguele
    viajar: viaja viajo viajas viajan viajamos viajando viajado viajada viajados viajadas viajó viajaste viaje viajes viajen viajarme
      viajarte viajarlo viajarla viajarlos viajarlas viajarle viajarles viajarnos viajármelo viajármela viájame viajame viájate viajate
      viájalo viajalo viájala viajala viájalos viajalos viájalas viajalas viájale viajale viájales viajales viájanos viajanos viájamelo
      viajamelo viájamela viajamela viájeme viájelo viájela viájelos viájelas viájele
    costar: cuesta cuesto cuestas cuestan costamos costando costado costada costados costadas costó costaste cueste cuestes cuesten
      costarme costarte costarlo costarla costarlos costarlas costarle costarles costarnos costármelo costármela cuéstame cuestame
      cuéstate cuestate cuéstalo cuestalo cuéstala cuestala cuéstalos cuestalos cuéstalas cuestalas cuéstale cuestale cuéstales
      cuestales cuéstanos cuestanos cuéstamelo cuestamelo cuéstamela cuestamela cuésteme cuéstelo cuéstela cuéstelos cuéstelas cuéstele
    nacer: nace naces nacen nazco nacemos nacido nacida nacidos nacidas naciste naciendo nació nazca nazcas nazcan nacerme nacerte
      nacerlo nacerla nacerlos nacerlas nacerle nacerles nacernos nacérmelo nacérmela náceme naceme nácete nacete nácelo nacelo nácela
      nacela nácelos nacelos nácelas nacelas nácele nacele náceles naceles nácenos nacenos nácemelo nacemelo nácemela nacemela názcame
      názcalo názcala názcalos názcalas názcale
    vivir: vive vives viven vivimos vivido vivida vividos vividas viviste viviendo vivió viva vivas vivan vivirme vivirte vivirlo
      vivirla vivirlos vivirlas vivirle vivirles vivirnos vivírmelo vivírmela víveme viveme vívete vivete vívelo vivelo vívela vivela
      vívelos vivelos vívelas vivelas vívele vivele víveles viveles vívenos vivenos vívemelo vivemelo vívemela vivemela vívame vívalo
      vívala vívalos vívalas vívale
    vender: vende vendo vendes venden vendemos vendido vendida vendidos vendidas vendiste vendiendo vendió venda vendas vendan venderme
      venderte venderlo venderla venderlos venderlas venderle venderles vendernos vendérmelo vendérmela véndeme vendeme véndete vendete
      véndelo vendelo véndela vendela véndelos vendelos véndelas vendelas véndele vendele véndeles vendeles véndenos vendenos véndemelo
      vendemelo véndemela vendemela véndame véndalo véndala véndalos véndalas véndale
    comer: come comes comen comemos comido comidos comiste comiendo comió coma comas coman comerme comerte comerlo comerla comerlos
      comerlas comerle comerles comernos comérmelo comérmela cómeme comeme cómete comete cómelo comelo cómela comela cómelos comelos
      cómelas comelas cómele comele cómeles comeles cómenos comenos cómemelo comemelo cómemela comemela cómame cómalo cómala cómalos
      cómalas cómale
    beber: bebe bebo bebes beben bebemos bebido bebidos bebiste bebiendo bebió beba bebas beban beberme beberte beberlo beberla
      beberlos beberlas beberle beberles bebernos bebérmelo bebérmela bébeme bebeme bébete bebete bébelo bebelo bébela bebela bébelos
      bebelos bébelas bebelas bébele bebele bébeles bebeles bébenos bebenos bébemelo bebemelo bébemela bebemela bébame bébalo bébala
      bébalos bébalas bébale
    correr: corre corro corres corren corremos corrido corrida corridos corridas corriste corriendo corrió corra corras corran correrme
      correrte correrlo correrla correrlos correrlas correrle correrles corrernos corrérmelo corrérmela córreme correme córrete correte
      córrelo correlo córrela correla córrelos correlos córrelas correlas córrele correle córreles correles córrenos correnos córremelo
      corremelo córremela corremela córrame córralo córrala córralos córralas córrale
    nadar: nadas nadan nadamos nadando nadado nadada nadados nadadas nadó nadaste nade nades naden nadarme nadarte nadarlo nadarla
      nadarlos nadarlas nadarle nadarles nadarnos nadármelo nadármela nádame nadame nádate nadate nádalo nadalo nádala nadala nádalos
      nadalos nádalas nadalas nádale nadale nádales nadales nádanos nadanos nádamelo nadamelo nádamela nadamela nádeme nádelo nádela
      nádelos nádelas nádele
    cocinar: cocino cocinan cocinamos cocinando cocinado cocinada cocinados cocinadas cocinó cocinaste cocine cocines cocinen cocinarme
      cocinarte cocinarlo cocinarla cocinarlos cocinarlas cocinarle cocinarles cocinarnos cocinármelo cocinármela cocíname cociname
      cocínate cocinate cocínalo cocinalo cocínala cocinala cocínalos cocinalos cocínalas cocinalas cocínale cocinale cocínales
      cocinales cocínanos cocinanos cocínamelo cocinamelo cocínamela cocinamela cocíneme cocínelo cocínela cocínelos cocínelas cocínele
    luz: luces
    mes: meses
    vez: veces
    red: redes
    bar: bares
    país: países
    gas: gases
    sol: soles
    mal: malo mala malos malas
    bueno: buena buenos buenas buen
    grande: grandes gran
    rojo: roja rojos rojas
    alto: alta altos altas
    frío: fríos frías
    hijo: hija hijos hijas
    gato: gata gatos gatas
    imagen: imágenes
    examen: exámenes
    joven: jóvenes
    orden: órdenes
    dulce: dulces
    partido: partidos
    mercado: mercados
    autobús: autobuses
    café: cafés
    interés: intereses
    menú: menús
    inglés: inglesa ingleses
    francés: francesa franceses
    libro: libros
    libra: libras
    libre: libres
    plato: platos
    cuento: cuentos
    partida: partidas
    taller: talleres
    talla: tallas
    tarde: tardes
    camino: caminos
    correo: correos
    recibo: recibos
    bolsa: bolsas
    bolso: bolsos
    agenda: agendas
    gimnasio: gimnasios
    importe: importes
    puerto: puertos
    puerta: puertas
    banco: bancos
    cita: citas
    punto: puntos
    """
}

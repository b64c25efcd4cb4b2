// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Spanish.
  static let spanish = """
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

    [same]
    # switching and settings
    encender: encender, prender, activar, poner en marcha, habilitar
    apagar: apagar, desactivar, deshabilitar
    subir: subir, aumentar, incrementar, elevar, poner más alto, súbele
    bajar: bajar, disminuir, reducir, poner más bajo, bájale
    brillo: brillo, luminosidad, claridad de la pantalla
    más brillo: más brillo, más luz, iluminar más, más brillante
    atenuar: atenuar, menos luz, oscurecer, luz más tenue, menos brillo
    volumen: volumen, sonido, audio, nivel de sonido
    más volumen: más volumen, más fuerte, subir el volumen, habla más alto, más alto
    menos volumen: menos volumen, más bajito, bajar el volumen, habla más bajo, más bajo
    silenciar: silenciar, mutear, silencio, sin sonido, quitar el sonido, modo silencio
    ajustes: ajustes, configuración, opciones, preferencias
    configurar: configurar, ajustar, establecer, fijar, definir
    cambiar: cambiar, modificar, editar, alterar, corregir
    poner: poner, colocar
    poner música: poner música, reproducir, tocar, escuchar, oír
    parar: parar, detener, terminar, finalizar, acabar, frenar, stop
    pausar: pausar, pausa, poner en pausa, hacer una pausa
    continuar: continuar, reanudar, seguir, retomar, proseguir
    empezar: empezar, comenzar, iniciar, arrancar
    saltar: saltar, omitir, siguiente canción, skip
    siguiente: siguiente, próximo, que viene, posterior
    anterior: anterior, previo
    repetir: repetir, otra vez, de nuevo, volver a
    repetir lo dicho: repetir lo dicho, qué has dicho, no te he oído, repítelo, no te entendí
    bucle: bucle, repetir canción, en bucle, modo repetición
    aleatorio: aleatorio, al azar, mezclar, shuffle, modo aleatorio
    cancelar: cancelar, anular, suspender, desistir de
    olvídalo: olvídalo, déjalo, da igual, no importa, cancela eso, nada
    deshacer: deshacer, revertir, volver atrás, atrás
    ayuda: ayuda, ayudar, asistencia, echar una mano, socorro
    soporte: soporte, atención al cliente, servicio al cliente, asistencia técnica
    reiniciar: reiniciar, resetear, volver a arrancar, restablecer
    actualizar: actualizar, actualización, poner al día, update
    instalar: instalar, descargar aplicación, bajar aplicación
    descargar: descargar, bajarse, download, descarga
    desinstalar: desinstalar, quitar aplicación
    conectar: conectar, vincular, emparejar, enlazar, sincronizar
    bloquear: bloquear, cerrar con llave, echar la llave
    desbloquear: desbloquear, abrir con llave, quitar el bloqueo
    # handling things
    mostrar: mostrar, enseñar, ver, visualizar, sacar en pantalla, dejar ver
    abrir: abrir, lanzar, ejecutar, iniciar, acceder a, entrar en
    cerrar: cerrar, salir de
    buscar: buscar, encontrar, localizar, hallar, dar con
    añadir: añadir, agregar, incluir, sumar a, meter, apuntar, anotar
    quitar: quitar, eliminar, borrar, suprimir, sacar, remover, tachar
    vaciar: vaciar, borrar todo, eliminar todo, limpiar
    crear: crear, hacer, generar, preparar
    guardar: guardar, almacenar, salvar, conservar
    copiar: copiar, duplicar, hacer una copia
    compartir: compartir, difundir
    mover: mover, trasladar
    renombrar: renombrar, cambiar el nombre, poner otro nombre
    enviar: enviar, mandar, remitir, hacer llegar
    recibir: recibir, llegar, obtener
    leer: leer, lectura, lee en voz alta
    escribir: escribir, redactar, poner por escrito
    responder: responder, contestar, dar respuesta
    reenviar: reenviar, volver a enviar, mandar otra vez
    grabar: grabar, registrar, hacer una grabación
    grabación: grabación, nota de voz, audio grabado
    dictar: dictar, dictado, transcribir
    comprobar: comprobar, revisar, verificar, mirar, consultar, chequear
    comparar: comparar, comparación, comparativa, diferencia entre
    explicar: explicar, aclarar, en qué consiste, cómo funciona
    describir: describir, descripción, háblame de, cuéntame sobre, información sobre
    información: información, datos, detalles, info
    recomendar: recomendar, sugerir, aconsejar, proponer, recomendación, sugerencia
    elegir: elegir, escoger, seleccionar
    ordenar lista: ordenar lista, clasificar, organizar
    contar cuántos: contar cuántos, cuántos, número de, cantidad de
    calcular: calcular, cálculo, cuánto es, cuánto da, cuenta matemática
    sumar: sumar, suma, adición
    restar: restar, resta, sustracción
    multiplicar: multiplicar, multiplicado por, producto
    dividir: dividir, dividido, división
    porcentaje: porcentaje, por ciento, tanto por ciento
    raíz cuadrada: raíz cuadrada, raíz
    convertir: convertir, conversión, cuántos son en, equivalencia
    medir: medir, medida, tamaño, dimensiones, medición
    # questions
    quién es: quién es, quién fue, quién, qué persona
    qué significa: qué significa, significado, definición, definir, qué quiere decir
    cuándo: cuándo, en qué momento, qué fecha
    dónde está: dónde está, dónde, en qué lugar, ubicación, en qué sitio, dónde queda
    por qué razón: por qué razón, por qué, cuál es la razón, motivo, causa, a qué se debe
    cómo: cómo, de qué manera, de qué forma
    cuánto tiempo: cuánto tiempo, cuánto tarda, cuánto dura, duración, cuánto se tarda
    cuánto falta: cuánto falta, tiempo restante, cuánto queda
    precio: precio, cuánto cuesta, cuánto vale, coste, costo, tarifa, cuánto sale, importe
    qué distancia: qué distancia, a cuánto está, distancia, cuántos kilómetros, lejos
    cuántos años tiene: cuántos años tiene, edad, qué edad
    altura: altura, cuánto mide, estatura, qué altura
    peso: peso, cuánto pesa, pesar
    población: población, habitantes, cuánta gente vive
    capital: capital, ciudad capital
    # time
    hora: hora, qué hora es, qué horas son, reloj
    zona horaria: zona horaria, huso horario, diferencia horaria, hora local
    fecha: fecha, qué día es hoy, a qué día estamos, día de hoy
    hoy: hoy, día de hoy, en el día
    mañana por la mañana: mañana por la mañana, por la mañana, de la mañana
    tarde: tarde, por la tarde, de la tarde
    noche: noche, por la noche, esta noche, de la noche
    ahora: ahora, actual, en este momento, actualmente, ahora mismo, ahorita
    luego: luego, más tarde, después, dentro de un rato
    pronto: pronto, temprano
    fin de semana: fin de semana, sábado y domingo, finde
    festivo: festivo, día festivo, feriado, puente, día libre
    vacaciones: vacaciones, días libres, permiso, descanso
    cada día: cada día, diario, diariamente, todos los días, a diario
    cada semana: cada semana, semanal, semanalmente, todas las semanas
    cada mes: cada mes, mensual, mensualmente, todos los meses
    cada año: cada año, anual, anualmente, todos los años
    cumpleaños: cumpleaños, cumple, aniversario
    alarma: alarma, despertador, poner el despertador
    despertar: despertar, despertarse, levantar, levantarse
    posponer alarma: posponer alarma, cinco minutos más, snooze, aplazar
    temporizador: temporizador, cuenta atrás, cronómetro, timer
    recordatorio: recordatorio, recordar, avisar, aviso, acordarse, que no se olvide
    calendario: calendario, agenda, mi programa
    cita: cita, evento, compromiso, acontecimiento
    reunión: reunión, junta, videoconferencia
    programar: programar, agendar, planificar, concertar, planear
    aplazar: aplazar, posponer, retrasar, cambiar de fecha, reprogramar
    libre: libre, disponible, desocupado
    ocupado: ocupado, con planes, comprometido
    tarea: tarea, pendiente, cosas que hacer, quehacer
    lista de tareas: lista de tareas, cosas pendientes, to do
    lista de la compra: lista de la compra, lista de compras, lista del súper
    lista: lista, listado, relación de
    nota: nota, apunte, anotación
    # weather
    tiempo: tiempo, clima, pronóstico, previsión, qué tiempo hace, meteorología
    lluvia: lluvia, llover, lloviendo, paraguas, chubasco, mojarse
    nieve: nieve, nevar, nevada
    calor: calor, caluroso, caliente, hace calor
    frío: frío, fresco, hace frío, helado
    sol: sol, soleado, despejado
    nublado: nublado, nubes, nuboso
    viento: viento, ventoso, racha
    tormenta: tormenta, temporal, tempestad, rayos
    temperatura: temperatura, grados, cuántos grados
    humedad: humedad, húmedo
    calidad del aire: calidad del aire, contaminación, polución
    amanecer: amanecer, salida del sol, sale el sol
    atardecer: atardecer, puesta de sol, anochecer
    # media
    música: música, canciones, melodía
    canción: canción, tema, pista, pieza musical
    cantante: cantante, artista, grupo, banda, intérprete
    qué canción es esta: qué canción es esta, qué está sonando, quién canta, identificar canción
    álbum: álbum, disco
    lista de reproducción: lista de reproducción, playlist
    radio: radio, emisora, estación de radio, fm
    podcast: podcast, pódcast, programa de audio
    audiolibro: audiolibro, libro en audio
    película: película, peli, film
    serie: serie, programa de televisión, capítulo, episodio
    televisión: televisión, tele, televisor, tv
    canal: canal, cadena
    noticias: noticias, actualidad, titulares, últimas novedades, qué pasa
    me gusta: me gusta, favorito, preferido, guardar canción
    no me gusta: no me gusta, odio
    libro: libro, novela, obra
    autor: autor, escritor, quién escribió
    juego: juego, jugar
    chiste: chiste, broma, algo gracioso, hazme reír
    cuento: cuento, historia, relato
    foto: foto, fotografía, imagen, selfie
    hacer una foto: hacer una foto, sacar foto, fotografiar, tomar una foto
    cámara: cámara, objetivo
    vídeo: vídeo, video, clip
    # sport
    resultado: resultado, marcador, quién ganó, quién va ganando
    partido: partido, encuentro deportivo, juego de hoy
    equipo: equipo, club
    clasificación: clasificación, tabla, liga
    # communication
    llamar: llamar, telefonear, marcar, llamada, hacer una llamada, dar un toque
    colgar: colgar, terminar llamada, finalizar llamada
    contestar llamada: contestar llamada, coger el teléfono, descolgar, atender
    rechazar llamada: rechazar llamada, no contestar
    videollamada: videollamada, llamada de vídeo
    mensaje: mensaje, sms, mensaje de texto, texto
    correo: correo, email, mail, correo electrónico, e-mail
    bandeja de entrada: bandeja de entrada, correos nuevos, mensajes recibidos
    contacto: contacto, número de teléfono, agenda telefónica
    notificación: notificación, aviso, alerta
    publicar: publicar, postear, subir publicación, tuitear, compartir en redes
    redes sociales: redes sociales, red social
    # home
    luz: luz, lámpara, foco, bombilla, iluminación
    calefacción: calefacción, termostato
    aire acondicionado: aire acondicionado, climatizador, refrigeración
    aspiradora: aspiradora, aspirar, robot aspirador, roomba
    limpiar: limpiar, limpieza, fregar
    puerta: puerta, portón
    cerradura: cerradura, cerrojo, candado
    persiana: persiana, cortina, estor
    enchufe: enchufe, toma de corriente, interruptor
    cafetera: cafetera, hacer café, máquina de café, prepárame un café
    lavadora: lavadora, lavar la ropa, colada
    lavavajillas: lavavajillas, lavaplatos
    nevera: nevera, frigorífico, refrigerador, heladera
    alarma de casa: alarma de casa, sistema de seguridad
    salón: salón, sala de estar, sala
    dormitorio: dormitorio, habitación, cuarto, recámara
    baño: baño, aseo, cuarto de baño
    color: color, tono
    # food
    receta: receta, cómo se hace, cómo cocinar, cómo preparar
    cocinar: cocinar, preparar comida, guisar, hornear
    ingrediente: ingrediente, qué lleva, qué necesito para
    sustituir: sustituir, reemplazar, sustituto
    caloría: caloría, valor energético, cuántas calorías
    nutrición: nutrición, información nutricional, valor nutricional
    sano: sano, saludable, bueno para la salud
    restaurante: restaurante, sitio para comer, lugar para comer
    comida a domicilio: comida a domicilio, pedir comida, comida para llevar, delivery
    desayuno: desayuno, desayunar
    comida: comida, comer, almuerzo, almorzar
    cena: cena, cenar
    mesa: mesa, reservar mesa
    # shopping and money
    comprar: comprar, compra, adquirir
    pedir: pedir, encargar, hacer un pedido
    pedido: pedido, encargo, orden de compra
    paquete: paquete, envío, entrega, reparto
    rastrear: rastrear, seguimiento, dónde está mi pedido, estado del envío
    devolver: devolver, devolución, reembolso
    oferta: oferta, descuento, rebaja, promoción, cupón
    barato: barato, económico, más barato
    caro: caro, costoso
    tienda: tienda, comercio, negocio
    abierto: abierto, horario, hora de apertura, a qué hora abre
    hora de cierre: hora de cierre, a qué hora cierra
    cuenta: cuenta, cuenta bancaria, cuenta corriente
    saldo: saldo, cuánto dinero tengo, dinero en la cuenta
    dinero: dinero, plata, efectivo
    tarjeta: tarjeta, tarjeta de crédito
    pagar: pagar, abonar, pago, liquidar
    transferir: transferir, transferencia, enviar dinero, mandar dinero, giro
    factura: factura, recibo
    gasto: gasto, cuánto he gastado, gastar
    movimientos: movimientos, transacciones, historial, operaciones
    préstamo: préstamo, préstamo bancario
    interés: interés, tasa de interés, tipo de interés
    ahorrar: ahorrar, ahorros, ahorro
    presupuesto: presupuesto, cuánto puedo gastar
    sueldo: sueldo, salario, nómina
    impuesto: impuesto, tributo
    seguro: seguro, póliza, aseguradora
    jubilación: jubilación, pensión, plan de pensiones, retiro
    acción: acción, bolsa, cotización, valor en bolsa
    moneda: moneda, divisa, tipo de cambio, tasa de cambio
    puntuación de crédito: puntuación de crédito, historial crediticio
    pin: pin, clave de la tarjeta, número secreto
    contraseña: contraseña, clave, password
    fraude: fraude, estafa, cargo no reconocido
    límite: límite, tope, máximo
    cheque: cheque, talonario, chequera
    cajero: cajero, cajero automático
    # travel
    ruta: ruta, camino, cómo llegar, cómo ir, indicaciones, direcciones, llévame, navegar
    tráfico: tráfico, atasco, embotellamiento, circulación
    coche: coche, auto, carro, automóvil, vehículo
    gasolina: gasolina, combustible, gasoil, nafta, repostar
    gasolinera: gasolinera, estación de servicio
    neumático: neumático, llanta, rueda, presión
    taller: taller, mecánico, reparar, arreglar, reparación
    aparcar: aparcar, estacionar, aparcamiento, parking
    taxi: taxi, uber
    autobús: autobús, bus, colectivo, camión de pasajeros
    tren: tren, ferrocarril
    metro: metro, subte, subterráneo
    billete: billete, boleto, pasaje, entrada, ticket
    vuelo: vuelo, avión, volar
    aeropuerto: aeropuerto, terminal
    equipaje: equipaje, maleta, valija
    hotel: hotel, alojamiento, hospedaje, hostal
    reservar: reservar, reserva, hacer una reserva, reservación
    viaje: viaje, viajar, excursión
    visado: visado, visa, visa de entrada
    vacuna: vacuna, vacunación, vacunarse
    cerca: cerca, cercano, alrededor, por la zona
    retraso: retraso, demora, llega tarde, con retraso
    alquilar: alquilar, alquiler, arrendar, rentar
    parada: parada, parada de autobús
    estación: estación, estación de tren
    # health
    médico: médico, doctor, doctora
    medicamento: medicamento, medicina, pastilla, remedio
    dolor: dolor, doler, me duele
    enfermo: enfermo, malestar, encontrarse mal
    ejercicio: ejercicio, entrenamiento, entrenar, gimnasia
    dormir: dormir, sueño, dormirse
    meditar: meditar, meditación, relajarse, relajación
    hospital: hospital, urgencias, clínica
    farmacia: farmacia, botica
    pasos: pasos, podómetro, cuánto he andado
    # work and learning
    trabajo: trabajo, empleo, puesto
    solicitar: solicitar, pedir formalmente, hacer una solicitud
    jefe: jefe, supervisor
    compañero: compañero, colega
    escuela: escuela, colegio, instituto
    traducir: traducir, traducción, cómo se dice
    idioma: idioma, lengua, lenguaje
    deletrear: deletrear, cómo se escribe, ortografía
    sinónimo: sinónimo, otra palabra para
    # assistant and small talk
    cómo te llamas: cómo te llamas, tu nombre, cuál es tu nombre
    quién te creó: quién te creó, quién te hizo, tu creador
    qué puedes hacer: qué puedes hacer, qué sabes hacer, para qué sirves, tus funciones
    eres un robot: eres un robot, eres humano, eres real
    dónde vives: dónde vives, dónde naciste, de qué país eres
    qué tal: qué tal, cómo andas, qué tal estás, cómo te sientes, cómo te encuentras
    hola: hola, buenos días, buenas tardes, buenas noches, saludos, qué onda
    adiós: adiós, chao, chau, bye, hasta la vista
    gracias: gracias, muchas gracias, te lo agradezco
    muy bien: muy bien, genial, estupendo, excelente, perfecto, buen trabajo, fantástico
    malo: malo, terrible, horrible, pésimo
    sí: sí, claro, de acuerdo, ok, por supuesto, correcto
    no: no, en absoluto, negativo, de ninguna manera
    quizás: quizás, tal vez, puede ser, no estoy seguro
    tirar moneda: tirar moneda, cara o cruz, lanzar una moneda, cara o sello
    tirar dado: tirar dado, lanzar los dados, tirar los dados
    número aleatorio: número aleatorio, número al azar
    curiosidad: curiosidad, dato curioso, dato interesante
    hablar más despacio: hablar más despacio, más lento, despacio
    rápido: rápido, deprisa, veloz, más rápido
    voz: voz, acento, tono de voz
    # devices
    móvil: móvil, celular, teléfono, smartphone
    encontrar mi móvil: encontrar mi móvil, dónde está mi teléfono, haz sonar mi móvil
    batería: batería, carga, pila, cuánta batería queda
    wifi: wifi, wi-fi, internet, red inalámbrica, conexión
    datos móviles: datos móviles, internet móvil
    modo avión: modo avión, modo vuelo
    no molestar: no molestar, modo no molestar
    pantalla: pantalla, display, monitor
    captura de pantalla: captura de pantalla, pantallazo, screenshot
    aplicación: aplicación, app, programa
    archivo: archivo, documento, fichero
    carpeta: carpeta, directorio
    almacenamiento: almacenamiento, espacio, memoria disponible
    ordenador: ordenador, computadora, pc, portátil
    linterna: linterna, luz del móvil
    usuario: usuario, perfil, cuenta de usuario
    compartir ubicación: compartir ubicación, mandar mi ubicación, mi ubicación, dónde me encuentro
    # people and things
    nombre: nombre, cómo se llama, llamarse
    novio: novio, pareja
    novia: novia, pareja
    esposa: esposa, mujer
    esposo: esposo, marido
    madre: madre, mamá
    padre: padre, papá
    hijo: hijo, hija, niño
    bebé: bebé, recién nacido
    perro: perro, perrito
    gato: gato, gatito
    mascota: mascota, animal de compañía
    planta: planta, maceta
    regar: regar, riego, echar agua
    regalo: regalo, obsequio
    boda: boda, casamiento, casarse
    casa: casa, vivienda, hogar
    piso: piso, apartamento, departamento
    abogado: abogado, asesor legal
    donar: donar, donación, donativo
    evento: evento, concierto, espectáculo, actuación
    lugar: lugar, sitio, local
    problema: problema, error, fallo, avería, no funciona
    roto: roto, estropeado, dañado, averiado
    perder: perder, perdido, extraviar
    nuevo: nuevo, reciente, último
    grande: grande, enorme
    pequeño: pequeño, diminuto, chiquito
    mejor: mejor, top, más valorado
    opinión: opinión, reseña, valoración, crítica

    [kinds]
    number: 0, cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis,
     diecisiete, dieciocho, diecinueve, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, ciento,
     doscientos, trescientos, quinientos, mil, dos mil, millón, billón, docena, veintiuno, veintiún, veintidós, veintitrés,
     veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve, treinta y uno, cuarenta y cinco, treinta y cinco
    ordinal: primero, segundo, tercero, primer, tercer, cuarto, quinto, sexto, séptimo, octavo, noveno, décimo, undécimo,
     duodécimo, vigésimo, trigésimo, primera, segunda, tercera
    weekday: lunes, martes, miércoles, jueves, viernes, sábado, domingo, sábados, domingos
    month: enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre
    holiday: navidad, nochebuena, nochevieja, año nuevo, reyes, día de reyes, reyes magos, semana santa, pascua, viernes santo,
     jueves santo, domingo de ramos, carnaval, san valentín, día de la madre, día del padre, día de los enamorados,
     día de los muertos, todos los santos, halloween, san juan, san josé, fallas, sanfermines, feria de abril, sant jordi,
     corpus christi, día de la hispanidad, día de la constitución, inmaculada, día del trabajador, día de la independencia,
     cinco de mayo, acción de gracias, ramadán, hanukkah, día de la mujer
    country: afganistán, albania, alemania, andorra, angola, arabia saudí, arabia saudita, argelia, argentina, armenia, australia,
     austria, azerbaiyán, bahamas, baréin, bangladés, barbados, bélgica, belice, bielorrusia, birmania, bolivia, bosnia, botsuana,
     brasil, bulgaria, camboya, camerún, canadá, catar, qatar, chad, chequia, república checa, chile, china, chipre, colombia,
     congo, corea, corea del norte, corea del sur, costa de marfil, costa rica, croacia, cuba, dinamarca, ecuador, egipto,
     el salvador, emiratos árabes unidos, escocia, eslovaquia, eslovenia, españa, estados unidos, eeuu, usa, estonia, etiopía,
     filipinas, finlandia, francia, gales, georgia, ghana, gran bretaña, grecia, groenlandia, guatemala, guinea,
     guinea ecuatorial, haití, holanda, honduras, hungría, india, indonesia, inglaterra, irán, irak, irlanda, islandia, israel,
     italia, jamaica, japón, jordania, kazajistán, kenia, kuwait, laos, letonia, líbano, liberia, libia, liechtenstein, lituania,
     luxemburgo, madagascar, malasia, maldivas, malta, marruecos, mauricio, méxico, moldavia, mónaco, mongolia, montenegro,
     mozambique, namibia, nepal, nicaragua, nigeria, noruega, nueva zelanda, omán, países bajos, pakistán, palestina, panamá,
     paraguay, perú, polonia, portugal, puerto rico, reino unido, república dominicana, ruanda, rumanía, rusia, senegal, serbia,
     singapur, siria, somalia, sri lanka, sudáfrica, sudán, suecia, suiza, tailandia, taiwán, tanzania, túnez, turquía, ucrania,
     uganda, uruguay, uzbekistán, vaticano, venezuela, vietnam, yemen, zambia, zimbabue, américa
    place: madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma de mallorca, las palmas, bilbao, alicante,
     córdoba, valladolid, vigo, gijón, hospitalet, vitoria, la coruña, granada, elche, oviedo, badalona, cartagena, terrassa,
     jerez, jerez de la frontera, sabadell, móstoles, santa cruz de tenerife, pamplona, almería, alcalá de henares, fuenlabrada,
     leganés, getafe, alcorcón, burgos, albacete, santander, castellón, san sebastián, logroño, badajoz, salamanca, huelva,
     lérida, tarragona, león, cádiz, jaén, orense, girona, gerona, lugo, cáceres, marbella, torremolinos, benidorm, toledo,
     ciudad real, guadalajara, cuenca, segovia, ávila, zamora, palencia, soria, teruel, huesca, pontevedra,
     santiago de compostela, ferrol, avilés, melilla, ceuta, mérida, gandía, torrevieja, lorca, ronda, sierra nevada, andalucía,
     cataluña, galicia, asturias, cantabria, país vasco, euskadi, navarra, aragón, castilla y león, castilla la mancha,
     extremadura, comunidad valenciana, baleares, islas baleares, canarias, islas canarias, mallorca, menorca, ibiza, formentera,
     tenerife, gran canaria, lanzarote, fuerteventura, costa brava, costa del sol, pirineos, chamberí, malasaña, ciudad de méxico,
     cdmx, monterrey, puebla, tijuana, cancún, acapulco, oaxaca, veracruz, querétaro, chiapas, yucatán, jalisco, culiacán, toluca,
     ciudad juárez, bogotá, medellín, cali, barranquilla, bucaramanga, lima, arequipa, cuzco, trujillo, quito, guayaquil, caracas,
     maracaibo, santiago de chile, valparaíso, viña del mar, concepción, rosario, mendoza, la plata, mar del plata, patagonia,
     montevideo, punta del este, asunción, la paz, santa cruz de la sierra, la habana, santo domingo, san juan, managua,
     tegucigalpa, san josé, ciudad de panamá, ciudad de guatemala, londres, edimburgo, dublín, parís, lyon, marsella, niza,
     burdeos, toulouse, provenza, bretaña, berlín, múnich, hamburgo, fráncfort, viena, salzburgo, zúrich, ginebra, berna,
     ámsterdam, róterdam, la haya, bruselas, amberes, brujas, copenhague, estocolmo, reikiavik, lisboa, oporto, algarve, roma,
     milán, nápoles, venecia, florencia, turín, bolonia, pisa, toscana, sicilia, cerdeña, atenas, creta, estambul, praga,
     budapest, varsovia, cracovia, bucarest, sofía, belgrado, kiev, moscú, san petersburgo, el cairo, marrakech, tánger, rabat,
     fez, ciudad del cabo, johannesburgo, jerusalén, tel aviv, beirut, damasco, bagdad, teherán, riad, la meca, doha, nueva delhi,
     bombay, pekín, shanghái, seúl, tokio, kioto, nueva york, los ángeles, california, filadelfia, nueva orleans, washington dc,
     montreal, quebec, são paulo, áfrica, asia, europa, antártida, norteamérica, sudamérica, latinoamérica, centroamérica,
     oriente medio, escandinavia, caribe, balcanes, sáhara, alpes, himalaya, everest, gran cañón, amazonas, nilo, danubio,
     támesis, ebro, tajo, atlántico, pacífico, mediterráneo, alaska, arizona, colorado, florida, hawaii, illinois, indiana,
     kansas, michigan, minnesota, montana, nevada, new jersey, new york, ohio, oregon, tennessee, texas, utah, virginia,
     washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago, cleveland,
     dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis, miami, orlando, phoenix, portland, san diego,
     san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro, manchester, liverpool, oxford, glasgow, belfast,
     oslo, bergen, helsinki, istanbul, ankara, zagreb, casablanca, nairobi, lagos, dubai, abu dhabi, mumbai, jakarta, bali,
     manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: español, castellano, catalán, gallego, euskera, vasco, valenciano, inglés, francés, alemán, italiano, portugués,
     holandés, neerlandés, sueco, danés, noruego, finlandés, islandés, polaco, checo, eslovaco, húngaro, rumano, búlgaro, griego,
     turco, ruso, ucraniano, croata, serbio, árabe, hebreo, persa, hindi, urdu, chino, mandarín, cantonés, japonés, coreano,
     vietnamita, tailandés, indonesio, malayo, suajili, zulú, latín, gaélico, irlandés, galés, esperanto, quechua, guaraní,
     náhuatl
    people: estadounidense, americano, británico, canadiense, australiano, mexicano, brasileño, indio, hindú, europeo, africano,
     asiático, egipcio, suizo, austriaco, belga, escocés, cubano, argentino, colombiano, peruano, chileno, venezolano,
     ecuatoriano, uruguayo, boliviano, dominicano, puertorriqueño, marroquí, etíope, libanés, israelí, iraní, pakistaní,
     mediterráneo, caribeño, latino, andaluz, madrileño
    currency: euro, dólar, libra, libra esterlina, yen, peso, peso mexicano, peso argentino, peso colombiano, peso chileno, rupia,
     franco, franco suizo, yuan, won, rublo, corona, corona sueca, lira, real, séquel, dinar, dírham, rand, zloty, forinto,
     sol peruano, bolívar, quetzal, lempira, guaraní, peseta, bitcoin, ethereum, dogecoin, dólar canadiense, dólar australiano,
     céntimo, centavo
    given name: adriana, adrián, agustín, aitana, aitor, alba, alberto, alejandra, alejandro, alex, alfonso, alfredo, alicia,
     almudena, álvaro, amparo, ana, ana maría, andrea, andrés, antonia, antonio, araceli, arturo, asunción, beatriz, begoña,
     belén, benito, bernardo, borja, bruno, camila, camilo, candela, carla, carlos, carlota, carmen, carolina, catalina, cayetana,
     cecilia, césar, claudia, clara, conchita, cristian, cristina, cristóbal, daniela, diana, diego, eduardo, elisa, elvira,
     emilia, emilio, enrique, ernesto, esteban, esther, eugenia, eugenio, eulalia, fabián, federico, felipe, félix, fernanda,
     fernando, fidel, francisca, francisco, gabriel, gabriela, gerardo, germán, gilberto, gonzalo, gregorio, guadalupe, guillermo,
     gustavo, héctor, hernán, hugo, ignacio, iker, inés, íñigo, irene, isabel, isidro, iván, jacinto, jaime, javier, javi, jesús,
     jimena, joaquín, jordi, jorge, josé, josé antonio, josé luis, josé manuel, josefa, josefina, juan, juan antonio, juan carlos,
     juan josé, juana, julián, julieta, leire, leonor, leticia, lidia, liliana, lola, lorena, lorenzo, lourdes, lucas, lucía,
     luis, luis miguel, luisa, magdalena, manolo, manuel, manuela, marc, marcelo, marcos, margarita, mari carmen, maría josé,
     marina, mario, marisol, marta, martina, martín, mateo, matilde, matías, mauricio, maximiliano, miguel, miguel ángel, miriam,
     mónica, montse, montserrat, natalia, nerea, nicolás, noelia, nuria, octavio, olga, óscar, pablo, paco, paloma, paola,
     patricia, patricio, paula, paulina, pedro, pepe, pepa, pilar, rafa, rafael, ramiro, ramón, raquel, raúl, ricardo, rita,
     roberto, rocío, rodolfo, rodrigo, rogelio, rosa, rosario, rubén, salvador, samuel, sandra, santi, santiago, sebastián,
     sergio, silvia, sofía, sonia, susana, tamara, teresa, tomás, valentina, vanesa, verónica, vicente, víctor, violeta, virginia,
     ximena, xavier, yolanda, mohammed, ahmed, fatima, hassan, omar, ali, john, michael, kevin, jennifer, jessica, sarah, emma,
     anna, maria, david, daniel, laura, julia, sara, martin, robert, thomas, alexander, adam, elena, eva
    family: mamá, madre, papá, padre, padres, hermano, hermana, hijo, hija, esposa, mujer, esposo, marido, tío, tía, primo, prima,
     sobrino, sobrina, abuela, abuelo, abuelos, nieto, nieta, novio, novia, prometido, prometida, madrastra, padrastro, suegra,
     suegro, cuñado, cuñada, yerno, nuera, madrina, padrino, compañero de piso, mejor amigo, mejor amiga, vecino, jefe, jefa
    food: atún, salmón, gamba, camarón, langostino, mejillón, almeja, langosta, cangrejo, ostra, bacalao, merluza, trucha,
     sardina, anchoa, boquerón, pulpo, calamar, carne, ternera, carne de vaca, cerdo, pollo, pavo, beicon, tocino, jamón,
     jamón serrano, jamón ibérico, jamón york, salchicha, chorizo, morcilla, lomo, filete, bistec, cordero, pato, conejo, huevo,
     huevos revueltos, huevos fritos, leche, mantequilla, queso, queso manchego, parmesano, nata, yogur, pan, barra de pan,
     tostada, bocadillo, arroz, arroz con leche, arroz con pollo, fideos, macarrones, espaguetis, lasaña, tortilla de patatas,
     tortilla francesa, croqueta, gazpacho, salmorejo, fabada, cocido, lentejas, garbanzos, patatas bravas, patatas fritas,
     papas fritas, pimientos de padrón, empanada, empanadilla, ensaladilla rusa, ensalada, ensalada césar, sopa, caldo, guiso,
     albóndiga, hamburguesa, perrito caliente, tacos al pastor, quesadilla, enchilada, tamal, pozole, fajita, totopos, arepa,
     ceviche, asado, milanesa, chimichurri, ajiaco, sancocho, frijoles, nachos, churro, magdalena, galleta, bizcocho, tarta,
     pastel, tarta de queso, tarta de manzana, flan, natillas, crema catalana, torrija, turrón, roscón de reyes, dulce de leche,
     helado, chocolate, caramelo, tortita, gofre, azúcar, azúcar moreno, harina, levadura, pimienta, ajo, cebolla, patata,
     boniato, puré de patatas, tomate, zanahoria, guisante, judía, judías verdes, maíz, brócoli, coliflor, espinaca, lechuga,
     repollo, pepino, apio, espárrago, champiñón, seta, calabacín, berenjena, calabaza, rábano, remolacha, puerro, pimiento,
     alcachofa, manzana, plátano, banana, limón, lima, naranja, mandarina, uva, fresa, arándano, frambuesa, cereza, melocotón,
     albaricoque, pera, ciruela, piña, melón, sandía, aguacate, coco, higo, miel, mermelada, mantequilla de cacahuete, mostaza,
     mayonesa, vinagre, aceite, aceite de oliva, aceite de girasol, salsa de soja, azafrán, canela, jengibre, albahaca, orégano,
     tomillo, romero, perejil, cilantro, comino, pimentón, cúrcuma, nuez moscada, vainilla, chile, avena, cereales, lenteja,
     garbanzo, nuez, almendra, cacahuete, avellana, pistacho, aceituna, palomitas, pipas, pizza, sushi, ramen, curry, hummus,
     falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger,
     cheeseburger, brownie, muffin, cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella,
     pesto, carbonara, kebab
    drink: té, té verde, manzanilla, café, café con leche, cortado, zumo, zumo de naranja, jugo de naranja, refresco, limonada,
     horchata, batido, agua, agua con gas, cerveza, vino, vino tinto, vino blanco, tinto de verano, sangría, cava, champán,
     vermut, ron, gin tonic, margarita, sidra, chocolate caliente, chocolate con churros, cola cao, pisco, mezcal, cappuccino,
     espresso, latte, smoothie, gin, vodka, tequila, martini, mojito, cocktail, coca cola, whisky
    animal: perro, gato, caballo, yegua, vaca, cerdo, oveja, cabra, gallina, gallo, ganso, león, tigre, oso, oso polar, lobo,
     zorro, ciervo, conejo, liebre, ratón, rata, ardilla, hámster, cobaya, elefante, jirafa, cebra, hipopótamo, rinoceronte, mono,
     gorila, chimpancé, canguro, koala, ballena, delfín, tiburón, pez, pingüino, águila, búho, loro, paloma, gaviota, cisne,
     flamenco, rana, sapo, serpiente, lagarto, tortuga, cocodrilo, abeja, avispa, hormiga, araña, mariposa, mosquito, mosca,
     cucaracha, dinosaurio, dragón, unicornio, camello, panda, oso panda, foca, nutria, murciélago, toro, cachorro, guepardo,
     leopardo, jaguar, búfalo, burro, pulpo, medusa, lince, erizo
    colour: rojo, azul, verde, amarillo, naranja, morado, rosa, blanco, negro, marrón, gris, violeta, lila, turquesa, magenta,
     cian, beis, granate, dorado, plateado, azul marino, azul claro, azul oscuro, verde oscuro, blanco cálido, café claro
    music style: música clásica, clásica, música pop, música rock, música electrónica, electrónica, reguetón, reggaetón, trap,
     bachata, merengue, cumbia, ranchera, mariachi, bolero, copla, sevillanas, rumba, vallenato, corridos, ópera, zarzuela,
     banda sonora, villancicos, música navideña, canciones infantiles, música latina, música acústica, instrumental, sinfonía,
     música relajante, rock, jazz, pop, rap, hip hop, blues, metal, heavy metal, punk, folk, reggae, soul, funk, techno, disco,
     indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: guitarra, guitarra eléctrica, guitarra española, piano, violín, batería, tambor, flauta, trompeta, trombón,
     saxofón, violonchelo, clarinete, bajo eléctrico, contrabajo, arpa, ukelele, banjo, órgano, acordeón, armónica, castañuelas,
     gaita, cajón flamenco
    sport: fútbol, fútbol sala, baloncesto, béisbol, tenis, pádel, voleibol, balonmano, hockey sobre hielo, boxeo, lucha libre,
     natación, ciclismo, esquí, surf, atletismo, gimnasia, toros, fórmula 1, fórmula uno, motogp, nba, juegos olímpicos,
     olimpiadas, mundial, mundial de fútbol, eurocopa, copa del rey, copa américa, liga, la liga, vuelta a españa,
     tour de francia, barça, fc barcelona, atlético de madrid, atleti, betis, sevilla fc, athletic, athletic club, real sociedad,
     valencia cf, boca juniors, river plate, selección española, tennis, golf, hockey, cricket, rugby, badminton, nfl,
     premier league, super bowl, champions league, real madrid, manchester united, juventus
    game: ajedrez, damas, mus, parchís, solitario, dominó, ahorcado, tres en raya, ruleta, trivial, tute, brisca, escondite,
     piedra papel o tijera, crucigrama, sopa de letras, adivinanza, veo veo, cuatro en raya, hundir la flota, apalabrados,
     preguntados, lotería, trivia, poker, blackjack, bingo, tetris, pac man, minecraft, fortnite, super mario, pokemon, monopoly,
     scrabble, sudoku, candy crush, angry birds, fifa
    company: el corte inglés, mercadona, carrefour, eroski, alcampo, ikea, inditex, mango, bershka, desigual, decathlon,
     leroy merlin, media markt, telefónica, movistar, orange, yoigo, másmóvil, santander, banco santander, bbva, caixabank,
     la caixa, bankia, sabadell, ing, mapfre, endesa, iberdrola, naturgy, repsol, cepsa, seat, renault, peugeot, iberia, vueling,
     air europa, renfe, ave, cabify, blablacar, glovo, just eat, correos, seur, telepizza, vips, cemex, pemex, telmex, telcel,
     bimbo, oxxo, mercado libre, mercadolibre, avianca, latam, rappi, wallapop, idealista, hacienda, ibex 35, google, apple,
     microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, starbucks, mcdonald's, mcdonalds, burger king,
     kfc, paypal, mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm, disney,
     pepsi, boeing, airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara, h&m,
     lidl, ebay, walmart
    service: rtve, televisión española, antena 3, telecinco, cuatro tv, la sexta, cadena ser, cadena cope, onda cero, los 40,
     los 40 principales, radio nacional, rne, rac1, catalunya radio, kiss fm, europa fm, rock fm, el país, el mundo, el periódico,
     la vanguardia, diario as, televisa, tv azteca, bizum, filmin, movistar plus, ivoox, infojobs, disney plus, hbo, spotify,
     youtube, apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp,
     snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc,
     cnn
    person of note: pedro sánchez, mariano rajoy, rajoy, felipe gonzález, josé maría aznar, zapatero, pablo iglesias,
     alberto núñez feijóo, santiago abascal, felipe vi, rey felipe, reina letizia, juan carlos i, francisco franco, franco,
     cristóbal colón, miguel de cervantes, cervantes, don quijote, federico garcía lorca, garcía lorca, antonio machado,
     gabriel garcía márquez, garcía márquez, mario vargas llosa, pablo neruda, jorge luis borges, julio cortázar, isabel allende,
     carlos ruiz zafón, arturo pérez-reverte, pablo picasso, picasso, salvador dalí, dalí, velázquez, goya, antoni gaudí, gaudí,
     frida kahlo, diego rivera, che guevara, fidel castro, simón bolívar, eva perón, hugo chávez, nicolás maduro, papa francisco,
     rafa nadal, rafael nadal, fernando alonso, carlos sainz, marc márquez, pau gasol, carlos alcaraz, andrés iniesta,
     iker casillas, sergio ramos, maradona, diego maradona, alejandro sanz, joaquín sabina, sabina, julio iglesias,
     enrique iglesias, david bisbal, bisbal, pablo alborán, rosalía, c. tangana, melendi, estopa, mecano, héroes del silencio,
     la oreja de van gogh, amaral, el canto del loco, joan manuel serrat, serrat, camarón, camarón de la isla, paco de lucía,
     rocío jurado, raphael, bad bunny, daddy yankee, j balvin, maluma, luis fonsi, ricky martin, juanes, carlos vives,
     luis miguel, juan gabriel, vicente fernández, maná, soda stereo, bizarrap, karol g, ozuna, marc anthony, celia cruz,
     chayanne, thalía, antonio banderas, penélope cruz, javier bardem, pedro almodóvar, almodóvar, alejandro amenábar,
     salma hayek, guillermo del toro, chavo del ocho, mortadelo y filemón, reina isabel, isaac newton, napoleón, barack obama,
     obama, donald trump, trump, joe biden, george washington, abraham lincoln, albert einstein, einstein, leonardo da vinci,
     shakespeare, mozart, beethoven, bach, elvis presley, michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga,
     katy perry, adele, ed sheeran, justin bieber, eminem, drake, the beatles, beatles, rolling stones, queen, pink floyd,
     metallica, nirvana, coldplay, u2, abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio,
     johnny depp, elon musk, bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela, cristiano ronaldo, lionel messi,
     messi, roger federer, stephen king, harry potter, angela merkel, vladimir putin
    household thing: lámpara, lámpara de pie, lamparita, bombilla, horno, nevera, frigorífico, refrigerador, congelador,
     lavavajillas, lavaplatos, lavadora, secadora, microondas, hervidor, cafetera, tostadora, vitrocerámica, freidora, calefactor,
     calefacción, radiador, termostato, ventilador, aire acondicionado, televisor, televisión, tele, tv, equipo de música,
     altavoz, ordenador, computadora, portátil, impresora, router, wifi, puerta del garaje, puerta principal, puerta, ventana,
     persiana, cortina, toldo, enchufe, enchufe inteligente, timbre, cámara, aspersor, aspiradora, aspirador, robot aspirador,
     robot de cocina, roomba, caldera, calentador, humidificador, deshumidificador, chimenea, jacuzzi, campana extractora
    room: cocina, dormitorio, habitación, cuarto, salón, sala, sala de estar, comedor, baño, cuarto de baño, aseo, pasillo,
     recibidor, despacho, oficina, sótano, ático, desván, garaje, jardín, balcón, terraza, porche, patio, cuarto de los niños,
     habitación de invitados, lavadero, trastero, buhardilla, planta de arriba, planta baja, escalera
    body: cabeza, espalda, dolor de espalda, dolor de cabeza, barriga, estómago, rodilla, hombro, brazo, mano, dedo, pierna, pie,
     tobillo, cuello, garganta, diente, muela, lengua, nariz, oreja, oído, ojo, boca, pelo, piel, corazón, pulmón, hígado, riñón,
     cerebro, hueso, pecho, cadera, codo

    [topics]
    alarma: alarma, despertador, despertar, sonar, mañana, hora, levantarse, temprano, posponer, madrugar
    temporizador: temporizador, minutos, segundos, cuenta atrás, cronómetro, horno, pasta, timer, parar, cocinar, huevo, restante,
      hora, pausar
    recordatorio: recordatorio, recordar, avisar, olvidar, recuérdame, aviso, pendiente, nota, tarea, olvido, luego, alarma,
      importante, cita, avísame
    calendario: calendario, agenda, cita, evento, reunión, fecha, semana, día, cumpleaños, lunes, martes, miércoles, jueves, viernes,
      mes, programar
    reunión: reunión, sala, compañeros, participantes, junta, jefe, videoconferencia, zoom, orden del día, oficina
    tareas: tareas, lista, pendiente, hacer, tachar, completar, marcar, hecho, proyecto, prioridad, plazo, añadir, terminar, pendientes
    lista de la compra: lista de la compra, leche, pan, huevos, supermercado, comprar, fruta, añadir, falta, verdura, carne, queso,
      detergente, ingredientes, mercado
    notas: notas, apuntar, anotar, escribir, idea, libreta, apunte, bloc, guardar, leer, borrar, texto, lista
    hora: hora, reloj, qué hora es, zona horaria, gmt, minutos, país, ciudad, londres, tokio, nueva york, diferencia, verano, invierno,
      local
    fecha: fecha, día, hoy, mañana, ayer, mes, año, calendario, bisiesto, lunes, semana, santo
    festivos: festivos, navidad, nochevieja, año nuevo, semana santa, pascua, fiesta, puente, vacaciones, nochebuena, reyes, carnaval,
      feriado, día de la madre
    tiempo: tiempo, pronóstico, lluvia, nieve, sol, paraguas, temperatura, grados, frío, calor, tormenta, viento, húmedo, nublado,
      abrigo, clima, granizo, niebla
    calidad del aire: calidad del aire, contaminación, polen, polución, partículas, alergia, humo, ozono, aire, mascarilla, respirar,
      ciudad, índice
    astronomía: astronomía, luna, sol, planeta, estrella, eclipse, amanecer, atardecer, fase, marte, universo
    noticias: noticias, titulares, actualidad, periódico, prensa, política, elecciones, presidente, gobierno, economía, diario
    deporte: deporte, fútbol, partido, resultado, equipo, gol, liga, baloncesto, tenis, jugador, marcador, campeonato, entrenador,
      copa, mundial
    música: música, canción, cantante, álbum, disco, grupo, playlist, artista, reproducir, rock, pop, jazz, reguetón, spotify,
      escuchar, letra
    radio: radio, emisora, fm, frecuencia, cadena, programa, sintonizar, escuchar, noticias, poner, estación, dial, presentador
    podcast: podcast, episodio, capítulo, suscribirse, programa, descargar, escuchar, último, reproducir, entrevista, presentador
    audiolibro: audiolibro, libro, capítulo, narrador, audible, leer, velocidad, escuchar, continuar, página, autor, narrar, pausar
    cine: cine, película, actor, actriz, director, cartelera, estreno, sesión, entradas, serie, netflix, tráiler, oscar
    televisión: televisión, canal, tele, serie, programa, mando, episodio, ver, grabar, volumen, netflix, cambiar, película
    libros: libros, novela, autor, leer, biblioteca, capítulo, página, escritor, poesía, título, publicar, leer en voz alta, cuento
    juegos: juegos, jugar, partida, trivial, adivinanza, puntuación, ajedrez, consola, preguntas, videojuego, adivinar, jugador,
      cartas, turno
    humor: humor, chiste, gracioso, broma, reír, divertido, chistoso, cuéntame, payaso, monólogo, reírse, divertirse
    fotos: fotos, foto, cámara, selfie, álbum, imagen, galería, vídeo, flash, retrato
    llamadas: llamadas, llamar, teléfono, marcar, número, colgar, contestar, buzón de voz, contacto, altavoz, perdidas
    mensajes: mensajes, mensaje, sms, whatsapp, texto, chat, responder, leer, enviar, grupo, telegram
    correo: correo, email, asunto, bandeja de entrada, enviar, responder, adjunto, remitente, spam, gmail, destinatario
    contactos: contactos, número, agenda, teléfono, nombre, dirección, guardar, añadir, correo, llamar, familia, amigo
    redes sociales: redes sociales, facebook, twitter, instagram, publicar, tuit, seguidor, perfil, comentario, foto, tiktok, me gusta
    luces: luces, luz, lámpara, bombilla, brillo, color, salón, dormitorio, cocina, encender, apagar, intensidad
    calefacción: calefacción, termostato, grados, temperatura, radiador, caldera, aire acondicionado, ventilador, calor, frío
    seguridad del hogar: seguridad del hogar, puerta, cerradura, alarma, cámara, llave, timbre, garaje, ventana, intruso, sensor
    casa: casa, enchufe, persiana, cortina, dispositivo, interruptor, electrodoméstico, lavadora, lavavajillas, horno
    limpieza: limpieza, aspiradora, aspirar, robot, suelo, limpiar, barrer, polvo, fregar, basura
    café: café, cafetera, taza, expreso, capuchino, cortado, té, leche, azúcar, preparar, molido, cápsula, caliente
    cocina: cocina, receta, cocinar, ingrediente, horno, sartén, hervir, freír, minutos, plato, gramos, harina, pollo, arroz, sal, cocer
    nutrición: nutrición, calorías, proteína, grasa, vitamina, azúcar, dieta, carbohidratos, sano, fibra, alimento, sodio
    restaurante: restaurante, mesa, reservar, comer, cenar, menú, camarero, pizzería, cocina, personas, terraza, bar, tapas, propina
    comida a domicilio: comida a domicilio, pedir, pizza, entrega, hamburguesa, sushi, chino, para llevar, glovo, repartidor
    compras: compras, comprar, tienda, amazon, producto, precio, oferta, carrito, talla, ropa, zapatos, descuento, barato
    pedidos: pedidos, paquete, envío, entrega, seguimiento, correos, mensajero, rastrear, pedido, devolver, llegar
    banco: banco, cuenta, saldo, dinero, transferencia, ahorros, ingresar, retirar, cajero, iban, sucursal, movimientos, bloquear,
      número de ruta
    tarjeta: tarjeta, crédito, débito, pin, visa, límite, bloquear, robada, perdida, caducar, activar, rechazada, comisión,
      recompensas, puntos
    pagos: pagos, pagar, factura, recibo, vencimiento, luz, agua, gas, alquiler, importe, domiciliación
    préstamo: préstamo, hipoteca, interés, cuota, crédito, banco, puntuación, deuda, solicitar, aprobar, plazo, mensualidad, devolver,
      personal
    inversión: inversión, bolsa, acción, fondo, cotización, mercado, dividendo, bitcoin, índice, cartera
    moneda: moneda, euro, dólar, libra, peso, yen, cambio, divisa, convertir, franco, rupia, valor, convertidor
    seguro: seguro, póliza, cobertura, siniestro, prima, accidente, aseguradora, parte, salud, coche, hogar, vida, reclamación, cubrir
    impuestos: impuestos, declaración, hacienda, irpf, iva, renta, deducción, contribuyente, retención, devolución, pagar, formulario,
      ejercicio
    sueldo: sueldo, salario, nómina, cobrar, ingresos, paga, empresa, día de pago, retención, bruto, neto, contrato, subida
    jubilación: jubilación, pensión, plan, retiro, edad, ahorros, inversión, retirarse, contribución, fondo, cotizar, empleador
    trabajo: trabajo, empleo, oficina, jefe, empresa, contrato, horario, colega, despido, entrevista, currículum, vacante
    vacaciones laborales: vacaciones laborales, días libres, permiso, baja, solicitar, recursos humanos, ausencia, aprobar, enfermedad,
      jefe, oficina, días, fecha
    coche: coche, motor, gasolina, aceite, neumático, rueda, matrícula, taller, mecánico, batería, freno, itv, kilómetros, revisión,
      garaje
    tráfico: tráfico, atasco, carretera, autopista, accidente, obras, conducir, retenciones, coche, calle, congestión, semáforo,
      trabajo, ruta
    navegación: navegación, ruta, camino, mapa, dirección, llegar, girar, calle, distancia, kilómetros, gps, destino
    transporte público: transporte público, autobús, tren, metro, parada, estación, billete, horario, línea, tranvía, andén, salida
    taxi: taxi, uber, cabify, conductor, recoger, viaje, carrera, coche, aeropuerto, pedir, tarifa, llevar
    vuelo: vuelo, avión, aeropuerto, embarque, puerta, billete, asiento, aerolínea, escala, salida, llegada, iberia
    equipaje: equipaje, maleta, facturar, perdido, aerolínea, mochila, peso, bolso, cabina, bulto, kilos, perder, aeropuerto, mano
    hotel: hotel, habitación, noche, reservar, alojamiento, recepción, huésped, desayuno, estrellas, airbnb
    viajes: viajes, destino, visado, pasaporte, turismo, playa, vacuna, extranjero, embajada, país, alerta, turista, museo, consejos
    salud: salud, médico, síntoma, dolor, fiebre, enfermo, hospital, cita, tos, gripe, cabeza, tensión
    medicina: medicina, pastilla, medicamento, dosis, farmacia, receta médica, tomar, antibiótico, ibuprofeno, alergia, efecto
      secundario, jarabe, vacuna, comprimido
    ejercicio: ejercicio, correr, gimnasio, entrenamiento, pasos, kilómetros, bicicleta, yoga, músculo, peso, frecuencia cardiaca,
      caminar
    sueño: sueño, dormir, descansar, cama, siesta, ronquidos, horas, sonidos relajantes, despertar, noche, insomnio, soñar, almohada
    meditación: meditación, relajarse, respiración, calma, estrés, yoga, mindfulness, sesión, música relajante, mente, dormir,
      ansiedad, ejercicio
    estudios: estudios, escuela, universidad, examen, deberes, clase, profesor, alumno, curso, estudiar, nota
    idiomas: idiomas, traducir, inglés, francés, alemán, español, palabra, decir, traducción, italiano, chino
    palabras: palabras, definición, significado, sinónimo, diccionario, deletrear, ortografía, letra, antónimo, frase, traducir, rima,
      gramática
    matemáticas: matemáticas, calcular, sumar, restar, multiplicar, dividir, raíz, porcentaje, resultado, número, cuánto es
    medidas: medidas, metro, kilómetro, milla, gramo, kilo, libra, litro, pulgada, pie, grado, convertir, onza, taza
    azar: azar, moneda, dado, número, cara, cruz, aleatorio, tirar, elegir, sorteo, entre, lanzar, suerte
    cultura general: cultura general, capital, país, población, historia, inventar, río, montaña, altura, guerra, rey, planeta, animal
    famosos: famosos, actor, cantante, presidente, nacer, edad, casado, biografía, años, murió
    asistente: asistente, nombre, robot, inteligencia artificial, creador, edad, hablar, voz, idioma, humano, función, siri, alexa,
      google
    charla: charla, hola, gracias, adiós, buenos días, qué tal, encantado, perdón, te quiero, contento, triste, aburrido, amigo, gustar
    volumen: volumen, sonido, silencio, altavoz, subir, bajar, alto, música, mudo, audio, ruido, máximo, mínimo, porcentaje
    dispositivo: dispositivo, wifi, bluetooth, batería, pantalla, brillo, actualización, ajustes, modo avión, red, memoria, cargar,
      móvil
    aplicaciones: aplicaciones, app, archivo, abrir, cerrar, instalar, descargar, carpeta, documento, programa, actualizar
    grabación: grabación, grabar, audio, voz, dictar, micrófono, transcribir, nota de voz, parar, reproducir, reunión, sonido
    seguridad: seguridad, contraseña, clave, huella, usuario, fraude, robo, bloquear, virus, pin, cuenta, privacidad
    ubicación: ubicación, dónde estoy, compartir, móvil, encontrar, perdido, mapa, gps, sonar, cerca, dirección, lugar, enviar
    mascotas: mascotas, perro, gato, veterinario, pasear, comida, pienso, correa, pájaro, animal, perrito, collar, arena
    plantas: plantas, jardín, regar, flor, césped, maceta, tierra, sembrar, semilla, árbol, agua, huerto, abono
    niños: niños, bebé, hijo, cuento, nana, guardería, pañal, colegio, jugar, canción, dibujos, cumpleaños, juguete
    familia: familia, madre, padre, hermano, hermana, pareja, novio, novia, amigo, amor, marido, esposa
    entradas: entradas, concierto, evento, teatro, espectáculo, museo, festival, exposición, asiento, comprar, precio, sala, agotadas
    donación: donación, donar, ong, ayuda, caridad, solidario, causa, benéfico, cruz roja, aportar, sangre, fundación
    boda: boda, casarse, novios, invitados, anillo, ceremonia, luna de miel, vestido, novia, aniversario, regalo, iglesia, banquete
    vivienda: vivienda, piso, casa, alquiler, comprar, inmobiliaria, habitaciones, hipoteca, mudanza, vecino
    leyes: leyes, abogado, contrato, juez, denuncia, policía, multa, derecho, tribunal, legal, ley, delito, testamento, cárcel
    emergencia: emergencia, ambulancia, bomberos, policía, urgencias, ayuda, accidente, socorro, fuego, incendio, llamar, hospital,
      terremoto
    """
}

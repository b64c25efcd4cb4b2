// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Catalan words inflect, which carry grammar only, and what people put around a request.
  static let catalanGrammar = """
    [function]
    el la els les l lo los un una uns unes en na d de del dels al als a amb per pel pels entre sobre sota des fins cap segons durant
      davant
    i o que però perquè doncs ja mentre si
    jo tu ell ella nosaltres vosaltres vostè vostès ells elles mi
    em et es ens us me te se m t s n ne nos vos li hi ho ls
    meu meva meus meves teu teva teus teves seu seva seus seves nostre nostra nostres vostre vostra vostres mon
    aquest aquesta aquests aquestes aquell aquella aquells aquelles això allò aquí allà allí
    ser ésser és sóc soc ets som són era eren fou serà seran sigui siguin sigut sent seria
    estar està estan estic estàs estem estava estaven estigui estat estant
    haver he has ha hem heu han havia havien hagi hagin haurà hagut
    vaig vas vam vau van
    algun alguna alguns algunes molt tan també així mateix mateixa

    [carriers]
    # around an app's name
    demana a * que
    demana al * que
    demana a *
    demana *
    digues a * que
    digues al * que
    digues a *
    pregunta a * si
    pregunta al * si
    pregunta a *
    fes que *
    deixa que *
    amb *
    amb el *
    amb la *
    usant *
    utilitzant *
    fent servir *
    en *
    a *
    al *
    a la *
    als *
    de *
    del *
    des de *
    des del *
    per *
    pel *
    via *
    mitjançant *
    a través de *
    per mitjà de *
    amb l'ajuda de *
    amb l'app *
    a l'app *
    amb l'aplicació *
    a l'aplicació *
    de l'aplicació *
    al meu *
    a la meva *
    obre * i
    inicia * i
    fes servir * per
    utilitza * per
    usa * per
    segons *
    # around a request
    si us plau
    sisplau
    per favor
    si et plau
    em pots
    pots
    pot
    podeu
    em podries
    podries
    podria
    podríeu
    puc
    podria jo
    pots dir-me
    em pots dir
    em podries dir
    podries dir-me
    em diries
    digue'm
    digues
    digui'm
    diga'm
    vull
    vull que
    voldria
    voldria que
    voldria saber
    vull saber
    m'agradaria
    m'agradaria que
    m'agradaria saber
    m agradaria
    necessito
    necessito que
    necessito saber
    em cal
    he de
    haig de
    cal que
    s'ha de
    tinc que
    saps
    saps si
    sabries dir-me
    tens idea de
    fes que
    fes-me el favor de
    fes el favor de
    fes-me
    ajuda'm a
    m'ajudes a
    és possible
    es pot
    hi ha
    ei
    eh
    hola
    bé
    doncs
    ara mateix
    en aquest moment
    quan puguis
    si pots
    si és possible
    t'importaria
    et fa res
    series tan amable de
    gràcies

    [endings]
    # adverbs
    ament - 4
    ment - 4
    # plural and gender
    s - 3
    a - 3
    o - 3
    e - 3
    es - 3
    os - 3
    ions ió 2
    ió ió 2
    ques c 2
    gues g 2
    gui g 3
    guis g 3
    qui c 3
    quis c 3
    ces ç 3
    ges j 3
    ge j 3
    ns n 3
    # verbs
    ar - 3
    ir - 3
    re - 4
    er - 4
    eix - 3
    eixi - 3
    eixo - 3
    at - 4
    ada - 4
    ats - 4
    ades - 4
    ant - 4
    ants - 4
    int - 4
    em - 4
    ueu - 3
    en - 4
    i - 4
    is - 4
    in - 4
    ava - 4
    aves - 4
    # verb and pronoun joined
    ar-me - 3
    ar-la - 3
    ar-lo - 3
    ar-ho - 3
    a'm - 3
    a'l - 3
    a-la - 3
    a-ho - 3

    [irregular]
    fer: fes faci faig fas fa fem feu fan fet feta fets fetes feia farà faré faries fent fer-ho fer-me
    dir: digues digui dic dius diu diem dieu diuen dit dita digue digui'm digue'm dir-me digues-me dient dirà diria diguis
    anar: vagi vés ves aniré anirà anem anàvem anat anada anant vagis
    venir: vine vingui vinc véns vens ve venen vingut vindrà vindré venint
    veure: veges vegi veig veiem veieu veuen vist vista veient veuré
    tenir: tingues tingui tinc tens té tenim teniu tenen tingut tinguda tindrà tindré tenia
    poder: puc pots pot podem podeu poden pogut podria podries podrà podré pugui puguis
    voler: vull volem voleu volen volgut voldria voldries vulgui vulguis
    saber: sé saps sap sabem sabeu saben sabut sàpiga sabria sabries sabré
    haver: haig
    caldre: cal calen calgui caldria caldrà
    deure: dec deus deu devem deuen degut
    treure: treu tregui trec treus treuen tret treta traiem treient treu-lo treure-la
    prendre: pren prengui prenc prens prenen pres presa prenem prenent
    aprendre: aprèn aprengui aprenc aprens aprenen après
    comprendre: comprèn comprengui comprenc
    encendre: encén encengui encenc encens encenen encès encesa encesos enceses encenem encenent encenguis
    vendre: ven vengui venc venut venuda
    entendre: entén entengui entenc entens entès entesa
    atendre: atén atengui atès
    respondre: respon respongui responc respons responen respost resposta responent
    correspondre: correspon corresponen
    escriure: escriu escrigui escric escrius escriuen escrit escrita escrits escrivim escrivint
    descriure: descriu descrigui descric descriuen descrit
    viure: viu visqui visc vius viuen viscut vivim
    beure: beu begui bec beus beuen begut bevent
    caure: cau caigui caic caus cauen caigut
    moure: mou mogui moc mous mouen mogut movem movent
    ploure: plou plogui plourà plogut plovent plovia
    riure: rigui ric rius riuen rigut
    coure: cou cogui cuit cuita coent
    incloure: inclou inclogui inclouen inclòs inclosa
    conèixer: coneix conegui conec coneixes coneixen conegut coneguda
    aparèixer: apareix aparegui apareixen aparegut
    créixer: creix creixi creixen crescut
    néixer: neix neixi neixen nascut nascuda nasqué naixement
    córrer: corre corri corro corres corren corregut
    perdre: perd perdi perdo perds perden perdut perduda perduts perdudes
    rebre: rep rebi rebo reps reben rebut rebuda rebem
    romandre: roman
    obrir: obre obri obro obren obert oberta oberts obertes obrim obrint obre'm
    descobrir: descobreix descobreixi descobert
    sortir: surt surti surto surts surten sortit sortim sortint
    dormir: dorm dormi dormo dorms dormen dormit dormint
    sentir: senti sento sents senten sentit sentim
    collir: cull culli
    recollir: recull reculli reculls recullen recollit recullo
    omplir: omple ompli omplo omples omplen omplert
    morir: mor mori moren mort morta moriria
    llegir: llegeix llegeixi llegeixo llegeixes llegeixen llegit llegida llegim llegint llegiu
    afegir: afegeix afegeixi afegeixo afegeixes afegeixen afegit afegida afegim afegint
    reduir: redueix redueixi redueixo redueixen reduït
    traduir: tradueix tradueixi tradueixo tradueixes tradueixen traduït traduïda traduint
    reproduir: reprodueix reprodueixi reprodueixo reprodueixes reproduït reproduint
    conduir: condueix condueixi condueixo condueixen conduït
    convertir: converteix converteixi converteixo converteixen convertit
    definir: defineix defineixi defineixo defineixen definit definida
    repetir: repeteix repeteixi repeteixo repeteixes repetit repetida repetint
    suggerir: suggereix suggereixi suggereixo suggerit
    transferir: transfereix transfereixi transfereixo transferit
    compartir: comparteix comparteixi comparteixo comparteixes compartit compartida
    dividir: divideix divideixi divideixo dividit
    elegir: elegeix elegeixi elegit
    escollir: escull esculli escullo esculls escullen escollit escollida
    servir: serveix serveixi serveixen servit
    substituir: substitueix substitueixi substituït
    disminuir: disminueix disminueixi disminuït
    construir: construeix construeixi construït
    instruir: instrueix
    posar: posa poso posant posat posada posats posades posava posaré posarà poses posem poseu posen posi posis posin posa'm posa'l
    apagar: apaga apago apagant apagat apagada apagats apagades apagava apagaré apagarà apagues apaguem apagueu apaguen apagui apaguis
      apaguin apaga'l
    pujar: puja pujo pujant pujat pujada pujats pujades pujava pujaré pujarà puges pugem pugeu pugen pugi pugis pugin
    baixar: baixa baixo baixant baixat baixada baixats baixades baixava baixaré baixarà baixes baixem baixeu baixen baixi baixis baixin
    parar: paro para parant parat parats parava pararé pararà parem pareu paren pari paris parin
    tancar: tanca tanco tancant tancat tancada tancats tancades tancava tancaré tancarà tanques tanquem tanqueu tanquen tanqui tanquis
      tanquin
    trucar: truca truco trucant trucat trucats trucava trucaré trucarà truques truquem truqueu truquen truqui truquis truquin truca'm
    buscar: busca busco buscant buscat buscada buscats buscades buscava buscaré buscarà busques busquem busqueu busquen busqui busquis
      busquin
    cercar: cerca cerco cercant cercat cercada cercats cercades cercava cercaré cercarà cerques cerquem cerqueu cerquen cerqui cerquis
      cerquin
    trobar: troba trobo trobant trobat trobats trobava trobaré trobarà trobes trobem trobeu troben trobi trobis trobin
    mostrar: mostra mostro mostrant mostrat mostrada mostrats mostrades mostrava mostraré mostrarà mostres mostrem mostreu mostren
      mostri mostris mostrin
    ensenyar: ensenya ensenyo ensenyant ensenyat ensenyada ensenyats ensenyades ensenyava ensenyaré ensenyarà ensenyes ensenyem
      ensenyeu ensenyen ensenyi ensenyis ensenyin
    enviar: envia envio enviant enviat enviada enviats enviades enviava enviaré enviarà envies enviem envieu envien envii enviis enviin
      enviï enviïs
    crear: crea creo creant creat creada creats creades creava crearé crearà crees creem creeu creen crei creis crein creï
    canviar: canvia canvio canviant canviat canviada canviats canviades canviava canviaré canviarà canvies canviem canvieu canvien
      canvii canviis canviin canviï
    esborrar: esborra esborro esborrant esborrat esborrada esborrats esborrades esborrava esborraré esborrarà esborres esborrem
      esborreu esborren esborri esborris esborrin
    eliminar: elimina elimino eliminant eliminat eliminada eliminats eliminades eliminava eliminaré eliminarà elimines eliminem
      elimineu eliminen elimini eliminis eliminin
    guardar: guarda guardo guardant guardat guardada guardats guardades guardava guardaré guardarà guardes guardem guardeu guarden
      guardi guardis guardin
    desar: desa deso desant desat desada desats desades desava desaré desarà deses desem deseu desen desi desis desin
    pagar: paga pago pagant pagat pagada pagats pagades pagava pagaré pagarà pagues paguem pagueu paguen pagui paguis paguin
    comprar: compra compro comprant comprat comprada comprats comprades comprava compraré comprarà compres comprem compreu compren
      compri compris comprin
    jugar: juga jugo jugant jugat jugada jugats jugades jugava jugaré jugarà jugues juguem jugueu juguen jugui juguis juguin
    tocar: toco toca tocant tocat tocada tocats tocades tocava tocaré tocarà toques toquem toqueu toquen toqui toquis toquin
    escoltar: escolta escolto escoltant escoltat escoltada escoltats escoltades escoltava escoltaré escoltarà escoltes escoltem
      escolteu escolten escolti escoltis escoltin
    començar: comença començo començant començat començada començats començades començava començaré començarà comences comencem
      comenceu comencen comenci comencis comencin
    continuar: continua continuo continuant continuat continuada continuats continuades continuava continuaré continuarà continues
      continuem continueu continuen continui continuis continuin continuï
    cancel·lar: cancel·la cancel·lo cancel·lant cancel·lat cancel·lada cancel·lats cancel·lades cancel·lava cancel·laré cancel·larà
      cancel·les cancel·lem cancel·leu cancel·len cancel·li cancel·lis cancel·lin
    anul·lar: anul·la anul·lo anul·lant anul·lat anul·lada anul·lats anul·lades anul·lava anul·laré anul·larà anul·les anul·lem
      anul·leu anul·len anul·li anul·lis anul·lin
    activar: activa activo activant activat activada activats activades activava activaré activarà actives activem activeu activen
      activi activis activin
    desactivar: desactiva desactivo desactivant desactivat desactivada desactivats desactivades desactivava desactivaré desactivarà
      desactives desactivem desactiveu desactiven desactivi desactivis desactivin
    recordar: recorda recordo recordant recordat recordada recordats recordades recordava recordaré recordarà recordes recordem
      recordeu recorden recordi recordis recordin
    despertar: desperta desperto despertant despertat despertada despertats despertades despertava despertaré despertarà despertes
      despertem desperteu desperten desperti despertis despertin
    programar: programo programant programat programada programats programades programava programaré programarà programem programeu
      programen programi programis programin
    reservar: reserva reservo reservant reservat reservada reservats reservades reservava reservaré reservarà reserves reservem
      reserveu reserven reservi reservis reservin
    demanar: demana demano demanant demanat demanada demanats demanades demanava demanaré demanarà demanes demanem demaneu demanen
      demani demanis demanin
    explicar: explica explico explicant explicat explicada explicats explicades explicava explicaré explicarà expliques expliquem
      expliqueu expliquen expliqui expliquis expliquin
    recomanar: recomana recomano recomanant recomanat recomanada recomanats recomanades recomanava recomanaré recomanarà recomanes
      recomanem recomaneu recomanen recomani recomanis recomanin
    gravar: grava gravo gravant gravat gravada gravats gravades gravava gravaré gravarà graves gravem graveu graven gravi gravis gravin
    deixar: deixa deixo deixant deixat deixada deixats deixades deixava deixaré deixarà deixes deixem deixeu deixen deixi deixis deixin
    donar: dono donant donat donada donats donades donava donaré donarà donem doneu donen doni donis donin dóna doni'm dona'm
    quedar: queda quedo quedant quedat quedada quedats quedades quedava quedaré quedarà quedes quedem quedeu queden quedi quedis quedin
    costar: costa costo costant costat costada costats costades costava costaré costarà costes costem costeu costen costi costis costin
    mirar: mira miro mirant mirat mirada mirats mirades mirava miraré mirarà mires mirem mireu miren miri miris mirin
    usar: usa uso usant usat usada usats usades usava usaré usarà uses usem useu usen usi usis usin
    passar: passa passo passant passat passada passats passades passava passaré passarà passes passem passeu passen passi passis passin
    regar: rega rego regant regat regada regats regades regava regaré regarà regues reguem regueu reguen regui reguis reguin
    menjar: menja menjo menjant menjat menjada menjats menjades menjava menjaré menjarà menges mengem mengeu mengen mengi mengis mengin
    parlar: parla parlo parlant parlat parlada parlats parlades parlava parlaré parlarà parles parlem parleu parlen parli parlis parlin
    marxar: marxa marxo marxant marxat marxada marxats marxades marxava marxaré marxarà marxes marxem marxeu marxen marxi marxis marxin
    llum: llums
    mes: mesos
    vegada: vegades
    cançó: cançons
    gos: gossos gossa
    gas: gasos
    país: països
    autobús: autobusos
    pis: pisos
    peix: peixos
    preu: preus
    text: textos
    nou: nova nous noves
    bo: bon bona bons bones
    gran: grans
    roig: roja rojos roges
    boig: boja bojos boges
    lleig: lletja lletjos lletges
    petit: petita petits petites
    fred: freda freds fredes
    blau: blava blaus blaves
    barat: barata barats barates
    anglès: anglesa anglesos
    francès: francesa francesos
    català: catalana catalans
    mà: mans
    matí: matins
    camí: camins
    jardí: jardins
    veí: veïna veïns veïnes
    correu: correus
    avió: avions
    reunió: reunions
    estació: estacions
    dia: dies
    home: homes
    imatge: imatges
    missatge: missatges
    viatge: viatges
    adreça: adreces
    plaça: places
    foto: fotos
    diners: diner
    filla: filles
    fill: fills
    germà: germana germans germanes
    llengua: llengües
    aigua: aigües
    casament: casaments
    mare: mares
    talla: talles
    taller: tallers
    metro: metros
    metre: metres
    lliure: lliures
    lliurament: lliuraments
    comandament: comandaments
    cas: casos
    sala: sales
    banc: bancs
    banca: banques
    data: dates
    mapa: mapes
    pas: passos
    dolent: dolenta dolents dolentes
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Catalan.
  static let catalan = """
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

    [same]
    # switching and settings
    encendre: encendre, activar, engegar, posar en marxa, habilitar, obrir el llum
    apagar: apagar, desactivar, tancar el llum, aturar aparell, parar aparell, deshabilitar
    pujar: pujar, augmentar, incrementar, apujar, posar més alt
    baixar: baixar, abaixar, disminuir, reduir, posar més baix
    brillantor: brillantor, lluminositat, intensitat del llum
    més brillantor: més brillantor, més llum, més clar, il·luminar més
    atenuar: atenuar, menys llum, enfosquir, menys brillantor, més fosc
    volum: volum, so, àudio, nivell de so
    més volum: més volum, més fort, apujar el volum, parla més fort, més alt
    menys volum: menys volum, més fluix, abaixar el volum, parla més fluix, més baix
    silenciar: silenciar, mut, silenci, sense so, treure el so, mode silenci
    configuració: configuració, ajust, preferència, opció, paràmetre
    configurar: configurar, ajustar, establir, fixar
    canviar: canviar, modificar, editar, corregir, alterar
    posar: posar, col·locar, ficar
    posar música: posar música, reproduir, tocar, escoltar, sentir, fer sonar
    aturar: aturar, parar, detenir, acabar, finalitzar, para la música, stop
    pausar: pausar, pausa, posar en pausa, fer una pausa
    continuar: continuar, reprendre, seguir, prosseguir
    començar: començar, iniciar, arrencar
    saltar: saltar, ometre, cançó següent, passar la cançó, skip
    següent: següent, proper, vinent, que ve, pròxim
    anterior: anterior, previ, passat, últim, d'abans
    repetir: repetir, una altra vegada, de nou, un altre cop
    què has dit: què has dit, no t'he sentit, què deies
    repetir la cançó: repetir la cançó, en bucle, bucle, mode repetició
    aleatori: aleatori, a l'atzar, barrejar, mode aleatori, shuffle
    cancel·lar: cancel·lar, cancel·la, anul·lar, anul·la, suspendre
    deixa-ho: deixa-ho, deixa-ho estar, oblida-ho, és igual, no importa, res
    desfer: desfer, tornar enrere, revertir, enrere
    ajudar: ajudar, ajuda, assistència, donar un cop, socors
    atenció al client: atenció al client, servei al client, suport tècnic, suport
    reiniciar: reiniciar, restablir, reset, tornar a engegar
    actualitzar: actualitzar, actualització, posar al dia, update
    instal·lar: instal·lar, instal·la, descarregar una aplicació, baixar una aplicació
    descarregar: descarregar, baixar-se, download, descàrrega
    desinstal·lar: desinstal·lar, desinstal·la, treure aplicació
    connectar: connectar, vincular, sincronitzar, enllaçar
    bloquejar: bloquejar, tancar amb clau, passar la clau
    desbloquejar: desbloquejar, obrir amb clau
    # handling things
    mostrar: mostrar, ensenyar, visualitzar, veure, deixar veure
    obrir: obrir, executar, llançar, accedir a, entrar a
    tancar: tancar, sortir de
    buscar: buscar, trobar, cercar, localitzar
    afegir: afegir, incloure, posar a la, apuntar, anotar, sumar a
    treure: treure, eliminar, esborrar, suprimir, llevar, ratllar
    buidar: buidar, esborrar-ho tot, eliminar-ho tot
    crear: crear, fer, generar, preparar
    desar: desar, guardar, emmagatzemar, conservar
    copiar: copiar, duplicar, fer una còpia
    compartir: compartir, difondre
    moure: moure, traslladar
    canviar el nom: canviar el nom, reanomenar, posar un altre nom
    enviar: enviar, trametre, fer arribar
    rebre: rebre, obtenir, arribar
    llegir: llegir, lectura, llegir en veu alta
    escriure: escriure, redactar
    respondre: respondre, contestar, resposta
    reenviar: reenviar, tornar a enviar
    gravar: gravar, enregistrar, fer una gravació
    gravació: gravació, nota de veu, enregistrament
    dictar: dictar, dictat, transcriure
    comprovar: comprovar, verificar, revisar, consultar, mirar
    comparar: comparar, comparació, diferència entre
    explicar: explicar, explicació, com funciona, aclarir
    descriure: descriure, descripció, parla'm de, explica'm coses de
    informació: informació, info, dada, detall
    recomanar: recomanar, suggerir, aconsellar, proposar, recomanació, suggeriment
    triar: triar, escollir, seleccionar, elegir
    ordenar: ordenar, classificar, organitzar
    quants: quants, quantes, nombre de, quantitat de
    calcular: calcular, càlcul, quant fa
    sumar: sumar, suma, addició
    restar: restar, resta, sostracció
    multiplicar: multiplicar, multiplicat per, multiplicació
    dividir: dividir, dividit, divisió
    percentatge: percentatge, per cent, tant per cent
    arrel quadrada: arrel quadrada, arrel
    convertir: convertir, conversió, equivalència
    mesurar: mesurar, mesura, mida, dimensió
    # questions
    qui és: qui és, qui era, qui va ser
    què significa: què significa, significat, definició, definir, què vol dir
    quan: quan, en quin moment, quina data
    on: on, a quin lloc, on és, on queda, on es troba
    per què: per què, quina és la raó, motiu, causa, raó, per quin motiu
    com: com, de quina manera
    quant de temps: quant de temps, quant dura, durada, quant triga, quant es triga
    quant falta: quant falta, temps restant, quant queda
    preu: preu, quant costa, quant val, cost, tarifa, import
    distància: distància, quants quilòmetres, és lluny
    quants anys té: quants anys té, edat, quina edat
    alçada: alçada, quant fa d'alt, altura
    pes: pes, quant pesa, pesar
    població: població, quants habitants, habitant
    capital: capital, ciutat capital
    # time
    hora: hora, quina hora és, rellotge
    fus horari: fus horari, zona horària, diferència horària, hora local
    data: data, quin dia és avui, a quin dia som
    avui: avui, dia d'avui
    matí: matí, al matí, de bon matí, demà al matí
    tarda: tarda, a la tarda, aquesta tarda
    vespre: vespre, al vespre, aquest vespre
    nit: nit, a la nit, aquesta nit, de nit
    ara: ara, actual, en aquest moment, actualment, ara mateix
    més tard: més tard, després, d'aquí a una estona
    aviat: aviat, d'hora, abans
    cap de setmana: cap de setmana, dissabte i diumenge
    festiu: festiu, dia festiu, pont, festa nacional
    vacances: vacances, dies lliures, permís, descans
    cada dia: cada dia, diari, diàriament, tots els dies
    cada setmana: cada setmana, setmanal, totes les setmanes
    cada mes: cada mes, mensual, tots els mesos
    cada any: cada any, anual, tots els anys
    aniversari: aniversari, anys que fa
    alarma: alarma, despertador
    despertar: despertar, aixecar, llevar-se, despertar-se
    posposar alarma: posposar alarma, cinc minuts més, snooze
    temporitzador: temporitzador, compte enrere, cronòmetre, timer
    recordatori: recordatori, recordar, avisar, avís, no oblidar
    calendari: calendari, agenda, planificació
    esdeveniment: esdeveniment, cita, compromís, acte
    reunió: reunió, junta, videoconferència
    programar: programar, planificar, agendar
    ajornar: ajornar, posposar, endarrerir, canviar la data, reprogramar
    lliure: lliure, disponible, forat
    ocupat: ocupat, compromès
    tasca: tasca, pendent, feina pendent, cosa per fer
    llista de tasques: llista de tasques, coses per fer, to do
    llista de la compra: llista de la compra, llista del súper
    llista: llista, llistat, relació de
    nota: nota, apunt, anotació
    # weather
    temps: temps, previsió, quin temps fa, meteorologia, pronòstic, clima
    pluja: pluja, ploure, paraigua, ruixat, plujós
    neu: neu, nevar, nevada
    calor: calor, calorós, fa calor, calent
    fred: fred, fresc, fa fred, glaçat
    sol: sol, assolellat, cel serè
    núvol: núvol, ennuvolat, nuvolós
    vent: vent, ventós, ratxa
    tempesta: tempesta, temporal, tronada, llamps
    temperatura: temperatura, grau, quants graus
    humitat: humitat, humit
    qualitat de l'aire: qualitat de l'aire, contaminació, pol·lució
    sortida del sol: sortida del sol, alba, surt el sol
    posta de sol: posta de sol, capvespre, es pon el sol
    # media
    música: música, melodia
    cançó: cançó, tema, peça, pista
    cantant: cantant, artista, grup, banda, intèrpret
    quina cançó és aquesta: quina cançó és aquesta, qui canta, què sona, identificar la cançó
    àlbum: àlbum, disc
    llista de reproducció: llista de reproducció, playlist
    ràdio: ràdio, emissora, estació de ràdio, fm
    podcast: podcast, pòdcast, programa d'àudio
    audiollibre: audiollibre, llibre en àudio, audiobook
    pel·lícula: pel·lícula, peli, film
    sèrie: sèrie, programa de televisió, capítol, episodi
    televisió: televisió, tele, televisor, tv
    canal: canal, cadena
    notícia: notícia, actualitat, titular, novetat, últimes notícies
    m'agrada: m'agrada, preferit, favorit, agradar
    no m'agrada: no m'agrada, odiar, detestar
    llibre: llibre, novel·la, obra
    autor: autor, escriptor, qui va escriure
    joc: joc, jugar, partida
    acudit: acudit, broma, fes-me riure, alguna cosa divertida
    conte: conte, història, relat
    foto: foto, fotografia, imatge, selfie
    fer una foto: fer una foto, fotografiar, treure una foto
    càmera: càmera, objectiu
    vídeo: vídeo, clip
    # sport
    resultat: resultat, marcador, qui ha guanyat
    partit: partit, partit de futbol, enfrontament
    equip: equip, club
    classificació: classificació, taula, lliga
    # communication
    trucar: trucar, telefonar, trucada, fer una trucada, marcar, fer un truc
    penjar: penjar, acabar la trucada, finalitzar la trucada
    despenjar: despenjar, agafar el telèfon, contestar la trucada
    rebutjar la trucada: rebutjar la trucada, ignorar la trucada
    videotrucada: videotrucada, trucada de vídeo
    missatge: missatge, sms, missatge de text
    correu: correu, email, mail, correu electrònic, e-mail
    safata d'entrada: safata d'entrada, correus nous, missatges rebuts
    contacte: contacte, número de telèfon, agenda telefònica
    notificació: notificació, alerta, avís
    publicar: publicar, penjar a internet, piular, tuitejar
    xarxa social: xarxa social, xarxes socials
    # home
    llum: llum, làmpada, bombeta, il·luminació
    calefacció: calefacció, termòstat
    aire condicionat: aire condicionat, climatitzador, refrigeració
    aspiradora: aspiradora, aspirar, robot aspirador, roomba
    netejar: netejar, neteja, fregar
    porta: porta, portal
    pany: pany, forrellat
    persiana: persiana, cortina, estor
    endoll: endoll, interruptor, presa de corrent
    cafetera: cafetera, màquina de cafè, fer un cafè
    rentadora: rentadora, rentar la roba, bugada
    rentaplats: rentaplats, rentavaixella
    nevera: nevera, frigorífic
    sala d'estar: sala d'estar, menjador, saló
    habitació: habitació, dormitori, cambra
    bany: bany, lavabo, cambra de bany
    color: color, to
    # food
    recepta: recepta, com es fa, com es prepara, com cuinar
    cuinar: cuinar, preparar menjar, coure
    ingredient: ingredient, què necessito per, què porta
    substituir: substituir, reemplaçar, substitut
    caloria: caloria, valor energètic, quantes calories
    nutrició: nutrició, valor nutricional, informació nutricional
    sa: sa, saludable, bo per la salut
    restaurant: restaurant, lloc per menjar, lloc on menjar
    menjar a domicili: menjar a domicili, demanar menjar, menjar per emportar
    esmorzar: esmorzar, esmorzar de matí
    dinar: dinar, àpat de migdia
    sopar: sopar, àpat de nit
    menjar: menjar, àpat
    taula: taula, reservar taula
    # shopping and money
    comprar: comprar, compra, adquirir
    demanar: demanar, encarregar, fer una comanda
    comanda: comanda, encàrrec
    paquet: paquet, lliurament, enviament, repartiment
    rastrejar: rastrejar, seguiment, on és la comanda, estat de l'enviament
    tornar: tornar, devolució, reemborsament, retornar
    oferta: oferta, descompte, rebaixa, promoció, cupó
    barat: barat, econòmic, més barat
    car: car, costós
    botiga: botiga, comerç, negoci
    horari: horari, hora d'obertura, a quina hora obre, obert
    hora de tancament: hora de tancament, a quina hora tanca
    compte: compte, compte bancari, compte corrent
    saldo: saldo, quants diners tinc, diners al compte, quant tinc
    diners: diners, calés, efectiu
    targeta: targeta, targeta de crèdit
    pagar: pagar, pagament, abonar
    transferir: transferir, transferència, enviar diners, passar diners
    factura: factura, rebut
    despesa: despesa, quant he gastat, gastar
    moviment: moviment, transacció, operació, historial
    préstec: préstec, préstec bancari
    interès: interès, taxa d'interès, tipus d'interès
    estalviar: estalviar, estalvi
    pressupost: pressupost, quant puc gastar
    sou: sou, salari, nòmina
    impost: impost, tribut
    assegurança: assegurança, pòlissa, asseguradora
    jubilació: jubilació, pensió, pla de pensions
    acció: acció, borsa, cotització
    moneda: moneda, divisa, tipus de canvi, taxa de canvi
    puntuació de crèdit: puntuació de crèdit, historial de crèdit
    pin: pin, clau de la targeta, número secret
    contrasenya: contrasenya, clau, password
    frau: frau, estafa
    límit: límit, topall, màxim
    xec: xec, talonari, txec
    caixer: caixer, caixer automàtic
    # travel
    ruta: ruta, camí, com arribar, com anar, indicació, porta'm, navegar
    trànsit: trànsit, embús, circulació, cua
    cotxe: cotxe, auto, automòbil, vehicle
    gasolina: gasolina, combustible, gasoil, posar benzina, benzina
    benzinera: benzinera, gasolinera, estació de servei
    pneumàtic: pneumàtic, roda, pressió de les rodes
    taller: taller, mecànic, arreglar, reparar, reparació
    aparcar: aparcar, estacionar, aparcament, pàrquing
    taxi: taxi, uber
    autobús: autobús, bus, autocar
    tren: tren, ferrocarril
    metro: metro, metropolità
    bitllet: bitllet, tiquet, passatge
    vol: vol, avió, volar
    aeroport: aeroport, terminal
    equipatge: equipatge, maleta
    hotel: hotel, allotjament, hostal
    reservar: reservar, reserva, fer una reserva
    viatge: viatge, viatjar, excursió
    visat: visat, visat d'entrada
    vacuna: vacuna, vacunació, vacunar
    a prop: a prop, al voltant, a la vora
    retard: retard, amb retard, endarrerit
    llogar: llogar, lloguer, arrendar
    parada: parada, parada d'autobús
    estació: estació, estació de tren
    # health
    metge: metge, doctor, doctora, metgessa
    medicament: medicament, medicina, pastilla, remei
    dolor: dolor, mal, fer mal
    malalt: malalt, trobar-se malament
    exercici: exercici, entrenament, entrenar, gimnàs
    dormir: dormir, son, adormir-se
    meditar: meditar, meditació, relaxar-se, relaxació
    hospital: hospital, urgències, clínica
    farmàcia: farmàcia, apotecari
    # work and learning
    feina: feina, treball, ocupació
    sol·licitar: sol·licitar, fer una sol·licitud, presentar candidatura
    supervisor: supervisor, superior
    company: company, col·lega
    escola: escola, institut
    traduir: traduir, traducció
    idioma: idioma, llengua, llenguatge
    lletrejar: lletrejar, com s'escriu, ortografia
    sinònim: sinònim, una altra paraula per
    # assistant and small talk
    com et dius: com et dius, el teu nom, quin nom tens
    qui et va crear: qui et va crear, qui t'ha creat, el teu creador
    què pots fer: què pots fer, què saps fer, per a què serveixes
    ets un robot: ets un robot, ets humà, ets real
    on vius: on vius, de quin país ets
    què tal: què tal, com et trobes, què tal estàs
    hola: hola, bon dia, bona tarda, bon vespre, salut
    adéu: adéu, a reveure, bona nit
    gràcies: gràcies, moltes gràcies, mercès, merci
    molt bé: molt bé, genial, excel·lent, perfecte, bona feina, fantàstic
    dolent: dolent, terrible, horrible, pèssim
    sí: sí, d'acord, ok, és clar, correcte
    no: no, gens, de cap manera, negatiu
    potser: potser, pot ser, no ho sé
    tirar una moneda: tirar una moneda, cara o creu, llançar una moneda
    tirar un dau: tirar un dau, llançar els daus, dau
    número aleatori: número aleatori, número a l'atzar, nombre aleatori
    curiositat: curiositat, fet curiós, dada curiosa
    a poc a poc: a poc a poc, més lent, lentament, més a poc
    ràpid: ràpid, de pressa, veloç, més ràpid
    veu: veu, accent, to de veu
    # devices
    mòbil: mòbil, telèfon, smartphone, cel·lular
    trobar el mòbil: trobar el mòbil, on és el mòbil, fes sonar el mòbil
    bateria: bateria, càrrega, pila, quanta bateria queda
    wifi: wifi, wi-fi, internet, xarxa sense fil, connexió
    dades mòbils: dades mòbils, internet mòbil
    mode avió: mode avió, mode vol
    no molestar: no molestar, mode no molestar
    pantalla: pantalla, monitor
    captura de pantalla: captura de pantalla, screenshot
    aplicació: aplicació, app
    fitxer: fitxer, document, arxiu
    carpeta: carpeta, directori
    emmagatzematge: emmagatzematge, espai, memòria disponible
    ordinador: ordinador, pc, portàtil
    llanterna: llanterna, llum del mòbil
    usuari: usuari, perfil, compte d'usuari
    compartir ubicació: compartir ubicació, enviar ubicació, la meva ubicació, on em trobo
    # people and things
    nom: nom, dir-se
    xicot: xicot, nòvio
    xicota: xicota, nòvia
    esposa: esposa, muller
    marit: marit, espòs
    mare: mare, mama
    pare: pare, papa
    nen: nen, criatura
    nadó: nadó, bebè
    fill: fill, filla
    gos: gos, gosset
    gat: gat, gatet
    mascota: mascota, animal de companyia
    planta: planta, planta verda
    regar: regar, donar aigua
    regal: regal, obsequi, present
    casament: casament, casar-se, noces
    casa: casa, habitatge, llar
    pis: pis, apartament
    advocat: advocat, assessor legal
    donar diners: donar diners, donació, donatiu
    concert: concert, espectacle, actuació
    lloc: lloc, local, indret
    problema: problema, error, avaria, fallada, no funciona
    trencat: trencat, espatllat, danyat, avariat
    perdut: perdut, perdre, extraviar
    nou: nou, recent, última novetat
    gran: gran, enorme
    petit: petit, menut
    millor: millor, top, més ben valorat
    opinió: opinió, ressenya, valoració, crítica

    [kinds]
    number: 0, zero, dos, dues, tres, quatre, cinc, sis, set, vuit, huit, nou, deu, onze, dotze, tretze, catorze, quinze, setze,
     disset, dèsset, divuit, díhuit, dinou, dènou, vint, trenta, quaranta, cinquanta, seixanta, setanta, vuitanta, huitanta,
     noranta, cent, dos-cents, dues-centes, tres-cents, cinc-cents, mil, dos mil, milió, bilió, dotzena, vint-i-un, vint-i-dos,
     vint-i-tres, vint-i-quatre, vint-i-cinc, vint-i-sis, vint-i-set, vint-i-vuit, vint-i-nou, trenta-un, trenta-dos, trenta-tres,
     trenta-quatre, trenta-cinc, trenta-sis, trenta-set, trenta-vuit, trenta-nou, quaranta-un, quaranta-dos, quaranta-tres,
     quaranta-quatre, quaranta-cinc, quaranta-sis, quaranta-set, quaranta-vuit, quaranta-nou, cinquanta-un, cinquanta-dos,
     cinquanta-tres, cinquanta-quatre, cinquanta-cinc, cinquanta-sis, cinquanta-set, cinquanta-vuit, cinquanta-nou
    ordinal: primer, primera, segon, segona, tercer, tercera, quart, quarta, cinquè, sisè, setè, vuitè, novè, desè, onzè, dotzè,
     tretzè, catorzè, quinzè, vintè, trentè
    weekday: dilluns, dimarts, dimecres, dijous, divendres, dissabte, diumenge, dissabtes, diumenges
    month: gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre
    holiday: nadal, nit de nadal, sant esteve, cap d'any, nit de cap d'any, any nou, reis, nit de reis, dia de reis, carnaval,
     carnestoltes, dijous gras, setmana santa, diumenge de rams, divendres sant, pasqua, dilluns de pasqua, sant jordi,
     sant valentí, sant joan, revetlla de sant joan, sant josep, falles, sant antoni, segona pasqua, corpus, l'onze de setembre,
     diada, diada nacional, la mercè, tots sants, castanyada, halloween, la puríssima, dia de la constitució, dia de la mare,
     dia del pare, dia del treballador, festa major, santa eulàlia, patum, ramadà, hanukkà
    country: afganistan, albània, alemanya, algèria, andorra, angola, aràbia saudita, argentina, armènia, austràlia, àustria,
     azerbaidjan, bahames, bangladesh, bèlgica, bielorússia, birmània, bolívia, bòsnia, botswana, brasil, bulgària, cambodja,
     camerun, canadà, catar, qatar, colòmbia, congo, corea, corea del nord, corea del sud, costa d'ivori, costa rica, croàcia,
     cuba, dinamarca, egipte, el salvador, emirats àrabs units, equador, escòcia, eslovàquia, eslovènia, espanya, estats units,
     usa, estònia, etiòpia, filipines, finlàndia, frança, gal·les, gàmbia, geòrgia, ghana, gran bretanya, grècia, groenlàndia,
     guatemala, guinea, guinea equatorial, haití, holanda, hondures, hongria, iemen, índia, indonèsia, anglaterra, iran, iraq,
     irlanda, islàndia, israel, itàlia, jamaica, japó, jordània, kazakhstan, kenya, kosovo, kuwait, laos, letònia, líban, libèria,
     líbia, liechtenstein, lituània, luxemburg, macedònia, madagascar, malàisia, maldives, mali, malta, marroc, maurici, mèxic,
     moldàvia, mònaco, mongòlia, montenegro, moçambic, namíbia, nepal, nicaragua, nigèria, noruega, nova zelanda, oman,
     països baixos, pakistan, palestina, panamà, paraguai, perú, polònia, portugal, puerto rico, regne unit, república txeca,
     txèquia, república dominicana, romania, rússia, ruanda, san marino, senegal, sèrbia, singapur, síria, somàlia, sri lanka,
     sud-àfrica, sudan, suècia, suïssa, tailàndia, taiwan, tanzània, tunísia, turquia, txad, ucraïna, uganda, uruguai, uzbekistan,
     vaticà, veneçuela, vietnam, xile, xina, xipre, zàmbia, zimbàbue, amèrica
    place: barcelona, girona, lleida, tarragona, l'hospitalet, l'hospitalet de llobregat, badalona, terrassa, sabadell, mataró,
     santa coloma de gramenet, sant cugat, sant cugat del vallès, cornellà, sant boi, rubí, manresa, vilanova,
     vilanova i la geltrú, viladecans, castelldefels, el prat, el prat de llobregat, granollers, cerdanyola, mollet, esplugues,
     gavà, sant feliu de llobregat, vic, figueres, igualada, ripollet, sant adrià, montcada, blanes, lloret de mar, olot, tortosa,
     el vendrell, cambrils, reus, vilafranca del penedès, barberà del vallès, premià de mar, martorell, sitges, calella,
     pineda de mar, sant feliu de guíxols, palafrugell, palamós, platja d'aro, cadaqués, l'escala, banyoles, ripoll, camprodon,
     berga, solsona, cervera, tàrrega, mollerussa, balaguer, salou, calafell, amposta, sant carles de la ràpita, deltebre,
     gandesa, falset, montblanc, la seu d'urgell, puigcerdà, tremp, vielha, baqueira, la molina, núria, vall de núria, montserrat,
     cardona, masnou, el masnou, arenys de mar, canet de mar, tossa de mar, begur, besalú, santa coloma de farners, la bisbal,
     la garriga, sant celoni, caldes de montbui, sant sadurní d'anoia, molins de rei, andorra la vella, escaldes, perpinyà,
     l'alguer, palma, manacor, llucmajor, calvià, sóller, pollença, alcúdia, maó, ciutadella, eivissa, mallorca, menorca,
     formentera, illes balears, balears, valència, alacant, elx, castelló, castelló de la plana, gandia, alcoi, sagunt, dénia,
     xàbia, benidorm, xàtiva, ontinyent, alzira, vila-real, vinaròs, morella, peníscola, catalunya, país valencià,
     comunitat valenciana, catalunya nord, franja de ponent, maresme, vallès, vallès occidental, vallès oriental, osona, bages,
     berguedà, cerdanya, garrotxa, empordà, alt empordà, baix empordà, gironès, la selva, ripollès, penedès, garraf,
     baix llobregat, anoia, camp de tarragona, priorat, terres de l'ebre, delta de l'ebre, ebre, segrià, urgell, segarra, pallars,
     vall d'aran, cap de creus, costa brava, costa daurada, pirineus, pirineu, montseny, collserola, tibidabo, eixample, sarrià,
     sant andreu, poblenou, barceloneta, sagrada família, plaça catalunya, llobregat, madrid, saragossa, sevilla, màlaga, granada,
     còrdova, múrcia, bilbao, sant sebastià, pamplona, vitòria, valladolid, salamanca, santiago de compostel·la, la corunya, osca,
     terol, andalusia, aragó, galícia, astúries, país basc, navarra, canàries, tenerife, gran canària, lanzarote, londres,
     edimburg, dublín, parís, lió, marsella, niça, bordeus, tolosa, montpeller, carcassona, occitània, provença, normandia,
     bretanya, còrsega, berlín, munic, hamburg, frankfurt, colònia, viena, salzburg, zuric, ginebra, berna, amsterdam, rotterdam,
     la haia, brussel·les, anvers, bruges, copenhaguen, estocolm, reykjavík, lisboa, porto, algarve, roma, milà, nàpols, venècia,
     florència, torí, bolonya, pisa, toscana, sicília, sardenya, atenes, creta, istanbul, praga, budapest, varsòvia, cracòvia,
     bucarest, sofia, belgrad, kíiv, moscou, sant petersburg, el caire, marràqueix, tànger, fes, johannesburg, ciutat del cap,
     jerusalem, tel aviv, beirut, damasc, bagdad, teheran, la meca, nova delhi, pequín, xangai, seül, tòquio, kyoto, nova york,
     los angeles, califòrnia, filadèlfia, washington dc, nova orleans, mont-real, quebec, ciutat de mèxic, l'havana, bogotà, lima,
     àfrica, àsia, europa, antàrtida, amèrica del nord, amèrica del sud, amèrica llatina, orient mitjà, pròxim orient,
     escandinàvia, carib, balcans, sàhara, alps, himàlaia, everest, gran canyó, amazones, nil, danubi, tàmesi, rin, atlàntic,
     pacífic, mediterrània, alaska, arizona, colorado, florida, hawaii, illinois, indiana, kansas, michigan, minnesota, montana,
     nevada, new jersey, new york, ohio, oregon, tennessee, texas, utah, virginia, washington, ontario, manhattan, brooklyn,
     hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago, cleveland, dallas, denver, detroit, honolulu,
     houston, las vegas, memphis, miami, orlando, phoenix, portland, san diego, san francisco, seattle, toronto, vancouver,
     buenos aires, rio de janeiro, manchester, liverpool, oxford, glasgow, belfast, oslo, bergen, helsinki, ankara, zagreb,
     casablanca, nairobi, lagos, dubai, abu dhabi, mumbai, jakarta, bali, manila, hong kong, bangkok, hanoi, sydney, melbourne,
     brisbane, auckland
    language: català, valencià, mallorquí, castellà, espanyol, anglès, francès, alemany, italià, portuguès, neerlandès, holandès,
     suec, danès, noruec, finès, finlandès, islandès, polonès, txec, eslovac, hongarès, romanès, búlgar, grec, turc, rus,
     ucraïnès, croat, serbi, àrab, amazic, hebreu, persa, hindi, urdú, xinès, mandarí, cantonès, japonès, coreà, vietnamita,
     tailandès, indonesi, suahili, zulu, llatí, gaèlic, irlandès, gal·lès, basc, èuscar, gallec, occità, aranès, sard, esperanto
    people: americà, nord-americà, estatunidenc, britànic, canadenc, australià, mexicà, brasiler, indi, europeu, africà, asiàtic,
     egipci, suís, austríac, belga, escocès, cubà, argentí, colombià, peruà, marroquí, etíop, libanès, israelià, iranià,
     pakistanès, mediterrani, caribeny, barceloní, gironí, lleidatà, tarragoní, andorrà, menorquí, eivissenc
    currency: euro, dòlar, lliura, lliura esterlina, ien, peso, rupia, franc, franc suís, iuan, won, ruble, corona, corona sueca,
     lira, lira turca, real, xéquel, dinar, dírham, rand, baht, zloty, forint, pesseta, bitcoin, ethereum, dogecoin,
     dòlar canadenc, dòlar australià, cèntim
    given name: abel, ada, adrià, agnès, agustí, aina, aitana, alba, albert, àlex, alexandra, alfons, alfred, alícia, aleix,
     amàlia, anaïs, andrea, andreu, àngel, àngels, àngela, aniol, antoni, antònia, ariadna, arnau, artur, assumpta, bàrbara,
     bartomeu, beatriu, benet, berenguer, bernat, berta, bet, biel, blai, bruna, bruno, candela, carla, carles, carlota, carme,
     carmina, carolina, caterina, cesc, cèlia, clara, clàudia, claudi, conxita, cristian, cristina, damià, dani, daniela, dídac,
     dolors, domènec, eduard, elisa, elisabet, elisenda, eloi, elsa, elvira, emília, emili, enric, enriqueta, ernest, esteve,
     ester, èric, eudald, eugènia, eulàlia, fèlix, ferran, francesc, francesca, frederic, gabriel, gabriela, gemma, genís, gerard,
     gina, ginesta, gisela, glòria, gregori, griselda, guifré, guillem, guiu, helena, hèctor, hug, ignasi, imma, immaculada,
     irene, iris, isaac, isabel, isaura, ivan, jan, jana, jaume, jaumet, joan, joana, joaquim, jofre, jordi, jordina, jordà,
     josep, josep maria, josep lluís, josefina, judit, júlia, julià, juli, laia, leo, leonor, lídia, lina, lluc, llúcia, lluís,
     lluïsa, llorenç, lola, lorena, lourdes, magda, magdalena, manel, manuela, marc, marcel, margarida, mariona, mariàngela,
     marià, marina, mario, maria teresa, maria rosa, martí, marta, martina, mateu, maties, matilde, maurici, max, maite, mercè,
     meritxell, miquel, miquel àngel, míriam, mireia, mònica, montse, muriel, narcís, natàlia, neus, nerea, nicolau, noa, noelia,
     noemí, núria, octavi, olga, oleguer, oriol, òscar, paula, pau, pep, pepa, pere, pilar, pol, quim, quima, ramon, raquel, raül,
     remei, ricard, rita, robert, roc, roger, roser, rosalia, rubèn, rut, sabrina, salvador, samuel, sandra, sebastià, sergi,
     sílvia, simó, sònia, susanna, tània, teresa, toni, tomàs, txell, valentí, valentina, vanessa, verònica, vicenç, vicent,
     víctor, violant, virgínia, xavi, xavier, xènia, yolanda, zoe, mohammed, ahmed, fatima, hassan, omar, ali, john, michael,
     kevin, jennifer, jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin, thomas, alexander, adam,
     elena, eva
    family: mare, mama, pare, papa, pares, germà, germana, fill, filla, esposa, marit, home, oncle, tiet, tia, tieta, cosí,
     cosina, nebot, neboda, àvia, iaia, avi, iaio, avis, padrí, padrina, nét, neta, xicot, xicota, nòvio, nòvia, promès, promesa,
     parella, madrastra, padrastre, sogre, sogra, cunyat, cunyada, gendre, company de pis, millor amic, millor amiga, veí, veïna,
     company de feina
    food: tonyina, salmó, gamba, llagostí, musclo, cloïssa, llagosta, escamarlà, cranc, ostra, bacallà, lluç, truita de riu,
     sardina, anxova, seitó, pop, calamar, sípia, sèpia, carn, vedella, fricandó, porc, pollastre, pollastre a l'ast, gall dindi,
     cansalada, pernil, pernil salat, pernil dolç, botifarra, botifarra amb mongetes, fuet, llonganissa, sobrassada, salsitxa,
     xoriço, bistec, entrecot, xai, costelles de xai, conill, ànec, ou, ou ferrat, ous remenats, llet, mantega, formatge,
     formatge de cabra, mató, mel i mató, recuit, parmesà, nata, iogurt, pa, pa amb tomàquet, pa de pagès, torrada, entrepà,
     coca de recapte, coca de sant joan, coca, arròs, arròs negre, arròs a banda, fideuà, fideus, macarrons, espaguetis, lasanya,
     canelons, escudella, escudella i carn d'olla, caldo, brou, sopa, sopa de galets, mandonguilles, pilotes, estofat,
     suquet de peix, sarsuela, esqueixada, escalivada, samfaina, calçots, calçotada, romesco, allioli, trinxat, faves, favada,
     espinacs a la catalana, cargols, croqueta, patates braves, patates fregides, truita, truita de patates, amanida,
     ensaladilla russa, crema de carbassó, puré de patates, hamburguesa, crema catalana, panellets, torró, neula, ensaïmada,
     bunyol, xurro, xuixo, braç de gitano, tortell de reis, tortell, mona de pasqua, galeta, magdalena, pastís,
     pastís de formatge, pastís de poma, flam, gelat, xocolata, caramel, crep, gofra, sucre, sucre moreno, farina, llevat, pebre,
     all, ceba, patata, moniato, tomàquet, pastanaga, pèsol, mongeta, mongeta tendra, blat de moro, bròquil, coliflor, espinac,
     enciam, escarola, col, cogombre, api, espàrrec, xampinyó, bolet, rovelló, carbassó, albergínia, carbassa, rave, remolatxa,
     porro, pebrot, carxofa, poma, plàtan, llimona, llima, taronja, mandarina, raïm, maduixa, nabiu, gerd, móra, cirera, préssec,
     albercoc, pera, pruna, pinya, meló, síndria, alvocat, figa, mel, melmelada, mantega de cacauet, mostassa, maionesa, vinagre,
     oli, oli d'oliva, salsa de soja, safrà, canyella, gingebre, alfàbrega, orenga, farigola, romaní, julivert, coriandre, comí,
     pebre vermell, cúrcuma, nou moscada, vainilla, bitxo, civada, cereals, llentia, cigró, ametlla, cacauet, avellana, pinyó,
     pansa, oliva, castanya, crispetes, patates xips, pizza, sushi, ramen, curry, hummus, falafel, tofu, quinoa, taco, burrito,
     pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger, cheeseburger, brownie, muffin, cheesecake,
     croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella, pesto, carbonara, kebab
    drink: te verd, camamilla, infusió, cafè, cafè amb llet, tallat, cigaló, suc, suc de taronja, refresc, gasosa, llimonada,
     orxata, batut, aigua, aigua amb gas, cervesa, vi, vi negre, vi blanc, vi rosat, sangria, cava, xampany, vermut, ratafia, rom,
     sidra, cacaolat, xocolata desfeta, xocolata calenta, cappuccino, espresso, latte, smoothie, gin, vodka, tequila, martini,
     mojito, cocktail, coca cola, whisky
    animal: gos, gossa, gat, cavall, euga, vaca, porc, ovella, cabra, gallina, gall, oca, lleó, tigre, ós, os polar, llop, guineu,
     cérvol, isard, cabirol, senglar, conill, llebre, ratolí, rata, esquirol, hàmster, elefant, girafa, zebra, hipopòtam,
     rinoceront, mico, goril·la, ximpanzé, cangur, coala, balena, dofí, tauró, peix, pingüí, àguila, mussol, òliba, lloro, colom,
     gavina, cigne, flamenc, cigonya, granota, gripau, serp, llangardaix, sargantana, tortuga, cocodril, abella, vespa, formiga,
     aranya, papallona, mosquit, mosca, escarabat, dinosaure, drac, unicorn, camell, panda, foca, llúdriga, ratpenat, toro,
     cadell, guepard, lleopard, jaguar, búfal, ruc, burro, pop, medusa, eriçó, cargol
    colour: vermell, blau, verd, groc, taronja, lila, rosa, blanc, negre, marró, gris, violeta, turquesa, magenta, cian, beix,
     granat, morat, daurat, platejat, blau marí, blau cel, blau clar, blau fosc, verd clar, verd fosc, blanc càlid
    music style: clàssica, música clàssica, música catalana, rock català, pop català, rumba, rumba catalana, havaneres, sardana,
     sardanes, cançó catalana, nova cançó, gralles, música tradicional, música electrònica, electrònica, música pop, música rock,
     reggaeton, trap, bachata, òpera, banda sonora, nadales, música de nadal, cançons infantils, música llatina, acústica,
     instrumental, simfonia, música relaxant, rock, jazz, pop, rap, hip hop, blues, heavy metal, punk, folk, reggae, soul, funk,
     techno, disco, indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: guitarra, guitarra elèctrica, piano, violí, bateria, tambor, timbal, flauta, trompeta, trombó, saxo, saxofon,
     violoncel, clarinet, baix elèctric, contrabaix, arpa, ukelele, banjo, orgue, acordió, harmònica, gralla, tenora,
     sac de gemecs, castanyoles
    sport: futbol, futbol sala, bàsquet, beisbol, tennis, tennis taula, pàdel, voleibol, handbol, hoquei, hoquei patins,
     hoquei sobre gel, boxa, lluita lliure, natació, waterpolo, ciclisme, esquí, surf, atletisme, gimnàstica, castells, escalada,
     petanca, fórmula 1, fórmula u, motogp, jocs olímpics, olimpíades, mundial, mundial de futbol, eurocopa, copa del rei, lliga,
     lliga de campions, euroliga, tour de frança, volta a catalunya, giro d'itàlia, vuelta a espanya, barça, fc barcelona,
     barça femení, espanyol de barcelona, rcd espanyol, girona fc, nàstic, joventut, penya, usap, mallorca fc, valència cf,
     selecció catalana, castellers de vilafranca, golf, hockey, cricket, rugby, badminton, nfl, nba, premier league, super bowl,
     champions league, real madrid, manchester united, juventus
    game: escacs, dames, parxís, joc de l'oca, botifarra, solitari, dòmino, penjat, tres en ratlla, ruleta, quinto, trivial,
     fet i amagar, pedra paper tisora, mots encreuats, sopa de lletres, endevinalla, veig veig, quatre en ratlla,
     enfonsar la flota, ball de bastons, paraulògic, loteria, apalabrats, poker, blackjack, bingo, tetris, pac man, minecraft,
     fortnite, super mario, pokemon, monopoly, scrabble, sudoku, candy crush, angry birds, uno, fifa
    company: caixabank, la caixa, banc sabadell, banc santander, santander, bbva, ing, caixa d'enginyers, mercadona, bon preu,
     bonpreu, esclat, caprabo, condis, consum, sorli, carrefour, alcampo, el corte inglés, abacus, casa ametller, ametller origen,
     desigual, decathlon, leroy merlin, media markt, movistar, orange, parlem telecom, yoigo, endesa, naturgy, agbar,
     aigües de barcelona, repsol, cepsa, seat, renault, peugeot, vueling, renfe, rodalies, fgc, ferrocarrils de la generalitat,
     tmb, metro de barcelona, ave, bicing, glovo, just eat, correus, telepizza, estrella damm, damm, moritz, freixenet, codorníu,
     vichy catalan, aneto, danone, casa tarradellas, grifols, abertis, mapfre, wallapop, idealista, generalitat, mossos, ibex 35,
     google, apple, microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's,
     mcdonalds, burger king, kfc, paypal, mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony,
     intel, ibm, disney, pepsi, boeing, airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone,
     nokia, zara, h&m, lidl, ebay, walmart
    service: tv3, tres cat, 3cat, el 33, sx3, catalunya ràdio, rac1, rac105, flaixbac, flaix fm, catalunya música,
     catalunya informació, ràdio flaixbac, betevé, ib3, à punt, rtve, la sexta, telecinco, antena 3, vilaweb, ara diari,
     el punt avui, el periódico, la vanguardia, el nacional, nació digital, regió7, diari de girona, mundo deportivo, l'esportiu,
     meteocat, servei meteorològic, viquipèdia, optimot, bizum, la meva salut, filmin, ivoox, disney plus, hbo, spotify, youtube,
     apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp, snapchat,
     tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc, cnn
    person of note: salvador illa, pere aragonès, carles puigdemont, puigdemont, oriol junqueras, junqueras, quim torra,
     artur mas, jordi pujol, pujol, pasqual maragall, lluís companys, companys, francesc macià, macià, josep tarradellas,
     ada colau, jaume collboni, gabriel rufián, pedro sánchez, mariano rajoy, felip vi, francisco franco, jaume i,
     guifré el pilós, ramon llull, ausiàs march, jacint verdaguer, verdaguer, joan maragall, àngel guimerà, mercè rodoreda,
     rodoreda, josep pla, salvador espriu, espriu, pere calders, quim monzó, montserrat roig, joan fuster, miquel martí i pol,
     vicent andrés estellés, joan brossa, irene solà, jaume cabré, albert sánchez piñol, pompeu fabra, antoni gaudí, gaudí,
     salvador dalí, dalí, joan miró, miró, pablo picasso, picasso, antoni tàpies, isaac albéniz, enric granados, pau casals,
     montserrat caballé, caballé, josep carreras, lluís llach, llach, joan manuel serrat, serrat, maria del mar bonet,
     ovidi montllor, quimi portet, sopa de cabra, els pets, lax'n'busto, txarango, els amics de les arts, antònia font,
     oques grasses, stay homas, the tyets, figa flawas, mushkaa, rosalía, estopa, peret, gertrudis, els catarres, doctor prats,
     buhos, obrint pas, la fúmiga, blaumut, sílvia pérez cruz, roger mas, judit neddermann, miki núñez, ginestà, sanjosex,
     mishima, love of lesbian, la trinca, pep guardiola, guardiola, xavi hernández, andrés iniesta, carles puyol, puyol,
     gerard piqué, piqué, johan cruyff, cruyff, joan laporta, laporta, sergio busquets, ronaldinho, lamine yamal, neymar,
     alèxia putellas, aitana bonmatí, pau gasol, gasol, marc gasol, marc márquez, kilian jornet, mireia belmonte, rafa nadal,
     fernando alonso, andreu buenafuente, jordi évole, jordi basté, mònica terribas, josep cuní, toni soler, quim masferrer,
     bigas luna, isabel coixet, carla simón, penélope cruz, almodóvar, patufet, capità enciam, club super3, doraemon,
     bola de drac, cervantes, papa francesc, cristòfor colom, napoleó, isaac newton, barack obama, obama, donald trump, trump,
     joe biden, george washington, abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven,
     bach, elvis presley, michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran,
     justin bieber, eminem, drake, the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2,
     abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk,
     bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer,
     stephen king, harry potter, angela merkel, vladimir putin
    household thing: làmpada, llum de peu, làmpada de nit, bombeta, forn, nevera, frigorífic, congelador, rentaplats,
     rentavaixelles, rentadora, assecadora, microones, bullidor, cafetera, torradora, vitroceràmica, fregidora, estufa,
     calefacció, radiador, termòstat, ventilador, aire condicionat, televisor, televisió, tele, tv, equip de música, altaveu,
     ordinador, portàtil, impressora, encaminador, router, wifi, porta del garatge, porta d'entrada, porta, finestra, persiana,
     cortina, tendal, endoll, endoll intel·ligent, timbre, intèrfon, càmera, aspersor, aspiradora, robot aspirador,
     robot de cuina, roomba, caldera, escalfador, humidificador, deshumidificador, llar de foc, banyera, jacuzzi,
     campana extractora, arbre de nadal
    room: cuina, dormitori, habitació, cambra, sala, sala d'estar, saló, menjador, bany, lavabo, cambra de bany, passadís,
     rebedor, despatx, oficina, soterrani, celler, golfes, àtic, garatge, jardí, balcó, terrassa, terrat, porxo, pati, eixida,
     habitació dels nens, habitació de convidats, habitació de matrimoni, safareig, traster, rebost, pis de dalt, planta baixa,
     escala
    body: mal de cap, esquena, mal d'esquena, panxa, estómac, genoll, espatlla, braç, mà, dit, cama, peu, turmell, coll, gola,
     dent, queixal, llengua, nas, orella, ull, boca, cabell, pell, cor, pulmó, fetge, ronyó, cervell, os, pit, maluc, colze

    [topics]
    alarma: alarma, despertador, despertar, sonar, matí, hora, llevar-se, aixecar, d'hora, programar, apagar, demà
    temporitzador: temporitzador, minut, segon, compte enrere, cronòmetre, forn, pasta, ou, coure, restant, parar, hora
    recordatori: recordatori, recordar, avisar, oblidar, avís, nota, tasca, demà, important, cita, alarma, memòria
    calendari: calendari, agenda, cita, esdeveniment, reunió, data, setmana, dia, aniversari, dilluns, dimarts, dimecres, dijous,
      divendres, mes
    reunió: reunió, sala, company, participant, videoconferència, ordre del dia, oficina, zoom, cap, equip, convidats, hora, trobada
    tasques: tasques, llista, fer, ratllar, completar, afegir, pendent, projecte, prioritat, termini, eliminar, pendents, acabar
    llista de la compra: llista de la compra, llet, pa, ou, supermercat, comprar, fruita, verdura, afegir, carn, formatge, mercat
    notes: notes, apunt, anotar, escriure, idea, llibreta, text, bloc, desar, llegir, esborrar, dictar
    hora: hora, rellotge, fus horari, minut, ciutat, país, londres, tòquio, nova york, local, estiu, hivern, segon
    data: data, dia, avui, demà, ahir, mes, any, traspàs, dilluns, setmana, calendari, sant
    festes: festes, nadal, cap d'any, setmana santa, sant joan, festiu, pont, reis, diada, vacances
    temps: temps, previsió, pluja, neu, sol, paraigua, temperatura, grau, fred, calor, vent, tempesta, núvol, humit, abric, boira,
      calamarsa
    qualitat de l'aire: qualitat de l'aire, contaminació, pol·len, partícules, al·lèrgia, ozó, aire, respirar, mascareta, índex,
      ciutat, fum
    astronomia: astronomia, lluna, sol, planeta, estel, eclipsi, alba, capvespre, mart, univers
    notícies: notícies, titular, actualitat, diari, premsa, política, elecció, president, govern, economia
    esport: esport, futbol, partit, resultat, equip, gol, lliga, bàsquet, tennis, jugador, campionat, entrenador, copa, barça
    música: música, cançó, cantant, àlbum, artista, grup, playlist, tema, rock, pop, jazz, escoltar, spotify, lletra, sardana
    ràdio: ràdio, emissora, fm, freqüència, programa, sintonitzar, catalunya ràdio, escoltar, notícies, posar, locutor, rac1
    podcast: podcast, episodi, capítol, subscriure, programa, escoltar, últim, entrevista, presentador, descarregar
    audiollibre: audiollibre, capítol, narrador, llegir, velocitat, audible, escoltar, continuar, autor, pàgina, novel·la, pausar
    cinema: cinema, pel·lícula, actor, actriu, director, sessió, estrena, sèrie, netflix, cartellera, tràiler
    televisió: televisió, canal, tele, programa, sèrie, comandament, tv3, mirar, tv, volum, netflix, pel·lícula
    llibres: llibres, novel·la, autor, llegir, biblioteca, capítol, pàgina, escriptor, poesia, títol, publicar, ressenya
    jocs: jocs, jugar, partida, endevinalla, puntuació, escacs, consola, trivial, endevinar, jugador, cartes, videojoc, torn
    humor: humor, acudit, broma, divertit, riure, graciós, humorista, explicar, comèdia, divertir, monòleg, gràcia
    fotos: fotos, fotografia, càmera, selfie, àlbum, imatge, galeria, vídeo, flaix, retrat, fer, compartir
    trucades: trucades, trucar, telèfon, número, penjar, contestar, bústia de veu, contacte, altaveu, perdudes
    missatges: missatges, sms, whatsapp, respondre, llegir, enviar, xat, grup, text, telegram, àudio, destinatari
    correu: correu, email, assumpte, safata d'entrada, enviar, respondre, adjunt, remitent, spam, gmail, destinatari
    contactes: contactes, número, agenda, telèfon, adreça, nom, desar, afegir, trucar, amic, família, correu
    xarxes socials: xarxes socials, facebook, twitter, instagram, publicar, tuit, seguidor, perfil, comentari, tiktok
    llums: llums, llum, làmpada, bombeta, brillantor, color, menjador, habitació, cuina, encendre, apagar
    calefacció: calefacció, termòstat, grau, temperatura, radiador, aire condicionat, ventilador, caldera, calor, fred, habitació,
      menjador
    seguretat de casa: seguretat de casa, porta, pany, alarma, càmera, clau, timbre, garatge, finestra, intrús, sensor
    casa: casa, endoll, persiana, cortina, aparell, interruptor, rentadora, rentaplats, forn, electrodomèstic, garatge, cuina, escena
    neteja: neteja, aspiradora, robot, terra, netejar, pols, escombrar, escombraries, rentar, net, habitació, fregar
    cafè: cafè, cafetera, tassa, tallat, cafè amb llet, te, llet, sucre, càpsula, calent, preparar
    cuina: cuina, recepta, cuinar, ingredient, forn, paella, bullir, gram, farina, pollastre, arròs, sal, coure
    nutrició: nutrició, caloria, proteïna, greix, vitamina, sucre, dieta, hidrat, saludable, fibra, aliment
    restaurant: restaurant, taula, reservar, menjar, sopar, menú, cambrer, pizzeria, persona, terrassa, bar, propina
    menjar a domicili: menjar a domicili, demanar, pizza, hamburguesa, sushi, xinès, repartidor, emportar, glovo, restaurant, adreça,
      patates
    compres: compres, comprar, botiga, amazon, producte, preu, oferta, cistella, talla, roba, sabata, descompte
    comandes: comandes, paquet, enviament, lliurament, seguiment, correus, missatger, devolució, arribar, amazon, seguir, compra, enviar
    banc: banc, compte, saldo, diners, transferència, estalvi, treure, ingressar, caixer, iban, sucursal, moviment, bloquejar
    targeta: targeta, crèdit, dèbit, pin, visa, límit, bloquejar, robada, perduda, caducar, activar, rebutjada, punts
    pagaments: pagaments, pagar, factura, rebut, venciment, llum, aigua, gas, lloguer, import
    préstec: préstec, hipoteca, interès, quota, banc, deute, crèdit, pagar, termini, sol·licitud, personal, mensualitat
    inversió: inversió, borsa, acció, fons, cotització, mercat, dividend, bitcoin, índex, cartera
    moneda: moneda, euro, dòlar, lliura, ien, canvi, convertir, divisa, taxa, valor, franc, conversor
    assegurança: assegurança, pòlissa, cobertura, sinistre, prima, accident, asseguradora, salut, cotxe, llar, vida, reclamació, cobrir
    impostos: impostos, declaració, hisenda, iva, renda, irpf, deducció, pagar, devolució, formulari, retenció, contribuent
    sou: sou, nòmina, salari, cobrar, ingrés, empresa, paga, brut, net, contracte, augment, cap
    jubilació: jubilació, pensió, edat, cotització, pla, estalvi, jubilat, fons, anys, contribució, empresa, inversió
    feina: feina, treball, oficina, cap, empresa, contracte, company, entrevista, currículum, acomiadar, contractar
    dies lliures: dies lliures, vacances, permís, absència, sol·licitar, recursos humans, baixa, aprovar, malaltia, cap, data, oficina
    cotxe: cotxe, motor, benzina, oli, pneumàtic, roda, matrícula, taller, bateria, fre, itv, quilòmetre, revisió
    trànsit: trànsit, embús, carretera, autopista, accident, obres, cua, ronda, cotxe, retenció, semàfor, trajecte, carrer
    navegació: navegació, ruta, camí, mapa, adreça, arribar, girar, carrer, distància, gps, destinació
    transport públic: transport públic, autobús, tren, metro, parada, estació, bitllet, horari, línia, tramvia, andana, sortida,
      rodalies
    taxi: taxi, uber, conductor, carrera, recollir, cotxe, aeroport, demanar, tarifa, trajecte
    vols: vols, vol, avió, aeroport, embarcament, porta, bitllet, seient, companyia, escala, sortida, arribada
    equipatge: equipatge, maleta, facturar, perdut, motxilla, pes, companyia, quilo, aeroport, bossa, cabina, perdre
    hotel: hotel, habitació, nit, reservar, allotjament, recepció, esmorzar, estrella, airbnb, llit, hoste, hostal
    viatges: viatges, destinació, visat, passaport, turisme, platja, vacuna, estranger, ambaixada, país, turista, museu
    salut: salut, metge, símptoma, dolor, febre, malalt, hospital, tos, grip, cap, pressió
    medicines: medicines, pastilla, dosi, farmàcia, recepta mèdica, prendre, antibiòtic, efecte secundari, xarop, vacuna, comprimit,
      al·lèrgia
    esport i forma: esport i forma, córrer, gimnàs, entrenament, passos, quilòmetre, bicicleta, ioga, múscul, caminar, pes
    son: son, dormir, llit, migdiada, hora, roncar, descans, despertar, insomni, nit, somiar, soroll blanc
    meditació: meditació, relaxar-se, respiració, calma, estrès, ioga, sessió, música relaxant, respirar, ansietat, ment
    estudis: estudis, escola, universitat, examen, deures, classe, professor, alumne, estudiar, nota
    idiomes: idiomes, traduir, anglès, castellà, alemany, francès, paraula, dir, traducció, xinès
    paraules: paraules, definició, significat, sinònim, diccionari, lletrejar, ortografia, lletra, rima, antònim, frase, gramàtica
    matemàtiques: matemàtiques, calcular, sumar, restar, multiplicar, dividir, arrel, percentatge, nombre, total, càlcul, per, resultat
    mesures: mesures, metre, quilòmetre, milla, gram, quilo, lliura, litre, polzada, peu, grau, convertir
    atzar: atzar, moneda, dau, número, cara, creu, tirar, aleatori, triar, sorteig, sort, daus
    cultura general: cultura general, capital, país, població, història, inventar, riu, muntanya, guerra, rei, animal
    famosos: famosos, actor, cantant, president, néixer, edat, casat, biografia, mort, celebritat, fill, alçada
    assistent: assistent, nom, robot, intel·ligència artificial, creador, edat, parlar, veu, idioma, humà, siri, alexa, google
    conversa: conversa, hola, gràcies, adéu, bon dia, perdó, què tal, content, trist, avorrit, amic, agradar
    volum: volum, so, silenci, altaveu, pujar, baixar, fort, mut, soroll, màxim, mínim, àudio
    dispositiu: dispositiu, wifi, bluetooth, bateria, pantalla, actualització, configuració, mode avió, xarxa, memòria, carregar
    aplicacions: aplicacions, app, fitxer, obrir, tancar, instal·lar, instal·la, descarregar, carpeta, document, programa, actualitzar,
      iniciar, eliminar
    gravació: gravació, gravar, veu, dictar, micròfon, transcriure, àudio, nota de veu, parar, reproduir, reunió, so
    seguretat: seguretat, contrasenya, clau, empremta, usuari, frau, virus, compte, robatori, privacitat
    ubicació: ubicació, on soc, compartir, mòbil, trobar, perdut, mapa, gps, adreça, lloc, a prop, enviar
    mascotes: mascotes, gos, gat, veterinari, passejar, pinso, ocell, corretja, cadell, animal, menjar, sorra
    plantes: plantes, jardí, regar, flor, gespa, test, terra, plantar, llavor, arbre, aigua, adob, hort
    nens: nens, nadó, conte, cançó de bressol, guarderia, bolquer, escola, jugar, cançó, dibuixos, joguina, aniversari
    família: família, mare, pare, germà, germana, parella, amic, amor, marit, dona
    entrades: entrades, concert, esdeveniment, teatre, espectacle, festival, museu, exposició, seient, reservar, preu, exhaurides
    donacions: donacions, donar, ong, ajuda, caritat, causa, creu roja, fundació, diners, voluntari, sang
    casament: casament, casar-se, nuvis, convidat, anell, cerimònia, lluna de mel, vestit, núvia, església, regal, banquet
    habitatge: habitatge, pis, casa, lloguer, llogar, comprar, immobiliària, habitació, mudança, veí
    lleis: lleis, advocat, contracte, jutge, denúncia, policia, multa, dret, tribunal, legal, delicte, testament, presó
    emergència: emergència, ambulància, bombers, policia, urgències, ajuda, accident, incendi, foc, trucar, hospital, terratrèmol
    """
}

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

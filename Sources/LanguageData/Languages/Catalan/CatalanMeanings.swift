// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Catalan requests.
  static let catalanMeanings = """
    [same]
    # switching and settings
    encendre: encendre, activar, engegar, posar en marxa, habilitar, obrir el llum, connectar, donar corrent, obrir els llums,
      tornar a engegar, accionar, fer funcionar, donar a l'interruptor, on, encén el llum, posar el llum, dona llum, fer llum
    apagar: apagar, desactivar, tancar el llum, aturar aparell, parar aparell, deshabilitar, desconnectar, tancar els llums,
      treure el corrent, off, desendollar, posar en repòs, tallar el corrent, fer fosc, apaga-ho, apagar el llum, apaga-ho tot,
      treure el llum
    pujar: pujar, augmentar, incrementar, apujar, posar més alt, elevar, potenciar, alçar, fer pujar, enfilar, pujar una mica, créixer
    baixar: baixar, abaixar, disminuir, reduir, posar més baix, rebaixar, minvar, fer baixar, baixar una mica, escurçar
    brillantor: brillantor, lluminositat, intensitat del llum, brillantor de la pantalla, claror, retroil·luminació
    més brillantor: més brillantor, més llum, més clar, il·luminar més, apujar la llum, pujar la brillantor, massa fosc, poca llum,
      no s'hi veu, augmentar la brillantor, aclarir, més intensitat
    atenuar: atenuar, menys llum, enfosquir, menys brillantor, més fosc, abaixar la llum, baixar la brillantor, abaixar els llums,
      llum tènue, massa llum, llum suau, baixar la llum, menys intensitat
    volum: volum, so, àudio, nivell de so, nivell del volum, volum del so, sonor, volum a deu, ajusta el volum
    més volum: més volum, més fort, apujar el volum, parla més fort, més alt, pujar el volum, augmentar el volum, posar més fort,
      no sento res, puja el so, apujar el so, no se sent
    menys volum: menys volum, més fluix, abaixar el volum, parla més fluix, més baix, baixar el volum, reduir el volum, massa fort,
      massa alt, posar més fluix, abaixar el so, menys soroll, disminuir el volum, més fluixet
    silenciar: silenciar, mut, silenci, sense so, treure el so, mode silenci, treure el volum, silenciós, mode silenciós, emmudir,
      tallar el so, desactivar el so, apagar el so, posar en silenci
    configuració: configuració, ajust, preferència, opció, paràmetre, configuració del sistema
    configurar: configurar, ajustar, establir, fixar, posar a, personalitzar, regular, definir, parametritzar, graduar
    canviar: canviar, modificar, editar, corregir, alterar, retocar, rectificar, fer un canvi, adaptar, canvi, modificació, transformar,
      posar un altre, reformar
    posar: posar, col·locar, ficar, situar, deixar
    posar música: posar música, reproduir, tocar, escoltar, sentir, fer sonar, posar una cançó, fer sonar música, engegar la música,
      reproducció, posa'm, vull sentir, fer sentir, fes-me escoltar, vull escoltar, m'agradaria escoltar, posa la cançó, posa una mica,
      toca'm
    aturar: aturar, parar, detenir, acabar, finalitzar, para la música, stop, prou, interrompre, cessar, frenar, atura't, deixar de,
      posar fi, atura la música, parada, para la cançó, apaga la música, treu la música, deixa de sonar, ja està bé
    pausar: pausar, posar en pausa, fer una pausa, aturar un moment, parar un moment, fer pausa, aturada, interrompre un moment
    continuar: continuar, reprendre, seguir, prosseguir, tornar a posar, treure la pausa, seguir endavant, continuar escoltant,
      reprendre la reproducció, tirar endavant
    començar: començar, iniciar, arrencar, engegar, endegar, donar inici, posar-se a, encetar, llançar, inici, som-hi
    saltar: saltar, ometre, cançó següent, passar la cançó, skip, passar, la següent, següent cançó, canviar de cançó, saltar la cançó,
      passar a la següent, pista següent, saltar-se, passa aquesta
    següent: següent, proper, vinent, que ve, pròxim, el de després, posterior, de després, a continuació
    anterior: anterior, previ, passat, últim, d'abans, precedent, darrer, cançó anterior, la d'abans, el d'abans, tema anterior
    repetir: repetir, una altra vegada, de nou, un altre cop, torna-ho a fer, tornar a fer, tornar a dir, altre cop, un cop més,
      de bell nou, una vegada més, novament, torna-hi, repetició
    què has dit: què has dit, no t'he sentit, què deies, no ho he entès, no t'entenc, pots repetir, com dius, com has dit,
      repeteix si us plau, eh, no ho he sentit, torna-ho a dir, què dius
    repetir la cançó: repetir la cançó, en bucle, bucle, mode repetició, repeteix aquesta cançó, repetir el tema, repetició contínua,
      sense parar, una i altra vegada
    aleatori: aleatori, a l'atzar, barrejar, mode aleatori, shuffle, a sorts, en ordre aleatori, ordre aleatori, sense ordre,
      reproducció aleatòria, qualsevol, random
    cancel·lar: cancel·lar, cancel·la, anul·lar, anul·la, suspendre, desconvocar, anul·lació, cancel·lació, desfer la reserva, abandonar,
      donar de baixa, suprimir la cita, deixar córrer, renunciar
    deixa-ho: deixa-ho, deixa-ho estar, oblida-ho, és igual, no importa, res, deixa-ho córrer, tant és, no passa res, tant se val, no cal,
      res res, no et preocupis, m'és igual, ja no cal, oblida't
    desfer: desfer, tornar enrere, revertir, enrere, desfés, com estava abans, recuperar, anar enrere, tornar com abans
    ajudar: ajudar, assistència, donar un cop, socors, donar un cop de, donar suport, assistir, necessito ajuda, auxili, ajut, socórrer,
      donar una mà, un cop de mà
    atenció al client: atenció al client, servei al client, suport tècnic, suport, agent, operador, parlar amb algú,
      parlar amb una persona, servei tècnic, assistència tècnica, centraleta, servei d'atenció, assistència al client
    reiniciar: reiniciar, restablir, reset, tornar a engegar, reinici, apagar i encendre, restaurar, reinicialitzar, reset de fàbrica,
      tornar a començar
    actualitzar: actualitzar, actualització, posar al dia, update, nova versió, versió nova, última versió, fer l'actualització, renovar,
      refrescar, posar al corrent
    instal·lar: instal·lar, instal·la, descarregar una aplicació, baixar una aplicació, instal·lació, afegir una aplicació,
      posar una aplicació, posar l'app, baixar l'app
    descarregar: descarregar, baixar-se, download, descàrrega, abaixar-se, tenir fora de línia, guardar fora de línia
    desinstal·lar: desinstal·lar, desinstal·la, treure aplicació, eliminar l'aplicació, treure l'aplicació, esborrar l'aplicació,
      esborrar l'app, desinstal·lació
    connectar: connectar, vincular, sincronitzar, enllaçar, unir, emparellar, aparellar, connectar-se a, endollar, associar
    bloquejar: bloquejar, tancar amb clau, passar la clau, posar el forrellat, tancar la porta, tancar bé, barrar, tancar a clau, bloqueig
    desbloquejar: desbloquejar, obrir amb clau, obrir el pany, obrir la porta, treure el bloqueig, treure el forrellat, desbloqueig
    # handling things
    mostrar: mostrar, ensenyar, visualitzar, veure, deixar veure, fer veure, deixa'm veure, ensenya'm, presentar, exposar,
      treure a pantalla, exhibir, mirar, llistar
    obrir: obrir, executar, llançar, accedir a, entrar a, iniciar, anar a, obrir l'app, obrir l'aplicació, obertura, executar l'aplicació
    tancar: tancar, sortir de, sortir, tancar l'app, tancar l'aplicació, acabar l'aplicació
    buscar: buscar, trobar, cercar, localitzar, fer una cerca, rastrejar, recerca, busca'm, mirar si hi ha, anar a buscar, descobrir,
      a la recerca
    afegir: afegir, incloure, posar a la, apuntar, anotar, sumar a, inserir, agregar, sumar, introduir, incorporar, afegeix-hi, adjuntar,
      adjunció, posar-hi
    treure: treure, eliminar, esborrar, suprimir, llevar, ratllar, desfer-se de, retirar, llençar, fer fora, extreure, tatxar,
      fer desaparèixer, descartar
    buidar: buidar, esborrar-ho tot, eliminar-ho tot, netejar la llista, treure-ho tot, esborrar tot, suprimir tot
    crear: crear, fer, generar, preparar, nou, establir, elaborar, confeccionar, fer-ne un, construir, començar una nova, muntar, creació
    desar: desar, guardar, emmagatzemar, conservar, gravar, mantenir, arxivar, preservar, tenir en memòria, desar una còpia, memoritzar
    copiar: copiar, duplicar, fer una còpia, reproduir, còpia, fer còpia, replicar, fotocopiar
    compartir: compartir, difondre, passar, fer arribar a, ensenyar a, enviar a tothom, compartició
    moure: moure, traslladar, canviar de lloc, posar a, desplaçar, passar a, transferir
    canviar el nom: canviar el nom, reanomenar, posar un altre nom, rebatejar, posar nom, anomenar, titular, nom nou
    enviar: enviar, trametre, fer arribar, remetre, passar, fer a mans, envia'm, expedir, enviar un missatge, engegar
    rebre: rebre, obtenir, arribar, tenir, recollir, recepció
    llegir: llegir, lectura, llegir en veu alta, llegeix-me, fer la lectura, lectura en veu alta, recitar
    escriure: escriure, redactar, teclejar, redacció, compondre, posar per escrit, picar, escriu-me
    respondre: respondre, contestar, donar resposta, tornar resposta, replicar, rèplica
    reenviar: reenviar, tornar a enviar, passar el missatge, reexpedir, passar a un altre
    gravar: gravar, enregistrar, fer una gravació, gravar la veu, capturar, gravar àudio, enregistrar la veu, iniciar la gravació,
      comença a gravar
    gravació: gravació, nota de veu, enregistrament, missatge de veu, memòria de veu, gravadora, nota d'àudio, nota sonora
    dictar: dictar, transcriure, escriure el que dic, transcripció, dictat per veu, prendre dictat
    comprovar: comprovar, verificar, revisar, consultar, mirar, mira si, assegurar-se, donar una ullada, confirmar, examinar, comprovació,
      control, repassar, fer un repàs, revisió, fer una ullada
    comparar: comparar, comparació, diferència entre, quina diferència, quin és millor, diferència, comparativa, contrastar,
      posar de costat, què és millor
    explicar: explicar, explicació, com funciona, aclarir, com es fa, fes-me entendre, il·lustrar, detallar, explicar més, aprofundir,
      ampliar, fer entendre, aclariment, en què consisteix
    descriure: descriure, descripció, parla'm de, explica'm coses de, com és, parlar-me de, dona'm detalls
    informació: informació, info, dada, detall, saber-ne més, més informació, informar-se, indicació, notícies de, informe
    recomanar: recomanar, suggerir, aconsellar, proposar, recomanació, suggeriment, donar un consell, alguna idea, què em recomanes,
      consell, donar una idea, inspirar, què em suggereixes, quin em recomanes, idees, dona'm idees
    triar: triar, escollir, seleccionar, elegir, agafar, decidir, quedar-se amb, optar per, fer una tria, elecció
    ordenar: ordenar, classificar, organitzar, posar en ordre, endreçar, arranjar, disposar, ordenat per
    quants: quants, nombre de, quantitat de, quina quantitat, quants n'hi ha, el nombre de, quantes vegades, quants en total
    calcular: calcular, càlcul, quant fa, fer el càlcul, fer comptes, fer números, quant és, resultat de, computar, estimar, quant dona,
      el resultat de, fes-me el compte
    sumar: sumar, addició, afegir a, fer la suma, total, addicionar
    restar: restar, sostracció, treure de, descomptar, deduir, substracció
    multiplicar: multiplicar, multiplicat per, multiplicació, vegades, per quant
    dividir: dividir, divisió, dividit per, dividit entre, repartir entre, quocient, partit per
    percentatge: percentatge, per cent, tant per cent, percentual, quin percentatge, proporció, tant per u
    arrel quadrada: arrel quadrada, arrel, al quadrat, elevat a, potència, al cub, arrel cúbica, exponent, elevar
    convertir: convertir, conversió, equivalència, quants són en, passar a, canviar a, equivaler, equivalent, transformar en, quant és en,
      quants fan
    mesurar: mesurar, mida, dimensió, fer mesures, longitud, amplada, prendre mides, quina mida té, quant fa de, com de gran, amidar
    # questions
    qui és: qui és, qui era, qui va ser, qui són, qui ha estat, saps qui és, coneixes, qui fou, qui seria
    què significa: què significa, significat, definició, definir, què vol dir, què és, què vol dir això, què són, definició de,
      significat de, definir la paraula, què s'entén per, voler dir, en què consisteix
    quan: quan, en quin moment, quina data, quin dia, a quina hora, en quina data, en quin any, d'aquí a quant, quin any, per quan,
      abans de quan
    on: on, a quin lloc, on és, on queda, on es troba, a on, en quin lloc, en quin país, a quina ciutat, on cau, on està, on puc,
      on estan, situació
    per què: per què, quina és la raó, motiu, causa, raó, per quin motiu, quin motiu, com és que, quina raó, per quina raó, quina causa,
      com s'explica, motivació
    com: com, de quina manera, de quina forma, com es fa per, com puc, com ho faig per, manera de, com faig, mètode, com s'ha de
    quant de temps: quant de temps, quant dura, durada, quant triga, quant es triga, quanta estona, quantes hores, quants minuts,
      quants dies, durar, durarà, trigar, quant trigaré, quant tardarà, estona, quant temps, temps que triga
    quant falta: quant falta, temps restant, quant queda, quant de temps falta, quant de temps queda, faltar, què queda, quant em falta,
      restant, quedar
    preu: preu, quant costa, quant val, cost, tarifa, import, quin preu té, valer, valor, quant és, a quant va, quant em costa,
      quant valen, què costa, què val, a quant surt
    distància: distància, quants quilòmetres, és lluny, a quina distància, quant hi ha fins, lluny queda, quants km, què dista, llunyania,
      quanta distància hi ha
    quants anys té: quants anys té, edat, quina edat, any de naixement, quan va néixer, anys que té, quants anys, anys
    alçada: alçada, quant fa d'alt, altura, quant mesura, com és d'alt, quina alçada té, estatura, quina altura, altitud
    pes: pes, quant pesa, quants quilos, quant pesen, quin pes té, quants kg
    població: població, quants habitants, habitant, nombre d'habitants, quanta gent viu, quanta gent hi, demografia,
      quantes persones viuen
    capital: capital, ciutat capital, capital de comarca, capital del país
    # time
    hora: hora, quina hora és, rellotge, hora que és, quina hora tenim, hora exacta, l'hora, hora actual, em dius l'hora, quina hora
    fus horari: fus horari, zona horària, diferència horària, hora local, diferència d'hores, hora a, quina hora és a, canvi horari, fusos
    data: data, quin dia és avui, a quin dia som, quina data és, quin dia som, a quants estem, quin dia és, dia del mes, a quin dia estem,
      data d'avui, quina data
    avui: avui, dia d'avui, el dia d'avui, dia present, avui dia
    matí: matí, al matí, de bon matí, demà al matí, aquest matí, pel matí, matinada, del matí, matinal
    tarda: tarda, a la tarda, aquesta tarda, de la tarda, per la tarda, avui a la tarda, mitja tarda
    vespre: vespre, al vespre, aquest vespre, del vespre, avui al vespre, cap al tard
    nit: nit, a la nit, aquesta nit, de nit, anit, a les nits, nocturn, durant la nit, avui a la nit
    ara: ara, actual, en aquest moment, ara mateix, de seguida, immediatament, hores d'ara, en curs, present, ja mateix, a l'instant,
      de cop, al moment, avui en dia
    més tard: més tard, després, posteriorment, després d'una estona, un altre dia, més endavant, una altra estona, tot seguit
    aviat: aviat, d'hora, abans, amb temps, més aviat, amb antelació, abans d'hora, de matinada, anticipat, per endavant
    cap de setmana: cap de setmana, dissabte i diumenge, aquest cap de setmana, weekend, finde, fi de setmana
    festiu: festiu, dia festiu, pont, festa nacional, festa, dia de festa, festivitat, festa local, dia no laborable, diada
    vacances: vacances, dies lliures, permís, descans, dies de vacances, dies de festa, fer vacances, absència, festa, agafar vacances,
      dies de permís, de vacances, excedència
    cada dia: cada dia, diari, diàriament, tots els dies, al dia, quotidià, un cop al dia, dia rere dia, una vegada al dia
    cada setmana: cada setmana, setmanal, totes les setmanes, a la setmana, un cop per setmana, cada dilluns, tots els dilluns
    cada mes: cada mes, mensual, tots els mesos, al mes, un cop al mes
    cada any: cada any, anual, tots els anys, a l'any, un cop l'any
    aniversari: aniversari, anys que fa, data de naixement, dia de naixement, fer anys, compleanys, neixement
    alarma: alarma, despertador, posar l'alarma, posar el despertador, alarma del matí, sonar l'alarma, desperta'm a, posa'm una alarma,
      alarmes actives, alarmes posades
    despertar: despertar, aixecar, llevar-se, despertar-se, desperta'm, fes-me llevar, llevar, aixecar-se, despertar-me, llevar-me,
      fer aixecar
    posposar alarma: posposar alarma, cinc minuts més, snooze, deu minuts més, deixa'm dormir, una estona més, repetir l'alarma,
      ajornar l'alarma, endarrereix l'alarma
    temporitzador: temporitzador, compte enrere, cronòmetre, timer, posar un temporitzador, comptador, cronometrar, compte enrera,
      avís en, temporitzar, minutera
    recordatori: recordatori, recordar, avisar, avís, no oblidar, recorda'm, fer memòria, fes-me pensar, pensar en, fer present, avisa'm,
      no t'oblidis, recordar-me, avisar-me, refrescar la memòria, advertir, fes-me recordar, que no m'oblidi, posar un recordatori,
      m'has de recordar, no em deixis oblidar
    calendari: calendari, agenda, planificació, agenda del dia, planning, les meves cites, què tinc avui, pla del dia, el meu programa,
      planificador, horari del dia, dietari, previst, què tinc programat, què tinc previst, tinc alguna cosa, estic lliure, què he de fer,
      quines cites tinc
    esdeveniment: esdeveniment, cita, compromís, acte, trobada, activitat, entrada del calendari, ocasió, aplec, event, acte programat,
      afegir un esdeveniment, nou esdeveniment, proper esdeveniment, crear un esdeveniment
    reunió: reunió, junta, videoconferència, trobada, conferència, reunir-se, assemblea, reunions de feina, trobar-se, convocatòria,
      reunir
    programar: programar, planificar, agendar, posar al calendari, apuntar a l'agenda, posar a l'agenda, quedar, fixar una cita, preveure,
      demanar hora, organitzar, fixar hora, planejar, afegir al calendari, planificació
    ajornar: ajornar, posposar, endarrerir, canviar la data, reprogramar, canviar l'hora, moure la cita, endarrerir la cita, avançar,
      canviar de dia, passar a demà, retardar, canviar la reunió, moure la reunió, diferir
    lliure: lliure, disponible, forat, temps lliure, no ocupat, disponibilitat, estona lliure, sense res, desocupat, hora lliure,
      tenir temps
    ocupat: ocupat, compromès, no disponible, enfeinat, en una reunió, atrafegat, amb feina, agafat
    tasca: tasca, pendent, feina pendent, cosa per fer, deures, encàrrec, feina per fer, cosa pendent, missió, quefer, labor, afer
    llista de tasques: llista de tasques, coses per fer, to do, tasques pendents, llista de pendents, les meves tasques, coses pendents,
      què he de fer, llista de coses, feines pendents
    llista de la compra: llista de la compra, llista del súper, coses per comprar, llista de compres, què he de comprar, compra del súper,
      coses a comprar, carro de la compra, s'ha de comprar, falta llet, s'ha acabat la, he de comprar
    llista: llista, relació de, enumerar, fer una llista, dona'm la llista, inventari, catàleg, fes-me una llista, enumeració
    nota: nota, apunt, anotació, bloc de notes, post-it, recordatori escrit, llibreta, memoràndum
    # weather
    temps: temps, previsió, quin temps fa, meteorologia, pronòstic, clima, previsió meteorològica, el temps, com està el temps,
      temps a fora, butlletí meteorològic, oratge, climatologia, quin temps, temps que farà, meteo, fa bo, el temps que fa,
      com serà el temps, quin temps tindrem, temps de demà, farà bon temps
    pluja: pluja, ploure, paraigua, ruixat, plujós, impermeable, xàfec, precipitació, plugim, plovisquejar, xim-xim, ploure a bots,
      diluvi, gavardina, paraigües, agafar el paraigua, cal paraigua, necessito paraigua, probabilitat de pluja
    neu: neu, nevar, nevada, nevarà, floc, ventada de neu, tempesta de neu, nevat, borrufada
    calor: calor, calorós, fa calor, calent, xafogor, xafogós, càlid, onada de calor, tebi, calda, rostir-se, sofocant
    fred: fred, fresc, fa fred, glaçat, fa rasca, fredor, rasca, glacial, frescor, gelat, pelar-se de fred, tenir fred
    sol: sol, assolellat, cel serè, fa sol, solejat, dia clar, crema solar, ulleres de sol, prendre el sol, cel blau, dia assolellat,
      bon temps, serè, fa bon dia, clarianes
    núvol: núvol, ennuvolat, nuvolós, tapat, cobert, nuvolositat, cel gris, gris, cel tapat
    vent: vent, ventós, ratxa, fa vent, tramuntana, mestral, brisa, bufar, garbí, vent fort, ventegera
    tempesta: tempesta, temporal, tronada, llamps, tro, temporal de llevant, mal temps, tempestuós, llampec, borrasca, llamps i trons
    temperatura: temperatura, grau, quants graus, quina temperatura fa, celsius, temperatura exterior, temperatura de fora, termòmetre,
      quants graus fa, sensació tèrmica
    qualitat de l'aire: qualitat de l'aire, contaminació, pol·lució, aire contaminat, contaminat, pol·len, índex de contaminació,
      aire net, partícules, smog, aire pur
    sortida del sol: sortida del sol, alba, surt el sol, quan surt el sol, trenc d'alba, albada, es fa de dia, l'aurora
    posta de sol: posta de sol, capvespre, es pon el sol, quan es pon el, pon el sol, es fa fosc, crepuscle, ocàs, fer-se fosc,
      posta del sol
    # media
    música: música, melodia, cançons, música de fons, musical, una mica de música
    cançó: cançó, tema, peça, pista, single, èxit, cant, melodia, tonada, cançoneta, tonadeta
    cantant: cantant, artista, grup, banda, intèrpret, músic, vocalista, raper, cantautor, conjunt, cantat per, solista, compositor
    quina cançó és aquesta: quina cançó és aquesta, qui canta, què sona, identificar la cançó, nom de la cançó, què està sonant,
      títol de la cançó, quina música és, shazam, cançó que sona, de qui és la, qui canta això, reconèixer la cançó, quin tema és
    àlbum: àlbum, disc, cd, vinil, elapé, últim àlbum, recull
    llista de reproducció: llista de reproducció, playlist, llista de cançons, recopilació, la meva música, cançons meves,
      les meves cançons, llista de música, llista de temes
    ràdio: ràdio, emissora, estació de ràdio, fm, freqüència, posar la ràdio, estació, cadena de ràdio, dial, radiofònic, emissió
    podcast: podcast, pòdcast, programa d'àudio, episodi, programa, capítol del podcast
    audiollibre: audiollibre, llibre en àudio, audiobook, llibre parlat, audible, escoltar un llibre, llibre llegit
    pel·lícula: pel·lícula, peli, film, llargmetratge, curtmetratge, cinta, cine
    sèrie: sèrie, programa de televisió, capítol, episodi, temporada, serial, programa de tele, telesèrie, culebró, comèdia de situació
    televisió: televisió, tele, televisor, tv, aparell de televisió, posar la tele, petita pantalla, televisiu, mirar la tele,
      televisor intel·ligent
    canal: canal, cadena, canal de televisió, emissora de televisió, canal de tele
    notícia: notícia, actualitat, titular, novetat, últimes notícies, què passa al món, notícies d'avui, últimes hores, telenotícies,
      informatius, què ha passat, actualitat del dia, notícies del dia, titulars del dia, succés, premsa, què passa, què hi ha de,
      què està passant, què passa avui, explica'm les notícies
    m'agrada: m'agrada, preferit, favorit, agradar, encantar, m'encanta, adorar, estimar, afegir a preferits, fer like, polze amunt,
      apreciar, m'agrada molt, xalar, marcar com a preferit
    no m'agrada: no m'agrada, odiar, detestar, no em fa gràcia, fàstic, polze avall, no suporto, ja no m'agrada, avorrir, no aguanto
    llibre: llibre, novel·la, lectura, best-seller, llibre de butxaca, llibre electrònic, novel·les, ebook, assaig, exemplar
    autor: autor, escriptor, qui va escriure, novel·lista, escrit per, qui ha escrit, poeta, de qui és
    joc: joc, jugar, partida, fer una partida, joguem, jugar a, juga amb mi, engegar un joc, passatemps, diversió
    acudit: acudit, broma, fes-me riure, alguna cosa divertida, fer riure, explica'm un acudit, explicar un acudit, cosa graciosa,
      alguna cosa graciosa, gràcia, graciós, humor, divertit, riure, facècia, cosa divertida, fer broma, un bon acudit,
      digues alguna cosa graciosa, fes-me somriure, saps cap acudit, explica una broma
    conte: conte, història, relat, rondalla, llegenda, faula, explica'm un conte, explicar un conte, narració, conte de bona nit,
      llegeix-me un conte, explica'm una història, explica'm una rondalla
    foto: foto, fotografia, imatge, selfie, retrat, instantània, figura, àlbum de fotos
    fer una foto: fer una foto, fotografiar, treure una foto, fer-me una foto, fer una fotografia, fer un selfie, disparar,
      captar una imatge
    càmera: càmera, objectiu, càmera de fotos, webcam, càmera de vídeo, càmera de seguretat
    vídeo: vídeo, clip, filmació, filmar, youtube, mirar un vídeo, enregistrament de vídeo, gravar un vídeo, videoclip
    # sport
    resultat: resultat, marcador, qui ha guanyat, com ha quedat, com van, com ha acabat, guanyador, guanyar, qui guanya, puntuació,
      victòria, quin resultat, com ha anat, gol
    partit: partit, partit de futbol, enfrontament, joc, pròxim partit, proper partit, duel, matx, derbi, final, competició, enfrontaments
    equip: equip, club, conjunt, plantilla, onze, formació
    classificació: classificació, taula, lliga, rànquing, posició, líder, capdavanter, primera posició, a quants punts
    # communication
    trucar: trucar, telefonar, fer una trucada, marcar, fer un truc, fer una trucada a, donar un truc, contactar, cridar,
      trucar per telèfon, marcar el número, truca a, posar-se en contacte, parlar amb, fer una telefonada, vull parlar amb,
      posa'm en contacte, posa'm amb
    penjar: penjar, acabar la trucada, finalitzar la trucada, penja el telèfon, acabar, tallar la trucada, fi de la trucada,
      penja la trucada
    despenjar: despenjar, agafar el telèfon, contestar la trucada, respondre la trucada, agafar la trucada, acceptar la trucada,
      respon al telèfon, contestar el telèfon, agafa-ho
    rebutjar la trucada: rebutjar la trucada, ignorar la trucada, no contestar, no agafar, rebutja, declinar la trucada, penjar la trucada
    videotrucada: videotrucada, trucada de vídeo, videoconferència, fer una videotrucada, facetime, skype, trucar per vídeo,
      trucada amb càmera
    missatge: missatge, sms, missatge de text, whatsapp, enviar un missatge, escriure un missatge, missatge escrit, escriure a, telegram,
      quatre ratlles, text, mms, digues a, fes saber a, dir a la mare
    correu: correu, email, mail, correu electrònic, e-mail, enviar un correu, escriure un correu, gmail, missatge electrònic, correu nou,
      outlook, mirar el correu, llegir els correus, tinc correus, revisar el correu, he rebut correus
    safata d'entrada: safata d'entrada, correus nous, missatges rebuts, bústia d'entrada, missatges nous, correus no llegits, no llegit,
      correus rebuts, correus pendents, bústia, missatges no llegits
    contacte: contacte, número de telèfon, agenda telefònica, llista de contactes, número, dades de contacte, llistí, llibreta d'adreces
    notificació: notificació, alerta, avís, notificar, avisar, informar, fes-me saber, assabentar, avisa'm quan, digue'm quan,
      tenir al corrent, fer saber, advertència
    publicar: publicar, penjar a internet, piular, tuitejar, publicació, fer un tuit, penjar una foto, posar a facebook, post, tuit,
      penjar, posar a instagram, enviar un tuit, fer una piulada, pujar a instagram
    # home
    llum: llum, làmpada, bombeta, il·luminació, làmpada de peu, llum de la tauleta, fluorescent, il·luminar, led, focus, neó, llumeneta,
      lluminària
    calefacció: calefacció, termòstat, radiador, caldera, estufa, calefactor, escalfar la casa, calefacció central, temperatura de casa
    aire condicionat: aire condicionat, climatitzador, refrigeració, aire fred, climatització, l'aire
    aspiradora: aspiradora, aspirar, robot aspirador, roomba, passar l'aspiradora, robot, aspirar el terra, aspirador robot, escombrar,
      engega l'aspiradora, netejar el terra, engegar el robot
    netejar: netejar, fregar, rentar, fer neteja, treure la pols, fer dissabte, passar el drap, escurar, netejar la casa, desempolsar,
      fer les feines, passar la baieta
    porta: porta, portal, porta d'entrada, porta del garatge, reixa, entrada, porta principal
    pany: pany, forrellat, pany de la porta, balda, cadenat
    persiana: persiana, cortina, estor, tendal, finestró, veneciana, porticó
    endoll: endoll, interruptor, presa de corrent, endoll intel·ligent, clavilla, presa, regleta, wemo
    cafetera: cafetera, màquina de cafè, fer un cafè, preparar un cafè, fer cafè, nespresso, fes-me un cafè, màquina del cafè,
      cafetera exprés, prepara'm un cafè, necessito un cafè, ganes de cafè, vull un cafè, posa'm un cafè
    rentadora: rentadora, rentar la roba, bugada, fer la bugada, posar una rentadora, roba bruta, fer una rentadora, safareig, rentar roba
    rentaplats: rentaplats, rentavaixella, rentar els plats, fer els plats, plats bruts, vaixella
    nevera: nevera, frigorífic, congelador, frigo, arcó
    sala d'estar: sala d'estar, menjador, saló, sala, sala de estar, salonet, sala gran
    habitació: habitació, dormitori, cambra, quarto, habitació de matrimoni, cambra de dormir, habitació dels nens, alcova,
      habitació de convidats, peça
    bany: bany, lavabo, cambra de bany, vàter, wàter, excusat, servei, dutxa, banyera, toaleta, comú
    color: color, to, tonalitat, coloració, tint
    # food
    recepta: recepta, com es fa, com es prepara, com cuinar, com s'elabora, com es cuina, com preparar, com fer, preparació, com faig el,
      elaboració, com es cou, què cuinar, idea per sopar, què faig per sopar, què podem sopar, què faig de menjar
    cuinar: cuinar, preparar menjar, coure, fer el menjar, preparar un plat, fer el dinar, fer el sopar, cuinejar, fer dinar, fer sopar,
      preparar el sopar, posar al foc
    ingredient: ingredient, què necessito per, què porta, què hi va, què hi poso, contenir, composició, de què està fet, què conté,
      quins ingredients porta, què hi ha
    substituir: substituir, reemplaçar, substitut, en lloc de, en comptes de, alternativa a, canviar per, substitució, en substitució de,
      bescanviar
    caloria: caloria, valor energètic, quantes calories, calòric, kcal, aport calòric, quantes calories té, quilocaloria
    nutrició: nutrició, valor nutricional, informació nutricional, nutrient, nutritiu, valor nutritiu, proteïna, vitamina, nutricional
    sa: sa, saludable, bo per la salut, nutritiu, bo per a mi, va bé per, bo per a la, sana, dolent per la salut
    restaurant: restaurant, lloc per menjar, lloc on menjar, on menjar, on puc menjar, menjar fora, local per menjar, fonda, anar a sopar,
      casa de menjars, anar a dinar, lloc per sopar, pizzeria, braseria, on sopar, taverna, ganes de menjar, un bon restaurant, on sopem,
      on dinem, menjar alguna cosa fora
    menjar a domicili: menjar a domicili, demanar menjar, menjar per emportar, demanar una pizza, menjar per endur-se, portar menjar,
      repartiment de menjar, portar a casa, demanar sopar, glovo, just eat, uber eats, per emportar, encarregar menjar
    esmorzar: esmorzar, esmorzar de matí, menjar del matí, entrepà del matí, croissant, desdejuni
    dinar: dinar, àpat de migdia, menjar al migdia, dinars, menjar de migdia, dinaret
    sopar: sopar, àpat de nit, sopars, menjar a la nit, soparot, soparet
    menjar: menjar, àpat, aliment, alimentar-se, queviures, teca, jalar, endrapar, alguna cosa de menjar, alimentació, coses per menjar,
      cruspir-se, consumir
    taula: taula, reservar taula, taula per, taula per a, reserva de taula, una taula al
    # shopping and money
    comprar: comprar, adquirir, anar de compres, fer compres, aconseguir, comprar-me, fer-se amb, adquisició
    demanar: demanar, encarregar, fer una comanda, fer un encàrrec, comprar en línia, fer arribar, demanar per internet, demanda,
      sol·licitud
    comanda: comanda, encàrrec, la meva comanda, comandes recents, número de comanda, compra
    paquet: paquet, lliurament, enviament, repartiment, enviaments, caixa, trameses, paqueteria
    rastrejar: rastrejar, seguiment, on és la comanda, estat de l'enviament, on és el paquet, quan arriba el paquet, estat de la comanda,
      seguir el paquet, seguiment del paquet, número de seguiment, on està la comanda, quan arribarà la comanda, on és la meva,
      localitzar el paquet, tracking
    tornar: tornar, devolució, reemborsament, retornar, fer una devolució, tornar el producte, enviar de tornada, restituir
    oferta: oferta, descompte, rebaixa, promoció, cupó, ganga, preu rebaixat, codi de descompte, de rebaixes, vals de descompte,
      oferta especial, promo, saldos
    barat: barat, econòmic, més barat, a bon preu, bé de preu, assequible, baix cost, poc preu, preu baix, que costi poc, low cost,
      rebentat de preu, més econòmic, tirat de preu
    car: car, costós, caríssim, massa car, preu alt, val molt, prohibitiu, cost elevat
    botiga: botiga, comerç, negoci, establiment, parada, magatzem, botiguer, punt de venda, supermercat
    horari: horari, hora d'obertura, a quina hora obre, obert, quan obren, fins a quina hora, encara obert, està obert, obertura,
      obre avui, obert ara
    hora de tancament: hora de tancament, a quina hora tanca, quan tanquen, tancat
    compte: compte, compte bancari, compte corrent, compte al banc, els meus comptes, extracte del compte, llibreta d'estalvis
    saldo: saldo, quants diners tinc, diners al compte, quant tinc, diners que tinc, diners em queden, quant em queda, saldo del compte,
      quants calés tinc, diners disponibles, quants diners, quants diners queden, quant hi ha, el meu saldo, saldo disponible,
      diners tinc, quants diners em, tinc prou diners, estic en números vermells, què em queda, quant em resta, com tinc el compte,
      estat del compte
    diners: diners, calés, efectiu, pasta, bitllet, metàl·lic, fons, pistrincs, cèntims, cash, rals, calerons
    targeta: targeta, targeta de crèdit, targeta de dèbit, visa, mastercard, la meva targeta, targeta bancària, targeta del banc
    pagar: pagar, pagament, abonar, liquidar, fer un pagament, fer efectiu, saldar, passar per caixa, efectuar un pagament, desemborsar,
      fer el pagament
    transferir: transferir, transferència, enviar diners, passar diners, fer una transferència, moure diners, traspassar, traspàs,
      passar calés, transferència bancària, fer un bizum, bizum, transferir diners, enviar calés, girar diners, passa diners a,
      enviar un bizum
    factura: factura, rebut, rebuts, factures pendents, rebut de la llum, factura de la llum, import a pagar, minuta, quant he de pagar,
      què dec, import de la factura, pagar la factura, pagar el rebut
    despesa: despesa, quant he gastat, gastar, despeses del mes, desembossament, costos, quant gasto, quant m'he gastat
    moviment: moviment, transacció, operació, historial, últimes compres, últims moviments, moviments del compte, extracte,
      operacions recents, compres recents, moviments recents, càrrec, llista de moviments, què he comprat, on han anat diners,
      les meves compres, les meves despeses, últimes despeses
    préstec: préstec, préstec bancari, crèdit, hipoteca, demanar un préstec, demanar diners, finançament, manllevar, préstec personal,
      diners prestats
    interès: interès, taxa d'interès, tipus d'interès, taxa, rendiment, tae, tipus fix
    estalviar: estalviar, estalvi, guardar diners, apartar diners, posar diners a part, fer guardiola, guardiola
    pressupost: pressupost, quant puc gastar, gestionar els diners, finances, control de despeses, quant em puc gastar, puc gastar
    sou: sou, salari, nòmina, paga, full de salari, remuneració, retribució, guany, ingressos, quant cobro, quant guanyo, jornal,
      mensualitat, paga extra
    impost: impost, tribut, hisenda, iva, irpf, taxa, contribució, fiscal, ibi
    assegurança: assegurança, pòlissa, asseguradora, cobertura, companyia d'assegurances, assegurar, mútua, assegurança de cotxe
    jubilació: jubilació, pensió, pla de pensions, retir, jubilar-se, fons de pensions, pensionista, jubilat
    acció: acció, borsa, cotització, preu de l'acció, mercat de valors, cotitzar, ibex, borsa de valors, valor en borsa
    moneda: moneda, divisa, tipus de canvi, taxa de canvi, canvi, canvi de moneda, dòlar, canviar moneda, canvi de divises,
      cotització de l'euro, lliura esterlina
    puntuació de crèdit: puntuació de crèdit, historial de crèdit, solvència, qualificació de crèdit, qualificació creditícia,
      nota de crèdit
    pin: pin, clau de la targeta, número secret, codi pin, el meu pin, codi secret, número pin, codi de la targeta, codi de seguretat,
      clau secreta
    contrasenya: contrasenya, clau, password, clau d'accés, mot de pas, codi d'accés, oblidat la contrasenya, paraula de pas, credencial,
      canviar la contrasenya, restablir la contrasenya, no recordo la contrasenya
    frau: frau, estafa, transacció sospitosa, moviment sospitós, càrrec desconegut, operació sospitosa, fraudulent, no ho reconec,
      no he fet jo, timar, engany, càrrec estrany, suplantació, phishing, ensarronada, pagament desconegut, algú fa servir la,
      compra que no he
    límit: límit, topall, màxim, sostre, límit de la targeta, límit de despesa, límit de crèdit, màxim permès, límit diari
    xec: xec, talonari, txec, taló, xequera, talonari de xecs
    caixer: caixer, caixer automàtic, retirar diners, caixers, caixer més proper, treure diners
    # travel
    ruta: ruta, camí, com arribar, com anar, indicació, porta'm, navegar, com s'arriba, com hi arribo, itinerari, anar a, com hi vaig,
      direcció, recorregut, guia'm, com vaig a, camí a, camí per, navegació, navegador, com anar a, trajecte, com arribar a, portar-me a,
      vull anar a, com hi puc anar, ensenya'm el camí, quin camí, quina carretera, millor camí, millor ruta
    trànsit: trànsit, embús, circulació, cua, retenció, estat de les carreteres, carretera tallada, caravana, tràfic, congestió, embussat,
      carretera col·lapsada, estat del trànsit, cues, hi ha cua, hi ha trànsit, hi ha retencions, com està el trànsit
    cotxe: cotxe, auto, automòbil, vehicle, turisme, quatre rodes
    gasolina: gasolina, combustible, gasoil, posar benzina, benzina, omplir el dipòsit, posar gasolina, gas-oil, dièsel, fer benzina,
      sense plom, nivell de gasolina, dipòsit, carburant, posar combustible, proveir-se
    benzinera: benzinera, gasolinera, estació de servei, on posar gasolina, sortidor, àrea de servei
    pneumàtic: pneumàtic, roda, pressió de les rodes, roda punxada, punxada, inflar, pressió dels pneumàtics, roda de recanvi,
      canviar la roda, pressió de rodes, cadenes
    taller: taller, mecànic, arreglar, reparar, reparació, adobar, solucionar, planxista, posar a punt, fer arreglar, apanyar
    aparcar: aparcar, estacionar, pàrquing, lloc per aparcar, plaça d'aparcament, on aparcar, on he aparcat, parquímetre, zona blava,
      plaça de pàrquing
    taxi: taxi, uber, demanar un taxi, taxista, cabify, cursa, carrera, conductor, trucar un taxi, agafar un taxi
    autobús: autobús, bus, autocar, transport públic, línia, bus nocturn, autocars, proper bus, pròxim autobús
    tren: tren, ferrocarril, rodalies, renfe, agafar el tren, ave, cercanies, fgc
    metro: metro, metropolità, suburbà, línia de metro, tramvia, tram
    bitllet: bitllet, tiquet, passatge, entrada, seient, targeta d'embarcament, abonament, t-casual, localitat
    vol: vol, avió, companyia aèria, bitllet d'avió, vol directe, vueling, volar a, anar amb avió, trobar un vol, vol barat,
      agafar un vol, troba'm un vol
    aeroport: aeroport, terminal, el prat, aeròdrom
    equipatge: equipatge, maleta, equipatge de mà, bossa, motxilla, valisa, bagatge, equipatge facturat
    hotel: hotel, allotjament, hostal, pensió, alberg, airbnb, on dormir, allotjar-se, estada, on allotjar-me, hostatge, casa rural,
      fer nit, habitació d'hotel
    reservar: reservar, fer una reserva, fer reserva, agafar una habitació, fer una reservació, reservar plaça, reservar habitació,
      agafar lloc, agafar plaça, reserva'm, fes-me una reserva
    viatge: viatge, excursió, escapada, sortida, ruta, tour, travessia, estada, anar de viatge, fer un viatge, trajecte, desplaçament
    visat: visat, visat d'entrada, document de viatge, permís d'entrada, cal visat, permís de residència
    vacuna: vacuna, vacunació, vacunar-se, punxada, vacunes obligatòries, injecció, dosi de vacuna
    a prop: a prop, al voltant, a la vora, a prop meu, més proper, per aquí, aquí a prop, al barri, prop d'aquí, als voltants, al costat,
      pels voltants, proper, rodalia, a tocar, vora meu, a prop d'aquí, més a prop
    retard: retard, amb retard, endarrerit, arribar tard, tard, amb demora, fer tard, demora, no puntual, endarreriment
    llogar: llogar, lloguer, arrendar, llogar un cotxe, cotxe de lloguer, lloguer de cotxes, en lloguer, agafar en lloguer
    parada: parada, parada d'autobús, parada de bus, parada més propera, parada de tramvia, parada de metro
    estació: estació, estació de tren, estació d'autobusos, estació central, baixador, estació de ferrocarril
    # health
    metge: metge, doctor, metgessa, metge de capçalera, especialista, anar al metge, visita mèdica, consulta, ambulatori, facultatiu
    medicament: medicament, medicina, pastilla, remei, fàrmac, comprimit, càpsula, xarop, antibiòtic, tractament, píndola, paracetamol,
      aspirina, prendre la pastilla, pomada, medicació, ibuprofèn
    dolor: dolor, mal, fer mal, em fa mal, patir, adolorit, fiblada, dolorós, tinc mal, mal de, pupa
    malalt: malalt, trobar-se malament, no em trobo bé, sentir-se malament, malaltia, em trobo malament, posar-se malalt, indisposat,
      fotut, emmalaltir, no trobar-se bé
    exercici: exercici, entrenament, gimnàs, fer esport, fer exercici, fitness, entrenar-se, fer gimnàstica, posar-se en forma,
      abdominals, flexions, gym, activitat física, moure's, gimnàstica, esport
    dormir: dormir, son, adormir-se, anar a dormir, anar al llit, ficar-se al llit, fer la migdiada, descansar, fer un son, reposar,
      migdiada, fer non-non, clapar, dormida, repòs, fer nones
    meditar: meditar, meditació, relaxar-se, relaxació, relaxar, calmar-se, respirar, atenció plena, mindfulness, desconnectar,
      tranquil·litzar-se, calma, exercici de respiració, zen, respiració, asserenar-se
    hospital: hospital, urgències, clínica, centre mèdic, sanatori
    farmàcia: farmàcia, apotecari, farmàcia de guàrdia, farmacèutic, parafarmàcia
    # work and learning
    feina: feina, treball, ocupació, professió, ofici, lloc de treball, carrera, curro, pencar, laboral, oficina
    sol·licitar: sol·licitar, fer una sol·licitud, presentar candidatura, demanar, apuntar-se, inscriure's, candidatura,
      presentar una sol·licitud, inscripció, sol·licitud, presentar-se, petició
    supervisor: supervisor, superior, cap de feina, jefe, director, encarregat, responsable, patró, gerent, directiva, amo
    company: company, col·lega, company de feina, col·laborador, soci
    escola: escola, institut, universitat, facultat, col·legi, classe, cole, parvulari, campus, insti
    traduir: traduir, traducció, com es diu en, com dir, dir en anglès, en anglès, traductor, com es diu, com diries, traduir al,
      en francès, en castellà, com ho diries, com puc dir, paraula en anglès
    idioma: idioma, llengua, llenguatge, parlar un altre idioma, llengua estrangera, anglès, català, dialecte, lingüístic
    lletrejar: lletrejar, com s'escriu, ortografia, escriptura, com es lletreja, escriure bé, lletra per lletra, escrit correctament,
      amb quines lletres
    sinònim: sinònim, una altra paraula per, altre mot, paraula similar, paraula semblant, mateix significat, equivalent
    # assistant and small talk
    com et dius: com et dius, el teu nom, quin nom tens, qui ets, com te dius, tens nom, qui ets tu
    qui et va crear: qui et va crear, qui t'ha creat, el teu creador, qui t'ha fet, qui t'ha programat, qui et va inventar,
      qui t'ha inventat, qui et va fer, qui t'ha desenvolupat, per a qui treballes, el teu amo, el teu inventor, qui et va programar
    què pots fer: què pots fer, què saps fer, per a què serveixes, com em pots ajudar, què em pots fer, quines funcions tens,
      les teves funcions, amb què pots ajudar, per què serveixes, de què ets capaç, en què pots ajudar, què ets capaç, com m'ajudes,
      què m'ofereixes, quines són les teves, quines coses saps
    ets un robot: ets un robot, ets humà, ets real, ets una màquina, ets una persona, ets humana, estàs viu, ets una intel·ligència,
      persona de veritat, persona real, ets de veritat, ets un ordinador
    on vius: on vius, de quin país ets, d'on ets, d'on vens, on has nascut, el teu país, on estàs, on vas néixer, d'on surts
    què tal: què tal, com et trobes, què tal estàs, com estàs, com va, com anem, com va tot, com et va, va bé, com et sents, tot bé,
      com va això, com ha anat, què hi ha, què em dius, estàs bé
    hola: hola, bon dia, bona tarda, bon vespre, salut, ei, hola hola, bones, bona nit, ep, molt bones
    adéu: adéu, a reveure, bona nit, fins després, fins aviat, a reveure't, fins demà, apa, que vagi bé, ens veiem, fins ara, adeu-siau,
      passi-ho bé, bon cap de setmana, adeu, a més veure, acomiadar-se
    gràcies: gràcies, moltes gràcies, mercès, merci, mil gràcies, t'ho agraeixo, moltíssimes gràcies, agraït, agrair, gràcies per tot,
      ets molt amable
    molt bé: molt bé, genial, excel·lent, perfecte, bona feina, fantàstic, bravo, meravellós, magnífic, increïble, molt ben fet, ben fet,
      súper, collonut, guai, brutal, fabulós, t'has lluït, bon treball, esplèndid, ets el millor, de conya, bona, enhorabona, ets un crac,
      ets genial, bonic, extraordinari
    dolent: dolent, terrible, horrible, pèssim, fatal, desastre, horrorós, inútil, penós, lamentable, malament, espantós, cutre, atroç,
      decebedor
    sí: sí, d'acord, ok, és clar, correcte, sí sí, esclar, clar que sí, naturalment, per descomptat, i tant, va bé, molt bé, som-hi,
      endavant, està bé, exacte, vinga, afirmatiu, de acord, evidentment, perfecte, efectivament, confirmo, em sembla bé, per què no,
      vale, ho confirmo, per mi sí, sí gràcies, és veritat, fes-ho, i tant que sí
    no: no, gens, de cap manera, negatiu, no gràcies, i ara, mai, ni parlar-ne, en absolut, no ho crec, és clar que no, no vull, no no,
      ni pensar-hi, no pas, ni de conya, no és cert, prefereixo que no, què va, ni somiar-ho, mai de la vida
    potser: potser, pot ser, no ho sé, possiblement, tal vegada, no n'estic segur, segurament, depèn, qui sap, pot ser que sí,
      probablement, no ho tinc clar, no ho sé pas, indecís, no estic segur, dubto, no sabria dir, incert, segons com, a saber
    tirar una moneda: tirar una moneda, cara o creu, llançar una moneda, tirar la moneda, tirar a cara o, fer a cara o
    tirar un dau: tirar un dau, llançar els daus, dau, tirar els daus, llança el dau, tira el dau, tirada de daus, llançar un dau
    número aleatori: número aleatori, número a l'atzar, nombre aleatori, un número entre, tria un número, digue'm un número, número entre,
      nombre a l'atzar, un nombre entre
    curiositat: curiositat, fet curiós, dada curiosa, alguna cosa interessant, sabies que, fet interessant, dada interessant,
      coses curioses, una curiositat, fet divertit, anècdota, digue'm alguna cosa, explica'm alguna cosa
    a poc a poc: a poc a poc, més lent, lentament, més a poc, alentir, menys ràpid, massa ràpid, xino-xano, poc a poc, amb calma
    ràpid: ràpid, de pressa, veloç, més ràpid, accelerar, més de pressa, afanya't, massa lent, lleuger, afanyar-se, depressa
    veu: veu, accent, to de veu, canviar de veu, la teva veu, timbre de veu, manera de parlar, veu de dona, veu d'home, vocal, entonació
    # devices
    mòbil: mòbil, telèfon, smartphone, cel·lular, telèfon mòbil, iphone, terminal, aparell de telèfon, telèfon intel·ligent, android
    trobar el mòbil: trobar el mòbil, on és el mòbil, fes sonar el mòbil, on és el telèfon, no trobo el mòbil, trobar el telèfon,
      trobar el meu telèfon, busca el meu mòbil, he perdut el mòbil, perdut el mòbil, localitzar el mòbil, fer sonar el telèfon,
      on tinc el mòbil, on he deixat el, no sé on tinc
    bateria: bateria, càrrega, pila, quanta bateria queda, percentatge de bateria, nivell de bateria, queda de bateria, autonomia,
      bateria restant, carregat, energia
    wifi: wifi, wi-fi, internet, xarxa sense fil, connexió, xarxa, xarxa wifi, router, encaminador, connexió a internet, mòdem, fibra,
      senyal wifi
    dades mòbils: dades mòbils, internet mòbil, gigues, tarifa de dades, 4g, 5g, dades, connexió de dades, consum de dades, roaming,
      itinerància
    mode avió: mode avió, mode vol, fora de línia, sense connexió
    no molestar: no molestar, mode no molestar, sense molèsties, silenciar notificacions, molestar, mode silenciós, no em molestis,
      mode concentració
    pantalla: pantalla, monitor, pantalla tàctil, display, visor
    captura de pantalla: captura de pantalla, screenshot, pantallàs, captura, capturar la pantalla, foto de la pantalla
    aplicació: aplicació, app, programa, programari, aplicatiu, skill
    fitxer: fitxer, document, arxiu, pdf, documents, word, fitxers, doc
    carpeta: carpeta, directori, arxivador, subcarpeta
    emmagatzematge: emmagatzematge, espai, memòria disponible, memòria, espai lliure, espai disponible, disc dur, memòria plena,
      alliberar espai, capacitat, quant espai
    ordinador: ordinador, pc, portàtil, ordinador portàtil, sobretaula, computadora
    llanterna: llanterna, llum del mòbil, flaix, lot, llum del telèfon, encén la llanterna
    usuari: usuari, perfil, compte d'usuari, nom d'usuari, compte, identificador, el meu perfil
    compartir ubicació: compartir ubicació, enviar ubicació, la meva ubicació, on em trobo, passar la ubicació, envia la meva ubicació,
      dir on soc, compartir on soc, enviar la localització, localització, compartir posició
    # people and things
    nom: nom, dir-se, cognom, nom i cognoms, anomenar-se, sobrenom, denominació, dir-se de nom
    xicot: xicot, nòvio, promès, parella, company, noviet, el meu xicot
    xicota: xicota, nòvia, promesa, companya, la meva xicota, novieta
    esposa: esposa, muller, cònjuge, la meva dona
    marit: marit, espòs, home, cònjuge, el meu home
    mare: mare, mama, mami, mamà, mareta, maternal
    pare: pare, papa, papi, paternal
    nen: nen, criatura, xiquet, menut, infant, marrec, vailet, petit, noi, nano
    nadó: nadó, bebè, criatura petita, nounat, lactant, bolquer, biberó
    gos: gos, gosset, quisso, cadell, ca
    gat: gat, gatet, mix, felí, moix
    mascota: mascota, animal de companyia, bèstia, bestiola, animal domèstic, animal
    planta: planta, planta verda, flor, vegetal, planta d'interior
    regar: regar, donar aigua, donar aigua a les, regar les plantes, regadora, sistema de reg, reguiu, aspersor
    regal: regal, obsequi, present, fer un regal, idea de regal, regalet, detall
    casament: casament, casar-se, noces, boda, cerimònia, casar, enllaç, matrimoni
    casa: casa, habitatge, llar, a casa, xalet, domicili, residència, vivenda, casa meva
    pis: pis, apartament, àtic, bloc de pisos, apartaments, edifici, dúplex
    advocat: advocat, assessor legal, lletrat, notari, assessor jurídic, bufet, assessoria
    donar diners: donar diners, donació, donatiu, fer un donatiu, donar a caritat, contribuir, col·laborar, almoina, voluntariat, ong,
      entitat benèfica
    concert: concert, espectacle, actuació, festival, recital, directe, bolo
    lloc: lloc, local, indret, zona, espai, algun lloc, establiment
    problema: problema, error, avaria, fallada, no funciona, incidència, dificultat, no va, no va bé, error tècnic, contratemps, defecte,
      bug, ja no funciona, inconvenient, entrebanc, mal funcionament, problemàtica, destorb
    trencat: trencat, espatllat, danyat, avariat, fet malbé, esgarrat, defectuós, romput, esquerdat, fora de servei, esberlat,
      escacharrat, no rutlla
    perdut: perdut, extraviar, desaparegut, no trobo, no el trobo, pèrdua, esgarriat, no puc trobar
    nou: nou, recent, última novetat, acabat de sortir, modern, de nova creació, inèdit, novíssim, estrenar
    gran: gran, enorme, gegant, gros, immens, gegantí, ampli, vast, extens
    petit: petit, menut, mini, diminut, xic, reduït, minúscul, petitó, menudet
    millor: millor, top, més ben valorat, el millor, més bo, número u, més popular, millor valorat, ideal, òptim, de primera, insuperable
    opinió: opinió, ressenya, valoració, crítica, estrella, comentari, parer, què en diu la, nota, avaluació, opinar, puntuació
    calla: calla, silenci, prou de parlar, fes silenci, tanca la boca, deixa de parlar, xut
    tornar a posar el so: activar el so, treure el silenci, recuperar el so, reactivar el so
    tornar a reproduir: tornar a reproduir, tornar a posar, posar una altra vegada, des del principi, tornar a començar,
      des del començament, recomençar, torna a posar-la, tornar a escoltar
    pujar al núvol: pujar al núvol, pujar un fitxer, carregar un fitxer, còpia de seguretat, pujar a internet
    desconnectar: desconnectar, desvincular, desaparellar, desendollar, tallar la connexió
    # handling things
    buscar a internet: buscar a internet, googlejar, buscar a google, cerca a internet, cercar en línia, mirar a internet, cerca web,
      buscar en línia
    posar a la llista: posar a la llista, afegir a la llista, apuntar a la llista, anotar a la llista, ficar a la llista
    enganxar: enganxar, copiar i enganxar, inserir el text
    apuntar: apuntar, anotar, prendre nota, fer una nota, apunta'm, escriure una nota, posar una nota, prendre apunts
    filtrar: filtrar, només els, mostrar només, filtre, acotar
    # questions
    velocitat: velocitat, quina velocitat, a quina velocitat, com és de ràpid, quilòmetres per hora, rapidesa
    superfície: superfície, àrea, metres quadrats, extensió, quants metres quadrats, quant ocupa
    profunditat: profunditat, fondària, com és de profund, fons, quina profunditat
    # time
    demà: demà, l'endemà, el dia següent, demà a la tarda, demà al vespre
    demà passat: demà passat, passat demà, en dos dies
    ahir: ahir, el dia abans, abans-d'ahir, ahir a la nit, ahir al vespre
    migdia: migdia, al migdia, les dotze, hora de dinar, aquest migdia
    mitjanit: mitjanit, mitja nit, dotze de la nit
    d'aquí a poc: d'aquí a poc, ben aviat, en breu, properament, d'aquí poc, pròximament, en poc temps
    puntual: puntual, a l'hora, a temps, amb puntualitat
    recent: recent, últim, més recent, darrer, darrerament, al dia
    historial: historial, històric, registre, anteriors, historial recent
    setmana: setmana, set dies, aquesta setmana, durant la setmana, entre setmana
    dia feiner: dia feiner, feiner, entre setmana, laborable, de dilluns a divendres, dia laborable, dia hàbil
    quinzena: quinzena, dues setmanes, quinze dies, cada dues setmanes, quinzenal
    recurrent: recurrent, repetit, periòdic, regular, que es repeteix, regularment, repetitiu
    per molts anys: per molts anys, feliç aniversari, moltes felicitats, felicitats
    recordar-se: recordar-se, memoritzar, tenir present, recorda això, tenir en compte, recordar
    oblidar: oblidar, oblidar-se, no recordar, descuidar-se, oblit
    cita: cita, visita, hora concertada, entrevista, trobada, hora demanada, hora al metge
    convidat: convidat, participant, assistent, invitació, invitar, convocar
    termini: termini, data límit, venciment, fins quan, per quan és, data final, abans de, entregar abans de, últim dia
    caducar: caducar, caducitat, vèncer, data de caducitat, vàlid fins, expirar, validesa
    # weather
    calamarsa: calamarsa, pedra, pedregada, calabruix
    gel: gel, glaçada, gelada, gebre, sota zero
    boira: boira, boirina, emboirat, visibilitat, boirós
    huracà: huracà, cicló, tifó, tornado, tempesta tropical
    humitat: humitat, grau d'humitat, humitat relativa, xop
    lluna: lluna, lluna plena, fase lunar, lluna nova, quart creixent, lunar
    marea: marea, marea alta, marea baixa, plenamar, baixamar
    estació de l'any: estació de l'any, primavera, estiu, tardor, hivern
    # media
    lletra de la cançó: lletra de la cançó, lletra, paraules de la cançó
    gènere: gènere, estil, estil musical, tipus de música, gènere musical
    auriculars: auriculars, cascos, airpods, auricular
    altaveu: altaveu, bafle, equip de música, cadena de música, equip de so
    instrument: instrument, guitarra, piano, violí, gralla, instrument musical
    cinema: cinema, cine, sala de cinema, anar al cinema, gran pantalla
    sessió de cinema: sessió de cinema, horari del cinema, cartellera, a quina hora fan, fan al cinema, horaris de cinema, projecció,
      sessions
    tràiler: tràiler, avanç, teaser
    subtítol: subtítol, subtitulat, versió original, doblatge, doblat
    actor: actor, actriu, intèrpret, repartiment, protagonista, qui surt a, estrella, qui actua
    director de cinema: director de cinema, dirigit per, qui va dirigir, cineasta, realitzador
    dibuixos animats: dibuixos animats, dibuixos, anime, animació, còmic, manga
    comandament: comandament, comandament a distància, canviar de canal, zàping
    diari: diari, premsa, revista, periòdic, setmanari, rotatiu
    article: article, peça, reportatge, crònica
    biblioteca: biblioteca, llibreria, mediateca
    videojoc: videojoc, consola, playstation, nintendo, xbox, joc d'ordinador
    concurs: concurs, endevinalla, qüestionari, trivial, enigma, preguntes de cultura general, trencaclosques, quiz
    poema: poema, poesia, vers, rodolí, estrofa, recitar un poema
    cita cèlebre: cita cèlebre, frase cèlebre, refrany, proverbi, frase feta, frase famosa
    compliment: compliment, afalagar, floreta, afalac
    cantar: cantar, canta'm, canta una cançó, cançó de bressol, taral·lejar
    # sport
    jugador: jugador, futbolista, esportista, atleta, davanter, golejador
    entrenador: entrenador, míster, tècnic, coach, preparador, seleccionador
    campionat: campionat, torneig, copa, lliga, competició, mundial, eurocopa, champions, jocs olímpics
    futbol: futbol, bimba, futbolístic, futbol sala
    bicicleta: bicicleta, bici, ciclisme, pedalar, anar amb bici, ciclista, amb bicicleta
    # communication
    tornar a trucar: tornar a trucar, trucar una altra vegada, rellamada, últim número, tornar la trucada, remarcar
    trucada perduda: trucada perduda, qui ha trucat, qui m'ha trucat, trucada no contestada, m'han trucat
    bústia de veu: bústia de veu, contestador, missatge de veu, bústia
    adreça de correu: adreça de correu, adreça electrònica, adreça d'email, correu de
    adjunt: adjunt, fitxer adjunt, document adjunt, arxiu adjunt, annex
    assumpte: assumpte, tema, títol del correu
    correu brossa: correu brossa, spam, brossa, correu no desitjat, publicitat
    carta: carta, correspondència, carta certificada, postal, correu postal
    número de telèfon: número de telèfon, telèfon de, número de mòbil, número de contacte, quin telèfon té
    adreça: adreça, domicili, on viu, carrer, direcció, adreça de casa
    comentar: comentar, comentari, fer un comentari, observació
    xarxa social: xarxa social, facebook, twitter, instagram, xarxes, tiktok, pàgina de facebook
    seguir algú: seguir algú, subscriure's, subscriure, apuntar-se, seguir, subscripció, abonar-se, inscriure's
    donar-se de baixa: donar-se de baixa, cancel·lar la subscripció, deixar de seguir, anul·lar la subscripció, desubscriure's,
      donar de baixa
    bloquejar un contacte: bloquejar un contacte, bloquejar, llista negra, vetar, prohibir
    amic: amic, col·lega, company, amiga, amistat
    xerrar: xerrar, parlar, conversar, fer petar la xerrada, dialogar, fer una xerrada, petar la xerrada, enraonar, garlar, xatejar, xat
    grup: grup, grup de xat, colla, grup de whatsapp
    # home
    escalfar l'habitació: escalfar l'habitació, més calor, apujar la calefacció, apujar la temperatura, tinc fred,
      augmentar la temperatura, pujar la temperatura, pujar la calefacció, més calent, pujar els graus
    refrescar l'habitació: refrescar l'habitació, més fred, menys calor, abaixar la temperatura, baixar la calefacció, tinc calor,
      baixar la temperatura, refredar, més fresc, abaixar la calefacció
    ventilador: ventilador, ventilació, ventilador de sostre, campana, extractor
    endreçar: endreçar, recollir, posar en ordre, arreglar, desar
    brut: brut, brutícia, tacat, ple de pols, embrutar, porc
    taca: taca, treure la taca, llevataques
    escombraries: escombraries, brossa, deixalla, residu, reciclatge, reciclar, paperera, galleda, treure la brossa, baixar la brossa,
      contenidor, baixar les escombraries
    llençar: llençar, tirar, desfer-se, llençar a la brossa
    timbre: timbre, intèrfon, tocar el timbre, qui truca a la, videoporter, qui hi ha
    clau: clau, claus de casa, claus del cotxe
    alarma de casa: alarma de casa, sistema d'alarma, alarma antirobatori, càmera de seguretat, sistema de seguretat, videovigilància,
      intrús, lladre, intrusió
    detector de fum: detector de fum, alarma d'incendis, sensor de fum
    finestra: finestra, vidre, finestral, balconera, vidriera
    cafè: cafè, cafè sol, cafè amb llet, espresso, caputxino, cafetó, americà, cigaló
    te infusió: infusió, camamilla, tetera, poliol, te verd, til·la
    assecadora: assecadora, assecar la roba, estendre la roba, estenedor, assecar
    planxar: planxar, planxa de la roba, post de planxar
    forn: forn, microones, cuina de gas, fogó, preescalfar, fornet
    placa de cocció: placa de cocció, foc, vitroceràmica, vitro, inducció, fogons
    aparell: aparell, dispositiu, electrodomèstic, màquina, gadget, estri
    sofà: sofà, butaca, canapè
    cuina: cuina, cuineta, cuina americana
    passadís: passadís, rebedor, entrada, vestíbul, corredor
    golfes: golfes, altell, àtic, sostremort
    soterrani: soterrani, celler, traster, planta soterrani
    pis de dalt: pis de dalt, a dalt, primer pis, planta de dalt
    planta baixa: planta baixa, a baix, pis de baix
    jardí: jardí, pati, terrassa, gespa, exterior, hort, balcó, eixida
    garatge: garatge, cotxera, aparcament de casa
    moble: moble, mobiliari, armari, calaix, prestatge, calaixera, tauleta
    ambient: ambient, escena, escenari, atmosfera, mode cinema
    casa intel·ligent: casa intel·ligent, domòtica, llar connectada, casa connectada, automatització de casa
    # food
    coure al forn: coure al forn, enfornar, posar al forn, al forn, gratinar, rostir
    fer a la brasa: fer a la brasa, brasa, barbacoa, graella, a la planxa, torrada
    bullir: bullir, fer bullir, arrencar el bull, ebullició, escaldar, bullit
    fregir: fregir, paella, fregit, rossejar, sofregir, sofregit, saltar
    escalfar el menjar: escalfar el menjar, escalfar, reescalfar, microones, tebi
    descongelar: descongelar, desgelar, desglaçar
    temps de cocció: temps de cocció, quant ha de coure, quanta estona bullir, cocció, minuts de cocció, quant temps coure, cuit
    ració: ració, porció, per a quantes persones, comensal, plat
    hidrat: hidrat, hidrats de carboni, sucre, midó, carbohidrat
    greix: greix, colesterol, gras, lípid
    dieta: dieta, perdre pes, aprimar-se, fer règim, règim, baixar de pes, quilos de més, aprimar, fer dieta
    engreixar: engreixar, engreixar-se, guanyar pes, agafar pes
    vegetarià: vegetarià, sense carn, vegà, vegetal, vegana
    sense gluten: sense gluten, celíac, celiaquia, intolerant al gluten
    al·lèrgia: al·lèrgia, al·lèrgic, intolerància, intolerant, al·lergen
    conservar-se: conservar-se, quant dura, durar a la nevera, encara és bo, data de caducitat, conservació, es fa malbé, conservar
    passat de data: caducat, podrit, florit, fet malbé, ranci, agre
    gust: gust, sabor, tast, gustós
    bo de menjar: boníssim, deliciós, gustós, exquisit, saborós, llepar-se els dits, apetitós
    picant: picant, especiat, espècia, bitxo
    bar: bar, pub, cafeteria, prendre alguna cosa, fer una copa, fer un cafè, cerveseria, fer una cervesa, fer el vermut, cafès
    cambrer: cambrer, cambrera, bàrman, personal de sala
    propina: propina, deixar propina, quanta propina
    menú: menú, menú del dia, plats, carta del restaurant, plat del dia
    berenar: berenar, picar alguna cosa, mossegar, picada, snack, mos
    aperitiu: aperitiu, entrant, vermut, entremès, primer plat, tapa
    postres: postres, pastís, dolç, pastes, alguna cosa dolça
    segon plat: segon plat, plat principal
    beure: beure, beguda, alguna cosa de beure, fer un glop, refresc
    tenir gana: tenir gana, gana, fam, mort de gana, afamat
    tenir set: tenir set, assedegat, mort de set
    alcohol: alcohol, vi, cervesa, alcohòlic, còctel, licor, cava, combinat
    carn: carn, bistec, vedella, carn picada, xai, botifarra, porc
    pollastre: pollastre, gall dindi, au, gallina
    peix: peix, salmó, tonyina, marisc, gamba, lluç, bacallà
    verdura: verdura, hortalissa, amanida, llegum
    patata: patata, trumfa, patates fregides, creïlla
    pa: pa, barra de pa, fleca, forn de pa, panet, llesca
    gelat: gelat, cucurutxo, sorbet, gelateria
    entrepà: entrepà, bocata, sandvitx, bikini, hamburguesa
    pasta: pasta, espaguetis, macarrons, fideus, canelons
    pastís: pastís, coca, tortell, galeta, pa de pessic
    llaminadura: llaminadura, caramel, xocolata, xuxes, llepolia, bombó
    anar a comprar: anar a comprar, fer la compra, comprar menjar, anar al súper, anar a plaça
    supermercat: supermercat, súper, mercadona, botiga de queviures, hipermercat, mercat, colmado, queviures, bonpreu, caprabo
    # shopping and money
    vendre: vendre, posar a la venda, revendre, desfer-se de
    tornar a demanar: tornar a demanar, tornar a comprar, repetir la comanda, recomprar, demanar una altra vegada
    lliurar: lliurar, entregar, repartir, repartiment, portar a casa, termini d'entrega
    missatger: missatger, repartidor, transportista, correus
    fer un seguiment: fer un seguiment, fer el seguiment, monitorar, seguir, controlar, portar el compte, vigilar
    reemborsament: reemborsament, tornar els diners, devolució de diners, recuperar els diners, que em tornin, devolució dels diners,
      reintegrament
    canviar un producte: canviar un producte, canvi, bescanviar, intercanviar, canviar per
    val regal: val regal, targeta regal, codi promocional, cupó, codi de descompte, val de descompte
    gratis: gratis, gratuït, sense pagar, de franc, sense cost, de gorra
    centre comercial: centre comercial, grans magatzems, outlet
    producte: producte, article, mercaderia, objecte, model, gènere
    marca: marca, fabricant, productor, firma
    en estoc: en estoc, disponible, disponibilitat, existències, en magatzem
    exhaurit: exhaurit, esgotat, no queda, no disponible, sense existències, exhaurides
    cistella: cistella, carro, carretó, carret
    tiquet de compra: tiquet de compra, rebut, comprovant, justificant, tiquet
    garantia: garantia, en garantia, garantit
    talla: talla, mida, número de peu, quina talla
    roba: roba, vestit, peça de roba, vestimenta, conjunt, indumentària
    portar posat: vestir-se, què em poso, vestir, com em vesteixo, posar-me
    sabata: sabata, calçat, bota, sabatilla, sandàlia, vamba, bamba
    joia: joia, anell, collaret, polsera, rellotge, arracada
    cua: cua, fer cua, espera, temps d'espera
    banc: banc, entitat bancària, sucursal, caixa, bancari, la caixa, banca en línia, oficina del banc, caixabank
    obrir un compte: obrir un compte, compte nou, fer-se un compte, obertura de compte
    tancar un compte: tancar un compte, cancel·lar el compte, donar de baixa compte, tancar el compte
    número de compte: número de compte, iban, dades bancàries, codi iban, swift
    compte d'estalvi: compte d'estalvi, llibreta d'estalvi, dipòsit, compte de estalvi
    efectiu: efectiu, en metàl·lic, cash, diners en efectiu, bitllets
    targeta perduda: targeta perduda, perdut la targeta, robat la targeta, targeta robada, no trobo la targeta, m'han robat, he perdut la,
      no trobo la meva, la targeta ha desaparegut, ja no tinc la
    targeta nova: targeta nova, nova targeta, demanar una targeta, substituir la targeta, targeta trencada, canviar la targeta,
      duplicat de la targeta, una altra targeta, targeta malmesa
    targeta rebutjada: targeta rebutjada, pagament rebutjat, rebutjat, denegat, no funciona la targeta, no acceptat, targeta denegada,
      no passa la targeta, pagament denegat
    bloquejar la targeta: bloquejar la targeta, bloquejar, congelar, suspendre, bloqueig, posar un bloqueig, anul·lar la targeta
    desbloquejar el compte: desbloquejar el compte, desbloquejar, treure el bloqueig, reactivar, descongelar
    activar la targeta: activar la targeta, activació de la targeta, activar la meva targeta
    treure diners: treure diners, retirar diners, retirada, treure efectiu, treure calés, treure pasta, reintegrament
    ingressar: ingressar, fer un ingrés, posar diners, dipositar, ingrés, dipòsit, ingressar diners
    recarregar el compte: recarregar el compte, recarregar, recàrrega, afegir diners, afegir saldo, carregar diners
    domiciliació: domiciliació, rebut domiciliat, càrrec automàtic, pagament automàtic, domiciliar
    data de pagament: data de pagament, quan he de pagar, quan venç, venciment de la factura, pagar abans de, data límit de pagament
    pagament mínim: pagament mínim, import mínim, mínim a pagar, quota mínima
    compte del restaurant: compte del restaurant, el compte, nota, total a pagar
    comissió: comissió, recàrrec, suplement, cost extra, despeses bancàries, cost addicional
    descobert: descobert, en vermell, números vermells, saldo negatiu, en descobert
    deixar diners: deixar diners, prestar, fer un préstec, avançar diners
    deute: deute, deure diners, endeutat, quant dec, devia
    dia de cobrament: dia de cobrament, quan cobro, quan em paguen, pròxima nòmina, dia de paga
    cobrar: cobrar, guanyar diners, percebre, fer diners
    declaració de la renda: declaració de la renda, renda, declaració, fer la renda, esborrany, declaració d'impostos
    sinistre: sinistre, part d'accident, reclamació, donar un part, indemnització, comunicar un sinistre
    invertir: invertir, inversió, cartera, inversor, fons d'inversió
    criptomoneda: criptomoneda, bitcoin, cripto, ethereum, moneda virtual
    cèntim: cèntim, cent, xavo
    augmentar el límit: augmentar el límit, apujar el límit, límit més alt, més crèdit, ampliar el límit, augment del límit
    punts: punts, recompensa, targeta de fidelitat, punts acumulats, premi, bonificació, milles, cashback
    # travel
    tornar a casa: tornar a casa, anar a casa, cap a casa, camí de casa, retorn a casa
    anar: anar, anar-hi, dirigir-se, desplaçar-se, traslladar-se
    conduir: conduir, en cotxe, agafar el cotxe, al volant, amb cotxe
    caminar: caminar, a peu, passejar, fer un tomb, passeig, excursió, fer una volta, senderisme, donar un tomb
    marxar: marxar, sortir, sortida, anar-se'n, partir, tocar el dos, fotre el camp
    arribar: arribar, hora d'arribada, aterrar
    accident: accident, xoc, col·lisió, topada, sinistre, pinya
    obres: tall de carretera, carretera en obres, desviament, desviació
    autopista: autopista, autovia, peatge, ronda, carretera nacional, ap-7
    mapa: mapa, plànol, google maps
    moto: moto, motocicleta, escúter, ciclomotor, motoreta, dues rodes
    camió: camió, furgoneta, tràiler, furgó
    consum de combustible: consum de combustible, quant consumeix, consum, litres als cent
    punt de recàrrega: punt de recàrrega, carregar el cotxe, cotxe elèctric, carregador de cotxe, estació de càrrega, electrolinera
    quilometratge: quilometratge, comptaquilòmetres, quilòmetres que té, quilòmetres fets
    oli: oli, canvi d'oli, oli del motor, nivell d'oli, canviar l'oli
    bateria del cotxe: bateria del cotxe, el cotxe no arrenca, pinces, sense bateria, no arrenca
    llum d'avís: llum d'avís, testimoni, llum del motor, quadre de comandament, llum encès
    manteniment: manteniment, revisió, itv, posada a punt, inspecció
    grua: grua, avaria, assistència en carretera, remolcar, quedar-se tirat, avariar-se
    carnet de conduir: carnet de conduir, carnet, permís de conduir, autoescola, examen de conduir, llicència
    matrícula: matrícula, permís de circulació, matricular, placa
    multa: multa, sanció, radar, excés de velocitat, infracció, denúncia de trànsit
    horari de tren: horari de tren, pròxim tren, hora de sortida, proper tren, a quina hora surt, quan surt, quan passa,
      horari d'autobusos, a quina hora passa
    transbord: transbord, enllaç, escala, directe, connexió, sense escales
    andana: andana, via, número de via, quina via
    estat del vol: estat del vol, hora d'embarcament, enlairament, aterratge, vol endarrerit, porta d'embarcament, embarcament,
      enlairar-se, vol amb retard
    vaixell: vaixell, ferri, barca, transbordador, veler, iot
    equipatge perdut: equipatge perdut, maleta perduda, perdut la maleta, perdut l'equipatge, on és la maleta
    fer la maleta: fer la maleta, fer les maletes, què m'emporto, preparar la maleta
    turisme: turisme, visitar, què visitar, què veure, turístic, atracció, monument, coses a fer, què fer a, llocs d'interès,
      visita guiada, coses per veure, per visitar
    museu: museu, galeria, exposició
    platja: platja, banyar-se, cala, sorra, anar a platja
    muntanya: muntanya, esquí, esquiar, pista, refugi, cim, pirineus
    estranger: estranger, a l'estranger, internacional, fora del país, un altre país, fora d'espanya
    passaport: passaport, carnet d'identitat, dni, document d'identitat, documentació, identitat
    ambaixada: ambaixada, consolat, cònsol
    duana: duana, frontera, duty free, aranzel
    adaptador: adaptador, endoll estranger, voltatge, tipus d'endoll
    lluny: lluny, llunyà, distant, remot, a la quinta forca
    on soc: on soc, on sóc, on em trobo, la meva posició, on estic, on som, ubicació actual, lloc on soc, m'he perdut
    perillós: perillós, segur per viatjar, perill, risc, alerta de viatge, arriscat, seguretat, insegur
    # health
    dentista: dentista, dent, mal de queixal, càries, queixal
    oculista: oculista, òptica, ulleres, oftalmòleg, lent de contacte, lentilla
    psicòleg: psicòleg, psiquiatre, terapeuta, teràpia, psicòloga
    infermera: infermera, infermer, llevadora
    veterinari: veterinari, clínica veterinària, curar el gos
    recepta mèdica: recepta mèdica, prescripció, receptar, renovar la recepta
    mal de cap: mal de cap, migranya, cefalea, cap em fa mal
    mal de panxa: mal de panxa, mal de ventre, mal d'estómac, nàusea, vomitar, vòmit, diarrea, indigestió
    refredat: refredat, grip, tos, mal de coll, constipat, refredar-se, esternudar, covid, tossir, bronquitis
    febre: febre, tenir febre
    símptoma: símptoma, malaltia, símptomes de, síndrome
    ferida: ferida, ferit, tall, cremada, sagnar, esquinç, fractura, blau, tireta, torçada, sang
    curar: curar, guarir, recuperar-se, tractar, remeiar, recuperació
    emergència: emergència, socors, auxili, ambulància, bombers, urgència, urgent, mossos, 112
    embaràs: embaràs, embarassada, esperar una criatura, donar a llum, naixement
    pressió arterial: pressió arterial, tensió, pols, ritme cardíac, cor, batec
    córrer: córrer, sortir a córrer, anar a córrer, fúting, jòguing, cursa, marató, running
    passos: passos, podòmetre, quants passos, comptador de passos
    nedar: nedar, natació, piscina, anar a la piscina, fer piscines, banyar-se
    soroll blanc: soroll blanc, soroll de pluja, sons de la natura, so de les onades, sons relaxants, soroll de fons
    estrès: estrès, estressat, ansietat, ansiós, angoixa, sota pressió, nerviós, atabalat
    perruqueria: perruqueria, perruquer, tallar els cabells, barber, tall de cabells, pentinat, barberia, perruquera, cabell
    bellesa: bellesa, maquillatge, esteticista, ungla, manicura, massatge, spa, depilació, centre d'estètica
    # work and learning
    buscar feina: buscar feina, trobar feina, oferta de feina, desocupació, a l'atur, borsa de treball, cercar feina, oferta laboral
    currículum: currículum, cv, carta de presentació, currículum vitae
    entrevista de feina: entrevista de feina, entrevista, contractar, contractació, selecció de personal
    acomiadar: acomiadar, fer fora, despatxar, dimitir, dimissió, plegar
    demanar vacances: demanar vacances, demanar festa, agafar festa, sol·licitar vacances, agafar-se dies, demanar dies lliures,
      demanar un permís, agafar vacances, demanar uns dies
    vacances restants: vacances restants, dies que em queden, quants dies de vacances, vacances em queden, dies de vacances restants,
      quantes vacances
    vacances aprovades: vacances aprovades, sol·licitud aprovada, aprovat, acceptades les vacances, vacances acceptades, permís concedit
    baixa laboral: baixa laboral, baixa mèdica, de baixa, baixa per malaltia
    recursos humans: recursos humans, rrhh, departament de personal
    empresa: empresa, companyia, societat, firma, negoci, corporació, patronal
    client: client, clientela, comprador, consumidor, parroquià
    projecte: projecte, expedient, pla, treball
    presentació: presentació, diapositiva, powerpoint, informe, exposició oral
    contracte: contracte, acord, contracte indefinit, contracte temporal, conveni
    examen: examen, prova, control, selectivitat, test, parcial, avaluació, oposició
    deures: deures, exercicis, feina de classe, deures de l'escola
    professor: professor, mestre, profe, docent, mestra
    alumne: alumne, estudiant, escolar, universitari, deixeble
    aprendre: aprendre, estudiar, repassar, formar-se, aprenentatge, instruir-se
    ensenyar: ensenyar, ensenya'm a, mostrar com, fer classe, instruir
    curs: curs, lliçó, classe, formació, tutorial, seminari, pràctiques
    matemàtiques: matemàtiques, aritmètica, àlgebra, geometria, equació
    canviar l'idioma: canviar l'idioma, canviar de llengua, parlar en, altre idioma, llengua del sistema, parla'm en, posar en anglès
    pronunciar: pronunciar, pronúncia, com es pronuncia, pronunciació, com es llegeix
    contrari: contrari, oposat, antònim, invers, el contrari de
    rimar: rimar, rimen amb, que rima amb
    paraula: paraula, terme, expressió, vocable, vocabulari
    frase: frase, oració, paràgraf, passatge
    alfabet: alfabet, lletra, vocal, consonant, majúscula, abecedari
    resumir: resumir, síntesi, en resum, sintetitzar, breument, en poques paraules
    fet: fet, coneixement, veritat, viquipèdia
    imprimir: imprimir, impressió, impressora, imprimeix-me
    escanejar: escanejar, escàner, digitalitzar, codi qr, escaneig
    # assistant and small talk
    canviar el teu nom: canviar el teu nom, et vull dir, posar-te un nom, anomenar-te, et diré, nom nou per tu
    com em dic: com em dic, el meu nom, qui soc jo, saps com em dic, em dic, saps qui soc, em coneixes
    digue'm: digue'm, el meu sobrenom, canvia el meu nom, sobrenom, malnom, anomena'm
    quants anys tens: quants anys tens, la teva edat, quina edat tens, quan vas néixer, el teu aniversari, ets vell, ets gran
    què fas: què fas, què estàs fent, les teves aficions, aficions, temps lliure, què t'agrada fer, els teus interessos
    tens animals: tens animals, tens un gos, tens un gat, la teva mascota, tens mascotes
    bona nit: bona nit, dorm bé, bons somnis, fins demà, que descansis, somia truites
    de res: de res, no es mereixen, no hi ha de, és un plaer
    perdó: perdó, perdona, ho sento, em sap greu, disculpa, disculpa'm, disculpar-se, ho lamento
    bo: bo, bé, agradable, genial, fantàstic, decent, de qualitat, excel·lent, maco
    enhorabona: enhorabona, felicitats, felicitació, per molts anys
    ets inútil: ets inútil, ets tonto, ets estúpid, no serveixes per res, ruc, idiota, estúpid, tonto, burro, imbècil, no serveixes
    equivocat: equivocat, incorrecte, no és això, t'equivoques, mal fet, no és correcte, erroni, resposta incorrecta, fals,
      no volia dir això, error teu, equivocar-se, no és veritat
    correcte: correcte, cert, exacte, veritat, just, bona resposta
    t'estimo: t'estimo, m'agrades, t'adoro, estic enamorat, m'estimes, amor, enamorat, enamorar-se
    casa't amb mi: casa't amb mi, vols sortir amb mi, vols ser la meva, surt amb mi
    m'avorreixo: m'avorreixo, avorrit, avorriment, no sé què fer, avorrir-se, entretenir, res a fer, distreure, divertir, estic avorrit
    trist: trist, deprimit, desanimat, infeliç, decaigut, depressió, baix de moral, tristesa, plorar, moix
    feliç: feliç, content, alegre, de bon humor, satisfet, felicitat, alegria
    cansat: cansat, esgotat, rebentat, baldat, fet pols, somnolent, tenir son
    enfadat: enfadat, furiós, empipat, emprenyat, ràbia, enutjat, irritat
    por: por, espantat, atemorit, preocupat, tenir por, terroritzat, preocupar-se
    solitari: solitud, sense amics, aïllat, soledat, tot sol, sentir-se sol
    sentit de la vida: sentit de la vida, significat de la vida, per què vivim, objectiu de la vida, per què existim
    xiuxiuejar: xiuxiuejar, parlar fluix, parla baixet, a cau d'orella, baixet, parlar baix, en veu baixa
    parlar: parlar, dir, explicar, expressar-se, enraonar
    escoltar: escoltar, sentir, parar l'orella, estar atent
    esperar: esperar, un moment, espera un moment, un segon, un minut, espera't, espera una mica, esperar-se, un momentet
    provar: provar, intentar, fer una prova, assajar, tastar, test
    pensar: pensar, opinar, què en penses, parer, què et sembla, segons tu, la teva opinió, creure, què opines
    saber: saber, conèixer, estar al corrent, estar assabentat
    voler: voler, desitjar, tenir ganes de, m'agradaria, venir de gust, tenir ganes
    haver de: caldre, obligatori, necessari, obligació
    necessitar: necessitar, fer falta, em cal, caldre, requerir, em fa falta
    utilitzar: utilitzar, usar, fer servir, emprar, ús, utilització
    permès: permès, es pot, permís, prohibit, legal, autoritzat, permetre, puc portar, autorització
    possible: possible, factible, hi ha manera de, possibilitat, viable
    mostrar més: mostrar més, més resultats, més opcions, veure més, altres, alguna altra cosa, què més, una altra, alguna cosa diferent,
      un altre
    marcar com a fet: marcar com a fet, acabat, completar, fet, ja està fet, enllestit, tasca acabada, enllestir
    confirmar: confirmar, confirmació, validar, aprovar, acceptar
    rebutjar: rebutjar, refusar, declinar, denegar, dir que no, rebuig
    iniciar sessió: iniciar sessió, entrar al compte, accedir, identificar-se, login, inici de sessió, connectar-se
    tancar sessió: tancar sessió, sortir del compte, desconnectar-se, logout, tancar la sessió
    denunciar: denunciar, informar, denúncia, reportar, comunicar, declarar
    queixa: queixa, queixar-se, reclamació, reclamar, protestar, posar una queixa, full de reclamacions
    # devices
    carregar la bateria: carregar la bateria, recarregar, carregador, posar a carregar, carregar el mòbil, cable, endollar el mòbil
    internet: internet, web, en línia, la xarxa, connexió a internet, online
    bluetooth: bluetooth, connexió bluetooth, dent blava
    tarifa de mòbil: tarifa de mòbil, operadora, sim, targeta sim, companyia de telèfon, operador mòbil, vodafone, movistar
    cobertura: cobertura, senyal, recepció
    punt d'accés: punt d'accés, hotspot, compartir internet, zona wifi
    to de trucada: to de trucada, so de trucada, canviar el to, melodia del mòbil
    vibració: vibració, vibrar, mode vibració, vibrador
    fons de pantalla: fons de pantalla, fons, imatge de fons, salvapantalles
    mode fosc: mode fosc, tema fosc, mode nit, mode nocturn
    funció: funció, funcionalitat, capacitat, prestació
    teclat: teclat, teclat virtual
    virus: virus, antivirus, pirata, hackejar, malware, hacker
    privacitat: privacitat, confidencialitat, dades personals, privat, intimitat
    web: web, pàgina web, lloc web, pàgina, portal web
    navegador web: navegador web, chrome, firefox, safari
    enllaç: enllaç, link, url, adreça web, vincle
    versió: versió, edició, número de versió
    ampliar: ampliar, zoom, més gran, engrandir, fer zoom, augmentar la mida
    reduir la mida: reduir la mida, empetitir, més petit, encongir, fer més petit
    girar: girar, rotar, tombar, fer girar, donar la volta
    avançar: avançar, tirar endavant, passar endavant, avançar ràpid
    rebobinar: rebobinar, tirar enrere, retrocedir, recular, anar enrere
    # people and things
    família: família, parent, familiar
    pares: pares, mare i pare, progenitors
    germà: germà, germanet, tete
    germana: germana, germaneta, tata
    avi: avi, iaio, padrí, iaiet
    àvia: àvia, iaia, padrina
    oncle: oncle, tiet, tio, conco
    tia: tia, tieta
    fill: fills, canalla
    noi: noi, xicot jove, xaval, jove, tipus, paio
    persona: persona, gent, individu, algú, ésser humà, humà
    celebritat: celebritat, famós, estrella, vip, personatge famós, cèlebre
    president: president, cap d'estat, primer ministre, president de la generalitat, cap de govern
    elecció: elecció, votar, urna, comicis, electoral, sufragi
    govern: govern, ministre, conseller, generalitat, ministeri
    país: país, nació, pàtria
    ciutat: ciutat, poble, municipi, vila, localitat, urbs
    ocell: ocell, lloro, periquito, canari, ocellet, pardal
    donar menjar: donar menjar, alimentar, donar de menjar, pinso, menjar per al
    treure el gos: treure el gos, passejar el gos, passejar, treure a passejar, passeig del gos
    plantar: plantar, sembrar, cultivar, jardineria, llavor, conrear, fer créixer
    tallar la gespa: tallar la gespa, tallagespa, segar, retallar la gespa
    flor: flor, ram, floristeria, roses, ram de flors
    joguina: joguina, joguet, nina, peluix
    festa: festa, festejar, celebrar, celebració, fer festa, gresca, saraus, fer una festa
    divorci: divorci, divorciar-se, separació, separar-se, ruptura, trencar
    mort: mort, defunció, difunt, enterrament, funeral, finat
    nascut: nascut, lloc de naixement
    immobiliària: immobiliària, agència immobiliària, immoble, agent immobiliari
    lloguer: lloguer, lloguer del pis, llogater, propietari, contracte de lloguer, arrendament
    mudar-se: mudar-se, mudança, canviar de pis, canviar de casa, nova adreça, canvi d'adreça, trasllat, traslladar-se
    aigua: aigua, aixeta, aigua corrent, aigua potable
    electricitat: electricitat, corrent, energia elèctrica, endesa, comptador, elèctric, corrent elèctric
    llei: llei, norma, legal, jurídic, reglament, codi, normativa
    policia: policia, mossos, guàrdia urbana, mossos d'esquadra, comissaria, agent, guàrdia civil
    robar: robar, robatori, furtar, lladre, pispar, robada, sostreure
    teatre: teatre, obra de teatre, comèdia, òpera, ballet, teatral, funció
    sortir de casa: què fer avui, sortir, plans, activitats, què fer aquest vespre, sortir de festa, oci, plans per avui, què fer
    # adjectives, amounts
    vell: vell, antic, usat, de segona mà, ancià, vintage
    segona mà: segona mà, de segona mà, usat, wallapop, d'ocasió
    pitjor: pitjor, el més dolent, més dolent, pèssima
    popular: popular, de moda, tendència, conegut, famós, en voga
    important: important, urgent, prioritari, essencial, prioritat, fonamental, imprescindible, crucial
    fàcil: fàcil, senzill, simple, bàsic, facilíssim
    difícil: difícil, complicat, complex, costerut, enrevessat
    bonic: bonic, maco, preciós, guapo, atractiu, bell
    lleig: lleig, horrible, horrorós, espantós
    interessant: interessant, fascinant, captivador, intrigant
    intel·ligent: intel·ligent, llest, espavilat, brillant, geni
    boig: boig, sonat, tocat de l'ala, guillat
    estrany: estrany, rar, curiós, insòlit, peculiar
    igual: igual, idèntic, el mateix, semblant, similar, assemblar-se
    diferent: diferent, altre, divers, distint, variat
    buit: buit, en blanc, sense res
    ple: ple, omplir, complet, curull
    net: net, polit, impecable, nét
    mullat: mullat, xop, moll, amarat
    sec: sec, eixut, àrid, eixugar
    sorollós: sorollós, soroll, xivarri, escàndol, rebombori
    tranquil: tranquil, calmat, silenciós, plàcid, calmós
    fosc: fosc, foscor, negra nit, obscur
    llarg: llarg, extens, allargat
    curt: curt, breu, escurçar, concís
    personal: personal, privat, particular, propi
    màxim: màxim, al màxim, a tope, a tot drap, cent per cent, tot el que puguis
    mínim: mínim, al mínim, el mínim, el més baix possible, com a mínim
    meitat: meitat, mig, cinquanta per cent, la meitat, a mitges
    doble: doble, el doble, dues vegades
    total: total, en total, global, tot plegat, comptat i debatut
    mitjana: mitjana, de mitjana, terme mitjà, promig
    resta: resta, sobrant, romanent, quedar
    prou: prou, suficient, bastar, n'hi ha prou
    molts: una pila de, un munt de, nombrosos, un fotimer, diversos
    tot: tot, sencer, complet, tothom, cada, íntegrament
    més a més: addicional, extra, suplementari, a més
    número: número, xifra, nombre
    quantitat: quantitat, import, suma, dosi
    dotzena: dotzena, dotze, desena
    excepte: excepte, llevat de, tret de, a part de, menys
    automàtic: automàtic, de forma automàtica
    posar nota: posar nota, puntuar, valorar, posar estrelles, donar una puntuació, avaluar, qualificar
    esquerra: esquerra, a l'esquerra, mà esquerra
    dreta: dreta, a la dreta, mà dreta
    augment de sou: augment de sou, sou més alt, demanar un augment, cobrar més, apujar el sou
    prima: bonus, paga extra, gratificació
    saldo incorrecte: saldo incorrecte, saldo equivocat, falten diners, saldo no és correcte
    compte conjunt: compte conjunt, compte compartit, compte comú
    compte d'empresa: compte d'empresa, compte de negoci, compte professional
    sucursal: sucursal, oficina bancària, oficina més propera
    banca en línia: banca en línia, banca digital, app del banc, banca per internet
    lliurament de la targeta: lliurament de la targeta, quan arriba la targeta, targeta no arribada, esperant la targeta
    targeta caducada: targeta caducada, caducitat de la targeta, targeta vençuda
    targeta empassada: targeta empassada, caixer s'ha quedat, targeta retinguda
    targeta malmesa: targeta malmesa, targeta trencada, targeta ratllada, xip espatllat
    targeta virtual: targeta virtual, targeta digital
    sense contacte: sense contacte, pagament sense contacte, contactless, apple pay, pagar amb el mòbil
    codi de seguretat: codi de seguretat, cvv, tres xifres, números del darrere
    pagament pendent: pagament pendent, transacció pendent, operació pendent, en espera, encara pendent, en procés
    transferència fallida: transferència fallida, transferència rebutjada, transferència denegada
    transferència no rebuda: transferència no rebuda, diners no arribats, transferència no ha arribat, on són els diners
    disputar un càrrec: disputar un càrrec, impugnar, cobrat dues vegades, càrrec doble, anul·lar el pagament, no autoritzat
    anul·lar una transferència: anul·lar una transferència, revocar la transferència, destinatari equivocat, error en la transferència
    beneficiari: beneficiari, destinatari, afegir un beneficiari
    extracte: extracte, extracte bancari, llistat d'operacions
    cartera de butxaca: portamonedes, bitlletera
    millorar el crèdit: millorar el crèdit, millorar la puntuació, apujar la puntuació
    canviar d'assegurança: canviar d'assegurança, assegurança nova, modificar la pòlissa, una altra assegurança
    transferència programada: transferència programada, transferència automàtica, transferència periòdica, programar un pagament
    avisar el banc: avisar el banc, notificar un viatge, viatjo a l'estranger, informar del viatge
    verificació d'identitat: verificació d'identitat, verificar la identitat, demostrar la identitat, prova d'identitat,
      confirmar la identitat
    països admesos: països admesos, en quins països, disponible al meu país
    loteria: loteria, grossa, la primitiva, sorteig, euromilions, rifa
    ric: ric, milionari, adinerat, forrat
    pobre: pobre, sense un duro
    # car and travel
    maleter: portaequipatges, porta del darrere, maleter del cotxe
    fre: fre, frenar, pastilles de fre
    far: far, intermitent, llum de creuament, llums del cotxe
    parabrisa: parabrisa, eixugaparabrisa, vidre del davant
    rentat de cotxe: rentat de cotxe, rentar el cotxe, túnel de rentat
    límit de velocitat: límit de velocitat, velocitat màxima, velocitat permesa
    semàfor: semàfor, llum vermell
    rotonda: rotonda, cruïlla, encreuament, intersecció
    hora d'arribada: hora d'arribada, a quina hora arribo, quan arribaré, arribada prevista, temps de trajecte
    quan sortir: quan sortir, a quina hora sortir, quan he de sortir, hora de marxar
    evitar: evitar, sense passar per, esquivar
    iniciar la navegació: iniciar la navegació, engega el gps, comença la ruta
    aturar la navegació: aturar la navegació, para el gps, cancel·la la ruta, atura la ruta
    etapa: etapa, parada intermèdia, afegir una parada, parada pel camí
    anul·lar el vol: anul·lar el vol, anul·lar la reserva, cancel·lar el vol, reemborsament del bitllet
    canviar el vol: canviar el vol, modificar el bitllet, canviar la data, modificar la reserva
    seient: seient, finestreta, butaca, costat del passadís
    primera classe: primera classe, business
    facturació: facturació, facturar, check-in, targeta en línia
    arribada a l'hotel: arribada a l'hotel, hora d'entrada, recollir les claus
    servei d'habitacions: servei d'habitacions, servei a l'habitació
    pensió completa: pensió completa, mitja pensió, tot inclòs, esmorzar inclòs
    càmping: càmping, tenda, acampar, autocaravana, caravana
    senderisme: senderisme, excursió, sender, ruta a peu, caminada
    parc: parc, jardins, parc infantil, zona verda
    parc d'atraccions: parc d'atraccions, port aventura, tibidabo, fira
    piscina: piscina, parc aquàtic, piscina municipal
    llac: llac, riu, estany, pantà
    bosc: bosc, arbreda, selva
    illa: illa, arxipèlag, illot
    guia: guia, guia turístic, visita guiada
    punt de trobada: punt de trobada, on quedem, lloc de trobada, on ens trobem
    # health
    mal d'esquena: mal d'esquena, esquena em fa mal, lumbàlgia
    mal de queixal: mal de queixal, mal de dents, dent que fa mal
    mareig: mareig, marejat, rodament de cap, cap em roda, desmai
    picor: picor, gratar, erupció, irritació, granellada
    efecte secundari: efecte secundari, contraindicació, efectes adversos
    menstruació: menstruació, compresa, tampó
    contracepció: contracepció, preservatiu, condó, anticonceptiu
    insomni: insomni, no puc dormir, dormir malament, no dormo
    roncar: roncar, ronquera
    operació quirúrgica: operació quirúrgica, cirurgia, operar-se, operar, quiròfan
    anàlisi de sang: anàlisi de sang, analítica, prova de sang
    dutxar-se: dutxar-se, fer una dutxa, banyar-se, rentar-se, prendre una dutxa
    rentar-se les dents: rentar-se les dents, raspall de dents, pasta de dents, raspallar
    estiraments: estiraments, estirar, escalfament, fer estiraments
    peses: peses, aixecar peses, musculació, esquat
    anul·lar la visita: anul·lar la visita, cancel·lar la visita, anul·lar la cita
    # food verbs
    tallar: tallar, llescar, picar, trinxar, esmicolar
    barrejar: barrejar, remenar, batre, mesclar
    amanir: amanir, salpebrar, condimentar
    abocar: abocar, servir una copa, omplir el got
    pelar: pelar, treure la pell, treure la clofolla
    # learning
    tema: tema, matèria, assignatura, assumpte
    notes escolars: notes escolars, butlletí, qualificació, nota mitjana
    títol acadèmic: títol acadèmic, grau universitari, diploma, llicenciatura
    beca: beca, matrícula universitària, ajut a l'estudi
    diccionari: diccionari, enciclopèdia, optimot, viccionari
    abreviatura: abreviatura, acrònim, sigla
    exemple: exemple, posar un exemple, per exemple, dona'm un exemple
    idea: idea, inspiració, suggeriment, ocurrència
    truc: truc, consell útil, recomanació, suggeriment
    guerra: guerra, batalla, conflicte, guerra mundial
    rei: rei, reina, monarca, emperador, sobirà
    inventar: inventar, inventor, qui va inventar, descobriment
    oceà: oceà, atlàntic, mediterrani
    bandera: bandera, senyera
    frontera: frontera, límit del país, país veí
    planeta: planeta, júpiter, saturn, sistema solar
    estel: estel, estrella, constel·lació, estel fugaç, galàxia
    dinosaure: dinosaure, fòssil, prehistòria
    # office
    hores extres: hores extres, treballar més
    teletreball: teletreball, treballar des de casa, treball a distància, treballar a casa
    nota de despeses: nota de despeses, despeses de viatge, full de despeses
    pràctiques: pràctiques, becari, fer pràctiques, aprenent
    mitja jornada: mitja jornada, temps parcial, jornada reduïda
    promoció laboral: promoció laboral, ascendir, ascens, pujar de categoria
    vaga: vaga, manifestació, fer vaga, aturada laboral
    fitxar: marcar l'entrada, registre horari, fitxar a la feina, marcar la sortida
    sala de reunions: sala de reunions, sala de juntes, reservar una sala
    ordre del dia: ordre del dia, temes de la reunió, punts a tractar
    acta: acta, acta de la reunió, notes de la reunió
    signatura: signatura, signar, firmar, firma digital
    formulari: formulari, omplir un formulari, imprès, full a omplir
    acceptar la invitació: acceptar la invitació, confirmar assistència, hi seré, vindré
    rebutjar la invitació: rebutjar la invitació, declinar la invitació, no hi aniré, no vindré
    # people, home
    home: home, senyor, masculí
    dona: dona, senyora, femení
    bessó: bessó, bessona
    cangur: cangur, mainadera, cuidadora
    lampista: lampista, fuita d'aigua, aixeta que goteja, embús a la pica
    electricista: electricista, ha marxat la llum, curtcircuit, tall de llum
    codi postal: codi postal, cp, districte postal
    pantalons: pantalons, texans, pantaló
    jersei: jersei, dessuadora, suèter
    abric: abric, jaqueta, caçadora, anorac
    barret: barret, gorra
    vestit de bany: vestit de bany, banyador, biquini
    bossa de mà: bossa de mà, bossa, bandolera
    conèixer algú: conèixer algú, cita romàntica, tinder, lligar amb algú
    fer un petó: fer un petó, petó, abraçada, fer petons, bes
    presó: presó, empresonar, garjola
    lladre: lladre, atracador, carterista
    delicte: delicte, crim, assassinat
    església: església, missa, catedral
    déu: déu, religió, creure en déu, fe religiosa
    pare noel: pare noel, tió, reis mags, reis d'orient
    arbre de nadal: arbre de nadal, avet, pessebre
    fantasma: fantasma, esperit, aparició
    ballar: ballar, discoteca, dansa, sardana
    pescar: pescar, canya de pescar
    dibuixar: dibuixar, pintar, pintura, esbós
    cavall: cavall, poni, equitació
    vaca: vaca, vedell, toro
    animal: animal, bèstia, espècie
    natura: natura, camp, aire lliure
    tria per mi: tria per mi, decideix per mi, decideix tu, tria tu
    posar a la cua: posar a la cua, afegir a la cua, posar després, reproduir després
    preferir: preferir, estimar-se més, m'estimo més
    renovar: renovar, prorrogar, renovació, allargar
    preparar: preparar, enllestir, tenir a punt
    organitzar: organitzar, coordinar, organització
    gestionar: gestionar, administrar, encarregar-se, gestió
    prémer: prémer, clicar, pitjar, fer clic, tocar
    desplaçar-se: desplaçar la pàgina, baixar la pàgina, fer lliscar
    construir: construir, edificar, fabricar
    decorar: decorar, decoració, guarnir
    només anada: només anada, bitllet d'anada, sense tornada
    classe turista: classe turista, classe econòmica, segona classe
    jornada completa: jornada completa, temps complet, jornada sencera
    esborrar l'alarma: esborrar l'alarma, treure l'alarma, eliminar l'alarma, desactivar l'alarma, apagar l'alarma, cancel·la l'alarma,
      anul·lar l'alarma
    les meves alarmes: les meves alarmes, quines alarmes, alarmes programades, alarmes que tinc
    """
}

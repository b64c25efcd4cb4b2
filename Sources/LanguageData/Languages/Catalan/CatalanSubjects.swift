// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Catalan words point to one subject.
  static let catalanSubjects = """
    [topics]
    alarma: alarma, despertador, despertar, sonar, matí, hora, llevar-se, aixecar, d'hora, programar, apagar, demà, dormir, repetir,
      dilluns, setmana, cap de setmana, cancel·lar, cancel·la, desactivar, posar, matinada, set, sis, minuts, tard, música, ràdio, snooze,
      pròxima, cada dia, llit, so, volum, esborrar, migdiada, despertar-se, vuit, esmorzar
    temporitzador: temporitzador, minut, segon, compte enrere, cronòmetre, forn, pasta, ou, coure, restant, parar, hora, pizza, pausa,
      continuar, cancel·lar, deu minuts, pastís, cuina, sonar, quedar, afegir, començar, migdiada, faltar, cronometrar, exercici, volta,
      cocció, reiniciar, bullir, cinc, comptador, arròs, iniciar
    recordatori: recordatori, recordar, avisar, oblidar, avís, nota, tasca, demà, important, cita, alarma, memòria, notificació, trucar,
      comprar, medicament, pastilla, hora, dia, cada, factura, pagar, aniversari, escombraries, dentista, regar, llista, venciment, posar,
      eliminar, apuntar, compromís, reunió, mare, recorda'm, agafar, vespre, recurrent, no oblidar, deures, metge
    calendari: calendari, agenda, cita, esdeveniment, reunió, data, setmana, dia, aniversari, dilluns, dimarts, dimecres, dijous,
      divendres, mes, compromís, programa, dissabte, diumenge, setmana vinent, demà, afegir, cancel·lar, moure, ajornar, ocupat, lliure,
      dentista, hora, invitació, esborrar, planificar, dinar, disponible, avui, sopar, pròxim, festa, convidar, apuntar, quedar,
      entrevista, horari, metge, recurrent, acte
    reunió: reunió, sala, company, participant, videoconferència, ordre del dia, oficina, zoom, equip, convidats, hora, trobada, teams,
      skype, videotrucada, conferència, presentació, invitació, programar, cancel·lar, ajornar, client, projecte, acta, enllaç,
      entrevista, durada, convocar, cita, pròxima, reservar, matí, micròfon, moure, assemblea, agenda, junta, despatx
    tasques: tasques, llista, fer, ratllar, completar, afegir, pendent, projecte, prioritat, termini, eliminar, acabar, coses per fer,
      urgent, important, avui, setmana, planificar, recordatori, feina, data límit, crear, modificar, organitzar, marcar, deures, to do,
      oficina, assignar, encàrrec, enllestir, ítem, casa
    llista de la compra: llista de la compra, llet, pa, ou, supermercat, comprar, fruita, verdura, afegir, carn, formatge, mercat, súper,
      mantega, mercadona, bonpreu, ingredient, poma, paper higiènic, plàtan, tomàquet, iogurt, aigua, nevera, cereals, farina, sucre,
      carro, treure, esborrar, quants, article, oli, cafè, cervesa, arròs, pasta, pernil, caprabo, detergent, enciam, patata, ceba, peix,
      botiga, faltar
    notes: notes, apunt, anotar, escriure, idea, llibreta, text, bloc, desar, llegir, esborrar, dictar, post-it, anotació, prendre, crear,
      modificar, llista, recordatori, paraula, pàgina, diari, carpeta, eliminar, buscar, última, paràgraf, pensament, esborrany, quadern,
      títol
    hora: hora, rellotge, fus horari, minut, ciutat, país, londres, tòquio, nova york, local, estiu, hivern, segon, mitjanit, migdia,
      quina hora és, actual, en punt, quart, mitja, diferència, los angeles, parís, sydney, pequín, matí, vespre, busca, avançar,
      endarrerir, exacta, gmt, canvi d'hora, horari, berlín, dubai, moscou, barcelona, ara, tres quarts
    data: data, dia, avui, demà, ahir, mes, any, traspàs, dilluns, setmana, calendari, sant, gener, febrer, març, abril, maig, juny,
      juliol, agost, setembre, octubre, novembre, desembre, dimarts, diumenge, pròxim, passat, quants dies, festa, aniversari, segle,
      cap de setmana, trimestre, quin dia, a quants estem, dimecres, dissabte, cau, quinzena
    festes: festes, nadal, cap d'any, setmana santa, sant joan, festiu, pont, reis, diada, vacances, sant jordi, primer de maig,
      constitució, sant esteve, pasqua, dia del pare, dia de la mare, arbre, regal, dia festiu, desembre, sants innocents, aniversari,
      tots sants, castanyada, la mercè, puríssima, ramadà, halloween, carnaval, focs artificials, tió, quants dies, pare noel,
      dijous gras, revetlla, festa major, patró, palmes, caga tió
    temps: temps, previsió, pluja, neu, sol, paraigua, temperatura, grau, fred, calor, vent, tempesta, núvol, humit, abric, boira,
      calamarsa, ruixat, demà, cap de setmana, assolellat, xafogor, gelada, nevar, ploure, fora, butlletí, clariana, setmana, inundació,
      cel, botes, ulleres de sol, jaqueta, impermeable, màxima, mínima, sensació, alerta, serè, vespre, platja, quin temps, bo, sec, uv,
      gorra, ciutat, tramuntana, llamp, mal temps, variable, avui, diumenge, mar, esquiar, meteocat, muntanya, calçat, guants
    qualitat de l'aire: qualitat de l'aire, contaminació, pol·len, partícules, al·lèrgia, ozó, aire, respirar, mascareta, índex, ciutat,
      fum, contaminat, pm10, asma, co2, ventilació, purificador, avís, sensor, exterior, net, pulmó, sa, trànsit, gramínies, nivell,
      respirable, ambiental, episodi, barcelona, pols, bedoll
    astronomia: astronomia, lluna, sol, planeta, estel, eclipsi, alba, capvespre, mart, univers, galàxia, nasa, coet, espai, telescopi,
      cometa, astronauta, saturn, júpiter, venus, òrbita, lluna plena, satèl·lit, constel·lació, estel fugaç, terra, via làctia,
      asteroide, equinocci, solstici, cel, sistema solar, fase, mercuri, neptú, forat negre, estació espacial, meteor, plutó, estrella
    notícies: notícies, titular, actualitat, diari, premsa, política, elecció, president, govern, economia, últimes, última hora,
      esdeveniment, vilaweb, ara, la vanguardia, tv3, 3cat, ministre, guerra, article, periodista, internacional, local, portada, cultura,
      escàndol, vaga, manifestació, atemptat, llegir, esports, crisi, resum, món, avui, passar, salut, telenotícies, el periódico,
      informatiu, generalitat, parlament, ràdio, matí
    esport: esport, futbol, partit, resultat, equip, gol, lliga, bàsquet, tennis, jugador, campionat, entrenador, copa, barça, espanyol,
      girona, mundial, olímpics, guanyar, perdre, pròxim, tour de frança, ciclisme, fórmula 1, motogp, natació, handbol, esquí, marcar,
      classificació, camp nou, àrbitre, victòria, final, mitja part, campió, fitxatge, pilota, medalla, nba, atletisme, voleibol, boxa,
      pròrroga, punt, temporada, aficionat, roland garros, hoquei, rugbi, derbi, golf, madrid, marc màrquez, castellers
    música: música, cançó, cantant, àlbum, artista, grup, playlist, tema, rock, pop, jazz, escoltar, spotify, lletra, sardana, reproduir,
      posar, títol, pista, clàssica, ràdio, volum, aleatori, següent, concert, so, altaveu, melodia, èxit, electrònica, gènere, guitarra,
      piano, ball, preferits, ritme, saltar, pausa, compositor, metal, reggae, videoclip, apple music, òpera, anys vuitanta, blues, vinil,
      hip hop, rumba, manel, txarango, sonar, disc, repetir, rosalía, antònia font, sopa de cabra, els pets, havaneres, amics de les arts
    ràdio: ràdio, emissora, fm, freqüència, programa, sintonitzar, catalunya ràdio, escoltar, notícies, posar, locutor, rac1, los 40,
      flaixbac, flaix fm, rac105, oient, secció, directe, antena, música, encendre, canviar, volum, en directe, informatiu, podcast,
      aturar, ones, icat, canal, tertúlia, onda cero, europa fm, el món a rac1, matí, dial
    podcast: podcast, episodi, capítol, subscriure, programa, escoltar, últim, entrevista, presentador, descarregar, pòdcast, següent,
      anterior, pausa, continuar, història, cultura, temporada, sèrie, reproduir, nou, tema, minut, velocitat, engegar, aturar, saltar,
      endavant, posar, subscripció, humor, títol
    audiollibre: audiollibre, capítol, narrador, llegir, velocitat, audible, escoltar, continuar, autor, pàgina, novel·la, pausar, llibre,
      àudio, lectura, reprendre, explicar, reproduir, aturar, història, veu, següent, harry potter, avançar, enrere, títol, kindle,
      biblioteca, minut, narrar, conte, storytel
    cinema: cinema, pel·lícula, actor, actriu, director, sessió, estrena, sèrie, netflix, cartellera, tràiler, veure, projecció, horari,
      entrada, crispetes, pòster, comèdia, terror, thriller, ciència-ficció, goya, gaudí, cannes, sitges, festival, disney, repartiment,
      3d, versió original, seient, reservar, crítica, paper, guió, taquilla, filmin, cine, millor, doblada, romàntica, documental,
      animació, fan, por, actuar, sala, protagonista, dirigir, oscar, català
    televisió: televisió, canal, tele, programa, sèrie, comandament, tv3, mirar, tv, volum, netflix, pel·lícula, pantalla, a la carta,
      la 2, telecinco, antena 3, la sexta, telenotícies, capítol, temporada, vespre, directe, disney, documental, encendre, hdmi, gravar,
      descodificador, dibuixos, 3cat, subtítols, telenovel·la, apagar, prime video, reality, movistar, super3, streaming, concurs, tve,
      polònia, esports
    llibres: llibres, novel·la, autor, llegir, biblioteca, capítol, pàgina, escriptor, poesia, títol, publicar, ressenya, llibre,
      novel·la negra, assaig, llibreria, editorial, sant jordi, best-seller, resum, escriure, narrativa, lector electrònic, kindle,
      crítica, recomanar, relat, manga, ciència-ficció, clàssic, biografia, volum, teatre, mercè rodoreda, préstec, obra, tirant lo blanc,
      lectura, fantasia, portada, josep pla, premi
    jocs: jocs, jugar, partida, endevinalla, puntuació, escacs, consola, trivial, endevinar, jugador, cartes, videojoc, torn, guanyar,
      perdre, pregunta, llançar, regles, enigma, penjat, trencaclosques, nivell, monopoly, scrabble, comandament, playstation, xbox,
      nintendo, botifarra, pòquer, punts, nova, repte, solitari, cultura general, mots encreuats, sudoku, mario, recomençar, minecraft,
      passatemps, fortnite, tres en ratlla, parxís, dòmino, oca, dames, engegar, quiz
    humor: humor, acudit, broma, divertit, riure, graciós, humorista, explicar, comèdia, divertir, monòleg, gràcia, endevinalla, pallasso,
      somriure, ridícul, humorístic, eugenio, catalans, graciosa, gag, fes-me riure, joc de paraules, un altre, explica'm, ocurrència,
      rialla, polònia, apm, anècdota, facècia
    fotos: fotos, fotografia, càmera, selfie, àlbum, imatge, galeria, vídeo, flaix, retrat, fer, compartir, càmera de fotos, filtre,
      imprimir, zoom, filmar, retocar, esborrar, vacances, instagram, carpeta, última, mostrar, veure, família, presentació, objectiu,
      carret, enviar, fons, marc, digital, retallar, memòria, autofoto, posat, borrosa
    trucades: trucades, telèfon, número, penjar, contestar, bústia de veu, contacte, altaveu, perdudes, telefonar, tornar a trucar, sonar,
      marcar, mare, pare, ocupat, fix, mòbil, línia, prefix, emergència, mut, oficina, amic, comunicació, skype, facetime, últim,
      missatge de veu, metge, to, rebutjar, videotrucada, contestador, espera, agafar, despenjar
    missatges: missatges, sms, whatsapp, respondre, llegir, enviar, xat, grup, text, telegram, àudio, destinatari, escriure, dictar, nou,
      no llegit, messenger, amic, dir, mare, emoji, foto, notificació, rebre, últim, eliminar, reenviar, mms, tard, avisar, arribo,
      contacte, conversa, pare, signal, contestar
    correu: correu, email, assumpte, safata d'entrada, enviar, respondre, adjunt, remitent, spam, gmail, destinatari, correu electrònic,
      missatge, nou, no llegit, important, outlook, escriure, llegir, últim, paperera, carpeta, arxivar, reenviar, respondre a tots,
      butlletí, esborrany, signatura, adreça, còpia, bústia, brossa, feina, esborrar, rebut, comprovar, carta, yahoo
    contactes: contactes, número, agenda, telèfon, adreça, nom, desar, afegir, trucar, amic, família, correu, llistí, aniversari, mòbil,
      domicili, company, modificar, eliminar, buscar, nou, cognom, fix, fitxa, llista, bloquejar, grup, mare, cap de feina, oficina,
      telefònic, actualitzar
    xarxes socials: xarxes socials, facebook, twitter, instagram, publicar, tuit, seguidor, perfil, comentari, tiktok, xarxa, post,
      m'agrada, compartir, història, etiqueta, linkedin, snapchat, amic, seguir, foto, missatge, notificació, pàgina, vídeo, influencer,
      mur, comentar, penjar, youtube, grup, pinterest, tuitejar, directe, piular, mastodon
    llums: llums, làmpada, bombeta, brillantor, color, menjador, habitació, cuina, encendre, apagar, il·luminació, atenuar, intensitat,
      regulador, vermell, blau, verd, groc, blanc, rosa, hue, abaixar, apujar, passadís, bany, sostre, tauleta, fosc, ambient, led, jardí,
      entrada, interruptor, clar, garatge, negre, casa, focus, oberts, despatx, lila, fluorescent, taronja, sala d'estar, totes, tancar
    calefacció: calefacció, termòstat, grau, temperatura, radiador, aire condicionat, ventilador, caldera, calor, fred, habitació,
      menjador, escalfar, clima, climatitzador, apujar, abaixar, calent, apagar, encendre, cambra, nest, programar, aigua calenta, consum,
      eco, bany, aïllament, ventilació, casa, fresc, regular, estufa, llenya, gas, terra, humitat, llar de foc, bomba de calor, gasoil
    seguretat de casa: seguretat de casa, porta, pany, alarma, càmera, clau, timbre, garatge, finestra, intrús, sensor, bloquejar,
      desbloquejar, reixa, forrellat, detector, moviment, vigilància, lladre, activar, desactivar, intèrfon, codi, fum, connectar,
      vigilant, tancar, obert, visitant, casa, persiana, entrada, robatori, intrusió, videoporter, ocupes
    casa: casa, endoll, persiana, cortina, aparell, interruptor, rentadora, rentaplats, forn, electrodomèstic, garatge, cuina, escena,
      domòtica, intel·ligent, encendre, apagar, nevera, televisió, ventilador, microones, bombeta, menjador, habitació, moble, sofà,
      jardí, pis, bany, bricolatge, obres, calefacció, llum, soterrani, golfes, fuita, lampista, decoració, pintura, aixeta, teulada,
      llar de foc, electricista, paret
    neteja: neteja, aspiradora, robot, terra, pols, escombrar, escombraries, rentar, net, habitació, fregar, aspirar, bugada, roba,
      endreçar, brut, catifa, parquet, rajola, esponja, planxar, vidre, moqueta, taca, base, roomba, engegar, menjador, pis, residus,
      detergent, lleixiu, producte, vinagre, reciclatge, brutícia, feines, drap, pal de fregar, dissabte
    cafè: cafè, cafetera, tassa, tallat, cafè amb llet, llet, sucre, càpsula, calent, preparar, nespresso, espresso, màquina, llarg, curt,
      descafeïnat, cigaló, caputxino, gra, escuma, filtre, mòlt, bar, fort, dos, abocar, esmorzar, beguda, beure, bullidor, aràbica,
      amb gel, americà, bon dia, italiana, caixa
    cuina: cuina, recepta, ingredient, forn, paella, bullir, gram, farina, pollastre, arròs, sal, coure, preparar, peix, carn, ceba,
      tomàquet, all, verdura, oli, mantega, salsa, sopa, pastís, postres, amanida, minut, temps de cocció, ganivet, espècia, barrejar,
      brasa, cassola, olla, fogó, pebre, patata, xocolata, temperatura, substituir, vedella, ou, llet, entrant, coca, formatge, batedora,
      salmó, fàcil, truita, llevat, nata, tallar, canelons, escudella, crema catalana, sofregit, allioli, fideuà, pasta
    nutrició: nutrició, caloria, proteïna, greix, vitamina, sucre, dieta, hidrat, saludable, fibra, aliment, nutricional, nutrient,
      carbohidrats, sodi, colesterol, ferro, calci, aprimar-se, pes, menjar, ració, plàtan, poma, alvocat, gluten, vegetarià, vegà,
      ecològic, fruita, verdura, kcal, sal, mineral, nutritiu, omega, dietètic, equilibrat, contenir, grams, integral, llegum
    restaurant: restaurant, taula, reservar, menjar, sopar, menú, cambrer, pizzeria, persona, terrassa, bar, propina, local, dinar, carta,
      plat, cuina, italià, japonès, xinès, indi, mexicà, hamburguesa, sushi, estrella, bo, ressenya, vegetarià, obert, a prop, vespre,
      coberts, compte, braseria, menjar ràpid, mcdonald's, tripadvisor, michelin, kebab, peix, cafè, xef, espera, cambrera, postres, vi,
      cancel·lar, tapes, calçotada, marisc, masia, pizza, menú del dia, llotja
    menjar a domicili: menjar a domicili, demanar, pizza, hamburguesa, sushi, xinès, repartidor, emportar, glovo, restaurant, adreça,
      patates, lliurar, deliveroo, comanda, per emportar, plat, kebab, indi, beguda, just eat, espera, sopar, gana, menú, mcdonald's,
      uber eats, arribar, minut, pizzeria, domicili, pollastre a l'ast, pagar, poke, japonès, rider, tacos, casa
    compres: compres, botiga, amazon, producte, preu, oferta, cistella, talla, roba, sabata, descompte, adquirir, article, demanar,
      en línia, centre comercial, marca, pagar, texans, pantalons, car, rebaixes, codi de descompte, disponible, enviament, secció, moda,
      caixa, color, regal, ikea, zara, jaqueta, rellotge, canviar, reemborsar, mediamarkt, camisa, ordinador, model, triar, abric,
      dependent, joia, bossa, black friday, el corte inglés, faldilla, mango, wallapop
    comandes: comandes, paquet, enviament, lliurament, seguiment, correus, missatger, devolució, arribar, amazon, seguir, compra, seur,
      mrw, ups, dhl, fedex, repartidor, codi de seguiment, reemborsament, punt de recollida, quan, cancel·lar, rebre, retard, data,
      retornar, taquilla, canvi, falta, demanar, adreça, carter, en repartiment, producte
    banc: banc, compte, saldo, diners, transferència, estalvi, treure, ingressar, caixer, iban, sucursal, moviment, bloquejar, bancari,
      transferir, dipositar, xec, llibreta, estalviar, gestor, crèdit, la caixa, caixabank, sabadell, bbva, extracte, descobert,
      transacció, obrir, tancar, retirada, comissió, quant, finestreta, titular, corrent, conjunt, resta, despesa, interessos, bancària,
      santander, fons, codi, dipòsit, compte corrent, bizum, quants diners, entitat
    targeta: targeta, crèdit, dèbit, pin, visa, límit, bloquejar, robada, perduda, caducar, activar, rebutjada, punts, mastercard,
      bancària, targeta de crèdit, bloqueig, contactless, robatori, nova, demanar, substituir, codi, validesa, trencada, prepagament,
      banc, fer servir, estranger, rebre, retirada, pagament, cvv, malmesa, compra, arribar, desbloquejar, comissions, anual, virtual,
      sol·licitar, xip, fidelitat, american express, caducitat, activació, caixer
    pagaments: pagaments, pagar, factura, rebut, venciment, llum, aigua, gas, lloguer, import, pagament, saldar, transferència, mensual,
      degut, mínim, targeta, compte, pròxima, data, telèfon, internet, subscripció, endesa, automàtic, retard, crèdit, assegurança,
      paypal, suma, programar, quota, quan, quant, deute, enviar, rebuts, netflix, bizum, apple pay, comunitat, domiciliar, termini,
      factura del gas
    préstec: préstec, hipoteca, interès, quota, banc, deute, crèdit, pagar, termini, sol·licitud, personal, mensualitat, prestar,
      crèdit hipotecari, reemborsament, entrada, cotxe, consum, capital, tipus d'interès, assegurança, mes, estudiant, casa, percentatge,
      aprovar, denegar, euríbor, endeutat, puntuació, simulació, finançament, financera, nòmina, aval, fix, variable
    inversió: inversió, borsa, acció, fons, cotització, mercat, dividend, bitcoin, índex, cartera, invertir, ibex, apple, tesla, valor,
      or, bo, criptomoneda, preu, vendre, comprar, pujada, baixada, rendiment, nasdaq, wall street, ethereum, risc, empresa,
      lletra del tresor, capital, total, dow jones, etf, guany, indexat, immobiliari, bròquer, telefònica, caixabank
    moneda: moneda, euro, dòlar, lliura, ien, canvi, convertir, divisa, taxa, valor, franc, conversor, dòlars, lliures, conversió, quant,
      rupia, pes, suís, bitcoin, diners, bitllet, cèntim, dirham, iuan, corona, val, ruble, equivalent, americà, canadenc, tipus de canvi,
      pesseta, real, oficina de canvi
    assegurança: assegurança, pòlissa, cobertura, sinistre, prima, accident, asseguradora, salut, cotxe, llar, vida, reclamació, cobrir,
      assegurar, mèdica, franquícia, tercers, garantia, mapfre, catalana occident, axa, indemnització, dany, contractar, donar de baixa,
      quota, tot risc, comunicar, beneficiari, certificat, dental, cobert, part amistós, metge, renovar, cost, agent, pressupost, viatge,
      lesió, moto, mútua, responsabilitat civil, sanitas, adeslas
    impostos: impostos, declaració, hisenda, iva, renda, irpf, deducció, pagar, devolució, formulari, retenció, contribuent, fiscal,
      declarar, ibi, esborrany, rebut, data límit, gestor, tram, evasió, base imposable, agència tributària, autònom, model, exempció,
      tribut, nif, cotitzacions, a pagar, a tornar, campanya, successions, patrimoni, taxa
    sou: sou, nòmina, salari, cobrar, ingrés, empresa, paga, brut, net, contracte, augment, full de salari, guanyar, dia de paga, mes,
      paga doble, hora, ingressos, cotització, retenció, transferència, import, data, hores extres, comissió, quant, negociar, anual,
      mínim, salari mínim, retribució, plus, apujar, feina, mensual, irpf, seguretat social
    jubilació: jubilació, pensió, edat, cotització, pla, estalvi, jubilat, fons, anys, contribució, empresa, inversió, jubilar-se,
      jubilació anticipada, seguretat social, cotitzar, calcular, reforma, dret, import, transferir, mínima, vellesa, rescatar,
      pla de pensions, anys cotitzats, traspassar, quant, viduïtat, invertir, pensionista, aportar, traspàs
    feina: feina, treball, oficina, empresa, contracte, company, entrevista, currículum, acomiadar, lloc de treball, atur, dimitir, sou,
      candidatura, apuntar-se, oferta, ofici, teletreball, reunió, pràctiques, horari, mitja jornada, carrera, hores extres, formació,
      projecte, linkedin, societat, client, sindicat, vaga, autònom, candidat, experiència, treballador, contractació, competència,
      infojobs, entrevista de feina, torn, oposicions, ett, erto
    dies lliures: dies lliures, vacances, permís, absència, sol·licitar, recursos humans, baixa, aprovar, malaltia, data, oficina, festa,
      permisos, agafar, queden, acceptades, responsable, rrhh, denegada, setmana, dilluns, maternitat, quants, disponible, restants,
      calendari, absent, sense sou, demanar, pont, sol·licitud, paternitat, assumptes propis, agost, dies de vacances, pendents,
      excedència, gaudir
    cotxe: cotxe, motor, benzina, oli, pneumàtic, roda, matrícula, taller, bateria, fre, itv, quilòmetre, revisió, vehicle, conduir,
      carnet, assegurança, mecànic, avaria, accident, far, carrosseria, permís, eixugaparabrisa, gasoil, ple, dipòsit, elèctric,
      embragatge, dièsel, pressió, punxada, seat, audi, bugia, volant, clau, grua, velocitat, arrencar, testimoni, canvi, consum, reparar,
      corretja, maleter, airbag, conductor, rentar, segona mà, capó, passatger, tot terreny, aparcar
    trànsit: trànsit, embús, carretera, autopista, accident, obres, cua, ronda, cotxe, retenció, semàfor, trajecte, carrer, cues,
      embussos, ap-7, waze, radar, peatge, bloquejat, ràpid, desviament, fluid, feina, casa, tard, hora punta, ruta, evitar, dens, minut,
      xoc, lliure, operació sortida, viari, tallat, c-32, situació, servei català de trànsit
    navegació: navegació, ruta, camí, mapa, adreça, arribar, girar, carrer, distància, gps, destinació, anar, direcció, google maps, waze,
      trajecte, a peu, cotxe, esquerra, dreta, quilòmetre, minut, ràpid, curt, peatge, autopista, casa, lluny, quant de temps, on,
      sortida, rotonda, avinguda, guiar, portar, etapa, a prop, navegar, aparcament, evitar, plaça, indicacions, trànsit, cruïlla,
      navegador, porta'm, passeig
    transport públic: transport públic, autobús, tren, metro, parada, estació, bitllet, horari, línia, tramvia, andana, sortida, rodalies,
      transport, bus, llançadora, renfe, ave, fgc, tmb, pròxim, arribada, transbord, retard, abonament, vaga, via, viatger, ferrocarrils,
      directe, revisor, regional, vagó, final de línia, nitbus, passar, trajecte, seient, reservar, autocar, t-casual, t-mobilitat,
      conductor, panell, validar, targeta, funicular
    taxi: taxi, uber, conductor, carrera, recollir, cotxe, aeroport, demanar, tarifa, trajecte, taxista, cabify, free now, bolt,
      blablacar, trucar, estació, casa, arribar, preu, ara, passatger, minut, esperar, taxímetre, destinació, radiotaxi, cursa, recollida,
      adreça
    vols: vols, avió, aeroport, embarcament, porta, bitllet, seient, companyia, escala, sortida, arribada, vueling, iberia, easyjet,
      ryanair, enlairar-se, aterrar, enlairament, aterratge, terminal, el prat, retard, cancel·lat, reservar, anada i tornada,
      només anada, finestreta, pilot, business, targeta d'embarcament, passatger, número de vol, connexió, companyia aèria, equipatge,
      facturació, directe, viatge, pista, data, hostessa, preu, primera classe, destinació, turista, barajas, low cost, passadís, t1
    equipatge: equipatge, maleta, facturar, perdut, motxilla, pes, companyia, quilo, aeroport, bossa, cabina, equipatge de mà, pèrdua,
      recuperar, dimensions, permès, líquid, cinta, etiqueta, preparar, roba, suplement, avió, límit, màxim, vol, reclamació, excés,
      candau, mides, fer la maleta, bodega, extraviat
    hotel: hotel, habitació, nit, reservar, allotjament, recepció, esmorzar, estrella, airbnb, llit, hoste, hostal, booking, estada,
      suite, spa, piscina, arribada, sortida, vistes, wifi, hilton, càmping, casa rural, preu, persones, check-in, clau, planta, ciutat,
      centre, barat, pensió completa, cancel·lar, ascensor, doble, alberg, dormir, aparcament, ressenya, mitja pensió, disponible,
      minibar, apartament, individual, tovallola
    viatges: viatges, destinació, visat, passaport, turisme, platja, vacuna, estranger, ambaixada, país, turista, museu, vacances, estada,
      maleta, bitllet, avió, hotel, visitar, guia, creuer, mar, muntanya, safari, tour, monument, atracció, illa, anar, frontera, avís,
      perillós, seguretat, agència de viatges, mapa, càmping, itinerari, excursió, ciutat, cultura, consell, sagrada família, costa brava,
      carretera, aventura, londres, menorca, tailàndia, duana, estiu, escapada, viatger, lloguer, record, cap de setmana, pressupost,
      europa, turístic, risc, pirineus
    salut: salut, metge, símptoma, dolor, febre, malalt, hospital, tos, grip, pressió, doctor, visita, malaltia, refredat, panxa, esquena,
      coll, sang, cor, tensió, dentista, infermer, urgències, tractament, curar, ferida, al·lèrgia, nàusea, vomitar, virus, covid, càncer,
      diabetis, farmàcia, anàlisi, operació, cirurgià, contagiós, vertigen, cansament, pell, cos, infecció, pols, ressonància,
      radiografia, targeta sanitària, embaràs, asma, migranya, especialista, catsalut, metgessa, gra
    medicines: medicines, pastilla, dosi, farmàcia, recepta mèdica, prendre, antibiòtic, efecte secundari, xarop, vacuna, comprimit,
      al·lèrgia, medicament, píndola, càpsula, tractament, paracetamol, ibuprofèn, aspirina, farmacèutic, pomada, gota, injecció,
      insulina, oblidar, matí, vespre, posologia, prospecte, renovar, interacció, mal, dia, fàrmac, vitamina, recordatori, caixa,
      embarassada, prescripció, al·lèrgic, recepta, supositori, suplement, genèric
    esport i forma: esport i forma, córrer, gimnàs, entrenament, passos, quilòmetre, bicicleta, ioga, múscul, caminar, pes, exercici,
      cursa, fúting, marató, natació, flexió, abdominals, càrdio, esquat, calories, estiraments, sessió, batec, distància, objectiu,
      piscina, aprimar-se, podòmetre, minut, strava, pilates, repetició, velocitat, cinta, resistència, rellotge, sèrie, ritme cardíac,
      imc, escalfament, entrenador, gimnàstica, crossfit, bici, fitness
    son: son, dormir, llit, migdiada, hora, roncar, descans, despertar, insomni, nit, somiar, soroll blanc, anar a dormir, adormir-se,
      despertar-se, somni, malson, coixí, matalàs, cansat, habitació, non-non, badallar, cançó de bressol, bona nit, matí, apnea, pluja,
      mitjanit, manta, melatonina, llevar-se, descansar, profund, cicle, somnífer, pijama
    meditació: meditació, relaxar-se, respiració, calma, estrès, ioga, sessió, música relaxant, respirar, ansietat, meditar, relaxació,
      relaxar, atenció plena, soroll, natura, pluja, onades, minut, serenitat, concentració, guiada, ansiós, respir, exercici, pau,
      headspace, encens, ambient, benestar, silenci, tranquil, zen, sons, espelma, mindfulness
    estudis: estudis, escola, universitat, examen, deures, classe, professor, alumne, estudiar, nota, institut, primària, eso,
      batxillerat, repassar, aprendre, assignatura, matemàtiques, història, geografia, física, química, carrera, títol, selectivitat,
      profe, butlletí, treball, exercici, llibreta, motxilla, màster, beca, pràctiques, oposició, menjador, semestre, biologia, mitjana,
      entregar, redacció, filosofia, matrícula, mestra, repàs, aula, tesi, control, lliçó, taula de multiplicar, facultat, llatí
    idiomes: idiomes, traduir, anglès, castellà, alemany, francès, paraula, dir, traducció, xinès, llengua, com es diu, portuguès,
      japonès, rus, àrab, neerlandès, coreà, polonès, llatí, frase, hola, gràcies, aprendre, parlar, vocabulari, intèrpret, pronunciar,
      pronúncia, com, llenguatge, grec, expressió, duolingo, bilingüe, accent, curs, traductor, dialecte, turc, hindi, estranger, suec,
      italià, català, basc, gallec
    paraules: paraules, definició, significat, sinònim, diccionari, lletrejar, ortografia, lletra, rima, antònim, frase, gramàtica,
      definir, escriure, vocal, alfabet, plural, conjugació, verb, adjectiu, nom, expressió, vocabulari, sentit, terme, enciclopèdia,
      com s'escriu, accent, pronunciar, argot, etimologia, femení, masculí, síl·laba, majúscula, falta, puntuació, conjugar, oposat,
      refrany, anagrama, mot, optimot, diec, traduir
    matemàtiques: matemàtiques, calcular, sumar, restar, multiplicar, dividir, arrel, percentatge, nombre, total, càlcul, resultat, més,
      menys, quadrat, cub, per cent, igual, fan, xifra, fracció, equació, mitjana, pi, operació, arrel quadrada, meitat, doble, terç,
      calculadora, cosinus, logaritme, taula, comptar, potència, propina, iva, residu, factorial, resoldre, àrea, perímetre, quant,
      àlgebra, geometria, diferència, decimal, exponent
    mesures: mesures, metre, quilòmetre, milla, gram, quilo, lliura, litre, polzada, peu, grau, convertir, centímetre, mil·límetre, tona,
      unça, iarda, tassa, cullerada, galó, celsius, fahrenheit, quant, hectàrea, metre quadrat, conversió, llargada, amplada, altura, pes,
      velocitat, km, kg, distància, unitat, nus, minut, byte, mida, volum, profunditat, kelvin, superfície, mil·lilitre, pam
    atzar: atzar, moneda, dau, número, cara, creu, tirar, aleatori, triar, sorteig, sort, llançament, cara o creu, u, deu, cent,
      a l'atzar, loteria, grossa, xifra, sis, ruleta, decidir, carta, generar, primitiva, qualsevol, euromilions, escollir
    cultura general: cultura general, capital, país, població, història, inventar, riu, muntanya, guerra, rei, animal, qui, quan, oceà,
      bandera, continent, superfície, més gran, més alt, president, descoberta, inventor, viquipèdia, data, segle, reina, imperi,
      revolució, emperador, llengua, monument, jaume primer, comarca, desert, llac, illa, frontera, pregunta, sagrada família, habitants,
      saber, mar, volcà, batalla, regió, dinosaure, planeta, famós, mundial, regne, romans, enciclopèdia, ciència, gaudí, descobrir
    famosos: famosos, actor, cantant, president, néixer, edat, casat, biografia, mort, celebritat, fill, alçada, famós, estrella, actriu,
      dona, marit, parella, fortuna, aniversari, quants anys, viu, carrera, pel·lícula, conegut, rei, reina, esportista, model, autor,
      polític, escriptor, director, vida privada, divorciar-se, escàndol, ministre, youtuber, influencer, futbolista, papa, xicota,
      personatge, guanyar, messi
    assistent: assistent, nom, robot, intel·ligència artificial, creador, edat, parlar, veu, idioma, humà, siri, alexa, google, dir-se,
      viure, aniversari, fabricat, creat, inventat, programat, ordinador, capaç, ajudar, sentiment, família, estimar, accent,
      intel·ligent, màquina, funció, ia, xatbot, veritat, sexe, pares, preferit, afició, dormir, cortana, chatgpt, saps, versió, persona,
      consciència, llengües, entendre, pensar, feina, et dius, qui ets
    conversa: conversa, hola, gràcies, adéu, bon dia, perdó, què tal, content, trist, avorrit, amic, agradar, com va, bona tarda,
      bon vespre, bona nit, bona sort, fins aviat, perdona, greu, sí, no, feliç, cansat, sol, avorrir-se, xerrar, parlar, divertit,
      amable, estúpid, genial, bravo, súper, lleig, explicar, compliment, simpàtic, què hi ha, amor, fins demà, de res, ràbia, bé, humor,
      encantat de conèixer, t'estimo, disculpa, salut, bones
    volum: volum, so, silenci, altaveu, pujar, baixar, fort, mut, soroll, màxim, mínim, àudio, augmentar, disminuir, més fort, més fluix,
      treure, bafle, sonor, música, per cent, nivell, sentir, cascos, tele, reduir, silenciós, to, massa, alt, deu, greus, màx,
      equalitzador, mitjana, callar, cinc, apujar, abaixar, fluix
    dispositiu: dispositiu, wifi, bluetooth, bateria, pantalla, actualització, configuració, mode avió, xarxa, memòria, carregar,
      reiniciar, apagar, brillantor, connexió, contrasenya, internet, carregador, recarregar, notificació, emmagatzematge, dades mòbils,
      to, vibració, fons de pantalla, idioma, tauleta, telèfon, ordinador, cascos, auriculars, teclat, impressora, compartir, activar,
      desactivar, router, percentatge, versió, ios, android, sistema, mode nit, estalvi d'energia, captura, restablir, fàbrica, error,
      lent, cable, usb, bloqueig, ajustos
    aplicacions: aplicacions, app, fitxer, obrir, tancar, instal·lar, instal·la, descarregar, carpeta, document, programa, actualitzar,
      iniciar, eliminar, app store, play store, desinstal·lar, treure, notificació, joc, youtube, whatsapp, google, gratuïta, subscripció,
      compte, versió, drecera, giny, navegador, chrome, permís, sortir, facebook, recent, pàgina, web, compatible, programari
    gravació: gravació, gravar, veu, dictar, micròfon, transcriure, àudio, nota de veu, parar, reproduir, reunió, so, gravadora,
      transcripció, escoltar, començar, iniciar, conversa, memòria, minuts, fitxer, desar, vídeo, última, capturar, parlar, text, pausa,
      filmar, pista, enregistrar
    seguretat: seguretat, contrasenya, clau, empremta, usuari, frau, virus, compte, robatori, privacitat, nom d'usuari, accés, accedir,
      canviar, oblidada, restablir, verificació, dos factors, hackejar, antivirus, pirata, estafa, phishing, sospitós, dades, privat,
      reconeixement facial, protegir, bloquejar, robar, identitat, sessió, vpn, correu brossa, xifrar, pin, login, face id, secret, idcat,
      codi, tallafocs
    ubicació: ubicació, on soc, compartir, mòbil, trobar, perdut, mapa, gps, adreça, lloc, a prop, enviar, localitzar, recuperar, sonar,
      extraviat, telèfon, claus, on és, coordenades, actual, compartir ubicació, amics, família, rastrejar, ciutat, ruta, rellotge,
      tauleta, airtag, mare, temps real, última, posició, carrer, em trobo
    mascotes: mascotes, gos, gat, veterinari, passejar, pinso, ocell, corretja, cadell, animal, menjar, sorra, gosset, alimentar, gatet,
      conill, hàmster, peix, aquari, cavall, tortuga, vacuna, raça, adoptar, os, gàbia, ratolí, puça, collar, bordar, miolar, bol,
      perruqueria canina, lloro, protectora, lleó, elefant, ós, espècie, insecte, salvatge, zoo, mico, llop, ploma, vaca, ovella, serp,
      passeig, xip
    plantes: plantes, jardí, regar, flor, gespa, test, terra, llavor, arbre, aigua, adob, hort, jardineria, sembrar, herba, segar,
      verdura, rosa, tomàquet, cactus, sol, fulla, substrat, trasplantar, podar, tanca, tallagespa, pansit, automàtic, orquídia, ram,
      créixer, jardiner, tulipa, alfàbrega, males herbes, viver, hivernacle, pluja, humitat, balcó, compost, olivera, aspersor, cultiu
    nens: nens, nadó, conte, cançó de bressol, guarderia, bolquer, escola, jugar, cançó, dibuixos, joguina, aniversari, cangur, biberó,
      non-non, tonada, deures, fill, explicar, rondalla, joc, pares, menjador, cotxet, pintar, activitat, berenar, peluix, embaràs,
      naixement, xumet, llar d'infants, alletar, parc, edat, lego, infant, papilla, bressol, parvulari, pediatra, canalla
    família: família, mare, pare, germà, parella, amic, amor, marit, dona, mama, papa, fill, àvia, avi, oncle, tieta, cosí, nòvia, xicot,
      matrimoni, divorci, parent, nebot, sogra, solter, cita, tinder, cor, esposa, sortir, separar, ruptura, aniversari, bessó, relació,
      enamorat, sant valentí, cunyada, iaia, padrí
    entrades: entrades, concert, esdeveniment, teatre, espectacle, festival, museu, exposició, seient, reservar, preu, exhaurides, festa,
      nit, òpera, cinema, discoteca, vespre, cap de setmana, activitat, ticketmaster, ciutat, parc, visita, fira, partit, gira, artista,
      circ, ballet, parc d'atraccions, zoo, port aventura, data, programa, excursió, mercat, gratis, cultura, sortir, ballar, convidar,
      obert, estadi, bitlles, karaoke, festa major, esdeveniments, directe, liceu, palau de la música, primavera sound, castells
    donacions: donacions, donar, ong, ajuda, caritat, causa, creu roja, fundació, diners, voluntari, sang, donatiu, unicef,
      metges sense fronteres, voluntariat, pobre, marató, contribuir, col·laborar, euros, transferència, micromecenatge, banc d'aliments,
      aportar, solidaritat, càritas, humanitat, entitat, recerca, soci
    casament: casament, casar-se, nuvis, convidat, anell, cerimònia, lluna de mel, vestit, núvia, església, regal, banquet, boda, casar,
      testimoni, prometatge, unió, casat, invitació, càtering, aliança, ajuntament, esmòquing, ram, música, promès, demanar la mà, pastís,
      discurs, data, vel, dama d'honor, fotògraf, divorciar-se, noces
    habitatge: habitatge, pis, casa, lloguer, llogar, comprar, immobiliària, habitació, mudança, veí, immoble, venda, llogater,
      propietari, contracte, fiança, terreny, estudi, dormitori, metre quadrat, hipoteca, mudar-se, preu, balcó, edifici, company de pis,
      xalet, moblat, barri, planta, comunitat, despeses, notari, administrador, reforma, agent, adreça, traster, bany, jardí, idealista,
      fotocasa, escriptura, visita, habitaclia
    lleis: lleis, advocat, contracte, jutge, denúncia, policia, multa, dret, tribunal, legal, delicte, testament, presó, justícia, judici,
      divorci, notari, codi, il·legal, mossos, herència, causa, víctima, culpable, detenir, successió, custòdia, reglament, permís,
      prohibit, permès, pena, condemnar, codi penal, constitució, testimoni, propietat, denunciar, sentència, querella, despatx, estatut
    emergència: emergència, ambulància, bombers, policia, urgències, ajuda, accident, incendi, foc, trucar, hospital, terratrèmol, bomber,
      socors, ferit, sagnar, sang, desmai, inconscient, sos, 112, 061, perill, robatori, inundació, agressió, verí, ofegar, infart, ictus,
      respirar, mossos, salvar, cremada, fuita de gas, primers auxilis, caiguda, tempesta, evacuar, urgent, massatge cardíac
    estat de la comanda: comanda, on és, paquet, arribar, enviat, seguiment, quan, entregat, lliurament, en camí, retard, número, rebut,
      repartidor, data, prevista, rastrejar, correus, tramesa
    devolucions: reemborsament, devolució, tornar, canvi, diners, defectuós, garantia, etiqueta, retornar, reclamar, trencat, recuperar,
      atenció al client, rebut, tiquet, malmès, equivocat, talla
    targeta perduda o robada: perdut, robat, targeta, bloquejar, robatori, cartera, trobar, comunicar, substituir, banc, urgent, nova,
      congelar, suspendre, bossa, policia, denunciar, denúncia, duplicat
    frau bancari: frau, desconegut, sospitós, transacció, reconèixer, càrrec, estafa, piratejar, denunciar, targeta, disputar, compra,
      autoritzat, clonar, fraudulent, compte, estrany, comprovar, operació, phishing
    saldo: saldo, quant, diners, compte, quedar, disponible, estalvi, corrent, descobert, total, llibreta, banc, prou, euros, pagar,
      actual, restar, crèdit, calés
    transferir diners: transferència, transferir, enviar, diners, compte, estalvi, beneficiari, iban, traspàs, euros, immediata,
      estranger, suma, amic, company de pis, bizum, cancel·lar, límit, western union, paypal, pendent, rebut, passar, moure
    retirada d'efectiu: caixer, treure, retirada, efectiu, bitllet, oficina, límit, a prop, comissió, targeta, diners, empassar-se,
      sucursal, estranger, quantitat, carregat, caixers
    despeses: gastar, despesa, quant, mes, passat, compra, restaurant, supermercat, gasolina, pressupost, total, transacció, setmana,
      diners, costar, categoria, historial, estalviar, car, extracte, ahir
    comissions bancàries: comissió, cost, cobrat, pagar, recàrrec, per què, banc, targeta, estranger, retirada, canvi, transferència,
      descobert, mensual, gratuït, manteniment, retornat, tarifa, extra
    verificar la identitat: identitat, verificar, passaport, document, prova, foto, nom, confirmar, dni, carnet, fallar, selfie, compte,
      nie, informació, per què, necessari
    estalvi i pressupost: estalvi, estalviar, pressupost, dipòsit, interès, diners, guardar, pla, objectiu, taxa, rendiment, mes, gastar,
      reduir, transferència, compte, guardiola, suma
    crèdit i solvència: puntuació, crèdit, solvència, millorar, asnef, morós, endeutat, augmentar, límit, historial, calcular,
      qualificació, préstec, nota
    punts i recompenses: punts, fidelitat, recompensa, cashback, milles, guanyar, bescanviar, targeta, quants, bonificació, avantatge,
      programa, regal, oferta, gastar, premi, caducar
    tarifa telefònica: tarifa, operadora, sim, gigues, minuts, trucades, movistar, vodafone, orange, parlem, itinerància, xarxa, 4g, 5g,
      contracte, il·limitat, factura, estranger, consum, dades, portabilitat, recàrrega, fibra
    pressió dels pneumàtics: pneumàtic, pressió, inflar, bar, davanter, darrere, roda, desinflada, punxada, canviar, recanvi, gat, hivern,
      gastat, llanta, aire, mirar, benzinera
    manteniment del cotxe: revisió, oli, itv, manteniment, taller, quilòmetre, filtre, fre, mecànic, propera, data, corretja, pastilla,
      líquid, cotxe, canviar, motor, nivell, soroll, bateria, cita, preu
    combustible i consum: gasolina, combustible, dièsel, litre, ple, dipòsit, consum, sense plom, preu, benzinera, quilòmetre, queda,
      gasoil, autonomia, nivell, sortidor, prou, recarregar, elèctric, benzina
    carnet i conducció: carnet, conduir, autoescola, punts, examen, radar, velocitat, límit, multa, senyal, preferència, semàfor, alcohol,
      cinturó, renovar, conductor, volant, internacional, matrícula, trànsit
    aparcament: aparcament, plaça, gratuït, de pagament, parquímetre, zona blava, cotxe, soterrani, a prop, carrer, preu, multa, tiquet,
      centre, zona verda, minusvàlids, grua, lliure, garatge, pàrquing
    retard del vol: retard, vol, puntual, embarcament, porta, enlairar-se, aterrar, número, cancel·lat, hora, avió, terminal, arribar,
      sortida, reemborsament, connexió, companyia, previst, perdre
    reservar un vol: reservar, vol, bitllet, avió, anada i tornada, només anada, barat, sortida, data, directe, passatger, aeroport,
      companyia, preu, millor, destinació, seient, classe, tornada, escala, cancel·lar
    equipatge perdut: perdut, equipatge, maleta, trobar, aeroport, extraviat, reclamació, arribat, comunicar, cinta, rastrejar, companyia,
      objectes perduts, desaparegut, on, número, indemnització
    passaport i visats: visat, passaport, ambaixada, entrada, país, necessari, dni, renovar, consolat, estranger, frontera, sol·licitud,
      caducar, permís de residència, comissaria, validesa, immigració, duana, formulari
    vacunes de viatge: vacuna, viatge, punxada, obligatòria, febre groga, país, malària, hepatitis, tètanus, malaltia, recomanada, dosi,
      necessari, àfrica, salut internacional, record, metge
    què visitar: visitar, monument, atracció, turístic, museu, veure, activitat, fer, visita guiada, castell, imprescindible, ciutat,
      guia, ruta, barri gòtic, catedral, parc, recomanar, vacances, platja, obert, gratis, excursió, mirador
    lloguer de cotxes: llogar, lloguer, cotxe, agència, aeroport, hertz, avis, dia, recollir, tornar, furgoneta, carnet, dipòsit,
      assegurança, preu, quilometratge, europcar, setmana, model, conductor
    trens: tren, rodalies, renfe, ave, estació, bitllet, via, retard, seient, vagó, primera classe, sortida, horari, transbord, fgc,
      revisor, regional, pròxim, validar, anada i tornada, reservar, vaga, cancel·lat, andana
    bus i metro: metro, autobús, línia, parada, pròxim, bitllet, estació, horari, tramvia, abonament, minut, passar, direcció, transbord,
      plànol, tmb, nitbus, tancat, autocar, t-casual, validar
    bicicleta i patinet: bicicleta, bici, patinet, carril bici, casc, elèctrica, bicing, cadenat, roda, quilòmetre, pedalar, estació,
      ciclista, trajecte, seient
    córrer: córrer, cursa, fúting, quilòmetre, marató, mitja, ritme, temps, distància, sabatilla, trail, strava, volta, minut, càrdio,
      rècord, entrenament, recorregut
    pes i dieta: pes, aprimar-se, dieta, quilo, perdre, caloria, engreixar, bàscula, imc, prim, objectiu, esport, dejuni, greix, menjar,
      panxa, talla, sobrepès, proteïna, nutricionista
    símptomes: símptoma, mal, dolor, febre, panxa, tos, nàusea, coll, vertigen, gra, cansament, esquena, vomitar, picor, inflat, sagnar,
      erupció, nas, respirar, vermellor, migranya, malaltia, greu, causar, orella, pit, rampa, malalt, taca
    primers auxilis: cremada, tall, sagnar, tireta, ferida, mossegada, picada, torçada, desinfectar, turmell, trencat, ennuegar-se,
      fractura, bena, vespa, paparra, gel, desmaiar-se, massatge cardíac, verí, socors
    salut mental: deprimit, depressió, estrès, ansietat, psicòleg, ànim, trist, suïcidi, angoixa, pànic, esgotament, teràpia, sol, parlar,
      ajuda, plorar, emoció, malestar, confiança, addicció, insomni, humor
    visita mèdica: metge, visita, dentista, doctor, especialista, demanar hora, capçalera, cancel·lar, ambulatori, oculista, dermatòleg,
      ginecòleg, disponible, fisioterapeuta, pediatra, cardiòleg, hospital, radiografia, prova, anàlisi, cita, la meva salut
    bellesa: perruqueria, cabell, tall, maquillatge, ungla, pell, barba, pintallavis, crema, perfum, massatge, spa, xampú, esteticista,
      color, depilació, esmalt, tatuatge, afaitar, cella, rímel, manicura, cara, bronzejat, tint, perruquer
    roba i moda: roba, vestit, portar, sabata, pantalons, camisa, jaqueta, abric, talla, número, moda, texans, jersei, faldilla, mitjó,
      vestir-se, color, zara, corbata, barret, samarreta, emprovar-se, marca, bossa, ulleres, bufanda, guant, dessuadora
    conservació d'aliments: conservar, nevera, caducat, congelar, quant dura, data, podrit, cuit, guardar, bo, menjar, dia, sobres, obert,
      carn, pollastre, llet, ou, caducitat, congelador, florit, peix, frescor, olor, fer-se malbé
    temps de cocció: coure, temps, cocció, quant, forn, minut, pollastre, ou, pasta, arròs, temperatura, grau, rostit, bullir, vapor, dur,
      preescalfar, bistec, verdura, microones, olla de pressió, al punt, poc fet, llegum
    ingredients: ingredient, substituir, recepta, cal, contenir, substitut, farina, ou, mantega, llevat, nata, dins, necessitar, sense,
      llet, sucre, comprar, al·lèrgia, salsa, gram, espècia, composició, vegà, portar
    begudes i alcohol: vi, cervesa, còctel, cava, got, ampolla, negre, blanc, vermut, gintònic, beure, whisky, vodka, rom, suc, coca-cola,
      aigua, celler, bar, ratafia, grau, sense alcohol, bàrman, alcohol, penedès, priorat, orxata, copa
    ressenyes de restaurants: ressenya, nota, estrella, bo, crítica, recomanar, millor, comentari, ambient, servei, clients, tripadvisor,
      cuina, car, qualitat, terrassa, preu, plat, opinió
    reserva de restaurant: reservar, taula, persones, vespre, restaurant, hora, cancel·lar, dissabte, nom, dos, quatre, sopar, dinar,
      terrassa, coberts, modificar, ple, confirmar
    futbol: futbol, barça, espanyol, gol, partit, equip, jugador, girona, madrid, copa, champions, messi, eurocopa, selecció, penal,
      fora de joc, porter, camp nou, targeta, derbi, golejador, fitxatge, classificació, lliga, resultat, empat, lamine yamal
    política: president, elecció, ministre, generalitat, govern, votar, diputat, partit, alcalde, parlament, senat, llei, conseller,
      candidat, enquesta, esquerra, dreta, república, independència, campanya, congrés, referèndum, reforma, unió europea, democràcia,
      ajuntament, col·legi electoral
    geografia: país, capital, ciutat, continent, riu, muntanya, oceà, mar, població, frontera, bandera, mapa, illa, comarca, província,
      superfície, desert, més gran, habitants, àfrica, àsia, europa, amèrica, situat, llac, clima, altitud, catalunya, estats units
    història: història, guerra, rei, revolució, segle, napoleó, imperi, batalla, data, antiguitat, edat mitjana, mundial, president,
      reina, guerra civil, època, esdeveniment, franco, any, romà, egipte, faraó, almogàvers, mort, tractat, històric, civilització,
      prehistòria, 1714
    ciència: ciència, física, química, àtom, experiment, biologia, molècula, energia, gravetat, cèl·lula, adn, evolució, científic,
      einstein, teoria, espai, fórmula, electró, oxigen, llum, velocitat, clima, planeta, investigador, laboratori, element, invent,
      cervell, virus, nuclear
    religió i horòscop: horòscop, signe, astrologia, àries, lleó, verge, balança, escorpí, bessons, aquari, peixos, església, missa,
      bíblia, pregària, déu, mesquita, jesús, papa, sant, ramadà, sort, tarot, càncer, capricorn, taure, sagitari, ascendent, alcorà,
      resar, montserrat
    ordinador i codi: ordinador, python, programar, programari, windows, mac, teclat, ratolí, error, impressora, servidor, codi,
      desenvolupador, pantalla, linux, disc dur, fitxer, web, java, excel, word, dades, portàtil, usb, processador, virus, algorisme,
      còpia de seguretat
    impressió: imprimir, impressora, escàner, paper, tinta, pàgina, document, còpia, cartutx, fotocòpia, pdf, color, blanc i negre,
      doble cara, encallat, tòner, full, escanejar
    notificacions: notificació, avís, so, desactivar, missatge, aplicació, avisar, silenciós, mostrar, activar, recordatori, no molestar,
      llegir, noves, vibrar, alertar, to
    wifi i internet: wifi, internet, connexió, xarxa, mòdem, contrasenya, connectar, velocitat, router, fibra, lent, senyal, tallar, adsl,
      avaria, cable, ethernet, test, compartir, repetidor, proveïdor, línia, movistar, navegar
    bluetooth i auriculars: bluetooth, cascos, auriculars, altaveu, emparellar, connectar, airpods, vincular, aparell, so, desactivar,
      cotxe, sense fil, micròfon, reconèixer, comandament, rellotge
    bateria i càrrega: bateria, carregar, càrrega, carregador, per cent, autonomia, descarregada, buida, plena, cable, recàrrega,
      endollar, estalvi d'energia, queda, pila, nivell, ràpida, bateria externa
    regals i aniversaris: regal, aniversari, pastís, espelma, festa, sorpresa, idea, targeta, comprar, globus, felicitar, convidat,
      embolicar, flors, xocolata, nadal, organitzar, anys, amic invisible, reis
    vida d'oficina: oficina, company, reunió, projecte, director, informe, impressora, presentació, teletreball, horari, pausa, correu,
      expedient, client, equip, despatx, fitxar, menjador, hores extres, sala, termini
    despeses de feina: despeses, reemborsament, desplaçament, rebut, justificant, hotel, tren, dieta, client, empresa, quilometratge,
      viatge de feina, presentar, comptable, factura
    reciclatge i escombraries: escombraries, reciclatge, residu, vidre, plàstic, cartró, orgànica, rebuig, recollida, baixar, contenidor,
      compost, mobles vells, deixalleria, brossa, dia, galleda, paper, groc, verd, porta a porta
    art i cultura: museu, pintura, quadre, exposició, artista, escultura, galeria, mnac, òpera, teatre, ballet, dalí, picasso, art,
      pintor, cultura, miró, dibuix, gaudí, arquitectura, castell, patrimoni, visita, clàssica, orquestra, liceu
    llum gas i aigua: llum, electricitat, gas, aigua, endesa, factura, comptador, consum, quilowatt, lectura, tall, avaria, contracte,
      companyia, calefacció, preu, energia, solar, placa, corrent, diferencial, naturgy, apagada, agbar
    bricolatge i reparacions: reparar, lampista, fuita, electricista, trepant, martell, cargol, pintura, paret, tornavís, clau, obres,
      eina, aixeta, leroy merlin, bricolatge, bombeta, foradar, teulada, pressupost, rajola, embussat, caldera, moble, cola, serraller,
      fusta, pintor, manetes
    sèries i streaming: sèrie, netflix, capítol, episodi, temporada, disney plus, prime video, veure, següent, streaming, continuar,
      recomanar, merlí, personatge, nova, filmin, hbo, gènere, engegar, subtítols, 3cat, plats bruts
    pantalla: pantalla, brillantor, fosc, fons, repòs, rotació, lletra, mida, mode nit, text, color, captura, resolució, clar, tàctil,
      ampliar, zoom, apagar, bloquejar, tema
    fitxers i espai: fitxer, emmagatzematge, espai, carpeta, memòria, document, còpia, núvol, eliminar, giga, descarregar, alliberar, pdf,
      icloud, google drive, compartir, disc, ple, copiar, reanomenar, obrir, usb, paperera, dropbox, moure, arxiu
    atenció al client: operador, humà, parlar, servei, client, assistència, ajuda, reclamació, contactar, número, queixa, trucar, suport,
      problema, algú, persona, espera, resposta, horari, xat, agent
    opinions i consells: opinió, pensar, consell, recomanar, millor, parer, triar, idea, suggerir, preferir, ajudar, decidir, suggeriment,
      creure, valer la pena, hauria, d'acord, semblar
    memòria de l'assistent: recordar, memoritzar, oblidar, tenir present, saber, informació, nom, preferència, historial, esborrar, dit,
      desar
    configuració de l'assistent: veu, idioma, accent, velocitat, parlar, canviar, nom, a poc a poc, ajust, home, dona, paraula,
      xiuxiuejar, ràpid, mode, català, castellà, anglès, resposta, preferència, restablir
    """
}

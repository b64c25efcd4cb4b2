// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Italian requests.
  static let italianMeanings = """
    [same]
    # switching and settings
    accendere: accendere, attivare, abilitare, mettere in funzione, collegare alla corrente, mettere in moto, far funzionare, azionare,
      avviare il dispositivo, riaccendere, attaccare, inserire, fare luce, on, attivazione, mettere la luce, dai luce
    spegnere: spegnere, disattivare, disabilitare, staccare, chiudere la luce, smorzare, chiudere, mettere in standby, scollegare,
      togliere la corrente, off, fare buio, staccare la spina, interrompere, spegnimento, spegnere la luce, spegni tutto, togliere la luce
    alzare: alzare, aumentare, incrementare, mettere più alto, tirare su, innalzare, potenziare, sollevare, alza un po', far salire,
      accrescere, portare su, di più
    abbassare: abbassare, diminuire, ridurre, calare, mettere più basso, scendere, tirare giù, portare giù, far scendere, diminuzione,
      attutire, abbassa un po'
    luminosità: luminosità, intensità della luce, retroilluminazione, brillantezza, luminosità dello schermo, chiarore
    più luce: più luce, schiarire, più luminoso, più chiaro, illuminare di più, aumentare la luminosità, alzare la luminosità,
      alzare la luce, troppo buio, poca luce, non si vede niente, rischiarare, più brillante
    attenuare: attenuare, meno luce, oscurare, meno luminoso, luce soffusa, più scuro, abbassare la luminosità, abbassare la luce,
      abbassare le luci, troppa luce, affievolire, dimmerare, diminuire la luminosità, meno brillante
    volume: volume, audio, livello audio, suono, volume dell'audio, sonoro, livello del suono, livello del volume, volume a dieci,
      regola il volume
    più forte: più forte, alzare il volume, aumentare il volume, parla più forte, più alto, alzare l'audio, volume più alto,
      mettere più forte, non sento niente, tirare su il volume, a voce più alta, alza la voce, più volume
    più piano: più piano, abbassare il volume, parla più piano, più basso, meno forte, abbassare l'audio, diminuire il volume,
      ridurre il volume, troppo forte, volume più basso, troppo alto, più sommesso, meno volume, meno rumore
    silenziare: silenziare, muto, silenzioso, togliere l'audio, mettere il muto, zitto, mettere in silenzioso, disattivare l'audio,
      senza suono, modalità silenziosa, ammutolire, azzerare il volume, togliere il volume
    impostazione: impostazione, configurazione, preferenza, opzione, settaggio, parametro, impostazioni del telefono, regolazione
    impostare: impostare, configurare, regolare, settare, fissare, mettere a, personalizzare, predisporre, sistemare, programmare a,
      stabilire, definire
    cambiare: cambiare, modificare, correggere, variare, aggiustare, alterare, rettificare, fare una modifica, ritoccare, trasformare,
      mettere un altro, revisionare
    mettere: mettere, porre, piazzare, collocare
    mettere la musica: mettere la musica, riprodurre, suonare, ascoltare, far partire, sentire, far sentire, mettere su, fare ascoltare,
      mettere una canzone, far suonare, mettere musica, mandare, sparare, riproduzione, passare una canzone, mandare in onda,
      attaccare la musica, vorrei ascoltare, voglio sentire, mettimi, manda in riproduzione
    fermare: fermare, interrompere, stop, smettere, bloccare la musica, terminare, finire, bloccare, arrestare, cessare, basta,
      basta così, stoppare, porre fine, mettere fine, concludere, ferma la musica, spegni la musica, basta musica, togli la musica,
      smetti di suonare
    mettere in pausa: mettere in pausa, pausa, sospendere, fare una pausa, fermare un attimo, interrompere un momento, mettere pausa,
      stop un attimo, sospensione, sospendere un attimo
    riprendere: riprendere, continuare, proseguire, andare avanti, ricominciare, togliere la pausa, riavviare la riproduzione,
      riattaccare, ripartire, continua così, riprendere da dove
    iniziare: iniziare, cominciare, avviare, far partire, partire, dare inizio, dare il via, lanciare, mettersi a, via, inaugurare
    saltare: saltare, passare al prossimo, canzone successiva, brano successivo, skip, passare, saltare la canzone, canzone dopo,
      prossima canzone, prossimo brano, vai alla prossima, cambiare canzone, la prossima, traccia successiva, passa oltre, salta questa
    prossimo: prossimo, successivo, seguente, che viene, venturo, quello dopo, dopo, in arrivo, entrante, a venire
    precedente: precedente, scorso, di prima, ultimo, canzone precedente, quello prima, brano precedente, prima di questo, antecedente
    ripetere: ripetere, di nuovo, ancora una volta, un'altra volta, rifare, ancora, nuovamente, daccapo, bis, reiterare, un altro po',
      rifallo
    cosa hai detto: cosa hai detto, non ho sentito, non ho capito, puoi ripetere, come hai detto, che hai detto, non ho sentito bene,
      come scusa, cosa dicevi, ripeti per favore, eh, non ti ho capito
    ripetere la canzone: ripetere la canzone, in loop, loop, a ripetizione, ripeti questa canzone, modalità ripetizione,
      riproduzione continua, a ciclo continuo, ripetizione, ancora questa canzone, sempre la stessa
    casuale: casuale, a caso, mescolare, shuffle, riproduzione casuale, in ordine casuale, ordine casuale, modalità casuale, mischiare,
      random, a sorte, alla rinfusa, come viene
    annullare: annullare, disdire, cancellare l'appuntamento, revocare, cancellare, disdetta, annullamento, abbandonare, far saltare,
      cancellare la prenotazione, rinunciare, eliminare l'appuntamento, sopprimere, recedere
    lascia stare: lascia stare, lascia perdere, non importa, niente, fa niente, non fa niente, dimenticalo, come non detto, nulla,
      annulla tutto, fa lo stesso, pazienza, scordatelo, non preoccuparti, non serve più, non mi interessa
    ripristinare: ripristinare, tornare indietro, indietro, annullare l'ultima operazione, disfare, tornare come prima, riportare a prima,
      recuperare
    aiutare: aiutare, assistenza, dare una mano, assistere, soccorrere, bisogno di aiuto, dare aiuto, serve una mano, sostegno,
      supportare, mi serve aiuto, agevolare
    assistenza clienti: assistenza clienti, servizio clienti, supporto tecnico, supporto, assistenza tecnica, assistenza, operatore,
      parlare con qualcuno, parlare con un operatore, numero verde, call center, centralino, supporto clienti, persona in carne
    riavviare: riavviare, resettare, reset, far ripartire, spegnere e riaccendere, ripristino, ripartire, rebootare, inizializzare,
      riaccendere
    aggiornare: aggiornare, aggiornamento, update, nuova versione, ultima versione, fare l'aggiornamento, upgrade, rinnovare,
      mettere al passo, attualizzare
    installare: installare, scaricare un'app, installazione, mettere un'app, aggiungere un'app, scaricare app, mettere l'applicazione
    scaricare: scaricare, download, fare il download, scaricamento, tirare giù, salvare offline, prendere da internet
    disinstallare: disinstallare, rimuovere l'app, togliere l'app, eliminare l'app, cancellare l'app, disinstallazione,
      rimuovere applicazione
    collegare: collegare, connettere, associare, abbinare, sincronizzare, accoppiare, allacciare, unire, connettersi a, attaccare a,
      agganciare, collegamento, abbinamento
    bloccare: bloccare, chiudere a chiave, serrare, chiudere la porta, sbarrare, chiudere col lucchetto, mettere il catenaccio, sprangare,
      chiudere bene
    sbloccare: sbloccare, aprire la serratura, aprire la porta, togliere il blocco, disserrare, aprire il lucchetto
    # handling things
    mostrare: mostrare, far vedere, visualizzare, vedere, dare un'occhiata, esibire, mostra a schermo, esporre, far apparire, visionare,
      guardare
    aprire: aprire, lanciare, eseguire, accedere a, entrare in, avviare, andare su, far aprire, apri l'app, lancia l'app, apertura,
      avviare l'app, entrare
    chiudere: chiudere, uscire da, uscire dall'app, terminare l'app, chiudi l'app, chiusura, serrare
    cercare: cercare, trovare, ricerca, individuare, rintracciare, andare a cercare, fare una ricerca, scovare, reperire, localizzare,
      alla ricerca di, sapere dove
    aggiungere: aggiungere, inserire, includere, mettere in lista, segnare, annotare, metterci, immettere, accludere, unire, apporre,
      introdurre, integrare, incorporare
    togliere: togliere, rimuovere, eliminare, cancellare, levare, depennare, tirare via, sbarazzarsi di, buttare via, cestinare,
      far sparire, escludere, estrarre, rimozione, spuntare, far fuori, tirare fuori, buttare
    svuotare: svuotare, cancellare tutto, eliminare tutto, pulire la lista, togliere tutto, ripulire, azzerare, rimuovere tutto,
      pulire tutto
    creare: creare, fare, generare, preparare, nuovo, costruire, comporre, fare un nuovo, realizzare, formare, fare una nuova,
      iniziare una nuova, elaborare, predisporre, allestire
    salvare: salvare, conservare, memorizzare, mantenere, archiviare, custodire, tenere in memoria, registrare, immagazzinare,
      mettere in memoria, conservare una copia
    copiare: copiare, duplicare, fare una copia, replicare, ricopiare, fotocopiare, fare copia
    condividere: condividere, diffondere, far vedere a, mandare a, passare a, inviare a tutti, girare, condivisione, mettere in comune
    spostare: spostare, trasferire il file, muovere, mettere altrove, trasferire, cambiare posto, mettere in, spostamento, portare in
    rinominare: rinominare, cambiare nome, dare un nome, cambiare il nome, chiamare diversamente, intitolare, ribattezzare, nominare,
      nuovo nome, dare un titolo
    inviare: inviare, mandare, spedire, trasmettere, recapitare, far arrivare, far avere, inoltrare, mandare un messaggio, far pervenire
    ricevere: ricevere, ottenere, arrivare, pervenire, ricezione, giungere
    leggere: leggere, lettura, leggere ad alta voce, dare lettura, leggere a voce alta, fare lettura, recitare, scorrere
    scrivere: scrivere, stendere, digitare, comporre, redigere, mettere per iscritto, buttare giù, scrittura, battere
    rispondere: rispondere, risposta, dare una risposta, replicare, dire di rimando, dai una risposta, dare riscontro, riscontro
    inoltrare: inoltrare, girare la mail, girare, inoltrare il messaggio, rigirare, mandare ad altri
    registrare: registrare, fare una registrazione, registra audio, catturare, registrare la voce, avvia la registrazione, incidere
    registrazione: registrazione, nota vocale, memo vocale, memo, messaggio vocale, audio, registratore, nota audio, registratore vocale
    dettare: dettare, dettatura, trascrivere, scrivere sotto dettatura, scrivi quello che dico, trascrizione, digitazione vocale,
      sbobinare
    controllare: controllare, verificare, consultare, guardare, dare un'occhiata, vedere se, accertarsi, assicurarsi,
      dare una controllata, confermare, esaminare, guardare se, fare un controllo, appurare, ricontrollare, rivedere
    confrontare: confrontare, paragonare, differenza tra, qual è meglio, mettere a confronto, comparare, che differenza, differenza,
      qual è la differenza, fare un confronto, raffrontare
    spiegare: spiegare, spiegazione, come funziona, chiarire, come si fa, delucidare, illustrare, far capire, dimmi di più,
      entra nel dettaglio, approfondire, chiarimento, in cosa consiste, precisare, dettagliare
    descrivere: descrivere, descrizione, parlami di, dimmi com'è, raccontami di, com'è fatto, dipingere
    informazione: informazione, info, dato, dettaglio, notizia, saperne di più, ragguaglio, informarsi, indicazione, delucidazione,
      informare, saperne
    consigliare: consigliare, suggerire, raccomandare, proporre, suggerimento, dare un consiglio, qualche idea, dare un suggerimento,
      cosa mi consigli, un'idea, ispirazione, mi consigli, che mi consigli, dritta, qual è il migliore, avere consigli
    scegliere: scegliere, selezionare, optare per, decidere, preferire, fare una scelta, eleggere, optare
    mettere in ordine: mettere in ordine, organizzare, riordinare, ordinare per, classificare, sistemare, dividere per, disporre
    quanti: quanti, numero di, quantità di, quanti sono, che quantità, quanti ce ne sono, il numero di, quante volte, quanti in tutto,
      conteggio
    calcolare: calcolare, quanto fa, fare il conto, fare i conti, quant'è, quanto farebbe, risultato di, uguale, conteggiare,
      fai il calcolo, computare, stimare, il risultato di
    sommare: sommare, addizione, aggiungere a, totale, fare la somma, in tutto
    sottrarre: sottrarre, sottrazione, togliere da, detrarre, levare da, differenza
    moltiplicare: moltiplicare, moltiplicato per, moltiplicazione, prodotto, per volte, volte
    dividere: dividere, diviso, divisione, fratto, spartire, dividere per, diviso per, suddividere, quoziente
    percentuale: percentuale, per cento, percento, che percentuale, quanto per cento, proporzione
    radice quadrata: radice quadrata, radice, al quadrato, al cubo, elevato alla, radice cubica, esponente, elevare
    convertire: convertire, conversione, trasformare in, quanto equivale, quanti sono in, quanto fa in, cambiare in, quanto è in,
      equivalere, equivalente, conversione da, tramutare, quanto sono
    misurare: misurare, dimensione, misurazione, lunghezza, larghezza, prendere le misure, quanto è grande, quanto misura, che dimensioni
    # questions
    chi è: chi è, chi era, chi fu, chi sono, chi è stato, sai chi è, chi sarebbe, conosci, chi fosse
    cosa significa: cosa significa, significato, definizione, definire, cosa vuol dire, che significa, che cos'è, cos'è,
      che cosa significa, che vuol dire, che cos'è un, che roba è, cosa sono, cosa si intende per, senso, voler dire, che cosa vuol dire,
      cosa sarebbe
    quando: quando, in che data, in che momento, in che giorno, a che ora, che giorno, in che anno, fra quanto, tra quanto,
      in quale giorno, entro quando, per quando
    dove: dove, dove si trova, in quale luogo, dov'è, in che posto, in quale posto, dove sta, in che città, in quale paese, dove posso,
      ubicazione, dove sarebbe, da che parte, situato
    perché: perché, per quale motivo, come mai, ragione, motivo, causa, per che motivo, a che scopo, per quale ragione, che cosa causa,
      come si spiega, qual è il motivo, per colpa di, motivazione
    come: come, in che modo, in quale maniera, come si fa a, come faccio a, come posso, in che maniera, maniera di, modo per, metodo,
      procedimento
    quanto tempo: quanto tempo, quanto dura, durata, quanto ci vuole, quanto ci mette, durare, quanto durerà, quante ore, quanti minuti,
      quanti giorni, in quanto tempo, quanto tempo ci, lunghezza di tempo, tempo necessario, quanto impiega, impiegare, metterci
    quanto manca: quanto manca, tempo rimanente, tempo rimasto, quanto resta, quanto tempo manca, quanto rimane, mancare, tempo residuo,
      quanto tempo rimane, ancora quanto, rimanente
    prezzo: prezzo, quanto costa, costo, quanto viene, tariffa, quanto vale, importo, quant'è il prezzo, che prezzo ha, quanto si paga,
      valore, che prezzo, quant'è, quanto mi costa, listino, somma
    distanza: distanza, quanto dista, quanto è lontano, quanti chilometri, lontananza, quanto dista da, quanti km, a che distanza,
      distare, lontano quanto, quanta strada
    quanti anni ha: quanti anni ha, età, che età, anno di nascita, quando è nato, vecchio quanto, quanti anni, in che anno nato, anni
    altezza: altezza, quanto è alto, statura, alto quanto, quanto alto, quanto misura, altitudine, che altezza
    peso: peso, quanto pesa, quanto pesano, quanti chili, che peso, pesantezza, quanti kg, pesante
    popolazione: popolazione, quanti abitanti, abitante, quante persone vivono, numero di abitanti, demografia, quanta gente
    capitale: capitale, città capitale, capoluogo, città principale
    # time
    orario attuale: orario attuale, che ore sono, che ora è, ora, che ore, ora esatta, dimmi l'ora, ora attuale, ore sono, mi dici l'ora,
      orario, ora corrente
    fuso orario: fuso orario, differenza di fuso, ora locale, che ora è a, che ore sono a, ora a, differenza di orario, differenza oraria
    data: data, che giorno è, che data è, data di oggi, quanti ne abbiamo, che giorno siamo, giorno del mese, che data,
      quanti ne abbiamo oggi
    oggi: oggi, giornata odierna, in giornata, quest'oggi, odierno, la giornata, in data odierna, di oggi
    mattina: mattina, stamattina, di mattina, questa mattina, in mattinata, al mattino, mattutino
    pomeriggio: pomeriggio, di pomeriggio, nel pomeriggio, questo pomeriggio, oggi pomeriggio, primo pomeriggio, pomeridiano
    sera: sera, serata, stasera, di sera, questa sera, in serata, la sera, serale
    notte: notte, stanotte, di notte, questa notte, notturno, nella notte
    adesso: adesso, attuale, al momento, in questo momento, ora, subito, immediatamente, in questo istante, ora come ora, corrente,
      in corso, proprio adesso, all'istante, al presente, presente, in tempo reale, seduta stante
    più tardi: più tardi, dopo, in seguito, tra un po', poi, successivamente, un'altra volta, più avanti, dopo un po',
      in un secondo momento, fra un po', tra poco
    presto: presto, di buon'ora, di buon mattino, per tempo, in anticipo, prima del solito, anticipato, di prima mattina
    fine settimana: fine settimana, weekend, week-end, sabato e domenica, questo weekend, finesettimana
    festività: festività, giorno festivo, festa nazionale, ponte, festivo, festa, ricorrenza, giorno rosso, festa comandata,
      giorno di festa
    vacanza: vacanza, ferie, giorno libero, permesso, congedo, giorni di ferie, riposo, assenza, andare in ferie, andare in vacanza,
      giorno di riposo, villeggiatura, staccare dal lavoro
    ogni giorno: ogni giorno, quotidiano, tutti i giorni, giornaliero, giornalmente, al giorno, una volta al giorno, giorno per giorno
    ogni settimana: ogni settimana, settimanale, tutte le settimane, settimanalmente, a settimana, una volta a settimana, ogni lunedì,
      tutti i lunedì
    ogni mese: ogni mese, mensile, tutti i mesi, al mese, una volta al mese
    ogni anno: ogni anno, annuale, tutti gli anni, all'anno, una volta all'anno, annuo
    compleanno: compleanno, data di nascita, anniversario, nato il, nascita, fare gli anni, festa di compleanno, giorno di nascita,
      compiere gli anni, compie gli anni
    sveglia: sveglia, allarme, sveglia mattutina, sveglia del mattino, mettere la sveglia, puntare la sveglia, impostare la sveglia,
      suoneria del mattino, svegliami alle, metti una sveglia, sveglie attive
    svegliare: svegliare, alzarsi, buttare giù dal letto, tirare giù dal letto, alzarmi, alzare dal letto, mi devo svegliare, levarsi,
      fammi alzare, destare
    posticipare la sveglia: posticipare la sveglia, snooze, altri cinque minuti, lasciami dormire, ancora cinque minuti,
      rimanda la sveglia, altri dieci minuti, dormire ancora, ritarda la sveglia, ancora dieci minuti, posponi
    timer: timer, conto alla rovescia, cronometro, temporizzatore, contaminuti, mettere un timer, countdown, avviare il timer,
      timer da cucina, allarme fra
    promemoria: promemoria, ricordare, avvisare, reminder, far presente, ricordami di, rammentare, non farmi dimenticare, far ricordare,
      pro memoria, rimembrare, avvertire, non lasciarmi dimenticare, devi ricordarmi, mettere un promemoria, non devo dimenticare
    calendario: calendario, agenda, programma della giornata, diario, piano della giornata, i miei impegni, i miei appuntamenti,
      cosa ho da fare, in programma, scaletta, planning, tabella di marcia, programma di oggi, agenda del giorno, cosa devo fare,
      che impegni ho, sono libero, cosa ho oggi, ho impegni
    evento: evento, appuntamento, impegno, avvenimento, cosa in programma, occasione, incontro, manifestazione, attività in programma,
      ricorrenza, aggiungere un evento, nuovo evento, prossimo evento, creare un evento
    riunione: riunione, meeting, incontro di lavoro, videoconferenza, incontro, conferenza, riunirsi, call, assemblea, conference call,
      seduta, briefing, convegno, riunione di lavoro
    programmare: programmare, pianificare, fissare un appuntamento, organizzare, mettere in agenda, calendarizzare, segnare in agenda,
      inserire in calendario, mettere in calendario, prendere un appuntamento, mettere un appuntamento, segnare sul calendario, fissare,
      prevedere, combinare, schedulare, prendere appuntamento, pianificazione
    rimandare: rimandare, posticipare, spostare l'appuntamento, rinviare, differire, spostare, cambiare data, cambiare orario, anticipare,
      slittare, spostare a, far slittare, cambiare l'ora, riprogrammare, posporre, aggiornare a, spostare la riunione
    libero: libero, disponibile, senza impegni, tempo libero, non impegnato, buco, disponibilità, ho tempo, nessun impegno,
      momento libero, niente in programma
    occupato: occupato, impegnato, pieno di impegni, non disponibile, indaffarato, non libero, in riunione, incasinato, oberato
    compito: compito, attività, faccenda, mansione, cosa da fare, lavoretto, incarico, incombenza, task, commissione
    lista delle cose: lista delle cose, to do list, cose da fare, lista di cose, elenco delle attività, lista dei compiti,
      le mie attività, todo list, cose in sospeso, lista delle attività, elenco dei compiti, da fare, todo
    lista della spesa: lista della spesa, spesa, cosa comprare, lista del supermercato, cose da comprare, elenco della spesa,
      spesa da fare, nota della spesa, cosa devo comprare, carrello della spesa, bisogna comprare, manca il latte, è finito il latte,
      devo comprare
    lista: lista, elenco, fare l'elenco, inventario, catalogo, dammi l'elenco, elenco completo
    nota: nota, appunto, annotazione, memo, post-it, blocco note, taccuino, promemoria scritto, bigliettino, postilla
    # weather
    meteo: meteo, tempo, previsione, che tempo fa, previsioni del tempo, bollettino meteo, condizioni meteo, tempo fuori, com'è il tempo,
      clima, situazione meteo, com'è fuori, meteorologia, condizioni atmosferiche, che tempo c'è, come sarà il tempo, che tempo fa fuori,
      com'è il meteo, come mi devo vestire, tempo di domani, farà bello, tempo farà
    pioggia: pioggia, piovere, ombrello, acquazzone, piovoso, impermeabile, precipitazione, piovigginare, pioggerella, diluviare,
      bagnarsi, rovescio, piovasco, k-way, acqua dal cielo, prendere l'ombrello, serve l'ombrello, devo portare l'ombrello,
      rischio di pioggia, piove a dirotto
    neve: neve, nevicare, fiocco, bufera di neve, innevato, nevischio, nevoso
    caldo: caldo, afa, afoso, bollente, fa caldo, caldissimo, calore, torrido, rovente, tiepido, ondata di calore, mite, calura, canicola,
      si muore di caldo
    freddo: freddo, fresco, gelido, fa freddo, si gela, freddissimo, infreddolito, fresco fuori, congelare, rigido, freschino, glaciale
    sole: sole, soleggiato, sereno, bel tempo, c'è il sole, crema solare, cielo limpido, abbronzarsi, occhiali da sole, limpido,
      cielo azzurro, tempo bello, bello fuori, splendere, schiarita
    nuvola: nuvola, nuvoloso, coperto, nuvolosità, grigio, cielo coperto, annuvolato, nube, velato
    vento: vento, ventoso, raffica, c'è vento, ventilato, brezza, soffiare, tira vento, maestrale, tramontana, bora, scirocco, folata,
      ventilazione
    temporale: temporale, tempesta, burrasca, fulmine, tuono, lampo, maltempo, nubifragio, tempestoso, brutto tempo, temporalesco, saetta
    temperatura: temperatura, grado, quanti gradi, quanti gradi ci, celsius, temperatura esterna, termometro, quanto fa fuori,
      temperatura percepita, quanto caldo, temperatura fuori
    umidità: umidità, umido, tasso di umidità, livello di umidità, umidiccio
    qualità dell'aria: qualità dell'aria, inquinamento, smog, aria inquinata, indice di inquinamento, polveri sottili, inquinato,
      aria pulita, polline, inquinante
    alba: alba, sorgere del sole, sorge il sole, levar del sole, il sole sorge, quando sorge il, sorgere, aurora, spuntare del sole
    tramonto: tramonto, calare del sole, tramonta il sole, il sole tramonta, imbrunire, crepuscolo, calar del sole
    # media
    musica: musica, melodia, canzoni, un po' di musica, sottofondo, musica di sottofondo, mettere un po' musica, della musica
    canzone: canzone, brano, pezzo, traccia, singolo, hit, tormentone, canto, aria, motivo
    cantante: cantante, artista, gruppo, band, interprete, musicista, rapper, cantautore, complesso, cantato da, vocalist, compositore,
      artista musicale, chi la canta
    che canzone è: che canzone è, che canzone è questa, chi canta, riconoscere la canzone, titolo della canzone, nome della canzone,
      canzone in riproduzione, cosa sta suonando, brano in riproduzione, shazam, che brano è, che musica è, chi la canta, canzone attuale,
      titolo del brano
    album: album, disco, cd, vinile, ep, ultimo album, raccolta
    playlist: playlist, lista di riproduzione, raccolta di brani, scaletta, lista di canzoni, compilation, la mia musica, raccolta,
      i miei brani, lista di brani
    radio: radio, stazione radio, emittente, fm, stazione, frequenza, canale radio, mettere la radio, radiofonico, radiolina,
      stazione radiofonica
    podcast: podcast, puntata del podcast, trasmissione, episodio, puntata, programma audio
    audiolibro: audiolibro, libro audio, libro da ascoltare, audible, ascoltare un libro, libro letto
    film: film, pellicola, lungometraggio, filmone, cortometraggio, movie
    serie: serie, episodio, puntata, telefilm, programma tv, stagione, serie tv, fiction, soap, sitcom, programma, serial, sceneggiato
    televisione: televisione, tele, televisore, tv, schermo tv, apparecchio tv, smart tv, tivù, piccolo schermo, mettere la tv,
      televisivo, guardare la tv
    canale: canale, rete, canale tv, emittente, stazione, rete tv
    notizia: notizia, novità, ultime notizie, attualità, titoli, telegiornale, ultime, cosa succede, che succede nel mondo,
      fatti del giorno, notiziario, tg, cronaca, cosa è successo, giornale, ultim'ora, aggiornamenti, notizie del giorno, che novità,
      news, cosa succede nel mondo, rassegna stampa, prima pagina, ultimissime, cosa sta succedendo, fatti di oggi, raccontami le notizie
    mi piace: mi piace, preferito, piacere, amare, adorare, amo, aggiungere ai preferiti, gradire, pollice in su, mettere like,
      mi piace molto, mi garba, apprezzare, prediletto, like, stupendo
    non mi piace: non mi piace, odiare, detestare, non sopportare, pollice in giù, fa schifo, non la sopporto, non mi va, schifo,
      non gradire, disprezzare, non mi piace più
    libro: libro, romanzo, opera, volume, lettura, giallo, e-book, ebook, bestseller, tascabile, saggio, narrativa
    autore: autore, scrittore, chi ha scritto, scritto da, autrice, di chi è, poeta, romanziere
    barzelletta: barzelletta, battuta, fammi ridere, qualcosa di divertente, raccontami una barzelletta, scherzo, una cosa divertente,
      freddura, umorismo, comico, ridere, qualcosa di buffo, buffo, spiritoso, dimmi una barzelletta, divertente, spassoso,
      una bella barzelletta, di' qualcosa di divertente, fammi divertire, conosci una barzelletta, fammi sorridere
    storia: storia, racconto, favola, fiaba, leggenda, fiaba della buonanotte, favoletta, novella, storiella, storia della buonanotte,
      leggimi una storia, raccontami una storia, raccontami una favola
    foto: foto, fotografia, immagine, selfie, scatto, ritratto, istantanea, figura, album foto, pic
    fare una foto: fare una foto, scattare, fotografare, scattare una foto, fare un selfie, fare una fotografia, scattare una fotografia,
      scatta un selfie, immortalare
    fotocamera: fotocamera, telecamera, macchina fotografica, obiettivo, videocamera, webcam, telecamera di sicurezza,
      macchinetta fotografica
    video: video, clip, filmato, clip video, guardare un video, youtube, filmino, riprendere
    # sport
    risultato: risultato, punteggio, chi ha vinto, chi vince, quanto ha fatto, esito, com'è finita, a quanto stanno, vincitore, ha vinto,
      quanto stanno, vittoria, chi sta vincendo, parziale
    partita: partita, match, incontro, gara, prossima partita, sfida, match di calcio, derby, finale, competizione, big match
    squadra: squadra, team, club, formazione, compagine, undici
    classifica: classifica, campionato, posizione, in testa, tabella, ranking, graduatoria, a quanti punti, posto in classifica, girone,
      capolista
    # communication
    chiamare: chiamare, telefonare, fare una telefonata, comporre, fare una chiamata, fare uno squillo, comporre il numero, contattare,
      mettere in contatto, squillare, fare il numero, sentire al telefono, avviare una chiamata, mettere in comunicazione, fai squillare,
      voglio parlare con, parlare al telefono
    riagganciare: riagganciare, terminare la chiamata, chiudere la chiamata, mettere giù, chiudere il telefono, attaccare,
      chiudi la telefonata, fine chiamata, concludere la chiamata, interrompere la chiamata, riattaccare, buttare giù
    rispondere alla chiamata: rispondere alla chiamata, accettare la chiamata, rispondere al telefono, prendere la chiamata, rispondi,
      tirare su, alzare la cornetta, prendi la telefonata
    rifiutare la chiamata: rifiutare la chiamata, ignorare la chiamata, non rispondere, respingere la chiamata, declinare la chiamata,
      chiudere in faccia
    videochiamata: videochiamata, chiamata video, videoconferenza, facetime, skype, fare una videochiamata, video call, chiamare in video
    messaggio: messaggio, sms, messaggino, whatsapp, sms di testo, mandare un messaggio, scrivere un messaggio, scrivere a, chat,
      messaggio di testo, due righe, telegram, mms, fai sapere a, dire a mamma
    mail: mail, email, e-mail, posta elettronica, posta, messaggio di posta, gmail, scrivere una mail, mandare una mail,
      posta elettronica certificata, pec, outlook, controllare le mail, leggere le mail, ho ricevuto mail, guardare la posta, ci sono mail
    posta in arrivo: posta in arrivo, nuove mail, nuovi messaggi, casella di posta, inbox, mail non lette, casella, messaggi non letti,
      email ricevute, non letto, posta ricevuta, mail ricevute, messaggi nuovi, mail nuove, email nuove
    contatto: contatto, numero di telefono, rubrica, i miei contatti, numero, recapito, agenda telefonica, elenco telefonico,
      lista contatti, nominativo
    notifica: notifica, avviso, allerta, avvertire, segnalazione, fammi sapere, segnalare, dirmi quando, allarme, informare, avvertimento,
      mettere al corrente, tenermi aggiornato, alert, tienimi informato
    pubblicare: pubblicare, twittare, condividere sui social, fare un post, mettere su facebook, fare un tweet, tweet,
      aggiornare lo stato, condividere su facebook, mettere una storia, mettere online, mandare un tweet, pubblicazione,
      mettere su instagram
    social: social, social network, rete sociale, facebook, instagram, twitter, social media, tiktok, pagina facebook, snapchat
    # home
    luce: luce, lampada, lampadina, illuminazione, lampadario, faretto, luce della stanza, abat-jour, applique, illuminare, piantana, led,
      neon, lume, plafoniera
    riscaldamento: riscaldamento, termostato, calorifero, termosifone, caldaia, scaldare la casa, stufa, radiatore, temperatura di casa,
      termoconvettore, scaldare
    aria condizionata: aria condizionata, condizionatore, climatizzatore, climatizzazione, clima, aria fredda, raffrescamento,
      condizionamento
    aspirapolvere: aspirapolvere, robot aspirapolvere, aspirare, roomba, aspirare il pavimento, passare l'aspirapolvere, robottino, robot,
      folletto, aspirare la polvere, spazzare, scopa elettrica, robot delle pulizie, avvia l'aspirapolvere, pulire il pavimento,
      avviare il robot, accendi il robot
    pulire: pulire, pulizia, fare le pulizie, lavare, ripulire, spolverare, dare una pulita, pulire casa, lavare per terra,
      passare lo straccio, fare pulizia, lustrare, igienizzare, dare lo straccio, fare le faccende, pulire i pavimenti
    porta: porta, portone, porta d'ingresso, cancello, porta di casa, porta del garage, basculante, ingresso
    serratura: serratura, lucchetto, catenaccio, toppa, serratura della porta, chiusura, chiavistello
    tapparella: tapparella, persiana, tenda, serranda, avvolgibile, tendina, saracinesca, veneziana, scuri, tenda da sole
    presa: presa, presa elettrica, interruttore, presa intelligente, presa smart, spina, presa di corrente, ciabatta,
      presa della corrente, wemo
    macchina del caffè: macchina del caffè, macchinetta del caffè, fare il caffè, preparare un caffè, preparare il caffè, moka, nespresso,
      caffettiera, fare un caffè, macchina caffè, macchina espresso, ho bisogno di caffè, voglia di caffè, mi serve un caffè
    lavatrice: lavatrice, bucato, fare il bucato, lavare i panni, fare la lavatrice, lavare i vestiti, panni sporchi, lavasciuga,
      lavanderia
    lavastoviglie: lavastoviglie, lavapiatti, lavare i piatti, fare i piatti, piatti sporchi, stoviglie
    frigo: frigo, frigorifero, freezer, congelatore, ghiacciaia, frigobar, surgelatore
    salotto: salotto, soggiorno, sala, sala da pranzo, zona giorno, living, tinello, salone
    camera: camera, camera da letto, stanza, stanza da letto, cameretta, matrimoniale, stanzetta, camera degli ospiti
    bagno: bagno, toilette, gabinetto, servizi, wc, stanza da bagno, doccia, toilet
    colore: colore, tinta, tonalità, cambiare colore, sfumatura, colorazione, tono
    # food
    ricetta: ricetta, come si prepara, come si cucina, come si fa, come preparare, come cucinare, come fare, procedimento per,
      preparazione, come si cuoce, cosa cucinare, idea per cena, cosa mangiare stasera, cosa preparare, cosa preparo per cena
    cucinare: cucinare, preparare da mangiare, cuocere, preparare la cena, fare da mangiare, preparare un piatto, ai fornelli,
      spignattare, mettersi ai fornelli, far cuocere
    ingrediente: ingrediente, cosa serve per, cosa ci vuole, cosa contiene, di cosa è fatto, che ingredienti, quali ingredienti,
      contenere, composizione, cosa c'è dentro, occorrente, cosa ci va, cosa mi serve per
    sostituire: sostituire, rimpiazzare, sostituto, al posto di, invece di, alternativa a, scambiare, sostituzione, in mancanza di,
      in alternativa, in sostituzione
    caloria: caloria, valore energetico, quante calorie, apporto calorico, kcal, calorico, contenuto calorico, chilocalorie,
      quante calorie ha
    nutrizione: nutrizione, valori nutrizionali, informazioni nutrizionali, nutriente, proteina, vitamina, valori nutritivi,
      apporto nutrizionale, nutritivo, tabella nutrizionale
    sano: sano, salutare, fa bene, genuino, fa bene alla salute, salutista, dietetico, nutriente, fa male alla salute, bene per me
    ristorante: ristorante, locale dove mangiare, posto dove mangiare, trattoria, dove mangiare, mangiare fuori, posto in cui mangiare,
      locale, osteria, andare a mangiare, dove si mangia, pizzeria, posto per mangiare, tavola calda, fast food, ristorantino, posticino,
      voglia di mangiare, un buon ristorante, dove cenare, dove pranzare, mangiare qualcosa fuori
    cibo a domicilio: cibo a domicilio, cibo da asporto, asporto, delivery, consegna a domicilio, ordinare una pizza,
      ordinare da mangiare, da asporto, portare a casa, far arrivare cibo, a domicilio, pizza a domicilio, take away, ordinare cibo,
      just eat, deliveroo, farsi portare
    colazione: colazione, fare colazione, prima colazione, pasto del mattino, cornetto, brioche
    mangiare: mangiare, cibo, pasto, da mangiare, magnare, consumare, alimento, nutrirsi, qualcosa da mangiare, pappa, alimentazione,
      cibarsi, roba da mangiare
    tavolo: tavolo, prenotare un tavolo, un tavolo per, tavolo per, posto al ristorante, riservare un tavolo
    # shopping and money
    comprare: comprare, acquistare, prendere, fare acquisti, procurarsi, fare shopping, compera, accaparrarsi, aggiudicarsi
    ordinare: ordinare, fare un ordine, richiedere, comprare online, acquistare online, far arrivare, effettuare un ordine
    ordine: ordine, ordinazione, il mio ordine, acquisto, ordini recenti, numero d'ordine
    pacco: pacco, spedizione, consegna, collo, pacchetto, plico, posta in arrivo
    tracciare: tracciare, tracking, dov'è il pacco, stato della spedizione, seguire il pacco, stato dell'ordine, quando arriva il pacco,
      rintracciare il pacco, codice di spedizione, a che punto è, tracciamento, numero di tracking, seguire la spedizione,
      numero di spedizione
    restituire: restituire, reso, rimborso, rimandare indietro, fare il reso, rendere, mandare indietro, riportare, restituzione
    offerta: offerta, sconto, promozione, coupon, saldi, in offerta, ribasso, promo, codice sconto, buono sconto, occasione, affare,
      svendita, prezzo scontato
    economico: economico, a buon mercato, conveniente, costa poco, a basso costo, basso prezzo, poco caro, prezzo basso, accessibile,
      che costa poco, meno caro, low cost, più economico, a poco prezzo, abbordabile
    caro: caro, costoso, dispendioso, prezzo alto, costa troppo, esoso, troppo caro, carissimo
    negozio: negozio, bottega, punto vendita, esercizio, rivendita, commerciante, supermercato, emporio
    orario di apertura: orario di apertura, quando apre, a che ora apre, aperto, fino a che ora, ancora aperto, è aperto, orari,
      quando è aperto, orari del negozio, apertura
    orario di chiusura: orario di chiusura, quando chiude, a che ora chiude, chiuso, chiusura del negozio
    conto: conto, conto corrente, conto bancario, conto in banca, il mio conto, estratto conto, i miei conti
    saldo: saldo, quanti soldi ho, disponibilità del conto, quanto ho sul conto, soldi sul conto, quanti soldi, disponibilità,
      quanto mi rimane, quanto denaro, quanto ho in banca, soldi rimasti, quanti soldi rimangono, saldo disponibile, credito residuo,
      somma disponibile, giacenza, quanto mi resta, ho abbastanza soldi, sono in rosso, cosa mi rimane, quanto ho a disposizione,
      situazione del conto
    soldi: soldi, denaro, contanti, quattrini, grana, banconota, liquidi, cash, pecunia, spiccioli, palanche, fondi, danaro, euri
    carta: carta, carta di credito, carta di debito, bancomat, visa, mastercard, la mia carta, carta bancaria, postepay, prepagata,
      carta prepagata
    pagare: pagare, pagamento, saldare, versare, fare un pagamento, effettuare un pagamento, corrispondere, regolare il conto, sborsare,
      passare alla cassa
    bonifico: bonifico, trasferire denaro, inviare denaro, trasferimento, mandare soldi, trasferire soldi, fare un bonifico,
      spostare soldi, girare soldi, passare soldi, inviare soldi, giroconto, versare, trasferimento di denaro, trasferire,
      bonifico bancario, spostare denaro, spostare fondi, bonifico istantaneo, manda dei soldi, mandare denaro, invia denaro a
    fattura: fattura, bolletta, ricevuta, conto da pagare, bolletta della luce, bollettino, bolletta del gas, avviso di pagamento,
      parcella, quanto devo pagare, importo della bolletta, pagare la bolletta, bollette da pagare
    spesa sostenuta: spesa sostenuta, quanto ho speso, spendere, uscita, spesa, quanto ho pagato, soldi spesi, costi, sborsare,
      quanto spendo, esborso
    movimento: movimento, transazione, operazione, cronologia, ultimi acquisti, estratto conto, spese recenti, ultime operazioni,
      acquisto recente, transazioni recenti, lista movimenti, movimenti del conto, ultimi movimenti, addebito, cosa ho comprato,
      i miei acquisti, le mie spese
    prestito: prestito, finanziamento, mutuo, credito, chiedere un prestito, soldi in prestito, farsi prestare, finanziare,
      prestito personale, prendere in prestito
    interesse: interesse, tasso di interesse, tasso, rendimento, taeg, interessi maturati, tan
    risparmiare: risparmiare, mettere da parte, accantonare, fare economia, risparmi, gruzzolo, tirare la cinghia, mettere via
    budget: budget, quanto posso spendere, bilancio, gestire i soldi, gestione delle spese, finanze, piano di spesa,
      quanto posso permettermi
    stipendio: stipendio, salario, busta paga, paga, retribuzione, guadagno, cedolino, compenso, mensilità, reddito, quanto guadagno
    tassa: tassa, tributo, imposta, fisco, contributo, irpef, iva, imu, balzello, ritenuta
    assicurazione: assicurazione, polizza, assicuratore, copertura, contratto assicurativo, compagnia assicurativa, assicurare, rca,
      copertura assicurativa, assicurativo
    pensione: pensione, fondo pensione, andare in pensione, pensionamento, previdenza, previdenza complementare, pensionistico, tfr
    azione: azione, borsa, quotazione, titolo azionario, mercato azionario, azioni in borsa, prezzo delle azioni, borsa valori, listino,
      ftse, piazza affari
    valuta: valuta, moneta, tasso di cambio, cambio, cambio valuta, tasso di conversione, convertire valuta, dollaro,
      quotazione dell'euro, cambiavalute, sterlina
    punteggio di credito: punteggio di credito, affidabilità creditizia, rating creditizio, merito creditizio, credit score,
      storia creditizia, merito di credito, crif
    pin: pin, codice segreto, codice della carta, codice pin, il mio pin, codice di sicurezza, codice personale, pin dimenticato
    password: password, parola chiave, parola d'ordine, codice di accesso, credenziale, password dimenticata, dimenticato la password, pw,
      cambiare la password, reimpostare la password, ho dimenticato la password
    frode: frode, truffa, transazione sospetta, operazione sospetta, fraudolento, non ho fatto io, addebito sconosciuto, non riconosco,
      raggiro, movimento sospetto, addebito strano, truffatore, phishing, acquisto sconosciuto, clonare, non ho fatto,
      pagamento sconosciuto, qualcuno usa la mia, acquisto non mio
    limite: limite, massimale, plafond, tetto, soglia, limite della carta, limite di spesa, limite di credito, limite di prelievo,
      massimo consentito
    assegno: assegno, libretto degli assegni, carnet di assegni, assegno circolare
    bancomat: bancomat, sportello automatico, sportello bancomat, prelevare contanti, atm, sportello, cash, postamat, punto di prelievo
    # travel
    percorso: percorso, strada, tragitto, itinerario, come arrivare, indicazione, navigare, come si arriva, come andare, portami,
      indicazioni stradali, via, guidami, direzione, come ci arrivo, navigazione, strada per, cammino, come raggiungere, navigatore,
      come andare a, accompagnami, voglio andare a, come ci vado, mostrami la strada, che strada, quale strada fare, strada migliore
    traffico: traffico, ingorgo, coda, circolazione, traffico stradale, rallentamento, situazione traffico, strada bloccata,
      imbottigliamento, incolonnamento, viabilità, c'è traffico, c'è coda, si circola, strada trafficata
    auto: auto, macchina, automobile, vettura, veicolo, autovettura, vettura privata, macchinina, quattro ruote
    benzina: benzina, carburante, gasolio, diesel, fare il pieno, rifornimento, fare benzina, pieno di benzina, livello di benzina,
      senza piombo, serbatoio, metano, gpl, mettere benzina, fare rifornimento
    distributore: distributore, benzinaio, stazione di servizio, distributore di benzina, pompa di benzina, stazione di rifornimento,
      dove fare benzina, area di servizio, pompa
    gomma: gomma, pneumatico, ruota, pressione delle gomme, foratura, gomma a terra, gomma bucata, gonfiare, ruota di scorta,
      cambiare la gomma, forato, pressione degli pneumatici, pneumatici invernali, catene, gonfiaggio
    riparare: riparare, officina, meccanico, riparazione, aggiustare, sistemare, rimettere a posto, mettere a posto, gommista,
      carrozziere, accomodare, risolvere, aggiustatura, rattoppare
    parcheggiare: parcheggiare, posteggio, posto auto, posto macchina, dove parcheggiare, dove ho parcheggiato, parchimetro,
      posto dove parcheggiare, sosta, strisce blu
    taxi: taxi, uber, tassì, chiamare un taxi, passaggio, autista, prenotare un taxi, ncc, corsa in taxi, tassista, blablacar
    autobus: autobus, bus, pullman, corriera, mezzo pubblico, filobus, linea, prossimo autobus, navetta, mezzi di trasporto
    treno: treno, ferrovia, trenitalia, prendere il treno, frecciarossa, italo, regionale, ferroviario, intercity
    metropolitana: metropolitana, metro, metrò, linea della metro, tram, stazione metro, tramvia
    biglietto: biglietto, ticket, titolo di viaggio, biglietto d'ingresso, carta d'imbarco, ingresso, abbonamento, tagliando
    volo: volo, aereo, aeroplano, compagnia aerea, biglietto aereo, alitalia, volo diretto, ryanair, viaggiare in aereo, volare a,
      trovare un volo, volo economico, prendere un volo
    aeroporto: aeroporto, terminal, fiumicino, malpensa, aerostazione, linate, scalo aereo
    bagaglio: bagaglio, valigia, borsa, bagaglio a mano, trolley, borsone, zaino, bagaglio in stiva
    hotel: hotel, albergo, alloggio, ostello, dove dormire, pensione, b&b, bed and breakfast, camera d'albergo, pernottamento,
      stanza d'albergo, airbnb, dove alloggiare, pernottare, soggiornare, agriturismo, residence
    prenotare: prenotare, prenotazione, riservare, fare una prenotazione, prendere una camera, fissare, effettuare una prenotazione,
      bloccare un posto, riservare un posto, prendere un posto
    viaggio: viaggio, gita, vacanza, tour, escursione, partire per, trasferta, weekend fuori, fare un viaggio, tragitto, spostamento,
      andare in viaggio, scampagnata, soggiorno
    visto: visto, visto d'ingresso, documento di viaggio, documenti per entrare, serve il visto, permesso di soggiorno
    vaccino: vaccino, vaccinazione, vaccinarsi, puntura, vaccinazioni obbligatorie, richiamo, iniezione
    vicino: vicino, nelle vicinanze, qui intorno, nei paraggi, nei dintorni, qui vicino, vicino a me, più vicino, in zona, accanto,
      nei pressi, da queste parti, a due passi, qua vicino, circostante, nella zona, prossimità, a poca distanza, in giro
    ritardo: ritardo, in ritardo, tardare, essere in ritardo, fare tardi, non puntuale, ritardatario, tardivo
    noleggiare: noleggiare, affittare, autonoleggio, macchina a noleggio, noleggiare un'auto, prendere a noleggio, affittare una macchina,
      auto a noleggio, noleggio auto
    fermata del bus: fermata del bus, fermata dell'autobus, fermata, pensilina, fermata più vicina, capolinea
    stazione: stazione, stazione dei treni, stazione ferroviaria, stazione centrale, scalo ferroviario
    # health
    medico: medico, dottore, dottoressa, medico di base, specialista, medico curante, ambulatorio, visita medica, guardia medica,
      medico di famiglia, andare dal medico
    medicina: medicina, pillola, pastiglia, farmaco, compressa, capsula, antibiotico, cura, sciroppo, tachipirina, aspirina,
      prendere le medicine, pasticca, cerotto, medicazione, pomata
    dolore: dolore, male, far male, dolere, mi fa male, ho male, soffrire, doloroso, fitta, dolorante, mal di, bua, sofferenza
    malato: malato, ammalato, stare male, malattia, non stare bene, sentirsi male, indisposto, poco bene, sto male, ammalarsi
    esercizio: esercizio, allenamento, allenarsi, palestra, fare sport, fare ginnastica, fitness, attività fisica, tenersi in forma,
      addominali, flessioni, fare esercizio, sport, muovermi, ginnastica, muscoli, allenare
    dormire: dormire, sonno, addormentarsi, andare a letto, coricarsi, andare a dormire, riposare, pisolino, fare un sonnellino, a nanna,
      riposarsi, pennichella, nanna, mettersi a letto, riposino
    meditare: meditare, meditazione, rilassarsi, rilassamento, calmarsi, rilassare, mindfulness, tranquillizzarsi, staccare la spina,
      respirare, esercizio di respirazione, zen, relax, calmare, distendersi, svuotare la mente, respirazione
    ospedale: ospedale, pronto soccorso, clinica, policlinico, reparto, centro medico, nosocomio
    farmacia: farmacia, farmacista, parafarmacia, farmacia di turno, farmacia di guardia
    # work and learning
    lavoro: lavoro, impiego, occupazione, mestiere, professione, posto di lavoro, carriera, ufficio, posto fisso, lavorativo, lavoretto,
      faticare
    fare domanda: fare domanda, candidarsi, presentare richiesta, fare richiesta, domandare, richiedere, iscriversi, compilare la domanda,
      inoltrare richiesta, presentare domanda, richiesta, inviare la domanda, iscrizione
    capo: capo, superiore, responsabile, boss, manager, direttore, datore di lavoro, principale, dirigente, direttrice
    collega: collega, compagno di lavoro, collaboratore, compagno di ufficio, socio, colleghi di lavoro
    scuola: scuola, liceo, istituto, università, facoltà, classe, elementari, asilo, ateneo, scolastico, campus, scuola media
    tradurre: tradurre, traduzione, come si dice, traduci in, dire in inglese, come dire, in inglese, traduttore, in spagnolo, si dice in,
      come si traduce, versione in, come diresti, come posso dire, parola inglese per
    lingua: lingua, idioma, linguaggio, lingua straniera, parlare un'altra lingua, inglese, dialetto, italiano, linguistico
    sillabare: sillabare, come si scrive, ortografia, scritto come, fare lo spelling, spelling, come scrivo, lettera per lettera
    sinonimo: sinonimo, altra parola per, altro modo per dire, parola simile, stesso significato, equivalente
    # assistant and small talk
    come ti chiami: come ti chiami, il tuo nome, chi sei, tu chi sei, il nome tuo, come devo chiamarti, tuo nome, che nome hai,
      hai un nome
    chi ti ha creato: chi ti ha creato, chi ti ha fatto, il tuo creatore, chi ti ha costruito, chi ti ha programmato, chi ti ha inventato,
      il tuo capo, da chi sei stato, chi ti ha sviluppato, per chi lavori, il tuo padrone, il tuo inventore, chi ti ha progettato
    cosa sai fare: cosa sai fare, cosa puoi fare, in cosa puoi aiutarmi, che sai fare, le tue funzioni, come puoi aiutarmi, a cosa servi,
      che puoi fare, le tue capacità, cosa riesci a fare, a che servi, come mi puoi aiutare, come mi aiuti, di cosa sei capace,
      quali sono le tue, che funzioni hai
    sei un robot: sei un robot, sei umano, sei reale, sei vero, sei una persona, sei una macchina, sei vivo, persona vera,
      sei un computer, sei un'intelligenza artificiale, sei una persona vera, essere umano, un bot
    da dove vieni: da dove vieni, dove vivi, dove abiti, di dove sei, dove sei nato, il tuo paese, in che città vivi, dove stai,
      da dove arrivi
    come va: come va, come ti senti, tutto bene, tutto a posto, come stai, come va la vita, come te la passi, come ti va, come butta,
      che si dice, va tutto bene, come ti senti oggi, com'è andata, stai bene, tutto ok, che mi racconti
    ciao: ciao, buongiorno, buonasera, buon giorno, salve, buon pomeriggio, ehi, ehilà, hey, buondì, buona sera, saluti
    arrivederci: arrivederci, addio, buonanotte, alla prossima, ciao ciao, a presto, a dopo, a domani, ci vediamo, buona giornata,
      ci sentiamo, stammi bene, alla prossima volta, ci vediamo dopo, ti saluto, buona serata, salutare, bye
    grazie: grazie, grazie mille, ti ringrazio, molte grazie, grazie tante, ringraziare, ti sono grato, gentilissimo, grazie infinite,
      grazie davvero, grato, gentile
    bravo: bravo, ottimo, perfetto, fantastico, eccellente, ben fatto, buon lavoro, ottimo lavoro, bravissimo, sei il migliore,
      complimenti, meraviglioso, bel lavoro, sei forte, mitico, ben detto, stupendo, magnifico, incredibile, splendido, eccezionale,
      sei un genio, grandioso, favoloso, bellissimo, molto bene, super, figo
    pessimo: pessimo, terribile, orribile, brutto, schifoso, cattivo, scadente, inutile, fa pena, penoso, bruttissimo, tremendo,
      uno schifo, scarso, deludente, orrendo, malissimo, squallido, atroce
    sì: sì, va bene, certo, ok, d'accordo, esatto, sicuro, certo che sì, va benissimo, assolutamente sì, sì grazie, confermo, affermativo,
      naturalmente, ovvio, volentieri, perfetto, senz'altro, ok va bene, ci sto, procedi, perché no, giusto, okay, come no, ovviamente,
      assolutamente, sono d'accordo, proprio così, per me va bene, sì sì, certissimo, eh sì, è vero
    no: no, assolutamente no, negativo, no grazie, per niente, neanche per sogno, nemmeno, mai, non credo, non proprio, direi di no,
      certo che no, per nulla, macché, niente affatto, assolutamente, non voglio, non sono d'accordo, ovviamente no, no no, manco per idea
    forse: forse, può darsi, non so, magari, probabilmente, non sono sicuro, chissà, dipende, non saprei, è possibile, boh, eventualmente,
      incerto, non ne sono sicuro, indeciso, non lo so, chi lo sa, possibile, può essere, mah, dubbio, difficile dirlo
    testa o croce: testa o croce, lanciare una moneta, lancia la moneta, tirare una moneta, lancio della moneta, fare testa o croce
    tirare un dado: tirare un dado, lanciare i dadi, dado, tira il dado, lancio di dadi, tirare i dadi, lancia un dado
    numero casuale: numero casuale, numero a caso, un numero tra, scegli un numero, numero da uno a, un numero qualsiasi,
      estrarre un numero, numero tra
    curiosità: curiosità, fatto curioso, fatto interessante, qualcosa di interessante, lo sapevi che, una curiosità, fatto divertente,
      qualcosa di curioso, sapevi che, una cosa interessante, fatto strano, aneddoto, qualcosa di nuovo
    lentamente: lentamente, più lento, adagio, parla più lentamente, rallentare, piano piano, troppo veloce, meno veloce, con calma,
      pianino
    veloce: veloce, rapido, in fretta, più veloce, accelerare, più in fretta, sbrigarsi, troppo lento, svelto, parla più veloce,
      alla svelta, in un lampo, sbrigati
    voce: voce, accento, tono di voce, cambiare voce, la tua voce, modo di parlare, timbro, voce maschile, voce femminile, vocale
    # devices
    telefono: telefono, cellulare, telefonino, smartphone, iphone, telefono cellulare, smartphone android, apparecchio telefonico, cell
    trova il mio telefono: trova il mio telefono, dov'è il telefono, fai squillare il telefono, perso il telefono, non trovo il telefono,
      cerca il mio telefono, trovare il telefono, trova il cellulare, localizza il telefono, fai suonare il telefono,
      trova il mio cellulare, ho perso il telefono, dove ho messo il, ho perso il cellulare
    batteria: batteria, carica, pila, livello della batteria, quanta batteria, autonomia, percentuale di batteria, batteria residua,
      energia, stato della batteria, livello di carica
    wifi: wifi, wi-fi, internet, rete wireless, connessione, rete, connessione internet, router, rete wifi, modem, fibra
    dati mobili: dati mobili, rete dati, internet mobile, giga, traffico dati, connessione dati, dati cellulare, 4g, 5g, rete mobile,
      consumo dati, roaming
    modalità aereo: modalità aereo, modalità volo, modalità offline, fuori rete
    non disturbare: non disturbare, modalità non disturbare, disturbare, silenzia notifiche, nessun disturbo, modalità silenzioso,
      modalità riposo
    schermo: schermo, display, monitor, display del telefono, luminosità dello schermo, touchscreen, video
    screenshot: screenshot, cattura schermo, schermata, catturare lo schermo, foto dello schermo, istantanea schermo
    applicazione: applicazione, app, programma, software, applicativo, skill
    file: file, documento, pdf, allegato, word
    cartella: cartella, directory, raccolta, archivio
    archiviazione: archiviazione, spazio, memoria disponibile, memoria, spazio disponibile, memoria libera, spazio libero, memoria piena,
      disco, liberare spazio, capienza
    computer: computer, pc, portatile, pc portatile, mac, elaboratore, desktop, calcolatore, notebook, laptop
    torcia: torcia, pila elettrica, luce del telefono, torcia del telefono, flash, lampadina tascabile, accendi la torcia,
      luce del cellulare
    utente: utente, profilo, account, nome utente, utenza, username, profilo utente, il mio profilo
    condividere la posizione: condividere la posizione, inviare la posizione, mia posizione, dove mi trovo, mandare la posizione,
      condividere dove sono, inviare dove sono, manda la mia posizione, dire dove sono, condivisione posizione
    # people and things
    nome: nome, come si chiama, cognome, nominativo, chiamarsi, soprannome, denominazione, intestazione
    fidanzato: fidanzato, ragazzo, compagno, moroso, il mio ragazzo, partner, convivente, compagno di vita
    fidanzata: fidanzata, ragazza, compagna, morosa, la mia ragazza, amorosa, convivente
    moglie: moglie, sposa, consorte, coniuge, signora
    marito: marito, sposo, consorte, coniuge, marito mio
    madre: madre, mamma, mammina, genitrice, mami, materno
    padre: padre, papà, babbo, papi, genitore, paparino, paterno
    bambino: bambino, bimbo, figlio, ragazzino, piccolo, fanciullo, figlioletto, creatura, pargolo, minore
    neonato: neonato, bebè, bambino piccolo, poppante, lattante, piccolino, pannolino, biberon
    cane: cane, cagnolino, cucciolo, cagnetta, fido, cagna
    gatto: gatto, micio, gattino, felino
    animale domestico: animale domestico, animale da compagnia, animale, bestiola, animaletto, bestia
    pianta: pianta, pianta verde, fiore, pianticella, vegetale, pianta da appartamento
    innaffiare: innaffiare, annaffiare, dare acqua, irrigare, bagnare le piante, irrigazione, dare l'acqua, innaffiatoio, irrigatore
    regalo: regalo, dono, pensierino, fare un regalo, idea regalo, omaggio, strenna, cadeau
    matrimonio: matrimonio, nozze, sposarsi, sposare, cerimonia, sposalizio, unione
    casa: casa, abitazione, domicilio, a casa, villetta, dimora, casa mia, villa, residenza, alloggio, focolare
    appartamento: appartamento, bilocale, monolocale, alloggio, trilocale, attico, palazzo, condominio
    avvocato: avvocato, legale, consulente legale, notaio, patrocinatore, studio legale
    donare: donare, donazione, fare una donazione, beneficenza, dare soldi, offerta, associazione benefica, dare in beneficenza,
      contribuire, volontariato, onlus
    concerto: concerto, spettacolo, rappresentazione, show, evento musicale, live, esibizione, tournée, festival
    luogo: luogo, posto, località, ubicazione, zona, posticino, località turistica, sito, da qualche parte
    problema: problema, errore, guasto, non funziona, difetto, malfunzionamento, bug, non va, disguido, difficoltà, non funziona più,
      inconveniente, anomalia, intoppo, magagna, inghippo, problema tecnico
    rotto: rotto, danneggiato, guasto, fuori uso, non funzionante, spaccato, crepato, difettoso, fuori servizio, scassato, a pezzi,
      bruciato
    perso: perso, smarrito, smarrire, non trovo più, non riesco a trovare, sparito, scomparso, perdita, introvabile, smarrimento, disperso
    nuovo: nuovo, recente, ultima novità, nuovissimo, appena uscito, inedito, moderno, novità, nuovo di zecca
    grande: grande, enorme, gigante, grosso, gigantesco, largo, ampio, vasto, immenso, maxi
    piccolo: piccolo, minuscolo, mini, piccolino, ridotto, minuto, piccolissimo
    migliore: migliore, top, più votato, meglio, più bello, numero uno, più apprezzato, il più popolare, meglio recensito, ideale, ottimo,
      più quotato, primo
    recensione: recensione, opinione, valutazione, giudizio, stella, commento, voto, come viene valutato, parere, feedback, recensire,
      pareri
    stai zitto: stai zitto, zitto, taci, silenzio, smetti di parlare, basta parlare, fai silenzio, chiudi il becco
    riattivare l'audio: riattivare l'audio, togliere il muto, rimettere l'audio, attivare l'audio, ripristinare l'audio
    riprodurre di nuovo: riprodurre di nuovo, rimettere, risentire, riascoltare, ricominciare da capo, da capo, dall'inizio,
      riparti dall'inizio, rimetti la canzone, riprendere dall'inizio
    caricare online: caricare online, upload, caricare un file, fare un backup, backup, importare, mettere sul cloud, caricare su
    scollegare: scollegare, disconnettere, staccare, disaccoppiare, dissociare, interrompere la connessione
    # handling things
    cercare su internet: cercare su internet, googlare, cercare su google, cercare in rete, ricerca su internet, cercare online,
      guardare su internet, ricerca web
    mettere in lista: mettere in lista, aggiungere alla lista, segnare sulla lista, scrivere sulla lista, mettere nella lista,
      inserire in lista
    incollare: incollare, copia e incolla, inserire il testo
    annotare: annotare, prendere nota, segnare, appuntare, prendere appunti, mettere una nota, appuntarsi, prendere un appunto,
      fare una nota, scrivere una nota
    filtrare: filtrare, solo quelli, mostrare solo, restringere
    # questions
    velocità: velocità, quanto è veloce, che velocità, chilometri orari, a che velocità, quanto va veloce, rapidità
    superficie: superficie, area, metri quadri, estensione, quanti metri quadri, quanto è esteso
    profondità: profondità, quanto è profondo, profondo, che profondità
    # time
    domani: domani, l'indomani, il giorno dopo, domattina, domani mattina, domani sera
    dopodomani: dopodomani, fra due giorni, tra due giorni
    ieri: ieri, il giorno prima, l'altro ieri, ieri sera, giornata di ieri
    mezzogiorno: mezzogiorno, ora di pranzo, le dodici, a pranzo, mezzodì
    mezzanotte: mezzanotte, le ventiquattro, mezza notte
    tra poco: tra poco, a breve, fra poco, prossimamente, prossimi giorni, presto, a momenti
    in orario: in orario, puntuale, in tempo, spaccare il minuto
    recente: recente, ultimo, più recente, di recente, aggiornato, ultimissimo
    cronologia: cronologia, storico, precedenti, elenco precedente, storia recente
    settimana: settimana, sette giorni, questa settimana, in settimana, durante la settimana
    giorno feriale: giorno feriale, giorno lavorativo, feriale, lavorativo, dal lunedì al venerdì, infrasettimanale
    due settimane: due settimane, quindici giorni, quindicina, ogni due settimane, bisettimanale
    ricorrente: ricorrente, ripetuto, periodico, regolare, che si ripete, regolarmente, ripetitivo
    buon compleanno: buon compleanno, tanti auguri, auguri, auguri di compleanno
    ricordarsi: ricordarsi, memorizzare, tenere a mente, imprimere
    dimenticare: dimenticare, scordare, non ricordare più, dimenticarsi, scordarsi
    appuntamento: appuntamento, visita, incontro, colloquio, impegno preso, prenotazione
    invitato: invitato, partecipante, ospite, convocare, commensale, presente
    scadenza: scadenza, data di scadenza, entro quando, termine ultimo, data limite, deadline, ultimo giorno, consegnare entro
    scadere: scadere, scaduto, valido fino a, validità, fine validità, non più valido
    # weather
    gelo: gelo, ghiaccio, gelata, brina, ghiacciato, sotto zero
    nebbia: nebbia, foschia, nebbioso, visibilità, nebbione
    uragano: uragano, ciclone, tifone, tornado, tromba d'aria
    luna: luna, luna piena, fase lunare, plenilunio, luna nuova
    marea: marea, alta marea, bassa marea, acqua alta
    stagione: stagione, primavera, estate, autunno, inverno
    # media
    testo della canzone: testo della canzone, parole della canzone, testo, lyrics, parole
    genere: genere, stile, tipo di musica, genere musicale
    cuffie: cuffie, auricolari, cuffiette, airpods, auricolare
    altoparlante: altoparlante, cassa, speaker, impianto stereo, stereo, cassa bluetooth, impianto audio
    strumento musicale: strumento musicale, chitarra, pianoforte, violino, strumento
    cinema: cinema, sala, multisala, al cinema, grande schermo, cinematografo
    orario del film: orario del film, spettacolo, proiezione, a che ora danno, orari del cinema, in programmazione, danno al cinema,
      orari degli spettacoli, in sala, programmazione
    trailer: trailer, anteprima, teaser, promo
    sottotitolo: sottotitolo, lingua originale, doppiaggio, doppiato
    attore: attore, attrice, interprete, cast, protagonista, chi recita, divo, recitare
    regista: regista, diretto da, chi ha diretto, regia, cineasta
    cartone animato: cartone animato, cartoni, anime, animazione, fumetto, manga
    telecomando: telecomando, cambiare canale, zapping
    giornale: giornale, quotidiano, rivista, stampa, testata, settimanale
    articolo: articolo, pezzo, reportage
    biblioteca: biblioteca, libreria, mediateca, libraio
    gioco: gioco, fare una partita, gioca con me, passatempo, partita, avviare un gioco, divertimento
    videogioco: videogioco, console, playstation, nintendo, xbox, joystick, giocatore, videogame
    quiz: quiz, indovinello, enigma, rompicapo, domanda di cultura generale, trivia, rebus, sciarada
    poesia: poesia, filastrocca, recitare una poesia, poema, strofa, haiku
    citazione: citazione, frase celebre, aforisma, proverbio, frase famosa
    complimento: complimento, dimmi qualcosa di bello, lusingare, fare un complimento
    cantare: cantare, canta una canzone, ninna nanna, fare una canzone, canticchiare, intonare
    # sport
    giocatore: giocatore, calciatore, atleta, sportivo, attaccante, portiere, bomber, giocatrice, goleador
    allenatore: allenatore, mister, coach, commissario tecnico, ct, istruttore
    campionato: campionato, torneo, coppa, serie a, mondiali, europei, competizione, champions, olimpiadi
    calcio: calcio, pallone, football, calcistico, calcetto
    bicicletta: bicicletta, bici, ciclismo, pedalare, mountain bike, in bici, ciclista, due ruote
    # communication
    richiamare: richiamare, ricomporre, chiamare di nuovo, ritelefonare, ultimo numero, ricontattare
    chiamata persa: chiamata persa, chi ha chiamato, chi mi ha chiamato, chi mi ha cercato, chiamate senza risposta, chi ha telefonato
    segreteria telefonica: segreteria telefonica, segreteria, messaggio in segreteria, casella vocale
    indirizzo email: indirizzo email, indirizzo mail, indirizzo di posta, mail di
    allegato: allegato, file allegato, documento allegato, accluso
    oggetto: oggetto, titolo della mail, argomento, tema
    spam: spam, posta indesiderata, indesiderato, pubblicità, robaccia
    lettera: lettera, posta, busta, corrispondenza, cartolina
    numero di telefono: numero di telefono, numero, recapito telefonico, numero di cellulare, che numero ha, telefono di, cellulare di
    indirizzo: indirizzo, via, residenza, dove abita, recapito, domicilio, indirizzo di casa
    commentare: commentare, lasciare un commento, osservazione
    seguire qualcuno: iscriversi, seguire, abbonarsi, iscrizione, abbonamento, sottoscrivere, follow
    disiscriversi: disiscriversi, annullare l'iscrizione, disdire l'abbonamento, smettere di seguire, cancellare l'abbonamento,
      cancellare l'iscrizione, annullare l'abbonamento, non seguire più
    bloccare un contatto: bloccare un contatto, bloccare, blacklist, bannare, lista nera
    amico: amico, compagno, amicone, conoscente, compare
    chiacchierare: chiacchierare, parlare, conversare, fare due chiacchiere, dialogare, conversazione, chattare, discorrere, discutere,
      quattro chiacchiere, discorso, confabulare
    gruppo: gruppo, chat di gruppo, comitiva
    # home
    scaldare la stanza: scaldare la stanza, più caldo, alzare il riscaldamento, alzare la temperatura, aumentare la temperatura,
      ho freddo, fa freddo qui, alzare i gradi, aumentare il riscaldamento, riscaldare la stanza
    rinfrescare la stanza: rinfrescare la stanza, più freddo, meno caldo, abbassare la temperatura, abbassare il riscaldamento, ho caldo,
      più fresco, raffreddare, fa caldo qui, diminuire la temperatura
    ventilatore: ventilatore, ventola, ventilazione, ventilatore a soffitto, cappa, aspiratore
    riordinare: riordinare, mettere in ordine, sistemare, rassettare, mettere a posto
    sporco: sporco, sudicio, impolverato, lurido, macchiato, zozzo
    macchia: macchia, smacchiare, smacchiatore
    spazzatura: spazzatura, immondizia, pattume, rifiuti, bidone, cestino, rumenta, raccolta differenziata, portare fuori la spazzatura,
      monnezza, buttare la spazzatura, differenziata
    buttare: buttare, gettare, buttare via, cestinare, disfarsi, gettare via
    campanello: campanello, citofono, suonare alla porta, chi ha suonato, videocitofono
    chiave: chiave, chiavi di casa, chiavi della macchina, mazzo di chiavi, badge
    allarme di casa: allarme di casa, antifurto, sistema di allarme, impianto di allarme, telecamera di sicurezza, videosorveglianza,
      ladro, intruso, intrusione
    rilevatore di fumo: rilevatore di fumo, allarme antincendio, sensore di fumo
    finestra: finestra, vetro, infisso, lucernario, portafinestra
    caffè: caffè, espresso, cappuccino, tazzina, caffè lungo, macchiato, caffellatte, caffettino, ristretto
    tè: tè, the, infuso, tisana, camomilla, bollitore
    asciugatrice: asciugatrice, asciugare i panni, stendere, stendino, asciugare
    stirare: stirare, ferro da stiro, asse da stiro, dare una stirata
    forno: forno, microonde, fornello, cucina a gas, preriscaldare, forno a microonde, fornetto
    piano cottura: piano cottura, fuoco, piastra, fornelli, piano a induzione
    dispositivo: dispositivo, apparecchio, elettrodomestico, macchina, aggeggio, gadget, apparecchiatura
    divano: divano, sofà, poltrona, divanetto
    cucina: cucina, cucinino, angolo cottura, cucinotto
    corridoio: corridoio, ingresso, atrio, entrata, disimpegno
    soffitta: soffitta, mansarda, sottotetto, solaio
    cantina: cantina, seminterrato, scantinato, taverna
    piano di sopra: piano di sopra, di sopra, primo piano, al piano superiore
    piano terra: piano terra, di sotto, al piano inferiore, pianterreno
    giardino: giardino, cortile, terrazzo, prato, esterno, veranda, balcone, orto, patio
    garage: garage, box, autorimessa, rimessa
    mobile: mobile, arredamento, armadio, cassetto, credenza, scaffale, comò
    stanza: stanza, camera, locale, ambiente, vano
    scena: scena, atmosfera, scenario, luce d'atmosfera, ambientazione
    casa intelligente: casa intelligente, domotica, smart home, casa connessa, automazione
    # food
    cuocere in forno: cuocere in forno, infornare, mettere in forno, al forno, gratinare
    grigliare: grigliare, barbecue, grigliata, brace, alla piastra, arrostire
    bollire: bollire, lessare, far bollire, portare a ebollizione, sbollentare, bollente
    friggere: friggere, frittura, soffriggere, saltare in padella, fritto, rosolare
    riscaldare il cibo: riscaldare il cibo, scaldare, riscaldare, microonde, intiepidire
    scongelare: scongelare, decongelare, sbrinare
    tempo di cottura: tempo di cottura, quanto deve cuocere, quanto cuoce, minuti di cottura, cottura, quanto tempo cuocere,
      quanto far cuocere
    porzione: porzione, per quante persone, razione, a testa, fetta, piatto
    carboidrato: carboidrato, zucchero, amido, carbo
    grasso: grasso, colesterolo, lipidi, unto
    dieta: dieta, dimagrire, perdere peso, calare di peso, regime alimentare, a dieta, chili di troppo, snellire, dimagrimento
    ingrassare: ingrassare, prendere peso, mettere su peso, mettere su chili
    vegetariano: vegetariano, senza carne, vegano, vegetale, veg
    senza glutine: senza glutine, celiaco, intollerante al glutine, celiachia
    allergia: allergia, allergico, intolleranza, intollerante, allergene
    conservarsi: conservarsi, quanto dura in frigo, durata di conservazione, ancora buono, va a male, conservazione, data di scadenza,
      mantenersi
    andato a male: andato a male, scaduto, ammuffito, rancido, avariato
    sapore: sapore, gusto, assaggiare, sapere di, saporito
    gustoso: gustoso, delizioso, buono, squisito, saporito, appetitoso, buonissimo, prelibato
    piccante: piccante, speziato, forte, peperoncino, spezia
    bar: bar, pub, caffetteria, prendere un caffè, bere qualcosa, birreria, caffè, enoteca, localino
    cameriere: cameriere, cameriera, barista, personale di sala
    mancia: mancia, lasciare la mancia, quanto lasciare di mancia
    menù: menù, menu, lista dei piatti, piatto del giorno, carta
    pranzo: pranzo, pasto di mezzogiorno, mangiare a pranzo, pausa pranzo, pranzetto
    cena: cena, pasto serale, mangiare stasera, a cena, cenetta
    spuntino: spuntino, merenda, snack, qualcosa da sgranocchiare, stuzzichino, sgranocchiare, merendina
    antipasto: antipasto, aperitivo, stuzzichini
    secondo piatto: secondo piatto, portata principale
    contorno: contorno, insalata, verdura
    dolce: dolce, dessert, torta, dolcetto, qualcosa di dolce, pasticcino
    bere: bere, bevanda, qualcosa da bere, drink, bibita, sorseggiare
    avere fame: avere fame, fame, affamato, languorino, ho fame, appetito
    avere sete: avere sete, sete, assetato, ho sete
    alcol: alcol, vino, birra, alcolico, cocktail, liquore, spritz, superalcolico
    carne: carne, bistecca, manzo, macinato, vitello, fettina
    pollo: pollo, tacchino, pollame, gallina
    pesce: pesce, salmone, tonno, frutti di mare, gambero
    verdura: verdura, ortaggio, insalata
    patata: patata, patatine, patatine fritte
    pane: pane, panino, pagnotta, panificio, fornaio, panettiere, panetteria
    gelato: gelato, cono, ghiacciolo, sorbetto, gelateria, coppetta
    panino: panino, tramezzino, toast, sandwich, hamburger
    pasta: pasta, spaghetti, maccheroni, pastasciutta
    caramella: caramella, cioccolatino, dolciume, chicca
    biscotto: biscotto, pasticcino, frollino
    fare la spesa: fare la spesa, andare al supermercato, fare compere, spesa al supermercato
    supermercato: supermercato, alimentari, ipermercato, discount, esselunga, coop, conad, mercato
    # shopping and money
    vendere: vendere, mettere in vendita, rivendere, vendita, sbarazzarsi
    riordinare un prodotto: riordinare un prodotto, ordinare di nuovo, ricomprare, ripetere l'ordine, riacquistare
    consegnare: consegnare, recapitare, spedire, tempi di consegna
    corriere: corriere, postino, fattorino, portalettere, spedizioniere
    monitorare: monitorare, tenere traccia, tracciare, seguire, tenere d'occhio
    rimborso: rimborso, avere indietro i soldi, riavere i soldi, essere rimborsato, soldi indietro, risarcimento
    scambiare: scambiare, cambio, sostituire con, barattare, fare cambio
    buono regalo: buono regalo, carta regalo, codice sconto, gift card, buono sconto, codice promozionale
    gratis: gratis, gratuito, senza pagare, senza costi, a costo zero, omaggio
    centro commerciale: centro commerciale, galleria commerciale, outlet, grande magazzino
    prodotto: prodotto, articolo, merce, oggetto, modello
    marca: marca, marchio, produttore, brand, casa produttrice
    disponibile in negozio: disponibile in negozio, in magazzino, disponibilità, scorte, ce l'hanno
    esaurito: esaurito, non disponibile, finito, tutto esaurito
    carrello: carrello, cestino, paniere
    scontrino: scontrino, ricevuta, prova d'acquisto
    garanzia: garanzia, in garanzia, garantito
    taglia: taglia, misura, numero di scarpe, che taglia
    vestito: vestito, abito, indumento, abbigliamento, vestiario
    indossare: indossare, vestirsi, mettersi, cosa mi metto, come mi vesto, vestire
    scarpa: scarpa, calzatura, stivale, sandalo, sneakers
    gioiello: gioiello, anello, collana, orologio, bracciale, orecchino
    fila: fila, coda, mettersi in fila, attesa, tempo di attesa
    banca: banca, istituto di credito, filiale, banca online, bancario, unicredit, istituto bancario
    aprire un conto: aprire un conto, nuovo conto, apertura conto, fare un conto, attivare un conto
    chiudere un conto: chiudere un conto, chiusura conto, cancellare il conto, estinguere il conto
    numero di conto: numero di conto, iban, coordinate bancarie, codice iban, swift
    conto risparmio: conto risparmio, conto deposito, libretto, libretto di risparmio
    contanti: contanti, cash, liquidi, in contanti
    carta smarrita: carta smarrita, perso la carta, rubato la carta, carta persa, carta rubata, smarrito la carta, non trovo la carta,
      mi hanno rubato, furto della carta, non trovo più la, la carta è sparita
    nuova carta: nuova carta, carta sostitutiva, sostituire la carta, ordinare una carta, richiedere una carta, carta rotta,
      carta danneggiata, altra carta
    carta rifiutata: carta rifiutata, pagamento rifiutato, rifiutato, negato, carta non funziona, non accettato, respinto,
      carta non passa, pagamento respinto, pagamento non andato
    bloccare la carta: bloccare la carta, bloccare, congelare, sospendere, mettere un blocco, mettere in sospeso
    sbloccare il conto: sbloccare il conto, sbloccare, togliere il blocco, scongelare, riattivare
    attivare la carta: attivare la carta, attivazione della carta, attivare la mia carta
    prelevare: prelevare, prelievo, ritirare soldi, prendere contanti, fare un prelievo, ritirare contanti, ritirare
    depositare: depositare, versamento, versare soldi, versare sul conto, fare un versamento, mettere soldi
    ricaricare il conto: ricaricare il conto, ricarica, aggiungere credito, caricare soldi, aggiungere soldi, accreditare
    addebito diretto: addebito diretto, addebito automatico, domiciliazione, pagamento automatico, addebito
    data di pagamento: data di pagamento, scadenza della bolletta, quando devo pagare, da pagare entro, scadenza del pagamento,
      entro quando pagare
    pagamento minimo: pagamento minimo, importo minimo, minimo da pagare, rata minima
    conto al ristorante: conto al ristorante, il conto, totale da pagare, portami il conto
    commissione: commissione, costo aggiuntivo, spesa bancaria, supplemento, sovrapprezzo, costo extra, commissioni bancarie
    scoperto: scoperto, in rosso, andare in rosso, sotto zero, saldo negativo, fido
    prestare: prestare, dare in prestito, anticipare soldi, imprestare
    debito: debito, dovere soldi, indebitato, quanto devo, somma dovuta
    giorno di paga: giorno di paga, quando mi pagano, prossimo stipendio, accredito dello stipendio, essere pagato
    guadagnare: guadagnare, percepire, fare soldi, prendere al mese
    dichiarazione dei redditi: dichiarazione dei redditi, 730, modello 730, cu, dichiarare, modello unico
    sinistro: sinistro, denuncia di sinistro, risarcimento, indennizzo, fare denuncia, reclamo assicurativo
    investire: investire, investimento, portafoglio, fondi, investitore
    criptovaluta: criptovaluta, bitcoin, cripto, ethereum, moneta virtuale
    centesimo: centesimo, cent, monetina
    aumentare il limite: aumentare il limite, alzare il limite, limite più alto, più credito, innalzare il massimale, aumento del limite,
      alzare il plafond
    punti fedeltà: punti fedeltà, premio, carta fedeltà, punti, raccolta punti, cashback, punti accumulati, bonus, miglia
    # travel
    tornare a casa: tornare a casa, rientrare, andare a casa, strada di casa, verso casa, rincasare
    andare: andare, recarsi, dirigersi, andarci, raggiungere, spostarsi
    guidare: guidare, in macchina, mettersi al volante, in auto, al volante
    camminare: camminare, a piedi, passeggiare, passeggiata, fare due passi, fare un giro, escursione, quattro passi, trekking
    partire: partire, andarsene, partenza, mettersi in viaggio, mettersi in marcia, andare via
    arrivare: arrivare, orario di arrivo, giungere, raggiungere, atterrare
    incidente: incidente, tamponamento, scontro, sinistro, schianto
    lavori stradali: lavori stradali, lavori in corso, cantiere, strada chiusa, deviazione
    autostrada: autostrada, superstrada, pedaggio, casello, tangenziale, raccordo, statale
    mappa: mappa, cartina, piantina, google maps
    moto: moto, motocicletta, motorino, scooter, due ruote
    camion: camion, furgone, autocarro, tir
    consumo di carburante: consumo di carburante, quanto consuma, consumi, chilometri al litro
    stazione di ricarica: stazione di ricarica, colonnina, colonnina di ricarica, caricare la macchina, auto elettrica
    chilometraggio: chilometraggio, contachilometri, chilometri percorsi, quanti chilometri ha
    olio: olio, cambio olio, olio motore, livello dell'olio, cambiare l'olio
    batteria della macchina: batteria della macchina, cavi della batteria, batteria scarica, macchina non parte, non parte, cavetti
    spia: spia, spia motore, cruscotto, spia accesa, luce del motore
    manutenzione: manutenzione, tagliando, revisione, controllo periodico, collaudo
    carro attrezzi: carro attrezzi, in panne, soccorso stradale, guasto, rimanere a piedi, auto in panne
    patente: patente, patente di guida, esame di guida, scuola guida, rinnovo patente, foglio rosa
    targa: targa, libretto, immatricolazione, libretto di circolazione
    multa: multa, contravvenzione, verbale, sanzione, autovelox, eccesso di velocità
    andata e ritorno: andata e ritorno, a/r
    orario dei treni: orario dei treni, prossimo treno, orario di partenza, prossima partenza, a che ora parte, quando parte,
      quando passa, tabellone, orari degli autobus, a che ora passa
    coincidenza: coincidenza, scalo, cambio treno, diretto, senza cambi
    binario: binario, banchina, da che binario, numero di binario
    stato del volo: stato del volo, volo in orario, orario di imbarco, atterraggio, decollo, volo in ritardo, gate, uscita d'imbarco,
      imbarco
    nave: nave, traghetto, barca, crociera, aliscafo, traversata, gommone
    bagaglio smarrito: bagaglio smarrito, valigia persa, perso la valigia, bagaglio perso, perso il bagaglio, valigia smarrita
    fare la valigia: fare la valigia, fare le valigie, cosa portare, preparare la valigia, cosa mettere in valigia
    turismo: turismo, visitare, cosa vedere, attrazione, turistico, cosa visitare, monumento, cose da fare, luogo di interesse,
      cosa fare a, visita guidata, da vedere, attrazioni turistiche, giro turistico
    museo: museo, galleria, mostra, pinacoteca, esposizione
    spiaggia: spiaggia, mare, lido, fare il bagno, balneare, ombrellone, sabbia
    montagna: montagna, sci, pista, rifugio, vetta, alpi, monti
    estero: estero, all'estero, internazionale, fuori dall'italia, altro paese, straniero
    passaporto: passaporto, carta d'identità, documento d'identità, documento, identità
    dogana: dogana, frontiera, confine, dazio, duty free
    adattatore: adattatore, spina estera, voltaggio, tipo di presa
    lontano: lontano, distante, remoto, fuori mano, lontanissimo
    dove sono: dove sono, dove mi trovo, mia posizione, posizione attuale, in che posto sono, dove siamo, la mia posizione, mi sono perso
    sicuro da visitare: sicuro da visitare, sicurezza, pericoloso, pericolo, avviso di viaggio, rischio, rischioso, senza pericolo,
      è sicuro
    # health
    dentista: dentista, dente, mal di denti, odontoiatra
    oculista: oculista, ottico, occhiali, lente a contatto
    psicologo: psicologo, psichiatra, terapeuta, terapia, psicoterapeuta, psicoterapia
    infermiere: infermiere, infermiera, ostetrica
    veterinario: veterinario, ambulatorio veterinario, curare il cane
    ricetta medica: ricetta medica, prescrizione, impegnativa, prescrivere, rinnovare la ricetta
    mal di testa: mal di testa, emicrania, cefalea, male alla testa, mi scoppia la testa
    mal di pancia: mal di pancia, mal di stomaco, nausea, vomito, male alla pancia, diarrea, indigestione
    raffreddore: raffreddore, influenza, tosse, mal di gola, raffreddato, starnutire, covid, bronchite
    febbre: febbre, febbricitante, temperatura corporea, febbrone
    sintomo: sintomo, malattia, sintomi di, sindrome
    ferita: ferita, taglio, bruciatura, sanguinare, scottatura, frattura, slogatura, livido, ustione, cerotto, distorsione
    curare: curare, guarire, trattare, trattamento, guarigione, rimettersi, rimedio
    emergenza: emergenza, soccorso, ambulanza, aiuto urgente, pompieri, sos, vigili del fuoco, chiamare i soccorsi, carabinieri, urgenza,
      urgente, 118
    gravidanza: gravidanza, incinta, aspettare un bambino, partorire, nascita, dolce attesa, in attesa
    pressione sanguigna: pressione sanguigna, battito, pressione del sangue, frequenza cardiaca, cuore, polso
    correre: correre, corsa, jogging, fare una corsa, andare a correre, footing, maratona, correre al parco
    passi: passi, contapassi, quanti passi, passi fatti, pedometro
    nuotare: nuotare, piscina, andare in piscina, fare vasche
    rumore bianco: rumore bianco, rumore della pioggia, suoni della natura, suoni rilassanti, rumore delle onde, rumori di sottofondo
    stress: stress, ansia, ansioso, teso, angoscia, sotto pressione, tensione
    parrucchiere: parrucchiere, barbiere, taglio di capelli, tagliare i capelli, parrucchiera, capello, salone, acconciatura, piega
    bellezza: bellezza, trucco, estetista, unghia, manicure, spa, massaggio, centro estetico, ceretta, pulizia del viso
    # work and learning
    cercare lavoro: cercare lavoro, disoccupato, disoccupazione, trovare lavoro, offerta di lavoro, centro per l'impiego,
      annuncio di lavoro, ricerca di lavoro
    curriculum: curriculum, cv, lettera di presentazione, curriculum vitae
    colloquio: colloquio, colloquio di lavoro, assunzione, assumere, selezione del personale
    licenziare: licenziare, licenziamento, dimissioni, dimettersi, mandare via, licenziarsi
    chiedere le ferie: chiedere le ferie, richiesta di ferie, prendere ferie, prendere un permesso, richiedere ferie,
      chiedere un permesso, prendere un giorno, chiedere giorni di ferie, richiesta ferie
    ferie residue: ferie residue, giorni di ferie rimasti, quante ferie, quanti giorni di ferie, ferie rimanenti, saldo ferie,
      ferie rimaste
    ferie approvate: ferie approvate, ferie accettate, richiesta approvata, richiesta accettata, approvato, ferie concesse,
      permesso approvato
    malattia dal lavoro: malattia dal lavoro, mettersi in malattia, in malattia, certificato medico
    risorse umane: risorse umane, ufficio del personale, hr
    azienda: azienda, ditta, impresa, società, datore, start-up, multinazionale
    cliente: cliente, clientela, compratore, acquirente, consumatore
    progetto: progetto, pratica, lavoro in corso, piano
    presentazione: presentazione, diapositiva, slide, powerpoint, relazione, rapporto
    contratto: contratto, accordo, contratto a termine, tempo indeterminato
    esame: esame, verifica, interrogazione, compito in classe, prova, maturità, concorso, esonero
    compiti: compiti, compiti a casa, esercizi, compiti per casa
    insegnante: insegnante, professore, prof, docente, professoressa
    studente: studente, alunno, scolaro, liceale, universitario, allievo
    imparare: imparare, studiare, apprendere, ripassare, istruirsi, apprendimento
    insegnare: insegnare, mostrare come, istruire, far vedere come
    corso: corso, lezione, formazione, tutorial, stage, seminario, videocorso
    matematica: matematica, aritmetica, algebra, geometria, equazione
    cambiare lingua: cambiare lingua, cambia la lingua, parlare in, impostare la lingua, altra lingua, lingua del sistema,
      passa all'inglese
    pronunciare: pronunciare, come si pronuncia, si pronuncia, come si legge
    contrario: contrario, opposto, antonimo, inverso, il contrario di
    rima: rima, fa rima con, far rima
    parola: parola, termine, espressione, vocabolo, vocabolario
    frase: frase, paragrafo, periodo, passaggio
    alfabeto: alfabeto, lettera, vocale, consonante, maiuscola
    riassumere: riassumere, riassunto, sintesi, in breve, sintetizzare, in sintesi
    fatto: fatto, verità, conoscenza, nozione, wikipedia
    stampare: stampare, stampante
    scansionare: scansionare, scannerizzare, scanner, qr code, inquadrare
    # assistant and small talk
    cambiare il tuo nome: cambiare il tuo nome, ti voglio chiamare, ti chiamerò, darti un nome, nuovo nome per te, chiamarti
    come mi chiamo: come mi chiamo, il mio nome, chi sono io, sai come mi chiamo, sai chi sono, mi chiamo, mi conosci
    chiamami: chiamami, il mio soprannome, cambia il mio nome, soprannome, nomignolo
    quanti anni hai: quanti anni hai, la tua età, che età hai, quando sei nato, sei vecchio, il tuo compleanno
    che fai: che fai, cosa stai facendo, che stai facendo, i tuoi hobby, i tuoi passatempi, tempo libero, cosa ti piace fare,
      i tuoi interessi
    hai animali: hai animali, hai un cane, hai un gatto, i tuoi animali, un animale domestico
    buonanotte: buonanotte, buona notte, sogni d'oro, dormi bene, a domani, notte notte
    prego: prego, di niente, di nulla, è un piacere
    scusa: scusa, mi dispiace, perdonami, chiedo scusa, spiacente, dispiaciuto, scusarsi
    buono: buono, bello, ottimo, fantastico, gradevole, decente, piacevole, valido, carino, eccellente
    congratulazioni: congratulazioni, complimenti, felicitazioni, bravo, auguri
    sei stupido: sei stupido, sei scemo, sei inutile, non servi a niente, stupido, idiota, cretino, sei una delusione, sei scarso,
      imbecille, deficiente, incapace
    sbagliato: sbagliato, errato, scorretto, non è quello, hai sbagliato, risposta sbagliata, non è giusto, non quello, ti sbagli, falso,
      non intendevo questo, inesatto, sbagliare
    corretto: corretto, giusto, vero, esatto, preciso, risposta giusta
    ti amo: ti amo, ti voglio bene, ti adoro, mi piaci, sono innamorato, mi ami, amore, innamorato, innamorarsi
    sposami: sposami, vuoi sposarmi, esci con me, ti vuoi fidanzare, vuoi uscire con me
    mi annoio: mi annoio, annoiato, noia, non so cosa fare, annoiarsi, intrattenere, niente da fare, intrattienimi, distrarre, che noia,
      divertire
    triste: triste, infelice, depresso, giù di morale, a terra, malinconico, depressione, tristezza, sconsolato, piangere, abbattuto
    felice: felice, contento, allegro, di buon umore, lieto, gioioso, soddisfatto, felicità, gioia
    stanco: stanco, esausto, sfinito, assonnato, distrutto, stanchezza, spossato, a pezzi
    arrabbiato: arrabbiato, furioso, incazzato, nervoso, infuriato, rabbia, incavolato, irritato
    paura: paura, spaventato, terrorizzato, preoccupato, impaurito, timore, spaventoso, preoccuparsi
    solitario: solitudine, solitario, da solo, senza amici, isolato
    senso della vita: senso della vita, significato della vita, scopo della vita, perché viviamo
    sussurrare: sussurrare, parlare sottovoce, a bassa voce, bisbigliare, sottovoce, piano piano
    parlare: parlare, dire, raccontare, esprimersi, dialogare
    ascoltare: ascoltare, sentire, prestare ascolto, udire, stare a sentire
    aspettare: aspettare, attendere, un attimo, un momento, un minuto, aspetta un attimo, aspetta un po', un secondo, attimo,
      solo un attimo, attesa
    provare: provare, tentare, fare una prova, collaudare, tentativo
    pensare: pensare, parere, opinione, cosa ne pensi, secondo te, che ne pensi, il tuo parere, credere, che ne dici, cosa pensi,
      la tua opinione, ritenere
    sapere: sapere, conoscere, essere a conoscenza, essere al corrente
    volere: volere, desiderare, avere voglia di, mi piacerebbe, gradire, aver voglia
    dovere: bisogna, essere necessario, occorre, obbligatorio, c'è bisogno, obbligo, toccare
    avere bisogno: avere bisogno, servire, necessitare, necessario, occorrere, mi serve, bisogno, necessità, bisogno di
    usare: usare, utilizzare, servirsi, adoperare, impiegare
    permesso: permesso, consentito, posso portare, lecito, ammesso, legale, vietato, si può, autorizzazione, proibito, permettere
    possibile: possibile, fattibile, c'è modo di, possibilità, realizzabile
    mostrare altro: mostrare altro, altri risultati, qualcos'altro, altre opzioni, vedere altro, cos'altro, qualcosa di diverso, altro,
      un altro, ce ne sono altri
    segnare come fatto: segnare come fatto, spuntare, completare, finito, segna come completato, già fatto, portare a termine
    confermare: confermare, convalidare, approvare, accettare, dare conferma
    rifiutare: rifiutare, respingere, negare, declinare, dire di no
    accedere: accedere, login, fare il login, fare l'accesso, entrare nell'account, autenticarsi, effettuare l'accesso, loggarsi, accesso
    uscire dall'account: uscire dall'account, logout, disconnettersi, fare il logout, scollegarsi
    segnalare: segnalare, denunciare, segnalazione, comunicare, dichiarare
    reclamo: reclamo, lamentela, lamentarsi, protestare, lagnanza
    # devices
    caricare la batteria: caricare la batteria, mettere in carica, ricaricare, caricabatterie, caricatore, cavetto, cavo di ricarica,
      in carica
    internet: internet, web, online, rete, in rete, connessione internet
    bluetooth: bluetooth, connessione bluetooth, bluetooth acceso
    tariffa telefonica: tariffa telefonica, piano tariffario, sim, operatore, scheda sim, offerta telefonica
    segnale: segnale, campo, copertura, tacche, ricezione
    hotspot: hotspot, tethering, router wifi, punto di accesso
    suoneria: suoneria, squillo, tono di chiamata, cambiare suoneria
    vibrazione: vibrazione, vibrare, modalità vibrazione
    sfondo: sfondo, immagine di sfondo, wallpaper, schermata home, salvaschermo
    tema scuro: tema scuro, modalità scura, modalità notte, dark mode, modalità notturna
    funzione: funzione, funzionalità, opzione, capacità
    tastiera: tastiera, tasto, tastierino, tastiera virtuale
    virus: virus, antivirus, hacker, malware
    privacy: privacy, riservatezza, dati personali, privato
    sito: sito, sito web, pagina web, pagina, sito internet
    browser: browser, chrome, firefox, safari
    link: link, indirizzo web, url, collegamento ipertestuale
    versione: versione, edizione, release, numero di versione
    ingrandire: ingrandire, zoom, più grande, ingrandimento, allargare
    rimpicciolire: rimpicciolire, più piccolo, ridurre la dimensione, restringere
    girare: girare, ruotare, voltare, svoltare, rotazione, far ruotare
    andare avanti: andare avanti, avanzare, mandare avanti, avanti veloce, avanti di
    riavvolgere: riavvolgere, mandare indietro, tornare indietro, indietro di, portare indietro
    # people and things
    famiglia: famiglia, parente, familiari, parentado
    genitori: genitori, mamma e papà, i miei genitori
    fratello: fratello, fratellino, fratellone, bro
    sorella: sorella, sorellina, sorellona
    nonno: nonno, nonnino, nonnetto
    nonna: nonna, nonnina
    zio: zio, zietto
    ragazzo: ragazzo, giovane, tipo, tizio, ragazzotto, giovanotto
    persona: persona, individuo, gente, qualcuno, essere umano, umano
    celebrità: celebrità, vip, personaggio famoso, star, famoso, divo
    presidente: presidente, capo di stato, primo ministro, premier, presidente della repubblica, presidente del consiglio
    elezione: elezione, votare, urne, elettorale, scheda elettorale
    governo: governo, ministro, parlamento, ministero, esecutivo
    paese: paese, nazione, terra, patria
    città: città, comune, cittadina, metropoli, borgo, centro abitato
    uccello: uccello, pappagallo, canarino, volatile
    dare da mangiare: dare da mangiare, sfamare, nutrire, dare il cibo, crocchette
    portare fuori il cane: portare fuori il cane, portare a spasso, passeggiata col cane, portare il cane fuori
    piantare: piantare, seminare, coltivare, far crescere, giardinaggio, seme, invasare
    tagliare l'erba: tagliare l'erba, tagliaerba, tosaerba, rasare il prato
    fiore: fiore, mazzo, fiorista, bouquet
    giocattolo: giocattolo, gioco, bambola, peluche
    festa: festa, festeggiare, party, celebrazione, fare festa, ricevimento, festicciola
    divorzio: divorzio, separazione, separarsi, lasciarsi, rottura
    morte: morte, morire, decesso, deceduto, defunto, funerale
    nato: nato, nascita, luogo di nascita
    immobiliare: immobiliare, agenzia immobiliare, agente immobiliare
    affitto: affitto, canone, contratto di affitto, inquilino, padrone di casa, locazione, locatario
    traslocare: traslocare, cambiare casa, cambio indirizzo, nuovo indirizzo, trasferirsi
    acqua: acqua, rubinetto, acqua corrente, idrico
    elettricità: elettricità, corrente, energia elettrica, enel, contatore, elettrico
    legge: legge, diritto, norma, legale, giuridico, regolamento, codice, regola
    polizia: polizia, carabinieri, poliziotto, vigile, questura, commissariato, sbirro
    rubare: rubare, furto, fregare, rapinare, ladro, derubare, scippare, sottrarre
    teatro: teatro, commedia, opera, balletto, opera teatrale
    uscita: uscita, cosa fare stasera, eventi in zona, cosa fare nel weekend, uscire, svago, cosa fare in città
    # adjectives, amounts
    vecchio: vecchio, antico, anziano, usato, datato, di seconda mano, vintage
    usato: usato, di seconda mano, d'occasione, ricondizionato
    peggiore: peggiore, peggio, più brutto
    popolare: popolare, di moda, famoso, di tendenza, noto, in voga, in tendenza, alla moda
    importante: importante, urgente, prioritario, essenziale, fondamentale, priorità, cruciale, indispensabile
    facile: facile, semplice, elementare, banale, facilissimo
    difficile: difficile, complicato, duro, complesso, arduo, difficoltoso
    pericoloso: pericoloso, rischioso, pericolo, nocivo, tossico
    bello: bello, carino, bellissimo, attraente, stupendo, affascinante, grazioso
    brutto: brutto, orribile, orrendo, bruttino
    interessante: interessante, affascinante, avvincente, intrigante
    intelligente: intelligente, furbo, in gamba, brillante
    pazzo: pazzo, matto, folle, fuori di testa, svitato
    strano: strano, bizzarro, curioso, insolito, particolare
    uguale: uguale, identico, lo stesso, simile, la stessa cosa, medesimo, somigliante
    diverso: diverso, differente, altro, vario, distinto
    vuoto: vuoto, a secco, sgombro
    pieno: pieno, riempito, completo, colmo
    pulito: pulito, lindo, lavato, immacolato
    bagnato: bagnato, fradicio, inzuppato
    asciutto: asciutto, secco, arido
    rumoroso: rumoroso, rumore, chiasso, frastuono, baccano, casino
    tranquillo: tranquillo, calmo, silenzioso, pacifico
    buio: buio, oscuro, scuro, oscurità
    lungo: lungo, prolungato, esteso
    corto: corto, breve, accorciare, conciso
    personale: personale, privato, mio personale
    massimo: massimo, al massimo, il più alto possibile, tutto volume, a palla, a tutto volume, cento per cento, a manetta
    minimo: minimo, al minimo, il più basso possibile, il meno possibile
    metà: metà, mezzo, cinquanta per cento, a metà, dimezzare
    doppio: doppio, due volte, raddoppiare, il doppio
    totale: totale, in totale, complessivo, somma, tutto compreso
    media: in media, mediamente
    resto: resto, rimanere, restante, avanzare
    abbastanza: abbastanza, sufficiente, bastare, a sufficienza
    tanto: tanto, un sacco di, parecchio, un mucchio di, numeroso, in abbondanza, tantissimo
    tutto: tutto, intero, ogni, tutti quanti, completo, integralmente
    extra: extra, ulteriore, aggiuntivo, in più, di più, supplementare
    numero: numero, cifra, numerico
    quantità: quantità, importo, ammontare, dose
    dozzina: dozzina, dodici, decina
    tranne: tranne, eccetto, a parte, a eccezione di
    automatico: automatico, in automatico, da solo
    dare un voto: dare un voto, dare una valutazione, votare, stella, valutare, stelline
    sinistra: sinistra, a sinistra, verso sinistra, mano sinistra, parte sinistra
    destra: destra, a destra, verso destra
    grandine: grandine, chicchi di grandine
    ambasciata: ambasciata, consolato, ufficio consolare
    aumento di stipendio: aumento di stipendio, stipendio più alto, chiedere un aumento, guadagnare di più
    bonus: bonus, premio, gratifica, tredicesima
    saldo sbagliato: saldo sbagliato, saldo errato, mancano soldi, saldo non corretto, saldo non giusto
    conto cointestato: conto cointestato, conto in comune, conto condiviso
    conto aziendale: conto aziendale, conto business, conto dell'azienda
    filiale: filiale, agenzia, filiale più vicina, succursale
    banca online: banca online, home banking, internet banking, app della banca
    consegna della carta: consegna della carta, carta non arrivata, quando arriva la carta, aspettare la carta, carta non ricevuta,
      spedizione della carta
    carta scaduta: carta scaduta, scadenza della carta, carta in scadenza, carta non più valida
    carta trattenuta: carta trattenuta, bancomat ha trattenuto, mangiato la carta, carta bloccata nel bancomat, carta ingoiata
    carta danneggiata: carta danneggiata, carta rotta, carta smagnetizzata, chip rovinato, carta piegata
    carta virtuale: carta virtuale, carta usa e getta, carta digitale
    contactless: contactless, pagamento contactless, apple pay, google pay, pagare col telefono
    codice di sicurezza: codice di sicurezza, cvv, tre cifre, cifre sul retro
    pagamento in sospeso: pagamento in sospeso, transazione in sospeso, in sospeso, ancora in attesa, operazione in corso, in attesa
    bonifico fallito: bonifico fallito, bonifico respinto, bonifico non riuscito, trasferimento fallito, bonifico rifiutato
    bonifico non arrivato: bonifico non arrivato, soldi non arrivati, bonifico non ricevuto, dove sono i soldi
    contestare un addebito: contestare un addebito, contestare, disputa, annullare il pagamento, addebitato due volte, doppio addebito,
      non autorizzato
    annullare un bonifico: annullare un bonifico, revocare il bonifico, destinatario sbagliato, errore nel bonifico
    beneficiario: beneficiario, destinatario, aggiungere un beneficiario
    estratto conto: estratto conto, rendiconto, lista operazioni
    portafoglio oggetto: portafogli, borsellino, portamonete
    migliorare il credito: migliorare il credito, migliorare il punteggio, aumentare il punteggio, punteggio più alto
    cambiare assicurazione: cambiare assicurazione, nuova assicurazione, modificare la polizza, altra assicurazione
    bonifico programmato: bonifico programmato, bonifico automatico, bonifico ricorrente, programmare un pagamento, bonifico mensile
    avvisare la banca: avvisare la banca, comunicare un viaggio, vado all'estero, segnalare un viaggio
    verifica dell'identità: verifica dell'identità, verificare la mia identità, dimostrare la mia identità, prova d'identità,
      confermare la mia identità
    paesi supportati: paesi supportati, in quali paesi, disponibile nel mio paese
    lotteria: lotteria, lotto, superenalotto, gratta e vinci, estrazione
    ricco: ricco, benestante, milionario, facoltoso
    povero: povero, squattrinato, al verde, senza soldi
    # car and travel
    bagagliaio: bagagliaio, portabagagli, baule
    freno: freno, pastiglie dei freni
    faro: faro, fanale, freccia, abbaglianti
    parabrezza: parabrezza, tergicristallo, lunotto
    lavaggio auto: lavaggio auto, autolavaggio, lavare la macchina
    limite di velocità: limite di velocità, velocità massima, velocità consentita
    semaforo: semaforo, rosso al semaforo
    rotonda: rotonda, incrocio, rotatoria, svincolo
    ora di arrivo: ora di arrivo, a che ora arrivo, quando arrivo, arrivo previsto, tempo di percorrenza
    quando partire: quando partire, a che ora partire, quando devo partire, ora di partenza
    evitare: evitare, senza passare per, aggirare, schivare
    avviare la navigazione: avviare la navigazione, avvia il navigatore, inizia la navigazione
    fermare la navigazione: fermare la navigazione, chiudi il navigatore, interrompi il percorso, annulla il percorso
    tappa: tappa, fermata intermedia, aggiungere una fermata, sosta lungo la strada
    annullare il volo: annullare il volo, annullare la prenotazione, cancellare il volo, rimborso del biglietto
    cambiare il volo: cambiare il volo, modificare il biglietto, cambiare la data, modificare la prenotazione
    posto a sedere: posto a sedere, sedile, finestrino, lato corridoio
    prima classe: prima classe, business class
    check-in: check-in, fare il check-in, check-in online
    arrivo in hotel: arrivo in hotel, orario del check-in, ritirare le chiavi
    servizio in camera: servizio in camera, room service
    pensione completa: pensione completa, mezza pensione, tutto compreso, colazione inclusa
    campeggio: campeggio, tenda, camper, roulotte
    trekking: trekking, escursione, sentiero, camminata in montagna
    parco: parco, giardino pubblico, parco giochi, giardinetti
    parco divertimenti: parco divertimenti, luna park, gardaland, giostra
    piscina: piscina, vasca, parco acquatico
    lago: lago, fiume, laghetto, torrente
    bosco: bosco, foresta, selva
    isola: isola, arcipelago, isolotto
    ponte struttura: viadotto, cavalcavia, passerella
    guida turistica: guida turistica, guida, accompagnatore, visita guidata
    punto di incontro: punto di incontro, luogo di ritrovo, dove ci vediamo, ritrovarsi
    # health
    mal di schiena: mal di schiena, schiena bloccata, lombalgia, male alla schiena
    mal di denti: mal di denti, male al dente, dente che fa male
    vertigine: vertigine, capogiro, gira la testa, svenimento, mancamento
    prurito: prurito, grattare, brufolo, sfogo, irritazione, eruzione
    effetto collaterale: effetto collaterale, effetti indesiderati, controindicazione
    ciclo mestruale: ciclo mestruale, mestruazioni, assorbente, ciclo
    contraccezione: contraccezione, preservativo, anticoncezionale, profilattico
    insonnia: insonnia, non riesco a dormire, dormire male, non dormo
    operazione chirurgica: operazione chirurgica, chirurgia, farsi operare, intervento chirurgico
    esame del sangue: esame del sangue, analisi, prelievo del sangue, analisi del sangue
    lavarsi: lavarsi, fare la doccia, fare il bagno, docciarsi
    lavarsi i denti: lavarsi i denti, spazzolino, dentifricio, spazzolare i denti
    stretching: stretching, allungamento, riscaldamento muscolare, stiramento
    sollevamento pesi: sollevamento pesi, pesi, manubrio, squat, pesistica
    disdire la visita: disdire la visita, annullare l'appuntamento, cancellare la visita
    # food verbs
    tagliare: tagliare, affettare, tritare, sminuzzare
    mescolare: mescolare, rimestare, frullare, amalgamare, sbattere
    condire: condire, insaporire
    versare: servire da bere, riempire il bicchiere, mescere, versare da bere
    sbucciare: sbucciare, pelare, togliere la buccia
    # learning
    argomento: argomento, tema, materia, soggetto
    pagella: pagella, voto a scuola, media dei voti
    laurea: laurea, diploma, titolo di studio, laurearsi
    borsa di studio: borsa di studio, tasse universitarie, retta
    dizionario: dizionario, vocabolario, enciclopedia, treccani
    abbreviazione: abbreviazione, acronimo, sigla
    esempio: esempio, fare un esempio, ad esempio
    idea: idea, ispirazione, suggerimento
    consiglio utile: consiglio utile, dritta, suggerimento, trucco
    guerra: guerra, battaglia, conflitto, guerra mondiale
    re: re, regina, sovrano, imperatore, monarca
    inventare: inventare, inventore, invenzione, chi ha inventato, scoprire, scoperta
    oceano: oceano, mare, atlantico, pacifico
    bandiera: bandiera, vessillo, tricolore
    confine: confine, frontiera, paese confinante
    pianeta: pianeta, marte, giove, saturno, sistema solare
    stella: stella, costellazione, stella cadente, galassia
    dinosauro: dinosauro, fossile, preistoria
    # office
    straordinario: straordinario, ore extra, lavorare di più
    smart working: smart working, lavoro da casa, lavoro a distanza, telelavoro
    nota spese: nota spese, rimborso spese, spese di trasferta
    tirocinio: tirocinio, stage, stagista, tirocinante, apprendistato
    part time: part time, tempo parziale, mezza giornata
    promozione lavorativa: promozione lavorativa, avanzamento di carriera, essere promosso, fare carriera
    sciopero: sciopero, manifestazione, agitazione
    timbrare: timbrare il cartellino, cartellino
    sala riunioni: sala riunioni, sala conferenze, prenotare la sala
    ordine del giorno: ordine del giorno, argomenti della riunione, punti da discutere
    verbale: verbale, resoconto, note della riunione
    firma: firma, sottoscrivere
    modulo: modulo, compilare un modulo, formulario
    accettare l'invito: accettare l'invito, confermare la presenza, ci sarò, vengo volentieri
    rifiutare l'invito: rifiutare l'invito, declinare l'invito, non vengo, non ci sarò
    # people, home
    uomo: uomo, signore, maschio
    donna: donna, signora, femmina
    gemello: gemello, gemellino
    suocera: suocera, genitori di mia moglie
    babysitter: babysitter, tata, baby sitter, bambinaia
    idraulico: idraulico, perdita d'acqua, rubinetto che perde, lavandino intasato
    elettricista: elettricista, salta la corrente, salvavita, cortocircuito, blackout
    codice postale: codice postale, codice di avviamento postale
    pantalone: pantalone, jeans, calzoni
    maglione: maglione, felpa, golf, maglia
    cappotto: cappotto, giacca, giubbotto, piumino
    cappello: cappello, berretto, cuffia di lana
    costume da bagno: costume da bagno, bikini, costume
    borsetta: borsetta, borsa, tracolla, pochette
    conoscere qualcuno: conoscere qualcuno, appuntamento galante, tinder, rimorchiare
    baciare: baciare, abbracciare, coccola
    prigione: prigione, carcere, galera, arrestare
    ladro: ladro, borseggiatore, rapinatore
    crimine: crimine, reato, delitto, omicidio
    chiesa: chiesa, duomo, cattedrale
    dio: dio, religione, credere in dio, fede religiosa
    babbo natale: babbo natale, san nicola, befana
    albero di natale: albero di natale, abete
    fantasma: fantasma, spirito, spettro
    ballare: ballare, discoteca, danza
    pescare: pescare, canna da pesca
    disegnare: disegnare, dipingere, pittura, schizzo
    cavallo: cavallo, pony, equitazione
    mucca: mucca, vacca, vitellino
    animale: animale, bestia, specie
    natura: natura, campagna, aria aperta
    scegli per me: scegli per me, decidi tu, decidi per me, scegli tu
    mettere in coda: mettere in coda, aggiungere alla coda, riprodurre dopo, metti dopo
    preferire: preferire, piuttosto
    rinnovare: rinnovare, prolungare, prorogare
    preparare: preparare, approntare, allestire
    organizzare: organizzare, coordinare, organizzazione
    gestire: gestire, amministrare, occuparsi di, gestione
    premere: cliccare, schiacciare, toccare, pigiare, premi il tasto
    scorrere: scorrere, scorrere in basso, scrollare
    costruire: costruire, edificare, montare, fabbricare
    appendere: appendere, attaccare al muro, agganciare
    decorare: decorare, decorazione, addobbare
    sola andata: sola andata, senza ritorno
    classe economica: classe economica, economy, seconda classe
    tempo pieno: tempo pieno, full time, giornata intera
    cancellare la sveglia: cancellare la sveglia, eliminare la sveglia, togliere la sveglia, disattivare la sveglia, annullare la sveglia,
      spegnere la sveglia
    le mie sveglie: le mie sveglie, quali sveglie, sveglie impostate, sveglie programmate, sveglie attive
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Italian words point to one subject.
  static let italianSubjects = """
    [topics]
    sveglia: sveglia, allarme, suonare, mattina, ora, alzarsi, presto, posticipare, spegnere, domani, impostare, posporre, suoneria,
      sonno, dormire, ripetere, lunedì, settimana, weekend, annullare, disattivare, puntare, cancellare, sette, sei, minuti, in ritardo,
      musica, radiosveglia, snooze, prossima, dopodomani, tutti i giorni, letto, volume, alba, otto
    timer: timer, minuto, secondo, conto alla rovescia, cronometro, forno, pasta, uovo, cuocere, restante, fermare, ora, contaminuti,
      countdown, pizza, pausa, riprendere, annullare, dieci minuti, tè, torta, cucina, suonare, rimanere, aggiungere, avviare, pisolino,
      mancare, allenamento, giro, cottura, resettare, bollire, allarme
    promemoria: promemoria, ricordare, avvisare, dimenticare, appunto, compito, domani, importante, appuntamento, sveglia, memoria,
      notifica, chiamare, comprare, medicina, pillola, ora, giorno, ogni, bolletta, pagare, compleanno, spazzatura, dentista, innaffiare,
      lista, scadenza, impostare, eliminare, annotare, nota, impegno, riunione, mamma, serale, prendere, tra un'ora, non dimenticare,
      ricorrente
    calendario: calendario, agenda, appuntamento, evento, riunione, data, settimana, giorno, compleanno, lunedì, martedì, mercoledì,
      giovedì, venerdì, mese, impegno, programma, sabato, domenica, settimana prossima, domani, aggiungere, annullare, spostare,
      rimandare, occupato, libero, dentista, ora, invito, cancellare, pianificare, pranzo, disponibile, in programma, oggi, cena,
      prossimo, festa, segnare, fissare, colloquio, orario, medico, ricorrente
    riunione: riunione, sala, collega, partecipante, videoconferenza, ordine del giorno, ufficio, zoom, capo, squadra, ora, incontro,
      meeting, call, teams, skype, conferenza, presentazione, invito, fissare, annullare, rimandare, cliente, progetto, verbale,
      partecipare, link, colloquio, durata, convocare, appuntamento, prossima, prenotare, mattina, microfono, spostare, assemblea,
      sala riunioni, team, agenda
    attività: attività, lista, fare, spuntare, completare, aggiungere, compito, progetto, priorità, scadenza, da fare, eliminare, impegno,
      cose da fare, urgente, importante, finito, oggi, settimana, pianificare, promemoria, faccenda, deadline, creare, modificare, lavoro,
      organizzare, segnare, depennare, todo, elenco, ufficio, commissione
    spesa: spesa, lista, latte, pane, uovo, supermercato, comprare, frutta, verdura, aggiungere, alimentari, formaggio, carne, burro,
      esselunga, coop, mercato, ingrediente, mela, carta igienica, banana, pomodoro, yogurt, acqua, frigo, cereali, farina, zucchero,
      carrello, togliere, cancellare, quanti, articolo, olio, caffè, birra, riso, pasta, prosciutto, conad, detersivo, insalata, patata,
      lidl
    note: note, appunto, annotare, scrivere, idea, taccuino, testo, blocco, salvare, leggere, cancellare, dettare, block notes, post-it,
      annotazione, prendere appunti, creare, modificare, lista, promemoria, parola, pagina, diario, cartella, eliminare, cercare, ultima,
      paragrafo, pensiero, bozza, quaderno
    ora: ora, orologio, fuso orario, minuto, città, paese, londra, tokyo, new york, locale, legale, solare, secondo, mezzanotte,
      mezzogiorno, che ore sono, attuale, in punto, mezza, quarto, differenza, los angeles, parigi, sydney, pechino, mattina, sera,
      quadrante, avanti, indietro, esatta, gmt, cambio dell'ora, orario, berlino, dubai, mosca, roma, adesso
    data: data, giorno, oggi, domani, ieri, mese, anno, calendario, bisestile, lunedì, settimana, santo, onomastico, gennaio, febbraio,
      marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, martedì, domenica, prossimo, scorso,
      quanti giorni, festa, compleanno, secolo, weekend, trimestre, che giorno, quanti ne abbiamo, odierna, mercoledì, sabato, cade
    feste: feste, natale, capodanno, pasqua, ferragosto, festivo, ponte, epifania, vacanza, carnevale, befana, vigilia, festa della mamma,
      san valentino, primo maggio, repubblica, liberazione, pentecoste, festa del papà, festa della donna, albero, regalo, giorno festivo,
      dicembre, pasquetta, pesce d'aprile, compleanno, ognissanti, immacolata, ramadan, halloween, san silvestro, fuochi d'artificio,
      panettone, quanti giorni, babbo natale, martedì grasso, santo stefano, uovo, cenone, patrono, santo
    meteo: meteo, tempo, pioggia, neve, sole, ombrello, temperatura, grado, freddo, caldo, vento, temporale, nuvoloso, umido, cappotto,
      nebbia, grandine, acquazzone, previsioni, domani, weekend, soleggiato, nuvola, afa, gelo, nevicare, piovere, tempesta, fuori,
      bollettino, schiarita, umidità, settimana, alluvione, cielo, stivale, occhiali da sole, giacca, impermeabile, massima, minima,
      percepita, allerta, sereno, stasera, spiaggia, che tempo fa, bello, asciutto, uv, berretto, città, bufera, fulmine, maltempo,
      variabile, oggi, domenica, mare, sciare
    qualità dell'aria: qualità dell'aria, inquinamento, polline, smog, polvere sottile, allergia, ozono, aria, respirare, mascherina,
      indice, città, inquinato, pm10, asma, co2, ventilazione, purificatore, allerta, sensore, esterno, pulita, fumo, polmone, sano,
      traffico, graminacee, betulla, livello, respirabile, blocco, ambientale, milano
    astronomia: astronomia, luna, sole, pianeta, stella, eclissi, alba, tramonto, marte, universo, galassia, nasa, razzo, spazio,
      telescopio, cometa, astronauta, saturno, giove, venere, orbita, luna piena, satellite, costellazione, stella cadente, terra,
      via lattea, asteroide, samantha cristoforetti, equinozio, solstizio, cielo, sistema solare, fase, mercurio, nettuno, buco nero,
      stazione spaziale, meteora, plutone
    notizie: notizie, titoli, attualità, giornale, politica, elezione, presidente, governo, economia, telegiornale, news, ultime,
      ultim'ora, evento, repubblica, corriere, ansa, rai news, ministro, guerra, articolo, giornalista, internazionale, regionale,
      prima pagina, cronaca, cultura, scandalo, sciopero, manifestazione, attentato, leggere, sport, locale, tg, crisi, riassunto, tg5,
      mondo, oggi, succedere, salute, sky tg24, quotidiano, radiogiornale, mattina
    sport: sport, calcio, partita, risultato, squadra, gol, serie a, basket, tennis, giocatore, campionato, allenatore, coppa,
      formula uno, juventus, inter, milan, roma, napoli, mondiale, olimpiade, vincere, perdere, prossima, giro d'italia, ciclismo,
      formula 1, ferrari, nuoto, pallavolo, sci, segnare, classifica, stadio, arbitro, vittoria, finale, primo tempo, calciomercato,
      pallone, medaglia, nba, atletica, boxe, supplementari, punto, stagione, tifoso, motogp, valentino rossi, rugby, wimbledon, gara,
      golf, valentino, derby
    musica: musica, canzone, cantante, album, artista, gruppo, playlist, brano, rock, pop, jazz, ascoltare, spotify, testo, riprodurre,
      mettere, titolo, traccia, classica, radio, volume, casuale, successiva, concerto, cantare, suono, cassa, melodia, hit, elettronica,
      genere, chitarra, pianoforte, ballo, preferiti, ritmo, passare, leggera, pausa, compositore, metal, reggae, videoclip, apple music,
      opera, anni ottanta, blues, vinile, hip hop, sanremo, vasco rossi, disco, parole, ripetere
    radio: radio, stazione, fm, frequenza, trasmissione, emittente, sintonizzare, ascoltare, notizie, mettere, conduttore, rai,
      radio deejay, rtl, virgin radio, rds, radio uno, ascoltatore, rubrica, diretta, antenna, musica, accendere, cambiare, volume,
      in diretta, giornale radio, kiss kiss, podcast, spegnere, onde, web radio, radio maria, canale, programma, capital
    podcast: podcast, puntata, episodio, iscriversi, trasmissione, ascoltare, ultimo, intervista, conduttore, scaricare, capitolo,
      successivo, precedente, pausa, riprendere, storia, cultura, stagione, serie, riprodurre, nuovo, argomento, minuto, velocità,
      avviare, fermare, saltare, avanti, mettere, iscrizione, comico, titolo, sentire
    audiolibro: audiolibro, capitolo, narratore, audible, leggere, velocità, ascoltare, continuare, autore, pagina, romanzo, pausa, libro,
      audio, lettura, riprendere, raccontare, riprodurre, fermare, storia, voce, successivo, harry potter, avanti, indietro, letto,
      titolo, kindle, biblioteca, minuto, sospendere, narrare
    cinema: cinema, film, attore, attrice, regista, orario, uscita, serie, netflix, trailer, sala, oscar, vedere, proiezione, spettacolo,
      biglietto, pop corn, locandina, commedia, orrore, thriller, fantascienza, david di donatello, cannes, venezia, festival, disney,
      cast, 3d, lingua originale, posto, prenotare, critica, recensione, ruolo, sceneggiatura, incasso, uci, the space, migliore,
      programmazione, romantico, documentario, animazione, danno, horror, recitare, multisala, protagonista, dirigere
    televisione: televisione, canale, tele, programma, trasmissione, serie, telecomando, guardare, tv, volume, netflix, film, schermo,
      replay, rai uno, canale 5, italia 1, rete 4, la7, telegiornale, puntata, stagione, stasera, diretta, disney, documentario,
      accendere, hdmi, registrare, decoder, cartone animato, sky, sottotitoli, soap opera, spegnere, prime video, reality, raiplay, dazn,
      streaming, varietà, rai, mediaset, fiction, quiz
    libri: libri, romanzo, autore, leggere, biblioteca, capitolo, pagina, scrittore, poesia, titolo, pubblicare, recensione, giallo,
      saggio, libreria, casa editrice, premio strega, bestseller, riassunto, scrivere, narrativa, e-reader, kindle, critica, consigliare,
      racconto, manga, fantascienza, classico, lettore, biografia, volume, teatro, dante, prestito, opera, promessi sposi, lettura,
      fantasy, copertina
    giochi: giochi, partita, quiz, indovinello, punteggio, scacchi, console, indovinare, giocatore, carta, videogioco, turno, vincere,
      perdere, domanda, lanciare, regole, enigma, impiccato, puzzle, trivial, livello, monopoli, scarabeo, joystick, playstation, xbox,
      nintendo, briscola, scopa, poker, punti, nuova, sfida, solitario, cultura generale, cruciverba, sudoku, mario, ricominciare,
      tombola, minecraft, passatempo, fortnite, tris, burraco, avviare, dama
    umorismo: umorismo, barzelletta, battuta, divertente, ridere, scherzo, comico, raccontare, divertirsi, freddura, buffo, simpatico,
      pierino, indovinello, pagliaccio, sorridere, commedia, ridicolo, umoristico, carabinieri, spassoso, aneddoto, gioco di parole,
      ancora, esilarante, gag, fammi ridere, spiritoso, cabaret, altra, risata, zelig
    foto: foto, fotografia, fotocamera, selfie, album, immagine, galleria, video, flash, ritratto, scattare, condividere,
      macchina fotografica, filtro, stampare, zoom, filmare, telecamera, ritoccare, cancellare, vacanze, instagram, cartella, ultima,
      mostrare, vedere, famiglia, presentazione, obiettivo, rullino, inviare, sfondo, cornice, digitale, ritagliare, memoria, autoscatto,
      posa, sfocato
    chiamate: chiamate, telefono, numero, riagganciare, rispondere, segreteria, contatto, vivavoce, perse, richiamare, squillare,
      comporre, mamma, papà, occupato, suonare, fisso, cellulare, linea, prefisso, emergenza, muto, ufficio, amico, comunicazione, skype,
      facetime, ultimo, messaggio vocale, medico, suoneria, rifiutare, videochiamata, attesa
    messaggi: messaggi, sms, whatsapp, rispondere, leggere, inviare, chat, gruppo, telegram, testo, vocale, destinatario, scrivere,
      mandare, dettare, nuovo, non letto, messenger, amico, dire, mamma, emoji, foto, notifica, ricevere, ultimo, eliminare, inoltrare,
      mms, in ritardo, avvisare, arrivo, contatto, ricevuto, messaggino, audio, papà
    mail: mail, email, oggetto, posta in arrivo, inviare, rispondere, allegato, mittente, spam, gmail, destinatario, posta elettronica,
      messaggio, nuovo, non letto, importante, outlook, scrivere, leggere, ultimo, ricevere, cestino, cartella, archiviare, inoltrare,
      rispondi a tutti, newsletter, bozza, firma, indirizzo, copia, casella, posta, indesiderata, lavoro, cancellare, ricevuta,
      controllare, libero, pec, yahoo
    contatti: contatti, numero, rubrica, telefono, indirizzo, nome, salvare, aggiungere, chiamare, amico, famiglia, mail, recapito,
      elenco, compleanno, cellulare, domicilio, collega, modificare, eliminare, cercare, nuovo, cognome, fisso, scheda, lista, bloccare,
      gruppo, mamma, capo, ufficio, telefonico, aggiornare
    social network: social network, facebook, twitter, instagram, pubblicare, tweet, follower, profilo, commento, tiktok, social, post,
      like, condividere, storia, hashtag, linkedin, snapchat, amico, seguire, foto, messaggio, notifica, pagina, video, influencer,
      bacheca, youtube, gruppo, pinterest, seguaci, twittare, diretta
    luci: luci, lampada, lampadina, luminosità, colore, salotto, camera, cucina, accendere, spegnere, illuminazione, attenuare, intensità,
      dimmer, rosso, blu, verde, giallo, bianco, rosa, hue, abbassare, aumentare, corridoio, bagno, soffitto, comodino, buio, atmosfera,
      led, stanza, giardino, ingresso, interruttore, chiaro, garage, nero, casa, faretto, ufficio, viola, lampadario, soffuse, tutte,
      arancione, soggiorno
    riscaldamento: riscaldamento, termostato, grado, temperatura, termosifone, condizionatore, ventilatore, caldaia, caldo, freddo,
      stanza, salotto, riscaldare, clima, climatizzatore, alzare, abbassare, spegnere, accendere, camera, nest, programmare, acqua calda,
      consumo, eco, bagno, isolamento, ventilazione, casa, fresco, regolare, stufa, legna, gas, pavimento, umidità, calorifero, scaldare,
      radiatore, camino, pompa di calore
    sicurezza di casa: sicurezza di casa, porta, serratura, allarme, telecamera, chiave, campanello, garage, finestra, ladro, sensore,
      bloccare, sbloccare, cancello, catenaccio, rilevatore, movimento, videosorveglianza, attivare, disattivare, citofono, codice, fumo,
      inserire, vigilanza, chiudere, aperto, visitatore, casa, badge, tapparella, antifurto, ingresso, furto, intrusione, portone, intruso
    casa: casa, presa, tapparella, tenda, dispositivo, interruttore, lavatrice, lavastoviglie, forno, elettrodomestico, garage, cucina,
      scena, domotica, smart, accendere, spegnere, frigo, frigorifero, televisione, ventilatore, microonde, lampadina, salotto, camera,
      mobile, divano, giardino, piano, bagno, fai da te, lavori, riscaldamento, lampada, cantina, soffitta, perdita, idraulico,
      arredamento, vernice, rubinetto, tetto, camino, elettricista, parete
    pulizia: pulizia, aspirapolvere, robot, pavimento, pulire, polvere, spazzare, spazzatura, lavare, stanza, straccio, aspirare, bucato,
      panni, riordinare, sporco, tappeto, scopa, parquet, piastrella, spugna, stirare, vetro, moquette, macchia, base, roomba, avviare,
      salotto, piano, rifiuti, detersivo, candeggina, prodotto, aceto, riciclo, lavaggio, lucidare, sporcizia, faccende, robottino
    caffè: caffè, macchinetta, tazza, espresso, cappuccino, tè, latte, zucchero, macchiato, capsula, preparare, caldo, moka, nespresso,
      macchina, lungo, ristretto, decaffeinato, corretto, crema, chicco, schiuma, filtro, macinato, bar, forte, due, versare, colazione,
      bevanda, tazzina, bere, bollitore, arabica, lavazza, illy, ginseng, orzo, marocchino
    cucina: cucina, ricetta, ingrediente, forno, padella, bollire, grammo, farina, pollo, riso, pasta, cottura, sale, preparare, cuocere,
      pesce, carne, cipolla, pomodoro, aglio, verdura, olio, burro, salsa, zuppa, torta, dolce, insalata, minuto, tempo di cottura,
      coltello, spezia, mescolare, grigliare, giallo zafferano, pentola, fornello, pepe, patata, cioccolato, temperatura, sostituire,
      manzo, uovo, latte, antipasto, crostata, formaggio, frullatore, salmone, facile, sugo, lievito, panna, tagliare, carbonara,
      tiramisù, risotto, lasagne, frittata
    nutrizione: nutrizione, caloria, proteina, grasso, vitamina, zucchero, dieta, carboidrato, sano, fibra, alimento, nutriente, sodio,
      colesterolo, ferro, calcio, dimagrire, peso, mangiare, porzione, banana, mela, avocado, glutine, vegetariano, vegano, biologico,
      frutta, verdura, kcal, sale, minerale, nutritivo, omega, dietetico, equilibrato, contenere, grammi, integrale, legumi
    ristorante: ristorante, tavolo, prenotare, mangiare, cenare, menù, cameriere, pizzeria, persona, trattoria, bar, mancia, locale,
      prenotazione, pranzo, lista, piatto, cucina, italiano, giapponese, cinese, indiano, messicano, hamburger, sushi, stella, buono,
      recensione, vegetariano, aperto, vicino, stasera, coperto, conto, osteria, fast food, mcdonald's, tripadvisor, michelin, kebab,
      pesce, caffè, chef, attesa, cameriera, dolce, vino, annullare, mangiare fuori, terrazza, thailandese, carne, pizza, agriturismo
    consegna a domicilio: consegna a domicilio, ordinare, pizza, hamburger, sushi, cinese, asporto, fattorino, cibo, ristorante,
      indirizzo, patatine, consegnare, deliveroo, da asporto, piatto, kebab, indiano, bevanda, just eat, attesa, cena, fame, menù,
      mcdonald's, glovo, arrivare, minuto, pizzeria, domicilio, pollo, pagare, poke, margherita, piadina, giapponese, uber eats, rider
    acquisti: acquisti, comprare, negozio, amazon, prodotto, prezzo, offerta, carrello, taglia, vestito, scarpa, sconto, articolo,
      ordinare, online, centro commerciale, marca, pagare, jeans, pantalone, caro, saldi, codice sconto, disponibile, consegna, reparto,
      moda, cassa, colore, regalo, ikea, zara, giacca, orologio, cambiare, rimborsare, mediaworld, camicia, computer, modello, scegliere,
      cappotto, commessa, gioiello, borsa, black friday, gonna, spesa
    ordini: ordini, pacco, consegna, spedizione, corriere, posta, tracking, reso, arrivare, amazon, seguire, acquisto, spedire, bartolini,
      gls, ups, dhl, fedex, fattorino, codice di tracciamento, rimborso, invio, punto di ritiro, quando, annullare, ricevere, ritardo,
      data, restituire, locker, cambio, mancante, indirizzo, pacchetto, poste italiane, giacenza, in consegna
    banca: banca, conto, saldo, soldi, bonifico, risparmio, prelevare, versare, bancomat, iban, filiale, movimento, bloccare, bancario,
      trasferire, depositare, assegno, libretto, consulente, credito, unicredit, intesa sanpaolo, bper, poste, estratto conto, scoperto,
      transazione, aprire, chiudere, prelievo, commissione, quanto, sportello, intestatario, corrente, cointestato, resto, spesa,
      interessi, fineco, fondi, codice, conto corrente, quanti soldi
    carta: carta, credito, debito, pin, visa, limite, bloccare, rubata, persa, scadere, attivare, rifiutata, premio, punti, mastercard,
      bancomat, carta di credito, contactless, smarrita, furto, nuova, ordinare, sostituire, codice, validità, rotta, prepagata, postepay,
      banca, usare, estero, ricevere, prelievo, pagamento, cvv, danneggiata, acquisto, arrivare, sbloccare, commissioni, annuale,
      virtuale, richiedere, chip, fedeltà, american express, scadenza, plafond, smagnetizzata
    pagamenti: pagamenti, pagare, bolletta, fattura, scadenza, luce, acqua, gas, affitto, importo, saldare, bonifico, mensile, minimo,
      carta, conto, prossima, data, telefono, internet, abbonamento, enel, automatico, ritardo, credito, assicurazione, paypal, somma,
      programmare, rata, quando, quanto, debito, inviare, ricevuta, netflix, satispay, apple pay, bollettino, f24, pagopa, condominio,
      domiciliazione
    prestito: prestito, mutuo, interesse, tasso, rata, banca, debito, credito, rimborsare, durata, richiesta, personale, prestare,
      mutuo casa, ipoteca, anticipo, auto, consumo, richiedere, capitale, tasso d'interesse, assicurazione, mese, studente, casa,
      macchina, percentuale, approvare, rifiutare, surroga, indebitato, punteggio, simulazione, finanziamento, finanziaria, agos,
      busta paga
    investimenti: investimenti, borsa, azione, fondo, quotazione, mercato, dividendo, bitcoin, indice, portafoglio, investire, ftse,
      apple, tesla, titolo, oro, obbligazione, criptovaluta, prezzo, vendere, comprare, rialzo, ribasso, rendimento, nasdaq, wall street,
      ethereum, rischio, azienda, btp, capitale, totale, valore, dow jones, salire, etf, guadagno, piazza affari, spread, eni, broker,
      immobiliare
    valuta: valuta, euro, dollaro, sterlina, yen, cambio, convertire, franco, tasso, valore, moneta, convertitore, conversione, quanto,
      rupia, peso, svizzero, bitcoin, soldi, banconota, centesimo, dirham, yuan, corona, vale, rublo, equivalente, cambiavalute,
      americano, canadese, tasso di cambio, lira, real
    assicurazione: assicurazione, polizza, copertura, sinistro, premio, incidente, assicuratore, salute, casa, vita, rimborso, coprire,
      auto, assicurare, sanitaria, franchigia, rc auto, garanzia, generali, unipol, allianz, indennizzo, danno, stipulare, disdire, quota,
      kasko, denunciare, beneficiario, attestato, dentale, constatazione, danni, medico, rinnovare, costo, agente, preventivo, viaggio,
      infortuni, moto, bonus malus, responsabilità civile, scadenza
    tasse: tasse, dichiarazione, fisco, iva, reddito, modello 730, detrazione, agenzia delle entrate, pagare, rimborso, modulo,
      contribuente, fiscale, dichiarare, imu, tari, irpef, cartella, credito d'imposta, importo, scadenza, commercialista, scaglione,
      evasione, imponibile, ritenuta, caf, cu, f24, partita iva, deduzione, isee, unico, imposta, codice fiscale, contributi, precompilata
    stipendio: stipendio, busta paga, paga, guadagnare, accredito, datore, lordo, netto, contratto, aumento, capo, salario, cedolino,
      giorno di paga, mese, tredicesima, ora, redditi, contributo, trattenuta, bonifico, importo, data, straordinari, commissione, quanto,
      trattare, annuale, minimo, tfr, quattordicesima, retribuzione, premio, lavoro, netto mensile
    pensione: pensione, contributo, età, inps, fondo, risparmio, piano, anni, contribuire, datore, investimento, pensione anticipata,
      quota 100, previdenza, complementare, tfr, andare, calcolare, riforma, diritto, importo, trasferire, minima, vecchiaia, assegno,
      riscatto, patronato, ape sociale, trasferimento, vecchio datore, investire, quanto, reversibilità
    lavoro: lavoro, impiego, ufficio, capo, azienda, contratto, collega, colloquio, curriculum, assumere, licenziare, posto,
      disoccupazione, dimissioni, stipendio, candidatura, candidarsi, offerta, mestiere, smart working, riunione, tirocinio, orario,
      part time, carriera, straordinari, formazione, progetto, linkedin, società, cliente, sindacato, sciopero, autonomo, candidato,
      esperienza, dipendente, freelance, assunzione, competenza, ricerca, colloquio di lavoro, turno, partita iva, disoccupato, ditta,
      referenze
    ferie: ferie, permesso, assenza, richiedere, risorse umane, malattia, approvare, giorno libero, giorni, capo, data, ufficio, vacanze,
      giorni di ferie, prendere, rimasti, accettata, responsabile, hr, rifiutata, settimana, lunedì, parentale, maternità, quanti,
      disponibile, residue, calendario, assente, non retribuito, recupero, chiedere, ponte, richiesta, paternità, datore, rol, maturate,
      agosto
    auto: auto, macchina, motore, benzina, olio, gomma, ruota, targa, officina, batteria, freno, revisione, chilometro, bollo, tagliando,
      automobile, guidare, patente, assicurazione, meccanico, guasto, incidente, fanale, carrozzeria, libretto, tergicristallo, gasolio,
      pieno, serbatoio, elettrica, frizione, diesel, pressione, foratura, fiat, audi, candela, volante, chiave, carro attrezzi, velocità,
      partire, spia, cambio, consumo, riparare, cinghia, bagagliaio, airbag, conducente, lavare, usata, noleggio, cofano, passeggero, suv
    traffico: traffico, coda, ingorgo, strada, autostrada, incidente, lavori, tangenziale, macchina, rallentamento, semaforo, tragitto,
      congestione, a1, raccordo, waze, autovelox, casello, bloccato, veloce, deviazione, scorrevole, casa, ritardo, ora di punta,
      percorso, evitare, intenso, minuto, tamponamento, cantiere, libero, pedaggio, viabilità, bollino nero, chiuso, gra, situazione
    navigazione: navigazione, percorso, strada, mappa, indirizzo, arrivare, girare, via, distanza, gps, destinazione, andare, direzione,
      google maps, waze, tragitto, piedi, macchina, sinistra, destra, chilometro, minuto, veloce, breve, pedaggio, autostrada, casa,
      lontano, quanto tempo, dove, uscita, rotonda, viale, guidare, portare, tappa, vicino, navigare, parcheggio, evitare, piazza,
      indicazioni, traffico, incrocio, navigatore, percorrere
    trasporti: trasporti, autobus, treno, metro, fermata, stazione, biglietto, orario, linea, tram, binario, partenza, trenitalia, bus,
      navetta, frecciarossa, italo, atac, atm, prossimo, arrivo, coincidenza, ritardo, abbonamento, sciopero, banchina, viaggiatore,
      metropolitana, diretto, controllore, regionale, vagone, capolinea, notturno, passare, tragitto, posto, prenotare, pullman, corriera,
      flixbus, autista, tabellone, convalidare, mezzi pubblici, trenord, carrozza
    taxi: taxi, uber, autista, corsa, passaggio, macchina, aeroporto, prenotare, tariffa, indirizzo, chiamare, tassista, ncc, free now,
      it taxi, lyft, blablacar, stazione, casa, arrivare, prezzo, adesso, passeggero, chiedere, minuto, aspettare, conducente, tassametro,
      destinazione, radiotaxi, auto, passare a prendere
    voli: voli, aereo, aeroporto, imbarco, gate, biglietto, sedile, compagnia, scalo, partenza, arrivo, alitalia, easyjet, ryanair,
      decollare, atterrare, atterraggio, terminal, fiumicino, malpensa, ritardo, cancellato, prenotare, andata e ritorno, solo andata,
      finestrino, pilota, business, carta d'imbarco, passeggero, numero di volo, coincidenza, compagnia aerea, bagaglio, check-in,
      diretto, viaggio, pista, data, hostess, prezzo, prima classe, destinazione, economy, charter, linate, ita airways, low cost,
      corridoio
    bagagli: bagagli, valigia, imbarcare, smarrito, zaino, peso, stiva, chilo, aeroporto, borsa, cabina, compagnia, bagaglio a mano,
      perdere, smarrimento, ritrovare, dimensioni, consentito, liquido, nastro, etichetta, preparare, vestito, supplemento, aereo, limite,
      massimo, volo, reclamo, eccedenza, lucchetto, trolley, misure, fare la valigia
    hotel: hotel, albergo, camera, notte, prenotare, reception, colazione, stella, airbnb, letto, ospite, alloggio, prenotazione, booking,
      soggiorno, suite, spa, piscina, arrivo, partenza, vista, wifi, hilton, motel, campeggio, b&b, prezzo, persone, check-in, chiave,
      piano, città, centro, economico, pensione completa, annullare, ascensore, doppia, ostello, dormire, parcheggio, recensione,
      mezza pensione, disponibile, frigobar, agriturismo, matrimoniale, pernottamento, singola, asciugamano
    viaggi: viaggi, destinazione, visto, passaporto, turismo, spiaggia, vaccino, estero, ambasciata, paese, turista, museo, vacanze,
      soggiorno, valigia, biglietto, aereo, hotel, visitare, guida, crociera, mare, montagna, safari, tour, monumento, attrazione, isola,
      andare, confine, avviso, pericoloso, sicurezza, agenzia di viaggi, mappa, campeggio, itinerario, escursione, città, cultura,
      consiglio, colosseo, venezia, strada, avventura, barcellona, sardegna, thailandia, dogana, estate, gita, viaggiatore, noleggio,
      souvenir, weekend, budget, europa, turistico, rischio
    salute: salute, medico, sintomo, dolore, febbre, malato, ospedale, tosse, influenza, testa, pressione, dottore, appuntamento,
      malattia, raffreddore, pancia, schiena, gola, sangue, cuore, pressione alta, dentista, infermiere, pronto soccorso, cura, guarire,
      ferita, allergia, nausea, vomitare, virus, covid, cancro, diabete, farmacia, analisi, prelievo, operazione, chirurgo, ticket,
      contagioso, vertigine, stanchezza, pelle, corpo, infezione, battito, risonanza, radiografia, tessera sanitaria, visita, asl,
      gravidanza, asma, emicrania, specialista, cup
    medicine: medicine, pillola, dose, farmacia, ricetta medica, prendere, antibiotico, effetto collaterale, sciroppo, vaccino, compressa,
      allergia, pasticca, capsula, cura, tachipirina, ibuprofene, aspirina, farmacista, pomata, goccia, iniezione, insulina, dimenticare,
      mattina, sera, posologia, bugiardino, rinnovare, interazione, dolore, giorno, vitamina, promemoria, scatola, incinta, prescrizione,
      allergico, ricetta, supposta, integratore, generico
    fitness: fitness, correre, palestra, allenamento, passo, chilometro, bicicletta, yoga, muscolo, camminare, peso, esercizio, allenare,
      corsa, jogging, maratona, nuoto, flessione, addominali, cardio, squat, calorie, stretching, sessione, coach, battito, distanza,
      obiettivo, piscina, manubrio, dimagrire, contapassi, minuto, strava, pilates, ripetizione, velocità, tapis roulant, resistenza,
      orologio, serie, frequenza cardiaca, imc, riscaldamento, personal trainer, ginnastica, crossfit
    sonno: sonno, dormire, letto, pisolino, ora, russare, riposo, sveglia, insonnia, notte, sognare, rumore bianco, coricarsi,
      addormentarsi, incubo, cuscino, materasso, stanco, stanchezza, camera, nanna, sbadigliare, ninna nanna, buonanotte, mattina, apnea,
      pioggia, mezzanotte, coperta, melatonina, alzarsi, profondo, ciclo, sonnifero, sonnolenza, pigiama
    meditazione: meditazione, rilassarsi, respirazione, calma, stress, yoga, seduta, musica rilassante, respirare, ansia, mente,
      rilassante, meditare, rilassamento, rilassare, mindfulness, rumore, natura, pioggia, onde, minuto, serenità, concentrazione,
      guidata, ansioso, esercizio, pace, headspace, incenso, atmosfera, benessere, silenzio, tranquillo, zen, suoni, training autogeno,
      candela
    studio: studio, scuola, università, esame, compiti, lezione, professore, studente, voto, liceo, medie, elementari, studentessa,
      classe, ripassare, imparare, materia, matematica, storia, geografia, fisica, chimica, laurea, diploma, maturità, prof, pagella,
      relazione, esercizio, quaderno, zaino, interrogazione, master, borsa di studio, tirocinio, concorso, mensa, semestre, biologia,
      consegnare, tema, filosofia, iscrizione, maestra, insegnante, aula, tesi, verifica, tabellina, facoltà, latino
    lingue: lingue, tradurre, inglese, spagnolo, tedesco, francese, parola, dire, traduzione, cinese, come si dice, portoghese,
      giapponese, russo, arabo, olandese, coreano, polacco, latino, frase, buongiorno, grazie, imparare, parlare, vocabolario, interprete,
      pronunciare, come, linguaggio, greco, espressione, duolingo, bilingue, accento, corso, traduttore, dialetto, turco, hindi,
      straniero, svedese, italiano, google traduttore
    parole: parole, definizione, significato, sinonimo, dizionario, sillabare, ortografia, lettera, rima, contrario, frase, grammatica,
      tradurre, definire, scrivere, vocale, alfabeto, plurale, coniugazione, verbo, aggettivo, nome, espressione, vocabolario, senso,
      termine, treccani, zingarelli, come si scrive, doppia, accento, pronunciare, gergo, etimologia, femminile, maschile, maiuscola,
      errore, virgola, punteggiatura, coniugare, opposto, spelling, modo di dire, anagramma
    matematica: matematica, calcolare, sommare, sottrarre, moltiplicare, dividere, radice, percentuale, numero, totale, più, meno, diviso,
      quadrato, cubo, per cento, uguale, fa, cifra, frazione, equazione, media, pi greco, operazione, radice quadrata, risultato, metà,
      doppio, terzo, calcolatrice, coseno, logaritmo, tabellina, contare, potenza, mancia, iva, resto, fattoriale, risolvere, area,
      perimetro, quanto, algebra, geometria, differenza, decimale, esponente, quanto fa
    misure: misure, metro, chilometro, miglio, grammo, chilo, libbra, litro, pollice, piede, grado, convertire, centimetro, millimetro,
      tonnellata, oncia, iarda, tazza, cucchiaio, gallone, celsius, fahrenheit, quanto, ettaro, metro quadro, conversione, lunghezza,
      larghezza, altezza, peso, velocità, km, kg, distanza, unità, nodo, minuto, byte, dimensione, volume, profondità, kelvin, superficie,
      millilitro, etto, quintale
    caso: caso, moneta, dado, numero, testa, croce, lanciare, casuale, scegliere, sorteggio, fortuna, testa o croce, dieci, cento, a caso,
      lotteria, lotto, cifra, sei, facce, roulette, decidere, estrarre, carta, generare, superenalotto, qualsiasi, sorte, tirare
    cultura generale: cultura generale, capitale, paese, popolazione, storia, inventare, fiume, montagna, guerra, re, animale, chi,
      quando, oceano, bandiera, continente, superficie, più grande, più alto, presidente, scoperta, inventore, wikipedia, data, secolo,
      regina, impero, rivoluzione, imperatore, lingua, monumento, garibaldi, capoluogo, deserto, lago, isola, confine, domanda, colosseo,
      abitanti, sapere, mare, vulcano, battaglia, regione, dinosauro, pianeta, famoso, mondiale, regno, romani, enciclopedia, scienza,
      leonardo, scoprire
    personaggi famosi: personaggi famosi, attore, cantante, presidente, nato, età, sposato, biografia, morto, famoso, figlio, altezza,
      calciatore, celebrità, vip, star, attrice, moglie, marito, coppia, patrimonio, compleanno, quanti anni, vivo, carriera, film,
      conosciuto, re, regina, sportivo, modella, nascita, autore, politico, scrittore, regista, morte, vita privata, divorziare, scandalo,
      ministro, youtuber, influencer, compagno, papa, fidanzata, personaggio, guadagnare
    assistente: assistente, nome, robot, intelligenza artificiale, creatore, età, parlare, voce, lingua, umano, siri, alexa, google,
      chiamarsi, vivere, compleanno, costruito, creato, inventato, programmato, computer, capace, aiutare, sentimento, famiglia, amare,
      accento, intelligente, macchina, funzione, ia, chatbot, vero, sesso, genitori, preferito, hobby, dormire, cortana, chatgpt, sai,
      versione, persona, coscienza, capire, pensare, lavoro, chiami, chi sei
    conversazione: conversazione, ciao, grazie, arrivederci, salve, scusa, piacere, come stai, contento, triste, annoiato, amico, come va,
      buongiorno, buonasera, buonanotte, buona giornata, a presto, dispiacere, sì, no, felice, stanco, solo, annoiarsi, chiacchierare,
      parlare, divertente, gentile, stupido, fantastico, bravo, super, brutto, raccontare, complimento, simpatico, che si dice, amore,
      a domani, prego, rabbia, bene, umore, piacere di conoscerti, figurati, ti amo
    volume: volume, suono, silenzio, altoparlante, alzare, abbassare, forte, muto, rumore, massimo, minimo, audio, aumentare, diminuire,
      più forte, meno forte, togliere, cassa, sonoro, musica, percento, livello, sentire, cuffia, tv, ridurre, silenzioso, suoneria,
      troppo, alto, basso, dieci, max, equalizzatore, media, piano, zitto, cinque
    dispositivo: dispositivo, wifi, bluetooth, batteria, schermo, aggiornamento, impostazione, modalità aereo, rete, memoria, caricare,
      riavviare, spegnere, luminosità, connessione, password, internet, caricatore, ricaricare, notifica, archiviazione, dati mobili,
      suoneria, vibrazione, sfondo, lingua, tablet, telefono, computer, cuffia, auricolari, tastiera, stampante, condivisione, attivare,
      disattivare, router, modem, percentuale, versione, ios, android, sistema, modalità notturna, risparmio energetico, ripristinare,
      fabbrica, bug, lento, cavo, usb, blocco, hotspot
    applicazioni: applicazioni, app, file, aprire, chiudere, installare, scaricare, cartella, documento, programma, aggiornare, avviare,
      eliminare, app store, play store, disinstallare, rimuovere, notifica, gioco, youtube, whatsapp, google, gratuita, abbonamento,
      account, versione, collegamento, widget, browser, chrome, autorizzazione, uscire, facebook, recente, pagina, sito, compatibile,
      software
    registrazione: registrazione, registrare, voce, dettare, microfono, trascrivere, audio, nota vocale, fermare, riprodurre, riunione,
      suono, dettatura, registratore, trascrizione, ascoltare, iniziare, avviare, conversazione, memo vocale, minuti, file, salvare,
      video, ultima, catturare, parlare, testo, pausa, filmare, traccia, memo
    sicurezza: sicurezza, password, codice, impronta, utente, frode, virus, account, furto, privacy, nome utente, accesso, accedere,
      cambiare, dimenticata, ripristinare, verifica, due fattori, hackerare, antivirus, truffa, phishing, sospetto, dati, privato,
      riconoscimento facciale, proteggere, bloccare, rubare, identità, sessione, vpn, spam, cifrare, pin, login, face id, segreto, spid,
      otp, firewall
    posizione: posizione, dove sono, condividere, telefono, trovare, perso, mappa, gps, indirizzo, luogo, vicino, inviare, localizzare,
      ritrovare, suonare, smarrito, cellulare, chiavi, dov'è, coordinate, attuale, condivisione, amici, famiglia, maps, tracciare, città,
      percorso, smarrire, orologio, tablet, airtag, mamma, tempo reale, ultima, via, mi trovo
    animali: animali, cane, gatto, veterinario, passeggiata, crocchette, uccello, guinzaglio, cucciolo, cibo, lettiera, cagnolino,
      mangiare, nutrire, gattino, coniglio, criceto, pesce, acquario, cavallo, tartaruga, vaccino, razza, adottare, osso, gabbia, topo,
      pulce, collare, abbaiare, miagolare, ciotola, toelettatura, pappagallo, rifugio, canile, leone, elefante, orso, specie, insetto,
      selvatico, zoo, scimmia, lupo, piuma, mucca, pecora, serpente, micio, passeggiare
    piante: piante, giardino, innaffiare, fiore, prato, vaso, terra, seme, albero, acqua, concime, orto, irrigazione, giardinaggio,
      seminare, erba, tagliare, verdura, rosa, pomodoro, cactus, sole, foglia, terriccio, rinvasare, potare, siepe, tagliaerba, appassito,
      automatico, orchidea, mazzo, crescere, giardiniere, tulipano, basilico, erbacce, vivaio, serra, pioggia, umidità, balcone, compost,
      bonsai, irrigatore
    bambini: bambini, neonato, storia, ninna nanna, asilo, pannolino, scuola, giocare, canzone, cartoni, giocattolo, compleanno,
      babysitter, biberon, nanna, filastrocca, compiti, figlio, raccontare, fiaba, genitori, mensa, passeggino, disegno, colorare,
      attività, merenda, peluche, gravidanza, nascita, ciuccio, nido, allattare, parco, età, favola, lego, bimbo, pappa, culla,
      scuola materna, pediatra
    famiglia: famiglia, madre, padre, fratello, sorella, fidanzato, amico, amore, marito, moglie, mamma, papà, figlio, nonna, zio, zia,
      cugino, ragazzo, coppia, matrimonio, divorzio, parente, nipote, suocera, single, incontro, tinder, cuore, sposa, uscire, separare,
      lasciarsi, anniversario, bambino, gemello, relazione, innamorato, san valentino, genitore, cognata
    biglietti: biglietti, concerto, evento, teatro, spettacolo, festival, museo, mostra, posto, prenotare, prezzo, esaurito, sala, festa,
      serata, opera, cinema, discoteca, stasera, weekend, attività, ticketone, città, parco, visita, fiera, partita, tour, artista, circo,
      balletto, luna park, zoo, gardaland, data, programma, escursione, mercatino, gratis, mercato, cultura, uscire, ballare, invitare,
      aperto, stadio, bowling, karaoke, sagra, live, prevendita
    donazioni: donazioni, donare, associazione, beneficenza, aiuto, causa, croce rossa, fondazione, soldi, volontariato, sangue, unicef,
      emergency, volontario, povero, telethon, contribuire, sostenere, euro, bonifico, raccolta fondi, ong, caritatevole, versare,
      gofundme, solidarietà, caritas, umanità, onlus, ricerca, save the children, cinque per mille
    matrimonio: matrimonio, sposarsi, sposi, invitato, anello, cerimonia, luna di miele, abito, anniversario, chiesa, regalo, banchetto,
      nozze, testimone, fidanzamento, unione, partecipazione, catering, fede, comune, smoking, bouquet, musica, fidanzato, proposta,
      torta, discorso, data, velo, damigella, fotografo, divorziare, bomboniera, location
    immobili: immobili, appartamento, casa, affitto, comprare, agenzia, stanza, trasloco, vicino, vendita, inquilino, proprietario,
      contratto, caparra, terreno, monolocale, camera, metro quadro, mutuo, acquisto, prezzo, balcone, palazzo, coinquilino, villa,
      arredato, quartiere, piano, condominio, spese, notaio, amministratore, ristrutturazione, agente, indirizzo, cantina, bagno,
      giardino, bilocale, idealista, casa.it, rogito, visita
    diritto: diritto, avvocato, contratto, giudice, denuncia, polizia, multa, legge, tribunale, legale, reato, testamento, prigione,
      giustizia, processo, divorzio, notaio, contravvenzione, codice, illegale, carabinieri, eredità, causa, vittima, colpevole,
      arrestare, successione, affidamento, regolamento, permesso, vietato, consentito, pena, condannare, codice penale, costituzione,
      testimone, proprietà, sentenza, querela, studio legale
    emergenza: emergenza, ambulanza, pompieri, polizia, pronto soccorso, aiuto, incidente, incendio, fuoco, chiamare, ospedale, terremoto,
      vigili del fuoco, soccorso, ferito, sanguinare, sangue, malore, svenuto, sos, 112, 118, 113, 115, pericolo, furto, alluvione,
      aggressione, veleno, soffocare, infarto, ictus, respirare, carabinieri, salvare, ustione, fuga di gas, primo soccorso, annegare,
      caduta, tempesta, evacuare, urgente, massaggio cardiaco
    stato dell'ordine: ordine, dov'è, pacco, arrivare, spedito, tracciare, quando, consegnato, in arrivo, ritardo, numero, ricevuto,
      corriere, data, prevista, spedizione, tracking, in consegna, monitorare
    resi e rimborsi: rimborso, restituire, reso, cambio, soldi, difettoso, garanzia, etichetta, rimandare, reclamare, rotto, recuperare,
      servizio clienti, ricevuta, scontrino, danneggiato, sbagliato, taglia, indietro
    carta persa o rubata: perso, rubato, carta, bloccare, smarrito, furto, portafoglio, ritrovare, segnalare, sostituire, banca, urgente,
      nuova, congelare, sospendere, borsa, trovo, polizia, denunciare
    frode bancaria: frode, sconosciuto, sospetto, transazione, riconoscere, addebito, truffa, hackerato, segnalare, carta, contestare,
      acquisto, autorizzato, clonare, fraudolento, conto, strano, verificare, operazione, phishing
    saldo: saldo, quanto, soldi, conto, restare, disponibile, risparmio, corrente, scoperto, totale, libretto, banca, abbastanza, euro,
      pagare, attuale, rimanere, credito, residuo
    trasferire denaro: bonifico, trasferire, inviare, soldi, conto, risparmio, beneficiario, iban, versare, euro, istantaneo, estero,
      somma, amico, coinquilino, rimborso, annullare, limite, western union, paypal, satispay, in sospeso, ricevuto, mandare, spostare
    prelievo di contanti: bancomat, prelevare, prelievo, contanti, banconota, sportello, limite, vicino, cash, commissione, carta, soldi,
      ritirare, trattenuta, filiale, estero, somma, importo sbagliato, addebitato, atm
    spese: spendere, spesa, quanto, mese, scorso, acquisto, ristorante, supermercato, benzina, budget, totale, transazione, settimana,
      soldi, costare, categoria, cronologia, risparmiare, caro, estratto conto, ieri, uscite
    commissioni bancarie: commissione, costo, addebitato, pagare, supplemento, perché, banca, carta, estero, prelievo, cambio, bonifico,
      scoperto, mensile, gratuito, canone, rimborsato, tariffa, extra
    verificare l'identità: identità, verificare, passaporto, documento, prova, foto, nome, confermare, carta d'identità, patente, fallire,
      selfie, conto, codice fiscale, informazioni, perché, necessario, spid
    risparmio e budget: risparmio, budget, conto deposito, interesse, soldi, mettere da parte, piano, obiettivo, tasso, rendimento, mese,
      spendere, ridurre, bonifico, conto, somma, salvadanaio
    credito e affidabilità: punteggio, credito, merito, migliorare, crif, cattivo pagatore, segnalazione, indebitato, aumentare, limite,
      plafond, storia, calcolare, valutazione, prestito, rating
    punti e premi: punti, fedeltà, premio, cashback, miglia, guadagnare, usare, convertire, carta, quanti, bonus, vantaggio, programma,
      regalo, offerta, spendere, raccolta, scadere
    piano telefonico: tariffa, operatore, sim, giga, minuti, chiamate, tim, vodafone, wind, iliad, fastweb, roaming, rete, 4g, 5g,
      abbonamento, illimitato, bolletta, estero, consumo, soglia, disdire, portabilità, credito, ricarica, fibra
    pressione delle gomme: gomma, pressione, gonfiare, bar, anteriore, posteriore, ruota, sgonfia, forata, cambiare, scorta, cric,
      foratura, invernali, usurata, cerchio, aria, controllare, pneumatico, gommista
    manutenzione dell'auto: tagliando, olio, revisione, manutenzione, officina, chilometro, filtro, freno, meccanico, prossimo, data,
      cinghia, pastiglia, liquido, macchina, cambiare, motore, livello, rumore, batteria, appuntamento, prezzo, spia
    carburante e consumi: benzina, carburante, diesel, litro, pieno, serbatoio, consumo, verde, prezzo, distributore, chilometro, resto,
      gasolio, autonomia, livello, pompa, gpl, metano, abbastanza, ricaricare, elettrica, quanta
    patente e guida: patente, guidare, scuola guida, punti, esame, autovelox, velocità, limite, multa, cartello, precedenza, semaforo,
      alcol, cintura, rinnovare, conducente, volante, internazionale, targa, libretto, motorizzazione, foglio rosa
    parcheggio: parcheggio, posto, gratuito, a pagamento, parchimetro, sosta, macchina, sotterraneo, vicino, via, prezzo, multa, ticket,
      centro, parcheggiata, strisce blu, disabile, rimozione, disponibile, garage, ztl
    ritardo del volo: ritardo, volo, in orario, imbarco, gate, decollare, atterrare, numero, cancellato, ora, aereo, terminal, arrivare,
      partenza, rimborso, coincidenza, compagnia, previsto, perso
    prenotare un volo: prenotare, volo, biglietto, aereo, andata e ritorno, solo andata, economico, partenza, data, diretto, passeggero,
      aeroporto, compagnia, prezzo, migliore, destinazione, posto, classe, ritorno, scalo, annullare
    bagaglio smarrito: perso, bagaglio, valigia, ritrovare, aeroporto, smarrito, reclamo, arrivato, segnalare, nastro, tracciare,
      compagnia, oggetti smarriti, mancante, sparita, dove, numero, risarcimento
    passaporto e visti: visto, passaporto, ambasciata, ingresso, paese, necessario, carta d'identità, rinnovare, consolato, estero,
      frontiera, richiesta, scadere, permesso di soggiorno, questura, validità, immigrazione, dogana, modulo, esta
    vaccini per viaggi: vaccino, viaggio, puntura, obbligatorio, febbre gialla, paese, malaria, epatite, tetano, malattia, consigliato,
      dose, necessario, africa, asl, richiamo, medico, tifo
    cosa visitare: visitare, monumento, attrazione, turistico, museo, vedere, attività, fare, visita guidata, castello, imperdibile,
      città, guida, tour, centro storico, cattedrale, parco, consigliare, vacanza, spiaggia, aperto, gratis, escursione, panorama
    noleggio auto: noleggiare, macchina, agenzia, aeroporto, hertz, avis, giorno, ritirare, restituire, furgone, patente, cauzione,
      assicurazione, prezzo, chilometraggio, europcar, settimana, modello, conducente
    treni: treno, frecciarossa, trenitalia, italo, stazione, biglietto, binario, ritardo, posto, carrozza, prima classe, partenza, orario,
      coincidenza, intercity, controllore, regionale, prossimo, obliterare, andata e ritorno, prenotare, sciopero, cancellato, finestrino
    autobus e metro: metro, autobus, linea, fermata, prossimo, biglietto, stazione, orario, tram, abbonamento, capolinea, minuto, passare,
      direzione, coincidenza, mappa, atac, notturno, chiuso, pullman, corse, timbrare
    bicicletta e monopattino: bicicletta, bici, monopattino, pista ciclabile, casco, elettrica, noleggio, lucchetto, gomma, catena,
      chilometro, mountain bike, pedalare, stazione, ciclista, tragitto, sellino
    corsa: correre, corsa, jogging, chilometro, maratona, mezza, passo, tempo, distanza, scarpa, trail, strava, giro, minuto, cardio,
      record, allenamento, percorso
    peso e dieta: peso, dimagrire, dieta, chilo, perdere, caloria, ingrassare, bilancia, imc, magro, obiettivo, sport, digiuno, grasso,
      mangiare, pancia, taglia, sovrappeso, chetogenica, proteina, nutrizionista
    sintomi: sintomo, male, dolore, febbre, testa, pancia, tosse, nausea, gola, vertigine, brufolo, stanchezza, schiena, vomitare,
      prurito, gonfio, sanguinare, eruzione, naso, respirare, rossore, emicrania, malattia, grave, causare, orecchio, petto, crampo,
      malato, macchia
    primo soccorso: ustione, taglio, sanguinare, cerotto, ferita, morso, puntura, slogatura, disinfettare, caviglia, rotto, soffocare,
      frattura, benda, vespa, zecca, ghiaccio, svenire, massaggio cardiaco, veleno, soccorso, scottatura
    salute mentale: depresso, depressione, stress, ansia, psicologo, morale, triste, suicidio, angoscia, panico, burnout, terapia, solo,
      parlare, aiuto, piangere, emozione, malessere, fiducia, dipendenza, insonnia, umore
    visita medica: medico, appuntamento, dentista, dottore, visita, specialista, prenotare, di base, annullare, ambulatorio, oculista,
      dermatologo, ginecologo, disponibile, fisioterapista, pediatra, cardiologo, ospedale, radiografia, esame, analisi, cup, ticket
    bellezza: parrucchiere, capelli, taglio, trucco, unghia, pelle, barba, rossetto, crema, profumo, massaggio, spa, shampoo, estetista,
      colore, ceretta, smalto, tatuaggio, radere, barbiere, sopracciglio, mascara, manicure, viso, abbronzatura, tinta, piega
    vestiti e moda: vestito, abito, indossare, scarpa, pantalone, camicia, giacca, cappotto, taglia, numero, moda, jeans, maglione, gonna,
      calzino, vestirsi, colore, zara, cravatta, completo, cappello, maglietta, provare, marca, borsa, occhiali, sciarpa, guanto, felpa
    conservazione dei cibi: conservare, frigo, scaduto, congelare, quanto dura, data, marcio, cotto, tenere, buono, mangiare, giorno,
      avanzo, aperto, carne, pollo, latte, uovo, scadenza, freezer, muffa, pesce, freschezza, odore, andare a male
    tempo di cottura: cuocere, tempo, cottura, quanto, forno, minuto, pollo, uovo, pasta, riso, temperatura, grado, arrosto, bollire,
      vapore, sodo, alla coque, preriscaldare, bistecca, verdura, microonde, pentola a pressione, al dente, al sangue, lessare
    ingredienti: ingrediente, sostituire, ricetta, serve, contenere, sostituto, farina, uovo, burro, lievito, panna, dentro, bisogno,
      senza, latte, zucchero, comprare, allergia, salsa, grammo, spezia, composizione, vegano, allergene
    bevande e alcolici: vino, birra, cocktail, spumante, bicchiere, bottiglia, rosso, bianco, aperitivo, spritz, bere, whisky, vodka, rum,
      succo, coca cola, acqua, cantina, prosecco, bar, grappa, limoncello, grado, analcolico, barista, alcol, annata
    recensioni di ristoranti: recensione, voto, stella, buono, critica, consigliare, migliore, commento, atmosfera, servizio, clienti,
      tripadvisor, cucina, caro, qualità, terrazza, prezzo, piatto
    prenotazione ristorante: prenotare, tavolo, persone, stasera, ristorante, prenotazione, ora, annullare, sabato, nome, due, quattro,
      cena, pranzo, terrazza, coperti, modificare, pieno, confermare
    calcio: calcio, serie a, juventus, inter, gol, partita, squadra, giocatore, milan, napoli, roma, coppa, champions league, ronaldo,
      messi, europei, nazionale, rigore, fuorigioco, portiere, stadio, cartellino, derby, marcatore, trasferimento, classifica, lazio,
      fantacalcio, risultato, pareggio
    politica: presidente, elezione, ministro, meloni, governo, votare, deputato, partito, sindaco, camera, senato, legge, premier,
      candidato, sondaggio, sinistra, destra, repubblica, seggio, campagna, parlamento, referendum, riforma, unione europea, democrazia,
      mattarella, quirinale
    geografia: paese, capitale, città, continente, fiume, montagna, oceano, mare, popolazione, confine, bandiera, mappa, isola, regione,
      provincia, superficie, deserto, più grande, abitanti, africa, asia, europa, america, si trova, lago, clima, altitudine, italia,
      stati uniti
    storia: storia, guerra, re, rivoluzione, secolo, napoleone, impero, battaglia, data, antichità, medioevo, mondiale, presidente,
      regina, cesare, epoca, evento, garibaldi, anno, romano, egitto, faraone, risorgimento, morte, trattato, storico, civiltà,
      preistoria, mussolini
    scienze: scienza, fisica, chimica, atomo, esperimento, biologia, molecola, energia, gravità, cellula, dna, evoluzione, scientifico,
      einstein, teoria, spazio, formula, elettrone, ossigeno, luce, velocità, clima, pianeta, ricercatore, laboratorio, elemento,
      invenzione, cervello, virus, nucleare
    religione e oroscopo: oroscopo, segno, astrologia, ariete, leone, vergine, bilancia, scorpione, gemelli, acquario, pesci, chiesa,
      messa, bibbia, preghiera, dio, moschea, gesù, papa, santo, ramadan, fortuna, tarocchi, cancro, capricorno, toro, sagittario,
      ascendente, corano, pregare, rosario
    computer e programmazione: computer, python, programmare, software, windows, mac, tastiera, mouse, bug, stampante, server, codice,
      sviluppatore, schermo, linux, disco fisso, file, sito, java, excel, word, dati, portatile, usb, processore, virus, algoritmo, backup
    stampa: stampare, stampante, scanner, carta, inchiostro, pagina, documento, copia, cartuccia, fotocopia, pdf, colore, bianco e nero,
      fronte retro, inceppamento, toner, foglio, scansionare
    notifiche: notifica, avviso, suono, disattivare, messaggio, applicazione, silenzioso, mostrare, attivare, promemoria, non disturbare,
      badge, leggere, nuove, vibrare, avvertire, suoneria, allerta
    wifi e internet: wifi, internet, connessione, rete, modem, password, connettere, velocità, router, fibra, lento, segnale, staccare,
      adsl, guasto, cavo, ethernet, test, condividere, ripetitore, provider, linea, tim, navigare
    bluetooth e cuffie: bluetooth, cuffie, auricolari, cassa, abbinare, connettere, airpods, associare, dispositivo, suono, disattivare,
      macchina, senza fili, microfono, riconoscere, controller, orologio
    batteria e ricarica: batteria, caricare, caricatore, percento, autonomia, scarica, vuota, piena, cavo, ricarica, collegare,
      risparmio energetico, resto, pila, livello, presa, veloce, wireless, powerbank
    regali e compleanni: regalo, compleanno, torta, candelina, festa, sorpresa, idea, biglietto, comprare, palloncino, augurare, invitato,
      incartare, fiori, cioccolato, natale, organizzare, anni
    vita d'ufficio: ufficio, collega, riunione, progetto, capo, rapporto, stampante, presentazione, smart working, orario, pausa, mail,
      badge, pratica, cliente, team, scrivania, timbrare, mensa, straordinari, sala, scadenza
    nota spese: nota spese, rimborso, trasferta, ricevuta, giustificativo, spesa, hotel, treno, pasto, cliente, azienda, chilometrico,
      missione, viaggio di lavoro, presentare, contabile, fattura
    raccolta differenziata: spazzatura, riciclo, differenziata, rifiuto, vetro, plastica, cartone, umido, indifferenziata, ritiro,
      portare fuori, raccolta, compost, ingombranti, isola ecologica, immondizia, giorno, bidone, carta, contenitore, netturbino
    arte e cultura: museo, pittura, quadro, mostra, artista, scultura, galleria, uffizi, opera, teatro, balletto, caravaggio, picasso,
      arte, pittore, cultura, leonardo, disegno, gioconda, architettura, castello, patrimonio, visita, classica, orchestra, scala
    luce gas e acqua: luce, elettricità, gas, acqua, enel, bolletta, contatore, consumo, kilowatt, lettura, interruzione, guasto,
      contratto, fornitore, riscaldamento, prezzo, energia, solare, pannello, corrente, salvavita, eni, blackout
    fai da te e riparazioni: riparare, idraulico, perdita, elettricista, trapano, martello, vite, vernice, parete, cacciavite, chiodo,
      lavori, attrezzo, rubinetto, leroy merlin, brico, lampadina, forare, tetto, preventivo, piastrella, intasato, caldaia, mobile,
      colla, fabbro, legno, imbianchino
    serie e streaming: serie, netflix, puntata, episodio, stagione, disney plus, prime video, guardare, successivo, streaming, riprendere,
      seguito, consigliare, gomorra, personaggio, nuova, now tv, genere, avviare, sottotitoli, sigla
    schermo: schermo, luminosità, scuro, sfondo, standby, display, rotazione, carattere, dimensione, modalità notturna, testo, colore,
      risoluzione, chiaro, touch, ingrandire, zoom, spegnere, bloccare, tema
    archivio e file: file, archiviazione, spazio, cartella, memoria, documento, backup, cloud, eliminare, giga, scaricare, liberare, pdf,
      icloud, google drive, condividere, disco, pieno, copiare, rinominare, aprire, usb, cestino, dropbox, spostare
    servizio clienti: operatore, umano, parlare, servizio, cliente, assistenza, aiuto, reclamo, contattare, numero, lamentela, chiamare,
      supporto, problema, qualcuno, persona, attesa, risposta, orario, chat, call center, numero verde
    opinioni e consigli: opinione, pensare, consiglio, migliore, parere, scegliere, idea, suggerire, preferire, meglio, aiutare, decidere,
      suggerimento, credere, valere la pena, d'accordo
    memoria dell'assistente: ricordare, memorizzare, dimenticare, tenere a mente, sapere, informazione, nome, preferenza, cronologia,
      cancellare, detto, salvare
    impostazioni dell'assistente: voce, lingua, accento, velocità, parlare, cambiare, nome, lentamente, impostazione, uomo, donna, parola,
      sussurrare, veloce, modalità, italiano, inglese, risposta, preferenza, ripristinare
    """
}

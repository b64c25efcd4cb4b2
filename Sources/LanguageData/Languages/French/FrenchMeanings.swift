// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in French requests.
  static let frenchMeanings = """
    [same]
    # switching and settings
    allumer: allumer, mettre en marche, activer, rallumer, brancher, mettre en route, faire marcher, démarrer l'appareil, actionner,
      enclencher, mettre sous tension, faire fonctionner, mettre la lumière, mettre la lampe, mettre en fonction, faire de la lumière
    éteindre: éteindre, désactiver, couper, débrancher, arrêter l'appareil, mettre hors tension, mettre en veille, fermer la lumière, off,
      faire le noir, couper la lumière, mettre à l'arrêt, arrêter la lampe, éteindre la lumière, tout éteindre
    augmenter: augmenter, monter, hausser, élever, mettre plus haut, relever, accroître, pousser, booster, remonter, rehausser, amplifier,
      mettre plus fort, faire monter
    baisser: baisser, diminuer, réduire, descendre, mettre moins fort, mettre plus bas, abaisser, rabaisser, atténuer, amoindrir,
      faire baisser, décroître
    luminosité: luminosité, intensité lumineuse, éclat, rétroéclairage, brillance, clarté, luminosité de l'écran
    plus de lumière: plus de lumière, éclaircir, éclairer plus, plus lumineux, plus clair, augmenter la luminosité, plus brillant,
      monter la lumière, trop sombre, on voit rien, pas assez de lumière
    tamiser: tamiser, moins de lumière, assombrir, moins lumineux, plus sombre, baisser la luminosité, baisser la lumière,
      atténuer la lumière, lumière douce, lumière tamisée, trop de lumière, moins clair, lumière plus faible
    volume: volume, son, niveau sonore, audio, volume sonore, niveau du son, sonore, volume à dix, règle le volume
    plus fort: plus fort, monter le son, augmenter le volume, parle plus fort, plus haut, hausser le volume, augmenter le son,
      monter le volume, mettre plus fort, j'entends rien, pas assez fort, je n'entends pas
    moins fort: moins fort, baisser le son, baisser le volume, moins de bruit, plus doucement, réduire le volume, diminuer le son,
      baisser un peu, plus bas, trop fort, trop de bruit, diminuer le volume
    couper le son: couper le son, muet, silence, mode silencieux, sourdine, tais-toi, mode muet, sans son, couper le micro,
      mettre en silencieux, silencieux, plus de son, enlever le son, couper le volume
    paramètre: paramètre, réglage, configuration, préférence, option, paramétrage, configuration système
    configurer: configurer, régler, paramétrer, ajuster, définir, fixer, mettre à, personnaliser, mettre au point, adapter, initialiser
    changer: changer, modifier, éditer, corriger, transformer, remplacer par, rectifier, apporter une modification, retoucher, adapter,
      réviser, mettre autre chose
    mettre: mettre, poser, déposer
    jouer: jouer, mettre la musique, passer, écouter, lancer la musique, lire la musique, mettre une chanson, faire écouter, diffuser,
      faire entendre, balancer, envoyer la musique, mettre du son, mettre de la musique, passer une chanson, jouer de la musique, lancer,
      mets-moi, je veux écouter, mettre un morceau, envoie du son, lire la chanson, met la chanson
    arrêter: arrêter, stopper, stop, terminer, finir, cesser, couper, interrompre, mettre fin à, en finir, ça suffit, assez, achever,
      arrêter tout, mettre un terme, arrêter la musique, stoppe la musique, couper la musique, arrête-toi, c'est fini
    mettre en pause: mettre en pause, pause, suspendre, faire une pause, interrompre un instant, arrêter un instant, marquer une pause,
      mettre sur pause, faire une coupure
    reprendre: reprendre, continuer, poursuivre, enlever la pause, repartir, remettre en route, relancer la lecture, reprendre la lecture
    commencer: commencer, démarrer, débuter, lancer, entamer, initier, amorcer, partir, se mettre à, ouvrir, s'y mettre, déclencher,
      attaquer
    sauter: sauter, passer à la suivante, chanson suivante, morceau suivant, zapper, passer cette chanson, la suivante, prochaine chanson,
      prochain morceau, piste suivante, titre suivant, changer de chanson, skip
    suivant: suivant, prochain, d'après, à venir, celui d'après, ensuite, à la suite, ultérieur
    précédent: précédent, d'avant, dernier, chanson précédente, antérieur, revenir, morceau précédent, celui d'avant
    répéter: répéter, encore une fois, de nouveau, refaire, à nouveau, réitérer, encore, redire, une fois de plus, une nouvelle fois,
      refais, recommencer
    qu'as-tu dit: qu'as-tu dit, pardon, j'ai pas entendu, redis, tu as dit quoi, j'ai pas compris, comment ça, tu peux répéter, hein
    en boucle: en boucle, répéter la chanson, boucle, lecture en boucle, mettre en boucle, répéter en boucle, mode répétition, sans arrêt
    aléatoire: aléatoire, au hasard, mélanger, lecture aléatoire, shuffle, mode aléatoire, dans le désordre, au pif, n'importe lequel,
      random, hasard, ordre aléatoire
    annuler: annuler, supprimer le rendez-vous, décommander, résilier, déprogrammer, annulation, abandonner, supprimer la réservation,
      renoncer, faire annuler, ne plus vouloir, désister
    laisse tomber: laisse tomber, oublie, peu importe, tant pis, rien, oublie ça, annule ça, c'est pas grave, pas grave, laisse,
      t'inquiète, peu m'importe, ça fait rien, aucune importance, ça va aller
    défaire: défaire, revenir en arrière, rétablir, annuler la dernière action, retour arrière, restaurer, remettre comme avant,
      revenir à avant
    aider: aider, assistance, assister, dépanner, secourir, besoin d'aide, au secours, soutenir, appui
    service client: service client, assistance technique, support, service après-vente, sav, support technique, conseiller, hotline,
      service clientèle, parler à quelqu'un, conseiller clientèle, téléconseiller, parler à un humain
    redémarrer: redémarrer, réinitialiser, relancer, reset, rallumer, rebooter, remettre à zéro, éteindre et rallumer, redémarrage,
      remise à zéro, réinitialisation
    mettre à jour: mettre à jour, actualiser, update, nouvelle version, upgrade, dernière version, passer à la version, rafraîchir, màj,
      actualisation
    installer: installer, télécharger une application, installation, ajouter une application, mettre une application, installer une appli
    télécharger: télécharger, download, récupérer, disponible hors ligne, dl
    désinstaller: désinstaller, enlever une application, supprimer l'application, virer une application, désinstallation,
      supprimer une appli
    connecter: connecter, relier, synchroniser, appairer, jumeler, coupler, associer, raccorder, se connecter à, lier, appairage,
      brancher à
    verrouiller: verrouiller, bloquer, fermer à clé, fermer, mettre le verrou, barrer la porte, fermer la porte, cadenasser,
      mettre sous clé, verrouillage
    déverrouiller: déverrouiller, débloquer, ouvrir la serrure, désactiver le verrou, ouvrir la porte, débarrer, déverrouillage, ouvrir
    # handling things
    montrer: montrer, afficher, voir, visualiser, faire voir, présenter, donner à voir, jeter un œil, faire apparaître, exposer,
      laisser voir, regarder
    ouvrir: ouvrir, lancer, exécuter, démarrer, accéder à, entrer dans, aller dans, aller sur, lancer l'application, ouvrir l'application,
      ouvrir l'appli, ouverture
    fermer: fermer, quitter, refermer, sortir de, clore, clôturer, quitter l'application, fermeture
    chercher: chercher, trouver, rechercher, localiser, repérer, rechercher sur internet, dénicher, retrouver, mettre la main sur,
      dégoter, être à la recherche, faire une recherche, à la recherche
    ajouter: ajouter, mettre, inclure, rajouter, inscrire, noter, insérer, intégrer, joindre, rajouter à, compléter, adjoindre,
      mettre en plus, introduire
    supprimer: supprimer, effacer, enlever, retirer, ôter, rayer, éliminer, se débarrasser de, virer, jeter, dégager, barrer,
      faire disparaître, suppression, mettre à la corbeille, détruire
    vider: vider, tout effacer, tout supprimer, remettre à vide, nettoyer la liste, tout enlever, effacer tout, supprimer tout, tout virer
    créer: créer, faire, générer, préparer, établir, mettre en place, nouveau, composer, commencer une nouvelle, faire une nouvelle,
      constituer, création, fabriquer, élaborer
    enregistrer: enregistrer, sauvegarder, conserver, garder, garder en mémoire, mémoriser, mettre de côté, stocker, archiver, sauver
    copier: copier, dupliquer, faire une copie, reproduire, recopier, dupliquer le fichier
    partager: partager, diffuser, envoyer à, faire passer, faire circuler, montrer à, mettre en commun
    déplacer: déplacer, bouger, transférer le fichier, mettre ailleurs, changer de place, transférer, mettre dans, changer d'endroit
    renommer: renommer, changer le nom, changer de nom, donner un nom, nommer, appeler autrement, rebaptiser, nouveau nom, intituler
    envoyer: envoyer, expédier, transmettre, faire parvenir, faire passer, balancer, expédition, envoi, envoyer un message
    recevoir: recevoir, obtenir, réceptionner, arriver, récupérer, réception, percevoir
    lire: lire, lecture, lire à voix haute, faire la lecture, dire à voix haute, lire tout haut, consulter, lis-moi, bouquiner, énoncer
    écrire: écrire, rédiger, taper, saisir, mettre par écrit, composer, écrire un texte, rédaction, coucher par écrit
    répondre: répondre, réponse, donner une réponse, donner suite, répondre à, faire une réponse, répliquer, réagir
    transférer le message: transférer le message, faire suivre, renvoyer, faire passer le message, renvoyer le mail, transférer le mail,
      transférer à
    enregistrer la voix: enregistrer la voix, enregistrement, faire un enregistrement, enregistrer un son, enregistrer ma voix,
      dictaphone, capturer, démarrer l'enregistrement
    enregistrement vocal: enregistrement vocal, mémo vocal, note vocale, message vocal, mémo audio, note audio, mémo, vocal
    dicter: dicter, transcrire, prendre sous la dictée, saisie vocale, transcription, retranscrire
    vérifier: vérifier, contrôler, consulter, regarder, checker, voir si, s'assurer, jeter un œil, confirmer, faire le point, examiner,
      vérification, regarder si, revoir
    comparer: comparer, comparaison, différence entre, mettre en parallèle, quelle différence, différence, lequel est mieux,
      quel est le mieux, comparatif, confronter
    expliquer: expliquer, explication, comment fonctionne, comment ça marche, éclaircir, clarifier, dis-moi comment, en quoi consiste,
      donner une explication, préciser, développer, en dire plus, faire comprendre, c'est comment
    décrire: décrire, description, parle-moi de, raconte-moi, faire une description, à quoi ressemble, dépeindre
    information: information, renseignement, détail, info, savoir plus, en savoir plus, plus d'informations, donnée, indication,
      précision, tout savoir, se renseigner
    recommander: recommander, conseiller, suggérer, proposer, recommandation, suggestion, recommande-moi, que me conseilles-tu,
      tu me conseilles quoi, une idée, des idées, donner une idée, inspirer, conseil, préconiser, quelle est la meilleure
    choisir: choisir, sélectionner, opter pour, prendre, trancher, choix, décider, faire un choix, désigner
    trier: trier, organiser, ranger, classer, mettre en ordre, filtrer, ordonner, faire le tri, mettre de l'ordre
    combien de: combien de, nombre de, quantité de, combien, quel nombre, il y a combien, quantité, combien en, nombre total, total de
    calculer: calculer, combien font, ça fait combien, faire le calcul, combien ça fait, égal, compter, ça donne quoi, fais le compte,
      opération, estimer, résultat de, ça fait quoi
    additionner: additionner, addition, somme, ajouter à, faire la somme, total, faire le total
    soustraire: soustraire, soustraction, enlever de, retrancher, déduire, ôter
    multiplier: multiplier, multiplié par, multiplication, fois, facteur
    diviser: diviser, divisé par, division, partager en, quotient, diviser en deux
    pourcentage: pourcentage, pour cent, pourcent, un pour cent, proportion, quel pourcentage, taux
    racine carrée: racine carrée, racine, racine de, racine cubique, puissance, au carré, au cube
    convertir: convertir, conversion, équivalent, ça fait combien en, transformer en, combien en euros, changer en, équivaloir,
      équivalence, combien vaut
    mesurer: mesurer, taille, dimension, quelle taille, longueur, largeur, prendre les mesures, mensuration, faire combien
    # questions
    qui est: qui est, qui était, c'est qui, qui c'est, qui donc est, qui est-ce, qui sont, sais-tu qui est, qui a été, connais-tu
    que signifie: que signifie, signification, définition, définir, que veut dire, ça veut dire quoi, qu'est-ce que, c'est quoi,
      quel est le sens, sens, signifier, vouloir dire, définition de, ça signifie quoi, sens du mot, ça veut dire
    quand: quand, à quel moment, à quelle date, quel jour, c'est quand, quelle date, à quelle heure, dans combien de temps,
      en quelle année
    où: où, à quel endroit, où se trouve, où est, c'est où, dans quel endroit, à quel lieu, dans quel pays, dans quelle ville,
      où se situe, situer, où ça, de quel endroit, emplacement
    pourquoi: pourquoi, pour quelle raison, raison, cause, comment se fait-il, pour quel motif, comment ça se fait, à cause de quoi,
      motif, origine
    comment: comment, de quelle façon, de quelle manière, de quelle sorte, par quel moyen, comment faire, comment on fait,
      comment faire pour, comment je fais, façon de, manière de, méthode
    combien de temps: combien de temps, durée, ça prend combien, quelle durée, ça dure combien, en combien de temps, combien d'heures,
      combien de minutes, combien de jours, temps nécessaire, prendre combien de temps, mettre combien de temps, longueur
    temps restant: temps restant, combien reste-t-il, il reste combien, restant, rester, combien il reste, encore combien, reste-t-il,
      encore combien de temps, ce qui reste
    prix: prix, combien coûte, ça coûte combien, tarif, coût, montant, combien ça coûte, à combien, c'est combien, valoir, combien vaut,
      quel est le prix, quel prix, ça vaut combien, combien ça vaut, coûtent, valeur
    distance: distance, à quelle distance, combien de kilomètres, c'est loin, c'est à combien, loin, combien de km,
      à combien de kilomètres, éloigné, distance entre, kilométrage
    quel âge: quel âge, âge, combien d'années, quel âge a, né en quelle année, année de naissance, vieux, ans, âgé de
    hauteur: hauteur, combien mesure, haut de, altitude, taille, combien il mesure, mesurer combien, grand comment, quelle hauteur,
      quelle taille fait
    poids: poids, combien pèse, peser, combien de kilos, quel poids, lourd
    population: population, nombre d'habitants, habitant, combien d'habitants, nombre de personnes, peuplé, combien de gens vivent,
      démographie
    capitale: capitale, ville capitale, chef-lieu, ville principale
    # time
    heure: heure, quelle heure est-il, il est quelle heure, quelle heure, l'heure actuelle, heure actuelle, t'as l'heure, tu as l'heure,
      donner l'heure, heure exacte
    fuseau horaire: fuseau horaire, décalage horaire, heure locale, différence d'heure, quelle heure à, heure là-bas, décalage,
      différence horaire
    date: date, quel jour on est, le combien sommes-nous, quel jour, on est quel jour, quel jour sommes-nous, on est le combien,
      jour du mois, quelle date, le combien
    aujourd'hui: aujourd'hui, ce jour, dans la journée, cette journée, de nos jours, auj
    matin: matin, ce matin, au matin, demain matin, le matin, matinal, tôt le matin
    après-midi: après-midi, cet après-midi, aprèm, dans l'après-midi, aprem, cet aprem, début d'après-midi
    soir: soir, ce soir, ce soir-là, dans la soirée, en soirée, fin de journée, le soir
    nuit: nuit, cette nuit, la nuit, nocturne, pendant la nuit, de nuit
    actuel: actuel, en ce moment, actuellement, maintenant, tout de suite, à l'instant, présent, immédiatement, dès maintenant,
      sur-le-champ, en cours, à présent, désormais, là tout de suite, à ce moment
    plus tard: plus tard, tout à l'heure, ultérieurement, par la suite, une autre fois, dans un moment, ensuite, d'ici peu, postérieur
    tôt: tôt, de bonne heure, d'avance, en avance, à l'avance, plus tôt, de bon matin, par avance, au plus tôt
    week-end: week-end, fin de semaine, weekend, samedi et dimanche, ce week-end, we, le week-end
    jour férié: jour férié, férié, fête nationale, jour chômé, pont, fête, fête du jour, jour de fête
    vacances: vacances, congé, jours de repos, jour de congé, rtt, congés payés, prendre des vacances, repos, poser des congés,
      partir en vacances, absence, villégiature
    tous les jours: tous les jours, chaque jour, quotidien, quotidiennement, journalier, par jour, au quotidien, journellement,
      jour après jour, une fois par jour
    toutes les semaines: toutes les semaines, chaque semaine, hebdomadaire, par semaine, une fois par semaine, chaque lundi,
      tous les lundis
    tous les mois: tous les mois, chaque mois, mensuel, par mois, une fois par mois, mensuellement
    tous les ans: tous les ans, chaque année, annuel, par an, une fois par an, annuellement, chaque an
    anniversaire: anniversaire, date de naissance, jour de naissance, anniv, fête d'anniversaire, né le, naissance, annif
    alarme: alarme, réveil, réveille-matin, alarme du matin, sonner, sonnerie du matin, mettre un réveil, mettre une alarme,
      mettre le réveil, alarme de réveil, règle un réveil, alarmes actives, réveil pour
    réveiller: réveiller, se lever, tirer du lit, réveille-moi, sortir du lit, debout, se réveiller, me réveiller, me lever, lever du lit,
      faire lever, lève-moi, sors-moi du lit, faut me réveiller
    répéter l'alarme: répéter l'alarme, snooze, encore cinq minutes, encore dix minutes, laisse-moi dormir, rappel d'alarme,
      cinq minutes de plus, reporter le réveil, dormir encore, dix minutes de plus
    minuteur: minuteur, minuterie, compte à rebours, chronomètre, chrono, timer, décompte, chronométrer, mettre un minuteur,
      lancer un chrono, minuter, rebours
    rappel: rappel, pense-bête, faire penser à, ne pas oublier, rappelle-moi, rafraîchir la mémoire, avertir, me dire de, penser à,
      prévenir, aide-mémoire, faire souvenir, rappeler de, mettre un rappel, souvenir, fais-moi penser à, n'oublie pas de, me prévenir,
      il faut me rappeler
    calendrier: calendrier, agenda, planning, emploi du temps, mon programme, mes rendez-vous, planning de la journée, ce qui est prévu,
      au programme, prévu, calendrier de la semaine, programme de la journée, quoi de prévu, ai-je quelque chose, suis-je libre,
      mon agenda
    événement: événement, rendez-vous, évènement, rdv, truc prévu, entrée du calendrier, activité prévue, occasion, rencontre, soirée,
      manifestation, chose prévue, ajouter un événement, nouvel événement, prochain événement
    réunion: réunion, visioconférence, conférence, meeting, rassemblement, visio, conférence téléphonique, réu, réunir, se réunir,
      séminaire, assemblée, réunion de travail, point d'équipe
    programmer: programmer, planifier, prévoir, organiser, fixer un rendez-vous, mettre dans l'agenda, mettre au calendrier, caler,
      inscrire au calendrier, fixer, arranger, mettre un rendez-vous, prendre rendez-vous, ajouter un rendez-vous, planification
    reporter: reporter, décaler, repousser, remettre à plus tard, déplacer le rendez-vous, changer l'heure, changer la date, avancer,
      retarder, changer l'horaire, différer, reprogrammer, déplacer la réunion
    libre: libre, disponible, dispo, rien de prévu, temps libre, pas occupé, disponibilité, créneau libre, moment libre, inoccupé, vacant
    occupé: occupé, indisponible, pas libre, pas disponible, débordé, pas le temps, en réunion, surchargé
    tâche: tâche, chose à faire, todo, tâche à faire, truc à faire, mission, corvée, devoir, chose à accomplir, besogne, à faire
    liste de tâches: liste de tâches, to do liste, to-do, mes tâches, trucs à faire, choses à faire, liste des tâches
    liste de courses: liste de courses, liste d'achats, courses, liste des courses, liste du supermarché, choses à acheter,
      liste de commissions, commissions, liste d'épicerie, panier de courses, il faut acheter, manque du lait, plus de lait,
      besoin d'acheter
    liste: liste, listing, énumérer, faire la liste, donner la liste, catalogue, inventaire, recenser, répertorier
    note: note, mémo, annotation, remarque, bloc-notes, post-it, carnet de notes, commentaire, prise de notes
    # weather
    météo: météo, quel temps, prévision, temps qu'il fait, bulletin météo, prévision météo, le temps dehors, temps dehors,
      quel temps fait-il, temps fait-il, bulletin, il fait quel temps, va-t-il faire, il fait beau, climat, faire beau, météorologique,
      conditions météo, quel temps dehors, temps demain, temps prévu, temps fera-t-il
    pluie: pluie, pleuvoir, parapluie, averse, pluvieux, il pleut, imperméable, bruine, précipitation, va pleuvoir, ondée, crachin, k-way,
      pleut-il, mouillé, tomber de l'eau, drache, prendre un parapluie, besoin d'un parapluie, risque de pluie, tomber des cordes
    neige: neige, enneigé, il neige, flocon, chute de neige, neigeux, tempête de neige, poudreuse
    chaleur: chaleur, chaud, canicule, il fait chaud, étouffant, tiède, doux, caniculaire, crever de chaud, brûlant, lourd,
      vague de chaleur
    froid: froid, frais, glacial, il fait froid, se geler, cailler, frisquet, gelé, fraîcheur, frileux, ça caille, glacé, glagla
    soleil: soleil, ensoleillé, beau temps, bronzer, ciel bleu, dégagé, lunettes de soleil, crème solaire, éclaircie, radieux,
      coup de soleil
    nuage: nuage, nuageux, couvert, nébulosité, gris, ciel gris, ciel couvert, maussade, voilé
    vent: vent, venteux, rafale, bourrasque, brise, souffler, mistral, tramontane, coup de vent, vitesse du vent
    orage: orage, tempête, orageux, foudre, tonnerre, éclair, intempérie, alerte orange, tempétueux
    température: température, degré, combien de degrés, il fait combien, combien fait-il, combien dehors, température extérieure,
      thermomètre, celsius, température ressentie, degrés dehors
    humidité: humidité, humide, taux d'humidité, hygrométrie, moite
    qualité de l'air: qualité de l'air, pollution, pollué, pic de pollution, particule fine, air pollué, indice de pollution, pollen, smog
    lever du soleil: lever du soleil, aube, le soleil se lève, le jour se lève, aurore, lever de soleil, lever du jour
    coucher du soleil: coucher du soleil, crépuscule, le soleil se couche, tombée de la nuit, coucher de soleil, la nuit tombe,
      nuit tombante
    # media
    musique: musique, zik, mélodie, son, musical, air, du son, musique d'ambiance, fond sonore, tune, un peu de musique, de la musique
    chanson: chanson, morceau, titre, piste, single, tube, musique, hit, zik, chant, air
    chanteur: chanteur, artiste, groupe, chanteuse, interprète, musicien, star, rappeur, vocaliste, chanté par, compositeur, qui chante,
      musicos
    quelle est cette chanson: quelle est cette chanson, qui chante, identifier la chanson, quelle est cette musique, quel est ce morceau,
      nom de la chanson, titre de la chanson, reconnaître la chanson, ce qui passe, chanson en cours, nom de cette chanson,
      titre en cours, shazam, reconnaître cette musique, en train de passer
    album: album, disque, cd, vinyle, opus, dernier album
    playlist: playlist, liste de lecture, ma sélection, liste de chansons, mes titres, compil, compilation, ma musique
    radio: radio, station de radio, fm, poste de radio, fréquence, chaîne de radio, station, mettre la radio, antenne, émission de radio
    podcast: podcast, baladodiffusion, balado, épisode, émission à écouter
    livre audio: livre audio, audiolivre, audio livre, livre à écouter, audible, écouter un livre, livre lu
    film: film, long-métrage, cinéma, ciné, téléfilm, court-métrage, dvd, pelloche
    série: série, épisode, émission, feuilleton, saison, série télé, sitcom, programme
    télévision: télévision, télé, téléviseur, tv, poste de télé, écran de télé, téloche, petit écran, programme télé, mettre la télé
    chaîne: chaîne, canal, chaîne de télé, chaîne télé
    actualité: actualité, nouvelles, infos, gros titres, actu, journal, ce qui se passe, dernières nouvelles, dernières infos,
      informations du jour, quoi de neuf dans, nouvelles du jour, les nouvelles, info du jour, dans le monde, presse, les titres,
      journal télévisé, jt, flash info, fait divers, quoi de neuf, il se passe quoi, les infos du jour, raconte-moi l'actualité
    j'aime: j'aime, préféré, favori, aimer, adorer, kiffer, ajouter aux favoris, mettre en favori, apprécier, coup de cœur, chéri,
      j'adore, aime bien, j'aime bien, pouce en l'air, plaire, liker, ça me plaît, raffoler
    je n'aime pas: je n'aime pas, détester, j'aime pas, avoir horreur de, pouce en bas, haïr, pas mon truc, ne me plaît pas, dégoûter,
      ne plus entendre
    livre: livre, roman, bouquin, ouvrage, lecture, polar, livre de poche, ebook, best-seller, liseuse, bd
    auteur: auteur, écrivain, qui a écrit, romancier, qui est l'auteur, écrit par, poète, autrice, plume
    jeu: jeu, jouer, partie, faire une partie, on joue, jouer à, lancer un jeu, jouer avec moi, divertissement
    blague: blague, plaisanterie, fais-moi rire, quelque chose de drôle, faire rire, me faire rire, raconte une blague, histoire drôle,
      vanne, truc drôle, humour, drôle, plaisanter, rigoler, rire, gag, calembour, un truc marrant, une bonne blague, dis un truc drôle,
      amuse-moi, connais-tu une blague, fais-moi marrer
    histoire: histoire, conte, récit, raconte une histoire, histoire du soir, conte de fées, fable, légende, raconter, narration,
      lis-moi une histoire, raconte-moi une histoire
    photo: photo, photographie, image, selfie, cliché, pic, portrait, galerie, capture
    prendre une photo: prendre une photo, photographier, prendre un selfie, faire une photo, tirer le portrait, prendre un cliché,
      prendre en photo, faire un selfie, faire une photographie, tirer une photo
    caméra: caméra, appareil photo, appareil, objectif, webcam, caméra de surveillance, caméscope
    vidéo: vidéo, clip, film, séquence, regarder une vidéo, youtube, enregistrement vidéo, vidéoclip
    # sport
    score: score, résultat, qui a gagné, qui gagne, résultat du match, combien à combien, point marqué, remporter, gagner, vainqueur,
      score du match, score final, marquer, gagnant, victoire
    match: match, rencontre sportive, rencontre, partie, prochain match, jeu, compétition, derby, finale
    équipe: équipe, club, formation, effectif, groupe, onze, team
    classement: classement, tableau, ligue, ranking, position, rang, leader, en tête, combien de points, place au classement
    # communication
    appeler: appeler, téléphoner, passer un appel, composer, joindre, contacter, coup de fil, bigophoner, coup de téléphone,
      faire le numéro, composer le numéro, mettre en relation, appeler au téléphone, lancer un appel, téléphone à, numéroter, biper,
      je veux parler à, mets-moi en contact
    raccrocher: raccrocher, terminer l'appel, couper l'appel, fin de l'appel, terminer la communication, couper la communication,
      finir l'appel
    décrocher: décrocher, répondre à l'appel, prendre l'appel, répondre au téléphone, accepter l'appel, prendre la communication,
      répondre à, accepter un appel
    rejeter l'appel: rejeter l'appel, refuser l'appel, ignorer l'appel, ne pas répondre, ne pas décrocher, refuser un appel,
      décliner l'appel
    appel vidéo: appel vidéo, visio, facetime, appel en vidéo, visiophonie, skype, appel visio, zoom, faire une visio
    message: message, sms, texto, message texte, écrire un message, envoyer un message, whatsapp, mms, écrire à, messages privés, mp,
      envoyer un texto, messenger, petit mot, dire à, fais savoir à, dis à maman
    mail: mail, e-mail, email, courriel, courrier électronique, message électronique, adresse mail, gmail, mél, envoyer un mail,
      écrire un mail, vérifier mes mails, consulter mes mails, lire mes mails, ai-je reçu, j'ai des mails
    boîte de réception: boîte de réception, nouveaux mails, messages reçus, boîte mail, nouveau message, messages non lus, mails reçus,
      messagerie, non lu, boîte aux lettres, nouvel email, boîte de courriel, courrier
    contact: contact, numéro de téléphone, carnet d'adresses, répertoire, numéro, mes contacts, annuaire, coordonnées, fiche contact,
      liste de contacts, bottin
    notification: notification, alerte, avertissement, avertir, signaler, prévenir, me dire quand, avis, faire savoir, mettre au courant,
      informer, tenir au courant, aviser, tiens-moi au courant
    publier: publier, poster, tweeter, mettre en ligne, partager sur, mettre sur facebook, faire un post, mettre un statut, publication,
      envoyer un tweet, mettre sur instagram, faire un tweet
    # home
    lumière: lumière, lampe, ampoule, éclairage, lampadaire, plafonnier, luminaire, lampe de chevet, spot, lustre, led, néon, veilleuse,
      loupiote
    chauffage: chauffage, thermostat, radiateur, température de la maison, chaudière, chauffer, chauffage central, convecteur,
      plancher chauffant
    climatisation: climatisation, clim, climatiseur, air conditionné, climatiser, mettre la clim, rafraîchissement
    aspirateur: aspirateur, robot aspirateur, aspirer, roomba, passer l'aspirateur, robot, aspirer la poussière, aspi, aspirateur robot,
      balayer, aspirobot, lancer l'aspirateur, nettoyer le sol, démarrer le robot
    nettoyer: nettoyer, nettoyage, ménage, laver, faire le ménage, faire la poussière, passer un coup, astiquer, récurer, dépoussiérer,
      passer la serpillière, épousseter, propre
    porte: porte, portail, porte d'entrée, porte du garage, portail du jardin, portillon, barrière
    serrure: serrure, verrou, cadenas, serrure de la porte, loquet, fermeture
    volet: volet, store, rideau, volet roulant, persienne, voilage, jalousie
    prise: prise, prise électrique, interrupteur, prise connectée, prise intelligente, prise murale, prise de courant, multiprise, fiche,
      branchement, wemo
    machine à café: machine à café, cafetière, faire un café, préparer un café, faire du café, faire couler un café, nespresso, expresso,
      machine à expresso, cafetière connectée, percolateur, prépare-moi un café, un petit café, envie de café, lance le café
    lave-linge: lave-linge, machine à laver, lessive, laver le linge, faire une lessive, linge, machine de linge, buanderie, linge sale,
      laveuse
    lave-vaisselle: lave-vaisselle, vaisselle, faire la vaisselle, laver la vaisselle
    frigo: frigo, réfrigérateur, frigidaire, congélateur, congélo, glacière
    salon: salon, séjour, salle de séjour, salle à manger, pièce à vivre, pièce de vie, canapé
    chambre: chambre, chambre à coucher, piaule, chambre d'amis, dortoir, chambre des enfants
    toilettes: toilettes, salle de bain, wc, cabinet, sdb, petit coin, sanitaires, chiottes, salle d'eau, douche, baignoire
    couleur: couleur, teinte, coloris, nuance, coloration, changer de couleur, tonalité
    # food
    recette: recette, comment préparer, comment cuisiner, comment on prépare, comment faire un, comment faire une, comment cuire,
      façon de préparer, comment préparer un, comment réaliser, recette de cuisine, comment on cuisine, mode de préparation, que cuisiner,
      idée de repas, quoi manger ce soir, quoi faire à manger, que faire à manger
    cuisiner: cuisiner, faire à manger, préparer un plat, cuire, préparer à manger, faire la cuisine, mijoter, faire cuire,
      se faire à manger, préparer le repas, concocter, mitonner, popote, faire un plat, cuistot
    remplacer: remplacer, substituer, à la place de, substitut, au lieu de, alternative à, changer contre, par quoi remplacer, échanger,
      faute de, à défaut de
    calorie: calorie, valeur énergétique, combien de calories, kcal, apport calorique, calorique, teneur en calories, kilocalorie,
      nombre de calories
    nutrition: nutrition, valeur nutritive, information nutritionnelle, valeur nutritionnelle, apport nutritionnel, nutritif, nutriment,
      protéine, vitamine, lipide
    sain: sain, bon pour la santé, équilibré, healthy, diététique, bon pour moi, bonne santé, nutritif, bien pour la santé,
      mauvais pour la santé
    restaurant: restaurant, resto, endroit où manger, où manger, restau, manger dehors, aller au resto, bistrot, brasserie, bonne table,
      cantine, manger quelque part, manger un morceau, pizzeria, bonne adresse, fast-food, envie de manger, un bon resto, où dîner,
      où déjeuner, quelque part où manger
    livraison de repas: livraison de repas, à emporter, commander à manger, se faire livrer, livrer à manger, commander une pizza,
      plat à emporter, faire livrer, uber eats, repas à domicile, commander un repas, livraison à domicile, take away, deliveroo
    petit-déjeuner: petit-déjeuner, petit dej, p'tit dej, déjeuner du matin, repas du matin, tartine, premier repas
    déjeuner: déjeuner, repas de midi, dîner du midi, manger ce midi, pause déjeuner, à midi, repas de ce midi
    dîner: dîner, souper, repas du soir, repas de ce soir, manger ce soir, dîner de ce soir, casser la croûte
    manger: manger, repas, nourriture, bouffer, aliment, grignoter, casser la graine, se nourrir, alimentation, becter, graille, avaler,
      déguster, alimentaire
    table: table, réserver une table, réserver, retenir une table, table pour, avoir une table, prendre une table
    # shopping and money
    acheter: acheter, achat, se procurer, se payer, faire l'achat de, acquérir, faire un achat, s'offrir, prendre, procurer,
      se faire plaisir, acquisition
    commander: commander, passer une commande, faire une commande, acheter en ligne, commander en ligne, se faire livrer,
      lancer une commande
    commande: commande, numéro de commande, ma commande, bon de commande, achat, numéro de suivi, commandes récentes
    colis: colis, livraison, paquet, envoi, livraison de colis, expédition, courrier, mon paquet, livrer
    suivre un colis: suivre un colis, suivi, où est ma commande, suivi de colis, où est mon colis, état de ma commande,
      suivre ma commande, suivre mon colis, quand arrive mon colis, statut de la commande, numéro de suivi, où en est, commande arrive,
      où en est ma, arrivée du colis, tracking
    retourner: retourner, retour, remboursement, renvoyer, rendre, se faire rembourser, ramener, restituer, rapporter, renvoi
    promotion: promotion, promo, réduction, remise, rabais, bon plan, solde, offre, affaire, code promo, bon de réduction, en solde,
      bonne affaire, offre spéciale, ristourne, coupon, prix réduit, vente flash
    pas cher: pas cher, bon marché, moins cher, économique, à petit prix, abordable, à bas prix, prix bas, low cost, peu coûteux,
      le moins cher, petit budget, raisonnable
    cher: cher, coûteux, onéreux, hors de prix, trop cher, coûter une fortune, coûter cher, prix élevé, luxueux
    magasin: magasin, boutique, commerce, supermarché, point de vente, commerçant, échoppe
    heures d'ouverture: heures d'ouverture, horaire, ouvert, à quelle heure ouvre, horaires d'ouverture, ouvre à quelle heure,
      encore ouvert, est ouvert, ouvert maintenant, ouvert aujourd'hui, ouverture du magasin, jusqu'à quelle heure
    heure de fermeture: heure de fermeture, à quelle heure ferme, ferme à quelle heure, horaire de fermeture, fermé, ferme quand,
      quand ferme
    compte: compte, compte bancaire, compte courant, compte en banque, mes comptes, compte chèque, compte perso, relevé de compte
    solde du compte: solde du compte, combien ai-je, combien d'argent, solde, argent sur mon compte, combien sur mon compte,
      combien il me reste, combien j'ai, argent disponible, reste sur mon compte, argent restant, solde bancaire, somme disponible,
      avoir sur mon compte, position du compte, suis-je à découvert, il me reste quoi, montant de mon compte
    argent: argent, fric, espèces, liquide, thune, blé, pognon, monnaie, oseille, cash, fonds, pièce, billet, pèze, pépettes, somme
    carte: carte, carte bancaire, carte bleue, cb, carte de crédit, carte de paiement, visa, mastercard, ma carte, carte de débit,
      carte visa
    payer: payer, régler la facture, paiement, régler, acquitter, s'acquitter, verser, débourser, effectuer un paiement,
      passer à la caisse, faire un paiement, payement, effectuer le règlement, règlement
    virement: virement, virer, transférer de l'argent, envoyer de l'argent, transfert, faire un virement, virement bancaire,
      envoyer des sous, déplacer de l'argent, verser, transférer des fonds, passer de l'argent, effectuer un virement, transférer, mandat,
      basculer, passer un virement, basculer de l'argent
    facture: facture, note à payer, quittance, avis de paiement, échéance, montant à payer, ma facture, facture d'électricité,
      factures à payer, relevé, addition, combien je dois, ce que je dois, montant de ma facture, payer la facture
    dépense: dépense, combien j'ai dépensé, combien dépensé, sortie d'argent, dépenses du mois, débourser, frais, claquer, j'ai dépensé
    transaction: transaction, opération, historique, mouvement, achat récent, dernier achat, relevé, dernières opérations, débit,
      opérations récentes, mouvements du compte, dernières transactions, qu'ai-je acheté, mes derniers achats, mes dépenses récentes
    prêt: prêt, emprunt, crédit, emprunter de l'argent, prêt immobilier, crédit à la consommation, avance, hypothèque, prêt bancaire,
      crédit immobilier
    intérêt: intérêt, taux d'intérêt, taux, rendement, taux annuel, taeg, taux du prêt, pourcentage d'intérêt
    épargne: épargne, économiser, économies, mettre de côté, mettre de l'argent, bas de laine, argent de côté, faire des économies
    budget: budget, combien puis-je dépenser, gérer mon argent, gérer mes dépenses, finances, combien je peux dépenser, puis-je dépenser
    salaire: salaire, paie, fiche de paie, rémunération, revenu, feuille de paie, bulletin de salaire, bulletin de paie, combien je gagne,
      gagner ma vie, toucher, traitement, gagne-pain
    impôt: impôt, taxe, impôts sur le revenu, taxe foncière, fisc, contribution, tva, taxe d'habitation, imposition, imposable
    assurance: assurance, police d'assurance, assureur, couverture, mutuelle, contrat d'assurance, assurer, compagnie d'assurance,
      complémentaire santé, garantie
    retraite: retraite, pension, épargne retraite, plan de retraite, caisse de retraite, à la retraite, fonds de pension,
      pension de retraite
    action: action, bourse, cours de bourse, cotation, titre, cours de l'action, marché boursier, valeur boursière, cac 40,
      prix de l'action, cac
    devise: devise, monnaie, taux de change, cours du change, convertir des devises, change, dollar, taux de conversion, cours de l'euro,
      bureau de change, livre sterling
    cote de crédit: cote de crédit, score de crédit, cote de solvabilité, pointage de crédit, score bancaire, note de crédit, solvabilité,
      dossier de crédit
    code pin: code pin, pin, code secret, code de carte, mon code, code confidentiel, code à quatre chiffres, code de sécurité,
      code oublié
    mot de passe: mot de passe, password, mdp, identifiant, code d'accès, mot de passe oublié, oublié mon mot, codes, changer mon mot,
      réinitialiser mon mot, mot de passe perdu
    fraude: fraude, arnaque, escroquerie, escroquer, transaction suspecte, opération suspecte, pas moi qui, je ne reconnais pas,
      transaction frauduleuse, frauduleux, achat inconnu, usurpation, piratage, débit inconnu, hameçonnage, paiement inconnu
    plafond: plafond, limite, maximum, plafond de carte, dépasser, plafond de paiement, plafond de retrait, limite de crédit,
      limite de dépenses, maximal
    chèque: chèque, chéquier, carnet de chèques, faire un chèque, commander un chéquier, chèque de banque
    distributeur: distributeur, dab, guichet automatique, tirette, distributeur automatique, distributeur de billets, guichet, automate,
      point de retrait, bancomat
    # travel
    itinéraire: itinéraire, route, chemin, direction, trajet, emmène-moi, naviguer, comment me rendre, comment se rendre, comment aller,
      y aller, chemin pour, route pour, direction de, comment aller à, guide-moi, comment me rendre à, navigation, guider, gps, parcours,
      me rendre, se rendre, amène-moi, conduis-moi, trouver mon chemin, meilleur chemin, comment je vais, je veux aller à,
      comment j'y vais, montre-moi le chemin, quel chemin, emmener, quelle route
    circulation: circulation, trafic, embouteillage, bouchon, état des routes, ralentissement, route bloquée, trafic routier, info trafic,
      ça bouchonne, ça roule, route chargée, route encombrée, bouchon sur la route, routes sont bloquées
    voiture: voiture, auto, véhicule, bagnole, caisse, bolide, automobile, tacot, quatre roues
    essence: essence, carburant, gazole, diesel, faire le plein, sans plomb, plein d'essence, fioul, gasoil, mettre de l'essence,
      niveau d'essence, jauge, éthanol, carbu, réservoir
    station-service: station-service, station essence, pompe, pompe à essence, où faire le plein, faire le plein, station la plus proche
    pneu: pneu, roue, pression des pneus, pneumatique, crevaison, crevé, gonfler, roue de secours, gonflage, changer une roue, pneu crevé,
      pneu à plat, pneus neige, chambre à air
    réparer: réparer, garage, mécanicien, réparation, dépanner, remettre en état, réparateur, garagiste, arranger, rafistoler, bricoler,
      remise en état, carrosserie
    garer: garer, stationner, parking, place de parking, place de stationnement, se garer, parking le plus proche, parcmètre, où se garer,
      parquer, où est ma voiture
    taxi: taxi, uber, vtc, appeler un taxi, course, chauffeur, commander un uber, réserver un taxi, covoiturage, blablacar, bolt
    bus: bus, autobus, autocar, navette, prochain bus, ligne de bus, transports en commun
    train: train, chemin de fer, tgv, sncf, prendre le train, ter, rer, rail, ouigo
    métro: métro, métropolitain, rer, tramway, tram, rame, bouche de métro
    billet: billet, ticket, place, titre de transport, place de concert, entrée, ticket d'entrée, carte d'embarquement, titre de voyage,
      abonnement
    vol: vol, avion, compagnie aérienne, prendre l'avion, billet d'avion, air france, vol direct, s'envoler, voyager en avion,
      trouver un vol, billet pas cher, prendre un vol
    aéroport: aéroport, aérogare, terminal, roissy, orly, aérodrome, hall des départs
    bagage: bagage, valise, bagage à main, sac, bagage cabine, soute, bagage en soute, sac à dos
    hôtel: hôtel, hébergement, auberge, logement, airbnb, chambre d'hôtel, gîte, où dormir, chambre d'hôte, séjour, dormir à,
      passer la nuit, loger, auberge de jeunesse, camping
    réserver: réserver, réservation, faire une réservation, louer, retenir, booker, prendre une réservation, bloquer une place,
      effectuer une réservation, prendre un billet, prendre une place, faire une résa, résa, prends-moi une place
    voyage: voyage, excursion, séjour, vacances, trajet, partir en voyage, tour, circuit, escapade, périple, déplacement, week-end à,
      road trip
    visa: visa, visa d'entrée, formalités d'entrée, document de voyage, besoin d'un visa, titre de séjour
    vaccin: vaccin, vaccination, se faire vacciner, piqûre, vaccins obligatoires, rappel de vaccin, dose de vaccin
    près de: près de, proche, à proximité, dans le coin, autour, à côté, près d'ici, le plus proche, dans les environs, aux alentours,
      pas loin, à côté de, alentour, le plus près, autour de moi, près de moi, dans le quartier, du coin, voisin, proximité, par ici,
      local
    retard: retard, en retard, retardataire, à la bourre, être en retard, pas à l'heure, perturbation, tarder, délai, trafic perturbé
    louer: louer, location, location de voiture, louer une voiture, prendre en location, voiture de location, loueur
    arrêt de bus: arrêt de bus, arrêt de tram, station de bus, arrêt le plus proche, abribus, station de tramway
    gare: gare, station de train, station, gare routière, gare sncf
    # health
    médecin: médecin, docteur, toubib, généraliste, spécialiste, médecin traitant, praticien, cabinet médical, consultation, doc, médical,
      voir un médecin
    médicament: médicament, remède, cachet, comprimé, pilule, traitement, cacheton, médoc, gélule, antibiotique, doliprane, aspirine,
      prendre mes médicaments, sirop, paracétamol, pommade
    douleur: douleur, avoir mal, mal à, souffrir, ça fait mal, mal au, douloureux, j'ai mal, faire mal, souffrance, bobo, courbature, mal
    malade: malade, souffrant, ne pas aller bien, se sentir mal, mal en point, maladie, patraque, mal fichu, pas bien, tomber malade,
      attraper, avoir la crève
    exercice: exercice, entraînement, s'entraîner, gym, sport, musculation, muscu, faire du sport, séance de sport, fitness,
      salle de sport, programme sportif, abdos, gymnastique, se muscler, bouger, gainage
    dormir: dormir, sommeil, s'endormir, aller au lit, aller se coucher, se coucher, roupiller, faire dodo, pioncer, sieste,
      faire la sieste, coucher, sommeiller, dodo, se reposer, faire un somme
    méditer: méditer, méditation, se détendre, relaxation, relaxer, respirer, calmer, pleine conscience, zen, se calmer, décompresser,
      se relaxer, se vider la tête, respiration, détente, exercice de respiration, sérénité
    hôpital: hôpital, urgences, clinique, hosto, maternité, centre médical, chu
    pharmacie: pharmacie, pharmacien, pharmacie de garde, parapharmacie, apothicaire
    # work and learning
    travail: travail, boulot, emploi, job, taf, profession, métier, bosser, travailler, carrière, gagne-pain, bureau, taff, turbin,
      au boulot, occupation
    postuler: postuler, demander, faire une demande, faire une demande de, candidater, candidature, poser sa candidature,
      déposer une demande, solliciter, inscrire, s'inscrire, soumettre une demande
    chef: chef, patron, supérieur, responsable, directeur, manager, employeur, dirigeant, boss, pdg, chef de service, gérant, directrice
    collègue: collègue, collaborateur, coéquipier, équipe, confrère, collègues de travail, partenaire, coworker
    école: école, lycée, collège, université, fac, cours, établissement scolaire, classe, bahut, faculté, crèche, maternelle, campus
    traduire: traduire, traduction, comment dit-on, comment on dit, comment se dit, dire en anglais, dire en, en anglais, en espagnol,
      traducteur, ça se dit comment, version anglaise, on dit comment, mot pour, dis-le en anglais, comment dirais-tu, comment dire,
      mot anglais pour
    langue: langue, langage, idiome, parler une autre langue, langue étrangère, dialecte, anglais, français, patois
    épeler: épeler, orthographe, comment s'écrit, comment ça s'écrit, s'écrire, écriture, ça s'écrit comment, prends quoi comme lettre,
      orthographier, épelle-moi, écrit comment, comment on écrit, comment écrire
    synonyme: synonyme, autre mot pour, équivalent de, même sens que, mot similaire, mot qui veut dire
    # assistant and small talk
    comment t'appelles-tu: comment t'appelles-tu, ton nom, tu t'appelles comment, qui es-tu, quel est ton nom, ton prénom, t'es qui,
      tu es qui, ton petit nom, tu te nommes, t'appelles comment, tu as un nom
    qui t'a créé: qui t'a créé, qui t'a fabriqué, ton créateur, qui t'a fait, ton concepteur, qui t'a programmé, qui t'a inventé,
      qui t'a développé, pour qui travailles-tu, ton patron, ton inventeur, ton développeur, ton maître
    que sais-tu faire: que sais-tu faire, que peux-tu faire, tes fonctions, à quoi sers-tu, tu sais faire quoi, tes capacités,
      tu peux faire quoi, à quoi tu sers, tes compétences, tes fonctionnalités, tu sers à quoi, tu m'aides comment, que proposes-tu,
      quelles sont tes fonctions
    es-tu un robot: es-tu un robot, es-tu humain, es-tu réel, es-tu une personne, es-tu vivant, t'es un robot, tu es un robot,
      une vraie personne, es-tu une machine, tu es humain, es-tu une ia, es-tu un ordinateur, une intelligence artificielle,
      vraie personne
    d'où viens-tu: d'où viens-tu, où habites-tu, tu viens d'où, où vis-tu, tu habites où, ton lieu de naissance, tu vis où, où es-tu né,
      ton pays, d'où tu viens, d'où es-tu
    comment vas-tu: comment vas-tu, ça va, comment ça va, quoi de neuf, comment tu vas, la forme, tu vas bien, comment allez-vous,
      quoi de beau, ça roule, ça gaze, ça va bien, ta journée, vous allez bien, comment te sens-tu
    bonjour: bonjour, salut, coucou, bonsoir, hello, bjr, hé, yo, bien le bonjour, salutations, salut toi, allô, rebonjour
    au revoir: au revoir, à bientôt, ciao, bonne nuit, salut, à plus, à la prochaine, bye, à plus tard, adieu, bonne journée,
      bonne soirée, à demain, à la revoyure, tchao
    merci: merci, merci beaucoup, je te remercie, je vous remercie, mille mercis, merci bien, remercier, grand merci, c'est gentil,
      t'es sympa, reconnaissant, merci bcp
    super: super, génial, excellent, parfait, bravo, bien joué, fantastique, cool, top, magnifique, impeccable, nickel, formidable,
      merveilleux, chouette, incroyable, extra, beau travail, bon boulot, bon travail, sympa, chapeau, trop bien, t'es le meilleur,
      au top, t'es génial, super boulot, bien fait
    mauvais: mauvais, nul, horrible, terrible, affreux, lamentable, pourri, décevant, inutile, merdique, tu sers à rien, moche, naze,
      atroce, épouvantable, minable, pas terrible, catastrophique
    oui: oui, d'accord, ok, bien sûr, ouais, exact, absolument, oui oui, ouais ouais, mais oui, volontiers, carrément, ouep, c'est ça,
      tout à fait, bien entendu, certainement, évidemment, vas-y, okay, entendu, avec plaisir, effectivement, ça marche, je veux bien,
      pourquoi pas, affirmatif, yes, yep, parfaitement, ça me va, c'est bon, sans problème, c'est correct, pas de problème, je confirme,
      allez, bien sûr que oui
    non: non, pas du tout, négatif, jamais de la vie, nan, jamais, absolument pas, pas question, non merci, hors de question, surtout pas,
      certainement pas, pas vraiment, c'est non, bien sûr que non, que nenni, mais non, aucunement, en aucun cas, pas d'accord, nope,
      pas maintenant, je ne veux pas, je refuse
    peut-être: peut-être, possible, je ne sais pas, probable, ça dépend, j'en sais rien, aucune idée, pas sûr, j'hésite, éventuellement,
      je sais pas, qui sait, incertain, difficile à dire, pas certain, chais pas, sûrement, sans doute, hésiter, bof
    pile ou face: pile ou face, lancer une pièce, tirer à pile, lancer de pièce, jeter une pièce, tirer à pile ou, tirage au sort,
      tirer au sort
    lancer un dé: lancer un dé, dé, jeter les dés, jet de dé, lance les dés, lancer de dés, faire rouler, rouler un dé
    nombre au hasard: nombre au hasard, nombre aléatoire, chiffre au hasard, un chiffre entre, un nombre entre, choisis un nombre,
      choisis un chiffre, tirer un nombre, nombre entre, chiffre entre
    fait amusant: fait amusant, anecdote, le savais-tu, fait intéressant, quelque chose d'intéressant, truc intéressant, savais-tu que,
      fait insolite, info insolite, fait marrant, curiosité, chose intéressante, apprends-moi quelque chose, le saviez-vous, une anecdote
    lentement: lentement, plus lentement, ralentir, moins vite, baisser la vitesse, doucement, trop vite, moins rapide,
      parler plus lentement, au ralenti
    vite: vite, rapide, accélérer, plus vite, plus rapidement, se dépêcher, dépêche-toi, trop lent, rapido, en vitesse, speed,
      parler plus vite
    voix: voix, accent, ton de voix, changer de voix, ta voix, timbre, voix féminine, voix masculine, façon de parler, intonation
    # devices
    téléphone: téléphone, portable, mobile, smartphone, iphone, téléphone portable, cellulaire, bigo, android, téléphone mobile, phone,
      combiné, gsm
    trouver mon téléphone: trouver mon téléphone, où est mon téléphone, faire sonner mon téléphone, retrouver mon téléphone,
      localiser mon téléphone, perdu mon téléphone, trouve mon portable, où est mon portable, fais sonner mon portable,
      retrouver mon portable, mon téléphone perdu, téléphone introuvable, localise mon portable
    batterie: batterie, charge, pile, niveau de batterie, recharger, autonomie, plus de batterie, pourcentage de batterie,
      batterie faible, énergie restante
    wifi: wifi, wi-fi, internet, réseau sans fil, connexion, réseau, box, réseau wifi, livebox, routeur, connecté à internet, modem
    données mobiles: données mobiles, internet mobile, 4g, 5g, data, forfait internet, réseau mobile, données cellulaires, giga,
      consommation de données, itinérance
    mode avion: mode avion, mode vol, mode hors ligne, hors connexion
    ne pas déranger: ne pas déranger, mode ne pas déranger, pas de dérangement, déranger, mode concentration, mode silencieux,
      pas de notifications, ne me dérange pas
    écran: écran, moniteur, affichage, ecran, dalle, écran tactile, luminosité de l'écran
    capture d'écran: capture d'écran, copie d'écran, screenshot, imprimer écran, photo de l'écran, capturer l'écran
    application: application, appli, app, logiciel, programme, outil, skill
    fichier: fichier, document, doc, pdf, dossier, word
    dossier: dossier, répertoire de fichiers, répertoire, classeur
    stockage: stockage, espace, mémoire disponible, mémoire, espace libre, espace de stockage, espace disponible, place restante,
      capacité, libérer de l'espace, disque dur, mémoire pleine
    ordinateur: ordinateur, pc, ordi, pc portable, mac, ordinateur portable, laptop, bécane
    lampe torche: lampe torche, lampe de poche, torche, lumière du téléphone, flash, allumer la torche, lampe du téléphone, frontale
    utilisateur: utilisateur, profil, compte utilisateur, compte, identifiant, nom d'utilisateur, session, login, mon profil
    partager ma position: partager ma position, envoyer ma position, où suis-je, ma position, localisation, mon emplacement,
      partager ma localisation, envoyer mon emplacement, partage de position, dire où je suis
    # people and things
    nom: nom, prénom, s'appeler, appellation, nom de famille, surnom, nommer, patronyme, titre
    copain: copain, petit ami, petit copain, mec, chéri, compagnon, jules, amoureux, fiancé, conjoint
    copine: copine, petite amie, petite copine, nana, meuf, chérie, amoureuse, compagne, fiancée
    épouse: épouse, femme, conjointe, bourgeoise, ma femme, mariée
    mari: mari, époux, conjoint, mon homme, homme
    mère: mère, maman, mamounette, mam, belle-mère
    père: père, papa, papounet, daron, paternel
    enfant: enfant, gamin, gosse, môme, petit, mioche, bambin, fils, fille, progéniture, marmot
    bébé: bébé, nourrisson, nouveau-né, petit bout, bambin, bout de chou, couche, biberon
    chien: chien, toutou, chiot, clebs, cabot, chienne
    chat: chat, minou, chaton, minet, chatte, matou
    animal de compagnie: animal de compagnie, animal domestique, bête, compagnon à quatre pattes, animal
    plante: plante, plante verte, fleur, végétal, arbuste, plante d'intérieur
    arroser: arroser, arrosage, donner de l'eau, arroser les plantes, arroseur, arroser le jardin, système d'arrosage, goutte à goutte,
      arrosoir
    cadeau: cadeau, petit cadeau, surprise, présent, idée cadeau, offrir, faire un cadeau, offrir un cadeau
    mariage: mariage, se marier, noces, cérémonie, épouser, union, marier
    maison: maison, domicile, foyer, chez moi, baraque, pavillon, villa, habitation, à la maison, chez nous, demeure, crèche, résidence
    appartement: appartement, logement, studio, immeuble, flat, duplex, f2
    avocat: avocat, conseil juridique, juriste, conseiller juridique, homme de loi, notaire, barreau
    donner: donner, don, donation, faire un don, faire don, association, charité, œuvre caritative, caritatif, contribuer, bénévole
    concert: concert, spectacle, représentation, festival, représentation musicale, show, gala, tournée, live
    endroit: endroit, lieu, coin, site, place, quelque part, localité, adresse
    problème: problème, erreur, panne, bug, ne marche pas, souci, dysfonctionnement, ne fonctionne pas, ne fonctionne plus, difficulté,
      ne marche plus, problème technique, marche pas, pépin, bogue, défaut, ça bug, anomalie, galère, incident
    cassé: cassé, abîmé, endommagé, hors service, foutu, détruit, brisé, en morceaux, fichu, déchiré, hs, fissuré, pété, kaput
    perdu: perdu, égaré, plus trouver, introuvable, disparu, je trouve plus, je ne trouve plus, perte, paumé
    nouveau: nouveau, récent, dernière nouveauté, neuf, tout neuf, inédit, nouveauté, moderne
    grand: grand, énorme, gros, immense, géant, large, vaste, haut, gigantesque, maxi, volumineux
    petit: petit, minuscule, mini, tout petit, petite taille, infime, réduit
    meilleur: meilleur, top, mieux noté, le mieux, numéro un, mieux, les mieux notés, le plus populaire, meilleure note, idéal,
      le plus apprécié, premier
    avis: avis, critique, évaluation, opinion, note, commentaire, appréciation, recommandations, témoignage, évaluer, ce que les gens
    tais-toi: taire, la ferme, ferme-la, ta gueule, chut, arrête de parler, silence, plus un mot
    remettre le son: remettre le son, réactiver le son, rétablir le son, activer le son
    rejouer: rejouer, remettre la chanson, remettre, réécouter, relire, recommencer depuis le début, depuis le début, reprendre au début
    téléverser: téléverser, uploader, charger en ligne, mettre sur le cloud, sauvegarder en ligne
    déconnecter: déconnecter, dissocier, délier, débrancher, désappairer, couper la connexion
    chercher sur internet: chercher sur internet, googler, rechercher en ligne, chercher sur google, recherche google, recherche web,
      recherche sur internet, regarder sur internet
    mettre sur la liste: mettre sur la liste, ajouter à la liste, inscrire sur la liste, noter sur la liste, mettre dans la liste
    coller: coller, copier coller, insérer le texte
    noter: noter, prendre note, prendre en note, écrire une note, marquer, inscrire, faire une note, mettre une note
    vitesse: vitesse, quelle vitesse, à quelle vitesse, combien à l'heure, kilomètre heure, rapidité
    superficie: superficie, surface, mètre carré, étendue, combien de mètres carrés, espace au sol
    profondeur: profondeur, profond, combien de profondeur, quelle profondeur
    demain: demain, le lendemain, jour suivant, dans un jour, demain matin, demain soir
    après-demain: après-demain, dans deux jours, surlendemain
    hier: hier, la veille, jour d'avant, avant-hier, hier soir
    midi: midi, heure du déjeuner, mi-journée, entre midi et deux, douze heures, le midi
    minuit: minuit, zéro heure, milieu de la nuit
    bientôt: bientôt, prochainement, sous peu, d'ici peu, dans peu de temps, incessamment, dans pas longtemps, dans les prochains jours
    à l'heure: à l'heure, ponctuel, dans les temps, pile à l'heure
    récent: récent, dernier, dernièrement, le plus récent, à jour, récemment, tout dernier, ces derniers temps
    historique: historique, les précédents, anciens, journal des appels, déjà passé
    semaine: semaine, sept jours, cette semaine, dans la semaine, la semaine
    jour ouvrable: jour ouvrable, en semaine, jour de semaine, jour ouvré, du lundi au vendredi, jour de travail
    quinzaine: quinzaine, deux semaines, quinze jours, toutes les deux semaines
    récurrent: récurrent, répétitif, périodique, régulier, qui se répète, répéter tous les, régulièrement
    joyeux anniversaire: joyeux anniversaire, bon anniversaire, souhaiter un anniversaire
    se souvenir: se souvenir, mémoriser, se rappeler, garder en tête, retenir, souviens-toi
    oublier: oublier, ne plus penser à, sortir de la tête, effacer de la mémoire
    rendez-vous: rendez-vous, rdv, créneau, consultation, entrevue, entretien, engagement
    invité: invité, participant, convive, personne conviée, convier, invitation
    échéance: échéance, date limite, délai, dernier délai, à rendre pour, au plus tard, deadline, terme
    expirer: expirer, expiration, date d'expiration, périmer, péremption, arriver à expiration, valable jusqu'à, fin de validité,
      validité, plus valable
    grêle: grêle, grêlon
    gel: gel, verglas, givre, verglacé
    brouillard: brouillard, brume, brumeux, visibilité
    ouragan: ouragan, cyclone, typhon, tornade, tempête tropicale
    lune: lune, pleine lune, phase de lune, nouvelle lune, croissant de lune, lunaire
    marée: marée, marée haute, marée basse, horaire des marées, coefficient
    saison: saison, printemps, été, automne, hiver
    # media
    paroles: paroles, texte de la chanson, paroles de la chanson, lyrics
    genre: genre, style, style musical, genre de musique, type de musique
    écouteurs: écouteurs, casque, oreillette, casque audio, airpods
    enceinte: enceinte, haut-parleur, chaîne hifi, baffle, enceinte connectée, sono, hifi
    instrument: instrument, piano, guitare, violon, batterie, instrument de musique
    cinéma: cinéma, ciné, salle de cinéma, au cinéma, grand écran
    séance: séance, horaire du film, à quelle heure passe, projection, horaires de cinéma, à l'affiche, passer au cinéma
    bande-annonce: bande-annonce, trailer, teaser, extrait
    sous-titre: sous-titre, sous-titrage, vost, version originale, vo, vf, version française
    acteur: acteur, actrice, comédien, comédienne, casting, vedette, star, qui joue dans, distribution
    réalisateur: réalisateur, réalisatrice, metteur en scène, cinéaste, réalisé par, qui a réalisé
    dessin animé: dessin animé, animé, manga, film d'animation, animation, bande dessinée, bd
    télécommande: télécommande, zappette, zapper, changer de chaîne
    journal: journal, quotidien, magazine, presse, revue
    article: article, billet, reportage
    bibliothèque: bibliothèque, médiathèque, librairie, libraire
    jeu vidéo: jeu vidéo, console, playstation, gamer, manette, xbox, nintendo
    quiz: quiz, questionnaire, devinette, énigme, charade, question de culture générale, trivial pursuit, rébus
    poème: poème, poésie, haïku, strophe
    citation: citation, proverbe, dicton, phrase célèbre, adage, maxime
    compliment: compliment, flatter, complimenter, mots gentils
    chanter: chanter, chante-moi, chante une chanson, pousser la chansonnette, berceuse, fredonner
    # sport
    joueur: joueur, sportif, athlète, footballeur, joueuse, titulaire, buteur, gardien
    entraîneur: entraîneur, coach, sélectionneur, moniteur, prof de sport
    championnat: championnat, tournoi, compétition, ligue, coupe du monde, jeux olympiques, euro, league, trophée
    football: football, foot, soccer, ballon rond, fútbol
    vélo: vélo, bicyclette, cyclisme, bécane, faire du vélo, à vélo, vtt, cycliste, pédaler
    # communication
    rappeler quelqu'un: rappeler quelqu'un, rappeler le dernier numéro, recomposer, bis, rappel le numéro, retéléphoner
    appel manqué: appel manqué, qui a appelé, qui m'a appelé, appels en absence, appels ratés, on m'a appelé
    messagerie vocale: messagerie vocale, répondeur, boîte vocale, message vocal, messagerie
    adresse mail: adresse mail, adresse email, adresse électronique, courriel
    pièce jointe: pièce jointe, fichier joint, document joint, joindre un fichier, attachement
    objet: objet, sujet, titre du mail, thème
    spam: spam, indésirable, courrier indésirable, pourriel, pub, publicité
    lettre: lettre, courrier, pli, carte postale, poste
    numéro de téléphone: numéro de téléphone, numéro, quel est le numéro, numéro de portable, coordonnées, numéro de tél
    adresse: adresse, domicile, où habite, rue, coordonnées, adresse postale, où j'habite
    commenter: commentaire, laisser un commentaire, remarque
    réseau social: réseau social, facebook, twitter, instagram, médias sociaux, snapchat, tiktok, page facebook
    suivre quelqu'un: s'abonner, suivre, abonnement, souscrire, s'inscrire à, follow
    désabonner: désabonner, se désabonner, ne plus suivre, résilier l'abonnement, arrêter l'abonnement, annuler l'abonnement, résiliation
    bloquer quelqu'un: bloquer quelqu'un, bloquer, mettre sur liste noire, bannir, interdire
    ami: ami, pote, copain, camarade, proche
    discuter: discuter, parler, papoter, bavarder, causer, converser, conversation, discussion, tchatter, faire la causette, tchat
    groupe: groupe, groupe de discussion, conversation de groupe, bande
    # home
    réchauffer la pièce: réchauffer la pièce, plus chaud, monter le chauffage, augmenter la température, monter la température,
      il fait froid, j'ai froid, monter le thermostat, augmenter le chauffage
    rafraîchir la pièce: rafraîchir la pièce, plus froid, moins chaud, baisser le chauffage, baisser la température, j'ai chaud,
      plus frais, refroidir, trop chaud
    ventilateur: ventilateur, ventilo, ventilation, aération, hotte, vmc
    ranger: ranger, mettre de l'ordre, faire du rangement, mettre en ordre
    sale: sale, crade, dégueulasse, poussiéreux, sali
    tache: tache, détacher, enlever une tache
    poubelle: poubelle, ordures, déchet, sortir les poubelles, corbeille, tri sélectif, recyclage, benne, sac poubelle, recycler
    jeter: jeter, mettre à la poubelle, balancer, se débarrasser, bazarder
    sonnette: sonnette, sonner à la porte, interphone, visiophone, digicode
    clé: clé, clef, trousseau, clés de voiture, clés de maison, badge
    alarme de la maison: alarme de la maison, système d'alarme, alarme antivol, télésurveillance, système de sécurité, caméra de sécurité,
      cambrioleur, cambriolage, intrusion
    détecteur de fumée: détecteur de fumée, alarme incendie, alarme à fumée
    fenêtre: fenêtre, vitre, baie vitrée, velux, carreau
    café: café, expresso, petit noir, cappuccino, kawa, tasse de café, café au lait, caoua, espresso
    thé: thé, infusion, tisane, bouilloire, verveine
    sèche-linge: sèche-linge, sécheuse, séchoir, sécher le linge, étendre le linge
    repasser: repasser, fer à repasser, repassage
    four: four, cuisinière, micro-ondes, gazinière, fourneau, préchauffer
    plaque de cuisson: plaque de cuisson, feu, plaque à induction, table de cuisson, induction
    appareil: appareil, machine, dispositif, gadget, engin, électroménager, équipement
    canapé: canapé, sofa, divan, fauteuil
    cuisine: cuisine, coin cuisine, kitchenette
    couloir: couloir, entrée, hall, vestibule, corridor
    grenier: grenier, combles, mansarde
    cave: cave, sous-sol, cellier
    étage: étage, à l'étage, en haut, premier étage
    rez-de-chaussée: rez-de-chaussée, en bas, rdc
    jardin: jardin, terrasse, pelouse, gazon, extérieur, potager, balcon
    garage: garage, box, abri voiture
    meuble: meuble, mobilier, armoire, placard, commode, étagère, ameublement, penderie
    pièce: pièce, salle, chambre
    ambiance: ambiance, scène, scénario, atmosphère, mode cinéma, lumière d'ambiance
    maison connectée: maison connectée, domotique, maison intelligente, appareils connectés, objet connecté
    # food
    cuire au four: cuire au four, enfourner, mettre au four, gratiner, rôtir
    griller: griller, barbecue, grillade, faire un barbecue, toaster, bbq, plancha
    bouillir: bouillir, faire bouillir, ébullition, porter à ébullition, eau bouillante
    frire: frire, poêler, faire revenir, friture, friteuse
    réchauffer: réchauffer, faire chauffer, chauffer, micro-ondes, remettre à chauffer, passer au micro-ondes
    décongeler: décongeler, dégeler, décongélation
    temps de cuisson: temps de cuisson, combien de temps cuire, cuire combien de temps, durée de cuisson, cuit, cuisson,
      combien de minutes cuire
    ingrédient: ingrédient, composition, que contient, il faut quoi, contenir, de quoi est fait, composé de
    portion: portion, ration, pour combien de personnes, personne, assiette
    glucide: glucide, sucre, féculent, sucres lents
    gras: gras, graisse, lipide, matière grasse, cholestérol
    régime: régime, perdre du poids, maigrir, mincir, diète, surveiller sa ligne, kilos en trop, perte de poids, amincir
    prendre du poids: prendre du poids, grossir, engraisser, prise de poids
    végétarien: végétarien, sans viande, végé, végétalien, végane, vegan, à base de plantes
    sans gluten: sans gluten, intolérant au gluten, cœliaque, allergie au gluten
    allergie: allergie, allergique, intolérance, intolérant, allergène
    se conserver: se conserver, garder combien de temps, durée de conservation, conservation, encore bon, ça se garde combien, périmé,
      date de péremption, se garder, dlc
    pourri: pourri, périmé, moisi, avarié, tourné, gâté, rance
    goût: goût, saveur, savoureux, avoir le goût
    délicieux: délicieux, savoureux, succulent, appétissant, exquis, miam, se régaler, délice
    épicé: épicé, piquant, fort, pimenté
    café bar: bar, bistrot, pub, café, prendre un verre, boire un verre, troquet, prendre un café, salon de thé
    serveur: serveur, serveuse, garçon, barman
    pourboire: pourboire, laisser un pourboire, combien de pourboire
    menu: menu, carte du restaurant, plat du jour, carte des plats, formule
    goûter: goûter, en-cas, collation, quatre heures, grignoter, casse-croûte, snack, encas
    apéritif: apéritif, apéro, entrée, hors-d'œuvre, amuse-bouche
    dessert: dessert, gâteau, sucrerie, pâtisserie, douceur, quelque chose de sucré
    plat principal: plat principal, plat, plat de résistance
    boire: boire, boisson, breuvage, quelque chose à boire, verre, picoler
    avoir faim: avoir faim, faim, affamé, la dalle, crever la dalle, un creux, j'ai faim
    avoir soif: avoir soif, soif, assoiffé, déshydraté, j'ai soif
    alcool: alcool, vin, bière, apéro, boisson alcoolisée, champagne, spiritueux, pinard, cocktail
    soda: soda, coca, boisson gazeuse, limonade, jus de fruit
    viande: viande, bœuf, steak, viande hachée, bifteck, entrecôte
    poulet: poulet, volaille, dinde, poule
    poisson: poisson, saumon, thon, fruits de mer, crevette
    légume: légume, verdure, légumes frais, crudité
    pomme de terre: pomme de terre, patate, frite, purée
    pain: pain, baguette, boulangerie, boulanger, miche
    gâteau: gâteau, tarte, biscuit, pâtisserie, cookie
    bonbon: bonbon, friandise, sucrerie, chocolat
    glace: glace, crème glacée, sorbet, cornet
    sandwich: sandwich, casse-croûte, panini, jambon-beurre, burger, hamburger
    pâtes: pâtes, spaghetti, nouilles, macaronis, lasagnes
    courses: faire les courses, aller au supermarché, faire le plein, faire ses courses
    supermarché: supermarché, épicerie, hypermarché, grande surface, superette, carrefour, leclerc, magasin d'alimentation, marché
    # shopping
    vendre: vendre, mettre en vente, revendre, se débarrasser
    commander à nouveau: commander à nouveau, racheter, repasser commande, renouveler la commande
    livrer: livrer, livraison, expédier, délai de livraison, livreur, faire livrer
    livreur: livreur, facteur, coursier, transporteur, postier
    suivre: suivre, tracer, pister, garder une trace, surveiller, traquer
    remboursement: remboursement, être remboursé, récupérer mon argent, récupérer l'argent, ravoir mon argent, rendre l'argent
    échanger: échanger, troquer, changer contre
    bon d'achat: bon d'achat, carte cadeau, chèque cadeau, code promo, code de réduction, bon de réduction
    gratuit: gratuit, gratos, sans payer, sans frais, à l'œil, libre accès
    centre commercial: centre commercial, galerie marchande, grand magasin, mall
    produit: produit, article, objet, marchandise, modèle
    marque: marque, fabricant, fabriquant
    en stock: en stock, disponible, en rayon, disponibilité
    épuisé: épuisé, en rupture de stock, plus disponible, indisponible, rupture de stock, plus en stock
    panier: panier, caddie, chariot, panier d'achat
    reçu: reçu, ticket de caisse, justificatif, preuve d'achat, récépissé
    garantie: garantie, sous garantie
    taille: taille, pointure, dimension, quelle taille, mensurations
    vêtement: vêtement, habit, fringue, tenue, sape, linge
    porter: porter, s'habiller, comment m'habiller, que mettre, vêtir, enfiler, quoi porter
    chaussure: chaussure, basket, soulier, godasse, sneakers, botte
    bijou: bijou, bague, collier, bracelet
    file d'attente: file d'attente, queue, faire la queue, attente, temps d'attente
    # money
    banque: banque, agence bancaire, établissement bancaire, banquier, crédit agricole, bnp, caisse d'épargne
    ouvrir un compte: ouvrir un compte, créer un compte, nouveau compte, ouverture de compte
    fermer un compte: fermer un compte, clôturer un compte, supprimer mon compte, clôture de compte, fermer mon compte
    numéro de compte: numéro de compte, rib, iban, coordonnées bancaires, bic, code banque, relevé d'identité bancaire
    compte épargne: compte épargne, livret a, livret, compte sur livret, livret d'épargne
    liquide: liquide, espèces, cash, argent liquide, en espèces
    carte perdue: carte perdue, perdu ma carte, carte volée, volé ma carte, faire opposition, opposition, carte disparue, plus ma carte,
      on m'a volé, carte a disparu
    nouvelle carte: nouvelle carte, remplacer ma carte, carte de remplacement, commander une carte, carte cassée, autre carte,
      renouveler ma carte
    carte refusée: carte refusée, paiement refusé, refusé, rejeté, carte ne passe pas, ne passe pas, carte bloquée, paiement rejeté,
      pas accepté
    bloquer la carte: bloquer la carte, bloquer, geler, suspendre, faire opposition, mettre en opposition, mettre en attente
    débloquer le compte: débloquer le compte, débloquer, dégeler, lever le blocage, réactiver
    activer la carte: activer la carte, activation de la carte, activer ma carte
    retirer de l'argent: retirer de l'argent, retrait, tirer de l'argent, sortir du liquide, retirer, prélever, faire un retrait,
      retirer du liquide
    déposer de l'argent: déposer de l'argent, dépôt, verser sur le compte, dépôt de chèque, approvisionner, faire un dépôt
    recharger le compte: recharger le compte, recharge, créditer, rajouter du crédit, ajouter de l'argent
    prélèvement: prélèvement, prélèvement automatique, paiement automatique, virement permanent, prélever
    date de paiement: date de paiement, date d'échéance, à payer avant, échéance de la facture, quand payer, dû le, payer pour quand
    paiement minimum: paiement minimum, montant minimum, versement minimum, minimum à payer, minimum dû
    addition: addition, demander l'addition, l'addition s'il, montant à régler
    frais: frais, commission, frais bancaires, supplément, coût supplémentaire, charges, agios
    découvert: découvert, à découvert, dans le rouge, négatif, solde négatif
    prêter: prêter, passer de l'argent, avancer de l'argent, dépanner
    dette: dette, devoir de l'argent, endetté, argent dû, combien je dois, rembourser, créance
    jour de paie: jour de paie, quand serai-je payé, date de paie, être payé, prochaine paie, virement du salaire
    gagner de l'argent: gagner de l'argent, toucher, gagner, percevoir
    déclaration d'impôts: déclaration d'impôts, déclarer, déclaration de revenus, feuille d'impôt, avis d'imposition
    sinistre: sinistre, déclarer un sinistre, déclaration de sinistre, réclamation, indemnisation, dédommagement
    investir: investir, investissement, portefeuille, placer de l'argent, investisseur
    cryptomonnaie: cryptomonnaie, bitcoin, crypto, ethereum, monnaie virtuelle
    euro: euro, eur
    centime: centime, cent, pièce
    augmenter le plafond: augmenter le plafond, relever le plafond, augmenter la limite, plus de crédit, augmentation de plafond,
      augmenter ma limite
    points de fidélité: points de fidélité, carte de fidélité, récompense, cagnotte, cashback, points cumulés, prime, bonus, avantages,
      miles
    # travel
    rentrer à la maison: rentrer à la maison, rentrer, rentrer chez moi, retour à la maison, aller à la maison, chemin du retour
    aller: aller, se rendre, partir à, se déplacer, me rendre
    conduire: conduire, rouler, prendre la voiture, en voiture, au volant, prendre le volant
    marcher: marcher, à pied, se promener, balade, faire un tour, promenade, randonnée, se balader, faire une balade
    partir: partir, quitter, s'en aller, départ, se mettre en route, prendre la route, décoller, y aller
    arriver: arriver, heure d'arrivée, parvenir, atterrir, débarquer
    accident: accident, accrochage, collision, carambolage, sinistre, crash
    travaux: travaux, chantier, route barrée, route fermée, déviation
    autoroute: autoroute, voie rapide, péage, rocade, périphérique, périph, nationale
    carte géographique: plan, carte routière, carte de la ville, google maps, maps
    moto: moto, scooter, motocyclette, mobylette, deux-roues, cyclomoteur
    camion: camion, camionnette, utilitaire, poids lourd, fourgon
    consommation de carburant: consommation de carburant, combien consomme, litres aux cent, consommer, conso
    borne de recharge: borne de recharge, borne électrique, recharger ma voiture, voiture électrique, station de recharge, borne
    kilométrage: kilométrage, compteur, kilomètres parcourus, combien de kilomètres
    huile: huile, vidange, huile moteur, niveau d'huile, changer l'huile
    batterie de voiture: batterie de voiture, câble de démarrage, démarrer la voiture, batterie à plat, ne démarre pas,
      voiture ne démarre pas
    voyant: témoin, voyant moteur, tableau de bord, voyant allumé
    entretien: entretien, révision, contrôle technique, maintenance, entretenir, entretien de la voiture
    panne: panne, en panne, dépannage, dépanneuse, remorquer, tomber en panne, remorquage
    permis: permis, permis de conduire, examen du permis, code de la route, auto-école
    immatriculation: immatriculation, plaque, carte grise, immatriculer, plaque d'immatriculation
    amende: amende, contravention, pv, procès-verbal, prune, radar, excès de vitesse
    aller-retour: aller-retour, aller et retour
    horaire de train: horaires des trains, prochain train, horaire de bus, prochain départ, heure de départ, à quelle heure part,
      part à quelle heure, passe à quelle heure, prochain passage
    changement: changement, correspondance, escale, sans changement, direct, transit
    quai: quai, numéro de quai, plateforme
    statut du vol: statut du vol, heure de décollage, atterrissage, décollage, heure d'embarquement, embarquement, vol en retard,
      porte d'embarquement
    bateau: bateau, ferry, croisière, navire, paquebot, traversée, voilier
    bagage perdu: bagage perdu, valise perdue, perdu mes bagages, bagage égaré, perdu ma valise, où est ma valise
    faire sa valise: faire sa valise, quoi emporter, faire mes bagages, que mettre dans valise, faire ma valise, préparer ma valise,
      emporter
    tourisme: tourisme, visiter, à voir, que visiter, touristique, attraction, choses à faire, que voir, que faire à, monument,
      activité à faire, à visiter, sites touristiques, quoi voir
    musée: musée, galerie, exposition, expo, galerie d'art
    plage: plage, mer, bord de mer, baignade, littoral, se baigner, sable
    montagne: montagne, ski, station de ski, sommet, alpes, piste
    étranger: étranger, à l'étranger, international, hors de france, autre pays, outre-mer
    passeport: passeport, carte d'identité, pièce d'identité, papier d'identité, identité
    ambassade: ambassade, consulat, consulaire
    douane: douane, frontière, duty free, contrôle aux frontières, détaxe
    adaptateur: adaptateur, prise étrangère, voltage, type de prise, convertisseur
    loin: loin, lointain, éloigné, à des kilomètres, distant
    où suis-je: où suis-je, ma position, où je suis, ma localisation, je suis où, position actuelle, où nous sommes, je suis perdu,
      endroit où je suis
    sûr: sûr, sécurité, dangereux, danger, risque, alerte de voyage, sans danger, fiable
    # health
    dentiste: dentiste, dent, mal de dents, carie, détartrage
    opticien: opticien, ophtalmo, lunettes, ophtalmologue
    psychologue: psychologue, psy, psychiatre, thérapeute, thérapie
    infirmière: infirmière, infirmier, sage-femme, aide-soignant
    vétérinaire: vétérinaire, véto, soigner mon chien
    ordonnance: ordonnance, prescription, prescrire, renouveler l'ordonnance
    mal de tête: mal de tête, migraine, mal à la tête, mal au crâne, maux de tête, céphalée
    mal de ventre: mal de ventre, mal au ventre, nausée, envie de vomir, mal à l'estomac, vomir, diarrhée, indigestion
    rhume: rhume, grippe, toux, tousser, gorge, angine, enrhumé, éternuer, nez qui coule, covid, mal de gorge, bronchite
    fièvre: fièvre, fiévreux, fébrile
    symptôme: symptôme, maladie, symptôme de, syndrome
    blessure: blessure, blessé, coupure, brûlure, saigner, plaie, fracture, entorse, ecchymose, pansement
    soigner: soigner, guérir, soin, se rétablir, guérison, rétablir, cicatriser
    urgence: urgence, au secours, ambulance, samu, pompiers, secours, sos, à l'aide, urgent, appeler les urgences, police
    enceinte femme: grossesse, accouchement, attendre un bébé, femme enceinte, naissance
    tension artérielle: tension artérielle, pression artérielle, rythme cardiaque, pouls, fréquence cardiaque, cœur
    courir: courir, course à pied, jogging, footing, faire un footing, running, marathon, sprinter, jogger
    pas: pas effectués, podomètre, nombre de pas, combien de pas, compteur de pas
    nager: nager, natation, piscine, aller à la piscine, faire des longueurs, baignade
    bruit de fond: bruit blanc, bruit de la pluie, sons de la nature, bruit des vagues, sons relaxants, bruit de fond
    stress: stress, stressé, anxieux, angoisse, anxiété, tendu, sous pression, pression
    coiffeur: coiffeur, salon de coiffure, coupe de cheveux, coiffeuse, barbier, cheveu, coiffure
    beauté: beauté, maquillage, esthéticienne, ongle, manucure, spa, massage, soin du visage, épilation, institut
    # work and learning
    chercher un emploi: chercher un emploi, chômage, recherche d'emploi, trouver un travail, offre d'emploi, pôle emploi, au chômage,
      demandeur d'emploi, trouver un job
    cv: cv, curriculum vitae, lettre de motivation, curriculum
    entretien d'embauche: entretien d'embauche, entretien, embauche, recruter
    licencier: licencier, virer, renvoyer, démission, démissionner, mettre à la porte
    demander un congé: demander un congé, demande de congés, poser un congé, prendre un congé, demander des vacances, prendre un jour,
      poser des vacances, poser une journée, demander des congés, poser un jour
    solde de congés: solde de congés, jours de congé restants, combien de jours, congés restants, jours de vacances, combien de congés,
      reste de congés
    congé approuvé: congé approuvé, congés acceptés, demande acceptée, demande approuvée, congé validé, vacances acceptées
    arrêt maladie: arrêt maladie, congé maladie, arrêt de travail, malade au travail
    ressources humaines: ressources humaines, rh, service du personnel, drh
    entreprise: entreprise, société, boîte, compagnie, firme, employeur, start-up, boite, commerce
    client: client, clientèle, acheteur, consommateur
    projet: projet, dossier, mission
    présentation: présentation, diapositive, powerpoint, exposé, diapo, rapport
    contrat: contrat, accord, cdi, cdd, engagement, convention
    examen: examen, contrôle, bac, épreuve, partiel, interrogation, concours, test, interro
    devoirs: devoirs, exercices, leçon, travail scolaire, devoir maison
    professeur: professeur, prof, enseignant, maître, maîtresse, instituteur
    étudiant: étudiant, élève, écolier, lycéen, apprenti
    apprendre: apprendre, étudier, réviser, s'instruire, apprentissage, bûcher, savoir comment, se former
    enseigner: enseigner, apprendre à, montrer comment, apprends-moi, former, montre-moi comment, instruire
    cours: cours, leçon, formation, stage, tutoriel, tuto
    mathématiques: mathématiques, maths, arithmétique, algèbre, géométrie, équation
    changer de langue: changer de langue, changer la langue, parler en, langue du système, autre langue, passe en anglais, parle-moi en
    prononcer: prononcer, prononciation, comment prononcer, se prononcer, comment se prononce
    contraire: contraire, antonyme, opposé, inverse, le contraire de
    rimer: rimer, rimer avec
    mot: mot, terme, expression, vocabulaire, vocable
    phrase: phrase, texte, paragraphe, passage
    lettre alphabet: alphabet, lettre, voyelle, consonne, caractère, majuscule
    résumer: résumer, synthèse, en bref, abréger
    fait: fait, vérité, information, connaissance, wikipédia
    imprimer: imprimer, impression, tirage, sortir sur papier
    scanner: scanner, numériser, scan, flasher, qr code
    # assistant and small talk
    changer ton nom: changer ton nom, je veux t'appeler, te renommer, t'appeler autrement, nouveau nom pour toi, te donner un nom
    comment je m'appelle: comment je m'appelle, mon nom, mon prénom, qui je suis, qui suis-je, sais-tu mon nom, je m'appelle,
      tu me connais
    appelle-moi: appelle-moi, mon surnom, change mon nom, m'appeler, surnom, pseudo
    quel âge as-tu: quel âge as-tu, ton âge, tu as quel âge, t'as quel âge, es-tu vieux, ta date de naissance, ton anniversaire,
      depuis quand existes-tu
    que fais-tu: que fais-tu, tu fais quoi, tes passe-temps, tes loisirs, tes hobbies, tes centres d'intérêt, temps libre
    as-tu des animaux: as-tu des animaux, as-tu un chien, ton animal, as-tu un chat, tes animaux
    bonne nuit: bonne nuit, dors bien, fais de beaux rêves, bonsoir, à demain, doux rêves
    de rien: de rien, pas de quoi, je t'en prie, avec plaisir
    désolé: désolé, pardon, excuse-moi, je m'excuse, navré, excuse, toutes mes excuses, pardonner, s'excuser
    bon: bon, bien, sympa, génial, excellent, chouette, correct, agréable, de qualité
    félicitations: félicitations, bravo, féliciter, chapeau, bien joué, compliments
    t'es nul: t'es nul, tu es nul, tu es bête, t'es con, stupide, idiot, tu sers à rien, tu es stupide, imbécile, crétin, incompétent
    faux: faux, pas ça, incorrect, c'est pas ça, tu te trompes, mauvaise réponse, erroné, inexact, se tromper, tromper
    juste: correct, exact, c'est vrai, c'est juste, bonne réponse, véridique, vrai
    je t'aime: je t'aime, je t'adore, amoureux, tu me plais, aimes-tu, tu m'aimes, amour
    épouse-moi: épouse-moi, veux-tu m'épouser, sors avec moi, marie-toi avec moi, veux-tu sortir
    je m'ennuie: je m'ennuie, ennuyer, ennui, rien à faire, m'occuper, divertir, distraire, amuser, s'ennuyer, je m'emmerde
    triste: triste, déprimé, malheureux, pas le moral, dépression, mélancolique, moral à zéro, cafard, pleurer, ça va pas, abattu
    content: content, heureux, joyeux, ravi, bonne humeur, joie, satisfait, bonheur
    fatigué: fatigué, crevé, épuisé, sommeil, hs
    en colère: en colère, énervé, furieux, fâché, colère, rage, agacé, saouler
    peur: peur, effrayé, terrifié, inquiet, avoir peur, flipper, nerveux, s'inquiéter, frousse
    seul: seul, solitude, solitaire, tout seul, isolé, pas d'amis
    sens de la vie: sens de la vie, but de la vie, pourquoi on vit, signification de la vie
    chuchoter: chuchoter, murmurer, parler doucement, parler tout bas, à voix basse, mode chuchotement
    parler: parler, dire, raconter, s'exprimer, causer
    écouter: écouter, entendre, prêter l'oreille, ouïr
    attendre: attendre, patienter, un instant, une minute, attends un peu, une seconde, attends une minute, deux secondes, minute papillon
    essayer: essayer, tester, tenter, faire un essai, tentative, essai, mettre à l'épreuve
    penser: penser, avis, opinion, que penses-tu, d'après toi, ton avis, selon toi, ton opinion, à ton avis, croire, tu penses quoi
    savoir: savoir, connaître, être au courant, connais-tu, sais-tu
    vouloir: vouloir, désirer, souhaiter, avoir envie de, j'aimerais, envie
    devoir: falloir, être obligé, obligatoire, il faut, nécessaire, obligation
    avoir besoin: avoir besoin, nécessiter, nécessaire, besoin, avoir besoin de, manquer
    utiliser: utiliser, se servir, employer, utilisation, user, usage
    permis autorisé: autorisé, permis, ai-je le droit, légal, permission, autorisation, avoir le droit, droit de, interdit, peut-on
    possible: possible, faisable, possibilité, réalisable
    montrer plus: plus de résultats, autre chose, encore d'autres, voir plus, d'autres, d'autres options, un autre, quoi d'autre,
      en voir plus
    terminer la tâche: cocher, marquer comme fait, marquer comme terminé, fait, tâche terminée, accompli, c'est fait
    confirmer: confirmer, valider, confirmation, validation, approuver, accepter
    refuser: refuser, rejeter, décliner, dire non, refus
    se connecter: se connecter, connexion, ouvrir une session, s'identifier, login, identification, s'authentifier
    se déconnecter: se déconnecter, fermer la session, déconnexion, logout, quitter la session
    signaler: signaler, déclarer, dénoncer, faire part
    plainte: plainte, réclamation, se plaindre, porter plainte, râler, déposer plainte, mécontent
    # devices
    chargeur: chargeur, câble, câble de charge, brancher, mettre en charge, alimentation
    internet: internet, web, net, en ligne, toile, connexion internet
    bluetooth: bluetooth, connexion bluetooth, bluetooth activé
    forfait: forfait, abonnement, opérateur, sim, carte sim, forfait mobile, sfr, bouygues
    réseau: réseau, signal, capter, couverture, réception
    partage de connexion: partage de connexion, point d'accès, hotspot, modem
    sonnerie: sonnerie, sonner, sonnerie du téléphone, changer la sonnerie, tonalité
    vibreur: vibreur, vibrer, vibration, mode vibreur
    fond d'écran: fond d'écran, arrière-plan, papier peint, image de fond
    mode sombre: mode sombre, thème sombre, mode nuit, dark mode, thème foncé
    fonction: fonction, fonctionnalité, option, capacité
    clavier: clavier, clavier virtuel
    sécurité informatique: virus, antivirus, pirater, malware, hacker, piratage
    vie privée: vie privée, confidentialité, données personnelles, privé
    site: site, site web, page web, site internet, page, page internet
    navigateur: navigateur, chrome, firefox, safari, explorateur
    lien: lien, url, adresse web, hyperlien
    version: version, édition, numéro de version
    agrandir: agrandir, zoomer, plus grand, plus gros, élargir, grossir
    rétrécir: rétrécir, dézoomer, plus petit, réduire la taille, rapetisser
    tourner: tourner, pivoter, faire tourner, rotation, tourne à gauche
    avancer: avancer, avance rapide, avance de, aller plus loin, accélérer la lecture
    reculer: reculer, rembobiner, revenir en arrière, retour en arrière, recule de
    # people and things
    famille: famille, proche, parent, famille proche, les miens
    parents: parents, papa et maman
    frère: frère, frangin, petit frère, grand frère, reuf
    sœur: sœur, frangine, petite sœur, grande sœur
    grand-mère: grand-mère, mamie, mémé, grand-maman, mamy
    grand-père: grand-père, papi, pépé, grand-papa, papy
    oncle: oncle, tonton
    tante: tante, tata, tatie
    garçon: garçon, mec, type, jeune homme, bonhomme
    fille: fille, nana, demoiselle, meuf, jeune fille
    personne: personne, individu, gens, quelqu'un, humain, être humain
    célébrité: célébrité, star, personnalité, people, vedette, connu, célèbre
    président: président, chef d'état, premier ministre, chef du gouvernement, président de la république
    élection: élection, voter, scrutin, élire, suffrage, urnes, élu
    gouvernement: gouvernement, ministre, ministère
    pays: pays, nation, contrée
    ville: ville, commune, agglomération, cité, bourg
    oiseau: oiseau, perroquet, canari, piaf, perruche
    poisson rouge: poisson rouge, aquarium
    nourrir: nourrir, donner à manger, alimenter, croquette, nourriture pour
    promener: promener, sortir le chien, balader le chien, promener le chien
    planter: planter, semer, jardiner, faire pousser, jardinage, cultiver, graine
    tondre: tondre, tondeuse, couper l'herbe, tondre la pelouse
    fleur: fleur, bouquet, rose, fleuriste
    jouet: jouet, jeu, poupée, peluche, lego
    fête: fête, soirée, teuf, célébration, faire la fête, célébrer, boum, bringue
    divorce: divorce, séparation, se séparer, rompre, rupture
    mort: mort, décès, mourut, décéder, mort de, enterrement, obsèques
    né: né, lieu de naissance
    immobilier: immobilier, agence immobilière, bien immobilier, agent immobilier
    loyer: loyer, location d'appartement, bail, propriétaire, locataire, charges
    déménager: déménager, changer d'adresse, emménager, nouvelle adresse
    eau: eau, robinet, eau courante, eau potable
    électricité: électricité, courant, électrique, edf, compteur électrique, énergie
    loi: loi, légal, juridique, règlement, législation
    police: police, flic, gendarmerie, commissariat, gendarme, policier
    voler: voler, piquer, cambrioler, dérober, voleur, chiper, se faire voler
    théâtre: théâtre, pièce de théâtre, comédie, opéra, ballet, spectacle
    sortie: sortie, activité, événements, que faire ce soir, loisir, quoi faire, aller quelque part
    # adjectives, amounts
    ancien: ancien, vieux, d'occasion, antique, usagé, âgé, vintage
    occasion: occasion, d'occasion, seconde main, reconditionné, le bon coin
    pire: pire, le plus mauvais, pire que, moins bon
    populaire: populaire, connu, à la mode, tendance, célèbre, en vogue, en vue
    important: important, urgent, prioritaire, essentiel, crucial, capital, priorité, indispensable
    facile: facile, simple, aisé, fastoche, basique
    difficile: difficile, compliqué, dur, complexe, ardu, pas facile
    dangereux: dangereux, risqué, danger, périlleux, nocif, toxique
    beau: beau, joli, mignon, magnifique, superbe, ravissant
    moche: moche, laid, vilain, affreux, hideux
    intéressant: intéressant, captivant, fascinant, passionnant
    intelligent: intelligent, malin, futé, doué, brillant, génie
    fou: fou, dingue, cinglé, barjo, folle, taré
    bizarre: bizarre, curieux, étonnant, insolite, spécial
    pareil: pareil, identique, semblable, le même, similaire, comparable, ressembler, idem
    différent: différent, autre, distinct, divers
    vide: vide, à sec, plus rien dedans
    plein: plein, rempli, complet, à ras bord
    propre: propre, nettoyé, nickel, impeccable
    mouillé: mouillé, trempé, humide
    sec: sec, sécher, aride
    bruyant: bruyant, bruit, tapage, vacarme, boucan
    calme: calme, tranquille, silencieux, paisible
    sombre: sombre, obscur, noir, foncé, obscurité
    court: court, bref, raccourcir, petit
    personnel: personnel, privé, perso
    maximum: à fond, le plus fort possible, plein volume, max, cent pour cent, à bloc, au maximum, le plus haut possible, le plus élevé
    minimum: minimum, au minimum, le plus bas possible, mini, le moins possible, au plus bas, le plus faible
    moitié: moitié, demi, cinquante pour cent, la moitié, à moitié
    double: double, deux fois, deux fois plus
    total: total, en tout, somme, ensemble, au total, globalement, tout compris
    moyenne: moyenne, en moyenne, moyen
    reste: reste, restant, ce qu'il reste, il reste
    assez: assez, suffisant, suffisamment, suffire
    beaucoup: beaucoup, plein de, énormément, un tas de, nombreux, des tas de, plusieurs, pas mal
    tout: tout, entier, chaque, intégralité, totalité, complet
    plus: davantage, supplémentaire, en plus, de plus, extra
    nombre: nombre, chiffre, numéro
    quantité: quantité, montant, somme, dose
    douzaine: douzaine, douze, dizaine
    sauf: sauf, excepté, à part, hormis, en dehors de
    automatique: automatique, auto, tout seul
    noter un titre: donner une note, mettre une note, étoile, évaluer, attribuer une note
    gauche: gauche, à gauche, sur la gauche
    droite: droite, à droite, sur la droite
    augmentation de salaire: augmentation de salaire, être augmenté, salaire plus élevé, demander une augmentation, gagner plus
    prime: prime, bonus, gratification, treizième mois
    solde incorrect: solde incorrect, mauvais solde, solde pas bon
    compte joint: compte joint, compte commun, compte à deux, compte partagé
    compte professionnel: compte professionnel, compte pro, compte entreprise
    agence bancaire: agence, agence la plus proche, succursale, guichet de banque
    banque en ligne: banque en ligne, espace client, appli de la banque, banque à distance
    livraison de la carte: livraison de la carte, réception de la carte, arrivée de ma carte, ma carte arrive quand, carte pas arrivée,
      attendre ma carte, carte pas reçue
    carte expirée: carte expirée, carte périmée, carte plus valable, date de la carte
    carte avalée: carte avalée, distributeur a gardé, avaler ma carte, carte coincée, carte bloquée dans distributeur
    carte abîmée: carte abîmée, carte cassée, carte endommagée, puce abîmée, carte ne marche plus, carte tordue
    carte virtuelle: carte virtuelle, carte jetable, carte numérique, carte éphémère
    sans contact: sans contact, paiement sans contact, apple pay, google pay, payer avec téléphone
    code de sécurité: code de sécurité, cryptogramme, cvv, trois chiffres, chiffres au dos
    paiement en attente: paiement en attente, transaction en attente, opération en attente, en attente, pas encore débité,
      toujours en cours
    virement échoué: virement échoué, virement refusé, virement pas passé, transfert échoué, virement rejeté
    virement pas reçu: virement pas reçu, argent pas arrivé, virement pas arrivé, virement en attente, où est mon virement
    contester un paiement: contester un paiement, contester, litige, faire une réclamation, annuler le paiement, débité deux fois,
      double débit, pas autorisé
    annuler un virement: annuler un virement, récupérer un virement, erreur de virement, mauvais destinataire, revenir sur un virement
    bénéficiaire: bénéficiaire, destinataire, ajouter un bénéficiaire, receveur
    relevé de compte: relevé de compte, relevé bancaire, extrait de compte, relevés
    portefeuille: portefeuille, porte-monnaie
    améliorer son crédit: améliorer son crédit, améliorer mon score, meilleur score, augmenter ma cote
    changer d'assurance: changer d'assurance, modifier mon assurance, nouvelle assurance, autre assurance
    virement programmé: virement programmé, virement automatique, programmer un paiement, planifier un virement, virement mensuel
    voyage et banque: prévenir la banque, avertir la banque, signaler un voyage
    vérification d'identité: vérification d'identité, vérifier mon identité, prouver mon identité, justificatif, confirmer mon identité,
      preuve d'identité
    pays acceptés: pays acceptés, dans quels pays, pays pris en charge, disponible dans mon pays
    tirage loterie: loterie, loto, euromillions, tirage du loto, jeu à gratter
    riche: riche, fortuné, millionnaire, plein aux as
    pauvre: pauvre, fauché, sans le sou, ruiné, à sec
    # car and travel
    coffre: coffre, coffre de voiture
    frein: frein, freinage, plaquette
    phare: phare, feux, clignotant, feu arrière
    pare-brise: pare-brise, essuie-glace, vitre avant
    lavage de voiture: lavage de voiture, laver la voiture, station de lavage, lave-auto
    limite de vitesse: limite de vitesse, limitation de vitesse, vitesse maximale, vitesse autorisée
    feu rouge: feu rouge, feu tricolore, feu de circulation
    rond-point: rond-point, carrefour, intersection, croisement
    heure d'arrivée: heure d'arrivée, quand vais-je arriver, arrivée prévue, temps de trajet, combien de route
    quand partir: quand partir, à quelle heure partir, heure de départ, quand dois-je partir
    éviter: éviter, contourner, sans passer par, esquiver
    démarrer la navigation: démarrer la navigation, lancer le gps, lancer l'itinéraire, commencer le guidage
    arrêter la navigation: arrêter la navigation, couper le gps, stopper le guidage, annuler l'itinéraire
    étape: étape, arrêt en route, ajouter un arrêt, pause en chemin
    annuler le vol: annuler le vol, annuler ma réservation, annuler le billet, remboursement du billet
    changer le vol: changer le vol, modifier mon billet, changer la date, modifier la réservation
    siège: siège, place assise, côté hublot, côté couloir, fauteuil
    classe affaires: classe affaires, première classe, business class
    enregistrement aéroport: s'enregistrer, enregistrement en ligne, check-in, faire l'enregistrement
    arrivée à l'hôtel: arrivée à l'hôtel, heure d'arrivée hôtel, check-in hôtel, récupérer la clé
    room service: room service, service en chambre, service d'étage
    pension complète: pension complète, demi-pension, tout compris, petit déjeuner inclus
    camping: camping, camper, caravane, camping-car
    randonnée: randonnée, rando, trek, sentier, marche en montagne
    parc: parc, jardin public, square, aire de jeux
    parc d'attractions: parc d'attractions, disneyland, manège, fête foraine
    piscine: piscine, bassin, centre aquatique
    lac: lac, étang, rivière, fleuve
    forêt: forêt, clairière
    île: île, archipel, îlot
    pont: pont, viaduc, passerelle
    guide: guide, visite guidée, guide touristique, accompagnateur
    point de rendez-vous: point de rendez-vous, lieu de rencontre, se retrouver, où se retrouver
    # health
    mal de dos: mal de dos, mal au dos, lumbago, lombaires
    mal aux dents: mal aux dents, rage de dents, dent qui fait mal
    fatigue des yeux: yeux, vue fatiguée
    vertige: vertige, tête qui tourne, étourdissement, malaise
    démangeaison: démangeaison, gratter, bouton, éruption, irritation, plaque rouge
    effet secondaire: effet secondaire, effets indésirables, contre-indication
    règles: menstruation, cycle, tampon, serviette hygiénique
    contraception: contraception, préservatif, pilule contraceptive, capote
    insomnie: insomnie, pas dormir, mal dormir, trouble du sommeil
    ronfler: ronfler, ronfleur
    opération chirurgicale: opération chirurgicale, chirurgie, se faire opérer, opérer, bloc opératoire
    prise de sang: prise de sang, analyse, analyse de sang, bilan sanguin
    se doucher: se doucher, prendre une douche, prendre un bain, se laver
    se brosser les dents: se brosser les dents, brosse à dents, dentifrice, laver les dents
    étirement: étirement, s'étirer, stretching, échauffement, s'échauffer
    musculation: musculation, haltère, soulever des poids, squat
    annuler le rendez-vous: annuler le rendez-vous, supprimer le rendez-vous, décommander
    # food verbs
    couper: découper, trancher, hacher, émincer
    mélanger: mélanger, remuer, mixer, fouetter, incorporer
    assaisonner: assaisonner, saler, poivrer, épicer
    verser: verser, servir un verre, remplir le verre
    peler: peler, éplucher, enlever la peau
    # learning
    sujet thème: sujet, thème, matière, question
    note scolaire: note scolaire, bulletin, moyenne générale, résultat d'examen
    diplôme: diplôme, licence, master, bac, brevet
    bourse d'études: bourse d'études, frais de scolarité, aide financière
    dictionnaire: dictionnaire, dico, larousse, encyclopédie
    abréviation: abréviation, acronyme, sigle
    exemple: exemple, donner un exemple, illustrer, par exemple
    idée: idée, suggestion, inspiration, piste
    conseil: conseil, astuce, recommandation, tuyau
    guerre: guerre, bataille, conflit, guerre mondiale
    roi: roi, reine, monarque, souverain, empereur
    inventer: inventer, inventeur, invention, qui a inventé, découvrir, découverte
    océan: océan, mer, atlantique, pacifique
    drapeau: drapeau, étendard, couleurs du drapeau
    frontière: frontière, pays voisin, limitrophe
    planète: planète, jupiter, saturne, système solaire
    étoile: étoile, constellation, étoile filante, galaxie
    dinosaure: dinosaure, fossile, préhistoire
    # office
    heures supplémentaires: heures supplémentaires, heures sup, travailler plus
    télétravail: télétravail, travail à la maison, travailler de chez soi, distanciel
    note de frais: note de frais, frais professionnels, frais de déplacement, se faire rembourser
    stage: stage, stagiaire, alternance, apprentissage
    temps partiel: temps partiel, mi-temps
    promotion professionnelle: être promu, avancement, évolution de carrière, monter en grade
    grève: grève, manifestation, mouvement social, débrayage
    pointer: pointer, badger, pointage
    salle de réunion: salle de réunion, salle de conférence, réserver une salle
    ordre du jour: ordre du jour, programme de la réunion, points à aborder
    compte rendu: compte rendu, procès-verbal de réunion, notes de réunion
    signature: signature, signer, parapher
    formulaire: formulaire, remplir un formulaire, document à remplir
    accepter l'invitation: accepter l'invitation, confirmer ma présence, je viendrai, je serai présent
    refuser l'invitation: refuser l'invitation, décliner l'invitation, je ne viendrai pas
    # people, home
    homme: homme, monsieur, mec, messieurs
    femme: femme, madame
    jumeau: jumeau, jumelle
    neveu: neveu, nièce
    beau-père: beau-père, belle-mère, beaux-parents
    baby-sitter: baby-sitter, nounou, garde d'enfant, assistante maternelle
    plombier: plombier, fuite d'eau, plomberie, robinet qui fuit, chauffagiste
    électricien: électricien, panne de courant, disjoncteur, court-circuit
    code postal: code postal, cp
    vendre la maison: vendre la maison, vente immobilière
    pantalon: pantalon, jean
    pull: pull, gilet, sweat, chandail
    manteau: manteau, veste, blouson, parka
    chapeau: chapeau, casquette, bonnet
    maillot de bain: maillot de bain, bikini, maillot
    sac à main: sac à main, sac, sacoche, pochette
    rencontre amoureuse: rencontrer quelqu'un, rendez-vous galant, tinder, draguer
    embrasser: embrasser, bisou, câlin, baiser
    prison: prison, incarcérer, emprisonner, taule
    voleur: voleur, cambrioleur, pickpocket
    crime: crime, délit, infraction, meurtre
    église: église, messe, cathédrale, chapelle
    dieu: dieu, croire en dieu, religion
    père noël: père noël, papa noël, saint-nicolas
    sapin: sapin, sapin de noël, arbre de noël
    fantôme: fantôme, esprit, revenant
    danser: danser, boîte de nuit, discothèque
    pêcher: pêcher, canne à pêche
    dessiner: dessiner, peindre, peinture, croquis
    réunir des amis: retrouver des amis, voir des amis, sortir avec des amis
    cheval: cheval, poney, équitation
    vache: vache, veau, taureau
    animal: animal, bête, bestiole, espèce
    nature: nature, plein air
    choix à ma place: choisis pour moi, décide pour moi, choisir à ma place
    mettre en file d'attente: ajouter à la file, jouer ensuite, mettre après
    préférer: préférer, aimer mieux, plutôt
    renouveler: renouveler, reconduire, prolonger, renouvellement
    préparer: préparer, apprêter, mettre au point
    organiser: organiser, planifier, coordonner, organisation
    gérer: gérer, administrer, s'occuper de, gestion
    appuyer: appuyer, cliquer, presser, taper sur
    défiler: défiler, faire défiler, descendre la page
    construire: construire, bâtir, fabriquer, monter
    pendre: pendre, accrocher, suspendre
    décorer: décorer, décoration, déco
    aller simple: aller simple, un aller, sans retour
    classe économique: classe économique, classe éco, seconde classe
    temps plein: temps plein, temps complet, à plein temps
    supprimer l'alarme: supprimer l'alarme, annuler l'alarme, désactiver l'alarme, couper le réveil, annuler le réveil, éteindre l'alarme,
      enlever le réveil
    mes alarmes: mes alarmes, quelles alarmes, alarmes programmées, alarmes prévues, mes réveils
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which French words point to one subject.
  static let frenchSubjects = """
    [topics]
    alarme: alarme, réveil, réveiller, sonner, matin, heure, se lever, tôt, snooze, programmer, éteindre, demain, buzzer, réveille-matin,
      radio-réveil, sonnerie, dormir, répéter, lundi, semaine, week-end, annuler, désactiver, régler, minutes, lit, dodo, en retard,
      volume, musique, oublier, prochaine, supprimer, tous les jours
    minuteur: minuteur, minute, seconde, compte à rebours, chronomètre, four, pâtes, timer, œuf, cuisson, restant, arrêter, heure,
      minuterie, chrono, cuire, lancer, pause, reste, dix minutes, sonner, cuisine, pizza, thé, gâteau, sieste, temps, annuler, ajouter,
      démarrer, tour, exercice
    rappel: rappel, oublier, penser, prévenir, mémo, note, tâche, demain, important, alarme, souvenir, rendez-vous, se souvenir,
      pense-bête, notification, alerte, appeler, acheter, médicament, heure, jour, chaque, facture, payer, anniversaire, poubelle,
      rappelle-moi, dentiste, arroser, liste, échéance, programmer, supprimer
    calendrier: calendrier, agenda, rendez-vous, événement, réunion, date, semaine, jour, anniversaire, lundi, mardi, mercredi, jeudi,
      vendredi, mois, planning, emploi du temps, programme, prévu, samedi, dimanche, semaine prochaine, demain, ajouter, annuler,
      déplacer, reporter, occupé, libre, dentiste, heure, créneau, invité, supprimer, planifier, rdv, déjeuner, entretien, disponible,
      prévoir
    réunion: réunion, salle, collègue, participant, visioconférence, ordre du jour, bureau, zoom, chef, visio, équipe, heure, teams,
      skype, conférence, présentation, invitation, inviter, programmer, annuler, reporter, client, projet, compte rendu, rejoindre, lien,
      entretien, durée, convoquer, rdv, prochaine, réserver, matin, micro, décaler, planifier
    tâches: tâches, liste, faire, cocher, terminer, rayer, ajouter, projet, priorité, délai, todo, supprimer, pense-bête, à faire,
      check-list, urgent, important, fini, échéance, échéancier, cases, aujourd'hui, prochaine, semaine, planifier, assigner, rappel,
      corvée, ménage, deadline, créer, modifier, boulot, organiser
    courses: courses, liste, lait, pain, œuf, supermarché, acheter, fruit, légume, ajouter, manquer, épicerie, fromage, viande, beurre,
      commissions, carrefour, leclerc, marché, ingrédient, pomme, papier toilette, banane, tomate, yaourt, eau, frigo, céréales, farine,
      sucre, caddie, enlever, rayer, combien, article, huile, café, bière, riz, pâtes
    notes: notes, écrire, idée, carnet, mémo, texte, bloc-notes, enregistrer, lire, effacer, dicter, bloc, calepin, post-it, rédiger,
      prendre, créer, modifier, liste, rappel, mot, page, journal, dossier, supprimer, chercher, dernière, paragraphe, pensée, brouillon
    heure: heure, montre, fuseau horaire, minute, ville, pays, horloge, décalage, londres, tokyo, new york, local, été, hiver, seconde,
      fuseau, paris, minuit, midi, actuelle, pile, demie, quart, décalage horaire, los angeles, montréal, sydney, pékin, matin, soir,
      cadran, avance, retard, exacte, gmt, changement d'heure, horaire, berlin
    date: date, jour, aujourd'hui, demain, hier, mois, année, bissextile, lundi, semaine, calendrier, saint, janvier, février, mars,
      avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, mardi, dimanche, prochain, dernier, combien de jours, fête,
      anniversaire, siècle, quinzaine, week-end, trimestre, éphéméride
    fêtes: fêtes, noël, nouvel an, pâques, férié, réveillon, toussaint, pont, vacances, carnaval, fête des mères, ascension, halloween,
      jour de l'an, saint-valentin, quatorze juillet, armistice, fête du travail, fête nationale, pentecôte, fête des pères, sapin,
      cadeau, jour férié, décembre, poisson d'avril, anniversaire, lundi de pâques, ramadan, épiphanie, saint-sylvestre, feu d'artifice,
      célébrer, galette, combien de jours, père noël, chandeleur, mardi gras
    météo: météo, temps, pluie, neige, soleil, parapluie, température, degré, froid, chaud, vent, orage, nuage, humide, manteau,
      brouillard, grêle, verglas, averse, prévisions, demain, week-end, ensoleillé, nuageux, canicule, gel, pleuvoir, tempête, dehors,
      bulletin, éclaircie, humidité, semaine, inondation, ciel, bottes, lunettes de soleil, veste, imperméable, maximum, minimum,
      ressenti, vigilance, extérieur, ce soir, plage, quel temps, beau, sec, uv, bonnet, ville
    qualité de l'air: qualité de l'air, pollution, pollen, particules, allergie, ozone, air, respirer, masque, indice, ville, smog,
      pollué, pic, asthme, co2, particule fine, aération, purificateur, alerte, capteur, extérieur, pur, fumée, poumon, sain, voiture,
      graminées, bouleau, niveau, respirable
    astronomie: astronomie, lune, soleil, planète, étoile, éclipse, lever, coucher, mars, univers, galaxie, nasa, fusée, espace,
      télescope, comète, astronaute, saturne, jupiter, vénus, orbite, pleine lune, satellite, constellation, étoile filante, terre,
      voie lactée, astéroïde, thomas pesquet, équinoxe, solstice, ciel, système solaire, phase, mercure, neptune, trou noir,
      station spatiale
    actualité: actualité, nouvelles, titre, journal, presse, politique, élection, président, gouvernement, économie, info, actu,
      dernières, événement, le monde, bfm, france info, ministre, guerre, article, journaliste, international, régional, santé, culture,
      scandale, figaro, grève, manifestation, attentat, flash, lire, sport, local, jt, crise, ukraine, résumé, libération
    sport: sport, football, match, score, équipe, but, ligue, basket, tennis, rugby, joueur, championnat, entraîneur, coupe, foot, psg,
      om, ligue 1, coupe du monde, olympique, gagner, perdre, prochain, roland-garros, tour de france, cyclisme, formule 1, natation,
      handball, ski, marquer, classement, stade, arbitre, victoire, finale, mi-temps, champion, transfert, ballon, médaille, nba,
      athlétisme, volley, boxe, prolongation, point, saison, supporter, jeux olympiques, golf
    musique: musique, chanson, chanteur, album, artiste, groupe, playlist, morceau, rock, rap, jazz, écouter, spotify, deezer, paroles,
      jouer, mettre, titre, piste, pop, classique, radio, volume, aléatoire, suivant, concert, chanter, son, enceinte, mélodie, tube,
      électro, genre, guitare, piano, danse, favoris, rythme, passer, variété, pause, compositeur, métal, reggae, clip, apple music,
      opéra, années 80, blues, vinyle, hip-hop
    radio: radio, station, fm, fréquence, émission, france inter, écouter, nouvelles, mettre, rtl, animateur, poste, nrj, europe 1,
      skyrock, fun radio, france info, france culture, chérie fm, nostalgie, rmc, auditeur, chronique, direct, antenne, musique, allumer,
      changer, volume, en direct, journal, fip, podcast, arrêter, rire et chansons, france bleu, ondes, webradio
    podcast: podcast, épisode, abonner, émission, écouter, dernier, chapitre, interview, animateur, télécharger, lecture, balado, suivant,
      précédent, pause, reprendre, histoire, culture, saison, série, jouer, nouveau, sujet, minute, vitesse, lancer, arrêter, passer,
      avancer, mettre, s'abonner, humour, titre
    livre audio: livre audio, chapitre, narrateur, audible, lire, vitesse, écouter, continuer, auteur, page, roman, pause, livre, audio,
      lecture, reprendre, raconter, jouer, arrêter, histoire, voix, suivant, harry potter, avancer, reculer, titre, kindle, bibliothèque,
      minute, suspendre
    cinéma: cinéma, film, acteur, actrice, réalisateur, séance, sortie, série, netflix, bande-annonce, salle, voir, projection, horaire,
      ticket, pop-corn, affiche, comédie, horreur, thriller, science-fiction, oscar, césar, cannes, festival, réalisation, disney,
      casting, 3d, vf, place, réserver, allociné, critique, billet, rôle, scénario, box-office, ugc, pathé, jouer dans, meilleur, popcorn,
      romantique, documentaire, animation
    télévision: télévision, chaîne, télé, programme, émission, série, télécommande, regarder, tv, zapper, film, volume, écran, replay,
      tf1, france 2, m6, canal plus, journal, épisode, saison, ce soir, direct, disney, documentaire, allumer, hdmi, enregistrer,
      décodeur, dessin animé, box, sous-titre, feuilleton, éteindre, arte, prime video, télé-réalité, streaming, divertissement
    lecture: lecture, livre, roman, auteur, lire, bibliothèque, chapitre, page, écrivain, poésie, bouquin, polar, bd, librairie, éditeur,
      titre, prix goncourt, best-seller, résumé, roman policier, écrire, publier, fiction, liseuse, kindle, critique, recommander, conte,
      manga, science-fiction, classique, lecteur, biographie, tome, théâtre, victor hugo, emprunter, ouvrage
    jeux: jeux, jouer, partie, quiz, devinette, score, échecs, console, deviner, joueur, carte, jeu vidéo, tour, gagner, perdre, question,
      lancer, règles, énigme, pendu, puzzle, trivial, niveau, monopoly, scrabble, manette, playstation, xbox, nintendo, tarot, belote,
      poker, points, nouvelle, défi, solitaire, culture générale, mots croisés, sudoku, mario, recommencer, morpion, minecraft, amusant,
      fortnite
    humour: humour, blague, drôle, rire, plaisanterie, marrant, humoriste, amuser, raconter, comique, rigolo, sketch, toto, devinette,
      vanne, histoire drôle, plaisanter, clown, sourire, comédie, ridicule, humoristique, rire aux éclats, amusant, charade, anecdote,
      calembour, encore, raconte-moi, hilarant, gag, blonde, marrer, belge, sortir, rigoler
    photos: photos, caméra, selfie, album, image, galerie, vidéo, flash, portrait, prendre, appareil, partager, photographie, cliché,
      appareil photo, filtre, imprimer, zoom, filmer, retoucher, supprimer, vacances, instagram, dossier, dernière, montrer, afficher,
      famille, diaporama, objectif, pellicule, envoyer, arrière-plan, cadre, numérique, recadrer, mémoire
    appels: appels, téléphone, numéro, raccrocher, décrocher, répondeur, contact, haut-parleur, manqué, joindre, rappeler, coup de fil,
      composer, maman, papa, occupé, sonner, fixe, portable, ligne, indicatif, urgence, répondre, muet, bureau, ami, communication, skype,
      facetime, dernier, tonalité, message vocal, médecin, sonnerie, rejeter
    messages: messages, sms, texto, whatsapp, répondre, lire, envoyer, conversation, groupe, discussion, écrire, destinataire, texte,
      dicter, nouveau, non lu, telegram, messenger, tchat, ami, vocal, dire, maman, emoji, photo, notification, recevoir, dernier,
      supprimer, transférer, mms, en retard, prévenir, j'arrive, contact
    mail: mail, email, objet, boîte de réception, envoyer, répondre, pièce jointe, expéditeur, spam, gmail, destinataire, courriel,
      e-mail, courrier, message, nouveau, non lu, important, outlook, écrire, lire, dernier, recevoir, corbeille, dossier, archiver,
      transférer, répondre à tous, newsletter, brouillon, signature, adresse, copie, boîte mail, rédiger, sujet, indésirable, travail,
      supprimer, vérifier
    contacts: contacts, numéro, répertoire, téléphone, adresse, nom, enregistrer, ajouter, appeler, ami, famille, mail, coordonnées,
      annuaire, carnet, anniversaire, mobile, domicile, collègue, modifier, supprimer, chercher, nouveau, prénom, portable, email, fiche,
      liste, bloquer, groupe, maman, patron, bureau
    réseaux sociaux: réseaux sociaux, facebook, twitter, instagram, publier, tweet, abonné, profil, commentaire, tiktok, réseau, post,
      statut, like, partager, story, hashtag, linkedin, snapchat, ami, suivre, photo, message, notification, page, vidéo, influenceur,
      follower, mur, publication, youtube, groupe, pinterest
    lumières: lumières, lampe, ampoule, luminosité, couleur, salon, chambre, cuisine, allumer, éteindre, éclairage, tamiser, intensité,
      variateur, rouge, bleu, vert, jaune, blanc, rose, hue, baisser, augmenter, couloir, salle de bain, plafond, chevet, sombre,
      ambiance, led, pièce, jardin, entrée, interrupteur, clair, guirlande, garage, noir, maison, spot, bureau, plus fort, éclairer,
      violet
    chauffage: chauffage, thermostat, degré, température, radiateur, climatisation, ventilateur, chaudière, chaleur, froid, pièce, salon,
      chauffer, clim, climatiseur, monter, baisser, chaud, éteindre, allumer, chambre, nest, programmer, eau chaude, consommation,
      mode éco, bain, isolation, ventilation, maison, frais, régler, poêle, bois, gaz, fioul, plancher, humidité
    sécurité de la maison: sécurité de la maison, porte, serrure, alarme, caméra, clé, sonnette, garage, fenêtre, intrus, capteur,
      verrouiller, déverrouiller, portail, verrou, détecteur, mouvement, surveillance, cambrioleur, voleur, activer, désactiver,
      interphone, code, fumée, armer, vigile, fermer, ouvert, visiteur, maison, badge, volet, serrure connectée, entrée, cambriolage,
      intrusion
    maison: maison, prise, volet, rideau, appareil, interrupteur, lave-linge, lave-vaisselle, four, électroménager, garage, scène,
      cuisine, domotique, connecté, allumer, éteindre, frigo, réfrigérateur, télévision, ventilateur, micro-ondes, ampoule, salon,
      chambre, meuble, canapé, jardin, étage, salle de bain, bricolage, travaux, chauffage, lampe, cave, grenier, fuite, plombier,
      décoration, peinture, robinet, toit, cheminée, électricien
    ménage: ménage, aspirateur, robot, sol, nettoyer, poussière, balayer, poubelle, vaisselle, serpillière, laver, propre, pièce, aspirer,
      nettoyage, linge, lessive, ranger, saleté, tapis, chiffon, balai, parquet, carrelage, éponge, repasser, vitre, moquette, tache,
      station, base, roomba, démarrer, salon, étage, déchets, ordures, détergent, javel, produit, vinaigre, recyclage, lavage, balayage,
      sale
    café: café, cafetière, tasse, expresso, cappuccino, thé, lait, sucre, capsule, chaud, préparer, machine, nespresso, lungo,
      machine à café, serré, allongé, décaféiné, noisette, crème, moka, grain, mousse, filtre, moulu, starbucks, fort, deux, verser, long,
      petit déjeuner, boisson, latte, boire, bouilloire, arabica, thermos
    cuisine: cuisine, recette, ingrédient, four, poêle, bouillir, gramme, farine, poulet, riz, cuisson, plat, sel, préparer, cuire,
      poisson, viande, oignon, tomate, ail, légume, huile, beurre, sauce, soupe, gâteau, dessert, salade, pâtes, minute, temps de cuisson,
      couteau, épice, mélanger, griller, marmiton, casserole, plaque, poivre, pomme de terre, chocolat, température, remplacer, bœuf, œuf,
      lait, sucre, entrée, tarte, crêpe, fromage, mixeur, mijoter, saumon, dîner, facile, quiche, levure, crème, découper
    nutrition: nutrition, calorie, protéine, graisse, vitamine, sucre, régime, glucide, sain, fibre, aliment, nutritionnel, nutriment,
      lipide, sodium, cholestérol, fer, calcium, maigrir, poids, manger, portion, gras, banane, pomme, avocat, gluten, végétarien, vegan,
      bio, fruit, légume, kcal, sel, minéral, manger sain, nutritif, oméga, diététique, équilibré, contenir, grammes
    restaurant: restaurant, table, réserver, manger, dîner, menu, serveur, pizzeria, personne, terrasse, bar, brasserie, pourboire, resto,
      réservation, déjeuner, carte, plat, cuisine, italien, japonais, chinois, indien, mexicain, burger, sushi, étoile, bon, avis,
      végétarien, ouvert, proche, ce soir, couverts, addition, bistrot, fast-food, mcdo, tripadvisor, michelin, kebab, gastronomique,
      café, chef, attente, serveuse, dessert, vin, annuler, thaïlandais, halal
    livraison: livraison, commander, pizza, repas, burger, sushi, chinois, emporter, livreur, restaurant, uber eats, frites, adresse,
      livrer, deliveroo, à emporter, plat, kebab, indien, thaï, boisson, just eat, attente, dîner, faim, menu, mcdo, dominos, tacos,
      arriver, minute, frais, pizzeria, domicile, nouilles, poulet, payer, suivi
    achats: achats, acheter, magasin, amazon, produit, prix, promotion, panier, taille, vêtement, chaussure, soldes, boutique, article,
      commander, ligne, centre commercial, marque, payer, jean, robe, pantalon, cher, remise, code promo, en stock, livraison, rayon,
      mode, caisse, couleur, cadeau, ikea, zara, veste, montre, échanger, rembourser, fnac, chemise, ordinateur, modèle, choisir, manteau,
      vendeur, bijou, sac, black friday
    commandes: commandes, colis, livraison, suivi, poste, facteur, retour, arriver, amazon, expédier, achat, paquet, chronopost,
      colissimo, ups, dhl, fedex, transporteur, livreur, numéro de suivi, état, expédition, remboursement, envoi, mondial relay,
      point relais, quand, annuler, reçu, retard, date, tracking, livrer, renvoyer, casier, courrier, échange, manquant, statut, adresse,
      relais
    banque: banque, compte, solde, argent, virement, épargne, retirer, distributeur, iban, rib, agence, geler, opération, bancaire, virer,
      déposer, chèque, transférer, livret, conseiller, crédit, crédit agricole, bnp, société générale, relevé, découvert, transaction,
      ouvrir, clôturer, bloqué, retrait, frais, virement bancaire, combien, guichet, titulaire, courant, joint, reste, dépense, intérêts,
      banquier, boursorama, transfert, fonds, agence bancaire, code
    carte: carte, crédit, débit, code, visa, plafond, bloquer, volée, perdue, expirer, activer, refusée, récompense, point, mastercard,
      bancaire, bleue, carte bleue, opposition, sans contact, nouvelle, commander, remplacer, pin, validité, cassée, limite, gold, banque,
      utiliser, étranger, recevoir, retrait, paiement, refus, cvv, endommagée, achat, arriver, distributeur, débloquer, frais, annuelle,
      virtuelle, demander, puce, fidélité
    paiements: paiements, payer, facture, échéance, électricité, eau, gaz, loyer, montant, prélèvement, régler, virement, mensuel, dû,
      minimum, carte, compte, prochaine, date, téléphone, internet, abonnement, edf, automatique, retard, solde, crédit, assurance,
      paypal, somme, planifier, mensualité, quand, combien, dette, envoyer, reçu, netflix, échelonner, lydia, apple pay
    prêt: prêt, crédit, intérêt, taux, mensualité, immobilier, banque, dette, score, emprunt, rembourser, dossier, durée,
      crédit immobilier, hypothèque, apport, auto, consommation, demande, capital, taux d'intérêt, assurance, mois, étudiant, maison,
      voiture, pourcentage, accorder, refuser, refinancer, endetté, score de crédit, cote, simulation, courtier
    investissement: investissement, bourse, action, fonds, cours, marché, dividende, bitcoin, indice, portefeuille, investir, cac 40,
      apple, tesla, placement, boursier, or, obligation, crypto, prix, vendre, acheter, hausse, baisse, rendement, nasdaq, wall street,
      ethereum, risque, entreprise, assurance vie, pea, capital, total, valeur, dow jones, monter, cotation, cours de l'action, gain,
      immobilier
    devise: devise, euro, dollar, livre, yen, change, convertir, franc, taux, valeur, monnaie, convertisseur, échange, livres sterling,
      conversion, combien, cours, roupie, peso, canadien, suisse, bitcoin, argent, billet, cent, dirham, yuan, couronne, vaut, rouble,
      équivalent, bureau de change, américain
    assurance: assurance, contrat, couverture, sinistre, prime, accident, assureur, mutuelle, santé, auto, habitation, vie, rembourser,
      couvrir, assurer, maladie, franchise, police, garantie, axa, maaf, maif, indemnisation, dégât, souscrire, résilier, cotisation,
      tiers, tous risques, sécurité sociale, déclarer, bénéficiaire, attestation, dentaire, optique, couvert, constat, dommage, médecin,
      avantages, vitale, carte vitale, responsabilité civile
    impôts: impôts, déclaration, fisc, taxe, tva, revenu, trésor public, payer, remboursement, formulaire, prélèvement, foyer, fiscal,
      déclarer, foncière, habitation, avis, source, trésor, déduction, crédit d'impôt, montant, percepteur, date limite, contribuable,
      centre des impôts, tranche, isf, niche, carbone, csg, imposable, contrôle, amende
    salaire: salaire, paie, bulletin, revenu, toucher, virement, employeur, brut, net, prime, contrat, augmentation, patron,
      bulletin de paie, fiche de paie, gagner, jour de paie, mois, treizième mois, heure, smic, cotisation, retenue, montant, date,
      heures supplémentaires, commission, combien, négocier, annuel, minimum
    retraite: retraite, pension, âge, cotisation, épargne, plan, fonds, années, employeur, contribution, retraite anticipée, trimestre,
      per, caisse, complémentaire, agirc, points, départ, calculer, réforme, droits, montant, transfert, taux plein, minimum, vieillesse,
      carsat, assurance vie, transférer, ancien employeur
    travail: travail, emploi, bureau, patron, entreprise, contrat, collègue, entretien, cv, embaucher, poste, boulot, job, chômage,
      pôle emploi, recruter, licencier, démission, salaire, candidature, postuler, offre, métier, télétravail, réunion, stage, horaire,
      cdi, cdd, carrière, heures supplémentaires, chef, formation, projet, linkedin, société, client, travailler, syndicat, grève,
      indépendant, candidat, expérience, employé, freelance, intérim, compétence, recherche, entretien d'embauche
    congés: congés, vacances, absence, demander, ressources humaines, arrêt maladie, rtt, valider, maladie, jour, patron, date, solde,
      jours de congé, poser, arrêt, restant, approuvé, accepté, manager, rh, refusé, semaine, lundi, parental, maternité, combien,
      disponible, prendre, rester, calendrier, absent, sans solde, ancienneté, récupération, payés, paternité, pont
    voiture: voiture, moteur, essence, huile, pneu, roue, immatriculation, garage, batterie, frein, contrôle technique, kilomètre,
      vidange, véhicule, conduire, permis, assurance, révision, mécanicien, panne, accident, phare, carrosserie, plaque, carte grise,
      essuie-glace, gazole, plein, réservoir, électrique, garagiste, embrayage, diesel, pression, crevaison, renault, peugeot, citroën,
      bougie, volant, clé, dépanneuse, vitesse, démarrer, voyant, boîte de vitesses, consommation, réparer, courroie, coffre, airbag,
      conducteur, laver, occasion
    circulation: circulation, bouchon, embouteillage, route, autoroute, accident, travaux, périphérique, trafic, voiture, ralentissement,
      feu, trajet, a6, état, bison futé, waze, radar, péage, bloqué, rapide, déviation, fluide, domicile, retard, heure de pointe,
      itinéraire, éviter, dense, perturbation, vitesse, minute, carambolage, rocade, chantier, dégagé
    navigation: navigation, itinéraire, chemin, carte, adresse, arriver, tourner, rue, distance, gps, destination, aller, route,
      se rendre, direction, plan, google maps, waze, trajet, pied, voiture, gauche, droite, kilomètre, minute, rapide, court, péage,
      autoroute, maison, domicile, loin, combien de temps, où, sortie, rond-point, avenue, boulevard, guider, mène, étape, proche,
      naviguer, parking, temps de trajet, éviter, emplacement
    transports: transports, bus, train, métro, arrêt, gare, ticket, horaire, ligne, tramway, quai, départ, sncf, autobus, navette, rer,
      tgv, ratp, prochain, arrivée, correspondance, station, retard, abonnement, navigo, grève, billet, voie, voyageur, plateforme, tram,
      direct, blablacar, contrôleur, ter, wagon, terminus, bus de nuit, passer, trajet, place, perturbation, réserver, funiculaire, cars
    taxi: taxi, uber, chauffeur, course, vtc, prendre, voiture, aéroport, commander, tarif, adresse, g7, bolt, kapten, lyft, blablacar,
      covoiturage, réserver, appeler, trajet, gare, domicile, arriver, prix, maintenant, passager, demander, minute, attendre, conducteur,
      compteur, destination
    vols: vols, avion, aéroport, embarquement, porte, billet, siège, compagnie, escale, départ, arrivée, air france, easyjet, ryanair,
      décoller, atterrir, décollage, atterrissage, terminal, roissy, orly, retard, annulé, statut, réserver, aller-retour, aller simple,
      hublot, pilote, classe affaires, carte d'embarquement, passager, numéro de vol, correspondance, compagnie aérienne, bagage,
      enregistrement, direct, voyage, piste, date, hôtesse, prix, première classe, hall, destination, économique, charter
    bagages: bagages, valise, enregistrer, perdu, sac, poids, cabine, soute, kilo, aéroport, sac à dos, compagnie, bagage à main, perte,
      retrouver, dimensions, autorisé, liquide, tapis roulant, étiquette, faire sa valise, emporter, vêtement, supplément, avion, limite,
      carrousel, maximum, vol, réclamation, excédent, sacoche, cadenas
    hôtel: hôtel, chambre, nuit, réserver, hébergement, réception, petit-déjeuner, étoile, airbnb, lit, client, auberge, arrivée,
      réservation, booking, séjour, suite, spa, piscine, départ, vue, wifi, ibis, hilton, motel, camping, gîte, prix, personnes, check-in,
      clé, étage, ville, centre-ville, moins cher, pension complète, annuler, ascenseur, double, location, dormir, petit dej, parking,
      avis, demi-pension, disponible, minibar, couette
    voyages: voyages, destination, visa, passeport, tourisme, plage, vaccin, étranger, ambassade, pays, alerte, touriste, musée, vacances,
      séjour, valise, billet, avion, hôtel, visiter, guide, croisière, mer, montagne, safari, circuit, monument, attraction, île, aller,
      frontière, avertissement, dangereux, sécurité, agence de voyages, plan, camping, itinéraire, randonnée, ville, culture, conseil,
      tour eiffel, louvre, route, aventure, barcelone, italie, thaïlande, prévoir, douane, été, excursion, voyageur, location, souvenir,
      week-end, budget, europe
    santé: santé, médecin, symptôme, douleur, fièvre, malade, hôpital, toux, grippe, tête, tension, docteur, rendez-vous, maladie, rhume,
      maux, ventre, dos, gorge, sang, cœur, tension artérielle, dentiste, infirmier, urgences, traitement, guérir, blessure, allergie,
      nausée, vomir, virus, covid, cancer, diabète, pharmacie, analyse, prise de sang, opération, chirurgien, mutuelle, contagieux,
      vertige, fatigue, peau, corps, soigner, infection, pouls, irm, radio, carte vitale, consultation, doctolib, grossesse, asthme,
      migraine, température, bouton
    médicaments: médicaments, pilule, dose, pharmacie, ordonnance, prendre, antibiotique, paracétamol, effet secondaire, sirop, vaccin,
      comprimé, allergie, cachet, gélule, traitement, doliprane, ibuprofène, aspirine, pharmacien, pommade, goutte, piqûre, insuline,
      oublier, matin, soir, posologie, notice, renouveler, interaction, mal, surdosage, jour, remède, vitamine, rappel, boîte, enceinte,
      prescription, avaler, allergique, vaccinal
    fitness: fitness, courir, sport, entraînement, pas, kilomètre, vélo, yoga, muscle, marcher, poids, exercice, musculation,
      salle de sport, gym, footing, jogging, marathon, natation, pompe, abdos, cardio, squat, calories, étirement, séance, coach,
      rythme cardiaque, distance, objectif, piscine, haltère, minceur, perdre du poids, podomètre, minute, strava, pilates, répétition,
      vitesse, tapis de course, endurance, montre, gainage, série, fréquence cardiaque, imc, échauffement, courses
    sommeil: sommeil, dormir, lit, sieste, heure, ronfler, repos, réveil, insomnie, nuit, rêver, bruit blanc, se coucher, endormir,
      se réveiller, cauchemar, oreiller, matelas, fatigué, chambre, dodo, bâiller, coucher, berceuse, bonne nuit, matin, apnée,
      bruit de fond, pluie, minuit, couette, mélatonine, lever, s'endormir, se reposer, profond, cycle, somnifère, épuisé
    méditation: méditation, détendre, respiration, calme, stress, yoga, zen, séance, musique douce, respirer, anxiété, esprit, méditer,
      relaxation, relaxer, détente, pleine conscience, bruit, nature, pluie, vagues, petit bambou, minute, sérénité, concentration,
      guidée, apaiser, sophrologie, anxieux, souffle, lâcher prise, exercice, paix, headspace, encens, ambiance, bien-être, silence,
      tranquille, hypnose
    études: études, école, université, examen, devoirs, cours, professeur, élève, étudier, note, bac, collège, lycée, classe, leçon,
      réviser, apprendre, matière, maths, histoire, géographie, physique, chimie, diplôme, fac, brevet, prof, bulletin, exposé, exercice,
      cahier, cartable, rentrée, parcoursup, licence, master, bourse, stage, concours, cantine, apprentissage, semestre, biologie,
      moyenne, rendre, dissertation, philosophie, inscription, école primaire, enseignant, révision, amphi, thèse
    langues: langues, traduire, anglais, espagnol, allemand, italien, mot, dire, traduction, français, chinois, comment dit-on, portugais,
      japonais, russe, arabe, néerlandais, coréen, polonais, latin, phrase, bonjour, merci, apprendre, parler, vocabulaire, interprète,
      prononcer, prononciation, comment, langage, grec, expression, duolingo, bilingue, accent, cours, traducteur, dialecte, turc, hindi,
      étranger, suédois, merci beaucoup, google traduction
    mots: mots, définition, signification, synonyme, dictionnaire, épeler, orthographe, lettre, rime, antonyme, phrase, grammaire,
      traduire, définir, vouloir dire, signifie, écrire, voyelle, alphabet, pluriel, conjugaison, verbe, adjectif, nom, contraire,
      expression, vocabulaire, sens, terme, larousse, robert, comment, double, accent, prononcer, argot, étymologie, féminin, masculin,
      syllabe, majuscule, faute, virgule, ponctuation, scrabble, conjuguer, wiktionnaire
    calcul: calcul, additionner, soustraire, multiplier, diviser, racine, pourcentage, nombre, maths, somme, total, fois, plus, moins,
      carré, cube, pour cent, égal, font, chiffre, fraction, équation, moyenne, pi, opération, racine carrée, résultat, moitié, double,
      tiers, calculatrice, cosinus, logarithme, table, compter, puissance, pourboire, tva, reste, factorielle, résoudre, aire, périmètre,
      combien, algèbre, géométrie, différence, décimale, exposant
    mesures: mesures, mètre, kilomètre, mile, gramme, kilo, livre, litre, pouce, pied, degré, convertir, centimètre, millimètre, tonne,
      once, yard, tasse, cuillère, gallon, celsius, fahrenheit, combien, hectare, mètre carré, conversion, longueur, largeur, hauteur,
      poids, vitesse, km, kg, distance, unité, cl, noeud, minute, octet, taille, volume, profondeur, kelvin, surface, peser, combien de,
      millilitre, stone
    hasard: hasard, pièce, dé, nombre, pile, face, tirer, aléatoire, choisir, lancer, tirage, chance, jet, dés, pile ou face, dix, cent,
      au hasard, loterie, loto, chiffre, six, roulette, décider, tirer au sort, carte, générer, euromillions, courte paille, quelconque
    culture générale: culture générale, capitale, pays, population, histoire, inventer, fleuve, montagne, guerre, roi, animal, qui, quand,
      océan, drapeau, continent, superficie, plus grand, plus haut, président, découverte, inventeur, wikipédia, date, siècle, reine,
      empire, révolution, empereur, langue, monument, napoléon, préfecture, désert, lac, île, frontière, question, tour eiffel, habitants,
      savoir, mer, volcan, bataille, dinosaure, planète, célèbre, mondial, règne, louis xiv, gaulois, encyclopédie, science
    célébrités: célébrités, acteur, chanteur, président, né, âge, marié, biographie, mort, star, fils, taille, footballeur, célèbre,
      actrice, chanteuse, femme, épouse, couple, fortune, anniversaire, enfant, quel âge, vivant, carrière, film, connu, roi, reine,
      sportif, people, mannequin, auteur, politique, écrivain, joueur, réalisateur, décès, mesurer, vie privée, divorcer, scandale,
      ministre, youtubeur, influenceur, compagnon
    assistant: assistant, nom, robot, intelligence artificielle, créateur, âge, parler, voix, langue, humain, siri, alexa, google,
      appeler, prénom, vivre, anniversaire, fabriqué, créé, inventé, programmé, ordinateur, capable, aider, sentiment, famille, aimer,
      accent, intelligent, machine, fonctions, ia, chatbot, vrai, sexe, parents, préféré, hobbies, dormir, cortana, chatgpt, sais-tu,
      version, personne, conscience, comprendre, penser, vivant, travail
    conversation: conversation, bonjour, merci, au revoir, salut, pardon, enchanté, ça va, content, triste, ennui, ami, aimer,
      comment vas-tu, ça roule, coucou, bonsoir, bonne nuit, bonne journée, à bientôt, désolé, excuse, oui, non, heureux, fatigué, seul,
      ennuyer, discuter, parler, drôle, gentil, bête, génial, bravo, super, nul, raconter, compliment, sympa, quoi de neuf, amour,
      à demain, de rien, colère, bien, humeur, plaire
    volume: volume, son, silence, haut-parleur, monter, baisser, fort, muet, bruit, maximum, minimum, audio, augmenter, diminuer,
      plus fort, moins fort, couper, enceinte, sonore, musique, pourcent, niveau, entendre, casque, télé, réduire, silencieux, sonnerie,
      trop, haut, bas, hausser, dix, baffle, basses, max, égaliseur, média, doucement, enlever, remettre
    appareil: appareil, wifi, bluetooth, batterie, écran, mise à jour, paramètre, mode avion, réseau, mémoire, charger, redémarrer,
      éteindre, luminosité, réglage, connexion, mot de passe, internet, chargeur, recharger, notification, stockage, données mobiles,
      sonnerie, vibreur, fond d'écran, langue, tablette, téléphone, ordinateur, casque, écouteurs, clavier, imprimante, partage, activer,
      désactiver, routeur, box, pourcentage, version, ios, android, système, mode nuit, économie d'énergie, capture d'écran,
      réinitialiser, usine, bug, lent, câble, usb, verrouillage, batterie faible
    applications: applications, appli, fichier, ouvrir, fermer, installer, télécharger, dossier, document, programme, mettre à jour,
      lancer, logiciel, app, app store, play store, désinstaller, supprimer, notification, jeu, youtube, whatsapp, google, gratuit,
      abonnement, compte, version, raccourci, widget, bureau, navigateur, chrome, autorisation, quitter, facebook, récent, page, site,
      compatible
    enregistrement: enregistrement, voix, dicter, micro, transcrire, audio, mémo, arrêter, lecture, réunion, son, dictaphone,
      transcription, écouter, note vocale, commencer, démarrer, conversation, mémo vocal, minutes, fichier, sauvegarder, vidéo, dernier,
      capturer, parler, texte, pause, filmer, piste
    sécurité: sécurité, mot de passe, code, empreinte, utilisateur, fraude, virus, compte, vol, confidentialité, identifiant, connexion,
      se connecter, changer, oublié, réinitialiser, vérification, double authentification, pirater, antivirus, hacker, arnaque, phishing,
      suspect, données, privé, reconnaissance faciale, protéger, bloquer, verrouillage, identité, usurpation, session, vpn, spam,
      chiffrer, pin, login, face id, secret
    localisation: localisation, où suis-je, partager, téléphone, trouver, perdu, carte, gps, position, adresse, endroit, près, envoyer,
      localiser, retrouver, sonner, égaré, portable, clés, où est, coordonnées, actuelle, amis, famille, maps, suivi, ville, emplacement,
      itinéraire, montre, tablette, airtag, maman, temps réel, dernier
    animaux: animaux, chien, chat, vétérinaire, promener, croquette, oiseau, laisse, chiot, nourriture, litière, chienne, nourrir, chaton,
      lapin, hamster, poisson, aquarium, cheval, tortue, vaccin, race, adopter, os, cage, souris, puce, collier, aboyer, miauler, gamelle,
      toiletteur, promenade, perroquet, refuge, lion, éléphant, ours, espèce, insecte, sauvage, zoo, singe, loup, cri, plume, vache,
      mouton, serpent
    plantes: plantes, jardin, arroser, fleur, gazon, pot, terre, graine, arbre, eau, engrais, potager, arrosage, jardinage, semer,
      pelouse, tondre, légume, rose, tomate, cactus, soleil, feuille, terreau, rempoter, tailler, herbe, haie, tondeuse, fané,
      automatique, orchidée, bouquet, pousser, fleurir, jardinier, tulipe, basilic, mauvaises herbes, jardinerie, serre, pluie, humidité,
      balcon, compost
    enfants: enfants, bébé, histoire, berceuse, crèche, couche, école, jouer, chanson, dessin animé, jouet, anniversaire, nounou,
      baby-sitter, biberon, dodo, comptine, devoirs, maternelle, fils, fille, raconter, conte, jeu, parents, cantine, poussette, dessin,
      coloriage, activité, goûter, peluche, collège, garde, grossesse, naissance, tétine, garderie, allaiter, parc, âge, lego, gamin
    famille: famille, mère, père, frère, sœur, copain, ami, amour, mari, femme, maman, papa, fils, fille, grand-mère, grand-père, oncle,
      tante, cousin, copine, petit ami, mamie, papi, couple, mariage, divorce, parent, neveu, nièce, belle-mère, fiancé, célibataire,
      rencontre, tinder, cœur, épouse, sortir, séparer, rupture, anniversaire, enfant, jumeau, relation, amoureux, saint-valentin
    sorties: sorties, concert, billet, théâtre, spectacle, festival, musée, exposition, place, réserver, prix, complet, salle, événement,
      fête, soirée, opéra, cinéma, boîte de nuit, ce soir, week-end, activité, tickets, fnac, ville, parc, visite, foire, match, tournée,
      artiste, cirque, ballet, parc d'attractions, zoo, disneyland, date, programme, ticketmaster, randonnée, brocante, ce week-end,
      gratuit, marché, culture, agenda, boîte, danser, inviter, ouvert, discothèque, stade, bowling, karaoké
    dons: dons, donner, association, charité, aide, cause, croix-rouge, fondation, argent, humanitaire, sang, donation, unicef,
      médecins sans frontières, bénévole, bénévolat, pauvre, oxfam, restos du cœur, contribuer, téléthon, soutenir, euros, virement,
      cagnotte, ong, caritatif, verser, leetchi, solidarité, secours populaire, humanité, emmaüs
    mariage: mariage, se marier, mariés, invité, bague, cérémonie, lune de miel, robe, anniversaire, église, cadeau, banquet, noces,
      épouser, témoin, fiançailles, union, faire-part, traiteur, salle, alliance, mairie, costume, bouquet, musique, fiancé,
      demander en mariage, gâteau, discours, date, pacs, voile, demoiselle d'honneur, photographe, divorcer
    immobilier: immobilier, appartement, maison, loyer, louer, acheter, agence, pièce, déménager, voisin, logement, location, vente,
      locataire, propriétaire, bail, caution, terrain, studio, chambre, mètre carré, hypothèque, seloger, achat, prix, balcon, immeuble,
      caf, colocation, villa, meublé, quartier, étage, copropriété, charges, diagnostic, notaire, syndic, travaux, agent, adresse, cave,
      le bon coin, prêt, salle de bain, jardin
    droit: droit, avocat, contrat, juge, plainte, police, amende, loi, tribunal, légal, crime, testament, prison, justice, procès,
      divorce, huissier, notaire, contravention, code, illégal, gendarme, héritage, litige, victime, coupable, arrêter, succession, garde,
      règlement, permis, interdit, autorisé, peine, condamner, code pénal, constitution, garde à vue, vote, témoin, visa, propriété
    urgence: urgence, ambulance, pompier, police, samu, secours, accident, incendie, feu, appeler, hôpital, séisme, aide, au secours,
      blessé, saigner, sang, malaise, inconscient, sos, 112, 15, 17, 18, danger, vol, inondation, agression, poison, étouffer,
      crise cardiaque, avc, respirer, gendarmerie, sauver, brûlure, fuite de gaz, premiers secours, noyade, chute, tempête, évacuer,
      massage cardiaque
    état de commande: état, commande, où est, colis, statut, arriver, expédié, suivi, quand, livré, livraison, en route, retard, numéro,
      paquet, reçu, transporteur, date, prévue, en cours, acheminement, point relais
    retours et remboursements: rembourser, retourner, renvoyer, retour, échange, argent, défectueux, garantie, bon de retour, délai,
      article, réclamer, cassé, étiquette, récupérer, service client, reçu, ticket de caisse, abîmé, mauvais, taille
    carte perdue ou volée: perdu, volé, carte, opposition, bloquer, disparu, portefeuille, retrouver, signaler, remplacer, banque, urgent,
      nouvelle, geler, suspendre, sac, plus, police, déclarer
    fraude bancaire: fraude, inconnu, suspect, transaction, reconnaître, débit, pas moi, arnaque, piraté, signaler, carte, contester,
      achat, autorisé, voler, frauduleux, usurpation, compte, étrange, vérifier, opération, phishing
    solde: solde, combien, argent, compte, reste, disponible, épargne, courant, découvert, total, livret, banque, assez, euros, payer,
      actuel, fortune, thune
    transfert d'argent: virement, virer, transférer, envoyer, argent, compte, épargne, bénéficiaire, iban, verser, euros, courant,
      instantané, étranger, somme, ami, colocataire, remboursement, annuler, limite, western union, paypal, lydia, reçu, en attente, délai
    retrait d'argent: distributeur, retirer, retrait, espèces, liquide, billet, dab, plafond, proche, guichet, cash, frais, carte, argent,
      tirer, avalée, agence, étranger, somme, limite, mauvais montant, débité
    dépenses: dépenser, combien, mois, dernier, achat, restaurant, courses, essence, budget, total, transaction, semaine, argent, coûter,
      catégorie, historique, économiser, cher, loisirs, relevé, hier
    frais bancaires: frais, commission, facturé, payer, supplément, pourquoi, banque, carte, étranger, retrait, agios, change, virement,
      découvert, mensuel, gratuit, prélevé, remboursé, tarif, débité
    vérifier son identité: identité, vérifier, passeport, pièce d'identité, document, preuve, photo, nom, confirmer, carte d'identité,
      justificatif de domicile, échouer, selfie, compte, permis, informations, pourquoi, nécessaire
    épargne et budget: épargne, économiser, budget, livret a, intérêt, argent, mettre de côté, plan, objectif, taux, rendement, mois,
      dépenser, pel, réduire, virement, compte, somme, projet
    crédit et score: score, crédit, cote, améliorer, solvabilité, banque de france, fichage, dossier, endetté, augmenter, limite, plafond,
      historique, calculer, note, mauvais, emprunt
    récompenses: points, fidélité, récompense, cashback, miles, cagnotte, gagner, utiliser, échanger, carte, combien, bonus, avantage,
      programme, cadeau, offre, dépenser, prime, expirer
    plan téléphonique: forfait, opérateur, sim, données, giga, appels, orange, sfr, bouygues, free, itinérance, réseau, 4g, 5g,
      abonnement, illimité, facture, étranger, roaming, consommation, hors forfait, résilier, portabilité, rio, box, fibre
    pression des pneus: pneu, pression, gonfler, bar, arrière, roue, dégonflé, crevé, changer, secours, cric, crevaison, neige, usé,
      station, permuter, jante, air, vérifier, hiver
    entretien de la voiture: vidange, huile, révision, entretien, contrôle technique, garage, kilomètre, filtre, frein, mécanicien,
      prochaine, date, courroie, plaquette, liquide, voiture, changer, moteur, niveau, bruit, batterie, rendez-vous, prix, carnet
    essence et consommation: essence, carburant, diesel, litre, plein, réservoir, consommation, sans plomb, jauge, prix, station,
      kilomètre, reste, gazole, autonomie, cent, niveau, pompe, sp95, e10, assez, recharger, électrique
    conduite et permis: permis, conduire, code, auto-école, point, examen, radar, vitesse, limite, amende, panneau, priorité, feu rouge,
      alcool, ceinture, renouveler, conducteur, volant, international, plaque, carte grise
    stationnement: parking, garer, place, gratuit, payant, horodateur, stationner, voiture, souterrain, proche, rue, prix, amende, ticket,
      centre-ville, zone bleue, handicapé, fourrière, disponible
    retard de vol: retard, vol, à l'heure, statut, embarquement, porte, décoller, atterrir, numéro, annulé, heure, avion, terminal,
      arriver, départ, indemnisation, correspondance, compagnie, prévu, raté
    réserver un vol: réserver, vol, billet, avion, aller-retour, aller simple, pas cher, départ, date, direct, passager, aéroport,
      compagnie, prix, meilleur, destination, siège, classe, retour, escale, annuler
    bagages perdus: perdu, bagage, valise, retrouver, aéroport, égaré, réclamation, arrivé, signaler, tapis, suivi, compagnie,
      objets trouvés, manquant, disparu, où, numéro, indemnisation
    passeport et visas: visa, passeport, ambassade, entrée, pays, nécessaire, carte d'identité, renouveler, consulat, étranger, frontière,
      demande, expirer, séjour, mairie, validité, immigration, esta, douane, formulaire, titre de séjour
    vaccins de voyage: vaccin, voyage, piqûre, obligatoire, fièvre jaune, pays, paludisme, hépatite, tétanos, maladie, recommandé, dose,
      nécessaire, afrique, centre de vaccination, rappel, carnet, médecin, typhoïde
    choses à visiter: visiter, monument, attraction, touristique, musée, voir, activité, faire, visite guidée, château, incontournable,
      ville, guide, tour, vieille ville, cathédrale, parc, recommander, vacances, plage, ouvert, gratuit, randonnée
    location de voiture: louer, location, voiture, agence, aéroport, hertz, avis, jour, retirer, rendre, camionnette, permis, caution,
      assurance, prix, kilométrage, europcar, semaine, utilitaire, sixt, modèle, conducteur
    trains: train, tgv, sncf, gare, billet, quai, voie, retard, place, wagon, voiture, première classe, carte jeune, départ, horaire,
      correspondance, ouigo, contrôleur, intercités, prochain, composter, aller-retour, réserver, ter, bar, grève, annulé
    bus et métro: métro, bus, ligne, arrêt, prochain, ticket, station, horaire, tram, rer, navigo, terminus, minute, passer, direction,
      correspondance, abonnement, plan, ratp, noctilien, carnet, fermé
    vélo et trottinette: vélo, bicyclette, trottinette, vélib, piste cyclable, casque, électrique, location, cadenas, pneu, chaîne,
      kilomètre, vtt, pédaler, lime, station, cycliste, borne, trajet
    courses à pied: courir, footing, jogging, kilomètre, marathon, semi, allure, temps, distance, chaussure, trail, course, strava, tour,
      minute, cardio, record, entraînement, parcours
    poids et régime: poids, maigrir, régime, kilo, perdre, calorie, grossir, balance, imc, minceur, mincir, peser, objectif, sport, jeûne,
      gras, manger, ventre, taille, surpoids, cétogène, protéine
    symptômes: symptôme, mal, douleur, fièvre, tête, ventre, toux, nausée, gorge, vertige, bouton, fatigue, dos, vomir, démanger, gonflé,
      saigner, éruption, nez, respirer, rougeur, migraine, maladie, grave, causer, oreille, poitrine, crampe, malade
    premiers secours: brûlure, coupure, saigner, pansement, plaie, blessure, morsure, piqûre, entorse, désinfecter, cheville, cassé,
      étouffer, fracture, bandage, guêpe, tique, glace, évanoui, massage cardiaque, poison, secours
    santé mentale: déprimé, dépression, stress, anxiété, psychologue, moral, triste, suicide, angoisse, panique, burn-out, thérapie, seul,
      parler, aide, psy, pleurer, émotion, mal-être, confiance, addiction, insomnie
    rendez-vous médical: médecin, rendez-vous, dentiste, docteur, consultation, spécialiste, doctolib, prendre, généraliste, annuler,
      cabinet, ophtalmo, dermatologue, gynécologue, disponible, kiné, pédiatre, cardiologue, hôpital, radio, examen, analyse
    beauté: coiffeur, cheveux, coupe, maquillage, ongle, peau, barbe, rouge à lèvres, crème, parfum, massage, spa, shampoing,
      esthéticienne, couleur, épilation, vernis, tatouage, raser, beauté, coiffure, barbier, sourcil, mascara, manucure, visage, bronzage
    vêtements et mode: vêtement, robe, porter, chaussure, pantalon, chemise, veste, manteau, taille, pointure, mode, jean, pull, tenue,
      jupe, chaussette, s'habiller, couleur, zara, cravate, costume, chapeau, tee-shirt, essayer, marque, basket, sac, lunettes, écharpe,
      gant
    conservation des aliments: conserver, frigo, périmé, congeler, combien de temps, date, pourri, cuit, garder, bon, manger, jour, reste,
      ouvert, viande, poulet, lait, œuf, péremption, congélateur, moisi, tourner, poisson, fraîcheur, odeur
    temps de cuisson: cuire, temps, cuisson, combien de temps, four, minute, poulet, œuf, pâtes, riz, température, degré, rôti, bouillir,
      vapeur, dur, mollet, préchauffer, gigot, steak, légume, micro-ondes, cocotte, thermostat, à point, saignant
    ingrédients: ingrédient, remplacer, recette, il faut, contenir, substitut, farine, œuf, beurre, levure, crème, besoin, sans, lait,
      sucre, acheter, allergie, sauce, gramme, épice, composition, végétalien, allergène
    boissons et alcool: vin, bière, cocktail, champagne, verre, bouteille, rouge, blanc, apéro, mojito, boire, whisky, vodka, rhum, jus,
      coca, eau, cave, pinard, bar, pastis, degré, rosé, limonade, barman, alcool, cuvée, bordeaux
    avis de restaurant: avis, restaurant, note, étoile, bon, critique, recommander, meilleur, commentaire, ambiance, service, clients,
      tripadvisor, cuisine, cher, qualité, terrasse, prix, plat
    réservation de restaurant: réserver, table, personnes, ce soir, restaurant, réservation, heure, annuler, samedi, nom, deux, quatre,
      dîner, midi, terrasse, couverts, modifier, complet, confirmer
    football: football, foot, ligue 1, psg, but, match, équipe, joueur, marseille, real madrid, coupe, ligue des champions, mbappé, messi,
      euro, équipe de france, penalty, hors-jeu, gardien, stade, bleus, carton, derby, buteur, transfert, classement, ol, mi-temps, score
    politique: président, élection, ministre, macron, gouvernement, voter, député, parti, maire, assemblée, sénat, loi, premier ministre,
      candidat, sondage, gauche, droite, république, scrutin, bureau de vote, campagne, parlement, référendum, présidentielle, réforme,
      élu, union européenne, démocratie
    géographie: pays, capitale, ville, continent, fleuve, montagne, océan, mer, population, frontière, drapeau, carte, île, région,
      département, superficie, désert, plus grand, habitants, afrique, asie, europe, amérique, située, lac, climat, altitude, france,
      états-unis
    histoire: histoire, guerre, roi, révolution, siècle, napoléon, empire, bataille, date, antiquité, moyen âge, mondiale, président,
      reine, louis, époque, événement, de gaulle, année, romain, égypte, pharaon, débarquement, mort, traité, historique, civilisation,
      préhistoire
    sciences: science, physique, chimie, atome, expérience, biologie, molécule, énergie, gravité, cellule, adn, évolution, scientifique,
      einstein, théorie, espace, formule, électron, oxygène, lumière, vitesse, climat, planète, chercheur, laboratoire, élément,
      invention, cerveau, virus, nucléaire
    religion et horoscope: horoscope, signe, astrologie, bélier, lion, vierge, balance, scorpion, gémeaux, verseau, poisson, église,
      messe, bible, prière, dieu, mosquée, jésus, pape, saint, ramadan, chance, tarot, cancer, capricorne, taureau, sagittaire, ascendant,
      coran, prier
    ordinateur et code: ordinateur, python, coder, logiciel, programme, windows, mac, clavier, souris, bug, imprimante, serveur,
      développeur, écran, linux, disque dur, fichier, site, java, excel, word, données, portable, usb, processeur, virus, algorithme,
      sauvegarde
    imprimante: imprimer, scanner, papier, encre, page, document, copie, cartouche, photocopie, pdf, couleur, noir et blanc, recto verso,
      bourrage, toner, feuille, numériser
    notifications: notification, alerte, son, désactiver, message, application, prévenir, silencieux, afficher, activer, rappel,
      ne pas déranger, badge, lire, nouvelles, vibrer, avertir, push, sonnerie
    wifi et internet: wifi, internet, connexion, réseau, box, mot de passe, connecter, débit, routeur, fibre, lent, livebox, signal,
      couper, adsl, panne, câble, ethernet, vitesse, test, partager, répéteur, fournisseur, freebox, mbps
    bluetooth et écouteurs: bluetooth, casque, écouteurs, enceinte, appairer, connecter, airpods, coupler, appareil, son, désactiver,
      jumeler, voiture, sans fil, micro, reconnaître, manette, montre
    batterie et charge: batterie, charger, chargeur, pourcent, autonomie, faible, vide, plein, câble, recharge, brancher,
      économie d'énergie, reste, pile, niveau, décharger, prise, rapide, sans fil, powerbank
    cadeaux et anniversaires: cadeau, anniversaire, offrir, gâteau, bougie, fête, surprise, idée, carte, acheter, ballon, souhaiter,
      invité, emballer, fleurs, chocolat, bon anniversaire, noël, organiser, ans, gift
    vie de bureau: bureau, collègue, réunion, projet, patron, rapport, imprimante, présentation, télétravail, horaire, pause, mail,
      open space, badge, dossier, client, équipe, poste, pointer, cantine, heures supplémentaires, salle, échéance
    frais professionnels: note de frais, remboursement, déplacement, reçu, justificatif, dépense, hôtel, train, repas, client, entreprise,
      kilométrique, mission, voyage d'affaires, soumettre, comptable, facture
    recyclage et poubelles: poubelle, recyclage, tri, déchet, verre, plastique, carton, jaune, ramassage, sortir, collecte, compost,
      encombrants, déchetterie, ordures, jour, bac, papier, conteneur, verte, éboueur
    art et culture: musée, peinture, tableau, exposition, artiste, sculpture, galerie, louvre, opéra, théâtre, ballet, monet, picasso,
      œuvre, art, peintre, culture, van gogh, dessin, joconde, architecture, château, patrimoine, visite, classique, orchestre
    eau gaz électricité: électricité, gaz, eau, edf, facture, compteur, consommation, kilowatt, engie, relevé, coupure, panne, abonnement,
      fournisseur, chauffage, prix, veolia, énergie, solaire, panneau, courant, disjoncteur, linky
    bricolage et réparations: réparer, plombier, fuite, électricien, perceuse, marteau, vis, peinture, mur, tournevis, clou, bricolage,
      travaux, outil, robinet, leroy merlin, castorama, ampoule, percer, toit, devis, carrelage, bouché, chaudière, meuble, colle,
      serrurier, bois
    série et streaming: série, netflix, épisode, saison, disney plus, prime video, regarder, suivant, streaming, reprendre, suite,
      recommander, game of thrones, personnage, nouveau, ocs, hbo, genre, lancer, sous-titres, générique
    écran et affichage: écran, luminosité, sombre, fond d'écran, veille, affichage, rotation, police, taille, mode nuit, texte, couleur,
      capture, résolution, clair, tactile, agrandir, zoom, éteindre, verrouiller, thème
    stockage et fichiers: fichier, stockage, espace, dossier, mémoire, document, sauvegarde, cloud, supprimer, go, télécharger, libérer,
      pdf, icloud, google drive, partager, disque, plein, copier, renommer, ouvrir, usb, corbeille, dropbox, déplacer
    service client: conseiller, humain, parler, service, client, assistance, aide, réclamation, contacter, numéro, plainte, appeler,
      support, problème, quelqu'un, personne, agent, attente, réponse, horaire, tchat, opérateur
    opinions et conseils: avis, penser, conseil, recommander, meilleur, opinion, choisir, idée, suggérer, préférer, mieux, aider, décider,
      suggestion, quoi, croire, valoir la peine, devrais, d'accord
    mémoire de l'assistant: souviens-toi, retenir, oublier, mémoriser, rappeler, garder, savoir, information, prénom, préférence,
      historique, effacer, mot, dit
    réglages de l'assistant: voix, langue, accent, vitesse, parler, changer, nom, plus lentement, réglage, homme, femme, mot, chuchoter,
      plus vite, mode, français, anglais, réponse, préférence, réinitialiser
    """
}

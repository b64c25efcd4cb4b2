// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of French.
  static let french = """
    [function]
    le la les l un une des du de d au aux à en dans par pour sur sous avec chez vers entre depuis pendant avant après dès jusque jusqu
    et ou que qu si mais donc car comme lorsque ainsi
    je j tu il elle on nous vous ils elles me m te t se s lui leur leurs moi toi soi eux y
    mon ma mes ton ta tes sa ses notre nos votre vos mien mienne tien tienne
    ce cet cette ces c ça cela ceci celui celle ceux celles ci
    être es est suis sommes êtes sont étais était étaient sera serai seront serait sois soit soyez étant
    avoir ai as a avons avez ont avais avait avaient aura aurai aurais aurait ait eu ayant
    très aussi déjà alors voici voilà là ici dont même afin
    quelques quelque certains certaines

    [carriers]
    s'il te plaît
    s'il vous plaît
    s il te plaît
    s il vous plaît
    stp
    svp
    est-ce que
    est ce que
    est-ce que tu peux
    est-ce que vous pouvez
    est-ce que je peux
    peux-tu
    peux tu
    tu peux
    tu peux me
    peux-tu me
    pourrais-tu
    pourrais tu
    tu pourrais
    tu pourrais me
    pouvez-vous
    pouvez vous
    vous pouvez
    pourriez-vous
    pourriez vous
    je peux
    puis-je
    je veux
    je veux que tu
    je voudrais
    je voudrais que tu
    je souhaite
    je souhaiterais
    j'aimerais
    j'aimerais que tu
    j'aimerais savoir
    je veux savoir
    je voudrais savoir
    j'ai besoin de
    j'ai besoin que tu
    j'ai besoin de savoir
    il faut que je
    il me faut
    il faudrait
    je dois
    dis-moi
    dis moi
    dites-moi
    dites moi
    peux-tu me dire
    tu peux me dire
    pourrais-tu me dire
    pouvez-vous me dire
    sais-tu
    tu sais
    tu sais si
    savez-vous
    sais-tu si
    fais en sorte que
    veux-tu
    voudrais-tu
    est-il possible de
    c'est possible de
    aide-moi à
    y a-t-il
    il y a
    dis
    hé
    salut
    bonjour
    alors
    au fait
    maintenant
    tout de suite
    quand tu peux
    si possible
    merci
    merci de
    veuillez

    [endings]
    # adverbs and nouns in -ment
    ement - 4
    ements - 4
    ment - 4
    ments - 4
    # plural and feminine
    s - 3
    x - 4
    eaux eau 1
    aux al 3
    e - 3
    es - 3
    ée - 3
    ées - 3
    elle el 3
    elles el 3
    els el 3
    euse eu 4
    euses eu 4
    eux eu 3
    ère er 4
    ères er 4
    # verb forms
    er - 3
    ers - 3
    ez - 3
    é - 3
    és - 3
    ays ays 1
    ant - 5
    ants - 5
    ante - 5
    antes - 5
    erai - 3
    era - 3
    eras - 3
    erais - 3
    erait - 3

    [irregular]
    aller: vais vas va allons allez vont allé allée ira irai iras iront irait aille allais allait
    faire: fais fait faites font faisons fasse fera ferai feras ferait faisait faisant faite faits
    dire: dis dit dites disent disons dira dise disant disait
    pouvoir: peux peut pouvons pouvez peuvent pourrais pourrait pourriez pourra pourrai pu puisse puis
    vouloir: veux veut voulons voulez veulent voudrais voudrait voulu veuille veuillez voulais
    savoir: sais sait savons savez savent sache saura su sachant saurais
    devoir: dois doit devons devez doivent devrais devrait devra dû dus
    falloir: faut faudrait faudra fallait
    voir: vois voit voyons voyez voient vu vue vus verrai verra voie voyant
    mettre: mets met mettons mettez mettent mis mise mises mette mettra mettrai mettant
    remettre: remets remet remettez remis remette
    permettre: permets permet permettez permettent permis permette
    prendre: prends prend prenons prenez prennent pris prenne prendra prendrai prenant
    apprendre: apprends apprend apprenez apprennent appris apprise apprenne
    comprendre: comprends comprend comprenez comprennent compris comprise comprenne
    reprendre: reprends reprend reprenez reprennent repris reprenne
    venir: viens vient venons venez viennent venu venue vienne viendra viendrai
    revenir: reviens revient revenez reviennent revienne reviendra
    souvenir: souviens souvient souvenez souvenirs
    tenir: tiens tient tenez tiennent tenu
    prévenir: préviens prévient prévenez prévenu prévienne
    partir: pars part partez partent parte
    sortir: sors sortez sortent sorti sorte
    dormir: dors dort dormez dorment dormi dorme dormais
    servir: sers sert servez servent servi serve
    sentir: sens sent sentez sentent senti sente
    ouvrir: ouvre ouvres ouvrez ouvrent ouvrons ouvert ouverte ouverts ouvertes ouvrira
    découvrir: découvre découvrez découvert
    offrir: offre offres offrez offert offerte
    lire: lis lisez lisent lu lue lise lira lisons lisant
    relire: relis relit relisez relu relise
    écrire: écris écrit écrivez écrivent écrite écrive écrivant écrivons
    décrire: décris décrit décrivez décrivent décrite décrive
    inscrire: inscris inscrit inscrivez inscrite inscrive
    éteindre: éteins éteint éteignez éteignent éteinte éteintes éteigne éteindra éteints
    rallumer: rallume rallumez rallumé
    peindre: peins peint peignez peinte
    rendre: rends rend rendez rendent rendu rende
    vendre: vends vend vendez vendent vendu vendue vende
    attendre: attends attend attendez attendent attendu attende
    entendre: entends entend entendez entendent entendu entende
    répondre: réponds répond répondez répondent répondu réponde répondra
    descendre: descends descend descendez descendent descendu descende
    perdre: perds perd perdez perdent perdu perdue perdus perdues perde
    suspendre: suspends suspend suspendez suspendu suspende
    étendre: étends étend étendez
    interrompre: interromps interrompt interrompez interrompu
    finir: finis finit finissez finissent fini finie finisse
    choisir: choisis choisit choisissez choisissent choisi choisie choisisse
    réussir: réussis réussit réussissez réussi
    remplir: remplis remplit remplissez rempli remplie
    fournir: fournis fournit fournissez fourni
    convertir: convertis convertit convertissez converti convertie convertisse
    définir: définis définit définissez défini définie définisse
    établir: établis établit établissez établi
    réfléchir: réfléchis réfléchit réfléchissez
    ralentir: ralentis ralentit ralentissez ralenti
    adoucir: adoucis adoucit adouci
    éclaircir: éclaircis éclaircit éclaircissez
    assombrir: assombris assombrit assombrissez
    réduire: réduis réduit réduisez réduite réduise
    traduire: traduis traduit traduisez traduisent traduite traduise
    conduire: conduis conduit conduisez conduisent conduise
    cuire: cuis cuit cuisez cuite
    suivre: suivez suivent suivi suivie
    vivre: vis vit vivez vivent vécu vive
    boire: bois boit buvez boivent bu
    croire: crois croit croyez croient cru
    recevoir: reçois reçoit recevez reçoivent reçu reçue reçus reçues
    connaître: connais connaît connait connaissez connaissent connu connue connaitre
    naître: naît nait né née naissance
    mourir: meurt mort morte meurs mourra
    courir: court courez courent couru
    plaire: plaît plait plaisent plu
    pleuvoir: pleut pleuvra pleuve pleuvait
    valoir: vaut valent vaudra
    appeler: appelle appelles appellent appelez appelé appelée appellera appelons
    rappeler: rappelle rappelles rappellent rappelez rappelé rappellera
    épeler: épelle épelles épelez épelé
    jeter: jette jettes jetez jeté
    acheter: achète achètes achètent achetez acheté achetée achetés achetons
    lever: lève lèves lèvent levez levé levée
    enlever: enlève enlèves enlevez enlevé enlevée
    geler: gèle gelé
    peser: pèse pèses pèsent pesez pesé
    répéter: répète répètes répètent répétez répété
    régler: règle règles règlent réglez réglé réglée
    préférer: préfère préfères préférez préféré préférée préférés préférées
    suggérer: suggère suggères suggérez suggéré
    accélérer: accélère accélérez accéléré
    désactiver: désactive désactives désactivez désactivé désactivée
    récupérer: récupère récupérez récupéré
    envoyer: envoie envoies envoient envoyez envoyé envoyée envoyés enverra enverrai envoyons
    renvoyer: renvoie renvoies renvoyez renvoyé
    payer: paie paye paies payes payez payé payée paient payent payons
    essayer: essaie essaye essayez essayé
    nettoyer: nettoie nettoies nettoyez nettoyé
    créer: crée crées créez créé créée créés
    annuler: annule annules annulez annulé annulée annulés annulées annulons
    changer: change changes changez changé changeons changée
    télécharger: télécharge télécharges téléchargez téléchargé téléchargée téléchargeons
    commencer: commence commences commencez commencé commençons commencent
    lancer: lance lances lancez lancé lançons lancée
    avancer: avance avances avancez avancé avançons
    placer: placez placé plaçons
    effacer: efface effaces effacez effacé effaçons
    remplacer: remplace remplaces remplacez remplacé remplaçant
    jouer: joue joues jouez joué jouent jouons
    tuer: tue tué
    marché: marchés
    livre: livres
    compte: comptes
    carte: cartes
    journée: journées
    année: années
    soirée: soirées
    musée: musées
    œil: yeux
    travail: travaux
    nouveau: nouvelle nouveaux
    jeu: jeux
    feu: feux
    lieu: lieux
    quel: quelle quels quelles
    français: française françaises
    anglais: anglaise anglaises
    beau: belle beaux belles bel
    vieux: vieille vieilles vieil
    bon: bonne bons bonnes
    long: longue longs longues
    gros: grosse grosses
    blanc: blanche blancs blanches
    sec: sèche secs sèches
    frais: fraîche fraîches
    doux: douce douces
    premier: première premiers premières
    dernier: dernière derniers dernières
    prochain: prochaine prochains prochaines
    gratuit: gratuite gratuits gratuites
    cher: chère chers chères
    léger: légère légers légères
    actuel: actuelle actuels actuelles
    donnée: données
    mari: maris
    gare: gares
    place: places
    partie: parties
    prise: prises
    solde: soldes
    vol: vols
    porte: portes
    revenu: revenus
    poste: postes
    classement: classements

    [same]
    # switching and settings
    allumer: allumer, mettre en marche, activer, rallumer, brancher
    éteindre: éteindre, désactiver, couper, débrancher
    augmenter: augmenter, monter, hausser, élever, mettre plus haut, relever
    baisser: baisser, diminuer, réduire, descendre, mettre moins fort
    luminosité: luminosité, intensité lumineuse, éclat
    plus de lumière: plus de lumière, éclaircir, éclairer plus, plus lumineux, plus clair
    tamiser: tamiser, moins de lumière, assombrir, moins lumineux, plus sombre
    volume: volume, son, niveau sonore, audio
    plus fort: plus fort, monter le son, augmenter le volume, parle plus fort, plus haut
    moins fort: moins fort, baisser le son, baisser le volume, moins de bruit, plus doucement
    couper le son: couper le son, muet, silence, mode silencieux, sourdine, tais-toi
    paramètre: paramètre, réglage, configuration, préférence, option
    configurer: configurer, régler, paramétrer, ajuster, définir, fixer
    changer: changer, modifier, éditer, corriger
    mettre: mettre, poser
    jouer: jouer, mettre la musique, passer, écouter, lancer la musique, lire la musique
    arrêter: arrêter, stopper, stop, terminer, finir, cesser
    mettre en pause: mettre en pause, pause, suspendre, faire une pause
    reprendre: reprendre, continuer, poursuivre
    commencer: commencer, démarrer, débuter, lancer
    sauter: sauter, passer à la suivante, chanson suivante, morceau suivant, zapper
    suivant: suivant, prochain, d'après, à venir
    précédent: précédent, d'avant
    répéter: répéter, encore une fois, de nouveau, refaire, à nouveau
    qu'as-tu dit: qu'as-tu dit, pardon, j'ai pas entendu, redis
    en boucle: en boucle, répéter la chanson, boucle
    aléatoire: aléatoire, au hasard, mélanger, lecture aléatoire, shuffle
    annuler: annuler, supprimer le rendez-vous, décommander, résilier
    laisse tomber: laisse tomber, oublie, peu importe, tant pis, rien
    défaire: défaire, revenir en arrière, rétablir
    aider: aider, aide, assistance
    service client: service client, assistance technique, support
    redémarrer: redémarrer, réinitialiser, relancer, reset
    mettre à jour: mettre à jour, mise à jour, actualiser, update
    installer: installer, télécharger une application
    télécharger: télécharger, téléchargement, download
    désinstaller: désinstaller, enlever une application
    connecter: connecter, relier, synchroniser, appairer, jumeler
    verrouiller: verrouiller, bloquer, fermer à clé
    déverrouiller: déverrouiller, débloquer
    # handling things
    montrer: montrer, afficher, voir, visualiser, faire voir, présenter
    ouvrir: ouvrir, lancer, exécuter, démarrer, accéder à
    fermer: fermer, quitter, refermer
    chercher: chercher, trouver, rechercher, recherche, localiser, repérer
    ajouter: ajouter, mettre, inclure, rajouter, inscrire, noter
    supprimer: supprimer, effacer, enlever, retirer, ôter, rayer
    vider: vider, tout effacer, tout supprimer
    créer: créer, faire, générer, préparer
    enregistrer: enregistrer, sauvegarder, conserver, garder
    copier: copier, dupliquer, faire une copie
    partager: partager, diffuser
    déplacer: déplacer, bouger, transférer le fichier
    renommer: renommer, changer le nom
    envoyer: envoyer, expédier, transmettre, faire parvenir
    recevoir: recevoir, obtenir
    lire: lire, lecture, lire à voix haute
    écrire: écrire, rédiger
    répondre: répondre, réponse, donner une réponse
    transférer le message: transférer le message, faire suivre, renvoyer
    enregistrer la voix: enregistrer la voix, enregistrement, faire un enregistrement
    enregistrement vocal: enregistrement vocal, mémo vocal, note vocale
    dicter: dicter, dictée, transcrire
    vérifier: vérifier, contrôler, consulter, regarder, checker
    comparer: comparer, comparaison, différence entre
    expliquer: expliquer, explication, comment fonctionne, comment ça marche
    décrire: décrire, description, parle-moi de, raconte-moi
    information: information, renseignement, détail
    recommander: recommander, conseiller, suggérer, proposer, recommandation, suggestion
    choisir: choisir, sélectionner, opter pour
    trier: trier, organiser, ranger
    combien de: combien de, nombre de, quantité de
    calculer: calculer, calcul, combien font, ça fait combien
    additionner: additionner, addition, somme
    soustraire: soustraire, soustraction
    multiplier: multiplier, multiplié par, multiplication, fois
    diviser: diviser, divisé par, division
    pourcentage: pourcentage, pour cent, pourcent
    racine carrée: racine carrée, racine
    convertir: convertir, conversion, équivalent
    mesurer: mesurer, mesure, taille, dimension
    # questions
    qui est: qui est, qui était, c'est qui, qui c'est
    que signifie: que signifie, signification, définition, définir, que veut dire, ça veut dire quoi, qu'est-ce que
    quand: quand, à quel moment, à quelle date
    où: où, à quel endroit, où se trouve, où est
    pourquoi: pourquoi, pour quelle raison, raison, cause
    comment: comment, de quelle façon, de quelle manière
    combien de temps: combien de temps, durée, durer, ça prend combien
    temps restant: temps restant, combien reste-t-il, il reste combien
    prix: prix, combien coûte, ça coûte combien, tarif, coût, montant
    distance: distance, à quelle distance, combien de kilomètres, c'est loin
    quel âge: quel âge, âge, combien d'années
    hauteur: hauteur, combien mesure, haut de
    poids: poids, combien pèse, peser
    population: population, nombre d'habitants, habitant
    capitale: capitale, ville capitale
    # time
    heure: heure, quelle heure est-il, il est quelle heure
    fuseau horaire: fuseau horaire, décalage horaire, heure locale
    date: date, quel jour on est, le combien sommes-nous
    aujourd'hui: aujourd'hui, ce jour, aujourd hui
    matin: matin, matinée, ce matin
    après-midi: après-midi, cet après-midi, aprèm
    soir: soir, soirée, ce soir
    nuit: nuit, cette nuit
    actuel: actuel, en ce moment, actuellement, maintenant
    plus tard: plus tard, tout à l'heure, ultérieurement
    tôt: tôt, de bonne heure
    week-end: week-end, fin de semaine, weekend, samedi et dimanche
    jour férié: jour férié, férié, fête nationale
    vacances: vacances, congé, jours de repos, jour de congé, rtt
    tous les jours: tous les jours, chaque jour, quotidien, quotidiennement
    toutes les semaines: toutes les semaines, chaque semaine, hebdomadaire
    tous les mois: tous les mois, chaque mois, mensuel
    tous les ans: tous les ans, chaque année, annuel
    anniversaire: anniversaire, date de naissance
    alarme: alarme, réveil, réveille-matin
    réveiller: réveiller, se lever, tirer du lit
    répéter l'alarme: répéter l'alarme, snooze, encore cinq minutes
    minuteur: minuteur, minuterie, compte à rebours, chronomètre, chrono, timer
    rappel: rappel, rappeler, pense-bête, faire penser à, ne pas oublier
    calendrier: calendrier, agenda, planning, emploi du temps
    événement: événement, rendez-vous, évènement, rdv
    réunion: réunion, visioconférence, conférence, meeting
    programmer: programmer, planifier, prévoir, organiser, fixer un rendez-vous
    reporter: reporter, décaler, repousser
    libre: libre, disponible, dispo
    occupé: occupé, indisponible
    tâche: tâche, chose à faire, todo
    liste de tâches: liste de tâches, to do liste, to-do
    liste de courses: liste de courses, liste d'achats, courses
    liste: liste, listing, énumérer
    note: note, mémo, annotation
    # weather
    météo: météo, quel temps, prévision, temps qu'il fait, bulletin météo
    pluie: pluie, pleuvoir, parapluie, averse, pluvieux
    neige: neige, neiger, enneigé
    chaleur: chaleur, chaud, canicule
    froid: froid, frais, glacial
    soleil: soleil, ensoleillé, beau temps
    nuage: nuage, nuageux, couvert
    vent: vent, venteux, rafale
    orage: orage, tempête, orageux, foudre
    température: température, degré, combien de degrés
    humidité: humidité, humide
    qualité de l'air: qualité de l'air, pollution, pollué
    lever du soleil: lever du soleil, aube, le soleil se lève
    coucher du soleil: coucher du soleil, crépuscule, le soleil se couche
    # media
    musique: musique, zik, mélodie
    chanson: chanson, morceau, titre, piste
    chanteur: chanteur, artiste, groupe, chanteuse, interprète, musicien
    quelle est cette chanson: quelle est cette chanson, c'est quoi cette chanson, qui chante, identifier la chanson
    album: album, disque
    playlist: playlist, liste de lecture
    radio: radio, station de radio, fm
    podcast: podcast, baladodiffusion
    livre audio: livre audio, audiolivre, audio livre
    film: film, long-métrage
    série: série, épisode, émission, feuilleton
    télévision: télévision, télé, téléviseur, tv
    chaîne: chaîne, canal
    actualité: actualité, nouvelles, infos, gros titres, actu, journal
    j'aime: j'aime, préféré, favori, aimer
    je n'aime pas: je n'aime pas, détester
    livre: livre, roman, bouquin
    auteur: auteur, écrivain, qui a écrit
    jeu: jeu, jouer, partie
    blague: blague, plaisanterie, fais-moi rire, quelque chose de drôle
    histoire: histoire, conte, récit
    photo: photo, photographie, image, selfie
    prendre une photo: prendre une photo, photographier, prendre un selfie
    caméra: caméra, appareil photo
    vidéo: vidéo, clip
    # sport
    score: score, résultat, qui a gagné, qui gagne
    match: match, rencontre sportive
    équipe: équipe, club
    classement: classement, tableau, ligue
    # communication
    appeler: appeler, téléphoner, passer un appel, composer, joindre, appel
    raccrocher: raccrocher, terminer l'appel, mettre fin à l'appel
    décrocher: décrocher, répondre à l'appel, prendre l'appel
    rejeter l'appel: rejeter l'appel, refuser l'appel, ignorer l'appel
    appel vidéo: appel vidéo, visio, facetime
    message: message, sms, texto
    mail: mail, e-mail, email, courriel, courrier électronique
    boîte de réception: boîte de réception, nouveaux mails, messages reçus
    contact: contact, numéro de téléphone, carnet d'adresses, répertoire
    notification: notification, alerte, avertissement
    publier: publier, poster, tweeter, mettre en ligne
    réseau social: réseau social, réseaux sociaux
    # home
    lumière: lumière, lampe, ampoule, éclairage
    chauffage: chauffage, thermostat
    climatisation: climatisation, clim, climatiseur
    aspirateur: aspirateur, robot aspirateur, aspirer, roomba
    nettoyer: nettoyer, nettoyage, ménage
    porte: porte, portail
    serrure: serrure, verrou, cadenas
    volet: volet, store, rideau
    prise: prise, prise électrique, interrupteur
    machine à café: machine à café, cafetière, faire un café
    lave-linge: lave-linge, machine à laver, lessive
    lave-vaisselle: lave-vaisselle, vaisselle
    frigo: frigo, réfrigérateur, frigidaire
    salon: salon, séjour, salle de séjour
    chambre: chambre, chambre à coucher
    toilettes: toilettes, salle de bain, wc
    couleur: couleur, teinte, coloris
    # food
    recette: recette, comment préparer, comment cuisiner
    cuisiner: cuisiner, faire à manger, préparer un plat, cuire
    ingrédient: ingrédient, qu'est-ce qu'il faut pour
    remplacer: remplacer, substituer, à la place de, substitut
    calorie: calorie, valeur énergétique, combien de calories
    nutrition: nutrition, valeur nutritive, information nutritionnelle
    sain: sain, bon pour la santé, équilibré
    restaurant: restaurant, resto, endroit où manger
    livraison de repas: livraison de repas, à emporter, commander à manger
    petit-déjeuner: petit-déjeuner, petit déjeuner, petit dej
    déjeuner: déjeuner, repas de midi
    dîner: dîner, souper, repas du soir
    manger: manger, repas, nourriture
    table: table, réserver une table
    # shopping and money
    acheter: acheter, achat, se procurer
    commander: commander, passer une commande
    commande: commande, numéro de commande
    colis: colis, livraison, paquet, envoi
    suivre un colis: suivre un colis, suivi, où est ma commande, suivi de colis
    retourner: retourner, retour, remboursement, rembourser
    promotion: promotion, promo, réduction, remise, rabais, bon plan
    pas cher: pas cher, bon marché, moins cher, économique
    cher: cher, coûteux, onéreux
    magasin: magasin, boutique, commerce
    heures d'ouverture: heures d'ouverture, horaire, ouvert, à quelle heure ouvre
    heure de fermeture: heure de fermeture, à quelle heure ferme
    compte: compte, compte bancaire, compte courant
    solde du compte: solde du compte, combien ai-je, combien d'argent
    argent: argent, fric, espèces, liquide
    carte: carte, carte bancaire, carte bleue, cb
    payer: payer, régler la facture, paiement
    virement: virement, virer, transférer de l'argent, envoyer de l'argent, transfert
    facture: facture, note à payer, quittance
    dépense: dépense, dépenser, combien j'ai dépensé
    transaction: transaction, opération, historique, mouvement
    prêt: prêt, emprunt, emprunter
    intérêt: intérêt, taux d'intérêt, taux
    épargne: épargne, épargner, économiser, économies
    budget: budget, combien puis-je dépenser
    salaire: salaire, paie, paye, fiche de paie, rémunération
    impôt: impôt, taxe
    assurance: assurance, police d'assurance, assureur
    retraite: retraite, pension, épargne retraite
    action: action, bourse, cours de bourse, cotation
    devise: devise, monnaie, taux de change
    cote de crédit: cote de crédit, score de crédit
    code pin: code pin, pin, code secret, code de carte
    mot de passe: mot de passe, password
    fraude: fraude, arnaque, escroquerie, escroquer
    plafond: plafond, limite, maximum
    chèque: chèque, chéquier, carnet de chèques
    distributeur: distributeur, dab, guichet automatique
    # travel
    itinéraire: itinéraire, route, chemin, direction, trajet, emmène-moi, naviguer, comment me rendre, comment se rendre
    circulation: circulation, trafic, embouteillage, bouchon
    voiture: voiture, auto, véhicule, bagnole
    essence: essence, carburant, gazole, diesel, faire le plein
    station-service: station-service, station essence, pompe
    pneu: pneu, roue, pression des pneus
    réparer: réparer, garage, mécanicien, réparation
    garer: garer, stationner, parking, stationnement
    taxi: taxi, uber, vtc
    bus: bus, autobus, autocar
    train: train, chemin de fer
    métro: métro, métropolitain
    billet: billet, ticket, place
    vol: vol, avion, voler
    aéroport: aéroport, aérogare, terminal
    bagage: bagage, valise
    hôtel: hôtel, hébergement, auberge
    réserver: réserver, réservation, faire une réservation
    voyage: voyage, voyager, excursion
    visa: visa, visa d'entrée
    vaccin: vaccin, vaccination, vacciner
    près de: près de, proche, à proximité, dans le coin, autour
    retard: retard, en retard, retardé
    louer: louer, location
    arrêt de bus: arrêt de bus, arrêt de tram
    gare: gare, station de train
    # health
    médecin: médecin, docteur, toubib
    médicament: médicament, remède, cachet, comprimé, pilule
    douleur: douleur, avoir mal, mal à
    malade: malade, souffrant, ne pas aller bien
    exercice: exercice, entraînement, s'entraîner, gym, sport
    dormir: dormir, sommeil, s'endormir
    méditer: méditer, méditation, se détendre, relaxation
    hôpital: hôpital, urgences, clinique
    pharmacie: pharmacie, pharmacien
    # work and learning
    travail: travail, boulot, emploi, job
    postuler: postuler, demander, faire une demande
    chef: chef, patron, supérieur, responsable
    collègue: collègue, collaborateur
    école: école, lycée, collège
    traduire: traduire, traduction, comment dit-on, comment on dit
    langue: langue, langage, idiome
    épeler: épeler, orthographe, comment s'écrit, comment ça s'écrit
    synonyme: synonyme, autre mot pour
    # assistant and small talk
    comment t'appelles-tu: comment t'appelles-tu, ton nom, tu t'appelles comment, qui es-tu
    qui t'a créé: qui t'a créé, qui t'a fabriqué, ton créateur
    que sais-tu faire: que sais-tu faire, que peux-tu faire, tes fonctions, à quoi sers-tu
    es-tu un robot: es-tu un robot, es-tu humain, es-tu réel
    d'où viens-tu: d'où viens-tu, où habites-tu, tu viens d'où
    comment vas-tu: comment vas-tu, ça va, comment ça va, quoi de neuf
    bonjour: bonjour, salut, coucou, bonsoir, hello
    au revoir: au revoir, à bientôt, ciao, bonne nuit
    merci: merci, merci beaucoup, je te remercie
    super: super, génial, excellent, parfait, bravo, bien joué, fantastique
    mauvais: mauvais, nul, horrible, terrible, affreux
    oui: oui, d'accord, ok, bien sûr, ouais, exact, absolument
    non: non, pas du tout, négatif, jamais de la vie
    peut-être: peut-être, possible, je ne sais pas
    pile ou face: pile ou face, lancer une pièce, tirer à pile
    lancer un dé: lancer un dé, dé, jeter les dés
    nombre au hasard: nombre au hasard, nombre aléatoire, chiffre au hasard
    fait amusant: fait amusant, anecdote, le savais-tu
    lentement: lentement, plus lentement, ralentir, moins vite
    vite: vite, rapide, rapidement, accélérer
    voix: voix, accent, ton de voix
    # devices
    téléphone: téléphone, portable, mobile, smartphone
    trouver mon téléphone: trouver mon téléphone, où est mon téléphone, faire sonner mon téléphone
    batterie: batterie, charge, pile, niveau de batterie
    wifi: wifi, wi-fi, internet, réseau sans fil, connexion
    données mobiles: données mobiles, internet mobile
    mode avion: mode avion, mode vol
    ne pas déranger: ne pas déranger, mode ne pas déranger
    écran: écran, moniteur, affichage
    capture d'écran: capture d'écran, copie d'écran, screenshot
    application: application, appli, app, logiciel
    fichier: fichier, document
    dossier: dossier, répertoire de fichiers
    stockage: stockage, espace, mémoire disponible
    ordinateur: ordinateur, pc, ordi
    lampe torche: lampe torche, lampe de poche, torche
    utilisateur: utilisateur, profil, compte utilisateur
    partager ma position: partager ma position, envoyer ma position, où suis-je, ma position, localisation
    # people and things
    nom: nom, prénom, s'appeler
    copain: copain, petit ami, petit copain
    copine: copine, petite amie, petite copine
    épouse: épouse, femme
    mari: mari, époux
    mère: mère, maman
    père: père, papa
    enfant: enfant, gamin, gosse
    bébé: bébé, nourrisson, nouveau-né
    chien: chien, toutou
    chat: chat, minou
    animal de compagnie: animal de compagnie, animal domestique
    plante: plante, plante verte
    arroser: arroser, arrosage
    cadeau: cadeau, petit cadeau, surprise
    mariage: mariage, se marier, noces
    maison: maison, domicile, foyer
    appartement: appartement, appart, logement
    avocat: avocat, conseil juridique
    donner: donner, don, donation, faire un don
    concert: concert, spectacle, représentation
    endroit: endroit, lieu
    problème: problème, erreur, panne, bug, ne marche pas
    cassé: cassé, abîmé, endommagé
    perdu: perdu, égaré, perdre
    nouveau: nouveau, récent, dernière nouveauté
    grand: grand, énorme, gros
    petit: petit, minuscule
    meilleur: meilleur, top, mieux noté
    avis: avis, critique, évaluation, opinion

    [kinds]
    number: 0, zéro, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize,
     dix-sept, dix-huit, dix-neuf, vingt, trente, quarante, cinquante, soixante, septante, huitante, nonante, cent, deux cents,
     mille, deux mille, million, milliard, douzaine, vingt et un, vingt-et-un, vingt-deux, vingt-trois, vingt-quatre, vingt-cinq,
     vingt-six, vingt-sept, vingt-huit, vingt-neuf, trente et un, trente-et-un, trente-deux, trente-trois, trente-quatre,
     trente-cinq, trente-six, trente-sept, trente-huit, trente-neuf, quarante et un, quarante-et-un, quarante-deux,
     quarante-trois, quarante-quatre, quarante-cinq, quarante-six, quarante-sept, quarante-huit, quarante-neuf, cinquante et un,
     cinquante-et-un, cinquante-deux, cinquante-trois, cinquante-quatre, cinquante-cinq, cinquante-six, cinquante-sept,
     cinquante-huit, cinquante-neuf, soixante et un, soixante-et-un, soixante-deux, soixante-trois, soixante-quatre,
     soixante-cinq, soixante-six, soixante-sept, soixante-huit, soixante-neuf, soixante-dix, soixante et onze, soixante-douze,
     soixante-treize, soixante-quatorze, soixante-quinze, soixante-seize, soixante-dix-sept, soixante-dix-huit, soixante-dix-neuf,
     quatre-vingts, quatre-vingt, quatre-vingt-un, quatre-vingt-deux, quatre-vingt-trois, quatre-vingt-quatre, quatre-vingt-cinq,
     quatre-vingt-six, quatre-vingt-sept, quatre-vingt-huit, quatre-vingt-neuf, quatre-vingt-dix, quatre-vingt-onze,
     quatre-vingt-douze, quatre-vingt-treize, quatre-vingt-quatorze, quatre-vingt-quinze, quatre-vingt-seize,
     quatre-vingt-dix-sept, quatre-vingt-dix-huit, quatre-vingt-dix-neuf
    ordinal: premier, première, deuxième, second, seconde, troisième, quatrième, cinquième, sixième, septième, huitième, neuvième,
     dixième, onzième, douzième, treizième, quatorzième, quinzième, seizième, vingtième, vingt-et-unième, trentième
    weekday: lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lundis, mardis, mercredis, jeudis, vendredis, samedis,
     dimanches
    month: janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
    holiday: noël, réveillon de noël, veille de noël, jour de l'an, nouvel an, saint-sylvestre, épiphanie, chandeleur, mardi gras,
     carnaval, saint-valentin, pâques, lundi de pâques, vendredi saint, ascension, pentecôte, lundi de pentecôte, fête du travail,
     premier mai, huit mai, fête des mères, fête des pères, fête de la musique, fête nationale, quatorze juillet, 14 juillet,
     saint-jean, assomption, toussaint, armistice, onze novembre, halloween, saint-nicolas, beaujolais nouveau, thanksgiving,
     ramadan, aïd, hanouka, vacances scolaires
    country: afghanistan, afrique du sud, albanie, algérie, allemagne, andorre, angleterre, angola, arabie saoudite, argentine,
     arménie, australie, autriche, azerbaïdjan, bahamas, bahreïn, bangladesh, barbade, belgique, bénin, biélorussie, birmanie,
     bolivie, bosnie, botswana, brésil, bulgarie, burkina faso, burundi, cambodge, cameroun, canada, cap-vert, centrafrique,
     chili, chine, chypre, colombie, comores, congo, corée, corée du nord, corée du sud, costa rica, côte d'ivoire, croatie, cuba,
     danemark, djibouti, écosse, égypte, émirats arabes unis, équateur, érythrée, espagne, estonie, états-unis, usa, éthiopie,
     fidji, finlande, france, gabon, gambie, géorgie, ghana, grande-bretagne, grèce, groenland, guatemala, guinée, haïti,
     honduras, hongrie, inde, indonésie, irak, iran, irlande, islande, israël, italie, jamaïque, japon, jordanie, kazakhstan,
     kenya, koweït, laos, lettonie, liban, liberia, libye, liechtenstein, lituanie, luxembourg, macédoine, madagascar, malaisie,
     maldives, mali, malte, maroc, maurice, île maurice, mauritanie, mexique, moldavie, monaco, mongolie, monténégro, mozambique,
     namibie, népal, nicaragua, niger, nigeria, norvège, nouvelle-zélande, oman, ouganda, ouzbékistan, pakistan, palestine,
     panama, paraguay, pays-bas, hollande, pays de galles, pérou, philippines, pologne, portugal, qatar, république dominicaine,
     république tchèque, roumanie, royaume-uni, russie, rwanda, salvador, sénégal, serbie, seychelles, singapour, slovaquie,
     slovénie, somalie, soudan, sri lanka, suède, suisse, syrie, taïwan, tanzanie, tchad, tchéquie, thaïlande, tibet, togo,
     tunisie, turquie, ukraine, uruguay, vatican, venezuela, vietnam, yémen, zambie, zimbabwe, amérique
    place: paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, toulon,
     saint-étienne, le havre, grenoble, dijon, angers, villeurbanne, saint-denis, nîmes, clermont-ferrand, aix-en-provence,
     le mans, brest, amiens, annecy, limoges, metz, besançon, perpignan, orléans, rouen, mulhouse, caen, nancy, argenteuil,
     montreuil, roubaix, tourcoing, dunkerque, avignon, poitiers, versailles, créteil, nanterre, la rochelle, calais, cannes,
     antibes, colmar, bourges, ajaccio, bastia, quimper, valence, troyes, chambéry, lorient, niort, vannes, saint-nazaire,
     saint-malo, beauvais, béziers, arles, biarritz, bayonne, évry, cergy, boulogne, laval, cholet, saint-tropez, chamonix,
     lourdes, carcassonne, albi, tarbes, agen, cognac, deauville, honfleur, montmartre, la défense, île-de-france, bretagne,
     normandie, alsace, lorraine, provence, côte d'azur, aquitaine, auvergne, bourgogne, champagne, picardie, nord-pas-de-calais,
     hauts-de-france, occitanie, languedoc, savoie, haute-savoie, jura, vosges, ardèche, dordogne, vendée, corse, pays basque,
     pays de la loire, finistère, morbihan, gironde, vaucluse, isère, guadeloupe, martinique, guyane, la réunion, mayotte,
     nouvelle-calédonie, polynésie, tahiti, seine, loire, rhône, garonne, mont blanc, pyrénées, bruxelles, anvers, gand, bruges,
     liège, charleroi, namur, mons, louvain, ostende, wallonie, flandre, ardennes, genève, lausanne, zurich, berne, bâle, lugano,
     fribourg, neuchâtel, sion, montreux, valais, québec, montréal, gatineau, sherbrooke, trois-rivières, ottawa, dakar, abidjan,
     bamako, kinshasa, brazzaville, yaoundé, douala, alger, oran, tunis, casablanca, rabat, marrakech, fès, agadir, tanger,
     antananarivo, port-au-prince, londres, édimbourg, dublin, berlin, munich, hambourg, francfort, cologne, vienne, salzbourg,
     amsterdam, rotterdam, la haye, copenhague, stockholm, reykjavik, madrid, barcelone, séville, bilbao, malaga, grenade, ibiza,
     majorque, lisbonne, porto, rome, milan, naples, venise, florence, turin, bologne, pise, toscane, sicile, sardaigne, athènes,
     crète, santorin, prague, budapest, varsovie, cracovie, bucarest, sofia, belgrade, kiev, moscou, saint-pétersbourg, le caire,
     johannesburg, le cap, jérusalem, tel aviv, beyrouth, damas, bagdad, téhéran, riyad, la mecque, doha, new delhi, bombay,
     pékin, shanghai, séoul, tokyo, kyoto, mexico, la havane, bogota, lima, sao paulo, californie, floride, louisiane,
     philadelphie, la nouvelle-orléans, washington dc, afrique, asie, europe, antarctique, amérique du nord, amérique du sud,
     amérique latine, moyen-orient, scandinavie, caraïbes, antilles, balkans, maghreb, sahara, alpes, himalaya, everest,
     kilimandjaro, grand canyon, amazonie, amazone, nil, danube, rhin, tamise, atlantique, pacifique, méditerranée, alaska,
     arizona, colorado, florida, hawaii, illinois, indiana, kansas, michigan, minnesota, montana, nevada, new jersey, new york,
     ohio, oregon, tennessee, utah, virginia, washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta,
     austin, baltimore, boston, chicago, cleveland, dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis,
     miami, orlando, phoenix, portland, san diego, san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro,
     manchester, liverpool, oxford, glasgow, belfast, oslo, bergen, helsinki, istanbul, ankara, zagreb, nairobi, lagos, dubai,
     abu dhabi, mumbai, jakarta, bali, manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: français, anglais, espagnol, allemand, italien, portugais, néerlandais, hollandais, flamand, suédois, danois,
     norvégien, finnois, islandais, polonais, tchèque, slovaque, hongrois, roumain, bulgare, grec, turc, russe, ukrainien, croate,
     serbe, arabe, hébreu, persan, hindi, ourdou, tamoul, chinois, mandarin, cantonais, japonais, coréen, vietnamien, thaï,
     thaïlandais, indonésien, malais, swahili, zoulou, afrikaans, latin, gaélique, irlandais, gallois, catalan, basque, breton,
     occitan, corse, créole, alsacien, espéranto, wolof, berbère, kabyle
    people: américain, britannique, canadien, québécois, australien, mexicain, brésilien, indien, européen, africain, asiatique,
     égyptien, suisse, autrichien, belge, écossais, cubain, argentin, colombien, péruvien, marocain, algérien, tunisien,
     sénégalais, éthiopien, libanais, israélien, iranien, pakistanais, méditerranéen, antillais, parisien, lyonnais, marseillais,
     normand
    currency: euro, dollar, livre sterling, yen, peso, roupie, franc, franc suisse, franc cfa, yuan, won, rouble, couronne,
     couronne suédoise, lire turque, real, shekel, dinar, dirham, rand, baht, zloty, forint, bitcoin, ethereum, dogecoin,
     dollar américain, dollar canadien, dollar australien, centime
    given name: adèle, adrien, agathe, agnès, alain, albert, alex, alexandra, alexandre, alexis, alice, alicia, alix, amélie,
     anaïs, andré, anne, anne-marie, annie, anthony, antoine, arnaud, arthur, audrey, aurélie, aurélien, axel, baptiste, bastien,
     béatrice, benjamin, benoît, bernard, bertrand, brigitte, bruno, camille, carole, caroline, catherine, cécile, cédric, céline,
     charles, charlotte, chloé, christelle, christian, christiane, christine, christophe, claire, clara, claude, clémence,
     clément, corinne, damien, danielle, delphine, denis, denise, didier, dominique, dylan, édith, édouard, élise, élisabeth,
     élodie, éloïse, émilie, emmanuel, emmanuelle, enzo, éric, estelle, esther, ethan, étienne, fabien, fabienne, fabrice, fanny,
     félix, florian, françois, françoise, franck, frédéric, frédérique, gabriel, gabrielle, gaël, gaëlle, geneviève, geoffrey,
     georges, gérald, gérard, gilbert, gilles, grégoire, grégory, guillaume, hélène, henri, hervé, hubert, hugo, inès, irène,
     isabelle, ivan, jacqueline, jacques, jean, jean-claude, jean-françois, jean-louis, jean-luc, jean-marc, jean-michel,
     jean-paul, jean-pierre, jeanne, jennifer, jérémy, jérôme, joël, jonathan, jordan, joseph, jules, julie, julien, juliette,
     justine, karim, karine, lætitia, laurence, laurent, léa, léo, léon, léonie, lionel, loïc, lola, louis, louise, luc, lucas,
     lucie, ludovic, lydie, madeleine, maël, manon, marc, marcel, margaux, margot, marguerite, marianne, marie, marie-claude,
     marie-hélène, marion, marius, martine, mathias, mathieu, mathilde, mathis, matthieu, maud, maurice, maxime, maëva, mélanie,
     mélissa, michaël, michel, michèle, mireille, mohamed, monique, morgane, muriel, myriam, nadia, nathalie, nathan, nicolas,
     nicole, noémie, océane, olivier, pascal, pascale, patrice, patricia, patrick, paul, pauline, philippe, pierre, quentin,
     rachid, raphaël, raymond, rémi, rémy, renaud, rené, renée, robin, roger, roland, romain, sabrina, salomé, samuel, sandra,
     sandrine, sébastien, serge, séverine, simon, simone, sonia, sophie, stéphane, stéphanie, sylvain, sylvie, théo, théodore,
     thérèse, thibault, thibaut, thierry, timothée, tristan, valentin, valérie, vanessa, véronique, victor, vincent, virginie,
     xavier, yann, yannick, yasmine, yves, yvette, yvonne, zoé, mohammed, ahmed, fatima, hassan, omar, ali, john, michael, kevin,
     jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin, robert, thomas, alexander, adam, elena, eva
    family: maman, mère, papa, père, parents, frère, sœur, fils, fille, femme, épouse, mari, époux, oncle, tonton, tante, tata,
     cousin, cousine, neveu, nièce, mamie, grand-mère, papi, papy, grand-père, grands-parents, petit-fils, petite-fille, copain,
     copine, fiancé, fiancée, belle-mère, beau-père, beaux-parents, beau-frère, belle-sœur, colocataire, meilleur ami,
     meilleure amie, parrain, marraine, voisin, voisine, patron, collègue
    food: thon, saumon, saumon fumé, crevette, moule, homard, crabe, huître, coquille saint-jacques, cabillaud, morue, truite,
     sardine, maquereau, bœuf, bœuf bourguignon, porc, poulet, poulet rôti, dinde, lard, lardon, bacon, jambon, saucisse,
     saucisson, merguez, andouillette, boudin noir, steak, steak haché, steak frites, entrecôte, agneau, gigot d'agneau, veau,
     blanquette de veau, canard, confit de canard, magret de canard, foie gras, lapin, œuf, œufs brouillés, œuf au plat, lait,
     beurre, fromage, camembert, brie, roquefort, comté, gruyère, emmental, chèvre, parmesan, crème, crème fraîche,
     crème chantilly, yaourt, fromage blanc, pain, baguette, pain de mie, pain au chocolat, chocolatine, brioche, tartine,
     biscotte, riz, pâtes, nouilles, lasagnes, macaronis, frites, moules-frites, croque-monsieur, quiche, quiche lorraine,
     galette, crêpe, raclette, fondue, tartiflette, gratin dauphinois, ratatouille, cassoulet, choucroute, pot-au-feu,
     bouillabaisse, coq au vin, hachis parmentier, poutine, tajine, soupe, soupe à l'oignon, potage, salade, salade niçoise,
     purée, omelette, soufflé, gaufre, gâteau, gâteau au chocolat, tarte, tarte tatin, tarte aux pommes, éclair, macaron,
     mille-feuille, profiterole, madeleine, bûche de noël, galette des rois, crème brûlée, mousse au chocolat, île flottante,
     clafoutis, biscuit, glace, sorbet, chocolat, bonbon, caramel, sucre, sucre roux, farine, levure, bicarbonate, sel, poivre,
     ail, oignon, échalote, pomme de terre, patate douce, tomate, carotte, petit pois, haricot, haricot vert, maïs, brocoli,
     chou-fleur, épinard, laitue, chou, chou de bruxelles, concombre, cornichon, céleri, asperge, champignon, courgette,
     aubergine, citrouille, potiron, radis, betterave, poireau, poivron, artichaut, endive, pomme, banane, citron, citron vert,
     orange, mandarine, clémentine, raisin, fraise, myrtille, framboise, mûre, cerise, pêche, abricot, poire, prune, ananas,
     melon, pastèque, avocat, noix de coco, figue, miel, confiture, beurre de cacahuète, sirop d'érable, moutarde, mayonnaise,
     vinaigre, vinaigrette, huile, huile d'olive, sauce soja, safran, cannelle, gingembre, basilic, origan, thym, romarin, persil,
     ciboulette, coriandre, cumin, paprika, curcuma, muscade, vanille, piment, flocons d'avoine, céréales, lentille, pois chiche,
     noix, amande, cacahuète, noisette, raisins secs, olive, bouillon, chips, popcorn, pizza, sushi, ramen, curry, hummus,
     falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger,
     cheeseburger, brownie, muffin, cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella,
     pesto, carbonara, kebab
    drink: thé, thé vert, tisane, café, café au lait, café crème, jus, jus d'orange, jus de pomme, soda, limonade, citronnade,
     sirop, eau, eau gazeuse, eau minérale, perrier, milk-shake, bière, vin, vin rouge, vin blanc, vin chaud, rosé, pastis,
     ricard, rhum, cognac, champagne, kir, cidre, calvados, chocolat chaud, orangina, cappuccino, espresso, latte, smoothie, gin,
     vodka, tequila, martini, mojito, cocktail, coca cola, whisky
    animal: chien, chat, cheval, vache, cochon, mouton, brebis, chèvre, poule, coq, oie, canard, lion, tigre, ours, ours polaire,
     loup, renard, cerf, biche, chevreuil, sanglier, lapin, lièvre, souris, rat, écureuil, hamster, cochon d'inde, éléphant,
     girafe, zèbre, hippopotame, rhinocéros, singe, gorille, chimpanzé, kangourou, koala, baleine, baleine bleue, dauphin, requin,
     poisson, poisson rouge, pingouin, manchot, aigle, hibou, chouette, perroquet, pigeon, mouette, cygne, flamant rose, cigogne,
     grenouille, serpent, lézard, tortue, crocodile, abeille, guêpe, fourmi, araignée, papillon, moustique, mouche, coccinelle,
     escargot, dinosaure, dragon, licorne, chameau, panda, phoque, loutre, chauve-souris, taureau, chiot, chaton, guépard,
     léopard, jaguar, buffle, âne, lama, pieuvre, méduse, hérisson
    colour: rouge, bleu, vert, jaune, orange, violet, rose, blanc, noir, marron, brun, gris, turquoise, magenta, cyan, beige,
     bordeaux, indigo, mauve, doré, argenté, bleu marine, bleu clair, bleu foncé, vert clair, vert foncé, blanc chaud
    music style: classique, musique classique, variété française, chanson française, rap français, musette, zouk, raï, électro,
     musique électronique, musique pop, musique rock, opéra, bande originale, musique de film, chants de noël, musique de noël,
     comptines, chansons pour enfants, acoustique, instrumental, symphonie, musique douce, musique relaxante, jazz manouche,
     musique latine, rock, jazz, pop, rap, hip hop, blues, metal, heavy metal, punk, folk, reggae, soul, funk, techno, disco,
     indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: guitare, guitare électrique, piano, violon, batterie, tambour, flûte, flûte à bec, trompette, trombone, saxophone,
     violoncelle, clarinette, contrebasse, harpe, ukulélé, banjo, orgue, accordéon, harmonica, cornemuse, synthétiseur
    sport: football, foot, handball, basket, basketball, volley, baseball, hockey sur glace, tennis de table, ping-pong, boxe,
     judo, escrime, natation, cyclisme, vélo, ski, snowboard, surf, athlétisme, gymnastique, équitation, pétanque, formule 1,
     formule un, moto gp, jeux olympiques, jo, coupe du monde, coupe du monde de football, euro de football, tour de france,
     roland-garros, ligue 1, ligue 2, coupe de france, top 14, six nations, vendée globe, psg, paris saint-germain, om,
     olympique de marseille, ol, olympique lyonnais, asse, losc, stade rennais, stade toulousain, équipe de france, les bleus,
     canadiens de montréal, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba, premier league, super bowl,
     champions league, real madrid, manchester united, juventus
    game: échecs, dames, belote, tarot, solitaire, petits chevaux, jeu de l'oie, dominos, morpion, mille bornes, roulette,
     trivial pursuit, bataille navale, puissance 4, pierre feuille ciseaux, mots croisés, mots fléchés, devinette, cache-cache,
     loto, euromillions, jungle speed, loup-garou, akinator, trivia, poker, blackjack, bingo, tetris, pac man, minecraft,
     fortnite, super mario, pokemon, monopoly, scrabble, sudoku, candy crush, angry birds, uno, fifa
    company: carrefour, leclerc, auchan, intermarché, monoprix, franprix, fnac, darty, decathlon, leroy merlin, castorama,
     conforama, sephora, la redoute, cdiscount, galeries lafayette, orange, sfr, bouygues, free mobile, edf, engie, gdf,
     totalenergies, bnp paribas, bnp, société générale, crédit agricole, crédit mutuel, caisse d'épargne, banque postale, lcl,
     boursorama, axa, maif, macif, groupama, sncf, ratp, tgv, air france, transavia, blablacar, vinci, lvmh, louis vuitton,
     chanel, dior, hermès, l'oréal, danone, nestlé, michelin, renault, peugeot, citroën, la poste, chronopost, colissimo,
     mondial relay, deliveroo, uber eats, just eat, paul boulangerie, flunch, ovh, thales, dassault, hydro-québec, desjardins,
     swisscom, migros, proximus, cac 40, pôle emploi, google, apple, microsoft, amazon, facebook, twitter, instagram, tesla,
     netflix, nike, adidas, ikea, starbucks, mcdonald's, mcdonalds, burger king, kfc, paypal, mastercard, american express, uber,
     airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm, disney, pepsi, boeing, airbus, ford, toyota, honda, bmw,
     mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara, h&m, lidl, ebay, walmart
    service: tf1, france 2, france 3, france 5, m6, canal plus, canal+, arte, bfm, bfm tv, cnews, lci, france info, france inter,
     france culture, france musique, france bleu, europe 1, rtl, rmc, nrj, skyrock, fun radio, nostalgie, fip, rts, rtbf,
     radio-canada, le monde, le figaro, libération, le parisien, l'équipe, ouest-france, mediapart, allociné, marmiton, leboncoin,
     doctolib, météo france, molotov, ocs, ameli, disney plus, spotify, youtube, apple music, amazon music, amazon prime,
     youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp, snapchat, tiktok, linkedin, pinterest, telegram,
     skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc, cnn
    person of note: macron, emmanuel macron, brigitte macron, françois hollande, nicolas sarkozy, sarkozy, jacques chirac, chirac,
     françois mitterrand, charles de gaulle, de gaulle, marine le pen, jean-luc mélenchon, édouard philippe, anne hidalgo,
     justin trudeau, napoléon, napoléon bonaparte, jeanne d'arc, louis xiv, louis xvi, marie-antoinette, robespierre,
     vercingétorix, jules césar, victor hugo, molière, voltaire, jean-jacques rousseau, émile zola, zola, baudelaire,
     arthur rimbaud, gustave flaubert, balzac, marcel proust, albert camus, camus, jean-paul sartre, antoine de saint-exupéry,
     le petit prince, jules verne, alexandre dumas, jean de la fontaine, guillaume musso, marc levy, michel houellebecq,
     amélie nothomb, marie curie, louis pasteur, blaise pascal, descartes, claude monet, renoir, cézanne, picasso,
     léonard de vinci, gustave eiffel, zinédine zidane, zidane, kylian mbappé, mbappé, antoine griezmann, didier deschamps,
     karim benzema, thierry henry, michel platini, tony parker, teddy riner, antoine dupont, alain prost, johnny hallyday,
     jean-jacques goldman, goldman, céline dion, mylène farmer, édith piaf, charles aznavour, aznavour, jacques brel,
     georges brassens, brassens, serge gainsbourg, gainsbourg, claude françois, francis cabrel, cabrel, michel sardou,
     patrick bruel, indochine, noir désir, louise attaque, zaz, vianney, stromae, angèle, maître gims, gims, soprano, pnl, nekfeu,
     orelsan, ntm, booba, mc solaar, aya nakamura, david guetta, daft punk, claude debussy, maurice ravel, erik satie,
     georges bizet, omar sy, gérard depardieu, louis de funès, alain delon, brigitte bardot, jean dujardin, marion cotillard,
     dany boon, sophie marceau, catherine deneuve, gad elmaleh, jamel debbouze, coluche, cyril hanouna, astérix, tintin, obélix,
     pape françois, reine élisabeth, isaac newton, barack obama, obama, donald trump, trump, joe biden, george washington,
     abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven, bach, elvis presley,
     michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran, justin bieber, eminem,
     the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2, abba, shakira, ac/dc, tom hanks,
     tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk, bill gates, steve jobs, mark zuckerberg,
     gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer, stephen king, harry potter, angela merkel,
     vladimir putin
    household thing: lampe, lampe de chevet, lampadaire, plafonnier, veilleuse, guirlande, four, réfrigérateur, frigo,
     congélateur, lave-vaisselle, lave-linge, machine à laver, sèche-linge, micro-ondes, bouilloire, cafetière, machine à café,
     grille-pain, plaque de cuisson, chauffage, radiateur, thermostat, ventilateur, climatisation, clim, climatiseur, télévision,
     télé, tv, chaîne hi-fi, enceinte, haut-parleur, ordinateur, imprimante, box internet, routeur, wifi, porte de garage,
     porte d'entrée, porte, portail, fenêtre, volet, volet roulant, rideau, prise, prise connectée, sonnette, caméra, arrosage,
     aspirateur, robot aspirateur, aspirateur robot, robot tondeuse, chaudière, chauffe-eau, humidificateur, déshumidificateur,
     cheminée, poêle, jacuzzi, baignoire, hotte, sapin de noël, interphone
    room: cuisine, chambre, chambre à coucher, chambre d'amis, chambre des enfants, chambre parentale, salon, salle de séjour,
     séjour, salle à manger, salle de bain, salle de bains, toilettes, wc, couloir, entrée, hall, bureau, bibliothèque, sous-sol,
     cave, grenier, garage, jardin, balcon, terrasse, véranda, buanderie, cellier, dressing, mezzanine, escalier, rez-de-chaussée,
     cour, atelier, salle de jeux, piscine
    body: tête, mal de tête, dos, mal de dos, ventre, estomac, genou, épaule, bras, main, doigt, jambe, pied, orteil, cheville,
     cou, nuque, gorge, dent, langue, nez, oreille, œil, bouche, cheveu, peau, cœur, poumon, foie, rein, cerveau, os, poitrine,
     hanche, coude

    [topics]
    alarme: alarme, réveil, réveiller, sonner, matin, heure, se lever, tôt, snooze, programmer, éteindre, demain, buzzer
    minuteur: minuteur, minute, seconde, compte à rebours, chronomètre, four, pâtes, timer, œuf, cuisson, restant, arrêter, heure
    rappel: rappel, rappeler, oublier, penser, prévenir, mémo, note, tâche, demain, important, alarme, souvenir, rendez-vous
    calendrier: calendrier, agenda, rendez-vous, événement, réunion, date, semaine, jour, anniversaire, lundi, mardi, mercredi, jeudi,
      vendredi, mois
    réunion: réunion, salle, collègue, participant, visioconférence, ordre du jour, bureau, zoom, chef, visio, équipe, heure,
      participants
    tâches: tâches, liste, faire, cocher, terminer, rayer, ajouter, projet, priorité, délai, todo, supprimer, pense-bête
    courses: courses, liste, lait, pain, œuf, supermarché, acheter, fruit, légume, ajouter, manquer
    notes: notes, noter, écrire, idée, carnet, mémo, texte, bloc-notes, enregistrer, lire, effacer, dicter
    heure: heure, montre, fuseau horaire, minute, ville, pays, horloge, décalage, londres, tokyo, new york, local, été, hiver, seconde
    date: date, jour, aujourd'hui, demain, hier, mois, année, bissextile, lundi, semaine, calendrier, saint
    fêtes: fêtes, noël, nouvel an, pâques, férié, réveillon, toussaint, pont, vacances, carnaval, fête des mères, ascension, halloween
    météo: météo, temps, pluie, neige, soleil, parapluie, température, degré, froid, chaud, vent, orage, nuage, humide, manteau,
      brouillard, grêle, verglas
    qualité de l'air: qualité de l'air, pollution, pollen, particules, allergie, ozone, air, respirer, masque, indice, ville, smog
    astronomie: astronomie, lune, soleil, planète, étoile, éclipse, lever, coucher, mars, univers
    actualité: actualité, nouvelles, titre, journal, presse, politique, élection, président, gouvernement, économie
    sport: sport, football, match, score, équipe, but, ligue, basket, tennis, rugby, joueur, championnat, entraîneur, coupe
    musique: musique, chanson, chanteur, album, artiste, groupe, playlist, morceau, rock, rap, jazz, écouter, spotify, deezer, paroles
    radio: radio, station, fm, fréquence, émission, france inter, écouter, nouvelles, mettre, rtl, animateur, poste
    podcast: podcast, épisode, abonner, émission, écouter, dernier, chapitre, interview, animateur, télécharger, lecture
    livre audio: livre audio, chapitre, narrateur, audible, lire, vitesse, écouter, continuer, auteur, page, roman, pause
    cinéma: cinéma, film, acteur, actrice, réalisateur, séance, sortie, série, netflix, bande-annonce, salle
    télévision: télévision, chaîne, télé, programme, émission, série, télécommande, regarder, tv, zapper, film, volume
    lecture: lecture, livre, roman, auteur, lire, bibliothèque, chapitre, page, écrivain, poésie
    jeux: jeux, jouer, partie, quiz, devinette, score, échecs, console, deviner, joueur, carte, jeu vidéo, tour
    humour: humour, blague, drôle, rire, plaisanterie, marrant, humoriste, amuser, raconter, comique, rigolo, sketch
    photos: photos, photo, caméra, selfie, album, image, galerie, vidéo, flash, portrait, prendre, appareil, partager
    appels: appels, appeler, téléphone, numéro, raccrocher, décrocher, répondeur, contact, haut-parleur, manqué
    messages: messages, sms, texto, whatsapp, répondre, lire, envoyer, conversation, groupe, discussion
    mail: mail, email, objet, boîte de réception, envoyer, répondre, pièce jointe, expéditeur, spam, gmail, destinataire
    contacts: contacts, numéro, répertoire, téléphone, adresse, nom, enregistrer, ajouter, appeler, ami, famille, mail
    réseaux sociaux: réseaux sociaux, facebook, twitter, instagram, publier, tweet, abonné, profil, commentaire, tiktok
    lumières: lumières, lumière, lampe, ampoule, luminosité, couleur, salon, chambre, cuisine, allumer, éteindre
    chauffage: chauffage, thermostat, degré, température, radiateur, climatisation, ventilateur, chaudière, chaleur, froid, pièce, salon
    sécurité de la maison: sécurité de la maison, porte, serrure, alarme, caméra, clé, sonnette, garage, fenêtre, intrus, capteur
    maison: maison, prise, volet, rideau, appareil, interrupteur, lave-linge, lave-vaisselle, four, électroménager, garage, scène,
      cuisine
    ménage: ménage, aspirateur, robot, sol, nettoyer, poussière, balayer, poubelle, vaisselle, serpillière, laver, propre, pièce
    café: café, cafetière, tasse, expresso, cappuccino, thé, lait, sucre, capsule, chaud, préparer, machine
    cuisine: cuisine, recette, cuisiner, ingrédient, four, poêle, bouillir, gramme, farine, poulet, riz, cuisson, plat, sel
    nutrition: nutrition, calorie, protéine, graisse, vitamine, sucre, régime, glucide, sain, fibre, aliment
    restaurant: restaurant, table, réserver, manger, dîner, menu, serveur, pizzeria, personne, terrasse, bar, brasserie, pourboire
    livraison: livraison, commander, pizza, repas, burger, sushi, chinois, emporter, livreur, restaurant, uber eats, frites, adresse
    achats: achats, acheter, magasin, amazon, produit, prix, promotion, panier, taille, vêtement, chaussure, soldes
    commandes: commandes, colis, livraison, suivi, poste, facteur, commande, retour, arriver, amazon, expédier, suivre, achat
    banque: banque, compte, solde, argent, virement, épargne, retirer, distributeur, iban, rib, agence, geler, opération
    carte: carte, crédit, débit, code, visa, plafond, bloquer, volée, perdue, expirer, activer, refusée, récompense, point
    paiements: paiements, payer, facture, échéance, électricité, eau, gaz, loyer, montant, prélèvement
    prêt: prêt, crédit, intérêt, taux, mensualité, immobilier, banque, dette, score, emprunt, rembourser, dossier, durée
    investissement: investissement, bourse, action, fonds, cours, marché, dividende, bitcoin, indice, portefeuille
    devise: devise, euro, dollar, livre, yen, change, convertir, franc, taux, valeur, monnaie, convertisseur
    assurance: assurance, contrat, couverture, sinistre, prime, accident, assureur, mutuelle, santé, auto, habitation, vie, rembourser,
      couvrir
    impôts: impôts, déclaration, fisc, taxe, tva, revenu, trésor public, payer, remboursement, formulaire, impôt, prélèvement, foyer
    salaire: salaire, paie, bulletin, revenu, toucher, virement, employeur, brut, net, prime, contrat, augmentation, patron
    retraite: retraite, pension, âge, cotisation, épargne, plan, fonds, retraité, années, employeur, contribution
    travail: travail, emploi, bureau, patron, entreprise, contrat, collègue, entretien, cv, embaucher, poste
    congés: congés, vacances, absence, demander, ressources humaines, arrêt maladie, rtt, valider, maladie, jour, patron, date, solde
    voiture: voiture, moteur, essence, huile, pneu, roue, immatriculation, garage, batterie, frein, contrôle technique, kilomètre,
      vidange
    circulation: circulation, bouchon, embouteillage, route, autoroute, accident, travaux, périphérique, trafic, voiture,
      ralentissement, feu, trajet
    navigation: navigation, itinéraire, chemin, carte, adresse, arriver, tourner, rue, distance, gps, destination
    transports: transports, bus, train, métro, arrêt, gare, ticket, horaire, ligne, tramway, quai, départ, sncf
    taxi: taxi, uber, chauffeur, course, vtc, prendre, voiture, aéroport, commander, tarif, adresse
    vols: vols, vol, avion, aéroport, embarquement, porte, billet, siège, compagnie, escale, départ, arrivée
    bagages: bagages, bagage, valise, enregistrer, perdu, sac, poids, cabine, soute, kilo, aéroport, sac à dos, compagnie
    hôtel: hôtel, chambre, nuit, réserver, hébergement, réception, petit-déjeuner, étoile, airbnb, lit, client, auberge, arrivée
    voyages: voyages, destination, visa, passeport, tourisme, plage, vaccin, étranger, ambassade, pays, alerte, touriste, musée
    santé: santé, médecin, symptôme, douleur, fièvre, malade, hôpital, toux, grippe, tête, tension
    médicaments: médicaments, pilule, dose, pharmacie, ordonnance, prendre, antibiotique, paracétamol, effet secondaire, sirop, vaccin,
      comprimé, allergie
    fitness: fitness, courir, sport, entraînement, pas, kilomètre, vélo, yoga, muscle, marcher, poids
    sommeil: sommeil, dormir, lit, sieste, heure, ronfler, repos, réveil, insomnie, nuit, rêver, bruit blanc
    méditation: méditation, détendre, respiration, calme, stress, yoga, zen, séance, musique douce, respirer, anxiété, esprit
    études: études, école, université, examen, devoirs, cours, professeur, élève, étudier, note, bac
    langues: langues, traduire, anglais, espagnol, allemand, italien, mot, dire, traduction, français, chinois
    mots: mots, définition, signification, synonyme, dictionnaire, épeler, orthographe, lettre, rime, antonyme, phrase, grammaire,
      traduire
    calcul: calcul, calculer, additionner, soustraire, multiplier, diviser, racine, pourcentage, nombre, maths, somme, total, fois
    mesures: mesures, mètre, kilomètre, mile, gramme, kilo, livre, litre, pouce, pied, degré, convertir
    hasard: hasard, pièce, dé, nombre, pile, face, tirer, aléatoire, choisir, lancer, tirage, chance
    culture générale: culture générale, capitale, pays, population, histoire, inventer, fleuve, montagne, guerre, roi, animal
    célébrités: célébrités, acteur, chanteur, président, né, âge, marié, biographie, mort, star, fils, taille, footballeur
    assistant: assistant, nom, robot, intelligence artificielle, créateur, âge, parler, voix, langue, humain, siri, alexa, google
    conversation: conversation, bonjour, merci, au revoir, salut, pardon, enchanté, ça va, content, triste, ennui, ami, aimer
    volume: volume, son, silence, haut-parleur, monter, baisser, fort, muet, bruit, maximum, minimum, audio
    appareil: appareil, wifi, bluetooth, batterie, écran, mise à jour, paramètre, mode avion, réseau, mémoire, charger
    applications: applications, appli, fichier, ouvrir, fermer, installer, télécharger, dossier, document, programme, mettre à jour,
      lancer, logiciel
    enregistrement: enregistrement, enregistrer, voix, dicter, micro, transcrire, audio, mémo, arrêter, lecture, réunion, son
    sécurité: sécurité, mot de passe, code, empreinte, utilisateur, fraude, virus, compte, vol, confidentialité
    localisation: localisation, où suis-je, partager, téléphone, trouver, perdu, carte, gps, position, adresse, endroit, près, envoyer
    animaux: animaux, chien, chat, vétérinaire, promener, croquette, oiseau, laisse, chiot, animal, nourriture, litière
    plantes: plantes, jardin, arroser, fleur, gazon, pot, terre, planter, graine, arbre, eau, engrais, potager
    enfants: enfants, bébé, histoire, berceuse, crèche, couche, école, jouer, chanson, dessin animé, jouet, anniversaire
    famille: famille, mère, père, frère, sœur, copain, ami, amour, mari, femme
    sorties: sorties, concert, billet, théâtre, spectacle, festival, musée, exposition, place, réserver, prix, complet, salle
    dons: dons, donner, association, charité, aide, cause, croix-rouge, fondation, argent, humanitaire, sang
    mariage: mariage, se marier, mariés, invité, bague, cérémonie, lune de miel, robe, anniversaire, église, cadeau, banquet
    immobilier: immobilier, appartement, maison, loyer, louer, acheter, agence, pièce, déménager, voisin
    droit: droit, avocat, contrat, juge, plainte, police, amende, loi, tribunal, légal, crime, testament, prison
    urgence: urgence, ambulance, pompier, police, samu, secours, accident, incendie, feu, appeler, hôpital, séisme
    """
}

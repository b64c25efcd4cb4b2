// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How French words inflect, which carry grammar only, and what people put around a request.
  static let frenchGrammar = """
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
    # around an app's name
    demande à * de
    demande à * si
    demande à *
    demandez à * de
    demandez à *
    dis à * de
    dis à * que
    dis à *
    laisse *
    avec *
    dans *
    sur *
    via *
    par *
    chez *
    de *
    depuis *
    à *
    en *
    en utilisant *
    à l'aide de *
    au moyen de *
    grâce à *
    avec l'application *
    dans l'application *
    sur l'application *
    avec l'appli *
    dans l'appli *
    sur l'appli *
    dans mon *
    dans ma *
    dans mes *
    sur mon *
    ouvre * et
    lance * et
    utilise * pour
    utilise * et
    selon *
    # around a request
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
    """
}

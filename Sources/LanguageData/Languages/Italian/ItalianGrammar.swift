// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Italian words inflect, which carry grammar only, and what people put around a request.
  static let italianGrammar = """
    [function]
    il lo la i gli le l un uno una di a da in con su per tra fra d
    del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall
    nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi
    e ed o od ma che se perciò quindi però mentre anche pure
    io tu lui lei noi voi loro egli essa esso essi me te sé mi ti ci vi si ne m t s v c
    glielo gliela glieli gliene ce ve
    mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre
    questo questa questi queste quello quella quelli quelle quel quei quegli quell quest ciò
    essere è sono sia siano siamo siete era erano ero sarà saranno sarei sarebbe stato stata stati state essendo fosse
    avere ho hai ha abbiamo avete hanno abbia avevo aveva avevi avrà avrei avrebbe avuto
    qualche alcuni alcune molto così già qui qua lì là ecco stesso stessa presso verso durante fino
    sto stai sta stiamo stanno

    [carriers]
    # around an app's name
    chiedi a * di
    chiedi a * se
    chiedi a *
    domanda a * se
    domanda a *
    di a * di
    dì a * di
    di a *
    lascia che *
    fai in modo che *
    con *
    usando *
    utilizzando *
    in *
    su *
    da *
    di *
    a *
    per *
    tramite *
    via *
    attraverso *
    mediante *
    per mezzo di *
    con l'aiuto di *
    con l'app *
    nell'app *
    sull'app *
    dall'app *
    con l'applicazione *
    nell'applicazione *
    nel mio *
    nella mia *
    nei miei *
    apri * e
    avvia * e
    usa * per
    utilizza * per
    usa * e
    secondo *
    # around a request
    per favore
    per piacere
    per cortesia
    puoi
    mi puoi
    puoi per favore
    può
    potete
    potresti
    mi potresti
    potrebbe
    posso
    potrei
    voglio
    voglio che
    vorrei
    vorrei che
    vorrei che tu
    vorrei sapere
    voglio sapere
    mi piacerebbe
    mi piacerebbe sapere
    ho bisogno di
    ho bisogno che
    ho bisogno di sapere
    avrei bisogno di
    mi serve
    mi serve sapere
    mi servirebbe
    devo
    dovrei
    dimmi
    mi dici
    mi sai dire
    sai dirmi
    puoi dirmi
    mi puoi dire
    potresti dirmi
    sapresti dirmi
    sai
    sai se
    lo sai
    fammi sapere
    fammi il favore di
    fa in modo che
    fai in modo che
    fai sì che
    aiutami a
    mi aiuti a
    è possibile
    si può
    c'è
    ci sono
    ehi
    hey
    ciao
    senti
    scusa
    allora
    dai
    ok
    adesso
    in questo momento
    quando puoi
    se puoi
    se possibile
    ti dispiace
    ti dispiacerebbe
    ti prego
    grazie

    [endings]
    # adverbs
    amente - 3
    emente - 3
    mente - 4
    # gender, plural, present
    o - 3
    serie serie 0
    a - 3
    e - 3
    i - 3
    io - 3
    ia - 3
    ie - 3
    ii - 3
    chi c 3
    che c 3
    ghi g 3
    ghe g 3
    # infinitive, and with pronoun
    are - 3
    ere - 3
    ire - 3
    iare - 3
    arlo - 3
    arla - 3
    arli - 3
    arle - 3
    armi - 3
    arci - 4
    erlo - 3
    erla - 3
    ermi - 4
    irlo - 3
    irmi - 4
    # imperative with pronoun
    ami - 4
    alo - 4
    ala - 4
    ali - 5
    ale - 5
    iami - 3
    ialo - 3
    # other verb forms
    iamo - 3
    ando - 4
    endo - 4
    ato - 4
    ata - 4
    ati - 4
    ate - 4

    [irregular]
    fare: fai faccia farmi farti farlo farla farli farle farci fargli fa faccio facciamo fate fanno fatto fatta fatti fatte facendo
      fammi fallo falla falli falle facci farò farà fammelo
    dire: dica dirmi dirti dirlo dirla dirli dirle dirci dirgli dico dici dice diciamo dite dicono detto detta dicendo dimmi dillo
      dille digli dicci dimmelo dirò
    dare: dia darmi darti darlo darla darli darle darci dargli do dà dammi danno dando
    andare: vai vada vado va vanno andiamo andato andata andrò andrà andando
    venire: vieni venga vengo viene vengono venuto venuta verrà verrò
    uscire: esci esca esco esce escono uscito
    salire: sali salo salono saliamo salendo salano salite salito salita salimi salilo salila salili salile salici saligli salimelo
      salimela salirmi salirti salirlo salirla salirli salirle salirci salirgli salirsi salgo
    tenere: tieni teno teni tene tenono teniamo tenendo tena tenano tenete tienimi tienilo tienila tienili tienile tienici tienigli
      tienimelo tienimela tenermi tenerti tenerlo tenerla tenerli tenerle tenerci tenergli tenersi tengo tiene tengono tenuto
    mettere: metti metto mette mettono mettiamo mettendo metta mettano mettete mettimi mettilo mettila mettili mettile mettici mettigli
      mettimelo mettimela mettermi metterti metterlo metterla metterli metterle metterci mettergli mettersi messo messi messe
    rimettere: rimetti rimetto rimette rimettono rimettiamo rimettendo rimetta rimettano rimettete rimettimi rimettilo rimettila
      rimettili rimettile rimettici rimettigli rimettimelo rimettimela rimettermi rimetterti rimetterlo rimetterla rimetterli
      rimetterle rimetterci rimettergli rimettersi rimesso
    smettere: smetti smetto smette smettono smettiamo smettendo smetta smettano smettete smettimi smettilo smettila smettili smettile
      smettici smettigli smettimelo smettimela smettermi smetterti smetterlo smetterla smetterli smetterle smetterci smettergli
      smettersi smesso
    trasmettere: trasmetti trasmetto trasmette trasmettono trasmettiamo trasmettendo trasmetta trasmettano trasmettete trasmettimi
      trasmettilo trasmettila trasmettili trasmettile trasmettici trasmettigli trasmettimelo trasmettimela trasmettermi trasmetterti
      trasmetterlo trasmetterla trasmetterli trasmetterle trasmetterci trasmettergli trasmettersi trasmesso
    accendere: accendi accendo accende accendono accendiamo accendendo accenda accendano accendete accendimi accendilo accendila
      accendili accendile accendici accendigli accendimelo accendimela accendermi accenderti accenderlo accenderla accenderli
      accenderle accenderci accendergli accendersi acceso accesa accesi accese
    spegnere: spegni spegno spegne spegnono spegniamo spegnendo spegna spegnano spegnete spegnimi spegnilo spegnila spegnili spegnile
      spegnici spegnigli spegnimelo spegnimela spegnermi spegnerti spegnerlo spegnerla spegnerli spegnerle spegnerci spegnergli
      spegnersi spengo spenga spento spenta spenti spente
    chiudere: chiudi chiudo chiude chiudono chiudiamo chiudendo chiuda chiudano chiudete chiudimi chiudilo chiudila chiudili chiudile
      chiudici chiudigli chiudimelo chiudimela chiudermi chiuderti chiuderlo chiuderla chiuderli chiuderle chiuderci chiudergli
      chiudersi chiuso chiusa chiusi chiuse
    aprire: apri apro apre aprono apriamo aprendo apra aprano aprite aprito aprita aprimi aprilo aprila aprili aprile aprici aprigli
      aprimelo aprimela aprirmi aprirti aprirlo aprirla aprirli aprirle aprirci aprirgli aprirsi aperto aperta aperti aperte
    coprire: copri copro copre coprono copriamo coprendo copra coprano coprite coprito coprita coprimi coprilo coprila coprili coprile
      coprici coprigli coprimelo coprimela coprirmi coprirti coprirlo coprirla coprirli coprirle coprirci coprirgli coprirsi coperto
    scoprire: scopri scopro scopre scoprono scopriamo scoprendo scopra scoprano scoprite scoprito scoprita scoprimi scoprilo scoprila
      scoprili scoprile scoprici scoprigli scoprimelo scoprimela scoprirmi scoprirti scoprirlo scoprirla scoprirli scoprirle scoprirci
      scoprirgli scoprirsi scoperto
    offrire: offri offro offre offrono offriamo offrendo offra offrano offrite offrito offrita offrimi offrilo offrila offrili offrile
      offrici offrigli offrimelo offrimela offrirmi offrirti offrirlo offrirla offrirli offrirle offrirci offrirgli offrirsi offerto
    leggere: leggi leggo legge leggono leggiamo leggendo legga leggano leggete leggimi leggilo leggila leggili leggile leggici leggigli
      leggimelo leggimela leggermi leggerti leggerlo leggerla leggerli leggerle leggerci leggergli leggersi letta lette
    rileggere: rileggi rileggo rilegge rileggono rileggiamo rileggendo rilegga rileggano rileggete rileggimi rileggilo rileggila
      rileggili rileggile rileggici rileggigli rileggimelo rileggimela rileggermi rileggerti rileggerlo rileggerla rileggerli
      rileggerle rileggerci rileggergli rileggersi riletto
    scrivere: scrivi scrivo scrive scrivono scriviamo scrivendo scriva scrivano scrivete scrivimi scrivilo scrivila scrivili scrivile
      scrivici scrivigli scrivimelo scrivimela scrivermi scriverti scriverlo scriverla scriverli scriverle scriverci scrivergli
      scriversi scritto scritta scritti scritte
    descrivere: descrivi descrivo descrive descrivono descriviamo descrivendo descriva descrivano descrivete descrivimi descrivilo
      descrivila descrivili descrivile descrivici descrivigli descrivimelo descrivimela descrivermi descriverti descriverlo descriverla
      descriverli descriverle descriverci descrivergli descriversi descritto
    iscrivere: iscrivi iscrivo iscrive iscrivono iscriviamo iscrivendo iscriva iscrivano iscrivete iscrivimi iscrivilo iscrivila
      iscrivili iscrivile iscrivici iscrivigli iscrivimelo iscrivimela iscrivermi iscriverti iscriverlo iscriverla iscriverli
      iscriverle iscriverci iscrivergli iscriversi iscritto iscritta
    riprodurre: riproduci riproducimi riproducilo riproducila riproducili riproducile riprodurmi riprodurti riprodurlo riprodurla
      riprodurli riprodurle riprodurci riprodurgli riproduce riproduco riprodotto riproduca
    tradurre: traduci traducimi traducilo traducila traducili traducile tradurmi tradurti tradurlo tradurla tradurli tradurle tradurci
      tradurgli traduce traduco tradotto traduca
    ridurre: riduci riducimi riducilo riducila riducili riducile ridurmi ridurti ridurlo ridurla ridurli ridurle ridurci ridurgli
      riduce riduco ridotto riduca
    prendere: prendi prendo prende prendono prendiamo prendendo prenda prendano prendete prendimi prendilo prendila prendili prendile
      prendici prendigli prendimelo prendimela prendermi prenderti prenderlo prenderla prenderli prenderle prenderci prendergli
      prendersi presi
    riprendere: riprendi riprendo riprende riprendono riprendiamo riprendendo riprenda riprendano riprendete riprendimi riprendilo
      riprendila riprendili riprendile riprendici riprendigli riprendimelo riprendimela riprendermi riprenderti riprenderlo riprenderla
      riprenderli riprenderle riprenderci riprendergli riprendersi ripreso ripresa
    sospendere: sospendi sospendo sospende sospendono sospendiamo sospendendo sospenda sospendano sospendete sospendimi sospendilo
      sospendila sospendili sospendile sospendici sospendigli sospendimelo sospendimela sospendermi sospenderti sospenderlo sospenderla
      sospenderli sospenderle sospenderci sospendergli sospendersi sospeso sospesa
    spendere: spendi spendo spende spendono spendiamo spendendo spenda spendano spendete spendimi spendilo spendila spendili spendile
      spendici spendigli spendimelo spendimela spendermi spenderti spenderlo spenderla spenderli spenderle spenderci spendergli
      spendersi speso
    scendere: scendi scendo scende scendono scendiamo scendendo scenda scendano scendete scendimi scendilo scendila scendili scendile
      scendici scendigli scendimelo scendimela scendermi scenderti scenderlo scenderla scenderli scenderle scenderci scendergli
      scendersi sceso
    rispondere: rispondi rispondo risponde rispondono rispondiamo rispondendo risponda rispondano rispondete rispondimi rispondilo
      rispondila rispondili rispondile rispondici rispondigli rispondimelo rispondimela rispondermi risponderti risponderlo risponderla
      risponderli risponderle risponderci rispondergli rispondersi risposto
    chiedere: chiedi chiedo chiede chiedono chiediamo chiedendo chieda chiedano chiedete chiedimi chiedilo chiedila chiedili chiedile
      chiedici chiedigli chiedimelo chiedimela chiedermi chiederti chiederlo chiederla chiederli chiederle chiederci chiedergli
      chiedersi chiesto
    vedere: vedi vedo vede vedono vediamo vedendo veda vedano vedete vedimi vedilo vedila vedili vedile vedici vedigli vedimelo
      vedimela vedermi vederti vederlo vederla vederli vederle vederci vedergli vedersi vedrò vedrai
    sapere: sappi sappia sapermi saperti saperlo saperla saperli saperle saperci sapergli so sai sa sanno sapresti saputo
    potere: puoi possa posso può possiamo possono potrei potresti potrebbe potuto potrò potrà
    volere: vuoi voglia voglio vuole vogliono vorrei vorresti voluto
    dovere: devi debba devo deve devono dovrei dovresti dovrò dovuto
    piacere: piaci piace piacciono piaciuto piacerebbe
    scegliere: scegli sceglio sceglii sceglie scegliono scegliiamo scegliendo sceglia scegliano scegliete sceglimi sceglilo sceglila
      sceglili sceglile sceglici scegligli sceglimelo sceglimela scegliermi sceglierti sceglierlo sceglierla sceglierli sceglierle
      sceglierci scegliergli scegliersi scelgo scelto scelta
    togliere: togli toglio toglii toglie togliono togliiamo togliendo toglia togliano togliete toglimi toglilo toglila toglili toglile
      toglici togligli toglimelo toglimela togliermi toglierti toglierlo toglierla toglierli toglierle toglierci togliergli togliersi
      tolgo tolto tolta tolga
    raccogliere: raccogli raccoglio raccoglii raccoglie raccogliono raccogliiamo raccogliendo raccoglia raccogliano raccogliete
      raccoglimi raccoglilo raccoglila raccoglili raccoglile raccoglici raccogligli raccoglimelo raccoglimela raccogliermi raccoglierti
      raccoglierlo raccoglierla raccoglierli raccoglierle raccoglierci raccogliergli raccogliersi raccolgo raccolto
    sciogliere: sciogli scioglio scioglii scioglie sciogliono sciogliiamo sciogliendo scioglia sciogliano sciogliete scioglimi
      scioglilo scioglila scioglili scioglile scioglici sciogligli scioglimelo scioglimela sciogliermi scioglierti scioglierlo
      scioglierla scioglierli scioglierle scioglierci sciogliergli sciogliersi sciolto
    aggiungere: aggiungi aggiungo aggiunge aggiungono aggiungiamo aggiungendo aggiunga aggiungano aggiungete aggiungimi aggiungilo
      aggiungila aggiungili aggiungile aggiungici aggiungigli aggiungimelo aggiungimela aggiungermi aggiungerti aggiungerlo aggiungerla
      aggiungerli aggiungerle aggiungerci aggiungergli aggiungersi aggiunto aggiunta
    raggiungere: raggiungi raggiungo raggiunge raggiungono raggiungiamo raggiungendo raggiunga raggiungano raggiungete raggiungimi
      raggiungilo raggiungila raggiungili raggiungile raggiungici raggiungigli raggiungimelo raggiungimela raggiungermi raggiungerti
      raggiungerlo raggiungerla raggiungerli raggiungerle raggiungerci raggiungergli raggiungersi raggiunto
    correggere: correggi correggo corregge correggono correggiamo correggendo corregga correggano correggete correggimi correggilo
      correggila correggili correggile correggici correggigli correggimelo correggimela correggermi correggerti correggerlo correggerla
      correggerli correggerle correggerci correggergli correggersi corretto
    interrompere: interrompi interrompo interrompe interrompono interrompiamo interrompendo interrompa interrompano interrompete
      interrompimi interrompilo interrompila interrompili interrompile interrompici interrompigli interrompimelo interrompimela
      interrompermi interromperti interromperlo interromperla interromperli interromperle interromperci interrompergli interrompersi
      interrotto
    rompere: rompi rompo rompe rompono rompiamo rompendo rompa rompano rompete rompimi rompilo rompila rompili rompile rompici rompigli
      rompimelo rompimela rompermi romperti romperlo romperla romperli romperle romperci rompergli rompersi rotto rotta rotti
    cuocere: cuoci cuoco cuoce cuocono cuociamo cuocendo cuoca cuocano cuocete cuocimi cuocilo cuocila cuocili cuocile cuocici cuocigli
      cuocimelo cuocimela cuocermi cuocerti cuocerlo cuocerla cuocerli cuocerle cuocerci cuocergli cuocersi cuocio cotto cotta
    correre: corri corro corre corrono corriamo correndo corra corrano correte corrimi corrilo corrila corrili corrile corrici corrigli
      corrimelo corrimela corrermi correrti correrlo correrla correrli correrle correrci corrergli corrersi
    vincere: vinci vinco vince vincono vinciamo vincendo vinca vincano vincete vincimi vincilo vincila vincili vincile vincici vincigli
      vincimelo vincimela vincermi vincerti vincerlo vincerla vincerli vincerle vincerci vincergli vincersi vinto vinse vincitore
    perdere: perdi perdo perde perdono perdiamo perdendo perda perdano perdete perdimi perdilo perdila perdili perdile perdici perdigli
      perdimelo perdimela perdermi perderti perderlo perderla perderli perderle perderci perdergli perdersi perso persa persi perse
      perduto
    vivere: vivi vivo vive vivono viviamo vivendo viva vivano vivete vivimi vivilo vivila vivili vivile vivici vivigli vivimelo
      vivimela vivermi viverti viverlo viverla viverli viverle viverci vivergli viversi vissuto
    nascere: nasce nasci nato nata nati nacque
    morire: muori morto morta muore muoiono
    sentire: senti sento sente sentono sentiamo sentendo senta sentano sentite sentito sentita sentimi sentilo sentila sentili sentile
      sentici sentigli sentimelo sentimela sentirmi sentirti sentirlo sentirla sentirli sentirle sentirci sentirgli sentirsi
    dormire: dormi dormo dorme dormono dormiamo dormendo dorma dormano dormite dormito dormita dormimi dormilo dormila dormili dormile
      dormici dormigli dormimelo dormimela dormirmi dormirti dormirlo dormirla dormirli dormirle dormirci dormirgli dormirsi
    partire: partono partiamo partendo parta partano partimi partilo partila partili partile partici partigli partimelo partimela
      partirmi partirti partirlo partirla partirli partirle partirci partirgli partirsi
    servire: servi servo serve servono serviamo servendo serva servano servite servito servita servimi servilo servila servili servile
      servici servigli servimelo servimela servirmi servirti servirlo servirla servirli servirle servirci servirgli servirsi
    finire: finisci finiamo finite finendo finito finita finisco finisce finiscono finisca finiscimi finiscilo finiscila finiscili
      finiscile finiscici finiscigli finiscimelo finiscimela finirmi finirti finirlo finirla finirli finirle finirci finirgli finirsi
    pulire: pulisci puliamo pulite pulendo pulito pulita pulisco pulisce puliscono pulisca puliscimi puliscilo puliscila puliscili
      puliscile puliscici puliscigli puliscimelo puliscimela pulirmi pulirti pulirlo pulirla pulirli pulirle pulirci pulirgli pulirsi
    inserire: inserisci inseriamo inserite inserendo inserito inserita inserisco inserisce inseriscono inserisca inseriscimi
      inseriscilo inseriscila inseriscili inseriscile inseriscici inseriscigli inseriscimelo inseriscimela inserirmi inserirti
      inserirlo inserirla inserirli inserirle inserirci inserirgli inserirsi
    fornire: fornisci forniamo fornite fornendo fornito fornita fornisco fornisce forniscono fornisca forniscimi forniscilo forniscila
      forniscili forniscile forniscici forniscigli forniscimelo forniscimela fornirmi fornirti fornirlo fornirla fornirli fornirle
      fornirci fornirgli fornirsi
    definire: definisci definiamo definite definendo definito definita definisco definisce definiscono definisca definiscimi
      definiscilo definiscila definiscili definiscile definiscici definiscigli definiscimelo definiscimela definirmi definirti
      definirlo definirla definirli definirle definirci definirgli definirsi
    convertire: converti converto converte convertono convertiamo convertendo converta convertano convertite convertito convertita
      convertimi convertilo convertila convertili convertile convertici convertigli convertimelo convertimela convertirmi convertirti
      convertirlo convertirla convertirli convertirle convertirci convertirgli convertirsi
    trasferire: trasferisci trasferiamo trasferite trasferendo trasferito trasferita trasferisco trasferisce trasferiscono trasferisca
      trasferiscimi trasferiscilo trasferiscila trasferiscili trasferiscile trasferiscici trasferiscigli trasferiscimelo
      trasferiscimela trasferirmi trasferirti trasferirlo trasferirla trasferirli trasferirle trasferirci trasferirgli trasferirsi
    suggerire: suggerisci suggeriamo suggerite suggerendo suggerito suggerita suggerisco suggerisce suggeriscono suggerisca
      suggeriscimi suggeriscilo suggeriscila suggeriscili suggeriscile suggeriscici suggeriscigli suggeriscimelo suggeriscimela
      suggerirmi suggerirti suggerirlo suggerirla suggerirli suggerirle suggerirci suggerirgli suggerirsi
    restituire: restituisci restituiamo restituite restituendo restituito restituita restituisco restituisce restituiscono restituisca
      restituiscimi restituiscilo restituiscila restituiscili restituiscile restituiscici restituiscigli restituiscimelo
      restituiscimela restituirmi restituirti restituirlo restituirla restituirli restituirle restituirci restituirgli restituirsi
    sostituire: sostituisci sostituiamo sostituite sostituendo sostituito sostituita sostituisco sostituisce sostituiscono sostituisca
      sostituiscimi sostituiscilo sostituiscila sostituiscili sostituiscile sostituiscici sostituiscigli sostituiscimelo
      sostituiscimela sostituirmi sostituirti sostituirlo sostituirla sostituirli sostituirle sostituirci sostituirgli sostituirsi
    riferire: riferisci riferiamo riferite riferendo riferito riferita riferisco riferisce riferiscono riferisca riferiscimi
      riferiscilo riferiscila riferiscili riferiscile riferiscici riferiscigli riferiscimelo riferiscimela riferirmi riferirti
      riferirlo riferirla riferirli riferirle riferirci riferirgli riferirsi
    capire: capisci capiamo capite capendo capito capita capisco capisce capiscono capisca capiscimi capiscilo capiscila capiscili
      capiscile capiscici capiscigli capiscimelo capiscimela capirmi capirti capirlo capirla capirli capirle capirci capirgli capirsi
    spedire: spedisci spediamo spedite spedendo spedito spedita spedisco spedisce spediscono spedisca spediscimi spediscilo spediscila
      spediscili spediscile spediscici spediscigli spediscimelo spediscimela spedirmi spedirti spedirlo spedirla spedirli spedirle
      spedirci spedirgli spedirsi
    abbassare: abbassa abbasso abbassi abbassiamo abbassate abbassano abbassando abbassato abbassata abbassati abbassino abbassami
      abbassalo abbassala abbassali abbassale abbassaci abbassagli abbassamelo abbassamela abbassarmi abbassarti abbassarlo abbassarla
      abbassarli abbassarle abbassarci abbassargli abbassarsi
    alzare: alza alzo alzi alziamo alzate alzano alzando alzato alzata alzati alzino alzami alzalo alzala alzali alzale alzaci alzagli
      alzamelo alzamela alzarmi alzarti alzarlo alzarla alzarli alzarle alzarci alzargli
    mostrare: mostra mostro mostri mostriamo mostrate mostrano mostrando mostrato mostrata mostrati mostrino mostrami mostralo mostrala
      mostrali mostrale mostraci mostragli mostramelo mostramela mostrarmi mostrarti mostrarlo mostrarla mostrarli mostrarle mostrarci
      mostrargli mostrarsi
    cercare: cerca cerco cerchi cerchiamo cercate cercano cercando cercato cercata cercati cerchino cercami cercalo cercala cercali
      cercale cercaci cercagli cercamelo cercamela cercarmi cercarti cercarlo cercarla cercarli cercarle cercarci cercargli cercarsi
    trovare: trova trovo trovi troviamo trovate trovano trovando trovato trovata trovati trovino trovami trovalo trovala trovali
      trovale trovaci trovagli trovamelo trovamela trovarmi trovarti trovarlo trovarla trovarli trovarle trovarci trovargli trovarsi
    mandare: manda mando mandi mandiamo mandate mandano mandando mandato mandata mandati mandino mandami mandalo mandala mandali
      mandale mandaci mandagli mandamelo mandamela mandarmi mandarti mandarlo mandarla mandarli mandarle mandarci mandargli mandarsi
    inviare: invia invio invi inviamo inviate inviano inviando inviato inviata inviati invino inviami invialo inviala inviali inviale
      inviaci inviagli inviamelo inviamela inviarmi inviarti inviarlo inviarla inviarli inviarle inviarci inviargli inviarsi
    chiamare: chiama chiamo chiami chiamiamo chiamate chiamano chiamando chiamato chiamata chiamati chiamino chiamami chiamalo chiamala
      chiamali chiamale chiamaci chiamagli chiamamelo chiamamela chiamarmi chiamarti chiamarlo chiamarla chiamarli chiamarle chiamarci
      chiamargli
    ricordare: ricorda ricordo ricordi ricordiamo ricordate ricordano ricordando ricordato ricordata ricordati ricordino ricordami
      ricordalo ricordala ricordali ricordale ricordaci ricordagli ricordamelo ricordamela ricordarmi ricordarti ricordarlo ricordarla
      ricordarli ricordarle ricordarci ricordargli ricordarsi
    svegliare: sveglio svegli svegliamo svegliate svegliano svegliando svegliato svegliata svegliati sveglino svegliami sveglialo
      svegliala svegliali svegliale svegliaci svegliagli svegliamelo svegliamela svegliarmi svegliarti svegliarlo svegliarla svegliarli
      svegliarle svegliarci svegliargli svegliarsi
    cambiare: cambia cambiamo cambiate cambiano cambiando cambiato cambiata cambiati cambino cambiami cambialo cambiala cambiali
      cambiale cambiaci cambiagli cambiamelo cambiamela cambiarmi cambiarti cambiarlo cambiarla cambiarli cambiarle cambiarci
      cambiargli cambiarsi
    cominciare: comincia comincio cominchi cominchiamo cominciate cominciano cominciando cominciato cominciata cominciati cominchino
      cominciami comincialo cominciala cominciali cominciale cominciaci cominciagli cominciamelo cominciamela cominciarmi cominciarti
      cominciarlo cominciarla cominciarli cominciarle cominciarci cominciargli cominciarsi
    iniziare: inizia inizio inizi iniziamo iniziate iniziano iniziando iniziato iniziata iniziati inizino iniziami inizialo iniziala
      iniziali iniziale iniziaci iniziagli iniziamelo iniziamela iniziarmi iniziarti iniziarlo iniziarla iniziarli iniziarle iniziarci
      iniziargli iniziarsi
    lasciare: lascia lascio laschi laschiamo lasciate lasciano lasciando lasciato lasciata lasciati laschino lasciami lascialo lasciala
      lasciali lasciale lasciaci lasciagli lasciamelo lasciamela lasciarmi lasciarti lasciarlo lasciarla lasciarli lasciarle lasciarci
      lasciargli lasciarsi lasci
    cancellare: cancella cancello cancelli cancelliamo cancellate cancellano cancellando cancellato cancellata cancellati cancellino
      cancellami cancellalo cancellala cancellali cancellale cancellaci cancellagli cancellamelo cancellamela cancellarmi cancellarti
      cancellarlo cancellarla cancellarli cancellarle cancellarci cancellargli cancellarsi
    eliminare: elimina elimino elimini eliminiamo eliminate eliminano eliminando eliminato eliminata eliminati eliminino eliminami
      eliminalo eliminala eliminali eliminale eliminaci eliminagli eliminamelo eliminamela eliminarmi eliminarti eliminarlo eliminarla
      eliminarli eliminarle eliminarci eliminargli eliminarsi
    salvare: salva salvo salvi salviamo salvate salvano salvando salvato salvata salvati salvino salvami salvalo salvala salvali
      salvale salvaci salvagli salvamelo salvamela salvarmi salvarti salvarlo salvarla salvarli salvarle salvarci salvargli salvarsi
    creare: crea creo crei creiamo create creano creando creato creata creati creino creami crealo creala creali creale creaci creagli
      creamelo creamela crearmi crearti crearlo crearla crearli crearle crearci creargli crearsi
    usare: usa uso usi usiamo usate usano usando usato usata usati usino usami usalo usala usali usale usaci usagli usamelo usamela
      usarmi usarti usarlo usarla usarli usarle usarci usargli usarsi
    pagare: paga pago paghi paghiamo pagate pagano pagando pagato pagata pagati paghino pagami pagalo pagala pagali pagale pagaci
      pagagli pagamelo pagamela pagarmi pagarti pagarlo pagarla pagarli pagarle pagarci pagargli pagarsi
    giocare: gioca gioco giochi giochiamo giocate giocano giocando giocato giocata giocati giochino giocami giocalo giocala giocali
      giocale giocaci giocagli giocamelo giocamela giocarmi giocarti giocarlo giocarla giocarli giocarle giocarci giocargli giocarsi
    suonare: suono suoni suoniamo suonate suonano suonando suonato suonata suonati suonino suonami suonalo suonala suonali suonale
      suonaci suonagli suonamelo suonamela suonarmi suonarti suonarlo suonarla suonarli suonarle suonarci suonargli suonarsi
    ascoltare: ascolta ascolto ascolti ascoltiamo ascoltate ascoltano ascoltando ascoltato ascoltata ascoltati ascoltino ascoltami
      ascoltalo ascoltala ascoltali ascoltale ascoltaci ascoltagli ascoltamelo ascoltamela ascoltarmi ascoltarti ascoltarlo ascoltarla
      ascoltarli ascoltarle ascoltarci ascoltargli ascoltarsi
    fermare: ferma fermo fermi fermiamo fermano fermando fermato fermati fermino fermami fermalo fermala fermali fermale fermaci
      fermagli fermamelo fermamela fermarmi fermarti fermarlo fermarla fermarli fermarle fermarci fermargli fermarsi
    annullare: annulla annullo annulli annulliamo annullate annullano annullando annullato annullata annullati annullino annullami
      annullalo annullala annullali annullale annullaci annullagli annullamelo annullamela annullarmi annullarti annullarlo annullarla
      annullarli annullarle annullarci annullargli annullarsi
    prenotare: prenota prenoto prenoti prenotiamo prenotate prenotano prenotando prenotato prenotata prenotati prenotino prenotami
      prenotalo prenotala prenotali prenotale prenotaci prenotagli prenotamelo prenotamela prenotarmi prenotarti prenotarlo prenotarla
      prenotarli prenotarle prenotarci prenotargli prenotarsi
    ordinare: ordina ordino ordiniamo ordinate ordinano ordinando ordinato ordinata ordinati ordinino ordinami ordinalo ordinala
      ordinali ordinale ordinaci ordinagli ordinamelo ordinamela ordinarmi ordinarti ordinarlo ordinarla ordinarli ordinarle ordinarci
      ordinargli ordinarsi
    comprare: compra compro compri compriamo comprate comprano comprando comprato comprata comprati comprino comprami compralo comprala
      comprali comprale compraci compragli compramelo compramela comprarmi comprarti comprarlo comprarla comprarli comprarle comprarci
      comprargli comprarsi
    controllare: controlla controllo controlli controlliamo controllate controllano controllando controllato controllata controllati
      controllino controllami controllalo controllala controllali controllale controllaci controllagli controllamelo controllamela
      controllarmi controllarti controllarlo controllarla controllarli controllarle controllarci controllargli controllarsi
    spiegare: spiega spiego spieghi spieghiamo spiegate spiegano spiegando spiegato spiegata spiegati spieghino spiegami spiegalo
      spiegala spiegali spiegale spiegaci spiegagli spiegamelo spiegamela spiegarmi spiegarti spiegarlo spiegarla spiegarli spiegarle
      spiegarci spiegargli spiegarsi
    raccontare: racconta racconto racconti raccontiamo raccontate raccontano raccontando raccontato raccontata raccontati raccontino
      raccontami raccontalo raccontala raccontali raccontale raccontaci raccontagli raccontamelo raccontamela raccontarmi raccontarti
      raccontarlo raccontarla raccontarli raccontarle raccontarci raccontargli raccontarsi
    registrare: registra registro registri registriamo registrate registrano registrando registrato registrata registrati registrino
      registrami registralo registrala registrali registrale registraci registragli registramelo registramela registrarmi registrarti
      registrarlo registrarla registrarli registrarle registrarci registrargli registrarsi
    impostare: imposta imposto imposti impostiamo impostate impostano impostando impostato impostata impostati impostino impostami
      impostalo impostala impostali impostale impostaci impostagli impostamelo impostamela impostarmi impostarti impostarlo impostarla
      impostarli impostarle impostarci impostargli impostarsi
    attivare: attiva attivo attivi attiviamo attivate attivano attivando attivato attivata attivati attivino attivami attivalo attivala
      attivali attivale attivaci attivagli attivamelo attivamela attivarmi attivarti attivarlo attivarla attivarli attivarle attivarci
      attivargli attivarsi
    disattivare: disattiva disattivo disattivi disattiviamo disattivate disattivano disattivando disattivato disattivata disattivati
      disattivino disattivami disattivalo disattivala disattivali disattivale disattivaci disattivagli disattivamelo disattivamela
      disattivarmi disattivarti disattivarlo disattivarla disattivarli disattivarle disattivarci disattivargli disattivarsi
    piovere: piove pioverà piovuto
    nevicare: nevica nevicherà
    valere: vale valgono
    costare: costa costano costerà
    rimanere: rimani rimano rimane rimanono rimaniamo rimanendo rimana rimanano rimanete rimanimi rimanilo rimanila rimanili rimanile
      rimanici rimanigli rimanimelo rimanimela rimanermi rimanerti rimanerlo rimanerla rimanerli rimanerle rimanerci rimanergli
      rimanersi rimango rimangono rimasto
    scaricare: scarica scarico scarichi scarichiamo scaricate scaricano scaricando scaricato scaricata scaricati scarichino scaricami
      scaricalo scaricala scaricali scaricale scaricaci scaricagli scaricamelo scaricamela scaricarmi scaricarti scaricarlo scaricarla
      scaricarli scaricarle scaricarci scaricargli scaricarsi
    caricare: carica carico carichi carichiamo caricate caricano caricando caricato caricata caricati carichino caricami caricalo
      caricala caricali caricale caricaci caricagli caricamelo caricamela caricarmi caricarti caricarlo caricarla caricarli caricarle
      caricarci caricargli caricarsi
    collegare: colleghiamo collegate collegano collegando collegato collegata collegati colleghino collegami collegalo collegala
      collegali collegale collegaci collegagli collegamelo collegamela collegarmi collegarti collegarlo collegarla collegarli
      collegarle collegarci collegargli collegarsi
    ora: ore
    mese: mesi
    uomo: uomini
    amico: amici amica amiche
    medico: medici
    occhio: occhi
    telecomando: telecomandi
    bello: bella belli belle bel bei
    buono: buona buoni buone buon
    grande: grandi gran
    uovo: uova
    film: films
    dito: dita
    mano: mani
    posta: poste
    sole: soli
    mare: mari
    gelato: gelati
    mercato: mercati
    puntata: puntate
    camera: camere
    lettera: lettere
    cellulare: cellulari
    opera: opere
    carriera: carriere
    tastiera: tastiere
    quartiere: quartieri
    bicchiere: bicchieri
    albero: alberi
    collega: colleghe
    casa: case
    caso: casi
    farmacia: farmacie
    passo: passi
    pasta: paste
    pasto: pasti
    testa: teste
    testo: testi
    tasso: tassi
    tassa: tasse
    volo: voli
    banco: banchi
    banca: banche
    banda: bande
    entrata: entrate
    carta: carte
    punto: punti
    """
}

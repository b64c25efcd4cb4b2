// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Italian.
  static let italian = """
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

    [same]
    # switching and settings
    accendere: accendere, attivare, abilitare, mettere in funzione, collegare alla corrente
    spegnere: spegnere, disattivare, disabilitare, staccare, chiudere la luce
    alzare: alzare, aumentare, incrementare, mettere più alto, tirare su
    abbassare: abbassare, diminuire, ridurre, calare, mettere più basso
    luminosità: luminosità, intensità della luce
    più luce: più luce, schiarire, più luminoso, più chiaro, illuminare di più
    attenuare: attenuare, meno luce, oscurare, meno luminoso, luce soffusa, più scuro
    volume: volume, audio, livello audio, suono
    più forte: più forte, alzare il volume, aumentare il volume, parla più forte, più alto
    più piano: più piano, abbassare il volume, parla più piano, più basso, meno forte
    silenziare: silenziare, muto, silenzioso, togliere l'audio, mettere il muto, zitto, silenzio
    impostazione: impostazione, configurazione, preferenza, opzione, settaggio
    impostare: impostare, configurare, regolare, settare, fissare
    cambiare: cambiare, modificare, correggere, variare
    mettere: mettere, porre
    mettere la musica: mettere la musica, riprodurre, suonare, ascoltare, far partire, sentire
    fermare: fermare, interrompere, stop, smettere, bloccare la musica, terminare, finire
    mettere in pausa: mettere in pausa, pausa, sospendere, fare una pausa
    riprendere: riprendere, continuare, proseguire, andare avanti
    iniziare: iniziare, cominciare, avviare, far partire, partire
    saltare: saltare, passare al prossimo, canzone successiva, brano successivo, skip
    prossimo: prossimo, successivo, seguente, che viene
    precedente: precedente, scorso, di prima
    ripetere: ripetere, di nuovo, ancora una volta, un'altra volta, rifare
    cosa hai detto: cosa hai detto, non ho sentito, non ho capito
    ripetere la canzone: ripetere la canzone, in loop, loop, a ripetizione
    casuale: casuale, a caso, mescolare, shuffle, riproduzione casuale
    annullare: annullare, disdire, cancellare l'appuntamento, revocare
    lascia stare: lascia stare, lascia perdere, non importa, niente, fa niente
    ripristinare: ripristinare, tornare indietro, indietro
    aiutare: aiutare, aiuto, assistenza, dare una mano
    assistenza clienti: assistenza clienti, servizio clienti, supporto tecnico, supporto
    riavviare: riavviare, resettare, reset, far ripartire
    aggiornare: aggiornare, aggiornamento, update
    installare: installare, scaricare un'app
    scaricare: scaricare, download, fare il download
    disinstallare: disinstallare, rimuovere l'app
    collegare: collegare, connettere, associare, abbinare, sincronizzare
    bloccare: bloccare, chiudere a chiave, serrare
    sbloccare: sbloccare, aprire la serratura
    # handling things
    mostrare: mostrare, far vedere, visualizzare, vedere, presentare
    aprire: aprire, lanciare, eseguire, accedere a, entrare in
    chiudere: chiudere, uscire da
    cercare: cercare, trovare, ricerca, ricercare, individuare
    aggiungere: aggiungere, inserire, includere, mettere in lista, segnare, annotare
    togliere: togliere, rimuovere, eliminare, cancellare, levare, depennare
    svuotare: svuotare, cancellare tutto, eliminare tutto, pulire la lista
    creare: creare, fare, generare, preparare
    salvare: salvare, conservare, memorizzare
    copiare: copiare, duplicare, fare una copia
    condividere: condividere, diffondere
    spostare: spostare, trasferire il file, muovere
    rinominare: rinominare, cambiare nome
    inviare: inviare, mandare, spedire
    ricevere: ricevere, ottenere, arrivare
    leggere: leggere, lettura, leggere ad alta voce
    scrivere: scrivere, stendere
    rispondere: rispondere, risposta, dare una risposta
    inoltrare: inoltrare, girare la mail
    registrare: registrare, fare una registrazione
    registrazione: registrazione, nota vocale, memo vocale
    dettare: dettare, dettatura, trascrivere
    controllare: controllare, verificare, consultare, guardare, dare un'occhiata
    confrontare: confrontare, paragonare, confronto, differenza tra
    spiegare: spiegare, spiegazione, come funziona, chiarire
    descrivere: descrivere, descrizione, parlami di
    informazione: informazione, info, dato, dettaglio
    consigliare: consigliare, suggerire, raccomandare, proporre, consiglio, suggerimento
    scegliere: scegliere, selezionare, optare per
    mettere in ordine: mettere in ordine, organizzare, riordinare
    quanti: quanti, numero di, quantità di, quanti sono
    calcolare: calcolare, calcolo, quanto fa, fare il conto
    sommare: sommare, somma, addizione, addizionare
    sottrarre: sottrarre, sottrazione
    moltiplicare: moltiplicare, moltiplicato per, moltiplicazione, prodotto
    dividere: dividere, diviso, divisione
    percentuale: percentuale, per cento, percento
    radice quadrata: radice quadrata, radice
    convertire: convertire, conversione, trasformare in, quanto equivale
    misurare: misurare, misura, dimensione, misurazione
    # questions
    chi è: chi è, chi era, chi fu
    cosa significa: cosa significa, significato, definizione, definire, cosa vuol dire, che significa, che cos'è, cos'è
    quando: quando, in che data, in che momento
    dove: dove, dove si trova, in quale luogo, dov'è
    perché: perché, per quale motivo, come mai, ragione, motivo, causa
    come: come, in che modo, in quale maniera
    quanto tempo: quanto tempo, quanto dura, durata, quanto ci vuole, quanto ci mette
    quanto manca: quanto manca, tempo rimanente, tempo rimasto
    prezzo: prezzo, quanto costa, costo, quanto viene, tariffa, quanto vale, importo
    distanza: distanza, quanto dista, quanto è lontano, quanti chilometri
    quanti anni ha: quanti anni ha, età, che età
    altezza: altezza, quanto è alto, statura
    peso: peso, quanto pesa, pesare
    popolazione: popolazione, quanti abitanti, abitante
    capitale: capitale, città capitale
    # time
    orario attuale: orario attuale, che ore sono, che ora è, ora
    fuso orario: fuso orario, differenza di fuso, ora locale
    data: data, che giorno è
    oggi: oggi, giornata odierna, in giornata
    mattina: mattina, mattino, mattinata, stamattina
    pomeriggio: pomeriggio, di pomeriggio, nel pomeriggio
    sera: sera, serata, stasera
    notte: notte, stanotte, nottata
    adesso: adesso, attuale, al momento, in questo momento, attualmente
    più tardi: più tardi, dopo, in seguito, tra un po'
    presto: presto, di buon'ora, di buon mattino
    fine settimana: fine settimana, weekend, week-end, sabato e domenica
    festività: festività, giorno festivo, festa nazionale, ponte
    vacanza: vacanza, ferie, giorno libero, permesso, congedo
    ogni giorno: ogni giorno, quotidiano, quotidianamente, tutti i giorni, giornaliero
    ogni settimana: ogni settimana, settimanale, tutte le settimane
    ogni mese: ogni mese, mensile, tutti i mesi
    ogni anno: ogni anno, annuale, tutti gli anni
    compleanno: compleanno, data di nascita, anniversario
    sveglia: sveglia, allarme, sveglia mattutina
    svegliare: svegliare, alzarsi, buttare giù dal letto
    posticipare la sveglia: posticipare la sveglia, snooze, altri cinque minuti
    timer: timer, conto alla rovescia, cronometro, temporizzatore, contaminuti
    promemoria: promemoria, ricordare, avvisare, avviso, reminder, far presente
    calendario: calendario, agenda, programma della giornata
    evento: evento, appuntamento, impegno, avvenimento
    riunione: riunione, meeting, incontro di lavoro, videoconferenza
    programmare: programmare, pianificare, fissare un appuntamento, organizzare, mettere in agenda
    rimandare: rimandare, posticipare, spostare l'appuntamento, rinviare
    libero: libero, disponibile, senza impegni
    occupato: occupato, impegnato
    compito: compito, attività, faccenda
    lista delle cose: lista delle cose, to do list, cose da fare
    lista della spesa: lista della spesa, spesa, cosa comprare
    lista: lista, elenco
    nota: nota, appunto, annotazione
    # weather
    meteo: meteo, tempo, previsione, che tempo fa, previsioni del tempo
    pioggia: pioggia, piovere, ombrello, acquazzone, piovoso
    neve: neve, nevicare, nevicata
    caldo: caldo, afa, afoso, bollente
    freddo: freddo, fresco, gelido
    sole: sole, soleggiato, sereno, bel tempo
    nuvola: nuvola, nuvoloso, coperto
    vento: vento, ventoso, raffica
    temporale: temporale, tempesta, burrasca, fulmine
    temperatura: temperatura, grado, quanti gradi
    umidità: umidità, umido
    qualità dell'aria: qualità dell'aria, inquinamento, smog
    alba: alba, sorgere del sole, sorge il sole
    tramonto: tramonto, calare del sole, tramonta il sole
    # media
    musica: musica, melodia, musiche
    canzone: canzone, brano, pezzo, traccia
    cantante: cantante, artista, gruppo, band, interprete
    che canzone è: che canzone è, che canzone è questa, chi canta, riconoscere la canzone
    album: album, disco
    playlist: playlist, lista di riproduzione, raccolta di brani
    radio: radio, stazione radio, emittente, fm
    podcast: podcast, puntata del podcast
    audiolibro: audiolibro, libro audio
    film: film, pellicola, lungometraggio
    serie: serie, episodio, puntata, telefilm, programma tv
    televisione: televisione, tele, televisore, tv
    canale: canale, rete
    notizia: notizia, novità, ultime notizie, attualità, titoli, telegiornale
    mi piace: mi piace, preferito, piacere, amare
    non mi piace: non mi piace, odiare, detestare
    libro: libro, romanzo, opera
    autore: autore, scrittore, chi ha scritto
    gioco: gioco, giocare
    barzelletta: barzelletta, battuta, fammi ridere, qualcosa di divertente
    storia: storia, racconto, favola, fiaba
    foto: foto, fotografia, immagine, selfie
    fare una foto: fare una foto, scattare, fotografare, scattare una foto
    fotocamera: fotocamera, telecamera, macchina fotografica
    video: video, clip
    # sport
    risultato: risultato, punteggio, chi ha vinto, chi vince
    partita: partita, match, incontro
    squadra: squadra, team, club
    classifica: classifica, campionato
    # communication
    chiamare: chiamare, telefonare, chiamata, fare una telefonata, comporre, telefonata
    riagganciare: riagganciare, terminare la chiamata, chiudere la chiamata, mettere giù
    rispondere alla chiamata: rispondere alla chiamata, accettare la chiamata, rispondere al telefono
    rifiutare la chiamata: rifiutare la chiamata, ignorare la chiamata
    videochiamata: videochiamata, chiamata video
    messaggio: messaggio, sms, messaggino
    mail: mail, email, e-mail, posta elettronica
    posta in arrivo: posta in arrivo, nuove mail, nuovi messaggi, casella di posta
    contatto: contatto, numero di telefono, rubrica
    notifica: notifica, avviso, allerta
    pubblicare: pubblicare, twittare, condividere sui social, fare un post
    social: social, social network, rete sociale
    # home
    luce: luce, lampada, lampadina, illuminazione
    riscaldamento: riscaldamento, termostato, calorifero
    aria condizionata: aria condizionata, condizionatore, climatizzatore
    aspirapolvere: aspirapolvere, robot aspirapolvere, aspirare, roomba
    pulire: pulire, pulizia, fare le pulizie
    porta: porta, portone
    serratura: serratura, lucchetto, catenaccio
    tapparella: tapparella, persiana, tenda, serranda
    presa: presa, presa elettrica, interruttore
    macchina del caffè: macchina del caffè, macchinetta del caffè, fare il caffè
    lavatrice: lavatrice, bucato
    lavastoviglie: lavastoviglie, lavapiatti
    frigo: frigo, frigorifero
    salotto: salotto, soggiorno, sala
    camera: camera, camera da letto, stanza
    bagno: bagno, toilette, gabinetto
    colore: colore, tinta, tonalità
    # food
    ricetta: ricetta, come si prepara, come si cucina
    cucinare: cucinare, preparare da mangiare, cuocere
    ingrediente: ingrediente, cosa serve per, cosa ci vuole
    sostituire: sostituire, rimpiazzare, sostituto
    caloria: caloria, valore energetico, quante calorie
    nutrizione: nutrizione, valori nutrizionali, informazioni nutrizionali
    sano: sano, salutare, fa bene
    ristorante: ristorante, locale dove mangiare, posto dove mangiare, trattoria
    cibo a domicilio: cibo a domicilio, cibo da asporto, asporto, delivery, consegna a domicilio
    colazione: colazione, fare colazione, prima colazione
    pranzo: pranzo, pranzare
    cena: cena, cenare
    mangiare: mangiare, cibo, pasto
    tavolo: tavolo, prenotare un tavolo
    # shopping and money
    comprare: comprare, acquistare, acquisto
    ordinare: ordinare, fare un ordine, richiedere
    ordine: ordine, ordinazione
    pacco: pacco, spedizione, consegna
    tracciare: tracciare, tracking, dov'è il pacco, stato della spedizione, seguire il pacco
    restituire: restituire, reso, rimborso, rimborsare
    offerta: offerta, sconto, promozione, coupon
    economico: economico, a buon mercato, conveniente, costa poco
    caro: caro, costoso
    negozio: negozio, bottega
    orario di apertura: orario di apertura, quando apre, a che ora apre, aperto
    orario di chiusura: orario di chiusura, quando chiude, a che ora chiude
    conto: conto, conto corrente, conto bancario
    saldo: saldo, quanti soldi ho, disponibilità del conto
    soldi: soldi, denaro, contanti
    carta: carta, carta di credito
    pagare: pagare, pagamento
    bonifico: bonifico, trasferire denaro, inviare denaro, trasferimento, mandare soldi
    fattura: fattura, bolletta, ricevuta
    spesa sostenuta: spesa sostenuta, quanto ho speso, spendere, uscita
    movimento: movimento, transazione, operazione, cronologia
    prestito: prestito, finanziamento
    interesse: interesse, tasso di interesse
    risparmiare: risparmiare, risparmio, mettere da parte
    budget: budget, quanto posso spendere, bilancio
    stipendio: stipendio, salario, busta paga
    tassa: tassa, tributo
    assicurazione: assicurazione, polizza, assicuratore
    pensione: pensione, fondo pensione, andare in pensione
    azione: azione, borsa, quotazione, titolo azionario
    valuta: valuta, moneta, tasso di cambio
    punteggio di credito: punteggio di credito, affidabilità creditizia
    pin: pin, codice segreto, codice della carta
    password: password, parola chiave, parola d'ordine
    frode: frode, truffa
    limite: limite, massimale, massimo, plafond
    assegno: assegno, libretto degli assegni
    bancomat: bancomat, sportello automatico, sportello bancomat
    # travel
    percorso: percorso, strada, tragitto, itinerario, come arrivare, indicazione, navigare
    traffico: traffico, ingorgo, coda, circolazione
    auto: auto, macchina, automobile, vettura, veicolo
    benzina: benzina, carburante, gasolio, diesel, fare il pieno
    distributore: distributore, benzinaio, stazione di servizio
    gomma: gomma, pneumatico, ruota, pressione delle gomme
    riparare: riparare, officina, meccanico, riparazione, aggiustare
    parcheggiare: parcheggiare, parcheggio, posteggio
    taxi: taxi, uber, tassì
    autobus: autobus, bus, pullman, corriera
    treno: treno, ferrovia
    metropolitana: metropolitana, metro
    biglietto: biglietto, ticket, titolo di viaggio
    volo: volo, aereo, volare
    aeroporto: aeroporto, terminal
    bagaglio: bagaglio, valigia
    hotel: hotel, albergo, alloggio, ostello
    prenotare: prenotare, prenotazione, riservare
    viaggio: viaggio, viaggiare, gita
    visto: visto, visto d'ingresso
    vaccino: vaccino, vaccinazione, vaccinare
    vicino: vicino, nelle vicinanze, qui intorno, nei paraggi, nei dintorni
    ritardo: ritardo, in ritardo, tardare
    noleggiare: noleggiare, affittare, affitto, noleggio
    fermata del bus: fermata del bus, fermata dell'autobus
    stazione: stazione, stazione dei treni
    # health
    medico: medico, dottore, dottoressa
    medicina: medicina, pillola, pastiglia, medicinale
    dolore: dolore, male, far male, dolere
    malato: malato, ammalato, stare male
    esercizio: esercizio, allenamento, allenarsi, palestra
    dormire: dormire, sonno, addormentarsi
    meditare: meditare, meditazione, rilassarsi, rilassamento
    ospedale: ospedale, pronto soccorso, clinica
    farmacia: farmacia, farmacista
    # work and learning
    lavoro: lavoro, impiego, occupazione
    fare domanda: fare domanda, candidarsi, presentare richiesta
    capo: capo, superiore, responsabile
    collega: collega, compagno di lavoro
    scuola: scuola, liceo, istituto
    tradurre: tradurre, traduzione, come si dice
    lingua: lingua, idioma, linguaggio
    sillabare: sillabare, come si scrive, ortografia
    sinonimo: sinonimo, altra parola per
    # assistant and small talk
    come ti chiami: come ti chiami, il tuo nome, chi sei
    chi ti ha creato: chi ti ha creato, chi ti ha fatto, il tuo creatore
    cosa sai fare: cosa sai fare, cosa puoi fare
    sei un robot: sei un robot, sei umano, sei reale, sei vero
    da dove vieni: da dove vieni, dove vivi
    come va: come va, come ti senti, tutto bene, tutto a posto
    ciao: ciao, buongiorno, buonasera, buon giorno
    arrivederci: arrivederci, addio, buonanotte, alla prossima
    grazie: grazie, grazie mille, ti ringrazio
    bravo: bravo, ottimo, perfetto, fantastico, eccellente, ben fatto
    pessimo: pessimo, terribile, orribile, brutto
    sì: sì, va bene, certo, ok, d'accordo, esatto, certamente, sicuro
    no: no, assolutamente no, negativo
    forse: forse, può darsi, non so, magari
    testa o croce: testa o croce, lanciare una moneta, lancia la moneta
    tirare un dado: tirare un dado, lanciare i dadi, dado
    numero casuale: numero casuale, numero a caso
    curiosità: curiosità, fatto curioso, fatto interessante
    lentamente: lentamente, più lento, adagio, parla più lentamente
    veloce: veloce, rapido, in fretta, più veloce
    voce: voce, accento, tono di voce
    # devices
    telefono: telefono, cellulare, telefonino, smartphone
    trova il mio telefono: trova il mio telefono, dov'è il telefono, fai squillare il telefono
    batteria: batteria, carica, pila, livello della batteria
    wifi: wifi, wi-fi, internet, rete wireless, connessione
    dati mobili: dati mobili, rete dati, internet mobile
    modalità aereo: modalità aereo, modalità volo
    non disturbare: non disturbare, modalità non disturbare
    schermo: schermo, display, monitor
    screenshot: screenshot, cattura schermo
    applicazione: applicazione, app
    file: file, documento
    cartella: cartella, directory
    archiviazione: archiviazione, spazio, memoria disponibile
    computer: computer, pc, portatile
    torcia: torcia, pila elettrica, luce del telefono
    utente: utente, profilo, account
    condividere la posizione: condividere la posizione, inviare la posizione, mia posizione, dove mi trovo
    # people and things
    nome: nome, come si chiama
    fidanzato: fidanzato, ragazzo, compagno
    fidanzata: fidanzata, ragazza, compagna
    moglie: moglie, sposa
    marito: marito, sposo
    madre: madre, mamma
    padre: padre, papà, babbo
    bambino: bambino, bimbo, figlio
    neonato: neonato, bebè
    cane: cane, cagnolino
    gatto: gatto, micio
    animale domestico: animale domestico, animale da compagnia
    pianta: pianta, pianta verde
    innaffiare: innaffiare, annaffiare, dare acqua
    regalo: regalo, dono, pensierino
    matrimonio: matrimonio, nozze, sposarsi
    casa: casa, abitazione, domicilio
    appartamento: appartamento, bilocale
    avvocato: avvocato, legale
    donare: donare, donazione, fare una donazione, beneficenza
    concerto: concerto, spettacolo, rappresentazione
    luogo: luogo, posto, località
    problema: problema, errore, guasto, non funziona
    rotto: rotto, danneggiato
    perso: perso, smarrito, perdere, smarrire
    nuovo: nuovo, recente, ultima novità
    grande: grande, enorme
    piccolo: piccolo, minuscolo
    migliore: migliore, top, più votato
    recensione: recensione, opinione, valutazione, giudizio

    [kinds]
    number: 0, zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici,
     quindici, sedici, diciassette, diciotto, diciannove, venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta,
     novanta, cento, duecento, trecento, cinquecento, mille, duemila, milione, miliardo, dozzina, ventuno, ventidue, ventitré,
     ventiquattro, venticinque, ventisei, ventisette, ventotto, ventinove, trentuno, trentadue, trentatré, trentaquattro,
     trentacinque, trentasei, trentasette, trentotto, trentanove, quarantuno, quarantadue, quarantatré, quarantaquattro,
     quarantacinque, quarantasei, quarantasette, quarantotto, quarantanove, cinquantuno, cinquantadue, cinquantatré,
     cinquantaquattro, cinquantacinque, cinquantasei, cinquantasette, cinquantotto, cinquantanove, sessantuno, sessantadue,
     sessantatré, sessantaquattro, sessantacinque, sessantasei, sessantasette, sessantotto, sessantanove, settantuno, settantadue,
     settantatré, settantaquattro, settantacinque, settantasei, settantasette, settantotto, settantanove, ottantuno, ottantadue,
     ottantatré, ottantaquattro, ottantacinque, ottantasei, ottantasette, ottantotto, ottantanove, novantuno, novantadue,
     novantatré, novantaquattro, novantacinque, novantasei, novantasette, novantotto, novantanove
    ordinal: primo, secondo, terzo, quarto, quinto, sesto, settimo, ottavo, nono, decimo, undicesimo, dodicesimo, tredicesimo,
     quattordicesimo, quindicesimo, ventesimo, trentesimo, seconda, terza
    weekday: lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica
    month: gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
    holiday: natale, vigilia di natale, santo stefano, capodanno, san silvestro, epifania, befana, carnevale, martedì grasso,
     san valentino, festa della donna, festa del papà, festa della mamma, pasqua, pasquetta, venerdì santo, domenica delle palme,
     liberazione, festa della liberazione, venticinque aprile, festa dei lavoratori, primo maggio, festa della repubblica,
     ferragosto, ognissanti, halloween, immacolata, giorno dei morti, ramadan, hanukkah
    country: afghanistan, albania, algeria, andorra, angola, arabia saudita, argentina, armenia, australia, austria, azerbaigian,
     bahamas, bangladesh, belgio, bielorussia, birmania, bolivia, bosnia, botswana, brasile, bulgaria, cambogia, camerun, canada,
     cile, cina, cipro, colombia, congo, corea, corea del nord, corea del sud, costa d'avorio, costa rica, croazia, cuba,
     danimarca, ecuador, egitto, el salvador, emirati arabi uniti, eritrea, estonia, etiopia, filippine, finlandia, francia,
     galles, georgia, germania, ghana, giamaica, giappone, giordania, gran bretagna, grecia, groenlandia, guatemala, guinea,
     haiti, honduras, india, indonesia, inghilterra, iran, iraq, irlanda, islanda, israele, italia, kazakistan, kenya, kosovo,
     kuwait, laos, lettonia, libano, libia, liechtenstein, lituania, lussemburgo, macedonia, madagascar, malesia, maldive, malta,
     marocco, mauritius, messico, moldavia, monaco, mongolia, montenegro, mozambico, namibia, nepal, nicaragua, nigeria, norvegia,
     nuova zelanda, olanda, oman, paesi bassi, pakistan, palestina, panama, paraguay, perù, polonia, portogallo, qatar,
     regno unito, repubblica ceca, repubblica dominicana, romania, ruanda, russia, san marino, scozia, senegal, serbia,
     seychelles, singapore, siria, slovacchia, slovenia, somalia, spagna, sri lanka, stati uniti, stati uniti d'america, usa,
     sudafrica, sudan, svezia, svizzera, taiwan, tanzania, thailandia, tunisia, turchia, ucraina, uganda, ungheria, uruguay,
     uzbekistan, vaticano, venezuela, vietnam, yemen, zambia, zimbabwe, america
    place: roma, milano, napoli, torino, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova,
     trieste, brescia, parma, prato, taranto, modena, reggio calabria, reggio emilia, perugia, ravenna, livorno, cagliari, foggia,
     rimini, salerno, ferrara, sassari, giugliano, monza, siracusa, pescara, bergamo, forlì, trento, vicenza, terni, bolzano,
     novara, piacenza, ancona, andria, arezzo, udine, cesena, lecce, pesaro, la spezia, alessandria, barletta, catanzaro, pistoia,
     brindisi, pisa, lucca, como, treviso, varese, grosseto, asti, caserta, ragusa, cremona, carpi, cosenza, l'aquila, viterbo,
     pavia, mantova, cuneo, trapani, potenza, matera, crotone, caltanissetta, agrigento, benevento, avellino, frosinone, rieti,
     siena, carrara, imola, savona, sanremo, lodi, lecco, sondrio, biella, vercelli, verbania, aosta, belluno, rovigo, gorizia,
     pordenone, teramo, chieti, campobasso, isernia, ascoli piceno, macerata, urbino, enna, nuoro, oristano, olbia, alghero,
     cefalù, taormina, sorrento, amalfi, positano, capri, ischia, procida, pompei, gallipoli, otranto, ostuni, alberobello,
     assisi, orvieto, viareggio, forte dei marmi, portofino, rapallo, cinque terre, cortina d'ampezzo, courmayeur, bormio,
     livigno, jesolo, lignano, riccione, cattolica, ostia, fiumicino, malpensa, trastevere, lugano, bellinzona, lombardia,
     piemonte, veneto, liguria, emilia-romagna, toscana, umbria, marche, lazio, abruzzo, molise, campania, puglia, basilicata,
     calabria, sicilia, sardegna, valle d'aosta, trentino, alto adige, friuli, salento, costiera amalfitana, isola d'elba,
     dolomiti, lago di garda, lago di como, lago maggiore, vesuvio, etna, tevere, adriatico, tirreno, londra, cambridge,
     edimburgo, dublino, parigi, lione, marsiglia, nizza, bordeaux, tolosa, provenza, corsica, berlino, monaco di baviera,
     amburgo, francoforte, colonia, vienna, salisburgo, zurigo, ginevra, berna, amsterdam, rotterdam, l'aia, bruxelles, anversa,
     bruges, copenaghen, stoccolma, reykjavik, madrid, barcellona, siviglia, valencia, malaga, granada, ibiza, maiorca, tenerife,
     canarie, lisbona, porto, atene, creta, santorini, mykonos, rodi, corfù, praga, budapest, varsavia, cracovia, bucarest, sofia,
     belgrado, lubiana, zagabria, sarajevo, tirana, kiev, mosca, san pietroburgo, il cairo, sharm el sheikh, marrakech, tunisi,
     tripoli, città del capo, johannesburg, gerusalemme, tel aviv, beirut, damasco, baghdad, teheran, la mecca, doha, nuova delhi,
     pechino, shanghai, seul, tokyo, kyoto, città del messico, l'avana, lima, bogotà, san paolo, california, filadelfia,
     washington dc, new orleans, montreal, africa, asia, europa, antartide, nord america, sud america, america latina,
     medio oriente, scandinavia, caraibi, balcani, sahara, alpi, appennini, himalaya, everest, grand canyon, amazzonia, nilo,
     danubio, reno, tamigi, atlantico, pacifico, mediterraneo, alaska, arizona, colorado, florida, hawaii, illinois, indiana,
     kansas, michigan, minnesota, montana, nevada, new jersey, new york, ohio, oregon, tennessee, texas, utah, virginia,
     washington, ontario, manhattan, brooklyn, hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago, cleveland,
     dallas, denver, detroit, honolulu, houston, las vegas, los angeles, memphis, miami, orlando, phoenix, portland, san diego,
     san francisco, seattle, toronto, vancouver, buenos aires, rio de janeiro, manchester, liverpool, oxford, glasgow, belfast,
     oslo, bergen, helsinki, istanbul, ankara, zagreb, casablanca, nairobi, lagos, dubai, abu dhabi, mumbai, jakarta, bali,
     manila, hong kong, bangkok, hanoi, sydney, melbourne, brisbane, auckland
    language: italiano, inglese, francese, spagnolo, tedesco, portoghese, olandese, svedese, danese, norvegese, finlandese,
     islandese, polacco, ceco, slovacco, ungherese, rumeno, bulgaro, greco, turco, russo, ucraino, croato, serbo, albanese, arabo,
     ebraico, persiano, hindi, urdu, cinese, mandarino, cantonese, giapponese, coreano, vietnamita, thailandese, indonesiano,
     swahili, zulu, latino, gaelico, irlandese, gallese, catalano, basco, esperanto, napoletano, siciliano, sardo
    people: americano, statunitense, britannico, canadese, australiano, messicano, brasiliano, indiano, europeo, africano,
     asiatico, egiziano, svizzero, austriaco, belga, scozzese, cubano, argentino, colombiano, peruviano, marocchino, etiope,
     libanese, israeliano, iraniano, pakistano, mediterraneo, caraibico, romano, milanese, toscano, veneziano, pugliese, calabrese
    currency: euro, dollaro, sterlina, yen, peso, rupia, franco, franco svizzero, yuan, won, rublo, corona, corona svedese, lira,
     lira turca, real, shekel, dinaro, dirham, rand, baht, zloty, fiorino, bitcoin, ethereum, dogecoin, dollaro canadese,
     dollaro australiano, centesimo
    given name: adele, adriana, adriano, agata, agnese, alberto, aldo, alessandra, alessandro, alessia, alessio, alex, alfonso,
     alfredo, alice, amedeo, andrea, angela, angelica, angelo, anita, annalisa, annamaria, antonella, antonia, antonietta,
     antonino, antonio, arianna, armando, arturo, augusto, barbara, beatrice, benedetta, benedetto, bianca, bruno, camilla, carla,
     carlo, carlotta, carmela, carmelo, carmen, carolina, caterina, cecilia, cesare, chiara, cinzia, clara, claudia, claudio,
     concetta, corrado, cristian, cristiano, cristina, daniela, daniele, dario, davide, debora, denise, diego, diletta, domenico,
     donatella, donato, edoardo, elisa, elisabetta, eleonora, emanuela, emanuele, emilia, emilio, emiliano, enrica, enrico, enzo,
     erica, ernesto, ettore, eugenia, eugenio, fabiana, fabio, fabrizio, fausto, federica, federico, ferdinando, fernando,
     filippo, filomena, flavia, flavio, francesca, francesco, franco, gabriele, gabriella, gaetano, gaia, gennaro, giacomo, giada,
     gianluca, gianfranco, gianluigi, gianmarco, gianni, gilberto, ginevra, gino, giorgia, giorgio, giovanna, giovanni, giulia,
     giuliana, giuliano, giulio, giuseppe, giuseppina, gloria, graziella, greta, guglielmo, guido, ida, ilaria, irene, isabella,
     ivan, jacopo, katia, lavinia, leonardo, letizia, lidia, liliana, loredana, lorena, lorenza, lorenzo, luca, lucia, luciana,
     luciano, ludovica, luigi, luigia, luisa, maddalena, manuel, manuela, mara, marcello, marco, margherita, mariangela, marianna,
     marina, mario, marisa, marta, martina, massimiliano, massimo, matilde, matteo, mattia, maurizio, mauro, melissa, michela,
     michele, milena, mirko, miriam, monica, nadia, natalia, nicola, nicole, nicolò, noemi, ornella, orazio, oscar, ottavio,
     paola, paolo, pasquale, patrizia, pier paolo, piero, pierluigi, pietro, raffaele, raffaella, rebecca, renata, renato,
     riccardo, rita, roberta, roberto, rocco, rodolfo, romeo, rosalia, rosanna, rosaria, rossella, ruggero, sabrina, salvatore,
     samuele, sandra, sandro, saverio, sebastiano, serena, sergio, silvana, silvia, silvio, simona, simone, sofia, sonia,
     stefania, stefano, susanna, teresa, tiziana, tiziano, tommaso, umberto, ugo, valentina, valentino, valeria, valerio, vanessa,
     veronica, vincenzo, virginia, vito, vittoria, vittorio, viviana, walter, mohammed, ahmed, fatima, hassan, omar, ali, john,
     michael, kevin, jennifer, jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin, robert, thomas,
     alexander, adam, elena, eva
    family: mamma, madre, papà, padre, genitori, fratello, sorella, figlio, figlia, moglie, marito, zio, zia, cugino, cugina,
     nipote, nonna, nonno, nonni, fidanzato, fidanzata, ragazzo, ragazza, matrigna, patrigno, suocera, suocero, cognato, cognata,
     genero, nuora, coinquilino, migliore amico, migliore amica, amico, amica, padrino, madrina, vicino di casa, collega
    food: tonno, salmone, gambero, gamberetto, cozza, vongola, aragosta, granchio, ostrica, merluzzo, baccalà, trota, orata,
     branzino, spigola, sardina, acciuga, polpo, calamaro, manzo, maiale, pollo, pollo arrosto, tacchino, pancetta, guanciale,
     prosciutto, prosciutto crudo, prosciutto cotto, speck, salame, mortadella, bresaola, salsiccia, wurstel, bistecca,
     bistecca alla fiorentina, cotoletta, agnello, vitello, coniglio, anatra, uovo, uova strapazzate, latte, burro, formaggio,
     parmigiano, parmigiano reggiano, grana padano, pecorino, gorgonzola, ricotta, mascarpone, burrata, stracchino, provola,
     panna, yogurt, pane, panino, piadina, focaccia, grissino, bruschetta, toast, riso, lasagne, lasagna, maccheroni, penne,
     fusilli, rigatoni, tagliatelle, linguine, orecchiette, tortellini, cannelloni, pasta al forno, pasta e fagioli,
     spaghetti alla carbonara, amatriciana, cacio e pepe, ragù, pesto alla genovese, pizza margherita, margherita, capricciosa,
     calzone, arancino, supplì, polenta, minestrone, zuppa, brodo, insalata, insalata di riso, caprese, parmigiana,
     melanzane alla parmigiana, polpetta, polpettone, arrosto, ossobuco, saltimbocca, vitello tonnato, fritto misto, patatine,
     patatine fritte, purè, frittata, cornetto, brioche, biscotto, torta, torta di mele, crostata, tiramisù, cannolo, cassata,
     panettone, pandoro, colomba pasquale, torrone, babà, sfogliatella, ciambella, gelato, cioccolato, cioccolata, caramella,
     crema, budino, zucchero, zucchero di canna, farina, lievito, bicarbonato, sale, pepe, aglio, cipolla, patata, patata dolce,
     pomodoro, pomodorini, carota, pisello, fagiolo, fagiolini, mais, broccolo, cavolfiore, spinaci, lattuga, rucola, cavolo,
     cetriolo, sedano, asparago, fungo, porcino, zucchina, melanzana, zucca, radicchio, ravanello, barbabietola, porro, peperone,
     carciofo, finocchio, mela, banana, limone, lime, arancia, mandarino, uva, fragola, mirtillo, lampone, ciliegia, pesca,
     albicocca, pera, prugna, ananas, melone, anguria, cocomero, avocado, cocco, fico, miele, marmellata, burro di arachidi,
     senape, maionese, aceto, aceto balsamico, olio, olio d'oliva, salsa di soia, zafferano, cannella, zenzero, basilico, origano,
     timo, rosmarino, salvia, prezzemolo, coriandolo, cumino, paprika, curcuma, noce moscata, vaniglia, peperoncino, avena,
     cereali, lenticchia, cece, noce, mandorla, arachide, nocciola, pistacchio, oliva, popcorn, pizza, sushi, ramen, curry,
     hummus, falafel, tofu, quinoa, taco, burrito, pasta, spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog,
     hamburger, cheeseburger, brownie, muffin, cheesecake, croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi,
     risotto, paella, pesto, carbonara, kebab
    drink: tè, tè verde, camomilla, tisana, caffè, caffè macchiato, caffè lungo, caffè d'orzo, succo, succo d'arancia, spremuta,
     aranciata, gassosa, chinotto, limonata, frullato, acqua, acqua frizzante, acqua minerale, birra, vino, vino rosso,
     vino bianco, prosecco, spumante, champagne, spritz, aperol, negroni, limoncello, grappa, rum, cioccolata calda, cappuccino,
     espresso, latte, smoothie, gin, vodka, tequila, martini, mojito, cocktail, coca cola, whisky
    animal: cane, gatto, cavallo, mucca, maiale, pecora, capra, gallina, gallo, oca, leone, tigre, orso, orso polare, lupo, volpe,
     cervo, cinghiale, coniglio, lepre, topo, ratto, scoiattolo, criceto, elefante, giraffa, zebra, ippopotamo, rinoceronte,
     scimmia, gorilla, scimpanzé, canguro, koala, balena, delfino, squalo, pesce, pesce rosso, pinguino, aquila, gufo, pappagallo,
     piccione, gabbiano, cigno, fenicottero, rana, serpente, vipera, lucertola, tartaruga, coccodrillo, ape, vespa, formica,
     ragno, farfalla, zanzara, mosca, dinosauro, drago, unicorno, cammello, panda, foca, lontra, pipistrello, toro, cucciolo,
     gattino, ghepardo, leopardo, giaguaro, bufalo, asino, lama, polpo, medusa, riccio
    colour: rosso, blu, verde, giallo, arancione, viola, rosa, bianco, nero, marrone, grigio, azzurro, celeste, turchese, magenta,
     ciano, beige, bordeaux, indaco, lilla, fucsia, oro, argento, blu scuro, verde scuro, verde chiaro, bianco caldo
    music style: classica, musica classica, musica leggera, musica italiana, cantautori, liscio, neomelodica, trap, elettronica,
     musica elettronica, musica pop, musica rock, musica latina, opera, musica lirica, lirica, colonna sonora, canzoni di natale,
     canzoni per bambini, acustica, strumentale, sinfonia, musica rilassante, taranta, pizzica, metal italiano, hard rock, rock,
     jazz, pop, rap, hip hop, blues, heavy metal, punk, folk, reggae, soul, funk, techno, disco, indie, gospel, trance, dubstep,
     r&b, salsa, flamenco, tango
    instrument: chitarra, chitarra elettrica, pianoforte, violino, batteria, tamburo, flauto, tromba, trombone, sassofono,
     violoncello, clarinetto, contrabbasso, arpa, ukulele, banjo, organo, fisarmonica, armonica, mandolino
    sport: calcio, calcetto, pallacanestro, basket, baseball, pallavolo, pallamano, pallanuoto, hockey su ghiaccio, ping pong,
     pugilato, boxe, scherma, nuoto, ciclismo, sci, snowboard, surf, atletica, ginnastica, equitazione, padel, bocce, formula 1,
     formula uno, motogp, olimpiadi, mondiali, mondiali di calcio, europei di calcio, serie a, serie b, coppa italia,
     giro d'italia, sei nazioni, juve, inter, milan, roma calcio, as roma, lazio calcio, fiorentina, atalanta, sampdoria,
     nazionale italiana, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba, premier league, super bowl, champions league,
     real madrid, manchester united, juventus
    game: scacchi, dama, briscola, scopa, burraco, tombola, solitario, tressette, rubamazzo, gioco dell'oca, domino, impiccato,
     tris, battaglia navale, forza quattro, sasso carta forbice, cruciverba, indovinello, nascondino, nomi cose città, lotto,
     superenalotto, risiko, ruzzle, trivia, poker, blackjack, bingo, tetris, pac man, minecraft, fortnite, super mario, pokemon,
     monopoly, scrabble, sudoku, candy crush, angry birds, fifa
    company: poste italiane, banca intesa, intesa sanpaolo, unicredit, monte dei paschi, fineco, mediolanum, ing,
     generali assicurazioni, unipol, enel, eni, telecom, telecom italia, wind tre, iliad, fastweb, trenitalia, italo treno,
     ferrovie dello stato, atac, atm milano, alitalia, ita airways, ferrari, lamborghini, maserati, alfa romeo, lancia, ducati,
     piaggio, pirelli, gucci, prada, armani, versace, dolce e gabbana, valentino moda, luxottica, esselunga, conad, coop,
     carrefour, eurospin, pam supermercati, decathlon, leroy merlin, mediaworld, unieuro, euronics, feltrinelli, mondadori,
     barilla, ferrero, nutella, lavazza, illy, bnl, satispay, glovo, deliveroo, just eat, bartolini, flixbus, autogrill, inps,
     ftse mib, google, apple, microsoft, amazon, facebook, twitter, instagram, tesla, netflix, nike, adidas, ikea, starbucks,
     mcdonald's, mcdonalds, burger king, kfc, paypal, mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet,
     samsung, sony, intel, ibm, disney, pepsi, boeing, airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat,
     dhl, vodafone, nokia, zara, h&m, lidl, ebay, walmart
    service: rai, rai uno, rai due, rai tre, raiplay, mediaset, canale 5, italia 1, rete 4, la7, sky tg24, rainews, ansa,
     repubblica, la repubblica, corriere della sera, la stampa, gazzetta dello sport, il sole 24 ore, il fatto quotidiano,
     radio deejay, deejay, rtl 102.5, rds, radio 105, virgin radio, radio italia, radio maria, radio rai, radio uno, m2o,
     radio capital, giallo zafferano, giallozafferano, il meteo, timvision, dazn, spid, fantacalcio, disney plus, spotify,
     youtube, apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes, deezer, audible, whatsapp,
     snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo, wikipedia, twitch, tunein, bbc,
     cnn
    person of note: sergio mattarella, mattarella, mario draghi, draghi, giorgia meloni, meloni, giuseppe conte, matteo salvini,
     salvini, matteo renzi, renzi, silvio berlusconi, berlusconi, luigi di maio, beppe grillo, papa francesco, benito mussolini,
     mussolini, giuseppe garibaldi, garibaldi, cavour, giulio cesare, dante alighieri, dante, petrarca, giovanni boccaccio,
     alessandro manzoni, manzoni, giacomo leopardi, leopardi, luigi pirandello, pirandello, italo calvino, umberto eco,
     primo levi, elena ferrante, andrea camilleri, montalbano, pinocchio, michelangelo, raffaello, caravaggio, botticelli,
     donatello, galileo galilei, galileo, cristoforo colombo, marco polo, guglielmo marconi, enrico fermi, rita levi montalcini,
     samantha cristoforetti, giuseppe verdi, giacomo puccini, puccini, rossini, vivaldi, antonio vivaldi, luciano pavarotti,
     pavarotti, andrea bocelli, ennio morricone, ludovico einaudi, vasco rossi, vasco, ligabue, laura pausini, eros ramazzotti,
     tiziano ferro, zucchero fornaciari, jovanotti, lucio battisti, battisti, lucio dalla, fabrizio de andré, de andré,
     francesco guccini, de gregori, pino daniele, adriano celentano, celentano, mina, gianna nannini, emma marrone, marco mengoni,
     mengoni, måneskin, fedez, sfera ebbasta, caparezza, j-ax, negramaro, subsonica, litfiba, pooh, franco battiato, battiato,
     cesare cremonini, max pezzali, 883, annalisa, elodie, mahmood, lazza, gigi d'alessio, roberto benigni, benigni, totò,
     sophia loren, federico fellini, monica bellucci, chiara ferragni, maria de filippi, fiorello, valentino rossi,
     francesco totti, totti, gianluigi buffon, buffon, roberto baggio, alessandro del piero, paolo maldini, mario balotelli,
     federica pellegrini, jannik sinner, matteo berrettini, marco pantani, michael schumacher, maradona, regina elisabetta,
     napoleone, isaac newton, barack obama, obama, donald trump, trump, joe biden, george washington, abraham lincoln,
     albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven, bach, elvis presley, michael jackson, madonna,
     beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran, justin bieber, eminem, drake, the beatles, beatles,
     rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2, abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt,
     angelina jolie, leonardo dicaprio, johnny depp, elon musk, bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela,
     cristiano ronaldo, lionel messi, messi, roger federer, stephen king, harry potter, angela merkel, vladimir putin
    household thing: lampada, lampadina, lampadario, abat-jour, piantana, faretto, forno, fornello, frigorifero, frigo,
     congelatore, freezer, lavastoviglie, lavatrice, asciugatrice, microonde, forno a microonde, bollitore, macchina del caffè,
     macchinetta del caffè, moka, tostapane, stufa, termosifone, riscaldamento, calorifero, termostato, ventilatore,
     condizionatore, aria condizionata, climatizzatore, televisore, televisione, tv, stereo, altoparlante, cassa bluetooth,
     computer, portatile, stampante, router, modem, wifi, porta del garage, porta d'ingresso, porta, cancello, finestra,
     tapparella, persiana, presa intelligente, presa di corrente, campanello, citofono, videocamera, telecamera, irrigatore,
     aspirapolvere, robot aspirapolvere, caldaia, scaldabagno, umidificatore, deumidificatore, camino, vasca, vasca idromassaggio,
     cappa, albero di natale
    room: cucina, camera, camera da letto, salotto, soggiorno, sala da pranzo, bagno, corridoio, ingresso, ufficio, studio,
     cantina, soffitta, mansarda, garage, giardino, balcone, terrazzo, terrazza, veranda, portico, cameretta, camera dei bambini,
     camera degli ospiti, camera matrimoniale, lavanderia, ripostiglio, taverna, piano di sopra, piano terra, cortile, tinello
    body: testa, mal di testa, schiena, mal di schiena, pancia, stomaco, ginocchio, spalla, braccio, mano, dito, gamba, piede,
     caviglia, collo, gola, dente, lingua, naso, orecchio, occhio, bocca, capello, pelle, cuore, polmone, fegato, rene, cervello,
     osso, petto, anca, gomito

    [topics]
    sveglia: sveglia, allarme, svegliare, suonare, mattina, ora, alzarsi, presto, posticipare, spegnere, domani, impostare, posporre
    timer: timer, minuto, secondo, conto alla rovescia, cronometro, forno, pasta, uovo, cuocere, restante, fermare, ora
    promemoria: promemoria, ricordare, avvisare, dimenticare, avviso, appunto, compito, domani, importante, appuntamento, sveglia,
      memoria
    calendario: calendario, agenda, appuntamento, evento, riunione, data, settimana, giorno, compleanno, lunedì, martedì, mercoledì,
      giovedì, venerdì, mese
    riunione: riunione, sala, collega, partecipante, videoconferenza, ordine del giorno, ufficio, zoom, capo, squadra, partecipanti,
      ora, incontro
    attività: attività, lista, fare, spuntare, completare, aggiungere, compito, progetto, priorità, scadenza, da fare, eliminare,
      impegno
    spesa: spesa, lista, latte, pane, uovo, supermercato, comprare, frutta, verdura, aggiungere
    note: note, appunto, annotare, scrivere, idea, taccuino, testo, blocco, salvare, leggere, cancellare, dettare
    ora: ora, orologio, fuso orario, minuto, città, paese, londra, tokyo, new york, locale, legale, solare, secondo
    data: data, giorno, oggi, domani, ieri, mese, anno, calendario, bisestile, lunedì, settimana, santo, onomastico
    feste: feste, natale, capodanno, pasqua, ferragosto, festivo, ponte, epifania, vacanza, carnevale, befana, vigilia, festa della
      mamma
    meteo: meteo, tempo, pioggia, neve, sole, ombrello, temperatura, grado, freddo, caldo, vento, temporale, nuvoloso, umido, cappotto,
      nebbia, grandine
    qualità dell'aria: qualità dell'aria, inquinamento, polline, smog, polvere sottile, allergia, ozono, aria, respirare, mascherina,
      indice, città
    astronomia: astronomia, luna, sole, pianeta, stella, eclissi, alba, tramonto, marte, universo
    notizie: notizie, titoli, attualità, giornale, politica, elezione, presidente, governo, economia, telegiornale
    sport: sport, calcio, partita, risultato, squadra, gol, serie a, basket, tennis, giocatore, campionato, allenatore, coppa, formula
      uno
    musica: musica, canzone, cantante, album, artista, gruppo, playlist, brano, rock, pop, jazz, ascoltare, spotify, testo
    radio: radio, stazione, fm, frequenza, trasmissione, emittente, sintonizzare, ascoltare, notizie, mettere, conduttore, rai
    podcast: podcast, puntata, episodio, iscriversi, trasmissione, ascoltare, ultimo, intervista, conduttore, scaricare, capitolo
    audiolibro: audiolibro, capitolo, narratore, audible, leggere, velocità, ascoltare, continuare, autore, pagina, romanzo, pausa
    cinema: cinema, film, attore, attrice, regista, orario, uscita, serie, netflix, trailer, sala, oscar
    televisione: televisione, canale, tele, programma, trasmissione, serie, telecomando, guardare, tv, volume, netflix, film
    libri: libri, romanzo, autore, leggere, biblioteca, capitolo, pagina, scrittore, poesia, titolo, pubblicare, recensione
    giochi: giochi, giocare, partita, quiz, indovinello, punteggio, scacchi, console, indovinare, giocatore, carta, videogioco, turno
    umorismo: umorismo, barzelletta, battuta, divertente, ridere, scherzo, comico, raccontare, divertirsi, freddura, buffo, simpatico
    foto: foto, fotografia, fotocamera, selfie, album, immagine, galleria, video, flash, ritratto, scattare, condividere
    chiamate: chiamate, chiamare, telefono, numero, riagganciare, rispondere, segreteria, contatto, vivavoce, perse
    messaggi: messaggi, sms, whatsapp, rispondere, leggere, inviare, chat, gruppo, telegram, testo, vocale, destinatario
    mail: mail, email, oggetto, posta in arrivo, inviare, rispondere, allegato, mittente, spam, gmail, destinatario
    contatti: contatti, numero, rubrica, telefono, indirizzo, nome, salvare, aggiungere, chiamare, amico, famiglia, mail
    social network: social network, facebook, twitter, instagram, pubblicare, tweet, follower, profilo, commento, tiktok
    luci: luci, luce, lampada, lampadina, luminosità, colore, salotto, camera, cucina, accendere, spegnere
    riscaldamento: riscaldamento, termostato, grado, temperatura, termosifone, condizionatore, ventilatore, caldaia, caldo, freddo,
      stanza, salotto
    sicurezza di casa: sicurezza di casa, porta, serratura, allarme, telecamera, chiave, campanello, garage, finestra, ladro, sensore
    casa: casa, presa, tapparella, tenda, dispositivo, interruttore, lavatrice, lavastoviglie, forno, elettrodomestico, garage, cucina,
      scena
    pulizia: pulizia, aspirapolvere, robot, pavimento, pulire, polvere, spazzare, spazzatura, lavare, pulito, stanza, straccio
    caffè: caffè, macchinetta, tazza, espresso, cappuccino, tè, latte, zucchero, macchiato, capsula, preparare, caldo
    cucina: cucina, ricetta, cucinare, ingrediente, forno, padella, bollire, grammo, farina, pollo, riso, pasta, cottura, sale
    nutrizione: nutrizione, caloria, proteina, grasso, vitamina, zucchero, dieta, carboidrato, sano, fibra, alimento
    ristorante: ristorante, tavolo, prenotare, mangiare, cenare, menù, cameriere, pizzeria, persona, trattoria, bar, mancia
    consegna a domicilio: consegna a domicilio, ordinare, pizza, hamburger, sushi, cinese, asporto, fattorino, cibo, ristorante,
      indirizzo, patatine
    acquisti: acquisti, comprare, negozio, amazon, prodotto, prezzo, offerta, carrello, taglia, vestito, scarpa, sconto
    ordini: ordini, pacco, consegna, spedizione, corriere, posta, tracking, reso, arrivare, amazon, seguire, acquisto, spedire
    banca: banca, conto, saldo, soldi, bonifico, risparmio, prelevare, versare, bancomat, iban, filiale, movimento, bloccare
    carta: carta, credito, debito, pin, visa, limite, bloccare, rubata, persa, scadere, attivare, rifiutata, premio, punti
    pagamenti: pagamenti, pagare, bolletta, fattura, scadenza, luce, acqua, gas, affitto, importo
    prestito: prestito, mutuo, interesse, tasso, rata, banca, debito, credito, rimborsare, durata, richiesta, personale
    investimenti: investimenti, borsa, azione, fondo, quotazione, mercato, dividendo, bitcoin, indice, portafoglio
    valuta: valuta, euro, dollaro, sterlina, yen, cambio, convertire, franco, tasso, valore, moneta, convertitore
    assicurazione: assicurazione, polizza, copertura, sinistro, premio, incidente, assicuratore, salute, casa, vita, rimborso, coprire,
      auto
    tasse: tasse, dichiarazione, fisco, iva, reddito, modello 730, detrazione, agenzia delle entrate, pagare, rimborso, modulo, tassa,
      contribuente
    stipendio: stipendio, busta paga, paga, guadagnare, accredito, datore, lordo, netto, contratto, aumento, capo, salario
    pensione: pensione, contributo, età, inps, fondo, risparmio, pensionato, piano, anni, contribuire, datore, investimento
    lavoro: lavoro, impiego, ufficio, capo, azienda, contratto, collega, colloquio, curriculum, assumere, licenziare
    ferie: ferie, permesso, assenza, richiedere, risorse umane, malattia, approvare, giorno libero, giorni, capo, data, ufficio
    auto: auto, macchina, motore, benzina, olio, gomma, ruota, targa, officina, batteria, freno, revisione, chilometro, bollo, tagliando
    traffico: traffico, coda, ingorgo, strada, autostrada, incidente, lavori, tangenziale, macchina, rallentamento, semaforo, tragitto,
      congestione
    navigazione: navigazione, percorso, strada, mappa, indirizzo, arrivare, girare, via, distanza, gps, destinazione
    trasporti: trasporti, autobus, treno, metro, fermata, stazione, biglietto, orario, linea, tram, binario, partenza, trenitalia
    taxi: taxi, uber, autista, corsa, passaggio, macchina, aeroporto, prenotare, tariffa, indirizzo, chiamare
    voli: voli, volo, aereo, aeroporto, imbarco, gate, biglietto, sedile, compagnia, scalo, partenza, arrivo
    bagagli: bagagli, bagaglio, valigia, imbarcare, smarrito, zaino, peso, stiva, chilo, aeroporto, borsa, cabina, compagnia
    hotel: hotel, albergo, camera, notte, prenotare, reception, colazione, stella, airbnb, letto, ospite, alloggio
    viaggi: viaggi, destinazione, visto, passaporto, turismo, spiaggia, vaccino, estero, ambasciata, paese, turista, museo
    salute: salute, medico, sintomo, dolore, febbre, malato, ospedale, tosse, influenza, testa, pressione
    medicine: medicine, pillola, dose, farmacia, ricetta medica, prendere, antibiotico, effetto collaterale, sciroppo, vaccino,
      compressa, allergia
    fitness: fitness, correre, palestra, allenamento, passo, chilometro, bicicletta, yoga, muscolo, camminare, peso
    sonno: sonno, dormire, letto, pisolino, ora, russare, riposo, sveglia, insonnia, notte, sognare, rumore bianco
    meditazione: meditazione, rilassarsi, respirazione, calma, stress, yoga, seduta, musica rilassante, respirare, ansia, mente,
      rilassante
    studio: studio, scuola, università, esame, compiti, lezione, professore, studente, studiare, voto
    lingue: lingue, tradurre, inglese, spagnolo, tedesco, francese, parola, dire, traduzione, cinese
    parole: parole, definizione, significato, sinonimo, dizionario, sillabare, ortografia, lettera, rima, contrario, frase, grammatica,
      tradurre
    matematica: matematica, calcolare, sommare, sottrarre, moltiplicare, dividere, radice, percentuale, numero, somma, totale, calcolo,
      per
    misure: misure, metro, chilometro, miglio, grammo, chilo, libbra, litro, pollice, piede, grado, convertire
    caso: caso, moneta, dado, numero, testa, croce, lanciare, casuale, scegliere, sorteggio, fortuna, dadi
    cultura generale: cultura generale, capitale, paese, popolazione, storia, inventare, fiume, montagna, guerra, re, animale
    personaggi famosi: personaggi famosi, attore, cantante, presidente, nato, età, sposato, biografia, morto, famoso, figlio, altezza,
      calciatore
    assistente: assistente, nome, robot, intelligenza artificiale, creatore, età, parlare, voce, lingua, umano, siri, alexa, google
    conversazione: conversazione, ciao, grazie, arrivederci, salve, scusa, piacere, come stai, contento, triste, annoiato, amico
    volume: volume, suono, silenzio, altoparlante, alzare, abbassare, forte, muto, rumore, massimo, minimo, audio
    dispositivo: dispositivo, wifi, bluetooth, batteria, schermo, aggiornamento, impostazione, modalità aereo, rete, memoria, caricare
    applicazioni: applicazioni, app, file, aprire, chiudere, installare, scaricare, cartella, documento, programma, aggiornare,
      avviare, eliminare
    registrazione: registrazione, registrare, voce, dettare, microfono, trascrivere, audio, nota vocale, fermare, riprodurre, riunione,
      suono
    sicurezza: sicurezza, password, codice, impronta, utente, frode, virus, account, furto, privacy
    posizione: posizione, dove sono, condividere, telefono, trovare, perso, mappa, gps, indirizzo, luogo, vicino, inviare
    animali: animali, cane, gatto, veterinario, passeggiata, crocchette, uccello, guinzaglio, cucciolo, animale, cibo, lettiera
    piante: piante, giardino, innaffiare, fiore, prato, vaso, terra, piantare, seme, albero, acqua, concime, orto
    bambini: bambini, neonato, storia, ninna nanna, asilo, pannolino, scuola, giocare, canzone, cartoni, giocattolo, compleanno
    famiglia: famiglia, madre, padre, fratello, sorella, fidanzato, amico, amore, marito, moglie
    biglietti: biglietti, concerto, evento, teatro, spettacolo, festival, museo, mostra, posto, prenotare, prezzo, esaurito, sala
    donazioni: donazioni, donare, associazione, beneficenza, aiuto, causa, croce rossa, fondazione, soldi, volontariato, sangue
    matrimonio: matrimonio, sposarsi, sposi, invitato, anello, cerimonia, luna di miele, abito, anniversario, chiesa, regalo, banchetto
    immobili: immobili, appartamento, casa, affitto, affittare, comprare, agenzia, stanza, trasloco, vicino
    diritto: diritto, avvocato, contratto, giudice, denuncia, polizia, multa, legge, tribunale, legale, reato, testamento, prigione
    emergenza: emergenza, ambulanza, pompieri, polizia, pronto soccorso, aiuto, incidente, incendio, fuoco, chiamare, ospedale,
      terremoto
    """
}

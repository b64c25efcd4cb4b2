// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// How Portuguese words inflect, which carry grammar only, and what people put around a request.
  static let portugueseGrammar = """
    [function]
    o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro ao à aos às com até
      desde entre sobre sob ante após durante
    dum duma deste desta disto desse dessa disso daquele daquela neste nesta nisto nesse nessa nisso naquele naquela
    e ou mas que se porque pois então embora enquanto
    eu tu ele ela nós vós vocês você eles elas me te lhe lhes mim ti si comigo contigo consigo conosco connosco lo la los las
    meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas dele dela deles delas
    este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas
    ser é são sou és somos era eram foi foram seja sejam será serão sido sendo seria
    estar está estão estou estás estamos estava estavam esteja estive esteve estado estando tá tô
    haver há houve havia haja hei
    algum alguma alguns algumas algo muito tão já também assim aqui aí ali lá mesmo mesma

    [carriers]
    # around an app's name
    pede a * que
    pede a * para
    pede ao * que
    pede ao * para
    pede à * para
    peça a * para
    peça ao * para
    peça à * para
    peça a *
    peça ao *
    pede ao *
    diga a * para
    diga ao * para
    diz ao * para
    diz a * que
    diga ao *
    pergunta a * se
    pergunta ao * se
    pergunte a * se
    pergunte ao * se
    pergunte ao *
    pergunta ao *
    deixa *
    com *
    com o *
    com a *
    usando *
    usando o *
    utilizando *
    em *
    no *
    na *
    nos *
    nas *
    pelo *
    pela *
    por *
    via *
    de *
    do *
    da *
    ao *
    à *
    a *
    através de *
    através do *
    através da *
    por meio de *
    a partir do *
    com a ajuda do *
    com a app *
    na app *
    no app *
    com o app *
    com o aplicativo *
    no aplicativo *
    com a aplicação *
    na aplicação *
    no meu *
    na minha *
    nas minhas *
    abre * e
    abra * e
    inicia * e
    usa * para
    use * para
    utiliza * para
    segundo *
    # around a request
    por favor
    se faz favor
    faz favor
    faça o favor de
    pode
    podes
    você pode
    tu podes
    pode me
    podes-me
    você pode me
    poderia
    poderias
    você poderia
    podia
    podias
    será que pode
    será que podes
    consegue
    consegues
    você consegue
    posso
    eu posso
    quero
    eu quero
    eu quero que
    quero que
    queria
    eu queria
    eu queria saber
    queria saber
    gostaria de
    eu gostaria de
    gostaria que
    gostaria de saber
    gostava de
    gostava de saber
    preciso
    preciso de
    eu preciso
    eu preciso de
    preciso que
    preciso saber
    quero saber
    eu quero saber
    necessito de
    tenho de
    tenho que
    me diga
    me diz
    me fala
    diga-me
    diz-me
    diga me
    diz me
    fale-me
    pode me dizer
    podes dizer-me
    pode dizer-me
    poderia me dizer
    você sabe
    sabe
    sabes
    sabe se
    sabe me dizer
    me ajude a
    me ajuda a
    ajuda-me a
    faz com que
    faça com que
    é possível
    dá para
    tem como
    ei
    oi
    olá
    ó
    então
    bem
    agora mesmo
    neste momento
    quando puder
    se puder
    se possível
    você se importa de
    importas-te de
    obrigado
    obrigada

    [endings]
    # adverbs
    amente - 3
    mente - 4
    # plural and gender
    s - 3
    a - 4
    o - 4
    e - 4
    as - 4
    os - 4
    es - 4
    ões ão 1
    ão ão 1
    ães ão 2
    ais al 2
    éis el 2
    eis el 3
    óis ol 1
    ns m 2
    res r 3
    ares - 4
    eres - 4
    zes z 2
    # spelling
    que c 3
    ques c 3
    quem c 3
    gue g 3
    gues g 3
    ça ç 3
    # verb forms
    ar - 4
    er - 4
    ir - 4
    á - 4
    ê - 4
    ando - 4
    endo - 4
    indo - 4
    ado - 4
    ada - 4
    ados - 4
    adas - 4
    ou - 4
    am - 4
    amos - 4
    emos - 4
    imos - 4
    # verb and pronoun with hyphen
    a-me - 3
    e-me - 3
    a-o - 3
    a-a - 3
    e-o - 3
    e-a - 3
    ar-me - 3
    á-lo - 3
    á-la - 3

    [irregular]
    ligar: ligo liga ligas ligam ligamos ligando ligado ligada ligados ligadas ligou ligava ligá ligares ligaram ligue ligues liguem
      liguemos liguei
    desligar: desligo desliga desligas desligam desligamos desligando desligado desligada desligados desligadas desligou desligava
      desligá desligares desligaram desligue desligues desliguem desliguemos desliguei
    acender: acende acendes acendem acendemos acendendo acendido acendida acendeu acendê acenda acendam acendas acendo aceso acesa
      acesas acesos
    apagar: apago apaga apagas apagam apagamos apagando apagado apagada apagados apagadas apagou apagava apagá apagares apagaram apague
      apagues apaguem apaguemos apaguei
    abrir: abre abres abrem abrimos abrindo abrido abrida abriu abra abram abras abro aberto aberta abertos abertas
    fechar: fecho fecha fechas fecham fechamos fechando fechado fechada fechados fechadas fechou fechava fechá fechares fecharam feche
      feches fechem fechemos fechei
    pôr: põe ponha ponham ponhas pomos punha ponho pões põem pus pondo
    colocar: coloco coloca colocas colocam colocamos colocando colocado colocada colocados colocadas colocou colocava colocá colocares
      colocaram coloque coloques coloquem coloquemos coloquei
    botar: boto bota botas botam botamos botando botado botada botados botadas botou botava botá botares botaram bote botes botem
      botemos botei
    tirar: tiro tira tiras tiram tiramos tirando tirado tirada tirados tiradas tirou tirava tirá tirares tiraram tire tires tirem
      tiremos tirei
    subir: sube subes subem subimos subindo subido subida subiu suba subam subas subo sobe sobes sobem
    baixar: baixa baixas baixam baixamos baixando baixado baixada baixados baixadas baixou baixava baixá baixares baixaram baixe baixes
      baixem baixemos baixei
    abaixar: abaixo abaixa abaixas abaixam abaixamos abaixando abaixado abaixada abaixados abaixadas abaixou abaixava abaixá abaixares
      abaixaram abaixe abaixes abaixem abaixemos abaixei
    aumentar: aumento aumenta aumentas aumentam aumentamos aumentando aumentado aumentada aumentados aumentadas aumentou aumentava
      aumentá aumentares aumentaram aumente aumentes aumentem aumentemos aumentei
    diminuir: diminue diminues diminuem diminuimos diminuindo diminuido diminuida diminuiu diminua diminuam diminuas diminuo diminui
      diminuído
    reduzir: reduze reduzes reduzem reduzimos reduzindo reduzido reduzida reduziu reduza reduzam reduzas reduzo reduz
    parar: paro paras param paramos parando parado parados parou parava pará parares pararam pare pares parem paremos parei pára
    pausar: pauso pausa pausas pausam pausamos pausando pausado pausada pausados pausadas pausou pausava pausá pausares pausaram pause
      pauses pausem pausemos pausei
    seguir: segue segues seguem seguimos seguindo seguido seguida seguiu siga sigam sigas sigo
    continuar: continuo continua continuas continuam continuamos continuando continuado continuada continuados continuadas continuou
      continuava continuá continuares continuaram continue continues continuem continuemos continuei
    começar: começo começa começas começam começamos começando começado começada começados começadas começou começava começá começares
      começaram comece comeces comecem comecemos comecei
    iniciar: inicio inicia inicias iniciam iniciamos iniciando iniciado iniciada iniciados iniciadas iniciou iniciava iniciá iniciares
      iniciaram inicie inicies iniciem iniciemos iniciei
    dizer: diz diga digam digas dizendo dizemos dizes dizem dito disse dirá
    fazer: faz faça façam faças fazendo fazemos façamos fazes fazem fiz fez feito feita feitos feitas fará farei fazê
    ver: vê veja vejam vejas vemos vês veem vejo viu vi verá
    ir: vai vá indo ido vamos vou vais vão fui irei irá iria ia
    dar: dá dê dando damos dou dás dão dei deu
    ter: tem tenha tenham tenhas tendo temos tido tenho tens têm tinha tive teve terá terei
    vir: vem venha venham venhas vimos venho vens vêm vindo veio virá
    sair: sae saes saem saimos saindo saido saida saiu saia saiam saias saio sai sais saído
    cair: cae caes caem caimos caindo caido caida caiu caia caiam caias caio cai cais
    voltar: volto volta voltas voltam voltamos voltando voltado voltada voltados voltadas voltou voltava voltá voltares voltaram volte
      voltes voltem voltemos voltei
    devolver: devolve devolves devolvem devolvemos devolvendo devolvido devolvida devolveu devolvê devolva devolvam devolvas devolvo
    saber: sabe saiba saibam saibas sabes sabem sabemos sabendo sei soube saberia
    querer: quer queira queiram queiras quero querendo quis queres queria querias queremos querem
    poder: pode possa possam possas podemos posso podes podem podia podias poderia poderias pude pôde
    trazer: traz traga tragam tragas trazem trago trazendo trazes trouxe
    ouvir: ouve ouves ouvem ouvimos ouvindo ouvido ouvida ouviu ouça ouçam ouças ouço
    ler: le les lem lemos lendo lido lida leu lê leia leiam leias leio lês leem li
    reler: rele reles relem relemos relendo relido relida releu relê releia releiam releias releio
    escrever: escreve escreves escrevem escrevemos escrevendo escrevido escrevida escreveu escrevê escreva escrevam escrevas escrevo
      escrito escrita escritos escritas
    descrever: descreve descreves descrevem descrevemos descrevendo descrevido descrevida descreveu descrevê descreva descrevam
      descrevas descrevo descrito
    jogar: jogo joga jogas jogam jogamos jogando jogado jogada jogados jogadas jogou jogava jogá jogares jogaram jogue jogues joguem
      joguemos joguei
    mostrar: mostro mostra mostras mostram mostramos mostrando mostrado mostrada mostrados mostradas mostrou mostrava mostrá mostrares
      mostraram mostre mostres mostrem mostremos mostrei
    contar: contam contamos contando contado contada contados contadas contou contava contá contares contaram conte contes contem
      contemos contei
    encontrar: encontro encontra encontras encontram encontramos encontrando encontrado encontrada encontrados encontradas encontrou
      encontrava encontrá encontrares encontraram encontre encontres encontrem encontremos encontrei
    lembrar: lembro lembra lembras lembram lembramos lembrando lembrado lembrada lembrados lembradas lembrou lembrava lembrá lembrares
      lembraram lembre lembres lembrem lembremos lembrei
    relembrar: relembro relembra relembras relembram relembramos relembrando relembrado relembrada relembrados relembradas relembrou
      relembrava relembrá relembrares relembraram relembre relembres relembrem relembremos relembrei
    acordar: acorda acordas acordam acordamos acordando acordado acordada acordados acordadas acordou acordava acordá acordares
      acordaram acorde acordes acordem acordemos acordei
    despertar: desperto desperta despertas despertam despertamos despertando despertado despertada despertados despertadas despertou
      despertava despertá despertares despertaram desperte despertes despertem despertemos despertei
    mandar: mando manda mandas mandam mandamos mandando mandado mandada mandados mandadas mandou mandava mandá mandares mandaram mande
      mandes mandem mandemos mandei
    enviar: envio envia envias enviam enviamos enviando enviado enviada enviados enviadas enviou enviava enviá enviares enviaram envie
      envies enviem enviemos enviei
    chamar: chamo chama chamas chamam chamamos chamando chamado chamados chamou chamava chamá chamares chamaram chame chames chamem
      chamemos chamei
    telefonar: telefono telefona telefonas telefonam telefonamos telefonando telefonado telefonada telefonados telefonadas telefonou
      telefonava telefoná telefonares telefonaram telefone telefones telefonem telefonemos telefonei
    procurar: procuro procura procuras procuram procuramos procurando procurado procurada procurados procuradas procurou procurava
      procurá procurares procuraram procure procures procurem procuremos procurei
    buscar: busco busca buscas buscam buscamos buscando buscado buscada buscados buscadas buscou buscava buscá buscares buscaram busque
      busques busquem busquemos busquei
    achar: acho acha achas acham achamos achando achado achada achados achadas achou achava achá achares acharam ache aches achem
      achemos achei
    tocar: toco toca tocas tocam tocamos tocando tocado tocada tocados tocadas tocou tocava tocá tocares tocaram toque toques toquem
      toquemos toquei
    trocar: troco troca trocas trocam trocamos trocando trocado trocada trocados trocadas trocou trocava trocá trocares trocaram troque
      troques troquem troquemos troquei
    mudar: mudas mudam mudamos mudando mudado mudada mudados mudadas mudou mudava mudá mudares mudaram mude mudes mudem mudemos mudei
    pagar: pago paga pagas pagam pagamos pagando pagado pagada pagados pagadas pagou pagava pagá pagares pagaram pague pagues paguem
      paguemos paguei
    passar: passa passas passam passamos passando passados passadas passou passava passá passares passaram passe passes passem passemos
      passei
    comprar: compro compra compras compram compramos comprando comprado comprada comprados compradas comprou comprava comprá comprares
      compraram compre compres comprem compremos comprei
    criar: crio cria crias criam criamos criando criado criada criados criadas criou criava criá criares criaram crie cries criem
      criemos criei
    usar: uso usa usas usam usamos usando usado usada usados usadas usou usava usá usares usaram use uses usem usemos usei
    olhar: olha olhas olham olhamos olhando olhado olhada olhados olhadas olhou olhava olhá olhares olharam olhe olhes olhem olhemos
      olhei
    deixar: deixo deixa deixas deixam deixamos deixando deixado deixada deixados deixadas deixou deixava deixá deixares deixaram deixe
      deixes deixem deixemos deixei
    bloquear: bloqueo bloquea bloqueas bloqueam bloqueamos bloqueando bloqueado bloqueada bloqueados bloqueadas bloqueou bloqueava
      bloqueá bloqueares bloquearam bloquee bloquees bloqueem bloqueemos bloqueei bloqueie bloqueiem bloqueies bloqueio bloqueia
    desbloquear: desbloqueo desbloquea desbloqueas desbloqueam desbloqueamos desbloqueando desbloqueado desbloqueada desbloqueados
      desbloqueadas desbloqueou desbloqueava desbloqueá desbloqueares desbloquearam desbloquee desbloquees desbloqueem desbloqueemos
      desbloqueei desbloqueie desbloqueiem desbloqueies desbloqueio desbloqueia
    excluir: exclue exclues excluem excluimos excluindo excluido excluida excluiu exclua excluam excluas excluo exclui excluído
    incluir: inclue inclues incluem incluimos incluindo incluido incluida incluiu inclua incluam incluas incluo inclui incluído
    deletar: deleto deleta deletas deletam deletamos deletando deletado deletada deletados deletadas deletou deletava deletá deletares
      deletaram delete deletes deletem deletemos deletei
    eliminar: elimino elimina eliminas eliminam eliminamos eliminando eliminado eliminada eliminados eliminadas eliminou eliminava
      eliminá eliminares eliminaram elimine elimines eliminem eliminemos eliminei
    remover: remove removes removem removemos removendo removido removida removeu removê remova removam removas removo
    adicionar: adiciono adiciona adicionas adicionam adicionamos adicionando adicionado adicionada adicionados adicionadas adicionou
      adicionava adicioná adicionares adicionaram adicione adiciones adicionem adicionemos adicionei
    acrescentar: acrescento acrescenta acrescentas acrescentam acrescentamos acrescentando acrescentado acrescentada acrescentados
      acrescentadas acrescentou acrescentava acrescentá acrescentares acrescentaram acrescente acrescentes acrescentem acrescentemos
      acrescentei
    anotar: anoto anota anotas anotam anotamos anotando anotado anotada anotados anotadas anotou anotava anotá anotares anotaram anote
      anotes anotem anotemos anotei
    cancelar: cancelo cancela cancelas cancelam cancelamos cancelando cancelado cancelada cancelados canceladas cancelou cancelava
      cancelá cancelares cancelaram cancele canceles cancelem cancelemos cancelei
    anular: anulo anula anulas anulam anulamos anulando anulado anulada anulados anuladas anulou anulava anulá anulares anularam anule
      anules anulem anulemos anulei
    ativar: ativo ativa ativas ativam ativamos ativando ativado ativada ativados ativadas ativou ativava ativá ativares ativaram ative
      atives ativem ativemos ativei
    desativar: desativo desativa desativas desativam desativamos desativando desativado desativada desativados desativadas desativou
      desativava desativá desativares desativaram desative desatives desativem desativemos desativei
    activar: activo activa activas activam activamos activando activado activada activados activadas activou activava activá activares
      activaram active actives activem activemos activei
    desactivar: desactivo desactiva desactivas desactivam desactivamos desactivando desactivado desactivada desactivados desactivadas
      desactivou desactivava desactivá desactivares desactivaram desactive desactives desactivem desactivemos desactivei
    reproduzir: reproduze reproduzes reproduzem reproduzimos reproduzindo reproduzido reproduzida reproduziu reproduza reproduzam
      reproduzas reproduzo reproduz
    traduzir: traduze traduzes traduzem traduzimos traduzindo traduzido traduzida traduziu traduza traduzam traduzas traduzo traduz
    conduzir: conduze conduzes conduzem conduzimos conduzindo conduzido conduzida conduziu conduza conduzam conduzas conduzo conduz
    dirigir: dirige diriges dirigem dirigimos dirigindo dirigido dirigida dirigiu dirija dirijam dirijas dirijo
    repetir: repete repetes repetem repetimos repetindo repetido repetida repetiu repita repitam repitas repito
    pedir: pede pedes pedem pedimos pedindo pedido pedida pediu peça peçam peças peço
    medir: mede medes medem medimos medindo medido medida mediu meça meçam meças meço
    servir: serve serves servem servimos servindo servido servida serviu sirva sirvam sirvas sirvo
    sentir: sente sentes sentem sentimos sentindo sentido sentida sentiu sinta sintam sintas sinto
    dormir: dorme dormes dormem dormimos dormindo dormido dormida dormiu durma durmam durmas durmo
    morrer: morre morres morrem morremos morrendo morrido morrida morreu morrê morra morram morras morro morto morta
    preferir: prefere preferes preferem preferimos preferindo preferido preferida preferiu prefira prefiram prefiras prefiro
    transferir: transfere transferes transferem transferimos transferindo transferido transferida transferiu transfira transfiram
      transfiras transfiro
    sugerir: sugere sugeres sugerem sugerimos sugerindo sugerido sugerida sugeriu sugira sugiram sugiras sugiro
    conferir: confere conferes conferem conferimos conferindo conferido conferida conferiu confira confiram confiras confiro
    converter: converte convertes convertem convertemos convertendo convertido convertida converteu convertê converta convertam
      convertas converto
    conseguir: consegue consegues conseguem conseguimos conseguindo conseguido conseguida conseguiu consiga consigam consigas
    perder: perde perdes perdem perdemos perdendo perdido perdida perdeu perdê perca percam percas perco
    mover: move moves movem movemos movendo movido movida moveu movê mova movam movas movo
    chover: chove choves chovem chovemos chovendo chovido chovida choveu chovê chova chovam chovas chovo
    conhecer: conhece conheces conhecem conhecemos conhecendo conhecido conhecida conheceu conhecê conheça conheçam conheças conheço
    aquecer: aquece aqueces aquecem aquecemos aquecendo aquecido aquecida aqueceu aquecê aqueça aqueçam aqueças aqueço
    esquecer: esquece esqueces esquecem esquecemos esquecendo esquecido esquecida esqueceu esquecê esqueça esqueçam esqueças esqueço
    nascer: nasce nasces nascem nascemos nascendo nascido nascida nasceu nascê nasça nasçam nasças nasço
    acontecer: acontece aconteces acontecem acontecemos acontecendo acontecido acontecida aconteceu acontecê aconteça aconteçam
      aconteças aconteço
    agradecer: agradece agradeces agradecem agradecemos agradecendo agradecido agradecida agradeceu agradecê agradeça agradeçam
      agradeças agradeço
    descobrir: descobre descobres descobrem descobrimos descobrindo descobrido descobrida descobriu descubra descubram descubras
      descubro descoberto
    partilhar: partilho partilha partilhas partilham partilhamos partilhando partilhado partilhada partilhados partilhadas partilhou
      partilhava partilhá partilhares partilharam partilhe partilhes partilhem partilhemos partilhei
    compartilhar: compartilho compartilha compartilhas compartilham compartilhamos compartilhando compartilhado compartilhada
      compartilhados compartilhadas compartilhou compartilhava compartilhá compartilhares compartilharam compartilhe compartilhes
      compartilhem compartilhemos compartilhei
    guardar: guardo guarda guardas guardam guardamos guardando guardado guardada guardados guardadas guardou guardava guardá guardares
      guardaram guarde guardes guardem guardemos guardei
    salvar: salvo salva salvas salvam salvamos salvando salvado salvada salvados salvadas salvou salvava salvá salvares salvaram salve
      salves salvem salvemos salvei
    gravar: gravo grava gravas gravam gravamos gravando gravado gravada gravados gravadas gravou gravava gravá gravares gravaram grave
      graves gravem gravemos gravei
    escutar: escuto escuta escutas escutam escutamos escutando escutado escutada escutados escutadas escutou escutava escutá escutares
      escutaram escute escutes escutem escutemos escutei
    reservar: reservo reserva reservas reservam reservamos reservando reservado reservada reservados reservadas reservou reservava
      reservá reservares reservaram reserve reserves reservem reservemos reservei
    marcar: marco marcas marcam marcamos marcando marcado marcada marcados marcadas marcou marcava marcá marcares marcaram marque
      marques marquem marquemos marquei
    agendar: agendo agendam agendamos agendando agendado agendada agendados agendadas agendou agendava agendá agendares agendaram
      agende agendes agendem agendemos agendei
    programar: programo programam programamos programando programado programada programados programadas programou programava programá
      programares programaram programe programes programem programemos programei
    configurar: configuro configura configuras configuram configuramos configurando configurado configurada configurados configuradas
      configurou configurava configurá configurares configuraram configure configures configurem configuremos configurei
    ajustar: ajusto ajusta ajustas ajustam ajustamos ajustando ajustado ajustada ajustados ajustadas ajustou ajustava ajustá ajustares
      ajustaram ajuste ajustes ajustem ajustemos ajustei
    definir: define defines definem definimos definindo definido definida definiu defina definam definas defino
    calcular: calculo calcula calculas calculam calculamos calculando calculado calculada calculados calculadas calculou calculava
      calculá calculares calcularam calcule calcules calculem calculemos calculei
    comparar: comparo compara comparas comparam comparamos comparando comparado comparada comparados comparadas comparou comparava
      compará comparares compararam compare compares comparem comparemos comparei
    conectar: conecto conecta conectas conectam conectamos conectando conectado conectada conectados conectadas conectou conectava
      conectá conectares conectaram conecte conectes conectem conectemos conectei
    desconectar: desconecto desconecta desconectas desconectam desconectamos desconectando desconectado desconectada desconectados
      desconectadas desconectou desconectava desconectá desconectares desconectaram desconecte desconectes desconectem desconectemos
      desconectei
    descarregar: descarrego descarrega descarregas descarregam descarregamos descarregando descarregado descarregada descarregados
      descarregadas descarregou descarregava descarregá descarregares descarregaram descarregue descarregues descarreguem
      descarreguemos descarreguei
    carregar: carrego carrega carregas carregam carregamos carregando carregado carregada carregados carregadas carregou carregava
      carregá carregares carregaram carregue carregues carreguem carreguemos carreguei
    instalar: instalo instala instalas instalam instalamos instalando instalado instalada instalados instaladas instalou instalava
      instalá instalares instalaram instale instales instalem instalemos instalei
    avisar: aviso avisa avisas avisam avisamos avisando avisado avisada avisados avisadas avisou avisava avisá avisares avisaram avise
      avises avisem avisemos avisei
    ajudar: ajudo ajuda ajudas ajudam ajudamos ajudando ajudado ajudada ajudados ajudadas ajudou ajudava ajudá ajudares ajudaram ajude
      ajudes ajudem ajudemos ajudei
    responder: responde respondes respondem respondemos respondendo respondido respondida respondeu respondê responda respondam
      respondas respondo
    atender: atende atendes atendem atendemos atendendo atendido atendida atendeu atendê atenda atendam atendas atendo
    vender: vende vendes vendem vendemos vendendo vendido vendida vendeu vendê venda vendam vendas
    comer: come comes comem comemos comendo comido comeu comê coma comam comas
    beber: bebe bebes bebem bebemos bebendo bebido bebeu beba bebam bebas bebo
    correr: corre corres correm corremos correndo corrido correu corrê corra corram corras corro
    viver: vive vives vivem vivemos vivendo vivido vivida viveu vivê vivam vivas
    cozinhar: cozinho cozinham cozinhamos cozinhando cozinhado cozinhada cozinhados cozinhadas cozinhou cozinhava cozinhá cozinhares
      cozinharam cozinhe cozinhes cozinhem cozinhemos cozinhei
    limpar: limpo limpa limpas limpam limpamos limpando limpado limpada limpados limpadas limpou limpava limpá limpares limparam limpe
      limpes limpem limpemos limpei
    regar: rego rega regas regam regamos regando regado regada regados regadas regou regava regá regares regaram regue regues reguem
      reguemos reguei
    levar: levo leva levas levam levamos levando levado levada levados levadas levou levava levá levares levaram levem levemos levei
    chegar: chego chega chegas chegam chegamos chegando chegado chegada chegados chegadas chegou chegava chegá chegares chegaram chegue
      chegues cheguem cheguemos cheguei
    viajar: viajo viaja viajas viajam viajamos viajando viajado viajada viajados viajadas viajou viajava viajá viajares viajaram viaje
      viajes viajem viajemos viajei
    custar: custo custa custas custam custamos custando custado custada custados custadas custou custava custá custares custaram custe
      custes custem custemos custei
    valer: valha valham valhas
    ganhar: ganho ganha ganhas ganham ganhamos ganhando ganhado ganhada ganhados ganhadas ganhou ganhava ganhá ganhares ganharam ganhe
      ganhes ganhem ganhemos ganhei
    gastar: gasto gasta gastas gastam gastamos gastando gastado gastada gastados gastadas gastou gastava gastá gastares gastaram gaste
      gastes gastem gastemos gastei
    verificar: verifico verifica verificas verificam verificamos verificando verificado verificada verificados verificadas verificou
      verificava verificá verificares verificaram verifique verifiques verifiquem verifiquemos verifiquei
    explicar: explico explica explicas explicam explicamos explicando explicado explicada explicados explicadas explicou explicava
      explicá explicares explicaram explique expliques expliquem expliquemos expliquei
    recomendar: recomendo recomenda recomendas recomendam recomendamos recomendando recomendado recomendada recomendados recomendadas
      recomendou recomendava recomendá recomendares recomendaram recomende recomendes recomendem recomendemos recomendei
    luz: luzes
    mês: meses
    vez: vezes
    mal: mau má maus más
    bom: boa bons boas
    novo: nova novos novas
    grande: grandes
    alto: altos altas
    baixo: baixos
    som: sons
    viagem: viagens
    imagem: imagens
    mensagem: mensagens
    filho: filha filhos filhas
    gato: gata gatos gatas
    país: países
    inglês: inglesa ingleses
    francês: francesa franceses
    português: portuguesa portugueses
    juro: juros
    pão: pães
    mão: mãos
    mercado: mercados
    fácil: fáceis
    difícil: difíceis
    livro: livros
    livre: livres
    conto: contos
    quarto: quartos
    quarta: quartas
    segundo: segundos
    segunda: segundas
    cheque: cheques
    carta: cartas
    porto: portos
    porta: portas
    ponto: pontos
    ponte: pontes
    banco: bancos
    corrida: corridas
    comida: comidas
    caso: casos
    casa: casas
    """
}

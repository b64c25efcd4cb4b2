// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What is known of Portuguese.
  static let portuguese = """
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

    [same]
    # switching and settings
    ligar: ligar, acender, ativar, activar, habilitar, pôr a funcionar, dar ligar
    desligar: desligar, apagar a luz, desativar, desactivar, desabilitar, tirar da tomada
    aumentar: aumentar, subir, elevar, incrementar, pôr mais alto
    diminuir: diminuir, baixar, abaixar, reduzir, pôr mais baixo
    brilho: brilho, luminosidade, intensidade da luz
    mais brilho: mais brilho, mais claro, mais luz, clarear, mais brilhante, iluminar mais
    menos luz: menos luz, escurecer, menos brilho, mais escuro, diminuir as luzes
    volume: volume, som, áudio, nível de som
    mais alto: mais alto, aumentar o volume, mais volume, fala mais alto, som mais alto
    mais baixo: mais baixo, abaixar o volume, menos volume, fala mais baixo, baixar o som
    silenciar: silenciar, mudo, silêncio, tirar o som, sem som, mutar, modo silencioso
    configuração: configuração, ajuste, definição do sistema, opção, preferência
    configurar: configurar, ajustar, regular, definir, estabelecer
    mudar: mudar, alterar, trocar, modificar, editar, corrigir
    colocar: colocar, pôr, botar, meter
    tocar música: tocar música, reproduzir, tocar, ouvir, escutar, põe a tocar
    parar: parar, interromper, terminar, finalizar, acabar, stop, parar a música
    pausar: pausar, pausa, pôr em pausa, dar uma pausa
    continuar: continuar, retomar, prosseguir, seguir em frente
    começar: começar, iniciar, dar início, arrancar
    pular: pular, saltar, avançar, próxima música
    próximo: próximo, seguinte, que vem
    anterior: anterior, passado, de antes
    repetir: repetir, outra vez, de novo, novamente, mais uma vez
    o que disse: o que disse, não ouvi, não entendi, pode repetir
    repetir a música: repetir a música, em loop, loop, modo repetição
    aleatório: aleatório, misturar, shuffle, ordem aleatória, modo aleatório
    cancelar: cancelar, anular, desmarcar
    deixa para lá: deixa para lá, esquece, não importa, deixa estar, nada, deixa pra lá
    desfazer: desfazer, voltar atrás, reverter, voltar
    ajudar: ajudar, ajuda, auxílio, assistência, dar uma mão
    atendimento ao cliente: atendimento ao cliente, apoio ao cliente, suporte, suporte técnico, sac
    reiniciar: reiniciar, resetar, repor, restaurar
    atualizar: atualizar, atualização, actualizar, update
    instalar: instalar, baixar um aplicativo, instalar uma aplicação
    descarregar: descarregar, baixar arquivo, fazer download, download, transferir ficheiro
    desinstalar: desinstalar, remover aplicativo
    conectar: conectar, emparelhar, parear, sincronizar, vincular
    trancar: trancar, bloquear, fechar à chave
    destrancar: destrancar, desbloquear, abrir a fechadura
    # handling things
    mostrar: mostrar, exibir, apresentar, ver, visualizar, deixa ver
    abrir: abrir, executar, iniciar, aceder a, acessar, entrar em
    fechar: fechar, sair de, encerrar
    procurar: procurar, buscar, encontrar, achar, pesquisar, localizar
    adicionar: adicionar, acrescentar, incluir, colocar na, anotar, juntar
    remover: remover, apagar, eliminar, excluir, deletar, tirar, retirar, riscar
    esvaziar: esvaziar, limpar a lista, apagar tudo, eliminar tudo
    criar: criar, fazer, gerar, preparar
    salvar: salvar, guardar, gravar ficheiro, armazenar
    copiar: copiar, duplicar, fazer uma cópia
    compartilhar: compartilhar, partilhar, divulgar
    mover: mover, deslocar
    renomear: renomear, mudar o nome, trocar o nome
    enviar: enviar, mandar, remeter
    receber: receber, obter, chegar
    ler: ler, leitura, ler em voz alta
    escrever: escrever, redigir, digitar
    responder: responder, resposta, dar uma resposta
    reencaminhar: reencaminhar, encaminhar, reenviar
    gravar: gravar, fazer uma gravação, registar, registrar
    gravação: gravação, nota de voz, gravação de voz
    ditar: ditar, ditado, transcrever
    verificar: verificar, checar, conferir, consultar, dar uma olhada, olhar
    comparar: comparar, comparação, diferença entre
    explicar: explicar, explicação, como funciona, esclarecer
    descrever: descrever, descrição, fala-me de, conte-me sobre, falar sobre
    informação: informação, info, detalhe
    recomendar: recomendar, sugerir, aconselhar, indicar, recomendação, sugestão, dica
    escolher: escolher, selecionar, optar por
    classificar: classificar, organizar, pôr em ordem
    quantos: quantos, quantas, número de, quantidade de
    calcular: calcular, cálculo, quanto é, quanto dá, fazer a conta
    somar: somar, soma, adição
    subtrair: subtrair, subtração
    multiplicar: multiplicar, vezes, multiplicado por, multiplicação
    dividir: dividir, dividido, divisão
    porcentagem: porcentagem, percentagem, por cento, percentual
    raiz quadrada: raiz quadrada, raiz
    converter: converter, conversão, quanto equivale
    medir: medir, medida, tamanho, dimensão, medição
    # questions
    quem é: quem é, quem foi, quem era
    o que significa: o que significa, significado, definição, definir, quer dizer
    quando: quando, em que data, em que momento
    onde: onde, em que lugar, onde fica, onde está, em que sítio
    porquê: porquê, qual o motivo, razão, motivo, causa, por que motivo
    como: como, de que maneira, de que forma, de que jeito
    quanto tempo: quanto tempo, duração, quanto demora, quanto dura, quanto leva
    quanto falta: quanto falta, tempo restante, tempo que resta
    preço: preço, quanto custa, custo, quanto é que custa, tarifa, valor
    distância: distância, quão longe, quantos quilômetros, quantos quilómetros, fica longe
    idade: idade, quantos anos tem, que idade
    altura: altura, quanto mede, estatura
    peso: peso, quanto pesa, pesar
    população: população, quantos habitantes, habitante
    capital: capital, cidade capital
    # time
    hora: hora, que horas são, que horas, relógio
    fuso horário: fuso horário, diferença horária, hora local
    data: data, que dia é hoje, em que dia estamos
    hoje: hoje, dia de hoje
    manhã: manhã, de manhã, hoje de manhã, pela manhã
    tarde: tarde, à tarde, esta tarde
    noite: noite, à noite, esta noite, de noite
    agora: agora, atual, no momento, atualmente, neste momento
    mais tarde: mais tarde, depois, daqui a pouco, logo
    cedo: cedo, de madrugada, bem cedo
    fim de semana: fim de semana, final de semana, sábado e domingo
    feriado: feriado, dia feriado, ponte
    férias: férias, folga, licença, dias livres, descanso
    todos os dias: todos os dias, diariamente, diário, cada dia
    toda semana: toda semana, semanal, semanalmente, todas as semanas
    todo mês: todo mês, mensal, mensalmente, todos os meses
    todo ano: todo ano, anual, anualmente, todos os anos
    aniversário: aniversário, data de nascimento
    alarme: alarme, despertador
    acordar: acordar, despertar, levantar
    adiar alarme: adiar alarme, soneca, mais cinco minutos, snooze
    temporizador: temporizador, cronômetro, cronómetro, contagem regressiva, timer
    lembrete: lembrete, lembrar, avisar, aviso, não deixar esquecer
    calendário: calendário, agenda, compromissos do dia
    evento: evento, compromisso, acontecimento
    reunião: reunião, videoconferência, conferência, meeting
    agendar: agendar, marcar, programar, planejar, planear
    adiar: adiar, remarcar, reagendar, mudar a data, atrasar
    livre: livre, disponível, vago
    ocupado: ocupado, comprometido, sem vagas
    tarefa: tarefa, afazer, pendência, coisa para fazer
    lista de tarefas: lista de tarefas, coisas para fazer, to do
    lista de compras: lista de compras, lista do supermercado, lista do mercado
    lista: lista, listagem, relação de
    nota: nota, anotação, apontamento
    # weather
    tempo: tempo, clima, previsão, previsão do tempo, meteorologia
    chuva: chuva, chover, guarda-chuva, aguaceiro, chuvoso
    neve: neve, nevar, nevasca
    calor: calor, quente, faz calor
    frio: frio, fresco, gelado
    sol: sol, ensolarado, céu limpo
    nublado: nublado, nuvem, encoberto
    vento: vento, ventoso, ventania, rajada
    tempestade: tempestade, trovoada, temporal, raio
    temperatura: temperatura, grau, quantos graus
    umidade: umidade, humidade, úmido, húmido
    qualidade do ar: qualidade do ar, poluição, poluído
    nascer do sol: nascer do sol, amanhecer, sol nasce
    pôr do sol: pôr do sol, anoitecer, sol se põe
    # media
    música: música, canção, faixa
    cantor: cantor, artista, banda, cantora, grupo, intérprete
    que música é essa: que música é essa, que música é esta, quem canta, identificar a música
    álbum: álbum, disco
    playlist: playlist, lista de reprodução
    rádio: rádio, estação de rádio, emissora, fm
    podcast: podcast, programa de áudio
    audiolivro: audiolivro, livro em áudio, audiobook
    filme: filme, película, longa-metragem
    série: série, episódio, novela, seriado, capítulo
    televisão: televisão, tv, televisor, tevê
    canal: canal, emissora de tv
    notícia: notícia, novidade, manchete, atualidade, jornal, últimas notícias
    gosto: gosto, favorito, preferido, curtir, gostar
    não gosto: não gosto, detestar, odiar
    livro: livro, romance, obra
    autor: autor, escritor, quem escreveu
    jogo: jogo, jogar
    piada: piada, anedota, me faz rir, algo engraçado
    história: história, conto, narrativa, historinha
    foto: foto, fotografia, imagem, selfie
    tirar foto: tirar foto, fotografar, tirar uma foto, tirar uma selfie
    câmera: câmera, câmara, máquina fotográfica
    vídeo: vídeo, clipe, clip
    # sport
    resultado: resultado, placar, quem ganhou, marcador, quem está ganhando
    partida: partida, jogo de futebol, desafio
    time: time, equipe, clube, equipa
    classificação: classificação, tabela, campeonato
    # communication
    ligar para: ligar para, telefonar, chamar, chamada, ligação, fazer uma ligação
    desligar a chamada: desligar a chamada, encerrar chamada, terminar chamada
    atender: atender, atender a chamada, responder à chamada
    recusar chamada: recusar chamada, rejeitar chamada, ignorar chamada
    videochamada: videochamada, chamada de vídeo, ligação de vídeo
    mensagem: mensagem, sms, torpedo, zap, mensagem de texto
    email: email, mail, e-mail, correio eletrônico, correio electrónico
    caixa de entrada: caixa de entrada, novos e-mails, novos emails, mensagens recebidas
    contato: contato, contacto, número de telefone, lista telefônica
    notificação: notificação, alerta, aviso
    publicar: publicar, postar, tuitar, publicar nas redes
    rede social: rede social, redes sociais
    # home
    luz: luz, lâmpada, iluminação, abajur, candeeiro
    aquecimento: aquecimento, aquecedor, termostato
    ar-condicionado: ar-condicionado, ar condicionado, climatização
    aspirador: aspirador, aspirar, robô aspirador, roomba
    limpar: limpar, limpeza, faxina
    porta: porta, portão
    fechadura: fechadura, tranca, cadeado
    cortina: cortina, persiana, estore
    tomada: tomada, interruptor, plugue
    cafeteira: cafeteira, máquina de café, fazer um café
    máquina de lavar: máquina de lavar, lavadora, lavar roupa
    lava-louças: lava-louças, máquina da loiça, lavar louça
    geladeira: geladeira, frigorífico, refrigerador
    sala: sala, sala de estar, living
    quarto: quarto, dormitório
    banheiro: banheiro, casa de banho, toalete, lavabo
    cor: cor, tom, coloração
    # food
    receita: receita, como se faz, como preparar, como cozinhar
    cozinhar: cozinhar, preparar comida, assar
    ingrediente: ingrediente, do que preciso para
    substituir: substituir, substituto
    caloria: caloria, quantas calorias, valor energético
    nutrição: nutrição, valor nutricional, informação nutricional
    saudável: saudável, faz bem
    restaurante: restaurante, lugar para comer, sítio para comer
    entrega de comida: entrega de comida, delivery, pedir comida, comida para viagem, takeaway
    café da manhã: café da manhã, pequeno-almoço, pequeno almoço, desjejum
    almoço: almoço, almoçar
    jantar: jantar, janta, ceia
    comer: comer, comida, refeição
    mesa: mesa, reservar mesa
    # shopping and money
    comprar: comprar, compra, adquirir
    pedir: pedir, encomendar, fazer um pedido
    pedido: pedido, encomenda
    pacote: pacote, entrega, embrulho
    rastrear: rastrear, rastreamento, acompanhar a encomenda, onde está minha encomenda
    devolver: devolver, devolução, reembolso, reembolsar, estorno
    oferta: oferta, promoção, desconto, saldo de loja, cupom, cupão
    barato: barato, mais barato, econômico, económico
    caro: caro, custoso
    loja: loja, comércio, estabelecimento
    horário de funcionamento: horário de funcionamento, aberto, a que horas abre, horário de abertura
    horário de fechamento: horário de fechamento, a que horas fecha, hora de fecho
    conta: conta, conta bancária, conta corrente, conta à ordem
    saldo: saldo, quanto dinheiro tenho, quanto tenho, saldo da conta
    dinheiro: dinheiro, grana, massa, numerário
    cartão: cartão, cartão de crédito
    pagar: pagar, pagamento, liquidar, quitar
    transferir: transferir, transferência, mandar dinheiro, enviar dinheiro, pix, mbway
    fatura: fatura, boleto, recibo, factura
    gasto: gasto, despesa, quanto gastei, gastar
    movimento: movimento, transação, extrato, histórico, operação
    empréstimo: empréstimo, financiamento
    juro: juro, taxa de juro, taxa de juros
    poupar: poupar, poupança, economizar, economias
    orçamento: orçamento, quanto posso gastar
    salário: salário, ordenado, vencimento, pagamento do mês
    imposto: imposto, tributo, taxa fiscal
    seguro: seguro, apólice, seguradora
    reforma: reforma, aposentadoria, pensão, aposentar
    ação: ação, bolsa, cotação, bolsa de valores
    moeda: moeda, divisa, câmbio, taxa de câmbio
    pontuação de crédito: pontuação de crédito, score, score de crédito
    pin: pin, código secreto, senha do cartão
    senha: senha, palavra-passe, password, palavra passe
    fraude: fraude, golpe, burla
    limite: limite, máximo, teto
    cheque: cheque, talão de cheques
    caixa eletrônico: caixa eletrônico, multibanco, caixa automático
    # travel
    caminho: caminho, rota, como chegar, percurso, trajeto, direção, indicações, leva-me, navegar
    trânsito: trânsito, engarrafamento, congestionamento, tráfego
    carro: carro, automóvel, veículo, viatura
    gasolina: gasolina, combustível, gasóleo, abastecer, diesel
    posto de gasolina: posto de gasolina, bomba de gasolina, posto, posto de combustível
    pneu: pneu, roda, pressão dos pneus
    oficina: oficina, mecânico, consertar, arranjar, reparar, conserto
    estacionar: estacionar, estacionamento, parque de estacionamento
    táxi: táxi, uber, taxista
    ônibus: ônibus, autocarro, bus, autobus
    trem: trem, comboio, ferrovia
    metrô: metrô, metro, metropolitano
    bilhete: bilhete, passagem, ingresso, ticket, entrada
    voo: voo, avião, voar
    aeroporto: aeroporto, terminal
    bagagem: bagagem, mala
    hotel: hotel, hospedagem, alojamento, pousada
    reservar: reservar, reserva, fazer uma reserva
    viagem: viagem, viajar, excursão, passeio
    visto: visto, visto de entrada
    vacina: vacina, vacinação, vacinar
    perto: perto, nas redondezas, ao redor, aqui perto
    atraso: atraso, atrasado, demora
    alugar: alugar, aluguel, aluguer, arrendar
    parada: parada, paragem, ponto de ônibus
    estação: estação, estação de trem
    # health
    médico: médico, doutor, doutora
    remédio: remédio, medicamento, comprimido, pílula
    dor: dor, doer, com dores
    doente: doente, passar mal, sentir-se mal, mal disposto
    exercício: exercício, treino, treinar, academia, ginásio
    dormir: dormir, sono, adormecer
    meditar: meditar, meditação, relaxar, relaxamento
    hospital: hospital, pronto-socorro, urgência, clínica
    farmácia: farmácia, drogaria
    # work and learning
    trabalho: trabalho, emprego, serviço
    solicitar: solicitar, candidatar, requerer, fazer um requerimento
    chefe: chefe, patrão, supervisor
    colega: colega, companheiro de trabalho
    escola: escola, colégio, liceu
    traduzir: traduzir, tradução, como se diz
    língua: língua, idioma, linguagem
    soletrar: soletrar, como se escreve, ortografia
    sinônimo: sinônimo, sinónimo, outra palavra para
    # assistant and small talk
    como você se chama: como você se chama, como te chamas, seu nome, qual seu nome
    quem te criou: quem te criou, quem te fez, seu criador
    o que você faz: o que você faz, o que sabes fazer, para que serves
    você é um robô: você é um robô, és humano, és um robô
    onde você mora: onde você mora, onde vives, qual seu país
    tudo bem: tudo bem, tudo bom, como vais, como vai você
    olá: olá, oi, bom dia, boa tarde, boa noite
    tchau: tchau, adeus
    obrigado: obrigado, obrigada, muito obrigado, valeu, agradecer
    ótimo: ótimo, excelente, perfeito, bom trabalho, fantástico, legal, fixe
    ruim: ruim, terrível, horrível, péssimo, mau
    sim: sim, claro, com certeza, ok, certo
    não: não, de jeito nenhum, nem pensar, negativo
    talvez: talvez, pode ser, quem sabe, não sei
    cara ou coroa: cara ou coroa, jogar uma moeda, lançar uma moeda
    jogar um dado: jogar um dado, lançar os dados, dado
    número aleatório: número aleatório, número ao acaso
    curiosidade: curiosidade, fato curioso, facto curioso
    devagar: devagar, mais lento, lentamente
    rápido: rápido, depressa, mais rápido, veloz
    voz: voz, sotaque, tom de voz
    # devices
    telefone: telefone, celular, telemóvel, smartphone
    encontrar meu celular: encontrar meu celular, onde está meu celular, encontrar o telemóvel, achar meu celular
    bateria: bateria, carga, pilha, quanta bateria resta
    wifi: wifi, wi-fi, internet, rede sem fio, ligação à internet
    dados móveis: dados móveis, internet móvel
    modo avião: modo avião, modo voo
    não perturbe: não perturbe, não perturbar, modo não perturbe
    tela: tela, ecrã, monitor, display
    captura de tela: captura de tela, print, captura de ecrã, screenshot
    aplicativo: aplicativo, app, aplicação, programa de computador
    arquivo: arquivo, ficheiro, documento
    pasta: pasta, diretório
    armazenamento: armazenamento, espaço, memória disponível
    computador: computador, pc, portátil, notebook
    lanterna: lanterna, luz do celular, luz do telemóvel
    usuário: usuário, perfil, utilizador
    compartilhar localização: compartilhar localização, enviar minha localização, minha localização, onde me encontro
    # people and things
    nome: nome, chamar-se, como se chama
    namorado: namorado, companheiro
    namorada: namorada, companheira
    esposa: esposa, mulher
    marido: marido, esposo
    mãe: mãe, mamãe, mamã
    pai: pai, papai, papá
    criança: criança, filho, filha, miúdo
    bebê: bebê, bebé, recém-nascido
    cachorro: cachorro, cão
    gato: gato, gatinho
    animal de estimação: animal de estimação, bicho de estimação
    planta: planta, vaso de planta
    regar: regar, dar água
    presente: presente, prenda, lembrança
    casamento: casamento, casar, boda
    casa: casa, lar, moradia
    apartamento: apartamento, apê, andar
    advogado: advogado, jurista
    doar: doar, doação, donativo
    concerto: concerto, show, espetáculo
    lugar: lugar, local, sítio
    problema: problema, erro, defeito, avaria, não funciona
    quebrado: quebrado, estragado, avariado, danificado
    perdido: perdido, extraviado, perder
    novo: novo, recente, última novidade
    grande: grande, enorme
    pequeno: pequeno, minúsculo
    melhor: melhor, top, mais bem avaliado
    avaliação: avaliação, opinião, crítica, resenha

    [kinds]
    number: 0, zero, dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quatorze, quinze,
     dezasseis, dezesseis, dezassete, dezessete, dezoito, dezanove, dezenove, vinte, trinta, quarenta, cinquenta, sessenta,
     setenta, oitenta, noventa, cem, cento, duzentos, trezentos, quinhentos, mil, dois mil, milhão, bilhão, mil milhões, dúzia,
     vinte e um, vinte e dois, vinte e três, vinte e quatro, vinte e cinco, vinte e seis, vinte e sete, vinte e oito,
     vinte e nove, trinta e um, trinta e cinco, quarenta e cinco
    ordinal: primeiro, segundo, terceiro, quarto, quinto, sexto, sétimo, oitavo, nono, décimo, décimo primeiro, décimo segundo,
     vigésimo, trigésimo, primeira, terceira
    weekday: segunda, terça, quarta, quinta, sexta, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira,
     segunda feira, terça feira, quarta feira, quinta feira, sexta feira, sábado, domingo, sábados, domingos
    month: janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro
    holiday: natal, véspera de natal, consoada, ano novo, véspera de ano novo, passagem de ano, réveillon, dia de reis, carnaval,
     quarta-feira de cinzas, páscoa, sexta-feira santa, domingo de ramos, corpo de deus, corpus christi, dia dos namorados,
     são valentim, dia da mãe, dia das mães, dia do pai, dia dos pais, dia da mulher, dia da criança, dia das crianças,
     dia do trabalhador, dia do trabalho, 25 de abril, dia de portugal, tiradentes, dia da independência,
     proclamação da república, nossa senhora aparecida, são joão, festa junina, santo antónio, dia de todos os santos, finados,
     halloween, ramadão, hanukkah
    country: afeganistão, áfrica do sul, albânia, alemanha, andorra, angola, arábia saudita, argélia, argentina, arménia, armênia,
     austrália, áustria, azerbaijão, bahamas, bangladesh, bélgica, bielorrússia, bolívia, bósnia, botswana, brasil, bulgária,
     cabo verde, camarões, camboja, canadá, catar, qatar, chile, china, chipre, colômbia, congo, coreia, coreia do norte,
     coreia do sul, costa do marfim, costa rica, croácia, cuba, dinamarca, egito, el salvador, emirados árabes unidos, equador,
     escócia, eslováquia, eslovénia, eslovênia, espanha, estados unidos, eua, usa, estónia, estônia, etiópia, filipinas,
     finlândia, frança, geórgia, gana, grã-bretanha, grécia, gronelândia, guatemala, guiné, guiné-bissau, haiti, holanda,
     honduras, hungria, iémen, índia, indonésia, inglaterra, irão, irã, iraque, irlanda, islândia, israel, itália, jamaica, japão,
     jordânia, kosovo, kuwait, laos, letónia, letônia, líbano, líbia, lituânia, luxemburgo, madagáscar, malásia, maldivas, malta,
     marrocos, maurícia, méxico, moçambique, moldávia, mónaco, mônaco, mongólia, montenegro, namíbia, nepal, nicarágua, nigéria,
     noruega, nova zelândia, países baixos, país de gales, panamá, paquistão, palestina, paraguai, peru, polónia, polônia,
     portugal, quénia, quênia, reino unido, república checa, república tcheca, república dominicana, roménia, romênia, ruanda,
     rússia, são tomé e príncipe, senegal, sérvia, singapura, síria, somália, sri lanka, sudão, suécia, suíça, tailândia, taiwan,
     tanzânia, timor-leste, tunísia, turquia, ucrânia, uganda, uruguai, vaticano, venezuela, vietname, vietnã, zâmbia, zimbabwe,
     américa
    place: lisboa, porto, braga, coimbra, aveiro, faro, setúbal, évora, viseu, leiria, guimarães, funchal, ponta delgada,
     viana do castelo, vila real, bragança, castelo branco, santarém, portalegre, beja, almada, amadora, sintra, cascais, estoril,
     oeiras, loures, odivelas, barreiro, seixal, vila nova de gaia, gaia, matosinhos, gondomar, póvoa de varzim, vila do conde,
     barcelos, famalicão, figueira da foz, nazaré, peniche, óbidos, caldas da rainha, torres vedras, mafra, ericeira, fátima,
     covilhã, elvas, sines, lagos, portimão, albufeira, vilamoura, tavira, loulé, olhão, algarve, alentejo, minho, trás-os-montes,
     ribatejo, douro, madeira, açores, serra da estrela, gerês, tejo, são paulo, rio de janeiro, brasília, salvador, fortaleza,
     belo horizonte, manaus, curitiba, recife, goiânia, belém, porto alegre, guarulhos, campinas, são luís, maceió, teresina,
     campo grande, joão pessoa, aracaju, cuiabá, florianópolis, vitória, vila velha, porto velho, rio branco, macapá, boa vista,
     palmas, santo andré, são bernardo do campo, osasco, são josé dos campos, ribeirão preto, sorocaba, santos, jundiaí,
     piracicaba, bauru, uberlândia, juiz de fora, ouro preto, niterói, nova iguaçu, duque de caxias, petrópolis, búzios,
     angra dos reis, paraty, londrina, maringá, cascavel, foz do iguaçu, joinville, blumenau, caxias do sul, gramado, pelotas,
     feira de santana, ilhéus, porto seguro, trancoso, fernando de noronha, copacabana, ipanema, alagoas, amazonas, bahia, ceará,
     espírito santo, goiás, maranhão, mato grosso, mato grosso do sul, minas gerais, paraíba, paraná, pernambuco, piauí,
     rio grande do sul, rio grande do norte, rondônia, roraima, santa catarina, sergipe, tocantins, pantanal, luanda, benguela,
     maputo, mindelo, bissau, díli, londres, edimburgo, dublin, paris, lyon, marselha, nice, bordéus, provença, berlim, munique,
     hamburgo, frankfurt, colónia, viena, salzburgo, zurique, genebra, berna, amsterdão, amsterdã, roterdão, haia, bruxelas,
     antuérpia, bruges, copenhaga, copenhague, estocolmo, madrid, barcelona, sevilha, valência, bilbau, málaga, granada, galiza,
     vigo, andaluzia, catalunha, maiorca, ibiza, canárias, roma, milão, nápoles, veneza, florença, turim, bolonha, pisa, toscana,
     sicília, atenas, creta, istambul, praga, budapeste, varsóvia, cracóvia, bucareste, sófia, belgrado, kiev, moscovo, moscou,
     são petersburgo, cairo, marraquexe, joanesburgo, cidade do cabo, jerusalém, tel aviv, beirute, damasco, bagdade, teerão,
     meca, doha, nova deli, goa, pequim, xangai, seul, tóquio, quioto, macau, nova iorque, nova york, los angeles, califórnia,
     flórida, filadélfia, washington dc, nova orleães, montreal, cidade do méxico, havana, lima, bogotá, montevideu, caracas,
     áfrica, ásia, europa, antártida, américa do norte, américa do sul, américa latina, médio oriente, oriente médio,
     escandinávia, caraíbas, caribe, balcãs, saara, alpes, himalaias, evereste, grand canyon, amazónia, amazônia, nilo, danúbio,
     tamisa, atlântico, pacífico, mediterrâneo, alaska, arizona, colorado, florida, hawaii, illinois, indiana, kansas, michigan,
     minnesota, montana, nevada, new jersey, new york, ohio, oregon, tennessee, texas, utah, virginia, washington, ontario,
     manhattan, brooklyn, hollywood, silicon valley, atlanta, austin, baltimore, boston, chicago, cleveland, dallas, denver,
     detroit, honolulu, houston, las vegas, memphis, miami, orlando, phoenix, portland, san diego, san francisco, seattle,
     toronto, vancouver, buenos aires, manchester, liverpool, oxford, glasgow, belfast, oslo, bergen, helsinki, istanbul, ankara,
     zagreb, casablanca, nairobi, dubai, abu dhabi, mumbai, jakarta, bali, manila, hong kong, bangkok, hanoi, sydney, melbourne,
     brisbane, auckland
    language: português, inglês, espanhol, francês, alemão, italiano, holandês, neerlandês, sueco, dinamarquês, norueguês,
     finlandês, islandês, polaco, polonês, checo, tcheco, eslovaco, húngaro, romeno, búlgaro, grego, turco, russo, ucraniano,
     croata, sérvio, árabe, hebraico, persa, hindi, urdu, chinês, mandarim, cantonês, japonês, coreano, vietnamita, tailandês,
     indonésio, suaíli, zulu, latim, gaélico, irlandês, galês, catalão, basco, galego, mirandês, tupi, guarani, crioulo, tétum,
     esperanto
    people: americano, norte-americano, britânico, canadiano, canadense, australiano, mexicano, brasileiro, indiano, europeu,
     africano, asiático, egípcio, suíço, austríaco, belga, escocês, cubano, argentino, colombiano, peruano, marroquino, etíope,
     libanês, israelita, israelense, iraniano, paquistanês, mediterrânico, caribenho, angolano, moçambicano, cabo-verdiano,
     alentejano, carioca, paulista, baiano, mineiro, gaúcho
    currency: euro, dólar, libra, libra esterlina, iene, peso, rupia, franco, franco suíço, yuan, won, rublo, coroa, coroa sueca,
     lira, real, reais, shekel, dinar, dirham, rand, kwanza, metical, escudo, zloty, bitcoin, ethereum, dogecoin, dólar canadiano,
     dólar canadense, dólar australiano, cêntimo, centavo
    given name: adelaide, adriana, adriano, afonso, alberto, alessandra, alex, alexandra, alexandre, alfredo, alice, aline,
     álvaro, amanda, amélia, ana, ana paula, ana rita, anabela, andré, andreia, ângela, antónia, antónio, antônio, armando, artur,
     arthur, augusto, aurora, bárbara, beatriz, benjamim, bernardo, bianca, bruna, bruno, caio, camila, carina, carla, carlos,
     carlota, carolina, catarina, cátia, cecília, célia, césar, cíntia, clara, cláudia, cláudio, constança, cristiana, cristiano,
     cristina, daniela, danilo, débora, diana, dinis, diogo, duarte, edson, eduarda, eduardo, elias, eliana, elisa, elisabete,
     elsa, emanuel, emília, enzo, érica, ernesto, estela, eugénio, eunice, fábio, fabiana, fabrício, felipe, fernanda, fernando,
     filipa, filipe, filomena, flávia, flávio, francisca, francisco, frederico, gabriel, gabriela, gil, gilberto, giovana, gisele,
     gonçalo, guilherme, gustavo, heitor, helder, hélder, helena, hélio, henrique, hugo, igor, inês, irene, íris, isabel, isabela,
     ivo, jaime, joana, joão, joão pedro, joaquim, jorge, josé, josué, juliana, juliano, júlia, júlio, karina, kátia, lara,
     larissa, leandro, leonardo, leonor, letícia, lídia, liliana, lorena, lourdes, lourenço, luana, lucas, luciana, luciano,
     lúcia, luís, luísa, luiz, luiza, madalena, mafalda, manuel, manuela, mara, marcela, marcelo, márcia, márcio, marcos,
     margarida, maria joão, mariana, marina, mário, marisa, marlene, marta, martim, mateus, matheus, matias, matilde, maurício,
     mauro, micaela, miguel, milena, mirela, miriam, mónica, mônica, nádia, natália, nelson, nicolau, norberto, nuno, odete, olga,
     olívia, orlando, óscar, otávio, patrícia, paula, paulo, pedro, priscila, rafael, rafaela, raimundo, ramiro, raquel, raul,
     rebeca, regina, renata, renato, ricardo, rita, roberta, roberto, rodolfo, rodrigo, rogério, romeu, rosana, rosália, rubén,
     rúben, rui, sabrina, salomé, samuel, sandra, sandro, santiago, sebastião, sérgio, sílvia, sílvio, simão, simone, sofia,
     solange, sónia, sônia, susana, tânia, tatiana, teresa, tereza, thiago, tiago, tomás, valentina, valter, vanessa, vasco, vera,
     verónica, vicente, vinícius, virgínia, vítor, vitor, viviane, wagner, xavier, yara, zeca, mohammed, ahmed, fatima, hassan,
     omar, john, michael, kevin, jennifer, jessica, sarah, emma, anna, maria, david, daniel, laura, julia, sara, martin, robert,
     thomas, alexander, adam, elena, eva
    family: mãe, mamã, mamãe, pai, papá, papai, pais, irmão, irmã, filho, filha, esposa, mulher, esposo, marido, tio, tia, primo,
     prima, sobrinho, sobrinha, avó, vovó, avô, vovô, avós, neto, neta, namorado, namorada, noivo, noiva, madrasta, padrasto,
     sogra, sogro, cunhado, cunhada, genro, nora, padrinho, madrinha, afilhado, colega de casa, colega de quarto, melhor amigo,
     melhor amiga, vizinho, patrão
    food: atum, salmão, camarão, gamba, amêijoa, mexilhão, lagosta, caranguejo, ostra, bacalhau, bacalhau à brás,
     bacalhau com natas, pescada, truta, sardinha, polvo, polvo à lagareiro, lula, carne, carne de vaca, carne moída, bife,
     bitoque, porco, leitão, frango, frango assado, frango de churrasco, presunto, fiambre, chouriço, alheira, linguiça, salsicha,
     bacon, picanha, costela, churrasco, cordeiro, borrego, vitela, pato, arroz de pato, ovo, ovos mexidos, ovo estrelado, leite,
     manteiga, queijo, queijo da serra, requeijão, catupiry, natas, creme de leite, leite condensado, iogurte, pão, pão de queijo,
     pãozinho, torrada, tosta mista, francesinha, bifana, prego, arroz, arroz doce, arroz de marisco, feijão, feijão preto,
     feijoada, farofa, tapioca, cuscuz, acarajé, moqueca, vatapá, baião de dois, escondidinho, estrogonofe, strogonoff,
     virado à paulista, açaí, coxinha, pastel, empada, rissol, croquete, pastéis de bacalhau, caldo verde, canja, sopa,
     sopa da pedra, cozido à portuguesa, arroz de cabidela, carne de porco à alentejana, açorda, migas, macarrão, esparguete,
     espaguete, lasanha, salada, batatas fritas, batata frita, purê, puré de batata, omelete, panqueca, crepe, waffle, bolacha,
     biscoito, bolo, bolo de chocolate, bolo de cenoura, bolo rei, pastel de nata, pastel de belém, brigadeiro, beijinho, pudim,
     pudim flan, mousse de chocolate, quindim, paçoca, doce de leite, tarte, torta, gelado, sorvete, chocolate, rebuçado, açúcar,
     açúcar mascavado, farinha, fermento, pimenta, alho, cebola, batata, batata-doce, mandioca, aipim, tomate, cenoura, ervilha,
     milho, brócolos, brócolis, couve-flor, couve, espinafre, alface, repolho, pepino, aipo, espargo, cogumelo, curgete,
     abobrinha, beringela, abóbora, rabanete, beterraba, alho-francês, pimento, pimentão, maçã, banana, limão, laranja, tangerina,
     uva, morango, mirtilo, framboesa, amora, cereja, pêssego, alperce, damasco, pera, ameixa, ananás, abacaxi, maracujá, goiaba,
     manga, melão, melancia, abacate, coco, figo, mel, geleia, compota, manteiga de amendoim, mostarda, maionese, vinagre, azeite,
     óleo, molho de soja, açafrão, canela, gengibre, manjericão, orégãos, tomilho, alecrim, salsa, coentro, cominho, colorau,
     noz-moscada, baunilha, piripíri, aveia, cereais, granola, lentilha, grão-de-bico, noz, amêndoa, amendoim, avelã, caju,
     castanha, passas, azeitona, caldo, pipoca, pizza, sushi, ramen, curry, hummus, falafel, tofu, quinoa, taco, burrito, pasta,
     spaghetti, ravioli, gnocchi, mozzarella, feta, ketchup, hot dog, hamburger, cheeseburger, brownie, muffin, cheesecake,
     croissant, sandwich, guacamole, tiramisu, couscous, mango, kiwi, risotto, paella, pesto, carbonara, kebab
    drink: chá, chá verde, chá de camomila, café, cafezinho, meia de leite, café com leite, sumo, suco, sumo de laranja,
     suco de laranja, refrigerante, guaraná, limonada, batido, água, água de coco, água com gás, cerveja, chope, vinho,
     vinho tinto, vinho branco, vinho verde, vinho do porto, sangria, ginjinha, cachaça, caipirinha, rum, champanhe, espumante,
     sidra, chocolate quente, chimarrão, cappuccino, espresso, latte, smoothie, gin, vodka, tequila, martini, mojito, cocktail,
     coca cola, whisky
    animal: cão, cachorro, gato, cavalo, vaca, porco, ovelha, cabra, galinha, galo, ganso, leão, tigre, urso, urso polar, lobo,
     raposa, veado, javali, coelho, lebre, rato, ratazana, esquilo, hamster, elefante, girafa, zebra, hipopótamo, rinoceronte,
     macaco, gorila, chimpanzé, canguru, coala, baleia, golfinho, tubarão, peixe, peixe dourado, pinguim, águia, coruja, papagaio,
     arara, tucano, pombo, gaivota, cisne, flamingo, cegonha, sapo, rã, cobra, lagarto, tartaruga, crocodilo, jacaré, abelha,
     vespa, formiga, aranha, borboleta, mosquito, barata, dinossauro, dragão, unicórnio, camelo, panda, foca, lontra, morcego,
     touro, filhote, gatinho, chita, leopardo, onça, búfalo, burro, lhama, polvo, medusa, capivara, tatu
    colour: vermelho, azul, verde, amarelo, laranja, cor de laranja, roxo, rosa, cor-de-rosa, branco, preto, castanho, marrom,
     cinzento, cinza, violeta, lilás, turquesa, magenta, ciano, bege, bordô, dourado, prateado, azul-marinho, azul claro,
     azul escuro, verde escuro, branco quente
    music style: clássica, música clássica, fado, pimba, kizomba, kuduro, música portuguesa, mpb, música popular brasileira,
     sertanejo, forró, pagode, samba, bossa nova, axé, funk carioca, choro, frevo, música gaúcha, música gospel, reggaeton,
     eletrónica, música eletrónica, música eletrônica, música pop, música rock, ópera, banda sonora, trilha sonora,
     músicas de natal, músicas infantis, acústica, instrumental, sinfonia, música relaxante, rock, jazz, pop, rap, hip hop, blues,
     heavy metal, punk, folk, reggae, soul, funk, techno, disco, indie, gospel, trance, dubstep, r&b, salsa, flamenco, tango
    instrument: guitarra, guitarra portuguesa, viola, violão, cavaquinho, piano, violino, bateria, tambor, flauta, trompete,
     trombone, saxofone, violoncelo, clarinete, contrabaixo, harpa, ukulele, banjo, órgão, acordeão, sanfona, gaita, pandeiro,
     berimbau
    sport: futebol, futsal, basquetebol, basquete, basebol, voleibol, vôlei, vôlei de praia, andebol, handebol, hóquei em patins,
     hóquei no gelo, ténis, tênis, ténis de mesa, boxe, luta livre, natação, ciclismo, esqui, surf, surfe, atletismo, ginástica,
     padel, capoeira, jiu-jitsu, judô, fórmula 1, fórmula um, motogp, jogos olímpicos, olimpíadas, mundial, copa do mundo,
     taça de portugal, primeira liga, liga dos campeões, brasileirão, libertadores, copa do brasil, volta a portugal, benfica,
     sporting, fc porto, sporting de braga, flamengo, corinthians, palmeiras, são paulo fc, vasco da gama, fluminense, botafogo,
     grêmio, atlético mineiro, seleção nacional, seleção brasileira, tennis, golf, hockey, cricket, rugby, badminton, nfl, nba,
     premier league, super bowl, champions league, real madrid, manchester united, juventus
    game: xadrez, damas, truco, paciência, bisca, dominó, jogo do galo, jogo da velha, batalha naval, quatro em linha,
     pedra papel tesoura, palavras cruzadas, sopa de letras, caça-palavras, adivinha, esconde-esconde, bingo, raspadinha,
     totoloto, euromilhões, mega-sena, loto, perguntados, jogo da glória, banco imobiliário, trivia, poker, blackjack, tetris,
     pac man, minecraft, fortnite, super mario, pokemon, monopoly, scrabble, sudoku, candy crush, angry birds, uno, fifa
    company: pingo doce, intermarché, auchan, minipreço, sonae, jerónimo martins, worten, fnac, decathlon, leroy merlin, meo,
     nos comunicações, altice, edp, galp, ctt, caixa geral de depósitos, millennium bcp, bcp, bpi, novo banco, santander totta,
     santander, montepio, fidelidade seguros, tap, tap air portugal, comboios de portugal, metro do porto, carris, rede expressos,
     glovo, mb way, delta cafés, super bock, sagres, vista alegre, petrobras, vale mineradora, itaú, bradesco, banco do brasil,
     caixa econômica federal, nubank, magazine luiza, magalu, casas bahia, lojas americanas, mercado livre, havaianas, embraer,
     gol linhas aéreas, latam, azul linhas aéreas, ifood, correios, tim, ambev, brahma, skol, antarctica, guaraná antarctica,
     carrefour, pão de açúcar, extra supermercado, renault, peugeot, inss, psi 20, ibovespa, google, apple, microsoft, amazon,
     facebook, twitter, instagram, tesla, netflix, nike, adidas, ikea, starbucks, mcdonald's, mcdonalds, burger king, kfc, paypal,
     mastercard, american express, uber, airbnb, lufthansa, ryanair, easyjet, samsung, sony, intel, ibm, disney, pepsi, boeing,
     airbus, ford, toyota, honda, bmw, mercedes, volkswagen, audi, volvo, fiat, dhl, vodafone, nokia, zara, h&m, lidl, ebay,
     walmart
    service: rtp, sic, tvi, cmtv, sic notícias, sport tv, rádio comercial, rfm, renascença, antena 1, antena 3, tsf, cidade fm,
     m80, mega hits, público jornal, correio da manhã, observador, jornal de notícias, olx, idealista, rede globo, globoplay,
     globonews, sbt, rede record, band news, g1, folha de são paulo, estadão, jovem pan, cbn, rádio globo, waze, pix, eurosport,
     disney plus, hbo, spotify, youtube, apple music, amazon music, amazon prime, youtube music, google maps, soundcloud, itunes,
     deezer, audible, whatsapp, snapchat, tiktok, linkedin, pinterest, telegram, skype, zoom, gmail, outlook, hotmail, yahoo,
     wikipedia, twitch, tunein, bbc, cnn
    person of note: marcelo rebelo de sousa, antónio costa, luís montenegro, andré ventura, antónio guterres, mário soares,
     cavaco silva, josé sócrates, passos coelho, salazar, lula, lula da silva, jair bolsonaro, bolsonaro, dilma rousseff,
     getúlio vargas, dom pedro, pedro álvares cabral, vasco da gama, fernão de magalhães, infante dom henrique, cristóvão colombo,
     luís de camões, camões, fernando pessoa, eça de queirós, josé saramago, saramago, sophia de mello breyner,
     antónio lobo antunes, machado de assis, clarice lispector, jorge amado, paulo coelho, carlos drummond de andrade,
     monteiro lobato, mia couto, oscar niemeyer, santos dumont, tarsila do amaral, eusébio, luís figo, figo, josé mourinho,
     mourinho, jorge jesus, bruno fernandes, bernardo silva, joão félix, pelé, neymar, ronaldinho, ronaldo fenómeno, kaká,
     romário, zico, ayrton senna, senna, rubens barrichello, felipe massa, miguel oliveira, rosa mota, carlos lopes,
     amália rodrigues, amália, mariza, ana moura, carminho, carlos do carmo, madredeus, rui veloso, xutos e pontapés, xutos, gnr,
     antónio variações, zeca afonso, sérgio godinho, jorge palma, pedro abrunhosa, tony carreira, quim barreiros, david carreira,
     salvador sobral, diogo piçarra, os azeitonas, da weasel, buraka som sistema, capitão fausto, richie campbell, slow j,
     roberto carlos, caetano veloso, gilberto gil, chico buarque, tom jobim, joão gilberto, elis regina, maria bethânia,
     gal costa, djavan, milton nascimento, tim maia, jorge ben jor, seu jorge, marisa monte, adriana calcanhotto, ivete sangalo,
     anitta, ludmilla, marília mendonça, gusttavo lima, luan santana, henrique e juliano, jorge e mateus, wesley safadão,
     pabllo vittar, legião urbana, renato russo, cazuza, raul seixas, rita lee, os paralamas do sucesso, capital inicial,
     charlie brown jr, sepultura, racionais, emicida, zeca pagodinho, cesária évora, xuxa, silvio santos, faustão, wagner moura,
     fernanda montenegro, gisele bündchen, ricardo araújo pereira, herman josé, cristina ferreira, turma da mônica,
     papa francisco, rainha isabel, napoleão, isaac newton, barack obama, obama, donald trump, trump, joe biden,
     george washington, abraham lincoln, albert einstein, einstein, leonardo da vinci, shakespeare, mozart, beethoven, bach,
     elvis presley, michael jackson, madonna, beyonce, rihanna, taylor swift, lady gaga, katy perry, adele, ed sheeran,
     justin bieber, eminem, drake, the beatles, beatles, rolling stones, queen, pink floyd, metallica, nirvana, coldplay, u2,
     abba, shakira, ac/dc, tom hanks, tom cruise, brad pitt, angelina jolie, leonardo dicaprio, johnny depp, elon musk,
     bill gates, steve jobs, mark zuckerberg, gandhi, nelson mandela, cristiano ronaldo, lionel messi, messi, roger federer,
     stephen king, harry potter, angela merkel, vladimir putin
    household thing: lâmpada, candeeiro, abajur, luminária, lustre, forno, fogão, frigorífico, geladeira, congelador, freezer,
     máquina de lavar loiça, lava-louças, máquina de lavar, máquina de lavar roupa, máquina de secar, secadora, micro-ondas,
     microondas, chaleira, máquina de café, cafeteira, torradeira, aquecedor, aquecimento, radiador, termostato, ventilador,
     ventoinha, ar condicionado, televisor, televisão, tv, aparelhagem, coluna de som, alto-falante, computador, portátil,
     notebook, impressora, router, roteador, wifi, porta da garagem, portão, porta da frente, porta, janela, estore, persiana,
     cortina, toldo, tomada, tomada inteligente, ficha inteligente, campainha, câmara, câmera, aspersor, rega, aspirador,
     robô aspirador, aspirador robô, esquentador, caldeira, chuveiro, humidificador, umidificador, desumidificador, lareira,
     banheira, jacuzzi, exaustor, árvore de natal
    room: cozinha, quarto, quarto de casal, sala, sala de estar, sala de jantar, casa de banho, banheiro, lavabo, corredor,
     hall de entrada, escritório, cave, porão, sótão, garagem, jardim, quintal, varanda, terraço, alpendre, marquise,
     quarto das crianças, quarto do bebé, quarto do bebê, quarto de hóspedes, suíte, lavandaria, lavanderia, despensa,
     arrecadação, área de serviço, andar de cima, andar de baixo, rés do chão, térreo, pátio, closet
    body: cabeça, dor de cabeça, costas, dor nas costas, barriga, estômago, joelho, ombro, braço, mão, dedo, perna, pé, tornozelo,
     pescoço, garganta, dente, língua, nariz, orelha, ouvido, olho, boca, cabelo, pele, coração, pulmão, fígado, rim, cérebro,
     osso, peito, anca, quadril, cotovelo

    [topics]
    alarme: alarme, despertador, acordar, tocar, manhã, hora, levantar, cedo, soneca, programar, desligar, amanhã, adiar
    temporizador: temporizador, minuto, segundo, contagem, cronômetro, forno, timer, ovo, cozinhar, restante, parar, hora
    lembrete: lembrete, lembrar, avisar, esquecer, aviso, anotação, tarefa, amanhã, importante, compromisso, alarme, memória
    calendário: calendário, agenda, compromisso, evento, reunião, data, semana, dia, aniversário, segunda, terça, quarta, quinta,
      sexta, mês
    reunião: reunião, sala, colega, participante, videoconferência, pauta, escritório, zoom, chefe, equipe, convidados, hora, marcar
    tarefas: tarefas, lista, fazer, riscar, concluir, adicionar, pendente, projeto, prioridade, prazo, apagar, afazeres, terminar
    compras: compras, lista, leite, pão, ovo, supermercado, comprar, fruta, legume, adicionar
    notas: notas, anotação, escrever, ideia, caderno, apontamento, texto, bloco, salvar, ler, apagar, ditar
    hora: hora, relógio, fuso horário, minuto, cidade, país, londres, tóquio, nova york, local, verão, inverno, segundo
    data: data, dia, hoje, amanhã, ontem, mês, ano, bissexto, segunda, semana, calendário, santo
    feriados: feriados, natal, réveillon, ano novo, páscoa, carnaval, feriado, ponte, férias, dia das mães, são joão, véspera, reis
    tempo: tempo, previsão, chuva, neve, sol, guarda-chuva, temperatura, grau, frio, calor, vento, tempestade, nublado, úmido, casaco,
      nevoeiro, granizo
    qualidade do ar: qualidade do ar, poluição, pólen, partículas, alergia, fumaça, ar, respirar, máscara, índice, cidade, ozônio
    astronomia: astronomia, lua, sol, planeta, estrela, eclipse, amanhecer, pôr do sol, marte, universo
    notícias: notícias, manchete, atualidade, jornal, política, eleição, presidente, governo, economia, mundo, últimas, imprensa
    esporte: esporte, desporto, futebol, jogo, resultado, time, equipa, gol, golo, liga, basquete, tênis, jogador, campeonato,
      treinador, copa
    música: música, canção, cantor, álbum, artista, banda, playlist, faixa, samba, fado, rock, pop, ouvir, spotify, letra
    rádio: rádio, estação, fm, frequência, emissora, programa, sintonizar, ouvir, notícias, colocar, locutor, antena
    podcast: podcast, episódio, assinar, programa, ouvir, último, entrevista, apresentador, baixar, reproduzir, capítulo
    audiolivro: audiolivro, capítulo, narrador, audible, ler, velocidade, ouvir, continuar, autor, página, romance, pausar
    cinema: cinema, filme, ator, atriz, diretor, sessão, estreia, série, netflix, trailer, sala
    televisão: televisão, canal, tv, programa, novela, série, controle, comando, assistir, volume, netflix, filme
    livros: livros, romance, autor, ler, biblioteca, capítulo, página, escritor, poesia, título, publicar, resenha
    jogos: jogos, jogar, partida, quiz, adivinha, pontuação, xadrez, console, adivinhar, jogador, cartas, videogame, vez
    humor: humor, piada, anedota, engraçado, rir, brincadeira, comediante, contar, divertir, comédia, graça, trocadilho
    fotos: fotos, fotografia, câmera, selfie, álbum, imagem, galeria, vídeo, flash, retrato, tirar, partilhar
    chamadas: chamadas, ligar, telefone, número, desligar, atender, correio de voz, contato, viva-voz, perdida
    mensagens: mensagens, sms, whatsapp, responder, ler, enviar, conversa, grupo, texto, telegram, destinatário
    email: email, e-mail, assunto, caixa de entrada, enviar, responder, anexo, remetente, spam, gmail, destinatário
    contatos: contatos, número, agenda, telefone, endereço, nome, salvar, adicionar, ligar, amigo, família, email
    redes sociais: redes sociais, facebook, twitter, instagram, publicar, tweet, seguidor, perfil, comentário, tiktok
    luzes: luzes, luz, lâmpada, brilho, cor, sala, quarto, cozinha, acender, apagar
    aquecimento: aquecimento, termostato, grau, temperatura, ar-condicionado, ventilador, ventoinha, aquecedor, calor, frio, quarto,
      sala
    segurança da casa: segurança da casa, porta, fechadura, alarme, câmera, chave, campainha, garagem, janela, sensor
    casa: casa, tomada, persiana, cortina, aparelho, interruptor, máquina, forno, eletrodoméstico, garagem, cozinha, cena
    limpeza: limpeza, aspirador, robô, chão, limpar, pó, varrer, lixo, lavar, limpo, quarto, pano
    café: café, cafeteira, xícara, chávena, expresso, cappuccino, chá, leite, açúcar, cápsula, quente, preparar
    cozinha: cozinha, receita, cozinhar, ingrediente, forno, frigideira, ferver, grama, farinha, frango, arroz, feijão, sal
    nutrição: nutrição, caloria, proteína, gordura, vitamina, açúcar, dieta, carboidrato, saudável, fibra, alimento
    restaurante: restaurante, mesa, reservar, comer, jantar, cardápio, ementa, garçom, empregado, pizzaria, pessoa, bar, gorjeta
    entrega de comida: entrega de comida, pedir, pizza, hambúrguer, sushi, chinês, entregador, ifood, viagem, restaurante, endereço,
      batata frita
    compras online: compras online, comprar, loja, amazon, produto, preço, oferta, carrinho, tamanho, roupa, sapato, desconto
    encomendas: encomendas, pacote, entrega, rastreio, correios, carteiro, pedido, devolução, chegar, amazon, seguir, compra
    banco: banco, conta, saldo, dinheiro, transferência, poupança, sacar, levantar, depositar, caixa, iban, agência, pix, extrato,
      bloquear
    cartão: cartão, crédito, débito, pin, visa, limite, bloquear, roubado, perdido, vencer, ativar, recusado, pontos, anuidade
    pagamentos: pagamentos, pagar, fatura, boleto, vencimento, luz, água, gás, aluguel, valor
    empréstimo: empréstimo, juro, prestação, parcela, financiamento, banco, dívida, score, pagar, prazo, pedido, pessoal
    investimento: investimento, bolsa, ação, fundo, cotação, mercado, dividendo, bitcoin, índice, carteira
    moeda: moeda, euro, dólar, real, libra, iene, câmbio, converter, taxa, valor, franco, conversor
    seguro: seguro, apólice, cobertura, sinistro, prêmio, acidente, seguradora, saúde, casa, vida, reembolso, cobrir, carro
    impostos: impostos, declaração, receita federal, irs, iva, renda, dedução, finanças, pagar, restituição, formulário, contribuinte
    salário: salário, ordenado, contracheque, recibo, ganhar, depósito, empresa, bruto, líquido, contrato, aumento, chefe
    aposentadoria: aposentadoria, reforma, pensão, inss, idade, previdência, poupança, aposentado, fundo, anos, plano, contribuição
    trabalho: trabalho, emprego, escritório, chefe, empresa, contrato, colega, entrevista, currículo, contratar, vaga, demitir
    férias: férias, folga, ausência, pedir, recursos humanos, licença, atestado, aprovar, doença, chefe, dias, data
    carro: carro, motor, gasolina, óleo, pneu, roda, placa, matrícula, oficina, bateria, freio, travão, revisão, quilômetro, inspeção
    trânsito: trânsito, engarrafamento, estrada, rodovia, autoestrada, acidente, obras, carro, lentidão, semáforo, trajeto, tráfego
    navegação: navegação, rota, caminho, mapa, endereço, morada, chegar, virar, rua, distância, gps, destino
    transporte público: transporte público, ônibus, autocarro, trem, comboio, metrô, parada, estação, bilhete, horário, linha,
      elétrico, partida
    táxi: táxi, uber, motorista, corrida, carona, boleia, carro, aeroporto, chamar, tarifa, viagem
    voos: voos, voo, avião, aeroporto, embarque, portão, bilhete, passagem, assento, companhia, escala, partida, chegada
    bagagem: bagagem, mala, despachar, extraviada, mochila, peso, companhia, quilo, aeroporto, bolsa, cabine, perdida
    hotel: hotel, quarto, noite, reservar, hospedagem, recepção, estrela, airbnb, cama, hóspede, café da manhã
    viagens: viagens, destino, visto, passaporte, turismo, praia, vacina, exterior, estrangeiro, embaixada, país, turista, museu
    saúde: saúde, médico, sintoma, dor, febre, doente, hospital, tosse, gripe, cabeça, pressão
    remédios: remédios, comprimido, dose, farmácia, receita médica, tomar, antibiótico, efeito colateral, xarope, vacina, alergia,
      medicamento
    fitness: fitness, correr, academia, ginásio, treino, passo, quilômetro, bicicleta, ioga, músculo, caminhar, peso
    sono: sono, dormir, cama, soneca, sesta, hora, roncar, descanso, acordar, insônia, noite, sonhar, ruído branco
    meditação: meditação, relaxar, respiração, calma, estresse, ioga, sessão, música relaxante, respirar, ansiedade, mente
    estudos: estudos, escola, universidade, prova, exame, lição, aula, professor, aluno, estudar, nota
    línguas: línguas, traduzir, inglês, espanhol, alemão, francês, palavra, dizer, tradução, chinês
    palavras: palavras, definição, significado, sinônimo, dicionário, soletrar, ortografia, letra, rima, antônimo, frase, gramática
    matemática: matemática, calcular, somar, subtrair, multiplicar, dividir, raiz, porcentagem, número, soma, total, vezes, conta
    medidas: medidas, metro, quilômetro, milha, grama, quilo, libra, litro, polegada, pé, grau, converter
    acaso: acaso, moeda, dado, número, cara, coroa, lançar, aleatório, escolher, sorteio, sorte, jogar
    cultura geral: cultura geral, capital, país, população, história, inventar, rio, montanha, guerra, rei, animal
    famosos: famosos, ator, cantor, presidente, nascer, idade, casado, biografia, morreu, celebridade, filho, altura
    assistente: assistente, nome, robô, inteligência artificial, criador, idade, falar, voz, língua, humano, siri, alexa, google
    conversa: conversa, olá, obrigado, tchau, adeus, bom dia, desculpa, prazer, tudo bem, feliz, triste, entediado, gostar
    volume: volume, som, silêncio, alto-falante, coluna, aumentar, baixar, alto, mudo, barulho, máximo, mínimo
    dispositivo: dispositivo, wifi, bluetooth, bateria, tela, ecrã, atualização, configuração, modo avião, rede, memória, carregar
    aplicativos: aplicativos, app, arquivo, ficheiro, abrir, fechar, instalar, baixar, pasta, documento
    gravação: gravação, gravar, voz, ditar, microfone, transcrever, áudio, nota de voz, parar, reproduzir, reunião, som
    segurança: segurança, senha, código, impressão digital, usuário, fraude, vírus, conta, roubo, privacidade
    localização: localização, onde estou, compartilhar, celular, encontrar, perdido, mapa, gps, endereço, lugar, perto, enviar,
      telemóvel
    animais de estimação: animais de estimação, cachorro, cão, gato, veterinário, passear, ração, pássaro, coleira, filhote, animal,
      comida, bicho
    plantas: plantas, jardim, regar, flor, grama, relva, vaso, terra, plantar, semente, árvore, água, adubo
    crianças: crianças, bebê, história, canção de ninar, creche, fralda, escola, brincar, música, desenho animado, brinquedo, filho
    família: família, mãe, pai, irmão, irmã, namorado, amigo, amor, marido, esposa
    ingressos: ingressos, concerto, evento, teatro, show, festival, museu, exposição, lugar, reservar, preço, esgotado, bilhete
    doações: doações, doar, ong, caridade, ajuda, causa, cruz vermelha, fundação, dinheiro, voluntário, sangue
    casamento: casamento, casar, noivos, convidado, anel, cerimônia, lua de mel, vestido, noiva, igreja, presente, festa
    imóveis: imóveis, apartamento, casa, aluguel, alugar, comprar, imobiliária, quarto, mudança, vizinho
    leis: leis, advogado, contrato, juiz, denúncia, polícia, multa, direito, tribunal, legal, crime, testamento, prisão
    emergência: emergência, ambulância, bombeiro, polícia, pronto-socorro, socorro, acidente, incêndio, fogo, ligar, hospital, terremoto
    """
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Portuguese requests.
  static let portugueseMeanings = """
    [same]
    # switching and settings
    ligar: ligar, acender, ativar, activar, habilitar, pôr a funcionar, dar ligar, deixar ligado, pôr a trabalhar, pôr para funcionar,
      meter a funcionar, colocar para funcionar, acionar, ligar de novo, ligar o interruptor, apertar o botão, pôr a dar,
      botar pra funcionar
    desligar: desligar, apagar a luz, desativar, desactivar, desabilitar, tirar da tomada, deixar desligado, cortar a energia,
      apagar as luzes, deixar apagado, desligar tudo, desligar da tomada, tirar da corrente, cortar a corrente
    aumentar: aumentar, subir, elevar, incrementar, pôr mais alto, aumentar um pouco, mais para cima, pôr mais, elevar o nível, acrescer,
      um pouco mais alto, dar mais, botar mais alto
    diminuir: diminuir, baixar, abaixar, reduzir, pôr mais baixo, diminuir um pouco, mais para baixo, redução, um pouco mais baixo,
      decrescer, baixar um pouco, botar mais baixo, rebaixar
    brilho: brilho, luminosidade, intensidade da luz, brilho da tela, brilho do ecrã, nível de brilho, luminosidade da tela,
      intensidade do brilho, luminosidade do ecrã
    mais brilho: mais brilho, mais claro, mais luz, clarear, mais brilhante, iluminar mais, aumentar o brilho, subir o brilho,
      luz mais forte, mais luminoso, mais intensidade, está muito escuro, muito escuro aqui, clarear a tela, luz mais clara,
      aumentar a luz
    menos luz: menos luz, escurecer, menos brilho, mais escuro, diminuir as luzes, diminuir o brilho, baixar o brilho, baixar a luz,
      reduzir o brilho, luz mais fraca, escurecer a tela, abaixar as luzes, luz mais suave, menos intensidade, muito claro aqui,
      demasiada luz, regular a luz, baixar as luzes, meia luz, luz baixa, está muito claro, luz mais baixa
    volume: volume, som, áudio, nível de som, volume do som, volume da música, altura do som, nível do volume
    mais alto: mais alto, aumentar o volume, mais volume, fala mais alto, som mais alto, subir o volume, aumentar o som, aumenta isso,
      põe mais alto, não ouço nada, não estou ouvindo, não dá para ouvir, mais som, volume no máximo, aumenta aí, bota mais alto,
      som no talo, a todo volume, mais barulho, fala alto, não se ouve, sobe o som, som mais forte, aumentar a música, volume mais alto
    mais baixo: mais baixo, abaixar o volume, menos volume, fala mais baixo, baixar o som, diminuir o volume, baixar o volume,
      reduzir o volume, abaixa isso, muito alto, está alto demais, põe mais baixo, baixinho, mais baixinho, abaixar o som, menos som,
      fala baixo, abaixa aí, menos barulho, barulho demais, baixa a música, volume mais baixo, diminuir o som, alto demais
    silenciar: silenciar, mudo, silêncio, tirar o som, sem som, mutar, modo silencioso, emudecer, pôr no silêncio, pôr no mudo,
      colocar no mudo, cortar o som, volume zero, desligar o som, silencioso, modo silêncio, mute, deixar mudo, desativar o som
    configuração: configuração, ajuste, definição do sistema, opção, preferência, definições, configurações do sistema,
      definições do telemóvel, menu de configurações, painel de controle, settings, config
    configurar: configurar, ajustar, regular, definir, estabelecer, parametrizar, deixar configurado, personalizar, fazer a configuração,
      acertar, afinar
    mudar: mudar, alterar, trocar, modificar, editar, corrigir, mudança, fazer uma mudança, alteração, variar, fazer alterações,
      transformar, passar para outro, retificar, modificação, atualizar meus dados, emendar, converter em
    colocar: colocar, pôr, botar, meter, posicionar, situar, ajeitar
    tocar música: tocar música, reproduzir, tocar, ouvir, escutar, põe a tocar, pôr música, tocar uma música, bota uma música,
      colocar música, põe uma música, quero ouvir, dar play, play, botar um som, toca aí, meter música, soltar o som, reprodução,
      quero escutar, toca algo, põe aí, põe a dar
    parar: parar, interromper, terminar, finalizar, acabar, stop, parar a música, cessar, basta, já chega, suficiente, deter,
      dar um basta, pôr fim, parar por aqui, suspender, terminar isso, está bom já, concluir, parar com, deixar de
    pausar: pausar, pôr em pausa, dar uma pausa, parar um momento, fazer uma pausa, dar pausa, congelar, deixar em pausa,
      parar por enquanto, dar um tempo, pausa aí
    continuar: continuar, retomar, prosseguir, seguir em frente, seguir, voltar a tocar, tirar da pausa, dar continuidade,
      recomeçar de onde parei, de onde parei, onde parei, de onde parámos, continuação, despausar, continuar a ouvir, continuar a ler,
      dar play de novo, ir em frente, onde fiquei, seguir tocando
    começar: começar, iniciar, dar início, arrancar, dar início a, dar a partida, início, principiar, entrar em, pôr em marcha, iniciação,
      dar o pontapé inicial, pôr-se a, desatar
    pular: pular, saltar, avançar, próxima música, passar para a próxima, próxima, passa essa música, pula essa, próxima faixa,
      trocar de música, mudar de música, outra música, passar à frente, seguinte música, saltar esta, tira essa música, próxima canção,
      música seguinte, pular faixa, passar à seguinte
    próximo: próximo, seguinte, que vem, a seguir, vindouro, subsequente, que se segue, futuro, próxima vez
    anterior: anterior, passado, de antes, precedente, último, música anterior, voltar à anterior, faixa anterior, o de antes,
      previamente, volta uma
    repetir: repetir, outra vez, de novo, novamente, mais uma vez, repetição, de volta, mais uma, fazer de novo, outra vez mais,
      vezes sem conta, bis, tornar a
    o que disse: o que disse, não ouvi, não entendi, pode repetir, o que você disse, como é, não percebi, pode repetir por favor,
      repete por favor, diga de novo, fala de novo, não escutei, não te ouvi, que disseste, não entendi direito, diz outra vez, repita,
      hein, fala outra vez, não ouvi bem, repete aí, como disse
    repetir a música: repetir a música, em loop, loop, modo repetição, repetição contínua, em repetição, sem parar, ficar repetindo,
      repetir sempre, pôr em loop, repetir em loop, repetir tudo, colocar em loop, tocar repetidamente, ligar a repetição
    aleatório: aleatório, misturar, shuffle, ordem aleatória, modo aleatório, aleatoriamente, reprodução aleatória, embaralhar,
      em ordem aleatória, ao acaso, à sorte, ordem misturada, qualquer um, tanto faz, baralhar, sem ordem
    cancelar: cancelar, anular, desmarcar, cancelamento, desistir de, desistir, abortar, dar por cancelado, invalidar, suspender,
      anulação, dar baixa, revogar, rescindir
    deixa para lá: deixa para lá, esquece, não importa, deixa estar, nada, deixa pra lá, esquece isso, deixa quieto, não precisa,
      já não quero, não é nada, não quero mais, esquece lá, não faz mal, me enganei, enganei-me, tanto faz, não interessa, deixa isso,
      não quero nada, tudo bem deixa, ignora isso, deixa disso, não ligue, pode esquecer
    desfazer: desfazer, voltar atrás, reverter, voltar, anular a ação, voltar como estava, retroceder, restaurar, desfazer alteração,
      recuperar
    ajudar: ajudar, auxílio, assistência, dar uma mão, preciso de ajuda, socorro, me ajuda, ajuda-me, dar uma mãozinha, dar uma força,
      auxiliar, apoio, pode me ajudar, quebrar um galho, me dá uma mão, auxílio urgente, guia
    atendimento ao cliente: atendimento ao cliente, apoio ao cliente, suporte, suporte técnico, sac, falar com atendente,
      falar com alguém, central de atendimento, atendente, operador, linha de apoio, assistência técnica, falar com uma pessoa,
      pessoa de verdade, falar com um humano, apoio técnico, central de ajuda, representante, call center, falar com um assistente,
      serviço ao cliente, pessoa real, agente, falar com um operador
    reiniciar: reiniciar, resetar, repor, restaurar, reinício, fazer reset, desligar e ligar, dar reset, voltar de fábrica, ligar de novo,
      reboot, restabelecer, formatar
    atualizar: atualizar, atualização, actualizar, update, pôr em dia, nova versão, última versão, versão nova, upgrade, refrescar,
      renovar, versão mais recente, fazer update
    instalar: instalar, baixar um aplicativo, instalar uma aplicação, instalação, colocar um app, pôr uma aplicação, baixar o app,
      instalar aplicativo, baixar um app, instalar um programa, sacar uma app
    descarregar: descarregar, baixar arquivo, fazer download, download, transferir ficheiro, baixar, sacar da net, baixar da internet,
      fazer o download, guardar offline, descarga, transferir arquivo, puxar da internet, baixar para ouvir, disponível offline
    desinstalar: desinstalar, remover aplicativo, apagar aplicativo, excluir o app, apagar app, tirar o app, eliminar aplicação,
      desinstalação, deletar aplicativo, remover app, apagar o programa
    conectar: conectar, emparelhar, parear, sincronizar, vincular, emparelhamento, ligar ao bluetooth, associar, unir,
      estabelecer conexão, conexão com, acoplar, ligar ao telemóvel, conectar com, ligar-se a, sincronização
    trancar: trancar, bloquear, fechar à chave, fechar a porta, passar a chave, fechar com chave, dar duas voltas, pôr a tranca,
      tranque a porta, fechar a fechadura, passar o trinco
    destrancar: destrancar, desbloquear, abrir a fechadura, abrir a porta, abrir com chave, tirar a tranca, abrir o trinco, destravar,
      abrir a tranca
    # handling things
    mostrar: mostrar, exibir, apresentar, ver, visualizar, deixa ver, mostra aí, dar uma olhada em, quero ver, deixa eu ver, deixa-me ver,
      pôr na tela, expor, me mostra, projetar, pôr no ecrã, abrir para ver, trazer para tela, dar a ver, posso ver
    abrir: abrir, executar, iniciar, aceder a, acessar, entrar em, entrar na, lançar aplicativo, ir para, entra no, abre o app, rodar,
      arrancar com, abrir o aplicativo, correr programa
    fechar: fechar, sair de, encerrar, fechar o aplicativo, encerrar o aplicativo, sair da aplicação, terminar a sessão, encerramento,
      tirar da tela
    procurar: procurar, buscar, encontrar, achar, pesquisar, localizar, fazer uma busca, caçar, ir atrás de, encontra-me, onde encontro,
      onde tem, onde há, dar com, descobrir, averiguar, fazer uma pesquisa, onde posso encontrar, vasculhar
    adicionar: adicionar, acrescentar, incluir, colocar na, anotar, juntar, pôr na lista, botar na lista, incluir na lista,
      colocar na lista, inserir, somar, agregar, juntar à lista, pôr mais um, introduzir, anexar, aditar, acrescentar à lista,
      meter na lista, anota aí, incorporar
    remover: remover, apagar, eliminar, excluir, deletar, tirar, retirar, riscar, tirar da lista, riscar da lista, deitar fora, descartar,
      apagar da lista, retirar da lista, livrar-se de, exclusão, desfazer-se de, remoção, cortar, suprimir, dar baixa, limpar,
      excluir da lista, dar sumiço
    esvaziar: esvaziar, limpar a lista, apagar tudo, eliminar tudo, apagar a lista, limpar tudo, zerar, deixar vazio, deletar tudo,
      excluir tudo, remover tudo, zerar a lista, tirar tudo, deixar em branco, limpar histórico
    criar: criar, fazer, gerar, preparar, novo, abrir novo, montar, elaborar, produzir, criação, iniciar novo, fazer novo, bolar,
      confeccionar, dar vida
    salvar: salvar, guardar, gravar ficheiro, armazenar, gravar o arquivo, preservar, manter, deixar salvo, arquivar, deixar guardado,
      salvaguardar, não perder
    copiar: copiar, duplicar, fazer uma cópia, cópia, fazer cópia, tirar cópia, clonar, replicar, xerox, tirar xerox, fotocopiar
    compartilhar: compartilhar, partilhar, divulgar, compartilhamento, passar para outros, dividir com, mostrar para outros,
      compartilhar com, mandar para todos, dar a conhecer
    mover: mover, deslocar, mudar de lugar, mudar de sítio, passar para outra, transferir para pasta, arrastar, mudar de pasta,
      tirar daqui
    renomear: renomear, mudar o nome, trocar o nome, dar outro nome, mudar de nome, pôr outro nome, alterar o nome, rebatizar,
      editar o nome, chamar de outro
    enviar: enviar, mandar, remeter, mandar para, expedir, despachar, encaminhar para, me manda, fazer chegar, transmitir, disparar,
      envia-me, manda aí
    receber: receber, obter, chegar, recebimento, me chegou, receção, me mandaram, ganhar, conseguir
    ler: ler, leitura, ler em voz alta, lê para mim, ler alto, o que diz, me lê, leitura em voz alta
    escrever: escrever, redigir, digitar, pôr por escrito, redação, teclar, escreve aí, fazer um texto, redigir um texto, bater um texto
    responder: responder, resposta, dar uma resposta, mandar resposta, retornar mensagem, contestar, réplica, dar resposta,
      responder de volta, resposta a
    reencaminhar: reencaminhar, encaminhar, reenviar, mandar para outro, passar a mensagem, encaminhamento, passar para a frente,
      passar adiante
    gravar: gravar, fazer uma gravação, registar, registrar, fazer gravação, começar a gravar, filmar, captar, capturar, grava aí,
      iniciar gravação, deixar gravado, gravar a voz
    gravação: gravação, nota de voz, gravação de voz, mensagem de áudio, áudio gravado, memo de voz, gravação de áudio, nota de áudio,
      mensagem de voz
    ditar: ditar, ditado, transcrever, transcrição, voz para texto, passar para texto, escrever por voz, reconhecimento de voz,
      digitação por voz, escreve o que digo, ditado por voz
    verificar: verificar, checar, conferir, consultar, dar uma olhada, olhar, ver se, dar uma conferida, checagem, certificar-se,
      ter certeza, confirmar, conferência de dados, rever, inspecionar, controlar, espreitar, dar uma espiada, verificação, constatar,
      averiguar, conferir se
    comparar: comparar, comparação, diferença entre, comparativo, qual é melhor, o que é melhor, contrastar, versus, em comparação com,
      diferença, frente a, confrontar, melhor que, qual a diferença, comparado com, cotejar
    explicar: explicar, explicação, como funciona, esclarecer, explica-me, me explica, em detalhe, mais detalhes, diz mais, fala mais,
      aprofundar, detalhar, não entendo, entender melhor, trocar em miúdos, dar uma explicação, como é que funciona, desenvolver,
      elucidar, clarificar
    descrever: descrever, descrição, fala-me de, conte-me sobre, falar sobre, do que se trata, me fala sobre, me conta sobre, me fale de,
      o que sabe sobre, fala sobre, informação sobre, me conte
    informação: informação, info, detalhe, dados, informe, informação adicional, ficha, referências, esclarecimento
    recomendar: recomendar, sugerir, aconselhar, indicar, recomendação, sugestão, dica, o que recomenda, o que sugere, alguma sugestão,
      alguma recomendação, alguma ideia, o que você recomenda, me indica, me recomenda, proposta, propor, dá-me ideias, ideias para,
      me sugere, o que me aconselhas, indicação, alguma dica
    escolher: escolher, selecionar, optar por, seleção, decidir, optar, eleger, pegar um, ficar com, escolhe para mim, decidir-se por,
      preferir, eleição de
    classificar: classificar, organizar, pôr em ordem, ordenar, ordenar por, organizar por, arrumar, pôr por ordem, reordenar,
      ordem alfabética, agrupar, hierarquizar
    quantos: quantos, número de, quantidade de, quanta gente, quantas pessoas, quantas vezes, total de, quantidade, contagem, o total de,
      número total, quantos são, quantos há, quantos tem
    calcular: calcular, cálculo, quanto é, quanto dá, fazer a conta, conta matemática, fazer contas, calculadora, quanto seria,
      resultado da conta, operação matemática, resolver a conta, quanto que é, fazer um cálculo, computar, quanto são
    somar: somar, soma, adição, mais quanto, fazer a soma, adicionar números, somado a, quanto somam, somatório, totalizar
    subtrair: subtrair, subtração, menos quanto, tirar de, diminuir de, subtraído, diferença de, fazer a subtração
    multiplicar: multiplicar, vezes, multiplicado por, multiplicação, produto, elevado a
    dividir: dividir, dividido, divisão, dividido por, dividir por, quociente, repartido por
    porcentagem: porcentagem, percentagem, por cento, percentual, quantos por cento, percentual de, qual a porcentagem, proporção
    raiz quadrada: raiz quadrada, raiz
    converter: converter, conversão, quanto equivale, passar para, equivale a, converter para, quanto é em, equivalência, quantos são em,
      transformar em, equivalente, conversor, conversão de unidades, converter em, trocar para
    medir: medir, tamanho, dimensão, medição, medidas, tirar medidas, mensurar, tirar a medida, magnitude
    # questions
    quem é: quem é, quem foi, quem era, quem é que é, que pessoa, biografia, qual o nome dele, quem é esse, quem seria
    o que significa: o que significa, significado, definição, definir, quer dizer, o que quer dizer, qual o significado, definição de,
      qual é o significado, sentido, me define, significa o quê, sentido da palavra, dicionário
    quando: quando, em que data, em que momento, que dia, a que horas, que horas é, para quando, em que ano, em que dia, que data,
      desde quando, em que altura, quando é que, qual a data
    onde: onde, em que lugar, onde fica, onde está, em que sítio, em que local, localização, onde é que fica, aonde, para onde, por onde,
      onde se encontra, onde posso, posição, em que parte, onde é, em que lugar fica
    porquê: porquê, qual o motivo, razão, motivo, causa, por que motivo, por que razão, por qual motivo, a que se deve, explicação,
      qual a razão, por causa de, como é que, qual é o motivo
    como: como, de que maneira, de que forma, de que jeito, de que modo, como é que faço, como posso, como faço para, como fazer,
      instruções, passo a passo, como se faz, maneira de, jeito de, forma de, o que devo fazer, como que faz, como faz para
    quanto tempo: quanto tempo, duração, quanto demora, quanto dura, quanto leva, quantos minutos, quantas horas, quanto tempo demora,
      quanto tempo leva, vai demorar, demora muito, em quanto tempo, quanto tempo dura, durar, tempo de duração, demorar
    quanto falta: quanto falta, tempo restante, tempo que resta, quantos dias faltam, quanto tempo falta, contagem decrescente,
      falta muito, tempo que falta, faltar, quanto resta, dias que faltam, quanto tempo resta, dias para
    preço: preço, quanto custa, custo, quanto é que custa, tarifa, valor, quanto é que é, quanto está, qual o preço, quanto sai,
      por quanto sai, quanto vale, qual o valor, preçário, quanto fica, quanto cobram, quanto que custa, quanto pago, saber o preço
    distância: distância, quão longe, quantos quilômetros, quantos quilómetros, fica longe, qual a distância, a que distância, quantos km,
      é longe, quão distante, quantas milhas, a quantos quilômetros, quantos metros, muito longe, distância até, longe fica
    idade: idade, quantos anos tem, que idade, qual a idade, anos de idade, quantos anos, ano de nascimento, quando nasceu,
      data de nascimento
    altura: altura, quanto mede, estatura, qual a altura, quão alto, metros de altura, altitude, elevação, quantos metros mede
    peso: peso, quanto pesa, pesar, quantos quilos, quão pesado, qual o peso, quilos
    população: população, quantos habitantes, habitante, quantas pessoas vivem, quantas pessoas moram, número de habitantes,
      quanta gente mora, quanta gente vive
    capital: capital, cidade capital, qual a capital, qual é a capital
    # time
    hora: hora, que horas são, que horas, relógio, horas são, que hora é, me diz as horas, hora atual, horas agora, tem horas,
      que horas tens, ver as horas, a hora, diz as horas
    fuso horário: fuso horário, diferença horária, hora local, que horas são em, diferença de horário, fuso, horário de, que horas lá,
      diferença de fuso, horário local
    data: data, que dia é hoje, em que dia estamos, que dia é, data de hoje, dia é hoje, qual a data, em que dia, qual o dia, dia do mês,
      data atual, que data é hoje, a quantos estamos
    hoje: hoje, dia de hoje, neste dia, o dia de hoje, dia atual, no dia de hoje
    manhã: manhã, de manhã, hoje de manhã, pela manhã, da manhã, na parte da manhã, logo de manhã, manhãzinha, matinal, matutino,
      de manhãzinha
    tarde: tarde, à tarde, esta tarde, de tarde, da tarde, na parte da tarde, tardinha, à tardinha, vespertino
    noite: noite, à noite, esta noite, de noite, da noite, pela noite, noitinha, à noitinha, noturno, nocturno
    agora: agora, atual, no momento, neste momento, neste instante, agora mesmo, imediatamente, na hora, de imediato, hoje em dia,
      o quanto antes, o mais rápido possível, no ato, agorinha, já agora, neste exato momento, nesse momento, logo que possível,
      já de seguida, instantaneamente
    mais tarde: mais tarde, depois, daqui a pouco, logo, outra hora, daqui a bocado, mais logo, em outro momento, depois disso,
      posteriormente, daqui a um tempo, outro momento, numa outra altura
    cedo: cedo, de madrugada, bem cedo, antes da hora, mais cedo, logo cedo, antecipadamente, com antecedência, cedinho, em breve,
      de manhã cedo
    fim de semana: fim de semana, final de semana, sábado e domingo, fds, sábado ou domingo, findi, no fim de semana
    feriado: feriado, dia feriado, dia santo, feriado nacional, dia não útil, feriadão, dia de festa, data festiva,
      fim de semana prolongado, emenda de feriado, ponte de feriado
    férias: férias, folga, licença, dias livres, descanso, dias de férias, dia de folga, tirar férias, recesso, ir de férias,
      estar de férias, escapadinha, dias de descanso
    todos os dias: todos os dias, diariamente, diário, cada dia, quotidiano, cotidiano, toda manhã, todas as manhãs, toda noite,
      uma vez por dia, todo dia, dia a dia, todas as noites
    toda semana: toda semana, semanal, todas as semanas, uma vez por semana, cada semana, por semana, todas segundas
    todo mês: todo mês, mensal, todos os meses, uma vez por mês, cada mês, por mês, mês a mês
    todo ano: todo ano, anual, todos os anos, uma vez por ano, cada ano, por ano, ano após ano
    aniversário: aniversário, data de nascimento, fazer anos, anos de, quando faz anos, aniversariante, faz aniversário, niver,
      dia de anos, festa de anos
    alarme: alarme, despertador, me acordar, alarme de despertador, pôr o despertador, pôr alarme, colocar alarme, despertador para
    acordar: acordar, despertar, levantar, me acorda, acorda-me, levantar da cama, hora de levantar, sair da cama, hora de acordar,
      me levantar, me desperte, madrugar
    adiar alarme: adiar alarme, soneca, mais cinco minutos, snooze, mais dez minutos, deixa-me dormir, deixa eu dormir, modo soneca,
      só mais cinco minutos, dormir mais um pouco, repetir o alarme, função soneca
    temporizador: temporizador, cronômetro, cronómetro, contagem regressiva, timer, contagem decrescente, cronometrar, contar o tempo,
      me avise em minutos, alarme em minutos, marcar o tempo, avisa-me em, contador de tempo, timer de cozinha, marcar minutos
    lembrete: lembrete, lembrar, avisar, não deixar esquecer, me lembra, lembra-me, não me deixe esquecer, não esquecer, me avise,
      recordar, recordatório, pôr um lembrete, lembrança de tarefa, faz-me lembrar, me faz lembrar, ativar lembrete, me recorda
    calendário: calendário, agenda, compromissos do dia, meus compromissos, minha agenda, o que tenho hoje, meus planos, o que tenho,
      meu calendário, planos, o que tenho marcado, itinerário, horário, cronograma, agendamento, meu dia
    evento: evento, compromisso, acontecimento, compromisso na agenda, entrada no calendário, agendamento, consulta marcada, hora marcada,
      marcação, consulta, encontro marcado
    reunião: reunião, videoconferência, conferência, meeting, reunir, sessão, reunião de trabalho, assembleia, reunir-se,
      encontro de trabalho, call, chamada de conferência, conferência telefônica
    agendar: agendar, marcar, programar, planejar, planear, pôr na agenda, colocar na agenda, colocar no calendário,
      adicionar ao calendário, marcar na agenda, marcar um compromisso, marcar uma reunião, pôr no calendário, criar evento, planeamento,
      combinar, organizar, fazer planos, criar um evento, incluir na agenda, marcar consulta, marcar hora, adicionar à agenda,
      agendar compromisso, marcar horário, adicionar evento, marcar um evento
    adiar: adiar, remarcar, reagendar, mudar a data, atrasar, mudar a hora, mudar o dia, mudar para, alterar a hora, passar para,
      postergar, empurrar, deixar para depois, antecipar, mover a reunião, mudar o horário, trocar o horário, transferir para outro dia,
      jogar pra frente, protelar, trocar a data, mudar a reunião, alterar o horário, deixar para outro dia, mudar data
    livre: livre, disponível, vago, horário livre, tempo livre, sem compromissos, buraco na agenda, desocupado, sem planos,
      disponibilidade, tenho algo, espaço na agenda, horas livres, vaga na agenda
    ocupado: ocupado, comprometido, sem vagas, com compromisso, cheio de coisas, ter planos, estar ocupado, lotado, atarefado,
      não disponível, sem tempo, agenda cheia
    tarefa: tarefa, afazer, pendência, coisa para fazer, pendente, obrigação, recado, coisa pendente, trabalho por fazer, incumbência,
      coisa a fazer, dever, por fazer
    lista de tarefas: lista de tarefas, coisas para fazer, to do, lista de afazeres, lista de pendências, tarefas pendentes,
      minhas tarefas, coisas a fazer, o que fazer hoje, lista de coisas, minhas pendências, meus afazeres, afazeres
    lista de compras: lista de compras, lista do supermercado, lista do mercado, o que comprar, coisas para comprar, coisas do mercado,
      lista da compra, lista de mercado, lista do super, compras do mês, lista da feira, compras da semana, preciso comprar,
      lista de supermercado
    lista: lista, listagem, relação de, enumerar, rol, fazer uma lista, me dá uma lista, enumeração
    nota: nota, anotação, apontamento, memorando, bloco de notas, recado, lembrete escrito, notinha, anota isso, post it
    # weather
    tempo: tempo, clima, previsão, previsão do tempo, meteorologia, como está o tempo, previsão meteorológica, boletim meteorológico,
      estado do tempo, como vai estar, como está lá fora, condições do tempo, meteorológico, que tempo faz, vai fazer sol,
      que tempo vai fazer, como está o clima, clima de hoje, condições climáticas, tempo lá fora
    chuva: chuva, chover, guarda-chuva, aguaceiro, chuvoso, pancada de chuva, vai chover, garoa, chuvisco, precipitação, capa de chuva,
      molhar, chuvinha, pé d'água, toró, impermeável, chance de chuva, probabilidade de chuva, chuveiro de verão, temporal de chuva,
      sombrinha
    neve: neve, nevar, nevasca, nevão, floco de neve, nevando, vai nevar, tempestade de neve, queda de neve
    calor: calor, quente, faz calor, quentura, onda de calor, calorão, abafado, muito calor, mormaço, altas temperaturas, calorzinho,
      que calor, tórrido, escaldante, bem quente
    frio: frio, fresco, gelado, onda de frio, friozinho, geada, abaixo de zero, congelante, muito frio, frescor, friaca, agasalho,
      friorento, baixas temperaturas, que frio, gelo lá fora, gélido, frente fria
    sol: sol, ensolarado, céu limpo, céu azul, sol forte, céu aberto, dia de sol, tempo bom, bom tempo, solzinho, solarengo, sem nuvens,
      tempo aberto, faz sol, soalheiro
    nublado: nublado, nuvem, encoberto, nebulosidade, céu cinzento, céu encoberto, céu nublado, tempo fechado, enevoado,
      carregado de nuvens, céu carregado
    vento: vento, ventoso, ventania, rajada, brisa, vendaval, velocidade do vento, faz vento, ventinho, vento forte, muito vento
    tempestade: tempestade, trovoada, temporal, raio, trovão, relâmpago, tormenta, chuva de granizo, granizo, saraiva, trovejar,
      temporal forte, mau tempo, borrasca
    temperatura: temperatura, grau, quantos graus, quantos graus está, qual a temperatura, quantos graus faz, termômetro, termómetro,
      celsius, centígrado, temperatura lá fora, máxima e mínima, temperatura atual, fahrenheit, quantos graus estão
    umidade: umidade, humidade, úmido, húmido, umidade do ar, humidade do ar, umidade relativa, humidade relativa
    qualidade do ar: qualidade do ar, poluição, poluído, poluição do ar, índice de qualidade, poluição atmosférica, ar poluído, smog,
      ar puro, contaminação do ar
    nascer do sol: nascer do sol, amanhecer, sol nasce, alvorada, aurora, quando amanhece, a que horas amanhece, nascente, raiar do dia,
      o sol nasce
    pôr do sol: pôr do sol, anoitecer, sol se põe, ocaso, crepúsculo, quando anoitece, a que horas anoitece, entardecer, sol põe-se,
      o sol se põe
    # media
    música: música, canção, faixa, som, uma música, musiquinha, musical, tema, sonzinho, melodia
    cantor: cantor, artista, banda, grupo, intérprete, músico, cantora favorita, vocalista, quem canta, artista musical, cantado por,
      compositor, conjunto, solista, rapper
    que música é essa: que música é essa, que música é esta, quem canta, identificar a música, que música está tocando,
      qual é essa música, nome da música, que som é esse, o que está tocando, qual é a música, música atual, como se chama música,
      que está a tocar, que música é, quem está cantando, que canção é esta, título da música, qual música toca, shazam, que música toca,
      nome dessa música, reconhecer música, o que toca agora, quem canta isso, de quem é essa
    álbum: álbum, disco, lp, trabalho musical, vinil, cd
    playlist: playlist, lista de reprodução, lista de músicas, lista de canções, minha playlist, seleção de músicas, mix
    rádio: rádio, estação de rádio, emissora, fm, emissora de rádio, posto de rádio, frequência, sintonizar, ligar o rádio, pôr na rádio,
      estação fm, am, radiozinho, dial
    podcast: podcast, programa de áudio, episódio do podcast, programa de podcast, episódio de podcast
    audiolivro: audiolivro, livro em áudio, audiobook, livro falado, audible, livro narrado, audio livro, livro áudio
    filme: filme, película, longa-metragem, cinema em casa, filminho, curta-metragem, obra cinematográfica, fita de cinema
    série: série, episódio, novela, seriado, capítulo, temporada, programa, programa de tv, telenovela, minissérie, sitcom, novelinha,
      programa de televisão
    televisão: televisão, tv, televisor, tevê, a tv, aparelho de televisão, smart tv, telinha, a televisão, tela da tv, telly
    canal: canal, emissora de tv, canal de televisão, canal de tv, emissora, mudar de canal, trocar de canal, estação de televisão
    notícia: notícia, novidade, manchete, atualidade, jornal, últimas notícias, noticiário, jornal da noite, telejornal,
      últimas novidades, o que está acontecendo, o que se passa, o que aconteceu, notícias do dia, resumo das notícias, acontecimentos,
      boletim de notícias, notícias de hoje, últimas do dia, manchetes do dia, quais as novidades
    gosto: gosto, favorito, preferido, curtir, adoro, amo, eu gosto, amei, curti, essa é boa, me amarro, é minha favorita, adorei, gostei,
      like, gosto muito, guarda essa música
    não gosto: não gosto, detestar, odiar, não curti, odeio, não suporto, não curto, não gostei, que horror de música, odiei, dislike,
      não aguento
    livro: livro, romance, obra, livro digital, ebook, obra literária, best seller, título, volume de livro, livrinho
    autor: autor, escritor, quem escreveu, quem escreveu o livro, escrito por, romancista, poeta, quem é o autor
    piada: piada, anedota, me faz rir, algo engraçado, conta uma piada, algo divertido, faz-me rir, coisa engraçada, fazer rir, gracinha,
      uma graça, piadinha, diga algo engraçado, contar piada, quero rir, brincadeira engraçada, seja engraçado, me divirta
    história: história, conto, narrativa, historinha, conta uma história, fábula, história para dormir, conto de fadas,
      historinha infantil, narração, estória, lenda, história infantil, historieta
    foto: foto, fotografia, imagem, selfie, retrato, fotinha, imagem bonita, clique, instantâneo, ilustração, pic
    tirar foto: tirar foto, fotografar, tirar uma foto, tirar uma selfie, bater uma foto, tirar fotografia, fazer uma foto, bater foto,
      tirar um retrato, fazer uma selfie, tirar uma fotografia, sacar uma foto
    câmera: câmera, câmara, máquina fotográfica, câmera fotográfica, webcam, câmera do celular, câmara fotográfica, câmara do telemóvel
    vídeo: vídeo, clipe, gravação de vídeo, filmagem, videozinho, videoclipe, filmar
    # sport
    resultado: resultado, placar, quem ganhou, marcador, quem está ganhando, como ficou, quanto ficou, como está o jogo,
      quanto está o jogo, resultado final, quem venceu, como terminou, quem vai ganhando, pontuação, quanto foi o jogo, placar final,
      gols, golos, quem marcou, quanto ficou o jogo, qual o placar, quem está vencendo, quanto está
    partida: partida, jogo de futebol, desafio, jogo de bola, próximo jogo, quem joga, quando joga, confronto, contra quem joga,
      partida de futebol, jogo de hoje, quando é o jogo, desafio de futebol
    time: time, equipe, clube, seleção, plantel, elenco do time
    classificação: classificação, tabela, campeonato, tabela do campeonato, posição na tabela, ranking, pontos na tabela, colocação,
      quem está na frente, tabela classificativa, em que lugar está, posição no campeonato
    # communication
    ligar para: ligar para, telefonar, chamar, ligação, fazer uma ligação, fazer chamada, dar um telefonema, telefonema,
      fazer um telefonema, fazer uma chamada, dar uma ligada, ligar pro, quero falar com, bater um fio, disca para, entrar em contato com,
      contactar, dar um toque, falar com, fazer ligação, chamada telefônica, ligar ao, telefonar a, discar o número, ligação telefônica,
      contatar
    desligar a chamada: desligar a chamada, encerrar chamada, terminar chamada, encerrar a ligação, desligar a ligação,
      desligar o telefone, acabar a chamada, finalizar chamada, encerrar ligação, desliga na cara, terminar a ligação, cortar a chamada
    atender: atender, atender a chamada, responder à chamada, aceitar chamada, atende aí, pegar o telefone, atender a ligação,
      atender telefone, atender o telefone, aceita a ligação, aceitar ligação, responder chamada
    recusar chamada: recusar chamada, rejeitar chamada, ignorar chamada, não atender, ignorar a ligação, rejeitar ligação,
      recusar ligação, rejeita a chamada, recusar a ligação, ignora a chamada
    videochamada: videochamada, chamada de vídeo, ligação de vídeo, vídeo chamada, facetime, videoconferência, videoligação,
      chamada em vídeo, fazer uma videochamada, skype, zoom, chamada por vídeo, ligar por vídeo
    mensagem: mensagem, sms, torpedo, zap, mensagem de texto, mensagenzinha, whatsapp, mandar um zap, texto, whats, recado,
      mandar um whats, mensagem no whatsapp, chat, msg, telegram, mensagem instantânea, sms de texto, mensagem de whatsapp
    email: email, mail, e-mail, correio eletrônico, correio electrónico, gmail, mandar um email, outlook, mensagem eletrônica, hotmail,
      correio
    caixa de entrada: caixa de entrada, novos e-mails, novos emails, mensagens recebidas, email novo, e-mails não lidos, emails não lidos,
      novas mensagens, mensagens novas, não lido, tenho emails, tenho e-mails, chegou email, recebi email, correio recebido,
      caixa de correio, mensagens não lidas, ver meus emails, e-mail novo
    contato: contato, contacto, número de telefone, lista telefônica, telefone de, lista de contatos, lista de contactos,
      agenda telefônica, agenda de contatos, dados de contato, agenda do celular, caderneta de telefones, meus contatos, meus contactos
    notificação: notificação, alerta, aviso, push, notificação do app
    publicar: publicar, postar, tuitar, publicar nas redes, publicação, colocar no facebook, postar no instagram, fazer um tweet,
      pôr no facebook, atualizar status, postar foto, compartilhar no facebook, mandar um tweet, postar no twitter, fazer um post,
      pôr nos stories, publicar no facebook, tweetar, postar nas redes
    # home
    luz: luz, lâmpada, iluminação, abajur, candeeiro, luminária, foco de luz, luz do teto, lustre, lampadinha, iluminar
    aquecimento: aquecimento, aquecedor, termostato, aquecedor elétrico, calefação, radiador, caldeira, lareira, aquecer a casa,
      aquecimento central, esquentador
    ar-condicionado: ar-condicionado, climatização, ac, o ar, refrigeração, ar frio, split, climatizador, climatizar
    aspirador: aspirador, aspirar, robô aspirador, roomba, aspirador de pó, robô de limpeza, aspirador robô, robô aspirador de pó
    limpar: limpar, limpeza, faxina, fazer faxina, fazer limpeza, limpar a casa, tirar o pó, arrumar a casa, asseio, dar uma geral,
      fazer a limpeza, arrumar
    porta: porta, portão, porta de casa, porta da frente, porta da rua, porta da entrada, porta de entrada, portinha
    fechadura: fechadura, tranca, cadeado, fechadura inteligente, trinco, ferrolho, fecho da porta, fechadura da porta
    cortina: cortina, persiana, estore, blackout, toldo, veneziana
    tomada: tomada, interruptor, plugue, ficha elétrica, régua de tomadas, tomada inteligente, tomada elétrica, extensão elétrica
    cafeteira: cafeteira, máquina de café, fazer um café, prepara um café, máquina de expresso, preparar café, fazer café, passa um café,
      tirar um café, coar um café, cafeteira elétrica
    máquina de lavar: máquina de lavar, lavadora, lavar roupa, lavar a roupa, máquina de roupa, máquina da roupa, lavadora de roupa,
      lava-roupas, tanquinho, pôr a máquina
    lava-louças: lava-louças, máquina da loiça, lavar louça, máquina de louça, lava-loiça, máquina da louça, lavadora de louça
    geladeira: geladeira, frigorífico, refrigerador, congelador, freezer, refrigeração de comida, frigobar
    sala: sala, sala de estar, living, sala de visitas, salão, sala comum, salinha
    quarto: quarto, dormitório, quarto de dormir, aposento, quarto principal, suíte
    banheiro: banheiro, casa de banho, toalete, lavabo, wc, sanitário, quarto de banho, toilette, lavatório
    cor: cor, tom, coloração, colorido, tonalidade, matiz, cores
    # food
    receita: receita, como se faz, como preparar, como cozinhar, como faço, como fazer, modo de preparo, preparação, receita culinária,
      como se prepara, como se cozinha, receitinha, receita de, modo de fazer
    cozinhar: cozinhar, preparar comida, assar, cozer, fazer comida, fazer o jantar, preparar um prato, fazer o almoço, preparar refeição,
      guisar, fazer de comer, preparar o jantar
    ingrediente: ingrediente, do que preciso para, o que leva, do que é feito, componentes, ingredientes necessários, o que contém,
      que ingredientes leva, o que vai na, o que precisa para
    substituir: substituir, substituto, no lugar de, em vez de, alternativa para, o que posso usar, substituição, ao invés de, usar em vez
    caloria: caloria, quantas calorias, valor energético, kcal, quanto engorda, calórico, quilocalorias, total de calorias, calorias tem
    nutrição: nutrição, valor nutricional, informação nutricional, nutrientes, nutricional, quanta proteína, vitaminas, macros,
      tabela nutricional, alimentação
    saudável: saudável, faz bem, nutritivo, bom para saúde, é saudável, faz bem à saúde, saudável para comer, saudavelzinho
    restaurante: restaurante, lugar para comer, sítio para comer, onde comer, restaurantezinho, pizzaria, churrascaria, lanchonete, tasca,
      rodízio, restaurantes bons, onde jantar, onde almoçar, lugar para jantar, boteco, cantina, comer fora, sítio para jantar, bistrô,
      marisqueira, sair para jantar, jantar fora
    entrega de comida: entrega de comida, delivery, pedir comida, comida para viagem, takeaway, para levar, para viagem, pedir uma pizza,
      ifood, uber eats, glovo, comida em casa, entrega em domicílio, entrega ao domicílio, tele-entrega, comida rápida,
      pedir comida em casa, fast food, take away, mandar vir comida
    café da manhã: café da manhã, pequeno-almoço, desjejum, refeição da manhã, mata-bicho, primeira refeição
    jantar: jantar, ceia, refeição da noite, jantarzinho, comida da noite, jantarada
    comer: comer, comida, refeição, alimentar-se, petiscar, lanchar, algo para comer, beliscar, coisa para comer, papar, matar a fome
    mesa: mesa, reservar mesa, uma mesa, reservar uma mesa, mesa para, reserva de mesa, pegar uma mesa
    # shopping and money
    comprar: comprar, adquirir, fazer compras, ir às compras, comprar pela internet, quero comprar, ir comprar, adquirir pela internet,
      arranjar, arrematar, levar para casa
    pedir: pedir, encomendar, fazer um pedido, fazer encomenda, mandar vir, fazer um pedido de, encomendar pela internet, fazer pedido
    pedido: pedido, encomenda, minha compra, compra online, minha encomenda, ordem de compra, pedidos recentes
    pacote: pacote, entrega, embrulho, caixa, volume postal, objeto postal, carga postal, mercadoria, correspondência, remessa
    rastrear: rastrear, rastreamento, acompanhar a encomenda, onde está minha encomenda, seguir a encomenda, acompanhar o pedido,
      número de rastreio, código de rastreio, código de rastreamento, rastreio, localizar pacote, acompanhar entrega,
      rastreamento do pedido, seguimento
    devolver: devolver, devolução, reembolso, estorno, devolver produto, fazer devolução, trocar um produto, mandar de volta,
      devolver o produto
    oferta: oferta, promoção, desconto, saldo de loja, cupom, cupão, promo, liquidação, pechincha, saldos, queima de estoque,
      preço especial, black friday, oferta especial, em promoção, em saldo
    barato: barato, mais barato, econômico, económico, preço baixo, em conta, baratinho, acessível, bom preço, mais em conta,
      de baixo custo, preço bom, low cost, baratíssimo, ao preço da chuva
    caro: caro, custoso, caríssimo, preço alto, os olhos da cara, salgado de preço, dispendioso, mais caro
    loja: loja, comércio, estabelecimento, lojinha, negócio, ponto comercial, boutique, armazém
    horário de funcionamento: horário de funcionamento, aberto, a que horas abre, horário de abertura, horário de atendimento,
      está aberto, abre que horas, quando abre, hora de abrir, que horas abre, horários, horário comercial, aberto agora, abre hoje,
      ainda está aberto, abre amanhã
    horário de fechamento: horário de fechamento, a que horas fecha, hora de fecho, quando fecha, até que horas, fecha que horas,
      que horas fecha, até quando abre, até que horas abre, está fechado, fecha hoje
    conta: conta, conta bancária, conta corrente, conta à ordem, conta do banco, minha conta, conta salário, conta digital
    saldo: saldo, quanto dinheiro tenho, quanto tenho, saldo da conta, saldo disponível, fundos, dinheiro na conta, qual o saldo,
      meu saldo, saldo atual, saldo bancário, quanto tem na conta, dinheiro disponível, ver saldo, consultar saldo, quanto eu tenho
    dinheiro: dinheiro, grana, numerário, cash, dinheiro vivo, bufunfa, guito, tostão, verba, dindim, em espécie, tutu, carcanhol, money,
      dinheiro trocado
    cartão: cartão, cartão de crédito, cartão de débito, mastercard, cartão do banco, cartão bancário, visa, cartãozinho, meu cartão, amex
    pagar: pagar, pagamento, liquidar, quitar, fazer um pagamento, efetuar pagamento, realizar um pagamento, saldar, acertar a conta,
      arcar com, custear, pagar a dívida, fazer o pagamento
    transferir: transferir, transferência, mandar dinheiro, enviar dinheiro, pix, mbway, fazer um pix, transferência bancária,
      fazer transferência, passar dinheiro, ted, doc bancário, mover dinheiro, transferir dinheiro, mandar um pix,
      fazer uma transferência, transferir fundos, mandar grana, depositar para, mb way, pix para, ted e doc, enviar grana
    fatura: fatura, boleto, recibo, factura, contas a pagar, conta de luz, conta da luz, conta de água, conta para pagar, fatura da luz,
      conta de gás, cobrança mensal, carnê, guia de pagamento
    gasto: gasto, despesa, quanto gastei, quanto já gastei, saída de dinheiro, consumo, para onde foi dinheiro, com que gastei,
      onde gastei, custos, dispêndio
    movimento: movimento, transação, extrato, histórico, operação, extrato bancário, compras recentes, últimas transações, o que comprei,
      atividade recente, lançamento, últimas compras, histórico de transações, cobrança, movimentação, débitos, últimos movimentos,
      pagamentos recentes, em que gastei, compra feita, histórico de compras
    empréstimo: empréstimo, financiamento, crédito, empréstimo bancário, crédito pessoal, empréstimo pessoal, consignado, financiar,
      crédito ao consumo
    juro: juro, taxa de juro, taxa, taxa anual, percentagem de juros, juro anual, taeg, taxa selic
    poupar: poupar, poupança, economizar, economias, guardar dinheiro, juntar dinheiro, poupar dinheiro, economizar dinheiro,
      fazer economia, pôr de lado, gastar menos, reservar dinheiro, pé de meia, amealhar
    orçamento: orçamento, quanto posso gastar, plano de gastos, controle de gastos, orçamento mensal, planejamento financeiro,
      contas do mês
    salário: salário, ordenado, vencimento, pagamento do mês, remuneração, rendimento, renda, quanto ganho, vencimento base, contracheque,
      quanto recebo, pagamento mensal, soldo, salário mensal
    imposto: imposto, tributo, taxa fiscal, receita federal, finanças, irs, iva, imposto de renda, tributação, iptu, fisco, ipva
    seguro: seguro, apólice, seguradora, plano de saúde, companhia de seguros, cobertura, seguro saúde, seguro de saúde, convênio,
      plano de seguro, apólice de seguro
    reforma: reforma, aposentadoria, pensão, aposentar, aposentar-se, plano de reforma, previdência, previdência privada,
      fundo de pensões, inss, plano de pensão, plano poupança reforma, ppr, se aposentar, fundo de aposentadoria
    ação: ação, bolsa, cotação, bolsa de valores, bovespa, mercado de ações, ações na bolsa, título, valores mobiliários
    moeda: moeda, divisa, câmbio, taxa de câmbio, moeda estrangeira, trocar moeda, dinheiro estrangeiro
    pontuação de crédito: pontuação de crédito, score, score de crédito, nota de crédito, serasa, histórico de crédito, score do serasa,
      crédito na praça, análise de crédito, classificação de crédito, relatório de crédito, pontuação do crédito
    pin: pin, código secreto, senha do cartão, código pin, senha de quatro dígitos, número secreto, código do cartão, número pin,
      pin do cartão
    senha: senha, palavra-passe, password, código de acesso, senha de acesso, credenciais, código, passcode, pass
    fraude: fraude, golpe, burla, cobrança indevida, transação suspeita, compra desconhecida, suspeito, cobrança desconhecida,
      não reconheço, não fui eu, fraudulento, compra que não fiz, transação fraudulenta, atividade suspeita, uso não autorizado,
      estelionato, clonaram meu cartão, cartão clonado, fui enganado, não fiz essa compra, caí num golpe, phishing, golpista
    limite: limite, máximo, teto, tecto, limitação, restrição, limite máximo, valor máximo
    cheque: cheque, talão de cheques, folha de cheque, chequinho
    caixa eletrônico: caixa eletrônico, multibanco, caixa automático, atm, caixa multibanco, banco 24 horas, terminal multibanco,
      caixa rápido
    # travel
    caminho: caminho, rota, como chegar, percurso, trajeto, direção, indicações, leva-me, navegar, trajeto até, como vou, me leva para,
      me leve, como faço para chegar, melhor caminho, melhor rota, como se chega, por onde vou, itinerário, guia-me, indica o caminho,
      rota para, caminho para, rumo, como é que chego, instruções de caminho
    trânsito: trânsito, engarrafamento, congestionamento, tráfego, fila de carros, congestionado, hora do rush, hora de ponta,
      tráfego intenso, trânsito parado, como está o trânsito, condições do trânsito, fluxo de carros, trânsito lento, engarrafado,
      muito trânsito, está engarrafado, trânsito na estrada, horário de pico
    carro: carro, automóvel, veículo, viatura, carrinho particular, auto, meu carro, carango, possante
    gasolina: gasolina, combustível, gasóleo, abastecer, diesel, etanol, álcool combustível, pôr gasolina, colocar gasolina,
      botar gasolina, meter gasolina, encher o tanque, atestar o depósito, abastecer o carro, gás natural veicular
    posto de gasolina: posto de gasolina, bomba de gasolina, posto, posto de combustível, bomba de combustível, estação de serviço,
      área de serviço, posto de abastecimento
    pneu: pneu, roda, pressão dos pneus, pneus do carro, pneumático, estepe
    oficina: oficina, mecânico, consertar, arranjar, reparar, oficina mecânica, mecânico de carro, levar à oficina, arrumar o carro,
      oficina de carros, arranjar o carro, consertar o carro
    estacionar: estacionar, estacionamento, parque de estacionamento, vaga, lugar para estacionar, vaga de estacionamento, parar o carro,
      deixar o carro, parquear, onde estacionar, zona azul, parque de carros, lugar de estacionamento, garagem para carro
    táxi: táxi, uber, taxista, pedir um táxi, corrida de táxi, chamar um táxi, cabify, bolt, chamar um uber, carro de aplicativo,
      pedir um uber, corrida de app
    ônibus: ônibus, autocarro, bus, autobus, camioneta, coletivo, busão, camioneta da carreira, busú, linha de ônibus, buzão,
      expresso rodoviário
    trem: trem, comboio, ferrovia, trem de alta velocidade, cptm, comboio rápido, trem urbano, intercidades, alfa pendular
    metrô: metrô, metro, metropolitano, linha de metrô, estação de metrô, linha do metro
    bilhete: bilhete, passagem, ingresso, ticket, entrada, tíquete, comprar passagem, tarifa de viagem
    voo: voo, avião, voar, passagem aérea, bilhete de avião, passagem de avião, viagem de avião, viajar de avião
    aeroporto: aeroporto, terminal, aeródromo, terminal do aeroporto, guarulhos, galeão
    bagagem: bagagem, mala, maleta, mala de viagem, mochila de viagem
    hotel: hotel, hospedagem, alojamento, pousada, hostel, onde ficar, onde dormir, pensão, airbnb, motel, albergue, quarto de hotel,
      residencial, lugar para ficar, sítio para ficar, hotelzinho, resort, acomodação, hospedar-se, estadia
    reservar: reservar, fazer uma reserva, marcar mesa, fazer reserva, deixar reservado, reservar quarto, garantir lugar, reservação,
      marcar lugar, guardar lugar
    viagem: viagem, viajar, excursão, passeio, trip, ir viajar, escapada, roteiro, travessia, jornada, viagenzinha, de viagem,
      plano de viagem
    visto: visto, visto de entrada, preciso de visto, visto de turista, tirar o visto, visto internacional, requisitos de entrada,
      visto para entrar
    vacina: vacina, vacinação, tomar vacina, imunização, injeção, dose de vacina, que vacinas
    perto: perto, nas redondezas, ao redor, aqui perto, perto de mim, próximo de mim, aqui por perto, mais perto, mais próximo, pertinho,
      nos arredores, vizinhança, ao lado, na minha zona, na região, próximo daqui, perto daqui, na minha área, ao pé de mim, cá perto,
      por aqui perto, nas proximidades, imediações
    atraso: atraso, demora, retardo, com atraso, atrasar-se, chegar tarde
    alugar: alugar, aluguel, aluguer, arrendar, arrendamento, locação, para alugar, alugar-se
    parada: parada, paragem, ponto de ônibus, ponto de autocarro, paragem de autocarro, parada de ônibus, ponto do busão,
      paragem mais próxima, ponto mais próximo
    estação: estação, estação de trem, rodoviária, estação ferroviária, estação de comboios, gare, terminal rodoviário
    # health
    médico: médico, doutor, clínico geral, médico de família, especialista, pediatra, dr, consulta médica, ir ao médico
    remédio: remédio, medicamento, comprimido, pílula, medicação, fármaco, cápsula, xarope, medicina, drágea, remedinho, tomar o remédio
    dor: dor, doer, com dores, dói, dolorido, dorzinha, está doendo, estou com dor, magoar, doendo, sentir dor, dores
    doente: doente, passar mal, sentir-se mal, mal disposto, adoentado, mal de saúde, não me sinto bem, sentir mal, indisposto,
      me sentindo mal, estou doente, adoecer, não estou bem, estou mal, ficar doente
    exercício: exercício, treino, academia, ginásio, fazer exercício, malhar, malhação, se exercitar, exercitar-se, ficar em forma,
      ginástica, fazer desporto, praticar esporte, ir à academia, ir ao ginásio, atividade física, fitness, musculação, fazer ginástica
    dormir: dormir, sono, adormecer, ir para a cama, deitar, deitar-se, tirar uma soneca, cochilar, sesta, tirar um cochilo, dormitar,
      pegar no sono, ir dormir, repousar, cair no sono, dormir uma soneca, ir nanar
    meditar: meditar, meditação, relaxar, relaxamento, meditação guiada, mindfulness, atenção plena, fazer meditação
    hospital: hospital, pronto-socorro, urgência, clínica, posto de saúde, centro de saúde, upa, centro médico, ubs, santa casa
    farmácia: farmácia, drogaria, farmacêutico, farmácia de serviço, farmácia de plantão, botica
    # work and learning
    trabalho: trabalho, emprego, serviço, trampo, ocupação, ofício, posto de trabalho, profissão, batente, labuta, biscate, bico
    solicitar: solicitar, candidatar, requerer, fazer um requerimento, pedido formal, fazer um pedido, fazer solicitação, dar entrada em,
      pleitear, requisitar, solicitação, requerimento, inscrever, apresentar pedido, candidatura, candidatar-se, fazer candidatura,
      protocolar
    chefe: chefe, patrão, supervisor, gerente, chefia, encarregado, superior, responsável, gestor, chefinho, boss
    colega: colega, companheiro de trabalho, colega de trabalho, colega de equipe, parceiro de trabalho
    escola: escola, colégio, liceu, escolinha, ensino médio, ensino fundamental, grupo escolar, instituto, secundária, primária
    traduzir: traduzir, tradução, como se diz, tradutor, como digo, em inglês, como se fala, passar para inglês, como se diz em,
      como se fala em, versão em inglês
    língua: língua, idioma, linguagem, dialeto, que idioma, língua estrangeira
    soletrar: soletrar, como se escreve, ortografia, soletração, se escreve com, como soletrar, letra por letra, grafia, escreve-se
    sinônimo: sinônimo, sinónimo, outra palavra para, palavra parecida, sinônimos de, outro modo de dizer, palavra semelhante,
      termo equivalente
    # assistant and small talk
    como você se chama: como você se chama, como te chamas, seu nome, qual seu nome, qual é seu nome, como é seu nome, quem é você,
      quem és tu, qual o teu nome, teu nome, me diz seu nome, apresente-se, se apresente, você tem nome, como posso te chamar,
      fala de você, quem você é
    quem te criou: quem te criou, quem te fez, seu criador, quem te inventou, quem te programou, quem é seu criador,
      para quem você trabalha, quem criou você, quem fez você, quem te desenvolveu, quem é teu chefe, seu chefe, quem é seu dono,
      para quem trabalhas, que empresa te fez, quem é seu chefe, quem te desenhou, quem o criou, onde foi criado
    o que você faz: o que você faz, o que sabes fazer, para que serves, em que pode ajudar, o que posso perguntar, suas habilidades,
      como pode me ajudar, o que consegues fazer, suas funções, o que posso pedir, o que você consegue, que sabes fazer, tuas funções,
      que você pode fazer, quais suas funções, o que podes fazer, para que você serve
    você é um robô: você é um robô, és humano, és um robô, você é humano, você é real, és uma pessoa, és real, você é uma máquina,
      você é inteligência artificial, é um robô, és uma máquina, você é uma pessoa, você está vivo, falo com um humano, você existe,
      é uma pessoa real, é um humano, você é um bot, você é um computador, falo com um robô, és um bot, és um computador
    onde você mora: onde você mora, onde vives, qual seu país, de onde você é, de onde és, onde você nasceu, onde nasceste,
      onde fica sua casa, onde você está, onde moras, de onde você vem, de onde vens, de que país és, onde você vive, qual sua origem,
      onde estás
    tudo bem: tudo bem, tudo bom, como vais, como vai você, como você está, como estás, tudo certo, tudo joia, e aí tudo bem, beleza,
      como tem passado, como é que estás, que tal, como vão as coisas, como foi seu dia, quais as novas, como anda, como tem andado,
      tudo tranquilo, como está indo, como vai a vida, como correu o dia, tudo em cima, o que anda fazendo
    olá: olá, oi, bom dia, boa tarde, boa noite, oi tudo bem, saudações, opa, fala aí, alô, oie, hey, cumprimentar, ei, oiê, olá olá,
      como é, eae
    tchau: tchau, adeus, até logo, até mais, até amanhã, até breve, adeusinho, até à próxima, até a próxima, nos vemos, tchauzinho,
      vemo-nos, xau, bye, passar bem, a gente se vê, te vejo depois, até mais ver, se cuida, até depois, ciao
    obrigado: obrigado, muito obrigado, valeu, agradecer, grato, obrigadão, te agradeço, muito grato, mil obrigados, muitíssimo obrigado,
      brigadão, obrigado por tudo, agradecimento, obrigadinho, thanks
    ótimo: ótimo, excelente, perfeito, bom trabalho, fantástico, legal, fixe, muito bem, que bom, maravilha, bom demais, bacana, show,
      parabéns, bem feito, maravilhoso, incrível, mandou bem, gostei muito, você é demais, és o maior, ficou bom, porreiro, espetacular,
      sensacional, adorei, brilhante, da hora, magnífico, você arrasa, você é o máximo, brutal, impecável, espectacular, arrasou,
      excelente trabalho
    ruim: ruim, terrível, horrível, péssimo, mau, não presta, horroroso, uma porcaria, inútil, você não presta, não serve, muito mau,
      muito ruim, você é burro, que droga, és inútil, não ajudou, fraco, pavoroso, um lixo
    sim: sim, claro, com certeza, ok, certo, sim por favor, com certeza que sim, positivo, exato, é claro, pode ser sim, beleza, lógico,
      sem dúvida, correto, afirmativo, está bem, tá bom, claro que sim, de acordo, ya, pois sim, evidentemente, concordo, é verdade, aham,
      verdadeiro, pois claro, bora, sim senhor, pode crer, certíssimo, obviamente, tá certo
    não: não, de jeito nenhum, nem pensar, negativo, não obrigado, nunca, claro que não, de maneira nenhuma, de forma alguma, nada disso,
      jamais, nem a pau, nem morto, não quero, de modo algum, nem por isso, que nada, não senhor, nananina, não concordo, nem sonhar,
      nem por sombras
    talvez: talvez, pode ser, quem sabe, não sei, não tenho certeza, possivelmente, porventura, não sei dizer, não faço ideia,
      provavelmente, depende, se calhar, sei lá, é possível, não sei bem, não tenho a certeza, mais ou menos, não estou certo, em dúvida,
      pode ser que sim, quiçá, estou em dúvida
    cara ou coroa: cara ou coroa, jogar uma moeda, lançar uma moeda, tirar cara ou coroa, jogar a moeda, atirar uma moeda, moeda ao ar,
      tirar a sorte, jogar cara ou coroa, lançar a moeda
    jogar um dado: jogar um dado, lançar os dados, rolar o dado, rolar os dados, lançar um dado, jogar o dado, jogar os dados,
      atirar os dados, girar o dado, rolar um dado, dado de jogar
    número aleatório: número aleatório, número ao acaso, número entre, escolhe um número, diga um número, sortear um número,
      número de um a, qualquer número, gerar número, sorteia um número
    curiosidade: curiosidade, fato curioso, facto curioso, sabia que, algo interessante, me conta algo interessante, fato interessante,
      facto interessante, coisa interessante, diz-me algo interessante, um fato, fato aleatório, uma curiosidade, fato divertido,
      me diga algo novo
    devagar: devagar, mais lento, lentamente, fala devagar, mais devagar, fala mais devagar, desacelerar, diminuir a velocidade,
      ir mais devagar, vai com calma, velocidade mais lenta, reduzir a velocidade, devagarinho
    rápido: rápido, depressa, mais rápido, veloz, ligeiro, às pressas, com pressa, apressado, num instante, rapidamente
    voz: voz, sotaque, tom de voz, tua voz, sua voz, mudar a voz, trocar de voz, voz feminina, voz masculina, outra voz, maneira de falar,
      jeito de falar, tom
    # devices
    telefone: telefone, celular, telemóvel, smartphone, cel, fone, iphone, telefone celular, aparelho celular, aparelho de telefone,
      telefone móvel, android, telefone portátil, samsung
    encontrar meu celular: encontrar meu celular, onde está meu celular, encontrar o telemóvel, achar meu celular, perdi meu celular,
      onde está meu telefone, perdi o telemóvel, não acho meu celular, achar meu telefone, onde está o telemóvel, faz tocar meu telemóvel,
      localizar meu celular, encontrar meu telefone, encontra o meu telemóvel, cadê meu celular, tocar meu celular,
      onde deixei meu celular, não encontro o telemóvel, perdi meu telefone
    bateria: bateria, carga, pilha, quanta bateria resta, nível de bateria, quanto de bateria tenho, bateria restante,
      porcentagem da bateria, energia da bateria, poupança de bateria, percentagem da bateria, quanta bateria tem, economia de bateria
    wifi: wifi, wi-fi, internet, rede sem fio, ligação à internet, rede, roteador, router, conexão com internet, sinal de internet,
      conectar à internet, rede wifi, senha do wifi
    dados móveis: dados móveis, internet móvel, pacote de dados, dados do celular, consumo de dados, gigas, megas, plano de dados,
      dados do telemóvel, 4g, 5g, roaming
    modo avião: modo avião, modo voo, modo de avião, modo de voo
    não perturbe: não perturbe, modo não perturbe, não me incomode, não quero ser incomodado, modo silencioso de chamadas,
      modo não incomodar, não incomodar, não quero ser interrompido, modo foco
    tela: tela, ecrã, monitor, display, visor, tela do celular, ecrã do telemóvel, telinha do celular, ecrã tátil
    captura de tela: captura de tela, print, captura de ecrã, screenshot, tirar print, tirar um print, print da tela, capturar a tela,
      foto da tela, captura do ecrã
    aplicativo: aplicativo, app, aplicação, programa de computador, software, programa, aplicativo móvel
    arquivo: arquivo, ficheiro, documento, doc, pdf, documentação, documento de texto
    pasta: pasta, diretório, subpasta, diretoria, pastinha, folder
    armazenamento: armazenamento, espaço, memória disponível, memória, espaço livre, espaço em disco, memória interna,
      quanto espaço tenho, liberar espaço, disco rígido, memória cheia, espaço disponível, libertar espaço, capacidade de armazenamento
    computador: computador, pc, portátil, notebook, laptop, computador portátil, desktop, mac, micro, compu
    lanterna: lanterna, luz do celular, luz do telemóvel, flash do celular, luz do telefone, pilha de luz, foco de mão
    usuário: usuário, perfil, utilizador, nome de usuário, nome de utilizador, meu perfil, usuário e senha
    compartilhar localização: compartilhar localização, enviar minha localização, minha localização, onde me encontro,
      partilhar localização, mandar minha localização, mandar localização, compartilhar onde estou, partilhar a minha localização,
      enviar localização, partilhar onde estou, mandar a localização
    # people and things
    nome: nome, chamar-se, como se chama, apelido, sobrenome, nome completo, denominação, alcunha
    namorado: namorado, companheiro, boy, meu namorado, noivo, ficante, parceiro, crush
    namorada: namorada, companheira, minha namorada, noiva, ficante, parceira
    esposa: esposa, mulher, minha mulher, patroa, senhora, cônjuge
    marido: marido, esposo, meu marido, cônjuge, maridão
    mãe: mãe, mamãe, mami, mainha, mãezinha, minha mãe
    pai: pai, papai, papá, painho, paizinho, meu pai, papi, paizão
    criança: criança, filho, miúdo, menino, garoto, pequeno, guri, moleque, petiz, garotinho, catraio, filhote humano, gaiato
    bebê: bebê, bebé, recém-nascido, neném, nenê, nené, bebezinho
    cachorro: cachorro, cão, cachorrinho, cãozinho, cadela, totó, doguinho, au-au
    gato: gato, gatinho, bichano, felino
    animal de estimação: animal de estimação, bicho de estimação, pet, bicho, bichinho, mascote, animalzinho
    planta: planta, vaso de planta, vaso, plantinha, planta de interior, folhagem
    regar: regar, dar água, regar as plantas, regar o jardim, molhar as plantas, aguar as plantas, irrigar, regador
    presente: presente, prenda, lembrança, lembrancinha, presentear, o que oferecer, prendinha, mimo
    casamento: casamento, casar, boda, matrimônio, matrimónio, casório, enlace matrimonial, casamento civil
    casa: casa, lar, moradia, habitação, vivenda, residência, casinha, moradia própria, domicílio, meu lar
    apartamento: apartamento, apê, andar, apto, flat, kitnet, estúdio, quitinete, prédio
    advogado: advogado, jurista, defensor público, doutor advogado, consultor jurídico
    doar: doar, doação, donativo, fazer uma doação, dar dinheiro, contribuir, contribuição, dar para caridade, colaborar,
      ajudar quem precisa, doar dinheiro, dar esmola
    concerto: concerto, show, espetáculo, show musical, atuação, apresentação ao vivo, música ao vivo, recital, digressão, espectáculo,
      showzinho, gig
    lugar: lugar, local, sítio, espaço, zona, recinto, paragens
    problema: problema, erro, defeito, avaria, não funciona, falha, dificuldade, bug, chatice, complicação, inconveniente, encrenca,
      transtorno, está com problema, anomalia
    quebrado: quebrado, estragado, avariado, danificado, pifado, pifou, destruído, escangalhado, com defeito
    perdido: perdido, extraviado, perdi, não encontro, não acho, sumiu, desaparecido, desapareceu, não sei onde está, onde deixei, cadê,
      sumir
    novo: novo, recente, última novidade, moderno, novinho, mais novo, atualizado, novíssimo, novinho em folha, último modelo
    grande: grande, enorme, gigante, gigantesco, imenso, grandão, extenso, mais grande, vasto
    pequeno: pequeno, minúsculo, pequenino, mini, pequenininho, pequenito
    melhor: melhor, top, mais bem avaliado, número um, mais recomendado, mais popular, mais votado, ótimo dos melhores, mais famoso
    avaliação: avaliação, opinião, crítica, resenha, comentários, o que dizem de, pontuação, nota dos clientes
    ativar o som: ativar o som, ligar o som, tirar do mudo, voltar o som, tirar do silencioso, pôr som, desmutar, repor o som,
      reativar o som
    cala a boca: cala a boca, ficar quieto, calar, silêncio por favor, para de falar, cala-te, fica quieta, cale a boca, não fale mais,
      fecha a boca, fica calado, chega de falar, bico calado, quietinho
    sussurrar: sussurrar, falar baixinho, modo sussurro, em voz baixa, cochichar, falar em sussurro
    substituir algo: substituir algo, substituir, trocar por, colocar no lugar, repor, fazer a troca, troca, intercambiar,
      pôr outro no lugar
    tocar de novo: tocar de novo, tocar outra vez, desde o começo, do início, desde o início, começar de novo, recomeçar, do zero,
      põe de novo, voltar ao início, do começo, pôr outra vez, tocar novamente, ouvir de novo, reiniciar a música
    voltar: voltar, regressar, retornar, ir para trás, estar de volta
    enviar arquivo: enviar arquivo, carregar arquivo, fazer upload, subir para nuvem, upload, carregar ficheiro, backup, fazer backup,
      cópia de segurança, fazer cópia de segurança, carregar fotos, mandar pra nuvem
    desconectar: desconectar, desemparelhar, desvincular, desparear, cortar a ligação, desligar do bluetooth, tirar a conexão,
      desligar-se, desconexão
    bloquear contato: bloquear contato, bloquear número, bloquear alguém, pôr na lista negra, banir, colocar na lista negra,
      bloquear o contato, lista negra, bloquear pessoa
    bloquear cartão: bloquear cartão, bloquear meu cartão, congelar cartão, bloquear a conta, congelar a conta, suspender o cartão,
      cancelar o cartão, congelar, bloqueio, bloquear minha conta, bloqueio temporário, suspender temporariamente, anular o cartão,
      travar o cartão, cancelar meu cartão, inativar cartão
    desbloquear cartão: desbloquear cartão, descongelar, desbloquear a conta, reativar o cartão, tirar o bloqueio, remover o bloqueio,
      reativar, desbloquear minha conta, liberar o cartão, destravar o cartão, levantar o bloqueio
    pesquisar na internet: pesquisar na internet, procurar na internet, googlar, procurar no google, pesquisar no google, dar um google,
      buscar na internet, joga no google, procurar na net, pesquisa na web, procurar online, dar uma googlada, pesquisar na net,
      buscar no google
    guardar para depois: guardar para depois, marcar como favorito, adicionar aos favoritos, favoritar, salvar para depois, ver depois,
      ler mais tarde, pôr nos favoritos, salvar nos favoritos, colocar nos favoritos, marcador, marcar página, ver mais tarde
    colar: colar, colar texto, copiar e colar, colar da área, ctrl v
    confirmar: confirmar, confirmação, validar, ratificar, dar por certo, dar o ok, certificar, dar como certo
    aprovar: aprovar, aceitar, autorizar, aprovação, dar o ok, dar permissão, autorização, consentir, permitir, deferir, dar aval, liberar
    rejeitar: rejeitar, recusar, negar, dizer que não, não aceitar, indeferir, declinar, rejeição
    conselho: conselho, dica, orientação, sugestão, truque, aconselhamento, aconselhar, orientar, recomendação, me aconselha
    filtrar: filtrar, só mostrar, apenas mostrar, filtrar por, restringir, refinar a busca
    repartir: repartir, dividir a conta, rachar, rachar a conta, separar, meio a meio, partes iguais, dividir entre, cada um paga,
      a meias, rateio, ratear, dividir as despesas
    usar: usar, utilizar, empregar, fazer uso de, utilização, manusear, aproveitar, mexer em
    consertar: consertar, arrumar, resolver, reparar, dar um jeito, solucionar, arranjar, solução, remendar, dar jeito
    trazer: trazer, me traz, ir buscar, traz aqui, trazer para cá
    levar: levar, transportar, carregar com, conduzir até, leva isto
    pegar: pegar, apanhar, agarrar, tomar, buscar, recolher
    querer: querer, desejar, gostaria, me apetece, ter vontade de, tenho vontade, estou a fim, a fim de, estar com vontade, apetecer,
      pretender
    precisar: precisar, necessitar, fazer falta, ser preciso, necessário, necessidade, preciso de, exigir, requisito, é preciso, requerido
    ter que: ter que, ter de, dever, obrigado a, obrigação, obrigatório, precisa ser feito
    poder: poder, posso levar, permitido, é permitido, é possível, pode-se, possível, permissão, dá para, tem como, é proibido,
      legal perante lei
    mostrar mais: mostrar mais, ver mais, mais resultados, mais opções, algo mais, que mais, o que mais, mais alguma coisa, tem mais,
      mais alguma
    outro: outro, diferente, outra opção, alternativa, outra coisa, algo diferente, distinto, outra sugestão
    completar: completar, concluir, marcar como feito, concluído, já fiz, já está feito, marcar como concluído, dar como feito,
      tarefa feita, terminado, finalizado, já terminei, cumprido, dar por terminado, pronto já fiz, preencher
    inscrever-se: inscrever-se, inscrição, cadastrar, cadastrar-se, registrar-se, registar-se, matricular-se, matrícula, aderir,
      entrar para, associar-se, fazer cadastro, criar cadastro, fazer inscrição, se inscrever, me inscrever, fazer o registo, virar sócio
    entrar na conta: entrar na conta, fazer login, login, iniciar sessão, acessar minha conta, aceder à conta, entrar com minha senha,
      logar, entrar na minha conta, início de sessão, me logar, autenticar
    sair da conta: sair da conta, fazer logout, terminar sessão, encerrar sessão, deslogar, logout, sair da minha conta
    assinar: assinar, assinatura, subscrever, subscrição, fazer assinatura, contratar, tornar-se assinante
    cancelar assinatura: cancelar assinatura, cancelar a subscrição, anular a subscrição, deixar de pagar, parar assinatura,
      sair da lista, cancelar o plano, desinscrever, cancelar a inscrição
    informar: informar, avisar de, comunicar, notificar, reportar, denunciar, dar parte, dar conhecimento, relatar, dar notícia,
      dar ciência, relatório
    me avise quando: me avise quando, avisa-me quando, avisa quando, diga quando, me notifique, me diga quando, me avisa se, avise-me,
      me mantenha informado, deixa-me saber, quero saber quando, me alerte, me dá um toque
    tentar: tentar, experimentar, teste, fazer um teste, tentativa, fazer uma tentativa, ver se funciona
    aprender: aprender, estudar, saber mais, aprendizagem, ficar sabendo, instruir-se, aprendizado, tomar conhecimento
    ensinar: ensinar, dar aula, me ensina, mostrar como, ensina-me a, instruir, educar, treinar alguém, formação
    praticar: praticar, ensaiar, exercitar, prática, fazer exercícios, rever a matéria, treinar
    saber: saber, conhecer, estar por dentro, ter ideia, ter conhecimento, ficar sabendo, descobrir, estar a par
    achar opinião: achar opinião, o que você acha, o que achas, o que pensa, opinião, opinar, sua opinião, o que te parece, pensar,
      julgar, considerar, ponto de vista, tua opinião, na sua opinião
    esperar: esperar, um momento, aguardar, um segundo, só um minuto, espera aí, peraí, um minutinho, calma aí, um instante,
      só um momento, um minuto, espere um pouco, só um segundo, dá um tempo, um bocadinho
    escutar: escutar, ouvir, prestar atenção, me escuta, dar ouvidos, ouve-me, atenção
    assistir: assistir, ver um filme, ver uma série, assistir a, ver televisão, pôr um filme, ver um vídeo, quero assistir,
      assistir um filme, ver tv, assistir tv, colocar um filme
    conversar: conversar, falar, bater papo, papear, trocar ideia, dialogar, bater um papo, ter uma conversa, dar dois dedos,
      levar um papo, cavaquear
    dizer: dizer, contar, falar, diga-me, me diz, exprimir, expressar, relatar
    perguntar: perguntar, fazer uma pergunta, dúvida, questão, tenho uma dúvida, uma pergunta, questionar, consulta, tirar uma dúvida
    visitar: visitar, fazer uma visita, ir ver, dar uma passada, passar por, ir conhecer, aparecer em
    sair: sair, partir, ir embora, saída, sair de casa, me mandar, largar, a que horas sair, abalar, zarpar
    chegar: chegar, alcançar, chegar a, chegar em, a que horas chega, atingir
    ir: ir, deslocar-se, ir para, dirigir-se, ir até, ir a, locomover-se, viajar para, seguir para
    dirigir: dirigir, conduzir, guiar, ir de carro, ao volante, pegar o carro, levar o carro, condutor, motorista, pilotar
    caminhar: caminhar, andar, a pé, ir a pé, passear, passeio, dar um passeio, dar uma volta, ir andando, andar a pé, de pé
    correr: correr, corrida, sair para correr, dar uma corrida, jogging, corridinha, ir correr, fazer uma corrida
    andar de bicicleta: andar de bicicleta, bicicleta, bike, pedalar, ir de bicicleta, ciclismo, de bicicleta, bici, de bike, magrela
    voar: voar, de avião, ir de avião, apanhar um avião, pegar um avião, viajar de avião
    vender: vender, pôr à venda, colocar à venda, anunciar, passar adiante, desfazer-me de
    emprestar: emprestar, emprestar dinheiro, dar emprestado, me empresta, conceder empréstimo
    pedir emprestado: pedir emprestado, pegar emprestado, pedir um empréstimo, fazer um empréstimo, tomar emprestado, contrair empréstimo,
      tomar empréstimo, crédito emprestado
    ganhar dinheiro: ganhar dinheiro, ganhar, faturar, quanto ganho, rendimentos, lucrar, auferir, tirar por mês, fazer dinheiro
    gastar: gastar, despender, torrar dinheiro, desembolsar, em que gastei, quanto gastei, torrar
    sacar dinheiro: sacar dinheiro, sacar, levantar dinheiro, saque, tirar dinheiro, retirar dinheiro, levantamento, retirada,
      fazer um saque, levantar numerário, fazer um levantamento, pegar dinheiro
    depositar dinheiro: depositar dinheiro, depositar, depósito, fazer um depósito, pôr dinheiro, colocar dinheiro, adicionar dinheiro,
      adicionar fundos, botar dinheiro, meter dinheiro, fazer depósito
    recarregar saldo: recarregar saldo, recarregar, recarga, pôr créditos, colocar crédito, carregar o telemóvel, carregamento,
      botar crédito, adicionar saldo, pôr saldo, recarregar o celular, crédito no celular
    assar: assar, no forno, levar ao forno, colocar no forno, pôr no forno, assado, meter no forno
    grelhar: grelhar, churrasco, fazer um churrasco, na brasa, na grelha, na chapa, churrasqueira
    ferver: ferver, cozer, levar à fervura, pôr para ferver, fervura, pôr a ferver, cozinhar na água
    fritar: fritar, fritura, refogar, pôr para fritar, dourar, saltear
    esquentar: esquentar, esquentar comida, aquecer a comida, requentar, aquecer no micro-ondas, esquentar no micro-ondas, reaquecer,
      amornar
    descongelar: descongelar, descongelar comida, degelar, tirar do congelador, descongelamento, tirar do freezer
    beber: beber, bebida, tomar, algo para beber, tomar um gole, beber alguma coisa
    aspirar: aspirar, passar o aspirador, passar aspirador, aspira o chão, limpar o chão, varrer, aspirar a casa
    passar pano: passar pano, lavar o chão, esfregar, passar a esfregona, esfregona, passar o rodo, passar pano no chão
    lavar: lavar, lavagem, enxaguar, pôr para lavar, dar uma lavada
    lavar a louça: lavar a louça, lavar a loiça, lavar pratos, lavar os pratos, louça suja, loiça suja
    passar roupa: passar roupa, passar a ferro, passar a roupa, ferro de passar, engomar
    jogar fora: jogar fora, deitar fora, pôr no lixo, jogar no lixo, descartar, deitar no lixo, botar fora, desfazer-se
    lixo: lixo, resíduo, tirar o lixo, sujeira, levar o lixo, saco de lixo, reciclagem, pôr o lixo
    lixeira: lixeira, caixote do lixo, balde do lixo, lata de lixo, contentor, ecoponto
    relaxar: relaxar, descansar, acalmar, acalmar-se, ficar tranquilo, desestressar, espairecer, relaxamento, ficar calmo, descontrair,
      sossegar, relaxante
    respirar: respirar, respiração, exercício de respiração, respirar fundo, respiração profunda, puxar o ar, inspirar
    adivinhar: adivinhar, acertar, chutar, dar um palpite, palpite
    retroceder: retroceder, voltar atrás no vídeo, voltar uns segundos, rebobinar, voltar segundos, voltar um pouco, puxar para trás,
      andar para trás, voltar dez segundos
    avançar: avançar, adiantar, avanço rápido, ir para a frente, pular para frente, passar para a frente, avançar segundos,
      andar para frente, adianta o vídeo
    mais rápido: mais rápido, mais depressa, acelerar, fala mais rápido, aumentar a velocidade, apressar, anda logo, ir mais rápido,
      velocidade mais rápida, rapidinho, apressa-te, se apresse, despacha-te
    avaliar: avaliar, dar nota, dar estrelas, classificar com estrelas, pontuar, dar uma nota, dar pontuação, estrelas, deixar avaliação,
      fazer uma avaliação
    seguir nas redes: seguir nas redes, seguir alguém, seguir no instagram, seguir no twitter, começar a seguir, virar seguidor,
      dar follow
    deixar de seguir: deixar de seguir, parar de seguir, desfazer amizade, dar unfollow, não seguir mais
    comentar: comentar, comentário, deixar um comentário, fazer um comentário, escrever um comentário
    dar like: dar like, curtir a foto, dar um like, curtir a publicação, like, pôr gosto, meter like, curtida
    esquentar ambiente: esquentar ambiente, esquentar, aquecer, mais quente, aumentar a temperatura, subir a temperatura, mais quentinho,
      estou com frio, tenho frio, aumentar o aquecimento, ficar mais quente, aquecer a casa, está frio aqui, deixar mais quente,
      mais calor
    esfriar: esfriar, refrescar, mais frio, mais fresco, baixar a temperatura, diminuir a temperatura, estou com calor, tenho calor,
      resfriar, arrefecer, ficar mais frio, está quente aqui, deixar mais frio, gelar, refrigerar
    carregar: carregar, pôr a carregar, carregar o celular, carregar a bateria, colocar para carregar, recarregar a bateria,
      botar pra carregar, pôr à carga
    mudar de casa: mudar de casa, mudança de casa, trocar de endereço, mudança, mudar de morada, novo endereço, nova morada,
      mudar de endereço, alterar a morada, mudar-se, alterar endereço, atualizar endereço, me mudei
    ir para casa: ir para casa, voltar para casa, me leva para casa, caminho de casa, leva-me a casa, rumo a casa, voltar pra casa,
      de volta a casa
    virar: virar, girar, rodar, dobrar, curva, contornar, dar a volta, rotacionar
    encher: encher, preencher, encher o tanque, completar o tanque, encher o depósito
    renovar receita: renovar receita, renovar a receita, nova receita médica, pedir mais remédio, repor medicamento, receita médica nova,
      passar receita
    pedir de novo: pedir de novo, encomendar novamente, comprar de novo, repetir o pedido, pedir outra vez, refazer pedido,
      encomendar outra vez, o mesmo de sempre, comprar outra vez, pedir novamente, o de sempre
    entregar: entregar, fazer entrega, entregar em casa, levar em casa, distribuir, entregar em mãos
    vestir: vestir, vestir-se, usar roupa, que roupa usar, o que vestir, o que visto, que roupa vestir, que roupa ponho, me vestir,
      pôr no corpo
    provar roupa: provar roupa, experimentar roupa, provador
    plantar: plantar, semear, cultivar, plantio
    dar comida: dar comida, alimentar, dar de comer, botar comida, pôr comida
    votar: votar, voto, votação, ir às urnas, ir votar
    apostar: apostar, fazer uma aposta, jogar dinheiro, bet, casa de apostas
    roubar: roubar, fui roubado, furtar, assalto, me roubaram, fui assaltado, surripiar
    esconder: esconder, ocultar, tornar invisível, tapar, omitir
    proteger: proteger, proteção, resguardar, manter a salvo, salvaguardar, defender
    escanear: escanear, digitalizar, scanner, ler o código, ler código, scanear, código qr, ler o qr, digitalização
    imprimir: imprimir, impressora, impressão, passar para papel, mandar imprimir, tirar impressão
    aumentar tamanho: aumentar tamanho, aumentar o tamanho, ampliar, aproximar, dar zoom, zoom, fazer maior, deixar maior, letra maior,
      engrandecer
    diminuir tamanho: diminuir tamanho, diminuir o tamanho, afastar, reduzir o tamanho, encolher, deixar menor, tirar o zoom, letra menor,
      mais pequeno
    combinar: combinar, juntar, unir, misturar, mesclar, juntar tudo
    passear o cachorro: passear o cachorro, passear o cão, levar o cachorro, levar o cão, passear com cachorro, ir à rua cão
    qual: qual, que tipo, qual tipo, qual delas
    frequência: frequência, com que frequência, de quanto em quanto, quantas vezes, periodicidade, frequentemente
    que tamanho: que tamanho, qual o tamanho, quão grande, tamanho, dimensões, área, superfície, extensão, qual a área
    profundidade: profundidade, quão fundo, quão profundo, que profundidade
    largura: largura, quão largo, que largura
    velocidade: velocidade, quão rápido, a que velocidade, quilômetros por hora, km por hora, velocidade máxima
    onde estou: onde estou, minha localização, onde me encontro, minha posição, onde estamos, em que rua estou, que lugar é este,
      que lugar é esse, minha localização atual
    quanto tenho: quanto tenho, quanto me resta, saldo, quanto há na conta, quanto dinheiro há, quanta grana tenho, dinheiro disponível,
      quanto tem na conta, quanto sobrou, quanto ainda tenho
    quanto devo: quanto devo, dívida, valor em aberto, saldo devedor, montante em dívida, quanto estou devendo, o que devo, valor devido,
      devendo, quanto tenho pagar
    quanto ganho: quanto ganho, quanto recebo, meu salário, rendimento, minha renda, meus ganhos, quanto eu ganho
    amanhã: amanhã, dia seguinte, no dia seguinte, o dia de amanhã
    depois de amanhã: depois de amanhã, daqui a dois dias, em dois dias
    ontem: ontem, dia anterior, o dia de ontem, véspera
    ontem à noite: ontem à noite, noite passada, na noite passada
    meio-dia: meio-dia, ao meio-dia, doze horas, hora do almoço, hora de almoço
    meia-noite: meia-noite, à meia-noite, zero horas
    madrugada: madrugada, de madrugada, na madrugada, antes de amanhecer
    atrasado: atrasado, chegar atrasado, estou atrasado, fora de horas, com atraso, fora do horário, tarde demais
    a tempo: a tempo, pontual, em ponto, na hora certa, no horário
    dia de semana: dia de semana, dia útil, dias úteis, de segunda a sexta, segunda a sexta, durante a semana, dia de trabalho
    quinzena: quinzena, duas semanas, quinze dias, quinzenal, catorze dias
    recorrente: recorrente, periódico, que se repete, repetido, regularmente, periodicamente, habitual, regular, de forma recorrente
    recente: recente, último, mais recente, recentemente, mais novo, há pouco, ultimamente, mais atual
    histórico: histórico, registro, registo, anteriores, histórico de atividade, arquivo histórico
    natal: natal, véspera de natal, ceia de natal, natalício, noite de natal
    ano novo: ano novo, réveillon, passagem de ano, virada do ano, fim de ano, véspera de ano novo, ano bom
    meia hora: meia hora, trinta minutos, 30 minutos, meia horinha
    quarto de hora: quarto de hora, quinze minutos, 15 minutos
    segundo: segundo, seg, segundinho
    minuto: minuto, min, minutinho
    feliz aniversário: feliz aniversário, parabéns, muitos parabéns, muitos anos de vida, parabéns pra você
    cronômetro: cronômetro, cronómetro, marcar tempo, medir o tempo, cronometrar, cronometragem, tomar o tempo
    lembrar-se: lembrar-se, recordar, memorizar, guarda isso, não se esqueça, tenha em mente, decorar, gravar na memória, não te esqueças,
      lembre-se de
    esquecer: esquecer, me esqueci, não lembro, não me lembro, esqueci-me, não consigo lembrar, esquecimento, esqueceu-se
    prazo: prazo, data limite, data de vencimento, prazo final, vencimento, quando vence, até quando, data de entrega, último dia,
      data final, dia limite
    expirar: expirar, vencer, validade, caducar, data de validade, vence quando, vencido, válido até, prazo de validade, até quando vale,
      expiração, fora da validade
    anotar: anotar, tomar nota, apontar, fazer uma anotação, tirar notas, escrever uma nota, anota aí, fazer uma nota, deixar anotado,
      toma nota, criar uma nota, escrever isso
    projeto: projeto, trabalho em andamento, projecto
    morno: morno, ameno, agradável, temperado, temperatura amena, tépido
    neblina: neblina, nevoeiro, névoa, cerração, bruma, visibilidade
    furacão: furacão, tornado, ciclone, tufão, tempestade tropical, redemoinho, olho do furacão
    pólen: pólen, nível de pólen, alergia ao pólen, rinite, febre dos fenos
    lua: lua, fase da lua, lua cheia, lua nova, luar, quarto crescente, quarto minguante
    canção: canção, tema, faixa musical, single, hit, musica cantada
    letra da música: letra da música, letra, letra da canção, palavras da música
    gênero musical: gênero musical, gênero, género, estilo musical, tipo de música, estilo de música, género musical
    fone de ouvido: fone de ouvido, fone, auricular, auscultadores, headphone, headset, phones, airpods
    alto-falante: alto-falante, caixa de som, coluna, altifalante, coluna de som, aparelho de som, speaker, viva-voz, som ambiente,
      aparelhagem
    cinema: cinema, sala de cinema, cineminha, telona, em cartaz, ir ao cinema
    sessões de cinema: sessões de cinema, sessões, em cartaz, horário do filme, que filmes passam, que filmes estão passando,
      horário das sessões, filmes em exibição, programação do cinema, filmes em cartaz, horários do cinema, que filmes há
    o que passa na tv: programação, o que está passando, programação da tv, guia de tv, que dá na tv, grade de programação,
      grelha de programas, o que vai passar
    ator: ator, atriz, elenco, protagonista, quem atua, actor, quem interpreta, estrela de cinema, quem faz o papel, quem protagoniza,
      actriz, quem é o ator
    diretor: diretor, realizador, cineasta, quem dirigiu, dirigido por, quem realizou, diretor de cinema, director de cinema
    trailer: trailer, prévia, teaser, trailer do filme
    legenda: legenda, pôr legendas, colocar legendas
    controle remoto: controle remoto, comando da televisão, comando, telecomando, controle da tv
    jornal: jornal, diário, imprensa, revista, periódico, gazeta
    artigo: artigo, reportagem, matéria de jornal, crônica, crónica, texto de jornal
    biblioteca: biblioteca, meus livros, coleção de livros, acervo
    jogo: jogo, brincar, jogar um jogo, vamos jogar, joguinho, partida de jogo, brincadeira, quero jogar, jogatina
    videogame: videogame, videojogo, console, playstation, xbox, jogo de computador, nintendo, vídeo game
    quiz: quiz, perguntas e respostas, jogo de perguntas, trivia, teste de conhecimentos, concurso
    adivinha: adivinha, charada, enigma, quebra-cabeça, adivinhação
    poema: poema, poesia, verso, declamar, recitar, haicai, recita um poema
    cantar: cantar, canta para mim, cante uma música, canta uma canção, cantarolar, canta alguma coisa, entoar
    frase inspiradora: frase inspiradora, frase, citação, frase do dia, provérbio, ditado, frase famosa, frase motivacional,
      pensamento do dia, ditado popular
    selfie: selfie, autorretrato, foto minha, selfie minha
    teatro: teatro, peça de teatro, musical teatral, encenação
    museu: museu, exposição, galeria, galeria de arte, mostra de arte
    festa: festa, celebração, balada, festinha, comemoração, farra, confraternização, arraial, festejo
    brinquedo: brinquedo, boneco, bicho de pelúcia, peluche
    futebol: futebol, bola, futebolzinho, fut, pelada
    basquete: basquete, basquetebol, basket
    campeonato: campeonato, torneio, copa, taça, competição, mundial, copa do mundo
    jogador: jogador, atleta, futebolista, esportista, craque
    treinador: treinador, técnico de futebol, mister, selecionador, comissão técnica
    retornar ligação: retornar ligação, ligar de volta, retornar a chamada, devolver a chamada, ligar de novo, chamar de volta,
      retornar chamada, ligar outra vez
    chamada perdida: chamada perdida, quem me ligou, ligação perdida, quem ligou, chamadas não atendidas, chamadas perdidas,
      ligações perdidas, chamada não atendida, quem telefonou
    caixa postal: caixa postal, correio de voz, secretária eletrônica, mensagens de voz, voice mail, atendedor de chamadas, voicemail
    viva-voz: viva-voz, alta voz, mãos livres, pôr no viva-voz, colocar no viva-voz, pôr em alta voz
    chat: chat, bate-papo, conversa, papo, tópico de conversa
    grupo de conversa: grupo de conversa, grupo, grupo do whatsapp, grupo da família
    anexo: anexo, ficheiro anexo, arquivo anexado, em anexo, documento anexo
    assunto: assunto, assunto do email, título do email, tema do email
    spam: spam, lixo eletrônico, correio indesejado, lixeira de email, propaganda indesejada, correio não solicitado
    carta: carta, correspondência, correio postal, cartinha
    número de telefone: número de telefone, número, número do celular, telefone dele, número do telemóvel, qual o número,
      número de contato, número de celular, fone de contato
    endereço: endereço, morada, onde mora, endereço de casa, residência, domicílio, rua e número, onde vive, onde eu moro
    endereço de email: endereço de email, endereço eletrônico, endereço de e-mail, qual o email
    rede social: rede social, facebook, instagram, redes, minhas redes, mídia social
    amigo: amigo, colega próximo, camarada, parceiro, amizade, brother, mano, chapa, compadre
    ventilador: ventilador, ventoinha, circulador de ar, ventilador de teto, ventilação
    campainha: campainha, quem bate à porta, interfone, quem está na porta, porteiro eletrônico, intercomunicador, videoporteiro
    chave: chave, chave do carro, chave de casa
    alarme de casa: alarme de casa, sistema de segurança, alarme antirroubo, alarme de segurança, sistema de alarme, segurança da casa,
      alarme residencial
    detector de fumaça: detector de fumaça, alarme de incêndio, alarme de fumaça, detetor de fumo, sensor de fumaça
    café: café, cafezinho, bica, expresso, café com leite, cappuccino, cimbalino, meia de leite, espresso
    chaleira: chaleira, jarro elétrico, fervedor, chaleira elétrica, jarro
    forno: forno, forninho, forno elétrico
    fogão: fogão, boca do fogão, placa de indução, cooktop, bico do fogão, placa elétrica
    micro-ondas: micro-ondas, microondas, forno de microondas
    torradeira: torradeira, tostadeira, sanduicheira, torrar
    secadora: secadora, máquina de secar, secar roupa, secador de roupa
    roupa suja: roupa suja, roupa para lavar, lavanderia, lavandaria, estender a roupa, lavar roupas
    cozinha: cozinha, cozinha americana, copa
    jardim: jardim, quintal, horta, pátio, relvado, gramado
    gramado: gramado, relva, cortar a grama, cortar a relva, capim
    corredor: corredor, hall, entrada de casa, vestíbulo, átrio
    porão: porão, cave, subsolo, adega
    sótão: sótão, águas-furtadas, mansarda
    garagem: garagem, vaga de garagem, abrigo de carro
    varanda: varanda, sacada, terraço, alpendre, marquise
    andar de baixo: andar de baixo, térreo, rés-do-chão, piso de baixo, piso térreo
    andar de cima: andar de cima, piso de cima, piso superior, segundo andar, primeiro andar
    cena: cena, ambiente, cenário, clima de luz, modo de luz
    casa inteligente: casa inteligente, domótica, automação residencial, lar inteligente, dispositivos inteligentes, casa conectada
    dispositivo: dispositivo, aparelho, equipamento, máquina, gadget, eletrodoméstico
    sofá: sofá, poltrona, divã
    guarda-roupa: guarda-roupa, armário, roupeiro, closet
    torneira: torneira, bica de água, registro de água
    móvel: móvel, mobília, mobiliário
    aspersor: aspersor, sistema de rega, irrigação, mangueira, irrigador, rega automática
    tempo de cozimento: tempo de cozimento, tempo de cozedura, tempo de forno, quanto tempo cozinhar, quantos minutos cozinhar,
      tempo de preparo, quanto tempo assar, quanto tempo ferver, quanto tempo cozer, tempo de cocção
    dieta: dieta, regime, plano alimentar, fazer dieta, emagrecer, dieta alimentar
    conservação: conservação, quanto tempo aguenta, quanto dura na geladeira, estraga, dura no frigorífico, data de consumo, quanto dura,
      quanto tempo conserva, ficar ruim, azedar
    porção: porção, dose, prato, por pessoa
    cafeteria: cafeteria, café lugar, padaria, pastelaria, casa de chá, confeitaria
    bar: bar, boteco, botequim, barzinho, pub, cervejaria, balada, discoteca
    garçom: garçom, empregado de mesa, garçonete, atendente de mesa, moço
    cardápio: cardápio, menu, ementa, carta do restaurante, prato do dia
    gorjeta: gorjeta, dez por cento, deixar gorjeta, caixinha, taxa de serviço
    tipo de comida: tipo de comida, tipo de cozinha, culinária, gastronomia, especialidade
    almoço: almoço, refeição do meio-dia, almocinho, marmita
    lanche: lanche, lanchinho, petisco, merenda, aperitivo, salgadinho, beliscar, tira-gosto, boquinha
    sobremesa: sobremesa, doce, docinho, algo doce, pudim
    prato principal: prato principal, prato forte, segundo prato
    entrada de refeição: entrada de refeição, entrada, couvert, aperitivo, antepasto
    comida: comida, alimento, rango, algo para comer, prato, boia, bucha
    pessoas na mesa: pessoas na mesa, pessoas, convidados, gente, para quantos
    supermercado: supermercado, mercado, mercearia, mercadinho, hipermercado, sacolão, quitanda, hortifruti, pingo doce, ir à feira,
      fazer a feira
    padaria: padaria, padeiro, pão quente, panificadora
    suco: suco, sumo, suco de fruta, néctar
    refrigerante: refrigerante, refri, gasosa, coca cola, guaraná
    sorvete: sorvete, gelado, picolé, geladinho
    cerveja: cerveja, chope, chopp, imperial, cervejinha, breja, loira gelada
    vinho: vinho, vinhozinho, taça de vinho, copo de vinho
    álcool: álcool, bebida alcoólica, cachaça, licor, destilado, copos
    hambúrguer: hambúrguer, burger, x-burger, cheeseburger
    sanduíche: sanduíche, sandes, misto quente, tosta mista, lanche no pão, sanduba
    batata frita: batata frita, fritas, batatinha, batata palha
    bolo: bolo, torta, tarte, bolinho, bolo de aniversário
    biscoito: biscoito, bolacha, cookie, bolachinha
    bala: bala, rebuçado, doces, guloseima, goma
    carne moída: carne moída, carne picada
    carne bovina: carne bovina, carne de vaca, bife, filé, picanha, carne de boi
    porco: porco, carne de porco, leitão, lombo
    frango: frango, galinha, peito de frango
    bacon: bacon, toucinho, presunto defumado
    presunto: presunto, fiambre, apresuntado
    camarão: camarão, gamba, lagostim
    abacaxi: abacaxi, ananás
    tangerina: tangerina, mexerica, bergamota, clementina
    maracujá: maracujá, fruta da paixão
    mandioca: mandioca, aipim, macaxeira
    abobrinha: abobrinha, curgete, courgette
    vagem: vagem, feijão verde
    repolho: repolho, couve
    creme de leite: creme de leite, natas
    coentro: coentro, salsinha, salsa, cheiro-verde
    espinafre: espinafre, verdura, folhas verdes, hortaliça
    massa: massa, macarrão, espaguete, esparguete, macarronada
    iogurte: iogurte, danone
    gostoso: gostoso, delicioso, saboroso, bom de comer, uma delícia, apetitoso
    picante: picante, apimentado, ardido, forte de pimenta
    vegetariano: vegetariano, sem carne, ovolactovegetariano
    vegano: vegano, sem produtos animais, à base de plantas
    sem glúten: sem glúten, celíaco, livre de glúten
    comestível: comestível, pode comer, seguro para comer, próprio para consumo
    estragado comida: estragado comida, podre, passado da validade, azedo, impróprio, mofado, bolorento, fora do prazo
    com fome: com fome, estou com fome, fome, faminto, tenho fome, morrendo de fome, esfomeado, bater fome
    com sede: com sede, sede, estou com sede, tenho sede
    # shopping
    estado do pedido: estado do pedido, onde está meu pedido, status do pedido, quando chega meu pedido, estado da encomenda,
      quando chega a encomenda, meu pedido, já foi enviado, saiu para entrega, a minha encomenda, onde está a encomenda,
      quando chega meu pacote, acompanhar pedido, chega minha encomenda, foi despachado
    entregador: entregador, carteiro, estafeta, transportadora, motoboy, sedex, ctt, motorista de entrega
    reembolso: reembolso, dinheiro de volta, estorno, devolução do dinheiro, ser reembolsado, ressarcimento, receber dinheiro de volta,
      meu dinheiro de volta, ressarcir
    cupom: cupom, cupão, código de desconto, vale, código promocional, vale desconto, cupom de desconto
    cartão presente: cartão presente, vale presente, cartão oferta, gift card
    garantia: garantia, na garantia, prazo de garantia
    grátis: grátis, gratuito, de graça, sem custo, na faixa, de borla, sem pagar, 0800
    shopping center: shopping center, shopping, centro comercial, galeria comercial
    carrinho: carrinho, carrinho de compras, cesto de compras, cesto, sacola de compras
    finalizar compra: finalizar compra, fechar o pedido, concluir a compra, finalizar pedido, checkout, fechar a compra
    nota fiscal: nota fiscal, recibo, comprovante, cupom fiscal, talão de compra, comprovativo, fatura da compra
    produto: produto, artigo, mercadoria, item
    marca: fabricante, grife, fabricante da marca, que marca, qual a marca
    em estoque: em estoque, disponível, tem em stock, em stock, disponibilidade, ainda tem
    esgotado: esgotado, sem estoque, fora de estoque, em falta, sem stock
    fila: fila, fila de espera, lista de espera
    cabeleireiro: cabeleireiro, salão de beleza, barbeiro, barbearia, cortar o cabelo, corte de cabelo, salão
    tamanho de roupa: tamanho de roupa, numeração, tamanho da roupa, número do sapato, que tamanho visto
    roupa: roupa, vestuário, peça de roupa, trajes, roupinha, look, indumentária
    calça: calça, jeans, calça jeans, ganga
    jaqueta: jaqueta, casaco, blusão, paletó, agasalho
    camiseta: camiseta, t-shirt, camisola, blusa, camisa
    suéter: suéter, pulôver, moletom, casaco de lã, sweatshirt
    saia: minissaia, saia comprida, saia curta
    tênis: tênis, ténis, sapatilhas, sapato de desporto, sapatênis
    sapato: sapato, sapatos de salto, botas
    meia: meia, peúgas, collant
    cueca: cueca, calcinha, roupa íntima, boxers
    terno: terno, smoking, fato e gravata, terno e gravata
    bolsa: bolsa, bolsa de mão, carteira de mão, mochila, mala de mão
    óculos: óculos, óculos de sol, óculos de grau, lentes de contato, lentes de contacto, lentes de sol
    anel: anel, aliança, joia, jóia
    fralda: fralda, trocar a fralda, mudar a fralda
    carrinho de bebê: carrinho de bebê, carrinho de bebé, moisés, carrinho de passeio
    chupeta: chupeta, chucha, bico de bebê
    # money
    conta poupança: conta poupança, poupança, minha poupança, caderneta de poupança, conta de poupança, mealheiro, cofrinho
    conta conjunta: conta conjunta, conta partilhada
    abrir conta: abrir conta, abrir uma conta, conta nova, nova conta, criar uma conta, fazer uma conta
    encerrar conta: encerrar conta, fechar a conta, encerrar minha conta, cancelar a conta, cancelar minha conta, fechar conta,
      apagar minha conta
    banco: banco, agência, agência bancária, instituição financeira, balcão do banco, instituição bancária, sucursal
    número da conta: número da conta, iban, dados bancários, nib, dados da conta, número de conta, chave pix, minha chave pix
    código do banco: código do banco, número da agência, código swift, swift, código da agência, bic, número de roteamento,
      número de rota, código bancário, número de routing
    real: real, brl
    dólar: dólar, usd, dólares americanos, verdinhas
    euro: euro, eur
    centavo: centavo, cêntimo, trocados, moedinha
    cartão novo: cartão novo, novo cartão, segunda via, segunda via do cartão, outro cartão, cartão de substituição,
      substituir meu cartão, pedir um cartão, pedir novo cartão, substituição do cartão, solicitar um cartão, trocar o cartão,
      renovar cartão, me enviar outro cartão
    cartão perdido: cartão perdido, perdi meu cartão, perdi o cartão, cartão roubado, roubaram meu cartão, perda do cartão,
      roubo do cartão, não encontro meu cartão, não acho meu cartão, cartão extraviado, perda ou roubo, comunicar perda, sem meu cartão
    cartão danificado: cartão danificado, cartão quebrado, cartão não funciona, cartão partido, cartão não passa, cartão estragado,
      meu cartão quebrou, tarja magnética, cartão riscado, não lê o cartão
    recusado: recusado, não passou, pagamento recusado, cartão recusado, negado, não foi aceito, transação recusada, compra recusada,
      não autorizado, compra negada, recusaram meu cartão, rejeitado, pagamento negado, pagamento falhou
    bloqueado: bloqueado, conta bloqueada, retido, suspenso, cartão bloqueado, conta congelada, não consigo acessar, conta suspensa,
      travado, bloqueio na conta, congelada, conta retida, inacessível
    ativar cartão: ativar cartão, ativar o cartão, desbloquear cartão novo, ativar meu cartão, ativação do cartão, habilitar o cartão
    pagar com celular: pagar com celular, apple pay, google pay, aproximação, pagamento por aproximação, contactless,
      pagar por aproximação, sem contacto, pagar com telemóvel, nfc
    aceitar cartão: aceitar cartão, pagar com cartão, pagamento com cartão, passa cartão, aceitam visa
    extrato: extrato, extrato da conta, extrato mensal, extracto, extrato bancário
    pagar fatura: pagar fatura, pagar a fatura, pagar a conta, pagar contas, pagar o boleto, pagar boleto, pagamento de contas,
      pagar minhas contas, pagar as contas, pagar a luz, pagar a conta de, quitar fatura, quitar boleto
    vencimento da fatura: vencimento da fatura, quando vence, data de pagamento, dia de vencimento, data do vencimento,
      quando vence fatura, até quando pagar, vencimento, prazo de pagamento, quando devo pagar, quando tenho pagar,
      data limite de pagamento
    pagamento mínimo: pagamento mínimo, mínimo a pagar, valor mínimo, mínimo da fatura, quantia mínima, o mínimo que pago,
      montante mínimo, menor pagamento
    débito automático: débito automático, débito direto, débito em conta, pagamento automático, pagamento recorrente, ordem permanente,
      débito directo, transferência permanente
    depósito do salário: depósito do salário, depósito direto, domiciliação do ordenado, portabilidade de salário, conta salário,
      depósito em conta
    hipoteca: hipoteca, financiamento imobiliário, crédito habitação, empréstimo habitação, crédito imobiliário, financiamento da casa
    dívida: dívida, débito, devendo, o que devo, endividado, endividamento, pendência financeira
    descoberto: no vermelho, saldo negativo, cheque especial, a descoberto, conta negativa, conta a descoberto
    tarifa bancária: tarifa bancária, tarifa, taxa, comissão, taxa de serviço, encargo, cobrança extra, taxa adicional,
      taxa de manutenção, multa por atraso, anuidade
    taxa internacional: taxa internacional, taxa de transação estrangeira, taxa no exterior, iof, taxa no estrangeiro, taxa em viagem,
      comissão no estrangeiro, taxa de transação internacional, tarifa internacional, transação no exterior
    recompensas: recompensas, pontos, milhas, programa de pontos, cashback, pontos acumulados, benefícios, pontos do cartão,
      programa de fidelidade, programa de recompensas
    resgatar: resgatar, trocar pontos, usar pontos, usar meus pontos, gastar pontos, trocar milhas, resgatar pontos
    acumular pontos: acumular pontos, ganhar pontos, juntar pontos, conseguir pontos, obter pontos, somar pontos
    dia de pagamento: dia de pagamento, quando recebo, quando cai o salário, data do pagamento, próximo pagamento, quando pagam,
      quando me pagam, dia do salário, quando cai pagamento
    contracheque: contracheque, holerite, recibo de vencimento, folha de pagamento, recibo de ordenado
    aumento de salário: aumento de salário, aumento, reajuste salarial, ganhar mais, subida de salário
    declaração de imposto: declaração de imposto, declaração de renda, declaração do irs, imposto de renda, declarar imposto,
      entrega do irs, informe de rendimentos, declarar o irs, formulário de imposto, documentos fiscais, declaração de rendimentos
    prêmio do seguro: prêmio do seguro, preço do seguro, valor do seguro, custo do seguro, mensalidade do seguro
    sinistro: sinistro, acionar o seguro, participação do sinistro, comunicar um sinistro, pedido de indenização, acionar seguro,
      indenização
    mudar de seguro: mudar de seguro, trocar de seguro, mudar o seguro, trocar de plano, novo seguro, alterar seguro, outro seguro
    preço da ação: preço da ação, preço das ações, valor das ações, cotação, valor da ação, como está a bolsa, cotação das ações,
      quanto está a ação, ações da empresa
    bolsa de valores: bolsa de valores, mercado bolsista, ibovespa, nasdaq, psi 20, mercado financeiro, wall street, dow jones
    investimento: investimento, investir, aplicação, carteira de investimentos, fundo de investimento, aplicar dinheiro, tesouro direto,
      renda fixa
    criptomoeda: criptomoeda, bitcoin, cripto, ethereum, moeda digital
    taxa de câmbio: taxa de câmbio, cotação do dólar, câmbio, quanto está o dólar, cotação do euro, conversão de moeda, dólar hoje,
      valor do dólar, quanto está o euro, quanto é em reais, quanto é em euros, quanto é em dólares, converter moeda, câmbio do dólar,
      taxa de conversão, trocar dinheiro, quanto vale o dólar
    melhorar pontuação: melhorar pontuação, melhorar meu score, aumentar meu score, aumentar o score, melhorar o crédito, subir o score
    limite de crédito: limite de crédito, limite do cartão, linha de crédito, quanto posso gastar, crédito disponível, plafond,
      teto do cartão, limite disponível, máximo do cartão
    aumentar limite: aumentar limite, aumentar o limite, aumento de limite, mais limite, subir o limite, mais crédito,
      aumentar meu crédito, limite maior, elevar o limite
    esqueci a senha: esqueci a senha, esqueci minha senha, mudar a senha, trocar a senha, recuperar senha, redefinir senha,
      alterar a senha, esqueci a palavra-passe, nova senha, perdi a senha, resetar a senha, mudar a palavra-passe,
      redefinir a palavra-passe, recuperar palavra-passe
    pedir cheques: pedir cheques, mais cheques, novo talão, talão de cheque novo, livro de cheques, caderneta de cheques, solicitar talão,
      encomendar cheques, pedir talão
    lucro: lucro, ganho, rendimento líquido, retorno financeiro, rentabilidade
    falido: falido, sem dinheiro, sem um tostão, liso, quebrado de dinheiro, duro de grana, teso, sem grana, na pindaíba
    aluguel: aluguel, renda da casa, aluguel mensal, arrendamento, mensalidade da casa
    bônus: bônus, bónus, décimo terceiro, subsídio de natal, abono, gratificação, 13º
    verificar identidade: verificar identidade, comprovar identidade, documento de identidade, bi, cartão de cidadão, rg, cpf, identidade,
      bilhete de identidade, carteira de identidade
    beneficiário: beneficiário, destinatário, favorecido, quem recebe
    # on the road
    caminhão: caminhão, camião, caminhonete, furgão, pick-up
    moto: moto, motocicleta, motoca, scooter, mota, lambreta, motociclo
    patinete: patinete, trotinete, patinete elétrico, trotinete elétrica, skate elétrico
    nível de combustível: nível de combustível, quanta gasolina tenho, quanta gasolina resta, tanque, tanque de gasolina,
      nível de gasolina, depósito, quanto combustível tem, gasolina no tanque, quanto combustível resta, nível do tanque
    consumo de combustível: consumo de combustível, consumo do carro, quilômetros por litro, litros aos cem, quanto gasta o carro,
      consumo médio, quanto o carro faz, consumo de gasolina, km por litro, autonomia do carro
    tipo de combustível: tipo de combustível, tipo de gasolina, que gasolina usar, que combustível, gasolina aditivada, octanas,
      gasolina comum, sem chumbo
    quilometragem: quilometragem, quilómetros percorridos, hodômetro, conta-quilómetros, odômetro, quantos km rodados
    pressão dos pneus: pressão dos pneus, calibrar os pneus, calibrar pneu, encher os pneus, ar dos pneus, calibragem, pressão do ar,
      pressão do pneu, encher o pneu
    pneu furado: pneu furado, furo no pneu, furo, pneu vazio, pneu estourado, furou o pneu, pneu murcho, rebentou o pneu, borracharia
    trocar pneu: trocar pneu, trocar o pneu, mudar o pneu, mudar os pneus, troca de pneus, pneu sobressalente, trocar os pneus, pneu novo,
      rodízio de pneus
    troca de óleo: troca de óleo, trocar o óleo, mudar o óleo, mudança de óleo, óleo do motor, óleo do carro, nível do óleo
    revisão do carro: revisão do carro, revisão, manutenção, manutenção do carro, revisão periódica, fazer a revisão, assistência do carro
    bateria do carro: bateria do carro, bateria arriada, chupeta na bateria, bateria descarregada, cabos de bateria, fazer chupeta,
      dar uma chupeta, carro não pega, cabos de arranque, o carro morreu
    motor: motor, motor do carro
    luz do painel: luz do painel, luz do motor, luz de aviso, luz de advertência, luz acesa no painel, luz da injeção, painel do carro
    guincho: guincho, reboque, carro quebrado, carro enguiçado, assistência em viagem, pronto-socorro automóvel, enguiçar, pane,
      avariou o carro, ficar na estrada
    lavar o carro: lavar o carro, lava-jato, lava rápido, lavagem do carro, lavagem automática
    acidente: acidente, batida, colisão, batida de carro, desastre, bater o carro, choque, acidente de carro, bati o carro
    multa: multa, infração, multa de trânsito, multa de estacionamento, multa por velocidade, levei uma multa, coima
    limite de velocidade: limite de velocidade, velocidade máxima, velocidade permitida
    autoestrada: autoestrada, rodovia, estrada, via rápida
    rua: rua, avenida, travessa, alameda, ladeira
    pedágio: pedágio, portagem, praça de pedágio, via verde, sem parar pedágio
    rotatória: rotatória, rotunda, girador
    cruzamento: cruzamento, encruzilhada, interseção, esquina
    semáforo: semáforo, sinal, farol vermelho, sinaleira, sinal vermelho
    desvio: desvio, rota alternativa, outro caminho, caminho alternativo, outra rota
    obras: obras, rua fechada, estrada fechada, interdição, via interditada, estrada cortada
    mapa: mapa, ver no mapa, no mapa, planta da cidade
    gps: gps, google maps, waze, navegador, navegação
    destino: destino, local de destino, aonde vou, ponto de chegada
    hora de chegada: hora de chegada, que horas chego, quando chego, horário de chegada, quando vou chegar, tempo de chegada,
      previsão de chegada, a que horas chego
    carregador de carro: carregador de carro, ponto de recarga, posto de carregamento, estação de recarga, eletroposto,
      carregador elétrico, ponto de carregamento
    carro elétrico: carro elétrico, veículo elétrico, híbrido, carro híbrido
    alugar carro: alugar carro, aluguel de carro, aluguer de carros, alugar um carro, carro alugado, locadora, locação de carro,
      rent a car
    carteira de motorista: carteira de motorista, carta de condução, cnh, habilitação, carteira de habilitação, carta de motorista
    autoescola: autoescola, escola de condução, aulas de condução, aprender a dirigir, tirar a carta, tirar carteira, tirar habilitação
    placa do carro: placa do carro, matrícula do carro, placa, chapa do carro
    inspeção do carro: inspeção do carro, licenciamento, vistoria, inspeção periódica, emplacamento, documento do carro
    bonde: bonde, eléctrico, vlt, metro ligeiro
    transporte público: transporte público, transporte coletivo, transportes, meios de transporte
    horário de transporte: horário de transporte, horários do trem, horário do ônibus, próximo ônibus, próximo trem, quando passa,
      a que horas sai, próximo comboio, próximo autocarro, que horas sai, quando sai, que horas passa, hora de partida
    bilhete de ida: bilhete de ida, só ida, passagem de ida, somente ida
    ida e volta: ida e volta, passagem de volta, bilhete de volta, viagem redonda
    barco: barco, navio, balsa, ferry, cruzeiro, ferry boat
    reservar voo: reservar voo, reservar um voo, comprar passagem aérea, procurar voos, comprar bilhete de avião, comprar passagens,
      marcar um voo, marcar voo, voos baratos, comprar um voo, passagens baratas, buscar voos
    estado do voo: estado do voo, status do voo, voo atrasado, o voo atrasou, voo no horário, quando aterra, quando pousa, meu voo,
      o voo já chegou, situação do voo, voo pontual, voo na hora
    avião: avião, aeronave, jato, aeroplano
    companhia aérea: companhia aérea, linha aérea, tap, gol linhas aéreas, latam, ryanair
    portão de embarque: portão de embarque, portão, porta de embarque, embarque, hora de embarque
    cartão de embarque: cartão de embarque, check-in, fazer o check-in, check-in online, passe de embarque
    escala: escala, conexão, voo de ligação, voo com escala, voo direto, transbordo
    decolar: decolar, descolar, decolagem, descolagem, levantar voo
    pousar: pousar, aterrissar, aterrar, aterragem, aterrissagem
    bagagem perdida: bagagem perdida, mala perdida, perderam minha mala, mala extraviada, bagagem extraviada, minha mala não chegou,
      bagagem não chegou, perdi minha mala, extravio de bagagem
    bagagem de mão: bagagem de mão, mala de mão, mala de bordo, levar a bordo, mala de cabine, levar no avião, bagagem de cabine
    bagagem despachada: bagagem despachada, despachar mala, bagagem de porão, mala de porão, despachar bagagem
    fazer a mala: fazer a mala, o que levar, arrumar a mala, fazer as malas, lista de viagem, arrumar as malas, o que devo levar
    cancelar reserva: cancelar reserva, cancelar a reserva, anular a reserva, desmarcar a reserva, desmarcar mesa, cancelar minha reserva
    passaporte: passaporte, documento de viagem, tirar passaporte, renovar passaporte
    alerta de viagem: alerta de viagem, é seguro viajar, é perigoso, aviso de viagem, segurança em, é seguro ir, é seguro, é perigoso ir
    avisar o banco da viagem: avisar o banco, vou viajar, vou para o exterior, vou ao estrangeiro, notificar viagem, comunicar viagem,
      estarei viajando, estou viajando para, aviso viagem, vou estar em viagem
    turismo: turismo, o que visitar, pontos turísticos, atrações, o que fazer em, lugares para visitar, o que ver, passeios,
      o que conhecer, monumentos, sítios para visitar, atração turística, lugares turísticos, coisas para fazer
    turista: turista, viajante, visitante
    guia turístico: guia turístico, visita guiada, tour, excursão, passeio guiado
    praia: praia, litoral, costa, orla, beira-mar, prainha
    piscina: piscina, piscininha, clube com piscina
    cidade: cidade, vila, município, localidade, povoado
    país: país, nação, pátria
    mundo: mundo, planeta terra, globo
    exterior: exterior, estrangeiro, fora do país, outro país, lá fora, internacional
    longe: longe, distante, lonjura
    adaptador de tomada: adaptador de tomada, adaptador, voltagem, tipo de tomada, transformador, conversor de tomada
    dentista: dentista, odontologista, consulta no dentista, ortodontista
    psicólogo: psicólogo, terapeuta, psiquiatra, terapia
    enfermeiro: enfermeiro, enfermagem
    pronto-socorro: pronto-socorro, urgências, emergência do hospital, pronto atendimento
    ambulância: ambulância, samu, inem, 192, 112
    polícia: polícia, psp, policial, gnr, delegacia, esquadra, 190
    bombeiros: bombeiros, corpo de bombeiros, 193
    analgésico: analgésico, paracetamol, aspirina, ibuprofeno, dipirona, remédio para dor, ben-u-ron
    receita médica: receita médica, prescrição, receita do médico, prescrição médica
    sintoma: sintoma, sinal de doença, que sintomas
    doença: doença, enfermidade, moléstia, mal-estar, patologia
    dor de cabeça: dor de cabeça, enxaqueca, minha cabeça dói, cefaleia, dói-me a cabeça
    dor de barriga: dor de barriga, dor de estômago, dor no estômago, cólica, dores de barriga, indigestão, má digestão
    febre: febre, febril, temperatura alta, febrão
    gripe: gripe, resfriado, constipação, coriza, constipado, influenza
    tosse: tosse, pigarro
    náusea: náusea, enjoo, vomitar, vômito, vómito, ânsia de vômito, tontura, tonto
    ferida: ferida, ferimento, machucado, corte na pele, lesão, queimadura, me machuquei, lesionar
    curativo: curativo, band-aid, penso rápido, atadura, esparadrapo
    alergia: alergia, alérgico, intolerância, reação alérgica, intolerante
    pressão arterial: pressão arterial, tensão arterial, pressão alta, pressão sanguínea, tensão alta, hipertensão
    pulso: pulso, frequência cardíaca, batimentos, batimento cardíaco, ritmo cardíaco
    grávida: grávida, gravidez, gestante, gestação, à espera de bebê
    menstruação: menstruação, período menstrual, ciclo menstrual
    academia: academia, ginásio, gym, academia de ginástica
    passos: passos, contador de passos, pedômetro, podómetro, quantos passos, quanto andei, quanto caminhei, número de passos,
      passos dados
    perder peso: perder peso, emagrecer, queimar gordura, perder quilos, emagrecimento, secar a barriga
    vaga de emprego: vaga de emprego, oferta de emprego, vaga, oportunidade de emprego, procurar emprego, oferta de trabalho,
      procurar trabalho
    entrevista: entrevista, entrevista de emprego, entrevista de trabalho
    currículo: currículo, cv, curriculum, curriculum vitae
    pedir demissão: pedir demissão, demitir-se, despedir-se do emprego, deixar o emprego, me demitir, sair do emprego
    demitido: demitido, mandado embora, despedido, despedimento, demissão, ser despedido, fui demitido
    promoção no trabalho: promoção no trabalho, ser promovido, subir de cargo, subir de posto
    funcionário: funcionário, empregado, trabalhador, colaborador, pessoal, operário
    empresa: empresa, companhia, firma, sociedade, corporação, negócio
    recursos humanos: recursos humanos, rh, departamento pessoal
    dias de férias: dias de férias, quantas férias tenho, quantos dias de férias, saldo de férias, férias restantes, férias que me restam,
      dias de folga restantes, férias disponíveis, quantos dias me restam, dias de folga, férias acumuladas, férias por gozar,
      férias sobraram
    pedir férias: pedir férias, solicitar férias, marcar férias, pedir folga, pedir dias, tirar uns dias, pedido de férias, tirar folga,
      solicitar folga, solicitação de férias, pedir dispensa, agendar férias, solicitar dias, requerer férias
    férias aprovadas: férias aprovadas, aprovaram minhas férias, pedido aprovado, minhas férias foram aprovadas, status das férias,
      férias foram aprovadas, estado das férias, aprovaram as férias
    baixa médica: baixa médica, licença médica, atestado, atestado médico, afastamento, faltar por doença, estar de baixa, de atestado
    licença maternidade: licença maternidade, licença paternidade, licença de maternidade, licença parental
    bater ponto: bater ponto, bater o ponto, picar o ponto, marcar ponto, registrar ponto, folha de ponto
    turno: turno, horário de trabalho, escala de trabalho, expediente, jornada
    hora extra: hora extra, horas extraordinárias, fazer hora extra
    viagem de negócios: viagem de negócios, viagem a trabalho, viagem de trabalho
    relatório de despesas: relatório de despesas, prestação de contas, nota de despesas, reembolso de despesas, ajudas de custo
    universidade: universidade, faculdade, facul, campus, ensino superior
    aluno: aluno, estudante, universitário
    professor: professor, docente, prof, mestre, educador
    lição de casa: lição de casa, dever de casa, trabalho de casa, tpc, tarefa escolar, deveres
    prova: prova, exame, teste escolar, avaliação escolar, vestibular, enem
    nota escolar: nota escolar, nota da prova, boletim, notas, nota do exame
    aula: aula, curso, lição, disciplina, matéria, aulinha
    mudar idioma: mudar idioma, trocar idioma, fala em inglês, fala português, mudar a língua, falar em outro idioma, mude o idioma,
      alterar o idioma, falar em inglês, fala em português, trocar a língua
    pronunciar: pronunciar, pronúncia, como se pronuncia, como se lê, pronuncia-se
    palavra: palavra, termo, vocábulo, vocabulário, expressão
    antônimo: antônimo, antónimo, contrário, oposto, o contrário de
    oração: oração, frase, oração de exemplo, frase de exemplo, exemplo de uso, sentença
    rimar: rimar, rima, rima com, palavras que rimam
    exemplo: exemplo, por exemplo, exemplos de, amostra
    ideia: ideia, inspiração, sugestão, proposta, palpite
    apresentação: apresentação, slides, powerpoint, diapositivos
    planilha: planilha, folha de cálculo, excel, tabela de cálculo
    contrato: contrato, acordo, convénio, contrato de trabalho
    assinatura manuscrita: assinatura manuscrita, rubrica, assinatura digital, assinar documento, assinar contrato
    resumo: resumo, síntese, em poucas palavras, sintetizar, faz um resumo
    corrigir: corrigir, correção, revisar o texto, corretor, erros ortográficos
    rascunho: rascunho, esboço, primeira versão
    ata: ata, ata da reunião
    ordem do dia: ordem do dia, pauta, assuntos da reunião, pontos da reunião
    mudar seu nome: mudar seu nome, vou te chamar de, quero te chamar, trocar seu nome, mudar o teu nome, teu novo nome, vou chamar-te,
      seu novo nome
    meu nome: meu nome, como me chamo, quem sou eu, qual é meu nome, sabe quem sou, como eu me chamo, sabes o meu nome, sabe meu nome,
      qual o meu nome
    me chame de: me chame de, me chamo, trocar meu nome, mudar meu nome, pode me chamar, meu nome é, chama-me, quero que me chames,
      eu me chamo
    sua idade: sua idade, quantos anos você tem, quantos anos tens, quando você nasceu, quando nasceste, qual sua idade, que idade tens,
      seu aniversário, quando foi criado, qual a tua idade, tua idade, teu aniversário, quando faz aniversário
    seus hobbies: seus hobbies, seu passatempo, tempo livre seu, o que você gosta, teus hobbies, teus passatempos
    está aí: me ouve, está me ouvindo, estás a ouvir, tem alguém aí, está escutando, está me escutando, consegue me ouvir, alô está aí,
      alguém aí, oi está aí
    boa noite: boa noite, bons sonhos, durma bem, até amanhã, sonhe com anjos, vou deitar
    bom dia: bom dia, muito bom dia, dia bom
    boa tarde: boa tarde, muito boa tarde
    de nada: de nada, não tem de quê, por nada, às ordens, disponha, imagina não foi nada, não há de quê
    desculpa: desculpa, perdão, foi mal, lamento, mil desculpas, sinto muito, me perdoe, peço desculpa, me desculpa
    por favor: por favor, se faz favor, por gentileza, faz favor, faça o favor, porfa, pf, se não se importa
    parabéns: parabéns, felicitações, congratulações, meus parabéns, felicidades
    bom: bom, boa qualidade, de qualidade, decente, qualidade boa
    resposta errada: resposta errada, errado, não é isso, incorreto, você errou, está errado, não foi isso, entendeu errado, enganado,
      não está certo, está enganado, isso está errado, não era isso, percebeste mal, erraste, errou, você se enganou, falso, não é verdade
    te amo: te amo, amo você, gosto de você, gosto de ti, adoro-te, amo-te, te adoro, estou apaixonado, adoro você
    casa comigo: casa comigo, quer casar comigo, case comigo, namora comigo, quer namorar comigo, sai comigo
    prazer em conhecer: prazer em conhecer, muito prazer, encantado, prazer te conhecer, prazer em conhecê-lo
    entediado: entediado, tédio, sem nada para fazer, estou entediado, aborrecido, me divirta, não tenho nada fazer, que tédio, que seca,
      distrai-me, diverte-me, o que posso fazer
    triste: triste, tristeza, deprimido, chateado, para baixo, estou triste, infeliz, desanimado, chorar, mal do coração, me anima,
      magoado, na fossa, em baixo
    feliz: feliz, contente, alegre, felicidade, alegria, estou feliz, de bom humor, animado, satisfeito
    cansado: cansado, exausto, com sono, cansaço, sonolento, morto de cansaço, estou cansado, esgotado, estou com sono, estafado,
      de rastos
    bravo zangado: bravo zangado, zangado, irritado, com raiva, furioso, chateado, raiva, nervoso, aborrecido com, bravo com
    assustado: assustado, medo, com medo, apavorado, nervoso, tenho medo, receio, aterrorizado, susto
    estressado: estressado, stressado, ansioso, ansiedade, stress, sobrecarregado, sob pressão, estresse no trabalho
    sozinho: sozinho, solidão, solitário, sem amigos, me sinto só
    sentido da vida: sentido da vida, significado da vida, por que existimos, propósito da vida, razão de viver
    elogio: elogio, diz algo bonito, me elogia, piropo, galanteio
    xingamento: xingamento, palavrão, xingar, insulto, me xinga
    controle dos pais: controle dos pais, controle parental, modo infantil
    tablet: tablet, ipad, tabuleta digital
    carregador: carregador, cabo de carregar, cabo do carregador, fonte do notebook
    internet: internet, net, rede mundial, web, online, navegar na internet, em linha
    bluetooth: bluetooth, conexão sem fio, ligação bluetooth
    sinal de rede: sinal de rede, sinal, cobertura, sem sinal, rede fraca, barras de rede, sem rede
    compartilhar internet: compartilhar internet, ponto de acesso, rotear internet, hotspot, rotear o wifi, partilhar internet
    papel de parede: papel de parede, fundo de tela, imagem de fundo, fundo do ecrã, wallpaper, plano de fundo
    modo escuro: modo escuro, modo noturno, tema escuro, modo noite
    toque do celular: toque do celular, ringtone, toque do telemóvel, som de chamada, toque de chamada
    vibração: vibração, vibrar, modo vibrar, pôr a vibrar, vibrador do telemóvel
    função: função, funcionalidade, habilidade, recurso, capacidade, skill
    teclado: teclado, teclas do computador
    privacidade: privacidade, dados pessoais, proteção de dados, informação privada
    vírus: vírus, malware, antivírus, programa malicioso
    site: site, página da web, página, website, sítio na internet, página na internet, portal
    navegador de internet: navegador de internet, navegador, browser, chrome, safari
    link: link, url, endereço da web, hiperligação, ligação da página
    versão: versão, edição, que versão
    não funciona: não funciona, não está funcionando, parou de funcionar, não liga, não responde, não pega, deu defeito, travou, deu pau,
      não está a funcionar, não dá, deixou de funcionar, bugou, não anda
    reclamação: reclamação, reclamar, queixa, fazer uma reclamação, fazer uma queixa, apresentar queixa, livro de reclamações, queixar-se,
      protestar
    sistema operacional: sistema operacional, sistema operativo, android, ios, windows
    casado com: casado com, casado, marido de, esposa de, com quem casou, mulher de, é casado
    pais: pais, meus pais, papai e mamãe, pai e mãe
    irmão: irmão, mano, maninho, irmãozinho, brother, meu irmão
    irmã: irmã, mana, irmãzinha, maninha, minha irmã
    avó: avó, vó, vovó, minha avó
    avô: avô, vô, vovô, meu avô
    homem: homem, rapaz, sujeito, senhor, gajo, moço, cavalheiro
    mulher: mulher, moça, senhora, rapariga, dama, menina
    família: família, familiar, parente, meu pessoal
    babá: babá, baby-sitter, cuidadora, cuidar de crianças
    pessoa: pessoa, indivíduo, gente, alguém, ser humano
    famoso: famoso, celebridade, estrela, popular, figura pública
    fortuna: fortuna, patrimônio, património, quanto dinheiro tem, é rico, riqueza
    morrer: morrer, falecer, morte, quando morreu, falecimento, faleceu, óbito, está vivo
    nascer: nascer, nascimento, quando nasceu, onde nasceu, local de nascimento, nascido em, naturalidade
    presidente: presidente, chefe de estado, chefe de governo, primeiro-ministro, governante
    governo: governo, administração, executivo, autoridades
    eleição: eleição, urnas, pleito, votações
    veterinário: veterinário, clínica veterinária, médico de animais
    flor: flor, ramo de flores, buquê, ramalhete
    enterro: enterro, funeral, velório, sepultamento
    cômodo: cômodo, quarto de casa, divisão da casa, aposento, ambiente da casa
    imobiliária: imobiliária, corretor de imóveis, agente imobiliário, mediador imobiliário, corretor
    senhorio: senhorio, proprietário, dono do apartamento, locador, dono da casa
    vizinho: vizinho, vizinhança, do lado
    lei: lei, legislação, norma, regulamento
    tribunal: tribunal, fórum, juizado, julgamento
    encanador: encanador, canalizador, picheleiro, bombeiro hidráulico
    eletricista: eletricista, electricista, técnico elétrico
    faz-tudo: faz-tudo, marido de aluguel, técnico de reparações, pedreiro
    cep: cep, código postal
    correios: correios, agência dos correios, ctt, posto dos correios
    selo: selo, estampilha, selo postal
    caridade: caridade, ong, beneficência, instituição de caridade, solidariedade, causa social, fundação
    ingresso: ingresso, entrada, bilhete, comprar ingresso, ticket, comprar bilhetes, lugar na plateia
    velho: velho, antigo, idoso, ultrapassado
    usado: segunda mão, de segunda mão, seminovo, em segunda mão
    popular: popular, da moda, na moda, tendência, viral, em alta, mais visto, mais ouvido, bombando, mais tocado
    fácil: fácil, simples, facinho, básico, moleza
    difícil: difícil, complicado, complexo, duro, puxado
    lento: lento, vagaroso, muito devagar, demorado, lerdo
    caminho mais rápido: caminho mais rápido, caminho mais curto, mais curto, atalho, rota mais rápida
    importante: importante, urgente, prioritário, crítico, fundamental, essencial, alta prioridade, prioridade, imprescindível
    mesmo igual: mesmo igual, igual, idêntico, igualzinho, a mesma coisa
    parecido: parecido, semelhante, similar, relacionado, do gênero
    diferente: diferente, distinto, variado, diverso, outro tipo
    correto: correto, certo, verdadeiro, exato, verdade, correcto
    seguro sem perigo: seguro sem perigo, sem perigo, a salvo, sem risco, fora de perigo
    perigoso: perigoso, arriscado, inseguro, perigo
    bonito: bonito, lindo, belo, formoso, gato bonito, fofo, gracioso
    feio: feio, horrendo, horroroso
    engraçado: engraçado, divertido, cômico, hilário, cómico, humor
    interessante: interessante, curioso, fascinante, cativante
    inteligente: inteligente, esperto, espertalhão, sabido, sábio
    burro: burro, estúpido, idiota, bobo, tolo, parvo, tonto
    louco: louco, maluco, doido, pirado
    estranho: estranho, esquisito, bizarro, peculiar, insólito
    favorito: favorito, preferido, predileto, meu favorito, queridinho, de que mais gosto
    pessoal: pessoal, privado, particular, próprio
    escuro: escuro, escuridão, às escuras, sombrio, pouca luz
    claro luminoso: claro luminoso, luminoso, iluminado, bem iluminado, muita luz
    barulhento: barulhento, barulho, ruidoso, ruído, muito barulho
    tranquilo: tranquilo, silencioso, calmo, sossegado, sereno, em paz, quieto
    sujo: sujo, imundo, porco de sujo, emporcalhado, encardido, manchado
    cheio: cheio, lotado, repleto, completo, abarrotado
    vazio: vazio, em branco, desocupado, sem nada
    molhado: molhado, encharcado, ensopado
    automático: automático, automaticamente, por si só, automatizado
    manual: manual, à mão
    total: total, no total, ao todo, soma total, tudo junto, valor total, totalidade
    média: média, em média, valor médio
    restante: restante, que resta, sobra, resto, que sobrou, o que sobra
    tudo: tudo, todo, inteiro, a totalidade, todinho
    metade: metade, meio, cinquenta por cento, a metade
    dobro: dobro, duas vezes, o dobro, duplo
    uma vez: uma vez, só uma vez, uma única vez
    muitos: muitos, vários, um monte, um monte de, bastante, diversos, montes de, inúmeros, uma porção de, um montão
    poucos: poucos, um par de, uns quantos, um punhado
    mais quantidade: mais quantidade, mais, adicional, extra, mais um, mais um pouco, suplementar
    menos quantidade: menos quantidade, menos, menor quantidade, um pouco menos, nem tanto
    suficiente: suficiente, bastante, que chegue, o bastante
    apenas: apenas, somente, só, unicamente, nada mais que
    dúzia: dúzia, doze unidades, uma dúzia
    máximo: máximo, no máximo, ao máximo, o mais alto, no talo, cem por cento, o máximo possível
    mínimo: mínimo, no mínimo, ao mínimo, o mais baixo, o mínimo possível
    número: número, algarismo, dígito, cifra
    quantidade: quantidade, montante, valor, quantia, importância em dinheiro, soma
    segurança: segurança, proteção, vigilância
    permitir: permitir, deixar, autorizar, dar permissão
    opção: opção, alternativa, possibilidade, escolha
    tipo: tipo, género, espécie, categoria, variedade, gênero de
    esquerda: esquerda, à esquerda, mão esquerda, esq
    direita: direita, à direita, mão direita, dir
    em frente: em frente, para a frente, sempre em frente, reto, a direito
    para trás: para trás, marcha atrás, de ré, marcha à ré
    dentro: dentro, lá dentro, interior, do lado de dentro
    fora: fora, lá fora, ao ar livre, no exterior, do lado de fora
    em cima: em cima, acima, na parte superior, por cima
    embaixo: embaixo, abaixo, debaixo, na parte inferior, em baixo
    estado civil: estado civil, solteiro, divorciado, viúvo
    divórcio: divórcio, divorciar, separação, separar-se
    encontro romântico: encontro romântico, paquera, tinder, ficar com alguém, engate
    religião: religião, igreja, missa, templo, culto, paróquia
    horóscopo: horóscopo, signo, zodíaco, astrologia, mapa astral
    deus: deus, acreditar em deus, fé, jesus
    inventar: inventar, descobrir, quem inventou, quem descobriu, invenção, inventor, descoberta
    vencedor: vencedor, campeão, quem ganhou, vencer, ganhador, triunfar
    fundar: fundar, fundador, quem fundou, criado por, fundação
    melhorar: melhorar, aperfeiçoar, otimizar, melhoria, aprimorar
    crescer: crescer, crescimento, desenvolver-se, ficar grande
    acontecer: acontecer, ocorrer, suceder, o que aconteceu, rolar, se passou, o que ocorreu
    objetivo: objetivo, meta, propósito, finalidade, objectivo
    plano: plano, planejamento, planeamento, planejar
    marcar consulta: marcar consulta, agendar consulta, marcar uma consulta, marcar médico, marcar hora no médico, agendar uma consulta,
      marcar hora
    cancelar compromisso: cancelar compromisso, cancelar a reunião, cancelar a consulta, desmarcar a reunião, desmarcar consulta,
      apagar o evento, cancelar evento, remover da agenda, tirar da agenda, apagar da agenda, desmarcar compromisso, apagar compromisso
    quem vem: quem vem, participante, convidado, quem vai, presentes na reunião, assistente de reunião
    convidar: convidar, convite, chamar para festa, mandar convite
    encontrar-se com: encontrar-se com, ver-se com, reunir-se com, se encontrar, sair com amigos
    lazer: lazer, atividades, passatempo, o que fazer hoje, entretenimento, diversão
    tomar banho: tomar banho, banho, ducha, chuveiro, tomar uma ducha
    escovar os dentes: escovar os dentes, lavar os dentes, escova de dentes
    maquiagem: maquiagem, maquilhagem, maquiar, batom, cosmético
    dançar: dançar, baile, música para dançar, sambar
    rir: rir, risada, gargalhada, dar risada, riso
    chorar: chorar, lágrima, em lágrimas
    abraço: abraço, me abraça, um abraço
    beijo: beijo, beijinho, bitoca
    fumar: fumar, cigarro, tabaco, fumo
    sabor: sabor, gosto de comida, paladar
    cheiro: cheiro, aroma, odor, fragrância
    bola: bola, esférico, bola de futebol
    ilha: ilha, arquipélago, ilhota
    mar: mar, oceano
    floresta: floresta, bosque, selva
    montanha: montanha, monte, serra, cordilheira
    rio: rio, riacho, afluente, ribeira
    bairro: bairro, vizinhança, freguesia, zona residencial
    estação do ano: estação do ano, primavera, verão, outono, inverno
    rei: rei, rainha, monarca, soberano, majestade
    guerra: guerra, batalha, conflito, conflito armado
    cientista: cientista, inventor, pesquisador, investigador, físico
    pintor: pintor, quem pintou, pintura, quadro, artista plástico
    filme de terror: filme de terror, terror, filme de medo
    comédia: comédia, filme engraçado, filme de comédia
    agência de viagens: agência de viagens, pacote de viagem, excursão organizada
    briga: briga, discussão, discutir, bate-boca
    segredo: segredo, conta um segredo, confissão
    sonho: sonho, pesadelo
    sorte: sorte, boa sorte, número da sorte
    loteria: loteria, lotaria, mega sena, euromilhões, sorteio, rifa, raspadinha, loto
    prêmio: prêmio, prémio, troféu, galardão
    trocar dinheiro: trocar dinheiro, comprar dólares, casa de câmbio, cambiar, trocar euros
    reciclar: reciclar, reciclagem, separar o lixo, coleta seletiva
    eletricidade: eletricidade, energia elétrica, energia, luz elétrica, corrente elétrica
    gás: gás, botijão, botija, gás de cozinha, gás natural
    água: água, água potável, água da torneira
    telefone fixo: telefone fixo, fixo, telefone de casa
    operadora: operadora, companhia telefônica, linha telefônica, plano de celular, tarifário, operador de telemóvel
    documento de identidade: documento de identidade, documento, rg, cartão de cidadão, bilhete de identidade, carteirinha
    permissão: permissão, autorização, licença, consentimento
    esta noite: esta noite, hoje à noite, hoje de noite, logo à noite
    esta manhã: esta manhã, hoje de manhã, hoje cedo
    esta tarde: esta tarde, hoje à tarde, hoje de tarde
    semana que vem: semana que vem, próxima semana, semana seguinte, para a semana, outra semana
    mês que vem: mês que vem, próximo mês, mês seguinte, para o mês
    ano que vem: ano que vem, próximo ano, ano seguinte, para o ano
    semana passada: semana passada, semana anterior, última semana
    mês passado: mês passado, mês anterior, último mês
    ano passado: ano passado, ano anterior, último ano
    dia inteiro: dia inteiro, o dia todo, o dia inteiro, todo o dia
    sempre: sempre, o tempo todo, a toda hora
    nunca: nunca, jamais, em tempo algum
    às vezes: às vezes, de vez em quando, ocasionalmente, por vezes
    ver agenda: ver agenda, o que tenho amanhã, o que está marcado, que compromissos tenho, minha agenda de hoje, tenho compromissos hoje,
      o que há hoje, meus eventos, tenho algo marcado, quais meus compromissos, tenho alguma coisa marcada, o que tenho agendado
    meus alarmes: meus alarmes, que alarmes tenho, ver alarmes, alarmes ativos, alarmes definidos, quais alarmes, lista de alarmes
    tirar o alarme: tirar o alarme, desligar o alarme, cancelar o alarme, apagar o alarme, desativar o alarme, remover o alarme,
      parar o alarme, desliga o despertador, excluir o alarme
    pôr um alarme: pôr um alarme, criar alarme, definir alarme, programar alarme, ativar alarme, colocar um alarme, novo alarme,
      põe o despertador, configurar alarme, colocar despertador, bota um alarme
    pôr um temporizador: pôr um temporizador, iniciar temporizador, criar temporizador, colocar um timer, ligar o temporizador,
      começar a contagem, definir temporizador, bota um timer, programar temporizador
    criar lembrete: criar lembrete, cria um lembrete, novo lembrete, definir lembrete, colocar um lembrete, adicionar lembrete,
      põe um lembrete, programar lembrete, bota um lembrete
    acender luz: acender luz, acender a luz, ligar a luz, liga as luzes, ligar o abajur, acender as luzes, liga a lâmpada,
      acende a lâmpada
    apagar luz: apagar luz, apagar a luz, desligar a luz, desliga as luzes, apagar as luzes, apaga a lâmpada
    mudar cor da luz: mudar cor da luz, mudar a cor, cor da luz, luz colorida, cor das luzes, trocar a cor
    ler emails: ler emails, ler meus emails, ver meus e-mails, verificar email, checar email, verificar meu email, ler o email,
      checar meus emails, ver os emails, consultar o email
    escrever email: escrever email, escrever um email, enviar um email, mandar um e-mail, redigir um email, novo email, escrever e-mail,
      mandar email
    marcar como lido: marcar como lido, lido, marcar lido
    remetente: remetente, quem mandou, quem enviou, de quem é, quem me escreveu
    destinatário: destinatário, para quem, a quem
    """
}

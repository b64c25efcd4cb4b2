// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Portuguese words point to one subject.
  static let portugueseSubjects = """
    [topics]
    alarme: alarme, despertador, acordar, tocar, manhã, hora, levantar, cedo, soneca, programar, desligar, amanhã, adiar, despertar,
      hora de acordar, desligar alarme, cinco minutos, manhã cedo, dias úteis, repetir, às sete, ativar, desativar, segunda a sexta,
      próximo alarme, som do alarme, todos os dias, cancelar
    temporizador: temporizador, minuto, segundo, contagem, cronômetro, forno, timer, ovo, cozinhar, restante, parar, hora,
      contagem regressiva, cronometrar, tempo restante, quanto falta, meia hora, arroz, bolo, cozimento, retomar, avisa, treino, iniciar,
      cancelar, cronómetro
    lembrete: lembrete, lembrar, avisar, esquecer, anotação, tarefa, amanhã, importante, compromisso, alarme, memória, não esquecer,
      recordar, remédio, comprar, pagar, ligar, aniversário, daqui a, data, hora, lixo, consulta, tarde, semana, alerta, anotar
    calendário: calendário, agenda, compromisso, evento, reunião, data, semana, dia, aniversário, segunda, terça, quarta, quinta, sexta,
      mês, planos, marcar, tenho hoje, livre, ocupado, amanhã, hoje, próximo, dentista, médico, cancelar, adiar, desmarcar, convidar,
      recorrente, semanal, sábado, domingo, janeiro, dia todo, encontro, consulta, festa, viagem
    reunião: reunião, sala, colega, participante, videoconferência, pauta, escritório, zoom, chefe, equipe, convidados, hora, marcar,
      conferência, convocar, agenda, cliente, teams, skype, adiar, cancelar, ata, apresentação, horário, disponível, sessão, entrevista,
      videochamada, participar
    tarefas: tarefas, lista, fazer, riscar, concluir, adicionar, pendente, projeto, prioridade, prazo, apagar, afazeres, terminar,
      lista de tarefas, coisas para fazer, pendência, item, nova tarefa, semana, hoje, urgente, limpar, objetivo, meta, concluída
    compras: compras, lista, leite, pão, ovo, supermercado, fruta, legume, adicionar, mercado, carne, queijo, verdura, arroz, feijão,
      detergente, padaria, shopping, loja, preço, promoção, carrinho, falta, feira, sacola, caixa
    notas: notas, anotação, escrever, ideia, caderno, apontamento, texto, bloco, salvar, ler, apagar, ditar, tomar nota, bloco de notas,
      diário, recado, post it, nova nota, pensamento, lembrar, ler nota
    hora: hora, relógio, fuso horário, minuto, cidade, país, londres, tóquio, nova york, local, verão, inverno, segundo, fuso, hora local,
      são paulo, lisboa, brasília, paris, nova iorque, pequim, sydney, los angeles, meio-dia, meia-noite, manhã, horário de verão, agora,
      atual, diferença
    data: data, dia, hoje, amanhã, ontem, mês, ano, bissexto, segunda, semana, calendário, santo, dia da semana, quantos dias, faltam,
      cai, janeiro, dezembro, domingo, sexta, número da semana, século, década, fim do mês, que dia é, data de hoje, próximo, passado,
      feriado
    feriados: feriados, natal, réveillon, ano novo, páscoa, carnaval, ponte, férias, dia das mães, são joão, véspera, reis, dia santo,
      tiradentes, independência, proclamação, trabalhador, finados, corpus christi, sexta-feira santa, dia dos pais, namorados, crianças,
      25 de abril, santo antônio, halloween, quando é, cai, folga, nacional, municipal, papai noel, pai natal, presentes
    tempo: tempo, previsão, chuva, neve, sol, guarda-chuva, temperatura, grau, frio, calor, vento, tempestade, nublado, úmido, casaco,
      nevoeiro, granizo, previsão do tempo, chuvoso, chover, nevar, ensolarado, onda de calor, geada, máxima, mínima, termômetro, abafado,
      furacão, trovão, relâmpago, nuvem, fim de semana, amanhã, lá fora, praia, umidade, humidade, pressão, frente fria, sensação térmica,
      garoa, brisa, aguaceiro, meteorologia, seco, névoa, alagamento
    qualidade do ar: qualidade do ar, poluição, pólen, partículas, alergia, fumaça, ar, respirar, máscara, índice, cidade, ozônio,
      poluído, asma, rinite, queimada, alérgico, purificador, filtro, emissão, gás carbônico, limpo
    astronomia: astronomia, lua, sol, planeta, estrela, eclipse, amanhecer, pôr do sol, marte, universo, lua cheia, constelação,
      telescópio, nasa, foguete, espaço, órbita, galáxia, júpiter, saturno, vênus, meteorito, chuva de estrelas, cometa, solstício,
      equinócio, via láctea, sistema solar, satélite, buraco negro, astronauta, eclipse solar, lua nova, mercúrio, plutão
    notícias: notícias, manchete, atualidade, jornal, política, eleição, presidente, governo, economia, mundo, últimas, imprensa,
      noticiário, telejornal, última hora, esporte, internacional, nacional, local, país, globo, folha, guerra, ministro, congresso,
      acontecendo, resumo, boletim, jornalista, reportagem, artigo, cultura, tecnologia, novidades, corrupção, crise, greve, manifestação,
      g1, público, expresso, destaque
    esporte: esporte, desporto, futebol, jogo, resultado, time, equipa, gol, golo, liga, basquete, tênis, jogador, campeonato, treinador,
      copa, partidas, ganhar, perder, empate, champions, nba, vôlei, fórmula 1, ciclismo, golfe, boxe, rugby, atletismo, natação,
      olimpíadas, árbitro, temporada, estádio, flamengo, corinthians, palmeiras, benfica, sporting, porto, seleção, classificação,
      artilheiro, tabela, libertadores, brasileirão, pênalti, final, medalha, torneio, corrida, goleiro, atacante, ufc, transferência,
      semifinal
    música: música, canção, cantor, álbum, artista, banda, playlist, faixa, samba, fado, rock, pop, ouvir, spotify, letra, cantar, pôr,
      tocar, tema, sertanejo, pagode, mpb, bossa nova, forró, funk, axé, rap, hip hop, clássica, eletrônica, metal, indie, pimba, kizomba,
      concerto, violão, guitarra, piano, dj, ritmo, melodia, dançar, festa, gênero, anos 80, apple music, youtube, ambiente, sucesso,
      bolero, gospel, reggae, favorita, trap, instrumental, jazz, anitta
    rádio: rádio, estação, fm, frequência, emissora, programa, sintonizar, ouvir, notícias, colocar, locutor, antena, am, jovem pan, cbn,
      band, antena 1, comercial, rfm, renascença, antena 3, ao vivo, esportes, ouvir rádio, direto, favoritas
    podcast: podcast, episódio, assinar, programa, ouvir, último, entrevista, apresentador, baixar, reproduzir, capítulo, temporada,
      inscrever, subscrever, retomar, pausar, próximo, tecnologia, história, crime, comédia, novo episódio, recomendar, convidado, flow,
      nerdcast, seguir
    audiolivro: audiolivro, capítulo, narrador, audible, ler, velocidade, ouvir, continuar, autor, página, romance, pausar, livro,
      próximo capítulo, harry potter, avançar, voltar, título, história, literatura, retomar, onde parei, escritor
    cinema: cinema, filme, ator, atriz, diretor, sessão, estreia, série, netflix, trailer, sala, protagonista, elenco, dirigir, gênero,
      comédia, terror, drama, ação, suspense, animação, disney, hbo, pipoca, poltrona, prêmio, recomendar, avaliação, assistir, horário,
      enredo, crítica, bilheteria, trilha sonora, ficção científica, em cartaz, dublado, legendado, realizador
    televisão: televisão, canal, tv, programa, novela, série, controle, comando, assistir, volume, netflix, filme, hbo, globo, sbt,
      record, rtp, sic, tvi, temporada, reality, big brother, smart tv, programação, passar, ligar, desligar, hdmi, gravar, jogo,
      documentário, desenhos, legenda, chromecast, youtube, capítulo, controle remoto, amazon prime, disney, streaming, tela
    livros: livros, romance, autor, ler, biblioteca, capítulo, página, escritor, poesia, título, publicar, resenha, literatura, poema,
      ebook, kindle, best-seller, machado de assis, saramago, pessoa, paulo coelho, livraria, escreveu, personagem, recomendar, enredo,
      ficção, gênero, saga, quadrinhos, leitura, mangá, editora, nobel, conto, banda desenhada, drama
    jogos: jogos, jogar, partida, quiz, adivinha, pontuação, xadrez, console, jogador, cartas, videogame, vez, xbox, playstation,
      nintendo, paciência, forca, jogo da velha, jogo do galo, trivia, quebra-cabeça, charada, nível, pontos, ganhar, começar, regras,
      minecraft, fortnite, fifa, dados, pergunta, dominó, pôquer, bingo, sudoku, palavras cruzadas, brincar, truco, dama, multijogador
    humor: humor, piada, anedota, engraçado, rir, brincadeira, comediante, contar, divertir, comédia, graça, trocadilho, me faz rir,
      algo engraçado, risada, cômico, joãozinho, meme, ridículo, gargalhada, senso de humor, outra piada, gozar, zoar, stand up, humorista
    fotos: fotos, fotografia, câmera, selfie, álbum, imagem, galeria, vídeo, flash, retrato, tirar, partilhar, bater, captura, editar,
      filtro, compartilhar, zoom, câmera frontal, família, férias, apagar, google fotos, paisagem, tripé, revelar, fotógrafo, enviar,
      focar
    chamadas: chamadas, ligar, telefone, número, desligar, atender, correio de voz, contato, viva-voz, perdida, ligação, celular,
      telemóvel, mãe, casa, trabalho, videochamada, discar, rejeitar, fixo, linha, toque, última chamada, emergência, retornar,
      secretária eletrônica, operadora, facetime, skype, alta voz, ligar de volta, irmão
    mensagens: mensagens, sms, whatsapp, responder, ler, enviar, conversa, grupo, texto, telegram, destinatário, zap, whats, mandar,
      escrever, nova mensagem, não lida, última mensagem, foto, áudio, emoji, mãe, amigo, diga que, avisar, messenger, signal,
      nota de voz, apagar, encaminhar, figurinha, recebida, torpedo
    email: email, e-mail, assunto, caixa de entrada, enviar, responder, anexo, remetente, spam, gmail, destinatário, correio, mensagem,
      escrever, redigir, ler, não lido, novos, recebido, outlook, encaminhar, pasta, rascunho, arquivar, excluir, assinatura, cópia,
      chefe, trabalho, último, caixa, urgente, lista, hotmail
    contatos: contatos, número, agenda, telefone, endereço, nome, salvar, adicionar, ligar, amigo, família, email, contactos, celular,
      adicionar contato, novo contato, editar, apagar, sobrenome, número de telefone, aniversário, favorito, salvar número,
      lista de contatos, mãe, colega, atualizar, procurar, bloquear, dados
    redes sociais: redes sociais, facebook, twitter, instagram, publicar, tweet, seguidor, perfil, comentário, tiktok, publicação, post,
      status, mural, retweet, trending, story, stories, snapchat, linkedin, youtube, pinterest, marcar, compartilhar, amigos, seguir,
      hashtag, curtidas, influencer, live, viral, mensagem direta, direct, feed, foto, partilhar
    luzes: luzes, lâmpada, brilho, cor, sala, quarto, cozinha, acender, apagar, abajur, iluminação, interruptor, claro, escuro, diminuir,
      vermelho, azul, verde, banheiro, corredor, jardim, philips hue, casa, todas as luzes, teto, varanda, cabeceira, branco, garagem,
      led, candeeiro
    aquecimento: aquecimento, termostato, grau, temperatura, ar-condicionado, ventilador, ventoinha, aquecedor, calor, frio, quarto, sala,
      aumentar, diminuir, esquentar, esfriar, climatizador, lareira, nest, casa, ligar, desligar, fresco, umidade, ar, clima, ventilar,
      ambiente, quente, piso aquecido, programar, split
    segurança da casa: segurança da casa, porta, fechadura, alarme, câmera, chave, campainha, garagem, janela, sensor, trancar, abrir,
      fechar, bloquear, ladrão, vigilância, ativar alarme, detector, movimento, fumaça, interfone, portão, código, seguro, roubo, entrada,
      porta da frente, porteiro, muro
    casa: casa, tomada, persiana, cortina, aparelho, interruptor, máquina, forno, eletrodoméstico, garagem, cozinha, cena, lar,
      casa inteligente, automação, domótica, geladeira, frigorífico, micro-ondas, ventilador, rotina, modo cinema, tv, cafeteira, ligar,
      desligar, secadora, sensor, controlar, hub, quarto, boa noite, sair de casa
    limpeza: limpeza, aspirador, robô, chão, limpar, pó, varrer, lixo, lavar, quarto, pano, robô aspirador, roomba, limpar a casa,
      esfregona, vassoura, tapete, cozinha, banheiro, sala, sujo, rodo, arrumar, detergente, água sanitária, lixívia, mancha, base,
      carregar, parar, faxina, desinfetar, balde
    café: café, cafeteira, xícara, chávena, expresso, cappuccino, chá, leite, açúcar, cápsula, quente, preparar, capuccino, descafeinado,
      com leite, duplo, nespresso, fazer café, coar, moer, espuma, cafezinho, bica, pingado, máquina, filtro, ligar, café da manhã,
      adoçante
    cozinha: cozinha, receita, ingrediente, forno, frigideira, ferver, grama, farinha, frango, arroz, feijão, sal, cozinheiro, refogar,
      assar, colher, xícara, massa, misturar, bater, molho, sobremesa, bolo, torta, feijoada, bacalhau, sopa, salada, azeite, alho,
      cebola, ovo, tomate, pimenta, fermento, carne, peixe, macarrão, queijo, panela, fogo, creme, pão, temperar, picar, chef, fácil,
      brigadeiro, pão de queijo, moqueca, caldo verde, coxinha, estrogonofe
    nutrição: nutrição, caloria, proteína, gordura, vitamina, açúcar, dieta, carboidrato, saudável, fibra, alimento, nutricional,
      nutriente, valor nutricional, colesterol, ferro, cálcio, alimentação, nutricionista, minerais, magnésio, potássio, glúten, lactose,
      informação nutricional, gramas, saturada, engordar, hidrato
    restaurante: restaurante, mesa, reservar, comer, jantar, cardápio, ementa, garçom, empregado, pizzaria, pessoa, bar, gorjeta,
      comida italiana, mexicano, japonês, indiano, italiano, churrascaria, rodízio, perto, aberto, chef, lanchonete, conta, prato,
      almoçar, estrela michelin, sushi, barato, romântico, melhor, recomendar, comida, vegetariano, horário, onde comer, tasca, esplanada,
      boteco, tailandês
    entrega de comida: entrega de comida, pedir, pizza, hambúrguer, sushi, chinês, entregador, ifood, viagem, restaurante, endereço,
      batata frita, uber eats, glovo, rappi, entregar, trazer, pedir comida, para viagem, frango frito, mcdonald's, burger king, domino's,
      comida chinesa, cardápio, jantar, calabresa, tempo de entrega, demora, fome, bebida, esfiha, marmita, pastel
    compras online: compras online, comprar, loja, amazon, produto, preço, oferta, carrinho, tamanho, roupa, sapato, desconto,
      ir às compras, mercado livre, ebay, aliexpress, shopee, magalu, ikea, continente, americanas, custar, caro, saldos, cesto, artigo,
      marca, modelo, presente, cor, à venda, eletrodoméstico, celular, televisão, supermercado, shopping, adicionar ao carrinho, pagar,
      estoque, disponível, encomendar, vender, segunda mão, olx, online, procurar
    encomendas: encomendas, pacote, entrega, rastreio, correios, carteiro, pedido, devolução, chegar, amazon, seguir, compra, ctt, dhl,
      sedex, código de rastreio, entregador, receber, enviar, retirar, atraso, endereço, status, cancelar, selo, carta, caixa, alfândega,
      transportadora, fedex, ups, frete
    banco: banco, conta, saldo, dinheiro, transferência, poupança, sacar, levantar, depositar, caixa, iban, agência, pix, extrato,
      bloquear, bancária, conta corrente, cartão, cheque, itaú, bradesco, nubank, santander, millennium, caixa geral, transferir,
      depósito, abrir conta, gerente, app do banco, juros, cliente, internet banking, titular, tarifa, número da conta, empréstimo,
      multibanco, mbway
    cartão: cartão, crédito, débito, pin, visa, limite, bloquear, roubado, perdido, vencer, ativar, recusado, pontos, anuidade,
      cartão de crédito, mastercard, amex, novo cartão, pedir, solicitar, aproximação, código, cvv, banco, número, validade, pagar,
      danificado, cancelar, segunda via, caixa eletrônico, exterior, cobrança, comprar, titular, oferta, saldo, chip, tarja, chegar,
      renovar
    pagamentos: pagamentos, pagar, fatura, boleto, vencimento, luz, água, gás, aluguel, valor, conta de luz, pagar conta, eletricidade,
      internet, telefone, cartão, vencer, quanto devo, pagamento mínimo, data, débito automático, conta, seguro, mensal,
      cartão de crédito, agendar, prestação, companhia, vencida, hipoteca, pendente, condomínio, multibanco, referência
    empréstimo: empréstimo, juro, prestação, parcela, financiamento, banco, dívida, score, pagar, prazo, pedido, pessoal, empréstimos,
      crédito pessoal, financiar, hipotecário, fiador, carro, casa, requisitos, taxa, comprar, amortizar, estudante, quanto posso, renda,
      pedir emprestado, solicitação, refinanciar, entrada, consignado, quitar
    investimento: investimento, bolsa, ação, fundo, cotação, mercado, dividendo, bitcoin, índice, carteira, investir, ibovespa,
      bolsa de valores, nasdaq, criptomoedas, rendimento, ganho, apple, tesla, comprar, vender, etf, fundo imobiliário,
      mercado de valores, corretora, preço, tesouro direto, cdb, subir, baixar, dow jones, rentabilidade, risco, poupança, renda fixa,
      petrobras, vale
    moeda: moeda, euro, dólar, real, libra, iene, câmbio, converter, taxa, valor, franco, conversor, pesos, taxa de câmbio, quanto vale,
      equivale, cotação, conversão, coroa, estrangeira, quanto é, nota, em reais, em euros, iuan, comprar dólares, quanto está,
      casa de câmbio
    seguro: seguro, apólice, cobertura, sinistro, prêmio, acidente, seguradora, saúde, casa, vida, reembolso, cobrir, carro,
      plano de saúde, porto seguro, franquia, contra todos, terceiros, contratar, renovar, prestação, beneficiário, hospital, dental,
      indenização, acionar, carência, coparticipação, unimed, fidelidade, viagem, convênio, plano
    impostos: impostos, declaração, receita federal, irs, iva, renda, dedução, finanças, pagar, restituição, formulário, contribuinte,
      imposto de renda, rendimentos, fiscal, pagar imposto, prazo, quanto, contador, contabilista, iptu, ipva, icms, isento, reembolso,
      mei, federal, estadual, tributar, malha fina, taxa
    salário: salário, ordenado, contracheque, recibo, ganhar, depósito, empresa, bruto, líquido, contrato, aumento, chefe, quanto ganho,
      por mês, por ano, anual, mensal, dinheiro, mínimo, décimo terceiro, trabalho, bônus, conta, hora, remuneração, receber, holerite,
      renda
    aposentadoria: aposentadoria, reforma, pensão, inss, idade, previdência, poupança, aposentado, fundo, anos, plano, contribuição,
      plano de pensão, quanto, empresa, anos de contribuição, pensionista, futuro, resgatar, velhice, segurança social, fundo de pensões,
      ppr, tempo de serviço
    trabalho: trabalho, emprego, escritório, chefe, empresa, contrato, colega, entrevista, currículo, vaga, demitir, trampo, carreira,
      profissão, funcionário, oferta, promoção, demissão, linkedin, turno, home office, teletrabalho, estágio, desemprego, autônomo,
      jornada, experiência, candidatar, meio período, estagiário, carteira assinada, concurso, recibos verdes, ponto, clt
    férias: férias, folga, ausência, pedir, recursos humanos, licença, atestado, aprovar, doença, chefe, dias, data, dias de férias,
      solicitação, quantos dias, restam, dia de folga, saldo, acumulado, tempo livre, maternidade, licença médica, descanso, restantes,
      recesso, agosto, usado, disponível, banco de horas
    carro: carro, motor, gasolina, óleo, pneu, roda, placa, matrícula, oficina, bateria, freio, travão, revisão, quilômetro, inspeção,
      automóvel, veículo, dirigir, conduzir, ligar o carro, porta-malas, capô, farol, limpador, pressão, fluido, quebrado, troca de óleo,
      revisar, calibrar, usado, luz, painel, embreagem, marcha, volante, banco, cinto, seguro, moto, concessionária, modelo, marca, fiat,
      toyota, volkswagen, pneu furado, peça, diesel, chaves, câmbio, radiador, mala
    trânsito: trânsito, engarrafamento, estrada, rodovia, autoestrada, acidente, obras, carro, lentidão, semáforo, trajeto, tráfego,
      hora de pico, hora de ponta, bloqueada, congestionamento, fila, caminho, minutos, lento, marginal, desvio, incidente, pedágio,
      portagem, ponte, casa, atraso, agora, chegar, tempo de viagem, faixa, congestionado
    navegação: navegação, rota, caminho, mapa, endereço, morada, chegar, virar, rua, distância, gps, destino, como chegar, direções,
      me leva, google maps, waze, quilômetro, casa, a pé, localização, ir, navegar, dirigir, direita, esquerda, atalho, rotatória,
      rotunda, pedágio, rodovia, longe, demora, minutos, mais rápido, evitar, parada, bússola, norte, sul, trajeto
    transporte público: transporte público, ônibus, autocarro, trem, comboio, metrô, parada, estação, bilhete, horário, linha, elétrico,
      partida, próximo, baldeação, cartão, passe, bilhete único, passagem, pegar, apanhar, vlt, ticket, chegada, último, atraso, ponto,
      paragem, carris, barca
    táxi: táxi, uber, motorista, corrida, carona, boleia, carro, aeroporto, chamar, tarifa, viagem, 99, bolt, pedir um táxi, reservar,
      buscar, destino, esperar, preço, estação, hotel, agora, compartilhar, minutos, perto, trajeto
    voos: voos, avião, aeroporto, embarque, portão, bilhete, passagem, assento, companhia, escala, partida, chegada, voar, pousar,
      aterrar, decolar, descolar, atrasado, número do voo, ryanair, tap, latam, azul, passageiro, cartão de embarque, despacho, bagagem,
      terminal, direto, ida e volta, barato, cancelado, corredor, janela, classe econômica, primeira classe, check-in, conexão,
      tripulação, comissária, piloto, guarulhos, alfândega
    bagagem: bagagem, mala, despachar, extraviada, mochila, peso, companhia, quilo, aeroporto, bolsa, cabine, perdida, bagagem de mão,
      esteira, líquido, bagagem perdida, permitido, excesso, tamanho, medida, proibido, chegou, reclamar, quantas, voo, carrinho, cadeado,
      bordo, porão
    hotel: hotel, quarto, noite, reservar, hospedagem, recepção, estrela, airbnb, cama, hóspede, café da manhã, hospedar, booking,
      pousada, apartamento, quarto duplo, piscina, spa, cancelar, check-in, dormir, meia pensão, tudo incluído, resort, barato, vista,
      centro, camping, disponível, avaliação, hostel, ficar, suíte, preço, pessoas, frigobar, wifi, motel, diária, trivago
    viagens: viagens, destino, visto, passaporte, turismo, praia, vacina, exterior, estrangeiro, embaixada, país, turista, museu, viajar,
      férias, excursão, mala, hotel, voo, mochila, cruzeiro, cidade, reserva, agência, itinerário, mapa, rota, guia, monumento, montanha,
      camping, fronteira, roteiro, pacote, aventura, intercâmbio
    saúde: saúde, médico, sintoma, dor, febre, doente, hospital, tosse, gripe, cabeça, pressão, doença, doer, febre alta, resfriado,
      constipação, estômago, costas, garganta, diarreia, vômito, náusea, tontura, alergia, coronavírus, covid, infecção, enxaqueca,
      ferida, diabetes, colesterol, câncer, cancro, coração, exame, sus, gravidez, clínica, consulta, enfermeira, pediatra,
      dermatologista, cirurgia, tratamento, picada, cansaço, dengue, contagioso
    remédios: remédios, comprimido, dose, farmácia, receita médica, tomar, antibiótico, efeito colateral, xarope, vacina, alergia,
      medicamento, medicação, tratamento, paracetamol, dipirona, aspirina, cápsula, farmacêutico, gotas, pomada, injeção, insulina, mg,
      de oito em oito, miligrama, lembrar, renovar, vitaminas, anticoncepcional, pílula, tomei, bula, genérico, inalador
    fitness: fitness, correr, academia, ginásio, treino, passo, quilômetro, bicicleta, ioga, músculo, caminhar, peso, exercícios, flexões,
      abdominais, agachamentos, esporte, personal, calorias, cardio, pilates, crossfit, natação, rotina, maratona, alongar, séries,
      repetições, relógio, esteira, passadeira, ciclismo, fitbit, strava, trilha, bike, aquecer, queimar, prancha, emagrecer, musculação,
      malhar, barra
    sono: sono, dormir, cama, soneca, sesta, hora, roncar, descanso, acordar, insônia, noite, sonhar, ruído branco, deitar,
      hora de dormir, horas de sono, chuva, ondas, colchão, pesadelo, cobertor, qualidade, música para dormir, tarde, cansado, cedo,
      cochilo
    meditação: meditação, relaxar, respiração, calma, estresse, ioga, sessão, música relaxante, respirar, ansiedade, mente, meditar,
      atenção plena, relaxamento, guiada, minutos, paz, tranquilo, headspace, sons, natureza, concentrar, incenso, mantra, zen, bem-estar,
      meditação guiada, relaxante
    estudos: estudos, escola, universidade, prova, exame, lição, aula, professor, aluno, nota, universitário, faculdade, tarefa,
      apontamentos, disciplina, matemática, história, colégio, biblioteca, matrícula, bolsa, mestrado, curso, diploma, enem, vestibular,
      trabalho, horário, passar, reprovar, curso online, tutor, física, química, biologia, recreio, avaliação, tese, ciências, redação,
      trabalho de casa
    línguas: línguas, traduzir, inglês, espanhol, alemão, francês, palavra, dizer, tradução, chinês, tradutor, idioma, como se diz,
      significa, falar, japonês, russo, árabe, mandarim, coreano, aprender, frase, pronunciar, sotaque, vocabulário, intérprete,
      em inglês, em francês, expressão, latim, verbo, conjugar, duolingo, estrangeira, grego, bilíngue, holandês
    palavras: palavras, definição, significado, sinônimo, dicionário, soletrar, ortografia, letra, rima, antônimo, frase, gramática,
      o que significa, definir, termo, se escreve, escrever, plural, verbo, oração, acento, til, agá, contrário, vocabulário, conjugação,
      adjetivo, substantivo, etimologia, pronúncia, sinônimos, sílaba, maiúscula, expressão, gíria, ditado, aurélio
    matemática: matemática, calcular, somar, subtrair, multiplicar, dividir, raiz, porcentagem, número, soma, total, vezes, conta,
      cálculo, mais, menos, dividido, ao quadrado, quadrado, equação, fração, álgebra, subtração, calculadora, cubo, elevado, logaritmo,
      metade, dobro, média, pi, igual, por cento, geometria, área, ângulo, derivada, integral, tabuada, fatorial, potência, decimal,
      triângulo, perímetro, primo, cosseno, resolver
    medidas: medidas, metro, quilômetro, milha, grama, quilo, libra, litro, polegada, pé, grau, converter, centímetro, galões, fahrenheit,
      celsius, conversão, equivale, hectare, mililitros, colher de sopa, mede, pés, metro quadrado, jarda, tonelada, milímetro, quantos,
      unidade, peso, comprimento, volume, superfície, byte, giga, xícara, onças
    acaso: acaso, moeda, dado, número, cara, coroa, lançar, aleatório, escolher, sorteio, sorte, jogar, número aleatório, cara ou coroa,
      adivinha, sortear, número entre, probabilidade, loteria, girar, roleta, carta, tirar, decidir, rifa
    cultura geral: cultura geral, capital, país, população, história, inventar, rio, montanha, guerra, rei, animal, quem, inventor,
      oceano, lago, continente, presidente, descobrir, bandeira, moeda, idioma, habitantes, data, cidade, fato, século, mais alto, maior,
      imperador, ciência, edifício, mundo, recorde, wikipedia, saber, ano, independência, filósofo, pintor, quando, revolução, cabral,
      império, batalha, nobel
    famosos: famosos, ator, cantor, presidente, nascer, idade, casado, biografia, morreu, celebridade, filho, altura, atriz, quem é, par,
      mulher, marido, fortuna, jogador, neymar, cristiano ronaldo, anitta, ivete, patrimônio, aniversário, onde mora, influencer, filme,
      mede, família real, rei, divórcio, escândalo, fofoca, nome verdadeiro, vivo, atleta
    assistente: assistente, nome, robô, inteligência artificial, criador, idade, falar, voz, língua, humano, siri, alexa, google,
      assistente virtual, inteligente, ajudar, viver, nascer, gênero, aprender, sentir, sonhar, cortana, comer, dormir, chamar, criar,
      máquina, pessoa, virtual, ouvir, segredos, amigos, família, casada, privacidade, chatgpt, capaz, cantar
    conversa: conversa, olá, obrigado, tchau, adeus, bom dia, desculpa, prazer, tudo bem, feliz, triste, entediado, gostar, como está,
      saudações, até logo, boa noite, amor, casar, piada, zangado, cansado, parabéns, sorte, engraçado, sentir, contar, cala a boca, feio,
      bonito, elogio, conselho, fome, beber, dia, bem, mal, saudade
    volume: volume, som, silêncio, alto-falante, coluna, aumentar, baixar, alto, mudo, barulho, máximo, mínimo, mais alto, mais baixo,
      silenciar, muito alto, não ouço, tocar, forte, baixinho, no máximo, tirar o som, aumentar o volume, diminuir o volume, caixa de som,
      no talo, cinquenta, nível, fone, mídia, alarme, tv, gritar, ouvir, demais
    dispositivo: dispositivo, wifi, bluetooth, bateria, tela, ecrã, atualização, configuração, modo avião, rede, memória, carregar,
      telefone, tablet, computador, reiniciar, desligar, ligar, conectar, lanterna, bateria fraca, carregador, som, alto-falante, fone,
      alexa, sistema, versão, número de série, imei, chip, sim, echo, cabo, porta, usb, modelo, aparelho
    aplicativos: aplicativos, app, arquivo, ficheiro, abrir, fechar, instalar, baixar, pasta, documento, aplicação, whatsapp, instagram,
      youtube, spotify, maps, netflix, desinstalar, loja, play store, app store, atualizar, navegador, chrome, câmera, calculadora, gmail,
      iniciar, executar, tela inicial, uber, tiktok, facebook, software, fechar tudo, segundo plano, abrir aplicativo, jogo
    gravação: gravação, gravar, voz, ditar, microfone, transcrever, áudio, nota de voz, parar, reproduzir, reunião, som, memo de voz,
      ditado, transcrição, gravador, guardar, pausar, reproduzir gravação, vídeo, tela, aula, conversa, arquivo de áudio, nota,
      começar a gravar, salvar
    segurança: segurança, senha, código, impressão digital, usuário, fraude, vírus, conta, roubo, privacidade, hackear, bloqueado,
      bloquear conta, verificação, desbloquear, autenticação, acesso, mudar senha, esqueci, phishing, antivírus, login,
      reconhecimento facial, sessão, dois fatores, padrão, spam, proteger, dados, palavra-passe, biometria
    localização: localização, onde estou, compartilhar, celular, encontrar, perdido, mapa, gps, endereço, lugar, perto, enviar, telemóvel,
      minha localização, compartilhar localização, localizar, onde está, amigo, família, posição, coordenada, endereço atual, rua, cidade,
      tempo real, rastrear, whatsapp, chegar, partilhar, morada
    animais de estimação: animais de estimação, cachorro, cão, gato, veterinário, passear, ração, pássaro, coleira, filhote, animal,
      comida, bicho, vacina, dar comida, osso, hamster, peixe, aquário, tartaruga, coelho, raça, adotar, latir, miar, adestrar,
      banho e tosa, pulga, passeio, carrapato, gaiola, chip, castrar, areia, pet shop
    plantas: plantas, jardim, regar, flor, grama, relva, vaso, terra, semente, árvore, água, adubo, cacto, rosa, tomate, podar,
      cortar a grama, cortador de grama, fertilizante, praga, sol, jardineiro, orquídea, folha, aspersor, estufa, cultivar, regador,
      suculenta, primavera, mangueira, quintal
    crianças: crianças, bebê, história, canção de ninar, creche, fralda, escola, brincar, música, desenho animado, brinquedo, filho,
      menino, lição, berço, mamadeira, dormir, babá, parque, pelúcia, adolescente, controle parental, balanço, neném, colorir, peppa pig,
      festa infantil, música infantil, galinha pintadinha, mochila, pediatra, miúdo
    família: família, mãe, pai, irmão, irmã, namorado, amigo, amor, marido, esposa, filho, avô, avó, tio, tia, primo, sobrinho, neto,
      cunhado, sogra, mulher, familiar, parentes, genro, nora, padrinho, bebê, gêmeo, mamãe, papai
    ingressos: ingressos, concerto, evento, teatro, show, festival, museu, exposição, lugar, reservar, preço, esgotado, bilhete, peça,
      ticketmaster, musical, artista, estádio, disponível, data, turnê, digressão, jogo, circo, ópera, stand-up, feira, fim de semana,
      perto, planos, hora, grátis, cidade, rock in rio
    doações: doações, doar, ong, caridade, ajuda, causa, cruz vermelha, fundação, dinheiro, voluntário, sangue, solidariedade, unicef,
      contribuição, refugiado, necessitado, contribuir, roupa, alimentos, banco alimentar, beneficente, colaborar, pobreza, organização,
      apadrinhar, mensal, vaquinha
    casamento: casamento, casar, noivos, convidado, anel, cerimônia, lua de mel, vestido, igreja, presente, festa, matrimônio, convite,
      pedido, fotógrafo, padrinho, madrinha, traje, buquê, bolo, despedida de solteiro, lista de presentes, cartório, altar, aliança, véu,
      marido, dança, copo d'água
    imóveis: imóveis, apartamento, casa, aluguel, alugar, comprar, imobiliária, quarto, mudança, vizinho, moradia, hipoteca, olx,
      idealista, senhorio, inquilino, contrato, fiança, caução, comprar casa, metros quadrados, varanda, cobertura, sobrado, propriedade,
      vender, zap imóveis, condomínio, elevador, mobiliado, bairro, casa à venda, depósito, reforma, dividir apartamento, mudar, dono,
      terreno, corretor, arrendar
    leis: leis, advogado, contrato, juiz, denúncia, polícia, multa, direito, tribunal, legal, crime, testamento, prisão, processo,
      julgamento, cadeia, cartório, notário, herança, fórum, divórcio, autorização, ilegal, denunciar, constituição, código penal,
      assinar, guarda, sentença, promotor, acusar, cidadão, imigração, nacionalidade, testemunha, trabalhista, indenização, procuração,
      procon
    emergência: emergência, ambulância, bombeiro, polícia, pronto-socorro, socorro, acidente, incêndio, fogo, ligar, hospital, terremoto,
      190, 192, 112, urgente, roubo, ladrão, inundação, ferido, ataque, perigo, samu, telefone, grave, sos, resgate, infarto, enfarte,
      enchente, evacuar, inem, 193, assalto
    lista de compras: lista, supermercado, mercado, leite, pão, ovos, comprar, adicionar, falta, arroz, feijão, carne, queijo, açúcar,
      fruta, tomate, batata, cebola, óleo, sabão, papel higiênico, café, frango, maçã, banana, manteiga, pacote, quilo, dúzia, detergente,
      feira, despensa
    listas: lista, criar lista, nova lista, item, adicionar, remover, apagar, esvaziar, conteúdo, riscar, minhas listas, lista de desejos,
      filmes, presentes, ler, excluir lista, nome da lista, artigo, elemento
    roupa para o tempo: o que vestir, casaco, guarda-chuva, cachecol, luvas, gorro, botas, manga curta, bermuda, sandália, óculos de sol,
      protetor solar, capa de chuva, frio, calor, vestir, usar, blusa, chapéu, agasalho, levar, jaqueta, chuva
    alerta meteorológico: alerta, aviso, tempestade, furacão, tornado, enchente, inundação, alagamento, vendaval, ciclone, granizo,
      terremoto, alerta vermelho, alerta laranja, perigo, evacuação, onda de calor, tsunami, raio, defesa civil, deslizamento, risco,
      proteção civil
    nascer e pôr do sol: nascer do sol, pôr do sol, amanhecer, anoitecer, sol, nasce, põe, crepúsculo, entardecer, alvorada, luz do dia,
      escurecer, a que horas, hoje, aurora, nasce o sol, hora, cedo, tarde, noite, praia, alba, ocaso, manhã
    mar e marés: maré, onda, surf, praia, mar, maré alta, maré baixa, bandeira, água, temperatura da água, vento, costa, barco, navegar,
      pesca, mergulho, ondulação, medusa, areia, preia-mar, salva-vidas
    resultados esportivos: resultado, placar, ganhou, ficou, gols, golos, jogo, quem ganhou, como está, empate, vencer, perder, pontos,
      final, minuto, ontem, time, equipa, tabela, vencedor, intervalo, marcador
    calendário esportivo: jogo, quando joga, próximo jogo, contra quem, a que horas, rodada, adversário, estádio, campeonato, horário,
      ingresso, canal, transmissão, clássico, copa, hoje, amanhã, domingo, corrida, jornada
    que música toca: que música é essa, canção, tocando, nome da música, quem canta, cantor, artista, título, tema, álbum, identificar,
      shazam, esta música, ano, banda, letra, reconhecer, autor, disco, compositor, a tocar
    gostos musicais: gosto, favorito, música, curtir, adoro, não gosto, artista favorito, avaliar, estrelas, preferido, gênero,
      banda favorita, odeio, salvar, adicionar aos favoritos, opinião, like, curti, amei
    playlist: playlist, lista, músicas, adicionar, criar playlist, aleatório, mistura, reproduzir, nova playlist, minha playlist, festa,
      treino, viagem, remover, spotify, favoritas, lista de reprodução, nome, relaxante, mix
    controle de reprodução: pausa, próxima, anterior, repetir, aleatório, pular, parar, continuar, tocar, música, loop, volume, avançar,
      voltar, retomar, faixa, de novo, do começo, segundos, play, shuffle, saltar, recomeçar
    ingressos de cinema: ingresso, cinema, sessão, filme, em cartaz, poltrona, comprar, horário, sala, reservar, preço, fila, lugar,
      esta noite, bilhetes, cinemark, dublado, legendado, meia-entrada
    quiz: pergunta, resposta, quiz, trivia, adivinhar, pontos, categoria, história, geografia, acertar, correto, incorreto, jogar, nível,
      teste, cultura geral, próxima pergunta, charada, opção, rodada, concurso
    contos e histórias: história, conta uma história, conto, fábula, fada, chapeuzinho vermelho, princesa, dormir, crianças, era uma vez,
      lenda, aventura, dragão, bruxa, branca de neve, infantil, lobo, cinderela, terror, moral, personagem, saci, folclore
    caixa postal: caixa postal, correio de voz, mensagem de voz, mensagens, ouvir, chamada perdida, gravada, nova mensagem, apagar,
      saudação, reproduzir, ligou, telefone, deixar mensagem, secretária eletrônica, escutar, receber, ligações, quantas mensagens,
      não ouvida, correio, gravar saudação, atendedor
    verificar email: email novo, novos emails, não lidos, caixa de entrada, ler, tenho, emails, recebido, hoje, último, checar, de quem,
      importante, verificar, chegar, remetente, ver, correio
    saudação: olá, oi, bom dia, boa tarde, boa noite, tudo bem, saudações, hey, como vai, beleza, prazer, bem-vindo, alô, opa, como está,
      viva, tudo bom, salve, cumprimentar
    despedida: tchau, adeus, até logo, até amanhã, até mais, até breve, falou, boa noite, se cuida, despedir, bye, vou embora,
      até a próxima, terminar, nos vemos, xau, fim
    agradecimento e elogio: obrigado, muito bem, ótimo, bom trabalho, perfeito, muito obrigado, excelente, valeu, você é demais,
      bem feito, fantástico, gentil, incrível, legal, gostei, maravilhoso, bravo, ajuda, inteligente, útil, elogio, te amo, fixe,
      parabéns, grato
    reclamação ao assistente: não me entende, mal, erro, não funciona, burro, inútil, errado, incorreto, não é isso, ruim, péssimo,
      não serve, estúpido, repetir, enganado, entender, frustrado, de novo errado, cala a boca, irritado, falso, chato
    nome do assistente: como você se chama, nome, seu nome, chamar, quem é você, trocar, apelido, apresentar, teu nome, novo nome,
      como te chamas, quem és, sobrenome, tem nome, qual é, diz seu nome, batizar, assistente, siri, alexa, identidade, quem é
    criador do assistente: quem te criou, criador, criar, fazer, programar, chefe, para quem trabalha, empresa, inventar, fabricar,
      desenhar, desenvolver, dono, google, amazon, apple, engenheiro, pai, quem te fez
    idade e origem do assistente: quantos anos você tem, idade, nasceu, de onde você é, onde mora, viver, aniversário, origem, país,
      jovem, velho, anos, casa, onde está, criado, quantos anos tens, quando, data de nascimento, cidade, lar, vem, brasil, portugal
    natureza do assistente: você é um robô, humano, pessoa, real, máquina, inteligência artificial, computador, bot, vivo, programa,
      homem, mulher, sexo, gênero, pessoa real, ia, chatbot, alma, corpo, pensar, sentir
    habilidades do assistente: o que você faz, ajudar, funções, sabe fazer, habilidades, perguntar, comandos, para que serve, opções,
      capacidades, consegue, fazer, exemplo, serviço, tarefas, instruções, o que sabes fazer, em que pode ajudar, sabe, o que posso pedir,
      recursos, útil, pode fazer, talento, especialidade
    hobbies do assistente: hobbies, tempo livre, gostar, passatempo, favorito, cor favorita, comida favorita, música favorita,
      filme favorito, diverte, interesse, brincar, esporte, faz no tempo livre, diversão, ler, livro favorito, time favorito, horas vagas,
      prefere, animal favorito, entretenimento
    voz do assistente: voz, sotaque, falar, mais devagar, mais rápido, mais alto, masculina, feminina, homem, mulher, trocar, velocidade,
      tom, sussurrar, brasileiro, entonação, pronúncia, volume, baixinho, mudar a voz
    idioma do assistente: idioma, língua, falar, português, inglês, mudar, espanhol, francês, alemão, traduzir, configuração, brasileiro,
      entender, bilíngue, italiano, europeu, mudar o idioma, fala português, fala inglês, sotaque, configurar, trocar, mandarim,
      língua materna
    nome do usuário: meu nome, como me chamo, me chame, quem sou eu, mudar meu nome, nome, apelido, chamar-me, usuário, lembrar, sabe,
      senhor, trata-me, sobrenome, meu apelido, lembra de mim, me conhece, identidade, pronunciar, tratar, menina, meu nome é
    estado de ânimo: triste, contente, feliz, entediado, cansado, zangado, sozinho, deprimido, ânimo, estressado, ansioso, animar, chorar,
      dia ruim, sentir, medo, nervoso, preocupado, apaixonado, emoção, amor, alegre, sentimento, hoje, chateado, saudade
    amor e assistente: te amo, casar, amor, namorada, casa comigo, beijo, amo você, gosta de mim, encontro, apaixonado, sair, casamento,
      bonita, gostar, par, abraço, querer, coração, gosto de você, solteira, relacionamento, romântico, adorar
    sentido da vida: sentido da vida, significado, existência, filosofia, deus, universo, vida, propósito, 42, morrer, felicidade,
      existir, alma, viver, razão, humanidade, morte, mundo, destino, ser feliz, meta, propósito da vida
    sim ou não: sim, não, claro, beleza, correto, com certeza, talvez, não sei, de acordo, verdade, falso, certo, jamais, afirmativo,
      negativo, exato, depende, possível, ok, pode ser
    cancelar e parar: cancelar, parar, esquece, deixa para lá, anular, não importa, basta, silêncio, cala a boca, desfazer, sair, nada,
      voltar, chega, terminar, interromper, não quero, fechar, stop, fim
    repetir e esclarecer: repetir, outra vez, o que você disse, não ouvi, não entendi, mais devagar, mais alto, explicar, esclarecer,
      perdão, como, de novo, entender, confuso, disse, pode repetir, não percebi, fala de novo, ouvi, mensagem, confirmar, pergunta,
      desculpa, frase
    ajuda: ajuda, preciso, problema, como, instruções, suporte, funciona, explicar, assistência, tutorial, manual, guia, opções, serviço,
      atendimento, telefone, atendente, humano, conselho
    cor da luz: cor, luz, vermelho, azul, verde, amarelo, roxo, rosa, branco, laranja, mudar, quente, fria, tom, lâmpada, violeta, pôr,
      abajur, sala, led, ambiente
    brilho da luz: brilho, luz, mais brilho, menos brilho, diminuir, aumentar, intensidade, escuro, claro, porcentagem, suave, fraca,
      muita luz, máximo, mínimo, forte, nível, iluminar, regular, lâmpada
    persianas e cortinas: persiana, cortina, subir, baixar, abrir, fechar, estore, janela, toldo, sala, quarto, luz, sol, metade,
      escurecer, veneziana, blackout, levantar
    tomadas: tomada, interruptor, ligar, desligar, inteligente, energia, wemo, abajur, ventilador, aparelho, consumo, régua, eletricidade,
      ativar, desativar, ficha, eletrodoméstico
    lavanderia: lavar, roupa, máquina de lavar, secadora, passar, detergente, amaciante, mancha, estender, varal, lençol, toalha,
      centrifugar, ciclo, roupa suja, tinturaria, ferro, branca, colorida, água fria, secar, sabão
    lixo e reciclagem: lixo, reciclagem, contentor, tirar, lixeira, plástico, vidro, papel, orgânico, coleta, saco, caminhão, reciclar,
      papelão, resíduo, dia, ecoponto, embalagem, jogar fora, compostagem
    contas da casa: luz, água, gás, conta, eletricidade, contador, consumo, companhia, fatura, quilowatt, tarifa, corte, edp, enel,
      sabesp, leitura, fornecimento, apagão, falta de luz, internet, contrato, fornecedor, condomínio
    consertos em casa: encanador, canalizador, eletricista, vazamento, consertar, torneira, cano, entupido, fuga, pintar, tinta, martelo,
      parafuso, furadeira, chaveiro, pedreiro, ferramenta, reforma, obra, fusível, prego, parede, pia, disjuntor
    eletrodomésticos da cozinha: forno, micro-ondas, geladeira, frigorífico, lava-louças, cafeteira, torradeira, liquidificador,
      fritadeira, fogão, congelador, freezer, batedeira, pré-aquecer, bimby, airfryer, espremedor, exaustor, grau, panela, fogo, chaleira,
      placa
    ingredientes: ingrediente, preciso, leva, receita, farinha, ovo, açúcar, leite, manteiga, sal, óleo, fermento, gramas, colher,
      quantidade, fazer, preparar, contém, lista, tomate, tempero, alho, erva, prato
    substituição de ingredientes: substituir, no lugar de, trocar, em vez de, ingrediente, alternativa, usar, substituto, manteiga, ovo,
      leite, farinha, açúcar, óleo, não tenho, vinagre, margarina, iogurte, creme de leite, natas, mel, limão
    tempo de cozimento: quanto tempo, cozinhar, assar, minutos, ferver, frango, ovo, arroz, macarrão, peru, carne, forno, graus,
      temperatura, demora, batata, al dente, fogo baixo, preparar, salmão, bife, ponto, cozer
    conservação de alimentos: vencer, geladeira, frigorífico, quanto dura, congelador, estragado, vencido, fresco, conservar, validade,
      congelar, leite, carne, sobras, podre, seguro, comer, ovos, dias, aberto, mofo, peixe, frango, guardar, aguentar
    calorias: calorias, quantas calorias, engordar, comer, maçã, hambúrguer, pizza, tem, porção, banana, chocolate, prato, gramas,
      cerveja, dieta, emagrecer, queimar, diárias, sorvete, batata frita
    dieta e alergias: dieta, vegano, vegetariano, sem glúten, celíaco, alergia, lactose, intolerância, nozes, cetogênica, emagrecer,
      sem açúcar, alérgico, amendoim, marisco, soja, diabético, halal, kosher, regime, proteína, jejum, carne, low carb
    ideias de comida: o que comer, jantar, comida, ideia, fome, almoço, café da manhã, sugerir, receita, cozinhar, rápido, fácil,
      cardápio, lanche, vontade, comida italiana, japonesa, chinesa, prato, hoje à noite, saudável, convidados
    avaliações de restaurantes: avaliação, opinião, nota, restaurante, bom, estrelas, crítica, comentários, recomendar, qualidade,
      tripadvisor, zomato, pontuação, vale a pena, serviço, comida, dizem, melhor, resenha
    reserva de restaurante: reservar, mesa, pessoas, restaurante, esta noite, hora, duas, quatro, jantar, esplanada, confirmar, cancelar,
      em nome de, almoço, oito, sexta, sábado, disponível, lugar, mudar, aceita reservas, espera
    espera em restaurante: esperar, mesa, fila, cheio, restaurante, gente, minutos, lista de espera, demora, lotado, sem reserva, tempo,
      lugar, hora de pico, quanto tempo, sentar, vez, quanta gente, lotado hoje, reserva, fila grande, movimento
    bares e bebidas: bar, cerveja, vinho, copo, coquetel, beber, gin, caipirinha, mojito, whisky, rum, balada, discoteca, petisco,
      esplanada, chope, imperial, garçom, margarita, vodka, cachaça, álcool, pub, festa, gelo, brindar, ressaca, champanhe, boteco, noite,
      refrigerante
    gorjeta: gorjeta, porcentagem, garçom, conta, deixar, restaurante, calcular, quanto, serviço, dez por cento, dividir, total, reais,
      euros, garçonete, conta do restaurante, quinze por cento, taxa de serviço, caixinha, empregado, generoso, repartir
    preços: preço, custa, quanto, vale, barato, caro, real, euro, dólar, oferta, comparar, desconto, valor, promoção, grátis, tarifa,
      subir, baixar, quilo
    roupas: roupa, camisa, calça, vestido, sapatos, tamanho, saia, jaqueta, casaco, camiseta, jeans, tênis, ténis, blusa, meias, chapéu,
      bolsa, cinto, gravata, cachecol, terno, fato, moda, vestir, biquíni, sutiã, cueca, pijama, botas, sandália, luvas, óculos de sol,
      marca, zara, provar, moletom, joia, relógio, salto, chinelo, havaianas
    estado do pedido: pedido, onde está, quando chega, enviado, encomenda, pacote, rastreamento, chegar, entrega, status, rastrear,
      atraso, amazon, número do pedido, demorar, confirmação, correios, hoje, receber, a caminho, compra
    devoluções e reembolsos: devolver, devolução, reembolso, dinheiro, trocar, produto, loja, nota fiscal, defeito, recibo, garantia,
      quebrado, reclamação, prazo, tamanho, estorno, amazon, pedido, artigo, etiqueta
    cupons e ofertas: oferta, desconto, cupom, promoção, código, black friday, vale, pechincha, barato, economizar, grátis, leve dois,
      outlet, liquidação, loja, preço, saldos, pontos, porcentagem, cupão
    horários de lojas: aberto, fecha, horário, loja, hora, farmácia, supermercado, domingo, até que horas, feriado, abertura, banco, hoje,
      shopping, biblioteca, correios, restaurante, 24 horas, padaria
    presentes: presente, prenda, dar, aniversário, natal, ideia, comprar, amigo, mãe, namorado, vale-presente, embrulhar, surpresa,
      dia dos namorados, bebê, casamento, flores, amigo secreto, amigo oculto, criança, lembrança
    saldo da conta: saldo, quanto dinheiro, conta, tenho, dinheiro, disponível, banco, resta, reais, euros, poupança, corrente,
      quanto tenho, consultar, fundos, suficiente, cartão, posso gastar, total
    conta bloqueada: bloqueada, conta, desbloquear, acessar, congelada, suspensa, retida, entrar, banco, motivo, usuário, senha, problema,
      não consigo, cartão bloqueado, restrição, cartão, sacar, entender, motivo do bloqueio, hoje, aconteceu
    bloquear conta: bloquear, congelar, conta, suspender, cartão, parar, banco, cancelar, desativar, roubo, temporário, pausar, poupança,
      segurança, imediatamente, pôr um bloqueio, fraude, corrente, agora, minha conta, roubaram, proteger
    números da conta: iban, número da conta, agência, nib, swift, bic, código, conta, banco, chave pix, dados bancários,
      número de roteamento, transferência, cheque, dígitos, routing, ted, número da agência, código do banco, cadê, qual o número,
      depósito, preciso, corrente, poupança
    transações: transação, movimento, compra, débito, última compra, recente, histórico, extrato, cartão, conta, pagamento, amazon, ontem,
      restaurante, operação, gastar, lista, onde, o que comprei, mostrar, ver, supermercado, lançamento, valor, crédito
    pagamentos pendentes: pendente, cobrança, pagamento, retido, transação, processar, demora, compra, ainda, não processado, autorização,
      cartão, cobrança dupla, confirmado, em processamento, ainda pendente, lançamento, quando cai, compensar, processamento,
      compra online, aguardando, cancelar
    histórico de gastos: gasto, quanto, mês, semana, comida, gasolina, restaurantes, roupa, dinheiro, supermercado, mês passado, amazon,
      viagens, total, lazer, histórico, categoria, média, ano, ifood, orçamento
    transferência: transferência, transferir, enviar dinheiro, mandar dinheiro, conta, poupança, corrente, pix, reais, euros, passar,
      mover, paypal, iban, destinatário, amigo, banco, depositar, beneficiário, ted, western union, mbway, internacional, demora,
      entre contas, aluguel, chave, doc, favorecido
    problemas de transferência: transferência, não chegou, demora, falhou, pendente, recusada, erro, cancelar, errada, onde está,
      dinheiro, atraso, beneficiário, não aparece, anular, duplicada, dias, receber, pix, conta errada
    valor da fatura: quanto devo, fatura, valor, total, quanto, luz, água, conta, pagar, cartão, mês, gás, telefone, internet,
      eletricidade, aluguel, reais, euros, saldo devedor, custar, alto
    vencimento da fatura: vence, vencimento, data, fatura, quando, pagar, prazo, dia, conta, cartão, luz, limite, próximo, tarde, gás,
      água, último dia, atraso, boleto, hipoteca, aluguel, telefone
    pagamento mínimo: pagamento mínimo, mínimo, cartão, quanto, pagar, fatura, crédito, valor, menos, este mês, devo, visa, quantia,
      saldo, total, o mínimo, parcela, dívida, mensal, vencimento, cartão de crédito, data, boleto, pendente, menor
    cartão novo ou segunda via: novo, cartão, pedir, segunda via, solicitar, renovar, perdido, vencido, outro, chegar, quando, envio,
      banco, crédito, débito, correio, dias, quebrado, roubado, trocar, substituir, endereço
    ativar cartão: ativar, cartão, novo, ativação, funcionar, usar, chegou, código, ligar, app, recebido, pin, senha, primeira vez,
      habilitar, desbloquear, débito, crédito, recebi, estrear, como, visa, ativar meu cartão, correio, online, chegou hoje
    cartão perdido ou roubado: perdido, roubado, cartão, perdi, bloquear, comunicar, carteira, cancelar, não encontro, informar,
      extraviado, fraude, onde, bolsa, segunda via, desaparecer, achei, sumiu
    cartão recusado: recusado, cartão, pagamento, não passou, negado, compra, ontem, loja, aceitar, restaurante, erro, caixa eletrônico,
      saldo, limite, problema, não autorizado, posto, amazon, maquininha
    pagamento por aproximação: aproximação, contactless, apple pay, google pay, celular, pagar, sem contato, nfc, cartão, adicionar,
      carteira digital, relógio, maquininha, ativar, aproximar, funciona, samsung pay, telemóvel, mbway
    cartão virtual: virtual, cartão, digital, descartável, online, criar, número, internet, compra, único, pedir, gerar, pré-pago, seguro,
      cvv, validade, temporário, compra online, segurança, app, ativar, quantos
    limite de crédito: limite, crédito, cartão, aumentar, subir, máximo, linha de crédito, gastar, ampliar, visa, disponível, baixar,
      teto, quanto, plafond, alto, mastercard, banco
    pontuação de crédito: pontuação, crédito, score, serasa, spc, melhorar, subir, relatório, histórico, nota, dívida, baixar, boa, ruim,
      consultar, nome sujo, negativado, pagar em dia, aumentar score
    juros: juro, taxa, taxa de juros, selic, euribor, conta, porcentagem, poupança, cartão, hipoteca, empréstimo, anual, quanto,
      rendimento, fixo, variável, crédito, taeg, rotativo
    recompensas: pontos, recompensas, milhas, cashback, resgatar, trocar, cartão, acumular, programa, ganhar, quantos pontos, fidelidade,
      compra, viagem, usar, saldo de pontos, prêmio, livelo, smiles, benefícios, gasolina
    tarifas bancárias: tarifa, taxa, cobrar, banco, comissão, manutenção, transferência, encargo, caixa eletrônico, exterior, anuidade,
      descoberto, devolver, saque, anual, cartão, multa, pacote
    compras no exterior: exterior, estrangeiro, taxa, compra, internacional, moeda, cartão, país, câmbio, cobrança, tarifa, transação,
      fora, viagem, porcentagem, pagar, iof, outro país, usar, conversão
    fraude: fraude, suspeito, cobrança, não reconheço, roubo, golpe, burla, transação, denunciar, cartão, conta, fraudulento,
      não autorizado, compra, estranho, hackear, atividade, phishing, identidade, clonado, estelionato, reclamar, segurança, duplicado,
      contestar, banco, polícia
    pin: pin, senha, mudar, código, cartão, número, esqueci, nova, secreto, caixa eletrônico, lembrar, quatro dígitos, bloqueado,
      tentativas, redefinir, errado, recuperar, multibanco
    caixa eletrônico e dinheiro: caixa eletrônico, multibanco, dinheiro, sacar, levantar, nota, próximo, saque, levantamento, taxa,
      cartão, moeda, banco, depositar, limite, engoliu, 24 horas, retirar, troco, espécie, numerário
    cheques: cheque, talão, pedir, solicitar, depositar, descontar, banco, novo, quantos, mais cheques, assinar, fundos, correio, cruzar,
      folha, sem fundo, compensar, cheque especial, valor, número do cheque, talonário, entregar, acabou, nominal, devolvido
    depósito do salário: salário, depósito, domiciliação, conta salário, empresa, configurar, banco, formulário, transferência, mudar,
      ativar, pagamento, ordenado, portabilidade, empregador, trabalho, conta corrente, receber, mensal, preencher, trocar de banco,
      chefe, direto, débito
    dia de pagamento: pagamento, dia, salário, quando, pagam, receber, próximo, data, quinzena, cair, ordenado, empresa, último dia, mês,
      décimo terceiro, adiantamento, vale, sexta
    formulários fiscais: formulário, declaração, renda, informe de rendimentos, recibo, documento, receita, receber, baixar, rascunho,
      modelo, correio, empresa, entregar, prazo, quando, enviar, fiscal, certificado
    mudança de seguro: mudar, seguro, apólice, novo, plano, alterar, seguradora, outro, ampliar, renovar, cancelar, cobertura, companhia,
      adicionar, família, carro, melhor, contrato
    ações e bolsa: ação, bolsa, cotação, mercado, preço, valor, apple, google, tesla, amazon, ibovespa, nasdaq, dow jones, fechar, abrir,
      subir, baixar, cotar, empresa, hoje, comprar, vender, petrobras, galp, índice, wall street
    criptomoedas: bitcoin, criptomoeda, ethereum, cripto, dogecoin, preço, valor, blockchain, carteira, comprar, vender, minerar, token,
      binance, nft, subir, moeda digital, corretora
    orçamento e poupança: orçamento, economizar, poupar, gastos, mês, dinheiro, quanto, meta, permitir, plano, mensal, poupança, cofrinho,
      comida, restaurantes, férias, limite, controlar, reduzir, criar, comprar, renda, mealheiro, objetivo
    verificar identidade: identidade, verificar, cpf, rg, passaporte, documento, verificação, comprovar, dados, cartão de cidadão, selfie,
      necessário, foto, conta, enviar, identificação, confirmar, cnh
    recarga: recarregar, saldo, recarga, crédito, cartão, adicionar, dinheiro, automática, conta, celular, pré-pago, limite, falhar,
      carregar, transferência, carregamento, telemóvel, bilhete único
    pedir folga: solicitar, férias, pedir, dias, folga, licença, data, livre, março, janeiro, dezembro, semana, solicitação, tirar,
      ausência, segunda, sexta, empresa, dispensa, marcar, gozar, feriado prolongado
    aprovação de férias: aprovado, férias, pedido, status, chefe, recusado, confirmado, concedido, folga, aceito, pendente, resposta,
      recursos humanos, solicitei, autorizado, concederam, aval, negado, dias, feriado, semana, foram aprovadas, pedi, saber se,
      minhas férias
    recursos humanos: folha de pagamento, contrato, funcionário, férias, benefício, política, formação, licença, contratação, integração,
      rh, pessoal, formulário, avaliação, horas extras, ponto, empresa, demissão, sindicato, vale-transporte, vale-refeição
    vida de escritório: escritório, impressora, chefe, colega, reunião, apresentação, relatório, powerpoint, excel, mesa, cliente,
      projeto, prazo, ligação, teletrabalho, sala de reunião, documento, arquivo, intervalo, almoço, ponto, email
    viagem de negócios: viagem, negócios, empresa, diárias, despesas, voo, hotel, conferência, reembolso, cliente, feira, quilometragem,
      relatório de despesas, recibo, reunião, congresso, ajudas de custo, passagem, trabalho, viajar a trabalho, nota fiscal, almoço,
      hospedagem, evento
    combustível: gasolina, etanol, tanque, diesel, posto, litros, encher, abastecer, quanta, preço, gasóleo, nível, resta, depósito,
      petrobras, galp, autonomia, pôr, bomba, álcool, atestar, chegar, reserva, flex
    consumo do carro: consumo, litros, quilômetros, gasta, gasolina, por litro, eficiência, rendimento, carro, médio, estrada, cidade,
      quilometragem, combustível, híbrido, economizar, meu carro, tanque, eficiente, diesel, gasto de gasolina, percorrer, econômico,
      por quilômetro
    pneus: pneu, roda, pressão, ar, calibrar, encher, trocar, furo, furado, carro, murcho, dianteiro, traseiro, libras, estepe, macaco,
      estouro, borracheiro, borracharia, gasto, oficina, sobressalente, vazio
    óleo e manutenção do carro: óleo, troca, manutenção, revisão, carro, oficina, motor, filtro, quilômetros, inspeção, próxima, fluido,
      freios, travões, tipo, quando, marcar, mecânico, nível, bateria, vela, última
    problemas do carro: pane, motor, luz, painel, ligar, bateria, guincho, reboque, mecânico, oficina, barulho, fumaça, freio, não liga,
      superaquecer, chupeta, cabos, embreagem, luz de aviso, problema, acesa, pneu furado, assistência, avaria, enguiçar
    documentos do carro: placa, matrícula, carta de condução, cnh, licenciamento, carteira de motorista, inspeção, renovar, detran,
      seguro, ipva, multa, documento, exame, autoescola, pontos, vencida, registro, imt, habilitação
    carro elétrico: elétrico, carro, carregar, ponto de recarga, bateria, tesla, carregador, autonomia, híbrido, tomada,
      posto de carregamento, eletroposto, quilowatt, carga rápida, byd, tesla model, quanto demora, rede, posto, nível de bateria, rota,
      mobi.e
    estacionamento: estacionar, estacionamento, vaga, carro, zona azul, garagem, multa, grátis, perto, hora, parquímetro, onde, centro,
      parque, lugar, manobrista, parado, estacionei, valet, mensalista, pagar, talão, subterrâneo, aeroporto, shopping, proibido, rua
    distância: distância, longe, quilômetros, quanto, milhas, metros, perto, caminho, tempo, a pé, carro, fica, percorrer, viagem,
      quão longe, cidade, casa, aeroporto, quantas horas, são paulo, lisboa, separa, linha reta
    lugares próximos: perto, próximo, redondeza, lugar, aberto, posto, farmácia, supermercado, banco, caixa eletrônico, restaurante,
      hospital, loja, parque, onde tem, região, bar, banheiro, academia, padaria, cinema, hotel, cabeleireiro, procurar, multibanco,
      shopping
    velocidade: velocidade, quilômetros por hora, rápido, limite, radar, máximo, acelerar, lento, multa, permitida, estrada, dirigir,
      frear, km, limite de velocidade, rodovia, carro, velocímetro, devagar, mais devagar, trecho
    trem: trem, comboio, bilhete, estação, cp, cptm, plataforma, linha, partida, chegada, horário, atraso, ida e volta, vagão, carruagem,
      classe, próximo, reservar, lisboa, porto, lugar, metrô, passagem, alfa pendular, cancelar, destino, revisor
    ônibus: ônibus, autocarro, ponto, linha, próximo, horário, passagem, bilhete, rodoviária, chega, passa, minutos, motorista, partida,
      número, paragem, circular, rota, noturno, pegar, busão, leito, camioneta
    estado do voo: voo, no horário, atraso, pousar, decolar, chegada, partida, hora, número, status do voo, portão, cancelado, embarcar,
      tap, terminal, situação, aterrar, previsto, aeroporto, hoje, meu voo, latam, desembarque, esteira, confirmado
    reservar voo: voo, reservar, passagem, barato, procurar, comprar, ida e volta, preço, lisboa, nova iorque, data, direto, avião,
      encontrar, londres, classe, saída, escala, companhia, bilhete, melhor preço, marcar, rio de janeiro
    regras no avião: levar, avião, bagagem de mão, líquido, permitido, posso, cabine, animal, proibido, comida, bordo, bateria,
      mililitros, controle, segurança, companhia, bebê, regra, tesoura
    vistos e passaportes: visto, passaporte, viajar, preciso, país, renovar, embaixada, internacional, consulado, requisitos, turista,
      entrada, solicitar, vencido, brasileiros, alfândega, documento, fronteira, permissão, estadia, estrangeiro, polícia federal,
      imigração
    vacinas para viajar: vacina, viajar, preciso, país, injeção, malária, febre amarela, hepatite, áfrica, ásia, doença, recomendada,
      tétano, saúde, viagem, obrigatória, tailândia, covid, certificado
    segurança em viagens: seguro, perigoso, viajar, alerta, aviso, país, segurança, recomendação, viagem, embaixada, terrorismo, guerra,
      risco, advertência, visitar, crime, cuidado, roubo, dicas, zona
    ideias de viagem: visitar, ver, turismo, fazer, lugar, cidade, atrações, museu, monumento, praia, recomendar, destino, o que ver,
      turístico, viajar, guia, parque, divertido, fim de semana, passeio, mirante, miradouro, catedral, atividades, roteiro, europa,
      paris, roma, cultura, montanha, castelo, trilha, imperdível
    aviso de viagem ao banco: viagem, banco, avisar, exterior, cartão, notificar, viajar, vou, frança, itália, informar, usar, semana,
      país, bloquear, estarei, comunicar, estrangeiro
    aluguel de carros: alugar, carro, aluguel, aluguer, buscar, aeroporto, dia, seguro, hertz, localiza, movida, devolver, europcar,
      preço, barato, semana, automático, locadora, data
    fazer a mala: mala, levar, arrumar, roupa, viagem, lista, biquíni, protetor solar, passaporte, escova de dentes, carregador, bagagem,
      pôr, sapatos, preciso, férias, inverno, nécessaire, esquecer
    tomadas no exterior: tomada, adaptador, voltagem, viagem, energia, país, carregador, transformador, tipo, eletricidade, exterior,
      inglaterra, estados unidos, conversor, volts, tipo de tomada, carregar, celular, reino unido, japão, pino, compatível, hotel,
      frequência
    barcos e cruzeiros: barco, cruzeiro, ferry, porto, balsa, mar, cabine, bilhete, ilha, navegar, iate, vela, cais, navio, veleiro,
      embarcar, travessia, lancha
    consulta médica: médico, consulta, doutor, dentista, hora, marcar, pediatra, especialista, hospital, agendar, posto de saúde,
      oftalmologista, ginecologista, revisão, amanhã, exame, fisioterapeuta, cancelar, psicólogo, vacina, convênio, check-up,
      centro de saúde, sns
    primeiros socorros: ferida, queimadura, sangue, corte, curativo, picada, torniquete, desmaio, reanimação, pancada, gelo, álcool,
      engasgar, veneno, kit, fazer, torção, entorse, fratura, sangramento
    saúde mental: ansiedade, depressão, estresse, psicólogo, terapia, triste, suicídio, pânico, crise, solidão, ajuda, autoestima, chorar,
      sobrecarregado, psiquiatra, angústia, mental, emocional, conversar, luto, cvv, burnout, sentir
    passos e atividade: passos, caminhar, andar, atividade, quilômetros, hoje, calorias, queimei, quantos, distância, objetivo, relógio,
      fitbit, pedômetro, diário, correr, dei, percorrido, meta, escadas
    peso corporal: peso, pesar, emagrecer, quilos, engordar, balança, imc, perder, dieta, gordura, índice, gordo, massa corporal, ideal,
      registrar, obesidade, medidas
    gravidez e bebês: gravidez, grávida, bebê, parto, fralda, mamadeira, biberão, amamentação, peito, leite, berço, contração,
      recém-nascido, semana, chupeta, mamada, parteira, ultrassom, ecografia, dormir, papinha, nascer, chorar, carrinho, creche, obstetra,
      data
    definições: significa, definição, definir, palavra, quer dizer, dicionário, termo, conceito, explicar, sentido, expressão, descrever,
      procurar, o que significa, acepção, frase, ditado, etimologia, origem, gíria, tradução
    ortografia: soletrar, se escreve, como, letra, ortografia, palavra, til, acento, agá, corretamente, escrever, acentuar, maiúscula,
      hífen, cedilha, como se escreve, sobrenome, nome, xis, cê-cedilha, gramática, dois esses
    sinônimos: sinônimo, antônimo, palavra, parecida, contrário, semelhante, oposto, outra palavra, equivalente, rima, rimar,
      mesmo significado, termo, alternativa, outro modo, vocabulário, dicionário, o contrário, adjetivo, verbo, frase, dizer
    porcentagens: porcentagem, por cento, quanto é, desconto, calcular, imposto, gorjeta, total, aumento, juros, reais, euros, parte,
      proporção, percentagem, qual porcentagem, incremento, redução, regra de três, metade, nota, salário, preço
    geografia: país, capital, cidade, população, habitante, rio, montanha, oceano, fronteira, continente, mapa, ilha, mar, onde fica,
      superfície, europa, áfrica, américa, ásia, bandeira, idioma, província, lago, deserto, vulcão, altura, extensão, everest, amazonas,
      região, norte, sul, clima, polo, hemisfério, latitude, cordilheira
    história do mundo: história, guerra, rei, ano, século, rainha, império, revolução, batalha, civil, mundial, romano, descobrimento,
      cabral, salazar, independência, quando, idade média, morreu, napoleão, hitler, dom pedro, presidente, constituição, república,
      ditadura, escravidão, egito, faraó, antigo, conquista, vargas, tratado, vasco da gama, 25 de abril
    ciência: ciência, física, química, biologia, átomo, planeta, velocidade da luz, experimento, cientista, einstein, teoria, gravidade,
      elemento, célula, dna, evolução, água, temperatura, ebulição, molécula, newton, energia, oxigênio, inventar, corpo humano, osso,
      cérebro, dinossauro, tecnologia, eletricidade, universo, vacina, robô
    natureza e animais: animal, cachorro, gato, leão, elefante, baleia, pássaro, espécie, viver, comer, cobra, tubarão, inseto, mamífero,
      peixes, velocidade, cavalo, urso, tigre, macaco, borboleta, abelha, aranha, selva, floresta, árvore, som, barulho, extinção,
      dinossauro, zoológico, águia, sapo, golfinho, tartaruga, lobo, vaca, jardim zoológico, selvagem, fazenda, onça, arara
    política: político, governo, presidente, eleições, votar, partido, ministro, congresso, senado, lei, pt, lula, bolsonaro, prefeito,
      deputado, parlamento, candidato, pesquisa, votação, oposição, trump, biden, europa, constituição, referendo, república, ditador,
      democracia, corrupção, reforma, greve, ps, psd, chega, câmara, stf, impeachment, governador, vereador
    curiosidades: curiosidade, fato, curioso, interessante, sabia que, me conta algo, aleatório, divertido, aprender, estranho, recorde,
      saber, surpreender, mundo, ciência, animal, história, fato interessante, impressionante, facto
    opinião e conselho: o que você acha, conselho, opinião, recomendar, acha, deveria, pensa, parece, melhor, aconselhar, ideia, decidir,
      sugerir, escolher, gostar, favorito, devo, o que faço, ajudar, problema
    religião e horóscopo: horóscopo, signo, deus, igreja, missa, áries, touro, gêmeos, câncer, leão, virgem, libra, escorpião, sagitário,
      capricórnio, aquário, peixes, zodíaco, rezar, oração, bíblia, santo, papa, jesus, tarô, mapa astral, católico, evangélico, culto,
      pastor, padre, mesquita, paróquia, nossa senhora, fé, salmo, terço
    tela e brilho: tela, ecrã, brilho, escuro, modo escuro, papel de parede, girar, bloquear, captura, apagar, brilhante, rotação, cor,
      tamanho, letra, zoom, baixar, aumentar, automático, toque, modo noturno, luz azul, resolução, print
    wifi e internet: wifi, internet, conexão, senha, rede, roteador, router, conectar, dados, velocidade, lenta, modem, não funciona,
      sinal, fibra, cobertura, desconectar, web, mega, operadora, ativar, desativar, compartilhar, vpn, navegar, página, caiu
    bluetooth: bluetooth, conectar, parear, emparelhar, fone, caixa de som, ativar, desativar, dispositivo, carro, ligar, desligar,
      telefone, desconectar, sincronizar, mouse, teclado, coluna, visível
    bateria: bateria, carregar, carga, porcentagem, carregador, resta, nível, economia, celular, baixa, quanta, tomada, acabar, dura,
      duração, modo economia, cabo, energia, consumo, sem fio, power bank, telemóvel
    armazenamento e atualização: memória, espaço, armazenamento, atualizar, versão, atualização, software, livre, giga, cheio, apagar,
      cópia de segurança, nuvem, sistema, android, ios, liberar, icloud, reiniciar, disponível, disco, cache, resetar, fábrica, backup,
      cartão sd
    configurações do dispositivo: configurações, definições, mudar, modo, ativar, desativar, modo avião, não perturbe, idioma,
      notificação, tela, som, hora, reiniciar, restaurar, desligar, gps, acessibilidade, toque, vibração, privacidade, fábrica, padrão,
      opções, economia, permissão, teclado
    notificações: notificação, aviso, alerta, silenciar, ativar, desativar, ler, mensagem, som, não perturbe, nova, apagar, app, whatsapp,
      vibrar, pendente, facebook, mostrar
    arquivos: arquivo, ficheiro, documento, pasta, pdf, guardar, abrir, baixar, fotos, apagar, procurar, copiar, drive, dropbox, word,
      enviar, compartilhar, mover, renomear, excel, usb, lixeira, área de trabalho, nuvem, anexo, zip, pen drive
    impressão e digitalização: imprimir, impressora, escanear, scanner, tinta, papel, documento, cópia, código qr, qr, página, xerox,
      colorido, cartucho, toner, folha, digitalizar, frente e verso, fotocópia
    encontrar o celular: encontrar, celular, telemóvel, telefone, onde está, perdido, procurar, tocar, localizar, não acho, ligar, perdi,
      roubado, iphone, tablet, chaves, fazer tocar, deixei, última localização, cadê
    computadores e programação: computador, programa, código, python, notebook, windows, mac, linux, java, teclado, mouse, rato, monitor,
      servidor, site, software, banco de dados, html, erro, função, javascript, impressora, arquivo, git, vírus, área de trabalho, excel,
      instalar, algoritmo, portátil
    plano de telefonia: plano, celular, dados, giga, minutos, operadora, linha, conta, contrato, vivo, claro, tim, oi, vodafone, meo,
      nos móvel, roaming, pré-pago, recarga, saldo, portabilidade, fidelização, consumo, chip, esim, fibra, cobertura, chamadas, mudar,
      tarifário, internet
    relacionamentos: par, namorado, amor, encontro, terminar, paquerar, apaixonado, tinder, beijo, divórcio, separação, ciúme, amigo,
      solteiro, ex, relação, dia dos namorados, romântico, infiel, sair, casar, gostar, trair, aniversário, brigar, perdoar, crush
    festas: festa, aniversário, convidado, convite, bolo, balão, surpresa, comemorar, presente, música, amigos, fantasia, organizar,
      bebida, vela, decoração, despedida, batizado, primeira comunhão, quinze anos, dançar, churrasco, brinde, ano novo, formatura,
      brigadeiro
    beleza: cabeleireiro, cabelo, maquiagem, unhas, corte, creme, pele, shampoo, tinta, manicure, salão de beleza, barba, barbear,
      depilar, perfume, batom, máscara, ruga, spa, massagem, banho, cosmético, barbearia, secador, hidratante, pente
    arte e cultura: arte, museu, pintura, quadro, exposição, pintor, picasso, teatro, ópera, escultura, dança, balé, poesia, galeria,
      artista, masp, tarsila, obra, fotografia, dalí, arquitetura, cultura, catedral, desenho, van gogh, monet
    poesia e frases: poema, poesia, frase, citação, ditado, frase do dia, inspirar, motivar, verso, provérbio, drummond, fernando pessoa,
      rima, recitar, sabedoria, motivação, haicai, autor, inspiradora, pensamento, camões
    """
}

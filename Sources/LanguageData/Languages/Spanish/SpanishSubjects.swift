// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// Which Spanish words point to one subject.
  static let spanishSubjects = """
    [topics]
    alarma: alarma, despertador, despertar, sonar, mañana, hora, levantarse, temprano, posponer, madrugar, despertarse,
      hora de levantarse, quitar alarma, cinco minutos más, snooze, sonido de alarma, días laborables, repetir, entre semana, activar,
      desactivar, tono, siesta, dormir, diana, apagar, próxima alarma, volumen de alarma, a las siete
    temporizador: temporizador, minutos, segundos, cuenta atrás, cronómetro, horno, pasta, timer, parar, cocinar, huevo, restante, hora,
      pausar, cuenta regresiva, cronometrar, tiempo restante, cuánto queda, avísame en, media hora, cuarto de hora, arroz,
      tiempo de cocción, reanudar, vuelta, entrenamiento
    recordatorio: recordatorio, recordar, avisar, olvidar, pendiente, nota, tarea, luego, alarma, importante, cita, acordarse, no olvidar,
      medicina, pastilla, cumpleaños, llamar, comprar, sacar la basura, pagar, mañana, tarde, dentro de, fecha, hora, apuntar, memoria
    calendario: calendario, agenda, cita, evento, reunión, fecha, semana, día, cumpleaños, lunes, martes, miércoles, jueves, viernes, mes,
      programar, planes, compromiso, tengo hoy, qué tengo, disponible, libre, ocupado, próximo, mañana, hoy, aniversario, turno, dentista,
      médico, mover, cancelar, aplazar, invitar, recurrente, semanal, sábado, domingo, enero, todo el día, recordatorio
    reunión: reunión, sala, compañeros, participantes, junta, jefe, videoconferencia, zoom, orden del día, oficina, reunirse, conferencia,
      equipo, cita, convocar, programar, agenda, cliente, teams, skype, invitar, asistente, aplazar, cancelar, acta, presentación, mañana,
      hora, disponible, hueco, sesión, entrevista, llamada, planificar, asistir
    tareas: tareas, lista, pendiente, hacer, tachar, completar, marcar, proyecto, prioridad, plazo, añadir, terminar, lista de tareas,
      cosas que hacer, quehacer, deber, obligación, recado, encargo, fecha límite, elemento, quitar, borrar, nueva tarea, semana, hoy,
      urgente, colada, limpiar, objetivo
    lista de la compra: lista de la compra, leche, pan, huevos, supermercado, comprar, fruta, añadir, falta, verdura, carne, queso,
      detergente, ingredientes, mercado, súper, lista del súper, tomate, patata, cebolla, aceite, azúcar, arroz, cereales, mantequilla,
      jabón, papel higiénico, café, pollo, manzana, plátano, agua, despensa, quitar, comida, mercadona, botella, kilo, paquete, docena
    notas: notas, apuntar, anotar, escribir, idea, libreta, bloc, guardar, leer, borrar, texto, lista, toma nota, memo, diario, cuaderno,
      post it, pizarra, dictar, recordar, guardar nota, nueva nota, pensamiento, recado
    hora: hora, reloj, qué hora es, zona horaria, gmt, minutos, país, ciudad, londres, tokio, nueva york, diferencia, verano, invierno,
      local, husos horarios, hora local, segundos, madrid, méxico, buenos aires, parís, pekín, sídney, los ángeles, mediodía, medianoche,
      am, pm, horario de verano, cambiar la hora, ahora, hora actual, qué horas son
    fecha: fecha, día, hoy, mañana, ayer, mes, año, calendario, bisiesto, lunes, semana, santo, qué día es, semana del año, viernes,
      sábado, domingo, cuántos días, faltan, próximo, pasado, cae, qué día cae, mes actual, enero, diciembre, número de semana, siglo,
      década, fin de mes, festivo, cumpleaños
    festivos: festivos, navidad, nochevieja, año nuevo, semana santa, pascua, fiesta, puente, vacaciones, nochebuena, reyes, carnaval,
      feriado, día de la madre, día festivo, día libre, todos los santos, constitución, hispanidad, independencia, trabajador,
      primero de mayo, asunción, inmaculada, san juan, halloween, día del padre, san valentín, día de muertos, papá noel, cuándo es, cae,
      festivo local, patrón, procesión, villancico, regalos
    tiempo: tiempo, pronóstico, lluvia, nieve, sol, paraguas, temperatura, grados, frío, calor, tormenta, viento, húmedo, nublado, abrigo,
      clima, granizo, niebla, lluvioso, llover, soleado, chubasco, previsión, meteorológico, ola de calor, helada, hielo, máxima, mínima,
      termómetro, bochorno, huracán, relámpago, trueno, nube, fin de semana, mañana, fuera, playa, chaqueta, humedad, presión, despejado,
      sensación térmica, caluroso, brisa, inundación, chaparrón, aguacero, tornado, borrasca, ola de frío, impermeable
    calidad del aire: calidad del aire, contaminación, polen, polución, partículas, alergia, humo, ozono, aire, mascarilla, respirar,
      ciudad, índice, contaminado, smog, calima, gramínea, olivo, ciprés, nivel de polen, alérgico, asma, dióxido, emisión, purificador,
      filtro, ventilar, limpio
    astronomía: astronomía, luna, sol, planeta, estrella, eclipse, amanecer, atardecer, fase, marte, universo, luna llena, constelación,
      telescopio, nasa, cohete, espacio, órbita, galaxia, júpiter, saturno, venus, meteorito, lluvia de estrellas, cometa, solsticio,
      equinoccio, vía láctea, sistema solar, satélite, agujero negro, astronauta, eclipse solar, cuarto creciente, luna nueva, mercurio,
      plutón
    noticias: noticias, titulares, actualidad, periódico, prensa, política, elecciones, presidente, gobierno, economía, diario,
      informativo, telediario, última hora, sucesos, deportes, internacional, nacional, local, mundo, país, bbc, el mundo, guerra,
      ministro, congreso, qué pasa, resumen, boletín, periodista, reportaje, artículo, cultura, tecnología, novedades, noticiero,
      corrupción, crisis, huelga, manifestación, actual
    deporte: deporte, fútbol, partido, resultado, equipo, gol, liga, baloncesto, tenis, jugador, marcador, campeonato, entrenador, copa,
      mundial, jugar, ganar, perder, empate, goles, champions, nba, béisbol, fórmula 1, motogp, ciclismo, golf, boxeo, rugby, atletismo,
      natación, olimpiadas, árbitro, temporada, fichaje, estadio, real madrid, barça, selección, clasificación, goleador, tabla, eurocopa,
      penalti, final, semifinal, juego, medalla, torneo, carrera, voleibol, balonmano, nfl, pádel, delantero, portero
    música: música, canción, cantante, álbum, disco, grupo, playlist, artista, reproducir, rock, pop, jazz, reguetón, spotify, escuchar,
      letra, cantar, poner, tocar, tema, pista, temazo, flamenco, salsa, bachata, merengue, cumbia, trap, rap, hip hop, clásica,
      electrónica, metal, indie, heavy, balada, concierto, guitarra, piano, dj, ritmo, melodía, banda, bailar, fiesta, géneros, ochenta,
      noventa, villancico, instrumental, apple music, youtube, amazon music, ambiente, éxito, ranchera, corrido, bolero, verano, favorita
    radio: radio, emisora, fm, frecuencia, cadena, programa, sintonizar, escuchar, noticias, poner, estación, dial, presentador,
      cadena ser, cope, onda cero, kiss fm, rock fm, los 40, radio nacional, directo, am, tertulia, deportes, música, escuchar la radio,
      emisora local, informativo, apagar, volumen, favoritas
    podcast: podcast, episodio, capítulo, suscribirse, programa, descargar, escuchar, último, reproducir, entrevista, presentador,
      pódcast, temporada, suscripción, ivoox, reanudar, pausar, siguiente, tecnología, historia, crimen, comedia, noticias,
      nuevo episodio, recomendar, invitado
    audiolibro: audiolibro, libro, capítulo, narrador, audible, leer, velocidad, escuchar, continuar, página, autor, narrar, pausar,
      harry potter, novela, seguir, donde lo dejé, capítulo siguiente, poner, voz, título, cuento, adelantar, saltar, reproducir,
      historia, literatura, temporizador, parar, escritor, biblioteca
    cine: cine, película, actor, actriz, director, cartelera, estreno, sesión, entradas, serie, netflix, tráiler, oscar, peli,
      protagonista, reparto, dirigir, género, comedia, terror, drama, acción, thriller, animación, disney, hbo, palomitas, butaca, sala,
      función, proyección, premio, recomendar, valoración, ver, horario, argumento, crítica, taquilla, banda sonora, ciencia ficción,
      doblaje, subtítulos, goya
    televisión: televisión, canal, tele, serie, programa, mando, episodio, ver, grabar, volumen, netflix, cambiar, película, hbo, disney,
      amazon prime, movistar, temporada, telenovela, concurso, antena 3, telecinco, la uno, smart tv, programación, echar, poner, dan,
      encender, apagar, hdmi, partido, documental, dibujos, subtítulos, reality, chromecast, youtube, capítulo, reproducir, pantalla,
      mando a distancia, control remoto, cadena, noticias
    libros: libros, novela, autor, leer, biblioteca, capítulo, página, escritor, poesía, título, publicar, leer en voz alta, cuento,
      literatura, poema, ensayo, ebook, kindle, best seller, don quijote, cervantes, garcía márquez, librería, escribió, personaje,
      recomendar, trama, ficción, género, saga, cómic, lectura, manga, editorial, premio nobel, argumento
    juegos: juegos, jugar, partida, trivial, adivinanza, puntuación, ajedrez, consola, preguntas, videojuego, adivinar, jugador, cartas,
      turno, xbox, playstation, nintendo, solitario, parchís, ahorcado, tres en raya, trivia, rompecabezas, acertijo, nivel, puntos,
      ganar, empezar, reglas, minecraft, fortnite, fifa, dados, quiz, dominó, póker, bingo, sudoku, crucigrama, multijugador, adversario,
      divertido
    humor: humor, chiste, gracioso, broma, reír, divertido, chistoso, cuéntame, payaso, monólogo, reírse, divertirse, hazme reír,
      algo gracioso, risa, comedia, cómico, jaimito, meme, ridículo, carcajada, sentido del humor, malo, otro chiste, tomar el pelo,
      gracia, ocurrente, imitación
    fotos: fotos, cámara, selfie, álbum, imagen, galería, vídeo, flash, retrato, fotografía, sacar, hacer, captura, instantánea, editar,
      filtro, compartir, carrete, enfocar, zoom, cámara frontal, familia, vacaciones, borrar, google fotos, paisaje, trípode, revelar,
      fotógrafo, enviar
    llamadas: llamadas, teléfono, marcar, número, colgar, contestar, buzón de voz, contacto, altavoz, perdidas, telefonear, llamar a,
      móvil, teléfono móvil, mamá, casa, trabajo, videollamada, rellamar, llamada perdida, descolgar, rechazar, manos libres, fijo, línea,
      tono, última llamada, emergencia, silenciar, mi hermano, contestador, devolver llamada, operadora, desviar, comunicar, facetime,
      skype
    mensajes: mensajes, sms, whatsapp, texto, chat, responder, leer, enviar, grupo, telegram, wasap, mensajito, mandar, escribir,
      contestar, nuevo mensaje, sin leer, último mensaje, foto, audio, emoji, mensaje de texto, mamá, amigo, dile que, decir, avisar,
      messenger, signal, conversación, nota de voz, borrar, reenviar, sticker, destinatario, recibido
    correo: correo, email, asunto, bandeja de entrada, enviar, responder, adjunto, remitente, spam, gmail, destinatario, e mail, mail,
      mensaje, escribir, redactar, leer, no leído, nuevos, recibido, outlook, reenviar, contestar, carpeta, borrador, archivar, eliminar,
      firma, copia, marcar, cuenta de correo, jefe, trabajo, último, de parte de, buzón, urgente, lista de correo, suscripción, hotmail
    contactos: contactos, número, agenda, teléfono, nombre, dirección, guardar, añadir, correo, llamar, familia, amigo, libreta,
      teléfono móvil, añadir contacto, nuevo contacto, editar, borrar, apellido, número de teléfono, cumpleaños, favorito, email,
      guardar número, lista de contactos, mamá, compañero, actualizar, agregar, buscar, bloquear, datos
    redes sociales: redes sociales, facebook, twitter, instagram, publicar, tuit, seguidor, perfil, comentario, foto, tiktok, me gusta,
      publicación, post, muro, tweet, retuitear, trending topic, historia, story, snapchat, linkedin, youtube, pinterest, etiquetar,
      compartir, amigos, seguir, hashtag, comentar, likes, influencer, directo, viral, x, mensaje directo, subir, feed
    luces: luces, lámpara, bombilla, brillo, color, salón, dormitorio, cocina, encender, apagar, intensidad, prender, foco, iluminación,
      interruptor, brillante, tenue, atenuar, rojo, azul, verde, habitación, baño, pasillo, jardín, philips hue, casa, oscuro,
      todas las luces, techo, porche, mesilla, blanco, garaje, sala, cuarto, led
    calefacción: calefacción, termostato, grados, temperatura, radiador, caldera, aire acondicionado, ventilador, calor, frío, subir,
      bajar, calentar, enfriar, climatizador, estufa, nest, casa, encender, apagar, fresco, humedad, salón, dormitorio, manta, aire,
      clima, ventilar, ambiente, caliente, modo noche, suelo radiante, programar, bomba de calor, aerotermia
    seguridad del hogar: seguridad del hogar, puerta, cerradura, alarma, cámara, llave, timbre, garaje, ventana, intruso, sensor,
      cerrar con llave, cerrojo, abrir, cerrar, bloquear, ladrón, vigilancia, activar alarma, detector, movimiento, humo, videoportero,
      portal, código, verja, seguro, robo, entrada, puerta principal, mirilla
    casa: casa, enchufe, persiana, cortina, dispositivo, interruptor, electrodoméstico, lavadora, lavavajillas, horno, hogar,
      casa inteligente, domótica, frigorífico, nevera, microondas, ventilador, escena, rutina, modo cine, aparato, tele, cafetera,
      encender, apagar, secadora, congelador, sensor, controlar, hub, habitación, automatizar, buenas noches, salir de casa
    limpieza: limpieza, aspiradora, aspirar, robot, suelo, limpiar, barrer, polvo, fregar, basura, robot aspirador, roomba,
      limpiar la casa, fregona, trapo, escoba, alfombra, cocina, baño, salón, sucio, mopa, ordenar, detergente, lejía, mancha,
      pasar la aspiradora, base, cargar, parar, empezar, tarea, casa, cristales, desinfectar
    café: café, cafetera, taza, expreso, capuchino, cortado, té, leche, azúcar, preparar, molido, cápsula, caliente, espresso, latte,
      descafeinado, americano, solo, con leche, doble, nespresso, hacer café, prepárame, moler, espuma, taza de café, cafetería, manchado,
      máquina, filtro, encender, cappuccino, desayuno, barista
    cocina: cocina, receta, ingrediente, horno, sartén, hervir, freír, minutos, plato, gramos, harina, pollo, arroz, sal, cocer, cocinero,
      guisar, asar, hornear, sofreír, cuchara, taza, masa, mezclar, batir, salsa, postre, tarta, pastel, tortilla, paella, lentejas, sopa,
      ensalada, aceite, ajo, cebolla, huevo, tomate, pimienta, levadura, carne, pescado, pasta, queso, olla, precalentar, fuego, crema,
      gazpacho, pan, bizcocho, croqueta, marinar, aliñar, picar, chef, fácil, tacos, enchilada, empanada, arepa, ceviche
    nutrición: nutrición, calorías, proteína, grasa, vitamina, azúcar, dieta, carbohidratos, sano, fibra, alimento, sodio, nutricional,
      nutriente, valor nutricional, colesterol, hierro, calcio, hidrato, saludable, alimentación, nutricionista, minerales, magnesio,
      potasio, omega 3, gluten, lactosa, información nutricional, gramos, saturada, antioxidante, engordar
    restaurante: restaurante, mesa, reservar, comer, cenar, menú, camarero, pizzería, cocina, personas, terraza, bar, tapas, propina,
      comida italiana, mexicano, japonés, indio, italiano, cerca, abierto, carta, chef, hamburguesería, marisquería, mesero, cuenta,
      plato, almorzar, estrella michelin, comedor, sushi, barato, romántico, mejor, desayunar, recomendar, café, comida, vegetariano,
      horario, dónde comer, brunch, parrilla
    comida a domicilio: comida a domicilio, pedir, pizza, entrega, hamburguesa, sushi, chino, para llevar, glovo, repartidor, domicilio,
      uber eats, just eat, hacer un pedido, traer, deliveroo, rappi, recoger, pollo frito, mcdonald's, burger king, telepizza, dominos,
      kebab, tailandés, comida china, menú, cena, pepperoni, tiempo de entrega, cuánto tarda, repartir, restaurante, envío, hambre,
      pedidos ya, bebida, patatas
    compras: compras, tienda, amazon, producto, precio, oferta, carrito, talla, ropa, zapatos, descuento, barato, ir de compras,
      comprar online, ebay, aliexpress, zara, ikea, mercadona, el corte inglés, costar, caro, rebajas, cesta, artículo, marca, modelo,
      regalo, color, en venta, electrodoméstico, móvil, televisor, supermercado, centro comercial, añadir al carrito, pagar, stock,
      disponible, mercado libre, encargar, vender, segunda mano, wallapop, envío, online, buscar
    pedidos: pedidos, paquete, envío, entrega, seguimiento, correos, mensajero, rastrear, devolver, llegar, seur, dhl,
      número de seguimiento, repartidor, compra, recibir, enviar, recoger, retraso, código, dirección, cancelar, mandar, sello, carta,
      caja, oficina de correos, aduana, punto de recogida, cartero, ups, fedex, devolución, reparto
    banco: banco, cuenta, saldo, dinero, transferencia, ahorros, ingresar, retirar, cajero, iban, sucursal, movimientos, bloquear,
      número de ruta, bancaria, cuenta corriente, cuenta de ahorro, tarjeta, cheque, bbva, santander, caixabank, sabadell, transferir,
      depósito, efectivo, bizum, abrir cuenta, gestor, app del banco, interés, cliente, banca online, titular, extracto, comisión,
      número de cuenta, oficina, préstamo, banamex, bancolombia, clabe
    tarjeta: tarjeta, crédito, débito, pin, visa, límite, bloquear, robada, perdida, caducar, activar, rechazada, comisión, recompensas,
      puntos, tarjeta de crédito, mastercard, amex, nueva tarjeta, pedir, solicitar, contactless, código, cvv, banco, número, caducidad,
      pagar, dañada, cancelar, reemplazo, robar, perder, cajero, extranjero, cargo, comprar, titular, oferta, requisitos, saldo, chip,
      banda, llegar, renovar, anualidad
    pagos: pagos, pagar, factura, recibo, vencimiento, luz, agua, gas, alquiler, importe, domiciliación, factura de la luz, pagar factura,
      electricidad, internet, teléfono, tarjeta, vencer, cuánto debo, pago mínimo, fecha, domiciliar, cuenta, seguro, mensual, abonar,
      tarjeta de crédito, programar, cuota, compañía, vencida, hipoteca, pendiente, comunidad, pago automático
    préstamo: préstamo, hipoteca, interés, cuota, crédito, banco, puntuación, deuda, solicitar, aprobar, plazo, mensualidad, devolver,
      personal, crédito personal, financiar, hipotecario, aval, coche, casa, requisitos, tasa, euríbor, comprar, amortizar, estudiante,
      cuánto puedo, ingresos, pedir prestado, financiación, solicitud, refinanciar, entrada, vencimiento, avalista
    inversión: inversión, bolsa, acción, fondo, cotización, mercado, dividendo, bitcoin, índice, cartera, invertir, ibex,
      bolsa de valores, nasdaq, criptomonedas, rendimiento, ganancia, apple, tesla, comprar, vender, etf, bonos, mercado de valores,
      broker, precio, plusvalía, subir, bajar, dow jones, rentabilidad, riesgo, valor, fondo indexado, santander, inditex,
      cartera de valores
    moneda: moneda, euro, dólar, libra, peso, yen, cambio, divisa, convertir, franco, rupia, valor, convertidor, yenes, tipo de cambio,
      tasa de cambio, cuánto vale, equivaler, cambio de divisas, conversión, real, corona, extranjera, rublo, cuánto es, billete, sol,
      bolívar, valer, en euros, yuan, comprar dólares, a cuánto está
    seguro: seguro, póliza, cobertura, siniestro, prima, accidente, aseguradora, parte, salud, coche, hogar, vida, reclamación, cubrir,
      seguro médico, mapfre, póliza de seguro, franquicia, todo riesgo, a terceros, contratar, renovar, mutua, prestación, beneficiario,
      hospital, dental, indemnización, dar parte, cuota, copago, mascotas, viaje, asegurado, contratación, plan
    impuestos: impuestos, declaración, hacienda, irpf, iva, renta, deducción, contribuyente, retención, devolución, pagar, formulario,
      ejercicio, agencia tributaria, declaración de la renta, ingresos, fiscal, pagar impuestos, plazo, cuánto, asesor fiscal, borrador,
      sat, isr, ibi, tramo, autónomo, desgravar, modelo, tributar, federal, estatal, deducible, exento, sucesiones
    sueldo: sueldo, salario, nómina, cobrar, ingresos, paga, empresa, día de pago, retención, bruto, neto, contrato, subida, ganar,
      cuánto gano, al mes, al año, anual, mensual, dinero, mínimo, aumento, paga extra, trabajo, prima, cuenta, ganancia, hora,
      remuneración, jornal, puesto
    jubilación: jubilación, pensión, plan, retiro, edad, ahorros, inversión, retirarse, contribución, fondo, cotizar, empleador,
      jubilarse, jubilado, fondo de pensiones, seguridad social, plan de pensiones, aportación, cuánto, traspaso, empresa, años cotizados,
      pensionista, ingresos, futuro, rescatar, afore, 401k, vejez, aportar, edad de jubilación
    trabajo: trabajo, empleo, oficina, jefe, empresa, contrato, horario, colega, despido, entrevista, currículum, vacante, puesto, curro,
      laboral, trabajador, compañero, oferta, sueldo, ascenso, renunciar, despedir, carrera, profesión, linkedin, infojobs, chamba, turno,
      teletrabajo, prácticas, paro, desempleo, autónomo, jornada, experiencia, solicitar, tiempo parcial, becario, candidato
    vacaciones laborales: vacaciones laborales, días libres, permiso, baja, solicitar, recursos humanos, ausencia, aprobar, enfermedad,
      jefe, oficina, días, fecha, vacaciones, días de vacaciones, solicitud, cuántos días, quedan, solicitar vacaciones, pedir, saldo,
      acumulado, tiempo libre, maternidad, baja médica, descanso, restantes, asuntos propios, agosto, usado, disponible
    coche: coche, motor, gasolina, aceite, neumático, rueda, matrícula, taller, mecánico, batería, freno, itv, kilómetros, revisión,
      garaje, carro, auto, vehículo, conducir, arrancar, maletero, capó, faro, limpiaparabrisas, llanta, presión, líquido, averiado,
      cambio de aceite, revisar, presión de los neumáticos, coche de segunda mano, luz, tablero, embrague, marcha, volante, asiento,
      cinturón, seguro, moto, furgoneta, manejar, concesionario, modelo, marca, seat, toyota, pinchazo, transmisión, radiador, repuesto,
      diésel, llaves
    tráfico: tráfico, atasco, carretera, autopista, accidente, obras, conducir, retenciones, coche, calle, congestión, semáforo, trabajo,
      ruta, embotellamiento, hora punta, cortada, tránsito, circulación, cola, camino, minutos, lento, fluido, m30, desvío, incidente,
      autovía, peaje, puente, dgt, casa, retraso, ahora, llegar, caravana, tiempo de viaje, carril, trancón
    navegación: navegación, ruta, camino, mapa, dirección, llegar, girar, calle, distancia, kilómetros, gps, destino, cómo llegar,
      indicaciones, llévame, google maps, waze, casa, andando, ubicación, ir, navegar, conducir, derecha, izquierda, atajo, rotonda,
      peaje, autopista, lejos, tardar, minutos, más rápida, evitar, guíame, parada, plano, rumbo, brújula, norte, sur
    transporte público: transporte público, autobús, tren, metro, parada, estación, billete, horario, línea, tranvía, andén, salida, bus,
      cercanías, próximo, subte, guagua, transbordo, tarjeta, abono, renfe, bono, ómnibus, coger, colectivo, camión, metrobús, ticket,
      llegada, pasar, última, retraso, ferrocarril, marquesina
    taxi: taxi, uber, cabify, conductor, recoger, viaje, carrera, coche, aeropuerto, pedir, tarifa, llevar, didi, bolt, llamar,
      pedir un taxi, reservar, lyft, recogida, remís, destino, esperar, precio, estación, hotel, ahora, compartir, taxista, minutos,
      cerca, trayecto
    vuelo: vuelo, avión, aeropuerto, embarque, puerta, billete, asiento, aerolínea, escala, salida, llegada, iberia, volar, aterrizar,
      despegar, retrasado, número de vuelo, ryanair, vueling, pasajero, tarjeta de embarque, facturación, equipaje, terminal, directo,
      ida y vuelta, barato, cancelado, asiento de pasillo, ventanilla, clase turista, primera clase, check in, pasaje, boleto,
      tripulación, azafata, piloto, latam, aeroméxico, avianca, barajas, hora, controlar, seguridad
    equipaje: equipaje, maleta, facturar, perdido, aerolínea, mochila, peso, bolso, cabina, bulto, kilos, perder, aeropuerto, mano,
      equipaje de mano, cinta, valija, líquido, extraviado, equipaje perdido, permitido, exceso, tamaño, medida, prohibido, llegado,
      reclamar, ryanair, cuántas, vuelo, carrito, candado
    hotel: hotel, habitación, noche, reservar, alojamiento, recepción, huésped, desayuno, estrellas, airbnb, alojarse, booking, hostal,
      apartamento, habitación doble, piscina, spa, cancelar, check in, cama, dormir, media pensión, todo incluido, resort, barato, vistas,
      centro, camping, disponible, valoración, hostel, balneario, quedarse, suite, precio, personas, minibar, wifi, motel, alojar
    viajes: viajes, destino, visado, pasaporte, turismo, playa, vacuna, extranjero, embajada, país, alerta, turista, museo, consejos,
      vacaciones, excursión, maleta, hotel, vuelo, mochila, escapada, crucero, ciudad, reserva, agencia, itinerario, mapa, ruta, guía,
      monumento, montaña, camping, frontera, travel
    salud: salud, médico, síntoma, dolor, fiebre, enfermo, hospital, cita, tos, gripe, cabeza, tensión, enfermedad, doler, fiebre alta,
      resfriado, catarro, estómago, espalda, garganta, diarrea, vómito, náusea, mareo, alergia, coronavirus, covid, infección, migraña,
      herida, diabetes, colesterol, cáncer, corazón, presión, análisis, seguridad social, embarazo, clínica, consulta, enfermera,
      pediatra, dermatólogo, operación, tratamiento, erupción, picadura, cansancio, contagioso
    medicina: medicina, pastilla, medicamento, dosis, farmacia, receta médica, tomar, antibiótico, ibuprofeno, alergia, efecto secundario,
      jarabe, vacuna, comprimido, medicación, tratamiento, paracetamol, aspirina, cápsula, farmacéutico, tableta, remedio, gotas, crema,
      inyección, pomada, insulina, mg, cada ocho horas, toma, miligramo, recordar, farmacia de guardia, renovar, vitaminas,
      anticonceptivo, tomado, prospecto
    ejercicio: ejercicio, correr, gimnasio, entrenamiento, pasos, kilómetros, bicicleta, yoga, músculo, peso, frecuencia cardiaca,
      caminar, flexiones, abdominales, sentadillas, pesas, deporte, entrenar, entrenador, calorías, cardio, pilates, crossfit, natación,
      rutina, maratón, estirar, series, repeticiones, pulsómetro, cinta, ciclismo, fitbit, strava, dominadas, senderismo, bici, calentar,
      quemar, plancha, adelgazar, deportivo
    sueño: sueño, dormir, descansar, cama, siesta, ronquidos, horas, sonidos relajantes, despertar, noche, insomnio, soñar, almohada,
      acostarse, hora de dormir, horas de sueño, lluvia, ruido blanco, olas, colchón, pesadilla, manta, ronco, despertarse, calidad,
      música para dormir, tarde, nana, cansado, temprano
    meditación: meditación, relajarse, respiración, calma, estrés, yoga, mindfulness, sesión, música relajante, mente, dormir, ansiedad,
      ejercicio, meditar, atención plena, relajación, guiada, respirar, minutos, paz, tranquilo, headspace, sonidos, naturaleza,
      concentrarse, incienso, mantra, zen, bienestar, meditación guiada, relajante
    estudios: estudios, escuela, universidad, examen, deberes, clase, profesor, alumno, curso, nota, universitario, instituto, tarea,
      apuntes, asignatura, matemáticas, historia, colegio, biblioteca, matrícula, beca, máster, carrera, título, selectividad, trabajo,
      horario, aprobar, suspender, curso online, tutor, lección, academia, física, química, biología, recreo, maestro, evaluación,
      facultad, ciencia, tesis
    idiomas: idiomas, traducir, inglés, francés, alemán, español, palabra, decir, traducción, italiano, chino, traductor, cómo se dice,
      significar, hablar, japonés, portugués, ruso, árabe, castellano, catalán, lengua, aprender, frase, pronunciar, acento, coreano,
      vocabulario, intérprete, en inglés, en francés, expresión, euskera, gallego, latín, verbo, conjugar, holandés, duolingo, hola,
      gracias, idioma extranjero, griego, bilingüe
    palabras: palabras, definición, significado, sinónimo, diccionario, deletrear, ortografía, letra, antónimo, frase, traducir, rima,
      gramática, qué significa, definir, término, se escribe, escribir, plural, verbo, oración, acento, tilde, hache, rae, contrario,
      vocabulario, conjugación, adjetivo, sustantivo, etimología, pronunciación, sílaba, mayúscula, definirse, uve, expresión, jerga,
      refrán
    matemáticas: matemáticas, calcular, sumar, restar, multiplicar, dividir, raíz, porcentaje, resultado, número, cuánto es, cálculo, más,
      menos, dividido, al cuadrado, cuadrado, ecuación, fracción, álgebra, suma, calculadora, cubo, elevado, logaritmo, mitad, doble,
      media, pi, igual, por ciento, geometría, área, ángulo, derivada, integral, tabla, factorial, potencia, decimal, operación,
      triángulo, perímetro, primo, coseno, resolver
    medidas: medidas, metro, kilómetro, milla, gramo, kilo, libra, litro, pulgada, pie, grado, convertir, onza, taza, centímetro, galones,
      fahrenheit, celsius, conversión, equivaler, hectárea, pasar, mililitros, cucharada, cuánto mide, metro cuadrado, yarda, tonelada,
      milímetro, cuántos, unidad, medir, peso, longitud, volumen, superficie, quintal, byte, giga
    azar: azar, moneda, dado, número, cara, cruz, aleatorio, tirar, elegir, sorteo, lanzar, suerte, número al azar, cara o cruz, adivina,
      escoger, águila, sello, echar, número entre, probabilidad, lotería, girar, ruleta, carta, sacar, decidir, rifa
    cultura general: cultura general, capital, país, población, historia, inventar, río, montaña, altura, guerra, rey, planeta, animal,
      quién, inventor, océano, lago, continente, presidente, descubrir, bandera, moneda, idioma, habitantes, fecha, ciudad, dato, siglo,
      más alto, más grande, emperador, ciencia, edificio, mundo, récord, wikipedia, saber, año, independencia, filósofo, pintor, cuándo,
      revolución, nobel, colón, imperio, batalla
    famosos: famosos, actor, cantante, presidente, nacer, edad, casado, biografía, años, murió, actriz, quién es, pareja, mujer, marido,
      hijos, altura, fortuna, futbolista, messi, cristiano ronaldo, shakira, rosalía, patrimonio, cumpleaños, dónde vive, influencer,
      película, mide, familia real, rey, divorcio, escándalo, cotilleo, nombre real, celebridad, vivo, deportista
    asistente: asistente, nombre, robot, inteligencia artificial, creador, edad, hablar, voz, idioma, humano, función, siri, alexa,
      google, asistente virtual, inteligente, ayudar, vivir, nacer, género, aprender, sentir, soñar, cortana, comer, dormir, llamarse,
      crear, máquina, persona, virtual, escuchar, secretos, amigos, familia, casada, privacidad, chatgpt, capaz, cantar
    charla: charla, hola, gracias, adiós, buenos días, qué tal, encantado, perdón, te quiero, contento, triste, aburrido, amigo, gustar,
      cómo estás, saludos, hasta luego, buenas noches, amor, casarse, broma, aburrirse, enfadado, cansado, felicidades, disculpa, suerte,
      conversar, gracioso, sentirse, contar, cállate, feo, bonito, guapo, cumplido, consejo, hambre, beber, día, bien, mal
    volumen: volumen, sonido, silencio, altavoz, subir, bajar, alto, música, mudo, audio, ruido, máximo, mínimo, porcentaje, más alto,
      más bajo, muy alto, no oigo, sonar, fuerte, bajito, al máximo, quitar el sonido, subir el volumen, bajar el volumen, parlante,
      bocina, a tope, cincuenta, nivel, auricular, multimedia, tono, alarma, tele, gritar, oír, demasiado
    dispositivo: dispositivo, wifi, bluetooth, batería, pantalla, brillo, actualización, ajustes, modo avión, red, memoria, cargar, móvil,
      teléfono, tablet, ordenador, reiniciar, apagar, encender, conectar, linterna, batería baja, cargador, sonido, no molestar, altavoz,
      auricular, alexa, sistema, versión, número de serie, imei, sim, tarjeta sim, echo, cable, puerto, usb, modelo
    aplicaciones: aplicaciones, app, archivo, abrir, cerrar, instalar, descargar, carpeta, documento, programa, actualizar, whatsapp,
      instagram, youtube, spotify, maps, netflix, desinstalar, tienda, play store, app store, navegador, chrome, cámara, calculadora,
      gmail, iniciar, ejecutar, pantalla de inicio, uber, tiktok, facebook, software, cerrar todo, segundo plano, abrir aplicación, juego
    grabación: grabación, grabar, audio, voz, dictar, micrófono, transcribir, nota de voz, parar, reproducir, reunión, sonido,
      memo de voz, transcripción, grabadora, guardar, pausar, reproducir grabación, vídeo, pantalla, clase, conversación,
      archivo de audio, nota, empezar a grabar, detener
    seguridad: seguridad, contraseña, clave, huella, usuario, fraude, robo, bloquear, virus, pin, cuenta, privacidad, hackear,
      bloquear cuenta, verificación, código, desbloquear, autenticación, acceso, cambiar contraseña, olvidado, phishing, antivirus,
      iniciar sesión, reconocimiento facial, sesión, dos pasos, patrón, spam, seguro, proteger, datos, registro
    ubicación: ubicación, dónde estoy, compartir, móvil, encontrar, perdido, mapa, gps, sonar, cerca, dirección, lugar, enviar,
      mi ubicación, compartir mi ubicación, localizar, dónde está, amigo, familia, posición, coordenada, dirección actual, calle, ciudad,
      tiempo real, rastrear, whatsapp, llegar
    mascotas: mascotas, perro, gato, veterinario, pasear, comida, pienso, correa, pájaro, animal, perrito, collar, arena, cachorro,
      vacuna, dar de comer, hueso, cobaya, hámster, pez, acuario, tortuga, conejo, raza, adoptar, ladrar, maullar, adiestrar,
      peluquería canina, pulga, garrapata, jaula, pienso para gatos, chip, esterilizar
    plantas: plantas, jardín, regar, flor, césped, maceta, tierra, sembrar, semilla, árbol, agua, huerto, abono, cactus, rosa, tomate,
      podar, cortar el césped, cortacésped, fertilizante, plaga, sol, jardinero, orquídea, hoja, aspersor, invernadero, cultivar,
      regadera, suculenta, interior, primavera, tulipán, compost, manguera, regadío
    niños: niños, bebé, hijo, cuento, nana, guardería, pañal, colegio, jugar, canción, dibujos, cumpleaños, juguete, escuela, deberes,
      cuna, biberón, dormir, canguro, parque, peluche, adolescente, juego, niñera, dibujos animados, control parental, columpio, nene,
      colorear, peppa pig, fiesta infantil, canción infantil, instituto, extraescolares, mochila, pediatra
    familia: familia, madre, padre, hermano, pareja, novio, amigo, amor, marido, esposa, hijo, abuelo, tío, tía, primo, sobrino, nieto,
      cuñado, suegra, mamá, papá, mujer, parientes, yerno, nuera, padrino, bebé, gemelo
    entradas: entradas, concierto, evento, teatro, espectáculo, museo, festival, exposición, asiento, comprar, precio, sala, agotadas,
      boleto, ticketmaster, obra, musical, artista, estadio, disponible, fecha, gira, localidad, partido, circo, ópera, monólogo, feria,
      fin de semana, cerca, planes, hora, reservar, recinto, gratis, ciudad, actuación, dónde
    donación: donación, donar, ong, ayuda, caridad, solidario, causa, benéfico, cruz roja, aportar, sangre, fundación, solidaridad,
      unicef, voluntario, aportación, refugiado, dinero, necesitado, contribuir, ropa, alimentos, banco de alimentos, colaborar, pobreza,
      organización, apadrinar, mensual, médicos sin fronteras
    boda: boda, casarse, novios, invitados, anillo, ceremonia, luna de miel, vestido, aniversario, regalo, iglesia, banquete, casamiento,
      matrimonio, invitación, pedir la mano, compromiso, fotógrafo, padrino, dama de honor, traje, ramo, tarta, despedida de soltero,
      lista de boda, nupcial, registro civil, altar, prometido, alianza, velo, esposo, baile
    vivienda: vivienda, piso, casa, alquiler, comprar, inmobiliaria, habitaciones, hipoteca, mudanza, vecino, apartamento, idealista,
      casero, inquilino, contrato, fianza, comprar casa, metros cuadrados, terraza, ático, chalet, propiedad, vender, dormitorio, renta,
      arriendo, agencia, fotocasa, visitar, comunidad, ascensor, amueblado, zona, casa en venta, depósito, reforma, compañero de piso,
      mudarse, dueño, terreno
    leyes: leyes, abogado, contrato, juez, denuncia, policía, multa, derecho, tribunal, legal, ley, delito, testamento, cárcel, demanda,
      juicio, notario, herencia, juzgado, divorcio, permiso, ilegal, constitución, código penal, firmar, custodia, prisión, sentencia,
      fiscal, acusar, ciudadano, extranjería, nacionalidad, testigo, penal, laboral, indemnización, gestor, trámite
    emergencia: emergencia, ambulancia, bomberos, policía, urgencias, ayuda, accidente, socorro, fuego, incendio, llamar, hospital,
      terremoto, 112, 911, urgente, robo, ladrón, socorrista, inundación, herido, ataque, peligro, auxilio, teléfono, grave, salvamento,
      infarto, rescate, guardia civil, evacuar
    listas: lista, crear lista, nueva lista, elemento, añadir, quitar, borrar, artículo, vaciar, contenido, tachar, nombre de la lista,
      ítem, eliminar lista, mis listas, lista de deseos, películas, regalos, leer la lista
    ropa para el tiempo: qué me pongo, abrigo, chaqueta, paraguas, bufanda, guantes, gorro, botas, manga corta, pantalón corto, sandalias,
      gafas de sol, crema solar, impermeable, frío, calor, llevar, ponerse, jersey, sombrero, abrigarse, camiseta, chubasquero, lluvia
    alerta meteorológica: alerta, aviso, tormenta, huracán, tornado, inundación, temporal, nevada, incendio, terremoto, alerta roja,
      alerta naranja, vendaval, ciclón, peligro, evacuación, granizo, ola de calor, tsunami, tormenta tropical, rayos, emergencia, riesgo
    amanecer y atardecer: amanecer, atardecer, puesta de sol, salida del sol, anochecer, sol, crepúsculo, ocaso, alba, luz del día,
      horas de luz, oscurecer, a qué hora, hoy, orto, oscuridad, mañana, tarde, temprano, se pone el sol, sale el sol, noche, playa,
      hora de salida
    mar y mareas: marea, ola, oleaje, surf, playa, mar, bajamar, pleamar, marea alta, marea baja, bandera, agua, temperatura del agua,
      viento, nudo, costa, barco, navegar, pesca, bañarse, medusa
    resultados deportivos: resultado, marcador, ganó, quedó, goles, partido, quién ganó, cómo va, empate, ganar, perder, gol, puntos,
      tanteo, final, minuto, ayer, anoche, equipo, clasificación, liga, descanso, prórroga, set
    calendario deportivo: partido, cuándo juega, próximo partido, contra quién, a qué hora, jornada, juega, rival, estadio, liga, horario,
      entradas, canal, retransmisión, derbi, clásico, copa, hoy, mañana, domingo, carrera
    qué suena: qué suena, canción, sonando, cómo se llama, quién canta, cantante, artista, título, nombre, tema, álbum, identificar,
      shazam, esta canción, año, grupo, letra, reconocer, autor, suena, disco, compositor
    gustos musicales: me gusta, favorito, canción, guardar, me encanta, no me gusta, artista favorito, pulgar arriba, valorar, estrellas,
      preferido, género, grupo favorito, odio, lista de favoritos, puntuar, gustar, recordar, añadir a favoritos, encantar, opinión
    lista de reproducción: playlist, lista, canciones, añadir, crear lista, aleatorio, mezcla, reproducir, nueva lista, mi lista, fiesta,
      gimnasio, viaje, eliminar, spotify, favoritos, mix, nombre, relajante
    control de reproducción: pausa, siguiente, anterior, repetir, aleatorio, saltar, parar, continuar, reproducir, canción, bucle,
      volumen, adelantar, rebobinar, reanudar, detener, otra vez, desde el principio, segundos, play, pista, shuffle, atrás, empezar
    entradas de cine: entrada, cine, sesión, película, cartelera, butaca, comprar, horario, sala, reservar, precio, fila, asiento,
      esta noche, boletos, función, pase, día del espectador, cinesa, cinépolis, versión original
    trivial: pregunta, respuesta, trivial, quiz, concurso, adivinar, trivia, puntos, categoría, historia, geografía, acertar, correcto,
      incorrecto, jugar, nivel, test, cultura general, siguiente pregunta, adivinanza, opción, ronda
    cuentos e historias: cuento, historia, cuéntame un cuento, fábula, hadas, caperucita, princesa, dormir, niños, érase una vez, relato,
      leyenda, aventura, dragón, bruja, blancanieves, final, infantil, lobo, cenicienta, terror, moraleja, personaje
    buzón de voz: buzón de voz, contestador, mensaje de voz, mensajes, escuchar, llamada perdida, grabado, nuevo mensaje, borrar, saludo,
      reproducir, llamó, teléfono, dejar mensaje, escucha mis mensajes, recibir, correo de voz, cuántos mensajes, sin escuchar
    revisar correo: correo nuevo, nuevos correos, sin leer, bandeja de entrada, leer, tengo, emails, recibido, hoy, último, revisar,
      de quién, mensajes nuevos, no leído, importante, comprobar, llegar, remitente, mirar, buzón
    saludo: hola, buenos días, buenas tardes, buenas noches, qué tal, saludos, buenas, hey, cómo estás, qué pasa, qué hay, encantado,
      mucho gusto, qué onda, bienvenido, aló, holi, cómo va
    despedida: adiós, hasta luego, hasta mañana, chao, nos vemos, hasta pronto, bye, me voy, hasta la vista, buenas noches, cuídate,
      despedirse, hasta otra, ciao, que descanses, terminar, chau, hablamos luego, fin
    agradecimiento y elogio: gracias, muy bien, genial, buen trabajo, perfecto, muchas gracias, excelente, te agradezco, eres el mejor,
      bien hecho, estupendo, fantástico, amable, increíble, guay, me gusta, maravilloso, bravo, ayuda, inteligente, mil gracias, útil,
      elogio, te quiero, listo
    queja al asistente: no me entiendes, mal, error, no funciona, tonto, inútil, te equivocas, incorrecto, no es eso, fatal, no sirves,
      estúpido, repetir, equivocado, entender, frustrado, otra vez mal, no quería, pésimo, cállate, enfadado, falso
    nombre del asistente: cómo te llamas, nombre, tu nombre, llamarse, quién eres, llamarte, cambiar, apodo, te llamas, presentarte,
      nuevo nombre, apellido, qué eres, tienes nombre, cuál es, dime tu nombre, bautizar, asistente, siri, alexa, identidad, señorita
    creador del asistente: quién te creó, creador, crear, hacer, programar, jefe, para quién trabajas, empresa, inventar, fabricar,
      diseñar, desarrollar, dueño, google, amazon, apple, ingeniero, quién te hizo, padres, trabajas
    edad y origen del asistente: cuántos años tienes, edad, naciste, de dónde eres, dónde vives, vivir, cumpleaños, origen, país, joven,
      viejo, años, casa, ubicación, dónde estás, procedencia, cuándo, fecha de nacimiento, ciudad, hogar, procedes, cuándo te crearon,
      creado
    naturaleza del asistente: eres un robot, humano, persona, real, máquina, inteligencia artificial, ordenador, bot, vivo, programa,
      hombre, mujer, sexo, género, persona real, ia, chatbot, computadora, alma, cuerpo, pensar, sentir
    habilidades del asistente: qué puedes hacer, ayudar, funciones, sabes hacer, habilidades, preguntar, comandos, para qué sirves,
      opciones, capacidades, puedes, lista, hacer, ejemplo, servicio, qué haces, tareas, instrucciones
    aficiones del asistente: tus aficiones, tiempo libre, hobbies, gustar, te gusta, pasatiempo, favorito, color favorito,
      comida favorita, música favorita, película favorita, haces, divertirte, interés, jugar, deporte, te diviertes, leer, libro favorito,
      equipo favorito, ratos libres, prefieres, animal favorito, entretenimiento
    voz del asistente: voz, acento, hablar, más despacio, más rápido, más alto, masculina, femenina, hombre, mujer, cambiar, velocidad,
      tono, susurrar, español de españa, mexicano, entonación, pronunciación, volumen, sonar, bajito
    idioma del asistente: idioma, hablar, español, inglés, cambiar, lengua, francés, háblame, catalán, portugués, alemán, traducir,
      configuración, latino, entender, bilingüe, italiano
    nombre del usuario: mi nombre, cómo me llamo, llámame, quién soy, me llamo, cambiar mi nombre, nombre, apodo, decirme, usuario,
      recordar, sabes, señor, dirigirte, quién soy yo, apellido, mi apodo, te acuerdas, me conoces, identidad, pronunciar
    estado de ánimo: triste, contento, feliz, aburrido, cansado, enfadado, solo, deprimido, ánimo, estresado, ansioso, animar, llorar,
      mal día, sentirse, miedo, nervioso, preocupado, enamorado, emoción, agobiado, amor, humor, alegre, sentimiento, hoy
    amor y asistente: te quiero, casarse, amor, novia, cásate conmigo, beso, te amo, me quieres, cita, enamorado, salir, matrimonio,
      guapa, gustar, pareja, abrazo, querer, corazón, me gustas, soltera, relación, romántico, adorar, besar
    sentido de la vida: sentido de la vida, significado, existencia, filosofía, dios, universo, vida, propósito, 42, morir, felicidad,
      existir, alma, por qué estamos aquí, vivir, razón, humanidad, muerte, mundo, destino, ser feliz, meta, por qué
    sí o no: sí, no, claro, vale, correcto, por supuesto, quizás, tal vez, no sé, de acuerdo, verdad, falso, cierto, seguro, jamás,
      afirmativo, negativo, exacto, depende, posible, ok
    cancelar y parar: cancelar, parar, olvídalo, detener, déjalo, anular, no importa, basta, silencio, cállate, deshacer, salir, nada,
      atrás, suficiente, terminar, interrumpir, no quiero, cerrar, stop, fin
    repetir y aclarar: repetir, otra vez, qué has dicho, no te he oído, no entiendo, más despacio, más alto, explicar, aclarar, perdón,
      cómo, de nuevo, entender, confuso, oír, dijiste, puedes repetir
    ayuda: ayuda, necesito, problema, cómo, instrucciones, soporte, funciona, explicar, asistencia, tutorial, manual, guía, opciones,
      servicio, atención al cliente, teléfono, agente, humano, consejo
    color de luz: color, luz, rojo, azul, verde, amarillo, morado, rosa, blanco, naranja, cambiar, cálido, frío, tono, bombilla, violeta,
      poner, lámpara, salón, tonalidad, led, ambiente
    brillo de luz: brillo, luz, atenuar, más brillo, menos brillo, bajar, subir, intensidad, oscuro, brillante, porcentaje, suave, tenue,
      demasiada luz, máximo, mínimo, fuerte, nivel, iluminar, regular, bombilla
    persianas y cortinas: persiana, cortina, subir, bajar, abrir, cerrar, estor, ventana, toldo, salón, dormitorio, luz, sol, mitad,
      oscurecer, habitación, contraventana, echar, correr, celosía
    enchufes: enchufe, interruptor, encender, apagar, inteligente, toma, corriente, wemo, lámpara, ventilador, aparato, consumo, regleta,
      electricidad, tomacorriente, activar, desactivar, electrodoméstico
    lavandería: lavadora, lavar, ropa, colada, secadora, planchar, detergente, suavizante, mancha, tender, tendedero, sábana, toalla,
      centrifugar, programa, ropa sucia, tintorería, blanco, color, agua fría, secar, prenda
    basura y reciclaje: basura, reciclaje, contenedor, sacar, cubo, plástico, vidrio, papel, orgánico, recogida, bolsa, camión, reciclar,
      cartón, residuo, día, punto limpio, envase, tirar, compost
    suministros: luz, agua, gas, factura, electricidad, contador, consumo, compañía, recibo, kilovatio, tarifa, corte, endesa, iberdrola,
      naturgy, lectura, suministro, apagón, potencia, internet, contrato, proveedor
    reparaciones del hogar: fontanero, electricista, gotera, arreglar, reparar, grifo, tubería, atasco, fuga, pintar, pintura, martillo,
      tornillo, taladro, cerrajero, albañil, bricolaje, herramienta, reforma, caldera, fusible, plomero, clavo, pared, desagüe
    electrodomésticos de cocina: horno, microondas, nevera, lavavajillas, cafetera, tostadora, batidora, freidora, vitrocerámica,
      congelador, hervidor, precalentar, robot de cocina, thermomix, exprimidor, campana, sandwichera, grado, freidora de aire, calentar,
      olla, fuego
    ingredientes: ingrediente, necesito, lleva, receta, harina, huevo, azúcar, leche, mantequilla, sal, aceite, levadura, gramos,
      cucharada, cantidad, hacer, preparar, contiene, lista, tomate, especia, ajo, hierba, condimento, plato
    sustitución de ingredientes: sustituir, en lugar de, reemplazar, en vez de, ingrediente, alternativa, usar, cambiar, sustituto,
      mantequilla, huevo, leche, harina, azúcar, aceite, no tengo, vinagre, margarina, yogur, nata, receta, limón, miel
    tiempo de cocción: cuánto tiempo, cocer, hornear, minutos, hervir, asar, pollo, huevo, arroz, pasta, pavo, carne, horno, grados,
      temperatura, cocinar, tarda, patata, al dente, fuego lento, preparar, salmón, bistec, hecho, punto, temporizador
    conservación de alimentos: caducar, nevera, cuánto dura, congelador, malo, fresco, conservar, fecha, congelar, leche, carne, sobras,
      podrido, seguro, comer, huevos, días, abierto, moho, pescado, estropear, pollo, guardar, aguantar, fuera
    calorías: calorías, cuántas calorías, kilocalorías, engordar, comer, manzana, hamburguesa, pizza, tiene, ración, plátano, chocolate,
      plato, gramos, cerveza, dieta, adelgazar, quemar, diarias, helado, patatas fritas
    dieta y alergias: dieta, vegano, vegetariano, sin gluten, celíaco, alergia, lactosa, intolerancia, frutos secos, keto, adelgazar,
      sin azúcar, alérgico, cacahuete, marisco, soja, diabético, halal, kosher, régimen, proteína, ayuno, carne, baja en calorías
    ideas de comida: qué como, cena, comida, idea, hambre, almuerzo, desayuno, sugerir, receta, qué hago de cenar, cocinar, rápido, fácil,
      menú, merienda, apetecer, comida italiana, mexicana, china, plato, antojo, esta noche, sano, hoy, invitados
    reseñas de restaurantes: reseña, opinión, valoración, restaurante, bueno, estrellas, crítica, comentarios, recomendar, calidad,
      tripadvisor, yelp, puntuación, qué tal, servicio, merece la pena, gente, comida, dicen, calificación, mejor
    reserva de restaurante: reservar, mesa, personas, restaurante, esta noche, hora, dos, cuatro, cena, terraza, confirmar, cancelar,
      a nombre de, comida, ocho, viernes, sábado, disponible, sitio, reservación, cambiar, aceptan reservas, espera
    tiempo de espera en restaurante: esperar, cuánto hay que esperar, mesa, cola, lleno, restaurante, gente, minutos, lista de espera,
      tardan, ocupado, sin reserva, tiempo, sitio, hora punta, cuánto tardan, sentarse, turno, aforo, cuánta gente, demora, lleno hoy,
      reserva, cola larga
    bares y bebidas: bar, cerveza, vino, copa, cóctel, beber, gin tonic, mojito, whisky, ron, discoteca, tapas, terraza, caña, camarero,
      margarita, vodka, tequila, alcohol, pub, fiesta, sangría, hielo, brindar, resaca, cava, champán, vermut, mezcal, noche, refresco
    propina: propina, porcentaje, camarero, cuenta, dejar, restaurante, calcular, cuánto, servicio, diez por ciento, factura, dividir,
      total, euros, pesos, mesero, quince por ciento, veinte, dar propina, generoso, entre cuatro, repartir
    precios: precio, cuesta, cuánto, vale, barato, caro, euro, dólar, oferta, comparar, descuento, importe, rebajado, gratis, peso, valor,
      tarifa, subir, bajar, kilo
    ropa: ropa, camisa, pantalón, vestido, zapatos, talla, falda, chaqueta, abrigo, camiseta, vaqueros, zapatillas, jersey, calcetín,
      sombrero, bolso, cinturón, corbata, bufanda, traje, moda, ponerse, bikini, sujetador, bragas, pijama, botas, sandalias, guantes,
      blusa, gafas de sol, marca, zara, probarse, sudadera, joya, reloj, tacones
    estado del pedido: pedido, dónde está, cuándo llega, enviado, paquete, seguimiento, llegar, entrega, rastrear, retraso, amazon,
      número de pedido, envío, reparto, tardar, confirmación, correos, hoy, recibir, camino, compra
    devoluciones y reembolsos: devolver, devolución, reembolso, dinero, cambiar, producto, tienda, ticket, defectuoso, recibo, garantía,
      roto, reclamación, plazo, talla, amazon, pedido, abono, artículo, etiqueta, comprado
    cupones y ofertas: oferta, descuento, cupón, rebaja, promoción, código, black friday, vale, ganga, chollo, barato, ahorrar, gratis,
      dos por uno, outlet, liquidación, tienda, precio, cyber monday, puntos, porcentaje, groupon
    horarios de tiendas: abierto, cierra, horario, tienda, hora, farmacia, supermercado, domingo, hasta qué hora, festivo, cierre,
      apertura, banco, hoy, centro comercial, biblioteca, correos, restaurante, 24 horas, gasolinera
    regalos: regalo, cumpleaños, navidad, idea, comprar, amigo, madre, novio, tarjeta regalo, envolver, papel de regalo, sorpresa,
      san valentín, bebé, boda, flores, aniversario, detalle, amigo invisible, niño
    saldo de la cuenta: saldo, cuánto dinero, cuenta, tengo, dinero, disponible, banco, queda, euros, ahorros, corriente, cuánto tengo,
      consultar, fondos, suficiente, tarjeta, pesos, puedo gastar, decir, total
    cuenta bloqueada: bloqueada, cuenta, desbloquear, por qué, acceder, congelada, suspendida, retenida, entrar, acceso, banco, retención,
      motivo, usuario, contraseña, problema, no puedo, restringida, tarjeta bloqueada
    bloquear cuenta: bloquear, congelar, cuenta, suspender, tarjeta, parar, banco, cancelar, desactivar, robo, inmovilizar, temporal,
      detener, pausar, ahorros, seguridad, inmediatamente, poner un bloqueo, fraude
    números de cuenta: iban, número de ruta, número de cuenta, swift, bic, código, cuenta, banco, ruta, clabe, cbu, datos bancarios,
      enrutamiento, transferencia, cheque, dígitos, sucursal
    transacciones: transacción, movimiento, compra, cargo, última compra, reciente, historial, extracto, tarjeta, cuenta, pago, amazon,
      ayer, restaurante, operación, gastar, lista, dónde, qué compré, mostrar, ver, supermercado, comercio, importe, ingreso, abono
    pagos pendientes: pendiente, cargo, pago, retenido, transacción, procesar, tarda, compra, aún, sin procesar, todavía, importe,
      autorización, por qué, tarjeta, doble cargo, confirmado, en proceso
    historial de gastos: gasto, gasté, cuánto, mes, semana, comida, gasolina, restaurantes, ropa, dinero, supermercado, último mes,
      amazon, viajes, total, entretenimiento, historial, categoría, media, año, copas, presupuesto
    transferencia: transferencia, transferir, enviar dinero, mandar dinero, cuenta, ahorros, corriente, bizum, euros, dólares, pasar,
      mover, paypal, iban, destinatario, amigo, banco, ingresar, dinero, beneficiario, giro, western union, pesos, spei, internacional,
      tarda, entre cuentas, compañero de piso, alquiler
    problemas de transferencia: transferencia, no ha llegado, tarda, fallida, pendiente, rechazada, error, cancelar, equivocada,
      dónde está, dinero, retraso, beneficiario, no aparece, anular, duplicada, días, recibir, reclamar, cuenta
    importe de factura: cuánto debo, factura, importe, total, cuánto, luz, agua, recibo, pagar, tarjeta, mes, gas, teléfono, internet,
      electricidad, alquiler, cuenta, a pagar, euros, saldo pendiente, costar, alto
    vencimiento de factura: vence, vencimiento, fecha, factura, cuándo, pagar, plazo, día, recibo, tarjeta, luz, límite, próximo, tarde,
      gas, agua, último día, retraso, tope, hipoteca, alquiler, teléfono
    pago mínimo: pago mínimo, mínimo, tarjeta, cuánto, pagar, factura, crédito, importe, menos, este mes, debo, visa, cantidad, saldo,
      total, lo mínimo, cuota, deuda, mensual, vencimiento, tarjeta de crédito, fecha, recibo, pendiente, menor
    tarjeta nueva o de reemplazo: nueva, tarjeta, pedir, reemplazo, solicitar, renovar, perdida, caducada, otra, duplicado, llegar,
      cuándo, envío, banco, crédito, débito, correo, días, rota, robada, cambiar, sustituir, dirección
    activar tarjeta: activar, tarjeta, nueva, activación, funcionar, usar, llegado, código, llamar, app, recibido, pin, primera vez,
      habilitar, débito, crédito, he recibido, estrenar, dar de alta, cómo, visa, correo, online, desbloquear, bienvenida
    tarjeta perdida o robada: perdida, robada, tarjeta, robo, perder, he perdido, bloquear, denunciar, cartera, cancelar, no encuentro,
      robar, informar, extraviada, fraude, dónde, bolso, reemplazo, desaparecer, encontrada, anular
    tarjeta rechazada: rechazada, tarjeta, pago, no funciona, denegado, compra, por qué, ayer, tienda, aceptar, restaurante, error,
      no pasa, cajero, saldo, límite, problema, gasolinera, amazon
    pago sin contacto: contactless, apple pay, google pay, móvil, pagar, sin contacto, nfc, tarjeta, añadir, wallet, reloj, terminal,
      activar, acercar, funciona, samsung pay, virtual, cartera digital
    tarjeta virtual: virtual, tarjeta, digital, desechable, online, crear, número, internet, compra, un solo uso, pedir, generar, prepago,
      segura, cvv, caducidad, temporal, comprar online, seguridad, app, activar, cuántas
    límite de crédito: límite, crédito, tarjeta, aumentar, subir, máximo, línea de crédito, gastar, ampliar, visa, disponible, bajar,
      tope, cuánto, incrementar, cupo, alto, elevar, mastercard, banco, capacidad
    puntuación de crédito: puntuación, crédito, historial crediticio, score, puntaje, buró, mejorar, subir, informe, calificación,
      equifax, experian, deuda, bajar, buena, mala, consultar, asnef, moroso, solvencia, pagar a tiempo, subir puntuación
    interés: interés, tasa, tipo de interés, tae, cuenta, porcentaje, ahorro, tarjeta, hipoteca, préstamo, anual, euríbor, cuánto,
      rendimiento, fijo, variable, crédito, apr, nominal
    recompensas: puntos, recompensas, millas, cashback, canjear, tarjeta, acumular, programa, ganar, cuántos puntos, fidelidad, compra,
      canje, viaje, usar, saldo de puntos, premio, amex, club, devolución, gasolina, bonificación
    comisiones bancarias: comisión, cargo, cobrar, banco, cuota, mantenimiento, transferencia, recargo, por qué, cajero, extranjero,
      tarifa, descubierto, gastos, devolver, retirada, anual, tarjeta, penalización
    compras en el extranjero: extranjero, comisión, compra, internacional, moneda, divisa, tarjeta, país, cambio, cargo, tarifa,
      transacción, fuera, viaje, porcentaje, pagar, recargo, otro país, usar, conversión
    fraude: fraude, sospechoso, cargo, no reconozco, robo, estafa, transacción, denunciar, tarjeta, cuenta, fraudulento, no autorizado,
      compra, raro, hackear, actividad, phishing, identidad, timo, suplantar, reclamar, seguridad, duplicado, extraño, disputar, banco,
      policía
    pin: pin, cambiar, código, tarjeta, número, clave, olvidado, contraseña, nuevo, secreto, cajero, recordar, cuatro dígitos, bloqueado,
      intentos, nip, restablecer, equivocado, recuperar
    cajero y efectivo: cajero, efectivo, sacar dinero, retirar, billete, cercano, comisión, tarjeta, moneda, banco, ingresar, límite,
      dinero, tragarse, atm, extraer, disponer, suelto, cash, tarjeta tragada, no me dio
    cheques: cheque, talonario, chequera, pedir, ordenar, ingresar, cobrar, banco, talón, nuevo, depositar, cuántos, más cheques, firmar,
      fondos, librar, costar, correo
    nómina y depósito directo: nómina, domiciliar, depósito directo, ingreso, sueldo, cuenta, empresa, configurar, empleador, banco,
      formulario, transferencia, cambiar, activar, pago, salario, domiciliación, cuenta corriente, mensual, rellenar, cambiar de banco,
      jefe, recibir
    día de cobro: cobro, día de pago, nómina, cuándo, pagan, sueldo, próximo, fecha, quincena, ingresar, salario, empresa, último día,
      mes, llegar, paga extra, aguinaldo, viernes, adelanto
    formularios fiscales: formulario, declaración, renta, certificado, retenciones, w2, documento, hacienda, recibir, descargar, borrador,
      modelo, correo, empresa, presentar, plazo, firma, cuándo, enviar, fiscal
    cambio de seguro: cambiar, seguro, póliza, nuevo, plan, modificar, aseguradora, otro, ampliar, renovar, cancelar, cobertura, compañía,
      añadir, familia, coche, mejor, contrato, baja, darse de baja
    acciones y bolsa: acción, bolsa, cotización, mercado, precio, valor, apple, google, tesla, amazon, ibex, nasdaq, dow jones, cerrar,
      abrir, subir, bajar, cotizar, empresa, hoy, comprar, vender, wall street, índice, inditex, telefónica
    criptomonedas: bitcoin, criptomoneda, ethereum, cripto, dogecoin, precio, valor, blockchain, monedero, comprar, vender, minar, token,
      coinbase, binance, nft, cartera, subir
    presupuesto y ahorro: presupuesto, ahorrar, gastos, mes, dinero, cuánto, meta, permitirme, plan, mensual, hucha, comida, restaurantes,
      vacaciones, límite, controlar, reducir, crear, comprar, ingresos, economizar, alimentación, objetivo
    verificar identidad: identidad, verificar, dni, pasaporte, documento, verificación, comprobar, datos, demostrar, carné, selfie,
      necesario, foto, nie, cuenta, subir, identificación, por qué, confirmar, cédula
    recarga de saldo: recargar, saldo, tarjeta, añadir, dinero, automática, cuenta, móvil, prepago, límite, apple pay, fallar, ingresar,
      efectivo, transferencia, cargar, topup, sin saldo, crédito, metro, transporte, verificar, cancelada, recarga fallida
    pedir días libres: solicitar, vacaciones, pedir, días, permiso, fecha, libre, marzo, enero, diciembre, semana, solicitud, coger,
      tomar, ausencia, lunes, viernes, empresa, día libre, asuntos propios
    aprobación de vacaciones: aprobado, vacaciones, solicitud, jefe, rechazado, confirmado, concedido, días libres, aceptado, pendiente,
      respuesta, permiso, recursos humanos, me dieron, solicité, concedieron, visto bueno, denegado, días, festivo, semana, han aprobado,
      pedí, saber si
    recursos humanos: nómina, contrato, empleado, vacaciones, beneficio, política, formación, baja, contratación, onboarding, rrhh,
      personal, formulario, evaluación, horas extra, fichar, empresa, convenio, despido, plantilla, sindicato, jornada
    vida de oficina: oficina, impresora, jefe, compañero, reunión, presentación, informe, powerpoint, excel, escritorio, cliente,
      proyecto, plazo, llamada, teletrabajo, sala de reuniones, documento, archivo, descanso, almuerzo, fichar, correo
    viaje de negocios: viaje, negocios, empresa, dietas, gastos, vuelo, hotel, conferencia, reembolso, cliente, feria, kilometraje, tren,
      informe de gastos, factura, reunión, congreso
    gasolina y combustible: gasolina, combustible, depósito, diésel, gasolinera, litros, llenar, repostar, cuánta, precio, gasoil, tanque,
      nivel, sin plomo, queda, repsol, cepsa, autonomía, echar, galón, nafta, bencina, galones, llegar, reserva
    consumo del coche: consumo, litros, kilómetros, gasta, gasolina, cien, eficiencia, rendimiento, coche, medio, autopista, ciudad, mpg,
      galón, kilometraje, combustible, híbrido, ahorrar, mi coche, depósito, eficiente, diésel, gasto de gasolina, rendimiento por litro,
      carro, promedio, recorrer
    neumáticos: neumático, rueda, presión, llanta, aire, inflar, cambiar, pinchazo, coche, desinflado, delantero, trasero, bar, nivel,
      repuesto, invierno, gato, reventón, goma, pinchada, taller, desgastado, ponchada, michelin
    aceite y mantenimiento del coche: aceite, cambio, mantenimiento, revisión, coche, taller, motor, filtro, kilómetros, itv, próxima,
      líquido, frenos, tipo, cuándo, cita, mecánico, nivel, batería, bujía, programar, último
    problemas del coche: avería, motor, testigo, luz, tablero, arrancar, batería, grúa, mecánico, taller, ruido, humo, freno, no arranca,
      recalentado, pinzas, embrague, check engine, problema, encendida, indicador, pinchazo, asistencia, remolcar, sobrecalentar, cables
    documentos del coche: matrícula, carné, permiso de circulación, licencia, conducir, itv, renovar, dgt, seguro, impuesto, tráfico,
      multa, papeles, examen, autoescuela, placa, puntos, caducado, registro, tenencia, licencia de conducir
    coche eléctrico: eléctrico, coche, cargar, punto de carga, batería, tesla, cargador, autonomía, híbrido, enchufar, estación de carga,
      electrolinera, kilovatio, carga rápida, cercano, tesla model, cuánto tarda, red de carga, gasolinera, nivel de batería, ruta
    aparcamiento: aparcar, aparcamiento, parking, estacionar, plaza, coche, zona azul, garaje, multa, estacionamiento, gratis, cerca,
      hora, parquímetro, dónde, centro, vado, parqueadero, discapacitado
    distancia: distancia, lejos, kilómetros, cuánto, millas, metros, a cuánto, cerca, camino, tiempo, andando, coche, queda, recorrer,
      separan, qué tan lejos, ciudad, casa, aeropuerto, viaje, cuántas horas, madrid, barcelona, recta
    lugares cercanos: cerca, cercano, alrededor, lugar, sitio, abierto, gasolinera, farmacia, supermercado, banco, cajero, restaurante,
      hospital, tienda, parque, dónde hay, zona, bar, baño, gimnasio, panadería, cine, hotel, peluquería, buscar
    velocidad: velocidad, kilómetros por hora, rápido, límite, radar, máximo, voy, acelerar, lento, multa, permitida, autopista, conducir,
      frenar, km, límite de velocidad, carretera, coche, velocímetro, despacio, más despacio, tramo
    tren: tren, billete, estación, renfe, ave, andén, salida, llegada, horario, vía, retraso, ida y vuelta, vagón, clase, atocha, próximo,
      reservar, cercanías, madrid, barcelona, asiento, ouigo, revisor, plaza, ventanilla, destino, cancelar, tren de alta velocidad
    autobús: autobús, parada, línea, bus, próximo, horario, billete, estación, llega, pasa, alsa, minutos, autocar, conductor, salida,
      número, bondi, camión, guagua, colectivo, ruta, nocturno, coger
    estado del vuelo: vuelo, a tiempo, retraso, aterrizar, despegar, llegada, salida, hora, número, estado del vuelo, puerta, cancelado,
      embarcar, iberia, terminal, situación, ryanair
    reservar vuelo: vuelo, reservar, billete, barato, buscar, comprar, ida y vuelta, precio, madrid, nueva york, fecha, directo, avión,
      encontrar, londres, clase, salida, escala, aerolínea, pasaje, boleto, mejor precio, low cost, ida
    normas en el avión: llevar, avión, equipaje de mano, líquido, permitido, puedo, cabina, mascota, tsa, prohibido, comida, subir,
      batería, mililitros, control, seguridad, aerolínea, bebé, norma, facturar, tijeras, alcohol, medicamento, cochecito, guitarra,
      perro, equipaje, medidas, peso, powerbank
    visados y pasaportes: visado, pasaporte, visa, viajar, necesito, país, renovar, embajada, internacional, consulado, requisitos,
      turista, entrada, solicitar, dni, caducado, españoles, aduana, documento, frontera, permiso, estancia, extranjero
    vacunas para viajar: vacuna, viajar, necesito, vacunarse, país, inyección, malaria, fiebre amarilla, hepatitis, áfrica, asia, sanidad,
      enfermedad, recomendada, tétanos, salud, obligatoria, tailandia, covid
    seguridad en viajes: seguro, peligroso, viajar, alerta, aviso, país, seguridad, recomendación, embajada, terrorismo, guerra, riesgo,
      advertencia, visitar, delincuencia, precaución, robo, consejos, zona
    ideas de viaje: visitar, ver, turismo, hacer, lugar, ciudad, atracciones, museo, monumento, playa, recomendar, destino, qué ver,
      sitios, turístico, viajar, guía, parque, divertido, fin de semana, excursión, mirador, catedral, actividades, ruta, europa, parís,
      roma, tour, cultura, montaña, imprescindible, castillo
    aviso de viaje al banco: viaje, banco, avisar, extranjero, tarjeta, notificar, voy, francia, italia, informar, usar, semana, país,
      bloquear, estaré, comunicar, salida, vacaciones
    alquiler de coches: alquilar, coche, rentar, recoger, aeropuerto, día, seguro, hertz, avis, devolver, europcar, precio, barato,
      furgoneta, semana, automático, auto, carro, fecha
    hacer la maleta: maleta, llevar, empacar, ropa, viaje, lista, bañador, crema solar, pasaporte, cepillo de dientes, cargador, equipaje,
      meter, zapatos, necesito, vacaciones, invierno, neceser, olvidar
    enchufes en el extranjero: enchufe, adaptador, voltaje, viaje, corriente, país, cargador, transformador, tipo, electricidad,
      extranjero, inglaterra, eeuu, convertidor, voltios, tipo de enchufe, cargar, móvil, reino unido, japón, clavija, compatible, hotel,
      frecuencia
    barcos y cruceros: barco, crucero, ferry, puerto, travesía, mar, camarote, billete, isla, navegar, mallorca, ibiza, yate, vela,
      muelle, billete de barco, velero, embarcar
    cita médica: médico, cita, doctor, dentista, hora, pedir, consulta, pediatra, especialista, hospital, reservar, centro de salud,
      oculista, ginecólogo, turno, revisión, mañana, ambulatorio, análisis, fisioterapeuta, cancelar, psicólogo, vacuna, seguridad social
    primeros auxilios: herida, quemadura, sangre, corte, vendar, tirita, picadura, torniquete, desmayo, reanimación, golpe, hielo,
      alcohol, atragantar, veneno, botiquín, hacer, esguince, fractura
    salud mental: ansiedad, depresión, estrés, psicólogo, terapia, triste, suicidio, pánico, ataque, soledad, ayuda, autoestima, llorar,
      agobio, psiquiatra, angustia, mental, emocional, hablar, duelo, sentirse
    pasos y actividad: pasos, caminar, andar, actividad, kilómetros, hoy, calorías, quemado, cuántos, distancia, objetivo, reloj, fitbit,
      podómetro, diario, correr, he dado, recorrido, meta, escaleras
    peso corporal: peso, pesar, adelgazar, kilos, engordar, báscula, imc, perder, dieta, grasa, índice, gordo, bajar de peso,
      masa corporal, ideal, libras, registrar, obesidad
    embarazo y bebés: embarazo, bebé, parto, pañal, biberón, lactancia, pecho, leche, cuna, contracción, recién nacido, semana, chupete,
      toma, matrona, ecografía, dormir, papilla, nacer, llorar, cochecito, guardería, ginecólogo, potito, fecha
    definiciones: significa, definición, definir, palabra, qué es, quiere decir, diccionario, término, concepto, explicar, sentido, rae,
      expresión, describir, buscar, qué significa, acepción, frase, refrán, etimología, origen, jerga, traducción
    deletreo: deletrear, se escribe, cómo, letra, ortografía, palabra, tilde, acento, hache, be, uve, correctamente, escribir, acentuar,
      mayúscula, falta, cómo se escribe, con be o uve, apellido, nombre, equis, zeta, cómo se deletrea, gramática
    sinónimos: sinónimo, antónimo, palabra, parecida, contrario, similar, opuesto, otra palabra, equivalente, rima, rimar,
      mismo significado, término, alternativa, otra forma, vocabulario, diccionario, lo contrario, adjetivo, verbo, frase, decir
    porcentajes: porcentaje, por ciento, cuánto es, descuento, calcular, iva, propina, rebaja, total, aumento, interés, tanto, euros,
      parte, proporción, qué porcentaje, incremento, reducción, regla de tres, mitad, nota, salario, precio
    geografía: país, capital, ciudad, población, habitante, río, montaña, océano, frontera, continente, mapa, isla, mar, dónde está,
      superficie, europa, áfrica, américa, asia, bandera, idioma, provincia, comunidad, lago, desierto, volcán, altura, extensión,
      everest, amazonas, región, norte, sur, clima, polo, hemisferio, latitud, cordillera
    historia: historia, guerra, rey, año, siglo, reina, imperio, revolución, batalla, civil, mundial, romano, descubrimiento, colón,
      franco, independencia, cuándo, edad media, murió, napoleón, hitler, presidente, constitución, república, dictadura, moctezuma,
      azteca, inca, egipto, faraón, antiguo, conquista, bolívar, bandera, tratado
    ciencia: ciencia, física, química, biología, átomo, planeta, velocidad de la luz, experimento, científico, einstein, teoría, gravedad,
      elemento, célula, adn, evolución, agua, temperatura, ebullición, molécula, newton, energía, oxígeno, inventar, cuerpo humano, hueso,
      cerebro, dinosaurio, tecnología, electricidad, universo, vacuna, robot
    naturaleza y animales: animal, perro, gato, león, elefante, ballena, pájaro, especie, vivir, comer, serpiente, tiburón, insecto,
      mamífero, peces, velocidad, caballo, oso, tigre, mono, mariposa, abeja, araña, selva, bosque, árbol, sonido, ruido, extinción,
      dinosaurio, zoo, águila, rana, delfín, tortuga, lobo, vaca, zoológico, salvaje, granja
    política: político, gobierno, presidente, elecciones, votar, partido, ministro, congreso, senado, ley, pp, psoe, vox, podemos,
      alcalde, rey, candidato, encuesta, votación, diputado, parlamento, oposición, trump, biden, europa, constitución, referéndum,
      república, dictador, democracia, gana, corrupción, reforma, huelga, morena, peronismo, oea
    curiosidades: curiosidad, dato, curioso, interesante, sabías que, cuéntame algo, hecho, aleatorio, divertido, aprender, raro, récord,
      saber, sorprender, mundo, ciencia, animal, historia, dime, dato interesante, impresionante
    opinión y consejo: qué opinas, consejo, opinión, recomendar, crees, debería, piensas, te parece, mejor, aconsejar, idea, decidir,
      sugerir, elegir, gustar, favorito, deber, qué hago, ayudar, problema
    religión y horóscopo: horóscopo, signo, dios, iglesia, misa, aries, tauro, géminis, cáncer, leo, virgo, libra, escorpio, sagitario,
      capricornio, acuario, piscis, zodiaco, rezar, oración, biblia, santo, papa, jesús, tarot, carta astral, católico, musulmán,
      mezquita, coche, ramadán, parroquia, virgen, fe, evangelio, salmo, luna
    pantalla y brillo: pantalla, brillo, oscuro, modo oscuro, fondo, girar, bloquear, captura, apagar, encender, brillante, rotación,
      color, tamaño, letra, zoom, bajar, subir, automático, táctil, modo noche, luz azul, resolución, fondo de pantalla, sensible
    wifi e internet: wifi, internet, conexión, contraseña, red, router, conectar, datos, velocidad, lento, módem, no funciona, señal,
      fibra, cobertura, desconectar, web, megas, wi-fi, operador, activar, desactivar, compartir, vpn, navegar, página, caído, mbps, gigas
    bluetooth: bluetooth, conectar, emparejar, auriculares, altavoz, activar, desactivar, dispositivo, coche, vincular, encender, apagar,
      teléfono, desconectar, sincronizar, ratón, teclado, cascos, visible
    batería: batería, cargar, porcentaje, cargador, queda, nivel, ahorro, móvil, baja, cuánta, enchufar, agotar, dura, duración,
      modo ahorro, cable, energía, consumo, inalámbrica, powerbank
    almacenamiento y actualización: memoria, espacio, almacenamiento, actualizar, versión, actualización, software, libre, gigas, lleno,
      borrar, copia de seguridad, nube, sistema, android, ios, liberar, icloud, reiniciar, disponible, disco, caché, resetear, fábrica,
      backup, sd
    ajustes del dispositivo: ajustes, configuración, cambiar, modo, activar, desactivar, modo avión, no molestar, idioma, notificación,
      pantalla, sonido, hora, reiniciar, restablecer, apagar, gps, accesibilidad, tono, vibración, privacidad, fábrica, predeterminado,
      opciones, ahorro, permiso, teclado
    notificaciones: notificación, aviso, alerta, silenciar, activar, desactivar, leer, mensaje, sonido, no molestar, nueva, borrar, app,
      whatsapp, desactivar avisos, vibrar, pendiente, facebook, mostrar, globo
    archivos: archivo, documento, carpeta, pdf, guardar, abrir, descargar, fotos, borrar, buscar, copiar, drive, dropbox, word, enviar,
      compartir, mover, renombrar, excel, usb, papelera, escritorio, fichero, nube, adjunto, comprimir, zip
    impresión y escaneo: imprimir, impresora, escanear, escáner, tinta, papel, documento, copia, código qr, qr, página, fotocopia, color,
      atasco, cartucho, tóner, folio, digitalizar, doble cara
    encontrar el móvil: encontrar, móvil, teléfono, dónde está, perdido, buscar, sonar, localizar, celular, no encuentro, llamar,
      he perdido, robado, iphone, tablet, llaves, hacer sonar, dejé, ubicar, última ubicación, apagado
    ordenadores y programación: ordenador, programa, código, python, portátil, windows, mac, linux, java, teclado, ratón, monitor,
      servidor, página web, software, base de datos, html, error, función, javascript, impresora, computadora, archivo, git, virus,
      escritorio, excel, instalar, algoritmo, depurar
    plan de telefonía: tarifa, móvil, datos, gigas, minutos, operador, línea, factura, contrato, movistar, vodafone, orange, roaming,
      prepago, recarga, saldo, portabilidad, permanencia, telcel, claro, entel, consumo, sim, esim, fibra, cobertura, llamadas, cambiar,
      plan, megas
    relaciones: pareja, novio, amor, cita, romper, ligar, enamorar, tinder, beso, divorcio, ruptura, celos, amigo, soltero, ex, relación,
      san valentín, romántico, infiel, salir, casarse, gustar, engañar, aniversario, discutir, perdonar
    fiestas: fiesta, cumpleaños, invitado, invitación, tarta, globo, sorpresa, celebrar, regalo, música, amigos, disfraz, organizar,
      bebida, vela, decoración, despedida, bautizo, comunión, quinceañera, piñata, bailar, barbacoa, brindis, año nuevo
    belleza: peluquería, pelo, maquillaje, uñas, corte, cabello, crema, piel, champú, tinte, manicura, salón de belleza, barba, afeitar,
      depilar, perfume, pintalabios, mascarilla, arruga, spa, masaje, peluquero, cita, ducha, cosmético, barbería, peinado, secador
    arte y cultura: arte, museo, pintura, cuadro, exposición, pintor, picasso, teatro, ópera, escultura, danza, ballet, poesía, galería,
      artista, prado, frida kahlo, obra, goya, fotografía, dalí, arquitectura, cultura, catedral, velázquez, dibujo, van gogh
    poesía y frases: poema, poesía, frase, cita, refrán, frase del día, inspirar, motivar, verso, dicho, célebre, proverbio, neruda,
      lorca, rima, recitar, sabiduría, motivación, haiku, autor, inspiradora, pensamiento
    """
}

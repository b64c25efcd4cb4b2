// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in Spanish requests.
  static let spanishMeanings = """
    [same]
    # switching and settings
    encender: encender, prender, activar, poner en marcha, habilitar, dar al interruptor, encender de nuevo, poner a funcionar,
      dejar encendido, poner en funcionamiento, que se encienda, dar corriente, echar a andar, enchufar
    apagar: apagar, desactivar, deshabilitar, cortar la corriente, dejar apagado, que se apague, quitar la corriente, desenchufar,
      apagar del todo
    subir: subir, aumentar, incrementar, elevar, poner más alto, subir un poco, más arriba, poner más, hacer subir, darle más,
      un poco más alto, a más
    bajar: bajar, disminuir, reducir, poner más bajo, bajar un poco, más abajo, hacer bajar, rebajar, darle menos, aminorar,
      un poco más bajo, a menos, descender, reducción
    brillo: brillo, luminosidad, claridad de la pantalla, brillo de la pantalla, intensidad de la luz, nivel de brillo
    más brillo: más brillo, más luz, iluminar más, más brillante, subir el brillo, aumentar el brillo, más claro, dar más luz,
      más intensidad, aclarar la pantalla, más luminoso, luz más fuerte, se ve muy oscuro, está muy oscuro
    atenuar: atenuar, menos luz, oscurecer, luz más tenue, menos brillo, bajar el brillo, bajar las luces, bajar la luz, regular la luz,
      luz más suave, más oscuro, reducir el brillo, menos brillante, menos intensidad, luz más baja, demasiada luz, luz tenue,
      menos luminoso
    volumen: volumen, sonido, audio, nivel de sonido, volumen del sonido, volumen de la música, nivel de volumen, volumen del altavoz
    más volumen: más volumen, más fuerte, subir el volumen, habla más alto, más alto, súbele al volumen, sube el sonido,
      aumentar el volumen, dale volumen, no se oye, no oigo nada, no se escucha, más duro, súbele, a todo volumen, subir la música,
      que se oiga más, ponlo más fuerte, ponlo más alto, dale caña, más ruido, a tope, súbelo a tope
    menos volumen: menos volumen, más bajito, bajar el volumen, habla más bajo, más bajo, menos fuerte, bájale al volumen, baja el sonido,
      reducir el volumen, demasiado alto, está muy alto, bájale, más suave, no tan alto, muy fuerte, bajar la música, ponlo más bajo,
      ponlo más bajito, menos ruido, hay mucho ruido, disminuir el volumen
    silenciar: silenciar, mutear, sin sonido, quitar el sonido, modo silencio, enmudecer, poner en silencio, quita el volumen,
      sin volumen, apagar el sonido, volumen a cero, silencioso, poner en mute, mudo, desactivar el sonido
    ajustes: ajustes, configuración, opciones, preferencias, ajustes del sistema, menú de ajustes, panel de control, ajustes del teléfono
    configurar: configurar, ajustar, establecer, fijar, definir, parametrizar, dejar configurado, regular, personalizar, poner a punto,
      graduar
    cambiar: cambiar, modificar, editar, alterar, corregir, variar, hacer un cambio, hacer cambios, rectificar, modificación, retocar,
      enmendar, transformar, pasar a otro, actualizar mis datos
    poner: poner, colocar, situar, ubicar, dejar puesto
    poner música: poner música, reproducir, tocar, escuchar, oír, ponme, pon una canción, quiero escuchar, quiero oír, darle al play,
      dale play, reproducción, pon algo de, suena, que suene, hacer sonar, sonar, pinchar música, modo música, ponme el disco,
      pon el tema, pon la canción, pon lo nuevo de
    parar: parar, detener, terminar, finalizar, acabar, frenar, stop, cesar, suspender, interrumpir, basta, ya basta, vale ya, suficiente,
      cortar, que pare, detener esto, dejar de, poner fin, concluir
    pausar: pausar, poner en pausa, hacer una pausa, pon pausa, parar un momento, detener un momento, pausar la reproducción, congelar,
      dejar en pausa, para un segundo
    continuar: continuar, reanudar, seguir, retomar, proseguir, volver a reproducir, quitar la pausa, seguir por donde iba,
      sigue reproduciendo, dale otra vez, sigue con, seguir adelante, reemprender, donde lo dejé, por donde íbamos, seguir escuchando,
      seguir leyendo
    empezar: empezar, comenzar, iniciar, arrancar, dar comienzo, emprender, ponerse en marcha, poner en marcha, dar inicio, ponerse a,
      echar a, empezar de cero, abrir sesión de
    saltar: saltar, omitir, siguiente canción, skip, pasar de canción, pasar a la siguiente, próxima canción, cambia de canción,
      la siguiente, saltarse, pasa esta, otra canción, siguiente pista, pon la siguiente, quita esta canción, cambiar de tema, brincar,
      adelantar canción
    siguiente: siguiente, próximo, que viene, posterior, venidero, próxima vez, que sigue, a continuación, inmediato, entrante, futuro
    anterior: anterior, previo, pasado, precedente, canción anterior, lo de antes, el de antes, de antes, volver a la anterior, último
    repetir: repetir, otra vez, de nuevo, volver a, una vez más, repetición, de vuelta, vuelve a hacerlo, otra vez más, nuevamente,
      reiterar, vuelve a decirlo, hazlo otra vez
    repetir lo dicho: repetir lo dicho, qué has dicho, no te he oído, repítelo, no te entendí, cómo dices, qué dijiste, perdona qué,
      cómo dijiste, no te escuché, no he entendido, no entendí, dilo otra vez, puedes repetirlo, no te oí bien, no lo pillé,
      repite por favor, no te he entendido, otra vez por favor, cómo has dicho
    bucle: bucle, repetir canción, en bucle, modo repetición, repetir en bucle, una y otra vez, sin parar, repetición continua,
      modo bucle, loop, poner en bucle, repetir todo, repetir siempre
    aleatorio: aleatorio, al azar, mezclar, shuffle, modo aleatorio, reproducción aleatoria, en orden aleatorio, desordenado, a lo loco,
      en modo aleatorio, barajar, cualquiera, revolver, mezclar canciones
    cancelar: cancelar, anular, suspender, desistir de, dejar sin efecto, dar de baja, cancelación, anulación, echar para atrás,
      echarse atrás, abortar, invalidar, dar por cancelado, rescindir
    olvídalo: olvídalo, déjalo, da igual, no importa, cancela eso, nada, olvídate, no hace falta, ya no, déjalo estar, no te preocupes,
      ya no quiero, déjalo así, no quiero nada, no es nada, me he equivocado, me equivoqué, olvida eso, olvida lo dicho, ignora eso,
      para nada, qué más da, es igual, no pasa nada
    deshacer: deshacer, revertir, volver atrás, atrás, dar marcha atrás, deshacer cambio, volver a como estaba, recuperar, restaurar,
      desandar
    ayuda: ayuda, asistencia, echar una mano, socorro, necesito ayuda, auxilio, échame una mano, echar un cable, dar una mano, apoyo,
      asistir, me puedes ayudar, guía
    soporte: soporte, atención al cliente, servicio al cliente, asistencia técnica, servicio técnico, atención telefónica,
      centro de ayuda, hablar con alguien, hablar con un agente, asesor, operador, agente, centro de atención, línea de ayuda,
      soporte técnico, hablar con una persona, persona real, alguien de verdad, representante, ejecutivo, ayuda técnica, call center
    reiniciar: reiniciar, resetear, volver a arrancar, restablecer, apagar y encender, resetear de fábrica, volver a encender,
      hacer un reset, reset, reboot, volver a iniciar
    actualizar: actualizar, actualización, poner al día, update, poner al corriente, refrescar, última versión, nueva versión,
      versión nueva, poner la última versión, upgrade, renovar
    instalar: instalar, descargar aplicación, bajar aplicación, instalación, poner una app, añadir aplicación, meter una aplicación,
      instalar app, bajar una app, bajar un programa
    descargar: descargar, bajarse, download, bajar de internet, hacer una descarga, bajarme, bajar archivo, guardar sin conexión,
      disponible sin conexión, descargarse
    desinstalar: desinstalar, quitar aplicación, eliminar aplicación, borrar aplicación, borrar app, quitar app, borrar programa,
      eliminar app, quitar programa
    conectar: conectar, vincular, emparejar, enlazar, sincronizar, emparejamiento, unir, asociar, conexión con, establecer conexión,
      acoplar, sincronización, parear
    bloquear: bloquear, cerrar con llave, echar la llave, trancar, poner el seguro, cerrar la puerta, cerrar con seguro, poner llave,
      poner el cerrojo, atrancar, asegurar la puerta
    desbloquear: desbloquear, abrir con llave, quitar el bloqueo, quitar el seguro, destrancar, abrir la puerta, abrir el cerrojo,
      quitar el cerrojo, abre la cerradura
    # handling things
    mostrar: mostrar, enseñar, ver, visualizar, sacar en pantalla, dejar ver, exhibir, presentar, echar un vistazo, poner en pantalla,
      quiero ver, desplegar, proyectar, hacer visible, a ver, dame a ver
    abrir: abrir, lanzar, ejecutar, iniciar, acceder a, entrar en, entrar a, iniciar aplicación, poner en marcha aplicación, arrancar,
      ir a, meterse en, abre la app
    cerrar: cerrar, salir de, salir de la aplicación, cerrar aplicación, cerrar sesión, salirse de, quitar de la pantalla, abandonar
    buscar: buscar, encontrar, localizar, hallar, dar con, hacer una búsqueda, búsqueda, rastrear, ubicar, dónde puedo encontrar,
      averiguar, indagar, ir a buscar, conseguir, dónde hay, investigar
    añadir: añadir, agregar, incluir, sumar a, meter, apuntar, anotar, sumar, insertar, incorporar, poner en la lista, anexar, adicionar,
      adjuntar, aumentar a la lista, añadir a la lista, agregar a la lista, poner en mi lista, introducir
    quitar: quitar, eliminar, borrar, suprimir, sacar, remover, tachar, deshacerse de, retirar, descartar, dar de baja, borrarse,
      eliminación, tachar de la lista, sacar de la lista, quitar de la lista, tirar, excluir, cargarse, desechar, limpiar, suprimirse
    vaciar: vaciar, borrar todo, eliminar todo, limpiar, vaciar la lista, borra la lista, dejar vacío, dejar en blanco, quitar todo,
      eliminar la lista, empezar de cero, dejar limpio, borrar el historial
    crear: crear, hacer, generar, preparar, nuevo, armar, elaborar, montar, dar de alta, abrir nuevo, creación, hacer nuevo,
      iniciar nuevo, confeccionar, producir, componer
    guardar: guardar, almacenar, salvar, conservar, preservar, grabar archivo, mantener, no perder, archivar, dejar guardado
    copiar: copiar, duplicar, hacer una copia, clonar, replicar, sacar copia, fotocopiar, reproducir copia, calcar
    compartir: compartir, difundir, pasar a otros, compartir con, dar a conocer, hacer partícipe, rular, pasar por whatsapp
    mover: mover, trasladar, cambiar de sitio, desplazar, pasar a otra carpeta, mover de lugar, cambiar de lugar, traspasar
    renombrar: renombrar, cambiar el nombre, poner otro nombre, ponerle nombre, cambiar de nombre, llamar de otra manera, rebautizar,
      editar el nombre
    enviar: enviar, mandar, remitir, hacer llegar, pasar, expedir, despachar, hacer un envío, disparar mensaje, transmitir
    recibir: recibir, llegar, obtener, me ha llegado, recepción, cobrar, me llegó, conseguir
    leer: leer, lectura, lee en voz alta, leer en alto, dime lo que pone, qué dice, qué pone, repasar, lector
    escribir: escribir, redactar, poner por escrito, redacción, escribe un mensaje, teclear, tipear, anotar, hacer un escrito
    responder: responder, contestar, dar respuesta, respuesta, contestación, replicar, réplica, devolver el mensaje, dar una respuesta
    reenviar: reenviar, volver a enviar, mandar otra vez, reenvío, reexpedir, pasar el mensaje, pasar el correo
    grabar: grabar, registrar, hacer una grabación, empezar a grabar, filmar, captar, rodar, dejar grabado
    grabación: grabación, nota de voz, audio grabado, nota de audio, audio, mensaje de voz, memo de voz, grabación de voz, nota hablada
    dictar: dictar, transcribir, transcripción, pasar a texto, voz a texto, escribir por voz, reconocimiento de voz, dictado por voz,
      tomar dictado, escribe lo que digo
    comprobar: comprobar, revisar, verificar, mirar, consultar, chequear, asegurarse, echar un vistazo, cerciorarse, confirmar, constatar,
      corroborar, echar una ojeada, comprobación, revisión, verificación, echa un ojo, inspeccionar, controlar, fijarse
    comparar: comparar, comparación, comparativa, diferencia entre, diferencia, qué es mejor, cuál es mejor, contrastar, versus,
      en qué se diferencian, frente a, comparado con, cotejar, mejor que, qué diferencia hay
    explicar: explicar, aclarar, en qué consiste, cómo funciona, explicación, hazme entender, cómo es, en detalle, más detalles,
      cuéntame más, dime más, desarrollar, detallar, ampliar, no entiendo, profundizar, exponer
    describir: describir, descripción, háblame de, cuéntame sobre, información sobre, de qué trata, de qué va, cómo es, dime sobre,
      háblame sobre, dame información sobre, qué sabes de, de qué se trata, qué es, explícame sobre, descríbeme
    información: información, datos, detalles, info, informe, información detallada, referencias, informarse, información adicional
    recomendar: recomendar, sugerir, aconsejar, proponer, recomendación, sugerencia, qué me recomiendas, alguna recomendación,
      alguna idea, consejo, alguna sugerencia, qué me aconsejas, qué me sugieres, propuesta, proponme, dame ideas, ideas para
    elegir: elegir, escoger, seleccionar, selección, optar por, decidirse por, decantarse, decidir, elección, quedarse con, preferir
    ordenar lista: ordenar lista, clasificar, organizar, ordenar por, poner en orden, reordenar, orden alfabético, jerarquizar, agrupar,
      organizar por
    contar cuántos: contar cuántos, cuántos, número de, cantidad de, cuánta gente, cuántas personas, cuántas veces, total de, la cantidad,
      cuánta cantidad, recuento, contar, número total, cifra
    calcular: calcular, cálculo, cuánto es, cuánto da, cuenta matemática, haz la cuenta, hacer cuentas, sacar la cuenta, haz el cálculo,
      cuánto sería, hacer números, calculadora, operación matemática, resolver operación, cuánto hace, computar, resultado de la operación
    sumar: sumar, suma, adición, cuánto suman, hacer la suma, sumado a, totalizar
    restar: restar, sustracción, quitarle a, diferencia de, sustraer, hacer la resta
    multiplicar: multiplicar, multiplicado por, producto, multiplicación, veces, elevado a
    dividir: dividir, dividido, división, entre cuánto, dividido entre, dividido por, división entre, cociente
    porcentaje: porcentaje, por ciento, tanto por ciento, tanto por cien, por cien, qué porcentaje, proporción
    raíz cuadrada: raíz cuadrada, raíz
    convertir: convertir, conversión, cuántos son en, equivalencia, pasar a, convertido en, a cuánto equivale, equivale a, cuánto es en,
      cuántas son, pasar de, conversor, transformar en, cambiar a, equivalente, conversión de unidades, en metros, en kilos
    medir: medir, medida, tamaño, dimensiones, medición, mensura, tomar medidas, cuánto mide, magnitud
    # questions
    quién es: quién es, quién fue, quién, qué persona, quién era, cuál es su nombre, biografía, háblame de la persona
    qué significa: qué significa, significado, definición, definir, qué quiere decir, qué es, definición de, sentido, a qué se refiere,
      defíneme, acepción, sentido de la palabra, diccionario
    cuándo: cuándo, en qué momento, qué fecha, qué día, a qué hora, qué hora, para cuándo, desde cuándo, en qué fecha, en qué año,
      fecha de, qué año, cuándo será
    dónde está: dónde está, dónde, en qué lugar, ubicación, en qué sitio, dónde queda, lugar, por dónde, dónde se encuentra, en dónde,
      localización, a dónde, adónde, dónde puedo, posición, en qué parte, dónde cae
    por qué razón: por qué razón, por qué, cuál es la razón, motivo, causa, a qué se debe, cuál es el motivo, por qué motivo, explicación,
      a causa de qué, cómo es que, razón, por culpa de
    cómo: cómo, de qué manera, de qué forma, cómo se hace, cómo puedo, cómo hago para, cómo hago, instrucciones, pasos para, forma de,
      manera de, qué hay que hacer, cómo debo, cómo se puede, qué tengo que hacer, modo de
    cuánto tiempo: cuánto tiempo, cuánto tarda, cuánto dura, duración, cuánto se tarda, cuántos minutos, cuántas horas,
      cuánto va a tardar, cuánto tardaré, tiempo de, qué tiempo tarda, cuánto lleva, cuánto rato, cuánto toma, cuánto demora, demorar,
      durar
    cuánto falta: cuánto falta, tiempo restante, cuánto queda, cuántos días faltan, faltar, cuánto tiempo queda, cuenta regresiva,
      cuánto queda para, tiempo que queda, días que quedan, cuántos días quedan, cuánto resta, falta mucho
    precio: precio, cuánto cuesta, cuánto vale, coste, tarifa, cuánto sale, importe, valor, a cómo está, qué precio tiene,
      por cuánto sale, cuánto cobran, cuánto hay que pagar, cuánto me cuesta, a cuánto sale, cuánto es, valer, cuánto piden
    qué distancia: qué distancia, a cuánto está, distancia, cuántos kilómetros, lejos, cuánta distancia, a qué distancia, cuántos metros,
      qué tan lejos, queda lejos, está lejos, cuántas millas, separación entre, cuántos kilómetros hay
    cuántos años tiene: cuántos años tiene, edad, qué edad, cuál es la edad, de qué edad, cuándo nació, qué años tiene, año de nacimiento,
      fecha de nacimiento
    altura: altura, cuánto mide, estatura, qué altura, qué tan alto, cómo de alto, alto, elevación, altitud, cuántos metros mide
    peso: peso, cuánto pesa, pesar, cuántos kilos, cuánto peso, kilos, qué tan pesado
    población: población, habitantes, cuánta gente vive, número de habitantes, cuántas personas viven, cuántos habitantes, demografía
    capital: capital, ciudad capital, cuál es la capital
    # time
    hora: hora, qué hora es, qué horas son, reloj, hora actual, qué hora tienes, tienes hora, dime la hora, qué hora es ahora,
      la hora que es
    zona horaria: zona horaria, huso horario, diferencia horaria, hora local, diferencia de hora, horario de, qué hora es allí,
      horas de diferencia, franja horaria
    fecha: fecha, qué día es hoy, a qué día estamos, día de hoy, fecha de hoy, qué fecha es, qué día es, qué día estamos,
      a cuánto estamos, fecha actual, a qué estamos, día y mes, en qué fecha estamos
    hoy: hoy, día de hoy, en el día, este día, el día de hoy, hoy día
    mañana por la mañana: mañana por la mañana, por la mañana, de la mañana, de mañana, en la mañana, primera hora, a primera hora,
      por la mañanita, matutino, matinal
    tarde: tarde, por la tarde, de la tarde, en la tarde, tardecita, a la tarde, después de comer, vespertino
    noche: noche, por la noche, esta noche, de la noche, en la noche, a la noche, de noche, nocturno, anochecer
    ahora: ahora, actual, en este momento, ahora mismo, ahorita, en estos momentos, al momento, inmediatamente, en seguida, enseguida,
      de inmediato, cuanto antes, lo antes posible, en la actualidad, ahora mismito, hoy en día, en el acto, de una vez, al instante,
      actualidad
    luego: luego, más tarde, después, dentro de un rato, más adelante, al rato, en un rato, otro momento, posteriormente, en otro momento,
      para después, más luego, al ratito, dentro de poco
    pronto: pronto, temprano, tempranito, dentro de poco, en breve, antes de tiempo, próximamente, con antelación
    fin de semana: fin de semana, sábado y domingo, finde, sábado o domingo, el finde, finde semana, fines de semana
    festivo: festivo, día festivo, feriado, puente, día libre, fiesta, día feriado, fiesta nacional, no laborable, día de fiesta, asueto,
      día no laborable, festividad, día inhábil
    vacaciones: vacaciones, días libres, permiso, descanso, días de vacaciones, irse de vacaciones, estar de vacaciones, receso, escapada,
      veraneo, días de descanso
    cada día: cada día, diario, todos los días, a diario, cotidiano, cada mañana, cada noche, una vez al día, día a día
    cada semana: cada semana, semanal, todas las semanas, una vez por semana, por semana, todos los lunes
    cada mes: cada mes, mensual, todos los meses, una vez al mes, por mes, mes a mes
    cada año: cada año, anual, todos los años, una vez al año, por año, año tras año
    cumpleaños: cumpleaños, cumple, aniversario, cuándo cumple años, fecha de nacimiento, cumplir años, felicitar
    alarma: alarma, despertador, poner el despertador, alarma despertador, poner alarma, hora de despertar, reloj despertador,
      alarma para despertarme, llamada despertador
    despertar: despertar, despertarse, levantar, levantarse, ponerse en pie, salir de la cama, hora de levantarse, que me despierte,
      me tengo que levantar, madrugar
    posponer alarma: posponer alarma, cinco minutos más, snooze, aplazar, diez minutos más, un ratito más, déjame dormir, un rato más,
      repetir alarma, posponer, dormir un poco más, déjame dormir más
    temporizador: temporizador, cuenta atrás, cronómetro, timer, cuenta regresiva, minutero, avísame en minutos, avísame en,
      poner un tiempo, alarma en minutos, cronometrar, poner tiempo
    recordatorio: recordatorio, recordar, avisar, acordarse, que no se olvide, no olvidar, que no me olvide, hazme acordar, acuérdame,
      ponme un recordatorio, tener presente, no me dejes olvidar, refréscame la memoria
    calendario: calendario, agenda, mi programa, almanaque, planes, qué tengo que hacer, mi agenda, mis planes, qué tengo hoy,
      qué tengo planeado, mi calendario, itinerario, horario, calendario de hoy, cronograma, qué planes tengo
    cita: cita, evento, compromiso, acontecimiento, entrada de calendario, evento del calendario, quedada, turno, cita previa, hora con,
      hora de la cita, he quedado, quedar con, entrevista, encuentro, cita programada
    reunión: reunión, junta, videoconferencia, conferencia, encuentro, sesión, reunirse, reunión de trabajo, asamblea, mitin, quedada,
      junta de trabajo, llamada de conferencia, meeting, entrevista con
    programar: programar, agendar, planificar, concertar, planear, poner en la agenda, poner en el calendario, fijar una reunión,
      apuntar en el calendario, añadir al calendario, quedar, organizar, convocar, apuntar en la agenda, anotar en la agenda,
      hacer planes, pedir hora, agregar al calendario, poner una cita, poner una reunión, cuadrar, crear un evento
    aplazar: aplazar, posponer, retrasar, cambiar de fecha, reprogramar, cambiar la hora, cambiar el día, mover la reunión,
      adelantar la reunión, cambiar la cita, dejar para otro día, pasar para, dejar para después, diferir, mover la cita,
      mover a otro día, adelantar, correr la fecha, recorrer, cambiar para, postergar, cambiar hora, demorar
    libre: libre, disponible, desocupado, tener tiempo, hueco, tengo algo, sin compromisos, sin planes, tiempo libre, hueco libre,
      un rato libre, hueco en la agenda, no tengo nada, disponibilidad
    ocupado: ocupado, con planes, comprometido, liado, estar ocupado, tener planes, con cosas que hacer, no estar disponible,
      tener compromiso, atareado
    tarea: tarea, pendiente, cosas que hacer, quehacer, obligación, encargo, faena, recado, asunto pendiente, deberes, por hacer,
      cosa pendiente, lo que tengo pendiente
    lista de tareas: lista de tareas, cosas pendientes, to do, lista de pendientes, cosas que hacer, cosas por hacer, tareas pendientes,
      mis tareas, qué tengo pendiente, mis pendientes, lista de quehaceres, lista de cosas
    lista de la compra: lista de la compra, lista de compras, lista del súper, lista del supermercado, cosas que comprar, qué comprar,
      qué tengo que comprar, lista de mandado, lista del mercado, compra semanal, cosas del súper
    lista: lista, relación de, enumerar, enlistar, hacer una lista, dame una lista, enumeración
    nota: nota, apunte, anotación, memo, recado, apunta esto, notita, bloc de notas, anota esto, post it
    # weather
    tiempo: tiempo, clima, pronóstico, previsión, qué tiempo hace, meteorología, parte meteorológico, el tiempo, pronóstico del tiempo,
      predicción, qué clima hace, previsión del tiempo, condiciones climáticas, qué día hará, cómo está afuera, cómo está fuera,
      parte del tiempo, pronóstico del clima, meteorológico, climatología, cómo estará el día, clima de hoy
    lluvia: lluvia, llover, paraguas, chubasco, mojarse, lluvioso, va a llover, precipitación, aguacero, impermeable, llovizna, chispear,
      diluviar, chaparrón, caer agua, chirimiri, mojado, posibilidad de lluvia, chubasquero, gabardina, probabilidad de lluvia
    calor: calor, caluroso, caliente, hace calor, ola de calor, bochorno, calorazo, sofocante, mucho calor, altas temperaturas,
      qué calor hace, cálido, calorcito, un calor de muerte, tórrido
    frío: frío, fresco, hace frío, helado, ola de frío, bajo cero, escarcha, congelar, mucho frío, abrigarse, abrigo, gélido, fresquito,
      bajas temperaturas, frío que pela, helar
    sol: sol, soleado, despejado, cielo despejado, cielo claro, brillar el sol, hace sol, día de sol, buen tiempo, solazo, sin nubes,
      salir el sol, resolana
    nublado: nublado, nubes, nuboso, cielo cubierto, cubierto, encapotado, nubosidad, cielo gris
    viento: viento, ventoso, racha, brisa, vendaval, ventolera, ráfaga, hace viento, aire fuerte, sopla el viento, velocidad del viento,
      mucho viento
    tormenta: tormenta, temporal, tempestad, rayos, relámpago, trueno, tormenta eléctrica, granizo, tronar, pedrisco, borrasca,
      mal tiempo, tormentoso
    temperatura: temperatura, grados, cuántos grados, cuántos grados hace, a cuántos grados, qué temperatura hace, termómetro,
      temperatura exterior, qué grados, centígrados, celsius, máxima y mínima, fahrenheit
    humedad: humedad, húmedo, nivel de humedad, humedad relativa, humedad ambiental
    calidad del aire: calidad del aire, contaminación, polución, contaminación del aire, índice de contaminación, smog, aire contaminado,
      aire limpio, contaminado, índice de calidad, calidad de aire
    amanecer: amanecer, salida del sol, sale el sol, alba, aurora, cuándo amanece, a qué hora amanece, despuntar el día, orto
    atardecer: atardecer, puesta de sol, anochecer, ocaso, cuándo anochece, a qué hora anochece, se pone el sol, esconderse el sol,
      crepúsculo, hora de puesta, caer la noche
    # media
    música: música, canciones, melodía, musiquita, tonada, temas, musical, unas canciones, ritmo
    canción: canción, tema, pista, pieza musical, sencillo, rola, cancioncita, tema musical, single, tonada
    cantante: cantante, artista, grupo, banda, intérprete, músico, artista musical, cantautor, vocalista, quién canta, quién la canta,
      cantado por, solista, conjunto musical, agrupación, rapero
    qué canción es esta: qué canción es esta, qué está sonando, quién canta, identificar canción, qué suena, qué canción suena,
      esta canción, nombre de la canción, qué tema es, título de la canción, canción actual, qué está puesto, quién canta esto,
      qué se está reproduciendo, qué escucho, qué música es esta, identifica esta canción, reconocer canción, shazam,
      cuál es esta canción, de quién es esto
    álbum: álbum, disco, elepé, lp, trabajo discográfico, cd, vinilo
    lista de reproducción: lista de reproducción, playlist, lista de canciones, lista de música, lista de temas, mi lista de música, mix
    radio: radio, emisora, estación de radio, fm, emisora de radio, dial, sintonizar, poner la radio, cadena de radio, frecuencia,
      radioemisora, am, estación
    podcast: podcast, pódcast, programa de audio, capítulo del podcast, programa de podcast, episodio del podcast, audioblog
    audiolibro: audiolibro, libro en audio, libro narrado, libro hablado, audible, audio libro, libro de audio
    película: película, peli, film, largometraje, cinta, peliculón, película de cine
    serie: serie, programa de televisión, capítulo, episodio, temporada, telenovela, culebrón, programa de tele, show, sitcom, teleserie,
      novela de televisión
    televisión: televisión, tele, televisor, tv, la tele, aparato de televisión, smart tv, pantalla de tele, caja tonta
    canal: canal, cadena, emisora de televisión, canal de televisión, cambiar de canal, cadena de televisión, el canal
    noticias: noticias, actualidad, titulares, últimas novedades, qué pasa, novedades, informativo, telediario, última hora, noticiero,
      noticiario, qué está pasando, qué ha pasado, qué hay de nuevo, noticias de hoy, resumen de noticias, noticias del día,
      qué hay de noticias, lo último, sucesos, boletín, noticias de última hora, ponme al día
    me gusta: me gusta, favorito, preferido, guardar canción, me encanta, adoro, me mola, es mi favorita, me fascina, me flipa, encantar,
      gustar, me agrada, chulo, me late, me chifla, guarda esta canción
    no me gusta: no me gusta, odio, no soporto, detesto, no me mola, quita esto, lo odio, qué asco, aborrecer, no la soporto,
      no me agrada, me desagrada, disgustar, odiar, pulgar abajo
    libro: libro, novela, obra, obra literaria, ebook, libro electrónico, best seller, título
    autor: autor, escritor, quién escribió, quién lo escribió, quién es el autor, escrito por, novelista, poeta
    juego: juego, jugar, jugar a, echar una partida, partida, juguemos, vamos a jugar, jugar un juego, echar un juego, jugar una partida,
      quiero jugar
    chiste: chiste, broma, algo gracioso, hazme reír, cuéntame un chiste, algo divertido, dime algo gracioso, una broma,
      cuenta algo gracioso, haz una broma, chascarrillo, ser gracioso, me quiero reír, sé gracioso, sácame una sonrisa
    cuento: cuento, historia, relato, fábula, cuéntame un cuento, cuento infantil, cuento para dormir, narración, historieta,
      cuéntame una historia, historia para dormir, leyenda
    foto: foto, fotografía, imagen, selfie, retrato, instantánea, fotito, pic, ilustración, dibujo
    hacer una foto: hacer una foto, sacar foto, fotografiar, tomar una foto, sacar una foto, hacer foto, tomar foto, hacer un selfie,
      echar una foto, tomar una fotografía, sacar una fotografía, tómame una foto, hacerse un selfie, captar una foto
    cámara: cámara, cámara de fotos, cámara web, webcam, cámara del móvil
    vídeo: vídeo, video, clip, videoclip, grabación de vídeo, filmación, metraje, vídeo musical
    # sport
    resultado: resultado, marcador, quién ganó, quién va ganando, cómo quedó, cuánto quedó, cómo van, quién gana, cómo va el partido,
      cómo terminó, tanteo, puntuación, cómo ha quedado, cuánto van, quién ha ganado, resultado final, goles, marcador final, cómo salió,
      cuánto quedaron, cómo acabó el partido, quién marcó
    partido: partido, encuentro deportivo, juego de hoy, juego, encuentro, quién juega, cuándo juega, match, próximo partido, partidazo,
      contra quién juega
    equipo: equipo, club, plantilla, selección, conjunto, escuadra
    clasificación: clasificación, tabla, liga, puntos, cómo va la liga, posiciones, ranking, tabla de posiciones, en qué puesto,
      posición en la liga, quién va primero, lugar en la tabla
    # communication
    llamar: llamar, telefonear, marcar, hacer una llamada, dar un toque, llamar por teléfono, pegar un telefonazo, dar un telefonazo,
      llamada telefónica, dar una llamada, comunicar con, ponme con, ponme en contacto con, contactar con, comunícame con,
      echar una llamada, llamar a, llama al número, pegar un toque, hablar por teléfono, quiero hablar con, marcar el número, márcale a,
      timbrar, dar un timbrazo
    colgar: colgar, terminar llamada, finalizar llamada, cortar la llamada, acabar la llamada, cuelga, terminar la llamada,
      colgar el teléfono, cortar
    contestar llamada: contestar llamada, coger el teléfono, descolgar, atender, aceptar llamada, responder la llamada, coger la llamada,
      responder al teléfono, contestar el teléfono, coge el teléfono, acepta la llamada, tomar la llamada, descuelga, pilla el teléfono
    rechazar llamada: rechazar llamada, no contestar, ignorar llamada, no cogerlo, no coger el teléfono, no cojas, ignora la llamada,
      no atender la llamada, rechaza la llamada, desviar llamada
    videollamada: videollamada, llamada de vídeo, facetime, videoconferencia, hacer una videollamada, llamada por vídeo, zoom, skype
    mensaje: mensaje, sms, mensaje de texto, texto, wasap, whatsapp, mensajito, un texto, guasap, textear, mensajear, mensaje de whatsapp,
      poner un whatsapp, mandar un whatsapp, chat, telegram, mandar un texto, wasapear, mensaje instantáneo
    correo: correo, email, mail, correo electrónico, e-mail, gmail, mandar un correo, mensaje electrónico, correito, mandar un mail,
      outlook, hotmail, correo e
    bandeja de entrada: bandeja de entrada, correos nuevos, mensajes recibidos, nuevos correos, correos sin leer, emails nuevos, buzón,
      tengo correo, correos recibidos, mensajes nuevos, mensajes sin leer, buzón de entrada, nuevos mensajes, correos no leídos, no leído,
      mensajes no leídos, revisar mi correo
    contacto: contacto, número de teléfono, agenda telefónica, teléfono de, libreta de direcciones, lista de contactos, guía de teléfonos,
      datos de contacto, directorio, mis contactos, contactos del teléfono, agenda de contactos, libreta de contactos
    notificación: notificación, aviso, alerta, novedad, notificaciones push, alerta del móvil, aviso del móvil
    publicar: publicar, postear, subir publicación, tuitear, compartir en redes, post, publicación, poner en facebook, subir a instagram,
      colgar en redes, poner un tuit, actualizar mi estado, subir una historia, twittear, poner en twitter, hacer un post,
      poner en mi muro
    # home
    luz: luz, lámpara, foco, bombilla, iluminación, lamparita, luminaria, alumbrado, lucecita, luz de techo, foquito, bombita
    calefacción: calefacción, termostato, calefactor, estufa, radiador, caldera, calentador, calentar la casa, brasero,
      calefacción central, bomba de calor
    aire acondicionado: aire acondicionado, climatizador, refrigeración, el aire, clima, climatización, aire frío, minisplit, split,
      aparato de aire
    aspiradora: aspiradora, aspirar, robot aspirador, roomba, robot de limpieza, aspirador robot
    limpiar: limpiar, limpieza, fregar, hacer limpieza, limpiar la casa, hacer la casa, quitar el polvo, ordenar, asear, recoger la casa,
      adecentar, hacer el aseo, recoger
    puerta: puerta, portón, puerta de casa, puerta de la calle, puerta principal, puerta de entrada, puerta delantera, reja, verja
    cerradura: cerradura, cerrojo, candado, chapa, cerradura inteligente, pestillo, seguro de la puerta
    persiana: persiana, cortina, estor, toldo, contraventana, visillo
    enchufe: enchufe, toma de corriente, interruptor, clavija, tomacorriente, enchufe inteligente, contacto eléctrico, regleta
    cafetera: cafetera, hacer café, máquina de café, prepárame un café, un café, preparar café, prepara un café, máquina de expreso,
      cafetera exprés, hazme un café, nespresso, cafetera italiana
    lavadora: lavadora, lavar la ropa, colada, máquina de lavar, lavarropas, poner la lavadora, hacer la colada, lavado de ropa,
      centrifugar
    lavavajillas: lavavajillas, lavaplatos, lavaplatos automático, máquina de lavar platos
    nevera: nevera, frigorífico, refrigerador, heladera, frigo, refri, congelador, frigider
    alarma de casa: alarma de casa, sistema de seguridad, seguridad de casa, alarma antirrobo, sistema de alarma, alarma del hogar,
      alarma de seguridad
    salón: salón, sala de estar, sala, living, estancia, salita, cuarto de estar, comedor, sala principal
    dormitorio: dormitorio, habitación, cuarto, recámara, alcoba, cuarto de dormir, dormitorio principal, habitación principal
    baño: baño, aseo, cuarto de baño, váter, lavabo, wáter, retrete, sanitario, inodoro
    color: color, tono, tonalidad, colorido, coloración, matiz
    # food
    receta: receta, cómo se hace, cómo cocinar, cómo preparar, cómo hago, cómo se prepara, cómo se cocina, receta de cocina, preparación,
      elaboración, recetario, modo de preparación
    cocinar: cocinar, preparar comida, guisar, hornear, cocer, asar, preparar la comida, hacer de comer, hacer la comida,
      preparar un plato, hacer la cena
    ingrediente: ingrediente, qué lleva, qué necesito para, qué lleva el plato, de qué está hecho, ingredientes necesarios, componentes,
      contiene, qué contiene, qué ingredientes lleva
    sustituir: sustituir, reemplazar, sustituto, en lugar de, en vez de, a cambio de, sucedáneo, qué puedo usar, alternativa a,
      sustituto de
    caloría: caloría, valor energético, cuántas calorías, cuánto engorda, calorías que tiene, kcal, contenido calórico, kilocalorías,
      aporte calórico
    nutrición: nutrición, información nutricional, valor nutricional, nutrientes, nutricional, cuánta proteína, macros, vitaminas,
      qué aporta, alimentación
    sano: sano, saludable, bueno para la salud, nutritivo, bueno para ti, saludable para comer, sanísimo, beneficioso
    restaurante: restaurante, sitio para comer, lugar para comer, dónde comer, comedero, sitio donde comer, mesón, tasca, asador,
      pizzería, lugar donde comer, dónde se come, salir a cenar, salir a comer, restorán, taquería, marisquería, local de comida,
      chiringuito
    comida a domicilio: comida a domicilio, pedir comida, comida para llevar, delivery, para llevar, a domicilio, reparto de comida,
      comida preparada, pedir una pizza, glovo, uber eats, just eat, comida rápida, rappi, traer comida a casa, pedir algo de comer,
      envío de comida
    comida: comida, comer, almuerzo, almorzar, alimento, algo de comer, comida del mediodía, manjar
    cena: cena, cenar, comida de la noche, cenita, merienda cena, cena ligera
    mesa: mesa, reservar mesa, mesa para, reservar una mesa, reserva de mesa, una mesa
    # shopping and money
    comprar: comprar, adquirir, hacer compras, ir de compras, hacer la compra, comprarse, hacerse con, quiero comprar, pillar, conseguir,
      ir de tiendas, shopping
    pedir: pedir, encargar, hacer un pedido, ordenar, solicitar un producto, hacer un encargo, pedir por internet, comprar por internet,
      hacer el pedido
    pedido: pedido, encargo, orden de compra, compra online, orden, mi compra, pedidos recientes
    paquete: paquete, envío, entrega, reparto, bulto, caja, encomienda, mensajería, entrega a domicilio, paquetería, mercancía
    rastrear: rastrear, seguimiento, dónde está mi pedido, estado del envío, seguir el paquete, localizar el paquete, hacer seguimiento,
      número de seguimiento, trazar, seguirle la pista, código de seguimiento, guía de envío
    devolver: devolver, devolución, reembolso, devolver producto, hacer una devolución, cambiar un producto, descambiar,
      regresar un producto, retornar
    oferta: oferta, descuento, rebaja, promoción, cupón, chollo, ganga, liquidación, promo, precio especial, saldos, remate,
      oferta especial, barata
    barato: barato, económico, más barato, de bajo coste, asequible, buen precio, low cost, baratito, rebajado, menor precio, no muy caro,
      tirado de precio, accesible, más económico, a buen precio
    caro: caro, costoso, carísimo, precio alto, más caro, elevado de precio
    tienda: tienda, comercio, negocio, establecimiento, almacén, local comercial, boutique, negocio local, tiendecita
    abierto: abierto, horario, hora de apertura, a qué hora abre, está abierto, cuándo abre, horario de apertura, horario comercial,
      sigue abierto, hora de abrir, abierto ahora, horario de atención, abre hoy
    hora de cierre: hora de cierre, a qué hora cierra, hasta qué hora, cuándo cierra, horario de cierre, hasta cuándo abre,
      hasta qué hora abre, cierran
    cuenta: cuenta, cuenta bancaria, cuenta corriente, cta, cuenta del banco, cuenta de cheques, mi cuenta, cuenta de débito
    saldo: saldo, cuánto dinero tengo, dinero en la cuenta, cuánto me queda, saldo disponible, fondos, saldo actual, estado de cuenta,
      cuánto hay en, qué dinero tengo, saldo restante, dinero disponible, cuánta plata tengo, dinero que queda, cuánta pasta tengo,
      saldo bancario, qué tengo en cuenta
    dinero: dinero, plata, efectivo, lana, pelas, guita, cash, dinero en efectivo, parné, moneda de curso, fondos, billetes
    tarjeta: tarjeta, tarjeta de crédito, tarjeta bancaria, tarjeta de débito, visa, mastercard, american express, plástico, mi tarjeta
    pagar: pagar, abonar, pago, liquidar, hacer un pago, realizar un pago, costear, hacer efectivo, saldar, cancelar la deuda,
      aflojar la pasta, pagar la cuenta
    transferir: transferir, transferencia, enviar dinero, mandar dinero, hacer una transferencia, pasar dinero, mover dinero,
      giro bancario, transferencia bancaria, bizum, hacer un bizum, traspaso, depositarle a, transferir fondos, girar dinero,
      enviar plata, mandar plata, pasar plata
    factura: factura, recibo, cuenta de luz, cuenta por pagar, factura de la luz, facturas pendientes, factura del agua, factura del gas,
      boleta de pago, cobro
    gasto: gasto, cuánto he gastado, desembolso, consumo, cuánto me gasté, cuánto llevo gastado, cuánto gasté, egreso, salidas de dinero,
      en qué se va, cuánto se fue
    movimientos: movimientos, transacciones, historial, operaciones, extracto, últimos movimientos, historial de transacciones,
      qué he comprado, últimas compras, cargos, extracto bancario, operaciones recientes, compras recientes, movimiento de cuenta,
      en qué he gastado, actividad reciente, qué compré, historial de compras, movimientos de la cuenta, pagos recientes,
      apuntes bancarios
    préstamo: préstamo, préstamo bancario, crédito, crédito personal, financiación, préstamo personal, empréstito, financiamiento
    interés: interés, tasa de interés, tipo de interés, tae, tin, porcentaje de interés, tasa anual, rédito, tasa
    presupuesto: presupuesto, cuánto puedo gastar, plan de gastos, cuánto me puedo permitir, cuentas del mes, presupuesto mensual,
      gasto previsto
    sueldo: sueldo, salario, nómina, paga, ingresos, remuneración, honorarios, jornal, mensualidad, cuánto cobro, quincena,
      salario mensual, pago de nómina, retribución, sueldo mensual
    impuesto: impuesto, tributo, fisco, hacienda, irpf, iva, contribución, sat, agencia tributaria, impuesto sobre la renta, gravamen,
      impuesto de renta
    seguro: seguro, póliza, aseguradora, póliza de seguro, compañía de seguros, cobertura, seguro médico, seguro de salud, plan de seguro,
      compañía aseguradora
    jubilación: jubilación, pensión, plan de pensiones, retiro, jubilarse, plan de jubilación, plan de retiro, fondo de pensiones,
      jubilado, pensionista, retirarse, afore, pensionado, cuenta de retiro
    acción: acción, bolsa, cotización, valor en bolsa, bolsa de valores, acciones en bolsa, invertir en bolsa
    moneda: moneda, divisa, tipo de cambio, tasa de cambio, moneda extranjera, cambio de moneda, cambio, dinero extranjero
    puntuación de crédito: puntuación de crédito, historial crediticio, calificación crediticia, score crediticio, buró de crédito,
      puntaje de crédito, puntaje crediticio, historial de crédito, informe de crédito, solvencia, nota de crédito, score de crédito,
      reporte de crédito, calificación de crédito
    pin: pin, clave de la tarjeta, número secreto, número pin, nip, número secreto de tarjeta, clave, código pin, código secreto,
      clave secreta, pin de la tarjeta, clave del cajero
    contraseña: contraseña, clave, password, contraseña de acceso, clave de acceso, palabra clave, passcode, clave secreta, credenciales,
      código de acceso, pass
    fraude: fraude, estafa, cargo no reconocido, cargo sospechoso, timo, cargo extraño, movimiento sospechoso, cargo fraudulento,
      yo no hice, fraudulento, no reconozco, no he hecho yo, compra que no hice, engaño, uso no autorizado, no autorizado,
      actividad sospechosa, transacción sospechosa, me han estafado, cargo que no reconozco, sospechoso, actividad fraudulenta, phishing,
      me han timado, usaron mi tarjeta, suplantación
    límite: límite, tope, máximo, máximo permitido, limitación, restricción, cupo, tope máximo
    cheque: cheque, talonario, chequera, talón, libreta de cheques, cheque bancario
    cajero: cajero, cajero automático, cajero más cercano, atm, telecajero, un cajero
    # travel
    ruta: ruta, camino, cómo llegar, cómo ir, indicaciones, direcciones, llévame, navegar, trayecto, recorrido, por dónde se va,
      itinerario, guíame, cómo puedo llegar, cómo se llega, cómo se va, qué camino tomar, dirígeme, ir hasta, llévame a,
      indícame el camino, cómo llegar a, mejor ruta, ruta más rápida
    tráfico: tráfico, atasco, embotellamiento, circulación, congestión, retenciones, tranque, trancón, tránsito, caravana, taco,
      cola de coches, estado del tráfico, cómo están las carreteras, hay mucho tráfico, estado de la carretera, hora punta, hora pico,
      cómo está la carretera, tapón, embotellado, hay atasco, tráfico en la ruta
    coche: coche, auto, carro, automóvil, vehículo, vehículo propio, buga, mi coche, mi carro
    gasolina: gasolina, combustible, gasoil, nafta, repostar, echar gasolina, cargar gasolina, bencina, diésel, poner gasolina,
      carburante, gasóleo, llenar el tanque, cargar combustible, llenar el depósito, echarle gasolina
    gasolinera: gasolinera, estación de servicio, surtidor, bomba de gasolina, gasolinería, bencinera, grifo de gasolina,
      estación de gasolina, estación de combustible
    neumático: neumático, llanta, rueda, presión, goma, llantas del coche, caucho
    taller: taller, mecánico, reparar, arreglar, reparación, taller mecánico, arreglar el coche, taller de coches, reparar el coche,
      automotriz
    aparcar: aparcar, estacionar, aparcamiento, parking, parquear, parqueadero, plaza de aparcamiento, estacionamiento, dejar el coche,
      cochera, dónde aparcar, aparcadero, lugar para estacionar, plaza de parking, párking
    taxi: taxi, uber, cabify, pedir un taxi, taxista, didi, llamar un taxi, remís, lyft, carrera de taxi
    autobús: autobús, bus, colectivo, camión de pasajeros, camión, guagua, ómnibus, autocar, buseta, línea de autobús, bondi,
      camioneta pública
    tren: tren, ferrocarril, ferroviario, renfe, ave, cercanías, tren de cercanías, tren de alta velocidad
    metro: metro, subte, subterráneo, metropolitano, línea de metro, boca de metro
    billete: billete, boleto, pasaje, entrada, ticket, tiquete, ticket de viaje, tique, comprar billete
    vuelo: vuelo, avión, volar, billete de avión, pasaje de avión, boleto de avión, viaje en avión
    aeropuerto: aeropuerto, terminal, aeródromo, terminal de aeropuerto, el prat
    equipaje: equipaje, maleta, valija, bultos, petaca, bolsa de viaje, mochila de viaje, veliz
    hotel: hotel, alojamiento, hospedaje, hostal, hotelito, hostel, dónde dormir, dónde alojarse, dónde quedarse, pensión, airbnb,
      parador, posada, motel, habitación de hotel, sitio donde dormir, casa rural, lugar para quedarse, alojarse, hospedarse, albergue,
      apartahotel
    reservar: reservar, hacer una reserva, reservación, hacer la reserva, apartar, separar, pillar mesa, guardar sitio, hacer reservación,
      dejar reservado, contratar
    viaje: viaje, excursión, viajecito, ir de viaje, escapada, vacaciones, recorrido turístico, travesía, de viaje, plan de viaje
    visado: visado, visa, visa de entrada, visado de turista, necesito visado, permiso de entrada, visado internacional,
      requisitos de entrada, sacar la visa
    vacuna: vacuna, vacunación, vacunarse, ponerse la vacuna, inmunización, inyección, dosis de vacuna, pinchar vacuna, qué vacunas
    cerca: cerca, cercano, alrededor, por la zona, cerca de aquí, cerca de mí, más cercano, en los alrededores, por aquí cerca,
      próximo a mí, cerquita, junto a, al lado, en mi zona, por mi zona, a mano, en las cercanías, aquí cerca, próximo, por mi barrio
    retraso: retraso, demora, llega tarde, con retraso, atraso, impuntual, tardanza, se retrasa, llegar con retraso, viene tarde
    alquilar: alquilar, arrendar, rentar, arriendo, alquilarse, arrendamiento, en alquiler
    parada: parada, parada de autobús, paradero, parada de bus, parada de guagua, estación de autobús, parada más cercana
    estación: estación, estación de tren, terminal de autobuses, estación de metro, estación de autobuses, estación ferroviaria
    # health
    médico: médico, doctor, médico de cabecera, facultativo, galeno, especialista, pediatra, médico de familia, consulta médica,
      ir al médico
    medicamento: medicamento, medicina, pastilla, remedio, píldora, comprimido, fármaco, medicación, cápsula, gragea, jarabe,
      tomar la medicina
    dolor: dolor, doler, me duele, molestia, dolencia, me está doliendo, hacer daño, me hace daño, punzada, adolorido, dolorido
    enfermo: enfermo, malestar, encontrarse mal, malo de salud, sentirse mal, indispuesto, pachucho, no me encuentro bien,
      no me siento bien, me siento mal, estar enfermo, me encuentro mal, estoy malo, ponerse enfermo
    ejercicio: ejercicio, entrenamiento, entrenar, gimnasia, hacer ejercicio, hacer deporte, ponerse en forma, ejercitarse,
      hacer gimnasia, ir al gimnasio, fitness, rutina de ejercicios, actividad física, hacer pesas
    dormir: dormir, sueño, dormirse, irse a la cama, acostarse, echar una siesta, siesta, ir a dormir, quedarse dormido, me voy a dormir,
      echar una cabezada, a la cama, pegar ojo, sobar, conciliar el sueño
    meditar: meditar, meditación, relajarse, relajación, meditación guiada, mindfulness, atención plena, hacer meditación
    hospital: hospital, urgencias, clínica, sanatorio, policlínico, ambulatorio, centro médico, centro de salud
    farmacia: farmacia, botica, farmacéutico, parafarmacia, droguería, farmacia de guardia, boticario
    pasos: pasos, podómetro, cuánto he andado, cuántos pasos, pasos que he dado, número de pasos, contador de pasos, cuánto caminé,
      cuánto he caminado
    # work and learning
    trabajo: trabajo, empleo, puesto, curro, laburo, chamba, oficio, ocupación, labor, puesto de trabajo, profesión, camello, faena
    solicitar: solicitar, pedir formalmente, hacer una solicitud, solicitud, petición, pedir permiso, hacer una petición, tramitar,
      gestionar, presentar solicitud, requerir, demandar, requerimiento, trámite, cursar
    jefe: jefe, supervisor, jefa, encargado, patrón, gerente, mánager, superior, director de empresa, responsable
    compañero: compañero, colega, compañero de trabajo, compañero de oficina
    escuela: escuela, colegio, instituto, cole, liceo, insti, centro escolar, escuela primaria, preparatoria, secundaria, prepa
    traducir: traducir, traducción, cómo se dice, traductor, cómo digo, cómo se dice en, pasar al inglés, qué significa en español,
      traducido, cómo se diría, en inglés
    idioma: idioma, lengua, lenguaje, dialecto, qué idioma
    deletrear: deletrear, cómo se escribe, ortografía, cómo se deletrea, escribirse, ortográfico, con qué letra, letra por letra,
      se escribe con, escritura correcta
    sinónimo: sinónimo, otra palabra para, palabra parecida, palabras similares, otra forma de decir, término equivalente, sinónimos de
    # assistant and small talk
    cómo te llamas: cómo te llamas, tu nombre, cuál es tu nombre, quién eres, dime tu nombre, cómo puedo llamarte, qué nombre tienes,
      cómo te debo llamar, tienes nombre, cuál es tu gracia, qué eres, preséntate, háblame de ti
    quién te creó: quién te creó, quién te hizo, tu creador, quién te inventó, quién te programó, quién te ha hecho, para quién trabajas,
      tu jefe, quién es tu jefe, quién es tu creador, quién te desarrolló, quién te diseñó, qué empresa te hizo, quién te fabricó,
      para qué empresa trabajas, quién te construyó, de quién eres, quién te ha creado
    qué puedes hacer: qué puedes hacer, qué sabes hacer, para qué sirves, tus funciones, qué te puedo pedir, en qué puedes ayudarme,
      qué te puedo preguntar, cómo puedes ayudarme, tus habilidades, tus capacidades, qué cosas haces, qué haces, qué sabes,
      en qué me ayudas, qué más sabes hacer, qué cosas sabes hacer, tus opciones, qué ofreces, cuáles son tus funciones
    eres un robot: eres un robot, eres humano, eres real, eres una persona, eres una máquina, eres inteligencia artificial,
      eres una persona real, eres un bot, estás vivo, eres de verdad, hablo con un humano, eres un ordenador, eres una computadora,
      eres un programa, eres una ia, hablo con una máquina, hablo con un robot
    dónde vives: dónde vives, dónde naciste, de qué país eres, de dónde eres, dónde estás, cuál es tu casa, de dónde vienes,
      dónde te encuentras, tu país, cuál es tu origen, lugar de nacimiento, dónde te crearon
    qué tal: qué tal, cómo andas, qué tal estás, cómo te sientes, cómo te encuentras, cómo te va, qué hay, cómo va todo, cómo va,
      qué cuentas, qué pasa, cómo lo llevas, cómo te ha ido, cómo te fue, qué hubo, cómo has estado, todo bien, qué me cuentas,
      qué te cuentas, cómo va eso, qué es de ti, cómo va el día, qué haces, cómo está usted, quiubo, cómo va tu día
    hola: hola, buenos días, buenas tardes, buenas noches, saludos, qué onda, buenas, qué pasa, hey, holi, muy buenas, holita, aló, ey,
      qué más, hola hola, qué hubo, quihubo
    adiós: adiós, chao, chau, bye, hasta la vista, hasta luego, hasta pronto, nos vemos, hasta mañana, me voy, cuídate, hasta otra, ciao,
      chaíto, agur, hasta ahora, hasta siempre, chaito, ahí nos vemos, nos vemos luego, hasta la próxima, que te vaya bien, despedirse,
      nos vidrios, abur
    gracias: gracias, muchas gracias, te lo agradezco, mil gracias, te agradezco, agradecer, muy amable, gracias por todo, se agradece,
      muchísimas gracias, gracias mil, qué amable, thanks, gracias de nuevo
    muy bien: muy bien, genial, estupendo, excelente, perfecto, buen trabajo, fantástico, bien hecho, guay, de lujo, maravilloso, chévere,
      bárbaro, increíble, eres el mejor, bravo, me gusta mucho, así se hace, bacán, eres la mejor, eres genial, eres un crack, qué bien,
      impresionante, fenomenal, lo has hecho bien, buenísimo, chido, maravilla, magnífico, extraordinario, espectacular, fabuloso,
      estuvo bien
    malo: malo, terrible, horrible, pésimo, fatal, de pena, horroroso, lo haces mal, muy mal, espantoso, deficiente, no sirves,
      eres inútil, inútil, no me ayudas, eres tonto, qué mal, chungo
    sí: sí, claro, de acuerdo, ok, por supuesto, correcto, por supuesto que sí, vale, claro que sí, cómo no, desde luego, sip, exacto,
      seguro, efectivamente, afirmativo, okey, sí por favor, está bien, perfecto, verdadero, sin duda, es verdad, cierto, obvio, ándale,
      pues claro, es correcto, sí señor, por descontado, así es correcto, dale pues
    no: no, en absoluto, negativo, de ninguna manera, no gracias, claro que no, qué va, para nada, nunca, ni hablar, nop, jamás,
      ni de broma, por supuesto que no, no quiero, ni loco, de eso nada, no es así, no creo, tampoco, de ningún modo, no señor,
      en la vida, nones
    quizás: quizás, tal vez, puede ser, no estoy seguro, no sé, a lo mejor, no lo sé, depende, es posible, posiblemente, probablemente,
      ni idea, no lo tengo claro, igual, quién sabe, no sabría decir, no tengo ni idea, más o menos, acaso, no me decido,
      no estoy convencido
    tirar moneda: tirar moneda, cara o cruz, lanzar una moneda, cara o sello, tira una moneda, lanzar moneda, echarlo a suertes,
      águila o sol, cara o ceca, lanzamiento de moneda, moneda al aire, echar una moneda
    tirar dado: tirar dado, lanzar los dados, tirar los dados, tira el dado, tira un dado, lanzar un dado, echar los dados
    número aleatorio: número aleatorio, número al azar, dime un número, elige un número, número entre, un número del, número cualquiera,
      generar un número
    curiosidad: curiosidad, dato curioso, dato interesante, sabías que, cuéntame algo interesante, algo curioso, dato aleatorio,
      algo interesante, dato, hecho curioso, hecho interesante, cosa curiosa, dato divertido, cuéntame algo
    hablar más despacio: hablar más despacio, más lento, despacio, más despacio, habla más lento, habla despacio, ir más lento,
      vas muy rápido, reduce la velocidad, ralentizar, velocidad más lenta, lentamente, ve más despacio
    rápido: rápido, deprisa, veloz, más rápido, cuanto antes, apurado, ligero, pronto, con prisa, a toda prisa, en un momento
    voz: voz, acento, tono de voz, tu voz, tono, cambia de voz, timbre de voz, forma de hablar, voz masculina, voz femenina, otra voz,
      manera de hablar
    # devices
    móvil: móvil, celular, teléfono, smartphone, cel, teléfono móvil, iphone, dispositivo móvil, aparato telefónico, teléfono celular,
      android, samsung, smartfon
    encontrar mi móvil: encontrar mi móvil, dónde está mi teléfono, haz sonar mi móvil, he perdido el móvil, no encuentro mi teléfono,
      no encuentro el móvil, dónde está mi móvil, haz sonar mi teléfono, localiza mi móvil, perdí mi celular, busca mi teléfono,
      dónde dejé el móvil, encuentra mi teléfono, llama a mi móvil, hacer sonar el móvil, dónde está mi celular, encuentra mi celular,
      perdí mi teléfono
    batería: batería, carga, pila, cuánta batería queda, nivel de batería, porcentaje de batería, cuánta carga queda,
      cuánta batería tengo, energía, ahorro de batería, batería restante, carga de batería
    wifi: wifi, wi-fi, internet, red inalámbrica, conexión, conexión a internet, red wifi, conectarme a internet, red, router, señal wifi,
      wifi de casa
    datos móviles: datos móviles, internet móvil, datos, consumo de datos, gigas, megas, datos del móvil, plan de datos, 4g, 5g, roaming,
      itinerancia
    modo avión: modo avión, modo vuelo, modo de vuelo
    no molestar: no molestar, modo no molestar, que no me molesten, modo concentración, que nadie me moleste, no quiero interrupciones,
      que no me interrumpan
    pantalla: pantalla, display, monitor, tele del ordenador, pantalla del móvil, pantallita
    captura de pantalla: captura de pantalla, pantallazo, screenshot, hacer una captura, captura, foto de la pantalla, capturar pantalla,
      captar la pantalla, print de pantalla
    aplicación: aplicación, app, programa, software, aplicación móvil, programita, aplicativo
    archivo: archivo, documento, fichero, doc, pdf, documentación, archivo de texto
    carpeta: carpeta, directorio, subcarpeta, folder
    almacenamiento: almacenamiento, espacio, memoria disponible, memoria, espacio libre, espacio disponible, memoria interna,
      capacidad de almacenamiento, memoria llena, cuánto espacio queda, liberar espacio, disco duro, memoria del teléfono
    ordenador: ordenador, computadora, pc, portátil, compu, laptop, ordenador portátil, computadora portátil, notebook, mac
    linterna: linterna, luz del móvil, flash, foco del celular, luz del teléfono, luz del celular, lámpara del celular
    usuario: usuario, perfil, cuenta de usuario, nombre de usuario, mi perfil, id de usuario, identificador
    compartir ubicación: compartir ubicación, mandar mi ubicación, mi ubicación, dónde me encuentro, enviar ubicación,
      comparte mi ubicación, enviar mi ubicación, mandar ubicación, dónde estoy ahora, comparte dónde estoy, pasar mi ubicación,
      mandar dónde estoy
    # people and things
    nombre: nombre, cómo se llama, llamarse, apodo, apellido, denominación, nombre completo, título, mote
    novio: novio, pareja, compañero sentimental, prometido, pololo, enamorado
    novia: novia, pareja, prometida, polola, compañera sentimental
    esposa: esposa, mujer, señora, cónyuge, parienta, mi mujer
    esposo: esposo, marido, mi marido, cónyuge
    madre: madre, mamá, mami, mamita, jefita, mamaíta, mi vieja
    padre: padre, papá, papi, papito, taita, mi viejo
    hijo: hijo, niño, niña, crío, peque, criatura, nene, nena, chaval, pequeño, chamaco, pibe, hijito, chiquillo
    bebé: bebé, recién nacido, nene, bebito, guagua, lactante
    perro: perro, perrito, cachorro, can, mi perro
    gato: gato, gatito, minino, michi, felino
    mascota: mascota, animal de compañía, animalito, animal doméstico
    planta: planta, maceta, plantita, mata, matita
    regar: regar, echar agua, regar las plantas, regar el jardín, echar agua a, regadera
    regalo: regalo, obsequio, presente, qué le regalo, detallito, agasajo, sorpresa, hacer un regalo
    boda: boda, casamiento, casarse, matrimonio, enlace matrimonial, nupcias, contraer matrimonio, bodorrio
    casa: casa, vivienda, hogar, domicilio, hogar dulce hogar, casita, chalet, la casa, mi hogar, residencia
    piso: piso, apartamento, departamento, depa, depto, monoambiente, apartamento en alquiler, pisito
    abogado: abogado, asesor legal, licenciado en derecho, consultoría legal, notario
    donar: donar, donación, donativo, hacer una donación, dar dinero, contribuir, aportar, dar a la caridad, colaborar con, aportación,
      hacer un donativo, contribución, limosna
    evento: evento, concierto, espectáculo, actuación, acto, función, acontecimiento, festival, suceso, gala
    lugar: lugar, sitio, local, paraje, emplazamiento, ubicación, zona
    problema: problema, error, fallo, avería, no funciona, inconveniente, dificultad, va mal, bug, lío, contratiempo, incidencia,
      se ha estropeado
    roto: roto, estropeado, dañado, averiado, descompuesto, malogrado, hecho pedazos, escacharrado, se rompió, destrozado, fundido,
      partido en dos
    perder: perder, perdido, extraviar, no encuentro, he perdido, no aparece, se me perdió, se me ha perdido, no sé dónde está, pérdida,
      desaparecido, no lo encuentro, dónde dejé
    nuevo: nuevo, reciente, último, novedoso, moderno, flamante, más reciente, a estrenar, recién hecho, último modelo
    grande: grande, enorme, inmenso, gigante, grandote, extenso, gigantesco, más grande
    pequeño: pequeño, diminuto, chiquito, chico, mini, chiquitito, más pequeño, minúsculo, pequeñito, enano
    mejor: mejor, top, más valorado, más popular, mejor valorado, número uno, más recomendado, el más votado, mejor puntuado, más famoso,
      óptimo
    opinión: opinión, reseña, valoración, crítica, qué dicen de, comentarios, puntuación, crítica de, qué opina la gente, calificación
    activar el sonido: activar el sonido, activar sonido, devolver el sonido, quitar el silencio, poner el sonido, quitar el mute,
      volver el sonido, encender el sonido, desmutear
    cállate: cállate, callarse, callar, silencio por favor, deja de hablar, cierra la boca, calladito, no hables más, cierra el pico,
      guarda silencio, ya cállate, haz silencio, chitón, deja de sonar
    susurrar: susurrar, hablar bajito, en voz baja, modo susurro, habla en susurros, hablar bajo, musitar
    reemplazar: reemplazar, sustituir, cambiar por, poner en lugar de, canjear, intercambiar, suplir, cambiar por otro, relevar
    reproducir de nuevo: reproducir de nuevo, volver a poner, poner otra vez, desde el principio, empezar de nuevo, desde el inicio,
      volver a empezar, desde cero, repetir la canción, otra vez la canción, reiniciar la canción, volver a escuchar
    volver: volver, regresar, retornar, ir atrás, estar de vuelta
    subir archivo: subir archivo, cargar archivo, subir a la nube, subir un documento, subir fotos, hacer copia de seguridad,
      copia de seguridad, respaldo, backup, hacer un backup
    desconectar: desconectar, desvincular, desemparejar, cortar la conexión, quitar la conexión, desenlazar, soltar, desconexión
    bloquear contacto: bloquear contacto, bloquear número, bloquear a alguien, poner en lista negra, vetar, banear, lista negra
    congelar tarjeta: congelar tarjeta, bloquear tarjeta, bloquear mi tarjeta, bloquear la tarjeta, bloquear mi cuenta,
      congelar mi cuenta, congelar cuenta, suspender la tarjeta, anular la tarjeta, inmovilizar, congelar, cancelar mi tarjeta, bloquear,
      suspender temporalmente, bloqueo temporal
    descongelar tarjeta: descongelar tarjeta, descongelar, desbloquear tarjeta, desbloquear mi cuenta, reactivar tarjeta,
      quitar el bloqueo, levantar el bloqueo, desbloquear, reactivar, desbloquear la cuenta
    buscar en internet: buscar en internet, googlear, buscar en google, guglear, buscar en la web, buscar en la red, búsqueda en internet,
      mirar en internet, buscar online, consultar en internet
    guardar para después: guardar para después, marcar como favorito, añadir a favoritos, favoritos, marcador, guardar en favoritos,
      agregar a favoritos, guardar para luego, ver más tarde, leer más tarde, poner en favoritos, marcar página
    pegar: pegar, pegar texto, pegar del portapapeles, copiar y pegar
    confirmar: confirmar, confirmación, ratificar, dar por bueno, validar, dar el visto bueno, certificar
    aprobar: aprobar, aceptar, autorizar, dar el visto bueno, aprobación, dar el ok, admitir, autorización, dar permiso, visto bueno,
      acceder, consentir, permitir
    rechazar: rechazar, denegar, declinar, no aceptar, decir que no, rehusar, negar, desestimar
    consejo: consejo, asesoramiento, orientación, truco, tip, sugerencia, aconsejar, asesorar, orientar, recomendación
    filtrar: filtrar, solo muéstrame, acotar, muestra solo, reducir la búsqueda, filtrar por
    partir: partir, repartir, separar, dividir la cuenta, a medias, pagar a medias, partes iguales, dividir entre varios,
      repartir la cuenta, cada uno lo suyo
    usar: usar, utilizar, emplear, hacer uso de, manejar, aprovechar, servirse de, ocupar, valerse de
    arreglar: arreglar, reparar, solucionar, componer, resolver, remediar, compostura, reparación, solución, apañar
    traer: traer, acercar, ir a por, llevar hasta aquí
    llevar: llevar, transportar, cargar con, traslado
    coger: coger, agarrar, tomar, pillar, recoger
    querer: querer, desear, me gustaría, me apetece, tener ganas de, tengo ganas, se me antoja, quisiera, apetecer, antojarse, me provoca
    necesitar: necesitar, hacer falta, requerir, me hace falta, precisar, necesario, necesidad, es necesario, requisito, exigir
    tener que: tener que, deber, estar obligado, me toca, obligación, tengo que hacer, obligatorio
    poder: se puede, está permitido, permitido, puedo llevar, es posible, posible, permiten, permiso, legal
    mostrar más: mostrar más, ver más, más resultados, más opciones, qué más, algo más, otra cosa, qué otra cosa, más de eso, alguno más,
      hay más
    otro: otro, diferente, distinto, alternativa, otra opción, otra cosa, algo diferente
    completar: completar, terminado, marcar como hecho, dar por hecho, ya lo hice, ya está hecho, marcar como completado,
      dar por terminado, finalizado, tarea terminada, marcar como terminado, cumplido, ya he terminado, rellenar, ya está listo, tachado
    inscribirse: inscribirse, apuntarse, darse de alta, registrarse, matricularse, inscripción, hacerse socio, unirse, afiliarse,
      unirse a, darme de alta, registro, alistarse, hacerse miembro, asociarse
    iniciar sesión: iniciar sesión, entrar en mi cuenta, acceder a mi cuenta, loguearse, identificarse, entrar con mi usuario,
      hacer login, login, ingresar a mi cuenta, meterme en mi cuenta, conectarme, inicio de sesión
    cerrar sesión: cerrar sesión, salir de mi cuenta, desloguearse, desconectarme, cierre de sesión, log out
    suscribirse: suscribirse, abonarse, suscripción, contratar, seguir canal, hacerse suscriptor
    darse de baja: darse de baja, cancelar la suscripción, anular suscripción, cancelar suscripción, desuscribirse, dejar de pagar,
      darme de baja, desapuntarse
    informar: informar, avisar de, notificar, reportar, comunicar, dar parte, hacer saber, denunciar, dar aviso, poner en conocimiento,
      dar a conocer
    avísame cuando: avísame cuando, dime cuándo, hazme saber, mantenme informado, ponme al tanto, notifícame, avísame si,
      quiero saber cuándo, mantenme al corriente, alértame
    probar: probar, intentar, hacer la prueba, hacer un intento, tratar de, comprobar si funciona, testear, test
    aprender: aprender, estudiar, formarse, saber más, instruirse, enterarse, aprendizaje, capacitarse
    enseñar: enseñar, dar clases, instruir, mostrar cómo, enséñame a, cómo se hace, educar, formación
    practicar: practicar, ensayar, repasar, hacer prácticas, entrenar, ejercitar, práctica
    saber: saber, conocer, estar al tanto, enterarse, tener idea, estar enterado, conocimiento, averiguar
    opinar: opinar, pensar, qué opinas, qué te parece, creer, qué piensas, tu opinión, qué crees, parecer, considerar, punto de vista
    esperar: esperar, un momento, un segundo, espérate, aguardar, dame un minuto, aguanta, un minuto, un ratito, espera un poco,
      momentito, dame un segundo, un segundito
    escuchar: escuchar, oír, prestar atención, atender, poner atención
    ver vídeo: ver vídeo, mirar, ver una película, ver una serie, ver la tele, ver en streaming, poner una película, mirar una peli,
      ponme la peli, reproducir vídeo, echar un ojo
    hablar: hablar, charlar, conversar, platicar, dialogar, chatear, comunicarse, tener una conversación, conversación, echar una charla,
      cotorrear
    decir: decir, contar, comentar, expresar, relatar
    preguntar: preguntar, hacer una pregunta, consulta, duda, cuestión, tengo una duda, una consulta, interrogante, preguntarle a
    visitar: visitar, ir a ver, hacer una visita, pasar por, pasarse por, acercarse a
    salir: salir, irse, marcharse, partir, salida, ponerse en camino, largarse, salir de casa, me voy, a qué hora salir, abandonar,
      pirarse
    llegar: llegar, alcanzar, aterrizar, a qué hora llega, llegar a, arribar
    ir: ir, dirigirse, viajar a, desplazarse, moverse a, ir a, acudir, ir hasta
    conducir: conducir, manejar, ir en coche, llevar el coche, guiar, al volante, ir en carro, conductor
    caminar: caminar, andar, a pie, ir andando, pasear, ir caminando, dar un paseo, dar una vuelta, caminata
    correr: correr, trotar, salir a correr, running, footing, hacer jogging, ir a correr
    ir en bici: ir en bici, bicicleta, bici, montar en bici, pedalear, ciclismo, en bicicleta, andar en bici
    volar: volar, en avión, coger un avión, tomar un avión, ir en avión
    vender: vender, venta, poner a la venta, poner en venta, deshacerme de, dar salida
    prestar: prestar, dejar dinero, prestar dinero, préstame, dar prestado
    pedir prestado: pedir prestado, pedir un préstamo, sacar un préstamo, coger prestado, que me presten, tomar prestado,
      obtener un préstamo, solicitar un préstamo
    ganar dinero: ganar dinero, ganar, cobrar, sacar dinero, percibir, obtener ingresos, cuánto gano, lucrarse
    gastar: gastar, desembolsar, dejarse dinero, cuánto me gasté, en qué gasté, en qué gasto
    ahorrar: ahorrar, guardar dinero, economizar, apartar dinero, reservar dinero, gastar menos, meter en la hucha, juntar dinero
    retirar dinero: retirar dinero, sacar dinero, sacar efectivo, retirar efectivo, sacar plata, retirada de efectivo, sacar pasta,
      disponer de efectivo, retirar, extraer dinero, sacar lana
    ingresar dinero: ingresar dinero, depositar, hacer un ingreso, meter dinero, depositar dinero, hacer un depósito, depósito,
      ingreso en cuenta, añadir fondos, abonar en cuenta, meter plata
    recargar saldo: recargar saldo, recargar, poner saldo, añadir saldo, cargar saldo, meter saldo, cargar la tarjeta, recargar el móvil
    hornear: hornear, meter al horno, asar al horno, hacer al horno, poner en el horno
    hacer a la parrilla: hacer a la parrilla, barbacoa, a la brasa, asar a la parrilla, asado, parrillada, a la plancha,
      hacer una barbacoa, carne asada, churrasco
    hervir: hervir, cocer, poner a hervir, llevar a ebullición, cocción, hervor, sancochar
    freír: freír, sofreír, saltear, fritura, poner a freír, rehogar
    recalentar: recalentar, calentar la comida, calentar, calentar en el microondas, meter en el microondas
    descongelar: descongelar, descongelación, sacar del congelador
    comer: comer, comerse, tomar algo, picar algo, alimentarse, comida, algo de comer, zampar, echarse un taco
    beber: beber, bebida, tomar, algo de beber, beberse, trago, echarse un trago, refresco
    aspirar: aspirar, pasar la aspiradora, aspira el suelo, limpiar el suelo, barrer, dar una pasada
    fregar: fregar, trapear, pasar la fregona, fregar el suelo, pasar la mopa, pasar el trapeador, mopear
    lavar: lavar, lavado, hacer la colada, poner una lavadora, enjuagar, dar un lavado
    fregar los platos: fregar los platos, lavar los platos, lavar los trastes, fregar la vajilla, lavar la loza, poner el lavavajillas
    planchar: planchar, plancha de ropa
    tirar: tirar, tirar a la basura, deshacerse de, botar, desechar, echar a la basura, descartar
    basura: basura, desperdicios, residuos, sacar la basura, bolsa de basura, reciclaje
    cubo de basura: cubo de basura, contenedor, papelera, basurero, bote de basura, zafacón, caneca
    relajarse: relajarse, descansar, desconectar, calmarse, tranquilizarse, desestresarse, estar tranquilo, reposar, relax,
      tomar un descanso, relajante
    respirar: respirar, respiración, ejercicio de respiración, respirar hondo, coger aire, respiración profunda
    adivinar: adivinar, acertar, adivínalo
    rebobinar: rebobinar, retroceder, ir hacia atrás, retrasa el vídeo, echar para atrás, volver unos segundos, atrasar
    adelantar: adelantar, avanzar, avance rápido, ir hacia delante, pasar hacia delante, saltar adelante, adelanta el vídeo,
      echar para adelante
    hablar más rápido: hablar más rápido, más rápido, más deprisa, acelerar, habla más deprisa, aumentar la velocidad, date prisa,
      apúrate, velocidad más rápida, apresurarse, rapidito
    valorar: valorar, puntuar, calificar, dar estrellas, dar una puntuación, poner nota, estrellas, evaluar, dejar una reseña,
      poner una valoración, ponerle estrellas
    seguir en redes: seguir en redes, seguir, seguir a, hacerse seguidor, dar a seguir, hacerse fan
    dejar de seguir: dejar de seguir, no seguir, quitar de amigos, unfollow
    comentar: comentar, comentario, dejar un comentario, hacer un comentario, poner un comentario
    me gusta publicación: me gusta publicación, dar me gusta, like, dar like, me encanta esa foto
    calentar: calentar, subir la temperatura, más calor, más caliente, subir la calefacción, ponerlo más calentito, tengo frío,
      hace frío aquí, más cálido, subir el termostato, caldear, que haga más calor
    enfriar: enfriar, bajar la temperatura, más frío, más fresco, bajar la calefacción, refrescar, tengo calor, refrigerar,
      hace calor aquí, bajar el termostato, climatizar, que haga más fresco
    cargar: cargar, cargar el móvil, cargar la batería, poner a cargar, recargar, enchufar el móvil, cargar el teléfono
    mudarse: mudarse, mudanza, cambiar de casa, cambiar de dirección, cambio de domicilio, cambiarse de casa, trasladarse, nueva dirección
    ir a casa: ir a casa, volver a casa, llévame a casa, camino a casa, regresar a casa, para casa, vámonos a casa
    girar: girar, doblar, voltear, rotar, torcer, dar vuelta, giro, dar la vuelta
    llenar: llenar, rellenar, llenar el depósito, completar
    renovar receta: renovar receta, renovar la receta, pedir más medicamento, receta médica, reponer medicación, renovar medicación,
      surtir receta
    pedir otra vez: pedir otra vez, volver a pedir, pedir de nuevo, repetir pedido, comprar otra vez, volver a comprar, pedir lo mismo,
      lo de siempre, pedir más
    entregar: entregar, repartir, hacer entrega, enviar a domicilio, llevar a casa, entregar en mano
    llevar puesto: llevar puesto, ponerse, vestirse, vestir, qué me pongo, usar ropa, qué ponerme, qué ropa llevar
    probarse: probarse, probarse ropa, probador
    plantar: plantar, sembrar, cultivar, siembra
    dar de comer: dar de comer, alimentar, echar de comer, dar comida a, poner comida
    votar: votar, voto, votación, ejercer el voto, ir a votar
    apostar: apostar, apuesta, hacer una apuesta, jugar dinero, casa de apuestas
    robar: robar, robo, me han robado, hurtar, me robaron, sustraer, atraco, me lo quitaron, asalto
    ocultar: ocultar, esconder, hacer invisible, tapar, que no se vea
    proteger: proteger, mantener a salvo, protección, asegurar, resguardar, cuidar
    escanear: escanear, escáner, escanea el código, leer código, digitalizar, código qr, leer el qr
    imprimir: imprimir, impresora, sacar por impresora, impresión, imprimir en papel, mandar a imprimir
    ampliar: ampliar, acercar, más grande, agrandar, hacer zoom, aumentar el tamaño, zoom, aumentar la imagen, letra más grande
    reducir tamaño: reducir tamaño, alejar, más pequeño, encoger, achicar, hacerlo más pequeño, disminuir el tamaño, letra más pequeña
    combinar: combinar, juntar, unir, fusionar, mezclar, poner juntos, agrupar
    pasear al perro: pasear al perro, sacar al perro, sacar a pasear, bajar al perro
    cuál: cuál, qué tipo, qué clase
    cada cuánto: cada cuánto, con qué frecuencia, cuántas veces, frecuencia, cada cuánto tiempo, periodicidad, qué tan seguido, a menudo,
      frecuentemente
    qué tamaño: qué tamaño, cómo de grande, qué tan grande, tamaño, superficie, extensión, dimensiones, cuánto ocupa, área
    profundidad: profundidad, qué tan profundo, cómo de profundo, hondo
    anchura: anchura, ancho, cómo de ancho, qué ancho
    velocidad: velocidad, qué tan rápido, cómo de rápido, a qué velocidad, kilómetros por hora, velocidad máxima
    dónde estoy: dónde estoy, mi ubicación, mi posición, dónde me encuentro, dónde estamos, en qué calle estoy, qué lugar es este,
      mi localización
    cuánto tengo: cuánto tengo, cuánto me queda, cuánto hay, saldo, qué saldo tengo, cuánta pasta tengo, cuánta plata tengo,
      dinero que tengo, dinero disponible, cuánto dinero hay
    cuánto debo: cuánto debo, deber, deuda, pendiente de pago, importe pendiente, lo que debo, saldo pendiente, cantidad adeudada,
      adeudar, saldo deudor
    cuánto gano: cuánto gano, cuánto cobro, ingresos, mi sueldo, salario, qué gano, mis ganancias
    mañana día: mañana día, mañana, el día siguiente, al día siguiente, el día de mañana
    pasado mañana: pasado mañana, en dos días, dentro de dos días
    ayer: ayer, el día anterior, el día de ayer
    anoche: anoche, ayer por la noche, la noche pasada, ayer noche
    mediodía: mediodía, a mediodía, doce del mediodía, las doce, hora de comer, al mediodía
    medianoche: medianoche, doce de la noche, a medianoche
    madrugada: madrugada, de madrugada, por la madrugada, muy temprano, antes del amanecer
    tarde con retraso: tarde con retraso, llegar tarde, con retraso, atrasado, retrasado, no llego a tiempo, demorado, llevar retraso
    a tiempo: a tiempo, puntual, en punto, en hora, según lo previsto
    entre semana: entre semana, día laborable, de lunes a viernes, día hábil, día entre semana, días de diario, día de trabajo, laborable
    quincena: quincena, dos semanas, quince días, catorce días, cada quince días, quincenal
    mes: mes, treinta días, este mes, en el mes
    año: año, este año, en el año, doce meses
    recurrente: recurrente, periódico, que se repite, habitual, regularmente, regular, de forma regular
    reciente: reciente, último, más reciente, recientemente, lo último, hace poco, más nuevo, de hoy
    historial: historial, histórico, registro, anteriores, registro de actividad, log
    navidad: navidad, nochebuena, fiestas navideñas, pascua de navidad
    año nuevo: año nuevo, nochevieja, fin de año, víspera de año nuevo
    media hora: media hora, treinta minutos, 30 minutos, media horita
    cuarto de hora: cuarto de hora, quince minutos, 15 minutos
    segundo: segundo, seg, segundito
    minuto: minuto, min, minutito
    feliz cumpleaños: feliz cumpleaños, felicidades, feliz cumple, que cumplas muchos más, muchas felicidades
    cronómetro: cronómetro, cronometrar, medir el tiempo, contar el tiempo, cronometraje, toma el tiempo, tomar el tiempo
    acordarse: acordarse, recordar, memorizar, ten en cuenta, no olvides, tener en mente, ten presente, quédate con, acuérdate de,
      apréndete
    olvidar: olvidar, se me olvidó, no recuerdo, se me ha olvidado, no me acuerdo, me olvidé, olvidarse
    fecha límite: fecha límite, plazo, fecha de vencimiento, vencimiento, cuándo vence, fecha tope, para cuándo es, plazo de entrega,
      último día, fecha de entrega, límite de tiempo
    caducar: caducar, vencer, vencimiento, expirar, caducidad, fecha de caducidad, fecha de expiración, hasta cuándo vale, cuándo caduca,
      válido hasta, vigencia, cuándo expira
    tomar nota: tomar nota, apuntar, anotar, escribir una nota, toma nota, dejar apuntado, hacer una nota, escribir esto
    proyecto: proyecto, trabajo en curso
    nieve: nieve, copos, ventisca, aguanieve, va a nevar, tormenta de nieve, nevazón
    templado: templado, temperatura suave, agradable, tibio
    niebla: niebla, neblina, bruma, brumoso, calima, visibilidad
    huracán: huracán, tornado, ciclón, tifón, tormenta tropical, torbellino, ojo del huracán
    polen: polen, nivel de polen, alergia al polen, alergias, fiebre del heno
    luna: luna, fase lunar, luna llena, luna nueva, cuarto creciente, fases de la luna, cuarto menguante
    letra de canción: letra de canción, letra de la canción, letra, palabras de la canción, qué dice la canción
    género musical: género musical, género, estilo musical, tipo de música, estilo de música, qué tipo de música
    auriculares: auriculares, cascos, audífonos, airpods, manos libres
    altavoz: altavoz, altoparlante, parlante, equipo de música, equipo de sonido, bafle, barra de sonido, minicadena, bocinas
    cine: cine, cartelera, sala de cine, ir al cine, películas en cartelera
    horarios de cine: horarios de cine, cartelera, sesiones, horario de la película, a qué hora echan, qué películas hay, funciones,
      películas en cartel
    capítulo: capítulo, episodio, capi
    qué ponen en la tele: programación, guía de televisión, qué ponen, qué echan en tele, qué hay en tele, qué dan hoy, qué hay para ver
    actor: actor, actriz, protagonista, elenco, quién sale, quién actúa, quién protagoniza, quién interpreta, intérprete,
      estrella de cine, quién trabaja en
    director: director, cineasta, quién dirigió, dirigida por, realizador, director de cine, quién dirige
    tráiler: tráiler, avance, teaser
    subtítulo: subtítulo, subtitulado, poner subtítulos, letras en pantalla
    mando: mando a distancia, control remoto, control de la tele, telecomando, control del televisor
    periódico: periódico, diario, prensa, revista, gaceta
    artículo: artículo, noticia, reportaje, nota de prensa, publicación, crónica
    biblioteca: biblioteca, colección de libros, mis libros, mediateca
    videojuego: videojuego, consola, juego de ordenador, playstation, xbox, juego de vídeo, nintendo, videoconsola
    concurso: concurso, trivial, juego de preguntas, trivia, quiz, preguntas y respuestas, test de preguntas
    adivinanza: adivinanza, acertijo, enigma, rompecabezas, adivina adivinanza
    poema: poema, poesía, verso, rima, recita un poema, recitar, haiku
    cantar: cantar, cántame, canta una canción, entonar, ponte a cantar, cántame algo
    frase célebre: frase célebre, cita célebre, frase inspiradora, frase del día, refrán, frase motivadora, proverbio, cita famosa,
      frase famosa
    selfie: selfie, autofoto, autorretrato, foto de mí
    concierto: concierto, actuación, recital, bolo, música en directo, música en vivo, directo, tocata
    teatro: teatro, obra de teatro, musical, función, representación, pieza teatral
    museo: museo, exposición, galería, galería de arte
    fiesta: fiesta, celebración, festejo, guateque, pachanga, juerga, parranda, jolgorio, sarao, farra
    juguete: juguete, muñeco, peluche
    fútbol: fútbol, futbol, balompié, soccer, fut
    baloncesto: baloncesto, básquet, basket, básquetbol, basquetbol
    campeonato: campeonato, torneo, copa, competición, mundial, competencia, competición deportiva
    jugador: jugador, deportista, futbolista, atleta
    entrenador: entrenador, míster, director técnico, preparador, seleccionador
    volver a llamar: volver a llamar, devolver la llamada, rellamada, llamar de nuevo, llamar otra vez, remarcar, regresar la llamada
    llamada perdida: llamada perdida, quién me llamó, quién me ha llamado, quién llamó, llamadas sin contestar, llamadas no contestadas
    buzón de voz: buzón de voz, contestador, mensajes de voz, correo de voz, contestador automático
    manos libres: manos libres, poner altavoz, poner en altavoz, altavoz del teléfono, poner el altavoz
    chat: chat, conversación, hilo, charla, chatear, mensajería
    grupo de chat: grupo de chat, grupo, grupo de whatsapp, chat grupal
    adjunto: adjunto, archivo adjunto, anexo, documento adjunto, datos adjuntos
    asunto: asunto, asunto del correo, título del correo, encabezado, tema del correo
    spam: spam, correo basura, correo no deseado, basura, publicidad no deseada, propaganda
    carta: carta, correo postal, misiva, carta postal
    número de teléfono: número de teléfono, teléfono, número, número de móvil, número de contacto, número de celular, número del móvil,
      teléfono de contacto, fono, cuál es el número
    dirección: dirección, domicilio, señas, dónde vive, calle y número, dirección postal, dónde vivo, dirección de casa, residencia
    dirección de correo: dirección de correo, dirección de email, correo electrónico de, dirección electrónica, dirección de mail
    redes sociales: redes sociales, redes, facebook, instagram, medios sociales, mis redes
    amigo: amigo, colega, amistad, compi, cuate, amiguete, parcero, camarada, compinche, compadre
    ventilador: ventilador, abanico, ventilación, ventilador de techo
    timbre: timbre, quién toca, telefonillo, portero automático, videoportero, llaman a la puerta
    llave: llave, llaves del coche, llaves de casa
    detector de humo: detector de humo, alarma de humo, alarma de incendios, detector de incendios, sensor de humo
    café: café, cafecito, expreso, espresso, capuchino, un solo, café con leche, cafelito, latte
    tetera: tetera, hervidor, pava, calentador de agua, hervidor de agua
    horno: horno, hornillo, horno eléctrico
    cocina de fuego: cocina de fuego, vitrocerámica, vitro, placa de inducción, hornilla, fogón, fuego de la cocina, estufa de cocina
    microondas: microondas, micro, horno microondas
    tostadora: tostadora, tostar, tostador de pan
    secadora: secadora, secadora de ropa, secar la ropa
    colada: colada, ropa sucia, ropa para lavar, lavandería, lavar ropa
    cocina lugar: cocina lugar, cocina, cocinita, cocina americana
    jardín: jardín, patio, huerto, césped, antejardín, patio trasero
    césped: césped, pasto, hierba, grama, cortar el césped
    pasillo: pasillo, recibidor, entrada de casa, corredor, vestíbulo
    sótano: sótano, bodega, subsuelo
    ático: ático, buhardilla, desván, altillo, tapanco
    garaje: garaje, cochera, garage, plaza de garaje
    balcón: balcón, terraza, azotea, galería
    planta baja: planta baja, piso de abajo
    planta de arriba: planta de arriba, piso de arriba, piso superior, planta alta
    escena: escena, ambiente, escenario, ambientación, modo de luz
    casa inteligente: casa inteligente, domótica, hogar inteligente, casa domótica, dispositivos inteligentes, hogar conectado
    dispositivo: dispositivo, aparato, equipo, máquina, gadget, electrodoméstico, cacharro
    sofá: sofá, sillón, tresillo, diván
    armario: armario, ropero, clóset, guardarropa, placard
    grifo: grifo, llave del agua, canilla, caño
    mueble: mueble, mobiliario
    aspersor: aspersor, sistema de riego, riego automático, manguera, riego por goteo
    tiempo de cocción: tiempo de cocción, cuánto tarda en cocerse, tiempo de horneado, cuántos minutos hervir, cuánto tiempo se cocina,
      tiempo de preparación, cuánto se cuece, tiempo en el horno
    dieta: dieta, régimen, ponerse a dieta, plan de comidas, adelgazar, plan alimenticio
    conservación: conservación, cuánto aguanta, se pone malo, fecha de consumo, cuánto se conserva, ponerse malo, echarse a perder,
      cuánto dura fresco, cuándo caduca
    ración: ración, porción, por persona, comensales
    cafetería: cafetería, café bar, salón de té, starbucks
    bar: bar, taberna, pub, cantina, tasca, discoteca, chigre, ir de copas
    camarero: camarero, mesero, mozo, garzón
    menú: menú, carta, menú del día, platos del día, qué platos tienen
    propina: propina, dejar propina, cuánta propina
    tipo de cocina: tipo de cocina, tipo de comida, cocina de, gastronomía, especialidad
    desayuno: desayuno, comida de la mañana, primera comida
    merienda: merienda, merendar, tentempié, aperitivo, picoteo, algo para picar, botana, bocadillo, snack, lonche, onces, picada
    postre: postre, dulce, algo dulce, repostería
    entrante: entrante, entrada de plato, primer plato, aperitivo, entremés
    plato principal: plato principal, segundo plato, plato fuerte
    personas en la mesa: personas en la mesa, personas, comensales, gente, invitados
    supermercado: supermercado, súper, mercado, tienda de comestibles, tienda de alimentación, abarrotes, bodega, almacén, automercado,
      mercadona, hipermercado, colmado
    panadería: panadería, horno de pan, tahona, pastelería
    patata: patata, papa, patatas fritas, papas fritas
    judía: judía, frijoles, alubias, porotos, caraotas, habichuelas, fréjoles
    judía verde: judía verde, ejotes, chauchas, vainitas, porotos verdes
    tomate: tomate, jitomate
    melocotón: melocotón, durazno
    fresa: fresa, frutilla
    plátano: plátano, banana, guineo, cambur
    aguacate: aguacate, palta
    maíz: maíz, elote, choclo, mazorca
    pimiento: pimiento, chile, ají, pimentón, morrón
    gamba: gamba, camarón, langostino
    zumo: zumo, jugo, licuado, batido
    tarta: tarta, pastel, bizcocho, torta, queque, ponqué
    galleta: galleta, galletita, pasta de té
    caramelo: caramelo, chuche, golosina, dulces, gominola
    refresco: refresco, gaseosa, soda, bebida gaseosa, coca cola
    helado: helado, nieve de sabor, polo, sorbete
    cerveza: cerveza, birra, caña, chela, cervecita
    vino: vino, vinito, tinto de la casa, copa de vino
    alcohol: alcohol, bebida alcohólica, licor, trago, cubata
    hamburguesa: hamburguesa, burger, hamburguesita
    bocadillo: bocadillo, sándwich, emparedado, torta mexicana, bocata, sánguche
    tocino: tocino, beicon, bacon, panceta
    cerdo: cerdo, puerco, chancho, cochino, lechón
    ternera: ternera, carne de res, vaca, res, bistec, filete
    guisante: guisante, chícharo, arveja
    calabacín: calabacín, zapallito, calabacita
    remolacha: remolacha, betabel, betarraga
    col: col, repollo, berza
    cacahuete: cacahuete, cacahuate, maní
    mantequilla: mantequilla, manteca, margarina
    nata: nata, crema de leche, crema
    perejil: perejil, cilantro, culantro
    rico: rico, delicioso, sabroso, bueno de sabor, exquisito, apetitoso, está buenísimo
    picante: picante, picoso, que pica, enchiloso, chile
    vegetariano: vegetariano, sin carne, veggie
    vegano: vegano, vegetal, sin productos animales
    sin gluten: sin gluten, celíaco, celiaco, libre de gluten, apto para celíacos
    comestible: comestible, se puede comer, seguro para comer, apto para consumo
    estropeado: estropeado, pasado de fecha, podrido, en mal estado, echado a perder, caducado, rancio, pocho, mohoso
    hambriento: hambriento, tener hambre, hambre, me muero de hambre, tengo gusa, con hambre
    sediento: sediento, tener sed, sed
    # shopping
    estado del pedido: estado del pedido, dónde está mi paquete, cuándo llega mi pedido, ha salido mi pedido, seguimiento del pedido,
      cómo va mi pedido, mi pedido, llegada del pedido, cuándo llega el paquete, en camino
    mensajero: mensajero, repartidor, cartero, transportista, empresa de mensajería, seur, dhl
    reembolso: reembolso, devolución del dinero, reintegro, recuperar mi dinero, devolución, devolver el dinero, devolver dinero, abono
    cupón: cupón, código de descuento, vale, código promocional, vale descuento, bono, código promo
    tarjeta regalo: tarjeta regalo, tarjeta de regalo, cheque regalo, vale regalo, gift card
    garantía: garantía, en garantía, periodo de garantía
    gratis: gratis, gratuito, sin coste, de balde, de regalo, sin pagar, sin cargo, por la cara
    centro comercial: centro comercial, grandes almacenes, mall, plaza comercial, galería comercial, shopping
    carrito: carrito, cesta, carro de la compra, cesta de la compra, carrito de compra
    finalizar compra: finalizar compra, tramitar pedido, pagar el carrito, hacer el pedido, realizar pedido, terminar la compra
    ticket de compra: ticket de compra, ticket, recibo, comprobante, tique, justificante, resguardo, comprobante de compra,
      factura de compra, boleta
    producto: producto, artículo, mercancía, género
    marca: marca, fabricante, casa comercial, firma
    disponible en tienda: disponible en tienda, disponible, en stock, existencias, queda alguno, disponibilidad, hay existencias
    agotado: agotado, sin stock, fuera de stock, se acabó, no queda, sin existencias, no quedan
    cola: cola, fila, hacer cola, hacer fila, lista de espera
    peluquería: peluquería, peluquero, barbería, barbero, corte de pelo, cortarse el pelo, salón de belleza, estilista
    talla: talla, número de pie, qué talla, medida de ropa
    ropa: ropa, vestimenta, vestuario, ropita, trapos, indumentaria
    pantalón: pantalón, pantalones, vaqueros, jeans, tejanos
    chaqueta: chaqueta, chamarra, cazadora, campera, abrigo, chompa
    camiseta: camiseta, playera, remera, polera, franela
    jersey: jersey, suéter, pulóver, sudadera, chompa, buzo
    falda: falda, pollera, minifalda
    zapatillas: zapatillas, deportivas, bambas, zapatos de deporte, playeras deportivas, zapatillas de tenis
    zapato: zapato, calzado, zapatos de tacón, botas
    calcetín: calcetín, calcetas, calcetines
    bolso: cartera de mano, bolsa de mano, mochila
    gafas: gafas, anteojos, espejuelos, lentes de sol, lentes de contacto, gafas de sol, lentes de leer
    anillo: anillo, sortija, alianza, joya
    # money
    cuenta de ahorro: cuenta de ahorro, libreta de ahorro, caja de ahorro, mis ahorros, hucha
    cuenta conjunta: cuenta conjunta, cuenta compartida, cuenta mancomunada
    abrir una cuenta: abrir una cuenta, abrir cuenta, cuenta nueva, nueva cuenta, crear una cuenta, hacerme una cuenta
    cerrar la cuenta: cerrar la cuenta, cerrar mi cuenta, cancelar la cuenta, dar de baja cuenta, eliminar mi cuenta, cancelar cuenta
    banco: banco, entidad bancaria, sucursal, oficina bancaria, entidad financiera, caja de ahorros, sucursal bancaria
    número de cuenta: número de cuenta, iban, datos bancarios, clabe, datos de la cuenta, código de cuenta, cbu, número de mi cuenta,
      cuenta clabe
    código del banco: código del banco, número de ruta, código swift, código bancario, bic, número de tránsito, código swift bic,
      código de banco, número aba, ruta bancaria
    euro: euro, eur, pavo, leuro
    dólar: dólar, usd, dolarito, dólares americanos, lucas verdes
    céntimo: céntimo, centavo, calderilla, monedas sueltas, cambio suelto
    tarjeta nueva: tarjeta nueva, nueva tarjeta, otra tarjeta, tarjeta de reemplazo, duplicado de tarjeta, reposición de tarjeta,
      reemplazar mi tarjeta, pedir una tarjeta, cambiar la tarjeta, renovar tarjeta, solicitar una tarjeta, reponer tarjeta,
      tarjeta de repuesto, mandarme otra tarjeta
    tarjeta perdida: tarjeta perdida, perder la tarjeta, he perdido mi tarjeta, perdí mi tarjeta, no encuentro mi tarjeta, tarjeta robada,
      me robaron la tarjeta, robo de tarjeta, extravié mi tarjeta, tarjeta extraviada, robo o pérdida, denunciar tarjeta perdida,
      me falta la tarjeta, sin mi tarjeta
    tarjeta dañada: tarjeta dañada, tarjeta rota, la tarjeta no funciona, no lee la tarjeta, tarjeta doblada, no pasa la tarjeta,
      se rompió mi tarjeta, tarjeta estropeada, tarjeta partida, no funciona la tarjeta, banda magnética, rayada
    rechazado: rechazado, denegado, no aceptado, pago rechazado, no pasó, tarjeta rechazada, me rechazaron, rechazaron mi tarjeta,
      pago denegado, no me dejó pagar, no aceptaron, transacción rechazada, compra rechazada, pago fallido, no ha pasado, denegaron,
      no se pudo procesar
    bloqueado: bloqueado, cuenta bloqueada, retenido, suspendido, congelado, no puedo acceder, tarjeta bloqueada, cuenta retenida,
      retención en cuenta, inhabilitado, cuenta suspendida, cuenta congelada, bloqueo en mi cuenta
    activar tarjeta: activar tarjeta, activar mi tarjeta, activación de tarjeta, dar de alta tarjeta, poner en funcionamiento tarjeta
    pagar con el móvil: pagar con el móvil, apple pay, google pay, contactless, pago sin contacto, sin contacto, pagar con celular, nfc
    aceptar tarjetas: aceptar tarjetas, aceptan tarjeta, se puede pagar con, pago con tarjeta, pagar con tarjeta, aceptan visa,
      cogen tarjeta
    estado de cuenta: estado de cuenta, extracto, extracto de cuenta, resumen de cuenta, cartola, resumen bancario
    pagar factura: pagar factura, pagar la factura, pagar el recibo, pago de facturas, pagar recibos, pagar las cuentas,
      pagar mis facturas, abonar la factura, pagar la luz, pagar el agua
    vencimiento de factura: vencimiento de factura, cuándo vence, fecha de pago, fecha de vencimiento, cuándo tengo que pagar,
      vence la factura, vencimiento, límite de pago, cuándo se paga, cuándo debo pagar, día de vencimiento
    pago mínimo: pago mínimo, mínimo a pagar, cantidad mínima, importe mínimo, cuota mínima, lo mínimo, menos que puedo pagar,
      mínimo que debo
    domiciliación: domiciliación, domiciliar, pago automático, débito automático, cargo automático, orden permanente, recibo domiciliado,
      pago recurrente, adeudo directo
    ingreso de nómina: ingreso de nómina, domiciliar la nómina, depósito directo, nómina domiciliada, abono de nómina
    hipoteca: hipoteca, préstamo hipotecario, crédito hipotecario
    deuda: deuda, lo que debo, adeudo, débito pendiente, deber dinero, endeudado, moroso
    descubierto: números rojos, en rojo, saldo negativo, sobregiro, descubierto bancario, cuenta en descubierto
    comisión: comisión, recargo, cargo extra, gastos de gestión, cobro adicional, comisión bancaria, cuota de manejo, penalización,
      cargo por servicio
    comisión en el extranjero: comisión en el extranjero, comisión por cambio, comisión internacional, recargo por moneda extranjera,
      cargo por compra internacional, comisión por transacción extranjera, cargos en el extranjero, tarifa internacional,
      transacción extranjera
    puntos de recompensa: puntos de recompensa, puntos, recompensas, programa de puntos, cashback, millas, puntos acumulados, beneficios,
      puntos de la tarjeta, programa de recompensas, puntos de fidelidad
    canjear: canjear, canjear puntos, usar puntos, usar mis puntos, redimir, cambiar puntos, gastar puntos
    acumular puntos: acumular puntos, ganar puntos, conseguir puntos, sumar puntos, obtener puntos
    ahorros: ahorros, hucha, alcancía, colchón, fondo de ahorro, dinero ahorrado
    día de pago: día de pago, cuándo cobro, día de cobro, cuándo me pagan, fecha de pago, cuándo es la nómina, próxima nómina,
      cuándo pagan
    nómina recibo: nómina recibo, recibo de nómina, nómina, hoja salarial, colilla de pago, recibo de sueldo, talón de pago
    aumento de sueldo: aumento de sueldo, subida de sueldo, aumento salarial, subida salarial, aumento, ganar más
    declaración de la renta: declaración de la renta, la renta, declaración de impuestos, hacer la renta, borrador, declaración anual,
      declarar impuestos, formulario de impuestos, declaración fiscal, documentos fiscales
    prima del seguro: prima del seguro, prima, precio del seguro, coste del seguro, cuota del seguro
    parte de accidente: parte de accidente, dar parte, siniestro, parte del seguro, reclamación al seguro, abrir un parte,
      reclamar al seguro
    cambiar de seguro: cambiar de seguro, cambiar el seguro, modificar póliza, nueva póliza, otro seguro
    precio de acción: precio de acción, precio de las acciones, cotización, a cuánto cotiza, cómo va la bolsa, valor de las acciones,
      precio de la acción, cómo cotiza
    mercado bursátil: mercado bursátil, bolsa, ibex, nasdaq, mercado de valores, wall street, dow jones
    inversión: inversión, invertir, fondo de inversión, portafolio, cartera de inversión, hacer una inversión
    criptomoneda: criptomoneda, bitcoin, cripto, ethereum, moneda digital, criptodivisa
    tipo de cambio: tipo de cambio, tasa de cambio, cambio de divisas, conversión de moneda, cambio del dólar, convertir moneda,
      cambio de moneda, paridad, cuánto es en euros, cuánto es en dólares, cuántos euros son, cuántos dólares son
    límite de crédito: límite de crédito, límite de la tarjeta, cuánto puedo gastar, línea de crédito, cupo de la tarjeta,
      crédito disponible, tope de la tarjeta, máximo de la tarjeta, límite de gasto
    subir límite: subir límite, aumentar el límite, subir el límite, ampliar el límite, aumento de límite, más crédito,
      aumentar mi crédito, incremento de límite, elevar el límite, ampliar crédito
    contraseña olvidada: contraseña olvidada, olvidé mi contraseña, cambiar contraseña, restablecer contraseña, recuperar contraseña,
      he olvidado la contraseña, nueva contraseña, no recuerdo mi contraseña, resetear contraseña, cambiar la clave, olvidé la clave
    pedir cheques: pedir cheques, talonario de cheques, más cheques, talonario nuevo, nueva chequera, ordenar cheques, nuevos cheques,
      pedir una chequera
    beneficio: beneficio, ganancia, lucro, rendimiento, utilidad, rentabilidad
    arruinado: arruinado, sin blanca, en bancarrota, sin un duro, quebrado, pelado, sin dinero, pelado de dinero, tieso
    alquiler: alquiler, renta mensual, arriendo, renta de la casa, arrendamiento
    bono extra: bono extra, bonus, paga extra, aguinaldo, gratificación, bonificación, prima salarial
    verificar identidad: verificar identidad, verificar mi identidad, dni, documento de identidad, demostrar mi identidad,
      carné de identidad, cédula, identificación
    # on the road
    camión: camión, tráiler de carga, camioneta, pick up, furgoneta
    moto: moto, motocicleta, motoneta, scooter, vespa, ciclomotor
    bicicleta eléctrica: bicicleta eléctrica, patinete, patinete eléctrico, bici eléctrica, monopatín
    nivel de gasolina: nivel de gasolina, cuánta gasolina queda, cuánta gasolina tengo, depósito de gasolina, cuánto combustible queda,
      tanque, nivel de combustible, depósito, gasolina que queda, queda gasolina, cuánto combustible tengo
    consumo de gasolina: consumo de gasolina, consumo de combustible, litros a los cien, cuánto gasta el coche, kilómetros por litro,
      cuánto consume, rendimiento del coche, consumo medio, millas por galón
    tipo de gasolina: tipo de gasolina, qué gasolina, tipo de combustible, octanaje, gasolina premium, gasolina sin plomo,
      qué combustible, qué gasolina lleva
    kilometraje: kilometraje, cuentakilómetros, cuántos kilómetros lleva, odómetro, millaje, kilómetros recorridos
    presión de neumáticos: presión de neumáticos, presión de las ruedas, presión de las llantas, inflar las ruedas, aire en las ruedas,
      aire de las llantas, presión, inflar los neumáticos, nivel de aire
    pinchazo: pinchazo, rueda pinchada, ponchadura, llanta ponchada, pinchar una rueda, llanta desinflada, rueda desinflada, reventón,
      pinchar, goma pinchada
    cambiar rueda: cambiar rueda, cambiar los neumáticos, cambiar la rueda, cambiar la llanta, cambio de neumáticos, cambiar una llanta,
      rueda de repuesto, llanta de refacción, rotación de llantas, cambio de llantas
    cambio de aceite: cambio de aceite, cambiar el aceite, aceite del motor, aceite del coche, nivel de aceite, aceite del carro
    revisión del coche: revisión del coche, mantenimiento, revisión, puesta a punto, servicio del coche, mantenimiento del coche,
      afinación, pasar la revisión
    arrancar con pinzas: arrancar con pinzas, pinzas de batería, batería muerta, pasar corriente, cables de arranque,
      sin batería el coche, puentear la batería, batería descargada, arranque
    motor: motor, máquina del coche
    luz del tablero: luz del tablero, testigo, luz de advertencia, luz del motor, testigo encendido, indicador
    grúa: grúa, remolque, asistencia en carretera, avería, se me ha averiado, remolcar el coche, quedarse tirado, me he quedado tirado,
      auxilio vial, coche averiado
    lavar el coche: lavar el coche, lavado de coches, lavacoches, túnel de lavado, autolavado, lavar el carro
    accidente: accidente, choque, colisión, he chocado, golpe con el coche, siniestro, estrellarse
    multa: multa, sanción, infracción, multa de tráfico, multa de aparcamiento, multa de velocidad, boleta de infracción, fotomulta
    límite de velocidad: límite de velocidad, velocidad máxima, velocidad permitida
    autopista: autopista, autovía, carretera, vía rápida, ruta nacional
    calle: calle, avenida, paseo, vía, bulevar
    peaje: peaje, caseta, cuota de autopista
    rotonda: rotonda, glorieta, redondel, redoma
    cruce: cruce, intersección, esquina, bocacalle, crucero de calles
    semáforo: semáforo, luz roja
    desvío: desvío, ruta alternativa, otro camino, desviación, otra ruta, camino alternativo
    obras: obras, carretera cortada, calle cortada, corte de carretera, construcción, calle cerrada
    mapa: mapa, ver en el mapa, en el mapa, plano de la ciudad
    gps: gps, navegador, google maps, waze, navegación
    destino: destino, lugar de destino, adónde voy, punto de destino
    hora de llegada: hora de llegada, a qué hora llego, cuándo llegaré, cuándo llego, hora estimada, tiempo de llegada
    carga eléctrica: carga eléctrica, punto de carga, estación de carga, cargador de coche, electrolinera, cargador eléctrico
    coche eléctrico: coche eléctrico, auto eléctrico, vehículo eléctrico, híbrido, carro eléctrico
    alquilar coche: alquilar coche, alquilar un coche, coche de alquiler, rentar un carro, alquiler de coches, rentar auto,
      renta de autos, alquilar un auto, arrendar un auto
    carné de conducir: carné de conducir, licencia de conducir, permiso de conducir, licencia de manejar, registro de conducir,
      pase de conducción, brevete
    autoescuela: autoescuela, clases de conducir, aprender a conducir, escuela de manejo, sacarse el carné, sacar la licencia
    matrícula: matrícula, placa, chapa del coche, patente, número de matrícula, tablilla
    itv: itv, inspección técnica, revisión técnica, verificación vehicular, vtv, pasar la itv
    tranvía: tranvía, tren ligero, metro ligero
    transporte público: transporte público, transporte, transporte colectivo, medios de transporte, locomoción
    horario de trenes: horario de trenes, horario de autobuses, a qué hora sale, próximo tren, próximo autobús, cuándo pasa, cuándo sale,
      hora de salida, a qué hora pasa, salidas de tren
    billete de ida: billete de ida, solo ida, viaje sencillo, un billete sencillo
    ida y vuelta: ida y vuelta, viaje redondo, billete de vuelta, regreso incluido
    barco: barco, ferry, crucero, transbordador, bote, lancha, navío
    reservar vuelo: reservar vuelo, reservar un vuelo, comprar un vuelo, buscar vuelos, comprar billetes de avión, comprar pasajes,
      sacar un billete, vuelos baratos, comprar boletos de avión
    estado del vuelo: estado del vuelo, vuelo a tiempo, vuelo retrasado, ha aterrizado, cuándo aterriza, vuelo con retraso,
      estatus del vuelo, mi vuelo, situación del vuelo, va con retraso, a qué hora aterriza
    avión: avión, aeronave, aeroplano, jet
    aerolínea: aerolínea, línea aérea, compañía aérea, iberia, vueling
    puerta de embarque: puerta de embarque, puerta, sala de embarque, embarque, hora de embarque
    tarjeta de embarque: tarjeta de embarque, pase de abordar, pase de abordaje, check in, hacer el check in, facturación online
    escala: escala, vuelo con escala, conexión, transbordo, vuelo directo
    despegar: despegar, hora de despegue, salida del vuelo
    aterrizar: aterrizar, aterrizaje, tomar tierra, llegada del vuelo
    equipaje perdido: equipaje perdido, maleta perdida, perder la maleta, no llegó mi maleta, maleta extraviada, mi equipaje no llegó,
      equipaje extraviado, perdieron mi maleta, valija perdida, no aparece mi maleta
    equipaje de mano: equipaje de mano, maleta de mano, maleta de cabina, bolso de mano, llevar en cabina, equipaje de cabina,
      subir al avión
    equipaje facturado: equipaje facturado, facturar maleta, maleta facturada, facturar equipaje, documentar equipaje, maleta documentada
    hacer la maleta: hacer la maleta, qué llevar, qué meto en maleta, qué empacar, empacar, preparar la maleta, hacer el equipaje,
      lista de equipaje, hacer las maletas, lista de viaje, qué me llevo
    cancelar reserva: cancelar reserva, anular reserva, cancelar la reservación, cancelar mi reserva, anular la reserva, cancelar mi mesa
    pasaporte: pasaporte, documento de viaje, renovar pasaporte
    alerta de viaje: alerta de viaje, es seguro viajar, aviso de viaje, recomendaciones de viaje, seguridad en, es peligroso ir,
      es seguro, advertencia de viaje, es peligroso
    aviso de viaje al banco: avisar al banco, avisar de viaje, viajo al extranjero, notificar viaje, voy al extranjero,
      notificación de viaje, voy a viajar, estaré de viaje, salgo de viaje
    turismo: turismo, qué visitar, qué ver, lugares turísticos, sitios de interés, atracciones, puntos de interés, qué hacer en,
      monumentos, atracción turística, sitios para visitar, lugares que visitar, lugares de interés, hacer turismo
    turista: turista, viajero, visitante, veraneante
    guía turístico: guía turístico, visita guiada, tour, excursión guiada, recorrido guiado
    playa: playa, costa, orilla del mar, litoral, playita
    piscina: piscina, alberca, pileta
    ciudad: ciudad, pueblo, localidad, municipio, población
    país: país, nación, estado nacional
    mundo: mundo, planeta tierra, globo
    extranjero: extranjero, fuera del país, otro país, en el exterior, internacional, ultramar
    lejos: lejos, lejano, distante
    adaptador de enchufe: adaptador de enchufe, adaptador, voltaje, tipo de enchufe, convertidor de corriente, enchufes de viaje
    dentista: dentista, odontólogo, clínica dental, ortodoncista
    psicólogo: psicólogo, terapeuta, psiquiatra, terapia
    enfermera: enfermera, sanitario
    urgencias: urgencias, emergencias, sala de emergencias, sala de urgencias, guardia médica
    ambulancia: ambulancia, samu, llamar al 112, paramédico, 112
    policía: policía, guardia civil, agente de policía, carabineros, poli, comisaría, patrulla
    bomberos: bomberos, cuerpo de bomberos, parque de bomberos
    analgésico: analgésico, calmante, ibuprofeno, paracetamol, aspirina, algo para el dolor
    receta del médico: receta del médico, receta médica, prescripción, receta electrónica, orden médica
    síntoma: síntoma, señal de enfermedad, indicio, qué síntomas
    enfermedad: enfermedad, dolencia, afección, padecimiento, trastorno, patología
    dolor de cabeza: dolor de cabeza, migraña, jaqueca, me duele la cabeza, cefalea
    dolor de estómago: dolor de estómago, dolor de barriga, dolor de tripa, me duele la barriga, mal de estómago, dolor de panza,
      me duele el estómago, retortijón, dolor abdominal
    fiebre: fiebre, calentura, temperatura alta, febrícula
    gripe: gripe, resfriado, catarro, constipado, resfrío, influenza, moqueo, constipación nasal
    tos: tos, toser, tosido, carraspeo
    náusea: náusea, vomitar, vómito, ganas de vomitar, mareo, devolver la comida, marearse
    herida: herida, lesión, corte en la piel, lastimarse, hacerse daño, golpe, lastimadura, quemadura
    tirita: tirita, curita, vendaje, apósito
    alergia: alergia, alérgico, intolerancia, reacción alérgica, intolerante
    tensión arterial: tensión arterial, presión arterial, tensión, presión sanguínea, hipertensión
    pulso: pulso, frecuencia cardiaca, ritmo cardiaco, pulsaciones, latidos, frecuencia cardíaca, ritmo cardíaco
    embarazada: embarazada, encinta, preñada, esperar un bebé
    regla: regla, menstruación, período, periodo menstrual, ciclo menstrual
    gimnasio: gimnasio, gym, centro deportivo, club deportivo, sala de pesas
    perder peso: perder peso, adelgazar, bajar de peso, quemar grasa, perder kilos, rebajar de peso
    pañal: pañal, dodotis, cambiar el pañal
    cochecito: cochecito, carrito de bebé, silla de paseo, carriola, carreola, coche de bebé
    chupete: chupete, chupón, bobo
    oferta de trabajo: oferta de trabajo, vacante, ofertas de empleo, puesto vacante, buscar trabajo, bolsa de trabajo, plaza libre
    entrevista: entrevista, entrevista de trabajo, entrevista laboral
    currículum: currículum, currículo, cv, hoja de vida, currículum vitae
    dimitir: dimitir, renunciar, dejar el trabajo, presentar la dimisión
    despedido: despedido, me han echado, echar del trabajo, me despidieron, despido, finiquito, me corrieron
    ascenso: ascenso, promoción laboral, ascender, subir de puesto
    empleado: empleado, trabajador, plantilla, personal, operario, asalariado, obrero
    empresa: empresa, compañía, firma, sociedad, corporación, negocio, compañía donde trabajo
    recursos humanos: recursos humanos, rrhh, departamento de personal, rr hh
    días de vacaciones: días de vacaciones, cuántas vacaciones me quedan, cuántos días me quedan, días libres que quedan,
      vacaciones disponibles, saldo de vacaciones, días libres acumulados, días de vacaciones restantes, días libres disponibles,
      vacaciones pendientes, cuántos días de vacaciones, vacaciones que me quedan
    pedir vacaciones: pedir vacaciones, solicitar vacaciones, solicitar días libres, pedir días libres, pedir permiso, coger vacaciones,
      tomar vacaciones, solicitud de vacaciones, cogerse unos días, pedir el día, pedir días, tomarme días libres, pedir tiempo libre,
      tiempo libre remunerado
    estado de vacaciones: estado de vacaciones, vacaciones aprobadas, han aprobado mis vacaciones, estado de mi solicitud,
      me aprobaron las vacaciones, solicitud aprobada, aprobaron mis vacaciones, me dieron las vacaciones
    baja médica: baja médica, baja laboral, baja por enfermedad, estar de baja, incapacidad, licencia médica, coger la baja, parte de baja
    baja por maternidad: baja por maternidad, permiso de maternidad, permiso de paternidad, licencia de maternidad, baja maternal,
      baja por paternidad
    fichar: fichar, fichar la entrada, checar entrada, marcar entrada, registrar entrada, fichaje
    turno de trabajo: turno de trabajo, turno, horario de trabajo, jornada, horario laboral
    horas extra: horas extra, horas extraordinarias, tiempo extra
    viaje de negocios: viaje de negocios, viaje de trabajo, viaje de empresa
    informe de gastos: informe de gastos, nota de gastos, dietas, reporte de gastos, rendición de gastos, gastos de viaje
    universidad: universidad, facultad, uni, campus, carrera universitaria
    alumno: alumno, estudiante, escolar, colegial
    profesor: profesor, maestro, profe, docente, catedrático
    deberes escolares: deberes escolares, deberes, tarea escolar, tareas del cole, trabajo de clase, ejercicios de clase
    examen: examen, prueba, control de clase, test, parcial, evaluación
    calificación: calificación, nota de examen, notas, puntaje
    clase: clase, curso, lección, asignatura, materia, taller formativo, cursillo
    cambiar idioma: cambiar idioma, cambia el idioma, habla en inglés, háblame en español, habla en español, otro idioma, pasar a español,
      cambiar de idioma, háblame en inglés, hablar en otro idioma, cambiar la lengua
    pronunciar: pronunciar, pronunciación, cómo se pronuncia, cómo se lee, pronúnciame
    palabra: palabra, término, vocablo, vocabulario, expresión
    antónimo: antónimo, contrario, opuesto, lo contrario de, palabra contraria
    frase: frase, oración, oración de ejemplo, ejemplo de uso
    rimar: rimar, rima con, qué rima con, palabras que riman
    ejemplo: ejemplo, por ejemplo, ejemplos de
    idea: idea, ocurrencia, inspiración, sugerencia, propuesta, se te ocurre
    presentación: presentación, diapositivas, powerpoint, exposición de trabajo
    hoja de cálculo: hoja de cálculo, excel, planilla
    contrato: contrato, acuerdo, convenio, contrato laboral
    firma: firma, rúbrica
    cambiar tu nombre: cambiar tu nombre, te llamarás, quiero llamarte, te voy a llamar, tu nuevo nombre, ponerte otro nombre, te llamaré
    mi nombre: mi nombre, cómo me llamo, quién soy, cuál es mi nombre, sabes mi nombre, sabes quién soy, sabes cómo me llamo,
      qué nombre tengo
    llámame: me llamo, cambiar mi nombre, puedes llamarme, mi nombre es, dime por mi nombre, quiero que me llames, refiérete a mí
    tu edad: tu edad, cuántos años tienes, qué edad tienes, cuándo naciste, cuándo es tu cumpleaños, cuándo te crearon, tu cumpleaños,
      tus años, eres viejo, qué años tienes
    tus aficiones: tus aficiones, qué te gusta hacer, tus hobbies, tu pasatiempo, tu tiempo libre, tus pasatiempos, en qué te entretienes,
      qué te gusta, tus gustos, tu pasatiempo favorito
    estás ahí: me oyes, me escuchas, sigues ahí, me estás escuchando, andas por ahí, estás despierto, me estás oyendo, estás escuchando,
      hola estás ahí, hay alguien ahí, alguien ahí
    buenas noches: buenas noches, que descanses, que duermas bien, dulces sueños, felices sueños, hasta mañana
    buenos días: buenos días, muy buenos días
    de nada: de nada, no hay de qué, con mucho gusto, un placer, no las merece, es un placer
    perdón: perdón, lo siento, disculpa, perdona, mis disculpas, lo lamento, culpa mía, discúlpame
    por favor: por favor, porfa, porfis, si eres tan amable, te lo ruego, plis, si no te importa
    enhorabuena: enhorabuena, felicidades, felicitaciones, te felicito, mi más sincera enhorabuena
    bueno: bueno, bien, de calidad, buena calidad, decente
    respuesta incorrecta: respuesta incorrecta, incorrecto, equivocado, mal entendido, no es eso, te equivocas, eso no, está mal,
      eso está mal, no era eso, erróneo, eso no es correcto, me has entendido mal, no es correcto, estás equivocado, no quise decir eso,
      no te pedí eso, no es cierto, te has equivocado, falso
    te quiero: te quiero, te amo, me gustas, te adoro, estoy enamorado de ti, me encantas
    cásate conmigo: cásate conmigo, quieres casarte conmigo, quieres salir conmigo, sé mi novia, quieres ser mi novia
    encantado: encantado de conocerte, mucho gusto, un placer conocerte, es un gusto
    aburrido: aburrido, me aburro, aburrimiento, estoy aburrido, qué aburrimiento, entretenme, no sé qué hacer, aburrirse,
      qué puedo hacer, diviérteme, estar aburrido
    triste: triste, tristeza, deprimido, desanimado, de bajón, estoy triste, melancólico, depresión, infeliz, llorar, anímame, decaído
    contento: contento, feliz, alegre, alegría, estoy feliz, de buen humor, felicidad, animado
    cansado: cansado, agotado, tengo sueño, cansancio, rendido, hecho polvo, molido, exhausto, estoy cansado, somnoliento, con sueño
    enfadado: enfadado, enojado, cabreado, furioso, molesto, rabia, bravo de enojado
    asustado: asustado, miedo, tengo miedo, nervioso, aterrado, temor, me da miedo, susto
    estresado: estresado, estrés, ansiedad, agobiado, ansioso, tensión nerviosa, abrumado, estresarse
    solo triste: solo triste, solitario, soledad, sin amigos, me siento solo, estoy solo
    sentido de la vida: sentido de la vida, significado de la vida, para qué vivimos, por qué estamos aquí, propósito de la vida,
      razón de vivir
    cumplido: cumplido, piropo, halago, dime algo bonito, elogio
    insulto: insulto, insúltame, palabrota, grosería, mala palabra
    modo niños: modo niños, control parental, control de padres
    cargador: cargador, cable de carga, cable del móvil
    internet: internet, la red, web, en línea, online, navegar por internet
    bluetooth: bluetooth, conexión inalámbrica, bluetú
    cobertura: cobertura, señal, no hay señal, recepción, sin cobertura, rayitas de señal
    compartir internet: compartir internet, punto de acceso, zona wifi, compartir datos, anclaje de red, hotspot
    fondo de pantalla: fondo de pantalla, imagen de fondo, papel tapiz, wallpaper, cambiar el fondo
    modo oscuro: modo oscuro, modo noche, tema oscuro, modo nocturno
    tono de llamada: tono de llamada, tono, ringtone, sonido de llamada, melodía de llamada, timbre del teléfono
    vibración: vibración, vibrar, modo vibración, vibrador del móvil
    función: función, habilidad, capacidad, funcionalidad, característica, skill
    ratón: ratón, ratón del ordenador, mouse
    privacidad: privacidad, datos personales, protección de datos, información privada, confidencialidad, intimidad
    virus: virus, malware, antivirus, virus informático, programa malicioso
    página web: página web, sitio web, web, página, sitio de internet, portal
    navegador: navegador, navegador web, explorador, chrome, navegador de internet, safari
    enlace: enlace, vínculo, url, dirección web, link, hipervínculo
    versión: versión, edición, qué versión
    no funciona: no funciona, no va, no sirve, ha dejado de funcionar, no anda, no responde, dejó de funcionar, se ha roto, no jala,
      no enciende, no marcha, se ha colgado, no puedo usar, está fallando
    queja: queja, quejarse, reclamación, reclamo, poner una queja, poner una reclamación, hoja de reclamaciones, hacer un reclamo,
      protestar
    casado con: casado con, pareja de, esposa de, marido de, está casado, con quién se casó, con quién está casado, casado, mujer de
    padres: padres, papás, mis viejos, papá y mamá
    hermano: hermano, tato, hermanito, mi hermano, brother, carnal
    hermana: hermana, tata, hermanita, mi hermana
    abuela: abuela, yaya, abuelita, nana
    abuelo: abuelo, yayo, abuelito
    hombre: hombre, varón, señor, chaval, caballero, güey, tipo aquel
    mujer: mujer, señora, dama, chica, señorita
    familia: familia, parientes, mi gente
    niñera: niñera, canguro, babysitter, cuidadora, nana
    persona: persona, individuo, gente, alguien, ser humano
    famoso: famoso, celebridad, estrella, popular, personaje público
    fortuna: fortuna, patrimonio, cuánto dinero tiene, es rico, riqueza, cuán rico
    morir: morir, fallecer, muerte, cuándo murió, fallecimiento, falleció, fallecido, está vivo, defunción
    nacer: nacer, nacimiento, cuándo nació, dónde nació, lugar de nacimiento, nacido en
    presidente: presidente, jefe de estado, mandatario, jefe de gobierno, primer ministro
    gobierno: gobierno, administración, ejecutivo, autoridades
    elecciones: elecciones, comicios, elección presidencial, votaciones, urnas
    veterinario: veterinario, clínica veterinaria, médico de animales
    flor: flor, ramo de flores, ramo
    entierro: entierro, funeral, velatorio, sepelio, exequias
    habitación de casa: habitación de casa, habitación, cuarto, pieza de casa, estancia
    inmobiliaria: inmobiliaria, agente inmobiliario, agencia inmobiliaria, bienes raíces, corredor de propiedades
    casero: casero, arrendador, dueño del piso, propietario, arrendatario
    vecino: vecino, los de al lado
    ley: ley, legislación, normativa, legal, norma
    tribunal: tribunal, juzgado, corte de justicia, juicio
    fontanero: fontanero, plomero, gasfíter, gásfiter
    electricista: electricista, técnico electricista
    manitas: manitas, técnico de reparaciones, chapuzas, hacer reparaciones
    código postal: código postal, cp, distrito postal
    correos oficina: correos oficina, oficina de correos, oficina postal
    sello: sello, estampilla, timbre postal, franqueo
    caridad: caridad, beneficencia, ong, obra social, organización benéfica, fundación, causa benéfica
    entrada de evento: entrada de evento, entrada, boleto, localidad, ticket, comprar entradas, sacar entradas, asiento
    viejo: viejo, antiguo, anciano, añejo
    de segunda mano: de segunda mano, seminuevo, de ocasión
    popular: popular, de moda, tendencia, viral, más visto, más escuchado, en tendencia, pegando fuerte
    fácil: fácil, sencillo, simple, facilito, básico
    difícil: difícil, complicado, complejo, duro, enrevesado
    lento: lento, va lento, despacito, tarda mucho, va muy lento
    ruta más rápida: ruta más rápida, más corto, más rápido, camino más corto, atajo, ruta más corta
    importante: importante, urgente, prioritario, crítico, fundamental, alta prioridad, esencial, prioridad, imprescindible
    mismo: igual, idéntico, parecido
    parecido: parecido, similar, semejante, relacionado, por el estilo, así como
    diferente: diferente, distinto, otro, diverso
    correcto: correcto, cierto, verdad, exacto, verdadero
    seguro sin peligro: seguro sin peligro, seguro, sin peligro, sin riesgo, a salvo
    peligroso: peligroso, arriesgado, inseguro, riesgo, peligro
    bonito: bonito, lindo, guapo, hermoso, bello, precioso, mono
    feo: feo, horrible, espantoso
    gracioso: gracioso, divertido, chistoso, cómico, simpático, humorístico
    interesante: interesante, curioso, fascinante, llamativo
    inteligente: inteligente, listo, lista de inteligente, espabilado, ingenioso
    tonto: tonto, estúpido, idiota, bobo, torpe, menso, tontito
    loco: loco, chiflado, chalado, pirado, trastornado
    raro: raro, extraño, curioso, peculiar, insólito
    favorito: favorito, preferido, predilecto, mi favorito
    personal: personal, privado, propio, particular
    oscuro: oscuro, oscuridad, a oscuras, sombrío, poca luz
    claro luminoso: claro luminoso, luminoso, iluminado, bien iluminado, con mucha luz
    ruidoso: ruidoso, ruido, escandaloso, estruendoso, mucho ruido
    tranquilo: tranquilo, silencioso, calmado, sereno, en calma, en paz, quieto
    sucio: sucio, mugriento, asqueroso, manchado, guarro, cochino
    lleno: lleno, repleto, hasta arriba, a rebosar, abarrotado
    vacío: vacío, desocupado, en blanco, sin nada
    mojado: mojado, húmedo, empapado
    automático: automático, solo de forma automática, por sí solo
    manual: manual, a mano
    total: total, en total, suma total, todo junto, importe total, en conjunto, totalidad
    promedio: promedio, de media, en promedio, por término medio
    restante: restante, que queda, resto, que sobra, sobrante, lo que queda
    todo: todo, entero, cada uno, absolutamente todo, todito
    mitad: mitad, cincuenta por ciento, la mitad
    doble: doble, dos veces, el doble, duplicado
    una vez: una vez, solo una vez, una sola vez
    muchos: muchos, varios, un montón, numerosos, bastantes, mogollón, un montón de, una pila, múltiples, cantidad
    pocos: pocos, unos cuantos, un puñado, un par, unas pocas, poquitos
    más cantidad: más cantidad, más, adicional, extra, otro más, un poco más, aún más
    menos cantidad: menos cantidad, menos, no tanto, menor cantidad, un poco menos
    suficiente: suficiente, bastante, alcanza, me alcanza, llega con
    solo: solamente, únicamente, nada más, nomás, no más que
    docena: docena, doce unidades
    máximo: máximo, al máximo, tope, a tope, lo más alto, a toda, máx, al cien por cien
    mínimo: mínimo, al mínimo, lo más bajo, lo menos posible, mín
    número: número, cifra, dígito, numeral
    cantidad: cantidad, monto, suma, importe, cuantía
    seguridad: seguridad, protección, vigilancia, alarma
    permitir: permitir, dejar, autorizar, dar permiso
    verdad: verdad, en serio, de verdad, cierto, es verdad
    opción: opción, alternativa, posibilidad, elección
    tipo: tipo, clase, especie, categoría, variedad
    lado: lado, al lado
    arriba: arriba, encima, parte superior
    abajo: abajo, debajo, parte inferior
    izquierda: izquierda, a la izquierda, mano izquierda, izq
    derecha: derecha, a la derecha, mano derecha, dcha
    adelante: adelante, hacia delante, todo recto
    moverse atrás: moverse atrás, atrás, hacia atrás, marcha atrás, de reversa
    dentro: dentro, adentro, interior, en el interior
    fuera: fuera, afuera, exterior, al aire libre, en la calle
    estado civil: estado civil, soltero, divorciado
    divorcio: divorcio, divorciarse, separación, separarse
    cita romántica: cita romántica, ligue, tinder, ligar, salir con alguien
    religión: religión, iglesia, misa, templo, parroquia, mezquita
    horóscopo: horóscopo, signo del zodiaco, zodíaco, astrología, signo
    dios: dios, creer en dios, fe, jesús
    inventar: inventar, descubrir, quién inventó, quién descubrió, inventor, descubrimiento
    ganador: ganador, quién ganó, campeón, vencedor, ganar, triunfar
    fundar: fundar, fundador, quién fundó, fundación, creado por
    empeorar: empeorar, ir a peor, peor
    mejorar: mejorar, hacer mejor, subir el nivel, perfeccionar, optimizar
    mejorar puntuación de crédito: mejorar puntuación de crédito, mejorar mi crédito, subir mi puntuación, aumentar mi puntaje,
      mejorar puntaje crediticio, subir mi puntaje
    crecer: crecer, crecimiento, desarrollarse, hacerse grande
    ocurrir: ocurrir, pasar, suceder, qué ocurrió, qué sucedió, qué pasó, acontecer
    causa de: causa de, por culpa de, debido a, a causa de, gracias a
    efecto: efecto, consecuencia, resultado, efecto secundario
    objetivo: objetivo, meta, propósito, finalidad
    plan: plan, planificación, planear
    horario de clase: horario de clase, horario escolar
    pedir cita: pedir cita, pedir hora, sacar cita, reservar cita, concertar una cita, agendar cita, coger cita, sacar turno, pedir turno
    cancelar cita: cancelar cita, anular la cita, cancelar la reunión, cancelar el evento, quitar del calendario, borrar del calendario,
      eliminar evento, borrar evento, anular la reunión
    quién viene: quién viene, asistente, invitado, participante, quién asiste, quién va
    invitar: invitar, convidar, invitación, mandar invitación, convocar
    quedar con: quedar con, quedar, verse con, encontrarse con, juntarse, reunirse con
    felicitar: felicitar, dar la enhorabuena, celebrar
    ocio: ocio, plan de ocio, qué hacer hoy, actividades, pasar el rato, entretenimiento, diversión
    sistema operativo: sistema operativo, android, ios, windows
    lavar las manos: lavar las manos, lavarse, ducharse, ducha, bañarse, darse una ducha
    cepillar los dientes: cepillar los dientes, cepillarse los dientes, lavarse los dientes, cepillo de dientes
    maquillaje: maquillaje, maquillarse, cosméticos, pintalabios
    tablet: tablet, ipad, tableta electrónica
    bailar: bailar, danza, música para bailar
    reír: reír, reírse, carcajada, risa, partirse de risa
    llorar: llorar, lágrimas, echarse a llorar
    abrazo: abrazo, darme un abrazo, un abrazo
    beso: beso, besar, besito, dame un beso
    fumar: fumar, cigarro, cigarrillo, tabaco, pitillo
    sabor: sabor, gusto, de qué sabe
    olor: olor, oler, aroma, fragancia
    pelota: pelota, balón, esférico
    isla: isla, archipiélago, islote
    mar: mar, océano
    bosque: bosque, selva, arboleda
    montaña: montaña, monte, cerro, cordillera, sierra
    río: río, arroyo, afluente
    barrio: barrio, vecindario, colonia, urbanización
    techo: techo, tejado
    pared: pared, muro, tabique
    botella: botella, envase, frasco
    estación del año: estación del año, primavera, verano, otoño, invierno
    rey: rey, reina, monarca, soberano, majestad
    guerra: guerra, batalla, conflicto, conflicto armado
    historia pasada: historia pasada, historia, hecho histórico, acontecimiento histórico
    científico: científico, inventor, investigador, físico
    famoso personaje: famoso personaje, personaje, personaje famoso, figura
    pintor: pintor, artista, quién pintó, pintura, cuadro
    película de miedo: película de miedo, película de terror, terror, de miedo, peli de miedo
    comedia: comedia, película de risa, peli divertida
    agencia de viajes: agencia de viajes, viaje organizado, paquete turístico
    juntar: juntar, quedar juntos
    pelea: pelea, discusión, discutir, bronca
    secreto: secreto, cuéntame un secreto, confesión
    sueño: sueño, pesadilla, soñar
    deseo: deseo, pedir un deseo, esperanza
    suerte: suerte, buena suerte, fortuna, lotería, número de la suerte
    lotería: lotería, quiniela, décimo de lotería, sorteo, rifa, bonoloto, euromillones
    premio: premio, galardón, trofeo, óscar
    dinero suelto: dinero suelto, cambio, suelto, monedas, calderilla
    cambiar dinero: cambiar dinero, cambiar divisas, comprar dólares, cambiar euros, casa de cambio
    reciclar: reciclar, reciclaje, separar la basura
    electricidad: electricidad, luz eléctrica, corriente, energía eléctrica
    gas: gas, butano, bombona, gas natural
    agua: agua, agua potable, agua corriente
    teléfono fijo: teléfono fijo, fijo, teléfono de casa
    compañía telefónica: compañía telefónica, operadora, compañía de teléfono, tarifa del móvil, plan de telefonía, línea telefónica
    documento de identidad: documento de identidad, dni, documento, cédula, carnet, carné, credencial
    permiso: permiso, autorización, licencia, consentimiento
    turno: turno, vez, me toca, a quién le toca
    orden del día: orden del día, temas a tratar, puntos del día, temario
    acta: acta, acta de la reunión, minuta, resumen de la reunión
    resumen: resumen, resumir, sintetizar, síntesis, en pocas palabras, hazme un resumen
    corregir: corregir, corrección, revisar el texto, corrector, faltas de ortografía
    borrador: borrador, esbozo, primera versión
    enviar de nuevo: enviar de nuevo, reenviar, volver a mandar, mandar de nuevo
    marcar como leído: marcar como leído, leído, marcar leído
    no leído: no leído, sin leer, pendiente de leer
    destinatario: destinatario, para quién, a quién
    remitente: remitente, de quién es, quién lo envía, quién me escribió, quién escribió el correo
    hoy por la noche: hoy por la noche, esta noche, hoy en la noche
    esta mañana: esta mañana, hoy por la mañana, hoy temprano
    esta tarde: esta tarde, hoy por la tarde, hoy a la tarde
    semana que viene: semana que viene, próxima semana, semana siguiente, semana próxima, la otra semana, semana entrante
    mes que viene: mes que viene, próximo mes, mes siguiente, mes próximo, mes entrante
    año que viene: año que viene, próximo año, año siguiente, año próximo
    semana pasada: semana pasada, la semana anterior, última semana
    mes pasado: mes pasado, mes anterior, último mes
    año pasado: año pasado, año anterior, último año
    todo el día: todo el día, el día entero, día completo, durante todo el día
    bisiesto: bisiesto, año bisiesto
    siempre: siempre, todo el tiempo, en todo momento
    nunca: nunca, jamás, en ningún momento
    a veces: a veces, de vez en cuando, ocasionalmente, en ocasiones
    desde siempre: desde siempre, desde cuándo, desde hace cuánto, hace cuánto
    ver agenda: ver agenda, qué tengo para hoy, qué tengo mañana, qué hay para hoy, qué me espera hoy, qué tengo programado,
      qué tengo agendado, tengo algo programado, tengo planes, qué eventos tengo, mis eventos, mis citas, qué citas tengo
    cuántas alarmas: cuántas alarmas, qué alarmas tengo, mis alarmas, alarmas activas, alarmas puestas, ver alarmas, lista de alarmas
    quitar alarma: quitar alarma, quitar la alarma, apagar la alarma, cancelar la alarma, desactivar la alarma, borrar la alarma,
      eliminar la alarma, parar la alarma, quita el despertador
    poner alarma: poner alarma, poner la alarma, pon una alarma, crear alarma, programar alarma, activar alarma, nueva alarma,
      pon el despertador, configurar alarma, poner despertador
    poner temporizador: poner temporizador, pon un temporizador, iniciar temporizador, crear temporizador, activa el temporizador,
      empezar cuenta atrás, programar temporizador
    crear recordatorio: crear recordatorio, pon un recordatorio, crea un recordatorio, nuevo recordatorio, añade un recordatorio,
      programar recordatorio, agrega un recordatorio
    encender luz: encender luz, encender la luz, enciende las luces, prende la luz, dar la luz, prende las luces, enciende la lámpara,
      pon la luz, dale a la luz
    apagar luz: apagar luz, apagar la luz, apaga las luces, quita la luz, apaga la lámpara, cortar la luz
    cambiar color luz: cambiar color luz, cambiar el color, luz de color, color de la luz, color de las luces, pon las luces
    leer correo: leer correo, leer mis correos, léeme el correo, revisa mi correo, mirar el correo, consultar el correo,
      comprobar el correo, ver mis correos
    escribir correo: escribir correo, escribir un correo, enviar un correo, mandar un email, redactar un correo, enviar un email,
      nuevo correo, mandar un correo
    """
}

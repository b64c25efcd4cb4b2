// SPDX-License-Identifier: Apache-2.0

/// What sessions say, a text a language: a line a text, its name before the colon. Our own.
///
/// A parameter's title stands where it needs neither article nor ending: its gender is not known.
enum SessionTextTables {
  static let all: [String: String] = [
    "de": """
    askValue: Welcher Wert für ${parameter}?
    chooseValue: ${parameter}: welche Auswahl?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: In welcher App?
    chooseAction: Was davon?
    notUnderstood: Das habe ich nicht verstanden.
    notFound: ${value} kann ich nicht finden.
    outOfRange: Es muss zwischen ${lower} und ${upper} liegen.
    confirmForeground: In ${app} weitermachen?
    done: Erledigt.
    cancelled: OK, abgebrochen.
    timedOut: ${app} hat zu lange gebraucht.
    failed: In ${app} ist etwas schiefgegangen.
    locked: Dafür musst du zuerst entsperren.
    noMatch: Ich weiß nicht, wie das geht.
    """,
    "fr": """
    askValue: Quelle valeur pour ${parameter} ?
    chooseValue: ${parameter} : lequel ?
    confirmAction: ${action} ?
    confirmValue: ${value} ?
    chooseApp: Dans quelle app ?
    chooseAction: Laquelle ?
    notUnderstood: Désolé, je n'ai pas compris.
    notFound: Je ne trouve pas ${value}.
    outOfRange: Il faut entre ${lower} et ${upper}.
    confirmForeground: Continuer dans ${app} ?
    done: C'est fait.
    cancelled: D'accord, c'est annulé.
    timedOut: ${app} a mis trop de temps.
    failed: Un problème est survenu dans ${app}.
    locked: Il faut d'abord déverrouiller.
    noMatch: Je ne sais pas faire ça.
    """,
    "es": """
    askValue: ¿Qué valor para ${parameter}?
    chooseValue: ${parameter}: ¿cuál?
    confirmAction: ¿${action}?
    confirmValue: ¿${value}?
    chooseApp: ¿En qué app?
    chooseAction: ¿Cuál?
    notUnderstood: Perdona, no te he entendido.
    notFound: No encuentro ${value}.
    outOfRange: Tiene que estar entre ${lower} y ${upper}.
    confirmForeground: ¿Continuar en ${app}?
    done: Hecho.
    cancelled: De acuerdo, cancelado.
    timedOut: ${app} ha tardado demasiado.
    failed: Algo ha fallado en ${app}.
    locked: Primero tienes que desbloquear.
    noMatch: No sé cómo hacer eso.
    """,
    "ca": """
    askValue: Quin valor per a ${parameter}?
    chooseValue: ${parameter}: quin?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: En quina app?
    chooseAction: Quina?
    notUnderstood: Perdona, no t'he entès.
    notFound: No trobo ${value}.
    outOfRange: Ha de ser entre ${lower} i ${upper}.
    confirmForeground: Vols continuar a ${app}?
    done: Fet.
    cancelled: D'acord, cancel·lat.
    timedOut: ${app} ha trigat massa.
    failed: Alguna cosa ha fallat a ${app}.
    locked: Primer has de desbloquejar.
    noMatch: No sé com es fa això.
    """,
    "it": """
    askValue: Quale valore per ${parameter}?
    chooseValue: ${parameter}: quale?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: In quale app?
    chooseAction: Quale?
    notUnderstood: Scusa, non ho capito.
    notFound: Non trovo ${value}.
    outOfRange: Deve essere tra ${lower} e ${upper}.
    confirmForeground: Continuare in ${app}?
    done: Fatto.
    cancelled: OK, annullato.
    timedOut: ${app} ci ha messo troppo.
    failed: Qualcosa è andato storto in ${app}.
    locked: Prima devi sbloccare.
    noMatch: Non so come si fa.
    """,
    "pt": """
    askValue: Qual é o valor de ${parameter}?
    chooseValue: ${parameter}: qual?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: Em qual app?
    chooseAction: Qual?
    notUnderstood: Desculpe, não entendi.
    notFound: Não encontro ${value}.
    outOfRange: Tem de ser entre ${lower} e ${upper}.
    confirmForeground: Continuar em ${app}?
    done: Pronto.
    cancelled: OK, cancelado.
    timedOut: ${app} demorou demais.
    failed: Algo deu errado em ${app}.
    locked: É preciso desbloquear primeiro.
    noMatch: Não sei fazer isso.
    """,
    "nl": """
    askValue: Welke waarde voor ${parameter}?
    chooseValue: ${parameter}: welke?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: In welke app?
    chooseAction: Welke?
    notUnderstood: Sorry, dat heb ik niet begrepen.
    notFound: Ik kan ${value} niet vinden.
    outOfRange: Het moet tussen ${lower} en ${upper} liggen.
    confirmForeground: Verdergaan in ${app}?
    done: Klaar.
    cancelled: Oké, geannuleerd.
    timedOut: ${app} deed er te lang over.
    failed: Er ging iets mis in ${app}.
    locked: Je moet eerst ontgrendelen.
    noMatch: Ik weet niet hoe dat moet.
    """,
    "sv": """
    askValue: Vilket värde för ${parameter}?
    chooseValue: ${parameter}: vilken?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: I vilken app?
    chooseAction: Vilken?
    notUnderstood: Förlåt, jag förstod inte.
    notFound: Jag hittar inte ${value}.
    outOfRange: Det måste vara mellan ${lower} och ${upper}.
    confirmForeground: Fortsätta i ${app}?
    done: Klart.
    cancelled: OK, avbrutet.
    timedOut: ${app} tog för lång tid.
    failed: Något gick fel i ${app}.
    locked: Du måste låsa upp först.
    noMatch: Jag vet inte hur man gör det.
    """,
    "da": """
    askValue: Hvilken værdi for ${parameter}?
    chooseValue: ${parameter}: hvilken?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: I hvilken app?
    chooseAction: Hvilken?
    notUnderstood: Undskyld, det forstod jag ikke.
    notFound: Jeg kan ikke finde ${value}.
    outOfRange: Det skal være mellem ${lower} og ${upper}.
    confirmForeground: Fortsætte i ${app}?
    done: Færdig.
    cancelled: OK, annulleret.
    timedOut: ${app} var for længe om det.
    failed: Noget gik galt i ${app}.
    locked: Du skal låse op først.
    noMatch: Jeg ved ikke, hvordan man gør det.
    """,
    "nb": """
    askValue: Hvilken verdi for ${parameter}?
    chooseValue: ${parameter}: hvilken?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: I hvilken app?
    chooseAction: Hvilken?
    notUnderstood: Beklager, det forsto jeg ikke.
    notFound: Jeg finner ikke ${value}.
    outOfRange: Det må være mellom ${lower} og ${upper}.
    confirmForeground: Fortsette i ${app}?
    done: Ferdig.
    cancelled: OK, avbrutt.
    timedOut: ${app} brukte for lang tid.
    failed: Noe gikk galt i ${app}.
    locked: Du må låse opp først.
    noMatch: Jeg vet ikke hvordan man gjør det.
    """,
    "fi": """
    askValue: ${parameter}: mikä arvo?
    chooseValue: ${parameter}: mikä?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: Missä apissa?
    chooseAction: Mikä näistä?
    notUnderstood: Anteeksi, en ymmärtänyt.
    notFound: En löydä: ${value}.
    outOfRange: Luvun on oltava välillä ${lower}–${upper}.
    confirmForeground: Jatketaanko apissa ${app}?
    done: Valmis.
    cancelled: Selvä, peruttu.
    timedOut: ${app} ei vastannut ajoissa.
    failed: Jokin meni vikaan apissa ${app}.
    locked: Avaa ensin lukitus.
    noMatch: En osaa tehdä sitä.
    """,
    "pl": """
    askValue: ${parameter}: jaka wartość?
    chooseValue: ${parameter}: co wybrać?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: W której aplikacji?
    chooseAction: Co wybrać?
    notUnderstood: Przepraszam, nie rozumiem.
    notFound: Nie znajduję: ${value}.
    outOfRange: Musi być od ${lower} do ${upper}.
    confirmForeground: Kontynuować w aplikacji ${app}?
    done: Gotowe.
    cancelled: Dobrze, anulowano.
    timedOut: Aplikacja ${app} nie odpowiedziała na czas.
    failed: Coś poszło nie tak w aplikacji ${app}.
    locked: Najpierw trzeba odblokować.
    noMatch: Nie wiem, jak to zrobić.
    """,
    "cs": """
    askValue: ${parameter}: jaká hodnota?
    chooseValue: ${parameter}: co vybrat?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: Ve které aplikaci?
    chooseAction: Co vybrat?
    notUnderstood: Promiňte, nerozumím.
    notFound: Nemohu najít: ${value}.
    outOfRange: Musí to být od ${lower} do ${upper}.
    confirmForeground: Pokračovat v aplikaci ${app}?
    done: Hotovo.
    cancelled: Dobře, zrušeno.
    timedOut: Aplikaci ${app} to trvalo příliš dlouho.
    failed: V aplikaci ${app} se něco pokazilo.
    locked: Nejdřív je potřeba odemknout.
    noMatch: Nevím, jak to udělat.
    """,
    "ru": """
    askValue: ${parameter}: какое значение?
    chooseValue: ${parameter}: что выбрать?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: В каком приложении?
    chooseAction: Что выбрать?
    notUnderstood: Извините, не понимаю.
    notFound: Не могу найти: ${value}.
    outOfRange: Должно быть от ${lower} до ${upper}.
    confirmForeground: Продолжить в приложении «${app}»?
    done: Готово.
    cancelled: Хорошо, отменено.
    timedOut: Приложение «${app}» не ответило вовремя.
    failed: В приложении «${app}» что-то пошло не так.
    locked: Сначала нужно разблокировать.
    noMatch: Я не знаю, как это сделать.
    """,
    "uk": """
    askValue: ${parameter}: яке значення?
    chooseValue: ${parameter}: що вибрати?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: У якій програмі?
    chooseAction: Що вибрати?
    notUnderstood: Перепрошую, не розумію.
    notFound: Не можу знайти: ${value}.
    outOfRange: Має бути від ${lower} до ${upper}.
    confirmForeground: Продовжити у програмі «${app}»?
    done: Готово.
    cancelled: Гаразд, скасовано.
    timedOut: Програма «${app}» не відповіла вчасно.
    failed: У програмі «${app}» щось пішло не так.
    locked: Спершу потрібно розблокувати.
    noMatch: Я не знаю, як це зробити.
    """,
    "tr": """
    askValue: ${parameter} ne olsun?
    chooseValue: ${parameter}: hangisi?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: Hangi uygulamada?
    chooseAction: Hangisi?
    notUnderstood: Üzgünüm, anlamadım.
    notFound: Bulamadım: ${value}.
    outOfRange: ${lower} ile ${upper} arasında olmalı.
    confirmForeground: ${app} uygulamasında devam edilsin mi?
    done: Tamam.
    cancelled: Peki, iptal edildi.
    timedOut: ${app} çok uzun sürdü.
    failed: ${app} uygulamasında bir sorun oldu.
    locked: Önce kilidi açman gerekiyor.
    noMatch: Bunu nasıl yapacağımı bilmiyorum.
    """,
    "ja": """
    askValue: ${parameter}は何ですか？
    chooseValue: どの${parameter}ですか？
    confirmAction: ${action}？
    confirmValue: ${value}ですか？
    chooseApp: どのアプリですか？
    chooseAction: どれですか？
    notUnderstood: すみません、わかりませんでした。
    notFound: ${value}が見つかりません。
    outOfRange: ${lower}から${upper}までにしてください。
    confirmForeground: ${app}で続けますか？
    done: できました。
    cancelled: キャンセルしました。
    timedOut: ${app}の応答に時間がかかりすぎました。
    failed: ${app}で問題が起きました。
    locked: 先にロックを解除してください。
    noMatch: そのやり方がわかりません。
    """,
    "ko": """
    askValue: ${parameter}: 무엇으로 할까요?
    chooseValue: ${parameter}: 어느 것인가요?
    confirmAction: ${action}?
    confirmValue: ${value}?
    chooseApp: 어느 앱에서 할까요?
    chooseAction: 어느 것인가요?
    notUnderstood: 죄송해요, 이해하지 못했어요.
    notFound: 찾을 수 없어요: ${value}.
    outOfRange: ${lower}에서 ${upper} 사이여야 해요.
    confirmForeground: ${app} 앱에서 계속할까요?
    done: 완료했어요.
    cancelled: 취소했어요.
    timedOut: ${app} 앱이 너무 오래 걸렸어요.
    failed: ${app} 앱에 문제가 생겼어요.
    locked: 먼저 잠금을 해제해야 해요.
    noMatch: 그건 어떻게 하는지 모르겠어요.
    """,
    "zh": """
    askValue: ${parameter}是什么？
    chooseValue: 哪个${parameter}？
    confirmAction: ${action}？
    confirmValue: ${value}？
    chooseApp: 在哪个应用中？
    chooseAction: 哪一个？
    notUnderstood: 抱歉，我没听懂。
    notFound: 找不到${value}。
    outOfRange: 必须在${lower}到${upper}之间。
    confirmForeground: 要在${app}中继续吗？
    done: 完成了。
    cancelled: 好的，已取消。
    timedOut: ${app}用时太长。
    failed: ${app}出了点问题。
    locked: 请先解锁。
    noMatch: 我不知道怎么做。
    """,
  ]
}

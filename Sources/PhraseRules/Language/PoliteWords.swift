// SPDX-License-Identifier: Apache-2.0

/// What people say around a phrase without meaning anything by it, per language.
///
/// Openers stand before a phrase, closers after it, fillers anywhere. Each entry is a whole
/// expression; they may follow each other ("hey", "could you", "please"). The lists are our own,
/// kept to expressions that carry no meaning for the app: "show me" or "open" are not here.
public struct PoliteWords: Sendable {
  /// The language subtag the lists are for.
  public var language: String
  /// Expressions before a phrase.
  public var openers: [String]
  /// Expressions after a phrase.
  public var closers: [String]
  /// Hesitations, anywhere.
  public var fillers: [String]

  /// The lists of a language; empty ones where there are none.
  public static func forLanguage(_ language: String) -> PoliteWords {
    table[language] ?? PoliteWords(language: language, openers: [], closers: [], fillers: [])
  }

  /// The languages with lists.
  public static var languages: [String] { table.keys.sorted() }

  private init(language: String, openers: [String], closers: [String], fillers: [String]) {
    self.language = language
    self.openers = openers
    self.closers = closers
    self.fillers = fillers
  }

  private init(
    _ language: String, openers: String, closers: String, fillers: String = ""
  ) {
    func split(_ text: String) -> [String] {
      text.split(separator: "|").map(String.init)
    }
    self.init(
      language: language, openers: split(openers), closers: split(closers),
      fillers: split(fillers))
  }

  private static let table: [String: PoliteWords] = Dictionary(
    all.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })

  private static let all: [PoliteWords] = [
    PoliteWords(
      "en",
      openers:
        "hey|hi|hello|ok|okay|yo|so|now|well|alright|please|kindly|can you|could you|would you"
        + "|will you|can you please|could you please|would you please|would you mind|can we|could we"
        + "|can i|could i|may i|let us|i want to|i want you to|i would like to|i would like you to"
        + "|i'd like to|i'd like you to|i wanna|i need to|i need you to|go ahead and|just|quickly"
        + "|i was wondering if you could|do me a favor and|do me a favour and|be so kind and",
      closers:
        "please|thanks|thank you|thank you very much|thanks a lot|now|right now|for me|will you"
        + "|would you|could you|can you|if you can|if you could|if you don't mind|ok|okay|real quick"
        + "|if possible|when you can|cheers",
      fillers: "um|uh|uhm|erm|er|hmm|ah|eh|like"),
    PoliteWords(
      "de",
      openers:
        "hey|hallo|hi|ok|okay|so|also|bitte|kannst du|kannst du bitte|könntest du"
        + "|könntest du bitte|würdest du|würdest du bitte|können sie|können sie bitte|könnten sie"
        + "|könnten sie bitte|ich möchte|ich möchte bitte|ich will|ich würde gerne|ich hätte gern"
        + "|mal|jetzt|sei so gut und",
      closers:
        "bitte|danke|vielen dank|danke schön|jetzt|mal|für mich|sofort|gerade|bitte schön|ja"
        + "|wenn möglich|okay|ok",
      fillers: "äh|ähm|öh|hm|hmm|na"),
    PoliteWords(
      "fr",
      openers:
        "hé|hey|bonjour|salut|ok|alors|bon|s'il te plaît|s'il vous plaît|stp|svp|peux-tu"
        + "|est-ce que tu peux|tu peux|pourrais-tu|tu pourrais|est-ce que tu pourrais|pouvez-vous"
        + "|vous pouvez|pourriez-vous|vous pourriez|je veux|je voudrais|j'aimerais|je souhaite"
        + "|veuillez|est-ce que vous pouvez|est-ce que vous pourriez",
      closers:
        "s'il te plaît|s'il vous plaît|stp|svp|merci|merci beaucoup|maintenant|tout de suite"
        + "|pour moi|si possible",
      fillers: "euh|heu|ben|bah|hum|hein"),
    PoliteWords(
      "es",
      openers:
        "oye|hola|hey|ok|vale|bueno|por favor|puedes|me puedes|podrías|me podrías|puede|podría"
        + "|quiero|quisiera|me gustaría|querría|necesito|a ver",
      closers: "por favor|gracias|muchas gracias|ahora|ahora mismo|ya|si puedes|porfa|para mí",
      fillers: "eh|em|este|mmm"),
    PoliteWords(
      "ca",
      openers:
        "ei|hola|d'acord|si us plau|sisplau|pots|em pots|podries|em podries|vull|voldria|m'agradaria",
      closers: "si us plau|sisplau|gràcies|moltes gràcies|ara|ara mateix", fillers: "eh|em"),
    PoliteWords(
      "it",
      openers:
        "ehi|ciao|hey|ok|allora|per favore|per piacere|puoi|mi puoi|potresti|mi potresti|può"
        + "|potrebbe|voglio|vorrei|mi piacerebbe|dai",
      closers:
        "per favore|per piacere|grazie|grazie mille|adesso|ora|subito|per me|se puoi",
      fillers: "ehm|eh|mmm|cioè"),
    PoliteWords(
      "pt",
      openers:
        "ei|olá|oi|ok|bem|então|por favor|pode|você pode|podes|poderia|você poderia|podias|podia"
        + "|quero|eu quero|queria|eu queria|gostaria de|eu gostaria de",
      closers: "por favor|obrigado|obrigada|muito obrigado|agora|já|para mim|se faz favor",
      fillers: "é|hum|hã|né"),
    PoliteWords(
      "nl",
      openers:
        "hé|hey|hallo|hoi|oké|ok|alsjeblieft|alstublieft|kun je|kan je|kun je alsjeblieft"
        + "|zou je|zou je willen|kunt u|zou u|wil je|ik wil|ik wil graag|ik zou graag",
      closers:
        "alsjeblieft|alstublieft|graag|bedankt|dank je|dank je wel|dank u|nu|even|voor mij",
      fillers: "eh|uh|uhm|hm"),
    PoliteWords(
      "sv",
      openers:
        "hej|hallå|hörru|okej|ok|snälla|kan du|kan du snälla|skulle du kunna|vill du|jag vill"
        + "|jag skulle vilja|vänligen|var snäll och",
      closers: "tack|tack så mycket|snälla|nu|är du snäll|åt mig", fillers: "öh|eh|hm|liksom"),
    PoliteWords(
      "da",
      openers:
        "hej|hallo|okay|ok|vær venlig at|vær sød at|kan du|kan du ikke|kunne du|vil du|jeg vil"
        + "|jeg vil gerne",
      closers: "tak|mange tak|nu|for mig|er du sød", fillers: "øh|øhm|hm"),
    PoliteWords(
      "nb",
      openers:
        "hei|hallo|ok|okay|vær så snill å|vennligst|kan du|kunne du|vil du|jeg vil|jeg vil gjerne",
      closers: "takk|tusen takk|nå|vær så snill|for meg|er du snill", fillers: "øh|eh|hm"),
    PoliteWords(
      "fi",
      openers: "hei|moi|ok|okei|ole hyvä ja|voitko|voisitko|haluan|haluaisin|viitsisitkö",
      closers: "kiitos|kiitti|nyt|ole hyvä|ole kiltti", fillers: "öö|hmm|niinku"),
    PoliteWords(
      "pl",
      openers:
        "hej|cześć|ok|okej|proszę|czy możesz|możesz|czy mógłbyś|mógłbyś|czy mogłabyś|mogłabyś"
        + "|chcę|chciałbym|chciałabym",
      closers: "proszę|dziękuję|dzięki|teraz", fillers: "eee|yyy|hmm"),
    PoliteWords(
      "cs",
      openers: "hej|ahoj|ok|prosím|můžeš|mohl bys|mohla bys|můžete|mohli byste|chci|chtěl bych"
        + "|chtěla bych",
      closers: "prosím|děkuji|díky|teď|hned", fillers: "ehm|hmm"),
    PoliteWords(
      "sk",
      openers: "hej|ahoj|ok|prosím|môžeš|mohol by si|mohla by si|môžete|chcem|chcel by som"
        + "|chcela by som",
      closers: "prosím|ďakujem|vďaka|teraz|hneď", fillers: "ehm|hmm"),
    PoliteWords(
      "hu",
      openers: "hé|szia|ok|oké|kérlek|légy szíves|legyen szíves|tudnál|tudnád|szeretném|szeretnék",
      closers: "kérlek|légy szíves|köszönöm|köszi|most", fillers: "ö|öö|hm"),
    PoliteWords(
      "ro",
      openers: "hei|salut|bună|ok|te rog|vă rog|poți să|ai putea să|puteți să|vreau să|aș vrea să"
        + "|aș dori să",
      closers: "te rog|vă rog|mulțumesc|mersi|acum", fillers: "ăă|îî|hmm"),
    PoliteWords(
      "ru",
      openers:
        "эй|привет|ок|окей|ладно|пожалуйста|можешь|ты можешь|не мог бы ты|можете|не могли бы вы"
        + "|я хочу|хочу|я бы хотел|я бы хотела|мне нужно|давай",
      closers: "пожалуйста|спасибо|сейчас|прямо сейчас|для меня", fillers: "э|ээ|эм|ну|хм"),
    PoliteWords(
      "uk",
      openers:
        "гей|привіт|ок|окей|будь ласка|прошу|можеш|ти можеш|чи можеш|чи не міг би ти|можете"
        + "|я хочу|хочу|я б хотів|я б хотіла",
      closers: "будь ласка|дякую|зараз|прямо зараз", fillers: "е|ее|ем|ну|хм"),
    PoliteWords(
      "bg",
      openers: "ей|здравей|ок|моля|моля те|можеш ли да|би ли|бихте ли|искам да|бих искал да",
      closers: "моля|моля те|благодаря|сега", fillers: "ъъ|ами|хм"),
    PoliteWords(
      "el",
      openers: "έι|γεια|γεια σου|οκ|εντάξει|παρακαλώ|σε παρακαλώ|μπορείς να|θα μπορούσες να"
        + "|μπορείτε να|θέλω να|θα ήθελα να",
      closers: "παρακαλώ|σε παρακαλώ|ευχαριστώ|τώρα", fillers: "ε|εε|χμ"),
    PoliteWords(
      "tr",
      openers: "hey|merhaba|selam|tamam|lütfen|rica etsem|bana|hadi|acaba|bir zahmet",
      closers: "lütfen|teşekkürler|teşekkür ederim|sağ ol|hemen|şimdi|olur mu|misin|mısın",
      fillers: "ee|ıı|şey|hmm"),
    PoliteWords(
      "ar",
      openers: "مرحبا|أهلا|يا|هيا|من فضلك|لو سمحت|رجاء|هل يمكنك|هل تستطيع|ممكن|أريد|أريد أن|أود أن",
      closers: "من فضلك|لو سمحت|رجاء|شكرا|شكرا لك|الآن", fillers: "اه|امم|يعني"),
    PoliteWords(
      "he",
      openers: "היי|הי|שלום|אוקיי|בבקשה|אתה יכול|את יכולה|תוכל|תוכלי|אפשר|אני רוצה|הייתי רוצה",
      closers: "בבקשה|תודה|תודה רבה|עכשיו", fillers: "אה|אמ"),
    PoliteWords(
      "hi",
      openers: "हे|नमस्ते|ठीक है|कृपया|प्लीज़|क्या आप|क्या तुम|मैं चाहता हूँ कि|मुझे",
      closers: "कृपया|प्लीज़|धन्यवाद|शुक्रिया|अभी", fillers: "उम|हम्म"),
    PoliteWords(
      "ja",
      openers: "ねえ|ねぇ|おい|すみません|すみませんが|お願い|ちょっと|あのさ|じゃあ|では",
      closers: "ください|下さい|お願い|お願いします|おねがいします|してください|してほしい|くれる|くれますか|もらえますか|ありがとう|ね|よ",
      fillers: "えっと|えーと|あの|その|うーん"),
    PoliteWords(
      "ko",
      openers: "야|저기|저기요|안녕|자|제발|부탁인데|혹시|지금",
      closers: "줘|주세요|해줘|해 줘|해주세요|해 주세요|부탁해|부탁해요|부탁합니다|제발|고마워|감사합니다|좀|지금", fillers: "음|어|그"),
    PoliteWords(
      "zh",
      openers: "嘿|喂|你好|好的|请|請|请你|請你|麻烦|麻煩|麻烦你|麻煩你|帮我|幫我|请帮我|請幫我|帮忙|你能|你可以|可以|能不能|可不可以|我想|我要|我想要",
      closers: "吧|谢谢|謝謝|好吗|好嗎|可以吗|可以嗎|一下|啊|呀|行吗", fillers: "呃|嗯|那个|那個"),
    PoliteWords(
      "th",
      openers: "เฮ้|สวัสดี|โอเค|กรุณา|โปรด|ช่วย|ขอ|ขอให้|รบกวน|คุณช่วย",
      closers: "ด้วย|หน่อย|ด้วยครับ|ด้วยค่ะ|หน่อยครับ|หน่อยค่ะ|ครับ|ค่ะ|คะ|นะ|ขอบคุณ|ตอนนี้|ให้หน่อย",
      fillers: "เอ่อ|อืม"),
    PoliteWords(
      "vi",
      openers: "này|xin chào|ok|làm ơn|vui lòng|bạn có thể|hãy|tôi muốn|giúp tôi",
      closers: "làm ơn|nhé|cảm ơn|ngay|bây giờ|đi", fillers: "ờ|ừm"),
    PoliteWords(
      "id",
      openers: "hei|halo|oke|tolong|mohon|bisakah kamu|bisa|bisakah|saya ingin|saya mau|coba",
      closers: "tolong|ya|dong|terima kasih|sekarang", fillers: "eh|hmm|anu"),
  ]
}

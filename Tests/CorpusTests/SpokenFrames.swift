// SPDX-License-Identifier: Apache-2.0

/// What may be put around a phrase so that it is no longer asked for: `*` is the phrase.
enum SpokenFrames {
  /// By their languages.
  static let all: [String: [String]] = [
    "en": [
      "don't *", "do not *", "never *", "please don't *", "i don't want you to *",
      "you must not *", "whatever you do don't *", "* no wait don't", "* no never mind",
      "* no forget it", "how do i *", "did you *", "did i *", "what happens if i *",
      "why did you *", "who can *", "can you tell me how to *", "my brother asked me to *",
      "yesterday i tried to *", "my brother said *", "she told me to *", "if i *", "what if i *",
      "i would never *", "i can't *", "i couldn't *", "i would not *", "i'm afraid to *",
      "i'm unable to *", "pretend to *", "whoever wants to * is crazy", "do nothing until i *",
      "warn me before you *", "as if i'd *", "not yet *", "i was about to *",
      "there's no need to *", "i'm not able to *",
      "i'm too tired to *", "it's forbidden to *", "it would be a mistake to *",
      "i have no reason to *", "* just kidding",
    ],
    "de": [
      "auf keinen fall *", "bitte niemals *", "* nein doch nicht", "* nein vergiss es",
      "was passiert wenn ich sage *", "warum hast du gehört *",
      "wie geht das *", "habe ich gesagt *", "mein bruder hat gesagt *", "gestern sagte ich *",
      "wenn ich sage * was passiert dann", "ich würde nie sagen *",
      "* war nur spaß",
    ],
    "fr": [
      "surtout ne * pas", "il ne faut pas *", "* non laisse tomber", "* non oublie",
      "je ne veux pas que tu *", "comment faire pour *", "que se passe-t-il si je dis *",
      "est-ce que j'ai dit *", "pourquoi as-tu voulu *", "mon frère a dit *",
      "hier j'ai essayé de *", "si je dis *", "je ne dirais jamais *",
      "* je plaisante", "personne ne *", "tu ne dois pas *",
    ],
    "es": [
      "nunca *", "no quiero *", "* no déjalo", "* no olvídalo", "cómo puedo *",
      "qué pasa si digo *", "por qué dijiste *", "mi hermano dijo *",
      "si digo *", "nunca diría *",
      "* era broma",
    ],
    "it": [
      "non voglio *", "* no lascia stare", "* no lascia perdere",
      "come faccio a *", "cosa succede se dico *", "perché hai detto *", "mio fratello ha detto *",
      "se dico *", "non direi mai *",
      "* stavo scherzando",
    ],
    "pt": [
      "não *", "nunca *", "não quero *", "* não deixa pra lá", "* não esquece",
      "o que acontece se eu disser *", "por que você disse *", "meu irmão disse *",
      "se eu disser *", "eu nunca diria *",
      "* era brincadeira",
    ],
    "ca": [
      "no vull *", "* no deixa-ho estar", "* no oblida-ho", "com puc *",
      "què passa si dic *", "per què has dit *", "el meu germà ha dit *",
      "si dic *",
      "* era broma",
    ],
    "nl": [
      "nooit *", "in geen geval *", "* nee toch niet", "* nee laat maar", "ik wil niet dat je *",
      "hoe kan ik *", "wat gebeurt er als ik zeg *", "waarom heb je gezegd *",
      "mijn broer heeft gezegd *", "gisteren zei ik *", "als ik zeg * wat gebeurt er dan",
      "ik zou nooit zeggen *", "* grapje",
    ],
    "sv": [
      "absolut inte *", "aldrig *", "* nej glöm det", "* nej strunta i det", "jag vill inte *",
      "hur gör jag för att *", "vad händer om jag säger *", "varför sa du *", "min bror sa *",
      "igår försökte jag *", "om jag säger * vad händer då", "jag skulle aldrig säga *",
      "jag kan inte *", "jag är rädd för att *", "det är förbjudet att *", "det är onödigt att *",
      "jag har ingen lust att *", "låtsas *", "* jag skojade bara",
    ],
    "da": [
      "under ingen omstændigheder *", "aldrig *", "* nej glem det", "* nej lad være",
      "jeg vil ikke *", "hvordan kan jeg *", "hvad sker der hvis jeg siger *", "hvorfor sagde du *",
      "min bror sagde *", "i går prøvede jeg at *", "hvis jeg siger * hvad sker der så",
      "jeg er bange for at *", "det er forbudt at *", "jeg har ikke tid til at *",
      "* det var bare for sjov",
    ],
    "nb": [
      "under ingen omstendigheter *", "aldri *", "* nei glem det", "* nei la være",
      "jeg vil ikke *", "hvordan kan jeg *", "hva skjer hvis jeg sier *", "hvorfor sa du *",
      "broren min sa *", "hvis jeg sier * hva skjer da",
      "jeg er redd for å *", "det er forbudt å *", "jeg har ikke tid til å *", "* jeg bare tulla",
    ],
    "ja": [
      "*って言わないで", "*、いややっぱりやめて", "*、いや何でもない", "*と言ったらどうなる",
      "*って言ったのは誰", "*って母が言ってた", "昨日*って言った", "もし*と言ったら",
      "*って冗談", "*ふりをして",
    ],
  ]
}

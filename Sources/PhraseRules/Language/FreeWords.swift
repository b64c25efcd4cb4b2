// SPDX-License-Identifier: Apache-2.0

/// What people say around a value without naming it by it, per language: articles, possessives, and
/// words that announce a name ("called", "named").
///
/// They cost nothing before and behind the words that name a value. The lists are our own; a word
/// that tells values apart ("big", "new", "old") is not in them. Entries are whole expressions.
public enum FreeWords {
  /// The expressions of a language; none where there is no list.
  public static func forLanguage(_ language: String) -> [String] {
    guard let text = table[language] else { return [] }
    return text.split(separator: "|").map(String.init)
  }

  /// The languages with lists.
  public static var languages: [String] { table.keys.sorted() }

  private static let table: [String: String] = [
    "en": "the|a|an|my|our|your|his|her|their|this|that|some|any|called|named|titled|entitled"
      + "|known as|by the name of|with the name|s",
    "de": "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|meinem|meiner"
      + "|meines|unser|unsere|unseren|unserem|unserer|dein|deine|deinen|diese|dieser|dieses|diesen"
      + "|namens|genannt|mit dem namen|mit dem titel",
    "fr": "le|la|les|l|un|une|des|du|de la|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|ce|cet|cette"
      + "|ces|appelé|appelée|nommé|nommée|intitulé|intitulée|du nom de|qui s'appelle",
    "es": "el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|nuestros|nuestras|tu|tus|su|sus"
      + "|este|esta|ese|esa|llamado|llamada|titulado|titulada|de nombre|que se llama",
    "ca": "el|la|els|les|l|un|una|uns|unes|el meu|la meva|els meus|les meves|el nostre|la nostra"
      + "|aquest|aquesta|anomenat|anomenada|titulat|titulada|que es diu",
    "it": "il|lo|la|i|gli|le|l|un|uno|una|il mio|la mia|i miei|le mie|il nostro|la nostra|mio|mia"
      + "|questo|questa|chiamato|chiamata|intitolato|intitolata|di nome|che si chiama",
    "pt": "o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|seu|sua|este|esta|esse|essa"
      + "|chamado|chamada|intitulado|intitulada|de nome|que se chama",
    "nl": "de|het|een|mijn|m'n|onze|ons|jouw|je|zijn|haar|deze|dit|die|dat|genaamd|genoemd|getiteld"
      + "|met de naam|die heet",
    "sv": "en|ett|den|det|de|min|mitt|mina|vår|vårt|våra|din|ditt|dina|denna|detta|som heter|kallad"
      + "|kallat|med namnet|vid namn",
    "da": "en|et|den|det|de|min|mit|mine|vores|din|dit|dine|denne|dette|der hedder|kaldet|kaldt"
      + "|med navnet|ved navn",
    "nb": "en|ei|et|den|det|de|min|mitt|mine|vår|vårt|våre|din|ditt|dine|denne|dette|som heter|kalt"
      + "|med navnet|ved navn",
    "fi": "minun|meidän|tämä|se|nimeltä|nimeltään|niminen",
    "pl": "mój|moja|moje|moją|mojego|nasz|nasza|nasze|ten|ta|to|o nazwie|pod tytułem",
    "cs": "můj|moje|moji|náš|naše|ten|ta|to|jménem|s názvem",
    "ru": "мой|моя|мое|мои|мою|наш|наша|наше|этот|эта|это|эту|по имени|под названием",
    "uk": "мій|моя|моє|мої|мою|наш|наша|наше|цей|ця|це|цю|на ім'я|під назвою",
    "el": "ο|η|το|οι|τα|τον|την|του|της|ένα|μια|έναν|μου|μας|με όνομα|που λέγεται",
    "tr": "benim|bizim|bu|şu|bir|adlı|isimli",
    "hu": "a|az|egy|ez|adott|nevű|című",
    "ro": "un|o|meu|mea|mei|mele|nostru|noastră|acest|această|numit|numită|cu numele",
  ]
}

// SPDX-License-Identifier: Apache-2.0

// In each: yes; no; cancel; none of them; corrections; first to tenth; last; one to ten; nouns of places.
extension AnswerWords {
  static let all: [AnswerWords] = [
    AnswerWords(
      "en",
      "yes|yeah|yep|yup|yes please|sure|ok|okay|of course|certainly|definitely|absolutely|correct|right"
        + "|that's right|that's correct|exactly|affirmative|go ahead|go for it|do it|do that|do so|confirm"
        + "|confirmed|i confirm|please do|sounds good|fine|that's fine|all right|alright|agreed|i do|it is"
        + "|that is right|you bet|why not|make it so|good|perfect|great",
      "no|nope|nah|no thanks|no thank you|not now|don't|do not|don't do it|don't do that|please don't|wrong"
        + "|incorrect|that's wrong|that's not right|not that|negative|never|no way|not really|i don't"
        + "|absolutely not|of course not|not yet|rather not|better not",
      "cancel|cancel that|cancel it|never mind|nevermind|forget it|forget that|forget about it|stop|stop it"
        + "|stop that|abort|quit|exit|leave it|drop it|scratch that|not any more|i changed my mind"
        + "|changed my mind|don't bother|that's all|no more",
      "none|neither|none of them|none of these|none of those|neither of them|neither one|not any of them"
        + "|nothing|something else|another one|a different one",
      "i meant|i mean|i said|i want|i wanted|make it|make that|actually|rather|instead|change it to|change that to"
        + "|it should be|it's|sorry|i meant to say|not that one|wait",
      "first second third fourth fifth sixth seventh eighth ninth tenth",
      "last|final|bottom|very last",
      "one two three four five six seven eight nine ten",
      "one|number|option|choice|item|the|entry|result|answer|from the top|on the list|in the list|take|pick"
        + "|choose|use|i choose|i'll take|let's take|that"),
    AnswerWords(
      "de",
      "ja|jawohl|jo|jep|klar|na klar|sicher|natürlich|okay|ok|gern|gerne|genau|richtig|stimmt|das stimmt|korrekt"
        + "|mach das|mach es|tu das|leg los|bestätigen|bestätige|ich bestätige|einverstanden|auf jeden fall"
        + "|in ordnung|passt|ja bitte|gut|perfekt|unbedingt|selbstverständlich",
      "nein|nee|ne|nö|nicht|lieber nicht|besser nicht|auf keinen fall|falsch|stimmt nicht|das stimmt nicht"
        + "|das ist falsch|nein danke|noch nicht|jetzt nicht|mach das nicht|tu das nicht|bloß nicht|niemals|nie",
      "abbrechen|brich ab|abbruch|vergiss es|vergiss das|egal|schon gut|lass es|lass das|lass gut sein|stopp|stop"
        + "|halt|hör auf|aufhören|nicht mehr|ich habe es mir anders überlegt|doch nicht|beenden",
      "keine|keiner|keines|keins|keine davon|keiner davon|keines davon|keins davon|nichts|nichts davon"
        + "|etwas anderes|was anderes|eine andere|ein anderer|ein anderes",
      "ich meinte|ich meine|ich sagte|ich habe gesagt|ich wollte|sondern|stattdessen|lieber|doch lieber|eigentlich"
        + "|mach daraus|ändere es in|es ist|entschuldigung|moment|warte",
      "erste/erster/erstes/ersten/ersteres zweite/zweiter/zweites/zweiten dritte/dritter/drittes/dritten"
        + " vierte/vierter/viertes/vierten fünfte/fünfter/fünftes/fünften sechste/sechster/sechstes/sechsten"
        + " siebte/siebter/siebtes/siebten/siebente achte/achter/achtes/achten neunte/neunter/neuntes/neunten"
        + " zehnte/zehnter/zehntes/zehnten",
      "letzte|letzter|letztes|letzten|allerletzte",
      "eins zwei/zwo drei vier fünf sechs sieben acht neun zehn",
      "nummer|option|auswahl|eintrag|ergebnis|der|die|das|den|nimm|wähle|ich nehme|ich will|möglichkeit|punkt"
    ),
    AnswerWords(
      "fr",
      "oui|ouais|ouaip|bien sûr|d'accord|ok|okay|exact|exactement|c'est ça|c'est exact|c'est bon|correct|volontiers"
        + "|vas y|allez y|fais le|faites le|confirme|confirmer|je confirme|parfait|entendu|tout à fait|absolument"
        + "|certainement|oui s'il te plaît|oui merci|pourquoi pas|très bien|bien",
      "non|nan|pas du tout|non merci|surtout pas|pas maintenant|ne fais pas ça|ne le fais pas|ne faites pas ça|faux"
        + "|c'est faux|ce n'est pas ça|incorrect|jamais|pas encore|plutôt pas|mieux vaut pas",
      "annule|annuler|annulez|laisse tomber|laissez tomber|oublie|oublie ça|oubliez|oubliez ça|arrête|arrêtez|stop"
        + "|tant pis|peu importe|c'est pas grave|j'ai changé d'avis|quitte|quitter",
      "aucun|aucune|aucun des deux|aucune des deux|ni l'un ni l'autre|aucun d'eux|aucune d'elles|rien|autre chose"
        + "|un autre|une autre",
      "je voulais dire|je veux dire|j'ai dit|je voulais|plutôt|en fait|mets plutôt|c'est|pardon|attends|attendez"
        + "|à la place",
      "premier/première/1er/1re deuxième/second/seconde troisième quatrième cinquième sixième septième huitième"
        + " neuvième dixième",
      "dernier|dernière|tout dernier|toute dernière",
      "un/une deux trois quatre cinq six sept huit neuf dix",
      "numéro|option|choix|le|la|celui|celle|l'|résultat|élément|prends|choisis|je prends|je choisis"
    ),
    AnswerWords(
      "es",
      "sí|si|claro|claro que sí|por supuesto|vale|ok|okay|de acuerdo|correcto|exacto|exactamente|eso es|así es|hazlo"
        + "|hágalo|adelante|confirmo|confirmar|confirma|perfecto|está bien|bien|desde luego|sí por favor|cierto"
        + "|venga|bueno|dale",
      "no|nop|para nada|no gracias|de ninguna manera|ahora no|no lo hagas|no lo haga|incorrecto|mal|está mal"
        + "|no es eso|nunca|todavía no|aún no|mejor no|ni hablar",
      "cancelar|cancela|cancélalo|cancelalo|olvídalo|olvidalo|déjalo|dejalo|da igual|no importa|para|detente|basta"
        + "|ya no|he cambiado de opinión|cambié de opinión|salir|abortar",
      "ninguno|ninguna|ninguno de los dos|ninguna de las dos|ninguno de ellos|ninguna de ellas|nada|otra cosa|otro"
        + "|otra",
      "quise decir|quiero decir|quería decir|he dicho|dije|quería|mejor|en realidad|más bien|en su lugar|en vez de eso"
        + "|es|perdón|espera|sino",
      "primero/primera/primer/1º/1ª segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta"
        + " séptimo/séptima octavo/octava noveno/novena décimo/décima",
      "último|última|el último|la última",
      "uno dos tres cuatro cinco seis siete ocho nueve diez",
      "número|opción|elección|el|la|resultado|elemento|elijo|elige|quiero|toma"),
    AnswerWords(
      "ca",
      "sí|si|és clar|esclar|és clar que sí|clar|per descomptat|d'acord|ok|correcte|exacte|exactament|això mateix|fes ho"
        + "|endavant|confirmo|confirmar|confirma|perfecte|està bé|bé|sí si us plau|cert|vinga",
      "no|gens|no gràcies|de cap manera|ara no|no ho facis|incorrecte|malament|no és això|mai|encara no|millor no"
        + "|ni parlar-ne",
      "cancel·la|cancel·lar|cancel·la ho|oblida ho|deixa ho|deixa-ho|tant és|és igual|no importa|para|atura't|prou"
        + "|ja no|he canviat d'opinió|surt|sortir",
      "cap|cap dels dos|cap de les dues|cap d'ells|cap d'elles|res|una altra cosa|un altre|una altra",
      "volia dir|vull dir|he dit|volia|millor|en realitat|més aviat|en lloc d'això|és|perdó|espera|sinó",
      "primer/primera segon/segona tercer/tercera quart/quarta cinquè/cinquena sisè/sisena setè/setena"
        + " vuitè/vuitena novè/novena desè/desena",
      "últim|última|darrer|darrera",
      "un/una/u dos/dues tres quatre cinc sis set vuit nou deu",
      "número|opció|elecció|el|la|resultat|element|trio|tria|vull"),
    AnswerWords(
      "it",
      "sì|si|certo|certamente|va bene|ok|okay|d'accordo|esatto|esattamente|giusto|corretto|proprio così|è giusto|fallo"
        + "|procedi|avanti|confermo|confermare|conferma|perfetto|bene|assolutamente|sì grazie|sì per favore"
        + "|naturalmente|come no",
      "no|no grazie|per niente|assolutamente no|non ora|non adesso|non farlo|sbagliato|è sbagliato|non è giusto|mai"
        + "|non ancora|meglio di no|neanche per sogno",
      "annulla|annullare|annullalo|lascia perdere|lascia stare|dimenticalo|non importa|fa niente|fermati|ferma|stop"
        + "|basta|ho cambiato idea|esci|non più",
      "nessuno|nessuna|nessuno dei due|nessuna delle due|nessuno di loro|niente|qualcos'altro|un altro|un'altra",
      "volevo dire|intendevo|voglio dire|ho detto|volevo|piuttosto|in realtà|invece|anzi|è|scusa|aspetta",
      "primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima"
        + " ottavo/ottava nono/nona decimo/decima",
      "ultimo|ultima|l'ultimo|l'ultima",
      "uno due tre quattro cinque sei sette otto nove dieci",
      "numero|opzione|scelta|il|la|lo|l'|quello|quella|risultato|elemento|scelgo|scegli|prendo|prendi"
    ),
    AnswerWords(
      "pt",
      "sim|claro|com certeza|certo|ok|okay|tá|está bem|tudo bem|de acordo|correto|correcto|exato|exatamente|isso|isso mesmo"
        + "|é isso|faz isso|faça isso|pode ser|pode|confirmo|confirmar|confirma|perfeito|bom|beleza|sim por favor"
        + "|vamos lá|em frente|certamente",
      "não|nao|não obrigado|não obrigada|de jeito nenhum|agora não|não faça isso|não faças isso|errado|está errado"
        + "|não é isso|nunca|ainda não|melhor não|nem pensar",
      "cancelar|cancela|cancele|esquece|esqueça|deixa|deixa para lá|deixa pra lá|deixe para lá|não importa|tanto faz"
        + "|para|pare|chega|mudei de ideia|sair|já não",
      "nenhum|nenhuma|nenhum dos dois|nenhuma das duas|nenhum deles|nenhuma delas|nada|outra coisa|outro|outra",
      "eu quis dizer|quis dizer|quero dizer|queria dizer|eu disse|disse|queria|melhor|na verdade|em vez disso|aliás|é"
        + "|desculpa|espera|espere",
      "primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima"
        + " oitavo/oitava nono/nona décimo/décima",
      "último|última|o último|a última",
      "um dois/duas três quatro cinco seis sete oito nove dez",
      "número|opção|escolha|o|a|resultado|item|escolho|escolhe|quero"),
    AnswerWords(
      "nl",
      "ja|jawel|jazeker|zeker|natuurlijk|ok|oké|okay|goed|is goed|prima|klopt|dat klopt|juist|precies|inderdaad|correct"
        + "|doe maar|doe dat|ga je gang|bevestig|bevestigen|ik bevestig|graag|ja graag|akkoord|perfect|tuurlijk",
      "nee|neen|nee hoor|nee bedankt|nee dank je|liever niet|beter niet|niet doen|doe dat niet|niet nu|nu niet|fout"
        + "|verkeerd|onjuist|dat klopt niet|klopt niet|nooit|nog niet|absoluut niet|echt niet",
      "annuleer|annuleren|laat maar|laat maar zitten|vergeet het|vergeet dat|stop|stop maar|hou op|afbreken|breek af"
        + "|maakt niet uit|ik heb me bedacht|toch niet|niet meer|sluit af",
      "geen|geen van beide|geen van allen|geen van die|geen daarvan|niets|iets anders|een andere|een ander",
      "ik bedoelde|ik bedoel|ik zei|ik wilde|liever|eigenlijk|in plaats daarvan|maak er|maar|het is|sorry|wacht",
      "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
      "laatste|allerlaatste",
      "een/één twee drie vier vijf zes zeven acht negen tien",
      "nummer|optie|keuze|de|het|resultaat|item|neem|kies|ik neem|ik kies"),
    AnswerWords(
      "sv",
      "ja|jo|japp|jajamän|visst|javisst|självklart|absolut|okej|ok|okay|bra|det stämmer|stämmer|rätt|precis|exakt|korrekt"
        + "|gör det|kör|kör på|bekräfta|jag bekräftar|gärna|ja tack|perfekt|såklart|det går bra",
      "nej|nä|nix|nej tack|helst inte|hellre inte|gör inte det|gör det inte|inte nu|fel|det är fel|stämmer inte"
        + "|det stämmer inte|aldrig|inte än|absolut inte|inte",
      "avbryt|avbryta|glöm det|strunt i det|strunta i det|skit i det|låt bli|sluta|stopp|stanna|spelar ingen roll"
        + "|jag har ändrat mig|jag ångrar mig|inte längre|avsluta",
      "ingen|inget|inga|ingen av dem|inget av dem|ingendera|ingenting|något annat|en annan|ett annat",
      "jag menade|jag menar|jag sa|jag ville|hellre|egentligen|istället|i stället|utan|det är|förlåt|vänta",
      "första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde",
      "sista|siste|allra sista",
      "ett/en två tre fyra fem sex sju åtta nio tio",
      "nummer|alternativ|val|den|det|resultat|ta|välj|jag tar|jag väljer"),
    AnswerWords(
      "da",
      "ja|jo|jep|jada|selvfølgelig|naturligvis|helt sikkert|okay|ok|fint|godt|det er rigtigt|rigtigt|korrekt|præcis"
        + "|netop|gør det|kør|bekræft|jeg bekræfter|gerne|ja tak|perfekt|klart|det stemmer|stemmer",
      "nej|næ|nej tak|helst ikke|hellere ikke|gør det ikke|lad være|ikke nu|forkert|det er forkert|aldrig|ikke endnu"
        + "|absolut ikke|ikke|stemmer ikke|det stemmer ikke",
      "annuller|annullér|afbryd|glem det|lige meget|pyt|stop|hold op|det er lige meget|jeg har ombestemt mig"
        + "|jeg har skiftet mening|alligevel ikke|afslut",
      "ingen|ingen af dem|intet|ingenting|noget andet|en anden|et andet",
      "jeg mente|jeg mener|jeg sagde|jeg ville|hellere|egentlig|i stedet|men|det er|undskyld|vent",
      "første anden/andet tredje fjerde femte sjette syvende ottende niende tiende",
      "sidste|allersidste",
      "en/et/én to tre fire fem seks syv otte ni ti",
      "nummer|mulighed|valg|den|det|resultat|tag|vælg|jeg tager|jeg vælger"),
    AnswerWords(
      "nb",
      "ja|jo|jepp|jada|selvfølgelig|selvsagt|naturligvis|absolutt|ok|okei|okay|fint|greit|det stemmer|stemmer|riktig"
        + "|korrekt|nettopp|akkurat|gjør det|kjør|bekreft|jeg bekrefter|gjerne|ja takk|perfekt|klart",
      "nei|niks|nei takk|helst ikke|heller ikke|ikke gjør det|la være|ikke nå|feil|det er feil|aldri|ikke ennå"
        + "|absolutt ikke|ikke|stemmer ikke|det stemmer ikke",
      "avbryt|glem det|samme det|det samme|drit i det|stopp|slutt|det spiller ingen rolle|jeg har ombestemt meg"
        + "|likevel ikke|avslutt",
      "ingen|ingen av dem|ingenting|noe annet|en annen|et annet",
      "jeg mente|jeg mener|jeg sa|jeg ville|heller|egentlig|i stedet|men|det er|unnskyld|vent",
      "første andre/annet tredje fjerde femte sjette sjuende/syvende åttende niende tiende",
      "siste|aller siste",
      "en/ett/én to tre fire fem seks sju/syv åtte ni ti",
      "nummer|alternativ|valg|den|det|resultat|ta|velg|jeg tar|jeg velger"),
    AnswerWords(
      "fi",
      "kyllä|joo|juu|jep|toki|totta kai|tietenkin|tietysti|ok|okei|selvä|hyvä|oikein|juuri niin|tee se|tee niin"
        + "|vahvista|vahvistan|mielellään|kyllä kiitos|täydellistä|sopii|anna mennä",
      "ei|en|ei kiitos|älä|älä tee sitä|ei nyt|väärin|se on väärin|ei koskaan|ei vielä|mieluummin ei|ei todellakaan",
      "peruuta|peru|unohda|unohda se|ei väliä|antaa olla|lopeta|seis|stop|keskeytä|muutin mieleni|ei sittenkään",
      "ei mikään|ei mikään niistä|ei kumpikaan|ei mitään|jokin muu|joku muu|jotain muuta",
      "tarkoitin|tarkoitan|sanoin|halusin|mieluummin|oikeastaan|sen sijaan|vaan|se on|anteeksi|odota",
      "ensimmäinen/ensimmäisen/eka/ekan toinen/toisen/toka/tokan kolmas/kolmannen neljäs/neljännen"
        + " viides/viidennen kuudes/kuudennen seitsemäs/seitsemännen kahdeksas/kahdeksannen"
        + " yhdeksäs/yhdeksännen kymmenes/kymmenennen",
      "viimeinen|viimeisen|viimeisin",
      "yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen",
      "numero|vaihtoehto|valinta|se|tulos|ota|valitse|otan|valitsen"),
    AnswerWords(
      "pl",
      "tak|no tak|jasne|oczywiście|pewnie|dobrze|dobra|ok|okej|zgoda|zgadza się|dokładnie|właśnie|racja|poprawnie"
        + "|zrób to|potwierdzam|potwierdź|chętnie|tak proszę|świetnie|w porządku|śmiało",
      "nie|nie dziękuję|nie dzięki|nie rób tego|nie teraz|źle|to nie to|nieprawda|niepoprawnie|nigdy|jeszcze nie"
        + "|raczej nie|lepiej nie|absolutnie nie|w żadnym razie",
      "anuluj|anulować|nieważne|nie ważne|zapomnij|zapomnij o tym|zostaw to|daj spokój|stop|przestań|przerwij"
        + "|zmieniłem zdanie|zmieniłam zdanie|już nie|wyjdź",
      "żaden|żadna|żadne|żaden z nich|żadna z nich|żadne z nich|nic|coś innego|inny|inna|inne",
      "miałem na myśli|miałam na myśli|mam na myśli|powiedziałem|powiedziałam|chciałem|chciałam|raczej|właściwie|zamiast tego"
        + "|tylko|to jest|przepraszam|czekaj",
      "pierwszy/pierwsza/pierwsze/pierwszą drugi/druga/drugie/drugą trzeci/trzecia/trzecie/trzecią"
        + " czwarty/czwarta/czwarte/czwartą piąty/piąta/piąte/piątą szósty/szósta/szóste/szóstą"
        + " siódmy/siódma/siódme/siódmą ósmy/ósma/ósme/ósmą dziewiąty/dziewiąta/dziewiąte/dziewiątą"
        + " dziesiąty/dziesiąta/dziesiąte/dziesiątą",
      "ostatni|ostatnia|ostatnie|ostatnią",
      "jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
      "numer|opcja|opcję|wybór|ten|ta|to|tę|wynik|wybierz|wybieram|biorę"),
    AnswerWords(
      "cs",
      "ano|jo|jasně|samozřejmě|určitě|dobře|dobrá|ok|okej|souhlasím|přesně|správně|přesně tak|udělej to|potvrzuji"
        + "|potvrď|potvrdit|rád|ráda|ano prosím|v pořádku|výborně|platí",
      "ne|ne děkuji|ne díky|nedělej to|teď ne|špatně|to není ono|nesprávně|nikdy|ještě ne|raději ne|radši ne|vůbec ne"
        + "|v žádném případě",
      "zrušit|zruš|zruš to|zapomeň na to|to nevadí|nevadí|nech to|nech to být|stop|přestaň|dost|rozmyslel jsem si to"
        + "|rozmyslela jsem si to|už ne|konec",
      "žádný|žádná|žádné|žádný z nich|žádná z nich|ani jeden|ani jedna|nic|něco jiného|jiný|jiná|jiné",
      "myslel jsem|myslela jsem|myslím|řekl jsem|řekla jsem|chtěl jsem|chtěla jsem|raději|radši|vlastně|místo toho|ale"
        + "|je to|promiň|počkej",
      "první druhý/druhá/druhé/druhou třetí čtvrtý/čtvrtá/čtvrté/čtvrtou pátý/pátá/páté/pátou"
        + " šestý/šestá/šesté/šestou sedmý/sedmá/sedmé/sedmou osmý/osmá/osmé/osmou devátý/devátá/deváté/devátou"
        + " desátý/desátá/desáté/desátou",
      "poslední",
      "jedna/jeden/jedno dva/dvě tři čtyři pět šest sedm osm devět deset",
      "číslo|možnost|volba|ten|ta|to|tu|výsledek|vyber|vybírám|vezmi|beru"),
    AnswerWords(
      "ru",
      "да|ага|угу|конечно|разумеется|ладно|хорошо|ок|окей|согласен|согласна|точно|верно|правильно|именно|сделай это"
        + "|давай|подтверждаю|подтвердить|с удовольствием|да пожалуйста|отлично|всё верно|все верно|так",
      "нет|не|не надо|не нужно|нет спасибо|не делай этого|не сейчас|неверно|неправильно|не то|никогда|пока нет|ещё нет"
        + "|лучше не надо|ни в коем случае|ни за что",
      "отмена|отмени|отменить|забудь|забудь об этом|неважно|не важно|оставь|брось|стоп|хватит|прекрати|остановись"
        + "|я передумал|я передумала|передумал|передумала|уже не надо|выход",
      "никакой|никакая|никакое|ни один|ни одна|ни одно|ни один из них|ничего|что-то другое|что то другое|другой|другая"
        + "|другое",
      "я имел в виду|я имела в виду|имел в виду|я сказал|я сказала|я хотел|я хотела|лучше|вообще-то|вместо этого|а|это"
        + "|извини|подожди",
      "первый/первая/первое/первую второй/вторая/второе/вторую третий/третья/третье/третью"
        + " четвёртый/четвёртая/четвёртое/четвёртую/четвертый/четвертая пятый/пятая/пятое/пятую"
        + " шестой/шестая/шестое/шестую седьмой/седьмая/седьмое/седьмую восьмой/восьмая/восьмое/восьмую"
        + " девятый/девятая/девятое/девятую десятый/десятая/десятое/десятую",
      "последний|последняя|последнее|последнюю",
      "один/одна/одно/раз два/две три четыре пять шесть семь восемь девять десять",
      "номер|вариант|пункт|тот|та|то|результат|выбери|выбираю|возьми|беру"),
    AnswerWords(
      "uk",
      "так|ага|звісно|звичайно|авжеж|добре|гаразд|ок|окей|згоден|згодна|точно|вірно|правильно|саме так|зроби це|давай"
        + "|підтверджую|підтвердити|із задоволенням|так будь ласка|чудово",
      "ні|не|не треба|не потрібно|ні дякую|не роби цього|не зараз|невірно|неправильно|не те|ніколи|поки ні|ще ні"
        + "|краще не треба|у жодному разі",
      "скасуй|скасувати|забудь|забудь про це|неважливо|не важливо|облиш|стоп|досить|припини|зупинись|я передумав"
        + "|я передумала|передумав|передумала|вихід",
      "жоден|жодна|жодне|жоден з них|нічого|щось інше|інший|інша|інше",
      "я мав на увазі|я мала на увазі|я сказав|я сказала|я хотів|я хотіла|краще|насправді|натомість|а|це|вибач|зачекай",
      "перший/перша/перше/першу другий/друга/друге/другу третій/третя/третє/третю"
        + " четвертий/четверта/четверте/четверту п'ятий/п'ята/п'яте/п'яту шостий/шоста/шосте/шосту"
        + " сьомий/сьома/сьоме/сьому восьмий/восьма/восьме/восьму дев'ятий/дев'ята/дев'яте/дев'яту"
        + " десятий/десята/десяте/десяту",
      "останній|остання|останнє|останню",
      "один/одна/одне два/дві три чотири п'ять шість сім вісім дев'ять десять",
      "номер|варіант|пункт|той|та|те|результат|вибери|вибираю|візьми|беру"),
    AnswerWords(
      "tr",
      "evet|tabii|tabii ki|elbette|tamam|olur|peki|ok|okey|doğru|kesinlikle|aynen|öyle|yap|onu yap|onayla|onaylıyorum"
        + "|memnuniyetle|evet lütfen|harika|güzel|haydi",
      "hayır|yok|yo|hayır teşekkürler|olmaz|yapma|onu yapma|şimdi değil|yanlış|doğru değil|o değil|değil|asla|henüz değil"
        + "|istemiyorum|yapmasan iyi olur",
      "iptal|iptal et|vazgeç|vazgeçtim|boş ver|boşver|unut|unut gitsin|önemli değil|dur|kes|bırak|fikrimi değiştirdim|çık",
      "hiçbiri|hiç biri|hiçbirisi|hiçbir şey|başka bir şey|başkası|başka",
      "demek istedim|demek istediğim|dedim|istedim|daha doğrusu|aslında|onun yerine|yerine|pardon|bekle",
      "birinci/ilk/birincisi/birinciyi/ilkini ikinci/ikincisi/ikinciyi üçüncü/üçüncüsü/üçüncüyü"
        + " dördüncü/dördüncüsü/dördüncüyü beşinci/beşincisi/beşinciyi altıncı/altıncısı/altıncıyı"
        + " yedinci/yedincisi/yedinciyi sekizinci/sekizincisi/sekizinciyi dokuzuncu/dokuzuncusu/dokuzuncuyu"
        + " onuncu/onuncusu/onuncuyu",
      "son|sonuncu|sonuncusu|sonuncuyu|en son",
      "bir iki üç dört beş altı yedi sekiz dokuz on",
      "numara|seçenek|sonuç|al|seç|seçiyorum|olan|olanı|şu"),
    AnswerWords(
      "ja",
      "はい|ええ|うん|そう|そうです|そうして|もちろん|お願い|お願いします|はいお願いします|いいよ|いいです|いいですよ|オッケー|オーケー|了解|正解|正しい|その通り"
        + "|確認|実行して|やって",
      "いいえ|いや|いえ|ううん|違う|違います|ちがう|ちがいます|だめ|ダメ|いらない|いりません|結構です|やめておく|まだ|今はいい|しないで",
      "キャンセル|キャンセルして|やめて|やめる|中止|中止して|もういい|もういいです|忘れて|なんでもない|何でもない|取り消し|取り消して|ストップ|終了",
      "どれでもない|どれも違う|どれも違います|どちらでもない|なし|ほかの|他の|別の",
      "というか|じゃなくて|ではなくて|つまり|やっぱり|間違えた",
      "最初/一番目/1番目/一つ目/1つ目 二番目/2番目/二つ目/2つ目 三番目/3番目/三つ目/3つ目 四番目/4番目/四つ目/4つ目 五番目/5番目/五つ目/5つ目"
        + " 六番目/6番目/六つ目/6つ目 七番目/7番目/七つ目/7つ目 八番目/8番目/八つ目/8つ目 九番目/9番目/九つ目/9つ目 十番目/10番目",
      "最後|最後の|一番最後",
      "一/いち 二 三/さん 四/よん 五/ご 六/ろく 七/なな 八/はち 九/きゅう 十/じゅう",
      "の|番|番号|を|お願いします|お願い|で|にして|です|やつ|もの|それ"),
    AnswerWords(
      "ko",
      "네|예|응|어|그래|그래요|맞아|맞아요|맞습니다|좋아|좋아요|물론|물론이지|물론이죠|오케이|확인|해 줘|해줘|그렇게 해|그렇게 해 줘|부탁해|알겠어",
      "아니|아니요|아니오|아뇨|싫어|싫어요|하지 마|하지마|안 돼|안돼|틀렸어|틀려|아니야|아닙니다|됐어|괜찮아|나중에|아직|지금은 아니야",
      "취소|취소해|취소해 줘|취소해줘|그만|그만해|그만둬|됐어 그만|잊어버려|신경 쓰지 마|멈춰|중지|관둬|마음이 바뀌었어|종료",
      "아무것도|아무 것도|아무것도 아니야|둘 다 아니야|없어|다른 거|다른 것|다른",
      "내 말은|그게 아니라|아니라|말고|대신|사실은|잠깐",
      "첫_번째/첫번째/첫째/1번 두_번째/두번째/둘째/2번 세_번째/세번째/셋째/3번 네_번째/네번째/넷째/4번 다섯_번째/다섯번째/5번"
        + " 여섯_번째/여섯번째/6번 일곱_번째/일곱번째/7번 여덟_번째/여덟번째/8번 아홉_번째/아홉번째/9번 열_번째/열번째/10번",
      "마지막|마지막 거|마지막 것|맨 마지막",
      "하나/일 둘/이 셋/삼 넷/사 다섯/오 여섯/육 일곱/칠 여덟/팔 아홉/구 열/십",
      "거|것|걸로|번호|번|옵션|선택|그|으로|로|할게|해 줘|해줘"),
    AnswerWords(
      "zh",
      "是|是的|对|对的|没错|好|好的|可以|行|嗯|当然|确认|确定|没问题|同意|就这样|正确|要|請|對|對的|沒錯|當然|確認|確定|沒問題|正確|去做吧",
      "不|不是|不对|不要|不用|不行|不可以|没有|錯|错|错了|錯了|不對|沒有|不必|先不要|还不要|還不要|别|別|不用了|不用谢谢",
      "取消|算了|停|停止|停下|别管了|別管了|忘了吧|没事|沒事|不用管了|我改主意了|退出|结束|結束|作罢",
      "都不是|都不要|一个都不要|一個都不要|没有一个|没有|别的|別的|其他|其他的|另一个|另一個",
      "我是说|我是說|我的意思是|我说的是|我說的是|应该是|應該是|而是|改成|换成|換成|等等",
      "第一/第一个/第一個/第1/第1个 第二/第二个/第二個/第2/第2个 第三/第三个/第三個/第3/第3个 第四/第四个/第四個/第4/第4个"
        + " 第五/第五个/第五個/第5/第5个 第六/第六个/第六個/第6/第6个 第七/第七个/第七個/第7/第7个 第八/第八个/第八個/第8/第8个"
        + " 第九/第九个/第九個/第9/第9个 第十/第十个/第十個/第10/第10个",
      "最后|最后一个|最後|最後一個",
      "一/一号 二/两/二号 三/三号 四/四号 五/五号 六/六号 七/七号 八/八号 九/九号 十/十号",
      "个|個|选|選|我选|我選|选择|選擇|要|我要|号|號|那个|那個|的|吧|就"),
  ]
}

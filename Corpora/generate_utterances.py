#!/usr/bin/env python3
"""Writes shared/generated-*.jsonl: every phrase of every app and locale with its slot filled.

What comes out is known from how the text is made, not from matching it; `check.py` then matches it.
Files written here are not edited by hand. There is no chance in it: values and variants take turns.
"""
import itertools
import json
import os
import re
import unicodedata

import corpus

OUT = os.path.join(corpus.HERE, "shared")
SPACELESS = ("ja", "zh", "th")
# What goes before and after a phrase; commands that are questions take only the first kind of opener.
AROUND = {
    "en": [("hey, ", ""), ("please ", ""), ("", ", please"), ("", ", thanks"), ("hey please ", " thank you"),
           ("could you ", ""), ("can you ", " please"), ("um, ", "")],
    "de": [("hey, ", ""), ("bitte ", ""), ("", " bitte"), ("", ", danke")],
    "fr": [("s'il te plaît, ", ""), ("", " s'il te plaît"), ("", ", merci"), ("bonjour, ", "")],
    "es": [("por favor, ", ""), ("", " por favor"), ("oye, ", ""), ("", ", gracias")],
    "it": [("per favore, ", ""), ("", " per favore"), ("", ", grazie")],
    "nl": [("", " alsjeblieft"), ("hé, ", ""), ("", ", bedankt")],
    "sv": [("snälla ", ""), ("", ", tack"), ("hej, ", "")],
    "tr": [("lütfen ", ""), ("", " lütfen"), ("merhaba, ", ""), ("", ", teşekkürler")],
    "pt": [("por favor, ", ""), ("", " por favor"), ("oi, ", ""), ("", ", obrigada")],
    "el": [("", ", παρακαλώ"), ("παρακαλώ ", ""), ("", ", ευχαριστώ")],
    "ja": [("ねえ、", ""), ("すみません、", ""), ("えっと、", "")],
    "zh": [("请", ""), ("麻烦你", ""), ("", ",谢谢"), ("嘿,", "")],
    "ko": [("저기 ", ""), ("", " 제발")],
    "ar": [("من فضلك ", ""), ("لو سمحت، ", ""), ("", " من فضلك"), ("", "، شكرا")],
    "th": [("กรุณา", ""), ("", "หน่อย"), ("", "ครับ")],
}
# Names that people use in languages of the Latin script; others are found by their letters.
NATIVE = {
    "de": """Einkauf Arbeit Garten Filme Filmabend Guten_Morgen Abendessen Lesen Küche Wohnzimmer Schlafzimmer
        Arbeitszimmer Kinderzimmer Stehlampe Schreibtischlampe Ventilator Kaffeemaschine Fernseher Tee Eier
        Nudeln Pizza Nickerchen Zähneputzen Ideen Tagebuch Schule Familie Lesekreis Nachbarn Lissabon Wien Kyoto Lauf Yoga
        Schwimmen Radfahren Girokonto Sparkonto Debitkarte Kreditkarte Oma Morgenkaffee Regensonntag Party-Mode Schlaflieder
        Jahresprüfung Milch_kaufen Fahrrad_reparieren Steuererklärung_abgeben Wohnungssuche Geschenkideen Gemüsesuppe
        Hochzeit Straßenbahn Über_den_Wolkenrand Nachtlinie Jürgen_Groß Passwort_ändern Wochenende_in_Wien""",
    "fr": """Courses Travail Jardin Films soirée_ciné bonjour dîner lecture cuisine salon chambre bureau lampadaire
        ventilateur machine_à_café télé thé œufs pâtes sieste idées école famille voisins Lisbonne Vienne course natation
        vélo Dimanche_pluvieux acheter_du_pain réserver_l'hôtel idées_de_cadeaux tarte_aux_pommes Café_Noir
        Déjà-vu_à_Lyon Léa_Fontaine Anne-Marie_Lefèvre François_Dubois""",
    "es": """Compras Trabajo Jardín Películas noche_de_cine buenos_días cena lectura cocina salón dormitorio estudio
        lámpara_de_pie ventilador cafetera tele té huevos siesta diario escuela familia vecinos Lisboa Viena
        Canciones_para_cocinar comprar_pan llamar_al_médico lista_del_viaje Sal_y_Canela Bruna_Rivas
        María_José_Núñez""",
    "it": """Spesa Lavoro Giardino Film serata_film buongiorno cena_tra_amici lettura cucina soggiorno camera_da_letto
        studio piantana ventilatore macchina_del_caffè televisore conto_corrente risparmi carta_di_debito
        carta_di_credito Nonna Comprare_il_latte Matrimonio""",
    "nl": "Boodschappen Werk Tuin Melk_kopen Daniel_van_den_Berg",
    "sv": """filmkväll god_morgon middag läsning kök sovrum golvlampa fläkt kaffebryggare teve ägg tupplur pizza löptur
        simning cykling""",
    "tr": """Alışveriş İş Bahçe Filmler film_gecesi günaydın akşam_yemeği okuma mutfak yatak_odası oturma_odası
        çalışma_odası lambader vantilatör kahve_makinesi televizyon çay yumurta makarna şekerleme Fikirler Günlük Okul
        Aile Komşular Yolculuk Süt_al Işıkları_değiştir Hediye_fikirleri Kış_Güneşi Umay_Yıldız Çağla_Öztürk
        Ömer_Aydın İpek_Demir Kemal_Işık""",
    "pt": """Família Vizinhos Lisboa Viena Quioto conta_corrente poupança cartão_de_débito cartão_de_crédito
        João_Conceição""",
}
NATIVE = {tag: {word.replace("_", " ") for word in text.split()} for tag, text in NATIVE.items()}
SCRIPTS = {"ja": "[\u3040-\u30ff\u4e00-\u9fff]", "zh": "[\u4e00-\u9fff]", "ko": "[\uac00-\ud7a3]", "ar": "[\u0600-\u06ff]",
           "th": "[\u0e00-\u0e7f]", "el": "[\u0370-\u03ff]"}
ASKING = re.compile(r"(what|which|how|when|where|any|i am|i lost|where|\$)", re.I)


def upper(text, locale):
    if locale.startswith("tr"):
        text = text.replace("i", "İ").replace("ı", "I")
    return text.upper()


def lower(text, locale):
    if locale.startswith("tr"):
        text = text.replace("İ", "i").replace("I", "ı")
    return text.lower()


def bare(text):
    marks = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(c for c in marks if not ("\u0300" <= c <= "\u036f" or "\u064b" <= c <= "\u0652")))


def wide(text):
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


class Writer:
    def __init__(self, name):
        self.name, self.lines, self.numbers = name, [], {}

    def add(self, text, locale, kind, expect):
        self.numbers[locale] = self.numbers.get(locale, 0) + 1
        one = {"id": f"{self.name}/{locale}/{self.numbers[locale]:04}", "text": text, "locale": locale, "kind": kind, "expect": expect}
        self.lines.append(json.dumps(one, ensure_ascii=False, separators=(",", ":")))

    def close(self):
        with open(os.path.join(OUT, f"generated-{self.name}.jsonl"), "w", encoding="utf-8", newline="\n") as out:
            out.write("\n".join(self.lines) + "\n")


def sayable(app, type_, locale):
    """(id, title, form) of the values a phrase can be filled with and that are one thing only."""
    listed = app.kind(type_) in ("enum", "enumerable")
    own, any_ = [], []
    for id_, title, forms in app.items(type_, locale, True):
        for form in forms:
            if len(app.listed(type_, locale)["".join(corpus.words(corpus.normalise(form, locale)))]) == 1:
                any_.append((id_, title, form))
    if not listed and type_.startswith("entity:"):
        for id_, title, forms in itertools.islice(app.items(type_, locale, False), 300):
            if app.look_up(type_, title, locale)[0] == [id_]:
                any_.append((id_, title, title))
    # Names as speakers of the language would say them first, where there are any.
    language = locale.split("-")[0]
    if language in SCRIPTS:
        own = [v for v in any_ if re.search(SCRIPTS[language], v[2]) and (language != "zh" or not re.search("[\u3040-\u30ff]", v[2]))]
    elif language == "en":
        others = set().union(*NATIVE.values())
        own = [v for v in any_ if v[2] not in others and not re.search("[\u0370-\u1fff\u3040-\ud7a3]", v[2])]
    elif not type_.startswith("enum:"):
        own = [v for v in any_ if v[2] in NATIVE.get(language, ())]
    return own or any_


def harmonious(template, slot, form):
    """Whether a Turkish suffix glued to a slot has the vowels that the filled name asks for."""
    suffix = re.search(r"\$\{%s\}'(\w+)" % slot, template)
    vowels = lambda text: [c in "eiöü" for c in lower(text, "tr") if c in "aeıioöuü"]
    return not suffix or not vowels(form) or vowels(form)[-1] == vowels(suffix[1])[0]


def expectation(app, intent, template, filled, locale):
    expect = {"status": "resolved", "app": app.id, "intent": intent, "phrase": template}
    if filled:
        name, (id_, title, form), type_ = filled
        expect["parameters"] = {name: {"id": id_, "title": title, "text": form}}
    for p in app.parameters(intent):
        if not p["optional"] and "default" not in p and p["name"] not in expect.get("parameters", {}):
            expect.update(status="needsValue", missing=p["name"])
            break
    return expect


def phrases(apps):
    for app in apps:
        turn = itertools.count()
        for locale in ["en"] + list(app.catalog.get("localizations", {})):
            translated = app.localization(locale).get("phrases", {})
            for template, source, intent, _ in app.phrases(locale):
                if locale != "en" and source not in translated:
                    continue
                n = next(turn)
                types = {p["name"]: p["type"] for p in app.parameters(intent)}
                slot = next((s for s in corpus.SLOT.findall(template) if s != corpus.APP), None)
                filled = None
                if slot:
                    values = sayable(app, types[slot], locale)
                    if locale == "tr":
                        values = [v for v in values if harmonious(template, slot, v[2])] or values
                    filled = slot, values[n % len(values)], types[slot]
                names = app.names(locale)
                say = names[0] if n % 4 else names[n // 4 % len(names)]
                text = template.replace("${%s}" % corpus.APP, say)
                if filled:
                    text = text.replace("${%s}" % slot, filled[1][2])
                expect = expectation(app, intent, template, filled, locale)
                if len(translated.get(source, [])) > 1:
                    del expect["phrase"]  # another wording of it may fit as well
                yield n, app, locale, template, intent, filled, text, expect


def main():
    os.makedirs(OUT, exist_ok=True)
    apps = corpus.load()
    exact, polite, case, library = (Writer(n) for n in ("exact", "polite", "case", "library"))
    # Apps may share a name and a phrase; such text belongs to no one of them.
    shared = {n for n in {x for a in apps for x in a.names("en")} if sum(n in a.names("en") for a in apps) > 1}
    for n, app, locale, template, intent, filled, text, expect in phrases(apps):
        if any(name in text for name in shared):
            continue
        exact.add(text, locale, "exact", expect)
        language = locale.split("-")[0]
        if n % 3 == 0:
            around = [a for a in AROUND[language] if not (ASKING.match(template) and a[0][:3] in ("cou", "can", "ple", "hey") and "," not in a[0])]
            before, after = around[n // 3 % len(around)]
            if language in SPACELESS or language in ("ar", "ko") or not before:
                said = before + text + after
            else:
                said = before + text[0].lower() * (text[0] != "I") + text[0] * (text[0] == "I") + text[1:] + after
                if language == "tr" and text[0] in "Iİ":
                    said = before + text + after
            polite.add(said, locale, "polite", expect)
        if n % 2 == 1:
            k = n // 2
            if language in SPACELESS:
                changed = [wide(text), text + "。", " ".join(text.split()) + " "][k % 3]
            elif language in ("ar", "ko"):
                changed = [bare(text) if language == "ar" else text + ".", text + " !", "  " + text][k % 3]
            else:
                changed = [lower(text, locale), upper(text, locale), bare(text) if language != "tr" else text + "...",
                           lower(text, locale).replace(",", "").replace("?", "") + "?", text + "!"][k % 5]
            if changed != text and not ("ß" in text and k % 5 == 1):
                case.add(changed, locale, "case", expect)

    music = next(a for a in apps if a.id == "com.example.music")
    kinds = [("PlayTrack", "track", "entity:Track", "Play ${track} in ${applicationName}", 47),
             ("PlayAlbum", "album", "entity:Album", "Play the album ${album} in ${applicationName}", 19),
             ("PlayArtist", "artist", "entity:Artist", "Play songs by ${artist} in ${applicationName}", 17)]
    said = set()
    for intent, name, type_, template, step in kinds:
        values = list(music.items(type_, "en", False))
        for number in range(40, len(values), step):
            id_, title, _ = values[number]
            spoken = title
            tokens = corpus.words(corpus.normalise(title, "en"))
            # Every third is said as people remember it: without its small words.
            if number // step % 3 == 0:
                kept = [t for t in title.replace(",", "").split() if t.lower() not in ("the", "of", "to", "in", "a")]
                spoken = " ".join(kept) if len(kept) > 1 else title
            holding, equal = music.look_up(type_, spoken, "en")
            if spoken in said or (equal and equal != holding) or set(tokens) & {"in", "please"} and spoken != title:
                continue
            said.add(spoken)
            expect = {"status": "resolved", "app": music.id, "intent": intent, "phrase": template}
            if len(holding) == 1:
                expect["parameters"] = {name: {"id": id_, "title": title, "text": spoken}}
            else:
                expect.update(status="needsDisambiguation", parameter=name, options=holding[:10])
            text = template.replace("${%s}" % name, spoken).replace("${applicationName}", "Larkspur")
            library.add(text, "en", "unlisted" if len(holding) == 1 else "ambiguous", expect)
    # Titles that two artists recorded, and words that hundreds of titles share.
    titles = {}
    for id_, title, _ in music.items("entity:Track", "en", False):
        titles.setdefault(title, []).append(id_)
    doubled = [t for t, ids in titles.items() if len(ids) > 1][2::6]
    for spoken in doubled + ["Lighthouse", "Midnight Train", "Rain", "Waltz of", "Moon Tromsø", "Letters to Vera", "Live"]:
        holding, equal = music.look_up("entity:Track", spoken, "en")
        if len(holding) < 2 or (equal and equal != holding):
            continue
        expect = {"status": "needsDisambiguation", "app": music.id, "intent": "PlayTrack", "parameter": "track", "options": holding[:10]}
        library.add(f"Listen to {spoken} with Larkspur", "en", "ambiguous", expect)
    for writer in (exact, polite, case, library):
        writer.close()


if __name__ == "__main__":
    main()

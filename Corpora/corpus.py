"""Reads the corpora and resolves utterances the slow and obvious way.

`Reference` is not a model of the engine: it is the few rules of README.md written down as plainly as
possible, to catch expectations that contradict the catalogs. It needs the Python standard library only.
"""
import functools
import json
import os
import re
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
SLOT = re.compile(r"\$\{(\w+)\}")
APP = "applicationName"

# Words that may surround a phrase without meaning anything.
POLITE = {
    "en": (["hey", "please", "could you", "can you", "would you", "ok", "okay", "hi", "hello", "um", "so"],
           ["please", "thanks", "thank you", "for me", "now"]),
    "de": (["hey", "bitte", "kannst du", "hallo", "ähm", "okay"], ["bitte", "danke", "danke schön"]),
    "fr": (["hé", "s'il te plaît", "s'il vous plaît", "bonjour", "euh", "ok"],
           ["s'il te plaît", "s'il vous plaît", "merci"]),
    "es": (["oye", "por favor", "hola", "eh", "vale"], ["por favor", "gracias"]),
    "it": (["ehi", "per favore", "ciao"], ["per favore", "grazie"]),
    "nl": (["hé", "hey", "alsjeblieft", "hallo"], ["alsjeblieft", "alstublieft", "graag", "bedankt"]),
    "sv": (["hej", "snälla"], ["tack", "snälla"]),
    "tr": (["hey", "lütfen", "merhaba"], ["lütfen", "teşekkürler"]),
    "pt": (["oi", "por favor", "olá"], ["por favor", "obrigado", "obrigada"]),
    "el": (["παρακαλώ"], ["παρακαλώ", "ευχαριστώ"]),
    "ja": (["ねえ", "すみません", "えっと"], ["お願いします", "お願い", "ください"]),
    "zh": (["请", "嘿", "麻烦你", "帮我"], ["谢谢", "吧"]),
    "ko": (["저기", "제발"], ["부탁해", "제발"]),
    "ar": (["من فضلك", "لو سمحت", "مرحبا"], ["من فضلك", "لو سمحت", "شكرا"]),
    "th": (["กรุณา", "ช่วย"], ["หน่อย", "ครับ", "ค่ะ", "ขอบคุณ"]),
}


# Words that say nothing beside a value's name; a part of the engine's lists.
FREE = {
    "en": ["the", "a", "an", "my", "our", "called", "named"],
    "de": ["der", "die", "das", "den", "mein", "meine", "meinen", "namens"],
    "fr": ["le", "la", "les", "mon", "ma", "mes"],
    "es": ["el", "la", "los", "las", "mi", "mis"],
}


@functools.cache
def normalise(text, locale="en"):
    """Folds case, marks and punctuation away: two spellings that count as one become one string."""
    text = unicodedata.normalize("NFKC", text)
    if locale.split("-")[0] == "tr":
        text = text.replace("İ", "i").replace("I", "ı")
    text = unicodedata.normalize("NFD", text.casefold())
    text = "".join(c for c in text if not ("\u0300" <= c <= "\u036f" or "\u064b" <= c <= "\u0652"))
    text = unicodedata.normalize("NFC", text).replace("ı", "i").replace("ـ", "").replace("&", " and ")
    text = "".join(c if c.isalnum() or unicodedata.category(c) in ("Mn", "Mc") else " " for c in text)
    return " ".join(text.split())


def words(text):
    """Tokens of a normalised text; scripts without spaces count by character."""
    found = []
    for run in text.split():
        if any("\u0e00" <= c <= "\u0e7f" or c >= "\u3040" and not "\uac00" <= c <= "\ud7a3" for c in run):
            found += list(run)
        else:
            found.append(run)
    return found


def chain(locale):
    """de-Latn-AT → de-Latn-AT, de-Latn, de."""
    parts = locale.split("-")
    return ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]


def literal(text):
    return r"\s*".join(map(re.escape, words(text)))


class App:
    def __init__(self, path):
        self.path, self.folder = path, os.path.dirname(path)
        with open(path, encoding="utf-8") as file:
            self.catalog = json.load(file)
        self.id = self.catalog["app"]["id"]
        self.values = {}
        for name, entity in self.catalog.get("entities", {}).items():
            values = entity["values"]
            if isinstance(values, str):
                with open(os.path.join(self.folder, values), encoding="utf-8") as file:
                    values = [json.loads(line) for line in file]
            self.values[name] = values
        self._cache = {}

    def localization(self, locale):
        known = self.catalog.get("localizations", {})
        return next((known[tag] for tag in chain(locale) if tag in known), {})

    def names(self, locale):
        own = self.localization(locale).get("app")
        app = own or self.catalog["app"]
        return [app["name"]] + ([app["spokenName"]] if "spokenName" in app else []) + app.get("synonyms", [])

    def phrases(self, locale):
        """(template, source template, intent, declaration index) of a locale; untranslated ones stay."""
        translated = self.localization(locale).get("phrases", {})
        order = 0
        for shortcut in self.catalog["shortcuts"]:
            for source in shortcut["phrases"]:
                for template in translated.get(source, [source]):
                    yield template, source, shortcut["intent"], order
                    order += 1

    def negatives(self, locale):
        translated = self.localization(locale).get("negativePhrases", {})
        for source in self.catalog.get("negativePhrases", []):
            yield from translated.get(source, [source])

    def parameters(self, intent):
        return self.catalog["intents"][intent].get("parameters", [])

    def kind(self, type_):
        """string, enum, or an entity's query."""
        if type_.startswith("enum:"):
            return "enum"
        if type_.startswith("entity:"):
            return self.catalog["entities"][type_[7:]]["query"]
        return type_

    def title(self, type_):
        """What a thing of a type is called."""
        kind, _, name = type_.partition(":")
        declared = self.catalog.get({"entity": "entities", "enum": "enums"}.get(kind, ""), {}).get(name, {})
        return declared.get("title", "")

    def is_open(self, type_):
        return type_ == "string" or self.catalog["entities"].get(type_[7:], {}).get("open", False)

    def items(self, type_, locale, listed_only):
        """(id, title, names) of a type's values in a locale."""
        name = type_.split(":")[1]
        if type_.startswith("enum:"):
            own = self.localization(locale).get("enums", {}).get(name, {})
            for case in self.catalog["enums"][name]["cases"]:
                shown = own.get(case["id"], case)
                yield case["id"], shown["title"], [shown["title"]] + shown.get("synonyms", [])
        else:
            closed = self.catalog["entities"][name]["query"] == "enumerable"
            for value in self.values[name]:
                if "locale" in value and value["locale"] not in chain(locale):
                    continue
                if listed_only and not closed and not value.get("suggested"):
                    continue
                yield value["id"], value["title"], [value["title"]] + value.get("synonyms", [])

    def letters(self, type_, locale):
        """(id, name, the letters of the name) of all values of a type."""
        key = ("letters", type_, locale)
        if key not in self._cache:
            self._cache[key] = [(id_, form, normalise(form, locale).replace(" ", ""))
                                for id_, _, forms in self.items(type_, locale, False) for form in forms]
        return self._cache[key]

    def listed(self, type_, locale):
        """Normalised name → ids, for the names that phrases hold."""
        key = ("listed", type_, locale)
        if key not in self._cache:
            names = {}
            for id_, _, forms in self.items(type_, locale, True):
                for form in forms:
                    found = names.setdefault("".join(words(normalise(form, locale))), [])
                    if id_ not in found:
                        found.append(id_)
            self._cache[key] = names
        return self._cache[key]

    def look_up(self, type_, text, locale):
        """Ids of the values that hold all words of a text in one of their names; and of those that are it."""
        key = ("postings", type_, locale)
        if key not in self._cache:
            postings, forms_of = {}, []
            for id_, _, forms in self.items(type_, locale, False):
                for form in forms:
                    tokens = words(normalise(form, locale))
                    forms_of.append((id_, tokens))
                    for token in tokens:
                        postings.setdefault(token, set()).add(len(forms_of) - 1)
            self._cache[key] = postings, forms_of
        postings, forms_of = self._cache[key]
        spoken = words(normalise(text, locale))
        hits = set.intersection(*(postings.get(t, set()) for t in spoken)) if spoken else set()
        holding = list(dict.fromkeys(forms_of[i][0] for i in sorted(hits)))
        equal = list(dict.fromkeys(forms_of[i][0] for i in sorted(hits) if forms_of[i][1] == spoken))
        return holding, equal


class Reference:
    def __init__(self, apps):
        self.apps = apps
        self._patterns = {}

    def patterns(self, app, locale):
        key = (app.id, locale)
        if key not in self._patterns:
            entries = [(t, s, i, o, False) for t, s, i, o in app.phrases(locale)]
            entries += [(t, t, None, 0, True) for t in app.negatives(locale)]
            self._patterns[key] = [
                (self.pattern(app, t, i, locale), t, s, i, o, n) for t, s, i, o, n in entries]
        return self._patterns[key]

    @staticmethod
    def pattern(app, template, intent, locale):
        types = {p["name"]: p["type"] for p in app.parameters(intent)} if intent else {}
        out, position = "", 0
        names = sorted({literal(normalise(n, locale)) for n in app.names(locale)}, key=len, reverse=True)
        def gap(text, before, after):
            # A blank next to a slot is part of the phrase; none there means that it may be glued.
            body = literal(normalise(text, locale))
            left = r"\s+" if before and text[:1] == " " else r"\s*"
            right = r"\s+" if after and text[-1:] == " " else r"\s*"
            return left + body + right if body else (r"\s+" if " " in text else r"\s*")
        slots = list(SLOT.finditer(template))
        for i, slot in enumerate(slots):
            out += gap(template[position:slot.start()], i > 0, True)
            name = slot[1]
            if name == APP:
                out += "(?P<%s>%s)" % (APP, "|".join(names))
            elif types[name].startswith("enum:") or app.kind(types[name]) == "enumerable":
                forms = {literal(normalise(f, locale)) for _, _, fs in app.items(types[name], locale, True) for f in fs}
                out += "(?P<%s>%s)" % (name, "|".join(sorted(forms, key=len, reverse=True)))
            else:
                out += "(?P<%s>.+%s)" % (name, "?")
            position = slot.end()
        out += gap(template[position:], bool(slots), False)
        return re.compile(r"\s*" + out + r"\s*\Z")

    def variants(self, text, locale):
        """The utterance, then what is left when polite words are taken off its ends."""
        text = normalise(text, locale)
        language = locale.split("-")[0]
        openers, closers = POLITE.get(language, ([], []))
        found, queue = [text], [text]
        while queue:
            one = queue.pop(0)
            shorter = []
            for opener in openers:
                m = re.match(literal(normalise(opener, locale)) + (r"\s*" if language in ("ja", "zh", "th") else r"\s+"), one)
                if m:
                    shorter.append(one[m.end():])
            for closer in closers:
                m = re.search((r"\s*" if language in ("ja", "zh", "th") else r"\s+") + literal(normalise(closer, locale)) + r"\Z", one)
                if m:
                    shorter.append(one[:m.start()])
            for s in shorter:
                if s and s not in found:
                    found.append(s)
                    queue.append(s)
        return found

    def candidates(self, text, locale, only=None):
        for rank, variant in enumerate(self.variants(text, locale)):
            for number, app in enumerate(self.apps):
                if only and app.id not in only:
                    continue
                for pattern, template, source, intent, order, negative in self.patterns(app, locale):
                    m = pattern.match(variant)
                    if not m:
                        continue
                    outcome = {"status": "negative", "app": app.id} if negative else \
                        self.bind(app, intent, m.groupdict(), locale)
                    if not outcome:
                        continue
                    filled = {k: v for k, v in m.groupdict().items() if k != APP}
                    total = len(words(variant)) - sum(len(words(v)) for v in filled.values())
                    outcome.setdefault("phrase", template)
                    yield (-total, outcome.pop("lookedUp", False), rank, number, order), negative, outcome, source, m.groupdict().get(APP)

    def bind(self, app, intent, groups, locale):
        types = {p["name"]: p["type"] for p in app.parameters(intent)}
        outcome = {"status": "resolved", "app": app.id, "intent": intent, "parameters": {}}
        doubts = []
        for name, text in groups.items():
            if name == APP:
                continue
            if types[name] == "string":
                outcome["parameters"][name] = {"text": text}
                outcome["lookedUp"] = True
                continue
            ids = app.listed(types[name], locale).get("".join(words(text)), [])
            if not ids and (types[name].startswith("enum:") or app.kind(types[name]) == "enumerable"):
                return None
            if not ids:
                outcome["lookedUp"] = True
                ids, equal = app.look_up(types[name], text, locale)
                if equal and equal != ids:
                    doubts.append(f"'{text}' is the name of {equal} and part of others")
                if not ids and app.is_open(types[name]):
                    outcome["parameters"][name] = {"text": text}
                    continue
            if not ids:
                outcome.update(status="needsValue", missing=name)
            elif len(ids) > 1:
                outcome.update(status="needsDisambiguation", parameter=name, options=ids[:10])
            else:
                title = next(t for i, t, _ in app.items(types[name], locale, False) if i == ids[0])
                outcome["parameters"][name] = {"id": ids[0], "title": title, "text": text}
        if outcome["status"] == "resolved":
            for parameter in app.parameters(intent):
                if not parameter["optional"] and "default" not in parameter and parameter["name"] not in outcome["parameters"]:
                    outcome.update(status="needsValue", missing=parameter["name"])
                    break
        outcome["doubts"] = doubts
        return outcome

    def resolve(self, utterance):
        """The outcome, and what about it the rules leave open."""
        texts = [h["text"] for h in utterance["hypotheses"]] if "hypotheses" in utterance else [utterance["text"]]
        locale, doubts = utterance.get("locale", "en"), []
        for text in texts:
            found = sorted(self.candidates(text, locale, utterance.get("apps")), key=lambda c: c[0])
            positive = [c for c in found if not c[1]]
            if positive:
                best = positive[0]
                rivals = [c for c in positive if c[0][:2] == best[0][:2] and c[2]["app"] != best[2]["app"]]
                if rivals:
                    same = [best] + [c for c in rivals if c[3] == best[3] and c[4] == best[4]]
                    if len(same) != len(rivals) + 1:
                        doubts.append(f"{best[2]['phrase']!r} ties with {[c[2]['phrase'] for c in rivals]}")
                    chosen = [c for c in same if c[2]["app"] == utterance.get("app")]
                    if not chosen:
                        return {"status": "needsDisambiguation"}, doubts
                    best = chosen[0]
                outcome = dict(best[2])
                return outcome, doubts + outcome.pop("doubts", [])
            if found:
                return found[0][2], doubts
        return {"status": "noMatch"}, doubts


SEPARATE = ["extended", "bundles", "contrast"]


def load(root=HERE, extended=False):
    """The catalogs under a folder, in the order of their paths; `extended/` only when asked for.

    `bundles/` holds apps as builds and sources have them, which only the readers of those are for; those of
    `contrast/` are loaded a language at a time.
    """
    paths = []
    for folder, folders, files in os.walk(os.path.join(root, "extended") if extended else root):
        folders.sort()
        for other in [] if extended else SEPARATE:
            if other in folders:
                folders.remove(other)
        paths += [os.path.join(folder, f) for f in sorted(files) if f.endswith(".json")]
    return [App(path) for path in sorted(paths)]


def utterance_files(extended=False):
    root = os.path.join(HERE, "extended") if extended else HERE
    for folder, folders, files in os.walk(root):
        folders.sort()
        for other in [] if extended else SEPARATE:
            if other in folders:
                folders.remove(other)
        for name in sorted(files):
            if name.endswith(".jsonl") and (name.startswith("utterances") or os.path.basename(folder) == "shared"):
                yield os.path.join(folder, name)

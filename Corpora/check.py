#!/usr/bin/env python3
"""Checks the corpora: catalogs against the rules of App Shortcuts, expectations and everyday talk against the catalogs.

usage: check.py [--counts] [--quiet]

Exit 0 when nothing is wrong, 1 with findings on stderr. `--counts` prints the tables of README.md.
"""
import collections
import json
import os
import sys

import corpus

STATUSES = {"resolved", "needsValue", "needsDisambiguation", "negative", "noMatch"}
KINDS = {"exact", "polite", "case", "unlisted", "ambiguous", "near-name", "negative", "none", "glued", "fallback",
         "nbest", "foreground", "ill-formed", "misheard", "free"}
# How an utterance may be known to fail, and the most that may, in hundredths of the kind's.
KNOWN = {"acts": 1, "missed": 30}
KNOWN_KINDS = {"none", "misheard", "free"}
# Files that hold no text twice.
DIFFERENT = {"none.jsonl", "misheard.jsonl"}
QUERIES = {"string", "enumerable", "suggested"}
EVERYDAY = os.path.join(corpus.HERE, "everyday")
EVERYDAY_LINES = 2600
SPOKEN_IN = {"pt": "pt-BR"}
CONTRAST = os.path.join(corpus.HERE, "contrast")
CATEGORIES = ["paraphrase", "antonym-absent", "antonym-present", "negation", "correction", "question", "reported", "other-scope",
              "other-object", "other-act"]
CONTRAST_LINES = {"en": 600}
CONTRAST_LEAST = 70
# The share of cases, in hundredths, that may be known failures: of all, and of a language.
CONTRAST_KNOWN = 2
CONTRAST_KNOWN_THERE = 5
findings = []


def finding(path, message):
    findings.append(f"{os.path.relpath(path, corpus.HERE)}: {message}")


def check_catalog(app, extended, asks_for_bare_phrases=True):
    c = app.catalog
    say = lambda message: finding(app.path, message)
    if not extended and not 3 <= len(c["shortcuts"]) <= 10:
        say(f"{len(c['shortcuts'])} shortcuts")
    for names in [c["app"]] + [l["app"] for l in c.get("localizations", {}).values() if "app" in l]:
        if len(names.get("synonyms", [])) > 3:
            say(f"more than three synonyms of {names['name']}")
    for name, entity in c.get("entities", {}).items():
        ids = [v["id"] for v in app.values[name]]
        if len(set(ids)) != len(ids):
            say(f"{name}: ids are not unique")
        if entity["query"] not in QUERIES:
            say(f"{name}: query {entity['query']}")
        if entity.get("open") and not extended:
            say(f"{name}: open is for the extended rules")
        for value in app.values[name]:
            if set(value) - {"id", "title", "synonyms", "subtitle", "suggested", "locale"}:
                say(f"{name}: unknown key in {value}")
    declared = {p for s in c["shortcuts"] for p in s["phrases"]}
    if len(declared) != sum(len(s["phrases"]) for s in c["shortcuts"]):
        say("a phrase stands twice")
    for locale, own in c.get("localizations", {}).items():
        for source in own.get("phrases", {}):
            if source not in declared:
                say(f"{locale}: '{source}' is not a declared phrase")
        for source in own.get("negativePhrases", {}):
            if source not in c.get("negativePhrases", []):
                say(f"{locale}: '{source}' is not a negative phrase")
        for enum, cases in own.get("enums", {}).items():
            if set(cases) != {case["id"] for case in c["enums"][enum]["cases"]}:
                say(f"{locale}: cases of {enum} do not fit")
        for text in own.get("strings", {}):
            if not any(text == p.get("requestValueDialog") for i in c["intents"].values() for p in i.get("parameters", [])):
                say(f"{locale}: nothing says '{text}'")
    for s in c["shortcuts"]:
        if not extended and asks_for_bare_phrases and not any(corpus.SLOT.findall(p) == [corpus.APP] for p in s["phrases"]):
            say(f"{s['intent']}: only phrases with parameters")
    for locale in [c["sourceLocale"]] + list(c.get("localizations", {})):
        triggers = 0
        for template, _, intent, _ in app.phrases(locale):
            slots = corpus.SLOT.findall(template)
            types = {p["name"]: p["type"] for p in app.parameters(intent)}
            others = [s for s in slots if s != corpus.APP]
            if "$" in corpus.SLOT.sub("", template) or any(s not in types for s in others):
                say(f"{locale}: unknown slot in '{template}'")
                continue
            if len(set(slots)) != len(slots):
                say(f"{locale}: a slot stands twice in '{template}'")
            if extended:
                continue
            if slots.count(corpus.APP) != 1:
                say(f"{locale}: '{template}' needs one app name")
            if len(others) > 1:
                say(f"{locale}: more than one parameter in '{template}'")
            if any(not types[s].startswith(("entity:", "enum:")) for s in others):
                say(f"{locale}: a parameter that is no entity or enum in '{template}'")
            triggers += sum(len(app.listed(types[s], locale)) for s in others) if others else 1
        if triggers * len(app.names(locale)) > 1000:
            say(f"{locale}: {triggers} trigger phrases for each name of the app")
        app.triggers = max(getattr(app, "triggers", 0), triggers)


def same(expected, got, locale):
    """Whether everything that is expected came out."""
    if expected["status"] != got["status"]:
        return False
    for key in ("app", "intent", "phrase", "missing", "options", "parameter"):
        if key in expected and expected[key] != got.get(key):
            return False
    for name, want in expected.get("parameters", {}).items():
        have = got.get("parameters", {}).get(name, {})
        for key, value in want.items():
            if key == "text":
                if corpus.normalise(value, locale) != corpus.normalise(have.get("text", ""), locale):
                    return False
            elif have.get(key) != value:
                return False
    return True


def letters(text, locale):
    return corpus.normalise(text, locale).replace(" ", "")


def distance(a, b, most=None):
    """Letters to insert, leave out or replace; where it is above `most`, some number above it."""
    if most is not None:
        # Each edit takes away at most one letter that the other has not.
        if max(len(a), len(b)) - sum(min(a.count(c), b.count(c)) for c in set(a)) > most:
            return most + 1
    width = len(a) + len(b) if most is None else most
    # Off the diagonal by more than `most` there is nothing to find.
    row = [j if j <= width else width + 1 for j in range(len(b) + 1)]
    for i, x in enumerate(a, 1):
        low, high = max(1, i - width), min(len(b), i + width)
        last, row[low - 1] = row[low - 1], i if low == 1 else width + 1
        least = row[low - 1]
        for j in range(low, high + 1):
            one = last + (x != b[j - 1])
            last = row[j]
            one = min(one, row[j - 1] + 1, (last if j < i + width else width) + 1)
            row[j] = one
            least = min(least, one)
        if least > width:
            return width + 1
    return row[-1]


def check_meant(u, reference, apps, say):
    """Checks an utterance that comes to something only by what was meant with it.

    The utterance itself comes to nothing by the rules, and what was meant to just what is expected. Of words misheard, few letters
    are other than meant, and no other value of the type and no other app's name is nearer; words left out are free.
    """
    locale, e, meant = u["locale"], u["expect"], u["meant"]
    plain, _ = reference.resolve(u)
    if plain["status"] not in ("noMatch", "needsValue"):
        say(f"is {plain['status']} as it stands")
    bound = {n: {k: v for k, v in p.items() if k != "text"} for n, p in e.get("parameters", {}).items()}
    got, doubts = reference.resolve({"text": meant, "locale": locale})
    if doubts or not same({**e, "parameters": bound}, got, locale):
        got.pop("doubts", None)
        say(f"{meant!r}\n    expects {json.dumps(e, ensure_ascii=False)}\n    but has {json.dumps(got, ensure_ascii=False)}")
        return
    app = apps[got["app"]]
    types = {p["name"]: p["type"] for p in app.parameters(got["intent"])}
    text = u["text"] if "text" in u else u["hypotheses"][0]["text"]
    said, wanted = (corpus.words(corpus.normalise(t, locale)) for t in (text, meant))
    if u["kind"] == "free":
        free = set(corpus.FREE.get(locale.split("-")[0], []))
        for type_ in types.values():
            free |= set(corpus.words(corpus.normalise(app.title(type_), locale)))
        left = list(wanted)
        for word in said:
            if left and word == left[0]:
                left.pop(0)
            elif word not in free:
                say(f"'{word}' is no free word")
        if left:
            say(f"does not hold {left}")
        return
    far = distance(letters(text, locale), letters(meant, locale))
    other = max(sum(len(w) for w in a if w not in b) for a, b in ((said, wanted), (wanted, said)))
    if said == wanted or far > max(2, 0.6 * other):
        say(f"{far} of {other} letters are other than meant")
    for name, value in got.get("parameters", {}).items():
        if not types[name].startswith(("entity:", "enum:")) or "id" not in value:
            continue
        before, after = (part.replace(" ", "") for part in corpus.normalise(meant, locale).split(value["text"], 1))
        heard = letters(text, locale)
        length = len(heard) - len(before) - len(after)
        for id_, form, rival in app.letters(types[name], locale):
            if abs(len(rival) - length) <= far and id_ != value["id"] and distance(heard, before + rival + after, far) <= far:
                say(f"'{form}' is as near")
    plainly, heard = corpus.normalise(meant, locale), letters(text, locale)
    for own in {corpus.normalise(n, locale): n for n in app.names(locale)}.values():
        if corpus.normalise(own, locale) not in plainly:
            continue
        for rival in apps.values():
            for name in rival.names(locale) if rival.id != app.id else []:
                exchanged = plainly.replace(corpus.normalise(own, locale), corpus.normalise(name, locale))
                if distance(heard, letters(exchanged, locale), far - 1) < far and \
                        reference.resolve({"text": exchanged, "locale": locale})[0]["status"] != "noMatch":
                    say(f"'{name}' is nearer than '{own}'")


def check_utterances(paths, apps):
    reference, ids, counts = corpus.Reference(apps), set(), collections.Counter()
    by_id = {a.id: a for a in apps}
    said = {}
    for path in paths:
        for number, line in enumerate(open(path, encoding="utf-8"), 1):
            try:
                u = json.loads(line)
            except ValueError as error:
                finding(path, f"line {number}: {error}")
                continue
            say = lambda message: finding(path, f"line {number} ({u.get('id')}): {message}")
            if set(u) - {"id", "text", "hypotheses", "locale", "app", "apps", "kind", "expect", "meant", "known"} or ("text" in u) == ("hypotheses" in u):
                say("unknown keys, or not one of text and hypotheses")
                continue
            if u["id"] in ids:
                say("id is taken")
            ids.add(u["id"])
            if os.path.basename(path) in DIFFERENT:
                first = said.setdefault((path, u["locale"], corpus.normalise(u["text"], u["locale"])), number)
                if first != number:
                    say(f"stands in line {first} already")
            if u["kind"] not in KINDS:
                say(f"kind {u['kind']}")
            if "known" in u:
                if u["known"] not in KNOWN or u["kind"] not in KNOWN_KINDS:
                    say(f"known {u['known']}, of the kind {u['kind']}")
                counts[("known", f"{u['kind']} {u['known']}")] += 1
            e = u["expect"]
            if e["status"] not in STATUSES:
                say(f"status {e['status']}")
            if "app" in e:
                app = by_id.get(e["app"])
                if not app:
                    say(f"no app {e['app']}")
                    continue
                if "intent" in e and e["intent"] not in app.catalog["intents"]:
                    say(f"no intent {e['intent']}")
                    continue
                if "phrase" in e and e["status"] != "negative" and e["phrase"] not in [t for t, *_ in app.phrases(u["locale"])]:
                    say(f"no phrase {e['phrase']}")
                types = {p["name"]: p["type"] for p in app.parameters(e["intent"])} if "intent" in e else {}
                for name, want in e.get("parameters", {}).items():
                    if name not in types or "id" in want and want["id"] not in [i for i, *_ in app.items(types[name], u["locale"], False)]:
                        say(f"no value {name} {want}")
            if ("meant" in u) != (u["kind"] in ("misheard", "free")):
                say("'meant' is for what was misheard or said with free words, and only for that")
            if "meant" in u:
                check_meant(u, reference, by_id, say)
                counts[("kind", u["kind"])] += 1
                counts[("locale", u["locale"])] += 1
                counts[("file", os.path.relpath(path, corpus.HERE))] += 1
                counts[("status", e["status"])] += 1
                continue
            got, doubts = reference.resolve(u)
            if not same(e, got, u["locale"]):
                got.pop("doubts", None)
                say(f"{u.get('text', u.get('hypotheses'))!r}\n    expects {json.dumps(e, ensure_ascii=False)}\n    but has {json.dumps(got, ensure_ascii=False)}")
            for doubt in doubts:
                say(f"open to debate: {u.get('text')!r}: {doubt}")
            counts[("kind", u["kind"])] += 1
            counts[("locale", u["locale"])] += 1
            counts[("file", os.path.relpath(path, corpus.HERE))] += 1
            counts[("status", e["status"])] += 1
    return counts


def check_everyday(libraries):
    """Checks everyday talk: well-formed lines, none twice in a language, and no app of any library acts on one."""
    references, counts = [corpus.Reference(apps) for apps in libraries], collections.Counter()
    for name in sorted(os.listdir(EVERYDAY)):
        path, (language, suffix) = os.path.join(EVERYDAY, name), os.path.splitext(name)
        if suffix != ".txt":
            finding(path, "is no list of lines")
            continue
        with open(path, encoding="utf-8", newline="") as file:
            lines = file.read().split("\n")
        if lines.pop():
            finding(path, "the last line does not end")
        first = {}
        for number, line in enumerate(lines, 1):
            say = lambda message: finding(path, f"line {number}: {message}")
            if "\r" in line:
                say("holds a carriage return")
            if "\t" in line:
                say("holds a tab")
            if not line.strip():
                say("is blank")
                continue
            if line.strip() != line.rstrip("\r"):
                say("blanks at an end")
            known = first.setdefault(line.strip().casefold(), number)
            if known != number:
                say(f"stands in line {known} already")
            for reference in references:
                got, _ = reference.resolve({"text": line, "locale": SPOKEN_IN.get(language, language)})
                if got["status"] != "noMatch":
                    say(f"{line!r} is {got['status']}: {got.get('app')}")
            counts[("everyday", language)] += 1
    if sum(counts.values()) < EVERYDAY_LINES:
        finding(EVERYDAY, f"{sum(counts.values())} lines, fewer than {EVERYDAY_LINES}")
    return counts


def check_contrast():
    """Checks what must not be acted on: apps that there are, intents that they declare, no text twice, enough of each category."""
    counts = collections.Counter()
    for language in sorted(os.listdir(CONTRAST)):
        folder = os.path.join(CONTRAST, language)
        apps = {}
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if name == "cases.jsonl":
                continue
            app = corpus.App(path)
            if app.id in apps:
                finding(path, f"id {app.id} is taken")
            if app.id != f"contrast.{language}.{app.id.split('.')[-1]}" or app.catalog["sourceLocale"] != language:
                finding(path, f"is no app of {language}")
            apps[app.id] = app
            check_catalog(app, False, asks_for_bare_phrases=False)
        path, seen, categories, known = os.path.join(folder, "cases.jsonl"), {}, collections.Counter(), 0
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            say = lambda message: finding(path, f"line {number}: {message}")
            try:
                c = json.loads(line)
            except ValueError as error:
                say(error)
                continue
            if set(c) - {"known"} != {"text", "locale", "app", "intent", "forbidden", "category"}:
                say(f"has the keys {' '.join(sorted(c))}")
                continue
            if c["locale"] != language:
                say(f"locale {c['locale']}")
            first = seen.setdefault(corpus.normalise(c["text"], language), number)
            if first != number:
                say(f"stands in line {first} already")
            if c["category"] not in CATEGORIES:
                say(f"category {c['category']}")
                continue
            if c["app"] not in apps:
                say(f"no app {c['app']}")
                continue
            intents = apps[c["app"]].catalog["intents"]
            for intent in c["forbidden"] + ([c["intent"]] if c["intent"] else []):
                if intent not in intents:
                    say(f"no intent {intent}")
            if c["intent"] in c["forbidden"]:
                say(f"{c['intent']} is expected and forbidden")
            # What is said of an object of another kind is no intent's here: nothing but another act is wrong.
            if not c["intent"] and not c["forbidden"] and c["category"] != "other-object":
                say("neither expects nor forbids an intent")
            if c["category"] in ("paraphrase", "antonym-present") and not c["intent"]:
                say(f"{c['category']} expects no intent")
            if c["category"] == "paraphrase" and c["forbidden"] or c["category"] == "antonym-absent" and not c["forbidden"]:
                say(f"{c['category']} forbids {c['forbidden']}")
            if c.get("known") not in (None, "acts"):
                say(f"known {c['known']}")
            known += "known" in c
            counts[("contrast known", "")] += "known" in c
            categories[c["category"]] += 1
            counts[("contrast", language)] += 1
        least = CONTRAST_LINES.get(language, CONTRAST_LEAST)
        if len(lines) < least:
            finding(path, f"{len(lines)} lines, fewer than {least}")
        for category in CATEGORIES:
            if category not in ("other-object", "other-act") and not categories[category]:
                finding(path, f"no line of {category}")
        if 100 * known > CONTRAST_KNOWN_THERE * len(lines):
            finding(path, f"{known} known failures, more than {CONTRAST_KNOWN_THERE} % of {len(lines)}")
    known, lines = counts[("contrast known", "")], sum(n for k, n in counts.items() if k[0] == "contrast")
    if 100 * known > CONTRAST_KNOWN * lines:
        finding(CONTRAST, f"{known} known failures, more than {CONTRAST_KNOWN} % of {lines}")
    return counts


def main():
    total = collections.Counter()
    seen = set()
    libraries = []
    for extended in (False, True):
        apps = corpus.load(extended=extended)
        libraries.append(apps)
        for app in apps:
            if app.id in seen:
                finding(app.path, f"id {app.id} is taken")
            seen.add(app.id)
            check_catalog(app, extended)
        total += check_utterances(corpus.utterance_files(extended), apps)
        if "--counts" in sys.argv:
            for app in apps:
                c = app.catalog
                phrases = sum(len(s["phrases"]) for s in c["shortcuts"])
                localised = sum(len(t) for l in c.get("localizations", {}).values() for t in l.get("phrases", {}).values())
                print(f"| {os.path.relpath(app.folder, corpus.HERE)} | {c['app']['name']} | {len(c['shortcuts'])} | {phrases} + {localised} | "
                      f"{sum(map(len, app.values.values()))} | {app.triggers or '–'} | {' '.join(['en'] + list(c.get('localizations', {})))} |")
    for kind in KNOWN_KINDS:
        for how, most in KNOWN.items():
            known, all_ = total[("known", f"{kind} {how}")], total[("kind", kind)]
            if 100 * known > most * all_:
                finding(corpus.HERE, f"{known} of {all_} utterances of the kind {kind} are known to fail as '{how}', more than {most} %")
    total += check_everyday(libraries)
    total += check_contrast()
    if "--counts" in sys.argv:
        for what in ("kind", "status", "locale", "file", "known", "everyday", "contrast"):
            print(f"\n{what}: " + ", ".join(f"{k[1]} {n}" for k, n in sorted(total.items()) if k[0] == what))
    for line in findings:
        print(line, file=sys.stderr)
    if "--quiet" not in sys.argv:
        n = sum(v for k, v in total.items() if k[0] == "kind")
        talk = sum(v for k, v in total.items() if k[0] == "everyday")
        contrast = sum(v for k, v in total.items() if k[0] == "contrast")
        print(f"{len(seen)} apps, {n} utterances, {talk} lines of everyday talk, {contrast} of contrast, {len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Checks the corpora: catalogs against the rules of App Shortcuts, expectations against the catalogs.

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
         "nbest", "foreground", "ill-formed"}
QUERIES = {"string", "enumerable", "suggested"}
findings = []


def finding(path, message):
    findings.append(f"{os.path.relpath(path, corpus.HERE)}: {message}")


def check_catalog(app, extended):
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
            if not any(text == p.get("requestValueDialog") for i in c["intents"].values() for p in i["parameters"]):
                say(f"{locale}: nothing says '{text}'")
    for s in c["shortcuts"]:
        if not extended and not any(corpus.SLOT.findall(p) == [corpus.APP] for p in s["phrases"]):
            say(f"{s['intent']}: only phrases with parameters")
    for locale in ["en"] + list(c.get("localizations", {})):
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


def check_utterances(paths, apps):
    reference, ids, counts = corpus.Reference(apps), set(), collections.Counter()
    by_id = {a.id: a for a in apps}
    for path in paths:
        for number, line in enumerate(open(path, encoding="utf-8"), 1):
            try:
                u = json.loads(line)
            except ValueError as error:
                finding(path, f"line {number}: {error}")
                continue
            say = lambda message: finding(path, f"line {number} ({u.get('id')}): {message}")
            if set(u) - {"id", "text", "hypotheses", "locale", "app", "apps", "kind", "expect"} or ("text" in u) == ("hypotheses" in u):
                say("unknown keys, or not one of text and hypotheses")
                continue
            if u["id"] in ids:
                say("id is taken")
            ids.add(u["id"])
            if u["kind"] not in KINDS:
                say(f"kind {u['kind']}")
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


def main():
    total = collections.Counter()
    seen = set()
    for extended in (False, True):
        apps = corpus.load(extended=extended)
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
    if "--counts" in sys.argv:
        for what in ("kind", "status", "locale", "file"):
            print(f"\n{what}: " + ", ".join(f"{k[1]} {n}" for k, n in sorted(total.items()) if k[0] == what))
    for line in findings:
        print(line, file=sys.stderr)
    if "--quiet" not in sys.argv:
        n = sum(v for k, v in total.items() if k[0] == "kind")
        print(f"{len(seen)} apps, {n} utterances, {len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()

// SPDX-License-Identifier: Apache-2.0

// Overview

function overview() {
  const tiles = [];
  const tile = (label, value, kind) =>
    tiles.push(h("div", { class: kind ?? null }, h("dt", {}, label), h("dd", {}, value)));
  if (apps.length > 0) {
    tile("apps", number(apps.length));
    tile("languages", number(data.counts.languages));
    tile("shortcuts", number(data.counts.shortcuts));
    tile("phrases", number(data.counts.phrases));
  }
  if (data.findings) {
    const { errors, warnings, notes } = data.findings;
    tile("errors", number(errors), errors > 0 ? "error" : null);
    tile("warnings", number(warnings), warnings > 0 ? "warning" : null);
    tile("notes", number(notes), notes > 0 ? "note" : null);
  }
  if (data.collisions) tile("colliding pairs", number(data.collisions.total) + (data.collisions.atLeast ? "+" : ""));
  if (data.selfTest) {
    const counted = data.selfTest.kinds.filter((kind) => !kind.advisory);
    tile("self-test passed", share(sum(counted, (kind) => kind.passed), sum(counted, (kind) => kind.cases)));
    const { slips } = data.selfTest;
    if (slips) tile("phrases taken for others", number(slips.phrasesTaken));
  }
  if (data.cases) tile("cases passed", `${number(data.cases.passed)} of ${number(data.cases.total)}`);
  if (data.transcripts?.expected) {
    const { decisions } = data.transcripts;
    const all = sum(Object.values(decisions), (one) => one);
    if (all > 0) tile("transcripts acted on rightly", share(decisions.right ?? 0, all));
  }
  return [h("dl", { class: "tiles" }, tiles), h("div", { class: "columns" }, worst(), nearest())];
}

function worst() {
  const groups = byRule(findings).slice(0, 6);
  if (groups.length === 0) return null;
  return h("div", {}, h("h3", {}, "Look at these first"),
    h("ol", { class: "plain" }, groups.map((group) => {
      const id = groupID(group[0]);
      return entry(
        p(severity(group[0].severity), " ",
          h("a", { href: `#${id}`, onclick: () => openGroup(group[0]) }, ruleTitle(group[0].rule)),
          ` ${number(group.length)} ×`));
    })));
}

function nearest() {
  if (!data.limits || apps.length === 0) return null;
  const rows = [];
  apps.forEach((app, index) => {
    for (const one of app.languages) {
      rows.push({ index, one, part: Math.max(one.triggerPhrases / data.limits.triggerPhrases,
        app.knowsShortcuts === false ? 0 : one.shortcuts / data.limits.shortcuts) });
    }
  });
  rows.sort((a, b) => b.part - a.part);
  const seen = new Set();
  const first = rows.filter((row) => !seen.has(row.index) && seen.add(row.index)).slice(0, 5);
  return h("div", {}, h("h3", {}, "Nearest to the limits"),
    h("ol", { class: "plain" }, first.map(({ index, one }) =>
      entry(p(h("strong", {}, appName(index)), ` in ${one.locale}`),
        usage(apps[index], one)))));
}

function usage(app, one) {
  const limits = data.limits ?? {};
  return h("div", { class: "gauges" },
    app.knowsShortcuts === false ? h("div", { class: "gauge" }, "Shortcuts unknown")
      : gauge("Shortcuts", one.shortcuts, limits.shortcuts),
    gauge("Trigger phrases", one.triggerPhrases, limits.triggerPhrases, one.atLeast));
}

// Findings

function findingNode(one, isAtPhrase) {
  return [
    p(isAtPhrase ? [severity(one.severity), " "] : null, one.message,
      isAtPhrase ? [" ", ruleLink(one)] : null),
    one.text !== undefined && (!isAtPhrase || one.range) ? p(phraseNode(one.text, one.locale, one.range)) : null,
    one.fix !== undefined ? h("p", { class: "fix" }, data.texts[one.fix]) : null,
    one.note !== undefined ? hint(data.texts[one.note]) : null,
    isAtPhrase && one.text !== undefined ? null : faint(
      isAtPhrase || one.app === undefined ? null : `${appName(one.app)} `, one.locale ? `${one.locale} ` : null, place(one)),
    (one.related ?? []).map((other) => faint("See ", place(other), ` ${other.message}`)),
  ];
}

const order = ["error", "warning", "note"];

// Findings by rule, the worst rule first, then the one with most.
function byRule(list) {
  const groups = new Map();
  for (const one of list) {
    const key = `${one.severity} ${one.rule}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(one);
  }
  return [...groups.values()].sort((a, b) =>
    order.indexOf(a[0].severity) - order.indexOf(b[0].severity) || b.length - a.length);
}

// "missing-translation" as a title: rules say what is asked for, and their names what is found.
const ruleTitle = (rule) => rule.charAt(0).toUpperCase() + rule.slice(1).replaceAll("-", " ");
const groupID = (one) => `rule-${one.severity}-${one.rule.replace(/[^\w-]/g, "-")}`;

const ruleLink = (one) =>
  h("a", { class: "place", href: `#${groupID(one)}`, onclick: () => openGroup(one) }, h("code", {}, one.rule));

function openGroup(one) {
  const node = document.getElementById(groupID(one));
  if (node) node.open = true;
}

function renderFindings() {
  const shown = findings.filter(isShown);
  found.findings = shown.length;
  const { total, known, silenced } = data.findings;
  const cut = [
    total > findings.length ? `Of ${number(total)} findings the worst ${number(findings.length)} are listed.` : "",
    known > 0 ? `${number(known)} are known by a baseline and left out.` : "",
    silenced > 0 ? `${number(silenced)} are left out by comments.` : "",
  ].filter(Boolean).join(" ");
  let open = 0;
  return [
    cut ? notice(cut) : null,
    shown.length === 0 ? p(findings.length > 0 ? noneFits : "Nothing was found.") : null,
    byRule(shown).map((group) => {
      const rule = rules.get(group[0].rule);
      const node = opened({ class: "card group", id: groupID(group[0]) }, h("summary", {},
        h("h3", {}, severity(group[0].severity), " ", ruleTitle(group[0].rule)),
        aside(h("code", {}, group[0].rule), ` ${count(group.length, "finding")}`)),
      () => [
        rule ? hint(h("strong", {}, "Rule: "), rule.summary, " ", rule.rationale, " ", rule.fix) : null,
        list(group, (one) => entry(findingNode(one, false)), { page: 10, kind: "findings", tag: "ol" }),
      ]);
      // What is short is seen at once.
      if (open + group.length <= 8) {
        open += group.length;
        node.make();
        node.open = true;
      }
      return node;
    }),
  ];
}

// Apps

const atPhrase = new Map();
const countsOfApp = apps.map(() => ({ error: 0, warning: 0, note: 0 }));
const phraseKey = (app, locale, text) => `${app}\n${locale}\n${text}`;
findings.forEach((one) => {
  if (one.app === undefined) return;
  countsOfApp[one.app][one.severity]++;
  if (one.text === undefined) return;
  const key = phraseKey(one.app, one.locale ?? "", one.text);
  if (!atPhrase.has(key)) atPhrase.set(key, []);
  atPhrase.get(key).push(one);
});
const mistakeAt = new Map();
for (const one of data.selfTest?.mistakes ?? []) {
  mistakeAt.set(phraseKey(one.app, one.locale, one.text), one);
}

const openApps = new Set();
const languageOfApp = new Map();

function renderApps() {
  const shown = apps.map((app, index) => ({ app, index })).filter(({ app, index }) =>
    isOfApp(index) && (!state.locale || app.languages.some((one) => one.locale === state.locale)) && fits(app, appTexts));
  found.apps = shown.length;
  if (shown.length === 0) return p("No app fits the search and the filters.");
  const isFew = shown.length <= 2 && (state.words.length > 0 || state.app >= 0 || apps.length <= 2);
  return list(shown, ({ app, index }) => appNode(app, index, isFew), { page: 50, kind: "apps", tag: "div" });
}

function appNode(app, index, isOpen) {
  const first = app.languages.find((one) => one.locale === state.locale) ?? app.languages[0];
  const counts = countsOfApp[index];
  const limits = data.limits ?? {};
  const node = opened({ class: "app", "data-app": index },
    h("summary", {},
      h("div", {}, h("h3", {}, pieces(app.name)), app.id !== app.name ? h("small", {}, h("code", {}, pieces(app.id))) : null),
      app.knowsShortcuts === false ? h("div", { class: "gauge" }, "Shortcuts unknown")
        : gauge("Shortcuts", first.shortcuts, limits.shortcuts),
      gauge("Trigger phrases", first.triggerPhrases, limits.triggerPhrases, first.atLeast),
      h("div", { class: "chips" }, ["error", "warning", "note"].filter((name) => counts[name] > 0).map((name) =>
        severity(name, count(counts[name], name))))),
    () => appBody(app, index));
  node.addEventListener("toggle", () => (node.open ? openApps.add(index) : openApps.delete(index)));
  if (isOpen || openApps.has(index)) {
    node.make();
    node.open = true;
  }
  return node;
}

function appBody(app, index) {
  const body = h("div", { class: "body" });
  const isThere = (locale) => app.languages.some((one) => one.locale === locale);
  let locale = state.locale && isThere(state.locale) ? state.locale : languageOfApp.get(index) ?? app.languages[0].locale;
  const part = h("div", {});
  const show = () => {
    part.replaceChildren();
    fill(part, [languagePart(app, index, locale)]);
  };
  if (app.languages.length > 1) {
    const select = h("select", { onchange: () => {
      locale = select.value;
      languageOfApp.set(index, locale);
      show();
    } }, app.languages.map((one, k) => h("option", { value: one.locale }, one.locale + (k === 0 ? " (source)" : ""))));
    select.value = locale;
    fill(body, [h("div", { class: "toolbar" }, h("label", {}, "Language ", select))]);
  }
  const others = (app.otherNames ?? []).length > 0 ? `Also called ${app.otherNames.join(", ")}. ` : "";
  fill(body, [
    others || app.file !== undefined ? faint(others, data.files[app.file] ? h("code", {}, data.files[app.file]) : null) : null,
    part,
  ]);
  show();
  if (app.languages.length > 1) fill(body, [coverageOfApp(app), languagesOfApp(app)]);
  return body;
}

function languagePart(app, index, locale) {
  const language = app.languages.find((one) => one.locale === locale);
  const isSource = locale === app.languages[0].locale;
  const isNamed = state.words.length === 0 || holds(fold(appNames(app).join("\n")));
  const keys = new Set();
  let hidden = 0;
  const shortcuts = app.shortcuts.map((shortcut) => {
    const isOwn = isNamed || holds(fold(`${app.name} ${app.id} ${shortcut.intent} ${shortcut.title ?? ""}`));
    const rows = [];
    for (const phrase of shortcut.phrases) {
      const own = isSource ? [phrase] : phrase.translations?.[locale] ?? [];
      for (const one of own) keys.add(phraseKey(index, locale, one.text));
      const isFound = isOwn || holds(fold([app.name, app.id, shortcut.intent, ...phraseTexts(phrase)].join("\n")));
      if (!isFound) {
        hidden++;
        continue;
      }
      if (own.length > 0) rows.push(...own.map((one) => phraseRow(app, index, locale, one)));
      else rows.push(untranslated(app, phrase, locale));
    }
    return rows.length === 0 && shortcut.phrases.length > 0 ? null : h("div", {},
      h("h4", {}, pieces(shortcut.title || shortcut.intent), " ",
        shortcut.title && shortcut.title !== shortcut.intent ? h("small", {}, h("code", {}, pieces(shortcut.intent))) : null),
      rows.length > 0 ? h("ol", { class: "phrases" }, rows) : hint("No phrase."));
  });
  const negative = (app.negativePhrases ?? []).filter((one) => one.locale === locale);
  for (const one of negative) keys.add(phraseKey(index, locale, one.text));
  const about = findings.filter((one) =>
    one.app === index && state.severities.has(one.severity) && (!one.locale || one.locale === locale)
    && (one.text === undefined || !keys.has(phraseKey(index, one.locale ?? "", one.text))));
  return [
    locale === (state.locale || app.languages[0].locale) ? null : usage(app, language),
    language.name ? p("Called ", h("strong", {}, language.name), " here.") : null,
    about.length > 0 ? h("div", {}, h("h4", {}, "About the app"),
      list(about, (one) => h("li", { class: `inner at-${one.severity}` }, findingNode(one, true)),
        { page: 10, kind: "findings" })) : null,
    shortcuts,
    negative.length > 0 ? h("div", {}, h("h4", {}, "Phrases that must not reach it"),
      h("ul", { class: "phrases" }, negative.map((one) => phraseRow(app, index, locale, one)))) : null,
    hidden > 0 ? hint(`${count(hidden, "other phrase")} of this app ${hidden === 1 ? "does" : "do"} not fit the search.`) : null,
  ];
}

function phraseRow(app, index, locale, phrase) {
  const here = (atPhrase.get(phraseKey(index, locale, phrase.text)) ?? []).filter((one) =>
    state.severities.has(one.severity) && (!one.line || !phrase.line || one.line === phrase.line));
  const mistake = mistakeAt.get(phraseKey(index, locale, phrase.text));
  return h("li", {}, phraseNode(phrase.text, locale), " ",
    phrase.line ? aside(place(phrase)) : null,
    here.map((one) => h("div", { class: `inner at-${one.severity}` }, findingNode(one, true))),
    mistake ? opened({ class: "inner" }, h("summary", { class: "hint" },
      "With one word lost or misheard it is taken for ",
      mistake.rivals.length === 1 ? rivalName(mistake.rivals[0]) : count(mistake.rivals.length, "other intent")),
    () => rivals(mistake)) : null);
}

function untranslated(app, phrase, locale) {
  const state = stateOf(app, phrase, locale);
  const says = {
    m: `not translated: heard in ${app.languages[0].locale}`, l: "in the list of its shortcut", i: "as in the plain language",
  }[state];
  return h("li", { class: "untranslated" }, phraseNode(phrase.text, app.languages[0].locale), " ",
    h("span", { class: state === "m" ? "chip warning" : "chip" }, says ?? "nothing"));
}

function stateOf(app, phrase, locale) {
  const place = app.languages.findIndex((one) => one.locale === locale) - 1;
  return phrase.coverage?.[place] ?? "m";
}

function languagesOfApp(app) {
  const limits = data.limits ?? {};
  return opened({}, h("summary", {}, `Figures of all ${app.languages.length} languages`), () =>
    h("div", { class: "scroll" }, h("table", {},
      h("caption", {}, "How much is used in each language"),
      heads("Language", "Called", "#Phrases", "#Shortcuts", "#Trigger phrases", "#With all names"),
      h("tbody", {}, app.languages.map((one) => h("tr", {}, rowHead(one.locale), h("td", {}, one.name ?? app.name),
        figure(number(one.phrases)),
        figure(app.knowsShortcuts === false ? "unknown" : number(one.shortcuts)),
        figure(number(one.triggerPhrases), one.atLeast ? "+" : "",
          limits.triggerPhrases ? ` of ${number(limits.triggerPhrases)}` : ""),
        figure(number(one.withAppNames))))))));
}

// Translations

const coverage = {
  t: { text: "✓", class: "heat-2", says: "translated" },
  l: { text: "≡", class: "heat-1", says: "the shortcut has a list of phrases" },
  i: { text: "↑", class: "heat-0", says: "as in the plain language" },
  c: { text: "=", class: "lack", says: "the source phrase, letter for letter" },
  m: { text: "–", class: "lack", says: "not translated" },
};

const legend = () => h("ul", { class: "legend" }, Object.values(coverage).map((one) =>
  h("li", {}, h("span", { class: `cell ${one.class}`, "aria-hidden": "true" }, one.text), one.says)));

function coverageOfApp(app) {
  const phrases = app.shortcuts.flatMap((shortcut) => shortcut.phrases.map((phrase) => ({ shortcut, phrase })));
  const columns = app.languages.slice(1).filter((one) => !state.locale || one.locale === state.locale);
  if (columns.length === 0 || phrases.length === 0) return null;
  return opened({}, h("summary", {}, "Which phrase lacks which translation"), () => h("div", {}, legend(),
    list([...Array(Math.ceil(phrases.length / 60)).keys()], (part) => h("div", {}, matrix({
      caption: `Phrases of ${app.name} by language`, corner: app.languages[0].locale,
      columns: columns.map((one) => ({ label: one.locale })),
      rows: phrases.slice(60 * part, 60 * part + 60).map(({ phrase }) =>
        ({ label: phrase.text, node: phraseNode(phrase.text, app.languages[0].locale) })),
      cell: (r, c) => {
        const { shortcut, phrase } = phrases[60 * part + r];
        const { locale } = columns[c];
        const one = coverage[stateOf(app, phrase, locale)];
        return { ...one, open: () => openSheet(`${shortcut.title || shortcut.intent} in ${locale}`,
          p(phraseNode(phrase.text, app.languages[0].locale)), p(`In ${locale}: ${one.says}.`),
          h("ul", { class: "phrases" }, (phrase.translations?.[locale] ?? []).map((own) =>
            h("li", {}, phraseNode(own.text, locale), " ", aside(place(own)))))) };
      },
    })), { page: 1, kind: "parts of the table", tag: "div" })));
}

function renderTranslations() {
  const shown = apps.map((app, index) => ({ app, index })).filter(({ app, index }) =>
    app.languages.length > 1 && isOfApp(index) && fits(app, appTexts));
  if (shown.length === 0) return p("No app that fits has more than one language.");
  const all = [...new Set(shown.flatMap(({ app }) => app.languages.slice(1).map((one) => one.locale)))].sort();
  const locales = all.filter((locale) => !state.locale || locale === state.locale);
  const size = 40;
  return [
    hint("Per cent of the source's phrases that a language has words for. Open a cell for those that it lacks; open an app",
      " above for each phrase."),
    list([...Array(Math.ceil(shown.length / size)).keys()], (part) => {
      const some = shown.slice(part * size, part * size + size);
      return h("div", {}, matrix({
        caption: "Phrases with a translation, by app and language, in per cent", corner: "App",
        columns: locales.map((locale) => ({ label: locale })),
        rows: some.map(({ app }) => ({ label: app.name })),
        cell: (r, c) => coverageCell(some[r].app, locales[c]),
      }));
    }, { page: 1, kind: "parts of the table", tag: "div" }),
  ];
}

function coverageCell(app, locale) {
  if (!app.languages.slice(1).some((one) => one.locale === locale)) return null;
  const phrases = app.shortcuts.flatMap((shortcut) => shortcut.phrases);
  const lacking = phrases.filter((phrase) => ["m", "c"].includes(stateOf(app, phrase, locale)));
  const part = phrases.length === 0 ? 1 : 1 - lacking.length / phrases.length;
  const percent = lacking.length === 0 ? 100 : Math.min(99, Math.floor(100 * part));
  return {
    text: String(percent), class: lacking.length === 0 ? "heat-3" : part >= 0.8 ? "heat-2" : part >= 0.5 ? "heat-1" : "lack",
    says: `${percent} per cent, ${number(lacking.length)} lacking`,
    open: () => openSheet(`${app.name} in ${locale}`,
      lacking.length === 0 ? p("Every phrase has words in this language.")
        : [p(`${number(lacking.length)} of ${count(phrases.length, "phrase")} without a translation:`),
          list(lacking, (phrase) => entry(phraseNode(phrase.text, app.languages[0].locale), " ",
            aside(coverage[stateOf(app, phrase, locale)].says)), { kind: "phrases" })]),
  };
}

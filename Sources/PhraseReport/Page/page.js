// SPDX-License-Identifier: Apache-2.0

// Shows the report that stands in the element "data". Names and phrases are other people's texts: all of them become
// text nodes, never markup. Lists are made as far as they are looked at, so that a thousand apps open at once.
"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const apps = data.apps;
  const findings = data.findings ? data.findings.listed : [];
  const rules = new Map((data.findings ? data.findings.rules : []).map((rule) => [rule.id, rule]));
  const state = { words: [], severities: new Set(["error", "warning", "note"]), locale: "", app: -1 };
  const sections = [];

  // ---- Elements

  // Control characters and marks that turn the direction of what follows, spelled out.
  const steering = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
  const plain = (text) =>
    String(text).replace(steering, (sign) => `\\u{${sign.charCodeAt(0).toString(16).toUpperCase()}}`);

  function fill(element, children) {
    for (const child of children.flat(Infinity)) {
      if (child === null || child === undefined || child === false || child === "") continue;
      element.append(child instanceof Node ? child : plain(child));
    }
    return element;
  }

  // An element with attributes, of which "on…" are listeners, and children: nodes, texts, or arrays of them.
  function h(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {})) {
      if (value === null || value === undefined || value === false) continue;
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? "" : plain(value));
    }
    return fill(element, children);
  }

  function svg(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return fill(element, children);
  }

  const digits = new Intl.NumberFormat("en");
  const number = (value) => (value >= 2 ** 53 ? "countless" : digits.format(value));
  const count = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
  // Rounded down: 100 is all of them.
  const share = (part, whole) =>
    whole === 0 ? "–" : part === whole ? "100 %" : `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)} %`;
  const appName = (index) => apps[index]?.name ?? "an app that is not loaded";
  const sum = (list, value) => list.reduce((total, one) => total + value(one), 0);

  // ---- Search

  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const holds = (text) => state.words.every((word) => text.includes(word));
  const isOfApp = (index) => state.app < 0 || index === state.app;
  const isOfLocale = (locale) => !state.locale || !locale || locale === state.locale;

  function appTexts(app) {
    if (app.search === undefined) {
      const texts = [app.name, app.id, ...(app.otherNames ?? []), ...app.languages.map((one) => one.name ?? "")];
      for (const shortcut of app.shortcuts) {
        texts.push(shortcut.intent, shortcut.title ?? "");
        for (const phrase of shortcut.phrases) texts.push(...phraseTexts(phrase));
      }
      for (const phrase of app.negativePhrases ?? []) texts.push(phrase.text);
      app.search = fold(texts.join("\n"));
      app.title = fold([app.name, app.id, ...(app.otherNames ?? [])].join("\n"));
    }
    return app.search;
  }

  function phraseTexts(phrase) {
    return [phrase.text, ...Object.values(phrase.translations ?? {}).flat().map((one) => one.text)];
  }

  function findingTexts(one) {
    one.search ??= fold(
      [one.message, one.text ?? "", one.rule, one.fix === undefined ? "" : data.texts[one.fix],
        one.app === undefined ? "" : `${apps[one.app].name} ${apps[one.app].id}`].join("\n"));
    return one.search;
  }

  const isShown = (one) =>
    state.severities.has(one.severity) && isOfLocale(one.locale) && (one.app === undefined ? state.app < 0 : isOfApp(one.app))
    && holds(findingTexts(one));

  // ---- Phrases

  const slots = /\$\{[^}]*\}/g;

  // A text in pieces: slots, what a finding means (UTF-8 offsets), and words searched for.
  function pieces(text, range) {
    const marks = [...text.matchAll(slots)].map((match) => ["slot", match.index, match.index + match[0].length]);
    if (range) {
      const bytes = new TextEncoder().encode(text);
      const length = (end) => new TextDecoder().decode(bytes.slice(0, end)).length;
      marks.push(["meant", length(range[0]), length(range[1])]);
    }
    const folded = fold(text);
    if (folded.length === text.length) {
      for (const word of state.words) {
        for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
          marks.push(["mark", at, at + word.length]);
        }
      }
    }
    const ends = [...new Set([0, text.length, ...marks.flatMap((mark) => mark.slice(1))])].sort((a, b) => a - b);
    return ends.slice(1).map((end, k) => {
      const kinds = marks.filter((mark) => mark[1] <= ends[k] && mark[2] >= end).map((mark) => mark[0]);
      const piece = text.slice(ends[k], end);
      if (kinds.length === 0) return piece;
      const names = kinds.filter((kind) => kind !== "mark").join(" ");
      return h(kinds.includes("mark") ? "mark" : "span", { class: names || null }, piece);
    });
  }

  const phraseNode = (text, locale, range) =>
    h("bdi", { class: "phrase", lang: locale || null }, pieces(text, range));

  function place(one) {
    const file = one.file === undefined ? "" : data.files[one.file];
    if (!file) return one.line ? `line ${one.line}` : null;
    return h("code", {}, file + (one.line ? `:${one.line}${one.column ? `:${one.column}` : ""}` : ""));
  }

  const signs = { error: "✕", warning: "▲", note: "●" };
  const severity = (name) =>
    h("span", { class: `chip ${name}` }, h("span", { "aria-hidden": "true" }, `${signs[name]} `), name);

  // ---- Parts

  function gauge(label, value, limit, isLeast) {
    const text = `${label} ${number(value)}${isLeast ? "+" : ""}${limit ? ` of ${number(limit)}` : ""}`;
    const part = limit ? Math.min(1, value / limit) : 0;
    const kind = !limit ? "" : value > limit ? "over" : value > 0.8 * limit ? "near" : "";
    return h("div", { class: `gauge ${kind}` },
      h("span", {}, text, kind === "over" ? h("strong", {}, " over the limit") : null),
      limit ? bar(part) : null);
  }

  function bar(part) {
    return svg("svg", { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("rect", { class: "fill", width: (100 * part).toFixed(2), height: 4 }));
  }

  // A list of which some are shown, with a button for more.
  function list(items, render, { page = 30, kind = "things", tag = "ul" } = {}) {
    const holder = h(tag, { class: "plain" });
    const rest = h("p", { class: "more" });
    let shown = 0;
    const show = (until) => {
      for (; shown < Math.min(until, items.length); shown++) holder.append(render(items[shown], shown));
      const left = items.length - shown;
      const next = Math.min(left, page * 4);
      rest.replaceChildren();
      if (left > 0) {
        fill(rest, [
          h("button", { type: "button", onclick: () => {
            const first = shown;
            show(shown + next);
            const added = holder.children[first];
            added?.setAttribute("tabindex", "-1");
            added?.focus();
          } }, `Show ${number(next)} more`), ` ${number(left)} more ${kind} not shown`]);
      }
    };
    show(page);
    const node = h("div", {}, holder, rest);
    node.showAll = () => show(items.length > 3000 ? shown : items.length);
    return node;
  }

  // A table whose cells open something: arrow keys lead from cell to cell.
  function matrix({ caption, corner, columns, rows, cell, tall = false }) {
    const table = h("table", { class: "matrix" }, h("caption", {}, caption),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, corner),
        columns.map((column) =>
          h("th", { scope: "col", class: tall ? "tall" : null, title: column.title ?? null }, h("span", {}, column.label))))),
      h("tbody", {}, rows.map((row, r) =>
        h("tr", {}, h("th", { scope: "row" }, row.node ?? row.label),
          columns.map((column, c) => {
            const one = cell(r, c);
            if (!one) return h("td", {}, h("span", { class: "cell" }, h("span", { class: "unseen" }, "none")));
            return h("td", {}, h("button", {
              type: "button", class: `cell ${one.class}`, tabindex: "-1", onclick: one.open,
              "aria-label": `${row.label}, ${column.title ?? column.label}: ${one.says}`,
            }, one.text));
          })))));
    const first = table.querySelector("button.cell");
    first?.setAttribute("tabindex", "0");
    table.addEventListener("keydown", (event) => move(event, table));
    table.addEventListener("focusin", (event) => {
      if (!event.target.matches("button.cell")) return;
      table.querySelector('button.cell[tabindex="0"]')?.setAttribute("tabindex", "-1");
      event.target.setAttribute("tabindex", "0");
    });
    return h("div", { class: "scroll" }, table);
  }

  // To the next cell in the row's direction, past empty ones and into the next row; up and down to the nearest one of
  // the next row that has any: each cell can be reached.
  function move(event, table) {
    const cells = [...table.querySelectorAll("button.cell")];
    const at = cells.indexOf(event.target);
    if (at < 0) return;
    const place = (cell) => [cell.closest("tr").rowIndex, cell.parentNode.cellIndex];
    const [row, column] = place(cells[at]);
    const nearest = (list) => {
      if (list.length === 0) return undefined;
      const [next] = place(list[0]);
      return list.filter((cell) => place(cell)[0] === next)
        .reduce((a, b) => (Math.abs(place(b)[1] - column) < Math.abs(place(a)[1] - column) ? b : a));
    };
    const inRow = cells.filter((cell) => place(cell)[0] === row);
    const to = {
      ArrowRight: () => cells[at + 1], ArrowLeft: () => cells[at - 1],
      ArrowDown: () => nearest(cells.filter((cell) => place(cell)[0] > row)),
      ArrowUp: () => nearest(cells.filter((cell) => place(cell)[0] < row).reverse()),
      Home: () => inRow[0], End: () => inRow.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to()?.focus();
  }

  // ---- The sheet that a cell opens

  const sheetTitle = h("h2", { id: "sheet-title" });
  const sheetBody = h("div", {});
  const sheet = h("dialog", { "aria-labelledby": "sheet-title" },
    h("div", { class: "head" }, sheetTitle,
      h("button", { type: "button", onclick: () => sheet.close() }, "Close")), sheetBody);
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) sheet.close();
  });

  function openSheet(title, ...nodes) {
    sheetTitle.replaceChildren(plain(title));
    sheetBody.replaceChildren();
    fill(sheetBody, nodes);
    sheet.showModal();
    sheet.scrollTop = 0;
  }

  // ---- Sections

  // A section: its place in the page, and what is made anew whenever a filter changes.
  function section(id, title, lead, render) {
    const body = h("div", {});
    const node = h("section", { id, "aria-labelledby": `${id}-title` },
      h("h2", { id: `${id}-title`, class: id === "overview" ? "unseen" : null }, title),
      lead ? h("p", { class: "hint" }, lead) : null, body);
    const one = { id, title, node, refresh: () => {
      body.replaceChildren();
      fill(body, [render()]);
    } };
    sections.push(one);
    return one;
  }

  function opened(attributes, summary, make) {
    const details = h("details", attributes, summary);
    details.make = () => {
      if (details.made) return;
      details.made = true;
      fill(details, [make()]);
    };
    details.addEventListener("toggle", () => {
      if (details.open) details.make();
    });
    return details;
  }

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
        return h("li", { class: "item" },
          h("p", {}, severity(group[0].severity), " ", h("a", { href: `#${id}`, onclick: () => openGroup(group[0]) }, rules.get(group[0].rule)?.summary ?? group[0].message), ` ${number(group.length)} ×`));
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
        h("li", { class: "item" }, h("p", {}, h("strong", {}, appName(index)), ` in ${one.locale}`),
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
      h("p", {}, isAtPhrase ? [severity(one.severity), " "] : null, one.message,
        isAtPhrase ? [" ", h("a", { class: "place", href: `#${groupID(one)}`, onclick: () => openGroup(one) }, h("code", {}, one.rule))] : null),
      one.text !== undefined && (!isAtPhrase || one.range) ? h("p", {}, phraseNode(one.text, one.locale, one.range)) : null,
      one.fix !== undefined ? h("p", { class: "fix" }, data.texts[one.fix]) : null,
      one.note !== undefined ? h("p", { class: "hint" }, data.texts[one.note]) : null,
      isAtPhrase && one.text !== undefined ? null : h("p", { class: "place" },
        isAtPhrase || one.app === undefined ? null : `${appName(one.app)} `, one.locale ? `${one.locale} ` : null, place(one)),
      (one.related ?? []).map((other) => h("p", { class: "place" }, "See ", place(other), ` ${other.message}`)),
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

  const groupID = (one) => `rule-${one.severity}-${one.rule.replace(/[^\w-]/g, "-")}`;

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
      cut ? h("p", { class: "notice" }, cut) : null,
      shown.length === 0 ? h("p", {}, findings.length > 0 ? "None fits the search and the filters." : "Nothing was found.") : null,
      byRule(shown).map((group) => {
        const rule = rules.get(group[0].rule);
        const node = opened({ class: "card group", id: groupID(group[0]) }, h("summary", {},
          h("h3", {}, severity(group[0].severity), " ", rule?.summary ?? group[0].message),
          h("span", { class: "place" }, h("code", {}, group[0].rule), ` ${count(group.length, "finding")}`)),
        () => [
          rule ? h("p", { class: "hint" }, rule.rationale, " ", rule.fix) : null,
          list(group, (one) => h("li", { class: "item" }, findingNode(one, false)), { page: 10, kind: "findings", tag: "ol" }),
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
      isOfApp(index) && (!state.locale || app.languages.some((one) => one.locale === state.locale)) && holds(appTexts(app)));
    found.apps = shown.length;
    if (shown.length === 0) return h("p", {}, "No app fits the search and the filters.");
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
          h("span", { class: `chip ${name}` }, h("span", { "aria-hidden": "true" }, `${signs[name]} `), count(counts[name], name))))),
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
      others || app.file !== undefined ? h("p", { class: "place" }, others, data.files[app.file] ? h("code", {}, data.files[app.file]) : null) : null,
      part,
    ]);
    show();
    if (app.languages.length > 1) fill(body, [coverageOfApp(app), languagesOfApp(app)]);
    return body;
  }

  function languagePart(app, index, locale) {
    const language = app.languages.find((one) => one.locale === locale);
    const isSource = locale === app.languages[0].locale;
    const isNamed = state.words.length === 0 || holds(app.title);
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
        rows.length > 0 ? h("ol", { class: "phrases" }, rows) : h("p", { class: "hint" }, "No phrase."));
    });
    const negative = (app.negativePhrases ?? []).filter((one) => one.locale === locale);
    for (const one of negative) keys.add(phraseKey(index, locale, one.text));
    const about = findings.filter((one) =>
      one.app === index && state.severities.has(one.severity) && (!one.locale || one.locale === locale)
      && (one.text === undefined || !keys.has(phraseKey(index, one.locale ?? "", one.text))));
    return [
      locale === (state.locale || app.languages[0].locale) ? null : usage(app, language),
      language.name ? h("p", {}, "Called ", h("strong", {}, language.name), " here.") : null,
      about.length > 0 ? h("div", {}, h("h4", {}, "About the app"),
        list(about, (one) => h("li", { class: `inner at-${one.severity}` }, findingNode(one, true)), { page: 10, kind: "findings" })) : null,
      shortcuts,
      negative.length > 0 ? h("div", {}, h("h4", {}, "Phrases that must not reach it"),
        h("ul", { class: "phrases" }, negative.map((one) => phraseRow(app, index, locale, one)))) : null,
      hidden > 0 ? h("p", { class: "hint" }, `${count(hidden, "other phrase")} of this app ${hidden === 1 ? "does" : "do"} not fit the search.`) : null,
    ];
  }

  function phraseRow(app, index, locale, phrase) {
    const here = (atPhrase.get(phraseKey(index, locale, phrase.text)) ?? []).filter((one) =>
      state.severities.has(one.severity) && (!one.line || !phrase.line || one.line === phrase.line));
    const mistake = mistakeAt.get(phraseKey(index, locale, phrase.text));
    return h("li", {}, phraseNode(phrase.text, locale), " ",
      phrase.line ? h("span", { class: "place" }, place(phrase)) : null,
      here.map((one) => h("div", { class: `inner at-${one.severity}` }, findingNode(one, true))),
      mistake ? opened({ class: "inner" }, h("summary", { class: "hint" },
        `With one word lost or misheard it is taken for ${mistake.rivals.length === 1 ? rivalName(mistake.rivals[0]) : count(mistake.rivals.length, "other intent")}`),
      () => rivals(mistake)) : null);
  }

  function untranslated(app, phrase, locale) {
    const state = stateOf(app, phrase, locale);
    const says = { m: `not translated: heard in ${app.languages[0].locale}`, l: "in the list of its shortcut", i: "as in the plain language" }[state];
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
        h("thead", {}, h("tr", {}, ["Language", "Called", "Phrases", "Shortcuts", "Trigger phrases", "With all names"].map((title, k) =>
          h("th", { scope: "col", class: k > 1 ? "number" : null }, title)))),
        h("tbody", {}, app.languages.map((one) => h("tr", {}, h("th", { scope: "row" }, one.locale), h("td", {}, one.name ?? app.name),
          h("td", { class: "number" }, number(one.phrases)),
          h("td", { class: "number" }, app.knowsShortcuts === false ? "unknown" : number(one.shortcuts)),
          h("td", { class: "number" }, `${number(one.triggerPhrases)}${one.atLeast ? "+" : ""}${limits.triggerPhrases ? ` of ${number(limits.triggerPhrases)}` : ""}`),
          h("td", { class: "number" }, number(one.withAppNames))))))));
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
        rows: phrases.slice(60 * part, 60 * part + 60).map(({ phrase }) => ({ label: phrase.text, node: phraseNode(phrase.text, app.languages[0].locale) })),
        cell: (r, c) => {
          const { shortcut, phrase } = phrases[60 * part + r];
          const { locale } = columns[c];
          const one = coverage[stateOf(app, phrase, locale)];
          return { ...one, open: () => openSheet(`${shortcut.title || shortcut.intent} in ${locale}`,
            h("p", {}, phraseNode(phrase.text, app.languages[0].locale)), h("p", {}, `In ${locale}: ${one.says}.`),
            h("ul", { class: "phrases" }, (phrase.translations?.[locale] ?? []).map((own) =>
              h("li", {}, phraseNode(own.text, locale), " ", h("span", { class: "place" }, place(own)))))) };
        },
      })), { page: 1, kind: "parts of the table", tag: "div" })));
  }

  function renderTranslations() {
    const shown = apps.map((app, index) => ({ app, index })).filter(({ app, index }) =>
      app.languages.length > 1 && isOfApp(index) && holds(appTexts(app)));
    if (shown.length === 0) return h("p", {}, "No app that fits has more than one language.");
    const all = [...new Set(shown.flatMap(({ app }) => app.languages.slice(1).map((one) => one.locale)))].sort();
    const locales = all.filter((locale) => !state.locale || locale === state.locale);
    const size = 40;
    return [
      h("p", { class: "hint" }, "Per cent of the source's phrases that a language has words for. Open a cell for those that it lacks; open an app above for each phrase."),
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
        lacking.length === 0 ? h("p", {}, "Every phrase has words in this language.")
          : [h("p", {}, `${number(lacking.length)} of ${count(phrases.length, "phrase")} without a translation:`),
            list(lacking, (phrase) => h("li", { class: "item" }, phraseNode(phrase.text, app.languages[0].locale), " ",
              h("span", { class: "place" }, coverage[stateOf(app, phrase, locale)].says)), { kind: "phrases" })]),
    };
  }

  // Collisions

  const kinds = {
    "same-words": "the same words", value: "a value says what a phrase says", slot: "told apart by values alone",
    sound: "sound alike", meaning: "mean nearly the same",
  };
  let collisionRows = "shortcuts";

  function renderCollisions() {
    const { cells, listed, total, atLeast } = data.collisions;
    if (total === 0) return h("p", {}, "No two phrases collide.");
    const shown = listed.filter((pair) => isOfLocale(pair.locale) && (isOfApp(pair.first.app) || isOfApp(pair.second.app))
      && holds(pair.search ??= fold([pair.utterance, pair.first.text, pair.second.text, pair.first.intent, pair.second.intent,
        appName(pair.first.app), appName(pair.second.app)].join("\n"))));
    found.collisions = shown.length;
    const counted = Object.keys(kinds).map((kind) => [kind, sum(cells, (cell) => cell[kind] ?? 0)]).filter(([, times]) => times > 0);
    const toggle = (name, label) => h("label", { class: "toggle" },
      h("input", { type: "radio", name: "rows", value: name, checked: collisionRows === name, onchange: () => {
        collisionRows = name;
        sections.find((one) => one.id === "collisions").refresh();
        document.querySelector(`input[name="rows"][value="${name}"]`).focus();
      } }), label);
    return [
      h("p", {}, `${number(total)}${atLeast ? " or more" : ""} pairs of phrases: `,
        counted.map(([kind, times]) => `${number(times)} ${kinds[kind]}`).join(", "), "."),
      total > listed.length ? h("p", { class: "notice" },
        `${number(listed.length)} pairs are listed, the worst of each two apps; the others are counted only.`) : null,
      h("div", { class: "toolbar" }, h("fieldset", {}, h("legend", { class: "unseen" }, "Rows of the matrix"),
        toggle("shortcuts", "Shortcuts by apps"), toggle("apps", "Apps by apps"))),
      collisionMatrix(shown),
      h("h3", {}, "Pairs"),
      shown.length > 0 ? h("div", { class: "card" }, list(shown, (pair) => pairNode(pair), { page: 10, kind: "pairs", tag: "ol" }))
        : h("p", {}, "None fits the search and the filters."),
    ];
  }

  function pairNode(pair) {
    const side = (one) => h("p", {}, phraseNode(one.text, pair.locale), " ",
      h("span", { class: "place" }, `${appName(one.app)} / ${one.intent} `, place(one)));
    return h("li", { class: "item" },
      h("p", {}, h("span", { class: "chip" }, kinds[pair.kind]), " ", h("q", {}, pieces(pair.utterance)), ` ${pair.locale}`),
      side(pair.first), side(pair.second));
  }

  function collisionMatrix(pairs) {
    const rows = new Map();
    const columns = new Map();
    const cells = new Map();
    const add = (side, other, pair) => {
      const row = collisionRows === "apps" ? `${side.app}` : `${side.app}\n${side.intent}`;
      rows.set(row, (rows.get(row) ?? 0) + 1);
      columns.set(other.app, (columns.get(other.app) ?? 0) + 1);
      const key = `${row}\t${other.app}`;
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push(pair);
    };
    for (const pair of pairs) {
      add(pair.first, pair.second, pair);
      // Within an app both shortcuts have the pair in their row; an app has it once.
      if (pair.first.app !== pair.second.app || (collisionRows === "shortcuts" && pair.first.intent !== pair.second.intent)) {
        add(pair.second, pair.first, pair);
      }
    }
    if (rows.size === 0) return null;
    const top = (map, limit) => [...map].sort((a, b) => b[1] - a[1]).slice(0, limit).map(([key]) => key);
    const shownRows = top(rows, 40);
    const shownColumns = top(columns, 20).sort((a, b) => a - b);
    const most = Math.max(...[...cells.values()].map((list) => list.length));
    const label = (key) => {
      const [app, intent] = key.split("\n");
      return intent === undefined ? appName(app) : `${appName(app)} / ${intent}`;
    };
    const cut = rows.size > shownRows.length || columns.size > shownColumns.length
      ? ` The ${number(shownRows.length)} rows and ${number(shownColumns.length)} columns with most pairs, of ${number(rows.size)} and ${number(columns.size)}.` : "";
    return h("div", { class: "card" }, matrix({
      caption: `Pairs of phrases that collide; a cell opens them.${cut}`, corner: collisionRows === "apps" ? "App" : "Shortcut",
      columns: shownColumns.map((app) => ({ label: appName(app), title: appName(app) })), tall: true,
      rows: shownRows.map((key) => ({ label: label(key) })),
      cell: (r, c) => {
        const list_ = cells.get(`${shownRows[r]}\t${shownColumns[c]}`);
        if (!list_) return null;
        return { text: number(list_.length), class: heat(list_.length, most), says: count(list_.length, "pair"),
          open: () => openSheet(`${label(shownRows[r])} and ${appName(shownColumns[c])}`,
            list(list_, (pair) => pairNode(pair), { kind: "pairs", tag: "ol" })) };
      },
    }));
  }

  // Five shades by the logarithm: one pair is to be seen beside hundreds.
  const heat = (value, most) => `heat-${Math.min(4, Math.floor((5 * Math.log(value + 1)) / Math.log(most + 2)))}`;

  // Tests

  const rivalName = (rival) => `${appName(rival.app)} / ${rival.intent}`;

  const rivals = (one) => h("ul", { class: "phrases" }, one.rivals.map((rival) => h("li", {},
    h("strong", {}, rivalName(rival)), ` ${number(rival.count)} of ${number(one.tried)}: `, h("q", {}, pieces(rival.utterance)),
    ` with “${rival.word}” ${rival.slip === "lost" ? "lost" : "misheard"}`)));

  function failureNode(one) {
    return h("li", { class: "item" },
      h("p", {}, h("q", {}, pieces(one.text)), " ", h("span", { class: "place" }, one.locale ?? "")),
      one.differences ? h("div", { class: "scroll" }, h("table", { class: "diff" },
        h("caption", { class: "unseen" }, "Expected, and what came out"),
        h("thead", {}, h("tr", {}, ["", "Expected", "Came out"].map((title) => title ? h("th", { scope: "col" }, title) : h("td", {})))),
        h("tbody", {}, one.differences.map((field) => h("tr", {}, h("th", { scope: "row" }, field.field),
          h("td", {}, field.expected ?? ""), h("td", {}, field.got ?? "")))))) : null,
      one.problem ? h("p", {}, one.problem) : null,
      one.declaredPhrase ? h("p", { class: "place" }, "Declared: ", phraseNode(one.declaredPhrase, one.locale), ` of ${appName(one.declared)}`) : null,
      (one.reasons ?? []).map((reason) => h("p", { class: "place" }, h("strong", {}, `${reason.topic}: `), reason.text)),
      h("p", { class: "place" }, place(one)));
  }

  const isTestShown = (one, app) => isOfLocale(one.locale) && (app === undefined || isOfApp(app))
    && holds(one.search ??= fold([one.text, one.declaredPhrase ?? "", one.declaredIntent ?? "", app === undefined ? "" : appName(app),
      ...(one.rivals ?? []).map(rivalName), one.intent ?? ""].join("\n")));

  function renderSelfTest() {
    const test = data.selfTest;
    const failures = test.failures.filter((one) => isTestShown(one, one.declared));
    found.failures = failures.length;
    const note = [
      test.appsTried < test.apps ? `${number(test.appsTried)} of ${number(test.apps)} apps were loaded together, chosen evenly.` : "",
      test.phrasesTried < test.phrases ? `${number(test.phrasesTried)} of ${test.appsTried < test.apps ? "their " : ""}${number(test.phrases)} phrases were tried, chosen evenly.` : "",
      test.phrasesUnsaid > 0 ? `${count(test.phrasesUnsaid, "phrase")} could not be said: nothing is listed that could fill a slot.` : "",
    ].filter(Boolean).join(" ");
    return [
      note ? h("p", { class: "notice" }, note) : null,
      h("div", { class: "scroll card" }, h("table", { class: "wide" }, h("caption", {}, "Utterances made of what the apps declare, and how many came back as they should"),
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Kind"), h("th", { scope: "col", class: "number" }, "Cases"),
          h("th", { scope: "col", class: "number" }, "Failed"), h("th", { scope: "col", class: "number" }, "Came back"),
          h("th", { scope: "col" }, h("span", { class: "unseen" }, "Share")))),
        h("tbody", {}, test.kinds.map((kind) => h("tr", {},
          h("th", { scope: "row" }, kind.title, kind.advisory ? h("small", {}, " advisory") : null),
          h("td", { class: "number" }, number(kind.cases)), h("td", { class: "number" }, number(kind.cases - kind.passed)),
          h("td", { class: "number" }, share(kind.passed, kind.cases)),
          h("td", { class: kind.advisory ? "bar near" : "bar" }, bar(kind.cases ? kind.passed / kind.cases : 0))))))),
      h("h3", {}, "Failures"),
      failures.length === 0 ? h("p", {}, test.failures.length > 0 ? "None fits the search and the filters." : "None: all that should come back does.") : null,
      test.kinds.map((kind) => {
        const own = failures.filter((one) => one.kind === kind.kind);
        if (own.length === 0) return null;
        const all = kind.cases - kind.passed;
        return opened({ class: "card" }, h("summary", {}, `${kind.title}: ${number(own.length)}`,
          all > own.length ? h("small", {}, ` of ${number(all)}`) : null), () => list(own, failureNode, { page: 10, kind: "failures", tag: "ol" }));
      }),
      conflicts(test),
    ];
  }

  function conflicts(test) {
    const shown = test.conflicts.filter((one) => isOfLocale(one.locale) && (state.app < 0 || `${one.declared} `.includes(` of ${apps[state.app].id}`))
      && holds(one.search ??= fold(`${one.declared}\n${one.got}`)));
    if (shown.length === 0) return null;
    return h("div", {}, h("h3", {}, "What came out instead"), h("div", { class: "card" },
      list(shown, (one) => h("li", { class: "item" }, h("p", {}, `${number(one.count)} × `, pieces(one.declared), ` ${one.locale ?? ""}`),
        h("p", {}, "→ ", pieces(one.got))), { page: 10, kind: "phrases", tag: "ol" }),
      test.conflictsTotal > test.conflicts.length ? h("p", { class: "hint" }, `Of ${number(test.conflictsTotal)} the first ${number(test.conflicts.length)}.`) : null));
  }

  function renderMistakes() {
    const { slips, mistakes } = data.selfTest;
    const shown = mistakes.filter((one) => isTestShown(one, one.app));
    found.mistakes = shown.length;
    return [
      h("p", {}, `${count(slips.phrases, "phrase")} said with one word lost or misheard, ${number(slips.tried)} utterances:`),
      stack([["right", "the phrase's own intent", slips.kept], ["asked", "asked back", slips.asked],
        ["silent", "nothing", slips.silent], ["wrong", "another intent", slips.taken]], "What came of them"),
      slips.phrasesTaken > mistakes.length ? h("p", { class: "notice" },
        `${number(slips.phrasesTaken)} phrases would be taken for others; the ${number(mistakes.length)} most often so are listed.`) : null,
      shown.length > 0 ? h("div", { class: "card" }, list(shown, (one) => h("li", { class: "item" },
        h("p", {}, phraseNode(one.text, one.locale), " ", h("span", { class: "place" }, `${appName(one.app)} / ${one.intent} ${one.locale} `, place(one))),
        rivals(one)), { page: 10, kind: "phrases", tag: "ol" })) : h("p", {}, mistakes.length > 0 ? "None fits the search and the filters." : "No phrase is taken for another."),
    ];
  }

  function renderCases() {
    const { listed, total, passed, failed } = data.cases;
    const shown = listed.filter((one) => isTestShown(one));
    found.failures = shown.filter((one) => !one.passed).length;
    const open = shown.filter((one) => !one.passed);
    const done = shown.filter((one) => one.passed);
    return [
      h("p", {}, `${count(total, "case")}: ${number(passed)} passed, ${number(failed)} failed` + (total - passed - failed > 0 ? `, ${number(total - passed - failed)} advisory.` : ".")),
      total > listed.length ? h("p", { class: "notice" }, `${number(listed.length)} of them are listed, failed ones first.`) : null,
      open.length > 0 ? h("div", { class: "card" }, list(open, failureNode, { page: 20, kind: "failures", tag: "ol" })) : null,
      done.length > 0 ? opened({ class: "card" }, h("summary", {}, `Passed: ${number(done.length)}`), () =>
        list(done, (one) => h("li", { class: "item" }, h("q", {}, pieces(one.text)), " ", h("span", { class: "place" }, `${one.locale ?? ""} `, place(one))), { kind: "cases", tag: "ol" })) : null,
    ];
  }

  // Transcripts

  const decisionTitles = {
    right: "right", otherValues: "right intent, other values", wrong: "wrong", asked: "asked, the right one offered",
    askedOther: "asked about others", silent: "silent", rightlySilent: "rightly silent",
  };

  // A bar in parts with its table.
  function stack(parts, caption) {
    const all = sum(parts, (part) => part[2]);
    if (all === 0) return null;
    let at = 0;
    return h("figure", { class: "stack" },
      svg("svg", { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" }, parts.map(([kind, , value]) => {
        const wide = (100 * value) / all;
        at += wide;
        return svg("rect", { class: kind, x: (at - wide).toFixed(3), width: wide.toFixed(3), height: 4 });
      })),
      h("div", { class: "scroll" }, h("table", {}, h("caption", { class: "unseen" }, caption), h("tbody", {}, parts.map(([kind, title, value]) =>
        h("tr", {}, h("th", { scope: "row" }, svg("svg", { class: "key", viewBox: "0 0 1 1", "aria-hidden": "true" },
          svg("rect", { class: kind, width: 1, height: 1 })), title),
        h("td", { class: "number" }, number(value)), h("td", { class: "number" }, share(value, all))))))));
  }

  function renderTranscripts() {
    const one = data.transcripts;
    const outcomes = Object.entries(one.outcomes).sort((a, b) => b[1] - a[1]).map(([status, times]) => `${status} ${number(times)}`).join(", ");
    return [
      h("p", {}, `${count(one.count, "utterance")}: ${outcomes}.`),
      one.timing ? timing(one.timing) : null,
      one.expected > 0 ? [
        (one.undeclared ?? []).length > 0 ? h("p", { class: "notice" },
          `No app declares ${one.undeclared.map((other) => `${other.intent} (${number(other.count)})`).join(", ")}: such utterances count as meant for none.`) : null,
        h("div", { class: "columns" },
          h("div", {}, h("h3", {}, "Decisions, where an intent is meant"), decisions(one.decisions, "No utterance is meant for an app.")),
          h("div", {}, h("h3", {}, "Decisions, where none is meant"), decisions(one.decisionsOutside, "Every utterance is meant for an app."))),
        reliability(one.reliability), confusion(one), misses(one),
      ] : h("p", { class: "hint" }, "No line says what is expected: there is no right and wrong to show."),
    ];
  }

  function decisions(counts, none) {
    const parts = Object.keys(decisionTitles).filter((kind) => counts[kind]).map((kind) => [kind, decisionTitles[kind], counts[kind]]);
    return stack(parts, "What was done") ?? h("p", {}, none);
  }

  function timing(one) {
    const micro = (value) => `${value < 10 ? value.toFixed(2) : number(Math.round(value))} µs`;
    const all = sum(one.histogram, (bin) => bin.count);
    const most = Math.max(1, ...one.histogram.map((bin) => bin.count));
    const [median, p95, p99, longest] = one.percentiles.map((part) => micro(part.microseconds));
    return h("div", {}, h("h3", {}, "Speed"),
      h("p", {}, h("strong", {}, `${number(one.throughput)} utterances a second`), ` on one thread, each timed ${count(one.repeats, "time")}. `,
        `Latency: median ${median}, 95 % ${p95}, 99 % ${p99}, most ${longest}.`),
      h("div", { class: "scroll card" }, h("table", { class: "wide" }, h("caption", {}, "Latency: calls by their time"),
        h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "number" }, "Up to"), h("th", { scope: "col" }, h("span", { class: "unseen" }, "Bar")),
          h("th", { scope: "col", class: "number" }, "Calls"), h("th", { scope: "col", class: "number" }, "Share"))),
        h("tbody", {}, one.histogram.map((bin) => h("tr", {}, h("th", { scope: "row", class: "number" }, micro(bin.upTo)),
          h("td", { class: "bar" }, bar(bin.count / most)), h("td", { class: "number" }, number(bin.count)),
          h("td", { class: "number" }, share(bin.count, all))))))));
  }

  function reliability(one) {
    const side = 300;
    const [left, top] = [44, 10];
    const x = (value) => left + side * value;
    const y = (value) => top + side * (1 - value);
    const bins = one.bins.map((bin, k) => ({ ...bin, k, accuracy: bin.count ? bin.right / bin.count : 0 }));
    const full = bins.filter((bin) => bin.count > 0);
    if (full.length === 0) return null;
    const ticks = [0, 0.25, 0.5, 0.75, 1];
    const drawing = svg("svg", { class: "curve", viewBox: `0 0 ${left + side + 14} ${top + side + 44}`, role: "img",
      "aria-label": `Share that is right by confidence; expected calibration error ${one.calibrationError.toFixed(3)}. The table beside has the figures.` },
    ticks.map((tick) => [
      svg("line", { class: "axis", x1: x(0), y1: y(tick), x2: x(1), y2: y(tick) }), svg("line", { class: "axis", x1: x(tick), y1: y(0), x2: x(tick), y2: y(1) }),
      svg("text", { x: x(tick), y: y(0) + 16, "text-anchor": "middle" }, String(tick)), svg("text", { x: x(0) - 6, y: y(tick) + 4, "text-anchor": "end" }, String(tick)),
    ]),
    svg("line", { class: "ideal", x1: x(0), y1: y(0), x2: x(1), y2: y(1) }),
    svg("polyline", { class: "line", points: full.map((bin) => `${x(bin.mean).toFixed(1)},${y(bin.accuracy).toFixed(1)}`).join(" ") }),
    full.map((bin) => svg("circle", { class: "dot", cx: x(bin.mean).toFixed(1), cy: y(bin.accuracy).toFixed(1), r: 4.5 })),
    svg("text", { x: x(0.5), y: y(0) + 36, "text-anchor": "middle" }, "confidence"),
    svg("text", { x: 12, y: y(0.5), "text-anchor": "middle", transform: `rotate(-90 12 ${y(0.5)})` }, "share that is right"));
    return h("div", {}, h("h3", {}, "Confidence against truth"),
      h("p", {}, `Of ${count(one.outcomes, "utterance")} that something was done or asked for; on the dashed line confidence is the truth. Expected calibration error ${one.calibrationError.toFixed(3)}.`),
      h("div", { class: "columns card" }, h("figure", {}, drawing),
        h("div", { class: "scroll" }, h("table", {}, h("caption", {}, "By tenths of confidence"),
          h("thead", {}, h("tr", {}, ["Confidence", "Count", "Mean", "Right"].map((title, k) => h("th", { scope: "col", class: k ? "number" : null }, title)))),
          h("tbody", {}, bins.map((bin) => h("tr", {}, h("th", { scope: "row" }, `${(bin.k / 10).toFixed(1)} – ${((bin.k + 1) / 10).toFixed(1)}`),
            h("td", { class: "number" }, number(bin.count)), h("td", { class: "number" }, bin.count ? bin.mean.toFixed(2) : "–"),
            h("td", { class: "number" }, bin.count ? bin.accuracy.toFixed(2) : "–"))))))));
  }

  const meaning = (label) => label ?? "nothing";

  function confusion(one) {
    const wrong = one.confusions.filter((pair) => (pair.expected ?? null) !== (pair.got ?? null));
    if (wrong.length === 0) return h("div", {}, h("h3", {}, "What is taken for what"), h("p", {}, "Nothing is taken for anything else."));
    const rows = new Map();
    const columns = new Map();
    const cells = new Map();
    for (const pair of one.confusions) cells.set(`${pair.expected ?? ""}\t${pair.got ?? ""}`, pair.count);
    for (const pair of wrong) {
      rows.set(pair.expected ?? "", (rows.get(pair.expected ?? "") ?? 0) + pair.count);
      columns.set(pair.got ?? "", (columns.get(pair.got ?? "") ?? 0) + pair.count);
    }
    const top = (map) => [...map].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([key]) => key);
    const [r_, c_] = [top(rows), top(columns)];
    // What is right stands on the diagonal, where the column is shown.
    const most = Math.max(...wrong.map((pair) => pair.count));
    const short = (label) => (label === "" ? "nothing" : label.split("/").at(-1));
    const cut = rows.size > r_.length || columns.size > c_.length ? ` The ${r_.length} rows and ${c_.length} columns with most mistakes, of ${rows.size} and ${columns.size}.` : "";
    return h("div", {}, h("h3", {}, "What is taken for what"), h("div", { class: "card" }, matrix({
      caption: `What is meant, by what came out; right ones are framed by “=”.${cut}`, corner: "Meant", tall: true,
      columns: c_.map((label) => ({ label: short(label), title: label || "nothing" })),
      rows: r_.map((label) => ({ label: label || "nothing" })),
      cell: (r, c) => {
        const times = cells.get(`${r_[r]}\t${c_[c]}`);
        if (!times) return null;
        const isRight = r_[r] === c_[c];
        return { text: isRight ? `=${number(times)}` : number(times), class: isRight ? "" : heat(times, most), says: `${number(times)}${isRight ? ", right" : ""}`,
          open: () => {
            const items = one.listed.filter((item) => (item.expected ?? "") === r_[r] && (item.got ?? "") === c_[c]);
            openSheet(`Meant: ${r_[r] || "nothing"}; came out: ${c_[c] || "nothing"}`, h("p", {}, count(times, "utterance"), isRight && items.length === 0 ? ", all right." : ":"),
              list(items, missNode, { kind: "utterances", tag: "ol" }),
              !isRight && items.length < times ? h("p", { class: "hint" }, `${number(times - items.length)} are not listed.`) : null);
          } };
      },
    })));
  }

  const missNode = (item) => h("li", { class: "item" }, h("p", {}, h("q", {}, pieces(item.text)), " ", h("span", { class: "place" }, item.locale)),
    h("p", { class: "place" }, h("span", { class: "chip" }, decisionTitles[item.decision]), ` meant ${meaning(item.expected)}, came out ${meaning(item.got)}`,
      item.got ? ` (${item.confidence.toFixed(2)})` : ""));

  function misses(one) {
    const shown = one.listed.filter((item) => isOfLocale(item.locale)
      && (state.app < 0 || [item.expected, item.got].some((label) => label?.startsWith(`${apps[state.app].id}/`)))
      && holds(item.search ??= fold([item.text, item.expected ?? "", item.got ?? ""].join("\n"))));
    return h("div", {}, h("h3", {}, "Utterances that came out otherwise"),
      one.failed > one.listed.length ? h("p", { class: "notice" }, `Of ${number(one.failed)} the first ${number(one.listed.length)} are listed.`) : null,
      shown.length > 0 ? h("div", { class: "card" }, list(shown, missNode, { page: 10, kind: "utterances", tag: "ol" })) : h("p", {}, "None."));
  }

  // ---- Head, filters, keys

  const found = {};
  const search = h("input", { id: "search", type: "search", placeholder: "Search phrases, apps, findings", autocomplete: "off", spellcheck: "false", "aria-keyshortcuts": "/" });
  const status = h("p", { id: "found", role: "status" });

  function head() {
    const select = (label, first, options, change) => {
      const node = h("select", { "aria-label": label, onchange: () => change(node.value) }, h("option", { value: "" }, first), options);
      return node;
    };
    const top = document.getElementById("top");
    const menu = h("button", { type: "button", class: "menu", "aria-expanded": "false", "aria-controls": "filters sections", onclick: () => {
      menu.setAttribute("aria-expanded", String(top.classList.toggle("open")));
    } }, "Filters");
    const locales = [...new Set(apps.flatMap((app) => app.languages.map((one) => one.locale)))].sort();
    const form = h("form", { role: "search", onsubmit: (event) => event.preventDefault() },
      h("label", { class: "unseen", for: "search" }, "Search phrases, apps and findings"), search, menu,
      h("div", { class: "panel", id: "filters" },
        apps.length > 1 ? select("App", "All apps", apps.map((app, index) => h("option", { value: index }, app.name)), (value) => {
          state.app = value === "" ? -1 : Number(value);
          update();
        }) : null,
        locales.length > 1 ? select("Language", "All languages", locales.map((locale) => h("option", { value: locale }, locale)), (value) => {
          state.locale = value;
          update();
        }) : null,
        data.findings ? h("fieldset", {}, h("legend", { class: "unseen" }, "Severities"), ["error", "warning", "note"].map((name) =>
          h("label", { class: "toggle" }, h("input", { type: "checkbox", checked: true, onchange: (event) => {
            if (event.target.checked) state.severities.add(name);
            else state.severities.delete(name);
            update();
          } }), h("span", {}, `${name}s`)))) : null));
    const nav = h("nav", { id: "sections", "aria-label": "Sections" }, sections.map((one) => h("a", { href: `#${one.id}`, onclick: () => {
      top.classList.remove("open");
      menu.setAttribute("aria-expanded", "false");
    } }, one.title)), status);
    fill(top, [form, nav]);
  }

  function update() {
    for (const one of sections) if (one.id !== "overview") one.refresh();
    const parts = [];
    if (data.findings) parts.push(`${number(found.findings)} of ${count(findings.length, "finding")}`);
    if (apps.length > 0) parts.push(`${number(found.apps)} of ${count(apps.length, "app")}`);
    status.textContent = parts.join(", ");
  }

  let timer;
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      state.words = fold(search.value).split(/\s+/).filter(Boolean);
      update();
    }, 120);
  });

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, select, textarea");
    if (event.key === "/" && !isTyping && !sheet.open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search && search.value) {
      search.value = "";
      search.dispatchEvent(new Event("input"));
    }
  });

  // On paper everything that can be opened is open; afterwards it is as it was.
  let closed = [];
  window.addEventListener("beforeprint", () => {
    closed = [];
    for (let round = 0; round < 3; round++) {
      for (const node of document.querySelectorAll("main div")) node.showAll?.();
      for (const details of document.querySelectorAll("main details:not([open])")) {
        details.make?.();
        details.open = true;
        closed.push(details);
      }
    }
  });
  window.addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });

  // ---- The page

  section("overview", "Overview", null, overview);
  if (data.findings) section("findings", "Findings", "What lint finds, the worst first, with how to mend it.", renderFindings);
  if (apps.length > 0) section("apps", "Apps", null, renderApps);
  if (apps.some((app) => app.languages.length > 1)) section("translations", "Translations", null, renderTranslations);
  if (data.collisions) {
    section("collisions", "Collisions", "Phrases that one utterance fits, that sound alike, or that mean nearly the same.", renderCollisions);
  }
  if (data.selfTest) section("selftest", "Self-test", null, renderSelfTest);
  if (data.selfTest?.slips) {
    section("mistakes", "Taken for others", "What each phrase would be mistaken for when a word of it is lost or misheard.", renderMistakes);
  }
  if (data.cases) section("cases", "Cases", null, renderCases);
  if (data.transcripts) section("transcripts", "Transcripts", null, renderTranscripts);

  document.getElementById("static").replaceWith(...sections.map((one) => one.node));
  document.querySelector(".made").before(h("p", { class: "hint" }, "Keys: ", h("kbd", {}, "/"), " search, ", h("kbd", {}, "Esc"),
    " clear or close, arrow keys in a matrix, ", h("kbd", {}, "Enter"), " opens a cell."));
  document.querySelector(".lead").remove();
  document.body.append(sheet);
  head();
  sections[0].refresh();
  update();
  document.documentElement.dataset.ready = "true";
})();

// SPDX-License-Identifier: Apache-2.0

// The script of a page is these files, one after the other: base, parts, apps, checks, page.
//
// It shows the report that stands in the element "data". Names and phrases are other people's texts: all of them become
// text nodes, never markup. Lists are made as far as they are looked at, so that a thousand apps open at once.
"use strict";

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

const p = (...children) => h("p", {}, ...children);
const faint = (...children) => h("p", { class: "place" }, ...children);
const hint = (...children) => h("p", { class: "hint" }, ...children);
const notice = (...children) => h("p", { class: "notice" }, ...children);
const aside = (...children) => h("span", { class: "place" }, ...children);
const card = (...children) => h("div", { class: "card" }, ...children);
const entry = (...children) => h("li", { class: "item" }, ...children);
const unseen = (...children) => h("span", { class: "unseen" }, ...children);
const figure = (...children) => h("td", { class: "number" }, ...children);

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
const sameNames = new Map();
for (const app of apps) sameNames.set(app.name, (sameNames.get(app.name) ?? 0) + 1);
// An app's name, with its id where another app has the same name.
const appName = (index) => {
  const app = apps[index];
  if (!app) return "an app that is not loaded";
  return sameNames.get(app.name) > 1 ? `${app.name} (${app.id})` : app.name;
};
const noneFits = "None fits the search and the filters.";
const sum = (list, value) => list.reduce((total, one) => total + value(one), 0);

// ---- Search

const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const holds = (text) => state.words.every((word) => text.includes(word));
// Whether a thing has the words searched for; its texts are folded when it is first searched.
const fits = (one, texts) => state.words.length === 0 || holds(one.search ??= fold(texts(one).join("\n")));
const isOfApp = (index) => state.app < 0 || index === state.app;
const isOfLocale = (locale) => !state.locale || !locale || locale === state.locale;

const appNames = (app) => [app.name, app.id, ...(app.otherNames ?? []), ...app.languages.map((one) => one.name ?? "")];

function appTexts(app) {
  const texts = appNames(app);
  for (const shortcut of app.shortcuts) {
    texts.push(shortcut.intent, shortcut.title ?? "");
    for (const phrase of shortcut.phrases) texts.push(...phraseTexts(phrase));
  }
  for (const phrase of app.negativePhrases ?? []) texts.push(phrase.text);
  return texts;
}

function phraseTexts(phrase) {
  return [phrase.text, ...Object.values(phrase.translations ?? {}).flat().map((one) => one.text)];
}

const findingTexts = (one) => [
  one.message, one.text ?? "", one.rule, one.fix === undefined ? "" : data.texts[one.fix],
  ...(one.app === undefined ? [] : appNames(apps[one.app])),
];

const isShown = (one) =>
  state.severities.has(one.severity) && isOfLocale(one.locale) && (one.app === undefined ? state.app < 0 : isOfApp(one.app))
  && fits(one, findingTexts);

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
const severity = (name, text = name) =>
  h("span", { class: `chip ${name}` }, h("span", { "aria-hidden": "true" }, `${signs[name]} `), text);

// SPDX-License-Identifier: Apache-2.0

// ---- Head, filters, keys

const found = {};
const search = h("input", {
  id: "search", type: "search", placeholder: "Search phrases, apps, findings", autocomplete: "off", spellcheck: "false",
  "aria-keyshortcuts": "/",
});
const status = h("p", { id: "found", role: "status" });

function head() {
  const select = (label, first, options, change) =>
    h("select", { "aria-label": label, onchange: (event) => change(event.target.value) },
      h("option", { value: "" }, first), options);
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
document.querySelector(".made").before(hint("Keys: ", h("kbd", {}, "/"), " search, ", h("kbd", {}, "Esc"),
  " clear or close, arrow keys in a matrix, ", h("kbd", {}, "Enter"), " opens a cell."));
document.querySelector(".lead").remove();
document.body.append(sheet);
head();
sections[0].refresh();
update();
document.documentElement.dataset.ready = "true";

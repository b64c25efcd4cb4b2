// SPDX-License-Identifier: Apache-2.0

// Collisions

const kinds = {
  "same-words": "the same words", value: "a value says what a phrase says", slot: "told apart by values alone",
  sound: "sound alike", meaning: "mean nearly the same",
};
let collisionRows = "shortcuts";

function renderCollisions() {
  const { cells, listed, total, atLeast } = data.collisions;
  if (total === 0) return p("No two phrases collide.");
  const shown = listed.filter((pair) => isOfLocale(pair.locale) && (isOfApp(pair.first.app) || isOfApp(pair.second.app))
    && fits(pair, () => [pair.utterance, pair.first.text, pair.second.text, pair.first.intent, pair.second.intent,
      appName(pair.first.app), appName(pair.second.app)]));
  found.collisions = shown.length;
  const counted = Object.keys(kinds).map((kind) => [kind, sum(cells, (cell) => cell[kind] ?? 0)])
    .filter(([, times]) => times > 0);
  const toggle = (name, label) => h("label", { class: "toggle" },
    h("input", { type: "radio", name: "rows", value: name, checked: collisionRows === name, onchange: () => {
      collisionRows = name;
      sections.find((one) => one.id === "collisions").refresh();
      document.querySelector(`input[name="rows"][value="${name}"]`).focus();
    } }), label);
  return [
    p(`${number(total)}${atLeast ? " or more" : ""} pairs of phrases: `,
      counted.map(([kind, times]) => `${number(times)} ${kinds[kind]}`).join(", "), "."),
    total > listed.length ? notice(
      `${number(listed.length)} pairs are listed, the worst of each two apps; the others are counted only.`) : null,
    h("div", { class: "toolbar" }, h("fieldset", {}, h("legend", { class: "unseen" }, "Rows of the matrix"),
      toggle("shortcuts", "Shortcuts by apps"), toggle("apps", "Apps by apps"))),
    collisionMatrix(shown),
    h("h3", {}, "Pairs"),
    shown.length > 0 ? card(list(shown, (pair) => pairNode(pair), { page: 10, kind: "pairs", tag: "ol" }))
      : p(noneFits),
  ];
}

function pairNode(pair) {
  const side = (one) => p(phraseNode(one.text, pair.locale), " ",
    aside(`${appName(one.app)} / ${one.intent} `, place(one)));
  return entry(
    p(h("span", { class: "chip" }, kinds[pair.kind]), " ", h("q", {}, pieces(pair.utterance)), ` ${pair.locale}`),
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
    ? ` The ${number(shownRows.length)} rows and ${number(shownColumns.length)} columns with most pairs,`
      + ` of ${number(rows.size)} and ${number(columns.size)}.` : "";
  return card(matrix({
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
  return entry(
    p(h("q", {}, pieces(one.text)), " ", aside(one.locale ?? "")),
    one.differences ? h("div", { class: "scroll" }, h("table", { class: "diff" },
      h("caption", { class: "unseen" }, "Expected, and what came out"),
      heads("-Field", "Expected", "Came out"),
      h("tbody", {}, one.differences.map((field) => h("tr", {}, rowHead(field.field), h("td", {}, field.expected ?? ""),
        h("td", {}, field.got ?? "")))))) : null,
    one.problem ? p(one.problem) : null,
    one.declaredPhrase
      ? faint("Declared: ", phraseNode(one.declaredPhrase, one.locale), ` of ${appName(one.declared)}`) : null,
    (one.reasons ?? []).map((reason) => faint(h("strong", {}, `${reason.topic}: `), reason.text)),
    faint(place(one)));
}

const isTestShown = (one, app) => isOfLocale(one.locale) && (app === undefined || isOfApp(app))
  && fits(one, () => [one.text, one.declaredPhrase ?? "", one.declaredIntent ?? "", one.intent ?? "",
    app === undefined ? "" : appName(app), ...(one.rivals ?? []).map(rivalName)]);

function renderSelfTest() {
  const test = data.selfTest;
  const failures = test.failures.filter((one) => isTestShown(one, one.declared));
  found.failures = failures.length;
  const isPart = test.appsTried < test.apps;
  const note = [
    isPart ? `${number(test.appsTried)} of ${number(test.apps)} apps were loaded together, chosen evenly.` : "",
    test.phrasesTried < test.phrases
      ? `${number(test.phrasesTried)} of ${isPart ? "their " : ""}${number(test.phrases)} phrases were tried, chosen evenly.` : "",
    test.phrasesUnsaid > 0
      ? `${count(test.phrasesUnsaid, "phrase")} could not be said: nothing is listed that could fill a slot.` : "",
  ].filter(Boolean).join(" ");
  return [
    note ? notice(note) : null,
    h("div", { class: "scroll card" }, h("table", { class: "wide" },
      h("caption", {}, h("span", {}, "Utterances made of what the apps declare, and how many came back as they should")),
      heads("Kind", "#Cases", "#Failed", "#Came back", "-Share"),
      h("tbody", {}, test.kinds.map((kind) => h("tr", {},
        rowHead(kind.title, kind.advisory ? h("small", {}, " advisory") : null),
        figure(number(kind.cases)), figure(number(kind.cases - kind.passed)),
        figure(share(kind.passed, kind.cases)),
        h("td", { class: kind.advisory ? "bar near" : "bar" }, bar(kind.cases ? kind.passed / kind.cases : 0))))))),
    h("h3", {}, "Failures"),
    failures.length === 0 ? p(test.failures.length > 0 ? noneFits : "None: all that should come back does.") : null,
    test.kinds.map((kind) => {
      const own = failures.filter((one) => one.kind === kind.kind);
      if (own.length === 0) return null;
      const all = kind.cases - kind.passed;
      return opened({ class: "card" }, h("summary", {}, `${kind.title}: ${number(own.length)}`,
        all > own.length ? h("small", {}, ` of ${number(all)}`) : null),
      () => list(own, failureNode, { page: 10, kind: "failures", tag: "ol" }));
    }),
    conflicts(test),
  ];
}

function conflicts(test) {
  const shown = test.conflicts.filter((one) => isOfLocale(one.locale)
    && (state.app < 0 || one.declared.includes(` of ${apps[state.app].id}/`)) && fits(one, () => [one.declared, one.got]));
  if (shown.length === 0) return null;
  return h("div", {}, h("h3", {}, "What came out instead"), card(
    list(shown, (one) => entry(p(`${number(one.count)} × `, pieces(one.declared), ` ${one.locale ?? ""}`),
      p("→ ", pieces(one.got))), { page: 10, kind: "phrases", tag: "ol" }),
    test.conflictsTotal > test.conflicts.length
      ? hint(`Of ${number(test.conflictsTotal)} the first ${number(test.conflicts.length)}.`) : null));
}

function renderMistakes() {
  const { slips, mistakes } = data.selfTest;
  const shown = mistakes.filter((one) => isTestShown(one, one.app));
  found.mistakes = shown.length;
  return [
    p(`${count(slips.phrases, "phrase")} said with one word lost or misheard, ${number(slips.tried)} utterances:`),
    stack([["right", "the phrase's own intent", slips.kept], ["asked", "asked back", slips.asked],
      ["silent", "nothing", slips.silent], ["wrong", "another intent", slips.taken]], "What came of them"),
    slips.phrasesTaken > mistakes.length ? notice(
      `${number(slips.phrasesTaken)} phrases would be taken for others; `,
      `the ${number(mistakes.length)} most often so are listed.`) : null,
    shown.length > 0 ? card(list(shown, (one) => entry(
      p(phraseNode(one.text, one.locale), " ", aside(`${appName(one.app)} / ${one.intent} ${one.locale} `, place(one))),
      rivals(one)), { page: 10, kind: "phrases", tag: "ol" }))
      : p(mistakes.length > 0 ? noneFits : "No phrase is taken for another."),
  ];
}

function renderCases() {
  const { listed, total, passed, failed } = data.cases;
  const shown = listed.filter((one) => isTestShown(one));
  found.failures = shown.filter((one) => !one.passed).length;
  const open = shown.filter((one) => !one.passed);
  const done = shown.filter((one) => one.passed);
  return [
    p(`${count(total, "case")}: ${number(passed)} passed, ${number(failed)} failed`,
      total > passed + failed ? `, ${number(total - passed - failed)} advisory.` : "."),
    total > listed.length ? notice(`${number(listed.length)} of them are listed, failed ones first.`) : null,
    open.length > 0 ? card(list(open, failureNode, { page: 20, kind: "failures", tag: "ol" })) : null,
    done.length > 0 ? opened({ class: "card" }, h("summary", {}, `Passed: ${number(done.length)}`), () =>
      list(done, (one) => entry(h("q", {}, pieces(one.text)), " ", aside(`${one.locale ?? ""} `, place(one))),
        { kind: "cases", tag: "ol" })) : null,
  ];
}

// Transcripts

const decisionTitles = {
  right: "right", otherValues: "right intent, other values or status", wrong: "wrong", asked: "asked, the right one offered",
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
    h("div", { class: "scroll" }, h("table", {}, h("caption", { class: "unseen" }, caption),
      h("tbody", {}, parts.map(([kind, title, value]) => h("tr", {}, rowHead(svg("svg", { class: "key", viewBox: "0 0 1 1", "aria-hidden": "true" },
        svg("rect", { class: kind, width: 1, height: 1 })), title),
      figure(number(value)), figure(share(value, all))))))));
}

function renderTranscripts() {
  const one = data.transcripts;
  const outcomes = Object.entries(one.outcomes).sort((a, b) => b[1] - a[1])
    .map(([status, times]) => `${status} ${number(times)}`).join(", ");
  return [
    p(`${count(one.count, "utterance")}: ${outcomes}.`),
    one.timing ? timing(one.timing) : null,
    one.expected > 0 ? [
      (one.undeclared ?? []).length > 0 ? notice(
        `No app declares ${one.undeclared.map((other) => `${other.intent} (${number(other.count)})`).join(", ")}: `,
        "such utterances count as meant for none.") : null,
      h("div", { class: "columns" },
        h("div", {}, h("h3", {}, "Decisions, where an intent is meant"),
          decisions(one.decisions, "No utterance is meant for an app.")),
        h("div", {}, h("h3", {}, "Decisions, where none is meant"),
          decisions(one.decisionsOutside, "Every utterance is meant for an app."))),
      reliability(one.reliability), confusion(one), misses(one),
    ] : hint("No line says what is expected: there is no right and wrong to show."),
  ];
}

function decisions(counts, none) {
  const parts = Object.keys(decisionTitles).filter((kind) => counts[kind])
    .map((kind) => [kind, decisionTitles[kind], counts[kind]]);
  return stack(parts, "What was done") ?? p(none);
}

function timing(one) {
  const micro = (value) => `${value < 10 ? value.toFixed(2) : number(Math.round(value))} µs`;
  const all = sum(one.histogram, (bin) => bin.count);
  const most = Math.max(1, ...one.histogram.map((bin) => bin.count));
  const [median, p95, p99, longest] = one.percentiles.map((part) => micro(part.microseconds));
  return h("div", {}, h("h3", {}, "Speed"),
    p(h("strong", {}, `${number(one.throughput)} utterances a second`),
      ` on one thread, each timed ${count(one.repeats, "time")}. `,
      `Latency: median ${median}, 95 % ${p95}, 99 % ${p99}, most ${longest}.`),
    h("div", { class: "scroll card" }, h("table", { class: "wide" }, h("caption", {}, "Latency: calls by their time"),
      heads("#Up to", "-Bar", "#Calls", "#Share"),
      h("tbody", {}, one.histogram.map((bin) => h("tr", {}, h("th", { scope: "row", class: "number" }, micro(bin.upTo)),
        h("td", { class: "bar" }, bar(bin.count / most)), figure(number(bin.count)),
        figure(share(bin.count, all))))))));
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
    "aria-label": "Share that is right by confidence; the table beside it has the figures." },
  ticks.map((tick) => [
    svg("line", { class: "axis", x1: x(0), y1: y(tick), x2: x(1), y2: y(tick) }),
    svg("line", { class: "axis", x1: x(tick), y1: y(0), x2: x(tick), y2: y(1) }),
    svg("text", { x: x(tick), y: y(0) + 16, "text-anchor": "middle" }, String(tick)),
    svg("text", { x: x(0) - 6, y: y(tick) + 4, "text-anchor": "end" }, String(tick)),
  ]),
  svg("line", { class: "ideal", x1: x(0), y1: y(0), x2: x(1), y2: y(1) }),
  svg("polyline", {
    class: "line", points: full.map((bin) => `${x(bin.mean).toFixed(1)},${y(bin.accuracy).toFixed(1)}`).join(" "),
  }),
  full.map((bin) => svg("circle", { class: "dot", cx: x(bin.mean).toFixed(1), cy: y(bin.accuracy).toFixed(1), r: 4.5 })),
  svg("text", { x: x(0.5), y: y(0) + 36, "text-anchor": "middle" }, "confidence"),
  svg("text", { x: 12, y: y(0.5), "text-anchor": "middle", transform: `rotate(-90 12 ${y(0.5)})` }, "share that is right"));
  return h("div", {}, h("h3", {}, "Confidence against truth"),
    p(`Of ${count(one.outcomes, "utterance")} that something was done or asked for; on the dashed line confidence is the truth. `,
      `Expected calibration error ${one.calibrationError.toFixed(3)}.`),
    h("div", { class: "columns card" }, h("figure", {}, drawing),
      h("div", { class: "scroll" }, h("table", {}, h("caption", {}, "By tenths of confidence"),
        heads("Confidence", "#Count", "#Mean", "#Right"),
        h("tbody", {}, bins.map((bin) => h("tr", {},
          rowHead(`${(bin.k / 10).toFixed(1)} – ${((bin.k + 1) / 10).toFixed(1)}`),
          figure(number(bin.count)), figure(bin.count ? bin.mean.toFixed(2) : "–"),
          figure(bin.count ? bin.accuracy.toFixed(2) : "–"))))))));
}

const meaning = (label) => label ?? "nothing";

function confusion(one) {
  const wrong = one.confusions.filter((pair) => (pair.expected ?? null) !== (pair.got ?? null));
  if (wrong.length === 0) return h("div", {}, h("h3", {}, "What is taken for what"), p("Nothing is taken for anything else."));
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
  const cut = rows.size > r_.length || columns.size > c_.length
    ? ` The ${r_.length} rows and ${c_.length} columns with most mistakes, of ${rows.size} and ${columns.size}.` : "";
  return h("div", {}, h("h3", {}, "What is taken for what"), card(matrix({
    caption: `What is meant, by what came out; “=” stands before what is right.${cut}`, corner: "Meant", tall: true,
    columns: c_.map((label) => ({ label: short(label), title: label || "nothing" })),
    rows: r_.map((label) => ({ label: label || "nothing" })),
    cell: (r, c) => {
      const times = cells.get(`${r_[r]}\t${c_[c]}`);
      if (!times) return null;
      const isRight = r_[r] === c_[c];
      return { text: isRight ? `=${number(times)}` : number(times), class: isRight ? "" : heat(times, most),
        says: `${number(times)}${isRight ? ", right" : ""}`,
        open: () => {
          const items = one.listed.filter((item) => (item.expected ?? "") === r_[r] && (item.got ?? "") === c_[c]);
          openSheet(`Meant: ${r_[r] || "nothing"}; came out: ${c_[c] || "nothing"}`,
            p(count(times, "utterance"), isRight && items.length === 0 ? ", all right." : ":"),
            list(items, missNode, { kind: "utterances", tag: "ol" }),
            !isRight && items.length < times ? hint(`${number(times - items.length)} are not listed.`) : null);
        } };
    },
  })));
}

const missNode = (item) => entry(p(h("q", {}, pieces(item.text)), " ", aside(item.locale)),
  faint(h("span", { class: "chip" }, decisionTitles[item.decision]),
    ` meant ${meaning(item.expected)}, came out ${meaning(item.got)}`, item.got ? ` (${item.confidence.toFixed(2)})` : ""));

function misses(one) {
  const shown = one.listed.filter((item) => isOfLocale(item.locale)
    && (state.app < 0 || [item.expected, item.got].some((label) => label?.startsWith(`${apps[state.app].id}/`)))
    && fits(item, () => [item.text, item.expected ?? "", item.got ?? ""]));
  return h("div", {}, h("h3", {}, "Utterances that came out otherwise"),
    one.failed > one.listed.length ? notice(`Of ${number(one.failed)} the first ${number(one.listed.length)} are listed.`) : null,
    shown.length > 0 ? card(list(shown, missNode, { page: 10, kind: "utterances", tag: "ol" })) : p("None."));
}

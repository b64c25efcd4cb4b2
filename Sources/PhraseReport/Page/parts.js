// SPDX-License-Identifier: Apache-2.0

// ---- Parts

function gauge(label, value, limit, isLeast) {
  const text = `${label} ${number(value)}${isLeast ? "+" : ""}${limit ? ` of ${number(limit)}` : ""}`;
  const part = limit ? Math.min(1, value / limit) : 0;
  const kind = !limit ? "" : value > limit ? "over" : value > 0.8 * limit ? "near" : "";
  return h("div", { class: `gauge ${kind}` },
    h("span", {}, text, kind === "over" ? h("strong", {}, " over the limit") : null),
    limit ? bar(part) : null);
}

// The head of a table: "#" before a title is for figures, "-" for what only screen readers need.
const heads = (...titles) => h("thead", {}, h("tr", {}, titles.map((title) => {
  const isFigure = title.startsWith("#");
  const text = title.replace(/^[#-]/, "");
  return h("th", { scope: "col", class: isFigure ? "number" : null }, title.startsWith("-") ? unseen(text) : text);
})));

const rowHead = (...children) => h("th", { scope: "row" }, ...children);

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
  const table = h("table", { class: "matrix" }, h("caption", {}, h("span", {}, caption)),
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
    lead ? hint(lead) : null, body);
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

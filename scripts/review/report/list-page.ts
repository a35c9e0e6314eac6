import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { foreignSigns, markedWords } from "#scripts/review/report/marked-words.ts";
import { encodedPath, markedHtml, pageLink, withinPreview } from "#scripts/review/report/panel.ts";
import {
  groupNames,
  groupsOf,
  nameOfEdit,
  stateOfEdit,
  verdict,
} from "#scripts/review/report/summary.ts";
import type { Review, ReviewedEdit } from "#scripts/review/review.ts";

/** A page with everything that a branch changes: what it is first, then the gravest. */
export function listPage(review: Review, head: string): string {
  const { site, files, findings } = review;
  const unknown = (site?.changes ?? []).filter(({ reasons }) => reasons.length === 0);
  const pages = (site?.pages ?? []).filter(({ change }) => change !== "changed");
  const sections: [id: string, title: string, items: string[]][] = [
    [
      "findings",
      "To mend, and worth a look",
      findings.map(
        ({ text, file, line, rule, severity }) =>
          `<p>${severity === "error" ? "<strong>To mend</strong>: " : ""}${escapedText(text)}</p>${placeOf(`${escapedText(rule)} · ${escapedText(`${file}:${line}`)}`)}`,
      ),
    ],
    ["files", "Files to open", files.map((file) => fileItem(file))],
    ...groupsOf(review).map(({ gravity, edits }): [string, string, string[]] => [
      gravity,
      groupNames[gravity],
      edits.map((edit) => editItem(review, edit)),
    ]),
    [
      "whole",
      "Pages new, moved and taken out",
      pages.map(
        (page) =>
          `<a href="${pageLink(page)}">${escapedText(page.title)}</a> ${placeOf(escapedText(`${page.from ? `${page.from} → ` : ""}${page.address} is ${{ added: "new", removed: "taken out", moved: "moved", changed: "" }[page.change]}`))}`,
      ),
    ],
    [
      "drafts",
      "Drafts, which only the preview shows",
      (site?.drafts ?? []).map(
        ({ address, title }) => `<a href="${withinPreview(address)}">${escapedText(title)}</a>`,
      ),
    ],
    [
      "unknown",
      "Changes whose reason is not known",
      unknown.map(
        ({ id, kind, before = "", after = "", pages: [first = "/"] }) =>
          `<p>${kind}: ${markedHtml(markedWords(before, after, "words"))}</p>${placeOf(`<a href="${withinPreview(first)}#${id}">${escapedText(first)}</a>`)}`,
      ),
    ],
  ];
  const told = sections.filter(([, , items]) => items.length > 0);
  const contents = told.map(
    ([id, title, items]) => `<li><a href="#${id}">${title}</a> ${items.length}</li>`,
  );
  const title = `${plural(review.counts.edits, "edit")}, ${plural(site?.changes.length ?? 0, "change")} on ${plural(site?.pages.length ?? 0, "page")}`;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}<title>Review: ${title}</title>` +
    `<link rel="icon" href="${basePath}/favicon.svg"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>` +
    `<body><main class="review"><h1>${title}</h1><p>${verdict(review)}</p>` +
    `<nav aria-label="Contents"><ol>${contents.join("")}</ol></nav>${told.map(section).join("")}</main></body></html>`
  );
}

// What only machines read is there for whoever wants it.
function section([id, title, items]: [string, string, string[]]) {
  const list = `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
  const heading = `<h2 id="${id}">${title}</h2>`;
  if (id !== "machines") return `<section>${heading}${list}</section>`;
  return `<section>${heading}<details><summary>${plural(items.length, "edit")}</summary>${list}</details></section>`;
}

function editItem(review: Review, edit: ReviewedEdit) {
  const { before, after, gravity, change, pages, file, line, waits } = edit;
  const isGrave = gravity === "money" || gravity === "contact";
  const isShort = /\d/.test(before + after) && before.length + after.length < 120;
  const parts = markedWords(before, after, isGrave && isShort ? "characters" : "words");
  const [first = "", ...more] = (after || before).split("\n");
  const both = before !== "" && after !== "";
  const words =
    change === "moved"
      ? `<p>${escapedText(after)}</p>`
      : both && isGrave
        ? `<p>${markedHtml(parts, ["before"])}</p><p>${markedHtml(parts, ["after"])}</p>`
        : both
          ? `<p>${markedHtml(parts)}</p>`
          : `<p>${markedHtml([{ text: first, side: before === "" ? "after" : "before" }])}</p>` +
            (more.length > 0
              ? `<details${waits !== "" || isGrave ? " open" : ""}><summary>${plural(more.length, "more text")}</summary><p>${more.map(escapedText).join("<br/>")}</p></details>`
              : "");
  const odd = foreignSigns(after);
  const shown = pages.slice(0, 2).map((page) => {
    const at = review.site?.changes.find(
      (one) => one.reasons.includes(edit.id) && one.pages.includes(page),
    );
    return `<a href="${withinPreview(page)}#${at?.id ?? ""}">${escapedText(page)}</a>`;
  });
  if (pages.length > 2) shown.push(`${pages.length - 2} more`);
  const facts = [stateOfEdit(edit), nameOfEdit(edit)].filter((one) => one !== "").map(escapedText);
  const where = [
    ...facts,
    escapedText(`${file}:${line}`),
    ...(shown.length > 0 ? [`on ${shown.join(", ")}`] : []),
  ];
  return (
    words +
    (odd === "" ? "" : `<p><strong>${escapedText(odd)}</strong></p>`) +
    placeOf(where.join(" · "))
  );
}

function fileItem({ path, change, says, words }: Review["files"][number]) {
  const isShown = change !== "removed" && /\.(?:jpe?g|png|webp|avif|svg|pdf)$/i.test(path);
  const to = `${basePath}/_review/files/${encodedPath(path)}`;
  const picture = isShown && !path.endsWith(".pdf") ? `<img src="${to}" alt=""/>` : "";
  const name = isShown ? `<a href="${to}">${escapedText(path)}</a>` : escapedText(path);
  return `<p>${name} (${change}): ${escapedText(says)}</p>${words ? `<p>“${escapedText(words)}”</p>` : ""}${picture}`;
}

function placeOf(html: string) {
  return `<p class="review-place">${html}</p>`;
}

function plural(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

import { basePath } from "#app/content/base-path.ts";
import { escapedText } from "#app/content/escaped-text.ts";
import { markedWords, type Part } from "#scripts/review/report/marked-words.ts";
import { nameOfEdit, stateOfEdit } from "#scripts/review/report/summary.ts";
import type { Review, ReviewedChange, ReviewedPage } from "#scripts/review/review.ts";

/** Which state of a page the panel stands on. */
export type View = "after" | "before" | "draft";

const kinds: Record<string, string> = {
  ...{ alt: "Description of a picture", label: "Name or hint", link: "Address of a link" },
  ...{ drawing: "Drawn cloth", "share picture": "Picture for sharing", title: "Title of the page" },
  ...{ island: "Text that comes up later", description: "Description for search results" },
};

/** The list of what changed on a page, which the script of the preview makes a bar of. */
export function panel(review: Review, address: string, view: View): string {
  const pages = review.site?.pages ?? [];
  const here = pages.find(
    (page) => (view === "before" ? (page.from ?? page.address) : page.address) === address,
  );
  const all = (review.site?.changes ?? []).filter((change) =>
    change.pages.includes(here?.address ?? address),
  );
  const isOwn = ({ pages: on, kind }: ReviewedChange) =>
    kind !== "metadata" && (on.length <= everywhere || on[0] === (here?.address ?? address));
  const own = all.filter(isOwn);
  const items = own.map((change) => changeItem(review, change));
  const also = all.length - own.length;
  const at = here ? pages.indexOf(here) : -1;
  const neighbor = (rel: string, says: string, page: ReviewedPage | undefined) =>
    page
      ? `<li><a rel="${rel}" href="${pageLink(page)}">${says}: ${escapedText(page.title)}</a></li>`
      : "";
  const was = here && here.change !== "added" ? (here.from ?? here.address) : undefined;
  const is = here?.change === "removed" ? undefined : (here?.address ?? address);
  const other = view === "before" ? is && withinPreview(is) : was && basePath + beforeAddress(was);
  return (
    `<aside class="review" lang="en" aria-label="Review" data-view="${view}"${other ? ` data-other="${escapedText(other)}"` : ""}>` +
    `<div class="review-panel"><h2>${summary(here, own.length, view)}</h2>` +
    (items.length > 0 ? `<ol>${items.join("")}</ol>` : "") +
    (also > 0
      ? `<p>And what is the same on many pages, or only for machines: ${also}, in the list.</p>`
      : "") +
    `<nav aria-label="Changed pages"><ul>${neighbor("prev", "Previous page", pages[at - 1])}` +
    `${neighbor("next", "Next page", pages[at + 1])}` +
    `<li><a rel="index" href="${basePath}/_review/index.html">All changes</a></li></ul></nav></div></aside>`
  );
}

// A change on more pages is told on the first of them, and in the list.
const everywhere = 3;

/** Where a page stands in the preview; one that was removed, as it was. */
export function pageLink({ address, change }: Pick<ReviewedPage, "address" | "change">) {
  return change === "removed" ? basePath + beforeAddress(address) : withinPreview(address);
}

/** The address of a page in the preview, which never leads out of it. */
export function withinPreview(address: string) {
  return `${basePath}/${encodedPath(address).replace(/^\/+/, "")}`;
}

/** A path whose names cannot be taken for anything else in an address. */
export function encodedPath(path: string) {
  const whole = path.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  return whole.split("/").map(encodeURIComponent).join("/");
}

/** The address of a page as it was. */
export function beforeAddress(address: string) {
  return `/_review/before/${fileOf(address)}`;
}

/** The file of a page in the preview. */
export function fileOf(address: string) {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** Parts of two texts as HTML, with what came and what went marked. */
export function markedHtml(parts: Part[], sides: Part["side"][] = ["before", "after"]) {
  return parts
    .filter(({ side }) => side === undefined || sides.includes(side))
    .map(({ text, side }) => {
      const tag = side === "before" ? "del" : "ins";
      const words = escapedText(text.trimEnd());
      return (side ? `<${tag}>${words}</${tag}>` : words) + text.slice(text.trimEnd().length);
    })
    .join("");
}

function changeItem(review: Review, change: ReviewedChange) {
  const { id, kind, part, heading, before = "", after = "", pictures, reasons, pages } = change;
  const parts = markedWords(before, after, "words");
  const image = (file: string | undefined) =>
    file && `<img src="${basePath}/assets/${escapedText(file)}" alt=""/>`;
  const edits = review.edits.filter(
    (edit, at, all) =>
      reasons.includes(edit.id) && all.findIndex((one) => one.id === edit.id) === at,
  );
  const why = edits.map((edit) =>
    [
      escapedText([nameOfEdit(edit), stateOfEdit(edit)].filter(Boolean).join(", ")),
      escapedText(`${edit.file}:${edit.line}`),
    ]
      .filter(Boolean)
      .join(" in "),
  );
  const isMoved = change.change === "moved";
  const rows = [
    ["Before", image(pictures?.before) ?? (before && !isMoved && markedHtml(parts, ["before"]))],
    [
      isMoved ? "Moved" : "After",
      image(pictures?.after) ??
        (after && (isMoved ? escapedText(after) : markedHtml(parts, ["after"]))),
    ],
    ["Because", why.length > 0 ? why.slice(0, 3).join("<br/>") : "the reason is not known"],
    ["Also on", pages.length > 1 ? `${pages.length - 1} more` : ""],
  ].map(([name, text]) => (text ? `<div><dt>${name}</dt><dd>${text}</dd></div>` : ""));
  const place = heading === "" ? part : `below “${heading}”`;
  const became = { added: "new", removed: "taken out", changed: "changed", moved: "moved" }[
    change.change
  ];
  return (
    `<li id="${id}" data-part="${escapedText(part)}" data-heading="${escapedText(heading)}">` +
    `<h3>${kinds[kind] ?? "Text"} ${became}</h3><p class="review-place">${escapedText(place)}</p><dl>${rows.join("")}</dl></li>`
  );
}

function summary(page: ReviewedPage | undefined, count: number, view: View) {
  if (view === "draft") return "A draft, which only this preview shows";
  if (page?.change === "removed") return "This page is taken out";
  if (page?.change === "added") return "This page is new";
  if (count === 0) return "Nothing on this page alone is different";
  const changes = `${count} change${count === 1 ? "" : "s"}`;
  return view === "before" ? `As it is now, ${changes} to come` : `${changes} on this page`;
}

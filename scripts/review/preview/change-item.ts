import { diffArrays } from "diff";
import { basePath } from "#app/library/base-path.ts";
import { escapedText } from "#app/library/escaped-text.ts";
import { editAddress, encodedPath } from "#scripts/review/bar/edit-address.ts";
import type { Review, ShownChange } from "#scripts/review/review.ts";
import { shortened } from "#scripts/review/shown/plain-markdown.ts";

/** On which page a change is told, and the address of an editor with {file} and {line} to fill in. */
export type Told = { address: string; editor?: string };

const kinds: Record<ShownChange["kind"], string> = {
  text: "Text",
  title: "Title of the page",
  description: "Description for search results",
  alt: "Description of a picture",
  label: "Name or hint",
  link: "Address of a link",
  picture: "Picture",
  drawing: "Drawn cloth",
  "share picture": "Picture for sharing",
  island: "Text that comes up later",
  metadata: "What only machines read",
};

/** The changes that a page has. */
export function changesOf({ site }: Pick<Review, "site">, address: string) {
  return (site?.changes ?? []).filter(({ pages }) => pages.includes(address));
}

/** The address of a page in the preview, which never leads out of it. */
export function withinPreview(address: string) {
  return `${basePath}/${encodedPath(address).replace(/^\/+/, "")}`;
}

/** What became of what, such as "Text changed". */
export function changeTitle({ change, kind }: ShownChange) {
  if (change === "added") return `New: ${kinds[kind].toLowerCase()}`;
  return `${kinds[kind]} ${change === "removed" ? "taken out" : change}`;
}

/** A change as an item of a list; its `title` is HTML. */
export function changeItem(change: ShownChange, title: string, { address, editor }: Told) {
  const { kind, heading, part, pages, reasons, before, after, shown } = change;
  const elsewhere = [...new Set(pages)].filter((one) => one !== address);
  const others = elsewhere.slice(0, 5).map((one) => {
    return `<a href="${withinPreview(one)}#${change.id}">${escapedText(one)}</a>`;
  });
  if (elsewhere.length > 5) others.push(`${elsewhere.length - 5} more`);
  const image = (file: string | undefined) =>
    file && `<img src="${basePath}/assets/${escapedText(file)}" alt="${kinds[kind]}"/>`;
  const written = change.sources.map((one) => ({ ...one, place: `${one.file}:${one.line}` }));
  const isReasonEnough = written.some(({ place }) =>
    reasons.some(({ says }) => says.includes(place)),
  );
  const places = new Map(
    isReasonEnough || change.change === "removed" ? [] : written.map((one) => [one.place, one]),
  );
  const rows = [
    ["Before", image(shown?.before) ?? (before && wordsOf(change, "removed", "del"))],
    ["After", image(shown?.after) ?? (after && wordsOf(change, "added", "ins"))],
    ["Because", reasons.map((reason) => reasonOf(reason, editor)).join("<br/>")],
    [
      "Written in",
      [...places.values()]
        .slice(0, 3)
        .map((one) => linked(one, editor))
        .join(", "),
    ],
    ["Also on", others.join(", ")],
  ].map(([name, text]) => (text ? `<div><dt>${name}</dt><dd>${text}</dd></div>` : ""));
  return (
    `<li id="${change.id}" data-part="${escapedText(part)}" data-heading="${escapedText(heading)}">` +
    `<h3>${title}</h3><p class="review-place">${placeOf(change)}</p><dl>${rows.join("")}</dl></li>`
  );
}

function placeOf({ part, heading }: ShownChange) {
  if (part === "head") return "Not seen on the page itself";
  if (heading !== "") return `Below “${escapedText(heading)}”`;
  return { header: "At the top of the page", footer: "At the foot of the page" }[part] ?? "";
}

// Whole words, because half a number or a name tells nobody anything.
function wordsOf({ before = "", after = "" }: ShownChange, side: "added" | "removed", tag: string) {
  // What is wholly new or gone has nothing to compare with.
  if (before === "" || after === "") return escapedText(before + after);
  const split = (text: string) => text.split(/(?<=\s)(?=\S)/);
  const comparator = (one: string, other: string) => one.trim() === other.trim();
  return diffArrays(split(before), split(after), { comparator })
    .filter((part) => part[side] || (!part.added && !part.removed))
    .map((part) => {
      const words = escapedText(part.value.join("").trimEnd());
      return part[side] ? `<${tag}>${words}</${tag}>` : words;
    })
    .join(" ");
}

// A reason marks names with backticks, and may quote a long text that stands beside it anyway.
function reasonOf(reason: ShownChange["reasons"][number], editor: string | undefined) {
  const place = escapedText(`${reason.file}:${reason.line}`);
  const short = reason.says.replace(/“(.+)”/s, (_all, quoted) => `“${shortened(quoted, 80)}”`);
  return escapedText(short)
    .replace(/`([^`]*)`/g, "<code>$1</code>")
    .replace(place, () => linked(reason, editor));
}

function linked({ file, line }: { file: string; line: number }, editor: string | undefined) {
  const text = escapedText(`${file}:${line}`);
  if (!editor) return text;
  const to = escapedText(editAddress(editor, file, line));
  return `<a href="${to}" target="_blank" rel="noopener">${text}</a>`;
}

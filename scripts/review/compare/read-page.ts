import { createHash } from "node:crypto";
import { HTMLElement, NodeType, parse, type Node } from "node-html-parser";

/** Something of a page that a visitor reads, hears, sees or follows. */
export type Unit = {
  /** Its kind, such as text, link or drawing. */
  kind: string;
  /** Its words with single spaces, the address of a link or picture, or the hash of a drawing. */
  words: string;
  /** The part of the page in which it stands, and the heading above it. */
  part: string;
  heading: string;
  /** Where the attributes of its element begin in the text of the page. */
  at: number;
  /** True for a link that says no more than the words of its page do. */
  isRead?: boolean;
};

const inline = new Set(
  "a abbr b br cite code data del em i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const kinds: Record<string, string> = {
  alt: "alt",
  title: "label",
  placeholder: "label",
  "aria-label": "label",
  label: "label",
  "a href": "link",
  action: "link",
  "img src": "picture",
  "iframe src": "frame",
  "description content": "description",
  "og:image content": "share picture",
};

/** What a page holds, in reading order. */
export function readPage(text: string): Unit[] {
  const units: Unit[] = [];
  let heading = "";
  const visit = (element: HTMLElement, around: string) => {
    const tag = element.rawTagName.toLowerCase();
    const part = around === "" && /^(?:head|header|main|footer)$/.test(tag) ? tag : around;
    if (part !== around) heading = "";
    if (/^(?:script|style)$/.test(tag)) return;
    const at = element.range[0] + 1 + tag.length;
    const add = (kind: string, words: string, isRead?: boolean) =>
      units.push({ kind, words, part, heading, at, isRead });
    if (tag === "svg") return void add("drawing", hashOf(element.outerHTML));
    const owner = element.getAttribute("name") ?? element.getAttribute("property") ?? tag;
    for (const [name, value] of Object.entries(element.attributes)) {
      const kind = kinds[name] ?? kinds[`${tag} ${name}`] ?? kinds[`${owner} ${name}`];
      if (kind && value !== "") add(kind, value, isOnPage(value, element));
      // What an island shows once it is awake, such as what a form says of a mistake.
      if (name === "data-settings") for (const one of settings(value)) add("island", one);
    }
    if (element.childNodes.some(isWords) && !isPartOfText(element)) {
      const words = element.structuredText.replace(/\s+/g, " ").trim();
      add(tag === "title" ? "title" : "text", words);
      if (/^h[1-6]$/.test(tag)) heading = words;
    }
    for (const child of element.childNodes) if (child instanceof HTMLElement) visit(child, part);
  };
  for (const child of parse(text, { comment: true }).childNodes)
    if (child instanceof HTMLElement) visit(child, "");
  return units;
}

// A link to a place on the same page, to nobody with words of the page, or to the number it shows.
function isOnPage(value: string, { textContent }: HTMLElement) {
  const [, number = "?"] = /^(?:tel:|mailto:)([^?]+)$/.exec(value) ?? [];
  const isOwn = /^(?:#|(?:sms:|mailto:|https:\/\/wa\.me\/)\?)/.test(value);
  return isOwn || textContent.replaceAll(" ", "").includes(number);
}

// The texts of an island, which are JSON inside an attribute.
function settings(value: string): string[] {
  const texts: string[] = [];
  JSON.parse(value, (_name, one: unknown) => void (typeof one === "string" && texts.push(one)));
  return texts.filter((one) => /\s/.test(one.trim()) || /^[A-Z]/.test(one));
}

function hashOf(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function isWords(node: Node) {
  return node.nodeType === NodeType.TEXT_NODE && node.rawText.trim() !== "";
}

// Part of the sentence around it, such as a link in a paragraph.
function isPartOfText(element: HTMLElement): boolean {
  const around = element.parentNode as HTMLElement | null;
  if (!around || !inline.has(element.rawTagName.toLowerCase())) return false;
  return around.childNodes.some(isWords) || isPartOfText(around);
}

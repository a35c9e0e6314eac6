import { HTMLElement, NodeType, parse, type Node } from "node-html-parser";

/** Something of a page that a visitor reads, hears, sees or follows. */
export type Unit = {
  /** Its kind, such as text, link or picture. */
  kind: string;
  /** Its words with single spaces, or the address of a link or picture. */
  words: string;
  /** The part of the page in which it stands, and the heading above it. */
  part: string;
  heading: string;
  /** True for a link that says no more than the words of its page do. */
  isRead?: boolean;
  /** True where it is not on the screen, or not always. */
  isHidden?: boolean;
};

const inline = new Set(
  "a abbr b br cite code data del em i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const kinds: Record<string, string> = {
  alt: "label",
  title: "label",
  placeholder: "label",
  "aria-label": "label",
  label: "label",
  "a href": "link",
  action: "link",
  "img src": "picture",
  "iframe src": "frame",
  "description content": "description",
};
const hidden = /\b(?:menu|print-line|trap|note)\b/;

/** What a page holds, in reading order. */
export function readPage(text: string): Unit[] {
  const units: Unit[] = [];
  let heading = "";
  const visit = (element: HTMLElement, around: string, isHiddenAround: boolean) => {
    const tag = element.rawTagName.toLowerCase();
    const part = around === "" && /^(?:head|header|main|footer)$/.test(tag) ? tag : around;
    if (part !== around) heading = "";
    if (/^(?:script|style|svg)$/.test(tag)) return;
    const isHidden = isHiddenAround || isOffScreen(element, tag);
    const add = (kind: string, words: string, isRead?: boolean) =>
      units.push({ kind, words, part, heading, isRead, isHidden });
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
    for (const child of element.childNodes)
      if (child instanceof HTMLElement) visit(child, part, isHidden);
  };
  for (const child of parse(text, { comment: true }).childNodes)
    if (child instanceof HTMLElement) visit(child, "", false);
  return units;
}

// The menu, notes, what is for print or for no script, and traps for robots.
function isOffScreen(element: HTMLElement, tag: string) {
  const { popover, hidden: isSaid } = element.attributes;
  const isNamed = hidden.test(element.getAttribute("class") ?? "");
  return tag === "noscript" || popover !== undefined || isSaid !== undefined || isNamed;
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

function isWords(node: Node) {
  return node.nodeType === NodeType.TEXT_NODE && node.rawText.trim() !== "";
}

// Part of the sentence around it, such as a link in a paragraph.
function isPartOfText(element: HTMLElement): boolean {
  const around = element.parentNode as HTMLElement | null;
  if (!around || !inline.has(element.rawTagName.toLowerCase())) return false;
  return around.childNodes.some(isWords) || isPartOfText(around);
}

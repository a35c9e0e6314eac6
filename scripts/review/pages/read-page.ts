import { createHash } from "node:crypto";
import { HTMLElement, NodeType, parse, TextNode, type Node } from "node-html-parser";

/** Something of a page that a visitor reads, hears, sees or follows. */
export type Unit = {
  kind:
    | "text"
    | "title"
    | "description"
    | "alt"
    | "label"
    | "link"
    | "picture"
    | "drawing"
    | "share picture"
    // What an island shows once it is awake, such as what a form says of a mistake.
    | "island"
    | "metadata";
  /** Its words with single spaces, the address of a link or picture, or the hash of a drawing. */
  words: string;
  /** The part of the page in which it stands, and the heading above it. */
  part: string;
  heading: string;
  /** Where the attributes of its element begin in the text of the page. */
  at: number;
};

const parts = new Set(["head", "header", "main", "footer"]);
const inline = new Set(
  "a abbr b br cite code data del em i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const unread = new Set(["script", "style", "template"]);
const spoken: Record<string, Unit["kind"]> = {
  ...{ alt: "alt", title: "label", placeholder: "label", "aria-label": "label", label: "label" },
};

/** What a page holds, in reading order. */
export function readPage(text: string): Unit[] {
  const units: Unit[] = [];
  let heading = "";
  const visit = (element: HTMLElement, around: string) => {
    const tag = element.rawTagName.toLowerCase();
    const part = around === "" && parts.has(tag) ? tag : around;
    if (part !== around) heading = "";
    if (unread.has(tag)) return;
    const at = element.range[0] + 1 + element.rawTagName.length;
    const add = (kind: Unit["kind"], words: string) =>
      units.push({ kind, words, part, heading, at });
    if (tag === "svg") return void add("drawing", hashOf(element.outerHTML));
    const opening = text.slice(element.range[0], text.indexOf(">", element.range[0]) + 1);
    for (const [, name = "", value = ""] of opening.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
      const kind = value === "" ? undefined : attributeKind(element, name);
      if (kind) add(kind, decoded(value));
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

function attributeKind(element: HTMLElement, name: string): Unit["kind"] | undefined {
  const tag = element.rawTagName;
  if (name === "href") return tag === "a" ? "link" : undefined;
  if (name === "src") return tag === "img" || tag === "iframe" ? "picture" : undefined;
  if (name === "action") return "link";
  if (name !== "content") return spoken[name];
  const says = element.getAttribute("name") ?? element.getAttribute("property");
  if (says === "description") return "description";
  return says === "og:image" ? "share picture" : undefined;
}

// The texts of an island, which are JSON inside an attribute.
function settings(value: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(
      decoded(value),
      (_name, one: unknown) => void (typeof one === "string" && texts.push(one)),
    );
  } catch {
    return [];
  }
  return texts.filter((one) => /\s/.test(one.trim()) || /^[A-Z]/.test(one));
}

function decoded(value: string) {
  return new TextNode(value).text;
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

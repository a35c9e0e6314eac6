import { createHash } from "node:crypto";
import { HTMLElement, NodeType, TextNode, parse, type Node } from "node-html-parser";
import { placeOf, type Source } from "#scripts/sources/source.ts";
import { pageSources } from "#scripts/sources/page-sources.ts";
import { marksIn, withoutMarks, type FoundMark } from "#scripts/sources/text-marks.ts";
import type { ValueSources } from "#scripts/sources/value-sources.ts";

/** Something of a page that a visitor reads, hears, sees or follows, and where it is written. */
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
    // What stands for the page where it is shared.
    | "share picture"
    // What only machines read, such as the data about the organisation.
    | "metadata"
    // What an island shows once it is awake, such as what a form says of a mistake.
    | "island";
  /** Its words with single spaces, the address of a link or picture, or the hash of a drawing. */
  words: string;
  sources: Source[];
  /** True for an address that holds the words of a text. */
  isMadeOfWords?: boolean;
  /** The part of the page in which it stands, and the heading above it. */
  part: string;
  heading: string;
  /** Where the attributes of its element begin in the text of the page. */
  at: number;
};

/** What a page holds, in reading order, and the attributes that name sources. */
export type PageReading = { units: Unit[]; attributes: { at: number; text: string }[] };

const parts = new Set(["head", "header", "main", "footer"]);
const inline = new Set(
  "a abbr b br cite code data del em i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const unread = new Set(["script", "style", "template"]);
const spoken: Record<string, Unit["kind"]> = {
  alt: "alt",
  title: "label",
  placeholder: "label",
  "aria-label": "label",
  label: "label",
};

/** A page without its marks, with where each of them stood. */
export type UnmarkedPage = { text: string; marks: FoundMark[] };

/** Takes the marks out of a page and keeps where each of them stood in what is left. */
export function unmarkedPage(marked: string): UnmarkedPage {
  let taken = 0;
  const marks = marksIn(marked).map(({ number, start, end }) => {
    const place = start - taken;
    taken += end - start;
    return { number, start: place, end: place };
  });
  return { text: withoutMarks(marked), marks };
}

/** Reads a page: what it holds, and from which lines of the content each of it came. */
export function readPage(
  { text, marks }: UnmarkedPage,
  sources: Source[][],
  values: ValueSources,
): PageReading {
  const units: Unit[] = [];
  const attributes: PageReading["attributes"] = [];
  let heading = "";

  const { between, near } = pageSources(marks, sources, values);
  const written = (element: HTMLElement) => {
    const found = textsIn(element).flatMap(({ range: [from, to] }) => between(from, to));
    return [...new Set(found)];
  };
  const note = (element: HTMLElement, name: string, found: Source[]) => {
    const places = [...new Set(found.map(placeOf))].join(" ");
    if (places === "") return;
    attributes.push({ at: attributesOf(element), text: ` data-src${name}="${places}"` });
  };
  const add = (element: HTMLElement, part: string, said: Omit<Said, "part">) => {
    const { kind, words, isMadeOfWords } = said;
    const dates = (words.match(date) ?? []).flatMap((one) => near(element, one));
    const found = said.sources.length > 0 ? [...said.sources, ...dates] : near(element, words);
    // An address in a text is written where its words are.
    const around = kind === "link" && found.length === 0 ? written(element) : found;
    const at = attributesOf(element);
    units.push({ kind, words, sources: around, isMadeOfWords, part, heading, at });
    return found;
  };
  const readAttributes = (element: HTMLElement, part: string) => {
    const [from] = element.range;
    const opening = text.slice(from, text.indexOf(">", from) + 1);
    for (const { 0: all, 1: name = "", 2: value = "", index } of opening.matchAll(attribute)) {
      if (name === "data-settings") readSettings(element, part, from + index, all);
      const kind = value === "" ? undefined : attributeKind(element, name);
      if (!kind) continue;
      const own = between(from + index, from + index + all.length);
      const isMadeOfWords = kind === "link" && own.length > 0;
      const words = decoded(value);
      const found = add(element, part, { kind, words, sources: own, isMadeOfWords });
      if (kind !== "link" && !kind.endsWith("picture")) note(element, `-${name}`, found);
    }
  };
  const readSettings = (element: HTMLElement, part: string, at: number, settings: string) => {
    for (const { 0: all, 1: value = "", index } of settings.matchAll(setting)) {
      const own = between(at + index, at + index + all.length);
      const words = decoded(value).replaceAll('\\"', '"');
      if (own.length > 0) add(element, part, { kind: "island", words, sources: own });
    }
  };
  const readWords = (element: HTMLElement, part: string) => {
    const direct = element.childNodes.filter(isWords);
    if (direct.length === 0) return;
    const words = wordsOf(element);
    const own = direct.flatMap(({ range: [from, to] }) => between(from, to));
    note(element, "", own.length > 0 ? own : near(element, words));
    if (isPartOfText(element)) return;
    const kind = element.rawTagName === "title" ? "title" : "text";
    add(element, part, { kind, words, sources: written(element) });
    if (/^h[1-6]$/.test(element.rawTagName)) heading = words;
  };
  const visit = (element: HTMLElement, around: string) => {
    const tag = element.rawTagName.toLowerCase();
    const part = around === "" && parts.has(tag) ? tag : around;
    if (part !== around) heading = "";
    if (unread.has(tag)) return;
    if (tag === "svg")
      return void add(element, part, { kind: "drawing", words: hashOf(element), sources: [] });
    readAttributes(element, part);
    readWords(element, part);
    for (const child of element.childNodes) if (child instanceof HTMLElement) visit(child, part);
  };
  for (const child of parse(text, { comment: true }).childNodes)
    if (child instanceof HTMLElement) visit(child, "");
  return { units, attributes };
}

type Said = Pick<Unit, "kind" | "words" | "sources" | "part" | "isMadeOfWords">;

// A date stands in a sentence as readers write it.
const date = /\b\d{1,2} \p{Lu}\p{L}+ \d{4}\b/gu;
// A text of the settings of an island, which are JSON inside an attribute.
const setting = /&quot;((?:\\&quot;|(?!&quot;).)*)&quot;/g;
const attribute = /\s([\w-]+)="([^"]*)"/g;

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

// A text of a page's source as it is read.
function decoded(value: string) {
  return new TextNode(value).text;
}

function hashOf({ outerHTML }: HTMLElement) {
  return createHash("sha256").update(outerHTML).digest("hex").slice(0, 16);
}

function attributesOf({ range, rawTagName }: HTMLElement) {
  return range[0] + 1 + rawTagName.length;
}

function wordsOf(element: HTMLElement) {
  return element.structuredText.replace(/\s+/g, " ").trim();
}

function textsIn(element: HTMLElement): Node[] {
  return element.childNodes.flatMap((child) =>
    child instanceof HTMLElement ? textsIn(child) : isWords(child) ? [child] : [],
  );
}

function isWords(node: Node) {
  return node.nodeType === NodeType.TEXT_NODE && node.rawText.trim() !== "";
}

// Part of the sentence around it, such as a link in a paragraph.
function isPartOfText(element: HTMLElement): boolean {
  const around = element.parentNode as HTMLElement | null;
  if (!around || !inline.has(element.rawTagName.toLowerCase())) return false;
  return around.childNodes.some((child) => isWords(child)) || isPartOfText(around);
}

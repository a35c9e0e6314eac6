import { HTMLElement, NodeType, parse, type Node } from "node-html-parser";

/** Words of a page that a visitor reads or hears. */
export type Unit = {
  /** Text stands on the page; a label is read out or shown on demand; the title names the page. */
  kind: "text" | "label" | "title";
  /** With single spaces. */
  words: string;
  /** True where they are not on the screen, or not always. */
  isHidden: boolean;
};

const inline = new Set(
  "a abbr b br cite code data del em i kbd mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const labels = ["alt", "title", "placeholder", "aria-label"];
const hidden = /\b(?:menu|print-line|trap|note)\b/;

/** What a page says, in reading order. */
export function readPage(text: string): Unit[] {
  const units: Unit[] = [];
  const visit = (element: HTMLElement, isHiddenAround: boolean) => {
    const tag = element.rawTagName.toLowerCase();
    if (/^(?:script|style)$/.test(tag) || element.getAttribute("aria-hidden") === "true") return;
    const isHidden = isHiddenAround || isOffScreen(element, tag);
    for (const name of labels) {
      const words = element.getAttribute(name);
      if (words) units.push({ kind: "label", words, isHidden: true });
    }
    if (element.getAttribute("name") === "description")
      units.push({ kind: "label", words: element.getAttribute("content") ?? "", isHidden: true });
    if (element.childNodes.some(isWords) && !isPartOfText(element)) {
      const words = element.structuredText.replace(/\s+/g, " ").trim();
      units.push({ kind: tag === "title" ? "title" : "text", words, isHidden });
    }
    for (const child of element.childNodes)
      if (child instanceof HTMLElement) visit(child, isHidden);
  };
  for (const child of parse(text, { comment: true }).childNodes)
    if (child instanceof HTMLElement) visit(child, false);
  return units;
}

// The menu, notes, what is for print or for no script, and traps for robots.
function isOffScreen(element: HTMLElement, tag: string) {
  const { popover, hidden: isSaid } = element.attributes;
  const isNamed = hidden.test(element.getAttribute("class") ?? "");
  return tag === "noscript" || popover !== undefined || isSaid !== undefined || isNamed;
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

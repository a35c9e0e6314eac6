import { videoPage } from "#app/model/blocks.ts";
import type { TreeNode } from "#app/content/bodies/tree.ts";

const tagParts = /^<(\/?)([a-z][a-z0-9]*)\b([^>]*?)\/?>$/i;
const setting = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
// The Markdown for a tag around words, and the tags that can be dropped without losing words.
const marks = new Map([
  ["a", "link"],
  ["b", "strong"],
  ["strong", "strong"],
  ["i", "emphasis"],
  ["em", "emphasis"],
  ["sup", "raised"],
  ["sub", "lowered"],
  ["p", "paragraph"],
  ["blockquote", "blockquote"],
]);
const plain =
  /^(?:div|span|u|small|big|center|font|figure|figcaption|section|article|ins|abbr|cite)$/;
const blocks = /^(?:p|blockquote)$/;
// Tags that are elements of their own in the page, although Markdown has no mark for them.
const elements = new Map([
  ["raised", "sup"],
  ["lowered", "sub"],
]);

/**
 * Replaces simple HTML with its Markdown equivalent: line breaks, rules, pictures, links, bold,
 * italics, and a link instead of a video player; drops tags that only wrap words. Returns the tags
 * that it handled; the others stay, and are refused.
 */
export function readTags(node: TreeNode): TreeNode[] {
  const taken = (node.children ?? []).flatMap(readTags);
  const children: TreeNode[] = [];
  for (const child of node.children ?? []) {
    const { name, isEnd, settings } = tagOf(child);
    // A line that ended with a tag does not end twice.
    const isAfterBreak = children.at(-1)?.type === "break" && children.at(-1)?.value;
    if (isAfterBreak && child.type === "text") child.value = child.value?.replace(/^\n/, "");
    if (name === "br" && !isEnd) children.push({ ...child, type: "break" });
    else if (name === "hr" && children.every(({ type }) => type !== "open"))
      children.push({ ...child, type: "thematicBreak" });
    else if (name === "iframe" && isEnd) continue;
    else if (name === "iframe" && pageOf(settings)) {
      taken.push(child);
      children.push(watchLink(child, settings));
    } else if (name === "img" && isQuiet(settings)) children.push(pictureOf(child, settings));
    else if (isEnd && (marks.has(name) || plain.test(name))) {
      taken.push(child);
      close(children, name);
    } else if (!isEnd && isQuiet(settings) && (marks.has(name) || plain.test(name))) {
      taken.push(child);
      // Only a paragraph can be divided into blocks.
      const isMark = marks.has(name) && (node.type === "paragraph" || !blocks.test(name));
      if (isMark) children.push({ ...child, type: "open", name, url: settings.get("href") });
    } else children.push(child);
  }
  for (const child of children) if (child.type === "break") delete child.value;
  const left = children.filter(({ type }) => type !== "open");
  const isEmpty = (child: TreeNode) =>
    child.type === "paragraph" &&
    (child.children ?? []).every(({ type, value = "" }) => type === "text" && !value.trim());
  if (node.children)
    node.children = left.flatMap(dividedAtBlocks).filter((child) => !isEmpty(child));
  return taken;
}

// A block, such as a rule, ends the paragraph around it, and another paragraph begins after it.
function dividedAtBlocks(node: TreeNode): TreeNode[] {
  if (node.type !== "paragraph") return [node];
  const parts: TreeNode[] = [{ ...node, children: [] }];
  for (const child of node.children ?? [])
    if (/^(?:thematicBreak|paragraph|blockquote)$/.test(child.type))
      parts.push(child, { ...node, children: [] });
    else parts.at(-1)?.children?.push(child);
  // A line break beside the rule would add an empty line.
  for (const { children = [] } of parts.length > 1 ? parts : []) {
    const [first, last] = [children[0], children.at(-1)];
    if (first?.type === "text") first.value = first.value?.trimStart();
    if (last?.type === "text") last.value = last.value?.trimEnd();
  }
  return parts;
}

/** The attributes of an HTML tag. */
export function settingsOfTag(tag: string) {
  return new Map(
    [...tag.matchAll(setting)].map(([, name = "", ...values]) => {
      return [name.toLowerCase(), values.find((value) => value !== undefined) ?? ""] as const;
    }),
  );
}

function tagOf({ type, value = "" }: TreeNode) {
  const [, slash, name = "", written = ""] = type === "html" ? (tagParts.exec(value) ?? []) : [];
  return { name: name.toLowerCase(), isEnd: slash === "/", settings: settingsOfTag(written) };
}

// A tag that runs code stays, and is refused.
function isQuiet(settings: Map<string, string>) {
  return ![...settings.keys()].some((name) => name.startsWith("on"));
}

function pageOf(settings: Map<string, string>) {
  return isQuiet(settings) ? videoPage(settings.get("src") ?? "") : undefined;
}

// A link to the video's page replaces its player.
function watchLink(node: TreeNode, settings: Map<string, string>): TreeNode {
  const { position } = node;
  const url = pageOf(settings) ?? "";
  const words = { type: "text", value: settings.get("title")?.trim() || url, position };
  return { type: "link", url, title: null, position, children: [words] };
}

function pictureOf(node: TreeNode, settings: Map<string, string>): TreeNode {
  const [url = "", alt = ""] = [settings.get("src"), settings.get("alt")];
  return { type: "image", url, alt, title: null, position: node.position };
}

// Everything between the two tags becomes one node; a link without an address becomes its words.
function close(children: TreeNode[], name: string): unknown {
  const at = children.findLastIndex((child) => child.type === "open" && child.name === name);
  const open = children[at];
  if (!open) return;
  const inside = children.splice(at).slice(1);
  const type = marks.get(name);
  const { url, position } = open;
  if (type === "link" && url === undefined) return children.push(...inside);
  const element = elements.get(type ?? "");
  const data = element ? { hName: element } : undefined;
  // A quotation holds paragraphs.
  const isBare = type === "blockquote" && inside.every((child) => child.type !== "paragraph");
  const within = isBare ? [{ type: "paragraph", position, children: inside }] : inside;
  children.push({ type: type ?? "", url, title: null, position, data, children: within });
}

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
 * italics, and a link instead of a video player; drops tags that only wrap words. The tree changes
 * in place; a tag that waits for its end is a node of the type "open" among the nodes before it.
 * Returns the players and the tags that it drops; those that it does not know stay, and are refused.
 */
export function readTags(node: TreeNode): TreeNode[] {
  const written = node.children ?? [];
  const taken = written.flatMap(readTags);
  const children: TreeNode[] = [];
  for (const [at, child] of written.entries()) {
    const tag = tagOf(child);
    const { name, isEnd, settings } = tag;
    const isAround = marks.has(name) || plain.test(name);
    const isInside = children.some(({ type }) => type === "open");
    const alone = name === "hr" && isInside ? undefined : shownAlone(child, tag);
    if (alone) {
      children.push(...alone);
      if (name === "iframe" && !isEnd) taken.push(child);
      // A line that ends with a tag does not end twice.
      const next = name === "br" ? written[at + 1] : undefined;
      if (next?.type === "text") next.value = next.value?.replace(/^\n/, "");
    } else if (isAround && isEnd) {
      if (!marks.has(name)) taken.push(child);
      close(children, name);
    } else if (isAround && isQuiet(settings)) {
      // An anchor without an address becomes its words.
      if (!marks.has(name) || (name === "a" && !settings.has("href"))) taken.push(child);
      // Only a paragraph can be divided into blocks.
      const isMark = marks.has(name) && (node.type === "paragraph" || !blocks.test(name));
      if (isMark) children.push({ ...child, type: "open", name, url: settings.get("href") });
    } else children.push(child);
  }
  const left = children.filter(({ type }) => type !== "open").flatMap(dividedAtBlocks);
  if (node.children) node.children = left.filter((child) => !isEmpty(child));
  return taken;
}

// What a tag without words becomes; undefined for other nodes and for tags that stay.
function shownAlone(child: TreeNode, { name, isEnd, settings }: Tag): TreeNode[] | undefined {
  const { position } = child;
  if (isEnd) return name === "iframe" ? [] : undefined;
  if (name === "br") return [{ type: "break", position }];
  if (name === "hr") return [{ type: "thematicBreak", position }];
  if (!isQuiet(settings)) return undefined;
  if (name === "img") {
    const [url = "", alt = ""] = [settings.get("src"), settings.get("alt")];
    return [{ type: "image", url, alt, title: null, position }];
  }
  const url = name === "iframe" ? videoPage(settings.get("src") ?? "") : undefined;
  if (url === undefined) return undefined;
  // A link to the video's page replaces its player.
  const words = { type: "text", value: settings.get("title")?.trim() || url, position };
  return [{ type: "link", url, title: null, position, children: [words] }];
}

function isEmpty({ type, children = [] }: TreeNode) {
  const isBlank = ({ type, value = "" }: TreeNode) => type === "text" && !value.trim();
  return type === "paragraph" && children.every(isBlank);
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

type Tag = ReturnType<typeof tagOf>;

function tagOf({ type, value = "" }: TreeNode) {
  const [, slash, name = "", written = ""] = type === "html" ? (tagParts.exec(value) ?? []) : [];
  return { name: name.toLowerCase(), isEnd: slash === "/", settings: settingsOfTag(written) };
}

// A tag that runs code stays, and is refused.
function isQuiet(settings: Map<string, string>) {
  return ![...settings.keys()].some((name) => name.startsWith("on"));
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

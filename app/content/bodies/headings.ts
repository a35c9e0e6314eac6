import { nodesIn, wordsIn, type TreeNode } from "#app/content/bodies/tree.ts";
import { socialHosts } from "#app/model/site/contact.ts";

/** A heading of a body: the id that links use, its text, and its level. */
export type BodyHeading = { id: string; text: string; depth: number };

// Ids that the frame of every page, or a footnote, already uses.
const taken = new Set([
  ...["main", "menu", "newsletter-email", "newsletter-email-problem", "footer-border"],
  ...Object.keys(socialHosts).map((icon) => `social-${icon}`),
]);
const takenBeginning = /^footnote-\d/;

const ownId = /^\{[ \t]*#([^{}\n]*)\}\s*$/;
const goodId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for an id that a page uses for something other than a heading of a body. */
export function isTakenId(id: string) {
  return taken.has(id) || takenBeginning.test(id);
}

/** The headings of a parsed body, with a prefix on each id if several bodies share a page. */
export function headingsOf(tree: TreeNode, prefix: string): BodyHeading[] {
  const nodes = nodesIn(tree).filter(({ type }) => type === "heading");
  const chosen = nodes.map(chosenId);
  const used = new Set(chosen.flatMap((heading) => heading?.id ?? []));
  return nodes.map((node, index) => {
    const heading = chosen[index];
    const all = wordsIn(node).trim();
    const words = heading ? all.slice(0, all.lastIndexOf("{")).trimEnd() : all;
    return { id: prefix + (heading?.id ?? freeId(words, used)), text: words, depth: levelOf(node) };
  });
}

/** Gives each heading of a parsed body its id and removes {#…} from its text. */
export function nameHeadings(tree: TreeNode, prefix: string) {
  const headings = headingsOf(tree, prefix);
  const nodes = nodesIn(tree).filter(({ type }) => type === "heading");
  nodes.forEach((node, index) => {
    const chosen = chosenId(node);
    if (chosen) chosen.text.value = chosen.text.value?.slice(0, chosen.open).trimEnd();
    node.depth = levelOf(node);
    node.data = { ...node.data, hProperties: { id: headings[index]?.id } };
  });
}

/** The id in {#…} at the end of a heading, and its offset in the last text. */
export function chosenId({ children = [] }: TreeNode) {
  const text = children.at(-1);
  if (text?.type !== "text") return undefined;
  const open = Math.max(text.value?.lastIndexOf("{") ?? 0, 0);
  const id = ownId.exec(text.value?.slice(open) ?? "")?.[1];
  return id === undefined ? undefined : { id, text, open };
}

// Only the page's title is a heading of level 1.
function levelOf({ depth = 2 }: TreeNode) {
  return Math.max(depth, 2);
}

/** True for an id that is safe in an address. */
export function isGoodId(id: string) {
  return goodId.test(id);
}

/** The id of a heading whose own is taken. */
export function renamedId(id: string) {
  return `part-${id}`;
}

function freeId(words: string, used: Set<string>) {
  const slug = slugOf(words);
  const base = isTakenId(slug) ? renamedId(slug) : slug;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

function slugOf(words: string) {
  const plain = words.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "");
  return (
    plain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "part"
  );
}

import { placeOf, problemAt, type BodyProblem } from "#app/mdx/body-problem.ts";
import { nodesIn, wordsIn, type TreeNode } from "#app/mdx/tree.ts";

/** A heading of a body: the id to which links lead, its words, and how many # begin it. */
export type BodyHeading = { id: string; text: string; depth: number };

// The frame of every page, and what pages make of their own, have ids like these.
const taken = new Set(["main", "menu", "newsletter-email", "newsletter-problem"]);
const takenBeginning = /^(?:note-|weave-|(?:table|footnote)-\d)/;

const ownId = /^\{[ \t]*#([^{}\n]*)\}\s*$/;
const goodId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for an id that a page may use for something else than a heading of a body. */
export function isTakenId(id: string) {
  return taken.has(id) || takenBeginning.test(id);
}

/**
 * Gives every heading of a parsed body an id: the one that stands in {#…} behind its words, or one
 * made of its words. `prefix` stands before each where several bodies share a page.
 */
export function nameHeadings(tree: TreeNode, text: string, prefix: string) {
  const problems: BodyProblem[] = [];
  const nodes = nodesIn(tree).filter(({ type }) => type === "heading");
  const used = new Set<string>();
  const chosen = nodes.map((node) => {
    const own = takeOwnId(node, text);
    if (!own) return undefined;
    const [says, fix = ""] = badId(own.id, used);
    if (says) problems.push(problemAt(placeOf(text, own.offset), says, fix));
    used.add(own.id);
    return own.id;
  });
  const headings = nodes.map((node, index): BodyHeading => {
    const words = wordsIn(node).trim();
    const id = prefix + (chosen[index] ?? freeId(words, used));
    node.data = { ...node.data, hProperties: { id } };
    return { id, text: words, depth: node.depth ?? 2 };
  });
  return { headings, problems };
}

// Takes {#…} out of the words, and out of their place in the source.
function takeOwnId({ children = [] }: TreeNode, text: string) {
  const last = children.at(-1);
  const words = last?.type === "text" ? (last.value ?? "") : "";
  const open = Math.max(words.lastIndexOf("{"), 0);
  const id = ownId.exec(words.slice(open))?.[1];
  if (!last?.position || id === undefined) return undefined;
  const { start, end } = last.position;
  const offset = text.lastIndexOf("{", end.offset);
  last.value = words.slice(0, open).trimEnd();
  const source = text.slice(start.offset, offset).trimEnd();
  last.position = { start, end: { ...end, offset: (start.offset ?? 0) + source.length } };
  return { id, offset };
}

function badId(id: string, used: ReadonlySet<string>) {
  const likeThis = `Use small letters, digits and hyphens: {#${slugOf(id)}}.`;
  if (!goodId.test(id)) return [`A heading cannot be called {#${id}}.`, likeThis];
  if (isTakenId(id)) return [`Every page has something called "${id}".`, "Choose another name."];
  return used.has(id)
    ? [`Two headings are called {#${id}}.`, "Give one of them another name."]
    : [];
}

function freeId(words: string, used: Set<string>) {
  const slug = slugOf(words);
  const base = isTakenId(slug) ? `part-${slug}` : slug;
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

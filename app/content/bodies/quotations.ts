import { nodesIn, wordsIn, type TreeNode } from "#app/content/bodies/tree.ts";

const dash = /^\s*(?:—|―|–|--)\s*/;

/** Turns the last line of a quotation into its caption if it begins with a dash; runs after `shapeLineBreaks`. */
export function shapeQuotations(tree: TreeNode) {
  for (const parent of nodesIn(tree)) {
    const taken = new Set<TreeNode>();
    parent.children = parent.children
      ?.map((quote, at, all) => {
        if (quote.type !== "blockquote") return quote;
        const source = takeSource(quote);
        // Writers often leave an empty line between a quotation and its source.
        const below = all[at + 1];
        const outside = source || below?.type !== "paragraph" ? undefined : splitAtSource(below);
        if (below && outside?.before.length === 0) taken.add(below);
        const words = source ?? (outside?.before.length === 0 ? outside.source : undefined);
        return words ? withSource(quote, words) : quote;
      })
      .filter((node) => !taken.has(node));
  }
}

function withSource(quote: TreeNode, words: TreeNode[]): TreeNode {
  const source = { type: "source", data: { hName: "figcaption" }, children: words };
  const data = { hName: "figure", hProperties: { className: ["quotation"] } };
  return { type: "quotation", data, children: [quote, source] };
}

function takeSource(quote: TreeNode) {
  const { children = [] } = quote;
  const last = children.at(-1);
  const split = last?.type === "paragraph" ? splitAtSource(last) : undefined;
  if (!last || !split || (split.before.length === 0 && children.length < 2)) return undefined;
  if (split.before.length === 0) quote.children = children.slice(0, -1);
  else last.children = split.before;
  return split.source;
}

function splitAtSource({ children = [] }: TreeNode) {
  const lines = linesOf(children);
  const [first, ...others] = lines.at(-1) ?? [];
  const words = first?.type === "text" ? (first.value ?? "") : "";
  if (!dash.test(words) || dash.test(lines.at(-2)?.[0]?.value ?? "")) return undefined;
  const named = { type: "text", value: words.replace(dash, "") };
  const source = [named, ...others];
  if (!namesSomebody(source.map(wordsIn).join(""))) return undefined;
  return { before: children.slice(0, -(others.length + 2)), source };
}

function linesOf(children: TreeNode[]) {
  const lines: TreeNode[][] = [[]];
  for (const child of children) {
    if (child.type === "break") lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines;
}

// A line of dialogue may also begin with a dash.
function namesSomebody(words: string) {
  const line = words.trim();
  return line !== "" && line.length <= 120 && !/[?!…”"]$/.test(line);
}

import { halfBraces } from "#app/model/half-braces.ts";
import type { BodyCorrection, BodyProblem, Mention } from "#app/mdx/body-problem.ts";
import { checkLink, checkPicture } from "#app/mdx/check-address.ts";
import { checkBlock } from "#app/mdx/check-block.ts";
import { placeOf } from "#app/mdx/text-place.ts";
import { visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** What was found in a body: what has to be mended and what it points at. */
export type Findings = { problems: BodyProblem[]; mentions: Mention[] };

/** Reports something at the place that is being looked at. */
export type Report = (
  says: string,
  expected: string,
  fix: string,
  correction?: BodyCorrection,
) => void;

/** Checks a parsed body against what writers may use, and lists what it points at. */
export function checkTree(tree: TreeNode, text: string): Findings {
  const findings: Findings = { problems: halfFigures(text), mentions: figureMentions(text) };
  const { definitions, onlyPictures } = namesBelow(tree);
  visitTree(tree, (node) => {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: start.line, column: start.column };
    const report: Report = (says, expected, fix, correction) =>
      findings.problems.push({ ...place, says, expected, fix, ...(correction && { correction }) });
    const mention = (kind: Mention["kind"], target: string) => {
      const written = writtenAddress(node, text);
      findings.mentions.push({ kind, target, ...place, ...(written && { written }) });
    };
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        checkBlock(node, report);
        break;
      case "heading":
        if (node.depth === 1) reportTitle(node, text, report);
        break;
      case "text":
        findings.problems.push(...comments(node, text));
        break;
      case "image":
        checkPicture(node.url ?? "", node.alt, report, mention);
        break;
      case "imageReference":
        checkPicture(definitions.get(node.identifier ?? "") ?? "", node.alt, report, mention);
        break;
      case "link":
        checkLink(node.url ?? "", report, mention, writtenAddress(node, text));
        break;
      case "definition":
        if (!onlyPictures.has(node.identifier ?? ""))
          checkLink(node.url ?? "", report, mention, writtenAddress(node, text));
        break;
    }
  });
  return findings;
}

// Addresses may stand below the text under a name, and some of these are of pictures alone.
function namesBelow(tree: TreeNode) {
  const definitions = new Map<string, string>();
  const onlyPictures = new Set<string>();
  const ofLinks = new Set<string>();
  visitTree(tree, ({ type, identifier = "", url = "" }) => {
    if (type === "definition") definitions.set(identifier, url);
    if (type === "imageReference") onlyPictures.add(identifier);
    if (type === "linkReference") ofLinks.add(identifier);
  });
  for (const name of ofLinks) onlyPictures.delete(name);
  return { definitions, onlyPictures };
}

function reportTitle({ position }: TreeNode, text: string, report: Report) {
  const { line, column, offset = 0 } = position?.start ?? { line: 1, column: 1 };
  const isMarked = text[offset] === "#";
  report(
    "A heading with one # is the page's own title, which stands in the fields above.",
    "",
    "Write ## for a heading inside the text.",
    isMarked ? { line, column, length: 0, text: "#" } : undefined,
  );
}

// The address of a link or a picture stands behind its words; what the reader decoded is not found.
function writtenAddress({ position, url }: TreeNode, text: string) {
  const start = position?.start.offset;
  if (start === undefined || !url) return undefined;
  const source = text.slice(start, position?.end.offset);
  const found = Math.max(source.lastIndexOf(`](${url}`), source.lastIndexOf(`]: ${url}`));
  if (found < 0) return undefined;
  const skipped = source[found + 1] === "(" ? 2 : 3;
  return { ...placeOf(text, start + found + skipped), length: url.length };
}

// Figures are put into the finished HTML, so they count wherever they stand in the text.
function figureMentions(text: string): Mention[] {
  return [...text.matchAll(/\{\{(\s*)([^{}]*?)\s*\}\}/g)].map(
    ({ 1: space = "", 2: id = "", index }) => ({
      kind: "stat",
      target: id,
      ...placeOf(text, index),
      written: { ...placeOf(text, index + 2 + space.length), length: id.length },
    }),
  );
}

function halfFigures(text: string): BodyProblem[] {
  return halfBraces(text).map(({ index, written, meant }) => {
    const place = placeOf(text, index);
    return {
      ...place,
      says: `A figure has too few braces: ${written}.`,
      expected: "",
      fix: `Write ${meant}.`,
      correction: { ...place, length: written.length, text: meant },
    };
  });
}

function comments({ position }: TreeNode, text: string): BodyProblem[] {
  const start = position?.start.offset ?? 0;
  const source = text.slice(start, position?.end.offset);
  return [...source.matchAll(/(?<!\\)<!--(?:.*?-->)?/g)].map(({ 0: whole, index }) => {
    const place = placeOf(text, start + index);
    const correction = { ...place, length: whole.length, text: "" };
    return {
      ...place,
      says: "A comment <!-- … --> would be shown to readers.",
      expected: "",
      fix: "Take it out.",
      ...(whole.endsWith("-->") && { correction }),
    };
  });
}

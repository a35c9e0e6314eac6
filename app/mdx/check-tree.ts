import {
  placeOf,
  type BodyCorrection,
  type BodyProblem,
  type Mention,
} from "#app/mdx/body-problem.ts";
import { checkLink, checkPicture } from "#app/mdx/check-address.ts";
import { checkBlock } from "#app/mdx/check-block.ts";
import { checkDecoded, comments, figureMentions, sourceProblems } from "#app/mdx/check-source.ts";
import { picturesAlone } from "#app/mdx/shapes/pictures.ts";
import { addressesBelow, nameBelow, visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** The problems of a body, and what it points at. */
export type Findings = { problems: BodyProblem[]; mentions: Mention[] };

/** Reports a problem at the node that is being checked. */
export type Report = (
  says: string,
  expected: string,
  fix: string,
  correction?: BodyCorrection,
) => void;

/** Checks a parsed body against what writers may use, and lists what it points at. */
export function checkTree(tree: TreeNode, text: string, folder = ""): Findings {
  const findings: Findings = { problems: sourceProblems(text), mentions: figureMentions(text) };
  const below = addressesBelow(tree);
  const onlyPictures = namesOfPictures(tree);
  const alone = picturesAlone(tree);
  visitTree(tree, (node) => {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: start.line, column: start.column };
    const report: Report = (says, expected, fix, correction) =>
      findings.problems.push({ ...place, says, expected, fix, ...(correction && { correction }) });
    const mention = (kind: Mention["kind"], target: string) => {
      const written = writtenAddress(node, text);
      findings.mentions.push({ kind, target, ...place, ...(written && { written }) });
    };
    checkDecoded(node, text, report, mention);
    if (node.title && !alone.has(node)) reportLostWords(node, report);
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
        checkPicture(below.get(nameBelow(node))?.url ?? "", node.alt, report, mention);
        break;
      case "link":
        checkLink(node.url ?? "", report, mention, { written: writtenAddress(node, text), folder });
        break;
      case "definition":
        if (below.get(nameBelow(node)) !== node) reportSecond(node, report);
        else if (!onlyPictures.has(nameBelow(node)))
          checkLink(node.url ?? "", report, mention, {
            written: writtenAddress(node, text),
            folder,
          });
        break;
    }
  });
  return findings;
}

// Definitions that only pictures use are checked with the pictures.
function namesOfPictures(tree: TreeNode) {
  const ofPictures = new Set<string>();
  const ofLinks = new Set<string>();
  visitTree(tree, (node) => {
    if (node.type === "imageReference") ofPictures.add(nameBelow(node));
    if (node.type === "linkReference") ofLinks.add(nameBelow(node));
  });
  for (const name of ofLinks) ofPictures.delete(name);
  return ofPictures;
}

function reportSecond({ identifier }: TreeNode, report: Report) {
  report(
    `The address of [${identifier}] stands here a second time.`,
    "",
    "Keep one of the two lines.",
  );
}

function reportLostWords({ type, title }: TreeNode, report: Report) {
  report(
    `Nobody would see the words "${title}" behind an address.`,
    "",
    type === "image"
      ? "Put an empty line above and below the picture, and they are its caption."
      : "Take them out, or write them into the text.",
  );
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

// The address follows the words of a link or a picture; one with escapes is not found.
function writtenAddress({ position, url }: TreeNode, text: string) {
  const start = position?.start.offset;
  if (start === undefined || !url) return undefined;
  const source = text.slice(start, position?.end.offset);
  if (source === url) return { ...placeOf(text, start), length: url.length };
  const found = Math.max(source.lastIndexOf(`](${url}`), source.lastIndexOf(`]: ${url}`));
  if (found < 0) return undefined;
  const skipped = source[found + 1] === "(" ? 2 : 3;
  return { ...placeOf(text, start + found + skipped), length: url.length };
}

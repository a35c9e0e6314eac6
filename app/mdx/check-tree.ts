import {
  placeOf,
  problemAt,
  type BodyProblem,
  type Mention,
  type More,
} from "#app/mdx/body-problem.ts";
import { checkLink, checkPicture } from "#app/mdx/check-address.ts";
import { checkBlock } from "#app/mdx/check-block.ts";
import { checkDecoded, comments, figureMentions, sourceProblems } from "#app/mdx/check-source.ts";
import { picturesAlone } from "#app/mdx/shapes/pictures.ts";
import {
  addressesBelow,
  nameBelow,
  nodesIn,
  sourceOf,
  startOf,
  type TreeNode,
} from "#app/mdx/tree.ts";

/** The problems of a body, and what it points at. */
export type Findings = { problems: BodyProblem[]; mentions: Mention[] };

/** Reports a problem at the node that is being checked. */
export type Report = (says: string, fix: string, more?: More) => void;

/** Checks a parsed body against what writers may use, and lists what it points at. */
export function checkTree(tree: TreeNode, text: string, folder = ""): Findings {
  const problems = sourceProblems(text);
  const mentions = figureMentions(text);
  const below = addressesBelow(tree);
  const onlyPictures = namesOfPictures(tree);
  const alone = picturesAlone(tree);
  for (const node of nodesIn(tree)) {
    const { line, column, offset } = startOf(node);
    const { type, url = "", title, depth, identifier } = node;
    const written = writtenAddress(node, text);
    const report: Report = (...words) => problems.push(problemAt({ line, column }, ...words));
    const mention = (kind: Mention["kind"], target: string) =>
      mentions.push({ kind, target, line, column, ...(written && { written }) });
    checkDecoded(node, text, report, mention);
    if (title && !alone.has(node)) {
      const fix =
        type === "image"
          ? "Put an empty line above and below the picture, and they are its caption."
          : "Take them out, or write them into the text.";
      report(`Nobody would see the words "${title}" behind an address.`, fix);
    }
    if (type.startsWith("mdxJsx")) checkBlock(node, report);
    if (type === "heading" && depth === 1) {
      const says =
        "A heading with one # is the page's own title, which stands in the fields above.";
      const correction = text[offset] === "#" ? { line, column, length: 0, text: "#" } : undefined;
      report(says, "Write ## for a heading inside the text.", { correction });
    }
    if (type === "text") problems.push(...comments(node, text));
    if (type === "image") checkPicture(url, node.alt, report, mention);
    if (type === "imageReference")
      checkPicture(below.get(nameBelow(node))?.url ?? "", node.alt, report, mention);
    const isSecond = type === "definition" && below.get(nameBelow(node)) !== node;
    if (isSecond)
      report(
        `The address of [${identifier}] stands here a second time.`,
        "Keep one of the two lines.",
      );
    const leads = type === "definition" && !isSecond && !onlyPictures.has(nameBelow(node));
    if (type === "link" || leads) checkLink(url, report, mention, { written, folder });
  }
  return { problems, mentions };
}

// Definitions that only pictures use are checked with the pictures.
function namesOfPictures(tree: TreeNode) {
  const namesOf = (type: string) =>
    nodesIn(tree).flatMap((node) => (node.type === type ? [nameBelow(node)] : []));
  const ofLinks = new Set(namesOf("linkReference"));
  return new Set(namesOf("imageReference").filter((name) => !ofLinks.has(name)));
}

// The address follows the words of a link or a picture; one with escapes is not found.
function writtenAddress(node: TreeNode, text: string) {
  const { url, position } = node;
  if (!url || !position) return undefined;
  const source = sourceOf(node, text);
  const before = [`](${url}`, `]: ${url}`].find((one) => source.lastIndexOf(one) >= 0);
  if (!before && source !== url) return undefined;
  const index = before ? source.lastIndexOf(before) + before.length - url.length : 0;
  return { ...placeOf(text, startOf(node).offset + index), length: url.length };
}

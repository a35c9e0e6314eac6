import { isInsideSite, isSafeAddress } from "#app/model/fields/address.ts";
import { photoPath, publicPicture } from "#app/model/fields/image.ts";
import type { BodyProblem, Mention } from "#app/mdx/body-problem.ts";
import { checkBlock } from "#app/mdx/check-block.ts";
import { visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** What was found in a body: what has to be mended and what it points at. */
export type Findings = { problems: BodyProblem[]; mentions: Mention[] };

/** Reports something at the place that is being looked at. */
export type Report = (says: string, expected: string, fix: string) => void;

/** Checks a parsed body against what writers may use, and lists what it points at. */
export function checkTree(tree: TreeNode, text: string): Findings {
  const findings: Findings = { problems: [], mentions: figureMentions(text) };
  const definitions = new Map<string, string>();
  const onlyPictures = new Set<string>();
  visitTree(tree, (node) => {
    if (node.type === "definition") definitions.set(node.identifier ?? "", node.url ?? "");
    if (node.type === "imageReference") onlyPictures.add(node.identifier ?? "");
  });
  visitTree(tree, (node) => {
    if (node.type === "linkReference") onlyPictures.delete(node.identifier ?? "");
  });
  visitTree(tree, (node) => {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: start.line, column: start.column };
    const report: Report = (says, expected, fix) =>
      findings.problems.push({ ...place, says, expected, fix });
    const mention = (kind: Mention["kind"], target: string) =>
      findings.mentions.push({ kind, target, ...place });
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        checkBlock(node, report);
        break;
      case "heading":
        if (node.depth === 1) {
          report(
            "A heading with one # is the page's own title, which stands in the fields above.",
            "",
            "Write ## for a heading inside the text.",
          );
        }
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
        checkLink(node.url ?? "", report, mention);
        break;
      case "definition":
        if (!onlyPictures.has(node.identifier ?? "")) checkLink(node.url ?? "", report, mention);
        break;
    }
  });
  return findings;
}

type Mentioned = (kind: Mention["kind"], target: string) => void;

function checkPicture(
  url: string,
  alt: string | null | undefined,
  report: Report,
  mention: Mentioned,
) {
  if (!alt?.trim()) {
    report(
      "A picture has no words for those who cannot see it.",
      "",
      `Say what it shows: ![Two girls read at a desk](${url})`,
    );
  }
  if (photoPath.test(url) || publicPicture.test(url)) mention("image", url);
  else {
    report(
      `A picture cannot come from "${url}".`,
      "It has to be a file beside this one, or one below public/.",
      "Write its name, such as photo.jpg or /images/map.svg.",
    );
  }
}

function checkLink(url: string, report: Report, mention: Mentioned) {
  if (isInsideSite(url)) mention("address", url);
  if (isSafeAddress(url)) return;
  const isMail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url);
  const isSite = /^www\.|^[\w-]+\.[a-z]{2,}/.test(url);
  report(
    `A link cannot lead to "${url}".`,
    "It can lead to a page of this site like /donate, or to https://, mailto: or tel:.",
    isMail ? `Write mailto:${url}.` : isSite ? `Write https://${url}.` : "",
  );
}

// Figures are put into the finished HTML, so they count wherever they stand in the text.
function figureMentions(text: string): Mention[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((match) => ({
    kind: "stat",
    target: match[1] ?? "",
    ...placeOf(text, match.index),
  }));
}

function comments({ position }: TreeNode, text: string): BodyProblem[] {
  const start = position?.start.offset ?? 0;
  const source = text.slice(start, position?.end.offset);
  return [...source.matchAll(/(?<!\\)<!--/g)].map((match) => ({
    ...placeOf(text, start + match.index),
    says: "A comment <!-- … --> would be shown to readers.",
    expected: "",
    fix: "Take it out.",
  }));
}

function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

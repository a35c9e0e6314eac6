import { blockSchema } from "#app/content/bodies/blocks.ts";
import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";
import { isSafeAddress } from "#app/model/fields/link.ts";
import { drawingPath, photoPath } from "#app/model/fields/file.ts";

/** The nodes that are never rendered: HTML, code, invalid blocks, and links and pictures with forbidden addresses. */
export function refusedNodes(tree: TreeNode): TreeNode[] {
  const all = nodesIn(tree);
  const pictures = new Set(
    all.filter(({ type }) => type === "imageReference").map(({ identifier }) => identifier),
  );
  return all.filter((node) => {
    const { type, url = "" } = node;
    if (type === "link") return !isSafeAddress(url);
    if (type === "image") return !isPicture(url);
    if (type === "definition")
      return !(pictures.has(node.identifier) ? isPicture(url) : isSafeAddress(url));
    if (type.startsWith("mdxJsx")) return !isBlock(node);
    return /^(?:mdx|html$)/.test(type);
  });
}

function isPicture(url: string) {
  return photoPath.test(url) || drawingPath.test(url);
}

function isBlock({ type, name, attributes = [] }: TreeNode) {
  const schema = type === "mdxJsxFlowElement" ? blockSchema(name) : undefined;
  const settings = attributes.map(({ name: setting = "", value }) => [setting, value] as const);
  const isOnce = new Set(settings.map(([setting]) => setting)).size === settings.length;
  return isOnce && schema?.safeParse(Object.fromEntries(settings)).success === true;
}

import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

/** Makes the title of each picture outside a sentence its caption; a paragraph of several pictures becomes a row. */
export function shapePictures(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    const [first, ...others] = picturesIn(node);
    if (!first) continue;
    if (others.length > 0) {
      node.data = { hName: "div", hProperties: { className: ["photo-row"] } };
      node.children = [first, ...others].map(shaped);
    } else if (first.title) Object.assign(node, shaped(first));
  }
}

function shaped(picture: TreeNode): TreeNode {
  if (!picture.title) return picture;
  const words = { type: "text", value: picture.title };
  const caption = { type: "caption", data: { hName: "figcaption" }, children: [words] };
  const children = [{ ...picture, title: null }, caption];
  return { type: "captioned", data: { hName: "figure" }, children };
}

// The pictures of a paragraph that holds only pictures.
function picturesIn({ type, children = [] }: TreeNode) {
  const pictures = children.filter((child) => child.type === "image");
  const others = children.filter((child) => child.type !== "image");
  const isBare = others.every(({ type, value = "" }) => type === "text" && value.trim() === "");
  return type === "paragraph" && isBare ? pictures : [];
}

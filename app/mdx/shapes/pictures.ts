import { visitTree, type TreeNode } from "#app/mdx/tree.ts";

/** The pictures that stand in a line of their own, where the words behind their address are a caption. */
export function picturesAlone(tree: TreeNode): ReadonlySet<TreeNode> {
  const alone = new Set<TreeNode>();
  visitTree(tree, (node) => {
    const picture = pictureAloneIn(node);
    if (picture) alone.add(picture);
  });
  return alone;
}

/** Makes a picture with a caption of each picture that stands alone and has words behind its address. */
export function shapePictures(tree: TreeNode) {
  visitTree(tree, (node) => {
    const picture = pictureAloneIn(node);
    if (!picture?.title) return;
    const words = { type: "text", value: picture.title };
    picture.title = null;
    const caption = { type: "caption", data: { hName: "figcaption" }, children: [words] };
    node.data = { hName: "figure" };
    node.children = [picture, caption];
  });
}

function pictureAloneIn({ type, children = [] }: TreeNode) {
  const [first, ...others] = children;
  return type === "paragraph" && first?.type === "image" && others.length === 0 ? first : undefined;
}

import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

/** Makes a picture with a caption of each picture that stands alone and has words behind its address. */
export function shapePictures(tree: TreeNode) {
  for (const node of nodesIn(tree)) {
    const [picture] = pictureAloneIn(node);
    if (!picture?.title) continue;
    const words = { type: "text", value: picture.title, position: picture.position };
    picture.title = null;
    const caption = { type: "caption", data: { hName: "figcaption" }, children: [words] };
    node.data = { hName: "figure" };
    node.children = [picture, caption];
  }
}

function pictureAloneIn({ type, children = [] }: TreeNode) {
  const isAlone = type === "paragraph" && children.length === 1;
  return isAlone ? children.filter((child) => child.type === "image") : [];
}

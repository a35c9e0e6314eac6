import { settingsRead } from "#app/content/bodies/blocks.ts";
import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

/** How many words of a body are read: those of its paragraphs, lists, headings and captions. */
export function countWords(tree: TreeNode) {
  const texts = nodesIn(tree).flatMap((node) => [
    node.type === "text" ? (node.value ?? "") : "",
    node.type.startsWith("image") ? (node.title ?? "") : "",
    ...settingsRead(node),
  ]);
  return texts.reduce((sum, text) => sum + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

// How many words somebody reads in a minute.
const wordsPerMinute = 200;

/** How many minutes so many words take, at least one. */
export function minutesToRead(words: number) {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

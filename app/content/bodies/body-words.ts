import { settingsRead } from "#app/content/bodies/blocks.ts";
import { nodesIn, type TreeNode } from "#app/content/bodies/tree.ts";

/** The number of words that a visitor reads in a body: paragraphs, lists, headings and captions. */
export function countWords(tree: TreeNode) {
  const texts = nodesIn(tree).flatMap((node) => [
    node.type === "text" ? (node.value ?? "") : "",
    node.type.startsWith("image") ? (node.title ?? "") : "",
    ...settingsRead(node),
  ]);
  return texts.reduce((sum, text) => sum + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}

// The average reading speed.
const wordsPerMinute = 200;

/** The minutes that it takes to read a number of words, at least one. */
export function minutesToRead(words: number) {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

// Vim tries a folder with 4913 and keeps 1.mdx~, Emacs keeps #1.mdx#, and others write a file beside
// the one that they save.
const besides = /(?:^|\/)(?:4913|#[^/]*#|\.[^/]*\.sw\w|[^/]+(?:~|___jb_(?:tmp|old)___|\.tmp))$/;

/** True for the path of a file that an editor puts beside the one that it has open. */
export function isEditorFile(path: string) {
  return besides.test(path);
}

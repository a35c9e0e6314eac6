/** Matches what a text quotes by its name, such as {{girls-supported}} or {{helpline:child}}. */
export const quotedName = /\{\{([^{}]*)\}\}/g;

/** The names that a text quotes, in its order: each as it is looked up and as it is written, and its index. */
export function quotedNames(text: string) {
  return [...text.matchAll(quotedName)].map(({ 1: inside = "", index }) => {
    const blanks = inside.length - inside.trimStart().length;
    return { name: plainName(inside), written: inside.trim(), index: index + 2 + blanks };
  });
}

/** The name between two braces as it is looked up: " Helpline : child" is helpline:child. */
export function plainName(inside: string) {
  const [, kind, id] = /^(\w+)\s*:\s*(.*)$/.exec(inside.trim()) ?? [];
  return kind === undefined ? inside.trim() : `${kind.toLowerCase()}:${id}`;
}

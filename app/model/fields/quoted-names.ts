/** Matches a quoted fact, such as {{girls-supported}} or {{helpline:child}}. */
export const quotedName = /\{\{([^{}]*)\}\}/g;

/** The facts that a text quotes, in order: the name as it is looked up, as it is written, and its index. */
export function quotedNames(text: string) {
  return [...text.matchAll(quotedName)].map(({ 1: inside = "", index }) => {
    const blanks = inside.length - inside.trimStart().length;
    return { name: plainName(inside), written: inside.trim(), index: index + 2 + blanks };
  });
}

/** The name of a quoted fact as it is looked up: " Helpline : child" is helpline:child. */
export function plainName(inside: string) {
  const [, kind, id] = /^(\w+)\s*:\s*(.*)$/.exec(inside.trim()) ?? [];
  return kind === undefined ? inside.trim() : `${kind.toLowerCase()}:${id}`;
}

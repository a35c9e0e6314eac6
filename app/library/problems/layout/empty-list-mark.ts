import type { YamlProblem } from "#app/library/problems/layout/yaml-problem.ts";

/** A [] for an empty list that was left standing although the list has entries. */
export function emptyListMark(text: string): YamlProblem[] {
  const mark = /^\[\](?=\s*(?:#.*)?$)/m.exec(text);
  if (!mark || !/^-\s/m.test(text)) return [];
  return [
    {
      offset: mark.index,
      says: "[] says that this list is empty, and entries stand here as well.",
      fix: "Take [] away.",
      change: { offset: mark.index, length: 2, text: "" },
    },
  ];
}

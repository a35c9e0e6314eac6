import type { Entry } from "#app/library/entry.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import {
  findingAt,
  findingsAtMost,
  type Passage,
  type WordRule,
} from "#app/library/words/passage.ts";

/** A mistake that is known by how it looks; `{found}` stands for what was written. */
export type Slip = {
  /** Looked for everywhere; what it captures is told in the place of the whole. */
  pattern: RegExp;
  says: string;
  fix: string;
  /** The one kind of passage in which it is a mistake. */
  only?: Passage["kind"];
};

/** Mistakes that one rule tells of. */
export type Slips = {
  slips: Slip[];
  /** Without it every passage is looked at. */
  isLookedAt?: (passage: Passage) => boolean;
  /** How many of one mistake are told in one passage. */
  atMost?: number;
  severityIn?: (entry: Entry) => Problem["severity"];
};

/** A rule that tells of some mistakes, each place once. */
export function slipRule(of: Slips): WordRule {
  return (passages) =>
    passages
      .filter((passage) => passage.kind !== "link" && (of.isLookedAt?.(passage) ?? true))
      .flatMap((passage) => slipsIn(passage, of));
}

function slipsIn(passage: Passage, { slips, atMost = findingsAtMost, severityIn }: Slips) {
  const taken: [number, number][] = [];
  const severity = severityIn ? severityIn(passage.entry) : "warning";
  return slips.flatMap(({ pattern, says, fix, only = passage.kind }) => {
    if (only !== passage.kind) return [];
    const found = [...passage.words.matchAll(pattern)].filter(({ 0: whole, index }) =>
      taken.every(([from, to]) => index >= to || index + whole.length <= from),
    );
    for (const { 0: whole, index } of found) taken.push([index, index + whole.length]);
    return found.slice(0, atMost).map(({ 0: whole, 1: said = whole, index }) => {
      const filled = (text: string) => text.replaceAll("{found}", () => said.trim());
      const words = { says: filled(says), fix: filled(fix), severity };
      return findingAt(passage, { index, length: whole.length }, words);
    });
  });
}

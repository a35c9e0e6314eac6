import { entriesOf } from "#app/library/entries-of.ts";
import type { Inspection } from "#app/library/inspect.server.ts";

/** What became of the content's files, in one line whose numbers add up to the first. */
export function tallyWords({
  tally,
  entries,
  remarks,
  allowed,
}: Pick<Inspection, "tally" | "entries" | "remarks" | "allowed">) {
  const { published, draft, hidden, sample, reported } = tally;
  const files = published.length + draft.length + hidden.length + sample.length + reported.length;
  const posts = entriesOf(entries, "posts").length;
  const parts = [
    `${published.length} published`,
    `${draft.length} drafts`,
    ...(hidden.length > 0 ? [`${hidden.length} not public today`] : []),
    `${sample.length} made up`,
    `${reported.length} to mend`,
  ];
  const worth = remarks.length === 0 ? "" : `; ${remarks.length} remarks`;
  const turnedDown = allowed.length === 0 ? "" : `; ${allowed.length} turned down with a reason`;
  return `${files} files = ${parts.join(" + ")}; ${posts} posts${worth}${turnedDown}`;
}

import { isDay } from "#app/content/today.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";

/** For whom a site is made: for visitors on a day, or for those who look at what is not public yet. */
export type Audience = {
  day: string;
  drafts: boolean;
  /** True where what visitors do not see yet has a mark behind its name. */
  marksHidden?: boolean;
};

/** The first day on which visitors see an entry; undefined where it is public once approved. */
export function firstDay(entry: Entry): string | undefined {
  return dayIn(entry, "publishOn");
}

/** The last day on which an entry is shown; undefined where it stays. An event ends by itself. */
export function lastDay(entry: Entry): string | undefined {
  const own = dayIn(entry, "until");
  if (own || entry.kind !== "events") return own;
  return dayIn(entry, "end") ?? dayIn(entry, "date");
}

/** True for an entry that visitors do not see yet. */
export function isDraft(entry: Pick<Entry, "value">) {
  return valueOf(entry, "draft") === true;
}

/** True for an entry that is approved and waits for its first day. */
function isWaiting(entry: Entry, day: string) {
  return !isDraft(entry) && (firstDay(entry) ?? "") > day;
}

/** True for an entry that this audience sees; what is over is over for everybody. */
export function isPublic(entry: Entry, { day, drafts }: Audience) {
  const isOver = (lastDay(entry) ?? day) < day;
  return !isOver && (drafts || !(isDraft(entry) || isWaiting(entry, day)));
}

/** The names of the lists and pages that site.yaml hides from everybody. */
export function hiddenParts(entries: Entry[]): string[] {
  const site = entries.find(({ kind }) => kind === "site");
  return [(site && valueOf(site, "hide")) ?? []].flat().map(String);
}

/** The entries without the lists that site.yaml hides from everybody. */
export function withoutHidden(entries: Entry[]) {
  const files = hiddenParts(entries).map((name) => `${name}.yaml`);
  return entries.filter(({ file }) => !files.includes(file.path));
}

/** The entries that this audience sees. */
export function shownEntries(entries: Entry[], audience: Audience) {
  return withoutHidden(entries).filter((entry) => isPublic(entry, audience));
}

/** What stands behind the name of an entry that visitors do not see yet, such as " [Draft]". */
export function hiddenMark(entry: Entry, { day, marksHidden }: Audience) {
  if (!marksHidden || isPublic(entry, { day, drafts: false })) return "";
  return isDraft(entry) ? " [Draft]" : ` [Public from ${firstDay(entry)}]`;
}

/** A field of an entry where it is a day; anything else has been reported. */
export function dayIn(entry: Entry, field: string): string | undefined {
  const written = valueOf(entry, field);
  return isDay(written) ? written : undefined;
}

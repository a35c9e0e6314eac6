import { isDay, laterDay, today } from "#app/content/today.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";

/** The audience of a build: visitors on a day, or reviewers who also see drafts. */
export type Audience = {
  day: string;
  drafts: boolean;
  /** True if the name of a hidden entry gets a mark. */
  marksHidden?: boolean;
  /** True if nobody else can open these pages, so that they need not keep search engines away. */
  isLocal?: boolean;
};

/** Somebody who works on the content, in development or in the editor. */
export function localAudience(): Audience {
  return { day: today(), drafts: true, marksHidden: true, isLocal: true };
}

/** The first day on which visitors see an entry; undefined if it has none. */
export function firstDay(entry: Pick<Entry, "value">): string | undefined {
  return dayIn(entry, "publishOn");
}

/** The last day on which an entry is shown; undefined if it has none. An event has one by its date and times. */
export function lastDay(entry: Pick<Entry, "file" | "value">): string | undefined {
  const until = dayIn(entry, "until");
  if (until || !entry.file.kind.hasDay) return until;
  return endOf(entry);
}

/** The day on which an event ends; undefined if it has no valid day. */
export function endOf(entry: Pick<Entry, "value">): string | undefined {
  const last = dayIn(entry, "end") ?? dayIn(entry, "date");
  return last && endsNextDay(entry) ? laterDay(last, 1) : last;
}

/** True for an event that closes on the day after it opens, because that day it would close before. */
export function endsNextDay(entry: Pick<Entry, "value">): boolean {
  const [opens, closes] = ["opens", "closes"].map((field) => valueOf(entry, field));
  const isTime = (written: unknown) => /^\d\d:\d\d$/.test(String(written));
  const [first = "", last = ""] = [dayIn(entry, "date"), dayIn(entry, "end")];
  // The times of several days are those of the first and of the last one.
  const hasDaysBetween = last > first && valueOf(entry, "eachDay") !== true;
  return isTime(opens) && isTime(closes) && String(closes) <= String(opens) && !hasDaysBetween;
}

/** True for a draft. */
export function isDraft(entry: Pick<Entry, "value">) {
  return valueOf(entry, "draft") === true;
}

/** What keeps an entry from visitors on a day: "draft", or its first day if that is later; empty if nothing does. */
export function waitOf(entry: Pick<Entry, "value">, day: string): string {
  if (isDraft(entry)) return "draft";
  const first = firstDay(entry) ?? "";
  return first > day ? first : "";
}

/** True for an entry, or a part of one with its own days, that this audience sees; what is over is hidden from everybody. */
export function isPublic(entry: Pick<Entry, "file" | "value">, { day, drafts }: Audience) {
  const isOver = (lastDay(entry) ?? day) < day;
  return !isOver && (drafts || waitOf(entry, day) === "");
}

/** The lists and pages that site.yaml hides. */
export function hiddenParts(entries: Entry[]): string[] {
  const site = entries.find(({ kind, isLayer }) => kind === "site" && !isLayer);
  return [(site && valueOf(site, "hide")) ?? []].flat().map(String);
}

/** The paths of the lists and pages that site.yaml hides, in the first language. */
export function hiddenPaths(entries: Entry[]): string[] {
  return hiddenParts(entries).flatMap((name) => [`${name}.yaml`, `pages/${name}.yaml`]);
}

/** The entries without the lists that site.yaml hides; the words of a hidden page may still be quoted. */
export function withoutHidden(entries: Entry[]) {
  const hidden = hiddenPaths(entries);
  return entries.filter(
    ({ file }) => file.kind.form !== "list" || !hidden.includes(file.originalPath),
  );
}

/** The entries that this audience sees, without a notice that is over. */
export function shownEntries(entries: Entry[], audience: Audience) {
  const shown = withoutHidden(entries).filter((entry) => isPublic(entry, audience));
  return shown.map((entry) => withCurrentNotice(entry, audience));
}

function withCurrentNotice(entry: Entry, audience: Audience) {
  const notice = valueOf(entry, "notice");
  if (notice === undefined || isPublic({ ...entry, value: notice }, audience)) return entry;
  return { ...entry, value: { ...(entry.value as object), notice: undefined } };
}

/** The entries on pages that site.yaml does not hide, whose files are published; those of the folder programs are on one page. */
export function withoutHiddenPages(entries: Entry[]) {
  const [parts, paths] = [hiddenParts(entries), hiddenPaths(entries)];
  return entries.filter(
    ({ file }) => !paths.includes(file.originalPath) && !parts.includes(file.kind.path),
  );
}

/** The mark after the name of an entry that visitors do not see yet, such as " [Draft]". */
export function hiddenMark(entry: Entry, { day, marksHidden }: Audience) {
  const wait = marksHidden ? waitOf(entry, day) : "";
  if (wait === "") return "";
  return wait === "draft" ? " [Draft]" : ` [Public from ${wait}]`;
}

/** A field of an entry if it is a valid day; the check reports any other value. */
export function dayIn(entry: Pick<Entry, "value">, field: string): string | undefined {
  const written = valueOf(entry, field);
  return isDay(written) ? written : undefined;
}

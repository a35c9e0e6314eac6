import { valueOf } from "#app/content/entries.ts";
import { weekdays } from "#app/model/site/office-hours.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsIn } from "#scripts/check/words/facts/facts-in.ts";

const ofTheOffice =
  /\boffice\b[^.]*\b(?:open|close|shut|hours|staffed)|\b(?:open|clos|staff)[^.]*\boffice\b|\b(?:office|opening|working) hours\b|\bwe (?:are|re) (?:open|here|in the office)\b|\bwe (?:open|close) (?:at|from|on|every|each|mon)|\bsaa (?:za|zetu za) (?:ofisi|kazi)\b|\bofisi[^.]*(?:fungu|fung[aw]|wazi)|\b(?:tuko wazi|tunafungu?a)\b/iu;
const exception =
  /\b(?:holiday|christmas|easter|ramadan|idd|december|until further|this week|today|tomorrow|used to|was|were|sikukuu|likizo|krismasi|pasaka|leo|kesho|wiki hii|ilikuwa)\b/iu;

/** The days on which the office is open, when it opens and when it closes; undefined where site.yaml does not say. */
export function officeFacts({ entriesOf }: Pick<CheckedSite, "entriesOf">): Fact[] | undefined {
  const [site] = entriesOf("site");
  if (!site?.isValid) return undefined;
  const { days, opens, closes } = valueOf(site, "office") as Record<string, string> & {
    days: string[];
  };
  const key = days
    .map((day) => (weekdays.indexOf(day as never) + 1) % 7)
    .sort()
    .join("");
  const bare = { index: 0, length: 0, counted: [] };
  return [{ kind: "days", key, ...bare }, ...factsIn(`${opens}, ${closes}`, "en")];
}

/** True where a sentence, or the heading above it, says when the office is open on ordinary days. */
export function saysOfficeHours(
  sentence: string,
  text: SiteText,
  { texts }: Pick<CheckedSite, "texts">,
) {
  if (exception.test(sentence)) return false;
  if (ofTheOffice.test(sentence)) return true;
  const before = texts.slice(0, texts.indexOf(text)).filter(({ entry }) => entry === text.entry);
  const heading = before.findLast(
    ({ depth, field }) => depth !== undefined || /hours/i.test(field),
  );
  return heading !== undefined && ofTheOffice.test(`${heading.value} `);
}

import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { sentenceAt } from "#scripts/check/words/sentences.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { goneFacts, type Gone } from "#scripts/review/left-behind/gone-facts.ts";

/** What the branch replaced or took out, and the sentences that still say it, each with the words in its middle. */
export type LeftBehind = {
  title: string;
  isWithdrawn: boolean;
  places: { file: string; line: number; parts: [string, string, string] }[];
};

// These tell of their own time.
const dated = /^(?:posts|news|testimonials|timeline|successStories|pledges)$/;
// What these rules found is told already.
const telling = new Set(["typed-facts", "wrong-weekdays", "personal-data"]);
// What is in more places is said of many things, unless it is said of the whole site.
const mostPlaces = 6;
// A stem in more of the texts joins nothing.
const mostShared = 0.04;

/** What of the old is left in the texts after a branch, each sentence once and none that a finding tells. */
export function leftBehind(
  [before, after]: [CheckedSite, CheckedSite],
  edits: Edit[],
  findings: Finding[],
): LeftBehind[] {
  const { texts, files } = after;
  const most = Math.max(4, texts.length * mostShared);
  let spread: Map<string, number> | undefined;
  const isRare = (stem: string) => ((spread ??= spreadOf(texts)).get(stem) ?? 0) < most;
  const gone = goneFacts(before, after, edits, isRare);
  const told = new Set<string>();
  const isTold = ({ file, key, start, end }: ReturnType<typeof sentencesIn>[number]) =>
    told.has(key) ||
    findings.some(
      (one) => telling.has(one.rule) && one.file === file && one.start < end && start < one.end,
    );
  return gone.flatMap((one) => {
    const all = texts.flatMap((text) => sentencesIn(text, one)).filter((found) => !isTold(found));
    if (all.length === 0 || (all.length > mostPlaces && !one.isWide)) return [];
    for (const { key } of all) told.add(key);
    const sorted = all.sort((first, second) => first.isDated - second.isDated);
    const places = sorted.map(({ file, start, parts }) => {
      const text = files.find(({ path }) => path === file)?.text ?? "";
      return { file: `content/${file}`, line: text.slice(0, start).split("\n").length, parts };
    });
    return { title: one.title, isWithdrawn: one.now === undefined, places };
  });
}

// In how many texts each stem stands.
function spreadOf(texts: SiteText[]) {
  const spread = new Map<string, number>();
  for (const stem of texts.flatMap(({ value }) => [...new Set(stemsOf(value))]))
    spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return spread;
}

// The sentences of a text that say what is gone, each once, with its place.
function sentencesIn(text: SiteText, gone: Gone) {
  const places = gone.placesIn(text).map(({ index, length }) => {
    return { sentence: sentenceAt(text.value, index), index, length };
  });
  const once = new Map(places.map((one) => [one.sentence.index, one]));
  return [...once.values()].flatMap(({ sentence, index, length }) => {
    const place = text.at(index, length);
    const at = index - sentence.index;
    const words = sentence.text;
    const parts: [string, string, string] = [
      words.slice(0, at),
      words.slice(at, at + length),
      words.slice(at + length).trimEnd(),
    ];
    const isDated = Number(dated.test(text.entry.kind));
    return [{ ...place, key: `${place.file} ${words}`, parts, isDated }];
  });
}

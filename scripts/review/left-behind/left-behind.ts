import { valueOf } from "#app/content/entries.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import type { Place } from "#scripts/check/place.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { isCountOf } from "#scripts/check/shown-lists.ts";
import type { SiteText } from "#scripts/check/texts.ts";
import type { Fact } from "#scripts/check/words/facts/fact.ts";
import { factsOf, isSameFact } from "#scripts/check/words/facts/facts-in.ts";
import { stemsOf } from "#scripts/check/words/facts/stems.ts";
import { saysOfficeHours } from "#scripts/check/words/opening-hours.ts";
import { proseOf } from "#scripts/check/words/prose-of.ts";
import { sentenceAt, type Sentence } from "#scripts/check/words/sentences.ts";
import type { Edit } from "#scripts/review/edits/edits-between.ts";
import { folded, goneFacts, type Gone } from "#scripts/review/left-behind/gone-facts.ts";

/** What the branch replaced or took out, and the sentences that still say it, each with the words in its middle. */
export type LeftBehind = {
  title: string;
  isWithdrawn: boolean;
  places: { file: string; line: number; parts: [string, string, string] }[];
};
type Found = { place: Place; words: string; index: number; length: number; isDated: boolean };

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
  const gone = goneFacts(before, after, edits);
  if (gone.length === 0) return [];
  const spread = new Map<string, number>();
  for (const stem of after.texts.flatMap(({ value }) => [...new Set(stemsOf(value))]))
    spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const most = Math.max(4, after.texts.length * mostShared);
  const isRare = (stem: string) => (spread.get(stem) ?? 0) < most;
  const texts = after.texts.map((text) => ({ text, prose: folded(proseOf(text)) }));
  const told = new Set<string>();
  const isTold = ({ place: { file, start, end }, words }: Found) =>
    told.has(`${file} ${words}`) ||
    findings.some(
      (one) => telling.has(one.rule) && one.file === file && one.start < end && start < one.end,
    );
  return gone.flatMap((one) => {
    const about = { ...one, about: one.about.filter(isRare) };
    const all = texts
      .flatMap(({ text, prose }) => oldIn(text, prose, about, one.about, after))
      .filter((found) => !isTold(found));
    if (all.length === 0 || (all.length > mostPlaces && !one.isWide)) return [];
    for (const { place, words } of all) told.add(`${place.file} ${words}`);
    const sorted = all.sort((first, second) => Number(first.isDated) - Number(second.isDated));
    const isWithdrawn = one.now === undefined;
    return { title: one.title, isWithdrawn, places: sorted.map((found) => shown(found, after)) };
  });
}

function shown({ place, words, index, length }: Found, { files }: CheckedSite) {
  const text = files.find(({ path }) => path === place.file)?.text ?? "";
  const line = text.slice(0, place.start).split("\n").length;
  const [start, end] = [words.slice(0, index), words.slice(index + length).trimEnd()];
  const parts: [string, string, string] = [start, words.slice(index, index + length), end];
  return { file: `content/${place.file}`, line, parts };
}

function oldIn(text: SiteText, prose: string, gone: Gone, all: string[], site: CheckedSite) {
  const { value, entry } = text;
  const places = gone.fact
    ? factPlaces(text, gone, gone.fact, all, site)
    : namePlaces(text, prose, gone);
  const bySentence = new Map(
    places.map(({ index, length }): [number, Found[]] => {
      const sentence = sentenceAt(value, index);
      const found: Found = {
        place: text.at(index, length),
        words: sentence.text,
        index: index - sentence.index,
        length,
        isDated: dated.test(entry.kind),
      };
      return [sentence.index, saysNew(sentence, gone, text) ? [] : [found]];
    }),
  );
  return [...bySentence.values()].flat();
}

// "From 17:00 to 16:00" tells both.
function saysNew({ index, text }: Sentence, { now }: Gone, whole: SiteText) {
  if (typeof now !== "object") return now !== undefined && text.includes(now);
  return factsOf(whole).some((fact) => {
    const isHere = fact.index >= index && fact.index < index + text.length;
    const isCounted =
      now.counted.length === 0 || now.counted.some((one) => fact.counted.includes(one));
    return isHere && isCounted && isSameFact(fact, now);
  });
}

function factPlaces(text: SiteText, gone: Gone, fact: Fact, all: string[], site: CheckedSite) {
  const { kind, key } = fact;
  const { list, about } = gone;
  return factsOf(text).filter((one) => {
    if (!isSameFact(one, fact)) return false;
    if (/^(?:mail|phone|date)$/.test(kind)) return true;
    if (kind === "amount") return text.entry.kind !== "pledges";
    if (list) return isCountOf(list, one, text, list.beside.includes(text));
    const sentence = sentenceAt(text.value, one.index).text;
    if (gone.isOffice)
      return /\boffice\b|\bofisi/i.test(sentence) || saysOfficeHours(sentence, text, site);
    const said = stemsOf(`${sentence} ${String(valueOf(text.entry, "title") ?? "")}`);
    const shared = new Set(said.filter((stem) => about.includes(stem)));
    if (kind === "percent" || /^(?:19|20)\d\d$/.test(key)) return shared.size > 0;
    // Few words of one language are known in the other.
    if (kind !== "number") return shared.size > (text.language === gone.language ? 1 : 0);
    // A number alone in its field counts what the field or its entry is called.
    const isBare = fact.counted.length === 0;
    const isCounted = one.counted.some((stem) => (isBare ? all : fact.counted).includes(stem));
    const isOther = [...shared].some((stem) => isBare || !one.counted.includes(stem));
    return isCounted && (Number(key) > 20 || isOther);
  });
}

function namePlaces(text: SiteText, prose: string, { names, role, list }: Gone) {
  const found = names.toReversed().flatMap((name) => {
    const plain = folded(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // What begins like a sentence is a name in quotation marks alone.
    const start = /^(?:The|A|An|Our|We|What|How|Your|You) /.test(name) ? '[“"‘]' : "";
    return [...prose.matchAll(new RegExp(`(?<!\\p{L})${start}${plain}(?!\\p{L})`, "gu"))];
  });
  const words = list?.beside.includes(text) ? [...prose.matchAll(/\p{L}{3,}/gu)] : [];
  const roles = words.filter(([word]) => stemsOf(word).some((stem) => role?.includes(stem)));
  return [...found, ...roles].map(({ 0: { length }, index }) => ({ index, length }));
}

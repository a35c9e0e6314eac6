import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import { namesOfReads } from "#scripts/build/memory/place-of-read.ts";
import {
  openRegister,
  type KnownReads,
  type LineOf,
} from "#scripts/build/memory/reads-register.ts";
import type { DrawnPage, SiteRecord } from "#scripts/build/memory/site-record.ts";
import type { OutputFolder } from "#scripts/build/output/output-folder.ts";
import { changedReads, readersOf } from "#scripts/build/pages/changed-reads.ts";
import type { Drawing, Studio } from "#scripts/build/pages/draw-target.ts";
import { drawTargets } from "#scripts/build/pages/draw-targets.ts";
import { nameOfWords } from "#scripts/build/pages/name-of-words.ts";
import {
  factsWithoutFrame,
  type FactsWithoutFrame,
} from "#scripts/build/pages/facts-without-frame.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { missingPage, siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** What came of drawing a site, as the next build wants to know it. */
export type Prerendered = KnownReads & Pick<SiteRecord, "pages" | "facts"> & { drawn: number };

// A thread reads all words once more before it draws its first page, which a few pages do not pay.
const enoughForThreads = 200;

/** What there is to draw a site from. */
export type Drawable = {
  contents: Contents;
  texts: Inspection["texts"];
  /** What the last build knew, where its pages may stay. */
  before: SiteRecord | undefined;
  output: OutputFolder;
  openStudio: () => Promise<Studio>;
  appFolder: string;
  lineOf: LineOf;
  /** How many further threads may help. */
  threads: number;
};

/**
 * Draws every target of the site that reads something new, without a server; what an earlier build
 * drew from the same words stays. Opens the studio only where it has to draw.
 */
export async function prerender(site: Drawable): Promise<Prerendered> {
  const { contents, texts, before, output, openStudio, appFolder, lineOf } = site;
  const changed = before && (await changedReads(before, texts, contents));
  const isFrameSame = changed && !namesOfReads(before.everywhere).some((name) => changed.has(name));
  const last = isFrameSame ? before : undefined;
  const stale = last && changed && readersOf(changed, last);
  const stays = ({ address, file }: SiteTarget) => {
    const known = stale?.has(address) ? undefined : last?.pages.get(address);
    return known?.file === file && output.keep(file) ? known : undefined;
  };
  const register = openRegister(last, texts);
  const pages = new Map<string, DrawnPage>();
  const drawnFacts = keptLines<FactsWithoutFrame>();
  let frameOfAll: PageFacts | undefined;
  const frameFacts = () =>
    (frameOfAll ??= drawnFacts.get(missingPage.address) ?? last?.facts.get(missingPage.address));
  const take = ({ address, file }: SiteTarget, drawing: Drawing) => {
    const { text, reads, share, weight, facts } = drawing;
    output.write(file, text);
    if (address === missingPage.address) register.noteEverywhere(reads);
    register.note(address, reads);
    pages.set(address, { file, share, weight });
    // What has the frame and nothing more is drawn before all others.
    const frame = address === missingPage.address ? undefined : frameFacts();
    if (facts) drawnFacts.set(address, frame ? factsWithoutFrame(facts, frame) : facts);
  };
  const targets = siteTargets(contents);
  const waiting = targets.filter((target) => {
    const known = stays(target);
    if (known) pages.set(target.address, known);
    return !known;
  });
  // The page that has nothing but the frame comes first, because each other page has the same in it.
  const first = waiting.filter((target) => target === missingPage);
  const needs = () => ({ appFolder, words: nameOfWords(texts) });
  const threads = waiting.length < enoughForThreads ? 0 : site.threads;
  await drawTargets(first, openStudio, needs, take, 0);
  await drawTargets(waiting.slice(first.length), openStudio, needs, take, threads);
  const facts = keptLines<FactsWithoutFrame>();
  for (const { address } of targets) {
    facts.copy(address, drawnFacts.line(address) === undefined ? last?.facts : drawnFacts);
  }
  const addresses = targets.map(({ address }) => address);
  return {
    ...register.close(addresses, lineOf),
    // However they were drawn, they stand in the order of the site.
    pages: new Map(addresses.map((address) => [address, pages.get(address) as DrawnPage])),
    facts,
    drawn: waiting.length,
  };
}

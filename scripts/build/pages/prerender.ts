import type { Contents } from "#app/library/contents.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import type { OutputFolder } from "#scripts/build/output/output-folder.ts";
import type { DrawnPage, SiteRecord } from "#scripts/build/output/site-record.ts";
import { changedReads, hashOfRead } from "#scripts/build/pages/changed-reads.ts";
import type { Drawing, Studio } from "#scripts/build/pages/draw-target.ts";
import { drawTargets } from "#scripts/build/pages/draw-targets.ts";
import { nameOfWords } from "#scripts/build/pages/name-of-words.ts";
import { missingPage, siteTargets, type SiteTarget } from "#scripts/build/pages/site-targets.ts";

/** What came of drawing a site, as the next build wants to know it. */
export type Prerendered = Pick<SiteRecord, "values" | "everywhere" | "pages"> & { drawn: number };

/**
 * Draws every target of the site that reads something new, without a server; what an earlier build
 * drew from the same words stays. Opens the studio only where it has to draw.
 */
export async function prerender(
  contents: Contents,
  { texts }: Pick<Inspection, "texts">,
  before: SiteRecord | undefined,
  output: OutputFolder,
  openStudio: () => Promise<Studio>,
  appFolder: string,
): Promise<Prerendered> {
  const changed = before && (await changedReads(before, texts, contents));
  const isFrameSame = changed && !before.everywhere.some((name) => changed.has(name));
  const stays = ({ address, file }: SiteTarget) => {
    const known = before?.pages.get(address);
    const isSame = isFrameSame && known && !known.reads.some((name) => changed.has(name));
    return isSame && known.file === file && output.keep(file) ? known : undefined;
  };
  const pages = new Map<string, DrawnPage>();
  const fresh = new Map<string, string>();
  let everywhere = new Set(before?.everywhere);
  const take = ({ address, file }: SiteTarget, drawing: Drawing) => {
    const { text, reads, ...rest } = drawing;
    output.write(file, text);
    for (const [name, value] of reads) {
      // Every page reads the words of the frame, and all of them the same.
      if (!fresh.has(name)) fresh.set(name, hashOfRead(value));
    }
    if (address === missingPage.address) everywhere = new Set(reads.keys());
    const own = [...reads.keys()].filter((name) => !everywhere.has(name));
    pages.set(address, { file, ...rest, reads: own });
  };
  const targets = siteTargets(contents);
  const waiting = targets.filter((target) => {
    const kept = stays(target);
    if (kept) pages.set(target.address, kept);
    return !kept;
  });
  // It comes first, because each other page has in its frame what it has.
  const first = waiting.filter((target) => target === missingPage);
  for (const part of [first, waiting.slice(first.length)]) {
    await drawTargets(part, openStudio, { appFolder, words: nameOfWords(texts) }, take);
  }
  const read = new Set([...everywhere, ...[...pages.values()].flatMap(({ reads }) => reads)]);
  const values = new Map(
    [...read].map((name) => [name, fresh.get(name) ?? before?.values.get(name) ?? ""]),
  );
  return {
    values,
    everywhere: [...everywhere],
    // However they were drawn, they stand in the order of the site.
    pages: new Map(targets.map(({ address }) => [address, pages.get(address) as DrawnPage])),
    drawn: waiting.length,
  };
}

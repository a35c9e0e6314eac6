import { parse } from "node-html-parser";
import { addressOf } from "#app/library/addresses.ts";
import type { SiteChange, SiteComparison } from "#scripts/review/compare/compare-sites.ts";
import { unitOf } from "#scripts/review/compare/page-changes.ts";
import { bounded, type Review } from "#scripts/review/review.ts";
import type { ReadWords } from "#scripts/review/compare/compare-sites.ts";
import type { Unit } from "#scripts/sources/read-page.ts";

type SiteReview = NonNullable<Review["site"]>;

/** The part of a review that tells what visitors get, in the form of its schema. */
export async function siteReview(
  { pages, changes, alike }: SiteComparison,
  { before, after, drafts }: { before: ReadWords; after: ReadWords; drafts: ReadWords },
): Promise<SiteReview> {
  const titleOf = async ({ site }: ReadWords, address: string) => {
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(await site.text(address))?.[1] ?? "";
    return parse(title).text;
  };
  const listed = pages.map(async (page) => ({
    ...page,
    title: await titleOf(page.change === "removed" ? before : after, page.address),
  }));
  const moved = new Set(after.inspection.contents.redirects.map(({ from }) => from));
  // A page that leads on has the address of a draft that was public before.
  const waiting = [...drafts.site.targets.keys()].filter(
    (address) => !after.site.targets.has(address) && !moved.has(address),
  );
  const shown = waiting.map(async (address) => {
    const own = drafts.inspection.shown.find((entry) => addressOf(entry) === address);
    // A list that only drafts fill has no file of its own.
    const file = own?.file ?? (await drafts.site.read(address)).units[0]?.sources[0]?.file;
    return { address, file: file ?? "content", title: await titleOf(drafts, address) };
  });
  return bounded({
    pages: await Promise.all(listed),
    changes: changes.map(shownChange),
    alike,
    drafts: await Promise.all(shown),
    differing: [],
  });
}

function shownChange(change: SiteChange): SiteReview["changes"][number] {
  const { id, before, after, reasons, pages } = change;
  const { kind, part, heading, sources } = unitOf(change);
  const isWords = !/drawing|picture/.test(kind);
  const shown = { before: fileOfPicture(before), after: fileOfPicture(after) };
  return {
    id,
    change: change.change,
    kind,
    ...(isWords && { before: before?.words, after: after?.words }),
    ...((shown.before ?? shown.after) && { shown }),
    part,
    heading,
    pages: [...new Set(pages.map(({ address }) => address))],
    sources: sources.slice(0, 10).map(({ file, line, column }) => ({ file, line, column })),
    reasons,
  };
}

function fileOfPicture(unit: Unit | undefined) {
  if (!/picture$/.test(unit?.kind ?? "")) return undefined;
  return /\/assets\/([\w.-]+\.(?:avif|webp|jpg|png))$/.exec(unit?.words ?? "")?.[1];
}

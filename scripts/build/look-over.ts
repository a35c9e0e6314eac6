import { addressOf } from "#app/library/addresses.ts";
import { isDraft } from "#app/library/entry.ts";
import type { Inspection } from "#app/library/inspect.server.ts";
import { keptFindings } from "#scripts/build/output/kept-findings.ts";
import { nameOfContents } from "#scripts/build/output/output-folder.ts";
import type { SiteRecord } from "#scripts/build/memory/site-record.ts";
import { factsWithFrame } from "#scripts/build/pages/facts-without-frame.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import { missingPage } from "#scripts/build/pages/site-targets.ts";
import type { PageWeight } from "#scripts/build/pages/page-weight.ts";
import { step } from "#scripts/build/progress.ts";
import type { WrittenSite } from "#scripts/build/write-site.ts";
import { checkSite } from "#scripts/checks/check-site.ts";
import { pagesAreLight } from "#scripts/checks/pages-are-light.ts";
import { securityTextIsFresh } from "#scripts/checks/security-text-is-fresh.ts";
import { entriesToShow, unshownCopy } from "#scripts/checks/unshown-copy.ts";

/** What a written site weighs, page by page, and what is wrong with it or shown nowhere. */
export async function lookOver(site: WrittenSite, inspection: Inspection, output: string) {
  const weights = weightsOf(site);
  const unshown = await step(
    "Copy",
    () => copyOnNoPage(site, inspection, output),
    (found) => (found.length === 0 ? "every text is shown" : `${found.length} texts on no page`),
  );
  const problems = await step(
    "Site",
    async () => [
      ...(await problemsOfPages(site, inspection, output)),
      ...pagesAreLight(weights),
      ...securityTextIsFresh(site.securityText, new Date()),
    ],
    (found) => (found.length === 0 ? "checked" : `${found.length} problems`),
  );
  return { weights, unshown, problems };
}

// Drawing every designed page once more is only worth its time where a word of them changed.
function copyOnNoPage({ record, studio }: WrittenSite, inspection: Inspection, output: string) {
  const entries = entriesToShow(inspection);
  const texts = [...new Set(entries.map(({ file }) => file))].map(
    (file) => `${file} ${inspection.texts.get(file)}`,
  );
  const key = nameOfContents([record.state, ...texts].join("\n"));
  return keptFindings(output, "copy", key, async () =>
    unshownCopy(inspection, entries, (await studio()).ask),
  );
}

// Most edits change no link, no heading and no title, and then nothing else can be wrong with them.
function problemsOfPages({ record }: WrittenSite, inspection: Inspection, output: string) {
  const { facts, files, state } = record;
  const { entries, contents } = inspection;
  const key = nameOfContents(
    [
      state,
      JSON.stringify(contents?.navigation.header),
      ...entries.map((entry) => `${isDraft(entry)} ${addressOf(entry)}`),
      ...[...files.keys()].sort(),
      Buffer.concat(facts.written().parts).toString("latin1"),
    ].join("\n"),
  );
  return keptFindings(output, "checks", key, () =>
    checkSite(pagesOf(facts), new Set([...files.keys()].map((file) => `/${file}`)), inspection),
  );
}

function pagesOf(facts: SiteRecord["facts"]): PageFacts[] {
  const pages = facts.names().flatMap((address) => facts.get(address) ?? []);
  const frame = facts.get(missingPage.address);
  return pages.map((page) =>
    frame && page.address !== frame.address ? factsWithFrame(page, frame) : page,
  );
}

function weightsOf({ record }: WrittenSite): ReadonlyMap<string, PageWeight> {
  return new Map(
    [...record.pages].flatMap(([address, { weight }]) => (weight ? [[address, weight]] : [])),
  );
}

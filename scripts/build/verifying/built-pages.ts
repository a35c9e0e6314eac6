import { addressOf, splitAddress } from "#app/content/addresses.ts";
import { basePath } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { entriesOf, type Entry } from "#app/content/entries.ts";
import { languagesIn } from "#app/content/languages/languages-in.ts";
import { chosenAudience, contentsFor } from "#app/content/open-contents.server.ts";
import { localAudience, type Audience } from "#app/content/public-days.ts";
import { pointersOf } from "#app/content/reading/pointers-of.ts";
import type { FoundContent } from "#app/content/reading/read-content.server.ts";
import type { NextOutput } from "#scripts/build/output.ts";
import { siteRenderer, type SiteRenderer } from "#scripts/build/rendering/site-renderer.ts";
import { checkSite, type SiteProblem } from "#scripts/build/verifying/check-site.ts";
import { placeIn, topOf } from "#scripts/check/checked-site.ts";
import { findingsAt, type Finding } from "#scripts/check/run-rules.ts";
import { writeSite } from "#scripts/build/write-site.ts";

const rule = "built-pages";
/** What the handbook says about these findings, as about those of a rule. */
export const builtPages = {
  severity: "error",
  about:
    "If no rule finds an error, the check makes every page as a build does. Here a link leads nowhere, a page has no title, or a file has the place of another. Two pages with one title are a warning, and so is a link to a missing heading in a preview with drafts.",
} as const;

/** What the check's pages load: the browser's code and the pictures depend on no words. */
export const checkedAssets = {
  script: `${basePath}/assets/entry.js`,
  styles: `${basePath}/assets/styles.css`,
  homeStyles: `${basePath}/assets/home.css`,
  proseStyles: `${basePath}/assets/prose.css`,
  fonts: [],
  lasting: [],
  inlineStyles: new Map(),
};
const assetLink = /^\/(?:assets|icons)\/|^\/manifest\.webmanifest$/;

/** Pages with these assets that are rendered already, by address. */
export type PagesMade = ReadonlyMap<string, { html: string }>;

/** What a build would refuse in content in which no rule finds an error: every page is rendered in memory, or was made before. */
export async function builtFindings(
  content: FoundContent,
  opened?: Contents,
  made?: PagesMade,
): Promise<Finding[]> {
  try {
    const audience = opened ? localAudience() : chosenAudience();
    const contents = opened ?? (await contentsFor(content, audience));
    return pageFindings(content, await problemsOf(contents, audience, made));
  } catch (error) {
    // Whatever ends a build is an error of the check, even if nothing knows its place.
    const text = `The site cannot be built: ${String(error).split("\n")[0]}`;
    return findingsAt([{ ...topOf("site.yaml"), text, rule, severity: "error" }], content.files);
  }
}

async function problemsOf(contents: Contents, { day, drafts }: Audience, made?: PagesMade) {
  const [next, assets] = [memoryOutput(), checkedAssets];
  const make = siteRenderer(contents, assets);
  const render: SiteRenderer = async (address, status) =>
    made?.get(address)?.html ?? make(address, status);
  const pages = await writeSite(contents, assets, day, next, render);
  const problems = checkSite({ pages, files: next.files(), drafts });
  return problems.filter(({ link = "" }) => !assetLink.test(link.slice(basePath.length)));
}

function memoryOutput(): NextOutput {
  const files = new Set<string>();
  const write = (file: string) => {
    if (files.has(file)) throw new Error(`two pages have the address /${file}`);
    files.add(file);
  };
  return { folder: "", write, copy: write, files: () => [...files], discard: () => {} };
}

/** Problems of built pages as findings, each at the link or in the file of the page that causes it. */
export function pageFindings({ files }: FoundContent, problems: SiteProblem[]): Finding[] {
  const entries = files.flatMap(entriesOf);
  const languages = languagesIn(entries);
  const split = (address: string) => splitAddress(address, languages);
  // Read once, because a link of the frame is wrong on every page.
  const pointers = problems.some(({ link }) => link) ? entries.flatMap(pointersIn) : [];
  const reported = problems.map(({ address, says, link, severity }) => {
    const { prefix, page } = split(address);
    const ofPage = entries.filter((entry) => addressOf(entry) === page);
    const owner = ofPage.find(({ isLayer }) => isLayer === (prefix !== "")) ?? ofPage[0];
    const target = link && split(link.slice(basePath.length)).page;
    const there = target ? pointers.filter((pointer) => split(pointer.target).page === target) : [];
    const at = there.find(({ entry }) => entry === owner) ?? there[0];
    const ofEntry = owner ? placeIn(owner, ["title"]) : topOf("site.yaml");
    const place = at ? { file: at.entry.file.path, ...at.range() } : ofEntry;
    const words = { text: `The page ${address} ${says}.`, rule, severity };
    return { cause: at ?? says + address, finding: { ...place, ...words } };
  });
  // A wrong link of the menu is one mistake, although every page has it.
  const counts = new Map<unknown, number>();
  for (const { cause } of reported) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  const first = new Map(reported.toReversed().map(({ cause, finding }) => [cause, finding]));
  const findings = [...first].map(([cause, finding]) => {
    const more = (counts.get(cause) ?? 1) - 1;
    const others = more === 1 ? "1 more page has it" : `${more} more pages have it`;
    return more === 0 ? finding : { ...finding, text: `${finding.text} ${others}.` };
  });
  return findingsAt(findings, files);
}

function pointersIn(entry: Entry) {
  return pointersOf(entry).map((pointer) => ({ ...pointer, entry }));
}

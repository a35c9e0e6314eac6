import { today } from "#app/library/days/today.ts";
import { stampOfFiles } from "#scripts/build/files-state.ts";
import { checkedOutCommit } from "#scripts/build/version-text.ts";
import { readSiteRecord, type SiteRecord } from "#scripts/build/site-record.ts";

const code = [
  "app",
  "public",
  "scripts",
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
const options = ["BASE_PATH", "SITE_URL", "SHOW_DRAFTS"];

/** The options of a build from its environment, each as name=value. */
export function buildOptions(): string[] {
  return options.map((name) => `${name}=${process.env[name] ?? ""}`);
}

/** What the disk says of everything that a build reads; no file is opened for it. */
export function stampOfSources(content: string): string {
  // What is public changes by itself from one day to the next, and a commit alone is told as well.
  const besides = [process.version, today(), checkedOutCommit() ?? "", ...buildOptions()];
  return stampOfFiles([content, ...code], besides);
}

/** The stamp of a finished site: of its sources when it was begun, and of its files. */
export function stampOfSite(output: string, sources: string): string {
  return stampOfFiles([output], [sources]);
}

/** How many pages a site has that is as its last build left it; undefined where anything differs. */
export function unchangedPages(output: string, sources: string): number | undefined {
  const record = readSiteRecord(output);
  if (!record || record.stamp !== stampOfSite(output, sources)) return undefined;
  return pageCount(record);
}

/** How many pages a site has, the pages for errors included; documents for machines are no pages. */
export function pageCount({ pages }: Pick<SiteRecord, "pages">): number {
  return Object.values(pages).filter(({ weight }) => weight).length;
}

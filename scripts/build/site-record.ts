import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { PageWeight } from "#scripts/build/pages/page-weight.ts";
import { outputFile } from "#scripts/build/output-file.ts";

/** A page as it was rendered: the hash of its loaders' answer, and what the checks want to know. */
export type RenderedPage = {
  hash: string;
  facts?: PageFacts;
  weight?: PageWeight;
};

/** A file of the output: a hash of what is in it, and what the disk said when it was published. */
export type PublishedFile = { contents: string; stamp: string };

/** What a build remembers of the one before, for one output folder. */
export type SiteRecord = {
  /** What the disk said of sources and output, by which an unchanged site is known. */
  stamp: string;
  pages: Record<string, RenderedPage>;
  files: Record<string, PublishedFile>;
};

/** The record of an output folder; undefined where it is missing or damaged. */
export function readSiteRecord(output: string): SiteRecord | undefined {
  try {
    const [digest, text = ""] = readFileSync(outputFile(output, "json"), "utf8").split("\n", 2);
    return digest === digestOf(text) ? (JSON.parse(text) as SiteRecord) : undefined;
  } catch {
    // Without a record every page is rendered, which only takes longer.
    return undefined;
  }
}

/** Writes the record of an output folder. */
export function writeSiteRecord(output: string, record: SiteRecord): void {
  const file = outputFile(output, "json");
  const text = JSON.stringify(record);
  mkdirSync(path.dirname(file), { recursive: true });
  // Written beside and renamed, so that a build that is killed leaves the old record.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${digestOf(text)}\n${text}`);
  renameSync(draft, file);
}

function digestOf(text: string) {
  return createHash("sha256").update(text).digest("hex");
}

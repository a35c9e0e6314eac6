import { addressOf } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { localAudience } from "#app/content/public-days.ts";
import { findFiles, type ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import { countFindings, printFindings } from "#scripts/check/print-findings.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { FreshCode } from "#scripts/serve/fresh-code.ts";

// Editors put temporary files beside the open one.
const ours = /\.(?:mdx?|ya?ml|jpe?g|png|webp|avif|heic|pdf|svg|docx|xlsx)$/i;

/** The current state of a content folder. */
type ContentNow = {
  /** The contents with drafts; the last valid ones if these are not, or undefined if there were none. */
  contents?: Contents;
  /** The path of the last known file of each address, even if it has been deleted. */
  files: ReadonlyMap<string, string>;
  /** The check's findings; undefined if the content changed before the check finished. */
  findings: () => Promise<Finding[] | undefined>;
};

/** Returns the current state of a content folder. */
export type FreshContent = () => Promise<ContentNow>;

type Held = { now: ContentNow; state: string; parsed: ContentFile[]; reader: unknown };

/** Reads the disk for each request, so that no watcher is needed; prints the findings when they change. */
export function freshContent(folder: string, code: FreshCode): FreshContent {
  let held: Held | undefined;
  let printed = "";
  const look = async () => {
    const { checkContent, contentsFor, entriesOf, readContent } = await code.current();
    const sources = findFiles(folder);
    const places = sources.map(({ path, size, time }) => `${path} ${size} ${time}`);
    const state = [today(), ...places].join("\n");
    if (held?.state === state && held.reader === contentsFor) return held.now;
    // Changed code may parse differently.
    const content = readContent(sources, held?.reader === contentsFor ? held.parsed : []);
    const opened = await contentsFor(content, localAudience()).catch(() => undefined);
    const contents = opened ?? held?.now.contents;
    const addresses = content.files
      .flatMap(entriesOf)
      .map((entry) => [addressOf(entry), entry.file.path] as const);
    const files = new Map([...(held?.now.files ?? []), ...addresses]);
    const check = async () => {
      const checked = await checkContent(content, { opened });
      const findings = checked.findings.filter(({ file }) => ours.test(file));
      if (held?.now !== now) return undefined;
      const report = `${printFindings(findings)}\n${countFindings(findings)}.`.trim();
      if (report !== printed) console.log(report);
      printed = report;
      return findings;
    };
    let checked: ReturnType<typeof check> | undefined;
    const now: ContentNow = { contents, files, findings: () => (checked ??= check()) };
    held = { now, state, parsed: content.files, reader: contentsFor };
    return now;
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const answer = last.then(look, look);
    last = answer;
    return answer;
  };
}

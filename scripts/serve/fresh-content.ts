import { addressOf } from "#app/content/addresses.ts";
import type { Contents } from "#app/content/contents.ts";
import { entriesOf } from "#app/content/entries.ts";
import { holdContents } from "#app/content/open-contents.server.ts";
import { findFiles, type ContentFile } from "#app/content/reading/read-content.server.ts";
import { today } from "#app/content/today.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import type { FreshCode } from "#scripts/serve/fresh-code.ts";

// Editors put files of other kinds beside the one that they have open.
const ours = /\.(?:mdx?|ya?ml|jpe?g|png|webp|avif|heic|pdf|svg|docx|xlsx)$/i;

/** A content folder as it is now. */
export type ContentNow = {
  findings: Finding[];
  /** Drafts included; the last that could be opened where these cannot, if there were any. */
  contents?: Contents;
  /** The path of the file behind each address. */
  files: ReadonlyMap<string, string>;
};

/** Answers with a content folder as it is now. */
export type FreshContent = () => Promise<ContentNow>;

/** Looks at the disk for each question, so that no watcher is needed. */
export function freshContent(folder: string, code: FreshCode): FreshContent {
  let held: { now: ContentNow; state: string; reader: unknown } | undefined;
  let kept = new Map<string, ContentFile>();
  const look = async () => {
    const { checkFolder, contentsFor } = await code.current();
    const found = findFiles(folder).map(({ path, size, time }) => `${path} ${size} ${time}`);
    const state = [today(), ...found].join("\n");
    if (held?.state === state && held.reader === contentsFor) return held.now;
    // Other code may parse otherwise.
    if (held?.reader !== contentsFor) kept = new Map();
    const { content, findings: all } = await checkFolder(folder, { kept });
    const findings = all.filter(({ file }) => ours.test(file));
    const audience = { day: today(), drafts: true, marksHidden: true };
    const opened = await contentsFor(content, audience).catch(() => undefined);
    const contents = opened ?? held?.now.contents;
    if (contents) holdContents(contents);
    const entries = content.files.flatMap(entriesOf);
    const files = new Map(entries.map((entry) => [addressOf(entry), entry.file.path]));
    held = { now: { findings, contents, files }, state, reader: contentsFor };
    return held.now;
  };
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const answer = last.then(look, look);
    last = answer;
    return answer;
  };
}

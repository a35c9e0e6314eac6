// Runs the rules on the content of a form and renders its page, in a worker so that typing stays smooth.
import {
  readContent,
  type ContentFile,
  type FoundFile,
} from "#app/content/reading/read-content.server.ts";
import { UserError } from "#app/content/user-error.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import { lostAddresses } from "#scripts/check/rules/lost-addresses.ts";
import { isError, runRules, type Finding } from "#scripts/check/run-rules.ts";
import { hasMark, markOf } from "#scripts/check/translation-mark.ts";
import type { ContentTexts } from "#scripts/editor/code-host.ts";
import { entryPages, type EntryPage, type Shown } from "#scripts/editor/entry-pages.ts";

/** The content to check, the file to show as a page, and in tests the only rule to run. */
export type CheckQuestion = ContentTexts & { shown?: Shown; rule?: string };
/** What the check says of a content. */
export type CheckAnswer = {
  findings: Finding[];
  /** The pages that show the file, unless an error prevents them. */
  pages?: EntryPage[];
  /** The mark of the original of each translation, by the path of the translation. */
  marks: Record<string, string>;
  /** The addresses that were public and are gone, each with a page that may replace it. */
  lost: ReturnType<typeof lostAddresses>;
};

// The first characters of each type of file replace the file; CI reads the real one.
const begins: Record<string, string> = {
  pdf: "%PDF-",
  svg: "<svg />",
  docx: "PK\x03\x04",
  xlsx: "PK\x03\x04",
};
let parsed: ContentFile[] = [];
let last: Promise<unknown> = loadDictionary();
const styles = Promise.all(["styles", "home", "prose"].map((name) => textOf(`${name}.css`)));

// One question at a time, because a newer one makes the last one useless.
self.onmessage = ({ data }: MessageEvent<CheckQuestion & { id: number }>) => {
  last = last.then(async () => {
    const made = await answerTo(data).catch(({ message }: Error) => ({ trouble: message }));
    self.postMessage({ id: data.id, ...made });
  });
};

async function answerTo({ texts, others, shown, rule }: CheckQuestion): Promise<CheckAnswer> {
  const written = Object.entries(texts).map(([path, text]) => fileOf(path, text.length, text));
  const files = [...written, ...others.map(({ path, size }) => fileOf(path, size))];
  const content = readContent(
    files.sort((left, right) => (left.path < right.path ? -1 : 1)),
    parsed,
  );
  parsed = content.files;
  const only = rule ? new Map([...allRules].filter(([name]) => name === rule)) : undefined;
  const checked = checkedSite(content);
  const marks = checked.entries.filter(hasMark).map((layer) => {
    const original = originalOf(checked, layer);
    return [layer.file.path, original ? markOf(original) : ""];
  });
  const answer = {
    findings: await runRules(checked, only),
    marks: Object.fromEntries(marks) as CheckAnswer["marks"],
    lost: lostAddresses(checked),
  };
  // Where something is wrong, a page may not be able to show it.
  if (!shown || answer.findings.some(isError)) return answer;
  const [site = "", home = "", prose = ""] = await styles;
  const pages = await entryPages(content, shown, { site, home, prose }).catch((error: Error) => {
    if (error instanceof UserError) return undefined;
    throw error;
  });
  return { ...answer, pages };
}

// Only CI decodes photographs; here its path replaces the bytes of each, so that each has its own hash.
function fileOf(path: string, size: number, text?: string): FoundFile {
  const bytes = text ?? begins[path.split(".").pop() ?? ""] ?? path;
  return { path, diskPath: path, size, read: () => ({ toString: () => bytes }) as Buffer };
}

async function textOf(name: string) {
  return (await fetch(new URL(`../${name}`, self.location.href))).text();
}

async function loadDictionary() {
  const { body } = await fetch(new URL("../dictionary.bin", self.location.href));
  const words = body?.pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(words).arrayBuffer();
  (globalThis as { dictionary?: Uint8Array }).dictionary = new Uint8Array(bytes);
}

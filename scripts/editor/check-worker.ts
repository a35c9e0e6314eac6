// Runs the rules on the content of a form, beside the editor so that nobody waits for them while typing.
import {
  readContent,
  type ContentFile,
  type FoundFile,
} from "#app/content/reading/read-content.server.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import type { ContentTexts } from "#scripts/editor/code-host.ts";

/** What is to be checked, for which day, and by which rule alone. */
export type CheckQuestion = ContentTexts & { id: number; day?: string; rule?: string };

// As each kind of file begins; what is in it is for CI.
const begins: Record<string, string> = {
  pdf: "%PDF-",
  svg: "<svg />",
  docx: "PK\x03\x04",
  xlsx: "PK\x03\x04",
};
let parsed: ContentFile[] = [];
const dictionary = loadDictionary();

self.onmessage = async ({ data }: MessageEvent<CheckQuestion>) => {
  await dictionary;
  const { id, texts, others, day, rule } = data;
  const written = Object.entries(texts).map(([path, text]) => fileOf(path, text.length, text));
  const files = [...written, ...others.map(({ path, size }) => fileOf(path, size))];
  const content = readContent(
    files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    parsed,
  );
  parsed = content.files;
  const only = [...allRules].filter(([name]) => name === rule);
  const findings = await runRules(checkedSite(content, day), rule ? new Map(only) : undefined);
  self.postMessage({ id, findings });
};

function fileOf(
  path: string,
  size: number,
  text = begins[path.split(".").pop() ?? ""] ?? "",
): FoundFile {
  return { path, file: path, size, read: () => ({ toString: () => text }) as Buffer };
}

async function loadDictionary() {
  const { body } = await fetch(new URL("../dictionary.bin", self.location.href));
  const words = body?.pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(words).arrayBuffer();
  (globalThis as { dictionary?: Uint8Array }).dictionary = new Uint8Array(bytes);
}

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** What the dictionary said of words: nothing of a right one, of another the nearest right ones. */
export type Verdicts = Map<string, string[] | undefined>;

type Stored = { digest: string; right: string[]; wrong: [string, string[]][] };

let draftsWritten = 0;

/**
 * The verdicts of earlier checks, kept in the folder that BODY_CACHE names, so that the dictionary
 * is opened for new words only. A missing or damaged file counts as empty.
 */
export async function readVerdicts(): Promise<Verdicts> {
  const file = verdictsFile();
  if (!file) return new Map();
  try {
    const { digest, right, wrong } = JSON.parse(await readFile(file, "utf8")) as Stored;
    if (digest !== digestOf(right, wrong)) return new Map();
    return new Map([...right.map((word) => [word, undefined] as const), ...wrong]);
  } catch {
    return new Map();
  }
}

/** Keeps all verdicts for the next check. */
export async function keepVerdicts(verdicts: Verdicts) {
  const file = verdictsFile();
  if (!file) return;
  const right: string[] = [];
  const wrong: [string, string[]][] = [];
  for (const [word, nearest] of verdicts) {
    if (nearest) wrong.push([word, nearest]);
    else right.push(word);
  }
  await mkdir(path.dirname(file), { recursive: true });
  // Written beside and renamed, so that a check that is killed leaves no half file.
  const draft = `${file}.${process.pid}-${(draftsWritten += 1)}`;
  const stored: Stored = { digest: digestOf(right, wrong), right, wrong };
  await writeFile(draft, JSON.stringify(stored));
  await rename(draft, file);
}

function verdictsFile() {
  const folder = process.env.BODY_CACHE;
  return folder ? path.join(folder, "words", "verdicts.json") : undefined;
}

function digestOf(right: string[], wrong: [string, string[]][]) {
  return createHash("sha256")
    .update(JSON.stringify([right, wrong]))
    .digest("hex");
}

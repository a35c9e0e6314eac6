import { createHash } from "node:crypto";
import type { Contents } from "#app/library/contents.ts";
import { readAgain } from "#app/library/reads/read-again.ts";
import type { SiteRecord } from "#scripts/build/output/site-record.ts";

/**
 * The names of what the pages of an earlier build read and what says something else now. Only the
 * fields of files whose text changed are read again, and every question about many entries.
 */
export async function changedReads(
  { texts, values }: Pick<SiteRecord, "texts" | "values">,
  now: ReadonlyMap<string, string>,
  contents: Contents,
): Promise<ReadonlySet<string>> {
  const names = [...values.keys()].filter((name) => {
    const file = /^[^#]*(?=#.)/.exec(name)?.[0];
    return file === undefined || texts.get(file) !== now.get(file);
  });
  const reads = await readAgain(contents, names);
  return new Set(
    names.filter((name) => !reads.has(name) || hashOfRead(reads.get(name)) !== values.get(name)),
  );
}

/** A short name for what was read, by which it is known to say the same. */
export function hashOfRead(value: unknown) {
  const text = `${typeof value} ${String(value)}`;
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

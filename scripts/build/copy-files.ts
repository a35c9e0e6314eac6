import { readFileSync } from "node:fs";
import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import { publicFiles } from "#app/library/files/public-files.server.ts";
import { writeText } from "#scripts/build/compressed-text.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";

const text = /\.(?:csv|svg|txt)$/;

/**
 * Copies the code's own files from public/ and the files to which pages lead from content/files/; of
 * what stands in those two folders nothing else becomes public.
 */
export function copyFiles(
  { downloads }: Pick<Contents, "downloads">,
  draft: Pick<OutputDraft, "copy" | "write">,
) {
  for (const name of publicFiles) {
    writeText(draft, name, readFileSync(path.resolve("public", name)));
  }
  for (const { address, file, hash } of downloads.values()) {
    if (text.test(file)) writeText(draft, address.slice(1), readFileSync(file));
    else draft.copy(address.slice(1), file, hash);
  }
}

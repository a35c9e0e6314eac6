import path from "node:path";
import type { Contents } from "#app/library/contents.ts";
import { publicFiles } from "#app/library/files/public-files.server.ts";
import { stampOfFile } from "#scripts/build/files-state.ts";
import type { OutputDraft } from "#scripts/build/output-draft.ts";

/**
 * Copies the code's own files from public/ and the files to which pages lead from content/files/; of
 * what stands in those two folders nothing else becomes public.
 */
export function copyFiles(
  { downloads }: Pick<Contents, "downloads">,
  draft: Pick<OutputDraft, "copy">,
) {
  for (const name of publicFiles) {
    const from = path.resolve("public", name);
    draft.copy(name, from, stampOfFile(from));
  }
  for (const { address, file, hash } of downloads.values())
    draft.copy(address.slice(1), file, hash);
}

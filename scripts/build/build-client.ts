import { UserError } from "#app/content/user-error.ts";
import { runChild } from "#scripts/processes.ts";

/**
 * Builds what browsers get of the code, with its fonts, into a folder of a site: in a process of its own,
 * which works beside ours and gives back its memory. Throws where it fails, which it has told itself.
 */
export async function buildClient(folder: string): Promise<void> {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
  if ((await runChild([...vite, "--outDir", folder])) !== 0)
    throw new UserError("The code could not be built.");
}

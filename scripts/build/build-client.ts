import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { UserError } from "#app/content/user-error.ts";

/**
 * Builds what browsers get of the code, with its fonts, into a folder of a site: in a process of its own,
 * which works beside ours and gives back its memory. Throws where it fails, and prints why.
 */
export async function buildClient(folder: string): Promise<void> {
  // Tests build several sites of the same code.
  const built = process.env.BUILT_CODE;
  if (built) return cp(built, folder, { recursive: true });
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", folder];
  const child = spawn(process.execPath, vite, { stdio: ["ignore", "inherit", "pipe"] });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  // A full disk is no fault of the code, and Vite prints a long stack for it.
  if (code !== 0 && complaint.includes("No space left on device")) throw new Error(complaint);
  process.stderr.write(complaint);
  if (code !== 0) throw new UserError("The code could not be built.");
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { UserError } from "#app/content/user-error.ts";

/** Builds the browser's code into a folder, in a child process; prints the reason and throws if it fails. */
export async function buildClient(folder: string): Promise<void> {
  // Tests build several sites from the same code.
  const built = process.env.BUILT_CODE;
  if (built) return cp(built, folder, { recursive: true });
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", folder];
  const child = spawn(process.execPath, vite, { stdio: ["ignore", "inherit", "pipe"] });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  // A full disk is not a fault of the code, and Vite prints a long stack for it.
  if (code !== 0 && complaint.includes("No space left on device")) throw new Error(complaint);
  process.stderr.write(complaint);
  if (code !== 0) throw new UserError("The code could not be built.");
}

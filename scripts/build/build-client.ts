import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { UserError } from "#app/content/user-error.ts";
import { filesBelow } from "#scripts/build/files-below.ts";
import { replaceOutput, startOutput } from "#scripts/build/output.ts";

/**
 * Builds the browser's code into a folder, in a child process; prints the reason and throws if it
 * fails. Code that has not changed is copied from an earlier build.
 */
export async function buildClient(folder: string): Promise<void> {
  const kept = path.resolve(".cache/code", codeKey());
  if (!existsSync(kept)) {
    const next = startOutput(kept);
    try {
      await runVite(next.folder);
      replaceOutput(kept, next.folder);
    } finally {
      next.discard();
    }
  }
  await cp(kept, folder, { recursive: true });
}

/** A key that changes with everything the browser's code depends on: sources, packages, settings, base path. */
export function codeKey(root = "."): string {
  const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
  const sources = filesBelow(path.join(root, "app")).map((file) => `app/${file.path}`);
  const hash = createHash("sha256").update(process.env.BASE_PATH ?? "");
  for (const name of [...settings, ...sources])
    hash.update(`\n${name}\n`).update(readFileSync(path.join(root, name)));
  return hash.digest("hex").slice(0, 12);
}

async function runVite(folder: string) {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", folder];
  const child = spawn(process.execPath, vite, { stdio: ["ignore", "inherit", "pipe"] });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  // A full disk is not a fault of the code, and Vite prints a long stack for it.
  if (code !== 0 && complaint.includes("No space left on device")) throw new Error(complaint);
  process.stderr.write(complaint);
  if (code !== 0) throw new UserError("The code could not be built.");
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { basePath } from "#app/content/base-path.ts";
import { UserError } from "#app/content/user-error.ts";
import { replaceOutput, startOutput } from "#scripts/build/output.ts";
import { sourceKey } from "#scripts/source-key.js";

const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
const sources = ["app", ...settings];

/**
 * Builds the browser's code into a folder, in a child process; prints the reason and throws if it
 * fails. Code that has not changed is copied from an earlier build.
 */
export async function buildClient(folder: string): Promise<void> {
  const kept = await keptUnder(".cache/code", clientKey, runVite);
  await cp(kept, folder, { recursive: true });
}

/** A key that changes with everything that the browser's code is made of. */
export function clientKey(root = "."): string {
  return sourceKey(sources, basePath, root);
}

/** The folder that was made of sources with this key, now or by an earlier build. */
export async function keptUnder(
  home: string,
  keyNow: () => string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const key = keyNow();
  const kept = path.resolve(home, key);
  if (existsSync(kept)) return kept;
  const next = startOutput(kept);
  try {
    await make(next.folder);
    // A source that changed meanwhile may be in what was made, and nobody could tell later.
    if (keyNow() !== key) throw new UserError("The code changed while it was built. Build again.");
    replaceOutput(kept, next.folder);
  } finally {
    next.discard();
  }
  return kept;
}

async function runVite(folder: string) {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", folder];
  // Kept code must not depend on who builds it: tests have other values.
  const env = { ...process.env, NODE_ENV: "production" as const, VITEST: "" };
  const child = spawn(process.execPath, vite, { env, stdio: ["ignore", "inherit", "pipe"] });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  // A full disk is not a fault of the code, and Vite prints a long stack for it.
  if (code !== 0 && complaint.includes("No space left on device")) throw new Error(complaint);
  process.stderr.write(complaint);
  if (code !== 0) throw new UserError("The code could not be built.");
}

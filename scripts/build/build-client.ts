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
  const kept = path.resolve(".cache/code", sourceKey(sources, basePath));
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

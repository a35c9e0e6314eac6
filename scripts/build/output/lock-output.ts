import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { siteFile } from "#scripts/build/memory/site-file.ts";

const lookAgainMilliseconds = 100;

/** Does some work on an output folder while no other build works on it; others wait for their turn. */
export async function lockOutput<Result>(
  output: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = siteFile(output, "lock");
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isFirstLook = true; !take(file); isFirstLook = false) {
    if (isFirstLook) console.log("Another build is writing the same folder; waiting for it.");
    await sleep(lookAgainMilliseconds);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string) {
  // Linked and not written in place, because a lock without its number would pass for a dead one's.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // A build that was killed leaves its lock behind.
    if (!isRunning(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isRunning(file: string) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // Signal 0 asks whether there is such a process and does nothing to it.
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

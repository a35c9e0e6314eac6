import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** An empty folder for the tests of a file, which is deleted after them. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "suluhisho-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

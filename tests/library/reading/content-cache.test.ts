import { readFileSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, describe, expect, it, vi } from "vitest";

import { cacheKey, readCached, writeCached } from "#app/library/reading/content-cache.server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const key = cacheKey("a", "b");

afterEach(() => void vi.unstubAllEnvs());

describe("the content cache", () => {
  it("answers with what was written under a key, and with nothing under another", () => {
    vi.stubEnv("CONTENT_CACHE", path.join(folder, "one"));
    writeCached(key, { words: ["girls"] });
    expect(readCached(key)).toEqual({ words: ["girls"] });
    expect(readCached(cacheKey("ab"))).toBeUndefined();
  });

  it("keeps texts apart that would be the same if they were joined", () => {
    expect(cacheKey("a", "b")).not.toBe(cacheKey("ab"));
  });

  it.each([
    ["cut off", (file: string) => truncateSync(file, 70)],
    ["empty", (file: string) => truncateSync(file, 0)],
    [
      "changed in one letter",
      (file: string) => writeFileSync(file, readFileSync(file, "utf8").replace("girls", "gurls")),
    ],
  ])("takes a file that is %s for none", (how, damage) => {
    const cache = path.join(folder, how);
    vi.stubEnv("CONTENT_CACHE", cache);
    writeCached(key, { words: ["girls"] });
    const [name = ""] = readdirSync(cache);
    damage(path.join(cache, name));
    expect(readCached(key)).toBeUndefined();
  });

  it("works without a folder and on a disk that cannot be written", () => {
    vi.stubEnv("CONTENT_CACHE", undefined);
    writeCached(key, 1);
    expect(readCached(key)).toBeUndefined();
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    vi.stubEnv("CONTENT_CACHE", path.join(file, "inside"));
    writeCached(key, 1);
    expect(readCached(key)).toBeUndefined();
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";

import { chosenOrigin } from "#app/content/base-path.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("SITE_URL", () => {
  it.each([
    ["", undefined],
    ["https://www.example.org", "https://www.example.org"],
    ["https://WWW.example.org/", "https://www.example.org"],
    ["http://localhost:4000", "http://localhost:4000"],
  ])("of %j names the origin %s", (given, origin) => {
    vi.stubEnv("SITE_URL", given);
    expect(chosenOrigin()).toBe(origin);
  });

  it.each([
    "garbage",
    "www.example.org",
    "ftp://example.org",
    "https://",
    "https://a.org/b",
    "https://a.org/?b",
    "https://a.org/#b",
    "https://me:secret@a.org",
    "javascript:alert(1)",
  ])("cannot be %s", (given) => {
    vi.stubEnv("SITE_URL", given);
    expect(chosenOrigin).toThrow(`SITE_URL says "${given}"`);
  });
});

describe("BASE_PATH", () => {
  const basePathOf = async (given: string) => {
    vi.stubEnv("BASE_PATH", given);
    vi.resetModules();
    return (await import("#app/content/base-path.ts")).basePath;
  };

  it.each([
    ["", ""],
    ["/", ""],
    ["/preview/", "/preview"],
    ["/website.org/pr-7", "/website.org/pr-7"],
  ])("of %j is the path %j", async (given, path) => {
    expect(await basePathOf(given)).toBe(path);
  });

  it.each(["preview", "/a b", "/a#b", "/a?b", "/a/../b", "/..", "//x", "/a//b", "/%2e", "/a\\b"])(
    "cannot be %s",
    async (given) => {
      await expect(basePathOf(given)).rejects.toThrow(`BASE_PATH says "${given}"`);
    },
  );
});

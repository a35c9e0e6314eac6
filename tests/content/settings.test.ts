import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a setting with this value means. */
async function chosen(name: string, given: string) {
  vi.stubEnv(name, given);
  vi.resetModules();
  const { today } = await import("#app/content/today.ts");
  if (name === "DATE") return today();
  const { basePath, chosenOrigin } = await import("#app/content/base-path.ts");
  return name === "BASE_PATH" ? basePath : chosenOrigin();
}

it.each([
  ["SITE_URL", "", undefined],
  ["SITE_URL", "https://WWW.example.org/", "https://www.example.org"],
  ["BASE_PATH", "/", ""],
  ["BASE_PATH", "/website.org/pr-7/", "/website.org/pr-7"],
])("%s of %j is %j", async (name, given, is) => {
  expect(await chosen(name, given)).toBe(is);
});

it.each([
  ["SITE_URL", "garbage www.example.org ftp://example.org https:// https://a.org/b javascript:a()"],
  ["SITE_URL", "https://a.org/?b https://a.org/#b https://me:secret@a.org"],
  ["BASE_PATH", "preview /a%20b /a#b /a?b /a/../b /.. //x /a//b /%2e /a\\b"],
  ["DATE", "tomorrow 2027-1-1 2027-02-30 2027-01-01T00:00"],
])("%s cannot be any of %s", async (name, values) => {
  for (const given of values.split(" "))
    await expect(chosen(name, given)).rejects.toThrow(`${name} says "${given}"`);
});

import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

const paths = () => import("#app/content/base-path.ts");
const opening = () => import("#app/content/open-contents.server.ts");
const reading = () => import("#app/content/reading/read-content.server.ts");
const answers: Record<string, () => Promise<unknown>> = {
  SITE_URL: async () => (await paths()).chosenOrigin(),
  BASE_PATH: async () => (await paths()).basePath,
  DATE: async () => (await opening()).chosenAudience().day,
  SHOW_DRAFTS: async () => {
    const { drafts, marksHidden } = (await opening()).chosenAudience();
    // A preview marks what visitors do not see yet.
    return drafts && marksHidden;
  },
  CONTENT_DIR: async () => (await reading()).contentFolder(),
  OUT_DIR: async () => (await import("#scripts/build/output.ts")).outputFolder(),
  PORT: async () => (await import("#scripts/serve/listen.ts")).chosenPort(),
  LAUNCH_WITH_SAMPLES: () => import("#scripts/check-launch.ts"),
  EDITOR_REPOSITORY: () => import("#scripts/build-editor.ts"),
  EDITOR_BRANCH: () => import("#scripts/build-editor.ts"),
  PREVIEW_ADDRESS: () => import("#scripts/review.ts"),
  LIVE_ADDRESS: () => import("#scripts/review.ts"),
  CHROMIUM_PATH: async () => (await import("#scripts/find-browser.ts")).findBrowser("whole"),
};

/** What a setting with this value means. */
function chosen(name: string, given: string | undefined) {
  vi.stubEnv(name, given);
  vi.resetModules();
  return answers[name]!();
}

it.each([
  ["SITE_URL", "https://WWW.example.org/", "https://www.example.org"],
  ["SITE_URL", "http://localhost:3000", "http://localhost:3000"],
  ["BASE_PATH", "/", ""],
  ["BASE_PATH", "/website.org/pr-7/", "/website.org/pr-7"],
  ["SHOW_DRAFTS", "true", true],
  ["SHOW_DRAFTS", "false", false],
  ["PORT", " 4000 ", 4000],
  ["PORT", "65535", 65_535],
  ["PORT", "", 3000],
])("%s of %j is %j", async (name, given, is) => {
  expect(await chosen(name, given)).toBe(is);
});

// Without programs, which would run, and CHROMIUM_PATH, because a browser might then be installed.
it.each(Object.keys(answers).slice(0, 7))("an empty %s is an unset one", async (name) => {
  expect(await chosen(name, "")).toBe(await chosen(name, undefined));
});

it.each([
  ["SITE_URL", "garbage www.example.org ftp://example.org https:// https://a.org/b javascript:a()"],
  ["SITE_URL", "https://a.org/?b https://a.org/#b https://me:secret@a.org"],
  ["BASE_PATH", "preview /a%20b /a#b /a?b /a/../b /.. //x /a//b /%2e /a\\b"],
  ["DATE", "tomorrow 2027-1-1 2027-02-30 2027-13-01 2027-01-01T00:00"],
  ["SHOW_DRAFTS", "1 yes True"],
  ["PORT", "abc -1 65536 80.5"],
  ["LAUNCH_WITH_SAMPLES", "yes"],
  ["EDITOR_REPOSITORY", "website"],
  ["EDITOR_BRANCH", "--all"],
  ["PREVIEW_ADDRESS", "charity.pages.dev"],
  ["LIVE_ADDRESS", "www.example.org"],
  ["CHROMIUM_PATH", "/nowhere/chromium"],
])("%s cannot be any of %s", async (name, values) => {
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "review", "--base", "HEAD"]);
  for (const given of values.split(" "))
    await expect(chosen(name, given)).rejects.toThrow(`${name} says "${given}". Write `);
});

import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { versionText } from "#scripts/build/machine-texts.ts";
import { builtFindings, pageFindings } from "#scripts/build/verifying/built-pages.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();

it.each([
  ["/blog/1", "/blog/2", "blog/1.mdx:6:12"],
  ["/sw/blog/1", "/sw/blog/2", "sw/blog/1.mdx:5:13"],
  ["/sw/blog/1", undefined, "sw/blog/1.mdx:2:8"],
  ["/blog/1", "/abuot", "blog/1.mdx:2:8"],
  ["/blog", "/blog/2", "blog/1.mdx:6:12"],
  ["/nowhere", undefined, "site.yaml:1:1"],
  ["/swim", undefined, "pages/swim.mdx:2:8"],
])("a problem of %s with a link to %s is shown at %s", async (address, link, place) => {
  const content = await contentWith({
    "blog/1.mdx": "---\ntitle: One\ndate: 2025-01-10\nexcerpt: E\n---\nRead [two](/blog/2) next.\n",
    "pages/swim.mdx": "---\ntitle: Swim\n---\nWords.\n",
    "sw/blog/1.mdx": "---\ntitle: Moja\nexcerpt: E\n---\nSoma [pili](/blog/2) sasa.\n",
  });
  const problem = { address, link, says: "has a problem", severity: "error" as const };
  const [found] = pageFindings(content, [problem]);
  expect(`${found?.file}:${found?.line}:${found?.column}`).toBe(place);
  expect(found?.text).toBe(`The page ${address} has a problem.`);
});

it("a wrong link of the menu is one finding, which says how many pages have it", async () => {
  const content = await contentWith({}, smallFolder);
  const problem = (address: string, says = "has a problem") => {
    return { address, link: "/about", says, severity: "error" as const };
  };
  const found = pageFindings(
    content,
    ["/", "/blog", "/privacy"].map((at) => problem(at)),
  );
  expect(found.map(({ file, text }) => [file, text])).toEqual([
    ["navigation.yaml", "The page / has a problem. 2 more pages have it."],
  ]);
  const [one] = pageFindings(
    content,
    ["/", "/blog"].map((at) => problem(at)),
  );
  expect(one?.text).toMatch(/ 1 more page has it\.$/);
});

it("the check of a site below a path finds nothing in content that is right", async () => {
  onTestFinished(() => void vi.unstubAllEnvs().resetModules());
  vi.stubEnv("BASE_PATH", "/preview").resetModules();
  const { builtFindings } = await import("#scripts/build/verifying/built-pages.ts");
  expect(await builtFindings(await contentWith({}, smallFolder))).toEqual([]);
});

it("a preview shows a draft of a translation, whose headings differ from those that visitors open", async () => {
  const content = await contentWith(
    {
      "pages/hall.mdx": "---\ntitle: A\ndescription: B\n---\n## One\n\nSee [it](#one).\n",
      "sw/pages/hall.mdx": "---\ntitle: A\ndraft: true\n---\n## Moja\n",
      "blog/a.mdx": postFile("Tazama [hapa](/hall#one).\n", { lang: "sw" }),
    },
    smallFolder,
  );
  expect(await builtFindings(content)).toEqual([]);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SHOW_DRAFTS", "true");
  expect(await builtFindings(content)).toMatchObject([
    { file: "blog/a.mdx", severity: "warning", text: expect.stringContaining("no such anchor") },
  ]);
});

it("a site of which one page has an error is not built", async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.doUnmock("#scripts/build/verifying/check-site.ts");
    vi.resetModules().restoreAllMocks();
  });
  const printed: string[] = [];
  vi.spyOn(console, "error").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubEnv("OUT_DIR", folder);
  writeFileSync(path.join(folder, "version.txt"), versionText("2026-06-30"));
  const problem = { address: "/about", says: "has no title", severity: "error" };
  vi.doMock("#scripts/build/verifying/check-site.ts", () => ({ checkSite: () => [problem] }));
  vi.resetModules();
  const { buildSite } = await import("#scripts/build/build-site.ts");
  expect(await buildSite()).toBeUndefined();
  expect(printed.join("\n")).toContain("The page /about has no title.");
  expect(readdirSync(folder)).toEqual(["version.txt"]);
});

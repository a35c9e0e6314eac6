import { readFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, describe, expect, it, vi } from "vitest";

import type { ContentGraph } from "#scripts/build/graph/content-graph.ts";
import { nameOfContents } from "#scripts/build/output/output-folder.ts";
import { growingSite } from "#tests/support/growing-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { builtCode, writtenSites } from "#tests/support/written-sites.ts";

const room = temporaryFolder();
const { say, differences } = writtenSites(room);
let graph: ContentGraph;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const quoting = (growingSite["pages/about.yaml"] ?? "").replace(
    /(mission:\n.*\n +text:) .*/,
    "$1 With {{villages}} villages",
  );
  say({ ...growingSite, "pages/about.yaml": quoting });
  await differences(await builtCode(), "output");
  graph = JSON.parse(readFileSync(path.join(room, "content-graph.json"), "utf8")) as ContentGraph;
  return () => vi.restoreAllMocks();
}, 180_000);

describe("content-graph.json", () => {
  it("names the file and the line of what a page reads", () => {
    const { line } = fieldOf("content/pages/about.yaml", "mission.text");
    const text = readFileSync(path.join(room, "content/pages/about.yaml"), "utf8");
    expect(text.split("\n")[line - 1]).toContain("{{villages}}");
    expect(fieldOf("content/pages/about.yaml", "mission.text").pages).toEqual(["/about"]);
  });

  it("leads from a post to every page that shows it, and to those on which it is a neighbor", () => {
    const { pages } = fieldOf("content/blog/post-4.mdx", "title");
    expect(pages).toEqual(expect.arrayContaining(["/blog", "/blog/post-4", "/feed.xml"]));
    // Its neighbors in time show its title besides.
    expect(pages.filter((page) => page.startsWith("/blog/post-")).length).toBeGreaterThan(1);
    expect(fieldOf("content/blog/post-4.mdx", "body.code").pages).toEqual(["/blog/post-4"]);
  });

  it("leads from a figure to the pages that quote it in a sentence", () => {
    const villages = growingSite["stats.yaml"]
      ?.split("- id: ")
      .findIndex((one) => one.startsWith("villages"));
    const { pages } = fieldOf("content/stats.yaml", `${(villages ?? 0) - 1}.value`);
    expect(pages).toContain("/about");
    expect(pages).not.toContain("/contact");
  });

  it("says once what every page reads", () => {
    const shared = graph.everywhere.fields["content/interface.yaml"] ?? [];
    expect(shared).toContain("stayConnected");
    const read = shared.map((field) => fieldOf("content/interface.yaml", field));
    expect(read.flatMap(({ pages }) => pages)).toEqual([]);
  });

  it("leads from a page to what it reads, and from there back to the page", () => {
    for (const [address, { reads }] of Object.entries(graph.pages)) {
      for (const [file, fields] of Object.entries(reads.fields)) {
        for (const field of fields) expect(fieldOf(file, field).pages).toContain(address);
      }
      for (const whole of reads.wholes) expect(graph.wholes[whole]).toContain(address);
    }
    expect(graph.pages["/blog/post-4"]?.reads.wholes).toContain("content/blog?neighbors=post-4");
  });

  it("has the hash of each page's file", () => {
    for (const { file, hash } of Object.values(graph.pages)) {
      expect(nameOfContents(readFileSync(path.join(room, "output", file)))).toBe(hash);
    }
  });
});

function fieldOf(file: string, field: string) {
  const group = graph.fields[file]?.find(({ fields }) => field in fields);
  const found = group && { line: group.fields[field] ?? 0, pages: group.pages };
  if (!found) throw new Error(`Nothing reads ${field} of ${file}.`);
  return found;
}

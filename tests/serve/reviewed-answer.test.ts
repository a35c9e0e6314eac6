import { writeFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { reviewedAnswer } from "#scripts/serve/reviewed-answer.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { openedCode } from "#tests/support/opened-code.ts";
import { branchRepository } from "#tests/support/review/branch-repository.ts";

const { render } = await openedCode();
const files = Object.entries(baseContent).map(([file, text]) => [`content/${file}`, text]);

async function answered(content: string, address: string) {
  const folders = { content, public: path.resolve("public") };
  const { contents, ...inspection } = await inspectContents(folders, { drafts: false });
  if (!contents) throw new Error("The words have problems.");
  const words = { ...inspection, contents };
  return parse((await reviewedAnswer({ words, content, address, render })) ?? "");
}

describe("a page of development", () => {
  it("marks what changed since the branch began, with its line for this computer's editor", async () => {
    const branch = await branchRepository(Object.fromEntries(files) as Record<string, string>);
    const file = path.join(branch.content, "pages/about.yaml");
    const text = baseContent["pages/about.yaml"] ?? "";
    await writeFile(file, text.replace(/^heading: .*$/m, "heading: A heading of its own"));
    const page = await answered(branch.content, "/about");
    const changed = page.querySelector("h1[data-change]");
    expect(changed?.text).toBe("A heading of its own");
    expect(changed?.getAttribute("data-src")).toMatch(/^content\/pages\/about\.yaml:\d+:\d+$/);
    const aside = page.querySelector("aside.review");
    expect(aside?.querySelectorAll("ins").map((one) => one.text)).toContain("of its own");
    const editor = aside?.getAttribute("data-editor") ?? "";
    const opened = path.resolve(editor.replace(/^.*file=/, "").replace("{file}:{line}", "content"));
    expect(opened).toBe(branch.content);
  });

  it("leads to its lines where there is no git, and has no bar where it is no page", async () => {
    const content = await contentFolder();
    const page = await answered(content, "/about");
    expect(page.querySelectorAll("[data-src]").length).toBeGreaterThan(20);
    expect(page.querySelector("[data-change]")).toBeNull();
    expect((await answered(content, "/nothing")).childNodes).toEqual([]);
  });
});

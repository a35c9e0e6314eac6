import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { isTakenId } from "#app/mdx/shapes/headings.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";
import { contentsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

async function idsOf(text: string, prefix?: string) {
  const { headings, problems } = await compileBody(text, { prefix });
  expect(problems).toEqual([]);
  return headings.map(({ id }) => id);
}

describe("a heading of a text", () => {
  it.each([
    ["## Who answers?", ["who-answers"]],
    ["## A *girl’s* `term`", ["a-girls-term"]],
    ["## Mũthoni", ["muthoni"]],
    ["## {{girls}} girls", ["girls-girls"]],
    ["## One\n\n### One\n\n## One", ["one", "one-2", "one-3"]],
    ["## Main\n\n## Note on fees\n\n## …", ["part-main", "part-note-on-fees", "part"]],
    ["## New words {#old-words}", ["old-words"]],
    ["## First\n\n## Other {#first}", ["first-2", "first"]],
    ["New words {#old}\n---", ["old"]],
  ])("has an id of its own: %j", async (text, ids) => {
    expect(await idsOf(text)).toEqual(ids);
  });

  it("has the name of its text before its id where several share a page", async () => {
    expect(await idsOf("## One\n\n## Two {#three}", "school--")).toEqual([
      "school--one",
      "school--three",
    ]);
  });

  it("shows its words alone", async () => {
    const { code, headings, passages } = await compileBody("## The *new* words {#old}\n\nText.");
    expect(renderedBody(code)).toContain('<h2 id="old">The <em>new</em> words</h2>');
    expect(headings).toEqual([{ id: "old", text: "The new words", depth: 2 }]);
    expect(passages[0]?.words.trimEnd()).toBe("   The  new  words");
  });

  it("is known to pages with its figures filled in", async () => {
    const { posts } = await contentsOf({ "blog/3.mdx": postFile("## {{girls}} girls\n\nText.\n") });
    const post = posts.find(({ id }) => id === "3");
    expect(post?.body.headings).toEqual([{ id: "girls-girls", text: "1,500+ girls", depth: 2 }]);
  });

  it.each([
    ["## One {#Who Answers}", "1:8 A heading cannot be called {#Who Answers}.", "{#who-answers}"],
    ["## One {#main}", '1:8 Every page has something called "main".', "another name"],
    ["## One {#a}\n\n## Two {#a}", "3:8 Two headings are called {#a}.", "another name"],
  ])("cannot be called %j", async (text, says, fix) => {
    const [line, ...others] = await bodyProblems(text);
    expect(others).toEqual([]);
    expect(line).toContain(says);
    expect(line).toContain(fix);
  });

  it("has no id that the frame of every page uses", async () => {
    const files = await readdir("app/components", { recursive: true });
    const sources = files
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => path.join("app/components", file));
    sources.push("app/views/frame-view.tsx", "app/islands/forms/newsletter-form.tsx");
    const texts = await Promise.all(sources.map((file) => readFile(file, "utf8")));
    const ids = texts.flatMap((text) => [...text.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    expect(ids).toContain("menu");
    expect(ids.filter((id) => !isTakenId(id ?? ""))).toEqual([]);
  });
});

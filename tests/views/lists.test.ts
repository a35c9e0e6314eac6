import type { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import {
  baseContent,
  changedFile,
  contentsOf,
  postFile,
  type Files,
  contentsWithPosts,
} from "#tests/support/content-folder.ts";
import { renderedPage } from "#tests/views/rendered-page.ts";

const linkIn = (main: HTMLElement, rel: string) =>
  main.querySelector(`a[rel=${rel}]`)?.getAttribute("href");

it.each([
  ["/", ["gallery", "testimonials", "events"]],
  ["/programs", ["additional-programs", "success-stories"]],
  ["/about", ["team", "timeline"]],
  ["/donate", ["pledges"]],
  ["/get-involved", ["opportunities", "partnerships"]],
])("%s has a section with marks for each of %j, unless it is empty", async (address, lists) => {
  const visit = async (files: Files) => {
    const { main } = await renderedPage(await contentsOf(files), address);
    const marks = main.querySelectorAll(".sample-mark");
    const { length } = marks.filter((mark) => mark.closest("li, figure"));
    const notes = main.querySelectorAll("p.border-l-8").filter(({ text }) => text === "The note");
    return [main.querySelectorAll("h2").length, length, marks.length - length + notes.length];
  };
  const listsWith = (entries: (written: string) => string) =>
    Object.fromEntries(
      lists.map((list) => [`${list}.yaml`, entries(baseContent[`${list}.yaml`]!)]),
    );
  const madeUp = (written: string) => `${written.trimEnd()}\n  sample: true\n`;
  const other = (written: string) => madeUp(written).replace(/(?<=id: ).*/, "other");
  const all = lists.length;
  const [headings = 0, ...none] = await visit({});
  expect(none).toEqual([0, 0]);
  expect(await visit(listsWith(() => "[]\n"))).toEqual([headings - all, 0, 0]);
  const hide = `${baseContent["site.yaml"]}hide: [${lists.join()}]\n`;
  expect(await visit({ "site.yaml": hide })).toEqual([headings - all, 0, 0]);
  expect(await visit(listsWith((written) => written + other(written)))).toEqual([headings, all, 0]);
  // If all entries are made up, one mark or a note on pledges says so.
  const whole = await visit(listsWith((written) => madeUp(written) + other(written)));
  expect(whole).toEqual([headings, 0, all]);
});

it("a page asks nothing about ways to help that there are not, and has no empty list", async () => {
  const none = ["opportunities.yaml", "partners.yaml"].map((file) => [file, "[]\n"] as const);
  const lost = ["safety", "savings"].map((name) => [`programs/${name}.mdx`, null] as const);
  const few = await contentsOf({
    ...Object.fromEntries([...none, ...lost]),
    "pages/home.yaml": baseContent["pages/home.yaml"]!.replace(
      /summaries:\n(?: {4}.*\n)+/,
      "summaries: []\n",
    ),
    ...changedFile("additional-programs.yaml", "  figure: villages\n", ""),
  });
  for (const address of ["/", "/programs", "/get-involved"]) {
    const { main } = await renderedPage(few, address);
    const lists = main.querySelectorAll("ul, ol, dl").filter(({ text }) => !text.trim());
    expect(lists.map(String)).toEqual([]);
    // One program needs no list of programs.
    expect(main.querySelector("fieldset, #partners h2, li > a[href='#school']")).toBeNull();
  }
});

const small = (count: number) => Array<boolean>(count).fill(false);
it.each([
  ["/blog", 50, [true, ...small(23)], undefined, "/blog/page/2"],
  ["/blog/page/2", 50, small(24), "/blog", "/blog/page/3"],
  ["/blog/page/3", 50, small(2), "/blog/page/2", undefined],
  ["/blog", 24, [true, ...small(23)], undefined, undefined],
  ["/blog", 0, [], undefined, undefined],
])("%s of %i posts has a large one at the top only", async (address, count, sizes, ...links) => {
  const { main } = await renderedPage(await contentsWithPosts(count), address);
  const headings = main.querySelectorAll("h2");
  expect(headings.map(({ classNames }) => classNames.includes("text-page"))).toEqual(sizes);
  expect([linkIn(main, "prev"), linkIn(main, "next")]).toEqual(links);
  expect(main.querySelector("nav") === null).toBe(count === 0);
  expect(main.text.includes("The noPosts")).toBe(count === 0);
  expect(main.text.includes("The lead")).toBe(address === "/blog");
  expect(main.text).not.toContain("The example");
});

it.each([16, 17, 18, 19])("a headline with a phrase of %i letters fits a phone", async (length) => {
  const heading = `heading: ${"x".repeat(length - 1)}, or\nlead`;
  const words = changedFile("pages/home.yaml", "heading: The heading\nlead", heading);
  const { main } = await renderedPage(await contentsOf(words), "/");
  expect(main.querySelector("h1.long") !== null).toBe(length === 17 || length === 18);
});

it("marks the words of a Swahili post, and its neighbours before and after it", async () => {
  const files = { "blog/3.mdx": postFile("Maneno.\n", { lang: "sw", date: "2025-02-01" }) };
  const contents = await contentsOf(files);
  const { main } = await renderedPage(contents, "/blog/3");
  const foreign = main.querySelectorAll("[lang]").map((part) => part.text.trim());
  expect(foreign).toEqual(["A postA few words", "Maneno."]);
  expect([linkIn(main, "prev"), linkIn(main, "next")]).toEqual(["/blog/1", "/blog/2"]);
  expect(main.querySelector("figure, figcaption")).toBeNull();
  // The way back stays in the middle on the oldest post too.
  const oldest = await renderedPage(contents, "/blog/1");
  expect(oldest.main.querySelector("nav > div > :nth-child(2) a")?.getAttribute("href")).toBe(
    "/blog",
  );
});

it("a category with letters that a browser encodes links to its translation, as its head does", async () => {
  const contents = await contentsOf({
    "categories.yaml": "- { id: Education, color: leaf }\n- { id: Gĩkũyũ stories, color: plum }\n",
    "blog/1.mdx": postFile("Words.\n", { category: "Gĩkũyũ stories" }),
    "sw/blog/1.mdx": "---\ntitle: Habari\n---\nManeno.\n",
    "sw/pages/blog.yaml": "title: Habari\n",
  });
  const { page } = await renderedPage(contents, "/blog/category/gĩkũyũ-stories");
  const address = "/sw/blog/category/gĩkũyũ-stories";
  expect(page.querySelector("header a[hreflang=sw]")?.getAttribute("href")).toBe(address);
  expect(page.querySelector("link[hreflang=sw]")?.getAttribute("href")).toMatch(address);
});

it("a quoted link goes to the page in the language of its text", async () => {
  const page = "---\ntitle: A\ndescription: B\n---\nSee {{registration}}.\n";
  const contents = await contentsOf({
    ...changedFile("site.yaml", "email:", "registration: { label: No. 1, href: /help }\nemail:"),
    "pages/march.mdx": page,
    "sw/pages/march.mdx": page.replace("description: B\n", ""),
  });
  for (const prefix of ["", "/sw"]) {
    const { main } = await renderedPage(contents, `${prefix}/march`);
    expect(main.querySelector(".prose a")?.getAttribute("href")).toBe(`${prefix}/help`);
  }
});

import { describe, expect, it } from "vitest";
import { baseContent, contentsOf, postFile, type Files } from "#tests/support/content-folder.ts";
import { contentsWithPosts } from "#tests/content/posts/many-posts.ts";
import { renderedPage } from "#tests/views/rendered-page.ts";

// Each list with its section.
const sections: [list: string, address: string, section: string][] = [
  ["gallery", "/", "gallery"],
  ["testimonials", "/", "testimonials"],
  ["events", "/", "events"],
  ["additional-programs", "/programs", "additional"],
  ["success-stories", "/programs", "stories"],
  ["team", "/about", "team"],
  ["timeline", "/about", "timeline"],
  ["pledges", "/donate", "pledges"],
  ["opportunities", "/get-involved", "opportunities"],
  ["partnerships", "/get-involved", "partnerships"],
];

describe.each(sections)("the section with the list %s on %s", (list, address, section) => {
  const [file, page] = [`${list}.yaml`, `pages${address === "/" ? "/home" : address}.yaml`];
  const written = baseContent[file] ?? "";
  const words = baseContent[page]?.replace(
    new RegExp(`(\n${section}:\n {2}heading: ).*`),
    "$1Only here",
  );
  const mainWith = async (files: Files) =>
    (await renderedPage(await contentsOf({ [page]: words ?? "", ...files }), address)).main;

  it("is left out with its heading if the list is empty or hidden", async () => {
    expect((await mainWith({})).text).toContain("Only here");
    expect((await mainWith({ [file]: "[]\n" })).text).not.toContain("Only here");
    const hide = `${baseContent["site.yaml"]}hide: [${list}]\n`;
    expect((await mainWith({ "site.yaml": hide })).text).not.toContain("Only here");
  });

  it("marks each made-up entry, or once that all are", async () => {
    const made = `${written.trimEnd()}\n  sample: true\n`;
    const other = made.replace(/(?<=id: ).*/, "other");
    const marksOf = async (text: string) => {
      const all = (await mainWith({ [file]: text })).querySelectorAll(".sample-mark");
      return all.map((mark) => mark.closest("li, figure") !== null);
    };
    expect(await marksOf(written)).toEqual([]);
    expect(await marksOf(written + other)).toEqual([true]);
    const note = (await mainWith({ [file]: made + other })).text.includes("The note");
    expect([note, await marksOf(made + other)]).toEqual(
      list === "pledges" ? [true, []] : [false, [false]],
    );
  });
});

it("asks volunteers nothing about ways to help that there are not", async () => {
  const contents = await contentsOf({ "opportunities.yaml": "[]\n" });
  const { main } = await renderedPage(contents, "/get-involved");
  expect(main.querySelector("fieldset")).toBeNull();
});

it.each([
  ["/blog", [true, ...Array<boolean>(23).fill(false)], [undefined, "/blog/page/2"]],
  ["/blog/page/20", Array<boolean>(24).fill(false), ["/blog/page/19", "/blog/page/21"]],
  ["/blog/page/42", Array<boolean>(16).fill(false), ["/blog/page/41", undefined]],
])("%s of a thousand posts has a large one at the top only", async (address, sizes, links) => {
  const { main } = await renderedPage(await contentsWithPosts(1000), address);
  const isLarge = ({ classNames }: { classNames: string }) => classNames.includes("text-page");
  expect(main.querySelectorAll("h2").map(isLarge)).toEqual(sizes);
  const link = (rel: string) => main.querySelector(`a[rel=${rel}]`)?.getAttribute("href");
  expect([link("prev"), link("next")]).toEqual(links);
});

it("has no list of pages for a single page, and says if there are no posts", async () => {
  const { main } = await renderedPage(await contentsWithPosts(24), "/blog");
  expect([main.querySelector("[rel]"), main.text.includes("The noPosts")]).toEqual([null, false]);
  const { main: empty } = await renderedPage(await contentsWithPosts(0), "/blog");
  expect([empty.querySelector("nav"), empty.text.includes("The noPosts")]).toEqual([null, true]);
});

it("marks the words of a Swahili post, and its neighbours before and after it", async () => {
  const files = { "blog/3.mdx": postFile("Maneno.\n", { lang: "sw", date: "2025-02-01" }) };
  const { main } = await renderedPage(await contentsOf(files), "/blog/3");
  expect(main.querySelectorAll("[lang]").map((part) => part.text.trim())).toEqual([
    "A postA few words",
    "Maneno.",
  ]);
  const link = (rel: string) => main.querySelector(`a[rel=${rel}]`)?.getAttribute("href");
  expect([link("prev"), link("next")]).toEqual(["/blog/1", "/blog/2"]);
  expect(main.querySelector("figure, figcaption")).toBeNull();
});

it.each([
  ["## One\n", 0],
  ["## One\n\n## Two\n", 2],
])("a page of text lists its sections only if there are several: %j", async (body, count) => {
  const page = `---\ntitle: March\ndescription: D\n---\n${body}`;
  const { main } = await renderedPage(await contentsOf({ "pages/march.mdx": page }), "/march");
  expect(main.querySelectorAll("nav a")).toHaveLength(count);
});

import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const can = "It can lead to a page of this site like /donate, or to https://, mailto: or tel:.";

// How it is written, and how it is read where that is something else.
const unsafe: [written: string, read?: string][] = [
  ["javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)"],
  ["<java\tscript:alert(1)>", "java\tscript:alert(1)"],
  ["java&Tab;script:alert(1)", "java\tscript:alert(1)"],
  ["java&#115;cript:alert(1)", "javascript:alert(1)"],
  ["java&NewLine;script:x", "java\nscript:x"],
  ["< javascript:x>", " javascript:x"],
  ["data:text/html,x"],
  ["vbscript:x"],
  ["blob:https://a.example/x"],
  ["file:///etc/passwd"],
  ["//evil.example"],
  ["/\\evil.example"],
  [""],
];

describe("a link", () => {
  it.each(unsafe)("cannot lead to %s", async (written, read = written) => {
    const line = `3:5 A link cannot lead to "${read}". ${can}`;
    expect(await bodyProblems(`One.\n\nSee [it](${written}).`)).toEqual([line]);
  });

  it.each([
    ["www.a.example", "Write https://www.a.example."],
    ["a.example/b", "Write https://a.example/b."],
    ["http://a.example", "Write https://a.example."],
    ["info@a.example", "Write mailto:info@a.example."],
    ["first.last@a.example", "Write mailto:first.last@a.example."],
    ["donate", "If it is a page of this site, write /donate."],
    ["../donate", "If it is a page of this site, write /donate."],
    ["blog/1.mdx", "Write /blog/1."],
    ["../pages/privacy.mdx", "Write /privacy."],
    ["2.mdx", "Write /blog/2."],
    ["about.html", "Write /about."],
    ["../programs/school.mdx", "Write /programs#school."],
    ["../sw/home.mdx", "Write /sw."],
    ["home.yaml", "Write /."],
    [
      "annual-report.pdf",
      "Put the file into the folder files/ and write /files/annual-report.pdf.",
    ],
    [
      "desk.jpg",
      "To show the picture, write ![what it shows](desk.jpg), with no space behind the !.",
    ],
  ])("to %s is mended: %s", async (url, fix) => {
    const line = `1:1 A link cannot lead to "${url}". ${can} ${fix}`;
    expect(await bodyProblems(`[it](${url})`, { folder: "blog" })).toEqual([line]);
  });

  it("without words needs https, which is put there", async () => {
    const { problems } = await compileBody("See http://a.example now.");
    const correction = { line: 1, column: 5, length: 16, text: "https://a.example" };
    expect(problems).toEqual([expect.objectContaining({ correction })]);
  });

  it.each([
    ["/blog/{{girls}}", "A figure", "Write the address out."],
    [
      "tel:{{helpline:child}}",
      "A helpline",
      "Write {{helpline:child}} in the place of the whole link; it becomes one by itself.",
    ],
  ])("has no name in braces in its address: %s", async (url, what, fix) => {
    expect(await bodyProblems(`[it](${url})`)).toEqual([
      `1:1 ${what} cannot stand in an address: "${url}". ${fix}`,
    ]);
  });

  it("cannot lead to an unsafe address that stands below the text", async () => {
    expect(await bodyProblems("See [it][a].\n\n[a]: javascript:alert(1)")).toEqual([
      `3:1 A link cannot lead to "javascript:alert(1)". ${can}`,
    ]);
  });

  it.each([
    ["/donate", "/preview/donate"],
    ["/about#team", "/preview/about#team"],
    ["#below", "#below"],
    ["https://a.example/b?c=d", "https://a.example/b?c=d"],
    ["mailto:info@a.example", "mailto:info@a.example"],
    ["tel:+254700000000", "tel:+254700000000"],
  ])("to %s leads below a path to %s", async (written, shown) => {
    const { code, problems } = await compileBody(`[it](${written})`);
    expect(problems).toEqual([]);
    expect(renderedBody(code, "/preview")).toBe(`<p><a href="${shown}">it</a></p>`);
  });
});

describe("a picture", () => {
  it.each([
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "data:image/png;base64,x",
    "../a.png",
    "/\\evil.example/a.png",
  ])("cannot come from %s", async (url) => {
    const says = `3:1 A picture cannot come from "${url}". It has to be a photo `;
    const lines = await bodyProblems(`One.\n\n![A room](${url})`);
    expect(lines).toEqual([expect.stringContaining(says)]);
  });

  const words = "1:1 A picture has no words for those who cannot see it. Say what it shows: ";
  it.each([
    ["![A room](/images/desk.jpg)", "Put the picture beside this file, and write desk.jpg."],
    ["![A room](/map.svg)", "Put the drawing into files/, and write /files/map.svg."],
    ["![A room](desk.gif)", "ends in .gif cannot be shown"],
    ["![A room](my%20desk.jpg)", "a name of letters, digits and hyphens"],
    ["![A room][a]\n\n[a]: https://evil.example/a.png", "https://evil.example/a.png"],
    ["![](/files/a.svg)", `${words}![Two girls read at a desk](/files/a.svg)`],
    ["![ ](/files/a.svg)", `${words}![Two girls read at a desk](/files/a.svg)`],
    ["![][a]\n\n[a]: /files/a.svg", words],
  ])("written %j is none here: %s", async (text, says) => {
    expect(await bodyProblems(text)).toEqual([expect.stringContaining(says)]);
  });
});

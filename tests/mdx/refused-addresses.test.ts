import { describe, expect, it } from "vitest";

import { compileBody } from "#app/mdx/compile-body.server.ts";
import { bodyProblems } from "#tests/support/body-problems.ts";
import { renderedBody } from "#tests/support/rendered-body.ts";

const can = "It can lead to a page of this site like /donate, or to https://, mailto: or tel:.";

const unsafe = [
  { written: "javascript:alert(1)", url: "javascript:alert(1)" },
  { written: "JaVaScRiPt:alert(1)", url: "JaVaScRiPt:alert(1)" },
  { written: "<java\tscript:alert(1)>", url: "java\tscript:alert(1)" },
  { written: "java&Tab;script:alert(1)", url: "java\tscript:alert(1)" },
  { written: "java&#115;cript:alert(1)", url: "javascript:alert(1)" },
  { written: "java&NewLine;script:x", url: "java\nscript:x" },
  { written: "< javascript:x>", url: " javascript:x" },
  { written: "data:text/html,x", url: "data:text/html,x" },
  { written: "vbscript:x", url: "vbscript:x" },
  { written: "blob:https://a.example/x", url: "blob:https://a.example/x" },
  { written: "file:///etc/passwd", url: "file:///etc/passwd" },
  { written: "//evil.example", url: "//evil.example" },
  { written: "/\\evil.example", url: "/\\evil.example" },
  { written: "", url: "" },
];

const guessed = [
  { url: "www.a.example", fix: " Write https://www.a.example." },
  { url: "a.example/b", fix: " Write https://a.example/b." },
  { url: "http://a.example", fix: " Write https://a.example." },
  { url: "donate", fix: " If it is a page of this site, write /donate." },
  { url: "../donate", fix: " If it is a page of this site, write /donate." },
  { url: "blog/1.mdx", fix: " If it is a page of this site, write /blog/1." },
  { url: "pages/privacy.mdx", fix: " If it is a page of this site, write /privacy." },
  {
    url: "annual-report.pdf",
    fix: " Put the file into the folder public/ and write /annual-report.pdf.",
  },
  {
    url: "desk.jpg",
    fix: " To show the picture, write ![what it shows](desk.jpg), with no space behind the !.",
  },
];

const pictures = [
  "https://evil.example/a.png",
  "//evil.example/a.png",
  "data:image/png;base64,x",
  "../a.png",
  "/\\evil.example/a.png",
];

describe("a link", () => {
  for (const { written, url } of unsafe) {
    it(`cannot lead to ${written}`, async () => {
      expect(await bodyProblems(`One.\n\nSee [it](${written}).`)).toEqual([
        `3:5 A link cannot lead to "${url}". ${can}`,
      ]);
    });
  }

  for (const { url, fix } of guessed) {
    it(`is completed where it says ${url}`, async () => {
      expect(await bodyProblems(`[it](${url})`)).toEqual([
        `1:1 A link cannot lead to "${url}". ${can}${fix}`,
      ]);
    });
  }

  it.each(["info@a.example", "first.last@a.example"])("to %s needs mailto:", async (mail) => {
    expect(await bodyProblems(`[it](${mail})`)).toEqual([
      `1:1 A link cannot lead to "${mail}". ${can} Write mailto:${mail}.`,
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
  it.each(pictures)("cannot come from %s", async (url) => {
    const lines = await bodyProblems(`One.\n\n![A room](${url})`);
    expect(lines).toHaveLength(1);
    expect(
      lines[0]?.startsWith(`3:1 A picture cannot come from "${url}". It has to be a file `),
    ).toBe(true);
  });

  it.each([
    ["desk.gif", "ends in .gif cannot be shown"],
    ["my%20desk.jpg", "a name of letters, digits and hyphens"],
  ])("beside the file says why it is none here: %s", async (url, says) => {
    expect(await bodyProblems(`![A room](${url})`)).toEqual([expect.stringContaining(says)]);
  });

  it.each(["", " "])("needs words that say what it shows and not %o", async (alt) => {
    expect(await bodyProblems(`![${alt}](/images/a.svg)`)).toEqual([
      "1:1 A picture has no words for those who cannot see it. Say what it shows: ![Two girls read at a desk](/images/a.svg)",
    ]);
  });

  it("cannot come from an outside address that stands below the text", async () => {
    const lines = await bodyProblems("![A room][a]\n\n[a]: https://evil.example/a.png");
    expect(lines).toEqual([expect.stringContaining("https://evil.example/a.png")]);
  });

  it("needs words also where its address stands below the text", async () => {
    const lines = await bodyProblems("![][a]\n\n[a]: /images/a.svg");
    expect(lines).toEqual([expect.stringMatching(/^1:1 .*words/)]);
  });
});

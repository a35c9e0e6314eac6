import { describe, expect, it } from "vitest";

import { applyCorrection } from "#tests/support/apply-correction.ts";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import { contentsOf, inspectionOf, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const redirects = (...rules: [from: string, to: string][]): Files => ({
  "redirects.yaml": rules.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(""),
});

const cases: { name: string; files: Files; line: RegExp }[] = [
  {
    name: "a public page that was taken away",
    files: { "released-addresses.yaml": "- /\n- /blog/old-desk\n" },
    line: /^content\/released-addresses\.yaml:2:3 {2}.*\/blog\/old-desk.*redirects\.yaml/,
  },
  {
    name: "a public page that became a draft",
    files: {
      "released-addresses.yaml": "- /blog/3\n",
      "blog/3.mdx": postFile("Words.\n", { draft: "true" }),
    },
    line: /^content\/blog\/3\.mdx:8:8 {2}.*\/blog\/3 is public, and draft: true hides it/,
  },
  {
    name: "the page that probably took its place",
    files: {
      "released-addresses.yaml": "- /blog/dsek\n",
      "blog/desk.mdx": postFile("Words.\n"),
    },
    line: /Did you mean "\/blog\/desk"\?$/,
  },
  {
    name: "a redirect that hides a page",
    files: redirects(["/about", "/contact"]),
    line: /^content\/redirects\.yaml:1:9 {2}.*\/about/,
  },
  {
    name: "a redirect that hides a category",
    files: redirects(["/blog/category/education", "/about"]),
    line: /^content\/redirects\.yaml:1:9 {2}.*\/blog\/category\/education/,
  },
  {
    name: "a public category that lost its last post",
    files: {
      "released-addresses.yaml": "- /blog/category/education\n- /blog/category/advocacy\n",
    },
    line: /^content\/released-addresses\.yaml:2:3 {2}.*\/blog\/category\/advocacy/,
  },
  {
    name: "an address that is sent on twice",
    files: redirects(["/old", "/about"], ["/old", "/contact"]),
    line: /^content\/redirects\.yaml:3:9 {2}.*line 1/,
  },
  {
    name: "a redirect to a redirect, and where that ends",
    files: redirects(["/older", "/about"], ["/oldest", "/older"]),
    line: /^content\/redirects\.yaml:4:7 {2}.*Write \/about\.$/,
  },
  {
    name: "a redirect to nothing",
    files: redirects(["/old", "/nowhere"]),
    line: /^content\/redirects\.yaml:2:7 {2}.*\/nowhere/,
  },
  {
    name: "a redirect from another site",
    files: redirects(["https://other.example/x", "/about"]),
    line: /^content\/redirects\.yaml:1:9 {2}.*\/blog\/old-name/,
  },
];

describe("an address that belongs to the site itself", () => {
  it.each([
    "/index",
    "/404",
    "/500",
    "/blog/page/2",
    "/blog/page/400",
    "/blog/category/education/page/2",
  ])("cannot be sent on: %s", async (from) => {
    expect(await problemsOf(redirects([from, "/about"]))).toEqual([
      expect.stringMatching(new RegExp(`^content/redirects\\.yaml:1:9 {2}.* ${from} `)),
    ]);
  });

  it.each(["/blog/pages/2", "/blog/page-2", "/indexes", "/page/2"])(
    "is not this one: %s",
    async (from) => {
      expect(await problemsOf(redirects([from, "/about"]))).toEqual([]);
    },
  );
});

describe("the place to which an address is sent on", () => {
  it.each([
    "'#main'",
    "mailto:info@a.example",
    "tel:116",
    "/blog/:splat",
    "/blog/*",
    "https://good.example@evil.example/",
    "//evil.example",
  ])("cannot be %s", async (to) => {
    expect(await problemsOf(redirects(["/old", to]))).toEqual([
      expect.stringMatching(/^content\/redirects\.yaml:2:7 {2}to says .*\/blog\/new-name/),
    ]);
  });

  it.each(["/about", "/about?a=1#main", "https://other.example/x"])("can be %s", async (to) => {
    expect(await problemsOf(redirects(["/old", to]))).toEqual([]);
  });
});

describe("the check of addresses that others may have linked to", () => {
  for (const { name, files, line } of cases) {
    it(`names ${name}`, async () => {
      expect(await problemsOf(files)).toEqual([expect.stringMatching(line)]);
    });
  }

  it("takes no page for lost while its own file, or that of the redirects, is to mend", async () => {
    const files = {
      "released-addresses.yaml": "- /about\n- /blog/category/education\n- /gone\n",
      "pages/about.yaml": "title: A: B\n",
      "blog/1.mdx": postFile("Words.\n", { category: "None" }),
      "blog/2.mdx": postFile("Words.\n", { category: "None" }),
      "redirects.yaml": "- from: /gone\n to: /about\n",
    };
    const lines = await problemsOf(files);
    expect(lines.filter((line) => line.includes("released-addresses"))).toEqual([]);
    expect(lines).toHaveLength(4);
  });

  it.each(["[]\n- from: /old\n  to: /about\n", "- from: /old\n  to: /about\n[]\n"])(
    "asks to take away a [] that stands beside redirects: %j",
    async (text) => {
      const { problems } = await inspectionOf({ "redirects.yaml": text });
      expect(problems).toHaveLength(1);
      const [{ says, correction }] = problems as [Problem];
      expect(says).toContain("[]");
      const mended = applyCorrection(text, correction as Correction);
      expect(await problemsOf({ "redirects.yaml": mended })).toEqual([]);
    },
  );

  it("names both redirects of a circle", async () => {
    const circle = redirects(["/a", "/b"], ["/b", "/a"]);
    const lines = await problemsOf(circle);
    const round = lines.filter((line) => line.includes("circle"));
    expect(round.map((line) => line.split(":")[1])).toEqual(["2", "4"]);
  });

  it("is content where a page that went is sent on", async () => {
    const files = {
      "released-addresses.yaml": "- /\n- /blog/old-desk\n",
      ...redirects(["/blog/old-desk", "/blog/1#main"]),
    };
    expect(await problemsOf(files)).toEqual([]);
    const { redirects: rules } = await contentsOf(files);
    expect(rules).toEqual([{ from: "/blog/old-desk", to: "/blog/1#main" }]);
  });
});

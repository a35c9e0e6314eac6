import { describe, expect, it } from "vitest";

import { applyCorrection } from "#tests/support/apply-correction.ts";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import { contentsOf, inspectionOf, problemsOf, type Files } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const redirects = (...rules: [from: string, to: string][]): Files => ({
  "redirects.yaml": rules.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(""),
});

const released = (...addresses: string[]): Files => ({
  "released-addresses.yaml": addresses.map((address) => `- ${address}\n`).join(""),
});
const hidden = postFile("Words.\n", { draft: "true" });

const cases: [name: string, files: Files, line: RegExp][] = [
  [
    "a public page that was taken away",
    released("/", "/blog/old-desk"),
    /^content\/released-addresses\.yaml:2:3 {2}.*\/blog\/old-desk.*redirects\.yaml/,
  ],
  [
    "a public page that became a draft",
    { ...released("/blog/3"), "blog/3.mdx": hidden },
    /^content\/blog\/3\.mdx:8:8 {2}.*\/blog\/3 is public, and draft: true hides it/,
  ],
  [
    "the page that probably took its place",
    { ...released("/blog/dsek"), "blog/desk.mdx": postFile("Words.\n") },
    /Did you mean "\/blog\/desk"\?$/,
  ],
  [
    "a public category that lost its last post",
    released("/blog/category/education", "/blog/category/advocacy"),
    /^content\/released-addresses\.yaml:2:3 {2}.*\/blog\/category\/advocacy/,
  ],
  [
    "a redirect that hides a page",
    redirects(["/about", "/contact"]),
    /^content\/redirects\.yaml:1:9 {2}.*\/about/,
  ],
  [
    "a redirect that hides a category",
    redirects(["/blog/category/education", "/about"]),
    /^content\/redirects\.yaml:1:9 {2}.*\/blog\/category\/education/,
  ],
  [
    "an address that is sent on twice",
    redirects(["/old", "/about"], ["/old", "/contact"]),
    /^content\/redirects\.yaml:3:9 {2}.*line 1/,
  ],
  [
    "a redirect to a redirect, and where that ends",
    redirects(["/older", "/about"], ["/oldest", "/older"]),
    /^content\/redirects\.yaml:4:7 {2}.*Write \/about\.$/,
  ],
  [
    "a redirect to nothing",
    redirects(["/old", "/nowhere"]),
    /^content\/redirects\.yaml:2:7 {2}.*\/nowhere/,
  ],
  [
    "a redirect from another site",
    redirects(["https://other.example/x", "/about"]),
    /^content\/redirects\.yaml:1:9 {2}.*\/blog\/old-name/,
  ],
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
  it.each(cases)("names %s", async (_name, files, line) => {
    expect(await problemsOf(files)).toEqual([expect.stringMatching(line)]);
  });

  it("takes no page for lost while its own file, or that of the redirects, is to mend", async () => {
    const files = {
      ...released("/about", "/blog/category/education", "/gone"),
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
    const rule = redirects(["/blog/old-desk", "/blog/1#main"]);
    const { redirects: rules } = await contentsOf({ ...released("/", "/blog/old-desk"), ...rule });
    expect(rules).toEqual([{ from: "/blog/old-desk", to: "/blog/1#main" }]);
  });
});

import { describe, expect, it } from "vitest";
import { frame } from "#app/content/page-data/frame.ts";
import { prosePageAt } from "#app/content/page-data/prose-page-at.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { contentsOf, type Files, postFile } from "#tests/support/content-folder.ts";
import { findingsOf } from "#tests/support/findings.ts";

const swahili = (title: string, more = "") =>
  `---\ntitle: ${title}\ndescription: Maneno ya ukurasa huu.\n${more}---\nManeno.\n`;

const translations: Files = {
  "sw/about.mdx": swahili("Sisi"),
  "sw/privacy.mdx": swahili("Faragha"),
  "sw/blog/1.mdx": swahili("Habari"),
};

const told = [
  ["/about", "/sw/about"],
  ["/privacy", "/sw/privacy"],
  ["/blog/1", "/sw/blog/1"],
];

describe("a page in Swahili", () => {
  it.each(told)("stands beside %s, and each leads to the other", async (english, other) => {
    const contents = await contentsOf(translations);
    const linkOn = (address: string) => frame(contents, address).header.translation?.href;
    expect(siteAddresses(contents)).toContain(other);
    expect(prosePageAt(contents, other ?? "")).toBeDefined();
    expect(linkOn(english ?? "")).toBe(other);
    expect(linkOn(other ?? "")).toBe(english);
  });

  it("waits with a post that is a draft", async () => {
    const waiting = { ...translations, "blog/1.mdx": postFile("Words.\n", { draft: "true" }) };
    expect(siteAddresses(await contentsOf(waiting))).not.toContain("/sw/blog/1");
    expect(siteAddresses(await contentsOf(waiting, { drafts: true }))).toContain("/sw/blog/1");
  });

  it("is asked for again once the English text has changed", async () => {
    const asked = async (files: Files) =>
      (await findingsOf({ ...translations, ...files })).filter(
        ({ file }) => file === "sw/blog/1.mdx",
      );
    const [finding] = await asked({ "blog/1.mdx": postFile("Words.\n") });
    const [line = ""] = /translates: "\w+"/.exec(finding?.text ?? "") ?? [];
    const marked = { "sw/blog/1.mdx": swahili("Habari", `${line}\n`) };
    expect(await asked({ ...marked, "blog/1.mdx": postFile("Words.\n") })).toEqual([]);
    expect(await asked({ ...marked, "blog/1.mdx": postFile("Other words.\n") })).toHaveLength(1);
  });
});

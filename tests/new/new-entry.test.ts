import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { entryKinds } from "#scripts/new/entry-kinds.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { today, workplace } from "#tests/new/workplace.ts";

describe("a new entry", () => {
  it.each(entryKinds.map((kind) => [kind.word, kind] as const))(
    "of the kind %s passes the check, and is told with its line",
    async (word, { form, path }) => {
      const file = form === "folder" ? `${path}/made-for-a-test.mdx` : path;
      const old = `# A note.\n${baseContent[path] ?? ""}`;
      const { run, complaints, problems, read, said } = await workplace(
        form === "list" ? { [path]: old } : {},
      );
      await run(word, "Made", "for a test");
      expect(complaints).toEqual([]);
      expect(await problems()).toBe("");
      const text = await read(file);
      const [, told, line] = /^content\/(.*):(\d+)$/.exec(said[0] ?? "") ?? [];
      expect(told).toBe(file);
      expect(text.split("\n")[Number(line) - 1]).toMatch(/\S/);
      if (form === "list") expect(parse(text)).toHaveLength(parse(old).length + 1);
      else expect(text).toContain("Made for a test");
    },
  );

  it("is a draft of today, and says that its words are examples", async () => {
    const { run, read } = await workplace();
    await run("post", "Karibu");
    const [, fields = ""] = (await read("blog/karibu.mdx")).split("---\n");
    expect(parse(fields)).toMatchObject({
      title: "Karibu",
      date: today,
      draft: true,
      sample: true,
    });
  });

  it("never takes the place of another", async () => {
    const { run, texts } = await workplace();
    await run("post", "Karibu");
    await run("post", "Karibu");
    const names = (await texts()).map(([place = ""]) => place.replace(/^.*\//, ""));
    expect(names).toEqual(expect.arrayContaining(["karibu.mdx", "karibu-2.mdx"]));
  });

  it.each([
    ["of no kind that there is", ["pots", "Karibu"], /"pots"/],
    ["without a name", ["post"], /called/],
    ["from an issue that is not there", ["--from-issue", "nowhere.md"], /nowhere\.md/],
  ])("is refused %s, and nothing is written", async (_what, words, says) => {
    const { run, complaints, texts } = await workplace();
    const before = await texts();
    expect(await run(...words)).toBe(false);
    expect(complaints.join("\n")).toMatch(says);
    expect(await texts()).toEqual(before);
  });

  it("waits until the list that it would stand in is mended", async () => {
    const { run, complaints } = await workplace({ "team.yaml": "- id: a\n  nmae: N\n" });
    expect(await run("team", "N. N.")).toBe(false);
    expect(complaints.join("\n")).toContain("team.yaml:2");
  });
});

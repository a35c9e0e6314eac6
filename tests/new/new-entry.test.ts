import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { UserError } from "#app/content/user-error.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { entryKinds } from "#scripts/new/entry-kinds.ts";
import { newEntry } from "#scripts/new/new-entry.ts";
import { baseContent, contentFolder, type Files, textsIn } from "#tests/support/content-folder.ts";

/** The day on which the command is run in tests. */
const today = "2026-11-21";

/** The small site with these files, in which the command is run. */
async function workplace(files: Files = {}) {
  const content = await contentFolder(files);
  const said: string[] = [];
  /** Runs the command and answers with why nothing was written, line by line. */
  const run = async (...words: string[]) => {
    try {
      said.push(...(await newEntry(words, { content, today })));
      return [];
    } catch (error) {
      if (error instanceof UserError) return error.message.split("\n");
      throw error;
    }
  };
  const problems = async () => {
    const { findings } = await checkFolder(content);
    return findings.filter(({ severity }) => severity === "error");
  };
  const read = (file: string) => readFile(path.join(content, file), "utf8");
  return { run, said, problems, read, texts: () => textsIn(content), content };
}

describe("a new entry", () => {
  it.each(entryKinds.map((kind) => [kind.word, kind] as const))(
    "of the kind %s passes the check, and is told with its line",
    async (word, { form, path }) => {
      const file = form === "folder" ? `${path}/made-for-a-test.mdx` : path;
      const old = `# A note.\n${baseContent[path] ?? ""}`;
      const { run, problems, read, said } = await workplace(form === "list" ? { [path]: old } : {});
      expect(await run(word, "Made", "for a test")).toEqual([]);
      expect(await problems()).toEqual([]);
      const text = await read(file);
      const [, told, line] = /^content\/(.*):(\d+)$/.exec(said[0] ?? "") ?? [];
      expect(told).toBe(file);
      expect(text.split("\n")[Number(line) - 1]).toMatch(/\S/);
      if (form === "list") expect(parse(text)).toHaveLength(parse(old).length + 1);
      else expect(text).toContain("Made for a test");
    },
  );

  it("is a draft of today that says it is an example, and takes the place of no other", async () => {
    const { run, read } = await workplace();
    for (const name of ["karibu", "karibu-2"]) {
      await run("post", "Karibu");
      const [, fields = ""] = (await read(`blog/${name}.mdx`)).split("---\n");
      const wanted = { title: "Karibu", date: today, draft: true, sample: true };
      expect(parse(fields)).toMatchObject(wanted);
    }
  });

  it.each([
    ["of no kind that there is", ["pots", "Karibu"], "pots"],
    ["without a name", ["post"], ""],
    ["of a list that is on one line", ["team", "N. N."], "team.yaml"],
  ])("is refused %s, and nothing is written", async (_what, words, says) => {
    const { run, texts } = await workplace({ "team.yaml": "[{ id: a, name: N }]\n" });
    const before = await texts();
    expect((await run(...words)).join("\n")).toContain(says);
    expect(await texts()).toEqual(before);
  });
});

describe("the look of a new entry", () => {
  const entry = "- id: n-n\n  name: N. N.\n";
  const other = "- id: a\n  name: A\n  role: R\n  about: W\n";
  const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");
  const crlf = (text: string) => text.replaceAll("\n", "\r\n");

  it.each([
    ["stands below the last", other, other + entry],
    ["begins on a line of its own", other.trimEnd(), other + entry],
    [
      "keeps a distance that the others keep",
      `${other}\n${other.replace("a", "b")}`,
      `${other}\n${other.replace("a", "b")}\n${entry}`,
    ],
    ["stands as far to the right", indented(other), indented(other + entry)],
    ["ends its lines as the others do", crlf(other), crlf(other + entry)],
    ["takes the place of empty brackets", "# Nobody yet.\n[]\n", `# Nobody yet.\n${entry}`],
  ])("%s", async (_what, text, expected) => {
    const { run, read } = await workplace({ "team.yaml": text });
    expect(await run("team", "N. N.")).toEqual([]);
    // Its name stands where it should; what follows are examples.
    expect((await read("team.yaml")).startsWith(expected.trimEnd())).toBe(true);
  });
});

import { writeFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblem, type Correction } from "#app/library/problems/problem.ts";
import { applyCorrection } from "#tests/support/apply-correction.ts";
import {
  contentFolder,
  inspectionOf,
  problemsOf,
  type Files,
} from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const because = "She writes it so";
const allowing = (rule: string, reason = because) => `[{ rule: ${rule}, because: ${reason} }]`;
const post = (body: string, allow: string) => ({
  "blog/3.mdx": postFile(`${body}\n`, {
    excerpt: "A school lends us a room, where the girls read every Saturday.",
    readTime: null,
    allow,
  }),
});
const members = (...fields: string[]) =>
  fields
    .map(
      (own, at) =>
        `- id: member-${at}\n  name: A. B${at}.\n  role: Cook\n  about: A shcool\n${own}`,
    )
    .join("");

async function inspected(files: Files) {
  const { problems, remarks, allowed } = await inspectionOf(files);
  const isOurs = ({ file }: { file: string }) =>
    Object.hasOwn(files, file.slice("content/".length));
  return {
    problems: problems.map(printProblem),
    remarks: remarks.filter(isOurs).map(printProblem),
    allowed: allowed.map(({ file, line, rule, because }) => `${file}:${line} ${rule} ${because}`),
  };
}

describe("a remark that an entry allows", () => {
  it("is turned down in a text, and told apart with the reason", async () => {
    expect(await inspected(post("A shcool.", allowing("spelling")))).toEqual({
      problems: [],
      remarks: [],
      allowed: [`content/blog/3.mdx:9 spelling ${because}`],
    });
  });

  it("is turned down in one entry of a list and stays in the others", async () => {
    const allow = `  allow:\n    - rule: spelling\n      because: ${because}\n`;
    const { remarks, allowed } = await inspected({ "team.yaml": members("", allow, "") });
    expect(allowed).toEqual([`content/team.yaml:8 spelling ${because}`]);
    expect(remarks).toEqual([
      expect.stringMatching(/^content\/team\.yaml:4:.*\[spelling\]$/),
      expect.stringMatching(/^content\/team\.yaml:15:.*\[spelling\]$/),
    ]);
  });

  it("is one of its own rule, and those of other rules stay", async () => {
    const { remarks } = await inspected(post("The the shcool.", allowing("spelling")));
    expect(remarks).toEqual([expect.stringMatching(/\[doubled-words\]$/)]);
  });

  it("comes back with the next edit that takes the permission away", async () => {
    const content = await contentFolder(post("A shcool.", allowing("spelling")));
    const after = async (allow?: string) => {
      if (allow) await writeFile(`${content}/blog/3.mdx`, post("A shcool.", allow)["blog/3.mdx"]);
      const found = await inspectContents({ content, public: "public" }, { drafts: false });
      const ours = found.remarks.filter(({ file }) => file === "content/blog/3.mdx");
      return [ours.map(({ rule }) => rule), found.allowed.map(({ rule }) => rule)];
    };
    expect(await after()).toEqual([[], ["spelling"]]);
    expect(await after(allowing("link-labels"))).toEqual([["allow", "spelling"], []]);
    expect(await after("[]")).toEqual([["spelling"], []]);
    expect(await after(allowing("spelling"))).toEqual([[], ["spelling"]]);
  });
});

describe("what stops the build", () => {
  it("is not turned down with the warnings of its rule", async () => {
    const found = await inspected(post("Write to atieno@mail.test.", allowing("personal-data")));
    expect(found.problems).toEqual([expect.stringMatching(/^content\/blog\/3\.mdx:9:10 /)]);
    expect(found.remarks).toEqual([expect.stringContaining("nothing to allow any more")]);
  });

  it.each(["findable-children", "names-with-ages", "heading-order", "pointers", "allow"])(
    "cannot be named: %s",
    async (rule) => {
      const body = "Akinyi is in Class 7 at Olympic Primary School.";
      const { problems } = await inspected(post(body, allowing(rule)));
      expect(problems).toEqual([
        `content/blog/3.mdx:7:17  What ${rule} finds cannot be turned down. What stops the build has to be mended, and a child who can be found above all. Mend what it tells, and take this point of the list away.`,
        expect.stringMatching(/^content\/blog\/3\.mdx:9:1 /),
      ]);
    },
  );
});

describe("a rule that an entry allows", () => {
  it("is offered the nearest name where there is none, with its correction", async () => {
    const files = post("A shcool.", allowing("speling"));
    const { problems } = await inspectionOf(files);
    expect(problems.map(printProblem)).toEqual([
      'content/blog/3.mdx:7:17  There is no rule called "speling". Did you mean "spelling"?',
    ]);
    const mended = applyCorrection(files["blog/3.mdx"], problems[0]?.correction as Correction);
    expect(await problemsOf({ "blog/3.mdx": mended })).toEqual([]);
  });

  it("is looked for by its remark where no name is near", async () => {
    expect((await inspected(post("Words.", allowing("something")))).problems).toEqual([
      'content/blog/3.mdx:7:17  There is no rule called "something". Write the word that stands in brackets behind the remark.',
    ]);
  });

  it("is taken away once it has no remark here", async () => {
    expect((await inspected(post("Words.", allowing("spelling")))).remarks).toEqual([
      "content/blog/3.mdx:7:17  Note: There is nothing to allow any more: spelling has no remark here. Only warnings and notes can be turned down, never what stops the build. Take this point of the list away. [allow]",
    ]);
  });

  it("is not called idle while a file cannot be read that the rule needs", async () => {
    const files = { ...post("A shcool.", allowing("spelling")), "dictionary.yaml": "a: b: c\n" };
    expect((await inspected(files)).remarks).toEqual([]);
  });

  it.each(["right", "is right", '""'])("needs a reason of three words: %s", async (reason) => {
    const { problems } = await inspected(post("A shcool.", allowing("spelling", reason)));
    expect(problems).toEqual([expect.stringMatching(/^content\/blog\/3\.mdx:7:\d+ {2}because /)]);
  });
});

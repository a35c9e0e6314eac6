import { describe, expect, it } from "vitest";

import { contentsOf, problemsOf } from "#tests/support/content-folder.ts";
import { postFile } from "#tests/support/post-file.ts";

const post = postFile("Words.\n");
const problemsIn = (text: string) => problemsOf({ "blog/3.mdx": text });
const global = globalThis as { marker?: unknown };

const noFields =
  "1:1  The file does not begin with ---. Make --- the very first line, write the fields below it, such as title: and date:, and then --- once more.";

// What is said of a file that begins or goes on in another way; the commoner ways are in
// content/handbook/mistakes.md, where the tests of them keep their words.
const cases: [name: string, text: string, line: string][] = [
  ["words only", "Words only.\n", noFields],
  [
    "an example pasted with its spaces",
    post.replace(/^(?=.)/gm, "   "),
    "1:1  Spaces stand before --- in the first line. Take them away, here and from every line that was pasted with them.",
  ],
  [
    "an example pasted with what stood round it",
    `\`\`\`\n${post}\`\`\`\n`,
    "1:1  The file begins with ```, which stands round an example and is no part of it. Take this line away, and the one like it at the end, so that --- is the very first line.",
  ],
  [
    "a very first field that cannot be read",
    post.replace(/title: .*/, "title: A: B"),
    '2:8  This text has a colon in it. Put quotes round it: title: "A: B"',
  ],
  [
    "two fields on one line",
    post.replace(/title: .*/, "title: Hello description: World"),
    "2:1  Two fields stand on one line, and each needs a line of its own. Write title: Hello and, on the next line, description: World. If it is one text, put quotes round it.",
  ],
  [
    "a text with a colon behind the name of another field",
    post.replace(/title: .*/, "title: Save the date: 5 June"),
    '2:8  This text has a colon in it. Put quotes round it: title: "Save the date: 5 June"',
  ],
  [
    "a second --- that a text editor made a dash of",
    post.replace("3\n---\n", "3\n—\n"),
    "8:1  This line says —. Write --- with three hyphens where the fields end.",
  ],
  [
    "something behind the first --- and a space",
    post.replace("---", "--- json"),
    '1:1  The first line says "--- json". Write --- and nothing else on it.',
  ],
];

describe("the printed problem of the lines above a post", () => {
  it.each(cases)("tells of %s", async (_name, text, line) => {
    expect(await problemsIn(text)).toEqual([`content/blog/3.mdx:${line}`]);
  });

  it("names every field where none stands between the two ---", async () => {
    const lines = await problemsIn("---\n---\nWords.\n");
    expect(
      lines.map((line) => /:(\d+:\d+) {2}The field "(\w+)" is missing/.exec(line)?.slice(1)),
    ).toEqual(["title", "excerpt", "author", "date", "category"].map((name) => ["2:1", name]));
  });

  it("names a line of four hyphens, so that no words below it get lost", async () => {
    const text = post.replace("3\n---\n", "3\n----\n\nLost words.\n\n---\n\n");
    expect(await problemsIn(text)).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:8:1 {2}.*----/),
    ]);
  });

  it("counts the lines of fields and body from the top of the file", async () => {
    expect(await problemsIn(postFile("One.\n\n# Two\n", { date: "today" }))).toEqual([
      'content/blog/3.mdx:5:7  date says "today". Write year-month-day, like 2026-06-30.',
      "content/blog/3.mdx:11:1  A heading with one # is the page's own title, which stands in the fields above. Write ## for a heading inside the text.",
    ]);
  });
});

describe("a file with a byte order mark and the line ends of Windows", () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;

  it("is read like any other", async () => {
    const { posts, team } = await contentsOf({
      "blog/3.mdx": windows(post),
      "team.yaml": windows("- id: a\n  name: N\n  role: |\n    One\n    Two\n  about: A\n"),
    });
    expect(posts.map(({ author }) => author)).toEqual(["The team", "The team", "The team"]);
    expect(team.map(({ role }) => role)).toEqual(["One\nTwo\n"]);
  });

  it("keeps its lines", async () => {
    expect(
      await problemsOf({
        "blog/3.mdx": windows(postFile("One.\n\n{{grils}}\n")),
        "team.yaml": windows("- id: a\n  name: N\n  role: 5\n  about: A\n"),
      }),
    ).toEqual([
      expect.stringMatching(/^content\/blog\/3\.mdx:11:1 {2}There is no figure called "grils"/),
      'content/team.yaml:3:9  role says "5". It has to be a text. Put quotes round it: "5".',
    ]);
  });
});

describe("code in the lines above a post", () => {
  it.each(["js", "javascript", "coffee", "json", "toml"])(
    "does not run as %s",
    async (language) => {
      delete global.marker;
      const code = "{ title: (globalThis.marker = 1) }\nglobalThis.marker = 2";
      expect(await problemsIn(`---${language}\n${code}\n---\nWords.\n`)).toHaveLength(1);
      expect(await problemsIn(`---\n${code}\n---\nWords.\n`)).not.toEqual([]);
      expect(global.marker).toBeUndefined();
    },
  );

  it("cannot reach what all things inherit", async () => {
    expect(await problemsIn(post.replace("title:", "__proto__: { draft: true }\ntitle:"))).toEqual([
      expect.stringMatching(
        /^content\/blog\/3\.mdx:2:1 {2}There is no field called "__proto__" here\./,
      ),
    ]);
    expect({}).not.toHaveProperty("draft");
  });
});

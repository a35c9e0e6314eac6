// What examples.txt cannot say about a rule: other days, and what is the same in several places.
import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkFolder } from "#scripts/check/check.ts";
import { nearEnglish } from "#scripts/check/words/dictionary.ts";
import { exampleFindings } from "#tests/support/findings.ts";
import { readFileSync } from "node:fs";
import { childSigns } from "#scripts/check/words/child-signs.ts";
import {
  contentFolder,
  frozenContent,
  postFile,
  textsIn,
  type Files,
} from "#tests/support/content-folder.ts";

const dates = "unlikely-dates";
const event = "- id: a\n  title: A walk\n  date: DAY\n  place: Kibra\n  text: We walk.\n";
const page = "---\ntitle: A\ndescription: B\nunlisted: true\n---\nWe walk on {{date:a}}.\n";

it.each([
  [dates, "2027-03-07", "2027-03-08", "blog/a.mdx", "---\ndate: DAY\n---\nWords.\n"],
  [dates, "1950-01-01", "1949-12-31", "blog/a.mdx", "---\ndate: DAY\n---\nWords.\n"],
  [dates, "2027-03-07", "2027-03-08", "blog/a.mdx", "---\nconsent: { when: DAY }\n---\nWords.\n"],
  [dates, "2027-03-07", "2027-03-06", "opportunities.yaml", "- id: a\n  until: DAY\n"],
  [dates, "2027", "2028", "timeline.yaml", "- year: DAY\n  title: A\n  text: B\n"],
  [dates, "2027-03-07", "2027-03-06", "site.yaml", "notice: { text: Closed, until: DAY }\n"],
  [dates, "2027-02-04", "2027-02-03", "events.yaml", event],
  ["pointers", "2027-03-07", "2027-03-06", "events.yaml", event],
])(
  "on 2027-03-07, the rule %s accepts %s, but not %s, in %s: %j",
  async (rule, fine, wrong, file, text) => {
    for (const day of [fine, wrong]) {
      const files = { [file]: text.replace("DAY", day), "pages/a.mdx": page };
      const findings = await exampleFindings(rule, files, { day: "2027-03-07" });
      const own = findings.filter((finding) => finding.file in files);
      expect(own, day).toHaveLength(day === fine ? 0 : 1);
    }
  },
);

it("a phone number that the site does not have cannot be quoted", async () => {
  const { "site.yaml": site = "" } = await textsIn(frozenContent);
  const findings = await exampleFindings("pointers", {
    "site.yaml": site.replace(/^phone: .*\n/m, ""),
    "blog/a.mdx": "---\n---\nCall {{phone}}, or write to {{email}}.\n",
  });
  const own = findings.filter(({ file }) => file === "blog/a.mdx");
  expect(own.map(({ text }) => text)).toEqual([expect.stringContaining('called "phone"')]);
});

it("texts that a third language lacks are reported like those of the second, at most five of a file", async () => {
  const codes = ["en-KE", "sw", "fr"].map((code) => `  - { code: ${code}, name: N }\n`);
  const figure = "- { id: girls, value: '5', label: girls, scope: This year, status: stated }\n";
  const findings = await exampleFindings("translations", {
    "site.yaml": `languages:\n${codes.join("")}`,
    "stats.yaml": figure,
    "fr/stats.yaml": "- { id: girls, label: filles }\n",
    "fr/helplines.yaml": "- { id: child, number: '6' }\n",
  });
  const five = / lack (?:[\w.]+, ){4}[\w.]+ and \d+ more\. /;
  expect(findings.map(({ file, text }) => file + text)).toEqual(
    expect.arrayContaining(
      [/^fr\/stats/, /^fr\/helplines.*"number" is the same/, five].map(
        (words) => expect.stringMatching(words) as unknown,
      ),
    ),
  );
});

it("a link to a page that does not exist names the page, so that the editor can point its links to the new one", async () => {
  const files = { "blog/a.mdx": "---\n---\nSee [it](/nowhere).\n" };
  expect(await exampleFindings("pointers", files)).toMatchObject([
    { subject: { page: "/nowhere" } },
  ]);
});

it("a link to a section that was deleted says which one", async () => {
  const { "pages/about.yaml": about = "" } = await textsIn(frozenContent);
  const findings = await exampleFindings("pointers", {
    "pages/about.yaml": about.replace(/^register:\n(?: .*\n)+/m, ""),
    "blog/a.mdx": postFile("See [our figures](/about#figures) and [more](/about#look-up).\n"),
    "sw/pages/about.yaml":
      "proof:\n  list:\n    - id: press\n      link: { label: Takwimu, href: '#figures' }\n",
  });
  expect(findings.map(({ source, text }) => `${source}: ${text}`)).toEqual([
    expect.stringMatching(/^See .*: .* register: in pages\/about\.yaml, which is gone\./),
    expect.stringMatching(/Takwimu.*: .* register: in pages\/about\.yaml, which is gone\./),
  ]);
});

it("a symbolic link is an error that says what to do, and what it leads to is never read", async () => {
  const folder = await contentFolder();
  await symlink("/etc/hostname", path.join(folder, "blog/shelf.jpg"));
  const { findings } = await checkFolder(folder, {
    rules: new Map(["files", "uploads"].map((id) => [id, allRules.get(id)!])),
  });
  expect(findings.map(({ file, text }) => `${file}: ${text}`)).toEqual([
    "blog/shelf.jpg: This is a link or a folder. Replace it with a file, or delete it.",
  ]);
});

const running =
  "script handler listener foreignObject iframe embed object audio video html body form link set animate animateMotion";

it.each([["g", 0] as const, ...running.split(" ").map((name) => [name, 1] as const)])(
  "a drawing with <%s> that could run or load something is an error: %i",
  async (name, count) => {
    const findings = await exampleFindings("uploads", {
      "files/map.svg": `<svg xmlns="http://www.w3.org/2000/svg"><${name}/></svg>`,
      "blog/a.mdx": postFile("[The map](/files/map.svg)\n"),
    });
    expect(findings).toHaveLength(count);
  },
);

it("a designed page cannot be a draft, and the error says how to hide it", async () => {
  const { "pages/about.yaml": about } = await textsIn(frozenContent);
  const findings = await exampleFindings("fields", { "pages/about.yaml": `${about}draft: true\n` });
  expect(findings.map(({ source, text }) => `${source}: ${text}`)).toEqual([
    expect.stringMatching(/^draft: true: .*add its name to hide: in site\.yaml\.$/),
  ]);
});

it("a translation needs the words of a section, unless the site hides it or its entries are over", async () => {
  const { "sw/pages/home.yaml": home = "", "site.yaml": site } = await textsIn(frozenContent);
  const bare = {
    "sw/pages/home.yaml": home.replace(/^events:\n(?: .*\n)+/m, ""),
    "events.yaml": event.replace("DAY", "2027-05-08"),
    "sw/events.yaml": "- { id: a, title: Siku ya wazi, place: Kibra, text: Karibu. }\n",
    "sw/blog/1.mdx": "---\ntitle: Habari\nexcerpt: Habari za leo\n---\nManeno.\n",
  };
  const lacking = async (files: Files, day = "2027-05-08") => {
    const findings = await exampleFindings("translations", files, { day });
    const own = findings.filter(({ file }) => file === "sw/pages/home.yaml");
    return own.flatMap(({ text }) => / Add (.*)\.$/.exec(text)?.[1] ?? []);
  };
  const ofNews = ["news.heading", "news.lead", "news.link.label"];
  expect(await lacking(bare)).toEqual(["events.heading", "events.lead", ...ofNews]);
  expect(await lacking(bare, "2027-05-09")).toEqual(ofNews);
  expect(await lacking({ ...bare, "site.yaml": `${site}hide: [events, news]\n` })).toEqual([]);
});

it("a translation is missing if other pages show its words, also if it is a draft", async () => {
  const { "sw/pages/contact.yaml": contact = "" } = await textsIn(frozenContent);
  const findings = await exampleFindings("translations", {
    "sw/pages/contact.yaml": `${contact}draft: true\n`,
    "sw/blog/1.mdx": "---\ntitle: Habari\nexcerpt: Habari za leo\n---\nManeno.\n",
  });
  const missing = findings.filter(({ text }) => text.startsWith("Other pages in Kiswahili show"));
  expect(missing.map(({ file, severity }) => [file, severity])).toEqual([
    ["sw/pages/blog.yaml", "warning"],
    ["sw/pages/contact.yaml", "warning"],
  ]);
});

it.each([
  ["is too long to read", "A word. ".repeat(26_000), 5],
  ["has too many lines to read", "Words.\n".repeat(5_001), 3],
  ["has too many Markdown characters to read", "*a* ".repeat(1_501), 5],
  ["Too many lists or quotations are nested here", `${"> + - * ".repeat(8)}Words.`, 5],
])("a text of which the check says that it %s is to be split there", async (what, text, line) => {
  const files = { "blog/a.mdx": `---\n---\nShort.\n\n${text}\n\nLast.\n` };
  const [finding, ...others] = await exampleFindings("markdown", files);
  const remedy = "Delete what was pasted here by mistake, or split it";
  expect(finding?.text).toMatch(new RegExp(`${what}\\. ${remedy}\\.$`));
  expect([finding?.line, others]).toEqual([line, []]);
});

it("a document of more than 5 MB is an error that says its size", async () => {
  const files = {
    "files/plan.pdf": `%PDF-1.7\n${" ".repeat(5_400_000)}`,
    "blog/a.mdx": postFile("[The plan](/files/plan.pdf)\n"),
  };
  const [finding] = await exampleFindings("uploads", files);
  expect(finding?.text).toMatch(/^The file is 5.4 MB; the limit is 5 MB/);
});

it.each(["hornig", "anallly", "shti", "dikc", "titts"])("the correction of %s is clean", (word) => {
  const vulgar = /^(?:horn\w*|anal\w*|shits?|dicks?|tits)$/;
  expect(nearEnglish(word).filter((near) => vulgar.test(near))).toEqual([]);
});

// All of these people, schools and villages are invented, except for one famous person.
const corpus = readFileSync("tests/check/children.txt", "utf8").split("\n");

it.each([
  ["finds nearly all that identify a child", "child: ", 120, 0.95, 1],
  ["finds each word of its lists", "word: ", 130, 1, 1],
  ["finds almost none that identify nobody", "nobody: ", 120, 0, 0.005],
  ["accepts the name, age and school of adults", "adult: ", 12, 0, 0],
])("on invented sentences, the rule %s", async (_does, kind, atLeast, from, to) => {
  const lines = corpus.filter((line) => line.startsWith(kind));
  const posts = lines.map((line, at) => [`blog/s${at}.mdx`, postFile(line.slice(kind.length))]);
  const findings = await exampleFindings("findable-children", Object.fromEntries(posts));
  const found = new Set(findings.map(({ file }) => file));
  const [missed, refused] = [false, true].map((is) =>
    lines.filter((_, at) => found.has(`blog/s${at}.mdx`) === is).join("\n"),
  );
  const share = found.size / lines.length;
  expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  expect(share, missed).toBeGreaterThanOrEqual(from);
  expect(share, refused).toBeLessThanOrEqual(to);
});

it.each([...childSigns])("each sign of %s finds its example", (_, signs) => {
  for (const { looks, example } of signs) expect(example).toMatch(looks);
});

// What scripts/check/examples.txt cannot say about a rule: other days, other sites, and messages.
import { expect, it } from "vitest";
import { nearEnglish } from "#scripts/check/words/dictionary.ts";
import { exampleFindings } from "#tests/support/findings.ts";

const dates = "unlikely-dates";
const event = "- id: a\n  title: A walk\n  date: DAY\n  place: Kibra\n  text: We walk.\n";
const page = "---\ntitle: A\ndescription: B\nunlisted: true\n---\nWe walk on {{date:a}}.\n";

it.each([
  [dates, "2027-03-07", "2027-03-08", "blog/a.mdx", "---\ndate: DAY\n---\nWords.\n"],
  [dates, "1950-01-01", "1949-12-31", "blog/a.mdx", "---\ndate: DAY\n---\nWords.\n"],
  // It may already be tomorrow where the writer is.
  [dates, "2027-03-08", "2027-03-09", "blog/a.mdx", "---\nconsent: { when: DAY }\n---\nWords.\n"],
  [dates, "2027-03-07", "2027-03-06", "opportunities.yaml", "- id: a\n  until: DAY\n"],
  [dates, "2027-03-07", "2027-03-06", "site.yaml", "notice: { text: Closed, until: DAY }\n"],
  [dates, "2027-02-04", "2027-02-03", "events.yaml", event],
  ["pointers", "2027-03-07", "2027-03-06", "events.yaml", event],
  ["launch", "2026-03-07", "2026-03-06", "contacts.yaml", '- contact: "*1#"\n  checked: DAY\n'],
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

it("the third language of a site is checked like the second", async () => {
  const codes = ["en-KE", "sw", "fr"].map((code) => `  - { code: ${code}, name: N }\n`);
  const figure =
    "- id: girls\n  value: '5'\n  label: girls\n  scope: This year\n  status: stated\n";
  const files = {
    "site.yaml": `languages:\n${codes.join("")}`,
    "stats.yaml": figure,
    "fr/stats.yaml": "- id: girls\n  label: filles\n  value: '6'\n",
    "fr/pages/home.yaml": "title: Accueil\n",
  };
  for (const rule of ["untranslated", "translations", "launch"]) {
    const findings = await exampleFindings(rule, files);
    const file = rule === "launch" ? "fr/pages/home.yaml" : "fr/stats.yaml";
    expect(
      findings.map((finding) => finding.file),
      rule,
    ).toContain(file);
  }
  const lacking = (await exampleFindings("untranslated", files)).map(({ text }) => text);
  const five = expect.stringMatching(/ lack (?:[\w.]+, ){4}[\w.]+ and \d+ more\. /) as string;
  expect(lacking).toContainEqual(five);
});

it("a second sign after a figure is found on a site without English too", async () => {
  const files = {
    "stats.yaml": "- id: filles\n  value: 98%\n  label: filles\n  status: stated\n",
    "timeline.yaml": '- year: 2019\n  title: Le début\n  text: "Déjà {{filles}}%."\n',
  };
  const folder = "tests/fixtures/french/first";
  const findings = await exampleFindings("doubled-words", files, { folder });
  expect(findings).toMatchObject([{ file: "timeline.yaml", line: 3 }]);
});

it.each(["mornig", "hornig", "anallly", "shti", "dikc", "titts"])(
  "the correction of %s is no vulgar word",
  (word) => {
    const vulgar = /^(?:horn\w*|anal\w*|shits?|dicks?|tits)$/;
    expect(nearEnglish(word).filter((near) => vulgar.test(near))).toEqual([]);
  },
);

it.each([
  ["blog/My_Post.md", "Words.", "blog/my-post.mdx"],
  ["team.yml", "[]", "team.yaml"],
  ["plans/My_Plan.docx", "Words.", undefined],
  ["2026/notes.mdx", "Words.", undefined],
])("a file called %s gets a new name only if the site would read it", async (name, text, to) => {
  const [finding, ...others] = await exampleFindings("files", { [name]: text });
  expect([finding?.file, others]).toEqual([name, []]);
  const named = /[\w/-]+\.(?:docx|mdx|yaml)(?=\.?$|"\?)/.exec(finding?.text ?? "")?.[0];
  expect(named).toBe(to);
});

it("the day that is offered for a wrong one is in the language of the text", async () => {
  const files = { "sw/blog/1.mdx": "---\ntitle: T\n---\nJumatatu tarehe 12 Desemba 2026.\n" };
  const [finding] = await exampleFindings("wrong-weekdays", files);
  expect(finding?.text).toContain("Write Jumamosi");
});

it("a page in the second language is moved to the folder of that language, which may be English", async () => {
  const words =
    "The girls go to school every day with their friends, and we give them their books.";
  const files = {
    "site.yaml":
      "language: sw\nlanguages:\n  - { code: sw, name: Kiswahili }\n  - { code: en, name: English }\n",
    "pages/a.mdx": `---\ntitle: T\ndescription: D\n---\n${words}\n\n${words}\n`,
  };
  const findings = await exampleFindings("languages", files);
  const [found] = findings.filter(({ file }) => file === "pages/a.mdx");
  expect(found?.text).toContain("This is in English. Move it to en/pages/");
});

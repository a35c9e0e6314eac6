// What scripts/check/examples.txt cannot say about a rule: other days, other sites, and messages.
import { expect, it } from "vitest";
import { nearEnglish } from "#scripts/check/words/dictionary.ts";
import { postFile, type Files } from "#tests/support/content-folder.ts";
import { exampleFindings } from "#tests/support/findings.ts";

const event = (date: string) =>
  `- id: a\n  title: A walk\n  date: ${date}\n  place: Kibra\n  text: We walk.\n`;
const page = "---\ntitle: A\ndescription: B\nunlisted: true\n---\nWe walk on {{date:a}}.\n";

it.each<[rule: string, what: string, fine: string, found: string, files: (day: string) => Files]>([
  [
    "unlikely-dates",
    "a post of tomorrow",
    "2027-03-07",
    "2027-03-08",
    (date) => ({ "blog/a.mdx": postFile("Words.\n", { date }) }),
  ],
  [
    "unlikely-dates",
    "a post from before the charity's time",
    "1950-01-01",
    "1949-12-31",
    (date) => ({ "blog/a.mdx": postFile("Words.\n", { date }) }),
  ],
  [
    "unlikely-dates",
    // It may already be tomorrow where the writer is.
    "a consent of the day after tomorrow",
    "2027-03-08",
    "2027-03-09",
    (when) => ({ "blog/a.mdx": postFile("Words.\n", { consent: `{ who: She, when: ${when} }` }) }),
  ],
  [
    "unlikely-dates",
    "a vacancy until yesterday",
    "2027-03-07",
    "2027-03-06",
    (day) => ({ "opportunities.yaml": `- id: a\n  title: A\n  until: ${day}\n` }),
  ],
  [
    "unlikely-dates",
    "a notice until yesterday",
    "2027-03-07",
    "2027-03-06",
    (day) => ({ "site.yaml": `notice: { text: Closed, until: ${day} }\n` }),
  ],
  [
    "unlikely-dates",
    "an event that was over 32 days ago",
    "2027-02-04",
    "2027-02-03",
    (day) => ({ "events.yaml": event(day) }),
  ],
  [
    "pointers",
    "a quoted day that is over",
    "2027-03-07",
    "2027-03-06",
    (day) => ({ "events.yaml": event(day), "pages/a.mdx": page }),
  ],
  [
    "launch",
    "a contact that was checked more than a year ago",
    "2026-03-07",
    "2026-03-06",
    (day) => ({ "contacts.yaml": `- contact: "0800 999 000"\n  name: N\n  checked: ${day}\n` }),
  ],
])("on 2027-03-07, %s finds %s, not on %s but on %s", async (rule, _what, fine, found, files) => {
  for (const [day, count] of [
    [fine, 0],
    [found, 1],
  ] as const) {
    const findings = await exampleFindings(rule, files(day), { day: "2027-03-07" });
    expect(
      findings.filter(({ file }) => file in files(day)),
      day,
    ).toHaveLength(count);
  }
});

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

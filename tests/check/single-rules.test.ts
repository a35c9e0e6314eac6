// What scripts/check/examples.txt cannot say about a rule: other days and other sites.
import { expect, it } from "vitest";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import { nearEnglish } from "#scripts/check/words/dictionary.ts";
import { contentWith, postFile, smallFolder } from "#tests/support/content-folder.ts";
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
  const figure = "- { id: girls, value: '5', label: girls, scope: This year, status: stated }\n";
  const files = {
    "site.yaml": `languages:\n${codes.join("")}`,
    "stats.yaml": figure,
    "fr/stats.yaml": "- { id: girls, label: filles, value: '6' }\n",
    "fr/pages/home.yaml": "title: Accueil\n",
  };
  for (const rule of ["untranslated", "translations", "launch"]) {
    const file = rule === "launch" ? "fr/pages/home.yaml" : "fr/stats.yaml";
    const found = expect.objectContaining({ file }) as object;
    expect(await exampleFindings(rule, files), rule).toContainEqual(found);
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

it.each(["hornig", "anallly", "shti", "dikc", "titts"])("the correction of %s is clean", (word) => {
  const vulgar = /^(?:horn\w*|anal\w*|shits?|dicks?|tits)$/;
  expect(nearEnglish(word).filter((near) => vulgar.test(near))).toEqual([]);
});

it.each<[gone: string, fresh: string[], to: string | undefined, released?: string[]]>([
  ["/blog/school-bags", ["a-walk", "school-bag"], "school-bag"],
  ["/blog/school-bags", ["a-walk", "a-run"], undefined],
  ["/blog/school-bags", ["school-bag"], undefined, ["/blog/school-bag"]],
  ["/school-bags-for-all", ["school-bags-for-all"], undefined],
])(
  "the page %s, beside the new posts %j, was renamed to %s",
  async (gone, fresh, to, released = []) => {
    const files = fresh.map((id) => [`blog/${id}.mdx`, postFile("Words.\n")]);
    const content = await contentWith(Object.fromEntries(files), smallFolder);
    const was = ["/blog/1", "/blog/2", "/privacy", gone, ...released];
    expect(renamedPage(checkedSite(content, undefined, was), gone)?.id).toBe(to);
  },
);

import { contentWith, postFile, type Files } from "#tests/support/content-folder.ts";
import { describe, expect, it } from "vitest";
import { allRules } from "#scripts/check/all-rules.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { nearEnglish } from "#scripts/check/words/dictionary.ts";
import { errorsOf, exampleFindings, postWith } from "#tests/support/findings.ts";

describe("rules, with other content files,", () => {
  const findingsOf = async (rule: string, files: Files) =>
    (await exampleFindings(rule, files)).filter(({ file }) => file === "blog/1.mdx").length;

  it("allow an avoided word if words.yaml names the file and field", async () => {
    const word =
      "- words: [voiceless]\n  reason: R.\n  instead: I\n  severity: error\n  allowedIn:\n    - { file: blog/1.mdx, field: title, explanation: It is a play. }\n";
    const files = { "words.yaml": word };
    expect(
      await findingsOf("avoided-words", { ...files, "blog/1.mdx": postWith("B.", "Voiceless") }),
    ).toBe(0);
    expect(
      await findingsOf("avoided-words", { ...files, "blog/1.mdx": postWith("Voiceless.") }),
    ).toBe(1);
  });

  it("accept words of dictionary.yaml, alone or as a phrase", async () => {
    const files = { "dictionary.yaml": "- shcool\n- smst chatt\n" };
    expect(
      await findingsOf("spelling", {
        ...files,
        "blog/1.mdx": postWith("A shcool has smst chatt."),
      }),
    ).toBe(0);
    expect(
      await findingsOf("spelling", { ...files, "blog/1.mdx": postWith("A shcool has chatt.") }),
    ).toBe(1);
  });

  it("report no contact while contacts.yaml cannot be read", async () => {
    const files = {
      "contacts.yaml": "- a: b: c\n",
      "blog/1.mdx": postWith("Call 0800 999 000 or 1190."),
    };
    expect(await findingsOf("personal-data", files)).toBe(0);
    expect(await findingsOf("typed-contacts", files)).toBe(0);
  });

  it("accept a contact in contacts.yaml, in any notation", async () => {
    const files = {
      "contacts.yaml": '- contact: "0800 999 000"\n  name: N\n  checked: 2025-06-30\n',
    };
    expect(
      await findingsOf("personal-data", { ...files, "blog/1.mdx": postWith("Call 0800-999-000.") }),
    ).toBe(0);
    expect(
      await findingsOf("personal-data", { ...files, "blog/1.mdx": postWith("Call 0800 999 001.") }),
    ).toBe(1);
  });

  it("never suggest a vulgar word", () => {
    for (const word of ["mornig", "hornig", "anallly", "shti", "dikc", "titts"])
      expect(
        nearEnglish(word).filter((near) => /^(?:horn\w*|anal\w*|shits?|dicks?|tits)$/.test(near)),
      ).toEqual([]);
  });

  it("report an unknown number if there is no list of contacts", async () => {
    const post = { "blog/1.mdx": postWith("Call 0711 222 333."), "contacts.yaml": null };
    expect(await exampleFindings("personal-data", post)).toHaveLength(1);
  });

  it("accept a child who agreed, and find one across two fields", async () => {
    const sentence = "Faith, 12, goes to Olkeri Primary School.";
    const consent = "T\nconsent: { who: Her mother and she herself, when: 2025-01-09 }";
    expect(
      await findingsOf("findable-children", { "blog/1.mdx": postWith(sentence, consent) }),
    ).toBe(0);
    expect(await findingsOf("findable-children", { "blog/1.mdx": postWith(sentence) })).toBe(1);
    const story =
      "- id: a\n  program: safety\n  title: T\n  before: Faith lives in Kajiado.\n  after: She is in Form 3.\n";
    expect(
      await exampleFindings("findable-children", { "success-stories.yaml": story }),
    ).toHaveLength(1);
  });

  it("find Markdown in a field, and two list items written as one", async () => {
    const milestone = (title: string) => ({
      "timeline.yaml": `- year: 2019\n  title: ${JSON.stringify(title)}\n  text: It begins.\n`,
    });
    for (const title of ["the **books**", "[the books](/about)", "<b>the books</b>", "`books`"])
      expect(await exampleFindings("raw-markup", milestone(title)), title).toHaveLength(1);
    for (const title of ["2 * 3 * 4 is < 30", "A_name and (so) [on]", "Girls <5 and >3"])
      expect(await exampleFindings("raw-markup", milestone(title)), title).toEqual([]);
    const skills =
      "- id: a\n  title: R\n  description: D\n  commitment: C\n  location: N\n  skills:\n    - Patience\n      Reading aloud\n";
    expect(await exampleFindings("raw-markup", { "opportunities.yaml": skills })).toHaveLength(1);
  });
});

it("someone may have agreed tomorrow, where the writer's day begins earlier, but not later", async () => {
  const agreed = (when: string) => ({
    "blog/3.mdx": postFile("Words.\n", { consent: `{ who: She herself, when: ${when} }` }),
  });
  expect(await errorsOf(agreed("2027-03-08"), "2027-03-07")).toEqual([]);
  expect(await errorsOf(agreed("2027-03-09"), "2027-03-07")).toEqual([
    "blog/3.mdx:8:36 unlikely-dates",
  ]);
});

it("a second sign after a figure is found on a site without English too", async () => {
  const files = {
    "stats.yaml": "- id: filles\n  value: 98%\n  label: filles\n  status: stated\n",
    "timeline.yaml": '- year: 2019\n  title: Le début\n  text: "Déjà {{filles}}%."\n',
  };
  const site = checkedSite(await contentWith(files, "tests/fixtures/french/first"));
  const rules = new Map([["doubled-words", allRules.get("doubled-words")!]]);
  expect(await runRules(site, rules)).toMatchObject([{ file: "timeline.yaml", line: 3 }]);
});

import { describe, expect, it } from "vitest";

import { findableChildren } from "#app/library/words/people/findable-children.ts";
import { foundPeople } from "#app/library/words/people/found-people.ts";
import { fullNamesWithAges, namesInFull } from "#app/library/words/people/full-names-and-ages.ts";
import { personalData } from "#app/library/words/personal-data.ts";
import { testRule } from "#tests/library/words/rule-on-bodies.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const speaker = (name: string, role = "Mother") => ({
  "testimonials.yaml": `- id: a\n  name: ${name}\n  role: ${role}\n  quote: Q\n  rating: 5\n`,
});

describe("personal data", () => {
  testRule({
    rule: personalData,
    found: [
      ["Write to someone@mail.test now.", "9:10 error"],
      ["[Write to her](mailto:someone@mail.test).", "9:1 error"],
      ["Call +254 711 222 333 now.", "9:6 error"],
      ["Call 0711 222333.", "9:6 error"],
      ["[Call her](tel:+254711222333).", "9:1 error"],
      ["Call (555) 123-4567 or so.", "9:6 error"],
    ],
    fine: [
      "Write to info@suluhisho.example or to name@example.com.",
      "Call +254 700 000 000, 0700 000 000, 116 or 1195.",
      "On 01.06.2026, 2025-05-21 and 2019–2024.",
      "It cost KES 1,200,000 or 0.123456789 of it.",
      "The key 01234567-8901-4234-8567-012345678901 opens it.",
    ],
  });

  it("are no contacts of ours where site.yaml cannot be read", async () => {
    const post = postFile("Write to info@mail.test.\n");
    const files = { "site.yaml": "name: A: B\n", "blog/3.mdx": post };
    expect(await findingLines(personalData, files)).toEqual([]);
  });

  it("are none where helplines, forms and gifts need them", async () => {
    const files = {
      ...changedFile("site.yaml", "contact@suluhisho.example", "someone@mail.test"),
      ...changedFile("helplines.yaml", '"116"', '"0800 111 222"'),
      "blog/3.mdx": postFile("Write to someone@mail.test.\n"),
    };
    expect(await findingLines(personalData, files)).toEqual([]);
  });
});

describe("a full name with an age", () => {
  testRule({
    rule: fullNamesWithAges,
    found: [
      ["Amina Hassan, 14, walks to school.", "9:1 error", " full name "],
      ["Amina Hassan (14) walks to school.", "9:1 error", " full name "],
      ["Amina Hassan, aged 14, walks.", "9:1 error", " full name "],
      ["Amina W. Hassan is 14 years old.", "9:1 error", " full name "],
      ["Wanjikũ wa Kamau was 9.", "9:1 error", " full name "],
      ["A 14-year-old girl named Amina Hassan walks.", "9:3 error", " full name "],
      ["At 14, Amina Hassan walks.", "9:1 error", " full name "],
      ["Aged 14, Amina Hassan walks.", "9:1 error", " full name "],
      ["Amina Hassan turned 14 and walks.", "9:1 error", " full name "],
      ["Amina Hassan is a 14-year-old from here.", "9:1 error", " full name "],
      ["Amina Hassan (aged 14) walks.", "9:1 error", " full name "],
    ],
    fine: [
      "A. (name changed) is 14.",
      "Amina is 14.",
      "Amina Hassan leads 14 mentors.",
      "The Data Protection Act, 2019, and May Day, 14 girls.",
      "In Kisumu, 15, and Form Three, 15.",
      "Safe Spaces (15)",
    ],
  });

  it("is found in two fields side by side", async () => {
    const named = (name: string) =>
      findingLines(fullNamesWithAges, speaker(name, "Student, aged 14"));
    expect(await named("Amina Hassan")).toEqual([expect.stringMatching(/^3:9 error /)]);
    expect(await named("Amina H.")).toEqual([]);
  });

  it("is asked to be shorter where somebody speaks for herself, but not a first name and an initial", async () => {
    const [line] = await printedFindings(namesInFull, speaker("Zawadi Nekesa Wafula"));
    expect(line).toMatch(/^content\/testimonials\.yaml:2:9 .*such as "Zawadi W\."\.$/);
    expect(await findingLines(namesInFull, speaker("Zawadi W."))).toEqual([]);
  });
});

describe("a child who could be found", () => {
  testRule({
    rule: findableChildren,
    found: [
      [
        "Fatuma is in Form 3 at Alango Girls High School in Isiolo. Her mother is called Halima. She lives in Bondeni village.",
        "9:1 error",
        'a name ("Fatuma"), a class ("Form 3"), a school ("Alango Girls High School"), a place ("Isiolo"), the name of a relative ("Halima"), a village ("Bondeni village")',
      ],
      ["Faith, a pupil in Grade 6 from Kajiado, reads.", "9:1 error", 'a place ("Kajiado")'],
      ["Fatuma is in Form 3.\n\nHer mother is called Halima.", "9:1 error"],
      ["Faith, 12, goes to Olkeri Primary School.", "9:1 error"],
      ["Faith, 14, lives in Kajiado.", "9:1 error"],
      ["A 13-year-old girl from Olkeri Primary School won.", "9:3 error"],
      [
        "J., who attends Olkeri Girls Primary School in Ngong village, is 13 years old.",
        "9:63 error",
      ],
      [
        "Fatuma (name changed) is in Form 3 at Alango High School. She lives in Bondeni village.",
        "9:29 error",
      ],
    ],
    fine: [
      "Fatuma is in Form 3.",
      "Fatuma (name changed) is in Form 3 at Alango High School.",
      "F. is in Form 3 and lives in Kajiado.",
      "Grace Chebet teaches Class 5 at Alango Primary School.",
    ],
  });

  const told = "Faith, 12, goes to Olkeri Primary School.\n";

  it("may be told of once who agreed is written down, which the fix says where there is such a field", async () => {
    const consent = "{ who: Her mother and she herself, when: 2025-01-09 }";
    expect(
      await findingLines(findableChildren, { "blog/3.mdx": postFile(told, { consent }) }),
    ).toEqual([]);
    expect(
      (await printedFindings(findableChildren, { "blog/3.mdx": postFile(told) }))[0],
    ).toContain("consent: { who: ");
    const page = `---\ntitle: T\ndescription: D\n---\n${told}`;
    const [line] = await printedFindings(findableChildren, { "pages/safety.mdx": page });
    expect(line).toContain("Leave out a school, or change the name");
    expect(line).not.toContain("consent");
  });

  it("is found across the fields of a story", async () => {
    const story =
      "- id: a\n  program: school\n  title: T\n  before: Faith lives in Kajiado.\n  after: She is in Form 3.\n";
    expect(await findingLines(findableChildren, { "success-stories.yaml": story })).toEqual([
      expect.stringMatching(/^5:20 error /),
    ]);
  });
});

describe("a person who could be found", () => {
  testRule({
    rule: foundPeople,
    found: [
      ["When Grace Wambui goes to school she walks.", "9:6 warning", " school, by which "],
      ["Last year Xenia Chebet attends no class.", "9:11 warning", " school, by which "],
      ["Here lives Mary Atieno, who was born in Lodwar.", "9:12 warning", " place, by which "],
      ["Mary Atieno comes from Ngong village.", "9:1 warning", " place, by which "],
      ["Esther Njeri and her sister, who is 14 years old, walk.", "9:1 warning", " age, by which "],
      ["Faith Wanjiru lives in Kajiado.", "9:1 warning", " place, by which "],
    ],
    fine: [
      "Amina is 14.",
      "A. (name changed) is 14, and she reads.",
      "F. is in Form 2 and walks far.",
      "Faith in a better year brought us to Kajiado.",
      "We meet 14-year-old girls in Kajiado.",
      "Grace Community Center in Kajiado has a school.",
      "The girls of Mary Hill High School in Thika sang.",
      "Faith Wanjiru Kamau keeps the books.",
      "Room 12, in Kibera, opens at 8. It is 13 years old.",
      "The Children Act and Vision 2030 protect girls in Kenya.",
      // Other rules refuse these.
      "Faith Wanjiru, 14, lives in Kajiado.",
      "Faith Wanjiru Kamau is in Form 2 at Olkeri Girls Secondary School in Kajiado.",
      "Grace Wambui, our nurse, lives in Lodwar.",
    ],
  });

  it("is protected by an initial", async () => {
    const files = { "blog/3.mdx": postFile("Faith Wanjiru lives in Kajiado.\n") };
    expect((await printedFindings(foundPeople, files))[0]).toContain("write an initial");
  });

  it("is none of the team, who are adults and lead the work", async () => {
    const team =
      "- id: a\n  name: Mary Atieno\n  role: R\n  about: Mary Atieno leads a school in Kajiado.\n";
    expect(await findingLines(foundPeople, { "team.yaml": team })).toEqual([]);
  });
});

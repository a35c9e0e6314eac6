import { describe, expect, it } from "vitest";

import { personalData } from "#app/library/words/personal-data.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { postFile } from "#tests/support/post-file.ts";
import { findingLines, printedFindings } from "#tests/support/word-findings.ts";

const inBody = (words: string) =>
  findingLines(personalData, { "blog/3.mdx": postFile(`${words}\n`) });

const contacts = [
  ["an e-mail address", "Write to someone@mail.test now.", "9:10"],
  ["an e-mail address behind a link", "[Write to her](mailto:someone@mail.test).", "9:1"],
  ["a phone number", "Call +254 711 222 333 now.", "9:6"],
  ["a phone number without its country", "Call 0711 222333.", "9:6"],
  ["a phone number behind a link", "[Call her](tel:+254711222333).", "9:1"],
  ["a phone number of another land", "Call (555) 123-4567 or so.", "9:6"],
] as const;

const people = [
  "Amina Hassan, 14, walks to school.",
  "Amina Hassan (14) walks to school.",
  "Amina Hassan, aged 14, walks.",
  "Amina W. Hassan is 14 years old.",
  "Wanjikũ wa Kamau was 9.",
  "A 14-year-old girl named Amina Hassan walks.",
  "At 14, Amina Hassan walks.",
  "Aged 14, Amina Hassan walks.",
  "Amina Hassan turned 14 and walks.",
  "Amina Hassan is a 14-year-old from here.",
  "Amina Hassan (aged 14) walks.",
];

const passes = [
  "Write to info@suluhisho.example or to name@example.com.",
  "Call +254 700 000 000, 0700 000 000, 116 or 1195.",
  "On 01.06.2026, 2025-05-21 and 2019–2024.",
  "It cost KES 1,200,000 or 0.123456789 of it.",
  "The key 01234567-8901-4234-8567-012345678901 opens it.",
  "A. (name changed) is 14.",
  "Amina is 14.",
  "Amina Hassan leads 14 mentors.",
  "The Data Protection Act, 2019, and May Day, 14 girls.",
  "In Kisumu, 15, and Form Three, 15.",
  "Safe Spaces (15)",
];

describe("personal data", () => {
  it.each(contacts)("are %s", async (_name, words, place) => {
    expect(await inBody(words)).toEqual([expect.stringMatching(new RegExp(`^${place} error `))]);
  });

  it.each(people)("are a full name with an age: %s", async (words) => {
    expect(await inBody(words)).toEqual([expect.stringMatching(/^9:\d+ error .* full name /)]);
  });

  it.each(passes)("are not seen in %j", async (words) => {
    expect(await inBody(words)).toEqual([]);
  });

  it("are a name and an age in two fields side by side", async () => {
    const item = (name: string, role: string) => ({
      "testimonials.yaml": `- id: a\n  name: ${name}\n  role: ${role}\n  quote: Q\n  rating: 5\n`,
    });
    expect(await findingLines(personalData, item("Amina Hassan", "Student, aged 14"))).toEqual([
      expect.stringMatching(/^2:9 warning /),
      expect.stringMatching(/^3:9 error /),
    ]);
    expect(await findingLines(personalData, item("Amina H.", "Student, aged 14"))).toEqual([]);
  });

  it("are a full name where somebody speaks for herself, but not a first name and an initial", async () => {
    const item = (name: string) => ({
      "testimonials.yaml": `- id: a\n  name: ${name}\n  role: Mother\n  quote: Q\n  rating: 5\n`,
    });
    const [line] = await printedFindings(personalData, item("Zawadi Nekesa Wafula"));
    expect(line).toMatch(/^content\/testimonials\.yaml:2:9 .*such as "Zawadi W\."\.$/);
    expect(await findingLines(personalData, item("Zawadi W."))).toEqual([]);
  });

  it("are no contacts of ours where site.yaml cannot be read", async () => {
    const files = {
      "site.yaml": "name: A: B\n",
      "blog/3.mdx": postFile("Write to info@mail.test.\n"),
    };
    expect(await findingLines(personalData, files)).toEqual([]);
  });

  it("are none where helplines, forms and gifts need them", async () => {
    const files = {
      "site.yaml": (baseContent["site.yaml"] ?? "").replace(
        "contact@suluhisho.example",
        "someone@mail.test",
      ),
      "pages/contact.yaml": (baseContent["pages/contact.yaml"] ?? "").replace(
        '"116"',
        '"0800 111 222"',
      ),
      "blog/3.mdx": postFile("Write to someone@mail.test.\n"),
    };
    expect(await findingLines(personalData, files)).toEqual([]);
  });
});

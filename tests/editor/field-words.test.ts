import { expect, it } from "vitest";
import { kindAt } from "#app/content/kinds.ts";
import { inFormWords, stepsInForm } from "#scripts/editor/field-words.ts";

it.each([
  [
    "blog/a.mdx",
    'blog/a.mdx has changed since this was translated. Update the translation, then write translates: "a9e71bc0"',
    "The original has changed since this was translated. Update the translation.",
  ],
  ["blog/a.mdx", "It is not in Swahili. Add author.", "It is not in Swahili. Add “Author”."],
  [
    "programs/a.mdx",
    "It is not in Swahili. Add features.1.",
    "It is not in Swahili. Add “Features”.",
  ],
  ["blog/a.mdx", "Add image.alt.", "Add “What it shows”."],
  [
    "success-stories.yaml",
    "Or record who agreed in the fields: consent: { who: The girl, when: 2026-03-14 }.",
    "Or record who agreed in the fields: “Consent”.",
  ],
  ["blog/a.mdx", "Write it, or delete this file.", "Write it, or delete this entry."],
  ["programs/a.mdx", "Example: features: [Fees, Books]", "Example: Fees, Books"],
  ["site.yaml", 'Example: phone: "+254 700 000 000"', "Example: +254 700 000 000"],
  ["site.yaml", "It is not in stats.yaml; run npm run generate.", "It is not in “Stats”."],
])("a message about %s, %j, is %j in the form", (file, message, shown) => {
  expect(inFormWords(message, kindAt(file)!)).toBe(shown);
});

it("names a value of a list as the form does", () => {
  expect(stepsInForm("items.open-day.date", kindAt("events.yaml")!)).toBe(
    "Events › open-day › Date",
  );
});

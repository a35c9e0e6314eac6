import { expect, it } from "vitest";
import { factsIn } from "#scripts/check/words/facts/facts-in.ts";

it.each([
  ["en", "Mon-Fri 8:00 AM to 5:00 PM", "days 12345, time 08:00, time 17:00"],
  ["en", "Monday to Friday from 8 to 5 pm", "days 12345, time 08:00, time 17:00"],
  [
    "sw",
    "Jumatatu hadi Ijumaa, saa mbili asubuhi hadi saa kumi na moja jioni",
    "days 12345, time 08:00, time 17:00",
  ],
  [
    "sw",
    "Jumatano saa 2 hadi saa 11 jioni, na saa nne na nusu usiku",
    "days 3, time 08:00, time 17:00, time 22:30",
  ],
  ["en", "at half past four, at five o’clock, by noon", "time 16:30, time 17:00, time 12:00"],
  ["en", "KES 8,000, eight thousand shillings, 200 bob", "amount 8000, amount 8000, amount 200"],
  [
    "sw",
    "shilingi elfu nane, KSh 2,500, shilingi elfu mbili na mia tano",
    "amount 8000, amount 2500, amount 2500",
  ],
  ["en", "98% of one hundred and twenty girls", "percent 98, number 120"],
  [
    "sw",
    "asilimia 85 ya walimu watatu na wazee mia mbili na hamsini",
    "percent 85, number 3, number 250",
  ],
  ["en", "Saturday, 8 May 2027, May 8th; 2027-05-08", "date 05-08, date 05-08, date 05-08"],
  ["sw", "Jumamosi tarehe 8 Mei 2027, ndani ya saa 48", "date 05-08, number 48"],
  ["en", "Form 3 girls aged 15 read 12 pages, 3–5 a day", "number 12"],
] as const)("reads in %s: %s", (language, text, read) => {
  const facts = factsIn(text, language).map(({ kind, key }) => `${kind} ${key}`);
  expect(facts.join(", ")).toBe(read);
});

import { expect, it } from "vitest";
import { wordsOf } from "#scripts/check/words/written-words.ts";

it.each([
  ["KES 8,000, eight thousand shillings", "shilingi 8000, shilingi elfu nane"],
  ["98% of a hundred and twenty girls", "asilimia 98 ya wasichana mia na ishirini"],
  ["on Saturday, 8 May 2027", "Jumamosi, tarehe 8 Mei 2027"],
  ["three teachers, the third floor", "walimu watatu, ghorofa ya tatu"],
  ["two hundred and fifty books", "vitabu mia mbili na hamsini"],
  ["forty-five villages", "vijiji arobaini na tano"],
  ["day and night", "mchana na usiku"],
])("says the same in both languages: %s", (english, swahili) => {
  const said = (text: string) =>
    wordsOf(text)
      .filter(({ form }) => !/^(?:a|of|on|the|and|ya|na|tarehe)$/.test(form))
      .map(({ form }) => form)
      .sort();
  expect([...new Set(said(swahili))]).toEqual([...new Set(said(english))]);
});

it("reads +254 700 000 000 and 0700 000 000 as one, and leaves out what is quoted", () => {
  const forms = (text: string) => wordsOf(text).map(({ form }) => form);
  expect(forms("+254 700 000 000")).toEqual(forms("0700 000 000"));
  expect(forms("{{hours}} [here](/2027)")).toEqual(forms("here"));
});

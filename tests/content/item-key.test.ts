import { expect, it } from "vitest";
import { keyName, usedKey } from "#app/content/item-key.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import { fieldNotes, isTranslatable, schemaAt } from "#app/content/walk-fields.ts";
import { modelLists } from "#tests/support/model-lists.ts";

it.each(modelLists.filter(({ names }) => names.length > 0))(
  "the items of $path have one key that is the same in every language, or none",
  ({ list, item, names }) => {
    const notes = names.map((name) => fieldNotes(schemaAt(item, [name])));
    expect(notes.filter(({ key }) => key).length).toBeLessThan(2);
    const key = keyName(item);
    expect(key ? isTranslatable(fieldNotes(schemaAt(item, [key]))) : false).toBe(false);
    const items = ["a", "b"].map((id) => ({ ...(key && { [key]: id }), other: id }));
    const words = items.map((value) => ({ ...value, other: `${value.other} in Swahili` }));
    // Without a key, a translation has the order.
    const { value } = withTranslation(list, items, words.toReversed());
    expect(value).toEqual(key ? words : words.toReversed());
  },
);

it("a key that two items have is not used, and one that some items lack is", () => {
  const { item } = modelLists.find(({ path }) => path === "timeline")!;
  const [first, again] = [{ year: 2019 }, { year: "2019" }];
  expect(usedKey(item, [first, again])).toBe(undefined);
  expect(usedKey(item, [first], [again, {}])).toBe("year");
  expect(usedKey(item, [{}])).toBe(undefined);
});

import { expect, it } from "vitest";
import { keyName, usedKey } from "#app/content/item-key.ts";
import { withTranslation } from "#app/content/languages/with-translation.ts";
import { pairedItems } from "#app/content/paired-items.ts";
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

const others = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `x${at}` }));
const none = (count: number) => others(count).map(() => undefined);
const [girls, words] = [{ id: "girls", label: "G", text: "T" }, "one two three four"];

it.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ["with the same key", [girls, { id: "b" }], [{ id: "b" }, { id: "girls", label: "N" }], [1, 0]],
  ["with a new key and half of their fields", [girls], [{ ...girls, id: "all" }], [0]],
  ["that share half of their words", [words], ["", "one two 5 6"], [undefined, 0]],
  ["of which only one is long", ["one"], [words], [undefined]],
  ["that share less", [words], ["one 4 5 6"], [undefined]],
  ["within twenty places", [words], [...others(20), "one two three 5"], [...none(20), 0]],
  [
    "however many others are between",
    [words, ...others(40)],
    [...others(40), "one two three 5"],
    [...others(40).map((_, at) => at + 1), 0],
  ],
  ["further away", [words], [...others(21), "one two three 5"], none(22)],
])("two states of a list are paired: items %s", (_, before, after, pairs) => {
  expect(pairedItems(before, after, "id")).toEqual(pairs);
});

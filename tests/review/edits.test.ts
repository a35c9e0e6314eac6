import { expect, it } from "vitest";
import { alignedLists } from "#scripts/review/edits/aligned-lists.ts";
import { hostIn, resembled } from "#scripts/review/look-alike.ts";
import { changedPages } from "#scripts/review/pages/changed-pages.ts";
import { placeFinder } from "#scripts/review/pages/places.ts";
import { newSentence, textFragment } from "#scripts/review/pages/text-fragment.ts";
import { foreignCharacters } from "#scripts/review/report/foreign-characters.ts";
import { reviewedChange } from "#tests/support/review/made-review.ts";

it.each([
  ["one two", "#:~:text=one%20two"],
  ["1 2 3 4 5 6 7 8 9 10 11 12", "#:~:text=1%202%203%204%205%206%207%208%209%2010%2011%2012"],
  ["1 2 3 4 5 6 7 8 9 10 11 12 13", "#:~:text=1%202%203%204%205%206,8%209%2010%2011%2012%2013"],
  ["well-known, isn’t it (so)", "#:~:text=well%2Dknown%2C%20isn%E2%80%99t%20it%20%28so%29"],
])("a link highlights %j with %s", (words, fragment) => {
  expect(textFragment(words)).toBe(fragment);
});

it.each([
  ["One. Two. Three.", "One. Three.", "Two."],
  ["One. Two.", "One. Two.", "One. Two."],
])("the first sentence of %j that %j does not have is %j", (text, other, sentence) => {
  expect(newSentence(text, other)).toBe(sentence);
});

it.each([
  ["www.mchamga.africa", "www.mchanga.africa"],
  ["rnchanga.africa", "www.mchanga.africa"],
  ["mch\u0430nga.africa", "www.mchanga.africa"],
  ["mchanga.africa", undefined],
  ["www.mchanga.africa", undefined],
  ["mchaxga.africa", "www.mchanga.africa"],
  ["mchaxxa.africa", undefined],
])("the host %s looks like %s", (host, like) => {
  expect(resembled(hostIn(`https://${host}`), ["a.example", "www.mchanga.africa"])).toBe(like);
  expect(hostIn("mailto:a@b.example")).toBe("");
});

it.each([
  ["Ngũgĩ, 5 km – “so” 👍", ""],
  ["іnfo", "і (Cyrillic)"],
  ["a\u200Bb", "an invisible U+200B"],
  ["٥", "٥ (Arabic)"],
  ["ａ", "ａ (U+FF41)"],
])("the characters of %j are named: %s", (text, named) => {
  expect(foreignCharacters(text)).toContain(named);
  expect(foreignCharacters(text) === "").toBe(named === "");
});

it("items of a list are paired by name, then by half of their words within twenty places", () => {
  const name = (item: string) => /^\w+:/.exec(item)?.[0] ?? item;
  const pairs = (before: string[], after: string[]) =>
    alignedLists(before, after, name, String).map(({ before, after, isMoved = false }) => [
      before,
      after,
      isMoved,
    ]);
  expect(pairs(["a: 1", "b: 2", "c: 3"], ["c: 4", "a: 1"])).toEqual([
    ["c: 3", "c: 4", expect.any(Boolean)],
    ["a: 1", "a: 1", expect.any(Boolean)],
    ["b: 2", undefined, false],
  ]);
  expect(pairs(["one two three four"], ["one two five six"])).toHaveLength(1);
  expect(pairs(["one two three four"], ["one nine five six"])).toHaveLength(2);
  const more = Array.from({ length: 20 }, (_, at) => `x${at}: y`);
  expect(pairs(["one two"], [...more, "one six"])).toHaveLength(21);
  expect(pairs(["one two"], [...more, "z: y", "one six"])).toHaveLength(23);
});

const page = (address: string, now: string, old = now) => ({
  address,
  title: "T",
  change: "changed" as const,
  old,
  now,
});
const pages = [
  page("/", "We reach all girls. So it is."),
  page("/about", "We reach all girls."),
  page("/sw/about", "Tunafikia wote."),
];

it.each([
  ["the page of its file", pages, {}, "/about", 1],
  ["the first page that has the words", pages, { file: "stats.yaml" }, "/", 1],
  [
    "the page in its language",
    pages,
    { file: "sw/pages/about.yaml", after: "Tunafikia wote." },
    "/sw/about",
    0,
  ],
  ["no page for a part of a word", pages, { file: "stats.yaml", after: "all girl" }, undefined, 0],
  [
    "eleven pages",
    [...Array(11).keys()].map((at) => page(`/${at}`, "We reach all girls.")),
    {},
    "/0",
    10,
  ],
  [
    "the frame of twelve pages",
    [...Array(12).keys()].map((at) => page(`/${at}`, "We reach all girls.")),
    {},
    "/0",
    0,
  ],
])("a change is shown on %s", (_, shown, facts, address, more) => {
  const place = placeFinder(shown)(reviewedChange({ page: "", ...facts }));
  expect([place.link.split("#")[0] || undefined, place.more]).toEqual([address, more]);
  expect(place.page === "Every page").toBe(shown.length === 12);
});

it("pages are compared with /help first, in each language, and error pages last", async () => {
  const site = (text: string, addresses: string[]) => ({
    pages: new Map(addresses.map((address) => [address, { title: address, data: text }])),
    html: (address: string) =>
      Promise.resolve(addresses.includes(address) ? `<body>${text}</body>` : ""),
  });
  const before = site("a", ["/404", "/", "/help", "/sw/help", "/gone"]);
  const changed = await changedPages(before, site("b", ["/404", "/", "/help", "/sw/help", "/new"]));
  expect(changed.map(({ address, change, old, now }) => [address, change, old, now])).toEqual([
    ["/help", "changed", "a", "b"],
    ["/sw/help", "changed", "a", "b"],
    ["/", "changed", "a", "b"],
    ["/new", "added", "", "b"],
    ["/gone", "removed", "a", ""],
    ["/404", "changed", "a", "b"],
  ]);
});

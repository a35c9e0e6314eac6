import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { donateSchema } from "#app/model/pages/donate.ts";

const text = readFileSync("tests/fixtures/content/pages/donate.yaml", "utf8");

type Written = Record<"provider" | "giving", Record<string, unknown>>;

it.each([
  ["USD 20.50, EUR 17", undefined],
  ["USD 20", "this gift also has: USD."],
  ["EUR 17, USD 20", "this gift also has: EUR, USD."],
  ["", "this gift also has: nothing."],
])("a gift that is also %j has each currency in the order of the others: %s", (also, problem) => {
  const line = also && `      also: [${also}]\n`;
  const changed = text.replace("      also: [USD 20, EUR 17]\n", line);
  const { error } = donateSchema.safeParse(parse(changed));
  const [issue] = error?.issues ?? [];
  expect(issue?.path).toEqual(problem && ["gifts", "list", 1, "also"]);
  expect(issue?.message ?? "").toContain(problem ?? "");
  // A page without a choice of currency needs no further amounts.
  const simple = parse(changed.replace(/^ {2}currency:\n(?: {4}.*\n)+/m, ""));
  expect(donateSchema.safeParse(simple).success).toBe(true);
});

it.each([
  ["the first gift has another order than the others", /\[USD 5, EUR 4\]/, "[EUR 4, USD 5]", [0]],
  ["each gift lacks a currency that visitors can choose", /, EUR \d+\]/g, "]", [0, 1, 2, 3]],
])("if %s, it is refused", (_what, from, to, places) => {
  const { error } = donateSchema.safeParse(parse(text.replace(from, to)));
  expect(error?.issues.map(({ path: [, , at] }) => at)).toEqual(places);
});

it("a way to give is refused without a text or setting that it needs", () => {
  const donate = parse(text) as Written;
  const number = { number: "400200", account: "GIRLS" };
  Object.assign(donate.provider, {
    paybill: number,
    till: { number: "400201", name: "Suluhisho" },
  });
  const refused = (["provider", "giving"] as const).flatMap((part) =>
    Object.keys(donate[part]).flatMap((field) => {
      const less = { ...donate, [part]: { ...donate[part], [field]: undefined } };
      const { error } = donateSchema.safeParse(less);
      const ways = (error?.issues ?? []).filter(({ code }) => code === "custom");
      return ways.map(({ path }) => `${path[1]?.toString()} without ${part}.${field}`);
    }),
  );
  expect(refused).toEqual([
    "frameAddress without provider.pageAddress",
    "pageAddress without provider.fundraiserId",
    "pageAddress without provider.defaults",
    "pageAddress without giving.open",
    "pageAddress without giving.privacy",
    "frameAddress without giving.frameTitle",
    "frameAddress without giving.frameMissing",
    "frameAddress without giving.saving",
    "frameAddress without giving.sample",
    "frameAddress without giving.show",
    "paybill without giving.mobileMoney",
    "till without giving.mobileMoney",
  ]);
});

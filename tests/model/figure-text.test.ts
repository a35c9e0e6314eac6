import { expect, it } from "vitest";
import { figureText } from "#app/model/fields/figure-text.ts";

const field = figureText("How many", "1,500+");

it.each(["98%", "100%", "100 per cent", "1,500+", "2,000,000", "2025", "7", "99.5%"])(
  "a figure may be %s",
  (written) => {
    expect(field.safeParse(written).success).toBe(true);
  },
);

it.each([
  "980%",
  "101 %",
  "1,010 per cent",
  "1,50",
  "1.500",
  "1500",
  "15000",
  "many",
  "{{girls}} 1",
])("a figure is not %s", (written) => {
  expect(field.safeParse(written).success).toBe(false);
});

it("a bare number is a figure", () => {
  expect(field.parse(40)).toBe("40");
});

import { expect, it } from "vitest";
import { imageSource } from "#app/model/fields/image.ts";

it.each([
  ["desk.jpg", true],
  ["rooms/desk-2.JPEG", true],
  ["desk.png", true],
  ["/files/map.svg", true],
  ["/files/map.svg.html", false],
  ["map.svg", false],
  ["/files/desk.jpg", false],
  ["../desk.jpg", false],
  [".desk.jpg", false],
  ["a desk.jpg", false],
  ["https://a.example/desk.jpg", false],
  ["desk.gif", false],
])("a picture from %s is accepted: %s", (src, isTaken) => {
  expect(imageSource.safeParse(src).success).toBe(isTaken);
});

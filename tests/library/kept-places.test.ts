import { describe, expect, it, vi } from "vitest";

import { keptPlaces } from "#app/library/reading/kept-places.ts";
import { readFields } from "#app/library/reading/read-fields.server.ts";

const text = `# A note.
title: Chairs in a circle
excerpt: >-
  A talk
  about it
author: The team
  of two
hero:
  figures: [girls, "villages"]
  lines:
    - label: One
      href: /one
    - Two
`;
const { places } = readFields("content/any.yaml", text, 3);
const paths = [
  [],
  ["title"],
  ["excerpt"],
  ["author"],
  ["hero"],
  ["hero", "figures"],
  ["hero", "figures", 1],
  ["hero", "lines", 0, "href"],
  ["hero", "lines", 1],
  ["hero", "lines", 7, "href"],
  ["hero", "nothing"],
  ["nothing", 1],
];

describe("the places of a file that were kept", () => {
  it.each(paths.map((path) => [path.join("."), path] as const))(
    "are those of the file itself at %j, which is not taken apart for them",
    (_name, path) => {
      const open = vi.fn(() => places);
      expect(keptPlaces(places.asText(), open).value(path)).toEqual(places.value(path));
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([[""], ["[]\n"], ["# A note.\n"]])(
    "are those of the file where it says %j",
    (written) => {
      const own = readFields("content/any.yaml", written).places;
      const kept = keptPlaces(own.asText(), () => own);
      for (const path of [[], ["title"], [0]]) expect(kept.value(path)).toEqual(own.value(path));
    },
  );

  it("take the file apart for the lines of a text that has several, and for no other", () => {
    const open = vi.fn(() => places);
    const kept = keptPlaces(places.asText(), open);
    for (const path of paths.filter(([first]) => first !== "author")) {
      expect(kept.lines(path)).toEqual(places.lines(path));
    }
    expect(open).not.toHaveBeenCalled();
    expect(kept.lines(["author"])).toEqual(["The team", "of two"]);
    expect(open).toHaveBeenCalledOnce();
  });

  it("answer everything else from the file, which is taken apart once in a row", () => {
    const open = vi.fn(() => places);
    const kept = keptPlaces(places.asText(), open);
    expect(kept.words(["title"], "circle")).toEqual(places.words(["title"], "circle"));
    expect(kept.written(["title"])).toEqual(places.written(["title"]));
    expect(kept.key([], "hero")).toEqual(places.key([], "hero"));
    expect(open).toHaveBeenCalledOnce();
    expect(kept.asText()).toBe(places.asText());
  });
});

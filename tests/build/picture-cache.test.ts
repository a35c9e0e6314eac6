import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

import { pictureCache } from "#scripts/build/pictures/picture-cache.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

it("keeps pictures until the code that makes them changes", async () => {
  const save = (text: string) => writeFile(path.join(room, "make.ts"), text);
  await save("const quality = 50;");
  const before = pictureCache("photos", [room]);
  expect(pictureCache("photos", [room])).toBe(before);
  expect(pictureCache("shares", [room])).not.toBe(before);
  await save("const quality = 60;");
  expect(pictureCache("photos", [room])).not.toBe(before);
});

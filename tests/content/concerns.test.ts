import { expect, it } from "vitest";
import type { z } from "zod";
import { concernAt } from "#app/content/concerns.ts";
import { kinds } from "#app/content/kinds.ts";
import type { FieldPath } from "#app/content/range.ts";
import { isTranslatable, notesAlong, schemasInside } from "#app/content/walk-fields.ts";

// Every path of a schema, through the first item of each list.
function pathsIn(schema: z.ZodType, path: FieldPath = []): FieldPath[] {
  const inside = schemasInside(schema);
  if (inside.length === 0) return [path];
  return inside.flatMap(({ step, inner }) => pathsIn(inner, [...path, step]));
}

// A changed line is no fault if that was decided: then run this test with `-u`.
it("what each field concerns, and whether it is translated, is as it was last decided", async () => {
  const rows = new Map<string, string[]>();
  for (const { name, form, path: place, fileSchema } of kinds)
    for (const path of pathsIn(fileSchema)) {
      const concern = concernAt(form === "folder" ? `${place}/a.mdx` : place, path);
      const isWords = isTranslatable(notesAlong(fileSchema, path).at(-1) ?? {});
      const group = `${name}, ${concern}, ${isWords ? "translated" : "one for all languages"}`;
      const field = path.filter((part) => part !== 0).join(".");
      rows.set(group, [...(rows.get(group) ?? []), field]);
    }
  const lines = [...rows].map(([group, fields]) => `${group}: ${fields.join(" ")}\n`);
  await expect(lines.join("")).toMatchFileSnapshot("last-decided.txt");
});

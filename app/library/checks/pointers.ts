import { oncePerEntry, type Entry } from "#app/library/entry.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";

/** A value, or a figure or a helpline in a text, that points at something else. */
export type Pointer = {
  kind: "reference" | "address" | "image" | "figure";
  /** What it points at, and how that is written in the text. */
  target: string;
  written: string;
  list: ReferenceTarget;
  /** Its path inside the entry. */
  path: readonly PropertyKey[];
};

/** Everything in the fields of an entry that points at something else. */
export const pointersOf = oncePerEntry((entry: Entry): Pointer[] => {
  const pointers: Pointer[] = [];
  walkFields(entry.schema, entry.value, (schema, value, path) => {
    if (typeof value !== "string") return;
    const notes = fieldNotes(schema);
    if (!(notes.reference ?? notes.address ?? notes.image ?? value.includes("{{"))) return;
    const list = (notes.reference ?? "stat") as ReferenceTarget;
    const add = (kind: Pointer["kind"], target = value, written = value) => {
      // A value that does not fit its field has been reported already.
      if (!entry.isWhole && !schema.safeParse(value).success) return;
      pointers.push({ kind, target, written, list, path });
    };
    if (notes.reference) add("reference");
    if (notes.address) add("address");
    if (notes.image) add("image");
    if (!notes.copy || !value.includes("{{")) return;
    for (const { id, written } of quotedFigures(value)) add("figure", id, written);
  });
  return pointers;
});

import { createHash } from "node:crypto";
import type { Entry } from "#app/content/entries.ts";
import { isDesigned } from "#app/content/page-kinds.ts";
import { walkFields } from "#app/content/walk-fields.ts";

/** True for a translation of a page or an .mdx file, which has a mark of its original (`translates:`). */
export function hasMark({ isLayer, kind, file }: Pick<Entry, "isLayer" | "kind" | "file">) {
  return isLayer && (file.kind.form === "folder" || isDesigned(kind));
}

/** The mark of an original, which changes with its words. */
export function markOf({ schema, value, file }: Entry) {
  const texts = walkFields(schema, value).flatMap(({ notes, value: text }) =>
    notes.copy && !notes.fact && typeof text === "string" ? text : [],
  );
  const body = file.body ? file.text.slice(file.body.start) : "";
  return createHash("sha256")
    .update(JSON.stringify([texts, body]))
    .digest("hex")
    .slice(0, 8);
}

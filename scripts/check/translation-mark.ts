import { createHash } from "node:crypto";
import type { Entry } from "#app/content/entries.ts";
import { designedPageList } from "#app/content/kinds.ts";
import { walkFields } from "#app/content/walk-fields.ts";

const pages = new Set<string>(designedPageList.map(({ name }) => name));

/** True for a translation of a page or of prose, which has a mark of the words that it translates. */
export function hasMark({ isLayer, kind, file }: Entry) {
  return isLayer && (file.kind.form === "folder" || pages.has(kind));
}

/** The mark of an original: it changes when its words do. */
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

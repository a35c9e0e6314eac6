import { unknownAddress, unknownId, unknownImage } from "#app/library/checks/unknown-target.ts";
import type { Targets, UnknownTarget as Words } from "#app/library/checks/unknown-target.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { quotedFigure } from "#app/library/fill-text.ts";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";

/** Checks all that entries point at: figures, posts, programs, pages and pictures. */
export function checkPointers(entries: Entry[], targets: Targets): Problem[] {
  return entries.flatMap((entry) => {
    // Whoever sees a draft sees the other drafts too.
    const { addresses, drafts } = targets;
    const seen = isDraft(entry) ? { ...targets, addresses: [...addresses, ...drafts] } : targets;
    return [...inFields(entry, seen), ...inBody(entry, seen)];
  });
}

function inFields(entry: Entry, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  walkFields(entry.schema, entry.value, (schema, value, path) => {
    if (typeof value !== "string") return;
    const notes = fieldNotes(schema);
    const mayPoint = notes.reference ?? notes.address ?? notes.image ?? value.includes("{{");
    if (!mayPoint) return;
    const { file, places } = entry;
    const full = [...entry.path, ...path];
    const report = (words: Words | undefined, target: string, quoted = "") => {
      if (!words) return;
      const place = quoted ? places.words(full, quoted) : places.value(full);
      const correction = corrected(words, target, places.wordsWritten(full, target));
      problems.push({ file, ...place, field: full.join("."), ...sentences(words), ...correction });
    };
    // What does not even fit its field has been reported already.
    if (!schema.safeParse(value).success) return;
    if (notes.reference) {
      report(unknownId(notes.reference as ReferenceTarget, value, targets), value);
    }
    if (notes.address) report(unknownAddress(value, targets), value);
    if (notes.image) report(unknownImage(value, file, targets), value);
    if (notes.copy) {
      for (const [quoted, id = ""] of value.matchAll(quotedFigure)) {
        const words = unknownId("stat", id, targets);
        if (words) report(inBraces(words, quoted, id), quoted, quoted);
      }
    }
  });
  return problems;
}

function inBody({ file, body }: Entry, targets: Targets): Problem[] {
  return (body?.mentions ?? []).flatMap(({ kind, target, line, column, written }) => {
    const words =
      kind === "stat"
        ? unknownId("stat", target, targets)
        : kind === "address"
          ? unknownAddress(target, targets)
          : unknownImage(target, file, targets);
    if (!words) return [];
    const above = (body?.line ?? 1) - 1;
    const moved = written && { ...written, line: written.line + above };
    const correction = corrected(words, target, moved);
    return [{ file, line: line + above, column, field: "", ...sentences(words), ...correction }];
  });
}

function sentences({ says, expected, fix }: Words) {
  return { says, expected, fix };
}

// The braces and the spaces inside them stay as they are.
function inBraces(words: Words, quoted: string, id: string): Words {
  if (!words.meant) return words;
  return { ...words, meant: { text: quoted.replace(id, words.meant.text), length: quoted.length } };
}

function corrected({ meant }: Words, target: string, written: Place | undefined) {
  if (!meant || !written || target === "") return {};
  const { line, column } = written;
  return { correction: { line, column, ...meant } satisfies Correction };
}

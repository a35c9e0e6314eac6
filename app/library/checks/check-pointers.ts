import { unknownAddress, unknownId, unknownImage } from "#app/library/checks/unknown-target.ts";
import type { Targets, UnknownTarget as Words } from "#app/library/checks/unknown-target.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { oncePerEntry } from "#app/library/memory/once-per-entry.ts";
import type { Correction, Problem } from "#app/library/problems/problem.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import { quotedFigures } from "#app/model/fields/quoted-figures.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";

/** Checks all that entries point at: figures, posts, programs, pages and pictures. */
export function checkPointers(entries: Entry[], targets: Targets): Problem[] {
  const { addresses, drafts } = targets;
  const fromDrafts = { ...targets, addresses: new Set([...addresses, ...drafts]) };
  return entries.flatMap((entry) => {
    // Whoever sees a draft sees the other drafts too.
    const seen = isDraft(entry) ? fromDrafts : targets;
    return [...inFields(entry, seen), ...inBody(entry, seen)];
  });
}

type Pointer = {
  kind: "reference" | "address" | "image" | "figure";
  /** What is pointed at, and how it stands in the text. */
  target: string;
  written: string;
  list: ReferenceTarget;
  path: readonly PropertyKey[];
};

// An entry whose file did not change points where it did, whatever became of the rest.
const pointersOf = oncePerEntry("pointers", (entry): Pointer[] => {
  const pointers: Pointer[] = [];
  walkFields(entry.schema, entry.value, (schema, value, inner) => {
    if (typeof value !== "string") return;
    const notes = fieldNotes(schema);
    if (!(notes.reference ?? notes.address ?? notes.image ?? value.includes("{{"))) return;
    const list = (notes.reference ?? "stat") as ReferenceTarget;
    const path = [...entry.path, ...inner];
    const add = (kind: Pointer["kind"], target = value, written = value) => {
      // What does not even fit its field has been reported already.
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

/** The addresses to which an entry leads, in its fields and in its body. */
export function addressesIn(entry: Entry): string[] {
  const inBodies = (entry.body?.mentions ?? []).filter(({ kind }) => kind === "address");
  return [
    ...pointersOf(entry)
      .filter(({ kind }) => kind === "address")
      .map(({ target }) => target),
    ...inBodies.map(({ target }) => target),
  ];
}

function inFields(entry: Entry, targets: Targets): Problem[] {
  const { file, places } = entry;
  return pointersOf(entry).flatMap(({ kind, target, written, list, path }) => {
    const words = unknownTarget(kind, list, target, file, targets);
    if (!words) return [];
    const isFigure = kind === "figure";
    const place = isFigure ? places.words(path, written) : places.value(path);
    const said = isFigure ? inBraces(words, written, target) : words;
    const correction = corrected(said, written, places.wordsWritten(path, written));
    return [{ file, ...place, field: path.join("."), ...sentences(said), ...correction }];
  });
}

function unknownTarget(
  kind: Pointer["kind"],
  list: ReferenceTarget,
  target: string,
  file: string,
  targets: Targets,
) {
  switch (kind) {
    case "address":
      return unknownAddress(target, targets);
    case "image":
      return unknownImage(target, file, targets);
    default:
      return unknownId(list, target, targets);
  }
}

function inBody({ file, body }: Entry, targets: Targets): Problem[] {
  return (body?.mentions ?? []).flatMap(({ kind, target, line, column, written }) => {
    const words = unknownTarget(kind === "stat" ? "figure" : kind, "stat", target, file, targets);
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

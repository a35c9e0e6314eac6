import { pageOf } from "#app/library/anchors.ts";
import {
  unknownAddress,
  unknownId,
  unknownImage,
  unknownQuoted,
} from "#app/library/checks/unknown-target.ts";
import type { Targets, UnknownTarget as Words } from "#app/library/checks/unknown-target.ts";
import { firstDay } from "#app/library/days/public-days.ts";
import { isDraft, type Entry } from "#app/library/entry.ts";
import { pointersOf, type Pointer } from "#app/library/checks/pointers.ts";
import { foundBy, type Correction, type Problem } from "#app/library/problems/problem.ts";
import type { Place } from "#app/library/reading/field-places.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";

/** Checks everything that entries point at: figures, helplines, posts, programs, pages and pictures. */
export function checkPointers(entries: Entry[], targets: Targets): Problem[] {
  const { addresses, drafts, waiting } = targets;
  const fromDrafts = {
    ...targets,
    addresses: new Set([...addresses, ...drafts, ...waiting.keys()]),
  };
  const found = entries.flatMap((entry) => {
    // Whoever sees a draft sees the other drafts too.
    const around = isDraft(entry) ? fromDrafts : seenOn(firstDay(entry), targets);
    const own = pageOf(entry);
    const seen = { ...around, anchors: (page: string) => targets.anchors(page || own) };
    return [...inFields(entry, seen), ...inBody(entry, seen)];
  });
  return foundBy("pointers", found);
}

// What waits may lead to what is public by then.
function seenOn(day: string | undefined, targets: Targets): Targets {
  if (!day || targets.waiting.size === 0) return targets;
  const begun = [...targets.waiting].flatMap(([address, first]) => (first > day ? [] : [address]));
  return { ...targets, addresses: new Set([...targets.addresses, ...begun]) };
}

/** The addresses that an entry links to, in its fields and in its body. */
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
    case "figure":
      return unknownQuoted(target, targets);
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

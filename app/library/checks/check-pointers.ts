import { pageOf } from "#app/library/anchors.ts";
import {
  unknownAddress,
  unknownId,
  unknownImage,
  unknownQuoted,
} from "#app/library/checks/unknown-target.ts";
import type { Targets } from "#app/library/checks/unknown-target.ts";
import { problemAt } from "#app/library/checks/problem-at.ts";
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
  return [...pointersOf(entry), ...(entry.body?.mentions ?? [])].flatMap(({ kind, target }) =>
    kind === "address" ? [target] : [],
  );
}

function inFields(entry: Entry, targets: Targets): Problem[] {
  const { file, places } = entry;
  return pointersOf(entry).flatMap(({ kind, target, written, list, path }) => {
    const unknown = unknownTarget(kind, list, target, file, targets);
    if (!unknown) return [];
    const { meant, ...said } = unknown;
    // The braces and the spaces inside them stay as they are.
    const whole = meant && kind === "figure" ? written.replace(target, meant.text) : meant?.text;
    const length = kind === "figure" ? written.length : (meant?.length ?? 0);
    const place = places.wordsWritten([...entry.path, ...path], written);
    const problem = problemAt(entry, path, said, kind === "figure" ? written : undefined);
    return [{ ...problem, ...corrected(whole, length, target === "" ? undefined : place) }];
  });
}

function inBody({ file, body }: Entry, targets: Targets): Problem[] {
  const above = (body?.line ?? 1) - 1;
  return (body?.mentions ?? []).flatMap(({ kind, target, line, column, written }) => {
    const unknown = unknownTarget(kind === "stat" ? "figure" : kind, "stat", target, file, targets);
    if (!unknown) return [];
    const { meant, ...said } = unknown;
    const moved = written && { ...written, line: written.line + above };
    const place = { file, line: line + above, column, field: "" };
    return [{ ...place, ...said, ...corrected(meant?.text, meant?.length ?? 0, moved) }];
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

function corrected(text: string | undefined, length: number, place: Place | undefined) {
  if (text === undefined || !place) return {};
  const { line, column } = place;
  return { correction: { line, column, text, length } satisfies Correction };
}

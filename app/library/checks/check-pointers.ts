import { isDraft, type Entry } from "#app/library/entry.ts";
import { photoPlace } from "#app/library/photo-place.ts";
import { quotedFigure } from "#app/library/fill-text.ts";
import { didYouMean } from "#app/model/nearest-word.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import { fieldNotes, walkFields } from "#app/library/schema-walk.ts";
import type { Photo, PhotoTrouble } from "#app/library/reading/read-photo.server.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { isInsideSite } from "#app/model/fields/address.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";

/** What entries may point at. */
export type Targets = {
  /** The ids of each list that others point at; undefined where that list could not be read. */
  ids: Record<ReferenceTarget, string[] | undefined>;
  /** Every address of the site that visitors may open. */
  addresses: string[];
  /** Addresses that were given up, with where they lead; undefined where they lead in a circle. */
  moved: ReadonlyMap<string, string | undefined>;
  /** The addresses of drafts, which visitors do not see. */
  drafts: string[];
  /** Every picture below public/, as pages write it. */
  images: string[];
  /** What was found where entries name a photograph, by its path inside the content folder. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
};

const homes: Record<ReferenceTarget, string> = {
  stat: "stats.yaml",
  post: "blog/",
  program: "programs/",
};

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
    const full = [...entry.path, ...path];
    const field = full.join(".");
    const report = (place: { line: number; column: number }, words: Words | undefined) => {
      if (words) problems.push({ file: entry.file, ...place, field, ...words });
    };
    const notes = fieldNotes(schema);
    // What does not even fit its field has been reported already.
    if (!schema.safeParse(value).success) return;
    if (notes.reference) {
      report(
        entry.places.value(full),
        unknownId(notes.reference as ReferenceTarget, value, targets),
      );
    }
    if (notes.address) report(entry.places.value(full), unknownAddress(value, targets));
    if (notes.image) report(entry.places.value(full), unknownImage(value, entry.file, targets));
    if (notes.copy) {
      for (const [quoted, id = ""] of value.matchAll(quotedFigure)) {
        report(entry.places.words(full, quoted), unknownId("stat", id, targets));
      }
    }
  });
  return problems;
}

function inBody({ file, body }: Entry, targets: Targets): Problem[] {
  return (body?.mentions ?? []).flatMap(({ kind, target, line, column }) => {
    const words =
      kind === "stat"
        ? unknownId("stat", target, targets)
        : kind === "address"
          ? unknownAddress(target, targets)
          : unknownImage(target, file, targets);
    const place = { line: line + (body?.line ?? 1) - 1, column };
    return words ? [{ file, ...place, field: "", ...words }] : [];
  });
}

type Words = Pick<Problem, "says" | "expected" | "fix">;

function unknownId(target: ReferenceTarget, id: string, { ids }: Targets): Words | undefined {
  const known = ids[target];
  if (!known || known.includes(id)) return undefined;
  const thing = target === "stat" ? "figure" : target;
  return {
    says: `There is no ${thing} called "${id}" in ${homes[target]}.`,
    expected: known.length > 0 && known.length <= 12 ? `There are: ${known.join(", ")}.` : "",
    fix: didYouMean(id, known) || `Add it to ${homes[target]}, or point at one that is there.`,
  };
}

function unknownAddress(href: string, targets: Targets): Words | undefined {
  const { addresses, drafts, images, moved } = targets;
  const page = href.replace(/[?#].*$/, "");
  if (!isInsideSite(href) || page === "") return undefined;
  if (addresses.includes(page) || images.includes(page)) return undefined;
  if (drafts.includes(page)) {
    return {
      says: `The page at ${page} is a draft, which visitors do not see.`,
      expected: "",
      fix: "Point at another page, or take draft: true out of that one.",
    };
  }
  if (moved.has(page)) {
    const end = moved.get(page);
    const says = `The page at ${page} ${end ? `is at ${end} now` : "leads in a circle"}.`;
    return { says, expected: "", fix: end ? `Write ${end}.` : "Point at a page that is there." };
  }
  return {
    says: `There is no page at ${page}.`,
    expected: "",
    fix: didYouMean(page, addresses) || "Point at a page that is there.",
  };
}

function unknownImage(source: string, file: string, targets: Targets): Words | undefined {
  if (photoPath.test(source)) {
    const found = targets.photos.get(photoPlace(file, source));
    if (found && "hash" in found) return undefined;
    return (
      found ?? {
        says: `There is no picture called "${source}" beside this file.`,
        expected: "",
        fix: "Put it there; capital and small letters have to be the same.",
      }
    );
  }
  const { images } = targets;
  if (images.includes(source)) return undefined;
  return {
    says: `There is no picture at public${source}.`,
    expected: "",
    fix:
      didYouMean(source, images) ||
      "Put the file there; capital and small letters have to be the same.",
  };
}

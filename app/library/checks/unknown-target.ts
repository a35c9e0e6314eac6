import { everywhere, type Anchors } from "#app/library/anchors.ts";
import { designedPageAt } from "#app/library/designed-pages.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Photo, PhotoTrouble } from "#app/library/reading/read-photo.server.ts";
import { isInsideSite } from "#app/model/fields/address.ts";
import { photoPath } from "#app/model/fields/image.ts";
import type { ReferenceTarget } from "#app/model/fields/reference.ts";
import { didYouMean, nearestWord } from "#app/model/nearest-word.ts";

/** What entries may point at. */
export type Targets = {
  /** The ids of each list that others point at; undefined where that list could not be read. */
  ids: Record<ReferenceTarget, ReadonlySet<string> | undefined>;
  /** Every address of the site that visitors may open. */
  addresses: ReadonlySet<string>;
  /** Redirected addresses with where they lead; undefined where they lead in a circle. */
  moved: ReadonlyMap<string, string | undefined>;
  /** The addresses of drafts, which visitors do not see. */
  drafts: ReadonlySet<string>;
  /** The anchors of each page, such as apply in /get-involved#apply. */
  anchors: Anchors;
  /** Every picture below public/, as pages write it. */
  images: ReadonlySet<string>;
  /** The photographs that entries name, or what is wrong with them, by path. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
  /** Every photograph in the content folder, by its path there. */
  photoNames: string[];
};

const homes: Record<ReferenceTarget, string> = {
  stat: "stats.yaml",
  post: "blog/",
  program: "programs/",
};

/** The words of a problem with a target that does not exist. */
export type UnknownTarget = Pick<Problem, "says" | "expected" | "fix"> & {
  /** What was certainly meant, and how many characters of the target it replaces. */
  meant?: { text: string; length: number };
};

function meantFor(target: string, text: string | undefined): Pick<UnknownTarget, "meant"> {
  return text === undefined ? {} : { meant: { text, length: target.length } };
}

/** Says that a list has no entry with this id; undefined where it has, or could not be read. */
export function unknownId(
  target: ReferenceTarget,
  id: string,
  { ids }: Targets,
): UnknownTarget | undefined {
  if (!ids[target] || ids[target].has(id)) return undefined;
  const known = [...ids[target]];
  const thing = target === "stat" ? "figure" : target;
  return {
    says: `There is no ${thing} called "${id}" in ${homes[target]}.`,
    expected: known.length > 0 && known.length <= 12 ? `There are: ${known.join(", ")}.` : "",
    fix: didYouMean(id, known) || `Add it to ${homes[target]}, or point at one that is there.`,
    ...meantFor(id, nearestWord(id, known)),
  };
}

/** Says that the site has no such page; undefined where it has, and for other sites. */
export function unknownAddress(href: string, targets: Targets): UnknownTarget | undefined {
  const { addresses, drafts, images, moved } = targets;
  const page = href.replace(/[?#].*$/, "");
  if (!isInsideSite(href)) return undefined;
  if (page === "" || addresses.has(page)) return unknownAnchor(href, page, targets);
  if (images.has(page)) return undefined;
  if (drafts.has(page)) {
    return {
      says: `The page at ${page} is a draft, which visitors do not see.`,
      expected: "",
      fix: "Point at another page, or take draft: true out of that one.",
    };
  }
  if (moved.has(page)) {
    const end = moved.get(page);
    return {
      says: `The page at ${page} ${end ? `is at ${end} now` : "leads in a circle"}.`,
      expected: "",
      fix: end ? `Write ${end}.` : "Point at a page that is there.",
      ...meantFor(page, end),
    };
  }
  return {
    says: `There is no page at ${page}.`,
    expected: "",
    fix: didYouMean(page, [...addresses]) || "Point at a page that is there.",
    ...meantFor(page, nearestWord(page, [...addresses])),
  };
}

function unknownAnchor(
  href: string,
  page: string,
  { anchors }: Targets,
): UnknownTarget | undefined {
  const name = /#(.+)$/.exec(href)?.[1];
  const known = anchors(page);
  // The notes on figures are anchors too, and depend on the figures of the page.
  if (name === undefined || known.has(name) || name.startsWith("note-")) return undefined;
  const near = nearestWord(name, [...known]);
  const own = [...known].filter((id) => !everywhere.includes(id));
  return {
    says: `There is no place called "${name}" on ${page === "" ? "this page" : `the page ${page}`}.`,
    expected: own.length > 0 && own.length <= 12 ? `There are: ${own.join(", ")}.` : "",
    fix: near ? `Did you mean "${page}#${near}"?` : headingOrPage(name, page, own.length > 0),
    ...meantFor(href, near && href.replace(/#.*$/, `#${near}`)),
  };
}

function headingOrPage(name: string, page: string, hasPlaces: boolean) {
  const isText = hasPlaces && !designedPageAt(page);
  if (isText && /^[a-z0-9-]+$/.test(name))
    return `If its heading has new words, write this name behind them: ## New words {#${name}}`;
  return page === ""
    ? "Take the link away."
    : `Write ${page}, which leads to the beginning of the page.`;
}

/** Says that there is no such picture; undefined where there is. */
export function unknownImage(
  source: string,
  file: string,
  targets: Targets,
): UnknownTarget | undefined {
  if (photoPath.test(source)) return unknownPhoto(source, file, targets);
  const { images } = targets;
  if (images.has(source)) return undefined;
  const meant = inOtherCase(source, [...images]) ?? nearestWord(source, [...images]);
  return {
    says: `There is no picture at public${source}.`,
    expected: "",
    fix: meant
      ? `Did you mean "${meant}"?`
      : "Put the file there; capital and small letters have to be the same.",
    ...meantFor(source, meant),
  };
}

function unknownPhoto(source: string, file: string, targets: Targets): UnknownTarget | undefined {
  const { photos, photoNames } = targets;
  const place = photoPlace(file, source);
  const found = photos.get(place);
  if (found) return "hash" in found ? undefined : found;
  const folder = place.slice(0, place.length - source.length);
  const meant = inOtherCase(place, photoNames)?.slice(folder.length);
  return {
    says: `There is no picture called "${source}" beside this file.`,
    expected: "",
    fix: meant
      ? `Did you mean "${meant}"?`
      : "Put it there; capital and small letters have to be the same.",
    ...meantFor(source, meant),
  };
}

// Hosts distinguish capital letters in names, and the computers of most writers do not.
function inOtherCase(name: string, names: string[]) {
  const same = names.filter((one) => one.toLowerCase() === name.toLowerCase());
  return same.length === 1 ? same[0] : undefined;
}

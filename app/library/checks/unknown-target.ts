import { everywhere, type Anchors } from "#app/library/anchors.ts";
import { designedPageAt } from "#app/library/designed-pages.ts";
import { photoPlace } from "#app/library/reading/photo-place.ts";
import type { Problem } from "#app/library/problems/problem.ts";
import type { Photo, PhotoTrouble } from "#app/library/reading/read-photo.server.ts";
import { isInsideSite } from "#app/model/fields/address.ts";
import { downloadAddress } from "#app/model/fields/download.ts";
import { drawingPath, photoPath } from "#app/model/fields/image.ts";
import { helplineName, helplineNamed } from "#app/model/fields/quoted-figures.ts";
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
  /** The addresses of what waits, with the first day on which visitors see it. */
  waiting: ReadonlyMap<string, string>;
  /** The anchors of each page, such as apply in /get-involved#apply. */
  anchors: Anchors;
  /** The address of every file to download, drawings among them. */
  files: ReadonlySet<string>;
  /** The photographs that entries name, or what is wrong with them, by path. */
  photos: ReadonlyMap<string, Photo | PhotoTrouble | undefined>;
  /** Every photograph in the content folder, by its path there. */
  photoNames: readonly string[];
};

const homes: Record<ReferenceTarget, string> = {
  stat: "stats.yaml",
  post: "blog/",
  program: "programs/",
  helpline: "helplines.yaml",
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

/** Says that no figure, or no helpline, has this name in braces; undefined where one has. */
export function unknownQuoted(name: string, targets: Targets): UnknownTarget | undefined {
  const line = helplineNamed(name);
  if (line === undefined) {
    const unknown = unknownId("stat", name, targets);
    if (!unknown || !targets.ids.helpline?.has(name)) return unknown;
    const meant = helplineName(name);
    return { ...unknown, fix: `Write {{${meant}}} for the helpline.`, ...meantFor(name, meant) };
  }
  const unknown = unknownId("helpline", line, targets);
  const near = unknown?.meant && helplineName(unknown.meant.text);
  return unknown && { ...unknown, ...meantFor(name, near) };
}

/** Says that the site has no such page; undefined where it has, and for other sites. */
export function unknownAddress(href: string, targets: Targets): UnknownTarget | undefined {
  const { addresses, drafts, files, moved, waiting } = targets;
  const page = href.replace(/[?#].*$/, "");
  if (!isInsideSite(href)) return undefined;
  if (page === "" || addresses.has(page)) return unknownAnchor(href, page, targets);
  if (files.has(page)) return undefined;
  if (drafts.has(page)) {
    return {
      says: `The page at ${page} is a draft, which visitors do not see.`,
      expected: "",
      fix: "Point at another page, or take draft: true out of that one.",
    };
  }
  const first = waiting.get(page);
  if (first) {
    return {
      says: `The page at ${page} becomes public on ${first}.`,
      expected: "Until then this would lead nowhere.",
      fix: `Add this link on that day, or let the text that holds it wait as well, with publishOn: ${first}.`,
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
  if (downloadAddress(page)) return unknownFile("file", page, [...files]);
  const bare = page.replace(/\.(?:mdx?|ya?ml|html?)$/, "");
  const near = addresses.has(bare) ? bare : nearestWord(page, [...addresses]);
  return {
    says: `There is no page at ${page}.`,
    expected: "",
    fix: near ? `Did you mean "${near}"?` : "Point at a page that is there.",
    ...meantFor(page, near),
  };
}

function unknownAnchor(
  href: string,
  page: string,
  { anchors }: Targets,
): UnknownTarget | undefined {
  const name = /#(.+)$/.exec(href)?.[1];
  const known = anchors(page);
  if (name === undefined || known.has(name)) return undefined;
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
  const drawings = [...targets.files].filter((file) => drawingPath.test(file));
  return drawings.includes(source) ? undefined : unknownFile("drawing", source, drawings);
}

function unknownFile(thing: string, address: string, known: string[]): UnknownTarget {
  const meant = inOtherCase(address, known) ?? nearestWord(address, known);
  return {
    says: `There is no ${thing} at content${address}.`,
    expected: "",
    fix: meant
      ? `Did you mean "${meant}"?`
      : "Put it there; capital and small letters have to be the same.",
    ...meantFor(address, meant),
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
function inOtherCase(name: string, names: readonly string[]) {
  const same = names.filter((one) => one.toLowerCase() === name.toLowerCase());
  return same.length === 1 ? same[0] : undefined;
}

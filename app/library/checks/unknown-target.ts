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

function unknown(
  says: string,
  fix: string,
  { target = "", meant, known = [] }: { target?: string; meant?: string; known?: string[] } = {},
): UnknownTarget {
  // Nobody reads a longer list.
  const expected = known.length > 0 && known.length <= 12 ? `There are: ${known.join(", ")}.` : "";
  return { says, expected, fix, ...(meant && { meant: { text: meant, length: target.length } }) };
}

/** Says that a list has no entry with this id; undefined where it has, or could not be read. */
export function unknownId(list: ReferenceTarget, id: string, { ids }: Targets) {
  if (!ids[list] || ids[list].has(id)) return undefined;
  const known = [...ids[list]];
  const says = `There is no ${list === "stat" ? "figure" : list} called "${id}" in ${homes[list]}.`;
  const fix = didYouMean(id, known) || `Add it to ${homes[list]}, or point at one that is there.`;
  return unknown(says, fix, { target: id, meant: nearestWord(id, known), known });
}

/** Says that no figure, or no helpline, has this name in braces; undefined where one has. */
export function unknownQuoted(name: string, targets: Targets): UnknownTarget | undefined {
  const line = helplineNamed(name);
  const found =
    line === undefined ? unknownId("stat", name, targets) : unknownId("helpline", line, targets);
  const isLine = line === undefined && targets.ids.helpline?.has(name);
  const meant = isLine ? name : found?.meant?.text;
  if (!found || meant === undefined || (line === undefined && !isLine)) return found;
  const text = helplineName(meant);
  const fix = isLine ? `Write {{${text}}} for the helpline.` : found.fix;
  return { ...found, fix, meant: { text, length: name.length } };
}

/** Says that the site has no such page; undefined where it has, and for other sites. */
export function unknownAddress(href: string, targets: Targets): UnknownTarget | undefined {
  const { addresses, drafts, files, moved, waiting } = targets;
  const page = href.replace(/[?#].*$/, "");
  if (!isInsideSite(href)) return undefined;
  if (page === "" || addresses.has(page)) return unknownAnchor(href, page, targets);
  if (files.has(page)) return undefined;
  if (drafts.has(page)) {
    const says = `The page at ${page} is a draft, which visitors do not see.`;
    return unknown(says, "Point at another page, or take draft: true out of that one.");
  }
  const first = waiting.get(page);
  if (first) {
    const says = `The page at ${page} becomes public on ${first}.`;
    const fix = `Add this link on that day, or let the text that holds it wait as well, with publishOn: ${first}.`;
    return { says, expected: "Until then this would lead nowhere.", fix };
  }
  if (moved.has(page)) {
    const end = moved.get(page);
    const says = `The page at ${page} ${end ? `is at ${end} now` : "leads in a circle"}.`;
    return unknown(says, end ? `Write ${end}.` : elsewhere, { target: page, meant: end });
  }
  if (downloadAddress(page)) return unknownFile("file", page, [...files]);
  const bare = page.replace(/\.(?:mdx?|ya?ml|html?)$/, "");
  const meant = addresses.has(bare) ? bare : nearestWord(page, [...addresses]);
  const fix = meant ? `Did you mean "${meant}"?` : elsewhere;
  return unknown(`There is no page at ${page}.`, fix, { target: page, meant });
}

const elsewhere = "Point at a page that is there.";

function unknownAnchor(href: string, page: string, { anchors }: Targets) {
  const name = /#(.+)$/.exec(href)?.[1];
  const all = anchors(page);
  if (name === undefined || all.has(name)) return undefined;
  const near = nearestWord(name, [...all]);
  const known = [...all].filter((id) => !everywhere.includes(id));
  const where = page === "" ? "this page" : `the page ${page}`;
  const says = `There is no place called "${name}" on ${where}.`;
  const fix = near
    ? `Did you mean "${page}#${near}"?`
    : headingOrPage(name, page, known.length > 0);
  const meant = near && href.replace(/#.*$/, `#${near}`);
  return unknown(says, fix, { target: href, meant, known });
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

function unknownFile(thing: string, address: string, known: string[]) {
  const meant = inOtherCase(address, known) ?? nearestWord(address, known);
  const says = `There is no ${thing} at content${address}.`;
  return unknown(says, nearOrThere(meant), { target: address, meant });
}

function unknownPhoto(source: string, file: string, { photos, photoNames }: Targets) {
  const place = photoPlace(file, source);
  const found = photos.get(place);
  if (found) return "hash" in found ? undefined : found;
  const folder = place.slice(0, place.length - source.length);
  const meant = inOtherCase(place, photoNames)?.slice(folder.length);
  const says = `There is no picture called "${source}" beside this file.`;
  return unknown(says, nearOrThere(meant), { target: source, meant });
}

function nearOrThere(meant: string | undefined) {
  return meant
    ? `Did you mean "${meant}"?`
    : "Put it there; capital and small letters have to be the same.";
}

// Hosts distinguish capital letters in names, and the computers of most writers do not.
function inOtherCase(name: string, names: readonly string[]) {
  const same = names.filter((one) => one.toLowerCase() === name.toLowerCase());
  return same.length === 1 ? same[0] : undefined;
}

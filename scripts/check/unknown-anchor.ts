import { addressOf, headingPrefix } from "#app/content/addresses.ts";
import { headingsOf, isGoodId, isTakenId, renamedId } from "#app/content/bodies/headings.ts";
import {
  fileOfBody,
  languageOf,
  valueOf,
  type Entry,
  type Language,
} from "#app/content/entries.ts";
import { kinds, type Kind } from "#app/content/kinds.ts";
import { designedPageAt } from "#app/content/page-kinds.ts";
import { shownEntries } from "#app/content/public-days.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { suggestion } from "#scripts/check/suggestion.ts";

/** What is wrong with the part after # of a link to a page, which is empty for the page itself. */
export function unknownAnchor(
  href: string,
  page: string,
  owner: Entry | undefined,
  entry: Entry,
  site: CheckedSite,
) {
  const name = /#(.+)$/.exec(href)?.[1];
  if (name === undefined) return undefined;
  const needed = needsOf(owner, name);
  const kind = kinds.find((other) => other.name === needed.kind);
  // A warning, because an error would stop the site on the day after the last event.
  if (owner && kind && !isShownOn(owner, kind, languageOf(entry), site))
    return {
      severity: "warning" as const,
      text: `There are no ${name} to link to. Delete this link until visitors see one of ${kind.path}.`,
    };
  const known = anchorsOf(owner, site);
  // The frame of every page has these ids.
  const ofFrame = [
    "main",
    ...(site.entriesOf("newsletter").length > 0 ? ["newsletter-email"] : []),
  ];
  if (!known) return undefined;
  const isThere = [...known, ...ofFrame].includes(name);
  const renamed = isTakenId(name) ? known.find((id) => id === renamedId(name)) : undefined;
  if (isThere && !renamed) return undefined;
  if (owner && needed.field)
    return {
      text: `This leads to ${needed.field}: in ${owner.file.originalPath}, which is gone. Restore it, or delete the link.`,
    };
  const near = renamed ?? nearestWord(name, known) ?? known.find((id) => id.startsWith(`${name}-`));
  const rest = page === "" ? "delete the link and keep its words" : `delete #${name} here`;
  const advice =
    isGoodId(name) && !isTakenId(name)
      ? `If the heading has new words, write {#${name}} after them. If not, ${rest}.`
      : `Link to a heading that exists, or ${rest}.`;
  // A translation has the address of its original.
  const file = page && owner?.layer ? ` (${owner.layer.file.path})` : "";
  const wrong = `There is no heading called "${name}" on ${page || "this page"}${file}.`;
  const words = suggestion(wrong, near && `${page}#${near}`, advice);
  return isThere ? { ...words, severity: "warning" as const } : words;
}

// What a designed page needs for an id.
function needsOf(owner: Entry | undefined, name: string) {
  const { anchors = {} } = (owner && designedPageAt(addressOf(owner))) ?? {};
  return (Object.hasOwn(anchors, name) && anchors[name]) || {};
}

// True if a page has an entry of a kind, in this language or, if it is not translated, in the first.
function isShownOn(page: Entry, { name }: Kind, language: Language, site: CheckedSite) {
  const shownIn = ({ entries }: { entries: Entry[] }) =>
    shownEntries(entries, { day: site.day, drafts: false }).map(({ kind }) => kind);
  const own = site.languages.filter((other) => other.language === language).map(shownIn);
  const kindsThere = own.find((all) => all.includes(page.kind)) ?? shownIn(site.languages[0]!);
  return kindsThere.includes(name);
}

// The ids on a page; undefined for texts that are on every page.
function anchorsOf(
  owner: Entry | undefined,
  { entriesOf, wholeOf }: CheckedSite,
): string[] | undefined {
  if (!owner) return undefined;
  const programs = /^programs/.test(owner.kind) ? entriesOf("programs") : [];
  const address = addressOf(owner);
  if (address === "" && programs.length === 0) return undefined;
  const designed = Object.keys(designedPageAt(address)?.anchors ?? {}).filter((name) => {
    const { field } = needsOf(owner, name);
    return !field || valueOf(wholeOf(owner), field) !== undefined;
  });
  const headings = [...new Set([owner, ...programs])].flatMap((entry) => {
    const { body } = fileOfBody(entry);
    return body ? headingsOf(body.tree, headingPrefix(entry)).map(({ id }) => id) : [];
  });
  return [...designed, ...programs.map(({ id }) => id), ...headings];
}

import { addressOf, documents, splitAddress } from "#app/content/addresses.ts";
import { isNeeded, kinds, type Kind } from "#app/content/kinds.ts";
import { designedPageAt } from "#app/content/page-kinds.ts";
import { languageOf, valueOf, type Entry } from "#app/content/entries.ts";
import { dayIn, isDraft, lastDay, waitOf, withoutHidden } from "#app/content/public-days.ts";
import { pathOfPhoto } from "#app/content/reading/path-of-photo.ts";
import { pointersOf, quotesNamed, type Pointer } from "#app/content/reading/pointers-of.ts";
import { quotedEntry } from "#app/content/quoted-values.ts";
import { fieldNames, fieldNotes, schemaAt } from "#app/content/walk-fields.ts";
import { downloadPath, photoPath } from "#app/model/fields/file.ts";
import { references, type ReferenceTarget } from "#app/model/fields/figure.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import { originalOf } from "#scripts/check/original-of.ts";
import { renamedPage, withoutEnding } from "#scripts/check/renamed-page.ts";
import { circleFrom, movedAddresses } from "#scripts/check/rules/lost-addresses.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import { suggestion } from "#scripts/check/suggestion.ts";
import { unknownAnchor } from "#scripts/check/unknown-anchor.ts";

type Unknown = Pick<Reported, "text" | "instead" | "severity" | "subject"> | undefined;

// Search engines follow links too.
const noLink =
  "The linked page is unlisted: only people who have its address should find it. Delete this link, or unlisted: in that page.";

const notLed =
  "No page links to this one, so nobody finds it. Add a link to a text or to navigation.yaml, or write unlisted: true.";

export default {
  severity: "error",
  needsAll: true,
  about:
    "A link, picture, figure or other reference does not exist. Visitors would get an error page or see a gap. Correct the name or the address. A page of text without a link to it is a warning, like the quote of an event that is over or of a count of one.",
  check(site, report) {
    const led = new Set<string>();
    for (const entry of site.entries) {
      for (const pointer of pointersOf(entry)) {
        const unknown = unknownTarget(pointer, entry, site);
        if (unknown) report({ file: entry.file.path, ...pointer.range(), ...unknown });
        const page = pointer.target.replace(/[?#].*$/, "");
        if (isLink(entry) && addressOf(entry) !== page) led.add(page);
      }
    }
    for (const page of site.entriesOf("prosePages")) {
      const isHidden = isDraft(page) || valueOf(page, "unlisted") === true;
      if (isHidden || led.has(addressOf(page))) continue;
      report({ ...placeIn(page), severity: "warning", text: notLed });
    }
  },
} satisfies Rule;

// Nobody finds a page by a redirect.
function isLink({ kind }: Entry) {
  return kind !== "redirects";
}

function unknownTarget(pointer: Pointer, entry: Entry, site: CheckedSite): Unknown {
  const { kind, target } = pointer;
  if (kind === "address") return unknownAddress(target, entry, site);
  if (kind === "image") return unknownPicture(target, entry, site);
  if (kind !== "quoted") return unknownReference(target, kind, entry, site);
  return (
    unknownQuote(target, entry, site) ??
    unseenEntry(target, entry, site) ??
    oneOrNone(target, entry, site)
  );
}

// A sentence about several entries is seldom right for one or none, as in "One ways to help".
function oneOrNone(target: string, entry: Entry, site: CheckedSite): Unknown {
  const { text, counted } = site.quotedIn(languageOf(entry)).get(target) ?? {};
  if (!counted || counted.count > 1 || isDraft(site.wholeOf(entry)) || site.isHidden(entry))
    return undefined;
  // A section is not shown without the entries that it is for.
  const isShownWith = (field: string) =>
    fieldNotes(schemaAt(entry.schema, [field])).shownWith === counted.kind;
  if (counted.count === 0 && fieldNames(entry.schema).some(isShownWith)) return undefined;
  return {
    severity: "warning",
    text: `{{${target}}} is "${text}" now. Rewrite the sentence without it.`,
  };
}

// What visitors do not see yet, such as the place of an event, cannot be quoted.
function unseenEntry(target: string, entry: Entry, site: CheckedSite): Unknown {
  const [first] = site.languages;
  const owner = first && quotedEntry(target, first.quotable, first);
  if (!owner || site.isHidden(entry)) return undefined;
  if (!withoutHidden(site.entries).includes(owner))
    return { text: `site.yaml hides the entry that {{${target}}} quotes. Delete the quote.` };
  if (!isSeenFrom(owner, entry, site))
    return {
      text: `The entry that {{${target}}} quotes is not public yet. Delete the quote until then${orWait(entry)}.`,
    };
  // A dated text may mention past events.
  const isOver = (lastDay(owner) ?? site.day) < site.day && !dayIn(site.wholeOf(entry), "date");
  return isOver
    ? { severity: "warning", text: `{{${target}}} quotes an event that is over. Delete the quote.` }
    : undefined;
}

// Figures and designed pages can have neither field, and a translation has the days of its original.
function orWait({ schema, isLayer }: Entry) {
  const ways = { publishOn: "the same publishOn:", draft: "draft: true" };
  const fields = fieldNames(schema).filter((name) => !isLayer || name === "draft");
  const own = Object.entries(ways).flatMap(([name, way]) => (fields.includes(name) ? way : []));
  return own.length > 0 ? `, or give this text ${own.join(" or ")}` : "";
}

// A draft or what is hidden may point to a draft, and a scheduled entry to anything public by then.
function isSeenFrom(owner: Entry, entry: Entry, { day, wholeOf, isHidden }: CheckedSite) {
  // What is public waits for "", which is before every day, and every day is before "draft".
  return isHidden(entry) || waitOf(owner, day) <= waitOf(wholeOf(entry), day);
}

// Files with the facts of the whole site.
const factFiles = kinds.filter(({ name }) => /^(?:site|contact|interface|donate)$/.test(name));

function unknownQuote(target: string, entry: Entry, site: CheckedSite): Unknown {
  const [, prefix = "", name = ""] = /^(\w+:)?([\w-]+(?: [\w-]+)*)$/.exec(target) ?? [];
  const reference = referenceOf(prefix.slice(0, -1) || "stat");
  const isQuotable = prefix === "" || (reference && "isQuoted" in reference);
  // Invalid entries are reported in their own place.
  const entries = isQuotable ? site.entriesOf(reference?.kind ?? "") : [];
  const known = [
    ...site.quotedIn(languageOf(entry)).keys(),
    ...entries.map(({ id }) => prefix + id),
  ];
  // The rule raw-markup reports the markup of other programs.
  if (name === "" || known.includes(target) || isUnreadable(reference, site)) return undefined;
  if (prefix === "" && factFiles.some((kind) => isWrong(kind, site))) return undefined;
  const like = known.some((other) => other.startsWith(prefix)) ? prefix : "";
  const same = known.filter((other) => other.startsWith(like) && (like || !other.includes(":")));
  // The colon after helpline, for example, was written as a hyphen or a space.
  const near =
    known.find((other) => other.replace(":", "-") === target.replace(" ", "-")) ??
    nearestWord(
      name,
      same.map((other) => other.slice(like.length)),
    );
  const wrong = `There is nothing called "${target}" to quote.`;
  const original = entry.isLayer && !near ? originalOf(site, entry) : undefined;
  const here = quotesNamed(entry);
  const left = original ? quotesNamed(original).filter((quote) => !here.includes(quote)) : [];
  if (original && left.length > 0) {
    const names = `The names of facts are the same in every language. ${original.file.path} also quotes: ${left.join(", ")}.`;
    return suggestion(wrong, left.length === 1 ? left[0] : undefined, names);
  }
  // Another name would make the sentence say something else.
  const advice = "Correct the name, restore what it quoted, or rewrite the sentence without it.";
  return suggestion(wrong, near && like + near, advice);
}

function unknownReference(
  target: string,
  name: ReferenceTarget,
  entry: Entry,
  site: CheckedSite,
): Unknown {
  const owners = site.entriesOf(references[name].kind);
  const owner = owners.find(({ id }) => id === target);
  // A warning, because somebody may have to hide an entry at once; a page may announce a program from its day on.
  const isAnnounced = owner && name === "program" && !isDraft(owner);
  if (owner && !isAnnounced && !isSeenFrom(owner, entry, site))
    return {
      severity: "warning",
      text: `The ${references[name].noun} "${target}" is not public yet, so visitors do not see it here. Delete this, or choose another.`,
    };
  const ids = owners.flatMap(({ id }) => id || []);
  if (owner || isUnreadable(references[name], site)) return undefined;
  const choice = ids[0]
    ? `Choose from: ${ids.slice(0, 12).join(", ")}.`
    : "There are none yet. Add it first, or delete this.";
  const wrong = `There is no ${references[name].noun} called "${target}".`;
  return suggestion(wrong, nearestWord(target, ids), choice);
}

// The mistake itself is reported; until it is corrected, nobody knows what the file says, or its translation.
function isWrong(kind: Kind, { entriesOf, languages }: CheckedSite) {
  const translated = languages.flatMap(({ quotable }) => quotable);
  const ofKind = translated.filter((entry) => entry.kind === kind.name);
  const entries = [...entriesOf(kind.name), ...ofKind];
  return entries.length > 0 ? entries.some(({ isValid }) => !isValid) : isNeeded(kind);
}

// A list that cannot be read may have any id.
function isUnreadable(reference: { kind: string } | undefined, { files }: CheckedSite) {
  const list = files.find(({ kind }) => kind.name === reference?.kind && kind.form === "list");
  return list !== undefined && !Array.isArray(list.data);
}

function referenceOf(name: string) {
  return Object.hasOwn(references, name) ? references[name as ReferenceTarget] : undefined;
}

function unknownAddress(href: string, entry: Entry, site: CheckedSite): Unknown {
  const { addresses, entryAt, others } = site;
  const page = href.replace(/[?#].*$/, "");
  const files = others.flatMap(({ path }) => (downloadPath.test(path) ? `/${path}` : []));
  if (!/^[/#]/.test(href) || [...documents, ...files].includes(page)) return undefined;
  // The page may be in a file that cannot be read.
  const isLeftOut = (address: string) =>
    designedPageAt(address) !== undefined &&
    !addresses.has(address) &&
    entryAt(address)?.isValid !== false;
  if (isLeftOut(page)) {
    // The menu leaves out hidden pages by itself.
    if (entry.kind === "navigation" || isLeftOut(addressOf(entry))) return undefined;
    return {
      text: `${page} is hidden (hide: in site.yaml) or its file is gone. Link to another page, or delete the link.`,
    };
  }
  const owner = page === "" ? entry : inSameLanguage(entryAt(page), entry, site);
  // The problem is reported in the file of that page.
  if (owner && !owner.isValid) return undefined;
  const isSeen = owner && isSeenFrom(owner, entry, site);
  // A text may link to the page of another language.
  const original = entryAt(splitAddress(page, site.languages).page);
  const named = owner ?? inSameLanguage(original, entry, site);
  const isOther = named && isLink(entry) && addressOf(named) !== addressOf(entry);
  if (isOther && valueOf(named, "unlisted") === true) return { text: noLink };
  if (page === "" || addresses.has(page) || isSeen)
    return unknownAnchor(href, page, owner, entry, site);
  if (owner)
    return {
      text: `${page} is not public yet. Delete the link until then${orWait(entry)}.`,
    };
  const moved = movedAddresses(site);
  if (page.startsWith("/files/") && !moved.has(page)) return unknownFile(page, files);
  // The rule lost-addresses reports a circle.
  if (circleFrom(page, moved).length > 0) return undefined;
  const bare = withoutEnding(page);
  const renamed = site.released.has(page) ? renamedPage(site, page) : undefined;
  // A parent page is not a correction.
  const known = [...addresses].filter((address) => !page.startsWith(`${address}/`));
  const near = addresses.has(bare) ? bare : nearestWord(page, known);
  const other = moved.get(page) ?? near ?? (renamed && addressOf(renamed));
  const words = suggestion(`There is no page at ${page}.`, other, "Link to a page that exists.");
  return { ...words, subject: { page } };
}

// Headings have other ids in a translation; a link opens it as soon as visitors see it.
function inSameLanguage(owner: Entry | undefined, entry: Entry, site: CheckedSite) {
  if (owner?.file.kind.form !== "folder") return owner;
  const language = languageOf(entry);
  const same = site.languages.find((other) => other.language === language)?.entries;
  const translated = same?.find((candidate) => candidate.original === owner);
  return translated && isSeenFrom(translated, entry, site) ? translated : owner;
}

function unknownPicture(written: string, { file }: Entry, { others }: CheckedSite): Unknown {
  const source = written.replace(/^\.\//, "");
  const isDrawing = source.startsWith("/files/");
  // The rule fields reports other addresses.
  if (!isDrawing && !photoPath.test(source)) return undefined;
  const place = isDrawing ? source.slice(1) : pathOfPhoto(file.originalPath, source);
  const folder = isDrawing ? "files/" : place.slice(0, place.length - source.length);
  const beside = others.filter(({ path }) => path.startsWith(folder));
  const names = beside.map(({ path }) => (isDrawing ? `/${path}` : path.slice(folder.length)));
  const name = source.replace(/^.*\//, "");
  const elsewhere = others.find(({ path }) => path.endsWith(`/${name}`) && !names.includes(source));
  const text = `There is no file "${source}" in this folder, but there is ${elsewhere?.path}. Move it to ${place}.`;
  return elsewhere && !elsewhere.path.startsWith(folder) ? { text } : unknownFile(source, names);
}

// Hosts distinguish capital and small letters, but most writers’ computers do not.
function unknownFile(name: string, known: string[]): Unknown {
  if (known.includes(name)) return undefined;
  const small = name.toLowerCase();
  const same = known.find((candidate) => `/${small}`.endsWith(`/${candidate.toLowerCase()}`));
  const advice =
    "Upload it to the folder of this file or, if the link begins with /files/, to files/. Capital and small letters must match.";
  return suggestion(`There is no file "${name}".`, same ?? nearestWord(name, known), advice);
}

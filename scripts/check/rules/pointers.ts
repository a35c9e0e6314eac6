import { addressOf, documents } from "#app/content/addresses.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { designedPageAt } from "#app/content/kinds.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import {
  dayIn,
  firstDay,
  isDraft,
  lastDay,
  shownEntries,
  withoutHidden,
} from "#app/content/public-days.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import { pointersOf, type Pointer } from "#app/content/reading/pointers-of.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import { placeIn, type CheckedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Reported, Rule } from "#scripts/check/rule.ts";
import { suggestion } from "#scripts/check/suggestion.ts";

type Unknown = Pick<Reported, "text" | "instead" | "severity"> | undefined;

// Where the entry stands that a field names, or what is quoted behind this word and a colon.
const homes: Partial<Record<string, string>> = {
  stat: "stats",
  post: "posts",
  program: "programs",
  helpline: "helplines",
  category: "categories",
  date: "events",
};
// An error would stop the site on the day after the last event.
const noEvents = "No event is to come. Delete this link until events.yaml has one again.";
// Whoever follows links would find it, search engines among them.
const noLink = "This page is only for people who have its address. Delete the link, or unlisted:.";

const notLed =
  "Nothing links to this page, so nobody finds it. Should a text or navigation.yaml link to it? If not, write unlisted: true.";

export default {
  severity: "error",
  about:
    "A link, a picture, a figure or another name points to nothing. Visitors would get an error page, or see a gap.",
  check(site, report) {
    const led = new Set<string>();
    for (const entry of site.entries) {
      for (const pointer of pointersOf(entry)) {
        const unknown = unknownTarget(pointer, entry, site);
        if (unknown) report({ file: entry.file.path, ...pointer.range(), ...unknown });
        if (addressOf(entry) !== pointer.target) led.add(pointer.target.replace(/[?#].*$/, ""));
      }
    }
    for (const page of site.entriesOf("prosePages")) {
      const isHidden = isDraft(page) || valueOf(page, "unlisted") === true;
      if (isHidden || led.has(addressOf(page)) || !site.isReadable) continue;
      report({ ...placeIn(page), severity: "warning", text: notLed });
    }
  },
} satisfies Rule;

function unknownTarget(pointer: Pointer, entry: Entry, site: CheckedSite): Unknown {
  const { kind, target } = pointer;
  if (kind === "address") return unknownAddress(target, entry, site);
  if (kind === "image") return unknownPicture(target, entry, site);
  return unknownName(pointer, site) ?? unseenEntry(pointer, entry, site);
}

// What an event or a program is called, and when it is, goes with it.
function unseenEntry({ kind, target }: Pointer, entry: Entry, site: CheckedSite): Unknown {
  const [, prefix = "", id] = /^(date|program):(.*)$/.exec(kind === "quoted" ? target : "") ?? [];
  const owner = site.entriesOf(homes[prefix] ?? "").find((one) => one.id === id);
  if (!owner) return undefined;
  if (!withoutHidden(site.entries).includes(owner))
    return { text: `site.yaml hides what ${target} is about. Delete this.` };
  if (!isSeenFrom(owner, entry, site))
    return {
      text: `Visitors do not see what ${target} is about yet. Give this text the same publishOn, or draft: true.`,
    };
  // What has a day of its own may tell of what was.
  const isOver = (lastDay(owner) ?? site.day) < site.day && dayIn(entry, "date") === undefined;
  return isOver ? { severity: "warning", text: `${target} is over. Delete this.` } : undefined;
}

// A draft may lead to a draft, and what waits to what is seen on its day.
function isSeenFrom(owner: Entry, entry: Entry, { day }: CheckedSite) {
  const dayOf = (one: Entry) => firstDay(one) ?? day;
  return isDraft(entry) || (!isDraft(owner) && dayOf(owner) <= dayOf(entry));
}

function unknownName({ kind, target }: Pointer, site: CheckedSite): Unknown {
  const { quotedIn, languages, files } = site;
  const isQuoted = kind === "quoted";
  // Text of another program is named by the rule other-programs.
  if (isQuoted && !/^(?:\w+:)?[\w-]+$/.test(target)) return undefined;
  const [prefix = ""] = (isQuoted && /^\w+:/.exec(target)) || [];
  const home = homes[isQuoted ? prefix.slice(0, -1) || "stat" : kind];
  // What is not valid is told in its own place.
  const ids = site.entriesOf(home ?? "").flatMap(({ id }) => (id ? prefix + id : []));
  const values = isQuoted
    ? [...quotedIn(languages[0]?.key ?? "").keys(), "email", "phone", "hours", "answer-time"]
    : [];
  const known = [...new Set([...values, ...ids])];
  if (known.includes(target)) return undefined;
  // A list that could not be read may hold any id.
  const file = files.find(({ kind: own }) => own.name === home && own.form === "list");
  if (file && !Array.isArray(file.data)) return undefined;
  const same = known.filter((one) => one.startsWith(prefix) && (prefix || !one.includes(":")));
  const names = same.map((one) => one.slice(prefix.length));
  const near = nearestWord(target.slice(prefix.length), names);
  const renamed = kind === "post" ? renamedPage(site, `/blog/${target}`)?.id : undefined;
  const thing = isQuoted ? "nothing" : `no ${kind === "stat" ? "figure" : kind}`;
  const wrong = `There is ${thing} called "${target}"${isQuoted ? " to quote" : ""}.`;
  const advice =
    same.length === 0
      ? "None is there yet; add it first, or leave this out."
      : `Name one that is there: ${same.slice(0, 12).join(", ")}.`;
  return suggestion(wrong, near === undefined ? renamed : prefix + near, advice);
}

function unknownAddress(href: string, entry: Entry, site: CheckedSite): Unknown {
  const { addresses, entriesOf, entryAt, others } = site;
  const page = href.replace(/[?#].*$/, "");
  const files = others.map(({ path }) => `/${path}`);
  if (!/^[/#]/.test(href) || [...documents, ...files].includes(page)) return undefined;
  const isLeftOut = (one: string) =>
    designedPageAt(one) !== undefined && !addresses.has(one) && entryAt(one)?.isValid !== false;
  if (isLeftOut(page)) {
    // A file that cannot be read may be that of the page.
    if (!site.isReadable) return undefined;
    // The menu leaves out what the site leaves out.
    if (entry.kind === "navigation" || isLeftOut(addressOf(entry))) return undefined;
    return { text: `The site leaves ${page} out. Link to a page that exists.` };
  }
  const owner = page === "" ? entry : inSameLanguage(entryAt(page), entry, site);
  // What is wrong with that page is said at its own place.
  if (owner && !owner.isValid) return undefined;
  const isSeen = owner && isSeenFrom(owner, entry, site);
  if (owner !== entry && owner && valueOf(owner, "unlisted") === true) return { text: noLink };
  if (page === "" || addresses.has(page) || isSeen) return unknownAnchor(href, page, owner, site);
  if (owner)
    return {
      text: `Visitors do not see ${page} yet. Give this text the same publishOn, or draft: true.`,
    };
  const moved = entriesOf("redirects").find((one) => valueOf(one, "from") === page);
  if (page.startsWith("/files/") && !moved) return unknownFile(page, files);
  const bare = page.replace(/\.(?:mdx?|ya?ml|html?)$|\/$/, "");
  const renamed = site.released.has(page) ? renamedPage(site, page) : undefined;
  // A page above it is no better name for it.
  const known = [...addresses].filter((one) => !page.startsWith(`${one}/`));
  const near = addresses.has(bare) ? bare : nearestWord(page, known);
  const other = moved ? String(valueOf(moved, "to")) : (near ?? (renamed && addressOf(renamed)));
  return suggestion(`There is no page at ${page}.`, other, "Link to a page that exists.");
}

// A heading is called otherwise in a translation.
function inSameLanguage(owner: Entry | undefined, { isLayer, language }: Entry, site: CheckedSite) {
  if (!owner || !isLayer || owner.file.kind.form !== "folder") return owner;
  const same = site.languages.find(({ key }) => key === language)?.entries;
  return same?.find((one) => one.original === owner)?.layer ?? owner;
}

function unknownAnchor(href: string, page: string, owner: Entry | undefined, site: CheckedSite) {
  const name = /#(.+)$/.exec(href)?.[1];
  if (name === undefined) return undefined;
  if (owner?.kind === "home" && name === "events" && !hasEvents(site))
    return { severity: "warning" as const, text: noEvents };
  const known = anchorsOf(owner, site);
  // The frame of every page has these ids.
  const ofFrame = [
    "main",
    ...(site.entriesOf("newsletter").length > 0 ? ["newsletter-email"] : []),
  ];
  if (!known || [...known, ...ofFrame].includes(name)) return undefined;
  const near = nearestWord(name, known);
  const advice = `If its heading has new words, write {#${name}} after them; or leave #${name} out.`;
  const wrong = `There is no place called "${name}" on ${page || "this page"}.`;
  return suggestion(wrong, near && `${page}#${near}`, advice);
}

function hasEvents({ entries, day }: CheckedSite) {
  return shownEntries(entries, { day, drafts: false }).some(({ kind }) => kind === "events");
}

// The ids on a page; undefined where nobody can say, as for the words of the frame.
function anchorsOf(owner: Entry | undefined, { entriesOf }: CheckedSite): string[] | undefined {
  if (!owner) return undefined;
  const programs = /^programs/.test(owner.kind) ? entriesOf("programs") : [];
  const address = addressOf(owner);
  if (address === "" && programs.length === 0) return undefined;
  const designed = designedPageAt(address)?.anchors ?? [];
  const headings = [...new Set([owner, ...programs])].flatMap(({ file: { body }, id, kind }) =>
    body ? headingsOf(body.tree, kind === "programs" ? `${id}--` : "").map((one) => one.id) : [],
  );
  return [...designed, ...programs.map(({ id }) => id), ...headings];
}

function unknownPicture(written: string, { file }: Entry, { others }: CheckedSite): Unknown {
  const source = written.replace(/^\.\//, "");
  const isDrawing = source.startsWith("/files/");
  // What can be no picture is told where it is written.
  if (!isDrawing && !photoPath.test(source)) return undefined;
  const place = isDrawing ? source.slice(1) : photoPlace(file.original, source);
  const folder = place.slice(0, place.length - source.length);
  const beside = others.filter(({ path }) => path.startsWith(folder));
  const names = beside.map(({ path }) => (isDrawing ? `/${path}` : path.slice(folder.length)));
  const own = source.replace(/^.*\//, "");
  const elsewhere = others.find(({ path }) => path.endsWith(`/${own}`) && !names.includes(source));
  const text = `There is no file "${source}" beside this one; ${elsewhere?.path} has that name. Move it to ${place}.`;
  return elsewhere && !elsewhere.path.startsWith(folder) ? { text } : unknownFile(source, names);
}

// Hosts distinguish capital letters in names, and the computers of most writers do not.
function unknownFile(name: string, known: string[]): Unknown {
  if (known.includes(name)) return undefined;
  const small = name.toLowerCase();
  const same = known.find((one) => `/${small}`.endsWith(`/${one.toLowerCase()}`));
  const advice =
    "Put it beside this file, or in files/, if the link begins with /files/. Capital and small letters must be the same.";
  return suggestion(`There is no file "${name}".`, same ?? nearestWord(name, known), advice);
}

import { addressOf } from "#app/content/addresses.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { designedPageList, designedPages } from "#app/content/designed-pages.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import { pointersOf, type Pointer } from "#app/content/reading/pointers.ts";
import { firstDay, isDraft } from "#app/content/public-days.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { helplineName, helplineNamed } from "#app/model/fields/quoted-figures.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Rule } from "#scripts/check/rule.ts";

type Unknown = { text: string; instead?: string };

const homes = { stat: "stats", post: "posts", program: "programs", helpline: "helplines" } as const;
// Each page of the site has these by its frame.
const everywhere = ["main", "newsletter-email"];
const documents = ["/sitemap.xml", "/robots.txt", "/feed.xml"];

const rule: Rule = {
  severity: "error",
  about:
    "A link, a picture, a figure or another name leads to nothing. Visitors would come to an error page, or see a gap.",
  examples: {
    bad: [
      "See [our past](/about/history).",
      "See [a part](#no-such-part).",
      "Over {{no-such-figure}} girls.",
      "Call {{helpline:nobody}}.",
      "![A class](no-such-photo.jpg)",
      "![A map](/files/no-such-map.svg)",
    ],
    good: [
      "See [who we are](/about) and [the second part](#second).\n\n## Second\n\nWords.",
      "See https://example.org/nowhere.",
    ],
  },
  check(site, report) {
    const idsOf = new Map(Object.values(homes).map((kind) => [kind, knownIds(site, kind)]));
    for (const entry of site.entries) {
      for (const pointer of pointersOf(entry)) {
        const unknown = unknownTarget(pointer, entry, site, idsOf);
        if (unknown) report({ file: entry.file.path, ...pointer.range(), ...unknown });
      }
    }
  },
};

export default rule;

// Undefined where the list could not be read, and may hold any id.
function knownIds({ files, entriesOf }: CheckedSite, kind: string) {
  const isUnreadable = files.some(
    ({ kind: own, data }) => own.name === kind && own.form === "list" && !Array.isArray(data),
  );
  return isUnreadable ? undefined : entriesOf(kind).map(({ id }) => id);
}

type Ids = ReadonlyMap<string, string[] | undefined>;

function unknownTarget({ kind, target }: Pointer, entry: Entry, site: CheckedSite, ids: Ids) {
  if (kind === "address") return unknownAddress(target, entry, site);
  if (kind === "image") return unknownPicture(target, entry, site);
  if (kind !== "figure") return unknownId(kind, target, site, ids);
  const line = helplineNamed(target);
  const found = unknownId(line === undefined ? "stat" : "helpline", line ?? target, site, ids);
  if (!found || line === undefined) {
    const isLine = found && ids.get("helplines")?.includes(target);
    return isLine
      ? {
          text: `{{${target}}} is a helpline. Write {{${helplineName(target)}}}.`,
          instead: helplineName(target),
        }
      : found;
  }
  return { ...found, ...(found.instead && { instead: helplineName(found.instead) }) };
}

function unknownId(
  kind: keyof typeof homes,
  id: string,
  site: CheckedSite,
  ids: Ids,
): Unknown | undefined {
  const known = ids.get(homes[kind]);
  if (!known || known.includes(id)) return undefined;
  const renamed = kind === "post" ? renamedPage(site, `/blog/${id}`)?.id : undefined;
  const near = nearestWord(id, known) ?? renamed;
  const advice = near
    ? `Did you mean "${near}"?`
    : known.length > 0 && known.length <= 12
      ? `There are: ${known.join(", ")}.`
      : "Add it there, or name one that is there.";
  const thing = kind === "stat" ? "figure" : kind;
  return { text: `There is no ${thing} called "${id}". ${advice}`, ...(near && { instead: near }) };
}

function unknownAddress(href: string, entry: Entry, site: CheckedSite): Unknown | undefined {
  const { addresses, entries, entriesOf, others } = site;
  const page = href.replace(/[?#].*$/, "");
  if (
    !/^[/#]/.test(href) ||
    documents.includes(page) ||
    others.some(({ path }) => `/${path}` === page)
  )
    return undefined;
  const owner = page === "" ? entry : entries.find((one) => addressOf(one) === page);
  // What waits or is a draft may lead to what is seen on its day.
  const isSeen =
    owner &&
    (isDraft(entry) ||
      (!isDraft(owner) && (firstDay(owner) ?? "") <= (firstDay(entry) ?? site.day)));
  if (page === "" || addresses.has(page) || isSeen) return unknownAnchor(href, page, owner, site);
  if (owner) {
    const field = isDraft(owner) ? "draft: true" : `publishOn: ${firstDay(owner)}`;
    return {
      text: `Visitors do not see the page at ${page}, which has ${field}. Lead to another page, or let this one wait as well.`,
    };
  }
  const moved = entriesOf("redirects").find((one) => valueOf(one, "from") === page);
  const to = moved && String(valueOf(moved, "to"));
  if (to) return { text: `The page at ${page} is at ${to} now. Write ${to}.`, instead: to };
  if (page.startsWith("/files/"))
    return unknownFile(
      page,
      others.map(({ path }) => `/${path}`),
      `There is no file at content${page}.`,
    );
  const bare = page.replace(/\.(?:mdx?|ya?ml|html?)$/, "");
  const renamed = renamedPage(site, page);
  const near = addresses.has(bare)
    ? bare
    : (nearestWord(page, [...addresses]) ?? (renamed && addressOf(renamed)));
  return {
    text: `There is no page at ${page}. ${near ? `Did you mean "${near}"?` : "Lead to a page that is there."}`,
    ...(near && { instead: href.replace(page, near) }),
  };
}

function unknownAnchor(
  href: string,
  page: string,
  owner: Entry | undefined,
  site: CheckedSite,
): Unknown | undefined {
  const name = /#(.+)$/.exec(href)?.[1];
  if (name === undefined) return undefined;
  const known = anchorsOf(owner, site);
  if (!known || known.includes(name) || everywhere.includes(name)) return undefined;
  const near = nearestWord(name, known);
  const advice = near
    ? `Did you mean "${page}#${near}"?`
    : owner?.file.body
      ? `If its heading has new words, write this name behind them: ## New words {#${name}}`
      : `Write ${page || "a page"}, which leads to the beginning of the page.`;
  return {
    text: `There is no place called "${name}" on ${page || "this page"}. ${advice}`,
    ...(near && { instead: `${page}#${near}` }),
  };
}

// The ids on a page; undefined where nobody can say, as for the words of the frame.
function anchorsOf(owner: Entry | undefined, { entriesOf }: CheckedSite): string[] | undefined {
  if (!owner) return undefined;
  const isProgram = owner.kind === "programs" || owner.kind === "programsPage";
  const address = isProgram ? designedPages.programsPage.address : addressOf(owner);
  if (address === "") return undefined;
  const designed = designedPageList.find((page) => page.address === address)?.anchors ?? [];
  const shown = isProgram ? entriesOf("programs") : [owner];
  const headings = shown.flatMap(({ file, id }) =>
    file.body ? headingsOf(file.body.tree, isProgram ? `${id}--` : "").map((one) => one.id) : [],
  );
  return [...designed, ...(isProgram ? shown.map(({ id }) => id) : []), ...headings];
}

function unknownPicture(
  source: string,
  { file }: Entry,
  { others }: CheckedSite,
): Unknown | undefined {
  const paths = others.map(({ path }) => path);
  if (!photoPath.test(source)) {
    // What no picture can be is told where it is written.
    if (!source.startsWith("/files/") || paths.includes(source.slice(1))) return undefined;
    return unknownFile(
      source,
      paths.map((path) => `/${path}`),
      `There is no drawing at content${source}.`,
    );
  }
  const place = photoPlace(file.path, source);
  if (paths.includes(place)) return undefined;
  const folder = place.slice(0, place.length - source.length);
  const beside = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  return unknownFile(source, beside, `There is no picture called "${source}" beside this file.`);
}

// Hosts distinguish capital letters in names, and the computers of most writers do not.
function unknownFile(name: string, known: string[], says: string): Unknown {
  const near =
    known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? nearestWord(name, known);
  return near
    ? { text: `${says} Did you mean "${near}"?`, instead: near }
    : { text: `${says} Put it there; capital and small letters have to be the same.` };
}

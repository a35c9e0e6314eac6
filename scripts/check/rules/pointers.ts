import { addressOf } from "#app/content/addresses.ts";
import { headingsOf } from "#app/content/bodies/headings.ts";
import { designedPageList } from "#app/content/designed-pages.ts";
import { valueOf, type Entry } from "#app/content/entries.ts";
import { firstDay, isDraft } from "#app/content/public-days.ts";
import { photoPlace } from "#app/content/reading/photo-place.ts";
import { pointersOf, type Pointer } from "#app/content/reading/pointers.ts";
import { photoPath } from "#app/model/fields/image.ts";
import { helplineName, helplineNamed } from "#app/model/fields/quoted-figures.ts";
import { nearestWord } from "#app/model/nearest-word.ts";
import type { CheckedSite } from "#scripts/check/checked-site.ts";
import { renamedPage } from "#scripts/check/renamed-page.ts";
import type { Rule } from "#scripts/check/rule.ts";

type Unknown = { text: string; instead?: string } | undefined;

const homes = { stat: "stats", post: "posts", program: "programs", helpline: "helplines" } as const;
// The frame of every page has these ids, and the site these files besides its pages.
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
    for (const entry of site.entries) {
      for (const pointer of pointersOf(entry)) {
        const unknown = unknownTarget(pointer, entry, site);
        if (unknown) report({ file: entry.file.path, ...pointer.range(), ...unknown });
      }
    }
  },
};

export default rule;

function unknownTarget({ kind, target }: Pointer, entry: Entry, site: CheckedSite): Unknown {
  if (kind === "address") return unknownAddress(target, entry, site);
  if (kind === "image") return unknownPicture(target, entry, site);
  if (kind !== "figure") return unknownId(kind, target, site);
  const line = helplineNamed(target);
  if (line === undefined) return unknownId("stat", target, site);
  const found = unknownId("helpline", line, site);
  return found?.instead ? { ...found, instead: helplineName(found.instead) } : found;
}

function unknownId(kind: keyof typeof homes, id: string, site: CheckedSite): Unknown {
  const file = site.files.find(({ kind: own }) => own.name === homes[kind] && own.form === "list");
  const known = site.entriesOf(homes[kind]).map((one) => one.id);
  // A list that could not be read may hold any id.
  if (known.includes(id) || (file && !Array.isArray(file.data))) return undefined;
  const renamed = kind === "post" ? renamedPage(site, `/blog/${id}`)?.id : undefined;
  const listed = known.slice(0, 12).join(", ");
  const says = `There is no ${kind === "stat" ? "figure" : kind} called "${id}".`;
  return nearOr(says, nearestWord(id, known) ?? renamed, `Name one that is there: ${listed}.`);
}

function unknownAddress(href: string, entry: Entry, site: CheckedSite): Unknown {
  const { addresses, entries, entriesOf, others } = site;
  const page = href.replace(/[?#].*$/, "");
  const files = others.map(({ path }) => `/${path}`);
  if (!/^[/#]/.test(href) || [...documents, ...files].includes(page)) return undefined;
  const owner = page === "" ? entry : entries.find((one) => addressOf(one) === page);
  const dayOf = (one: Entry) => firstDay(one) ?? site.day;
  // A draft may lead to a draft, and what waits to what is seen on its day.
  const isSeen = owner && (isDraft(entry) || (!isDraft(owner) && dayOf(owner) <= dayOf(entry)));
  if (page === "" || addresses.has(page) || isSeen) return unknownAnchor(href, page, owner, site);
  if (owner) {
    const field = isDraft(owner) ? "draft: true" : `publishOn: ${firstDay(owner)}`;
    return { text: `Visitors do not see ${page}, which has ${field}. Let this text wait as well.` };
  }
  const moved = entriesOf("redirects").find((one) => valueOf(one, "from") === page);
  const to = moved && String(valueOf(moved, "to"));
  if (to) return { text: `The page at ${page} is at ${to} now. Write ${to}.`, instead: to };
  if (page.startsWith("/files/")) return unknownFile(page, files);
  const bare = page.replace(/\.(?:mdx?|ya?ml|html?)$/, "");
  const renamed = renamedPage(site, page);
  const near = addresses.has(bare) ? bare : nearestWord(page, [...addresses]);
  const other = near ?? (renamed && addressOf(renamed));
  return nearOr(`There is no page at ${page}.`, other, "Lead to a page that is there.");
}

function unknownAnchor(
  href: string,
  page: string,
  owner: Entry | undefined,
  site: CheckedSite,
): Unknown {
  const name = /#(.+)$/.exec(href)?.[1];
  const known = anchorsOf(owner, site);
  if (name === undefined || !known || [...known, ...everywhere].includes(name)) return undefined;
  const near = nearestWord(name, known);
  const advice = `If its heading has new words, write {#${name}} behind them; or leave #${name} out.`;
  const says = `There is no place called "${name}" on ${page || "this page"}.`;
  return nearOr(says, near && `${page}#${near}`, advice);
}

// The ids on a page; undefined where nobody can say, as for the words of the frame.
function anchorsOf(owner: Entry | undefined, { entriesOf }: CheckedSite): string[] | undefined {
  if (!owner) return undefined;
  const programs = /^programs/.test(owner.kind) ? entriesOf("programs") : [];
  const address = addressOf(owner);
  if (address === "" && programs.length === 0) return undefined;
  const designed = designedPageList.find((page) => page.address === address)?.anchors ?? [];
  const headings = [...new Set([owner, ...programs])].flatMap(({ file: { body }, id, kind }) =>
    body ? headingsOf(body.tree, kind === "programs" ? `${id}--` : "").map((one) => one.id) : [],
  );
  return [...designed, ...programs.map(({ id }) => id), ...headings];
}

function unknownPicture(source: string, { file }: Entry, { others }: CheckedSite): Unknown {
  const files = others.map(({ path }) => path);
  // What can be no picture is told where it is written.
  if (source.startsWith("/files/"))
    return unknownFile(
      source,
      files.map((path) => `/${path}`),
    );
  if (!photoPath.test(source)) return undefined;
  const place = photoPlace(file.path, source);
  const folder = place.slice(0, place.length - source.length);
  const beside = files.filter((path) => path.startsWith(folder));
  return unknownFile(
    source,
    beside.map((path) => path.slice(folder.length)),
  );
}

// Hosts distinguish capital letters in names, and the computers of most writers do not.
function unknownFile(name: string, known: string[]): Unknown {
  if (known.includes(name)) return undefined;
  const same = known.find((one) => one.toLowerCase() === name.toLowerCase());
  const advice = "Put it there; capital and small letters have to be the same.";
  return nearOr(`There is no file "${name}".`, same ?? nearestWord(name, known), advice);
}

function nearOr(says: string, near: string | undefined, advice: string): Unknown {
  return near
    ? { text: `${says} Did you mean "${near}"?`, instead: near }
    : { text: `${says} ${advice}` };
}

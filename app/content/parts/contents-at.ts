import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { addressLike, isSwahili } from "#app/content/parts/translations.ts";

const known = new WeakMap<Contents, Contents>();

/**
 * What a page at an address is made of: at one in Swahili every text in that language, links to pages
 * that are told in it, and no entry that is told in English alone.
 */
export function contentsAt(contents: Contents, address: string): Contents {
  if (!isSwahili(address)) return contents;
  const told = known.get(contents) ?? inSwahili(contents);
  known.set(contents, told);
  return told;
}

function inSwahili(contents: Contents): Contents {
  const { home, programsPage, donate, blog, interface: words } = contents;
  const own = <Thing extends { swahili?: unknown } | undefined>(one: Thing) =>
    laidOver(contents, one, one?.swahili) as Thing;
  const toldOnes = <Thing extends { swahili?: unknown }>(list: Thing[]) =>
    list.filter(({ swahili }) => swahili).map(own);
  const english = { gallery: [], testimonials: [], events: [], pledges: [] };
  return {
    ...contents,
    ...english,
    successStories: [],
    interface: { ...words, ...words.swahili },
    home: own(home),
    programsPage: own(programsPage),
    donate: own(donate),
    blog: own(blog),
    stats: contents.stats.map(own),
    programs: toldOnes(contents.programs),
    additionalPrograms: toldOnes(contents.additionalPrograms),
  };
}

// Texts of another shape than the English one are told by the check.
function laidOver(contents: Contents, one: unknown, words: unknown, name = ""): unknown {
  if (name === "href") return addressInSwahili(contents, String(one));
  // A sentence may be needed in Swahili alone.
  if (typeof one === "string" || one === undefined) return words ?? one;
  if (typeof one !== "object" || one === null) return one;
  const said = words as Record<string, unknown> | undefined;
  if (Array.isArray(one))
    return one.map((item, at) => laidOver(contents, item, said?.[at as never]));
  const fields = Object.entries({ ...said, ...one }).map(([field]) => {
    return [field, laidOver(contents, one[field as never], said?.[field], field)];
  });
  return Object.fromEntries(fields) as unknown;
}

function addressInSwahili(contents: Contents, href: string) {
  const [, path = "", behind = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return path.startsWith(withinSite("/"))
    ? withinSite(addressLike(contents, "/sw", addressBelow(path))) + behind
    : href;
}

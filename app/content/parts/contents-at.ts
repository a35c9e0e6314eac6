import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { addressBelow } from "#app/content/parts/full-address.ts";
import { addressLike } from "#app/content/parts/translations.ts";

const known = new WeakMap<Contents, Contents>();

/** The contents in every language, the first one first. */
export function languagesOf(contents: Contents): [first: Contents, second: Contents] {
  const first = contents.first ?? contents;
  const second = known.get(first) ?? inSwahili(first);
  known.set(first, second);
  return [first, second];
}

/** The contents in the language of the page at an address. */
export function contentsAt(contents: Contents, address: string): Contents {
  const [first, second] = languagesOf(contents);
  return address === second.prefix || address.startsWith(`${second.prefix}/`) ? second : first;
}

// What is told in English alone is left out, but what pages need: that stays in English.
function inSwahili(first: Contents): Contents {
  const { site, interface: words, navigation, forms, help, helplines } = first;
  const target = { ...first, language: "sw", prefix: "/sw", first };
  const own = <Thing extends { swahili?: unknown } | undefined>(one: Thing) =>
    laidOver(target, one, one?.swahili) as Thing;
  const toldOnes = <Thing extends { swahili?: unknown }>(list: Thing[]) =>
    list.filter(({ swahili }) => swahili).map(own);
  const page = <Page extends { swahili?: unknown } | undefined>(one: Page): Page =>
    one?.swahili ? { ...own(one), ...headOf(one.swahili) } : one;
  const english = { gallery: [], testimonials: [], events: [], pledges: [], successStories: [] };
  const { motto = site.motto } = words.swahili;
  const { quickExit, swahili } = words;
  return {
    ...target,
    ...english,
    site: motto === site.motto ? site : { ...site, motto, mottoLanguage: "sw" },
    interface: {
      ...words,
      ...swahili,
      helplines: inWords(words.helplines, "heading"),
      quickExit: quickExit && inWords(quickExit, "label"),
    },
    navigation: navigation.swahili ?? navigation,
    forms: { ...forms, ...forms.swahili },
    home: page(first.home),
    contact: page(first.contact),
    programsPage: page(first.programsPage),
    donate: page(first.donate),
    help: help?.swahili ? { ...help, ...headOf(help.swahili), english: help.swahili } : help,
    blog: own(first.blog),
    helplines: helplines.map((line) => inWords(line, "name")),
    stats: first.stats.map(own),
    posts: toldPosts(first),
    programs: toldOnes(first.programs),
    additionalPrograms: toldOnes(first.additionalPrograms),
  };
}

// Something with a word in the place of one field.
function inWords<Name extends string, Thing extends { swahili?: string } & Record<Name, string>>(
  one: Thing,
  name: Name,
): Thing {
  return one.swahili === undefined ? one : { ...one, [name]: one.swahili };
}

type Head = { title?: string; description?: string; heading?: string; lead?: string };

function headOf(words: object) {
  const { heading = "", title = heading, description = "", lead } = words as Head;
  return { title, description, heading, lead };
}

function toldPosts({ posts, swahiliPages }: Contents): Contents["posts"] {
  return posts.flatMap((post) => {
    const told = swahiliPages.find(({ id }) => id === `blog/${post.id}`);
    if (!told) return [];
    const { title, excerpt = told.description ?? "", author = post.author, body } = told;
    return [{ ...post, title, excerpt, author, body }];
  });
}

// Texts of another shape than the English one are told by the check.
function laidOver(contents: Contents, one: unknown, words: unknown, name = ""): unknown {
  if (name === "href") return linkInOwnLanguage(contents, String(one));
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

/** A link as a page in a language after the first has it: to a page in that language, where there is one. */
export function linkInOwnLanguage(contents: Contents, href: string) {
  if (!contents.first) return href;
  const [, path = "", behind = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return path.startsWith(withinSite("/"))
    ? withinSite(addressLike(contents, addressBelow(path))) + behind
    : href;
}

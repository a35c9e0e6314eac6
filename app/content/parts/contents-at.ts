import { splitAddress } from "#app/content/addresses.ts";
import { basePath, chosenOrigin } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withoutEscapes } from "#app/model/site/addresses.ts";

/** The contents in every language of the site, the first language first. */
export function languagesOf(contents: Contents): readonly Contents[] {
  return contents.languages.map((language) =>
    language.prefix === contents.prefix ? contents : language,
  );
}

/** The contents in the language of the page at an address. */
export function contentsAt(contents: Contents, address: string): Contents {
  const { prefix } = splitAddress(address, contents.languages);
  return languagesOf(contents).find((language) => language.prefix === prefix) ?? contents;
}

/** The contents that a text comes from, such as helplines.child.name: those in the first language if it is not translated. */
export function contentsOfText(contents: Contents, text: string): Contents {
  const { first, translated } = contents;
  return first && !translated.has(text) ? first : contents;
}

/** The prefix of the addresses of each language after the first. */
export function prefixesOf({ languages }: Pick<Contents, "languages">): string[] {
  return languages.slice(1).map(({ prefix }) => prefix);
}

/** The address in the first language of the page at an address. */
export function originalAddress(contents: Contents, address: string) {
  return splitAddress(address, contents.languages).page;
}

/** The full URL of an address of this site; SITE_URL overrides the origin in the content. */
export function fullAddress({ site }: Pick<Contents, "site">, address: string) {
  return (chosenOrigin() ?? site.address.replace(/\/+$/, "")) + basePath + address;
}

/** The path that a request asks for, as content writes it: a browser encodes letters such as ĩ. */
export function pathOf(request: Request) {
  return withoutEscapes(new URL(request.url).pathname);
}

/** The address of this site for a path in the browser. */
export function addressBelow(path: string) {
  return path.slice(basePath.length).replace(/\/$/, "") || "/";
}

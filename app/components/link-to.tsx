import { useContext, type ComponentProps } from "react";
import { SiteWords } from "#app/components/site-words.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = Omit<ComponentProps<"a">, "href" | "children"> & { to?: Link };

/** A link from the content, with its label; nothing where the site has none. */
export function LinkTo({ to, className, ...attributes }: Props) {
  const { foreign } = useContext(SiteWords);
  if (!to) return null;
  const hrefLang = attributes.hrefLang ?? foreignLanguage(to.href, foreign);
  return (
    <a className={className} href={to.href} {...attributes} hrefLang={hrefLang}>
      {to.label}
    </a>
  );
}

/** The language of a page of this site that has no translation for those who read the site in another one. */
export function foreignLanguage(
  href: string,
  foreign: { language: string; home: string; prefix: string } | undefined,
) {
  const [path = ""] = href.split(/[?#]/);
  // A file has no language that we know of.
  const isInside = foreign && href.startsWith(foreign.home) && !/\.\w+$/.test(path);
  const isOwn = foreign && (path === foreign.prefix || path.startsWith(`${foreign.prefix}/`));
  return isInside && !isOwn ? foreign.language : undefined;
}

import { Fragment, useContext, type ComponentProps } from "react";
import { SiteWords } from "#app/components/site-words.ts";
import type { Link } from "#app/model/fields/link.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to?: Link };

/** A link from the content with its label and any further words; nothing if there is no link. */
export function LinkTo({ to, className, children, ...attributes }: Props) {
  const { foreign } = useContext(SiteWords);
  if (!to) return null;
  const hrefLang = attributes.hrefLang ?? foreignLanguage(to.href, foreign);
  return (
    <a className={className} href={to.href} {...attributes} hrefLang={hrefLang}>
      {/* An address may break after its signs. */}
      {to.label.split(/(?<=[@./])(?=\p{L})/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
      {children}
    </a>
  );
}

/** The language of the page that a link opens, if it differs from the language of the current page. */
function foreignLanguage(
  href: string,
  foreign: { locale: string; home: string; prefix: string } | undefined,
) {
  const [path = ""] = href.split(/[?#]/);
  // The language of a file is unknown.
  const isInside = foreign && href.startsWith(foreign.home) && !/\.\w+$/.test(path);
  const isOwn = foreign && (path === foreign.prefix || path.startsWith(`${foreign.prefix}/`));
  return isInside && !isOwn ? foreign.locale : undefined;
}

import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/frame.ts";

const look =
  "inline-flex min-h-11 min-w-11 items-center text-small font-bold underline max-tiny:text-tiny md:whitespace-nowrap";

/** The link to the same page in the other language, or a list of links if there are several. */
export function LanguageLinks({ name, list }: Frame["header"]["translations"]) {
  if (list.length < 2)
    return list.map(({ language, ...link }) => (
      <LinkTo
        key={language}
        to={link}
        className={`ml-auto ${look} md:ml-0`}
        lang={language}
        hrefLang={language}
      />
    ));
  return (
    <ul aria-label={name} className="ml-auto flex flex-wrap justify-end gap-x-3 md:ml-0">
      {list.map(({ language, ...link }) => (
        <li key={language}>
          <LinkTo to={link} className={look} lang={language} hrefLang={language} />
        </li>
      ))}
    </ul>
  );
}

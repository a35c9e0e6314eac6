import type { Link } from "#app/model/fields/link.ts";

type Props = Link & { language: string };

/** The link to the same page in the other language. */
export function TranslationLink({ label, href, language }: Props) {
  return (
    <a
      className="ml-auto inline-flex min-h-11 items-center text-small font-bold underline md:order-last md:ml-0"
      href={href}
      lang={language}
      hrefLang={language}
    >
      {label}
    </a>
  );
}

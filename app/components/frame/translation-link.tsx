import { LinkTo } from "#app/components/link-to.tsx";
import type { Link } from "#app/model/fields/link.ts";

type Props = Link & { language: string };

/** The link to the same page in the other language. */
export function TranslationLink({ language, ...link }: Props) {
  return (
    <LinkTo
      to={link}
      className="ml-auto inline-flex min-h-11 items-center text-small font-bold underline md:order-last md:ml-0"
      lang={language}
      hrefLang={language}
    />
  );
}

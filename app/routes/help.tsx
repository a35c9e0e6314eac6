import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { dateInWords } from "#app/components/written-date.tsx";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { helplineNames } from "#app/content/parts/bilingual-words.ts";
import { languagesOf } from "#app/content/parts/contents-at.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import type { Link } from "#app/model/fields/link.ts";
import { HelpView } from "#app/views/help-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, helpPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Help() {
  const { props } = useLoaderData<typeof loader>();
  return <HelpView {...props} />;
}

/** The data of the page for somebody in danger: the first language with the second beside it, or a translation alone. */
export function helpPage(contents: Contents, address: string) {
  const { first } = contents;
  const languages = languagesOf(contents);
  const shown = [contents, ...(first ? [] : languages.slice(1, 2))].filter(
    (language) => language === contents || language.designed.has(designedPages.help.address),
  );
  return {
    meta: pageMeta(contents, address),
    props: {
      columns: shown.map(column),
      /** The second column of the printed poster. */
      printed: first && column(first),
    },
  };
}

/** The props of the page for somebody in danger. */
export type HelpPage = ReturnType<typeof helpPage>["props"];

type Part = { heading: string; list: string[]; links?: Link[] };

function column(contents: Contents) {
  const { heading, lead, checked, nobody, writing, traces } = pageWords(contents, "help");
  const { email, sms, ...write } = writing;
  const parts: Part[] = [nobody, { ...write, links: waysToWrite(contents, email, sms) }, traces];
  return {
    language: contents.language,
    heading,
    lead,
    lines: contents.helplines.map(({ id, number, href, ...line }) => {
      const [name, other] = helplineNames(contents, id);
      return {
        number,
        href,
        name,
        other,
        checked:
          line.checked && !line.confirm
            ? withValues(checked, { date: dateInWords(contents.locale, line.checked) })
            : undefined,
      };
    }),
    parts,
  };
}

function waysToWrite({ site }: Contents, email: string, sms: string): Link[] {
  const { email: mail, phone } = site;
  const links = [{ label: withValues(email, { email: mail.text }), href: mail.href }];
  if (phone?.sms) links.push({ label: withValues(sms, { phone: phone.text }), href: phone.sms });
  return links;
}

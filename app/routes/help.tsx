import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { dateInWords } from "#app/components/written-date.tsx";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPages } from "#app/content/kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
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
      // Each number is named in two languages.
      columns: shown.map((language) => column(language, first ?? languages[1])),
      /** The second column of the printed poster. */
      printed: first ? column(first, contents) : undefined,
    },
  };
}

/** The props of the page for somebody in danger. */
export type HelpPage = ReturnType<typeof helpPage>["props"];

type Part = { heading: string; list: string[]; links?: Link[] };

function column(contents: Contents, beside: Contents | undefined) {
  const { heading, lead, checked, nobody, writing, traces } = pageWords(contents, "help");
  const { email, sms, ...write } = writing;
  const parts: Part[] = [nobody, { ...write, links: waysToWrite(contents, email, sms) }, traces];
  const other = beside ?? contents;
  return {
    language: shortName(contents),
    heading,
    lead,
    lines: contents.helplines.map(({ number, href, name, ...line }, at) => ({
      number,
      href,
      name,
      other: { language: shortName(other), name: nameBeside(name, other.helplines[at]?.name) },
      checked:
        line.checked && !line.confirm
          ? withValues(checked, { date: dateInWords(contents.language, line.checked) })
          : undefined,
    })),
    parts,
  };
}

// A helpline without a name in this language uses its name in the first language.
function nameBeside(shown: string, name?: string) {
  return name === shown ? undefined : name;
}

function shortName({ language }: Contents) {
  return language.slice(0, 2);
}

function waysToWrite({ site }: Contents, email: string, sms: string): Link[] {
  const { email: mail, phone } = site;
  const links = [{ label: withValues(email, { email: mail.text }), href: mail.href }];
  if (phone?.sms) links.push({ label: withValues(sms, { phone: phone.text }), href: phone.sms });
  return links;
}

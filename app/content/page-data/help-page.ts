import { dateInWords } from "#app/components/written-date.tsx";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { pageMeta } from "#app/content/parts/page-meta.ts";
import { isSwahili } from "#app/content/parts/translations.ts";
import { numbersOf } from "#app/content/parts/ways-to-reach.ts";
import type { Link } from "#app/model/fields/link.ts";

/** What the page for somebody in danger says: in English and, where there is any, in Swahili, or in Swahili alone. */
export function helpPage(contents: Contents, address: string) {
  const inSwahili = isSwahili(address);
  const help = pageWords(contents, "help");
  const english = column(contents, "en", help.english);
  const swahili = help.swahili ? [column(contents, "sw", help.swahili)] : [];
  return {
    meta: pageMeta(contents, address),
    props: {
      columns: inSwahili ? swahili : [english, ...swahili],
      /** What stands on the poster besides, which is in both languages. */
      printed: inSwahili ? english : undefined,
    },
  };
}

/** The props of the page for somebody in danger. */
export type HelpPage = ReturnType<typeof helpPage>["props"];

type Help = NonNullable<Contents["help"]>;
type Part = { heading: string; list: string[]; links?: Link[] };

function column(contents: Contents, language: "en" | "sw", words: Help["english"]) {
  const inSwahili = language === "sw";
  const { heading, lead, checked, nobody, writing, traces } = words;
  const { email, sms, ...write } = writing;
  const parts: Part[] = [nobody, { ...write, links: waysToWrite(contents, email, sms) }, traces];
  return {
    language,
    heading,
    lead,
    lines: numbersOf(contents).map(({ number, href, name, swahili, ...line }) => ({
      number,
      href,
      name: inSwahili ? (swahili ?? name) : name,
      other: { language: inSwahili ? "en" : "sw", name: inSwahili ? name : swahili },
      checked:
        line.checked && !line.confirm
          ? withValues(checked, { date: dateInWords(contents.site.language, line.checked) })
          : undefined,
    })),
    parts,
  };
}

function waysToWrite({ site }: Contents, email: string, sms: string): Link[] {
  const mail = { label: withValues(email, { email: site.email }), href: `mailto:${site.email}` };
  // A number that is made up may be somebody's.
  if (!site.phone || site.sample) return [mail];
  const phone = site.phone.replaceAll(" ", "");
  return [mail, { label: withValues(sms, { phone: site.phone }), href: `sms:${phone}` }];
}

import type { ReactNode } from "react";
import { QuickExit } from "#app/components/frame/quick-exit.tsx";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";
import { SiteHeader } from "#app/components/frame/site-header.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import type { Frame } from "#app/content/frame.ts";

type Props = Frame & { children: ReactNode };

/** The frame around every page: skip link, header, quick exit if the page has one, the page, footer. */
export function FrameView({ skipToContent, quickExit, siteWords, children, ...parts }: Props) {
  const { printLine, notice } = parts;
  const { name, place, contacts, address } = printLine;
  return (
    <SiteWords.Provider value={siteWords}>
      {/* Browsers repeat only table headers on every printed sheet. */}
      <div className="print-line hidden print:table-header-group" aria-hidden="true">
        <p className="pb-15">
          <span className="font-bold">{name}</span>, {[place, ...contacts, address].join(" · ")}
        </p>
      </div>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <div className="site-top sticky top-0 z-40 low:contents max-md:popoverless:contents">
        <SiteHeader {...parts.header} quickExit={quickExit} />
        {quickExit ? <QuickExit {...quickExit} /> : null}
      </div>
      {notice ? <Notice {...notice} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...parts.footer} />
    </SiteWords.Provider>
  );
}

function Notice({ text, link, lang }: NonNullable<Frame["notice"]> & { lang: string }) {
  return (
    <aside className="print:hidden bg-marigold text-cloth-ink" lang={lang}>
      <p className="mx-auto max-w-page px-5 py-3">
        {text} <LinkTo to={link} className="py-3 font-bold underline" />
      </p>
    </aside>
  );
}

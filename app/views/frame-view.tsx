import type { ReactNode } from "react";
import { QuickExit } from "#app/components/frame/quick-exit.tsx";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";
import { SiteHeader } from "#app/components/frame/site-header.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import type { Frame } from "#app/content/pages/frame.ts";

type Props = Frame & { children: ReactNode };

/** The frame around every page: skip link, quick exit where it is needed, header, the page itself, footer. */
export function FrameView({ skipToContent, quickExit, siteWords, children, ...parts }: Props) {
  const { name, place, address } = parts.printLine;
  return (
    <SiteWords.Provider value={siteWords}>
      <p className="print-line" aria-hidden="true">
        <span className="font-bold">{name}</span>, {place} · {address}
      </p>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      {quickExit ? <QuickExit {...quickExit} /> : null}
      <SiteHeader {...parts.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...parts.footer} />
    </SiteWords.Provider>
  );
}

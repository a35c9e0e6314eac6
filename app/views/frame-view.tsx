import type { ComponentProps, ReactNode } from "react";
import { PrintLine } from "#app/components/frame/print-line.tsx";
import { QuickExit } from "#app/components/frame/quick-exit.tsx";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";
import { SiteHeader } from "#app/components/frame/site-header.tsx";

/** The props of the frame around every page. */
export type Props = {
  skipToContent: string;
  printLine: ComponentProps<typeof PrintLine>;
  quickExit?: ComponentProps<typeof QuickExit>;
  header: ComponentProps<typeof SiteHeader>;
  footer: ComponentProps<typeof SiteFooter>;
  children: ReactNode;
};

/** The frame around every page: skip link, quick exit where it is needed, header, the page itself, footer. */
export function FrameView({ skipToContent, printLine, quickExit, ...rest }: Props) {
  const { header, footer, children } = rest;
  return (
    <>
      <PrintLine {...printLine} />
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      {quickExit ? <QuickExit {...quickExit} /> : null}
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}

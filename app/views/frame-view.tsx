import type { ComponentProps, ReactNode } from "react";
import { QuickExit } from "#app/components/frame/quick-exit.tsx";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";
import { SiteHeader } from "#app/components/frame/site-header.tsx";

/** The props of the frame around every page. */
export type Props = {
  skipToContent: string;
  quickExit?: ComponentProps<typeof QuickExit>;
  header: ComponentProps<typeof SiteHeader>;
  footer: ComponentProps<typeof SiteFooter>;
  children: ReactNode;
};

/** The frame around every page: skip link, quick exit where it is needed, header, the page itself, footer. */
export function FrameView({ skipToContent, quickExit, header, footer, children }: Props) {
  return (
    <>
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

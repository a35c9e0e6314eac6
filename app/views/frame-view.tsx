import type { ComponentProps, ReactNode } from "react";
import { SiteFooter } from "#app/components/frame/site-footer.tsx";
import { SiteHeader } from "#app/components/frame/site-header.tsx";

/** The props of the frame around every page. */
export type Props = {
  skipToContent: string;
  header: ComponentProps<typeof SiteHeader>;
  footer: ComponentProps<typeof SiteFooter>;
  children: ReactNode;
};

/** The frame around every page: skip link, header, the page itself, footer. */
export function FrameView({ skipToContent, header, footer, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#main">
        {skipToContent}
      </a>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}

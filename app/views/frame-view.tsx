import type { ComponentProps, ReactNode } from "react";
import { SiteHeader } from "#app/components/frame/site-header.tsx";

/** The words around every page. */
export type Props = {
  skipToContent: string;
  header: ComponentProps<typeof SiteHeader>;
  /** The finished HTML inside the foot, which is the same on every page. */
  footer: string;
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
      <footer className="cloth bg-indigo" dangerouslySetInnerHTML={{ __html: footer }} />
    </>
  );
}

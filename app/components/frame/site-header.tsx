import { HelplineRow } from "#app/components/frame/helpline-row.tsx";
import { ExitLink, type QuickExitWords } from "#app/components/frame/quick-exit.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/page-data/frame.ts";

type NavigationLink = Frame["header"]["links"][number];
type Props = Frame["header"] & { quickExit?: QuickExitWords };

/** The header of every page: the name, the navigation and the donate button. */
export function SiteHeader({ name, mark, home, menu, navigation, links, ...rest }: Props) {
  const { translation, helplines, donate, quickExit } = rest;
  return (
    <header className="site-header">
      {quickExit ? <ExitLink {...quickExit} className="skip-link" /> : null}
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-2 px-5 sm:gap-3 lg:gap-4">
        <a className="flex min-h-11 items-center gap-2" href={home.href} aria-label={home.label}>
          <img src={mark} alt="" width="32" height="32" />
          <span className="site-name font-display">{name}</span>
        </a>
        {translation ? (
          <LinkTo
            to={translation}
            className="ml-auto inline-flex min-h-11 items-center text-small font-bold underline md:ml-0"
            lang={translation.language}
            hrefLang={translation.language}
          />
        ) : null}
        <button type="button" className="menu-button" popovertarget="menu" aria-label={menu}>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path stroke="currentColor" strokeWidth="2.5" d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label={navigation}>
          <HelplineRow {...helplines} />
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Choice {...link} />
              </li>
            ))}
          </ul>
          {donate ? <Choice {...donate} className="button button-bright" /> : null}
          {quickExit ? <ExitLink {...quickExit} className="menu-exit" /> : null}
        </nav>
      </div>
    </header>
  );
}

function Choice({ current, className, ...link }: NavigationLink & { className?: string }) {
  return <LinkTo to={link} className={className} aria-current={current ? "page" : undefined} />;
}

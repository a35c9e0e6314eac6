import { HelplineRow } from "#app/components/frame/helpline-row.tsx";
import { ExitLink, type QuickExitWords } from "#app/components/frame/quick-exit.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import type { Frame } from "#app/content/frame.ts";

type NavigationLink = Frame["header"]["links"][number];
type Props = Frame["header"] & { quickExit?: QuickExitWords };

// Below the header on a phone; always open in browsers without popovers.
const sheet =
  "inset-x-0 top-(--frame) bottom-auto max-h-(--below-frame) w-auto overflow-auto border-b-4 border-marigold bg-paper px-5 pt-4 pb-6 text-lead text-ink";
const bar =
  "md:static md:top-0 md:ml-auto md:flex md:max-h-none md:items-center md:gap-menu md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:text-body md:text-inherit md:max-lg:text-small md:max-tablet:text-tiny plain:md:text-small plain:md:max-lg:gap-2 plain:md:max-lg:text-tiny";
const picture = "max-keys:hidden plain:md:max-tablet:hidden";
const row = "flex min-h-11 items-center";
const place =
  "max-md:current:pl-4 max-md:current:sidelined-marigold md:current:underlined-marigold md:max-tablet:px-1.25 plain:md:max-tablet:px-0.75";

/** The header of every page: the name, the navigation and the donate button. */
export function SiteHeader({ name, mark, home, menu, navigation, links, ...rest }: Props) {
  const { translations, helplines, donate, quickExit } = rest;
  return (
    <header className="site-header grid min-h-16 grid-cols-1 border-b border-line bg-paper">
      {quickExit ? <ExitLink {...quickExit} className="skip-link" /> : null}
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-2 px-5 max-keys:gap-x-1 max-keys:px-3 max-tiny:px-2 sm:gap-x-3 md:justify-start md:py-0.5 lg:gap-x-4">
        <LinkTo to={{ ...home, label: "" }} className={`${row} gap-2`} aria-label={home.label}>
          <img className={picture} src={mark} alt="" width="32" height="32" />
          <span className="font-display text-title max-phone:text-body max-tiny:text-tiny md:whitespace-nowrap md:max-tablet:text-body">
            {name}
          </span>
        </LinkTo>
        <LanguageLinks {...translations} />
        <button
          type="button"
          className="menu-button -mr-3 grid max-tiny:-mr-2 size-11 place-items-center md:hidden max-md:popoverless:hidden"
          popovertarget="menu"
          aria-label={menu}
        >
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path stroke="currentColor" strokeWidth="2.5" d="M3 6h18M3 12h18M3 18h18" />
          </svg>
        </button>
        <nav id="menu" className={`menu ${sheet} ${bar}`} popover="auto" aria-label={navigation}>
          <HelplineRow {...helplines} look="menu" />
          <ul className="max-md:mb-4 max-md:grid max-md:gap-1 md:flex md:flex-wrap md:justify-end">
            {links.map((link) => (
              <li key={link.href}>
                <Choice {...link} className={place} />
              </li>
            ))}
          </ul>
          {donate ? (
            <Choice
              {...donate}
              className="button button-bright current:underlined-madder md:max-lg:px-3"
            />
          ) : null}
          {quickExit ? <ExitLink {...quickExit} className={`${row} underline md:hidden`} /> : null}
        </nav>
      </div>
    </header>
  );
}

function Choice({ current, className, ...link }: NavigationLink & { className: string }) {
  const classes = `${row} current:stroked md:px-choice md:whitespace-nowrap ${className}`;
  return <LinkTo to={link} className={classes} aria-current={current ? "page" : undefined} />;
}

const languageLink =
  "inline-flex min-h-11 min-w-11 items-center text-small font-bold underline max-tiny:text-tiny md:max-tablet:text-tiny md:whitespace-nowrap";

// The link to the same page in the other language, or a list of links if there are several.
function LanguageLinks({ name, list }: Frame["header"]["translations"]) {
  if (list.length < 2)
    return list.map(({ language, ...link }) => (
      <LinkTo
        key={language}
        to={link}
        className={`ml-auto ${languageLink} md:ml-0`}
        lang={language}
        hrefLang={language}
      />
    ));
  return (
    <ul aria-label={name} className="ml-auto flex flex-wrap justify-end gap-x-3 md:ml-0">
      {list.map(({ language, ...link }) => (
        <li key={language}>
          <LinkTo to={link} className={languageLink} lang={language} hrefLang={language} />
        </li>
      ))}
    </ul>
  );
}

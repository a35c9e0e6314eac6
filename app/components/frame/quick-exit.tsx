import { BilingualText, type LanguageText } from "#app/components/bilingual-text.tsx";

/** The words of the quick exit, and the address that it opens. */
export type QuickExitWords = { address: string; label: LanguageText[]; note: string; keys: string };

const aside =
  "max-w-note self-center text-end text-tiny text-balance max-keys:hidden max-phone:tight sm:max-w-none";

/** The bar with the quick exit, below the header, where it covers nothing. */
export function QuickExit({ note, keys, ...exit }: QuickExitWords) {
  return (
    <section
      className="quick-exit cloth sticky top-0 z-40 flex min-h-11 flex-wrap gap-x-3 bg-cloth-ink bleed-left-12 bleed-right-12 text-small leading-tight max-phone:px-3"
      aria-label={exit.label[0]?.text}
    >
      <ExitLink
        {...exit}
        className="grow basis-36 content-center font-bold text-balance underline focus-visible:-outline-offset-4"
      />
      <span className={`exit-keys max-lg:hidden noscript:hidden ${aside}`}>{keys}</span>
      <span className={aside}>{note}</span>
    </section>
  );
}

type ExitProps = Pick<QuickExitWords, "address" | "label"> & { className: string };

/** A link that leaves the site at once; a plain link without JavaScript. */
export function ExitLink({ address, label, className }: ExitProps) {
  return (
    <a className={className} href={address} rel="noreferrer" data-quick-exit>
      <span>
        {/* The slash does not begin a line. */}
        <BilingualText words={label} between={"\u00a0/ "} />
      </span>
    </a>
  );
}

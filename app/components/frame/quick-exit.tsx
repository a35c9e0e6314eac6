import { InBoth, type Worded } from "#app/components/in-both.tsx";

/** The words of the quick exit, and where it leads. */
export type QuickExitWords = { address: string; label: Worded[]; note: string; keys: string };

/** The bar with the way out of a page that somebody else should not see, below the header. */
export function QuickExit({ note, keys, ...exit }: QuickExitWords) {
  return (
    <section className="quick-exit" aria-label={exit.label[0]?.text}>
      <ExitLink {...exit} />
      <span className="exit-keys">{keys}</span>
      <span>{note}</span>
    </section>
  );
}

/** A link that leaves the site at once. Without JavaScript it is a plain link. */
export function ExitLink({
  address,
  label,
  className,
}: Omit<QuickExitWords, "note" | "keys"> & { className?: string }) {
  return (
    <a className={className} href={address} rel="noreferrer" data-quick-exit>
      <span>
        <InBoth words={label} between=" / " />
      </span>
    </a>
  );
}

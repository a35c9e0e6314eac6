type Props = { address: string; label: string; swahili: string; note: string };

/**
 * The way out of a page that somebody else should not see: the first stop of the keyboard after the
 * skip link, and always in view. Without JavaScript it is a plain link.
 */
export function QuickExit({ address, label, swahili, note }: Props) {
  return (
    <section className="quick-exit" aria-label={label}>
      <a href={address} rel="noreferrer" data-quick-exit>
        {label} / <span lang="sw">{swahili}</span>
      </a>
      <span>{note}</span>
    </section>
  );
}

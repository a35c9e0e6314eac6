type Props = { name: string; place: string; address: string };

/** Whose page a printed sheet is and where it stands; on paper only, on every sheet. */
export function PrintLine({ name, place, address }: Props) {
  return (
    <p className="print-line" aria-hidden="true">
      <span className="font-bold">{name}</span>, {place} · {address}
    </p>
  );
}

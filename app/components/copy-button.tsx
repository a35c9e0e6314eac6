type Props = {
  label: string;
  /** The text to copy. */
  value: string;
  copied: string;
  failed: string;
  className?: string;
};

/** A button that copies a text and confirms it; hidden if the browser cannot copy. */
export function CopyButton({ label, value, copied, failed, className }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={className ?? "button button-outline"}
        data-copy={value}
        data-copied={copied}
        data-copy-failed={failed}
        hidden
      >
        {label}
      </button>
      <span role="status" className="font-bold" />
    </span>
  );
}

type Props = {
  label: string;
  /** What is copied. */
  value: string;
  copied: string;
  failed: string;
  className?: string;
};

/** A button that copies a text and says so; hidden where the browser cannot copy. */
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

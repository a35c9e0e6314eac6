type Props = {
  id: string;
  name: string;
  label: string;
  /** Shown beside the label, such as "required". */
  note?: string;
  hint?: string;
  problem?: string;
  /** True if no error summary announces the problem. */
  isAlert?: boolean;
  type?: "text" | "email" | "tel";
  /** The keyboard that a phone shows for a field that accepts any text. */
  mode?: "email";
  complete?: string;
  placeholder?: string;
  required?: boolean;
  /** More than one makes it a textarea. */
  rows?: number;
  /** True if the field spans both columns of the form. */
  wide?: boolean;
};

/** A labelled form field with its hint and its error message. */
export function Field({ id, label, note, hint, problem, rows = 1, wide, ...field }: Props) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    name: field.name,
    className: "input",
    inputMode: field.mode,
    autoComplete: field.complete,
    placeholder: field.placeholder,
    required: field.required,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <label htmlFor={id}>
        {label} {note ? <span className="font-normal text-muted">({note})</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p
          id={`${id}-problem`}
          className="font-bold text-problem"
          role={field.isAlert ? "alert" : undefined}
        >
          {problem}
        </p>
      ) : null}
      {rows > 1 ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={field.type ?? "text"} />
      )}
    </div>
  );
}

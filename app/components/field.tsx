type Props = {
  id: string;
  name: string;
  label: string;
  /** Shown beside the label, such as "required". */
  note?: string;
  hint?: string;
  /** The error if the field is empty, and the error if its answer makes no sense. */
  missing?: string;
  invalid?: string;
  /** What an answer has to match. */
  pattern?: string;
  /** The choice with which the field is needed. */
  neededFor?: string;
  /** True if no error summary announces the field's error. */
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

/** A labelled form field with its hint and the place of its error. */
export function Field({ id, label, note, hint, rows = 1, wide, ...field }: Props) {
  const shared = {
    id,
    name: field.name,
    className: "input",
    inputMode: field.mode,
    autoComplete: field.complete,
    placeholder: field.placeholder,
    required: field.required,
    "data-missing": field.missing,
    "data-invalid": field.invalid,
    "data-needed-for": field.neededFor,
    "aria-describedby": hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  };
  return (
    <div className={wide ? "col-span-full" : undefined}>
      <label htmlFor={id}>
        {label} {note ? <span className="font-normal text-muted">({note})</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      <Problem id={id} isAlert={field.isAlert} />
      {rows > 1 ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={field.type ?? "text"} pattern={field.pattern} />
      )}
    </div>
  );
}

/** The place of the error of a field. */
export function Problem({ id, isAlert }: Pick<Props, "id" | "isAlert">) {
  return (
    <p
      id={`${id}-problem`}
      data-problem-of={id}
      className="font-bold text-problem empty:hidden"
      role={isAlert ? "alert" : undefined}
    />
  );
}

import type { ReactNode } from "react";

type Props = {
  type: "radio" | "checkbox";
  id?: string;
  name: string;
  value: string;
  /** Its name in every language. */
  "data-choice"?: string;
  required?: boolean;
  /** The error if none is chosen. */
  missing?: string;
  className?: string;
  children: ReactNode;
};

/** A radio button or checkbox with its label, in a row tall enough for a thumb. */
export function LabelledChoice({ className = "", missing, children, ...input }: Props) {
  return (
    <label className={`flex min-h-11 items-center gap-3 font-normal ${className}`}>
      <input className="size-6 flex-none accent-mark" data-missing={missing} {...input} />
      {children}
    </label>
  );
}

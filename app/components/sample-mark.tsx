/** A quiet mark beside something that is made up; nothing where it is real. */
export function SampleMark({ text }: { text?: string }) {
  return text ? <span className="sample-mark">{text}</span> : null;
}

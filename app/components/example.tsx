import { useContext } from "react";
import { SiteWords } from "#app/components/site-words.ts";

/** A quiet mark beside something that is made up; nothing where it is real. */
export function Example({ sample }: { sample?: boolean }) {
  const { example } = useContext(SiteWords);
  return sample ? <span className="sample-mark">{example}</span> : null;
}

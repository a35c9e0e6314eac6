import { useContext } from "react";
import { SiteWords } from "#app/components/site-words.ts";

/** A quiet "example" mark beside made-up content; nothing beside real content. */
export function Example({ sample }: { sample?: boolean }) {
  const { example } = useContext(SiteWords);
  return sample ? <span className="sample-mark">{example}</span> : null;
}

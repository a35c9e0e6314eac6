import { useContext } from "react";
import { SiteWords } from "#app/components/site-words.ts";

/** A text in which each helpline's number is a link that calls it. */
export function CallableText({ text }: { text: string }) {
  const { helplines } = useContext(SiteWords);
  return text.split(/\b(\d{3,})\b/).map((part, index) => {
    const line = helplines.find(({ number }) => number === part);
    if (!line) return part;
    return (
      <a key={index} className="call text-link underline" href={line.href}>
        {part}
      </a>
    );
  });
}

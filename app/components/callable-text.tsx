import { useContext } from "react";
import { SiteWords } from "#app/components/site-words.ts";

/** A text in which each helpline's number is a link that calls it. */
export function CallableText({ text }: { text: string }) {
  const { helplines } = useContext(SiteWords);
  // The longest first, because it may begin like a shorter one.
  const numbers = helplines
    .map(({ number }) => number.replace("+", String.raw`\+`))
    .toSorted((a, b) => b.length - a.length);
  const written = new RegExp(String.raw`(?<![\w+])(${numbers.join("|")})(?!\w)`);
  return text.split(written).map((part, index) => {
    const line = helplines.find(({ number }) => number === part);
    if (!line) return part;
    return (
      <a key={index} className="call text-link underline" href={line.href}>
        {part}
      </a>
    );
  });
}

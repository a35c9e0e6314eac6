import { LinkTo } from "#app/components/link-to.tsx";
import type { Jina } from "#app/content/parts/pages.ts";
import type { Link } from "#app/model/fields/link.ts";

/** A proverb, with a link if there is a page where its cloth can be sent. */
export type SentJina = Jina & { send?: Link };

/** What a proverb means, its source, and the link to send its cloth. */
export function SayingCaption({ gloss, send }: Pick<SentJina, "gloss" | "send">) {
  return (
    <>
      {gloss ? (
        <>
          <span lang={gloss.meaning.language}>{gloss.meaning.text} </span>
          <span className="inline-block" lang={gloss.source.language}>
            ({gloss.source.text})
          </span>
        </>
      ) : null}{" "}
      <LinkTo
        to={send}
        className="-my-2.5 inline-flex min-h-11 max-w-full items-center font-bold underline print:hidden"
      />
    </>
  );
}

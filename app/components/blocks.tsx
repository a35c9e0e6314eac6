import type { ReactNode } from "react";
import { LinkTo } from "#app/components/link-to.tsx";
import { Picture, type PictureData } from "#app/components/picture.tsx";

/** The rendered HTML of a body, styled for reading. */
export function BodyText({ html, lang }: { html: string; lang?: string }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

type CalloutProps = { title: string; children?: ReactNode };

/** A highlighted passage of a post. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <div className="border-t-8 border-marigold bg-shell px-6 py-5 *:not-first:mt-3.5">
      <p className="font-display text-title">{title}</p>
      {children}
    </div>
  );
}

type QuestionProps = { title: string; children?: ReactNode };

/** A question that opens its answer without JavaScript. */
export function Question({ title, children }: QuestionProps) {
  return (
    <details className="question">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A video with its words: its address, captions and transcript. */
export type VideoData = {
  title: string;
  poster: PictureData;
  href: string;
  watch: string;
  captions?: string;
  transcript?: { label: string; href: string };
};

/** A picture that links to a video; nothing is requested from the video's host before. */
export function Video({ title, poster, href, watch, captions, transcript }: VideoData) {
  return (
    <figure>
      <a className="block" href={href} target="_blank" rel="noreferrer">
        <span className="mb-4 grid *:col-start-1 *:row-start-1">
          <Picture {...poster} />
          <svg
            className="size-20 place-self-center rounded-full bg-ink fill-paper p-5"
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d="M7 4v16l13-8Z" />
          </svg>
        </span>
        <strong>{title}</strong> <span className="block">{watch}</span>
      </a>
      {captions || transcript ? (
        <figcaption>
          {captions} <LinkTo to={transcript} className="inline-flex min-h-11 items-center" />
        </figcaption>
      ) : null}
    </figure>
  );
}

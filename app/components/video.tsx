import { Picture, type PictureData } from "#app/components/picture.tsx";

/** A video with its words: where it is watched, its captions and what is said in it. */
export type VideoData = {
  title: string;
  poster: PictureData;
  href: string;
  watch: string;
  captions?: string;
  transcript?: { label: string; href: string };
};

/** A picture that opens a video on the site that holds it, of which nothing is asked before. */
export function Video({ title, poster, href, watch, captions, transcript }: VideoData) {
  return (
    <figure className="video">
      <a href={href} target="_blank" rel="noreferrer">
        <span className="video-poster">
          <Picture {...poster} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4v16l13-8Z" />
          </svg>
        </span>
        <strong>{title}</strong> <span className="video-watch">{watch}</span>
      </a>
      {captions || transcript ? (
        <figcaption>
          {captions} {transcript ? <a href={transcript.href}>{transcript.label}</a> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

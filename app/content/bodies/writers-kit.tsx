import { Children, isValidElement, type ComponentProps, type ReactNode } from "react";
import type { z } from "zod";
import { Callout, Question, Video, type VideoData } from "#app/components/blocks.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { videoSchema } from "#app/model/blocks.ts";

/** The settings of a video as a writer wrote them. */
export type VideoSettings = z.infer<typeof videoSchema>;

/** What the kit needs from the site: public addresses, pictures and facts about files. */
export type KitNeeds = {
  address: (written: string) => string;
  /** The note after a link to a file with these words, such as its size. */
  facts: (written: string, words: string) => string;
  picture: (src: string, alt: string) => ComponentProps<typeof Picture>;
  video: (settings: VideoSettings) => VideoData;
};

/** The components that render a body. */
export function writersKit({ address, facts, picture, video }: KitNeeds) {
  return {
    a: ({ href = "", children, ...link }: ComponentProps<"a">) => (
      <a {...link} href={address(href)}>
        {children}
        {facts(href, wordsInside(children))}
      </a>
    ),
    img: ({ src = "", alt = "" }: ComponentProps<"img">) => <Picture {...picture(src, alt)} />,
    Callout,
    Question,
    Video: (settings: VideoSettings) => <Video {...video(settings)} />,
  };
}

function wordsInside(children: ReactNode): string {
  const parts = Children.toArray(children).map((part) =>
    isValidElement<{ children?: ReactNode }>(part)
      ? wordsInside(part.props.children)
      : String(part),
  );
  return parts.join("");
}

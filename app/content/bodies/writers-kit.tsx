import type { ComponentProps } from "react";
import { Callout } from "#app/components/callout.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Question } from "#app/components/question.tsx";

/** What the kit needs from the site: addresses and pictures as a browser needs them, and facts. */
export type KitNeeds = {
  address: (written: string) => string;
  /** What stands behind the words of a link to a file, such as its size. */
  facts: (written: string) => string;
  picture: (src: string, alt: string) => ComponentProps<typeof Picture>;
};

/** The components that render a body. */
export function writersKit({ address, facts, picture }: KitNeeds) {
  return {
    a: ({ href = "", children, ...link }: ComponentProps<"a">) => (
      <a {...link} href={address(href)}>
        {children}
        {facts(href)}
      </a>
    ),
    img: ({ src = "", alt = "" }: ComponentProps<"img">) => <Picture {...picture(src, alt)} />,
    Callout,
    Question,
  };
}

import type { ComponentProps } from "react";
import { Callout } from "#app/components/callout.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Question } from "#app/components/question.tsx";

/** What the kit needs from the site: addresses and pictures as a browser needs them. */
export type KitNeeds = {
  address: (written: string) => string;
  picture: (src: string, alt: string) => ComponentProps<typeof Picture>;
};

/** The components that render a body. */
export function writersKit({ address, picture }: KitNeeds) {
  return {
    a: ({ href = "", ...link }: ComponentProps<"a">) => <a {...link} href={address(href)} />,
    img: ({ src = "", alt = "" }: ComponentProps<"img">) => <Picture {...picture(src, alt)} />,
    Callout,
    Question,
  };
}

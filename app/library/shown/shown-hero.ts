import { shownCloth, type ShownCloth } from "#app/library/shown/shown-cloth.ts";
import type { Leso } from "#app/model/fields/leso.ts";
import type { Jina } from "#app/model/fields/jina.ts";

/** The head of a page: its heading on a cloth of its own, with a line of Swahili. */
export type ShownHero = {
  heading: string;
  lead?: string;
  jina?: { text: string; meaning: string };
  cloth: ShownCloth;
};

type Head = { heading: string; lead?: string; jina?: Jina; leso?: Leso };

/** The head of the page with this name. */
export function shownHero(name: string, { heading, lead, jina, leso }: Head): ShownHero {
  return {
    heading,
    lead,
    jina: jina && { text: jina.text, meaning: jina.meaning },
    cloth: shownCloth(name, leso),
  };
}

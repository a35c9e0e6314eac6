import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { exitsOf } from "#app/content/parts/exits-of.ts";
import { figureNotes, figuresOf } from "#app/content/parts/figures-of.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";

/** What the get-involved page says. */
export function getInvolvedPage(contents: Contents) {
  const { getInvolved: page, opportunities, partnerships } = contents;
  const partners = markedOnce(contents.partners);
  return pageAt(contents, designedPages.getInvolved.address, {
    apply: page.apply,
    figures: figuresOf(contents, page.figures),
    opportunities: { ...page.opportunities, list: opportunities },
    form: {
      words: page.form,
      exits: exitsOf(contents, "volunteer"),
      interests: opportunities.map(({ title }) => title),
    },
    benefits: page.benefits,
    steps: page.steps,
    partnerships: { ...page.partnerships, list: partnerships },
    partners: {
      heading: page.partnerships.partners,
      sample: partners.sample,
      list: partners.list.map(({ logo, ...partner }) => ({
        ...partner,
        picture: pictureOf(contents, { src: logo, alt: partner.name }, "logo"),
      })),
    },
    notes: figureNotes(contents, page.figures),
  });
}

/** The props of the get-involved page. */
export type GetInvolvedPage = ReturnType<typeof getInvolvedPage>["props"];

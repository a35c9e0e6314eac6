import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { exitsOf } from "#app/content/parts/exits-of.ts";
import { figureNotes, figuresOf } from "#app/content/parts/figures-of.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";

/** What the get-involved page says. */
export function getInvolvedPage(contents: Contents) {
  const { getInvolved: page, opportunities, partnerships } = contents;
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
    notes: figureNotes(contents, page.figures),
  });
}

/** The props of the get-involved page. */
export type GetInvolvedPage = ReturnType<typeof getInvolvedPage>["props"];

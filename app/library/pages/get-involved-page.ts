import type { Contents } from "#app/library/contents.ts";
import { designedPages } from "#app/library/designed-pages.ts";
import { exitsOf } from "#app/library/parts/exits-of.ts";
import { figureNotes, figuresOf } from "#app/library/parts/figures-of.ts";
import { pageAt } from "#app/library/parts/page-at.ts";

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

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { figuresWithSource } from "#app/content/parts/figures-of.ts";
import { formOf } from "#app/content/parts/form-of.ts";
import { markedOnce, sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf, spacesOfKinds } from "#app/content/parts/picture-of.ts";
import { voicesOf } from "#app/content/parts/voices-of.ts";
import { helpLink } from "#app/content/parts/ways-to-reach.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { GetInvolvedView } from "#app/views/get-involved-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, getInvolvedPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function GetInvolved() {
  const { props } = useLoaderData<typeof loader>();
  return <GetInvolvedView {...props} />;
}

/** The data of the get-involved page. */
export function getInvolvedPage(
  contents: Contents,
  address: string = designedPages.getInvolved.address,
) {
  const { partnerships } = contents;
  const page = pageWords(contents, "getInvolved");
  const { volunteering, apart } = partsOf(contents);
  return pageAt(contents, address, {
    apply: page.apply,
    partner: page.partner,
    ...figuresWithSource(contents, page.figures),
    opportunities: sectionOf(page.opportunities, volunteering),
    // A vacancy does not repeat who can volunteer and how.
    apart: apart.flatMap((part) =>
      page.opportunities
        ? { ...page.opportunities, lead: undefined, whoCan: undefined, ...part }
        : [],
    ),
    form: {
      ...formOf(contents, "volunteer", page.form),
      interests: volunteering.map(({ id, title }) => ({ id, title })),
    },
    help: helpLink(contents),
    voices: voicesOf(contents, "get-involved"),
    benefits: page.benefits,
    steps: page.steps,
    partnerships: { ...page.partnerships, ...markedOnce(partnerships) },
    partners: {
      heading: page.partnerships.partners,
      ...markedOnce(
        contents.partners.map(({ logo, ...partner }) => ({
          ...partner,
          picture: pictureOf(contents, { src: logo, alt: partner.name }, spacesOfKinds.partners),
        })),
      ),
    },
  });
}

/** The props of the get-involved page. */
export type GetInvolvedPage = ReturnType<typeof getInvolvedPage>["props"];

// The ways to volunteer, and the parts that have a heading of their own.
function partsOf({ opportunities }: Contents) {
  const headings = new Set(opportunities.flatMap(({ heading }) => heading ?? []));
  return {
    volunteering: opportunities.filter(({ heading }) => !heading),
    apart: [...headings].map((heading) => ({
      heading,
      ...markedOnce(opportunities.filter((opportunity) => opportunity.heading === heading)),
    })),
  };
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { figuresWithSource, registerOf } from "#app/content/parts/figures-of.ts";
import { sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf, spacesOfKinds } from "#app/content/parts/picture-of.ts";
import { voicesOf } from "#app/content/parts/voices-of.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { AboutView } from "#app/views/about-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, aboutPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function About() {
  const { props } = useLoaderData<typeof loader>();
  return <AboutView {...props} />;
}

/** The data of the about page. */
export function aboutPage(contents: Contents, address: string = designedPages.about.address) {
  const { about, team, timeline } = contents;
  const { mission, vision, impact, values, closing } = about;
  return pageAt(contents, address, {
    mission,
    vision,
    impact: impact && { ...impact, ...figuresWithSource(contents, impact.figures) },
    voices: voicesOf(contents, "about"),
    proof: proofOf(contents),
    register: registerOf(contents),
    values,
    team: sectionOf(
      about.team,
      team.map((member) => ({
        ...member,
        picture: member.image && pictureOf(contents, member.image, spacesOfKinds.team),
      })),
    ),
    timeline: sectionOf(
      about.timeline,
      timeline.toSorted((a, b) => a.year - b.year),
    ),
    closing,
  });
}

/** The props of the about page. */
export type AboutPage = ReturnType<typeof aboutPage>["props"];

// The registration and the annual report are links of the footer too, and partners of other pages.
function proofOf({ about, site, partners, getInvolved }: Contents) {
  if (!about.proof) return undefined;
  const { list, ...section } = about.proof;
  const records = [site.registration, site.annualReport].filter((link) => link !== undefined);
  const rows = list.map(({ id, name, text, link }) => {
    const links = [link ?? [], id === "checks" ? records : []].flat();
    return { name, text, links, sample: false };
  });
  const name = getInvolved?.partnerships.partners;
  if (partners.length > 0 && name) {
    const text = partners.map((partner) => partner.name).join(", ");
    rows.push({ name, text, links: [], sample: partners.some(({ sample }) => sample) });
  }
  return { ...section, rows };
}

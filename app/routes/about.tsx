import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import {
  figureInWords,
  figuresWithSource,
  registerOf,
  statOf,
} from "#app/content/parts/figures-of.ts";
import { sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { voicesOf } from "#app/content/parts/voices-of.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import type { Link } from "#app/model/fields/link.ts";
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
    press: pressOf(contents),
    register: registerOf(contents),
    values,
    team: sectionOf(
      about.team,
      team.map((member) => ({
        ...member,
        picture: member.image && pictureOf(contents, member.image, "portrait"),
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

type ProofRow = {
  name?: string;
  text?: string;
  link?: Link;
  sample?: boolean;
  download?: boolean;
};

// The footer's links and the partners are not repeated in the file.
function proofOf({ about, site, partners, getInvolved }: Contents) {
  if (!about.proof) return undefined;
  const { list, ...section } = about.proof;
  const rows: ProofRow[] = [site.registration, site.annualReport].flatMap((link) =>
    link ? { link } : [],
  );
  rows.push(...list.filter(({ id }) => !about.press || id !== "press"));
  if (partners.length > 0) {
    const text = partners.map(({ name }) => name).join(", ");
    const sample = partners.some((partner) => partner.sample);
    rows.push({ name: getInvolved?.partnerships.partners, text, sample });
  }
  const [first, second] = rows;
  if (!first || second) return first && { ...section, rows };
  // A single row becomes the section itself, without a second heading.
  const { name: heading, text: lead, link, sample } = first;
  const links: ProofRow[] = link ? [{ link }] : [];
  return { heading, lead, sample, rows: links };
}

// The location and all figures share one row, as a journalist copies them.
function pressOf(contents: Contents) {
  const { about, site } = contents;
  if (!about.press) return undefined;
  const { facts = [], logo: label, cloths, ...section } = about.press;
  const figures = facts.map((id) => statOf(contents, id));
  const texts = [site.location, ...figures.map((figure) => figureInWords(contents, figure))];
  const rows: ProofRow[] = about.proof?.list.filter(({ id }) => id === "press") ?? [];
  rows.push({ text: texts.join(" · ") });
  if (label) rows.push({ link: { label, href: withinSite("/favicon.svg") }, download: true });
  if (cloths) rows.push({ link: cloths });
  return { ...section, rows };
}

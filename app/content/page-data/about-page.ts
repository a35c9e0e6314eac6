import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/kinds.ts";
import { figuresWithSource, registerOf } from "#app/content/parts/figures-of.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";
import { voicesOf } from "#app/content/parts/voices-of.ts";
import type { Link } from "#app/model/fields/link.ts";

/** What the about page says. */
export function aboutPage(contents: Contents) {
  const { about, timeline } = contents;
  const { mission, vision, impact, values, closing } = about;
  return pageAt(contents, designedPages.about.address, {
    mission,
    vision,
    impact: impact && { ...impact, ...figuresWithSource(contents, impact.figures) },
    voices: voicesOf(contents, "about"),
    proof: proofOf(contents),
    register: registerOf(contents),
    values,
    team: {
      ...about.team,
      ...markedOnce(
        contents.team.map((member) => ({
          ...member,
          picture: member.image && pictureOf(contents, member.image, "portrait"),
        })),
      ),
    },
    timeline: {
      ...about.timeline,
      milestones: timeline.toSorted((one, other) => one.year - other.year),
    },
    closing,
  });
}

/** The props of the about page. */
export type AboutPage = ReturnType<typeof aboutPage>["props"];

type ProofRow = { name?: string; text?: string; link?: Link; sample?: boolean };

// What stands elsewhere is not written twice: the links of the footer, and who the partners are.
function proofOf({ about, site, partners, getInvolved }: Contents) {
  if (!about.proof) return undefined;
  const { list, ...section } = about.proof;
  const rows: ProofRow[] = [site.registration, site.annualReport].flatMap((link) =>
    link ? { link } : [],
  );
  rows.push(...list);
  if (partners.length > 0) {
    const text = partners.map(({ name }) => name).join(", ");
    const sample = partners.some((one) => one.sample);
    rows.push({ name: getInvolved?.partnerships.partners, text, sample });
  }
  return { ...section, rows };
}

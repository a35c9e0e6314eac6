import type { Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/designed-pages.ts";
import { figuresWithSource, registerOf } from "#app/content/parts/figures-of.ts";
import { markedOnce } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pictureOf } from "#app/content/parts/picture-of.ts";

/** What the about page says. */
export function aboutPage(contents: Contents) {
  const { about, timeline } = contents;
  const { mission, vision, impact, values, closing } = about;
  return pageAt(contents, designedPages.about.address, {
    mission,
    vision,
    impact: { ...impact, ...figuresWithSource(contents, impact.figures) },
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

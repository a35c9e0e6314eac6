import type { Contents } from "#app/library/contents.ts";
import { designedPage } from "#app/library/pages/designed-page.ts";
import { sampleMark } from "#app/library/shown/sample-mark.ts";
import { shownClosing } from "#app/library/shown/shown-closing.ts";
import { shownCloth, shownPortrait } from "#app/library/shown/shown-cloth.ts";
import { figureNotes, shownFigures } from "#app/library/shown/shown-figures.ts";
import { pictureSizes, shownPicture } from "#app/library/shown/shown-picture.ts";
import { borders } from "#app/model/fields/leso.ts";

/** What the about page says. */
export function aboutPage(contents: Contents) {
  const { words, hero, page: about } = designedPage(contents, "about");
  return {
    words,
    view: {
      hero,
      mission: about.mission,
      vision: about.vision,
      impact: { ...about.impact, figures: shownFigures(contents, about.impact.figures) },
      values: { ...about.values, cloth: shownCloth("values", { color: "lake" }) },
      team: {
        ...about.team,
        members: contents.team.map((member) => ({
          ...member,
          example: sampleMark(contents, member),
          picture: member.image && shownPicture(contents, member.image, pictureSizes.portrait),
          portrait: shownPortrait(`team-${member.id}`, member.leso),
        })),
      },
      timeline: {
        ...about.timeline,
        milestones: [...contents.timeline]
          .sort((one, other) => one.year - other.year)
          .map((milestone, index) => ({ ...milestone, band: timelineBand(index) })),
      },
      closing: shownClosing("about", about.closing, hero.cloth.color),
      notes: figureNotes(contents, about.impact.figures),
    },
  };
}

// Every year weaves another band, none like the one before.
function timelineBand(index: number) {
  const border = borders[index % borders.length];
  return shownCloth(`timeline-${index}`, { color: "terracotta", border }).border;
}

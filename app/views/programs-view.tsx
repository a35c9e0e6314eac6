import type { ComponentProps } from "react";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FigureNotes } from "#app/components/figure-notes.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import type { FigureNotes as Notes } from "#app/library/shown/shown-figures.ts";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import { AdditionalPrograms } from "#app/views/programs/additional-programs.tsx";
import { CorePrograms } from "#app/views/programs/core-programs.tsx";
import { ProgramDoors } from "#app/views/programs/program-doors.tsx";
import { SuccessStories } from "#app/views/programs/success-stories.tsx";

/** The props of the programs page. */
export type Props = {
  hero: ShownHero;
  doors: ComponentProps<typeof ProgramDoors>;
  core: ComponentProps<typeof CorePrograms>;
  additional: ComponentProps<typeof AdditionalPrograms>;
  stories: ComponentProps<typeof SuccessStories>;
  closing: ComponentProps<typeof CallToAction>;
  notes?: Notes;
};

/** The programs page: what we do, and what changes for a girl. */
export function ProgramsView({ hero, doors, core, additional, stories, closing, notes }: Props) {
  return (
    <>
      <PageHero {...hero} below={<ProgramDoors {...doors} />} />
      <CorePrograms {...core} />
      {additional.programs.length > 0 ? <AdditionalPrograms {...additional} /> : null}
      {stories.list.length > 0 ? <SuccessStories {...stories} /> : null}
      <CallToAction {...closing} />
      {notes ? <FigureNotes {...notes} /> : null}
    </>
  );
}

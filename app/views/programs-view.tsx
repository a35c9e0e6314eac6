import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { FriezeHero } from "#app/components/cloth/frieze-hero.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";
import { AdditionalPrograms } from "#app/views/programs/additional-programs.tsx";
import { CorePrograms } from "#app/views/programs/core-programs.tsx";
import { ForYou } from "#app/views/programs/for-you.tsx";
import { ProgramDoors } from "#app/views/programs/program-doors.tsx";
import { SuccessStories } from "#app/views/programs/success-stories.tsx";

/** The programs page: what we do, and what changes for a girl. */
export function ProgramsView({ hero, core, forYou, additional, ...rest }: ProgramsPage) {
  const { stories, closing } = rest;
  return (
    <>
      <FriezeHero
        {...hero}
        band={core.programs.length > 1 ? <ProgramDoors {...core} /> : undefined}
      />
      <CorePrograms {...core} />
      {forYou ? <ForYou {...forYou} /> : null}
      {additional.programs.length > 0 ? <AdditionalPrograms {...additional} /> : null}
      {stories.list.length > 0 ? <SuccessStories {...stories} /> : null}
      <CallToAction {...closing} hero={hero} field="across" />
    </>
  );
}

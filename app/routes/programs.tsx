import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { pageWords, type Contents } from "#app/content/contents.ts";
import { designedPages } from "#app/content/page-kinds.ts";
import { loadPage } from "#app/content/load-page.server.ts";
import { bodyHtml } from "#app/content/parts/body-html.ts";
import { figuresOf, sharedSource } from "#app/content/parts/figures-of.ts";
import { sectionOf } from "#app/content/parts/marked-once.ts";
import { pageAt } from "#app/content/parts/page-meta.ts";
import { pageTags } from "#app/head/meta-tags.ts";
import { ProgramsView } from "#app/views/programs-view.tsx";

export const loader = (args: LoaderFunctionArgs) => loadPage(args, programsPage);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageTags(data?.meta);

export default function Programs() {
  const { props } = useLoaderData<typeof loader>();
  return <ProgramsView {...props} />;
}

/** The data of the programs page. */
export function programsPage(
  contents: Contents,
  address: string = designedPages.programsPage.address,
) {
  const page = pageWords(contents, "programsPage");
  const programs = programsInOrder(contents);
  const metrics = programs.flatMap((program) => program.metrics);
  const stories = sectionOf(
    page.stories,
    contents.successStories.map((story) => ({
      ...story,
      program: programs.find(({ id }) => id === story.program)?.title,
    })),
  );
  return pageAt(contents, address, {
    core: {
      ...page.core,
      programs,
      source: sharedSource(contents, metrics),
    },
    forYou: page.forYou,
    additional: sectionOf(
      page.additional,
      contents.additionalPrograms.map(({ figure, ...program }) => ({
        ...program,
        figures: figuresOf(contents, figure ? [figure] : []),
      })),
    ),
    stories: stories && {
      ...stories,
      // Made-up people have no names to change.
      changed: stories.sample ? undefined : stories.changed,
    },
    closing: page.closing,
  });
}

/** The props of the programs page. */
export type ProgramsPage = ReturnType<typeof programsPage>["props"];

function programsInOrder(contents: Contents) {
  return contents.programs
    .toSorted((a, b) => a.position - b.position)
    .map(({ body, color, leso, metrics = [], ...program }) => ({
      ...program,
      leso: { color, ...leso },
      metrics,
      figures: figuresOf(contents, metrics),
      html: bodyHtml(contents, "programs", { body }),
    }));
}

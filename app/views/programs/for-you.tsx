import { CallableText } from "#app/components/callable-text.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

type Props = NonNullable<ProgramsPage["forYou"]>;

/** For a girl who needs help herself: what happens, step by step, and whom to contact. */
export function ForYou({ danger, help, list, ask, ...section }: Props) {
  return (
    <PageSection {...section}>
      <p className="mb-10 max-w-measure border-l-8 border-marigold pl-4 font-bold">
        <CallableText text={danger} /> <LinkTo to={help} className="text-link underline" />
      </p>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <LinkTo to={ask} className="button mt-10" />
    </PageSection>
  );
}

import { PageSection } from "#app/components/page-section.tsx";
import type { GetInvolvedPage } from "#app/content/page-data/get-involved-page.ts";

/** What a volunteer gains. */
export function Benefits({ list, ...section }: GetInvolvedPage["benefits"]) {
  return (
    <PageSection {...section}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The names of the steps, beside the form on a wide screen; a link goes to their descriptions. */
export function StepsInShort({ heading, list }: NonNullable<GetInvolvedPage["steps"]>) {
  return (
    <div className="mt-8 max-lg:hidden print:hidden">
      <a href="#steps" className="line-link">
        {heading}
      </a>
      <ol className="mt-2 grid list-decimal gap-2 pl-6 marker:font-bold">
        {list.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </div>
  );
}

/** What happens after an application, in order. */
export function Steps({ list, ...section }: NonNullable<GetInvolvedPage["steps"]>) {
  return (
    <PageSection id="steps" tone="shell" {...section}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-marigold font-display text-cloth-ink"
            >
              {index + 1}
            </span>
            <h3 className="text-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

import { Cloth } from "#app/components/cloth/cloth.tsx";
import { groundOf } from "#app/components/cloth/ground.ts";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import type { ProgramsPage } from "#app/content/page-data/programs-page.ts";

type Props = ProgramsPage["stories"];

/** What changed for three girls: the past on paper, the present on cloth. */
export function SuccessStories({ heading, lead, sample, changed, list, ...labels }: Props) {
  return (
    <PageSection heading={heading} sample={sample} lead={[lead, changed].filter(Boolean).join(" ")}>
      <ul className="grid gap-12 md:gap-16">
        {list.map((story) => (
          <Story key={story.id} {...story} {...labels} />
        ))}
      </ul>
    </PageSection>
  );
}

type StoryProps = Props["list"][number] & Pick<Props, "beforeLabel" | "afterLabel">;

function Story({ id, program, title, before, after, leso, sample, ...labels }: StoryProps) {
  const cloth = { seed: `story-${id}`, leso };
  return (
    <li>
      <p className="text-muted">
        {program} <Example sample={sample} />
      </p>
      <h3 className="mt-1 mb-5 text-quote">{title}</h3>
      <Cloth {...cloth} part="border" className="h-8" />
      <dl className="grid md:split-2/3">
        <div className="border-2 border-line px-5 py-6 md:border-r-0 md:px-8 md:py-10">
          <dt className="font-bold text-muted">{labels.beforeLabel}</dt>
          <dd className="mt-2 max-w-measure">{before}</dd>
        </div>
        <div
          className={`cloth border-2 border-transparent px-5 py-6 md:px-8 md:py-10 ${groundOf(cloth)}`}
        >
          <dt className="font-bold">{labels.afterLabel}</dt>
          <dd className="mt-2 grid grid-cols-1 items-center gap-6 text-lead sm:split-3/1">
            <span>{after}</span>
            <Cloth {...cloth} part="motif" className="size-24 md:size-32 sm:justify-self-end" />
          </dd>
        </div>
      </dl>
    </li>
  );
}

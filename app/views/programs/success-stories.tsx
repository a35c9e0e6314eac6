import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import { PageSection } from "#app/components/page-section.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownCloth } from "#app/library/shown/shown-cloth.ts";

type Story = {
  id: string;
  title: string;
  before: string;
  after: string;
  program?: string;
  example?: string;
  cloth: ShownCloth;
  thing: string;
};
type Labels = { beforeLabel: string; afterLabel: string };
type Props = Labels & { heading: string; lead?: string; changed?: string; list: Story[] };

/** What changed for three girls: the past on plain paper, the present on cloth. */
export function SuccessStories({ heading, lead, changed, list, ...labels }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={[lead, changed].filter(Boolean).join(" ")} />
      <ul className="grid gap-12 md:gap-16">
        {list.map((story) => (
          <li key={story.id}>
            <p className="text-muted">
              {story.program} <SampleMark text={story.example} />
            </p>
            <h3 className="mt-1 mb-5 text-quote">{story.title}</h3>
            <Cloth svg={story.cloth.border} className="pindo" />
            <BeforeAndNow {...story} {...labels} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function BeforeAndNow({ before, after, beforeLabel, afterLabel, cloth, thing }: Story & Labels) {
  return (
    <dl className="grid md:split-2-3">
      <div className="border-2 border-line px-5 py-6 md:border-r-0 md:px-8 md:py-10">
        <dt className="font-bold text-muted">{beforeLabel}</dt>
        <dd className="mt-2 max-w-measure">{before}</dd>
      </div>
      <div className={`cloth px-5 py-6 md:px-8 md:py-10 ${ground[cloth.color]}`}>
        <dt className="font-bold">{afterLabel}</dt>
        <dd className="mt-2 grid grid-cols-1 items-center gap-6 text-lead sm:split-3-1">
          <span>{after}</span>
          <Cloth svg={thing} className="size-24 md:size-32 sm:justify-self-end" />
        </dd>
      </div>
    </dl>
  );
}

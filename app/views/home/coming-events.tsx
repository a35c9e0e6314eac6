import { PageSection } from "#app/components/page-section.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import type { ShownEvent } from "#app/library/shown/shown-events.ts";

type Props = { heading: string; lead?: string; list: ShownEvent[] };

/** What people can come to, the next first: day and place beside the words. */
export function ComingEvents({ heading, lead, list }: Props) {
  return (
    <PageSection>
      <SectionHeading heading={heading} lead={lead} />
      <ul className="border-b border-line">
        {list.map(({ id, title, date, time, place, text, link, example }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:split-1-3">
            <p className="flex flex-col text-small text-muted">
              <time className="font-bold text-ink" dateTime={date.machine}>
                {date.reader}
              </time>
              {time ? <span>{time}</span> : null}
              <span>{place}</span>
              <SampleMark text={example} />
            </p>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
              {link ? (
                <p className="mt-2">
                  <a
                    className="inline-flex min-h-11 items-center font-bold text-link underline"
                    href={link.href}
                  >
                    {link.label}
                  </a>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

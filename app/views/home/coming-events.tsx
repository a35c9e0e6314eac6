import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { WrittenDate } from "#app/components/written-date.tsx";
import type { HomePage } from "#app/content/page-data/home-page.ts";

/** The coming events, the next one first, with day and place beside the words. */
export function ComingEvents({ list, ...section }: HomePage["events"]) {
  return (
    <PageSection {...section}>
      <ul className="border-b border-line">
        {list.map(({ id, title, date, end, time, place, text, link, sample }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 md:split-1/3">
            <p className="flex flex-col text-small text-muted">
              <WrittenDate date={date} end={end} className="font-bold text-ink" />
              {time ? <span>{time}</span> : null}
              <span>{place}</span>
              <Example sample={sample} />
            </p>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
              <LinkTo to={link} className="line-link mt-2" />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

import type { ShownDate } from "#app/library/shown/shown-date.ts";

type Props = { heading: string; posts: { href: string; title: string; date: ShownDate }[] };

/** Other posts of the same category, below a post. */
export function RelatedPosts({ heading, posts }: Props) {
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-measure px-5 py-10">
        <h2 className="text-title">{heading}</h2>
        <ul className="mt-4 grid gap-3">
          {posts.map(({ href, title, date }) => (
            <li key={href}>
              <a className="inline-block min-h-6 font-bold text-link underline" href={href}>
                {title}
              </a>{" "}
              <time className="text-small text-muted" dateTime={date.machine}>
                {date.reader}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

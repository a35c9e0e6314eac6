import { WrittenDate } from "#app/components/written-date.tsx";
import type { PostPage } from "#app/content/pages/post-page.ts";

/** Other posts of the same category, below a post. */
export function RelatedPosts({ heading, posts }: NonNullable<PostPage["related"]>) {
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
              <WrittenDate date={date} className="text-small text-muted" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

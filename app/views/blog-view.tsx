import type { ComponentProps } from "react";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import type { ShownHero } from "#app/library/shown/shown-hero.ts";
import type { ShownPost } from "#app/library/shown/shown-post.ts";
import { CategoryLinks } from "#app/views/blog/category-links.tsx";
import { OtherPages } from "#app/views/blog/other-pages.tsx";

/** The props of one page of a list of posts. */
export type Props = {
  hero: ShownHero;
  categories?: ComponentProps<typeof CategoryLinks>;
  posts: (ShownPost & { read: string })[];
  noPosts: string;
  pages?: ComponentProps<typeof OtherPages>;
  years?: ComponentProps<typeof CategoryLinks>;
};

/** A list of posts, newest first. */
export function BlogView({ hero, categories, posts, noPosts, pages, years }: Props) {
  return (
    <>
      <PageHero {...hero} />
      {categories ? <CategoryLinks {...categories} /> : null}
      <PageSection>
        {posts.length === 0 ? <p className="text-lead">{noPosts}</p> : null}
        <ul className="grid gap-14">
          {posts.map((post, index) => (
            <PostCard key={post.id} {...post} isLead={index === 0 && !pages?.newer} />
          ))}
        </ul>
        {pages ? <OtherPages {...pages} /> : null}
      </PageSection>
      {years ? <CategoryLinks {...years} /> : null}
    </>
  );
}

function PostCard({ href, title, excerpt, author, category, date, isLead, ...post }: CardProps) {
  return (
    <li>
      <article className={`grid gap-x-12 gap-y-5 ${isLead ? "" : "md:split-1-2"}`}>
        <div>
          <Cloth svg={post.cloth.field} className="h-32 md:h-64" />
          <Cloth svg={post.cloth.border} className="pindo" />
        </div>
        <div className="self-center">
          <PostFacts
            category={category}
            date={date}
            rest={[post.readTime, author]}
            example={post.example}
          />
          <h2 className={`mt-2 ${isLead ? "text-page" : "text-section"}`} lang={post.lang}>
            <a className="hover:underline" href={href}>
              {title}
            </a>
          </h2>
          <p className="mt-3 max-w-measure text-lead" lang={post.lang}>
            {excerpt}
          </p>
          <p className="mt-3">
            <a
              className="inline-flex min-h-11 items-center font-bold text-link underline"
              href={href}
            >
              {post.read}
            </a>
          </p>
        </div>
      </article>
    </li>
  );
}

type CardProps = Props["posts"][number] & { isLead: boolean };

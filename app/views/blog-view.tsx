import { FramedPicture } from "#app/components/cloth/framed-picture.tsx";
import { PageHero } from "#app/components/cloth/page-hero.tsx";
import { Example } from "#app/components/example.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import type { BlogPage } from "#app/content/page-data/blog-page.ts";
import { CategoryLinks } from "#app/views/blog/category-links.tsx";
import { OtherPages } from "#app/views/blog/other-pages.tsx";

/** A list of posts, newest first. */
export function BlogView({ hero, heading, categories, posts, noPosts, ...props }: BlogPage) {
  const { isFirst, pages } = props;
  const { lead, jina, ...cloth } = hero;
  return (
    <>
      <PageHero {...cloth} {...(isFirst ? { lead, jina } : {})} heading={heading}>
        <p className="mt-3 empty:hidden">
          <Example sample={props.sample} />
        </p>
      </PageHero>
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
    </>
  );
}

type CardProps = BlogPage["posts"][number] & { isLead: boolean };

function PostCard({ href, title, excerpt, seed, leso, lang, isLead, ...post }: CardProps) {
  return (
    <li>
      <article
        className={`grid grid-cols-1 gap-x-12 gap-y-5 ${isLead ? "lg:split-7/5" : "md:split-1/2"}`}
      >
        <div>
          <FramedPicture seed={seed} leso={leso} picture={post.picture} />
        </div>
        <div className="self-center">
          <PostFacts {...post} rest={[post.readTime, post.author]} />
          <h2 className={`mt-2 ${isLead ? "text-page" : "text-section"}`} lang={lang}>
            <a className="hover:underline" href={href}>
              {title}
            </a>
          </h2>
          <p className="mt-3 max-w-measure text-lead" lang={lang}>
            {excerpt}
          </p>
          <p className="mt-3">
            <a className="line-link" href={href}>
              {post.read}
            </a>
          </p>
        </div>
      </article>
    </li>
  );
}

import { FramedPicture } from "#app/components/cloth/framed-picture.tsx";
import { FriezeHero, PageHero } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import type { BlogPage } from "#app/routes/blog.tsx";

const tab =
  "inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-link hover:underline current:font-bold current:text-inherit current:underlined-marigold";

/** A list of posts, newest first. */
export function BlogView({ hero, heading, categories, posts, noPosts, ...props }: BlogPage) {
  const { isFirst, pages } = props;
  const { lead, jina, ...cloth } = hero;
  const Hero = isFirst ? PageHero : FriezeHero;
  return (
    <>
      <Hero {...cloth} {...(isFirst ? { lead, jina } : {})} heading={heading}>
        <p className="mt-3 empty:hidden">
          <Example sample={props.sample} />
        </p>
      </Hero>
      {categories ? <CategoryLinks {...categories} /> : null}
      <PageSection>
        {posts.length === 0 ? (
          <p className="text-lead">{noPosts}</p>
        ) : (
          <ul className="grid gap-12">
            {posts.map((post, index) => (
              <PostCard key={post.id} {...post} isLead={index === 0 && !pages?.newer} />
            ))}
          </ul>
        )}
        {pages ? <OtherPages {...pages} /> : null}
      </PageSection>
    </>
  );
}

function CategoryLinks({ name, links }: NonNullable<BlogPage["categories"]>) {
  return (
    <nav className="border-b border-line" aria-label={name}>
      <ul className="mx-auto flex max-w-page flex-wrap px-3 py-2">
        {links.map(({ current, ...link }) => (
          <li key={link.href}>
            <LinkTo to={link} className={tab} aria-current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CardProps = BlogPage["posts"][number] & { isLead: boolean };

function PostCard({ href, title, excerpt, seed, leso, lang, isLead, ...post }: CardProps) {
  return (
    <li>
      <article
        className={`grid grid-cols-1 gap-x-12 gap-y-4 ${isLead ? "lg:split-7/5" : "md:split-1/2"}`}
      >
        <div lang={lang}>
          <FramedPicture seed={seed} leso={leso} picture={post.picture} />
        </div>
        <div className="self-center">
          <PostFacts {...post} rest={[post.readTime, post.author]} />
          <h2 className={`mt-2 ${isLead ? "text-page" : "text-section"}`} lang={lang}>
            <LinkTo
              to={{ label: title, href }}
              className="-my-2 inline-block py-2 hover:underline"
            />
          </h2>
          <p className="mt-3 max-w-measure text-lead" lang={lang}>
            {excerpt}
          </p>
          <LinkTo to={{ label: post.read, href }} className="line-link mt-3" />
        </div>
      </article>
    </li>
  );
}

function OtherPages({ name, position, newer, older }: NonNullable<BlogPage["pages"]>) {
  return (
    <nav className="mt-16 border-t border-line pt-8" aria-label={name}>
      <div className="flex flex-wrap items-center gap-4">
        <LinkTo to={newer} className="button" rel="prev" />
        <p className="order-first w-full sm:order-none sm:w-auto">{position}</p>
        <LinkTo to={older} className="button" rel="next" />
      </div>
    </nav>
  );
}

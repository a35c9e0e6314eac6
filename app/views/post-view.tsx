import { Fragment } from "react";
import { BodyText } from "#app/components/blocks.tsx";
import { Cloth, type ClothSeed, groundOf } from "#app/components/cloth/cloth.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { Picture } from "#app/components/picture.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import type { Link } from "#app/model/fields/link.ts";
import type { PostPage } from "#app/routes/blog.$id.tsx";

/** A post's page: the headline on its own cloth, then the text. */
export function PostView({ post, image, html, share, otherPosts, ...props }: PostPage) {
  const { updated, back, previous, next } = props;
  const cloth = { seed: post.seed, leso: post.leso };
  return (
    <>
      <article>
        <header className={`cloth ${groundOf(post)}`}>
          <Cloth {...cloth} part="border" className="h-8" />
          {image ? null : (
            <>
              <Frieze {...cloth} look="across" />
              <Cloth {...cloth} part="edge" className="h-8 turned" />
            </>
          )}
          <div className="mx-auto max-w-measure px-5 py-10 md:py-14" lang={post.lang}>
            <h1 className="text-page">{post.title}</h1>
            <p className="mt-5 text-lead">{post.excerpt}</p>
          </div>
          {image ? <LeadPicture {...image} cloth={cloth} /> : null}
        </header>
        <div className="mx-auto max-w-measure px-5 py-10 md:py-14">
          <div className="mb-8 border-b border-line pb-5">
            <PostFacts
              {...post}
              rest={[post.readTime, post.author, ...(updated ? [updated] : [])]}
            />
          </div>
          <BodyText html={html} lang={post.lang} />
          <ShareLinks {...share} />
        </div>
      </article>
      <nav className="border-t border-line" aria-label={otherPosts}>
        <div className="mx-auto grid max-w-page gap-8 px-5 py-12 sm:grid-cols-3">
          {previous ? <NeighborLink {...previous} relation="prev" /> : <span />}
          <p className="sm:text-center">
            <LinkTo to={back} className="button" />
          </p>
          {next ? <NeighborLink {...next} relation="next" /> : null}
        </div>
      </nav>
    </>
  );
}

type LeadProps = NonNullable<PostPage["image"]> & { cloth: ClothSeed };

function LeadPicture({ caption, cloth, lang, ...picture }: LeadProps) {
  return (
    <figure className="mx-auto max-w-page px-5 pb-12" lang={lang}>
      <div className="mx-auto w-fit">
        <Cloth {...cloth} part="border" className="h-8" />
        <Picture {...picture} className="max-h-168 w-auto" first />
        <Cloth {...cloth} part="edge" className="h-8 turned" />
      </div>
      {caption ? (
        <figcaption className="mx-auto mt-3 max-w-measure text-small">{caption}</figcaption>
      ) : null}
    </figure>
  );
}

type NeighborProps = NonNullable<PostPage["next"]> & { relation: "prev" | "next" };

function NeighborLink({ label, title, href, lang, relation }: NeighborProps) {
  return (
    <p className={relation === "next" ? "sm:text-right" : undefined}>
      <span className="block text-small text-muted">{label}</span>{" "}
      <LinkTo
        to={{ label: title, href }}
        className="inline-block min-h-11 font-bold text-link underline"
        lang={lang}
        rel={relation}
      />
    </p>
  );
}

type ShareProps = {
  heading: string;
  links: Link[];
  /** The device's share menu, if it has one. */
  other: { label: string; title: string; address: string };
};

// Links to share a page; no network is contacted until a visitor follows one.
function ShareLinks({ heading, links, other }: ShareProps) {
  return (
    <section className="print:hidden mt-12 border-t border-line pt-6">
      <h2 className="text-title">{heading}</h2>
      <p className="mt-4 flex flex-wrap gap-3">
        {links.map((link) => (
          <Fragment key={link.label}>
            <LinkTo to={link} className="button button-outline" rel="noreferrer" />{" "}
          </Fragment>
        ))}
        <button
          type="button"
          className="button button-outline"
          data-share={other.address}
          data-share-title={other.title}
          hidden
        >
          {other.label}
        </button>
      </p>
    </section>
  );
}

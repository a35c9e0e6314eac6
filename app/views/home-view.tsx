import { Fragment } from "react";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Cloth, groundOf } from "#app/components/cloth/cloth.tsx";
import { FramedPicture } from "#app/components/cloth/framed-picture.tsx";
import { Frieze } from "#app/components/cloth/frieze.tsx";
import { WindowCloth } from "#app/components/cloth/heroes.tsx";
import { Example } from "#app/components/example.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection, SectionHeading } from "#app/components/page-section.tsx";
import { PostFacts } from "#app/components/post-facts.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import { Stars, Voice } from "#app/components/voice.tsx";
import { WrittenDate } from "#app/components/written-date.tsx";
import type { Speaker } from "#app/content/parts/voices-of.ts";
import type { Link } from "#app/model/fields/link.ts";
import type { HomePage } from "#app/routes/home.tsx";

// A talk in the shade of a tree, which is how our work with communities begins.
const talk = { motif: "shade", color: "lake" } as const;

/** The home page: what we do, what it achieves, and how to join in. */
export function HomeView(props: HomePage) {
  const { programs, gallery, testimonials, events, news } = props;
  return (
    <>
      <HomeHero {...props} />
      {programs.summaries.length > 0 ? <ProgramSummaries {...programs} /> : null}
      {gallery ? <Gallery {...gallery} /> : null}
      {testimonials ? <Testimonials {...testimonials} /> : null}
      <Frieze seed="talk" leso={talk} look="scene" />
      <div id="events">{events ? <ComingEvents {...events} /> : null}</div>
      {news ? <LatestNews {...news} /> : null}
      <CallToAction {...props.closing} hero={props.hero} look="across" />
    </>
  );
}

// The first screen, which is one cloth: what we do, two calls to action, the figures; below it, how gifts are spent.
function HomeHero({ hero, primary, secondary, use, figures, source }: HomePage) {
  const { heading, lead, ...cloth } = hero;
  const phrases = heading.split(/(?<=,) /);
  // One of 17 or 18 characters fits a phone's line in smaller text; a longer one has to wrap.
  const isLong = phrases.some(({ length }) => length > 16 && length < 19);
  return (
    <>
      <WindowCloth
        {...cloth}
        onLand={figures.length > 0 ? <Figures figures={figures} look="abreast" /> : undefined}
      >
        <h1 className={isLong ? "long" : undefined}>
          {phrases.map((phrase, index) => (
            <Fragment key={phrase}>
              {index > 0 ? " " : null}
              <span>{phrase}</span>
            </Fragment>
          ))}
        </h1>
        {lead ? <p className="lead">{lead}</p> : null}
        <p className="buttons">
          <LinkTo to={primary} className="button button-large" />{" "}
          <LinkTo to={secondary} className="button button-large button-outline" />
        </p>
      </WindowCloth>
      {use || source ? (
        <div className="mx-auto max-w-page px-5 pt-8 md:pt-10">
          {use?.shares ? <ShareBar shares={use.shares} className="h-4 text-paper" /> : null}
          <div className="mt-3 gap-x-12 lg:flex lg:items-baseline lg:justify-between">
            {use ? <p className="text-lead">{use.money}</p> : null}
            {source ? <p className="text-small text-muted max-lg:mt-2">{source}</p> : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

// The programs in brief, stacked like folded cloths with the first spread out.
function ProgramSummaries({ heading, lead, link, summaries }: HomePage["programs"]) {
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading heading={heading} lead={lead} />
      </div>
      <ul>
        {summaries.map((summary, index) => (
          <ProgramCloth
            key={summary.program}
            {...summary}
            isSpread={index === 0}
            all={index === summaries.length - 1 ? link : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type Summary = HomePage["programs"]["summaries"][number] & { isSpread: boolean; all?: Link };

// The first figure of the spread cloth is as wide as the window.
function ProgramCloth({ program, text, figures, leso, isSpread, all, ...title }: Summary) {
  const cloth = { seed: `summary-${program}`, leso };
  const isWide = isSpread && figures.length > 0;
  return (
    <li className={`cloth ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="border" className="h-8" />
      {isWide ? <Figures figures={figures} look="spread" /> : null}
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-4 px-5 py-8 md:split-3/2 md:items-center print:split-3/2 md:py-12">
        {isWide ? (
          <>
            <Title {...title} />
            <p className="max-w-measure text-lead">{text}</p>
          </>
        ) : (
          <div>
            <Title {...title} />
            <p className="mt-2 max-w-measure text-lead">{text}</p>
          </div>
        )}
        {figures.length > 0 && !isWide ? (
          <div className="flex items-center justify-between gap-8">
            <Figures figures={figures} look="large" />
            <Cloth {...cloth} part="motif" className="size-36 max-lg:hidden" />
          </div>
        ) : null}
        <LinkTo to={all} className="button mt-4 justify-self-start" />
      </div>
    </li>
  );
}

function Title({ title, href }: Pick<Summary, "title" | "href">) {
  return (
    <h3 className="text-section">
      {href ? (
        <LinkTo
          to={{ label: title, href }}
          className="-my-2 inline-block py-2 underline decoration-1 hover:decoration-4"
        />
      ) : (
        title
      )}
    </h3>
  );
}

// Scenes from the work side by side, each with a caption, and a cloth if there is no photograph.
function Gallery({ list, ...heading }: NonNullable<HomePage["gallery"]>) {
  return (
    <section className="print:hidden bg-shell">
      <div className="mx-auto max-w-page px-5 pt-14 md:pt-24">
        <SectionHeading {...heading} />
      </div>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {list.map((image) => (
          <li key={image.id}>
            <Scene {...image} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Scene({
  id,
  caption,
  alt,
  leso,
  ...rest
}: NonNullable<HomePage["gallery"]>["list"][number]) {
  const cloth = { seed: `gallery-${id}`, leso };
  return (
    <figure className={`cloth flex h-full flex-col ${groundOf(cloth)}`}>
      <FramedPicture {...cloth} picture={rest.picture} alt={alt} />
      <figcaption className="px-5 pt-4 pb-8 md:px-8">
        {caption} <Example sample={rest.sample} />
      </figcaption>
    </figure>
  );
}

// The testimonials: the first across the window, the others in rows without gaps.
function Testimonials({ list, ...heading }: NonNullable<HomePage["testimonials"]>) {
  const [first, ...others] = list;
  return (
    <section>
      <div className="mx-auto max-w-page px-5 pt-10 md:pt-24">
        <SectionHeading {...heading} />
      </div>
      {first ? <WovenVoice {...first} /> : null}
      {others.length > 0 ? (
        <ul className="mx-auto grid max-w-page gap-12 px-5 py-10 md:grid-cols-2 md:py-20">
          {others.map((voice) => (
            <li key={voice.id} className="md:odd:last:col-span-2">
              <Voice {...voice} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

// A quotation across the window, on a strip that is woven like the saying of a cloth.
function WovenVoice({ quote, more = [], ...who }: Speaker) {
  const cloth = { seed: `testimonial-${who.id}`, leso: who.leso };
  return (
    <figure className={`cloth woven-strip text-center ${groundOf(cloth)}`}>
      <Cloth {...cloth} part="portrait" className="size-20 rounded-full md:size-28" />
      <blockquote>
        <p className="font-bold text-balance">{quote}</p>
        {more.map((paragraph) => (
          <p key={paragraph} className="mx-auto mt-6 max-w-measure text-lead">
            {paragraph}
          </p>
        ))}
      </blockquote>
      <LinkTo to={who.link} className="inline-flex min-h-11 items-center font-bold underline" />
      <figcaption>
        {who.rating ? <Stars rating={who.rating} text={who.ratingText} /> : null}
        <span className="block font-bold">
          {who.name} <Example sample={who.sample} />
        </span>
        <span className="block text-small">{who.role}</span>
      </figcaption>
    </figure>
  );
}

// The coming events, the next one first, with day and place beside the words.
function ComingEvents({ list, ...section }: NonNullable<HomePage["events"]>) {
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

// The latest news, set as in a newspaper, with facts beside headlines.
function LatestNews({ link, list, ...heading }: NonNullable<HomePage["news"]>) {
  return (
    <PageSection look="shell">
      <SectionHeading {...heading}>
        <LinkTo to={link} className="button" />
      </SectionHeading>
      <ul className="border-b border-line">
        {list.map(({ id, href, title, excerpt, picture, seed, leso, lang, ...facts }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 border-t border-line py-6 lg:split-1/3">
            <PostFacts {...facts} />
            <div lang={lang} className={picture ? "grid gap-x-8 gap-y-4 sm:split-3/1" : undefined}>
              <div>
                <h3 className="text-title">
                  <LinkTo
                    to={{ label: title, href }}
                    className="-my-2.5 inline-block py-2.5 underline hover:decoration-2"
                  />
                </h3>
                <p className="mt-2 max-w-measure">{excerpt}</p>
              </div>
              {picture ? <FramedPicture seed={seed} leso={leso} picture={picture} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

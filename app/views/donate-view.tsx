import type { ReactNode } from "react";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { Cloth } from "#app/components/cloth/cloth.tsx";
import { FoldedHero } from "#app/components/cloth/heroes.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { Example } from "#app/components/example.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { PageSection, SectionHeading } from "#app/components/page-section.tsx";
import { ShareBar, ShareBlock } from "#app/components/share-bar.tsx";
import { GiftFacts } from "#app/islands/forms/gift-choices.tsx";
import { GiftForm } from "#app/islands/forms/gift-form.tsx";
import type { DonatePage } from "#app/routes/donate.tsx";

/** The donate page: the giving page and the other ways to give, then what gifts achieve. */
export function DonateView({ hero, giving, pledges, closing, ...props }: DonatePage) {
  const { figures, source, ...impact } = props.impact;
  return (
    <>
      <FoldedHero {...hero}>
        <LinkTo to={giving.button} className="button button-large mt-6" />
        {giving.privacy ? <p className="mt-4 max-w-measure text-small">{giving.privacy}</p> : null}
      </FoldedHero>
      <Giving {...giving} />
      <PageSection look="shell" {...impact}>
        <Figures figures={figures} look="row" source={source} />
      </PageSection>
      {props.fundUse ? <FundUse {...props.fundUse} /> : null}
      {pledges ? <Pledges {...pledges} /> : null}
      <OtherWays {...props.otherWays} />
      <CallToAction {...closing} hero={hero} look="beside" />
    </>
  );
}

type GivingProps = DonatePage["giving"];

// The border around the provider's page differs from the hero's.
const leso = { color: "lake" } as const;

// The ways to give: on the provider's page, by phone, by bank, or by writing to us first.
function Giving(props: GivingProps) {
  const { message } = props;
  return (
    <PageSection id="give">
      <GivingPage {...props} />
      <WaysToGive {...props} />
      <div id="write">
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
          <h2 className="text-section">{message.heading}</h2>
          <p className="text-lead">{message.lead}</p>
        </div>
        <div className="mt-8">
          <GiftForm {...message.form} />
        </div>
      </div>
    </PageSection>
  );
}

/** The provider's page: a plain link that always works, and a frame. */
function GivingPage({ heading, lead, frame, saving, show, gifts }: GivingProps) {
  return (
    <div
      className={`mb-16 ${frame ? "grid grid-cols-1 gap-x-16 gap-y-6 md:split-2/3 print:block" : ""}`}
    >
      <div className="grid content-start gap-6 lg:gap-8">
        <div>
          <h2 className="text-section">{heading}</h2>
          {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
          {frame?.sample ? (
            <p className="mt-4 border-l-8 border-marigold pl-4 font-bold">{frame.sample}</p>
          ) : null}
          {frame?.missing ? <Hint text={frame.missing} /> : null}
        </div>
        <div>
          <p className="text-lead">{gifts.note}</p>
          <GiftFacts facts={gifts.facts} className="mt-3 *:border-t *:border-line *:py-3" />
        </div>
      </div>
      {frame ? <GivingFrame {...frame} saving={saving} show={show} /> : null}
    </div>
  );
}

// The link that the hint mentions is in the hero.
function Hint({ text }: { text: string }) {
  return (
    <>
      <p className="mt-6" role="status" data-giving-hint={text} />
      <noscript>
        <p className="mt-6">{text}</p>
      </noscript>
    </>
  );
}

type FrameProps = NonNullable<GivingProps["frame"]>;

function GivingFrame(props: FrameProps & Pick<GivingProps, "saving" | "show">) {
  return (
    <div className="print:hidden">
      <Cloth seed="giving" leso={leso} part="border" className="h-8" />
      <div data-giving>
        <template>
          <Frame {...props} ground="bg-shell" />
        </template>
        <noscript>
          <Frame {...props} ground="bg-on-cloth" />
        </noscript>
        <div className="bg-shell p-6" data-giving-ask hidden>
          <p className="mb-4">{props.saving}</p>
          <button type="button" className="button">
            {props.show}
          </button>
        </div>
      </div>
      <Cloth seed="giving" leso={leso} part="edge" className="h-8 turned" />
    </div>
  );
}

function Frame({ address, title, ground }: FrameProps & { ground: string }) {
  return (
    <iframe
      className={`w-full scheme-light ${ground}`}
      src={address}
      title={title}
      height={600}
      allow="payment"
      loading="lazy"
      referrerPolicy="strict-origin"
    />
  );
}

type WaysProps = Pick<DonatePage["giving"], "button" | "mobileMoney" | "card" | "bank" | "cheque">;

// The ways to give, the quickest first: M-Pesa step by step, card, bank transfer and cheque.
function WaysToGive({ button, mobileMoney, card, bank, cheque }: WaysProps) {
  return (
    <>
      {mobileMoney ? (
        <Way {...mobileMoney}>
          {mobileMoney.ways.map((steps) => (
            <ol key={steps[0]?.text} className="mt-6 list-decimal pl-5 marker:font-bold">
              {steps.map(({ text, copy }) => (
                <li key={text} className="py-1.5 pl-2">
                  {text} {copy ? <CopyButton {...copy} /> : null}
                </li>
              ))}
            </ol>
          ))}
        </Way>
      ) : null}
      {card ? (
        <Way {...card}>
          <LinkTo to={button} className="line-link mt-2" />
        </Way>
      ) : null}
      {[bank, cheque].map((way) =>
        way ? (
          <Way key={way.heading} {...way}>
            <dl className="mt-6">
              {way.details.map(({ name, value }) => (
                <div key={name} className="grid gap-x-8 border-t border-line py-3 sm:split-1/2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </Way>
        ) : null,
      )}
    </>
  );
}

type WayProps = { heading: string; lead?: string; children: ReactNode };

function Way({ heading, lead, children }: WayProps) {
  return (
    <div className="mb-16 max-w-measure">
      <h2 className="text-section">{heading}</h2>
      {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
      {children}
    </div>
  );
}

type Props = NonNullable<DonatePage["fundUse"]>;

// How gifts are spent: a strip of cloth cut into shares, and the same shares as a table.
function FundUse({ heading, lead, purpose, share, shares }: Props) {
  return (
    <PageSection>
      <div className="grid gap-x-16 md:split-2/3">
        <SectionHeading heading={heading} lead={lead} />
        <div>
          <ShareBar shares={shares} className="h-24 break-after-avoid text-paper" />
          <table className="mt-8 w-full border-collapse text-left max-tiny:text-tiny">
            <thead>
              <tr className="border-b-2 border-ink">
                <th scope="col" className="py-2">
                  {purpose}
                </th>
                <th scope="col" className="min-w-short py-2 text-right">
                  {share}
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ id, label, value }, index) => (
                <tr key={id} className="border-b border-line">
                  <th
                    scope="row"
                    className="flex min-w-word flex-wrap items-center gap-x-3 py-4 font-normal"
                  >
                    <svg width="24" height="24" aria-hidden="true" className="flex-none text-paper">
                      <ShareBlock number={index + 1} width="100%" />
                    </svg>
                    {label}
                  </th>
                  <td className="text-right font-display text-section tabular max-tiny:text-title">
                    {value}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </PageSection>
  );
}

// Recent pledges, with a note if they are examples.
function Pledges({ heading, lead, note, sample, list }: NonNullable<DonatePage["pledges"]>) {
  return (
    <PageSection look="shell">
      <div className="grid gap-x-16 md:split-2/3">
        <div>
          <SectionHeading heading={heading} lead={lead} />
          {sample ? (
            <p className="mb-8 max-w-measure border-l-8 border-marigold pl-4 font-bold">{note}</p>
          ) : null}
        </div>
        <ul className="border-b border-line">
          {list.map(({ id, name, amount, purpose, ...pledge }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-4"
            >
              <span>
                <span className="block">
                  {name} <Example sample={pledge.sample} />
                </span>
                <span className="block text-small text-muted">{purpose}</span>
              </span>{" "}
              <span className="font-display text-title tabular">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

// Ways to help without money.
function OtherWays({ ways, ...section }: DonatePage["otherWays"]) {
  return (
    <PageSection {...section}>
      <ul className="border-b border-line lg:grid lg:split-1-2-auto lg:gap-x-12">
        {ways.map(({ title, text, link }) => (
          <li
            key={title}
            className="grid gap-y-2 border-t border-line py-6 lg:col-span-full lg:grid-cols-subgrid lg:items-center"
          >
            <h3 className="text-title">{title}</h3>
            <p>{text}</p>
            <p>
              <LinkTo to={link} className="button button-outline" />
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

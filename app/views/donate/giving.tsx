import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { GiftForm } from "#app/islands/forms/gift-form.tsx";
import { Island } from "#app/islands/island.tsx";
import type { DonatePage } from "#app/content/page-data/donate-page.ts";
import { GiftFacts } from "#app/views/donate/gift-facts.tsx";
import { WaysToGive } from "#app/views/donate/ways-to-give.tsx";

type Props = DonatePage["giving"];

// The border around the provider's page differs from the hero's.
const leso = { color: "lake" } as const;

/** The ways to give: on the provider's page, by phone, by bank, or by writing to us first. */
export function Giving(props: Props) {
  const { message, frame, lead } = props;
  return (
    <PageSection id="give">
      {frame || lead ? <GivingPage {...props} /> : null}
      <WaysToGive {...props} />
      <div id="write" className="grid grid-cols-1 gap-10 md:split-2/3 md:gap-16 print:block">
        <div>
          <h2 className="text-section">{message.heading}</h2>
          <p className="mt-4 text-lead">{message.lead}</p>
          <GiftFacts {...props.gifts} />
        </div>
        <div className="print:hidden">
          <Island name="gift-form" component={GiftForm} settings={message.form} />
        </div>
      </div>
    </PageSection>
  );
}

/** The provider's page: a plain link that always works, and a frame. */
function GivingPage({ heading, lead, frame, saving, show }: Props) {
  return (
    <div
      className={`mb-16 ${frame ? "grid grid-cols-1 gap-x-16 gap-y-6 md:split-2/3 print:hidden" : ""}`}
    >
      <div>
        <h2 className="text-section">{heading}</h2>
        {lead ? <p className="mt-4 text-lead">{lead}</p> : null}
        {frame?.sample ? (
          <p className="mt-4 border-l-8 border-marigold pl-4 font-bold">{frame.sample}</p>
        ) : null}
        {frame?.missing ? <Hint text={frame.missing} /> : null}
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

type FrameProps = NonNullable<Props["frame"]>;

function GivingFrame(props: FrameProps & Pick<Props, "saving" | "show">) {
  return (
    <div>
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

import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { GiftExamples } from "#app/views/donate/gift-examples.tsx";
import { MobileMoney } from "#app/views/donate/mobile-money.tsx";
import type { ComponentProps } from "react";

type Props = {
  heading: string;
  lead?: string;
  open: string;
  frameTitle: string;
  frameMissing: string;
  saving: string;
  show: string;
  sample: string;
  addresses?: { page: string; frame: string };
  frame: string;
  gifts: ComponentProps<typeof GiftExamples>;
  mobileMoney?: ComponentProps<typeof MobileMoney>;
};

/** The ways to give: by phone, through a plain link that always works, or in an embedded frame. */
export function Giving(props: Props) {
  return (
    <PageSection id="give">
      {props.mobileMoney ? <MobileMoney {...props.mobileMoney} /> : null}
      <div className="grid grid-cols-1 gap-10 md:split-2-3 md:gap-16">
        <div>
          <h2 className="text-section">{props.heading}</h2>
          <p className="mt-4 text-lead">{props.lead}</p>
          {props.addresses ? <GivingLink {...props} page={props.addresses.page} /> : null}
          <GiftExamples {...props.gifts} />
        </div>
        {props.addresses ? (
          <GivingFrame {...props} address={props.addresses.frame} />
        ) : (
          <div className="giving laid">
            <Cloth svg={props.frame} />
            <p className="giving-frame grid place-items-center p-6 text-center text-lead">
              {props.sample}
            </p>
          </div>
        )}
      </div>
    </PageSection>
  );
}

function GivingLink({ page, open, frameMissing }: Props & { page: string }) {
  return (
    <>
      <p className="mt-6">
        <a className="button button-large" href={page}>
          {open}
        </a>
      </p>
      <p className="mt-6" role="status" data-giving-hint={frameMissing} />
      <noscript>
        <p className="mt-6">{frameMissing}</p>
      </noscript>
    </>
  );
}

type FrameProps = Props & { address: string };

function GivingFrame(props: FrameProps) {
  return (
    <div className="giving laid" data-giving>
      <Cloth svg={props.frame} />
      <template>
        <Frame {...props} />
      </template>
      <noscript>
        <Frame {...props} />
      </noscript>
      <div className="giving-frame p-6" data-giving-ask hidden>
        <p className="mb-4">{props.saving}</p>
        <button type="button" className="button">
          {props.show}
        </button>
      </div>
    </div>
  );
}

function Frame({ address, frameTitle }: FrameProps) {
  return (
    <iframe
      className="giving-frame"
      src={address}
      title={frameTitle}
      height={600}
      allow="payment"
      loading="lazy"
      referrerPolicy="strict-origin"
    />
  );
}

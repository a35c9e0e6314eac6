import { Cloth } from "#app/components/cloth/cloth.tsx";
import { PageSection } from "#app/components/page-section.tsx";

type Props = {
  heading: string;
  lead?: string;
  open: string;
  frameTitle: string;
  frameMissing: string;
  page: string;
  frame: string;
  field: string;
};

/** The ways to give: a plain link that always works, and the provider's page in a frame on cloth. */
export function Giving(props: Props) {
  return (
    <PageSection>
      <div className="grid gap-10 md:split-2-3 md:gap-16">
        <div>
          <h2 className="text-section">{props.heading}</h2>
          <p className="mt-4 text-lead">{props.lead}</p>
          <p className="mt-6">
            <a className="button button-large" href={props.page}>
              {props.open}
            </a>
          </p>
          <p className="mt-6">{props.frameMissing}</p>
        </div>
        <div className="laid">
          <Cloth svg={props.field} />
          <iframe
            className="giving-frame"
            src={props.frame}
            title={props.frameTitle}
            height={600}
            allow="payment"
            loading="lazy"
            referrerPolicy="strict-origin"
          />
        </div>
      </div>
    </PageSection>
  );
}

import type { CallToAction as Words } from "#app/model/pages/call-to-action.ts";

/** The closing part of a page: two ways to go on. */
export function CallToAction({ heading, text, primary, secondary }: Words) {
  return (
    <section className="cloth bg-madder">
      <div className="mx-auto max-w-page px-5 py-16 md:py-24">
        <h2 className="max-w-3xl text-page">{heading}</h2>
        <p className="mt-5 max-w-measure text-lead">{text}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <a className="button button-bright" href={primary.href}>
            {primary.label}
          </a>
          <a className="button button-outline" href={secondary.href}>
            {secondary.label}
          </a>
        </p>
      </div>
    </section>
  );
}

import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ground } from "#app/components/cloth/ground.ts";
import type { ShownClosing } from "#app/library/shown/shown-closing.ts";

/** The end of a page: one or two buttons on a cloth that differs from the one in the hero. */
export function CallToAction({ heading, text, primary, secondary, cloth }: ShownClosing) {
  return (
    <section className={`cloth grid grid-cols-1 md:split-2-3 ${ground[cloth.color]}`}>
      <Cloth svg={cloth.field} className="h-32 md:h-auto" />
      <div className="px-5 py-14 md:bleed-right md:py-24 md:pl-14">
        <h2 className="max-w-3xl text-page">{heading}</h2>
        <p className="mt-5 max-w-measure text-lead">{text}</p>
        <p className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <a className="button button-bright" href={primary.href}>
            {primary.label}
          </a>
          {secondary ? (
            <a className="button button-outline" href={secondary.href}>
              {secondary.label}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  );
}

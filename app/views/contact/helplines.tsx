import { LinkTo } from "#app/components/link-to.tsx";
import type { ContactPage } from "#app/content/page-data/contact-page.ts";

/** The emergency numbers, large enough for a shaking thumb. */
export function Helplines({ heading, text, list, help }: ContactPage["helplines"]) {
  return (
    <section className="bg-shell">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-5 py-10 md:split-2/3 md:py-14">
        <div>
          <h2 className="text-section">{heading}</h2>
          <p className="mt-3 max-w-measure">{text}</p>
        </div>
        <div>
          <ul className="grid content-center gap-4 sm:grid-cols-2">
            {list.map(({ number, call, name, href }) => (
              <li key={number}>
                <a className="helpline px-6 py-5" href={href}>
                  <span className="font-display text-figure">{call}</span>{" "}
                  <span className="mt-1">{name}</span>
                </a>
              </li>
            ))}
          </ul>
          <LinkTo to={help} className="line-link mt-4" />
        </div>
      </div>
    </section>
  );
}

import { Cloth } from "#app/components/cloth/cloth.tsx";
import { ContactDetails } from "#app/components/frame/contact-details.tsx";
import { HelplineRow } from "#app/components/frame/helpline-row.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { NewsletterForm } from "#app/islands/forms/newsletter-form.tsx";
import { SocialLinks } from "#app/islands/social-links.tsx";
import type { Frame } from "#app/content/frame.ts";
import type { Link } from "#app/model/fields/link.ts";

const leso = { color: "indigo", border: "triangles" } as const;

/** The footer of every page: links, contact details and the newsletter form. */
export function SiteFooter(props: Frame["footer"]) {
  const { name, motto, quickLinks, furtherLinks, connected, social, newsletter, copyright } = props;
  const heading = "mb-1 text-title md:mb-3";
  return (
    <footer className="cloth bg-indigo">
      <Cloth seed="footer" leso={leso} part="border" className="h-8" />
      <div className="mx-auto max-w-page px-5 pt-6 md:pt-10">
        <HelplineRow {...props.helplines} look="footer" />
      </div>
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-5 py-6 md:gap-y-12 md:py-14 sm:grid-cols-2 lg:grid-cols-4">
        <div className="sm:max-lg:col-span-2">
          <p className="font-display text-quote">{name}</p>
          <p className="mt-2" lang={motto.language}>
            {motto.text}
          </p>
        </div>
        <div className="sm:max-lg:row-span-2">
          <nav aria-label={quickLinks.heading}>
            <h2 className={heading}>{quickLinks.heading}</h2>
            <Links links={quickLinks.links} />
          </nav>
          <div className="mt-3 border-t border-current pt-3">
            <Links links={furtherLinks} />
          </div>
        </div>
        <div>
          <h2 className={heading}>{connected.heading}</h2>
          <ContactDetails details={connected.details} />
        </div>
        <div>
          {newsletter ? (
            <div className="mb-4 md:mb-8" lang={newsletter.language}>
              <h2 className={heading}>{newsletter.form.words.heading}</h2>
              <p className="mb-2 md:mb-4">{newsletter.form.words.lead}</p>
              <NewsletterForm {...newsletter.form} />
            </div>
          ) : null}
          {social ? (
            <div data-island="social-links" data-settings={JSON.stringify(social)}>
              <SocialLinks {...social} />
            </div>
          ) : null}
        </div>
      </div>
      <p className="mx-auto max-w-page px-5 pb-8 text-small" lang={copyright.language}>
        {copyright.text}
      </p>
    </footer>
  );
}

function Links({ links }: { links: (Link & { language?: string })[] }) {
  return (
    <ul className="grid fit-36 gap-x-4 sm:grid-cols-1">
      {links.map((link) => (
        <li key={link.label}>
          <LinkTo
            to={link}
            lang={link.language}
            className="inline-flex min-h-11 min-w-11 items-center hover:underline"
          />
        </li>
      ))}
    </ul>
  );
}

import { basePath, withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { contactDetails } from "#app/library/shown/contact-details.ts";
import { formExits } from "#app/library/shown/form-exits.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the frame around every page says; the link to `path` itself is marked as current. */
export function frame(contents: Contents, path: string) {
  const { site, navigation, interface: words, newsletter, notFound } = contents;
  return {
    language: site.language,
    skipToContent: words.skipToContent,
    errorHeading: words.errorHeading,
    header: {
      name: site.name,
      home: { label: words.homeLink, href: withinSite("/") },
      menu: words.toggleMenu,
      navigation: words.mainNavigation,
      links: navigation.header.map((link) => ({ ...link, current: isCurrent(link.href, path) })),
      donate: { ...navigation.donate, current: isCurrent(navigation.donate.href, path) },
    },
    footer: {
      border: shownCloth("footer", { color: "indigo", border: "triangles" }).border,
      name: site.name,
      motto: site.motto,
      quickLinks: { heading: words.footerNavigation, links: navigation.quickLinks },
      privacy: navigation.privacy,
      accessibility: navigation.accessibility,
      connected: { heading: words.stayConnected, details: contactDetails(contents) },
      social: {
        name: words.social,
        links: site.social.map(({ name, icon, address }) => ({
          name,
          icon,
          href: address,
          tooltip: withValues(address ? words.socialLink : words.socialMissing, { name }),
        })),
      },
      newsletter: { words: newsletter, exits: formExits(contents, "newsletter") },
      copyright: site.copyright,
    },
    notFound: {
      title: withValues(site.titlePattern, { title: notFound.title }),
      text: notFound.text,
      link: notFound.link,
      log: notFound.log,
      hero: shownHero("not-found", notFound),
    },
  };
}

function isCurrent(href: string, path: string) {
  return href === path || (href === withinSite("/") && path === basePath);
}

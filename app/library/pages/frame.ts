import { postAddress } from "#app/library/addresses.ts";
import { basePath, withinSite } from "#app/library/base-path.ts";
import type { Contents } from "#app/library/contents.ts";
import { withValues } from "#app/library/fill-text.ts";
import { contactDetails } from "#app/library/shown/contact-details.ts";
import { designedPageAt, designedPages } from "#app/library/designed-pages.ts";
import { entryWithId } from "#app/library/entry-with-id.ts";
import { formExits } from "#app/library/shown/form-exits.ts";
import { shownCloth } from "#app/library/shown/shown-cloth.ts";
import { fullAddress } from "#app/library/shown/page-words.ts";
import { isSwahili, translationsOf } from "#app/library/shown/translations.ts";
import { shownHelplines } from "#app/library/shown/shown-helplines.ts";
import { shownHero } from "#app/library/shown/shown-hero.ts";

/** What the frame around every page says; the link to `path` itself is marked as current. */
export function frame(contents: Contents, path: string) {
  const { site, navigation, interface: words, newsletter, notFound } = contents;
  const helplines = { ...words.helplines, list: shownHelplines(contents) };
  return {
    language: isSwahili(addressBelow(path)) ? "sw" : site.language,
    isPlain: path === withinSite(designedPages.help.address),
    quickExit: isSensitive(contents, path) ? words.quickExit : undefined,
    printLine: {
      name: site.name,
      place: site.location,
      address: fullAddress(contents, addressBelow(path)),
    },
    skipToContent: words.skipToContent,
    errorHeading: words.errorHeading,
    header: {
      name: site.name,
      home: { label: words.homeLink, href: withinSite("/") },
      translation: otherLanguage(contents, addressBelow(path)),
      menu: words.toggleMenu,
      navigation: words.mainNavigation,
      links: navigation.header.map((link) => ({ ...link, current: isCurrent(link.href, path) })),
      helplines,
      donate: { ...navigation.donate, current: isCurrent(navigation.donate.href, path) },
    },
    footer: {
      border: shownCloth("footer", { color: "indigo", border: "triangles" }).border,
      helplines,
      help: { ...words.help, href: withinSite(designedPages.help.address) },
      name: site.name,
      motto: site.motto,
      quickLinks: { heading: words.footerNavigation, links: navigation.quickLinks },
      privacy: navigation.privacy,
      legal: [navigation.accessibility, ...(site.registration ? [site.registration] : [])],
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

function addressBelow(path: string) {
  return path.slice(basePath.length) || "/";
}

function otherLanguage(contents: Contents, address: string) {
  const other = translationsOf(contents, address).find((one) => one.address !== address);
  if (!other) return undefined;
  const { language } = other;
  const label = contents.interface.languages[language === "sw" ? "swahili" : "english"];
  return { label, language, href: withinSite(other.address) };
}

// Pages that a girl may have to leave in a hurry.
function isSensitive(contents: Contents, path: string) {
  const [original] = translationsOf(contents, addressBelow(path));
  const address = original?.address ?? addressBelow(path);
  const post = entryWithId(contents.posts, address.slice(postAddress("").length));
  return designedPageAt(address)?.isSensitive === true || post?.sensitive === true;
}

import { postAddress } from "#app/content/addresses.ts";
import { basePath, withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";
import { designedPageAt, designedPages } from "#app/content/designed-pages.ts";
import { exitsOf } from "#app/content/parts/exits-of.ts";
import { addressBelow, fullAddress } from "#app/content/parts/full-address.ts";
import { isSwahili, translationsOf } from "#app/content/parts/translations.ts";
import { today } from "#app/content/today.ts";

/** What the frame around every page says; the link to `path` itself is marked as current. */
export function frame(contents: Contents, path: string) {
  const { site, navigation, interface: words, newsletter, notFound } = contents;
  const helplines = { ...words.helplines, list: helplinesOf(contents) };
  return {
    language: isSwahili(addressBelow(path)) ? "sw" : site.language,
    isPlain: path === withinSite(designedPages.help.address),
    quickExit: isSensitive(contents, path) ? words.quickExit : undefined,
    notice: noticeOn(contents, path),
    printLine: {
      name: site.name,
      place: site.location,
      address: fullAddress(contents, addressBelow(path)),
    },
    skipToContent: words.skipToContent,
    errorHeading: words.errorHeading,
    siteWords: { language: site.language, example: words.example },
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
      helplines,
      help: { ...words.help, href: withinSite(designedPages.help.address) },
      name: site.name,
      motto: site.motto,
      quickLinks: { heading: words.footerNavigation, links: navigation.quickLinks },
      privacy: navigation.privacy,
      legal: [navigation.accessibility, site.registration, site.annualReport].filter(
        (link) => link !== undefined,
      ),
      connected: { heading: words.stayConnected, details: waysToReach(contents) },
      social: {
        name: words.social,
        links: site.social.map(({ name, icon, address }) => ({
          name,
          icon,
          href: address,
          tooltip: withValues(address ? words.socialLink : words.socialMissing, { name }),
        })),
      },
      newsletter: { words: newsletter, exits: exitsOf(contents, "newsletter") },
      copyright: site.copyright,
    },
    notFound: {
      ...notFound,
      title: withValues(site.titlePattern, { title: notFound.title }),
      seed: "not-found",
    },
  };
}

/** The props of the frame around every page. */
export type Frame = ReturnType<typeof frame>;

// The page for somebody in danger has nothing above its numbers, in either language.
function noticeOn(contents: Contents, path: string) {
  const { notice } = contents.site;
  const isHelp = originalOf(contents, path) === designedPages.help.address;
  return notice && notice.until >= today() && !isHelp ? notice : undefined;
}

function isCurrent(href: string, path: string) {
  return href === path || (href === withinSite("/") && path === basePath);
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
  const address = originalOf(contents, path);
  const isPost = contents.posts.some((post) => post.sensitive && postAddress(post.id) === address);
  return isPost || designedPageAt(address)?.isSensitive === true;
}

function originalOf(contents: Contents, path: string) {
  const [original] = translationsOf(contents, addressBelow(path));
  return original?.address ?? addressBelow(path);
}

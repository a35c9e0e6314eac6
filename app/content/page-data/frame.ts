import { postAddress } from "#app/content/addresses.ts";
import { basePath, withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { helpLink, helplinesOf, numbersOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";
import { designedPageAt, designedPages } from "#app/content/designed-pages.ts";
import { formOf } from "#app/content/parts/exits-of.ts";
import { addressBelow, fullAddress } from "#app/content/parts/full-address.ts";
import {
  addressLike,
  interfaceAt,
  isSwahili,
  translationsOf,
  wordsInBoth,
} from "#app/content/parts/translations.ts";
import { postListPageAt } from "#app/content/parts/post-lists.ts";
import { today } from "#app/content/today.ts";
import type { Link } from "#app/model/fields/link.ts";

/** What the frame around every page says; the link to `path` itself is marked as current. */
export function frame(contents: Contents, path: string) {
  const { site, interface: english, newsletter, notFound } = contents;
  const address = addressBelow(path);
  const inSwahili = isSwahili(address);
  const words = { motto: site.motto, ...interfaceAt(contents, address) };
  const links = (inSwahili ? contents.navigation.swahili : undefined) ?? contents.navigation;
  const inBoth = (text: string, swahili?: string) => wordsInBoth(inSwahili, text, swahili);
  // A link to a page that the site leaves out goes with it.
  const isThere = ({ href }: Link) => {
    const page = designedPageAt(addressBelow(href.replace(/[?#].*$/, "")));
    return !page || contents.designed.has(page.address);
  };
  const isPlain = designedPageAt(address)?.name === "help";
  const helplines = {
    heading: inBoth(english.helplines.heading, english.helplines.swahili),
    list: helplinesOf(contents).map(({ number, href, name, swahili }) => {
      return { number, href, name: inBoth(name, swahili) };
    }),
    help: helpLink(contents, address),
  };
  const { quickExit } = english;
  const exit = { address: quickExit.address, label: inBoth(quickExit.label, quickExit.swahili) };
  return {
    language: inSwahili ? "sw" : site.language,
    isPlain,
    exitAddress: quickExit.address,
    quickExit: isSensitive(contents, address)
      ? { ...exit, note: words.exitNote, keys: words.exitKeys }
      : undefined,
    // Nothing stands above the numbers.
    notice: isPlain ? undefined : currentNotice(contents),
    printLine: { name: site.name, place: site.location, address: fullAddress(contents, address) },
    skipToContent: words.skipToContent,
    errorHeading: english.errorHeading,
    siteWords: {
      language: site.language,
      example: english.example,
      helplines: numbersOf(contents).map(({ number, href }) => ({ number, href })),
    },
    header: {
      name: site.name,
      mark: withinSite("/favicon.svg"),
      home: {
        label: words.homeLink,
        href: withinSite(addressLike(contents, address, designedPages.home.address)),
      },
      translation: otherLanguage(contents, address),
      menu: words.toggleMenu,
      navigation: words.mainNavigation,
      links: links.header
        .filter(isThere)
        .map((link) => ({ ...link, current: isCurrent(link.href, path) })),
      helplines,
      // Who looks for help is asked for nothing.
      donate:
        isPlain || !isThere(links.donate)
          ? undefined
          : { ...links.donate, current: isCurrent(links.donate.href, path) },
    },
    footer: {
      helplines,
      name: site.name,
      motto: words.motto,
      quickLinks: { heading: words.footerNavigation, links: links.quickLinks.filter(isThere) },
      privacy: links.privacy,
      legal: [links.accessibility, site.registration, site.annualReport].filter(
        (link) => link !== undefined,
      ),
      connected: { heading: words.stayConnected, details: waysToReach(contents, address) },
      social:
        isPlain || site.social.length === 0
          ? undefined
          : {
              name: words.social,
              links: site.social.map(({ name, icon, address }) => ({
                name,
                icon,
                href: address,
                tooltip: withValues(address ? words.socialLink : words.socialMissing, { name }),
              })),
            },
      // Its words are in English.
      newsletter:
        isPlain || inSwahili || !site.forms.newsletter || !newsletter
          ? undefined
          : formOf(contents, "newsletter", newsletter),
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

function currentNotice({ site: { notice } }: Contents) {
  return notice && notice.until >= today() ? notice : undefined;
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

// Pages that a girl may have to leave in a hurry: they name what may be done to her, or list what does.
function isSensitive(contents: Contents, address: string) {
  const isPost = contents.posts.some((post) => post.sensitive && postAddress(post.id) === address);
  const isList = postListPageAt(contents, address) !== undefined;
  return isPost || isList || isSwahili(address) || designedPageAt(address)?.isSensitive === true;
}

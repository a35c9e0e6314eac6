import { prefixedAddress } from "#app/content/addresses.ts";
import { basePath, withinSite } from "#app/content/base-path.ts";
import type { Contents } from "#app/content/contents.ts";
import { withValues } from "#app/content/fill-text.ts";
import { designedPageAt, designedPages } from "#app/content/page-kinds.ts";
import { addressIn } from "#app/content/languages/link-in.ts";
import { bilingualText, helplineNames } from "#app/content/parts/bilingual-words.ts";
import {
  contentsAt,
  contentsOfText,
  languagesOf,
  originalAddress,
  addressBelow,
  fullAddress,
} from "#app/content/parts/contents-at.ts";
import { formOf } from "#app/content/parts/form-of.ts";
import { withProverb, wordsWithLanguage } from "#app/content/parts/pages.ts";
import { translationsOf } from "#app/content/parts/translations-of.ts";
import { helpLink, helplinesOf, waysToReach } from "#app/content/parts/ways-to-reach.ts";
import type { Link } from "#app/model/fields/link.ts";

/** The frame around every page; the link to `path` is marked as current. */
export function frame(all: Contents, path: string) {
  const contents = contentsAt(all, addressBelow(path));
  const page = framedPage(contents, path);
  const { site, interface: words, notFound } = contents;
  return {
    locale: contents.locale,
    isPlain: page.isPlain,
    exitAddress: words.quickExit?.address,
    quickExit: quickExit(page),
    // The help page shows nothing above its numbers.
    notice: page.isPlain ? undefined : currentNotice(contents),
    printLine: {
      name: site.name,
      place: site.location,
      // The poster with the helplines names nobody else to call.
      contacts: page.isPlain
        ? []
        : waysToReach(contents).flatMap(({ text, href }) => (href ? text : [])),
      address: fullAddress(contents, page.address),
    },
    skipToContent: words.skipToContent,
    errorHeading: words.errorHeading,
    siteWords: {
      locale: contents.locale,
      isLabelFirst: words.figure.indexOf("{label}") < words.figure.indexOf("{value}"),
      example: words.example,
      helplines: contents.helplines.map(({ number, href }) => ({ number, href })),
    },
    header: header(page),
    footer: footer(page),
    notFound: {
      ...withProverb(contents, { seed: "not-found", ...notFound }),
      title: withValues(site.titlePattern, { title: notFound.title }),
      /** The same in the other languages, because an unknown address may belong to any of them. */
      others: contents.first ? [] : contents.languages.slice(1).map(notFoundWords),
    },
  };
}

/** The props of the frame around every page. */
export type Frame = ReturnType<typeof frame>;

type FramedPage = ReturnType<typeof framedPage>;

// The page that the header and the footer are around.
function framedPage(contents: Contents, path: string) {
  const address = addressBelow(path);
  const isCurrent = (href: string) =>
    href === path || (href === withinSite("/") && path === basePath);
  return {
    contents,
    address,
    isCurrent,
    links: contents.navigation,
    words: contents.interface,
    isPlain: designedPageAt(originalAddress(contents, address))?.isPrivate,
    // Links to pages that the site leaves out are left out too.
    isThere: ({ href }: Link) => {
      const to = addressBelow(href.replace(/[?#].*$/, ""));
      const target = contentsAt(contents, to);
      const original = originalAddress(contents, to);
      return !designedPageAt(original) || target.designed.has(original);
    },
  };
}

// On every page that is not marked harmless, and on unknown addresses.
function quickExit({ contents, address, words }: FramedPage) {
  const exit = contents.interface.quickExit;
  if (!exit || contents.pages.get(address)?.isHarmless) return undefined;
  return {
    address: exit.address,
    label: bilingualText(
      contents,
      "interface.quickExit.label",
      (language) => language.interface.quickExit?.label,
    ),
    note: words.exitNote,
    keys: words.exitKeys,
  };
}

function header(page: FramedPage) {
  const { contents, address, words, links, isThere, isCurrent } = page;
  const marked = (link: Link) => ({ ...link, current: isCurrent(link.href) });
  const home = addressIn(contents, designedPages.home.address);
  return {
    name: contents.site.name,
    mark: withinSite("/favicon.svg"),
    home: { label: words.homeLink, href: withinSite(home) },
    translations: otherLanguages(contents, address),
    menu: words.toggleMenu,
    navigation: words.mainNavigation,
    links: links.header.filter(isThere).map(marked),
    helplines: helplinesOn(page),
    donate: links.donate && isThere(links.donate) ? marked(links.donate) : undefined,
  };
}

function footer(page: FramedPage) {
  const { contents, words, links, isThere } = page;
  const { site, newsletter } = contents;
  return {
    helplines: helplinesOn(page),
    name: site.name,
    motto: wordsWithLanguage(contents, "site.motto", site.motto),
    quickLinks: { heading: words.footerNavigation, links: links.quickLinks.filter(isThere) },
    furtherLinks: [
      links.privacy,
      ...(links.further ?? []).filter(isThere),
      paperLink(contents, "registration"),
      paperLink(contents, "annualReport"),
    ].filter((link) => link !== undefined),
    connected: { heading: words.stayConnected, details: waysToReach(contents) },
    social: site.social.length === 0 ? undefined : socialLinks(page),
    newsletter:
      site.forms.newsletter && newsletter
        ? {
            form: formOf(contents, "newsletter", newsletter),
            language: contentsOfText(contents, "newsletter.heading").locale,
          }
        : undefined,
    copyright: wordsWithLanguage(contents, "site.copyright", site.copyright),
  };
}

// A paper of the charity, in the language of its label.
function paperLink(contents: Contents, name: "registration" | "annualReport") {
  const link = contents.site[name];
  return link && { ...link, language: contentsOfText(contents, `site.${name}.label`).locale };
}

function helplinesOn({ contents }: FramedPage) {
  return {
    heading: bilingualText(
      contents,
      "interface.helplines.heading",
      (language) => language.interface.helplines.heading,
    ),
    list: helplinesOf(contents).map(({ id, number, href }) => {
      return { number, href, name: helplineNames(contents, id) };
    }),
    help: helpLink(contents),
  };
}

function socialLinks({ contents, words }: FramedPage) {
  const links = contents.site.social.map(({ name, icon, address }) => {
    const tooltip = withValues(address ? words.socialLink : words.socialMissing, { name });
    return { name, icon, href: address, tooltip };
  });
  return { name: words.social, links };
}

function currentNotice(contents: Contents) {
  const { notice } = contents.site;
  return notice && { ...notice, lang: contentsOfText(contents, "site.notice.text").locale };
}

function notFoundWords({ language, notFound: { text, link } }: Contents) {
  return { language, text, link };
}

// Links to the home page of a language that has no such page.
function otherLanguages(contents: Contents, address: string) {
  const translations = translationsOf(contents, address);
  const list = languagesOf(contents)
    .filter((other) => other !== contents)
    .flatMap((other) => {
      const { language, languageName: label, prefix } = other;
      const home = prefixedAddress(prefix, designedPages.home.address);
      const same = translations.find((page) => page.language === language);
      const to = same?.address ?? (other.pages.has(home) ? home : undefined);
      return to === undefined ? [] : [{ label, language, href: withinSite(to) }];
    });
  return { name: contents.interface.languages, list };
}

import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { expect, it } from "vitest";
import { contentsFor } from "#app/content/open-contents.server.ts";
import { frame } from "#app/content/frame.ts";
import { designedPageList } from "#app/content/page-kinds.ts";
import { siteAddresses } from "#app/content/site-addresses.ts";
import { contentsAt } from "#app/content/parts/contents-at.ts";
import {
  baseContent,
  contentWith,
  frenchFolder,
  frenchLayer,
  frozenContent,
  postFile,
  smallFolder,
  textsIn,
  tillOnly,
} from "#tests/support/content-folder.ts";
import { renderedHtml, renderedPage } from "#tests/views/rendered-page.ts";

const frozen = await textsIn(frozenContent);
const { "pages/donate.yaml": donate = "" } = frozen;
const { "programs/education-support.mdx": program = "", "team.yaml": team = "" } = frozen;
const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: "#175c3b" } });
const desk = `data:;base64,${(await photo.jpeg().toBuffer()).toString("base64")}`;
const partner = "- { id: a, name: A library, logo: desk.jpg, href: https://a.example/ }\n";
const event = "- { title: The fair, id: fair, date: 2027-06-16, place: Kibra, text: Come., ";
const prose = (title: string) =>
  `---\ntitle: ${title}\n---\n## Moja\n\n[Sisi](/about).\n\n## Mbili\n`;

// The frozen content with what it leaves out, more pages in Swahili, and French as a third language.
const french = await frenchLayer();
const content = await contentWith({
  ...french,
  "site.yaml":
    french["site.yaml"] +
    "registration: { label: Our registration, href: https://b.example/218 }\n" +
    "notice: { text: We move soon., until: 2999-12-31, link: { label: Where, href: /contact } }\n",
  "pages/about.yaml": (frozen["pages/about.yaml"] ?? "").replace(
    "    - id: accounts",
    "    - { id: checks, name: Our auditors, link: { label: Their letter, href: /blog } }\n$&",
  ),
  "pages/donate.yaml": donate.replace(
    "  fundraiserId:",
    '  paybill: { number: "512345", account: GIRLS }\n  till: { number: "67890", name: SULU }\n$&',
  ),
  "programs/education-support.mdx": program.replace("title:", "sample: true\n$&"),
  "team.yaml": team.replace(
    "  role:",
    "  image: { src: desk.jpg, alt: A portrait, focus: top }\n$&",
  ),
  "gallery.yaml": (frozen["gallery.yaml"] ?? "").replace(
    /alt: (".*")\n/,
    "$&  image: { src: desk.jpg, alt: $1 }\n",
  ),
  "success-stories.yaml": (frozen["success-stories.yaml"] ?? "").replace("  sample: true\n", ""),
  "stats.yaml": (frozen["stats.yaml"] ?? "").replace(/(?<=: communities\n)/, '  asOf: "2025"\n'),
  // The home page shows the first one larger, and has to show the rest of its story too.
  "testimonials.yaml":
    "- { id: v, name: V. W., role: Aunt, quote: She reads., more: [She sings.], link: { label: Her story, href: /blog/1 } }\n" +
    (frozen["testimonials.yaml"] ?? ""),
  "opportunities.yaml":
    (frozen["opportunities.yaml"] ?? "") +
    "- { id: clerk, title: A clerk, description: She keeps the books., commitment: Full time, location: Nairobi, skills: [Sums], heading: Work with us }\n",
  "desk.jpg": desk,
  "blog/desk.jpg": desk,
  "partners.yaml": partner + "- { id: b, name: A school, logo: desk.jpg, sample: true }\n",
  "events.yaml":
    `${event}sample: true, end: 2027-06-18, opens: "08:00" }\n` +
    event.replaceAll("fair", "walk").replace("06", "05") +
    "link: { label: The way there, href: /contact } }\n",
  "blog/9.mdx": postFile("Maneno yetu.\n", {
    lang: "sw",
    title: "Habari za shule",
    excerpt: "Maneno machache ya shule",
    image: "{ src: desk.jpg, alt: Dawati la shule, caption: Dawati la msichana }",
    updated: "2025-02-01",
  }),
  "sw/site.yaml": "location: Nairobi, Kenya\n",
  "sw/stats.yaml": (frozen["sw/stats.yaml"] ?? "").replace(/- id: girls-supp.*\n(?: .*\n)+/, ""),
  "sw/pages/blog.yaml": "title: Habari\nheading: Habari\n",
  "sw/pages/leso.yaml": "title: Leso\nheading: Leso\n",
  "sw/pages/privacy.mdx": prose("Faragha"),
  "sw/blog/2.mdx": prose("Mkoba wa shule"),
});
const audience = { day: "2026-11-27", drafts: false };
const full = await contentsFor(content, audience);
const register = "register: { heading: Figures, stated: Ours., verified: Checked, open: Open. }\n";
// The small site has one entry in each list, a figure to explain beside no others, and no giving page.
const single = {
  "desk.jpg": desk,
  "partners.yaml": partner,
  "pages/donate.yaml": tillOnly,
  "gallery.yaml": (baseContent["gallery.yaml"] ?? "").replace(/ *image: .*/, ""),
  "stats.yaml": (baseContent["stats.yaml"] ?? "").replace(/(?<=: girls\n)/, '  asOf: "2025"\n'),
  "pages/about.yaml": (baseContent["pages/about.yaml"] ?? "").replace(
    /impact:\n(?:  .*\n)+/,
    register,
  ),
};
const others = [contentWith(single, smallFolder), contentWith({}, frenchFolder)].map(
  async (files) => contentsFor(await files, audience),
);
const pages = [full, ...(await Promise.all(others))].flatMap((contents) =>
  siteAddresses(contents).map((address) => [contents.site.name, address, contents] as const),
);

it.each(pages)("%s: %s shows all its data", async (_, address, contents) => {
  const { page, main, props } = await renderedPage(contents, address);
  const { locale, prefix, addresses } = contentsAt(contents, address);
  const { hero, pledges, core, ...others } = props as Record<string, object>;
  // A category has a heading of its own and no saying; other sites leave parts out.
  const shown = address.includes("/category/") ? others : props;
  const body = page.querySelector("body")!;
  const around = frame(contents, address);
  const lacking = [...missingIn(main, shown, locale), ...missingIn(body, around, locale)];
  const isLeftOut = ({ path }: Leaf) => contents !== full && leftOut.test(path);
  expect.soft(lacking.filter((leaf) => !isLeftOut(leaf))).toEqual([]);
  expect.soft(page.querySelector("html")?.getAttribute("lang")).toBe(locale);

  const words = oneLine(main.text);
  // Each place in a text is filled in, apart from the time of a message that is not yet sent.
  const labels = main.querySelectorAll("[aria-label]").map(({ attrs }) => attrs["aria-label"]);
  expect.soft(words + labels.join()).not.toMatch(/\{(?!time\})\w+\}|\(\)/);
  for (const list of listsOf(props, locale)) {
    let at = 0;
    for (const text of list.filter((text) => words.includes(text)))
      expect.soft((at = words.indexOf(text, at)), text).toBeGreaterThanOrEqual(0);
  }

  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  for (const time of main.querySelectorAll("time")) {
    const [day = "", ...month] = format.format(new Date(time.getAttribute("datetime")!)).split(" ");
    expect.soft(time.text).toMatch(new RegExp(`^${day}(?:–\\d+)? ${month.join(" ")}$`));
  }

  // A note marks all pledges.
  const samples = JSON.stringify([others, core]).match(/"sample":true/g) ?? [];
  expect.soft(main.querySelectorAll(".sample-mark")).toHaveLength(samples.length);

  for (const { attributes } of main.querySelectorAll("img")) {
    expect.soft(attributes).toMatchObject({ width: "700", height: "500", decoding: "async" });
    expect.soft(attributes.src).toMatch(/\.jpg$/);
    // The first screen of a post shows its picture.
    expect.soft(attributes.loading).toBe(address === "/blog/9" ? undefined : "lazy");
  }
  const pictures = JSON.stringify(props).match(/"sources":\[/g) ?? [];
  expect.soft(main.querySelectorAll("img:not(.prose img)")).toHaveLength(pictures.length);
  const faults = body.querySelectorAll("[style], nav:not([aria-label])");
  expect.soft(faults.map(String)).toEqual([]);
  // Two cloths may share a drawing, but no id has two.
  const drawn = page.querySelectorAll("[id]").map((part) => [part.id, part.innerHTML] as const);
  expect.soft(new Map(drawn).size).toBe(new Set(drawn.map(String)).size);
  for (const name of ["for", "aria-describedby", "aria-labelledby", "popovertarget"])
    for (const named of page.querySelectorAll(`[${name}]`))
      for (const id of (named.getAttribute(name) ?? "").split(" "))
        expect.soft(page.querySelector(`[id="${id}"]`), `${name}="${id}"`).not.toBeNull();
  // A shape without a color of its own is black, in dark mode too.
  const shapes = body.querySelectorAll("a > svg *, button > svg *, pattern > *");
  const isColored = (shape: HTMLElement | null): boolean =>
    /\b(?:fill|stroke)[-=]/.test(shape?.rawAttrs ?? "") ||
    (shape?.rawTagName !== "svg" && isColored(shape?.parentNode ?? null));
  expect.soft(shapes.filter((shape) => !isColored(shape)).map(String)).toEqual([]);
  expect
    .soft(main.innerHTML)
    .not.toMatch(/[\p{L}\d]<(?:a|span|strong|button)\b(?! class="sr-only)/u);
  const numbers = main.querySelectorAll("li > span.rounded-full").map(({ text }) => Number(text));
  expect.soft(numbers).toEqual(numbers.map((_, at) => at + 1));
  const empty = main
    .querySelectorAll("ul, ol, dl, nav, dd, figcaption, p:not(.prose p, .empty\\:hidden, [role])")
    .filter((part) => /^$|:$/.test(part.text.trim()) && !part.querySelector("img"));
  expect.soft(empty.map(String)).toEqual([]);

  for (const { attributes: link } of body.querySelectorAll("a:not(header a[lang], .prose a)")) {
    const { href = "", rel } = link;
    // A page that has a translation is linked and shared in the language of the page.
    const [, shared = href] = decodeURIComponent(href).split(contents.site.address);
    const [to = ""] = shared.split(/[?#]/);
    expect.soft(prefix !== "" && addresses.has(to), href).toBe(false);
    if (/^(?:https:\/\/wa\.me|sms:\?|mailto:\?)/.test(href)) expect.soft(rel).toBe("noreferrer");
    if (href.startsWith("#")) expect.soft(page.querySelector(href), href).not.toBeNull();
  }

  for (const link of main.querySelectorAll("a[href^='tel:'], [data-settings]")) link.remove();
  for (const { number } of around.siteWords.helplines) expect.soft(main.text).not.toContain(number);

  const levels = main.querySelectorAll("h1, h2, h3, h4").map(({ tagName }) => Number(tagName[1]));
  expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
  expect.soft(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

it.each([
  ["/", "a[data-quick-exit][rel=noreferrer]", 3],
  ["/leso/penye-nia", "[data-quick-exit]", 0],
  ["/sw", ".quick-exit[aria-label=Ondoka]", 1],
  ["/", "[role=img][aria-label^='A cloth']:not([aria-hidden])", 5],
  ["/", "figure.cloth img[alt^='A cloth']", 1],
  ["/sw", ".quick-exit [lang=en], .quick-exit [lang=sw]", 2],
  ["/", "main dl", 4],
  ["/contact", "[role=img]", 1],
  ["/get-involved", "main [required]", 2],
  ["/help", "body.plain", 1],
  ["/about", "main img.object-top", 1],
  ["/", "header a img[src][alt=''][width='32'][height='32']", 1],
  ["/blog", "main .cloth > div > figure", 1],
  ["/contact", "main form [type=submit] + button[type=reset]", 1],
  ["/contact", "footer form [type=submit] + button", 0],
  ["/", "main li .sm\\:split-3\\/1", 1],
  ["/help", "main [lang=sw] h3", 3],
  ["/programs", "main a > .sr-only", 3],
  ["/programs", "li > a[href^='#']", 3],
  ["/blog", "nav[aria-label] a[aria-current=page][href='/blog']", 2],
  ["/donate", "iframe[src][title][loading=lazy][allow=payment][referrerpolicy=strict-origin]", 1],
  ["/donate", "p[role=status][data-giving-hint]:empty", 1],
  ["/donate", "form dl.text-small > div", 1],
  ["/donate", "[data-giving-ask][hidden] button[type=button]", 1],
  ["/donate", "tr:first-child th[scope=row] rect.fill-first-share", 1],
  ["/leso", "li > .leso-card:not(.md\\:grid)", 2],
  ["/get-involved", "[id=steps]", 1],
  ["/get-involved", "ol span[aria-hidden]", 4],
  ["/", "body > .print-line[aria-hidden]", 1],
  ["/leso", "main .mirrored, main .turned", 2],
  ["/blog/9", "button[data-share$='/blog/9'][data-share-title^=Habari][type=button][hidden]", 1],
  ["/blog/9", "figure[lang=sw] figcaption, figcaption[lang=sw]", 1],
  ["/get-involved", "picture source[sizes='10rem']", 6],
  ["/sw", "link[rel=stylesheet][href='/b.css']", 1],
  ["/blog/9", "link[rel=stylesheet][href='/c.css']", 1],
  ["/programs", "link[rel=stylesheet][href='/c.css']", 1],
  ["/", "link[rel$=icon][href='/favicon.svg'], [rel$=touch-icon], [rel=manifest]", 3],
  ["/fr", "header ul[aria-label] a[lang][hreflang]", 2],
])("%s has %s, %i times", async (address, selector, count) => {
  const { page } = await renderedPage(full, address);
  expect(page.querySelectorAll(selector)).toHaveLength(count);
});

const withoutLists = await contentsFor(
  await contentWith({
    "site.yaml": `${frozen["site.yaml"]}hide: [events, partnerships]\n`,
    "partners.yaml": null,
  }),
  audience,
);

it.each(designedPageList)(
  "$address has every place that a link may name, also if the site hides the list there",
  async (designed) => {
    for (const contents of [full, withoutLists]) {
      const { page } = await renderedPage(contents, designed.address);
      for (const anchor of Object.keys(designed.anchors ?? {}))
        expect(page.getElementById(anchor), anchor).not.toBeNull();
    }
  },
);

it("an event of several days shows its first and its last day", async () => {
  const { main } = await renderedPage(full, "/");
  expect(main.text).toContain("16–18 June 2027");
});

it("a page that the site hides is unknown", async () => {
  const hidden = { "site.yaml": `${frozen["site.yaml"]}hide: [donate]\n` };
  const contents = await contentsFor(await contentWith(hidden), audience);
  const page = await renderedHtml(contents, "/donate", 404);
  expect(page.querySelectorAll("main [data-missing-page]")).toHaveLength(1);
});

it("answers unknown addresses in all languages", async () => {
  const page = await renderedHtml(full, "/nowhere", 404);
  expect(page.querySelector("title")?.text).toContain(full.notFound.title);
  const links = page
    .querySelectorAll("main [lang] a")
    .map((link) => [link.closest("[lang]")?.getAttribute("lang"), link.getAttribute("href")]);
  expect(links).toEqual(["sw", "fr"].map((language) => [language, `/${language}`]));
  expect(page.querySelectorAll("main [data-missing-page], meta[content=noindex]")).toHaveLength(2);
});

/** A text of some data, or a link with this text, and the language that it is in. */
type Leaf = { path: string; text: string; href?: string; language: string };

const noWords =
  /\.(?:id|seed|leso|cloth|status|confirm|metrics|lang|language|locale|date|icon|page|program)$/;
// What a page uses only after a visitor has done something, or instead of what is shown here.
const unseen =
  /\.form\.(?!words\.(?:heading|lead|submit)$)|\.message\.form|\.(?:until|noPosts|end|helplines\.call|details\.hours|image\.src|share\.message|giving\.sample|errorHeading)$|^\.giving\.write|^\.exitAddress|^\.news\.list\..*\.(?:author|readTime)$|^\.use\.shares|^\.(?:notFound|siteWords)\b|^\.printed\.(?:lines|parts\.[12])|^\.cards\.\d\.(?:links\.[12]|copy)/;

// Titles are in headings, and the names of facts are terms.
const headings = "h1, h2, h3, h4, summary, legend, figcaption, a";
const places: [RegExp, string][] = [
  [/(?<!frame)\.(?:title|heading)$/, headings],
  [/\.(?:details|facts)(?:\.list)?\.\d+\.name$|\.(?:before|after|commitment)Label$/, "dt"],
];

const leftOut = /^\.(?:giving|core|partnerships|header\.translations)\.(?:heading|name|\w+Label)$/;

function leavesOf(value: unknown, language: string, path = ""): Leaf[] {
  if (noWords.test(path) || unseen.test(path)) return [];
  if (typeof value === "string") return [{ path, text: oneLine(value), language }];
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  // A section without entries is left out with its heading.
  if (Array.isArray(fields.list) && fields.list.length === 0) return [];
  const { href, label, title: words = label } = fields;
  const own = String(fields.lang ?? fields.language ?? fields.locale ?? language);
  const isLink = [href, label, words].every((part) => typeof part === "string");
  return [
    ...(isLink ? [{ path, text: oneLine(String(words)), href: String(href), language: own }] : []),
    ...Object.entries(fields).flatMap(([name, inner]) =>
      leavesOf(
        inner,
        /(?:jina|cards?(?:\.\d)?)\.text$/.test(`${path}.${name}`) ? "sw" : own,
        `${path}.${name}`,
      ),
    ),
  ];
}

/** The first words of each item, for each list in some data. */
function listsOf(value: unknown, language: string): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const first = (item: unknown) => leavesOf(item, language).find(({ href }) => !href)?.text ?? "";
  const own = Array.isArray(value) ? [value.map(first)] : [];
  return [...own, ...Object.values(value).flatMap((inner) => listsOf(inner, language))];
}

/** The texts and links of some data that a part of a page lacks or has in another language. */
function missingIn(part: HTMLElement, data: object, language: string) {
  const languages = new Map<HTMLElement | null, string>();
  // Parents come first, and the insides of drawings have no words of their own.
  const all = part.querySelectorAll("*:not(svg *)").map((element) => {
    const { "data-settings": _, ...attributes } = element.attributes;
    const lang = attributes.lang ?? languages.get(element.parentNode) ?? language;
    languages.set(element, lang);
    const text = [element.text, attributes["aria-label"], attributes.alt].join(" ");
    return { element, attributes, lang, text: oneLine(text) };
  });
  const values = all.flatMap(({ attributes }) => Object.values(attributes));
  const shown = oneLine([part.text, ...values].join(" "));
  const markup = oneLine(part.innerHTML);
  return leavesOf(data, language).filter(({ path, text, href, language: written }) => {
    if (path.endsWith(".html")) return !markup.includes(text);
    if (href)
      return !all.some(
        ({ attributes, text: label }) =>
          attributes.href === href && `${label} ${attributes["aria-label"]}`.includes(text),
      );
    if (!shown.includes(text)) return true;
    const [, place] = places.find(([paths]) => paths.test(path)) ?? [];
    const isThere = (inside: HTMLElement) => oneLine(inside.text).includes(text);
    if (place && !part.querySelectorAll(place).some(isThere)) return true;
    if (text.length < 12 || /\.(?:read|href|other\.title)$/.test(path)) return false;
    const within = all.filter((element) => element.text.includes(text));
    const innermost = within.filter(({ element }) =>
      within.every((inner) => inner.element.parentNode !== element),
    );
    return innermost.length > 0 && innermost.every(({ lang }) => lang !== written);
  });
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

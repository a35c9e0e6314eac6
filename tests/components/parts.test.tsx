import { parse } from "node-html-parser";
import type { ContextType, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { CallableText } from "#app/components/callable-text.tsx";
import { CallToAction } from "#app/components/cloth/call-to-action.tsx";
import { HungCloth } from "#app/components/cloth/hung-cloth.tsx";
import { SayingStrip } from "#app/components/cloth/saying-strip.tsx";
import { Field } from "#app/components/field.tsx";
import { Figures } from "#app/components/figures.tsx";
import { LabelledChoice } from "#app/components/labelled-choice.tsx";
import { LinkTo } from "#app/components/link-to.tsx";
import { Picture } from "#app/components/picture.tsx";
import { ShareBar } from "#app/components/share-bar.tsx";
import { SiteWords } from "#app/components/site-words.ts";
import { clockInWords } from "#app/components/clock-in-words.ts";
import { Video } from "#app/components/blocks.tsx";
import { Stars } from "#app/components/voice.tsx";
import { dateInWords, WrittenDate } from "#app/components/written-date.tsx";
import { dyes } from "#app/leso/palette.ts";
import { colors } from "#app/model/fields/leso.ts";

const words = { locale: "en-KE", isLabelFirst: false, example: "" };
const htmlOf = (part: ReactElement, others: Partial<ContextType<typeof SiteWords>> = {}) => {
  const value = { ...words, helplines: [], ...others };
  return renderToStaticMarkup(<SiteWords.Provider value={value}>{part}</SiteWords.Provider>);
};

const figure = { id: "girls", value: "5", label: "girls" };
const field = { id: "mail", name: "mail", label: "Mail" };
const choice = { type: "radio", name: "a", value: "b", children: "" } as const;
const picture = { src: "/a.svg", alt: "A", sources: [], className: "wide" };
const transcript = { label: "Words", href: "/files/words.pdf" };
const avif = { type: "image/avif", srcset: "/a.avif" };
const video = { title: "V", poster: picture, href: "https://v.example/", watch: "W", transcript };
const saying = { id: "haba", text: "Haba na haba" };
const cloth = { seed: "a", leso: undefined };
const french = { id: "a", value: "82,5\u00a0%" };
const four = ["70%", "10%", "10%", "10%"].map((value, at) => ({ id: `${at}`, value }));
const bar = { shares: ["85%", "10%", "5%"].map((value) => ({ id: value, value })), className: "" };

it.each<[what: string, part: ReactElement, selector: string, count: number]>([
  ["a plain field", <Field {...field} />, "#mail-problem:empty:not([role])", 1],
  ["an alert", <Field {...field} isAlert />, "#mail-problem[role=alert]", 1],
  ["a hint", <Field {...field} hint="H" />, "[aria-describedby='mail-hint mail-problem']", 1],
  ["two rows", <Field {...field} rows={2} required />, "textarea[rows=2][required]", 1],
  ["a choice", <LabelledChoice {...choice} required />, "input[type=radio][required]", 1],
  ["a picture’s top", <Picture {...picture} focus="top" />, "img.wide.object-top", 1],
  ["a picture’s left", <Picture {...picture} focus="left" />, "img.wide.object-left", 1],
  ["a picture’s right", <Picture {...picture} focus="right" />, "img.object-right", 1],
  ["a picture’s bottom", <Picture {...picture} focus="bottom" />, "img.object-bottom", 1],
  ["a picture’s centre", <Picture {...picture} focus="centre" />, "img.object-center", 1],
  ["a source", <Picture {...picture} sources={[avif]} />, "source[type='image/avif'][srcset]", 1],
  ["a Swahili saying", <HungCloth jina={saying} cloth={cloth} />, "[lang=sw]", 2],
  ["a Swahili strip", <SayingStrip {...saying} />, "[lang=sw]", 1],
  ["a transcript", <Video {...video} />, "figcaption a", 1],
  ["captions", <Video {...video} transcript={undefined} captions="C" />, "figcaption", 1],
  ["a far video", <Video {...video} />, "a[target=_blank][rel=noreferrer]", 1],
  ["one star", <Stars rating={1} text="1 of 5" />, "[role=img][aria-label='1 of 5'] svg", 1],
  ["the first share", <ShareBar {...bar} />, "rect[x='0%'][width='85%'][class]", 1],
  ["the second share", <ShareBar {...bar} />, "rect[x='85%'][width='10%'][fill*=weave-2]", 1],
  ["the last share", <ShareBar {...bar} />, "rect[x='95%'][fill='url(#weave-3)']", 1],
  ["a dyed share", <ShareBar {...bar} />, `.fill-second-share[fill='${dyes.terracotta}']`, 1],
  ["a fourth share", <ShareBar {...bar} shares={four} />, "rect[x='90%'][fill*=weave-4]", 1],
  ["a fourth dye", <ShareBar {...bar} shares={four} />, "rect.fill-fourth-share[x='90%']", 1],
  ["a French share", <ShareBar {...bar} shares={[french]} />, "rect[width='82.5%']", 2],
  ["a label below", <Figures figures={[figure]} look="row" />, "dt.order-1", 1],
])("%s is in the HTML", (_what, part, selector, count) => {
  expect(parse(htmlOf(part)).querySelectorAll(selector)).toHaveLength(count);
});

it("puts the label before the number in a language that does", () => {
  const html = htmlOf(<Figures figures={[figure]} look="row" />, { isLabelFirst: true });
  expect(html).not.toContain("order-1");
});

it("links the number of each helpline in a text, and no other number", () => {
  const text =
    "Call 116, 999, 116 700 or +254 700 000 116. We gave 1,500 girls 5116 books and 1160 pens in 2025.";
  const numbers = ["116", "999", "116 700", "+254 700 000 116"];
  const helplines = numbers.map((number) => ({ number, href: `tel:${number}` }));
  const root = parse(htmlOf(<CallableText text={text} />, { helplines }));
  expect(root.text).toBe(text);
  const links = root.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")]);
  expect(links).toEqual(helplines.map(({ number, href }) => [number, href]));
});

it.each(colors)(
  "a page that begins on %s ends on a cloth of another colour, and of another than the footer's",
  (color) => {
    const words = { heading: "H", text: "T", primary: { label: "L", href: "/" } };
    const hero = { seed: "home", leso: { color } };
    const html = htmlOf(<CallToAction {...words} hero={hero} look="across" />);
    for (const taken of [color, "indigo"]) expect(html).not.toContain(`cloth bg-${taken}"`);
  },
);

it("an address may break after its signs, and a number may not", () => {
  const label = "info@a.example/b (PDF, 1.2 MB)";
  const html = htmlOf(<LinkTo to={{ href: "/", label }} />);
  expect(html).toContain("info@<wbr/>a.<wbr/>example/<wbr/>b (PDF, 1.2 MB)");
});

it("a written date names the same day far west of Greenwich", () => {
  vi.stubEnv("TZ", "Pacific/Pago_Pago");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date("2025-03-08T12:00:00Z").getTimezoneOffset()).toBe(660);
  // No other test has made a format for this language before.
  const page = { locale: "en-AU" };
  const html = htmlOf(<WrittenDate date="2025-03-08" end="2025-03-10" className="a" />, page);
  expect(html).toBe('<time class="a" dateTime="2025-03-08">8–10 March 2025</time>');
});

it.each([
  ["en-KE", "2024-12-31", "2024-12-31", "31 December 2024"],
  ["en-KE", "2024-12-31", "2025-01-01", "31 December 2024 – 1 January 2025"],
  ["sw", "2025-03-08", "2025-03-10", "8 – 10 Machi 2025"],
  ["fr", "2025-03-08", undefined, "8 mars 2025"],
])("in %s, %s to %s is %s", (language, date, end, words) => {
  expect(dateInWords(language, date, end).replace(/\s/g, " ")).toBe(words);
});

it.each([
  ["00:00", "saa sita usiku"],
  ["03:30", "saa tisa na nusu usiku"],
  ["04:05", "saa kumi na dakika tano alfajiri"],
  ["06:00", "saa kumi na mbili asubuhi"],
  ["15:59", "saa tisa na dakika 59 mchana"],
  ["18:59", "saa kumi na mbili na dakika 59 jioni"],
  ["19:00", "saa moja usiku"],
])("%s is %s", (clock, words) => {
  expect(clockInWords(clock, "sw")).toBe(words);
});

import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { oneLine, textOf } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";

const contents = await openContents();
const { interface: words, site: organization, forms } = contents;
const swahili = contents.languages[1]!;
const site = openSite();
const pairs = [
  ["/", "/sw"],
  ["/programs", "/sw/programs"],
  ["/donate", "/sw/donate"],
  ["/contact", "/sw/contact"],
  ["/help", "/sw/help"],
] as const;

describe.each(pairs)("%s and %s", (english, translated) => {
  it("link to each other for readers and machines, each in its own language", async () => {
    for (const [address, other, language] of [
      [english, translated, "sw"],
      [translated, english, "en"],
    ] as const) {
      const page = parse(await (await fetch(site.address + address)).text());
      const html = page.querySelector("html")?.getAttribute("lang");
      expect(html).toMatch(language === "sw" ? /^en/ : /^sw$/);
      const link = page.querySelector(`.site-header a[hreflang="${language}"]`);
      expect(link?.getAttribute("href")).toBe(other);
      expect(link?.getAttribute("lang")).toBe(language);
      const alternates = page
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => new URL(link.getAttribute("href") ?? "").pathname);
      expect(alternates).toEqual([english, translated]);
    }
  });
});

it("links from a page in English only to the home page in Swahili", async () => {
  const page = parse(await (await fetch(`${site.address}/about`)).text());
  const links = page.querySelectorAll("[hreflang]").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/sw"]);
});

it("has a 404 page in all languages for an unknown address", async () => {
  const page = parse(await (await fetch(`${site.address}/nowhere`)).text());
  const words = page.querySelector("main [lang=sw]");
  expect(oneLine(words?.text ?? "")).toBe("Ukurasa huu haupo. Rudi mwanzo");
  expect(words?.querySelector("a")?.getAttribute("href")).toBe("/sw");
  expect(page.querySelector("main")?.text).toContain("Return to Home");
});

it("has a 404 page in Swahili only below /sw", async () => {
  const answer = await fetch(`${site.address}/sw/nowhere`);
  const page = parse(await answer.text());
  expect(answer.status).toBe(404);
  expect(page.querySelector("html")?.getAttribute("lang")).toBe("sw");
  expect(oneLine(page.querySelector("main")?.text ?? "")).toContain("Ukurasa huu haupo.");
  const { link, jina } = contents.notFound;
  for (const english of [link.label, jina?.meaning ?? ""])
    expect(page.querySelector("main")?.text).not.toContain(english);
});

it("has the same figures and amounts in both languages, and no English meaning of a proverb", async () => {
  const digitsOf = async (address: string) => {
    const page = parse(await (await fetch(site.address + address)).text());
    const main = page.querySelector("main");
    const marks = main?.querySelectorAll("dt, dd, td, .jina") ?? [];
    return {
      numbers: marks.flatMap(({ text }) => text.match(/\d[\d,]+/g) ?? []),
      english: main?.querySelectorAll('[lang^="en"]').map(({ text }) => text),
    };
  };
  const [first, second] = [await digitsOf("/donate"), await digitsOf("/sw/donate")];
  expect(second.numbers.length).toBeGreaterThan(4);
  expect(first.numbers).toEqual(expect.arrayContaining(second.numbers));
  expect(second.english).toEqual([]);
});

it.each(["/sw", "/sw/help", "/sw/contact"])(
  "%s marks all English in its frame, and no Swahili as English",
  async (address) => {
    const page = parse(await (await fetch(site.address + address)).text());
    const links = swahili.navigation;
    for (const { label } of [...links.header, ...links.quickLinks, links.privacy])
      expect(page.querySelector("body")?.text).toContain(label);
    const english = Object.values(words).filter((word) => typeof word === "string");
    const frame = page.querySelectorAll(".site-top, footer");
    for (const part of frame.flatMap((part) => part.querySelectorAll('[lang="en"], [hreflang]')))
      part.remove();
    const left = frame.map(({ text }) => text).join(" ");
    expect(left).toContain(swahili.site.motto);
    expect(english.filter((word) => word.length > 5 && left.includes(word))).toEqual([]);
  },
);

it("/sw/contact has our mail address in its text", async () => {
  const page = parse(await (await fetch(`${site.address}/sw/contact`)).text());
  expect(page.querySelector(`main a[href="mailto:${organization.email}"]`)).not.toBeNull();
});

describe("the form of /sw/contact", () => {
  const { form: words } = swahili.contact;
  const at = "/sw/contact";
  const texts = (of: object): string[] =>
    Object.values(of).flatMap((value: string | object) =>
      typeof value === "string" ? value : texts(value),
    );

  it("has its labels, error, message and outcome in Swahili, and nothing in English", async () => {
    const { page, form, fill, submit, panel, mails } = await openForm(site, "contact", { at });
    const labels = await form.locator("label").allInnerTexts();
    expect(labels.map(oneLine)).toEqual([
      words.firstName,
      words.lastName,
      words.email,
      words.subject,
      words.message,
    ]);
    await submit();
    expect(await textOf(form.getByRole("alert"))).toBe(words.empty);
    expect(await page.title()).toMatch(swahili.forms.errorTitle.replace("{title}", ""));
    await fill({ message: "Habari zenu" });
    await submit();
    await panel.waitFor();
    const { to } = organization.forms.contact;
    expect(mails()).toMatchObject([{ to, subject: words.defaultSubject }]);
    expect(mails()[0]?.body).toContain(`${words.message}: Habari zenu`);
    const { heading, left } = swahili.forms.handedOver;
    const shown = oneLine(await page.locator("main").innerText());
    for (const expected of [heading, left]) expect(shown).toContain(expected);
    const isEnglish = (text: string) => /\w{3,} \w{3,}/.test(text) && shown.includes(text);
    expect(texts(forms).filter(isEnglish)).toEqual([]);
    await page.getByText(words.notice.title).waitFor();
  });
});

import { expect, it } from "vitest";

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

it.each(pairs)(
  "%s and %s link to each other for readers and machines, each in its own language",
  async (english, translated) => {
    for (const [address, other, language, own] of [
      [english, translated, "sw", /^en/],
      [translated, english, "en", /^sw$/],
    ] as const) {
      const page = await site.read(address);
      expect(page.querySelector("html")?.attrs.lang).toMatch(own);
      const link = page.querySelector(`.site-header a[hreflang="${language}"]`);
      expect(link?.attrs).toMatchObject({ href: other, lang: language });
      const alternates = page.querySelectorAll('link[rel="alternate"][hreflang]');
      const places = alternates.map(({ attrs: { href } }) => new URL(href ?? "").pathname);
      expect(places).toEqual([english, translated]);
      const languages = alternates.map(({ attrs: { hreflang } }) => hreflang);
      expect(languages).toEqual([expect.stringMatching(/^en/), "sw"]);
      // Each page links to the pages of its own language.
      const inside = page.querySelectorAll(".site-header a, main a, footer a");
      const own404 = pairs.map((pair) => pair[language === "sw" ? 1 : 0] as string);
      const strays = inside.filter(
        ({ attrs: { href = "", hreflang } }) => own404.includes(href) && !hreflang,
      );
      expect(strays.map(({ attrs: { href } }) => href)).toEqual([]);
    }
  },
);

it("links from a page in English only to the home page in Swahili", async () => {
  const page = await site.read("/about");
  const links = page.querySelectorAll("[hreflang]").map(({ attrs: { href } }) => href);
  expect(links).toEqual(["/sw"]);
});

it("has a 404 page in all languages for an unknown address, and in Swahili only below /sw", async () => {
  const english = (await site.read("/nowhere")).querySelector("main");
  const spoken = english?.querySelector("[lang=sw]");
  expect(oneLine(spoken?.text ?? "")).toBe("Ukurasa huu haupo. Rudi mwanzo");
  expect(spoken?.querySelector("a")?.attrs.href).toBe("/sw");
  expect(english?.text).toContain("Return to Home");
  expect((await fetch(`${site.address}/sw/nowhere`)).status).toBe(404);
  const page = await site.read("/sw/nowhere");
  expect(page.querySelector("html")?.attrs.lang).toBe("sw");
  const shown = oneLine(page.querySelector("main")?.text ?? "");
  expect(shown).toContain("Ukurasa huu haupo.");
  const { link, jina } = contents.notFound;
  for (const words of [link.label, jina?.meaning ?? ""]) expect(shown).not.toContain(words);
});

it("has the same figures and amounts in both languages, and no English meaning of a proverb", async () => {
  const digitsOf = async (address: string) => {
    const main = (await site.read(address)).querySelector("main");
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
    const page = await site.read(address);
    if (address === "/sw/contact")
      expect(page.querySelector(`main a[href="mailto:${organization.email}"]`)).not.toBeNull();
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

it("the form of /sw/contact has its labels, error, message and outcome in Swahili, and nothing in English", async () => {
  const { form: words } = swahili.contact;
  const texts = (of: object): string[] =>
    Object.values(of).flatMap((value: string | object) =>
      typeof value === "string" ? value : texts(value),
    );
  const at = "/sw/contact";
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
  const region = page.locator("section:has(> [data-sonner-toaster])");
  expect(await region.getAttribute("aria-label")).toContain(swahili.forms.noticeRegion);
});

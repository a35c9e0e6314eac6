import { expect, it } from "vitest";
import { isFirefox } from "#tests/support/browser/firefox.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { oneLine, textOf } from "#tests/support/browser/reading.ts";
import { openSite } from "#tests/support/browser/site.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = await frozenContents();
const { site: organization, forms } = contents;
const swahili = contents.languages[1]!;
const site = openSite();

it("the form of /sw/contact has its labels, error, message and outcome in Swahili, and nothing in English, and prints its message", async () => {
  const { form: words } = swahili.contact;
  const texts = (of: object): string[] =>
    Object.values(of).flatMap((value: string | object) =>
      typeof value === "string" ? value : texts(value),
    );
  const { page, form, fill, submit, panel, mails } = await openForm(
    site,
    "contact",
    {},
    "/sw/contact",
  );
  const labels = await form.locator("label").allInnerTexts();
  const { firstName, lastName, email, subject, message } = words;
  expect(labels.map(oneLine)).toEqual([firstName, lastName, email, subject, message]);
  await submit();
  expect(await textOf(form.getByRole("alert"))).toBe(words.empty);
  expect(await page.title()).toMatch(swahili.forms.errorTitle.replace("{title}", ""));
  await fill({ firstName: "Amina", subject: "Vitabu", message: "Habari zenu" });
  await submit();
  await panel.waitFor();
  const { to } = organization.forms.contact;
  const answers = ["Amina", words.none, words.none, "Vitabu", "Habari zenu"];
  const body = answers.map((answer, at) => `${labels[at]}: ${answer}`).join("\r\n");
  expect(mails()).toEqual([{ to, subject: "Vitabu", body }]);
  expect(await panel.locator("[data-part=made]").innerText()).toMatch(/, saa \p{L}+/u);
  const { heading, left } = swahili.forms.handedOver;
  const shown = oneLine(await page.locator("main").innerText());
  for (const expected of [heading, left]) expect(shown).toContain(expected);
  const isEnglish = (text: string) => /\w{3,} \w{3,}/.test(text) && shown.includes(text);
  expect(texts(forms).filter(isEnglish)).toEqual([]);
  await page.getByText(words.notice.title).waitFor();
  const region = page.locator("section:has(> [data-sonner-toaster])");
  expect(await region.getAttribute("aria-label")).toContain(swahili.forms.noticeRegion);
  // One of the buttons prints the message, and nothing over it.
  const notice = region.locator("[data-sonner-toast]");
  expect(await notice.isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  // The driver of Firefox does not emulate paper.
  expect([await panel.isVisible(), await notice.isVisible()]).toEqual([true, isFirefox]);
});

import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { pageWords } from "#app/content/contents.ts";
import { inOfficeTime } from "#app/islands/forms/in-office-time.ts";
import { axeFaults } from "#tests/support/browser/faults.ts";
import { mailOf } from "#tests/support/browser/visitor.ts";
import { forbidStorage } from "#tests/support/browser/old-browser.ts";
import { openForm } from "#tests/support/browser/open-form.ts";
import { oneLine, textOf } from "#tests/support/browser/reading.ts";
import { notFoundAddress, notFoundMessage, openSite } from "#tests/support/browser/site.ts";
import { focused, stopClock } from "#tests/support/browser/settling.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const contents = await frozenContents();
const { forms: words, newsletter } = contents;
const { form } = pageWords(contents, "getInvolved");
const site = openSite();
const applicant = { name: "Amina Y.", email: "amina@example.org" };
const interests = contents.opportunities.map(({ title }) => title);
const name = `N'golo O’Neill <b>"Z"</b> & {name} $& 👩🏾‍🌾`;

it.each<["volunteer" | "newsletter", Record<string, string>, subject: string, body: string[]]>([
  [
    "volunteer",
    { name, email: "w@example.org", phone: "(0700) 000-000 ٠٧", message: "سلام & + 100%?\n2" },
    form.subject.replace("{name}", () => name),
    [
      `${form.name.label}: ${name}`,
      `${form.email.label}: w@example.org`,
      `${form.phone.label}: (0700) 000-000 ٠٧`,
      `${form.interests.label}: ${interests[0]}, ${interests[2]}`,
      `${form.skills.label}: ${form.none}`,
      `${form.availability.label}: ${form.none}`,
      `${form.message.label}:`,
      "سلام & + 100%?",
      "2",
    ],
  ],
  [
    "newsletter",
    { email: " amina@example.org " },
    newsletter!.subject,
    [newsletter!.message.replace("{email}", "amina@example.org")],
  ],
])(
  "the %s form without a service passes on every answer, without storage too, and claims no more",
  async (name, typed, subject, body) => {
    const isBrief = name === "newsletter";
    const permissions = ["clipboard-read", "clipboard-write"];
    // The newsletter form is on the 404 page too.
    const options = { permissions, expects: isBrief ? [notFoundMessage] : [] };
    const opened = await openForm(site, name, options, isBrief ? notFoundAddress : undefined);
    const { page, mails, fill, field, form, submit, panel } = opened;
    const { to = contents.site.email.text } = contents.site.forms[name]!;
    await page.evaluate(forbidStorage);
    await fill(typed);
    for (const at of isBrief ? [] : [0, 2]) await form.getByRole("checkbox").nth(at).check();
    await submit();
    await focused(panel);
    const message = { to, subject, body: body.join("\r\n") };
    expect(mails()).toEqual([message]);
    expect(await panel.getAttribute("data-outcome")).toBe("handedOver");
    const { heading, left, text, nothingOpened, tooLong } = words.handedOver;
    const shown = await textOf(panel);
    for (const expected of isBrief ? [heading, text] : [heading, text, left, nothingOpened])
      expect(shown).toContain(oneLine(expected.replace("{email}", to)));
    expect(shown).not.toContain(tooLong);
    if (isBrief) expect(shown).not.toMatch(/subscribed|thank/i);
    for (const name of Object.keys(typed)) expect(await field(name).inputValue()).toBe("");
    expect(await form.locator(":checked").count()).toBe(0);
    // Pressed again because no mail app opened, the button takes nothing away.
    await form.locator("[type=submit]").click();
    await focused(panel);
    expect(await textOf(panel)).toBe(shown);
    expect(mails()).toEqual([message]);
    await page.locator("[data-sonner-toast]").waitFor();
    expect(await axeFaults(page, isBrief ? ["light"] : ["light", "dark"])).toEqual([]);

    // The same text can be sent in other ways.
    const links = await panel.getByRole("link").evaluateAll((all) => all.map(String));
    const { whatsapp = "", sms = "" } = contents.site.phone!;
    const whole = `${subject}\n\n${body.join("\n")}`;
    const ways = [`${whatsapp}?text=${whole}`, `${sms}?body=${whole}`];
    expect(mailOf(links[0]!)).toEqual(message);
    expect(links.slice(1).map(decodeURIComponent)).toEqual(ways);
    const { copy, copied, copyFailed, print } = words.ways;
    const buttons = panel.getByRole("button");
    expect(await buttons.allInnerTexts()).toEqual(isBrief ? [copy] : [copy, print]);
    expect(await panel.locator("pre").allTextContents()).toEqual(isBrief ? [] : [whole]);
    await buttons.first().click();
    await panel.getByText(copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
    await buttons.first().click();
    await panel.getByText(copyFailed, { exact: true }).waitFor();
    await page.evaluate(() => (window.print = () => (document.title = "Printed")));
    for (const button of await buttons.all()) await button.click();
    expect((await page.title()) === "Printed").toBe(!isBrief);

    await fill(typed);
    await submit();
    await focused(panel);
    expect(mails()).toHaveLength(2);
    expect(await panel.locator("[role=status]").textContent()).toBe("");
  },
);

it("a volunteer application shows the notice of the specification for 4 to 5 seconds", async () => {
  const { page, fill, submit } = await openForm(site, "volunteer", { isNew: true });
  await fill(applicant);
  await stopClock(page);
  await submit();
  const notice = page.locator("[data-sonner-toast]");
  // The page's clock advances only here, on a busy machine too.
  const seen = () => page.clock.runFor(20).then(() => notice.count());
  await expect.poll(seen, { timeout: 20_000 }).toBe(1);
  const thanks = "Thank you for your interest. We'll contact you within 48 hours.";
  expect(await textOf(notice)).toBe(`Application Submitted! ${thanks}`);
  await page.clock.runFor(3_800);
  expect(await notice.count()).toBe(1);
  await page.clock.runFor(1_400);
  await notice.waitFor({ state: "detached" });
});

it("a volunteer application says when it is answered, asks to paste a text that is too long for a link, and is handed over without a connection", async () => {
  // A returning visitor may have everything that is missing.
  const expects = [/ERR_INTERNET_DISCONNECTED|download failed \(font-family/];
  const options = { isNew: true, expects };
  const { page, fill, submit, panel, mails } = await openForm(site, "volunteer", options);
  await page.locator("#name").focus();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await fill({ ...applicant, message: "ũ".repeat(2000) });
  const [made, answered] = ["2026-11-20T10:00+03:00", "2026-11-20T17:00+03:00"] as const;
  await page.clock.setFixedTime(made);
  await submit();
  await panel.waitFor();
  for (const time of [made, answered])
    expect(await panel.innerText()).toContain(inOfficeTime(new Date(time), contents.locale));
  for (const said of [words.handedOver.tooLong, words.handedOver.left])
    expect(await panel.innerText()).toContain(said);
  expect(mails().map(({ body }) => body)).toEqual([words.handedOver.pasteHere]);
  expect(await panel.locator("pre").textContent()).toContain("ũ".repeat(2000));
});

it("a form weighs at most 50 kB with its code", async () => {
  const page = await site.visit({ isNew: true });
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    // Fonts and pictures hardly become smaller.
    const weigh = (body: Buffer) => brotliCompressSync(new Uint8Array(body)).length;
    if (response.url().startsWith(site.address)) weights.push(response.body().then(weigh));
  });
  await page.goto(`${site.address}/get-involved`);
  const code = page.waitForResponse(/delivery-form/);
  await page.locator("#name").focus();
  await code;
  const all = await Promise.all(weights);
  expect(all.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(50_000);
});

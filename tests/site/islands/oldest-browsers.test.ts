import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { quickExitScript } from "#app/head/quick-exit.ts";
import { makeOld } from "#tests/support/browser/old-browser.ts";
import { textOf } from "#tests/support/browser/reading.ts";
import { goBackTo, island } from "#tests/support/browser/settling.ts";
import { openSite, phone } from "#tests/support/browser/site.ts";
import { formService } from "#tests/support/browser/test-sites.ts";
import { frozenContents } from "#tests/support/content-folder.ts";

const { interface: words, forms, contact } = await frozenContents();
const exitAddress = words.quickExit?.address ?? "";
const [site, variant] = [openSite(), openSite("variant")];

it("in the oldest browsers of package.json the menu opens and closes with a link, and the quick exit leaves, from Back too", async () => {
  const page = await site.visit({ isNew: true, viewport: phone });
  await makeOld(page);
  await page.goto(`${site.address}/programs`);
  const menu = page.getByRole("navigation", { name: words.mainNavigation });
  await page.getByRole("button", { name: words.toggleMenu, exact: true }).click();
  await menu.locator('a[href="/about"]').click();
  await page.waitForURL("**/about");
  expect(await menu.isVisible()).toBe(false);
  const body = '<link rel="icon" href="data:,"><h1>News</h1>';
  await page.route(`${exitAddress}**`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.locator(".quick-exit a").click();
  const news = page.getByRole("heading", { name: "News" });
  await news.waitFor();
  await goBackTo(page, "");
  await news.waitFor();
  expect(page.url()).toContain(exitAddress);
});

it("in the oldest browsers of package.json a tooltip opens on keyboard focus, and a form sends a mail", async () => {
  const page = await site.visit({ isNew: true });
  await makeOld(page);
  await page.goto(`${site.address}/contact`);
  await island(page, "social-links").locator("a, button").first().focus();
  await page.locator(".tooltip").waitFor();
  await page.locator("#message").fill("Habari");
  await page.locator("#email").fill("w@example.org");
  await page.locator("#first-name").fill("Amina");
  await page.locator("main form button[type=submit]").click();
  await page.locator("main .panel[data-outcome=handedOver]").waitFor();
});

it("in the oldest browsers of package.json a form is sent to its service, and the page says so", async () => {
  const page = await variant.visit({ isNew: true });
  await makeOld(page);
  // A test is as fast as a bot.
  await page.addInitScript(() => (performance.now = () => 60_000 + Date.now()));
  const posts: (string | null)[] = [];
  await page.route(`${formService}/**`, (route) => {
    posts.push(route.request().postData());
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ json: { success: true }, headers });
  });
  await page.goto(`${variant.address}/contact`);
  await page.locator("#message").fill("Habari");
  await page.locator("main form button[type=submit]").click();
  const panel = page.locator("main .panel[data-outcome]");
  expect(await textOf(panel.getByRole("heading").first())).toBe(forms.accepted.heading);
  const subject = new RegExp(`name="subject"\\s+${contact.form.defaultSubject}\\s`);
  expect(posts).toEqual([expect.stringMatching(subject)]);
});

it("in the oldest browsers of package.json the inline script of each page needs no syntax newer than ES2020", () => {
  const compiled = (target: string) => transformSync(quickExitScript(exitAddress), { target }).code;
  expect(compiled("es2020")).toBe(compiled("esnext"));
});

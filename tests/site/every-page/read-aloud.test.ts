import { expect, it } from "vitest";
import { openSite, phone } from "#tests/support/browser/site.ts";

const site = openSite();

// The whole pages of two languages, for the frame, and the main part of one page of each other template.
const whole = ["/", "/sw"];
const others =
  "/about /programs /get-involved /donate /contact /blog /blog/1 /help /leso /leso/mgeni-njoo /privacy /sw/donate";

// A part with the name by which a screen reader announces it, such as `link "Donate now"`.
const named = /^\s*- '?([a-z]+ ".*?"(?: \[.*\])?)'?(?::.*)?$/gm;

// A changed line is no fault if that is what a blind visitor should hear: then run this test with `-u`.
it("a screen reader announces what was last decided", async () => {
  const page = await site.visit({ viewport: phone });
  const heard: string[] = [];
  for (const address of [...whole, ...others.split(" ")]) {
    await page.goto(site.address + address);
    const isWhole = whole.includes(address);
    if (isWhole) await page.locator(".menu-button").click();
    const tree = await page.locator(isWhole ? "body" : "main").ariaSnapshot();
    heard.push(`${address}\n`, ...[...tree.matchAll(named)].map(([, line]) => `  ${line}\n`));
  }
  await expect(heard.join("")).toMatchFileSnapshot("read-aloud.txt");
});

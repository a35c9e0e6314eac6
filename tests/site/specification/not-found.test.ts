import { expect, it } from "vitest";

import { openContents } from "#app/content/open-contents.server.ts";
import { notFoundMessage, openSite } from "#tests/support/browser/site.ts";

const { notFound } = await openContents();
const site = openSite();

it("logs an unknown address to the console, and leads home", async () => {
  const page = await site.visit({ expects: [notFoundMessage] });
  const said = page.waitForEvent("console", (message) => message.type() === "info");
  await page.goto(`${site.address}/about/team?from=post`);
  expect((await said).text()).toBe(`${notFound.log} /about/team`);
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL(`${site.address}/`);
});

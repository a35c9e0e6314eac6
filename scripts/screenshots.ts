// Takes a picture of every page of the built site at three widths, for people to look at:
// node scripts/run.js screenshots --scheme dark --pages /,/donate
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { notFoundAddress } from "#app/content/addresses.ts";
import { openContents } from "#app/content/open-contents.server.ts";
import { siteAddresses } from "#app/content/page-data/site-addresses.ts";
import { outputFolder } from "#scripts/build/output.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { serveSite } from "#scripts/serve/static-server.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { scheme: text, pages: text } });
const scheme = values.scheme === "dark" ? "dark" : "light";
const everything = [...siteAddresses(await openContents()), notFoundAddress, "/500"];
const addresses = values.pages?.split(",") ?? everything;
const folder = ".cache/screenshots";
const { server, address: site } = await serveSite({ folder: outputFolder(), port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
await mkdir(folder, { recursive: true });
for (const size of sizes) {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme });
  // The giving page is somebody else's, so a blank one stands in.
  await context.route(/^https:/, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(site + address);
    const name = address === "/" ? "home" : address.slice(1).replaceAll("/", "-");
    const file = `${name}-${size.width}-${scheme}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
  }
  await context.close();
}
await browser.close();
server.close();
console.log(`${addresses.length * sizes.length} pictures in ${folder}`);

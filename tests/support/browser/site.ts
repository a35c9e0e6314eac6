import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { beforeAll } from "vitest";
import { browserFlags, findBrowser, type BrowserKind } from "#scripts/find-browser.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { isFirefox, launchFirefox } from "#tests/support/browser/firefox.ts";
import { testSites, variantPath } from "#tests/support/browser/test-sites.ts";
import { endWithTest, newVisitor, type Visitor } from "#tests/support/browser/visitor.ts";

/** A laptop. */
export const desk = { width: 1280, height: 800 };
/** A small phone, as many visitors use. */
export const phone = { width: 360, height: 740 };
/** The sizes at which a template is checked; the last is a laptop at 400 % zoom. */
export const checkedSizes = [phone, desk, { width: 320, height: 256 }];

/** An unknown address, which answers with the 404 page. */
export const notFoundAddress = "/no-such-page";
/** What Chromium writes to the console when a page answers 404. */
export const notFoundMessage = /the server responded with a status of 404/;

/** Every address of a site that shows a page, including error pages, with its status. */
export function siteAddressesOf(name: keyof typeof testSites) {
  const file = path.join(testSites[name], "sitemap.xml");
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run: npm run build`);
  const map = readFileSync(file, "utf8");
  const full = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  return [
    ...full.map((url) => ({ address: new URL(url).pathname, status: 200 })),
    { address: notFoundAddress, status: 404 },
    { address: "/500", status: 200 },
  ];
}

/** The browser of a visitor, the errors that the visit expects, and whether nothing of the site is cached or stored. */
export type VisitOptions = BrowserContextOptions & { expects?: RegExp[]; isNew?: boolean };

/** A site with a browser to visit it; a test fails if a visit has an unexpected error. */
export type Site = ReturnType<typeof siteAt>;

/** A built site, served as a host would serve it while the tests of a file run. */
export function openSite(name: keyof typeof testSites = "frozen") {
  let address = "";
  beforeAll(async () => {
    const basePath = name === "variant" ? variantPath : undefined;
    const server = servers.get(name) ?? serveSite({ folder: testSites[name], port: 0, basePath });
    servers.set(name, server);
    ({ address } = await server);
  });
  return siteAt(() => address);
}

/** A site that listens at this address during the tests. */
export function siteAt(address: () => string) {
  /** A page that has not opened anything yet. */
  async function visit(
    { expects = [], viewport = desk, isNew = false, ...options }: VisitOptions = {},
    browser = sharedBrowser(),
  ) {
    const kind = JSON.stringify([address(), options]);
    const resting = idle.get(kind) ?? [];
    idle.set(kind, resting);
    const rested = isNew ? undefined : resting.pop();
    const visitor = rested ?? (await newVisitor(await browser, address(), options));
    visitor.troubles.length = 0;
    // Firefox gives focus only to the front tab.
    if (isFirefox) await visitor.page.bringToFront();
    await visitor.page.setViewportSize(viewport ?? desk);
    endWithTest(visitor, expects, async () => {
      if (isNew) return visitor.context.close();
      const isTidy = await tidy(visitor.page, address());
      if (isTidy) resting.push(visitor);
      else await visitor.context.close();
    });
    return visitor.page;
  }
  return {
    /** The address of the site, without a trailing slash. */
    get address() {
      return address();
    },
    visit,
    /** A page that has opened an address. */
    async open(place: string, options?: VisitOptions) {
      const page = await visit(options);
      await page.goto(address() + place);
      return page;
    },
    /** A page in a full browser with fonts, scroll bars, error pages and the back/forward cache. */
    wholePage(options?: VisitOptions) {
      whole ??= launch("whole", ["--disable-back-forward-cache", "--hide-scrollbars"]);
      return visit({ ...options, isNew: true }, whole);
    },
    /** The document at an address, as a browser without scripts gets it. */
    async read(place: string) {
      return parse(await (await fetch(address() + place)).text());
    },
  };
}

function launch(kind: BrowserKind, ignoreDefaultArgs: string[] = []) {
  if (isFirefox) return launchFirefox();
  // Requests to other machines fail at once.
  const args = [...browserFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  return chromium.launch({ executablePath: findBrowser(kind), args, ignoreDefaultArgs });
}

// The test files of a worker share these like their modules, until the worker ends.
const servers = new Map<string, ReturnType<typeof serveSite>>();
let shared: Promise<Browser> | undefined;
let whole: Promise<Browser> | undefined;
const sharedBrowser = () => (shared ??= launch("shell"));
// Contexts are reused, one visit at a time, because creating one takes longer than loading a page.
const idle = new Map<string, Visitor[]>();

// Whether a page can be visited again, as if it were new.
async function tidy(page: Page, site: string) {
  for (const event of ["request", "console"] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({
    colorScheme: null,
    forcedColors: null,
    media: null,
    reducedMotion: null,
  });
  // A pointer over an island would hydrate it in the next visit.
  await page.mouse.move(0, 0);
  // A page that is left may still save a draft, so the drafts are deleted from a file without forms.
  const left = page.goto(`${site}/robots.txt`, { waitUntil: "commit" });
  if (!(await left.catch(() => undefined))) return false;
  // Without JavaScript there is no draft, and evaluate fails.
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  return true;
}

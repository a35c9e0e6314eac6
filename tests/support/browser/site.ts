import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, onTestFinished } from "vitest";

import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { recordFailure } from "#tests/support/browser/failures.ts";
import { testSites, variantPath } from "#tests/support/browser/test-sites.ts";
import {
  desk,
  freshVisit,
  returningVisitors,
  type Visit,
  type VisitOptions,
} from "#tests/support/browser/visits.ts";

export { desk };
/** A small phone, as many visitors use. */
export const phone = { width: 360, height: 740 };
/** The sizes at which a template is checked; the last is a laptop at 400 % zoom. */
export const checkedSizes = [phone, desk, { width: 320, height: 256 }];

/** Whether everything is checked on every page, as each night, instead of on a few. */
export const isMatrix = process.env.TEST_MATRIX === "true";

/** An unknown address, which answers with the 404 page. */
export const notFoundAddress = "/no-such-page";
const chosen = ["/", "/about", "/blog", "/blog/1", "/get-involved", "/donate", "/privacy", "/help"];

/** Every address of a site that shows a page, including error pages, with its status. */
export function siteAddressesOf(name: "real" | "frozen") {
  const map = readFileSync(path.join(testSites[name], "sitemap.xml"), "utf8");
  const full = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = ""]) => one);
  return [
    ...full.map((one) => ({ address: new URL(one).pathname, status: 200 })),
    { address: notFoundAddress, status: 404 },
    { address: "/500", status: 200 },
  ];
}

/** One page of each template of the frozen site for a change, and every page of it each night. */
export const pagesOfTemplates = siteAddressesOf("frozen").filter(
  ({ address }) => isMatrix || [...chosen, notFoundAddress].includes(address),
);

/** What Chromium writes to the console when a page answers 404. */
export const notFoundMessage = /the server responded with a status of 404/;

/** A built site, served as a host would, with a browser to visit it. */
export type Site = {
  /** Where the site listens, without a slash at the end. */
  readonly address: string;
  /** A page that has opened an address; the test fails if the visit meets any trouble. */
  open(address: string, options?: VisitOptions): Promise<Page>;
  /** A page that has opened nothing yet. */
  visit(options?: VisitOptions): Promise<Page>;
  /** A page in a new browser context, without cache or storage of the site. */
  newPage(options?: VisitOptions): Promise<Page>;
  /** One page shared by all tests of a file that only read it. */
  reading(address: string, options?: VisitOptions): { readonly page: Page };
};

type Opened = {
  address: string;
  browser: Browser;
  visit: ReturnType<typeof returningVisitors>["visit"];
  /** Ends what no other file uses. */
  close: () => Promise<void>;
};

/**
 * Opens one of the sites before the tests of a file; in a browser of its own where default flags of
 * Playwright are left out.
 */
export function openSite(
  name: keyof typeof testSites = "frozen",
  { withoutFlags = [] }: { withoutFlags?: string[] } = {},
): Site {
  let opening: Opened | undefined;
  beforeAll(async () => {
    opening = await (withoutFlags.length > 0 ? opened(name, withoutFlags) : sharedSite(name));
  });
  afterAll(() => opening?.close());

  const known = <Thing>(thing: Thing | undefined) => {
    if (!thing) throw new Error("The site is open only while tests run.");
    return thing;
  };
  const during = ({ page, end }: Visit) => {
    onTestFinished(end);
    return page;
  };
  const site: Site = {
    get address() {
      return opening?.address ?? "";
    },
    async open(address, options) {
      const page = await site.visit(options);
      await page.goto(site.address + address);
      return page;
    },
    visit: async (options) => during(await known(opening).visit(options)),
    newPage: async (options) =>
      during(await freshVisit(known(opening).browser, site.address, options)),
    reading(address, options) {
      let reader: Visit | undefined;
      beforeAll(async () => {
        reader = await known(opening).visit(options);
        await reader.page.goto(site.address + address);
      });
      afterEach((test) => recordFailure(known(reader).page, test));
      afterAll(() => reader?.end());
      return {
        get page() {
          return known(reader).page;
        },
      };
    },
  };
  return site;
}

// The test files of a worker share all this, as they share their modules, and it ends with the worker.
let shared: Promise<Browser> | undefined;
const sharedSites = new Map<string, Promise<Opened>>();

/** The browser that test files share. */
export function openBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

function sharedSite(name: keyof typeof testSites) {
  const site = sharedSites.get(name) ?? opened(name);
  sharedSites.set(name, site);
  return site;
}

async function opened(name: keyof typeof testSites, withoutFlags: string[] = []): Promise<Opened> {
  const basePath = name === "variant" ? variantPath : undefined;
  const { server, address } = await serveSite({ folder: testSites[name], port: 0, basePath });
  const isShared = withoutFlags.length === 0;
  const browser = await (isShared ? openBrowser() : launch(withoutFlags));
  const { visit } = returningVisitors(browser, address);
  const close = async () => {
    if (isShared) return;
    await browser.close();
    server.close();
  };
  return { address, browser, visit, close };
}

async function launch(withoutFlags: string[] = []) {
  const executablePath = await findBrowser();
  return chromium.launch({ executablePath, args: browserFlags, ignoreDefaultArgs: withoutFlags });
}

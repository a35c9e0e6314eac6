import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from "vitest";

import { outputFolder } from "#scripts/build/output-file.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { serveSite, type SiteServer } from "#scripts/serve/site-server.ts";
import { recordFailure } from "#tests/support/browser/failures.ts";
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
/** The sizes at which every page is checked; the last is a laptop at 400 % zoom. */
export const checkedSizes = [phone, desk, { width: 320, height: 256 }];

/** An unknown address, which answers with the 404 page. */
export const notFoundAddress = "/no-such-page";
/** Every address that shows a page, including error pages, with its status. */
export const everyAddress = [
  ...mappedAddresses().map((address) => ({ address, status: 200 })),
  { address: notFoundAddress, status: 404 },
  { address: "/500", status: 200 },
];

/** The address of some post. */
export const firstPost =
  everyAddress.find(({ address }) => /^\/blog\/[^/]+$/.test(address))?.address ?? "";

/** Whether everything is checked on every page, as each night, instead of on a few. */
export const isMatrix = process.env.TEST_MATRIX === "true";

/** One page of each template for a change, and every page each night. */
export const pagesOfTemplates = isMatrix ? everyAddress : everyAddress.filter(isOneOfTemplate());

/** What Chromium writes to the console when a page answers 404. */
export const notFoundMessage = /the server responded with a status of 404/;

/** The built site, served as a host would, with a browser to visit it; one per test file. */
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

type Start = {
  /** Default flags of Playwright to leave out. */
  withoutFlags?: string[];
  /** A built site other than the one in OUT_DIR, and the path below which it is served. */
  folder?: string;
  basePath?: string;
};

/** Opens the site before the tests of a file and closes it after them. */
export function openSite({ withoutFlags = [], folder, basePath }: Start = {}): Site {
  let server: SiteServer | undefined;
  let browser: Browser | undefined;
  let returning: ReturnType<typeof returningVisitors> | undefined;

  beforeAll(async () => {
    server = await serveSite({ folder: folder ?? outputFolder(), port: 0, basePath });
    browser = await openBrowser(withoutFlags);
    returning = returningVisitors(browser, server.address);
  });
  afterAll(async () => {
    await browser?.close();
    server?.server.close();
  });

  const opened = <Thing>(thing: Thing | undefined) => {
    if (!thing) throw new Error("The site is open only while tests run.");
    return thing;
  };
  const site: Site = {
    get address() {
      return server?.address ?? "";
    },
    async open(address, options) {
      const page = await site.visit(options);
      await page.goto(site.address + address);
      return page;
    },
    async visit(options) {
      const { page, end } = await opened(returning)(options);
      onTestFinished(end);
      return page;
    },
    async newPage(options) {
      const { page, end } = await freshVisit(opened(browser), site.address, options);
      onTestFinished(end);
      return page;
    },
    reading(address, options) {
      let reader: Visit | undefined;
      beforeAll(async () => {
        reader = await opened(returning)(options);
        await reader.page.goto(site.address + address);
      });
      afterEach((test) => recordFailure(opened(reader).page, test));
      afterAll(() => reader?.end());
      return {
        get page() {
          return opened(reader).page;
        },
      };
    },
  };
  return site;
}

/** The browser that all test files share, or one of its own where default flags are left out. */
export async function openBrowser(withoutFlags: string[] = []): Promise<Browser> {
  if (withoutFlags.length === 0) return chromium.connect(inject("browser"));
  return chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: withoutFlags,
  });
}

function isOneOfTemplate() {
  const chosen = ["/", "/about", "/blog", firstPost, "/get-involved", "/donate", "/privacy"];
  return ({ address }: { address: string }) =>
    chosen.includes(address) || address === notFoundAddress;
}

function mappedAddresses() {
  const map = readFileSync(path.join(outputFolder(), "sitemap.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, full = ""]) => new URL(full).pathname);
}

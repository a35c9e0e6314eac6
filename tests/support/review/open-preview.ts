import type { Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";

import type { CodeHost } from "#app/model/site/code-host.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { openBrowser } from "#tests/support/browser/site.ts";
import { returningVisitors, type VisitOptions } from "#tests/support/browser/visits.ts";
import { writtenPreview, type Edit } from "#tests/support/review/written-preview.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type Opened = {
  address: string;
  made: Awaited<ReturnType<typeof writtenPreview>>;
  visitors: ReturnType<typeof returningVisitors>;
};

/** Writes a preview of the frozen site before the tests of a file, and serves it as a host would. */
export function openPreview(edits: Edit[], editor?: CodeHost) {
  const folder = temporaryFolder();
  let opened: Opened | undefined;
  let close = () => {};
  const known = () => {
    if (!opened) throw new Error("The preview is open only while tests run.");
    return opened;
  };
  beforeAll(async () => {
    const made = await writtenPreview(folder, edits, editor);
    const { server, address } = await serveSite({ folder: made.preview, port: 0 });
    close = () => void server.close();
    const browser = await openBrowser();
    opened = { made, address, visitors: returningVisitors(browser, address) };
  });
  afterAll(async () => {
    await opened?.visitors.dismiss();
    close();
  });
  return {
    get address() {
      return known().address;
    },
    get made() {
      return known().made;
    },
    async open(address: string, options?: VisitOptions): Promise<Page> {
      const { page, end } = await known().visitors.visit(options);
      onTestFinished(end);
      await page.goto(known().address + address);
      return page;
    },
  };
}

import { expect, it } from "vitest";

import { readSiteRecord } from "#scripts/build/site-record.ts";
import { heavyPages, scriptsAreLight } from "#scripts/checks/pages-are-light.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";

it("keeps every page of the copied content within its weight, for which the code answers", () => {
  const pages = readSiteRecord(testSites.frozen)?.pages ?? {};
  expect(Object.keys(pages).length).toBeGreaterThan(15);
  expect([...heavyPages(pages), ...scriptsAreLight(pages)]).toEqual([]);
});

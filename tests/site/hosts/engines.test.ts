import { describe, expect, it, onTestFinished } from "vitest";

import { liveAnswers } from "#scripts/hosts/answers/live-answers.ts";
import { apache, apacheModules, apacheWith } from "#scripts/hosts/engines/apache.ts";
import { missingEngine, type Engine } from "#scripts/hosts/engines/engine.ts";
import { engines } from "#scripts/hosts/engines/engines.ts";
import { startEngine } from "#scripts/hosts/engines/start-engine.ts";
import { plainTarget, type HostRules } from "#scripts/hosts/host-rules.ts";
import { readHostRules } from "#scripts/hosts/read-host-rules.ts";
import { serveSite } from "#scripts/serve/site-server.ts";
import { axeViolations } from "#tests/support/browser/axe.ts";
import { isMatrix, openBrowser, pagesOfTemplates } from "#tests/support/browser/site.ts";
import { testSites, variantPath } from "#tests/support/browser/test-sites.ts";
import { freshVisit } from "#tests/support/browser/visits.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

// What hosts write about their files in ways of their own: a place, a query, signs of a pattern.
const redirects = [
  { from: "/our-story", to: "/about" },
  { from: "/blog/old/post", to: "/blog/1#text" },
  { from: "/shop", to: plainTarget('https://other.example/a%20b?x=$1&y="2"') },
  { from: "/faq", to: "/contact?about=%41#form" },
];
const frozen: HostRules = { ...readHostRules(testSites.frozen, ""), redirects };

/** Starts an engine for one test. */
async function running(engine: Engine, folder: string, rules: HostRules) {
  const { address, stop } = await startEngine(engine, folder, rules);
  onTestFinished(stop);
  return address;
}

/** Asks an engine everything, and answers with what is wrong besides the limits of its host. */
async function faultsOf({ host }: Engine, address: string, folder: string, rules: HostRules) {
  const judged = await liveAnswers({ address, folder, rules, host, isWhole: true });
  expect(judged.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(200);
  return judged.flatMap(({ faults }) => faults);
}

describe.each(engines)("$host", (engine) => {
  const missing = missingEngine(engine);

  it.skipIf(missing)(missing ?? "answers everything as the build wants", async () => {
    const address = await running(engine, testSites.frozen, frozen);
    expect(await faultsOf(engine, address, testSites.frozen, frozen)).toEqual([]);
  });

  it.runIf(isMatrix && !missing)(
    "shows its pages without a fault and wakes a form, under its own policy",
    async () => {
      const address = await running(engine, testSites.frozen, frozen);
      const { page, end } = await freshVisit(await openBrowser(), address);
      for (const { address: place, status } of pagesOfTemplates) {
        if (status !== 200 || place === "/500") continue;
        await page.goto(address + place);
        expect(await axeViolations(page), place).toEqual([]);
        await wake(island(page, "newsletter-form"));
        const form = page.locator("footer form");
        await form.locator("button[type=submit]").click();
        await form.getByRole("alert").waitFor();
      }
      await end();
    },
    240_000,
  );
});

const withoutApache = missingEngine(apache);

describe("npm start", () => {
  it.each([
    ["at the root of its host", testSites.frozen, ""],
    ["below a path", testSites.variant, variantPath],
  ])("answers everything as the build wants %s", async (_place, folder, basePath) => {
    const { server, address } = await serveSite({ folder, port: 0, basePath });
    onTestFinished(() => void server.close());
    const rules = readHostRules(folder, basePath);
    const judged = await liveAnswers({ address, folder, rules, isWhole: true });
    expect(judged.flatMap(({ faults }) => faults)).toEqual([]);
    expect(judged.length).toBeGreaterThan(8);
  });
});

describe("a shared host with Apache", () => {
  it.skipIf(withoutApache)("serves a site below a path", async () => {
    const rules = readHostRules(testSites.variant, variantPath);
    const address = await running(apache, testSites.variant, rules);
    expect(await faultsOf(apache, address, testSites.variant, rules)).toEqual([]);
  });

  it.skipIf(withoutApache)("needs no more than to write files and indexes", async () => {
    const host = apacheWith(apacheModules, "FileInfo Indexes");
    const address = await running(host, testSites.frozen, frozen);
    expect(await faultsOf(host, address, testSites.frozen, frozen)).toEqual([]);
  });

  it.skipIf(withoutApache).each(apacheModules)(
    "shows every kind of page where the module %s is missing",
    async (missing) => {
      const others = apacheModules.filter((name) => name !== missing);
      const address = await running(apacheWith(others), testSites.frozen, frozen);
      for (const path of ["/", "/about", "/blog", "/blog/1", "/sw/help"]) {
        const answer = await fetch(address + path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toContain("<h1");
      }
    },
  );
});

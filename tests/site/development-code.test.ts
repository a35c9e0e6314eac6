import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { copySite } from "#scripts/bench/site-copy.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { openBrowser } from "#tests/support/browser/site.ts";
import { freshVisit } from "#tests/support/browser/visits.ts";
import { startCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The code is built and then read by Vite, beside other tests that build.
vi.setConfig({ testTimeout: 240_000 });

const root = fileURLToPath(repositoryRoot);
const site = path.join(temporaryFolder(), "site");
const rootModule = path.join(site, "app/root.tsx");
let browser: Browser;

beforeAll(async () => {
  await copySite(root, site);
  // Fonts take long to cut and are the same.
  const fonts = ".cache/code/fonts";
  await cp(path.join(root, fonts), path.join(site, fonts), { recursive: true }).catch(() => {});
  browser = await openBrowser();
});
afterAll(async () => void (await browser?.close()));

async function start() {
  const command = startCommand("scripts/dev.ts", { PORT: "0" }, site);
  onTestFinished(async () => void (await command.stop()));
  const [, address = ""] = await command.until(/The site is at (http:\/\/\S+?);/);
  return { command, address };
}

async function visit(address: string, place: string, expects: RegExp[] = []) {
  const { page, end } = await freshVisit(browser, address, { expects });
  onTestFinished(end);
  page.context().setDefaultTimeout(60_000);
  await reloaded(page, () => page.goto(address + place));
  return page;
}

// What is saved before a page listens again would not reach it.
async function reloaded<Result>(page: Page, save: () => Promise<Result>) {
  const ready = page.waitForEvent("console", (said) => said.text() === "[vite] connected.");
  const result = await save();
  await ready;
  return result;
}

async function editRoot(change: (code: string) => string) {
  const before = await readFile(rootModule, "utf8");
  expect(change(before)).not.toBe(before);
  await writeFile(rootModule, change(before));
  return () => writeFile(rootModule, before);
}

const sayingSaved = (code: string) => code.replace("<body ", '<body data-saved="yes" ');
const failing = (code: string) =>
  code.replace("return frame(", 'throw new Error("Pole sana");\n  return frame(');
const broken = (code: string) => code.replace("return frame(", "return frame((");

describe("code that is saved while npm run dev serves it", () => {
  it("shows at once in open pages, also where it is wrong and right again", async () => {
    const { command, address } = await start();
    const page = await visit(address, "/get-involved", [/status of 500/]);
    const isSaved = page.locator('body[data-saved="yes"]');
    const takeBack = await reloaded(page, () => editRoot(sayingSaved));
    onTestFinished(takeBack);
    await isSaved.waitFor();

    const mendError = await reloaded(page, () => editRoot(failing));
    await page.getByText("Pole sana").first().waitFor();
    await command.until(/Pole sana[^]*root\.tsx:\d+/);
    await reloaded(page, mendError);
    await isSaved.waitFor();

    const mendSyntax = await reloaded(page, () => editRoot(broken));
    await page
      .getByText(/root\.tsx:\d+/)
      .first()
      .waitFor();
    await reloaded(page, mendSyntax);
    await isSaved.waitFor();

    await takeBack();
    await page.locator('body:not([data-saved="yes"]) main').waitFor();
  });

  it("changes what is said about the words", async () => {
    const { address } = await start();
    const page = await visit(address, "/about");
    const file = path.join(site, "app/library/pages/about-page.ts");
    const before = await readFile(file, "utf8");
    onTestFinished(() => writeFile(file, before));
    const after = before.replace("      hero,", '      hero: { ...hero, heading: "Karibu" },');
    expect(after).not.toBe(before);
    await writeFile(file, after);
    await page.getByRole("heading", { level: 1, name: "Karibu" }).waitFor();
  });

  it("is shown as an error where it is wrong from the start, until it is right", async () => {
    const takeBack = await editRoot(broken);
    onTestFinished(takeBack);
    const { address } = await start();
    const page = await visit(address, "/about", [/status of 500/]);
    expect(await page.innerText("pre")).toMatch(/root\.tsx:\d+/);
    await takeBack();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

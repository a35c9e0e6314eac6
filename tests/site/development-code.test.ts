import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { copySite } from "#scripts/bench/site-copy.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { freshVisit } from "#tests/support/browser/visits.ts";
import { island, wake } from "#tests/support/browser/waking.ts";
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
  const fonts = ".cache/fonts";
  await cp(path.join(root, fonts), path.join(site, fonts), { recursive: true }).catch(() => {});
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
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
  const ready = page.waitForEvent("console", (said) => said.text() === "[live] connected");
  await page.goto(address + place);
  await ready;
  return page;
}

async function editRoot(change: (code: string) => string) {
  const before = await readFile(rootModule, "utf8");
  expect(change(before)).not.toBe(before);
  await writeFile(rootModule, change(before));
  return () => writeFile(rootModule, before);
}

const sayingSaved = (code: string) => code.replace("<body ", '<body data-saved="yes" ');
const failing = (code: string) =>
  code.replace("const words =", 'throw new Error("Pole sana");\n  const words =');
const broken = (code: string) => code.replace("const words =", "const words = (");
const isFromVite = async (address: string) =>
  (await (await fetch(`${address}/contact`)).text()).includes("@vite/client");

describe("the code that npm run dev serves", () => {
  it("is built where it was not, and answers at once the next time", async () => {
    await rm(path.join(site, ".cache/app"), { recursive: true, force: true });
    const first = await start();
    expect(first.command.said.out).toContain("The code is made ready");
    expect(await isFromVite(first.address)).toBe(false);
    await first.command.stop();
    const second = await start();
    expect(await isFromVite(second.address)).toBe(false);
    expect(second.command.said.errors).toBe("");
  });

  it("is read by Vite once it was saved, and open pages show it", async () => {
    const { command, address } = await start();
    const page = await visit(address, "/get-involved", [/status of 500/]);
    for (const name of [".root.tsx.swp", "root.tsx~", "README.md"]) {
      await writeFile(path.join(site, "app", name), "No code.");
    }
    expect(await isFromVite(address)).toBe(false);
    expect(command.said.out).not.toContain("Code was saved");
    const takeBack = await editRoot(sayingSaved);
    onTestFinished(takeBack);
    await page.locator('body[data-saved="yes"]').waitFor();
    expect(command.said.out.match(/Code was saved/g)).toHaveLength(1);
    expect(await isFromVite(address)).toBe(true);

    const line = (await readFile(rootModule, "utf8")).split("const words =")[0]?.split("\n").length;
    const mendError = await editRoot(failing);
    await page.getByText("Pole sana").first().waitFor();
    await command.until(new RegExp(`app/root\\.tsx:${line}:`));
    await mendError();
    await page.locator('body[data-saved="yes"]').waitFor();

    const mendSign = await editRoot(broken);
    await page
      .getByText(/root\.tsx:\d+/)
      .first()
      .waitFor();
    await mendSign();
    await page.locator('body[data-saved="yes"]').waitFor();

    await takeBack();
    await page.locator('body:not([data-saved="yes"]) main').waitFor();
  });

  it("wakes its islands from the sources as well", async () => {
    const { command, address } = await start();
    const takeBack = await editRoot(sayingSaved);
    onTestFinished(takeBack);
    await command.until(/comes from its sources now/);
    const page = await visit(address, "/get-involved");
    const names = ["volunteer-form", "newsletter-form", "social-links", "figure-list"];
    for (const name of names) await wake(island(page, name).first());
    expect(await page.locator('[data-awake="true"]').count()).toBe(names.length);
  });

  it("is told of by Vite where it does not build", async () => {
    const takeBack = await editRoot(broken);
    onTestFinished(takeBack);
    const { command, address } = await start();
    expect(command.said.errors).toContain("did not build");
    const page = await visit(address, "/about", [/status of 500/]);
    expect(await page.innerText("pre")).toMatch(/root\.tsx:\d+/);
    await takeBack();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

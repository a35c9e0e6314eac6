import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { copySite } from "#scripts/bench/site-copy.ts";
import { repositoryRoot } from "#scripts/run-child.ts";
import { openBrowser } from "#tests/support/browser/site.ts";
import { freshVisit } from "#tests/support/browser/visits.ts";
import { island, wake } from "#tests/support/browser/waking.ts";
import { frozenContent } from "#tests/support/frozen-content.ts";
import { startCommand, type Command } from "#tests/support/start-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The first visit waits for Vite to read the code, beside other tests.
vi.setConfig({ testTimeout: 120_000 });

// One server for all tests, below a path, on a copy of the repository whose code is broken at first.
const copy = path.join(temporaryFolder(), "site");
const content = path.join(copy, "content");
const rootModule = path.join(copy, "app/root.tsx");
let command: Command;
let browser: Browser;
let site: string;

beforeAll(async () => {
  const root = fileURLToPath(repositoryRoot);
  await copySite(root, copy);
  await cp(frozenContent, content, { recursive: true });
  // Fonts take long to cut and are the same.
  const fonts = ".cache/code/fonts";
  await cp(path.join(root, fonts), path.join(copy, fonts), { recursive: true }).catch(() => {});
  await change(rootModule, broken);
  const variables = { BASE_PATH: "/preview", CONTENT_DIR: content, PORT: "0" };
  command = startCommand("scripts/dev.ts", variables, copy);
  [, site = ""] = await command.until(/The site is at (http:\/\/\S+?);/);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await command?.stop();
});

const broken = (code: string) => code.replace("return frame(", "return frame((");
const failing = (code: string) =>
  code.replace("return frame(", 'throw new Error("Pole sana");\n  return frame(');
const marked = (code: string) => code.replace("<body", '<body data-saved="yes"');

describe("npm run dev, where the code is wrong from the start", () => {
  it("shows the error with its place in the code until it is right", async () => {
    const page = await open("/about", [/status of 500/]);
    expect(await page.innerText("pre")).toMatch(/root\.tsx:\d+/);
    await change(rootModule, (code) => code.replace("return frame((", "return frame("));
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

describe("words that are saved while npm run dev serves them", () => {
  it("show in the open page within a second", async () => {
    const page = await open("/contact");
    const times: number[] = [];
    for (const sentence of ["Habari.", "Habari gani?", "Karibuni sana.", "Asante.", "Kwaheri."]) {
      if (Math.min(...times) < 1000) break;
      const lead = (text: string) => text.replace(/^lead: .*$/m, `lead: ${sentence}`);
      const save = () => change(path.join(content, "pages/contact.yaml"), lead);
      times.push(await millisecondsUntilShown(page, save, sentence));
    }
    // A busy machine may be slow once.
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  it("show where they are a new post", async () => {
    const page = await open("/blog");
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const titled = post.replace(/^title: .*$/m, "title: Habari za leo");
    const save = () => writeFile(path.join(content, "blog/habari.mdx"), titled);
    expect(await millisecondsUntilShown(page, save, "Habari za leo")).toBeLessThan(5000);
  });

  it("show with the photograph beside them, as it was saved", async () => {
    const background = "#175c3b";
    const field = sharp({ create: { width: 700, height: 500, channels: 3, background } });
    const photo = await field.jpeg().toBuffer();
    const page = await open("/blog");
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const fields = "title: Picha ya leo\nimage: { src: picha.jpg, alt: A green field }";
    const save = async () => {
      await writeFile(path.join(content, "blog/picha.jpg"), photo);
      await writeFile(path.join(content, "blog/picha.mdx"), post.replace(/^title: .*$/m, fields));
    };
    await millisecondsUntilShown(page, save, "Picha ya leo");
    const html = await (await fetch(`${site}/blog/picha`)).text();
    const addresses = new Set(html.match(/\/preview\/assets\/photo-[\w.-]+/g));
    expect(addresses.size).toBeGreaterThan(3);
    for (const address of addresses) {
      const bytes = await (await fetch(new URL(address, site))).arrayBuffer();
      expect(Buffer.from(bytes).equals(photo)).toBe(true);
    }
  });

  it("show as an error with its place, here and in the terminal, until they are mended", async () => {
    const page = await open("/about", [/status of 500/]);
    const file = path.join(content, "pages/about.yaml");
    const before = await readFile(file, "utf8");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const line = before.split("\n").findIndex((text) => text.startsWith("heading:")) + 1;
    const place = `content/pages/about.yaml:${line}:1`;
    const breakIt = () => change(file, (text) => text.replace(/^heading:/m, "heding:"));
    expect(await millisecondsUntilShown(page, breakIt, place)).toBeLessThan(5000);
    expect(await page.locator("li", { hasText: place }).innerText()).toContain('"heading"');
    await command.until(new RegExp(place.replaceAll(".", "\\.")));
    expect(command.said.errors.slice(command.said.errors.indexOf(place))).not.toMatch(/^\s+at /m);

    const mend = () => writeFile(file, before);
    expect(await millisecondsUntilShown(page, mend, heading)).toBeLessThan(5000);
    expect(await page.getByText(place).count()).toBe(0);
    await command.until(/in order again/);
  });
});

describe("code that is saved while npm run dev serves it", () => {
  it("shows at once in open pages, also where it is wrong and right again", async () => {
    const page = await open("/get-involved", [/status of 500/]);
    const isMarked = page.locator('body[data-saved="yes"]');
    const unmark = await connected(page, () => change(rootModule, marked));
    onTestFinished(unmark);
    await isMarked.waitFor();
    const mend = await connected(page, () => change(rootModule, failing));
    await page.getByText("Pole sana").first().waitFor();
    await command.until(/Pole sana[^]*root\.tsx:\d+/);
    await connected(page, mend);
    await isMarked.waitFor();
  });

  it("shows where it changes what is said about the words", async () => {
    const page = await open("/about");
    const karibu = (code: string) =>
      code.replace("      hero,", '      hero: { ...hero, heading: "Karibu" },');
    onTestFinished(await change(path.join(copy, "app/library/pages/about-page.ts"), karibu));
    await page.getByRole("heading", { level: 1, name: "Karibu" }).waitFor();
  });
});

describe("npm run dev", () => {
  it("answers an address that leads nowhere with the page for it", async () => {
    const page = await open("/no-such-page", [/status of 404/]);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("404");
  });

  it("keeps everything below the path, and leads there", async () => {
    const html = await (await fetch(`${site}/about`)).text();
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ""] of files) {
      expect(file).toMatch(/^\/preview\//);
      expect((await fetch(new URL(file, site))).status).toBe(200);
    }
    const root = await fetch(new URL(site).origin, { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([302, "/preview/"]);
  });

  it("wakes its islands without a complaint of React's", async () => {
    const page = await open("/get-involved");
    const names = ["volunteer-form", "newsletter-form", "social-links", "figure-list"];
    for (const name of names) await wake(island(page, name).first());
    expect(await page.locator('[data-awake="true"]').count()).toBe(names.length);
  });
});

async function open(address: string, expects: RegExp[] = []) {
  const { page, end } = await freshVisit(browser, site, { expects });
  onTestFinished(end);
  page.context().setDefaultTimeout(60_000);
  await connected(page, () => page.goto(site + address));
  return page;
}

// What is saved before a page listens again would not reach it.
async function connected<Result>(page: Page, load: () => Promise<Result>) {
  const ready = page.waitForEvent("console", (said) => said.text() === "[vite] connected.");
  const result = await load();
  await ready;
  return result;
}

/** Saves a changed file and answers with what takes the change back. */
async function change(file: string, changed: (text: string) => string) {
  const before = await readFile(file, "utf8");
  expect(changed(before)).not.toBe(before);
  await writeFile(file, changed(before));
  return () => writeFile(file, before);
}

/** Saves something and answers after how many milliseconds the open page shows it. */
async function millisecondsUntilShown(page: Page, save: () => Promise<unknown>, text: string) {
  return connected(page, async () => {
    await save();
    const started = performance.now();
    await page.getByText(text).first().waitFor();
    return performance.now() - started;
  });
}

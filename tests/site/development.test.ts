import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { startCommand, type Command } from "#tests/support/run-command.ts";
import { openBrowser } from "#tests/support/browser/site.ts";
import { freshVisit } from "#tests/support/browser/visits.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { island, wake } from "#tests/support/browser/waking.ts";

// A command that builds takes its time where others build as well.
vi.setConfig({ testTimeout: 120_000 });

const content = path.join(temporaryFolder(), "content");
let command: Command;
let browser: Browser;
let site: string;

beforeAll(async () => {
  await cp("content", content, { recursive: true });
  command = startCommand("scripts/dev.ts", { CONTENT_DIR: content, PORT: "0" });
  [, site = ""] = await command.until(/The site is at (http:\/\/\S+?);/);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await command?.stop();
});

// What is saved while a page is loading would come before it listens.
const listening = (page: Page) =>
  page.waitForEvent("console", (message) => message.text() === "[vite] connected.");

async function open(address: string, expects: RegExp[] = []) {
  const { page, end } = await freshVisit(browser, site, { expects });
  onTestFinished(end);
  // The first visit to a development server waits for the code to be read.
  page.context().setDefaultTimeout(25_000);
  const ready = listening(page);
  await page.goto(site + address);
  await ready;
  return page;
}

async function edit(file: string, change: (text: string) => string) {
  const whole = path.join(content, file);
  const before = await readFile(whole, "utf8");
  expect(change(before)).not.toBe(before);
  await writeFile(whole, change(before));
}

/** Saves something and answers after how many milliseconds the open page shows it. */
async function millisecondsUntilShown(page: Page, save: () => Promise<unknown>, text: string) {
  const ready = listening(page);
  await save();
  const started = performance.now();
  await page.getByText(text).first().waitFor();
  const needed = performance.now() - started;
  await ready;
  return needed;
}

describe("npm run dev", () => {
  it("shows a changed sentence in the open page within a second", async () => {
    const page = await open("/contact");
    const times: number[] = [];
    for (const sentence of ["Habari.", "Habari gani?", "Karibuni sana.", "Asante.", "Kwaheri."]) {
      if (Math.min(...times) < 1000) break;
      const save = () =>
        edit("pages/contact.yaml", (text) => text.replace(/^lead: .*$/m, `lead: ${sentence}`));
      times.push(await millisecondsUntilShown(page, save, sentence));
    }
    // A busy machine may be slow once.
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  it("shows a post that was not there before", async () => {
    const page = await open("/blog");
    const file = path.join(content, "blog/habari.mdx");
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const save = () => writeFile(file, post.replace(/^title: .*$/m, "title: Habari za leo"));
    expect(await millisecondsUntilShown(page, save, "Habari za leo")).toBeLessThan(5000);
  });

  it("shows a photograph beside a post as it was saved", async () => {
    const photo = await sharp({
      create: { width: 700, height: 500, channels: 3, background: "#175c3b" },
    })
      .jpeg()
      .toBuffer();
    await writeFile(path.join(content, "blog/picha.jpg"), photo);
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const image = "image: { src: picha.jpg, alt: A green field }";
    await writeFile(
      path.join(content, "blog/picha.mdx"),
      post.replace(/^title: .*$/m, `$&\n${image}`),
    );
    const html = await (await fetch(`${site}/blog/picha`)).text();
    const addresses = new Set(html.match(/\/assets\/photo-[\w.-]+/g));
    expect(addresses.size).toBeGreaterThan(3);
    for (const address of addresses) {
      const bytes = await (await fetch(site + address)).arrayBuffer();
      expect(Buffer.from(bytes).equals(photo)).toBe(true);
    }
  });

  it("shows an error with its place in the page and the terminal until it is mended", async () => {
    const page = await open("/about", [/status of 500/]);
    const file = path.join(content, "pages/about.yaml");
    const before = await readFile(file, "utf8");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const line = before.split("\n").findIndex((text) => text.startsWith("heading:")) + 1;
    const place = `content/pages/about.yaml:${line}:1`;
    const breakIt = () => edit("pages/about.yaml", (text) => text.replace(/^heading:/m, "heding:"));
    expect(await millisecondsUntilShown(page, breakIt, place)).toBeLessThan(5000);
    expect(await page.locator("li", { hasText: place }).innerText()).toContain('"heading"');
    await command.until(new RegExp(place.replaceAll(".", "\\.")));
    expect(command.said.errors).not.toMatch(/^\s+at /m);

    const mend = () => writeFile(file, before);
    expect(await millisecondsUntilShown(page, mend, heading)).toBeLessThan(5000);
    expect(await page.getByText(place).count()).toBe(0);
    await command.until(/in order again/);
  });

  it("answers an address that leads nowhere with the page for it", async () => {
    const page = await open("/no-such-page", [/status of 404/]);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("404");
  });

  it("serves the site below a path as well", async () => {
    const other = startCommand("scripts/dev.ts", { BASE_PATH: "/preview", PORT: "0" });
    onTestFinished(async () => void (await other.stop()));
    const [, address = ""] = await other.until(/The site is at (http:\/\/\S+?);/);
    const answer = await fetch(`${address}/about`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(1);
    const { origin } = new URL(address);
    for (const [, file = ""] of files) {
      expect(file).toMatch(/^\/preview\//);
      expect((await fetch(origin + file)).status).toBe(200);
    }
    expect(html).toContain('"/preview/@vite/client"');
    const root = await fetch(origin, { redirect: "manual" });
    expect([root.status, root.headers.get("location")]).toEqual([302, "/preview/"]);
  });

  it("wakes its islands without a complaint of React's", async () => {
    const page = await open("/get-involved");
    const names = ["volunteer-form", "newsletter-form", "social-links", "figure-list"];
    for (const name of names) await wake(island(page, name).first());
    expect(await page.locator('[data-awake="true"]').count()).toBe(names.length);
  });
});

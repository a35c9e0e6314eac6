import { once } from "node:events";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { siteAt } from "#tests/support/browser/site.ts";
import { island, hydrate } from "#tests/support/browser/settling.ts";
import { copyRepository, startCommand, type Command } from "#tests/support/command.ts";
import { frozenContent } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The first visit waits for Vite to read the code, while other tests run.
vi.setConfig({ testTimeout: 120_000 });

// One server for all tests, below a path, on a copy of the repository with errors in code and content.
const copy = path.join(temporaryFolder(), "site");
const content = path.join(copy, "content");
const contactFile = path.join(content, "pages/contact.yaml");
const rootModule = path.join(copy, "app/root.tsx");
let command: Command;
let address = "";
const site = siteAt(() => address);

beforeAll(async () => {
  await copyRepository(copy);
  // Files that writers added would be checked against the frozen categories.
  await rm(content, { recursive: true });
  await cp(frozenContent, content, { recursive: true });
  await change(rootModule, broken);
  await change(contactFile, misspelt);
  const variables = { BASE_PATH: "/preview", CONTENT_DIR: content, PORT: "0" };
  command = startCommand(["dev"], variables, copy);
  [, address = ""] = await command.until(/The site is at (http:\/\/\S+?);/);
});
afterAll(() => command?.stop());

const misspelt = (text: string) => text.replace(/^heading:/m, "heding:");
const doubled = (text: string) => text.replace(/^lead: .*$/m, "lead: The the end.");
const broken = (code: string) => code.replace("return frame(", "return frame((");
const failing = (code: string) =>
  code.replace("return frame(", 'throw new Error("Pole sana");\n  return frame(');
const marked = (code: string) => code.replace("<body", '<body data-saved="yes"');

describe("npm run dev with errors in content and code", () => {
  it("shows each error with its place until it is fixed", async () => {
    const page = await open("/about", [/status of 500/, /status of 500/]);
    await page.locator("pre", { hasText: /root\.tsx:\d+/ }).waitFor();
    await change(rootModule, (code) => code.replace("return frame((", "return frame("));
    await page.locator("#error-overlay", { hasText: "content/pages/contact.yaml:" }).waitFor();
    await change(contactFile, (text) => text.replace(/^heding:/m, "heading:"));
    await page.getByRole("main").locator("section").first().waitFor();
  });
});

describe("content that is saved during npm run dev", () => {
  it("appears in the open page, including a new post", async () => {
    const page = await open("/contact");
    for (const sentence of ["Habari.", "Karibuni sana."]) {
      const lead = (text: string) => text.replace(/^lead: .*$/m, `lead: ${sentence}`);
      await untilShown(page, () => change(contactFile, lead), sentence);
    }
    await goTo(page, `${address}/blog`);
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const titled = post.replace(/^title: .*$/m, "title: Habari za leo");
    const save = () => writeFile(path.join(content, "blog/habari.mdx"), titled);
    await untilShown(page, save, "Habari za leo");
  });

  it("appears with the photograph beside it", async () => {
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
    await untilShown(page, save, "Picha ya leo");
    const html = await (await fetch(`${address}/blog/picha`)).text();
    const addresses = new Set(html.match(/\/preview\/assets\/photo-[\w.-]+/g));
    expect(addresses.size).toBeGreaterThan(3);
    for (const place of addresses) {
      const bytes = await (await fetch(new URL(place, address))).arrayBuffer();
      expect(Buffer.from(bytes).equals(photo)).toBe(true);
    }
  });

  it("shows errors over every page until they are fixed", async () => {
    const page = await open("/about");
    const file = path.join(content, "pages/about.yaml");
    const before = await readFile(file, "utf8");
    onTestFinished(() => writeFile(file, before));
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const line = before.split("\n").findIndex((text) => text.startsWith("heading:")) + 1;
    const place = `content/pages/about.yaml:${line}:1`;
    await untilShown(page, () => change(file, misspelt), place);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    const other = await open("/contact");
    await other.getByText(place).waitFor();
    // The whole message is in the window, with nothing about the tool below it.
    const box = other.locator("#error-overlay");
    expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await box.innerText()).not.toMatch(/vite/i);
    await command.until(new RegExp(place));

    await writeFile(file, before);
    for (const open of [page, other]) await open.getByText(place).waitFor({ state: "detached" });
  });

  it("shows that the file of the open page is gone", async () => {
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const file = path.join(content, "blog/zamani.mdx");
    await writeFile(file, post.replace(/^title: .*$/m, "title: Habari za zamani"));
    const page = await open("/blog/zamani", [/status of 404/]);
    await page.getByRole("heading", { name: "Habari za zamani" }).waitFor();
    const save = () => rename(file, path.join(content, "blog/leo.mdx"));
    await untilShown(page, save, "content/blog/zamani.mdx");
    expect((await fetch(`${address}/blog/never`)).status).toBe(404);
    expect(await (await fetch(`${address}/blog/leo`)).text()).toContain("Habari za zamani");
  });

  it("ignores editors' temporary files, and prints warnings in the terminal", async () => {
    for (const name of ["1.mdx~", ".1.mdx.swp", "#1.mdx#", "4913"]) {
      await writeFile(path.join(content, "blog", name), "Half a sente");
    }
    onTestFinished(await change(contactFile, doubled));
    const page = await open("/blog");
    await command.until(/contact\.yaml:\d+:\d+ {2}Warning/);
    expect(await page.locator("#error-overlay").count()).toBe(0);
  });
});

describe("an entry that visitors do not see yet", () => {
  it.each([
    ["draft: true", "[Draft]"],
    ["publishOn: 2097-03-08", "[Public from 2097-03-08]"],
  ])("is shown with a mark if it has %s", async (field, mark) => {
    const post = await readFile(path.join(content, "blog/1.mdx"), "utf8");
    const name = field.split(":")[0]?.toLowerCase();
    const titled = post.replace(/^title: .*$/m, `title: Rasimu ya ${name}\n${field}`);
    await writeFile(path.join(content, `blog/${name}.mdx`), titled);
    const page = await open("/blog");
    await page.getByText(`Rasimu ya ${name} ${mark}`).first().waitFor();
  });
});

describe("code that is saved during npm run dev", () => {
  it("appears at once in open pages, also after an error is fixed", async () => {
    const page = await open("/get-involved", [/status of 500/]);
    const isMarked = page.locator('body[data-saved="yes"]');
    onTestFinished(await change(rootModule, marked));
    await isMarked.waitFor();
    const mend = await change(rootModule, failing);
    await page.getByText(/Pole sana[^]*app\/root\.tsx:\d+/).waitFor();
    await command.until(/Pole sana[^]*root\.tsx:\d+/);
    await mend();
    await isMarked.waitFor();
  });

  it("appears if it changes a message of the check", async () => {
    const page = await open("/about");
    const karibu = (code: string) =>
      code.replace(/(hero = \{\s+seed,\s+heading),/, '$1: heading && "Karibu",');
    onTestFinished(await change(path.join(copy, "app/content/parts/page-meta.ts"), karibu));
    await page.getByRole("heading", { level: 1, name: "Karibu" }).waitFor();
  });
});

describe("npm run dev", () => {
  it("answers each address as a build does, and keeps running", async () => {
    await writeFile(path.join(content, "redirects.yaml"), "- { from: /old, to: /about }\n");
    const errors = command.output.errors;
    const answers = {
      "/preview/about": "200",
      "/preview/%61bout?from=%": "200",
      "/preview/favicon.svg": "200",
      "/preview/404": "200",
      "/preview/old": "301 /preview/about",
      "/preview/about/": "301 /preview/about",
      "/preview/blog.html": "301 /preview/blog",
      "/preview/index.html": "301 /preview/",
      "/preview": "301 /preview/",
      "/preview/BLOG/1": "404",
      "/preview/SW/help": "404",
      "/preview/About": "404",
      "/preview/package.json": "404",
      "/preview/%": "404",
      "/preview/%00": "404",
      "/preview//evil.example": "404",
      "/": "404",
      "//": "404",
      "http://[": "404",
    };
    expect(await answersTo(Object.keys(answers))).toEqual(answers);
    // Findings in the content of earlier tests may be printed only now.
    expect(command.output.errors.slice(errors.length)).not.toMatch(/^\s+at /m);
  });

  it("keeps everything below the path", async () => {
    const html = await (await fetch(`${address}/about`)).text();
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ""] of files) {
      expect(file).toMatch(/^\/preview\//);
      expect((await fetch(new URL(file, address))).status).toBe(200);
    }
  });

  it("hydrates its islands without a React warning", async () => {
    const page = await open("/get-involved");
    const names = ["volunteer-form", "newsletter-form", "social-links"];
    page.setDefaultTimeout(5_000);
    // The previous test's cleanup may reload the page again.
    await vi.waitFor(async () => {
      for (const name of names) await hydrate(island(page, name).first());
      expect(await page.locator('[data-hydrated="true"]').count()).toBe(names.length);
    }, 60_000);
  });
});

async function open(place: string, expects: RegExp[] = []) {
  // The context is reused, because another would load all modules again.
  const page = await site.visit({ expects });
  page.setDefaultTimeout(20_000);
  // A page that stays open would reload with the saves of other tests.
  onTestFinished(() => goTo(page, "about:blank"));
  await goTo(page, address + place);
  return page;
}

/** Opens an address, and tries again if the reload after a save interrupts or delays it. */
async function goTo(page: Page, to: string) {
  await vi.waitFor(() => page.goto(to, { timeout: 8_000 }), 60_000);
}

/** The status and redirect target of each address; requested with a range that ends before it begins. */
async function answersTo(places: string[]) {
  const { hostname, port } = new URL(address);
  const answers = places.map(async (place) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${place} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-2\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    const [, status, to] = /^\S+ (\d+)(?:[^]*?\nLocation:( \S+))?/.exec(String(answer)) ?? [];
    return [place, `${status}${to ?? ""}`];
  });
  return Object.fromEntries(await Promise.all(answers)) as Record<string, string>;
}

/** Saves a changed file and returns a function that reverts it. */
async function change(file: string, changed: (text: string) => string) {
  const before = await readFile(file, "utf8");
  expect(changed(before)).not.toBe(before);
  await writeFile(file, changed(before));
  return () => writeFile(file, before);
}

/** Saves something and waits until the open page shows it. */
async function untilShown(page: Page, save: () => Promise<unknown>, text: string) {
  await save();
  await page.getByText(text).first().waitFor();
}

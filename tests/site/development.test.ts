import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { siteAt } from "#tests/support/browser/site.ts";
import { island, hydrate } from "#tests/support/browser/settling.ts";
import { copyRepository, startCommand, type Command } from "#tests/support/command.ts";
import { smallFolder } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// The first visit waits for Vite to read the code, while other tests run.
vi.setConfig({ testTimeout: 120_000 });

// One server for all tests, below a path, on a copy of the repository with errors in code and content.
const copy = path.join(temporaryFolder(), "site");
const content = path.join(copy, "content");
const at = (file: string) => path.join(content, file);
const above = path.join(path.dirname(copy), "package.json");
const rootModule = path.join(copy, "app/root.tsx");
let command: Command;
let address = "";
const site = siteAt(() => address);

beforeAll(async () => {
  await copyRepository(copy);
  await rm(content, { recursive: true });
  await cp(smallFolder, content, { recursive: true });
  await change(rootModule, (code) => code.replace("return frame(", "return frame(("));
  await change(at("pages/contact.yaml"), misspelt);
  await writeFile(at("redirects.yaml"), "- { from: /old, to: /about }\n");
  await writeFile(above, '{ "workspaces": ["*"] }');
  const variables = { BASE_PATH: "/preview", CONTENT_DIR: content, PORT: "0" };
  command = startCommand(["dev"], variables, copy);
  [, address = ""] = await command.until(/The site is at (http:\/\/\S+?);/);
});
afterAll(() => command?.stop());

const misspelt = (text: string) => text.replace(/^heading:/m, "heding:");
const withLead = (lead: string) => (text: string) => text.replace(/^lead: .*$/m, `lead: ${lead}`);

it("npm run dev shows errors in code and content with their places until they are fixed", async () => {
  const page = await open("/about", [/status of 500/, /status of 500/]);
  await page.locator("pre", { hasText: /root\.tsx:\d+/ }).waitFor();
  await change(rootModule, (code) => code.replace("return frame((", "return frame("));
  await page.locator("#error-overlay", { hasText: "content/pages/contact.yaml:" }).waitFor();
  await change(at("pages/contact.yaml"), (text) => text.replace(/^heding:/m, "heading:"));
  await page.getByRole("main").locator("section").first().waitFor();
});

it("npm run dev shows content that is saved in the open page, also what visitors do not see yet", async () => {
  const page = await open("/contact");
  for (const sentence of ["Habari.", "Karibuni sana."]) {
    await change(at("pages/contact.yaml"), withLead(sentence));
    await page.getByText(sentence).first().waitFor();
  }
  // A save that comes while a page loads reloads it too. Vite does this itself if no other page is open.
  await open("/about");
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route(/@vite|@error/, (route) => held.then(() => route.continue()));
  await goTo(page, `${address}/blog`);
  const background = "#175c3b";
  const field = sharp({ create: { width: 700, height: 500, channels: 3, background } });
  const photo = await field.jpeg().toBuffer();
  await writeFile(at("blog/picha.jpg"), photo);
  await savePost("picha", "Picha ya leo\nimage: { src: picha.jpg, alt: A green field }");
  await savePost("rasimu", "Rasimu ya kwanza\ndraft: true");
  await savePost("baadaye", "Habari za baadaye\npublishOn: 2097-03-08");
  // By then, the reload for these saves has been sent to the pages that were open.
  await command.until(/baadaye\.mdx:\d+:\d+ {2}Warning/);
  load();
  for (const title of ["leo", "kwanza [Draft]", "baadaye [Public from 2097-03-08]"])
    await page.getByText(title).first().waitFor();
  const html = await (await fetch(`${address}/blog/picha`)).text();
  const [place = ""] = /\/preview\/assets\/photo-[\w.-]+/.exec(html) ?? [];
  const bytes = await (await fetch(new URL(place, address))).arrayBuffer();
  const [drawn = ""] =
    /\/preview\/assets\/share-[\w.-]+\.png/.exec(await (await fetch(`${address}/about`)).text()) ??
    [];
  const picture = await fetch(new URL(drawn, address));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Buffer.from(bytes).equals(photo)).toBe(true);
});

it("npm run dev shows errors, but no warnings and no editors' temporary files, over every page until they are fixed", async () => {
  for (const name of ["1.mdx~", ".1.mdx.swp", "#1.mdx#", "4913"])
    await writeFile(at(`blog/${name}`), "Half a sente");
  await change(at("pages/contact.yaml"), withLead("The the end."));
  const page = await open("/about");
  await command.until(/contact\.yaml:\d+:\d+ {2}Warning/);
  const box = page.locator("#error-overlay");
  expect(await box.count()).toBe(0);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const place = /content\/pages\/about\.yaml:\d+:1\b/;
  const mend = await change(at("pages/about.yaml"), misspelt);
  await box.getByText(place).waitFor();
  expect(await box.innerText()).not.toMatch(/Warning|sente|vite/i);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  await goTo(page, `${address}/contact`);
  await box.getByText(place).waitFor();
  await command.until(place);
  await mend();
  await box.waitFor({ state: "detached" });
});

it("npm run dev answers each address as a build does, and keeps running", async () => {
  const answers = {
    "/preview/about": 200,
    "/preview/favicon.svg": 200,
    "/preview/old": "/preview/about",
    "/preview/about/": "/preview/about",
    "/preview": "/preview/",
    "/preview/404": 200,
    "/preview/About": 404,
    "/preview/sw/nowhere": 404,
    "/preview/package.json": 404,
    [`/preview/@fs${above}`]: 403,
    "/preview/%": 404,
  };
  for (const [place, expected] of Object.entries(answers)) {
    const answer = await fetch(new URL(place, address), { redirect: "manual" });
    expect.soft(answer.headers.get("location") ?? answer.status, place).toBe(expected);
    const language = place.startsWith("/preview/sw/") ? "sw" : "en";
    if (expected === 404)
      expect.soft(await answer.text(), place).toMatch(`<html lang="${language}`);
    if (place === "/preview/old") expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

it("npm run dev hydrates its islands without a React warning, and shows code that is saved in the open page", async () => {
  const page = await open("/get-involved");
  await page.waitForLoadState();
  await hydrate(island(page, "social-links"));
  await change(path.join(copy, "app/content/parts/page-meta.ts"), (code) =>
    code.replace(/(hero = \{\s+seed,\s+heading),/, '$1: heading && "Karibu",'),
  );
  await page.getByRole("heading", { level: 1, name: "Karibu" }).waitFor();
});

/** Saves a post with this title and further fields. */
async function savePost(name: string, title: string) {
  const post = await readFile(at("blog/1.mdx"), "utf8");
  await writeFile(at(`blog/${name}.mdx`), post.replace(/^title: .*$/m, `title: ${title}`));
}

async function open(place: string, expects: RegExp[] = []) {
  // The context is reused, because another would load all modules again.
  const page = await site.visit({ expects });
  page.setDefaultTimeout(20_000);
  // A page that stays open would reload with the saves of other tests.
  onTestFinished(() => goTo(page, "about:blank"));
  await goTo(page, address + place);
  return page;
}

/** Opens an address, and tries again if the reload after a save interrupts it, which may also delay its load event. */
async function goTo(page: Page, to: string) {
  await vi.waitFor(() => page.goto(to, { timeout: 4_000, waitUntil: "commit" }), 60_000);
}

/** Saves a changed file and returns a function that reverts it. */
async function change(file: string, changed: (text: string) => string) {
  const before = await readFile(file, "utf8");
  expect(changed(before)).not.toBe(before);
  await writeFile(file, changed(before));
  return () => writeFile(file, before);
}

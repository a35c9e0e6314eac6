import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { findFiles } from "#app/content/reading/read-content.server.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { serveEditor } from "#scripts/editor/stand-in-host.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { baseContent, smallFolder } from "#tests/support/content-folder.ts";
import { exampleFindings, sitesOf } from "#tests/support/findings.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// On a busy machine, the editor takes long to load.
vi.setConfig({ testTimeout: 120_000 });

const place = temporaryFolder();
const work = path.join(place, "work");
// Entries for the lists that are empty in the small site.
const entries = {
  "contacts.yaml": '- contact: "0800 000 000"\n  name: A legal aid group\n  checked: 2026-11-01\n',
  "lesos.yaml":
    "- id: way\n  text: Penye nia pana njia\n  meaning: There is a way\n  source: A proverb\n",
  "partners.yaml": "- id: library\n  name: The county library\n  logo: /files/library.svg\n",
  "redirects.yaml": "- from: /old-page\n  to: /about\n",
  "released-addresses.yaml": "- /old-page\n",
};
const troubles: string[] = [];
let editor: Awaited<ReturnType<typeof serveEditor>>;
let browser: Browser;
let page: Page;

const person = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
const git = (...words: string[]) =>
  execFileSync("git", [...person, ...words], { encoding: "utf8", stdio: "pipe" });
const inBare = (...words: string[]) => git("--git-dir", editor.repository, ...words).trim();
const commit = () => {
  git("-C", work, "add", ".");
  git("-C", work, "commit", "--quiet", "-m", "A change");
};

beforeAll(async () => {
  cpSync(smallFolder, path.join(work, "content"), { recursive: true });
  for (const [name, text] of Object.entries(entries))
    writeFileSync(path.join(work, "content", name), text);
  git("init", "--quiet", "--initial-branch=main", work);
  commit();
  // Vitest's own settings would leave out the styles.
  vi.stubEnv("VITEST", "");
  vi.stubEnv("CONTENT_DIR", path.join(work, "content"));
  editor = await serveEditor(work, place, 0);
  browser = await chromium.launch({ executablePath: findBrowser("shell"), args: browserFlags });
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const note = (text: string) => void troubles.push(text);
  page.on("console", (message) => /error|warning/.test(message.type()) && note(message.text()));
  page.on("pageerror", (error) => note(error.message));
  page.on("request", (request) => {
    const isLocal = request.url().startsWith(editor.address);
    if (!isLocal && !/^(?:blob|data):/.test(request.url())) note(request.url());
  });
  const user = { backendName: "github", token: "a", login: "writer", id: 1, name: "A writer" };
  await page.addInitScript((signedIn) => {
    if (location.host) localStorage.setItem("sveltia-cms.user", JSON.stringify(signedIn));
  }, user);
});

afterAll(async () => {
  vi.resetConfig();
  vi.unstubAllEnvs();
  await browser?.close();
  editor.server.close();
});

const form = '.pane[data-mode="edit"]';

async function open(address: string, width = 1280) {
  await page.goto("about:blank");
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${editor.address}/#/collections/${address}`);
  await page.locator(`${form} [data-key-path]`).first().waitFor();
}

async function fill(texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    const field = page.locator(`${form} [data-key-path="${path}"] :is(input, textarea)`);
    await field.first().fill(text);
  }
}

// Saves a form, and returns the lines that its branch changes, as git counts them. The branch begins
// at the head of main.
async function save(branch: string, name: string | RegExp = "Save") {
  const head = (of: string) => inBare("for-each-ref", "--format=%(objectname)", `refs/heads/${of}`);
  const before = ["", head("main"), head(branch)];
  await page.getByRole("button", { name, exact: true }).last().click();
  await expect.poll(() => before.includes(head(branch)), { timeout: 60_000 }).toBe(false);
  // Until this dialog is closed, the form keeps a backup, which it would offer at the next visit.
  if (name === "Save") await page.getByRole("button", { name: "Later" }).click();
  return inBare("diff", "--numstat", `main...${branch}`).split("\n");
}

// Before you upgrade the editor, run this with EVERY_KIND=true, which also takes pictures.
const isUpgrade = Boolean(process.env.EVERY_KIND);

it.runIf(isUpgrade).each(kinds.flatMap((kind) => [390, 1280].map((width) => ({ ...kind, width }))))(
  "$name can be changed at $width pixels, in a draft that changes one line",
  async ({ name, form: kind, path: file, width }) => {
    const single = file.includes("/") ? "pages" : "settings";
    const collection = { folder: name, list: "lists", single }[kind];
    const files = kind === "folder" ? inBare("ls-tree", "--name-only", `main:content/${file}`) : "";
    const slug = /.+(?=\.mdx$)/m.exec(files)?.[0] ?? name;
    await open(`${collection}/entries/${slug}`, width);
    const fields = page.locator(`${form} :is(input[type="text"], textarea)`);
    const closed = page.locator(`${form} button[aria-label="Expand"]:not([tabindex])`);
    await fields.or(closed).first().waitFor();
    if ((await fields.count()) === 0) await closed.first().click();
    await fields.first().waitFor();
    const values = await fields.evaluateAll((all) =>
      all.map((field) => (field as HTMLInputElement).value),
    );
    // A text of several words rather than a name or an address.
    const long = values.findIndex((text) => /[a-z] [a-z]/i.test(text));
    await fields.nth(Math.max(0, long)).fill(`${values[Math.max(0, long)]}x`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.screenshot({ path: `.cache/editor-shots/${name}-${width}.png` });
    expect(await save(`cms/${collection}/${slug}`)).toEqual([expect.stringMatching(/^1\t1\t/)]);
  },
);

it("shows the words and the picture of a new entry on its page, and saves it beside a new one of somebody else", async () => {
  const theirs = "- id: theirs\n  name: E. F.\n  role: Driver\n  about: Drives the bus\n";
  await open("lists/entries/team");
  // Somebody else changes the file while its form is open.
  appendFileSync(path.join(work, "content/team.yaml"), theirs);
  commit();
  git("-C", work, "push", "--quiet", editor.repository, "main");
  await page.locator(form).getByRole("button", { name: /^Add/ }).click();
  const texts = { id: "mentor", name: "Wanjiru K.", role: "Mentor", about: "Listens to girls" };
  await fill(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`items.1.${name}`, text])),
  );
  await page
    .locator(form)
    .getByText(/Add .*Image/)
    .click();
  await page.locator(`${form} [data-key-path="items.1.image.src"]`).getByText("Browse").click();
  const dialog = page.getByRole("dialog");
  const create = { width: 60, height: 60, channels: 3, background: "teal" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picture = { name: "mentor.jpg", mimeType: "image/jpeg", buffer };
  await dialog.locator("input[type=file]").first().setInputFiles(picture);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await fill({ "items.1.image.alt": "She stands before a blue door" });
  const shown = page.frameLocator("iframe.preview").frameLocator("iframe");
  await shown.getByText("Wanjiru K.").waitFor();
  const body = shown.locator("body");
  const paper = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(paper).toBe("rgb(255, 251, 243)");
  const photo = shown.getByAltText("She stands before a blue door");
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => 1))).toBe(1);
  expect(await save("cms/lists/team")).toEqual([
    "-\t-\tcontent/mentor.jpg",
    "7\t0\tcontent/team.yaml",
  ]);
  expect(inBare("show", "cms/lists/team:content/team.yaml")).toContain(theirs.trim());
});

it("writes a page of text on a narrow screen", async () => {
  await open("prosePages/new", 390);
  const body = "It goes to **Kibera**.";
  await fill({ title: "Our bus", description: "Where the bus goes", body });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await save("cms/prosePages/our-bus")).toEqual(["6\t0\tcontent/pages/our-bus.mdx"]);
});

it.runIf(isUpgrade)("deletes a page of text", async () => {
  await open("prosePages/entries/privacy");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: /Delete/ }).click();
  const deleted = expect.stringMatching(/^0\t\d+\tcontent.pages.privacy.mdx$/) as string;
  expect(await save("cms/prosePages/privacy", /^Delete/)).toEqual([deleted]);
});

it("writes our template into a pull request", async () => {
  const template = await readFile(".github/pull_request_template.md", "utf8");
  expect(new Set(editor.pulls.map(({ body }) => body))).toEqual(new Set([template]));
});

it("prints nothing to the console, and contacts only its own host and the code host", () => {
  expect(troubles).toEqual([]);
});

type Ask = (question: object) => Promise<{ findings: Finding[] }>;

it("runs every rule in the browser as in Node", async () => {
  const folder = smallFolder;
  const rest = findFiles(folder).filter((file) => !(file.path in baseContent));
  // Only CI decodes pictures.
  const rules = [...allRules.keys()].filter((rule) => rule !== "uploads");
  const asked = rules.flatMap((rule) =>
    (["error", "warning"] as const).flatMap((verdict) => {
      // The first site has all examples that are bodies.
      const [files] = sitesOf(rule, verdict);
      if (!files) return [];
      const all = Object.entries({ ...baseContent, ...files }).filter(([, text]) => text !== null);
      const others = rest.filter((file) => !(file.path in files));
      const sizes = others.map(({ path: file, size }) => ({ path: file, size }));
      return [{ files, question: { texts: Object.fromEntries(all), others: sizes, rule } }];
    }),
  );
  const answers = await page.evaluate(
    (questions) => {
      const { check } = window as unknown as { check: Ask };
      return Promise.all(questions.map((question) => check(question)));
    },
    asked.map(({ question }) => question),
  );
  for (const [at, { files, question }] of asked.entries()) {
    const inNode = await exampleFindings(question.rule, files, { folder });
    expect.soft(answers[at]?.findings, question.rule).toEqual(JSON.parse(JSON.stringify(inNode)));
  }
});

import { appendFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, it, vi } from "vitest";
import { findFiles } from "#app/content/reading/read-content.server.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { inOrder, type Finding } from "#scripts/check/run-rules.ts";
import { editorWindow } from "#tests/support/browser/editor-window.ts";
import { baseContent, smallFolder } from "#tests/support/content-folder.ts";
import { exampleFindings, sitesOf } from "#tests/support/findings.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// On a busy machine, the editor takes long to load.
vi.setConfig({ testTimeout: 120_000 });

const place = temporaryFolder();
let { editor, work, troubles, newPage, commit, git, inBare } = {} as Awaited<
  ReturnType<typeof editorWindow>
>;
let page: Page;

beforeAll(async () => {
  const opened = await editorWindow(place, smallFolder);
  ({ editor, work, troubles, newPage, commit, git, inBare } = opened);
  page = await newPage();
  return opened.close;
});

it("everybody can read the built editor, whatever the umask", () => {
  const modes = ["", "assets", "index.html"].map(
    (name) => statSync(path.join(place, "site", name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

const form = '.pane[data-mode="edit"]';

async function open(address: string, width = 1280) {
  await page.goto("about:blank");
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${editor.address}/#/collections/${address}`);
  await page
    .locator(`${form} [data-key-path="title"], ${form} [data-key-path="items"]`)
    .first()
    .waitFor();
}

async function fill(texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    const field = page.locator(
      `${form} [data-key-path="${path}"] :is(input, textarea, [contenteditable]):visible`,
    );
    await field.first().fill(text);
  }
}

// Saves a form, and returns the lines that its branch changes, as git counts them. The branch begins
// at the head of main.
async function save(branch: string) {
  const head = (of: string) => inBare("for-each-ref", "--format=%(objectname)", `refs/heads/${of}`);
  const before = ["", head("main"), head(branch)];
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect.poll(() => before.includes(head(branch)), { timeout: 60_000 }).toBe(false);
  // Until this dialog is closed, the form keeps a backup, which it would offer at the next visit.
  await page.getByRole("button", { name: "Later" }).click();
  return inBare("diff", "--numstat", `main...${branch}`).split("\n");
}

it("shows the words and the picture of a new entry on its page, and saves it beside a new one of somebody else", async () => {
  const theirs = "- id: theirs\n  name: E. F.\n  role: Driver\n  about: Drives the bus\n";
  await open("lists/entries/team");
  // Somebody else changes the file while its form is open.
  appendFileSync(path.join(work, "content/team.yaml"), theirs);
  commit();
  git("-C", work, "push", "--quiet", editor.repository, "main");
  await page.locator(form).getByRole("button", { name: /^Add/ }).click();
  await fill({
    "items.1.id": "mentor",
    "items.1.name": "Wanjiru K.",
    "items.1.role": "Mentor",
    "items.1.about": "Listens to to voiceless girls",
  });
  // Below a field is what has to be corrected.
  await page.locator(`${form} [data-finding*="voiceless"]`).waitFor();
  await fill({ "items.1.about": "Listens to to girls" });
  const mark = page.locator(`${form} [data-finding*="twice"]`);
  await mark.waitFor();
  await fill({ "items.1.about": "Listens to girls" });
  await mark.waitFor({ state: "detached" });
  const addPicture = page.locator(form).getByText(/Add .*Image/);
  await addPicture.click();
  await page.locator(`${form} [data-key-path="items.1.image.src"]`).getByText("Browse").click();
  const dialog = page.getByRole("dialog");
  const create = { width: 60, height: 60, channels: 3, background: "teal" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picture = { name: "mentor.jpg", mimeType: "image/jpeg", buffer };
  await dialog.locator("input[type=file]").first().setInputFiles(picture);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await fill({ "items.1.image.alt": "She stands before a blue door" });
  const pane = page.frameLocator("iframe.preview");
  const shown = pane.frameLocator("iframe");
  await shown.getByText("Wanjiru K.").waitFor();
  // A script of the page could read the writer's token.
  expect(await pane.locator("iframe").getAttribute("sandbox")).toBe("allow-same-origin");
  // While there is an error, the last page stays.
  await fill({ "items.1.role": "" });
  await page.locator(form).getByText("1 to correct").waitFor();
  await shown.getByText("Wanjiru K.").waitFor({ timeout: 5_000 });
  await fill({ "items.1.role": "Mentor" });
  const paper = await shown.locator("body").evaluate((body) => getComputedStyle(body).background);
  expect(paper).toContain("rgb(255, 251, 243)");
  const photo = shown.getByAltText("She stands before a blue door");
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => 1))).toBe(1);
  expect(await save("cms/lists/team")).toEqual([
    "-\t-\tcontent/mentor.webp",
    "7\t0\tcontent/team.yaml",
  ]);
  expect(inBare("show", "cms/lists/team:content/team.yaml")).toContain(theirs.trim());
});

it("writes a page of text on a narrow screen", async () => {
  await open("prosePages/new", 390);
  await fill({ title: "Our bus", description: "Where the bus goes", body: "It goes to Kibera." });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await save("cms/prosePages/our-bus")).toEqual(["6\t0\tcontent/pages/our-bus.mdx"]);
});

it("prints nothing, contacts only its own host and the code host, and writes our template into pull requests", async () => {
  expect(troubles).toEqual([]);
  const template = await readFile(".github/pull_request_template.md", "utf8");
  expect(new Set(editor.pulls.map(({ body }) => body))).toEqual(new Set([template]));
});

type Ask = (question: object) => Promise<{ findings: Finding[] }>;

it("runs every rule in the browser as in Node", async () => {
  // Only CI decodes pictures.
  for (const rule of [...allRules.keys()].filter((name) => name !== "uploads"))
    for (const severity of ["error", "warning"] as const) {
      // The first site has all examples that are bodies.
      const [files] = sitesOf(rule, severity);
      if (!files) continue;
      const all = Object.entries({ ...baseContent, ...files }).filter(([, text]) => text !== null);
      const texts = Object.fromEntries(all);
      const others = findFiles(smallFolder)
        .filter((file) => !(file.path in baseContent || file.path in files))
        .map(({ path: file, size }) => ({ path: file, size }));
      const answer = await page.evaluate(
        (question) => (window as unknown as { check: Ask }).check(question),
        { texts, others, rule },
      );
      const inNode = await exampleFindings(rule, files, { folder: smallFolder });
      const each = answer.findings.flatMap((finding) => [finding, ...finding.others]);
      expect.soft(each.sort(inOrder), rule).toEqual(JSON.parse(JSON.stringify(inNode)));
    }
});

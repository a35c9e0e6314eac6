import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { kinds } from "#app/content/kinds.ts";
import { findFiles } from "#app/content/reading/read-content.server.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import type { Finding } from "#scripts/check/run-rules.ts";
import { writeEditor } from "#scripts/editor/write-editor.ts";
import { standInHost } from "#scripts/editor/stand-in-host.ts";
import { browserFlags, findBrowser } from "#scripts/find-browser.ts";
import { listen } from "#scripts/serve/listen.ts";
import { frozenContent, smallFolder, textsIn } from "#tests/support/content-folder.ts";
import { exampleFindings, sitesOf } from "#tests/support/findings.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const place = temporaryFolder();
const [work, bare, folder] = ["work", "bare.git", "site"].map((name) => path.join(place, name)) as [
  string,
  string,
  string,
];
const { server } = standInHost(bare, folder);
const shots = ".cache/editor-shots";
// What the small site leaves empty.
const entries = {
  "contacts.yaml": '- contact: "0800 000 000"\n  name: A legal aid group\n  checked: 2026-11-01\n',
  "lesos.yaml":
    "- id: way\n  text: Penye nia pana njia\n  meaning: There is a way\n  source: A proverb\n",
  "partners.yaml": "- id: library\n  name: The county library\n  logo: /files/library.svg\n",
  "redirects.yaml": "- from: /old-page\n  to: /about\n",
  "released-addresses.yaml": "- /old-page\n",
};
const troubles: string[] = [];
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  cpSync(smallFolder, path.join(work, "content"), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync("git", [
      "-C",
      work,
      "-c",
      "user.name=A",
      "-c",
      "user.email=a@example.org",
      ...words,
    ]);
  for (const [name, text] of Object.entries(entries))
    writeFileSync(path.join(work, "content", name), text);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");
  execFileSync("git", ["clone", "--quiet", "--bare", work, bare]);
  vi.stubEnv("CONTENT_DIR", path.join(work, "content"));
  address = await listen(server, 0);
  await writeEditor(folder, {
    repo: "a/b",
    branch: "main",
    api_root: `${address}/api/v3`,
    graphql_api_root: `${address}/api`,
  });
  browser = await chromium.launch({ executablePath: findBrowser("whole"), args: browserFlags });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(10_000);
  const note = (text: string) => void troubles.push(text);
  page.on("console", (message) => /error|warning/.test(message.type()) && note(message.text()));
  page.on("pageerror", (error) => note(error.message));
  page.on(
    "request",
    (request) =>
      /^(?:blob|data):/.test(request.url()) ||
      request.url().startsWith(address) ||
      note(request.url()),
  );
  const user = { backendName: "github", token: "a", login: "writer", id: 1, name: "A writer" };
  await page.addInitScript(
    (one) => location.host && localStorage.setItem("sveltia-cms.user", JSON.stringify(one)),
    user,
  );
  await page.goto(address);
  await page.getByText("The whole site").waitFor();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  server.close();
});

const git = (...words: string[]) =>
  execFileSync("git", ["--git-dir", bare, ...words], { encoding: "utf8", stdio: "pipe" });

const fields = '.pane[data-mode="edit"] :is(input[type="text"], textarea)';
// One of each form; EVERY_KIND=true before another version of the editor is taken.
const some = ["home", "site", "stats", "dictionary", "posts"];
const shown = kinds.filter(({ name }) => process.env.EVERY_KIND || some.includes(name));

it.each(shown)(
  "$name: opened, changed and saved as a draft of one line",
  async ({ name, form, path: file }) => {
    const isPage = form === "single" && file.includes("/");
    const collection =
      form === "folder" ? name : form === "list" ? "lists" : isPage ? "pages" : "settings";
    const inFolder = git("ls-tree", "--name-only", "main", `content/${file}/`).match(
      /[^/]+(?=\.mdx$)/m,
    )?.[0];
    const slug = form === "folder" ? inFolder : name;
    await page.goto("about:blank");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${address}/#/collections/${collection}/entries/${slug}`);
    const filled = page.locator(fields);
    await page.locator('.pane[data-mode="edit"] [data-key-path]').first().waitFor();
    const closed = page.locator(
      '.pane[data-mode="edit"] button[aria-label="Expand"]:not([tabindex])',
    );
    const open = async () => {
      if ((await filled.count()) === 0 && (await closed.count()) > 0) await closed.first().click();
      await filled.first().waitFor();
    };
    await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.screenshot({ path: `${shots}/${name}-390.png` });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('.pane[data-mode="preview"] iframe').waitFor();
    await open();
    const texts = await filled.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    // A text of several words rather than a name or an address.
    const at = Math.max(
      0,
      texts.findIndex((text) => /[a-z] [a-z]/i.test(text)),
    );
    await filled.nth(at).fill(`${texts[at]}x`);
    await page.screenshot({ path: `${shots}/${name}-1280.png` });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const branch = `cms/${collection}/${slug}`;
    const changed = () =>
      git("branch", "--list", branch) && git("diff", "--numstat", `main...${branch}`);
    await expect.poll(changed, { timeout: 8_000 }).toMatch(/^1\t1\t\S+\n$/);
  },
);

it("says nothing on the console, and asks nobody but itself and the code host", () => {
  expect(troubles).toEqual([]);
});

type Ask = (question: object) => Promise<{ findings: Finding[] }>;

it.each([...allRules.keys()])(
  "the rule %s finds in the browser what it finds in Node",
  async (rule) => {
    const texts = await textsIn(frozenContent);
    const rest = findFiles(frozenContent).filter((file) => !(file.path in texts));
    for (const files of (["error", "warning", "good"] as const).flatMap((verdict) =>
      sitesOf(rule, verdict),
    )) {
      const written = Object.entries(files);
      // CI decodes pictures.
      if (rule === "uploads" || written.some(([, text]) => text?.startsWith("data:"))) continue;
      const all = Object.entries({ ...texts, ...files }).filter(([, text]) => text !== null);
      const others = rest
        .filter((file) => !(file.path in files))
        .map(({ path: file, size }) => ({ path: file, size }));
      const question = { texts: Object.fromEntries(all), others, rule };
      const { findings } = await page.evaluate(
        (one) => (window as unknown as { check: Ask }).check(one),
        question,
      );
      expect(findings).toEqual(JSON.parse(JSON.stringify(await exampleFindings(rule, files))));
    }
  },
);

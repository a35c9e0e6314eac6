import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, it, vi } from "vitest";
import { findFiles, readContent } from "#app/content/reading/read-content.server.ts";
import { setting } from "#app/content/setting.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { runRules } from "#scripts/check/run-rules.ts";
import { editorWindow } from "#tests/support/browser/editor-window.ts";
import { frozenContent } from "#tests/support/content-folder.ts";

// On a busy machine, the editor takes long to load.
vi.setConfig({ testTimeout: 180_000 });

let { editor, place, newPage, git, inBare } = {} as Awaited<ReturnType<typeof editorWindow>>;
let page: Page;
let [dialogs, answers] = [[] as string[], [] as boolean[]];
beforeAll(async () => {
  ({ editor, place, newPage, git, inBare } = await editorWindow(frozenContent));
});

/** A part of the form by its label: a field, or the form itself. */
const field = (label: string, within: Page | Locator = page) =>
  within.getByRole("group", { name: new RegExp(`^“.?${label}.?” Field$`) });
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole("button", { name });
const items = (list: string) => field(list).locator("[id$='-item-list'] > * > [role=group]");
const summary = () =>
  page
    .locator("[role=status]:visible")
    .filter({ hasText: /order|look|correct/ })
    .first();

// Scrolls as far as a part of the form, because the CMS renders a field once it is near the window.
async function reached(part: Locator) {
  const content = page.locator(".pane[data-mode=edit] .content:visible").first();
  for (let steps = 0; steps < 40 && !(await part.first().isVisible()); steps++) {
    await content.evaluate((element) => element.scrollBy(0, 300));
    await page.waitForTimeout(50);
  }
  return part.first();
}

async function fill(label: string, text: string, within?: Locator) {
  const part = await reached(field(label, within));
  await part.locator("input, textarea").first().fill(text);
}

async function open(group: string, entry: string) {
  await page.goto(editor.address);
  await page.getByRole("treeitem", { name: group }).click();
  if (entry === "New") await button("Create New Entry").click();
  else await page.getByRole("gridcell", { name: entry, exact: true }).click();
  await field("Check").waitFor();
}

async function show(language: string) {
  const menu = page.getByRole("combobox", { name: "Switch Locale" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("option", { name: language }).click();
  } else await page.getByRole("radio", { name: language }).first().click();
}

async function addPicture(within: Locator, name: string, alt: string) {
  await (await reached(within)).getByRole("checkbox", { name: /^Add/ }).click();
  const dialog = page.getByRole("dialog");
  const upload = dialog.locator("input[type=file]").first();
  // The form renders once more when the picture is added, which loses a click that comes too early.
  await vi.waitFor(
    async () => {
      if (!(await dialog.isVisible()))
        await (await reached(field("Picture", within).getByText("Browse"))).click();
      await upload.waitFor({ state: "attached", timeout: 5_000 });
    },
    { timeout: 60_000 },
  );
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 17/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(50);
  await upload.setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await button("Insert", dialog).click();
  await fill("What it shows", alt, within);
}

// Saves the form without an error, and returns what its branch changes; the whole check accepts the branch.
async function saved(branch: string) {
  await summary()
    .getByText(/in order|look/)
    .waitFor();
  await button(/^Save$/)
    .last()
    .click();
  await button("Later").click();
  return changed(branch);
}

async function changed(branch: string) {
  await expect.poll(() => inBare("branch", "--list", branch), { timeout: 60_000 }).not.toBe("");
  await expect.poll(() => inBare("diff", "--numstat", `main...${branch}`)).not.toBe("");
  const folder = mkdtempSync(path.join(place, "branch-"));
  execFileSync("tar", ["-x", "-C", folder], {
    input: execFileSync("git", ["--git-dir", editor.repository, "archive", branch]),
  });
  const content = readContent(findFiles(path.join(folder, "content")));
  const findings = await runRules(checkedSite(content));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  return inBare("diff", "--numstat", `main...${branch}`).replaceAll("content/", "").split("\n");
}

type Task = { task: string; kind: string; branch: string; run: () => Promise<unknown> };

const tasks: Task[] = [
  {
    task: "a typo on the home page, whose translation still fits",
    kind: "page",
    branch: "cms/pages/home",
    async run() {
      await open("Main pages", "Home");
      await fill("Title", "Suluhisho: school, safety and choices for girls in Kenya");
      await summary().getByText("look").click();
      await button("The translation still fits").click();
      await summary().getByText("Everything is in order.").waitFor();
      const lines = ["1\t1\tpages/home.yaml", "1\t1\tsw/pages/home.yaml"];
      expect(await saved(this.branch)).toEqual(lines);
    },
  },
  {
    task: "a post with a picture, in English and Swahili",
    kind: "post",
    branch: "cms/posts/bags-for-class-six",
    async run() {
      await open("Posts", "New");
      expect(await summary().count()).toBe(0);
      await page.getByText("Nothing is written yet.").waitFor();
      await fill("Title", "Bags for class six");
      await fill("Excerpt", "Thirty bags went to class six, and this is who carried them.");
      await fill("Text", "Thirty bags went up the hill to the school on a Monday morning.");
      await fill("Author", "The education team");
      await button("Today", await reached(field("Date"))).click();
      await (await reached(page.getByRole("radio", { name: "Education" }))).click();
      await addPicture(field("Picture").first(), "bags.jpg", "Thirty bags in a row");
      await show("Swahili");
      await button(/Enable .*Swahili/).click();
      await fill("Title", "Mifuko ya darasa la sita");
      await fill("Excerpt", "Mifuko thelathini ilienda darasa la sita, na hawa ndio walioibeba.");
      await fill("Text", "Mifuko thelathini ilipanda mlima hadi shuleni asubuhi ya Jumatatu.");
      await fill("What it shows", "Mifuko thelathini kwa safu");
      const posts = ["blog/bags-for-class-six.mdx", "sw/blog/bags-for-class-six.mdx"] as const;
      const picture = "-\t-\tblog/bags.webp";
      const lines = [`12\t0\t${posts[0]}`, picture, `9\t0\t${posts[1]}`];
      expect(await saved(this.branch)).toEqual(lines);
      const translation = inBare("show", `${this.branch}:content/${posts[1]}`);
      expect(translation).toMatch(/^translates: \w{8}$/m);
      expect(translation).not.toContain("category");
    },
  },
  {
    task: "a figure is replaced",
    kind: "list",
    branch: "cms/lists/stats",
    async run() {
      await open("Lists", "Stats");
      const first = items("Stats").first();
      await button("Expand", first).click();
      await fill("Figure", "", first);
      await button("Collapse", first).click();
      await summary().getByText("1 to correct").click();
      // A wide window has the list open already.
      if (!(await button("Stats 1 › Figure").isVisible())) await summary().click();
      await button("Stats 1 › Figure").click();
      const figure = field("Figure", first).getByRole("textbox");
      await expect.poll(() => figure.evaluate((box) => box === document.activeElement)).toBe(true);
      await figure.fill("2020");
      expect(await saved(this.branch)).toEqual(["1\t1\tstats.yaml"]);
    },
  },
  {
    task: "a person leaves",
    kind: "list",
    branch: "cms/lists/team",
    async run() {
      await open("Lists", "Team");
      await button("Remove", items("Team").last()).click();
      const [line] = await saved(this.branch);
      expect(line).toMatch(/^0\t\d+\tteam\.yaml$/);
    },
  },
  {
    task: "another phone number",
    kind: "page",
    branch: "cms/settings/site",
    async run() {
      await open("The whole site", "Site");
      await fill("Phone", "+254 711 000 000");
      expect(await saved(this.branch)).toEqual(["1\t1\tsite.yaml"]);
    },
  },
  {
    task: "another giving provider",
    kind: "page",
    branch: "cms/pages/donate",
    async run() {
      await open("Main pages", "Donate");
      const provider = await reached(field("Provider"));
      await button("Expand", provider).first().click();
      await fill("Name", "Changisha", provider);
      await fill("Page address", "https://www.example.org/give/{fundraiserId}", provider);
      expect(await saved(this.branch)).toEqual(["2\t2\tpages/donate.yaml"]);
    },
  },
  {
    task: "a testimonial",
    kind: "list",
    branch: "cms/lists/testimonials",
    async run() {
      await open("Lists", "Testimonials");
      await (await reached(button(/^Add .?entry/))).click();
      const item = items("Testimonials").last();
      await fill("Short name", "baker", item);
      await fill("Name", "Achieng W.", item);
      await fill("Role", "Baker", item);
      await fill(
        "Quote",
        "The bread goes to the study rooms, and the girls tell me what they read.",
        item,
      );
      expect(await saved(this.branch)).toEqual(["4\t0\ttestimonials.yaml"]);
    },
  },
  {
    task: "an event",
    kind: "list",
    branch: "cms/lists/events",
    async run() {
      await open("Lists", "Events");
      await button(/^Add .?entry/).click();
      const item = items("Events").last();
      await fill("Short name", "open-day", item);
      await fill("Title", "Open day", item);
      await fill("Date", "2030-06-15", item);
      await fill("Place", "Kibera", item);
      await fill("Text", "Come and see the study rooms.", item);
      expect(await saved(this.branch)).toEqual(["5\t1\tevents.yaml"]);
    },
  },
  {
    task: "somebody else changed the same entry: theirs is kept, beside the rest of mine",
    kind: "two people",
    branch: "cms/pages/help",
    async run() {
      const mine = page;
      await open("Main pages", "Help");
      page = await newPage();
      await open("Main pages", "Help");
      await fill("Title", "Who helps you now");
      await saved(this.branch);
      await page.close();
      page = mine;
      await fill("Title", "Who can help you");
      await fill("Description", "People in Kenya who listen at no cost, day and night.");
      const before = inBare("rev-parse", this.branch);
      answers.push(false);
      await saved(this.branch);
      await expect.poll(() => inBare("rev-parse", this.branch)).not.toBe(before);
      expect(dialogs).toEqual([expect.stringContaining("Who helps you now")]);
      expect(inBare("show", `${this.branch}:content/pages/help.yaml`)).toMatch(
        /^title: Who helps you now\ndescription: People in Kenya who listen/m,
      );
      await open("Main pages", "Help");
      const shown = (await reached(field("Title"))).getByRole("textbox").first();
      expect(await shown.inputValue()).toBe("Who helps you now");
    },
  },
  {
    task: "a post disappears today, with its address",
    kind: "deletion",
    branch: "cms/posts/1",
    async run() {
      await open("Posts", "Chairs in a circle");
      await page.getByRole("toolbar", { name: "Primary" }).getByRole("button").last().click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await button("Delete", page.getByRole("alertdialog")).click();
      const [post, redirects] = await changed(this.branch);
      expect(post).toMatch(/^0\t\d+\tblog\/1\.mdx$/);
      expect(redirects).toBe("2\t1\tredirects.yaml");
      expect(dialogs).toEqual([expect.stringContaining("/blog/1 → /blog")]);
    },
  },
];

const all = setting("EDITOR_TASKS", (said) => said === "all", 'Write "all", or nothing.') === "all";
const kinds = new Set<string>();
const tried = tasks.flatMap((task, at) => {
  if (all) return [1280, 390].map((width) => ({ ...task, width }));
  if (kinds.has(task.kind)) return [];
  kinds.add(task.kind);
  return { ...task, width: at % 2 ? 1280 : 390 };
});

it.each(tried)("$task, in a window of $width pixels", async ({ width, ...task }) => {
  page = await newPage();
  await page.setViewportSize({ width, height: 844 });
  [dialogs, answers] = [[], []];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await (answers.shift() === false ? dialog.dismiss() : dialog.accept());
  });
  if (inBare("branch", "--list", task.branch))
    git("--git-dir", editor.repository, "branch", "-D", task.branch);
  await task.run();
  await page.close();
});

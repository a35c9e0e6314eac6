import { appendFileSync, mkdtempSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, it, vi } from "vitest";
import {
  findFiles,
  readContent,
  type ContentFile,
} from "#app/content/reading/read-content.server.ts";
import { setting } from "#app/content/setting.ts";
import { checkedSite } from "#scripts/check/checked-site.ts";
import { allRules } from "#scripts/check/all-rules.ts";
import { inOrder, runRules, type Finding } from "#scripts/check/run-rules.ts";
import { editorWindow } from "#tests/support/browser/editor-window.ts";
import {
  baseContent,
  frenchLayer,
  frozenContent,
  smallFolder,
} from "#tests/support/content-folder.ts";
import { exampleFindings, sitesOf } from "#tests/support/findings.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// On a busy machine, the editor takes long to load.
vi.setConfig({ testTimeout: 180_000 });

type Editor = Awaited<ReturnType<typeof editorWindow>>;
const place = temporaryFolder();
let { editor, troubles, newPage, git, inBare } = {} as Editor;
let page: Page;
let begin = "";
let [dialogs, answers] = [[] as string[], [] as boolean[]];
let parsed: ContentFile[] = [];
beforeAll(async () => {
  const clinic =
    "- id: clinic\n  title: Clinic day\n  date: 2030-06-15\n  place: Kibera\n  text: Come on Saturday.\n";
  const more = { ...(await frenchLayer()), "events.yaml": clinic };
  const opened = await editorWindow(place, frozenContent, more);
  ({ editor, troubles, newPage, git, inBare } = opened);
  begin = inBare("rev-parse", "main");
  await openWindow();
  return opened.close;
});

/** A window in which no draft is open yet. */
async function openWindow() {
  await page?.close();
  editor.pulls.length = 0;
  for (const branch of inBare("branch", "--list", "cms/*").split(/\s+/).filter(Boolean))
    inBare("branch", "-D", branch);
  page = await newPage();
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await (answers.shift() === false ? dialog.dismiss() : dialog.accept());
  });
  await page.goto(editor.address);
}

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
  await part.locator(":is(input, textarea, [contenteditable]):visible").first().fill(text);
}

async function open(group: string, entry: string) {
  // A group does not answer to a click before the CMS has counted the groups.
  const counted = page.locator("[aria-setsize]");
  const place = page.getByRole("treeitem", { name: group }).and(counted);
  const listed = page.getByRole("gridcell", { name: entry, exact: true });
  // A form that closes late takes the list with it.
  await vi.waitFor(
    async () => {
      await page.goto(`${editor.address}/#/collections`);
      await place.click({ timeout: 2_000 });
      await (entry === "New" ? button("Create New Entry") : listed).click({ timeout: 2_000 });
      await field("Check").waitFor({ timeout: 5_000 });
    },
    { timeout: 60_000 },
  );
}

async function show(language: string) {
  const menu = page.getByRole("combobox", { name: "Switch Locale" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("option", { name: language }).click();
  } else await page.getByRole("radio", { name: language }).first().click();
}

// Chooses from the menu of the form, and confirms it.
async function choose(name: string) {
  await page.getByRole("toolbar", { name: "Primary" }).getByRole("button").last().click();
  await page.getByRole("menuitem", { name }).click();
  await button(name, page.getByRole("alertdialog")).click();
}

async function addPicture(browse: Locator, name: string) {
  const dialog = page.getByRole("dialog");
  const upload = dialog.locator("input[type=file]").first();
  // The form renders once more when the picture is added, which loses a click that comes too early.
  await vi.waitFor(
    async () => {
      if (!(await dialog.isVisible())) await (await reached(browse)).click();
      await upload.waitFor({ state: "attached", timeout: 5_000 });
    },
    { timeout: 60_000 },
  );
  const create = {
    width: 1200,
    height: 800,
    channels: 3,
    background: name === "hill.jpg" ? "olive" : "teal",
  } as const;
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 17/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(50);
  await upload.setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await button("Insert", dialog).click();
}

// Writes a text as a beginner does, with the buttons above it.
async function writeText() {
  const part = await reached(field("Text"));
  const [text, dialog] = [part.getByRole("textbox", { name: "Text" }), page.getByRole("dialog")];
  const style = async (name: string) => {
    await button("Show Text Style Options", part).click();
    await page.getByRole("menuitemcheckbox", { name }).click();
  };
  const type = async (...lines: string[]) => {
    for (const [at, line] of lines.entries()) {
      if (at > 0) await page.keyboard.press("Enter");
      await page.keyboard.type(line);
    }
  };
  await text.click();
  await type("Thirty bags went up.", "");
  await style("Heading 2");
  await type("Who carried them", "");
  await style("Bulleted List");
  await type("a girl", "her aunt", "", "");
  await button("Link", part).click();
  await dialog.getByRole("textbox", { name: "URL" }).fill("/programs");
  await dialog.getByRole("textbox", { name: "Text" }).fill("our programs");
  await button("Insert", dialog).click();
  await text.getByRole("link", { name: "our programs" }).waitFor();
  await text.locator("p").last().click();
  await page.keyboard.press("Home");
  await button("Image", part).click();
  const picture = text.getByRole("group", { name: "Image" });
  await addPicture(picture.getByText("Browse"), "hill.jpg");
  await fill("Alt Text", "The hill", picture);
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
  // The form closes a moment later, and would take what is opened before with it.
  await page.waitForURL(/#\/collections\/\w+$/);
  return changed(branch);
}

async function changed(branch: string) {
  await expect.poll(() => inBare("branch", "--list", branch), { timeout: 60_000 }).not.toBe("");
  await expect.poll(() => inBare("diff", "--numstat", `main...${branch}`)).not.toBe("");
  await expectInOrder(checkout(branch));
  return inBare("diff", "--numstat", `main...${branch}`).replaceAll("content/", "").split("\n");
}

function checkout(branch: string) {
  const folder = mkdtempSync(path.join(place, "branch-"));
  git("clone", "--quiet", "--branch", branch, editor.repository, folder);
  return folder;
}

function merged(branch: string) {
  const folder = checkout("main");
  git("-C", folder, "merge", "--quiet", "--no-ff", "-m", "A change", `origin/${branch}`);
  return folder;
}

async function expectInOrder(folder: string) {
  const content = readContent(findFiles(path.join(folder, "content")), parsed);
  parsed = content.files;
  const findings = await runRules(checkedSite(content));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
}

it("shows the words and the picture of a new entry on its page, and saves it beside a new one of somebody else", async () => {
  const branch = "cms/lists/team";
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("Lists", "Team");
  // Somebody else changes the file while its form is open.
  const theirs = "- id: theirs\n  name: E. F.\n  role: Driver\n  about: Drives the bus\n";
  const folder = checkout("main");
  appendFileSync(path.join(folder, "content/team.yaml"), theirs);
  git("-C", folder, "commit", "--quiet", "--all", "-m", "A driver");
  git("-C", folder, "push", "--quiet", "origin", "main");
  await (await reached(button(/^Add .?entry/))).click();
  const item = items("Team").last();
  await fill("Short name", "mentor", item);
  await fill("Name", "Wanjiru K.", item);
  await fill("Role", "Mentor", item);
  // Below a field is what has to be corrected.
  const mark = (words: string) => item.locator(`[data-finding*="${words}"]`);
  await fill("About", "Listens to to voiceless girls", item);
  await mark("voiceless").waitFor();
  await fill("About", "Listens to to girls", item);
  await mark("twice").waitFor();
  await fill("About", "Listens to girls", item);
  await mark("twice").waitFor({ state: "detached" });
  const picture = await reached(field("Image", item));
  await picture.getByRole("checkbox", { name: /^Add/ }).click();
  await addPicture(field("Picture", picture).getByText("Browse"), "mentor.jpg");
  await fill("What it shows", "She stands before a blue door", picture);
  const pane = page.frameLocator("iframe.preview");
  const shown = pane.frameLocator("iframe");
  await shown.getByText("Wanjiru K.").waitFor();
  // A script of the page could read the writer's token.
  expect(await pane.locator("iframe").getAttribute("sandbox")).toBe("allow-same-origin");
  // While there is an error, the last page stays.
  await fill("Role", "", item);
  await summary().getByText("1 to correct").waitFor();
  await shown.getByText("Wanjiru K.").waitFor({ timeout: 5_000 });
  await fill("Role", "Mentor", item);
  const paper = await shown.locator("body").evaluate((body) => getComputedStyle(body).background);
  expect(paper).toContain("rgb(255, 251, 243)");
  const photo = shown.getByAltText("She stands before a blue door");
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => 1))).toBe(1);
  expect(await saved(branch)).toEqual(["-\t-\tmentor.webp", "7\t0\tteam.yaml"]);
  expect(inBare("show", `${branch}:content/team.yaml`)).toContain(theirs.trim());
});

it("writes a page of text on a narrow screen", async () => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open("Pages of text", "New");
  await fill("Title", "Our bus");
  await fill("Description", "Where the bus goes");
  await fill("Text", "It goes to Kibera.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await saved("cms/prosePages/our-bus")).toEqual(["6\t0\tpages/our-bus.mdx"]);
});

it("everybody can read the built editor, whatever the umask", () => {
  const modes = ["", "assets", "index.html"].map(
    (name) => statSync(path.join(place, "site", name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

it("prints nothing, contacts only its own host and the code host, and writes our template into pull requests", async () => {
  expect(troubles).toEqual([]);
  const template = await readFile(".github/pull_request_template.md", "utf8");
  expect(new Set(editor.pulls.map(({ body }) => body))).toEqual(new Set([template]));
});

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
      expect(await page.getByText("translates:").count()).toBe(0);
      await button("The translation still fits").click();
      await button("The translation still fits").waitFor({ state: "hidden" });
      const lines = ["1\t1\tpages/home.yaml", "1\t1\tsw/pages/home.yaml"];
      expect(await saved(this.branch)).toEqual(lines);
    },
  },
  {
    task: "a post with pictures, a heading, a list and a link, in three languages",
    kind: "post",
    branch: "cms/posts/bags-for-class-six",
    async run() {
      await open("Posts", "New");
      expect(await summary().count()).toBe(0);
      await page.getByText("Nothing is written yet.").waitFor();
      await fill("Title", "Bags for class six");
      answers.push(false);
      await button("Cancel Editing").click();
      expect(dialogs).toEqual([expect.stringContaining("Leave this form?")]);
      await fill("Excerpt", "Thirty bags went to class six, and this is who carried them.");
      await writeText();
      await fill("Author", "The education team");
      await button("Today", await reached(field("Date"))).click();
      await (await reached(page.getByRole("radio", { name: "Education" }))).click();
      const picture = field("Picture").first();
      await (await reached(picture)).getByRole("checkbox", { name: /^Add/ }).click();
      await addPicture(field("Picture", picture).getByText("Browse"), "IMG_2041 copy (é).JPG");
      await fill("What it shows", "Thirty bags in a row", picture);
      await show("Swahili");
      await button(/Enable .*Swahili/).click();
      await fill("Title", "Mifuko ya darasa la sita");
      await fill("Excerpt", "Mifuko thelathini ilienda darasa la sita, na hawa ndio walioibeba.");
      await fill("Text", "Mifuko thelathini ilipanda mlima hadi shuleni asubuhi ya Jumatatu.");
      await fill("What it shows", "Mifuko thelathini kwa safu");
      // A narrow window has no room for a page.
      const shown = page.frameLocator("iframe.preview").frameLocator("iframe");
      if (page.viewportSize()!.width > 1000)
        await shown.getByRole("heading", { name: "Mifuko ya darasa la sita" }).first().waitFor();
      await show("French");
      await button(/Enable .*French/).click();
      await fill("Title", "Des cartables pour la sixième");
      await fill("Excerpt", "Trente cartables pour la classe, et voici qui les a portés.");
      await fill("Text", "Trente cartables ont monté la colline un lundi matin.");
      await fill("What it shows", "Trente cartables en rang");
      await show("English");
      const posts = ["", "sw/", "fr/"].map((folder) => `${folder}blog/bags-for-class-six.mdx`);
      const pictures = ["-\t-\tblog/hill.webp", "-\t-\tblog/img_2041-copy-e.webp"];
      expect(await saved(this.branch)).toEqual([
        `21\t0\t${posts[0]}`,
        ...pictures,
        `9\t0\t${posts[2]}`,
        `9\t0\t${posts[1]}`,
      ]);
      const photo = path.join(checkout(this.branch), "content/blog/img_2041-copy-e.webp");
      expect((await sharp(photo).metadata()).exif).toBeUndefined();
      const [english = "", ...others] = posts.map((post) =>
        inBare("show", `${this.branch}:content/${post}`),
      );
      expect(english.split("---\n\n")[1]).toBe(
        "Thirty bags went up.\n\n## Who carried them\n\n- a girl\n- her aunt\n\n" +
          "![The hill](hill.webp)\n\n[our programs](/programs)",
      );
      for (const translation of others) {
        expect(translation).toMatch(/^translates: \w{8}$/m);
        expect(translation).not.toContain("category");
      }
    },
  },
  {
    task: "a sentence is added to a post, which keeps its boxes and its source",
    kind: "post",
    branch: "cms/posts/3",
    async run() {
      const title = /^title: (.*)$/m.exec(inBare("show", "main:content/blog/3.mdx"))?.[1] ?? "";
      await open("Posts", title);
      const text = await reached(field("Text").getByRole("textbox"));
      await text.locator("p").first().click();
      await page.keyboard.press("End");
      await page.keyboard.type(" Nobody was late.");
      expect(await saved(this.branch)).toEqual(["1\t1\tblog/3.mdx"]);
    },
  },
  {
    task: "a new program, once the home page does not count them",
    kind: "post",
    branch: "cms/programs/clean-water",
    async run() {
      await open("Main pages", "Home");
      const section = await reached(field("Programs"));
      await button("Expand", section).first().click();
      await fill("Lead", "One aim. A girl decides what her life will be.", section);
      await saved("cms/pages/home");
      git("-C", merged("cms/pages/home"), "push", "--quiet", "origin", "main");
      await openWindow();
      await open("Programs", "New");
      await fill("Title", "Clean Water");
      await fill("Summary", "We help schools to store clean water for every lesson.");
      await fill("Text", "A girl who does not have to fetch water is in class from the start.");
      await fill("Position", "4");
      await (await reached(page.getByRole("combobox", { name: "Colour" }))).click();
      await page.getByRole("option", { name: "lake" }).click();
      const features = await reached(field("Features"));
      await button(/^Add/, features).click();
      await features.getByRole("textbox").last().fill("A tank for each school");
      expect(await saved(this.branch)).toEqual(["10\t0\tprograms/clean-water.mdx"]);
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
    task: "no newsletter",
    kind: "page",
    branch: "cms/settings/site",
    async run() {
      await open("The whole site", "Site");
      const newsletter = await reached(field("Newsletter"));
      await newsletter.getByRole("checkbox", { name: /^Add/ }).click();
      expect(await saved(this.branch)).toEqual(["0\t3\tsite.yaml"]);
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
    task: "a story by which a girl could be found, with the consent recorded",
    kind: "list",
    branch: "cms/lists/successStories",
    async run() {
      await open("Lists", "Success stories");
      await (await reached(button(/^Add .?entry/))).click();
      const item = items("Success stories").last();
      await fill("Short name", "first-in-maths", item);
      await (await reached(item.getByRole("radio", { name: "Education Support" }))).click();
      await fill("Title", "First in maths", item);
      await fill("Before", "Achieng, 14, of Kibera Primary School had no books.", item);
      await fill("After", "She has all of them, and reads to her brother.", item);
      await summary().getByText("worth a look").waitFor();
      const consent = await reached(field("Consent", item));
      await consent.getByRole("checkbox", { name: /^Add/ }).click();
      await fill("Who", "The girl and her mother", consent);
      await fill("When", "2026-03-14", consent);
      await summary().getByText("Everything is in order.").waitFor();
      expect(await saved(this.branch)).toEqual(["8\t0\tsuccess-stories.yaml"]);
    },
  },
  {
    task: "an event is moved, and its text says so",
    kind: "list",
    branch: "cms/lists/events",
    async run() {
      await open("Lists", "Events");
      const item = items("Events").last();
      await button("Expand", item).click();
      await fill("Date", "2030-06-16", item);
      await fill("Text", "Come on Sunday.", item);
      expect(await saved(this.branch)).toEqual(["2\t2\tevents.yaml"]);
    },
  },
  {
    task: "yesterday’s change is undone, as “Revert” of the code host does it",
    kind: "undo",
    branch: "cms/pages/contact",
    async run() {
      await open("Main pages", "Contact");
      await fill("Title", "Where to find us");
      await saved(this.branch);
      const folder = merged(this.branch);
      expect(git("-C", folder, "diff", "--stat", "HEAD^")).toContain("contact.yaml");
      git("-C", folder, "revert", "--no-edit", "-m", "1", "HEAD");
      expect(git("-C", folder, "diff", "--stat", "origin/main")).toBe("");
      await expectInOrder(folder);
    },
  },
  {
    task: "a draft is thrown away",
    kind: "undo",
    branch: "cms/pages/contact",
    async run() {
      await open("Main pages", "Contact");
      await fill("Title", "Where to find us");
      await saved(this.branch);
      await open("Main pages", "Contact");
      await choose("Discard");
      await expect.poll(() => inBare("branch", "--list", this.branch)).toBe("");
      await open("Main pages", "Contact");
      const title = (await reached(field("Title"))).getByRole("textbox").first();
      expect(await title.inputValue()).not.toBe("Where to find us");
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
      const [clash = ""] = dialogs;
      expect(clash).toMatch(/Theirs: "Who helps you now"\s+Yours: "Who can help you"/);
      expect(inBare("show", `${this.branch}:content/pages/help.yaml`)).toMatch(
        /^title: Who helps you now\ndescription: People in Kenya who listen/m,
      );
      await open("Main pages", "Help");
      const shown = (await reached(field("Title"))).getByRole("textbox").first();
      expect(await shown.inputValue()).toBe("Who helps you now");
      // What this window saved is mine.
      await fill("Title", "Who helps you at once");
      const last = inBare("rev-parse", this.branch);
      await saved(this.branch);
      await expect.poll(() => inBare("rev-parse", this.branch)).not.toBe(last);
      expect(dialogs).toHaveLength(1);
    },
  },
  {
    task: "a post disappears today, with its address",
    kind: "deletion",
    branch: "cms/posts/1",
    async run() {
      await open("Posts", "Chairs in a circle");
      await choose("Delete");
      const [post, redirects] = await changed(this.branch);
      expect(post).toMatch(/^0\t\d+\tblog\/1\.mdx$/);
      expect(redirects).toBe("2\t1\tredirects.yaml");
      expect(dialogs).toEqual([expect.stringContaining("/blog/1 → /blog")]);
    },
  },
];

const all = setting("EDITOR_TASKS", (said) => said === "all", 'Write "all", or nothing.') === "all";
const kinds = new Set<string>();
const tried = all
  ? [1280, 390].flatMap((width) => tasks.map((task) => ({ ...task, width })))
  : tasks
      .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
      .map((task, at) => ({ ...task, width: at % 2 ? 1280 : 390 }));

it.each(tried)("$task, in a window of $width pixels", async ({ width, ...task }) => {
  // All of them change some files twice.
  if (all) inBare("update-ref", "refs/heads/main", begin);
  if (all) await openWindow();
  await page.setViewportSize({ width, height: 844 });
  [dialogs, answers] = [[], []];
  await task.run();
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

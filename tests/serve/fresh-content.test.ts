import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import * as code from "#scripts/serve/development-code.ts";
import { freshContent } from "#scripts/serve/fresh-content.ts";
import { contentFolder } from "#tests/support/content-folder.ts";

afterEach(() => vi.restoreAllMocks());

/** A content folder as development reads it, and how to save a file at a minute of the hour. */
async function openedFolder() {
  const folder = await contentFolder();
  let current = { ...code };
  const look = freshContent(folder, { current: () => Promise.resolve(current), forget: () => {} });
  const changeCode = (changed: Partial<typeof code>) => (current = { ...current, ...changed });
  const save = async (name: string, edit: (text: string) => string, minute: number) => {
    const file = path.join(folder, name);
    await writeFile(file, edit(await readFile(file, "utf8")));
    const time = new Date(Date.UTC(2026, 0, 1, 8, minute));
    await utimes(file, time, time);
  };
  return { folder, look, save, changeCode };
}

const heading = async (look: ReturnType<typeof freshContent>) =>
  (await look()).contents?.about.heading;
const named = (name: string) => (text: string) =>
  text.replace(/^heading: .*$/m, `heading: ${name}`);

it("is read again after an edit that does not change the length of a file, and after a deletion, and cached until then", async () => {
  const { folder, look, save } = await openedFolder();
  await save("pages/about.yaml", named("Habari"), 1);
  expect(await heading(look)).toBe("Habari");
  expect(await look()).toBe(await look());
  await save("pages/about.yaml", named("Karibu"), 2);
  expect(await heading(look)).toBe("Karibu");
  await rm(path.join(folder, "blog/1.mdx"));
  // A visit to the page says which file is gone.
  expect((await look()).files.get("/blog/1")).toBe("blog/1.mdx");
});

it("is read again by code that was changed, without what the older code parsed", async () => {
  const { look, save, changeCode } = await openedFolder();
  const before = await look();
  const reused: number[] = [];
  const readContent: typeof code.readContent = (found, parsed = []) => {
    reused.push(parsed.length);
    return code.readContent(found, parsed);
  };
  changeCode({ contentsFor: (...given) => code.contentsFor(...given), readContent });
  expect(await look()).not.toBe(before);
  await save("pages/about.yaml", named("Habari"), 1);
  await look();
  expect(reused).toEqual([0, expect.any(Number)]);
  expect(reused[1]).toBeGreaterThan(0);
});

it("has findings about files that people made, and none about what editors put beside them", async () => {
  const { folder, look } = await openedFolder();
  const made = ["md", "yml", "JPG", "heic", "pdf", "docx", "xlsx"].map((end) => `files/a b.${end}`);
  for (const name of [...made, "files/a b.docx~", "files/.a b.md.swp"])
    await writeFile(path.join(folder, name), "");
  vi.spyOn(console, "log").mockReturnValue();
  const files = (await (await look()).findings())?.map(({ file }) => file) ?? [];
  expect(files.filter((file) => file.startsWith("files/")).toSorted()).toEqual(made.toSorted());
});

it("stays the same during an error, and its findings are printed when they change", async () => {
  const { look, save } = await openedFolder();
  const output: string[] = [];
  vi.spyOn(console, "log").mockImplementation((text: string) => void output.push(text));
  const rulesNow = async () => (await (await look()).findings())?.map(({ rule }) => rule);
  await save("pages/about.yaml", named("Habari"), 1);
  await look();
  await save("pages/about.yaml", (text) => text.replace(/^heading:/m, "heding:"), 2);
  expect(await heading(look)).toBe("Habari");
  expect(await rulesNow()).toContain("fields");
  await save("pages/about.yaml", (text) => text.replace(/^heding:/m, "heading:"), 3);
  expect(await rulesNow()).not.toContain("fields");
  await save("pages/about.yaml", named("Karibu"), 4);
  expect(await rulesNow()).not.toContain("fields");
  expect(output.length).toBe(2);
});

it("changes on the next day in Nairobi", async () => {
  const { look, save } = await openedFolder();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const walk = "- { id: walk, title: A walk, date: 2026-03-08, place: Kibra, text: We walk. }\n";
  await save("events.yaml", () => walk, 1);
  vi.setSystemTime("2026-03-08T20:59:00Z");
  expect((await look()).contents?.events).toHaveLength(1);
  vi.setSystemTime("2026-03-08T21:00:00Z");
  expect((await look()).contents?.events).toHaveLength(0);
});

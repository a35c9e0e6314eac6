import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  codeOwners,
  generatedFiles,
  staleFiles,
  markedTexts,
} from "#scripts/generate/generated-files.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();

it("the generated files of this repository are what npm run generate writes", async () => {
  const stale = (await staleFiles(".")).map(({ path: file }) => file);
  // The owners are in the content, which may change.
  expect(stale.filter((file) => !file.endsWith("CODEOWNERS"))).toEqual([]);
});

it("the generated files name the owners of each file, people and teams", () => {
  const owners = codeOwners({ maintainers: "@a/b", safeguarding: "@amina @c" });
  // The last line that matches a file applies, also to a translation of it.
  const some =
    /^(?:\*|\/public\/|\/content\/(?:files\/|handbook\/|\*\*\/(?:redirects\.yaml|pages\/(?:\*|programs|donate|help).*))?)(?: .*)?$/gm;
  const own = [
    "files/ @a/b",
    "handbook/ @a/b @amina @c",
    "**/pages/*.mdx @amina @c",
    "**/pages/programs.yaml @amina @c",
    "**/pages/donate.yaml @a/b @amina @c",
    "**/pages/help.yaml @amina @c",
    "**/redirects.yaml @a/b @amina @c",
  ];
  const lines = ["* @a/b", "/public/ @a/b", "/content/", ...own.map((line) => `/content/${line}`)];
  expect(owners.match(some)).toEqual(lines);
});

it("the generated files name no owner who is no account, and are stale if one is changed, or left over from a deleted kind", async () => {
  await mkdir(path.join(room, "content"));
  await writeFile(path.join(room, "content/site.yaml"), "owners: { maintainers: amina }");
  const unwritten: string[] = [];
  for (const { path: file, text: words } of await generatedFiles(room)) {
    await mkdir(path.dirname(path.join(room, file)), { recursive: true });
    if (words === undefined) unwritten.push(file);
    // As Git checks it out on Windows.
    else await writeFile(path.join(room, file), words.replaceAll("\n", "\r\n"));
  }
  expect(unwritten).toEqual([".github/CODEOWNERS"]);
  expect((await staleFiles(room)).map(({ path: file }) => file)).toEqual([]);
  await writeFile(path.join(room, "content/handbook/fields/wishing.md"), "");
  const stale = await staleFiles(room);
  expect(stale.map((file) => [file.path, file.text === undefined])).toEqual([
    ["content/handbook/fields/wishing.md", true],
  ]);
});

it("a new translation gets the mark of its original below its fields, once", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const [page, post] = ["sw/pages/about.yaml", "sw/blog/1.mdx"];
  const files = { [page]: "title: Sisi", [post]: "---\ntitle: Habari\n---\nManeno.\n" };
  const unread = { "sw/blog/2.mdx": "---\ntitle: [\n---\nManeno.\n" };
  const mark = expect.stringMatching(/^translates: "[0-9a-f]{8}"$/) as string;
  vi.stubEnv("CONTENT_DIR", await contentFolder({ ...files, ...unread }));
  const marked = Object.fromEntries(markedTexts().map(({ path: name, text }) => [name, text]));
  expect(Object.keys(marked)).not.toContain("sw/blog/2.mdx");
  const linesOf = (name: string) => marked[name]?.split("\n");
  expect(linesOf(page)).toEqual(["title: Sisi", mark, ""]);
  expect(linesOf(post)).toEqual(["---", "title: Habari", mark, "---", "Maneno.", ""]);
  vi.stubEnv("CONTENT_DIR", await contentFolder({ ...files, ...marked }));
  expect(markedTexts().filter(({ path: name }) => name in marked)).toEqual([]);
});

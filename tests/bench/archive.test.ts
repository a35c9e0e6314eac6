import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inspectContents } from "#app/library/inspect.server.ts";
import { editFooter, editPost } from "#scripts/bench/edit-archive.ts";
import { archivePost, writeArchive } from "#scripts/bench/write-archive.ts";
import { writeFloor } from "#scripts/bench/write-floor.tsx";

async function archiveOf(posts: number) {
  const room = await mkdtemp(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rm(room, { recursive: true, force: true }));
  const content = path.join(room, "content");
  await writeArchive(content, posts);
  return { room, content };
}

const postIn = (content: string, index: number) =>
  readFile(path.join(content, "blog", `${archivePost(index)}.mdx`), "utf8");

describe("writeArchive", () => {
  it("writes the same words for everybody, however many posts there are", async () => {
    const few = await archiveOf(2);
    const many = await archiveOf(5);
    expect(await postIn(many.content, 2)).toBe(await postIn(few.content, 2));
    expect(await postIn(many.content, 3)).not.toBe(await postIn(many.content, 4));
  });

  it("writes posts without a problem", async () => {
    const { content } = await archiveOf(5);
    const { problems } = await inspectContents({ content, pictures: "public" }, { drafts: false });
    expect(problems).toEqual([]);
  });
});

describe("editPost and editFooter", () => {
  it.each([
    ["editPost", editPost, `blog/${archivePost(1)}.mdx`],
    ["editFooter", editFooter, "interface.yaml"],
  ])("%s exchanges one word, each time for another", async (_name, edit, name) => {
    const { content } = await archiveOf(1);
    const read = async () => (await readFile(path.join(content, name), "utf8")).split(/\s+/);
    const texts = [await read()];
    for (let run = 0; run < 3; run += 1) {
      const { text } = await edit(content);
      const words = await read();
      const before = texts.at(-1) ?? [];
      expect(words.filter((word, index) => word !== before[index])).toHaveLength(1);
      expect(words.join(" ")).toContain(text);
      texts.push(words);
    }
    expect(new Set(texts.map((words) => words.join(" "))).size).toBe(4);
  });

  it("leave nothing to mend", async () => {
    const { content } = await archiveOf(1);
    await editPost(content);
    await editFooter(content);
    const { problems } = await inspectContents({ content, pictures: "public" }, { drafts: false });
    expect(problems).toEqual([]);
  });
});

describe("writeFloor", () => {
  it("writes a page for each post, with its words", async () => {
    const { room, content } = await archiveOf(5);
    const out = path.join(room, "out");
    await writeFloor(content, out);
    const posts = await readdir(path.join(content, "blog"));
    const pages = posts.filter((name) => name.endsWith(".mdx")).map((name) => name.slice(0, -4));
    expect((await readdir(out)).sort()).toEqual(pages.map((id) => `${id}.html`).sort());
    const html = await readFile(path.join(out, `${archivePost(3)}.html`), "utf8");
    const last = (await postIn(content, 3)).split("---\n\n")[1]?.split("\n")[0] ?? "";
    expect(last.length).toBeGreaterThan(50);
    expect(html).toContain(`<p>${last}</p>`);
  });

  it("writes nothing where a post is wrong", async () => {
    const { room, content } = await archiveOf(1);
    await rm(path.join(content, "blog"), { recursive: true });
    const out = path.join(room, "out");
    await mkdir(path.join(content, "blog"));
    await writeFile(path.join(content, "blog/one.mdx"), "---\ntitle: One\n---\n\nWords.\n");
    await expect(writeFloor(content, out)).rejects.toThrow("excerpt");
    await expect(readdir(out)).rejects.toThrow("ENOENT");
  });
});

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { markFile } from "#scripts/build/safe-output.ts";
import { chosenPort } from "#scripts/serve/listen.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { baseContent } from "#tests/support/base-content.ts";
import { changedFile } from "#tests/support/changed-file.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// A command that builds takes its time where others build as well.
vi.setConfig({ testTimeout: 120_000 });

const room = temporaryFolder();
const reachable = changedFile(
  "navigation.yaml",
  "- { label: Blog, href: /blog }",
  ["blog", "programs", "donate", "get-involved", "contact"]
    .map((name) => `- { label: ${name}, href: /${name} }`)
    .join("\n  "),
);
const folder = (name: string) => path.join(room, name);
const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

describe("npm run build", () => {
  it("builds another content folder into another output folder", async () => {
    const content = await contentFolder({
      ...reachable,
      "redirects.yaml": "- { from: /blog/old, to: /blog/1 }\n",
    });
    const output = folder("small");
    const { code, out, errors } = await runCommand("scripts/build.ts", {
      CONTENT_DIR: content,
      OUT_DIR: output,
    });
    expect(errors).toBe("");
    expect(code).toBe(0);
    for (const step of ["Content", "Code", "Pages", "Pictures", "Done"]) {
      expect(out).toMatch(new RegExp(`^${step}\\b`, "m"));
    }
    const files = await readdir(output, { recursive: true });
    const wanted = ["index.html", "about.html", "blog/1.html", "404.html", "_headers", "feed.xml"];
    expect(files).toEqual(expect.arrayContaining(wanted));
    expect(await readFile(path.join(output, "_redirects"), "utf8")).toMatch(
      /^\/blog\/old \/blog\/1 301$/m,
    );
    expect(await readFile(path.join(output, "blog/old.html"), "utf8")).toContain('href="/blog/1"');
    const [written = "", shown = ""] = await Promise.all([
      readFile(path.join(content, "blog/1.mdx"), "utf8"),
      readFile(path.join(output, "blog/1.html"), "utf8"),
    ]);
    const title = /^title: (.*)$/m.exec(written)?.[1] ?? "";
    expect(shown).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  it("prints every problem of a broken folder, exits 1 and writes nothing", async () => {
    const content = await contentFolder({
      "team.yaml": "- id: a\n  nmae: N\n  role: R\n  about: A\n",
      "timeline.yaml": "- year: soon\n  title: Founded\n  text: It begins.\n",
    });
    const output = folder("untouched");
    await mkdir(output);
    await writeFile(path.join(output, markFile), "");
    await writeFile(path.join(output, "index.html"), "The site of yesterday");
    const { code, out, errors } = await runCommand("scripts/build.ts", {
      CONTENT_DIR: content,
      OUT_DIR: output,
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^content\/team\.yaml:2:3 {2}\S.*nmae/m);
    expect(errors).toMatch(/^content\/timeline\.yaml:1:9 {2}\S.*soon/m);
    expect(out + errors).not.toMatch(/^\s+at /m);
    expect((await readdir(output)).sort()).toEqual([markFile, "index.html"]);
  });

  it.each([
    ["SITE_URL", "garbage"],
    ["SITE_URL", "https://www.example.org/below"],
    ["BASE_PATH", "preview"],
    ["BASE_PATH", "/a/../b"],
    ["DATE", "tomorrow"],
  ])("says in one sentence that %s cannot be %s", async (name, value) => {
    const variables = { [name]: value, OUT_DIR: folder("odd") };
    const { code, out, errors } = await runCommand("scripts/build.ts", variables);
    expect([code, out]).toEqual([1, ""]);
    expect(lines(errors)).toEqual([expect.stringContaining(`${name} says "${value}"`)]);
  });

  it("says in a sentence where there is no content at all", async () => {
    const { code, out, errors } = await runCommand("scripts/build.ts", {
      CONTENT_DIR: folder("nowhere"),
      OUT_DIR: folder("nothing"),
    });
    expect(code).toBe(1);
    expect(errors).toContain("nowhere");
    expect(out + errors).not.toMatch(/^\s+at /m);
    expect(await readdir(room)).not.toContain("nothing");
  });
});

describe("npm run check:content", () => {
  it("takes posts with one and the same text", async () => {
    // Never seen before, so that it is in no cache.
    const post = baseContent["blog/1.mdx"]?.replace(/\n---\n[^]*$/, `\n---\n\n${randomUUID()}\n`);
    const names = Array.from({ length: 12 }, (_, index) => `blog/${index + 1}.mdx`);
    const content = await contentFolder(
      Object.fromEntries(
        names.map((name) => [name, post?.replace(/^title: .*$/m, `title: In ${name}`) ?? null]),
      ),
    );
    const { code, errors } = await runCommand("scripts/check-content.ts", { CONTENT_DIR: content });
    expect(errors).toBe("");
    expect(code).toBe(0);
  });
});

describe("npm start", () => {
  it("is told in one sentence that the port is taken", async () => {
    const port = await takenPort();
    await writeFile(folder("_headers"), "");
    await writeFile(folder("_redirects"), "");
    await writeFile(folder("404.html"), "");
    const serving = serveSite({ folder: room, port });
    await expect(serving).rejects.toThrow(new RegExp(`^[^\n]*${port}[^\n]*PORT=\\d+[^\n]*$`));
  });

  it("says in one sentence that a port is no port", async () => {
    const { code, out, errors } = await runCommand("scripts/start.ts", { PORT: "many" });
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(lines(errors)).toHaveLength(1);
    expect(errors).toContain('"many"');
  });

  it.each(["", " "])("listens on port 3000 where PORT is %j", (given) => {
    vi.stubEnv("PORT", given);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(chosenPort()).toBe(3000);
  });

  it.each(["70000", "-1", "80.5", "0x", "0x50", "1e3"])("does not take %j for a port", (given) => {
    vi.stubEnv("PORT", given);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(chosenPort).toThrow(`"${given}"`);
  });
});

describe("npm run dev", () => {
  it("says in one sentence that the port is taken, and exits 1", async () => {
    const port = await takenPort();
    const { code, errors } = await runCommand("scripts/dev.ts", { PORT: String(port) });
    expect(code).toBe(1);
    expect(lines(errors)).toHaveLength(1);
    expect(errors).toContain(String(port));
  });

  it("says in one sentence where there is no content at all, and exits 1", async () => {
    const { code, errors } = await runCommand("scripts/dev.ts", {
      CONTENT_DIR: folder("nowhere"),
      PORT: "0",
    });
    expect(code).toBe(1);
    expect(lines(errors)).toHaveLength(1);
    expect(errors).toContain("nowhere");
    expect(errors).not.toContain("ENOENT");
  });
});

async function takenPort() {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, resolve));
  onTestFinished(() => void blocker.close());
  return (blocker.address() as AddressInfo).port;
}

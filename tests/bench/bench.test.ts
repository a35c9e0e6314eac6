import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { inspectContents } from "#app/library/inspect.server.ts";
import { benchReport, type Figure } from "#scripts/bench/bench-report.ts";
import { copySite, measureCommand, runCommand } from "#scripts/bench/site-copy.ts";
import { runCommand as runScript } from "#tests/support/run-command.ts";
import { startCommand } from "#tests/support/start-command.ts";

function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "suluhisho-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const textOf = (...place: string[]) => readFileSync(path.join(...place), "utf8");

async function archiveOf(posts: number) {
  const content = path.join(emptyFolder(), "content");
  const { code } = await runScript(["scripts/bench/make-archive.ts", String(posts), content], {});
  expect(code).toBe(0);
  return { content, post: (index: number) => textOf(content, `blog/archive-${index}.mdx`) };
}

describe("npm run archive", () => {
  it("writes the same posts for everybody, without a problem; the floor, a page of each", async () => {
    const [few, many] = await Promise.all([archiveOf(2), archiveOf(5)]);
    expect(many.post(2)).toBe(few.post(2));
    expect(many.post(3)).not.toBe(many.post(4));
    const folders = { content: many.content, public: "public" };
    expect((await inspectContents(folders, { drafts: false })).problems).toEqual([]);

    const output = emptyFolder();
    const { code } = await runScript(["scripts/bench/floor.ts", many.content, output], {});
    expect(code).toBe(0);
    const files = readdirSync(path.join(many.content, "blog"));
    const pages = files
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => `${name.slice(0, -4)}.html`);
    expect(readdirSync(output).sort()).toEqual(pages.sort());
    const paragraph = many.post(3).split("\n\n")[1] ?? "";
    expect(paragraph.length).toBeGreaterThan(50);
    expect(textOf(output, "archive-3.html")).toContain(`<p>${paragraph}</p>`);
  });
});

describe("copySite", () => {
  it("copies what Git knows or would add, and links the packages without their caches", async () => {
    const [root, folder] = [emptyFolder(), path.join(emptyFolder(), "site")];
    const script = `git init -q; echo out/ > .gitignore; mkdir out app node_modules
      mkdir node_modules/zod node_modules/.bin node_modules/.vite
      touch out/a app/known app/new app/gone; git add app/known app/gone; rm app/gone
      echo node_modules >> .gitignore`;
    await runCommand(["sh", "-c", script], root, {});
    await copySite(root, folder);
    expect(readdirSync(folder).sort()).toEqual([".gitignore", "app", "node_modules"]);
    expect(readdirSync(path.join(folder, "app")).sort()).toEqual(["known", "new"]);
    expect(readdirSync(path.join(folder, "node_modules")).sort()).toEqual([".bin", "zod"]);
  });
});

describe("measureCommand", () => {
  const node = (code: string) => measureCommand([process.execPath, "-e", code], ".", { ONE: "1" });
  const holding = (bytes: number) => `Buffer.alloc(${bytes}, 1); setTimeout(() => {}, 300);`;

  it("takes the time, and the memory of all processes that the command starts", async () => {
    const start = (code: string) =>
      `require("node:child_process").execFileSync(process.execPath, ["-e", "${code}"]);`;
    const idle = await node(start(holding(1)));
    const full = await node(start(`let held = ${holding(200 * 2 ** 20)}`));
    expect(idle.seconds).toBeGreaterThan(0.3);
    if (process.platform !== "linux") return;
    expect((full.mebibytes ?? 0) - (idle.mebibytes ?? 0)).toBeGreaterThan(180);
  });

  it("leaves the settings of the machine out and fails where the command fails", async () => {
    vi.stubEnv("NODE_SETTING", "1");
    await node("process.exitCode = process.env.ONE && !process.env.NODE_SETTING ? 0 : 1");
    await expect(node("process.exitCode = 1")).rejects.toThrow("did not succeed");
    await expect(runCommand(["no-such-program"], ".", {})).rejects.toThrow("ENOENT");
  });
});

describe("npm run bench", () => {
  it("tells medians and, where there are several runs, the worst", () => {
    const figures: Figure[] = [
      ...[3, 1, 5].map((value) => ({ title: "Floor", unit: "s" as const, posts: 100, value })),
      ...[40, 45].map((value) => ({ title: "Save", unit: "ms" as const, posts: 100, value })),
      { title: "Floor", unit: "s", posts: 1000, value: 7 },
    ];
    const rows = (report: string) => report.replace(/ +/g, " ").split("\n").slice(0, 4);
    expect(rows(benchReport(figures, 3))[0]).toBe("| | 100 posts | 1,000 posts |");
    expect(rows(benchReport(figures, 3))[2]).toBe("| Floor | 3.00 s (5.00) | 7.00 s (7.00) |");
    expect(rows(benchReport(figures.slice(0, -1), 1))[3]).toBe("| Save | 43 ms |");
  });

  // The bench copies the site and measures before it can be interrupted.
  it.runIf(process.env.TEST_MATRIX === "true")(
    "leaves nothing behind on an interrupt",
    async () => {
      const room = emptyFolder();
      const left = () => readdirSync(room).filter((name) => name.startsWith("suluhisho-bench-"));
      const bench = startCommand(["scripts/bench/bench.ts", "--posts", "2"], { TMPDIR: room });
      onTestFinished(async () => void (await bench.stop()));
      await bench.until(/Floor: /);
      expect(left()).toHaveLength(1);
      expect(await bench.stop()).toBe(1);
      expect(left()).toEqual([]);
    },
  );
});

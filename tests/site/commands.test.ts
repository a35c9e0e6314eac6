import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { versionText } from "#scripts/build/version-text.ts";
import { chosenPort } from "#scripts/serve/listen.ts";
import { serveSite } from "#scripts/serve/static-server.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// Commands that build are slow while other tests build as well.
vi.setConfig({ testTimeout: 120_000 });

const room = temporaryFolder();
const folder = (name: string) => path.join(room, name);

/** Runs a command that must fail, and returns its one line. */
async function refusalOf(program: string, variables: Record<string, string>) {
  const { code, out, errors } = await runCommand([program], variables);
  expect([code, out]).toEqual([1, ""]);
  expect(errors.trim().split("\n")).toHaveLength(1);
  return errors;
}

describe("npm run build", () => {
  it("prints every error of a broken folder, exits 1 and writes nothing", async () => {
    const content = await contentFolder({
      "team.yaml": "- id: a\n  nmae: N\n  role: R\n  about: A\n",
      "timeline.yaml": "- year: soon\n  title: Founded\n  text: It begins.\n",
    });
    const output = folder("untouched");
    await mkdir(output);
    await writeFile(path.join(output, "version.txt"), versionText("2026-06-30"));
    const variables = { CONTENT_DIR: content, OUT_DIR: output };
    const { code, out, errors } = await runCommand(["build"], variables);
    expect(code).toBe(1);
    expect(errors).toMatch(/^content\/team\.yaml:2:3 {2}\S/m);
    expect(errors).toMatch(/^content\/timeline\.yaml:1:9 {2}\S/m);
    expect(out + errors).not.toMatch(/^\s+at /m);
    expect((await readdir(output)).sort()).toEqual(["version.txt"]);
  });

  it("builds the same scripts in every shell and folder", async () => {
    const assets = path.join(testSites.frozen, "assets");
    const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts) {
      const text = await readFile(path.join(assets, name), "utf8");
      expect(text).not.toMatch(/jsxDEV|\.tsx/);
      expect(text).not.toContain(process.cwd());
    }
  });

  it.each([
    ["DATE", "tomorrow"],
    ["CONTENT_DIR", folder("nowhere")],
  ])("says in one sentence that %s cannot be %s", async (name, value) => {
    const output = folder("nothing");
    const refusal = await refusalOf("build", { [name]: value, OUT_DIR: output });
    expect(refusal).toContain(path.basename(value));
    expect(await readdir(room)).not.toContain("nothing");
  });
});

describe("a port", () => {
  it("that is in use makes npm start and npm run dev end with one sentence", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, resolve));
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as AddressInfo;
    for (const name of ["_headers", "_redirects", "404.html"]) await writeFile(folder(name), "");
    await expect(serveSite({ folder: room, port })).rejects.toThrow(
      new RegExp(`^[^\n]*${port}[^\n]*$`),
    );
    expect(await refusalOf("dev", { PORT: String(port) })).toContain(String(port));
  });

  it.each(["70000", "-1", "80.5", "0x50", "1e3", "many"])("is never %j", (given) => {
    vi.stubEnv("PORT", given);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(chosenPort).toThrow(`"${given}"`);
  });

  it.each(["", " "])("is 3000 if PORT is %j", (given) => {
    vi.stubEnv("PORT", given);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(chosenPort()).toBe(3000);
  });
});

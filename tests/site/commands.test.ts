import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";

import { versionText } from "#scripts/build/version-text.ts";
import { listen } from "#scripts/serve/listen.ts";
import { contentFolder } from "#tests/support/content-folder.ts";
import { runCommand } from "#tests/support/command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

// Commands that build are slow while other tests build as well.
vi.setConfig({ testTimeout: 120_000 });

const room = temporaryFolder();
const folder = (name: string) => path.join(room, name);

it("npm run build prints every error of a broken folder, exits 1 and writes nothing", async () => {
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
  expect(await readdir(output)).toEqual(["version.txt"]);
});

it("npm run build says in one sentence that there is no content", async () => {
  const variables = { OUT_DIR: folder("nothing"), CONTENT_DIR: folder("nowhere") };
  const { code, out, errors } = await runCommand(["build"], variables);
  expect([code, out]).toEqual([1, ""]);
  expect(errors.trim()).toMatch(/^.*nowhere.*$/);
  expect(await readdir(room)).not.toContain("nothing");
});

it("a server says in one sentence that its port is in use", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void blocker.close());
  await once(blocker, "listening");
  const { port } = blocker.address() as AddressInfo;
  await expect(listen(createServer(), port)).rejects.toThrow(
    new RegExp(`^[^\n]*${port}[^\n]*PORT=${port + 1}\\.$`),
  );
});

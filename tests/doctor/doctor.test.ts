import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const doctor = path.resolve("scripts/doctor.js");
const room = temporaryFolder();

type Situation = {
  node?: string;
  installed?: Record<string, string>;
  programs?: Record<string, string>;
  variables?: Record<string, string>;
  place?: string;
};

const wanted = { "node_modules/zod": "4.0.0", "node_modules/@a/b": "1.0.0" };
const present = { npm: "echo 11.0.0", git: "echo true" };

/** What the doctor says of a repository and its machine, as they are described. */
async function diagnosis({
  node = ">=20.19",
  installed,
  programs = present,
  variables,
  place = "site",
}: Situation) {
  const folder = path.join(mkdtempSync(path.join(room, "machine-")), place);
  const write = (file: string, text: string, mode?: number) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { mode });
  };
  const lock = (packages: Record<string, object>) => JSON.stringify({ packages });
  const versions = (of: Record<string, string>) =>
    Object.fromEntries(Object.entries(of).map(([name, version]) => [name, { version }]));
  const forOthers = { "node_modules/of-another-system": { version: "1.0.0", optional: true } };
  write("package.json", JSON.stringify({ engines: { node } }));
  write("package-lock.json", lock({ "": {}, ...versions(wanted), ...forOthers }));
  if (installed) write("node_modules/.package-lock.json", lock(versions(installed)));
  for (const name of Object.keys(installed ?? {})) write(`${name}/index.js`, "");
  for (const [name, does] of Object.entries(programs))
    write(`programs/${name}`, `#!/bin/sh\n${does}\n`, 0o755);
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: path.join(folder, "programs"),
    HOME: folder,
    PORT: "0",
    ...variables,
  };
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    const running = execFile(process.execPath, [doctor], { cwd: folder, env }, (_error, said) =>
      resolve({ code: running.exitCode ?? -1, lines: said.split("\n") }),
    );
  });
}

const isMend = (line: string) => line.startsWith("to mend");

describe("npm run doctor", () => {
  it("finds nothing to mend where all is there", async () => {
    const { code, lines } = await diagnosis({ installed: wanted });
    expect([code, lines.filter(isMend)]).toEqual([0, []]);
    expect(lines.filter((line) => line.startsWith("ok")).length).toBeGreaterThanOrEqual(9);
  });

  it.each<[string, Situation, RegExp]>([
    ["an old Node", { node: ">=99.1" }, /Node .* too old.* 99\.1/],
    ["a machine without npm", { programs: {} }, /npm/],
    ["an old npm", { programs: { npm: "echo 6.14.0" } }, /npm 6\.14\.0 is too old/],
    ["packages that are missing", { installed: undefined }, /not installed.*npm ci$/],
    [
      "a package of another version",
      { installed: { ...wanted, "node_modules/zod": "3.0.0" } },
      /differ.*: zod\. .*npm ci$/,
    ],
    [
      "a package that was left out",
      { installed: { "node_modules/zod": "4.0.0" } },
      /differ.*: @a\/b\. .*npm ci$/,
    ],
    ["a path with which nothing is built", { place: "a#b" }, /a#b.*Rename/],
  ])("says how to mend %s, and exits 1", async (_what, situation, says) => {
    const { code, lines } = await diagnosis({ installed: wanted, ...situation });
    expect(code).toBe(1);
    expect(lines.filter(isMend)).toEqual([expect.stringMatching(says)]);
  });

  it("says that the port is taken, and exits 1", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, resolve));
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as AddressInfo;
    const variables = { PORT: String(port) };
    const { code, lines } = await diagnosis({ installed: wanted, variables });
    expect(code).toBe(1);
    expect(lines.filter(isMend)).toEqual([expect.stringContaining(`Port ${port}`)]);
  });

  it("says what is missing for a part of the work alone, and exits 0", async () => {
    const programs = { npm: "echo 11.0.0", git: "exit 128", rsync: "" };
    const variables = { CHROMIUM_PATH: "/nowhere/chromium" };
    const { code, lines } = await diagnosis({ installed: wanted, programs, variables });
    expect(code).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/^not here .*git/));
    expect(lines).toContainEqual(expect.stringMatching(/^to mend .*CHROMIUM_PATH/));
    expect(lines).toContainEqual(expect.stringMatching(/^ok .*rsync/));
    expect(lines).toContainEqual(expect.stringMatching(/^not here .*caddy, needed only for/));
  });
});
